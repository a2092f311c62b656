//! The settings of an answer's detail.

use crate::picture::Size;

/// The detail of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Detail {
    /// Set if every ruling is shown in full.
    pub law: bool,
    /// Set if the steps to each answer are shown.
    pub steps: bool,
    /// The size of the board.
    pub board: Boards,
    /// The columns of the table of outcomes.
    pub columns: Columns,
}

impl Detail {
    /// The answer without law and steps.
    pub const USUAL: Self = Self { law: false, steps: false, board: Boards::Fitting, columns: Columns::Runs };
    /// The answer with law and steps.
    pub const EXPLAIN: Self = Self { law: true, steps: true, ..Self::USUAL };
}

/// The size of the board next to an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Boards {
    /// The largest size that leaves the answer short.
    #[default]
    Fitting,
    /// A fixed size.
    Sized(Size),
    /// No board.
    None,
}

/// The rule sets that share a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Columns {
    /// Runs of rule sets that agree share a column.
    #[default]
    Runs,
    /// No rule sets share a column.
    All,
}
