//! The questions that can be asked, as their mechanics declare them.
//!
//! A declaration has the word, each key of the body with what stands under it, and the short form of the line. They stand in a
//! file each (`moving/tower.yaml` of the declarations), and here as data, so that whoever reads, turns or draws a question needs
//! no list of its own.

use carcassonne_text::KeySet;

/// The part of a question that tells it from others with the same word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// By the word alone: no other question has it.
    Word,
    /// By a key in the body: `place: { barn: ... }`.
    Key(&'static str),
    /// By what `for` says: `surroundings: { of: m, for: circus }`.
    For(&'static str),
}

/// A question as its mechanic declares it.
#[derive(Debug)]
pub struct Declaration {
    /// The name of the mechanic that answers it.
    pub mechanic: &'static str,
    /// The word under `ask`: `place`.
    pub ask: &'static str,
    /// The part that tells it from other questions with the same word.
    pub by: By,
    /// The release that made the question possible: a key of `came_out`, or [`FROM_THE_FIRST`].
    pub since: &'static str,
    /// An example in YAML.
    pub example: &'static str,
    /// The form as one line, if there is one.
    pub short: Option<Short>,
    /// The keys of its body, in the order in which they are listed.
    pub fields: &'static [&'static Field],
    /// The words of `fields`.
    pub keys: KeySet,
}

/// The form of a question as one line: `tower AT HEIGHT`.
#[derive(Debug)]
pub struct Short {
    /// The words: those to type in small letters, those to replace by a name in capitals. A last word that ends in `...`
    /// stands for any number.
    pub form: &'static str,
    /// The key for each word in capitals.
    pub fields: &'static [&'static Field],
}

/// A key of a question's body.
#[derive(Debug)]
pub struct Field {
    /// The word: `height`.
    pub key: &'static str,
    /// The kind of the value.
    pub kind: FieldKind,
    /// Set if the key cannot be left out.
    pub needed: bool,
    /// Set if this value alone can be the whole body: `message: 1`.
    pub bare: bool,
    /// The help for a missing key; empty if the mechanic's own reader has one.
    pub help: &'static str,
    /// The release that made the key possible, if it is later than [`Declaration::since`].
    pub since: Option<&'static str>,
}

/// The [`Declaration::since`] of a question about the base game.
pub const FROM_THE_FIRST: &str = "first";

impl Declaration {
    /// The word for what it is about: `tower`, `barn`, `circus`.
    pub fn word(&self) -> &'static str {
        match self.by {
            By::Word => self.ask,
            By::Key(word) | By::For(word) => word,
        }
    }

    /// Returns the word under a key in the example; `None` if the example does not have the key.
    pub fn example_value(&self, field: &Field) -> Option<&'static str> {
        let (_, value) = self.example.split_once(&format!("{}: ", field.key))?;
        value.split([',', ' ', '}']).next()
    }
}

/// The kind of the value under a key of a question.
#[derive(Debug, Clone, Copy)]
pub enum FieldKind {
    /// The word of the mechanic: `for: circus`.
    Mechanic,
    /// A tile on the board.
    Tile,
    /// Tiles on the board.
    Tiles,
    /// A tile that is to be laid.
    NewTile,
    /// The turn of such a tile, clockwise in degrees.
    Turn,
    /// A space by column and row.
    Space,
    /// The space of a figure: a tile, or one of the spaces of a double-size tile.
    Stand,
    /// Several of these.
    Stands {
        /// The greatest number of them.
        most: usize,
    },
    /// The point at which four spaces meet.
    Crossing,
    /// A feature of a tile.
    Place,
    /// Features of tiles.
    Places,
    /// A feature of a tile, or just the tile.
    PlaceOrTile,
    /// A feature of a tile, or the top of a tower on it.
    PlaceOrTower,
    /// A feature of a tile, or `all` of its kind.
    PlaceOrAll {
        /// The word of the kind: `city`.
        of: &'static str,
    },
    /// A player.
    Player,
    /// Players, each perhaps several times.
    Players,
    /// Players with a number each, from 0.
    PlayerCounts {
        /// The greatest number of one player.
        most: u32,
    },
    /// A whole number within bounds.
    Count {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// One of several numbers.
    Numbers(&'static [u32]),
    /// One of several words.
    Word(&'static [&'static str]),
    /// Several of such words.
    Words(&'static [&'static str]),
    /// `true` or `false`.
    Flag,
    /// A map with keys of its own, or several.
    Map {
        /// The keys, in the order in which they are listed.
        fields: &'static [&'static Field],
        /// The words of `fields`.
        keys: KeySet,
    },
    /// One of the eight directions: `se`.
    Compass,
    /// A corner of a space: `ne`.
    Corner,
    /// From east to west, or from north to south: `ew`.
    Axis,
    /// Numbers of messages.
    Messages,
    /// A feature of a tile, perhaps behind the word of the figure on it: `large a.city`.
    Piece,
    /// Words that name nothing of the position.
    Text,
    /// Something that only this question has.
    Own,
}

impl FieldKind {
    /// Returns `true` if the value begins with the address of a tile on the board.
    pub fn is_on_the_board(self) -> bool {
        let is_one = matches!(self, Self::Tile | Self::Stand | Self::Crossing | Self::Place);
        let are_many = matches!(self, Self::Tiles | Self::Stands { .. } | Self::Places);
        let may_be_other = matches!(self, Self::PlaceOrTile | Self::PlaceOrTower | Self::PlaceOrAll { .. });
        is_one || are_many || may_be_other
    }
}

/// Every question that can be asked, by the names of the mechanics that answer them.
pub fn declarations() -> &'static [&'static Declaration] {
    &ALL
}

/// Returns `true` if a word is that of a question under `ask`: `plague`.
pub fn is_question_word(word: &str) -> bool {
    declarations().iter().any(|question| question.ask == word)
}

/// Returns the help that names the command to read about a question; empty if `word` is no question's.
pub fn help_on_question(word: &str) -> String {
    if is_question_word(word) { format!("`oracle explain {word}` shows how it is asked") } else { String::new() }
}

include!(concat!(env!("OUT_DIR"), "/asks.rs"));
