//! The figures of the other players: where each of them may be, for all choices of their owners.
//!
//! They matter only if one is on a dark space that the active player reaches (the Z-Man wording; `msg`, footnote 1).
//! Their choices are therefore not tried one by one: for each player the pairs of spaces are kept on which both figures
//! may be, and the choices that lead there.

use std::collections::BTreeMap;

use super::track::{Pawn, Stands, is_dark, space};
use crate::scenario::{PlayerIx, Scenario};
use crate::wording::{Sentence, say};

/// The most pairs of spaces on which the figures of one player may be.
const MOST_PAIRS: usize = 2_000;
/// The most crowds, that is cases for the figures of all other players.
const MOST_CROWDS: usize = 256;

/// The figures that each choice may have moved: a bit for each of the first 64 choices.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct MovedFigures {
    meeple: u64,
    messenger: u64,
}

impl MovedFigures {
    fn of(choice: usize, pawn: Pawn) -> Self {
        let bit = u32::try_from(choice).ok().and_then(|n| 1u64.checked_shl(n)).unwrap_or(0);
        match pawn {
            Pawn::Meeple => Self { meeple: bit, messenger: 0 },
            Pawn::Messenger => Self { meeple: 0, messenger: bit },
        }
    }

    fn or(self, other: Self) -> Self {
        Self { meeple: self.meeple | other.meeple, messenger: self.messenger | other.messenger }
    }

    /// Returns the figure that a choice moved; `None` if it may have been either.
    fn only(self, choice: usize) -> Option<Pawn> {
        let of = |pawn| Self::of(choice, pawn);
        let meeple = self.meeple & of(Pawn::Meeple).meeple > 0;
        let messenger = self.messenger & of(Pawn::Messenger).messenger > 0;
        match (meeple, messenger) {
            (true, false) => Some(Pawn::Meeple),
            (false, true) => Some(Pawn::Messenger),
            (true, true) | (false, false) => None,
        }
    }
}

/// The spaces on which the figures of each player may be, independently of those of the others.
type Crowd = BTreeMap<PlayerIx, BTreeMap<Stands, MovedFigures>>;

#[derive(Debug, Clone, PartialEq, Eq)]
struct Choice {
    called: String,
    /// Set if there was only one figure to take.
    forced: bool,
}

/// The spaces on which the figures of the other players may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Others {
    /// The cases, one of which applies.
    crowds: Vec<Crowd>,
    choices: Vec<Choice>,
    /// The conditions that set these cases apart from others: `none on 15`.
    parted: Vec<String>,
    /// Set if only the space of a figure counts, and not its points.
    by_space: bool,
}

/// The result of a score or payment of another player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Taken {
    /// Taken; with the figure and its new points, if only one result is possible.
    Done(Option<(Pawn, i64)>),
    /// Not taken: none of the figures can pay it.
    CannotPay,
    /// Not taken: there are too many pairs of spaces to follow.
    TooMany,
}

impl Others {
    /// Creates the figures of all players except `but` at the start of the turn. Points count if another player pays,
    /// and only spaces if not.
    pub(super) fn of(scenario: &Scenario, but: PlayerIx, somebody_pays: bool) -> Self {
        let place = |points: u32| {
            let points = i64::from(points);
            if somebody_pays { points } else { space(points) }
        };
        let others = scenario.track.iter().filter(|(player, _)| **player != but);
        let crowd = others.map(|(player, on)| {
            let stands = Stands::of(Some(place(on.meeple)), on.messenger.map(place));
            (*player, BTreeMap::from([(stands, MovedFigures::default())]))
        });
        Self { crowds: vec![crowd.collect()], choices: Vec::new(), parted: Vec::new(), by_space: !somebody_pays }
    }

    /// Returns the number of pairs of spaces on which the figures of a player may be, in all cases together.
    pub(super) fn pairs_of(&self, player: PlayerIx) -> usize {
        self.crowds.iter().filter_map(|crowd| crowd.get(&player)).map(BTreeMap::len).sum()
    }

