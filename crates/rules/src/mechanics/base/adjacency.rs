//! The rule on which places are next to each other, for pieces that move from tile to tile: the dragon and the plague.
//!
//! Both pieces move straight north, east, south or west, never over a corner. If a half is its own tile, it is next to
//! its partner and to the tiles that face its short sides; if pieces move by spaces, a space is next to the occupied
//! ones at its four sides. A triangular gap on the way is passed straight over, so a half is next to the tile across
//! its gap; whether two gaps that face each other are passed over is a separate question. Two tiles that face the same
//! gap at a right angle are not next to each other, since the way between them turns a corner; that is an assumption of
//! this program, and inevitable if pieces move by spaces. If gaps bar the way, nothing crosses a side lined by a gap.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_board::geometry::{Compass, Direction, Shape, Space};
use carcassonne_law::{DoubleReach, Reach};
use carcassonne_position::wording::{Arg, say};
use carcassonne_position::{Board, Field, FieldKind, Reader, Scenario, TileIx};
use carcassonne_text::{Node, Span, Value, as_list, problem};
use carcassonne_words::messages::plain;

use super::reply::tile_word;
use super::{line as walk, problems};

/// The place of a figure such as the dragon, as the scenario file gives it: a tile, and one of the tile's spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TileSpace {
    pub space: Space,
    pub tile: TileIx,
}

impl TileSpace {
    /// Returns the place as an argument of a sentence: the tile, or for a double-size tile which end of it is meant.
    pub(crate) fn to_arg(self, board: &Board) -> Arg {
        let placed = board.placed(self.tile);
        let other = placed.shape.spaces(placed.at).find(|space| *space != self.space);
        let end = other.and_then(|other| {
            let mut all = Direction::ALL.into_iter().map(Compass::from);
            all.find(|to| to.step(other) == self.space)
        });
        match end {
            Some(to) => say!(moving::EndOfDouble { to, tile: self.tile }).into(),
            None => self.tile.into(),
        }
    }

    /// Returns the places of figures in `stands` as one argument of a sentence, a list.
    pub(crate) fn list_arg(stands: &[Self], board: &Board) -> Arg {
        Arg::List(stands.iter().map(|stand| stand.to_arg(board)).collect())
    }
}

/// The readings of the law that determine which places on the board are next to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Adjacency {
    /// The reading on a half tile: it is a place of its own, or shares one place with the other half of its space.
    pub reach: Reach,
    /// The reading on a double-size tile: it is one place, or each of its two spaces is one.
    pub doubles: DoubleReach,
    /// Set if a figure passes over triangular gaps; else a gap bars its way.
    pub over_gaps: bool,
    /// Set if a figure passes over two gaps that face each other; without effect unless `over_gaps` is set.
    pub over_pairs: bool,
}

/// A spot: the tiles and spaces that an [`Adjacency`] takes to be one place, such as a space with both its halves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct AdjacencyNode(TileSpace);

impl Adjacency {
    /// Returns the spot that includes the tile and space `stand`.
    pub(crate) fn node_at(self, board: &Board, stand: TileSpace) -> AdjacencyNode {
        let placed = board.placed(stand.tile);
        match (placed.shape, self.reach, self.doubles) {
            (Shape::Double(_), _, DoubleReach::OneTile) => AdjacencyNode(TileSpace { space: placed.at, ..stand }),
            (Shape::Half(_), Reach::Space, _) => {
                let first = board.at(stand.space).min().unwrap_or(stand.tile);
                AdjacencyNode(TileSpace { tile: first, ..stand })
            }
            (Shape::Double(_), _, DoubleReach::TwoSpaces)
            | (Shape::Half(_), Reach::Half, _)
            | (Shape::Square, _, _) => AdjacencyNode(stand),
        }
    }

    /// Returns the tiles of a spot, all of which a figure that stands there affects.
    pub(crate) fn tiles(self, board: &Board, spot: AdjacencyNode) -> Vec<TileIx> {
        match self.reach {
            Reach::Half => vec![spot.0.tile],
            Reach::Space => board.at(spot.0.space).collect(),
        }
    }

    /// Returns the tiles of several spots, without duplicates, in map order.
    pub(crate) fn tiles_of(self, board: &Board, spots: impl IntoIterator<Item = AdjacencyNode>) -> Vec<TileIx> {
        let tiles: BTreeSet<TileIx> = collect_set(spots.into_iter().flat_map(|s| self.tiles(board, s)));
        tiles.into_iter().collect()
    }

