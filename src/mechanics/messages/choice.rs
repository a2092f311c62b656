//! What a player chooses: which figure takes what, and how a message is taken.

use super::others::stands_there;
use super::track::Pawn;
use crate::wording::{Sentence, say};

/// What was done with a score, a payment or a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Taken {
    /// This figure moved.
    Figure(Pawn),
    /// The message brought another tile.
    Tile,
    /// The message brought so many points.
    Points {
        points: i64,
        how: How,
        /// Which figure took them.
        by: Pawn,
    },
}

/// For what a message brought points.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum How {
    /// For what is printed on it.
    Printed,
    /// For a meeple that stood there, as it is written.
    For(String),
    /// Instead of it.
    Instead,
}

/// The words of [`Taken::Tile`] in files.
const TILE: &str = "another tile";

impl Taken {
    /// The words in files: what an expectation names under `choice`.
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

    /// What words say that [`Taken::written`] gave.
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

    /// The same in a sentence, with what it was done with: `a.city meeple`.
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

/// What was chosen, by what it is called and the words in files; of other players' figures, where they stand.
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
