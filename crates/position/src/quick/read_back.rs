//! The reading of a quick map in words, above its answer.

use std::collections::{BTreeMap, HashMap};

use carcassonne_text::{Node, Span};

use super::joining::{Cell, GuessedEnd};
use super::named_players::{self, People};
use super::tile_words;
use crate::setup::Setup;
use crate::setup::value::Name;

/// The reading of a quick map in words, above its answer.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadBack {
    /// Every tile, in a line: `Understood: a2 city E; ...`
    pub tiles: String,
    /// The names that may be slips, in a line; `None` if there are none.
    pub names: Option<String>,
    /// A note on a comma that may be missing; `None` if none is.
    pub comma: Option<String>,
    /// A note on sides that were supposed; `None` if every side was named.
    pub joining: Option<&'static str>,
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
        if let Some(noted) = named_players::note_file_names(others) {
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
        tiles.chain(self.names.as_deref()).chain(self.comma.as_deref()).chain(self.joining).collect()
    }
}

/// Describes every tile in words; tiles with equal descriptions share one.
pub(super) fn describe_tiles(cells: &[Cell], people: &People) -> String {
    let mut tiles: Vec<(String, Vec<&str>)> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut idle: Vec<&str> = Vec::new();
    for cell in cells {
        let Some(said) = tile_words::describe_cell(cell, people) else {
            idle.push(&cell.name);
            continue;
        };
        let at = *known.entry(said.clone()).or_insert(tiles.len());
        match tiles.get_mut(at) {
            Some((_, names)) => names.push(&cell.name),
            None => tiles.push((said, vec![&cell.name])),
        }
    }
    let mut phrases: Vec<String> = tiles.iter().map(|(said, names)| format!("{} {said}", names.join(", "))).collect();
    if !idle.is_empty() {
        phrases.push(format!("{} unknown tile", idle.join(", ")));
    }
    format!("Understood: {}.", phrases.join("; "))
}
