//! A map that is written in the order in which its keys were added.

use serde::{Serialize, Serializer};

/// A list of keys and values, written as a map.
#[derive(Debug, Default)]
pub(super) struct Map<K, V>(Vec<(K, V)>);

impl<K, V> Map<K, V> {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K, V> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        Self(pairs.into_iter().collect())
    }
}

impl<K: Serialize, V: Serialize> Serialize for Map<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}
