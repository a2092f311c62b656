//! The choices of a player: which figure takes what, and how a message is taken.

use super::opponents::parse_condition;
use super::scoreboard::Pawn;
use crate::wording::{Sentence, say};

/// The action taken for a score, a payment or a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pick {
    /// A movement of this figure, forward for a score or back for a payment.
    Figure(Pawn),
    /// Another tile to lay, for message 4.
    Tile,
    /// Points for a message.
    Points {
        points: i64,
        reason: PointsReason,
        /// The figure that took the points.
        pawn: Pawn,
    },
}

/// The reason for the points of a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PointsReason {
    /// The text printed on the message.
    Printed,
    /// A meeple at this place, as it is written (message 8).
    ForMeeple(String),
    /// The exchange for 2 points.
    Exchange,
}

/// The words for [`Pick::Tile`] in files.
const TILE: &str = "another tile";

impl Pick {
    /// Returns the words for the action under `choice` in files and replies: `meeple`, `2 points instead messenger`.
    pub(super) fn to_words(&self) -> String {
        match self {
            Self::Figure(pawn) => pawn.word().to_owned(),
            Self::Tile => TILE.to_owned(),
            Self::Points { points, reason: PointsReason::Printed, pawn: by } => {
                format!("{points} points {}", by.word())
            }
            Self::Points { points, reason: PointsReason::ForMeeple(at), pawn: by } => {
                format!("{points} points for {at} {}", by.word())
            }
            Self::Points { points, reason: PointsReason::Exchange, pawn: by } => {
                format!("{points} points instead {}", by.word())
            }
        }
    }

    /// Parses the words that [`Pick::to_words`] returns; `None` for other words.
    pub(super) fn parse(words: &str) -> Option<Self> {
        if words == TILE {
            return Some(Self::Tile);
        }
        let figure = |word: &str| Pawn::ALL.into_iter().find(|pawn| pawn.word() == word);
        let Some((rest, last)) = words.rsplit_once(' ') else {
            return figure(words).map(Self::Figure);
        };
        let pawn = figure(last)?;
        let (points, reason_words) = rest.split_once(" points")?;
        let reason = match reason_words {
            "" => PointsReason::Printed,
            " instead" => PointsReason::Exchange,
            at => PointsReason::ForMeeple(at.strip_prefix(" for ")?.to_owned()),
        };
        Some(Self::Points { points: points.parse().ok()?, reason, pawn })
    }

    /// Returns a sentence of `label`, the name of the score, payment or message, and of the action: `a.city meeple`.
    pub(super) fn to_sentence(&self, label: &str) -> Sentence {
        let label = label.to_owned();
        match self {
            Self::Figure(by) => say!(messages::TakenFigure { called: label, figure: by.word() }),
            Self::Tile => say!(messages::TakenTile { called: label }),
            Self::Points { points, reason: PointsReason::Printed, pawn: by } => {
                say!(messages::TakenPoints { called: label, points: *points, figure: by.word() })
            }
            Self::Points { points, reason: PointsReason::ForMeeple(at), pawn: by } => {
                say!(messages::TakenPointsFor { called: label, points: *points, at: at.clone(), figure: by.word() })
            }
            Self::Points { points, reason: PointsReason::Exchange, pawn: by } => {
                say!(messages::TakenInstead { called: label, points: *points, figure: by.word() })
            }
        }
    }
}

/// Returns sentences for an entry `label: words` under `choice` in a file or reply; empty for unknown words.
///
/// There is one sentence for an action like `meeple`, or one for each condition on others' figures like `none on 15`.
pub fn describe_choice(label: &str, words: &str) -> Vec<Sentence> {
    match Pick::parse(words) {
        Some(taken) => vec![taken.to_sentence(label)],
        None => words.split(", ").filter_map(parse_condition).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Pawn, Pick, PointsReason};

    #[test]
    fn what_is_written_is_read_again() {
        let points = |how| Pick::Points { points: 4, reason: how, pawn: Pawn::Messenger };
        for taken in [
            Pick::Figure(Pawn::Meeple),
            Pick::Figure(Pawn::Messenger),
            Pick::Tile,
            points(PointsReason::Printed),
            points(PointsReason::Exchange),
            points(PointsReason::ForMeeple("a.city@N".to_owned())),
        ] {
            assert_eq!(Pick::parse(&taken.to_words()), Some(taken));
        }
        for other in ["none on 15", "none on 15, one on 20", "meeple?", "4 points", ""] {
            assert_eq!(Pick::parse(other), None, "{other}");
        }
    }
}
