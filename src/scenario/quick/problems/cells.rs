//! What is not guessed in a cell of a quick map: what is said instead, and what to write.

use super::whose::{self, PRINT};
use crate::scenario::places::place_reader::is_figure;
use crate::scenario::quick::parts::{Kind, NO_LETTER, Part, are_parts, are_plain_parts, raw};
use crate::scenario::quick::people::{EXAMPLES, colour, colour_of, colours};
use crate::text::{Code, Problem, Span, Suggestion, join_phrases, quoted_list, shorten};
use crate::tiles::{self, Slip, Tile};

/// The letters of parts, for a help text.
pub(super) fn parts() -> String {
    let named: Vec<String> = Kind::all().map(|kind| format!("{} ({})", kind.letter(), kind.word())).collect();
    format!("parts are {}", join_phrases(&named, "and"))
}

pub(super) fn problem(span: Span, message: String, label: &str, help: String) -> Problem {
    Problem::new(Code::MapCell, span, message).label(label).help(help)
}

/// A letter that is not one of a side.
pub(in crate::scenario::quick) fn slip(slip: Slip, at: Span) -> Problem {
    Problem::new(Code::TileSide, at, slip.message).label("here").help(slip.help)
}

/// The problem of what stands on a tile and not in a quick map: `rWinn`, and `inn` alone, where a road is meant. `segment` begins at a
/// byte of the word.
fn marked(word: &str, (begin, segment): (usize, &str), span: Span) -> Option<Problem> {
    let (mark, ground) = NO_LETTER.iter().find(|(mark, _)| segment.ends_with(mark))?;
    let from = begin + segment.len() - mark.len();
    let own = span.part(from, mark.len());
    let sign = word.get(..from).filter(|before| before.ends_with(['+', '-'])).map_or(0, |_| 1);
    let message = format!("`{mark}` cannot be written in a quick map");
    let then = format!("{PRINT}, and add `{mark}` to its tile there");
    let out = format!("leave it out, {then}");
    let problem = problem(own, message, "not in a quick map", out.clone());
    if from > 0 {
        return Some(problem.edit(span.part(from - sign, mark.len() + sign), ""));
    }
    let ways = ["", "N", "E", "S", "W"].map(|side| Suggestion::new(own, format!("{ground}{side}")));
    Some(problem.offer(format!("{then}; here write "), ways).with_fallback(out))
}

/// The problem of a figure behind `=`: whose it is, or how it is asked about if it is nobody's.
fn no_player(name: &str, here: Span) -> Option<Problem> {
    let sign = Span { start: here.start.saturating_sub(1), ..here };
    let form = match name {
        "dragon" => "dragon FROM STEP...",
        "fairy" => "fairy PLACE",
        "tower" => "tower AT HEIGHT",
        "mage" | "witch" => {
            let message = format!("the {name} belongs to no player, and cannot be written in a quick map");
            let help = format!("leave it out, {PRINT}, and add it under `figures` there");
            return Some(problem(here, message, "not a meeple", help).edit(sign, ""));
        }
        _ if is_figure(name) => {
            let message = format!("`{name}` is a figure, not a player");
            return Some(named(problem(here, message, "whose?", String::new()), sign));
        }
        _ => return None,
    };
    let message = format!("`{name}` is not a player");
    let help = format!("leave it out, and write after the map `{form}`");
    Some(problem(here, message, "not a meeple", help).edit(sign, ""))
}

