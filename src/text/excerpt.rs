//! The lines of text shown with a problem, cropped before anything draws them.
//!
//! Diagnostic renderers pad and copy lines, so they must not receive lines of unbounded length: a line too
//! long for the page is shown only around its marks, with `…` for omitted parts.
//! Invisible characters are shown by their numbers.

use miette::{LabeledSpan, MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};
use std::ops::Range;
use unicode_width::UnicodeWidthChar;

use super::near::{CUT, shortened_path};
use super::unseen::{Shown, in_excerpt};
use super::{SourceText, Span};

/// The number of lines shown above and below a marked one.
const NEIGHBOURS: usize = 1;
/// The fewest columns of a cropped line that are shown beside a mark.
const LEAST: usize = 8;
/// The most columns that a tab may take.
const TAB: usize = 4;

/// The lines of text shown with a problem.
#[derive(Debug, Clone)]
pub(super) struct Excerpt {
    /// The name of the whole text.
    name: String,
    /// The lines as they are shown, each with a line ending.
    text: String,
    /// The lines in order, each once.
    lines: Vec<ExcerptLine>,
    /// The marks, as spans of the excerpt.
    marks: Vec<LabeledSpan>,
    /// The places of characters shown by their numbers, and how many more characters each number has.
    longer: Vec<(usize, usize)>,
}

#[derive(Debug, Clone)]
struct ExcerptLine {
    /// The number of the line in the whole text, from 0.
    number: usize,
    /// The byte of the excerpt at which it begins.
    start: usize,
    /// The parts that are shown.
    pieces: Vec<Piece>,
}

/// A stretch of a line that is shown without a gap.
#[derive(Debug, Clone)]
struct Piece {
    /// The byte of the excerpt at which it begins.
    start: usize,
    /// The bytes of the line that it shows.
    shows: Range<usize>,
    /// The column of the line at which it begins, in characters from 0.
    column: usize,
}

/// A marked place within one line.
struct Mark<'p> {
    /// The number of the line, from 0.
    line: usize,
    /// The marked bytes of the line; an empty range for a place without text.
    at: Range<usize>,
    label: &'p str,
}

