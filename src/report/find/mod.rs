//! Looking up: what is known, found by words as people say them. Everything that `explain` has a page for is an
//! entry with words that weigh more or less; the entries with most of what was asked for come first, each word by how
//! rare it is.

mod fold;
mod words;
mod entry;
mod rank;
mod terms;
mod entries;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::format::Listing;
use super::law::LawPage;
use crate::rulebook::RuleSet;
use crate::text::{Language, shorten};
use entries::entries;
use entry::Entry;
use rank::ranked;
use words::{Known, Understood, Wanted, is_passed_over, split, telling, understood};

/// The language in which is told what is found; words of others are known too, by what they mean in it.
const LANGUAGE: Language = Language::ENGLISH;
/// How many hits are told unless all are asked for.
const MOST: usize = 10;
/// How many words are looked for: nobody asks with more.
const MOST_WORDS: usize = 40;

/// Looks up words; the best ten hits, or all of them. `None` if nothing has any of the words.
pub fn find(query: &str, all: bool) -> Option<Listing> {
    find_under(query, all, &[RuleSet::present_rules()])
}

/// The same, each hit with what holds under some rule sets, in place of today's law.
pub fn find_under(query: &str, all: bool, sets: &[RuleSet]) -> Option<Listing> {
    Index::of(sets).find(query, all)
}

/// Everything that can be found, laid out once to be looked through often.
#[derive(Debug)]
pub struct Index {
    entries: Vec<Entry>,
    known: Known,
}

impl Index {
    /// Everything that can be found, with what holds under some rule sets.
    pub fn of(sets: &[RuleSet]) -> Self {
        let (entries, known) = entries(sets, LANGUAGE.voice());
        Self { entries, known }
    }

    /// Looks up words; the best ten hits, or all of them. `None` if nothing has any of the words.
    pub fn find(&self, query: &str, all: bool) -> Option<Listing> {
        found(self, query, all)
    }
}

fn found(index: &Index, query: &str, all: bool) -> Option<Listing> {
    let Index { entries, known } = index;
    let asked = asked(query);
    let mut instead: Vec<(String, String)> = Vec::new();
    let mut unknown: Vec<String> = Vec::new();
    let mut wanted: Vec<Wanted> = Vec::new();
    for word in &asked {
        match understood(word, known) {
            Understood::As(parts) => wanted.extend(parts),
            Understood::Instead(near, one) => {
                instead.push((word.clone(), near));
                wanted.push(one);
            }
            Understood::Not => unknown.push(word.clone()),
        }
    }
    let ranked = ranked(entries, &telling(&wanted));
    if ranked.is_empty() {
        return None;
    }
    let total = ranked.len();
    let told: Vec<&Entry> = ranked.into_iter().take(if all { total } else { MOST }).collect();
    let asked = shorten(query.trim());
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
    let (_, known) = entries(&[RuleSet::present_rules()], LANGUAGE.voice());
    let near = asked(query).into_iter().flat_map(|word| {
        let most = 3.min(word.chars().count() / 2);
        words::near(&word, &known, most)
    });
    let mut found: Vec<String> = Vec::new();
    for (word, _) in near {
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

fn page(asked: &str, told: &[&Entry], total: usize, instead: &[(String, String)], unknown: &[String]) -> LawPage {
    let mut page = LawPage::new();
    page.head(match (total, told.len()) {
        (1, _) => format!("{asked}: 1 found"),
        (total, told) if told < total => {
            format!("{asked}: {total} found, the best {told} shown (--all shows all)")
        }
        (total, _) => format!("{asked}: {total} found"),
    });
    for (word, near) in instead {
        page.text(format!("Nothing found for `{}`; this is for `{near}`.", shorten(word)));
    }
    for word in unknown {
        page.text(format!("Nothing found for `{}`; it was ignored.", shorten(word)));
    }
    for entry in told {
        page.item("-", entry.title.as_str());
        page.aside(entry.today.as_str()).aside(entry.command.as_str());
    }
    page
}
