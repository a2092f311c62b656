//! Mistakes that people make when they count a feature, and its worth under each of them.
//!
//! Nothing here is law: it is the same sum with one thing changed, so that a claim which no rule set gives can be
//! traced to the step in which it differs.

use std::collections::BTreeSet;

use super::extent::extent;
use super::finding::Finding;
use super::sum::{Item, Thing, worth};
use super::table::Table;
use crate::geometry::{Shape, Side, Space};
use crate::landscape::{AreaIx, Gap, Gaps};
use crate::scenario::{Place, TileIx};

/// A supposition that differs from the board or the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Supposition {
    /// A finished feature that is not, or an unfinished one that is: the state supposed.
    Finished(bool),
    /// A triangular gap that joins what is on its sides.
    Joined {
        /// Set if the feature is then finished.
        finished: bool,
        /// Set if the gap is enclosed by tiles, so that it does join under some rules.
        enclosed: bool,
    },
    /// A number of triangular gaps beside the feature that count as well.
    Gaps(u32),
    /// The halves of the feature, so many of them, that do not count.
    WithoutHalves(u32),
    /// Halves of which each counts only half.
    HalvesByHalf,
    /// A number of pairs of halves, each in one space, that count as one tile each and not as two.
    PairsAsOne(u32),
    /// The number of segments of the feature beyond the first on each tile, each counted once more.
    EachSegment(u32),
}

/// The suppositions, each with what the feature would be worth.
pub type Supposed = Vec<(Supposition, u32)>;

/// Returns `true` for a placed tile, a space, or [`Thing::EITHER`].
fn is_base(thing: Thing) -> bool {
    [Thing::TILE, Thing::SPACE, Thing::EITHER].contains(&thing)
}

/// Returns the item for the tiles or spaces of a feature.
fn base(items: &[Item]) -> Option<Item> {
    items.iter().copied().find(|item| is_base(item.thing))
}

/// Returns the sum with `each` points for each tile or space, and for each of the things in `like`.
fn with_each(items: &[Item], like: &[Thing], each: u32) -> u32 {
    let alike = |item: &Item| is_base(item.thing) || like.contains(&item.thing);
    let changed = |item: &Item| if alike(item) { Item { each, ..*item } } else { *item };
    worth(&items.iter().map(changed).collect::<Vec<Item>>())
}

/// A function that takes some areas of a road or city, and whether they are finished. Returns how many things there
/// count like a tile, and how many points each of these, and each tile or space, is worth.
pub(in crate::mechanics) type Each<'f> = &'f dyn Fn(&[AreaIx], bool) -> (u32, u32);

/// Returns the suppositions on a road or city with the sum `items`, in which the things in `like` count like a tile:
/// that it is finished or is not, that gaps join or count, and other counts for its halves.
pub(in crate::mechanics) fn of_areas(
    table: &Table<'_>,
    finding: &Finding,
    items: &[Item],
    like: &[Thing],
    each: Each<'_>,
) -> Supposed {
    let (Some(base), Some(complete)) = (base(items), finding.complete) else {
        return Supposed::new();
    };
    let areas = &finding.areas;
    let (_, otherwise) = each(areas, !complete);
    // A road without an inn is worth the same either way.
    let otherwise =
        (otherwise != base.each).then(|| (Supposition::Finished(!complete), with_each(items, like, otherwise)));
    // The other suppositions would change what the mage adds, too.
    if items.iter().any(|item| item.thing == Thing::MAGE) {
        return otherwise.into_iter().collect();
    }
    let mut all: Supposed = otherwise.into_iter().filter(|_| !complete).collect();
    let others = with_each(items, like, 0);
    let gaps = table.land.gaps_beside(table.board(), areas);
    for gap in &gaps {
        let (joined, complete) = joined(table, areas, gap);
        if joined.len() > areas.len() || Some(complete) != finding.complete {
            let covered = extent(table, &joined);
            let counts = [covered.tiles.len(), covered.spaces.len()];
            let (more, each) = each(&joined, complete);
            all.extend(counts.into_iter().filter_map(|count| {
                let count = u32::try_from(count).ok()?.checked_add(more)?;
                let worth = count.checked_mul(each)?.checked_add(others)?;
                let enclosed = gap.enclosed;
                Some((Supposition::Joined { finished: complete, enclosed }, worth))
            }));
        }
    }
    let printed = |place: &&Place| !table.board().is_bridge(**place);
    let segments = areas.iter().flat_map(|area| table.land.members(*area)).filter(printed).count();
    let again = segments.saturating_sub(extent(table, areas).tiles.len());
    if let Some(again) = u32::try_from(again).ok().filter(|again| *again > 0) {
        let more = again.saturating_mul(base.each);
        all.push((Supposition::EachSegment(again), worth(items).saturating_add(more)));
    }
    let gaps = u32::try_from(gaps.len()).unwrap_or(u32::MAX);
    all.extend(supposed(table, &extent(table, areas).tiles, gaps, base, worth(items)));
    // The supposition that a finished feature is unfinished is the least likely, and comes last.
    all.extend(otherwise.into_iter().filter(|_| complete));
    all
}

