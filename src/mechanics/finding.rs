//! What a mechanic finds.

use std::collections::BTreeMap;

use super::step::Step;
use crate::landscape::AreaIx;
use crate::scenario::PlayerIx;

/// What is counted in an item of a sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
    /// A placed tile.
    Tile,
    /// A tile or a space, where halves or doubles are counted and both come to the same.
    Either,
    /// A space.
    Space,
    /// The tile that the castle itself stands on.
    OwnTile,
    /// A coat of arms.
    Coat,
    /// A complete city that a field touches.
    City,
}

impl Thing {
    /// The word for so many of it.
    pub fn word(self, count: u32) -> &'static str {
        match (self, count) {
            (Self::Tile, 1) => "tile",
            (Self::Tile, _) => "tiles",
            (Self::Either, 1) => "tile or space",
            (Self::Either, _) => "tiles or spaces",
            (Self::Space, 1) => "space",
            (Self::Space, _) => "spaces",
            (Self::OwnTile, _) => "castle tile",
            (Self::Coat, 1) => "coat of arms",
            (Self::Coat, _) => "coats of arms",
            (Self::City, 1) => "complete city",
            (Self::City, _) => "complete cities",
        }
    }

    /// The word in JSON.
    pub fn key(self) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Either => "tile-or-space",
            Self::Space => "space",
            Self::OwnTile => "own-tile",
            Self::Coat => "coat",
            Self::City => "city",
        }
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Whether the feature is complete; `None` for fields.
    pub complete: Option<bool>,
    /// The sum. An item that counts nothing is left out.
    pub items: Vec<Item>,
    /// Who scores, and how many points each; a player who would score 0 is left out.
    pub points: BTreeMap<PlayerIx, u32>,
    /// The areas that are this feature under this reading.
    pub areas: Vec<AreaIx>,
    /// The reasoning.
    pub steps: Vec<Step>,
}

impl Finding {
    /// Nothing found: for a subject that is not what the mechanic takes it for.
    pub(super) fn nothing() -> Self {
        Self {
            complete: None,
            items: Vec::new(),
            points: BTreeMap::new(),
            areas: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// What the feature is worth, in points: the sum of its items.
    pub fn worth(&self) -> u32 {
        worth(&self.items)
    }
}

/// The sum of items.
pub(super) fn worth(items: &[Item]) -> u32 {
    items.iter().fold(0, |sum, item| sum.saturating_add(item.points()))
}

/// So many of a thing, in words.
pub(super) fn counted(thing: Thing, count: u32) -> String {
    format!("{count} {}", thing.word(count))
}
