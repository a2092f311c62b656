//! The mechanics: one file each. A mechanic looks at the board, asks the law as it goes, and finds
//! what a feature is worth and who scores it.
//!
//! A new mechanic is a file of its own, its questions in the rulebook, and a line in [`MECHANICS`].

mod abbey;
mod abbot;
mod acrobat;
mod around;
mod asking;
mod baba_yaga;
mod barn;
mod bathhouse;
mod bridge;
mod castle;
mod castle_fief;
mod circus;
mod city;
mod crop_circle;
mod darmstadt;
mod dragon;
mod end;
mod fairy;
mod field;
mod finding;
mod flier;
mod flock;
mod garden;
mod hills;
mod little_buildings;
mod majority;
mod mayor;
mod messages;
mod monastery;
mod next_to;
mod pig;
mod place_abbey;
mod place_meeple;
mod place_tile;
mod plague;
mod reply;
mod ringmaster;
mod road;
mod setup;
mod shrine;
mod step;
mod surroundings;
mod table;
mod tower;
mod units;
mod vineyard;
mod vodyanoy;
mod walk;
mod watchtower;

#[cfg(test)]
mod try_out;

pub use asking::{By, Form, Posed, Query, forms, pose, wanted};
pub use field::touched_cities;
pub use finding::{Finding, Item, Thing};
pub use reply::{Kind, MeepleIx, Reply, Told, Wanted};
pub use step::Step;
pub use table::{Matter, RunsOut, Subject, SubjectIx, Table};

use crate::rulebook::{Inquiry, NotApplicable, QuestionId};
use crate::scenario::Scenario;
use crate::text::Problems;

/// A mechanic: it scores features, answers questions, or both.
pub trait Mechanic: Sync + std::fmt::Debug {
    /// Its name, as people say it: `city`.
    fn name(&self) -> &'static str;

    /// How it works, in a paragraph, with the source of the rule.
    fn about(&self) -> &'static str;

    /// Every question that it may ask.
    fn questions(&self) -> &'static [QuestionId];

    /// Whether the subject is one of its features.
    fn judges(&self, _table: &Table<'_>, _subject: &Subject) -> bool {
        false
    }

    /// Finds what the subject is worth and who scores it.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where it has to ask about something that did not exist yet.
    fn judge(
        &self,
        _table: &Table<'_>,
        _subject: &Subject,
        _law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        Ok(Finding::default())
    }

    /// Adds what it brings to a feature that another mechanic has scored: a bonus, or a share of
    /// another size.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where it has to ask about something that did not exist yet.
    fn adds(
        &self,
        _table: &Table<'_>,
        _subject: &Subject,
        _finding: &mut Finding,
        _law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        Ok(())
    }

    /// Whether it has a say in features that other mechanics score; then what it asks is asked in
    /// their name.
    fn has_a_say(&self) -> bool {
        false
    }

    /// Whether it values features that other mechanics score, and so asks what these ask.
    fn values_features(&self) -> bool {
        false
    }

    /// Reports what of its pieces cannot be where the position has it, under no rules at all.
    fn check(&self, _scenario: &Scenario, _problems: &mut Problems) {}

    /// The questions that it answers.
    fn forms(&self) -> &'static [Form] {
        &[]
    }
}

/// Every mechanic, in the order in which they are listed.
pub static MECHANICS: &[&dyn Mechanic] = &[
    // Features.
    &city::City,
    &road::Road,
    &monastery::Monastery,
    &abbey::Abbey,
    &shrine::Shrine,
    &abbot::Abbot,
    &garden::Garden,
    &darmstadt::Darmstadt,
    &castle::Castle,
    &field::Field,
    &barn::Barns,
    &bridge::Bridge,
    // What has a say in the features of others.
    &mayor::Mayor,
    &hills::Hills,
    &pig::Pig,
    &vineyard::Vineyard,
    &little_buildings::LittleBuildings,
    // Laying and placing.
    &place_tile::PlaceTile,
    &place_abbey::PlaceAbbey,
    &place_meeple::PlaceMeeple,
    // What moves, reaches and spreads.
    &fairy::Fairy,
    &dragon::Dragon,
    &tower::Tower,
    &flier::Flier,
    &plague::Plague,
    // What looks round a tile.
    &circus::Circus,
    &acrobat::Acrobat,
    &ringmaster::Ringmaster,
    &watchtower::Watchtower,
    &bathhouse::Bathhouse,
    &vodyanoy::Vodyanoy,
    &baba_yaga::BabaYaga,
    &castle_fief::CastleFief,
    // Symbols on halves.
    &crop_circle::CropCircle,
    &flock::Flock,
    // The score track.
    &messages::Messages,
    &messages::Message,
    // The game.
    &setup::Setup,
    &end::End,
];

/// Finds what a subject is worth, with all that other mechanics add to it.
///
/// # Errors
///
/// [`NotApplicable`], where something that did not exist yet has to be asked about.
pub fn judge_feature(
    mechanic: &dyn Mechanic,
    table: &Table<'_>,
    subject: &Subject,
    law: &mut Inquiry<'_, '_>,
) -> Result<Finding, NotApplicable> {
    let mut finding = mechanic.judge(table, subject, law)?;
    for other in MECHANICS {
        other.adds(table, subject, &mut finding, law)?;
    }
    Ok(finding)
}

/// The mechanic that judges a subject.
pub fn mechanic_of(table: &Table<'_>, subject: &Subject) -> Option<&'static dyn Mechanic> {
    MECHANICS.iter().copied().find(|m| m.judges(table, subject))
}
