//! A setup as a file, and its tiles as the rows of a map.

use crate::geometry::{Axis, Corner, Shape};
use crate::scenario::laying::map_tile::{MapTile, TileReference};
use crate::text::{Node, Value};

/// A cell of the map: the text before its cut, the cut, and the text behind it. A square tile has only the first.
type Cell = [String; 3];

/// Returns the rows of the map, their cells below one another.
pub(in crate::scenario) fn map_rows(tiles: &[MapTile]) -> Vec<String> {
    let grid = draw_grid(tiles);
    let grid: Vec<Vec<String>> = grid.iter().map(|row| row.iter().map(write_cell).collect()).collect();
    let mut widths = vec![0; grid.iter().map(Vec::len).max().unwrap_or(0)];
    for row in &grid {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.len().max(*width);
        }
    }
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        // A row without a tile is still a row.
        if cells.is_empty() { ".".to_owned() } else { cells.join("  ") }
    };
    grid.iter().map(line).collect()
}

/// Returns the cells of each row of the map; a row ends with its last tile.
fn draw_grid(tiles: &[MapTile]) -> Vec<Vec<Cell>> {
    let index = |n: i32| usize::try_from(n).unwrap_or(0);
    let spaces = tiles.iter().flat_map(|tile| tile.shape.spaces(tile.at));
    let mut grid: Vec<Vec<Cell>> = vec![Vec::new(); spaces.map(|space| index(space.row) + 1).max().unwrap_or(0)];
    let mut put = |column: i32, row: i32, place: usize, text: &str| {
        let row = &mut grid[index(row)];
        let column = index(column);
        if row.len() <= column {
            row.resize(column + 1, Default::default());
        }
        text.clone_into(&mut row[column][place]);
    };
    for tile in tiles {
        let name = match (&tile.reference, &tile.name) {
            (TileReference::Hash, _) => "#",
            (_, Some(name)) | (TileReference::Named(name), None) => name,
            (TileReference::Meant(_), None) => continue,
        };
        let (column, row) = (tile.at.column, tile.at.row);
        match tile.shape {
            Shape::Square => put(column, row, 0, name),
            Shape::Double(axis) => {
                put(column, row, 0, name);
                let (right, down, sign) = match axis {
                    Axis::EastWest => (1, 0, "<"),
                    Axis::NorthSouth => (0, 1, "^"),
                };
                put(column + right, row + down, 0, sign);
            }
            Shape::Half(corner) => {
                let (cut, place) = match corner {
                    Corner::Nw => ("/", 0),
                    Corner::Se => ("/", 2),
                    Corner::Sw => ("\\", 0),
                    Corner::Ne => ("\\", 2),
                };
                put(column, row, 1, cut);
                put(column, row, place, name);
            }
        }
    }
    grid
}

/// Returns the text of a cell, with `.` for a gap.
fn write_cell([left, cut, right]: &Cell) -> String {
    let or_gap = |half: &str| if half.is_empty() { ".".to_owned() } else { half.to_owned() };
    if cut.is_empty() { or_gap(left) } else { format!("{}{cut}{}", or_gap(left), or_gap(right)) }
}

/// Returns an item of a list in a file: a map of one key without braces.
fn write_item(item: &Node) -> String {
    match &item.value {
        Value::Map(entries) if let [(key, value)] = entries.as_slice() => {
            format!("{}: {}", key.to_inline(), value.to_inline())
        }
        Value::Map(_) | Value::Scalar(..) | Value::List(_) => item.to_inline(),
    }
}

/// Returns the tree of a scenario as a file: each key begins a line, and a map or a list of maps goes on below it with a line
/// for each entry, unless the key has a few figures. The rows of a board are a block.
pub(crate) fn write_file(root: &Node) -> String {
    let Value::Map(keys) = &root.value else { return root.to_inline() };
    let mut out = String::new();
    for (key, value) in keys {
        let key = key.to_inline();
        let below: Vec<String> = match &value.value {
            Value::List(items) if key == "board" => {
                out.extend([&key, ": |\n"]);
                items.iter().map(|row| row.text().unwrap_or_default().to_owned()).collect()
            }
            Value::List(items) if items.iter().any(|item| matches!(item.value, Value::Map(_))) => {
                out.extend([&key, ":\n"]);
                items.iter().map(|item| format!("- {}", write_item(item))).collect()
            }
            Value::Map(entries) if !entries.is_empty() && !matches!(key.as_str(), "figures" | "track" | "turn") => {
                out.extend([&key, ":\n"]);
                entries.iter().map(|(key, value)| format!("{}: {}", key.to_inline(), value.to_inline())).collect()
            }
            Value::Scalar(..) | Value::List(_) | Value::Map(_) => {
                out.extend([&key, ": ", &value.to_inline(), "\n"]);
                Vec::new()
            }
        };
        for line in below {
            out.extend(["  ", line.trim_end(), "\n"]);
        }
    }
    out
}
