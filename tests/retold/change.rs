//! How a scenario is told otherwise.

use std::hash::{DefaultHasher, Hash, Hasher};

use carcassonne_oracle::inside::geometry::Space;

use super::original::{Laid, Meaning, Original};
use super::telling::Retold;
use crate::boards::model::Motion;

/// What tiles and players are called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
    /// As they were: then nothing else is changed either.
    Kept,
    /// Each has a name of its own, like no other word: so it is known again in any sentence.
    Own,
    /// The same, but tiles that shared a name and a meaning share the new one.
    Shared,
}

/// How a scenario is told otherwise.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Change {
    /// How the board is turned, mirrored and moved.
    pub(crate) motion: Motion,
    /// Whether it is written as a list.
    pub(crate) list: bool,
    /// What tiles and players are called.
    pub(crate) names: Names,
    /// Whether what has no order of its own is listed in another one.
    pub(crate) shuffled: bool,
    /// From which names and orders are drawn.
    pub(crate) seed: u64,
}

impl Change {
    /// Nothing but new names.
    pub(crate) fn plain(seed: u64) -> Self {
        let motion = Motion::turn(0);
        Self { motion, list: false, names: Names::Own, shuffled: false, seed }
    }

    /// Nothing: the scenario as it is written.
    pub(crate) fn none() -> Self {
        Self { names: Names::Kept, ..Self::plain(0) }
    }

    /// The motion that undoes that of the board.
    pub(crate) fn undone(&self) -> Motion {
        let Motion { mirrored, quarters, by } = self.motion;
        // A mirror image turned is its own way back: turned and mirrored again.
        let quarters = if mirrored { quarters } else { (4 - quarters % 4) % 4 };
        let still = Motion { mirrored, quarters, by: (0, 0) };
        let Space { column, row } = still.space(Space::new(by.0, by.1));
        Motion { by: (-column, -row), ..still }
    }

    /// A number that is drawn for something.
    pub(super) fn die(&self, what: impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.seed, what).hash(&mut hasher);
        hasher.finish()
    }

    /// Things in the order in which they are listed now.
    pub(super) fn order<T: Clone>(&self, what: &str, things: &[T]) -> Vec<T> {
        let mut places: Vec<usize> = (0..things.len()).collect();
        if self.shuffled {
            places.sort_by_key(|n| self.die((what, *n)));
        }
        places.into_iter().map(|n| things[n].clone()).collect()
    }

    /// A new name for something, like no word of any sentence.
    pub(super) fn name(&self, of: impl Hash) -> String {
        let die = self.die(of);
        let first = char::from(b'a' + u8::try_from(die % 26).unwrap_or_default());
        format!("{first}q{:010x}z", die / 26 % (1 << 40))
    }

    /// What a tile is called now.
    pub(super) fn tile_name(&self, number: usize, laid: &Laid) -> String {
        match (&laid.meaning, self.names) {
            (Meaning::Hash, _) => "#".to_owned(),
            (_, Names::Kept) => laid.name.clone(),
            (_, Names::Own) => self.name(("tile", number)),
            (shown, Names::Shared) => self.name(format!("{} {shown:?}", laid.name)),
        }
    }

    /// What a player is called now.
    pub(super) fn player_name(&self, player: &str) -> String {
        match self.names {
            Names::Kept => player.to_owned(),
            Names::Own | Names::Shared => self.name(("player", player)),
        }
    }

    /// Tells a scenario otherwise.
    pub(crate) fn tell(self, original: &Original) -> Retold<'_> {
        // A map begins at its first tile, so the board is moved there; a list begins anywhere.
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
