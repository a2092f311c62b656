//! The reading of a quick map, told above its answer.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use super::join::{Cell, GuessedEnd};
use super::people::{self, People};
use super::words;

/// The reading of a quick map, told above its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadBack {
    /// Every tile, in a line: `Understood: a2 city E; ...`
    pub tiles: String,
    /// The names that may be slips, in a line; `None` if there are none.
    pub names: Option<String>,
    /// A note on a comma that may be missing; `None` if none may be.
    pub comma: Option<String>,
    /// A note on what was supposed; `None` if every side was named.
    pub joining: Option<&'static str>,
    /// The scenario that the map and its questions stand for, as a file.
    pub yaml: String,
    /// Each tile by its name, and its cell with every side named: `a2`, `cE`.
    pub sides: Vec<(String, String)>,
    /// The ends of cities and roads that are taken as closed, by the names of their tiles.
    pub(super) guessed_ends: BTreeMap<String, Vec<GuessedEnd>>,
    /// Set if features are not answered beside the questions.
    pub(crate) only_asked: bool,
    /// The players named in the map of a file, or noted since; `None` for a map typed alone.
    pub(super) of_a_file: Option<Vec<String>>,
}

impl ReadBack {
    /// Notes features that are answered beside what is asked, by their places.
    pub(crate) fn note_features(&mut self, places: &[String]) {
        if !places.is_empty() {
            let _ = writeln!(self.yaml, "features: [{}]", places.join(", "));
        }
    }

    /// Notes players whom the file names beside its map, and who may be meant there as colours.
    pub(in crate::scenario) fn note(&mut self, players: &[String]) {
        let Some(met) = &mut self.of_a_file else { return };
        let others = players.iter().filter(|name| !met.contains(name)).map(String::as_str);
        if let Some(noted) = people::noted_beside(others) {
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

/// Describes every tile in words, tiles with the same print together.
pub(super) fn describe_tiles(cells: &[Cell], people: &People) -> String {
    let mut tiles: Vec<(String, Vec<&str>)> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut idle: Vec<&str> = Vec::new();
    for cell in cells {
        let Some(said) = words::told(cell, people) else {
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
