//! The scoring of farmers before each field was scored separately: by the city, and by the field with each city once
//! for a player. A field's verdict reports the payments of the completed cities next to it; if other fields have a part
//! in these, it names them.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::landscape::{AreaIx, touching_fields};
use crate::mechanics::base::farm::{self, Cities, MOST_SHARED};
use crate::mechanics::base::finding::{Score, Shares};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::majority;
use crate::mechanics::base::seen::Farms;
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::Thing;
use crate::mechanics::base::table::Table;
use crate::mechanics::base::telling::tiles_of;
use crate::rulebook::{
    BarnByCity, BesiegedByCity, CastleByCity, FIELDS_BARN, FIELDS_BESIEGED, FIELDS_CASTLE, GAP_CITY_ROAD, NotApplicable,
};
use crate::scenario::PlayerIx;
use crate::wording::{Sentence, say};

/// The points for a city, if farmers score by the city.
pub(super) const BY_CITY: u32 = 4;

/// The points for a city to the majority of a field.
pub(super) const TO_A_FIELD: u32 = 3;

/// Returns those of `cities` that pay farmers under rules that do not score by the field; without sieges and castles
/// if these add nothing there.
///
/// # Errors
///
/// [`NotApplicable`], if the law is asked about something that did not exist yet.
pub(super) fn paying(table: &Table<'_>, cities: &Cities, hearing: &mut Hearing<'_>) -> Result<Cities, NotApplicable> {
    let mut kept = cities.clone();
    if !table.scenario.barns.is_empty() {
        let mut taken = Vec::new();
        for city in cities.each() {
            if has_barn(table, &touching(table, city, hearing)?) {
                taken.push(city);
            }
        }
        if !taken.is_empty() && hearing.ask(FIELDS_BARN)? == BarnByCity::Alone {
            kept = kept.without(&taken);
        }
    }
    if kept.any_besieged() && hearing.ask(FIELDS_BESIEGED)? == BesiegedByCity::Once {
        kept = kept.not_besieged();
    }
    if kept.any_castle() && hearing.ask(FIELDS_CASTLE)? == CastleByCity::Same {
        kept = kept.without_castles();
    }
    Ok(kept)
}

/// Returns `true` if one of the areas has a barn.
fn has_barn(table: &Table<'_>, fields: &[AreaIx]) -> bool {
    !table.scenario.barns.is_empty() && !table.barns_in(fields).is_empty()
}

/// Returns the areas of fields that touch a city, with the gaps next to the fields not joined.
fn touching(table: &Table<'_>, city: AreaIx, hearing: &mut Hearing<'_>) -> Result<Vec<AreaIx>, NotApplicable> {
    let (board, land) = (table.board(), table.land);
    if !land.at_gap(city) {
        return Ok(touching_fields(board, land, &[city]));
    }
    let gaps = hearing.ask(GAP_CITY_ROAD)?.into();
    Ok(touching_fields(board, land, &land.group(board, city, gaps)))
}

/// Scores the completed cities next to a field by the city: 4 points for each to the player with the most farmers in
/// all fields next to it (tied players in full), even one without a farmer in this field. Also returns the other fields
/// next to these cities that are answered or occupied.
pub(super) fn by_city(
    table: &Table<'_>,
    fields: &[AreaIx],
    cities: &Cities,
    hearing: &mut Hearing<'_>,
) -> Result<(Score, Vec<AreaIx>), NotApplicable> {
    let mut won: BTreeMap<PlayerIx, Vec<AreaIx>> = BTreeMap::new();
    let mut beside: Vec<AreaIx> = Vec::new();
    let mut told: Vec<Rc<Farms>> = Vec::new();
    for city in cities.each() {
        let farms = farms(table, city, hearing)?;
        told.push(Rc::clone(&farms));
        for player in &farms.owners {
            won.entry(*player).or_default().push(city);
        }
        // A city that pays no player has no points that could count twice.
        if !farms.owners.is_empty() {
            beside.extend(others(farms.occupied.iter(), fields));
        }
    }
    // The order must not depend on the map.
    told.sort_by_key(|farms| (farms.fields, farms.steps.iter().map(Sentence::id).collect::<Vec<_>>()));
    for farms in told {
        hearing.push(say!(field::AroundCity { fields: farms.fields }));
        hearing.steps.extend(farms.steps.iter().cloned());
    }
    // Either every winner wins all cities, or each has a separate sum.
    let score = if won.values().all(|won| won.iter().copied().eq(cities.each())) {
        Score::owned(cities.items(Thing::CITY, BY_CITY), won.into_keys().collect())
    } else {
        let share = |(player, won): (PlayerIx, Vec<AreaIx>)| (player, cities.only(&won).items(Thing::CITY, BY_CITY));
        let owners = won.keys().copied().collect();
        let shares: Shares = won.into_iter().map(share).collect();
        Score::Shared { items: cities.items(Thing::CITY, BY_CITY), shares, owners: Some(owners) }
    };
    Ok((score, named(beside)))
}

