//! What a question points out on the board.

use crate::geometry::{Shape, Space};
use crate::scenario::TileIx;

/// Something that a question is about, and that can be pointed out on the board. It says where, not
/// what the law makes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pointer {
    /// A tile would lie here.
    Lies {
        /// Its shape.
        shape: Shape,
        /// Its first space.
        at: Space,
        /// What it is called.
        name: String,
    },
    /// A walk comes to a tile.
    Stop {
        /// The tile.
        tile: TileIx,
        /// How many tiles it came to before this one.
        stop: u32,
    },
}

impl Pointer {
    /// The tile of the board that it points to, if it points to one.
    pub fn tile(self) -> Option<TileIx> {
        match self {
            Self::Lies { .. } => None,
            Self::Stop { tile, .. } => Some(tile),
        }
    }
}
