//! The effect of the mage and the witch on the road or city that they are on.

use super::castle_tile::CASTLE_TILE_BONUS;
use super::problems;
use super::road::BRIDGED_TILE;
use crate::landscape::{Gaps, Landscape};
use crate::mechanics::base::buildings::BUILDING;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::sentences::sum_sentence;
use crate::mechanics::base::site::is_figure_on;
use crate::mechanics::base::sum::{Item, Thing, worth};
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{Contributor, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId, WITCH_HALVES, WitchHalves};
use crate::scenario::{FigurePosition, Scenario};
use crate::text::Problems;
use crate::wording::say;

/// The mechanic's part that adds the points of the mage, and halves for the witch.
#[derive(Debug)]
struct MageAndWitch;

pub(in crate::mechanics) static MAGE_AND_WITCH: Mechanic = Mechanic {
    card: cards::MAGE_AND_WITCH,
    questions: &[QuestionId::WitchHalves],
    roles: &[Role::Adds(&MageAndWitch), Role::Checks(check)],
};

/// Reports the mage and the witch on one road or city, also if only a gap joins their areas: one of them has to move
/// away before scoring, and the position does not show which player would choose.
fn check(scenario: &Scenario, problems: &mut Problems) {
    let (Some(mage), Some(witch)) = (&scenario.figures.mage, &scenario.figures.witch) else { return };
    let board = &scenario.board;
    let land = Landscape::new(board);
    let area = |standing: &FigurePosition| standing.place.and_then(|place| land.area(board, place));
    let (Some(mage_area), Some(witch_area)) = (area(mage), area(witch)) else { return };
    let kind = land.kind(mage_area);
    if mage_area == witch_area {
        problems.push(problems::mage_beside_witch(kind, false, witch.span, mage.span));
    } else if land.areas_joined_with(board, mage_area, Gaps::Joined).contains(&witch_area) {
        problems.push(problems::mage_beside_witch(kind, true, witch.span, mage.span));
    }
}

impl Contributor for MageAndWitch {
    fn contribute(
        &self,
        table: &Table<'_>,
        _: &ScoredFeature,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        if !finding.score.allows_additions() {
            return Ok(());
        }
        let figures = &table.scenario.figures;
        if is_figure_on(table, figures.mage.as_ref(), &finding.areas) {
            add_mage(finding);
        }
        if is_figure_on(table, figures.witch.as_ref(), &finding.areas) {
            halve_for_witch(finding, law)?;
        }
        Ok(())
    }
}

/// Adds 1 point for each tile or space that the road or city itself counts.
fn add_mage(finding: &mut Finding) {
    let counted = [Thing::TILE, Thing::SPACE, Thing::EITHER, BRIDGED_TILE];
    let items = finding.score.items().iter().filter(|item| counted.contains(&item.thing));
    let count = items.fold(0u32, |sum, item| sum.saturating_add(item.count));
    finding.steps.push(say!(mage_and_witch::Mage { points: count }));
    finding.score.add_for_owners(Item { thing: Thing::MAGE, count, points_each: 1 });
}