/// Returns the other fields at this one's cities that an owner of it leads too: the cities count once for that player.
pub(super) fn once(
    table: &Table<'_>,
    fields: &[AreaIx],
    cities: &Cities,
    owners: &[PlayerIx],
    hearing: &mut Hearing<'_>,
) -> Result<Vec<AreaIx>, NotApplicable> {
    let mut shared: Vec<AreaIx> = Vec::new();
    for city in cities.each() {
        let farms = farms(table, city, hearing)?;
        for leads in owners.iter().filter_map(|player| farms.leads.get(player)) {
            shared.extend(others(leads.iter(), fields));
        }
    }
    let shared = named(shared);
    if let Some(tiles) = tiles_of(table, &shared) {
        hearing.push(say!(field::Once { tiles: tiles }));
    }
    Ok(shared)
}

/// Returns the fields next to a city; the result is cached if it cannot depend on the law.
pub(super) fn farms(table: &Table<'_>, city: AreaIx, hearing: &mut Hearing<'_>) -> Result<Rc<Farms>, NotApplicable> {
    if let Some(known) = table.seen.farms.borrow().get(&city) {
        return Ok(Rc::clone(known));
    }
    let land = table.land;
    let areas = touching(table, city, hearing)?;
    let is_steady = !table.printed().hill
        && table.scenario.barns.is_empty()
        && !land.at_gap(city)
        && !areas.iter().any(|area| land.at_gap(*area));
    let before = hearing.steps.len();
    let mut fields: Vec<Vec<AreaIx>> = Vec::new();
    if is_steady {
        fields.extend(areas.into_iter().map(|area| vec![area]));
    } else {
        for area in areas {
            if !fields.iter().any(|known| known.contains(&area)) {
                fields.push(farm::joined(table, area, hearing)?);
            }
        }
    }
    // A field with a barn is scored by the barn's rules.
    fields.retain(|field| !has_barn(table, field));
    let mut leads: BTreeMap<PlayerIx, Vec<Vec<AreaIx>>> = BTreeMap::new();
    let mut occupied: Vec<Vec<AreaIx>> = Vec::new();
    for field in &fields {
        let is_occupied = !table.meeples_on(field).is_empty();
        if (is_occupied || field.iter().any(|area| table.is_told(*area))) && occupied.len() <= MOST_SHARED {
            occupied.push(field.clone());
        }
        if !is_occupied {
            continue;
        }
        for player in majority::owners(table, Site::Areas(field), BY_CITY, hearing)? {
            let leads = leads.entry(player).or_default();
            if leads.len() <= MOST_SHARED {
                leads.push(field.clone());
            }
        }
    }
    hearing.steps.truncate(before);
    let all = fields.concat();
    let owners = majority::owners(table, Site::Areas(&all), BY_CITY, hearing)?;
    let steps = hearing.steps.split_off(before);
    let found = Rc::new(Farms { fields: fields.len(), occupied, owners, leads, steps });
    if is_steady {
        table.seen.farms.borrow_mut().insert(city, Rc::clone(&found));
    }
    Ok(found)
}

/// Returns the first areas of those of `some` fields that are not this one.
fn others<'f>(some: impl Iterator<Item = &'f Vec<AreaIx>>, fields: &[AreaIx]) -> impl Iterator<Item = AreaIx> {
    let is_other = |field: &&Vec<AreaIx>| !field.iter().any(|area| fields.contains(area));
    some.filter(is_other).filter_map(|field| field.first().copied())
}

/// Returns the fields without duplicates, at most [`MOST_SHARED`].
fn named(mut fields: Vec<AreaIx>) -> Vec<AreaIx> {
    fields.sort_unstable();
    fields.dedup();
    fields.truncate(MOST_SHARED);
    fields
}
