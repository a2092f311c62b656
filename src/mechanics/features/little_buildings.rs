//! Little buildings: what they add to a feature.

use crate::mechanics::base::buildings;
use crate::mechanics::base::card::Card;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::site::Site;
use crate::mechanics::base::table::{Subject, Table};
use crate::mechanics::{Adds, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId};

/// Adds the points of little buildings.
#[derive(Debug)]
struct LittleBuildings;

/// Little buildings.
pub(in crate::mechanics) static LITTLE_BUILDINGS: Mechanic = Mechanic {
    card: Card {
        name: "little-buildings",
        heading: None,
        about: "A little building (Little Buildings) belongs to the whole tile on which it stands. When a feature is \
         scored, each building on one of its tiles adds 1 point, after everything else: an inn or a cathedral does \
         not double it, and it is given for a field, and for a feature that is unfinished at the end of the game, as \
         well. A monastery, and what is scored like one, counts the buildings on its own space and the eight round \
         it; a German castle those on its own tile and on the ten spaces round it. The points go to whoever owns the \
         feature: in a field with a barn, to the barn's owner, and to the farmers who are scored because a barn is \
         set or because a tile joined them to one. A city under a castle, which scores by its fief alone, and the \
         row of an abbot get none. It does not matter whose the building is, and one may serve many features. In a \
         variant a shed is worth 1, a house 2 and a tower 3; what is scored here is the basic rule, with a note of \
         what the variant would give.",
        halves: "A building on one half affects that half alone, or both halves of its space. Round a monastery or \
         castle that makes no difference: either half lies there.",
        source: "WikiCarpedia, \"Little Buildings (1st edition)\" (wiki-little-buildings), and its scoring tables \
         for roads, monasteries, gardens and German castles.",
        unverified: "That an unfinished road with an inn, which is worth nothing, still gets the points is not said \
         outright; nothing excepts it. Nor is the abbot's row mentioned, which is not the surroundings of a \
         monastery.",
    },
    questions: &[QuestionId::ReachLittleBuilding],
    roles: &[Role::Adds(&LittleBuildings)],
};

impl Adds for LittleBuildings {
    fn adds(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        if !finding.score.takes_more() {
            return Ok(());
        }
        let on = match subject.area {
            Some(_) => Site::Areas(&finding.areas),
            None => Site::Place(subject.place),
        };
        let mut hearing = Hearing::of(law);
        let brought = buildings::brought(table, on, &mut hearing)?;
        finding.steps.append(&mut hearing.steps);
        if let Some(item) = brought {
            finding.score.add(item);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{found, judged};

    /// A road from a over the half q to b; the half p has no part in it.
    fn road(tokens: &str) -> String {
        format!(
            "board: |\n  a  p/q\n  .  b\ntiles:\n  a: {{}}\n  p: {{}}\n  q: {{ road: SE }}\n  b: {{ road: N }}\nmeeples: {{ red: b.road }}\ntokens: {tokens}\n"
        )
    }

    #[test]
    fn each_on_a_tile_of_the_feature_brings_one() {
        let text = road("[{ building: q }, { building: b, kind: tower }, { building: a }]");
        assert_eq!(found(&text, "q.road", "now"), ["open, worth 4: red 4"]);
        assert_eq!(judged(&text, "q.road", "now").1, [""; 0]);
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
            assert_eq!(found(&text, "q.road", rules), [expected], "{rules}");
        }
        assert_eq!(judged(&text, "q.road", "now").1, ["reach.little-building"]);
    }

    #[test]
    fn it_is_not_doubled_and_outlasts_an_inn() {
        let inn = "board: |\n  a  b\ntiles:\n  a: { road: E, inn: true }\n  b: { road: W }\nmeeples: { red: a.road }\ntokens: { building: b }\n";
        assert_eq!(found(inn, "a.road", "now"), ["complete, worth 5: red 5"]);
        let open = inn.replace("road: W }", "road: WE }");
        assert_eq!(found(&open, "a.road", "now"), ["open, worth 1: red 1"]);
    }

    #[test]
    fn a_field_worth_nothing_else_gets_it_too() {
        let text = "board: |\n  a\ntiles:\n  a: { city: E, hill: true }\nmeeples: { red: a.field, blue: [pig a.field] }\ntokens: { building: a }\n";
        assert_eq!(found(text, "a.field", "now"), ["worth 1: red 1"]);
    }

    #[test]
    fn who_owns_a_feature_worth_nothing_else_a_hill_may_decide() {
        let tiles = "  a: { road: WE, inn: true, hill: true }\n  b: { road: WE }\n";
        let text = format!("board: |\n  a  b\ntiles:\n{tiles}");
        let text =
            format!("{text}meeples: {{ red: a.road, blue: b.road }}\ntokens: {{ building: b }}\n");
        assert_eq!(found(&text, "a.road", "now"), ["open, worth 1: red 1"]);
        assert_eq!(found(&text, "a.road", "2021"), ["open, worth 1: red 1"]);
        let none = text.replace("tokens: { building: b }\n", "");
        assert_eq!(judged(&none, "a.road", "now"), (vec!["open, worth 0: ".to_owned()], vec![]));
    }

    #[test]
    fn a_monastery_counts_those_round_it_and_its_own() {
        let text = "board: |\n  .  f  .\n  .  m  p/q\n  .  .  .  g\ntiles:\n  m: { monastery: true }\n  f g p q: {}\nmeeples: { red: m.monastery }\ntokens: [{ building: m }, { building: f }, { building: p }, { building: q }, { building: g }]\n";
        assert_eq!(found(text, "m.monastery", "2021"), ["open, worth 7: red 7"]);
        assert_eq!(judged(text, "m.monastery", "2021").1, ["count.monastery"]);
    }

    #[test]
    fn a_castle_counts_those_round_it() {
        let text = "board: |\n  c  <  f\ntiles:\n  c: { castle: true }\n  f: {}\nmeeples: { red: c.castle }\ntokens: [{ building: f }, { building: c }]\n";
        assert_eq!(found(text, "c.castle", "2021"), ["open, worth 5: red 5"]);
    }
}