    /// Applies a score or payment of another player, with every figure that may take it.
    pub(super) fn take(&mut self, player: PlayerIx, points: i64, by: Option<Pawn>, called: &str) -> Taken {
        let choice = self.choices.len();
        let mut able = Vec::new();
        for mut crowd in std::mem::take(&mut self.crowds) {
            let pairs = crowd.remove(&player).unwrap_or_default();
            let after = self.moved(pairs, points, by, choice);
            if after.len() > MOST_PAIRS {
                return Taken::TooMany;
            }
            if !after.is_empty() {
                crowd.insert(player, after);
                able.push(crowd);
            }
        }
        let all = || able.iter().filter_map(|crowd| crowd.get(&player)).flatten();
        let both = all().any(|(stands, _)| stands.pawns().count() > 1);
        let mut ways = all().map(|(stands, took)| {
            let pawn = took.only(choice)?;
            Some((pawn, (*stands.get(pawn))?))
        });
        let first = ways.next().flatten();
        let one = first.filter(|first| ways.all(|way| way == Some(*first)));
        self.crowds = able;
        self.choices.push(Choice { called: called.to_owned(), forced: by.is_some() || !both });
        if self.crowds.is_empty() { Taken::CannotPay } else { Taken::Done(one) }
    }

    fn moved(
        &self,
        pairs: BTreeMap<Stands, MovedFigures>,
        points: i64,
        by: Option<Pawn>,
        choice: usize,
    ) -> BTreeMap<Stands, MovedFigures> {
        let mut after: BTreeMap<Stands, MovedFigures> = BTreeMap::new();
        for (stands, took) in pairs {
            for pawn in stands.pawns().filter(|pawn| by.is_none_or(|by| by == *pawn)) {
                let Some(from) = *stands.get(pawn) else { continue };
                let mut to = from + points;
                if points < 0 && to < 0 {
                    continue;
                }
                if self.by_space {
                    to = space(to);
                }
                let mut there = stands;
                *there.get_mut(pawn) = Some(to);
                let known = after.entry(there).or_default();
                *known = known.or(took.or(MovedFigures::of(choice, pawn)));
            }
        }
        after
    }

    /// Splits the cases into those in which no figure is on a space, and those in which one is.
    pub(super) fn part(self, on: i64) -> (Option<Self>, Option<Self>) {
        let here = |stands: &Stands| stands.pawns().any(|pawn| stands.get(pawn).is_some_and(|p| space(p) == on));
        let (mut free, mut taken) = (Vec::new(), Vec::new());
        for crowd in self.crowds {
            // Each player in turn is taken as the first one on the space, so that no case counts twice.
            let mut before: Option<Crowd> = Some(crowd);
            let players: Vec<PlayerIx> = before.iter().flat_map(|crowd| crowd.keys().copied()).collect();
            for player in players {
                let Some(crowd) = before.take() else { break };
                let pairs = crowd.get(&player).cloned().unwrap_or_default();
                let (there, away): (BTreeMap<_, _>, BTreeMap<_, _>) =
                    pairs.into_iter().partition(|(stands, _)| here(stands));
                let with = |pairs: BTreeMap<Stands, MovedFigures>| {
                    let mut crowd = crowd.clone();
                    crowd.insert(player, pairs);
                    crowd
                };
                if !there.is_empty() {
                    taken.push(with(there));
                }
                before = (!away.is_empty()).then(|| with(away));
            }
            free.extend(before);
        }
        let of = |crowds: Vec<Crowd>| {
            (!crowds.is_empty()).then(|| Self {
                crowds,
                choices: self.choices.clone(),
                parted: self.parted.clone(),
                by_space: self.by_space,
            })
        };
        (of(free), of(taken))
    }

    /// Adds other cases; returns `None` if there are too many.
    pub(super) fn or(mut self, other: Self) -> Option<Self> {
        for crowd in other.crowds {
            if !self.crowds.contains(&crowd) {
                self.crowds.push(crowd);
            }
        }
        (self.crowds.len() <= MOST_CROWDS).then_some(self)
    }

