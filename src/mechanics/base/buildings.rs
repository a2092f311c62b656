//! Little buildings: what they bring to whoever owns a feature that is scored.

use std::collections::BTreeSet;

use super::hearing::Hearing;
use super::site::{Site, other_halves};
use super::step::Step;
use super::sum::{Item, Thing, counted};
use super::table::Table;
use crate::rulebook::{NotApplicable, REACH_LITTLE_BUILDING, Reach};
use crate::scenario::{Building, TileIx};

/// A little building on a tile of a feature.
const BUILDING: Thing =
    Thing { one: "little building", many: "little buildings", key: "little-building" };

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
        let affected = match hearing.ask(REACH_LITTLE_BUILDING)? {
            Reach::Half => "that half alone",
            Reach::Space => {
                counting.extend(beside);
                "both halves of it"
            }
        };
        hearing.push(Step::Tell(format!(
            "A little building stands on the other half of a space: it affects {affected}."
        )));
    }
    let count = u32::try_from(counting.len()).unwrap_or(u32::MAX);
    if count == 0 {
        return Ok(None);
    }
    hearing.push(Step::Tell(tell(&counting, count)));
    Ok(Some(Item { thing: BUILDING, count, each: 1 }))
}

/// How many buildings count, and what the variant would make of them where their kinds are known.
fn tell(counting: &[Option<Building>], count: u32) -> String {
    let stand = if count == 1 { "stands" } else { "stand" };
    let told = format!("{} {stand} there: 1 point more for each.", counted(BUILDING, count));
    let worth = |kind: Building| match kind {
        Building::Shed => 1u32,
        Building::House => 2,
        Building::Tower => 3,
    };
    let variant: Option<u32> =
        counting.iter().try_fold(0u32, |sum, kind| Some(sum.saturating_add(worth((*kind)?))));
    match variant.filter(|sum| *sum != count) {
        Some(sum) => format!(
            "{told} In the variant, where a house brings 2 and a tower 3, it would be {sum} in all."
        ),
        None => told,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Building::{House, Shed, Tower};

    #[test]
    fn the_variant_is_told_where_the_kinds_are_known() {
        assert!(tell(&[Some(House), Some(Tower)], 2).contains("it would be 5 in all"));
        assert!(!tell(&[Some(Shed)], 1).contains("variant"));
        assert!(!tell(&[Some(Tower), None], 2).contains("variant"));
    }
}
