//! A text with its name, and places in it.

use std::fmt;
use std::sync::OnceLock;

use super::encoding::{decoded, nul};
use crate::language::Language;

/// The largest text that can be read at all: offsets have 32 bits.
const MAX_OFFSET: usize = u32::MAX as usize;

/// A stretch of a text, in bytes: from `start` up to, not including, `end`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Span {
    /// A span from two byte offsets. Offsets past 4 GiB do not occur: texts are bounded.
    pub fn new(start: usize, end: usize) -> Self {
        let clip = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Self { start: clip(start), end: clip(end.max(start)) }
    }

    /// The stretch that covers both.
    #[must_use]
    pub fn to(self, other: Span) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The same stretch so many bytes further on.
    #[must_use]
    pub fn moved(self, by: u32) -> Self {
        Self { start: self.start.saturating_add(by), end: self.end.saturating_add(by) }
    }

    /// A part of this stretch: `len` bytes, starting at its `from`th.
    #[must_use]
    pub fn part(self, from: usize, len: usize) -> Self {
        Span::new(self.start as usize + from, self.start as usize + from + len)
    }

    /// The stretch as a range of bytes.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}

/// A text and its name in messages.
#[derive(Debug, Clone)]
pub struct SourceText {
    name: String,
    text: String,
    language: Language,
    /// Where the lines begin, worked out when first needed.
    lines: OnceLock<Vec<usize>>,
}

impl SourceText {
    /// The most bytes that [`Self::new`] takes: a map of a million tiles has less than half of them.
    pub const USUAL: usize = 8_000_000;

    /// Takes the bytes of a file, of standard input, or of what was typed, under a name; at most [`Self::USUAL`].
    ///
    /// A byte-order mark is dropped.
    ///
    /// # Errors
    ///
    /// One sentence, when there are more bytes than that, when they are not UTF-8 (with the place of the first that is
    /// wrong), or when lines end as those of old Macs do.
    pub fn new(name: impl Into<String>, bytes: Vec<u8>) -> Result<Self, String> {
        Self::within(name, bytes, Self::USUAL)
    }

    /// The same for at most so many bytes: a board of a million tiles that is a list has some 60 MB.
    ///
    /// # Errors
    ///
    /// As for [`Self::new`]; of more than 4 GiB no text is taken whatever the limit.
    pub fn within(name: impl Into<String>, bytes: Vec<u8>, most: usize) -> Result<Self, String> {
        let most = most.min(MAX_OFFSET);
        if bytes.len() > most {
            return Err(too_large(bytes.len(), most));
        }
        let text = decoded(bytes)?;
        let lone = text.bytes().zip(text.bytes().skip(1).chain([b' '])).position(|(a, b)| a == b'\r' && b != b'\n');
        if lone.is_some() {
            return Err("the text has the line endings of old Macs (a carriage return alone); save it with ordinary line endings".to_owned());
        }
        Ok(Self { name: name.into(), text, language: Language::ENGLISH, lines: OnceLock::new() })
    }

    /// The same text from somebody who is answered in a language.
    #[must_use]
    pub fn answered_in(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The same text if it is one that somebody saved: a NUL among its characters says that it is another kind of file.
    ///
    /// # Errors
    ///
    /// One sentence, with the place of the first NUL.
    pub fn without_nul(self) -> Result<Self, String> {
        match nul(&self.text) {
            None => Ok(self),
            Some(told) => Err(told),
        }
    }

    /// An empty text with a name.
    pub(super) fn empty(name: impl Into<String>) -> Self {
        Self { name: name.into(), text: String::new(), language: Language::ENGLISH, lines: OnceLock::new() }
    }

    /// What the text is called: a path, or `standard input`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language in which whoever wrote it is answered.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text itself.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text of a span; empty where the span does not fit.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or("")
    }

    /// Line and column (both from 1, the column in characters) of a byte.
    pub fn line_column(&self, offset: u32) -> (usize, usize) {
        let offset = offset as usize;
        let line = self.line_of(offset);
        let before = self.text.get(self.line_start(line)..offset).unwrap_or("");
        (line + 1, before.chars().count() + 1)
    }

    /// Line, column (both from 1) and length (in characters) of a span, as far as it goes on its first line.
    pub fn spot(&self, span: Span) -> (usize, usize, usize) {
        let (line, column) = self.line_column(span.start);
        let start = self.line_start(line - 1);
        let text = self.line(line - 1);
        let within = |at: u32| (at as usize).saturating_sub(start).min(text.len());
        let marked = text.get(within(span.start)..within(span.end)).unwrap_or("");
        (line, column, marked.chars().count())
    }

    /// The number, from 0, of the line that holds a byte.
    pub(super) fn line_of(&self, offset: usize) -> usize {
        self.starts().partition_point(|start| *start <= offset).saturating_sub(1)
    }

    /// The number, from 0, of the last line, which is empty after a line ending.
    pub(super) fn last_line(&self) -> usize {
        self.starts().len() - 1
    }

    /// The byte at which a line begins, by its number from 0; the end of the text if there is no such line.
    pub(super) fn line_start(&self, line: usize) -> usize {
        self.starts().get(line).copied().unwrap_or(self.text.len())
    }

    /// A line without its line ending, by its number from 0; empty if there is no such line.
    pub(super) fn line(&self, line: usize) -> &str {
        let text = self.text.get(self.line_start(line)..self.line_start(line + 1)).unwrap_or("");
        let text = text.strip_suffix('\n').unwrap_or(text);
        text.strip_suffix('\r').unwrap_or(text)
    }

    /// Where the lines begin: the first at 0.
    fn starts(&self) -> &[usize] {
        self.lines.get_or_init(|| {
            let breaks = self.text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
            std::iter::once(0).chain(breaks.map(|(n, _)| n + 1)).collect()
        })
    }
}

fn too_large(bytes: usize, most: usize) -> String {
    format!("the text is {bytes} bytes; the limit is {most}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_order_mark_is_harmless() {
        let text = SourceText::new("x", b"\xef\xbb\xbfboard: |".to_vec()).map(|s| s.text);
        assert_eq!(text.as_deref(), Ok("board: |"));
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_with_their_line() {
        let refused = SourceText::new("x", b"a\nb\xff".to_vec()).err();
        assert!(refused.is_some_and(|m| m.contains("line 2")));
    }

    #[test]
    fn lines_are_taken_without_their_ends() {
        let text = SourceText::new("x", b"a\r\nb\n".to_vec()).ok();
        let lines = |t: &SourceText| [0, 1, 2, 3].map(|n| t.line(n).to_owned());
        assert_eq!(text.as_ref().map(lines), Some(["a", "b", "", ""].map(str::to_owned)));
        assert_eq!(text.as_ref().map(SourceText::last_line), Some(2));
        assert_eq!(text.map(|t| [0, 2, 3, 5, 9].map(|n| t.line_of(n))), Some([0, 0, 1, 2, 2]));
    }

    #[test]
    fn columns_are_characters() {
        let text = SourceText::new("x", "ä b".into()).ok();
        assert_eq!(text.map(|t| t.line_column(3)), Some((1, 3)));
    }
}
