//! The figures of the other players: where each of them may be, for all choices of their owners.
//!
//! Other players' figures matter only on a dark space that the active player reaches (the Z-Man wording; `msg`,
//! footnote 1). The choices for these figures are therefore not tried one by one: for each player the pairs of spaces
//! are kept on which both figures may be, and the choices that lead there.

use std::collections::BTreeMap;

use carcassonne_base::gathering::{collect_map, push_new};
use carcassonne_position::wording::{Sentence, say};
use carcassonne_position::{PlayerIx, Scenario};

use super::scoreboard::{PawnPoints, is_dark, track_space};
use crate::mechanics::base::track_choice::SpaceCondition;
use crate::mechanics::{Occasion, Pawn, Pick, TrackChoice};

/// The maximum number of pairs of spaces on which the two figures of one player may be, in one case.
const MOST_PAIRS: usize = 2_000;
/// The maximum number of cases for the spaces of all other players' figures, each a [`Crowd`].
const MOST_CROWDS: usize = 256;

/// For each choice of other players, the figures that it may have moved: a bit for each of the first 64 choices.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct MovedFigures {
    meeple: u64,
    messenger: u64,
}

impl MovedFigures {
    fn for_choice(choice: usize, pawn: Pawn) -> Self {
        let bit = u32::try_from(choice).ok().and_then(|n| 1u64.checked_shl(n)).unwrap_or(0);
        match pawn {
            Pawn::Meeple => Self { meeple: bit, messenger: 0 },
            Pawn::Messenger => Self { meeple: 0, messenger: bit },
        }
    }

    fn union(self, other: Self) -> Self {
        Self { meeple: self.meeple | other.meeple, messenger: self.messenger | other.messenger }
    }

    /// Returns the figure that a choice moved; `None` if either may have moved, or from the 65th choice on.
    fn sole_figure(self, choice: usize) -> Option<Pawn> {
        let of = |pawn| Self::for_choice(choice, pawn);
        let meeple = self.meeple & of(Pawn::Meeple).meeple > 0;
        let messenger = self.messenger & of(Pawn::Messenger).messenger > 0;
        match (meeple, messenger) {
            (true, false) => Some(Pawn::Meeple),
            (false, true) => Some(Pawn::Messenger),
            (true, true) | (false, false) => None,
        }
    }
}

/// The pairs of spaces on which each other player's figures may be, and the choices that led there, freely combined.
type Crowd = BTreeMap<PlayerIx, BTreeMap<PawnPoints, MovedFigures>>;

#[derive(Debug, Clone, PartialEq, Eq)]
struct Choice {
    occasion: Occasion,
    /// Set if the player cannot choose the figure, since it is written or the only one.
    forced: bool,
}

/// The spaces on which the figures of the other players may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Opponents {
    /// The cases of where the figures may be; one of them applies.
    crowds: Vec<Crowd>,
    choices: Vec<Choice>,
    /// The conditions under which the cases apply.
    pub(super) conditions: Vec<SpaceCondition>,
    /// Set if only the space of a figure counts, and not its points.
    by_space: bool,
}

/// The result of a score or payment of another player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TakeResult {
    /// The score or payment is taken; holds the figure and its new points or space, if only one result is possible.
    Done(Option<(Pawn, i64)>),
    /// The payment is not taken: none of the player's figures can pay it.
    CannotPay,
    /// The score or payment is not taken: there are too many pairs of spaces to follow.
    TooMany,
}

impl Opponents {
    /// Creates the other players' figures at the start of the turn: with points if `somebody_pays`, else only spaces.
    pub(super) fn new(scenario: &Scenario, active_player: PlayerIx, somebody_pays: bool) -> Self {
        let place = |points: u32| {
            let points = i64::from(points);
            if somebody_pays { points } else { track_space(points) }
        };
        let others = scenario.track.iter().filter(|(player, _)| **player != active_player);
        let crowd = others.map(|(player, on)| {
            let stands = PawnPoints::new(Some(place(on.meeple)), on.messenger.map(place));
            (*player, collect_map([(stands, MovedFigures::default())]))
        });
        Self { crowds: vec![collect_map(crowd)], choices: Vec::new(), conditions: Vec::new(), by_space: !somebody_pays }
    }

