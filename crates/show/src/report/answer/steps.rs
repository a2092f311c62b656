//! The steps that lead to each answer.

use carcassonne_base::gathering::{distinct, group_in_order};
use carcassonne_law::RuleSet;
use carcassonne_position::wording::{Voice, say};
use carcassonne_rules::mechanics::{Table, sum_sentence, worth};
use carcassonne_rules::verdict::{Outcome, heading};

use super::rows;
use super::rule_set_names::CertainAndPossible;
use super::section::Section;
use crate::report::phrases::label_prefix;

/// The steps to the answers on one subject.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubjectSteps {
    /// The label of the subject; empty for an only subject.
    pub label: String,
    /// The label and the heading of the subject.
    pub heading: String,
    pub answers: Vec<AnswerSteps>,
}

/// An answer with the steps that lead to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerSteps {
    pub answer: String,
    /// The rule sets that reach the answer by these steps, in a phrase; apart from others those under which there is no ruling, and
    /// another answer is possible too.
    pub rules: String,
    /// `true` if every rule set reaches the answer by these steps, and no other one.
    pub is_unanimous: bool,
    /// The steps in order.
    pub steps: Vec<String>,
}

/// Returns the steps to the answers on each subject; subjects without steps are left out.
pub(super) fn subject_steps(
    table: &Table<'_>,
    sections: &[Section<'_, '_>],
    sets: &[RuleSet],
    voice: Voice<'_>,
) -> Vec<SubjectSteps> {
    let steps_of = |Section { label, verdicts: subject, .. }: &Section<'_, '_>| {
        let answers = subject.verdicts.iter().flat_map(|verdict| {
            let answer = |outcome| (rows::phrase(table, subject.subject, outcome), steps(outcome, voice));
            verdict.outcomes.iter().map(move |outcome| (answer(outcome), verdict))
        });
        let answers = group_in_order(answers).into_iter().filter(|((_, steps), _)| !steps.is_empty());
        let answers = answers.map(|((answer, steps), verdicts)| {
            let rule_sets = CertainAndPossible::under_verdicts(verdicts);
            let is_unanimous = rule_sets.certain.len() == sets.len();
            AnswerSteps { answer, rules: voice.say(&rule_sets.phrase(sets, voice)), is_unanimous, steps }
        });
        let heading = heading(table, subject.subject).map(|heading| voice.capitalized_sentence(&heading));
        SubjectSteps {
            label: label.clone(),
            heading: format!("{}{}", label_prefix(label), heading.unwrap_or_default()),
            answers: answers.collect(),
        }
    };
    sections.iter().map(steps_of).filter(|steps| !steps.answers.is_empty()).collect()
}

/// Returns the steps to an outcome, and after them its sums.
fn steps(outcome: &Outcome, voice: Voice<'_>) -> Vec<String> {
    // Two gaps, for example, may have the same sentence.
    let mut steps: Vec<String> = distinct(outcome.steps().iter().map(|s| voice.capitalized_sentence(s)));
    let is_in_shares = outcome.shares().values().any(|items| items.starts_with(outcome.items()));
    if !is_in_shares
        && outcome.worth() > 0
        && let Some(sum) = sum_sentence(outcome.items())
    {
        steps.push(voice.capitalized_sentence(&say!(report::Sum { points: outcome.worth(), sum: sum })));
    }
    for (player, items) in outcome.shares() {
        if let Some(sum) = sum_sentence(items) {
            let sum = say!(report::SumOf { player: *player, points: worth(items), sum: sum });
            steps.push(voice.capitalized_sentence(&sum));
        }
    }
    steps
}
