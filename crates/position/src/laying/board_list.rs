//! The list form of a board, for programs: one entry for each tile.

use std::sync::Arc;

use carcassonne_board::geometry::{Axis, Corner, Shape, Space};
use carcassonne_text::{
    KeySet, MapEntries, Node, Problems, SourceText, Value, as_count, as_list, as_text, as_word, problem,
};

use super::board_map::{self, BoardMap};
use super::map_rows::rows_from_list;
use super::map_tile::{MapTile, SharedWords, TileReference};
use super::problems;
use crate::names;
use crate::places::space_reader;
use crate::tiles::definitions::Definitions;
use crate::tiles::meaning;

const KEYS: &[&str] = &["name", "tile", "at", "turn", "corner", "to"];

/// The entries of a list, which are read one by one before the rest of the file.
#[derive(Debug, Default)]
pub(crate) struct Entries {
    tiles: Vec<MapTile>,
    /// The entries that are rows of a map.
    rows: Vec<Node>,
    /// Set if an entry is neither a tile nor a row, which has been reported.
    strange: bool,
    words: SharedWords,
    problems: Problems,
}

impl Entries {
    /// Reads the next entry.
    pub(crate) fn read(&mut self, item: &Node) {
        match &item.value {
            Value::Map(_) => {
                let laid = read_tile(item, "a placed tile", KEYS, None, &mut self.words, &mut self.problems);
                self.tiles.extend(laid);
            }
            Value::Scalar(..) if !item.is_null() => self.rows.push(item.clone()),
            Value::Scalar(..) | Value::List(_) => {
                if !self.strange {
                    let cells: Vec<&str> = as_list(item).iter().filter_map(Node::text).collect();
                    let row = cells.join(" ").replace('\\', "\\\\");
                    self.problems.push(problem!(item.span, problems::NoRow { written: item.describe(), row }));
                }
                self.strange = true;
            }
        }
    }

    /// Returns the tiles that were read, or the map whose rows were read; moves the problems of the entries to those of
    /// the file.
    pub(super) fn finish(self, source: &SourceText, definitions: &Definitions, problems: &mut Problems) -> BoardMap {
        let faulty = !self.problems.is_empty();
        problems.append(self.problems);
        if self.strange {
            return BoardMap::unreadable();
        }
        let mut drawn = match (self.rows.first(), self.tiles.is_empty()) {
            (None, _) => BoardMap { tiles: self.tiles, ..BoardMap::default() },
            (Some(_), true) => board_map::draw_rows(rows_from_list(source, &self.rows), definitions, problems),
            (Some(row), false) => {
                problems.push(problem!(row.span, problems::RowAmongTiles));
                return BoardMap::unreadable();
            }
        };
        drawn.unread.may_hold_anything |= faulty;
        drawn
    }
}

/// Reads a tile with no other keys than `legal`; `what` names the tile in messages. Unless a space is `given`, the space
/// must be written.
pub(crate) fn read_tile(
    node: &Node,
    what: &str,
    legal: KeySet,
    given: Option<Space>,
    words: &mut SharedWords,
    problems: &mut Problems,
) -> Option<MapTile> {
    let fields = &MapEntries::read(node, what, legal, problems)?;
    let before = problems.len();
    let name = fields.get("name").and_then(|n| {
        let word = as_text(n, "`name`", "write a name: `name: t1`", problems)?;
        let tile = fields.get("tile").and_then(Node::text);
        let own_id = names::is_catalogue(word) && tile.is_none_or(|t| t.split('@').next() == Some(word));
        // Most names belong to one tile only, so they are not shared.
        (own_id || names::check(word, n.span, problems)).then(|| Arc::from(word))
    });
    let reference = read_reference(fields, name.as_ref(), words, problems);
    let at = given.or_else(|| {
        fields
            .require("at", what, "say where it is, column and row: `at: [0, 0]`", problems)
            .and_then(|n| space_reader::read(n, "`at`", problems))
    });
    let corner = fields.get("corner").and_then(|n| as_word(n, "`corner`", &Corner::ALL, Corner::word, problems));
    let to = fields.get("to").and_then(|n| space_reader::read(n, "`to`", problems).map(|s| (s, n.span)));
    let square = fields.get("corner").is_none() && fields.get("to").is_none();
    let turn = fields.get("turn").and_then(|n| read_turn(n, square, problems));
    if let (Some(n), Some(TileReference::Named(word))) = (fields.get("turn"), &reference)
        && word.contains('@')
    {
        problems.push(problem!(n.span, problems::SecondRotation { word: word.as_ref().to_owned() }));
    }
    let fine = problems.len() == before;
    let what = reference?;
    let span = ["tile", "name"].iter().find_map(|k| fields.get(k)).map_or(node.span, |n| n.span);
    let at_span = fields.get("at").map_or(node.span, |n| n.span);
    let tile = MapTile { name, at_span, ..MapTile::new(what, Shape::Square, Space::new(0, 0), span) };
    let shaped = match (corner, to) {
        (None, None) => at.map(|at| (Shape::Square, at)),
        (Some(corner), None) => at.map(|at| (Shape::Half(corner), at)),
        (None, Some((to, span))) => at.and_then(|at| join_spaces(at, to, span, problems)),
        (Some(_), Some((_, span))) => {
            problems.push(problem!(span, problems::HalfAndDouble));
            None
        }
    };
    Some(match shaped.filter(|_| fine) {
        Some((shape, at)) => MapTile { turn, shape, at, ..tile },
        None => MapTile { sound: false, ..tile },
    })
}

/// Reads the tile that is laid: the value of `tile`, or else the name; `None` after reporting a problem.
fn read_reference(
    fields: &MapEntries<'_>,
    name: Option<&Arc<str>>,
    words: &mut SharedWords,
    problems: &mut Problems,
) -> Option<TileReference> {
    match (fields.get("tile"), name) {
        (Some(n), _) if matches!(n.value, Value::Map(_)) => {
            Some(TileReference::Meant(Box::new(meaning::read(n, problems))))
        }
        (Some(n), _) => {
            let help = "write the id of a printed tile or a name from `tiles`: `tile: D`";
            let word = as_text(n, "`tile`", help, problems)?;
            Some(if word == "#" { TileReference::Hash } else { TileReference::Named(words.share(word)) })
        }
        (None, Some(name)) => Some(TileReference::Named(Arc::clone(name))),
        (None, None) => {
            problems.push(problem!(fields.span, problems::MissingTile));
            None
        }
    }
}

/// Reads a turn in degrees, as quarters clockwise; reports a turn of other shapes than squares.
pub(crate) fn read_turn(node: &Node, square: bool, problems: &mut Problems) -> Option<u8> {
    let degrees = as_count(node, "`turn`", 0, 270, problems)?;
    if degrees % 90 == 0 && square {
        return u8::try_from(degrees / 90).ok();
    }
    problems.push(if square {
        problem!(node.span, problems::OddRotation)
    } else {
        problem!(node.span, problems::RotationOfOtherShape)
    });
    None
}

fn join_spaces(at: Space, to: Space, span: carcassonne_text::Span, problems: &mut Problems) -> Option<(Shape, Space)> {
    let first = at.min(to);
    let found = [Axis::EastWest, Axis::NorthSouth]
        .into_iter()
        .find(|axis| Shape::Double(*axis).spaces(first).nth(1) == Some(at.max(to)));
    if found.is_none() {
        let next = Space::new(at.column + 1, at.row).to_notation();
        problems.push(problem!(span, problems::SpacesApart { next }));
    }
    found.map(|axis| (Shape::Double(axis), first))
}
