//! The problems of a single part of a tile.

use carcassonne_text::{Problem, Span, Suggestion, problem, problem_messages};

use super::unknown_parts::half_edge;
use crate::quick::cell_parts::{Kind, Part};
use crate::quick::named_players::colour;

problem_messages!("quick_part_slips");

/// Returns the problem of a part by itself, if it has one; `before` is the part before it.
pub(crate) fn find_part_problem(part: &Part, before: Option<&Part>) -> Option<Problem> {
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
            let sides = ["N", "E", "S", "W"].map(|side| Suggestion::new(part.span, format!("g{side}")));
            Some(problem!(part.span, GateWithoutSide).with_ways(sides))
        }
        Kind::Bridge if !matches!(part.written.as_str(), "EW" | "WE" | "NS" | "SN") => {
            let ways = ["bEW", "bNS", "f+bEW", "f+bNS", "f"].map(|text| Suggestion::new(part.span, text));
            Some(problem!(part.span, BridgeWithoutDirection { sides: &part.written }).with_ways(ways))
        }
        Kind::Monastery if part.monastery().is_some() => None,
        kind if has_sides && (kind == Kind::Monastery || kind.symbol().is_some()) => {
            Some(problem!(part.span, PartHasNoSides { letter, sides: &part.written, part: kind.word() }))
        }
        _ => None,
    }
}

fn coats_without_city(part: &Part) -> Problem {
    let letter = part.kind.letter();
    let bare = Suggestion::new(part.span, format!("{letter}{}", part.written));
    let cities = ["", "N", "E", "S", "W"].map(|sides| Suggestion::new(part.span, format!("c{sides}*")));
    let ways = std::iter::once(bare).chain(cities);
    problem!(part.span, PartHasNoCoat { letter, part: part.kind.word() }).with_ways(ways)
}

/// Returns the problem of a bare `g` or `b` behind a part, which is more likely a meeple.
fn meeple_as_part(part: &Part, before: &Part) -> Option<Problem> {
    let letter = part.kind.letter();
    if !matches!(part.kind, Kind::Gate | Kind::Bridge) || !part.written.is_empty() || colour(letter).is_none() {
        return None;
    }
    let bare = before.text_if_free()?;
    let word = part.kind.word();
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
    Some(problem!(part.span, LetterOfPlayer { letter, part: word }).with_ways(ways))
}

/// Returns the problem of a half-edge of a field that names its side last: `fLS`.
fn reversed_half_edge(part: &Part) -> Option<Problem> {
    let letters: Vec<char> = part.written.chars().collect();
    let (Kind::Field, [one @ ('L' | 'R'), other]) = (part.kind, letters.as_slice()) else { return None };
    let half = half_edge(*one, *other)?;
    let letter = part.kind.letter();
    let right = Suggestion::new(part.span, format!("{letter}{half}"));
    Some(problem!(part.span, SideOfHalfEdgeLast { sides: &part.written }).with_ways([right]))
}

/// Returns the problem of a gate on a tile without a city: a road that ends by itself, or a missing city. `sides` are those of
/// the gate.
pub(crate) fn gate_without_city(sides: &str, gate: Span, word: &str, whole: Span) -> Problem {
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
    let problem = problem!(gate, GateWithoutCity { sides: Some(sides.to_owned()).filter(|sides| !sides.is_empty()) });
    problem.with_ways(road.into_iter().chain(both))
}
