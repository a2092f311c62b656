//! The scoring of German castles.

use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::{Finding, Score};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::majority;
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::{Item, Thing, worth};
use crate::mechanics::base::surroundings::{CompletedBySurroundings, SpaceCount};
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{FeatureScorer, Mechanic, Role};
use crate::rulebook::{COUNT_CASTLE, Doubles, Inquiry, NotApplicable, QuestionId, TILE_DOUBLE};
use crate::scenario::FeatureKind;
use crate::wording::say;

#[derive(Debug)]
struct Castle;

pub(in crate::mechanics) static CASTLE: Mechanic = Mechanic {
    card: cards::CASTLE,
    questions: &[QuestionId::TileDouble, QuestionId::GapCastle, QuestionId::CountCastle, QuestionId::CountDoubleRound],
    roles: &[Role::Scores(&Castle)],
};

impl FeatureScorer for Castle {
    fn can_score(&self, _: &Table<'_>, feature: &ScoredFeature) -> bool {
        feature.kind == FeatureKind::Castle
    }

    fn judge(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        // The castle itself is a double-size tile: rules older than these tiles have no answer.
        let mut hearing = Hearing::new(law);
        let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
        hearing.push(say!(steps::OwnTile));
        let surroundings = table.surroundings(feature.place.tile, false);
        let SpaceCount { things: counted, complete } =
            surroundings.count(CompletedBySurroundings::Castle, &mut hearing, |law| law.ask(COUNT_CASTLE))?;
        let surrounding_items = counted.into_iter().map(|(thing, count)| Item { thing, count, points_each: 1 });
        let items: Vec<Item> = std::iter::once(Item { thing: Thing::OWN_TILE, count: 1, points_each: 2 })
            .chain(surrounding_items)
            .filter(|i| i.count > 0)
            .collect();
        let site = Site::Place(feature.place);
        let owners = majority::owners(table, site, worth(&items), &mut hearing)?;
        Ok(Finding {
            complete: Some(complete),
            score: Score::for_owners(items, owners),
            steps: hearing.steps,
            ..Finding::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{feature_results, judge_position};

    const TEXT: &str = "board: |\n  #/.  #  #  #/.\n  #/#  c  <  #\n  #/.  #  #  #\ntiles:\n  c: { castle: true }\nmeeples:\n  red: c.castle\n";

    #[test]
    fn the_worked_example_brings_13_or_12() {
        for rules in ["2015", "community", "house-1e"] {
            assert_eq!(feature_results(TEXT, "c.castle", rules), ["complete, worth 13: red 13"], "{rules}");
        }
        assert_eq!(feature_results(TEXT, "c.castle", "2020"), ["complete, worth 12: red 12"]);
        assert_eq!(feature_results(TEXT, "c.castle", "2021"), ["complete, worth 12: red 12"]);
    }

    #[test]
    fn before_there_were_castles_there_is_no_answer() {
        assert_eq!(feature_results(TEXT, "c.castle", "2014-10"), ["n/a"]);
    }

    #[test]
    fn among_squares_there_is_nothing_to_ask() {
        let text = TEXT.replace("#/.", "#").replace("#/#", "#");
        for rules in ["2015", "2020", "2021"] {
            assert_eq!(feature_results(&text, "c.castle", rules), ["complete, worth 12: red 12"], "{rules}");
            assert_eq!(judge_position(&text, "c.castle", rules).1, ["tile.double"], "{rules}");
        }
        assert_eq!(feature_results(&text, "c.castle", "2014"), ["n/a"]);
    }

    #[test]
    fn a_lone_half_completes_it_as_it_would_a_monastery() {
        let text = TEXT.replace("#/#", "#");
        let complete = "complete, worth 12: red 12";
        for rules in ["2015", "community", "house-1e", "2020", "2021", "now"] {
            assert_eq!(feature_results(&text, "c.castle", rules), [complete], "{rules}");
        }
        assert_eq!(judge_position(&text, "c.castle", "2015").1, ["gap.castle", "tile.double"]);
    }

    #[test]
    fn where_a_space_is_empty_a_lone_half_does_not_matter() {
        let text = TEXT.replace("#/#  c", ".  c");
        assert_eq!(feature_results(&text, "c.castle", "2015"), ["open, worth 11: red 11"]);
        assert_eq!(judge_position(&text, "c.castle", "2015").1, ["tile.double"]);
    }
}
