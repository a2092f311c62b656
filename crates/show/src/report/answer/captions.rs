//! The captions of pictures of outcomes: the answer, and the rule sets under which it holds.

use carcassonne_law::RuleSet;
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{Outcome, SubjectVerdicts, Verdict};
use carcassonne_text::capitalize;

use super::answer_data::Labels;
use super::rows;
use super::rule_set_names::CertainAndPossible;
use crate::picture::{Caption, OutcomeKey, have_same_answer};
use crate::report::detail::Boards;

/// The width, in columns, for which features get their letters.
const WIDTH: usize = 80;
/// The maximum number of subjects with a label.
const MOST_LABELS: usize = 26;

/// Returns the captions of some outcomes, numbered from 1; `verdicts` are all verdicts on the subjects of the table.
pub fn captions(
    table: &Table<'_>,
    sets: &[RuleSet],
    verdicts: &[SubjectVerdicts<'_>],
    outcomes: &[OutcomeKey],
) -> Vec<Caption> {
    let labels = Labels::new(table, Boards::Fitting, WIDTH, MOST_LABELS);
    let caption = |(n, key): (usize, &OutcomeKey)| {
        let empty = || Caption { number: n + 1, answer: String::new(), rules: String::new() };
        caption(table, sets, (verdicts, &labels), key, n + 1).unwrap_or_else(empty)
    };
    outcomes.iter().enumerate().map(caption).collect()
}

/// Returns the caption of an outcome; `None` if no verdict has the outcome.
fn caption(
    table: &Table<'_>,
    sets: &[RuleSet],
    (verdicts, labels): (&[SubjectVerdicts<'_>], &Labels),
    key: &OutcomeKey,
    number: usize,
) -> Option<Caption> {
    let voice = table.voice();
    let judged = verdicts.iter().find(|judged| judged.subject == key.subject)?;
    let outcome = key.outcome(judged)?;
    let has_answer = |verdict: &&Verdict<'_>| verdict.outcomes.iter().any(|other| have_same_answer(other, outcome));
    let rule_sets = CertainAndPossible::under_verdicts(judged.verdicts.iter().filter(has_answer));
    let rules = voice.say(&rule_sets.phrase(sets, voice));
    let all: Vec<&Outcome> = judged.verdicts.iter().flat_map(|verdict| &verdict.outcomes).collect();
    let phrases = rows::phrases(table, table.subject(key.subject)?, outcome, &all);
    let phrases: Vec<String> = phrases.iter().map(|phrase| voice.say(phrase)).collect();
    let answer = phrases.join("; ");
    let answer = match labels.label(key.subject) {
        Some(label) => format!("{label}: {answer}"),
        None => capitalize(&answer),
    };
    Some(Caption { number, answer, rules })
}
