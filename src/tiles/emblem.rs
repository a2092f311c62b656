//! How a thing looks on a drawn board.

/// How a thing looks on a drawn board: in letters, and as a shape. Where it bears a number, `#` stands for that in
/// its letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Emblem {
    /// What is written where a board is drawn in characters: `{v}`.
    pub letters: &'static str,
    /// What is drawn, in SVG, in a box of 24 by 24 units.
    pub svg: &'static str,
}

/// The SVG of a disc in a colour, with an edge and what is drawn on it.
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
pub(crate) use disc;
