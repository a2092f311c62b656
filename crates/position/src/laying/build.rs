//! The key `board`: reading of either form, and laying out of a board that is legal except for its edges.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_board::tiles::{self, Entry, Tile};
use carcassonne_text::{Edit, Node, Problem, Problems, SourceText, Span, Value, as_list, nearest_word, problem};

use super::board_map::BoardMap;
use super::map_rows::rows_from_text;
use super::map_tile::{MapTile, TileReference};
use super::problems;
use super::tile_kinds::Kinds;
use super::{board_list, board_map, overlap, slips};
use crate::board::face::{Face, Kind, Print};
use crate::board::grid::Grid;
use crate::board::{Board, PlacedTile, TileIx};
use crate::names;
use crate::tiles::definitions::{Definition, Definitions};
use crate::tiles::meaning::Meaning;

/// Reads `board` in either form; `listed` are the entries of a list that were read before the list was complete.
pub(crate) fn read(
    source: &SourceText,
    node: &Node,
    mut listed: board_list::Entries,
    definitions: &Definitions,
    problems: &mut Problems,
) -> BoardMap {
    match &node.value {
        Value::List(_) | Value::Map(_) => {
            for item in as_list(node) {
                listed.read(item);
            }
            listed.finish(source, definitions, problems)
        }
        Value::Scalar(text, style) if !node.is_null() => {
            board_map::draw_rows(rows_from_text(source, node, text, *style), definitions, problems)
        }
        Value::Scalar(..) => {
            problems.push(problem!(node.span, problems::NoBoard { written: node.describe() }));
            BoardMap::unreadable()
        }
    }
}

/// Lays the tiles out: gives names their meaning and tiles their face, and reports whatever is not legal, except edges.
/// A name in `asked` need not be on the board.
pub(crate) fn lay_board(
    source: &SourceText,
    drawn: BoardMap,
    definitions: &Definitions,
    asked: &BTreeSet<&str>,
    span: Span,
    problems: &mut Problems,
) -> Board {
    let BoardMap { tiles: mut laid, mut unread } = drawn;
    if laid.is_empty() && problems.is_empty() && !unread.may_hold_anything {
        problems.push(problem!(span, problems::NoTile));
    }
    // Sorting takes memory, and nearly all boards are written in order.
    if !laid.is_sorted_by_key(MapTile::map_order) {
        sort_by_key(&mut laid, MapTile::map_order);
    }
    let readable = !laid.is_empty();
    let mut kinds = Kinds::new(source, definitions);
    kinds.laid_names.extend(asked.iter().map(|name| (*name).to_owned()));
    for tile in &laid {
        if let TileReference::Named(word) = &tile.reference
            && !kinds.laid_names.contains(word.as_ref())
            && definitions.contains_key(word.as_ref())
        {
            kinds.laid_names.insert(word.as_ref().to_owned());
        }
    }
    mend_names(&laid, definitions, source, problems);
    kinds.spare_name = find_spare_name(&laid, &kinds.laid_names, definitions);
    let Layout { names, placed, grid } = Layout::from_tiles(&laid, &mut kinds, definitions, problems);
    let Kinds { used_names: used, met: kinds, undefined, .. } = kinds;
    let undefined = undefined || unread.is_any();
    for (name, definition) in definitions.iter() {
        let met = used.contains(name.as_str()) || asked.contains(name.as_str());
        if met || unread.may_hold(name) {
            continue;
        }
        // A word that could not be read, or is not defined, may be meant as this name.
        if undefined {
            unread.names.insert(name.clone());
        } else if readable && !problems.is_full() && !matches!(definition.meaning, Meaning::Faulty) {
            problems.push(unused(name, definition, &names.words, definitions));
        }
    }
    let mut board = Board::new(placed, kinds, names.words, names.numbers, grid);
    board.unread = unread;
    board
}

/// The tiles that have been laid.
struct Layout {
    names: Names,
    placed: Vec<PlacedTile>,
    grid: Grid,
}

impl Layout {
    /// Lays tiles in the order of the map; reports those for which there is no room.
    fn from_tiles(laid: &[MapTile], kinds: &mut Kinds<'_>, definitions: &Definitions, problems: &mut Problems) -> Self {
        let own = laid.iter().filter(|l| l.name.is_some()).count();
        let mut layout = Self {
            names: Names { words: Vec::with_capacity(own), numbers: HashMap::with_capacity(own) },
            placed: Vec::with_capacity(laid.len()),
            grid: Grid::new(laid.iter().filter(|l| l.sound).flat_map(|l| l.shape.spaces(l.at)), laid.len()),
        };
        for (n, tile) in laid.iter().enumerate() {
            if !tile.sound {
                if let TileReference::Named(word) = &tile.reference {
                    kinds.meaning(word, tile, problems);
                }
                continue;
            }
            let mate = [n.checked_sub(1), n.checked_add(1)]
                .into_iter()
                .filter_map(|n| laid.get(n?))
                .find(|other| other.at == tile.at && other.span != tile.span);
            let face = kinds.face_beside(tile, mate, problems);
            layout.lay(tile, face, definitions, problems);
        }
        layout
    }

    /// Lays a tile, if there is room for it.
    fn lay(&mut self, tile: &MapTile, face: Face, definitions: &Definitions, problems: &mut Problems) {
        let name = self.names.number(name(tile));
        if let Some(ix) = TileIx::new(self.placed.len())
            && self.has_room(tile, problems)
        {
            for space in tile.shape.spaces(tile.at) {
                self.grid.put(space, ix);
            }
            self.placed.push(PlacedTile {
                name,
                shape: tile.shape,
                at: tile.at,
                turn: turn(tile, definitions),
                face,
                print: printed_entry(&tile.reference, definitions).and_then(Print::from_entry),
                span: tile.span,
            });
        }
    }

