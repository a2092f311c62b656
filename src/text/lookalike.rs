//! Characters that resemble those of a keyboard: from other keyboards, word processors and web pages.

use super::problems::lookalike;
use super::{Edit, Problem, RefusedText, Span};

/// The characters that resemble keyboard characters: a description, the characters, and what each of them resembles.
/// (Full-width ones are computed.)
const LOOKALIKES: &[(&str, &str, &str)] = &[
    ("a Cyrillic letter", "АВЕКМНОРСТХЅІаеорсухѕіЗ", "ABEKMHOPCTXSIaeopcyxsi3"),
    ("a Greek letter", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"),
    ("a typographic quote", "“”„‟‘’‚‛", "\"\"\"\"''''"),
    ("a dash, not a hyphen", "–—−‐‑‒", "------"),
    ("a different character from a backslash", "¥₩∖⧵﹨", "\\\\\\\\\\"),
    ("a different character from a slash", "∕⁄", "//"),
    ("a different character from a bar", "¦│∣ǀ", "||||"),
    ("a different character from a colon", "﹕꞉∶", ":::"),
    ("a different character from a comma", "、", ","),
    ("a multiplication sign, not an asterisk", "×∗✱", "***"),
    ("a different character from a full stop", "·•。", "..."),
    ("a different character from `<`", "‹«⟨〈←", "<<<<<"),
    ("a different character from `^`", "ˆ˄↑", "^^^"),
];

/// Returns the keyboard character that `sign` resembles, and a description of `sign`; `None` for any other character.
fn find_lookalike(sign: char) -> Option<(char, &'static str)> {
    if ('\u{ff01}'..='\u{ff5e}').contains(&sign) {
        let plain = char::from_u32(u32::from(sign) - 0xfee0)?;
        let description = if plain.is_ascii_alphabetic() {
            "a full-width letter"
        } else if plain.is_ascii_digit() {
            "a full-width digit"
        } else {
            "a full-width character"
        };
        return Some((plain, description));
    }
    if sign == '\u{3000}' {
        return Some((' ', "a full-width space"));
    }
    LOOKALIKES.iter().find_map(|(description, signs, plains)| {
        let (_, plain) = signs.chars().zip(plains.chars()).find(|(known, _)| *known == sign)?;
        Some((plain, *description))
    })
}

/// Builds one problem for all lookalike characters of a text, with their replacement as its fix; `None` if there are
/// none outside comments and the line of the key `question`.
pub fn lookalikes_problem(text: &str) -> Option<Problem> {
    let mut found: Vec<(Span, char, char, &str)> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let after_question = line.trim_start().strip_prefix("question");
        let is_question = after_question.is_some_and(|rest| rest.starts_with(':'));
        let mut before = ' ';
        for (at, sign) in line.char_indices().take_while(|_| !is_question) {
            if sign == '#' && before == ' ' && (at == 0 || line.get(at + 1..at + 2) == Some(" ")) {
                break;
            }
            if let Some((plain, description)) = find_lookalike(sign) {
                let at = start + at;
                found.push((Span::new(at, at + sign.len_utf8()), sign, plain, description));
            }
            before = sign;
        }
        start += line.len();
    }
    let &(span, sign, _, description) = found.first()?;
    let plains = found.into_iter().map(|(span, _, plain, _)| (span, plain)).collect();
    Some(lookalike::looks_like((sign, description), plains, span))
}

/// Like [`lookalikes_problem`], but `None` unless `refused` has one problem only, whose span covers a lookalike character.
pub fn lookalike_at_fault(text: &str, refused: &RefusedText) -> Option<Problem> {
    let mut problems = refused.problems();
    let (Some(only_problem), None) = (problems.next(), problems.next()) else { return None };
    let at = only_problem.span.range();
    let problem = lookalikes_problem(text)?;
    let covers = |edit: &Edit| at.start <= edit.span.range().start && edit.span.range().end <= at.end;
    problem.fix.iter().any(covers).then_some(problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_another_than_it_looks_like() {
        for (description, signs, plains) in LOOKALIKES {
            assert_eq!(signs.chars().count(), plains.chars().count(), "{description}");
            assert!(signs.chars().all(|sign| !sign.is_ascii()) && plains.is_ascii(), "{description}");
        }
        assert_eq!(find_lookalike('＼').map(|(plain, _)| plain), Some('\\'));
        assert_eq!(find_lookalike('a'), None);
    }
}
