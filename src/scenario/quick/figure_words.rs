//! The words of players for figures.

use crate::scenario::places::place_reader::{feature_by_role, is_figure};

/// The words for a large meeple.
const LARGE: [&str; 8] = ["large", "big", "huge", "groß", "gross", "großer", "groot", "grote"];
/// The German and Dutch words for figures, and those for the sheep token, each with its name in a file.
const OTHERS: [(&str, &str); 12] = [
    ("sheep", "sheep"),
    ("abt", "abbot"),
    ("schwein", "pig"),
    ("varken", "pig"),
    ("baumeister", "builder"),
    ("bouwmeester", "builder"),
    ("bürgermeister", "mayor"),
    ("burgemeester", "mayor"),
    ("schaf", "sheep"),
    ("schaap", "sheep"),
    ("gefolgsmann", "meeple"),
    ("volgeling", "meeple"),
];
/// The figures that a file has and a quick map lacks.
const OF_A_FILE: [&str; 8] = ["abbot", "builder", "mayor", "phantom", "pig", "ringmaster", "shepherd", "wagon"];

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
pub(crate) fn is_large(word: &str) -> bool {
    LARGE.contains(&word.to_lowercase().as_str())
}

/// Returns the figure that a word names, in small or capital letters.
pub(super) fn find_figure(word: &str) -> Option<Figure> {
    let lower = word.to_lowercase();
    if is_large(word) {
        return Some(Figure::Large);
    }
    let other = OTHERS.iter().find(|(own, _)| *own == lower).map(|(_, own)| *own);
    let own = other.or_else(|| OF_A_FILE.into_iter().find(|own| *own == lower));
    match own {
        Some("meeple") => Some(Figure::Plain),
        Some(own) => Some(Figure::Other(own)),
        None if matches!(lower.as_str(), "meeple" | "follower") || feature_by_role(&lower).is_some() => {
            Some(Figure::Plain)
        }
        None => None,
    }
}

/// Returns `true` if a word names a figure and is unlikely to be a name.
pub(super) fn is_no_name(word: &str) -> bool {
    let lower = word.to_lowercase();
    is_figure(word) || OTHERS.iter().any(|(own, _)| *own == lower)
}
