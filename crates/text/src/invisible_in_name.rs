//! The problem of a name with an invisible character, and the names of such characters.

use carcassonne_words::messages::plain;

use super::invisible::{is_invisible, strip_invisible};
use super::problems::letter_problems as letters;
use super::{Problem, Span, phrase, problem};

/// Builds the problem of a name with an invisible character; `None` for a name without any. The fix is the name without
/// invisible characters, if `is_name` accepts that.
pub fn invisible_in_name(name: &str, span: Span, is_name: impl FnOnce(&str) -> bool) -> Option<Problem> {
    let sign = name.chars().find_map(invisible_name)?;
    let problem = problem!(span, letters::InvisibleInName { name: name.to_owned(), sign });
    let plain = strip_invisible(name);
    Some(if is_name(&plain) { problem.fix_by_writing(plain) } else { problem })
}

/// Returns the name of an invisible character, with its code point; `None` for a visible one.
fn invisible_name(c: char) -> Option<plain::Sentence> {
    let kind = match c {
        _ if !is_invisible(c) => return None,
        '\n' => "line-break",
        '\r' => "carriage-return",
        '\t' => "tab",
        '\u{7}' => "bell",
        '\u{1b}' => "escape",
        '\u{ad}' => "soft-hyphen",
        '\u{200b}' => "zero-width-space",
        '\u{200c}' | '\u{200d}' => "joiner",
        '\u{2028}' => "line-separator",
        '\u{2029}' => "paragraph-separator",
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => "direction-mark",
        '\u{feff}' => "byte-order-mark",
        '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => "variation-selector",
        '\u{e0000}'..='\u{e007f}' => "tag-character",
        _ if c.is_control() => "control",
        _ => "other",
    };
    Some(phrase!(letters::InvisibleCharacter { kind, number: format!("{:04X}", u32::from(c)) }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase_text;

    #[test]
    fn invisible_characters_have_names() {
        let name = |c| invisible_name(c).map(|name| phrase_text(&name));
        assert_eq!(name('\u{200b}').as_deref(), Some("a zero-width space (U+200B)"));
        assert_eq!(name('\u{1}').as_deref(), Some("a control character (U+0001)"));
        assert_eq!(invisible_name('é'), None);
    }
}
