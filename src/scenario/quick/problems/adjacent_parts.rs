//! The problems of parts beside one another: on a tile, and on tiles that touch.

use super::cells::{ANY, UNKNOWN, list_letters, problem};
use crate::geometry::{Side, SideSet};
use crate::scenario::quick::cell_parts::{CellContent, Kind, Part};
use crate::scenario::quick::named_players::colour;
use crate::text::{Code, Edit, Problem, Span, Suggestion, apply_edits_to_part, join_phrases, shorten};
use crate::tiles;

/// Returns the problem of parts of a tile that do not go together, if they do not; `word` is the text of the cell.
pub(in crate::scenario::quick) fn find_conflict(content: &CellContent, word: &str, span: Span) -> Option<Problem> {
    let word = shorten(word);
    let parts = content.parts.as_slice();
    if let Some(id) = &content.printed {
        // The reader of ids reports one of no tile.
        tiles::entry(id.split('@').next().unwrap_or(id))?;
        let idle = parts.iter().find(|part| part.who.is_empty())?;
        return Some(problem(
            idle.span,
            format!("`{word}`: a printed tile already has its parts"),
            "no meeple here",
            "after a `+` comes who is where: `E@90+c=r`".to_owned(),
        ));
    }
    find_open_parts(parts, &word, span)
        .or_else(|| find_repeated_part(parts, &word, span))
        .or_else(|| too_many_road_ends(parts, &word))
        .or_else(|| meeple_on_crossing(parts, &word))
}

/// Returns the parts of some kinds.
fn parts_of<'p>(parts: &'p [Part], kinds: &[Kind]) -> Vec<&'p Part> {
    parts.iter().filter(|part| kinds.contains(&part.kind)).collect()
}

/// Returns the problem of several cities, or several roads, of which one names no sides.
fn find_open_parts(parts: &[Part], word: &str, span: Span) -> Option<Problem> {
    for (kinds, one, many) in
        [(&[Kind::City][..], "city", "cities"), (&[Kind::Road, Kind::Crossing][..], "road", "roads")]
    {
        let parts = parts_of(parts, kinds);
        let open = parts.iter().filter(|part| part.is_open()).count();
        if open == 0 || parts.len() < 2 {
            continue;
        }
        return Some(match parts.as_slice() {
            [first, second] if open == 2 && first.kind == second.kind => {
                two_open_parts([first, second], many, word, span)
            }
            parts => unclear_sides(parts, one, word, span),
        });
    }
    None
}

/// Returns the problem of parts of which some name no sides.
fn unclear_sides(parts: &[&Part], kind: &str, word: &str, span: Span) -> Problem {
    let message = format!("`{word}` does not say which sides belong to which {kind}");
    let ways = (0..ANY.len() * 3).map(|n| {
        let open = parts.iter().filter(|part| part.is_open());
        let edits: Vec<Edit> = open
            .enumerate()
            .map(|(at, part)| {
                let side = ANY[(n + at * (1 + n / ANY.len())) % ANY.len()];
                let letter = part.kind.letter();
                let text = format!("{letter}{side}{}", "*".repeat(part.coats));
                Edit { span: part.span, text }
            })
            .collect();
        let typed = edits.iter().map(|edit| edit.text.as_str()).collect::<Vec<_>>().join("+");
        Suggestion { typed, meaning: String::new(), edits }
    });
    let problem = Problem::new(Code::MapCell, span, message).label("which sides?");
    problem.offer("name the sides of each: ", ways).with_fallback("name the sides of each of them")
}

