//! What is scored, and what has a say in it.

mod barn;
mod castle;
mod castle_tile;
mod challenge;
mod city;
mod older_farmers;
mod field;
mod farmers;
mod hills;
mod little_buildings;
mod mayor;
mod monastic;
mod abbot;
mod darmstadt;
mod pig;
mod road;
mod vineyard;

pub(super) use abbot::ABBOT;
pub(super) use castle::CASTLE;
pub(super) use castle_tile::CASTLE_TILE;
pub(super) use challenge::CHALLENGE;
pub(super) use city::CITY;
pub(super) use darmstadt::DARMSTADT;
pub(super) use farmers::{FARMERS, may_differ, whole};
pub(super) use field::FIELD;
pub(super) use hills::HILLS;
pub(super) use little_buildings::LITTLE_BUILDINGS;
pub(super) use mayor::MAYOR;
pub(super) use monastic::{ABBEY, GARDEN, MONASTERY, SHRINE};
pub(super) use pig::PIG;
pub(super) use road::ROAD;
pub(super) use vineyard::VINEYARD;
