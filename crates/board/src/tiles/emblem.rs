//! Emblems: the drawings of figures, symbols and other things on a board.

/// The drawing of a figure, symbol or other thing on a board: in letters, in which `#` is replaced by the number on the
/// thing, and as a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Emblem {
    /// The emblem in letters, for a board drawn in characters: `{v}`.
    pub letters: &'static str,
    /// The SVG of the emblem's shape, in a box of 24 by 24 units.
    pub svg: &'static str,
}

/// Builds the SVG of a disc from its colour, the colour of its edge, and the SVG on it.
#[macro_export]
macro_rules! disc {
    ($colour:literal, $edge:literal, $inside:literal) => {
        concat!(
            r#"<circle cx="12" cy="12" r="11.3" fill=""#,
            $colour,
            r#"" stroke=""#,
            $edge,
            r#"" stroke-width="1.4"/>"#,
            $inside
        )
    };
}
pub use crate::disc;
