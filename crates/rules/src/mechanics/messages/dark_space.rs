//! The check whether a figure has ended on a dark space, and the messages that follow.

use std::sync::Arc;

use carcassonne_law::{
    LawResult, MESSAGE_CHAIN, MESSAGE_CHOICE, MESSAGE_FIGURES, MESSAGE_PER_ROUND, MessageChain, MessageChoice,
    MessageFigures, MessagePerRound, MessageTrigger,
};
use carcassonne_position::wording::{Sentence, feature_arg, say};
use carcassonne_position::{MeepleIx, Scenario};

use super::moment::{Moment, MomentEvent, TurnName};
use super::narration::Silence;
use super::opponents::Opponents;
use super::play::{Play, StepResult, Stop, StopReason};
use super::position::Position;
use super::scoreboard::{Movement, Round, is_dark, track_space};
use super::turn_rules::max_messages_per_check;
use super::turn_state::{CheckedEvent, PlayedTurn, Refusal, Step, UnknownDraw};
use super::written_turn::{MessageDraw, Take};
use super::{message_eight, values};
use crate::mechanics::base::track_choice::SpaceCondition;
use crate::mechanics::{Pawn, Pick, PointsReason};

/// A way to take a message as points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PayoutChoice {
    pub(super) points: i64,
    /// The reason for the points.
    reason: PointsReason,
    /// The meeple that message 8 returns for the points; otherwise `None`.
    pub(super) returned: Option<MeepleIx>,
}

/// The player's figures on dark spaces, in one case of where the figures of the other players are.
struct DarkCase {
    /// The figures that may bring a message.
    eligible: Vec<Pawn>,
    /// The figures that share their space with another player's figure.
    shared: Vec<Pawn>,
    opponents: Opponents,
}

