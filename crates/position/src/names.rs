//! The rule for names that a scenario makes up: for tiles, and for questions.

use carcassonne_text::{Problem, Problems, Span, invisible_in_name, is_invisible, phrase, problem, strip_invisible};
use carcassonne_words::messages::plain::Sentence;

use super::problems;

/// The words that some YAML readers take for something else.
pub(super) const TAKEN: [&str; 7] = ["yes", "no", "on", "off", "true", "false", "null"];

/// Returns `true` if a word begins as a catalogue id does.
pub(super) fn is_catalogue(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
}

/// Returns the reason why a word cannot be a name; `None` if it can.
pub(super) fn fault(word: &str) -> Option<Sentence> {
    let reason = |fault: &'static str, text: String| Some(phrase!(problems::NameFault { fault, text }));
    if TAKEN.contains(&word) {
        return reason("taken", String::new());
    }
    if word.chars().count() > 40 {
        return reason("long", String::new());
    }
    if !word.starts_with(|c: char| c.is_ascii_lowercase()) {
        let lower = word.to_lowercase();
        if is_catalogue(word) && fault(&lower).is_none() {
            return reason("capital", lower);
        }
        return plain(word).map_or_else(|| reason("beginning", String::new()), |plain| reason("accent", plain));
    }
    let odd = word.chars().find(|c| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '-'))?;
    let sign = if odd.is_ascii_graphic() { format!("`{odd}`") } else { format!("U+{:04X}", u32::from(odd)) };
    reason("sign", sign)
}

/// Returns a word in small letters without accents, after a `t` if it begins with a digit; `None` if that is no name,
/// or if the word is unchanged or like a catalogue id.
fn plain(word: &str) -> Option<String> {
    let mut found = String::new();
    for c in word.to_lowercase().chars() {
        match c {
            'ä' | 'á' | 'à' => found.push('a'),
            'ö' | 'ó' => found.push('o'),
            'ü' | 'ú' => found.push('u'),
            'é' | 'è' | 'ë' => found.push('e'),
            'ï' | 'í' => found.push('i'),
            'ß' => found.push_str("ss"),
            c => found.push(c),
        }
    }
    if found.starts_with(|c: char| c.is_ascii_digit()) {
        found.insert(0, 't');
    }
    (found != word && fault(&found).is_none() && !is_catalogue(word)).then_some(found)
}

/// Returns a name for a word that cannot be one; `None` if no similar word can.
pub(super) fn better(word: &str) -> Option<String> {
    if word.contains(is_invisible) {
        return Some(strip_invisible(word)).filter(|plain| fault(plain).is_none());
    }
    let lower = word.to_lowercase();
    if word.starts_with(|c: char| c.is_ascii_uppercase()) && fault(&lower).is_none() {
        return Some(lower);
    }
    plain(word)
}

/// Returns the problem of a name with an invisible character; `None` if there is no such character.
pub(super) fn unseen(word: &str, span: Span) -> Option<Problem> {
    invisible_in_name(word, span, |plain| fault(plain).is_none())
}

/// Reports a word that cannot be a name; returns `true` if it can.
pub(super) fn check(word: &str, span: Span, problems: &mut Problems) -> bool {
    if let Some(problem) = unseen(word, span) {
        problems.push(problem);
        return false;
    }
    match fault(word) {
        None => true,
        Some(reason) => {
            let problem = problem!(span, problems::BadName { word: word.to_owned(), reason });
            problems.push(problem.edits(better(word).map(|better| (span, better))));
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_begin_small_and_never_mean_something_else() {
        for good in ["a", "p1", "left_city", "a-b", "n", "aB"] {
            assert_eq!(fault(good), None, "{good}");
        }
        for bad in ["yes", "no", "null", "A", "1a", "", "ä", "a.b", "a:b", &"x".repeat(41)] {
            assert!(fault(bad).is_some(), "{bad}");
        }
    }
}
