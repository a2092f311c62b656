//! Things of a position that sentences name.

use carcassonne_board::geometry::{Compass, Space};
use carcassonne_words::messages;

use crate::{FeatureKind, MeepleIx, Place, PlayerIx, TileIx};

/// A thing of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// A player, by name.
    Player(PlayerIx),
    /// A meeple, by its owner, its figure and its tile.
    Meeple(MeepleIx),
    /// A tile, by name.
    Tile(TileIx),
    /// A feature of a tile.
    Place(Place),
    /// A feature of the board, by one of its places; the one by which it is named may depend on where the map begins.
    Feature(Place),
    /// A space.
    Space(Space),
    /// A direction.
    Compass(Compass),
}

/// A part of a sentence, such as a number, a player or another sentence.
pub type Arg = messages::Arg<Thing>;

/// A sentence or phrase about a position: a message with its parts.
pub type Sentence = messages::Sentence<Thing>;

/// Implements the conversions of things into parts of sentences.
macro_rules! things {
    ($($case:ident($kind:ty)),*) => {
        $(impl From<$kind> for Arg {
            fn from(value: $kind) -> Self {
                Self::Thing(Thing::$case(value))
            }
        })*
    };
}

things!(Player(PlayerIx), Meeple(MeepleIx), Tile(TileIx), Place(Place));

impl From<Space> for Thing {
    fn from(space: Space) -> Self {
        Self::Space(space)
    }
}

impl From<Compass> for Thing {
    fn from(direction: Compass) -> Self {
        Self::Compass(direction)
    }
}

/// Returns the part of a sentence that names a feature, by one of its places.
pub fn feature_arg(place: Place) -> Arg {
    Arg::Thing(Thing::Feature(place))
}

impl From<FeatureKind> for Arg {
    /// Creates the word for the kind, which selects a case.
    fn from(kind: FeatureKind) -> Self {
        Self::Word(kind.word())
    }
}
