//! The pile of messages: eight different ones; a message that was drawn is put back face down under the others. (`msg`,
//! *Voorbereiding*, *Spelverloop* 3 and *Tegelverdeling*.)
//!
//! Any eight in a row are therefore different, and the ninth is the first again. A message 4 is put back when the turn
//! that it gives has ended.

use std::collections::VecDeque;

use carcassonne_position::Reader;
use carcassonne_position::wording::{Sentence, say};
use carcassonne_text::problem;

use super::problems;
use super::written_turn::{MessageDraw, Turn};

/// The number of messages.
pub(super) const MESSAGES: u32 = 8;

/// The pile of messages face down, the next one first, `None` for an unknown number; and the messages drawn from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pile {
    face_down: VecDeque<Option<u32>>,
    /// The numbers of the messages that are drawn and not put back yet.
    in_progress: Vec<u32>,
}

/// The reason why a message cannot be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DrawError {
    /// Another message is known to be the next.
    OtherIsNext(u32),
    /// The message is known to be further down in the pile.
    LowerInPile,
    /// The message is still being carried out.
    InProgress,
}

impl DrawError {
    /// Returns why the message `number` cannot be drawn, as a clause.
    pub(super) fn to_clause(self, number: u32) -> Sentence {
        match self {
            Self::OtherIsNext(next) => say!(messages::BecauseNext { next }),
            Self::LowerInPile => say!(messages::BecauseLower { number }),
            Self::InProgress => say!(messages::BecauseOut { number }),
        }
    }
}

impl Pile {
    /// Creates a pile of eight messages whose numbers are unknown.
    pub(super) fn new() -> Self {
        Self { face_down: (0..MESSAGES).map(|_| None).collect(), in_progress: Vec::new() }
    }

    /// Draws the next message, which has this number; returns an error if it cannot be the next.
    pub(super) fn draw(&mut self, number: u32) -> Result<(), DrawError> {
        if self.in_progress.contains(&number) {
            return Err(DrawError::InProgress);
        }
        match self.face_down.front().copied().flatten() {
            Some(next) if next != number => return Err(DrawError::OtherIsNext(next)),
            None if self.face_down.contains(&Some(number)) => return Err(DrawError::LowerInPile),
            Some(_) | None => {}
        }
        self.face_down.pop_front();
        self.in_progress.push(number);
        Ok(())
    }

    /// Puts a message that was drawn back under the pile.
    pub(super) fn put_back(&mut self, number: u32) {
        self.in_progress.retain(|out| *out != number);
        self.face_down.push_back(Some(number));
    }

    /// Returns `true` if the next message may have this number, given what was drawn before.
    pub(super) fn may_be_next(&self, number: u32) -> bool {
        self.clone().draw(number).is_ok()
    }

    /// Returns the pile after message `number` is drawn and put back; an unknown message for `None` or one not next.
    pub(super) fn after_draw(&self, number: Option<u32>) -> Self {
        let mut pile = self.clone();
        match number {
            Some(number) if pile.draw(number).is_ok() => pile.put_back(number),
            Some(_) | None => pile.draw_and_return_unknown(),
        }
        pile
    }

    /// Draws a message whose number is not written, and puts it back.
    pub(super) fn draw_and_return_unknown(&mut self) {
        if let Some(next) = self.face_down.pop_front() {
            self.face_down.push_back(next);
        }
    }
}

/// Reports the first message that cannot be drawn where it is written, assuming that every written message is drawn.
pub(super) fn check_draws(turn: &Turn, reader: &mut Reader<'_>) {
    if let Err((draw, error)) = draw_written(turn, &mut Pile::new()) {
        let reason = reader.scenario.voice().say(&error.to_clause(draw.number));
        reader.problem(problem!(draw.span, problems::MessageOutOfOrder { reason }));
    }
}

/// Draws the messages of a turn and the turns within it, in order; the error is the first that cannot be drawn.
fn draw_written(turn: &Turn, pile: &mut Pile) -> Result<(), (MessageDraw, DrawError)> {
    let mut tile_turns = turn.message_4_turns();
    for draw in &turn.draws {
        pile.draw(draw.number).map_err(|why| (*draw, why))?;
        if draw.can_be_tile()
            && let Some(within) = tile_turns.next()
        {
            draw_written(within, pile)?;
        }
        pile.put_back(draw.number);
    }
    turn.builder_turn().map_or(Ok(()), |builder| draw_written(builder, pile))
}

#[cfg(test)]
mod tests {
    use super::{DrawError, Pile};

    fn draw_all(numbers: &[u32]) -> Result<(), (usize, DrawError)> {
        let mut pile = Pile::new();
        for (n, number) in numbers.iter().enumerate() {
            pile.draw(*number).map_err(|why| (n, why))?;
            pile.put_back(*number);
        }
        Ok(())
    }

    #[test]
    fn any_eight_are_different_and_the_ninth_is_the_first() {
        assert_eq!(draw_all(&[1, 2, 3, 4, 5, 6, 7, 8, 1, 2]), Ok(()));
        assert_eq!(draw_all(&[1, 2, 3, 4, 5, 6, 7, 8, 2]), Err((8, DrawError::OtherIsNext(1))));
        assert_eq!(draw_all(&[5, 5, 5]), Err((1, DrawError::LowerInPile)));
        assert_eq!(draw_all(&[8, 8]), Err((1, DrawError::LowerInPile)));
    }

    #[test]
    fn a_message_that_is_being_obeyed_is_not_in_the_pile() {
        let mut pile = Pile::new();
        assert_eq!(pile.draw(4), Ok(()));
        assert_eq!(pile.draw(4), Err(DrawError::InProgress));
        for number in [1, 2, 3, 5, 6, 7, 8] {
            assert_eq!(pile.draw(number), Ok(()));
            pile.put_back(number);
        }
        assert_eq!(pile.draw(4), Err(DrawError::InProgress));
        assert_eq!(pile.draw(1), Ok(()));
    }

    #[test]
    fn what_nobody_tells_has_its_place_too() {
        let mut pile = Pile::new();
        for _ in 0..7 {
            pile.draw_and_return_unknown();
        }
        assert_eq!(pile.draw(3), Ok(()));
        pile.put_back(3);
        // Seven unknown messages come next, and then 3 again.
        assert_eq!(pile.draw(3), Err(DrawError::LowerInPile));
    }

    #[test]
    fn what_came_is_not_the_next() {
        let next = |pile: &Pile| (1..=8).filter(|n| pile.may_be_next(*n)).collect::<Vec<u32>>();
        let mut pile = Pile::new();
        assert_eq!(next(&pile).len(), 8);
        assert_eq!(pile.draw(6), Ok(()));
        pile.put_back(6);
        assert_eq!(next(&pile), [1, 2, 3, 4, 5, 7, 8]);
        assert_eq!(next(&pile.after_draw(Some(2))), [1, 3, 4, 5, 7, 8]);
        assert_eq!(next(&pile.after_draw(None)), [1, 2, 3, 4, 5, 7, 8]);
        let seven = [1, 2, 3, 4, 5, 7, 8].into_iter().fold(pile, |pile, n| pile.after_draw(Some(n)));
        assert_eq!(next(&seven), [6]);
    }
}
