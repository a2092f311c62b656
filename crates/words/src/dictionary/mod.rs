//! The dictionary: the meanings of words in English, German, Dutch and French, for each use of a word.
//!
//! `dictionary.yaml` has the words. A word may have different meanings in different uses: `weg` is a road where a
//! feature is named, and `o` is the east where a direction is.

mod english;
pub mod search_words;

use crate::language::Language;
use crate::texts::Words;
pub use carcassonne_base::fold::fold;
pub use english::{called, in_english, is_own};

// `Use`, a use of words in which each has one meaning; its words, in `rows`; their `MEANINGS`.
include!(concat!(env!("OUT_DIR"), "/dictionary.rs"));

/// A word of a use.
struct Row {
    word: Words,
    /// The index of its meaning in [`MEANINGS`].
    meaning: u16,
    /// `true` if the word is German or Dutch, and not English.
    is_translated: bool,
}

impl Row {
    fn meaning(&self) -> &'static str {
        MEANINGS[usize::from(self.meaning)].0.text()
    }

    /// Returns the number of bytes of a text that begins with this word, in small or capital letters; `None` if it does not.
    fn length_in(&self, text: &str) -> Option<usize> {
        let mut typed = text.char_indices();
        let mut letters = self.word.text().chars();
        let begins = letters.all(|letter| typed.next().is_some_and(|(_, typed)| typed.to_lowercase().eq([letter])));
        begins.then(|| typed.next().map_or(text.len(), |(at, _)| at))
    }
}

/// Returns the meaning of a word, in small or capital letters; `None` if it has none in the use.
pub fn meaning(of_use: Use, word: &str) -> Option<&'static str> {
    look_up(rows(of_use), &word.to_lowercase())
}

/// Returns the meaning of a German or Dutch word, in small or capital letters; `None` if the word is English, or has none in the
/// use.
pub fn translated(of_use: Use, word: &str) -> Option<&'static str> {
    find_row(rows(of_use), &word.to_lowercase()).filter(|row| row.is_translated).map(Row::meaning)
}

/// Returns the English word for a German or Dutch one in a use; other words are returned unchanged.
pub fn english_word(of_use: Use, word: &str) -> &str {
    translated(of_use, word).unwrap_or(word)
}

/// Returns the longest German or Dutch word of several letters with which a text begins, in small or capital letters: its meaning
/// in a use, and its length in bytes. `None` if there is none.
pub fn translated_start(of_use: Use, text: &str) -> Option<(&'static str, usize)> {
    let translated = rows(of_use).iter().filter(|row| row.is_translated && row.word.text().len() > 1);
    translated.filter_map(|row| Some((row.meaning(), row.length_in(text)?))).max_by_key(|(_, length)| *length)
}

fn look_up(rows: &[Row], word: &str) -> Option<&'static str> {
    find_row(rows, word).map(Row::meaning)
}

fn find_row<'r>(rows: &'r [Row], word: &str) -> Option<&'r Row> {
    rows.binary_search_by(|row| row.word.text().cmp(word)).ok().map(|row| &rows[row])
}

/// Returns `true` if a word has a meaning in a use.
pub fn is_known(of_use: Use, word: &str) -> bool {
    meaning(of_use, word).is_some()
}

/// Returns the words of a use in small letters, in alphabetical order, each with its meaning.
pub fn words(of_use: Use) -> impl Iterator<Item = (&'static str, &'static str)> {
    rows(of_use).iter().map(|row| (row.word.text(), row.meaning()))
}

/// Returns the meanings of a use that have a letter, in the order of the dictionary, each with its letter.
pub fn letters(of_use: Use) -> impl Iterator<Item = (char, &'static str)> {
    let with_letter = MEANINGS.iter().filter_map(|(word, letter)| Some(((*letter)?, word.text())));
    with_letter.filter(move |(_, word)| meaning(of_use, word) == Some(*word))
}

/// Returns a colour, by its English word, in a language; `None` for English, and for what is no colour.
pub fn colour_in(language: Language, colour: &str) -> Option<&'static str> {
    let rows = COLOURS.iter().filter(|(code, ..)| *code == language.code());
    rows.into_iter().find(|(_, english, _)| *english == colour).map(|(.., word)| *word)
}

