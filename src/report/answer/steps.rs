//! How each answer comes about.

use super::named;
use super::rows;
use super::section::Section;
use crate::mechanics::{Table, sum_sentence};
use crate::report::phrases::label_prefix as lead_of;
use crate::rulebook::RuleSet;
use crate::sorting::sort;
use crate::verdict::{Outcome, heading};
use crate::wording::{Voice, say};

/// How the answers on one subject come about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepsOf {
    /// The label of the subject; empty where there is only one.
    pub label: String,
    /// The subject: its label and what it is.
    pub heading: String,
    /// Each answer, the rule sets that come to it in this way, in their order, and the steps.
    pub ways: Vec<(String, Vec<String>, Vec<String>)>,
}

/// The steps to each answer, subject by subject.
pub(super) fn steps_of(
    table: &Table<'_>,
    told: &[Section<'_, '_>],
    sets: &[RuleSet],
    voice: Voice<'_>,
) -> Vec<StepsOf> {
    told.iter()
        .map(|Section { label, verdicts: subject, .. }| {
            let mut ways: Vec<(String, Vec<usize>, Vec<String>)> = Vec::new();
            for verdict in &subject.verdicts {
                let under = &verdict.rule_sets;
                for outcome in &verdict.outcomes {
                    let answer = rows::phrase(table, subject.subject, outcome);
                    let steps = steps(outcome, voice);
                    let known = ways.iter_mut().find(|(a, _, s)| *a == answer && *s == steps);
                    match known {
                        Some((_, known, _)) => known.extend(under),
                        None => ways.push((answer, under.clone(), steps)),
                    }
                }
            }
            let heading =
                heading(table, subject.subject).map(|heading| voice.capitalized_sentence(&heading)).unwrap_or_default();
            let heading = format!("{}{heading}", lead_of(label));
            ways.retain(|(_, _, steps)| !steps.is_empty());
            let ways = ways.into_iter().map(|(answer, mut under, steps)| {
                sort(&mut under);
                under.dedup();
                let under = named::under(&under, sets, voice);
                (answer, under, steps)
            });
            let ways = ways.collect();
            StepsOf { label: label.clone(), heading, ways }
        })
        .filter(|steps| !steps.ways.is_empty())
        .collect()
}

/// The steps to an outcome, and its sums.
fn steps(outcome: &Outcome, voice: Voice<'_>) -> Vec<String> {
    let mut steps: Vec<String> = outcome.steps().iter().map(|s| voice.capitalized_sentence(s)).collect();
    let shown = outcome.shares().values().any(|items| items.starts_with(outcome.items()));
    if !shown
        && outcome.worth() > 0
        && let Some(sum) = sum_sentence(outcome.items())
    {
        steps.push(voice.capitalized_sentence(&say!(report::Sum { points: outcome.worth(), sum: sum })));
    }
    for (player, items) in outcome.shares() {
        if let Some(sum) = sum_sentence(items) {
            let points = crate::mechanics::worth(items);
            steps.push(voice.capitalized_sentence(&say!(report::SumOf { player: *player, points: points, sum: sum })));
        }
    }
    steps
}
