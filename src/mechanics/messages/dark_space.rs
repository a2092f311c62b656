//! The check whether a figure has ended on a dark space, and the messages that follow.

use std::sync::Arc;

use super::moment::{After, Called, Moment};
use super::narration::Silence;
use super::opponents::Others;
use super::payout::{How, Taken};
use super::play::{Play, StepResult, Stop, StopReason};
use super::position::Position;
use super::rules::most_messages;
use super::track::{Moved, Pawn, Round, is_dark, space};
use super::turn_state::{PlayedTurn, Refusal, Step, Tested, Unknown};
use super::values;
use super::written::{MessageDraw, Take};
use crate::mechanics::messages::eight;
use crate::rulebook::{
    MESSAGE_CHAIN, MESSAGE_CHOICE, MESSAGE_FIGURES, MESSAGE_PER_ROUND, MessageChain, MessageChoice, MessageFigures,
    MessagePerRound, MessageTrigger, NotApplicable,
};
use crate::scenario::{MeepleIx, Scenario};
use crate::wording::{Arg, Sentence, say};

/// A way to take a message as points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PayoutChoice {
    pub(super) points: i64,
    /// The reason for the points.
    how: How,
    /// The meeple that is returned for them.
    pub(super) home: Option<MeepleIx>,
}

/// The figures on dark spaces, in one case of where others are.
struct Seen {
    /// The figures that may bring a message.
    alone: Vec<Pawn>,
    /// The figures that share their space with another player's figure.
    shared: Vec<Pawn>,
    others: Others,
}

