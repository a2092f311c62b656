//! The words of queries: their keys, and the words of entries that they match.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::distinct;
use carcassonne_base::sorting::{sort, sort_by_key, sorted_unique};
use carcassonne_words::dictionary::fold;
use carcassonne_words::dictionary::search_words::{self, IMPLIED, PASSED_OVER, REDUNDANT, WEAK};

/// The endings of plurals and cases in English, Dutch and German, the longest first.
const ENDINGS: [&str; 7] = ["em", "en", "er", "es", "n", "e", "s"];
/// The least length of a stem, and of a word at either end of a longer one, in bytes.
const LEAST_STEM: usize = 4;
/// The least length of the parts of a compound of exactly two words, in bytes.
const LEAST_PART: usize = 3;
/// The length up to which a misspelt word must have the right first letter, in bytes.
const SHORT: usize = 6;
/// The length up to which a word is compared letter by letter, in bytes.
const LONGEST: usize = 32;

/// Returns the words of a text, folded, in order, with filler words.
pub(super) fn split(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(fold)
}

/// Returns `true` if a word says nothing about the subject of a search.
pub(super) fn is_filler(word: &str) -> bool {
    PASSED_OVER.binary_search(&word).is_ok()
}

/// Returns the key of a folded word in the dictionary: the word that the law uses.
fn synonym_key(word: &str) -> Option<&'static str> {
    search_words::meaning(word)
}

/// Returns the key of a word in the dictionary without one of its [`ENDINGS`], where at least `least` bytes are left.
fn stem_key(word: &str, least: usize) -> Option<&'static str> {
    let stems = ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending));
    stems.filter(|stem| stem.len() >= least).find_map(synonym_key)
}

/// Returns an English word without the ending of a plural.
fn singular(word: &str) -> String {
    let without = |ending: &str| word.strip_suffix(ending).filter(|rest| rest.len() > 2);
    if let Some(rest) = without("ies") {
        return format!("{rest}y");
    }
    let hissing = ["sses", "xes", "ches", "shes"].iter().any(|ending| word.ends_with(ending));
    let keeps_s = ["ss", "us", "is"].iter().any(|ending| word.ends_with(ending));
    match (without("es").filter(|_| hissing), without("s").filter(|_| !keeps_s)) {
        (Some(rest), _) | (None, Some(rest)) => rest.to_owned(),
        (None, None) => word.to_owned(),
    }
}

/// Returns the key of a word: that of the dictionary, with an ending or without, or else the singular.
pub(super) fn key(word: &str) -> String {
    let singular = singular(word);
    let known = synonym_key(word).or_else(|| synonym_key(&singular)).or_else(|| stem_key(word, LEAST_STEM));
    known.map_or(singular, ToOwned::to_owned)
}

/// The interpretation of a word of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Interpretation {
    /// The word itself; several words for a compound.
    Words(Vec<QueryWord>),
    /// A similar word of an entry, and that word as a query word.
    Correction(String, QueryWord),
    Unknown,
}

/// A word to search for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct QueryWord {
    /// The keys that match.
    pub(super) keys: Vec<String>,
    /// The keys that match with half the weight.
    pub(super) implied: Vec<String>,
}

impl QueryWord {
    fn new(keys: Vec<String>) -> Self {
        let pairs = IMPLIED.iter().filter(|(word, _)| keys.iter().any(|key| key == word));
        let mut implied: Vec<String> = pairs.map(|(_, other)| (*other).to_owned()).collect();
        // Every fifth space of the score track is dark.
        let is_dark = |key: &String| key.parse().is_ok_and(|number: u32| number > 5 && number.is_multiple_of(5));
        implied.extend(keys.iter().any(is_dark).then(|| "dark".to_owned()));
        Self { keys, implied }
    }

    /// Returns `true` if all keys are words of many questions.
    pub(super) fn is_weak(&self) -> bool {
        self.keys.iter().all(|key| WEAK.contains(&key.as_str()))
    }
}

/// Returns the distinct words of a query without those that another word makes redundant, as `half` makes `tile`.
pub(super) fn essential_words(all: &[QueryWord]) -> Vec<QueryWord> {
    let has = |word: &str| all.iter().any(|asked| asked.keys.iter().any(|key| key == word));
    let redundant: Vec<&str> = REDUNDANT.iter().filter(|(_, other)| has(other)).map(|(word, _)| *word).collect();
    let is_redundant = |word: &QueryWord| word.keys.iter().all(|key| redundant.contains(&key.as_str()));
    distinct(all.iter().filter(|word| !is_redundant(word)).cloned())
}

/// The words of all entries, folded, each with its key.
pub(super) type Vocabulary = BTreeMap<String, String>;

/// Interprets a folded word of a query.
pub(super) fn interpret(word: &str, vocabulary: &Vocabulary) -> Interpretation {
    let words =
        |keys: Vec<String>| Interpretation::Words(keys.into_iter().map(|key| QueryWord::new(vec![key])).collect());
    let key = key(word);
    if vocabulary.values().any(|known| *known == key) {
        return words(vec![key]);
    }
    if let Some(key) = stem_key(word, LEAST_PART).or_else(|| synonym_key(word)) {
        return words(vec![key.to_owned()]);
    }
    let longer = vocabulary.iter().filter(|(known, _)| word.len() >= LEAST_PART && known.starts_with(word));
    let completed = sorted_unique(longer.map(|(_, key)| key));
    if !completed.is_empty() {
        return Interpretation::Words(vec![QueryWord::new(completed.into_iter().cloned().collect())]);
    }
    if let Some(parts) = split_compound(word) {
        return words(parts);
    }
    if let Some((near, key)) = near(word, vocabulary, most_edits(word)).into_iter().next() {
        return Interpretation::Correction(near, QueryWord::new(vec![key]));
    }
    let parts = outer_parts(word);
    if parts.is_empty() { Interpretation::Unknown } else { words(parts) }
}

