//! Little buildings: the points that these add for the owners of a feature that is scored.

use std::collections::BTreeSet;

use carcassonne_law::{BUILDING_VALUE, BuildingValue, LawResult, REACH_LITTLE_BUILDING, Reach};
use carcassonne_position::wording::{say, things};
use carcassonne_position::{Building, TileIx};

use super::site::other_halves;
use crate::mechanics::{Hearing, Item, Site, Table, Thing, to_u32};

/// The counted thing for a little building on a tile of a feature that is scored.
pub(crate) const BUILDING: Thing = Thing { key: "little-building", message: things::LittleBuilding::MESSAGE };

/// Returns the items that little buildings add to a feature's sum. The law on halves is asked only if a building is on
/// the other half of a space, and the law on the kinds of buildings only if the kinds change the points.
pub(crate) fn building_items(table: &Table<'_>, site: Site<'_>, hearing: &mut Hearing<'_>) -> LawResult<Vec<Item>> {
    if !table.has_buildings() {
        return Ok(Vec::new());
    }
    let tiles = site.tiles(table);
    let kinds_on = |tiles: &BTreeSet<TileIx>| -> Vec<Option<Building>> {
        tiles.iter().flat_map(|t| table.buildings_on(*t)).copied().collect()
    };
    let mut counting = kinds_on(&tiles);
    let other_kinds = kinds_on(&other_halves(table, &tiles));
    if !other_kinds.is_empty() {
        let reach = match hearing.ask(REACH_LITTLE_BUILDING)? {
            Reach::Half => "half",
            Reach::Space => {
                counting.extend(other_kinds);
                "space"
            }
        };
        hearing.push(say!(steps::BuildingOnOtherHalf { reach }));
    }
    let count = to_u32(counting.len());
    if count == 0 {
        return Ok(Vec::new());
    }
    if let Some(points) = unusual_variant_points(&counting, count)
        && hearing.ask(BUILDING_VALUE)? == BuildingValue::ByKind
    {
        hearing.push(say!(steps::BuildingsByKind { count, points }));
        let item_for = |kind: &Building| {
            let count = counting.iter().flatten().filter(|building| *building == kind).count();
            Item { thing: BUILDING, count: to_u32(count), points_each: variant_building_points(*kind) }
        };
        let kinds = [Building::Tower, Building::House, Building::Shed];
        return Ok(kinds.iter().map(item_for).filter(|item| item.count > 0).collect());
    }
    hearing.push(say!(steps::Buildings { count }));
    if let Some(points) = unusual_variant_points(&counting, count) {
        hearing.push(say!(steps::BuildingsVariant { count, points }));
    }
    Ok(vec![Item { thing: BUILDING, count, points_each: 1 }])
}

/// Returns the points for one building in the variant in which a shed, a house and a tower differ in worth.
fn variant_building_points(kind: Building) -> u32 {
    match kind {
        Building::Shed => 1,
        Building::House => 2,
        Building::Tower => 3,
    }
}

/// Returns the points for `count` buildings in the variant in which each kind has its own worth; `None` if a kind is
/// not known, or if the points are the usual 1 for each building.
fn unusual_variant_points(counting: &[Option<Building>], count: u32) -> Option<u32> {
    let sum = counting.iter().try_fold(0u32, |sum, kind| Some(sum.saturating_add(variant_building_points((*kind)?))));
    sum.filter(|sum| *sum != count)
}
#[cfg(test)]
mod tests {
    use carcassonne_position::Building::{House, Shed, Tower};

    use super::*;

    #[test]
    fn the_variant_is_told_where_the_kinds_are_known() {
        assert_eq!(unusual_variant_points(&[Some(House), Some(Tower)], 2), Some(5));
        assert_eq!(unusual_variant_points(&[Some(Shed)], 1), None);
        assert_eq!(unusual_variant_points(&[Some(Tower), None], 2), None);
    }
}
