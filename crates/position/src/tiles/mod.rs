//! The meanings of tile names: the key `tiles`.
//!
//! - `definitions`: the names, each with its meaning.
//! - `meaning`: a meaning: a printed tile, or a tile in the scenario's own notation.
//! - `catalogue_ids`: catalogue ids with their turns, `D@90`.
//! - `tile_notation`: a tile as a map, `{ city: N, road: EW }`, and the rules between its keys.
//! - `tile_keys`: the keys of such a map. `part_spans`: the places of its parts in the text.
//! - `notation_writer`: writes such a map.
//! - `problems`: the problems of all these, in words.
//! - `feature_values`: the values of the keys of a tile: sides, cities, roads, fields.

mod problems;
mod feature_values;
mod tile_keys;
pub(super) mod part_spans;
pub(super) mod tile_notation;
mod catalogue_ids;
pub(super) mod notation_writer;
pub(super) mod meaning;
pub(super) mod definitions;
