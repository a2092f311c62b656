//! A line of play: where one way to play a turn has led, and what is still to be done in it.

use std::sync::Arc;

use super::moment::{After, Called, Moment};
use super::others::Others;
use super::pile::{Impossible, Pile};
use super::position::Position;
use super::story::Story;
use super::track::{Each, Moved, Pawn, Round, Stands, is_dark};
use super::written::{Entry, Turn};
use crate::scenario::TileIx;
use crate::wording::{Sentence, say};

/// A turn or a turn within it, by its place among them.
pub(super) type TurnIx = usize;

/// One thing that is to be done.
#[derive(Debug, Clone)]
pub(super) enum Step {
    /// A turn begins.
    Begin { turn: TurnIx, called: Arc<Called> },
    /// Its tile is laid.
    Lay,
    /// The meeples on that tile are set.
    Set,
    /// Somebody scores.
    Gain(Arc<Entry>),
    /// Somebody pays.
    Pay(Arc<Entry>),
    /// What the board completes is scored.
    Found,
    /// It is looked whether a figure has ended on a dark space.
    Test(Tested),
    /// A message comes; `of` says by what.
    Draw { of: Moment },
    /// The turn ends.
    End,
}

/// After what it is looked at the figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tested {
    /// After a scoring round; whether a feature was scored in it.
    Round { round: Round, features: bool },
    /// After the points of a message.
    Message(u32),
}

/// A turn that has begun and not ended.
#[derive(Debug, Clone)]
pub(super) struct Frame {
    pub(super) turn: TurnIx,
    /// Which turn it is.
    pub(super) called: Arc<Called>,
    /// Whether its tile lies on the board.
    pub(super) laid: bool,
    /// Which of the messages told of it comes next.
    pub(super) next: usize,
    /// How many turns of message 4 it has had.
    pub(super) tiles: usize,
    /// The figures that advanced since it was last looked, the one that did so last behind.
    pub(super) moved: Vec<Pawn>,
    /// Those that advanced in a round that may be looked at with phase 3.
    pub(super) waiting: Vec<Pawn>,
    /// Those of them that ended there on no dark space: where each round is looked at by itself, they do not wait.
    pub(super) idle: Vec<Pawn>,
    /// Which of them ended on a dark space.
    pub(super) was_dark: Each<bool>,
}

impl Frame {
    /// The figures that advanced wait for phase 3.
    pub(super) fn wait(&mut self) {
        for pawn in std::mem::take(&mut self.moved) {
            self.idle.retain(|known| *known != pawn);
            self.waiting.retain(|known| *known != pawn);
            self.waiting.push(pawn);
        }
    }

    /// The figures that advanced, to no dark space, wait for phase 3 if no round before it is looked at by itself.
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

/// Why a line cannot be played as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refusal {
    /// Only one figure may advance, and another is told to.
    OneFigure,
    /// No figure has so many points to pay.
    CannotPay(i64),
    /// The message is told to be taken with a figure that may not advance, since the other one has.
    Drawn(u32, Pawn),
    /// The message cannot come then.
    Pile(u32, Impossible),
    /// Message 4 is not taken as 2 points where its turn is told.
    TurnTold,
}

impl Refusal {
    /// Why, in a clause.
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

/// What was so when the first message came of which nothing more is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Unknown {
    pub(super) stands: Stands,
    pub(super) position: Position,
    pub(super) only: Option<Pawn>,
    pub(super) others: Others,
    /// The pile that it was drawn from.
    pub(super) pile: Pile,
}

/// Where one way to play a turn has led.
#[derive(Debug, Clone)]
pub(super) struct PlayedTurn {
    /// Where the player's figures stand, in points.
    pub(super) stands: Stands,
    /// How each of them moved last.
    pub(super) last: Each<Moved>,
    /// The only figure that may advance, where one alone may.
    pub(super) only: Option<Pawn>,
    pub(super) others: Others,
    pub(super) position: Position,
    pub(super) pile: Pile,
    /// The turns that have begun, the one within all others last.
    pub(super) frames: Vec<Frame>,
    /// What is still to be done, the next thing last.
    pub(super) agenda: Vec<Step>,
    pub(super) story: Story,
    /// How many messages came of which nothing more is known.
    pub(super) unknown: u32,
    /// Whether the fairy's points for a feature have come: she stands by one meeple, who goes home.
    pub(super) fairy: bool,
    pub(super) first_unknown: Option<Unknown>,
}

impl PlayedTurn {
    /// The lines in which it goes on in each of several ways.
    pub(super) fn in_each_way<T>(self, mut ways: Vec<T>, mut go: impl FnMut(&mut Self, T)) -> Vec<Self> {
        let Some(last) = ways.pop() else { return Vec::new() };
        let mut lines = Vec::with_capacity(ways.len() + 1);
        for way in ways {
            let mut line = self.clone();
            go(&mut line, way);
            lines.push(line);
        }
        // What goes on in one way only is not copied.
        let mut line = self;
        go(&mut line, last);
        lines.push(line);
        lines
    }

    /// The turn at hand.
    pub(super) fn frame(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }

    /// What the turn at hand is called.
    pub(super) fn called(&self) -> Arc<Called> {
        self.frames.last().map_or_else(|| Arc::new(Called::Whole), |frame| Arc::clone(&frame.called))
    }

    /// The moment after something in the turn at hand.
    pub(super) fn moment(&self, after: After) -> Moment {
        Moment::new(after, self.called())
    }

    /// Moves a figure forward by points that it got, or back by points that it paid.
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

    /// These figures have gone on since by points that do not wait: none of them waits for phase 3 any more, in no turn.
    pub(super) fn stop_waiting(&mut self, gone_on: &[Pawn]) {
        for frame in &mut self.frames {
            frame.waiting.retain(|pawn| !gone_on.contains(pawn));
            frame.idle.retain(|pawn| !gone_on.contains(pawn));
        }
    }

    /// The points of both figures, with 2 for each message of which nothing is known.
    pub(super) fn points(&self) -> i64 {
        self.stands.sum() + 2 * i64::from(self.unknown)
    }

    /// Whether some round brought a message.
    pub(super) fn brings_message(&self) -> bool {
        !self.story.messages.is_empty()
    }
}

/// A turn with the turns within it.
#[derive(Debug, Clone)]
pub(super) struct Planned<'p> {
    pub(super) turn: &'p Turn,
    /// The tile that is laid in it: as it is told, or as it is assumed.
    pub(super) laid: Option<TileIx>,
    /// Whether it is not known which tile that is, and the board is taken as it is drawn.
    pub(super) as_drawn: bool,
    pub(super) builder: Option<TurnIx>,
    /// The turns of message 4, in order.
    pub(super) tiles: Vec<TurnIx>,
}

/// A turn and all within it, the turn itself first.
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

/// What is done in a turn, from its beginning on.
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
                        None => Step::Gain(entry),
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
