//! The contents of a cell of the map: `.` for an empty space, `#` for an unknown tile, a name, two halves with one cut
//! between them, or `<` or `^` for the second space of a double-size tile.

use carcassonne_board::geometry::Corner;
use carcassonne_board::tiles;

use crate::names;
use crate::tiles::definitions::Definitions;

/// The cuts: the signs between two halves.
pub(super) const CUTS: [char; 2] = ['/', '\\'];

/// A cell that is cut in two.
#[derive(Debug, Clone, Copy)]
pub(super) struct Halves<'r> {
    pub(super) left: &'r str,
    pub(super) cut: char,
    pub(super) right: &'r str,
}

impl<'r> Halves<'r> {
    /// Returns the halves of a cell, of which one may be missing; `None` if the word is not two halves with one cut.
    pub(super) fn from_word(word: &'r str) -> Option<Self> {
        let (left, rest) = word.split_at_checked(word.find(CUTS)?)?;
        let right = rest.get(1..)?;
        let is_pair = !left.is_empty() && !right.is_empty() && !right.contains(CUTS);
        let cut = if rest.starts_with('/') { '/' } else { '\\' };
        (is_pair && (left != "." || right != ".")).then_some(Self { left, cut, right })
    }

    /// Returns the corners in which the left and the right half lie.
    pub(super) fn corners(self) -> [Corner; 2] {
        if self.cut == '/' { [Corner::Nw, Corner::Se] } else { [Corner::Sw, Corner::Ne] }
    }
}

/// Returns `true` if a word is a cell in which every name means a tile.
pub(super) fn is_known_cell(word: &str, definitions: &Definitions) -> bool {
    is_cell(word, &|name| {
        let (id, turn) = name.split_once('@').unwrap_or((name, "0"));
        let is_turned = !turn.is_empty() && turn.bytes().all(|b| b.is_ascii_digit());
        definitions.contains_key(name) || (is_turned && tiles::entry(id).is_some())
    })
}

/// Returns `true` if a word is a cell in which every name could mean a tile.
pub(super) fn may_be_cell(word: &str, definitions: &Definitions) -> bool {
    is_cell(word, &|name| definitions.contains_key(name) || names::is_catalogue(name) || names::fault(name).is_none())
}

/// Returns `true` if a word is a cell in which `is_name` accepts every name.
fn is_cell(word: &str, is_name: &dyn Fn(&str) -> bool) -> bool {
    match word {
        "." | "#" | "<" | "^" => true,
        _ if !word.contains(CUTS) => is_name(word),
        _ => Halves::from_word(word).is_some_and(|halves| {
            let is_half = |half: &str| matches!(half, "." | "#") || is_name(half);
            is_half(halves.left) && is_half(halves.right)
        }),
    }
}

/// Returns `true` if a word has no letter, digit or `#`, and is not empty.
pub(super) fn is_sign(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| !c.is_alphanumeric() && c != '#')
}
