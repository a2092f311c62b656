//! A turn at the score track as it is written: its rounds, and the turns within it.

use carcassonne_position::wording::Arg;
use carcassonne_position::{Place, PlayerIx, TileIx};
use carcassonne_text::{Span, words};

use super::scoreboard::Round;
use crate::mechanics::{Occasion, Pawn, TrackEvent};

/// The points that an entry in a turn brings or costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PointsChange {
    /// A number of points, as written; a negative number is paid.
    Points(i32),
    /// The points of a feature under the rules in force.
    Feature(Place),
}

impl PointsChange {
    /// Returns the feature that is scored; `None` for a number of points.
    pub(super) fn feature(self) -> Option<Place> {
        match self {
            Self::Feature(place) => Some(place),
            Self::Points(_) => None,
        }
    }

    /// Returns the points that are paid, as a positive number; `None` for a gain.
    pub(super) fn payment(self) -> Option<i64> {
        match self {
            Self::Points(points) if points < 0 => Some(-i64::from(points)),
            Self::Points(_) | Self::Feature(_) => None,
        }
    }
}

/// One score within a scoring round of a turn, or a payment of points.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub(super) round: Round,
    /// The player who scores or pays; `None` for the player of the turn.
    pub(super) player: Option<PlayerIx>,
    pub(super) gain: PointsChange,
    /// The figure that moves; `None` if every allowed choice is tried.
    pub(super) pawn: Option<Pawn>,
    /// The name of the entry, as it is written: `a.city`, `fairy`.
    pub(super) written_name: Option<String>,
    /// The place of the entry in the file; for a feature that the board completes, the place of the turn.
    pub(super) span: Span,
    /// Set if the score is not written: a feature that the board completes, or the fairy's points for a feature.
    pub(super) found: bool,
}

impl Entry {
    /// Returns the event for which the player of the entry chooses a figure.
    pub(super) fn event(&self) -> TrackEvent {
        match (self.gain, &self.written_name) {
            (PointsChange::Feature(place), _) => TrackEvent::Feature(place),
            (PointsChange::Points(_), Some(name)) => TrackEvent::Named(name.clone()),
            (PointsChange::Points(_), None) => TrackEvent::Round(self.round.word()),
        }
    }

    /// Returns the event with the player of the entry.
    pub(super) fn occasion(&self) -> Occasion {
        Occasion::new(self.event(), self.player)
    }

    /// Returns the event as an argument of a sentence.
    pub(super) fn to_arg(&self) -> Arg {
        self.event().to_arg()
    }
}

words! {
    /// A way to take a message.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(super) enum Take {
        /// Carried out, as printed on it.
        Message = "message",
        /// Exchanged for 2 points.
        Points = "points",
    }
}

/// A message that is drawn in a turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct MessageDraw {
    /// The number of the message, 1 to 8.
    pub(super) number: u32,
    /// The way in which the message was taken; `None` if both are tried.
    pub(super) take: Option<Take>,
    /// The figure that took the points; `None` if every allowed choice is tried.
    pub(super) pawn: Option<Pawn>,
    pub(super) span: Span,
}

impl MessageDraw {
    /// Returns `true` if the message may be another tile, with a turn of its own.
    pub(super) fn can_be_tile(&self) -> bool {
        self.number == 4 && self.take != Some(Take::Points)
    }
}

/// A turn as the file writes it, or a turn within such a turn.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    /// Set if the turn is the second part of a double turn, given by the builder.
    pub(super) builder: bool,
    /// The tile that is laid in the turn, if it is named.
    pub(super) laid_tile: Option<TileIx>,
    /// The scores and payments in the order of the rounds; `None` if round 3 scores what the board completes.
    pub(super) entries: Option<Vec<Entry>>,
    /// The messages drawn in the turn, in order.
    pub(super) draws: Vec<MessageDraw>,
    /// The turns within this turn, which message 4 and the builder give.
    pub(super) inner_turns: Vec<Turn>,
    pub(super) span: Span,
}

impl Turn {
    /// Returns this turn and every turn within it; each turn comes before the turns within it.
    pub(super) fn all_turns(&self) -> Vec<&Turn> {
        let mut all = vec![self];
        let mut n = 0;
        while let Some(turn) = all.get(n).copied() {
            all.extend(&turn.inner_turns);
            n += 1;
        }
        all
    }

    /// Replaces `player`, who takes the turn, by `None` in all entries of this turn and the turns within it.
    pub(super) fn clear_player(&mut self, player: PlayerIx) {
        for entry in self.entries.iter_mut().flatten() {
            entry.player = entry.player.filter(|other| *other != player);
        }
        self.inner_turns.iter_mut().for_each(|turn| turn.clear_player(player));
    }

    /// Returns the turn that the builder gives, if one is written.
    pub(super) fn builder_turn(&self) -> Option<&Turn> {
        self.inner_turns.iter().find(|turn| turn.builder)
    }

    /// Returns the extra turns that message 4 gives in this turn, in order.
    pub(super) fn message_4_turns(&self) -> impl Iterator<Item = &Turn> {
        self.inner_turns.iter().filter(|turn| !turn.builder)
    }

    /// Returns the scores and payments written in this turn and those within it.
    pub(super) fn all_entries(&self) -> impl Iterator<Item = &Entry> {
        self.all_turns().into_iter().flat_map(|turn| turn.entries.iter().flatten())
    }

    /// Returns the features that are scored by name in this turn and those within it.
    pub(super) fn named_features(&self) -> impl Iterator<Item = Place> {
        self.all_entries().filter_map(|entry| entry.gain.feature())
    }

    /// Returns the messages written in this turn and those within it.
    pub(super) fn all_draws(&self) -> impl Iterator<Item = &MessageDraw> {
        self.all_turns().into_iter().flat_map(|turn| &turn.draws)
    }
}
