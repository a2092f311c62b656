//! The players, and the pieces on the tiles.
//!
//! - `players`: the key `players`, and players who are named elsewhere.
//! - `figure`: the figures, and the features for each.
//! - `meeple_reader`: the key `meeples`: figures on features, and barns.
//! - `barns`: barns, one on a crossing.
//! - `challenge_order`: the key `completed_first`.
//! - `neutral_figures`: the key `figures`: the dragon, the fairy, the mage and the witch.
//! - `tokens`: the key `tokens`.
//! - `bridges`: the direction of a bridge, and the tiles that can bear one.
//! - `track_positions`: the key `track`: figures on the score track.
//! - `problems`: the problems of all these, in words.

mod figure;
mod problems;
pub(super) mod bridges;
pub(super) mod challenge_order;
pub(super) mod neutral_figures;
pub(super) mod players;
mod barns;
pub(super) mod meeple_reader;
pub(super) mod tokens;
pub(super) mod track_positions;

pub use barns::Barn;
pub use figure::Figure;
pub use meeple_reader::{Meeple, MeepleIx};
pub use neutral_figures::{FigurePosition, Figures};
pub use players::PlayerIx;
pub use tokens::{Building, Token, TokenKind};
pub use track_positions::{Track, TrackPosition};
