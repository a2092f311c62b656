//! A cache of look-ups on the board. A feature is judged under one reading after the other, and its surroundings and
//! its extent are the same under all readings.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use carcassonne_law::LawResult;
use carcassonne_position::wording::Sentence;
use carcassonne_position::{PlayerIx, TileIx};

use super::coverage::Extent;
use super::parts::Part;
use super::row_reach::RowCache;
use crate::landscape::AreaIx;
use crate::mechanics::Surroundings;

/// A cache for one value: the one that was computed last, with the key for which it was computed.
#[derive(Debug)]
pub struct LastValue<K, V>(RefCell<Option<(K, Rc<V>)>>);

impl<K, V> Default for LastValue<K, V> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<K, V> LastValue<K, V> {
    /// Returns the value for `key`: the cached one if that was computed for the same key, else a new one, then cached.
    pub fn get_or_compute<Q>(&self, key: &Q, compute: impl FnOnce() -> V) -> Rc<V>
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

/// The fields next to a city, without fields that have a barn.
#[derive(Debug)]
pub struct CityFields {
    /// The number of fields next to the city, occupied or not.
    pub fields: usize,
    /// The first fields that are occupied or answered, each by its areas: at most `farm::MAX_SHARED` + 1 fields.
    pub occupied: Vec<Vec<AreaIx>>,
    /// The players with the most farmers in all fields next to the city together.
    pub owners: Vec<PlayerIx>,
    /// The first fields in which each player has the most farmers, by areas: at most `farm::MAX_SHARED` + 1 per player.
    pub leads: BTreeMap<PlayerIx, Vec<Vec<AreaIx>>>,
    /// The reasoning on who has the most farmers in all fields next to the city together.
    pub steps: Vec<Sentence>,
}

/// The key under which the parts of final scoring are cached: the ids of the rule set and of a ruling left out of it,
/// and the players with the king and the robber baron.
pub(crate) type PartsKey = ((String, Option<&'static str>), [Option<PlayerIx>; 2]);

/// The results of look-ups on a board: the latest of most kinds, but those for all abbots' rows and for all cities.
#[derive(Debug, Default)]
pub struct LookupCache {
    /// The content of the spaces round a tile: including the tile's own spaces if the `bool` in the key is `true`.
    pub(super) surroundings: LastValue<(TileIx, bool), Surroundings>,
    /// The tiles and spaces that a road or city covers, by the areas that form it.
    pub(super) extents: LastValue<Vec<AreaIx>, Extent>,
    /// The counts of the lines that make up the rows round monasteries with an abbot.
    pub rows: RowCache,
    /// The fields next to each city, by the city's area; cached only if no gap, barn or hill can make the law matter.
    pub city_fields: RefCell<BTreeMap<AreaIx, Rc<CityFields>>>,
    /// The parts of the sum of final scoring, or the error if a rule set does not apply.
    pub parts: LastValue<PartsKey, LawResult<Vec<Part>>>,
    /// The cities that a field touches, by the areas that form the field.
    pub(super) touched_cities: LastValue<Vec<AreaIx>, Vec<AreaIx>>,
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
