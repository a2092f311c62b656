//! A retold scenario: the new names, the new places, and the text.

use std::cell::RefCell;
use std::collections::BTreeMap;

use carcassonne_board::geometry::{Motion, Shape, Space};
use carcassonne_position::{PlayerIx, Renaming, SetupChange, TileIx, move_written, write_file};
use carcassonne_text::{Node, Value};

use super::change::{Change, Names};
use super::expectations::{Translator, word};
use super::original::Original;

/// A retold scenario.
#[derive(Debug)]
pub(crate) struct Retelling<'o> {
    /// The original scenario.
    pub(crate) original: &'o Original,
    /// The change that was applied.
    pub(crate) change: Change,
    /// The new space and shape of each tile of the original.
    pub(crate) tiles: BTreeMap<TileIx, (Space, Shape)>,
    /// The new name of each player.
    pub(crate) players: BTreeMap<PlayerIx, String>,
    /// The new names of the tiles that questions place.
    pub(crate) offered_tiles: RefCell<Vec<String>>,
    /// The new text.
    pub(crate) text: String,
}

impl<'o> Retelling<'o> {
    /// Retells a scenario.
    pub(super) fn new(original: &'o Original, change: Change) -> Self {
        let motion = change.motion;
        let tiles = original.case.scenario.board.all().zip(original.setup.tiles());
        let tiles = tiles.map(|(ix, (_, at, shape))| (ix, (motion.first_space(shape, at), motion.shape(shape))));
        let players = &original.case.scenario.players;
        let players = PlayerIx::all(players.len()).zip(players);
        let mut retelling = Self {
            original,
            change,
            tiles: tiles.collect(),
            players: players.map(|(n, player)| (n, change.player_name(player))).collect(),
            offered_tiles: RefCell::new(Vec::new()),
            text: original.text.clone(),
        };
        if change.names != Names::Original {
            retelling.text = retelling.write();
        }
        retelling
    }

    /// Returns the new text.
    fn write(&self) -> String {
        let Self { original, change, .. } = self;
        let names: Vec<&str> = original.setup.tiles().map(|(name, ..)| name).collect();
        let shapes: Vec<Shape> = original.setup.tiles().map(|(_, _, shape)| shape).collect();
        let tile = |n: usize| (names[n] != "#").then(|| change.tile_name(n, names[n], shapes[n]));
        let offered = |n: usize| {
            let name = change.new_name(("offered", n));
            self.offered_tiles.borrow_mut().push(name.clone());
            Some(name)
        };
        let player = |name: &str| {
            let players = &original.case.scenario.players;
            let known = PlayerIx::all(players.len()).zip(players).find(|(_, player)| *player == name);
            known.map(|(n, _)| self.players[&n].clone())
        };
        let renaming = Renaming { tile: &tile, offered: &offered, player: &player };
        let names = SetupChange::new(&original.setup, change.motion, &renaming);
        let setup = names.apply().unwrap_or_else(|| panic!("cannot be retold:\n{}", original.text));
        let setup = if change.is_list { setup.listed() } else { setup };
        let mut root = setup.to_tree();
        if let Some(expect) = &original.expect {
            let translated = Translator::new(self, &names).translate_all(expect);
            root.make_map().push((word("expect"), translated));
        }
        name_questions(root.make_map(), self);
        if change.is_list {
            vary_list(root.make_map(), change);
        }
        write_file(&change.reorder_tree("keys", &root))
    }

    /// Returns the id of the question `word`: its own, or one made from its number, which a new order would change.
    pub(super) fn ask_id(&self, word: &str) -> String {
        let number: Option<usize> = word.parse().ok();
        let asks = &self.original.case.scenario.asks;
        match number.and_then(|n| asks.get(n - 1)) {
            Some(ask) => ask.id.clone().unwrap_or_else(|| format!("q{word}")),
            None => word.to_owned(),
        }
    }
}

fn value<'n>(entries: &'n mut [(Node, Node)], key: &str) -> Option<&'n mut Node> {
    entries.iter_mut().find(|(own, _)| own.text() == Some(key)).map(|(_, value)| value)
}

/// Gives every question a name, also where claims refer to it by its number.
fn name_questions(entries: &mut [(Node, Node)], retelling: &Retelling<'_>) {
    if let Some(Node { value: Value::List(asks), .. }) = value(entries, "ask") {
        for (n, ask) in (1..).zip(asks) {
            let ask = ask.make_map();
            if value(ask, "id").is_none() {
                ask.insert(0, (word("id"), word(retelling.ask_id(&format!("{n}")))));
            }
        }
    }
    if let Some(Node { value: Value::Map(players), .. }) = value(entries, "claims") {
        for (subject, _) in players.iter_mut().flat_map(|(_, claims)| claims.make_map()) {
            *subject = word(retelling.ask_id(subject.text().unwrap_or_default()));
        }
    }
}

/// Writes some tiles of a list with their meaning in place, of which squares may be turned.
fn vary_list(entries: &mut [(Node, Node)], change: &Change) {
    let is_inline = |name: &Node| change.random_number(("inline", name.text())).is_multiple_of(3);
    let mut inline: Vec<(Node, Node)> = Vec::new();
    if let Some(Node { value: Value::Map(meanings), .. }) = value(entries, "tiles") {
        inline.extend(meanings.iter().filter(|(name, _)| is_inline(name)).cloned());
    }
    let Some(Node { value: Value::List(tiles), .. }) = value(entries, "board") else { return };
    let mut moved: Vec<Node> = Vec::new();
    for tile in tiles {
        let tile = tile.make_map();
        let name = value(tile, "name").cloned();
        let Some((name, meaning)) = inline.iter().find(|(own, _)| Some(own) == name.as_ref()) else { continue };
        if value(tile, "turn").is_some() {
            continue;
        }
        let is_turnable = ["corner", "to"].iter().all(|key| value(tile, key).is_none());
        let quarters = u8::try_from(change.random_number(("turn", name.text())) % 4).unwrap_or_default();
        let (meaning, quarters) = match meaning.text() {
            _ if !is_turnable => (meaning.clone(), 0),
            // The turn of a printed tile is written in one place only.
            Some(text) => match text.split_once('@') {
                Some((id, degrees)) => (word(id), u8::try_from(degrees.parse::<u16>().unwrap_or(0) / 90).unwrap_or(0)),
                None => (meaning.clone(), 0),
            },
            None => (move_written(meaning, Motion::turn(4 - quarters)).expect("a tile"), quarters),
        };
        tile.push((word("tile"), meaning));
        if quarters > 0 {
            tile.push((word("turn"), word((u16::from(quarters) * 90).to_string())));
        }
        moved.push(name.clone());
    }
    if let Some(Node { value: Value::Map(meanings), .. }) = value(entries, "tiles") {
        meanings.retain(|(name, _)| !moved.contains(name));
    }
}