impl Excerpt {
    /// Builds the excerpt of the marked lines and their neighbours, where a line may take `width` columns. The
    /// first mark is the primary one.
    pub(super) fn of<'m>(marks: impl IntoIterator<Item = (Span, &'m str)>, source: &SourceText, width: usize) -> Self {
        let marks: Vec<Mark<'_>> = marks.into_iter().map(|(at, label)| Mark::of(at, label, source)).collect();
        let last = source.last_line();
        let mut numbers: Vec<usize> = marks
            .iter()
            .flat_map(|m| m.line.saturating_sub(NEIGHBOURS)..=(m.line + NEIGHBOURS).min(last))
            // The empty line after the last line ending is omitted, unless it is marked.
            .filter(|n| *n < last || !source.line(*n).is_empty() || marks.iter().any(|m| m.line == *n))
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        let digits = last.to_string().len();
        let columns = width.saturating_sub(digits + 5).max(3 * LEAST);
        let mut excerpt = Self {
            name: shortened_path(source.name()),
            text: String::new(),
            lines: Vec::with_capacity(numbers.len()),
            marks: Vec::with_capacity(marks.len()),
            longer: Vec::new(),
        };
        for number in numbers {
            let at: Vec<_> = marks.iter().filter(|m| m.line == number).map(|m| &m.at).collect();
            let line = source.line(number);
            excerpt.add(number, line, kept(line, &at, columns));
        }
        for (n, mark) in marks.iter().enumerate() {
            let label = (!mark.label.is_empty()).then(|| mark.label.to_owned());
            let span = excerpt.place(mark, source.line(mark.line));
            excerpt.marks.push(if n == 0 {
                LabeledSpan::new_primary_with_span(label, span)
            } else {
                LabeledSpan::new_with_span(label, span)
            });
        }
        excerpt
    }

    /// Returns the marks; the first is the problem's own.
    pub(super) fn marks(&self) -> impl Iterator<Item = LabeledSpan> + '_ {
        self.marks.iter().cloned()
    }

    /// Adds a line, of which only the stretches in `kept` are shown.
    fn add(&mut self, number: usize, line: &str, kept: Vec<Range<usize>>) {
        let start = self.text.len();
        let mut pieces = Vec::with_capacity(kept.len());
        let (mut upto, mut column) = (0, 0);
        for shows in kept {
            let left_out = &line[upto..shows.start];
            if !left_out.is_empty() {
                self.text.push(CUT);
            }
            column += left_out.chars().count();
            upto = shows.end;
            let from = shows.start;
            let shown = &line[shows.clone()];
            pieces.push(Piece { start: self.text.len(), shows, column });
            for (at, sign) in shown.char_indices() {
                let shown = in_excerpt(line, from + at, sign);
                if let Shown::ByNumber(_) = shown {
                    self.longer.push((self.text.len(), shown.len() - 1));
                }
                shown.add_to(&mut self.text);
            }
            column += shown.chars().count();
        }
        if upto < line.len() {
            self.text.push(CUT);
        }
        self.text.push('\n');
        self.lines.push(ExcerptLine { number, start, pieces });
    }

    /// Returns the span of a mark in the excerpt.
    fn place(&self, mark: &Mark<'_>, line: &str) -> SourceSpan {
        let pieces = self.lines.iter().filter(|l| l.number == mark.line).flat_map(|l| &l.pieces);
        let place = |at: usize| {
            let piece = pieces.clone().find(|p| p.shows.start <= at && at <= p.shows.end);
            // An escaped character takes more bytes than the character itself.
            piece.map_or(0, |p| {
                let before = line[p.shows.start..at].char_indices();
                let bytes = before.map(|(n, c)| in_excerpt(line, p.shows.start + n, c).len());
                p.start + bytes.sum::<usize>()
            })
        };
        let (start, end) = (place(mark.at.start), place(mark.at.end));
        SourceSpan::new(start.into(), end.saturating_sub(start))
    }

    /// Returns the number of characters of the file that a stretch of the excerpt shows.
    fn signs(&self, shown: Range<usize>) -> usize {
        let from = self.longer.partition_point(|(at, _)| *at < shown.start);
        let within = self.longer[from..].iter().take_while(|(at, _)| *at < shown.end);
        let longer: usize = within.map(|(_, more)| more).sum();
        self.text[shown].chars().count().saturating_sub(longer)
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
        let follows = |n: &usize| self.lines[*n].number == self.lines[n - 1].number + 1;
        let marked = self.line_at(span.offset());
        let first = (1..=marked).rev().take(before).take_while(follows).last().map_or(marked, |n| n - 1);
        let end = self.line_at(upto);
        let last = (end + 1..self.lines.len()).take(after).take_while(follows).last().unwrap_or(end);
        let line = &self.lines[first];
        let (range, column) = if before == 0 && after == 0 {
            let piece = line.pieces.iter().rfind(|p| p.start <= span.offset());
            let column = piece.map_or(0, |p| p.column + self.signs(p.start..span.offset()));
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

impl<'p> Mark<'p> {
    /// Creates the mark of a span: the part of it on its first line.
    fn of(span: Span, label: &'p str, source: &SourceText) -> Self {
        let line = source.line_of(span.start as usize);
        let (start, text) = (source.line_start(line), source.line(line));
        let within = |at: u32| {
            let mut at = (at as usize).saturating_sub(start).min(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        Self { line, at: within(span.start)..within(span.end), label }
    }
}

/// Returns the shown parts of a line: all of it if it fits into the columns, else as much as fits around its marks, or
/// its beginning if it has none.
fn kept(line: &str, marks: &[&Range<usize>], columns: usize) -> Vec<Range<usize>> {
    let fits = onward(line, 0, columns) == line.len();
    if fits || marks.is_empty() {
        let end = if fits { line.len() } else { onward(line, 0, columns - 1) };
        return std::iter::once(0..end).collect();
    }
    // Marked text is shown whole if there is space for it.
    let whole = taken(line, &round(line, marks, 1, true)) <= columns;
    let least = if whole { 1 } else { LEAST };
    let shares: Vec<usize> = (least + 1..columns).collect();
    let fitting = shares.partition_point(|share| taken(line, &round(line, marks, *share, whole)) <= columns);
    round(line, marks, least + fitting, whole)
}

/// Returns the ranges within `share` columns of a line's marks, in order and without overlaps: around each `whole`
/// mark, or around its two ends, for marks too long to be shown whole.
fn round(line: &str, marks: &[&Range<usize>], share: usize, whole: bool) -> Vec<Range<usize>> {
    let mut kept: Vec<(usize, usize)> = if whole {
        marks.iter().map(|mark| (mark.start, mark.end)).collect()
    } else {
        marks.iter().flat_map(|mark| [(mark.start, mark.start), (mark.end, mark.end)]).collect()
    };
    kept.sort_unstable();
    let mut found: Vec<Range<usize>> = Vec::with_capacity(kept.len());
    for (from, to) in kept {
        let next = back(line, from, share)..onward(line, to, share);
        match found.last_mut() {
            // The `…` would take as much space as the part that it replaces.
            Some(last) if next.start <= last.end + CUT.len_utf8() => {
                last.end = last.end.max(next.end);
            }
            _ => found.push(next),
        }
    }
    found
}

/// Returns the number of columns that stretches of a line take, counting a `…` for each omitted part.
fn taken(line: &str, kept: &[Range<usize>]) -> usize {
    let within = |range: &Range<usize>| {
        let signs = line[range.clone()].char_indices();
        signs.map(|(n, sign)| width(line, range.start + n, sign)).sum::<usize>()
    };
    let shown = kept.iter().map(within).sum::<usize>();
    let open = |range: &&Range<usize>| range.end < line.len();
    let begun = kept.first().is_some_and(|range| range.start > 0);
    shown + kept.iter().filter(open).count() + usize::from(begun)
}

/// Returns the byte `columns` columns after a byte of a line, or the end of the line.
fn onward(line: &str, from: usize, columns: usize) -> usize {
    from + covered(line, line[from..].char_indices().map(|(n, sign)| (from + n, sign)), columns)
}

/// Returns the byte `columns` columns before a byte of a line, or the beginning of the line.
fn back(line: &str, from: usize, columns: usize) -> usize {
    from - covered(line, line[..from].char_indices().rev(), columns)
}

/// Returns how many bytes of the given characters of a line, each with its place, fit into the columns.
fn covered(line: &str, signs: impl Iterator<Item = (usize, char)>, columns: usize) -> usize {
    let mut left = columns;
    let mut bytes = 0;
    for (at, sign) in signs {
        match left.checked_sub(width(line, at, sign)) {
            Some(rest) => left = rest,
            None => break,
        }
        bytes += sign.len_utf8();
    }
    bytes
}

/// Returns the number of columns that the character at a byte of a line counts for, at least one: even a character
/// without a width, like an accent, takes memory.
fn width(line: &str, at: usize, sign: char) -> usize {
    match in_excerpt(line, at, sign) {
        Shown::AsItIs('\t') => TAB,
        Shown::AsItIs(sign) => sign.width().unwrap_or(1).max(1),
        by_number @ Shown::ByNumber(_) => by_number.len(),
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn excerpt(text: &str, spans: &[Span]) -> Excerpt {
        let source = SourceText::new("x.yaml", text.as_bytes().to_vec()).expect("text");
        let labels = std::iter::once("here").chain(std::iter::repeat("there"));
        Excerpt::of(spans.iter().copied().zip(labels), &source, 80)
    }

    #[test]
    fn what_is_marked_is_shown_whole_where_there_is_room() {
        let mark = "outcomes: [{ points: { red: 6 } }, { points: { red: 4 } }]";
        let text = format!("{}{mark}{}", "a ".repeat(40), " b".repeat(40));
        let shown = excerpt(&text, &[Span::new(80, 80 + mark.len())]);
        assert_eq!(marked(&shown), [mark]);
    }

    #[test]
    fn a_tower_of_accents_is_shown_by_numbers() {
        let shown = excerpt(&format!("c{}N", "\u{301}".repeat(5)), &[Span::new(11, 12)]);
        assert_eq!(shown.text, format!("c{}\\u{{301}}N\n", "\u{301}".repeat(4)));
        assert_eq!(marked(&shown), ["N"]);
    }

    fn marked(excerpt: &Excerpt) -> Vec<&str> {
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
        assert_eq!(marked(&excerpt), ["x"]);
        assert_eq!(place(&excerpt, 0), (2, 5));
    }

    #[test]
    fn a_long_line_is_shown_round_its_marks_and_keeps_its_columns() {
        let text = format!("{{{}: 1}}\n", "x".repeat(65_536));
        let excerpt = excerpt(&text, &[Span::new(0, 1), Span::new(65_540, 65_541)]);
        assert_eq!(excerpt.text, format!("{{{}…{}: 1}}\n", "x".repeat(35), "x".repeat(32)));
        assert_eq!(marked(&excerpt), ["{", "}"]);
        assert_eq!((place(&excerpt, 0), place(&excerpt, 1)), ((1, 1), (1, 65_541)));
    }

    #[test]
    fn a_long_mark_is_shown_by_its_ends() {
        let text = format!("a: {} b", "x".repeat(100_000));
        let excerpt = excerpt(&text, &[Span::new(3, 100_003)]);
        assert_eq!(excerpt.text, format!("a: {0}…{0} b\n", "x".repeat(34)));
        assert_eq!(marked(&excerpt), [format!("{0}…{0}", "x".repeat(34))]);
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
            assert_eq!(marked(&excerpt), ["x"]);
            assert_eq!(place(&excerpt, 0), (1, 3_000 * sign.chars().count() + 1));
        }
    }

    #[test]
    fn what_a_terminal_would_obey_is_not_passed_on() {
        let excerpt = excerpt("a\u{1b}[31m b\u{202e}c\r\n", &[Span::new(7, 11)]);
        assert_eq!(excerpt.text, "a\\u{1b}[31m b\\u{202e}c\n");
        assert_eq!(marked(&excerpt), ["b\\u{202e}"]);
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
