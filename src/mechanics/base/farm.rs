//! Farms: the extent of a field, the complete cities that it supplies, and the points that a pig adds.

use crate::wording::{Sentence, field, say, things};
use std::collections::BTreeSet;

use super::finding::Shares;
use super::sum::{Item, Thing, worth};
use super::table::Table;
use super::{carcassonne, extent};
use crate::landscape::{
    AreaIx, Gaps, beyond_barns, city_print, fields_under_barns, shows_castle, through_gaps, touched_cities,
};
use crate::mechanics::base::hearing::Hearing;
use crate::rulebook::{
    BARN_FIELDS, BarnFields, CastleToField, Doubles, FIELD_CASTLE, FIELDS_HERD, FieldAtGap, GAP_CITY_ROAD, GAP_FIELD,
    HerdOnField, NotApplicable, TILE_DOUBLE,
};
use crate::scenario::{Feature, Figure, Meeple, PlayerIx};
use crate::tiles::Symbol;

/// The most fields that are named as sharing in the same points.
pub(in crate::mechanics) const MOST_SHARED: usize = 8;

/// A complete city that a barn's field touches, at the end of the game.
pub(in crate::mechanics) const FOR_BARN: Thing = Thing { key: "barn-city", message: things::BarnCity::MESSAGE };
/// A completed city for farmers whose field was joined to a barn's: they score at once.
pub(in crate::mechanics) const FOR_JOINED: Thing =
    Thing { key: "joined-city", message: field::ThingJoinedCity::MESSAGE };

/// Returns the areas that form one field with this one, including it, lowest first. The law is asked only if an
/// enclosed gap is beside the field, or a barn is placed where it meets another.
pub(in crate::mechanics) fn joined(
    table: &Table<'_>,
    area: AreaIx,
    hearing: &mut Hearing<'_>,
) -> Result<Vec<AreaIx>, NotApplicable> {
    let (land, board) = (table.land, table.board());
    let barns = fields_under_barns(table.scenario, land);
    let mut fields = vec![area];
    let mut gaps = None;
    loop {
        if gaps.is_none() && fields.iter().any(|a| land.at_gap(*a)) {
            let reading = hearing.ask(GAP_FIELD)?;
            gaps = Some(reading);
            fields = through_gaps(board, land, &fields, reading.into());
            hearing.push(match reading {
                FieldAtGap::Separates => say!(steps::GapSeparates),
                FieldAtGap::Joins => say!(steps::GapJoins { pieces: fields.len() }),
            });
        }
        let under = beyond_barns(&barns, &fields);
        if under.is_empty() {
            return Ok(fields);
        }
        match hearing.ask(BARN_FIELDS)? {
            BarnFields::Apart => {
                hearing.push(say!(steps::FieldApartAtBarn));
                return Ok(fields);
            }
            BarnFields::Joined => {
                fields.extend(under);
                fields.sort_unstable();
                if let Some(reading) = gaps {
                    fields = through_gaps(board, land, &fields, reading.into());
                }
                hearing.push(say!(steps::FieldJoinedAtBarn));
            }
        }
    }
}

