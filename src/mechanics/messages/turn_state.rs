//! A line of play: the state that one way to play a turn has reached, and the remaining steps.

use std::sync::Arc;

use super::moment::{After, Called, Moment};
use super::narration::Story;
use super::opponents::Others;
use super::pile::{Impossible, Pile};
use super::position::Position;
use super::track::{Each, Moved, Pawn, Round, Stands, is_dark};
use super::written::{Entry, Turn};
use crate::scenario::TileIx;
use crate::wording::{Sentence, say};

/// The index of a turn among all planned turns.
pub(super) type TurnIx = usize;

/// One step of a line of play.
#[derive(Debug, Clone)]
pub(super) enum Step {
    /// The beginning of a turn.
    Begin {
        turn: TurnIx,
        called: Arc<Called>,
    },
    /// The placing of the turn's tile.
    Lay,
    /// The placing of the meeples on that tile.
    Set,
    /// A score.
    PointsChange(Arc<Entry>),
    /// A payment.
    Pay(Arc<Entry>),
    /// The scoring of what the board completes.
    Found,
    /// The check whether a figure has ended on a dark space.
    Test(Tested),
    /// The drawing of a message; `of` is the moment that brings it.
    Draw {
        of: Moment,
    },
    End,
}

/// The event after which figures are checked for dark spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tested {
    /// A scoring round; `features` is set if a feature was scored in it.
    Round { round: Round, features: bool },
    /// The points of the message with this number.
    Message(u32),
}

/// A turn that has begun and not ended.
#[derive(Debug, Clone)]
pub(super) struct Frame {
    pub(super) turn: TurnIx,
    pub(super) called: Arc<Called>,
    /// Set if the turn's tile is on the board.
    pub(super) laid: bool,
    /// The index of the next message among those written for the turn.
    pub(super) next: usize,
    /// The number of turns of message 4 that this turn has had.
    pub(super) tiles: usize,
    /// The figures that advanced since the last check, the most recent last.
    pub(super) moved: Vec<Pawn>,
    /// The figures that advanced in a round that may be checked with phase 3.
    pub(super) waiting: Vec<Pawn>,
    /// The waiting figures that ended on no dark space; they do not wait if each round is checked separately.
    pub(super) idle: Vec<Pawn>,
    /// Set for each figure whose last movement in this turn was forward onto a dark space.
    pub(super) was_dark: Each<bool>,
}

impl Frame {
    /// Lets the figures that advanced wait for phase 3.
    pub(super) fn wait(&mut self) {
        for pawn in std::mem::take(&mut self.moved) {
            self.idle.retain(|known| *known != pawn);
            self.waiting.retain(|known| *known != pawn);
            self.waiting.push(pawn);
        }
    }

    /// Lets the figures that advanced, to no dark space, wait for phase 3 if no earlier round is checked separately.
    pub(super) fn wait_idle(&mut self) {
        for pawn in std::mem::take(&mut self.moved) {
            if !self.waiting.contains(&pawn) {
                self.idle.push(pawn);
            }
            self.waiting.retain(|known| *known != pawn);
            self.waiting.push(pawn);
        }
    }
}

/// The reason why a line cannot be played as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refusal {
    /// Only one figure may advance, and the other one is written.
    OneFigure,
    /// No figure has enough points to pay this number.
    CannotPay(i64),
    /// The message is written to be taken with a figure that may not advance, since the other one has.
    Drawn(u32, Pawn),
    /// The message cannot be drawn at that moment.
    Pile(u32, Impossible),
    /// Message 4 is not exchanged for 2 points if its turn is written.
    TurnTold,
}

impl Refusal {
    /// Returns the reason as a clause.
    pub(super) fn because(self) -> Sentence {
        match self {
            Self::OneFigure => say!(messages::BecauseOneFigure),
            Self::CannotPay(points) => say!(messages::BecauseCannotPay { points: points }),
            Self::Drawn(number, by) => {
                say!(messages::BecauseOtherAdvanced { number: number, figure: by.word() })
            }
            Self::Pile(number, why) => why.because(number),
            Self::TurnTold => say!(messages::BecauseTurnTold),
        }
    }
}

/// The state when the first unknown message was drawn, that is one whose number is not written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Unknown {
    pub(super) stands: Stands,
    pub(super) position: Position,
    pub(super) only: Option<Pawn>,
    pub(super) others: Others,
    /// The pile from which the message was drawn.
    pub(super) pile: Pile,
}

/// The state that one way to play a turn has reached.
#[derive(Debug, Clone)]
pub(super) struct PlayedTurn {
    /// The points on which the player's figures are.
    pub(super) stands: Stands,
    /// The last movement of each figure.
    pub(super) last: Each<Moved>,
    /// The figure that advanced first, the only one that may advance if the law allows only one a turn.
    pub(super) only: Option<Pawn>,
    pub(super) others: Others,
    pub(super) position: Position,
    pub(super) pile: Pile,
    /// The turns that have begun and not ended, the innermost last.
    pub(super) frames: Vec<Frame>,
    /// The remaining steps, the next one last.
    pub(super) agenda: Vec<Step>,
    pub(super) story: Story,
    /// The number of unknown messages drawn.
    pub(super) unknown: u32,
    /// Set once the fairy's points for a feature were dealt with: she is next to one meeple, which is then returned.
    pub(super) fairy: bool,
    pub(super) first_unknown: Option<Unknown>,
}

