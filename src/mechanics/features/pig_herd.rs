//! The points that a pig herd printed on a field adds to it.

use crate::mechanics::base::card::cards;
use crate::mechanics::base::farm;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::majority;
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{Contributor, Mechanic, Role};
use crate::rulebook::{FIELDS_HERD, FIELDS_SCORING, FieldScoring, HerdOnField, Inquiry, NotApplicable, QuestionId};
use crate::scenario::{FeatureKind, PlayerIx};
use crate::wording::say;

#[derive(Debug)]
struct PigHerd;

pub(in crate::mechanics) static PIG_HERD: Mechanic = Mechanic {
    card: cards::PIG_HERD,
    questions: &[QuestionId::FieldsHerd, QuestionId::FieldsScoring],
    roles: &[Role::Adds(&PigHerd)],
};

impl Contributor for PigHerd {
    fn contribute(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        // Cities counted for a barn, or for farmers joined to a barn, have other things than `Thing::CITY`.
        if feature.kind != FeatureKind::Field
            || !farm::has_herd(table, &finding.areas)
            || !finding.score.items().iter().any(|item| item.thing == Thing::CITY)
        {
            return Ok(());
        }
        let is_by_city = law.ask(FIELDS_SCORING)? == FieldScoring::ByCity;
        // By the city, a player who scores without a farmer in the field gets nothing more.
        let is_fed = |player| !is_by_city || majority::has_owning_figure(table, &finding.areas, player);
        let fed_players: Vec<PlayerIx> = finding.score.points().into_keys().filter(|player| is_fed(*player)).collect();
        if fed_players.is_empty() {
            return Ok(());
        }
        if law.ask(FIELDS_HERD)? == HerdOnField::Nothing {
            finding.steps.push(say!(pig_herd::AddsNothing));
            return Ok(());
        }
        let score = std::mem::take(&mut finding.score);
        let raise = |items: &[Item]| farm::raise_city_items(items, Thing::CITY, 1);
        finding.score = if is_by_city {
            score.map_shares(|player, items| if fed_players.contains(&player) { raise(&items) } else { items })
        } else {
            score.map_items(raise)
        };
        finding.steps.push(say!(pig_herd::Adds));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{feature_results, judge_position};

    /// Returns the verdicts on a field below a completed city and the field beside it, joined, which show `f` and `g`.
    fn field(f: &str, g: &str, meeples: &str, rules: &str) -> Vec<String> {
        let text = format!(
            "board: |\n  a  b\n  f  g\ntiles:\n  a: {{ city: E }}\n  b: {{ city: W }}\n  f: {{ {f} }}\n  g: {{ {g} }}\nmeeples: {meeples}\n"
        );
        feature_results(&text, "a.field", rules)
    }

    const HERD: &str = "pig-herd: true";

    #[test]
    fn it_brings_one_for_each_city_to_everybody_or_nothing() {
        assert_eq!(field(HERD, "", "{ red: f.field }", "now"), ["worth 4: red 4", "worth 3: red 3"]);
        assert_eq!(
            field(HERD, "", "{ red: f.field, blue: g.field }", "now"),
            ["worth 4: red 4, blue 4", "worth 3: red 3, blue 3"]
        );
    }

    #[test]
    fn two_herds_count_once_and_a_pig_adds_to_one() {
        assert_eq!(field(HERD, HERD, "{ red: f.field }", "now"), ["worth 4: red 4", "worth 3: red 3"]);
        assert_eq!(
            field(HERD, "", "{ red: [f.field, pig g.field], blue: g.field }", "now"),
            ["worth 4: red 5, blue 4", "worth 3: red 4, blue 3"]
        );
    }

    #[test]
    fn nobody_is_asked_where_there_is_no_city_to_count() {
        let text = "board: |\n  f\ntiles:\n  f: { pig-herd: true }\nmeeples: { red: f.field }\n";
        let (rows, asked) = judge_position(text, "f.field", "now");
        assert_eq!(rows, ["worth 0: "]);
        assert!(!asked.contains(&"fields.herd"), "{asked:?}");
        assert_eq!(field(HERD, "", "{ red: pig f.field }", "now"), ["worth 3: "]);
    }

    #[test]
    fn a_barn_gets_nothing_for_it_and_farmers_joined_to_one_do() {
        assert_eq!(
            field(HERD, "", "{ red: f.field, blue: barn f@se }", "now"),
            ["worth 4: red 2, blue 4", "worth 4: red 1, blue 4"]
        );
    }
}
