//! A choice of figures and what comes of it, in phrases.

use std::rc::Rc;

use super::choice::{How, Taken};
use super::moment::{After, Called, Moment};
use super::track::{Pawn, Round};
use super::ways::{Asked, Chosen, Way, message, unnumbered};
use crate::landscape::places;
use crate::mechanics::base::answer::{Row, So};
use crate::scenario::{Board, Place};
use crate::wording::{Arg, Sentence, say};

impl Asked<'_> {
    /// What was chosen, in words; `None` where nothing is left to choose.
    pub(super) fn choice(&self, own: &[Chosen], others: &[Sentence]) -> Option<Sentence> {
        let free: Vec<&Chosen> =
            own.iter().filter(|(called, taken)| self.is_free(called, taken)).collect();
        let conditions = || Arg::list(others.iter().cloned());
        let one = one_figure(&free).filter(|_| free.len() > 1 && free.len() == own.len());
        let each = if let Some(pawn) = one {
            say!(messages::ChoiceAll { figure: pawn.word() })
        } else {
            let each = self.phrases(&free);
            match (each.is_empty(), others.is_empty()) {
                (true, true) => return None,
                (true, false) => {
                    return Some(say!(messages::ChoiceOnlyIf { conditions: conditions() }));
                }
                (false, _) => say!(messages::ChoiceEach { each: Arg::list(each) }),
            }
        };
        Some(if others.is_empty() {
            each
        } else {
            say!(messages::ChoiceIf { each: each, conditions: conditions() })
        })
    }
}

impl Asked<'_> {
    /// What is called so, in a sentence: a feature by its kind and tile.
    pub(super) fn named(&self, called: &str) -> Arg {
        let name = unnumbered(called);
        let written = self.own.turn.written().find(|entry| entry.called == name);
        let place = written.and_then(|entry| entry.gain.feature());
        place
            .or_else(|| place_called(&self.scenario.board, name))
            .map_or_else(|| called.to_owned().into(), Arg::Feature)
    }

    /// For what which figure is chosen, a phrase each.
    fn phrases(&self, free: &[&Chosen]) -> Vec<Sentence> {
        let mut phrases = Vec::new();
        for pawn in Pawn::BOTH {
            let what: Vec<Arg> =
                free.iter().filter_map(|(called, taken)| self.what(called, taken, pawn)).collect();
            if !what.is_empty() {
                phrases.push(say!(messages::ChoiceFor { what: what, figure: pawn.word() }));
            }
        }
        let tiles = free.iter().filter(|(_, taken)| *taken == Taken::Tile);
        phrases.extend(tiles.map(|_| say!(messages::ChoiceTile)));
        phrases
    }

    /// What a figure took of a choice.
    fn what(&self, called: &str, taken: &Taken, pawn: Pawn) -> Option<Arg> {
        match taken {
            Taken::Figure(by) => (*by == pawn).then(|| self.named(called)),
            Taken::Tile => None,
            Taken::Points { how, by, .. } => {
                if *by != pawn {
                    return None;
                }
                let Some(number) = message(unnumbered(called)) else {
                    return Some(self.named(called));
                };
                Some(Arg::from(match how {
                    How::Printed => say!(messages::ChoiceMessage { number: number }),
                    How::For(at) => {
                        say!(messages::ChoiceMessageOn { number: number, at: self.named(at) })
                    }
                    How::Instead => say!(messages::ChoiceMessageInstead { number: number }),
                }))
            }
        }
    }
}

/// The feature of a tile that is written so, if there is one.
fn place_called(board: &Board, written: &str) -> Option<Place> {
    let (address, _) = written.rsplit_once('.')?;
    let name = address.split(':').next()?;
    board
        .named(name)
        .iter()
        .flat_map(|tile| places(board, *tile))
        .find(|place| board.place_text(*place) == written)
}

/// Where the figures end, in words.
pub(super) fn stands(way: &Way) -> Arg {
    let each = way.lands.iter();
    Arg::list(each.map(|(pawn, at)| say!(messages::Stands { figure: pawn.word(), at: *at })))
}

/// A way in which nothing was left to choose, by what comes of it.
pub(super) fn outcome(way: &Way) -> Sentence {
    say!(messages::RowOutcome {
        stands: Arg::list(way.lands.iter().map(|(_, at)| *at)),
        count: way.messages.len(),
        messages: way.moments()
    })
}

/// A way by what was chosen, and whether a message comes. A single one after round 3 is the usual case.
pub(super) fn row(choice: Sentence, way: &Way) -> Row {
    let usual = Moment::new(After::Round(Round::Three), Rc::new(Called::Whole)).phrase();
    let so = if way.messages.is_empty() { So::No } else { So::Yes };
    let text = match way.messages.as_slice() {
        [] => say!(messages::RowChoice { choice: choice }),
        [only] if *only == usual => say!(messages::RowChoice { choice: choice }),
        all => say!(messages::RowChoiceAfter {
            choice: choice,
            count: all.len(),
            messages: way.moments()
        }),
    };
    Row { text, so }
}

/// The figure that takes everything, if it is one and the same.
fn one_figure(free: &[&Chosen]) -> Option<Pawn> {
    let of = |(_, taken): &&Chosen| match taken {
        Taken::Figure(pawn) => Some(*pawn),
        Taken::Tile | Taken::Points { .. } => None,
    };
    let first = free.first().and_then(of)?;
    free.iter().all(|one| of(one) == Some(first)).then_some(first)
}