/// Returns the one of some areas that a side belongs to.
fn area_of_side(table: &Table<'_>, areas: &[AreaIx], (tile, side): (TileIx, Side)) -> Option<AreaIx> {
    let there = table.land.areas_at(table.board(), tile, side);
    there.into_iter().flatten().find(|area| areas.contains(area))
}

/// Returns the areas of a road or city with those of its kind on the other sides of a gap, and whether all of their
/// open sides are at that gap.
fn joined(table: &Table<'_>, areas: &[AreaIx], gap: &Gap) -> (Vec<AreaIx>, bool) {
    let (board, land) = (table.board(), table.land);
    let kind = areas.first().map(|area| land.kind(*area));
    let across = gap.sides.iter().flat_map(|(tile, side)| land.areas_at(board, *tile, *side));
    let across = across.flatten().filter(|area| Some(land.kind(*area)) == kind);
    let mut joined: Vec<AreaIx> = areas.iter().copied().chain(across).collect();
    joined.sort_unstable();
    joined.dedup();
    let there = gap.sides.iter().filter(|side| area_of_side(table, &joined, **side).is_some()).count();
    let open: u32 = joined.iter().map(|area| land.open_sides(board, *area, Gaps::Apart)).sum();
    (joined, usize::try_from(open).is_ok_and(|open| open <= there))
}

/// Returns the suppositions on a feature that waits for the spaces round a tile to be filled: on the gaps and halves
/// there, and that every space has a tile.
pub(in crate::mechanics) fn of_surroundings(table: &Table<'_>, tile: TileIx, items: &[Item]) -> Supposed {
    let Some(base) = base(items) else { return Supposed::new() };
    let round = table.round(tile, true);
    let gaps = round.occupied - round.full;
    let mut all = supposed(table, &round.on, gaps, base, worth(items));
    let empty = round.looked_at - round.occupied;
    if empty > 0 {
        let filled = worth(items).saturating_add(empty.saturating_mul(base.each));
        all.insert(0, (Supposition::Finished(true), filled));
    }
    all
}

/// Returns the suppositions on gaps and on the halves among some tiles, which form one item of a sum.
fn supposed(table: &Table<'_>, tiles: &[TileIx], gaps: u32, base: Item, worth: u32) -> Supposed {
    /// The most gaps that anyone would count by mistake.
    const MOST: u32 = 4;
    let board = table.board();
    let mut all: Supposed = (1..=gaps.min(MOST))
        .map(|n| (Supposition::Gaps(n), worth.saturating_add(n.saturating_mul(base.each))))
        .collect();
    let is_half = |tile: &&TileIx| matches!(board.placed(**tile).shape, Shape::Half(_));
    let halves: Vec<TileIx> = tiles.iter().filter(is_half).copied().collect();
    let spaces: BTreeSet<Space> = halves.iter().map(|half| board.placed(*half).at).collect();
    let count = if base.thing == Thing::SPACE { spaces.len() } else { halves.len() };
    let (Ok(count), Ok(halves), Ok(spaces)) =
        (u32::try_from(count), u32::try_from(halves.len()), u32::try_from(spaces.len()))
    else {
        return all;
    };
    if halves == 0 || base.each == 0 {
        return all;
    }
    // If all tiles are halves, it is no plausible mistake to leave them all out.
    if count < base.count
        && let Some(worth) = worth.checked_sub(count * base.each)
    {
        all.push((Supposition::WithoutHalves(halves), worth));
    }
    // A pair in one space, counted as the one tile that it looks like.
    let pairs = halves - spaces;
    if base.thing == Thing::TILE
        && pairs > 0
        && let Some(worth) = worth.checked_sub(pairs * base.each)
    {
        all.push((Supposition::PairsAsOne(pairs), worth));
    }
    // If spaces are counted, two halves of one space count no more than half each already.
    let lone = if base.thing == Thing::SPACE { 2 * spaces - halves } else { halves };
    let less = lone * base.each;
    if less > 0
        && less.is_multiple_of(2)
        && let Some(worth) = worth.checked_sub(less / 2)
    {
        all.push((Supposition::HalvesByHalf, worth));
    }
    all
}
