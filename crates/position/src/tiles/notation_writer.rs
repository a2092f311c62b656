//! Writing of a tile in the scenario's own notation.

use carcassonne_board::geometry::HalfEdge;
use carcassonne_board::tiles::{City, INNER, Road, RoadEnd, Sketch, SketchField, Symbol};
use carcassonne_text::{Node, Span};

/// Returns a tile as a scenario has it: `{ city: N, road: EW }`.
pub(crate) fn write_sketch(sketch: &Sketch) -> Node {
    let roads_of = |end: RoadEnd| sketch.roads.iter().filter(move |road| road.end == end);
    let ferries: Vec<&Road> = roads_of(RoadEnd::Ferry).collect();
    // The two roads that a ferry joins end at the lake, as the roads of a crossing do.
    let ending = roads_of(RoadEnd::Crossing).chain(ferries.iter().copied());
    let rivers = sketch.rivers.iter().map(|river| word(river.to_string()));
    let symbols = sketch.symbols.iter().map(|symbol| (symbol.word(), symbol_value(*symbol, &sketch.field_symbols)));
    let (city, rest) = match sketch.cities.as_slice() {
        // What belongs to the only city stands beside it.
        [only] if !only.sides.is_empty() && only.gates.is_empty() => (Some(word(only.sides.to_string())), more(only)),
        cities => (list(cities.iter().map(write_city).collect()), Vec::new()),
    };
    let entries = [
        ("road", list(roads_of(RoadEnd::Plain).map(write_road).collect())),
        ("crossing", write_ends(ending)),
        ("gate", write_ends(roads_of(RoadEnd::Gate))),
        ("ferry", list(ferries.iter().map(|road| word(road.sides.to_string())).collect())),
        ("river", list(rivers.collect())),
        ("monastery", sketch.monastery.map(|kind| word(kind.word()))),
        ("castle", flag(sketch.castle)),
        ("leipzig", flag(sketch.leipzig)),
    ];
    let entries = entries.into_iter().filter_map(|(key, value)| Some((key, value?)));
    let fields = sketch.fields.as_ref().map(|fields| ("fields", list_all(fields.iter().map(write_field).collect())));
    let city = city.map(|city| ("city", city));
    map(city.into_iter().chain(rest).chain(entries).chain(symbols).chain(fields).collect())
}

fn word(text: impl Into<String>) -> Node {
    Node::word(text, Span::default())
}

fn map(entries: Vec<(&str, Node)>) -> Node {
    Node::map(entries, Span::default())
}

fn list_all(items: Vec<Node>) -> Node {
    Node::list(items, Span::default())
}

/// Returns several values in a list, a single one as itself, and `None` for none.
fn list(mut items: Vec<Node>) -> Option<Node> {
    match items.len() {
        0 | 1 => items.pop(),
        _ => Some(list_all(items)),
    }
}

fn flag(is_set: bool) -> Option<Node> {
    is_set.then(|| word("true"))
}

fn write_city(city: &City) -> Node {
    write_sides((!city.sides.is_empty()).then(|| city.sides.to_string()), more(city))
}

/// Returns the keys of a city besides its sides.
fn more(city: &City) -> Vec<(&'static str, Node)> {
    let City { sides: _, gates, halves: _, coats, cathedral, besieged, carcassonne } = city;
    let more = [
        ("gates", (!gates.is_empty()).then(|| word(gates.to_string()))),
        ("coats", (*coats > 0).then(|| word(coats.to_string()))),
        ("cathedral", flag(*cathedral)),
        ("besieged", flag(*besieged)),
        ("carcassonne", flag(*carcassonne)),
    ];
    more.into_iter().filter_map(|(key, value)| Some((key, value?))).collect()
}

fn write_road(road: &Road) -> Node {
    let wells = (road.wells > 0).then(|| ("wells", word(road.wells.to_string())));
    write_sides(Some(road.sides.to_string()), flag(road.inn).map(|inn| ("inn", inn)).into_iter().chain(wells).collect())
}

