//! The map form of a board: rows of cells, drawn as the tiles lie.
//!
//! Rows are read word by word, and each `cell` is laid or refused; `guess` finds the likely meaning of a refused row.

use super::guess::Guesses;
use super::map_cell::{CUTS, Halves, is_known_cell, is_sign};
use super::map_rows::{MapRow, Word};
use super::map_tile::{MapTile, SharedWords, TileReference};
use super::problems;
use crate::geometry::{Axis, Shape, Space};
use crate::scenario::board::UnreadMap;
use crate::scenario::tiles::definitions::Definitions;
use crate::text::{Problem, Problems, Span};

/// The tiles of a map, and the parts that could not be read.
#[derive(Debug, Clone, Default)]
pub(in crate::scenario) struct BoardMap {
    /// The tiles, in the order in which they are written.
    pub(in crate::scenario) tiles: Vec<MapTile>,
    /// The parts of the map that could not be read.
    pub(in crate::scenario) unread: UnreadMap,
}

impl BoardMap {
    /// Creates a map of which nothing could be read.
    pub(in crate::scenario) fn unreadable() -> Self {
        Self { unread: UnreadMap { may_hold_anything: true, ..UnreadMap::default() }, ..Self::default() }
    }
}

/// Reads rows that may begin in any column, each given with the byte at which it begins. Names are not looked up.
pub(in crate::scenario) fn read_cells(rows: &[(&str, usize)], problems: &mut Problems) -> Vec<MapTile> {
    let mut drawing = Drawing::new(problems);
    for (number, (text, start)) in (0..).zip(rows) {
        let row = MapRow::from_byte(text, *start);
        let words: Vec<_> = row.words().into_iter().map(Some).collect();
        drawing.draw_row(&row, number, &words);
    }
    drawing.map.tiles
}

/// Reads the cells of rows; reports the error, if there is one, and then returns a map of which nothing could be read.
pub(super) fn draw_rows(
    rows: Result<Vec<MapRow>, Box<Problem>>,
    definitions: &Definitions,
    problems: &mut Problems,
) -> BoardMap {
    let rows = match rows {
        Ok(rows) => rows,
        Err(problem) => {
            problems.push(*problem);
            return BoardMap::unreadable();
        }
    };
    let mut drawing = Drawing::new(problems);
    let mut guesses = Guesses::new(&rows, definitions);
    let mut indent = None;
    let mut number = 0;
    for (n, row) in rows.iter().enumerate() {
        let begins = row.text.len() - row.text.trim_start_matches(' ').len();
        if begins == row.text.len() {
            let whole = rows.get(n + 1).and_then(|next| row.span_to(next));
            drawing.refuse(problems::blank_row(row.span(0, 0), whole));
            continue;
        }
        let first = *indent.get_or_insert(begins);
        if first != begins {
            let sign = row.text[begins..].chars().next().map_or(0, char::len_utf8);
            let at = row.span(begins, sign);
            drawing.refuse(problems::out_of_line(at, row.span(0, begins), first));
        }
        let words = row.words();
        let cells = if words.iter().all(|(_, word)| is_known_cell(word, definitions)) {
            words.into_iter().map(Some).collect()
        } else {
            guesses.guess_row(row, words, &mut drawing.map.unread, drawing.problems)
        };
        drawing.draw_row(row, number, &cells);
        number += 1;
    }
    drawing.map
}

struct Drawing<'p> {
    map: BoardMap,
    /// The index in `laid` of the tile in the row above, for each column, if the tile fills its space.
    row_above: Vec<Option<usize>>,
    /// Set if a square `#` stands before the current cell of the row.
    after_hash: bool,
    words: SharedWords,
    problems: &'p mut Problems,
}

impl<'p> Drawing<'p> {
    fn new(problems: &'p mut Problems) -> Self {
        Self {
            map: BoardMap::default(),
            row_above: Vec::new(),
            after_hash: false,
            words: SharedWords::default(),
            problems,
        }
    }

    /// Reports a problem after which any tile may lie in any space.
    fn refuse(&mut self, problem: Problem) {
        self.map.unread.may_hold_anything = true;
        self.problems.push(problem);
    }

