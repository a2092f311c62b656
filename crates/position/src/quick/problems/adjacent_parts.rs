//! The problems of parts beside one another: on a tile, and on tiles that touch.

use carcassonne_board::geometry::{Side, SideSet};
use carcassonne_board::tiles;
use carcassonne_text::{Edit, Problem, Span, Suggestion, apply_edits_to_part, phrase, problem, problem_messages};

use super::cells::{ANY, unknown_part};
use crate::quick::cell_parts::{CellContent, Kind, Part};
use crate::quick::named_players::colour;

problem_messages!("quick_adjacent_parts");

/// Returns the problem of parts of a tile that do not go together, if they do not; `word` is the text of the cell.
pub(crate) fn find_conflict(content: &CellContent, word: &str, span: Span) -> Option<Problem> {
    let parts = content.parts.as_slice();
    if let Some(id) = &content.printed {
        // The reader of ids reports one of no tile.
        tiles::entry(id.split('@').next().unwrap_or(id))?;
        let idle = parts.iter().find(|part| part.who.is_empty())?;
        return Some(problem!(idle.span, PrintedTileWithPart { cell: word.to_owned() }));
    }
    find_open_parts(parts, word, span)
        .or_else(|| find_repeated_part(parts, word, span))
        .or_else(|| too_many_road_ends(parts, word))
        .or_else(|| meeple_on_crossing(parts, word))
}

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
fn unclear_sides(parts: &[&Part], part: &'static str, word: &str, span: Span) -> Problem {
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
    problem!(span, UnclearSides { cell: word.to_owned(), part }).with_ways(ways)
}

/// Returns the problem of two parts of one kind that name no sides: they may be two half tiles.
fn two_open_parts(parts: [&Part; 2], many: &'static str, word: &str, span: Span) -> Problem {
    let [first, second] = parts;
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
    problem!(span, TwoOpenParts { cell: word.to_owned(), parts: many }).with_ways(halves.chain(of_one))
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
                return Some(unknown_part(word, "tile", span));
            }
            let problem = problem!(second.span, SecondPart { cell: word.to_owned(), part: kind.word() });
            return Some(problem.at_related(first.span));
        }
    }
    None
}

/// Returns the problem of three or more roads with one side each.
fn too_many_road_ends(parts: &[Part], word: &str) -> Option<Problem> {
    let ends: Vec<&Part> = parts_of(parts, &[Kind::Road]).into_iter().filter(|part| part.sides.len() == 1).collect();
    let [_, _, third, ..] = ends.as_slice() else { return None };
    let sides: String = ends.iter().map(|part| part.written.as_str()).collect();
    Some(problem!(third.span, ThreeRoadEnds { cell: word.to_owned(), sides }))
}

/// Returns the problem of a meeple on a crossing of several roads.
fn meeple_on_crossing(parts: &[Part], word: &str) -> Option<Problem> {
    let crossings = parts_of(parts, &[Kind::Crossing]);
    let vague = crossings.iter().find(|part| !part.who.is_empty() && part.sides.len() != 1)?;
    let others: String = vague.written.chars().skip(1).collect();
    let first = vague.written.chars().next();
    Some(problem!(vague.span, MeepleOnCrossing { cell: word.to_owned(), first, others }))
}

/// The sides to offer for a part alone, which may lie on a double-size tile, the likeliest first.
const LONE_SIDES: [&str; 9] = ["N", "E", "S", "W", "L", "N1", "S1", "E1", "W1"];
/// The sides to offer for a crossing, the likeliest first.
const CROSSING_SIDES: [&str; 11] = ["ESW", "NES", "NSW", "NEW", "EW", "NS", "NE", "ES", "SW", "NW", "NESW"];

/// A part that names no sides and joins nothing.
pub(crate) struct OpenPart<'p> {
    /// The part.
    pub part: &'p Part,
    /// The part before it on the tile.
    pub before: Option<&'p Part>,
    /// The name of the tile.
    pub tile: &'p str,
}

