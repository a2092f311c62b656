//! Drafts turned by a quarter, with the places that their questions name.

use super::cell_changes::Halves;
use super::draft::Draft;
use crate::geometry::{Compass, Corner, Side};
use crate::scenario::FieldKind;
use crate::scenario::quick::address::Address;
use crate::scenario::quick::short_forms;

/// The position of a tile on its spaces, which determines what its sides become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lies {
    /// A tile in one space, or in half of one.
    Single,
    /// A tile in two spaces, from west to east.
    Lying,
    /// A tile in two spaces, from north to south.
    Standing,
}

impl Lies {
    /// Returns the side that a side of the tile becomes.
    fn rotate_side(self, side: Side) -> Side {
        match (self, side) {
            (Self::Lying, Side::N1) => Side::E1,
            (Self::Lying, Side::N2) => Side::E2,
            (Self::Lying, Side::S1) => Side::W1,
            (Self::Lying, Side::S2) => Side::W2,
            (Self::Standing, Side::E1) => Side::S2,
            (Self::Standing, Side::E2) => Side::S1,
            (Self::Standing, Side::W1) => Side::N2,
            (Self::Standing, Side::W2) => Side::N1,
            (_, side) => side.rotate(1),
        }
    }
}

/// Turns one of the eight directions; `None` for any other word.
fn turned_compass(word: &str) -> Option<&'static str> {
    let n = Compass::ALL.into_iter().position(|way| way.word() == word)?;
    Compass::ALL.get((n + 2) % 8).map(|way| way.word())
}

/// Splits a word into the side that begins it and the rest; `None` if no side begins it.
fn split_side(word: &str) -> Option<(Side, &str)> {
    let begins = |side: &Side| word.starts_with(side.word());
    let found = Side::ALL.into_iter().filter(begins).max_by_key(|side| side.word().len())?;
    Some((found, word.get(found.word().len()..)?))
}

/// Turns sides and puts them in their usual order; any other word stays.
fn turned_sides(word: &str, footprint: Lies) -> String {
    let mut sides: Vec<Side> = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        let Some((next, after)) = split_side(rest) else { return word.to_owned() };
        sides.push(footprint.rotate_side(next));
        rest = after;
    }
    sides.sort_by_key(|side| Side::ALL.iter().position(|own| own == side));
    sides.into_iter().map(Side::word).collect()
}

/// Turns a side or a half-edge; any other word stays.
fn turned_half_edge(word: &str, footprint: Lies) -> String {
    match split_side(word) {
        Some((side, hand @ ("" | "L" | "R"))) => format!("{}{hand}", footprint.rotate_side(side)),
        _ => word.to_owned(),
    }
}

/// Returns the text of a turned tile or half tile.
fn turned_tile(text: &str, footprint: Lies) -> String {
    let mut out = String::with_capacity(text.len() + 3);
    for (n, part) in text.split('+').enumerate() {
        if n > 0 {
            out.push('+');
        }
        let (shows, names) = part.split_at(part.find('=').unwrap_or(part.len()));
        if n == 0 && shows.starts_with(|c: char| c.is_ascii_uppercase()) {
            out.push_str(&turned_print(shows));
        } else {
            rotate_parts(shows, footprint, &mut out);
        }
        out.push_str(names);
    }
    out
}

/// Returns the id of a printed tile with its next turn; a word with an unknown turn stays.
fn turned_print(word: &str) -> String {
    let (id, turn) = word.split_once('@').unwrap_or((word, "0"));
    match turn {
        "0" => format!("{id}@90"),
        "90" => format!("{id}@180"),
        "180" => format!("{id}@270"),
        "270" => id.to_owned(),
        _ => word.to_owned(),
    }
}

/// Writes parts without meeples, each a letter with its turned sides.
fn rotate_parts(text: &str, footprint: Lies, out: &mut String) {
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        out.push(letter);
        rest = rest.get(letter.len_utf8()..).unwrap_or_default();
        let is_side = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
        let (sides, after) = rest.split_at(rest.find(|c| !is_side(c)).unwrap_or(rest.len()));
        let turned = if letter == 'f' { turned_half_edge } else { turned_sides };
        out.push_str(&turned(sides, footprint));
        rest = after;
    }
}

