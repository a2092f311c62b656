//! Barns at the end of the game: how a field with one is scored. The card, and what setting a barn
//! does, are in the room of placing.

use crate::landscape::AreaIx;
use crate::mechanics::base::farm::{self, Cities};
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::site::Site;
use crate::mechanics::base::step::Step;
use crate::mechanics::base::sum::{Thing, worth};
use crate::mechanics::base::table::Table;
use crate::mechanics::base::{buildings, majority};
use crate::rulebook::NotApplicable;
use crate::scenario::{Barn, PlayerIx};
use crate::text::listed;

/// A complete city for farmers whose field was joined to a barn's.
const FOR_JOINED: Thing = Thing {
    one: "complete city for farmers joined to a barn",
    many: "complete cities for farmers joined to a barn",
    key: "joined-city",
};

/// Scores a field with barns at the end of the game, and the farmers who stand there with them.
pub(super) fn at_the_end(
    table: &Table<'_>,
    barns: &[&Barn],
    fields: Vec<AreaIx>,
    cities: Cities,
    mut hearing: Hearing<'_>,
) -> Result<Finding, NotApplicable> {
    let scenario = table.scenario;
    let mut owners: Vec<PlayerIx> = barns.iter().map(|b| b.player).collect();
    owners.sort_unstable();
    owners.dedup();
    let names: Vec<&str> = owners.iter().map(|p| scenario.player(*p)).collect();
    hearing.push(Step::Tell(match names.as_slice() {
        [one] => format!(
            "The barn of {one} stands in it: at the end 4 points for each complete city, farmers or no farmers."
        ),
        _ => format!(
            "The barns of {} stand in it: at the end each of them gets 4 points for each complete city.",
            listed(&names, "and")
        ),
    }));
    let items = cities.items(farm::FOR_BARN, 4);
    let joined = cities.items(FOR_JOINED, 1);
    let mut shares: Shares = owners.iter().map(|p| (*p, items.clone())).collect();
    let farmers = table.meeples_on(&fields);
    if !farmers.is_empty() {
        hearing.tell("Farmers who stand beside a barn came there by a tile that joined the fields: in that turn they are scored, 1 point for each complete city, and go home.");
        let on = Site::Areas(&fields);
        let scorers = majority::owners(table, on, worth(&joined), &mut hearing)?;
        let mut got =
            farm::farmers_share(table, &fields, &scorers, &joined, FOR_JOINED, &mut hearing);
        if let Some(item) = buildings::brought(table, on, &mut hearing)? {
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
