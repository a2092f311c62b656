//! Mirroring of plans.

use carcassonne_oracle::inside::geometry::{Crossing, Hand, Space};
use carcassonne_oracle::inside::picture::{Face, Mark, Plan};

/// Returns a plan mirrored: north and south are swapped if `upside_down`, else east and west.
pub(crate) fn mirror_plan(plan: &Plan, upside_down: bool) -> Plan {
    let mut plan = plan.clone();
    let window = plan.window;
    let to_i32 = |n: usize| i32::try_from(n).expect("a small window");
    let sum = if upside_down {
        2 * window.first.row + to_i32(window.rows)
    } else {
        2 * window.first.column + to_i32(window.columns)
    };
    let mirror_crossing = |at: Crossing| {
        if upside_down { Crossing::new(at.column, sum - at.row) } else { Crossing::new(sum - at.column, at.row) }
    };
    let mirror_rim = |rim: &[Crossing]| rim.iter().rev().map(|at| mirror_crossing(*at)).collect::<Vec<_>>();
    for mark in &mut plan.marks {
        if let Mark::Open { part, side } = mark {
            *side = mirrored_side(*side, plan.pieces[part.piece].rim.len());
        }
    }
    for piece in &mut plan.pieces {
        let sides = piece.rim.len();
        piece.face.iter_mut().for_each(|face| mirror_face(face, sides));
        piece.rim = mirror_rim(&piece.rim);
        piece.at = if upside_down {
            Space::new(piece.at.column, sum - 1 - piece.at.row)
        } else {
            Space::new(sum - 1 - piece.at.column, piece.at.row)
        };
    }
    plan.gaps = plan.gaps.iter().map(|gap| mirror_rim(gap)).collect();
    for ghost in &mut plan.ghosts {
        let sides = ghost.rim.len();
        ghost.face.iter_mut().for_each(|face| mirror_face(face, sides));
        ghost.rim = mirror_rim(&ghost.rim);
    }
    plan
}

/// Returns the number of a side when the rim is walked in the opposite direction.
fn mirrored_side(side: usize, sides: usize) -> usize {
    (2 * sides - 2 - side) % sides
}

fn other_hand(hand: Hand) -> Hand {
    match hand {
        Hand::Left => Hand::Right,
        Hand::Right => Hand::Left,
    }
}

fn mirror_face(face: &mut Face, sides: usize) {
    let mirror_sides = |list: &mut Vec<usize>| {
        for side in list.iter_mut() {
            *side = mirrored_side(*side, sides);
        }
        list.sort_unstable();
    };
    for city in &mut face.cities {
        mirror_sides(&mut city.sides);
        mirror_sides(&mut city.gates);
        city.half = city.half.map(|(side, hand)| (mirrored_side(side, sides), other_hand(hand)));
    }
    face.roads.iter_mut().chain(&mut face.rivers).for_each(|road| mirror_sides(&mut road.sides));
    for field in &mut face.fields {
        for (side, hand) in &mut field.halves {
            *side = mirrored_side(*side, sides);
            *hand = other_hand(*hand);
        }
        field.halves.sort_unstable();
    }
}
