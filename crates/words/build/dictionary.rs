//! The dictionary: read, checked, and written as Rust: for each use, its words, sorted, with their meanings.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use carcassonne_base::fold::fold;
use carcassonne_build::{BuildResult, Texts, read_yaml, type_name};
use serde::Deserialize;

/// The file of the words.
pub(crate) const FILE: &str = "src/dictionary/dictionary.yaml";

/// The use of words in searches, which are folded.
const FIND: &str = "find";
/// The use of words for colours of players.
const COLOUR: &str = "colour";
/// The uses in which the word of an entry is not one of its words.
const MEANING_ONLY: [&str; 4] = ["amount", "key", "number", "place-key"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dictionary {
    /// The uses, each with a description.
    uses: BTreeMap<String, String>,
    words: Vec<Entry>,
    find: Search,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Entry {
    word: String,
    #[serde(rename = "for")]
    uses: Vec<String>,
    letter: Option<char>,
    en: Vec<String>,
    de: Vec<String>,
    nl: Vec<String>,
    fr: Vec<String>,
}

impl Entry {
    /// Returns the words for a use in small letters, also as they are written without accents; each with `true` if it is
    /// German or Dutch, and not English.
    fn words(&self, of_use: &str) -> BTreeMap<String, bool> {
        let word = std::iter::once(&self.word).filter(|_| !MEANING_ONLY.contains(&of_use));
        let folded = |word: &String| [word.to_lowercase(), fold(word)];
        let dutch = self.nl.iter().flat_map(folded);
        let german = self.de.iter().map(|word| word.to_lowercase()).flat_map(|word| [without_umlauts(&word), word]);
        let english = word.chain(&self.en).flat_map(folded);
        let french = self.fr.iter().flat_map(folded).map(|word| (word, false));
        // Of a word in several languages, the last one counts.
        let all = french.chain(dutch.chain(german).map(|word| (word, true))).chain(english.map(|word| (word, false)));
        if of_use == FIND {
            all.map(|(word, is_translated)| (fold(&word), is_translated)).collect()
        } else {
            all.collect()
        }
    }
}

impl Entry {
    /// Returns the word of a colour in each language, after its code and the English word.
    fn colour(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        let is_colour = self.uses.iter().any(|of_use| of_use == COLOUR);
        let languages = [("de", &self.de), ("nl", &self.nl), ("fr", &self.fr)].into_iter().filter(move |_| is_colour);
        languages.filter_map(|(code, words)| Some((code, self.word.as_str(), words.first()?.as_str())))
    }
}

/// Returns a German word as it is written without umlauts: `suedost`, `strasse`.
fn without_umlauts(word: &str) -> String {
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")]
        .iter()
        .fold(word.to_owned(), |word, (c, two)| word.replace(c, two))
}

/// The meaning of a word of a use.
struct WordMeaning {
    /// The index of the meaning.
    index: usize,
    /// `true` if the word is German or Dutch, and not English.
    is_translated: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Search {
    also: Vec<[String; 2]>,
    beside: Vec<[String; 2]>,
    weak: Vec<String>,
    passed_over: Vec<String>,
}

/// The dictionary as Rust source.
pub(crate) struct DictionarySource {
    pub(crate) words: String,
    /// The words of searches and the lists for them.
    pub(crate) search_words: String,
}

/// Returns the dictionary as Rust source, with the texts of the words of searches apart.
pub(crate) fn generate(texts: &mut Texts, search_texts: &mut Texts) -> BuildResult<DictionarySource> {
    let path = Path::new(FILE);
    let Dictionary { uses: descriptions, words, find } = read_yaml(path)?;
    let mut meanings: Vec<(&str, Option<char>)> = Vec::new();
    let mut uses: BTreeMap<&str, BTreeMap<String, WordMeaning>> =
        descriptions.keys().map(|of_use| (of_use.as_str(), BTreeMap::new())).collect();
    for entry in &words {
        let index = meanings.iter().position(|(known, _)| *known == entry.word).unwrap_or(meanings.len());
        if index == meanings.len() {
            meanings.push((&entry.word, None));
        }
        meanings[index].1 = meanings[index].1.or(entry.letter);
        for of_use in &entry.uses {
            let known =
                uses.get_mut(of_use.as_str()).ok_or_else(|| format!("{}: `{of_use}` is no use", path.display()))?;
            for (word, is_translated) in entry.words(of_use) {
                if word.is_empty() || of_use == FIND && !word.chars().all(|c| c.is_ascii_alphanumeric()) {
                    return Err(format!("{}: `{word}` is not one word", path.display()).into());
                }
                let meaning = known.entry(word.clone()).or_insert(WordMeaning { index, is_translated });
                if meaning.index != index {
                    let (one, two) = (meanings[meaning.index].0, &entry.word);
                    return Err(format!("{}: for {of_use}, `{word}` is `{one}` and `{two}`", path.display()).into());
                }
                meaning.is_translated &= is_translated;
            }
        }
    }
    let mut out = "/// A use of words, in which each has one meaning.\n\
                   #[derive(Debug, Clone, Copy, PartialEq, Eq)]\npub enum Use {\n"
        .to_owned();
    for (of_use, description) in descriptions.iter().filter(|(of_use, _)| *of_use != FIND) {
        writeln!(out, "/// {description}.\n{},", type_name(of_use))?;
    }
    writeln!(out, "}}\n/// The meanings of words, each with its letter.")?;
    writeln!(out, "static MEANINGS: [(Words, Option<char>); {}] = [", meanings.len())?;
    for (word, letter) in &meanings {
        writeln!(out, "({}, {letter:?}),", texts.add(word))?;
    }
    writeln!(out, "];")?;
    let mut cases = String::new();
    for (of_use, known) in uses.iter().filter(|(of_use, _)| **of_use != FIND) {
        let constant = of_use.replace('-', "_").to_uppercase();
        writeln!(out, "static {constant}: [Row; {}] = [", known.len())?;
        for (word, WordMeaning { index, is_translated }) in known {
            let word = texts.add(word);
            writeln!(out, "Row {{ word: {word}, meaning: {index}, is_translated: {is_translated} }},")?;
        }
        writeln!(out, "];")?;
        write!(cases, "Use::{} => &{constant}, ", type_name(of_use))?;
    }
    let colours: Vec<(&str, &str, &str)> = words.iter().flat_map(Entry::colour).collect();
    writeln!(out, "/// The colours of players in languages besides English: the code, the English word and the word.")?;
    writeln!(out, "static COLOURS: [(&str, &str, &str); {}] = {colours:?};", colours.len())?;
    writeln!(out, "/// Returns the words of a use, sorted, each with the index of its meaning.")?;
    writeln!(out, "fn rows(of_use: Use) -> &'static [Row] {{ match of_use {{ {cases} }} }}")?;
    let search_words = find.to_source(&uses[FIND], &meanings, search_texts);
    let search_words = search_words.map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(DictionarySource { words: out, search_words })
}

impl Search {
    /// Returns the words of searches, each with its meaning, and the lists for them as Rust source.
    fn to_source(
        &self,
        searched: &BTreeMap<String, WordMeaning>,
        meanings: &[(&str, Option<char>)],
        texts: &mut Texts,
    ) -> BuildResult<String> {
        let passed_over: BTreeSet<String> = self.passed_over.iter().map(|word| fold(word)).collect();
        if let Some(both) = passed_over.iter().find(|word| searched.contains_key(*word)) {
            return Err(format!("`{both}` has a meaning and is passed over").into());
        }
        for word in self.also.iter().chain(&self.beside).flatten().chain(&self.weak) {
            if searched.get(word).is_none_or(|meaning| meanings[meaning.index].0 != word) {
                return Err(format!("`{word}` is the word of no entry").into());
            }
        }
        let pairs = |all: &[[String; 2]]| format!("{:?}", all.iter().map(|[a, b]| (a, b)).collect::<Vec<_>>());
        let mut out = format!("static FIND: [Row; {}] = [\n", searched.len());
        for (word, WordMeaning { index, .. }) in searched {
            let (word, meaning) = (texts.add(word), texts.add(meanings[*index].0));
            writeln!(out, "Row {{ word: {word}, meaning: {meaning} }},")?;
        }
        writeln!(out, "];")?;
        writeln!(out, "/// Words of searches, each with another one that it may mean.")?;
        writeln!(out, "pub const IMPLIED: &[(&str, &str)] = &{};", pairs(&self.also))?;
        writeln!(out, "/// Words of searches, each with another one that makes it redundant.")?;
        writeln!(out, "pub const REDUNDANT: &[(&str, &str)] = &{};", pairs(&self.beside))?;
        writeln!(out, "/// Words of searches that weigh half.")?;
        writeln!(out, "pub const WEAK: &[&str] = &{:?};", self.weak)?;
        writeln!(out, "/// Words that a search ignores, sorted.")?;
        writeln!(out, "pub const PASSED_OVER: &[&str] = &{:?};", passed_over.iter().collect::<Vec<_>>())?;
        Ok(out)
    }
}
