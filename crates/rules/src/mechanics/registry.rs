//! The list of all mechanics, and the functions that need the whole list, like scoring any feature.
//!
//! A new mechanic is a file in the module of its subject, its questions in the rulebook, and a line
//! in the list of that module.

use carcassonne_law::{Inquiry, LawResult, RuleSet};
use carcassonne_position::Scenario;

use crate::landscape::Landscape;
use crate::mechanics::base::sentences::feature_answer;
use crate::mechanics::{
    Answer, CountedUnit, FeatureScorer, Finding, Item, Mechanic, PosedQuestion, Role, ScoreScope, ScoredFeature,
    Subject, Suppositions, Table, environs, features, game, messages, moving, placing, symbols,
};

/// The lists of mechanics, one for each module, in the order in which the mechanics are listed.
///
/// The order matters twice. A feature is judged by the first mechanic that recognises it as its own,
/// and others add to it in this order, each to the result of those before it.
const MODULE_LISTS: [&[&Mechanic]; 9] = [
    features::SCORED,
    placing::BUILT,
    features::HEARD,
    placing::PLACED,
    moving::MECHANICS,
    environs::MECHANICS,
    symbols::MECHANICS,
    messages::MECHANICS,
    game::MECHANICS,
];

/// Every mechanic, in the order in which they are listed.
pub static MECHANICS: &[&Mechanic] = &all_mechanics();

/// Returns the number of mechanics in all modules.
const fn mechanic_count() -> usize {
    let (mut count, mut list) = (0, 0);
    while list < MODULE_LISTS.len() {
        count += MODULE_LISTS[list].len();
        list += 1;
    }
    count
}

/// Returns the mechanics of all modules, one after the other.
const fn all_mechanics() -> [&'static Mechanic; mechanic_count()] {
    let mut all = [MODULE_LISTS[0][0]; mechanic_count()];
    let (mut position, mut list) = (0, 0);
    while list < MODULE_LISTS.len() {
        let mut index = 0;
        while index < MODULE_LISTS[list].len() {
            all[position] = MODULE_LISTS[list][index];
            position += 1;
            index += 1;
        }
        list += 1;
    }
    all
}

/// Scores a feature with all mechanics, as the table does for them.
fn score(
    table: &Table<'_>,
    feature: &ScoredFeature,
    scope: ScoreScope,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<Option<Finding>> {
    let Some((_, scorer)) = scorer_of(table, feature) else { return Ok(None) };
    let mut finding = scorer.judge(table, feature, law)?;
    let roles = || MECHANICS.iter().flat_map(|m| m.roles);
    if scope >= ScoreScope::WithBonuses {
        for role in roles() {
            if let Role::Adds(contribute) = role {
                contribute(table, feature, &mut finding, law)?;
            }
        }
    }
    if scope >= ScoreScope::WithRewards {
        for role in roles() {
            if let Role::Rewards(contribute) = role {
                contribute(table, feature, &mut finding, law)?;
            }
        }
    }
    Ok(Some(finding))
}

/// Builds the table: determines which features of a position may be answered, in addition to its questions.
///
/// These are every feature with a meeple or barn, every monastery and castle, every road, city and field at an enclosed
/// gap (unless it runs into an unknown tile), and every feature that the scenario names to be answered, in a claim or
/// in an expectation. A garden is included only if a meeple is in it or something names it.
pub fn build_table<'a>(scenario: &'a Scenario, land: &'a Landscape, questions: &'a [PosedQuestion]) -> Table<'a> {
    Table::new(scenario, land, questions, score).with_turn_features()
}

/// Returns the question on the points of all farmers, if it is not asked and some rules do not just add up the fields.
pub fn added_question(scenario: &Scenario, land: &Landscape, questions: &[PosedQuestion]) -> Option<PosedQuestion> {
    features::pose_all_farmers(&build_table(scenario, land, questions))
}

/// Returns `true` if the answer to the [added question](added_question) is more than the sum of its fields under some
/// of the given rule sets.
pub fn exceeds_field_sum(table: &Table<'_>, rule_sets: &[RuleSet]) -> bool {
    features::may_score_otherwise(table, rule_sets)
}

