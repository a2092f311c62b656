//! Which tile is laid in a turn, where that is not told.

use std::collections::BTreeSet;

use super::track::Round;
use super::written::Turn;
use crate::mechanics::base::finished::{Finished, finished};
use crate::mechanics::base::surroundings::tiles_round;
use crate::mechanics::base::table::{Subject, Table};
use crate::scenario::TileIx;

/// The tile that completes what the map shows complete: the only one without a meeple that all
/// complete features share on which somebody stands. It is looked for where something is scored before
/// the tile is laid.
pub(super) fn inferred(table: &Table<'_>, turn: &Turn) -> Option<TileIx> {
    let mut entries = turn.entries.iter().flatten();
    let early = entries.any(|entry| matches!(entry.round, Round::OneA | Round::OneB));
    if turn.laid.is_some() || !early {
        return None;
    }
    let later: Vec<_> = turn.then.iter().flat_map(Turn::named).collect();
    let later: Vec<_> = later.into_iter().map(|place| table.subject_of(place)).collect();
    let completed = |subject: &&Subject| {
        !table.meeples_of(subject).is_empty()
            && finished(table, subject.place) == Finished::Yes
            && !later.contains(&table.subject_of(subject.place))
            && subject.area.is_none_or(|area| !table.has_castle(&[area]))
    };
    let tiles = |subject: &Subject| -> BTreeSet<TileIx> {
        match subject.area {
            Some(area) => table.land.members(area).iter().map(|place| place.tile).collect(),
            None => tiles_round(table.board(), subject.place.tile, true).into_iter().collect(),
        }
    };
    let all = table.subjects().iter().filter(completed).map(tiles);
    let mut shared = all.reduce(|shared, tiles| shared.intersection(&tiles).copied().collect())?;
    for meeple in &table.scenario.meeples {
        shared.remove(&meeple.place.tile);
    }
    match shared.len() {
        1 => shared.first().copied().filter(|tile| !table.board().is_hash(*tile)),
        _ => None,
    }
}
