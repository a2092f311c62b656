//! The reader of questions, for mechanics: tiles, places, players, spaces, numbers.
//!
//! A value that cannot be read is reported at its place, with the text to write instead. Missing and faulty values are
//! both `None`, since a scenario with a problem is never judged.

use std::collections::BTreeMap;

use carcassonne_board::geometry::{Axis, Compass, Corner, Crossing, Shape, Space};
use carcassonne_text::{
    KeySet, MapEntries, Node, Problem, Problems, Span, as_count, as_flag, as_list, as_text, as_word, join_with,
    nearest_word, problem,
};
use carcassonne_words::messages::plain::Arg;

use super::board::{Place, TileIx};
use super::checked_position::Scenario;
use super::laying::board_list;
use super::pieces::players::normalize_name;
use super::pieces::{PlayerIx, neutral_figures};
use super::places::{address_reader, crossing_reader, place_reader, space_reader};
use super::problems;
use super::questions::offered_tiles::{self, OfferedTile, UnplacedTile};
use super::setup::value::At;
use super::setup::{Declaration, Field, FieldKind, help_on_question};

/// A question that is being read.
#[derive(Debug)]
pub struct Reader<'r> {
    /// The scenario, whose board, players and pieces have been read.
    pub scenario: &'r Scenario,
    /// The problems found so far.
    pub problems: &'r mut Problems,
    /// The word of the question: `dragon`.
    word: &'r str,
    /// The body of the question: the value behind the word.
    body: &'r Node,
    /// The keys that the body may have; empty until they have been checked.
    legal: KeySet,
}

/// The greatest number of tiles that are offered as examples.
const MOST_EXAMPLES: usize = 12;

impl<'r> Reader<'r> {
    /// Creates a reader for the body of a question whose word is `word`.
    pub fn new(scenario: &'r Scenario, word: &'r str, body: &'r Node, problems: &'r mut Problems) -> Self {
        Self { scenario, problems, word, body, legal: &[] }
    }

