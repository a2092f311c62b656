//! What a mechanic finds.

use std::collections::BTreeMap;

use super::reply::Reply;
use super::step::Step;
use crate::landscape::AreaIx;
use crate::scenario::PlayerIx;

/// What is counted in an item of a sum: its words, for people and for programs. A mechanic that
/// counts something of its own makes one of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Thing {
    /// The word for one of it.
    pub one: &'static str,
    /// The word for several.
    pub many: &'static str,
    /// The word in JSON.
    pub key: &'static str,
}

impl Thing {
    /// A placed tile.
    pub const TILE: Self = Self { one: "tile", many: "tiles", key: "tile" };
    /// A tile or a space, where halves or doubles are counted and both come to the same.
    pub const EITHER: Self =
        Self { one: "tile or space", many: "tiles or spaces", key: "tile-or-space" };
    /// A space.
    pub const SPACE: Self = Self { one: "space", many: "spaces", key: "space" };
    /// The tile that the castle itself stands on.
    pub const OWN_TILE: Self = Self { one: "castle tile", many: "castle tile", key: "own-tile" };
    /// A coat of arms.
    pub const COAT: Self = Self { one: "coat of arms", many: "coats of arms", key: "coat" };
    /// A complete city that a field touches.
    pub const CITY: Self = Self { one: "complete city", many: "complete cities", key: "city" };

    /// The word for so many of it.
    pub fn word(self, count: u32) -> &'static str {
        if count == 1 { self.one } else { self.many }
    }
}

/// One item of a sum: so many of a thing, each worth so many points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    /// What is counted.
    pub thing: Thing,
    /// How many.
    pub count: u32,
    /// Points for each.
    pub each: u32,
}

impl Item {
    /// The item's points.
    pub fn points(self) -> u32 {
        self.count.saturating_mul(self.each)
    }
}

/// What a mechanic found under one reading of everything it asked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Finding {
    /// Whether the feature is complete; `None` for fields.
    pub complete: Option<bool>,
    /// The sum. An item that counts nothing is left out.
    pub items: Vec<Item>,
    /// Who scores, and how many points each; a player who would score 0 is left out.
    pub points: BTreeMap<PlayerIx, u32>,
    /// Where players score by sums of their own: the sum of each. Then [`items`](Self::items) is
    /// what the thing is worth to nobody in particular, or empty.
    pub shares: BTreeMap<PlayerIx, Vec<Item>>,
    /// Who owns the feature as a whole, whatever it is worth: theirs is what other mechanics add to
    /// it. `None` where nothing is added: to a city under a castle, to the row of an abbot, or to
    /// what is no feature.
    pub owners: Option<Vec<PlayerIx>>,
    /// The areas that are this feature under this reading.
    pub areas: Vec<AreaIx>,
    /// What a question is answered with, beside all this.
    pub reply: Reply,
    /// The reasoning.
    pub steps: Vec<Step>,
}

impl Finding {
    /// Gives each player the sum of a share; a player whose share comes to 0 is left out.
    #[must_use]
    pub fn shared(mut self, shares: BTreeMap<PlayerIx, Vec<Item>>) -> Self {
        self.points = shares
            .iter()
            .map(|(player, items)| (*player, worth(items)))
            .filter(|(_, points)| *points > 0)
            .collect();
        self.shares = shares;
        self
    }

    /// Gives the sum of the items to each owner.
    #[must_use]
    pub fn owned_by(mut self, owners: Vec<PlayerIx>) -> Self {
        let worth = self.worth();
        self.points = owners.iter().filter(|_| worth > 0).map(|p| (*p, worth)).collect();
        self.owners = Some(owners);
        self
    }

    /// Adds an item to the sum, and its points to each owner. What has no owners takes no item.
    pub fn add(&mut self, item: Item) {
        let Some(owners) = &self.owners else {
            return;
        };
        self.items.push(item);
        for player in owners {
            let points = self.points.entry(*player).or_default();
            *points = points.saturating_add(item.points());
            if !self.shares.is_empty() {
                self.shares.entry(*player).or_default().push(item);
            }
        }
    }

    /// What the feature is worth, in points: the sum of its items.
    pub fn worth(&self) -> u32 {
        worth(&self.items)
    }
}

/// The sum of items; one that no number can hold is as high as a number can be.
pub fn worth(items: &[Item]) -> u32 {
    items.iter().fold(0, |sum, item| sum.saturating_add(item.points()))
}

/// So many of a thing, in words.
pub(super) fn counted(thing: Thing, count: u32) -> String {
    format!("{count} {}", thing.word(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TILES: Item = Item { thing: Thing::TILE, count: 4, each: 1 };
    const COAT: Item = Item { thing: Thing::COAT, count: 1, each: 2 };

    fn tied() -> Finding {
        Finding { items: vec![TILES], ..Finding::default() }.owned_by(vec![0, 1])
    }

    #[test]
    fn an_item_is_added_for_the_owners() {
        let mut finding = tied();
        finding.add(COAT);
        assert_eq!(finding.points, BTreeMap::from([(0, 6), (1, 6)]));
        assert!(finding.shares.is_empty());
        assert_eq!(finding.worth(), 6);
    }

    #[test]
    fn who_scores_and_owns_nothing_gets_no_part_in_it() {
        let shares = BTreeMap::from([(0, vec![TILES]), (2, vec![COAT])]);
        let mut finding = Finding { owners: Some(vec![0]), ..tied() }.shared(shares);
        finding.add(COAT);
        assert_eq!(finding.points, BTreeMap::from([(0, 6), (2, 2)]));
        assert_eq!(finding.shares, BTreeMap::from([(0, vec![TILES, COAT]), (2, vec![COAT])]));
    }

    #[test]
    fn an_owner_of_nothing_gets_what_is_added() {
        let mut finding = Finding::default().owned_by(vec![1]);
        assert!(finding.points.is_empty());
        finding.add(COAT);
        assert_eq!(finding.points, BTreeMap::from([(1, 2)]));
    }

    #[test]
    fn what_has_no_owners_takes_no_item() {
        let mut finding = Finding { owners: None, ..tied() };
        finding.add(COAT);
        assert_eq!(finding, Finding { owners: None, ..tied() });
    }
}
