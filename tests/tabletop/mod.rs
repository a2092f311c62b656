//! Boards of square tiles on which cities, roads and fields are followed by flood fill, without any code of the program.

use std::collections::{BTreeMap, BTreeSet};

/// The sides of a tile, clockwise.
pub(crate) const SIDES: [char; 4] = ['N', 'E', 'S', 'W'];
/// The way from a tile to its neighbour on each side.
pub(crate) const STEPS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A column and a row.
pub(crate) type Position = (i32, i32);
/// A part of a tile: the tile's place, the kind, and the index within its kind.
pub(crate) type Part = (Position, char, usize);

/// The features of a tile in its orientation; sides are 0 to 3 from the north, half-edges 0 to 7 from its left end.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tile {
    pub(crate) cities: Vec<BTreeSet<usize>>,
    pub(crate) roads: Vec<BTreeSet<usize>>,
    /// The half-edges of each field, with `true` if it touches the tile's cities.
    pub(crate) fields: Vec<(BTreeSet<usize>, bool)>,
}

/// The tiles by their places.
#[derive(Debug, Default)]
pub(crate) struct Board(pub(crate) BTreeMap<Position, Tile>);

impl Board {
    /// Returns the parts that touch one across the sides of its tile, and the number of open sides.
    fn neighbors(&self, (at, kind, n): Part) -> (Vec<Part>, usize) {
        let tile = &self.0[&at];
        let (mut found, mut open) = (Vec::new(), 0);
        let position_across = |s: usize| (at.0 + STEPS[s].0, at.1 + STEPS[s].1);
        if kind == 'f' {
            for half in &tile.fields[n].0 {
                let Some(other) = self.0.get(&position_across(half / 2)) else { continue };
                // The left end of a side meets the right end of the opposite side.
                let facing = ((half / 2 + 2) % 4) * 2 + (1 - half % 2);
                let field_index = other.fields.iter().position(|(halves, _)| halves.contains(&facing));
                found.extend(field_index.map(|m| (position_across(half / 2), 'f', m)));
            }
            return (found, 0);
        }
        let groups = if kind == 'c' { &tile.cities } else { &tile.roads };
        for s in &groups[n] {
            let Some(other) = self.0.get(&position_across(*s)) else {
                open += 1;
                continue;
            };
            let other_groups = if kind == 'c' { &other.cities } else { &other.roads };
            let m = other_groups.iter().position(|group| group.contains(&((s + 2) % 4))).expect("it goes on");
            found.push((position_across(*s), kind, m));
        }
        (found, open)
    }

    /// Returns all parts that belong to the feature of one, and the number of its open sides.
    pub(crate) fn flood(&self, from: Part) -> (BTreeSet<Part>, usize) {
        let (mut parts, mut queue, mut open) = (BTreeSet::from([from]), vec![from], 0);
        while let Some(part) = queue.pop() {
            let (next, open_here) = self.neighbors(part);
            open += open_here;
            queue.extend(next.into_iter().filter(|part| parts.insert(*part)));
        }
        (parts, open)
    }

    /// Returns the completed cities beside a field, each by its first part.
    pub(crate) fn cities_beside(&self, field: &BTreeSet<Part>) -> BTreeSet<Part> {
        let touching = field.iter().filter(|(at, _, n)| self.0[at].fields[*n].1);
        let cities = touching.flat_map(|(at, ..)| (0..self.0[at].cities.len()).map(|m| (*at, 'c', m)));
        let flooded = cities.map(|city| self.flood(city)).filter(|(_, open)| *open == 0);
        flooded.filter_map(|(city, _)| city.first().copied()).collect()
    }
}

/// Returns the players with the most of something, if anybody has any.
pub(crate) fn leaders(counts: &[usize]) -> Vec<usize> {
    let most = counts.iter().copied().max().unwrap_or_default();
    (0..counts.len()).filter(|n| most > 0 && counts[*n] == most).collect()
}
