//! Mistakes that people make when they count a feature, and its worth under each of them.
//!
//! No such worth is law: each is the same sum with one thing changed, so that a claim which no rule set gives can be
//! traced to the step in which it differs.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::{Shape, Side};
use carcassonne_position::{Place, TileIx};

use super::extent::measure_extent;
use crate::landscape::{AreaIx, Gap, Gaps};
use crate::mechanics::{Finding, Item, Table, Thing, to_u32, worth};

/// A supposition that people may make about a feature, and that differs from the board or the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Supposition {
    /// An unfinished feature taken for finished (`true`), or a finished one for unfinished (`false`).
    Finished(bool),
    /// A triangular gap taken to join the roads or cities on its sides.
    GapJoined {
        /// Set if the feature is then finished.
        finished: bool,
        /// Set if the gap is enclosed by tiles, so that it does join under some rules.
        enclosed: bool,
    },
    /// A number of triangular gaps beside the feature, each counted like a tile.
    GapsCounted(u32),
    /// The number of halves of the feature, none of which is counted.
    WithoutHalves(u32),
    /// Halves of which each counts only half as much as a tile.
    HalvesByHalf,
    /// A number of pairs of halves, each in one space, that count as one tile each and not as two.
    PairsAsOne(u32),
    /// The number of segments of the feature beyond the first on each tile, each counted once more.
    EachSegment(u32),
}

/// The suppositions, each with the points that the feature would be worth.
pub type Suppositions = Vec<(Supposition, u32)>;

/// Returns `true` if a thing is a placed tile, a space, or [`Thing::EITHER`].
fn is_base(thing: Thing) -> bool {
    [Thing::TILE, Thing::SPACE, Thing::EITHER].contains(&thing)
}

/// Returns the item for the tiles or spaces of a feature; `None` if the sum has no such item.
fn base_item(items: &[Item]) -> Option<Item> {
    items.iter().copied().find(|item| is_base(item.thing))
}

/// Returns the worth of a sum if each tile or space, and each of the things in `tile_like`, gave `points` points.
fn revalue(items: &[Item], tile_like: &[Thing], points: u32) -> u32 {
    let is_tile_like = |item: &Item| is_base(item.thing) || tile_like.contains(&item.thing);
    let changed = |item: &Item| if is_tile_like(item) { Item { points_each: points, ..*item } } else { *item };
    worth(&items.iter().map(changed).collect::<Vec<Item>>())
}

/// A function that takes some areas of a road or city, and whether they are finished. Returns how many things there
/// count like a tile, and how many points each of these, and each tile or space, is worth.
pub(crate) type PointsRule<'f> = &'f dyn Fn(&[AreaIx], bool) -> (u32, u32);

/// Returns the suppositions on a road or city with the sum `items`, in which each of `tile_like` counts like a tile:
/// that it is finished or is not, that gaps join or count, and other counts for its segments and halves.
pub(crate) fn area_suppositions(
    table: &Table<'_>,
    finding: &Finding,
    items: &[Item],
    tile_like: &[Thing],
    points_rule: PointsRule<'_>,
) -> Suppositions {
    let (Some(base), Some(complete)) = (base_item(items), finding.complete) else { return Suppositions::new() };
    let areas = &finding.areas;
    let (_, other_points) = points_rule(areas, !complete);
    // A road without an inn is worth the same either way.
    let opposite = (other_points != base.points_each)
        .then(|| (Supposition::Finished(!complete), revalue(items, tile_like, other_points)));
    // The other suppositions would change what the mage adds, too.
    if items.iter().any(|item| item.thing == Thing::MAGE) {
        return opposite.into_iter().collect();
    }
    let mut suppositions: Suppositions = opposite.into_iter().filter(|_| !complete).collect();
    let other_worth = revalue(items, tile_like, 0);
    let gaps = table.land.gaps_beside(table.board(), areas);
    for gap in &gaps {
        let (joined_areas, complete) = join_at_gap(table, areas, gap);
        if joined_areas.len() > areas.len() || Some(complete) != finding.complete {
            let covered = measure_extent(table, &joined_areas);
            let counts = [covered.tiles.len(), covered.spaces.len()];
            let (extra, points) = points_rule(&joined_areas, complete);
            suppositions.extend(counts.into_iter().filter_map(|count| {
                let count = u32::try_from(count).ok()?.checked_add(extra)?;
                let worth = count.checked_mul(points)?.checked_add(other_worth)?;
                let enclosed = gap.enclosed;
                Some((Supposition::GapJoined { finished: complete, enclosed }, worth))
            }));
        }
    }
    let is_printed = |place: &&Place| !table.board().is_bridge(**place);
    let segments = areas.iter().flat_map(|area| table.land.members(*area)).filter(is_printed).count();
    let repeats = segments.saturating_sub(measure_extent(table, areas).tiles.len());
    if let Some(repeats) = u32::try_from(repeats).ok().filter(|again| *again > 0) {
        let extra_points = repeats.saturating_mul(base.points_each);
        suppositions.push((Supposition::EachSegment(repeats), worth(items).saturating_add(extra_points)));
    }
    let gaps = to_u32(gaps.len());
    suppositions.extend(gap_suppositions(table, &measure_extent(table, areas).tiles, gaps, base, worth(items)));
    // The supposition that a finished feature is unfinished is the least likely, and comes last.
    suppositions.extend(opposite.into_iter().filter(|_| complete));
    suppositions
}

