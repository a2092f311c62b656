//! The marks for open sides of answered features, and for gaps on which an answer depends.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::{Side, Space};
use carcassonne_law::QuestionId;
use carcassonne_position::wording::{Sentence, steps};
use carcassonne_position::{Beyond, FeatureKind, GuessedEnd, Place, TileIx};
use carcassonne_rules::landscape::{AreaIx, Gap};
use carcassonne_rules::mechanics::{Pointer, PosedQuestion, Subject, Table};
use carcassonne_rules::verdict::{Outcome, PointOfLaw, SubjectVerdicts, Verdict};

use super::plan::{Mark, Part};

/// Returns the open sides of a road or city on one of its tiles, as indices into the sides of the tile's shape.
///
/// An open side faces no tile, or an edge that does not continue the feature. Empty for other features.
pub fn open_sides(table: &Table<'_>, area: AreaIx, tile: TileIx) -> Vec<usize> {
    let (board, land) = (table.board(), table.land);
    if !matches!(land.kind(area), FeatureKind::City | FeatureKind::Road) {
        return Vec::new();
    }
    let sides = board.placed(tile).shape.sides().iter().enumerate();
    let open = sides.filter(|(_, side)| {
        let is_of_area = land.areas_on_side(board, tile, **side).contains(&Some(area));
        is_of_area
            && match board.beyond(tile, **side) {
                Beyond::Gap(_) | Beyond::Nothing => true,
                Beyond::Tile(other, other_side) => {
                    let edges = board.edge(tile, **side).zip(board.edge(other, other_side));
                    edges.is_some_and(|(mine, theirs)| !mine.matches(theirs))
                }
            }
    });
    open.map(|(n, _)| n).collect()
}

/// Returns the marks for the open sides of a feature on a piece; with an `outcome`, for those that are open in it.
pub(super) fn open_marks(table: &Table<'_>, place: Place, part: Part, outcome: Option<&Outcome>) -> Vec<Mark> {
    let board = table.board();
    let is_complete = outcome.is_some_and(|outcome| outcome.completion() == Some(true));
    let Some(area) = table.land.area(board, place).filter(|_| !is_complete) else { return Vec::new() };
    let is_gap_ignored = |step: &Sentence| step.has_message(steps::GapIgnored::MESSAGE);
    let has_ignored_gap = outcome.is_some_and(|outcome| outcome.steps().iter().any(is_gap_ignored));
    // A side at an enclosed gap that is ignored is not open.
    let adjacent_gaps = if has_ignored_gap { table.land.gaps_beside(board, &[area]) } else { Vec::new() };
    let is_closed =
        |side: Side| adjacent_gaps.iter().any(|gap| gap.enclosed && gap.sides.contains(&(place.tile, side)));
    // Two segments of one feature may be on one tile, and each has its own sides.
    let is_own_side = |side: Side| has_feature_on_side(table, place, side);
    let sides = board.placed(place.tile).shape.sides();
    let is_marked = |n: &usize| sides.get(*n).is_some_and(|side| is_own_side(*side) && !is_closed(*side));
    let open = open_sides(table, area, place.tile).into_iter().filter(is_marked);
    open.map(|side| Mark::Open { part, side }).collect()
}

/// Returns the ends of a feature of a tile that are assumed to be closed, since a quick map does not specify them.
pub fn guessed_ends<'t>(table: &Table<'t>, place: Place) -> impl Iterator<Item = &'t GuessedEnd> {
    let name = table.board().name(place.tile);
    let ends = table.scenario.read_back.as_ref().map_or(&[][..], |read| read.guessed_ends(name));
    ends.iter().filter(move |end| has_feature_on_side(table, place, end.joined))
}

/// Returns the marks for the guessed ends of a feature on a piece; none if the feature is unfinished in `outcome`.
pub(super) fn guessed_end_marks(table: &Table<'_>, place: Place, part: Part, outcome: Option<&Outcome>) -> Vec<Mark> {
    if outcome.is_some_and(|outcome| outcome.completion() == Some(false)) {
        return Vec::new();
    }
    let sides = table.board().placed(place.tile).shape.sides();
    let side = |end: &GuessedEnd| sides.iter().position(|side| *side == end.free);
    guessed_ends(table, place).filter_map(side).map(|side| Mark::TakenAsClosed { part, side }).collect()
}

