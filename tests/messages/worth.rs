//! The worth of a spot or a message in a state, counted by hand.

use super::game::{Figure, Kind, Spot};
use super::slow::{Hand, State};
use super::text::standing;

impl Hand<'_> {
    pub(super) fn complete(&self, part: usize, state: &State) -> bool {
        self.game.parts[part].complete && state.laid[part]
    }

    /// Returns the present worth of a spot, in points.
    pub(super) fn worth(&self, spot: Spot, state: &State) -> i64 {
        let part = match spot {
            Spot::On(part) => part,
            Spot::Field(part) => {
                let city = matches!(self.game.parts[part].kind, Kind::City { .. });
                return if city && self.complete(part, state) { 3 } else { 0 };
            }
        };
        let what = &self.game.parts[part];
        let mut count = i64::from(what.spaces);
        count += i64::from(what.pair && self.law.by_tile);
        count -= i64::from(!state.laid[part]);
        let complete = self.complete(part, state);
        match what.kind {
            Kind::Monastery => count,
            Kind::Road { inn } => count * each(complete, inn, 2, 1),
            Kind::City { coats, cathedral } => {
                (count + i64::from(coats))
                    * if complete { each(true, cathedral, 3, 2) } else { each(false, cathedral, 0, 1) }
            }
        }
    }

    /// Returns every way to take the printed effect of a message.
    pub(super) fn ways(&self, number: u32, state: &State) -> Vec<(i64, String, Option<usize>)> {
        let own = |spot: Spot| {
            let men = self.game.men.iter().zip(&state.here);
            let men = men.filter(|(m, here)| **here && m.player == 0 && m.spot == spot);
            men.filter(|(m, _)| m.figure != Figure::Builder).count()
        };
        let parts = || 0..self.game.parts.len();
        let of =
            |kind: u32| parts().filter(move |p| kind_of(self.game.parts[*p].kind) == kind && own(Spot::On(*p)) > 0);
        let points = match number {
            1..=3 => of(number).map(|p| self.worth(Spot::On(p), state)).min().unwrap_or(0),
            5 => of(2).map(|p| i64::from(self.game.coats(p))).sum::<i64>() * 2,
            6 => 2 * i64::try_from(of(2).map(|p| own(Spot::On(p))).sum::<usize>()).expect("few"),
            7 => 2 * i64::try_from(parts().map(|p| own(Spot::Field(p))).sum::<usize>()).expect("few"),
            _ => return self.ways_of_eight(state),
        };
        vec![(points, format!("{points} points"), None)]
    }

    fn ways_of_eight(&self, state: &State) -> Vec<(i64, String, Option<usize>)> {
        let mut ways: Vec<(i64, String, Option<usize>)> = Vec::new();
        for (ix, man) in self.game.men.iter().enumerate() {
            if !state.here[ix] || man.player != 0 || man.figure == Figure::Builder {
                continue;
            }
            let majority = self.game.owners(man.spot, &state.here).contains(&0);
            let idle = match man.spot {
                Spot::On(part) => man.figure == Figure::Mayor && self.game.coats(part) == 0,
                Spot::Field(_) => false,
            };
            let counts = majority || (!self.law.eight_needs && !idle);
            let points = if counts { self.worth(man.spot, state) } else { 0 };
            ways.push((points, format!("{points} points for {}", standing(self.game, man)), Some(ix)));
        }
        if ways.is_empty() {
            ways.push((0, "0 points".to_owned(), None));
        }
        ways
    }
}

/// Returns the number of the message that is about parts of a kind.
fn kind_of(kind: Kind) -> u32 {
    match kind {
        Kind::Road { .. } => 1,
        Kind::City { .. } => 2,
        Kind::Monastery => 3,
    }
}

/// Returns the points per tile: with an inn or cathedral (`special`) `rich` or nothing, else `usual`.
fn each(complete: bool, special: bool, rich: i64, usual: i64) -> i64 {
    match (complete, special) {
        (false, true) => 0,
        (true, true) => rich,
        (_, false) => usual,
    }
}
