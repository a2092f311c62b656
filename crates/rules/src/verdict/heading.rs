//! Headings of the subjects of a judgement.

use carcassonne_position::wording::Sentence;

use crate::mechanics::{Subject, SubjectIx, Table, feature_heading};

/// Returns the heading of a subject, without a full stop: `Red's city on a and p`. `None` if there is no such subject.
pub fn heading(table: &Table<'_>, ix: SubjectIx) -> Option<Sentence> {
    match table.subject(ix)? {
        Subject::Feature(subject) => Some(feature_heading(table, subject)),
        Subject::Ask(posed) => Some(posed.heading(table)),
    }
}