/// Returns the keys of the two synonyms that make up a compound, with a joint such as `en` between them.
fn split_compound(word: &str) -> Option<Vec<String>> {
    if word.len() > LONGEST {
        return None;
    }
    let begins = search_words::all().filter(|(part, _)| part.len() >= LEAST_PART);
    let mut found: Vec<(&str, &str)> = begins.filter_map(|(part, key)| Some((word.strip_prefix(part)?, key))).collect();
    sort_by_key(&mut found, |(rest, _)| rest.len());
    found.into_iter().find_map(|(rest, first)| {
        let joints = ["", "en", "er", "es", "n", "s", "e"].iter();
        let mut ends = joints.filter_map(|joint| rest.strip_prefix(joint)).filter(|end| end.len() >= LEAST_PART);
        let second = ends.find_map(|end| synonym_key(end).or_else(|| stem_key(end, LEAST_PART)))?;
        Some(vec![first.to_owned(), second.to_owned()])
    })
}

/// Returns the keys of the longest synonyms at the beginning and at the end of a word.
fn outer_parts(word: &str) -> Vec<String> {
    let longest = |fits: &dyn Fn(&str) -> bool| {
        let words = search_words::all().filter(|(part, _)| part.len() >= LEAST_STEM && fits(part));
        words.max_by_key(|(part, _)| part.len()).map(|(_, key)| key.to_owned())
    };
    let first = longest(&|part| word.starts_with(part));
    let last = longest(&|part| word.ends_with(part) || word.strip_suffix('s').is_some_and(|w| w.ends_with(part)));
    let mut parts: Vec<String> = first.into_iter().chain(last).collect();
    parts.dedup();
    parts
}

/// Returns the number of wrong letters up to which a word counts as misspelt.
fn most_edits(word: &str) -> usize {
    match word.chars().count() {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// Returns the synonyms and words of entries with at most `most_edits` wrong letters, each with its key: the nearest first,
/// and of equally near ones synonyms first.
pub(super) fn near(word: &str, vocabulary: &Vocabulary, most_edits: usize) -> Vec<(String, String)> {
    if word.len() > LONGEST || word.chars().any(|c| c.is_ascii_digit()) {
        return Vec::new();
    }
    let of_table = search_words::all().map(|(other, key)| (0, other, key));
    let of_entries = vocabulary.iter().map(|(other, key)| (1, other.as_str(), key.as_str()));
    let may_be = |other: &str| word.len() > SHORT || other.chars().next() == word.chars().next();
    let mut found: Vec<(usize, usize, &str, &str)> = of_table
        .chain(of_entries)
        .filter(|(_, other, _)| other.len().abs_diff(word.len()) <= most_edits && other.len() >= LEAST_PART)
        .filter(|(_, other, _)| may_be(other))
        .map(|(order, other, key)| (strsim::damerau_levenshtein(word, other), order, other, key))
        .filter(|(edits, ..)| *edits <= most_edits)
        .collect();
    sort(&mut found);
    let mut known = BTreeSet::new();
    let distinct = found.into_iter().filter(|(_, _, other, _)| known.insert(*other));
    distinct.map(|(_, _, other, key)| (other.to_owned(), key.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use carcassonne_base::case_table::table_rows;

    use super::*;

    fn vocabulary() -> Vocabulary {
        let words = ["city", "monastery", "field", "dragon", "tower", "half", "wind"];
        words.map(|word| (word.to_owned(), word.to_owned())).into()
    }

    fn read(word: &str) -> Interpretation {
        interpret(&fold(word), &vocabulary())
    }

    fn words(keys: &[&str]) -> Interpretation {
        Interpretation::Words(keys.iter().map(|key| one(key)).collect())
    }

    fn one(key: &str) -> QueryWord {
        QueryWord::new(vec![key.to_owned()])
    }

    #[test]
    fn case_accents_plurals_and_languages_are_folded() {
        for [word, key] in table_rows(include_str!("query_words.folded.tsv")) {
            assert_eq!(read(word), words(&[key]), "{word}");
        }
    }

    #[test]
    fn misspelt_compound_and_unknown_words_are_distinguished() {
        let corrected = |near: &str, key: &str| Interpretation::Correction(near.to_owned(), one(key));
        assert_eq!(read("draggon"), corrected("dragon", "dragon"));
        assert_eq!(read("cloistr"), corrected("cloister", "monastery"));
        assert_eq!(read("Klosterwiese"), words(&["monastery", "field"]));
        assert_eq!(read("Drachenturm"), words(&["dragon", "tower"]));
        assert_eq!(read("xyzzy"), Interpretation::Unknown);
        assert_eq!(read(&"x".repeat(10_000)), Interpretation::Unknown);
        // A short word with another first letter is no correction.
        assert_eq!(read("power"), Interpretation::Unknown);
    }

    #[test]
    fn numerals_have_the_key_of_the_figure() {
        for word in ["two", "second", "zwei", "tweede", "beide"] {
            assert_eq!(key(word), "2", "{word}");
        }
        assert_eq!(key("halves"), "half");
        assert_eq!(one("30").implied, ["dark"]);
        assert!(one("3").implied.is_empty());
    }

    #[test]
    fn redundant_and_repeated_words_are_left_out() {
        let essential = |words: &[&str]| essential_words(&words.iter().map(|word| one(word)).collect::<Vec<_>>());
        assert_eq!(essential(&["half", "tile"]), [one("half")]);
        assert_eq!(essential(&["tile", "city", "city"]), [one("tile"), one("city")]);
    }
}
