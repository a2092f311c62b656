//! The tiles and spaces that a road or city covers.

use carcassonne_base::sorting::{sort, sort_unique};
use carcassonne_board::geometry::{Shape, Space};
use carcassonne_position::{Board, FeatureKind, Place, TileIx};

use crate::landscape::{AreaIx, Landscape, spaces_of};
use crate::mechanics::{Tally, to_u32};

/// The tiles and spaces that a road or city covers, without bridges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Extent {
    /// The tiles that the road or city covers, without duplicates, in map order.
    pub tiles: Vec<TileIx>,
    /// The spaces that the road or city covers, without duplicates, in map order.
    pub spaces: Vec<Space>,
    /// The numbers of covered tiles and spaces, and how many of each belong to double-size tiles.
    pub tally: Tally,
    /// Set if a half tile is among the covered tiles.
    pub has_halves: bool,
    /// The number of spaces that a road on tiles of Leipzig covers beyond the first on each tile.
    pub leipzig_extra: u32,
    /// Set if a tile shows several segments of the road or city.
    pub has_repeats: bool,
}

impl Extent {
    /// Finds the tiles and spaces that the road or city of the areas `areas` covers without bridges, and counts them.
    pub(super) fn measure(board: &Board, land: &Landscape, areas: &[AreaIx]) -> Self {
        let mut tiles: Vec<TileIx> = Vec::new();
        let mut spaces: Vec<Space> = Vec::new();
        let mut leipzig_spaces: Vec<(TileIx, Space)> = Vec::new();
        let is_printed = |place: &&Place| !board.is_bridge(**place);
        for place in areas.iter().flat_map(|a| land.members(*a)).filter(is_printed) {
            tiles.push(place.tile);
            spaces.extend(spaces_of(board, *place));
            if place.feature.kind() == FeatureKind::Road && board.tile(place.tile).is_some_and(|tile| tile.leipzig) {
                leipzig_spaces.extend(spaces_of(board, *place).map(|space| (place.tile, space)));
            }
        }
        sort_unique(&mut leipzig_spaces);
        let leipzig_count = leipzig_spaces.len();
        leipzig_spaces.dedup_by_key(|(tile, _)| *tile);
        sort(&mut tiles);
        let segments = tiles.len();
        tiles.dedup();
        sort_unique(&mut spaces);
        let shape = |ix: &TileIx| board.placed(*ix).shape;
        let doubles = tiles.iter().filter(|t| board.is_double(**t)).count();
        let double_spaces =
            if doubles > 0 { spaces.iter().filter(|s| board.at(**s).any(|t| board.is_double(t))).count() } else { 0 };
        Self {
            tally: Tally::new((tiles.len(), spaces.len()), (doubles, double_spaces)),
            has_halves: tiles.iter().any(|t| matches!(shape(t), Shape::Half(_))),
            leipzig_extra: to_u32(leipzig_count - leipzig_spaces.len()),
            has_repeats: tiles.len() < segments,
            tiles,
            spaces,
        }
    }
}
