//! Reading a space by column and row: `[2, 0]`.

use carcassonne_base::gathering::distinct;
use carcassonne_board::geometry::{Corner, Shape, Space};
use carcassonne_text::{Node, Problem, Problems, Suggestion, Value, as_count, problem};

use super::problems;
use crate::board::Board;

/// Returns the problem of a value that is no column and row. Offers the space that its word names, if there is room for
/// a tile, or else spaces beside other tiles.
pub(crate) fn no_space(node: &Node, what: &str, board: &Board) -> Problem {
    let word = node.text().unwrap_or_default();
    let mut named = board.tiles_named(word).iter().map(|tile| board.placed(*tile).at);
    let from: Vec<Space> = named.clone().chain(board.all().map(|tile| board.placed(tile).at)).collect();
    let neighbours = from.iter().take(MOST_BESIDE).flat_map(|at| {
        [(1, 0), (0, 1), (-1, 0), (0, -1)]
            .map(|(east, south)| Space::new(at.column.saturating_add(east), at.row.saturating_add(south)))
    });
    // A space with a single half has room for another.
    let has_room = |space: &Space| {
        let mut lie = board.at(*space).map(|tile| board.placed(tile).shape);
        matches!((lie.next(), lie.next()), (None, _) | (Some(Shape::Half(_)), None))
    };
    // A word that names a cell, a half tile of a cell or a tile means that space only.
    let (bare, corner) = match Corner::ALL.into_iter().find(|corner| word.ends_with(corner.word())) {
        Some(corner) if parse_cell_name(word).is_none() => {
            (word.strip_suffix(corner.word()).unwrap_or(word), Some(corner))
        }
        _ => (word, None),
    };
    if let Some(own) = parse_cell_name(bare).or_else(|| named.next()).filter(has_room) {
        let space = format!("[{}, {}]", own.column, own.row);
        let with = corner.map(|corner| Suggestion::new(node.span, format!("{space}, corner: {}", corner.word())));
        let ways = with.into_iter().chain([Suggestion::new(node.span, space)]);
        return not_a_space(node, what, None).with_ways(ways);
    }
    let lone = from.iter().copied().filter(|at| board.at(*at).next().is_some() && has_room(at));
    let spaces = distinct(neighbours.filter(has_room).chain(lone));
    let ways = spaces.iter().map(|at| Suggestion::new(node.span, format!("[{}, {}]", at.column, at.row)));
    not_a_space(node, what, None).with_ways(ways)
}

/// Returns the problem of a value that is no space, with an example to write unless other spaces are offered.
fn not_a_space(node: &Node, what: &str, example: Option<&'static str>) -> Problem {
    let (owner, found) = (what.to_owned(), node.describe());
    problem!(node.span, problems::NotASpace { owner, found, example })
}

/// The greatest number of tiles beside which free spaces are looked for.
const MOST_BESIDE: usize = 8;

/// Returns the space of a cell of a quick map, `b1`; `None` for other words, or if a tile in another space has that
/// name.
pub(crate) fn named_cell(node: &Node, board: &Board) -> Option<Space> {
    let word = node.text()?;
    let space = parse_cell_name(word)?;
    board.tiles_named(word).iter().all(|tile| board.placed(*tile).at == space).then_some(space)
}

/// Returns the space of a cell of a quick map: column 2, row 0 for `c1`; `None` for other words.
fn parse_cell_name(word: &str) -> Option<Space> {
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

/// The greatest distance of a space from column and row 0, in spaces.
const FARTHEST: i64 = 1_000_000;

/// Reads a space, which may be empty or outside the map; `None` after reporting another value. `what` names the value
/// in messages.
pub(crate) fn read(node: &Node, what: &str, problems: &mut Problems) -> Option<Space> {
    if let Some(space) = node.text().and_then(parse_cell_name) {
        return Some(space);
    }
    let column_and_row = match &node.value {
        Value::List(items) => <&[Node; 2]>::try_from(items.as_slice()).ok(),
        Value::Scalar(..) | Value::Map(_) => None,
    };
    let Some([column, row]) = column_and_row else {
        problems.push(not_a_space(node, what, Some("[2, 0]")));
        return None;
    };
    // `[b, 2]` has the letter and the number of a cell of a quick map.
    if let (Some(letters), Some(digits)) = (column.text(), row.text())
        && letters.starts_with(|c: char| c.is_ascii_alphabetic())
        && let Some(own) = parse_cell_name(&format!("{letters}{digits}"))
    {
        let way = Suggestion::new(node.span, format!("[{}, {}]", own.column, own.row));
        problems.push(not_a_space(node, what, None).with_ways([way]));
        return None;
    }
    let column = as_count(column, "the column", -FARTHEST, FARTHEST, problems);
    let row = as_count(row, "the row", -FARTHEST, FARTHEST, problems);
    Some(Space::new(i32::try_from(column?).ok()?, i32::try_from(row?).ok()?))
}
