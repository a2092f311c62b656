//! The landscape that the tiles form: roads, cities and fields joined across their sides, and the triangular gaps
//! between tiles.
//!
//! The landscape is built once, without joining anything through gaps. The other reading of gaps (ignored for cities
//! and roads, joining for fields) is computed as an overlay when a verdict first needs it.

mod area;
mod field_regions;
mod gaps;
mod order;
mod pairs;
mod feature_print;
mod union;
mod gap_overlay;
mod unknown_areas;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use area::Area;
pub use area::AreaIx;
pub use feature_print::{CityPrint, city_print, has_inn, is_carcassonne, wells};
pub use field_regions::{
    extend_through_gaps, fields_at, fields_beyond_barns, fields_under_barns, shows_castle, touched_cities,
    touching_fields, widest_field,
};
use gap_overlay::GapOverlay;
pub use gaps::Gap;
use order::segments;
pub use order::{find_place, places};
pub use order::{first_place, rank_on_tile};
pub use pairs::Pairs;
use union::Union;
pub use unknown_areas::UnknownAreas;

use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::{HalfEdge, Hand, Shape, Side, Space};
use carcassonne_board::tiles::{Edge, Tile};
use carcassonne_law::{AtGap, FieldAtGap};
use carcassonne_position::{Beyond, Board, Feature, FeatureKind, Place, TileIx};

/// The effect of a triangular gap on roads, cities and fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gaps {
    /// An empty place like any other: features beside it stay separate, and are open there.
    Separate,
    /// A joint, if the gap is enclosed: two or three city sides (or road sides) around it become one feature and are
    /// closed there; all field half-edges become one field.
    Joined,
}

impl From<AtGap> for Gaps {
    fn from(reading: AtGap) -> Self {
        match reading {
            AtGap::KeepsOpen => Self::Separate,
            AtGap::Ignored => Self::Joined,
        }
    }
}

impl From<FieldAtGap> for Gaps {
    fn from(reading: FieldAtGap) -> Self {
        match reading {
            FieldAtGap::Separates => Self::Separate,
            FieldAtGap::Joins => Self::Joined,
        }
    }
}

/// The landscape of a board.
#[derive(Debug)]
pub struct Landscape {
    /// The number of the first segment of each tile (cities come first, then roads, then fields); last, the total.
    first_segments: Vec<u32>,
    /// The area of each segment.
    segment_areas: Vec<AreaIx>,
    areas: Vec<Area>,
    /// Set if any area runs into an unknown tile.
    has_unknown: bool,
    gaps: Vec<Gap>,
    /// For each road and city, if not 0, the number of its sides at enclosed gaps that have an abbey on a side.
    toward_abbey: BTreeMap<AreaIx, u32>,
    /// The index in `members` of the first segment of each area; and, last, the length of `members`.
    offsets: Vec<u32>,
    members: Vec<Place>,
    gap_overlay: OnceLock<GapOverlay>,
    /// The gaps beside each area, by index in `gaps`; computed when first needed.
    gaps_by_area: OnceLock<Pairs<AreaIx, usize>>,
}

/// The state of the features at a side of a tile, by the neighbour that the side faces.
#[derive(Debug, Clone, Copy)]
struct SideState {
    /// Set if a road or city at the side is open there.
    open: bool,
    /// Set if a feature at the side runs into an unknown tile.
    is_unknown: bool,
}

impl SideState {
    fn new(board: &Board, tile: TileIx, side: Side, beyond: Beyond) -> Self {
        match beyond {
            // A road may face field only in a question about a bridge that would continue it.
            Beyond::Tile(other, other_side) => {
                let (edge, other_edge) = (board.edge(tile, side), board.edge(other, other_side));
                let is_continued = edge.zip(other_edge).is_none_or(|(a, b)| a.matches(b));
                Self { open: !is_continued, is_unknown: board.is_hash(other) }
            }
            Beyond::Gap(_) | Beyond::Nothing => Self { open: true, is_unknown: false },
        }
    }
}

