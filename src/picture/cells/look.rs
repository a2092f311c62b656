//! The options of a drawing.

use super::cell_scale::Size;
use super::colour::Inks;

/// The options of a drawing in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The size of a space.
    pub size: Size,
    /// Set if only ASCII is used.
    pub ascii: bool,
    /// Set if the names of tiles are written.
    pub names: bool,
    /// The number of available colours.
    pub inks: Inks,
}
