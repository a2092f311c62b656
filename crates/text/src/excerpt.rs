//! The lines of text shown with a problem, cropped before anything draws them.
//!
//! Diagnostic renderers pad and copy lines, so they must not receive lines of unbounded length: a line too
//! long for the page is shown only around its marks, with `…` for omitted parts.
//! Invisible characters are shown as escapes with their code points.

use std::ops::Range;

use carcassonne_base::sorting::sort;
use miette::{LabeledSpan, MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};
use unicode_width::UnicodeWidthChar;

use super::invisible::{CharForm, char_form};
use super::phrasing::{ELLIPSIS, shorten_path};
use super::{SourceText, Span};

/// The number of lines shown above and below a marked one.
const CONTEXT_LINES: usize = 1;
/// The fewest columns of a cropped line that are shown beside a mark.
const LEAST_COLUMNS: usize = 8;
/// The maximum number of columns that a tab may take.
const TAB_WIDTH: usize = 4;

/// The lines of text shown with a problem.
#[derive(Debug, Clone)]
pub(super) struct Excerpt {
    /// The name of the whole text.
    name: String,
    /// The lines as they are shown, each with a line ending.
    text: String,
    /// The shown lines of the whole text in order, each once.
    lines: Vec<ExcerptLine>,
    /// The marked places with their labels, as spans of the excerpt; the first is the primary one.
    marks: Vec<LabeledSpan>,
    /// The byte in `text` of each escaped character, and by how many characters its escape is longer than that one.
    escapes: Vec<(usize, usize)>,
}

#[derive(Debug, Clone)]
struct ExcerptLine {
    /// The number of the line in the whole text, from 0.
    number: usize,
    /// The byte of the excerpt at which the line begins.
    start: usize,
    /// The parts of the line that are shown, in order.
    pieces: Vec<ShownStretch>,
}

/// A stretch of a line that is shown without a gap.
#[derive(Debug, Clone)]
struct ShownStretch {
    /// The byte of the excerpt at which the stretch begins.
    start: usize,
    /// The bytes of the line that are shown.
    range: Range<usize>,
    /// The column of the line at which the stretch begins, in characters from 0.
    column: usize,
}

/// A marked place within one line.
struct Mark {
    /// The number of the line, from 0.
    line: usize,
    /// The marked bytes of the line; an empty range for a place without text.
    at: Range<usize>,
    label: String,
}

impl Excerpt {
    /// Builds the excerpt of the marked lines and their neighbours, for a page of `width` columns, line numbers
    /// included. The first mark is the primary one.
    pub(super) fn new(marks: impl IntoIterator<Item = (Span, String)>, source: &SourceText, width: usize) -> Self {
        let marks: Vec<Mark> = marks.into_iter().map(|(at, label)| Mark::new(at, label, source)).collect();
        let last = source.last_line();
        let mut numbers: Vec<usize> = marks
            .iter()
            .flat_map(|m| m.line.saturating_sub(CONTEXT_LINES)..=(m.line + CONTEXT_LINES).min(last))
            // The empty line after the last line ending is omitted, unless it is marked.
            .filter(|n| *n < last || !source.line(*n).is_empty() || marks.iter().any(|m| m.line == *n))
            .collect();
        sort(&mut numbers);
        numbers.dedup();
        let digits = last.to_string().len();
        let columns = width.saturating_sub(digits + 5).max(3 * LEAST_COLUMNS);
        let mut excerpt = Self {
            name: shorten_path(source.name()),
            text: String::new(),
            lines: Vec::with_capacity(numbers.len()),
            marks: Vec::with_capacity(marks.len()),
            escapes: Vec::new(),
        };
        for number in numbers {
            let ranges: Vec<_> = marks.iter().filter(|m| m.line == number).map(|m| &m.at).collect();
            let line = source.line(number);
            excerpt.add_line(number, line, shown_ranges(line, &ranges, columns));
        }
        for (n, mark) in marks.iter().enumerate() {
            let label = (!mark.label.is_empty()).then(|| mark.label.clone());
            let span = excerpt.mark_span(mark, source.line(mark.line));
            excerpt.marks.push(if n == 0 {
                LabeledSpan::new_primary_with_span(label, span)
            } else {
                LabeledSpan::new_with_span(label, span)
            });
        }
        excerpt
    }

