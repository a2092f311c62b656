//! What a question points out on the board.

use super::surroundings;
use crate::geometry::{Axis, Crossing, Shape, Space};
use crate::scenario::{Board, Figure, Place, PlayerIx, TileIx};
use crate::tiles::{Emblem, Tile};
use crate::wording::Message;

/// Something that a question is about, and that can be pointed out on the board. It says where, not
/// what the law makes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pointer {
    /// A tile would be placed here.
    Lies {
        /// Its shape.
        shape: Shape,
        /// Its first space.
        at: Space,
        /// What it is called.
        name: String,
        /// What it shows as it would lie.
        shows: Box<Tile>,
    },
    /// A walk comes to a tile.
    Stop {
        /// The tile.
        tile: TileIx,
        /// Which step leads there, were each stop one; 0 is where the walk begins.
        stop: u32,
    },
    /// A barn would stand here.
    Barn {
        /// The crossing.
        at: Crossing,
    },
    /// A bridge would lie over this space.
    Bridge {
        /// The space.
        at: Space,
        /// How it would run.
        axis: Axis,
    },
    /// A figure would be set on a feature.
    Set {
        /// The feature.
        place: Place,
        /// Whose figure it is.
        player: PlayerIx,
        /// The figure.
        figure: Figure,
    },
    /// Something that only the question speaks of stands on a tile.
    Stands {
        /// The tile.
        tile: TileIx,
        /// What stands there.
        what: &'static Landmark,
        /// The number on it, if it bears one.
        number: Option<u32>,
    },
    /// A flea lies on a tile, as a token may say too.
    Flea {
        /// The tile.
        tile: TileIx,
    },
    /// What the question is about is on a tile and shows there by itself.
    At {
        /// The tile.
        tile: TileIx,
    },
    /// The question is about a feature.
    About {
        /// A place of it.
        place: Place,
    },
    /// A feature is scored, and so answered.
    Scores {
        /// A place of it.
        place: Place,
    },
    /// This space is looked at.
    Looks {
        /// The space.
        at: Space,
    },
    /// The tile that the question is about fits in this space.
    Fits {
        /// The space.
        at: Space,
    },
    /// A flight goes over this space.
    Passes {
        /// The space.
        at: Space,
    },
    /// What lies in this space may matter, and shows there by itself.
    Near {
        /// The space.
        at: Space,
    },
}

/// What a question says to stand on a tile, or to be printed there. The mechanic that asks for it declares it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Landmark {
    /// Of several on a board, the lower is told and finds room first.
    pub rank: u8,
    /// How it looks.
    pub emblem: Emblem,
    /// What the legend calls it. If that has a part, it is the number on it.
    pub word: &'static Message,
    /// Whether it goes on from the tile on which it stands to those beside it.
    pub spreads: bool,
}

impl Landmark {
    /// It stands on a tile.
    pub(in crate::mechanics) fn on(&'static self, tile: TileIx) -> Pointer {
        Pointer::Stands { tile, what: self, number: None }
    }

    /// It stands on a tile, with a number on it.
    pub(in crate::mechanics) fn numbered(&'static self, tile: TileIx, number: u32) -> Pointer {
        Pointer::Stands { tile, what: self, number: Some(number) }
    }
}

impl Pointer {
    /// The tile of the board that it points to, if it points to one.
    pub fn tile(&self) -> Option<TileIx> {
        match self {
            Self::Stop { tile, .. } | Self::Stands { tile, .. } | Self::Flea { tile } | Self::At { tile } => {
                Some(*tile)
            }
            Self::Set { place, .. } | Self::About { place } | Self::Scores { place } => Some(place.tile),
            Self::Lies { .. }
            | Self::Barn { .. }
            | Self::Bridge { .. }
            | Self::Looks { .. }
            | Self::Fits { .. }
            | Self::Passes { .. }
            | Self::Near { .. } => None,
        }
    }

    /// The spaces that it points to, whether or not a tile lies there.
    pub fn spaces(&self, board: &Board) -> Vec<Space> {
        match self {
            Self::Lies { shape, at, .. } => shape.spaces(*at).collect(),
            Self::Barn { at } => at.spaces().iter().map(|(space, _)| *space).collect(),
            Self::Bridge { at, .. }
            | Self::Looks { at }
            | Self::Fits { at }
            | Self::Passes { at }
            | Self::Near { at } => vec![*at],
            Self::Stop { .. }
            | Self::Set { .. }
            | Self::Stands { .. }
            | Self::Flea { .. }
            | Self::At { .. }
            | Self::About { .. }
            | Self::Scores { .. } => {
                let placed = self.tile().map(|tile| board.placed(tile));
                placed.map(|p| p.shape.spaces(p.at).collect()).unwrap_or_default()
            }
        }
    }

    /// What looks at the spaces round a tile: where it stands, and those spaces.
    pub(in crate::mechanics) fn looking(board: &Board, from: Self) -> Vec<Self> {
        let round = from.tile().map(|tile| surroundings::spaces(board, tile, false));
        let looks = round.into_iter().flatten().map(|at| Self::Looks { at });
        std::iter::once(from).chain(looks).collect()
    }
}
