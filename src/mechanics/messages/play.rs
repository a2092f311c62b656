//! Playing a turn at the score track: every allowed choice of figures, step by step.
//!
//! A line of play has an agenda; each step of it is done in every way that the rules allow, and each
//! way is a line of its own. Message 4 puts the steps of its turn in front of what is still to be done.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::choice::Taken;
use super::line::{Frame, Planned, PlayedTurn, Refusal, Step, Tested, TurnIx, agenda};
use super::moment::{After, Called};
use super::others::Others;
use super::pile::Pile;
use super::position::Position;
use super::reading::{MOST_FREE, free_choices};
use super::rules::{CountingTime, Rules, looked};
use super::story::{Silence, Story};
use super::track::{Each, Moved, Pawn, Round, Stands, is_dark};
use super::view::Views;
use super::written::{Entry, Gain};
use crate::mechanics::base::table::Table;
use crate::rulebook::{Inquiry, MESSAGE_FIGURES, MessageFigures, NotApplicable};
use crate::scenario::{PlayerIx, Scenario, TileIx};
use crate::text::Span;
use crate::wording::say;

/// How many lines of play an answer may have.
pub(super) const MOST_LINES: usize = 1_000;
/// How many things may be told of all of them.
pub(super) const MOST_TOLD: usize = 20_000;

/// How many places of other players' figures are followed, in all lines together.
pub(super) const MOST_FOLLOWED: usize = 100_000;

/// Why a turn is not played to its end.
#[derive(Debug)]
pub(super) enum Halt {
    /// Something did not exist yet.
    NotApplicable(NotApplicable),
    /// There are too many ways to play it.
    TooMany,
    /// The board completes so many features that there are too many choices of figures.
    Found(usize),
    /// There are too many ways in which the figures of others may stand.
    TooManyOthers,
    /// A board without these tiles is needed.
    Board(BTreeSet<TileIx>),
    /// It matters which tile is laid in a turn.
    Laid(TurnIx),
    /// It has to be told which of these tiles is laid in the turn that is written there.
    WhichTile(Span, Vec<TileIx>),
}

impl From<NotApplicable> for Halt {
    fn from(not: NotApplicable) -> Self {
        Self::NotApplicable(not)
    }
}

/// A turn being played under one answer of the law.
pub(super) struct Play<'p, 't, 'a, 'l, 'b> {
    /// The position as it is drawn.
    pub(super) table: &'t Table<'a>,
    pub(super) player: PlayerIx,
    /// The turn and those within it.
    pub(super) turns: &'p [Planned<'p>],
    pub(super) rules: Rules,
    pub(super) views: &'p mut Views<'t, 'a>,
    pub(super) law: &'p mut Inquiry<'l, 'b>,
    /// Why lines ended before they were through.
    pub(super) stopped: Vec<Stop>,
    /// How many places of other players' figures have been followed.
    pub(super) followed: usize,
}

/// Why a line ended before it was through, and where that is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stop {
    pub(super) why: Refusal,
    pub(super) span: Span,
}

/// Where a player's figures stand as the position is written down.
pub(super) fn before(scenario: &Scenario, player: PlayerIx) -> Stands {
    let on = scenario.track.get(&player);
    Stands::of(on.map(|on| on.meeple.into()), on.and_then(|on| on.messenger).map(i64::from))
}

/// What comes of a step: the lines that go on from it.
pub(super) type Went = Result<Vec<PlayedTurn>, Halt>;

