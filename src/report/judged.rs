//! What a report is laid out from.

use super::detail::Detail;
use crate::hints::WeighedClaim;
use crate::mechanics::Table;
use crate::verdict::Judgement;

/// A file that was judged, for a format to report on.
#[derive(Debug, Clone, Copy)]
pub struct Report<'r> {
    /// The name of the file.
    pub file: &'r str,
    /// The position with what is answered.
    pub table: &'r Table<'r>,
    /// The verdicts; for a report to people, those that are [told](crate::report::told) will do.
    pub judgement: &'r Judgement<'r>,
    /// The players' claims, weighed.
    pub claims: &'r [WeighedClaim<'r>],
    /// How much is shown.
    pub detail: Detail,
}