impl Landscape {
    /// Builds the landscape of a board.
    pub fn new(board: &Board) -> Self {
        let mut first_segments = Vec::with_capacity(board.len() + 1);
        let mut segment_count: u32 = 0;
        for ix in board.all() {
            first_segments.push(segment_count);
            if let Some(tile) = board.tile(ix) {
                segment_count += u32::try_from(segments(tile).count()).unwrap_or(0);
            }
        }
        first_segments.push(segment_count);
        let mut union = Union::new(segment_count as usize);
        let mut side_states = Vec::with_capacity(board.len() * 4);
        for tile in board.all() {
            for &side in board.placed(tile).shape.sides() {
                let beyond = board.beyond(tile, side);
                if let Beyond::Tile(other, other_side) = beyond
                    && tile < other
                {
                    join_sides(board, &first_segments, &mut union, (tile, side), (other, other_side));
                }
                side_states.push(SideState::new(board, tile, side, beyond));
            }
        }
        for [place, other] in board.bridge_spans() {
            if let (Some(a), Some(b)) =
                (segment_index(board, &first_segments, *place), segment_index(board, &first_segments, *other))
            {
                union.join(a, b);
            }
        }
        let (classes, count) = union.into_classes();
        let mut land = Self {
            first_segments,
            segment_areas: classes.into_iter().map(AreaIx).collect(),
            areas: Vec::new(),
            has_unknown: false,
            gaps: board.all().filter_map(|tile| gaps::gap_beside(board, tile)).collect(),
            toward_abbey: BTreeMap::new(),
            offsets: Vec::new(),
            members: Vec::new(),
            gap_overlay: OnceLock::new(),
            gaps_by_area: OnceLock::new(),
        };
        land.compute_areas(board, count, &side_states);
        land
    }

    /// Computes the properties of each area; `side_states` has every side of every tile, in order.
    fn compute_areas(&mut self, board: &Board, count: usize, side_states: &[SideState]) {
        let mut states = side_states.iter();
        let blank = Area { kind: FeatureKind::Field, open: 0, faces_unknown: false, at_gap: false };
        let mut areas = vec![blank; count];
        let mut places = Vec::with_capacity(self.segment_areas.len());
        for ix in board.all() {
            let sides = board.placed(ix).shape.sides();
            let tile_states = states.by_ref().take(sides.len());
            let Some(tile) = board.tile(ix) else {
                tile_states.for_each(drop);
                continue;
            };
            for feature in segments(tile) {
                let area = self.segment_areas[places.len()];
                areas[area.index()].kind = feature.kind();
                places.push(Place { tile: ix, feature });
            }
            for (&side, state) in sides.iter().zip(tile_states) {
                for area in self.areas_on_side(board, ix, side).into_iter().flatten() {
                    let area = &mut areas[area.index()];
                    area.faces_unknown |= state.is_unknown;
                    if area.kind != FeatureKind::Field {
                        area.open += u32::from(state.open);
                    }
                }
            }
        }
        let mut toward_abbey: BTreeMap<AreaIx, u32> = BTreeMap::new();
        for gap in self.gaps.iter().filter(|g| g.enclosed) {
            // No one can know which features an enclosed gap would join to a `#`.
            let is_unknown = gap.sides.iter().any(|(ix, _)| board.is_hash(*ix));
            let has_abbey = gap.faces_abbey(board);
            for &(ix, side) in &gap.sides {
                for area in self.areas_on_side(board, ix, side).into_iter().flatten() {
                    areas[area.index()].at_gap = true;
                    areas[area.index()].faces_unknown |= is_unknown;
                    if has_abbey && areas[area.index()].kind != FeatureKind::Field {
                        *toward_abbey.entry(area).or_default() += 1;
                    }
                }
            }
        }
        self.has_unknown = areas.iter().any(|area| area.faces_unknown);
        self.areas = areas;
        self.toward_abbey = toward_abbey;
        let mut offsets = vec![0u32; count + 1];
        for area in &self.segment_areas {
            offsets[area.index() + 1] += 1;
        }
        for n in 1..offsets.len() {
            offsets[n] += offsets[n - 1];
        }
        let mut next = offsets.clone();
        let mut members = places.clone();
        for (place, area) in places.iter().zip(&self.segment_areas) {
            members[next[area.index()] as usize] = *place;
            next[area.index()] += 1;
        }
        self.offsets = offsets;
        self.members = members;
    }

    /// Returns the area of a place; `None` for monasteries, castles and gardens, which are parts of no area.
    pub fn area(&self, board: &Board, place: Place) -> Option<AreaIx> {
        self.segment_areas.get(segment_index(board, &self.first_segments, place)?).copied()
    }

    /// Returns every area of the landscape.
    pub fn areas(&self) -> impl Iterator<Item = AreaIx> + use<> {
        AreaIx::first_n(self.areas.len())
    }

