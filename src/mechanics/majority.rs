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