    /// Returns the number of pairs of spaces on which the figures of a player may be, in all cases together.
    pub(super) fn count_pairs(&self, player: PlayerIx) -> usize {
        self.crowds.iter().filter_map(|crowd| crowd.get(&player)).map(BTreeMap::len).sum()
    }

    /// Applies a score of another player, or a payment if `points` is negative, with every figure that may take it.
    pub(super) fn apply_points(
        &mut self,
        occasion: Occasion,
        player: PlayerIx,
        points: i64,
        written_pawn: Option<Pawn>,
    ) -> TakeResult {
        let choice = self.choices.len();
        let mut able = Vec::new();
        for mut crowd in std::mem::take(&mut self.crowds) {
            let pairs = crowd.remove(&player).unwrap_or_default();
            let after = self.move_figures(pairs, points, written_pawn, choice);
            if after.len() > MOST_PAIRS {
                return TakeResult::TooMany;
            }
            if !after.is_empty() {
                crowd.insert(player, after);
                able.push(crowd);
            }
        }
        let all = || able.iter().filter_map(|crowd| crowd.get(&player)).flatten();
        let both = all().any(|(stands, _)| stands.pawns().count() > 1);
        let mut ways = all().map(|(stands, took)| {
            let pawn = took.sole_figure(choice)?;
            Some((pawn, (*stands.get(pawn))?))
        });
        let first = ways.next().flatten();
        let result = first.filter(|first| ways.all(|way| way == Some(*first)));
        self.crowds = able;
        self.choices.push(Choice { occasion, forced: written_pawn.is_some() || !both });
        if self.crowds.is_empty() { TakeResult::CannotPay } else { TakeResult::Done(result) }
    }

    fn move_figures(
        &self,
        pairs: BTreeMap<PawnPoints, MovedFigures>,
        points: i64,
        written_pawn: Option<Pawn>,
        choice: usize,
    ) -> BTreeMap<PawnPoints, MovedFigures> {
        let mut after: BTreeMap<PawnPoints, MovedFigures> = BTreeMap::new();
        for (pawn_points, moved_figures) in pairs {
            for pawn in pawn_points.pawns().filter(|pawn| written_pawn.is_none_or(|by| by == *pawn)) {
                let Some(from) = *pawn_points.get(pawn) else { continue };
                let mut to = from + points;
                if points < 0 && to < 0 {
                    continue;
                }
                if self.by_space {
                    to = track_space(to);
                }
                let mut moved_points = pawn_points;
                *moved_points.get_mut(pawn) = Some(to);
                let known = after.entry(moved_points).or_default();
                *known = known.union(moved_figures.union(MovedFigures::for_choice(choice, pawn)));
            }
        }
        after
    }

    /// Splits the cases into those in which no figure is on the space `target`, and the others; `None` for no cases.
    pub(super) fn split_by_space(self, target: i64) -> (Option<Self>, Option<Self>) {
        let is_on_target =
            |stands: &PawnPoints| stands.pawns().any(|pawn| stands.get(pawn).is_some_and(|p| track_space(p) == target));
        let (mut free, mut occupied) = (Vec::new(), Vec::new());
        for crowd in self.crowds {
            // Each player in turn is taken as the first one on the space, so that no case counts twice.
            let mut before: Option<Crowd> = Some(crowd);
            let players: Vec<PlayerIx> = before.iter().flat_map(|crowd| crowd.keys().copied()).collect();
            for player in players {
                let Some(crowd) = before.take() else { break };
                let pairs = crowd.get(&player).cloned().unwrap_or_default();
                let (present, away): (BTreeMap<_, _>, BTreeMap<_, _>) =
                    pairs.into_iter().partition(|(stands, _)| is_on_target(stands));
                let with_pairs = |pairs: BTreeMap<PawnPoints, MovedFigures>| {
                    let mut crowd = crowd.clone();
                    crowd.insert(player, pairs);
                    crowd
                };
                if !present.is_empty() {
                    occupied.push(with_pairs(present));
                }
                before = (!away.is_empty()).then(|| with_pairs(away));
            }
            free.extend(before);
        }
        let with_crowds = |crowds: Vec<Crowd>| {
            (!crowds.is_empty()).then(|| Self {
                crowds,
                choices: self.choices.clone(),
                conditions: self.conditions.clone(),
                by_space: self.by_space,
            })
        };
        (with_crowds(free), with_crowds(occupied))
    }

