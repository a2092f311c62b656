//! The table of all signs, each with its ASCII replacement.
//!
//! Signs must be in practically every fixed-width font, one cell wide: most are in the old DOS character sets. Emoji,
//! chess pieces and circled letters are excluded.

use carcassonne_position::wording::{Message, legend};

/// A character that the text drawing uses, and its ASCII replacement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sign {
    /// The character, where more than ASCII may be used.
    pub sign: char,
    /// The ASCII character that replaces it.
    pub ascii: char,
    /// The meaning on the board; `None` for lines, and for signs explained with the figure or barn of a player.
    pub means: Option<&'static Message>,
}

impl Sign {
    /// Returns the character of the sign, or its ASCII replacement if `ascii` is set.
    pub fn character(&self, ascii: bool) -> char {
        if ascii { self.ascii } else { self.sign }
    }
}

/// The content of a cell of the text drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Glyph {
    /// A sign of [`SIGNS`].
    Sign(Sign),
    /// A letter, digit or other character of a text.
    Letter(char),
}

macro_rules! signs {
    (means) => { None };
    (means $message:ty) => { Some(<$message>::MESSAGE) };
    ($($name:ident $sign:literal $ascii:literal $($means:ty)?;)+) => {
        $(
            pub(super) const $name: Sign =
                Sign { sign: $sign, ascii: $ascii, means: signs!(means $($means)?) };
        )+
        /// All signs of the text drawing.
        pub const SIGNS: &[Sign] = &[$($name),+];
    };
}

signs! {
    BLANK ' ' ' ';
    CITY '▒' '%' legend::City;
    CITY_OFFERED '░' '%' legend::NotPlacedYet;
    HASH '#' '#' legend::AnyTile;
    GAP '·' '.' legend::TriangularGap;
    RISING '/' '/';
    FALLING '\\' '\\';
    // Frames.
    HORIZONTAL '─' '-';
    VERTICAL '│' '|';
    TOP_LEFT '┌' '+';
    TOP_RIGHT '┐' '+';
    BOTTOM_LEFT '└' '+';
    BOTTOM_RIGHT '┘' '+';
    LEFT_TEE '├' '+';
    RIGHT_TEE '┤' '+';
    TOP_TEE '┬' '+';
    BOTTOM_TEE '┴' '+';
    CROSS '┼' '+';
    DASHED '╌' '.';
    DASHED_DOWN '╎' ':';
    // Roads.
    ROAD '═' '=' legend::Road;
    ROAD_DOWN '║' '"' legend::Road;
    ROAD_TOP_LEFT '╔' '*' legend::Road;
    ROAD_TOP_RIGHT '╗' '*' legend::Road;
    ROAD_BOTTOM_LEFT '╚' '*' legend::Road;
    ROAD_BOTTOM_RIGHT '╝' '*' legend::Road;
    ROAD_LEFT_TEE '╠' '*' legend::Road;
    ROAD_RIGHT_TEE '╣' '*' legend::Road;
    ROAD_TOP_TEE '╦' '*' legend::Road;
    ROAD_BOTTOM_TEE '╩' '*' legend::Road;
    ROAD_CROSS '╬' '*' legend::Road;
    ROAD_OVER '╪' '=' legend::Road;
    ROAD_OVER_DOWN '╫' '"' legend::Road;
    ROAD_END '⌂' 'o' legend::EndOfRoad;
    GATE '∩' 'n' legend::Gate;
    BRIDGE '≡' 'H' legend::Bridge;
    NEW_BRIDGE '÷' ':' legend::NewBridge;
    // Marks.
    OPEN_UP '▲' '^' legend::OpenHere;
    OPEN_RIGHT '►' '>' legend::OpenHere;
    OPEN_DOWN '▼' 'v' legend::OpenHere;
    OPEN_LEFT '◄' '<' legend::OpenHere;
    TAKEN_AS_CLOSED '¿' '_' legend::TakenAsClosed;
    TURNS '?' '?' legend::DisputedGap;
    REACHED '●' 'x' legend::Reached;
    REACHED_BY_SOME '○' '!' legend::ReachedBySome;
    ASKED '¤' ';' legend::AskedAbout;
    PASSED '°' '\'' legend::FlownOver;
    LOOKED '◦' ',' legend::LookedAt;
    NEW_LEFT '«' '<';
    NEW_RIGHT '»' '>';
    // Printed symbols, and pieces.
    MONASTERY '†' '+' legend::Monastery;
    CASTLE '∏' 'M' legend::Castle;
    COAT '◊' '&' legend::CoatOfArms;
    CATHEDRAL '‡' '$' legend::Cathedral;
    BESIEGED '×' 'X' legend::Besieged;
    CARCASSONNE '§' '%' legend::Carcassonne;
    FERRY '≋' '^' legend::Ferry;
    RIVER '∼' '"' legend::River;
    INN '≈' '~' legend::Inn;
    BARN '■' '@';
    NEW_BARN '□' 'O' legend::NewBarn;
    CUT '…' '~' legend::NameCutShort;
}

