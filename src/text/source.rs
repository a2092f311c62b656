//! A text with its name, and places in it.

use std::fmt;
use std::sync::OnceLock;

/// The largest text that is read, in bytes.
pub(super) const MAX_BYTES: usize = 64 << 20;

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
    /// Where the lines begin, worked out when first needed.
    lines: OnceLock<Vec<usize>>,
}

impl SourceText {
    /// Takes the bytes of a file (or of standard input) under a name.
    ///
    /// A byte-order mark is dropped.
    ///
    /// # Errors
    ///
    /// One sentence, when the text is larger than 64 MiB or is not UTF-8 (with the line of the
    /// first bad byte).
    pub fn new(name: impl Into<String>, bytes: Vec<u8>) -> Result<Self, String> {
        if bytes.len() > MAX_BYTES {
            return Err(format!(
                "the text is larger than {} MiB, more than any board needs",
                MAX_BYTES >> 20
            ));
        }
        if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
            return Err("the text is UTF-16; save it as UTF-8".to_owned());
        }
        let text = String::from_utf8(bytes).map_err(|e| {
            let upto = e.utf8_error().valid_up_to();
            let line = e.as_bytes().iter().take(upto).filter(|&&b| b == b'\n').count() + 1;
            format!("the text is not UTF-8: line {line} holds a byte that belongs to no character; save it as UTF-8")
        })?;
        let text = match text.strip_prefix('\u{feff}') {
            Some(rest) => rest.to_owned(),
            None => text,
        };
        let lone = text
            .bytes()
            .zip(text.bytes().skip(1).chain([b' ']))
            .position(|(a, b)| a == b'\r' && b != b'\n');
        if lone.is_some() {
            return Err("the text has the line endings of old Macs (a carriage return alone); save it with ordinary line endings".to_owned());
        }
        Ok(Self { name: name.into(), text, lines: OnceLock::new() })
    }

    /// An empty text with a name.
    pub(super) fn empty(name: impl Into<String>) -> Self {
        Self { name: name.into(), text: String::new(), lines: OnceLock::new() }
    }

    /// What the text is called: a path, or `standard input`.
    pub fn name(&self) -> &str {
        &self.name
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
