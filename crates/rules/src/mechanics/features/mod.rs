//! The mechanics that score features, and those that add to the features of others.

mod barn_points;
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

pub(super) use farmers::{judge_all_farmers, may_score_otherwise, pose_all_farmers, unknown_field_sentences};

/// The mechanics that score features, or all farmers together: the first that can judge a feature scores it.
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

/// The mechanics that add to the features of others, each applied to the result of those before it.
///
/// Challenges come before bonuses for a monastery. Little buildings come after both: they are worth the same to any
/// scorer, even if the feature was worth nothing before a bonus. The witch is last: she may halve all of them.
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