/// Returns the frame sign whose lines run in the directions `arms`: bit 0 north, 1 east, 2 south, 3 west.
pub(super) fn frame_sign(arms: u8) -> Sign {
    match arms & 15 {
        0 => BLANK,
        1 | 4 | 5 => VERTICAL,
        2 | 8 | 10 => HORIZONTAL,
        3 => BOTTOM_LEFT,
        6 => TOP_LEFT,
        9 => BOTTOM_RIGHT,
        12 => TOP_RIGHT,
        7 => LEFT_TEE,
        13 => RIGHT_TEE,
        14 => TOP_TEE,
        11 => BOTTOM_TEE,
        _ => CROSS,
    }
}

/// Returns the road sign whose roads run in the directions `arms`: bit 0 north, 1 east, 2 south, 3 west.
pub(super) fn road(arms: u8) -> Sign {
    match arms & 15 {
        0 | 2 | 8 | 10 => ROAD,
        1 | 4 | 5 => ROAD_DOWN,
        3 => ROAD_BOTTOM_LEFT,
        6 => ROAD_TOP_LEFT,
        9 => ROAD_BOTTOM_RIGHT,
        12 => ROAD_TOP_RIGHT,
        7 => ROAD_LEFT_TEE,
        13 => ROAD_RIGHT_TEE,
        14 => ROAD_TOP_TEE,
        11 => ROAD_BOTTOM_TEE,
        _ => ROAD_CROSS,
    }
}

/// Returns the character if it can be drawn: visible ASCII or, unless `ascii` is set, a letter or digit that is one
/// cell wide and written from left to right, so that it cannot reverse a line. Callers replace any other by `?`.
pub(super) fn drawable(letter: char, ascii: bool) -> Option<char> {
    let is_right_to_left = matches!(
        u32::from(letter),
        0x0590..=0x08FF | 0xFB1D..=0xFDFF | 0xFE70..=0xFEFF | 0x1_0800..=0x1_0FFF | 0x1_E800..=0x1_EFFF
    );
    let is_visible = if ascii {
        letter.is_ascii_graphic()
    } else {
        letter.is_ascii_graphic() || letter.is_alphanumeric() && !is_right_to_left
    };
    let width = unicode_width::UnicodeWidthChar::width(letter);
    (is_visible && width == Some(1)).then_some(letter)
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthChar;

    use super::*;

    #[test]
    fn signs_are_one_cell_wide_and_have_ascii_beside_them() {
        for sign in SIGNS {
            assert_eq!(sign.sign.width(), Some(1), "{sign:?}");
            assert!(sign.ascii.is_ascii() && !sign.ascii.is_ascii_control(), "{sign:?}");
        }
        let all: Vec<char> = SIGNS.iter().map(|s| s.sign).collect();
        let mut unique = all.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), all.len(), "a sign means one thing");
    }

    #[test]
    fn arms_meet_in_a_sign() {
        assert_eq!(frame_sign(0b0110), TOP_LEFT);
        assert_eq!(frame_sign(0b1111), CROSS);
        assert_eq!(road(0b0101), ROAD_DOWN);
        assert_eq!(road(0b1110), ROAD_TOP_TEE);
    }

    #[test]
    fn what_is_wide_or_unseen_is_not_drawn() {
        assert_eq!(drawable('é', false), Some('é'));
        assert_eq!(drawable('é', true), None);
        assert_eq!(drawable('\u{1b}', false), None);
        assert_eq!(drawable('漢', false), None);
        assert_eq!(drawable('\u{301}', false), None);
        assert_eq!(drawable('\u{202e}', false), None);
        assert_eq!(drawable('\u{5d0}', false), None, "it would turn the line round");
    }
}