impl Draft {
    /// Returns the draft turned clockwise by a quarter, without empty rows and columns before its first tile. `None` if
    /// a question is in YAML: the places in it are not known here.
    #[must_use]
    pub fn rotate(&self) -> Option<Self> {
        let is_yaml = |question: &String| {
            let first = question.split_whitespace().next();
            first.is_some_and(short_forms::begins_yaml) || (first == Some("claim") && question.contains('{'))
        };
        if self.questions.iter().any(is_yaml) {
            return None;
        }
        let first_row = self.rows.iter().position(|row| !row.is_empty()).unwrap_or(0);
        let is_occupied = |cell: &String| cell != ".";
        let first_column = self.rows.iter().filter_map(|row| row.iter().position(is_occupied)).min();
        let first = Address { column: first_column.unwrap_or(0), row: first_row, corner: None };
        let mut turned = Self::default();
        for (row, cells) in self.rows.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate().filter(|(_, cell)| is_occupied(cell)) {
                let at = Address { column, row, corner: None };
                let (space, text) = self.turned_cell(at, cell);
                let to = self.turned_space(space, first);
                turned.put(to.column, to.row, text);
            }
        }
        let question = |question: &String| {
            if short_forms::is_question_text(question) {
                question.clone()
            } else {
                self.turned_question(question, first)
            }
        };
        turned.questions = self.questions.iter().map(question).collect();
        turned.trim();
        Some(turned)
    }

    /// Returns the space that a space becomes; `first` has the first column and row with a tile.
    fn turned_space(&self, at: Address, first: Address) -> Address {
        let column = self.rows.len().saturating_sub(1).saturating_sub(at.row);
        Address { column, row: at.column.saturating_sub(first.column), corner: None }
    }

    /// Returns the position of the tile whose first space this is.
    fn lies(&self, at: Address) -> Lies {
        if self.cell(at.column + 1, at.row) == "<" {
            Lies::Lying
        } else if self.cell(at.column, at.row + 1) == "^" {
            Lies::Standing
        } else {
            Lies::Single
        }
    }

    /// Returns the space whose turned place receives a cell, and the text there. For a standing double-size tile it is
    /// the other space: the southern one is the first when the tile lies.
    fn turned_cell(&self, at: Address, cell: &str) -> (Address, String) {
        match cell {
            "<" => return (at, "^".to_owned()),
            "^" => return (Address { row: at.row.saturating_sub(1), ..at }, "<".to_owned()),
            _ => {}
        }
        let Some(Halves { cut, halves }) = Halves::from_cell(cell) else {
            let footprint = self.lies(at);
            let south = Address { row: at.row + 1, ..at };
            return (if footprint == Lies::Standing { south } else { at }, turned_tile(cell, footprint));
        };
        let [one, other] = halves.map(|(_, half)| match half {
            "." | "#" => half.to_owned(),
            _ => turned_tile(half, Lies::Single),
        });
        // The north-western half comes to the north-east, where it is written second.
        (at, if cut == '/' { format!("{other}\\{one}") } else { format!("{one}/{other}") })
    }

    /// Returns a short question as it is asked of the turned board.
    fn turned_question(&self, question: &str, first: Address) -> String {
        let mut words = question.split_whitespace();
        let head = words.next().unwrap_or_default();
        let turned = words.enumerate().map(|(n, word)| {
            if short_forms::field_at(head, n).is_some_and(|f| matches!(f.kind, FieldKind::Compass)) {
                return turned_compass(word).unwrap_or(word).to_owned();
            }
            let stands = short_forms::field_at(head, n)
                .is_some_and(|f| matches!(f.kind, FieldKind::Tile | FieldKind::Stand | FieldKind::Stands { .. }));
            let place = short_forms::is_place_word(head, n).then(|| {
                // A piece on a double-size tile stands on one of its spaces, and goes with that.
                match Address::read(word).filter(|at| stands && at.corner.is_none()) {
                    Some(at) => Some(self.turned_space(at, first).to_string()),
                    None => self.turned_place(word, first),
                }
            });
            place.flatten().unwrap_or_else(|| word.to_owned())
        });
        std::iter::once(head.to_owned()).chain(turned).collect::<Vec<String>>().join(" ")
    }

    /// Returns a place as it is named on the turned board; `None` for a word that names no tile.
    fn turned_place(&self, word: &str, first: Address) -> Option<String> {
        let (tile, rest) = word.split_at(word.find(['.', '@']).unwrap_or(word.len()));
        let at = Address::read(tile)?;
        let space = Address { corner: None, ..at };
        let footprint = if at.corner.is_none() { self.lies(space) } else { Lies::Single };
        let from = if footprint == Lies::Standing { Address { row: at.row + 1, ..space } } else { space };
        let to = self.turned_space(from, first);
        let to = Address { corner: at.corner.map(Corner::rotate), ..to };
        let (feature, spot) = rest.split_at(rest.find('@').unwrap_or(rest.len()));
        let spot = spot.strip_prefix('@').map(|spot| {
            let corner = Corner::ALL.into_iter().find(|corner| corner.word() == spot);
            match corner {
                Some(corner) => format!("@{}", corner.rotate().word()),
                None => format!("@{}", turned_half_edge(spot, footprint)),
            }
        });
        Some(format!("{to}{feature}{}", spot.unwrap_or_default()))
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::PATTERNS;

    fn turned(map: &str, questions: &[&str]) -> Draft {
        Draft::new(map, questions).rotate().expect("no question in YAML")
    }

    #[test]
    fn cells_are_turned_with_their_sides() {
        for (map, then) in [
            ("", ""),
            ("c", "c"),
            (r". c*=r, c c\c", "c, c/c c*=r"),
            (r"cNE*=R+rS f\., # ./cL=anna", r"# cES*=R+rW, cL=anna\. f/."),
            ("E@90 F@270+c=r, C=b G", "C@90=b E@180, G@90 F+c=r"),
            ("fSL xESW gN bEW", "fWL, xNSW, gE, bNS"),
            (".  ., .  . f", "f"),
            // A double-size tile that lies stands afterwards, and vice versa; its southern end becomes the western one.
            ("cN1S2W < r", "cNE1W2, ^, r"),
            ("r cE1W2, f ^, # f", "# f r, f cN1S2 <"),
            ("# f, ^ f", "# <, f f"),
        ] {
            assert_eq!(turned(map, &[]).map(), Draft::new(then, &[]).map(), "{map}");
        }
    }

    #[test]
    fn a_space_of_a_double_is_turned_by_itself() {
        for (map, asked, then) in [
            ("f f < f", "tower b1 2", "tower a2 2"),
            ("f f < f", "dragon a1 b1 c1 d1", "dragon a1 a2 a3 a4"),
            ("f, ^, f", "dragon a1 a2 a3", "dragon c1 b1 a1"),
        ] {
            assert_eq!(turned(map, &[asked]).questions, [then], "{map}");
        }
    }

    #[test]
    fn what_questions_name_is_turned_too() {
        let asked = [
            "dragon a1 b1 c1sw",
            "tower b1 2",
            "flier a1 se 2",
            "fairy b1.city@N",
            "place b a1.field@SL",
            "set barn a1@se r",
            "barn c1sw@nw g",
            "flea z9",
        ];
        let then = turned(r"f rN f\f", &asked);
        assert_eq!(then.map(), "f, rE, f/f");
        let questions = [
            "dragon a1 a2 a3nw",
            "tower a2 2",
            "flier a1 sw 2",
            "fairy a2.city@E",
            "place b a1.field@WL",
            "set barn a1@sw r",
            "barn a3nw@ne g",
        ];
        assert_eq!(then.questions().get(..7), Some(&questions.map(str::to_owned)[..]));
        // A standing double-size tile is named by its other end when it lies; the tower stays on its own space.
        assert_eq!(turned("f, ^", &["tower a1 1"]).questions(), ["tower b1 1"]);
        assert_eq!(turned("f f, . ^", &["tower b1 1"]).map(), ". f, f <");
        assert_eq!(turned("f f, . ^", &["tower b1 1"]).questions(), ["tower b2 1"]);
        assert_eq!(turned("f f, . ^", &["flea b1"]).questions(), ["flea a2"]);
        assert!(Draft::new("f", &["plague: { sources: a1 }"]).rotate().is_none());
    }

    #[test]
    fn four_quarters_are_none() {
        let quick = PATTERNS.iter().map(|pattern| pattern.quick);
        let own = ("cN1S2W < r, . f/rW=b E@90+c=r", Some("place r b2nw.field@NL"));
        for (map, question) in quick.chain([own]) {
            // After one turn, nothing empty precedes the first tile.
            let draft = turned(map, &question.into_iter().collect::<Vec<_>>());
            let mut now = draft.clone();
            for _ in 0..4 {
                now = now.rotate().expect("no question in YAML");
                assert_eq!(now.questions().len(), draft.questions().len());
            }
            assert_eq!(now, draft, "{map}");
        }
    }
}
