//! The score track, with the figures of each player. *The Messages* adds a second figure for everybody.

use std::collections::BTreeMap;

use carcassonne_text::{Problems, Span, problem};

use super::players::{PlayerIx, Players};
use super::problems;
use crate::setup::setup_pieces::SetupOnTrack;
use crate::setup::value::{At, ByPlayer};

/// The figures of a player on the track, in points: a figure on space 3 that has been round the track once has 53.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrackPosition {
    /// The player's usual figure.
    pub meeple: u32,
    /// The messenger; `None` if the player has none.
    pub messenger: Option<u32>,
    /// The place of the entry in the file.
    pub span: Span,
}

/// The figures on the track, player by player.
pub type Track = BTreeMap<PlayerIx, TrackPosition>;

/// Checks the figures on the track.
pub(crate) fn check(written: &ByPlayer<SetupOnTrack>, players: &mut Players, problems: &mut Problems) -> Track {
    let mut track = Track::new();
    if let Some(span) = written.span.filter(|_| written.players.is_empty()) {
        problems.push(problem!(span, problems::NobodyOnTrack));
    }
    for (name, At { value, span }) in &written.players {
        let Some(player) = players.find_or_join(name.text(), name.node().span, problems) else { continue };
        // Figures that could not be read have already been reported.
        let (meeple, messenger) = match value {
            Some(on) => (on.meeple.number, on.messenger.map(|count| count.number)),
            None => (0, Some(0)),
        };
        track.insert(player, TrackPosition { meeple, messenger, span: *span });
    }
    track
}
