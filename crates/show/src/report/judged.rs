//! The judged file from which a format makes a report.

use carcassonne_rules::hints::WeighedClaim;
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::Judgement;

use super::detail::Detail;

/// A judged file: the data from which a format writes a report.
#[derive(Debug, Clone, Copy)]
pub struct Report<'r> {
    /// The name of the file.
    pub file: &'r str,
    /// The position with its subjects.
    pub table: &'r Table<'r>,
    /// The verdicts. All formats but JSON and CSV need only those on the [shown subjects](crate::report::shown_subjects).
    pub judgement: &'r Judgement<'r>,
    /// The players' claims, weighed.
    pub claims: &'r [WeighedClaim<'r>],
    /// The detail of the report.
    pub detail: Detail,
}