/// What begins at a byte of a word and is no part.
pub(in crate::scenario::quick) fn no_part(word: &str, at: usize, span: Span) -> Problem {
    let rest = word.get(at..).unwrap_or_default();
    let first = rest.chars().next();
    match first {
        Some('*') => {
            let rest = word.trim_matches('*');
            let own = format!("{}{}", if rest.starts_with('c') { rest } else { "c" }, "*");
            let sides = ["", "N", "E", "S", "W"].map(|side| Suggestion::new(span, format!("c{side}*")));
            return Problem::new(Code::MapCell, span.part(at, 1), "`*` is a coat of arms: it follows a city")
                .label("of which city?")
                .offer("write ", std::iter::once(Suggestion::new(span, own)).chain(sides));
        }
        Some('=') => {
            let before = word.get(..at).unwrap_or_default();
            return problem(
                span.part(at, 1),
                format!("`{}` is a meeple without a place", shorten(rest)),
                "on what?",
                String::new(),
            )
            .offer(
                "write what it is on before it: ",
                ["c", "r", "f", "m", "cN", "rN"].map(|part| Suggestion::new(span, format!("{before}{part}{rest}"))),
            );
        }
        Some('+') | None => {
            let at = at.min(word.len().saturating_sub(1));
            let mut right = word.to_owned();
            if word.is_char_boundary(at) && word.get(at..).is_some_and(|rest| rest.starts_with('+')) {
                right.remove(at);
            }
            let help = if right.is_empty() {
                "write it between two parts, without spaces".to_owned()
            } else {
                format!("leave it out: `{}`", shorten(&right))
            };
            let problem = problem(span.part(at, 1), "`+` goes between two parts".to_owned(), "nothing follows", help);
            return problem.edit(span.part(at, 1), "");
        }
        Some(_) => {}
    }
    let begin = word.get(..at).and_then(|t| t.rfind(['+', '='])).map_or(0, |n| n + 1);
    let segment = word.get(begin..).unwrap_or_default();
    let segment = segment.split(['+', '=', '*']).next().unwrap_or_default();
    if let Some(problem) = marked(word, (begin, segment), span) {
        return problem;
    }
    let letters = rest.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '@' | '.'));
    let count: usize = letters.map(char::len_utf8).sum();
    let len = if count == 0 { first.map_or(0, char::len_utf8) } else { count };
    let odd = rest.get(..len).unwrap_or_default();
    let stars = word.get(..at).unwrap_or_default().trim_end_matches('*').len();
    let sides = odd.chars().all(|c| "NESWL".contains(c.to_ascii_uppercase()));
    if sides && stars > 0 && stars < at {
        let (before, coats) = word.get(..at).unwrap_or_default().split_at(stars);
        let after = word.get(at + len..).unwrap_or_default();
        let right = format!("{before}{}{coats}{after}", odd.to_uppercase());
        let message = format!("`{}` is a side; it comes right after its part", shorten(odd));
        return problem(span.part(at, len), message, "belongs before the `*`", String::new())
            .offer("write ", [Suggestion::new(span, right)]);
    }
    // `fsl`, `fLS`: a half-edge in other letters.
    if let ('f', [one, other]) = (
        word.get(..at).and_then(|before| before.chars().next_back()).unwrap_or_default(),
        odd.to_ascii_uppercase().chars().collect::<Vec<char>>().as_slice(),
    ) && let Some(half) = half_edge(*one, *other)
    {
        let message = format!("`{}` is not part of a tile", shorten(odd));
        let problem = problem(span.part(at, len), message, "a half-edge?", String::new());
        return problem.offer("write ", [Suggestion::new(span.part(at, len), half)]);
    }
    let help = if first.is_some_and(|c| c.is_ascii_uppercase()) && at > 0 {
        "sides come right after the letter of their part".to_owned()
    } else {
        format!("{}; names are for `board`, see `oracle explain notation`", parts())
    };
    // `c*k`: the letter of a player, who has no part of that letter.
    let alone = odd.chars().count() == 1 && at > 0 && first.is_some_and(|c| colour(c).is_some());
    if alone && !word.get(..at).unwrap_or_default().contains(['=', '+']) {
        let before = word.get(..at).unwrap_or_default();
        return problem(
            span.part(at, len),
            format!("`{odd}` is not part of a tile; a meeple follows `=`"),
            "a meeple?",
            format!("write `{}={odd}`", shorten(before)),
        )
        .edit(span.part(at, 0), "=");
    }
    let message = format!("`{}` is not part of a tile", shorten(odd));
    problem(span.part(at, len), message, UNKNOWN, help)
}

/// The problem of a word at a byte of the word of a cell of which only the first letters are parts: `half`, `gap`.
pub(in crate::scenario::quick) fn no_word(word: &str, at: usize, span: Span) -> Option<Problem> {
    let rest = word.get(at..)?;
    let len = rest.find(|c: char| !c.is_lowercase()).unwrap_or(rest.len());
    let own = rest.get(..len)?;
    // `ck`: the letter of a player behind a part.
    let (bare, last) = own.split_at_checked(own.char_indices().next_back()?.0)?;
    let player = are_parts(bare) && colour_of(last).is_some();
    let count = own.chars().count();
    let marks = marked(word, (at, own), span).is_some();
    let known = player || marks || are_parts(own) || parts_follow(own);
    if count < LEAST_WORD || known {
        return None;
    }
    let message = format!("`{}` is not part of a tile", shorten(own));
    let help = if matches!(own, "half" | "halves") {
        HALVES.to_owned()
    } else {
        format!("{}; names are for `board`, see `oracle explain notation`", parts())
    };
    Some(problem(span.part(at, len), message, UNKNOWN, help))
}

