//! A tile that a question lays: written as in a list of laid tiles, and not on the board.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::geometry::{Shape, Space};
use crate::text::{Code, Fields, Node, Problem, Problems, SourceText};
use crate::tiles::Tile;

use super::ask::Ask;
use super::definitions::Definitions;
use super::laid::What;
use super::{lay, list};

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
pub(super) struct Kit {
    source: Arc<SourceText>,
    definitions: Definitions,
}

impl Kit {
    pub(super) fn new(source: &Arc<SourceText>, definitions: Definitions) -> Self {
        Self { source: Arc::clone(source), definitions }
    }
}

/// The keys of a tile that a question lays.
const KEYS: &[&str] = &["tile", "at", "turn", "corner", "to"];

/// The names of tiles that questions lay: they need not be on the board.
pub(super) fn names(asks: &[Ask]) -> BTreeSet<&str> {
    asks.iter()
        .filter_map(|ask| Fields::peek(&ask.body)?.get("tile")?.text()?.split('@').next())
        .collect()
}

/// Reads the tile that the body of a question lays.
pub(super) fn read(body: &Node, word: &str, kit: &Kit, problems: &mut Problems) -> Option<Offered> {
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
    let tile = laid.sound.then(|| lay::tile(&kit.source, &laid, &kit.definitions, problems))??;
    Some(Offered { name, tile, shape: laid.shape, at: laid.at })
}