/// Returns the problem of two parts of one kind that name no sides: they may be two half tiles.
fn two_open_parts(parts: [&Part; 2], many: &str, word: &str, span: Span) -> Problem {
    let [first, second] = parts;
    let message = format!("`{word}` is two {many} without sides");
    let problem = Problem::new(Code::MapCell, span, message).label("one tile, or two half tiles?");
    let halves = ["/", "\\"]
        .into_iter()
        .filter(|_| parts.iter().all(|part| part.coats == 0 && part.who.is_empty()))
        .filter(|_| word.replace('+', "").len() == 2)
        .map(|cut| {
            let text = format!("{}{cut}{}", first.kind.letter(), second.kind.letter());
            Suggestion::new(span, text).with_meaning("for two half tiles")
        });
    let sides = [("N", "S"), ("E", "W"), ("W", "E"), ("N", "E"), ("E", "S"), ("S", "W"), ("N", "W"), ("W", "S")];
    let of_one = sides.into_iter().map(|(one, other)| {
        let text = |part: &Part, side: &str| format!("{}{side}{}", part.kind.letter(), "*".repeat(part.coats));
        // A bare sign is needed where the parts stand side by side.
        let sign = if first.span.range().end == second.span.range().start { "+" } else { "" };
        let edits = [
            Edit { span: first.span, text: text(first, one) },
            Edit { span: second.span, text: format!("{sign}{}", text(second, other)) },
        ];
        let typed = apply_edits_to_part(word, span, &edits);
        Suggestion { typed, meaning: format!("for two {many} of one tile"), edits: edits.into() }
    });
    problem.offer("write ", halves.chain(of_one))
}

/// Returns the problem of a second part of a kind that a tile has once.
fn find_repeated_part(parts: &[Part], word: &str, span: Span) -> Option<Problem> {
    let is_single =
        |kind: &Kind| matches!(kind, Kind::Monastery | Kind::Bridge | Kind::Field) || kind.symbol().is_some();
    for kind in Kind::all().filter(is_single) {
        // A field may be named by several of its half-edges.
        let all = parts_of(parts, &[kind]).into_iter();
        let all: Vec<&Part> = all.filter(|part| kind != Kind::Field || part.written.is_empty()).collect();
        if let [first, second, ..] = all.as_slice() {
            if word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase()) {
                let message = format!("`{word}` is not a tile");
                return Some(problem(span, message, UNKNOWN, list_letters()));
            }
            let message = format!("`{word}` has a second {}", kind.word());
            let help = "write it once".to_owned();
            let problem = problem(second.span, message, "again", help);
            return Some(problem.with_related(first.span, "the first"));
        }
    }
    None
}

/// Returns the problem of three or more roads with one side each.
fn too_many_road_ends(parts: &[Part], word: &str) -> Option<Problem> {
    let ends: Vec<&Part> = parts_of(parts, &[Kind::Road]).into_iter().filter(|part| part.sides.len() == 1).collect();
    let [_, _, third, ..] = ends.as_slice() else { return None };
    let sides: String = ends.iter().map(|part| part.written.as_str()).collect();
    Some(problem(
        third.span,
        format!("`{word}` has three or more roads that end there"),
        "do they meet?",
        format!("if they meet, write `x{sides}`"),
    ))
}

/// Returns the problem of a meeple on a crossing of several roads.
fn meeple_on_crossing(parts: &[Part], word: &str) -> Option<Problem> {
    let crossings = parts_of(parts, &[Kind::Crossing]);
    let vague = crossings.iter().find(|part| !part.who.is_empty() && part.sides.len() != 1)?;
    let rest: String = vague.written.chars().skip(1).collect();
    let help = match vague.written.chars().next() {
        Some(first) => format!("write its road separately: `x{first}=r+x{rest}`"),
        None => "name the sides, and write its road separately: `xE=r+xSW`".to_owned(),
    };
    Some(problem(
        vague.span,
        format!("`{word}`: each road of a crossing is a separate road"),
        "on which of them?",
        help,
    ))
}

/// The sides to offer for a part alone, which may lie on a double-size tile, the likeliest first.
const LONE_SIDES: [&str; 9] = ["N", "E", "S", "W", "L", "N1", "S1", "E1", "W1"];
/// The sides to offer for a crossing, the likeliest first.
const CROSSING_SIDES: [&str; 11] = ["ESW", "NES", "NSW", "NEW", "EW", "NS", "NE", "ES", "SW", "NW", "NESW"];

