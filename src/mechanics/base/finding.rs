//! What a mechanic finds: whether a feature is complete, what it scores and for whom.

use crate::wording::Sentence;
use std::collections::BTreeMap;

use super::reply::Reply;
use super::sum::{Item, worth};
use crate::landscape::AreaIx;
use crate::scenario::PlayerIx;

/// The sum of each player.
pub type Shares = BTreeMap<PlayerIx, Vec<Item>>;

/// The key under which a feature's answer says that it has lost its challenge, and so is not scored.
pub(in crate::mechanics) const LOST: &str = "challenge";

static NO_SHARES: Shares = Shares::new();

/// What a feature or an answer scores. Points are never stored: they are the sum of the items.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Score {
    /// Nobody scores. The sum is what it would be worth; it is empty where there is nothing to
    /// score.
    Nobody(Vec<Item>),
    /// One sum, which everyone who scores gets in full.
    Whole {
        /// The sum.
        items: Vec<Item>,
        /// Who gets it.
        owners: Vec<PlayerIx>,
        /// Whether other mechanics may add to it; to an abbot's row they may not.
        takes_more: bool,
    },
    /// A sum for each player.
    Shared {
        /// What it is worth in general.
        items: Vec<Item>,
        /// The sum of each player.
        shares: Shares,
        /// Who owns the feature as a whole, and so gets what other mechanics add. `None` where
        /// there is no feature for them to add to.
        owners: Option<Vec<PlayerIx>>,
    },
}

impl Default for Score {
    fn default() -> Self {
        Self::Nobody(Vec::new())
    }
}

impl Score {
    /// A sum that each owner of a feature gets.
    pub(in crate::mechanics) fn owned(items: Vec<Item>, owners: Vec<PlayerIx>) -> Self {
        Self::Whole { items, owners, takes_more: true }
    }

    /// A sum for each player, for an answer that is not about a feature.
    pub(in crate::mechanics) fn each(shares: Shares) -> Self {
        Self::Shared { items: Vec::new(), shares, owners: None }
    }

    /// The items that make up the worth, without those that count nothing.
    pub fn items(&self) -> &[Item] {
        match self {
            Self::Nobody(items) | Self::Whole { items, .. } | Self::Shared { items, .. } => items,
        }
    }

    /// The sum of each player, where players have sums of their own.
    pub fn shares(&self) -> &Shares {
        match self {
            Self::Nobody(_) | Self::Whole { .. } => &NO_SHARES,
            Self::Shared { shares, .. } => shares,
        }
    }

    /// What it is worth, in points.
    pub fn worth(&self) -> u32 {
        worth(self.items())
    }

    /// Who scores, and how many points each; a player who would score 0 is left out.
    pub fn points(&self) -> BTreeMap<PlayerIx, u32> {
        let scoring = |(player, points): (PlayerIx, u32)| (points > 0).then_some((player, points));
        match self {
            Self::Nobody(_) => BTreeMap::new(),
            Self::Whole { items, owners, .. } => {
                let worth = worth(items);
                owners.iter().filter_map(|player| scoring((*player, worth))).collect()
            }
            Self::Shared { shares, .. } => {
                let sums = shares.iter().map(|(player, items)| (*player, worth(items)));
                sums.filter_map(scoring).collect()
            }
        }
    }

    /// Who owns the feature, whatever it is worth; nobody if there is no feature.
    pub(in crate::mechanics) fn owners(&self) -> &[PlayerIx] {
        match self {
            Self::Nobody(_) => &[],
            Self::Whole { owners, .. } => owners,
            Self::Shared { owners, .. } => owners.as_deref().unwrap_or_default(),
        }
    }

    /// Whether other mechanics may add to it: to a feature they may, but not to a city under a
    /// castle or to an abbot's row.
    pub(in crate::mechanics) fn takes_more(&self) -> bool {
        match self {
            Self::Nobody(_) => false,
            Self::Whole { takes_more, .. } => *takes_more,
            Self::Shared { owners, .. } => owners.is_some(),
        }
    }

    /// The same score, where each player gets what `share` makes of their sum.
    pub(in crate::mechanics) fn raised(self, mut share: impl FnMut(PlayerIx, Vec<Item>) -> Vec<Item>) -> Self {
        let Self::Shared { items, shares, owners } = self.with(Shares::new()) else {
            return Self::default();
        };
        let shares = shares.into_iter().map(|(player, own)| (player, share(player, own))).collect();
        Self::Shared { items, shares, owners }
    }

