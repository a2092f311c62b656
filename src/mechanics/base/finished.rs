//! Whether a feature is finished, for what depends on that without scoring it: where a flier lands,
//! and what is said of a feature on which a meeple is placed.

use crate::landscape::Gaps;
use crate::mechanics::base::surroundings;
use crate::mechanics::base::table::Table;
use crate::rulebook::{AtGap, GAP_CITY_ROAD, GAP_MONASTERY, Inquiry, NotApplicable, Occupied};
use crate::scenario::{Feature, Place};

/// Whether a feature is finished, as far as the board shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mechanics) enum Finished {
    /// It is, whatever the law says about gaps.
    Yes,
    /// It is, if a space with one half and a gap is occupied.
    IfOccupied,
    /// It is, if the gaps beside it are ignored.
    IfIgnored,
    /// It is not. A field never is.
    No,
}

/// Whether a feature is finished; the law is not asked.
///
/// A road or city is finished when none of its sides is open; anything else but a field, when its
/// own space and those round it are occupied. A castle fills both of its own spaces.
pub(in crate::mechanics) fn finished(table: &Table<'_>, place: Place) -> Finished {
    let (board, land) = (table.board(), table.land);
    match place.feature {
        Feature::Field(_) => Finished::No,
        Feature::City(_) | Feature::Road(_) => {
            let open = |gaps| {
                land.area(board, place).is_none_or(|area| land.open_sides(board, area, gaps) > 0)
            };
            match (open(Gaps::Apart), open(Gaps::Joined)) {
                (false, _) => Finished::Yes,
                (true, false) => Finished::IfIgnored,
                (true, true) => Finished::No,
            }
        }
        Feature::Monastery | Feature::Castle | Feature::Garden => {
            let own = place.feature != Feature::Castle;
            let round = surroundings::look(table, place.tile, own);
            match (round.complete(), round.gap && own) {
                (true, false) => Finished::Yes,
                (true, true) => Finished::IfOccupied,
                (false, _) => Finished::No,
            }
        }
    }
}

/// Whether a feature is unfinished. The law is asked only where that depends on it.
///
/// # Errors
///
/// [`NotApplicable`], where the law is asked about something that did not exist yet.
pub(in crate::mechanics) fn unfinished(
    table: &Table<'_>,
    place: Place,
    law: &mut Inquiry<'_, '_>,
) -> Result<bool, NotApplicable> {
    Ok(match finished(table, place) {
        Finished::Yes => false,
        Finished::No => true,
        Finished::IfOccupied => {
            let Occupied::Occupied = law.ask(GAP_MONASTERY)?;
            false
        }
        Finished::IfIgnored => match law.ask(GAP_CITY_ROAD)? {
            AtGap::KeepsOpen => true,
            AtGap::Ignored => false,
        },
    })
}