/// How a pair of halves is written.
const HALVES: &str = "a half tile is written by what it shows, and two halves of nothing but field are `f\\f`";

/// From how many letters on what is no part is a word.
const LEAST_WORD: usize = 3;

/// Whether a text begins with a part that is called by a word: `cityx`.
fn parts_follow(text: &str) -> bool {
    raw(text, 0).is_some_and(|part| part.from > 1)
}

/// Two letters as a half-edge is written, the side first.
fn half_edge(one: char, other: char) -> Option<String> {
    let is_side = |c: char| "NESW".contains(c);
    let is_end = |c: char| "LR".contains(c);
    match (one, other) {
        _ if is_side(one) && is_end(other) => Some(format!("{one}{other}")),
        _ if is_end(one) && is_side(other) => Some(format!("{other}{one}")),
        _ => None,
    }
}

/// What is said at a word that is no part.
pub(super) const UNKNOWN: &str = "unknown part";

/// Whether a problem is that of a word that is no part.
pub(in crate::scenario::quick) fn is_unknown(problem: &Problem) -> bool {
    problem.label == UNKNOWN
}

/// A meeple on the field of a tile that has several.
pub(in crate::scenario::quick) fn many_fields(part: &Part, tile: &str, fields: &[String]) -> Problem {
    problem(
        part.span,
        format!("`f` does not say which of the {} fields of {tile}", fields.len()),
        "on which of them?",
        format!("name one by a half-edge, left or right as seen from the middle: {}", quoted_list(fields, "or")),
    )
}

/// What is wrong with a part by itself.
pub(in crate::scenario::quick) fn part(part: &Part, before: Option<&Part>) -> Option<Problem> {
    let letter = part.kind.letter();
    let refused = |message: String, label: &str, help: String| Some(problem(part.span, message, label, help));
    let has_sides = !part.written.is_empty();
    if part.coats > 0 && part.kind != Kind::City {
        let word = part.kind.word();
        let message = format!("`{letter}*`: a {word} has no coat of arms");
        let bare = Suggestion::new(part.span, format!("{letter}{}", part.written));
        let cities = ["", "N", "E", "S", "W"].map(|sides| Suggestion::new(part.span, format!("c{sides}*")));
        return Some(
            Problem::new(Code::MapCell, part.span, message)
                .label("not a city")
                .offer("`*` follows a city; write ", std::iter::once(bare).chain(cities)),
        );
    }
    if let (Kind::Gate | Kind::Bridge, false, Some(before), Some(_), Some(own)) =
        (part.kind, has_sides, before.and_then(Part::bare), colour(letter), before.map(|before| before.span))
    {
        let word = part.kind.word();
        let message = format!("`{letter}` alone is not a {word}; a meeple follows `=`");
        let both = own.union(part.span);
        let meeple = Suggestion::new(both, format!("{before}={letter}")).with_meaning("for a meeple");
        let named = ["N", "E", "S", "W"]
            .map(|side| Suggestion::new(both, format!("{before}{side}={letter}")).with_meaning("for a meeple"));
        let sides: &[&str] = if part.kind == Kind::Gate { &["N", "S", "E", "W"] } else { &["EW", "NS"] };
        let parts = sides.iter().map(|sides| {
            Suggestion::new(both, format!("{before}+{letter}{sides}")).with_meaning(format!("for a {word}"))
        });
        let open = before.len() == 1;
        let ways = std::iter::once(meeple).chain(named.into_iter().filter(|_| open)).chain(parts);
        return Some(Problem::new(Code::MapCell, part.span, message).label("a meeple?").offer("write ", ways));
    }
    // `fLS`: the side comes first.
    let letters: Vec<char> = part.written.chars().collect();
    if let (Kind::Field, [one @ ('L' | 'R'), other]) = (part.kind, letters.as_slice())
        && let Some(half) = half_edge(*one, *other)
    {
        let message = format!("`{letter}{}` names its side last", part.written);
        let own = Suggestion::new(part.span, format!("{letter}{half}"));
        let problem = Problem::new(Code::MapCell, part.span, message).label("a half-edge?");
        return Some(problem.offer("write ", [own]));
    }
    match part.kind {
        Kind::Gate if !has_sides => {
            let message = format!("`{letter}` is a gate without a side");
            let sides = ["N", "E", "S", "W"].map(|side| Suggestion::new(part.span, format!("g{side}")));
            Some(
                Problem::new(Code::MapCell, part.span, message)
                    .label("on which side?")
                    .offer("name the side from which the road comes: ", sides)
                    .with_fallback(GATE),
            )
        }
        Kind::Bridge if !matches!(part.written.as_str(), "EW" | "WE" | "NS" | "SN") => {
            let written = shorten(&part.written);
            let message = format!("`{letter}{written}` is a bridge without a direction");
            let ways = ["bEW", "bNS", "f+bEW", "f+bNS", "f"].map(|text| Suggestion::new(part.span, text));
            Some(Problem::new(Code::MapCell, part.span, message).label("which way?").offer("write ", ways))
        }
        Kind::Monastery if part.monastery().is_some() => None,
        kind if has_sides && (kind == Kind::Monastery || kind.symbol().is_some()) => refused(
            format!("`{letter}{}`: a {} has no sides", shorten(&part.written), part.kind.word()),
            "no sides",
            format!("write `{letter}`"),
        ),
        _ => None,
    }
}

