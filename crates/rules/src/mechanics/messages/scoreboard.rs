//! The figures on the score track, and the rounds of a turn.

use carcassonne_position::PlayerIx;
use carcassonne_position::wording::{Arg, say};
use carcassonne_text::words;

use crate::mechanics::{Pawn, TrackFigure};

/// The length of the printed track, in spaces.
const TRACK: i64 = 50;

/// A value for each of a player's two figures.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PerPawn<T> {
    meeple: T,
    messenger: T,
}

impl<T> PerPawn<T> {
    /// Creates the pair of a value for the meeple and a value for the messenger.
    pub(super) fn new(meeple: T, messenger: T) -> Self {
        Self { meeple, messenger }
    }

    /// Returns the value for one of the two figures.
    pub(super) fn get(&self, pawn: Pawn) -> &T {
        match pawn {
            Pawn::Meeple => &self.meeple,
            Pawn::Messenger => &self.messenger,
        }
    }

    /// Returns the value for one of the two figures as a mutable reference.
    pub(super) fn get_mut(&mut self, pawn: Pawn) -> &mut T {
        match pawn {
            Pawn::Meeple => &mut self.meeple,
            Pawn::Messenger => &mut self.messenger,
        }
    }
}

/// The points on which a player's two figures are on the score track; `None` for a figure that the player lacks.
pub(super) type PawnPoints = PerPawn<Option<i64>>;

impl PawnPoints {
    /// Returns a list for use in a sentence: each figure that the player has, with its points, like `messenger on 12`.
    pub(super) fn to_arg(self) -> Arg {
        Arg::list(self.figures().map(|(pawn, at)| say!(messages::Stands { figure: pawn.word(), at })))
    }

    /// Returns each figure that the player has, with its points.
    pub(super) fn figures(self) -> impl Iterator<Item = (Pawn, i64)> {
        Pawn::ALL.into_iter().filter_map(move |pawn| Some((pawn, (*self.get(pawn))?)))
    }

    /// Returns the points of both figures together; a figure that the player does not have counts 0.
    pub(super) fn sum(&self) -> i64 {
        self.meeple.unwrap_or(0) + self.messenger.unwrap_or(0)
    }

    /// Returns the figures that the player has.
    pub(super) fn pawns(&self) -> impl Iterator<Item = Pawn> + use<> {
        let stands = *self;
        Pawn::ALL.into_iter().filter(move |pawn| stands.get(*pawn).is_some())
    }
}

/// The direction in which a figure on the score track last moved in a turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Movement {
    /// No movement in this turn.
    #[default]
    Still,
    /// Forward, by points scored.
    Forward,
    /// Back, by points paid.
    Back,
}

/// Returns `true` if a number of points is a dark space: 0, 5, 10, 15, ...
pub(super) fn is_dark(points: i64) -> bool {
    points % DARK == 0
}

/// The distance from one dark space of the score track to the next, in spaces.
pub(super) const DARK: i64 = 5;

/// Returns the figures of a player with their points, for drawing.
pub(super) fn track_figures(player: PlayerIx, pawn_points: impl IntoIterator<Item = (Pawn, i64)>) -> Vec<TrackFigure> {
    let figure = |(pawn, at)| TrackFigure { player, messenger: pawn == Pawn::Messenger, position: at };
    pawn_points.into_iter().map(figure).collect()
}

/// Returns the space of the track for a number of points, from 0 to 49.
pub(super) fn track_space(points: i64) -> i64 {
    points.rem_euclid(TRACK)
}

words! {
    /// A scoring round of a turn, in the order of play. (`msg`, *Tellingsronden*, *Conventionele beurt*.)
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(super) enum Round {
        /// The start of the turn: the fairy.
        OneA = "1a",
        /// The moment after a tile is drawn: the wheel of fortune, the peasant revolts.
        OneB = "1b",
        /// The moment after the tile is laid: the wind rose.
        OneC = "1c",
        /// The end of moving wood: an abbot taken back, a flock driven home, a pyramid, fruit trees.
        Two = "2",
        /// Scoring: watchtower and tollhouse, features, Leipzig, fairy, ringmaster, teacher, circus.
        Three = "3",
        /// The end of the turn: the catapult.
        Four = "4",
    }
}

impl Round {
    /// Returns a description of the round, for a list of the rounds.
    pub(super) fn description(self) -> &'static str {
        match self {
            Self::OneA => "start of the turn",
            Self::OneB => "a tile is drawn",
            Self::OneC => "it is placed",
            Self::Two => "end of placing a meeple",
            Self::Three => "scoring",
            Self::Four => "end of the turn",
        }
    }
}
