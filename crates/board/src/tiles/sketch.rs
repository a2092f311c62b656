//! A tile as it was written, and its conversion to a tile in a shape.

use carcassonne_base::sorting::sort;
use carcassonne_text::phrase;
use carcassonne_words::messages::plain::Sentence;

use super::fault::{Fault, Part};
use super::tile::{City, Field, MonasteryKind, Road, RoadEnd, Symbol, Tile};
use super::{derive_fields, problems};
use crate::geometry::{HalfEdge, HalfEdgeSet, Motion, Shape, Side, SideSet};

/// A field of a tile as the notation of the tile states it, in place of a derived one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SketchField {
    /// The half-edges that the field reaches.
    pub halves: HalfEdgeSet,
    /// The cities that the field touches, each by a side or gate of the city that no other city of the tile has.
    pub cities: SideSet,
}

/// A tile as its notation states it, before it has a shape.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sketch {
    /// The city segments of the tile.
    pub cities: Vec<City>,
    /// The road segments of the tile.
    pub roads: Vec<Road>,
    /// The rivers of the tile, each by the sides that it reaches.
    pub rivers: Vec<SideSet>,
    /// The fields, if the notation of the tile states them; `None` if they are to be derived.
    pub fields: Option<Vec<SketchField>>,
    /// The kind of the monastery; `None` if the tile shows none.
    pub monastery: Option<MonasteryKind>,
    /// Set if the tile shows a German castle.
    pub castle: bool,
    /// Set if the tile is a double-size tile of *The Markets of Leipzig*.
    pub leipzig: bool,
    /// The symbols of other expansions that the tile shows.
    pub symbols: Vec<Symbol>,
    /// The symbols on a field, each with any half-edge of that field; needed where there are several fields.
    pub field_symbols: Vec<(Symbol, HalfEdge)>,
}

