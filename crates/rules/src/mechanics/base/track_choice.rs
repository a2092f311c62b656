//! The choices in a turn at the score track: the figure that takes the points of a score, and the way to take a message.

use std::fmt;

use carcassonne_position::wording::{Arg, Sentence, feature_arg, say};
use carcassonne_position::{Place, PlayerIx, Scenario};
use carcassonne_text::words;

words! {
    /// One of a player's two figures on the score track.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Pawn {
        /// The scoring meeple.
        Meeple = "meeple",
        /// The second figure.
        Messenger = "messenger",
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The score, payment or message of a turn for which a player chooses.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum TrackEvent {
    /// The score of a feature.
    Feature(Place),
    /// The points of a scoring round, by its word.
    Round(&'static str),
    /// A message, by its number.
    Message(u32),
    /// A score or payment under the name that the file gives it.
    Named(String),
}

impl TrackEvent {
    /// Returns the event as an argument of a sentence.
    pub fn to_arg(&self) -> Arg {
        match self {
            Self::Feature(place) => feature_arg(*place),
            Self::Round(round) => say!(messages::RoundPhrase { round: (*round).to_owned() }).into(),
            Self::Message(number) => say!(messages::OfMessage { number: *number }).into(),
            Self::Named(name) => say!(messages::EventNamed { name: name.clone(), article: needs_article(name) }).into(),
        }
    }

    /// Returns the event as files write it: `a.city`, `round 3`, `message 4`.
    fn to_notation(&self, scenario: &Scenario) -> String {
        match self {
            Self::Feature(place) => scenario.board.place_text(*place),
            Self::Round(round) => format!("round {round}"),
            Self::Message(number) => format!("message {number}"),
            Self::Named(name) => name.clone(),
        }
    }
}

/// Returns `true` if a reason for points is a word or two that take an article: `wind rose`, but not `Blue's fairy` or `circus 1`.
fn needs_article(label: &str) -> bool {
    let is_lower = label.starts_with(|c: char| c.is_lowercase()) && !label.ends_with(|c: char| c.is_ascii_digit());
    let articles = ["a ", "an ", "the ", "my ", "your ", "his ", "her "];
    is_lower && label.split(' ').count() <= 2 && !articles.iter().any(|own| label.starts_with(own))
}

/// An event with the player who chooses.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Occasion {
    /// The score, payment or message.
    pub event: TrackEvent,
    /// The player, if another one than the player of the turn.
    pub player: Option<PlayerIx>,
    /// The number of the occasion among equal ones in the turn, from 1.
    pub repetition: u32,
}

impl Occasion {
    /// Creates the first occasion of an event.
    pub fn new(event: TrackEvent, player: Option<PlayerIx>) -> Self {
        Self { event, player, repetition: 1 }
    }

    /// Returns the occasion as an argument of a sentence.
    pub fn to_arg(&self) -> Arg {
        let mut arg = self.event.to_arg();
        if let Some(player) = self.player {
            arg = say!(messages::OccasionFor { what: arg, player }).into();
        }
        if self.repetition > 1 {
            arg = say!(messages::OccasionAgain { what: arg, time: self.repetition }).into();
        }
        arg
    }

    /// Returns the occasion as files write it: `a.city for blue`, `message 4 (2)`.
    fn to_notation(&self, scenario: &Scenario) -> String {
        let mut notation = self.event.to_notation(scenario);
        if let Some(player) = self.player {
            notation = format!("{notation} for {}", scenario.player(player));
        }
        if self.repetition > 1 {
            notation = format!("{notation} ({})", self.repetition);
        }
        notation
    }
}

/// The action taken for a score, a payment or a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pick {
    /// A movement of this figure, forward for a score or back for a payment.
    Figure(Pawn),
    /// Another tile to lay, for message 4.
    Tile,
    /// Points for a message.
    Points {
        /// The number of points.
        points: i64,
        /// The reason for the points.
        reason: PointsReason,
        /// The figure that took the points.
        pawn: Pawn,
    },
}

/// The reason for the points of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PointsReason {
    /// The text printed on the message.
    Printed,
    /// A meeple at this place (message 8).
    ForMeeple(Place),
    /// The exchange for 2 points.
    Exchange,
}

impl Pick {
    /// Returns the action as files write it: `meeple`, `2 points instead messenger`.
    fn to_notation(&self, scenario: &Scenario) -> String {
        match self {
            Self::Figure(pawn) => pawn.word().to_owned(),
            Self::Tile => "another tile".to_owned(),
            Self::Points { points, reason, pawn } => match reason {
                PointsReason::Printed => format!("{points} points {pawn}"),
                PointsReason::ForMeeple(at) => format!("{points} points for {} {pawn}", scenario.board.place_text(*at)),
                PointsReason::Exchange => format!("{points} points instead {pawn}"),
            },
        }
    }

    /// Returns a sentence of the occasion and the action.
    pub fn to_sentence(&self, occasion: &Occasion) -> Sentence {
        let called = occasion.to_arg();
        match self {
            Self::Figure(pawn) => say!(messages::TakenFigure { called, figure: pawn.word() }),
            Self::Tile => say!(messages::TakenTile { called }),
            Self::Points { points, reason, pawn } => {
                let (points, figure) = (*points, pawn.word());
                match reason {
                    PointsReason::Printed => say!(messages::TakenPoints { called, points, figure }),
                    PointsReason::ForMeeple(at) => {
                        let at = feature_arg(*at);
                        say!(messages::TakenPointsFor { called, points, at, figure })
                    }
                    PointsReason::Exchange => say!(messages::TakenInstead { called, points, figure }),
                }
            }
        }
    }
}

/// A condition on the figures of the other players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SpaceCondition {
    /// The space of the score track.
    pub space: i64,
    /// Set if none of the figures is on the space, else one of them is.
    pub is_free: bool,
}

impl SpaceCondition {
    /// Returns the condition in words.
    pub fn to_sentence(self) -> Sentence {
        if self.is_free {
            say!(messages::ConditionFree { space: self.space })
        } else {
            say!(messages::ConditionTaken { space: self.space })
        }
    }

    /// Returns the condition as files write it: `none on 15`.
    fn to_notation(self) -> String {
        format!("{} on {}", if self.is_free { "none" } else { "one" }, self.space)
    }
}

/// A choice of a player in a turn.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum TrackChoice {
    /// The action that is taken on an occasion.
    Taken(Occasion, Pick),
    /// A condition that the choices of the other players meet.
    Condition(SpaceCondition),
}

impl TrackChoice {
    /// Returns the choice in words.
    pub fn to_sentence(&self) -> Sentence {
        match self {
            Self::Taken(occasion, pick) => pick.to_sentence(occasion),
            Self::Condition(condition) => condition.to_sentence(),
        }
    }

    /// Returns choices as the entries of the key `choice` in a file: `a.city` with `meeple`, `the others` with
    /// `none on 15, one on 20`.
    pub fn to_entries(choices: &[Self], scenario: &Scenario) -> Vec<(String, String)> {
        let mut entries = Vec::new();
        let mut conditions = Vec::new();
        for choice in choices {
            match choice {
                Self::Taken(occasion, pick) => {
                    entries.push((occasion.to_notation(scenario), pick.to_notation(scenario)));
                }
                Self::Condition(condition) => conditions.push(condition.to_notation()),
            }
        }
        if !conditions.is_empty() {
            entries.push(("the others".to_owned(), conditions.join(", ")));
        }
        entries
    }
}
