//! The tiles and bridges that questions would lay.

use std::collections::BTreeSet;
use std::sync::Arc;

use carcassonne_base::gathering::collect_set;
use carcassonne_board::geometry::{Corner, Shape, Side, Space};
use carcassonne_board::tiles::{Entry, Tile};
use carcassonne_text::{MapEntries, Node, Problems, SourceText, problem};

use super::problems;
use crate::board::{Board, TileIx};
use crate::laying::map_tile::{MapTile, SharedWords, TileReference};
use crate::laying::{board_list, build};
use crate::pieces::bridges;
use crate::places::{address_reader, space_reader};
use crate::setup::asked::Ask;
use crate::setup::declared::tile_placing;
use crate::tiles::definitions::Definitions;

/// A tile that a question would lay, with its space.
#[derive(Debug, Clone)]
pub struct OfferedTile {
    /// The name from `tiles` or the catalogue id; `None` if the print is written out.
    pub name: Option<String>,
    /// The print of the tile, rotated as it would lie.
    pub tile: Tile,
    /// The shape.
    pub shape: Shape,
    /// The first space of the tile.
    pub at: Space,
}

/// A tile of a question that does not say where it would be placed.
#[derive(Debug, Clone)]
pub struct UnplacedTile {
    /// The name from `tiles` or the catalogue id, without a turn; `None` if the print is written out.
    pub name: Option<String>,
    /// The print of the tile, as it is written.
    pub tile: Tile,
    /// The shape as it is written: a square or a half.
    pub shape: Shape,
    /// The number of quarters by which a square is turned clockwise, as it is written.
    pub quarters: u8,
    /// Set if the question says how the tile is turned.
    pub is_turned: bool,
}

/// The source and the meanings of names, to read an offered tile after the board.
#[derive(Debug, Clone)]
pub(crate) struct Kit {
    source: Arc<SourceText>,
    definitions: Definitions,
}

impl Kit {
    /// Stores the source of a scenario and the meanings of its names.
    pub(crate) fn new(source: &Arc<SourceText>, definitions: Definitions) -> Self {
        Self { source: Arc::clone(source), definitions }
    }
}

/// Returns the names of the tiles that questions would lay, which need not be on the board.
pub(crate) fn tile_names(asks: &[Ask]) -> BTreeSet<&str> {
    collect_set(
        asks.iter().filter_map(|ask| MapEntries::from_unchecked(&ask.body)?.get("tile")?.text()?.split('@').next()),
    )
}

/// Reads the tile that the body of a question would lay; `word` is the question's word.
pub(crate) fn read(body: &Node, word: &str, kit: &Kit, board: &Board, problems: &mut Problems) -> Option<OfferedTile> {
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
    let laid = read_keys(body, word, None, problems)?;
    let name = read_name(&laid, problems)?;
    let tile = laid.sound.then(|| build::print_of(&kit.source, &laid, &kit.definitions, problems))??;
    Some(OfferedTile { name, tile, shape: laid.shape, at: laid.at })
}

/// Reads the keys of a tile in the body of a question. Unless a space is `given`, the space must be written.
fn read_keys(body: &Node, word: &str, given: Option<Space>, problems: &mut Problems) -> Option<MapTile> {
    let (what, keys) = (format!("`{word}`"), tile_placing::DECLARATION.keys);
    board_list::read_tile(body, &what, keys, given, &mut SharedWords::default(), problems)
}

/// Reads the tile of a question that does not say where it would be placed. A half that is printed needs no corner.
pub(crate) fn read_unplaced(body: &Node, word: &str, kit: &Kit, problems: &mut Problems) -> Option<UnplacedTile> {
    let mut written = read_keys(body, word, Some(Space::new(0, 0)), problems)?;
    let name = read_name(&written, problems)?;
    let is_turned = written.turn.is_some()
        || matches!(written.shape, Shape::Half(_))
        || name.as_ref().is_some_and(|name| name.contains('@'));
    if written.shape == Shape::Square
        && build::printed_entry(&written.reference, &kit.definitions).is_some_and(|entry| entry.half)
    {
        written.shape = Shape::Half(Corner::Sw);
        if let Some(turn) = MapEntries::from_unchecked(body).as_ref().and_then(|fields| fields.get("turn")) {
            board_list::read_turn(turn, false, problems);
            return None;
        }
    }
    let tile = written.sound.then(|| build::print_of(&kit.source, &written, &kit.definitions, problems))??;
    let turn = name.as_deref().and_then(|name| name.split_once('@')?.1.parse::<u16>().ok()).unwrap_or(0);
    let quarters = u8::try_from(turn / 90).unwrap_or(0);
    Some(UnplacedTile {
        name: name.map(|name| name.split('@').next().unwrap_or_default().to_owned()),
        tile,
        shape: written.shape,
        quarters: (quarters + written.turn.unwrap_or(0)) % 4,
        is_turned,
    })
}

/// Returns the name of a tile that a question would lay, if it has one; `None` after reporting an unknown tile.
#[expect(clippy::option_option, reason = "a tile without a name is none that was refused")]
fn read_name(laid: &MapTile, problems: &mut Problems) -> Option<Option<String>> {
    match &laid.reference {
        TileReference::Named(word) => Some(Some(word.as_ref().to_owned())),
        TileReference::Meant(_) => Some(None),
        TileReference::Hash => {
            problems.push(problem!(laid.span, problems::HashInQuestion));
            None
        }
    }
}

/// Returns the printed tile that a question would lay, if it would lay one.
pub(crate) fn printed_entry(ask: &Ask, kit: &Kit) -> Option<&'static Entry> {
    let body = MapEntries::from_unchecked(&ask.body).filter(|_| ask.word == tile_placing::DECLARATION.ask)?;
    let word = body.get("tile")?.text()?;
    build::printed_entry(&TileReference::Named(word.into()), &kit.definitions)
}

/// Returns the ends of the bridges that questions would lay, at which a road on the board may face field.
pub(crate) fn bridge_ends(asks: &[Ask], board: &Board) -> Vec<(TileIx, Side)> {
    // The mechanic of a question reports its problems when it reads the question.
    let mut nobody = Problems::new();
    let mut ends = Vec::new();
    for ask in asks.iter().filter(|ask| ask.word == tile_placing::DECLARATION.ask) {
        let bridge =
            MapEntries::from_unchecked(&ask.body).and_then(|body| MapEntries::from_unchecked(body.get("bridge")?));
        let Some(bridge) = bridge else {
            continue;
        };
        let over = bridge.get("over").and_then(|n| address_reader::read_tile(n, "a tile", board, &mut nobody));
        let axis = bridge.get("direction").and_then(|n| bridges::read_direction(n, &mut nobody));
        if let (Some(tile), Some(axis)) = (over, axis) {
            ends.extend(board.bridge_ends(board.placed(tile).at, axis));
        }
    }
    ends
}
