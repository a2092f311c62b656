//! The meanings of tile names: the key `tiles`.
//!
//! - `definitions`: the names, each with its meaning.
//! - `meaning`: a meaning: a printed tile, or a tile in the scenario's own notation.
//! - `printed`: catalogue ids with their turns, `D@90`.
//! - `notation`: a tile as a map, `{ city: N, road: EW }`, and the rules between its keys.
//! - `problems`: the problems of all these, in words.
//! - `features`: the values of the keys of a tile: sides, cities, roads, fields.

mod problems;
mod features;
pub(super) mod notation;
mod printed;
pub(super) mod meaning;
pub(super) mod definitions;
