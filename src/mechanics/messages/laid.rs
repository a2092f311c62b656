//! The tiles that may be laid in a turn that names none.

use std::collections::BTreeSet;

use super::written::Turn;
use crate::mechanics::base::finished::{Finished, finished};
use crate::mechanics::base::surroundings::tiles_round;
use crate::mechanics::base::table::{ScoredFeature, SubjectIx, Table};
use crate::scenario::TileIx;

/// Returns the tiles of which each may complete every occupied complete feature that `turn` has to score: all those
/// features share them, and they have no meeple. Tiles laid in another turn and unknown tiles are left out. The
/// outermost turn, `whole`, also scores what no turn within it scores by name.
pub(super) fn candidates(table: &Table<'_>, whole: &Turn, turn: &Turn) -> Vec<TileIx> {
    let subject_of =
        |turn: &Turn| -> BTreeSet<SubjectIx> { turn.named().filter_map(|place| table.subject_of(place)).collect() };
    let within: BTreeSet<SubjectIx> = turn.then.iter().flat_map(subject_of).collect();
    let outermost = turn.span == whole.span;
    let own = subject_of(turn);
    let scores = |subject: &ScoredFeature| {
        let ix = table.subject_of(subject.place);
        ix.is_some_and(|ix| !within.contains(&ix) && (outermost || own.contains(&ix)))
    };
    let completed = |subject: &&ScoredFeature| {
        !table.meeples_of(subject).is_empty()
            && finished(table, subject.place) == Finished::Yes
            && scores(subject)
            && subject.area.is_none_or(|area| !table.has_castle(&[area]))
    };
    let tiles = |subject: &ScoredFeature| -> BTreeSet<TileIx> {
        match subject.area {
            Some(area) => table.land.members(area).iter().map(|place| place.tile).collect(),
            None => tiles_round(table.board(), subject.place.tile, true).into_iter().collect(),
        }
    };
    let all = table.features().iter().filter(completed).map(tiles);
    let shared = all.reduce(|shared, tiles| shared.intersection(&tiles).copied().collect());
    let mut shared = shared.unwrap_or_default();
    for meeple in &table.scenario.meeples {
        shared.remove(&meeple.place.tile);
    }
    for turn in whole.all() {
        turn.laid.map(|tile| shared.remove(&tile));
    }
    shared.into_iter().filter(|tile| !table.board().is_hash(*tile)).collect()
}
