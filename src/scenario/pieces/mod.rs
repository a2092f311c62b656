//! What stands and lies on the tiles, and who plays.

pub(super) mod meeples;
pub(super) mod neutral;
pub(super) mod tokens;
pub(super) mod track;

pub use meeples::{Barn, Figure, Meeple, PlayerIx};
pub use neutral::{Figures, Standing};
pub use tokens::{Building, Token, TokenKind};
pub use track::{OnTrack, Track};
