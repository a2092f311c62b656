//! Mirroring of plans.

use carcassonne_oracle::inside::geometry::{Crossing, Hand, Space};
use carcassonne_oracle::inside::picture::{Face, Mark, Plan};

/// Returns a plan mirrored: east and west are swapped, or north and south.
pub(crate) fn plan(plan: &Plan, upside_down: bool) -> Plan {
    let mut plan = plan.clone();
    let window = plan.window;
    let count = |n: usize| i32::try_from(n).expect("a small window");
    let sum = if upside_down {
        2 * window.first.row + count(window.rows)
    } else {
        2 * window.first.column + count(window.columns)
    };
    let crossing = |at: Crossing| {
        if upside_down { Crossing::new(at.column, sum - at.row) } else { Crossing::new(sum - at.column, at.row) }
    };
    let rim = |rim: &[Crossing]| rim.iter().rev().map(|at| crossing(*at)).collect::<Vec<_>>();
    for mark in &mut plan.marks {
        if let Mark::Open { part, side } = mark {
            *side = turned(*side, plan.pieces[part.piece].rim.len());
        }
    }
    for piece in &mut plan.pieces {
        let sides = piece.rim.len();
        piece.face.iter_mut().for_each(|face| mirror(face, sides));
        piece.rim = rim(&piece.rim);
        piece.at = if upside_down {
            Space::new(piece.at.column, sum - 1 - piece.at.row)
        } else {
            Space::new(sum - 1 - piece.at.column, piece.at.row)
        };
    }
    plan.gaps = plan.gaps.iter().map(|gap| rim(gap)).collect();
    for ghost in &mut plan.ghosts {
        let sides = ghost.rim.len();
        ghost.face.iter_mut().for_each(|face| mirror(face, sides));
        ghost.rim = rim(&ghost.rim);
    }
    plan
}

/// Returns the number of a side when the rim is walked in the opposite direction.
fn turned(side: usize, sides: usize) -> usize {
    (2 * sides - 2 - side) % sides
}

fn other(hand: Hand) -> Hand {
    match hand {
        Hand::Left => Hand::Right,
        Hand::Right => Hand::Left,
    }
}

fn mirror(face: &mut Face, sides: usize) {
    let turn = |list: &mut Vec<usize>| {
        for side in list.iter_mut() {
            *side = turned(*side, sides);
        }
        list.sort_unstable();
    };
    for city in &mut face.cities {
        turn(&mut city.sides);
        turn(&mut city.gates);
        city.half = city.half.map(|(side, hand)| (turned(side, sides), other(hand)));
    }
    face.roads.iter_mut().chain(&mut face.rivers).for_each(|road| turn(&mut road.sides));
    for field in &mut face.fields {
        for (side, hand) in &mut field.halves {
            *side = turned(*side, sides);
            *hand = other(*hand);
        }
        field.halves.sort_unstable();
    }
}
