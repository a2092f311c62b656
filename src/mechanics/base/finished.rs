//! The completeness of a feature, where something depends on it that is not scoring: where a flier lands, and the
//! statement about a feature on which a meeple is placed.

use crate::landscape::Gaps;
use crate::mechanics::base::extent;
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::surroundings::CompletedBySurroundings;
use crate::mechanics::base::table::Table;
use crate::rulebook::{Inquiry, NotApplicable};
use crate::scenario::{Feature, Place};

/// The completeness of a feature, as far as the board shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mechanics) enum Finished {
    /// Finished, under every reading of the law on gaps.
    Yes,
    /// Finished if a space with one half and a gap counts as filled for the feature.
    IfFilled(CompletedBySurroundings),
    /// Finished if the gaps beside the feature are ignored.
    IfIgnored,
    /// Finished if abbeys close the feature across gaps.
    IfAbbey,
    /// Not finished, or unknown. A field is never finished.
    No,
}

/// Returns the completeness of a feature without asking the law.
///
/// A road or city is finished when none of its sides is open; anything else but a field, when its
/// own space and those round it are occupied. A castle fills both of its own spaces.
pub(in crate::mechanics) fn finished(table: &Table<'_>, place: Place) -> Finished {
    let (board, land) = (table.board(), table.land);
    match place.feature {
        Feature::Field(_) => Finished::No,
        Feature::City(_) | Feature::Road(_) => {
            let Some(area) = land.area(board, place) else {
                return Finished::No;
            };
            // The part beyond an unknown tile cannot be known.
            if land.group(board, area, Gaps::Joined).iter().any(|a| land.runs_into_hash(*a)) {
                return Finished::No;
            }
            let open = |gaps| land.open_sides(board, area, gaps);
            let abbey = |gaps| land.toward_abbey(board, area, gaps) == open(gaps);
            match (open(Gaps::Apart), open(Gaps::Joined)) {
                (0, _) => Finished::Yes,
                (_, 0) => Finished::IfIgnored,
                _ if abbey(Gaps::Apart) || abbey(Gaps::Joined) => Finished::IfAbbey,
                (_, _) => Finished::No,
            }
        }
        Feature::Monastery | Feature::Castle | Feature::Garden => {
            let own = place.feature != Feature::Castle;
            let round = table.round(place.tile, own);
            match (round.complete(), CompletedBySurroundings::at(board, place).filter(|_| round.gap)) {
                (true, None) => Finished::Yes,
                (true, Some(waits)) => Finished::IfFilled(waits),
                (false, _) => Finished::No,
            }
        }
    }
}

/// Checks whether a feature is unfinished. The law is asked only if that depends on it.
///
/// # Errors
///
/// [`NotApplicable`] if the law is asked about something that did not exist yet.
pub(in crate::mechanics) fn unfinished(
    table: &Table<'_>,
    place: Place,
    law: &mut Inquiry<'_, '_>,
) -> Result<bool, NotApplicable> {
    Ok(match finished(table, place) {
        Finished::Yes => false,
        Finished::No => true,
        Finished::IfFilled(waits) => !waits.takes_a_half(&mut Hearing::of(law))?,
        Finished::IfIgnored | Finished::IfAbbey => match table.land.area(table.board(), place) {
            Some(area) => !extent::joined(table, area, &mut Hearing::of(law))?.1,
            None => true,
        },
    })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::landscape::Landscape;
    use crate::scenario::try_out::read;

    #[test]
    fn around_a_castle_all_counts_but_its_own_spaces_and_in_a_monastery_its_own_too() {
        let of = |text: &str, feature: Feature| {
            let scenario = read(text).expect("a legal position");
            let land = Landscape::of(&scenario.board);
            let table = crate::mechanics::lay(&scenario, &land, &[]);
            let tile = scenario.board.all().find(|t| scenario.board.name(*t) == "m").expect("m");
            finished(&table, Place { tile, feature })
        };
        let half = "board: |\n  s s s\n  s m/. s\n  s s s\ntiles: { s: {}, m: { monastery: true } }\n";
        assert_ne!(of(half, Feature::Monastery), Finished::Yes);
        let castle = "board: |\n  s s s s\n  s m < s\n  s s s s\ntiles: { s: {}, m: { castle: true } }\n";
        assert_eq!(of(castle, Feature::Castle), Finished::Yes);
    }
}