    /// Returns the spots next to the spot `spot`, without duplicates and without `spot` itself.
    pub(crate) fn neighbors(self, board: &Board, spot: AdjacencyNode) -> BTreeSet<AdjacencyNode> {
        let TileSpace { space, tile } = spot.0;
        let placed = board.placed(tile);
        let spaces: Vec<Space> = match self.doubles {
            DoubleReach::OneTile => placed.shape.spaces(placed.at).collect(),
            DoubleReach::TwoSpaces => vec![space],
        };
        let mut found = BTreeSet::new();
        for space in spaces {
            for toward in Direction::ALL.map(Compass::from) {
                found.extend(self.neighbor_toward(board, TileSpace { space, tile }, toward));
            }
        }
        found.remove(&spot);
        found
    }

    /// Returns the spot one step from `from` in the direction `toward`; `None` if none is there or a gap bars the way.
    fn neighbor_toward(self, board: &Board, from: TileSpace, toward: Compass) -> Option<AdjacencyNode> {
        let start = walk::cross_space(board, from.space, toward);
        if self.reach == Reach::Half {
            let partner = start.tiles.iter().skip_while(|m| !m.contains(&from.tile)).nth(1);
            if let Some(&tile) = partner.and_then(|tiles| tiles.first()) {
                return Some(self.node_at(board, TileSpace { tile, ..from }));
            }
        }
        let beyond = walk::cross_space(board, toward.step(from.space), toward);
        let (has_gap, has_gap_pair) =
            (start.gap_at_exit || beyond.gap_at_entry, start.gap_at_exit && beyond.gap_at_entry);
        if (has_gap && !self.over_gaps) || (has_gap_pair && !self.over_pairs) {
            return None;
        }
        let tile = *beyond.tiles.first()?.first()?;
        Some(self.node_at(board, TileSpace { space: beyond.space, tile }))
    }
}

/// Returns the place of a figure in words: the tile and, for a double-size tile, the space as in a scenario file.
pub(crate) fn format_tile_space(scenario: &Scenario, stand: TileSpace) -> String {
    let name = tile_word(scenario, stand.tile);
    if scenario.board.is_double(stand.tile) { format!("{name} in {}", stand.space.to_notation()) } else { name }
}

/// Reads the place of a figure: a tile by its name or its space, but a double-size tile by a space only, since its name
/// leaves open which of its two spaces is meant. `None` after a problem, also if the space is empty or has two halves.
pub(crate) fn read_tile_space(reader: &mut Reader<'_>, node: &Node) -> Option<TileSpace> {
    if !matches!(node.value, Value::List(_)) {
        let tile = reader.tile(node)?;
        return locate_on_tile(reader, tile, node.span, "figure");
    }
    let space = reader.space(node)?;
    let board = &reader.scenario.board;
    let tiles: Vec<TileIx> = board.at(space).collect();
    if let [tile] = tiles.as_slice() {
        return Some(TileSpace { space, tile: *tile });
    }
    reader.problem(if tiles.is_empty() {
        problem!(node.span, problems::EmptySpace)
    } else {
        problem!(node.span, problems::TwoHalvesInSpace)
    });
    None
}

/// Returns the one place on `tile`; `None` after a problem if the tile is of double size and so has two. The help
/// depends on `subject`, the word for the thing on the tile.
pub(crate) fn locate_on_tile(
    reader: &mut Reader<'_>,
    tile: TileIx,
    span: Span,
    subject: &'static str,
) -> Option<TileSpace> {
    let placed = reader.scenario.board.placed(tile);
    let spaces: Vec<Space> = placed.shape.spaces(placed.at).collect();
    if let [space] = spaces.as_slice() {
        return Some(TileSpace { space: *space, tile });
    }
    let name = reader.scenario.board.address(tile);
    let spaces = plain::Arg::list(spaces.into_iter().map(Space::to_notation));
    reader.problem(problem!(span, problems::DoubleWithoutSpace { tile: name, subject, spaces }));
    None
}

