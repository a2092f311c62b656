//! The finding of a mechanic: whether a feature is complete, how many points it scores, and for whom.

use std::collections::BTreeMap;

use carcassonne_base::gathering::collect_map;
use carcassonne_position::PlayerIx;
use carcassonne_position::wording::Sentence;

use super::replies::{ChallengeReply, TypedReply};
use crate::landscape::AreaIx;
use crate::mechanics::{Item, Reply, worth};

/// The items that each player scores; a player's points are the sum of the items.
pub type Shares = BTreeMap<PlayerIx, Vec<Item>>;

static NO_SHARES: Shares = Shares::new();

/// The score of a feature, or of the answer to a question. Points are never stored: they are the sum of the items.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Score {
    /// A score for no player. The items are still what the feature is worth; empty if there is nothing to score.
    Nobody(Vec<Item>),
    /// A score that every owner of the feature gets in full.
    Joint {
        /// The items whose points each owner gets.
        items: Vec<Item>,
        /// The players who each get the points.
        owners: Vec<PlayerIx>,
        /// Set if other mechanics may add items to the score: not to an abbot's row, nor to the answer to a question.
        allows_additions: bool,
    },
    /// A score with items of each player's own.
    PerPlayer {
        /// The items that the feature is worth in general, regardless of what single players get.
        items: Vec<Item>,
        /// The items that each player scores.
        shares: Shares,
        /// The owners of the whole feature, who get the items that other mechanics add. `None` if these may not add
        /// any, as for the answer to a question.
        owners: Option<Vec<PlayerIx>>,
    },
}

impl Default for Score {
    fn default() -> Self {
        Self::Nobody(Vec::new())
    }
}

impl Score {
    /// Creates a score of which each of the feature's owners `owners` gets all `items`.
    pub fn for_owners(items: Vec<Item>, owners: Vec<PlayerIx>) -> Self {
        Self::Joint { items, owners, allows_additions: true }
    }

    /// Creates a score with items for each player, for an answer that is not about a feature.
    pub fn per_player(shares: Shares) -> Self {
        Self::PerPlayer { items: Vec::new(), shares, owners: None }
    }

    /// Returns the items that the feature is worth in general, regardless of what single players get.
    pub fn items(&self) -> &[Item] {
        match self {
            Self::Nobody(items) | Self::Joint { items, .. } | Self::PerPlayer { items, .. } => items,
        }
    }

    /// Returns the items of each player; empty if the owners all score the same items or nobody scores.
    pub fn shares(&self) -> &Shares {
        match self {
            Self::Nobody(_) | Self::Joint { .. } => &NO_SHARES,
            Self::PerPlayer { shares, .. } => shares,
        }
    }

    /// Returns the points that the feature is worth in general, regardless of what single players get.
    pub fn worth(&self) -> u32 {
        worth(self.items())
    }

    /// Returns the points of each player who scores; a player who would score 0 is left out.
    pub fn points(&self) -> BTreeMap<PlayerIx, u32> {
        let scoring = |(player, points): (PlayerIx, u32)| (points > 0).then_some((player, points));
        match self {
            Self::Nobody(_) => BTreeMap::new(),
            Self::Joint { items, owners, .. } => {
                let worth = worth(items);
                collect_map(owners.iter().filter_map(|player| scoring((*player, worth))))
            }
            Self::PerPlayer { shares, .. } => {
                let sums = shares.iter().map(|(player, items)| (*player, worth(items)));
                collect_map(sums.filter_map(scoring))
            }
        }
    }

    /// Returns the owners of the scored feature, even if it is worth nothing; empty if there are none or none is known.
    pub fn owners(&self) -> &[PlayerIx] {
        match self {
            Self::Nobody(_) => &[],
            Self::Joint { owners, .. } => owners,
            Self::PerPlayer { owners, .. } => owners.as_deref().unwrap_or_default(),
        }
    }

    /// Returns `true` if other mechanics may add items to the score: to most features, but not to one that nobody can
    /// score, such as a city under a castle, nor to an abbot's row or the answer to a question.
    pub fn allows_additions(&self) -> bool {
        match self {
            Self::Nobody(_) => false,
            Self::Joint { allows_additions: takes_more, .. } => *takes_more,
            Self::PerPlayer { owners, .. } => owners.is_some(),
        }
    }

    /// Returns the score per player, with each player's items replaced by the result of `share` for these items.
    #[must_use]
    pub fn map_shares(self, mut share: impl FnMut(PlayerIx, Vec<Item>) -> Vec<Item>) -> Self {
        let Self::PerPlayer { items, mut shares, owners } = self.with_added_shares(Vec::new()) else {
            return Self::default();
        };
        for (player, own) in &mut shares {
            *own = share(*player, std::mem::take(own));
        }
        Self::PerPlayer { items, shares, owners }
    }

    /// Returns the score with the general items, and the items of each player, replaced by the result of `raise`.
    #[must_use]
    pub fn map_items(self, raise: impl Fn(&[Item]) -> Vec<Item>) -> Self {
        match self {
            Self::Nobody(items) => Self::Nobody(raise(&items)),
            Self::Joint { items, owners, allows_additions: takes_more } => {
                Self::Joint { items: raise(&items), owners, allows_additions: takes_more }
            }
            Self::PerPlayer { items, mut shares, owners } => {
                for own in shares.values_mut() {
                    *own = raise(own);
                }
                Self::PerPlayer { items: raise(&items), shares, owners }
            }
        }
    }

