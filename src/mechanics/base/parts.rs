//! What the parts of a board come to, one by one, where only their sum is asked for: each under the readings that make a
//! difference to it, so that a sum is worked out again for these alone.

use std::collections::BTreeMap;

use super::sum::Thing;
use crate::rulebook::{Inquiry, NotApplicable, QuestionId, Way, are_alike};
use crate::scenario::{Place, PlayerIx};

/// The points of each player.
pub(in crate::mechanics) type Points = BTreeMap<PlayerIx, u32>;

/// A part of a sum.
#[derive(Debug)]
pub(in crate::mechanics) struct Part {
    /// What its points are for.
    pub(in crate::mechanics) from: Thing,
    /// Its first place, if it is one feature.
    pub(in crate::mechanics) at: Option<Place>,
    /// Every question that came up.
    asked: Vec<QuestionId>,
    /// What it comes to under the readings of those open questions that make a difference.
    ways: Vec<(Way, Points)>,
}

impl Part {
    /// Works a part out under every reading that the law leaves open.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where the law is asked about something that did not exist yet.
    pub(in crate::mechanics) fn of(
        from: Thing,
        at: Option<Place>,
        law: &Inquiry<'_, '_>,
        run: impl FnMut(&mut Inquiry<'_, '_>) -> Result<Points, NotApplicable>,
    ) -> Result<Self, NotApplicable> {
        let mut ways = law.every(run)?;
        let mut asked: Vec<QuestionId> = Vec::new();
        for (question, _) in ways.iter().flat_map(|(way, _)| way) {
            if !asked.contains(question) {
                asked.push(*question);
            }
        }
        for (way, _) in &mut ways {
            way.retain(|(question, _)| law.choice(*question).is_some());
        }
        for question in asked.iter().copied().filter(|question| law.choice(*question).is_some()) {
            if makes_no_difference(question, &ways) {
                for (way, _) in &mut ways {
                    way.retain(|(other, _)| *other != question);
                }
            }
        }
        let mut each: Vec<(Way, Points)> = Vec::new();
        for way in ways {
            if !each.contains(&way) {
                each.push(way);
            }
        }
        Ok(Self { from, at, asked, ways: each })
    }

    /// The open questions that make a difference to it.
    pub(in crate::mechanics) fn turns_on(&self) -> impl Iterator<Item = QuestionId> {
        self.ways.iter().flat_map(|(way, _)| way).map(|(question, _)| *question)
    }

    /// What it comes to under the readings that hold here; of the law only that is asked which makes a difference.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where the law is asked about something that did not exist yet.
    pub(in crate::mechanics) fn points(&self, law: &mut Inquiry<'_, '_>) -> Result<&Points, NotApplicable> {
        let fits = |way: &Way| way.iter().all(|(question, reading)| law.would_hold(*question) == Some(*reading));
        // Every combination of readings is one of the ways, but for those that count in two units what is read alike; nothing
        // comes of these.
        let (way, points) = self.ways.iter().find(|(way, _)| fits(way)).unwrap_or(&self.ways[0]);
        for (question, _) in way {
            law.ask_id(*question)?;
        }
        for question in &self.asked {
            law.note(*question)?;
        }
        Ok(points)
    }
}

/// Whether all ways that differ in the reading of a question, and of what is read alike, come to the same.
fn makes_no_difference(question: QuestionId, ways: &[(Way, Points)]) -> bool {
    let is_other = |(other, _): &(QuestionId, _)| *other != question && !are_alike(*other, question);
    let but = |way: &Way| -> Way { way.iter().copied().filter(is_other).collect() };
    let meets = |a: &Way, b: &Way| {
        a.iter().all(|(asked, reading)| b.iter().find(|(other, _)| other == asked).is_none_or(|(_, r)| r == reading))
    };
    let without: Vec<(Way, &Points)> = ways.iter().map(|(way, points)| (but(way), points)).collect();
    without.iter().enumerate().all(|(n, (a, x))| without[n + 1..].iter().all(|(b, y)| x == y || !meets(a, b)))
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::rulebook::{AtGap, FieldAtGap, GAP_CITY_ROAD, GAP_FIELD, Law, RuleSet, every_reading};

    #[test]
    fn only_what_makes_a_difference_is_tried_again() {
        const OWN: Thing = Thing::TILE;
        let set = RuleSet::named("2014").expect("an era");
        let law = Law::of(&set);
        let player = PlayerIx::new(0).expect("a player");
        let runs = every_reading(&law, |inquiry| {
            let part = Part::of(OWN, None, inquiry, |law| {
                let points = match law.ask(GAP_CITY_ROAD)? {
                    AtGap::KeepsOpen => 1,
                    AtGap::Ignored => 2,
                };
                let (FieldAtGap::Separates | FieldAtGap::Joins) = law.ask(GAP_FIELD)?;
                Ok([(player, points)].into())
            })?;
            assert_eq!(part.turns_on().collect::<Vec<_>>(), [GAP_CITY_ROAD.id, GAP_CITY_ROAD.id]);
            Ok(part.points(inquiry)?[&player])
        });
        let runs = runs.expect("applies");
        assert_eq!(runs.iter().map(|(_, points)| *points).collect::<Vec<_>>(), [1, 2]);
        // What makes none is told all the same, with one reading.
        assert!(runs.iter().all(|(asked, _)| asked.iter().any(|(question, _)| *question == GAP_FIELD.id)));
    }
}
