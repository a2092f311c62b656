//! The test for messages, done by hand, and the messages that it brings.

use std::collections::VecDeque;

use super::game::{MessageDraw, PAWNS, Turn};
use super::laws::TestRule;
use super::slow::{LastMove, Simulator, State, record_choice};

impl Simulator<'_> {
    /// Tests which of red's figures ended on a dark space; returns the states after the messages that this brings.
    pub(super) fn test_for_messages(
        &self,
        turn: &Turn,
        mut state: State,
        features: bool,
        label: &str,
        enclosing: &str,
    ) -> Vec<State> {
        let is_once = self.law.test_rule == TestRule::Once;
        let candidates = (0..2).filter(|pawn| {
            state.is_due[*pawn]
                && state.last_moves[*pawn] == LastMove::Forward
                && state.spaces[0][*pawn] % 5 == 0
                && (!is_once || state.last_pawn == Some(*pawn))
        });
        let is_alone = |pawn: &usize| {
            let space = state.spaces[0][*pawn] % 50;
            let shares_space = |p: usize, q: usize| self.has_pawn(p, q) && state.spaces[p][q] % 50 == space;
            !self.law.needs_alone || (1..3).all(|p| !shares_space(p, 0) && !shares_space(p, 1))
        };
        let count = candidates.filter(is_alone).count();
        let limit = if self.law.test_rule == TestRule::OneForFeatures && !features { 2 } else { 1 };
        state.is_due = [false; 2];
        let mut states = vec![state];
        for _ in 0..count.min(limit) {
            states = states
                .into_iter()
                .flat_map(|s| s.continue_with(|s| self.draw_message(turn, s, label, enclosing)))
                .collect();
        }
        states
    }

    fn draw_message(&self, turn: &Turn, mut state: State, label: &str, enclosing: &str) -> Vec<State> {
        state.messages.push(label.to_owned());
        let top = state.pile.pop_front().expect("a message");
        let Some(drawn) = turn.draws.get(state.next_draw).copied() else {
            state.unknown += 1;
            state.pile.push_back(top);
            return vec![state];
        };
        state.next_draw += 1;
        let is_known = |pile: &VecDeque<Option<u32>>| pile.contains(&Some(drawn.number));
        if top.is_some_and(|top| top != drawn.number) || (top.is_none() && is_known(&state.pile)) {
            state.pile.push_back(top);
            state.is_refused = true;
            return vec![state];
        }
        let mut states = Vec::new();
        let stated_turn = turn.extra_turns.iter().filter(|t| !t.builder).nth(state.extra_tiles);
        let is_extra_tile = drawn.number == 4 && drawn.takes_points != Some(true);
        if is_extra_tile {
            states.extend(self.take_extra_tile(drawn, stated_turn, state.clone(), enclosing));
        }
        if !is_extra_tile || (drawn.takes_points.is_none() && stated_turn.is_none()) {
            state.pile.push_back(Some(drawn.number));
            let alternatives = self.take_message_points(turn, drawn, &state, enclosing, is_extra_tile);
            if !is_extra_tile && !self.can_take(drawn, &state) {
                state.is_refused = true;
                states.push(state);
            }
            states.extend(alternatives);
        }
        states
    }

    fn take_extra_tile(
        &self,
        drawn: MessageDraw,
        stated_turn: Option<&Turn>,
        mut state: State,
        enclosing: &str,
    ) -> Vec<State> {
        record_choice(&mut state, "message 4", "another tile");
        let (next, extra_tiles, waiting, last_pawn) =
            (state.next_draw, state.extra_tiles, state.is_waiting, state.last_pawn);
        let advances = state.advances;
        let name = match enclosing {
            "" => "the extra turn from message 4".to_owned(),
            _ => format!("the extra turn from message 4 in {enclosing}"),
        };
        let mut states = match stated_turn {
            Some(turn) => self.play_turn(turn, state, &name),
            None => vec![state],
        };
        for state in &mut states {
            state.pile.push_back(Some(drawn.number));
            (state.next_draw, state.extra_tiles, state.last_pawn) = (next, extra_tiles + 1, last_pawn);
            state.is_due = [false; 2];
            state.is_waiting = [0, 1].map(|pawn| waiting[pawn] && state.advances[pawn] == advances[pawn]);
        }
        states
    }

    /// Returns `true` if one of red's figures may take the message `drawn` in some way.
    fn can_take(&self, drawn: MessageDraw, state: &State) -> bool {
        let figures = (0..2).filter(|p| self.has_pawn(0, *p) && drawn.by.is_none_or(|by| by == *p));
        let is_bound = |pawn: &usize| self.law.one_figure && state.only_pawn.is_some_and(|only| only != *pawn);
        let is_worthless = drawn.takes_points != Some(true)
            && self.ways(drawn.number, state).iter().any(|(points, _, _)| *points == 0);
        let mut figures = figures.filter(|pawn| is_worthless || !is_bound(pawn));
        figures.next().is_some()
    }

    /// Plays a message for its own points or for 2 instead; returns the state after each way.
    fn take_message_points(
        &self,
        turn: &Turn,
        drawn: MessageDraw,
        state: &State,
        enclosing: &str,
        is_extra_tile: bool,
    ) -> Vec<State> {
        let mut ways: Vec<(i64, String, Option<usize>)> = Vec::new();
        if drawn.takes_points != Some(true) && !is_extra_tile {
            ways.extend(self.ways(drawn.number, state));
        }
        if drawn.takes_points != Some(false) {
            ways.push((2, "2 points instead".to_owned(), None));
        }
        let label = format!("message {}", drawn.number);
        let test_label = if enclosing.is_empty() { label.clone() } else { format!("{label} in {enclosing}") };
        let mut states = Vec::new();
        for (points, how, returning) in ways {
            for pawn in (0..2).filter(|p| self.has_pawn(0, *p) && drawn.by.is_none_or(|by| by == *p)) {
                let is_bound = self.law.one_figure && points > 0;
                if is_bound && state.only_pawn.is_some_and(|only| only != pawn) {
                    continue;
                }
                let mut state = state.clone();
                record_choice(&mut state, &label, &format!("{how} {}", PAWNS[pawn]));
                if let Some(man) = returning {
                    state.on_board[man] = false;
                }
                if points > 0 {
                    Self::advance(0, pawn, points, &mut state);
                }
                if self.law.allows_chain {
                    states.extend(self.test_for_messages(turn, state, false, &test_label, enclosing));
                } else {
                    state.is_due = [false; 2];
                    states.push(state);
                }
            }
        }
        states
    }
}
