//! The options of a drawing.

use super::cell_scale::Size;
use super::colour::Inks;

/// The options of a board drawing in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The size in which a space is drawn.
    pub size: Size,
    /// Set if only ASCII characters are used.
    pub ascii: bool,
    /// Set if the names of tiles are written.
    pub names: bool,
    /// The number of colours that the output can show.
    pub inks: Inks,
}
