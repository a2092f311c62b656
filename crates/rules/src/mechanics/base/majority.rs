//! The majority: the player with most meeples on a feature scores it, and all who tie for most do.
//!
//! A large meeple counts as two; a wagon, a ringmaster, a phantom or an abbot as one; a mayor as many as the city has
//! coats of arms; a builder, a pig, a shepherd or an acrobat counts for nothing, and so owns nothing. Where some tie, a
//! hill may decide. (Base game; *Inns & Cathedrals* for the large meeple, *Traders & Builders* for builder and pig,
//! *Abbey & Mayor* for wagon and mayor, *Hills & Sheep* for hills.)

use std::collections::BTreeMap;

use carcassonne_base::gathering::distinct;
use carcassonne_law::LawResult;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Figure, Meeple, PlayerIx};

use super::hill;
use crate::landscape::{AreaIx, Gaps, city_print};
use crate::mechanics::{Hearing, Site, Table};

/// Returns the owners of a feature, even if it is worth nothing, and adds the reasons to the steps of the hearing.
///
/// `worth` is the points for the feature. The law is asked only if a hill may break a tie, and there is something to
/// win: points for the feature, for a little building or for the mage.
pub(crate) fn owners(
    table: &Table<'_>,
    site: Site<'_>,
    worth: u32,
    hearing: &mut Hearing<'_>,
) -> LawResult<Vec<PlayerIx>> {
    owners_among(table, site, &site.meeples(table), worth, hearing)
}

/// Returns the owners as [`owners`] does, but only `meeples`, some of those on the feature, take part.
pub(crate) fn owners_among(
    table: &Table<'_>,
    site: Site<'_>,
    meeples: &[&Meeple],
    worth: u32,
    hearing: &mut Hearing<'_>,
) -> LawResult<Vec<PlayerIx>> {
    let mayor = mayor_strength(table, site, meeples);
    hearing.steps.extend(odd_figure_steps(mayor, meeples));
    let strengths = strengths(mayor, meeples);
    let tied = strongest(&strengths);
    let mut owners = tied.clone();
    // The step on the majority comes before the steps on the hill that settles it.
    let step_index = hearing.steps.len();
    if tied.len() > 1 && (worth > 0 || site.may_have_buildings(table) || site.has_mage(table)) {
        owners = hill::break_tie(table, meeples, tied.clone(), hearing)?;
    }
    let step = match tied.as_slice() {
        [] if meeples.is_empty() => say!(steps::Nobody { points: worth }),
        [] => say!(steps::NobodyWhoOwns { points: worth }),
        [only] if meeples.iter().all(|meeple| meeple.player == *only) => say!(steps::Alone { player: *only }),
        [..] => {
            let strength_steps = strengths.iter().map(|(p, n)| say!(steps::Strength { player: *p, strength: *n }));
            let outcome = match tied.len() {
                1 => "one",
                _ if owners.len() < tied.len() => "hill",
                _ => "tie",
            };
            say!(steps::Majority {
                strengths: Arg::list(strength_steps),
                large: meeples.iter().any(|m| m.figure == Figure::Large),
                outcome,
                players: Arg::list(tied)
            })
        }
    };
    hearing.steps.insert(step_index, step);
    Ok(owners)
}

/// Returns `true` if `player` has a figure in `areas` that can own their feature, such as a farmer in a field.
pub(crate) fn has_owning_figure(table: &Table<'_>, areas: &[AreaIx], player: PlayerIx) -> bool {
    table.meeples_on(areas).into_iter().any(|meeple| meeple.player == player && can_own(table, meeple))
}

/// Returns `true` if a figure can own the feature that it is on, under at least one reading of what gaps join.
pub(crate) fn can_own(table: &Table<'_>, meeple: &Meeple) -> bool {
    let coats = || {
        let (board, land) = (table.board(), table.land);
        let city = land.area(board, meeple.place).map(|area| land.areas_joined_with(board, area, Gaps::Joined));
        city.map_or(0, |city| city_print(board, land, &city).coats)
    };
    meeple.figure.strength().unwrap_or_else(coats) > 0
}

/// Returns the number of meeples that a mayor on a feature counts as: the coats of arms of the city; 0 if no mayor is
/// among `meeples`.
fn mayor_strength(table: &Table<'_>, site: Site<'_>, meeples: &[&Meeple]) -> u32 {
    match site {
        Site::Areas(areas) if meeples.iter().any(|m| m.figure == Figure::Mayor) => {
            city_print(table.board(), table.land, areas).coats
        }
        Site::Areas(_) | Site::Place(_) => 0,
    }
}

/// Returns the strength of each player with a figure that counts among `meeples`; `mayor` is the strength of a mayor.
fn strengths(mayor: u32, meeples: &[&Meeple]) -> BTreeMap<PlayerIx, u32> {
    let mut strengths: BTreeMap<PlayerIx, u32> = BTreeMap::new();
    for meeple in meeples {
        let weight = meeple.figure.strength().unwrap_or(mayor);
        if weight > 0 {
            let strength = strengths.entry(meeple.player).or_default();
            *strength = strength.saturating_add(weight);
        }
    }
    strengths
}

/// Returns the players with the greatest strength: several if they tie, none if nobody has any.
fn strongest(strengths: &BTreeMap<PlayerIx, u32>) -> Vec<PlayerIx> {
    let most = strengths.values().copied().max();
    strengths.iter().filter(|(_, n)| Some(**n) == most).map(|(p, _)| *p).collect()
}

/// Returns the sentences that explain mayors and figures that count for nothing, one for each player and figure.
fn odd_figure_steps(mayor: u32, meeples: &[&Meeple]) -> Vec<Sentence> {
    let step = |meeple: &&Meeple| match meeple.figure.strength() {
        None => Some(say!(steps::Mayor { player: meeple.player, coats: mayor })),
        Some(0) => Some(say!(steps::OwnsNothing { player: meeple.player, figure: meeple.figure.word() })),
        Some(_) => None,
    };
    distinct(meeples.iter().filter_map(step))
}
