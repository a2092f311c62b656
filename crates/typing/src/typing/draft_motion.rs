//! Drafts that are turned or shifted, with all that their questions name.

use carcassonne_board::geometry::{Axis, Corner, HalfEdgeSet, Motion, Shape, Space};
use carcassonne_board::tiles::{parse_half_edges, parse_sides};
use carcassonne_position::move_written;
use carcassonne_position::quick::address::Address;
use carcassonne_position::quick::line_change::change_line;
use carcassonne_position::{NameChange, Offer};
use carcassonne_text::Node;

use super::cell_changes::Halves;
use super::draft::Draft;

/// A motion of a draft, as a change of the names in its questions.
struct DraftMotion<'d> {
    draft: &'d Draft,
    motion: Motion,
}

impl DraftMotion<'_> {
    /// Returns the address of a space of the moved draft; `None` if it is north or west of the first.
    fn address(&self, at: Space, corner: Option<Corner>) -> Option<String> {
        let (column, row) = (usize::try_from(at.column).ok()?, usize::try_from(at.row).ok()?);
        Some(Address { column, row, corner: corner.map(|corner| self.motion.corner(corner)) }.to_string())
    }
}

impl NameChange for DraftMotion<'_> {
    fn motion(&self) -> Motion {
        self.motion
    }

    fn tile(&self, address: &str) -> Option<String> {
        let at = self.draft.occupied(address)?;
        let first = self.motion.first_space(self.draft.shape(at), to_space(at)?);
        self.address(first, at.corner)
    }

    fn piece_space(&self, address: &str) -> Option<String> {
        let at = self.draft.occupied(address)?;
        self.address(self.motion.space(to_space(at)?), at.corner)
    }

    fn new_tile(&self, tile: &Node, offer: Offer) -> Option<(Node, u16)> {
        let turn = offer.turn.unwrap_or(0);
        match tile.text() {
            Some(word) if offer.turn_counts() && word.contains('@') => {
                Some((Node::word(turn_print(word, self.motion), tile.span), 0))
            }
            _ if offer.turn_counts() => Some((tile.clone(), (turn + 90 * u16::from(self.motion.quarters)) % 360)),
            Some(_) => Some((tile.clone(), turn)),
            None => Some((move_written(tile, self.motion)?, turn)),
        }
    }
}

/// Returns the space of an address; `None` if it is beyond any board.
fn to_space(at: Address) -> Option<Space> {
    Some(Space::new(i32::try_from(at.column).ok()?, i32::try_from(at.row).ok()?))
}

/// Returns the address of a space whose column and row are at least 0.
fn to_address(at: Space) -> Address {
    let index = |number: i32| usize::try_from(number).unwrap_or(0);
    Address { column: index(at.column), row: index(at.row), corner: None }
}

impl Draft {
    /// Returns the draft turned clockwise by a quarter, without empty rows and columns before its first tile. `None` if
    /// a question then names something that has no name.
    #[must_use]
    pub fn rotate(&self) -> Option<Self> {
        let turn = Motion::turn(1);
        let spaces = self.occupied_cells().map(|(at, _)| turn.space(at));
        let (west, north) =
            spaces.fold((i32::MAX, i32::MAX), |(west, north), at| (at.column.min(west), at.row.min(north)));
        if west == i32::MAX {
            return self.moved(turn).ok();
        }
        self.moved(Motion { by: (-west, -north), ..turn }).ok()
    }

    /// Returns the draft moved by a column to the east, a row to the south, or both; the error is the index
    /// of a question that would then name something that has no name.
    pub(super) fn shift(&self, east: bool, south: bool) -> Result<Self, usize> {
        self.moved(Motion::shift(east.into(), south.into()))
    }