    /// Returns the kind of an area: road, city or field.
    pub fn kind(&self, area: AreaIx) -> FeatureKind {
        self.areas[area.index()].kind
    }

    /// Returns the segments of an area, in map order.
    pub fn members(&self, area: AreaIx) -> &[Place] {
        let n = area.index();
        &self.members[self.offsets[n] as usize..self.offsets[n + 1] as usize]
    }

    /// Returns `true` if a side or half-edge of an area is at an enclosed gap.
    pub fn at_gap(&self, area: AreaIx) -> bool {
        self.areas[area.index()].at_gap
    }

    /// Returns `true` if a side of an area faces an unknown tile (`#`), across an enclosed gap or not.
    pub fn runs_into_hash(&self, area: AreaIx) -> bool {
        self.areas[area.index()].faces_unknown
    }

    /// Returns `true` if any area runs into an unknown tile.
    pub fn has_unknown_areas(&self) -> bool {
        self.has_unknown
    }

    /// Returns the triangular gaps of the board, in map order.
    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// Returns the triangular gaps, enclosed or not, beside any of `areas`, in map order.
    pub fn gaps_beside(&self, board: &Board, areas: &[AreaIx]) -> Vec<&Gap> {
        let gaps_by_area = self.gaps_by_area.get_or_init(|| {
            let numbered = self.gaps.iter().enumerate();
            let sides = numbered.flat_map(|(n, gap)| gap.sides.iter().map(move |side| (n, *side)));
            let pairs = sides.flat_map(|(n, (tile, side))| {
                let areas = self.areas_on_side(board, tile, side).into_iter().flatten();
                areas.map(move |area| (area, n))
            });
            Pairs::new(pairs)
        });
        let found = sorted_unique(areas.iter().flat_map(|area| gaps_by_area.values(*area)));
        found.into_iter().filter_map(|n| self.gaps.get(n)).collect()
    }

    /// Returns the areas that are one feature with `area` under the reading `gaps`, itself included, lowest first.
    pub fn areas_joined_with(&self, board: &Board, area: AreaIx, gaps: Gaps) -> Vec<AreaIx> {
        match gaps {
            Gaps::Separate => vec![area],
            Gaps::Joined => self.gap_overlay(board).group(area),
        }
    }

    /// Returns the lowest of the areas that are one feature with `area` under the reading `gaps`, representing all.
    pub fn representative(&self, board: &Board, area: AreaIx, gaps: Gaps) -> AreaIx {
        match gaps {
            Gaps::Separate => area,
            Gaps::Joined => self.gap_overlay(board).representative(area),
        }
    }

    /// Returns the number of open sides of a road or city, with all that the reading `gaps` joins to it.
    pub fn open_sides(&self, board: &Board, area: AreaIx, gaps: Gaps) -> u32 {
        match gaps {
            Gaps::Separate => self.areas[area.index()].open,
            Gaps::Joined => self.gap_overlay(board).open_sides(area).unwrap_or(self.areas[area.index()].open),
        }
    }

    /// Returns how many of the [open sides](Self::open_sides) are at enclosed gaps that have an abbey on a side.
    pub fn open_sides_toward_abbey(&self, board: &Board, area: AreaIx, gaps: Gaps) -> u32 {
        if self.toward_abbey.is_empty() {
            return 0;
        }
        match gaps {
            Gaps::Separate => self.toward_abbey.get(&area).copied().unwrap_or(0),
            Gaps::Joined => self.gap_overlay(board).toward_abbey(area),
        }
    }

    fn gap_overlay(&self, board: &Board) -> &GapOverlay {
        let area_of = |place| self.area(board, place);
        self.gap_overlay.get_or_init(|| GapOverlay::new(board, &self.gaps, &self.areas, &area_of))
    }

