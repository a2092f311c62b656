//! What is counted, and what it comes to: the items of a sum.

/// What is counted in an item of a sum: its words, for people and for programs. A mechanic that
/// counts something special defines its own.
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

    /// The word for this many of it.
    pub fn word(self, count: u32) -> &'static str {
        if count == 1 { self.one } else { self.many }
    }
}

/// One item of a sum: a number of things, each worth a number of points.
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

/// The sum of items, in points; a sum too large for the number type is the largest it can hold.
pub fn worth(items: &[Item]) -> u32 {
    items.iter().fold(0, |sum, item| sum.saturating_add(item.points()))
}

/// A number of things in words: `2 tiles`.
pub(in crate::mechanics) fn counted(thing: Thing, count: u32) -> String {
    format!("{count} {}", thing.word(count))
}