/// A part that names no sides and joins nothing.
pub(in crate::scenario::quick) struct UnjoinedPart<'p> {
    /// The part.
    pub(in crate::scenario::quick) part: &'p Part,
    /// The part before it on the tile.
    pub(in crate::scenario::quick) before: Option<&'p Part>,
    /// The name of the tile.
    pub(in crate::scenario::quick) tile: &'p str,
}

/// The maximum number of parts that join nothing in one problem, since each text to write replaces all of them.
const MOST_UNJOINED: usize = 12;

/// Returns the problems of the parts of a map that join nothing: a single problem if they are few.
pub(in crate::scenario::quick) fn list_unjoined_parts(unjoined: &[UnjoinedPart<'_>]) -> Vec<Problem> {
    let [first, _, ..] = unjoined else { return unjoined.iter().map(unjoined_part).collect() };
    if unjoined.len() > MOST_UNJOINED {
        return unjoined.iter().map(unjoined_part).collect();
    }
    let named = |one: &UnjoinedPart<'_>| format!("`{}` at {}", one.part.kind.letter(), one.tile);
    let named: Vec<String> = unjoined.iter().map(named).collect();
    let message = format!("{} connect to nothing and name no sides", join_phrases(&named, "and"));
    let label = |one: &UnjoinedPart<'_>| format!("no neighbour of {} shows a {}", one.tile, joined_feature(one.part));
    let problem = Problem::new(Code::MapCell, first.part.span, message).label(label(first));
    let problem = unjoined.iter().skip(1).fold(problem, |problem, one| problem.with_related(one.part.span, label(one)));
    let edit_all = |named: &dyn Fn(&Part) -> String| {
        let write = |one: &UnjoinedPart<'_>| Edit { span: one.part.span, text: named(one.part) };
        unjoined.iter().map(write).collect::<Vec<Edit>>()
    };
    // Cities and roads are shown one by one, in their order.
    let is_one_kind = unjoined.iter().all(|one| one.part.kind == first.part.kind);
    let typed = |edits: &[Edit]| {
        let count = if is_one_kind { 1 } else { edits.len() };
        let texts = edits.iter().take(count).map(|edit| edit.text.as_str());
        texts.collect::<Vec<&str>>().join(" ")
    };
    let named = |side: &&str| {
        let edits = edit_all(&|part| format!("{}{side}{}", part.kind.letter(), "*".repeat(part.coats)));
        Suggestion { typed: typed(&edits), meaning: String::new(), edits }
    };
    let field = edit_all(&|_| Kind::Field.letter().to_string());
    let means = if is_one_kind { "for field" } else { "in each place, for field" };
    let field = Suggestion { typed: "f".to_owned(), meaning: means.to_owned(), edits: field };
    let ways = ANY.iter().map(named).chain([field]);
    let lead = if is_one_kind { "instead of each write " } else { "instead of them write " };
    let problem = problem.offer(lead, ways);
    vec![problem.with_fallback("name the sides of each, as cN does")]
}

/// Returns the problem of a road that would join three or more neighbours, where roads usually meet in a crossing.
pub(in crate::scenario::quick) fn branching_road(part: &Part, found: SideSet, tile: &str) -> Problem {
    let message = format!("`r` at {tile} would be one road with {} arms", found.len());
    let problem = Problem::new(Code::MapCell, part.span, message).label("do the roads meet here?");
    let others = |own: Side| found.iter().filter(|side| *side != own).collect::<SideSet>();
    // A meeple behind the part stays with the last of the parts that replace it.
    let ways: Vec<Suggestion> = if part.who.is_empty() {
        vec![Suggestion::new(part.span, "x").with_meaning("for a crossing")]
    } else {
        let way = |own: Side| {
            Suggestion::new(part.span, format!("x{}+x{own}", others(own)))
                .with_meaning(format!("for a meeple on side {own}"))
        };
        found.iter().map(way).collect()
    };
    problem.offer("write ", ways).with_fallback(
        "a crossing ends its roads, and each is a separate one; a road that goes through names two sides: rEW",
    )
}

/// Returns the word for the feature that a part would join.
fn joined_feature(part: &Part) -> &'static str {
    if part.kind == Kind::City { "city" } else { "road" }
}