/// Returns `true` if a side of a tile shows the city or road `place`.
fn has_feature_on_side(table: &Table<'_>, place: Place, side: Side) -> bool {
    use carcassonne_board::tiles::Edge;
    use carcassonne_position::Feature;
    match (table.board().edge(place.tile, side), place.feature) {
        (Some(Edge::City(n)), Feature::City(m)) | (Some(Edge::Road(n)), Feature::Road(m)) => n == m,
        (Some(Edge::Cities(l, r)), Feature::City(m)) => l == m || r == m,
        _ => false,
    }
}

/// Returns the indices of those of `gaps` on which an answer depends.
pub(super) fn decisive_gaps<'v>(
    table: &Table<'_>,
    gaps: &[&Gap],
    verdicts: impl Iterator<Item = &'v SubjectVerdicts<'v>>,
) -> Vec<usize> {
    let gap_verdicts: Vec<&SubjectVerdicts<'_>> = verdicts.filter(|v| depends_on_gaps(&v.verdicts)).collect();
    if gap_verdicts.is_empty() {
        return Vec::new();
    }
    let scopes: Vec<GapScope> = gap_verdicts.iter().map(|verdicts| GapScope::new(table, verdicts)).collect();
    let is_decisive = |gap: &Gap| scopes.iter().any(|about| about.touches(table, gap));
    gaps.iter().enumerate().filter(|(_, gap)| is_decisive(gap)).map(|(n, _)| n).collect()
}

/// The features, tiles, steps and spaces of a subject at which gaps between tiles can affect the answer on the subject.
#[derive(Debug, Default)]
struct GapScope {
    /// The features at whose sides enclosed gaps matter.
    areas: Vec<AreaIx>,
    /// The tiles at whose sides all gaps matter, such as those from which a flea spreads.
    tiles: Vec<TileIx>,
    /// The steps from a tile to another; a gap that is at the sides of both tiles matters.
    steps: Vec<(TileIx, TileIx)>,
    /// The spaces in which a gap matters.
    spaces: Vec<Space>,
}

impl GapScope {
    fn new(table: &Table<'_>, verdicts: &SubjectVerdicts<'_>) -> Self {
        let mut scope = Self::default();
        match table.subject(verdicts.subject) {
            Some(Subject::Feature(subject)) => scope.add_feature(table, subject.place),
            Some(Subject::Ask(posed)) => {
                for (place, _) in posed.query.deciding_features(table.scenario) {
                    scope.add_feature(table, place);
                }
                let outcomes = verdicts.verdicts.iter().flat_map(|v| &v.outcomes);
                scope.areas.extend(outcomes.flat_map(|o| o.finding.areas.iter().copied()));
                scope.add_pointers(table, &posed.query.pointers(table));
            }
            None => {}
        }
        scope
    }

    /// Adds a feature to the scope: its area, or, if it has none, its space and the spaces around it.
    fn add_feature(&mut self, table: &Table<'_>, place: Place) {
        let board = table.board();
        if let Some(area) = table.land.area(board, place) {
            self.areas.push(area);
        } else {
            let placed = board.placed(place.tile);
            let surroundings = placed.shape.spaces(placed.at).flat_map(Space::neighbors);
            self.spaces.extend(surroundings.chain([placed.at]));
        }
    }

    /// Adds to the scope the tiles, steps, features and spaces at which a question points.
    fn add_pointers(&mut self, table: &Table<'_>, pointers: &[Pointer]) {
        let board = table.board();
        let mut walk: Vec<TileIx> = Vec::new();
        for pointer in pointers {
            match pointer {
                Pointer::Stop { tile, .. } => walk.push(*tile),
                Pointer::Landmark { tile, landmark: what, .. } if what.spreads => self.tiles.push(*tile),
                Pointer::Flea { tile } | Pointer::SubjectTile { tile } => self.tiles.push(*tile),
                Pointer::Figure { place, .. } | Pointer::Feature { place } => self.add_feature(table, *place),
                Pointer::Landmark { .. } | Pointer::ScoredFeature { .. } | Pointer::PassedSpace { .. } => {}
                _ => self.spaces.extend(pointer.spaces(board)),
            }
        }
        match walk.as_slice() {
            [only] => self.tiles.push(*only),
            stops => self.steps.extend(stops.iter().copied().zip(stops.iter().copied().skip(1))),
        }
    }

