//! The parts of a sum over the board. Each keeps only the readings that make a difference to its points, so that the
//! sum is repeated for those readings alone.

use std::collections::BTreeMap;

use carcassonne_base::gathering::distinct;
use carcassonne_law::{Inquiry, LawResult, QuestionId, ReadingPath, are_alike};
use carcassonne_position::{Place, PlayerIx};

use crate::mechanics::Thing;

/// The points of each player.
pub(crate) type Points = BTreeMap<PlayerIx, u32>;

/// A part of the players' sums of points, with its points under each reading that matters.
#[derive(Debug)]
pub struct Part {
    /// The kind of thing that the points of the part are for.
    pub thing: Thing,
    /// The place of the feature, or of the first of several that gaps may join; `None` for any other part.
    pub place: Option<Place>,
    /// Every question of law that was asked for the part under some reading, without duplicates.
    asked: Vec<QuestionId>,
    /// The points of the part under each combination of readings of those open questions that make a difference.
    ways: Vec<(ReadingPath, Points)>,
}

impl Part {
    /// Works out the points of a part with `run`, under every reading that the law leaves open.
    pub fn evaluate(
        thing: Thing,
        place: Option<Place>,
        law: &Inquiry<'_, '_>,
        run: impl FnMut(&mut Inquiry<'_, '_>) -> LawResult<Points>,
    ) -> LawResult<Self> {
        let mut ways = law.run_every_reading(run)?;
        let asked: Vec<QuestionId> = distinct(ways.iter().flat_map(|(way, _)| way).map(|(question, _)| *question));
        for (way, _) in &mut ways {
            way.retain(|(question, _)| law.open_reading_count(*question).is_some());
        }
        for question in asked.iter().copied().filter(|question| law.open_reading_count(*question).is_some()) {
            if makes_no_difference(question, &ways) {
                for (way, _) in &mut ways {
                    way.retain(|(other, _)| *other != question);
                }
            }
        }
        Ok(Self { thing, place, asked, ways: distinct(ways) })
    }

    /// Returns the open questions that make a difference to the part, once for each combination of readings.
    pub fn deciding_questions(&self) -> impl Iterator<Item = QuestionId> {
        self.ways.iter().flat_map(|(way, _)| way).map(|(question, _)| *question)
    }

    /// Returns the points under the law's readings: asks the questions that make a difference, and notes the others.
    pub fn points(&self, law: &mut Inquiry<'_, '_>) -> LawResult<&Points> {
        let holds =
            |way: &ReadingPath| way.iter().all(|(question, reading)| law.peek_reading(*question) == Some(*reading));
        // Every combination of readings is one of the ways, except those that count in two units what is read alike;
        // the results of these are not used.
        let (way, points) = self.ways.iter().find(|(way, _)| holds(way)).unwrap_or(&self.ways[0]);
        for (question, _) in way {
            law.ask_id(*question)?;
        }
        for question in &self.asked {
            law.note(*question)?;
        }
        Ok(points)
    }
}

/// Returns `true` if the points in `ways` never depend on the reading of `question`, or of the questions read like it.
fn makes_no_difference(question: QuestionId, ways: &[(ReadingPath, Points)]) -> bool {
    let is_other = |(other, _): &(QuestionId, _)| *other != question && !are_alike(*other, question);
    let without_question = |way: &ReadingPath| -> ReadingPath { way.iter().copied().filter(is_other).collect() };
    let is_compatible = |a: &ReadingPath, b: &ReadingPath| {
        a.iter().all(|(asked, reading)| b.iter().find(|(other, _)| other == asked).is_none_or(|(_, r)| r == reading))
    };
    let reduced: Vec<(ReadingPath, &Points)> =
        ways.iter().map(|(way, points)| (without_question(way), points)).collect();
    reduced.iter().enumerate().all(|(n, (a, x))| reduced[n + 1..].iter().all(|(b, y)| x == y || !is_compatible(a, b)))
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_law::{AtGap, FieldAtGap, GAP_CITY_ROAD, GAP_FIELD, Law, RuleSet, run_every_reading};

    use super::*;

    #[test]
    fn only_what_makes_a_difference_is_tried_again() {
        const OWN: Thing = Thing::TILE;
        let set = RuleSet::from_word("2014").expect("an era");
        let law = Law::new(&set);
        let player = PlayerIx::new(0).expect("a player");
        let runs = run_every_reading(&law, |inquiry| {
            let part = Part::evaluate(OWN, None, inquiry, |law| {
                let points = match law.ask(GAP_CITY_ROAD)? {
                    AtGap::KeepsOpen => 1,
                    AtGap::Ignored => 2,
                };
                let (FieldAtGap::Separates | FieldAtGap::Joins) = law.ask(GAP_FIELD)?;
                Ok([(player, points)].into())
            })?;
            assert_eq!(part.deciding_questions().collect::<Vec<_>>(), [GAP_CITY_ROAD.id, GAP_CITY_ROAD.id]);
            Ok(part.points(inquiry)?[&player])
        });
        let runs = runs.expect("applies");
        assert_eq!(runs.iter().map(|(_, points)| *points).collect::<Vec<_>>(), [1, 2]);
        // A question that makes no difference is recorded too, with one reading.
        assert!(runs.iter().all(|(asked, _)| asked.iter().any(|(question, _)| *question == GAP_FIELD.id)));
    }
}
