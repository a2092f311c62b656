//! Cases: positions that can be judged.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use super::judge::answered_subjects;
use super::problems;
use crate::landscape::{AreaIx, Gaps, Landscape, UnknownAreas, touched_cities};
use crate::mechanics::{
    Knowledge, MECHANICS, PosedQuestion, Subject, Table, added_question, build_table, exceeds_field_sum, pose_questions,
};
use crate::rulebook::RuleSet;
use crate::scenario::{Ask, AskIx, Board, Place, QuickText, ReadBoard, ReadScenario, Scenario, TileIx};
use crate::text::{Node, Problems, RefusedText, SourceText, Span};

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
    /// Problems are reported as they are found. `hints::open`, for text that a person typed, also tries corrections,
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
        let (mut problem, found) = match areas.iter().find_map(|a| find_adjacent_unknown_tile(board, land, *a)) {
            Some(found) => (problems::feature_into_hash(kind, span), Some(found)),
            None => (
                problems::field_beside_hash(span),
                cities
                    .into_iter()
                    .flat_map(|city| land.areas_joined_with(board, city, Gaps::Joined))
                    .find_map(|city| find_adjacent_unknown_tile(board, land, city)),
            ),
        };
        if let Some((tile, hash)) = found {
            let (hash, from) = (board.placed(hash).span, board.placed(tile).span);
            problem = problems::add_unknown_tile_labels(problem, kind, hash, from);
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

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::text::Code;

    fn codes(text: &str) -> Vec<Code> {
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        match Case::open(&source) {
            Ok(_) => Vec::new(),
            Err(refused) => refused.problems().map(|p| p.code).collect(),
        }
    }

    #[test]
    fn an_answered_city_may_not_run_into_a_tile_that_does_not_matter() {
        let text = "board: |\n  a #\ntiles:\n  a: { city: E }\nmeeples: { red: a.city }\n";
        assert_eq!(codes(text), [Code::BoardRunsInto]);
        assert_eq!(codes(&text.replace("a.city", "a.field")), [Code::BoardRunsInto]);
    }

    #[test]
    fn a_field_that_nobody_asks_for_is_left_out() {
        let text =
            "board: |\n  a b #\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples: { red: a.city, blue: b.field }\n";
        let left_out = |text: &str| {
            let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
            let case = Case::open(&source).expect("a legal position");
            let table = case.table();
            let fields = table.unanswered_fields().map(|s| case.scenario.board.place_text(s.place));
            fields.collect::<Vec<_>>()
        };
        assert_eq!(left_out(text), ["b.field"]);
        assert_eq!(left_out(&format!("{text}claims: {{ red: {{ a.city: 4 }} }}\n")), ["b.field"]);
        assert_eq!(left_out(&format!("{text}ask: {{ tower: {{ at: a, height: 1 }} }}\n")), [""; 0]);
        assert_eq!(left_out(&text.replace("b #", "b .")), [""; 0]);
        // A claim asks for the field; without the city, the field is all there is to answer.
        let asked = format!("{text}claims: {{ blue: {{ b.field: 3 }} }}\n");
        assert_eq!(codes(&asked), [Code::BoardRunsInto]);
        assert_eq!(codes(&text.replace("red: a.city, ", "")), [Code::BoardRunsInto]);
        // The field of a barn may be left out, too.
        let barn = "board: |\n  a b b #\n  b b b #\ntiles:\n  a: { city: N }\n  b: {}\nmeeples: { red: a.city, blue: barn b:1:0@se }\n";
        assert_eq!(left_out(barn), ["a.field"]);
    }

    /// Returns the players of a case.
    fn players(text: &str) -> Vec<String> {
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        Case::open(&source).expect("a legal position").scenario.players
    }

    #[test]
    fn whoever_is_named_anywhere_plays() {
        let text = "board: |\n  a a\n  a a\ntiles: { a: {} }\n";
        let with = |more: &str| players(&format!("{text}{more}"));
        assert_eq!(with("meeples: { red: barn a:0:0@se, blue: a:0:0.field }\n"), ["red", "blue"]);
        assert_eq!(with("claims: { red: { a:0:0.field: { points: { green: 3 } } } }\n"), ["red", "green"]);
        assert_eq!(with("expect: { feature: a:0:0.field, points: { Kim: 3 } }\n"), ["Kim"]);
        let asks = "ask:\n  - place: { barn: a:0:0@se, player: red }\n  - place: { meeple: Red , at: a:1:1.field }\n  - end: { normal_tiles_left: 0, halves_in_hand: { blue: 1 } }\nexpect: { ask: 3, lost: { green: 1 } }\n";
        assert_eq!(with(asks), ["red", "blue", "green"]);
        assert_eq!(
            with(
                "turn: { player: red, end: true }\nexpect: { turn: RED, points: { red: 3 } }\ntrack: { red: { meeple: 3 } }\n"
            ),
            ["red"]
        );
        // Players may also be named beside a quick map.
        let quick =
            "quick: \"c=r c\"\nclaims: { white: { a1.city: 4 } }\nask: { place: { meeple: kim, at: a1.field } }\n";
        assert_eq!(players(quick), ["red", "white", "kim"]);
    }

    #[test]
    fn who_is_not_listed_does_not_play_and_a_slip_is_nobody_new() {
        let text = "board: |\n  a\ntiles: { a: {} }\nmeeples: { blue: a.field }\n";
        let asked = |who: &str| format!("{text}ask: {{ place: {{ meeple: {who}, at: a.field }} }}\n");
        assert_eq!(codes(&asked("green")), []);
        assert_eq!(codes(&asked("bleu")), [Code::PlayerUnknown]);
        assert_eq!(codes(&format!("players: blue\n{}", asked("green"))), [Code::PlayerUnknown]);
        assert_eq!(codes(&asked("2nd")), [Code::NameForm]);
    }

    #[test]
    fn questions_about_the_game_itself_need_no_board() {
        let setup = "ask:\n  - setup: { players: 4, sets: I }\n";
        assert_eq!(codes(setup), []);
        assert_eq!(codes("ask: { end: { normal_tiles_left: 0, halves_in_hand: { red: 1 } } }\n"), []);
        assert_eq!(codes("track: { red: { meeple: 3 } }\nturn: { player: red, end: true }\n"), []);
        assert_eq!(codes(&format!("{setup}expect: {{ ask: 1, halves: 3 }}\n")), []);
        for more in [
            "  - dragon: { from: a }\n",
            "  - { id: x, tower: { at: a, height: 1 } }\n",
            "turn: { player: red, rounds: [{ round: 3, points: 3 }] }\ntrack: { red: { meeple: 3 } }\n",
            "meeples: { red: a.city }\n",
            "tokens: { bridge: a, direction: ns }\n",
            "expect: { feature: a.city, complete: true }\n",
            "claims: { red: { a.city: 4 } }\n",
        ] {
            assert_eq!(codes(&format!("{setup}{more}")), [Code::KeyMissing], "{more}");
        }
        // A mistake in a question that needs no board is the only problem.
        assert_eq!(codes("ask: { setup: { players: many, sets: I } }\n"), [Code::ValueWrong]);
        assert_eq!(codes("ask: { draw: { from: a } }\n"), [Code::AskUnknown]);
        assert_eq!(codes("question: none\n"), [Code::KeyMissing]);
    }

    #[test]
    fn a_city_that_is_open_elsewhere_brings_a_field_nothing_whatever_lies_beyond() {
        let text =
            "board: |\n  # a .\n  . f .\ntiles:\n  a: { city: WN, road: E }\n  f: {}\nmeeples: { red: f.field }\n";
        assert_eq!(codes(text), []);
        assert_eq!(codes(&text.replace("WN", "W")), [Code::BoardRunsInto]);
        // An enclosed gap may close it.
        let gap = "board: |\n  .   g   .\n  #   a/. c\n  g   g   g\ntiles:\n  a: { city: WL }\n  c: { city: W }\n  g: {}\nmeeples: { red: a.field }\n";
        assert_eq!(codes(gap), [Code::BoardRunsInto]);
        assert_eq!(codes(&gap.replace("city: W }", "road: E }")), []);
    }

    #[test]
    fn a_question_refuses_what_it_needs_to_know_and_nothing_else() {
        let text = "board: |\n  a b #\n  d e #\ntiles:\n  a: { city: E }\n  b: { city: WE }\n  d: { road: E }\n  e: { road: WE }\nmeeples: { red: [a.city, d.road, d.field] }\n";
        let ask = |question: &str| codes(&format!("{text}ask: {{ {question} }}\n"));
        assert_eq!(ask("tower: { at: a, height: 1 }"), []);
        assert_eq!(ask("message: { number: 1, player: red }"), [Code::BoardRunsInto]);
        assert_eq!(ask("message: { number: 2, player: red }"), [Code::BoardRunsInto]);
        assert_eq!(ask("message: { number: 3, player: red }"), []);
        assert_eq!(ask("message: { number: 7, player: red }"), []);
        assert_eq!(ask("message: { number: 8, player: red }").len(), 3);
        assert_eq!(ask("flock: { at: d.field }"), [Code::BoardRunsInto]);
        // The points of a flock do not depend on cities.
        let flock = "board: |\n  a #\n  f .\ntiles:\n  a: { city: E }\n  f: {}\nplayers: red\nask: { flock: { at: f.field } }\n";
        assert_eq!(codes(flock), []);
    }

    #[test]
    fn other_mistakes_are_told_in_the_same_run() {
        let text = "board: |\n  a #\ntiles:\n  a: { city: E }\nmeeples: { red: [a.city, a.road] }\n";
        assert_eq!(codes(text), [Code::PlaceUnknown, Code::BoardRunsInto].into_iter().rev().collect::<Vec<_>>());
    }

    #[test]
    fn a_feature_on_which_a_question_turns_may_not_either() {
        let text = "board: |\n  a  b\n  r  #\ntiles:\n  a: { city: E }\n  b: { city: W }\n  r: { road: E }\ntokens: { castle: a.city }\nask:\n  - surroundings: { of: a, for: castle-fief, completed: r.road }\n";
        assert_eq!(codes(text), [Code::BoardRunsInto]);
        assert_eq!(codes(&text.replace("road: E", "road: W")), []);
    }

    #[test]
    fn a_gap_does_not_hide_what_it_would_join() {
        let text = "board: |\n  .   #\n  a/. #\n  #\ntiles:\n  a: { city: N, road: L }\nmeeples: { red: a.road }\n";
        assert_eq!(codes(text), [Code::BoardRunsInto]);
        assert_eq!(codes(&text.replace("a.road", "a.city")), []);
    }

    #[test]
    fn neither_may_a_field_that_only_a_question_names() {
        let text = "board: |\n  a #\ntiles:\n  a: { road: NS }\nplayers: red\nask: { flock: { at: a.field@E } }\n";
        assert_eq!(codes(text), [Code::BoardRunsInto]);
        assert_eq!(codes(&text.replace("a.field@E", "a.field@W")), []);
    }

    #[test]
    fn what_is_not_answered_may_run_anywhere() {
        assert_eq!(codes("board: |\n  # # #\n  # m #\n  # # #\ntiles:\n  m: { monastery: true }\n"), []);
    }

    #[test]
    fn what_a_question_turns_on_may_not_run_into_a_tile_that_does_not_matter() {
        let text = "board: |\n  a b #\ntiles:\n  a: {}\n  b: { road: E }\nask:\n  - flier: { from: a, direction: e, roll: 1 }\n";
        assert_eq!(codes(text), [Code::BoardRunsInto]);
        assert_eq!(codes(&text.replace("road: E", "road: N")), []);
        assert_eq!(codes(&text.replace("roll: 1", "roll: 3")), []);
    }

    #[test]
    fn the_tile_that_does_not_matter_and_the_one_that_reaches_it_are_shown() {
        let notes = |text: &str| {
            let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
            let refused = Case::open(&source).expect_err("it runs into the tile");
            let problem = refused.problems().next().expect("a problem");
            let also = problem.related.iter();
            also.map(|(span, said)| format!("{said}: {}", &text[span.range()])).collect::<Vec<_>>()
        };
        let neighbor_board =
            "board: |\n  b a #\ntiles:\n  a: { city: EW }\n  b: { city: E }\nmeeples: { red: b.city }\n";
        assert_eq!(notes(neighbor_board), ["this tile: #", "the city reaches it from here: a"]);
        let gap_board = "board: |\n  g #   g\n  g p\\. b\n  g g   g\ntiles:\n  g: {}\n  p: { city: L }\n  b: { city: W }\nmeeples: { red: b.city }\n";
        assert_eq!(notes(gap_board), ["this tile: #", "the city reaches it from here: p"]);
    }
}
