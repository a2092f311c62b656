//! The questions that can be asked, as their mechanics declare them: the word, each key of the body with what stands
//! under it, and the short form of the line. They stand in a file beside each mechanic
//! (`src/mechanics/moving/tower.yaml`), and here as data, so that whoever reads, turns or draws a question needs no list
//! of its own.

use crate::text::KeySet;

/// What distinguishes a question from others that share its word.
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
    /// Which of the questions with this word it is.
    pub by: By,
    /// What came out when it could first be asked: a key of `came_out`, or [`FROM_THE_FIRST`].
    pub since: &'static str,
    /// What German and Dutch players call what it is about, in small letters.
    pub called: &'static [&'static str],
    /// How it is written, as an example.
    pub example: &'static str,
    /// How it is asked in a line, if it can be.
    pub short: Option<Short>,
    /// The keys of its body, in the order in which they are listed.
    pub fields: &'static [&'static Field],
    /// The same, their words alone.
    pub keys: KeySet,
}

/// How a question is asked in a line: `tower AT HEIGHT`.
#[derive(Debug)]
pub struct Short {
    /// Its words: what is typed as it stands in small letters, what is named in capitals. A last word that ends in `...`
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
    /// What stands under it.
    pub kind: FieldKind,
    /// Whether it must be there.
    pub needed: bool,
    /// Whether the question may be just this value, without its key: `message: 1`.
    pub bare: bool,
    /// What to write where it is missing; empty where whoever reads it says that.
    pub help: &'static str,
    /// What came out when it could first be said, if that is later than when the question could be asked.
    pub since: Option<&'static str>,
}

/// What there was from the first is [asked](Declaration::since) since then.
pub const FROM_THE_FIRST: &str = "first";

impl Declaration {
    /// The word for what it is about: `tower`, `barn`, `circus`.
    pub fn word(&self) -> &'static str {
        match self.by {
            By::Word => self.ask,
            By::Key(word) | By::For(word) => word,
        }
    }
}

/// What stands under a key of a question.
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
    /// A space by column and row.
    Space,
    /// Where something stands: a tile, or one of the spaces of a double-size tile.
    Stand,
    /// Several of these.
    Stands {
        /// How many at the most.
        most: usize,
    },
    /// Where four spaces meet.
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
    /// Players with a number each.
    PlayerCounts,
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
        /// The same, their words alone.
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
    /// Something that only this question has.
    Own,
}

impl FieldKind {
    /// Whether it names something on the board by a tile: it is written as an address.
    pub fn is_on_the_board(self) -> bool {
        match self {
            Self::Tile
            | Self::Tiles
            | Self::Stand
            | Self::Stands { .. }
            | Self::Crossing
            | Self::Place
            | Self::Places
            | Self::PlaceOrTile
            | Self::PlaceOrTower
            | Self::PlaceOrAll { .. } => true,
            Self::Mechanic
            | Self::NewTile
            | Self::Space
            | Self::Player
            | Self::Players
            | Self::PlayerCounts
            | Self::Count { .. }
            | Self::Numbers(_)
            | Self::Word(_)
            | Self::Words(_)
            | Self::Flag
            | Self::Map { .. }
            | Self::Compass
            | Self::Corner
            | Self::Axis
            | Self::Messages
            | Self::Own => false,
        }
    }
}

/// Every question that can be asked, by the names of the mechanics that answer them.
pub fn declarations() -> &'static [&'static Declaration] {
    &ALL
}

include!(concat!(env!("OUT_DIR"), "/asks.rs"));
