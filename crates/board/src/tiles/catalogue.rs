//! The printed tiles: the 24 kinds of the base game and the 24 Halflings.
//!
//! The data is `catalogue.yaml` beside this file, compiled in when the program is built.

use super::notation;
use super::sketch::Sketch;
use super::tile::{City, MonasteryKind, Road, RoadEnd, Symbol, Tile};
use crate::geometry::{Corner, HalfEdgeSet, Shape};

/// A printed tile. A square is described as the rule booklet shows it, a half with its right angle
/// in the south-west.
#[derive(Debug)]
pub struct Entry {
    /// The id that scenarios use: `D`, `I-07`.
    pub id: &'static str,
    /// The box that contains the tile.
    pub set: &'static str,
    /// The number of copies in the box.
    pub count: u32,
    /// Set if the tile is a half.
    pub half: bool,
    /// The city segments: the sides and the number of coats of arms of each.
    pub cities: &'static [(&'static str, u32)],
    /// Road segments that do not end at a crossing or gate, each by its sides.
    pub roads: &'static [&'static str],
    /// The sides of roads that meet at a crossing and end there; may be empty.
    pub crossing: &'static str,
    /// The sides of roads that end at the gate of the tile's city; may be empty.
    pub gate: &'static str,
    /// Set if the tile shows a monastery.
    pub monastery: bool,
    /// The symbols of other expansions that the tile shows.
    pub symbols: &'static [&'static str],
    /// A half-edge of the field on which the tile's sheep are; may be empty.
    pub sheep: &'static str,
    /// The fields as printed: half-edges, and the cities touched (by a side each).
    pub fields: &'static [(&'static str, &'static str)],
    /// A remark on the tile; may be empty.
    pub note: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// Returns the catalogue entry with an id; `None` if there is none.
pub fn entry(id: &str) -> Option<&'static Entry> {
    CATALOGUE.iter().find(|e| e.id == id)
}

/// Returns the catalogue entry with an id whose capitals may be small letters: `d`, `i-04`.
pub fn entry_in_any_case(id: &str) -> Option<&'static Entry> {
    CATALOGUE.iter().find(|e| e.id.eq_ignore_ascii_case(id))
}

/// Returns the id of a printed tile (with its turn) in its right case: `K@90` for `k@90`; `None` if right or unknown.
pub fn correct_case(word: &str) -> Option<String> {
    let (id, turn) = word.split_at(word.find('@').unwrap_or(word.len()));
    let entry = entry_in_any_case(id).filter(|entry| entry.id != id)?;
    Some(format!("{}{turn}", entry.id))
}

impl Entry {
    /// Returns the shape of the printed tile in its reference position: a square, or a half.
    pub fn shape(&self) -> Shape {
        if self.half { Shape::Half(Corner::Sw) } else { Shape::Square }
    }

    /// Returns the printed tile in its reference position.
    ///
    /// An entry with a fault would give an empty tile; a test checks that there is none.
    pub fn tile(&self) -> Tile {
        self.sketch().lay_out(self.shape()).unwrap_or_default()
    }

