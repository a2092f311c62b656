//! The scoring of farmers before each field was scored separately: by the city, and by the field with each city once
//! for a player. A field's verdict reports the payments of the completed cities next to the field, and names other
//! fields that have a part in these payments.

use std::collections::BTreeMap;
use std::rc::Rc;

use carcassonne_base::gathering::collect_map;
use carcassonne_base::sorting::{sort_by_key, sort_unique};
use carcassonne_law::{
    BarnByCity, BesiegedByCity, CastleByCity, FIELDS_BARN, FIELDS_BESIEGED, FIELDS_CASTLE, GAP_CITY_ROAD, LawResult,
};
use carcassonne_position::PlayerIx;
use carcassonne_position::wording::{Sentence, say};

use crate::landscape::{AreaIx, touching_fields};
use crate::mechanics::base::farm::{Cities, MAX_SHARED};
use crate::mechanics::base::lookup_cache::CityFields;
use crate::mechanics::base::sentences::first_tiles;
use crate::mechanics::{Hearing, Score, Site, Table, Thing, farm, majority};

/// The points for a city, if farmers score by the city.
pub(super) const POINTS_BY_CITY: u32 = 4;

/// The points for a city to the majority of a field.
pub(super) const POINTS_TO_FIELD: u32 = 3;

/// Returns those of `cities` that pay farmers under rules that do not score by the field; without sieges and castles
/// if these add nothing there.
pub(super) fn paying_cities(table: &Table<'_>, cities: &Cities, hearing: &mut Hearing<'_>) -> LawResult<Cities> {
    let mut remaining = cities.clone();
    if !table.scenario.barns.is_empty() {
        let mut barn_cities = Vec::new();
        for city in cities.areas() {
            if !table.barns_in(&fields_touching_city(table, city, hearing)?).is_empty() {
                barn_cities.push(city);
            }
        }
        if !barn_cities.is_empty() && hearing.ask(FIELDS_BARN)? == BarnByCity::Alone {
            remaining = remaining.without_cities(&barn_cities);
        }
    }
    if remaining.has_besieged() && hearing.ask(FIELDS_BESIEGED)? == BesiegedByCity::Once {
        remaining = remaining.ignoring_sieges();
    }
    if remaining.has_castle() && hearing.ask(FIELDS_CASTLE)? == CastleByCity::Same {
        remaining = remaining.ignoring_castles();
    }
    Ok(remaining)
}

/// Returns the areas of fields that touch a city, with the gaps next to the fields not joined.
fn fields_touching_city(table: &Table<'_>, city: AreaIx, hearing: &mut Hearing<'_>) -> LawResult<Vec<AreaIx>> {
    let (board, land) = (table.board(), table.land);
    if !land.at_gap(city) {
        return Ok(touching_fields(board, land, &[city]));
    }
    let gaps = hearing.ask(GAP_CITY_ROAD)?.into();
    Ok(touching_fields(board, land, &land.areas_joined_with(board, city, gaps)))
}

/// Scores the completed cities next to a field by the city: 4 points for each to the player with the most farmers in
/// all fields next to it (tied players in full), even one without a farmer in this field. Also returns the first areas
/// of the other answered or occupied fields next to the cities that pay somebody, at most [`MAX_SHARED`].
pub(super) fn score_by_city(
    table: &Table<'_>,
    fields: &[AreaIx],
    cities: &Cities,
    hearing: &mut Hearing<'_>,
) -> LawResult<(Score, Vec<AreaIx>)> {
    let mut won_cities: BTreeMap<PlayerIx, Vec<AreaIx>> = BTreeMap::new();
    let mut nearby_fields: Vec<AreaIx> = Vec::new();
    let mut city_farms: Vec<Rc<CityFields>> = Vec::new();
    for city in cities.areas() {
        let farms = find_city_fields(table, city, hearing)?;
        city_farms.push(Rc::clone(&farms));
        for player in &farms.owners {
            won_cities.entry(*player).or_default().push(city);
        }
        // A city that pays no player has no points that could count twice.
        if !farms.owners.is_empty() {
            nearby_fields.extend(first_other_areas(farms.occupied.iter(), fields));
        }
    }
    // The order must not depend on the map.
    sort_by_key(&mut city_farms, |farms| (farms.fields, farms.steps.iter().map(Sentence::message).collect::<Vec<_>>()));
    for farms in city_farms {
        hearing.push(say!(field::AroundCity { fields: farms.fields }));
        hearing.steps.extend(farms.steps.iter().cloned());
    }
    // Either every winner wins all cities, or each has a separate sum.
    let score = if won_cities.values().all(|won| won.iter().copied().eq(cities.areas())) {
        Score::for_owners(cities.items(Thing::CITY, POINTS_BY_CITY), won_cities.into_keys().collect())
    } else {
        let share = |(player, won): (PlayerIx, Vec<AreaIx>)| {
            (player, cities.with_only_cities(&won).items(Thing::CITY, POINTS_BY_CITY))
        };
        let owners = won_cities.keys().copied().collect();
        let shares = collect_map(won_cities.into_iter().map(share));
        Score::PerPlayer { items: cities.items(Thing::CITY, POINTS_BY_CITY), shares, owners: Some(owners) }
    };
    Ok((score, limit_fields(nearby_fields)))
}

