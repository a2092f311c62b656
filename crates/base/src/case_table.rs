//! Tables of cases that tests read: a line each, with cells apart by tabs.

/// Returns the rows of a table.
///
/// # Panics
///
/// If a row has another number of cells.
pub fn table_rows<const COLUMNS: usize>(table: &str) -> impl Iterator<Item = [&str; COLUMNS]> {
    table.lines().map(|row| {
        let cells: Vec<&str> = row.split('\t').collect();
        assert_eq!(cells.len(), COLUMNS, "cells in {row:?}");
        std::array::from_fn(|n| cells[n])
    })
}
