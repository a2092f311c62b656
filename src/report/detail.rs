//! How much of an answer is shown.

use crate::picture::Size;

/// How much is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Detail {
    /// Every ruling in full.
    pub law: bool,
    /// How each answer comes about.
    pub steps: bool,
    /// Whether the board is drawn.
    pub board: Boards,
    /// Which rule sets have a column of their own in the table.
    pub columns: Columns,
}

impl Detail {
    /// The answer alone.
    pub const USUAL: Self = Self { law: false, steps: false, board: Boards::Fitting, columns: Columns::Runs };
    /// The law and the steps with it.
    pub const EXPLAIN: Self = Self { law: true, steps: true, ..Self::USUAL };
}

/// Whether a board is drawn beside an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Boards {
    /// In the largest size that leaves the answer short.
    #[default]
    Fitting,
    /// In this size.
    Sized(Size),
    /// No board.
    None,
}

/// Which rule sets have a column of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Columns {
    /// Those that agree share one.
    #[default]
    Runs,
    /// Each has one.
    All,
}
