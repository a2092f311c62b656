//! Farms: the extent of a field, the complete cities that it touches, and the points that a pig or a herd adds.

use carcassonne_base::gathering::collect_map;
use carcassonne_base::sorting::{sort, sorted_unique};
use carcassonne_board::tiles::Symbol;
use carcassonne_law::{
    BARN_FIELDS, BarnFields, CastleToField, FIELD_CASTLE, FIELDS_HERD, FieldAtGap, GAP_CITY_ROAD, GAP_FIELD,
    HerdOnField, LawResult,
};
use carcassonne_position::wording::{Sentence, field, say, things};
use carcassonne_position::{Feature, Figure, Meeple, PlayerIx};

use crate::landscape::{
    AreaIx, Gaps, city_print, extend_through_gaps, fields_beyond_barns, fields_under_barns, shows_castle,
    touched_cities,
};
use crate::mechanics::{Hearing, Item, Shares, Table, Thing, carcassonne_fields, extent, to_u32, worth};

/// The maximum number of fields that one answer names, such as those that share in points for the same cities.
pub(crate) const MAX_SHARED: usize = 8;

/// The counted thing for a complete city that a barn's field touches, for the barn's owner at the end of the game.
pub(crate) const BARN_CITY: Thing = Thing { key: "barn-city", message: things::BarnCity::MESSAGE };
/// The counted thing for a completed city, for farmers who are scored since their field is joined to one with a barn.
pub(crate) const JOINED_CITY: Thing = Thing { key: "joined-city", message: field::ThingJoinedCity::MESSAGE };

/// Returns the areas that form one field with `area`, including `area`, lowest first. The law is asked only if an
/// enclosed gap is beside the field, or a barn is placed where the field meets another field.
pub(crate) fn join_fields(table: &Table<'_>, area: AreaIx, hearing: &mut Hearing<'_>) -> LawResult<Vec<AreaIx>> {
    let (land, board) = (table.land, table.board());
    let barns = fields_under_barns(table.scenario, land);
    let mut fields = vec![area];
    let mut gaps = None;
    loop {
        if gaps.is_none() && fields.iter().any(|a| land.at_gap(*a)) {
            let reading = hearing.ask(GAP_FIELD)?;
            gaps = Some(reading);
            fields = extend_through_gaps(board, land, &fields, reading.into());
            hearing.push(match reading {
                FieldAtGap::Separates => say!(steps::GapSeparates),
                FieldAtGap::Joins => say!(steps::GapJoins { pieces: fields.len() }),
            });
        }
        let barn_fields = fields_beyond_barns(&barns, &fields);
        if barn_fields.is_empty() {
            return Ok(fields);
        }
        match hearing.ask(BARN_FIELDS)? {
            BarnFields::Apart => {
                hearing.push(say!(steps::FieldApartAtBarn));
                return Ok(fields);
            }
            BarnFields::Joined => {
                fields.extend(barn_fields);
                sort(&mut fields);
                if let Some(reading) = gaps {
                    fields = extend_through_gaps(board, land, &fields, reading.into());
                }
                hearing.push(say!(steps::FieldJoinedAtBarn));
            }
        }
    }
}

