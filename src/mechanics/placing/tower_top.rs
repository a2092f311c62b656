//! The question whether a meeple can be placed on top of a tower, and which dangers reach it there.

use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::placing::half_words;
use crate::rulebook::{Inquiry, NotApplicable, REACH_TOWER_TOP, TowerTop};
use crate::scenario::{Figure, PlayerIx, TileIx};
use crate::wording::{Arg, Sentence, say};

/// The reply key of the dangers that reach a meeple on top of a tower.
pub(super) const DANGERS: &str = "dangers";

/// A question whether a figure can be placed on top of the tower of a tile.
#[derive(Debug)]
pub(super) struct TopOfTower {
    pub(super) player: PlayerIx,
    pub(super) figure: Figure,
    pub(super) tile: TileIx,
}

impl Query for TopOfTower {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::SubjectTile { tile: self.tile }]
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        say!(meeple_placing::HeadingTop { player: self.player, figure: self.figure.word(), tile: self.tile })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let dangers = || Arg::list(half_words::clauses(&finding.reply, DANGERS).iter().cloned());
        Some(match half_words::reasons(&finding.reply) {
            [first, ..] => Answer::new(
                say!(meeple_placing::TodayNot { because: first.clone() }),
                say!(meeple_placing::RowNot { reason: half_words::reason_name(first), player: self.player }),
            ),
            [] => Answer::new(
                say!(meeple_placing::TodayTop { tile: self.tile, dangers: dangers() }),
                say!(meeple_placing::RowTop { dangers: dangers() }),
            ),
        })
    }

    fn summarize(&self, _: &[&Finding]) -> Vec<Sentence> {
        vec![say!(meeple_placing::TodayTopOpen { tile: self.tile }), say!(meeple_placing::TopOpen)]
    }

    fn judge(&self, _: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let can_stand = match self.figure {
            Figure::Meeple | Figure::Large | Figure::Phantom | Figure::Ringmaster => true,
            Figure::Abbot
            | Figure::Mayor
            | Figure::Wagon
            | Figure::Builder
            | Figure::Pig
            | Figure::Shepherd
            | Figure::Acrobat => false,
        };
        if !can_stand {
            let reason = say!(meeple_placing::NotOnTop { figure: self.figure.word() });
            return Ok(Finding { reply: Reply::allowed(vec![reason]), ..Finding::default() });
        }
        let dangers = match law.ask(REACH_TOWER_TOP)? {
            TowerTop::Nothing => Vec::new(),
            TowerTop::Towers => vec![say!(meeple_placing::CapturedOnTop)],
            TowerTop::Both => vec![say!(meeple_placing::CapturedOnTop), say!(meeple_placing::EatenOnTop)],
        };
        let reply = Reply::allowed(Vec::new()).with(DANGERS, ReplyPart::clauses(dangers));
        Ok(Finding { reply, steps: vec![say!(meeple_placing::ClosesTheTower)], ..Finding::default() })
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::placing::try_out::answer_lines;
    use crate::mechanics::test_support::{answer_question, question_problems};
    use crate::text::Code;

    fn scenario_text(body: &str) -> String {
        format!("players: [red]\nboard: |\n  a\ntiles:\n  a: {{ city: N }}\nask:\n  - place: {body}\n")
    }

    #[test]
    fn a_meeple_closes_the_tower_and_what_reaches_it_is_told_in_two_ways() {
        let top = scenario_text("{ meeple: red, at: a.tower }");
        assert_eq!(
            answer_question(&top, "2014").0,
            ["allowed yes; dangers ", "allowed yes; dangers a tower can capture it there, the dragon can eat it there"]
        );
        assert_eq!(
            answer_question(&top, "now").0,
            [
                "allowed yes; dangers a tower can capture it there",
                "allowed yes; dangers a tower can capture it there, the dragon can eat it there"
            ]
        );
        assert_eq!(answer_question(&top, "2001").0, ["n/a"]);
        let mayor = scenario_text("{ meeple: red, at: a.tower, figure: mayor }");
        assert_eq!(
            answer_lines(&mayor, "now"),
            [
                "It cannot be placed there: a mayor cannot be placed on top of a tower. | not allowed: it cannot go there"
            ]
        );
    }

    #[test]
    fn mistakes_are_underlined() {
        assert_eq!(
            question_problems(&scenario_text("{ meeple: red, at: z.tower }")),
            [(Code::PlaceUnknown, "z".to_owned())]
        );
        assert_eq!(
            question_problems(&scenario_text("{ meeple: red, at: a.tower, as: monk }")),
            [(Code::ValueWrong, "monk".to_owned())]
        );
    }
}
