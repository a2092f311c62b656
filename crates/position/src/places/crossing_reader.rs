//! Reading a crossing: a corner of a tile, `a@se`, or the middle of a double's long side, `k@n`.

use carcassonne_base::sorting::{sort, sort_by_key};
use carcassonne_board::geometry::{Axis, Corner, Crossing, Direction, Shape};
use carcassonne_text::{Node, Problem, Problems, Span, Suggestion, as_text, nearest_word, problem};
use carcassonne_words::dictionary::direction;

use super::{address_reader, problems};
use crate::board::{Board, TileIx};

/// The words for the long sides of a double, after `@`.
const MIDDLES: [(&str, Direction); 4] =
    [("n", Direction::North), ("e", Direction::East), ("s", Direction::South), ("w", Direction::West)];

/// Reads a crossing: `a@se`, `f:1:1@nw`, or `k@n` on a double from east to west. Returns the crossing and the tile by
/// which it is written; `None` after reporting a problem.
pub(crate) fn read(node: &Node, board: &Board, problems: &mut Problems) -> Option<(Crossing, TileIx)> {
    let text = as_text(node, "an intersection", "write a tile and its corner: `a@se`", problems)?;
    resolve(text, node, 0, board, problems)
}

/// Reads the crossing in `text`, which begins at byte `from` of the value.
pub(crate) fn resolve(
    text: &str,
    node: &Node,
    from: usize,
    board: &Board,
    problems: &mut Problems,
) -> Option<(Crossing, TileIx)> {
    let Some((address, word)) = text.split_once('@').filter(|(a, _)| !a.contains('.')) else {
        problems.push(cornerless(text, node.part(from, text.len()), board));
        return None;
    };
    let tile =
        address_reader::find_tile(address, &text[address.len()..], node.part(from, address.len()), board, problems)?;
    let placed = board.placed(tile);
    let (shape, at) = (placed.shape, placed.at);
    let corner = Corner::ALL.into_iter().find(|c| c.word() == word);
    let middle = MIDDLES.into_iter().find(|(w, _)| *w == word).map(|(_, direction)| direction);
    let found = corner
        .and_then(|c| Crossing::at_corner(shape, at, c))
        .or_else(|| middle.and_then(|d| Crossing::at_middle(shape, at, d)));
    if let Some(crossing) = found {
        return Some((crossing, tile));
    }
    let span = node.part(from + address.len() + 1, word.len());
    let words = words(shape);
    let small = word.to_lowercase();
    let lower_case = words.iter().copied().find(|own| *own == small);
    let right = lower_case
        .or_else(|| direction(&small).filter(|short| words.contains(short)))
        .or_else(|| nearest_word(word, words.iter().copied()));
    let shape = match shape {
        Shape::Square => "square",
        Shape::Half(_) => "half",
        Shape::Double(Axis::EastWest) => "east-west",
        Shape::Double(Axis::NorthSouth) => "north-south",
    };
    // A tile has few corners, so that all can be offered.
    let nearest_first = |word: &&&str| usize::from(!has_same_letters(word, &small));
    let mut words_in_order: Vec<&&str> = words.iter().collect();
    sort_by_key(&mut words_in_order, nearest_first);
    let ways: Vec<Suggestion> = words_in_order.iter().map(|word| Suggestion::new(span, **word)).collect();
    let fault = match (corner, middle) {
        (Some(_), _) => "corner",
        (None, Some(_)) => "long-side",
        (None, None) => "word",
    };
    let (tile, word, capitals, corners) = (address.to_owned(), word.to_owned(), lower_case.is_some(), words.join(", "));
    let problem = problem!(span, problems::NoSuchCorner { fault, tile, word, right, shape, corners, capitals });
    let problem = problem.at_related(placed.span);
    problems.push(match right {
        Some(right) => problem.edit(span, right),
        None => problem.with_ways(ways),
    });
    None
}

/// Returns `true` if two words have the same letters: `es` and `se`.
fn has_same_letters(a: &str, b: &str) -> bool {
    let letters = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        sort(&mut letters);
        letters
    };
    letters(a) == letters(b)
}

/// Returns the problem of a text that names no corner, `a1`, or has no `@`, `a1se`; offers corners of its tile.
fn cornerless(text: &str, at: Span, board: &Board) -> Problem {
    let problem = problem!(at, problems::Cornerless { text: text.to_owned() });
    let address = text.split(['.', '@', ' ']).next().unwrap_or(text);
    let shape = |address: &str| {
        let tile = address_reader::resolve_address(address, "", board).ok()?;
        Some(board.placed(tile).shape)
    };
    // The `@` may be missing, or be another sign: `a1se`, `a1-se` and `a1.se`.
    let parted = |word: &&str| {
        let tile = text.to_lowercase().strip_suffix(*word).map(str::to_owned)?;
        let tile = tile.trim_end_matches(['-', '.', ' ', '_', '/', ':']).to_owned();
        shape(&tile).filter(|shape| words(*shape).contains(word)).map(|_| format!("{tile}@{word}"))
    };
    if let Some(right) = ["ne", "se", "sw", "nw", "n", "e", "s", "w"].iter().find_map(parted) {
        return problem.fix_by_writing(right);
    }
    let corners = |address: &str| {
        let words = shape(address).map(words).unwrap_or_default();
        words.into_iter().map(|word| Suggestion::new(at, format!("{address}@{word}"))).collect::<Vec<_>>()
    };
    let mut ways = corners(address);
    if ways.is_empty() {
        let first = board.all().find(|tile| !board.is_hash(*tile));
        ways = first.map(|tile| corners(&board.address(tile))).unwrap_or_default();
    }
    problem.with_ways(ways)
}

/// Returns the words that can follow the `@` for a tile of this shape.
fn words(shape: Shape) -> Vec<&'static str> {
    let corners = shape.corners().iter().map(|c| c.word());
    let middles: &[&str] = match shape {
        Shape::Square | Shape::Half(_) => &[],
        Shape::Double(Axis::EastWest) => &["n", "s"],
        Shape::Double(Axis::NorthSouth) => &["e", "w"],
    };
    corners.chain(middles.iter().copied()).collect()
}
