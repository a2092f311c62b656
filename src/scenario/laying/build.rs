//! From what was written to a legal board.

use std::collections::{BTreeSet, HashMap};

use crate::geometry::{Direction, Shape, Side};
use crate::text::{Code, Node, Problem, Problems, SourceText, Span, Value, nearest, shortened};
use crate::tiles::{Edge, Part, Tile};

use super::laid::{Laid, What};
use super::{list, map};
use crate::scenario::board::grid::Grid;
use crate::scenario::board::placed::{FAULTY, HASH, Kind};
use crate::scenario::board::{Board, Placed, TileIx};
use crate::scenario::names;
use crate::scenario::tiles::definitions::{self, Definitions, Meaning};

/// Reads `board` in either form.
pub(in crate::scenario) fn read(
    source: &SourceText,
    node: &Node,
    problems: &mut Problems,
) -> Vec<Laid> {
    match &node.value {
        Value::List(_) | Value::Map(_) => list::read(node, problems),
        Value::Scalar(..) if !node.is_null() => map::read(source, node, problems),
        Value::Scalar(..) => {
            problems.push(
                Problem::new(Code::MapForm, node.span, format!("`board` must be a map or a list, not {}", node.describe()))
                    .label("no board")
                    .help("write `board: |` and a row of cells on each line below, or a list of `{ name: t1, tile: D, at: [0, 0] }`"),
            );
            Vec::new()
        }
    }
}

/// Lays the tiles out: names get their meaning, tiles their shape, and everything that is not
/// legal is reported. A name in `asked` need not be on the board.
pub(in crate::scenario) fn board(
    source: &SourceText,
    laid: Vec<Laid>,
    definitions: &Definitions,
    asked: &BTreeSet<&str>,
    span: Span,
    problems: &mut Problems,
) -> Board {
    if laid.is_empty() && problems.is_empty() {
        problems.push(
            Problem::new(Code::MapForm, span, "there is no tile on the board")
                .label("empty")
                .help("write names into the cells: `board: |` and below it `  a b`"),
        );
    }
    let mut laid = laid;
    laid.sort_by_key(|l| (l.at, order(l.shape)));
    let readable = !laid.is_empty();
    let mut builder = Builder::new(source, definitions, problems);
    let mut placed: Vec<Placed> = Vec::with_capacity(laid.len());
    let mut grid =
        Grid::new(laid.iter().filter(|l| l.sound).flat_map(|l| l.shape.spaces(l.at)), laid.len());
    for tile in laid {
        if !tile.sound {
            if let What::Named(word) = &tile.what {
                builder.meaning(word, &tile);
            }
            continue;
        }
        let kind = builder.kind(&tile);
        let name = match (&tile.name, &tile.what) {
            (Some(name), _) => name.split('@').next().unwrap_or(name),
            (None, What::Named(word)) => word.split('@').next().unwrap_or(word),
            (None, What::Hash | What::Meant(_)) => "#",
        };
        let name = builder.name(name);
        if builder.free(&tile, &placed, &grid) {
            let ix = TileIx::try_from(placed.len()).unwrap_or(TileIx::MAX);
            for space in tile.shape.spaces(tile.at) {
                grid.put(space, ix);
            }
            placed.push(Placed { name, shape: tile.shape, at: tile.at, kind, span: tile.span });
        }
    }
    let Builder { used, kinds, names, .. } = builder;
    for (name, definition) in definitions {
        let named = used.contains(name.as_str()) || asked.contains(name.as_str());
        if readable && !named && !problems.is_full() {
            let on_board: Vec<&str> =
                names.iter().map(String::as_str).filter(|n| *n != "#").collect();
            let help = match nearest(
                name,
                on_board.iter().copied().filter(|n| !definitions.contains_key(*n)),
            ) {
                Some(near) => format!("the board has `{near}`; did you mean that?"),
                None => "lay it on the board, or take it out".to_owned(),
            };
            problems.push(
                Problem::new(
                    Code::NameUnused,
                    definition.span,
                    format!("`{name}` is defined but not on the board"),
                )
                .label("never used")
                .help(help),
            );
        }
    }
    Board::new(placed, kinds, names, grid)
}

