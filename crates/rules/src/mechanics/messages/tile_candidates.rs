//! The tiles that may be laid in a turn that names none.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_position::TileIx;

use super::written_turn::Turn;
use crate::mechanics::base::completeness::{Completeness, completeness};
use crate::mechanics::{ScoredFeature, SubjectIx, Table, tiles_around};

/// Returns the tiles each of which may have completed all occupied complete features that `turn` has to score.
///
/// Left out: tiles with a meeple, named as laid, or unknown (`#`). `root_turn` also scores what no inner turn names.
pub(super) fn completing_tiles(table: &Table<'_>, root_turn: &Turn, turn: &Turn) -> Vec<TileIx> {
    let named_subjects = |turn: &Turn| collect_set(turn.named_features().filter_map(|place| table.subject_of(place)));
    let inner_subjects: BTreeSet<SubjectIx> = collect_set(turn.inner_turns.iter().flat_map(named_subjects));
    let is_outermost = turn.span == root_turn.span;
    let own_subjects = named_subjects(turn);
    let is_scored_here = |feature: &ScoredFeature| {
        let ix = table.subject_of(feature.place);
        ix.is_some_and(|ix| !inner_subjects.contains(&ix) && (is_outermost || own_subjects.contains(&ix)))
    };
    let is_completed = |feature: &&ScoredFeature| {
        !table.meeples_of(feature).is_empty()
            && completeness(table, feature.place) == Completeness::Yes
            && is_scored_here(feature)
            && feature.area.is_none_or(|area| !table.has_castle(&[area]))
    };
    let tiles = |feature: &ScoredFeature| match feature.area {
        Some(area) => collect_set(table.land.members(area).iter().map(|place| place.tile)),
        None => collect_set(tiles_around(table.board(), feature.place.tile, true)),
    };
    let all = table.features().iter().filter(is_completed).map(tiles);
    let shared = all.reduce(|shared, tiles| collect_set(shared.intersection(&tiles).copied()));
    let mut shared = shared.unwrap_or_default();
    for meeple in &table.scenario.meeples {
        shared.remove(&meeple.place.tile);
    }
    for turn in root_turn.all_turns() {
        turn.laid_tile.map(|tile| shared.remove(&tile));
    }
    shared.into_iter().filter(|tile| !table.board().is_hash(*tile)).collect()
}
