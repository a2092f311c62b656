//! The list of all mechanics, and the functions that need the whole list, like scoring any feature.
//!
//! A new mechanic is a file in the module of its subject, its questions in the rulebook, and a line
//! in the list of that module.

use super::base::answer::Answer;
use super::base::counts::CountedUnit;
use super::base::finding::Finding;
use super::base::sum::Item;
use super::base::supposed::Supposed;
use super::base::table::{Posed, ScoredFeature, Scorer, Subject, Table};
use super::base::telling::on_feature;
use super::{Mechanic, Role, Scores};
use super::{around, features, game, messages, moving, placing, symbols};
use crate::landscape::Landscape;
use crate::rulebook::{Inquiry, NotApplicable, RuleSet};
use crate::scenario::Scenario;

/// The lists of the modules, in the order in which their mechanics are listed.
///
/// The order matters twice. A feature is judged by the first mechanic that recognises it as its own,
/// and others add to it in this order, each to the result of those before it.
const ROOMS: [&[&Mechanic]; 9] = [
    features::SCORED,
    placing::BUILT,
    features::HEARD,
    placing::PLACED,
    moving::MECHANICS,
    around::MECHANICS,
    symbols::MECHANICS,
    messages::MECHANICS,
    game::MECHANICS,
];

/// Every mechanic, in the order in which they are listed.
pub static MECHANICS: &[&Mechanic] = &in_a_row();

/// Returns the number of mechanics.
const fn number() -> usize {
    let (mut number, mut room) = (0, 0);
    while room < ROOMS.len() {
        number += ROOMS[room].len();
        room += 1;
    }
    number
}

/// Returns the mechanics of all modules, one after the other.
const fn in_a_row() -> [&'static Mechanic; number()] {
    let mut all = [ROOMS[0][0]; number()];
    let (mut at, mut room) = (0, 0);
    while room < ROOMS.len() {
        let mut in_room = 0;
        while in_room < ROOMS[room].len() {
            all[at] = ROOMS[room][in_room];
            at += 1;
            in_room += 1;
        }
        room += 1;
    }
    all
}

/// The scorer that uses all mechanics, for the table.
#[derive(Debug)]
struct All;

impl Scorer for All {
    fn score(
        &self,
        table: &Table<'_>,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable> {
        let mut finding = self.score_alone(table, subject, law)?;
        if let Some(finding) = &mut finding {
            add_all(table, subject, finding, law)?;
        }
        Ok(finding)
    }

    fn score_with_rewards(
        &self,
        table: &Table<'_>,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let Some(mut finding) = self.score(table, subject, law)? else {
            return Ok(Finding::default());
        };
        for role in MECHANICS.iter().flat_map(|m| m.roles) {
            if let Role::Rewards(rewards) = role {
                rewards.adds(table, subject, &mut finding, law)?;
            }
        }
        Ok(finding)
    }

    fn score_alone(
        &self,
        table: &Table<'_>,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable> {
        match scorer_of(table, subject) {
            Some((_, scores)) => scores.judge(table, subject, law).map(Some),
            None => Ok(None),
        }
    }
}

/// Builds the table: determines which features of a position are answered, in addition to its questions.
///
/// These are answered: every feature with a meeple (a field only if what is beyond unknown tiles
/// cannot change its points), every monastery and castle, every road, city and field at an
/// enclosed gap (unless it runs into an unknown tile), and every place that a claim or
/// expectation names. A garden is answered only if a meeple is in it or something names it.
pub fn lay<'a>(scenario: &'a Scenario, land: &'a Landscape, posed: &'a [Posed]) -> Table<'a> {
    Table::lay(scenario, land, posed, &All).with_what_turns_score()
}

/// Returns the unasked question about the points of all farmers, if some rules do not simply add up their fields.
pub fn added(scenario: &Scenario, land: &Landscape, posed: &[Posed]) -> Option<Posed> {
    features::whole(&lay(scenario, land, posed))
}

/// Returns `true` if what was [added](added) is more than the sum of its fields under some of the rule sets `shown`.
pub fn is_more_than_a_sum(table: &Table<'_>, shown: &[RuleSet]) -> bool {
    features::may_differ(table, shown)
}

/// Determines what a subject is worth, with everything that other mechanics add to it, and the points that
/// they give players separately.
///
/// # Errors
///
/// [`NotApplicable`] if the law is asked about something that did not exist yet.
pub fn judge_feature(
    table: &Table<'_>,
    subject: &ScoredFeature,
    law: &mut Inquiry<'_, '_>,
) -> Result<Finding, NotApplicable> {
    All.score_with_rewards(table, subject, law)
}

/// Returns a finding in words. `worths` has every worth that a feature may have: more than one only if
/// no player scores it. The flag is `true` if the words are the mechanic's own, and not those common to all
/// features.
pub fn answer_of(table: &Table<'_>, matter: Subject<'_>, finding: &Finding, worths: &[u32]) -> (Answer, bool) {
    match matter {
        Subject::Ask(posed) => (Answer::to(posed, table, finding), true),
        Subject::Feature(subject) => {
            let own = scorer_of(table, subject).and_then(|(_, scores)| scores.answer(table, subject, finding));
            match own {
                Some(answer) => (answer, true),
                None => (on_feature(table, subject, finding, worths), false),
            }
        }
    }
}

/// Returns what the sum of a finding would be worth under each supposition that people may make.
pub fn supposed(table: &Table<'_>, matter: Subject<'_>, finding: &Finding, items: &[Item]) -> Supposed {
    match matter {
        Subject::Ask(_) => Supposed::new(),
        Subject::Feature(subject) => scorer_of(table, subject)
            .map_or_else(Supposed::new, |scorer| scorer.1.supposed(table, subject, finding, items)),
    }
}

/// Returns the units that the sum of a finding counts, one by one; empty if they cannot be determined.
pub fn counted(table: &Table<'_>, subject: &ScoredFeature, finding: &Finding) -> Vec<CountedUnit> {
    scorer_of(table, subject).map_or_else(Vec::new, |scorer| scorer.1.counts(table, subject, finding))
}

/// Returns the mechanic that judges a subject.
pub fn mechanic_of(table: &Table<'_>, subject: &ScoredFeature) -> Option<&'static Mechanic> {
    scorer_of(table, subject).map(|(mechanic, _)| mechanic)
}

fn scorer_of(table: &Table<'_>, subject: &ScoredFeature) -> Option<(&'static Mechanic, &'static dyn Scores)> {
    MECHANICS.iter().find_map(|m| Some((*m, m.scores(table, subject)?)))
}

fn add_all(
    table: &Table<'_>,
    subject: &ScoredFeature,
    finding: &mut Finding,
    law: &mut Inquiry<'_, '_>,
) -> Result<(), NotApplicable> {
    for role in MECHANICS.iter().flat_map(|m| m.roles) {
        match role {
            Role::Adds(adds) => adds.adds(table, subject, finding, law)?,
            Role::Scores(_)
            | Role::Rewards(_)
            | Role::Weighs
            | Role::Values
            | Role::Answers(_)
            | Role::Checks(_)
            | Role::Doubts(_) => {}
        }
    }
    Ok(())
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
