//! Areas: segments of tiles that are one road, city or field.

use crate::scenario::FeatureKind;

/// A road, city or field, by its place in the landscape: segments joined over touching sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AreaIx(pub(super) u32);

impl AreaIx {
    /// So many areas, from the first on.
    pub(super) fn first(count: usize) -> impl Iterator<Item = Self> + use<> {
        (0..u32::try_from(count).unwrap_or(u32::MAX)).map(Self)
    }

    /// Its place.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known about an area with everything at a gap kept apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) kind: FeatureKind,
    /// Sides that face no tile.
    pub(super) open: u32,
    /// Whether a side faces a tile that does not matter (`#`), or an enclosed gap that one faces.
    pub(super) hash: bool,
    /// Whether a side (for a field: a half-edge) lies at an enclosed gap.
    pub(super) at_gap: bool,
}
