//! Looking for meeples: on a tile, on a feature, on a castle.

use super::table::Table;
use crate::scenario::{Meeple, MeepleIx, Place, PlayerIx, Scenario, TileIx};

/// The meeples for which something is so, in the order of the file.
pub(in crate::mechanics) fn which(scenario: &Scenario, is_so: impl Fn(&Meeple) -> bool) -> Vec<MeepleIx> {
    scenario.each_meeple().filter(|(_, m)| is_so(m)).map(|(n, _)| n).collect()
}

/// The figures on some tiles; barns lie on no tile and are not among them.
pub(in crate::mechanics) fn figures_on(table: &Table<'_>, tiles: &[TileIx]) -> Vec<MeepleIx> {
    table.who_stands_on_tiles(tiles)
}

/// The followers on some tiles, in the order of the file. The lord of a castle stands on every tile
/// of it.
pub(in crate::mechanics) fn followers_on(table: &Table<'_>, tiles: &[TileIx]) -> Vec<MeepleIx> {
    let mut there = table.who_stands_on_tiles(tiles);
    let castles = table.castles_on(tiles);
    if !castles.is_empty() {
        there.extend(table.who_stands_on(&castles));
        there.sort_unstable();
        there.dedup();
    }
    there.retain(|meeple| table.scenario.meeple(*meeple).figure.is_follower());
    there.retain(|meeple| !table.has_gone(*meeple));
    there
}

/// Whose the meeples are.
pub(in crate::mechanics) fn owners(table: &Table<'_>, meeples: &[MeepleIx]) -> Vec<PlayerIx> {
    meeples.iter().map(|n| table.scenario.meeple(*n).player).collect()
}

/// Whether a meeple is the lord of a castle.
pub(in crate::mechanics) fn is_lord(table: &Table<'_>, meeple: &Meeple) -> bool {
    castle_of(table, meeple).is_some()
}

/// The city of which a meeple is the lord, if a castle token lies on it: the pieces of the city.
fn castle_of<'t>(table: &Table<'t>, meeple: &Meeple) -> Option<&'t [Place]> {
    let area = table.land.area(table.board(), meeple.place)?;
    table.has_castle(&[area]).then(|| table.land.members(area))
}
