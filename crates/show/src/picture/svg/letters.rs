//! A stroke alphabet for the text on a board, so that no font is needed and the picture is the same everywhere.
//!
//! Capitals reach from 0 down to 10, small letters from 3.2, tails to 13.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A letter of the drawn alphabet, made of strokes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Letter {
    pub(super) width: f64,
    /// The strokes of the letter, as SVG path data.
    pub(super) strokes: &'static str,
}

/// The height of capitals of the drawn alphabet.
pub(super) const CAPITAL_HEIGHT: f64 = 10.0;
/// The width of the strokes of a letter.
pub(super) const STROKE_WIDTH: f64 = 1.7;
/// The gap between two letters of a text.
pub(super) const LETTER_GAP: f64 = 2.6;

/// A box, drawn for a character that has no entry in `LETTERS`.
const UNKNOWN: Letter = Letter { width: 5.0, strokes: "M0 0H5V10H0Z" };

/// The letters by their signs. A row of the table has the sign, the width and the strokes.
static LETTERS: LazyLock<HashMap<char, Letter>> = LazyLock::new(|| {
    let rows = include_str!("letters.tsv").lines();
    rows.filter_map(|row| {
        let (sign, rest) = row.split_once('\t')?;
        let (width, strokes) = rest.split_once('\t')?;
        Some((sign.parse().ok()?, Letter { width: width.parse().ok()?, strokes }))
    })
    .collect()
});

/// Returns the drawn letter for a character; a box if the character is unknown.
pub(super) fn find_letter(sign: char) -> Letter {
    LETTERS.get(&sign).copied().unwrap_or(UNKNOWN)
}

/// Removes from a text combining marks, such as accents, for which this alphabet has no strokes.
pub(super) fn without_accents(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    let is_known = |sign: char| LETTERS.contains_key(&sign);
    text.nfd().filter(|sign| is_known(*sign) || !unicode_normalization::char::is_combining_mark(*sign)).collect()
}

/// Returns a text without accents; if wider than `max_width` at capitals of height `height`, cut, with an ellipsis.
pub(super) fn fit_text(text: &str, height: f64, max_width: f64) -> String {
    let mut text = without_accents(text);
    let fits = |text: &str| text_width(text) * height / CAPITAL_HEIGHT <= max_width;
    if fits(&text) {
        return text;
    }
    while !text.is_empty() && !fits(&format!("{text}…")) {
        text.pop();
    }
    format!("{}…", text.trim_end())
}

/// Returns the width of a text at the height [`CAPITAL_HEIGHT`].
pub(super) fn text_width(text: &str) -> f64 {
    let letters: f64 = text.chars().map(|sign| find_letter(sign).width + LETTER_GAP).sum();
    (letters - LETTER_GAP).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_a_name_has_strokes_of_its_own() {
        let signs = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain("_-?+.… ,:;!()[]/\\'’\"–=×*<>%&#".chars());
        for sign in signs {
            assert_ne!(find_letter(sign).strokes, UNKNOWN.strokes, "{sign}");
        }
        assert_eq!(find_letter('é').strokes, UNKNOWN.strokes);
        assert!((text_width("ll") - 4.6).abs() < 1e-9);
    }
}
