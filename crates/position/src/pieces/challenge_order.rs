//! The key `completed_first`: the shrine or monastery of a challenge that was completed first. A board does not show that.

use carcassonne_base::gathering::push_new;
use carcassonne_text::{Problems, problem};

use super::problems;
use crate::board::{Board, Feature, Place};
use crate::places::place_reader;
use crate::setup::value::{Name, PlaceName};

/// Checks the shrines and monasteries that were completed first.
pub(crate) fn check(names: &[Name<PlaceName>], board: &Board, problems: &mut Problems) -> Vec<Place> {
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
