//! The scenario that a quick map stands for, as a file.

use super::join::{Cell, Shows};
use crate::geometry::{Axis, Corner, Shape};
use crate::text::{Node, Style, Value, escape_for_yaml, is_invisible};

/// The keys of a scenario that a quick map stands for, in the order in which they are written.
#[derive(Debug, Default)]
pub(super) struct Keys<'k> {
    pub(super) question: Option<&'k Node>,
    pub(super) players: Option<&'k Node>,
    /// What each tile means.
    pub(super) tiles: &'k [(String, Node)],
    pub(super) meeples: Option<&'k Node>,
    pub(super) tokens: Option<&'k Node>,
    pub(super) claims: Option<&'k Node>,
    pub(super) ask: Option<&'k Node>,
    pub(super) track: Option<&'k Node>,
    pub(super) turn: Option<&'k Node>,
}

/// The whole file.
pub(super) fn file(cells: &[Cell], keys: &Keys<'_>) -> String {
    let mut lines: Vec<String> = Vec::new();
    lines.extend(keys.question.map(|question| format!("question: {}", flow(question))));
    lines.extend(keys.players.map(|players| format!("players: {}", flow(players))));
    if !cells.is_empty() {
        lines.push("board: |".to_owned());
    }
    lines.extend(rows(cells).iter().map(|row| format!("  {}", row.trim_end())));
    if !keys.tiles.is_empty() {
        lines.push("tiles:".to_owned());
        lines.extend(keys.tiles.iter().map(|(name, what)| format!("  {name}: {}", flow(what))));
    }
    let by_player = |key: &str, node: Option<&Node>| {
        let Some(Node { value: Value::Map(entries), .. }) = node else { return Vec::new() };
        let each = entries.iter().map(|(name, of)| format!("  {}: {}", flow(name), flow(of)));
        std::iter::once(format!("{key}:")).chain(each).collect()
    };
    lines.extend(by_player("meeples", keys.meeples));
    for (key, entries) in [("tokens", keys.tokens), ("ask", keys.ask)] {
        if key == "ask" {
            lines.extend(by_player("claims", keys.claims));
        }
        if let Some(Node { value: Value::List(items), .. }) = entries {
            lines.push(format!("{key}:"));
            lines.extend(items.iter().map(|item| format!("  - {}", entry(item))));
        }
    }
    let at_the_track = [("track", keys.track), ("turn", keys.turn)];
    lines.extend(at_the_track.into_iter().filter_map(|(key, node)| Some(format!("{key}: {}", flow(node?)))));
    lines.push(String::new());
    lines.join("\n")
}

/// An entry of a list; one of a single key needs no braces.
fn entry(item: &Node) -> String {
    match &item.value {
        Value::Map(entries) => match entries.as_slice() {
            [(key, value)] => format!("{}: {}", flow(key), flow(value)),
            _ => flow(item),
        },
        Value::Scalar(..) | Value::List(_) => flow(item),
    }
}

/// A value on one line.
pub(crate) fn flow(node: &Node) -> String {
    match &node.value {
        Value::Scalar(text, style) if is_plain(text, *style) => text.clone(),
        // What JSON quotes, YAML reads.
        Value::Scalar(text, _) => escape_for_yaml(&serde_json::Value::String(text.clone()).to_string()),
        Value::List(items) => {
            let items: Vec<String> = items.iter().map(flow).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Map(entries) if entries.is_empty() => "{}".to_owned(),
        Value::Map(entries) => {
            let entries: Vec<String> =
                entries.iter().map(|(key, value)| format!("{}: {}", flow(key), flow(value))).collect();
            format!("{{ {} }}", entries.join(", "))
        }
    }
}

/// Whether a scalar can be written without quotes, and says the same.
fn is_plain(text: &str, style: Style) -> bool {
    if style == Style::Plain && matches!(text, "" | "~" | "null") {
        return true;
    }
    // With quotes a number below zero would be a text.
    let digits = text.strip_prefix('-').unwrap_or_default();
    if style == Style::Plain && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
        return true;
    }
    let safe = |c: char| c.is_alphanumeric() && !is_invisible(c) || matches!(c, '_' | '.' | '@' | '-' | ':' | ' ');
    text.starts_with(char::is_alphanumeric)
        && text.chars().all(safe)
        && !text.ends_with([' ', ':'])
        && !text.contains(": ")
        && text != "null"
}

/// The rows of the map, their cells below one another.
fn rows(cells: &[Cell]) -> Vec<String> {
    let index = |n: i32| usize::try_from(n).unwrap_or(0);
    let spaces = || cells.iter().flat_map(|cell| cell.shape.spaces(cell.at));
    let wide = spaces().map(|space| index(space.column) + 1).max().unwrap_or(0);
    let high = spaces().map(|space| index(space.row) + 1).max().unwrap_or(0);
    // A row ends with its last tile.
    let mut grid: Vec<Vec<[String; 3]>> = vec![Vec::new(); high];
    let mut put = |column: i32, row: i32, place: usize, text: &str| {
        let row = &mut grid[index(row)];
        let column = index(column);
        if row.len() <= column {
            row.resize(column + 1, Default::default());
        }
        text.clone_into(&mut row[column][place]);
    };
    for cell in cells {
        let name = if matches!(cell.shows, Shows::Hash) { "#" } else { cell.name.as_str() };
        let (column, row) = (cell.at.column, cell.at.row);
        match cell.shape {
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
    let text = |cell: &[String; 3]| {
        let [left, cut, right] = cell;
        let or_gap = |half: &str| if half.is_empty() { ".".to_owned() } else { half.to_owned() };
        if cut.is_empty() { or_gap(left) } else { format!("{}{cut}{}", or_gap(left), or_gap(right)) }
    };
    let grid: Vec<Vec<String>> = grid.iter().map(|row| row.iter().map(text).collect()).collect();
    let mut widths = vec![0; wide];
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