    /// The same score, where the sum, and that of each player, is what `more` makes of it.
    pub(in crate::mechanics) fn raised_for_all(self, more: impl Fn(&[Item]) -> Vec<Item>) -> Self {
        match self {
            Self::Nobody(items) => Self::Nobody(more(&items)),
            Self::Whole { items, owners, takes_more } => Self::Whole { items: more(&items), owners, takes_more },
            Self::Shared { items, shares, owners } => {
                let shares = shares.into_iter().map(|(player, own)| (player, more(&own))).collect();
                Self::Shared { items: more(&items), shares, owners }
            }
        }
    }

    /// The same score as a sum for each player, with their part of `more` added to it.
    pub(in crate::mechanics) fn with(self, more: Shares) -> Self {
        let sum = |player| (player, self.items().to_vec());
        let mut shares: Shares = self.points().into_keys().map(sum).collect();
        let (items, owners) = match self {
            Self::Nobody(items) => (items, None),
            Self::Whole { items, owners, takes_more } => (items, takes_more.then_some(owners)),
            Self::Shared { items, shares: own, owners } => {
                shares.extend(own);
                (items, owners)
            }
        };
        for (player, items) in more {
            shares.entry(player).or_default().extend(items);
        }
        Self::Shared { items, shares, owners }
    }

    /// Adds an item to the sum, and to that of each owner. A score that takes no more is left as it
    /// is.
    pub(in crate::mechanics) fn add(&mut self, item: Item) {
        match self {
            Self::Whole { items, takes_more: true, .. } => items.push(item),
            Self::Shared { items, shares, owners: Some(owners) } => {
                items.push(item);
                for player in owners {
                    shares.entry(*player).or_default().push(item);
                }
            }
            Self::Nobody(_) | Self::Whole { takes_more: false, .. } | Self::Shared { owners: None, .. } => {}
        }
    }
}

/// What a mechanic finds under one reading of everything it asks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Finding {
    /// Whether the feature is complete; `None` for fields.
    pub complete: Option<bool>,
    /// What it scores, and for whom.
    pub score: Score,
    /// The areas that are this feature under this reading.
    pub areas: Vec<AreaIx>,
    /// Other fields that have a part in the same points, by their first areas: what is paid for the same city counts once.
    pub shared: Vec<AreaIx>,
    /// The rest of the answer to a question.
    pub reply: Reply,
    /// The reasoning.
    pub steps: Vec<Sentence>,
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::mechanics::base::sum::Thing;

    const TILES: Item = Item { thing: Thing::TILE, count: 4, each: 1 };
    const COAT: Item = Item { thing: Thing::COAT, count: 1, each: 2 };

    /// The nth player.
    fn player(n: usize) -> PlayerIx {
        PlayerIx::new(n).expect("a small number")
    }

    /// What each of some players has.
    fn by_player<T, const N: usize>(each: [(usize, T); N]) -> BTreeMap<PlayerIx, T> {
        each.into_iter().map(|(n, one)| (player(n), one)).collect()
    }

    fn tied() -> Score {
        Score::owned(vec![TILES], vec![player(0), player(1)])
    }

    #[test]
    fn an_item_is_added_for_the_owners() {
        let mut score = tied();
        score.add(COAT);
        assert_eq!(score.points(), by_player([(0, 6), (1, 6)]));
        assert!(score.shares().is_empty());
        assert_eq!(score.worth(), 6);
    }

    #[test]
    fn who_scores_and_owns_nothing_gets_no_part_in_it() {
        let shares = by_player([(0, vec![TILES]), (2, vec![COAT])]);
        let mut score = Score::Shared { items: vec![TILES], shares, owners: Some(vec![player(0)]) };
        score.add(COAT);
        assert_eq!(score.points(), by_player([(0, 6), (2, 2)]));
        assert_eq!(*score.shares(), by_player([(0, vec![TILES, COAT]), (2, vec![COAT])]));
    }

    #[test]
    fn an_owner_of_nothing_gets_what_is_added() {
        let mut score = Score::owned(Vec::new(), vec![player(1)]);
        assert!(score.points().is_empty());
        score.add(COAT);
        assert_eq!(score.points(), by_player([(1, 2)]));
    }

    #[test]
    fn what_takes_no_more_stays_as_it_is() {
        let row = Score::Whole { items: vec![TILES], owners: vec![player(0)], takes_more: false };
        for score in [Score::default(), row, Score::each(by_player([(0, vec![TILES])]))] {
            let mut more = score.clone();
            more.add(COAT);
            assert_eq!(more, score);
        }
    }

    #[test]
    fn who_scores_may_get_more_than_others() {
        let score = tied().raised(|owner, items| if owner == player(1) { vec![TILES, COAT] } else { items });
        assert_eq!(score.points(), by_player([(0, 4), (1, 6)]));
        assert_eq!(score.worth(), 4);
    }
}
