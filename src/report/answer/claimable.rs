//! What players may claim of an answer, with what the rule sets give to choose from.

use std::collections::BTreeSet;

use super::labels::in_order;
use super::page::Page;
use crate::mechanics::{Kind, Subject, SubjectIx, Table};
use crate::report::judged::Report;
use crate::wording::say;

/// Something of which a player may claim something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Claimable {
    /// How a claim names it: `b1.city`, or the number of a question.
    pub(crate) of: String,
    /// What it is: `Red's city on b1 and a2`.
    pub(crate) called: String,
    /// What may be said of it: in words, and as a claim has it.
    pub(crate) offers: Vec<(String, String)>,
}

/// How many answers are offered of each.
const MOST_OFFERS: usize = 6;
/// The key of a question that is answered by yes or no.
const ALLOWED: &str = "allowed";

impl Page {
    /// What may be claimed of what is answered: of a feature the points that any rule set gives for it, of a question whether
    /// something is allowed.
    pub(in crate::report) fn claimable(&self, report: &Report<'_>) -> Vec<Claimable> {
        let (table, judged) = (report.table, &report.judgement.subjects);
        let all = self.asked.iter().zip(in_order(table, judged));
        let each = all.filter_map(|(asked, ix)| {
            let offers = offers(table, report, ix);
            let called = if asked.label.is_empty() {
                asked.heading.clone()
            } else {
                format!("{}: {}", asked.label, asked.heading)
            };
            (!offers.is_empty()).then(|| Claimable { of: table.id(ix), called, offers })
        });
        each.collect()
    }
}

/// What may be said of a subject.
fn offers(table: &Table<'_>, report: &Report<'_>, ix: SubjectIx) -> Vec<(String, String)> {
    match table.subject(ix) {
        Some(Subject::Feature(_)) => {
            let verdicts = report.judgement.subjects.iter().filter(|judged| judged.subject == ix);
            let outcomes = verdicts.flat_map(|judged| &judged.verdicts).flat_map(|verdict| &verdict.outcomes);
            let points: BTreeSet<u32> = outcomes.flat_map(|outcome| outcome.points().values().copied()).collect();
            points.into_iter().take(MOST_OFFERS).map(|points| (points.to_string(), points.to_string())).collect()
        }
        Some(Subject::Ask(posed)) if !posed.is_added() => {
            let is_allowed = posed.form.reply_keys.iter().any(|key| key.word == ALLOWED && key.kind == Kind::Flag);
            let voice = table.voice();
            let both = [(say!(report::ClaimYes), true), (say!(report::ClaimNo), false)];
            let each = both.into_iter().filter(|_| is_allowed);
            each.map(|(said, is)| (voice.say(&said), format!("{{ {ALLOWED}: {is} }}"))).collect()
        }
        Some(Subject::Ask(_)) | None => Vec::new(),
    }
}
