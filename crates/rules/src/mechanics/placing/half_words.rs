//! The words that the messages on placing share: for sides, spaces, and reasons why something may not be done.

use carcassonne_board::geometry::{Compass, Direction, Shape, Side, Space};
use carcassonne_board::tiles::Edge;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Board, TileIx};

/// Returns the words for a side of the tile that a sentence is about: `its north side`.
pub(super) fn own_side(side: Side) -> Sentence {
    match (side.direction(), side_end(side)) {
        (None, _) => say!(placing::OwnLongSide),
        (Some(to), None) => say!(placing::OwnSide { to: Compass::from(to) }),
        (Some(to), Some(end)) => say!(placing::OwnEnd { end: Compass::from(end), to: Compass::from(to) }),
    }
}

/// Returns the words for a side of another tile: `the north side of a`.
pub(super) fn tile_side(tile: TileIx, side: Side) -> Sentence {
    match (side.direction(), side_end(side)) {
        (None, _) => say!(placing::LongSide { tile }),
        (Some(to), None) => say!(placing::Side { to: Compass::from(to), tile }),
        (Some(to), Some(end)) => say!(placing::End { half: Compass::from(end), to: Compass::from(to), tile }),
    }
}

/// Returns the end of a double-size tile's long side at which `side` is, such as west for `N1`; `None` for other sides.
fn side_end(side: Side) -> Option<Direction> {
    match side {
        Side::N1 | Side::S1 => Some(Direction::West),
        Side::N2 | Side::S2 => Some(Direction::East),
        Side::E1 | Side::W1 => Some(Direction::North),
        Side::E2 | Side::W2 => Some(Direction::South),
        Side::N | Side::E | Side::S | Side::W | Side::L => None,
    }
}

/// Returns the words for what a side of a tile shows: `a road`.
pub(super) fn describe_edge(edge: Edge) -> Sentence {
    let edge = match edge {
        Edge::Field => "field",
        Edge::Road(_) => "road",
        Edge::City(_) => "city",
        Edge::Cities(..) => "cities",
        Edge::CityGate(_) => "gate",
        Edge::River => "river",
        Edge::Abbey => "abbey",
    };
    say!(placing::Edge { edge })
}

/// Returns the word for a tile's shape by which messages choose a variant.
pub(super) fn shape_variant(shape: Shape) -> &'static str {
    match shape {
        Shape::Square => "square",
        Shape::Half(_) => "half",
        Shape::Double(_) => "double",
    }
}

/// Returns the spaces of a tile in words, to follow "in": `the space occupied by p`, `the space east of a`.
pub(super) fn describe_space(board: &Board, shape: Shape, at: Space) -> Sentence {
    let spaces: Vec<Space> = shape.spaces(at).collect();
    let [first, second] = spaces.as_slice() else {
        return describe_by_tiles(board, at).unwrap_or_else(|| say!(placing::Alone { space: at }));
    };
    let describe_pair = |space: Sentence, from: Space, to: Space| {
        let to = Direction::ALL.into_iter().find(|d| from.step(*d) == to).map(Compass::from);
        say!(placing::Both { space, to: to.unwrap_or(Compass::East) })
    };
    match (describe_by_tiles(board, *first), describe_by_tiles(board, *second)) {
        (Some(space), _) => describe_pair(space, *first, *second),
        (None, Some(space)) => describe_pair(space, *second, *first),
        (None, None) => describe_pair(say!(placing::Alone { space: *first }), *first, *second),
    }
}

/// Returns a space in words, by the tiles in it or a tile beside it, not double-size; `None` without unique names.
fn describe_by_tiles(board: &Board, space: Space) -> Option<Sentence> {
    let has_name = |tile: &TileIx| !board.is_hash(*tile) && board.tiles_named(board.name(*tile)).len() == 1;
    let tiles: Vec<TileIx> = board.at(space).collect();
    if !tiles.is_empty() && tiles.iter().all(has_name) {
        return Some(say!(placing::With { tiles: Arg::list(tiles) }));
    }
    let straight = Direction::ALL.map(Compass::from);
    let diagonal = Compass::ALL.into_iter().filter(|to| to.straight().is_none());
    straight.into_iter().chain(diagonal).find_map(|to| {
        let is_beside = |tile: &TileIx| to.step(board.placed(*tile).at) == space;
        let mut neighbors = space.neighbors().flat_map(|space| board.at(space));
        // A space beside a double-size tile may be beside either of its spaces.
        let tile = neighbors.find(|tile| has_name(tile) && !board.is_double(*tile) && is_beside(tile))?;
        Some(say!(placing::Beside { to, tile }))
    })
}

/// Returns `Some(true)` if there are no `reasons` against something; `None` if that depends on the `unknown` facts.
pub(super) fn decide(reasons: &[Sentence], unknown: &[Sentence]) -> Option<bool> {
    let is_allowed = reasons.is_empty();
    (!is_allowed || unknown.is_empty()).then_some(is_allowed)
}

/// Returns why something may not be done, to follow a colon: the first two reasons, and the number of others.
pub(super) fn summarize_reasons(first: &Sentence, others: &[Sentence]) -> Sentence {
    let first = first.clone();
    match others {
        [] => say!(placing::Because { first }),
        [second] => say!(placing::BecauseBoth { first, second: second.clone() }),
        [second, more @ ..] => say!(placing::BecauseMore { first, second: second.clone(), more: more.len() }),
    }
}

/// Returns the last part of a reason's id, by which messages choose a variant: `taken`.
pub(super) fn reason_name(reason: &Sentence) -> &'static str {
    reason.id().rsplit('.').next().unwrap_or_default()
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_board::geometry::{Axis, Corner};
    use carcassonne_position::test_scenarios::read;

    use super::*;

    const BOARD: &str = "board: |\n  a  p\\q  #\n  .  .    f\n  .  f    .\ntiles:\n  a p q f: {}\n";

    #[test]
    fn a_space_is_called_by_what_lies_in_it_or_beside_it() {
        let scenario = read(BOARD).expect("a legal position");
        let describe = |shape, column, row| {
            let space = describe_space(&scenario.board, shape, Space::new(column, row));
            scenario.voice().say(&space)
        };
        let half = Shape::Half(Corner::Ne);
        assert_eq!(describe(half, 0, 0), "the space occupied by a");
        assert_eq!(describe(half, 1, 0), "the space occupied by p and q");
        assert_eq!(describe(Shape::Square, 0, 1), "the space south of a");
        assert_eq!(describe(Shape::Square, 5, 5), "the space in column 5, row 5");
        let double = |axis, column, row| describe(Shape::Double(axis), column, row);
        let expected = "the space west of a and the one south of that";
        assert_eq!(double(Axis::NorthSouth, -1, 0), expected);
        let expected = "the space west of a and the one west of that";
        assert_eq!(double(Axis::EastWest, -2, 0), expected);
        let expected = "the space in column 5, row 5 and the one east of that";
        assert_eq!(double(Axis::EastWest, 5, 5), expected);
    }

    #[test]
    fn sides_have_names_and_those_of_a_double_two_ends() {
        let scenario = read(BOARD).expect("a legal position");
        let voice = scenario.voice();
        assert_eq!(voice.say(&own_side(Side::N)), "its north side");
        assert_eq!(voice.say(&own_side(Side::L)), "its long side");
        assert_eq!(voice.say(&own_side(Side::W2)), "the south end of its west side");
        let a = scenario.board.tiles_named("a")[0];
        assert_eq!(voice.say(&tile_side(a, Side::S)), "the south side of a");
        assert_eq!(voice.say(&tile_side(a, Side::N1)), "the west end of the north side of a");
    }
}
