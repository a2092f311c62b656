//! The look ahead after a drawn message whose number is not written: a sentence for each way to another message.

use carcassonne_base::gathering::push_new;
use carcassonne_base::sorting::sort_by_key;
use carcassonne_position::MeepleIx;
use carcassonne_position::wording::{Arg, Sentence, say};

use super::opponents::Opponents;
use super::pile::{MESSAGES, Pile};
use super::play::{Play, StopReason};
use super::position::Position;
use super::scoreboard::{PawnPoints, is_dark};
use super::turn_state::UnknownDraw;
use super::values;
use crate::mechanics::Pawn;

/// The maximum number of messages drawn in a row whose points the look ahead follows.
pub(super) const DEPTH: usize = 3;
/// The maximum number of ways to draw another message that are listed, one sentence each.
const MOST_WAYS: usize = 40;
/// The maximum number of states of play in which the look ahead values each message.
const MOST_MOMENTS: usize = 60;

/// The sentences that the look ahead has found so far, and the number of states of play that were examined.
#[derive(Debug, Default)]
pub(super) struct Lookahead {
    sentences: Vec<Sentence>,
    moments: usize,
}

impl Lookahead {
    fn is_full(&self) -> bool {
        self.sentences.len() > MOST_WAYS || self.moments >= MOST_MOMENTS
    }
}

/// A way to take the next message: its points, the meeple returned, and the messages on which the points are printed.
struct NextWay {
    points: i64,
    returned: Option<MeepleIx>,
    numbers: Vec<u32>,
}

/// A state of play that the look ahead has reached.
struct LookaheadState {
    pawn_points: PawnPoints,
    position: Position,
    opponents: Opponents,
    /// The pile from which the next message is drawn.
    pile: Pile,
    /// The number of messages in a row that led to this state.
    depth: usize,
    /// The steps that led to this state, in words; `None` at the start.
    steps: Option<Sentence>,
}

impl Play<'_, '_, '_, '_, '_> {
    /// Adds to `lookahead` how points of messages, from `unknown` on, bring further messages, up to [`DEPTH`] in a row.
    pub(super) fn look_ahead(&mut self, unknown: &UnknownDraw, lookahead: &mut Lookahead) -> Result<(), StopReason> {
        let pawns = self.pawns_allowed_to_advance(unknown)?;
        let state = LookaheadState {
            pawn_points: unknown.pawn_points,
            position: unknown.position.clone(),
            opponents: unknown.opponents.clone(),
            pile: unknown.pile.clone(),
            depth: 0,
            steps: None,
        };
        let pawn_points = unknown.pawn_points;
        let start_points = Arg::list(pawn_points.pawns().filter_map(|pawn| *pawn_points.get(pawn)));
        self.follow_messages(&state, &start_points, &pawns, lookahead)
    }

    fn follow_messages(
        &mut self,
        state: &LookaheadState,
        start_points: &Arg,
        pawns: &[Pawn],
        lookahead: &mut Lookahead,
    ) -> Result<(), StopReason> {
        if state.depth >= DEPTH || lookahead.is_full() {
            return Ok(());
        }
        lookahead.moments += 1;
        for way in self.ways_ahead(state)? {
            for pawn in pawns {
                let mut pawn_points = state.pawn_points;
                let Some(at) = pawn_points.get_mut(*pawn) else { continue };
                *at += way.points;
                let at = *at;
                if !is_dark(at) || !self.can_bring_message(&state.opponents, at) {
                    continue;
                }
                let step = say!(messages::AheadStep {
                    points: way.points,
                    numbers: Arg::list(&way.numbers),
                    instead: way.points == 2,
                    figure: pawn.word(),
                    at
                });
                let steps = match &state.steps {
                    None => step,
                    Some(before) => say!(messages::AheadThen { before: before.clone(), next: step }),
                };
                let sentence = say!(messages::Ahead { from: start_points.clone(), how: steps.clone() });
                push_new(&mut lookahead.sentences, sentence);
                let mut position = state.position.clone();
                position.returned.extend(way.returned);
                let pile = state.pile.after_draw(way.numbers.first().copied());
                let (opponents, depth) = (state.opponents.clone(), state.depth + 1);
                let next = LookaheadState { pawn_points, position, opponents, pile, depth, steps: Some(steps) };
                self.follow_messages(&next, start_points, pawns, lookahead)?;
            }
        }
        Ok(())
    }

    /// Returns the ways to take the next message for more than 0 points, also in exchange for 2, in order of points.
    /// Messages that bring equally many points and return no meeple are one way.
    fn ways_ahead(&mut self, state: &LookaheadState) -> Result<Vec<NextWay>, StopReason> {
        let mut ways: Vec<NextWay> = Vec::new();
        for number in (1..=MESSAGES).filter(|n| state.pile.may_be_next(*n)) {
            for way in self.printed_ways_on(&state.position, number)?.into_iter().filter(|w| w.points > 0) {
                let is_same_way = |known: &&mut NextWay| {
                    way.returned.is_none() && known.returned.is_none() && known.points == way.points
                };
                match ways.iter_mut().find(is_same_way) {
                    Some(known) => known.numbers.push(number),
                    None => ways.push(NextWay { points: way.points, returned: way.returned, numbers: vec![number] }),
                }
            }
        }
        if !ways.iter().any(|way| (way.points, way.returned) == (2, None)) {
            ways.push(NextWay { points: 2, returned: None, numbers: Vec::new() });
        }
        sort_by_key(&mut ways, |way| (way.points, way.returned));
        Ok(ways)
    }

    /// Returns a sentence on the worth of each message that may be drawn in the state `unknown`.
    pub(super) fn message_values(&mut self, unknown: &UnknownDraw) -> Result<Vec<Sentence>, StopReason> {
        let view = self.views.view_at(&unknown.position)?;
        let mut all = Vec::new();
        for number in (1..=MESSAGES).filter(|n| unknown.pile.may_be_next(*n)) {
            let valued = values::value_message(view, &unknown.position, number, self.law)?;
            let because = values::join_reasons(&valued.reasons);
            let title = say!(messages::Title { number });
            all.push(match valued.points {
                Some(points) => say!(messages::EachBrings { number, title, points, because }),
                None => say!(messages::EachTile { number, because }),
            });
        }
        Ok(all)
    }
}

/// Returns at most `MOST_WAYS` sentences found, then one if the search was cut short, one on its depth; empty for none.
pub(super) fn limit_sentences(lookahead: Lookahead) -> Vec<Sentence> {
    let is_cut = lookahead.is_full();
    let mut sentences = lookahead.sentences;
    if sentences.is_empty() {
        return sentences;
    }
    sentences.truncate(MOST_WAYS);
    if is_cut {
        sentences.push(say!(messages::AheadMore));
    }
    sentences.push(say!(messages::AheadDepth { depth: DEPTH }));
    sentences
}
