//! The map form of a board: rows of cells, drawn as the tiles lie.
//!
//! Rows are read word by word, and each `cell` is laid or refused; `guess` finds the likely meaning of a refused row.

use carcassonne_board::geometry::{Axis, Shape, Space};
use carcassonne_text::{Problem, Problems, Span, Suggestion, problem};

use super::guess::Guesses;
use super::map_cell::{CUTS, Halves, is_known_cell, is_sign};
use super::map_rows::{MapRow, Word};
use super::map_tile::{MapTile, SharedWords, TileReference};
use super::problems;
use crate::board::UnreadMap;
use crate::tiles::definitions::Definitions;

/// The tiles of a map, and the parts that could not be read.
#[derive(Debug, Clone, Default)]
pub struct BoardMap {
    /// The tiles, in the order in which they are written.
    pub tiles: Vec<MapTile>,
    /// The parts of the map that could not be read.
    pub unread: UnreadMap,
}

impl BoardMap {
    /// Creates a map of which nothing could be read.
    pub fn unreadable() -> Self {
        Self { unread: UnreadMap { may_hold_anything: true, ..UnreadMap::default() }, ..Self::default() }
    }
}

/// Reads rows that may begin in any column, each given with the byte at which it begins. Names are not looked up.
pub(crate) fn read_cells(rows: &[(&str, usize)], problems: &mut Problems) -> Vec<MapTile> {
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
            drawing.refuse(problem!(row.span(0, 0), problems::BlankRow).edits(whole.map(|line| (line, String::new()))));
            continue;
        }
        let first = *indent.get_or_insert(begins);
        if first != begins {
            let sign = row.text[begins..].chars().next().map_or(0, char::len_utf8);
            let at = row.span(begins, sign);
            drawing.refuse(problem!(at, problems::RowOutOfLine).edit(row.span(0, begins), " ".repeat(first)));
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
                    self.problems.push(refuse_pair(word, span));
                }
                None
            }
            _ => {
                self.lay(word, Shape::Square, space, span);
                Some(self.map.tiles.len() - 1)
            }
        }
    }

    fn draw_halves(&mut self, word: &str, halves: Halves<'_>, at: &dyn Fn(usize, usize) -> Span, space: Space) {
        let froms = [0, halves.left.len() + 1];
        let both = [halves.left, halves.right].into_iter().zip(froms).zip(halves.corners());
        for ((half, from), corner) in both {
            let span = at(from, half.len());
            match half {
                "." => {}
                "<" | "^" => {
                    self.map.unread.keep(word);
                    self.problems.push(problem!(span, problems::HalfBesideDouble));
                }
                _ if is_sign(half) => {
                    self.map.unread.keep(word);
                    let cell = write_other_half(from == 0, halves);
                    let problem = problem!(span, problems::NoHalf { half: half.to_owned(), cell: &cell });
                    self.refuse(problem.edit(at(0, word.len()), cell));
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
        match tile {
            None => {
                let axis = if axis == Axis::EastWest { "west" } else { "north" };
                self.problems.push(problem!(span, problems::ContinuedGap { axis }));
            }
            Some(n) if matches!(self.map.tiles[n].shape, Shape::Double(_)) => {
                self.problems.push(problem!(span, problems::ThirdSpace));
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

/// Returns the problem of a cell with a cut that is no pair of halves; offers pairs to write.
fn refuse_pair(word: &str, span: Span) -> Problem {
    let (left, right) = word.split_once(CUTS).unwrap_or((word, ""));
    let cut = word.get(left.len()..=left.len()).unwrap_or_default();
    let (lacks, cell) = match (left, right) {
        ("", "") => ("both", None),
        (".", "." | "") | ("", ".") => ("tile", Some(".".to_owned())),
        (left, "") => ("right", Some(format!("{left}{cut}."))),
        ("", right) if !right.contains(CUTS) => ("left", Some(format!(".{cut}{right}"))),
        _ => ("cut", None),
    };
    let parts: Vec<&str> = word.split(CUTS).filter(|part| !part.is_empty()).collect();
    let ways = match parts.as_slice() {
        [one, other, ..] if lacks == "cut" => {
            CUTS.map(|cut| Suggestion::new(span, format!("{one}{cut}{other}"))).to_vec()
        }
        _ => Vec::new(),
    };
    let [word, left, cut, right] = [word, left, cut, right].map(str::to_owned);
    let problem = problem!(span, problems::NoPair { word, lacks, left, cut, right });
    problem.edits(cell.map(|cell| (span, cell))).with_ways(ways)
}

/// Returns the cell to write without its first or its second half, which is a sign: the other half alone, or `.`.
fn write_other_half(is_first: bool, Halves { left, cut, right }: Halves<'_>) -> String {
    match if is_first { right } else { left } {
        beside if beside == "." || is_sign(beside) => ".".to_owned(),
        beside if is_first => format!(".{cut}{beside}"),
        beside => format!("{beside}{cut}."),
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use crate::test_scenarios::read;

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
