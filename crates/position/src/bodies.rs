//! The bodies of questions: for each a struct with its keys, and the reader of that struct, both made from the declaration
//! of the question in the declaration of its mechanic (`moving/tower.yaml`).
//!
//! A key of a kind that only one mechanic knows has no member; that mechanic reads it from the [`Reader`].

use std::collections::BTreeMap;

use carcassonne_board::geometry::{Axis, Compass, Crossing, Space};

use super::board::{Place, TileIx};
use super::pieces::PlayerIx;
use super::reader::Reader;
use super::setup::declared as asks;
use super::setup::value::At;

/// Returns the values of a list without their places; none for a key that is left out.
pub fn values<T>(list: Option<At<Vec<At<T>>>>) -> Vec<T> {
    list.into_iter().flat_map(|list| list.value).map(At::into_value).collect()
}

include!(concat!(env!("OUT_DIR"), "/bodies.rs"));
