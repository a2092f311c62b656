//! The score track as it can be drawn: the figures on it, and where they end.

use crate::scenario::PlayerIx;
use crate::wording::Sentence;

/// A figure on the score track.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrackFigure {
    /// The owner of the figure.
    pub player: PlayerIx,
    /// Set for the second figure, the messenger.
    pub messenger: bool,
    /// The position of the figure, in points.
    pub position: i64,
}

impl TrackFigure {
    /// Returns `true` if the other is the same figure, in any position.
    pub fn is_same(&self, other: &Self) -> bool {
        (self.player, self.messenger) == (other.player, other.messenger)
    }
}

/// A way to play a turn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrackWay {
    /// The figures that move in the turn, with where they end.
    pub ends: Vec<TrackFigure>,
    /// The outcome of each message that is drawn, in order.
    pub messages: Vec<Sentence>,
}

/// The score track and the ways in which a turn can change it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ScoreTrack {
    /// The figures at the start of the turn.
    pub figures: Vec<TrackFigure>,
    /// The ways to play the turn; empty if it is not played or not allowed.
    pub ways: Vec<TrackWay>,
    /// The distance between its dark spaces, in points.
    pub dark_interval: i64,
}