impl PlayedTurn {
    /// Continues the line in each of several ways, as a line each; none if there is no way.
    pub(super) fn in_each_way<T>(self, mut ways: Vec<T>, mut go: impl FnMut(&mut Self, T)) -> Vec<Self> {
        let Some(last) = ways.pop() else { return Vec::new() };
        let mut lines = Vec::with_capacity(ways.len() + 1);
        for way in ways {
            let mut line = self.clone();
            go(&mut line, way);
            lines.push(line);
        }
        // The last way reuses the line instead of a copy.
        let mut line = self;
        go(&mut line, last);
        lines.push(line);
        lines
    }

    /// Returns the current turn.
    pub(super) fn frame(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }

    /// Returns the name of the current turn.
    pub(super) fn called(&self) -> Arc<Called> {
        self.frames.last().map_or_else(|| Arc::new(Called::Whole), |frame| Arc::clone(&frame.called))
    }

    /// Returns the moment after an event in the current turn.
    pub(super) fn moment(&self, after: After) -> Moment {
        Moment::new(after, self.called())
    }

    /// Moves a figure forward by points scored, or back by points paid.
    pub(super) fn advance(&mut self, pawn: Pawn, points: i64) {
        let Some(at) = self.stands.get_mut(pawn) else { return };
        *at += points;
        let dark = is_dark(*at);
        let forward = points > 0;
        *self.last.get_mut(pawn) = if forward { Moved::Forward } else { Moved::Back };
        if let Some(frame) = self.frames.last_mut() {
            if forward {
                frame.moved.retain(|moved| *moved != pawn);
                frame.moved.push(pawn);
            }
            *frame.was_dark.get_mut(pawn) = forward && dark;
        }
        if forward {
            self.only.get_or_insert(pawn);
        }
    }

    /// Removes figures that have since advanced without waiting from those that wait for phase 3, in every turn.
    pub(super) fn stop_waiting(&mut self, gone_on: &[Pawn]) {
        for frame in &mut self.frames {
            frame.waiting.retain(|pawn| !gone_on.contains(pawn));
            frame.idle.retain(|pawn| !gone_on.contains(pawn));
        }
    }

    /// Returns the points of both figures, with 2 for each unknown message.
    pub(super) fn points(&self) -> i64 {
        self.stands.sum() + 2 * i64::from(self.unknown)
    }

    /// Returns `true` if a message was drawn.
    pub(super) fn brings_message(&self) -> bool {
        !self.story.messages.is_empty()
    }
}

/// A turn with the indices of the turns within it.
#[derive(Debug, Clone)]
pub(super) struct Planned<'p> {
    pub(super) turn: &'p Turn,
    /// The tile that is laid in the turn, named or assumed.
    pub(super) laid: Option<TileIx>,
    /// Set if the tile is not known and the board is taken as it is drawn.
    pub(super) as_drawn: bool,
    pub(super) builder: Option<TurnIx>,
    /// The turns of message 4, in order.
    pub(super) tiles: Vec<TurnIx>,
}

/// Returns a turn and all turns within it, the turn itself first.
pub(super) fn plan(turn: &Turn) -> Vec<Planned<'_>> {
    let mut all = Vec::new();
    add(turn, &mut all);
    all
}

fn add<'p>(turn: &'p Turn, all: &mut Vec<Planned<'p>>) -> TurnIx {
    let ix = all.len();
    all.push(Planned { turn, laid: turn.laid, as_drawn: false, builder: None, tiles: Vec::new() });
    let builder = turn.of_builder().map(|within| add(within, all));
    let tiles = turn.of_message_4().map(|within| add(within, all)).collect();
    if let Some(planned) = all.get_mut(ix) {
        (planned.builder, planned.tiles) = (builder, tiles);
    }
    ix
}

/// Returns the steps of a turn after its beginning.
pub(super) fn agenda(planned: &Planned<'_>, called: &Arc<Called>, outermost: bool) -> Vec<Step> {
    let mut steps = Vec::new();
    for round in Round::ALL {
        match round {
            Round::OneC => steps.push(Step::Lay),
            Round::Two => steps.push(Step::Set),
            Round::OneA | Round::OneB | Round::Three | Round::Four => {}
        }
        let phase_3 = round == Round::Three;
        let before = steps.len();
        let mut features = phase_3;
        match &planned.turn.entries {
            Some(entries) => {
                for entry in entries.iter().filter(|entry| entry.round == round) {
                    features |= entry.gain.feature().is_some();
                    let entry = Arc::new(entry.clone());
                    steps.push(match entry.gain.paid() {
                        Some(_) => Step::Pay(entry),
                        None => Step::PointsChange(entry),
                    });
                }
            }
            None if outermost && phase_3 => steps.push(Step::Found),
            None => {}
        }
        if phase_3 || steps.len() > before {
            steps.push(Step::Test(Tested::Round { round, features }));
        }
    }
    if let Some(turn) = planned.builder {
        let called = Arc::new(Called::OfBuilder(Arc::clone(called)));
        steps.push(Step::Begin { turn, called });
    }
    steps.push(Step::End);
    steps
}
