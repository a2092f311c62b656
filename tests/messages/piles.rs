//! The test whether messages can come in the stated order, by trying every order of the pile.

use std::collections::{BTreeSet, VecDeque};

use super::game::Turn;

/// Returns `true` if the messages that a turn states can come in the stated order out of one pile of eight, by trying
/// every order of the pile.
pub(crate) fn can_be_drawn(turn: &Turn) -> bool {
    let mut numbers = BTreeSet::new();
    let turns = turn.all_turns();
    let mut draws = turns.iter().flat_map(|t| &t.draws);
    if draws.all(|drawn| numbers.insert(drawn.number)) {
        return true;
    }
    all_orders().iter().any(|order| can_draw_all(turn, &mut order.clone()))
}

fn all_orders() -> Vec<VecDeque<u32>> {
    let mut orders: Vec<VecDeque<u32>> = vec![VecDeque::new()];
    for number in 1..=8 {
        let insert_everywhere = |order: &VecDeque<u32>| -> Vec<VecDeque<u32>> {
            let insert = |at: usize| {
                let mut order = order.clone();
                order.insert(at, number);
                order
            };
            (0..=order.len()).map(insert).collect()
        };
        orders = orders.iter().flat_map(insert_everywhere).collect();
    }
    orders
}

fn can_draw_all(turn: &Turn, pile: &mut VecDeque<u32>) -> bool {
    let mut inner_turns = turn.extra_turns.iter().filter(|t| !t.builder);
    for drawn in &turn.draws {
        if pile.pop_front() != Some(drawn.number) {
            return false;
        }
        let is_extra_tile = drawn.number == 4 && drawn.takes_points != Some(true);
        let inner_turn = if is_extra_tile { inner_turns.next() } else { None };
        if !inner_turn.is_none_or(|turn| can_draw_all(turn, pile)) {
            return false;
        }
        pile.push_back(drawn.number);
    }
    turn.extra_turns.iter().filter(|t| t.builder).all(|turn| can_draw_all(turn, pile))
}