    /// Returns the score per player, with the items that `extra` has for each player added to that player's items.
    #[must_use]
    pub fn with_added_shares(self, extra: Vec<(PlayerIx, Vec<Item>)>) -> Self {
        let sum = |player| (player, self.items().to_vec());
        let mut shares = collect_map(self.points().into_keys().map(sum));
        let (items, owners) = match self {
            Self::Nobody(items) => (items, None),
            Self::Joint { items, owners, allows_additions: takes_more } => (items, takes_more.then_some(owners)),
            Self::PerPlayer { items, shares: previous, owners } => {
                shares.extend(previous);
                (items, owners)
            }
        };
        for (player, items) in extra {
            shares.entry(player).or_default().extend(items);
        }
        Self::PerPlayer { items, shares, owners }
    }

    /// Adds an item to the general items and to those of each owner, if the score allows additions; else does nothing.
    pub fn add_for_owners(&mut self, item: Item) {
        match self {
            Self::Joint { items, allows_additions: true, .. } => items.push(item),
            Self::PerPlayer { items, shares, owners: Some(owners) } => {
                items.push(item);
                for player in owners {
                    shares.entry(*player).or_default().push(item);
                }
            }
            Self::Nobody(_) | Self::Joint { allows_additions: false, .. } | Self::PerPlayer { owners: None, .. } => {}
        }
    }
}

/// The finding of a mechanic under one reading of every question that it asks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Finding {
    /// `Some(true)` if the feature or thing asked about is complete; `None` for fields, an abbot's row, most questions.
    pub complete: Option<bool>,
    /// The score of the feature or of the answer, with the players who get it.
    pub score: Score,
    /// The areas that form the scored road, city or field under this reading; empty for everything else.
    pub areas: Vec<AreaIx>,
    /// The other fields that share the points for the same cities, which count once; each field by its first area.
    pub shared_fields: Vec<AreaIx>,
    /// The values that the answer reports by key, apart from the score: for a question, or a feature that has keys.
    pub reply: Reply,
    /// The sentences of the reasoning, step by step.
    pub steps: Vec<Sentence>,
}

impl Finding {
    /// Returns `true` if the feature is a monastery or shrine that has lost a challenge, so that nobody scores it.
    pub fn is_challenge_lost(&self) -> bool {
        ChallengeReply::read(&self.reply).is_some()
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::mechanics::Thing;

    const TILES: Item = Item { thing: Thing::TILE, count: 4, points_each: 1 };
    const COAT: Item = Item { thing: Thing::COAT, count: 1, points_each: 2 };

    fn player(n: usize) -> PlayerIx {
        PlayerIx::new(n).expect("a small number")
    }

    /// Returns the values in `each` by player, from pairs with the players' numbers.
    fn by_player<T, const N: usize>(each: [(usize, T); N]) -> BTreeMap<PlayerIx, T> {
        each.into_iter().map(|(n, one)| (player(n), one)).collect()
    }

    fn tied() -> Score {
        Score::for_owners(vec![TILES], vec![player(0), player(1)])
    }

    #[test]
    fn an_item_is_added_for_the_owners() {
        let mut score = tied();
        score.add_for_owners(COAT);
        assert_eq!(score.points(), by_player([(0, 6), (1, 6)]));
        assert!(score.shares().is_empty());
        assert_eq!(score.worth(), 6);
    }

    #[test]
    fn who_scores_and_owns_nothing_gets_no_part_in_it() {
        let shares = by_player([(0, vec![TILES]), (2, vec![COAT])]);
        let mut score = Score::PerPlayer { items: vec![TILES], shares, owners: Some(vec![player(0)]) };
        score.add_for_owners(COAT);
        assert_eq!(score.points(), by_player([(0, 6), (2, 2)]));
        assert_eq!(*score.shares(), by_player([(0, vec![TILES, COAT]), (2, vec![COAT])]));
    }

    #[test]
    fn an_owner_of_nothing_gets_what_is_added() {
        let mut score = Score::for_owners(Vec::new(), vec![player(1)]);
        assert!(score.points().is_empty());
        score.add_for_owners(COAT);
        assert_eq!(score.points(), by_player([(1, 2)]));
    }

    #[test]
    fn what_takes_no_more_stays_as_it_is() {
        let row = Score::Joint { items: vec![TILES], owners: vec![player(0)], allows_additions: false };
        for score in [Score::default(), row, Score::per_player(by_player([(0, vec![TILES])]))] {
            let mut more = score.clone();
            more.add_for_owners(COAT);
            assert_eq!(more, score);
        }
    }

    #[test]
    fn who_scores_may_get_more_than_others() {
        let score = tied().map_shares(|owner, items| if owner == player(1) { vec![TILES, COAT] } else { items });
        assert_eq!(score.points(), by_player([(0, 4), (1, 6)]));
        assert_eq!(score.worth(), 4);
    }
}