/// Returns the complete cities that a field touches.
pub(in crate::mechanics) fn complete_cities(
    table: &Table<'_>,
    fields: &[AreaIx],
    hearing: &mut Hearing<'_>,
) -> Result<Cities, NotApplicable> {
    let (land, board) = (table.land, table.board());
    let touched = table.seen.touched.or_else(fields, || touched_cities(board, land, fields));
    if table.printed().castle && shows_castle(board, land, fields) {
        let CastleToField::Nothing = hearing.ask(FIELD_CASTLE)?;
    } else if table.double_in(fields) || table.double_in(&touched) {
        let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
    }
    let mut gaps = Gaps::Apart;
    if touched.iter().any(|c| land.at_gap(*c)) {
        gaps = hearing.ask(GAP_CITY_ROAD)?.into();
    }
    let mut cities: Vec<AreaIx> = touched.iter().map(|c| land.whole(board, *c, gaps)).collect();
    cities.sort_unstable();
    cities.dedup();
    let all = cities.len();
    let mut closed = Vec::with_capacity(cities.len());
    for city in cities {
        let is_carcassonne = table.printed().carcassonne && carcassonne::is_it(table, &land.group(board, city, gaps));
        let is_complete = if is_carcassonne {
            carcassonne::counts(hearing)?
        } else {
            extent::open_sides(table, city, gaps, hearing)? == 0
        };
        if is_complete {
            closed.push(city);
        }
    }
    // Most boards have neither, and a field may touch many cities.
    let is_so = |any: bool, city: AreaIx, so: &dyn Fn(&[AreaIx]) -> bool| any && so(&land.group(board, city, gaps));
    let beside = |city: AreaIx| Beside {
        city,
        castle: is_so(table.has_castles(), city, &|city| table.has_castle(city)),
        besieged: is_so(table.printed().siege, city, &|city| city_print(board, land, city).besieged),
    };
    let cities = Cities(closed.into_iter().map(beside).collect());
    hearing.push(say!(steps::Touches { cities: all, finished: narrow(cities.0.len()) }));
    Ok(cities)
}

/// Converts a number of cities, which is below the bound.
fn narrow(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The complete cities that a field touches.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::mechanics) struct Cities(Vec<Beside>);

/// A complete city beside a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Beside {
    /// The area that represents the city.
    city: AreaIx,
    /// Set if there is a castle on the city.
    castle: bool,
    /// Set if the city is besieged.
    besieged: bool,
}

/// A besieged city, which is supplied twice (*The Cathars*).
pub(in crate::mechanics) const BESIEGED: Thing = Thing { key: "besieged", message: things::Besieged::MESSAGE };
/// A castle among the cities, which is worth 1 more.
pub(in crate::mechanics) const CASTLE: Thing = Thing { key: "castle", message: things::Castle::MESSAGE };

impl Cities {
    /// Returns `true` if there is no city.
    pub(in crate::mechanics) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the areas that represent the cities.
    pub(in crate::mechanics) fn each(&self) -> impl Iterator<Item = AreaIx> {
        self.0.iter().map(|beside| beside.city)
    }

    /// Returns all cities but some.
    #[must_use]
    pub(in crate::mechanics) fn without(&self, cities: &[AreaIx]) -> Self {
        Self(self.0.iter().filter(|beside| !cities.contains(&beside.city)).copied().collect())
    }

    /// Returns `true` if one of the cities is besieged.
    pub(in crate::mechanics) fn any_besieged(&self) -> bool {
        self.0.iter().any(|beside| beside.besieged)
    }

    /// Returns `true` if there is a castle on one of the cities.
    pub(in crate::mechanics) fn any_castle(&self) -> bool {
        self.0.iter().any(|beside| beside.castle)
    }

    /// Returns the cities as if none were besieged.
    #[must_use]
    pub(in crate::mechanics) fn not_besieged(&self) -> Self {
        Self(self.0.iter().map(|beside| Beside { besieged: false, ..*beside }).collect())
    }

    /// Returns the cities as if there were no castle on any.
    #[must_use]
    pub(in crate::mechanics) fn without_castles(&self) -> Self {
        Self(self.0.iter().map(|beside| Beside { castle: false, ..*beside }).collect())
    }

    /// Adds other cities, without duplicates.
    pub(in crate::mechanics) fn extend(&mut self, others: &Self) {
        for beside in &others.0 {
            if !self.0.iter().any(|known| known.city == beside.city) {
                self.0.push(*beside);
            }
        }
    }

    /// Returns some of the cities alone.
    pub(in crate::mechanics) fn only(&self, cities: &[AreaIx]) -> Self {
        Self(self.0.iter().filter(|beside| cities.contains(&beside.city)).copied().collect())
    }

