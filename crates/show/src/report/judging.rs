//! The judging of a file for a report, subject by subject.

use std::fmt;

use carcassonne_law::{Law, RuleSet};
use carcassonne_rules::hints::weigh;
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{Judgement, Scope, SubjectVerdicts, judge_lazily};

use super::answer::shown_subjects;
use super::config_decisions::ConfigDecisions;
use super::detail::Detail;
use super::judged::Report;

/// A file to report on, not yet judged.
#[derive(Debug, Clone, Copy)]
pub struct ReportRequest<'r> {
    /// The name of the file.
    pub file: &'r str,
    /// The position with its subjects.
    pub table: &'r Table<'r>,
    /// The rule sets under which the position is judged.
    pub rule_sets: &'r [RuleSet],
    /// The detail of the report.
    pub detail: Detail,
    /// The options that come from a configuration file.
    pub configured: Option<&'r ConfigDecisions>,
}

impl<'r> ReportRequest<'r> {
    /// Returns the judging of the file, which judges each subject when it is taken.
    pub fn judge(self) -> Judging<'r> {
        let laws = Law::for_sets(self.rule_sets);
        let subjects = Box::new(judge_lazily(self.table, laws, Scope::Answered));
        Judging { request: self, subjects }
    }

    /// Judges the file, and passes the report to a function.
    pub fn with_report<T>(self, write: impl FnOnce(&Report<'_>) -> T) -> T {
        self.judge().with_report(write)
    }
}

/// A file whose subjects are judged when they are taken, so that the first can be written before the last is judged, and none
/// needs to stay in memory.
pub struct Judging<'r> {
    pub(super) request: ReportRequest<'r>,
    pub(super) subjects: Box<dyn Iterator<Item = SubjectVerdicts<'r>> + 'r>,
}

impl fmt::Debug for Judging<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Judging").field("request", &self.request).finish_non_exhaustive()
    }
}

impl<'r> Judging<'r> {
    /// Creates the judging of a report, whose subjects are judged already.
    pub(super) fn from_report(report: &Report<'r>) -> Self {
        let Report { file, table, judgement, detail, .. } = *report;
        let rule_sets = judgement.rule_sets;
        let request = ReportRequest { file, table, rule_sets, detail, configured: None };
        Self { request, subjects: Box::new(judgement.subjects.iter().cloned()) }
    }

    /// Judges all subjects, and passes the report to a function. It has the verdicts on the [shown subjects](shown_subjects).
    pub fn with_report<T>(self, write: impl FnOnce(&Report<'_>) -> T) -> T {
        let ReportRequest { file, table, rule_sets, detail, configured: _ } = self.request;
        let shown_ixs = shown_subjects(table);
        let judgement = &Judgement::new_filtered(rule_sets, self.subjects, |subject| shown_ixs.contains(&subject));
        let claims = &weigh(table, judgement);
        write(&Report { file, table, judgement, claims, detail })
    }

    /// Returns the options that come from a configuration file.
    pub fn configured(&self) -> Option<&'r ConfigDecisions> {
        self.request.configured
    }
}
