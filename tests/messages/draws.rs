//! The test for messages, done by hand, and the messages that it brings.

use std::collections::VecDeque;

use super::game::{MessageDraw, PAWNS, Turn};
use super::laws::Tests;
use super::slow::{Hand, Moved, State, choose};

impl Hand<'_> {
    /// Tests whether a figure has ended on a dark space.
    pub(super) fn look(&self, turn: &Turn, state: State, features: bool, label: &str, within: &str) -> Vec<State> {
        let mut state = state;
        let once = self.law.tests == Tests::Once;
        let dark = (0..2).filter(|pawn| {
            state.due[*pawn]
                && state.last[*pawn] == Moved::On
                && state.at[0][*pawn] % 5 == 0
                && (!once || state.just == Some(*pawn))
        });
        let alone = |pawn: &usize| {
            let space = state.at[0][*pawn] % 50;
            let other = |p: usize, q: usize| self.has(p, q) && state.at[p][q] % 50 == space;
            !self.law.alone || (1..3).all(|p| !other(p, 0) && !other(p, 1))
        };
        let count = dark.filter(alone).count();
        let limit = if self.law.tests == Tests::OneForFeatures && !features { 2 } else { 1 };
        state.due = [false; 2];
        let mut states = vec![state];
        for _ in 0..count.min(limit) {
            states = states.into_iter().flat_map(|s| self.go_on(s, |s| self.message(turn, s, label, within))).collect();
        }
        states
    }

    fn message(&self, turn: &Turn, state: State, label: &str, within: &str) -> Vec<State> {
        let mut state = state;
        state.messages.push(label.to_owned());
        let top = state.pile.pop_front().expect("a message");
        let Some(drawn) = turn.drew.get(state.next).copied() else {
            state.unknown += 1;
            state.pile.push_back(top);
            return vec![state];
        };
        state.next += 1;
        let known = |pile: &VecDeque<Option<u32>>| pile.contains(&Some(drawn.number));
        if top.is_some_and(|top| top != drawn.number) || (top.is_none() && known(&state.pile)) {
            state.pile.push_back(top);
            state.refused = true;
            return vec![state];
        }
        let mut states = Vec::new();
        let written = turn.then.iter().filter(|t| !t.builder).nth(state.fours);
        let tile = drawn.number == 4 && drawn.points != Some(true);
        if tile {
            states.extend(self.another_tile(drawn, written, state.clone(), within));
        }
        if !tile || (drawn.points.is_none() && written.is_none()) {
            state.pile.push_back(Some(drawn.number));
            let taken = self.points_of(turn, drawn, &state, within, tile);
            if !tile && !self.may_take(drawn, &state) {
                state.refused = true;
                states.push(state);
            }
            states.extend(taken);
        }
        states
    }

    fn another_tile(&self, drawn: MessageDraw, written: Option<&Turn>, state: State, within: &str) -> Vec<State> {
        let mut state = state;
        choose(&mut state, "message 4", "another tile");
        let (next, fours, waits, just) = (state.next, state.fours, state.waits, state.just);
        let steps = state.steps;
        let name = match within {
            "" => "the extra turn from message 4".to_owned(),
            _ => format!("the extra turn from message 4 in {within}"),
        };
        let mut states = match written {
            Some(turn) => self.turn(turn, state, &name),
            None => vec![state],
        };
        for state in &mut states {
            state.pile.push_back(Some(drawn.number));
            (state.next, state.fours, state.just) = (next, fours + 1, just);
            state.due = [false; 2];
            state.waits = [0, 1].map(|pawn| waits[pawn] && state.steps[pawn] == steps[pawn]);
        }
        states
    }

    /// Returns `true` if a figure may take a message in some way.
    fn may_take(&self, drawn: MessageDraw, state: &State) -> bool {
        let figures = (0..2).filter(|p| self.has(0, *p) && drawn.by.is_none_or(|by| by == *p));
        let bound = |pawn: &usize| self.law.one_figure && state.only.is_some_and(|only| only != *pawn);
        let nothing =
            drawn.points != Some(true) && self.ways(drawn.number, state).iter().any(|(points, _, _)| *points == 0);
        let mut figures = figures.filter(|pawn| nothing || !bound(pawn));
        figures.next().is_some()
    }

    /// Plays a message for its own points or for 2 instead.
    fn points_of(&self, turn: &Turn, drawn: MessageDraw, state: &State, within: &str, tile: bool) -> Vec<State> {
        let mut ways: Vec<(i64, String, Option<usize>)> = Vec::new();
        if drawn.points != Some(true) && !tile {
            ways.extend(self.ways(drawn.number, state));
        }
        if drawn.points != Some(false) {
            ways.push((2, "2 points instead".to_owned(), None));
        }
        let label = format!("message {}", drawn.number);
        let test = if within.is_empty() { label.clone() } else { format!("{label} in {within}") };
        let mut states = Vec::new();
        for (points, how, home) in ways {
            for pawn in (0..2).filter(|p| self.has(0, *p) && drawn.by.is_none_or(|by| by == *p)) {
                let bound = self.law.one_figure && points > 0;
                if bound && state.only.is_some_and(|only| only != pawn) {
                    continue;
                }
                let mut state = state.clone();
                choose(&mut state, &label, &format!("{how} {}", PAWNS[pawn]));
                if let Some(man) = home {
                    state.here[man] = false;
                }
                if points > 0 {
                    Self::advance(0, pawn, points, &mut state);
                }
                if self.law.chain {
                    states.extend(self.look(turn, state, false, &test, within));
                } else {
                    state.due = [false; 2];
                    states.push(state);
                }
            }
        }
        states
    }
}