/// Returns the cities that the field of the areas `fields` touches and that are complete, or count as complete by law.
pub(crate) fn complete_cities(table: &Table<'_>, fields: &[AreaIx], hearing: &mut Hearing<'_>) -> LawResult<Cities> {
    let (land, board) = (table.land, table.board());
    let touched = table.cache.touched_cities.get_or_compute(fields, || touched_cities(board, land, fields));
    let has_castle = ask_about_castles(table, fields, hearing)?;
    hearing.ask_doubles_exist(!has_castle && (table.has_double_in(fields) || table.has_double_in(&touched)))?;
    let mut gaps = Gaps::Separate;
    if touched.iter().any(|c| land.at_gap(*c)) {
        gaps = hearing.ask(GAP_CITY_ROAD)?.into();
    }
    let cities = sorted_unique(touched.iter().map(|c| land.representative(board, *c, gaps)));
    let touched_count = cities.len();
    let mut complete = Vec::with_capacity(cities.len());
    for city in cities {
        let is_carcassonne = table.printed_features().carcassonne
            && carcassonne_fields::is_carcassonne_city(table, &land.areas_joined_with(board, city, gaps));
        let is_complete = if is_carcassonne {
            carcassonne_fields::is_carcassonne_complete(hearing)?
        } else {
            extent::open_sides(table, city, gaps, hearing)? == 0
        };
        if is_complete {
            complete.push(city);
        }
    }
    // Most boards have no castle and no besieged city, and a field may touch many cities.
    let check_city =
        |any: bool, city: AreaIx, so: &dyn Fn(&[AreaIx]) -> bool| any && so(&land.areas_joined_with(board, city, gaps));
    let to_field_city = |city: AreaIx| FieldCity {
        city,
        castle: check_city(table.has_castles(), city, &|city| table.has_castle(city)),
        besieged: check_city(table.printed_features().siege, city, &|city| city_print(board, land, city).besieged),
    };
    let cities = Cities(complete.into_iter().map(to_field_city).collect());
    hearing.push(say!(steps::Touches { cities: touched_count, finished: to_u32(cities.0.len()) }));
    Ok(cities)
}

/// Asks the law what a castle on a tile with part of one of the fields brings; returns `false` if there is none.
pub(crate) fn ask_about_castles(table: &Table<'_>, fields: &[AreaIx], hearing: &mut Hearing<'_>) -> LawResult<bool> {
    let has_castle = table.printed_features().castle && shows_castle(table.board(), table.land, fields);
    if has_castle {
        let CastleToField::Nothing = hearing.ask(FIELD_CASTLE)?;
    }
    Ok(has_castle)
}

/// Complete cities that one or more fields touch, with the sieges of the cities and the castles on them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Cities(Vec<FieldCity>);

/// A complete city beside a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct FieldCity {
    /// The area by which the city is identified.
    city: AreaIx,
    /// Set if there is a castle on the city.
    castle: bool,
    /// Set if the city is besieged.
    besieged: bool,
}

/// The counted thing for a besieged city beside a field, which counts once more than other cities (*The Cathars*).
pub(crate) const BESIEGED: Thing = Thing { key: "besieged", message: things::Besieged::MESSAGE };
/// The counted thing for a castle on a city beside a field, worth 1 point more (*Bridges, Castles & Bazaars*).
pub(crate) const CASTLE: Thing = Thing { key: "castle", message: things::Castle::MESSAGE };

impl Cities {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns one area for each city, by which the city is identified.
    pub(crate) fn areas(&self) -> impl Iterator<Item = AreaIx> {
        self.0.iter().map(|beside| beside.city)
    }

    /// Returns the cities without those whose identifying area is in `cities`.
    #[must_use]
    pub(crate) fn without_cities(&self, cities: &[AreaIx]) -> Self {
        Self(self.0.iter().filter(|beside| !cities.contains(&beside.city)).copied().collect())
    }

    pub(crate) fn has_besieged(&self) -> bool {
        self.0.iter().any(|beside| beside.besieged)
    }

    pub(crate) fn has_castle(&self) -> bool {
        self.0.iter().any(|beside| beside.castle)
    }

    /// Returns the cities as if none were besieged.
    #[must_use]
    pub(crate) fn ignoring_sieges(&self) -> Self {
        Self(self.0.iter().map(|beside| FieldCity { besieged: false, ..*beside }).collect())
    }

    /// Returns the cities as if there were no castle on any.
    #[must_use]
    pub(crate) fn ignoring_castles(&self) -> Self {
        Self(self.0.iter().map(|beside| FieldCity { castle: false, ..*beside }).collect())
    }

    /// Adds the cities in `others` that this collection lacks.
    pub(crate) fn add_missing_cities(&mut self, others: &Self) {
        for city in &others.0 {
            if !self.0.iter().any(|known| known.city == city.city) {
                self.0.push(*city);
            }
        }
    }

    /// Returns the cities whose identifying area is in `cities`.
    pub(crate) fn with_only_cities(&self, cities: &[AreaIx]) -> Self {
        Self(self.0.iter().filter(|beside| cities.contains(&beside.city)).copied().collect())
    }

