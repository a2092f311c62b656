//! Which entries come first: those that have most of what is looked for, weighed by how rare it is. All sums are of
//! whole numbers, so that the order is the same everywhere.

use std::cmp::Reverse;

use super::entry::Entry;
use super::words::Wanted;

/// What a word weighs that everything has, in eighths of a bit.
const LEAST: u64 = 3;

/// What a word weighs that hardly anything has.
const MOST: u64 = 44;
/// What two words weigh more that follow one another as they are looked for.
const PAIR: u64 = 250;

/// From which weight on a word says plainly that an entry is about it; below it counts in part.
const PLAIN: u64 = 300;

/// The entries that have what is looked for, the best first.
///
/// A word counts by where it stands in an entry, and by how few have it: a word that is in every other entry says next
/// to nothing. Who has a larger part of all that is looked for comes first, and who has much less than the best is
/// left out.
pub(super) fn ranked<'e>(entries: &'e [Entry], wanted: &[Wanted]) -> Vec<&'e Entry> {
    let rare = rarities(entries, wanted);
    let all: u64 = rare.iter().sum::<u64>().max(1);
    let mut found: Vec<(u64, u64, &Entry)> = entries
        .iter()
        .filter_map(|entry| {
            let weights: Vec<u64> = wanted.iter().map(|word| entry.weight(word)).collect();
            let had: u64 = weights.iter().zip(&rare).map(|(weight, rare)| rare * (*weight).min(PLAIN)).sum();
            let sum: u64 = weights.iter().zip(&rare).map(|(weight, rare)| weight * rare).sum();
            let in_turn = wanted.windows(2).zip(rare.windows(2)).map(|(words, rare)| match (words, rare) {
                ([a, b], [first, second]) if entry.has_pair(a, b) => PAIR * (first + second),
                _ => 0,
            });
            // In hundredths.
            let part = 100 * had / (PLAIN * all);
            let name = if entry.is_named(wanted) { 3 } else { 1 };
            (had > 0).then_some(((sum + in_turn.sum::<u64>()) * part * name, part, entry))
        })
        .collect();
    found.sort_by_key(|(score, _, _)| Reverse(*score));
    let most = found.iter().map(|(_, part, _)| *part).max().unwrap_or(0);
    let enough = found.into_iter().filter(|(_, part, _)| 2 * part >= most);
    enough.map(|(_, _, entry)| entry).collect()
}

/// How rare each word is.
pub(super) fn rarities(entries: &[Entry], wanted: &[Wanted]) -> Vec<u64> {
    wanted.iter().map(|word| rarity(entries, word)).collect()
}

/// How rare a word is: by how many things have it, in eighths of a bit.
fn rarity(entries: &[Entry], word: &Wanted) -> u64 {
    let own = || entries.iter().filter(|entry| entry.is_of_its_own());
    let count = |number: usize| u128::try_from(number.clamp(1, 10_000)).unwrap_or(1);
    let have = own().filter(|entry| entry.weight(word) > 0).count();
    let times = count(own().count()).pow(8) / count(have).pow(8);
    let rare = LEAST + u64::from(times.max(1).ilog2());
    // What is told of nothing stands in a source's own words only.
    if word.is_weak() || have == 0 { rare / 2 } else { rare.min(MOST) }
}