/// What a tile shows in the shape in which it is written, if it can be laid so at all. Whether there
/// is room for it is not looked at.
pub(in crate::scenario) fn tile(
    source: &SourceText,
    laid: &Laid,
    definitions: &Definitions,
    problems: &mut Problems,
) -> Option<Tile> {
    let mut builder = Builder::new(source, definitions, problems);
    let kind = builder.kind(laid);
    let kinds = builder.kinds;
    // `#` and what could not be read have no place in the list.
    kinds.into_iter().nth(kind as usize).map(Kind::into_tile)
}

/// Which of two halves of a space comes first: the western one, as it is written.
fn order(shape: Shape) -> u8 {
    use crate::geometry::Corner::{Ne, Nw, Se, Sw};
    match shape {
        Shape::Square | Shape::Double(_) | Shape::Half(Nw | Sw) => 0,
        Shape::Half(Ne | Se) => 1,
    }
}

struct Builder<'d, 'p> {
    source: &'d SourceText,
    definitions: &'d Definitions,
    used: BTreeSet<&'d str>,
    kinds: Vec<Kind>,
    /// What a word is in a shape and turn: its kind, hash or faulty.
    known: HashMap<String, Vec<(Shape, Option<u8>, u32)>>,
    names: Vec<String>,
    name_ix: HashMap<String, u32>,
    problems: &'p mut Problems,
}

impl<'d, 'p> Builder<'d, 'p> {
    fn new(
        source: &'d SourceText,
        definitions: &'d Definitions,
        problems: &'p mut Problems,
    ) -> Self {
        Self {
            source,
            definitions,
            used: BTreeSet::new(),
            kinds: Vec::new(),
            known: HashMap::new(),
            names: Vec::new(),
            name_ix: HashMap::new(),
            problems,
        }
    }

    fn name(&mut self, name: &str) -> u32 {
        if let Some(&ix) = self.name_ix.get(name) {
            return ix;
        }
        let ix = u32::try_from(self.names.len()).unwrap_or(u32::MAX);
        self.names.push(name.to_owned());
        self.name_ix.insert(name.to_owned(), ix);
        ix
    }

    fn kind(&mut self, laid: &Laid) -> u32 {
        let word = match &laid.what {
            What::Hash => return HASH,
            What::Meant(meaning) => return self.shaped(meaning, laid),
            What::Named(word) => word.as_str(),
        };
        let found = self
            .known
            .get(word)
            .and_then(|shapes| shapes.iter().find(|(s, t, _)| (*s, *t) == (laid.shape, laid.turn)));
        if let Some((_, _, kind)) = found {
            return *kind;
        }
        let kind = match self.meaning(word, laid) {
            Some(meaning) => self.shaped(&meaning, laid),
            None => FAULTY,
        };
        self.known.entry(word.to_owned()).or_default().push((laid.shape, laid.turn, kind));
        kind
    }

    fn meaning(&mut self, word: &str, laid: &Laid) -> Option<Meaning> {
        let span = laid.span;
        if names::is_catalogue(word) {
            return Some(definitions::printed(word, span, self.problems));
        }
        if let Some((name, definition)) = self.definitions.get_key_value(word) {
            self.used.insert(name);
            return Some(definition.meaning.clone());
        }
        if self.problems.is_full() {
            return None;
        }
        let short = shortened(word);
        let turned =
            word.split_once('@').and_then(|(name, _)| self.definitions.get_key_value(name));
        if let Some((name, _)) = turned {
            self.used.insert(name);
        }
        let mut help = turned.map(|(name, _)| format!("only printed tiles are turned; write `{name}` as it lies")).or_else(|| names::fault(word)).unwrap_or_else(|| {
            match nearest(word, self.definitions.keys().map(String::as_str)) {
                Some(near) => format!("did you mean `{near}`? Or define it under `tiles`: `{word}: {{ city: N }}`"),
                None => format!("define it under `tiles`: `{word}: {{ city: N, road: EW }}`, or `{word}: {{}}` for field alone"),
            }
        });
        if laid.after_hash {
            help.push_str("; if this is a comment, put it outside the map");
        }
        self.problems.push(
            Problem::new(Code::NameUndefined, span, format!("`{short}` is not defined"))
                .label("no such tile")
                .help(help),
        );
        None
    }