    /// Reads the cells of a row. A cell that was already refused is `None`, and keeps its space.
    fn draw_row(&mut self, row: &MapRow, number: i32, cells: &[Option<Word<'_>>]) {
        let mut row_tiles: Vec<Option<usize>> = Vec::new();
        self.after_hash = false;
        for cell in cells {
            let space = Space::new(i32::try_from(row_tiles.len()).unwrap_or(i32::MAX), number);
            row_tiles.push(
                cell.and_then(|(from, word)| {
                    self.draw_cell(word, &|at, len| row.span(from + at, len), space, &row_tiles)
                }),
            );
        }
        self.row_above = row_tiles;
    }

    /// Reads one cell; returns the index of the tile that fills the cell, or `None` if there is no such tile.
    fn draw_cell(
        &mut self,
        word: &str,
        at: &dyn Fn(usize, usize) -> Span,
        space: Space,
        here: &[Option<usize>],
    ) -> Option<usize> {
        let span = at(0, word.len());
        match word {
            "." => None,
            "<" => self.continue_tile(here.last().copied().flatten(), Axis::EastWest, span),
            "^" => {
                let above = self.row_above.get(here.len()).copied().flatten();
                self.continue_tile(above, Axis::NorthSouth, span)
            }
            _ if word.contains(CUTS) => {
                if let Some(halves) = Halves::from_word(word) {
                    self.draw_halves(word, halves, at, space);
                } else {
                    self.map.unread.keep(word);
                    self.problems.push(problems::map_cell_problems::no_pair(word, span));
                }
                None
            }
            _ => {
                self.lay(word, Shape::Square, space, span);
                Some(self.map.tiles.len() - 1)
            }
        }
    }

    /// Lays the halves of a cell.
    fn draw_halves(&mut self, word: &str, halves: Halves<'_>, at: &dyn Fn(usize, usize) -> Span, space: Space) {
        let froms = [0, halves.left.len() + 1];
        let both = [halves.left, halves.right].into_iter().zip(froms).zip(halves.corners());
        for ((half, from), corner) in both {
            let span = at(from, half.len());
            match half {
                "." => {}
                "<" | "^" => {
                    self.map.unread.keep(word);
                    self.problems.push(problems::half_beside_double(span));
                }
                _ if is_sign(half) => {
                    self.map.unread.keep(word);
                    self.refuse(problems::map_cell_problems::no_half(half, from == 0, halves, span, at(0, word.len())));
                }
                _ => self.lay(half, Shape::Half(corner), space, span),
            }
        }
    }

    fn lay(&mut self, word: &str, shape: Shape, at: Space, span: Span) {
        let what = if word == "#" { TileReference::Hash } else { TileReference::Named(self.words.share(word)) };
        let hash = matches!(what, TileReference::Hash);
        let laid = MapTile { after_hash: self.after_hash, ..MapTile::new(what, shape, at, span) };
        self.map.tiles.push(laid);
        self.after_hash |= hash && shape == Shape::Square;
    }

    fn continue_tile(&mut self, tile: Option<usize>, axis: Axis, span: Span) -> Option<usize> {
        let (sign, whence) = match axis {
            Axis::EastWest => ("<", "to the west"),
            Axis::NorthSouth => ("^", "above"),
        };
        match tile {
            None => self.problems.push(problems::continues_nothing(sign, whence, span)),
            Some(n) if matches!(self.map.tiles[n].shape, Shape::Double(_)) => {
                self.problems.push(problems::two_spaces_already(span));
            }
            Some(n) => {
                self.map.tiles[n].shape = Shape::Double(axis);
                return Some(n);
            }
        }
        self.map.unread.may_hold_anything = true;
        None
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use crate::scenario::test_scenarios::read;

    #[test]
    fn line_ends_and_spaces_before_them_are_harmless() {
        let scenario = read("board: |\r\n  . a\r\n  a\r\ntiles: { a: {} }\r\n").expect("a legal position");
        assert_eq!(scenario.board.all().count(), 2);
        let scenario = read(
            "tiles: { a: {} }
board: |
  a   ",
        )
        .expect("a legal position");
        assert_eq!(scenario.board.all().count(), 1);
    }
}

#[cfg(test)]
crate::case_runner::cases!("board_map.cases.yaml");
