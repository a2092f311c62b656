//! What stands above the picture of an outcome: what comes out, and by which rules.

use super::data::Labels;
use super::{named, rows};
use crate::mechanics::Table;
use crate::picture::{Caption, OutcomeKey, have_same_answer};
use crate::report::detail::Boards;
use crate::rulebook::RuleSet;
use crate::scenario::Status;
use crate::sorting::sort;
use crate::text::capitalize;
use crate::verdict::{Outcome, SubjectVerdicts};
use crate::wording::say;

/// The width for which features get their letters, and the most matters that are told by theirs.
const WIDTH: usize = 80;
const MOST_LABELS: usize = 26;

/// The captions of some outcomes of a table, counted from 1: all that its verdicts come to.
pub fn captions(
    table: &Table<'_>,
    sets: &[RuleSet],
    verdicts: &[SubjectVerdicts<'_>],
    outcomes: &[OutcomeKey],
) -> Vec<Caption> {
    let labels = Labels::of(table, Boards::Fitting, WIDTH, MOST_LABELS);
    let each = outcomes.iter().enumerate();
    each.map(|(n, row)| caption(table, sets, (verdicts, &labels), row, n + 1).unwrap_or_else(|| untold(n + 1)))
        .collect()
}

fn caption(
    table: &Table<'_>,
    sets: &[RuleSet],
    (verdicts, labels): (&[SubjectVerdicts<'_>], &Labels),
    row: &OutcomeKey,
    number: usize,
) -> Option<Caption> {
    let voice = table.voice();
    let judged = verdicts.iter().find(|judged| judged.subject == row.subject)?;
    let outcome = row.outcome(judged)?;
    let (mut so, mut maybe): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
    for verdict in &judged.verdicts {
        if verdict.outcomes.iter().any(|other| have_same_answer(other, outcome)) {
            let of = if verdict.status == Status::Settled { &mut so } else { &mut maybe };
            of.extend(verdict.rule_sets.iter().copied());
        }
    }
    let under = |mut of: Vec<usize>| {
        sort(&mut of);
        named::under(&of, sets, voice).join(", ")
    };
    let none = (so.len(), maybe.len());
    let (so, maybe) = (under(so), under(maybe));
    let rules = voice.say(&match none {
        (_, 0) => say!(report::CaptionSo { rules: so }),
        (0, _) => say!(report::CaptionMaybe { rules: maybe }),
        _ => say!(report::CaptionBoth { so: so, maybe: maybe }),
    });
    let all: Vec<&Outcome> = judged.verdicts.iter().flat_map(|verdict| &verdict.outcomes).collect();
    let phrases = rows::phrases(table, table.subject(row.subject)?, outcome, &all);
    let said: Vec<String> = phrases.iter().map(|said| voice.say(said)).collect();
    let answer = said.join("; ");
    let answer = match labels.on(row.subject) {
        Some(label) => format!("{label}: {answer}"),
        None => capitalize(&answer),
    };
    Some(Caption { number, answer, rules })
}

/// The caption of an outcome that no verdict has.
fn untold(number: usize) -> Caption {
    Caption { number, answer: String::new(), rules: String::new() }
}
