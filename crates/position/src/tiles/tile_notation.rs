//! A tile in the scenario's own notation: `{ city: N, road: EW, coats: 1 }`.

use carcassonne_board::geometry::{Side, SideSet};
use carcassonne_board::tiles::{City, Part, Road, RoadEnd, Sketch, Symbol};
use carcassonne_text::{MapEntries, Node, Problem, Problems, Span, Suggestion, as_flag, as_list, problem};
use carcassonne_words::dictionary::{self, Use};
use carcassonne_words::messages::plain::Arg;

use super::feature_values::{
    read_city, read_field, read_field_symbol, read_monastery, read_number, read_road, read_sides,
};
use super::part_spans::PartSpans;
use super::problems;
use super::tile_keys::KEYS;

/// The maximum number of features of a kind that a tile may list; a double-size tile has only twelve half-edges.
const MOST_OF_A_KIND: usize = 20;

/// Reads the notation of a tile; `None` after reporting any problem.
pub(super) fn read(node: &Node, problems: &mut Problems) -> Option<(Sketch, PartSpans)> {
    // After a problem, such as an unknown key, the features of the tile are not known.
    let before = problems.len();
    if let Some(problem) = needless_field(node) {
        problems.push(problem);
        return None;
    }
    let fields = MapEntries::read(node, "a tile", KEYS, problems)?;
    // Each feature is compared with every other, so too long lists are refused first.
    let listed = ["city", "river", "road", "crossing", "gate", "fields"];
    let mut is_too_long = false;
    for key in listed {
        if let Some(next) = fields.get(key).and_then(|node| as_list(node).get(MOST_OF_A_KIND)) {
            problems.push(problem!(next.span, problems::TooManyFeatures { key, most: MOST_OF_A_KIND }));
            is_too_long = true;
        }
    }
    if is_too_long {
        return None;
    }
    let parts = PartSpans { tile_span: node.span, ..PartSpans::default() };
    let mut tile = Notation { fields, sketch: Sketch::default(), parts, problems };
    tile.report_empty_keys();
    tile.read_cities_and_roads();
    let dead_ends = tile.report_dead_ends();
    tile.read_crossings_and_gates();
    tile.read_extras(dead_ends);
    tile.read_ferry();
    tile.read_fields();
    tile.read_middle();
    tile.read_leipzig();
    tile.read_symbols();
    tile.report_castle_and_monastery();
    let Notation { sketch, parts, problems, .. } = tile;
    (problems.len() == before).then_some((sketch, parts))
}

/// Returns the problem of a tile with a field among its features, `{ city: E, field: S }`; `None` for other tiles, and for fields
/// with their half-edges.
fn needless_field(node: &Node) -> Option<Problem> {
    let entries = MapEntries::from_unchecked(node)?;
    // Of the keys of a tile, only this one is another word for a field; they are not looked up.
    let may_be_field = |key: &str| key == "fields" || !KEYS.contains(&key);
    let is_field = |(key, _, value): (&str, Span, &Node)| {
        may_be_field(key)
            && dictionary::meaning(Use::Feature, key) == Some(FIELD)
            && (value.is_null() || value.text().is_some())
    };
    let at = entries.iter().position(is_field)?;
    let entries: Vec<(&str, Span, &Node)> = entries.iter().collect();
    let (_, key, value) = entries.get(at)?;
    let end = |value: &Node, key: Span| if value.is_null() { key.end } else { value.span.end };
    let before = at.checked_sub(1).and_then(|at| entries.get(at));
    let (gone, rest) = match (before, entries.get(at + 1)) {
        (Some((_, before, above)), _) => (Span { start: end(above, *before), end: end(value, *key) }, ""),
        (None, Some((_, next, _))) => (Span { start: key.start, end: next.start }, ""),
        (None, None) => (node.span, "{}"),
    };
    let at = Span { start: key.start, end: end(value, *key) };
    Some(problem!(at, problems::FieldOnTile { is_alone: entries.len() == 1 }).edit(gone, rest))
}

/// The kind of feature that a tile does not list.
const FIELD: &str = "field";

/// The keys that add roads to a tile.
const ROADS: &[&str] = &["road", "crossing", "gate"];

/// Returns `true` if an extra key, written beside the features, belongs to a road.
fn is_road_key(key: &str) -> bool {
    matches!(key, "inn" | "wells")
}

