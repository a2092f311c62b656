//! How a drawing may look.

use super::colour::Inks;
use super::scale::Size;

/// How a drawing may look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// How large a space is.
    pub size: Size,
    /// Whether only ASCII may be used.
    pub ascii: bool,
    /// Whether the tiles bear their names.
    pub names: bool,
    /// How many colours there are.
    pub inks: Inks,
}
