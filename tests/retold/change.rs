//! The changes that make a retelling.

use std::hash::{DefaultHasher, Hash, Hasher};

use carcassonne_oracle::inside::geometry::Space;

use super::original::{Laid, Meaning, Original};
use super::telling::Retold;
use crate::boards::model::Motion;

/// The names of tiles and players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
    /// The original names; then nothing else is changed either.
    Kept,
    /// A unique name for each, unlike any other word, so that it is recognized in any sentence.
    Own,
    /// Like [`Names::Own`], but tiles that shared a name and a meaning share the new one.
    Shared,
}

/// The changes that a retelling makes to a scenario.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Change {
    /// The turn, mirroring and shift of the board.
    pub(crate) motion: Motion,
    /// Set if the board is written as a list.
    pub(crate) list: bool,
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
        Self { motion, list: false, names: Names::Own, shuffled: false, seed }
    }

    /// Creates no change: the scenario as it is written.
    pub(crate) fn none() -> Self {
        Self { names: Names::Kept, ..Self::plain(0) }
    }

    /// Returns the inverse of the board's motion.
    pub(crate) fn undone(&self) -> Motion {
        let Motion { mirrored, quarters, by } = self.motion;
        // A mirroring followed by a turn is its own inverse.
        let quarters = if mirrored { quarters } else { (4 - quarters % 4) % 4 };
        let still = Motion { mirrored, quarters, by: (0, 0) };
        let Space { column, row } = still.space(Space::new(by.0, by.1));
        Motion { by: (-column, -row), ..still }
    }

    /// Returns a pseudo-random number for `what`.
    pub(super) fn die(&self, what: impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.seed, what).hash(&mut hasher);
        hasher.finish()
    }

    /// Returns things in their new order.
    pub(super) fn order<T: Clone>(&self, what: &str, things: &[T]) -> Vec<T> {
        let mut places: Vec<usize> = (0..things.len()).collect();
        if self.shuffled {
            places.sort_by_key(|n| self.die((what, *n)));
        }
        places.into_iter().map(|n| things[n].clone()).collect()
    }

    /// Returns a new name that is unlike any word of a sentence.
    pub(super) fn name(&self, of: impl Hash) -> String {
        let die = self.die(of);
        let first = char::from(b'a' + u8::try_from(die % 26).unwrap_or_default());
        format!("{first}q{:010x}z", die / 26 % (1 << 40))
    }

    /// Returns the new name of a tile.
    pub(super) fn tile_name(&self, number: usize, laid: &Laid) -> String {
        match (&laid.meaning, self.names) {
            (Meaning::Hash, _) => "#".to_owned(),
            (_, Names::Kept) => laid.name.clone(),
            (_, Names::Own) => self.name(("tile", number)),
            (shown, Names::Shared) => self.name(format!("{} {shown:?}", laid.name)),
        }
    }

    /// Returns the new name of a player.
    pub(super) fn player_name(&self, player: &str) -> String {
        match self.names {
            Names::Kept => player.to_owned(),
            Names::Own | Names::Shared => self.name(("player", player)),
        }
    }

    /// Retells a scenario.
    pub(crate) fn tell(self, original: &Original) -> Retold<'_> {
        // A map begins at its first tile, so the board is moved there; a list may begin anywhere.
        let motion = if self.list || self.names == Names::Kept {
            self.motion
        } else {
            let still = Motion { by: (0, 0), ..self.motion };
            let spaces = |laid: &Laid| laid.shape.spaces(laid.at).map(|s| still.space(s));
            let all = || original.laid.values().flat_map(spaces);
            let column = all().map(|s| s.column).min().unwrap_or_default();
            let row = all().map(|s| s.row).min().unwrap_or_default();
            Motion { by: (-column, -row), ..still }
        };
        Retold::of(original, Self { motion, ..self })
    }
}
