//! Barns, which stand where four spaces meet.
//!
//! A barn is written among the meeples, `red: barn a@se`; `places` reads the crossing.

use carcassonne_board::geometry::Crossing;
use carcassonne_text::{Problems, Span, problem};

use super::players::PlayerIx;
use super::problems;
use crate::board::TileIx;

/// A barn, where four spaces meet.
#[derive(Debug, Clone)]
pub struct Barn {
    /// The owner.
    pub player: PlayerIx,
    /// The crossing.
    pub at: Crossing,
    /// The tile by which the crossing is written.
    pub tile: TileIx,
    /// The crossing as it was written.
    pub written: String,
    /// The place of the entry in the file.
    pub span: Span,
}

/// The word for a barn, before its crossing.
pub(super) const WORD: &str = "barn";

/// Adds a barn; reports a second one on the same crossing.
pub(super) fn add(barn: Barn, barns: &mut Vec<Barn>, problems: &mut Problems) {
    match barns.iter().find(|b| b.at == barn.at) {
        Some(first) => problems.push(problem!(barn.span, problems::SecondBarn).at_related(first.span)),
        None => barns.push(barn),
    }
}
