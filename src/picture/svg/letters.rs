//! A stroke alphabet for the text on a board, so that no font is needed and the picture is the same everywhere.
//!
//! Capitals reach from 0 down to 10, small letters from 3.2, tails to 13.

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

const LETTERS: &[(char, f64, &str)] = &[
    ('A', 8.0, "M0 10L4 0L8 10M1.4 6.5H6.6"),
    ('B', 6.7, "M0 0V10H4A2.7 2.7 0 0 0 4 4.6H0M0 0H3.6A2.3 2.3 0 0 1 3.6 4.6"),
    ('C', 7.6, "M7.6 1.9A4.4 5 0 1 0 7.6 8.1"),
    ('D', 7.6, "M0 0V10H2.8A4.8 5 0 0 0 2.8 0Z"),
    ('E', 6.0, "M6 0H0V10H6M0 5H5"),
    ('F', 6.0, "M6 0H0V10M0 5H5"),
    ('G', 8.0, "M7.6 1.9A4.4 5 0 1 0 8 7V5.3H4.9"),
    ('H', 7.4, "M0 0V10M7.4 0V10M0 5H7.4"),
    ('I', 1.0, "M.5 0V10"),
    ('J', 5.0, "M5 0V7.2A2.6 2.8 0 0 1 0 7.8"),
    ('K', 7.0, "M0 0V10M6.6 0L0 6.2M2.4 4L7 10"),
    ('L', 5.6, "M0 0V10H5.6"),
    ('M', 9.0, "M0 10V0L4.5 6.5L9 0V10"),
    ('N', 7.4, "M0 10V0L7.4 10V0"),
    ('O', 9.0, "M4.5 0A4.5 5 0 0 0 4.5 10A4.5 5 0 0 0 4.5 0Z"),
    ('P', 6.8, "M0 10V0H3.8A3 3 0 0 1 3.8 6H0"),
    ('Q', 9.0, "M4.5 0A4.5 5 0 0 0 4.5 10A4.5 5 0 0 0 4.5 0ZM5.6 7.2L8.6 10.6"),
    ('R', 7.0, "M0 10V0H3.8A2.9 2.9 0 0 1 3.8 5.8H0M3.8 5.8L7 10"),
    (
        'S',
        6.7,
        "M6.4 1.6C5.6 .4 4.6 0 3.5 0C1.7 0 .4 1 .4 2.5C.4 5.9 6.7 4.1 6.7 7.5C6.7 9.1 5.3 10 3.4 10C2 10 .8 9.4 0 8.2",
    ),
    ('T', 7.4, "M0 0H7.4M3.7 0V10"),
    ('U', 7.4, "M0 0V6.3A3.7 3.7 0 0 0 7.4 6.3V0"),
    ('V', 8.0, "M0 0L4 10L8 0"),
    ('W', 11.0, "M0 0L2.8 10L5.5 2L8.2 10L11 0"),
    ('X', 7.2, "M0 0L7.2 10M7.2 0L0 10"),
    ('Y', 7.4, "M0 0L3.7 5L7.4 0M3.7 5V10"),
    ('Z', 6.8, "M0 0H6.8L0 10H6.8"),
    ('a', 5.8, "M5.8 3.2V10M5.8 6.6A2.9 3.4 0 0 0 0 6.6A2.9 3.4 0 0 0 5.8 6.6"),
    ('b', 5.8, "M0 0V10M0 6.6A2.9 3.4 0 0 1 5.8 6.6A2.9 3.4 0 0 1 0 6.6"),
    ('c', 5.0, "M5 4.4A2.9 3.4 0 1 0 5 8.8"),
    ('d', 5.8, "M5.8 0V10M5.8 6.6A2.9 3.4 0 0 0 0 6.6A2.9 3.4 0 0 0 5.8 6.6"),
    ('e', 5.7, "M0 6.6H5.7A2.85 3.4 0 1 0 4.9 9"),
    ('f', 3.6, "M3.6 .2C2.1 -.2 1.3 .6 1.3 2V10M0 3.4H3.4"),
    ('g', 5.8, "M5.8 6.6A2.9 3.4 0 0 0 0 6.6A2.9 3.4 0 0 0 5.8 6.6M5.8 3.2V10.6A2.9 2.6 0 0 1 .4 11.9"),
    ('h', 5.4, "M0 0V10M0 6A2.7 2.8 0 0 1 5.4 6V10"),
    ('i', 1.0, "M.5 3.2V10M.5 .5V.6"),
    ('j', 1.6, "M1.6 3.2V11.2C1.6 12.5 .9 13 -.3 13M1.6 .5V.6"),
    ('k', 5.0, "M0 0V10M4.8 3.4L0 7.4M2 5.8L5 10"),
    ('l', 1.0, "M.5 0V10"),
    ('m', 8.6, "M0 3.2V10M0 5.6A2.15 2.4 0 0 1 4.3 5.6V10M4.3 5.6A2.15 2.4 0 0 1 8.6 5.6V10"),
    ('n', 5.4, "M0 3.2V10M0 6A2.7 2.8 0 0 1 5.4 6V10"),
    ('o', 5.8, "M2.9 3.2A2.9 3.4 0 0 0 2.9 10A2.9 3.4 0 0 0 2.9 3.2Z"),
    ('p', 5.8, "M0 3.2V13M0 6.6A2.9 3.4 0 0 1 5.8 6.6A2.9 3.4 0 0 1 0 6.6"),
    ('q', 5.8, "M5.8 3.2V13M5.8 6.6A2.9 3.4 0 0 0 0 6.6A2.9 3.4 0 0 0 5.8 6.6"),
    ('r', 3.6, "M0 3.2V10M0 6.2C.3 4.2 1.6 3.1 3.6 3.3"),
    (
        's',
        4.7,
        "M4.5 4.4C4 3.6 3.3 3.2 2.4 3.2C1.2 3.2 .3 3.8 .3 4.9C.3 7.2 4.7 6 4.7 8.3C4.7 9.4 3.7 10 2.4 10C1.3 10 .5 9.6 0 8.8",
    ),
    ('t', 3.6, "M1.4 .8V8.2C1.4 9.5 2.2 10.1 3.6 9.9M0 3.4H3.4"),
    ('u', 5.4, "M0 3.2V7.2A2.7 2.8 0 0 0 5.4 7.2V3.2M5.4 3.2V10"),
    ('v', 5.4, "M0 3.2L2.7 10L5.4 3.2"),
    ('w', 8.0, "M0 3.2L2 10L4 4.6L6 10L8 3.2"),
    ('x', 5.0, "M0 3.2L5 10M5 3.2L0 10"),
    ('y', 5.4, "M0 3.2L2.8 10M5.4 3.2L2.2 11.5C1.8 12.6 1.2 13 0 12.9"),
    ('z', 4.8, "M0 3.2H4.8L0 10H4.8"),
    ('0', 6.4, "M3.2 0A3.2 5 0 0 0 3.2 10A3.2 5 0 0 0 3.2 0Z"),
    ('1', 2.6, "M0 2L2.6 0V10"),
    ('2', 6.2, "M.2 2.4C.4 .8 1.6 0 3 0C4.7 0 6 1.1 6 2.7C6 5 3.5 6.5 0 10H6.2"),
    (
        '3',
        6.2,
        "M.3 1.6C.9 .5 1.8 0 3 0C4.7 0 5.9 1 5.9 2.4C5.9 3.8 4.7 4.7 3 4.7H2.2M3 4.7C4.9 4.7 6.2 5.8 6.2 7.3C6.2 8.9 4.9 10 3 10C1.6 10 .6 9.4 0 8.2",
    ),
    ('4', 6.6, "M5 10V0L0 7.2H6.6"),
    ('5', 6.1, "M5.6 0H.9L.5 4.6C1.2 4 2 3.8 2.9 3.8C4.8 3.8 6.1 5 6.1 6.8C6.1 8.7 4.8 10 2.9 10C1.6 10 .6 9.5 0 8.5"),
    ('6', 6.2, "M5.6 1.2C5 .4 4.3 0 3.4 0C1.3 0 0 2.2 0 5.6V6.8M0 6.8A3.1 3.2 0 0 1 6.2 6.8A3.1 3.2 0 0 1 0 6.8"),
    ('7', 6.0, "M0 0H6L2.2 10"),
    (
        '8',
        6.2,
        "M3.1 0A2.6 2.35 0 0 0 3.1 4.7A2.6 2.35 0 0 0 3.1 0ZM3.1 4.7A3.1 2.65 0 0 0 3.1 10A3.1 2.65 0 0 0 3.1 4.7Z",
    ),
    (
        '9',
        6.2,
        "M.6 8.8C1.2 9.6 1.9 10 2.8 10C4.9 10 6.2 7.8 6.2 4.4V3.2M6.2 3.2A3.1 3.2 0 0 0 0 3.2A3.1 3.2 0 0 0 6.2 3.2",
    ),
    ('?', 5.4, "M0 2.3C.1 .9 1.2 0 2.7 0C4.3 0 5.4 1 5.4 2.5C5.4 4.6 2.7 4.7 2.7 7M2.7 9.8V9.9"),
    ('+', 6.0, "M3 2.5V8.5M0 5.5H6"),
    ('-', 4.0, "M0 5.8H4"),
    ('_', 6.0, "M0 11.2H6"),
    ('.', 1.0, "M.5 9.8V9.9"),
    (' ', 1.6, ""),
    (',', 1.2, "M1 9.6L.2 11.8"),
    (':', 1.0, "M.5 4.2V4.3M.5 9.8V9.9"),
    (';', 1.2, "M.7 4.2V4.3M.9 9.6L.1 11.8"),
    ('!', 1.0, "M.5 0V7M.5 9.8V9.9"),
    ('(', 2.6, "M2.6 -.8Q-1.2 5 2.6 10.8"),
    (')', 2.6, "M0 -.8Q3.8 5 0 10.8"),
    ('[', 2.4, "M2.4 -.8H.3V10.8H2.4"),
    (']', 2.4, "M0 -.8H2.1V10.8H0"),
    ('/', 4.6, "M4.6 -.6L0 10.6"),
    ('\\', 4.6, "M0 -.6L4.6 10.6"),
    ('\'', 1.0, "M.5 0V2.6"),
    ('’', 1.0, "M.8 0L.2 2.6"),
    ('"', 2.8, "M.4 0V2.6M2.4 0V2.6"),
    ('–', 6.0, "M0 5.8H6"),
    ('=', 6.0, "M0 4H6M0 7.4H6"),
    ('×', 5.0, "M0 3.4L5 8.4M5 3.4L0 8.4"),
    ('*', 4.4, "M2.2 0V4.4M.3 1.1L4.1 3.3M4.1 1.1L.3 3.3"),
    ('<', 5.0, "M5 2.6L0 5.6L5 8.6"),
    ('>', 5.0, "M0 2.6L5 5.6L0 8.6"),
    ('%', 8.0, "M7 0L1 10M1.8 0A1.6 2 0 0 0 1.8 4A1.6 2 0 0 0 1.8 0ZM6.2 6A1.6 2 0 0 0 6.2 10A1.6 2 0 0 0 6.2 6Z"),
    ('&', 7.6, "M7.4 10L1.6 3.4A2 2.1 0 1 1 4.6 3C4 4.6 .2 5 .2 7.6C.2 11 5.4 10.8 7.2 5.8"),
    ('#', 6.6, "M2.2 .6L1 9.4M5.6 .6L4.4 9.4M.4 3.4H6.6M0 6.8H6.2"),
    ('…', 6.0, "M.5 9.8V9.9M3 9.8V9.9M5.5 9.8V9.9"),
];

/// Returns the drawn letter for a character; a box if the character is unknown.
pub(super) fn find_letter(sign: char) -> Letter {
    let known = LETTERS.iter().find(|(known, ..)| *known == sign);
    known.map_or(UNKNOWN, |(_, wide, strokes)| Letter { width: *wide, strokes })
}

/// Removes from a text combining marks, such as accents, for which this alphabet has no strokes.
pub(super) fn without_accents(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    let is_known = |sign: char| LETTERS.iter().any(|(known, ..)| *known == sign);
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