/// Reads the places of figures under the key of `field`, from one to the field's maximum, each with its span. A single
/// place may be written without a list around it. `None` after a problem, or if `field` is not a field for places.
pub(crate) fn read_tile_spaces(reader: &mut Reader<'_>, node: &Node, field: &Field) -> Option<Vec<(TileSpace, Span)>> {
    let FieldKind::Stands { most } = field.kind else { return None };
    let mut items = as_list(node);
    let is_number = |n: &Node| n.text().is_some_and(|t| t.parse::<i64>().is_ok());
    if !items.is_empty() && items.iter().all(is_number) {
        items = std::slice::from_ref(node);
    }
    let count = items.len();
    if (1..=most).contains(&count) {
        let read: Vec<_> = items.iter().map(|n| read_tile_space(reader, n).map(|stand| (stand, n.span))).collect();
        return read.into_iter().collect();
    }
    reader.problem(problem!(node.span, problems::WrongTileCount { key: field.key, count, most }));
    None
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;

    use super::*;

    /// Returns the tiles next to `tile`: by halves or spaces, double-size tiles as one place or two, over gaps or not.
    fn next_tiles(board: &str, tile: &str, reach: Reach, doubles: DoubleReach, over_gaps: bool) -> String {
        let names: BTreeSet<String> = board.chars().filter(char::is_ascii_lowercase).map(String::from).collect();
        let names: Vec<String> = names.into_iter().collect();
        let names = names.join(" ");
        let scenario = read(&format!("board: |\n{board}\ntiles:\n  {names}: {{}}\n")).expect("a legal board");
        let board = &scenario.board;
        let adjacency = Adjacency { reach, doubles, over_gaps, over_pairs: true };
        let tile = *board.tiles_named(tile).first().expect("a tile");
        let spot = adjacency.node_at(board, TileSpace { space: board.placed(tile).at, tile });
        let next = adjacency.tiles_of(board, adjacency.neighbors(board, spot));
        next.iter().map(|t| board.name(*t)).collect()
    }

    fn halves(board: &str, tile: &str, over_gaps: bool) -> String {
        next_tiles(board, tile, Reach::Half, DoubleReach::OneTile, over_gaps)
    }

    fn spaces(board: &str, tile: &str, over_gaps: bool) -> String {
        next_tiles(board, tile, Reach::Space, DoubleReach::TwoSpaces, over_gaps)
    }

    const PAIR: &str = "  .  a    .\n  b  p\\q  c\n  .  d    .";

    #[test]
    fn a_half_lies_next_to_its_partner_and_what_faces_its_short_sides() {
        assert_eq!(halves(PAIR, "p", false), "bqd");
        assert_eq!(halves(PAIR, "q", false), "apc");
        assert_eq!(halves(PAIR, "a", false), "q");
        assert_eq!(halves(PAIR, "b", true), "p");
    }

    #[test]
    fn a_space_lies_next_to_its_four_neighbours_with_all_that_is_in_them() {
        assert_eq!(spaces(PAIR, "p", false), "abcd");
        assert_eq!(spaces(PAIR, "q", true), "abcd");
        assert_eq!(spaces(PAIR, "b", false), "pq");
    }

    const GAP: &str = "  .  a    .\n  b  p\\.  c\n  .  d    .";

    #[test]
    fn a_gap_is_passed_straight_over_but_not_round_the_corner() {
        assert_eq!(halves(GAP, "p", true), "abcd");
        assert_eq!(halves(GAP, "p", false), "bd");
        assert_eq!(halves(GAP, "a", true), "p");
        assert_eq!(halves(GAP, "c", false), "");
        assert_eq!(spaces(GAP, "p", true), "abcd");
        assert_eq!(spaces(GAP, "p", false), "bd");
        assert_eq!(spaces(GAP, "a", false), "");
    }

    #[test]
    fn two_gaps_that_face_one_another_are_passed_over_together() {
        let board = r"  p\.  .\q";
        assert_eq!(halves(board, "p", true), "q");
        assert_eq!(halves(board, "p", false), "");
    }

    #[test]
    fn an_empty_space_is_never_passed_over() {
        assert_eq!(spaces("  a  .  b", "a", true), "");
    }

    #[test]
    fn of_a_double_the_end_is_told() {
        let text = "board: |\n  k  <  a\n  .  .  m\n  .  .  ^\ntiles:\n  k a m: {}\n";
        let scenario = read(text).expect("a legal board");
        let board = &scenario.board;
        let voice = scenario.voice();
        let end_names = |name| -> Vec<String> {
            let tile = *board.tiles_named(name).first().expect("a tile");
            let placed = board.placed(tile);
            let spaces = placed.shape.spaces(placed.at);
            spaces.map(|space| voice.part(&TileSpace { space, tile }.to_arg(board))).collect()
        };
        assert_eq!(end_names("k"), ["the west end of k", "the east end of k"]);
        assert_eq!(end_names("m"), ["the north end of m", "the south end of m"]);
        assert_eq!(end_names("a"), ["a"]);
    }

    #[test]
    fn a_double_is_one_place_or_two() {
        let board = "  a  k  <  b\n  .  c  d  .";
        assert_eq!(halves(board, "k", true), "abcd");
        assert_eq!(spaces(board, "k", true), "akc");
        assert_eq!(halves(board, "a", true), "k");
    }
}
