//! Random turns at the score track, and a slow simulator to hold the answers against.
//!
//! A game is a handful of features that do not touch, with meeples on them, and a turn ([`game`],
//! thrown by [`dice`]); it is written as a scenario ([`text`]) and played out by hand ([`slow`], [`draws`],
//! [`worth`], [`piles`]): one line of play after the other, everybody's choices, nothing merged and nothing
//! remembered. What [`told`] finds in the program's answer has to be the same; told otherwise ([`alike`]) it
//! stays the same, and [`large`] files are answered or refused at once.

pub(crate) mod alike;
pub(crate) mod dice;
mod draws;
pub(crate) mod game;
pub(crate) mod large;
pub(crate) mod laws;
pub(crate) mod piles;
pub(crate) mod slow;
pub(crate) mod text;
pub(crate) mod throw;
pub(crate) mod told;
mod worth;
