//! Searches for meeples: by a predicate, on tiles, as the lord of a castle.

use carcassonne_base::sorting::sort_unique;
use carcassonne_position::{Meeple, MeepleIx, PlayerIx, Scenario, TileIx};

use crate::mechanics::Table;

/// Returns the meeples that satisfy a predicate, in file order.
pub(crate) fn select(scenario: &Scenario, predicate: impl Fn(&Meeple) -> bool) -> Vec<MeepleIx> {
    scenario.each_meeple().filter(|(_, m)| predicate(m)).map(|(n, _)| n).collect()
}

/// Returns the followers on some tiles, in file order. The lord of a castle counts as on each tile of the castle.
pub(crate) fn followers_on(table: &Table<'_>, tiles: &[TileIx]) -> Vec<MeepleIx> {
    let mut followers = table.meeple_indices_on_tiles(tiles);
    let castles = table.castles_on(tiles);
    if !castles.is_empty() {
        followers.extend(table.meeple_indices_on(&castles));
        sort_unique(&mut followers);
    }
    followers.retain(|meeple| table.scenario.meeple(*meeple).figure.is_follower());
    followers.retain(|meeple| !table.is_removed(*meeple));
    followers
}

/// Returns the player to whom each meeple belongs, in the order of `meeples`.
pub(crate) fn owners(table: &Table<'_>, meeples: &[MeepleIx]) -> Vec<PlayerIx> {
    meeples.iter().map(|n| table.scenario.meeple(*n).player).collect()
}

/// Returns `true` if a meeple is the lord of a castle: placed in a city with a castle token.
pub(crate) fn is_lord(table: &Table<'_>, meeple: &Meeple) -> bool {
    table.land.area(table.board(), meeple.place).is_some_and(|area| table.has_castle(&[area]))
}
