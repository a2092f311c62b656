//! A sorted list of pairs, as a map with several values per key.

use carcassonne_base::sorting::sort;

/// A map from keys to several values each, as a sorted list of pairs: such a list takes a fraction of the memory of a
/// tree, and a large board has many pairs.
#[derive(Debug)]
pub struct Pairs<K, V>(Vec<(K, V)>);

impl<K: Ord + Copy, V: Ord + Copy> Pairs<K, V> {
    /// Builds the list from pairs in any order.
    pub fn new(pairs: impl Iterator<Item = (K, V)>) -> Self {
        let mut pairs: Vec<(K, V)> = pairs.collect();
        if !pairs.is_sorted() {
            sort(&mut pairs);
        }
        pairs.shrink_to_fit();
        Self(pairs)
    }

    /// Returns the key of each pair, lowest first; a key with several values appears several times.
    pub fn keys(&self) -> impl Iterator<Item = K> + '_ {
        self.0.iter().map(|(key, _)| *key)
    }

    /// Returns all values of a key, lowest first.
    pub fn values(&self, key: K) -> impl Iterator<Item = V> + '_ {
        let first = self.0.partition_point(|(known, _)| *known < key);
        let pairs = self.0.iter().skip(first).take_while(move |(known, _)| *known == key);
        pairs.map(|(_, value)| *value)
    }

    /// Returns the lowest value of a key; `None` if the key has none.
    pub fn first_value(&self, key: K) -> Option<V> {
        self.values(key).next()
    }
}
