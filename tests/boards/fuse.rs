//! Replacement of pairs of halves by squares that show the same edges, connections and fields.

use carcassonne_board::geometry::{HalfEdge, Shape, Side};
use carcassonne_board::tiles;
use carcassonne_rules::verdict::Case;

use super::model::{Board, City, Mark, Print, Road, Spot, Tile, WrittenField};

/// A place on one of the two halves: the index of the half, and the mark on it.
type Point = (usize, Mark);

/// A feature of a pair: the places that it reaches on both halves, and the features of each half that it consists of.
#[derive(Debug, Clone)]
struct PairFeature {
    points: Vec<Point>,
    parts: Vec<(usize, usize)>,
}

impl PairFeature {
    /// Returns the places of the feature that a square has too.
    fn outer_marks(&self) -> Vec<Mark> {
        let is_outer = |mark: &Mark| match mark {
            Mark::City(side) | Mark::Road(side) => *side != Side::L,
            Mark::Field(half) => half.side != Side::L,
            Mark::Monastery => true,
        };
        let mut marks: Vec<Mark> = self.points.iter().map(|p| p.1).filter(is_outer).collect();
        marks.sort_unstable();
        marks
    }

    fn sides(&self) -> Vec<Side> {
        let side = |mark: Mark| match mark {
            Mark::City(side) | Mark::Road(side) => Some(side),
            Mark::Field(_) | Mark::Monastery => None,
        };
        self.outer_marks().into_iter().filter_map(side).collect()
    }
}

/// Replaces every pair that a square can show by that square; returns the numbers of the removed halves.
pub(crate) fn fuse_pairs(board: &Board, case: &Case) -> (Board, Vec<usize>) {
    let mut fused_board = board.clone();
    let mut removed = Vec::new();
    for first in &board.tiles {
        let partner = board.tiles.iter().find(|t| t.at == first.at && t.number > first.number);
        if let Some(second) = partner
            && fuse_pair(&mut fused_board, first, second, case).is_some()
        {
            removed.extend([first.number, second.number]);
        }
    }
    (fused_board, removed)
}

/// Replaces a pair of halves by a square; `None`, with the board unchanged, if no square shows the same.
fn fuse_pair(board: &mut Board, first: &Tile, second: &Tile, case: &Case) -> Option<()> {
    let half_tiles = [find_tile(case, first)?, find_tile(case, second)?];
    let cities =
        join_features(&half_tiles, |t| t.cities.iter().map(|c| c.sides.iter().map(Mark::City).collect()).collect());
    let roads =
        join_features(&half_tiles, |t| t.roads.iter().map(|r| r.sides.iter().map(Mark::Road).collect()).collect());
    let fields =
        join_features(&half_tiles, |t| t.fields.iter().map(|f| f.halves.iter().map(Mark::Field).collect()).collect());
    // A city or road that reaches no side of the space cannot be written on a square.
    if cities.iter().chain(&roads).any(|w| w.outer_marks().is_empty()) {
        return None;
    }
    let monastery = match (first.print.monastery, second.print.monastery) {
        (Some(_), Some(_)) => return None,
        (one, other) => one.or(other),
    };
    let (separate_roads, crossing, inns) = writable_roads(&half_tiles, &roads)?;
    let print = Print {
        cities: cities.iter().map(|w| fuse_city(&half_tiles, w)).collect(),
        roads: separate_roads,
        crossing,
        inns,
        gate: Vec::new(),
        monastery,
        fields: Some(fields.iter().filter_map(|w| fuse_field(&half_tiles, w, &cities)).collect()),
        ..Print::default()
    };
    let features: Vec<&PairFeature> = cities.iter().chain(&roads).chain(&fields).collect();
    let move_spot = |(number, mark): Spot| -> Option<Spot> {
        let half = match number {
            n if n == first.number => 0,
            n if n == second.number => 1,
            _ => return Some((number, mark)),
        };
        if mark == Mark::Monastery {
            return Some((first.number, mark));
        }
        let feature = features.iter().find(|w| w.points.contains(&(half, mark)))?;
        Some((first.number, *feature.outer_marks().first()?))
    };
    let meeple_spots: Vec<Spot> = board.meeples.iter().map(|m| move_spot(m.spot)).collect::<Option<_>>()?;
    let claim_spots: Vec<Spot> = board.claims.iter().map(|c| move_spot(c.spot)).collect::<Option<_>>()?;
    for (meeple, on) in board.meeples.iter_mut().zip(meeple_spots) {
        meeple.spot = on;
    }
    for (claim, on) in board.claims.iter_mut().zip(claim_spots) {
        claim.spot = on;
    }
    board.tiles.retain(|t| t.number != second.number);
    let square = board.tiles.iter_mut().find(|t| t.number == first.number)?;
    (square.shape, square.print) = (Shape::Square, print);
    Some(())
}

