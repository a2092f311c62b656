//! The tiles in each space of a board.

use std::collections::BTreeMap;

use carcassonne_board::geometry::Space;

use super::feature::TileIx;

/// The tiles in each space: none, one, or two halves.
#[derive(Debug, Clone)]
pub enum Grid {
    /// Every space of the rectangle around the tiles, row by row, beginning with `first`.
    Dense { first: Space, columns: usize, cells: Vec<[Option<TileIx>; 2]> },
    /// Only the spaces with a tile, for tiles so far apart that the rectangle would be too large.
    Sparse(BTreeMap<Space, [Option<TileIx>; 2]>),
}

impl Grid {
    /// Creates an empty grid for tiles in the given spaces; `tiles` is their number.
    pub fn new(spaces: impl Iterator<Item = Space>, tiles: usize) -> Self {
        let frame = spaces.fold(None, |frame: Option<(Space, Space)>, s| {
            let (a, b) = frame.unwrap_or((s, s));
            Some((
                Space::new(a.column.min(s.column), a.row.min(s.row)),
                Space::new(b.column.max(s.column), b.row.max(s.row)),
            ))
        });
        let Some((first, last)) = frame else {
            return Self::Sparse(BTreeMap::new());
        };
        let columns = usize::try_from(i64::from(last.column) - i64::from(first.column) + 1).unwrap_or(usize::MAX);
        let rows = usize::try_from(i64::from(last.row) - i64::from(first.row) + 1).unwrap_or(usize::MAX);
        match columns.checked_mul(rows) {
            Some(area) if area <= 1024 + 8 * tiles => Self::Dense { first, columns, cells: vec![[None; 2]; area] },
            _ => Self::Sparse(BTreeMap::new()),
        }
    }

    fn index(&self, space: Space) -> Option<usize> {
        let Self::Dense { first, columns, cells } = self else {
            return None;
        };
        let column = usize::try_from(i64::from(space.column) - i64::from(first.column)).ok()?;
        let row = usize::try_from(i64::from(space.row) - i64::from(first.row)).ok()?;
        let index = (column < *columns).then(|| row * columns + column)?;
        (index < cells.len()).then_some(index)
    }

    /// Adds a tile to a space; does nothing if the space is full or outside the rectangle.
    pub fn put(&mut self, space: Space, tile: TileIx) {
        let index = self.index(space);
        let cell = match (self, index) {
            (Self::Dense { cells, .. }, Some(n)) => &mut cells[n],
            (Self::Sparse(cells), _) => cells.entry(space).or_insert([None; 2]),
            (Self::Dense { .. }, None) => return,
        };
        if let Some(free) = cell.iter_mut().find(|t| t.is_none()) {
            *free = Some(tile);
        }
    }

    /// Returns the tiles in a space, in the order in which they were added.
    pub fn at(&self, space: Space) -> impl Iterator<Item = TileIx> + use<> {
        let cell = match self {
            Self::Dense { cells, .. } => self.index(space).map(|n| cells[n]),
            Self::Sparse(cells) => cells.get(&space).copied(),
        };
        let [first, second] = cell.unwrap_or([None; 2]);
        first.into_iter().chain(second)
    }
}
