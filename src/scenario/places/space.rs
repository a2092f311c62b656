//! Reading a space by column and row: `[2, 0]`.

use super::problems as said;
use crate::geometry::{Corner, Shape, Space};
use crate::scenario::board::Board;
use crate::text::{Node, Problem, Problems, Suggestion, Value, as_count};

/// The problem of something that is no column and row; a few spaces of a board are offered: the one that the word names as
/// a quick map names its cells, and those beside what lies there that are free.
pub(in crate::scenario) fn no_space(node: &Node, what: &str, board: &Board) -> Problem {
    let word = node.text().unwrap_or_default();
    let named = board.named(word).iter().map(|tile| board.placed(*tile).at);
    let from: Vec<Space> = named.chain(board.all().map(|tile| board.placed(tile).at)).collect();
    let beside = from.iter().take(MOST_BESIDE).flat_map(|at| {
        [(1, 0), (0, 1), (-1, 0), (0, -1)]
            .map(|(east, south)| Space::new(at.column.saturating_add(east), at.row.saturating_add(south)))
    });
    // Beside a single half there is room for another.
    let has_room = |space: &Space| {
        let mut lie = board.at(*space).map(|tile| board.placed(tile).shape);
        matches!((lie.next(), lie.next()), (None, _) | (Some(Shape::Half(_)), None))
    };
    // What is named is the one that is meant: a cell of the map, with the corner of a half tile, or a tile.
    let (bare, corner) = match Corner::ALL.into_iter().find(|corner| word.ends_with(corner.word())) {
        Some(corner) if cell(word).is_none() => (word.strip_suffix(corner.word()).unwrap_or(word), Some(corner)),
        _ => (word, None),
    };
    let lies = board.named(word).iter().map(|tile| board.placed(*tile).at);
    if let Some(own) = cell(bare).or_else(|| lies.clone().next()).filter(has_room) {
        let space = format!("[{}, {}]", own.column, own.row);
        let with = corner.map(|corner| Suggestion::new(node.span, format!("{space}, corner: {}", corner.word())));
        let ways = with.into_iter().chain([Suggestion::new(node.span, space)]);
        return said::space_meant(node, what, ways);
    }
    let lone = from.iter().copied().filter(|at| board.at(*at).next().is_some() && has_room(at));
    let mut spaces: Vec<Space> = Vec::new();
    for space in beside.filter(has_room).chain(lone) {
        if !spaces.contains(&space) {
            spaces.push(space);
        }
    }
    let ways = spaces.iter().map(|at| Suggestion::new(node.span, format!("[{}, {}]", at.column, at.row)));
    said::space_meant(node, what, ways)
}

/// Beside how many tiles a free space is looked for.
const MOST_BESIDE: usize = 8;

/// The space that a word names as a quick map names its cells, `b1`; `None` if that is the name of a tile in another space.
pub(in crate::scenario) fn named_cell(node: &Node, board: &Board) -> Option<Space> {
    let word = node.text()?;
    let space = cell(word)?;
    board.named(word).iter().all(|tile| board.placed(*tile).at == space).then_some(space)
}

/// The space that a quick map calls so: `c1` is in column 2, row 0.
fn cell(word: &str) -> Option<Space> {
    let lower = word.to_ascii_lowercase();
    let (letters, digits) = lower.split_at(lower.find(|c: char| !c.is_ascii_lowercase())?);
    let column = match letters.as_bytes() {
        [one] => i32::from(one - b'a'),
        [one, other] => (i32::from(one - b'a') + 1) * 26 + i32::from(other - b'a'),
        _ => return None,
    };
    let row = digits.parse::<i32>().ok().filter(|row| (1..=1_000).contains(row))?;
    Some(Space::new(column, row - 1))
}

/// How far from column and row 0 a space may be, in spaces.
const FARTHEST: i64 = 1_000_000;

/// Reads a space. It may be empty, or lie outside the map. `what` says what is being read.
pub(in crate::scenario) fn read(node: &Node, what: &str, problems: &mut Problems) -> Option<Space> {
    if let Some(space) = node.text().and_then(cell) {
        return Some(space);
    }
    let column_and_row = match &node.value {
        Value::List(items) => <&[Node; 2]>::try_from(items.as_slice()).ok(),
        Value::Scalar(..) | Value::Map(_) => None,
    };
    let Some([column, row]) = column_and_row else {
        problems.push(said::no_space(node, what));
        return None;
    };
    // `[b, 2]`, as a quick map counts.
    if let (Some(letters), Some(digits)) = (column.text(), row.text())
        && letters.starts_with(|c: char| c.is_ascii_alphabetic())
        && let Some(own) = cell(&format!("{letters}{digits}"))
    {
        let way = Suggestion::new(node.span, format!("[{}, {}]", own.column, own.row));
        problems.push(said::space_meant(node, what, [way]));
        return None;
    }
    let column = as_count(column, "the column", -FARTHEST, FARTHEST, problems);
    let row = as_count(row, "the row", -FARTHEST, FARTHEST, problems);
    Some(Space::new(i32::try_from(column?).ok()?, i32::try_from(row?).ok()?))
}
