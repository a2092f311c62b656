//! The points that vineyards add to a monastery, abbey, shrine, church or garden.

use crate::geometry::Shape;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::{Finding, LOST_CHALLENGE};
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::surroundings::tiles_around;
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{Contributor, Mechanic, Role};
use crate::rulebook::{
    Inquiry, NotApplicable, QuestionId, SYMBOL_ALONE, SYMBOL_VINEYARD, SymbolsAlone, VINEYARD_WHERE, VineyardWhere,
    VineyardWorth,
};
use crate::scenario::{FeatureKind, TileIx};
use crate::tiles::Symbol;
use crate::wording::{say, vineyard};

#[derive(Debug)]
struct Vineyard;

/// A vineyard around a monastery.
const VINEYARD_THING: Thing = Thing { key: "vineyard", message: vineyard::ThingVineyard::MESSAGE };

pub(in crate::mechanics) static VINEYARD: Mechanic = Mechanic {
    card: cards::VINEYARD,
    questions: &[QuestionId::SymbolVineyard, QuestionId::SymbolAlone, QuestionId::VineyardWhere],
    roles: &[Role::Adds(&Vineyard)],
};

impl Contributor for Vineyard {
    fn contribute(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        let is_garden = feature.kind == FeatureKind::Garden;
        let can_take = is_garden || table.monastery_kind(feature).is_some();
        if !table.printed_features().vineyard || !can_take || finding.reply.get(LOST_CHALLENGE).is_some() {
            return Ok(());
        }
        let board = table.board();
        let mut vineyards = tiles_around(table.board(), feature.place.tile, false);
        vineyards.retain(|ix| board.tile(*ix).is_some_and(|tile| tile.symbols.contains(&Symbol::Vineyard)));
        let count = u32::try_from(vineyards.len()).unwrap_or(u32::MAX);
        if count == 0 {
            return Ok(());
        }
        if is_garden && law.ask(VINEYARD_WHERE)? == VineyardWhere::None {
            return Ok(());
        }
        // The law is asked for an unfinished monastery too: the ruling that only a completed one gets
        // points for vineyards is cited as the reason for none.
        let VineyardWorth::ThreeEach = law.ask(SYMBOL_VINEYARD)?;
        if finding.complete != Some(true) {
            finding.steps.push(say!(vineyard::Unfinished { count: count }));
            return Ok(());
        }
        let is_half = |ix: &TileIx| matches!(board.placed(*ix).shape, Shape::Half(_));
        if vineyards.iter().any(is_half) {
            let (SymbolsAlone::MayBeDisregarded | SymbolsAlone::VineyardAndHillApply) = law.ask(SYMBOL_ALONE)?;
            finding.steps.push(say!(vineyard::OnAHalf));
        }
        if !finding.score.allows_additions() {
            finding.steps.push(say!(vineyard::Abbot { count: count }));
            return Ok(());
        }
        finding.steps.push(say!(vineyard::Brings { count: count }));
        finding.score.add_for_owners(Item { thing: VINEYARD_THING, count, points_each: 3 });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{feature_results, judge_position};

    /// Returns a position with a monastery m and `cell` to the east of it; v has a vineyard, p is plain.
    fn monastery_beside(kind: &str, cell: &str, meeples: &str) -> String {
        let named = ["v", "p"].into_iter().filter(|n| cell.contains(n));
        let tiles: String = named.map(|n| if n == "v" { "  v: { vineyard: true }\n" } else { "  p: {}\n" }).collect();
        format!(
            "board: |\n  #  #  #\n  #  m  {cell}\n  #  #  #\ntiles:\n  m: {{ monastery: {kind} }}\n{tiles}meeples: {meeples}\n"
        )
    }

    const RED: &str = "{ red: m.monastery }";

    #[test]
    fn a_completed_monastery_gets_three_for_each() {
        let text = monastery_beside("true", "v", RED);
        assert_eq!(feature_results(&text, "m.monastery", "2014"), ["complete, worth 12: red 12"]);
        assert_eq!(judge_position(&text, "m.monastery", "now").1, ["symbol.vineyard"]);
        let two = text.replace("  #  m  v", "  v  m  v");
        assert_eq!(feature_results(&two, "m.monastery", "now"), ["complete, worth 15: red 15"]);
    }

    #[test]
    fn abbeys_shrines_and_special_monasteries_get_them_too() {
        for kind in ["abbey", "shrine", "german", "dutch", "japanese"] {
            let found = feature_results(&monastery_beside(kind, "v", RED), "m.monastery", "now");
            assert_eq!(found, ["complete, worth 12: red 12"], "{kind}");
        }
    }

    #[test]
    fn on_either_half_of_a_space_it_counts() {
        for cell in ["v/.", "v/p", "p/v", r"p\v"] {
            let text = monastery_beside("true", cell, RED);
            assert_eq!(feature_results(&text, "m.monastery", "now"), ["complete, worth 12: red 12"], "{cell}");
            assert!(judge_position(&text, "m.monastery", "now").1.contains(&"symbol.alone"), "{cell}");
        }
    }

    #[test]
    fn an_unfinished_monastery_gets_nothing() {
        let text = monastery_beside("true", "v", RED).replace("  #  m", "  .  m");
        assert_eq!(feature_results(&text, "m.monastery", "now"), ["open, worth 8: red 8"]);
        assert_eq!(judge_position(&text, "m.monastery", "now").1, ["symbol.vineyard"]);
    }

    #[test]
    fn one_in_its_own_space_does_not_lie_round_it() {
        let text = monastery_beside("true", "v/p", RED).replace("v/p", "#").replace("  m  ", "  m/v  ");
        let text = text.replace("  p: {}\n", "");
        assert_eq!(feature_results(&text, "m.monastery", "2021"), ["complete, worth 9: red 9"]);
        assert_eq!(judge_position(&text, "m.monastery", "now").1, ["count.monastery"]);
    }

    #[test]
    fn nobody_gets_them_where_nobody_stands() {
        let text = monastery_beside("true", "v", "{}");
        assert_eq!(feature_results(&text, "m.monastery", "now"), ["complete, worth 12: "]);
    }

    #[test]
    fn whoever_lies_there_as_abbot_gets_nothing_for_them() {
        let text = monastery_beside("german", "v", "{ red: abbot m.monastery }");
        let with = judge_position(&text, "m.monastery", "now").0;
        assert!(with.iter().all(|line| !line.contains("12")), "{with:?}");
        let stands = monastery_beside("true", "v", "{ red: abbot m.monastery }");
        assert_eq!(feature_results(&stands, "m.monastery", "now"), ["complete, worth 12: red 12"]);
    }

    #[test]
    fn beside_an_abbot_only_the_monk_gets_them() {
        let text = monastery_beside("german", "v", "{ red: m.monastery, blue: abbot m.monastery }");
        let both = feature_results(&text, "m.monastery", "now");
        assert!(both.iter().all(|f| f.contains("red 12") && !f.contains("blue 12")), "{both:?}");
    }
    #[test]
    fn a_monk_in_the_minority_gets_nothing_for_them_though_he_scores_as_abbot() {
        let text = monastery_beside(
            "german",
            "v",
            "{ red: [abbot m.monastery, m.monastery], blue: [m.monastery, m.monastery] }",
        );
        assert_eq!(feature_results(&text, "m.monastery", "now"), ["complete, worth 12: red 5, blue 12"]);
    }

    #[test]
    fn a_monk_in_the_minority_gets_nothing_for_them_though_he_wins_the_bonus_of_a_church() {
        let text =
            monastery_beside("darmstadt", "v", "{ red: [m.monastery, v.field, v.field], blue: large m.monastery }");
        assert_eq!(feature_results(&text, "m.monastery", "now"), ["complete, worth 12: red 3, blue 12"]);
    }
}
