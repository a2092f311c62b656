//! The sizes of spaces, and the conversion between the board and cells.

use carcassonne_board::geometry::Crossing;

use crate::picture::plan::Window;
use crate::picture::shape::Point;

/// The size in which a space is drawn. Cells are about twice as high as wide, so spaces of these sizes look square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// A space of 5 by 3 cells.
    Small,
    /// A space of 9 by 5 cells.
    Medium,
    /// A space of 13 by 7 cells.
    Large,
}

impl Size {
    /// All sizes of a space, from small to large.
    pub const ALL: [Size; 3] = [Self::Small, Self::Medium, Self::Large];

    /// Returns the number of columns and rows of cells inside a space.
    pub fn cells_per_space(self) -> (usize, usize) {
        match self {
            Self::Small => (5, 3),
            Self::Medium => (9, 5),
            Self::Large => (13, 7),
        }
    }

    /// Returns the number of columns and rows of cells for a number of columns and rows of spaces; neighbours share
    /// their frame.
    pub fn drawing_size(self, columns: usize, rows: usize) -> (usize, usize) {
        let (wide, high) = self.cells_per_space();
        (columns.saturating_mul(wide + 1) + 1, rows.saturating_mul(high + 1) + 1)
    }

    /// Returns the number of columns of spaces that fit into `width` columns of cells.
    pub fn columns_within(self, width: usize) -> usize {
        width.saturating_sub(1) / (self.cells_per_space().0 + 1)
    }

    /// Returns the number of rows of spaces that fit into a number of lines.
    pub fn rows_within(self, lines: usize) -> usize {
        lines.saturating_sub(1) / (self.cells_per_space().1 + 1)
    }

    /// Returns the bulge of city walls, deeper in few rows, so that it shows.
    pub(super) fn bulge(self) -> crate::picture::shape::Bulge {
        let (depth, width) = match self {
            Self::Small => (1.6, 0.5),
            Self::Medium | Self::Large => (1.4, 1.0),
        };
        crate::picture::shape::Bulge { depth, width }
    }
}

/// A cell of the text drawing, by its column and row; cells outside the drawing are ignored.
pub(super) type Spot = (i32, i32);

/// The conversion between points of the board and cells of a text drawing.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scale {
    pub(super) size: Size,
    pub(super) window: Window,
    /// The number of columns and rows of cells inside a space.
    pub(super) wide: i32,
    pub(super) high: i32,
}

impl Scale {
    pub(super) fn new(size: Size, window: Window) -> Self {
        let (wide, high) = size.cells_per_space();
        let narrow = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        Self { size, window, wide: narrow(wide), high: narrow(high) }
    }

    pub(super) fn crossing_cell(&self, at: Crossing) -> Spot {
        let first = self.window.first;
        (
            at.column.saturating_sub(first.column).saturating_mul(self.wide + 1),
            at.row.saturating_sub(first.row).saturating_mul(self.high + 1),
        )
    }

    /// Returns the cell that contains a point of the board; a cell of the frame for a point on a line of the grid.
    pub(super) fn cell_at(&self, at: Point) -> Spot {
        let first = self.window.first;
        (cell_index(at.x, first.column, self.wide), cell_index(at.y, first.row, self.high))
    }

    pub(super) fn cell_middle_point(&self, (x, y): Spot) -> Point {
        let first = self.window.first;
        Point::new(cell_middle(x, first.column, self.wide), cell_middle(y, first.row, self.high))
    }

    /// Returns whether a cell is on a line of the grid that runs north and south, and on one that runs east and west.
    pub(super) fn grid_lines_at(&self, (x, y): Spot) -> (bool, bool) {
        (x.rem_euclid(self.wide + 1) == 0, y.rem_euclid(self.high + 1) == 0)
    }
}

fn cell_index(value: f64, first: i32, count: i32) -> i32 {
    let space = (value + 1e-6).floor();
    let part = value - space;
    #[expect(clippy::cast_possible_truncation, reason = "spaces are counted in 32 bits")]
    let to_integer = |value: f64| value.floor() as i32;
    let line = to_integer(space).saturating_sub(first).saturating_mul(count + 1);
    if part < 1e-6 { line } else { line + 1 + to_integer(part * f64::from(count)).min(count - 1) }
}

fn cell_middle(cell: i32, first: i32, count: i32) -> f64 {
    let space = f64::from(cell.div_euclid(count + 1).saturating_add(first));
    match cell.rem_euclid(count + 1) {
        0 => space,
        n => space + (f64::from(n) - 0.5) / f64::from(count),
    }
}

#[cfg(test)]
mod tests {
    use carcassonne_board::geometry::Space;

    use super::*;

    fn scale(size: Size) -> Scale {
        let first = Space::new(-2, 3);
        let window = Window { first, columns: 4, rows: 3, board: (first, first) };
        Scale::new(size, window)
    }

    #[test]
    fn the_middle_of_a_cell_lies_in_it() {
        for size in Size::ALL {
            let scale = scale(size);
            for spot in (0..30).flat_map(|x| (0..20).map(move |y| (x, y))) {
                assert_eq!(scale.cell_at(scale.cell_middle_point(spot)), spot, "{size:?}");
            }
        }
    }

    #[test]
    fn spaces_share_their_frames() {
        assert_eq!(Size::Medium.drawing_size(3, 2), (31, 13));
        assert_eq!(Size::Small.columns_within(80), 13);
        assert_eq!(Size::Small.columns_within(78), 12);
        assert_eq!(scale(Size::Small).crossing_cell(Crossing::new(0, 4)), (12, 4));
    }
}
