//! A text with its name, and places in it.

use std::fmt;
use std::sync::OnceLock;

use carcassonne_words::language::Language;
use carcassonne_words::usual_language::AnswerLanguage;

use super::encoding::{decode_utf8, nul_error};
use super::problems::letter_problems as letters;
use super::{phrase, phrase_text};

/// The largest text that can be read, in bytes: offsets have 32 bits.
const MAX_OFFSET: usize = u32::MAX as usize;

/// A range of a text, in bytes: from `start` up to, but not including, `end`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// The byte offset of the first byte.
    pub start: u32,
    /// The byte offset after the last byte.
    pub end: u32,
}

impl Span {
    /// Creates a span from two byte offsets. Offsets past 4 GiB do not occur: texts are bounded.
    pub fn new(start: usize, end: usize) -> Self {
        let clip = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Self { start: clip(start), end: clip(end.max(start)) }
    }

    /// Returns the smallest span that covers both spans.
    #[must_use]
    pub fn union(self, other: Span) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Returns the span moved `offset` bytes further on.
    #[must_use]
    pub fn shift(self, offset: u32) -> Self {
        Self { start: self.start.saturating_add(offset), end: self.end.saturating_add(offset) }
    }

    /// Returns the part of this span that begins at its byte `from` and is `len` bytes long.
    #[must_use]
    pub fn part(self, from: usize, len: usize) -> Self {
        Span::new(self.start as usize + from, self.start as usize + from + len)
    }

    /// Returns the span as a range of bytes.
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
    language: AnswerLanguage,
    /// The offsets at which the lines begin, computed when first needed.
    line_starts: OnceLock<Vec<usize>>,
}

impl SourceText {
    /// The maximum number of bytes that [`Self::new`] accepts: a map of a million tiles has less than half of them.
    pub const DEFAULT_LIMIT: usize = 8_000_000;

    /// Creates a text, named `name`, from the bytes of a file or of other input, at most [`Self::DEFAULT_LIMIT`].
    ///
    /// A byte-order mark is dropped.
    ///
    /// # Errors
    ///
    /// Returns one sentence if there are more bytes, if they are not UTF-8 (with their encoding, or the place of the
    /// first wrong byte), or if a line ends in a carriage return alone, as on old Macs.
    pub fn new(name: impl Into<String>, bytes: Vec<u8>) -> Result<Self, String> {
        Self::with_limit(name, bytes, Self::DEFAULT_LIMIT)
    }

    /// Like [`Self::new`], but with another limit: a board of a million tiles written as a list has some 60 MB.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Self::new`]; a text of 4 GiB or more is refused whatever the limit.
    pub fn with_limit(name: impl Into<String>, bytes: Vec<u8>, limit: usize) -> Result<Self, String> {
        let limit = limit.min(MAX_OFFSET);
        if bytes.len() > limit {
            return Err(phrase_text(&phrase!(letters::TooManyBytes { bytes: bytes.len(), limit })));
        }
        let text = decode_utf8(bytes)?;
        let lone_return =
            text.bytes().zip(text.bytes().skip(1).chain([b' '])).position(|(a, b)| a == b'\r' && b != b'\n');
        if lone_return.is_some() {
            return Err(phrase_text(&phrase!(letters::LoneReturns)));
        }
        Ok(Self { name: name.into(), text, language: AnswerLanguage::default(), line_starts: OnceLock::new() })
    }

    /// Returns the text with `language` as the language in which it is to be answered.
    #[must_use]
    pub fn with_language(self, language: AnswerLanguage) -> Self {
        Self { language, ..self }
    }

    /// Returns the text unless it has a NUL character, which shows that it is another kind of file.
    ///
    /// # Errors
    ///
    /// Returns one sentence with the place of the first NUL.
    pub fn reject_nul(self) -> Result<Self, String> {
        nul_error(&self.text).map_or(Ok(self), Err)
    }

    pub(super) fn empty(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            text: String::new(),
            language: AnswerLanguage::default(),
            line_starts: OnceLock::new(),
        }
    }

    /// Returns the name of the text in messages: a path, `standard input`, `the line` or the like.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the language of the messages about the text, and of the answer if the text names none.
    pub fn language(&self) -> Language {
        self.language.language()
    }

    /// Returns the language in which the text is to be answered.
    pub fn answer_language(&self) -> AnswerLanguage {
        self.language
    }

    /// Returns the text itself.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the text of a span; empty if the span is not within the text.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or("")
    }

    /// Returns the line and column (both from 1, the column in characters) of a byte.
    pub fn line_column(&self, offset: u32) -> (usize, usize) {
        let offset = offset as usize;
        let line = self.line_of(offset);
        let before = self.text.get(self.line_start(line)..offset).unwrap_or("");
        (line + 1, before.chars().count() + 1)
    }

    /// Returns line, column (both from 1) and length (in characters) of that part of a span which is on its first line.
    pub fn line_column_length(&self, span: Span) -> (usize, usize, usize) {
        let (line, column) = self.line_column(span.start);
        let start = self.line_start(line - 1);
        let text = self.line(line - 1);
        let clamp = |at: u32| (at as usize).saturating_sub(start).min(text.len());
        let marked = text.get(clamp(span.start)..clamp(span.end)).unwrap_or("");
        (line, column, marked.chars().count())
    }

    /// Returns the number, from 0, of the line that contains a byte.
    pub(super) fn line_of(&self, offset: usize) -> usize {
        self.line_starts().partition_point(|start| *start <= offset).saturating_sub(1)
    }

    /// Returns the number, from 0, of the last line, which is empty after a line ending.
    pub(super) fn last_line(&self) -> usize {
        self.line_starts().len() - 1
    }

    /// Returns the byte at which a line begins, by its number from 0; the end of the text if there is no such line.
    pub(super) fn line_start(&self, line: usize) -> usize {
        self.line_starts().get(line).copied().unwrap_or(self.text.len())
    }

    /// Returns a line without its line ending, by its number from 0; empty if there is no such line.
    pub(super) fn line(&self, line: usize) -> &str {
        let text = self.text.get(self.line_start(line)..self.line_start(line + 1)).unwrap_or("");
        let text = text.strip_suffix('\n').unwrap_or(text);
        text.strip_suffix('\r').unwrap_or(text)
    }

    /// Returns the offsets at which the lines begin: the first is 0.
    fn line_starts(&self) -> &[usize] {
        self.line_starts.get_or_init(|| {
            let breaks = self.text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
            std::iter::once(0).chain(breaks.map(|(n, _)| n + 1)).collect()
        })
    }
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
