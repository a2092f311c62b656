//! The score track as it can be drawn: the figures on it, and where they end.

use carcassonne_position::PlayerIx;
use carcassonne_position::wording::Sentence;

/// A figure on the score track.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrackFigure {
    /// The owner of the figure.
    pub player: PlayerIx,
    /// Set for the second figure of a player, the messenger.
    pub messenger: bool,
    /// The position of the figure, in points.
    pub position: i64,
}

impl TrackFigure {
    /// Returns `true` if `other` is the same figure of the same player, in any position.
    pub fn is_same(&self, other: &Self) -> bool {
        (self.player, self.messenger) == (other.player, other.messenger)
    }
}

/// A way to play a turn, with its effect on the score track.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrackWay {
    /// Every figure of the turn's player, moved or not, in its position at the end of the turn.
    pub ends: Vec<TrackFigure>,
    /// The outcome of each message that is drawn, in order.
    pub messages: Vec<Sentence>,
}

/// The score track and the ways in which a turn can change it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ScoreTrack {
    /// The figures at the start of the turn.
    pub figures: Vec<TrackFigure>,
    /// The different ways to play the turn; empty if no turn is played, or it is not allowed, or was not judged.
    pub ways: Vec<TrackWay>,
    /// The distance between the dark spaces of the track, in points.
    pub dark_interval: i64,
}
