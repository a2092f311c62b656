//! The board at a moment of a turn: who has gone home, and what does not lie there yet.

use std::collections::BTreeSet;

use crate::mechanics::base::table::Table;
use crate::scenario::{MeepleIx, Place, TileIx};

/// What of the board as it is drawn is no longer so, or not yet so.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Position {
    /// The meeples that have gone home.
    pub(super) taken: BTreeSet<MeepleIx>,
    /// The features scored in the round at hand; whoever stands there goes home at its end.
    pub(super) scored: Vec<Place>,
    /// The meeples that are not set yet: on tiles laid in turns whose wood has not been moved.
    pub(super) unset: BTreeSet<MeepleIx>,
    /// The tiles that are not laid yet.
    pub(super) unlaid: BTreeSet<TileIx>,
    /// Whether phase 3 of a turn is over after which no tile is laid: every complete feature is scored.
    pub(super) past_scoring: bool,
}

impl Position {
    /// The board before the first of some turns, each with the tile that is laid in it.
    pub(super) fn before(table: &Table<'_>, tiles: impl Iterator<Item = TileIx>) -> Self {
        let unlaid: BTreeSet<TileIx> = tiles.collect();
        let meeples = table.scenario.each_meeple();
        let unset = meeples.filter(|(_, m)| unlaid.contains(&m.place.tile)).map(|(n, _)| n);
        Self { unset: unset.collect(), unlaid, ..Self::default() }
    }

    /// Lays the tile of a turn.
    pub(super) fn lay(&mut self, tile: TileIx) {
        self.unlaid.remove(&tile);
    }

    /// Sets the meeples on the tile of a turn.
    pub(super) fn set(&mut self, tile: TileIx, table: &Table<'_>) {
        self.unset.retain(|n| table.scenario.meeple(*n).place.tile != tile);
    }

    /// Every meeple of the file that is not on the board.
    pub(super) fn gone(&self) -> BTreeSet<MeepleIx> {
        self.taken.union(&self.unset).copied().collect()
    }
}
