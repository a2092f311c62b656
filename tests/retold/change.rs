//! The changes that make a retelling.

use std::hash::{DefaultHasher, Hash, Hasher};

use carcassonne_board::geometry::{Motion, Shape};
use carcassonne_text::{Node, Value};

use super::original::Original;
use super::telling::Retelling;

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

    /// Creates a change to one of the seven other orientations of a board, which `n` selects.
    pub(crate) fn reoriented(n: usize) -> Self {
        let orientation = u8::try_from(n % 7 + 1).expect("a small number");
        let motion = Motion { mirrored: orientation > 3, ..Motion::turn(orientation % 4) };
        Self { motion, ..Self::plain(7) }
    }

    /// Creates no change: the scenario as it is written.
    pub(crate) fn none() -> Self {
        Self { names: Names::Original, ..Self::plain(0) }
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

    /// Returns a tree in which things without an order are listed in another one; `key` is the key above it.
    pub(super) fn reorder_tree(&self, key: &str, node: &Node) -> Node {
        /// The keys whose lists have no order.
        const UNORDERED: &str = "players own tokens expect ask features completed_first sources fleas eradicated shows completed \
             tiles cut_off places spaces same_as been";
        let value = match &node.value {
            Value::Map(entries) => {
                // The meeples of each player stand below the player's name.
                let below = |own: &Node| {
                    if key == "meeples" { "own".to_owned() } else { own.text().unwrap_or_default().to_owned() }
                };
                let entries: Vec<(Node, Node)> =
                    entries.iter().map(|(own, value)| (own.clone(), self.reorder_tree(&below(own), value))).collect();
                // Features are scored in the order in which a round names them.
                Value::Map(if key == "score" { entries } else { self.reorder(key, &entries) })
            }
            Value::List(items) => {
                let is_space =
                    items.len() == 2 && items.iter().all(|item| item.text().is_some_and(|n| n.parse::<i32>().is_ok()));
                let is_list_of_tiles = key == "board" && items.iter().all(|item| item.text().is_none());
                let items: Vec<Node> = items.iter().map(|item| self.reorder_tree("said", item)).collect();
                let has_no_order = is_list_of_tiles || (UNORDERED.split(' ').any(|own| own == key) && !is_space);
                Value::List(if has_no_order { self.reorder(key, &items) } else { items })
            }
            Value::Scalar(..) => node.value.clone(),
        };
        Node { span: node.span, value }
    }

    /// Returns the new name of a tile, given its number, its name and its shape.
    pub(super) fn tile_name(&self, number: usize, name: &str, shape: Shape) -> String {
        match self.names {
            Names::Original => name.to_owned(),
            Names::Unique => self.new_name(("tile", number)),
            Names::Shared => self.new_name(format!("{name} {shape:?}")),
        }
    }

    pub(super) fn player_name(&self, player: &str) -> String {
        match self.names {
            Names::Original => player.to_owned(),
            Names::Unique | Names::Shared => self.new_name(("player", player)),
        }
    }

    pub(crate) fn retell(self, original: &Original) -> Retelling<'_> {
        // A map begins at its first tile, so the board is moved there; a list may begin anywhere.
        let motion = if self.is_list || self.names == Names::Original {
            self.motion
        } else {
            let unshifted = Motion { by: (0, 0), ..self.motion };
            let spaces =
                || original.setup.tiles().flat_map(|(_, at, shape)| shape.spaces(at)).map(|s| unshifted.space(s));
            let column = spaces().map(|s| s.column).min().unwrap_or_default();
            let row = spaces().map(|s| s.row).min().unwrap_or_default();
            Motion { by: (-column, -row), ..unshifted }
        };
        Retelling::new(original, Self { motion, ..self })
    }
}
