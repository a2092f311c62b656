//! The choices of a player: which figure takes what, and how a message is taken.

use super::opponents::stands_there;
use super::track::Pawn;
use crate::wording::{Sentence, say};

/// The action taken for a score, a payment or a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Taken {
    /// A movement of this figure.
    Figure(Pawn),
    /// Another tile, for message 4.
    Tile,
    /// Points for a message.
    Points {
        points: i64,
        how: How,
        /// The figure that took the points.
        by: Pawn,
    },
}

/// The reason for the points of a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum How {
    /// The text printed on the message.
    Printed,
    /// A meeple at this place, as it is written (message 8).
    For(String),
    /// The exchange for 2 points.
    Instead,
}

/// The words for [`Taken::Tile`] in files.
const TILE: &str = "another tile";

impl Taken {
    /// Returns the words in files, as an expectation names them under `choice`.
    pub(super) fn written(&self) -> String {
        match self {
            Self::Figure(pawn) => pawn.word().to_owned(),
            Self::Tile => TILE.to_owned(),
            Self::Points { points, how: How::Printed, by } => {
                format!("{points} points {}", by.word())
            }
            Self::Points { points, how: How::For(at), by } => {
                format!("{points} points for {at} {}", by.word())
            }
            Self::Points { points, how: How::Instead, by } => {
                format!("{points} points instead {}", by.word())
            }
        }
    }

    /// Parses the words that [`Taken::written`] returns; `None` for other words.
    pub(super) fn read(words: &str) -> Option<Self> {
        if words == TILE {
            return Some(Self::Tile);
        }
        let figure = |word: &str| Pawn::ALL.into_iter().find(|pawn| pawn.word() == word);
        let Some((said, last)) = words.rsplit_once(' ') else {
            return figure(words).map(Self::Figure);
        };
        let by = figure(last)?;
        let (points, how) = said.split_once(" points")?;
        let how = match how {
            "" => How::Printed,
            " instead" => How::Instead,
            at => How::For(at.strip_prefix(" for ")?.to_owned()),
        };
        Some(Self::Points { points: points.parse().ok()?, how, by })
    }

    /// Returns the choice as a sentence with its name: `a.city meeple`.
    pub(super) fn with(&self, called: &str) -> Sentence {
        let called = called.to_owned();
        match self {
            Self::Figure(by) => say!(messages::TakenFigure { called: called, figure: by.word() }),
            Self::Tile => say!(messages::TakenTile { called: called }),
            Self::Points { points, how: How::Printed, by } => {
                say!(messages::TakenPoints { called: called, points: *points, figure: by.word() })
            }
            Self::Points { points, how: How::For(at), by } => {
                say!(messages::TakenPointsFor { called: called, points: *points, at: at.clone(), figure: by.word() })
            }
            Self::Points { points, how: How::Instead, by } => {
                say!(messages::TakenInstead { called: called, points: *points, figure: by.word() })
            }
        }
    }
}

/// Returns a choice in words, from its name and its words in files; for other players' figures, their spaces.
pub fn chosen(called: &str, words: &str) -> Vec<Sentence> {
    match Taken::read(words) {
        Some(taken) => vec![taken.with(called)],
        None => words.split(", ").filter_map(stands_there).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{How, Pawn, Taken};

    #[test]
    fn what_is_written_is_read_again() {
        let points = |how| Taken::Points { points: 4, how, by: Pawn::Messenger };
        for taken in [
            Taken::Figure(Pawn::Meeple),
            Taken::Figure(Pawn::Messenger),
            Taken::Tile,
            points(How::Printed),
            points(How::Instead),
            points(How::For("a.city@N".to_owned())),
        ] {
            assert_eq!(Taken::read(&taken.written()), Some(taken));
        }
        for other in ["none on 15", "none on 15, one on 20", "meeple?", "4 points", ""] {
            assert_eq!(Taken::read(other), None, "{other}");
        }
    }
}
