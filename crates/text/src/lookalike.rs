//! Characters that resemble those of a keyboard: from other keyboards, word processors and web pages.

use carcassonne_words::messages::plain::Arg;

use super::problems::letter_problems as letters;
use super::{Edit, Problem, RefusedText, Span, phrase, problem};

/// The characters that resemble keyboard characters: their kind, the characters, and what each of them resembles.
/// (Full-width ones are computed.)
const LOOKALIKES: &[(&str, &str, &str)] = &[
    ("cyrillic", "АВЕКМНОРСТХЅІаеорсухѕіЗ", "ABEKMHOPCTXSIaeopcyxsi3"),
    ("greek", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"),
    ("quote", "“”„‟‘’‚‛", "\"\"\"\"''''"),
    ("hyphen", "–—−‐‑‒", "------"),
    ("backslash", "¥₩∖⧵﹨", "\\\\\\\\\\"),
    ("slash", "∕⁄", "//"),
    ("bar", "¦│∣ǀ", "||||"),
    ("colon", "﹕꞉∶", ":::"),
    ("comma", "、", ","),
    ("asterisk", "×∗✱", "***"),
    ("full-stop", "·•。", "..."),
    ("less-than", "‹«⟨〈←", "<<<<<"),
    ("caret", "ˆ˄↑", "^^^"),
];

/// Returns the keyboard character that `sign` resembles, and the kind of `sign`; `None` for any other character.
fn find_lookalike(sign: char) -> Option<(char, &'static str)> {
    if sign.is_ascii() {
        return None;
    }
    if ('\u{ff01}'..='\u{ff5e}').contains(&sign) {
        let plain = char::from_u32(u32::from(sign) - 0xfee0)?;
        let kind = if plain.is_ascii_alphabetic() {
            "full-width-letter"
        } else if plain.is_ascii_digit() {
            "full-width-digit"
        } else {
            "full-width"
        };
        return Some((plain, kind));
    }
    if sign == '\u{3000}' {
        return Some((' ', "full-width-space"));
    }
    LOOKALIKES.iter().find_map(|(kind, signs, plains)| {
        let (_, plain) = signs.chars().zip(plains.chars()).find(|(known, _)| *known == sign)?;
        Some((plain, *kind))
    })
}

/// Builds one problem for all lookalike characters of a text, with their replacement as its fix; `None` if there are
/// none outside comments and the line of the key `question`.
pub fn lookalikes_problem(text: &str) -> Option<Problem> {
    let mut first: Option<(char, &str)> = None;
    let mut edits: Vec<(Span, String)> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let after_question = line.trim_start().strip_prefix("question");
        let is_question = after_question.is_some_and(|rest| rest.starts_with(':'));
        let mut before = ' ';
        for (at, sign) in line.char_indices().take_while(|_| !is_question) {
            if sign == '#' && before == ' ' && (at == 0 || line.get(at + 1..at + 2) == Some(" ")) {
                break;
            }
            if let Some((plain, kind)) = find_lookalike(sign) {
                let at = start + at;
                first.get_or_insert((sign, kind));
                edits.push((Span::new(at, at + sign.len_utf8()), plain.to_string()));
            }
            before = sign;
        }
        start += line.len();
    }
    let ((sign, kind), (span, plain)) = (first?, edits.first()?);
    let mut plains: Vec<&str> = Vec::new();
    for (_, plain) in &edits {
        if !plains.contains(&plain.as_str()) {
            plains.push(plain);
        }
    }
    let kind = phrase!(letters::LookalikeKind { kind });
    let problem = problem!(*span, letters::Lookalike { sign, kind, plain, plains: Arg::texts(plains) });
    Some(problem.edits(edits))
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
        for (kind, signs, plains) in LOOKALIKES {
            assert_eq!(signs.chars().count(), plains.chars().count(), "{kind}");
            assert!(signs.chars().all(|sign| !sign.is_ascii()) && plains.is_ascii(), "{kind}");
        }
        assert_eq!(find_lookalike('＼').map(|(plain, _)| plain), Some('\\'));
        assert_eq!(find_lookalike('a'), None);
    }
}
