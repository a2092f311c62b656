//! The figures on the score track, and the rounds of a turn.

use std::fmt;

use crate::mechanics::base::score_track::{ScoreTrack, TrackFigure, TrackWay};
use crate::scenario::PlayerIx;
use crate::text::words;
use crate::wording::{Arg, say};

/// The length of the printed track, in spaces.
const TRACK: i64 = 50;

words! {
    /// A figure on the score track.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(super) enum Pawn {
        /// The usual one.
        Meeple = "meeple",
        /// The second one.
        Messenger = "messenger",
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Something of each of the two figures.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Each<T> {
    meeple: T,
    messenger: T,
}

impl<T> Each<T> {
    /// What there is of each.
    pub(super) fn of(meeple: T, messenger: T) -> Self {
        Self { meeple, messenger }
    }

    /// That of one of them.
    pub(super) fn get(&self, pawn: Pawn) -> &T {
        match pawn {
            Pawn::Meeple => &self.meeple,
            Pawn::Messenger => &self.messenger,
        }
    }

    /// That of one of them, to be changed.
    pub(super) fn get_mut(&mut self, pawn: Pawn) -> &mut T {
        match pawn {
            Pawn::Meeple => &mut self.meeple,
            Pawn::Messenger => &mut self.messenger,
        }
    }
}

/// Where two figures of a player stand, in points; `None` for one that the player does not have.
pub(super) type Stands = Each<Option<i64>>;

impl Stands {
    /// Each figure that there is, with where it stands, in words.
    pub(super) fn each(&self) -> Arg {
        Arg::list(self.there().filter_map(|pawn| {
            let at = (*self.get(pawn))?;
            Some(say!(messages::Stands { figure: pawn.word(), at: at }))
        }))
    }

    /// The points of both together.
    pub(super) fn sum(&self) -> i64 {
        self.meeple.unwrap_or(0) + self.messenger.unwrap_or(0)
    }

    /// The figures that there are.
    pub(super) fn there(&self) -> impl Iterator<Item = Pawn> + use<> {
        let stands = *self;
        Pawn::ALL.into_iter().filter(move |pawn| stands.get(*pawn).is_some())
    }
}

/// How a figure moved last.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Moved {
    /// It has not moved in this turn.
    #[default]
    Not,
    /// By points that it got.
    Forward,
    /// By points that it paid.
    Back,
}

/// Whether a number of points is a dark space: 0, 5, 10, 15, ...
pub(super) fn is_dark(points: i64) -> bool {
    points % DARK == 0
}

/// How far apart the dark spaces are.
const DARK: i64 = 5;

/// The score track as it can be drawn.
pub(super) fn drawn(figures: Vec<TrackFigure>, ways: Vec<TrackWay>) -> ScoreTrack {
    ScoreTrack { figures, ways, dark: DARK }
}

/// The figures of a player, with where they are.
pub(super) fn figures(player: PlayerIx, stands: impl IntoIterator<Item = (Pawn, i64)>) -> Vec<TrackFigure> {
    let figure = |(pawn, at)| TrackFigure { player, messenger: pawn == Pawn::Messenger, at };
    stands.into_iter().map(figure).collect()
}

/// The space of the track on which a figure with so many points stands.
pub(super) fn space(points: i64) -> i64 {
    points.rem_euclid(TRACK)
}

words! {
    /// A scoring round of a turn, in its order. (`msg`, *Tellingsronden*, *Conventionele beurt*.)
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(super) enum Round {
        /// At the start of the turn: the fairy.
        OneA = "1a",
        /// After a tile is drawn: the wheel of fortune, the peasant revolts.
        OneB = "1b",
        /// After it is laid: the wind rose.
        OneC = "1c",
        /// At the end of moving wood: an abbot taken back, a flock driven home, a pyramid, fruit trees.
        Two = "2",
        /// Scoring: watchtower and tollhouse, features, Leipzig, fairy, ringmaster, teacher, circus.
        Three = "3",
        /// At the end of the turn: the catapult.
        Four = "4",
    }
}

impl Round {
    /// What it is, for a list of the rounds.
    pub(super) fn about(self) -> &'static str {
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
