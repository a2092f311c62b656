//! Sorting of short lists by one instance of the standard library's sort.
//!
//! That sort is compiled anew for each type that is sorted, some kilobytes each time: a tenth of the web page's module. Here the
//! indices are sorted, and the list follows them.

use std::cmp::Ordering;

/// Sorts a list by a key, stably.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl FnMut(&T) -> K) {
    let keys: Vec<K> = list.iter().map(key).collect();
    let mut places = places_of(list.len(), &mut |a, b| keys[a].cmp(&keys[b]));
    move_to_places(&mut places, &mut |a, b| list.swap(a, b));
}

/// Sorts a list, stably.
pub fn sort<T: Ord>(list: &mut [T]) {
    let mut places = places_of(list.len(), &mut |a, b| list[a].cmp(&list[b]));
    move_to_places(&mut places, &mut |a, b| list.swap(a, b));
}

/// Sorts a list, and keeps one of several equal items.
pub fn sort_unique<T: Ord>(list: &mut Vec<T>) {
    sort(list);
    list.dedup();
}

/// Returns items sorted, with one of several equal ones.
pub fn sorted_unique<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = items.into_iter().collect();
    sort_unique(&mut list);
    list
}

/// Returns the place that each of `len` items has in the order that `compare` gives.
fn places_of(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by(|a, b| compare(*a, *b));
    let mut places = vec![0; len];
    for (place, item) in order.into_iter().enumerate() {
        places[item] = place;
    }
    places
}

/// Moves each item to its place by exchanges.
fn move_to_places(places: &mut [usize], exchange: &mut dyn FnMut(usize, usize)) {
    for n in 0..places.len() {
        while places[n] != n {
            let place = places[n];
            exchange(n, place);
            places.swap(n, place);
        }
    }
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
        let mut words = vec!["b", "a", "b"];
        sort_unique(&mut words);
        assert_eq!(words, ["a", "b"]);
    }
}
