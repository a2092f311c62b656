//! Invisible characters, and the display of a text that has some.
//!
//! The content of a file is untrusted. A text of a user is printed, to a terminal or a page, only through [`sanitize`]
//! or [`sanitize_line`]: a character that would control the terminal, change the direction of writing, or be invisible
//! is shown as an escape with its code point, `\u{202e}`. Nothing is removed silently.
//!
//! Accents, the signs of all scripts and pictures stay unchanged, and so do the invisible characters that belong to
//! them: the joiners of scripts and of pictures made of several (a family), and selectors between two looks of one
//! sign. In any other place joiners and selectors are escaped too.

use std::fmt::Write;

use unicode_normalization::char::is_combining_mark;

/// The maximum number of accents that one letter may carry: no script stacks more, and a longer stack covers the lines
/// above.
const MOST_ACCENTS: usize = 4;

/// Returns a text that is safe to show anywhere: line breaks are kept, a tab becomes a space, and invisible characters
/// and excess accents are shown as escapes. The result is unchanged if sanitized again.
pub fn sanitize(text: &str) -> String {
    escape_text(text, |c| c == '\n', push_escape)
}

/// Returns a text as from [`sanitize`], but with line breaks escaped too: even the name of a file may contain one.
pub fn sanitize_line(text: &str) -> String {
    escape_text(text, |_| false, push_escape)
}

/// Makes a text, in which quotes and backslashes are escaped already, fit for a quoted YAML string: a tab becomes a
/// space, and invisible characters become numeric escapes that YAML reads back.
pub fn escape_for_yaml(quoted: &str) -> String {
    escape_text(
        quoted,
        |_| false,
        |c, out| {
            let _ = write!(out, "\\U{:08x}", u32::from(c));
        },
    )
}

fn escape_text(text: &str, keep: impl Fn(char) -> bool, escape: impl Fn(char, &mut String)) -> String {
    // Nearly every text is plain ASCII, and so are the long ones.
    if text.bytes().all(|b| (b' '..0x7f).contains(&b)) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut before = None;
    let mut accents = 0;
    let mut signs = text.chars().peekable();
    while let Some(c) = signs.next() {
        let is_excess = is_accent(c) && accents >= MOST_ACCENTS;
        accents = if is_accent(c) { accents + 1 } else { 0 };
        if c == '\t' {
            out.push(' ');
        } else if keep(c)
            || (!is_excess && (!is_invisible(c) || belongs_to_neighbors(c, before, signs.peek().copied())))
        {
            out.push(c);
        } else {
            escape(c, &mut out);
        }
        before = Some(c);
    }
    out
}

/// Appends an escape with the code point of a character: `\u{202e}`.
fn push_escape(c: char, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = write!(out, "{}", c.escape_unicode());
}

/// Returns the form in which an excerpt shows the character `c` at the byte `at` of `line`: invisible characters other
/// than a tab, and accents in excess, are escaped.
pub(super) fn char_form(line: &str, at: usize, c: char) -> CharForm {
    let is_stacked = || {
        let before = line.get(..at).unwrap_or_default().chars().rev().take(MOST_ACCENTS);
        before.filter(|before| is_accent(*before)).count() == MOST_ACCENTS
    };
    if c != '\t' && (is_invisible(c) || is_accent(c) && is_stacked()) {
        CharForm::Escaped(c)
    } else {
        CharForm::Verbatim(c)
    }
}

/// The form in which an excerpt shows a character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CharForm {
    /// The character is shown unchanged.
    Verbatim(char),
    /// The character is replaced by an escape with its code point.
    Escaped(char),
}

impl CharForm {
    /// Appends the character, in the form in which it is shown, to a text.
    pub(super) fn append_to(self, out: &mut String) {
        match self {
            Self::Verbatim(c) => out.push(c),
            Self::Escaped(c) => push_escape(c, out),
        }
    }

    /// Returns the number of bytes that the character takes in the form in which it is shown.
    pub(super) fn len(self) -> usize {
        match self {
            Self::Verbatim(c) => c.len_utf8(),
            // The escape is ASCII.
            Self::Escaped(c) => c.escape_unicode().len(),
        }
    }
}

/// Returns `true` for a control character, one that changes the direction of writing, and one that is or looks like space.
///
/// Line breaks, tabs, and code points that are not characters count too.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
        // Code points that are not characters.
        || matches!(c, '\u{fdd0}'..='\u{fdef}')
        || u32::from(c) & 0xfffe == 0xfffe
}

/// Returns `true` if a character is placed over or under the letter before it.
pub fn is_accent(c: char) -> bool {
    // There are none below U+0300, where the characters of nearly every text are.
    c >= '\u{300}' && is_combining_mark(c)
}

