//! The answers of the law for a turn at the score track.

use carcassonne_law::{
    AnotherTile, DoubleTurn, DoubleTurnFairy, Inquiry, LawResult, MESSAGE_ANOTHER_TILE, MESSAGE_DOUBLE_TURN,
    MESSAGE_DOUBLE_TURN_FAIRY, MESSAGE_ORDER, MESSAGE_PAYMENTS, MESSAGE_PER_ROUND, MESSAGE_PILE, MESSAGE_ROUNDS,
    MESSAGE_TRIGGER, MessageOrder, MessagePerRound, MessagePile, MessageTrigger, OwnRound, Payments,
};

use super::scoreboard::Round;
use super::written_turn::Turn;

/// The answers of the law that every turn needs. Other questions of law are asked only where they make a difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rules {
    pub(super) trigger: MessageTrigger,
}

/// The time at which figures that advanced in a round are checked for dark spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CheckTime {
    /// The end of the round.
    EndOfRound,
    /// The end of phase 3, together with the figures that advanced in that phase.
    WithPhase3,
    /// No time at all.
    Never,
}

impl Rules {
    /// Asks the questions of law that what the turn contains raises, and returns the answers that playing it needs.
    pub(super) fn ask(turn: &Turn, law: &mut Inquiry<'_, '_>) -> LawResult<Self> {
        if turn.all_entries().any(|entry| entry.gain.payment().is_some()) {
            let Payments::NoRound = law.ask(MESSAGE_PAYMENTS)?;
        }
        let has_builder = turn.all_turns().iter().any(|turn| turn.builder);
        let has_message_4 = turn.all_draws().any(|drawn| drawn.number == 4);
        if has_builder {
            let DoubleTurn::Repeated = law.ask(MESSAGE_DOUBLE_TURN)?;
            let DoubleTurnFairy::LeftOut = law.ask(MESSAGE_DOUBLE_TURN_FAIRY)?;
        }
        if turn.all_draws().nth(1).is_some() {
            let MessagePile::EightInTurn = law.ask(MESSAGE_PILE)?;
        }
        if has_message_4 {
            let AnotherTile::WholeTurn = law.ask(MESSAGE_ANOTHER_TILE)?;
        }
        if has_builder && has_message_4 {
            let MessageOrder::MessageFirst = law.ask(MESSAGE_ORDER)?;
        }
        Ok(Self { trigger: law.ask(MESSAGE_TRIGGER)? })
    }
}

/// Asks when figures that advanced in `round` are checked for dark spaces; for use only if one of them ended on one.
pub(super) fn ask_check_time(round: Round, law: &mut Inquiry<'_, '_>) -> LawResult<CheckTime> {
    if matches!(round, Round::OneA | Round::OneC) && law.ask(MESSAGE_ROUNDS)? == OwnRound::WithPhase3 {
        return Ok(CheckTime::WithPhase3);
    }
    Ok(match (law.ask(MESSAGE_PER_ROUND)?, round) {
        (MessagePerRound::OnceInPhase3, Round::Four) => CheckTime::Never,
        (MessagePerRound::OnceInPhase3, _) => CheckTime::WithPhase3,
        (MessagePerRound::OneARound | MessagePerRound::OneWhenScoringFeatures, _) => CheckTime::EndOfRound,
    })
}

/// Returns the most messages that one check for dark spaces brings; `has_features`: the round has scored a feature.
pub(super) fn max_messages_per_check(per_round: MessagePerRound, has_features: bool) -> usize {
    match per_round {
        MessagePerRound::OneWhenScoringFeatures if !has_features => 2,
        MessagePerRound::OneWhenScoringFeatures | MessagePerRound::OneARound | MessagePerRound::OnceInPhase3 => 1,
    }
}
