//! What was last seen of the board. A feature is judged under one reading after the other, and what lies
//! round it, or how far it reaches, is the same under all of them.

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

/// The last thing that was worked out, with what it was worked out from.
#[derive(Debug)]
pub(super) struct Last<K, V>(RefCell<Option<(K, Rc<V>)>>);

impl<K, V> Default for Last<K, V> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<K, V> Last<K, V> {
    /// What follows from a key: the last that was worked out, if it was for this key.
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
        // Not kept borrowed meanwhile, so that one thing may be worked out from another of its kind.
        let value = Rc::new(work_out());
        self.0.replace(Some((key.to_owned(), Rc::clone(&value))));
        value
    }
}

/// The fields next to a city.
#[derive(Debug)]
pub(in crate::mechanics) struct Farms {
    /// How many there are.
    pub(in crate::mechanics) fields: usize,
    /// The first of those on which somebody stands: one more than are named.
    pub(in crate::mechanics) occupied: Vec<Vec<AreaIx>>,
    /// Who has the most farmers in all of them.
    pub(in crate::mechanics) owners: Vec<PlayerIx>,
    /// The first of those that each player leads: one more than are named.
    pub(in crate::mechanics) leads: BTreeMap<PlayerIx, Vec<Vec<AreaIx>>>,
    /// Why these own them all.
    pub(in crate::mechanics) steps: Vec<Sentence>,
}

/// A rule set by its id, and who has the king and the robber baron.
pub(in crate::mechanics) type PartsOf = ((String, Option<&'static str>), [Option<PlayerIx>; 2]);

/// What was last seen of a board.
#[derive(Debug, Default)]
pub(in crate::mechanics) struct Seen {
    /// What lies round a tile, with its own spaces or without.
    pub(super) round: Last<(TileIx, bool), Surroundings>,
    /// What a road or city covers.
    pub(super) covered: Last<Vec<AreaIx>, Extent>,
    /// How far the rows of abbots reach.
    pub(in crate::mechanics) rows: Rows,
    /// The fields next to cities, where the law has no say in how far these go.
    pub(in crate::mechanics) farms: RefCell<BTreeMap<AreaIx, Rc<Farms>>>,
    /// What the parts of final scoring come to under a rule set, by its id, for whoever has the king and the robber baron.
    parts: Last<PartsOf, Result<Vec<Part>, NotApplicable>>,
    /// The cities that fields touch.
    pub(super) touched: Last<Vec<AreaIx>, Vec<AreaIx>>,
}

impl Seen {
    /// What the parts of final scoring come to: as they were worked out last, if it was for the same.
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