impl Sketch {
    /// Converts the sketch to a tile in a shape.
    ///
    /// # Errors
    ///
    /// Returns the faults of the first step that has any: sides that the shape lacks or that are used twice, parts that
    /// the shape cannot have, gates without a city; then features that cross, or faulty written fields; then symbols
    /// that could be on no field or on several.
    pub fn lay_out(&self, shape: Shape) -> Result<Tile, Vec<Fault>> {
        let mut faults = self.side_faults(shape);
        if matches!(shape, Shape::Double(_)) {
            let has_garden = self.symbols.contains(&Symbol::Garden);
            for (is_shown, part, feature) in [
                (self.monastery.is_some(), Part::Monastery, "monastery"),
                (has_garden, Part::Symbol(Symbol::Garden), "garden"),
            ] {
                if is_shown {
                    faults.push(Fault::new(part, phrase!(problems::ShownOnDouble { feature })));
                }
            }
        } else {
            for (is_shown, feature) in [(self.castle, "castle"), (self.leipzig, "leipzig")] {
                if is_shown {
                    let sentence = phrase!(problems::ShownOnDoubleOnly { feature, shape: shape.word() });
                    faults.push(Fault::new(Part::Castle, sentence));
                }
            }
        }
        for (n, road) in self.roads.iter().enumerate() {
            if road.end == RoadEnd::Gate && self.cities.is_empty() {
                faults.push(Fault::new(Part::Road(n), problems::GateWithoutCity.into()));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let cities = self.assign_shared_halves(shape);
        let fields = match &self.fields {
            Some(written) => self.check_written_fields(shape, written, &cities)?,
            // An abbey fills a hole in the landscape and has no part in it.
            None if self.is_abbey() => Vec::new(),
            None => derive_fields::derive(shape, &cities, &self.roads, &self.rivers)?,
        };
        let field_symbols = self.locate_symbols(&fields)?;
        Ok(Tile {
            cities,
            roads: self.roads.clone(),
            rivers: self.rivers.clone(),
            fields,
            monastery: self.monastery,
            castle: self.castle,
            leipzig: self.leipzig,
            symbols: self.symbols.clone(),
            field_symbols,
        })
    }

    /// Returns the sketch after a motion of the board.
    #[must_use]
    pub fn moved(&self, motion: Motion) -> Self {
        let city = |city: &City| City {
            sides: motion.sides(city.sides),
            gates: motion.sides(city.gates),
            halves: motion.half_edges(city.halves),
            ..city.clone()
        };
        let field = |field: &SketchField| SketchField {
            halves: motion.half_edges(field.halves),
            cities: motion.sides(field.cities),
        };
        Self {
            cities: self.cities.iter().map(city).collect(),
            roads: self.roads.iter().map(|road| Road { sides: motion.sides(road.sides), ..road.clone() }).collect(),
            rivers: self.rivers.iter().map(|river| motion.sides(*river)).collect(),
            fields: self.fields.as_ref().map(|fields| fields.iter().map(field).collect()),
            field_symbols: self.field_symbols.iter().map(|(on, half)| (*on, motion.half_edge(*half))).collect(),
            ..self.clone()
        }
    }

    /// Returns `true` if the tile is an abbey without cities and roads.
    fn is_abbey(&self) -> bool {
        self.monastery == Some(MonasteryKind::Abbey) && self.cities.is_empty() && self.roads.is_empty()
    }

    /// Returns the symbols that are on a field, each with the index of its field.
    fn locate_symbols(&self, fields: &[Field]) -> Result<Vec<(Symbol, u8)>, Vec<Fault>> {
        let mut field_symbols = Vec::new();
        let mut faults = Vec::new();
        for symbol in self.symbols.iter().copied().filter(|symbol| symbol.is_on_a_field()) {
            match self.field_of(symbol, fields) {
                Ok(field) => field_symbols.push((symbol, u8::try_from(field).unwrap_or(u8::MAX))),
                Err(fault) => faults.push(fault),
            }
        }
        if faults.is_empty() { Ok(field_symbols) } else { Err(faults) }
    }

    fn field_of(&self, symbol: Symbol, fields: &[Field]) -> Result<usize, Fault> {
        let fault = |sentence: Sentence| Fault::new(Part::Symbol(symbol), sentence);
        let word = symbol.word();
        let written_half = self.field_symbols.iter().find(|(shown, _)| *shown == symbol).map(|(_, half)| *half);
        match (written_half, fields) {
            (Some(half), _) => {
                let reached = fields.iter().position(|field| field.halves.contains(half));
                reached.ok_or_else(|| {
                    fault(phrase!(problems::SymbolOffFields { half: half.to_string(), symbol: word })).with_word(half)
                })
            }
            (None, [_]) => Ok(0),
            (None, []) => Err(fault(phrase!(problems::SymbolWithoutField { symbol: word }))),
            (None, [first, ..]) => {
                let (count, half) = (fields.len(), first.name());
                Err(fault(phrase!(problems::SymbolOfSeveralFields { symbol: word, count, half })))
            }
        }
    }

    /// Returns the cities, each with its half of a side that two of them share: walls do not cross, so the city that
    /// continues first clockwise has the right half.
    fn assign_shared_halves(&self, shape: Shape) -> Vec<City> {
        let sides = shape.sides();
        let mut cities = self.cities.clone();
        for (at, &side) in sides.iter().enumerate() {
            let sharing: Vec<usize> = (0..cities.len()).filter(|n| cities[*n].sides.contains(side)).collect();
            let &[first, other] = sharing.as_slice() else { continue };
            let next_side = |n: usize| {
                let is_continuation = |side: &Side| cities[n].sides.contains(*side) || cities[n].gates.contains(*side);
                sides.iter().cycle().skip(at + 1).take(sides.len()).position(is_continuation)
            };
            let (left, right) = if next_side(first) < next_side(other) { (other, first) } else { (first, other) };
            cities[left].halves.insert(HalfEdge::left(side));
            cities[right].halves.insert(HalfEdge::right(side));
        }
        cities
    }

    /// Returns `true` if the side has two cities, each of which shares no other side and has another side or gate.
    fn can_share(&self, side: Side) -> bool {
        let cities_at = |side: Side| self.cities.iter().filter(move |city| city.sides.contains(side));
        let is_distinct = |city: &City| {
            let shared_sides = city.sides.iter().filter(|side| cities_at(*side).count() > 1).count();
            shared_sides == 1 && city.sides.len() + city.gates.len() > 1
        };
        cities_at(side).count() == 2 && cities_at(side).all(is_distinct)
    }

    fn side_faults(&self, shape: Shape) -> Vec<Fault> {
        let shape_sides = shape.side_set();
        let mut faults = Vec::new();
        let mut used = SideSet::EMPTY;
        let parts = self
            .cities
            .iter()
            .enumerate()
            .flat_map(|(n, c)| [(Part::City(n), c.sides), (Part::City(n), c.gates)])
            .chain(self.roads.iter().enumerate().map(|(n, r)| (Part::Road(n), r.sides)))
            .chain(self.rivers.iter().enumerate().map(|(n, river)| (Part::River(n), *river)));
        for (part, sides) in parts {
            for side in sides.iter() {
                if !shape_sides.contains(side) {
                    faults.push(missing_side_fault(part, side, shape));
                } else if !(used.insert(side) || matches!(part, Part::City(_)) && self.can_share(side)) {
                    let sentence = phrase!(problems::SideOfTwoFeatures { side: side.word() });
                    faults.push(Fault::new(part, sentence).with_word(side));
                }
            }
        }
        faults
    }

    fn check_written_fields(
        &self,
        shape: Shape,
        written: &[SketchField],
        tile_cities: &[City],
    ) -> Result<Vec<Field>, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut used = HalfEdgeSet::EMPTY;
        let city_sides: SideSet = self.cities.iter().flat_map(|c| c.sides.iter()).collect();
        let mut fields = Vec::new();
        for (n, field) in written.iter().enumerate() {
            let part = Part::Field(n);
            for half in field.halves.iter() {
                if !shape.side_set().contains(half.side) {
                    faults.push(missing_side_fault(part, half.side, shape));
                } else if city_sides.contains(half.side) {
                    let sentence = phrase!(problems::FieldAtCity { half: half.to_string(), side: half.side.word() });
                    faults.push(Fault::new(part, sentence).with_word(half));
                } else if !used.insert(half) {
                    let sentence = phrase!(problems::HalfEdgeOfTwoFields { half: half.to_string() });
                    faults.push(Fault::new(part, sentence).with_word(half));
                }
            }
            let mut cities = Vec::new();
            for side in field.cities.iter() {
                // A side that two cities share identifies neither of them.
                let is_shared = |city: &City| city.halves.iter().any(|half| half.side == side);
                let is_named =
                    |city: &City| city.gates.contains(side) || (city.sides.contains(side) && !is_shared(city));
                match tile_cities.iter().position(is_named) {
                    Some(c) => {
                        let c = u8::try_from(c).unwrap_or(u8::MAX);
                        if !cities.contains(&c) {
                            cities.push(c);
                        }
                    }
                    None => faults.push(Fault::new(part, phrase!(problems::NoCityAtSide { side: side.word() }))),
                }
            }
            sort(&mut cities);
            fields.push(Field { halves: field.halves, cities });
        }
        let missing: HalfEdgeSet = shape
            .sides()
            .iter()
            .filter(|s| !city_sides.contains(**s))
            .flat_map(|&s| [HalfEdge::left(s), HalfEdge::right(s)])
            .filter(|h| !used.contains(*h))
            .collect();
        if !missing.is_empty() && faults.is_empty() {
            let sentence = phrase!(problems::HalfEdgesWithoutField { halves: missing.to_string() });
            faults.push(Fault::new(Part::Field(written.len().saturating_sub(1)), sentence));
        }
        if faults.is_empty() { Ok(fields) } else { Err(faults) }
    }
}

fn missing_side_fault(part: Part, side: Side, shape: Shape) -> Fault {
    let side_names: Vec<&str> = shape.side_set().iter().map(Side::word).collect();
    let (word, corner) = match shape {
        Shape::Square => ("square", ""),
        Shape::Half(corner) => ("half", corner.phrase()),
        Shape::Double(_) => ("double", ""),
    };
    let sentence = phrase!(problems::MissingSide {
        tile: phrase!(problems::TileInShape { shape: word, corner }),
        side: side.word(),
        second_cell: shape == Shape::Square && side.word().len() > 1,
        sides: side_names.join(", "),
    });
    Fault { part, lacks_side: true, word: side.to_string(), sentence }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_text::{Problem, Span};

    use super::*;
    use crate::geometry::{Axis, Corner};
    use crate::tiles::parse_sides;

    const LYING: Shape = Shape::Double(Axis::EastWest);
    const STANDING: Shape = Shape::Double(Axis::NorthSouth);

    fn sketch(cities: &[&str], roads: &[(&str, RoadEnd)]) -> Sketch {
        let read = |word: &str| parse_sides(word).expect("sides");
        Sketch {
            cities: cities.iter().map(|word| City::from(read(word))).collect(),
            roads: roads.iter().map(|(word, end)| Road::new(read(word), *end)).collect(),
            ..Sketch::default()
        }
    }

    /// Returns the fields of a tile, each with the cities that it touches.
    fn fields(shape: Shape, cities: &[&str], roads: &[(&str, RoadEnd)]) -> Vec<String> {
        let tile = sketch(cities, roads).lay_out(shape).expect("a sound tile");
        tile.fields.iter().map(|f| format!("{} {:?}", f.halves, f.cities)).collect()
    }

    use RoadEnd::{Crossing, Gate, Plain};

    #[test]
    fn a_road_through_a_double_parts_its_fields() {
        assert_eq!(fields(LYING, &[], &[("WE", Plain)]), ["N1L N1R N2L N2R EL WR []", "ER S1L S1R S2L S2R WL []"]);
        assert_eq!(fields(LYING, &[], &[("WS2", Plain)]), ["N1L N1R N2L N2R EL ER S2L WR []", "S1L S1R S2R WL []"]);
        assert_eq!(fields(STANDING, &[], &[("NE2", Plain)]), ["NL E2R SL SR W1L W1R W2L W2R []", "NR E1L E1R E2L []"]);
    }

    #[test]
    fn cities_on_doubles_touch_what_nothing_parts_from_them() {
        assert_eq!(fields(LYING, &["N1"], &[("WE", Plain)]), ["N2L N2R EL WR [0]", "ER S1L S1R S2L S2R WL []"]);
        assert_eq!(fields(LYING, &["N1"], &[("S2", Gate)]), ["N2L N2R EL ER S2L [0]", "S1L S1R S2R WL WR [0]"]);
    }

    #[test]
    fn a_gate_a_crossing_and_a_long_side_part_as_they_are_drawn() {
        assert_eq!(fields(Shape::Square, &["N"], &[("S", Gate)]), ["EL ER SL [0]", "SR WL WR [0]"]);
        assert_eq!(fields(Shape::Square, &["N"], &[("E", Crossing), ("W", Crossing)]), ["EL WR [0]", "ER SL SR WL []"]);
        assert_eq!(fields(Shape::Half(Corner::Nw), &["L"], &[("NW", Plain)]), ["NL WR []", "NR WL [0]"]);
        assert_eq!(fields(Shape::Square, &["NS"], &[]), ["EL ER [0]", "WL WR [0]"]);
    }

    #[test]
    fn cities_that_cross_leave_one_way_for_the_fields() {
        assert_eq!(fields(Shape::Square, &["NS", "EW"], &[]), [""; 0]);
        // Reaching either end of a city is enough to touch it.
        assert_eq!(fields(LYING, &["WE", "N1S1"], &[]), ["N2L N2R [0, 1]", "S2L S2R [0, 1]"]);
        assert_eq!(fields(LYING, &["WN2", "N1S1"], &[("S2", Plain)]), ["EL ER S2L S2R [0, 1]"]);
    }

    #[test]
    fn what_a_road_crosses_is_refused_with_the_line_for_each_way() {
        let help = |cities: &[&str], roads: &[(&str, RoadEnd)]| {
            let faults = sketch(cities, roads).lay_out(Shape::Square).expect_err("a fault");
            Problem::of(Span::default(), faults[0].sentence.clone()).help()
        };
        assert_eq!(
            help(&["NS"], &[("EW", Plain)]),
            "two cities are `city: [N, S]`; if one city passes over the road, add `fields: \
             [{ halves: EL, cities: N }, { halves: ER, cities: N }, { halves: WL, cities: N }, \
             { halves: WR, cities: N }]`"
        );
        assert_eq!(
            help(&[], &[("NS", Plain), ("EW", Plain)]),
            "roads that meet and end there are `crossing: NESW`; if one passes over the other, add `fields: \
             [{ halves: NL WR }, { halves: NR EL }, { halves: ER SL }, { halves: SR WL }]`"
        );
    }

    #[test]
    fn sheep_stand_on_one_field() {
        let lay = |word: Option<&str>, cities: &[&str], roads: &[(&str, RoadEnd)]| {
            let sheep = word.and_then(|w| crate::tiles::parse_half_edges(w).expect("a half-edge").first());
            let symbols = vec![Symbol::Sheep];
            Sketch {
                symbols,
                field_symbols: sheep.map(|half| (Symbol::Sheep, half)).into_iter().collect(),
                ..sketch(cities, roads)
            }
            .lay_out(Shape::Square)
        };
        let field_of_sheep = |word, cities: &[&str], roads: &[(&str, RoadEnd)]| {
            lay(word, cities, roads).map(|tile| tile.field_of(Symbol::Sheep)).map_err(|faults| faults[0].part)
        };
        assert_eq!(field_of_sheep(None, &[], &[]), Ok(Some(0)));
        assert_eq!(field_of_sheep(None, &[], &[("WE", Plain)]), Err(Part::Symbol(Symbol::Sheep)));
        assert_eq!(field_of_sheep(Some("SL"), &[], &[("WE", Plain)]), Ok(Some(1)));
        assert_eq!(field_of_sheep(Some("NL"), &["N"], &[]), Err(Part::Symbol(Symbol::Sheep)));
        assert_eq!(field_of_sheep(None, &["NESW"], &[]), Err(Part::Symbol(Symbol::Sheep)));
        assert_eq!(sketch(&[], &[]).lay_out(Shape::Square).map(|t| t.field_of(Symbol::Sheep)), Ok(None));
    }

    #[test]
    fn what_crosses_or_has_no_place_is_a_fault() {
        let fault = |shape, cities: &[&str], roads: &[(&str, RoadEnd)]| {
            sketch(cities, roads).lay_out(shape).err().map(|faults| faults.len())
        };
        assert_eq!(fault(Shape::Square, &["NS"], &[("EW", Plain)]), Some(1));
        assert_eq!(fault(Shape::Square, &[], &[("NS", Plain), ("EW", Plain)]), Some(1));
        assert_eq!(fault(Shape::Square, &["N", "S"], &[("E", Gate)]), Some(1));
        assert_eq!(fault(LYING, &["N"], &[]), Some(1));
        assert_eq!(fault(STANDING, &["N", "L"], &[("N", Plain)]), Some(2));
        let monastery = Sketch { monastery: Some(MonasteryKind::Plain), ..Sketch::default() };
        assert!(monastery.lay_out(LYING).is_err());
        assert!(monastery.lay_out(Shape::Square).is_ok());
        let garden = Sketch { symbols: vec![Symbol::Garden], ..Sketch::default() };
        assert!(garden.lay_out(LYING).is_err());
        assert!(garden.lay_out(Shape::Square).is_ok());
    }
}
