//! A tile that a question lays: written as in a list of laid tiles, and not on the board.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::geometry::{Shape, Side, Space};
use crate::text::{Code, Fields, Node, Problem, Problems, SourceText};
use crate::tiles::Tile;

use super::ask::Ask;
use crate::scenario::board::{Board, TileIx};
use crate::scenario::laying::laid::What;
use crate::scenario::laying::{build, list};
use crate::scenario::pieces::bridges;
use crate::scenario::places::address;
use crate::scenario::tiles::definitions::Definitions;

/// A tile that is not on the board, with where it would lie.
#[derive(Debug, Clone)]
pub struct Offered {
    /// What it is called: a name from `tiles` or a catalogue id; `None` where it is written out.
    pub name: Option<String>,
    /// What it shows as it would lie.
    pub tile: Tile,
    /// Its shape.
    pub shape: Shape,
    /// Its first space.
    pub at: Space,
}

/// What is needed to read a tile later than the board.
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

/// The keys of a tile that a question lays.
const KEYS: &[&str] = &["tile", "at", "turn", "corner", "to"];

/// The names of tiles that questions lay: they need not be on the board.
pub(in crate::scenario) fn names(asks: &[Ask]) -> BTreeSet<&str> {
    asks.iter()
        .filter_map(|ask| Fields::peek(&ask.body)?.get("tile")?.text()?.split('@').next())
        .collect()
}

/// Reads the tile that the body of a question lays.
pub(in crate::scenario) fn read(
    body: &Node,
    word: &str,
    kit: &Kit,
    problems: &mut Problems,
) -> Option<Offered> {
    let laid = list::entry(body, &format!("`{word}`"), KEYS, problems)?;
    let name = match &laid.what {
        What::Named(word) => Some(word.clone()),
        What::Meant(_) => None,
        What::Hash => {
            problems.push(
                Problem::new(Code::ValueWrong, laid.span, "`#` is a tile that does not matter")
                    .label("what does it show?")
                    .help("name a printed tile, `tile: D`, or write out what it shows: `tile: { city: N }`"),
            );
            return None;
        }
    };
    let tile =
        laid.sound.then(|| build::tile(&kit.source, &laid, &kit.definitions, problems))??;
    Some(Offered { name, tile, shape: laid.shape, at: laid.at })
}

/// Where bridges end that questions would lay: there a road may face field on the board.
pub(in crate::scenario) fn bridge_ends(asks: &[Ask], board: &Board) -> Vec<(TileIx, Side)> {
    // What is wrong with a question is told where it is read.
    let mut nobody = Problems::new();
    let mut ends = Vec::new();
    for ask in asks.iter().filter(|ask| ask.word == "place") {
        let bridge = Fields::peek(&ask.body).and_then(|body| Fields::peek(body.get("bridge")?));
        let Some(bridge) = bridge else {
            continue;
        };
        let over = bridge.get("over").and_then(|n| address::tile(n, "a tile", board, &mut nobody));
        let axis = bridge.get("direction").and_then(|n| bridges::direction(n, &mut nobody));
        if let (Some(tile), Some(axis)) = (over, axis) {
            ends.extend(board.bridge_ends(board.placed(tile).at, axis));
        }
    }
    ends
}