/// Returns the letter of a meaning; `None` if it has none.
pub fn letter(meaning: &str) -> Option<char> {
    MEANINGS.iter().find(|(word, _)| word.text() == meaning).and_then(|(_, letter)| *letter)
}

/// Returns the meaning of a letter in a use; `None` if it has none.
pub fn meaning_of_letter(of_use: Use, letter: char) -> Option<&'static str> {
    let mut with_letter = MEANINGS.iter().filter(|(_, known)| *known == Some(letter)).map(|(word, _)| word.text());
    with_letter.find(|word| meaning(of_use, word) == Some(*word))
}

/// Returns the direction that a word names, also with signs between its parts: `sw` for `Süd-West`.
pub fn direction(word: &str) -> Option<&'static str> {
    let letters: String = word.chars().filter(|c| c.is_alphabetic()).collect();
    meaning(Use::Direction, &letters)
}

/// Returns the key of `legal` that a word means; `None` if it means none of them.
pub fn key_meant(word: &str, legal: &[&'static str]) -> Option<&'static str> {
    let mut keys = [Use::Key, Use::PlaceKey].into_iter().filter_map(|of_use| meaning(of_use, word));
    keys.find_map(|key| legal.iter().copied().find(|own| *own == key))
}

/// Returns the value of `key` that a word for the key names as well: `abbey` for `monastery`; `None` for other words.
pub fn implied_value(word: &str, key: &str) -> Option<&'static str> {
    meaning(Use::Value, word).filter(|_| meaning(Use::Key, word) == Some(key))
}

/// Returns the value of a word that is a number and nothing else; `None` for other words.
pub fn number(word: &str) -> Option<i64> {
    meaning(Use::Number, word)?.parse().ok()
}

/// Returns the value of a word where a number is expected: `both` is 2 there. `None` for other words.
pub fn amount(word: &str) -> Option<i64> {
    number(word).or_else(|| meaning(Use::Amount, word)?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_in_every_language_with_capitals_and_without_accents() {
        for word in ["city", "Town", "Städte", "STAEDTE", "steden", "Ville"] {
            assert_eq!(meaning(Use::Feature, word), Some("city"), "{word}");
        }
        for word in ["monastère", "monastere", "cloître", "Kloster"] {
            assert_eq!(meaning(Use::Part, word).and_then(letter), Some('m'), "{word}");
        }
        assert_eq!(search_words::meaning("stadte"), Some("city"));
        assert_eq!(meaning(Use::Feature, "xyzzy"), None);
    }

    #[test]
    fn a_word_means_different_things_in_different_uses() {
        assert_eq!(meaning(Use::Key, "Feld"), Some("fields"));
        assert_eq!(meaning(Use::Feature, "Feld"), Some("field"));
        assert_eq!(key_meant("where", &["at", "from"]), Some("at"));
        assert_eq!(key_meant("where", &["at", "feature"]), Some("feature"));
        assert_eq!((meaning(Use::Colour, "rosa"), meaning(Use::ColourOrName, "Rosa")), (None, Some("pink")));
        assert_eq!((number("both"), amount("both"), amount("huit")), (None, Some(2), Some(8)));
        assert_eq!(implied_value("Abtei", "monastery"), Some("abbey"));
        assert_eq!(implied_value("Abtei", "city"), None);
    }

    #[test]
    fn directions_may_have_signs_between_their_parts() {
        for word in ["south-west", "Südwest", "zuid west", "SUD-OUEST", "(southwestern)"] {
            assert_eq!(direction(word), Some("sw"), "{word}");
        }
    }

    #[test]
    fn letters_are_in_the_order_of_the_dictionary() {
        assert_eq!(letters(Use::Colour).map(|(letter, _)| letter).collect::<String>(), "rbygkpw");
        assert_eq!(letters(Use::Part).map(|(letter, _)| letter).collect::<String>(), "crxgmfthvb");
    }
}
