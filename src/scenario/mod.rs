//! From a scenario file to a checked position: the board, who stands where, what is claimed and
//! expected.
//!
//! The rooms, each importing only those before it:
//!
//! - `index`: index types, so that no index is taken for another.
//! - `names`: the rule for names that a scenario makes up.
//! - `board`: the tiles as they lie.
//! - `places`: reading where something is on the board.
//! - `tiles`: what the names of tiles mean.
//! - `laying`: from the map or list to a legal board.
//! - `quick`: the quick map, read into what a scenario has under its keys.
//! - `pieces`: players, meeples, barns, tokens, the score track.
//! - `questions`: what is asked, claimed and expected.
//! - `position`: all of it together, the [`Scenario`].
//! - `file`: reads a file key by key.
//! - `reader`: what mechanics read their questions with.
//! - `mend`: what a refused text may have been meant to be.
//! - `patterns`: commented scenarios to begin from.
//!
//! Each problem is worded where it is found: what is wrong with how tiles lie in `laying`, with a
//! place in `places`, with a meeple in `pieces`.

mod board;
mod file;
mod index;
mod laying;
mod left_out;
mod mend;
mod names;
mod patterns;
mod pieces;
mod places;
mod position;
mod questions;
mod quick;
mod reader;
mod tiles;

#[cfg(test)]
pub(crate) mod try_out;

pub(crate) use board::Begins;
pub use board::{Beyond, Board, Feature, FeatureKind, Place, Placed, Quadrant, Shown, TileIx, Tip};
pub use file::{ReadBoard, ReadScenario, begins_scenario};
pub use left_out::LeftOut;
pub use mend::{ways_to_mend, ways_to_mend_quick};
pub use patterns::{PATTERNS, Pattern};
pub use pieces::{
    Barn, Building, Figure, Figures, Meeple, MeepleIx, OnTrack, PlayerIx, Standing, Token,
    TokenKind, Track,
};
pub use position::Scenario;
pub use questions::{
    About, Ask, AskIx, Claim, Expect, ExpectedOutcome, Offered, Said, Status, Under,
};
pub use quick::{
    Change, Draft, Drafts, Line, Parted, QuickText, ReadBack, Written, WrittenMeeple, WrittenPart,
    looks_quick,
};
pub use reader::Reader;
