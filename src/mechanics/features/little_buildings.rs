//! Little buildings: what they add to a feature.

use std::collections::BTreeSet;

use crate::mechanics::base::card::Card;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::site::{Site, other_halves};
use crate::mechanics::base::step::Step;
use crate::mechanics::base::sum::{Item, Thing, counted};
use crate::mechanics::base::table::{Subject, Table};
use crate::mechanics::{Adds, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId, REACH_LITTLE_BUILDING, Reach};
use crate::scenario::{Building, TileIx};

/// Adds the points of little buildings.
#[derive(Debug)]
struct LittleBuildings;

/// A little building on a tile of a feature.
const BUILDING: Thing =
    Thing { one: "little building", many: "little buildings", key: "little-building" };

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
         feature: in a field with a barn, to the barn's owner. A city under a castle, which scores by its fief \
         alone, and the row of an abbot get none. It does not matter whose the building is, and one may serve many \
         features. In a variant a shed is worth 1, a house 2 and a tower 3; what is scored here is the basic rule, \
         with a note of what the variant would give.",
        halves: "A building on one half affects that half alone, or both halves of its space. Round a monastery or \
         castle that makes no difference: either half lies there.",
        source: "WikiCarpedia, \"Little Buildings (1st edition)\", and its scoring tables for roads, monasteries, \
         gardens and German castles.",
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
        if !table.has_buildings() || !finding.score.takes_more() {
            return Ok(());
        }
        let on = match subject.area {
            Some(_) => Site::Areas(&finding.areas),
            None => Site::Place(subject.place),
        };
        let tiles = on.tiles(table);
        let of = |tiles: &BTreeSet<TileIx>| -> Vec<Option<Building>> {
            tiles.iter().flat_map(|t| table.buildings_on(*t)).copied().collect()
        };
        let mut counting = of(&tiles);
        let beside = of(&other_halves(table, &tiles));
        if !beside.is_empty() {
            let affected = match law.ask(REACH_LITTLE_BUILDING)? {
                Reach::Half => "that half alone",
                Reach::Space => {
                    counting.extend(beside);
                    "both halves of it"
                }
            };
            finding.steps.push(Step::Tell(format!(
                "A little building stands on the other half of a space: it affects {affected}."
            )));
        }
        let count = u32::try_from(counting.len()).unwrap_or(u32::MAX);
        if count == 0 {
            return Ok(());
        }
        finding.steps.push(Step::Tell(tell(&counting, count)));
        finding.score.add(Item { thing: BUILDING, count, each: 1 });
        Ok(())
    }
}

/// Says how many buildings count, and what the variant would give for them where their kinds are
/// known.
fn tell(counting: &[Option<Building>], count: u32) -> String {
    let stand = if count == 1 { "stands" } else { "stand" };
    let told = format!("{} {stand} there: 1 point more for each.", counted(BUILDING, count));
    let worth = |kind: Building| match kind {
        Building::Shed => 1u32,
        Building::House => 2,
        Building::Tower => 3,
    };
    let variant: Option<u32> =
        counting.iter().try_fold(0u32, |sum, kind| Some(sum.saturating_add(worth((*kind)?))));
    match variant.filter(|sum| *sum != count) {
        Some(sum) => format!(
            "{told} In the variant, where a house brings 2 and a tower 3, it would be {sum} in all."
        ),
        None => told,
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
        assert_eq!(found(&text, "q.road", "2025"), ["open, worth 4: red 4"]);
        assert_eq!(judged(&text, "q.road", "2025").1, [""; 0]);
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
        assert_eq!(judged(&text, "q.road", "2025").1, ["reach.little-building"]);
    }

    #[test]
    fn it_is_not_doubled_and_outlasts_an_inn() {
        let inn = "board: |\n  a  b\ntiles:\n  a: { road: E, inn: true }\n  b: { road: W }\nmeeples: { red: a.road }\ntokens: { building: b }\n";
        assert_eq!(found(inn, "a.road", "2025"), ["complete, worth 5: red 5"]);
        let open = inn.replace("road: W }", "road: WE }");
        assert_eq!(found(&open, "a.road", "2025"), ["open, worth 1: red 1"]);
    }

    #[test]
    fn a_field_worth_nothing_else_gets_it_too() {
        let text = "board: |\n  a\ntiles:\n  a: { city: E, hill: true }\nmeeples: { red: a.field, blue: [pig a.field] }\ntokens: { building: a }\n";
        assert_eq!(found(text, "a.field", "2025"), ["worth 1: red 1"]);
    }

    #[test]
    fn who_owns_a_feature_worth_nothing_else_a_hill_may_decide() {
        let tiles = "  a: { road: WE, inn: true, hill: true }\n  b: { road: WE }\n";
        let text = format!("board: |\n  a  b\ntiles:\n{tiles}");
        let text =
            format!("{text}meeples: {{ red: a.road, blue: b.road }}\ntokens: {{ building: b }}\n");
        assert_eq!(found(&text, "a.road", "2025"), ["open, worth 1: red 1"]);
        assert_eq!(found(&text, "a.road", "2021"), ["open, worth 1: red 1"]);
        let none = text.replace("tokens: { building: b }\n", "");
        assert_eq!(judged(&none, "a.road", "2025"), (vec!["open, worth 0: ".to_owned()], vec![]));
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

    #[test]
    fn the_variant_is_told_where_the_kinds_are_known() {
        use super::{
            Building::{House, Shed, Tower},
            tell,
        };
        assert!(tell(&[Some(House), Some(Tower)], 2).contains("it would be 5 in all"));
        assert!(!tell(&[Some(Shed)], 1).contains("variant"));
        assert!(!tell(&[Some(Tower), None], 2).contains("variant"));
    }
}
