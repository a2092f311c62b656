//! What a question would lay: a tile that is not on the board, or a bridge.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::problems as said;
use crate::geometry::{Corner, Shape, Side, Space};
use crate::scenario::board::{Board, TileIx};
use crate::scenario::laying::map_tile::{MapTile, TileReference};
use crate::scenario::laying::{board_list, build};
use crate::scenario::pieces::bridges;
use crate::scenario::places::{address_reader, space_reader};
use crate::scenario::setup::asked::Ask;
use crate::scenario::tiles::definitions::Definitions;
use crate::text::{MapEntries, Node, Problems, SourceText};
use crate::tiles::{Entry, Tile};

/// A tile that a question would lay, and where.
#[derive(Debug, Clone)]
pub struct Offered {
    /// Its name from `tiles` or its catalogue id; `None` if what it shows is written out.
    pub name: Option<String>,
    /// What it would show, as it would lie.
    pub tile: Tile,
    /// Its shape.
    pub shape: Shape,
    /// Its first space.
    pub at: Space,
}

/// A tile of which a question does not say where it would be placed.
#[derive(Debug, Clone)]
pub struct Unplaced {
    /// Its name from `tiles` or its catalogue id, without a turn; `None` if what it shows is written out.
    pub name: Option<String>,
    /// What it shows, as it is written.
    pub tile: Tile,
    /// Its shape, as it is written: a square or a half.
    pub shape: Shape,
    /// How many quarters clockwise a square is turned as it is written.
    pub quarters: u8,
    /// Whether the question says how it is turned.
    pub is_turned: bool,
}

/// What is needed to read such a tile once the board has been read.
#[derive(Debug, Clone)]
pub(in crate::scenario) struct Kit {
    source: Arc<SourceText>,
    definitions: Definitions,
}

impl Kit {
    pub(in crate::scenario) fn new(source: &Arc<SourceText>, definitions: Definitions) -> Self {
        Self { source: Arc::clone(source), definitions }
    }
}

/// The keys of a tile that a question would lay.
const KEYS: &[&str] = &["tile", "at", "turn", "corner", "to", "with_bridge"];

/// The names of the tiles that questions would lay, which need not be on the board.
pub(in crate::scenario) fn names(asks: &[Ask]) -> BTreeSet<&str> {
    asks.iter()
        .filter_map(|ask| MapEntries::from_unchecked(&ask.body)?.get("tile")?.text()?.split('@').next())
        .collect()
}

/// Reads the tile that the body of a question would lay; `word` is the question's word.
pub(in crate::scenario) fn read(
    body: &Node,
    word: &str,
    kit: &Kit,
    board: &Board,
    problems: &mut Problems,
) -> Option<Offered> {
    let spaces = MapEntries::from_unchecked(body);
    for (key, what) in [("at", "`at`"), ("to", "`to`")] {
        let word = spaces
            .as_ref()
            .and_then(|fields| fields.get(key))
            .filter(|n| n.text().is_some() && space_reader::named_cell(n, board).is_none());
        if let Some(node) = word {
            problems.push(space_reader::no_space(node, what, board));
            return None;
        }
    }
    let laid = board_list::read_entry(body, &format!("`{word}`"), KEYS, problems)?;
    let name = name(&laid, problems)?;
    let tile = laid.sound.then(|| build::print_of(&kit.source, &laid, &kit.definitions, problems))??;
    Some(Offered { name, tile, shape: laid.shape, at: laid.at })
}

/// Reads the tile of a question that does not say where it would be placed. A half that is printed needs no corner.
pub(in crate::scenario) fn read_unplaced(
    body: &Node,
    word: &str,
    kit: &Kit,
    problems: &mut Problems,
) -> Option<Unplaced> {
    let mut laid = board_list::read_unplaced(body, &format!("`{word}`"), KEYS, problems)?;
    let name = name(&laid, problems)?;
    let is_turned = laid.turn.is_some()
        || matches!(laid.shape, Shape::Half(_))
        || name.as_ref().is_some_and(|name| name.contains('@'));
    if laid.shape == Shape::Square
        && build::printed_entry(&laid.reference, &kit.definitions).is_some_and(|entry| entry.half)
    {
        laid.shape = Shape::Half(Corner::Sw);
        if let Some(turn) = MapEntries::from_unchecked(body).as_ref().and_then(|fields| fields.get("turn")) {
            board_list::read_turn(turn, false, problems);
            return None;
        }
    }
    let tile = laid.sound.then(|| build::print_of(&kit.source, &laid, &kit.definitions, problems))??;
    let turn = name.as_deref().and_then(|name| name.split_once('@')?.1.parse::<u16>().ok()).unwrap_or(0);
    let written = u8::try_from(turn / 90).unwrap_or(0);
    Some(Unplaced {
        name: name.map(|name| name.split('@').next().unwrap_or_default().to_owned()),
        tile,
        shape: laid.shape,
        quarters: (written + laid.turn.unwrap_or(0)) % 4,
        is_turned,
    })
}

/// The name of a tile that a question would lay, if it has one; an unknown tile is refused.
#[expect(clippy::option_option, reason = "a tile without a name is none that was refused")]
fn name(laid: &MapTile, problems: &mut Problems) -> Option<Option<String>> {
    match &laid.reference {
        TileReference::Named(word) => Some(Some(word.as_ref().to_owned())),
        TileReference::Meant(_) => Some(None),
        TileReference::Hash => {
            problems.push(said::hash_offered(laid.span));
            None
        }
    }
}

/// The printed tile that a question would lay, if it would lay one.
pub(in crate::scenario) fn printed(ask: &Ask, kit: &Kit) -> Option<&'static Entry> {
    let body = MapEntries::from_unchecked(&ask.body).filter(|_| ask.word == "place")?;
    let word = body.get("tile")?.text()?;
    build::printed_entry(&TileReference::Named(word.into()), &kit.definitions)
}

/// The ends of the bridges that questions would lay: there, a road on the board may face field.
pub(in crate::scenario) fn bridge_ends(asks: &[Ask], board: &Board) -> Vec<(TileIx, Side)> {
    // What is wrong with a question is reported when its mechanic reads it.
    let mut nobody = Problems::new();
    let mut ends = Vec::new();
    for ask in asks.iter().filter(|ask| ask.word == "place") {
        let bridge =
            MapEntries::from_unchecked(&ask.body).and_then(|body| MapEntries::from_unchecked(body.get("bridge")?));
        let Some(bridge) = bridge else {
            continue;
        };
        let over = bridge.get("over").and_then(|n| address_reader::read_tile(n, "a tile", board, &mut nobody));
        let axis = bridge.get("direction").and_then(|n| bridges::direction(n, &mut nobody));
        if let (Some(tile), Some(axis)) = (over, axis) {
            ends.extend(board.bridge_ends(board.placed(tile).at, axis));
        }
    }
    ends
}
