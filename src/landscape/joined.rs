//! The other reading of the gaps, laid over the landscape.

use std::collections::BTreeMap;

use super::{AreaIx, Landscape, Union};
use crate::geometry::Hand;
use crate::scenario::{Board, Feature, FeatureKind, Place};
use crate::tiles::Edge;

/// Which areas become one where an enclosed gap joins what meets round it.
#[derive(Debug)]
pub(super) struct Joined {
    /// Each area that is one with others, with the lowest of them.
    whole: BTreeMap<AreaIx, AreaIx>,
    /// The areas of each whole, by its lowest.
    groups: BTreeMap<AreaIx, Vec<AreaIx>>,
    /// The open sides of each whole that lies at a gap.
    open: BTreeMap<AreaIx, u32>,
    /// Those of them at a gap with an abbey on another of its sides.
    toward_abbey: BTreeMap<AreaIx, u32>,
}

impl Joined {
    pub(super) fn over(land: &Landscape, board: &Board) -> Self {
        let mut union = Union::new(land.areas.len());
        let mut closed: BTreeMap<AreaIx, u32> = BTreeMap::new();
        let mut met: Vec<AreaIx> = Vec::new();
        let mut abbeys: BTreeMap<AreaIx, u32> = BTreeMap::new();
        for gap in land.gaps.iter().filter(|g| g.enclosed) {
            for kind in [FeatureKind::City, FeatureKind::Road] {
                let round: Vec<AreaIx> = gap
                    .sides
                    .iter()
                    .filter_map(|&(tile, side)| {
                        let feature = match board.edge(tile, side)? {
                            Edge::City(n) => Feature::City(n),
                            Edge::Road(n) => Feature::Road(n),
                            Edge::Field | Edge::Abbey => return None,
                        };
                        let place = (feature.kind() == kind).then_some(Place { tile, feature })?;
                        land.area(board, place)
                    })
                    .collect();
                // A side on its own meets no other and stays open.
                if round.len() > 1 {
                    join_all(&mut union, &round);
                    for area in &round {
                        *closed.entry(*area).or_default() += 1;
                    }
                    met.extend(round);
                } else if gap.faces_abbey(board) {
                    for area in round {
                        *abbeys.entry(area).or_default() += 1;
                        met.push(area);
                    }
                }
            }
            let fields: Vec<AreaIx> = gap
                .sides
                .iter()
                .flat_map(|&(tile, side)| [Hand::Left, Hand::Right].map(|hand| (tile, side, hand)))
                .filter_map(|(tile, side, hand)| {
                    let n = board.field_at(tile, side, hand)?;
                    land.area(board, Place { tile, feature: Feature::Field(n) })
                })
                .collect();
            join_all(&mut union, &fields);
            met.extend(fields);
        }
        met.sort_unstable();
        met.dedup();
        let (classes, _) = union.into_classes();
        let mut least: BTreeMap<u32, AreaIx> = BTreeMap::new();
        let mut joined = Self {
            whole: BTreeMap::new(),
            groups: BTreeMap::new(),
            open: BTreeMap::new(),
            toward_abbey: BTreeMap::new(),
        };
        for area in met {
            let whole = *least.entry(classes[area.index()]).or_insert(area);
            joined.whole.insert(area, whole);
            joined.groups.entry(whole).or_default().push(area);
            let open = land.areas[area.index()]
                .open
                .saturating_sub(closed.get(&area).copied().unwrap_or(0));
            *joined.open.entry(whole).or_default() += open;
            if let Some(sides) = abbeys.get(&area) {
                *joined.toward_abbey.entry(whole).or_default() += sides;
            }
        }
        joined
    }

    pub(super) fn whole(&self, area: AreaIx) -> AreaIx {
        self.whole.get(&area).copied().unwrap_or(area)
    }

    pub(super) fn group(&self, area: AreaIx) -> Vec<AreaIx> {
        self.groups.get(&self.whole(area)).cloned().unwrap_or_else(|| vec![area])
    }

    pub(super) fn toward_abbey(&self, area: AreaIx) -> u32 {
        self.toward_abbey.get(&self.whole(area)).copied().unwrap_or(0)
    }

    pub(super) fn open(&self, land: &Landscape, area: AreaIx) -> u32 {
        self.open.get(&self.whole(area)).copied().unwrap_or(land.areas[area.index()].open)
    }
}

fn join_all(union: &mut Union, areas: &[AreaIx]) {
    for pair in areas.windows(2) {
        union.join(pair[0].index(), pair[1].index());
    }
}
