//! The problems of a quick map: the messages, and functions for those that offer texts to write instead.
//!
//! - `meeple_slips`: players and figures that are not written as a name behind `=`.
//! - `cells`: slips of a whole cell, and of sides apart from their parts.
//! - `unknown_parts`: text that is no part of a tile.
//! - `part_slips`: slips of a single part.
//! - `player_slips`: names behind `=` that cannot be names.
//! - `adjacent_parts`: parts of one tile that do not go together, and sides between tiles.
//! - `map_form`: the map as a whole.
//! - `line_slips`: the lines beside the map.
//! - `problem_groups`: groups of these problems, for repairs.

pub mod map_form;
pub mod meeple_slips;
pub mod cells;
pub(super) mod unknown_parts;
pub(super) mod part_slips;
pub(super) mod player_slips;
pub(super) mod adjacent_parts;
pub(super) mod line_slips;
pub mod problem_groups;
