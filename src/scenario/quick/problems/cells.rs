//! The problems of a cell of a quick map as a whole, and of sides apart from their parts.

use super::meeple_slips;
use crate::scenario::quick::cell_parts::{Kind, Part, are_parts};
use crate::text::{Code, Problem, Span, Suggestion, join_phrases, shorten};
use crate::tiles::{self, Slip, Tile};

/// Returns the help on what parts are: the letter of each.
pub(super) fn list_letters() -> String {
    let named: Vec<String> = Kind::all().map(|kind| format!("{} ({})", kind.letter(), kind.word())).collect();
    format!("parts are {}; names are for `board`, see `oracle explain notation`", join_phrases(&named, "and"))
}

/// Returns the problem of a cell.
pub(super) fn problem(span: Span, message: String, label: &str, help: String) -> Problem {
    Problem::new(Code::MapCell, span, message).label(label).help(help)
}

/// Returns the problem of a letter that is not one of a side.
pub(in crate::scenario::quick) fn wrong_side(slip: Slip, at: Span) -> Problem {
    Problem::new(Code::TileSide, at, slip.message).label("here").help(slip.help)
}

/// The label of a word that is no part.
pub(super) const UNKNOWN: &str = "unknown part";

/// Returns `true` if a problem is that of a word that is no part.
pub(in crate::scenario::quick) fn is_unknown(problem: &Problem) -> bool {
    problem.label_text() == UNKNOWN
}

/// Returns the problem of a word that begins with a capital: the id of no printed tile, or a printed tile with a meeple but no
/// part for it.
pub(in crate::scenario::quick) fn capital_letter(id: &str, rest: &str, span: Span) -> Option<Problem> {
    let bare = id.split('@').next().unwrap_or(id);
    let small = bare.get(..1).map(str::to_lowercase).unwrap_or_default();
    let lower = format!("{small}{}", id.get(1..).unwrap_or_default());
    if tiles::entry(bare).is_none() {
        return capital_part(id, rest, &lower, span);
    }
    if !rest.starts_with('=') {
        return None;
    }
    let message = format!("`{id}` is the printed tile {bare}, but does not say where the meeple is");
    let problem = Problem::new(Code::MapCell, span.part(id.len(), rest.len()), message);
    let word_span = span.part(0, id.len() + rest.len());
    let on = ["c", "r", "m", "f"].map(|part| Suggestion::new(word_span, format!("{id}+{part}{rest}")));
    let parts = are_parts(&lower).then(|| {
        let means = format!("for a {} of your own", kind_word(&small));
        Suggestion::new(word_span, format!("{lower}{rest}")).with_meaning(means)
    });
    Some(problem.label("on what?").offer("write ", parts.into_iter().chain(on)))
}

/// Returns the problem of parts of which the first begins with a capital; `lower` has a small letter there.
fn capital_part(id: &str, rest: &str, lower: &str, span: Span) -> Option<Problem> {
    let bare = id.split('@').next().unwrap_or(id);
    let is_letter = |c: char| Kind::all().any(|kind| kind.letter() == c);
    let all = bare.to_lowercase();
    // The second letter of `RR` is no side.
    let is_all = all.chars().all(is_letter)
        && all.chars().count() > 1
        && tiles::parse_sides(bare.get(1..).unwrap_or_default()).is_err();
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
    let message = format!("`{}` begins with a capital, as a printed tile does", shorten(id));
    Some(
        Problem::new(Code::MapCell, span.part(0, id.len()), message)
            .label("no such tile")
            .offer("write ", ways)
            .with_fallback(format!("write `{}`", shorten(&format!("{plain}{rest}")))),
    )
}

/// Returns the word for the kind of part that a text begins with.
fn kind_word(letter: &str) -> &'static str {
    let kind = Kind::all().find(|kind| letter.starts_with(kind.letter()));
    kind.map_or("tile", Kind::word)
}

/// Returns the problem of a part that its printed tile does not show.
pub(in crate::scenario::quick) fn not_printed(
    (id, text): (&str, &str),
    tile: &Tile,
    parts: &[Part],
    whole: Span,
) -> Option<Problem> {
    let shows = |kind: Kind| match kind {
        Kind::City => !tile.cities.is_empty(),
        Kind::Monastery => tile.monastery.is_some(),
        Kind::Road | Kind::Crossing | Kind::Gate => !tile.roads.is_empty(),
        _ => true,
    };
    let part = parts.iter().find(|part| !shows(part.kind))?;
    let word = part.kind.word();
    let message = format!("`{}`: {id} shows no {word}", part.kind.letter());
    let kinds = [Kind::City, Kind::Road, Kind::Monastery, Kind::Field];
    let ways = kinds.into_iter().filter(|kind| shows(*kind)).map(|kind| {
        let letter = kind.letter();
        let from = part.span.range().end.saturating_sub(whole.range().start);
        let who = text.get(from..).unwrap_or_default().split('+').next().unwrap_or_default();
        Suggestion { typed: format!("{id}+{letter}{who}"), ..Suggestion::new(part.span, letter) }
    });
    let problem = Problem::new(Code::MapCell, part.span, message).label("not on this tile");
    Some(problem.with_related(whole, "the tile").offer("write ", ways))
}

/// The label of a gate without a city.
pub(super) const OF_WHICH_CITY: &str = "a gate of which city?";

/// Returns `true` if a problem is that of text apart from its part, or of a gate without a city; corrected text may still not
/// fit.
pub(crate) fn is_moved(problem: &Problem) -> bool {
    matches!(problem.label_text().as_str(), OF_WHICH_CITY | meeple_slips::BEFORE)
}

/// Returns the problem of more meeples on a part than are allowed.
pub(in crate::scenario::quick) fn too_many_stand(span: Span, most: usize) -> Problem {
    Problem::new(Code::MapForm, span, format!("more than {most} meeples on one part"))
        .label("one too many")
        .help("write the others under `meeples`: `meeples: { red: a1.city }`")
}

/// Returns the problem of more parts than any tile has.
pub(in crate::scenario::quick) fn too_many_parts(span: Span, most: usize) -> Problem {
    let message = format!("a tile of more than {most} parts");
    problem(span, message, "too many", "put spaces between cells, and write each part once".to_owned())
}

/// Sides that may be named, the likeliest first.
pub(super) const ANY: [&str; 5] = ["N", "E", "S", "W", "L"];

/// Returns the problem of the letter of a side in a cell of its own: `c w`, `c w=r`.
pub(in crate::scenario::quick) fn separated_side(side: &str, word: &str, before: (&str, Span), at: Span) -> Problem {
    let message = format!("`{}` is a side: no space before it", shorten(side));
    let rest = word.get(side.len()..).unwrap_or_default();
    let right = format!("{}{}{rest}", before.0, side.to_uppercase());
    Problem::new(Code::MapCell, at, message)
        .label(meeple_slips::BEFORE)
        .offer("write ", [Suggestion::new(before.1.union(at), right)])
}

/// Returns `true` if a word consists of at most four letters of sides.
pub(crate) fn is_side(word: &str) -> bool {
    !word.is_empty() && word.len() <= 4 && word.chars().all(|c| "neswlNESWL".contains(c))
}

/// Returns the problem of the printed tile C where a city without a printed tile is meant.
pub(in crate::scenario::quick) fn all_city(span: Span) -> Problem {
    let own = ["c", "cN", "cE", "cS", "cW", "f"].map(|text| Suggestion::new(span, text));
    let message = "`C` is the printed tile C, a city on all sides";
    Problem::new(Code::MapCell, span, message).label("does not fit here").offer("for a city of your own write ", own)
}
