//! The site of a feature: the meeples there, and the little buildings that affect it.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_board::geometry::Shape;
use carcassonne_position::{FigurePosition, Meeple, Place, TileIx};

use crate::landscape::AreaIx;
use crate::mechanics::{Table, tiles_around};

/// The site of a feature: the areas or the place in which its meeples are.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Site<'a> {
    /// A road, city or field: every area that belongs to it.
    Areas(&'a [AreaIx]),
    /// A feature that joins no other: a monastery, castle or garden.
    Place(Place),
}

impl Site<'_> {
    /// Returns the meeples on the feature, in file order.
    pub(crate) fn meeples<'t>(self, table: &Table<'t>) -> Vec<&'t Meeple> {
        match self {
            Self::Areas(areas) => table.meeples_on(areas),
            Self::Place(place) => table.meeples_at(place),
        }
    }

    /// Returns the tiles whose little buildings count for the feature: those of a road, city or field; for a monastery,
    /// castle or garden its own tile and those round it.
    pub(crate) fn tiles(self, table: &Table<'_>) -> BTreeSet<TileIx> {
        match self {
            Self::Areas(areas) => collect_set(areas.iter().flat_map(|a| table.land.members(*a)).map(|p| p.tile)),
            Self::Place(place) => collect_set(tiles_around(table.board(), place.tile, true)),
        }
    }

    /// Returns `true` if the mage is on the feature, where it adds points for the owners.
    pub(crate) fn has_mage(self, table: &Table<'_>) -> bool {
        match self {
            Self::Areas(areas) => is_figure_on(table, table.scenario.figures.mage.as_ref(), areas),
            Self::Place(_) => false,
        }
    }

    /// Returns `true` if a little building may add points for the owners of the feature.
    pub(crate) fn may_have_buildings(self, table: &Table<'_>) -> bool {
        if !table.has_buildings() {
            return false;
        }
        let tiles = self.tiles(table);
        let others = other_halves(table, &tiles);
        tiles.iter().chain(&others).any(|t| !table.buildings_on(*t).is_empty())
    }
}

/// Returns `true` if a figure that belongs to no player, such as the mage, is on one of some areas.
pub(crate) fn is_figure_on(table: &Table<'_>, standing: Option<&FigurePosition>, areas: &[AreaIx]) -> bool {
    let area = |place| table.land.area(table.board(), place);
    standing.and_then(|standing| standing.place).and_then(area).is_some_and(|area| areas.contains(&area))
}

/// Returns the halves that share a space with a half among `tiles`, without those among `tiles`.
pub(crate) fn other_halves(table: &Table<'_>, tiles: &BTreeSet<TileIx>) -> BTreeSet<TileIx> {
    let board = table.board();
    let is_half = |ix: &TileIx| matches!(board.placed(*ix).shape, Shape::Half(_));
    let halves = tiles.iter().copied().filter(is_half);
    collect_set(halves.flat_map(|t| board.at(board.placed(t).at)).filter(|other| !tiles.contains(other)))
}