    /// Returns the draft after a motion without mirroring, which leaves every tile at column and row 0 or beyond; the error
    /// is that of [`Draft::shift`].
    fn moved(&self, motion: Motion) -> Result<Self, usize> {
        let mut moved = Self::default();
        let mut put = |at: Space, text: String| {
            if let (Ok(column), Ok(row)) = (usize::try_from(at.column), usize::try_from(at.row)) {
                moved.put(column, row, text);
            }
        };
        for (at, cell) in self.occupied_cells() {
            let address = to_address(at);
            match (cell, self.is_second_space(address)) {
                ("<" | "^", true) => {}
                ("<", false) => put(motion.space(at), continuation(motion.axis(Axis::EastWest))),
                ("^", false) => put(motion.space(at), continuation(motion.axis(Axis::NorthSouth))),
                _ => {
                    let shape = self.shape(address);
                    let to = motion.first_space(shape, at);
                    put(to, moved_cell(cell, motion));
                    if let (Shape::Double(axis), Some(second)) =
                        (motion.shape(shape), motion.shape(shape).spaces(to).nth(1))
                    {
                        put(second, continuation(axis));
                    }
                }
            }
        }
        let names = DraftMotion { draft: self, motion };
        let lines = self.questions.iter().enumerate();
        let lines = lines.map(|(n, line)| change_line(line, &names).ok_or(n));
        moved.questions = lines.collect::<Result<_, usize>>()?;
        moved.trim();
        Ok(moved)
    }

    /// Returns the cells that are not empty, each with its space, row by row.
    fn occupied_cells(&self) -> impl Iterator<Item = (Space, &str)> {
        let cells = (0..).zip(&self.rows).flat_map(|(row, cells)| {
            (0..).zip(cells).map(move |(column, cell)| (Space::new(column, row), cell.as_str()))
        });
        cells.filter(|(_, cell)| *cell != ".")
    }

    /// Returns the address of a tile or a space of one, which may repeat its column and row as numbers (`b1:1:0`); `None`
    /// for another word.
    fn occupied(&self, word: &str) -> Option<Address> {
        let at = Address::read(word.split(':').next()?).filter(|at| at.is_near())?;
        (self.cell(at.column, at.row) != ".").then_some(at)
    }

    /// Returns the shape of the tile whose first space this is.
    fn shape(&self, at: Address) -> Shape {
        match at.corner {
            Some(corner) => Shape::Half(corner),
            None if self.cell(at.column + 1, at.row) == "<" => Shape::Double(Axis::EastWest),
            None if self.cell(at.column, at.row + 1) == "^" => Shape::Double(Axis::NorthSouth),
            None => Shape::Square,
        }
    }

    /// Returns `true` if a cell continues a tile west or north of it.
    fn is_second_space(&self, at: Address) -> bool {
        let is_tile = |column: Option<usize>, row: Option<usize>| {
            column.zip(row).is_some_and(|(column, row)| !matches!(self.cell(column, row), "." | "<" | "^"))
        };
        match self.cell(at.column, at.row) {
            "<" => is_tile(at.column.checked_sub(1), Some(at.row)),
            "^" => is_tile(Some(at.column), at.row.checked_sub(1)),
            _ => false,
        }
    }
}

/// Returns the sign of the second space of a double-size tile.
fn continuation(axis: Axis) -> String {
    if axis == Axis::EastWest { "<" } else { "^" }.to_owned()
}

fn moved_cell(cell: &str, motion: Motion) -> String {
    let Some(Halves { halves, .. }) = Halves::from_cell(cell) else { return moved_tile(cell, motion) };
    let [one, other] = halves.map(|(corner, half)| {
        let text = if matches!(half, "." | "#") { half.to_owned() } else { moved_tile(half, motion) };
        (motion.corner(corner), text)
    });
    // The western half is written first.
    let is_western = matches!(one.0, Corner::Nw | Corner::Sw);
    let [(corner, first), (_, second)] = if is_western { [one, other] } else { [other, one] };
    let cut = if corner == Corner::Nw { '/' } else { '\\' };
    format!("{first}{cut}{second}")
}

fn moved_tile(text: &str, motion: Motion) -> String {
    let mut out = String::with_capacity(text.len() + 3);
    for (n, part) in text.split('+').enumerate() {
        if n > 0 {
            out.push('+');
        }
        let (shows, names) = part.split_at(part.find('=').unwrap_or(part.len()));
        if n == 0 && shows.starts_with(|c: char| c.is_ascii_uppercase()) {
            out.push_str(&turn_print(shows, motion));
        } else {
            move_parts(shows, motion, &mut out);
        }
        out.push_str(names);
    }
    out
}

