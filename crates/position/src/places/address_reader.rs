//! Reading the address of a tile: `a`, `f:1:1`, `f:1:1:ne`.

use carcassonne_board::geometry::{Corner, Shape, Space};
use carcassonne_text::{Node, Problem, Problems, Span, Suggestion, as_text, nearest_word, phrase, problem, shorten};
use carcassonne_words::messages::plain::{Arg, Sentence};

use super::problems;
use crate::board::{Board, TileIx};

/// Reads the address of a tile: `a`, `f:1:1`. Reports an unknown tile (`#`) or a feature, and returns `None`; `what`
/// names the value in messages.
pub(crate) fn read_tile(node: &Node, what: &str, board: &Board, problems: &mut Problems) -> Option<TileIx> {
    let text = as_text(node, what, "write the name of the tile: `a`", problems)?;
    let (address, feature) = match text.split_once('.') {
        Some((address, _)) => (address, true),
        None => (text, false),
    };
    let tile = find_tile(address, "", node.part(0, address.len()), board, problems)?;
    let lies = board.placed(tile).span;
    if feature {
        let problem = problem!(node.span, problems::FeatureAsTile { owner: what.to_owned(), tile: address.to_owned() });
        problems.push(problem.at_related(lies).edit(node.span, address));
        return None;
    }
    if board.is_hash(tile) {
        let problem = problem!(node.span, problems::HashAsTile { owner: what.to_owned() });
        problems.push(problem.at_related(lies));
        return None;
    }
    (!board.is_faulty(tile)).then_some(tile)
}

/// Finds the tile of an address: `a`, `f:1:1`, `f:1:1:ne`; `None` if there is none, which is reported unless the tile
/// may be unread. `after` is the text behind the address, like `.city`.
pub(crate) fn find_tile(
    address: &str,
    after: &str,
    span: Span,
    board: &Board,
    problems: &mut Problems,
) -> Option<TileIx> {
    let fault = match resolve_address(address, after, board) {
        Ok(tile) => return Some(tile),
        Err(fault) => fault,
    };
    let name = address.split([':', '@']).next().unwrap_or(address);
    // A tile that could not be read has been reported.
    let lies = board.tiles_named(name);
    if board.unread.may_hold(name) || lies.iter().any(|tile| board.is_faulty(*tile)) {
        return None;
    }
    let mut problem = Problem::of(span, fault);
    if let ([one], true) = (lies, address.contains('@')) {
        problem = problem.at_related(board.placed(*one).span);
    }
    // A half of the named space may be meant, else a tile with a similar name, or the tile without a turn.
    let halves = other_halves(name, board);
    if !halves.is_empty() {
        problems.push(problem.with_ways(halves.into_iter().map(|half| Suggestion::new(span, half))));
        return None;
    }
    let right = match (lies, address.split_once('@')) {
        ([], None) => {
            list_names(address, board).or_else(|| nearest_name(name, board).map(|near| address.replacen(name, near, 1)))
        }
        ([_], Some((base, _))) if base == name => Some(base.to_owned()),
        _ => None,
    };
    problems.push(problem.edits(right.map(|right| (span, right))));
    None
}

/// Finds the tile of an address; returns the fault if there is none. `after` is the text behind the address.
pub(super) fn resolve_address(address: &str, after: &str, board: &Board) -> Result<TileIx, Sentence> {
    resolve(address, after, address.contains('@'), board)
}

/// Finds the tile of an address; `is_turned` is set if a turn was written with it.
fn resolve(address: &str, after: &str, is_turned: bool, board: &Board) -> Result<TileIx, Sentence> {
    let mut parts = address.split(':');
    let name = parts.next().unwrap_or("");
    let known = board.tiles_named(name);
    if known.is_empty()
        && let Some(found) = resolve_turned(address, name, after, board)
    {
        return found;
    }
    if known.is_empty() || name == "#" {
        return Err(no_tile(name, is_turned, board));
    }
    let namesakes = Namesakes { name, tiles: known, after, is_turned, board };
    let rest: Vec<&str> = parts.collect();
    match known {
        [one] if rest.is_empty() => Ok(*one),
        _ if rest.is_empty() => {
            let (count, name, places) = (known.len(), name.to_owned(), namesakes.list());
            Err(phrase!(problems::SeveralTiles { count, name, places }))
        }
        _ => namesakes.find_at(&rest, address),
    }
}

/// Finds the printed tile of an address with its turn, as on the map: `D@90`; `None` for any other address.
fn resolve_turned(address: &str, name: &str, after: &str, board: &Board) -> Option<Result<TileIx, Sentence>> {
    let (base, turn) = name.split_once('@')?;
    let known = board.tiles_named(base);
    let one = *known.first()?;
    let quarters = turn.parse::<u16>().ok().filter(|t| t % 90 == 0).map(|t| t / 90 % 4);
    let is_so = |t: &TileIx| Some(u16::from(board.placed(*t).turn)) == quarters;
    if address != name || known.len() > 1 {
        let so: Vec<TileIx> = known.iter().copied().filter(is_so).collect();
        return Some(match so.as_slice() {
            [one] if address == name => Ok(*one),
            _ => resolve(&address.replacen(name, base, 1), after, true, board),
        });
    }
    if is_so(&one) {
        return Some(Ok(one));
    }
    let (base, after) = (base.to_owned(), after.to_owned());
    Some(Err(if Corner::ALL.into_iter().any(|corner| corner.word() == turn) {
        phrase!(problems::CornerAsTile { address: address.to_owned(), name: base, after })
    } else {
        let degrees = u32::from(board.placed(one).turn) * 90;
        phrase!(problems::RotatedDifferently { name: base, degrees, rotation: turn.to_owned(), after })
    }))
}