/// Returns the problem of a part that joins nothing.
fn unjoined_part(UnjoinedPart { part, before, tile }: &UnjoinedPart<'_>) -> Problem {
    let letter = part.kind.letter();
    let coats = "*".repeat(part.coats);
    let message = format!("`{letter}` at {tile} connects to nothing and names no sides");
    let label = format!("no neighbour shows a {}", joined_feature(part));
    let problem = Problem::new(Code::MapCell, part.span, message).label(label);
    let sides: &[&str] = if part.kind == Kind::Crossing { &CROSSING_SIDES } else { &LONE_SIDES };
    let named = |sides: &&str| format!("{letter}{sides}{coats}");
    // In `c*r` the letter is more likely a player's.
    if let (Some(bare), Some(_), Some(own)) =
        (before.and_then(Part::text_if_free), colour(letter), before.map(|before| before.span))
    {
        let both = own.union(part.span);
        let meeple = Suggestion::new(both, format!("{bare}={letter}")).with_meaning("for a meeple");
        let word = format!("for a {} with its side", part.kind.word());
        let sides = sides
            .iter()
            .map(|side| Suggestion::new(both, format!("{bare}+{}", named(side))).with_meaning(word.as_str()));
        return problem.offer("write ", std::iter::once(meeple).chain(sides));
    }
    let ways = sides.iter().map(|side| Suggestion::new(part.span, named(side)));
    let field = Suggestion::new(part.span, Kind::Field.letter()).with_meaning("for field");
    problem.offer("write ", ways.chain([field]))
}

/// Returns the problem of a side between two tiles that both may show a city or a road there.
pub(in crate::scenario::quick) fn ambiguous_side(
    side: &str,
    (tile, parts): (&str, &[Part]),
    (other, others): (&str, &[Part]),
    across: &str,
) -> Problem {
    let span_of = |parts: &[Part]| match (parts.first(), parts.last()) {
        (Some(first), Some(last)) => first.span.union(last.span),
        _ => Span::default(),
    };
    // The part of the kind in question gets the side, and any other open part the rest.
    let written = |parts: &[Part], road: bool, side: &str, rest: &str| {
        let mut edits = Vec::new();
        let mut text = String::new();
        for part in parts {
            let (letter, coats) = (part.kind.letter(), "*".repeat(part.coats));
            let named = match part.is_open() {
                true if part.kind.is_road() == road => format!("{letter}{side}{coats}"),
                true => format!("{letter}{rest}{coats}"),
                false => format!("{letter}{}{coats}", part.written),
            };
            text.push_str(&named);
            edits.push(Edit { span: part.span, text: named });
        }
        (text, edits)
    };
    let mut ways = Vec::new();
    for (road, word) in [(false, "city"), (true, "road")] {
        for rest in ["", "N", "S", "E", "W"].into_iter().filter(|rest| *rest != side) {
            for beyond in ["", "N", "S"].into_iter().filter(|beyond| *beyond != across) {
                let (typed, mut edits) = written(parts, road, side, rest);
                let (other_text, more) = written(others, road, across, beyond);
                edits.extend(more);
                ways.push((
                    road,
                    Suggestion { typed, meaning: format!("and in {other} `{other_text}` for a {word}"), edits },
                ));
            }
        }
    }
    // One of each kind is offered, in turn.
    let (roads, cities): (Vec<_>, Vec<_>) = ways.into_iter().partition(|(road, _)| *road);
    let ways = cities.into_iter().zip(roads).flat_map(|(city, road)| [city.1, road.1]);
    let message = format!("`c` and `r`: side {side} of {tile} could be city or road");
    Problem::new(Code::MapCell, span_of(parts), message)
        .label("connects to either")
        .with_related(span_of(others), format!("so does {other}"))
        .offer("name the sides: here ", ways)
}
