//! The mechanics: one file each. A mechanic looks at the board, asks the law as it goes, and finds
//! what a feature is worth and who scores it.
//!
//! A new mechanic is a file of its own, its questions in the rulebook, and two lines here: its `mod`,
//! and its place in [`MECHANICS`].

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
mod finished;
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
mod turning;
mod units;
mod vineyard;
mod vodyanoy;
mod walk;
mod watchtower;

#[cfg(test)]
mod try_out;

pub use asking::{By, Form, Posed, Query, asked_words, forms, pose, wanted};
pub use field::touched_cities;
pub use finding::{Finding, Item, Thing, worth};
pub use reply::{Kind, MeepleIx, Reply, Told, Wanted};
pub use step::Step;
pub use table::{Matter, RunsOut, Subject, SubjectIx, Table};

use crate::rulebook::{Inquiry, NotApplicable, QuestionId};
use crate::scenario::Scenario;
use crate::text::{Problems, capitalised};

/// A mechanic: it scores features, answers questions, or both.
pub trait Mechanic: Sync + std::fmt::Debug {
    /// Its name, as people say it: `city`.
    fn name(&self) -> &'static str;

    /// What stands at the head of its answers, before what was asked: `Crop circle`.
    fn title(&self) -> String {
        capitalised(&self.name().replace('-', " "))
    }

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
///
/// The order matters twice. A feature is judged by the first that takes it for its own; and what
/// others add to it they add in this order, each to what the ones before have made of it. So little
/// buildings come last of these: they are worth the same to whoever then scores the feature, even
/// where a bonus made it worth something at all.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn little_buildings_add_to_what_all_others_have_made_of_a_feature() {
        let adding: Vec<&str> = MECHANICS
            .iter()
            .filter(|m| m.has_a_say() && m.forms().is_empty())
            .map(|m| m.name())
            .collect();
        assert!(adding.len() > 1);
        assert_eq!(adding.last(), Some(&"little-buildings"));
    }

    #[test]
    fn every_mechanic_has_a_name_of_its_own_and_a_title() {
        for (n, mechanic) in MECHANICS.iter().enumerate() {
            let name = mechanic.name();
            assert!(MECHANICS.iter().skip(n + 1).all(|other| other.name() != name), "{name}");
            let title = mechanic.title();
            assert!(title.starts_with(char::is_uppercase) && !title.contains('-'), "{title}");
        }
        let title = |name| MECHANICS.iter().find(|m| m.name() == name).map(|m| m.title());
        assert_eq!(title("crop-circle").as_deref(), Some("Crop circle"));
    }
}
