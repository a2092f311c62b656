//! A cache of the latest look-ups on the board. A feature is judged under one reading after the other, and its
//! surroundings and its extent are the same under all of them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::covered::Extent;
use super::parts::Part;
use super::row_reach::Rows;
use super::surroundings::Surroundings;
use crate::landscape::AreaIx;
use crate::rulebook::NotApplicable;
use crate::scenario::{PlayerIx, TileIx};
use crate::wording::Sentence;

/// The last value that was computed, with its key.
#[derive(Debug)]
pub(super) struct Last<K, V>(RefCell<Option<(K, Rc<V>)>>);

impl<K, V> Default for Last<K, V> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<K, V> Last<K, V> {
    /// Returns the value for a key, and computes it unless the last value was computed for the same key.
    pub(super) fn or_else<Q>(&self, key: &Q, work_out: impl FnOnce() -> V) -> Rc<V>
    where
        K: std::borrow::Borrow<Q>,
        Q: ?Sized + PartialEq + ToOwned<Owned = K>,
    {
        if let Some((known, value)) = &*self.0.borrow()
            && known.borrow() == key
        {
            return Rc::clone(value);
        }
        // The cell is not borrowed during the computation, so that one value may be computed from another of its kind.
        let value = Rc::new(work_out());
        self.0.replace(Some((key.to_owned(), Rc::clone(&value))));
        value
    }
}

/// The fields next to a city.
#[derive(Debug)]
pub(in crate::mechanics) struct Farms {
    /// The number of the fields.
    pub(in crate::mechanics) fields: usize,
    /// The first of the occupied fields: one more than are named.
    pub(in crate::mechanics) occupied: Vec<Vec<AreaIx>>,
    /// The players with the most farmers in all of the fields.
    pub(in crate::mechanics) owners: Vec<PlayerIx>,
    /// The first of the fields that each player leads: one more than are named.
    pub(in crate::mechanics) leads: BTreeMap<PlayerIx, Vec<Vec<AreaIx>>>,
    /// The steps that explain who has the most farmers in all of them.
    pub(in crate::mechanics) steps: Vec<Sentence>,
}

/// The key of the parts of final scoring: a rule set by its id, and the players with the king and the robber baron.
pub(in crate::mechanics) type PartsOf = ((String, Option<&'static str>), [Option<PlayerIx>; 2]);

/// The latest look-ups on a board.
#[derive(Debug, Default)]
pub(in crate::mechanics) struct Seen {
    /// The content of the spaces round a tile, with its own spaces or without.
    pub(super) round: Last<(TileIx, bool), Surroundings>,
    /// The tiles and spaces that a road or city covers.
    pub(super) covered: Last<Vec<AreaIx>, Extent>,
    /// The reach of the rows of abbots.
    pub(in crate::mechanics) rows: Rows,
    /// The fields next to cities, if no question of law affects their extent.
    pub(in crate::mechanics) farms: RefCell<BTreeMap<AreaIx, Rc<Farms>>>,
    /// The parts of final scoring under a rule set, by its id, and for the players with the king and the robber baron.
    parts: Last<PartsOf, Result<Vec<Part>, NotApplicable>>,
    /// The cities that fields touch.
    pub(super) touched: Last<Vec<AreaIx>, Vec<AreaIx>>,
}

impl Seen {
    /// Returns the parts of final scoring, computing them unless the last ones were for the same key.
    pub(in crate::mechanics) fn parts(
        &self,
        of: &PartsOf,
        work_out: impl FnOnce() -> Result<Vec<Part>, NotApplicable>,
    ) -> Rc<Result<Vec<Part>, NotApplicable>> {
        self.parts.or_else(of, work_out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_last_is_not_looked_at_again() {
        let (last, mut looks) = (Last::<Vec<u8>, usize>::default(), 0);
        let mut look = |key: &[u8]| {
            *last.or_else(key, || {
                looks += 1;
                key.len() * 10 + looks
            })
        };
        assert_eq!([look(&[1]), look(&[1]), look(&[1, 2]), look(&[1])], [11, 11, 22, 13]);
    }
}
