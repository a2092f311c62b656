//! Cases: positions that can be judged.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use carcassonne_law::RuleSet;
use carcassonne_position::{Ask, AskIx, Board, Place, QuickText, ReadBoard, ReadScenario, Scenario, TileIx};
use carcassonne_text::{Node, Problems, RefusedText, SourceText, Span, problem};

use super::judge::answered_subjects;
use super::problems;
use crate::landscape::{AreaIx, Gaps, Landscape, UnknownAreas, touched_cities};
use crate::mechanics::{
    Knowledge, MECHANICS, PosedQuestion, Subject, Table, added_question, build_table, exceeds_field_sum, pose_questions,
};

/// A legal position with its landscape and its questions.
#[derive(Debug)]
pub struct Case {
    /// The position to judge.
    pub scenario: Scenario,
    /// The landscape (the features and how they connect) of the position's board.
    pub land: Landscape,
    /// The questions that mechanics answer: those of the scenario, then one that the program added, if any.
    pub posed: Vec<PosedQuestion>,
}

impl Case {
    /// Reads a scenario with its questions, and builds the landscape of its board.
    ///
    /// Problems are reported as they are found. `repairs::open`, for text that a person typed, also tries corrections,
    /// which takes many times as long.
    ///
    /// # Errors
    ///
    /// [`RefusedText`], with the first 500 problems (further ones are counted): a case with a problem is never judged.
    pub fn open(source: &Arc<SourceText>) -> Result<Case, RefusedText> {
        let mut problems = Problems::new();
        let read = Scenario::read(source, &mut problems);
        Self::build(read, source, problems, false)
    }

    /// Reads a quick map with its questions, and builds its landscape. The features of the map are answered beside the
    /// questions as if nothing were asked, unless a line of the text excludes them.
    ///
    /// # Errors
    ///
    /// [`RefusedText`], as in [`Case::open`].
    pub fn open_quick(text: &QuickText) -> Result<Case, RefusedText> {
        let mut problems = Problems::new();
        let read = Scenario::read_quick(text, &mut problems);
        Self::build(read, text.source(), problems, true)
    }

    /// Checks the tree of a scenario, whose values have their places in `source`.
    ///
    /// # Errors
    ///
    /// [`RefusedText`], as in [`Case::open`].
    pub fn open_tree(source: &Arc<SourceText>, root: &Node) -> Result<Case, RefusedText> {
        let mut problems = Problems::new();
        let read = Scenario::read_tree(source, root, &mut problems);
        Self::build(read, source, problems, false)
    }

    fn build(
        read: Option<ReadScenario>,
        source: &Arc<SourceText>,
        mut problems: Problems,
        keeps_features: bool,
    ) -> Result<Case, RefusedText> {
        let case = read.and_then(|ReadScenario { mut scenario, board }| {
            let mut posed = pose_questions(&mut scenario, &mut problems);
            match board {
                ReadBoard::Sound => {}
                ReadBoard::Unsound => return None,
                ReadBoard::LeftOut(left_out) => {
                    // A question that looks at the board cannot be read without one, and is then missing in `posed`.
                    let looks_at_board = |(n, _): &(AskIx, &Ask)| {
                        let read = posed.iter().find(|p| p.ask == Some(*n));
                        read.is_none_or(|p| p.query.depends_on_board())
                    };
                    let board_asks = scenario.each_ask().find(looks_at_board).map(|(_, ask)| ask);
                    if let Some(problem) = left_out.problem(board_asks).filter(|_| problems.is_empty()) {
                        problems.push(problem);
                    }
                }
            }
            let land = Landscape::new(&scenario.board);
            for mechanic in MECHANICS {
                mechanic.check(&scenario, &mut problems);
            }
            check_unknown_tiles(&scenario, &land, &posed, &mut problems);
            if !posed.is_empty() {
                let table = build_table(&scenario, &land, &posed);
                for asked in &posed {
                    asked.query.check(&table, &mut problems);
                }
            }
            if problems.is_empty() && keeps_features && !posed.is_empty() {
                add_known_features(&mut scenario, &land);
            }
            if problems.is_empty() {
                let more = added_question(&scenario, &land, &posed);
                posed.extend(more);
            }
            Some(Case { scenario, land, posed })
        });
        problems.finish(source, case)
    }

    /// Builds the table: the position with the features and questions that may be answered.
    pub fn table(&self) -> Table<'_> {
        build_table(&self.scenario, &self.land, &self.posed)
    }

    /// Returns the table, and the rule sets that apply if a user asks for `asked` ([`Table::applicable_rule_sets`]). A
    /// question that the program added is left out if it is the sum of its fields' answers under all these rule sets.
    pub fn table_with_sets<'s>(&self, asked: &'s [RuleSet]) -> (Table<'_>, Cow<'s, [RuleSet]>) {
        let table = self.table();
        let sets = table.applicable_rule_sets(asked);
        (self.omit_sum_question(table, &sets), sets)
    }

    /// Returns the table for judging under the given rule sets, even if some are older than the board. A question that
    /// the program added is left out as in [`Case::table_with_sets`].
    pub fn table_under(&self, sets: &[RuleSet]) -> Table<'_> {
        self.omit_sum_question(self.table(), sets)
    }

    fn omit_sum_question<'c>(&'c self, table: Table<'c>, sets: &[RuleSet]) -> Table<'c> {
        if !table.has_added_question() || exceeds_field_sum(&table, sets) {
            return table;
        }
        let asked_count = self.posed.iter().take_while(|posed| !posed.is_added()).count();
        build_table(&self.scenario, &self.land, &self.posed[..asked_count])
    }
}

