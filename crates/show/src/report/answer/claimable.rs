//! The claims that players may make about an answer, with the values that rule sets give.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_position::wording::say;
use carcassonne_rules::mechanics::{Kind, Subject, SubjectIx, Table};

use super::labels::subject_order;
use super::page::Page;
use crate::report::judged::Report;

/// A subject about which players may claim something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimable {
    /// The subject as a claim names it: `b1.city`, or the number of a question.
    pub id: String,
    /// The label and the heading of the subject: `A: Red's city on b1 and a2`.
    pub heading: String,
    /// The values that may be claimed: each in words, and as the text of a claim.
    pub offers: Vec<(String, String)>,
}

/// The maximum number of values offered for one subject.
const MOST_OFFERS: usize = 6;
/// The key of a question that is answered by yes or no.
const ALLOWED: &str = "allowed";

impl Page {
    /// Returns the subjects of the page about which players may claim something: of a feature, the points that any rule
    /// set gives for it; of a question, whether something is allowed.
    pub fn claimable(&self, report: &Report<'_>) -> Vec<Claimable> {
        let (table, judged) = (report.table, &report.judgement.subjects);
        let subjects = self.subjects.iter().zip(subject_order(table, judged));
        let claimable = subjects.filter_map(|(answer, ix)| {
            let offers = offers(table, report, ix);
            let heading = if answer.label.is_empty() {
                answer.heading.clone()
            } else {
                format!("{}: {}", answer.label, answer.heading)
            };
            (!offers.is_empty()).then(|| Claimable { id: table.id(ix), heading, offers })
        });
        claimable.collect()
    }
}

/// Returns the values that may be claimed of a subject, each in words and as the text of a claim.
fn offers(table: &Table<'_>, report: &Report<'_>, ix: SubjectIx) -> Vec<(String, String)> {
    match table.subject(ix) {
        Some(Subject::Feature(_)) => {
            let verdicts = report.judgement.subjects.iter().filter(|judged| judged.subject == ix);
            let outcomes = verdicts.flat_map(|judged| &judged.verdicts).flat_map(|verdict| &verdict.outcomes);
            let points = sorted_unique(outcomes.flat_map(|outcome| outcome.points().values().copied()));
            points.into_iter().take(MOST_OFFERS).map(|points| (points.to_string(), points.to_string())).collect()
        }
        Some(Subject::Ask(posed)) if !posed.is_added() => {
            let is_allowed = posed.form.reply_keys.iter().any(|key| key.word == ALLOWED && key.kind == Kind::Flag);
            let voice = table.voice();
            let offers = [(say!(report::ClaimYes), true), (say!(report::ClaimNo), false)];
            let offers = offers.into_iter().filter(|_| is_allowed);
            offers.map(|(words, value)| (voice.say(&words), format!("{{ {ALLOWED}: {value} }}"))).collect()
        }
        Some(Subject::Ask(_)) | None => Vec::new(),
    }
}
