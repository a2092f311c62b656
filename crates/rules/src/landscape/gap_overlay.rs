//! The reading by which enclosed gaps join features, as an overlay on the landscape.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use carcassonne_base::sorting::sort;
use carcassonne_board::geometry::Hand;
use carcassonne_board::tiles::Edge;
use carcassonne_position::{Board, Feature, FeatureKind, Place};

use super::{Area, AreaIx, Gap, Union};

/// The areas that become one if enclosed gaps join the features around them.
#[derive(Debug)]
pub(super) struct GapOverlay {
    /// The index in `groups` of each area's group, plus one; `None` for an area that no enclosed gap affects.
    group_index: Vec<Option<NonZeroU32>>,
    /// Every area in a group, after the area that represents the group; sorted.
    members: Vec<(AreaIx, AreaIx)>,
    /// The groups, in the order of their lowest areas.
    groups: Vec<Group>,
}

/// The areas that form one road, city or field once enclosed gaps join the features around them.
#[derive(Debug, Clone, Copy)]
struct Group {
    /// The lowest area of the group.
    area: AreaIx,
    /// The index in `members` of the first area of the group.
    first: usize,
    /// The number of open sides of the group.
    open: u32,
    /// The number of open sides of the group at enclosed gaps that have an abbey on a side.
    toward_abbey: u32,
}

impl GapOverlay {
    /// Builds the overlay on areas that no gap has joined; `area_of` returns the area of a place.
    pub(super) fn new(board: &Board, gaps: &[Gap], areas: &[Area], area_of: &dyn Fn(Place) -> Option<AreaIx>) -> Self {
        let mut union = Union::new(areas.len());
        let mut closed = vec![0u32; areas.len()];
        let mut at_gap = vec![false; areas.len()];
        let mut abbeys: BTreeMap<AreaIx, u32> = BTreeMap::new();
        let (mut meeting_areas, mut fields) = (Vec::new(), Vec::new());
        for gap in gaps.iter().filter(|g| g.enclosed) {
            for kind in [FeatureKind::City, FeatureKind::Road] {
                meeting_areas.clear();
                let mut sides = 0;
                for &(tile, side) in &gap.sides {
                    let features = match board.edge(tile, side) {
                        Some(Edge::City(n)) => [Some(Feature::City(n)), None],
                        Some(Edge::Cities(l, r)) => [Some(Feature::City(l)), Some(Feature::City(r))],
                        Some(Edge::Road(n)) => [Some(Feature::Road(n)), None],
                        // A city gate connects to nothing across a gap.
                        Some(Edge::Field | Edge::Abbey | Edge::CityGate(_) | Edge::River) | None => [None; 2],
                    };
                    let matching = features.into_iter().flatten().filter(|feature| feature.kind() == kind);
                    let before = meeting_areas.len();
                    meeting_areas.extend(matching.filter_map(|feature| area_of(Place { tile, feature })));
                    sides += usize::from(meeting_areas.len() > before);
                }
                // A single side meets no other, and stays open.
                if sides > 1 {
                    join_all(&mut union, &meeting_areas);
                    for area in &meeting_areas {
                        closed[area.index()] += 1;
                        at_gap[area.index()] = true;
                    }
                } else if gap.faces_abbey(board) {
                    for area in &meeting_areas {
                        *abbeys.entry(*area).or_default() += 1;
                        at_gap[area.index()] = true;
                    }
                }
            }
            fields.clear();
            let half_sides = |&(tile, side)| [Hand::Left, Hand::Right].map(|hand| (tile, side, hand));
            fields.extend(gap.sides.iter().flat_map(half_sides).filter_map(|(tile, side, hand)| {
                let n = board.field_at(tile, side, hand)?;
                area_of(Place { tile, feature: Feature::Field(n) })
            }));
            join_all(&mut union, &fields);
            for area in &fields {
                at_gap[area.index()] = true;
            }
        }
        let (classes, _) = union.into_classes();
        // Areas are visited in order, so the first of each class is its lowest.
        let mut lowest: Vec<Option<AreaIx>> = vec![None; areas.len()];
        let mut members: Vec<(AreaIx, AreaIx)> = Vec::new();
        for area in AreaIx::first_n(areas.len()).filter(|area| at_gap[area.index()]) {
            let representative = *lowest[classes[area.index()] as usize].get_or_insert(area);
            members.push((representative, area));
        }
        sort(&mut members);
        let mut groups: Vec<Group> = Vec::new();
        let mut group_index = vec![None; areas.len()];
        for (first, &(representative, area)) in members.iter().enumerate() {
            if groups.last().is_none_or(|last| last.area != representative) {
                groups.push(Group { area: representative, first, open: 0, toward_abbey: 0 });
            }
            // The index plus one, since the type excludes zero.
            group_index[area.index()] = u32::try_from(groups.len()).ok().and_then(NonZeroU32::new);
            if let Some(last) = groups.last_mut() {
                let open = areas[area.index()].open;
                last.open += open.saturating_sub(closed[area.index()]);
                last.toward_abbey += abbeys.get(&area).copied().unwrap_or(0);
            }
        }
        Self { group_index, members, groups }
    }

    pub(super) fn representative(&self, area: AreaIx) -> AreaIx {
        self.find_group(area).map_or(area, |known| known.area)
    }

    /// Returns the group of an area; `None` if no enclosed gap affects the area.
    fn find_group(&self, area: AreaIx) -> Option<&Group> {
        self.groups.get(self.group_index[area.index()]?.get() as usize - 1)
    }

    pub(super) fn group(&self, area: AreaIx) -> Vec<AreaIx> {
        let Some(group) = self.find_group(area) else { return vec![area] };
        let members = self.members.iter().skip(group.first);
        members.take_while(|(whole, _)| *whole == group.area).map(|(_, area)| *area).collect()
    }

    pub(super) fn toward_abbey(&self, area: AreaIx) -> u32 {
        self.find_group(area).map_or(0, |known| known.toward_abbey)
    }

    /// Returns the number of open sides of an area's group; `None` if no enclosed gap affects the area.
    pub(super) fn open_sides(&self, area: AreaIx) -> Option<u32> {
        self.find_group(area).map(|known| known.open)
    }
}

fn join_all(union: &mut Union, areas: &[AreaIx]) {
    for pair in areas.windows(2) {
        union.join(pair[0].index(), pair[1].index());
    }
}
