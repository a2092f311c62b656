//! The pig (*Traders & Builders*).
//!
//! A player who scores a field and has a pig on it gets 4 instead of 3 for each complete city; a
//! second pig adds nothing. The pig counts for no majority, helps nobody else, and brings nothing to
//! a player who does not score the field; where several tie, only those with a pig get the 4.
//! (*Traders & Builders*; WikiCarpedia's table of field scoring. That several pigs of one player do
//! not add up is told by none of the rules read; each player has but one.)
//!
//! Farmers who are scored because a barn is set, or because they were joined to one, are raised in the
//! same way ([`barn`](super::barn)); the barn itself is not.
//!
//! Halves change nothing here beyond what they do to fields and cities.

use std::collections::BTreeSet;

use super::field::BESIEGED;
use super::finding::{Item, Thing};
use super::step::Step;
use super::{Finding, Mechanic, Subject, Table};
use crate::landscape::AreaIx;
use crate::rulebook::{Inquiry, NotApplicable, QuestionId};
use crate::scenario::{FeatureKind, Figure, PlayerIx};

/// The pig.
#[derive(Debug)]
pub(super) struct Pig;

impl Mechanic for Pig {
    fn name(&self) -> &'static str {
        "pig"
    }

    fn about(&self) -> &'static str {
        "A player who scores a field and has a pig on it (Traders & Builders) gets 4 instead of 3 points for each \
         complete city. The pig owns nothing, counts for no majority and helps nobody else. The source is WikiCarpedia's \
         table of field scoring."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[]
    }

    fn has_a_say(&self) -> bool {
        true
    }

    fn adds(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        finding: &mut Finding,
        _: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        if subject.kind != FeatureKind::Field {
            return Ok(());
        }
        let keepers: Vec<PlayerIx> = keepers(table, &finding.areas)
            .into_iter()
            .filter(|player| finding.points.contains_key(player))
            .collect();
        // What is counted for a barn and for farmers joined to one are things of their own.
        if keepers.is_empty() || !finding.items.iter().any(|item| item.thing == Thing::CITY) {
            return Ok(());
        }
        let mut shares = std::mem::take(&mut finding.shares);
        for player in finding.points.keys() {
            let share = shares.entry(*player).or_insert_with(|| finding.items.clone());
            if keepers.contains(player) {
                *share = raised(share, Thing::CITY);
            }
        }
        *finding = std::mem::take(finding).shared(shares);
        finding.steps.extend(keepers.into_iter().map(|player| tell(table, player)));
        Ok(())
    }
}

/// Who has a pig on a field, each player once.
pub(super) fn keepers(table: &Table<'_>, fields: &[AreaIx]) -> BTreeSet<PlayerIx> {
    let there = table.meeples_on(fields).into_iter();
    there.filter(|m| m.figure == Figure::Pig).map(|m| m.player).collect()
}

/// The sum of a player with a pig: 1 more for each of what counts the cities.
pub(super) fn raised(items: &[Item], city: Thing) -> Vec<Item> {
    let more = |item: &Item| u32::from([city, BESIEGED].contains(&item.thing));
    items.iter().map(|item| Item { each: item.each.saturating_add(more(item)), ..*item }).collect()
}

/// Says what a pig brings its owner.
pub(super) fn tell(table: &Table<'_>, player: PlayerIx) -> Step {
    Step::Tell(format!(
        "The pig of {} brings its owner 1 more for each complete city.",
        table.scenario.player(player)
    ))
}

#[cfg(test)]
mod tests {
    use super::super::try_out::found;

    fn field(meeples: &str) -> Vec<String> {
        let text = format!(
            "board: |\n  a  b\n  f  g\ntiles:\n  a: {{ city: E }}\n  b: {{ city: W }}\n  f g: {{}}\nmeeples: {meeples}\n"
        );
        found(&text, "a.field", "2025")
    }

    #[test]
    fn its_owner_gets_four_for_each_complete_city() {
        assert_eq!(field("{ red: [a.field, pig f.field] }"), ["worth 3: red 4"]);
        assert_eq!(field("{ red: [a.field, pig f.field, pig g.field] }"), ["worth 3: red 4"]);
    }

    #[test]
    fn who_ties_without_one_gets_three() {
        let tied = "{ red: [a.field, pig f.field], blue: g.field }";
        assert_eq!(field(tied), ["worth 3: red 4, blue 3"]);
    }

    #[test]
    fn it_brings_nothing_to_who_does_not_score() {
        assert_eq!(
            field("{ red: [a.field, pig f.field], blue: large g.field }"),
            ["worth 3: blue 3"]
        );
        assert_eq!(field("{ red: pig f.field }"), ["worth 3: "]);
        assert_eq!(field("{ red: pig f.field, blue: g.field }"), ["worth 3: blue 3"]);
    }

    #[test]
    fn without_a_complete_city_there_is_nothing_to_raise() {
        let text =
            "board: |\n  a\ntiles:\n  a: { city: E }\nmeeples: { red: [a.field, pig a.field] }\n";
        assert_eq!(found(text, "a.field", "2025"), ["worth 0: "]);
    }
}