    /// Returns the worth of the cities: `each` points a city, as many again for a besieged one, and 1 more for each
    /// castle (*Bridges, Castles & Bazaars*).
    pub(in crate::mechanics) fn items(&self, thing: Thing, each: u32) -> Vec<Item> {
        let so = |is_so: fn(&Beside) -> bool| narrow(self.0.iter().filter(|b| is_so(b)).count());
        [
            Item { thing, count: so(|_| true), each },
            Item { thing: BESIEGED, count: so(|beside| beside.besieged), each },
            Item { thing: CASTLE, count: so(|beside| beside.castle), each: 1 },
        ]
        .into_iter()
        .filter(|item| item.count > 0)
        .collect()
    }
}

/// Returns the players who have a pig on a field, without duplicates.
pub(in crate::mechanics) fn keepers(table: &Table<'_>, fields: &[AreaIx]) -> BTreeSet<PlayerIx> {
    let there = table.meeples_on(fields).into_iter();
    there.filter(|m| m.figure == Figure::Pig).map(|m| m.player).collect()
}

/// Returns `true` if a herd of pigs is printed on a field.
pub(in crate::mechanics) fn has_herd(table: &Table<'_>, fields: &[AreaIx]) -> bool {
    table.printed().herd
        && fields.iter().flat_map(|area| table.land.members(*area)).any(|place| {
            let tile = table.board().tile(place.tile);
            let field = tile.and_then(|tile| tile.field_of(Symbol::PigHerd));
            field.is_some_and(|field| place.feature == Feature::Field(field))
        })
}

/// Checks whether a herd on a field adds to what is scored there; the law is asked only if there is one.
pub(in crate::mechanics) fn herd_counts(
    table: &Table<'_>,
    fields: &[AreaIx],
    hearing: &mut Hearing<'_>,
) -> Result<bool, NotApplicable> {
    Ok(has_herd(table, fields) && hearing.ask(FIELDS_HERD)? == HerdOnField::More)
}

/// Returns a sum with `by` points more for each `city`, and each besieged one, that it counts.
pub(in crate::mechanics) fn raised(items: &[Item], city: Thing, by: u32) -> Vec<Item> {
    let more = |item: &Item| if [city, BESIEGED].contains(&item.thing) { by } else { 0 };
    items.iter().map(|item| Item { each: item.each.saturating_add(more(item)), ..*item }).collect()
}

/// Returns the step on the points that a pig adds for its owner, who gets no more for several.
pub(in crate::mechanics) fn tell_pig(table: &Table<'_>, fields: &[AreaIx], player: PlayerIx) -> Sentence {
    let own = |meeple: &&Meeple| meeple.player == player && meeple.figure == Figure::Pig;
    let pigs = table.meeples_on(fields).into_iter().filter(own).count();
    say!(steps::Pig { player: player, pigs: pigs })
}

/// Returns the sum of each player whose farmers are scored because of a barn; players with a pig there get 1 more for
/// each city, and all of them for a herd that counts. Empty if there is nothing to count.
pub(in crate::mechanics) fn farmers_share(
    table: &Table<'_>,
    fields: &[AreaIx],
    scorers: &[PlayerIx],
    items: &[Item],
    city: Thing,
    hearing: &mut Hearing<'_>,
) -> Result<Shares, NotApplicable> {
    if worth(items) == 0 {
        return Ok(Shares::new());
    }
    let keepers = keepers(table, fields);
    let mut items = items.to_vec();
    if !scorers.is_empty() && herd_counts(table, fields, hearing)? {
        hearing.push(say!(pig_herd::Adds));
        items = raised(&items, city, 1);
    }
    let mut share = |player: PlayerIx| {
        if keepers.contains(&player) {
            hearing.push(tell_pig(table, fields, player));
            raised(&items, city, 1)
        } else {
            items.clone()
        }
    };
    Ok(scorers.iter().map(|player| (*player, share(*player))).collect())
}