    /// The meaning in the shape in which it is laid.
    fn shaped(&mut self, meaning: &Meaning, laid: &Laid) -> u32 {
        let tile = match meaning {
            Meaning::Faulty => return FAULTY,
            Meaning::Printed(entry, quarters) => match (entry.half, laid.shape) {
                (true, Shape::Half(corner)) => entry.tile().turned(corner.quarters()),
                (false, Shape::Square) => {
                    entry.tile().turned((quarters + laid.turn.unwrap_or(0)) % 4)
                }
                (half, shape) => {
                    let is = if half { "a half" } else { "a square tile" };
                    let help = if half {
                        format!(
                            "in the map a half is drawn with its diagonal, like `{}/.`; where it is written with `at`, it has a `corner`, like `corner: nw`",
                            entry.id
                        )
                    } else {
                        "lay it in a cell of its own; where it is written with `at`, without `corner` and `to`"
                            .to_owned()
                    };
                    self.problems.push(
                        Problem::new(
                            Code::TileShape,
                            laid.span,
                            format!(
                                "{} is {is}; it cannot be laid as a {}",
                                entry.id,
                                shape.word()
                            ),
                        )
                        .label(format!("laid as a {}", shape.word()))
                        .help(help),
                    );
                    return FAULTY;
                }
            },
            Meaning::Own(sketch, parts) => match sketch.lay(laid.shape) {
                Ok(tile) => tile.turned(laid.turn.unwrap_or(0)),
                Err(faults) => {
                    for fault in faults {
                        let code = match fault.part {
                            _ if fault.lacks_side => Code::TileSide,
                            Part::Castle | Part::Monastery | Part::Garden => Code::TileShape,
                            Part::City(_) | Part::Road(_) | Part::Field(_) | Part::Sheep => {
                                Code::TileFeatures
                            }
                        };
                        let at = within(self.source, parts.span(fault.part), &fault.word);
                        let mut problem =
                            Problem::new(code, at, fault.message).label("here").help(fault.help);
                        if at != laid.span {
                            problem = problem
                                .also(laid.span, format!("laid here as a {}", laid.shape.word()));
                        }
                        self.problems.push(problem);
                    }
                    return FAULTY;
                }
            },
        };
        self.keep(tile)
    }

    fn keep(&mut self, tile: Tile) -> u32 {
        let ix = u32::try_from(self.kinds.len()).unwrap_or(FAULTY);
        self.kinds.push(Kind::new(tile));
        ix
    }

    /// Whether the spaces are free for the tile; reports what lies there already.
    fn free(&mut self, laid: &Laid, placed: &[Placed], grid: &Grid) -> bool {
        for space in laid.shape.spaces(laid.at) {
            for other in grid.at(space).map(|ix| &placed[ix as usize]) {
                let (code, message, help) = match (laid.shape, other.shape) {
                    (Shape::Half(a), Shape::Half(b)) if a == b.opposite() => continue,
                    (Shape::Half(_), Shape::Half(_)) => (
                        Code::BoardOverlap,
                        "two halves that overlap".to_owned(),
                        "two halves share a space when their right angles are in opposite corners: nw and se, or ne and sw",
                    ),
                    (Shape::Half(_), full) | (full, Shape::Half(_)) => (
                        Code::BoardLongSide,
                        format!("the long side of a half would lie against a {}", full.word()),
                        "the long side lies only against another half; give the half a space of its own",
                    ),
                    (_, _) => (
                        Code::BoardOverlap,
                        "two tiles in one space".to_owned(),
                        "give each tile a space of its own",
                    ),
                };
                self.problems.push(
                    Problem::new(
                        code,
                        laid.at_span,
                        format!("{message}, in the space {}", space.written()),
                    )
                    .label("does not fit")
                    .also(other.span, "lies there already")
                    .help(help),
                );
                return false;
            }
        }
        true
    }
}

