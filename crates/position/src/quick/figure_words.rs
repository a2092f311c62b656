//! The words of players for figures.

use carcassonne_words::dictionary::{Use, is_known, meaning};

use crate::places::place_reader::is_figure;

/// A figure that a word names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Figure {
    Large,
    /// A meeple, also by its name on a kind of feature.
    Plain,
    /// A figure that a quick map lacks.
    Other(&'static str),
}

/// Returns `true` if a word says that a meeple is large.
pub fn is_large(word: &str) -> bool {
    meaning(Use::Figure, word) == Some("large")
}

/// Returns the figure that a word names, in small or capital letters.
pub(super) fn find_figure(word: &str) -> Option<Figure> {
    match meaning(Use::Figure, word) {
        Some("large") => Some(Figure::Large),
        Some("meeple") => Some(Figure::Plain),
        Some(other) => Some(Figure::Other(other)),
        None => is_known(Use::Role, word).then_some(Figure::Plain),
    }
}

/// Returns `true` if a word names a figure and is unlikely to be a name.
pub(super) fn is_no_name(word: &str) -> bool {
    // A figure's name in English may be a name if it has a capital.
    let is_unlikely = |figure: &str| figure != "large" && (figure == "sheep" || figure != word.to_lowercase());
    is_figure(word) || meaning(Use::Figure, word).is_some_and(is_unlikely)
}
