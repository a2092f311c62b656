//! Barns at the end of the game: how a field with one is scored. The card, and what setting a barn
//! does, are in the room of placing.

use crate::landscape::AreaIx;
use crate::mechanics::base::farm::{self, Cities};
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::{Thing, worth};
use crate::mechanics::base::table::Table;
use crate::mechanics::base::{buildings, majority};
use crate::rulebook::NotApplicable;
use crate::scenario::{Barn, PlayerIx};
use crate::wording::{Arg, field, say};

/// A complete city for farmers whose field was joined to a barn's.
pub(super) const FOR_JOINED: Thing = Thing { key: "joined-city", message: field::ThingJoinedCity::MESSAGE };

/// Scores a field with barns at the end of the game, and the farmers who stand there with them.
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
    let joined = cities.items(FOR_JOINED, 1);
    let mut shares: Shares = owners.iter().map(|p| (*p, items.clone())).collect();
    let farmers = table.meeples_on(&fields);
    // A shepherd, a builder or a pig alone is nobody whom the barn would have caught.
    if farmers.iter().any(|meeple| majority::can_own(table, meeple)) {
        hearing.push(say!(field::JoinedFarmers));
        let on = Site::Areas(&fields);
        let scorers = majority::owners(table, on, worth(&joined), &mut hearing)?;
        let mut got = farm::farmers_share(table, &fields, &scorers, &joined, FOR_JOINED, &mut hearing)?;
        for item in buildings::brought(table, on, &mut hearing)? {
            for player in &scorers {
                got.entry(*player).or_default().push(item);
            }
        }
        for (player, items) in got {
            shares.entry(player).or_default().extend(items);
        }
    }
    let score = if farmers.is_empty() {
        Score::owned(items, owners)
    } else {
        Score::Shared { items, shares, owners: Some(owners) }
    };
    Ok(Finding { score, areas: fields, steps: hearing.steps, ..Finding::default() })
}