/// The maximum number of parts that join nothing in one problem, since each text to write replaces all of them.
const MOST_UNJOINED: usize = 12;

/// Returns the problems of the parts of a map that join nothing: a single problem if they are few.
pub(crate) fn list_unjoined_parts(unjoined: &[OpenPart<'_>]) -> Vec<Problem> {
    let [first, _, ..] = unjoined else { return unjoined.iter().map(unjoined_part).collect() };
    if unjoined.len() > MOST_UNJOINED {
        return unjoined.iter().map(unjoined_part).collect();
    }
    // Cities and roads are shown one by one, in their order.
    let alike = unjoined.iter().all(|one| one.part.kind == first.part.kind);
    let named = |one: &OpenPart<'_>| phrase!(PartAtTile { letter: one.part.kind.letter(), tile: one.tile.to_owned() });
    let parts = carcassonne_words::messages::plain::Arg::list(unjoined.iter().map(named));
    let problem_of = |one: &OpenPart<'_>| {
        let (tile, feature) = (one.tile.to_owned(), joined_feature(one.part));
        problem!(one.part.span, UnjoinedParts { parts: &parts, tile, feature, alike })
    };
    let mut problem = problem_of(first);
    unjoined.iter().skip(1).for_each(|one| problem.join(&problem_of(one)));
    let edit_all = |named: &dyn Fn(&Part) -> String| {
        let write = |one: &OpenPart<'_>| Edit { span: one.part.span, text: named(one.part) };
        unjoined.iter().map(write).collect::<Vec<Edit>>()
    };
    let typed = |edits: &[Edit]| {
        let count = if alike { 1 } else { edits.len() };
        let texts = edits.iter().take(count).map(|edit| edit.text.as_str());
        texts.collect::<Vec<&str>>().join(" ")
    };
    let named = |side: &&str| {
        let edits = edit_all(&|part| format!("{}{side}{}", part.kind.letter(), "*".repeat(part.coats)));
        Suggestion { typed: typed(&edits), meaning: String::new(), edits }
    };
    let field = edit_all(&|_| Kind::Field.letter().to_string());
    let means = if alike { "for field" } else { "in each place, for field" };
    let field = Suggestion { typed: "f".to_owned(), meaning: means.to_owned(), edits: field };
    vec![problem.with_ways(ANY.iter().map(named).chain([field]))]
}

/// Returns the problem of a road that would join three or more neighbours, where roads usually meet in a crossing.
pub(crate) fn branching_road(part: &Part, found: SideSet, tile: &str) -> Problem {
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
    problem!(part.span, RoadWithArms { tile: tile.to_owned(), count: found.len() }).with_ways(ways)
}

/// Returns the word for the feature that a part would join.
fn joined_feature(part: &Part) -> &'static str {
    if part.kind == Kind::City { "city" } else { "road" }
}

/// Returns the problem of a part that joins nothing.
fn unjoined_part(OpenPart { part, before, tile }: &OpenPart<'_>) -> Problem {
    let letter = part.kind.letter();
    let coats = "*".repeat(part.coats);
    let (tile, feature) = ((*tile).to_owned(), joined_feature(part));
    let problem = problem!(part.span, UnjoinedPart { letter, tile, feature });
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
        return problem.with_ways(std::iter::once(meeple).chain(sides));
    }
    let ways = sides.iter().map(|side| Suggestion::new(part.span, named(side)));
    let field = Suggestion::new(part.span, Kind::Field.letter()).with_meaning("for field");
    problem.with_ways(ways.chain([field]))
}

/// Returns the problem of a side between two tiles that both may show a city or a road there.
pub(crate) fn ambiguous_side(
    side: &'static str,
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
    let (tile, neighbour) = (tile.to_owned(), other.to_owned());
    let problem = problem!(span_of(parts), AmbiguousSide { side, tile, neighbour });
    problem.at_related(span_of(others)).with_ways(ways)
}
