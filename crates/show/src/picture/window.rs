//! The choice of the part of a board that is drawn.

use carcassonne_board::geometry::Space;

use super::plan::Window;

/// A rectangle of spaces, by its north-west and its south-east space.
pub(super) type Frame = (Space, Space);

/// Returns the smallest frame around some spaces; `None` if there are none.
pub(super) fn smallest_frame(spaces: impl IntoIterator<Item = Space>) -> Option<Frame> {
    spaces.into_iter().fold(None, |frame, space| Some(frame.map_or((space, space), |frame| extend_frame(frame, space))))
}

/// Extends a rectangle of spaces to include a further space.
fn extend_frame((a, b): Frame, space: Space) -> Frame {
    (
        Space::new(a.column.min(space.column), a.row.min(space.row)),
        Space::new(b.column.max(space.column), b.row.max(space.row)),
    )
}

/// Returns the number of columns and rows of a rectangle of spaces.
fn extent((a, b): Frame) -> (usize, usize) {
    let count = |from: i32, to: i32| usize::try_from(i64::from(to) - i64::from(from) + 1).unwrap_or(usize::MAX);
    (count(a.column, b.column), count(a.row, b.row))
}

fn fits(frame: Frame, most: (usize, usize)) -> bool {
    let (columns, rows) = extent(frame);
    columns <= most.0 && rows <= most.1
}

/// Chooses the part of a board to draw in at most `most` columns and rows: all of it if it fits, or else as many of the
/// spaces in `priorities` as fit, in their order, or `first` if there are none; then extended on all sides as far as
/// `most` allows.
pub(super) fn choose_window(
    board: Frame,
    priorities: impl IntoIterator<Item = Space>,
    first: Space,
    most: (usize, usize),
) -> Window {
    let most = (most.0.max(1), most.1.max(1));
    let mut frame = board;
    if !fits(board, most) {
        let mut spaces = priorities.into_iter();
        let start = spaces.next().unwrap_or(first);
        frame = (start, start);
        for space in spaces.take(10_000) {
            let extended = extend_frame(frame, space);
            if fits(extended, most) {
                frame = extended;
            }
        }
        frame = grow_frame(frame, board, most);
    }
    let (columns, rows) = extent(frame);
    Window { first: frame.0, columns, rows, board }
}

/// Extends a frame by one space on each side in turn, as long as it fits into `most` and stays on the board.
fn grow_frame(frame: Frame, board: Frame, most: (usize, usize)) -> Frame {
    let mut frame = frame;
    loop {
        let previous = frame;
        let (a, b) = frame;
        let corners = [
            Space::new(b.column.saturating_add(1), b.row),
            Space::new(a.column.saturating_sub(1), a.row),
            Space::new(b.column, b.row.saturating_add(1)),
            Space::new(a.column, a.row.saturating_sub(1)),
        ];
        for space in corners {
            let extended = extend_frame(frame, space);
            if extend_frame(board, space) == board && fits(extended, most) {
                frame = extended;
            }
        }
        if frame == previous {
            return frame;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(column: i32, row: i32) -> Space {
        Space::new(column, row)
    }

    #[test]
    fn a_board_that_fits_is_drawn_whole() {
        let window = choose_window((at(-1, 2), at(3, 4)), [], at(0, 2), (16, 16));
        assert_eq!((window.first, window.columns, window.rows), (at(-1, 2), 5, 3));
        assert!(!window.is_cut());
    }

    #[test]
    fn of_a_large_board_the_part_is_drawn_that_matters() {
        let board = (at(0, 0), at(899, 39));
        let window = choose_window(board, [at(100, 20), at(104, 20), at(800, 3)], at(0, 0), (16, 10));
        assert_eq!((window.columns, window.rows), (16, 10));
        assert!(window.is_cut() && window.contains(at(100, 20)) && window.contains(at(104, 20)));
        assert!(!window.contains(at(800, 3)));
        assert_eq!(window.spaces().count(), 160);
    }

    #[test]
    fn a_window_never_leaves_the_board() {
        let board = (at(0, 0), at(40, 1));
        let window = choose_window(board, [at(40, 1)], at(0, 0), (5, 5));
        assert_eq!((window.first, window.columns, window.rows), (at(36, 0), 5, 2));
        let none = choose_window(board, [], at(3, 0), (1, 1));
        assert_eq!((none.first, none.columns, none.rows), (at(3, 0), 1, 1));
    }
}
