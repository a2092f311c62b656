//! The worth of a spot or a message in a state, counted by hand.

use super::game::{Figure, Kind, Spot};
use super::slow::{Simulator, State};
use super::text::man_place;

impl Simulator<'_> {
    pub(super) fn is_complete(&self, part: usize, state: &State) -> bool {
        self.game.parts[part].complete && state.placed[part]
    }

    /// Returns the points that a spot is worth if it is scored in this state.
    pub(super) fn worth(&self, spot: Spot, state: &State) -> i64 {
        let part = match spot {
            Spot::On(part) => part,
            Spot::Field(part) => {
                let is_city = matches!(self.game.parts[part].kind, Kind::City { .. });
                return if is_city && self.is_complete(part, state) { 3 } else { 0 };
            }
        };
        let feature = &self.game.parts[part];
        let mut count = i64::from(feature.spaces);
        count += i64::from(feature.pair && self.law.counts_tiles);
        count -= i64::from(!state.placed[part]);
        let is_complete = self.is_complete(part, state);
        match feature.kind {
            Kind::Monastery => count,
            Kind::Road { inn } => count * points_per_tile(is_complete, inn, 2, 1),
            Kind::City { coats, cathedral } => {
                (count + i64::from(coats))
                    * if is_complete {
                        points_per_tile(true, cathedral, 3, 2)
                    } else {
                        points_per_tile(false, cathedral, 0, 1)
                    }
            }
        }
    }

    /// Returns every way to take a message's effect: the points, a description, and the meeple that goes home.
    pub(super) fn ways(&self, number: u32, state: &State) -> Vec<(i64, String, Option<usize>)> {
        let count_own = |spot: Spot| {
            let men = self.game.men.iter().zip(&state.on_board);
            let men = men.filter(|(m, here)| **here && m.player == 0 && m.spot == spot);
            men.filter(|(m, _)| m.figure != Figure::Builder).count()
        };
        let parts = || 0..self.game.parts.len();
        let parts_of_kind = |kind: u32| {
            parts().filter(move |p| message_number(self.game.parts[*p].kind) == kind && count_own(Spot::On(*p)) > 0)
        };
        let points = match number {
            1..=3 => parts_of_kind(number).map(|p| self.worth(Spot::On(p), state)).min().unwrap_or(0),
            5 => parts_of_kind(2).map(|p| i64::from(self.game.coats(p))).sum::<i64>() * 2,
            6 => 2 * i64::try_from(parts_of_kind(2).map(|p| count_own(Spot::On(p))).sum::<usize>()).expect("few"),
            7 => 2 * i64::try_from(parts().map(|p| count_own(Spot::Field(p))).sum::<usize>()).expect("few"),
            _ => return self.ways_of_message_8(state),
        };
        vec![(points, format!("{points} points"), None)]
    }

    fn ways_of_message_8(&self, state: &State) -> Vec<(i64, String, Option<usize>)> {
        let mut ways: Vec<(i64, String, Option<usize>)> = Vec::new();
        for (ix, man) in self.game.men.iter().enumerate() {
            if !state.on_board[ix] || man.player != 0 || man.figure == Figure::Builder {
                continue;
            }
            let has_majority = self.game.owners(man.spot, &state.on_board).contains(&0);
            let is_idle = match man.spot {
                Spot::On(part) => man.figure == Figure::Mayor && self.game.coats(part) == 0,
                Spot::Field(_) => false,
            };
            let has_points = has_majority || (!self.law.eight_needs_majority && !is_idle);
            let points = if has_points { self.worth(man.spot, state) } else { 0 };
            ways.push((points, format!("{points} points for {}", man_place(self.game, man)), Some(ix)));
        }
        if ways.is_empty() {
            ways.push((0, "0 points".to_owned(), None));
        }
        ways
    }
}

/// Returns the number of the message that is about parts of a kind.
fn message_number(kind: Kind) -> u32 {
    match kind {
        Kind::Road { .. } => 1,
        Kind::City { .. } => 2,
        Kind::Monastery => 3,
    }
}

/// Returns the points per tile: with an inn or cathedral (`special`) `rich` if complete and else 0; otherwise `usual`.
fn points_per_tile(complete: bool, special: bool, rich: i64, usual: i64) -> i64 {
    match (complete, special) {
        (false, true) => 0,
        (true, true) => rich,
        (_, false) => usual,
    }
}
