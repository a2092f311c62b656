//! Sorting of short lists by one instance of the standard library's sort.
//!
//! That sort is compiled anew for each type that is sorted, some kilobytes each time: a tenth of the web page's module. Here the
//! indices are sorted, and the list follows them.

use std::cmp::Ordering;

/// Sorts a list by a key, stably.
pub(crate) fn sort_by_key<T, K: Ord>(list: &mut Vec<T>, mut key: impl FnMut(&T) -> K) {
    let keys: Vec<K> = list.iter().map(&mut key).collect();
    let order = order_of(keys.len(), &mut |a, b| keys[a].cmp(&keys[b]));
    let mut items: Vec<Option<T>> = list.drain(..).map(Some).collect();
    list.extend(order.into_iter().filter_map(|n| items[n].take()));
}

/// Sorts a list, stably.
pub(crate) fn sort<T: Ord>(list: &mut Vec<T>) {
    let order = order_of(list.len(), &mut |a, b| list[a].cmp(&list[b]));
    let mut items: Vec<Option<T>> = list.drain(..).map(Some).collect();
    list.extend(order.into_iter().filter_map(|n| items[n].take()));
}

/// Returns the indices of a list of `len` items in the order that `compare` gives.
fn order_of(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by(|a, b| compare(*a, *b));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_keep_their_order() {
        let mut list = vec![(2, "a"), (1, "b"), (2, "c"), (1, "d")];
        sort_by_key(&mut list, |(key, _)| *key);
        assert_eq!(list, [(1, "b"), (1, "d"), (2, "a"), (2, "c")]);
        let mut words = vec!["c", "a", "b"];
        sort(&mut words);
        assert_eq!(words, ["a", "b", "c"]);
    }
}
