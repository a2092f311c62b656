//! The quadrants around a crossing: the tiles that reach the crossing, and the features that they show there.

use carcassonne_base::sorting::sort;
use carcassonne_board::geometry::{Corner, Crossing, HalfEdge, Shape, Space};
use carcassonne_board::tiles::Edge;

use super::feature::{Feature, Place, TileIx};
use super::placed_tiles::Board;

/// One of the four right angles around a crossing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quadrant {
    /// The space that contains the quadrant.
    pub space: Space,
    /// The corner of the space at the crossing.
    pub corner: Corner,
    /// The tiles of the space that reach the crossing: none, one, or two halves whose sharp corners meet.
    pub tips: Vec<Tip>,
}

impl Quadrant {
    /// Returns `true` if no part of the quadrant is empty at the crossing.
    pub fn is_full(&self) -> bool {
        self.tips.len() > 1 || self.tips.iter().any(|tip| !tip.sharp)
    }
}

/// A tile at a crossing that it reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tip {
    /// The tile.
    pub tile: TileIx,
    /// The features that the tile shows at the crossing.
    pub print: CrossingPrint,
    /// Set if the tile reaches the crossing with a sharp corner of a half, which covers only half of the quadrant.
    pub sharp: bool,
}

/// The features that a tile shows at a crossing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CrossingPrint {
    /// One field from side to side, by its index on the tile.
    Field(u8),
    /// Two fields.
    TwoFields,
    /// A city, or a city and a field.
    City,
    /// An abbey, which has no field.
    Abbey,
    /// Unknown features, of an unknown tile (`#`).
    Unknown,
}

impl Board {
    /// Returns the four quadrants around a crossing, in map order.
    pub fn quadrants(&self, crossing: Crossing) -> [Quadrant; 4] {
        crossing.spaces().map(|(space, corner)| {
            let tips = self.at(space).filter_map(|tile| self.tip(tile, crossing, corner));
            Quadrant { space, corner, tips: tips.collect() }
        })
    }

    /// Returns the fields that reach a crossing, in map order; a tile with two fields at the crossing counts for none.
    pub fn fields_at(&self, crossing: Crossing) -> Vec<Place> {
        let mut found: Vec<Place> = self
            .quadrants(crossing)
            .iter()
            .flat_map(|q| &q.tips)
            .filter_map(|tip| match tip.print {
                CrossingPrint::Field(n) => Some(Place { tile: tip.tile, feature: Feature::Field(n) }),
                CrossingPrint::TwoFields | CrossingPrint::City | CrossingPrint::Abbey | CrossingPrint::Unknown => None,
            })
            .collect();
        sort(&mut found);
        found.dedup();
        found
    }

    fn tip(&self, tile: TileIx, crossing: Crossing, corner: Corner) -> Option<Tip> {
        let placed = self.placed(tile);
        let (one, next) = placed.shape.sides_at(placed.at, crossing)?;
        let field = |half: HalfEdge| self.field_at(tile, half.side, half.hand);
        let print = match (field(HalfEdge::right(one)), field(HalfEdge::left(next))) {
            _ if self.tile(tile).is_none() => CrossingPrint::Unknown,
            (Some(a), Some(b)) if a == b => CrossingPrint::Field(a),
            (Some(_), Some(_)) => CrossingPrint::TwoFields,
            (None, _) | (_, None) if self.edge(tile, one) == Some(Edge::Abbey) => CrossingPrint::Abbey,
            (None, _) | (_, None) => CrossingPrint::City,
        };
        Some(Tip { tile, print, sharp: matches!(placed.shape, Shape::Half(own) if own != corner) })
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::test_scenarios::read;

    /// Returns the tiles that reach the crossing 1:1 of a board, quadrant by quadrant.
    fn round(board: &str, tiles: &str) -> Vec<String> {
        let scenario = read(&format!("board: |\n{board}\ntiles:\n{tiles}")).expect("a board");
        let board = &scenario.board;
        let tip = |tip: &Tip| {
            let sharp = if tip.sharp { "/" } else { "" };
            format!("{}{sharp} {:?}", board.name(tip.tile), tip.print)
        };
        let quadrants = board.quadrants(Crossing::new(1, 1));
        quadrants
            .iter()
            .map(|q| {
                let tips: Vec<String> = q.tips.iter().map(tip).collect();
                format!("{}{}", tips.join(", "), if q.is_full() { "" } else { " ..." })
            })
            .collect()
    }

    #[test]
    fn squares_and_halves_reach_a_crossing_or_do_not() {
        assert_eq!(
            round("  a    p/q\n  r\\.  .\\s", "  a: { city: E }\n  p: { city: W }\n  q r s: {}\n"),
            ["a City", "p/ City, q/ Field(0)", " ...", "s/ Field(0) ..."]
        );
    }

    #[test]
    fn a_double_reaches_it_with_the_middle_of_its_long_side() {
        assert_eq!(round("  k  <\n  #  .", "  k: { road: WE }\n"), ["k Field(1)", "k Field(1)", "# Unknown", " ..."]);
    }
}
