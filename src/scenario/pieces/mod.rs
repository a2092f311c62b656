//! Who plays, and what stands and lies on the tiles.
//!
//! - `players`: the key `players`, and players who are met elsewhere.
//! - `figure`: the figures, and where each may stand.
//! - `meeples`: the key `meeples`: figures on features, and barns.
//! - `barns`: barns, one on a crossing.
//! - `challenged`: the key `completed_first`.
//! - `neutral`: the key `figures`: the dragon, the fairy, the mage and the witch.
//! - `tokens`: the key `tokens`.
//! - `bridges`: where a bridge may lie.
//! - `track`: the key `track`: figures on the score track.
//! - `problems`: what may be wrong with all this, in words.

mod figure;
mod problems;
pub(super) mod bridges;
pub(super) mod challenged;
pub(super) mod neutral;
pub(super) mod players;
mod barns;
pub(super) mod meeples;
pub(super) mod tokens;
pub(super) mod track;

pub use barns::Barn;
pub use figure::Figure;
pub use meeples::{Meeple, MeepleIx};
pub use neutral::{Figures, Standing};
pub use players::PlayerIx;
pub use tokens::{Building, Token, TokenKind};
pub use track::{OnTrack, Track};
