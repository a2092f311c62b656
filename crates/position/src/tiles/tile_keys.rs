//! The keys of a tile in the scenario's own notation.

use carcassonne_board::tiles::Symbol;

/// The keys of a tile.
pub(super) const KEYS: &[&str] = &join_keys::<{ OTHERS.len() + Symbol::WORDS.len() }>();

/// Returns the keys that are no symbols, followed by the symbols.
const fn join_keys<const ALL: usize>() -> [&'static str; ALL] {
    let mut all = [""; ALL];
    let mut n = 0;
    while n < ALL {
        all[n] = if n < OTHERS.len() { OTHERS[n] } else { Symbol::WORDS[n - OTHERS.len()] };
        n += 1;
    }
    all
}

/// The keys of a tile that are no symbols.
const OTHERS: [&str; 16] = [
    "city",
    "road",
    "crossing",
    "gate",
    "ferry",
    "river",
    "monastery",
    "castle",
    "leipzig",
    "fields",
    "coats",
    "cathedral",
    "besieged",
    "carcassonne",
    "inn",
    "wells",
];
