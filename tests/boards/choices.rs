//! Choices that turn the edges of a tile into features: which sides are joined, and what else the tile shows.

use carcassonne_board::geometry::{Shape, Side};
use carcassonne_board::tiles::Symbol;
use proptest::prelude::*;

use super::model::{City, Print, Road};

/// The symbols that are drawn with chosen frequencies; all others share one range.
const WEIGHTED_SYMBOLS: [&str; 5] = ["garden", "vineyard", "sheep", "hill", "crop-circle"];

/// Returns `true` if a symbol is on a field of its tile.
fn is_on_a_field(word: &str) -> bool {
    Symbol::ALL.iter().any(|symbol| symbol.word() == word && symbol.is_on_a_field())
}

/// The feature that a side shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Edge {
    Field,
    Road,
    City,
}

/// The choices that turn the edges of a tile into features.
#[derive(Debug, Clone)]
pub(super) struct Choices {
    joins: Vec<u8>,
    crossing: bool,
    gate: bool,
    extras: u8,
    monastery: u8,
    symbol: u8,
}

pub(super) fn choices() -> impl Strategy<Value = Choices> {
    (prop::collection::vec(any::<u8>(), 0..4), any::<bool>(), any::<bool>(), any::<u8>(), any::<u8>(), any::<u8>())
        .prop_map(|(joins, crossing, gate, extras, monastery, symbol)| Choices {
            joins,
            crossing,
            gate,
            extras,
            monastery,
            symbol,
        })
}

/// The sides that one feature joins, as indices along the rim.
type Block = Vec<usize>;

/// Returns `true` if two blocks can be drawn on a tile without crossing.
fn can_draw_both(a: &[usize], b: &[usize]) -> bool {
    let stretch = |p: usize| a.iter().filter(|x| **x < p).count() % a.len();
    b.windows(2).all(|w| stretch(w[0]) == stretch(w[1]))
}

/// Joins the blocks `a` and `b` if no other block crosses the result; returns `true` if they were joined.
fn try_join(blocks: &mut Vec<Block>, a: usize, b: usize) -> bool {
    let mut joined: Block = [blocks[a].as_slice(), &blocks[b]].concat();
    joined.sort_unstable();
    let is_free = (0..blocks.len()).filter(|n| *n != a && *n != b).all(|n| can_draw_both(&joined, &blocks[n]));
    if is_free {
        blocks[a] = joined;
        blocks.remove(b);
    }
    is_free
}

impl Choices {
    pub(super) fn build_print(&self, sides: &[Side], edges: &[Edge]) -> Print {
        let single: Vec<Block> = (0..sides.len()).filter(|n| edges[*n] != Edge::Field).map(|n| vec![n]).collect();
        let mut blocks = single.clone();
        for die in &self.joins {
            let block_index = |die: u8| usize::from(die) % blocks.len().max(1);
            let (a, b) = (block_index(die % 16), block_index(die / 16));
            if a < b && edges[blocks[a][0]] == edges[blocks[b][0]] {
                try_join(&mut blocks, a, b);
            }
        }
        // Roads that end on both sides of a city cannot be written as one crossing.
        let is_ending = |b: &&Block| b.len() == 1 && edges[b[0]] == Edge::Road;
        let ending: Block = blocks.iter().filter(is_ending).flatten().copied().collect();
        if ending.len() > 2 && !blocks.iter().filter(|b| !is_ending(b)).all(|b| can_draw_both(&ending, b)) {
            blocks = single;
        }
        let has_edge = |edge: Edge| move |b: &&Block| edges[b[0]] == edge;
        let to_sides = |block: &Block| block.iter().map(|n| sides[*n]).collect::<Vec<_>>();
        let cities: Vec<&Block> = blocks.iter().filter(has_edge(Edge::City)).collect();
        let mut roads: Vec<&Block> = blocks.iter().filter(has_edge(Edge::Road)).collect();

        let crossing = self.take_crossing(&mut roads);
        let gate = self.take_gate(&mut roads, &cities, &blocks);
        let has_extra = |place: u8, one_in: u8| self.extras.rotate_left(u32::from(place)) % one_in == 0;
        Print {
            cities: (0..)
                .zip(cities)
                .map(|(n, block)| City {
                    sides: to_sides(block),
                    coats: u32::from(self.extras >> n & 3).saturating_sub(1),
                    cathedral: has_extra(n, 11),
                })
                .collect(),
            roads: (0..)
                .zip(roads)
                .map(|(n, block)| Road {
                    sides: to_sides(block),
                    inn: has_extra(n + 3, 7),
                    wells: if has_extra(n + 5, 6) { 1 + u32::from(n) } else { 0 },
                })
                .collect(),
            crossing: to_sides(&crossing),
            gate: to_sides(&gate),
            inns: (0..)
                .zip(to_sides(&crossing).into_iter().chain(to_sides(&gate)))
                .filter(|(n, _)| has_extra(n + 6, 5))
                .map(|(_, side)| side)
                .collect(),
            monastery: choose_monastery(self.monastery),
            ..Print::default()
        }
    }

