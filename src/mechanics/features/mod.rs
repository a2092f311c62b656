//! What is scored, and what has a say in it.

mod barn;
mod castle;
mod castle_tile;
mod challenge;
mod city;
mod older_farmers;
mod field;
mod problems;
mod carcassonne;
mod farmers;
mod hills;
mod little_buildings;
mod mayor;
mod monastic;
mod abbot;
mod darmstadt;
mod pig;
mod pig_herd;
mod wells;
mod road;
mod vineyard;
mod mage_and_witch;

use super::Mechanic;

pub(super) use farmers::{may_differ, named, not_seen, together, whole};

/// Features: the first of these that takes a feature for its own judges it.
pub(super) const SCORED: &[&Mechanic] = &[
    &carcassonne::CARCASSONNE,
    &city::CITY,
    &road::ROAD,
    &monastic::MONASTERY,
    &monastic::ABBEY,
    &monastic::SHRINE,
    &abbot::ABBOT,
    &monastic::GARDEN,
    &darmstadt::DARMSTADT,
    &castle::CASTLE,
    &field::FIELD,
    &farmers::FARMERS,
];

/// What has a say in the features of others, each in what those before it have made of it.
///
/// Challenges come before what is added to a monastery. Little buildings come after all that: they are worth the same to
/// whoever then scores the feature, even where it was worth nothing before a bonus. The witch comes last: she may halve them.
pub(super) const HEARD: &[&Mechanic] = &[
    &mayor::MAYOR,
    &hills::HILLS,
    &pig::PIG,
    &pig_herd::PIG_HERD,
    &challenge::CHALLENGE,
    &vineyard::VINEYARD,
    &wells::WELLS,
    &castle_tile::CASTLE_TILE,
    &little_buildings::LITTLE_BUILDINGS,
    &mage_and_witch::MAGE_AND_WITCH,
];
