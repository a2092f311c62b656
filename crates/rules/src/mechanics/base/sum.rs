//! The items of a sum: the kind of things counted, their number and their points.

use carcassonne_position::wording::{Message, Sentence, things};

/// A kind of thing counted in an item of a sum, with its words for people and for programs. A mechanic that counts
/// something special defines its own.
#[derive(Debug, Clone, Copy)]
pub struct Thing {
    /// The word for the thing in JSON.
    pub key: &'static str,
    /// The message for a number of these things, with the one argument `count`.
    pub message: &'static Message,
}

impl Thing {
    /// A placed tile.
    pub const TILE: Self = Self { key: "tile", message: things::Tile::MESSAGE };
    /// A tile or a space, where halves or doubles are counted and there are as many tiles as spaces.
    pub const EITHER: Self = Self { key: "tile-or-space", message: things::TileOrSpace::MESSAGE };
    /// A space of the map, counted in place of the tiles in it.
    pub const SPACE: Self = Self { key: "space", message: things::Space::MESSAGE };
    /// The tile on which a German castle is printed.
    pub const OWN_TILE: Self = Self { key: "own-tile", message: things::OwnTile::MESSAGE };
    /// A coat of arms.
    pub const COAT: Self = Self { key: "coat", message: things::Coat::MESSAGE };
    /// A complete city that a field touches.
    pub const CITY: Self = Self { key: "city", message: things::City::MESSAGE };
    /// A tile or space of a road or city with the mage.
    pub const MAGE: Self = Self { key: "mage", message: things::Mage::MESSAGE };
    /// A point of an even sum of which only half is scored.
    pub const HALVED: Self = Self { key: "halved", message: things::Halved::MESSAGE };
    /// A point of an odd sum of which only half is scored, rounded up: equal to [`Thing::HALVED`], with other words.
    pub const HALVED_UP: Self = Self { key: "halved", message: things::HalvedUp::MESSAGE };

    /// Returns a number of these things in words: `2 tiles`.
    pub fn count_phrase(self, count: u32) -> Sentence {
        Sentence::new(self.message, vec![count.into()])
    }
}

impl PartialEq for Thing {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Thing {}

/// One item of a sum: a number of things, each worth a number of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    /// The kind of thing that is counted.
    pub thing: Thing,
    /// The number of counted things of this kind.
    pub count: u32,
    /// The points for each counted tile, coat of arms or other unit.
    pub points_each: u32,
}

impl Item {
    /// Returns the item's points, rounded up for [`Thing::HALVED`].
    pub fn points(self) -> u32 {
        let all = self.count.saturating_mul(self.points_each);
        if self.thing == Thing::HALVED { all.div_ceil(2) } else { all }
    }
}

/// Converts a number of things to the type in which they are counted; one too large is the largest it can hold.
pub(crate) fn to_u32(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Returns the sum of the items, in points; a sum too large for the number type is the largest it can hold.
pub fn worth(items: &[Item]) -> u32 {
    items.iter().fold(0, |sum, item| sum.saturating_add(item.points()))
}
