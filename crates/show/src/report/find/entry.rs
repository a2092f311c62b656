//! An entry of the index: its weighted words, and its lines in a list of hits.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::query_words::{QueryWord, Vocabulary, is_filler, key, split};

/// The position in a text, in words, at which a word has half the weight of the first.
const HALF_WEIGHT_POSITION: u64 = 60;
/// The weight above which further weight counts a quarter, so that an entry with one word in its name does not precede an
/// entry with all words in its title.
const MUCH: u64 = 550;
/// The least weight of a text whose pairs of neighbouring words are recorded.
const LEAST_FOR_PAIRS: u64 = 5;

/// An entry of the index.
#[derive(Debug)]
pub(super) struct Entry {
    /// The kind of the entry: `question`, `ruling`, `mechanic`, `source`, `rule-set`, `notation`, `term`.
    kind: &'static str,
    id: &'static str,
    /// A line that names the entry.
    pub(super) title: String,
    /// The law on the entry, or a description, in a sentence.
    pub(super) today: String,
    /// The command that prints the page of the entry.
    pub(super) command: String,
    /// The texts not yet read, each with its weight.
    texts: Vec<(Cow<'static, str>, u64)>,
    /// The keys of the words, each with its largest weight.
    words: BTreeMap<String, u64>,
    /// The pairs of neighbouring keys in texts of at least [`LEAST_FOR_PAIRS`].
    pairs: BTreeSet<(String, String)>,
    /// The keys of the words of the id.
    name: Vec<String>,
    /// The weight of entries of this kind, in hundredths.
    kind_weight: u64,
}

impl Entry {
    pub(super) fn new(kind: &'static str, id: &'static str, title: impl Into<String>, kind_weight: u64) -> Self {
        Self {
            kind,
            id,
            title: title.into(),
            today: String::new(),
            command: format!("oracle explain {id}"),
            texts: Vec::new(),
            words: BTreeMap::new(),
            pairs: BTreeSet::new(),
            name: split(id).map(|word| key(&word)).collect(),
            kind_weight,
        }
    }

    /// Adds a text with the weight of its first word.
    pub(super) fn with(mut self, text: impl Into<Cow<'static, str>>, weight: u64) -> Self {
        self.texts.push((text.into(), weight));
        self
    }

    /// Reads the added texts, and adds their words to the vocabulary. Words further on in a text weigh less.
    pub(super) fn read_texts(&mut self, vocabulary: &mut Vocabulary) {
        for (text, weight) in std::mem::take(&mut self.texts) {
            let mut previous: Option<String> = None;
            let words = split(&text).filter(|word| !is_filler(word));
            for (position, word) in (0..).zip(words) {
                let key = vocabulary.entry(word).or_insert_with_key(|word| key(word)).clone();
                let uncapped = 100 * weight * HALF_WEIGHT_POSITION / (HALF_WEIGHT_POSITION + position);
                let capped = uncapped.min(MUCH) + uncapped.saturating_sub(MUCH) / 4;
                if let Some(previous) = previous.replace(key.clone()).filter(|_| weight >= LEAST_FOR_PAIRS) {
                    self.pairs.insert((previous, key.clone()));
                }
                let largest = self.words.entry(key).or_default();
                *largest = (*largest).max(capped);
            }
        }
    }

    /// Sets the sentence on the law.
    pub(super) fn with_today(mut self, text: impl Into<String>) -> Self {
        self.today = text.into();
        self
    }

    /// Sets a command other than `oracle explain ID`.
    pub(super) fn with_command(mut self, command: String) -> Self {
        self.command = command;
        self
    }

    /// Returns the weight of a query word in the entry; 0 if the entry does not have it. An implied key weighs half.
    pub(super) fn weight(&self, word: &QueryWord) -> u64 {
        let largest = |keys: &[String]| keys.iter().filter_map(|key| self.words.get(key)).max().copied().unwrap_or(0);
        largest(&word.keys).max(largest(&word.implied) / 2) * self.kind_weight / 100
    }

    pub(super) fn is_ruling(&self) -> bool {
        self.kind == "ruling"
    }

    /// Returns `true` if one query word directly follows the other in a text of the entry.
    pub(super) fn has_pair(&self, first: &QueryWord, second: &QueryWord) -> bool {
        self.pairs.iter().any(|(a, b)| first.keys.contains(a) && second.keys.contains(b))
    }

    /// Returns `true` if the query words are exactly the words of the id.
    pub(super) fn is_named(&self, query: &[QueryWord]) -> bool {
        let is_in_query = |word: &String| query.iter().any(|asked| asked.keys.contains(word));
        let is_in_name = |asked: &QueryWord| asked.keys.iter().any(|key| self.name.contains(key));
        self.name.iter().all(is_in_query) && query.iter().all(is_in_name)
    }

    pub(super) fn to_json(&self) -> Value {
        json!({
            "kind": self.kind,
            "id": self.id,
            "title": self.title,
            "today": self.today,
            "command": self.command,
        })
    }
}
