//! A line of play: the state that one way to play a turn has reached, and the remaining steps.

use std::sync::Arc;

use carcassonne_position::TileIx;
use carcassonne_position::wording::{Sentence, say};

use super::moment::{Moment, MomentEvent, TurnName};
use super::narration::Story;
use super::opponents::Opponents;
use super::pile::{DrawError, Pile};
use super::position::Position;
use super::scoreboard::{Movement, PawnPoints, PerPawn, Round, is_dark};
use super::written_turn::{Entry, Turn};
use crate::mechanics::Pawn;

/// The index of a turn among all planned turns.
pub(super) type TurnIx = usize;

/// One step of a line of play.
#[derive(Debug, Clone)]
pub(super) enum Step {
    /// The beginning of a turn, the whole turn or one within it.
    Begin {
        turn: TurnIx,
        name: Arc<TurnName>,
    },
    /// The placing of the turn's tile.
    LayTile,
    /// The placing of the meeples on the turn's tile.
    PlaceMeeples,
    /// The scoring of an entry, by the player of the turn or another player.
    Score(Arc<Entry>),
    /// The payment of points that an entry requires.
    Pay(Arc<Entry>),
    /// The scoring of what the board completes.
    ScoreCompleted,
    /// The check whether a figure has ended on a dark space.
    Check(CheckedEvent),
    /// The drawing of a message; `moment` is the check for dark spaces that brings it.
    DrawMessage {
        moment: Moment,
    },
    End,
}

/// The event after which figures are checked for dark spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CheckedEvent {
    /// A scoring round; `features` is set if a feature was scored in it.
    Round { round: Round, features: bool },
    /// The points of the message with this number.
    Message(u32),
}

/// A turn that has begun and not ended.
#[derive(Debug, Clone)]
pub(super) struct Frame {
    pub(super) turn: TurnIx,
    pub(super) name: Arc<TurnName>,
    /// Set once the turn's tile, known or not, is on the board.
    pub(super) tile_laid: bool,
    /// The index of the next message among those written for the turn.
    pub(super) next_draw: usize,
    /// The number of turns of message 4 that this turn has had.
    pub(super) tile_turns: usize,
    /// The figures that advanced since the last check for dark spaces, the most recent last.
    pub(super) moved: Vec<Pawn>,
    /// The figures that advanced in a round that may be checked with phase 3.
    pub(super) waiting: Vec<Pawn>,
    /// The waiting figures that ended on no dark space; they do not wait if each round is checked separately.
    pub(super) idle: Vec<Pawn>,
    /// Set for each figure whose last movement in this turn was forward onto a dark space.
    pub(super) was_dark: PerPawn<bool>,
}

impl Frame {
    /// Lets the figures that advanced wait for the check after phase 3; if they ended on no dark space, `as_idle`, unless
    /// each round has its own check.
    pub(super) fn defer_moved(&mut self, as_idle: bool) {
        for pawn in std::mem::take(&mut self.moved) {
            if !as_idle {
                self.idle.retain(|known| *known != pawn);
            } else if !self.waiting.contains(&pawn) {
                self.idle.push(pawn);
            }
            self.waiting.retain(|known| *known != pawn);
            self.waiting.push(pawn);
        }
    }
}

/// The reason why a line of play cannot go on as the turn is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refusal {
    /// Only one figure may advance in a turn, and an entry is written for the other one.
    OneFigure,
    /// No figure has enough points to pay this number.
    CannotPay(i64),
    /// The message is written to be taken with a figure that may not advance, since the other one has.
    FigureBarred(u32, Pawn),
    /// The message cannot be drawn at that moment.
    CannotDraw(u32, DrawError),
    /// Message 4 is not exchanged for 2 points if its turn is written.
    TurnWritten,
}

impl Refusal {
    pub(super) fn to_clause(self) -> Sentence {
        match self {
            Self::OneFigure => say!(messages::BecauseOneFigure),
            Self::CannotPay(points) => say!(messages::BecauseCannotPay { points }),
            Self::FigureBarred(number, by) => say!(messages::BecauseOtherAdvanced { number, figure: by.word() }),
            Self::CannotDraw(number, why) => why.to_clause(number),
            Self::TurnWritten => say!(messages::BecauseTurnTold),
        }
    }
}

/// The state when the first unknown message was drawn, that is one whose number is not written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct UnknownDraw {
    pub(super) pawn_points: PawnPoints,
    pub(super) position: Position,
    pub(super) first_advanced: Option<Pawn>,
    pub(super) opponents: Opponents,
    /// The pile from which the message was drawn.
    pub(super) pile: Pile,
}

/// The state that one way to play a turn has reached.
#[derive(Debug, Clone)]
pub(super) struct PlayedTurn {
    /// The points on which the player's figures are.
    pub(super) pawn_points: PawnPoints,
    /// The last movement of each figure.
    pub(super) last_moves: PerPawn<Movement>,
    /// The figure that advanced first, the only one that may advance if the law allows only one a turn.
    pub(super) first_advanced: Option<Pawn>,
    pub(super) opponents: Opponents,
    pub(super) position: Position,
    pub(super) pile: Pile,
    /// The turns that have begun and not ended, the innermost last.
    pub(super) frames: Vec<Frame>,
    /// The remaining steps, the next one last.
    pub(super) agenda: Vec<Step>,
    pub(super) story: Story,
    /// The number of unknown messages drawn.
    pub(super) unknown_draws: u32,
    /// Set once the fairy's points for a feature were dealt with: she is next to one meeple, which is then returned.
    pub(super) fairy_scored: bool,
    pub(super) first_unknown: Option<UnknownDraw>,
}

