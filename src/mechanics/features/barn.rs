//! The scoring of a field with barns at the end of the game. The card, and the effect of placing a
//! barn, are in the module `placing`.

use crate::landscape::AreaIx;
use crate::mechanics::base::farm::{self, Cities};
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::worth;
use crate::mechanics::base::table::Table;
use crate::mechanics::base::{buildings, majority};
use crate::rulebook::{BARN_SEVERAL, NotApplicable, Reading, SeveralBarns};
use crate::scenario::{Barn, PlayerIx};
use crate::wording::{Arg, say};

/// Scores a field with barns at the end of the game, and the farmers who are there with them.
pub(super) fn at_the_end(
    table: &Table<'_>,
    barns: &[&Barn],
    fields: Vec<AreaIx>,
    cities: &Cities,
    mut hearing: Hearing<'_>,
) -> Result<Finding, NotApplicable> {
    let mut owners: Vec<PlayerIx> = barns.iter().map(|b| b.player).collect();
    owners.sort_unstable();
    owners.dedup();
    hearing.push(say!(field::Barn { players: Arg::list(owners.iter().copied()) }));
    let items = cities.items(farm::FOR_BARN, 4);
    let joined = cities.items(farm::FOR_JOINED, 1);
    let mut shares: Shares = owners.iter().map(|p| (*p, items.clone())).collect();
    let one_each = owners.len() == barns.len();
    if !one_each && !cities.is_empty() {
        several(barns, &mut owners, &mut shares, &mut hearing)?;
    }
    let farmers = table.meeples_on(&fields);
    // A shepherd, a builder or a pig alone is no farmer who is scored for joining the barn's field.
    if farmers.iter().any(|meeple| majority::can_own(table, meeple)) {
        hearing.push(say!(field::JoinedFarmers));
        let on = Site::Areas(&fields);
        let scorers = majority::owners(table, on, worth(&joined), &mut hearing)?;
        let mut got = farm::farmers_share(table, &fields, &scorers, &joined, farm::FOR_JOINED, &mut hearing)?;
        for item in buildings::brought(table, on, &mut hearing)? {
            for player in &scorers {
                got.entry(*player).or_default().push(item);
            }
        }
        for (player, items) in got {
            shares.entry(player).or_default().extend(items);
        }
    }
    let score = if farmers.is_empty() && one_each {
        Score::owned(items, owners)
    } else {
        Score::Shared { items, shares, owners: Some(owners) }
    };
    Ok(Finding { score, areas: fields, steps: hearing.steps, ..Finding::default() })
}

/// Applies the reading for players with several barns in the field to `owners` and `shares`.
fn several(
    barns: &[&Barn],
    owners: &mut Vec<PlayerIx>,
    shares: &mut Shares,
    hearing: &mut Hearing<'_>,
) -> Result<(), NotApplicable> {
    let barns_of = |player: PlayerIx| barns.iter().filter(|b| b.player == player).count();
    let reading = hearing.ask(BARN_SEVERAL)?;
    hearing.push(say!(field::SeveralBarns { rule: reading.word() }));
    match reading {
        SeveralBarns::Once => {}
        SeveralBarns::Each => {
            for (player, items) in shares.iter_mut() {
                let barns = u32::try_from(barns_of(*player)).unwrap_or(u32::MAX);
                for item in items {
                    item.each = item.each.saturating_mul(barns);
                }
            }
        }
        SeveralBarns::Most => {
            let most = owners.iter().map(|player| barns_of(*player)).max();
            owners.retain(|player| Some(barns_of(*player)) == most);
            shares.retain(|player, _| owners.contains(player));
        }
    }
    Ok(())
}