/// Adds the features of a quick map to those answered beside its questions, as if nothing were asked; leaves out those
/// that depend on an unknown tile. Does nothing if the text excludes features.
fn add_known_features(scenario: &mut Scenario, land: &Landscape) {
    if scenario.read_back.as_ref().is_none_or(|read| read.only_asked) {
        return;
    }
    let mut runs_out = UnknownAreas::new(scenario, land);
    let table = build_table(scenario, land, &[]);
    let features = answered_subjects(&table).filter_map(|ix| match table.subject(ix)? {
        Subject::Feature(subject) => Some(subject),
        Subject::Ask(_) => None,
    });
    let known = features.filter(|subject| subject.area.is_none_or(|area| !runs_out.runs_into_unknown(area)));
    let places: Vec<Place> = known.map(|subject| subject.place).collect();
    let place_texts: Vec<String> = places.iter().map(|place| scenario.board.place_text(*place)).collect();
    scenario.features.extend(places.into_iter().map(|place| (place, Span::default())));
    if let Some(read) = &mut scenario.read_back {
        read.note_features(&place_texts);
    }
}

/// Returns the features that must be known, each with what of it (extent or worth) and the span: those that the
/// scenario lists, or a claim, expectation or question is about; if nothing is asked, also answered ones with figures.
fn needed_places(scenario: &Scenario, land: &Landscape, posed: &[PosedQuestion]) -> Vec<(Place, Knowledge, Span)> {
    let needs_worth = |(place, span)| (place, Knowledge::Worth, span);
    let mut asked: Vec<_> = if posed.is_empty() {
        let table = build_table(scenario, land, posed);
        let is_answered = |place: Place| table.subject_of(place).is_some_and(|ix| table.is_answered(ix));
        scenario.stood_on().filter(|(place, _)| is_answered(*place)).map(needs_worth).collect()
    } else {
        Vec::new()
    };
    asked.extend(scenario.spoken_of().map(needs_worth));
    asked.extend(posed.iter().flat_map(|p| p.query.required_knowledge(scenario)));
    asked
}

/// Reports every feature of [`needed_places`] whose extent or worth is needed and depends on an unknown tile.
fn check_unknown_tiles(scenario: &Scenario, land: &Landscape, posed: &[PosedQuestion], problems: &mut Problems) {
    if !land.has_unknown_areas() {
        return;
    }
    let board = &scenario.board;
    let mut reported: BTreeSet<AreaIx> = BTreeSet::new();
    let mut runs_out = UnknownAreas::new(scenario, land);
    for (place, needs, span) in needed_places(scenario, land, posed) {
        let Some(area) = land.area(board, place) else {
            continue;
        };
        let is_unknown = match needs {
            Knowledge::Extent => runs_out.is_extent_unknown(area),
            Knowledge::Worth => runs_out.runs_into_unknown(area),
        };
        if !is_unknown || problems.is_full() || !reported.insert(area) {
            continue;
        }
        let areas = runs_out.areas_possibly_one_with(area);
        let mut cities = touched_cities(board, land, &areas);
        cities.retain(|city| runs_out.may_be_complete(*city));
        let kind = land.kind(area).word();
        let reached = areas.iter().find_map(|a| find_adjacent_unknown_tile(board, land, *a));
        let directly = reached.is_some();
        let found = reached.or_else(|| {
            let mut areas = cities.into_iter().flat_map(|city| land.areas_joined_with(board, city, Gaps::Joined));
            areas.find_map(|city| find_adjacent_unknown_tile(board, land, city))
        });
        let mut problem = problem!(span, problems::FeatureIntoUnknownTile { directly, kind });
        if let Some((tile, hash)) = found {
            problem = problem.at_related(board.placed(hash).span).at_related(board.placed(tile).span);
        }
        problems.push(problem);
    }
}

/// Returns a tile of an area and the unknown tile that this tile faces, directly or across an enclosed gap.
fn find_adjacent_unknown_tile(board: &Board, land: &Landscape, area: AreaIx) -> Option<(TileIx, TileIx)> {
    let shows_area = |tile, side| land.areas_on_side(board, tile, side).contains(&Some(area));
    let facing = land.members(area).iter().find_map(|place| {
        let shape = board.placed(place.tile).shape;
        shape.sides().iter().find_map(|&side| {
            let (other, _) = board.side_across(place.tile, side)?;
            (shows_area(place.tile, side) && board.is_hash(other)).then_some((place.tile, other))
        })
    });
    facing.or_else(|| {
        let gaps = land.gaps_beside(board, &[area]).into_iter();
        gaps.filter(|gap| gap.enclosed).find_map(|gap| {
            let (member_tile, _) = gap.sides.iter().find(|(tile, side)| shows_area(*tile, *side))?;
            let (hash, _) = gap.sides.iter().find(|(tile, _)| board.is_hash(*tile))?;
            Some((*member_tile, *hash))
        })
    })
}
