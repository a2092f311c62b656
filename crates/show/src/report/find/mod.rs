//! The search of `oracle find`. Everything with a page in `oracle explain` is an entry with weighted words. Entries with the
//! largest part of the query come first; rare words count more.

mod query_words;
mod entry;
mod rank;
mod terms;
mod index_entries;

use std::collections::BTreeSet;

use carcassonne_base::gathering::distinct;
use carcassonne_law::RuleSet;
use carcassonne_position::wording::{Arg, Voice, say};
use carcassonne_text::{Language, shorten};
use serde_json::{Value, json};

use super::format::Listing;
use super::law_page::LawPage;
use entry::Entry;
use index_entries::entries;
use query_words::{Interpretation, QueryWord, Vocabulary, essential_words, interpret, is_filler, split};
use rank::rank;

/// The number of hits that are listed by default.
const MOST_HITS: usize = 10;
/// The number of words of a query that are read.
const MOST_WORDS: usize = 40;

/// Returns the best ten hits, or all of them, with today's law, in `language`. `None` if no entry has any of the words: words
/// of any language are found by their English meaning.
pub fn find(query: &str, all: bool, language: Language) -> Option<Listing> {
    find_under(query, all, &[RuleSet::present_rules()], language)
}

/// Returns the hits as [`find`] does, with the law of some rule sets in place of today's.
pub fn find_under(query: &str, all: bool, sets: &[RuleSet], language: Language) -> Option<Listing> {
    Index::new(sets, language).find(query, all)
}

/// The entries for some rule sets, for repeated searches.
#[derive(Debug)]
pub struct Index {
    entries: Vec<Entry>,
    vocabulary: Vocabulary,
    /// The language of the hits.
    language: Language,
}

impl Index {
    /// Creates the index with the law of some rule sets, in `language`.
    pub fn new(sets: &[RuleSet], language: Language) -> Self {
        let (entries, vocabulary) = entries(sets, Voice::in_language(language));
        Self { entries, vocabulary, language }
    }

    /// Returns the best ten hits, or all of them. `None` if no entry has any of the words.
    pub fn find(&self, query: &str, all: bool) -> Option<Listing> {
        let mut corrections: Vec<(String, String)> = Vec::new();
        let mut unknown: Vec<String> = Vec::new();
        let mut words: Vec<QueryWord> = Vec::new();
        for word in read_query(query) {
            match interpret(&word, &self.vocabulary) {
                Interpretation::Words(parts) => words.extend(parts),
                Interpretation::Correction(near, part) => {
                    corrections.push((word, near));
                    words.push(part);
                }
                Interpretation::Unknown => unknown.push(word),
            }
        }
        let mut hits = rank(&self.entries, &essential_words(&words));
        if hits.is_empty() {
            return None;
        }
        let total = hits.len();
        hits.truncate(if all { total } else { MOST_HITS });
        let voice = Voice::in_language(self.language);
        let page = page((&shorten(query.trim()), total), &hits, &corrections, &unknown, voice);
        let data = json!({
            "query": query.trim(),
            "total": total,
            "hits": hits.iter().map(|entry| entry.to_json()).collect::<Vec<Value>>(),
            "read_as": corrections.iter().map(|(word, near)| json!({ "word": word, "as": near })).collect::<Vec<_>>(),
            "unknown": unknown,
        });
        Some(Listing::new(page, data))
    }
}

/// Returns the words of entries that are similar to those of a query, the nearest first, at most six.
pub fn near_words(query: &str) -> Vec<String> {
    let (_, vocabulary) = entries(&[RuleSet::present_rules()], Voice::in_language(Language::ENGLISH));
    let near = read_query(query).into_iter().flat_map(|word| {
        let most_edits = 3.min(word.chars().count() / 2);
        query_words::near(&word, &vocabulary, most_edits)
    });
    let mut known = BTreeSet::new();
    near.map(|(word, _)| word).filter(|word| known.insert(word.clone())).take(6).collect()
}

/// Returns the distinct words of a query without filler words, unless all are filler words.
fn read_query(query: &str) -> Vec<String> {
    let mut words: Vec<String> = split(query).take(MOST_WORDS).collect();
    if words.iter().any(|word| !is_filler(word)) {
        words.retain(|word| !is_filler(word));
    }
    distinct(words)
}

/// Builds the page of the hits for a query, of which `total` were found.
fn page(
    (query, total): (&str, usize),
    hits: &[&Entry],
    corrections: &[(String, String)],
    unknown: &[String],
    voice: Voice<'_>,
) -> LawPage {
    let mut page = LawPage::new();
    let shown = if hits.len() < total { Arg::from(hits.len()) } else { "all".into() };
    page.head(voice.say(&say!(law_page::Found { query: query.to_owned(), total, shown })));
    for (word, near) in corrections {
        page.text(voice.say(&say!(law_page::FoundInstead { word: shorten(word), near: near.clone() })));
    }
    for word in unknown {
        page.text(voice.say(&say!(law_page::FoundNothing { word: shorten(word) })));
    }
    for entry in hits {
        page.item("-", entry.title.as_str());
        page.aside(entry.today.as_str()).aside(entry.command.as_str());
    }
    page
}
