//! Rust names made from the words of the data: `count.road-city` is `CountRoadCity` in one place and
//! `COUNT_ROAD_CITY` in another.

use super::BuildResult;
use super::entries::Question;

/// Checks the id of a question: words of small letters and digits, with `.` and `-` between them.
pub(super) fn check_id(id: &str) -> BuildResult<()> {
    match id.split('.').try_for_each(check_word) {
        Ok(()) if id.contains('.') => Ok(()),
        _ => Err(format!("{id} is not the id of a question; write one like count.road-city").into()),
    }
}

/// Checks a word: small letters and digits, with `-` between them. It may not begin with a digit, unless the digit is a
/// part of its own, which names spell out.
pub(super) fn check_word(word: &str) -> BuildResult<()> {
    let is_plain = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    if word.split('-').all(is_plain) && !camel_case(word).starts_with(|c: char| c.is_ascii_digit()) {
        Ok(())
    } else {
        Err(format!("{word} is not made of small letters, digits and `-`").into())
    }
}

/// Returns the name of the type of a question's readings: as `type` gives it, or made from the question's id.
pub(super) fn readings_type(question: &Question) -> BuildResult<String> {
    let name = &question.of_type;
    let fits = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_uppercase()) && name.bytes().all(|b| b.is_ascii_alphanumeric())
    };
    match name.as_str() {
        "" => Ok(camel_case(&question.id)),
        name if fits(name) => Ok(name.to_owned()),
        name => Err(format!("type {name}: write the name of a Rust type, like BarnGround").into()),
    }
}

/// Returns a word as the name of a type or variant.
pub(super) fn camel_case(word: &str) -> String {
    let capitalise = |part: &str| {
        let (first, rest) = part.split_at(part.len().min(1));
        first.to_ascii_uppercase() + rest
    };
    name_parts(word).iter().map(|part| capitalise(part)).collect()
}

pub(super) fn constant_name(word: &str) -> String {
    name_parts(word).join("_").to_ascii_uppercase()
}

/// Returns the parts of a word. A single digit is spelled out, since no name may begin with one, unless it is the last
/// of several parts.
fn name_parts(word: &str) -> Vec<&str> {
    let parts: Vec<&str> = word.split(['.', '-']).collect();
    let last = parts.len() - 1;
    let spell = |(n, part)| if n > 0 && n == last { part } else { spell_digit(part) };
    parts.into_iter().enumerate().map(spell).collect()
}

const DIGITS: [&str; 10] = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/// Returns the name of a single digit; any other text unchanged.
fn spell_digit(part: &str) -> &str {
    match part.as_bytes() {
        [digit @ b'0'..=b'9'] => DIGITS[usize::from(digit - b'0')],
        _ => part,
    }
}
