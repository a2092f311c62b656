//! Playing a turn at the score track: every allowed choice of figures, step by step.
//!
//! A line of play has an agenda. Each step of it is executed in every way that the rules allow, and each way becomes a
//! line of its own. Message 4 puts the steps of its turn before the remaining ones.

use std::collections::BTreeSet;
use std::sync::Arc;

use carcassonne_law::{Inquiry, LawResult, MESSAGE_FIGURES, MessageFigures, NotApplicable};
use carcassonne_position::wording::say;
use carcassonne_position::{PlayerIx, Scenario, TileIx};
use carcassonne_text::Span;

use super::moment::{MomentEvent, TurnName};
use super::narration::{Silence, Story};
use super::opponents::Opponents;
use super::pile::Pile;
use super::position::Position;
use super::scoreboard::{Movement, PawnPoints, PerPawn, Round, is_dark};
use super::turn_reader::{MOST_FREE, count_open_choices};
use super::turn_rules::{CheckTime, Rules, ask_check_time};
use super::turn_state::{CheckedEvent, Frame, PlannedTurn, PlayedTurn, Refusal, Step, TurnIx, turn_steps};
use super::view::{MissingBoard, Views};
use super::written_turn::{Entry, PointsChange};
use crate::mechanics::{Pawn, Pick, Table};

/// The maximum number of lines of play, open and finished together, that a turn may have.
pub(super) const MOST_LINES: usize = 1_000;
/// The maximum number of choices, messages, reasons and turns that all finished lines of play together may record.
pub(super) const MOST_FACTS: usize = 20_000;

/// The maximum number of pairs of spaces of other players' figures that are followed, in all lines together.
pub(super) const MOST_FOLLOWED: usize = 100_000;

/// The reason why a turn is not played to its end.
#[derive(Debug)]
pub(super) enum StopReason {
    /// A question of law is asked about something that did not exist yet.
    NotApplicable(NotApplicable),
    /// There are too many ways to play the turn.
    TooManyWays,
    /// The board completes this many features: too many choices of figures to try.
    TooManyCompleted(usize),
    /// There are too many spaces on which the figures of other players may end.
    TooManyOthers,
    /// A board without these tiles is needed, and has not been built.
    BoardNeeded(BTreeSet<TileIx>),
    /// The answer may depend on which tile is laid in this turn, for which none is named or assumed.
    TileUnknown(TurnIx),
    /// The turn at the span has to name which of these tiles is laid in it.
    TileNotNamed(Span, Vec<TileIx>),
}

impl From<NotApplicable> for StopReason {
    fn from(not: NotApplicable) -> Self {
        Self::NotApplicable(not)
    }
}

impl From<MissingBoard> for StopReason {
    fn from(MissingBoard(tiles): MissingBoard) -> Self {
        Self::BoardNeeded(tiles)
    }
}

/// A turn that is played under one reading of the law.
pub(super) struct Play<'p, 't, 'a, 'l, 'b> {
    /// The position as it is drawn.
    pub(super) table: &'t Table<'a>,
    pub(super) player: PlayerIx,
    /// The turn that is asked about, followed by the turns within it.
    pub(super) turns: &'p [PlannedTurn<'p>],
    pub(super) rules: Rules,
    pub(super) views: &'p mut Views<'t, 'a>,
    pub(super) law: &'p mut Inquiry<'l, 'b>,
    /// The reasons why some lines of play ended before their agenda was empty.
    pub(super) stopped: Vec<Stop>,
    /// The number of pairs of spaces of other players' figures that have been followed.
    pub(super) followed_pairs: usize,
}

/// The reason why a line of play ended before its agenda was empty, and where the cause is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stop {
    pub(super) refusal: Refusal,
    pub(super) span: Span,
}

/// Returns the points on which a player's figures are, as written under `track`.
pub(super) fn starting_points(scenario: &Scenario, player: PlayerIx) -> PawnPoints {
    let on = scenario.track.get(&player);
    PawnPoints::new(on.map(|on| on.meeple.into()), on.and_then(|on| on.messenger).map(i64::from))
}