    /// Adds the cases of `other`; returns `None` if there are then more than `MOST_CROWDS`.
    pub(super) fn merge(mut self, other: Self) -> Option<Self> {
        other.crowds.into_iter().for_each(|crowd| push_new(&mut self.crowds, crowd));
        (self.crowds.len() <= MOST_CROWDS).then_some(self)
    }

    /// Returns each choice of the other players that is determined, with its figure. If the cases have conditions, but
    /// no choice between two figures is determined, the conditions are added.
    pub(super) fn determined_choices(&self) -> Vec<TrackChoice> {
        let pairs = self.crowds.iter().flat_map(BTreeMap::values).flat_map(BTreeMap::values);
        let took = pairs.fold(MovedFigures::default(), |all, took| all.union(*took));
        let is_decided = !self.conditions.is_empty();
        let mut determined = Vec::new();
        let mut has_free = false;
        for (n, choice) in self.choices.iter().enumerate() {
            let Some(pawn) = took.sole_figure(n).filter(|_| choice.forced || is_decided) else { continue };
            has_free |= !choice.forced;
            determined.push(TrackChoice::Taken(choice.occasion.clone(), Pick::Figure(pawn)));
        }
        if is_decided && !has_free {
            determined.extend(self.conditions.iter().copied().map(TrackChoice::Condition));
        }
        determined
    }
}

/// Returns why another player's figure brings no message on a dark space; `None` unless it certainly advances to one.
pub(super) fn reason_no_message(player: PlayerIx, points: i64, result: &TakeResult) -> Option<Sentence> {
    match result {
        TakeResult::Done(Some((pawn, at))) if points > 0 && is_dark(*at) => {
            Some(say!(messages::WhyNotTheirTurn { figure: pawn.word(), player }))
        }
        TakeResult::Done(_) | TakeResult::CannotPay | TakeResult::TooMany => None,
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;

    use super::*;
    use crate::mechanics::TrackEvent;

    /// Returns one of the players red (0) and blue (1).
    fn player(n: usize) -> PlayerIx {
        PlayerIx::new(n).expect("a player")
    }

    /// Returns blue's occasion to choose a figure for a score of this name.
    fn blues_score(name: &str) -> Occasion {
        Occasion::new(TrackEvent::Named(name.to_owned()), Some(player(1)))
    }

    /// Returns blue's figures, both on 3, at the start of red's turn.
    fn blues() -> Opponents {
        let text = "players: [red, blue]\nboard: |\n  a\ntiles: { a: {} }\ntrack: { red: { meeple: 0 }, blue: { meeple: 3, messenger: 3 } }\n";
        Opponents::new(&read(text).expect("a legal position"), player(0), false)
    }

    #[test]
    fn what_a_figure_was_told_to_take_is_told_however_the_rest_is_taken() {
        let mut others = blues();
        let wheel = blues_score("the wheel");
        let done = others.apply_points(wheel.clone(), player(1), 2, Some(Pawn::Messenger));
        assert_eq!(done, TakeResult::Done(Some((Pawn::Messenger, 5))));
        assert_eq!(others.apply_points(blues_score("the road"), player(1), 4, None), TakeResult::Done(None));
        assert_eq!(others.determined_choices(), [TrackChoice::Taken(wheel, Pick::Figure(Pawn::Messenger))]);
    }

    #[test]
    fn only_who_advances_to_a_dark_space_is_told_that_it_is_not_their_turn() {
        let reason = |points, at| reason_no_message(player(1), points, &TakeResult::Done(Some((Pawn::Meeple, at))));
        assert!(reason(2, 5).is_some());
        assert!(reason(2, 6).is_none());
        assert!(reason(-2, 5).is_none());
        assert!(reason_no_message(player(1), 2, &TakeResult::Done(None)).is_none());
    }

    #[test]
    fn who_has_one_figure_has_no_choice() {
        let text = "players: [red, blue]\nboard: |\n  a\ntiles: { a: {} }\ntrack: { red: { meeple: 0 }, blue: { meeple: 3 } }\n";
        let scenario = read(text).expect("a legal position");
        let mut others = Opponents::new(&scenario, player(0), false);
        let score = blues_score("it");
        assert_eq!(others.apply_points(score.clone(), player(1), 2, None), TakeResult::Done(Some((Pawn::Meeple, 5))));
        assert_eq!(others.determined_choices(), [TrackChoice::Taken(score, Pick::Figure(Pawn::Meeple))]);
    }
}