impl Play<'_, '_, '_, '_, '_> {
    /// Every line of the turn that the rules allow.
    pub(super) fn lines(&mut self) -> Went {
        let mut going = vec![self.start()];
        let mut done: Vec<PlayedTurn> = Vec::new();
        let mut told = 0;
        while let Some(mut line) = going.pop() {
            let Some(step) = line.agenda.pop() else {
                told += line.story.len();
                done.push(line);
                if told > MOST_TOLD {
                    return Err(Halt::TooMany);
                }
                continue;
            };
            let mut on = self.step(step, line)?;
            on.reverse();
            going.append(&mut on);
            if going.len() + done.len() > MOST_LINES {
                return Err(Halt::TooMany);
            }
        }
        Ok(done)
    }

    /// Where the player's figures stand as the turn begins.
    pub(super) fn stands(&self) -> Stands {
        before(self.table.scenario, self.player)
    }

    fn start(&self) -> PlayedTurn {
        let scenario = self.table.scenario;
        let stands = self.stands();
        let tiles = self.turns.iter().filter_map(|planned| planned.laid);
        let paid = |entry: &Entry| entry.player.is_some() && entry.gain.paid().is_some();
        let others_pay = self.turns.iter().any(|p| p.turn.entries.iter().flatten().any(paid));
        PlayedTurn {
            stands,
            last: Each::default(),
            only: None,
            others: Others::of(scenario, self.player, others_pay),
            position: Position::before(self.table, tiles),
            pile: Pile::new(),
            frames: Vec::new(),
            agenda: vec![Step::Begin { turn: 0, called: Arc::new(Called::Whole) }],
            story: Story::default(),
            unknown: 0,
            fairy: false,
            first_unknown: None,
        }
    }

    fn step(&mut self, step: Step, mut line: PlayedTurn) -> Went {
        match step {
            Step::Begin { turn, called } => self.begin(turn, called, &mut line),
            Step::Lay => {
                if let Some(tile) = self.tile(&line) {
                    line.position.lay(tile);
                }
                if let Some(frame) = line.frame() {
                    frame.laid = true;
                }
            }
            Step::Set => {
                if let Some(tile) = self.tile(&line) {
                    line.position.set(tile, self.table);
                }
            }
            Step::Gain(entry) => return self.gain(&entry, line),
            Step::Pay(entry) => {
                let points = entry.gain.paid().unwrap_or(0);
                return match entry.player {
                    None => self.pay(&entry, points, line),
                    Some(player) => self.of_other(&entry, player, -points, line),
                };
            }
            Step::Found => self.find(&mut line)?,
            Step::Test(Tested::Round { round, features }) => {
                return self.end_round(round, features, line);
            }
            Step::Test(Tested::Message(number)) => {
                let moment = line.moment(After::Message(number));
                return self.look(line, &moment, &[], false);
            }
            Step::Draw { of } => return self.draw(line, of),
            Step::End => Self::end(&mut line, self.turns),
        }
        Ok(vec![line])
    }

    /// The tile that is laid in the turn at hand.
    fn tile(&self, line: &PlayedTurn) -> Option<TileIx> {
        self.turns.get(line.frames.last()?.turn)?.laid
    }

    fn begin(&self, turn: TurnIx, called: Arc<Called>, line: &mut PlayedTurn) {
        let Some(planned) = self.turns.get(turn) else { return };
        let outermost = line.frames.is_empty();
        line.story.order.push(Arc::clone(&called));
        line.agenda.extend(agenda(planned, &called, outermost).into_iter().rev());
        line.frames.push(Frame {
            turn,
            called,
            laid: false,
            next: 0,
            tiles: 0,
            moved: Vec::new(),
            waiting: Vec::new(),
            idle: Vec::new(),
            was_dark: Each::default(),
        });
    }

    /// A turn ends. What waited in the turn that it interrupted waits there still.
    fn end(line: &mut PlayedTurn, turns: &[Planned<'_>]) {
        let Some(frame) = line.frames.pop() else { return };
        let builder = turns.get(frame.turn).is_some_and(|planned| planned.turn.builder);
        if let Some(within) = line.frames.last_mut().filter(|_| !builder) {
            within.tiles += 1;
            line.pile.put_back(4);
        }
    }

    /// What the board completes for somebody is scored, where no rounds are written.
    fn find(&mut self, line: &mut PlayedTurn) -> Result<(), Halt> {
        let Some(view) = self.views.at(&line.position) else {
            return Err(Halt::Board(line.position.unlaid.clone()));
        };
        let span = self.turns.first().map_or(Span::new(0, 0), |planned| planned.turn.span);
        let mut steps = Vec::new();
        for standing in view.completed(&line.position, self.law)? {
            steps.push(Step::Gain(Arc::new(Entry {
                round: Round::Three,
                player: None,
                gain: Gain::Feature(standing.place),
                by: None,
                called: view.table.id(standing.ix),
                span,
                found: true,
            })));
        }
        let free = self.turns.first().map_or(0, |planned| free_choices(planned.turn));
        if !steps.is_empty() && free + steps.len() > MOST_FREE {
            return Err(Halt::Found(steps.len()));
        }
        line.agenda.extend(steps.into_iter().rev());
        Ok(())
    }

    /// Points for the player whose turn it is.
    pub(super) fn take(&mut self, entry: &Entry, points: i64, mut line: PlayedTurn) -> Went {
        if points == 0 {
            if !entry.found {
                line.story.why.push(say!(messages::WhyNothing { what: entry.name() }));
            }
            return Ok(vec![line]);
        }
        let pawns = self.pawns(&mut line, entry.by, true)?;
        if pawns.is_empty() {
            self.stopped.push(Stop { why: Refusal::OneFigure, span: entry.span });
        }
        Ok(line.in_each_way(pawns, |line, pawn| {
            line.story.choose(&entry.called, Taken::Figure(pawn));
            line.advance(pawn, points);
        }))
    }

    /// A payment of the player whose turn it is: in full, from a figure that has so much.
    fn pay(&mut self, entry: &Entry, points: i64, mut line: PlayedTurn) -> Went {
        let mut pawns = self.pawns(&mut line, entry.by, false)?;
        pawns.retain(|pawn| line.stands.get(*pawn).is_some_and(|at| at >= points));
        if pawns.is_empty() {
            self.stopped.push(Stop { why: Refusal::CannotPay(points), span: entry.span });
        }
        Ok(line.in_each_way(pawns, |line, pawn| {
            line.story.choose(&entry.called, Taken::Figure(pawn));
            let was_dark = line.frame().is_some_and(|frame| *frame.was_dark.get(pawn));
            if was_dark {
                line.story.silent.insert(Silence::PaidAfter);
            }
            line.advance(pawn, -points);
            if line.stands.get(pawn).is_some_and(is_dark) {
                line.story.why.push(say!(messages::WhyMovedBack { figure: pawn.word() }));
            }
        }))
    }

    /// The player's figures that may move. The law is asked where one of them may not since another has advanced.
    pub(super) fn pawns(
        &mut self,
        line: &mut PlayedTurn,
        by: Option<Pawn>,
        forward: bool,
    ) -> Result<Vec<Pawn>, NotApplicable> {
        let mut pawns: Vec<Pawn> = line.stands.there().filter(|pawn| by.is_none_or(|by| by == *pawn)).collect();
        let Some(only) = line.only.filter(|_| forward) else { return Ok(pawns) };
        if pawns.iter().all(|pawn| *pawn == only) || self.law.ask(MESSAGE_FIGURES)? != MessageFigures::OneATurn {
            return Ok(pawns);
        }
        if line.frames.iter().any(|frame| *frame.called != Called::Whole) {
            line.story.silent.insert(Silence::OneFigure);
        }
        pawns.retain(|pawn| *pawn == only);
        Ok(pawns)
    }

    /// A round ends: whoever was scored goes home, and it is looked at the figures.
    fn end_round(&mut self, round: Round, features: bool, mut line: PlayedTurn) -> Went {
        for place in std::mem::take(&mut line.position.scored) {
            let Some(view) = self.views.at(&line.position) else {
                return Err(Halt::Board(line.position.unlaid.clone()));
            };
            if let Some(standing) = view.at(place, self.law)? {
                line.position.taken.extend(view.goes_home(&standing));
            }
        }
        if round == Round::Three {
            self.end_scoring(&mut line)?;
        }
        let moment = line.moment(After::Round(round));
        let Some(frame) = line.frames.last() else { return Ok(vec![line]) };
        if round != Round::Three {
            // Where none ended on a dark space it makes no difference when it is looked.
            let dark = frame.moved.iter().copied().find(|pawn| Self::ended_dark(&line, *pawn));
            let looked = if dark.is_some() { Some(looked(round, self.law)?) } else { None };
            // Of what is scored after phase 3 nothing is said there.
            if round == Round::Four {
                let late = dark.filter(|_| matches!(looked, Some(CountingTime::Never)));
                let why = match late {
                    Some(pawn) => Some(say!(messages::WhyTooLate { moment: moment.phrase(), figure: pawn.word() })),
                    None if dark.is_none() => Some(Self::not_dark(&line, &moment, &frame.moved, &frame.moved)),
                    None => None,
                };
                line.story.why.extend(why);
            }
            let Some(frame) = line.frame() else { return Ok(vec![line]) };
            match looked {
                Some(CountingTime::Then) => return self.look(line, &moment, &[], features),
                Some(CountingTime::Never) => {
                    let moved = std::mem::take(&mut frame.moved);
                    line.stop_waiting(&moved);
                }
                Some(CountingTime::WithPhase3) => frame.wait(),
                None => frame.wait_idle(),
            }
            return Ok(vec![line]);
        }
        let Some(frame) = line.frame() else { return Ok(vec![line]) };
        let moved = std::mem::take(&mut frame.moved);
        let mut idle = std::mem::take(&mut frame.idle);
        idle.retain(|pawn| !moved.contains(pawn));
        frame.moved = std::mem::take(&mut frame.waiting);
        frame.moved.retain(|pawn| !moved.contains(pawn));
        frame.moved.extend(moved);
        self.look(line, &moment, &idle, features)
    }

    /// Phase 3 of a turn is over: what is complete has been scored, named or not. A tile that is still to
    /// be laid may complete more.
    fn end_scoring(&mut self, line: &mut PlayedTurn) -> Result<(), Halt> {
        if line.position.unlaid.is_empty() {
            line.position.past_scoring = true;
            return Ok(());
        }
        let Some(view) = self.views.at(&line.position) else {
            return Err(Halt::Board(line.position.unlaid.clone()));
        };
        let home = view.unnamed(self.law)?;
        line.position.taken.extend(home);
        Ok(())
    }

    /// Whether a figure ended where it stands by points that it got.
    pub(super) fn ended_dark(line: &PlayedTurn, pawn: Pawn) -> bool {
        let dark = line.stands.get(pawn).is_some_and(is_dark);
        dark && *line.last.get(pawn) == Moved::Forward
    }
}
