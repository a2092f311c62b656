//! Random turns at the score track, and a slow simulator to hold the answers against.
//!
//! A game is a handful of features that do not touch, with meeples on them, and a turn ([`game`],
//! thrown by [`dice`]); it is written as a scenario ([`text`]) and played out by hand ([`slow`]): one
//! line of play after the other, everybody's choices, nothing merged and nothing remembered.

pub(crate) mod alike;
pub(crate) mod dice;
pub(crate) mod game;
pub(crate) mod large;
pub(crate) mod laws;
pub(crate) mod slow;
pub(crate) mod text;
pub(crate) mod throw;
pub(crate) mod told;