/// What is wrong with a name after `=`, which begins at byte `at` of the word.
pub(in crate::scenario::quick) fn name(
    word: &str,
    at: usize,
    name: &str,
    part: &Part,
    here: Span,
    whole: Span,
) -> Option<Problem> {
    let refused = |message: String, label: &str, help: String| Some(problem(here, message, label, help));
    if part.kind.stood_on().is_none() {
        let kind = part.kind.word();
        return refused(
            format!("`{}={}`: a meeple cannot be on a {kind}", part.kind.letter(), shorten(name)),
            "not there",
            format!("write the meeple after its road, city or field: `f=r+{}`", part.kind.letter()),
        );
    }
    if name.is_empty() {
        let from = at.saturating_sub(1);
        let rest = word.get(from..).unwrap_or_default();
        let run = rest.len() - rest.trim_start_matches('=').len();
        let here = whole.part(from, run);
        if run > 1 && run < rest.len() && !rest[run..].starts_with('+') {
            let problem = problem(here, "`=` twice".to_owned(), "one too many", String::new());
            return Some(problem.fix_by_writing("="));
        }
        let problem = problem(here, "no player is named after `=`".to_owned(), "who?", String::new());
        return Some(named(problem, here));
    }
    let mut letters = name.chars();
    let first = letters.next()?;
    let rest = letters.as_str();
    if rest.is_empty() && colour(first).is_none() {
        let message = format!("`{}` is not a colour", shorten(name));
        let problem = problem(here, message, "unknown colour", String::new());
        let sign = Span { start: here.start.saturating_sub(1), ..here };
        return Some(named(problem, sign));
    }
    let said = whose::name(word, at, name, part, here);
    if let Some(problem) = said.or_else(|| no_player(name, here)) {
        return Some(problem);
    }
    let odd = |c: char| !c.is_alphanumeric() && !matches!(c, '_' | '-' | '\'' | '*');
    if let Some((at, sign)) = name.char_indices().find(|(_, c)| odd(*c)) {
        let help = "a name is made of letters, digits, _ and -; + begins another part, a comma another row, a space another cell, and / or \\ goes between two halves";
        let at = here.part(at, sign.len_utf8());
        let message = format!("`{}` is not a name", shorten(name));
        let problem = problem(at, message, "not in a name", help.to_owned());
        let plain: String = name.chars().filter(|c| !odd(*c)).collect();
        // A sign too many behind the name.
        let trailing = name.trim_end_matches(odd) == plain && !plain.is_empty();
        return Some(if trailing {
            let whole = Suggestion::new(here, plain);
            problem.offer("write ", [whole]).with_fallback(help)
        } else {
            problem
        });
    }
    let bare = rest.trim_end_matches('*');
    if colour(first).is_some() && !rest.is_empty() && (bare.is_empty() || are_plain_parts(rest)) {
        if bare.is_empty() {
            let before = word.get(..at.saturating_sub(1)).unwrap_or_default();
            let own = if part.kind == Kind::City { rest } else { "" };
            return refused(
                format!("`{rest}` is a coat of arms after a meeple"),
                "belongs to the city",
                format!("write `{}{own}={first}`", shorten(before)),
            );
        }
        let before = word.get(..at).unwrap_or_default();
        if rest.chars().all(|c| colour(c).is_some()) {
            let all: Vec<String> = name.chars().map(String::from).collect();
            let all = all.join("=");
            let message = format!("`{name}` is several players in one word");
            let problem = Problem::new(Code::MapCell, here, message).label("two meeples?");
            let from = Span { start: whole.start, end: here.end };
            let both = Suggestion { typed: format!("{before}{all}"), ..Suggestion::new(here, all) };
            let road = ["", "N", "E", "S", "W"]
                .map(|side| Suggestion::new(from, format!("{before}{first}+r{side}")).with_meaning("for a road"));
            let road = road.into_iter().filter(|_| rest == "r");
            let both = if rest == "r" { both.with_meaning("for two meeples") } else { both };
            return Some(problem.offer("write ", std::iter::once(both).chain(road)));
        }
        let own = here.part(first.len_utf8(), rest.len());
        let message = format!("`{}` runs into the meeple before it", shorten(rest));
        let from = Span { start: whole.start, end: here.end };
        let plain = format!("{before}{first}+{rest}");
        let open = part.is_open().then_some(part.span);
        let sides = ANY.iter().filter_map(|side| {
            let at = (open?.start - whole.start) as usize + 1;
            let (head, tail) = plain.split_at_checked(at)?;
            Some(Suggestion::new(from, format!("{head}{side}{tail}")))
        });
        let ways: Vec<Suggestion> = std::iter::once(Suggestion::new(from, plain.clone())).chain(sides).collect();
        return Some(Problem::new(Code::MapCell, own, message).label("a part, or a name?").offer("write ", ways));
    }
    None
}