/// Returns a half as the program read it, including its derived fields.
fn find_tile<'c>(case: &'c Case, tile: &Tile) -> Option<&'c tiles::Tile> {
    let board = &case.scenario.board;
    board.at(tile.at).find(|ix| board.placed(*ix).shape == tile.shape).and_then(|ix| board.tile(ix))
}

/// Returns the features of one kind on both halves, joined over the long side.
fn join_features(
    half_tiles: &[&tiles::Tile; 2],
    features: impl Fn(&tiles::Tile) -> Vec<Vec<Mark>>,
) -> Vec<PairFeature> {
    let mut joined: Vec<PairFeature> = Vec::new();
    for (half, tile) in half_tiles.iter().enumerate() {
        for (n, marks) in features(tile).into_iter().enumerate() {
            joined.push(PairFeature { points: marks.into_iter().map(|m| (half, m)).collect(), parts: vec![(half, n)] });
        }
    }
    // Seen from the middle of each half, the left end meets the right end.
    let (left, right) = (HalfEdge::left(Side::L), HalfEdge::right(Side::L));
    for (first_mark, second_mark) in [
        (Mark::City(Side::L), Mark::City(Side::L)),
        (Mark::Road(Side::L), Mark::Road(Side::L)),
        (Mark::Field(left), Mark::Field(right)),
        (Mark::Field(right), Mark::Field(left)),
    ] {
        let reaches = |point: Point| move |w: &PairFeature| w.points.contains(&point);
        let (Some(a), Some(b)) =
            (joined.iter().position(reaches((0, first_mark))), joined.iter().position(reaches((1, second_mark))))
        else {
            continue;
        };
        if a != b {
            let other = joined[b].clone();
            joined[a].points.extend(other.points);
            joined[a].parts.extend(other.parts);
            joined.remove(b);
        }
    }
    joined
}

fn fuse_city(half_tiles: &[&tiles::Tile; 2], feature: &PairFeature) -> City {
    let parts = || feature.parts.iter().map(|&(half, n)| &half_tiles[half].cities[n]);
    City { sides: feature.sides(), coats: parts().map(|c| c.coats).sum(), cathedral: parts().any(|c| c.cathedral) }
}

/// Returns the roads as they can be written: separate roads, those at a crossing, and which of the latter have an inn.
/// `None` for wells at a crossing, which cannot be written.
fn writable_roads(
    half_tiles: &[&tiles::Tile; 2],
    features: &[PairFeature],
) -> Option<(Vec<Road>, Vec<Side>, Vec<Side>)> {
    let roads = features.iter().map(|feature| {
        let parts = || feature.parts.iter().map(|&(half, n)| &half_tiles[half].roads[n]);
        Road { sides: feature.sides(), inn: parts().any(|r| r.inn), wells: parts().map(|r| r.wells).sum() }
    });
    let (single, through): (Vec<Road>, Vec<Road>) = roads.partition(|r| r.sides.len() == 1);
    if single.len() < 3 {
        return Some(([through, single].concat(), Vec::new(), Vec::new()));
    }
    if single.iter().any(|r| r.wells > 0) {
        return None;
    }
    let crossing = single.iter().flat_map(|r| r.sides.clone()).collect();
    let inns = single.iter().filter(|r| r.inn).flat_map(|r| r.sides.clone()).collect();
    Some((through, crossing, inns))
}

/// Returns a field as it is written, with a side of each city that it touches; `None` if it does not reach the rim.
fn fuse_field(half_tiles: &[&tiles::Tile; 2], feature: &PairFeature, cities: &[PairFeature]) -> Option<WrittenField> {
    let half_edge = |mark| match mark {
        Mark::Field(half) => Some(half),
        Mark::City(_) | Mark::Road(_) | Mark::Monastery => None,
    };
    let halves: Vec<HalfEdge> = feature.outer_marks().into_iter().filter_map(half_edge).collect();
    let touched_cities = feature
        .parts
        .iter()
        .flat_map(|&(half, n)| half_tiles[half].fields[n].cities.iter().map(move |c| (half, usize::from(*c))));
    let mut sides: Vec<Side> = touched_cities
        .filter_map(|part| cities.iter().find(|w| w.parts.contains(&part)))
        .filter_map(|w| w.sides().first().copied())
        .collect();
    sides.sort_unstable();
    sides.dedup();
    (!halves.is_empty()).then_some((halves, sides))
}