    /// Returns the areas shown on a side: one or two cities, or a road (or `None`), the field on the left half-edge and
    /// the field on the right one, which may be the same.
    pub fn areas_on_side(&self, board: &Board, ix: TileIx, side: Side) -> [Option<AreaIx>; 3] {
        let Some(tile) = board.tile(ix) else { return [None; 3] };
        let first_segment = self.first_segments[ix.index()] as usize;
        let area_of = |feature| self.segment_areas.get(first_segment + index_in_tile(tile, feature)?).copied();
        let feature = match board.edge(ix, side) {
            None => return [None; 3],
            Some(Edge::City(n)) => return [area_of(Feature::City(n)), None, None],
            Some(Edge::Cities(l, r)) => return [area_of(Feature::City(l)), area_of(Feature::City(r)), None],
            Some(Edge::Road(n)) => area_of(Feature::Road(n)),
            Some(Edge::Field | Edge::Abbey | Edge::CityGate(_) | Edge::River) => None,
        };
        let left = board.field_at(ix, side, Hand::Left).and_then(|n| area_of(Feature::Field(n)));
        let right = board.field_at(ix, side, Hand::Right).and_then(|n| area_of(Feature::Field(n)));
        [feature, left, right]
    }
}

/// Returns the number of a segment among all of the board; `None` for other features, and on an unknown tile.
fn segment_index(board: &Board, first_segments: &[u32], place: Place) -> Option<usize> {
    let index = index_in_tile(board.tile(place.tile)?, place.feature)?;
    Some(first_segments[place.tile.index()] as usize + index)
}

/// Returns the number of a segment among those of its tile (cities, roads, fields); `None` for any other feature.
fn index_in_tile(tile: &Tile, feature: Feature) -> Option<usize> {
    let (cities, roads) = (tile.cities.len(), tile.roads.len());
    match feature {
        Feature::City(n) => Some(usize::from(n)),
        Feature::Road(n) => Some(cities + usize::from(n)),
        Feature::Field(n) => Some(cities + roads + usize::from(n)),
        Feature::Monastery | Feature::Castle | Feature::Garden => None,
    }
}

fn join_sides(board: &Board, first_segments: &[u32], union: &mut Union, a: (TileIx, Side), b: (TileIx, Side)) {
    let find_segment = |tile: TileIx, feature: Feature| segment_index(board, first_segments, Place { tile, feature });
    let mut join = |x: Option<usize>, y: Option<usize>| {
        if let (Some(x), Some(y)) = (x, y) {
            union.join(x, y);
        }
    };
    let (edge, other_edge) = (board.edge(a.0, a.1), board.edge(b.0, b.1));
    // Each side is seen from the middle of its own tile, so left meets right.
    if let (Some([left, right]), Some([other_left, other_right])) =
        (edge.and_then(Edge::cities), other_edge.and_then(Edge::cities))
    {
        for (city, other) in [(left, other_right), (right, other_left)] {
            join(find_segment(a.0, Feature::City(city)), find_segment(b.0, Feature::City(other)));
        }
        return;
    }
    if let (Some(Edge::Road(m)), Some(Edge::Road(n))) = (edge, other_edge) {
        join(find_segment(a.0, Feature::Road(m)), find_segment(b.0, Feature::Road(n)));
    }
    for (hand, other_hand) in [(Hand::Left, Hand::Right), (Hand::Right, Hand::Left)] {
        join(
            board.field_at(a.0, a.1, hand).and_then(|n| find_segment(a.0, Feature::Field(n))),
            board.field_at(b.0, b.1, other_hand).and_then(|n| find_segment(b.0, Feature::Field(n))),
        );
    }
}

