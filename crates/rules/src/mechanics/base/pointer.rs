//! The things that a question marks on the board.

use carcassonne_board::geometry::{Axis, Crossing, Shape, Space};
use carcassonne_board::tiles::{Emblem, Tile};
use carcassonne_position::wording::Message;
use carcassonne_position::{Board, Figure, Place, PlayerIx, TileIx};

use crate::mechanics::surroundings;

/// A pointer to a thing that a question is about and that can be marked on the board. It says where the thing is, not
/// what the law rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pointer {
    /// A tile that the question would place.
    Tile {
        /// The shape of the tile.
        shape: Shape,
        /// The first space of the tile.
        at: Space,
        /// The name of the tile.
        name: String,
        /// The print of the tile as it would be placed.
        print: Box<Tile>,
    },
    /// A tile at which a walk stops.
    Stop {
        /// The tile at which the walk stops.
        tile: TileIx,
        /// The number of the step that leads to the tile if each stop takes one step; 0 at the start of the walk.
        stop: u32,
    },
    /// A barn that the question would place.
    Barn {
        /// The crossing on which the barn would be.
        at: Crossing,
    },
    /// A bridge that the question would place.
    Bridge {
        /// The space under the bridge.
        at: Space,
        /// The direction of the bridge.
        axis: Axis,
    },
    /// A figure that would be placed on a feature.
    Figure {
        /// A place of the feature on which the figure would be.
        place: Place,
        /// The owner of the figure.
        player: PlayerIx,
        /// The kind of figure.
        figure: Figure,
    },
    /// A thing that the question places on a tile, or that is printed there.
    Landmark {
        /// The tile on which the thing is.
        tile: TileIx,
        /// The kind of thing that is marked.
        landmark: &'static Landmark,
        /// The number on the thing, if it has one.
        number: Option<u32>,
    },
    /// A flea that the question places on a tile; a token of the scenario may place one there too.
    Flea {
        /// The tile on which the flea is.
        tile: TileIx,
    },
    /// A tile with the subject of the question, which is drawn even without this pointer.
    SubjectTile {
        /// The tile with the subject of the question.
        tile: TileIx,
    },
    /// A feature that the question is about.
    Feature {
        /// A place of the feature.
        place: Place,
    },
    /// A feature that the turn of the question scores, and that is therefore answered.
    ScoredFeature {
        /// A place of the feature.
        place: Place,
    },
    /// A space that the question looks at.
    SurveyedSpace {
        /// The space that is looked at.
        at: Space,
    },
    /// A space in which the tile of the question fits.
    FittingSpace {
        /// The space in which the tile fits.
        at: Space,
    },
    /// A space that a flight passes over.
    PassedSpace {
        /// The space that the flight passes over.
        at: Space,
    },
    /// A space whose content may matter to the question; the space is drawn even without this pointer.
    NearbySpace {
        /// The space whose content may matter.
        at: Space,
    },
}

/// A thing that a question places on a tile, or that is printed there. The mechanic of the question declares it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Landmark {
    /// The sort key: of several things on a board, those with lower ranks are listed and drawn first.
    pub rank: u8,
    /// The symbol that marks the thing on the board.
    pub emblem: Emblem,
    /// The name of the thing in the legend; if the message has an argument, that is the number on the thing.
    pub word: &'static Message,
    /// Set if the thing spreads from its tile to those beside it.
    pub spreads: bool,
}

impl Landmark {
    pub fn pointer_on(&'static self, tile: TileIx) -> Pointer {
        Pointer::Landmark { tile, landmark: self, number: None }
    }

    pub fn numbered_pointer(&'static self, tile: TileIx, number: u32) -> Pointer {
        Pointer::Landmark { tile, landmark: self, number: Some(number) }
    }
}

impl Pointer {
    /// Returns the tile of the board that the pointer marks; `None` if it marks none.
    pub fn tile(&self) -> Option<TileIx> {
        match self {
            Self::Stop { tile, .. }
            | Self::Landmark { tile, .. }
            | Self::Flea { tile }
            | Self::SubjectTile { tile } => Some(*tile),
            Self::Figure { place, .. } | Self::Feature { place } | Self::ScoredFeature { place } => Some(place.tile),
            _ => None,
        }
    }

    /// Returns the spaces that the pointer marks, even without a tile; for a pointer to a tile, all spaces of the tile.
    pub fn spaces(&self, board: &Board) -> Vec<Space> {
        match self {
            Self::Tile { shape, at, .. } => shape.spaces(*at).collect(),
            Self::Barn { at } => at.spaces().iter().map(|(space, _)| *space).collect(),
            Self::Bridge { at, .. }
            | Self::SurveyedSpace { at }
            | Self::FittingSpace { at }
            | Self::PassedSpace { at }
            | Self::NearbySpace { at } => vec![*at],
            _ => {
                let placed = self.tile().map(|tile| board.placed(tile));
                placed.map(|p| p.shape.spaces(p.at).collect()).unwrap_or_default()
            }
        }
    }

    /// Returns the pointers for a thing that looks at the spaces round its tile: `pointer`, and one for each space.
    pub fn with_surroundings(board: &Board, pointer: Self) -> Vec<Self> {
        let spaces = pointer.tile().map(|tile| surroundings::spaces_around(board, tile, false));
        let surveyed = spaces.into_iter().flatten().map(|at| Self::SurveyedSpace { at });
        std::iter::once(pointer).chain(surveyed).collect()
    }
}
