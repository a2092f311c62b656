//! The board at a moment of a turn: the meeples already returned, and the tiles not laid yet.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_position::{MeepleIx, Place, TileIx};

use crate::mechanics::Table;

/// The differences between the board at a moment of a turn and the board as it is drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Position {
    /// The meeples that have been returned.
    pub(super) returned: BTreeSet<MeepleIx>,
    /// The features scored in the current round; the meeples on them are returned at its end.
    pub(super) scored: Vec<Place>,
    /// The meeples that are not placed yet: on tiles of turns that have not reached the placing of meeples.
    pub(super) unplaced: BTreeSet<MeepleIx>,
    /// The tiles that are not laid yet.
    pub(super) unlaid: BTreeSet<TileIx>,
    /// Set after phase 3 of a turn if no tile is left to lay: every complete feature is scored then.
    pub(super) past_scoring: bool,
}

impl Position {
    /// Creates the position before a series of turns: without the `tiles` laid in them and the meeples on these.
    pub(super) fn before_turns(table: &Table<'_>, tiles: impl Iterator<Item = TileIx>) -> Self {
        let unlaid: BTreeSet<TileIx> = collect_set(tiles);
        let meeples = table.scenario.each_meeple();
        let unplaced = meeples.filter(|(_, m)| unlaid.contains(&m.place.tile)).map(|(n, _)| n);
        Self { unplaced: unplaced.collect(), unlaid, ..Self::default() }
    }

    /// Records that the meeples on the tile of a turn are placed.
    pub(super) fn place_meeples(&mut self, tile: TileIx, table: &Table<'_>) {
        self.unplaced.retain(|n| table.scenario.meeple(*n).place.tile != tile);
    }

    /// Returns `true` if a meeple of the file is on the board at this moment.
    pub(super) fn has_meeple(&self, meeple: MeepleIx) -> bool {
        !self.returned.contains(&meeple) && !self.unplaced.contains(&meeple)
    }

    /// Returns every meeple of the file that is not on the board at this moment.
    pub(super) fn absent_meeples(&self) -> BTreeSet<MeepleIx> {
        collect_set(self.returned.union(&self.unplaced).copied())
    }
}
