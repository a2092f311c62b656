//! Little buildings: what they bring to whoever owns a feature that is scored.

use crate::wording::{say, things};
use std::collections::BTreeSet;

use super::hearing::Hearing;
use super::site::{Site, other_halves};
use super::sum::{Item, Thing};
use super::table::Table;
use crate::rulebook::{NotApplicable, REACH_LITTLE_BUILDING, Reach};
use crate::scenario::{Building, TileIx};

/// A little building on a tile of a feature.
pub(in crate::mechanics) const BUILDING: Thing =
    Thing { key: "little-building", message: things::LittleBuilding::MESSAGE };

/// What little buildings bring to a feature, if any affect it. The law is asked only where one stands
/// on the other half of a space.
///
/// # Errors
///
/// [`NotApplicable`], where that is about something that did not exist yet.
pub(in crate::mechanics) fn brought(
    table: &Table<'_>,
    on: Site<'_>,
    hearing: &mut Hearing<'_>,
) -> Result<Option<Item>, NotApplicable> {
    if !table.has_buildings() {
        return Ok(None);
    }
    let tiles = on.tiles(table);
    let of = |tiles: &BTreeSet<TileIx>| -> Vec<Option<Building>> {
        tiles.iter().flat_map(|t| table.buildings_on(*t)).copied().collect()
    };
    let mut counting = of(&tiles);
    let beside = of(&other_halves(table, &tiles));
    if !beside.is_empty() {
        let reach = match hearing.ask(REACH_LITTLE_BUILDING)? {
            Reach::Half => "half",
            Reach::Space => {
                counting.extend(beside);
                "space"
            }
        };
        hearing.push(say!(steps::BuildingOnOtherHalf { reach: reach }));
    }
    let count = u32::try_from(counting.len()).unwrap_or(u32::MAX);
    if count == 0 {
        return Ok(None);
    }
    hearing.push(say!(steps::Buildings { count: count }));
    if let Some(points) = variant(&counting, count) {
        hearing.push(say!(steps::BuildingsVariant { count: count, points: points }));
    }
    Ok(Some(Item { thing: BUILDING, count, each: 1 }))
}

/// What the variant would give for a number of buildings, if the kinds of all of them are known and it
/// is not 1 for each.
fn variant(counting: &[Option<Building>], count: u32) -> Option<u32> {
    let worth = |kind: Building| match kind {
        Building::Shed => 1u32,
        Building::House => 2,
        Building::Tower => 3,
    };
    let sum = counting.iter().try_fold(0u32, |sum, kind| Some(sum.saturating_add(worth((*kind)?))));
    sum.filter(|sum| *sum != count)
}
#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Building::{House, Shed, Tower};

    #[test]
    fn the_variant_is_told_where_the_kinds_are_known() {
        assert_eq!(variant(&[Some(House), Some(Tower)], 2), Some(5));
        assert_eq!(variant(&[Some(Shed)], 1), None);
        assert_eq!(variant(&[Some(Tower), None], 2), None);
    }
}