/// Returns `true` if the invisible character `c` belongs to its neighbours, which look different without it.
fn belongs_to_neighbors(c: char, before: Option<char>, after: Option<char>) -> bool {
    let Some(before) = before else { return false };
    match c {
        // A family is people with joiners between them; a person may have a skin colour or a chosen look.
        '\u{200d}' => after.is_some_and(|after| {
            is_picture(before) && is_picture(after) || uses_joiners(before) && uses_joiners(after)
        }),
        '\u{200c}' => after.is_some_and(|after| uses_joiners(before) && uses_joiners(after)),
        // The coloured look of a sign, or the plain one; a digit has one as a keycap.
        '\u{fe0e}' | '\u{fe0f}' => is_picture(before) || before.is_ascii_digit() && after == Some('\u{20e3}'),
        // A variant of an ideograph.
        '\u{e0100}'..='\u{e01ef}' => {
            matches!(before, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
        }
        _ => false,
    }
}

/// Returns `true` for a pictorial character (such as an emoji), and for the selector of a picture's look.
fn is_picture(c: char) -> bool {
    matches!(c, '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2190}'..='\u{27ff}' | '\u{2900}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

/// Returns `true` for a character of a script that may be written with joiners, such as the Arabic and Indic ones.
fn uses_joiners(c: char) -> bool {
    let is_in_range = matches!(c, '\u{620}'..='\u{8ff}' | '\u{900}'..='\u{dff}' | '\u{f00}'..='\u{109f}' | '\u{1780}'..='\u{18af}' | '\u{fb50}'..='\u{fdcf}' | '\u{fe70}'..='\u{fefc}');
    is_in_range && !is_invisible(c)
}

/// Returns a text without its invisible characters and without the terminal commands that an escape begins. Each run of
/// white space, line breaks included, becomes one space, and is dropped at either end.
pub fn strip_invisible(text: &str) -> String {
    let (first, rest) = text.split_once('\u{1b}').unwrap_or((text, ""));
    let remainders = rest.split('\u{1b}').map(skip_command);
    let text: String = std::iter::once(first).chain(remainders).collect();
    let is_kept = |c: &char| *c == ' ' || c.is_whitespace() || !is_invisible(*c);
    let text: String = text.chars().filter(is_kept).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns `text`, which follows an escape, without the terminal command with which it begins: a colour or similar
/// (`[31m`), or a title or link (`]…`, up to a bell).
fn skip_command(text: &str) -> &str {
    match text.as_bytes().first() {
        Some(b'[') => {
            let end = text.char_indices().skip(1).find(|(_, c)| matches!(c, '@'..='~'));
            end.and_then(|(at, c)| text.get(at + c.len_utf8()..)).unwrap_or("")
        }
        Some(b']') => text.split_once('\u{7}').map_or("", |(_, rest)| rest),
        Some(_) | None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_or_is_not_seen_is_shown_by_its_number() {
        for (text, escaped) in [
            ("a\u{1b}[31m\u{9b}2J\u{7}", "a\\u{1b}[31m\\u{9b}2J\\u{7}"),
            ("1\u{202e}2\u{2066}3\u{200f}", "1\\u{202e}2\\u{2066}3\\u{200f}"),
            ("An\u{200b}na\u{feff}\u{ad}", "An\\u{200b}na\\u{feff}\\u{ad}"),
            ("x\u{e0041}\u{2028}\u{fffe}", "x\\u{e0041}\\u{2028}\\u{fffe}"),
            ("a\r\n\tb", "a\\u{d}\n b"),
            ("a\u{200d}b\u{200c}c\u{fe0f}", "a\\u{200d}b\\u{200c}c\\u{fe0f}"),
            ("\u{200d}", "\\u{200d}"),
        ] {
            assert_eq!(sanitize(text), escaped);
            assert_eq!(sanitize(escaped), escaped, "nothing is shown by its number twice");
        }
        assert_eq!(sanitize_line("a\nb.yaml"), "a\\u{a}b.yaml");
    }

    #[test]
    fn all_scripts_accents_and_pictures_stay() {
        for text in [
            "plain \\ {text}",
            "Zoë",
            "Zoe\u{308}",
            "Łukasz",
            "李",
            "דוד",
            "علی\u{200c}رضا",
            "क\u{94d}\u{200d}ष",
            "👩\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}",
            "👩🏽\u{200d}🌾",
            "1\u{fe0f}\u{20e3}",
            "葛\u{e0100}",
            "no\u{a0}break",
            "→ ✓",
        ] {
            assert_eq!(sanitize(text), text);
        }
    }

    #[test]
    fn a_tower_of_accents_ends() {
        let tower = format!("a{}b\u{301}", "\u{301}".repeat(7));
        let shown = format!("a{}{}b\u{301}", "\u{301}".repeat(4), "\\u{301}".repeat(3));
        assert_eq!(sanitize(&tower), shown);
    }

    #[test]
    fn what_is_not_seen_can_be_left_out() {
        assert_eq!(strip_invisible(" An\u{200b}na\u{1b}\n B "), "Anna B");
        assert_eq!(strip_invisible("\u{1b}[1;31mred\u{1b}[0m"), "red");
        assert_eq!(strip_invisible("\u{1b}]8;;x\u{7}red\u{1b}"), "red");
    }
}
