//! Playing a turn at the score track: every allowed choice of figures, step by step.
//!
//! A line of play has an agenda. Each step of it is executed in every way that the rules allow, and each way becomes a
//! line of its own. Message 4 puts the steps of its turn before the remaining ones.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::moment::{After, Called};
use super::narration::{Silence, Story};
use super::opponents::Others;
use super::payout::Taken;
use super::pile::Pile;
use super::position::Position;
use super::reading::{MOST_FREE, free_choices};
use super::rules::{CountingTime, Rules, looked};
use super::track::{Each, Moved, Pawn, Round, Stands, is_dark};
use super::turn_state::{Frame, Planned, PlayedTurn, Refusal, Step, Tested, TurnIx, agenda};
use super::view::Views;
use super::written::{Entry, PointsChange};
use crate::mechanics::base::table::Table;
use crate::rulebook::{Inquiry, MESSAGE_FIGURES, MessageFigures, NotApplicable};
use crate::scenario::{PlayerIx, Scenario, TileIx};
use crate::text::Span;
use crate::wording::say;

/// The most lines of play that an answer may have.
pub(super) const MOST_LINES: usize = 1_000;
/// The most facts that all lines together may record.
pub(super) const MOST_TOLD: usize = 20_000;

/// The most pairs of spaces of other players' figures that are followed, in all lines together.
pub(super) const MOST_FOLLOWED: usize = 100_000;

/// The reason why a turn is not played to its end.
#[derive(Debug)]
pub(super) enum StopReason {
    /// The law is asked about something that did not exist yet.
    NotApplicable(NotApplicable),
    /// There are too many ways to play the turn.
    TooMany,
    /// The board completes this many features: too many choices of figures to try.
    Found(usize),
    /// There are too many ways in which the figures of others may be placed.
    TooManyOthers,
    /// A board without these tiles is needed.
    Board(BTreeSet<TileIx>),
    /// The answer depends on which tile is laid in a turn.
    Laid(TurnIx),
    /// The turn at the span has to name which of these tiles is laid in it.
    WhichTile(Span, Vec<TileIx>),
}

impl From<NotApplicable> for StopReason {
    fn from(not: NotApplicable) -> Self {
        Self::NotApplicable(not)
    }
}

/// A turn that is played under one answer of the law.
pub(super) struct Play<'p, 't, 'a, 'l, 'b> {
    /// The position as it is drawn.
    pub(super) table: &'t Table<'a>,
    pub(super) player: PlayerIx,
    /// The turn, followed by those within it.
    pub(super) turns: &'p [Planned<'p>],
    pub(super) rules: Rules,
    pub(super) views: &'p mut Views<'t, 'a>,
    pub(super) law: &'p mut Inquiry<'l, 'b>,
    /// The lines that ended before their agenda was empty.
    pub(super) stopped: Vec<Stop>,
    /// The number of pairs of spaces of other players' figures that have been followed.
    pub(super) followed: usize,
}

/// The reason why a line ended before its agenda was empty, and where the cause is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stop {
    pub(super) why: Refusal,
    pub(super) span: Span,
}

/// Returns the points on which a player's figures are, as the position is written down.
pub(super) fn before(scenario: &Scenario, player: PlayerIx) -> Stands {
    let on = scenario.track.get(&player);
    Stands::of(on.map(|on| on.meeple.into()), on.and_then(|on| on.messenger).map(i64::from))
}

/// The result of a step: the lines that continue after it.
pub(super) type StepResult = Result<Vec<PlayedTurn>, StopReason>;

