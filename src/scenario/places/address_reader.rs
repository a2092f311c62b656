//! Reading the address of a tile: `a`, `f:1:1`, `f:1:1:ne`.

use super::problems;
use crate::geometry::{Corner, Shape, Space};
use crate::scenario::board::{Board, TileIx};
use crate::text::{Code, Node, Problems, Span, Suggestion, as_text, nearest_word, quoted_list, shorten, shorten_line};

/// Reads the address of a tile: `a`, `f:1:1`. Reports an unknown tile (`#`) or a feature, and returns `None`; `what`
/// names the value in messages.
pub(in crate::scenario) fn read_tile(
    node: &Node,
    what: &str,
    board: &Board,
    problems: &mut Problems,
) -> Option<TileIx> {
    let text = as_text(node, what, "write the name of the tile: `a`", problems)?;
    let (address, feature) = match text.split_once('.') {
        Some((address, _)) => (address, true),
        None => (text, false),
    };
    let tile = find_tile(address, "", node.part(0, address.len()), board, problems)?;
    let lies = board.placed(tile).span;
    if feature {
        problems.push(problems::feature_as_tile(what, address, node.span, lies));
        return None;
    }
    if board.is_hash(tile) {
        problems.push(problems::hash_as_tile(what, node.span, lies));
        return None;
    }
    (!board.is_faulty(tile)).then_some(tile)
}

/// Finds the tile of an address: `a`, `f:1:1`, `f:1:1:ne`; `None` if there is none, which is reported unless the tile
/// may be unread. `after` is the text behind the address, like `.city`.
pub(in crate::scenario) fn find_tile(
    address: &str,
    after: &str,
    span: Span,
    board: &Board,
    problems: &mut Problems,
) -> Option<TileIx> {
    let wrong = match resolve_address(address, after, board) {
        Ok(tile) => return Some(tile),
        Err(wrong) => wrong,
    };
    let name = address.split([':', '@']).next().unwrap_or(address);
    // A tile that could not be read has been reported.
    let lies = board.tiles_named(name);
    if board.unread.may_hold(name) || lies.iter().any(|tile| board.is_faulty(*tile)) {
        return None;
    }
    let turned = address.contains('@') && !lies.is_empty();
    let label = match wrong.0 {
        Code::NameAmbiguous => "which one?",
        _ if turned && wrong.1.contains("rotated") => "rotated differently",
        _ if turned => "just the tile",
        _ if halves_of(name, board).len() == 2 => "which of them?",
        _ => "no such tile",
    };
    let mut problem = problems::no_address(wrong, span).label(label);
    if let ([one], true) = (lies, turned) {
        problem = problem.with_related(board.placed(*one).span, "it is here");
    }
    // A half of the named space may be meant, else a tile with a similar name, or the tile without a turn.
    let space = Corner::ALL.into_iter().find_map(|corner| name.strip_suffix(corner.word()));
    let halves = halves_of(space.filter(|_| lies.is_empty()).unwrap_or_default(), board);
    if halves.len() > 1 {
        problems.push(problem.offer("write ", halves.into_iter().map(|half| Suggestion::new(span, half))));
        return None;
    }
    let right = match (lies, address.split_once('@')) {
        ([], None) => {
            list_names(address, board).or_else(|| nearest_name(name, board).map(|near| address.replacen(name, near, 1)))
        }
        ([_], Some((base, _))) if base == name => Some(base.to_owned()),
        _ => None,
    };
    problem = problem.edits(right.map(|right| (span, right)));
    problems.push(problem);
    None
}

/// The code, the message and the help of the problem of an address.
type Unresolved = (Code, String, String);

/// Finds the tile of an address.
pub(super) fn resolve_address(address: &str, after: &str, board: &Board) -> Result<TileIx, Unresolved> {
    let after = shorten(after);
    let mut parts = address.split(':');
    let name = parts.next().unwrap_or("");
    let known = board.tiles_named(name);
    if known.is_empty()
        && let Some(found) = resolve_turned(address, name, &after, board)
    {
        return found;
    }
    if known.is_empty() || name == "#" {
        // The name of a space of a quick map may stand for its two half tiles.
        let message = match halves_of(name, board).as_slice() {
            [_, _] => format!("there are two half tiles in `{}`", shorten(name)),
            _ => format!("there is no tile `{}` on the board", shorten(name)),
        };
        return Err((Code::PlaceUnknown, message, nearest_tile(name, board)));
    }
    let namesakes = Namesakes { name, tiles: known, after: &after, board };
    let rest: Vec<&str> = parts.collect();
    match known {
        [one] if rest.is_empty() => Ok(*one),
        _ if rest.is_empty() => {
            let message = format!("{} tiles on the board are called `{name}`", known.len());
            let lie = namesakes.list("or");
            let help = format!("write column and row, counted from 0 in the north-west: {lie}");
            Err((Code::NameAmbiguous, message, help))
        }
        _ => namesakes.find_at(&rest, address),
    }
}

