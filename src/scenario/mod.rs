//! From a scenario file to a checked position: the board, who stands where, what is claimed and
//! expected.

mod board;
mod file;
mod laying;
mod names;
mod pieces;
mod places;
mod position;
mod questions;
mod reader;
mod tiles;

#[cfg(test)]
pub(crate) mod try_out;

pub use board::{Beyond, Board, Feature, FeatureKind, Place, Placed, Quadrant, Shown, TileIx, Tip};
pub use file::ReadScenario;
pub use pieces::{
    Barn, Building, Figure, Figures, Meeple, OnTrack, PlayerIx, Standing, Token, TokenKind, Track,
};
pub use position::Scenario;
pub use questions::{
    About, Ask, AskIx, Claim, Expect, ExpectedOutcome, Offered, Said, Status, Under,
};
pub use reader::Reader;
