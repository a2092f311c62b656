//! The scoring of a field with barns at the end of the game. The card, and the effect of placing a
//! barn, are in the module `placing`.

use carcassonne_base::gathering::collect_map;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_law::{BARN_SEVERAL, LawResult, Reading, SeveralBarns};
use carcassonne_position::wording::{Arg, say};
use carcassonne_position::{Barn, PlayerIx};

use crate::landscape::AreaIx;
use crate::mechanics::base::farm::Cities;
use crate::mechanics::{Finding, Hearing, Score, Shares, Site, Table, buildings, farm, majority, to_u32, worth};

/// Scores a field with barns at the end of the game, and the farmers in the field.
pub(super) fn score_barn_field(
    table: &Table<'_>,
    barns: &[&Barn],
    fields: Vec<AreaIx>,
    cities: &Cities,
    mut hearing: Hearing<'_>,
) -> LawResult<Finding> {
    let mut owners = sorted_unique(barns.iter().map(|b| b.player));
    hearing.push(say!(field::Barn { players: Arg::list(&owners) }));
    let items = cities.items(farm::BARN_CITY, 4);
    let joined_items = cities.items(farm::JOINED_CITY, 1);
    let mut shares = collect_map(owners.iter().map(|p| (*p, items.clone())));
    let is_one_each = owners.len() == barns.len();
    if !is_one_each && !cities.is_empty() {
        apply_several_barns(barns, &mut owners, &mut shares, &mut hearing)?;
    }
    let farmers = table.meeples_on(&fields);
    // A shepherd, a builder or a pig alone is no farmer who is scored for joining the barn's field.
    if farmers.iter().any(|meeple| majority::can_own(table, meeple)) {
        hearing.push(say!(field::JoinedFarmers));
        let site = Site::Areas(&fields);
        let scorers = majority::owners(table, site, worth(&joined_items), &mut hearing)?;
        let mut farmer_shares =
            farm::barn_farmer_shares(table, &fields, &scorers, &joined_items, farm::JOINED_CITY, &mut hearing)?;
        for item in buildings::building_items(table, site, &mut hearing)? {
            for player in &scorers {
                farmer_shares.entry(*player).or_default().push(item);
            }
        }
        for (player, items) in farmer_shares {
            shares.entry(player).or_default().extend(items);
        }
    }
    let score = if farmers.is_empty() && is_one_each {
        Score::for_owners(items, owners)
    } else {
        Score::PerPlayer { items, shares, owners: Some(owners) }
    };
    Ok(Finding { score, areas: fields, steps: hearing.steps, ..Finding::default() })
}

/// Applies the reading of the law on players with several barns in one field to `owners` and `shares`.
fn apply_several_barns(
    barns: &[&Barn],
    owners: &mut Vec<PlayerIx>,
    shares: &mut Shares,
    hearing: &mut Hearing<'_>,
) -> LawResult<()> {
    let barn_count = |player: PlayerIx| barns.iter().filter(|b| b.player == player).count();
    let reading = hearing.ask(BARN_SEVERAL)?;
    hearing.push(say!(field::SeveralBarns { rule: reading.word() }));
    match reading {
        SeveralBarns::Once => {}
        SeveralBarns::Each => {
            for (player, items) in shares.iter_mut() {
                let barns = to_u32(barn_count(*player));
                for item in items {
                    item.points_each = item.points_each.saturating_mul(barns);
                }
            }
        }
        SeveralBarns::Most => {
            let most = owners.iter().map(|player| barn_count(*player)).max();
            owners.retain(|player| Some(barn_count(*player)) == most);
            shares.retain(|player, _| owners.contains(player));
        }
    }
    Ok(())
}
