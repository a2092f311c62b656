//! What people suppose otherwise when they count a feature, and what it would be worth then.
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

/// A thing supposed otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Supposition {
    /// The feature were finished, or were not.
    Finished(bool),
    /// A triangular gap joined what lies on its sides.
    Joined {
        /// Whether the feature were then finished.
        finished: bool,
        /// Whether the gap is closed in by tiles, so that by some rules it does.
        enclosed: bool,
    },
    /// So many triangular gaps beside it counted as well.
    Gaps(u32),
    /// Its halves, so many of them, did not count.
    WithoutHalves(u32),
    /// Each of its halves counted only half of what it does.
    HalvesByHalf,
    /// So many pairs of halves, each in one space, count as one tile each and not as two.
    PairsAsOne(u32),
    /// A tile that shows several segments of it counted once for each: so many times more than it does.
    EachSegment(u32),
}

/// What is supposed, and what the feature would be worth.
pub type Supposed = Vec<(Supposition, u32)>;

/// Whether it is counted by placed tiles, by spaces, or by what comes to the same.
fn is_base(thing: Thing) -> bool {
    [Thing::TILE, Thing::SPACE, Thing::EITHER].contains(&thing)
}

/// The item for the tiles or spaces of a feature.
fn base(items: &[Item]) -> Option<Item> {
    items.iter().copied().find(|item| is_base(item.thing))
}

/// The sum with another number of points for each tile or space, and for each of what counts like one.
fn with_each(items: &[Item], like: &[Thing], each: u32) -> u32 {
    let alike = |item: &Item| is_base(item.thing) || like.contains(&item.thing);
    let changed = |item: &Item| if alike(item) { Item { each, ..*item } } else { *item };
    worth(&items.iter().map(changed).collect::<Vec<Item>>())
}

/// What a road or city is worth for each tile or space of some areas, and for whatever of theirs counts like one:
/// how many these are, and how much each is worth if they are finished or not.
pub(in crate::mechanics) type Each<'f> = &'f dyn Fn(&[AreaIx], bool) -> (u32, u32);

/// What may be supposed of a road or city, `items` being its sum and `like` what counts like a tile in it: that it
/// were finished or were not, that gaps joined or counted, and what its halves count.
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
    // What else may be supposed would change what the mage adds, too.
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
    // That what is finished were not is the last that anybody supposes.
    all.extend(otherwise.into_iter().filter(|_| complete));
    all
}

/// Which of some areas a side belongs to.
fn own(table: &Table<'_>, areas: &[AreaIx], (tile, side): (TileIx, Side)) -> Option<AreaIx> {
    let there = table.land.areas_at(table.board(), tile, side);
    there.into_iter().flatten().find(|area| areas.contains(area))
}

/// The areas of a road or city with those of its kind on the other sides of a gap, and whether nothing of them is
/// open but there.
fn joined(table: &Table<'_>, areas: &[AreaIx], gap: &Gap) -> (Vec<AreaIx>, bool) {
    let (board, land) = (table.board(), table.land);
    let kind = areas.first().map(|area| land.kind(*area));
    let across = gap.sides.iter().flat_map(|(tile, side)| land.areas_at(board, *tile, *side));
    let across = across.flatten().filter(|area| Some(land.kind(*area)) == kind);
    let mut joined: Vec<AreaIx> = areas.iter().copied().chain(across).collect();
    joined.sort_unstable();
    joined.dedup();
    let there = gap.sides.iter().filter(|side| own(table, &joined, **side).is_some()).count();
    let open: u32 = joined.iter().map(|area| land.open_sides(board, *area, Gaps::Apart)).sum();
    (joined, usize::try_from(open).is_ok_and(|open| open <= there))
}

/// What may be supposed of what waits for the spaces round a tile to be filled: of the gaps and halves there, and
/// that a tile lay in each of the spaces.
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

/// What may be supposed of gaps and of the halves among some tiles, which make one item of a sum.
fn supposed(table: &Table<'_>, tiles: &[TileIx], gaps: u32, base: Item, worth: u32) -> Supposed {
    /// More of them than anybody overlooks.
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
    // Where there is nothing but halves, nobody leaves them all out.
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
    // By spaces, two halves of one space count no more than half each already.
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