/// Returns the one of `areas` to which a side of a tile belongs; `None` if the side belongs to none of them.
fn area_of_side(table: &Table<'_>, areas: &[AreaIx], (tile, side): (TileIx, Side)) -> Option<AreaIx> {
    let there = table.land.areas_on_side(table.board(), tile, side);
    there.into_iter().flatten().find(|area| areas.contains(area))
}

/// Returns the areas of a road or city with those of its kind on the other sides of a gap, and `true` if all open sides
/// of these areas are at that gap.
fn join_at_gap(table: &Table<'_>, areas: &[AreaIx], gap: &Gap) -> (Vec<AreaIx>, bool) {
    let (board, land) = (table.board(), table.land);
    let kind = areas.first().map(|area| land.kind(*area));
    let across_areas = gap.sides.iter().flat_map(|(tile, side)| land.areas_on_side(board, *tile, *side));
    let across_areas = across_areas.flatten().filter(|area| Some(land.kind(*area)) == kind);
    let all_areas = sorted_unique(areas.iter().copied().chain(across_areas));
    let gap_sides = gap.sides.iter().filter(|side| area_of_side(table, &all_areas, **side).is_some()).count();
    let open_sides: u32 = all_areas.iter().map(|area| land.open_sides(board, *area, Gaps::Separate)).sum();
    (all_areas, usize::try_from(open_sides).is_ok_and(|open| open <= gap_sides))
}

/// Returns the suppositions on a feature that waits for the spaces round a tile to be filled: on the gaps and halves
/// in those spaces, and that every space has a tile.
pub(crate) fn surrounding_suppositions(table: &Table<'_>, tile: TileIx, items: &[Item]) -> Suppositions {
    let Some(base) = base_item(items) else { return Suppositions::new() };
    let surroundings = table.surroundings(tile, true);
    let gaps = surroundings.occupied - surroundings.full;
    let mut suppositions = gap_suppositions(table, &surroundings.tile_indices, gaps, base, worth(items));
    let empty = surroundings.space_count - surroundings.occupied;
    if empty > 0 {
        let filled = worth(items).saturating_add(empty.saturating_mul(base.points_each));
        suppositions.insert(0, (Supposition::Finished(true), filled));
    }
    suppositions
}

/// Returns the suppositions on gaps and on the halves among `tiles`, whose item is `base` in a sum of `worth` points.
fn gap_suppositions(table: &Table<'_>, tiles: &[TileIx], gaps: u32, base: Item, worth: u32) -> Suppositions {
    /// The maximum number of gaps that anyone would count by mistake.
    const MAX_GAPS: u32 = 4;
    let board = table.board();
    let mut suppositions: Suppositions = (1..=gaps.min(MAX_GAPS))
        .map(|n| (Supposition::GapsCounted(n), worth.saturating_add(n.saturating_mul(base.points_each))))
        .collect();
    let is_half = |tile: &&TileIx| matches!(board.placed(**tile).shape, Shape::Half(_));
    let halves: Vec<TileIx> = tiles.iter().filter(is_half).copied().collect();
    let spaces = sorted_unique(halves.iter().map(|half| board.placed(*half).at));
    let count = if base.thing == Thing::SPACE { spaces.len() } else { halves.len() };
    let (Ok(count), Ok(halves), Ok(spaces)) =
        (u32::try_from(count), u32::try_from(halves.len()), u32::try_from(spaces.len()))
    else {
        return suppositions;
    };
    if halves == 0 || base.points_each == 0 {
        return suppositions;
    }
    // If all tiles are halves, it is no plausible mistake to leave them all out.
    if count < base.count
        && let Some(worth) = worth.checked_sub(count * base.points_each)
    {
        suppositions.push((Supposition::WithoutHalves(halves), worth));
    }
    // A pair in one space, counted as the one tile that it looks like.
    let pairs = halves - spaces;
    if base.thing == Thing::TILE
        && pairs > 0
        && let Some(worth) = worth.checked_sub(pairs * base.points_each)
    {
        suppositions.push((Supposition::PairsAsOne(pairs), worth));
    }
    // If spaces are counted, two halves of one space count no more than half each already.
    let lone = if base.thing == Thing::SPACE { 2 * spaces - halves } else { halves };
    let deduction = lone * base.points_each;
    if deduction > 0
        && deduction.is_multiple_of(2)
        && let Some(worth) = worth.checked_sub(deduction / 2)
    {
        suppositions.push((Supposition::HalvesByHalf, worth));
    }
    suppositions
}