/// Halves the points for the witch. Asks the law only if halving little buildings or a castle tile too changes them.
fn halve_for_witch(finding: &mut Finding, law: &mut Inquiry<'_, '_>) -> Result<(), NotApplicable> {
    let (added, own_items): (Vec<Item>, Vec<Item>) =
        finding.score.items().iter().partition(|item| [BUILDING, CASTLE_TILE_BONUS].contains(&item.thing));
    let total = finding.score.worth();
    let split_total = worth(&own_items).div_ceil(2).saturating_add(worth(&added));
    let is_spared = split_total == total.div_ceil(2) || law.ask(WITCH_HALVES)? == WitchHalves::Feature;
    let halve = |items: &[Item]| -> Vec<Item> {
        let (spared_items, halved_items): (Vec<Item>, Vec<Item>) =
            items.iter().partition(|item| is_spared && [BUILDING, CASTLE_TILE_BONUS].contains(&item.thing));
        let half = Item { thing: Thing::HALVED, count: worth(&halved_items), points_each: 1 };
        std::iter::once(half).chain(spared_items).collect()
    };
    let halving = if is_spared { own_items } else { finding.score.items().to_vec() };
    if let Some(sum) = sum_sentence(&halving).filter(|_| worth(&halving) > 0) {
        let points = worth(&halving);
        finding.steps.push(say!(mage_and_witch::Witch {
            points: points,
            sum: sum,
            rounded: points % 2 == 1,
            half: points.div_ceil(2)
        }));
    }
    if !added.is_empty() {
        finding.steps.push(say!(mage_and_witch::Added { halved: !is_spared }));
    }
    finding.score = std::mem::take(&mut finding.score).map_items(halve);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::mechanics::test_support::{feature_results, judge_position, steps};
    use crate::scenario::test_scenarios::read;
    use crate::text::Problems;

    /// Returns a road from a over the pair p and q to b, and a city on c and d with a coat of arms.
    fn board(figures: &str) -> String {
        format!(
            "board: |\n  a  p/q  b\n  .  .    .\n  c  d  .\ntiles:\n  a: {{ road: E }}\n  p: {{ road: WL }}\n  q: {{ road: LE }}\n  b: {{ road: W }}\n  c: {{ city: E, coats: 1 }}\n  d: {{ city: W }}\nmeeples: {{ red: [a.road, c.city] }}\nfigures: {figures}\n"
        )
    }

    #[test]
    fn the_mage_adds_what_the_feature_counts() {
        let text = board("{ mage: q.road }");
        assert_eq!(feature_results(&text, "a.road", "2021"), ["complete, worth 6: red 6"]);
        assert_eq!(feature_results(&text, "a.road", "2015"), ["complete, worth 8: red 8"]);
        assert_eq!(judge_position(&text, "a.road", "2021").1, ["count.road-city"]);
        assert_eq!(feature_results(&text, "c.city", "now"), ["complete, worth 6: red 6"]);
        let city = board("{ mage: d.city }");
        assert_eq!(feature_results(&city, "c.city", "now"), ["complete, worth 8: red 8"], "a coat of arms is no tile");
        assert_eq!(feature_results(&city, "a.road", "2021"), ["complete, worth 3: red 3"]);
    }

    #[test]
    fn the_witch_halves_and_rounds_up() {
        let text = board("{ witch: a.road, mage: c.city }");
        assert_eq!(feature_results(&text, "a.road", "2021"), ["complete, worth 2: red 2"]);
        assert_eq!(feature_results(&text, "a.road", "2015"), ["complete, worth 2: red 2"]);
        assert_eq!(feature_results(&board("{ witch: d.city }"), "c.city", "now"), ["complete, worth 3: red 3"]);
        let lines = steps(&text, "a.road", "2021");
        assert_eq!(lines.last().map(String::as_str), Some("The witch halves the 3 points (3 spaces), rounded up: 2."));
    }

    #[test]
    fn what_is_worth_nothing_gets_the_mage_s_points_alone() {
        let inn = board("{ mage: a.road, witch: c.city }").replace("a: { road: E }", "a: { road: EW, inn: true }");
        assert_eq!(feature_results(&inn, "a.road", "2021"), ["open, worth 3: red 3"]);
        let none = inn.replace("mage: a.road, ", "").replace("witch: c.city", "witch: a.road");
        assert_eq!(feature_results(&none, "a.road", "2021"), ["open, worth 0: "]);
        let tied = inn
            .replace("b: { road: W }", "b: { road: W, hill: true }")
            .replace("red: [a.road, c.city]", "red: a.road, blue: b.road");
        assert_eq!(
            feature_results(&tied, "a.road", "2021"),
            ["open, worth 3: blue 3"],
            "a hill breaks the tie for the mage's points too"
        );
    }

    #[test]
    fn what_is_added_to_it_may_be_halved_too() {
        let text = board("{ witch: b.road }").replace("figures", "tokens: [{ building: a }]\nfigures");
        assert_eq!(feature_results(&text, "a.road", "2021"), ["complete, worth 3: red 3", "complete, worth 2: red 2"]);
        // Half of 4, rounded up, plus 1 is as much as half of 5, rounded up.
        assert_eq!(feature_results(&text, "a.road", "2015"), ["complete, worth 3: red 3"]);
        let castle = "board: |\n  a  k  <  b\ntiles:\n  a: { road: E }\n  k: { castle: true, road: WE }\n  b: { road: W }\nmeeples: { red: a.road }\nfigures: { witch: a.road }\n";
        assert_eq!(feature_results(castle, "a.road", "2021"), ["complete, worth 5: red 5", "complete, worth 4: red 4"]);
    }

    #[test]
    fn both_on_one_feature_are_refused() {
        let count_problems = |text: &str| {
            let mut problems = Problems::new();
            read(text).map(|scenario| check(&scenario, &mut problems)).map(|()| problems.len()).ok()
        };
        assert_eq!(count_problems(&board("{ mage: a.road, witch: b.road }")), Some(1));
        assert_eq!(count_problems(&board("{ mage: a.road, witch: c.city }")), Some(0));
        let gap = "board: |\n  c  a    e\n  d  p\\.  b\ntiles:\n  a: { city: S }\n  b: { city: W }\n  p: { city: L }\n  c d e: {}\nfigures: { mage: a.city, witch: b.city }\n";
        assert_eq!(count_problems(gap), Some(1));
    }
}