/// A problem of who is not named well behind a part, from the `=` on, with who may be.
fn named(problem: Problem, at: Span) -> Problem {
    let ways = EXAMPLES.map(|(who, means)| Suggestion::new(at, format!("={who}")).with_meaning(means));
    problem.offer("write ", ways).with_fallback(format!(
        "after = comes the letter of a colour ({}), or a whole name; a capital is a large meeple",
        colours()
    ))
}

/// A word that begins with a capital, if it is not the id of a printed tile.
pub(in crate::scenario::quick) fn capital(id: &str, rest: &str, span: Span) -> Option<Problem> {
    let bare = id.split('@').next().unwrap_or(id);
    let small = bare.get(..1).map(str::to_lowercase).unwrap_or_default();
    let own = format!("{small}{}", id.get(1..).unwrap_or_default());
    let here = span.part(0, id.len());
    if tiles::entry(bare).is_none() {
        // Of `RR` the second letter is no side.
        let letters = |c: char| Kind::all().any(|kind| kind.letter() == c);
        let all = bare.to_lowercase();
        let is_all = all.chars().all(letters)
            && all.chars().count() > 1
            && tiles::parse_sides(bare.get(1..).unwrap_or_default()).is_err();
        let own = if is_all { all } else { own };
        if are_parts(own.trim_end_matches('*')) {
            let bare = own.trim_end_matches('*');
            let is_city = bare.starts_with('c');
            let coats = own.get(bare.len()..).filter(|_| is_city).unwrap_or_default();
            let open = matches!(bare, "c" | "r");
            let sides = ANY.iter().filter(|_| open).map(|side| format!("{bare}{side}{coats}"));
            let whole = span.part(0, id.len() + rest.len());
            let own = format!("{bare}{coats}");
            let ways = std::iter::once(own.clone()).chain(sides);
            let ways = ways.map(|own| Suggestion::new(whole, format!("{own}{rest}")));
            let message = format!("`{}` begins with a capital, as a printed tile does", shorten(id));
            return Some(
                Problem::new(Code::MapCell, here, message)
                    .label("no such tile")
                    .offer("write ", ways)
                    .with_fallback(format!("write `{}`", shorten(&format!("{own}{rest}")))),
            );
        }
        // The reader of ids says what it is.
        return None;
    }
    if !rest.starts_with('=') {
        return None;
    }
    let message = format!("`{id}` is the printed tile {bare}, but does not say where the meeple is");
    let problem = Problem::new(Code::MapCell, span.part(id.len(), rest.len()), message);
    let whole = span.part(0, id.len() + rest.len());
    let on = ["c", "r", "m", "f"].map(|part| Suggestion::new(whole, format!("{id}+{part}{rest}")));
    let own = are_parts(&own).then(|| {
        let means = format!("for a {} of your own", kind_of(&small));
        Suggestion::new(whole, format!("{own}{rest}")).with_meaning(means)
    });
    Some(problem.label("on what?").offer("write ", own.into_iter().chain(on)))
}