/// The tiles of one name, with the text behind their address.
struct Namesakes<'a> {
    name: &'a str,
    tiles: &'a [TileIx],
    after: &'a str,
    is_turned: bool,
    board: &'a Board,
}

impl Namesakes<'_> {
    /// Returns the place of a tile as it is written.
    fn write(&self, tile: TileIx) -> String {
        format!("{}{}", self.board.address(tile), self.after)
    }

    /// Returns the places of the first tiles as a list.
    fn list(&self) -> Arg {
        let listed = self.tiles.iter().take(6).map(|tile| self.write(*tile));
        Arg::texts(listed.chain((self.tiles.len() > 6).then(|| "…".to_owned())))
    }

    /// Finds the tile in the space of an address, whose parts behind the name are `rest`.
    fn find_at(&self, rest: &[&str], address: &str) -> Result<TileIx, Sentence> {
        let Self { name, board, is_turned: rotated, .. } = *self;
        let number = |n: usize| rest.get(n).and_then(|word| word.parse::<i32>().ok());
        let corner = rest.get(2).map(|word| Corner::ALL.into_iter().find(|c| c.word() == *word));
        let (Some(column), Some(row), 2..=3, None | Some(Some(_))) = (number(0), number(1), rest.len(), corner) else {
            let (address, places) = (address.to_owned(), self.list());
            return Err(phrase!(problems::NotAnAddress { address, rotated, places }));
        };
        let space = Space::new(column, row);
        let shape = corner.flatten().map(Shape::Half);
        let candidates: Vec<TileIx> = board
            .at(space)
            .filter(|t| board.name(*t) == name)
            .filter(|t| shape.is_none_or(|s| board.placed(*t).shape == s))
            .collect();
        let name = name.to_owned();
        match candidates.as_slice() {
            [one] => Ok(*one),
            [] => {
                let (space, places) = (rest.join(":"), self.list());
                Err(phrase!(problems::NoSuchTileThere { name, space, rotated, places }))
            }
            both => {
                let (space, places) = (space.to_notation(), Arg::texts(both.iter().map(|tile| self.write(*tile))));
                Err(phrase!(problems::TwoHalfTiles { name, space, places }))
            }
        }
    }
}

/// Returns several names with blanks between them as a list, `p, q` for `p q`; `None` for any other text.
fn list_names(name: &str, board: &Board) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().take(20).collect();
    let known = words.iter().all(|word| !board.tiles_named(word).is_empty());
    (words.len() > 1 && known).then(|| words.join(", "))
}

/// Returns the names of the half tiles in a space of a quick map: `b1sw` and `b1ne` for `b1`.
fn halves_of(space: &str, board: &Board) -> Vec<String> {
    let halves = Corner::ALL.into_iter().map(|corner| format!("{space}{}", corner.word()));
    halves.filter(|half| !board.tiles_named(half).is_empty()).collect()
}

/// Returns the names of the half tiles in the space of a half that is not there, if there are two: `b1sw` and `b1ne` for
/// `b1nw`.
fn other_halves(name: &str, board: &Board) -> Vec<String> {
    let space = Corner::ALL.into_iter().find_map(|corner| name.strip_suffix(corner.word()));
    let space = space.filter(|_| board.tiles_named(name).is_empty()).unwrap_or_default();
    let halves = halves_of(space, board);
    if halves.len() > 1 { halves } else { Vec::new() }
}

/// Returns the name of a tile that is nearest to a name of none. Of a short name it is that name without one of its letters, if
/// only one tile has such a name.
fn nearest_name<'b>(name: &str, board: &'b Board) -> Option<&'b str> {
    let without_letter = |known: &&str| {
        let mut letters = name.char_indices();
        known.len() < name.len()
            && letters.any(|(at, letter)| {
                letter.is_alphabetic()
                    && known.strip_prefix(&name[..at]).is_some_and(|rest| rest == &name[at + letter.len_utf8()..])
            })
    };
    nearest_word(name, board.names()).or_else(|| {
        let mut names = board.names().filter(without_letter);
        names.next().filter(|_| names.next().is_none())
    })
}

/// The number of names of tiles that are listed.
const MOST_NAMES: usize = 12;

/// Returns the fault of a name of no tile on the board; `is_turned` is set if a turn was written with it.
fn no_tile(name: &str, is_turned: bool, board: &Board) -> Sentence {
    let halves = halves_of(name, board);
    let base = name.split('@').next().unwrap_or(name);
    let fault = if is_turned && !board.tiles_named(base).is_empty() {
        "rotated"
    } else if halves_of(base, board).len() == 2 {
        "two-halves"
    } else {
        "unknown"
    };
    let (remedy, text) = if !other_halves(base, board).is_empty() {
        ("offer", String::new())
    } else if !halves.is_empty() {
        ("halves", String::new())
    } else if let Some(list) = list_names(name, board) {
        ("list", list)
    } else if let Some(near) = nearest_name(name, board) {
        ("near", near.to_owned())
    } else if name == "#" {
        ("hash", String::new())
    } else {
        let names: Vec<String> = board.names().take(MOST_NAMES).map(shorten).collect();
        (if board.names().nth(MOST_NAMES).is_some() { "many-names" } else { "names" }, names.join(", "))
    };
    phrase!(problems::NoTile { halves: Arg::texts(halves), name: name.to_owned(), fault, remedy, text })
}
