//! Looking whether a figure has ended on a dark space, and the messages that come of it.

use std::rc::Rc;

use super::choice::{How, Taken};
use super::line::{Line, Refusal, Step, Tested, Unknown};
use super::moment::{Called, Moment};
use super::others::Others;
use super::play::{Halt, Play, Went};
use super::position::Position;
use super::story::Silence;
use super::track::{Moved, Pawn, is_dark, space};
use super::values;
use super::written::{Drawn, Take};
use crate::mechanics::messages::eight;
use crate::rulebook::{
    MESSAGE_CHAIN, MESSAGE_CHOICE, MessageChain, MessageChoice, MessageFigures, MessagePerRound,
    MessageTrigger,
};
use crate::scenario::MeepleIx;
use crate::wording::{Sentence, say};

/// A way to take a message as points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) points: i64,
    /// For what.
    how: How,
    /// The meeple that goes home with it.
    pub(super) home: Option<MeepleIx>,
}

/// Figures on dark spaces, where others stand in some way.
struct Seen {
    /// Those that may bring a message.
    alone: Vec<Pawn>,
    /// Those on whose space another player's figure stands.
    shared: Vec<Pawn>,
    others: Others,
}

impl Play<'_, '_, '_, '_, '_> {
    /// Looks at the figures that advanced since it was last looked; a message is drawn for what is
    /// found.
    pub(super) fn look(&self, mut line: Line, moment: &Moment, features: bool) -> Went {
        let moved = line.frame().map(|frame| std::mem::take(&mut frame.moved)).unwrap_or_default();
        let tested: &[Pawn] = match self.rules.per_round {
            MessagePerRound::OnceInPhase3 => moved.last().map_or(&[], std::slice::from_ref),
            MessagePerRound::OneARound | MessagePerRound::OneWhenScoringFeatures => &moved,
        };
        let other_paid = |pawn: &Pawn| {
            let mut others = Pawn::BOTH.iter().filter(|other| *other != pawn);
            others.any(|other| *line.last.get(*other) == Moved::Back)
        };
        if self.rules.per_round == MessagePerRound::OnceInPhase3 && tested.iter().any(other_paid) {
            line.story.silent.insert(Silence::JustMoved);
        }
        let dark: Vec<Pawn> =
            tested.iter().copied().filter(|pawn| Self::ended_dark(&line, *pawn)).collect();
        if dark.is_empty() {
            line.story.why.push(Self::not_dark(&line, moment, &moved, tested));
        }
        let limit = self.rules.most_messages(features);
        let seen = self.alone(&dark, &line)?;
        Ok(line.in_each_way(seen, |line, Seen { alone, shared, others }| {
            line.others = others;
            for pawn in shared {
                line.story.why.push(say!(messages::WhyShared {
                    moment: moment.phrase(),
                    figure: pawn.word()
                }));
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

    /// Why no figure is looked at as one that ended on a dark space.
    fn not_dark(line: &Line, moment: &Moment, moved: &[Pawn], tested: &[Pawn]) -> Sentence {
        let idle = line.stands.there().find(|pawn| {
            let dark = line.stands.get(*pawn).is_some_and(is_dark);
            dark && (!tested.contains(pawn) || *line.last.get(*pawn) == Moved::Back)
        });
        let moment = moment.phrase();
        match idle {
            Some(pawn) if moved.contains(&pawn) && !tested.contains(&pawn) => {
                say!(messages::WhyNotTested { moment: moment, figure: pawn.word() })
            }
            Some(pawn) if *line.last.get(pawn) == Moved::Forward => {
                say!(messages::WhyNotNow { moment: moment, figure: pawn.word() })
            }
            Some(pawn) => say!(messages::WhyNotForward { moment: moment, figure: pawn.word() }),
            None => say!(messages::WhyNotDark { moment: moment }),
        }
    }

    /// Of the figures on dark spaces those that may bring a message and those that may not; in each
    /// case that the choices of others leave, as far as the cases differ in how many may.
    fn alone(&self, dark: &[Pawn], line: &Line) -> Result<Vec<Seen>, Halt> {
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
                    known.others = others.ok_or(Halt::TooManyOthers)?;
                }
                None => merged.push(case),
            }
        }
        Ok(merged)
    }

    /// A message comes: what it brings, if it is known which one it is.
    pub(super) fn draw(&mut self, mut line: Line, of: Moment) -> Went {
        line.story.messages.push(of);
        let chain = self.law.ask(MESSAGE_CHAIN)?;
        let MessageChoice::OrTwoPoints = self.law.ask(MESSAGE_CHOICE)?;
        let Some((drawn, tile)) = self.told(&mut line) else {
            self.unknown(&mut line)?;
            return Ok(vec![line]);
        };
        if let Err(why) = line.pile.draw(drawn.number) {
            return Ok(vec![Self::refuse(line, Refusal::Pile(drawn.number, why))]);
        }
        let mut lines = Vec::new();
        if drawn.may_be_a_tile() {
            lines.push(Self::another_tile(line.clone(), tile));
        }
        // Whoever tells of the turn of message 4 has taken it so.
        if !drawn.may_be_a_tile() || (drawn.take.is_none() && tile.is_none()) {
            line.pile.put_back(drawn.number);
            let ways = self.ways_to_take(&mut line, drawn)?;
            if ways.is_empty() && lines.is_empty() {
                lines.push(Self::refuse(line, Refusal::OneFigure));
            } else {
                lines.extend(Self::points_of(line, drawn, ways, chain));
            }
        }
        Ok(lines)
    }

    /// The message that is told to come next in the turn at hand, and the turn that is told of it if it
    /// is message 4.
    fn told(&self, line: &mut Line) -> Option<(Drawn, Option<usize>)> {
        let frame = line.frame()?;
        let planned = self.turns.get(frame.turn)?;
        let drawn = *planned.turn.drew.get(frame.next)?;
        frame.next += 1;
        Some((drawn, planned.tiles.get(frame.tiles).copied()))
    }

    /// A message comes of which nothing more is known.
    fn unknown(&mut self, line: &mut Line) -> Result<(), Halt> {
        line.pile.pass();
        line.unknown += 1;
        if line.first_unknown.is_none() {
            self.know_the_board(line)?;
            line.first_unknown = Some(Unknown {
                stands: line.stands,
                position: line.position.clone(),
                only: line.only,
                others: line.others.clone(),
            });
        }
        Ok(())
    }

    /// A message that is told cannot be taken so: the line goes on without it, and says why.
    fn refuse(mut line: Line, why: Refusal) -> Line {
        let told = match why {
            Refusal::OneFigure => say!(messages::BecauseOtherAdvanced),
            Refusal::CannotPay(_) | Refusal::Pile(..) => why.because(),
        };
        if let Some(of) = line.story.messages.last().map(Moment::phrase) {
            line.story.why.push(say!(messages::WhyNotTaken { moment: of, why: told }));
        }
        line.refused.get_or_insert(why);
        line
    }

    /// Message 4: the turn within the turn, if it is written.
    fn another_tile(mut line: Line, tile: Option<usize>) -> Line {
        line.story.choose("message 4", Taken::Tile);
        let called = Rc::new(Called::OfMessage4(line.called()));
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

    /// The ways to take a message as points, its own or 2 instead, each with every figure that may take
    /// them.
    fn ways_to_take(&mut self, line: &mut Line, drawn: Drawn) -> Result<Vec<(Way, Pawn)>, Halt> {
        let mut ways: Vec<Way> = Vec::new();
        if drawn.take != Some(Take::Points) && drawn.number != 4 {
            self.know_the_board(line)?;
            values::cite(drawn.number, self.law)?;
            ways.extend(self.ways(line, drawn.number)?);
        }
        if drawn.take != Some(Take::Message) {
            ways.push(Way { points: 2, how: How::Instead, home: None });
        }
        let mut all = Vec::new();
        for way in ways {
            let pawns = self.pawns(line, drawn.by, way.points > 0);
            all.extend(pawns.into_iter().map(|pawn| (way.clone(), pawn)));
        }
        Ok(all)
    }

    /// A message that is taken as points, in each of several ways.
    fn points_of(
        line: Line,
        drawn: Drawn,
        ways: Vec<(Way, Pawn)>,
        chain: MessageChain,
    ) -> Vec<Line> {
        let label = format!("message {}", drawn.number);
        line.in_each_way(ways, |line, (Way { points, how, home }, pawn)| {
            line.story.choose(&label, Taken::Points { points, how, by: pawn });
            line.position.taken.extend(home);
            if points > 0 {
                line.advance(pawn, points);
            }
            match chain {
                MessageChain::GoesOn => {
                    line.agenda.push(Step::Test(Tested::Message(drawn.number)));
                }
                MessageChain::Ends => {
                    if let Some(frame) = line.frame() {
                        frame.moved.clear();
                    }
                }
            }
        })
    }

    /// The ways to take a message as what is printed on it: message 8 has one for each meeple.
    fn ways(&mut self, line: &mut Line, number: u32) -> Result<Vec<Way>, Halt> {
        let Some(view) = self.views.at(&line.position) else {
            return Err(Halt::Board(line.position.unlaid.clone()));
        };
        if view.counts_unscored(&line.position, number, self.law)? {
            line.story.silent.insert(Silence::Unscored);
        }
        self.ways_on(&line.position, number)
    }

    /// The same on the board of a moment.
    pub(super) fn ways_on(&mut self, position: &Position, number: u32) -> Result<Vec<Way>, Halt> {
        let Some(view) = self.views.at(position) else {
            return Err(Halt::Board(position.unlaid.clone()));
        };
        if number == 8 {
            let eights = eight::all(view, position, self.law)?;
            if !eights.is_empty() {
                let way = |eight: eight::Eight| Way {
                    points: eight.points.into(),
                    how: How::For(eight.at),
                    home: Some(eight.meeple),
                };
                return Ok(eights.into_iter().map(way).collect());
            }
        }
        let points = values::value(view, position, number, self.law)?.points;
        let way = |points: u32| Way { points: points.into(), how: How::Printed, home: None };
        Ok(points.map(way).into_iter().collect())
    }

    /// Makes sure that it is known what lies on the board: before the tile of a turn is laid, it has to
    /// be known which one it is, if something on the map is complete.
    fn know_the_board(&mut self, line: &Line) -> Result<(), Halt> {
        let Some(frame) = line.frames.last() else { return Ok(()) };
        let Some(planned) = self.turns.get(frame.turn) else { return Ok(()) };
        if frame.laid || planned.laid.is_some() || planned.as_drawn {
            return Ok(());
        }
        let here: Vec<_> =
            planned.turn.entries.iter().flatten().filter_map(|e| e.gain.feature()).collect();
        let Some(view) = self.views.at(&line.position) else {
            return Err(Halt::Board(line.position.unlaid.clone()));
        };
        if view.unscored(&line.position, &here, self.law)? {
            return Err(Halt::Laid(frame.turn));
        }
        Ok(())
    }

    /// The player's figures that a message of which nothing is told may move.
    pub(super) fn may_advance(&self, unknown: &Unknown) -> Vec<Pawn> {
        let bound = self.rules.figures == MessageFigures::OneATurn;
        let only = unknown.only.filter(|_| bound);
        unknown.stands.there().filter(|pawn| only.is_none_or(|only| only == *pawn)).collect()
    }

    /// Whether a figure that ends on a space may bring a message, as far as others leave it free.
    pub(super) fn may_be_alone(&self, others: &Others, points: i64) -> bool {
        match self.rules.trigger {
            MessageTrigger::OwnTurn => true,
            MessageTrigger::OwnTurnAlone => others.clone().part(space(points)).0.is_some(),
        }
    }
}
