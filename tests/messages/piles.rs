//! The test whether messages can come in the stated order, by trying every order of the pile.

use std::collections::{BTreeSet, VecDeque};

use super::game::Turn;

/// Returns `true` if the messages that a turn states can come in this order out of one pile of eight, by trying every
/// order of the pile.
pub(crate) fn can_be_drawn(turn: &Turn) -> bool {
    let mut seen = BTreeSet::new();
    let all = turn.all();
    let mut told = all.iter().flat_map(|t| &t.drew);
    if told.all(|drawn| seen.insert(drawn.number)) {
        return true;
    }
    orders().iter().any(|order| draw_all(turn, &mut order.clone()))
}

fn orders() -> Vec<VecDeque<u32>> {
    let mut orders: Vec<VecDeque<u32>> = vec![VecDeque::new()];
    for number in 1..=8 {
        let longer = |order: &VecDeque<u32>| -> Vec<VecDeque<u32>> {
            let insert = |at: usize| {
                let mut order = order.clone();
                order.insert(at, number);
                order
            };
            (0..=order.len()).map(insert).collect()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

fn draw_all(turn: &Turn, pile: &mut VecDeque<u32>) -> bool {
    let mut tiles = turn.then.iter().filter(|t| !t.builder);
    for drawn in &turn.drew {
        if pile.pop_front() != Some(drawn.number) {
            return false;
        }
        let tile = drawn.number == 4 && drawn.points != Some(true);
        let within = if tile { tiles.next() } else { None };
        if !within.is_none_or(|turn| draw_all(turn, pile)) {
            return false;
        }
        pile.push_back(drawn.number);
    }
    turn.then.iter().filter(|t| t.builder).all(|turn| draw_all(turn, pile))
}
