//! The problems of a cell of a quick map as a whole, and of sides apart from their parts.

use carcassonne_board::tiles::{self, MonasteryKind, Tile};
use carcassonne_text::{Problem, Span, Suggestion, problem, problem_messages};

use crate::quick::cell_parts::{Kind, Part, are_parts};

problem_messages!("quick_cells");

/// Returns the problem of text that is no part; `kind` selects the wording: `tile`, `sides`, `halves` or another word.
pub(super) fn unknown_part(text: &str, kind: &'static str, at: Span) -> Problem {
    let letters = Kind::all().map(|kind| format!("{} ({})", kind.letter(), kind.word()));
    let letters = carcassonne_words::messages::plain::Arg::list(letters);
    problem!(at, UnknownPart { text: text.to_owned(), kind, letters })
}

/// Returns the problem of a word that begins with a capital: the id of no printed tile, or a printed tile with a meeple but no
/// part for it.
pub fn capital_letter(id: &str, rest: &str, span: Span) -> Option<Problem> {
    let bare = id.split('@').next().unwrap_or(id);
    let small = bare.get(..1).map(str::to_lowercase).unwrap_or_default();
    let lower = format!("{small}{}", id.get(1..).unwrap_or_default());
    if tiles::entry(bare).is_none() {
        return capital_part(id, rest, &lower, span);
    }
    if !rest.starts_with('=') {
        return None;
    }
    let word_span = span.part(0, id.len() + rest.len());
    let on = ["c", "r", "m", "f"].map(|part| Suggestion::new(word_span, format!("{id}+{part}{rest}")));
    let parts = are_parts(&lower).then(|| {
        let means = format!("for a {} of your own", kind_word(&small));
        Suggestion::new(word_span, format!("{lower}{rest}")).with_meaning(means)
    });
    let problem =
        problem!(span.part(id.len(), rest.len()), PrintedTileWithoutPart { id: id.to_owned(), tile: bare.to_owned() });
    Some(problem.with_ways(parts.into_iter().chain(on)))
}

/// Returns the problem of parts of which the first begins with a capital; `lower` has a small letter there.
fn capital_part(id: &str, rest: &str, lower: &str, span: Span) -> Option<Problem> {
    let bare = id.split('@').next().unwrap_or(id);
    let is_letter = |c: char| Kind::all().any(|kind| kind.letter() == c);
    let all = bare.to_lowercase();
    // The second letter of `RR` is no side, that of `MH` a kind of monastery.
    let is_all = all.chars().all(is_letter)
        && all.chars().count() > 1
        && tiles::parse_sides(bare.get(1..).unwrap_or_default()).is_err()
        && !(lower.starts_with('m') && MonasteryKind::from_letter(bare.get(1..).unwrap_or_default()).is_some());
    let parts = if is_all { all.as_str() } else { lower };
    let bare = parts.trim_end_matches('*');
    if !are_parts(bare) {
        // The reader of ids reports it.
        return None;
    }
    let is_city = bare.starts_with('c');
    let coats = parts.get(bare.len()..).filter(|_| is_city).unwrap_or_default();
    let is_open = matches!(bare, "c" | "r");
    let sides = ANY.iter().filter(|_| is_open).map(|side| format!("{bare}{side}{coats}"));
    let word_span = span.part(0, id.len() + rest.len());
    let plain = format!("{bare}{coats}");
    let ways = std::iter::once(plain.clone()).chain(sides);
    let ways = ways.map(|way| Suggestion::new(word_span, format!("{way}{rest}")));
    let problem = problem!(span.part(0, id.len()), CapitalPart { id: id.to_owned(), cell: format!("{plain}{rest}") });
    Some(problem.with_ways(ways))
}

/// Returns the word for the kind of part that a text begins with.
fn kind_word(letter: &str) -> &'static str {
    let kind = Kind::all().find(|kind| letter.starts_with(kind.letter()));
    kind.map_or("tile", Kind::word)
}

/// Returns the problem of a part that its printed tile does not show.
pub fn not_printed((id, text): (&str, &str), tile: &Tile, parts: &[Part], whole: Span) -> Option<Problem> {
    let shows = |kind: Kind| match kind {
        Kind::City => !tile.cities.is_empty(),
        Kind::Monastery => tile.monastery.is_some(),
        Kind::Road | Kind::Crossing | Kind::Gate => !tile.roads.is_empty(),
        _ => true,
    };
    let part = parts.iter().find(|part| !shows(part.kind))?;
    let kinds = [Kind::City, Kind::Road, Kind::Monastery, Kind::Field];
    let ways = kinds.into_iter().filter(|kind| shows(*kind)).map(|kind| {
        let letter = kind.letter();
        let from = part.span.range().end.saturating_sub(whole.range().start);
        let who = text.get(from..).unwrap_or_default().split('+').next().unwrap_or_default();
        Suggestion { typed: format!("{id}+{letter}{who}"), ..Suggestion::new(part.span, letter) }
    });
    let (letter, part_word) = (part.kind.letter(), part.kind.word());
    let problem = problem!(part.span, NotPrinted { letter, id: id.to_owned(), part: part_word });
    Some(problem.at_related(whole).with_ways(ways))
}

/// Sides that may be named, the likeliest first.
pub(super) const ANY: [&str; 5] = ["N", "E", "S", "W", "L"];

/// Returns the problem of the letter of a side in a cell of its own: `c w`, `c w=r`.
pub fn separated_side(side: &str, word: &str, before: (&str, Span), at: Span) -> Problem {
    let rest = word.get(side.len()..).unwrap_or_default();
    let right = format!("{}{}{rest}", before.0, side.to_uppercase());
    let ways = [Suggestion::new(before.1.union(at), right)];
    problem!(at, SeparatedSide { side: side.to_owned() }).with_ways(ways)
}

/// Returns `true` if a word consists of at most four letters of sides.
pub fn is_side(word: &str) -> bool {
    !word.is_empty() && word.len() <= 4 && word.chars().all(|c| "neswlNESWL".contains(c))
}

/// Returns the problem of the printed tile C where a city without a printed tile is meant.
pub fn all_city(span: Span) -> Problem {
    let own = ["c", "cN", "cE", "cS", "cW", "f"].map(|text| Suggestion::new(span, text));
    problem!(span, AllCity).with_ways(own)
}