/// Returns the sides of a feature, in a map if there is more to say.
fn write_sides(sides: Option<String>, more: Vec<(&'static str, Node)>) -> Node {
    match sides {
        Some(sides) if more.is_empty() => word(sides),
        sides => map(sides.map(|sides| ("sides", word(sides))).into_iter().chain(more).collect()),
    }
}

/// Returns the roads that end at a crossing or a gate: their sides as one word, or a map of each if one has an inn or wells.
fn write_ends<'r>(roads: impl Iterator<Item = &'r Road>) -> Option<Node> {
    let roads: Vec<&Road> = roads.collect();
    if roads.iter().any(|road| road.inn || road.wells > 0) {
        return Some(list_all(roads.iter().map(|road| write_road(road)).collect()));
    }
    let sides: String = roads.iter().map(|road| road.sides.to_string()).collect();
    (!sides.is_empty()).then(|| word(sides))
}

fn write_field(field: &SketchField) -> Node {
    let halves = if field.halves.is_empty() { INNER.to_owned() } else { field.halves.to_string() };
    let cities = (!field.cities.is_empty()).then(|| ("cities", word(field.cities.to_string())));
    map([("halves", word(halves))].into_iter().chain(cities).collect())
}

/// Returns the value of a symbol: a half-edge of its field, if one is given.
fn symbol_value(symbol: Symbol, places: &[(Symbol, HalfEdge)]) -> Node {
    let half = places.iter().find(|(placed, _)| *placed == symbol);
    half.map_or_else(|| word("true"), |(_, half)| word(half.to_string()))
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_board::geometry::Motion;
    use carcassonne_board::tiles::CATALOGUE;
    use carcassonne_text::{Problems, SourceText, parse};

    use super::*;
    use crate::tiles::tile_notation;

    fn read(text: &str) -> Sketch {
        let node = parse(&SourceText::new("tile", text.into()).expect("text")).expect("YAML");
        let mut problems = Problems::new();
        tile_notation::read(&node, &mut problems).expect(text).0
    }

    #[test]
    fn a_tile_is_written_as_it_is_read() {
        for text in [
            "{}",
            "{ city: N, road: EW }",
            "{ city: [{ sides: N, coats: 1 }, { gates: S }], road: { sides: EW, inn: true } }",
            "{ crossing: NES, monastery: german }",
            "{ city: N, gate: [{ sides: E, wells: 2 }, W] }",
            "{ crossing: NES, ferry: NE }",
            "{ river: NS, road: [E, W], sheep: EL }",
            "{ castle: true, leipzig: true, garden: true }",
            "{ city: NESW, fields: [{ halves: inner, cities: N }] }",
            "{ city: { sides: N, besieged: true, carcassonne: true, cathedral: true }, fields: [] }",
        ] {
            let written = write_sketch(&read(text)).to_inline();
            assert_eq!(read(&written), read(text), "{written}");
        }
        for entry in CATALOGUE {
            let sketch = entry.sketch();
            assert_eq!(read(&write_sketch(&sketch).to_inline()).lay_out(entry.shape()), sketch.lay_out(entry.shape()));
        }
    }

    #[test]
    fn a_moved_tile_shows_each_feature_on_its_new_side() {
        let mirror = Motion { mirrored: true, ..Motion::turn(0) };
        for (text, motion, then) in [
            ("{ city: N, road: EW }", Motion::turn(1), "{ city: E, road: NS }"),
            ("{ city: { sides: W, gates: S }, sheep: NL }", mirror, "{ city: { sides: E, gates: S }, sheep: NR }"),
            (
                "{ city: L, fields: [{ halves: NL NR, cities: L }] }",
                Motion::turn(2),
                "{ city: L, fields: [{ halves: SL SR, cities: L }] }",
            ),
        ] {
            assert_eq!(write_sketch(&read(text).moved(motion)).to_inline(), then, "{text}");
        }
    }
}
