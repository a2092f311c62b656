//! The score track as it can be drawn: the figures on it, and where they come to.

use crate::scenario::PlayerIx;
use crate::wording::Sentence;

/// A figure on the score track.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrackFigure {
    /// Whose it is.
    pub player: PlayerIx,
    /// Whether it is the second one, the messenger.
    pub messenger: bool,
    /// Where it is, in points.
    pub at: i64,
}

impl TrackFigure {
    /// Whether it is the same figure, wherever it is.
    pub fn is_same(&self, other: &Self) -> bool {
        (self.player, self.messenger) == (other.player, other.messenger)
    }
}

/// A way in which a turn can be played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrackWay {
    /// The figures that the turn is about, with where they end.
    pub ends: Vec<TrackFigure>,
    /// What becomes of the messages that come, one by one.
    pub messages: Vec<Sentence>,
}

/// The score track with what a turn makes of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ScoreTrack {
    /// The figures as the turn begins.
    pub figures: Vec<TrackFigure>,
    /// The ways in which it can be played; none where it is not played, or not allowed.
    pub ways: Vec<TrackWay>,
    /// How far apart its dark spaces are.
    pub dark: i64,
}
