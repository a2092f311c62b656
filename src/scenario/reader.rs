//! Reading what a question says, part by part: tiles, places, players, spaces, numbers.
//!
//! Each part that cannot be read is reported at its place, with what to write; what is absent and
//! what is faulty are both `None`, since a scenario with a problem is never judged.

use crate::geometry::{Compass, Corner, Crossing, Shape, Space};
use crate::text::{
    Code, Fields, KeySet, Node, Problem, Problems, Span, as_count, as_flag, as_list, as_text,
    as_word, nearest, one_of, shortened,
};

use super::board::{Place, TileIx};
use super::pieces::PlayerIx;
use super::places::{address, crossing, place, space};
use super::position::Scenario;
use super::questions::offered::{self, Offered};

/// A question being read.
#[derive(Debug)]
pub struct Reader<'r> {
    /// The scenario, whose board, players and meeples are read already.
    pub scenario: &'r Scenario,
    /// Where problems go.
    pub problems: &'r mut Problems,
    /// What is asked: `dragon`.
    word: &'r str,
    /// What follows it.
    body: &'r Node,
}

impl<'r> Reader<'r> {
    /// Reads the body of a question that is called `word`.
    pub fn new(
        scenario: &'r Scenario,
        word: &'r str,
        body: &'r Node,
        problems: &'r mut Problems,
    ) -> Self {
        Self { scenario, problems, word, body }
    }

    /// What the question says, whole.
    pub fn body(&self) -> &'r Node {
        self.body
    }

    /// Where the question's body stands.
    pub fn span(&self) -> Span {
        self.body.span
    }

    /// The body as a map with no other keys than these; the others are reported.
    pub fn keys(&mut self, legal: KeySet) -> Option<Fields<'r>> {
        Fields::of(self.body, &format!("`{}`", self.word), legal, self.problems)
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&'r Node> {
        Fields::peek(self.body)?.get(key)
    }

    /// The value of a key that must be there; `help` says what to write.
    pub fn need(&mut self, key: &str, help: &str) -> Option<&'r Node> {
        let fields = Fields::peek(self.body)?;
        fields.need(key, &format!("`{}`", self.word), help, self.problems)
    }

    /// Reports a problem.
    pub fn problem(&mut self, problem: Problem) {
        self.problems.push(problem);
    }

    /// A tile by its address. `#` is refused unless it may be meant: it has no name.
    pub fn tile(&mut self, node: &Node) -> Option<TileIx> {
        let help = "write the name of a tile on the board";
        let word = as_text(node, "a tile", help, self.problems)?;
        if let Some((address, _)) = word.split_once('.') {
            self.problems.push(
                Problem::new(
                    Code::ValueWrong,
                    node.span,
                    format!("`{}` names a feature, and a tile is wanted", shortened(word)),
                )
                .label("a tile is enough")
                .help(format!("write `{}`", shortened(address))),
            );
            return None;
        }
        address::tile_at(word, node.span, &self.scenario.board, self.problems)
    }

    /// Several tiles; one may stand alone.
    pub fn tiles(&mut self, node: &Node) -> Vec<TileIx> {
        as_list(node).iter().filter_map(|n| self.tile(n)).collect()
    }

    /// A place: `a.city`.
    pub fn place(&mut self, node: &Node) -> Option<Place> {
        place::read(node, &self.scenario.board, self.problems)
    }

    /// The place that stands in `text`, which begins at the `from`th byte of the value.
    pub fn place_in(&mut self, text: &str, node: &Node, from: usize) -> Option<Place> {
        place::resolve(text, node, from, &self.scenario.board, self.problems)
    }

    /// A space by column and row, `[2, 0]`: it need not hold anything, and may lie outside the map.
    pub fn space(&mut self, node: &Node) -> Option<Space> {
        space::read(node, "a space", self.problems)
    }

    /// The tile that the body lays, with where it lies: `tile`, `at`, and `turn`, `corner` or `to`, as
    /// in a list of laid tiles.
    pub fn offered(&mut self) -> Option<Offered> {
        offered::read(self.body, self.word, &self.scenario.kit, self.problems)
    }

    /// A whole number within bounds.
    pub fn count(&mut self, node: &Node, what: &str, least: u32, most: u32) -> Option<u32> {
        let count = as_count(node, what, least.into(), most.into(), self.problems)?;
        u32::try_from(count).ok()
    }

    /// `true` or `false`.
    pub fn flag(&mut self, node: &Node, what: &str) -> Option<bool> {
        as_flag(node, what, self.problems)
    }

    /// One of some things, each by its word.
    pub fn one_of<T: Copy>(
        &mut self,
        node: &Node,
        what: &str,
        all: &[T],
        word_of: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        as_word(node, what, all, word_of, self.problems)
    }

    /// A corner of a space: `ne`.
    pub fn corner(&mut self, node: &Node) -> Option<Corner> {
        self.one_of(node, "a corner", &Corner::ALL, Corner::word)
    }

    /// One of the eight directions: `se`.
    pub fn compass(&mut self, node: &Node) -> Option<Compass> {
        self.one_of(node, "a direction", &Compass::ALL, Compass::word)
    }

    /// A value that may be left out and then is another; what is faulty is `None`.
    pub fn get_or<T>(
        &mut self,
        key: &str,
        otherwise: T,
        read: impl FnOnce(&mut Self, &'r Node) -> Option<T>,
    ) -> Option<T> {
        match self.get(key) {
            None => Some(otherwise),
            Some(node) => read(self, node),
        }
    }

    /// A point where four spaces meet, by a corner of a tile or the middle of a double's long side:
    /// `a@se`, `k@n`.
    pub fn crossing(&mut self, node: &Node) -> Option<(Crossing, TileIx)> {
        crossing::read(node, &self.scenario.board, self.problems)
    }

    /// A player who takes part.
    pub fn player(&mut self, node: &Node) -> Option<PlayerIx> {
        let word = as_text(node, "a player", "write a player's name", self.problems)?;
        self.player_named(word, node.span)
    }

    /// A player by name.
    pub fn player_named(&mut self, word: &str, span: Span) -> Option<PlayerIx> {
        let players = &self.scenario.players;
        let found = players.iter().position(|p| p == word);
        if found.is_none() {
            let help = match nearest(word, players.iter().map(String::as_str)) {
                Some(near) => format!("did you mean `{near}`?"),
                None if players.is_empty() => "give the players: `players: [red, blue]`".to_owned(),
                None => one_of(word, &players.iter().map(String::as_str).collect::<Vec<_>>()),
            };
            let message = format!("`{}` is not among the players", shortened(word));
            self.problems.push(
                Problem::new(Code::PlayerUnknown, span, message).label("no such player").help(help),
            );
        }
        found.and_then(|n| PlayerIx::try_from(n).ok())
    }

    /// How a tile lies, in words: "a square", "a half", "a double-size tile".
    pub fn shape_word(&self, tile: TileIx) -> &'static str {
        match self.scenario.board.placed(tile).shape {
            Shape::Square => "a square",
            Shape::Half(_) => "a half",
            Shape::Double(_) => "a double-size tile",
        }
    }
}
