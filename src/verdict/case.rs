//! A case: a position that may be judged.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::landscape::{AreaIx, Gaps, Landscape, RunsOut, touched_cities};
use crate::mechanics::{MECHANICS, Posed, Table, lay, pose};
use crate::scenario::{Board, QuickText, ReadScenario, Scenario, TileIx};
use crate::text::{Code, Problem, Problems, Refused, SourceText};

/// A legal position with its landscape.
#[derive(Debug)]
pub struct Case {
    /// The position.
    pub scenario: Scenario,
    /// Its landscape.
    pub land: Landscape,
    /// What is asked of mechanics.
    pub posed: Vec<Posed>,
}

impl Case {
    /// Reads a scenario and builds its landscape.
    ///
    /// # Errors
    ///
    /// [`Refused`], with every problem of the text: a case that has one is never judged.
    pub fn open(source: &Arc<SourceText>) -> Result<Case, Refused> {
        let mut problems = Problems::new();
        let read = Scenario::read(source, &mut problems);
        Self::of(read, source, problems)
    }

    /// Reads a quick map with its questions and builds its landscape.
    ///
    /// # Errors
    ///
    /// As in [`Case::open`].
    pub fn open_quick(text: &QuickText) -> Result<Case, Refused> {
        let mut problems = Problems::new();
        let read = Scenario::read_quick(text, &mut problems);
        Self::of(read, text.source(), problems)
    }

    fn of(
        read: Option<ReadScenario>,
        source: &Arc<SourceText>,
        mut problems: Problems,
    ) -> Result<Case, Refused> {
        let case = read.and_then(|ReadScenario { scenario, board_is_sound }| {
            let posed = pose(&scenario, &mut problems);
            board_is_sound.then(|| {
                let land = Landscape::of(&scenario.board);
                for mechanic in MECHANICS {
                    mechanic.check(&scenario, &mut problems);
                }
                into_hash(&scenario, &land, &posed, &mut problems);
                if !posed.is_empty() {
                    let table = lay(&scenario, &land, &posed);
                    for asked in &posed {
                        asked.query.check(&table, &mut problems);
                    }
                }
                Case { scenario, land, posed }
            })
        });
        problems.finish(source, case)
    }

    /// Lays the table: the position with the features that are answered.
    pub fn table(&self) -> Table<'_> {
        lay(&self.scenario, &self.land, &self.posed)
    }
}

/// Reports every feature, named by the file or in a question, whose answer would turn on a tile that
/// does not matter.
fn into_hash(scenario: &Scenario, land: &Landscape, posed: &[Posed], problems: &mut Problems) {
    let board = &scenario.board;
    let mut told: BTreeSet<AreaIx> = BTreeSet::new();
    let mut runs_out = RunsOut::new(scenario, land);
    let asked = posed.iter().flat_map(|p| p.query.turns_on(scenario));
    for (place, span) in scenario.named_places().chain(asked) {
        let Some(area) = land.area(board, place) else {
            continue;
        };
        if !runs_out.of(area) || problems.is_full() || !told.insert(area) {
            continue;
        }
        let own = runs_out.group(area);
        let cities = touched_cities(board, land, &own)
            .into_iter()
            .flat_map(|c| land.group(board, c, Gaps::Joined))
            .collect::<Vec<_>>();
        let kind = land.kind(area).word();
        let (message, found) = match own.iter().find_map(|a| hash_beside(board, land, *a)) {
            Some(found) => (format!("this {kind} runs into `#`, a tile that does not matter"), Some(found)),
            None => (
                "this field touches a city that runs into `#`, so whether it is complete cannot be known".to_owned(),
                cities.iter().find_map(|a| hash_beside(board, land, *a)),
            ),
        };
        let mut problem = Problem::new(Code::BoardRunsInto, span, message)
            .label("in question")
            .help("give the tile `#` a name and say what it shows; `#` is for tiles whose edges decide nothing");
        if let Some((tile, hash)) = found {
            problem = problem
                .also(board.placed(hash).span, "this tile")
                .also(board.placed(tile).span, format!("the {kind} reaches it from here"));
        }
        problems.push(problem);
    }
}

/// A tile of the area and the `#` that it faces, across an enclosed gap or not.
fn hash_beside(board: &Board, land: &Landscape, area: AreaIx) -> Option<(TileIx, TileIx)> {
    let shows = |tile, side| land.areas_at(board, tile, side).contains(&Some(area));
    let facing = land.members(area).iter().find_map(|place| {
        let shape = board.placed(place.tile).shape;
        shape.sides().iter().find_map(|&side| {
            let (other, _) = board.across(place.tile, side)?;
            (shows(place.tile, side) && board.is_hash(other)).then_some((place.tile, other))
        })
    });
    facing.or_else(|| {
        land.gaps().iter().filter(|g| g.enclosed).find_map(|gap| {
            let (own, _) = gap.sides.iter().find(|(tile, side)| shows(*tile, *side))?;
            let (hash, _) = gap.sides.iter().find(|(tile, _)| board.is_hash(*tile))?;
            Some((*own, *hash))
        })
    })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

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
    fn other_mistakes_are_told_in_the_same_run() {
        let text =
            "board: |\n  a #\ntiles:\n  a: { city: E }\nmeeples: { red: [a.city, a.road] }\n";
        assert_eq!(
            codes(text),
            [Code::PlaceUnknown, Code::BoardRunsInto].into_iter().rev().collect::<Vec<_>>()
        );
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
        assert_eq!(
            codes("board: |\n  # # #\n  # m #\n  # # #\ntiles:\n  m: { monastery: true }\n"),
            []
        );
    }

    #[test]
    fn what_a_question_turns_on_may_not_run_into_a_tile_that_does_not_matter() {
        let text = "board: |\n  a b #\ntiles:\n  a: {}\n  b: { road: E }\nask:\n  - flier: { from: a, direction: e, roll: 1 }\n";
        assert_eq!(codes(text), [Code::BoardRunsInto]);
        assert_eq!(codes(&text.replace("road: E", "road: N")), []);
        assert_eq!(codes(&text.replace("roll: 1", "roll: 3")), []);
    }
}