/// Returns `true` if a value consists of the letters of sides.
fn names_sides(node: &Node) -> bool {
    let letters =
        |text: &str| !text.is_empty() && text.chars().all(|c| matches!(c, 'N' | 'E' | 'S' | 'W' | 'L' | '1' | '2'));
    as_list(node).iter().all(|item| item.text().is_some_and(letters))
}

/// A tile while its notation is being read.
struct Notation<'n, 'p> {
    fields: MapEntries<'n>,
    sketch: Sketch,
    parts: PartSpans,
    problems: &'p mut Problems,
}

impl<'n> Notation<'n, '_> {
    /// Returns the value of a key; `None` for a missing key, or an empty value, which has been reported.
    fn value(&self, key: &str) -> Option<&'n Node> {
        self.fields.get(key).filter(|node| !node.is_null())
    }

    fn report_empty_keys(&mut self) {
        for key in KEYS {
            let empty = |n: &&Node| n.is_null() || (*key != "fields" && as_list(n).is_empty());
            if let Some(node) = self.fields.get(key).filter(empty) {
                self.problems.push(problem!(node.span, problems::EmptyKey { key: *key }));
            }
        }
    }

    fn read_cities_and_roads(&mut self) {
        for item in self.fields.get("city").map(as_list).unwrap_or_default() {
            if let Some((city, span)) = read_city(item, self.problems) {
                self.sketch.cities.push(city);
                self.parts.cities.push(span);
            }
        }
        for item in self.fields.get("river").map(as_list).unwrap_or_default() {
            if let Some(river) = read_sides(item, "a river", self.problems) {
                self.sketch.rivers.push(river);
                self.parts.rivers.push(item.span);
            }
        }
        for item in self.fields.get("road").map(as_list).unwrap_or_default() {
            if let Some((road, span)) = read_road(item, "a road", self.problems) {
                self.sketch.roads.push(road);
                self.parts.roads.push(span);
            }
        }
    }

    /// Reports three or more roads that end on the tile, which nearly always are a wrongly written crossing; returns
    /// `true` if there are any.
    fn report_dead_ends(&mut self) -> bool {
        let roads = self.sketch.roads.iter().zip(&self.parts.roads);
        let ending: Vec<(&Road, &Span)> = roads.filter(|(road, _)| road.sides.len() == 1).collect();
        let ([_, _, (_, third), ..], Some((_, last))) = (ending.as_slice(), ending.last()) else { return false };
        let sides: SideSet = ending.iter().flat_map(|(road, _)| road.sides.iter()).collect();
        let inns = ending.iter().filter(|(road, _)| road.inn).flat_map(|(road, _)| road.sides.iter());
        let inns = Some(inns.collect::<SideSet>()).filter(|inns| !inns.is_empty());
        let (sides, inns) = (sides.to_string(), inns.map(|inns| inns.to_string()));
        self.problems.push(problem!(third.union(**last), problems::RoadsThatEnd { sides, inns }));
        true
    }

    /// Reads the extra keys: `coats`, `cathedral`, `besieged`, `carcassonne`, `inn` and `wells` beside the features.
    /// Skips `inn` and `wells` if there are dead ends, which may be meant as a crossing.
    fn read_extras(&mut self, dead_ends: bool) {
        for key in ["coats", "cathedral", "besieged", "carcassonne", "inn", "wells"] {
            let Some(node) = self.fields.get(key).filter(|_| !is_road_key(key) || !dead_ends) else {
                continue;
            };
            if key == "inn" && names_sides(node) {
                self.read_inns(node);
            } else if self.has_one_owner(key, node) {
                self.read_extra(key, node);
            }
        }
    }

    /// Reads an `inn` that names its roads by their sides.
    fn read_inns(&mut self, node: &Node) {
        if self.is_written_inside("inn", node) {
            return;
        }
        let Some(sides) = read_sides(node, "`inn`", self.problems) else {
            return;
        };
        for side in sides.iter() {
            let mut roads = self.sketch.roads.iter_mut();
            if let Some(road) = roads.find(|road| road.sides.contains(side)) {
                road.inn = true;
                continue;
            }
            // The inn may belong to a road that could not be read, which has been reported.
            if self.sketch.roads.is_empty() && ROADS.iter().any(|key| self.fields.get(key).is_some()) {
                return;
            }
            let reached = Arg::list(self.sketch.roads.iter().flat_map(|road| road.sides.iter()).map(Side::word));
            self.problems.push(problem!(node.span, problems::InnWithoutRoad { side: side.word(), reached }));
        }
    }

    /// Returns the values of the cities or roads to which an extra key may belong.
    fn values_of_kind(&self, key: &str) -> Vec<&Node> {
        let keys: &[&str] = if is_road_key(key) { ROADS } else { &["city"] };
        keys.iter().filter_map(|key| self.fields.get(key)).flat_map(as_list).collect()
    }

    /// Returns `true` if an extra key is also written inside a city or road, which is reported.
    fn is_written_inside(&mut self, key: &'static str, node: &Node) -> bool {
        let feature = if is_road_key(key) { "road" } else { "city" };
        let inside = |n: &&Node| MapEntries::from_unchecked(n).and_then(|f| f.key_span(key));
        let first = self.values_of_kind(key).iter().find_map(inside);
        if let Some(first) = first {
            let problem = problem!(node.span, problems::KeyAlsoInside { key, feature });
            self.problems.push(problem.at_related(first));
        }
        first.is_some()
    }

    /// Returns `true` if there is just one city or road to which an extra key can belong; else a problem is or was
    /// reported.
    fn has_one_owner(&mut self, key: &'static str, node: &Node) -> bool {
        if self.is_written_inside(key, node) {
            return false;
        }
        let (feature, count) =
            if is_road_key(key) { ("road", self.sketch.roads.len()) } else { ("city", self.sketch.cities.len()) };
        let problem = match count {
            1 => return true,
            // The city or road may be one that could not be read, which has been reported.
            0 if !self.values_of_kind(key).is_empty() || self.fields.has_unknown() => return false,
            0 => problem!(node.span, problems::KeyWithoutFeature { key, feature }),
            _ if key == "inn" => {
                let sides = self.sketch.roads.iter().filter_map(|road| road.sides.first()).map(Side::word);
                let ways =
                    sides.map(|side| Suggestion { typed: format!("inn: {side}"), ..Suggestion::new(node.span, side) });
                problem!(node.span, problems::InnOfManyRoads { count }).with_ways(ways)
            }
            _ if key == "wells" => problem!(node.span, problems::WellsOfManyRoads { count }),
            _ => self.key_of_many_cities(key, node),
        };
        self.problems.push(problem);
        false
    }

    /// Returns the problem of an extra key that may belong to several cities.
    fn key_of_many_cities(&self, key: &'static str, node: &Node) -> Problem {
        let value = node.text().unwrap_or("true");
        let sides = |city: &City| city.sides.iter().chain(city.gates.iter()).map(Side::word).collect();
        let cities: Vec<String> = self.sketch.cities.iter().map(sides).collect();
        let with = |n: usize| {
            let entries = cities
                .iter()
                .enumerate()
                .map(|(m, sides)| if n == m { format!("{{ sides: {sides}, {key}: {value} }}") } else { sides.clone() });
            format!("city: [{}]", entries.collect::<Vec<String>>().join(", "))
        };
        let (count, first, second) = (cities.len(), with(0), with(1));
        problem!(node.span, problems::KeyOfManyCities { key, count, first, second })
    }

    /// Adds the value of an extra key to the only city or road.
    fn read_extra(&mut self, key: &str, node: &Node) {
        let number = |problems| read_number(node, key, problems).unwrap_or(0);
        let flag = |problems| as_flag(node, &format!("`{key}`"), problems).unwrap_or(false);
        match (key, self.sketch.cities.first_mut(), self.sketch.roads.first_mut()) {
            ("coats", Some(city), _) => city.coats = number(self.problems),
            ("cathedral", Some(city), _) => city.cathedral = flag(self.problems),
            ("besieged", Some(city), _) => city.besieged = flag(self.problems),
            ("carcassonne", Some(city), _) => city.carcassonne = flag(self.problems),
            ("wells", _, Some(road)) => road.wells = number(self.problems),
            ("inn", _, Some(road)) => road.inn = flag(self.problems),
            _ => {}
        }
    }

    fn read_crossings_and_gates(&mut self) {
        for (key, end) in [("crossing", RoadEnd::Crossing), ("gate", RoadEnd::Gate)] {
            let Some(node) = self.fields.get(key) else {
                continue;
            };
            let maps = as_list(node).iter().any(|item| MapEntries::from_unchecked(item).is_some());
            // Words are read together, so that a side named in two of them is reported.
            let items = if maps { as_list(node) } else { std::slice::from_ref(node) };
            let read = items.iter().filter_map(|item| {
                let (road, span) = read_road(item, &format!("`{key}`"), self.problems)?;
                Some((road, if maps { span } else { node.span }))
            });
            let read: Vec<(Road, Span)> = read.collect();
            if read.len() < items.len() {
                continue;
            }
            let many: usize = read.iter().map(|(road, _)| road.sides.len()).sum();
            if key == "crossing" && many < 2 {
                self.problems.push(problem!(node.span, problems::CrossingOfOneRoad));
            }
            for (Road { sides, inn, wells, .. }, span) in read {
                for side in sides.iter() {
                    let sides = std::iter::once(side).collect();
                    self.sketch.roads.push(Road { sides, inn, wells, end });
                    self.parts.roads.push(span);
                }
            }
        }
    }

    /// Reads `ferry`: the sides of two roads that end at the tile's lake, which the ferry makes one road.
    fn read_ferry(&mut self) {
        let Some(node) = self.value("ferry").filter(|node| !as_list(node).is_empty()) else {
            return;
        };
        let Some(joined) = read_sides(node, "`ferry`", self.problems) else {
            return;
        };
        let roads = &mut self.sketch.roads;
        let ends = |road: &Road| road.end == RoadEnd::Crossing && road.sides.iter().all(|side| joined.contains(side));
        let ending: Vec<usize> = (0..roads.len()).filter(|n| ends(&roads[*n])).collect();
        let (&[one, other], 2) = (ending.as_slice(), joined.len()) else {
            // A crossing that could not be read has been reported.
            if self.fields.get("crossing").is_none() || roads.iter().any(|road| road.end == RoadEnd::Crossing) {
                self.problems.push(problem!(node.span, problems::FerryWithoutRoads));
            }
            return;
        };
        let gone = roads.remove(other);
        self.parts.roads.remove(other);
        let road = &mut roads[one];
        *road = Road {
            sides: joined,
            inn: road.inn || gone.inn,
            wells: road.wells.saturating_add(gone.wells),
            end: RoadEnd::Ferry,
        };
    }

    fn read_fields(&mut self) {
        let Some(node) = self.fields.get("fields") else {
            return;
        };
        let mut written = Vec::new();
        for item in as_list(node) {
            if let Some(field) = read_field(item, self.problems) {
                written.push(field);
                self.parts.fields.push(item.span);
            }
        }
        if self.parts.fields.is_empty() {
            self.parts.fields.push(node.span);
        }
        self.sketch.fields = Some(written);
    }

    /// Reads the middle of the tile: a monastery, or a German castle.
    fn read_middle(&mut self) {
        if let Some(node) = self.value("monastery") {
            self.sketch.monastery = read_monastery(node, self.problems);
            self.parts.monastery = Some(node.span);
        }
        if let Some(node) = self.value("castle") {
            self.sketch.castle = as_flag(node, "`castle`", self.problems) == Some(true);
            self.parts.castle = Some(node.span);
        }
    }

    /// Reads `leipzig`, which marks a tile of *The Markets of Leipzig*.
    fn read_leipzig(&mut self) {
        if let Some(node) = self.value("leipzig") {
            self.sketch.leipzig = as_flag(node, "`leipzig`", self.problems) == Some(true);
            self.parts.castle = self.parts.castle.or(Some(node.span));
        }
    }

    /// Reads the symbols of other expansions.
    fn read_symbols(&mut self) {
        for symbol in Symbol::ALL {
            let Some(node) = self.value(symbol.word()) else {
                continue;
            };
            self.parts.symbols.push((symbol, node.span));
            let is_shown = if symbol.is_on_a_field() {
                read_field_symbol(node, symbol, &mut self.sketch.field_symbols, self.problems)
            } else {
                as_flag(node, &format!("`{}`", symbol.word()), self.problems) == Some(true)
            };
            if is_shown {
                self.sketch.symbols.push(symbol);
            }
        }
    }

    fn report_castle_and_monastery(&mut self) {
        if self.sketch.castle && self.sketch.monastery.is_some() {
            self.problems.push(problem!(self.parts.span(Part::Castle), problems::CastleAndMonastery));
        }
    }
}