/// What a letter stands for.
fn kind_of(letter: &str) -> &'static str {
    let kind = Kind::all().find(|kind| letter.starts_with(kind.letter()));
    kind.map_or("tile", Kind::word)
}

/// Somebody who stands on what a printed tile does not show.
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

/// What is said at a gate without a city.
const OF_WHICH_CITY: &str = "a gate of which city?";

/// Whether a problem is that of a side apart from its part, or of a gate without a city: written right, it may still not fit.
pub(crate) fn is_moved(problem: &Problem) -> bool {
    matches!(problem.label.as_str(), OF_WHICH_CITY | whose::BEFORE)
}

/// What a gate is.
const GATE: &str = "a gate is where a road ends at the city of its tile";

/// The problem of a gate on a tile without a city: a road that ends by itself, or a city is missing. `sides` are the gate's.
pub(in crate::scenario::quick) fn no_city_at(sides: &str, gate: Span, word: &str, whole: Span) -> Problem {
    let message = if sides.is_empty() {
        "`g` is a gate without a side, on a tile without a city"
    } else {
        "a gate on a tile without a city"
    };
    let at = gate.range().start - whole.range().start;
    let head = word.get(..at).unwrap_or_default();
    let tail = word.get(at + gate.range().len()..).unwrap_or_default();
    let way = |text: String, means: &str| {
        let typed = format!("{head}{text}{tail}");
        Suggestion { typed, ..Suggestion::new(gate, text) }.with_meaning(means)
    };
    let road = (!sides.is_empty()).then(|| way(format!("r{sides}"), "for a road alone"));
    let gates = if sides.is_empty() { vec!["S", "W", "N", "E"] } else { vec![sides] };
    let turns = [("N", "S"), ("E", "W"), ("S", "N"), ("W", "E")];
    // The city lies across from the gate sooner than beside it.
    let across = |city: &str, gate: &str| turns.iter().any(|(one, other)| city == *one && gate == *other);
    let mut both: Vec<(&str, &str)> = Vec::new();
    for is_across in [true, false] {
        let all = gates.iter().flat_map(|gate| turns.iter().map(|(city, _)| (*city, *gate)));
        both.extend(all.filter(|(c, g)| !g.contains(c) && across(c, g) == is_across));
    }
    let means = if sides.is_empty() { "" } else { "for a gate with its city" };
    let both = both.into_iter().map(|(city, gate)| way(format!("c{city}g{gate}"), means));
    let problem = Problem::new(Code::MapCell, gate, message).label(OF_WHICH_CITY);
    problem.offer("write ", road.into_iter().chain(both)).with_fallback(GATE)
}

/// The problem of more meeples on a part than are read.
pub(in crate::scenario::quick) fn too_many_stand(span: Span, most: usize) -> Problem {
    Problem::new(Code::MapForm, span, format!("more than {most} meeples on one part"))
        .label("one too many")
        .help("write the others under `meeples`: `meeples: { red: a1.city }`")
}

/// More parts than any tile has.
pub(in crate::scenario::quick) fn too_many(span: Span, most: usize) -> Problem {
    let message = format!("a tile of more than {most} parts");
    problem(span, message, "too many", "put spaces between cells, and write each part once".to_owned())
}

/// Sides that may be named, the likeliest first.
pub(super) const ANY: [&str; 5] = ["N", "E", "S", "W", "L"];

/// A letter of a side that stands apart from its part, in a word: `c w`, `c w=r`.
pub(in crate::scenario::quick) fn side_apart(side: &str, word: &str, before: (&str, Span), at: Span) -> Problem {
    let message = format!("`{}` is a side: no space before it", shorten(side));
    let rest = word.get(side.len()..).unwrap_or_default();
    let right = format!("{}{}{rest}", before.0, side.to_uppercase());
    Problem::new(Code::MapCell, at, message)
        .label(whose::BEFORE)
        .offer("write ", [Suggestion::new(before.1.union(at), right)])
}

/// Whether a word is letters of sides alone, and no part of a tile.
pub(crate) fn is_side(word: &str) -> bool {
    !word.is_empty() && word.len() <= 4 && word.chars().all(|c| "neswlNESWL".contains(c))
}

/// The printed tile C where a city of one's own was meant.
pub(in crate::scenario::quick) fn all_city(span: Span) -> Problem {
    let own = ["c", "cN", "cE", "cS", "cW", "f"].map(|text| Suggestion::new(span, text));
    let message = "`C` is the printed tile C, a city on all sides";
    Problem::new(Code::MapCell, span, message).label("does not fit here").offer("for a city of your own write ", own)
}