/// Finds the printed tile of an address with its turn, as on the map: `D@90`; `None` for any other address.
fn resolve_turned(address: &str, name: &str, after: &str, board: &Board) -> Option<Result<TileIx, Unresolved>> {
    let (base, turn) = name.split_once('@')?;
    let known = board.tiles_named(base);
    let one = *known.first()?;
    let quarters = turn.parse::<u16>().ok().filter(|t| t % 90 == 0).map(|t| t / 90 % 4);
    let is_so = |t: &TileIx| Some(u16::from(board.placed(*t).turn)) == quarters;
    if address != name || known.len() > 1 {
        let so: Vec<TileIx> = known.iter().copied().filter(is_so).collect();
        return Some(match so.as_slice() {
            [one] if address == name => Ok(*one),
            _ => resolve_address(&address.replacen(name, base, 1), after, board),
        });
    }
    if is_so(&one) {
        return Some(Ok(one));
    }
    let base = shorten(base);
    let message = if Corner::ALL.into_iter().any(|corner| corner.word() == turn) {
        format!("`{}` names a corner, but only a tile is needed", shorten(address))
    } else {
        let lies = u16::from(board.placed(one).turn) * 90;
        format!("`{base}` is rotated by {lies} degrees, not {}", shorten(turn))
    };
    Some(Err((Code::PlaceUnknown, message, format!("write `{base}{after}`"))))
}

/// The tiles of one name, with the text behind their address.
struct Namesakes<'a> {
    name: &'a str,
    tiles: &'a [TileIx],
    after: &'a str,
    board: &'a Board,
}

impl Namesakes<'_> {
    /// Returns the place of a tile as it is written.
    fn write(&self, tile: TileIx) -> String {
        format!("{}{}", self.board.address(tile), self.after)
    }

    /// Returns the places of the first tiles as a list.
    fn list(&self, joint: &str) -> String {
        let mut listed: Vec<String> = self.tiles.iter().take(6).map(|tile| self.write(*tile)).collect();
        if self.tiles.len() > listed.len() {
            listed.push("…".to_owned());
        }
        quoted_list(&listed, joint)
    }

    /// Finds the tile in the space of an address, whose parts behind the name are `rest`.
    fn find_at(&self, rest: &[&str], address: &str) -> Result<TileIx, Unresolved> {
        let Self { name, board, .. } = *self;
        let number = |n: usize| rest.get(n).and_then(|word| word.parse::<i32>().ok());
        let corner = rest.get(2).map(|word| Corner::ALL.into_iter().find(|c| c.word() == *word));
        let (Some(column), Some(row), 2..=3, None | Some(Some(_))) = (number(0), number(1), rest.len(), corner) else {
            let message = format!("`{}` is not the address of a tile", shorten(address));
            let help = format!(
                "write name, column and row, and the corner (nw, ne, sw or se) if two half tiles share the space: {}",
                self.list("or")
            );
            return Err((Code::PlaceUnknown, message, help));
        };
        let space = Space::new(column, row);
        let shape = corner.flatten().map(Shape::Half);
        let candidates: Vec<TileIx> = board
            .at(space)
            .filter(|t| board.name(*t) == name)
            .filter(|t| shape.is_none_or(|s| board.placed(*t).shape == s))
            .collect();
        match candidates.as_slice() {
            [one] => Ok(*one),
            [] => {
                let message = format!("there is no `{name}` at {}", shorten(&rest.join(":")));
                Err((Code::PlaceUnknown, message, format!("`{name}` is at {}", self.list("and"))))
            }
            both => {
                let both: Vec<String> = both.iter().map(|tile| self.write(*tile)).collect();
                let message = format!("two half tiles called `{name}` share the space {}", space.to_notation());
                let help = format!("add the corner with the right angle: {}", quoted_list(&both, "or"));
                Err((Code::NameAmbiguous, message, help))
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

/// Returns the help for a name of no tile on the board.
fn nearest_tile(name: &str, board: &Board) -> String {
    let halves = halves_of(name, board);
    if !halves.is_empty() {
        return format!("write {}", quoted_list(&halves, "or"));
    }
    if let Some(list) = list_names(name, board) {
        return format!("write `{}`", shorten_line(&list));
    }
    match nearest_name(name, board) {
        Some(near) => format!("write `{near}`"),
        None if name == "#" => "`#` is an unknown tile; give it a name".to_owned(),
        None => {
            let mut names: Vec<&str> = board.names().take(13).collect();
            let more = names.len() > 12;
            names.truncate(12);
            format!(
                "the board has {}{}",
                names.iter().map(|name| shorten(name)).collect::<Vec<_>>().join(", "),
                if more { " and more" } else { "" }
            )
        }
    }
}