/// Determines the worth of a feature, with everything that other mechanics add to the feature, and the points that they
/// give players separately.
///
/// # Errors
///
/// `NotApplicable` if the law is asked about something that did not exist yet.
pub fn judge_feature(table: &Table<'_>, feature: &ScoredFeature, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
    Ok(score(table, feature, ScoreScope::WithRewards, law)?.unwrap_or_default())
}

/// Returns a finding in words, and `true` if the words are the mechanic's own, and not those common to all features.
///
/// `worths` has every worth that a feature may have: more than one only if no player scores the feature.
pub fn describe_finding(table: &Table<'_>, subject: Subject<'_>, finding: &Finding, worths: &[u32]) -> (Answer, bool) {
    match subject {
        Subject::Ask(posed) => (Answer::from_finding(posed, table, finding), true),
        Subject::Feature(feature) => {
            let own_answer = scorer_of(table, feature).and_then(|(_, scores)| scores.answer(table, feature, finding));
            match own_answer {
                Some(answer) => (answer, true),
                None => (feature_answer(table, feature, finding, worths), false),
            }
        }
    }
}

/// Returns the points for a feature under each supposition that people may make; empty if the subject is a question.
pub fn points_by_supposition(
    table: &Table<'_>,
    subject: Subject<'_>,
    finding: &Finding,
    items: &[Item],
) -> Suppositions {
    match subject {
        Subject::Ask(_) => Suppositions::new(),
        Subject::Feature(feature) => scorer_of(table, feature)
            .map_or_else(Suppositions::new, |scorer| scorer.1.points_by_supposition(table, feature, finding, items)),
    }
}

/// Returns the tiles, coats of arms or other units that the sum of a finding counts; empty if they are unknown.
pub fn counted_units(table: &Table<'_>, feature: &ScoredFeature, finding: &Finding) -> Vec<CountedUnit> {
    scorer_of(table, feature).map_or_else(Vec::new, |scorer| scorer.1.counted_units(table, feature, finding))
}

/// Returns the mechanic that scores a feature; `None` if none does.
pub fn mechanic_of(table: &Table<'_>, feature: &ScoredFeature) -> Option<&'static Mechanic> {
    scorer_of(table, feature).map(|(mechanic, _)| mechanic)
}

fn scorer_of(table: &Table<'_>, feature: &ScoredFeature) -> Option<(&'static Mechanic, &'static dyn FeatureScorer)> {
    MECHANICS.iter().find_map(|m| Some((*m, m.find_scorer(table, feature)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn little_buildings_add_to_what_all_others_have_made_of_a_feature_but_for_the_witch() {
        let adds = |m: &&&Mechanic| m.roles.iter().any(|role| matches!(role, Role::Adds(_)));
        let adding: Vec<&str> = MECHANICS.iter().filter(adds).map(|m| m.name()).collect();
        assert!(adding.len() > 1);
        assert!(adding.ends_with(&["little-buildings", "mage-and-witch"]), "{adding:?}");
    }

    #[test]
    fn every_card_says_how_its_mechanic_works_and_where_the_rule_is_from() {
        for mechanic in MECHANICS {
            let card = &mechanic.card;
            assert!(
                !card.basis.is_empty() && card.basis.chars().count() <= 60 && !card.basis.ends_with('.'),
                "{}",
                card.name
            );
            for text in [card.about, card.source] {
                assert!(text.ends_with('.'), "{} has no whole sentence: {text:?}", card.name);
            }
            for text in [card.about, card.halves, card.source, card.unverified] {
                assert!(!text.contains("  ") && !text.contains('\n'), "{}: {text:?}", card.name);
            }
        }
    }

    #[test]
    fn every_mechanic_has_a_name_of_its_own_a_title_and_something_to_do() {
        for (n, mechanic) in MECHANICS.iter().enumerate() {
            let name = mechanic.name();
            assert!(MECHANICS.iter().skip(n + 1).all(|other| other.name() != name), "{name}");
            let title = mechanic.title();
            assert!(title.starts_with(char::is_uppercase) && !title.contains('-'), "{title}");
            assert!(!mechanic.roles.is_empty(), "{name}");
        }
        let title = |name| MECHANICS.iter().find(|m| m.name() == name).map(|m| m.title());
        assert_eq!(title("crop-circle").as_deref(), Some("Crop circle"));
    }
}
