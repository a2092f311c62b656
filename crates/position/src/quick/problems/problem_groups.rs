//! Groups of problems of a quick map, for the repairs that apply to all of a group.

use carcassonne_text::Problem;

use super::{cells, meeple_slips, part_slips, unknown_parts};

pub fn is_in_cell(problem: &Problem) -> bool {
    problem.code().family() == "cell"
}

pub fn is_meeple_without_part(problem: &Problem) -> bool {
    let kinds = [
        cells::PrintedTileWithoutPart::MESSAGE,
        meeple_slips::PlayerAsTile::MESSAGE,
        unknown_parts::MeepleWithoutPart::MESSAGE,
    ];
    kinds.iter().any(|kind| problem.is(kind))
}

/// Returns `true` if a problem is that of text apart from its part, or of a gate without a city; corrected text may still not
/// fit.
pub fn is_moved(problem: &Problem) -> bool {
    let kinds =
        [cells::SeparatedSide::MESSAGE, meeple_slips::SeparatedPlayer::MESSAGE, part_slips::GateWithoutCity::MESSAGE];
    kinds.iter().any(|kind| problem.is(kind))
}