    /// Returns the worth of the cities as items: `points` for each city, counted as `thing`, as many again for each
    /// besieged city, and 1 for each castle. Items with nothing to count are left out.
    pub(crate) fn items(&self, thing: Thing, points: u32) -> Vec<Item> {
        let count_if = |is_so: fn(&FieldCity) -> bool| to_u32(self.0.iter().filter(|b| is_so(b)).count());
        [
            Item { thing, count: count_if(|_| true), points_each: points },
            Item { thing: BESIEGED, count: count_if(|beside| beside.besieged), points_each: points },
            Item { thing: CASTLE, count: count_if(|beside| beside.castle), points_each: 1 },
        ]
        .into_iter()
        .filter(|item| item.count > 0)
        .collect()
    }
}

/// Returns the players who have a pig on the field of the areas `fields`, without duplicates.
pub(crate) fn pig_owners(table: &Table<'_>, fields: &[AreaIx]) -> Vec<PlayerIx> {
    let meeples = table.meeples_on(fields).into_iter();
    sorted_unique(meeples.filter(|m| m.figure == Figure::Pig).map(|m| m.player))
}

/// Returns `true` if a herd of pigs is printed on the field of the areas `fields`.
pub(crate) fn has_herd(table: &Table<'_>, fields: &[AreaIx]) -> bool {
    table.printed_features().herd
        && fields.iter().flat_map(|area| table.land.members(*area)).any(|place| {
            let tile = table.board().tile(place.tile);
            let field = tile.and_then(|tile| tile.field_of(Symbol::PigHerd));
            field.is_some_and(|field| place.feature == Feature::Field(field))
        })
}

/// Returns `true` if a herd of pigs on a field adds points for the farmers; asks the law only if there is a herd.
pub(crate) fn is_herd_counted(table: &Table<'_>, fields: &[AreaIx], hearing: &mut Hearing<'_>) -> LawResult<bool> {
    Ok(has_herd(table, fields) && hearing.ask(FIELDS_HERD)? == HerdOnField::More)
}

/// Returns `items` with `increase` points more for each city that is counted as `city` or as [`BESIEGED`].
pub(crate) fn raise_city_items(items: &[Item], city: Thing, increase: u32) -> Vec<Item> {
    let more = |item: &Item| if [city, BESIEGED].contains(&item.thing) { increase } else { 0 };
    items.iter().map(|item| Item { points_each: item.points_each.saturating_add(more(item)), ..*item }).collect()
}

/// Returns the sentence on the points that `player` gets for having a pig on the field, or several.
pub(crate) fn pig_step(table: &Table<'_>, fields: &[AreaIx], player: PlayerIx) -> Sentence {
    let is_own_pig = |meeple: &&Meeple| meeple.player == player && meeple.figure == Figure::Pig;
    let pigs = table.meeples_on(fields).into_iter().filter(is_own_pig).count();
    say!(steps::Pig { player, pigs })
}

/// Returns the sums of the players `scorers`, whose farmers are scored because of a barn: `items`, with 1 point more
/// per `city` for a player with a pig in the field, and for all if a herd counts. Empty if `items` are worth nothing.
pub(crate) fn barn_farmer_shares(
    table: &Table<'_>,
    fields: &[AreaIx],
    scorers: &[PlayerIx],
    items: &[Item],
    city: Thing,
    hearing: &mut Hearing<'_>,
) -> LawResult<Shares> {
    if worth(items) == 0 {
        return Ok(Shares::new());
    }
    let pig_owners = pig_owners(table, fields);
    let mut items = items.to_vec();
    if !scorers.is_empty() && is_herd_counted(table, fields, hearing)? {
        hearing.push(say!(pig_herd::Adds));
        items = raise_city_items(&items, city, 1);
    }
    let mut share = |player: PlayerIx| {
        if pig_owners.contains(&player) {
            hearing.push(pig_step(table, fields, player));
            raise_city_items(&items, city, 1)
        } else {
            items.clone()
        }
    };
    Ok(collect_map(scorers.iter().map(|player| (*player, share(*player)))))
}
