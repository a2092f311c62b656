//! The problems of a single part of a tile.

use super::cells::{OF_WHICH_CITY, problem};
use super::unknown_parts::half_edge;
use crate::scenario::quick::cell_parts::{Kind, Part};
use crate::scenario::quick::named_players::colour;
use crate::text::{Code, Problem, Span, Suggestion, quoted_list, shorten};

/// Returns the problem of a meeple on the field of a tile that has several fields.
pub(in crate::scenario::quick) fn which_field(part: &Part, tile: &str, fields: &[String]) -> Problem {
    problem(
        part.span,
        format!("`f` does not say which of the {} fields of {tile}", fields.len()),
        "on which of them?",
        format!("name one by a half-edge, left or right as seen from the middle: {}", quoted_list(fields, "or")),
    )
}

/// Returns the problem of a part by itself, if it has one; `before` is the part before it.
pub(in crate::scenario::quick) fn find_part_problem(part: &Part, before: Option<&Part>) -> Option<Problem> {
    if part.coats > 0 && part.kind != Kind::City {
        return Some(coats_without_city(part));
    }
    if let Some(problem) = before.and_then(|before| meeple_as_part(part, before)).or_else(|| reversed_half_edge(part)) {
        return Some(problem);
    }
    let letter = part.kind.letter();
    let has_sides = !part.written.is_empty();
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
        kind if has_sides && (kind == Kind::Monastery || kind.symbol().is_some()) => {
            let message = format!("`{letter}{}`: a {} has no sides", shorten(&part.written), part.kind.word());
            Some(problem(part.span, message, "no sides", format!("write `{letter}`")))
        }
        _ => None,
    }
}

/// Returns the problem of a coat of arms on a part that is no city.
fn coats_without_city(part: &Part) -> Problem {
    let letter = part.kind.letter();
    let message = format!("`{letter}*`: a {} has no coat of arms", part.kind.word());
    let bare = Suggestion::new(part.span, format!("{letter}{}", part.written));
    let cities = ["", "N", "E", "S", "W"].map(|sides| Suggestion::new(part.span, format!("c{sides}*")));
    Problem::new(Code::MapCell, part.span, message)
        .label("not a city")
        .offer("`*` follows a city; write ", std::iter::once(bare).chain(cities))
}

/// Returns the problem of a bare `g` or `b` behind a part, which is more likely a meeple.
fn meeple_as_part(part: &Part, before: &Part) -> Option<Problem> {
    let letter = part.kind.letter();
    if !matches!(part.kind, Kind::Gate | Kind::Bridge) || !part.written.is_empty() || colour(letter).is_none() {
        return None;
    }
    let bare = before.text_if_free()?;
    let word = part.kind.word();
    let message = format!("`{letter}` alone is not a {word}; a meeple follows `=`");
    let both = before.span.union(part.span);
    let meeple = Suggestion::new(both, format!("{bare}={letter}")).with_meaning("for a meeple");
    let named = ["N", "E", "S", "W"]
        .map(|side| Suggestion::new(both, format!("{bare}{side}={letter}")).with_meaning("for a meeple"));
    let sides: &[&str] = if part.kind == Kind::Gate { &["N", "S", "E", "W"] } else { &["EW", "NS"] };
    let parts = sides
        .iter()
        .map(|sides| Suggestion::new(both, format!("{bare}+{letter}{sides}")).with_meaning(format!("for a {word}")));
    let is_open = bare.len() == 1;
    let ways = std::iter::once(meeple).chain(named.into_iter().filter(|_| is_open)).chain(parts);
    Some(Problem::new(Code::MapCell, part.span, message).label("a meeple?").offer("write ", ways))
}

/// Returns the problem of a half-edge of a field that names its side last: `fLS`.
fn reversed_half_edge(part: &Part) -> Option<Problem> {
    let letters: Vec<char> = part.written.chars().collect();
    let (Kind::Field, [one @ ('L' | 'R'), other]) = (part.kind, letters.as_slice()) else { return None };
    let half = half_edge(*one, *other)?;
    let letter = part.kind.letter();
    let message = format!("`{letter}{}` names its side last", part.written);
    let right = Suggestion::new(part.span, format!("{letter}{half}"));
    Some(Problem::new(Code::MapCell, part.span, message).label("a half-edge?").offer("write ", [right]))
}

/// The description of a gate, for a help text.
const GATE: &str = "a gate is where a road ends at the city of its tile";

/// Returns the problem of a gate on a tile without a city: a road that ends by itself, or a missing city. `sides` are those of
/// the gate.
pub(in crate::scenario::quick) fn gate_without_city(sides: &str, gate: Span, word: &str, whole: Span) -> Problem {
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
    // A city opposite the gate is more likely than one beside it.
    let is_opposite = |city: &str, gate: &str| turns.iter().any(|(one, other)| city == *one && gate == *other);
    let mut both: Vec<(&str, &str)> = Vec::new();
    for opposite in [true, false] {
        let all = gates.iter().flat_map(|gate| turns.iter().map(|(city, _)| (*city, *gate)));
        both.extend(all.filter(|(c, g)| !g.contains(c) && is_opposite(c, g) == opposite));
    }
    let means = if sides.is_empty() { "" } else { "for a gate with its city" };
    let both = both.into_iter().map(|(city, gate)| way(format!("c{city}g{gate}"), means));
    let problem = Problem::new(Code::MapCell, gate, message).label(OF_WHICH_CITY);
    problem.offer("write ", road.into_iter().chain(both)).with_fallback(GATE)
}
