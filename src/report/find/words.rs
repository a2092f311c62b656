//! Words: what they mean, and which of those that are known is meant.

use crate::sorting::sort;
use std::collections::BTreeMap;

use super::fold::folded;
use crate::texts::Words;

include!(concat!(env!("OUT_DIR"), "/synonyms.rs"));

/// Endings that a plural or a case has in one of the three languages, the longest first.
const ENDINGS: [&str; 7] = ["em", "en", "er", "es", "n", "e", "s"];
/// The fewest letters of a word within a compound, as `kloster` in `Klosterfeld`.
const FEWEST_WITHIN: usize = 4;
/// The fewest letters of a word that is a part of a compound, where nothing of it is left over.
const FEWEST_OF_A_PART: usize = 3;
/// How many letters a short word has.
const SHORT: usize = 6;
/// The longest word that is compared letter by letter.
const LONGEST: usize = 32;

/// The words of a text, folded, in order. What says nothing is among them.
pub(super) fn split(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(folded)
}

/// Whether a word says nothing of what is looked for.
pub(super) fn is_passed_over(word: &str) -> bool {
    PASSED_OVER.binary_search(&word).is_ok()
}

/// The words of the table, each with the one that the law uses.
fn table() -> impl Iterator<Item = (&'static str, &'static str)> {
    WORDS.iter().map(|(word, meant)| (word.text(), meant.text()))
}

/// The word that the law uses for one of the table.
fn meant(word: &str) -> Option<&'static str> {
    let at = WORDS.binary_search_by_key(&word, |(known, _)| known.text()).ok()?;
    WORDS.get(at).map(|(_, meant)| meant.text())
}

/// An English word without the ending of a plural.
fn singular(word: &str) -> String {
    let without = |ending: &str| word.strip_suffix(ending).filter(|rest| rest.len() > 2);
    if let Some(rest) = without("ies") {
        return format!("{rest}y");
    }
    let hissing = ["sses", "xes", "ches", "shes"].iter().any(|ending| word.ends_with(ending));
    let kept = ["ss", "us", "is"].iter().any(|ending| word.ends_with(ending));
    match (without("es").filter(|_| hissing), without("s").filter(|_| !kept)) {
        (Some(rest), _) | (None, Some(rest)) => rest.to_owned(),
        (None, None) => word.to_owned(),
    }
}

/// A word as it is compared: by its meaning if the table has it, with an ending or without, else in the singular.
pub(super) fn key(word: &str) -> String {
    let one = singular(word);
    let bare = ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending));
    let of_table = bare.filter(|rest| rest.len() >= FEWEST_WITHIN).find_map(meant);
    meant(word).or_else(|| meant(&one)).or(of_table).map_or(one, ToOwned::to_owned)
}

/// How a word that was looked for is understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Understood {
    /// As these words of the law: a compound as several.
    As(Vec<Wanted>),
    /// As this, since nothing has it: a slip for the word before it.
    Instead(String, Wanted),
    /// Not at all.
    Not,
}

/// A word that is looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Wanted {
    /// What it means: any of these.
    pub(super) keys: Vec<String>,
    /// What may be meant too.
    pub(super) also: Vec<String>,
}

impl Wanted {
    fn of(keys: Vec<String>) -> Self {
        let of_any = ALSO.iter().filter(|(said, _)| keys.iter().any(|key| key == said));
        let mut also: Vec<String> = of_any.map(|(_, other)| (*other).to_owned()).collect();
        // Every fifth space of the track is a dark one.
        let tens = |key: &String| key.parse().is_ok_and(|number: u32| number > 5 && number.is_multiple_of(5));
        also.extend(keys.iter().any(tens).then(|| "dark".to_owned()));
        Self { keys, also }
    }

    /// Whether it is a word of every question.
    pub(super) fn is_weak(&self) -> bool {
        self.keys.iter().all(|key| WEAK.contains(&key.as_str()))
    }
}

