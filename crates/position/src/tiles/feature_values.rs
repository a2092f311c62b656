//! The features of a tile: the values of `city`, `road`, `fields` and the like.

use std::fmt::Display;

use carcassonne_board::geometry::{HalfEdge, HalfEdgeSet, SideSet};
use carcassonne_board::tiles::{self, City, INNER, MonasteryKind, Road, RoadEnd, SketchField, Slip, Symbol};
use carcassonne_text::{
    MapEntries, Node, Problem, Problems, Span, Value, as_count, as_flag, as_list, as_text, as_word, problem,
};

use super::problems;

/// The maximum number of coats of arms that a city can show on one tile, and of wells of a road.
const MOST: i64 = 9;

/// Reads sides: a word of side letters, or a list of such words; `None` after reporting a problem.
pub(super) fn read_sides(node: &Node, what: &str, problems: &mut Problems) -> Option<SideSet> {
    let set: SideSet = read_letters(node, what, &SIDES, |w| Ok(tiles::parse_sides(w)?.iter()), problems)?;
    if set.is_empty() {
        problems.push(problem!(node.span, problems::NoSide { owner: what.to_owned() }));
        return None;
    }
    Some(set)
}

/// The word for a thing that a letter names, and the help for writing such letters.
struct Letters {
    one: &'static str,
    help: &'static str,
}

const SIDES: Letters = Letters { one: "side", help: "name sides, a letter each: `NE`" };
const HALVES: Letters = Letters { one: "half-edge", help: "name half-edges: `WR EL`" };

/// Reads words of letters into a set; reports repeated letters.
fn read_letters<T: Copy + PartialEq + Display, I: Iterator<Item = T>, S: FromIterator<T>>(
    node: &Node,
    what: &str,
    Letters { one, help }: &Letters,
    parse: impl Fn(&str) -> Result<I, Slip>,
    problems: &mut Problems,
) -> Option<S> {
    let mut found: Vec<T> = Vec::new();
    for item in as_list(node) {
        let word = as_text(item, what, help, problems)?;
        let more = match parse(word) {
            Ok(more) => more,
            Err(Slip { at, len, sentence, correction }) => {
                let problem = Problem::of(item.part(at, len), sentence);
                problems.push(problem.edits(correction.map(|right| (item.span, right))));
                return None;
            }
        };
        for letter in more {
            if found.contains(&letter) {
                let (kind, letter) = (*one, letter.to_string());
                problems.push(problem!(item.span, problems::LetterNamedTwice { kind, letter }));
            } else {
                found.push(letter);
            }
        }
    }
    Some(found.into_iter().collect())
}

/// Reads `coats` or `wells`, a number of things on a city or beside a road.
pub(super) fn read_number(node: &Node, key: &str, problems: &mut Problems) -> Option<u32> {
    u32::try_from(as_count(node, &format!("`{key}`"), 0, MOST, problems)?).ok()
}

/// Reads a city; returns also the span of its sides, or of its gates if it has no sides.
pub(super) fn read_city(node: &Node, problems: &mut Problems) -> Option<(City, Span)> {
    let Value::Map(_) = node.value else {
        let sides = read_sides(node, "a city", problems)?;
        return Some((City::from(sides), node.span));
    };
    let fields = MapEntries::read(
        node,
        "a city",
        &["sides", "gates", "coats", "cathedral", "besieged", "carcassonne"],
        problems,
    )?;
    let gates = fields.get("gates");
    let at = match (fields.get("sides"), gates) {
        (None, Some(gates)) => gates,
        _ => fields.require("sides", "a city", "write `{ sides: NW, coats: 1 }`", problems)?,
    };
    let gates = match gates {
        Some(gates) => read_sides(gates, "`gates`", problems)?,
        None => SideSet::EMPTY,
    };
    let coats = fields.get("coats").and_then(|n| read_number(n, "coats", problems)).unwrap_or(0);
    let cathedral = read_flag(&fields, "cathedral", problems);
    let besieged = read_flag(&fields, "besieged", problems);
    let carcassonne = read_flag(&fields, "carcassonne", problems);
    let sides = match fields.get("sides") {
        Some(written) => read_sides(written, "a city", problems)?,
        None => SideSet::EMPTY,
    };
    Some((City { gates, coats, cathedral, besieged, carcassonne, ..City::from(sides) }, at.span))
}