/// Returns the id of a printed tile with its turn after a motion; a word with an unknown turn stays.
fn turn_print(word: &str, motion: Motion) -> String {
    let (id, turn) = word.split_once('@').unwrap_or((word, "0"));
    match turn.parse::<u16>() {
        Ok(turn) if matches!(turn, 0 | 90 | 180 | 270) => match (turn + 90 * u16::from(motion.quarters)) % 360 {
            0 => id.to_owned(),
            turn => format!("{id}@{turn}"),
        },
        _ => word.to_owned(),
    }
}

/// Writes parts without meeples after a motion, each a letter with its sides.
fn move_parts(text: &str, motion: Motion, out: &mut String) {
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        out.push(letter);
        rest = rest.get(letter.len_utf8()..).unwrap_or_default();
        let is_side = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
        let (sides, after) = rest.split_at(rest.find(|c| !is_side(c)).unwrap_or(rest.len()));
        let half = parse_half_edges(sides).ok().and_then(HalfEdgeSet::first).filter(|_| letter == 'f');
        match (half, parse_sides(sides)) {
            (Some(half), _) => out.push_str(&motion.half_edge(half).to_string()),
            (None, Ok(sides)) => out.push_str(&motion.sides(sides).to_string()),
            (None, Err(_)) => out.push_str(sides),
        }
        rest = after;
    }
}
#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_base::case_table::table_rows;
    use carcassonne_position::PATTERNS;

    use super::*;

    fn turned(map: &str, questions: &[&str]) -> Draft {
        Draft::new(map, questions).rotate().expect("every question can be said")
    }

    #[test]
    fn cells_are_turned_with_their_sides() {
        // A double-size tile that lies stands afterwards, and vice versa; its southern end becomes the western one.
        for [map, then] in table_rows(include_str!("draft_motion.maps.tsv")) {
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
        let rows = table_rows(include_str!("draft_motion.lines.tsv"));
        let (asked, questions): (Vec<&str>, Vec<&str>) = rows.map(|[asked, then]| (asked, then)).unzip();
        let then = turned(r"f rN f\f", &asked);
        assert_eq!(then.map(), "f, rE, f/f");
        assert!(then.questions().iter().take(7).eq(questions.iter().take(7)));
        // A standing double-size tile is named by its other end when it lies; the tower stays on its own space.
        assert_eq!(turned("f, ^", &["tower a1 1"]).questions(), ["tower b1 1"]);
        assert_eq!(turned("f f, . ^", &["tower b1 1"]).map(), ". f, f <");
        assert_eq!(turned("f f, . ^", &["tower b1 1"]).questions(), ["tower b2 1"]);
        assert_eq!(turned("f f, . ^", &["flea b1"]).questions(), ["flea a2"]);
    }

    #[test]
    fn questions_in_yaml_are_turned_by_the_kinds_of_their_keys() {
        for [asked, then] in table_rows(include_str!("draft_motion.yaml.tsv")) {
            assert_eq!(turned("f cN, . f\\f", &[asked]).questions(), [then], "{asked}");
        }
    }

    #[test]
    fn a_board_that_gets_a_column_or_row_takes_its_questions_along() {
        let draft =
            Draft::new("f f\\f f", &["tower b1sw 1", "plague: { sources: [a1, z9] }", "place: { abbey: [2, 1] }"]);
        let moved = draft.shift(true, true).expect("every question can be said");
        assert_eq!(moved.map(), "., . f f\\f f");
        assert_eq!(moved.questions(), ["tower c2sw 1", "plague: { sources: [b2, z9] }", "place: { abbey: [3, 2] }"]);
        assert_eq!(draft.shift(true, false).expect("every question can be said").map(), ". f f\\f f");
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
                now = now.rotate().expect("every question can be said");
                assert_eq!(now.questions().len(), draft.questions().len());
            }
            assert_eq!(now, draft, "{map}");
        }
    }
}
