//! What several mechanics use: sums and findings, the table, and ways to look at the board.

pub(in crate::mechanics) mod answer;
pub(in crate::mechanics) mod buildings;
pub(in crate::mechanics) mod card;
pub(in crate::mechanics) mod extent;
pub(in crate::mechanics) mod fairy;
pub(in crate::mechanics) mod farm;
pub(in crate::mechanics) mod finding;
pub(in crate::mechanics) mod finished;
pub(in crate::mechanics) mod form;
pub(in crate::mechanics) mod hearing;
pub(in crate::mechanics) mod hill;
pub(in crate::mechanics) mod line;
pub(in crate::mechanics) mod majority;
pub(in crate::mechanics) mod meeples;
pub(in crate::mechanics) mod neighbours;
pub(in crate::mechanics) mod pointer;
pub(in crate::mechanics) mod reply;
pub(in crate::mechanics) mod row_reach;
mod seen;
pub(in crate::mechanics) mod site;
pub(in crate::mechanics) mod sum;
pub(in crate::mechanics) mod supposed;
pub(in crate::mechanics) mod surroundings;
pub(in crate::mechanics) mod survey;
pub(in crate::mechanics) mod table;
pub(in crate::mechanics) mod tally;
pub(in crate::mechanics) mod turning;