    fn touches(&self, table: &Table<'_>, gap: &Gap) -> bool {
        let is_at_gap = |tile: TileIx| gap.sides.iter().any(|(at, _)| *at == tile);
        self.steps.iter().any(|(from, to)| is_at_gap(*from) && is_at_gap(*to))
            || self.areas.iter().any(|area| gap.enclosed && area_faces_gap(table, *area, gap))
            || self.tiles.iter().any(|tile| is_at_gap(*tile))
            || self.spaces.contains(&gap.space)
    }
}

/// A tile that a figure or an effect reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ReachedTile {
    pub(super) tile: TileIx,
    /// Set if the tile is reached in every answer, not only in some.
    pub(super) always: bool,
}

/// Returns the tiles that are reached in one or more of `outcomes`, in map order.
pub(super) fn reached_tiles<'v>(
    posed: &PosedQuestion,
    outcomes: impl Iterator<Item = &'v Outcome>,
) -> Vec<ReachedTile> {
    let tile_lists: Vec<&[TileIx]> = outcomes.map(|o| posed.query.reached_tiles(o.reply())).collect();
    let all = sorted_unique(tile_lists.iter().flat_map(|tiles| tiles.iter().copied()));
    let reach = |tile| ReachedTile { tile, always: tile_lists.iter().all(|tiles| tiles.contains(&tile)) };
    all.into_iter().map(reach).collect()
}

fn area_faces_gap(table: &Table<'_>, area: AreaIx, gap: &Gap) -> bool {
    let has_area =
        |(tile, side): &(TileIx, _)| table.land.areas_on_side(table.board(), *tile, *side).contains(&Some(area));
    gap.sides.iter().any(has_area)
}

/// Returns `true` if the verdicts on one subject depend on gaps: a question of law on gaps is open and makes a
/// difference, or two verdicts differ in answer and in readings on gaps, but in no other readings unless completion
/// differs too.
fn depends_on_gaps(verdicts: &[Verdict<'_>]) -> bool {
    let is_on_gaps = |p: &&PointOfLaw| p.question.word().starts_with("gap.");
    let is_open = verdicts
        .iter()
        .flat_map(|v| v.points_of_law.iter().filter(is_on_gaps))
        .any(|p| p.matters && p.readings.len() > 1);
    if is_open {
        return true;
    }
    let mut has_completion_change = false;
    for (n, verdict) in verdicts.iter().enumerate() {
        for other in &verdicts[n + 1..] {
            let differing: Vec<QuestionId> = verdict
                .points_of_law
                .iter()
                .filter(|p| {
                    let counterpart = other.points_of_law.iter().find(|q| q.question == p.question);
                    counterpart.is_some_and(|q| q.readings != p.readings)
                })
                .map(|p| p.question)
                .collect();
            let gap_count = differing.iter().filter(|q| q.word().starts_with("gap.")).count();
            if gap_count > 0 && answers(verdict) != answers(other) {
                if gap_count == differing.len() {
                    return true;
                }
                has_completion_change |= completions(verdict) != completions(other);
            }
        }
    }
    has_completion_change
}

/// Returns the parts of a verdict's outcomes that are compared: completion, points, reply and worth.
fn answers<'v>(verdict: &'v Verdict<'_>) -> Vec<impl PartialEq + use<'v>> {
    let answer = |outcome: &'v Outcome| (outcome.completion(), outcome.points(), outcome.reply(), outcome.worth());
    verdict.outcomes.iter().map(answer).collect()
}

fn completions(verdict: &Verdict<'_>) -> Vec<Option<bool>> {
    verdict.outcomes.iter().map(Outcome::completion).collect()
}
