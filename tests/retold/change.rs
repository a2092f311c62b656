//! The changes that make a retelling.

use std::hash::{DefaultHasher, Hash, Hasher};

use carcassonne_oracle::inside::geometry::Space;

use super::original::{Meaning, Original, PlacedTile};
use super::telling::Retelling;
use crate::boards::model::Motion;

/// The names of tiles and players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
    /// The original names; then nothing else is changed either.
    Original,
    /// A unique name for each, unlike any other word, so that it is recognized in any sentence.
    Unique,
    /// Like [`Names::Unique`], but tiles that shared a name and a meaning share the new one.
    Shared,
}

/// The changes that a retelling makes to a scenario.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Change {
    /// The turn, mirroring and shift of the board.
    pub(crate) motion: Motion,
    /// Set if the board is written as a list.
    pub(crate) is_list: bool,
    /// The names of tiles and players.
    pub(crate) names: Names,
    /// Set if things without an order are listed in another one.
    pub(crate) shuffled: bool,
    /// The seed of names and orders.
    pub(crate) seed: u64,
}

impl Change {
    /// Creates a change of names only.
    pub(crate) fn plain(seed: u64) -> Self {
        let motion = Motion::turn(0);
        Self { motion, is_list: false, names: Names::Unique, shuffled: false, seed }
    }

    /// Creates no change: the scenario as it is written.
    pub(crate) fn none() -> Self {
        Self { names: Names::Original, ..Self::plain(0) }
    }

    /// Returns the inverse of the board's motion.
    pub(crate) fn inverse_motion(&self) -> Motion {
        let Motion { mirrored, quarters, by } = self.motion;
        // A mirroring followed by a turn is its own inverse.
        let quarters = if mirrored { quarters } else { (4 - quarters % 4) % 4 };
        let unshifted = Motion { mirrored, quarters, by: (0, 0) };
        let Space { column, row } = unshifted.space(Space::new(by.0, by.1));
        Motion { by: (-column, -row), ..unshifted }
    }

    /// Returns a pseudo-random number that depends on the seed and `key` only.
    pub(super) fn random_number(&self, key: impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.seed, key).hash(&mut hasher);
        hasher.finish()
    }

    /// Returns `things` in an order that the seed and `key` determine; unchanged unless `shuffled`.
    pub(super) fn reorder<T: Clone>(&self, key: &str, things: &[T]) -> Vec<T> {
        let mut places: Vec<usize> = (0..things.len()).collect();
        if self.shuffled {
            places.sort_by_key(|n| self.random_number((key, *n)));
        }
        places.into_iter().map(|n| things[n].clone()).collect()
    }

    /// Returns a new name that is unlike any word of a sentence.
    pub(super) fn new_name(&self, key: impl Hash) -> String {
        let number = self.random_number(key);
        let first = char::from(b'a' + u8::try_from(number % 26).unwrap_or_default());
        format!("{first}q{:010x}z", number / 26 % (1 << 40))
    }

    /// Returns the new name of a tile.
    pub(super) fn tile_name(&self, number: usize, tile: &PlacedTile) -> String {
        match (&tile.meaning, self.names) {
            (Meaning::Hash, _) => "#".to_owned(),
            (_, Names::Original) => tile.name.clone(),
            (_, Names::Unique) => self.new_name(("tile", number)),
            (meaning, Names::Shared) => self.new_name(format!("{} {meaning:?}", tile.name)),
        }
    }

    /// Returns the new name of a player.
    pub(super) fn player_name(&self, player: &str) -> String {
        match self.names {
            Names::Original => player.to_owned(),
            Names::Unique | Names::Shared => self.new_name(("player", player)),
        }
    }

    /// Retells a scenario.
    pub(crate) fn retell(self, original: &Original) -> Retelling<'_> {
        // A map begins at its first tile, so the board is moved there; a list may begin anywhere.
        let motion = if self.is_list || self.names == Names::Original {
            self.motion
        } else {
            let unshifted = Motion { by: (0, 0), ..self.motion };
            let spaces = |laid: &PlacedTile| laid.shape.spaces(laid.at).map(|s| unshifted.space(s));
            let all_spaces = || original.tiles.values().flat_map(spaces);
            let column = all_spaces().map(|s| s.column).min().unwrap_or_default();
            let row = all_spaces().map(|s| s.row).min().unwrap_or_default();
            Motion { by: (-column, -row), ..unshifted }
        };
        Retelling::new(original, Self { motion, ..self })
    }
}