    /// Returns the marked places with their labels, as spans of the excerpt; the first is the primary one.
    pub(super) fn marks(&self) -> impl Iterator<Item = LabeledSpan> + '_ {
        self.marks.iter().cloned()
    }

    /// Adds a line of the whole text to the excerpt; only its bytes in `ranges` are shown.
    fn add_line(&mut self, number: usize, line: &str, ranges: Vec<Range<usize>>) {
        let start = self.text.len();
        let mut pieces = Vec::with_capacity(ranges.len());
        let (mut upto, mut column) = (0, 0);
        for range in ranges {
            let omitted = &line[upto..range.start];
            if !omitted.is_empty() {
                self.text.push(ELLIPSIS);
            }
            column += omitted.chars().count();
            upto = range.end;
            let from = range.start;
            let visible = &line[range.clone()];
            pieces.push(ShownStretch { start: self.text.len(), range, column });
            for (at, sign) in visible.char_indices() {
                let form = char_form(line, from + at, sign);
                if let CharForm::Escaped(_) = form {
                    self.escapes.push((self.text.len(), form.len() - 1));
                }
                form.append_to(&mut self.text);
            }
            column += visible.chars().count();
        }
        if upto < line.len() {
            self.text.push(ELLIPSIS);
        }
        self.text.push('\n');
        self.lines.push(ExcerptLine { number, start, pieces });
    }

    /// Returns the span of the excerpt that shows a marked place of `line`.
    fn mark_span(&self, mark: &Mark, line: &str) -> SourceSpan {
        let pieces = self.lines.iter().filter(|l| l.number == mark.line).flat_map(|l| &l.pieces);
        let offset_of = |at: usize| {
            let piece = pieces.clone().find(|p| p.range.start <= at && at <= p.range.end);
            // An escaped character takes more bytes than the character itself.
            piece.map_or(0, |p| {
                let before = line[p.range.start..at].char_indices();
                let bytes = before.map(|(n, c)| char_form(line, p.range.start + n, c).len());
                p.start + bytes.sum::<usize>()
            })
        };
        let (start, end) = (offset_of(mark.at.start), offset_of(mark.at.end));
        SourceSpan::new(start.into(), end.saturating_sub(start))
    }

    /// Returns the number of characters of the file that a stretch of the excerpt shows.
    fn char_count(&self, range: Range<usize>) -> usize {
        let from = self.escapes.partition_point(|(at, _)| *at < range.start);
        let escapes = self.escapes[from..].iter().take_while(|(at, _)| *at < range.end);
        let extra: usize = escapes.map(|(_, more)| more).sum();
        self.text[range].chars().count().saturating_sub(extra)
    }

    /// Returns the index, among the lines shown, of the line that contains a byte of the excerpt.
    fn line_at(&self, at: usize) -> usize {
        self.lines.partition_point(|l| l.start <= at).saturating_sub(1)
    }
}

impl SourceCode for Excerpt {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let upto = span.offset() + span.len();
        if upto > self.text.len() || self.lines.is_empty() {
            return Err(MietteError::OutOfBounds);
        }
        let is_consecutive = |n: &usize| self.lines[*n].number == self.lines[n - 1].number + 1;
        let marked = self.line_at(span.offset());
        let first = (1..=marked).rev().take(before).take_while(is_consecutive).last().map_or(marked, |n| n - 1);
        let end = self.line_at(upto);
        let last = (end + 1..self.lines.len()).take(after).take_while(is_consecutive).last().unwrap_or(end);
        let line = &self.lines[first];
        let (range, column) = if before == 0 && after == 0 {
            let piece = line.pieces.iter().rfind(|p| p.start <= span.offset());
            let column = piece.map_or(0, |p| p.column + self.char_count(p.start..span.offset()));
            (span.offset()..upto, column)
        } else {
            (line.start..self.lines.get(last + 1).map_or(self.text.len(), |l| l.start), 0)
        };
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            &self.text.as_bytes()[range.clone()],
            (range.start, range.len()).into(),
            line.number,
            column,
            last - first + 1,
        )))
    }
}

