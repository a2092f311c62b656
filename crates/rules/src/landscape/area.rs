//! Areas: the segments of tiles that form one road, city or field.

use carcassonne_position::FeatureKind;

/// A road, city or field (segments joined over touching sides), by its index in the landscape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AreaIx(pub(super) u32);

impl AreaIx {
    /// Returns the areas with the indexes from 0 up to, but not including, `count`.
    pub(super) fn first_n(count: usize) -> impl Iterator<Item = Self> + use<> {
        (0..u32::try_from(count).unwrap_or(u32::MAX)).map(Self)
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The properties of an area (road, city or field) as long as gaps join nothing to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) kind: FeatureKind,
    /// The number of open sides of the area; 0 for a field.
    pub(super) open: u32,
    /// Set if a side faces an unknown tile (`#`), or an enclosed gap with an unknown tile on a side.
    pub(super) faces_unknown: bool,
    /// Set if a side (for a field: a half-edge) is at an enclosed gap.
    pub(super) at_gap: bool,
}
