//! The names of the spaces of a quick map: `b2`, and `b2sw` for a half in it.

use std::fmt;

use carcassonne_board::geometry::{Corner, Shape, Space};
use carcassonne_words::messages::plain;

/// The maximum number of columns and rows of a board that is typed cell by cell.
pub const MOST: usize = 100;

/// A space by its column and row, both from 0, and perhaps the corner of a half in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Address {
    pub column: usize,
    pub row: usize,
    pub corner: Option<Corner>,
}

/// Returns the letters of a column: a to z, then aa, ab and on.
pub fn column_letters(column: usize) -> String {
    let mut letters = Vec::new();
    let mut rest = Some(column);
    while let Some(n) = rest {
        letters.push(char::from(b'a' + u8::try_from(n % 26).unwrap_or(0)));
        rest = (n / 26).checked_sub(1);
    }
    letters.iter().rev().collect()
}

/// Returns the name of a tile: its column and row, and the corner of a half.
pub(super) fn cell_name(at: Space, shape: Shape) -> String {
    let letters = column_letters(usize::try_from(at.column).unwrap_or(0));
    let corner = match shape {
        Shape::Half(corner) => Corner::word(corner),
        Shape::Square | Shape::Double(_) => "",
    };
    format!("{letters}{}{corner}", i64::from(at.row) + 1)
}

impl Address {
    /// Returns the space that a word names by letters, a number and perhaps a corner, in small or capital letters; `None`
    /// for another word. The number may be 0, or larger than any board.
    pub fn read(word: &str) -> Option<Self> {
        let lower = word.to_ascii_lowercase();
        let (letters, rest) = lower.split_at(lower.find(|c: char| !c.is_ascii_lowercase())?);
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (digits, corner) = rest.split_at(end);
        if letters.is_empty() || letters.len() > 3 || digits.is_empty() || digits.len() > 6 {
            return None;
        }
        let corner = match corner {
            "" => None,
            word => Some(Corner::ALL.into_iter().find(|corner| corner.word() == word)?),
        };
        let column = letters.bytes().fold(0, |n, b| n * 26 + usize::from(b - b'a') + 1) - 1;
        // Row 0, north of the first row, becomes a row beyond any board.
        let row = digits.parse::<usize>().ok()?.checked_sub(1).unwrap_or(usize::MAX);
        Some(Self { column, row, corner })
    }

    /// Returns `true` if the space can be on a board that is typed cell by cell.
    pub fn is_near(self) -> bool {
        self.column < MOST && self.row < MOST
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let corner = self.corner.map_or("", Corner::word);
        write!(f, "{}{}{corner}", column_letters(self.column), self.row.wrapping_add(1))
    }
}

/// Returns a space and the two letters behind it that resemble a corner and are none: `b2nx`.
pub fn split_corner(word: &str) -> Option<(Address, &str)> {
    let (space, corner) = word.split_at_checked(word.len().checked_sub(2)?)?;
    let near = |known: Corner| {
        let known = known.word().as_bytes();
        let typed = corner.as_bytes();
        typed.iter().zip(known).filter(|(a, b)| a.eq_ignore_ascii_case(b)).count() == 1
    };
    let address = Address::read(space).filter(|address| address.corner.is_none())?;
    let letters = corner.bytes().all(|b| b.is_ascii_alphabetic());
    (letters && Corner::ALL.into_iter().any(near)).then_some((address, corner))
}

impl From<Address> for plain::Arg {
    fn from(at: Address) -> Self {
        at.to_string().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written() {
        for word in ["a1", "b2sw", "z9ne", "aa1", "az10", "ba3", "zz99se", "aaa1"] {
            assert_eq!(Address::read(word).map(|a| a.to_string()).as_deref(), Some(word));
        }
        assert_eq!(Address::read("B2SW").map(|a| a.to_string()).as_deref(), Some("b2sw"));
        for word in ["", "a", "1", "b2x", "b2swx", "c*", "b1=r", "ä1", "b99999999", "abcd1", "b 1"] {
            assert_eq!(Address::read(word), None, "{word}");
        }
        assert!(Address::read("a0").is_some_and(|a| !a.is_near()));
    }

    #[test]
    fn columns_have_letters() {
        let at = |column| cell_name(Space::new(column, 0), Shape::Square);
        assert_eq!([0, 25, 26, 51, 52, 701, 702].map(at), ["a1", "z1", "aa1", "az1", "ba1", "zz1", "aaa1"]);
    }
}