impl Play<'_, '_, '_, '_, '_> {
    /// Checks the figures that advanced since the last check, and adds a step for each message that they bring.
    pub(super) fn look(&mut self, mut line: PlayedTurn, moment: &Moment, idle: &[Pawn], features: bool) -> StepResult {
        let moved = line.frame().map(|frame| std::mem::take(&mut frame.moved)).unwrap_or_default();
        line.stop_waiting(&moved);
        let other_paid = |pawn: &Pawn| {
            let mut others = Pawn::ALL.iter().filter(|other| *other != pawn);
            others.any(|other| *line.last.get(*other) == Moved::Back)
        };
        let dark_of = |some: &[Pawn]| -> Vec<Pawn> {
            some.iter().copied().filter(|pawn| Self::ended_dark(&line, *pawn)).collect()
        };
        let each: Vec<Pawn> = moved.iter().copied().filter(|pawn| !idle.contains(pawn)).collect();
        let last = moved.last().map_or(&[] as &[Pawn], std::slice::from_ref);
        let (dark_each, dark_last) = (dark_of(&each), dark_of(last));
        let paid_after = dark_last.iter().any(other_paid);
        // Each figure is tried as the last one, since that may depend only on the order in which features are listed.
        let differs = |pawn: &Pawn| {
            let dark = dark_of(std::slice::from_ref(pawn));
            dark != dark_each || dark.iter().any(other_paid)
        };
        let matters = moved.iter().any(differs);
        let per_round = matters.then(|| self.law.ask(MESSAGE_PER_ROUND)).transpose()?;
        let once = per_round == Some(MessagePerRound::OnceInPhase3);
        let (tested, dark) = if once { (last, dark_last) } else { (each.as_slice(), dark_each) };
        if once && paid_after {
            line.story.silent.insert(Silence::JustMoved);
        }
        if dark.is_empty() {
            let last = self.last_round(&line, moment);
            line.story.why.extend(last.map(|last| Self::not_dark(&line, &last, &moved, tested)));
        }
        let limit = per_round.map_or(1, |per_round| most_messages(per_round, features));
        let seen = self.alone(&dark, &line)?;
        Ok(line.in_each_way(seen, |line, Seen { alone, shared, others }| {
            line.others = others;
            for pawn in shared {
                line.story.why.push(say!(messages::WhyShared { moment: moment.phrase(), figure: pawn.word() }));
            }
            if alone.len() > limit {
                line.story.why.push(say!(messages::WhyOne { moment: moment.phrase() }));
            }
            let count = alone.len().min(limit);
            if count > 1 {
                line.story.silent.insert(Silence::TwoAtOnce);
            }
            line.agenda.extend((0..count).map(|_| Step::Draw { of: moment.clone() }));
        }))
    }

    /// Returns the moment of the last round whose points are checked at `moment`. Phase 3 is checked in every turn,
    /// even if nothing is scored in it; `None` if everything is scored later.
    fn last_round(&self, line: &PlayedTurn, moment: &Moment) -> Option<Moment> {
        let turn = line.frames.last().and_then(|frame| self.turns.get(frame.turn));
        let entries = turn.and_then(|planned| planned.turn.entries.as_deref());
        let entries = entries.unwrap_or_default();
        if entries.is_empty() || !moment.is_after(Round::Three) {
            return Some(moment.clone());
        }
        let rounds = entries.iter().map(|entry| entry.round);
        let last = rounds.filter(|round| *round <= Round::Three).max()?;
        Some(line.moment(After::Round(last)))
    }

    /// Returns why no figure counts as one that ended on a dark space.
    pub(super) fn not_dark(line: &PlayedTurn, moment: &Moment, moved: &[Pawn], tested: &[Pawn]) -> Sentence {
        let idle = line.stands.pawns().find(|pawn| {
            let dark = line.stands.get(*pawn).is_some_and(is_dark);
            dark && (!tested.contains(pawn) || *line.last.get(*pawn) == Moved::Back)
        });
        let moment = moment.phrase();
        match idle {
            Some(pawn) if *line.last.get(pawn) != Moved::Forward => {
                say!(messages::WhyNotForward { moment: moment, figure: pawn.word() })
            }
            Some(pawn) if moved.contains(&pawn) && !tested.contains(&pawn) => {
                say!(messages::WhyNotTested { moment: moment, figure: pawn.word() })
            }
            Some(pawn) => say!(messages::WhyNotNow { moment: moment, figure: pawn.word() }),
            None => say!(messages::WhyNotDark { moment: moment }),
        }
    }

    /// Splits the figures on dark spaces into those that may bring a message and those that may not, for each case that
    /// the choices of others leave. Cases in which equally many may bring one are merged.
    fn alone(&self, dark: &[Pawn], line: &PlayedTurn) -> Result<Vec<Seen>, StopReason> {
        let others = line.others.clone();
        if self.rules.trigger == MessageTrigger::OwnTurn {
            return Ok(vec![Seen { alone: dark.to_vec(), shared: Vec::new(), others }]);
        }
        let mut cases = vec![Seen { alone: Vec::new(), shared: Vec::new(), others }];
        for pawn in dark {
            let Some(at) = *line.stands.get(*pawn) else { continue };
            let mut parted: Vec<Seen> = Vec::new();
            for Seen { alone, shared, others } in cases {
                let (free, taken) = others.part(space(at));
                let both = free.is_some() && taken.is_some();
                if let Some(mut others) = free {
                    if both {
                        others.note(format!("none on {}", space(at)));
                    }
                    let alone = alone.iter().copied().chain([*pawn]).collect();
                    parted.push(Seen { alone, shared: shared.clone(), others });
                }
                if let Some(mut others) = taken {
                    if both {
                        others.note(format!("one on {}", space(at)));
                    }
                    let shared = shared.iter().copied().chain([*pawn]).collect();
                    parted.push(Seen { alone, shared, others });
                }
            }
            cases = parted;
        }
        let mut merged: Vec<Seen> = Vec::new();
        for case in cases {
            match merged.iter_mut().find(|known| known.alone.len() == case.alone.len()) {
                Some(known) => {
                    let others = known.others.clone().or(case.others);
                    known.others = others.ok_or(StopReason::TooManyOthers)?;
                }
                None => merged.push(case),
            }
        }
        Ok(merged)
    }

    /// Draws a message, and takes it in every allowed way if its number is written.
    pub(super) fn draw(&mut self, mut line: PlayedTurn, of: Moment) -> StepResult {
        line.story.draw(of);
        let MessageChoice::OrTwoPoints = self.law.ask(MESSAGE_CHOICE)?;
        let Some((drawn, tile)) = self.told(&mut line) else {
            self.unknown(&mut line)?;
            return Ok(vec![line]);
        };
        if let Err(why) = line.pile.draw(drawn.number) {
            self.stopped.push(Stop { why: Refusal::Pile(drawn.number, why), span: drawn.span });
            return Ok(Vec::new());
        }
        let mut lines = Vec::new();
        if drawn.may_be_a_tile() {
            lines.push(Self::another_tile(line.clone(), tile));
        }
        if drawn.may_be_a_tile() && drawn.take.is_none() && tile.is_some() {
            // A turn written for message 4 shows that it was not exchanged for points.
            self.stopped.push(Stop { why: Refusal::TurnTold, span: drawn.span });
        }
        if !drawn.may_be_a_tile() || (drawn.take.is_none() && tile.is_none()) {
            line.pile.put_back(drawn.number);
            let ways = self.ways_to_take(&mut line, drawn)?;
            if ways.is_empty() && lines.is_empty() {
                // The message cannot have been taken as written: earlier choices bar its figure.
                let why = drawn.by.map_or(Refusal::OneFigure, |by| Refusal::Drawn(drawn.number, by));
                self.stopped.push(Stop { why, span: drawn.span });
            } else {
                lines.extend(self.points_of(line, drawn, ways)?);
            }
        }
        Ok(lines)
    }

    /// Returns the next message written for the current turn, and the index of the next turn that is written for a
    /// message 4.
    fn told(&self, line: &mut PlayedTurn) -> Option<(MessageDraw, Option<usize>)> {
        let frame = line.frame()?;
        let planned = self.turns.get(frame.turn)?;
        let drawn = *planned.turn.drew.get(frame.next)?;
        frame.next += 1;
        Some((drawn, planned.tiles.get(frame.tiles).copied()))
    }

    /// Draws an unknown message, one whose number is not written.
    fn unknown(&mut self, line: &mut PlayedTurn) -> Result<(), StopReason> {
        let pile = line.pile.clone();
        line.pile.pass();
        line.unknown += 1;
        if line.first_unknown.is_none() {
            self.know_the_board(line)?;
            line.first_unknown = Some(Unknown {
                stands: line.stands,
                position: line.position.clone(),
                only: line.only,
                others: line.others.clone(),
                pile,
            });
        }
        Ok(())
    }

    /// Takes message 4 as another tile: begins the turn within the turn, if it is written.
    fn another_tile(mut line: PlayedTurn, tile: Option<usize>) -> PlayedTurn {
        line.story.resolve(4, Taken::Tile, say!(messages::DrawnTile));
        let called = Arc::new(Called::OfMessage4(line.called()));
        if let Some(turn) = tile {
            line.agenda.push(Step::Begin { turn, called });
        } else {
            line.story.order.push(called);
            if let Some(frame) = line.frame() {
                frame.tiles += 1;
            }
            line.pile.put_back(4);
        }
        line
    }

    /// Returns the ways to take a message as points, its own or 2 instead, each with every figure that may take them.
    fn ways_to_take(
        &mut self,
        line: &mut PlayedTurn,
        drawn: MessageDraw,
    ) -> Result<Vec<(PayoutChoice, Pawn)>, StopReason> {
        let mut ways: Vec<PayoutChoice> = Vec::new();
        if drawn.take != Some(Take::Points) && drawn.number != 4 {
            self.know_the_board(line)?;
            values::cite(drawn.number, self.law)?;
            ways.extend(self.ways(line, drawn.number)?);
        }
        if drawn.take != Some(Take::Message) {
            ways.push(PayoutChoice { points: 2, how: How::Instead, home: None });
        }
        let mut all = Vec::new();
        for way in ways {
            let pawns = self.pawns(line, drawn.by, way.points > 0)?;
            all.extend(pawns.into_iter().map(|pawn| (way.clone(), pawn)));
        }
        Ok(all)
    }

    /// Takes a message as points, in each of several ways. The law on further messages is asked only if a figure ends
    /// on a dark space by them.
    fn points_of(&mut self, line: PlayedTurn, drawn: MessageDraw, ways: Vec<(PayoutChoice, Pawn)>) -> StepResult {
        let dark = |(way, pawn): &(PayoutChoice, Pawn)| {
            way.points > 0 && line.stands.get(*pawn).is_some_and(|at| is_dark(at + way.points))
        };
        let ends = ways.iter().any(dark) && self.law.ask(MESSAGE_CHAIN)? == MessageChain::Ends;
        let scenario = self.table.scenario;
        Ok(line.in_each_way(ways, |line, (PayoutChoice { points, how, home }, pawn)| {
            let said = resolved(scenario, drawn.number, points, &how, home, pawn);
            line.story.resolve(drawn.number, Taken::Points { points, how, by: pawn }, said);
            line.position.taken.extend(home);
            if points > 0 {
                line.advance(pawn, points);
            }
            if !ends {
                line.agenda.push(Step::Test(Tested::Message(drawn.number)));
            } else if let Some(frame) = line.frame() {
                let moved = std::mem::take(&mut frame.moved);
                line.stop_waiting(&moved);
            }
        }))
    }

    /// Returns the ways to take a message as printed on it, one for each meeple for message 8.
    fn ways(&mut self, line: &mut PlayedTurn, number: u32) -> Result<Vec<PayoutChoice>, StopReason> {
        let Some(view) = self.views.at(&line.position) else {
            return Err(StopReason::Board(line.position.unlaid.clone()));
        };
        if view.counts_unscored(&line.position, number, self.law)? {
            line.story.silent.insert(Silence::Unscored);
        }
        self.ways_on(&line.position, number)
    }

    /// Like [`ways`](Self::ways), but on the board of any moment, and without a record of silent sources.
    pub(super) fn ways_on(&mut self, position: &Position, number: u32) -> Result<Vec<PayoutChoice>, StopReason> {
        let Some(view) = self.views.at(position) else {
            return Err(StopReason::Board(position.unlaid.clone()));
        };
        if number == 8 {
            let eights = eight::all(view, position, self.law)?;
            if !eights.is_empty() {
                let way = |eight: eight::Eight| PayoutChoice {
                    points: eight.points.into(),
                    how: How::For(eight.at),
                    home: Some(eight.meeple),
                };
                return Ok(eights.into_iter().map(way).collect());
            }
        }
        let points = values::value(view, position, number, self.law)?.points;
        let way = |points: u32| PayoutChoice { points: points.into(), how: How::Printed, home: None };
        Ok(points.map(way).into_iter().collect())
    }

    /// Returns [`StopReason::Laid`] if the board is not known: the tile of the turn is neither laid nor known, and a complete
    /// feature is still to be scored.
    fn know_the_board(&mut self, line: &PlayedTurn) -> Result<(), StopReason> {
        let Some(frame) = line.frames.last() else { return Ok(()) };
        let Some(planned) = self.turns.get(frame.turn) else { return Ok(()) };
        if frame.laid || planned.laid.is_some() || planned.as_drawn {
            return Ok(());
        }
        let here: Vec<_> = planned.turn.entries.iter().flatten().filter_map(|e| e.gain.feature()).collect();
        let Some(view) = self.views.at(&line.position) else {
            return Err(StopReason::Board(line.position.unlaid.clone()));
        };
        if view.unscored(&line.position, &here, self.law)? {
            return Err(StopReason::Laid(frame.turn));
        }
        Ok(())
    }

    /// Returns the player's figures that an unknown message may move.
    pub(super) fn may_advance(&mut self, unknown: &Unknown) -> Result<Vec<Pawn>, NotApplicable> {
        let there: Vec<Pawn> = unknown.stands.pawns().collect();
        let Some(only) = unknown.only.filter(|only| there.iter().any(|pawn| pawn != only)) else {
            return Ok(there);
        };
        let bound = self.law.ask(MESSAGE_FIGURES)? == MessageFigures::OneATurn;
        Ok(there.into_iter().filter(|pawn| !bound || *pawn == only).collect())
    }

    /// Returns `true` if a figure that ends on a space may bring a message in some case of the others' choices.
    pub(super) fn may_be_alone(&self, others: &Others, points: i64) -> bool {
        match self.rules.trigger {
            MessageTrigger::OwnTurn => true,
            MessageTrigger::OwnTurnAlone => others.clone().part(space(points)).0.is_some(),
        }
    }
}

/// Returns the outcome of a message that is taken as points, in words.
fn resolved(scenario: &Scenario, number: u32, points: i64, how: &How, home: Option<MeepleIx>, by: Pawn) -> Sentence {
    let figure = by.word();
    match (how, home) {
        (How::Instead, _) => say!(messages::DrawnInstead { number: number, figure: figure }),
        (How::For(_), Some(meeple)) => say!(messages::DrawnFor {
            number: number,
            at: Arg::Feature(scenario.meeple(meeple).place),
            points: points,
            figure: figure
        }),
        (How::Printed | How::For(_), _) => {
            say!(messages::DrawnPrinted { number: number, points: points, figure: figure })
        }
    }
}
