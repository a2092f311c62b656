//! What is not guessed in a quick map of parts beside one another: on a tile, and on tiles that touch.

use super::cells::{ANY, UNKNOWN, parts, problem};
use crate::geometry::{Side, SideSet};
use crate::scenario::quick::parts::{Kind, Part, Said};
use crate::scenario::quick::people::colour;
use crate::text::{Code, Edit, Problem, Span, Suggestion, apply_edits_to_part, join_phrases, shorten};
use crate::tiles;

/// What is wrong with the parts of a tile beside one another.
#[expect(clippy::too_many_lines, reason = "one slip after the other, each in a few lines")]
pub(in crate::scenario::quick) fn together(said: &Said, word: &str, span: Span) -> Option<Problem> {
    let word = shorten(word);
    if let Some(id) = &said.printed {
        // The reader of ids says what is none.
        tiles::entry(id.split('@').next().unwrap_or(id))?;
        let idle = said.parts.iter().find(|part| part.who.is_empty())?;
        return Some(problem(
            idle.span,
            format!("`{word}`: a printed tile already has its parts"),
            "no meeple here",
            "after a `+` comes who is where: `E@90+c=r`".to_owned(),
        ));
    }
    let of = |kinds: &[Kind]| -> Vec<&Part> { said.parts.iter().filter(|part| kinds.contains(&part.kind)).collect() };
    for (kinds, one, many) in
        [(&[Kind::City][..], "city", "cities"), (&[Kind::Road, Kind::Crossing][..], "road", "roads")]
    {
        let parts = of(kinds);
        let open = parts.iter().filter(|part| part.is_open()).count();
        if open == 0 || parts.len() < 2 {
            continue;
        }
        let (a, b) = (parts[0].kind.letter(), parts[1].kind.letter());
        if open < parts.len() || parts.len() > 2 || a != b {
            let message = format!("`{word}` does not say which sides belong to which {one}");
            let each = (0..ANY.len() * 3).map(|n| {
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
            let each = problem.offer("name the sides of each: ", each);
            return Some(each.with_fallback("name the sides of each of them"));
        }
        let message = format!("`{word}` is two {many} without sides");
        let problem = Problem::new(Code::MapCell, span, message).label("one tile, or two half tiles?");
        let halves = ["/", "\\"]
            .into_iter()
            .filter(|_| parts.iter().all(|part| part.coats == 0 && part.who.is_empty()))
            .filter(|_| word.replace('+', "").len() == 2)
            .map(|cut| Suggestion::new(span, format!("{a}{cut}{b}")).with_meaning("for two half tiles"));
        let apart = [("N", "S"), ("E", "W"), ("W", "E"), ("N", "E"), ("E", "S"), ("S", "W"), ("N", "W"), ("W", "S")];
        let of_one = apart.into_iter().map(|(one, other)| {
            let text = |part: &Part, side: &str| format!("{}{side}{}", part.kind.letter(), "*".repeat(part.coats));
            let (first, second) = (text(parts[0], one), text(parts[1], other));
            // A bare sign is needed where the parts stand side by side.
            let glued = parts[0].span.range().end == parts[1].span.range().start;
            let second = if glued { format!("+{second}") } else { second };
            let edits = [(parts[0].span, first), (parts[1].span, second)];
            let edits = edits.into_iter().map(|(span, text)| Edit { span, text });
            let edits: Vec<Edit> = edits.collect();
            let typed = apply_edits_to_part(&word, span, &edits);
            Suggestion { typed, meaning: format!("for two {many} of one tile"), edits }
        });
        return Some(problem.offer("write ", halves.chain(of_one)));
    }
    let once = |kind: &Kind| matches!(kind, Kind::Monastery | Kind::Bridge | Kind::Field) || kind.symbol().is_some();
    for kind in Kind::all().filter(once) {
        // A field may be named by several of its half-edges.
        let all = of(&[kind]).into_iter();
        let all: Vec<&Part> = all.filter(|part| kind != Kind::Field || part.written.is_empty()).collect();
        if let [first, second, ..] = all.as_slice() {
            if word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase()) {
                let message = format!("`{word}` is not a tile");
                let help = format!("{}; names are for `board`, see `oracle explain notation`", parts());
                return Some(problem(span, message, UNKNOWN, help));
            }
            let message = format!("`{word}` has a second {}", kind.word());
            let help = "write it once".to_owned();
            let problem = problem(second.span, message, "again", help);
            return Some(problem.with_related(first.span, "the first"));
        }
    }
    let ends: Vec<&Part> = of(&[Kind::Road]).into_iter().filter(|part| part.sides.len() == 1).collect();
    if let [_, _, third, ..] = ends.as_slice() {
        let sides: String = ends.iter().map(|part| part.written.as_str()).collect();
        return Some(problem(
            third.span,
            format!("`{word}` has three or more roads that end there"),
            "do they meet?",
            format!("if they meet, write `x{sides}`"),
        ));
    }
    let crossing = of(&[Kind::Crossing]);
    let vague = crossing.iter().find(|part| !part.who.is_empty() && part.sides.len() != 1)?;
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

/// The same for a part alone, which may lie on a double-size tile.
const ALONE: [&str; 9] = ["N", "E", "S", "W", "L", "N1", "S1", "E1", "W1"];
/// Sides of a crossing.
const CROSSING: [&str; 11] = ["ESW", "NES", "NSW", "NEW", "EW", "NS", "NE", "ES", "SW", "NW", "NESW"];

/// A part that names no sides and joins nothing, with the part before it and the tile.
pub(in crate::scenario::quick) struct Alone<'p> {
    pub(in crate::scenario::quick) part: &'p Part,
    pub(in crate::scenario::quick) before: Option<&'p Part>,
    pub(in crate::scenario::quick) tile: &'p str,
}

/// How many parts that join nothing are told together: each thing that is offered is written in all of them.
const MOST_ALONE: usize = 12;

/// The parts of a map that join nothing, as one slip.
pub(in crate::scenario::quick) fn join_nothing(alone: &[Alone<'_>]) -> Vec<Problem> {
    let [first, _, ..] = alone else { return alone.iter().map(joins_nothing).collect() };
    if alone.len() > MOST_ALONE {
        return alone.iter().map(joins_nothing).collect();
    }
    let named = |one: &Alone<'_>| format!("`{}` at {}", one.part.kind.letter(), one.tile);
    let named: Vec<String> = alone.iter().map(named).collect();
    let message = format!("{} connect to nothing and name no sides", join_phrases(&named, "and"));
    let label = |one: &Alone<'_>| format!("no neighbour of {} shows a {}", one.tile, shows(one.part));
    let problem = Problem::new(Code::MapCell, first.part.span, message).label(label(first));
    let problem = alone.iter().skip(1).fold(problem, |told, one| told.with_related(one.part.span, label(one)));
    let each = |named: &dyn Fn(&Part) -> String| {
        let write = |one: &Alone<'_>| Edit { span: one.part.span, text: named(one.part) };
        alone.iter().map(write).collect::<Vec<Edit>>()
    };
    // Cities and roads are written one by one, in their order.
    let alike = alone.iter().all(|one| one.part.kind == first.part.kind);
    let typed = |edits: &[Edit]| {
        let count = if alike { 1 } else { edits.len() };
        let texts = edits.iter().take(count).map(|edit| edit.text.as_str());
        texts.collect::<Vec<&str>>().join(" ")
    };
    let named = |side: &&str| {
        let edits = each(&|part| format!("{}{side}{}", part.kind.letter(), "*".repeat(part.coats)));
        Suggestion { typed: typed(&edits), meaning: String::new(), edits }
    };
    let field = each(&|_| Kind::Field.letter().to_string());
    let means = if alike { "for field" } else { "in each place, for field" };
    let field = Suggestion { typed: "f".to_owned(), meaning: means.to_owned(), edits: field };
    let ways = ANY.iter().map(named).chain([field]);
    let lead = if alike { "instead of each write " } else { "instead of them write " };
    let told = problem.offer(lead, ways);
    vec![told.with_fallback("name the sides of each, as cN does")]
}

/// A road that would join three or more neighbours: roads that meet end there, in a crossing.
pub(in crate::scenario::quick) fn branches(part: &Part, found: SideSet, tile: &str) -> Problem {
    let message = format!("`r` at {tile} would be one road with {} arms", found.len());
    let problem = Problem::new(Code::MapCell, part.span, message).label("do the roads meet here?");
    let others = |own: Side| found.iter().filter(|side| *side != own).collect::<SideSet>();
    // Whoever stands behind the part stays with the last of those that are written for it.
    let ways: Vec<Suggestion> = if part.who.is_empty() {
        vec![Suggestion::new(part.span, "x").with_meaning("for a crossing")]
    } else {
        let of = |own: Side| {
            Suggestion::new(part.span, format!("x{}+x{own}", others(own)))
                .with_meaning(format!("for a meeple on side {own}"))
        };
        found.iter().map(of).collect()
    };
    problem.offer("write ", ways).with_fallback(
        "a crossing ends its roads, and each is a separate one; a road that goes through names two sides: rEW",
    )
}

/// What a part would join.
fn shows(part: &Part) -> &'static str {
    if part.kind == Kind::City { "city" } else { "road" }
}

/// A part that joins nothing.
fn joins_nothing(Alone { part, before, tile }: &Alone<'_>) -> Problem {
    let letter = part.kind.letter();
    let coats = "*".repeat(part.coats);
    let message = format!("`{letter}` at {tile} connects to nothing and names no sides");
    let label = format!("no neighbour shows a {}", shows(part));
    let problem = Problem::new(Code::MapCell, part.span, message).label(label);
    let sides: &[&str] = if part.kind == Kind::Crossing { &CROSSING } else { &ALONE };
    let named = |sides: &&str| format!("{letter}{sides}{coats}");
    // `c*r`: the letter is sooner a player's.
    if let (Some(bare), Some(_), Some(own)) =
        (before.and_then(Part::bare), colour(letter), before.map(|before| before.span))
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

/// A side between two tiles that both may show either.
pub(in crate::scenario::quick) fn either(
    side: &str,
    (tile, parts): (&str, &[Part]),
    (other, others): (&str, &[Part]),
    across: &str,
) -> Problem {
    let whole = |parts: &[Part]| match (parts.first(), parts.last()) {
        (Some(first), Some(last)) => first.span.union(last.span),
        _ => Span::default(),
    };
    // What is in question on one side, and the other part open or on a side of its own.
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
                let (there, more) = written(others, road, across, beyond);
                edits.extend(more);
                ways.push((
                    road,
                    Suggestion { typed, meaning: format!("and in {other} `{there}` for a {word}"), edits },
                ));
            }
        }
    }
    // One of each kind is enough, and each is tried.
    let (roads, cities): (Vec<_>, Vec<_>) = ways.into_iter().partition(|(road, _)| *road);
    let ways = cities.into_iter().zip(roads).flat_map(|(city, road)| [city.1, road.1]);
    let message = format!("`c` and `r`: side {side} of {tile} could be city or road");
    Problem::new(Code::MapCell, whole(parts), message)
        .label("connects to either")
        .with_related(whole(others), format!("so does {other}"))
        .offer("name the sides: here ", ways)
}
