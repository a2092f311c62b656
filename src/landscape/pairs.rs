//! What belongs to what.

/// What belongs to something, sorted: a list of pairs takes a fraction of the room of a map, and a large board
/// has many.
#[derive(Debug)]
pub(crate) struct Pairs<K, V>(Vec<(K, V)>);

impl<K: Ord + Copy, V: Ord + Copy> Pairs<K, V> {
    /// Those pairs.
    pub(crate) fn of(pairs: impl Iterator<Item = (K, V)>) -> Self {
        let mut pairs: Vec<(K, V)> = pairs.collect();
        pairs.sort_unstable();
        pairs.shrink_to_fit();
        Self(pairs)
    }

    /// The thing of each pair, lowest first.
    pub(crate) fn keys(&self) -> impl Iterator<Item = K> + '_ {
        self.0.iter().map(|(key, _)| *key)
    }

    /// Everything that belongs to a thing, lowest first.
    pub(crate) fn all(&self, key: K) -> impl Iterator<Item = V> + '_ {
        let first = self.0.partition_point(|(known, _)| *known < key);
        let of_key = self.0.iter().skip(first).take_while(move |(known, _)| *known == key);
        of_key.map(|(_, value)| *value)
    }

    /// The first that belongs to a thing.
    pub(crate) fn first(&self, key: K) -> Option<V> {
        self.all(key).next()
    }
}
