//! The reading of a quick map in words, above its answer.

use std::collections::{BTreeMap, HashMap};

use carcassonne_text::{Node, Span, phrase};
use carcassonne_words::messages::plain::{Arg, Sentence};

use super::joining::{Cell, GuessedEnd};
use super::named_players::{self, People};
use super::reading_words::{ReadingSpeaker, Tiles, Understood, UnknownTiles};
use super::tile_words;
use crate::setup::Setup;
use crate::setup::value::Name;

/// The reading of a quick map in words, above its answer.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadBack {
    /// The renderer of the lines.
    pub(super) speaker: ReadingSpeaker,
    /// Every tile, in a line: `Understood: a2 city E; ...`
    pub tiles: String,
    /// The names that may be slips, in a line; `None` if there are none.
    pub names: Option<String>,
    /// A note on a comma that may be missing; `None` if none is.
    pub comma: Option<String>,
    /// A note on sides that were supposed; `None` if every side was named.
    pub joining: Option<String>,
    /// The map and its questions as a setup.
    pub(super) setup: Setup,
    /// The name of each tile, and its cell with every side named: `a2`, `cE`.
    pub sides: Vec<(String, String)>,
    /// The ends of cities and roads that are taken as closed, by the names of their tiles.
    pub(super) guessed_ends: BTreeMap<String, Vec<GuessedEnd>>,
    /// Set if only the questions are answered, and no features beside them.
    pub only_asked: bool,
    /// The players named in the map of a file, or noted since; `None` for a map typed alone.
    pub(super) file_players: Option<Vec<String>>,
}

impl ReadBack {
    /// Returns the scenario of the map and its questions, as a file.
    pub fn yaml(&self) -> String {
        self.setup.to_yaml()
    }

    /// Notes features that are answered beside the questions, by their places.
    pub fn note_features(&mut self, places: &[String]) {
        let names = places.iter().map(|place| Name::from(Node::word(place, Span::default())));
        self.setup.features.extend(names);
    }

    /// Notes players whom the file names beside its map, and whose names may be meant as colours.
    pub fn note(&mut self, players: &[String]) {
        let Some(met) = &mut self.file_players else { return };
        let others = players.iter().filter(|name| !met.contains(name)).map(String::as_str);
        if let Some(noted) = named_players::note_file_names(others, self.speaker) {
            let before = self.names.iter().cloned();
            self.names = Some(before.chain([noted]).collect::<Vec<String>>().join(" "));
        }
        players.clone_into(met);
    }

    /// Returns the ends of cities and roads on a tile that are taken as closed.
    pub fn guessed_ends(&self, tile: &str) -> &[GuessedEnd] {
        self.guessed_ends.get(tile).map_or(&[], Vec::as_slice)
    }

    /// Returns the lines above an answer.
    pub fn lines(&self) -> Vec<&str> {
        let tiles = std::iter::once(self.tiles.as_str());
        tiles.chain(self.names.as_deref()).chain(self.comma.as_deref()).chain(self.joining.as_deref()).collect()
    }
}

/// Describes every tile in words; tiles with equal descriptions share one.
pub(super) fn describe_tiles(cells: &[Cell], people: &People, speaker: ReadingSpeaker) -> String {
    let mut tiles: Vec<(Vec<Sentence>, Vec<&str>)> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut idle: Vec<&str> = Vec::new();
    for cell in cells {
        let Some(parts) = tile_words::describe_cell(cell, people, speaker) else {
            idle.push(&cell.name);
            continue;
        };
        let text = parts.iter().map(|part| speaker.say(part)).collect::<Vec<_>>().join(";");
        let at = *known.entry(text).or_insert(tiles.len());
        match tiles.get_mut(at) {
            Some((_, names)) => names.push(&cell.name),
            None => tiles.push((parts, vec![&cell.name])),
        }
    }
    let described =
        tiles.into_iter().map(|(shown, names)| phrase!(Tiles { names: names.join(", "), shown: Arg::list(shown) }));
    let unknown = (!idle.is_empty()).then(|| phrase!(UnknownTiles { names: idle.join(", ") }));
    speaker.say(&phrase!(Understood { tiles: Arg::list(described.chain(unknown)) }))
}
