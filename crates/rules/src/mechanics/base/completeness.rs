//! The completeness of a feature for other purposes than its own scoring: a flier that lands, the challenge between a
//! monastery and a shrine, the search for a turn's tile, and the statement about a feature on which a meeple is placed.

use carcassonne_law::{Inquiry, LawResult};
use carcassonne_position::{Feature, Place};

use crate::landscape::Gaps;
use crate::mechanics::{CompletedBySurroundings, Hearing, Table, extent};

/// The completeness of a feature as far as the board shows it, without rulings of the law.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Completeness {
    /// Finished, whatever the law says about gaps.
    Yes,
    /// Finished only if a space with one half tile and a gap counts as filled for the feature.
    IfHalfFills(CompletedBySurroundings),
    /// Finished only if the gaps beside the feature are ignored.
    IfGapIgnored,
    /// Finished only if abbeys close the feature across gaps.
    IfAbbeyCloses,
    /// Not finished, or not known because of an unknown tile. A field is never finished.
    No,
}

/// Returns the completeness of a feature without asking the law.
///
/// A road or city is finished when none of its sides is open; a monastery or garden, when its own space and the spaces
/// round it are occupied; a castle, when the spaces round its two spaces are.
pub(crate) fn completeness(table: &Table<'_>, place: Place) -> Completeness {
    let (board, land) = (table.board(), table.land);
    match place.feature {
        Feature::Field(_) => Completeness::No,
        Feature::City(_) | Feature::Road(_) => {
            let Some(area) = land.area(board, place) else { return Completeness::No };
            // The part beyond an unknown tile cannot be known.
            if land.areas_joined_with(board, area, Gaps::Joined).iter().any(|a| land.runs_into_hash(*a)) {
                return Completeness::No;
            }
            let open_sides = |gaps| land.open_sides(board, area, gaps);
            let is_closed_by_abbey = |gaps| land.open_sides_toward_abbey(board, area, gaps) == open_sides(gaps);
            match (open_sides(Gaps::Separate), open_sides(Gaps::Joined)) {
                (0, _) => Completeness::Yes,
                (_, 0) => Completeness::IfGapIgnored,
                _ if is_closed_by_abbey(Gaps::Separate) || is_closed_by_abbey(Gaps::Joined) => {
                    Completeness::IfAbbeyCloses
                }
                (_, _) => Completeness::No,
            }
        }
        Feature::Monastery | Feature::Castle | Feature::Garden => {
            let includes_own = place.feature != Feature::Castle;
            let surroundings = table.surroundings(place.tile, includes_own);
            match (
                surroundings.is_fully_occupied(),
                CompletedBySurroundings::at_place(board, place).filter(|_| surroundings.has_gap),
            ) {
                (true, None) => Completeness::Yes,
                (true, Some(kind)) => Completeness::IfHalfFills(kind),
                (false, _) => Completeness::No,
            }
        }
    }
}

/// Returns `true` if a feature is unfinished, or if that is unknown. The law is asked only if the result depends on it.
pub(crate) fn is_unfinished(table: &Table<'_>, place: Place, law: &mut Inquiry<'_, '_>) -> LawResult<bool> {
    Ok(match completeness(table, place) {
        Completeness::Yes => false,
        Completeness::No => true,
        Completeness::IfHalfFills(kind) => !kind.ask_half_fills(&mut Hearing::new(law))?,
        Completeness::IfGapIgnored | Completeness::IfAbbeyCloses => match table.land.area(table.board(), place) {
            Some(area) => !extent::areas_and_completion(table, area, &mut Hearing::new(law))?.1,
            None => true,
        },
    })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;

    use super::*;
    use crate::landscape::Landscape;

    #[test]
    fn around_a_castle_all_counts_but_its_own_spaces_and_in_a_monastery_its_own_too() {
        let completeness_of = |text: &str, feature: Feature| {
            let scenario = read(text).expect("a legal position");
            let land = Landscape::new(&scenario.board);
            let table = crate::mechanics::build_table(&scenario, &land, &[]);
            let tile = scenario.board.all().find(|t| scenario.board.name(*t) == "m").expect("m");
            completeness(&table, Place { tile, feature })
        };
        let half = "board: |\n  s s s\n  s m/. s\n  s s s\ntiles: { s: {}, m: { monastery: true } }\n";
        assert_ne!(completeness_of(half, Feature::Monastery), Completeness::Yes);
        let castle = "board: |\n  s s s s\n  s m < s\n  s s s s\ntiles: { s: {}, m: { castle: true } }\n";
        assert_eq!(completeness_of(castle, Feature::Castle), Completeness::Yes);
    }
}
