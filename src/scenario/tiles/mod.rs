//! What the names of tiles mean: the key `tiles`.
//!
//! - `definitions`: the names, each with its meaning.
//! - `meaning`: a meaning: a printed tile, or one in the scenario's own notation.
//! - `printed`: catalogue ids with their turns, `D@90`.
//! - `notation`: a tile as a map, `{ city: N, road: EW }`, and how its keys bear on each other.
//! - `problems`: what may be wrong with all this, in words.
//! - `features`: the values of those keys, one by one: sides, cities, roads, fields.

mod problems;
mod features;
pub(super) mod notation;
mod printed;
pub(super) mod meaning;
pub(super) mod definitions;
