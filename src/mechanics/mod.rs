//! The mechanics: one file each. A mechanic looks at the board, asks the law as it goes, and finds
//! what a feature is worth and who scores it.
//!
//! A new mechanic is a file of its own, its questions in the rulebook, and a line in [`MECHANICS`].

mod abbey;
mod castle;
mod city;
mod field;
mod finding;
mod majority;
mod monastery;
mod road;
mod shrine;
mod step;
mod surroundings;
mod table;
mod units;

#[cfg(test)]
mod try_out;

pub use field::touched_cities;
pub use finding::{Finding, Item, Thing};
pub use step::Step;
pub use table::{RunsOut, Subject, SubjectIx, Table};

use crate::rulebook::{Inquiry, NotApplicable, QuestionId};

/// A mechanic that scores a feature.
pub trait Mechanic: Sync + std::fmt::Debug {
    /// Its name, as people say it: `city`.
    fn name(&self) -> &'static str;

    /// How it works, in a paragraph, with the source of the rule.
    fn about(&self) -> &'static str;

    /// Every question that it may ask.
    fn questions(&self) -> &'static [QuestionId];

    /// Whether the subject is one of its features.
    fn judges(&self, table: &Table<'_>, subject: &Subject) -> bool;

    /// Finds what the subject is worth and who scores it.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where it has to ask about something that did not exist yet.
    fn judge(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable>;
}

/// Every mechanic.
pub static MECHANICS: &[&dyn Mechanic] = &[
    &city::City,
    &road::Road,
    &monastery::Monastery,
    &abbey::Abbey,
    &shrine::Shrine,
    &castle::Castle,
    &field::Field,
];

/// The mechanic that judges a subject.
pub fn mechanic_of(table: &Table<'_>, subject: &Subject) -> Option<&'static dyn Mechanic> {
    MECHANICS.iter().copied().find(|m| m.judges(table, subject))
}