/// Returns the other fields next to `cities` that one of `owners` leads too: the cities count once for that player.
pub(super) fn shared_fields(
    table: &Table<'_>,
    fields: &[AreaIx],
    cities: &Cities,
    owners: &[PlayerIx],
    hearing: &mut Hearing<'_>,
) -> LawResult<Vec<AreaIx>> {
    let mut shared: Vec<AreaIx> = Vec::new();
    for city in cities.areas() {
        let farms = find_city_fields(table, city, hearing)?;
        for led_fields in owners.iter().filter_map(|player| farms.leads.get(player)) {
            shared.extend(first_other_areas(led_fields.iter(), fields));
        }
    }
    let shared = limit_fields(shared);
    if let Some(tiles) = first_tiles(table, &shared) {
        hearing.push(say!(field::Once { tiles }));
    }
    Ok(shared)
}

/// Returns the fields next to a city and the players who lead there; caches the result if it cannot depend on the law.
pub(super) fn find_city_fields(
    table: &Table<'_>,
    city: AreaIx,
    hearing: &mut Hearing<'_>,
) -> LawResult<Rc<CityFields>> {
    if let Some(known) = table.cache.city_fields.borrow().get(&city) {
        return Ok(Rc::clone(known));
    }
    let land = table.land;
    let areas = fields_touching_city(table, city, hearing)?;
    let is_cacheable = !table.printed_features().hill
        && table.scenario.barns.is_empty()
        && !land.at_gap(city)
        && !areas.iter().any(|area| land.at_gap(*area));
    let before = hearing.steps.len();
    let mut fields: Vec<Vec<AreaIx>> = Vec::new();
    if is_cacheable {
        fields.extend(areas.into_iter().map(|area| vec![area]));
    } else {
        for area in areas {
            if !fields.iter().any(|known| known.contains(&area)) {
                fields.push(farm::join_fields(table, area, hearing)?);
            }
        }
    }
    // A field with a barn is scored by the barn's rules.
    fields.retain(|field| table.barns_in(field).is_empty());
    let mut led_fields: BTreeMap<PlayerIx, Vec<Vec<AreaIx>>> = BTreeMap::new();
    let mut occupied_fields: Vec<Vec<AreaIx>> = Vec::new();
    for field in &fields {
        let is_occupied = !table.meeples_on(field).is_empty();
        if (is_occupied || field.iter().any(|area| table.is_area_answered(*area)))
            && occupied_fields.len() <= MAX_SHARED
        {
            occupied_fields.push(field.clone());
        }
        if !is_occupied {
            continue;
        }
        for player in majority::owners(table, Site::Areas(field), POINTS_BY_CITY, hearing)? {
            let player_fields = led_fields.entry(player).or_default();
            if player_fields.len() <= MAX_SHARED {
                player_fields.push(field.clone());
            }
        }
    }
    hearing.steps.truncate(before);
    let all_fields = fields.concat();
    let owners = majority::owners(table, Site::Areas(&all_fields), POINTS_BY_CITY, hearing)?;
    let steps = hearing.steps.split_off(before);
    let farms =
        Rc::new(CityFields { fields: fields.len(), occupied: occupied_fields, owners, leads: led_fields, steps });
    if is_cacheable {
        table.cache.city_fields.borrow_mut().insert(city, Rc::clone(&farms));
    }
    Ok(farms)
}

/// Returns the first area of each field in `candidates` that has no area in common with `fields`.
fn first_other_areas<'f>(
    candidates: impl Iterator<Item = &'f Vec<AreaIx>>,
    fields: &[AreaIx],
) -> impl Iterator<Item = AreaIx> {
    let is_other = |field: &&Vec<AreaIx>| !field.iter().any(|area| fields.contains(area));
    candidates.filter(is_other).filter_map(|field| field.first().copied())
}

/// Returns the fields without duplicates, at most [`MAX_SHARED`].
fn limit_fields(mut fields: Vec<AreaIx>) -> Vec<AreaIx> {
    sort_unique(&mut fields);
    fields.truncate(MAX_SHARED);
    fields
}
