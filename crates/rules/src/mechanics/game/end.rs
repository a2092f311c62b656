//! The end of a game with halves: whether the game is over, and which halves are lost.

use std::collections::BTreeMap;

use carcassonne_law::{
    END_ABBEYS, END_TRIGGER, END_UNPLAYED, EndAbbeys, EndTrigger, Inquiry, LawResult, QuestionId, Unplayed,
};
use carcassonne_position::bodies::{EndBody, values};
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{At, PlayerIx, Reader};

use crate::mechanics::{Answer, Askable, END_FORM, EndReply, Finding, Mechanic, Query, Role, Table, TypedReply, cards};

pub(super) static END: Mechanic = Mechanic {
    card: cards::END,
    questions: &[QuestionId::EndTrigger, QuestionId::EndAbbeys, QuestionId::EndUnplayed],
    roles: &[Role::Answers(&[Askable { form: &END_FORM, read }])],
};

/// A question on the end of a turn: the number of normal tiles left, and the halves and abbeys in hand.
#[derive(Debug)]
struct LastTurn {
    normal_tiles: u32,
    /// Set if the question has the key for halves in hand, even if no player has any: the game has halves.
    has_halves: bool,
    halves: Vec<(PlayerIx, u32)>,
    abbeys: Vec<(PlayerIx, u32)>,
    /// The players who have had the turn to place an abbey after the last tile.
    passed_players: Vec<PlayerIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = EndBody::read(reader);
    Some(Box::new(LastTurn {
        normal_tiles: body.normal_tiles_left?.value,
        has_halves: body.halves_in_hand.is_some(),
        halves: holders(body.halves_in_hand),
        abbeys: holders(body.abbeys_in_hand),
        passed_players: values(body.passed),
    }))
}

/// Returns the players who hold something, each with the number of things.
fn holders(counts: Option<At<BTreeMap<PlayerIx, u32>>>) -> Vec<(PlayerIx, u32)> {
    counts.into_iter().flat_map(At::into_value).filter(|(_, n)| *n > 0).collect()
}

impl Query for LastTurn {
    fn depends_on_board(&self) -> bool {
        false
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let held = self.halves_in_words().chain(self.abbeys_in_words());
        let heading = say!(end::Heading { tiles: self.normal_tiles, held: Arg::list(held) });
        if self.passed_players.is_empty() {
            return heading;
        }
        say!(end::HeadingPassed { heading, players: Arg::list(&self.passed_players) })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = EndReply::read(&finding.reply)?;
        let is_lost = reply.lost.is_some();
        let answer = if self.normal_tiles > 0 {
            Answer::new(say!(end::TodayGoesOn { tiles: self.normal_tiles }), say!(end::RowGoesOn))
        } else if reply.abbeys.is_some() {
            let today = say!(end::TodayWaits { players: Arg::list(self.waiting_players().map(|(player, _)| player)) });
            Answer::new(today, say!(end::RowWaits { lost: is_lost }))
        } else {
            Answer::new(say!(end::TodayOver), say!(end::RowOver { lost: is_lost }))
        };
        let lost_halves = || say!(end::Lost { halves: Arg::list(self.halves_in_words()) });
        Some(if is_lost { answer.with_sentence(lost_halves()) } else { answer })
    }

    fn judge(&self, _: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        // Without halves, the last tile ends the game by the rules of the base game.
        if self.has_halves {
            let EndTrigger::LastNormalTile = law.ask(END_TRIGGER)?;
        }
        let is_last = self.normal_tiles == 0;
        let has_waiting = self.waiting_players().next().is_some();
        let is_waiting = is_last && has_waiting && law.ask(END_ABBEYS)? == EndAbbeys::After;
        let holders =
            self.passed_players.iter().filter(|player| self.abbeys.iter().any(|(holder, _)| holder == *player));
        let passed_holders: Vec<PlayerIx> = holders.copied().collect();
        let mut steps = vec![match (is_last, is_waiting) {
            (true, false) if !passed_holders.is_empty() => {
                say!(end::LastTilePassed { players: Arg::list(passed_holders) })
            }
            (true, false) => say!(end::LastTile),
            (true, true) => say!(end::LastTileButAbbeys),
            (false, _) => say!(end::TileLeft),
        }];
        let mut reply = EndReply { over: is_last && !is_waiting, ..EndReply::default() };
        if is_last && !self.halves.is_empty() {
            let Unplayed::Lost = law.ask(END_UNPLAYED)?;
            steps.push(say!(end::HalvesLost));
            reply.lost = Some(self.halves.clone());
        }
        reply.abbeys = is_waiting.then(|| self.waiting_players().collect());
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }
}

impl LastTurn {
    /// Returns the players who may still place an abbey after the last tile, each with the number of their abbeys.
    fn waiting_players(&self) -> impl Iterator<Item = (PlayerIx, u32)> {
        self.abbeys.iter().copied().filter(|(player, _)| !self.passed_players.contains(player))
    }

    /// Returns the halves in hand of each player, in words.
    fn halves_in_words(&self) -> impl Iterator<Item = Sentence> {
        self.halves.iter().map(|(player, n)| say!(end::Halves { player: *player, count: *n }))
    }

    /// Returns the abbeys in hand of each player, in words.
    fn abbeys_in_words(&self) -> impl Iterator<Item = Sentence> {
        self.abbeys.iter().map(|(player, n)| say!(end::Abbeys { player: *player, count: *n }))
    }
}
