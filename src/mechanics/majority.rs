//! Who scores a feature: whoever has most meeples on it, and all who tie for most.
//!
//! A large meeple counts two; a builder, a pig or a shepherd counts nothing, and so owns nothing.
//! (Base game; *Inns & Cathedrals* for the large meeple, *Traders & Builders* for builder and pig.)

use std::collections::BTreeMap;

use super::step::Step;
use crate::scenario::{Figure, Meeple, PlayerIx};

/// What a mayor counts here: the coats of arms of his city are not looked at.
const MAYOR: u32 = 1;

/// Gives the points of a feature to its owners; says how in `steps`.
pub(super) fn share(
    meeples: &[&Meeple],
    worth: u32,
    steps: &mut Vec<Step>,
) -> BTreeMap<PlayerIx, u32> {
    let mut strength: BTreeMap<PlayerIx, u32> = BTreeMap::new();
    for meeple in meeples {
        let counts = meeple.figure.strength().unwrap_or(MAYOR);
        if counts > 0 {
            *strength.entry(meeple.player).or_default() += counts;
        }
    }
    let Some(most) = strength.values().copied().max() else {
        steps.push(Step::Nobody(worth));
        return BTreeMap::new();
    };
    let owners: Vec<PlayerIx> =
        strength.iter().filter(|(_, n)| **n == most).map(|(p, _)| *p).collect();
    match owners.as_slice() {
        [only] if strength.len() == 1 => steps.push(Step::Alone(*only)),
        _ => steps.push(Step::Strengths {
            strengths: strength.iter().map(|(p, n)| (*p, *n)).collect(),
            owners: owners.clone(),
            large: meeples.iter().any(|m| m.figure == Figure::Large),
        }),
    }
    if worth == 0 {
        return BTreeMap::new();
    }
    owners.into_iter().map(|p| (p, worth)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::try_out::found;

    fn city(meeples: &str) -> Vec<String> {
        let text = format!("board: |\n  a\ntiles:\n  a: {{ city: N }}\nmeeples: {meeples}\n");
        found(&text, "a.city", "2025")
    }

    #[test]
    fn a_builder_owns_nothing_and_breaks_no_tie() {
        assert_eq!(city("{ red: builder a.city }"), ["open, worth 1: "]);
        let tied = city("{ red: [a.city, builder a.city], blue: wagon a.city }");
        assert_eq!(tied, ["open, worth 1: red 1, blue 1"]);
    }

    #[test]
    fn a_large_meeple_counts_two() {
        let most = city("{ red: large a.city, blue: phantom a.city }");
        assert_eq!(most, ["open, worth 1: red 1"]);
    }

    #[test]
    fn a_pig_and_a_shepherd_own_no_field() {
        let text = "board: |\n  a  b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples:\n  red: [pig a.field, shepherd a.field]\n  blue: a.field\n";
        assert_eq!(found(text, "a.field", "2025"), ["worth 3: blue 3"]);
    }
}