/// What is looked for, each thing once, without what says nothing more beside another.
pub(super) fn telling(all: &[Wanted]) -> Vec<Wanted> {
    let has = |word: &str| all.iter().any(|one| one.keys.iter().any(|key| key == word));
    let idle: Vec<&str> = BESIDE.iter().filter(|(_, other)| has(other)).map(|(word, _)| *word).collect();
    let mut kept: Vec<Wanted> = Vec::new();
    for one in all {
        let is_idle = one.keys.iter().all(|key| idle.contains(&key.as_str()));
        if !is_idle && !kept.contains(one) {
            kept.push(one.clone());
        }
    }
    kept
}

/// The words that are known: each as it stands somewhere, with the word by which it is compared.
pub(super) type Known = BTreeMap<String, String>;

/// How a folded word is understood, among those that are known.
pub(super) fn understood(word: &str, known: &Known) -> Understood {
    let of = |keys: Vec<String>| Understood::As(keys.into_iter().map(|key| Wanted::of(vec![key])).collect());
    let key = key(word);
    let is_known = |key: &str| known.values().any(|other| other == key);
    if is_known(&key) {
        return of(vec![key]);
    }
    let endings = ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending));
    let of_table = endings.filter(|rest| rest.len() > 2).find_map(meant);
    if let Some(meant) = of_table.or_else(|| meant(word)) {
        return of(vec![meant.to_owned()]);
    }
    let mut begun: Vec<String> = if word.len() > 2 {
        let longer = known.iter().filter(|(other, _)| other.starts_with(word));
        longer.map(|(_, key)| key.clone()).collect()
    } else {
        Vec::new()
    };
    if !begun.is_empty() {
        sort(&mut begun);
        begun.dedup();
        return Understood::As(vec![Wanted::of(begun)]);
    }
    if let Some(parts) = parts(word) {
        return of(parts);
    }
    if let Some((near, key)) = near(word, known, most(word)).into_iter().next() {
        return Understood::Instead(near, Wanted::of(vec![key]));
    }
    let parts = within(word);
    if parts.is_empty() { Understood::Not } else { of(parts) }
}

/// The words of the table that make up a compound and leave nothing of it over, but for what joins them.
fn parts(word: &str) -> Option<Vec<String>> {
    if word.len() > LONGEST {
        return None;
    }
    let begins = table().filter(|(part, _)| part.len() >= FEWEST_OF_A_PART);
    let mut found: Vec<(&str, &str)> =
        begins.filter_map(|(part, meant)| Some((word.strip_prefix(part)?, meant))).collect();
    found.sort_by_key(|(rest, _)| rest.len());
    found.into_iter().find_map(|(rest, first)| {
        let joints = ["", "en", "er", "es", "n", "s", "e"].iter();
        joints.filter_map(|joint| rest.strip_prefix(joint)).find_map(|rest| {
            let second = if rest.len() < FEWEST_OF_A_PART { None } else { ended(rest) }?;
            Some(vec![first.to_owned(), second.to_owned()])
        })
    })
}

/// What a word of the table means, with an ending or without.
fn ended(word: &str) -> Option<&'static str> {
    let bare = ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending));
    meant(word).or_else(|| bare.filter(|rest| rest.len() > 2).find_map(meant))
}

/// The words of the table with which a word begins and ends.
fn within(word: &str) -> Vec<String> {
    let part = |within: &dyn Fn(&str) -> bool| {
        let words = table().filter(|(part, _)| part.len() >= FEWEST_WITHIN && within(part));
        words.max_by_key(|(part, _)| part.len()).map(|(_, meant)| meant.to_owned())
    };
    let begins = part(&|part| word.starts_with(part));
    let ends = part(&|part| word.ends_with(part) || word.strip_suffix('s').is_some_and(|w| w.ends_with(part)));
    let mut parts: Vec<String> = begins.into_iter().chain(ends).collect();
    parts.dedup();
    parts
}

