//! The order of hits: by the query words that an entry has, weighted by their rarity. All sums are of integers, so that the
//! order is the same on every machine.

use std::cmp::Reverse;

use carcassonne_base::sorting::sort_by_key;

use super::entry::Entry;
use super::query_words::QueryWord;

/// The rarity of a word that all entries have, in eighths of a bit.
const LEAST_RARITY: u64 = 3;
/// The rarity above which a word counts as no rarer, in eighths of a bit.
const MOST_RARITY: u64 = 44;
/// The additional weight of two query words that are neighbours in an entry too.
const PAIR: u64 = 250;
/// The weight from which on an entry counts as having a word in full.
const FULL_WEIGHT: u64 = 300;

/// Returns the entries that have words of the query, the best first.
///
/// The score is the sum of weight times rarity, multiplied by the part of the query that the entry has. An entry with less
/// than half of the largest part is left out.
pub(super) fn rank<'e>(entries: &'e [Entry], query: &[QueryWord]) -> Vec<&'e Entry> {
    let rarities: Vec<u64> = query.iter().map(|word| rarity(entries, word)).collect();
    let all: u64 = rarities.iter().sum::<u64>().max(1);
    let mut found: Vec<(u64, u64, &Entry)> = entries
        .iter()
        .filter_map(|entry| {
            let weights: Vec<u64> = query.iter().map(|word| entry.weight(word)).collect();
            let had: u64 = weights.iter().zip(&rarities).map(|(weight, rare)| rare * (*weight).min(FULL_WEIGHT)).sum();
            let sum: u64 = weights.iter().zip(&rarities).map(|(weight, rare)| weight * rare).sum();
            let pairs = query.windows(2).zip(rarities.windows(2)).map(|(words, rare)| match (words, rare) {
                ([a, b], [first, second]) if entry.has_pair(a, b) => PAIR * (first + second),
                _ => 0,
            });
            let percent = 100 * had / (FULL_WEIGHT * all);
            let name = if entry.is_named(query) { 3 } else { 1 };
            (had > 0).then_some(((sum + pairs.sum::<u64>()) * percent * name, percent, entry))
        })
        .collect();
    sort_by_key(&mut found, |(score, _, _)| Reverse(*score));
    let most = found.iter().map(|(_, percent, _)| *percent).max().unwrap_or(0);
    let enough = found.into_iter().filter(|(_, percent, _)| 2 * percent >= most);
    enough.map(|(_, _, entry)| entry).collect()
}

/// Returns the rarity of a word among the entries that are not rulings, in eighths of a bit.
fn rarity(entries: &[Entry], word: &QueryWord) -> u64 {
    let counted = || entries.iter().filter(|entry| !entry.is_ruling());
    let count = |number: usize| u128::try_from(number.clamp(1, 10_000)).unwrap_or(1);
    let have = counted().filter(|entry| entry.weight(word) > 0).count();
    let times = count(counted().count()).pow(8) / count(have).pow(8);
    let rarity = LEAST_RARITY + u64::from(times.max(1).ilog2());
    // A word that only rulings have is in the words of a source, which say little about the subject.
    if word.is_weak() || have == 0 { rarity / 2 } else { rarity.min(MOST_RARITY) }
}