impl PlayedTurn {
    /// Continues the line of play in each of several `ways`, as a line each; returns none if there is no way.
    pub(super) fn branch<T>(self, mut ways: Vec<T>, mut apply: impl FnMut(&mut Self, T)) -> Vec<Self> {
        let Some(last) = ways.pop() else { return Vec::new() };
        let mut lines = Vec::with_capacity(ways.len() + 1);
        for way in ways {
            let mut line = self.clone();
            apply(&mut line, way);
            lines.push(line);
        }
        // The last way reuses the line instead of a copy.
        let mut line = self;
        apply(&mut line, last);
        lines.push(line);
        lines
    }

    /// Returns the current turn, the innermost one; `None` before the first and after the last.
    pub(super) fn frame(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }

    pub(super) fn turn_name(&self) -> Arc<TurnName> {
        self.frames.last().map_or_else(|| Arc::new(TurnName::Outermost), |frame| Arc::clone(&frame.name))
    }

    /// Returns the moment of the check for dark spaces after an event in the current turn.
    pub(super) fn moment(&self, event: MomentEvent) -> Moment {
        Moment::new(event, self.turn_name())
    }

    /// Moves a figure forward by points scored, or back by points paid, which are negative.
    pub(super) fn move_pawn(&mut self, pawn: Pawn, points: i64) {
        let Some(at) = self.pawn_points.get_mut(pawn) else { return };
        *at += points;
        let dark = is_dark(*at);
        let is_forward = points > 0;
        *self.last_moves.get_mut(pawn) = if is_forward { Movement::Forward } else { Movement::Back };
        if let Some(frame) = self.frames.last_mut() {
            if is_forward {
                frame.moved.retain(|moved| *moved != pawn);
                frame.moved.push(pawn);
            }
            *frame.was_dark.get_mut(pawn) = is_forward && dark;
        }
        if is_forward {
            self.first_advanced.get_or_insert(pawn);
        }
    }

    /// Removes the figures in `advanced`, which have moved on, from those that wait for phase 3, in every turn.
    pub(super) fn stop_waiting(&mut self, advanced: &[Pawn]) {
        for frame in &mut self.frames {
            frame.waiting.retain(|pawn| !advanced.contains(pawn));
            frame.idle.retain(|pawn| !advanced.contains(pawn));
        }
    }

    /// Returns the points of both figures, with 2 for each unknown message drawn.
    pub(super) fn total_points(&self) -> i64 {
        self.pawn_points.sum() + 2 * i64::from(self.unknown_draws)
    }
}

/// A turn with the indices of the turns within it.
#[derive(Debug, Clone)]
pub(super) struct PlannedTurn<'p> {
    pub(super) turn: &'p Turn,
    /// The tile that is laid in the turn, named or assumed.
    pub(super) laid_tile: Option<TileIx>,
    /// Set if the tile is not known and the board is taken as it is drawn.
    pub(super) as_drawn: bool,
    pub(super) builder: Option<TurnIx>,
    /// The indices of the turns that message 4 gives in this turn, in order.
    pub(super) tile_turns: Vec<TurnIx>,
}

/// Returns a turn and all turns within it, with their indices; the turn itself comes first.
pub(super) fn plan_turns(turn: &Turn) -> Vec<PlannedTurn<'_>> {
    let mut all = Vec::new();
    add_turn(turn, &mut all);
    all
}

fn add_turn<'p>(turn: &'p Turn, all: &mut Vec<PlannedTurn<'p>>) -> TurnIx {
    let ix = all.len();
    all.push(PlannedTurn { turn, laid_tile: turn.laid_tile, as_drawn: false, builder: None, tile_turns: Vec::new() });
    let builder = turn.builder_turn().map(|within| add_turn(within, all));
    let tile_turns = turn.message_4_turns().map(|within| add_turn(within, all)).collect();
    if let Some(planned) = all.get_mut(ix) {
        (planned.builder, planned.tile_turns) = (builder, tile_turns);
    }
    ix
}

/// Returns the steps of a turn after its beginning, in the order of play.
pub(super) fn turn_steps(planned: &PlannedTurn<'_>, name: &Arc<TurnName>, is_outermost: bool) -> Vec<Step> {
    let mut steps = Vec::new();
    for round in Round::ALL {
        match round {
            Round::OneC => steps.push(Step::LayTile),
            Round::Two => steps.push(Step::PlaceMeeples),
            Round::OneA | Round::OneB | Round::Three | Round::Four => {}
        }
        let is_phase_3 = round == Round::Three;
        let before = steps.len();
        let mut has_features = is_phase_3;
        match &planned.turn.entries {
            Some(entries) => {
                for entry in entries.iter().filter(|entry| entry.round == round) {
                    has_features |= entry.gain.feature().is_some();
                    let entry = Arc::new(entry.clone());
                    steps.push(match entry.gain.payment() {
                        Some(_) => Step::Pay(entry),
                        None => Step::Score(entry),
                    });
                }
            }
            None if is_outermost && is_phase_3 => steps.push(Step::ScoreCompleted),
            None => {}
        }
        if is_phase_3 || steps.len() > before {
            steps.push(Step::Check(CheckedEvent::Round { round, features: has_features }));
        }
    }
    if let Some(turn) = planned.builder {
        let name = Arc::new(TurnName::OfBuilder(Arc::clone(name)));
        steps.push(Step::Begin { turn, name });
    }
    steps.push(Step::End);
    steps
}