/// Reads a road, or the roads of a crossing or gate; returns also the span of the sides. `what` names the value in
/// messages.
pub(super) fn read_road(node: &Node, what: &str, problems: &mut Problems) -> Option<(Road, Span)> {
    let Value::Map(_) = node.value else {
        let sides = read_sides(node, what, problems)?;
        return Some((Road::new(sides, RoadEnd::Plain), node.span));
    };
    let fields = MapEntries::read(node, what, &["sides", "inn", "wells"], problems)?;
    let at = fields.require("sides", what, "write `{ sides: NW, inn: true }`", problems)?;
    let inn = read_flag(&fields, "inn", problems);
    let wells = fields.get("wells").and_then(|n| read_number(n, "wells", problems)).unwrap_or(0);
    let sides = read_sides(at, what, problems)?;
    Some((Road { sides, inn, wells, end: RoadEnd::Plain }, at.span))
}

/// Reads a key that is `true` or `false`; `false` if the key is left out or faulty.
fn read_flag(fields: &MapEntries<'_>, key: &str, problems: &mut Problems) -> bool {
    fields.get(key).and_then(|n| as_flag(n, &format!("`{key}`"), problems)).unwrap_or(false)
}

/// Reads a field that is given by its half-edges.
pub(super) fn read_field(node: &Node, problems: &mut Problems) -> Option<SketchField> {
    let fields = MapEntries::read(node, "a field", &["halves", "cities"], problems)?;
    let halves: HalfEdgeSet = match fields.get("halves") {
        // A field inside the tile reaches no side.
        Some(node) if node.text() == Some(INNER) => {
            if fields.get("cities").is_none() {
                problems.push(problem!(node.span, problems::InnerFieldWithoutCities));
            }
            HalfEdgeSet::EMPTY
        }
        written => {
            let needed = || fields.require("halves", "a field", "write `{ halves: WR EL, cities: N }`", problems);
            let halves = written.or_else(needed)?;
            if as_list(halves).is_empty() {
                problems.push(problem!(halves.span, problems::FieldWithoutHalfEdges));
            }
            read_letters(halves, "`halves`", &HALVES, |w| Ok(tiles::parse_half_edges(w)?.iter()), problems)?
        }
    };
    let cities = match fields.get("cities") {
        Some(n) if !as_list(n).is_empty() => read_sides(n, "`cities`", problems)?,
        _ => SideSet::EMPTY,
    };
    Some(SketchField { halves, cities })
}

/// Reads a symbol on a field; returns `true` if the tile shows the symbol. A half-edge of its field is added to `on`.
pub(super) fn read_field_symbol(
    node: &Node,
    symbol: Symbol,
    on: &mut Vec<(Symbol, HalfEdge)>,
    problems: &mut Problems,
) -> bool {
    let word = symbol.word();
    let help = format!("write `{word}: true`, or a half-edge of its field if the tile has several: `{word}: WL`");
    match as_text(node, &format!("`{word}`"), &help, problems) {
        None | Some("false") => false,
        Some("true") => true,
        Some(written) => {
            let half = tiles::parse_half_edges(written).ok().filter(|h| h.iter().count() == 1);
            let half = half.and_then(HalfEdgeSet::first);
            if half.is_none() {
                let written = written.to_owned();
                problems.push(problem!(node.span, problems::SymbolOnNoField { symbol: word, written }));
            }
            on.extend(half.map(|half| (symbol, half)));
            half.is_some()
        }
    }
}

/// Reads `monastery`: `true` or a kind of monastery; `None` for `false`.
pub(super) fn read_monastery(node: &Node, problems: &mut Problems) -> Option<MonasteryKind> {
    if node.text() == Some("false") {
        return None;
    }
    let mut kinds = vec![MonasteryKind::Plain];
    kinds.extend(MonasteryKind::NAMED);
    as_word(node, "`monastery`", &kinds, MonasteryKind::word, problems)
}
