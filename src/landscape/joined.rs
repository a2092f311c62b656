//! The reading by which enclosed gaps join features, as an overlay on the landscape.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use super::{Area, AreaIx, Gap, Union};
use crate::geometry::Hand;
use crate::scenario::{Board, Feature, FeatureKind, Place};
use crate::tiles::Edge;

/// The areas that become one where an enclosed gap joins those around it.
#[derive(Debug)]
pub(super) struct Joined {
    /// The index in `wholes` of each area's whole, plus one; `None` for areas that are at no gap.
    part_of: Vec<Option<NonZeroU32>>,
    /// Every area at a gap, after the area that represents its whole; sorted.
    members: Vec<(AreaIx, AreaIx)>,
    /// The wholes that are at a gap, by their lowest area.
    wholes: Vec<Whole>,
}

/// A road, city or field at a gap, with everything that is one with it.
#[derive(Debug, Clone, Copy)]
struct Whole {
    /// The lowest of its areas.
    area: AreaIx,
    /// The index in `members` of the first of its areas.
    first: usize,
    /// The number of its open sides.
    open: u32,
    /// The number of its open sides at a gap with an abbey on another side.
    toward_abbey: u32,
}

impl Joined {
    /// Builds the overlay on areas that no gap has joined; `area_of` returns the area of a place.
    pub(super) fn over(board: &Board, gaps: &[Gap], areas: &[Area], area_of: &dyn Fn(Place) -> Option<AreaIx>) -> Self {
        let mut union = Union::new(areas.len());
        let mut closed = vec![0u32; areas.len()];
        let mut met = vec![false; areas.len()];
        let mut abbeys: BTreeMap<AreaIx, u32> = BTreeMap::new();
        let (mut round, mut fields) = (Vec::new(), Vec::new());
        for gap in gaps.iter().filter(|g| g.enclosed) {
            for kind in [FeatureKind::City, FeatureKind::Road] {
                round.clear();
                let mut sides = 0;
                for &(tile, side) in &gap.sides {
                    let features = match board.edge(tile, side) {
                        Some(Edge::City(n)) => [Some(Feature::City(n)), None],
                        Some(Edge::Cities(l, r)) => [Some(Feature::City(l)), Some(Feature::City(r))],
                        Some(Edge::Road(n)) => [Some(Feature::Road(n)), None],
                        // A city gate connects to nothing across a gap.
                        Some(Edge::Field | Edge::Abbey | Edge::CityGate(_) | Edge::River) | None => [None; 2],
                    };
                    let here = features.into_iter().flatten().filter(|feature| feature.kind() == kind);
                    let before = round.len();
                    round.extend(here.filter_map(|feature| area_of(Place { tile, feature })));
                    sides += usize::from(round.len() > before);
                }
                // A single side meets no other, and stays open.
                if sides > 1 {
                    join_all(&mut union, &round);
                    for area in &round {
                        closed[area.index()] += 1;
                        met[area.index()] = true;
                    }
                } else if gap.faces_abbey(board) {
                    for area in &round {
                        *abbeys.entry(*area).or_default() += 1;
                        met[area.index()] = true;
                    }
                }
            }
            fields.clear();
            let hands = |&(tile, side)| [Hand::Left, Hand::Right].map(|hand| (tile, side, hand));
            fields.extend(gap.sides.iter().flat_map(hands).filter_map(|(tile, side, hand)| {
                let n = board.field_at(tile, side, hand)?;
                area_of(Place { tile, feature: Feature::Field(n) })
            }));
            join_all(&mut union, &fields);
            for area in &fields {
                met[area.index()] = true;
            }
        }
        let (classes, _) = union.into_classes();
        // Areas are visited in order, so the first of each class is its lowest.
        let mut least: Vec<Option<AreaIx>> = vec![None; areas.len()];
        let mut members: Vec<(AreaIx, AreaIx)> = Vec::new();
        for area in AreaIx::first(areas.len()).filter(|area| met[area.index()]) {
            let of_class = *least[classes[area.index()] as usize].get_or_insert(area);
            members.push((of_class, area));
        }
        members.sort_unstable();
        let mut wholes: Vec<Whole> = Vec::new();
        let mut part_of = vec![None; areas.len()];
        for (first, &(of_class, area)) in members.iter().enumerate() {
            if wholes.last().is_none_or(|last| last.area != of_class) {
                wholes.push(Whole { area: of_class, first, open: 0, toward_abbey: 0 });
            }
            // The index plus one, since the type excludes zero.
            part_of[area.index()] = u32::try_from(wholes.len()).ok().and_then(NonZeroU32::new);
            if let Some(last) = wholes.last_mut() {
                let open = areas[area.index()].open;
                last.open += open.saturating_sub(closed[area.index()]);
                last.toward_abbey += abbeys.get(&area).copied().unwrap_or(0);
            }
        }
        Self { part_of, members, wholes }
    }

    pub(super) fn whole(&self, area: AreaIx) -> AreaIx {
        self.known(area).map_or(area, |known| known.area)
    }

    /// Returns the whole of an area; `None` if it is at no gap.
    fn known(&self, area: AreaIx) -> Option<&Whole> {
        self.wholes.get(self.part_of[area.index()]?.get() as usize - 1)
    }

    pub(super) fn group(&self, area: AreaIx) -> Vec<AreaIx> {
        let Some(known) = self.known(area) else { return vec![area] };
        let of_whole = self.members.iter().skip(known.first);
        of_whole.take_while(|(whole, _)| *whole == known.area).map(|(_, area)| *area).collect()
    }

    pub(super) fn toward_abbey(&self, area: AreaIx) -> u32 {
        self.known(area).map_or(0, |known| known.toward_abbey)
    }

    /// Returns the number of open sides of an area's whole; `None` if it is at no gap.
    pub(super) fn open(&self, area: AreaIx) -> Option<u32> {
        self.known(area).map(|known| known.open)
    }
}

fn join_all(union: &mut Union, areas: &[AreaIx]) {
    for pair in areas.windows(2) {
        union.join(pair[0].index(), pair[1].index());
    }
}