    /// Returns the body of the question.
    pub fn body(&self) -> &'r Node {
        self.body
    }

    /// Returns the span of the body.
    pub fn span(&self) -> Span {
        self.body.span
    }

    /// Opens the body as a map, and reports keys that the question does not have; `None` if the body is no map. A body
    /// that is the value of one key is left as it is, and one that lays a tile is left to [`Reader::offered`].
    pub fn open(&mut self, question: &Declaration) -> Option<()> {
        let lays = question.fields.iter().any(|f| matches!(f.kind, FieldKind::NewTile));
        let bare = question.fields.iter().any(|f| f.bare) && MapEntries::from_unchecked(self.body).is_none();
        if lays || bare { Some(()) } else { self.keys(question.keys) }
    }

    /// Reads the map under a key with `read`, and reports keys that this map does not have; `None` if there is no map.
    pub fn read_map<T>(&mut self, node: &Node, field: &Field, read: impl FnOnce(&mut Reader<'_>) -> T) -> Option<T> {
        let FieldKind::Map { keys, .. } = field.kind else { return None };
        let mut reader = Reader::new(self.scenario, field.key, node, self.problems);
        reader.keys(keys)?;
        Some(read(&mut reader))
    }

    /// Opens the body as a map with no other keys than `legal`; reports other keys and values.
    fn keys(&mut self, legal: KeySet) -> Option<()> {
        self.legal = legal;
        let help = help_on_question(self.word);
        MapEntries::read_with_help(self.body, &format!("`{}`", self.word), legal, &help, self.problems).map(|_| ())
    }

    /// Returns the body as a map whose keys have been checked; `None` if the body is no map.
    pub fn fields(&self) -> Option<MapEntries<'r>> {
        MapEntries::from_checked(self.body, self.legal)
    }

    /// Returns the value of a key; `None` if the key is left out.
    pub fn get(&self, field: &Field) -> Option<&'r Node> {
        self.fields()?.get(field.key)
    }

    /// Returns the value of a required key; reports a missing key, with the text to write.
    pub fn need(&mut self, field: &Field) -> Option<&'r Node> {
        let fields = self.fields()?;
        let help = self.on_the_board(field).filter(|_| fields.get(field.key).is_none());
        let help = help.as_deref().unwrap_or(field.help);
        fields.require(field.key, &format!("`{}`", self.word), help, self.problems)
    }

    /// Reads the value of a required key with `read`; reports a missing key, with the text to write.
    pub fn read_needed<T>(
        &mut self,
        field: &Field,
        read: impl FnOnce(&mut Self, &'r Node) -> Option<T>,
    ) -> Option<At<T>> {
        self.need(field)?;
        self.read_optional(field, read)
    }

    /// Reads the value of a key that may be left out with `read`.
    pub fn read_optional<T>(
        &mut self,
        field: &Field,
        read: impl FnOnce(&mut Self, &'r Node) -> Option<T>,
    ) -> Option<At<T>> {
        let node = self.get(field)?;
        Some(At { value: read(self, node)?, span: node.span })
    }

    /// Reads each value of a list with `read`, or a single value; `None` if any is faulty.
    pub fn read_each<T>(
        &mut self,
        node: &Node,
        mut read: impl FnMut(&mut Self, &Node) -> Option<T>,
    ) -> Option<Vec<At<T>>> {
        let values = as_list(node).iter().map(|node| (read(self, node), node.span));
        // Each is read before the first faulty one decides.
        let values: Vec<(Option<T>, Span)> = values.collect();
        values.into_iter().map(|(value, span)| Some(At { value: value?, span })).collect()
    }

    /// Returns the help for a key that names a feature or a tile: those of the board; `None` for other keys.
    fn on_the_board(&self, field: &Field) -> Option<String> {
        let board = &self.scenario.board;
        let tiles = board.all().filter(|tile| board.tile(*tile).is_some());
        let tiles = tiles.map(|tile| board.address(tile)).take(MOST_EXAMPLES);
        let all: Vec<String> = match field.kind {
            FieldKind::Place => tiles.flat_map(|tile| place_reader::places_of_tile(&tile, board)).collect(),
            FieldKind::Tile | FieldKind::Stand => tiles.collect(),
            _ => return None,
        };
        let lead = field.help.split('`').next().unwrap_or_default();
        let each: Vec<String> = all.iter().map(|one| format!("`{}: {one}`", field.key)).collect();
        (!all.is_empty()).then(|| format!("{lead}{}", join_with(&each, "or")))
    }

    /// Reports a problem.
    pub fn problem(&mut self, problem: Problem) {
        self.problems.push(problem);
    }

    /// Reads a tile by its address; `#` has no address.
    pub fn tile(&mut self, node: &Node) -> Option<TileIx> {
        let help = "write the name of a tile on the board";
        let word = as_text(node, "a tile", help, self.problems)?;
        if let Some((address, _)) = word.split_once('.') {
            self.problems.push(problems::feature_as_tile(word, address, node.span));
            return None;
        }
        address_reader::find_tile(word, "", node.span, &self.scenario.board, self.problems)
    }

    /// Reads a list of tiles, or a single tile; leaves out faulty ones.
    pub fn tiles(&mut self, node: &Node) -> Vec<TileIx> {
        as_list(node).iter().filter_map(|n| self.tile(n)).collect()
    }

    /// Reads a place: `a.city`.
    pub fn place(&mut self, node: &Node) -> Option<Place> {
        place_reader::read(node, &self.scenario.board, self.problems)
    }

    /// Reads the top of a tower, `b.tower`: `None` for any other place, `Some(None)` after reporting that there is no
    /// such tile.
    pub fn tower_top(&mut self, node: &Node) -> Option<Option<TileIx>> {
        let word = node.text()?.strip_suffix(".tower")?;
        let span = node.part(0, word.len());
        Some(address_reader::find_tile(word, "", span, &self.scenario.board, self.problems))
    }

    /// Reads a road or a city for the mage or the witch; `word` is the word of that figure.
    pub fn road_or_city(&mut self, node: &Node, word: &'static str) -> Option<Place> {
        neutral_figures::read_on_road_or_city(node, word, &self.scenario.board, self.problems)?.place
    }

    /// Reads the place in `text`, which begins at byte `from` of the value.
    pub fn place_in(&mut self, text: &str, node: &Node, from: usize) -> Option<Place> {
        place_reader::resolve(text, node, from, &self.scenario.board, self.problems)
    }

    /// Reads a space by column and row, `[2, 0]`, which may be empty or outside the map.
    pub fn space(&mut self, node: &Node) -> Option<Space> {
        if node.text().is_some() && space_reader::named_cell(node, &self.scenario.board).is_none() {
            self.problems.push(space_reader::no_space(node, "a space", &self.scenario.board));
            return None;
        }
        space_reader::read(node, "a space", self.problems)
    }

    /// Reads the tile that the question lays, and its space: `tile`, `at`, and `turn`, `corner` or `to`, as in the list
    /// form of a board.
    pub fn offered(&mut self) -> Option<OfferedTile> {
        let Scenario { kit, board, .. } = self.scenario;
        offered_tiles::read(self.body, self.word, kit, board, self.problems)
    }

    /// Reads the tile of a question that has no space for it: `tile`, and `turn` or `corner` if they are written.
    pub fn unplaced(&mut self) -> Option<UnplacedTile> {
        offered_tiles::read_unplaced(self.body, self.word, &self.scenario.kit, self.problems)
    }

    /// Reads a whole number within the bounds of its key.
    pub fn number(&mut self, node: &Node, field: &Field) -> Option<u32> {
        match field.kind {
            FieldKind::Count { least, most } => self.count(node, &format!("`{}`", field.key), least, most),
            FieldKind::Numbers(all) => {
                let least = all.iter().min().copied().unwrap_or_default();
                let most = all.iter().max().copied().unwrap_or_default();
                self.count(node, &format!("`{}`", field.key), least, most)
            }
            _ => None,
        }
    }

    /// Reads a whole number within bounds.
    pub fn count(&mut self, node: &Node, what: &str, least: u32, most: u32) -> Option<u32> {
        let count = as_count(node, what, least.into(), most.into(), self.problems)?;
        u32::try_from(count).ok()
    }

    /// Reads `true` or `false`.
    pub fn flag(&mut self, node: &Node, what: &str) -> Option<bool> {
        as_flag(node, what, self.problems)
    }

    /// Reads a number for each of some players, within the bound of its key.
    pub fn player_counts(&mut self, node: &Node, field: &Field) -> Option<BTreeMap<PlayerIx, u32>> {
        let FieldKind::PlayerCounts { most } = field.kind else { return None };
        let fields = MapEntries::read_any_keys(node, &format!("`{}`", field.key), self.problems)?;
        let mut counts = BTreeMap::new();
        for (name, span, count) in fields.iter() {
            let player = self.player_named(name, span);
            let count = self.count(count, &format!("a number under `{}`", field.key), 0, most);
            counts.extend(player.zip(count));
        }
        Some(counts)
    }

    /// Reads one of several things by its word.
    pub fn one_of<T: Copy>(
        &mut self,
        node: &Node,
        what: &str,
        all: &[T],
        word_of: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        as_word(node, what, all, word_of, self.problems)
    }

    /// Reads a turn of a square tile in degrees; returns quarters clockwise.
    pub fn quarters(&mut self, node: &Node) -> Option<u8> {
        board_list::read_turn(node, true, self.problems)
    }

    /// Reads a corner of a space: `ne`.
    pub fn corner(&mut self, node: &Node) -> Option<Corner> {
        self.one_of(node, "a corner", &Corner::ALL, Corner::word)
    }

    /// Reads the direction of a bridge: `ew`.
    pub fn axis(&mut self, node: &Node) -> Option<Axis> {
        self.one_of(node, "a bridge's direction", &Axis::ALL, Axis::word)
    }

    /// Reads one of the eight directions: `se`.
    pub fn compass(&mut self, node: &Node) -> Option<Compass> {
        self.one_of(node, "a direction", &Compass::ALL, Compass::word)
    }

    /// Reads the value of a key; returns `otherwise` if the key is left out, and `None` if the value is faulty.
    pub fn get_or<T>(
        &mut self,
        field: &Field,
        otherwise: T,
        read: impl FnOnce(&mut Self, &'r Node) -> Option<T>,
    ) -> Option<T> {
        match self.get(field) {
            None => Some(otherwise),
            Some(node) => read(self, node),
        }
    }

    /// Reads a crossing, by a corner of a tile or the middle of a double's long side: `a@se`, `k@n`. Returns also the
    /// tile by which the crossing is written.
    pub fn crossing(&mut self, node: &Node) -> Option<(Crossing, TileIx)> {
        crossing_reader::read(node, &self.scenario.board, self.problems)
    }

    /// Reads a player.
    pub fn player(&mut self, node: &Node) -> Option<PlayerIx> {
        let word = as_text(node, "a player", "write a player's name", self.problems)?;
        self.player_named(word, node.span)
    }

    /// Finds a player by name; `None` if there is none. An unknown name is noted as that of a new player; it is
    /// reported if the players are listed, or if it resembles a player's name.
    pub fn player_named(&mut self, word: &str, span: Span) -> Option<PlayerIx> {
        let players = &self.scenario.players;
        let found = self.known_player(word);
        if found.is_none() && !self.scenario.newcomers.note(word, players, span, self.problems) {
            let problem = problem!(span, problems::NoPlayer { name: word.to_owned(), players: Arg::texts(players) });
            self.problems.push(match nearest_word(word, players.iter().map(String::as_str)) {
                Some(near) => problem.fix_by_writing(near),
                None => problem,
            });
        }
        found
    }

    /// Returns the player with a name; `None` if there is none.
    pub fn known_player(&self, word: &str) -> Option<PlayerIx> {
        let players = &self.scenario.players;
        PlayerIx::new(players.iter().position(|p| normalize_name(p) == normalize_name(word))?)
    }

    /// Returns the shape of a tile in words: "a square tile", "a half tile", "a double-size tile".
    pub fn shape_word(&self, tile: TileIx) -> &'static str {
        match self.scenario.board.placed(tile).shape {
            Shape::Square => "a square tile",
            Shape::Half(_) => "a half tile",
            Shape::Double(_) => "a double-size tile",
        }
    }
}