impl Play<'_, '_, '_, '_, '_> {
    /// Checks which figures that advanced since the last check are on dark spaces, and adds a step for each message.
    pub(super) fn check_dark_spaces(
        &mut self,
        mut line: PlayedTurn,
        moment: &Moment,
        idle: &[Pawn],
        has_features: bool,
    ) -> StepResult {
        let moved = line.frame().map(|frame| std::mem::take(&mut frame.moved)).unwrap_or_default();
        line.stop_waiting(&moved);
        let has_other_paid = |pawn: &Pawn| {
            let mut others = Pawn::ALL.iter().filter(|other| *other != pawn);
            others.any(|other| *line.last_moves.get(*other) == Movement::Back)
        };
        let dark_of = |some: &[Pawn]| -> Vec<Pawn> {
            some.iter().copied().filter(|pawn| Self::has_ended_dark(&line, *pawn)).collect()
        };
        let candidates: Vec<Pawn> = moved.iter().copied().filter(|pawn| !idle.contains(pawn)).collect();
        let last = moved.last().map_or(&[] as &[Pawn], std::slice::from_ref);
        let (dark_candidates, dark_last) = (dark_of(&candidates), dark_of(last));
        let paid_after = dark_last.iter().any(has_other_paid);
        // Each figure is tried as the last one, since that may depend only on the order in which features are listed.
        let differs = |pawn: &Pawn| {
            let dark = dark_of(std::slice::from_ref(pawn));
            dark != dark_candidates || dark.iter().any(has_other_paid)
        };
        let is_decisive = moved.iter().any(differs);
        let per_round = is_decisive.then(|| self.law.ask(MESSAGE_PER_ROUND)).transpose()?;
        let is_once = per_round == Some(MessagePerRound::OnceInPhase3);
        let (tested, dark) = if is_once { (last, dark_last) } else { (candidates.as_slice(), dark_candidates) };
        if is_once && paid_after {
            line.story.silences.insert(Silence::JustMoved);
        }
        if dark.is_empty() {
            let last = self.last_checked_round(&line, moment);
            line.story.reasons.extend(last.map(|last| Self::explain_not_dark(&line, &last, &moved, tested)));
        }
        let limit = per_round.map_or(1, |per_round| max_messages_per_check(per_round, has_features));
        let cases = self.dark_cases(&dark, &line)?;
        Ok(line.branch(cases, |line, DarkCase { eligible, shared, opponents }| {
            line.opponents = opponents;
            for pawn in shared {
                line.story
                    .reasons
                    .push(say!(messages::WhyShared { moment: moment.to_sentence(), figure: pawn.word() }));
            }
            if eligible.len() > limit {
                line.story.reasons.push(say!(messages::WhyOne { moment: moment.to_sentence() }));
            }
            let count = eligible.len().min(limit);
            if count > 1 {
                line.story.silences.insert(Silence::TwoAtOnce);
            }
            line.agenda.extend((0..count).map(|_| Step::DrawMessage { moment: moment.clone() }));
        }))
    }

    /// Returns `moment` itself; for the check after round 3, which every turn has, the moment of the last round up to 3 with a
    /// written entry (`None` if all are of round 4).
    fn last_checked_round(&self, line: &PlayedTurn, moment: &Moment) -> Option<Moment> {
        let turn = line.frames.last().and_then(|frame| self.turns.get(frame.turn));
        let entries = turn.and_then(|planned| planned.turn.entries.as_deref());
        let entries = entries.unwrap_or_default();
        if entries.is_empty() || moment.event != MomentEvent::Round(Round::Three) {
            return Some(moment.clone());
        }
        let rounds = entries.iter().map(|entry| entry.round);
        let last = rounds.filter(|round| *round <= Round::Three).max()?;
        Some(line.moment(MomentEvent::Round(last)))
    }

    /// Returns the reason why none of the player's figures counts as one that ended on a dark space at `moment`.
    pub(super) fn explain_not_dark(line: &PlayedTurn, moment: &Moment, moved: &[Pawn], tested: &[Pawn]) -> Sentence {
        let idle = line.pawn_points.pawns().find(|pawn| {
            let dark = line.pawn_points.get(*pawn).is_some_and(is_dark);
            dark && (!tested.contains(pawn) || *line.last_moves.get(*pawn) == Movement::Back)
        });
        let moment = moment.to_sentence();
        match idle {
            Some(pawn) if *line.last_moves.get(pawn) != Movement::Forward => {
                say!(messages::WhyNotForward { moment, figure: pawn.word() })
            }
            Some(pawn) if moved.contains(&pawn) && !tested.contains(&pawn) => {
                say!(messages::WhyNotTested { moment, figure: pawn.word() })
            }
            Some(pawn) => say!(messages::WhyNotNow { moment, figure: pawn.word() }),
            None => say!(messages::WhyNotDark { moment }),
        }
    }

    /// Splits the figures on dark spaces, `dark`, into those that may bring a message and those that may not, for each
    /// case of the other players' choices. Cases with equally many figures that may bring a message are merged.
    fn dark_cases(&self, dark: &[Pawn], line: &PlayedTurn) -> Result<Vec<DarkCase>, StopReason> {
        let opponents = line.opponents.clone();
        if self.rules.trigger == MessageTrigger::OwnTurn {
            return Ok(vec![DarkCase { eligible: dark.to_vec(), shared: Vec::new(), opponents }]);
        }
        let mut cases = vec![DarkCase { eligible: Vec::new(), shared: Vec::new(), opponents }];
        for pawn in dark {
            let Some(at) = *line.pawn_points.get(*pawn) else { continue };
            let mut split: Vec<DarkCase> = Vec::new();
            for DarkCase { eligible, shared, opponents } in cases {
                let (free, occupied) = opponents.split_by_space(track_space(at));
                let is_split = free.is_some() && occupied.is_some();
                for (opponents, is_free) in [(free, true), (occupied, false)] {
                    let Some(mut opponents) = opponents else { continue };
                    if is_split {
                        opponents.conditions.push(SpaceCondition { space: track_space(at), is_free });
                    }
                    let (mut eligible, mut shared) = (eligible.clone(), shared.clone());
                    if is_free { &mut eligible } else { &mut shared }.push(*pawn);
                    split.push(DarkCase { eligible, shared, opponents });
                }
            }
            cases = split;
        }
        let mut merged: Vec<DarkCase> = Vec::new();
        for case in cases {
            match merged.iter_mut().find(|known| known.eligible.len() == case.eligible.len()) {
                Some(known) => {
                    let others = known.opponents.clone().merge(case.opponents);
                    known.opponents = others.ok_or(StopReason::TooManyOthers)?;
                }
                None => merged.push(case),
            }
        }
        Ok(merged)
    }

    /// Draws a message, and takes it in every allowed way if its number is written.
    pub(super) fn draw_message(&mut self, mut line: PlayedTurn, moment: Moment) -> StepResult {
        line.story.record_draw(moment);
        let MessageChoice::OrTwoPoints = self.law.ask(MESSAGE_CHOICE)?;
        let Some((draw, tile_turn)) = self.next_written(&mut line) else {
            self.draw_unknown(&mut line)?;
            return Ok(vec![line]);
        };
        if let Err(why) = line.pile.draw(draw.number) {
            self.stopped.push(Stop { refusal: Refusal::CannotDraw(draw.number, why), span: draw.span });
            return Ok(Vec::new());
        }
        let mut lines = Vec::new();
        if draw.can_be_tile() {
            lines.push(Self::take_message_as_tile(line.clone(), tile_turn));
        }
        if draw.can_be_tile() && draw.take.is_none() && tile_turn.is_some() {
            // A turn written for message 4 shows that it was not exchanged for points.
            self.stopped.push(Stop { refusal: Refusal::TurnWritten, span: draw.span });
        }
        if !draw.can_be_tile() || (draw.take.is_none() && tile_turn.is_none()) {
            line.pile.put_back(draw.number);
            let ways = self.ways_to_take(&mut line, draw)?;
            if ways.is_empty() && lines.is_empty() {
                // The message cannot have been taken as written: earlier choices bar its figure.
                let why = draw.pawn.map_or(Refusal::OneFigure, |by| Refusal::FigureBarred(draw.number, by));
                self.stopped.push(Stop { refusal: why, span: draw.span });
            } else {
                lines.extend(self.take_message_points(line, draw, ways)?);
            }
        }
        Ok(lines)
    }

    /// Returns the next message written for the current turn, if any, and the index of the next turn for a message 4.
    fn next_written(&self, line: &mut PlayedTurn) -> Option<(MessageDraw, Option<usize>)> {
        let frame = line.frame()?;
        let planned = self.turns.get(frame.turn)?;
        let drawn = *planned.turn.draws.get(frame.next_draw)?;
        frame.next_draw += 1;
        Some((drawn, planned.tile_turns.get(frame.tile_turns).copied()))
    }

    /// Draws a message whose number is not written, and keeps the state of play if it is the first such message.
    fn draw_unknown(&mut self, line: &mut PlayedTurn) -> Result<(), StopReason> {
        let pile = line.pile.clone();
        line.pile.draw_and_return_unknown();
        line.unknown_draws += 1;
        if line.first_unknown.is_none() {
            self.require_known_tile(line)?;
            line.first_unknown = Some(UnknownDraw {
                pawn_points: line.pawn_points,
                position: line.position.clone(),
                first_advanced: line.first_advanced,
                opponents: line.opponents.clone(),
                pile,
            });
        }
        Ok(())
    }

    /// Takes message 4 as another tile: begins the turn within the turn, if it is written.
    fn take_message_as_tile(mut line: PlayedTurn, tile_turn: Option<usize>) -> PlayedTurn {
        line.story.record_outcome(4, Pick::Tile, say!(messages::DrawnTile));
        let name = Arc::new(TurnName::OfMessage4(line.turn_name()));
        if let Some(turn) = tile_turn {
            line.agenda.push(Step::Begin { turn, name });
        } else {
            line.story.order.push(name);
            if let Some(frame) = line.frame() {
                frame.tile_turns += 1;
            }
            line.pile.put_back(4);
        }
        line
    }

    /// Returns the ways to take a message as points, its own or 2 instead, each with every figure that may take these.
    fn ways_to_take(
        &mut self,
        line: &mut PlayedTurn,
        draw: MessageDraw,
    ) -> Result<Vec<(PayoutChoice, Pawn)>, StopReason> {
        let mut ways: Vec<PayoutChoice> = Vec::new();
        if draw.take != Some(Take::Points) && draw.number != 4 {
            self.require_known_tile(line)?;
            values::cite_message_ruling(draw.number, self.law)?;
            ways.extend(self.printed_ways(line, draw.number)?);
        }
        if draw.take != Some(Take::Message) {
            ways.push(PayoutChoice { points: 2, reason: PointsReason::Exchange, returned: None });
        }
        let mut all = Vec::new();
        for way in ways {
            let pawns = self.movable_pawns(line, draw.pawn, way.points > 0)?;
            all.extend(pawns.into_iter().map(|pawn| (way.clone(), pawn)));
        }
        Ok(all)
    }

    /// Takes a message as points, in each of several ways. The law on chains of messages is asked only if the points of
    /// some way move a figure onto a dark space.
    fn take_message_points(
        &mut self,
        line: PlayedTurn,
        draw: MessageDraw,
        ways: Vec<(PayoutChoice, Pawn)>,
    ) -> StepResult {
        let ends_dark = |(way, pawn): &(PayoutChoice, Pawn)| {
            way.points > 0 && line.pawn_points.get(*pawn).is_some_and(|at| is_dark(at + way.points))
        };
        let is_chain_end = ways.iter().any(ends_dark) && self.law.ask(MESSAGE_CHAIN)? == MessageChain::Ends;
        let scenario = self.table.scenario;
        Ok(line.branch(ways, |line, (PayoutChoice { points, reason, returned }, pawn)| {
            let outcome = outcome_sentence(scenario, draw.number, points, reason, returned, pawn);
            line.story.record_outcome(draw.number, Pick::Points { points, reason, pawn }, outcome);
            line.position.returned.extend(returned);
            if points > 0 {
                line.move_pawn(pawn, points);
            }
            if !is_chain_end {
                line.agenda.push(Step::Check(CheckedEvent::Message(draw.number)));
            } else if let Some(frame) = line.frame() {
                let moved = std::mem::take(&mut frame.moved);
                line.stop_waiting(&moved);
            }
        }))
    }

    /// Returns the ways to take a message for its printed points: one way, or for message 8 one way for each meeple.
    fn printed_ways(&mut self, line: &mut PlayedTurn, number: u32) -> Result<Vec<PayoutChoice>, StopReason> {
        let view = self.views.view_at(&line.position)?;
        if view.message_counts_unscored(&line.position, number, self.law)? {
            line.story.silences.insert(Silence::Unscored);
        }
        self.printed_ways_on(&line.position, number)
    }

    /// Like [`printed_ways`](Self::printed_ways), but on the board at any `position`; empty for message 4.
    pub(super) fn printed_ways_on(
        &mut self,
        position: &Position,
        number: u32,
    ) -> Result<Vec<PayoutChoice>, StopReason> {
        let view = self.views.view_at(position)?;
        if number == 8 {
            let eights = message_eight::list_choices(view, position, self.law)?;
            if !eights.is_empty() {
                let way = |eight: message_eight::EightChoice| PayoutChoice {
                    points: eight.points.into(),
                    reason: PointsReason::ForMeeple(eight.place),
                    returned: Some(eight.meeple),
                };
                return Ok(eights.into_iter().map(way).collect());
            }
        }
        let points = values::value_message(view, position, number, self.law)?.points;
        let way = |points: u32| PayoutChoice { points: points.into(), reason: PointsReason::Printed, returned: None };
        Ok(points.map(way).into_iter().collect())
    }

    /// Returns the error [`StopReason::TileUnknown`] if the turn's tile is neither laid nor named nor assumed, and a
    /// complete feature with a meeple is still to be scored.
    fn require_known_tile(&mut self, line: &PlayedTurn) -> Result<(), StopReason> {
        let Some(frame) = line.frames.last() else { return Ok(()) };
        let Some(planned) = self.turns.get(frame.turn) else { return Ok(()) };
        if frame.tile_laid || planned.laid_tile.is_some() || planned.as_drawn {
            return Ok(());
        }
        let named_places: Vec<_> = planned.turn.entries.iter().flatten().filter_map(|e| e.gain.feature()).collect();
        let view = self.views.view_at(&line.position)?;
        if view.has_unscored(&line.position, &named_places, self.law)? {
            return Err(StopReason::TileUnknown(frame.turn));
        }
        Ok(())
    }

    /// Returns the figures that may take points of an unknown message: only the one that advanced first, if the law allows one
    /// a turn.
    pub(super) fn pawns_allowed_to_advance(&mut self, unknown: &UnknownDraw) -> LawResult<Vec<Pawn>> {
        let pawns: Vec<Pawn> = unknown.pawn_points.pawns().collect();
        let Some(only) = unknown.first_advanced.filter(|only| pawns.iter().any(|pawn| pawn != only)) else {
            return Ok(pawns);
        };
        let is_bound = self.law.ask(MESSAGE_FIGURES)? == MessageFigures::OneATurn;
        Ok(pawns.into_iter().filter(|pawn| !is_bound || *pawn == only).collect())
    }

    /// Returns `true` if a figure of the player on the dark space of `points` may bring a message among `opponents`.
    pub(super) fn can_bring_message(&self, opponents: &Opponents, points: i64) -> bool {
        match self.rules.trigger {
            MessageTrigger::OwnTurn => true,
            MessageTrigger::OwnTurnAlone => opponents.clone().split_by_space(track_space(points)).0.is_some(),
        }
    }
}

/// Returns the outcome of a message that is taken as points, in words.
fn outcome_sentence(
    scenario: &Scenario,
    number: u32,
    points: i64,
    reason: PointsReason,
    returned: Option<MeepleIx>,
    pawn: Pawn,
) -> Sentence {
    let figure = pawn.word();
    match (reason, returned) {
        (PointsReason::Exchange, _) => say!(messages::DrawnInstead { number, figure }),
        (PointsReason::ForMeeple(_), Some(meeple)) => {
            say!(messages::DrawnFor { number, at: feature_arg(scenario.meeple(meeple).place), points, figure })
        }
        (PointsReason::Printed | PointsReason::ForMeeple(_), _) => {
            say!(messages::DrawnPrinted { number, points, figure })
        }
    }
}