    /// Returns `true` if there is room for a tile; else reports the tile that is in the way.
    fn has_room(&self, tile: &MapTile, problems: &mut Problems) -> bool {
        let in_the_way = |space| {
            let mut lying = self.grid.at(space);
            lying.find_map(|ix| overlap::problem(tile, &self.placed[ix.index()], space))
        };
        let Some(problem) = tile.shape.spaces(tile.at).find_map(in_the_way) else { return true };
        problems.push(problem);
        false
    }
}

/// Extends the fix of each malformed name to all cells and places with that name, if a better name is known.
fn mend_names(laid: &[MapTile], definitions: &Definitions, source: &SourceText, problems: &mut Problems) {
    for (name, definition) in definitions.iter() {
        let Some(better) = names::better(name).filter(|_| names::fault(name).is_some()) else {
            continue;
        };
        let is_it = |tile: &&MapTile| matches!(&tile.reference, TileReference::Named(word) if **word == **name);
        let cells = laid.iter().filter(is_it).map(|tile| tile.span);
        let spans = cells.chain(slips::find_in_places(name, source.text()));
        let edits = spans.map(|span| Edit { span, text: better.clone() }).collect();
        problems.extend_fix("name::form", definition.span, edits);
    }
}

/// Returns a tile in the shape in which it is written; `None` if the tile is unknown, or cannot have that shape, which
/// is reported. Room is not checked.
pub(crate) fn print_of(
    source: &SourceText,
    laid: &MapTile,
    definitions: &Definitions,
    problems: &mut Problems,
) -> Option<Tile> {
    let mut kinds = Kinds::new(source, definitions);
    match kinds.face(laid, problems) {
        Face::Kind(n) => kinds.met.into_iter().nth(n as usize).map(Kind::into_tile),
        Face::Hash | Face::Faulty => None,
    }
}

/// Returns the only defined name that is not on the board, if just one word on the board is undefined; else `None`.
fn find_spare_name(laid: &[MapTile], on_board: &BTreeSet<String>, definitions: &Definitions) -> Option<String> {
    let mut missing = definitions.keys().filter(|name| !on_board.contains(*name));
    let one = missing.next().filter(|_| missing.next().is_none())?;
    let undefined = laid.iter().filter_map(|tile| match &tile.reference {
        TileReference::Named(word) if !definitions.contains_key(word.as_ref()) => Some(word.as_ref()),
        TileReference::Named(_) | TileReference::Hash | TileReference::Meant(_) => None,
    });
    let id = |word: &str| word.split('@').next().is_some_and(|id| tiles::entry(id).is_some());
    let words = sorted_unique(undefined.filter(|word| !id(word)));
    (words.len() == 1).then(|| one.clone())
}

/// Returns the turn of a tile, in quarters clockwise.
fn turn(laid: &MapTile, definitions: &Definitions) -> u8 {
    let TileReference::Named(word) = &laid.reference else {
        return laid.turn.unwrap_or(0);
    };
    let written = match (word.split_once('@'), definitions.get(word.as_ref()).map(|d| &d.meaning)) {
        (Some((_, "90")), _) => 1,
        (Some((_, "180")), _) => 2,
        (Some((_, "270")), _) => 3,
        (None, Some(Meaning::Printed(_, quarters))) => *quarters,
        _ => 0,
    };
    (written + laid.turn.unwrap_or(0)) % 4
}

/// Returns the printed tile that was laid; `None` if it is not a printed tile.
pub(crate) fn printed_entry(what: &TileReference, definitions: &Definitions) -> Option<&'static Entry> {
    let meaning = match what {
        TileReference::Named(word) => match definitions.get(word.as_ref()) {
            None => return word.split('@').next().and_then(tiles::entry),
            Some(definition) => &definition.meaning,
        },
        TileReference::Meant(meaning) => meaning,
        TileReference::Hash => return None,
    };
    match meaning {
        Meaning::Printed(entry, _) => Some(entry),
        Meaning::Own(..) | Meaning::Faulty => None,
    }
}

/// Returns the word that names a tile: its own name, or the word that was laid; `None` if it has neither.
fn name(laid: &MapTile) -> Option<&Arc<str>> {
    match (&laid.name, &laid.reference) {
        (Some(name), _) | (None, TileReference::Named(name)) => Some(name),
        (None, TileReference::Hash | TileReference::Meant(_)) => None,
    }
}

/// The names of the tiles, each with its number.
#[derive(Debug)]
struct Names {
    words: Vec<Arc<str>>,
    numbers: HashMap<Arc<str>, u32>,
}

impl Names {
    /// Returns the number of a name: a word without its turn, or `#` for `None`. A new name gets the next number.
    fn number(&mut self, word: Option<&Arc<str>>) -> u32 {
        let whole = word.map_or("#", AsRef::as_ref);
        let name = whole.split('@').next().unwrap_or(whole);
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = u32::try_from(self.words.len()).unwrap_or(u32::MAX);
        let name = word.filter(|word| word.len() == name.len()).map_or_else(|| name.into(), Arc::clone);
        self.words.push(Arc::clone(&name));
        self.numbers.insert(name, number);
        number
    }
}

/// Returns the problem of a name under `tiles` that is nowhere on the board.
fn unused(name: &str, definition: &Definition, on_board: &[Arc<str>], definitions: &Definitions) -> Problem {
    let undefined = on_board.iter().map(AsRef::as_ref).filter(|n| *n != "#" && !definitions.contains_key(*n));
    let near = nearest_word(name, undefined).map(str::to_owned);
    problem!(definition.span, problems::UnusedName { name: name.to_owned(), near })
}
