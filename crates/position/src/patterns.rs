//! Patterns: commented scenarios to begin from, one for each common quarrel at tables. They are compiled in, and a test
//! judges each.

use carcassonne_words::dictionary::key_meant;

/// The words in the names of patterns for which players have other words.
const NAMED: [&str; 4] = ["monastery", "city", "road", "fields"];

/// A scenario to begin from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pattern {
    /// The name: `city-pair`.
    pub name: &'static str,
    /// The scenario, with comments that say what may be changed.
    pub text: &'static str,
    /// A quick map of the quarrel, and its question, if there is one.
    pub quick: (&'static str, Option<&'static str>),
}

impl Pattern {
    /// Returns the question of the pattern; empty without one, which a test rules out.
    pub fn question(&self) -> &'static str {
        self.text.lines().find_map(|line| line.strip_prefix("question: ")).unwrap_or_default()
    }

    /// Returns the subject of the pattern in a line: its first comment.
    pub fn about(&self) -> &'static str {
        self.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default()
    }

    /// Returns the command for the quick map, in single quotes: `oracle quick '. c*=r, c c\c'`.
    pub fn typed(&self) -> String {
        let (map, question) = self.quick;
        let question = question.map(|question| format!(" '{question}'")).unwrap_or_default();
        format!("oracle quick '{map}'{question}")
    }

    /// Returns the pattern with a name; `None` if there is none.
    pub fn named(name: &str) -> Option<&'static Self> {
        PATTERNS.iter().find(|pattern| pattern.name == name)
    }

    /// Returns `true` if a text is the name of the pattern, or beginnings of parts of the name.
    pub fn is_called(&self, typed: &str) -> bool {
        split_words(&typed.trim().to_lowercase()).all(|word| self.has_part(word))
    }

    /// Returns `true` if a part of the name begins with a word.
    fn has_part(&self, word: &str) -> bool {
        self.name.split('-').any(|part| part.starts_with(word))
    }

    /// Returns the patterns that a text means: by their name, by beginnings of its parts (`ci`, `gap`, `road closed`),
    /// or by whole words of their question or subject.
    pub fn find(typed: &str) -> Vec<&'static Self> {
        let lower = typed.trim().to_lowercase();
        if let Some(own) = Self::named(&lower) {
            return vec![own];
        }
        let usual = |word| key_meant(word, &NAMED).map_or(word, |own| own.trim_end_matches('s'));
        let words: Vec<&str> = split_words(&lower).map(usual).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let begins = |pattern: &&Self| words.iter().all(|word| pattern.has_part(word));
        let named: Vec<&Self> = PATTERNS.iter().filter(begins).collect();
        if !named.is_empty() {
            return named;
        }
        let asks = |pattern: &&Self| {
            let text = format!("{} {}", pattern.question(), pattern.about()).to_lowercase();
            let said_words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
            // Words are compared as a whole, in singular or plural.
            let is_said = |word: &str| {
                let same = |own: &&str| {
                    *own == word || own.strip_suffix('s') == Some(word) || word.strip_suffix('s') == Some(own)
                };
                said_words.iter().any(same)
            };
            words.iter().all(|word| word.chars().count() > 2 && is_said(word))
        };
        PATTERNS.iter().filter(asks).collect()
    }
}

/// Returns the words of a text, which spaces and hyphens part.
fn split_words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '\t', '-', '_']).filter(|word| !word.is_empty())
}

/// Creates a pattern from the file of its name.
macro_rules! pattern {
    ($name:literal, $map:literal, $question:expr) => {
        Pattern { name: $name, text: include_str!(concat!("patterns/", $name, ".yaml")), quick: ($map, $question) }
    };
}

/// Every pattern, in the order in which they are listed.
pub const PATTERNS: [Pattern; 10] = [
    pattern!("city-pair", r". c*=r, c c\c", None),
    pattern!("road-pair", r". r\r r=b, . r=r", None),
    pattern!("monastery-pair", r"# #\# #, # m=r #, # # #", None),
    pattern!("field-gap", r". . f, f=r cgN f=r, f=b c/. f, f f", None),
    pattern!("city-gap", r"f cS=r f, f cL\. cW=b", None),
    pattern!("barn", r"c c ./f, . f .\c c", Some("barn b1@se g")),
    pattern!("dragon", r"f f f=r\f=b f .\f=r f", Some("dragon a1 b1 c1sw c1ne d1 e1ne f1")),
    pattern!("double", r"c=r c < c", None),
    pattern!("tower", r"f f\f=r f=b", Some("tower b1sw 1")),
    pattern!("road-closed", r"r r=b r\r r", None),
];

#[cfg(test)]
mod tests {
    use carcassonne_base::case_table::table_rows;

    use super::*;

    #[test]
    fn every_pattern_says_what_it_asks_in_lines_that_fit() {
        for pattern in PATTERNS {
            assert!(pattern.question().ends_with('?'), "{}", pattern.name);
            assert!(pattern.about().ends_with('?'), "{}", pattern.name);
            for line in pattern.text.lines() {
                assert!(line.chars().count() <= 92, "{}: {line}", pattern.name);
            }
            assert_eq!(Pattern::named(pattern.name), Some(&pattern));
        }
    }

    #[test]
    fn patterns_are_found_by_their_beginnings_and_halves() {
        // Parts within a word, and misspelt words, are not found.
        for [typed, names] in table_rows(include_str!("patterns.found.tsv")) {
            let meant: Vec<&str> = Pattern::find(typed).iter().map(|pattern| pattern.name).collect();
            assert_eq!(meant.join(" "), names, "{typed}");
        }
    }
}