    /// Returns what the tile shows in its reference position, before it has a shape.
    pub fn sketch(&self) -> Sketch {
        let read_sides = |word: &str| notation::parse_sides(word).unwrap_or_default();
        let single_roads = |word: &'static str, end: RoadEnd| {
            read_sides(word).iter().map(move |side| Road::new([side].into_iter().collect(), end)).collect::<Vec<_>>()
        };
        let mut roads: Vec<Road> = self.roads.iter().map(|r| Road::new(read_sides(r), RoadEnd::Plain)).collect();
        roads.extend(single_roads(self.crossing, RoadEnd::Crossing));
        roads.extend(single_roads(self.gate, RoadEnd::Gate));
        Sketch {
            cities: self.cities.iter().map(|(s, coats)| City { coats: *coats, ..City::from(read_sides(s)) }).collect(),
            roads,
            monastery: self.monastery.then_some(MonasteryKind::Plain),
            symbols: Symbol::ALL.into_iter().filter(|s| self.symbols.contains(&s.word())).collect(),
            field_symbols: notation::parse_half_edges(self.sheep)
                .ok()
                .and_then(HalfEdgeSet::first)
                .map(|half| (Symbol::Sheep, half))
                .into_iter()
                .collect(),
            ..Sketch::default()
        }
    }

    /// Returns the printed tile in the notation of a scenario: `{ city: N, road: EW }`.
    pub fn notation(&self) -> String {
        self.notation_turned(0)
    }

    /// Returns the notation of the printed tile after `quarters` clockwise quarter turns.
    pub fn notation_turned(&self, quarters: u8) -> String {
        let turn = |word: &str| rotate_sides(word, quarters);
        let list = |items: Vec<String>| match items.as_slice() {
            [one] => one.clone(),
            many => format!("[{}]", many.join(", ")),
        };
        let mut keys = Vec::new();
        if !self.cities.is_empty() {
            let is_single = self.cities.len() == 1;
            let cities = self.cities.iter().map(|(s, coats)| match (turn(s), coats) {
                (s, 0) => s,
                (s, _) if is_single => format!("{s}, coats: {coats}"),
                (s, _) => format!("{{ sides: {s}, coats: {coats} }}"),
            });
            keys.push(format!("city: {}", list(cities.collect())));
        }
        if !self.roads.is_empty() {
            keys.push(format!("road: {}", list(self.roads.iter().map(|r| turn(r)).collect())));
        }
        for (key, word) in [("crossing", self.crossing), ("gate", self.gate)] {
            if !word.is_empty() {
                keys.push(format!("{key}: {}", turn(word)));
            }
        }
        if self.monastery {
            keys.push("monastery: true".to_owned());
        }
        keys.extend(self.symbols.iter().map(|symbol| match self.sheep {
            half if *symbol == Symbol::Sheep.word() && !half.is_empty() => {
                format!("{symbol}: {}{}", turn(half.get(..1).unwrap_or_default()), half.get(1..).unwrap_or_default())
            }
            _ => format!("{symbol}: true"),
        }));
        if keys.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", keys.join(", ")) }
    }
}

/// Returns sides of a square or half after `quarters` clockwise quarter turns: `NW` by one is `EN`. `L` is unchanged.
fn rotate_sides(sides: &str, quarters: u8) -> String {
    const ROUND: [char; 4] = ['N', 'E', 'S', 'W'];
    let turns = usize::from(quarters);
    let side = |c: char| ROUND.iter().position(|side| *side == c).map_or(c, |at| ROUND[(at + turns) % 4]);
    sides.chars().map(side).collect()
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::geometry::SideSet;

    #[test]
    fn both_sets_are_complete() {
        let kinds = |set: &str| CATALOGUE.iter().filter(|e| e.set == set).count();
        assert_eq!(kinds("Base game"), 24);
        assert_eq!(kinds("Halflings I"), 12);
        assert_eq!(kinds("Halflings II"), 12);
        let squares: u32 = CATALOGUE.iter().filter(|e| !e.half).map(|e| e.count).sum();
        assert_eq!(squares, 72);
    }

    #[test]
    fn every_entry_is_sound_and_its_derived_fields_are_the_printed_ones() {
        for entry in CATALOGUE {
            for (word, _) in entry.cities {
                notation::parse_sides(word).expect(entry.id);
            }
            for word in entry.roads {
                notation::parse_sides(word).expect(entry.id);
            }
            let tile = entry.sketch().lay_out(entry.shape()).expect(entry.id);
            let sheep = tile.field_of(Symbol::Sheep).and_then(|n| tile.fields.get(usize::from(n)));
            let sheep = sheep.map(|field| field.halves.to_string());
            assert_eq!(sheep.is_some(), entry.symbols.contains(&"sheep"), "{}", entry.id);
            assert!(sheep.is_none_or(|halves| halves.contains("WL WR")), "{}", entry.id);
            let mut derived: Vec<(String, Vec<u8>)> =
                tile.fields.iter().map(|f| (f.halves.to_string(), f.cities.clone())).collect();
            let mut printed: Vec<(String, Vec<u8>)> = entry
                .fields
                .iter()
                .map(|(halves, cities)| {
                    let halves: HalfEdgeSet = notation::parse_half_edges(halves).expect(entry.id);
                    let touched: SideSet =
                        if cities.is_empty() { SideSet::EMPTY } else { notation::parse_sides(cities).expect(entry.id) };
                    let mut cities: Vec<u8> = touched
                        .iter()
                        .filter_map(|s| tile.cities.iter().position(|c| c.sides.contains(s)))
                        .filter_map(|n| u8::try_from(n).ok())
                        .collect();
                    cities.sort_unstable();
                    cities.dedup();
                    (halves.to_string(), cities)
                })
                .collect();
            derived.sort();
            printed.sort();
            assert_eq!(derived, printed, "{}", entry.id);
        }
    }
}
