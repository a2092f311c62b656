//! Words: what they mean, and which of those that are known is meant.

use std::collections::BTreeSet;

use super::fold::folded;

include!(concat!(env!("OUT_DIR"), "/synonyms.rs"));

/// Endings that a plural or a case has in one of the three languages, the longest first.
const ENDINGS: [&str; 6] = ["en", "er", "es", "n", "e", "s"];
/// The fewest letters of a word within a compound, as `kloster` in `Klosterfeld`.
const FEWEST_WITHIN: usize = 4;
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

/// The word that the law uses for one of the table.
fn meant(word: &str) -> Option<&'static str> {
    let at = WORDS.binary_search_by_key(&word, |(known, _)| known).ok()?;
    WORDS.get(at).map(|(_, meant)| *meant)
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

/// A word of an English text as it is looked for: by its meaning if it has one, else in the singular.
pub(super) fn key(word: &str) -> String {
    let one = singular(word);
    meant(word).or_else(|| meant(&one)).map_or(one, ToOwned::to_owned)
}

/// How a word that was looked for is understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Understood {
    /// As these words of the law.
    As(Vec<String>),
    /// As these, since nothing has it: a slip for the word before them.
    Instead(String, Vec<String>),
    /// Not at all.
    Not,
}

/// How a folded word is understood, among those that anything has.
pub(super) fn understood(word: &str, known: &BTreeSet<String>) -> Understood {
    let with_more = |mut keys: Vec<String>| {
        let more = ALSO.iter().filter(|(said, _)| keys.iter().any(|key| key == said));
        let more: Vec<String> = more.map(|(_, other)| (*other).to_owned()).collect();
        keys.extend(more);
        keys
    };
    match literally(word, known) {
        Understood::As(keys) => Understood::As(with_more(keys)),
        Understood::Instead(near, keys) => Understood::Instead(near, with_more(keys)),
        Understood::Not => Understood::Not,
    }
}

/// The same without what is meant too.
fn literally(word: &str, known: &BTreeSet<String>) -> Understood {
    let key = key(word);
    if known.contains(&key) {
        return Understood::As(vec![key]);
    }
    let endings = ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending));
    if let Some(meant) = endings.filter(|rest| rest.len() > 2).find_map(meant) {
        return Understood::As(vec![meant.to_owned()]);
    }
    let begun: Vec<String> = if word.len() > 2 {
        known.iter().filter(|other| other.starts_with(word)).cloned().collect()
    } else {
        Vec::new()
    };
    if !begun.is_empty() {
        return Understood::As(begun);
    }
    if let Some(near) = nearest(word, known, most(word)) {
        let key = self::key(&near);
        return Understood::Instead(near, vec![key]);
    }
    // A compound: its parts are words of the table.
    let part = |within: &dyn Fn(&str) -> bool| {
        let words = WORDS.iter().filter(|(part, _)| part.len() >= FEWEST_WITHIN && within(part));
        words.max_by_key(|(part, _)| part.len()).map(|(_, meant)| (*meant).to_owned())
    };
    let begins = part(&|part| word.starts_with(part));
    let ends = part(&|part| {
        word.ends_with(part) || word.strip_suffix('s').is_some_and(|w| w.ends_with(part))
    });
    let mut parts: Vec<String> = begins.into_iter().chain(ends).collect();
    parts.dedup();
    if parts.is_empty() { Understood::Not } else { Understood::As(parts) }
}

/// How many letters may be wrong in a slip.
fn most(word: &str) -> usize {
    match word.chars().count() {
        0..=3 => 0,
        4 | 5 => 1,
        _ => 2,
    }
}

/// The word nearest to one, of the table or of any text, with so many letters wrong at most; words of the game
/// before others.
fn nearest(word: &str, known: &BTreeSet<String>, most: usize) -> Option<String> {
    near(word, known, most).into_iter().next()
}

/// The words near to one, the nearest first.
pub(super) fn near(word: &str, known: &BTreeSet<String>, most: usize) -> Vec<String> {
    if word.len() > LONGEST {
        return Vec::new();
    }
    let of_game = WORDS.iter().map(|(other, _)| (0, *other));
    let of_texts = known.iter().map(|other| (1, other.as_str()));
    let mut found: Vec<(usize, usize, &str)> = of_game
        .chain(of_texts)
        .filter(|(_, other)| other.len().abs_diff(word.len()) <= most && other.len() > 2)
        .map(|(order, other)| (strsim::damerau_levenshtein(word, other), order, other))
        .filter(|(letters, _, _)| *letters <= most)
        .collect();
    found.sort_unstable();
    let mut words: Vec<String> = Vec::new();
    for (_, _, other) in found {
        if !words.iter().any(|word| word == other) {
            words.push(other.to_owned());
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> BTreeSet<String> {
        ["city", "monastery", "field", "dragon", "tower", "half", "wind"].map(String::from).into()
    }

    fn read(word: &str) -> Understood {
        understood(&folded(word), &known())
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
            ("Drachen", "dragon"),
            ("win", "wind"),
        ] {
            assert_eq!(read(word), Understood::As(vec![meant.to_owned()]), "{word}");
        }
    }

    #[test]
    fn a_slip_a_compound_and_a_stranger_are_told_apart() {
        let instead =
            |near: &str, key: &str| Understood::Instead(near.to_owned(), vec![key.to_owned()]);
        assert_eq!(read("draggon"), instead("dragon", "dragon"));
        assert_eq!(read("cloistr"), instead("cloister", "monastery"));
        let parts = ["monastery", "field"].map(String::from).to_vec();
        assert_eq!(read("Klosterwiese"), Understood::As(parts));
        assert_eq!(read("xyzzy"), Understood::Not);
        assert_eq!(read(&"x".repeat(10_000)), Understood::Not);
    }
}
