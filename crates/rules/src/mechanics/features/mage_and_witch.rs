//! The effect of the mage and the witch on the road or city that they are on.

use carcassonne_law::{Inquiry, LawResult, QuestionId, WITCH_HALVES, WitchHalves};
use carcassonne_position::wording::say;
use carcassonne_position::{FigurePosition, Scenario};
use carcassonne_text::{Problems, problem};

use super::castle_tile::CASTLE_TILE_BONUS;
use super::problems;
use super::road::BRIDGED_TILE;
use crate::landscape::{Gaps, Landscape};
use crate::mechanics::base::buildings::BUILDING;
use crate::mechanics::base::sentences::sum_sentence;
use crate::mechanics::base::site::is_figure_on;
use crate::mechanics::{Finding, Item, Mechanic, Role, ScoredFeature, Table, Thing, cards, worth};

pub(super) static MAGE_AND_WITCH: Mechanic = Mechanic {
    card: cards::MAGE_AND_WITCH,
    questions: &[QuestionId::WitchHalves],
    roles: &[Role::Adds(contribute), Role::Checks(check)],
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
    let by_gap = mage_area != witch_area;
    if !by_gap || land.areas_joined_with(board, mage_area, Gaps::Joined).contains(&witch_area) {
        let kind = kind.word();
        problems.push(problem!(witch.span, problems::MageBesideWitch { kind, by_gap }).at_related(mage.span));
    }
}

/// Adds the points of the mage, and halves for the witch.
fn contribute(table: &Table<'_>, _: &ScoredFeature, finding: &mut Finding, law: &mut Inquiry<'_, '_>) -> LawResult<()> {
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

/// Adds 1 point for each tile or space that the road or city itself counts.
fn add_mage(finding: &mut Finding) {
    let counted = [Thing::TILE, Thing::SPACE, Thing::EITHER, BRIDGED_TILE];
    let items = finding.score.items().iter().filter(|item| counted.contains(&item.thing));
    let count = items.fold(0u32, |sum, item| sum.saturating_add(item.count));
    finding.steps.push(say!(mage_and_witch::Mage { points: count }));
    finding.score.add_for_owners(Item { thing: Thing::MAGE, count, points_each: 1 });
}

/// Halves the points for the witch. Asks the law only if halving little buildings or a castle tile too changes them.
fn halve_for_witch(finding: &mut Finding, law: &mut Inquiry<'_, '_>) -> LawResult<()> {
    let (added, own_items): (Vec<Item>, Vec<Item>) =
        finding.score.items().iter().partition(|item| [BUILDING, CASTLE_TILE_BONUS].contains(&item.thing));
    let total = finding.score.worth();
    let split_total = worth(&own_items).div_ceil(2).saturating_add(worth(&added));
    let is_spared = split_total == total.div_ceil(2) || law.ask(WITCH_HALVES)? == WitchHalves::Feature;
    let halve = |items: &[Item]| -> Vec<Item> {
        let (spared_items, halved_items): (Vec<Item>, Vec<Item>) =
            items.iter().partition(|item| is_spared && [BUILDING, CASTLE_TILE_BONUS].contains(&item.thing));
        let count = worth(&halved_items);
        let thing = if count.is_multiple_of(2) { Thing::HALVED } else { Thing::HALVED_UP };
        let half = Item { thing, count, points_each: 1 };
        std::iter::once(half).chain(spared_items).collect()
    };
    let halving = if is_spared { own_items } else { finding.score.items().to_vec() };
    if let Some(sum) = sum_sentence(&halving).filter(|_| worth(&halving) > 0) {
        let points = worth(&halving);
        finding.steps.push(say!(mage_and_witch::Witch {
            points,
            sum,
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
