//! From a scenario file to a checked position: the board, who stands where, what is claimed and
//! expected.
//!
//! The rooms, each importing only those before it:
//!
//! - `index`: index types, so that no index is taken for another.
//! - `board`: the tiles as they lie.
//! - `problems`: what may be wrong with it as a whole, in words; `names`: the rule for names that a scenario makes up.
//! - `patterns`: commented scenarios to begin from.
//! - `places`: reading where something is on the board.
//! - `tiles`: what the names of tiles mean.
//! - `laying`: from the map or list to a legal board.
//! - `setup`: what a position says before anything of it is checked; how each question is asked.
//! - `pieces`: players, meeples, barns, tokens, the score track.
//! - `questions`: what is asked, claimed and expected.
//! - `left_out`: a board that a file may do without.
//! - `quick`: the quick map, read into what a scenario has under its keys.
//! - `position`: all of it together, the [`Scenario`].
//! - `file`: reads a file key by key.
//! - `reader`: what mechanics read their questions with.
//!
//! Each problem is worded in the `problems` of the room that finds it: what is wrong with how tiles
//! lie in that of `laying`, with a place in that of `places`, with a meeple in that of `pieces`.

mod index;
mod board;
mod problems;
mod names;
mod patterns;
mod places;
mod tiles;
mod laying;
mod setup;
mod pieces;
mod questions;
mod left_out;
pub(crate) mod quick;
mod position;
mod file;
mod reader;

#[cfg(test)]
pub(crate) mod try_out;

pub(crate) use board::Begins;
pub use board::{Beyond, Board, Feature, FeatureKind, Place, Placed, Quadrant, Shown, TileIx, Tip};
pub use file::{ReadBoard, ReadScenario, begins_scenario};
pub use left_out::LeftOut;
pub use patterns::{PATTERNS, Pattern};
pub use pieces::{
    Barn, Building, Figure, Figures, Meeple, MeepleIx, OnTrack, PlayerIx, Standing, Token, TokenKind, Track,
};
pub(crate) use places::place::{feature_named, stood_on};
pub use position::Scenario;
pub use questions::{About, AskIx, Claim, Expect, ExpectedOutcome, Offered, Said, Status, Under, Unplaced};
pub(crate) use quick::people::player_called;
pub use quick::{GuessedEnd, Parted, QuickText, ReadBack, looks_quick};
pub use reader::Reader;
pub(crate) use setup::Setup;
pub(crate) use setup::declared as asks;
pub use setup::{Ask, By, Declaration, FROM_THE_FIRST, Field, FieldKind, Short, declarations};