impl Mark {
    /// Creates the mark of a span, limited to its first line.
    fn new(span: Span, label: String, source: &SourceText) -> Self {
        let line = source.line_of(span.start as usize);
        let (start, text) = (source.line_start(line), source.line(line));
        let clamp = |at: u32| {
            let mut at = (at as usize).saturating_sub(start).min(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        Self { line, at: clamp(span.start)..clamp(span.end), label }
    }
}

/// Returns the byte ranges of a line that are shown: the whole line if it fits into the columns, else as much as fits
/// around its marks, or its beginning if it has none.
fn shown_ranges(line: &str, marks: &[&Range<usize>], columns: usize) -> Vec<Range<usize>> {
    let is_short = offset_after(line, 0, columns) == line.len();
    if is_short || marks.is_empty() {
        let end = if is_short { line.len() } else { offset_after(line, 0, columns - 1) };
        return std::iter::once(0..end).collect();
    }
    // Marked text is shown whole if there is space for it.
    let is_whole = count_columns(line, &ranges_around(line, marks, 1, true)) <= columns;
    let least = if is_whole { 1 } else { LEAST_COLUMNS };
    let shares: Vec<usize> = (least + 1..columns).collect();
    let fitting =
        shares.partition_point(|share| count_columns(line, &ranges_around(line, marks, *share, is_whole)) <= columns);
    ranges_around(line, marks, least + fitting, is_whole)
}

/// Returns the byte ranges within `share` columns of a line's marks, in order and without overlaps: if `is_whole`,
/// around each mark, else around its two ends, for marks too long to be shown whole.
fn ranges_around(line: &str, marks: &[&Range<usize>], share: usize, is_whole: bool) -> Vec<Range<usize>> {
    let mut bounds: Vec<(usize, usize)> = if is_whole {
        marks.iter().map(|mark| (mark.start, mark.end)).collect()
    } else {
        marks.iter().flat_map(|mark| [(mark.start, mark.start), (mark.end, mark.end)]).collect()
    };
    sort(&mut bounds);
    let mut found: Vec<Range<usize>> = Vec::with_capacity(bounds.len());
    for (from, to) in bounds {
        let next = offset_before(line, from, share)..offset_after(line, to, share);
        match found.last_mut() {
            // The `…` would take as much space as the part that it replaces.
            Some(last) if next.start <= last.end + ELLIPSIS.len_utf8() => {
                last.end = last.end.max(next.end);
            }
            _ => found.push(next),
        }
    }
    found
}

/// Returns the number of columns that stretches of a line take, counting a `…` for each omitted part.
fn count_columns(line: &str, ranges: &[Range<usize>]) -> usize {
    let range_width = |range: &Range<usize>| {
        let signs = line[range.clone()].char_indices();
        signs.map(|(n, sign)| char_width(line, range.start + n, sign)).sum::<usize>()
    };
    let shown_width = ranges.iter().map(range_width).sum::<usize>();
    let is_cut_after = |range: &&Range<usize>| range.end < line.len();
    let is_cut_before = ranges.first().is_some_and(|range| range.start > 0);
    shown_width + ranges.iter().filter(is_cut_after).count() + usize::from(is_cut_before)
}

/// Returns the byte `columns` columns after a byte of a line, or the end of the line.
fn offset_after(line: &str, from: usize, columns: usize) -> usize {
    from + fitting_bytes(line, line[from..].char_indices().map(|(n, sign)| (from + n, sign)), columns)
}

/// Returns the byte `columns` columns before a byte of a line, or the beginning of the line.
fn offset_before(line: &str, from: usize, columns: usize) -> usize {
    from - fitting_bytes(line, line[..from].char_indices().rev(), columns)
}

/// Returns how many bytes of `signs`, characters of `line` with their byte offsets, fit into `columns` columns.
fn fitting_bytes(line: &str, signs: impl Iterator<Item = (usize, char)>, columns: usize) -> usize {
    let mut left = columns;
    let mut bytes = 0;
    for (at, sign) in signs {
        match left.checked_sub(char_width(line, at, sign)) {
            Some(rest) => left = rest,
            None => break,
        }
        bytes += sign.len_utf8();
    }
    bytes
}

/// Returns the number of columns that the character at a byte of a line counts for, at least one: even a character
/// without a width, like an accent, takes memory.
fn char_width(line: &str, at: usize, sign: char) -> usize {
    match char_form(line, at, sign) {
        CharForm::Verbatim('\t') => TAB_WIDTH,
        CharForm::Verbatim(sign) => sign.width().unwrap_or(1).max(1),
        by_number @ CharForm::Escaped(_) => by_number.len(),
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn excerpt(text: &str, spans: &[Span]) -> Excerpt {
        let source = SourceText::new("x.yaml", text.as_bytes().to_vec()).expect("text");
        let labels = std::iter::once("here".to_owned()).chain(std::iter::repeat("there".to_owned()));
        Excerpt::new(spans.iter().copied().zip(labels), &source, 80)
    }

    #[test]
    fn what_is_marked_is_shown_whole_where_there_is_room() {
        let mark = "outcomes: [{ points: { red: 6 } }, { points: { red: 4 } }]";
        let text = format!("{}{mark}{}", "a ".repeat(40), " b".repeat(40));
        let shown = excerpt(&text, &[Span::new(80, 80 + mark.len())]);
        assert_eq!(marked_texts(&shown), [mark]);
    }

    #[test]
    fn a_tower_of_accents_is_shown_by_numbers() {
        let shown = excerpt(&format!("c{}N", "\u{301}".repeat(5)), &[Span::new(11, 12)]);
        assert_eq!(shown.text, format!("c{}\\u{{301}}N\n", "\u{301}".repeat(4)));
        assert_eq!(marked_texts(&shown), ["N"]);
    }

    fn marked_texts(excerpt: &Excerpt) -> Vec<&str> {
        let spans = excerpt.marks.iter().map(LabeledSpan::inner);
        spans.map(|s| &excerpt.text[s.offset()..s.offset() + s.len()]).collect()
    }

    fn place(excerpt: &Excerpt, n: usize) -> (usize, usize) {
        let contents = excerpt.read_span(excerpt.marks[n].inner(), 0, 0).expect("inside");
        (contents.line() + 1, contents.column() + 1)
    }

    #[test]
    fn a_line_that_fits_is_shown_whole_with_its_neighbours() {
        let excerpt = excerpt("one\ntwo x\nthree\nfour\n", &[Span::new(8, 9)]);
        assert_eq!(excerpt.text, "one\ntwo x\nthree\n");
        assert_eq!(marked_texts(&excerpt), ["x"]);
        assert_eq!(place(&excerpt, 0), (2, 5));
    }

    #[test]
    fn a_long_line_is_shown_round_its_marks_and_keeps_its_columns() {
        let text = format!("{{{}: 1}}\n", "x".repeat(65_536));
        let excerpt = excerpt(&text, &[Span::new(0, 1), Span::new(65_540, 65_541)]);
        assert_eq!(excerpt.text, format!("{{{}…{}: 1}}\n", "x".repeat(35), "x".repeat(32)));
        assert_eq!(marked_texts(&excerpt), ["{", "}"]);
        assert_eq!((place(&excerpt, 0), place(&excerpt, 1)), ((1, 1), (1, 65_541)));
    }

    #[test]
    fn a_long_mark_is_shown_by_its_ends() {
        let text = format!("a: {} b", "x".repeat(100_000));
        let excerpt = excerpt(&text, &[Span::new(3, 100_003)]);
        assert_eq!(excerpt.text, format!("a: {0}…{0} b\n", "x".repeat(34)));
        assert_eq!(marked_texts(&excerpt), [format!("{0}…{0}", "x".repeat(34))]);
    }

    #[test]
    fn a_neighbour_without_a_mark_is_cut_off() {
        let excerpt = excerpt(&format!("{}\nb\n", "a".repeat(9_000)), &[Span::new(9_001, 9_002)]);
        assert_eq!(excerpt.text, format!("{}…\nb\n", "a".repeat(73)));
    }

    #[test]
    fn wide_signs_accents_and_tabs_count_as_what_they_take() {
        for sign in ["界", "e\u{301}", "\t", "\u{200b}", "👨‍👩‍👧"] {
            let text = format!("{}x{}", sign.repeat(3_000), sign.repeat(3_000));
            let at = 3_000 * sign.len();
            let excerpt = excerpt(&text, &[Span::new(at, at + 1)]);
            assert!(excerpt.text.chars().count() < 80, "{}", excerpt.text);
            assert_eq!(marked_texts(&excerpt), ["x"]);
            assert_eq!(place(&excerpt, 0), (1, 3_000 * sign.chars().count() + 1));
        }
    }

    #[test]
    fn what_a_terminal_would_obey_is_not_passed_on() {
        let excerpt = excerpt("a\u{1b}[31m b\u{202e}c\r\n", &[Span::new(7, 11)]);
        assert_eq!(excerpt.text, "a\\u{1b}[31m b\\u{202e}c\n");
        assert_eq!(marked_texts(&excerpt), ["b\\u{202e}"]);
    }

    #[test]
    fn the_end_of_the_text_can_be_marked() {
        let excerpt = excerpt("a: [\n", &[Span::new(5, 5)]);
        assert_eq!(excerpt.text, "a: [\n\n");
        assert_eq!(place(&excerpt, 0), (2, 1));
    }

    #[test]
    fn lines_far_apart_are_not_neighbours() {
        let excerpt = excerpt("a\nb\nc\nd\ne\nf\ng\n", &[Span::new(0, 1), Span::new(12, 13)]);
        assert_eq!(excerpt.text, "a\nb\nf\ng\n");
        let around = excerpt.read_span(excerpt.marks[1].inner(), 1, 1).expect("inside");
        assert_eq!((around.data(), around.line()), (b"f\ng\n".as_slice(), 5));
    }
}
