//! A cache of look-ups on the board. A feature is judged under one reading after the other, and its surroundings and
//! its extent are the same under all readings.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::coverage::Extent;
use super::parts::Part;
use super::row_reach::RowCache;
use super::surroundings::Surroundings;
use crate::landscape::AreaIx;
use crate::rulebook::NotApplicable;
use crate::scenario::{PlayerIx, TileIx};
use crate::wording::Sentence;

/// The value that was computed last, with its key.
#[derive(Debug)]
pub(super) struct LastValue<K, V>(RefCell<Option<(K, Rc<V>)>>);

impl<K, V> Default for LastValue<K, V> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<K, V> LastValue<K, V> {
    /// Returns the value for a key: the kept one if that was computed for the same key, else a new one, which is kept.
    pub(super) fn get_or_compute<Q>(&self, key: &Q, compute: impl FnOnce() -> V) -> Rc<V>
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
        let value = Rc::new(compute());
        self.0.replace(Some((key.to_owned(), Rc::clone(&value))));
        value
    }
}

/// The fields next to a city, without those with a barn.
#[derive(Debug)]
pub(in crate::mechanics) struct CityFields {
    /// The number of these fields, occupied or not.
    pub(in crate::mechanics) fields: usize,
    /// The first fields that are occupied or answered, each by its areas: at most `farm::MAX_SHARED` + 1 fields.
    pub(in crate::mechanics) occupied: Vec<Vec<AreaIx>>,
    /// The players with the most farmers in all of the fields together.
    pub(in crate::mechanics) owners: Vec<PlayerIx>,
    /// The first fields in which each player has the most farmers, by areas: at most `farm::MAX_SHARED` + 1 for each.
    pub(in crate::mechanics) leads: BTreeMap<PlayerIx, Vec<Vec<AreaIx>>>,
    /// The reasoning on who has the most farmers in all of the fields together.
    pub(in crate::mechanics) steps: Vec<Sentence>,
}

/// The key of the parts of final scoring: the ids of the rule set and of a ruling left out of it, and the players with
/// the king and the robber baron.
pub(in crate::mechanics) type PartsKey = ((String, Option<&'static str>), [Option<PlayerIx>; 2]);

/// The look-ups on a board that are kept: the latest one of most kinds, and all rows of abbots and fields at cities.
#[derive(Debug, Default)]
pub(in crate::mechanics) struct LookupCache {
    /// The content of the spaces round a tile: with the tile's own spaces if the key has `true`.
    pub(super) surroundings: LastValue<(TileIx, bool), Surroundings>,
    /// The tiles and spaces that a road or city covers, by its areas.
    pub(super) extents: LastValue<Vec<AreaIx>, Extent>,
    /// The reach of the rows of abbots.
    pub(in crate::mechanics) rows: RowCache,
    /// The fields next to each city, by the city's area; kept only if no gap, barn or hill can make the law matter.
    pub(in crate::mechanics) city_fields: RefCell<BTreeMap<AreaIx, Rc<CityFields>>>,
    /// The parts of final scoring, or the error if a rule set does not apply.
    parts: LastValue<PartsKey, Result<Vec<Part>, NotApplicable>>,
    /// The cities that a field touches, by the field's areas.
    pub(super) touched_cities: LastValue<Vec<AreaIx>, Vec<AreaIx>>,
}

impl LookupCache {
    /// Returns the parts of final scoring, computing them unless the last ones were for the same key.
    pub(in crate::mechanics) fn parts(
        &self,
        key: &PartsKey,
        compute: impl FnOnce() -> Result<Vec<Part>, NotApplicable>,
    ) -> Rc<Result<Vec<Part>, NotApplicable>> {
        self.parts.get_or_compute(key, compute)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_last_is_not_looked_at_again() {
        let (last, mut looks) = (LastValue::<Vec<u8>, usize>::default(), 0);
        let mut look = |key: &[u8]| {
            *last.get_or_compute(key, || {
                looks += 1;
                key.len() * 10 + looks
            })
        };
        assert_eq!([look(&[1]), look(&[1]), look(&[1, 2]), look(&[1])], [11, 11, 22, 13]);
    }
}
