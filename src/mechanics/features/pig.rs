//! The points that a pig adds to a field.

use crate::mechanics::base::card::cards;
use crate::mechanics::base::farm;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{Contributor, Mechanic, Role};
use crate::rulebook::{FIELDS_PIG, FIELDS_SCORING, FieldScoring, Inquiry, NotApplicable, PigByCity, QuestionId};
use crate::scenario::{FeatureKind, PlayerIx};

#[derive(Debug)]
struct Pig;

pub(in crate::mechanics) static PIG: Mechanic = Mechanic {
    card: cards::PIG,
    questions: &[QuestionId::FieldsScoring, QuestionId::FieldsPig],
    roles: &[Role::Adds(&Pig)],
};

impl Contributor for Pig {
    fn contribute(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        if feature.kind != FeatureKind::Field {
            return Ok(());
        }
        let points = finding.score.points();
        let mut keepers: Vec<PlayerIx> = farm::pig_owners(table, &finding.areas).into_iter().collect();
        keepers.retain(|player| points.contains_key(player));
        // Cities counted for a barn, or for farmers joined to a barn, have other things than `Thing::CITY`, which are
        // not raised here.
        let is_city = |item: &Item| item.thing == Thing::CITY;
        if keepers.is_empty() || !finding.score.items().iter().any(is_city) {
            return Ok(());
        }
        if law.ask(FIELDS_SCORING)? == FieldScoring::ByCity && law.ask(FIELDS_PIG)? == PigByCity::Nothing {
            return Ok(());
        }
        finding.score = std::mem::take(&mut finding.score).map_shares(|player, items| {
            if keepers.contains(&player) { farm::raise_city_items(&items, Thing::CITY, 1) } else { items }
        });
        let steps = keepers.into_iter().map(|keeper| farm::pig_step(table, &finding.areas, keeper));
        finding.steps.extend(steps);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::feature_results;

    fn field(meeples: &str) -> Vec<String> {
        let text = format!(
            "board: |\n  a  b\n  f  g\ntiles:\n  a: {{ city: E }}\n  b: {{ city: W }}\n  f g: {{}}\nmeeples: {meeples}\n"
        );
        feature_results(&text, "a.field", "now")
    }

    #[test]
    fn its_owner_gets_four_for_each_complete_city() {
        assert_eq!(field("{ red: [a.field, pig f.field] }"), ["worth 3: red 4"]);
        assert_eq!(field("{ red: [a.field, pig f.field, pig g.field] }"), ["worth 3: red 4"]);
    }

    #[test]
    fn who_ties_without_one_gets_three() {
        let tied = "{ red: [a.field, pig f.field], blue: g.field }";
        assert_eq!(field(tied), ["worth 3: red 4, blue 3"]);
    }

    #[test]
    fn it_brings_nothing_to_who_does_not_score() {
        assert_eq!(field("{ red: [a.field, pig f.field], blue: large g.field }"), ["worth 3: blue 3"]);
        assert_eq!(field("{ red: pig f.field }"), ["worth 3: "]);
        assert_eq!(field("{ red: pig f.field, blue: g.field }"), ["worth 3: blue 3"]);
    }

    #[test]
    fn without_a_complete_city_there_is_nothing_to_raise() {
        let text = "board: |\n  a\ntiles:\n  a: { city: E }\nmeeples: { red: [a.field, pig a.field] }\n";
        assert_eq!(feature_results(text, "a.field", "now"), ["worth 0: "]);
    }
}
