//! Lists without duplicates and lists in groups, for items that can be compared only. All keep the order of the first items.

/// Returns the items, each once.
pub(super) fn without_duplicates<T: PartialEq>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut distinct: Vec<T> = Vec::new();
    for item in items {
        if !distinct.contains(&item) {
            distinct.push(item);
        }
    }
    distinct
}

/// Returns the keys, each once, with the values that belong to it.
pub(super) fn group_by_key<K: PartialEq, V>(pairs: impl IntoIterator<Item = (K, V)>) -> Vec<(K, Vec<V>)> {
    let mut groups: Vec<(K, Vec<V>)> = Vec::new();
    for (key, value) in pairs {
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, values)) => values.push(value),
            None => groups.push((key, vec![value])),
        }
    }
    groups
}
