//! Whoever runs has files judged here, and hands what comes of it to a format.

use std::fmt;

use super::answer::told;
use super::config_decisions::ConfigDecisions;
use super::detail::Detail;
use super::judged::Report;
use crate::hints::weigh;
use crate::mechanics::Table;
use crate::rulebook::{Law, RuleSet};
use crate::verdict::{Judgement, Scope, SubjectVerdicts, judge_lazily};

/// A file on which a report is wanted, not judged yet.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'r> {
    /// The name of the file.
    pub file: &'r str,
    /// The position with what is answered.
    pub table: &'r Table<'r>,
    /// The rule sets under which it is judged.
    pub rule_sets: &'r [RuleSet],
    /// How much is shown.
    pub detail: Detail,
    /// What of all this a configuration decided.
    pub configured: Option<&'r ConfigDecisions>,
}

impl<'r> Wanted<'r> {
    /// Has it judged, one subject after the other.
    pub fn judging(self) -> Judging<'r> {
        let laws = Law::for_sets(self.rule_sets);
        let subjects = Box::new(judge_lazily(self.table, laws, Scope::Answered));
        Judging { wanted: self, subjects }
    }

    /// Has it judged as far as people are told, and hands the report on.
    pub fn judged<T>(self, tell: impl FnOnce(&Report<'_>) -> T) -> T {
        self.judging().report(tell)
    }
}

/// A file whose subjects are judged one after the other, each when it is taken: whoever tells of it subject by subject need
/// not wait until all are judged, and keeps none.
pub struct Judging<'r> {
    pub(super) wanted: Wanted<'r>,
    pub(super) subjects: Box<dyn Iterator<Item = SubjectVerdicts<'r>> + 'r>,
}

impl fmt::Debug for Judging<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Judging").field("wanted", &self.wanted).finish_non_exhaustive()
    }
}

impl<'r> Judging<'r> {
    /// A file that was judged before.
    pub(super) fn again(report: &Report<'r>) -> Self {
        let Report { file, table, judgement, detail, .. } = *report;
        let rule_sets = judgement.rule_sets;
        let wanted = Wanted { file, table, rule_sets, detail, configured: None };
        Self { wanted, subjects: Box::new(judgement.subjects.iter().cloned()) }
    }

    /// Takes all subjects, keeps the verdicts that people are [told], and hands the report on.
    pub fn report<T>(self, tell: impl FnOnce(&Report<'_>) -> T) -> T {
        let Wanted { file, table, rule_sets, detail, configured: _ } = self.wanted;
        let kept = told(table);
        let kept = |subject| kept.contains(&subject);
        let judgement = &Judgement::new_filtered(rule_sets, self.subjects, kept);
        let claims = &weigh(table, judgement);
        tell(&Report { file, table, judgement, claims, detail })
    }

    /// What of the answer a configuration decided.
    pub fn configured(&self) -> Option<&'r ConfigDecisions> {
        self.wanted.configured
    }
}
