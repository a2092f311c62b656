//! The question whether a meeple can be placed on top of a tower, and which dangers reach it there.

use carcassonne_law::{Inquiry, LawResult, REACH_TOWER_TOP, TowerTop};
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Figure, PlayerIx, TileIx};

use super::half_words;
use crate::mechanics::{Answer, Finding, MeeplePlacingReply, Pointer, Query, Table, TypedReply};

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
        let reply = MeeplePlacingReply::read(&finding.reply)?;
        let dangers = || Arg::list(reply.dangers.iter().flatten());
        Some(match reply.reasons.as_slice() {
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

    fn judge(&self, _: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        if !matches!(self.figure, Figure::Meeple | Figure::Large | Figure::Phantom | Figure::Ringmaster) {
            let reason = say!(meeple_placing::NotOnTop { figure: self.figure.word() });
            let reply =
                MeeplePlacingReply { allowed: Some(false), reasons: vec![reason], ..MeeplePlacingReply::default() };
            return Ok(Finding { reply: reply.into_reply(), ..Finding::default() });
        }
        let dangers = match law.ask(REACH_TOWER_TOP)? {
            TowerTop::Nothing => Vec::new(),
            TowerTop::Towers => vec![say!(meeple_placing::CapturedOnTop)],
            TowerTop::Both => vec![say!(meeple_placing::CapturedOnTop), say!(meeple_placing::EatenOnTop)],
        };
        let reply = MeeplePlacingReply { allowed: Some(true), dangers: Some(dangers), ..MeeplePlacingReply::default() };
        Ok(Finding {
            reply: reply.into_reply(),
            steps: vec![say!(meeple_placing::ClosesTheTower)],
            ..Finding::default()
        })
    }
}
