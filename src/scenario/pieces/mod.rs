//! What stands and lies on the tiles, and who plays.

mod barns;
pub(super) mod bridges;
mod figure;
pub(super) mod meeples;
pub(super) mod neutral;
pub(super) mod players;
pub(super) mod tokens;
pub(super) mod track;

pub use barns::Barn;
pub use figure::Figure;
pub use meeples::Meeple;
pub use neutral::{Figures, Standing};
pub use players::PlayerIx;
pub use tokens::{Building, Token, TokenKind};
pub use track::{OnTrack, Track};