/// The lines of play after a step or a whole turn, none if the rules bar it; or the reason why playing is given up.
pub(super) type StepResult = Result<Vec<PlayedTurn>, StopReason>;

impl Play<'_, '_, '_, '_, '_> {
    /// Plays the turn in every way that the rules allow, and returns the finished lines; `stopped` gets the others.
    pub(super) fn play_lines(&mut self) -> StepResult {
        let mut open_lines = vec![self.start_line()];
        let mut done: Vec<PlayedTurn> = Vec::new();
        let mut facts = 0;
        while let Some(mut line) = open_lines.pop() {
            let Some(step) = line.agenda.pop() else {
                facts += line.story.fact_count();
                done.push(line);
                if facts > MOST_FACTS {
                    return Err(StopReason::TooManyWays);
                }
                continue;
            };
            let mut next_lines = self.run_step(step, line)?;
            next_lines.reverse();
            open_lines.append(&mut next_lines);
            if open_lines.len() + done.len() > MOST_LINES {
                return Err(StopReason::TooManyWays);
            }
        }
        Ok(done)
    }

    /// Returns the points on which the player's figures are as the turn begins.
    pub(super) fn starting_points(&self) -> PawnPoints {
        starting_points(self.table.scenario, self.player)
    }

    fn start_line(&self) -> PlayedTurn {
        let scenario = self.table.scenario;
        let pawn_points = self.starting_points();
        let tiles = self.turns.iter().filter_map(|planned| planned.laid_tile);
        let paid = |entry: &Entry| entry.player.is_some() && entry.gain.payment().is_some();
        let opponents_pay = self.turns.iter().any(|p| p.turn.entries.iter().flatten().any(paid));
        PlayedTurn {
            pawn_points,
            last_moves: PerPawn::default(),
            first_advanced: None,
            opponents: Opponents::new(scenario, self.player, opponents_pay),
            position: Position::before_turns(self.table, tiles),
            pile: Pile::new(),
            frames: Vec::new(),
            agenda: vec![Step::Begin { turn: 0, name: Arc::new(TurnName::Outermost) }],
            story: Story::default(),
            unknown_draws: 0,
            fairy_scored: false,
            first_unknown: None,
        }
    }

    fn run_step(&mut self, step: Step, mut line: PlayedTurn) -> StepResult {
        match step {
            Step::Begin { turn, name: called } => self.begin_turn(turn, called, &mut line),
            Step::LayTile => {
                if let Some(tile) = self.laid_tile(&line) {
                    line.position.unlaid.remove(&tile);
                }
                if let Some(frame) = line.frame() {
                    frame.tile_laid = true;
                }
            }
            Step::PlaceMeeples => {
                if let Some(tile) = self.laid_tile(&line) {
                    line.position.place_meeples(tile, self.table);
                }
            }
            Step::Score(entry) => return self.score_entry(&entry, line),
            Step::Pay(entry) => {
                let points = entry.gain.payment().unwrap_or(0);
                return match entry.player {
                    None => self.pay(&entry, points, line),
                    Some(player) => self.change_opponent_points(&entry, player, -points, line),
                };
            }
            Step::ScoreCompleted => self.score_completed(&mut line)?,
            Step::Check(CheckedEvent::Round { round, features }) => return self.end_round(round, features, line),
            Step::Check(CheckedEvent::Message(number)) => {
                let moment = line.moment(MomentEvent::Message(number));
                return self.check_dark_spaces(line, &moment, &[], false);
            }
            Step::DrawMessage { moment: of } => return self.draw_message(line, of),
            Step::End => Self::end_turn(&mut line, self.turns),
        }
        Ok(vec![line])
    }

    /// Returns the tile that is laid in the current turn; `None` if none is named or assumed.
    fn laid_tile(&self, line: &PlayedTurn) -> Option<TileIx> {
        self.turns.get(line.frames.last()?.turn)?.laid_tile
    }

    fn begin_turn(&self, turn: TurnIx, name: Arc<TurnName>, line: &mut PlayedTurn) {
        let Some(planned) = self.turns.get(turn) else { return };
        let is_outermost = line.frames.is_empty();
        line.story.order.push(Arc::clone(&name));
        line.agenda.extend(turn_steps(planned, &name, is_outermost).into_iter().rev());
        line.frames.push(Frame {
            turn,
            name,
            tile_laid: false,
            next_draw: 0,
            tile_turns: 0,
            moved: Vec::new(),
            waiting: Vec::new(),
            idle: Vec::new(),
            was_dark: PerPawn::default(),
        });
    }

    /// Ends the current turn, and puts back a message 4 that gave it. Figures waiting in the outer turn keep waiting.
    fn end_turn(line: &mut PlayedTurn, turns: &[PlannedTurn<'_>]) {
        let Some(frame) = line.frames.pop() else { return };
        let builder = turns.get(frame.turn).is_some_and(|planned| planned.turn.builder);
        if let Some(outer) = line.frames.last_mut().filter(|_| !builder) {
            outer.tile_turns += 1;
            line.pile.put_back(4);
        }
    }

    /// Adds steps that score what the board completes, for a turn without `rounds`.
    fn score_completed(&mut self, line: &mut PlayedTurn) -> Result<(), StopReason> {
        let view = self.views.view_at(&line.position)?;
        let span = self.turns.first().map_or(Span::new(0, 0), |planned| planned.turn.span);
        let mut steps = Vec::new();
        for feature in view.completed_features(&line.position, self.law)? {
            steps.push(Step::Score(Arc::new(Entry {
                round: Round::Three,
                player: None,
                gain: PointsChange::Feature(feature.place),
                pawn: None,
                written_name: None,
                span,
                found: true,
            })));
        }
        let free = self.turns.first().map_or(0, |planned| count_open_choices(planned.turn));
        if !steps.is_empty() && free + steps.len() > MOST_FREE {
            return Err(StopReason::TooManyCompleted(steps.len()));
        }
        line.agenda.extend(steps.into_iter().rev());
        Ok(())
    }

    /// Scores `points` for the player of the turn, with each figure that may take them.
    pub(super) fn score_points(&mut self, entry: &Entry, points: i64, mut line: PlayedTurn) -> StepResult {
        if points == 0 {
            if !entry.found {
                line.story.reasons.push(say!(messages::WhyNothing { what: entry.to_arg() }));
            }
            return Ok(vec![line]);
        }
        let pawns = self.movable_pawns(&mut line, entry.pawn, true)?;
        if pawns.is_empty() {
            self.stopped.push(Stop { refusal: Refusal::OneFigure, span: entry.span });
        }
        Ok(line.branch(pawns, |line, pawn| {
            line.story.record_choice(entry.event(), Pick::Figure(pawn));
            line.move_pawn(pawn, points);
        }))
    }

    /// Pays points of the player of the turn: all from one figure, tried with each figure that has that many.
    fn pay(&mut self, entry: &Entry, points: i64, mut line: PlayedTurn) -> StepResult {
        let mut pawns = self.movable_pawns(&mut line, entry.pawn, false)?;
        pawns.retain(|pawn| line.pawn_points.get(*pawn).is_some_and(|at| at >= points));
        if pawns.is_empty() {
            self.stopped.push(Stop { refusal: Refusal::CannotPay(points), span: entry.span });
        }
        Ok(line.branch(pawns, |line, pawn| {
            line.story.record_choice(entry.event(), Pick::Figure(pawn));
            let was_dark = line.frame().is_some_and(|frame| *frame.was_dark.get(pawn));
            if was_dark {
                line.story.silences.insert(Silence::PaidAfter);
            }
            line.move_pawn(pawn, -points);
            if line.pawn_points.get(pawn).is_some_and(is_dark) {
                line.story.reasons.push(say!(messages::WhyMovedBack { figure: pawn.word() }));
            }
        }))
    }

    /// Returns the player's figures that may move; asks the law only if one has advanced and the other might do so.
    pub(super) fn movable_pawns(
        &mut self,
        line: &mut PlayedTurn,
        written_pawn: Option<Pawn>,
        is_forward: bool,
    ) -> LawResult<Vec<Pawn>> {
        let mut pawns: Vec<Pawn> =
            line.pawn_points.pawns().filter(|pawn| written_pawn.is_none_or(|by| by == *pawn)).collect();
        let Some(only) = line.first_advanced.filter(|_| is_forward) else { return Ok(pawns) };
        if pawns.iter().all(|pawn| *pawn == only) || self.law.ask(MESSAGE_FIGURES)? != MessageFigures::OneATurn {
            return Ok(pawns);
        }
        if line.frames.iter().any(|frame| *frame.name != TurnName::Outermost) {
            line.story.silences.insert(Silence::OneFigure);
        }
        pawns.retain(|pawn| *pawn == only);
        Ok(pawns)
    }

    /// Ends a round: returns the meeples that were scored, and checks for dark spaces, now, with phase 3 or never.
    fn end_round(&mut self, round: Round, has_features: bool, mut line: PlayedTurn) -> StepResult {
        for place in std::mem::take(&mut line.position.scored) {
            let view = self.views.view_at(&line.position)?;
            if let Some(feature) = view.feature_at(place, self.law)? {
                line.position.returned.extend(view.returned_meeples(&feature));
            }
        }
        if round == Round::Three {
            self.end_scoring_phase(&mut line)?;
        }
        let moment = line.moment(MomentEvent::Round(round));
        let Some(frame) = line.frames.last() else { return Ok(vec![line]) };
        if round != Round::Three {
            // If no figure ended on a dark space, it makes no difference when the check is made.
            let dark_pawn = frame.moved.iter().copied().find(|pawn| Self::has_ended_dark(&line, *pawn));
            let time = if dark_pawn.is_some() { Some(ask_check_time(round, self.law)?) } else { None };
            // The reason recorded in phase 3 does not cover the points of round 4.
            if round == Round::Four {
                let late_pawn = dark_pawn.filter(|_| matches!(time, Some(CheckTime::Never)));
                let reason = match late_pawn {
                    Some(pawn) => {
                        Some(say!(messages::WhyTooLate { moment: moment.to_sentence(), figure: pawn.word() }))
                    }
                    None if dark_pawn.is_none() => {
                        Some(Self::explain_not_dark(&line, &moment, &frame.moved, &frame.moved))
                    }
                    None => None,
                };
                line.story.reasons.extend(reason);
            }
            let Some(frame) = line.frame() else { return Ok(vec![line]) };
            match time {
                Some(CheckTime::EndOfRound) => return self.check_dark_spaces(line, &moment, &[], has_features),
                Some(CheckTime::Never) => {
                    let moved = std::mem::take(&mut frame.moved);
                    line.stop_waiting(&moved);
                }
                Some(CheckTime::WithPhase3) => frame.defer_moved(false),
                None => frame.defer_moved(true),
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
        self.check_dark_spaces(line, &moment, &idle, has_features)
    }

    /// Ends phase 3 of a turn: records that the complete features are scored, named or not. If a tile of some turn is
    /// still to be laid, only the meeples on unnamed features complete by now are returned.
    fn end_scoring_phase(&mut self, line: &mut PlayedTurn) -> Result<(), StopReason> {
        if line.position.unlaid.is_empty() {
            line.position.past_scoring = true;
            return Ok(());
        }
        let view = self.views.view_at(&line.position)?;
        let home = view.returned_from_unnamed(self.law)?;
        line.position.returned.extend(home);
        Ok(())
    }

    /// Returns `true` if a figure is on a dark space to which it last moved by points scored.
    pub(super) fn has_ended_dark(line: &PlayedTurn, pawn: Pawn) -> bool {
        let dark = line.pawn_points.get(pawn).is_some_and(is_dark);
        dark && *line.last_moves.get(pawn) == Movement::Forward
    }
}
