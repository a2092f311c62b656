//! Phrases for a choice of figures and its outcome.

use std::sync::Arc;

use super::moment::{After, Called, Moment};
use super::payout::{How, Taken};
use super::track::{Pawn, Round, Stands};
use super::ways::{Chosen, Playthrough, TurnQuestion, message, unnumbered};
use crate::landscape::place_called;
use crate::wording::{Arg, Sentence, say};

impl TurnQuestion<'_> {
    /// Returns what was chosen, in words; `None` if nothing is left to choose.
    pub(super) fn choice(&self, own: &[Chosen], others: &[Sentence]) -> Option<Sentence> {
        self.chosen(own, others, false)
    }

    /// Like [`payout`](Self::choice), but as short as in a row.
    pub(super) fn choice_shortly(&self, own: &[Chosen], others: &[Sentence]) -> Option<Sentence> {
        self.chosen(own, others, true)
    }

    fn chosen(&self, own: &[Chosen], others: &[Sentence], shortly: bool) -> Option<Sentence> {
        let free: Vec<&Chosen> = own.iter().filter(|(called, taken)| self.is_free(called, taken)).collect();
        let conditions = || Arg::list(others.iter().cloned());
        let one = one_figure(&free).filter(|_| free.len() > 1 && free.len() == own.len());
        let each = if let Some(pawn) = one {
            let figure = pawn.word();
            if shortly {
                say!(messages::RowChoiceAll { figure: figure })
            } else {
                say!(messages::ChoiceAll { figure: figure })
            }
        } else {
            let each = self.phrases(&free, shortly);
            match (each.is_empty(), others.is_empty()) {
                (true, true) => return None,
                (true, false) => {
                    return Some(say!(messages::ChoiceOnlyIf { conditions: conditions() }));
                }
                (false, _) if shortly => {
                    let next =
                        |before: Sentence, next: Sentence| say!(messages::RowChoiceNext { before: before, next: next });
                    each.into_iter().reduce(next)?
                }
                (false, _) => say!(messages::ChoiceEach { each: Arg::list(each) }),
            }
        };
        Some(if others.is_empty() { each } else { say!(messages::ChoiceIf { each: each, conditions: conditions() }) })
    }
}

impl TurnQuestion<'_> {
    /// Returns a named thing as an argument of a sentence: a feature by its kind and tile, anything else by its name.
    pub(super) fn named(&self, called: &str) -> Arg {
        let name = unnumbered(called);
        let written = self.own.turn.written().find(|entry| entry.called == name);
        let place = written.and_then(|entry| entry.gain.feature());
        place
            .or_else(|| place_called(&self.scenario.board, name))
            .map_or_else(|| called.to_owned().into(), Arg::Feature)
    }

    /// Returns a phrase for each figure with what it takes, and one for each message taken as another tile.
    fn phrases(&self, free: &[&Chosen], shortly: bool) -> Vec<Sentence> {
        let mut phrases = Vec::new();
        for pawn in Pawn::ALL {
            let what: Vec<Arg> = free.iter().filter_map(|(called, taken)| self.what(called, taken, pawn)).collect();
            let figure = pawn.word();
            if what.is_empty() {
                continue;
            }
            phrases.push(if shortly {
                let verb = match phrases.is_empty() {
                    _ if free.iter().any(|(called, _)| self.pays(called)) => "for",
                    true => "takes",
                    // The verb is said once.
                    false => "none",
                };
                say!(messages::RowChoiceFor { what: what, figure: figure, verb: verb })
            } else {
                say!(messages::ChoiceFor { what: what, figure: figure })
            });
        }
        let tiles = free.iter().filter(|(_, taken)| *taken == Taken::Tile);
        phrases.extend(tiles.map(|_| say!(messages::ChoiceTile)));
        phrases
    }

    /// Returns what the figure `pawn` took of a choice; `None` if it took nothing.
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

/// Returns the movements of the figures, in words.
pub(super) fn moves(way: &Playthrough, before: &Stands) -> Arg {
    Arg::list(way.lands.iter().map(|(pawn, to)| {
        let from = before.get(*pawn).unwrap_or(*to);
        if from == *to {
            say!(messages::Stays { figure: pawn.word(), at: *to })
        } else {
            say!(messages::Goes { figure: pawn.word(), from: from, to: *to })
        }
    }))
}

/// Returns a way to play as a row: the choice, if one was left, where the figures end, and the messages drawn with what
/// became of them. The moment of a message is named unless it is after round 3.
pub(super) fn row(choice: Option<Sentence>, way: &Playthrough) -> Sentence {
    // After a choice the figures are not named: they are in the order of the heading.
    let stands = if choice.is_some() && way.lands.len() > 1 {
        let at = Arg::list(way.lands.iter().map(|(_, at)| *at));
        Arg::list([say!(messages::RowStandsBoth { at: at })])
    } else {
        let each = |(pawn, at): &(Pawn, i64)| say!(messages::RowStands { figure: pawn.word(), at: *at });
        Arg::list(way.lands.iter().map(each))
    };
    say!(messages::Row { choice: Arg::list(choice), stands: stands, drawn: way.drawn(Some(&usual())) })
}

/// Returns a way to play as one outcome of several: the movements of the figures, and the messages drawn.
pub(super) fn outcome(way: &Playthrough, before: &Stands) -> Sentence {
    say!(messages::Outcome { moves: moves(way, before), drawn: way.drawn(Some(&usual())) })
}

/// Returns the moment at which a message is usually drawn: after round 3.
fn usual() -> Sentence {
    Moment::new(After::Round(Round::Three), Arc::new(Called::Whole)).phrase()
}

/// Returns a row that asks whether a message is drawn after a choice.
pub(super) fn asked(choice: Option<Sentence>) -> Sentence {
    say!(messages::Row {
        choice: Arg::list(choice),
        stands: Arg::List(Vec::new()),
        drawn: Arg::list([say!(messages::DrawnUntold)])
    })
}

/// Returns the figure that takes everything; `None` if they differ or something is not taken by a figure alone.
fn one_figure(free: &[&Chosen]) -> Option<Pawn> {
    let of = |(_, taken): &&Chosen| match taken {
        Taken::Figure(pawn) => Some(*pawn),
        Taken::Tile | Taken::Points { .. } => None,
    };
    let first = free.first().and_then(of)?;
    free.iter().all(|one| of(one) == Some(first)).then_some(first)
}
