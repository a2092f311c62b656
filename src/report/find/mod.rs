//! Looking up: what is known, found by words as people say them. Everything that `explain` has a page for is an
//! entry with words that weigh more or less; the entries with most of the words that were asked for come first.

mod entries;
mod fold;
mod words;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::format::Listing;
use super::law::LawPage;
use crate::rulebook::RuleSet;
use crate::text::shortened;
use entries::{Entry, entries};
use words::{Understood, is_passed_over, split, understood};

/// How many hits are told unless all are asked for.
const MOST: usize = 10;
/// How many words are looked for: nobody asks with more.
const MOST_WORDS: usize = 40;

/// Looks up words; the best ten hits, or all of them. `None` if nothing has any of the words.
pub fn find(query: &str, all: bool) -> Option<Listing> {
    find_under(query, all, &[RuleSet::present()])
}

/// The same, each hit with what holds under some rule sets, in place of today's law.
pub fn find_under(query: &str, all: bool, sets: &[RuleSet]) -> Option<Listing> {
    let entries = entries(sets);
    let known = known(&entries);
    let asked = asked(query);
    let mut instead: Vec<(String, String)> = Vec::new();
    let mut unknown: Vec<String> = Vec::new();
    let mut wanted: Vec<Vec<String>> = Vec::new();
    for word in &asked {
        match understood(word, &known) {
            Understood::As(keys) => wanted.push(keys),
            Understood::Instead(near, keys) => {
                instead.push((word.clone(), near));
                wanted.push(keys);
            }
            Understood::Not => unknown.push(word.clone()),
        }
    }
    wanted.dedup();
    let ranked = ranked(&entries, &wanted);
    if ranked.is_empty() {
        return None;
    }
    let total = ranked.len();
    let told: Vec<&Entry> = ranked.into_iter().take(if all { total } else { MOST }).collect();
    let asked = shortened(query.trim());
    let page = page(&asked, &told, total, &instead, &unknown);
    let data = json!({
        "query": query.trim(),
        "total": total,
        "hits": told.iter().map(|entry| entry.data()).collect::<Vec<Value>>(),
        "read_as": instead.iter().map(|(word, near)| json!({ "word": word, "as": near })).collect::<Vec<_>>(),
        "unknown": unknown,
    });
    Some(Listing::new(page, data))
}

/// Words that something is known about, near to those of a query; the nearest first, at most six.
pub fn near_words(query: &str) -> Vec<String> {
    let known = known(&entries(&[RuleSet::present()]));
    let near = asked(query).into_iter().flat_map(|word| {
        let most = 3.min(word.chars().count() / 2);
        words::near(&word, &known, most)
    });
    let mut found: Vec<String> = Vec::new();
    for word in near {
        if !found.contains(&word) {
            found.push(word);
        }
    }
    found.truncate(6);
    found
}

/// The words that are looked for: all of them, if each says nothing.
fn asked(query: &str) -> Vec<String> {
    let words: Vec<String> = split(query).take(MOST_WORDS).collect();
    let telling: Vec<String> = words.iter().filter(|word| !is_passed_over(word)).cloned().collect();
    let mut kept = if telling.is_empty() { words } else { telling };
    let mut seen = BTreeSet::new();
    kept.retain(|word| seen.insert(word.clone()));
    kept
}

/// Every word that an entry has.
fn known(entries: &[Entry]) -> BTreeSet<String> {
    entries.iter().flat_map(|entry| entry.words.keys().cloned()).collect()
}

/// The entries that have any of the words, the best first. Each word counts by how few entries have it, and by
/// where it stands; who has more of the words comes first by far.
fn ranked<'e>(entries: &'e [Entry], wanted: &[Vec<String>]) -> Vec<&'e Entry> {
    // In thousandths: sums of whole numbers are the same everywhere.
    let rare: Vec<u64> = wanted
        .iter()
        .map(|keys| {
            let have = entries.iter().filter(|entry| entry.weight(keys) > 0).count().max(1);
            let times = u64::try_from(entries.len() / have).unwrap_or(1);
            1_000 + 500 * u64::from(times.max(1).ilog2())
        })
        .collect();
    let mut found: Vec<(u64, u64, &Entry)> = entries
        .iter()
        .filter_map(|entry| {
            let weights: Vec<u64> = wanted.iter().map(|keys| entry.weight(keys)).collect();
            let had = u64::try_from(weights.iter().filter(|weight| **weight > 0).count()).ok()?;
            let sum: u64 = weights.iter().zip(&rare).map(|(weight, rare)| weight * rare).sum();
            let exact = if entry.is_named(wanted) { 3 } else { 1 };
            (had > 0).then_some((sum * had * had * had * exact, had, entry))
        })
        .collect();
    found.sort_by_key(|(score, _, _)| std::cmp::Reverse(*score));
    // Of many words one may be missing; of two, none that anything else has.
    let most = found.iter().map(|(_, had, _)| *had).max().unwrap_or(0);
    let enough = if most > 2 { most - 1 } else { most };
    let found = found.into_iter().filter(|(_, had, _)| *had >= enough);
    found.map(|(_, _, entry)| entry).collect()
}

fn page(
    asked: &str,
    told: &[&Entry],
    total: usize,
    instead: &[(String, String)],
    unknown: &[String],
) -> LawPage {
    let mut page = LawPage::new();
    page.head(match (total, told.len()) {
        (1, _) => format!("{asked}: 1 found"),
        (total, told) if told < total => {
            format!("{asked}: {total} found, here the best {told} (--all shows all)")
        }
        (total, _) => format!("{asked}: {total} found"),
    });
    for (word, near) in instead {
        page.text(format!("Nothing has `{}`; this is for `{near}`.", shortened(word)));
    }
    for word in unknown {
        page.text(format!("Nothing has `{}`; it was passed over.", shortened(word)));
    }
    for entry in told {
        page.item("-", entry.title.as_str());
        page.aside(entry.today.as_str()).aside(entry.command.as_str());
    }
    page
}
