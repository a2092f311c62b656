//! A turn at the score track as it is written: its rounds, and the turns within it.

use super::track::{Pawn, Round};
use crate::scenario::{Place, PlayerIx, TileIx};
use crate::text::{Span, words};
use crate::wording::Arg;

/// What is gained or paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gain {
    /// So many points; fewer than none are paid.
    Points(i32),
    /// What a feature brings under the rules at hand.
    Feature(Place),
}

impl Gain {
    /// The feature that is scored.
    pub(super) fn feature(self) -> Option<Place> {
        match self {
            Self::Feature(place) => Some(place),
            Self::Points(_) => None,
        }
    }

    /// How many points are paid, if it is a payment.
    pub(super) fn paid(self) -> Option<i64> {
        match self {
            Self::Points(points) if points < 0 => Some(-i64::from(points)),
            Self::Points(_) | Self::Feature(_) => None,
        }
    }
}

/// One score within a round, or a payment.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    /// In which round.
    pub(super) round: Round,
    /// Who gets it; `None` for the player whose turn it is.
    pub(super) player: Option<PlayerIx>,
    /// What it is.
    pub(super) gain: Gain,
    /// With which figure; `None` where every allowed choice is tried.
    pub(super) by: Option<Pawn>,
    /// What it is called: `a.city`, `fairy`.
    pub(super) called: String,
    /// Where it is written; for a feature that the board completes, where the turn is.
    pub(super) span: Span,
    /// Whether it was found on the board and not written.
    pub(super) found: bool,
}

impl Entry {
    /// What it is called in a sentence: a feature by its kind and tile, anything else as it is written.
    pub(super) fn name(&self) -> Arg {
        self.gain.feature().map_or_else(|| self.called.clone().into(), Arg::Feature)
    }
}

words! {
    /// How a message is taken.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(super) enum Take {
        /// As what is printed on it.
        Message = "message",
        /// As 2 points instead.
        Points = "points",
    }
}

/// A message that was drawn.
#[derive(Debug, Clone, Copy)]
pub(super) struct MessageDraw {
    /// Its number, 1 to 8.
    pub(super) number: u32,
    /// How it was taken; `None` where both are tried.
    pub(super) take: Option<Take>,
    /// With which figure its points were taken.
    pub(super) by: Option<Pawn>,
    /// Where it is written.
    pub(super) span: Span,
}

impl MessageDraw {
    /// Whether it can be another tile, with a turn of its own.
    pub(super) fn may_be_a_tile(&self) -> bool {
        self.number == 4 && self.take != Some(Take::Points)
    }
}

/// A turn, or a turn within a turn.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    /// Whether it is the builder's second part of a double turn.
    pub(super) builder: bool,
    /// The tile that is laid in it, where that is told.
    pub(super) laid: Option<TileIx>,
    /// Its scores in the order of the rounds; `None` where round 3 scores what the board completes.
    pub(super) entries: Option<Vec<Entry>>,
    /// The messages drawn, in order.
    pub(super) drew: Vec<MessageDraw>,
    /// The turns within it.
    pub(super) then: Vec<Turn>,
    /// Where it is written.
    pub(super) span: Span,
}

impl Turn {
    /// This turn and every turn within it, those within after it.
    pub(super) fn all(&self) -> Vec<&Turn> {
        let mut all = vec![self];
        let mut n = 0;
        while let Some(turn) = all.get(n).copied() {
            all.extend(&turn.then);
            n += 1;
        }
        all
    }

    /// Takes what is written for the player whose turn it is as what is written for nobody else.
    pub(super) fn is_of(&mut self, player: PlayerIx) {
        for entry in self.entries.iter_mut().flatten() {
            entry.player = entry.player.filter(|other| *other != player);
        }
        self.then.iter_mut().for_each(|turn| turn.is_of(player));
    }

    /// The turn of its builder.
    pub(super) fn of_builder(&self) -> Option<&Turn> {
        self.then.iter().find(|turn| turn.builder)
    }

    /// The turns of message 4, in order.
    pub(super) fn of_message_4(&self) -> impl Iterator<Item = &Turn> {
        self.then.iter().filter(|turn| !turn.builder)
    }

    /// Every score and payment that is written, in this turn and within it.
    pub(super) fn written(&self) -> impl Iterator<Item = &Entry> {
        self.all().into_iter().flat_map(|turn| turn.entries.iter().flatten())
    }

    /// Every feature that is scored by name, in this turn and within it.
    pub(super) fn named(&self) -> impl Iterator<Item = Place> {
        self.written().filter_map(|entry| entry.gain.feature())
    }

    /// Every message that is told, in this turn and within it.
    pub(super) fn told(&self) -> impl Iterator<Item = &MessageDraw> {
        self.all().into_iter().flat_map(|turn| &turn.drew)
    }
}
