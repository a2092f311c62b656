//! The points that little buildings add to a feature.

use crate::mechanics::base::buildings;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::site::Site;
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{Contributor, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId};

#[derive(Debug)]
struct LittleBuildings;

pub(in crate::mechanics) static LITTLE_BUILDINGS: Mechanic = Mechanic {
    card: cards::LITTLE_BUILDINGS,
    questions: &[QuestionId::ReachLittleBuilding, QuestionId::BuildingValue],
    roles: &[Role::Adds(&LittleBuildings)],
};

impl Contributor for LittleBuildings {
    fn contribute(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        if !finding.score.allows_additions() {
            return Ok(());
        }
        let site = match feature.area {
            Some(_) => Site::Areas(&finding.areas),
            None => Site::Place(feature.place),
        };
        let mut hearing = Hearing::new(law);
        let items = buildings::building_items(table, site, &mut hearing)?;
        finding.steps.append(&mut hearing.steps);
        for item in items {
            finding.score.add_for_owners(item);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{feature_results, judge_position};

    /// Returns a road from a over the half q to b; the half p has no part in it.
    fn road(tokens: &str) -> String {
        format!(
            "board: |\n  a  p/q\n  .  b\ntiles:\n  a: {{}}\n  p: {{}}\n  q: {{ road: SE }}\n  b: {{ road: N }}\nmeeples: {{ red: b.road }}\ntokens: {tokens}\n"
        )
    }

    #[test]
    fn each_on_a_tile_of_the_feature_brings_one() {
        let text = road("[{ building: q }, { building: b, kind: tower }, { building: a }]");
        assert_eq!(feature_results(&text, "q.road", "now"), ["open, worth 4: red 4"]);
        assert_eq!(judge_position(&text, "q.road", "now").1, [""; 0]);
    }

    #[test]
    fn on_the_other_half_it_counts_where_it_affects_the_space() {
        let text = road("{ building: p }");
        for (rules, expected) in [
            ("2014", "open, worth 3: red 3"),
            ("2015", "open, worth 2: red 2"),
            ("2020", "open, worth 2: red 2"),
            ("2021", "open, worth 3: red 3"),
        ] {
            assert_eq!(feature_results(&text, "q.road", rules), [expected], "{rules}");
        }
        assert_eq!(judge_position(&text, "q.road", "now").1, ["reach.little-building"]);
    }

    #[test]
    fn it_is_not_doubled_and_outlasts_an_inn() {
        let inn = "board: |\n  a  b\ntiles:\n  a: { road: E, inn: true }\n  b: { road: W }\nmeeples: { red: a.road }\ntokens: { building: b }\n";
        assert_eq!(feature_results(inn, "a.road", "now"), ["complete, worth 5: red 5"]);
        let open = inn.replace("road: W }", "road: WE }");
        assert_eq!(feature_results(&open, "a.road", "now"), ["open, worth 1: red 1"]);
    }

    #[test]
    fn a_field_worth_nothing_else_gets_it_too() {
        let text = "board: |\n  a\ntiles:\n  a: { city: E, hill: true }\nmeeples: { red: a.field, blue: [pig a.field] }\ntokens: { building: a }\n";
        assert_eq!(feature_results(text, "a.field", "now"), ["worth 1: red 1"]);
    }

    #[test]
    fn who_owns_a_feature_worth_nothing_else_a_hill_may_decide() {
        let tiles = "  a: { road: WE, inn: true, hill: true }\n  b: { road: WE }\n";
        let text = format!("board: |\n  a  b\ntiles:\n{tiles}");
        let text = format!("{text}meeples: {{ red: a.road, blue: b.road }}\ntokens: {{ building: b }}\n");
        assert_eq!(feature_results(&text, "a.road", "now"), ["open, worth 1: red 1"]);
        assert_eq!(feature_results(&text, "a.road", "2021"), ["open, worth 1: red 1"]);
        let none = text.replace("tokens: { building: b }\n", "");
        assert_eq!(
            judge_position(&none, "a.road", "now"),
            (vec!["open, worth 0: ".to_owned()], vec!["inn.unfinished"])
        );
    }

    #[test]
    fn a_monastery_counts_those_round_it_and_its_own() {
        let text = "board: |\n  .  f  .\n  .  m  p/q\n  .  .  .  g\ntiles:\n  m: { monastery: true }\n  f g p q: {}\nmeeples: { red: m.monastery }\ntokens: [{ building: m }, { building: f }, { building: p }, { building: q }, { building: g }]\n";
        assert_eq!(feature_results(text, "m.monastery", "2021"), ["open, worth 7: red 7"]);
        assert_eq!(judge_position(text, "m.monastery", "2021").1, ["count.monastery"]);
    }

    #[test]
    fn a_castle_counts_those_round_it() {
        let text = "board: |\n  c  <  f\ntiles:\n  c: { castle: true }\n  f: {}\nmeeples: { red: c.castle }\ntokens: [{ building: f }, { building: c }]\n";
        assert_eq!(feature_results(text, "c.castle", "2021"), ["open, worth 5: red 5"]);
    }
}
