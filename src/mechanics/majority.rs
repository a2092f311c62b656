//! Who scores a feature: whoever has most meeples on it, and all who tie for most.
//!
//! A large meeple counts two. (Base game; *Inns & Cathedrals* for the large meeple.)

use std::collections::BTreeMap;

use crate::scenario::{Meeple, PlayerIx, Scenario};

/// Gives the points of a feature to its owners; says how in `steps`.
pub(super) fn share(
    scenario: &Scenario,
    meeples: &[&Meeple],
    worth: u32,
    steps: &mut Vec<String>,
) -> BTreeMap<PlayerIx, u32> {
    let mut strength: BTreeMap<PlayerIx, u32> = BTreeMap::new();
    for meeple in meeples {
        *strength.entry(meeple.player).or_default() += if meeple.large { 2 } else { 1 };
    }
    let Some(most) = strength.values().copied().max() else {
        steps.push(format!("No meeple stands there: nobody scores; it is worth {worth}."));
        return BTreeMap::new();
    };
    let owners: Vec<PlayerIx> =
        strength.iter().filter(|(_, n)| **n == most).map(|(p, _)| *p).collect();
    let names: Vec<&str> = owners.iter().map(|p| scenario.player(*p)).collect();
    let large = if meeples.iter().any(|m| m.large) { " (a large meeple counts 2)" } else { "" };
    if strength.len() > 1 {
        let counts: Vec<String> =
            strength.iter().map(|(p, n)| format!("{} {n}", scenario.player(*p))).collect();
        let outcome = if owners.len() > 1 { "a tie, so all of them score" } else { "the majority" };
        steps.push(format!(
            "Meeples there: {}{large}; {}: {outcome}.",
            counts.join(", "),
            names.join(" and ")
        ));
    } else {
        steps.push(format!("Only {} stands there.", names.join(" and ")));
    }
    if worth == 0 {
        return BTreeMap::new();
    }
    owners.into_iter().map(|p| (p, worth)).collect()
}