/// Returns the spaces on which a segment lies: of a double, those that it reaches, or both if it has no side.
pub fn spaces_of(board: &Board, place: Place) -> impl Iterator<Item = Space> {
    let placed = board.placed(place.tile);
    let (shape, at) = (placed.shape, placed.at);
    let sides: Vec<Side> = match (shape, board.tile(place.tile)) {
        (Shape::Double(_), Some(tile)) => match place.feature {
            Feature::City(n) => tile.cities.get(usize::from(n)).map(|c| c.sides.iter().chain(c.gates.iter()).collect()),
            Feature::Road(n) => tile.roads.get(usize::from(n)).map(|r| r.sides.iter().collect()),
            Feature::Field(n) => {
                tile.fields.get(usize::from(n)).map(|f| f.halves.iter().map(|h: HalfEdge| h.side).collect())
            }
            Feature::Monastery | Feature::Castle | Feature::Garden => None,
        }
        .unwrap_or_default(),
        (Shape::Square | Shape::Half(_) | Shape::Double(_), _) => Vec::new(),
    };
    let is_whole = sides.is_empty();
    shape.spaces(at).filter(move |space| is_whole || sides.iter().any(|s| shape.space_of(*s, at) == *space))
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;

    use super::*;

    fn landscape(text: &str) -> (Board, Landscape) {
        let board = read(text).expect("a legal position").board;
        let land = Landscape::new(&board);
        (board, land)
    }

    /// Returns kind, segments and open sides (under both readings of gaps) of every area that is not a field.
    fn areas(text: &str) -> Vec<(&'static str, usize, u32, u32)> {
        let (board, land) = landscape(text);
        let built = land.areas().filter(|a| land.kind(*a) != FeatureKind::Field);
        built
            .map(|a| {
                let open = |gaps| land.open_sides(&board, a, gaps);
                (land.kind(a).word(), land.members(a).len(), open(Gaps::Separate), open(Gaps::Joined))
            })
            .collect()
    }

    #[test]
    fn segments_join_over_sides_and_long_sides() {
        let text = "board: |\n  a  p\\q  b\ntiles:\n  a: { road: E }\n  p: { road: WL }\n  q: { road: LE }\n  b: { road: W }\n";
        assert_eq!(areas(text), [("road", 4, 0, 0)]);
    }

    #[test]
    fn a_gap_that_is_not_enclosed_closes_nothing() {
        let text = "board: |\n  p/.  b\ntiles:\n  p: { city: L }\n  b: { city: W }\n";
        assert_eq!(areas(text), [("city", 1, 1, 1), ("city", 1, 1, 1)]);
    }

    #[test]
    fn an_enclosed_gap_closes_where_two_meet_and_one_alone_stays_open() {
        let text = "board: |\n  p/.  b\n  f\ntiles:\n  p: { city: L }\n  b: { city: W }\n  f: {}\n";
        assert_eq!(areas(text), [("city", 1, 1, 0), ("city", 1, 1, 0)]);
        let alone = text.replace("{ city: W }", "{}");
        assert_eq!(areas(&alone), [("city", 1, 1, 1)]);
        let other = text.replace("{ city: W }", "{ road: W }");
        assert_eq!(areas(&other), [("city", 1, 1, 1), ("road", 1, 1, 1)]);
    }

    #[test]
    fn sides_at_a_gap_with_an_abbey_at_its_other_side_are_known() {
        let text = "board: |\n  p/.  x\n  c\ntiles:\n  p: {}\n  c: { city: N }\n  x: { monastery: abbey }\n";
        let toward = |text: &str| {
            let (board, land) = landscape(text);
            let built = land.areas().filter(|a| land.kind(*a) == FeatureKind::City);
            built
                .map(|a| [Gaps::Separate, Gaps::Joined].map(|g| land.open_sides_toward_abbey(&board, a, g)))
                .collect::<Vec<_>>()
        };
        assert_eq!(toward(text), [[1, 1]]);
        // Two city sides that meet are closed where gaps are ignored, even if an abbey is at the third side.
        let two = text.replace("p: {}", "p: { city: L }");
        assert_eq!(toward(&two), [[1, 0], [1, 0]]);
        assert_eq!(toward(&text.replace("abbey", "true")), [[0, 0]]);
    }

    #[test]
    fn a_gap_faced_by_another_gap_is_not_enclosed() {
        let text = "board: |\n  p/.  .\\q\n  f    f\ntiles:\n  p q f: {}\n";
        let (_, land) = landscape(text);
        let enclosed: Vec<bool> = land.gaps().iter().map(|g| g.enclosed).collect();
        assert_eq!(enclosed, [false, false]);
    }

    #[test]
    fn fields_join_left_to_right_over_a_side() {
        let text = "board: |\n  u v\ntiles:\n  u: U\n  v: U\n";
        let (_, land) = landscape(text);
        let fields: Vec<usize> =
            land.areas().filter(|a| land.kind(*a) == FeatureKind::Field).map(|a| land.members(a).len()).collect();
        assert_eq!(fields, [2, 2]);
    }

    #[test]
    fn all_field_round_an_enclosed_gap_is_joined_whatever_roads_do() {
        let text = "board: |\n  p/.  b\n  f\ntiles:\n  p: { road: LN }\n  b: { road: WE }\n  f: {}\n";
        let (board, land) = landscape(text);
        let field = land.areas().find(|a| land.kind(*a) == FeatureKind::Field).expect("a field");
        assert_eq!(land.areas_joined_with(&board, field, Gaps::Separate).len(), 1);
        assert_eq!(land.areas_joined_with(&board, field, Gaps::Joined).len(), 5);
    }
}