/// How many letters may be wrong in a slip.
fn most(word: &str) -> usize {
    match word.chars().count() {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// The words near to one, of the table or of any text, the nearest first, each with the word by which it is compared;
/// with so many letters wrong at most. Words of the game come before others.
pub(super) fn near(word: &str, known: &Known, most: usize) -> Vec<(String, String)> {
    if word.len() > LONGEST || word.chars().any(|c| c.is_ascii_digit()) {
        return Vec::new();
    }
    let of_game = table().map(|(other, key)| (0, other, key));
    let of_texts = known.iter().map(|(other, key)| (1, other.as_str(), key.as_str()));
    // Whoever mistypes a short word has its first letter right.
    let may_be = |other: &str| word.len() > SHORT || other.chars().next() == word.chars().next();
    let mut found: Vec<(usize, usize, &str, &str)> = of_game
        .chain(of_texts)
        .filter(|(_, other, _)| other.len().abs_diff(word.len()) <= most && other.len() > 2)
        .filter(|(_, other, _)| may_be(other))
        .map(|(order, other, key)| (strsim::damerau_levenshtein(word, other), order, other, key))
        .filter(|(letters, ..)| *letters <= most)
        .collect();
    sort(&mut found);
    let mut words: Vec<(String, String)> = Vec::new();
    for (_, _, other, key) in found {
        if !words.iter().any(|(word, _)| word == other) {
            words.push((other.to_owned(), key.to_owned()));
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> Known {
        let words = ["city", "monastery", "field", "dragon", "tower", "half", "wind"];
        words.map(|word| (word.to_owned(), word.to_owned())).into()
    }

    fn read(word: &str) -> Understood {
        understood(&folded(word), &known())
    }

    /// These words and no others.
    fn as_these(words: &[&str]) -> Understood {
        Understood::As(words.iter().map(|word| one(word)).collect())
    }

    fn one(word: &str) -> Wanted {
        Wanted::of(vec![word.to_owned()])
    }

    #[test]
    fn case_accents_plurals_and_languages_are_folded() {
        for (word, meant) in [
            ("Cities", "city"),
            ("Städte", "city"),
            ("steden", "city"),
            ("KLÖSTER", "monastery"),
            ("kloosters", "monastery"),
            ("Wiesen", "field"),
            ("halves", "half"),
            ("halbem", "half"),
            ("Halblinge", "half"),
            ("Drachen", "dragon"),
            ("win", "wind"),
        ] {
            assert_eq!(read(word), as_these(&[meant]), "{word}");
        }
    }

    #[test]
    fn a_slip_a_compound_and_a_stranger_are_told_apart() {
        let instead = |near: &str, key: &str| Understood::Instead(near.to_owned(), one(key));
        assert_eq!(read("draggon"), instead("dragon", "dragon"));
        assert_eq!(read("cloistr"), instead("cloister", "monastery"));
        assert_eq!(read("Klosterwiese"), as_these(&["monastery", "field"]));
        assert_eq!(read("Drachenturm"), as_these(&["dragon", "tower"]));
        assert_eq!(read("xyzzy"), Understood::Not);
        assert_eq!(read(&"x".repeat(10_000)), Understood::Not);
        // A short word with another first letter is another word.
        assert_eq!(read("power"), Understood::Not);
    }

    #[test]
    fn numbers_are_one_however_they_are_written() {
        for word in ["two", "second", "zwei", "tweede", "beide"] {
            assert_eq!(key(word), "2", "{word}");
        }
        assert_eq!(key("halves"), "half");
        assert_eq!(one("30").also, ["dark"]);
        assert!(one("3").also.is_empty());
    }

    #[test]
    fn what_says_nothing_more_beside_another_is_left_out() {
        let told = |words: &[&str]| telling(&words.iter().map(|word| one(word)).collect::<Vec<_>>());
        assert_eq!(told(&["half", "tile"]), [one("half")]);
        assert_eq!(told(&["tile", "city", "city"]), [one("tile"), one("city")]);
    }
}
