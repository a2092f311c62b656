//! The pile of messages: eight different ones; a message that was drawn is put back face down under the others. (`msg`,
//! *Voorbereiding*, *Spelverloop* 3 and *Tegelverdeling*.)
//!
//! Any eight in a row are therefore different, and the ninth is the first again. A message 4 is put back when the turn
//! that it gives has ended.

use super::problems;
use std::collections::VecDeque;

use super::written::{MessageDraw, Turn};
use crate::scenario::Reader;
use crate::wording::{Sentence, say};

/// The number of messages.
pub(super) const MESSAGES: u32 = 8;

/// The messages face down, the next one first. `None` is a message whose number is not known yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pile {
    lying: VecDeque<Option<u32>>,
    /// The messages that are drawn and not put back yet.
    out: Vec<u32>,
}

/// The reason why a message cannot be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Impossible {
    /// Another message is known to be the next.
    Next(u32),
    /// The message is known to be further down in the pile.
    Lower,
    /// The message is still being carried out.
    Out,
}

impl Impossible {
    /// Returns why the message `number` cannot be drawn, as a clause.
    pub(super) fn because(self, number: u32) -> Sentence {
        match self {
            Self::Next(next) => say!(messages::BecauseNext { next: next }),
            Self::Lower => say!(messages::BecauseLower { number: number }),
            Self::Out => say!(messages::BecauseOut { number: number }),
        }
    }
}

impl Pile {
    /// Creates a pile of eight messages whose numbers are unknown.
    pub(super) fn new() -> Self {
        Self { lying: (0..MESSAGES).map(|_| None).collect(), out: Vec::new() }
    }

    /// Draws the next message, which has this number; returns an error if it cannot be the next.
    pub(super) fn draw(&mut self, number: u32) -> Result<(), Impossible> {
        if self.out.contains(&number) {
            return Err(Impossible::Out);
        }
        match self.lying.front().copied().flatten() {
            Some(next) if next != number => return Err(Impossible::Next(next)),
            None if self.lying.contains(&Some(number)) => return Err(Impossible::Lower),
            Some(_) | None => {}
        }
        self.lying.pop_front();
        self.out.push(number);
        Ok(())
    }

    /// Puts a message that was drawn back under the pile.
    pub(super) fn put_back(&mut self, number: u32) {
        self.out.retain(|out| *out != number);
        self.lying.push_back(Some(number));
    }

    /// Returns `true` if the next message may have this number, given what was drawn before.
    pub(super) fn may_be_next(&self, number: u32) -> bool {
        self.clone().draw(number).is_ok()
    }

    /// Returns the pile after one more message was drawn and put back; its number is unknown if `None`.
    pub(super) fn after(&self, number: Option<u32>) -> Self {
        let mut pile = self.clone();
        match number {
            Some(number) if pile.draw(number).is_ok() => pile.put_back(number),
            Some(_) | None => pile.pass(),
        }
        pile
    }

    /// Draws a message whose number is not written, and puts it back.
    pub(super) fn pass(&mut self) {
        if let Some(next) = self.lying.pop_front() {
            self.lying.push_back(next);
        }
    }
}

/// Reports the first message that cannot be drawn where it is written, assuming that every written message is drawn.
pub(super) fn check(turn: &Turn, reader: &mut Reader<'_>) {
    if let Err((drawn, why)) = follow(turn, &mut Pile::new()) {
        let why = reader.scenario.voice().say(&why.because(drawn.number));
        reader.problem(problems::cannot_come(&why, drawn.span));
    }
}

/// Draws the messages written in a turn and those within it, in the order in which they are drawn.
fn follow(turn: &Turn, pile: &mut Pile) -> Result<(), (MessageDraw, Impossible)> {
    let mut tiles = turn.of_message_4();
    for drawn in &turn.drew {
        pile.draw(drawn.number).map_err(|why| (*drawn, why))?;
        if drawn.may_be_a_tile()
            && let Some(within) = tiles.next()
        {
            follow(within, pile)?;
        }
        pile.put_back(drawn.number);
    }
    turn.of_builder().map_or(Ok(()), |builder| follow(builder, pile))
}

#[cfg(test)]
mod tests {
    use super::{Impossible, Pile};

    fn drawn(numbers: &[u32]) -> Result<(), (usize, Impossible)> {
        let mut pile = Pile::new();
        for (n, number) in numbers.iter().enumerate() {
            pile.draw(*number).map_err(|why| (n, why))?;
            pile.put_back(*number);
        }
        Ok(())
    }

    #[test]
    fn any_eight_are_different_and_the_ninth_is_the_first() {
        assert_eq!(drawn(&[1, 2, 3, 4, 5, 6, 7, 8, 1, 2]), Ok(()));
        assert_eq!(drawn(&[1, 2, 3, 4, 5, 6, 7, 8, 2]), Err((8, Impossible::Next(1))));
        assert_eq!(drawn(&[5, 5, 5]), Err((1, Impossible::Lower)));
        assert_eq!(drawn(&[8, 8]), Err((1, Impossible::Lower)));
    }

    #[test]
    fn a_message_that_is_being_obeyed_is_not_in_the_pile() {
        let mut pile = Pile::new();
        assert_eq!(pile.draw(4), Ok(()));
        assert_eq!(pile.draw(4), Err(Impossible::Out));
        for number in [1, 2, 3, 5, 6, 7, 8] {
            assert_eq!(pile.draw(number), Ok(()));
            pile.put_back(number);
        }
        assert_eq!(pile.draw(4), Err(Impossible::Out));
        assert_eq!(pile.draw(1), Ok(()));
    }

    #[test]
    fn what_nobody_tells_has_its_place_too() {
        let mut pile = Pile::new();
        for _ in 0..7 {
            pile.pass();
        }
        assert_eq!(pile.draw(3), Ok(()));
        pile.put_back(3);
        // Seven unknown messages come next, and then 3 again.
        assert_eq!(pile.draw(3), Err(Impossible::Lower));
    }

    #[test]
    fn what_came_is_not_the_next() {
        let next = |pile: &Pile| (1..=8).filter(|n| pile.may_be_next(*n)).collect::<Vec<u32>>();
        let mut pile = Pile::new();
        assert_eq!(next(&pile).len(), 8);
        assert_eq!(pile.draw(6), Ok(()));
        pile.put_back(6);
        assert_eq!(next(&pile), [1, 2, 3, 4, 5, 7, 8]);
        assert_eq!(next(&pile.after(Some(2))), [1, 3, 4, 5, 7, 8]);
        assert_eq!(next(&pile.after(None)), [1, 2, 3, 4, 5, 7, 8]);
        let seven = [1, 2, 3, 4, 5, 7, 8].into_iter().fold(pile, |pile, n| pile.after(Some(n)));
        assert_eq!(next(&seven), [6]);
    }
}