    /// Notes the condition that sets these cases apart from others.
    pub(super) fn note(&mut self, what: String) {
        self.parted.push(what);
    }

    /// Returns what the others have chosen, as far as it is determined: which figure moved for what.
    pub(super) fn told(&self) -> Vec<(String, String)> {
        let pairs = self.crowds.iter().flat_map(BTreeMap::values).flat_map(BTreeMap::values);
        let took = pairs.fold(MovedFigures::default(), |all, took| all.or(*took));
        let decided = !self.parted.is_empty();
        let mut told = Vec::new();
        let mut free = false;
        for (n, choice) in self.choices.iter().enumerate() {
            let Some(pawn) = took.only(n).filter(|_| choice.forced || decided) else { continue };
            free |= !choice.forced;
            told.push((choice.called.clone(), pawn.word().to_owned()));
        }
        if decided && !free {
            told.push(("the others".to_owned(), self.parted.join(", ")));
        }
        told
    }
}

/// Returns why another player's figure brings no message on a dark space; `None` unless it certainly ends on one.
pub(super) fn not_their_turn(player: PlayerIx, points: i64, taken: &Taken) -> Option<Sentence> {
    match taken {
        Taken::Done(Some((pawn, at))) if points > 0 && is_dark(*at) => {
            Some(say!(messages::WhyNotTheirTurn { figure: pawn.word(), player: player }))
        }
        Taken::Done(_) | Taken::CannotPay | Taken::TooMany => None,
    }
}

/// Returns the sentence for a condition from [`Others::note`], like `none on 15`; `None` for other text.
pub(super) fn stands_there(written: &str) -> Option<Sentence> {
    let (how_many, space) = written.split_once(" on ")?;
    let space: i64 = space.parse().ok()?;
    match how_many {
        "none" => Some(say!(messages::ConditionFree { space: space })),
        "one" => Some(say!(messages::ConditionTaken { space: space })),
        _ => None,
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::try_out::read;

    /// Returns one of the players red (0) and blue (1).
    fn player(n: usize) -> PlayerIx {
        PlayerIx::new(n).expect("a player")
    }

    /// Returns blue's figures, both on 3, at the start of red's turn.
    fn blues() -> Others {
        let text = "players: [red, blue]\nboard: |\n  a\ntiles: { a: {} }\ntrack: { red: { meeple: 0 }, blue: { meeple: 3, messenger: 3 } }\n";
        Others::of(&read(text).expect("a legal position"), player(0), false)
    }

    #[test]
    fn what_a_figure_was_told_to_take_is_told_however_the_rest_is_taken() {
        let mut others = blues();
        let done = others.take(player(1), 2, Some(Pawn::Messenger), "the wheel");
        assert_eq!(done, Taken::Done(Some((Pawn::Messenger, 5))));
        assert_eq!(others.take(player(1), 4, None, "the road"), Taken::Done(None));
        assert_eq!(others.told(), [("the wheel".to_owned(), "messenger".to_owned())]);
    }

    #[test]
    fn only_who_advances_to_a_dark_space_is_told_that_it_is_not_their_turn() {
        let told = |points, at| not_their_turn(player(1), points, &Taken::Done(Some((Pawn::Meeple, at))));
        assert!(told(2, 5).is_some());
        assert!(told(2, 6).is_none());
        assert!(told(-2, 5).is_none());
        assert!(not_their_turn(player(1), 2, &Taken::Done(None)).is_none());
    }

    #[test]
    fn who_has_one_figure_has_no_choice() {
        let text = "players: [red, blue]\nboard: |\n  a\ntiles: { a: {} }\ntrack: { red: { meeple: 0 }, blue: { meeple: 3 } }\n";
        let scenario = read(text).expect("a legal position");
        let mut others = Others::of(&scenario, player(0), false);
        assert_eq!(others.take(player(1), 2, None, "it"), Taken::Done(Some((Pawn::Meeple, 5))));
        assert_eq!(others.told(), [("it".to_owned(), "meeple".to_owned())]);
    }
}