/// The place of a word within a span; the span itself where the word does not stand there.
fn within(source: &SourceText, span: Span, word: &str) -> Span {
    match source.slice(span).find(word) {
        Some(at) if !word.is_empty() => span.part(at, word.len()),
        _ => span,
    }
}

/// Reports every two touching sides that do not continue one another. A field side in `bridged`, where
/// a bridge is asked for, may face a road.
pub(in crate::scenario) fn edges(
    board: &Board,
    bridged: &[(TileIx, Side)],
    problems: &mut Problems,
) {
    let would_fit = |ix, side, mine, theirs| {
        mine == Edge::Field && matches!(theirs, Edge::Road(_)) && bridged.contains(&(ix, side))
    };
    for ix in board.all() {
        let placed = board.placed(ix);
        for &side in placed.shape.sides() {
            // Each pair is looked at once: from its western or northern tile.
            if !matches!(side.direction(), Some(Direction::East | Direction::South) | None) {
                continue;
            }
            let Some((other, other_side)) = board.across(ix, side) else {
                continue;
            };
            if side == Side::L && other < ix {
                continue;
            }
            let (Some(mine), Some(theirs)) = (board.edge(ix, side), board.edge(other, other_side))
            else {
                continue;
            };
            let asked =
                would_fit(ix, side, mine, theirs) || would_fit(other, other_side, theirs, mine);
            if !mine.continues(theirs) && !asked && !problems.is_full() {
                let name = |ix| board.name(ix);
                let (at, there) = (placed.span, board.placed(other).span);
                problems.push(
                    Problem::new(
                        Code::BoardEdges,
                        there,
                        format!(
                            "`{}` shows {} on its side {side}, but `{}` shows {} on its side {other_side}",
                            name(ix),
                            mine.word(),
                            name(other),
                            theirs.word()
                        ),
                    )
                    .label(format!("{} on side {other_side}", theirs.word()))
                    .also(at, format!("{} on side {side}", mine.word()))
                    .help("touching sides must continue one another: change one of the two, or turn it"),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{read, refused};
    use crate::text::Code;

    #[test]
    fn sides_that_do_not_continue_one_another_are_underlined() {
        let tiles = "tiles:\n  a: { city: E }\n  b: { road: W }\n  f: {}\n";
        refused(&format!("board: |\n  a b\n  f f\n{tiles}"), &[(Code::BoardEdges, "b")]);
        let long = "board: |\n  p/q\ntiles:\n  p: { city: L }\n  q: { road: L }\n";
        refused(long, &[(Code::BoardEdges, "q")]);
        let double = "board: |\n  k <\n  f g\ntiles:\n  k: { city: S2 }\n  f g: {}\n";
        refused(double, &[(Code::BoardEdges, "g")]);
    }

    #[test]
    fn a_gap_and_a_tile_that_does_not_matter_match_anything() {
        let text = "board: |\n  a  p\\.\n  #  b\ntiles:\n  a: { city: E }\n  p: { city: W, road: S }\n  b: { road: N }\n";
        assert!(read(text).is_ok());
    }

    #[test]
    fn a_comment_in_a_row_is_suspected() {
        let text = "board: |\n  a  # note\ntiles:\n  a: {}\n";
        let help = read(text).err().and_then(|r| r.problems().next().map(|p| p.help.clone()));
        assert!(help.is_some_and(|h| h.contains("comment")));
    }
}