impl Play<'_, '_, '_, '_, '_> {
    /// Plays every line of the turn that the rules allow.
    pub(super) fn lines(&mut self) -> StepResult {
        let mut going = vec![self.start()];
        let mut done: Vec<PlayedTurn> = Vec::new();
        let mut told = 0;
        while let Some(mut line) = going.pop() {
            let Some(step) = line.agenda.pop() else {
                told += line.story.len();
                done.push(line);
                if told > MOST_TOLD {
                    return Err(StopReason::TooMany);
                }
                continue;
            };
            let mut on = self.step(step, line)?;
            on.reverse();
            going.append(&mut on);
            if going.len() + done.len() > MOST_LINES {
                return Err(StopReason::TooMany);
            }
        }
        Ok(done)
    }

    /// Returns the points on which the player's figures are as the turn begins.
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

    fn step(&mut self, step: Step, mut line: PlayedTurn) -> StepResult {
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
            Step::PointsChange(entry) => return self.gain(&entry, line),
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

    /// Returns the tile that is laid in the current turn; `None` if it is not known.
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

    /// Ends a turn. Figures that wait for the check of the turn that it interrupted keep waiting there.
    fn end(line: &mut PlayedTurn, turns: &[Planned<'_>]) {
        let Some(frame) = line.frames.pop() else { return };
        let builder = turns.get(frame.turn).is_some_and(|planned| planned.turn.builder);
        if let Some(within) = line.frames.last_mut().filter(|_| !builder) {
            within.tiles += 1;
            line.pile.put_back(4);
        }
    }

    /// Adds steps that score what the board completes, for a turn without `rounds`.
    fn find(&mut self, line: &mut PlayedTurn) -> Result<(), StopReason> {
        let Some(view) = self.views.at(&line.position) else {
            return Err(StopReason::Board(line.position.unlaid.clone()));
        };
        let span = self.turns.first().map_or(Span::new(0, 0), |planned| planned.turn.span);
        let mut steps = Vec::new();
        for standing in view.completed(&line.position, self.law)? {
            steps.push(Step::PointsChange(Arc::new(Entry {
                round: Round::Three,
                player: None,
                gain: PointsChange::Feature(standing.place),
                by: None,
                called: view.table.id(standing.ix),
                span,
                found: true,
            })));
        }
        let free = self.turns.first().map_or(0, |planned| free_choices(planned.turn));
        if !steps.is_empty() && free + steps.len() > MOST_FREE {
            return Err(StopReason::Found(steps.len()));
        }
        line.agenda.extend(steps.into_iter().rev());
        Ok(())
    }

    /// Scores points for the player of the turn, with each figure that may take them.
    pub(super) fn take(&mut self, entry: &Entry, points: i64, mut line: PlayedTurn) -> StepResult {
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

    /// Pays points of the player of the turn: in full, from each figure that has that many.
    fn pay(&mut self, entry: &Entry, points: i64, mut line: PlayedTurn) -> StepResult {
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

    /// Returns the player's figures that may move; asks the law only if one of them is not the one that has advanced.
    pub(super) fn pawns(
        &mut self,
        line: &mut PlayedTurn,
        by: Option<Pawn>,
        forward: bool,
    ) -> Result<Vec<Pawn>, NotApplicable> {
        let mut pawns: Vec<Pawn> = line.stands.pawns().filter(|pawn| by.is_none_or(|by| by == *pawn)).collect();
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

    /// Ends a round: returns the meeples that were scored, and checks for dark spaces.
    fn end_round(&mut self, round: Round, features: bool, mut line: PlayedTurn) -> StepResult {
        for place in std::mem::take(&mut line.position.scored) {
            let Some(view) = self.views.at(&line.position) else {
                return Err(StopReason::Board(line.position.unlaid.clone()));
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
            // If no figure ended on a dark space, it makes no difference when the check is made.
            let dark = frame.moved.iter().copied().find(|pawn| Self::ended_dark(&line, *pawn));
            let looked = if dark.is_some() { Some(looked(round, self.law)?) } else { None };
            // The reason recorded in phase 3 does not cover the points of round 4.
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

    /// Ends phase 3 of a turn: complete features have been scored, named or not. A tile that is still to be laid may
    /// complete more of them.
    fn end_scoring(&mut self, line: &mut PlayedTurn) -> Result<(), StopReason> {
        if line.position.unlaid.is_empty() {
            line.position.past_scoring = true;
            return Ok(());
        }
        let Some(view) = self.views.at(&line.position) else {
            return Err(StopReason::Board(line.position.unlaid.clone()));
        };
        let home = view.unnamed(self.law)?;
        line.position.taken.extend(home);
        Ok(())
    }

    /// Returns `true` if a figure is on a dark space that it reached by points scored.
    pub(super) fn ended_dark(line: &PlayedTurn, pawn: Pawn) -> bool {
        let dark = line.stands.get(pawn).is_some_and(is_dark);
        dark && *line.last.get(pawn) == Moved::Forward
    }
}
