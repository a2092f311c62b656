//! The key `completed_first`: the shrine or monastery of a challenge that was completed first. A board does not show that.

use super::problems;
use crate::gathering::push_new;
use crate::scenario::board::{Board, Feature, Place};
use crate::scenario::places::place_reader;
use crate::scenario::setup::value::{Name, PlaceName};
use crate::text::{Problems, problem};

/// Checks the shrines and monasteries that were completed first.
pub(in crate::scenario) fn check(names: &[Name<PlaceName>], board: &Board, problems: &mut Problems) -> Vec<Place> {
    let mut first: Vec<Place> = Vec::new();
    for node in names.iter().map(Name::node) {
        let Some(place) = place_reader::read(node, board, problems) else { continue };
        if place.feature != Feature::Monastery {
            problems.push(problem!(node.span, problems::NoShrineOrMonastery));
            continue;
        }
        push_new(&mut first, place);
    }
    first
}

#[cfg(test)]
crate::case_runner::cases!("challenge_order.cases.yaml");