    /// Returns `true` if the tile is an abbey, which belongs to no feature beside it and fits beside any edge.
    pub(super) fn is_abbey(&self, shape: Shape) -> bool {
        shape == Shape::Square && (60..66).contains(&self.symbol)
    }

    /// Returns the other keys of a tile, such as symbols.
    pub(super) fn other_keys(&self, shape: Shape, print: &Print) -> Vec<String> {
        let other_words: Vec<&str> =
            Symbol::WORDS.into_iter().filter(|word| !WEIGHTED_SYMBOLS.contains(word)).collect();
        let other_word = other_words.get(usize::from(self.symbol) % other_words.len().max(1)).copied();
        let words: &[&str] = match 255 - self.symbol {
            0..60 => &["garden"],
            60..90 => &["vineyard"],
            90..120 => &["hill"],
            120..130 => &["hill", "vineyard"],
            130..150 if matches!(shape, Shape::Half(_)) => &["crop-circle"],
            150..=255 if matches!(shape, Shape::Double(_)) => &["castle"],
            150..180 => &["sheep"],
            180..186 if print.cities.len() == 1 => &["besieged"],
            186..190 if print.cities.len() == 1 => &["carcassonne"],
            195..215 => other_word.as_slice(),
            _ => &[],
        };
        let field_side = shape.sides().iter().find(|side| !print.cities.iter().any(|city| city.sides.contains(side)));
        let write_key = |word: &&str| match (*word, field_side) {
            ("garden", _) if matches!(shape, Shape::Double(_)) => None,
            (word, None) if is_on_a_field(word) => None,
            (word, Some(side)) if is_on_a_field(word) => Some(format!("{word}: {side}L")),
            _ => Some(format!("{word}: true")),
        };
        words.iter().filter_map(write_key).collect()
    }

    /// Removes the roads that meet at a crossing and returns the indices of their sides; empty without a crossing.
    fn take_crossing(&self, roads: &mut Vec<&Block>) -> Block {
        let single_count = roads.iter().filter(|r| r.len() == 1).count();
        let is_single = |r: &Block| r.len() == 1;
        // Three roads that end on their own are a crossing in the notation.
        let removed: Vec<&Block> = if single_count > 2 {
            roads.extract_if(.., |r| is_single(r)).collect()
        } else if let (true, Some(n)) = (self.crossing, roads.iter().position(|r| r.len() > 1)) {
            vec![roads.remove(n)]
        } else {
            vec![]
        };
        removed.into_iter().flatten().copied().collect()
    }

    /// Removes a road that ends at the gate of the only city and returns the index of its side; empty if none does.
    fn take_gate(&self, roads: &mut Vec<&Block>, cities: &[&Block], blocks: &[Block]) -> Block {
        let (true, [city]) = (self.gate, cities) else {
            return vec![];
        };
        let leads_to_city = |road: &Block| {
            let mut joined_blocks = blocks.to_vec();
            let index_of = |b: &Block| joined_blocks.iter().position(|x| x == b);
            let (Some(a), Some(b)) = (index_of(city), index_of(road)) else {
                return false;
            };
            road.len() == 1 && try_join(&mut joined_blocks, a, b)
        };
        match roads.iter().position(|r| leads_to_city(r)) {
            Some(n) => roads.remove(n).clone(),
            None => vec![],
        }
    }
}

/// Returns the word for a monastery, mostly for a plain one; `None` for most values of `die`.
fn choose_monastery(die: u8) -> Option<&'static str> {
    match die {
        0..200 => None,
        200..230 => Some("true"),
        230..235 => Some("german"),
        235..240 => Some("dutch"),
        240..245 => Some("japanese"),
        245..250 => Some("darmstadt"),
        250.. => Some("shrine"),
    }
}
