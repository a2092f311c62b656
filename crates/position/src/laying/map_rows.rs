//! The rows of a map as they are written in a file: a text of several lines, or a list of rows.

use carcassonne_text::{Node, Problem, SourceText, Span, Style, Value, problem};

use super::problems;

/// A row, and the places of its letters in the text.
#[derive(Debug)]
pub(super) struct MapRow {
    pub(super) text: String,
    letters: Letters,
}

/// The places of the letters of a row.
#[derive(Debug)]
enum Letters {
    /// Consecutive bytes of the text, beginning with this one.
    From(usize),
    /// A byte of the text for each byte of the row, and for its end.
    Each(Vec<usize>),
    /// Unknown bytes within this span.
    Within(Span),
}

/// The byte of a row at which a word begins, and the word.
pub(crate) type Word<'r> = (usize, &'r str);

/// Returns pieces of a text that a sign of one byte parts, each with the byte at which it begins; the first begins at
/// `start`.
pub(crate) fn with_starts<'t>(
    pieces: impl Iterator<Item = &'t str>,
    start: usize,
) -> impl Iterator<Item = (usize, &'t str)> {
    pieces.scan(start, |next, piece| {
        let start = *next;
        *next += piece.len() + 1;
        Some((start, piece))
    })
}

/// Returns the words of a row, each with the byte at which it begins.
pub(crate) fn words_with_starts(row: &str) -> Vec<Word<'_>> {
    with_starts(row.split([' ', '\t']), 0).filter(|(_, word)| !word.is_empty()).collect()
}

impl MapRow {
    /// Creates a row whose letters are consecutive bytes of the text, beginning with `start`.
    pub(super) fn from_byte(text: &str, start: usize) -> Self {
        Self { text: text.to_owned(), letters: Letters::From(start) }
    }

    /// Returns the span from the beginning of the row to that of a later one; `None` unless the bytes of both are
    /// consecutive.
    pub(super) fn span_to(&self, next: &Self) -> Option<Span> {
        match (&self.letters, &next.letters) {
            (Letters::From(start), Letters::From(end)) => Some(Span::new(*start, *end)),
            _ => None,
        }
    }

    /// Returns the words of the row, each with the byte of the row at which it begins.
    pub(super) fn words(&self) -> Vec<Word<'_>> {
        words_with_starts(&self.text)
    }

    /// Returns the span of `len` bytes of the row, beginning with byte `from`; a wider span if the bytes are unknown.
    pub(super) fn span(&self, from: usize, len: usize) -> Span {
        match &self.letters {
            Letters::From(start) => Span::new(start + from, start + from + len),
            Letters::Each(at) => {
                let place = |n: usize| at.get(n).or(at.last()).copied().unwrap_or_default();
                Span::new(place(from), place(from + len))
            }
            Letters::Within(span) => *span,
        }
    }
}

/// Returns the rows of a map that is one text: a literal block, or a quoted text with line ends.
pub(super) fn rows_from_text(
    source: &SourceText,
    node: &Node,
    text: &str,
    style: Style,
) -> Result<Vec<MapRow>, Box<Problem>> {
    match style {
        Style::Literal => Ok(literal_rows(source, node.span)),
        Style::Quoted if text.trim().contains('\n') => Ok(quoted_rows(source, node, text)),
        Style::Quoted | Style::Plain | Style::Folded => Err(run_into_one(source, node, text, style).boxed()),
    }
}

/// Returns the rows of a map that is a list of rows; the error is the problem of a row that YAML cuts short.
pub(super) fn rows_from_list(source: &SourceText, nodes: &[Node]) -> Result<Vec<MapRow>, Box<Problem>> {
    let mut rows: Vec<MapRow> = Vec::with_capacity(nodes.len());
    for node in nodes {
        let Value::Scalar(text, style) = &node.value else { continue };
        if let Some(problem) = cut_short(source, node, text, *style) {
            return Err(problem.boxed());
        }
        rows.extend(match style {
            Style::Literal => literal_rows(source, node.span),
            Style::Quoted | Style::Plain | Style::Folded => quoted_rows(source, node, text),
        });
    }
    Ok(rows)
}

/// Returns the problem of a row whose end YAML takes for a comment; `None` for other rows.
fn cut_short(source: &SourceText, node: &Node, text: &str, style: Style) -> Option<Problem> {
    let after = source.text().get(node.span.end as usize..).unwrap_or("");
    // The line is searched only if there is a comment, since it may hold every row of the file.
    if style != Style::Plain || !after.trim_start_matches([' ', '\t']).starts_with('#') {
        return None;
    }
    let rest = after.lines().next().unwrap_or("");
    let at = node.span.end as usize + (rest.len() - rest.trim_start().len());
    let hash = Span::new(at, at + rest.trim().len());
    let rest = rest.trim();
    let quoted = |text: &str| text.replace('\'', "''");
    let problem = problem!(hash, problems::RowCutShort { row: text.to_owned(), rest: rest.to_owned() });
    Some(problem.edit(node.span.union(hash), format!("'{} {}'", quoted(text), quoted(rest))))
}

/// Returns the problem of a map whose rows YAML runs together.
fn run_into_one(source: &SourceText, node: &Node, text: &str, style: Style) -> Problem {
    let start = node.span.start as usize;
    let before = source.text().get(..start).unwrap_or("");
    match style {
        Style::Folded => {
            // A folded block begins with a `>` on the line of the key.
            let at = before.rfind('>').map_or(node.span, |n| Span::new(n, n + 1));
            problem!(at, problems::FoldedMap).edit(at, "|")
        }
        Style::Quoted => {
            let rows: Vec<String> = text
                .split([',', ';'])
                .filter(|row| !row.trim().is_empty())
                .map(|row| format!("\"{}\"", row.trim().replace('\\', "\\\\")))
                .collect();
            let rows = format!("[{}]", rows.join(", "));
            problem!(node.span, problems::QuotedMap { rows: &rows }).edit(node.span, rows)
        }
        Style::Plain | Style::Literal => {
            let line = before.rfind('\n').map_or(0, |n| n + 1);
            let on_the_line = before.get(line..).is_some_and(|l| !l.trim().is_empty());
            if on_the_line {
                return problem!(node.span, problems::MissingBarOnLine).edit(Span::new(start, start), "|\n  ");
            }
            let end = before.trim_end().len();
            let at = Span::new(end, end);
            problem!(at, problems::MissingBar).edit(at, " |")
        }
    }
}

/// Returns the rows of a text that is quoted or plain, without blank rows at its beginning and end.
fn quoted_rows(source: &SourceText, node: &Node, text: &str) -> Vec<MapRow> {
    let places = places(source.slice(node.span), text);
    let mut found: Vec<MapRow> = Vec::new();
    for (from, line) in with_starts(text.split('\n'), 0) {
        let row = line.trim_end_matches(['\r', ' ', '\t']);
        let at = match places.as_ref().and_then(|at| at.get(from..=from + row.len())) {
            Some(at) => Letters::Each(at.iter().map(|n| node.span.start as usize + n).collect()),
            None => Letters::Within(node.span),
        };
        found.push(MapRow { text: row.to_owned(), letters: at });
    }
    let blank = |row: &MapRow| row.text.trim().is_empty();
    let first = found.iter().take_while(|r| blank(r)).count();
    found.drain(..first.min(found.len()));
    while found.last().is_some_and(blank) {
        found.pop();
    }
    found
}

/// Returns the byte of `raw` at which each byte of a text, and its end, is written; `None` if that is unclear.
fn places(raw: &str, text: &str) -> Option<Vec<usize>> {
    if raw == text {
        return Some((0..=text.len()).collect());
    }
    let sign = raw.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let mut signs = raw.char_indices().skip(1).peekable();
    let mut at = Vec::with_capacity(text.len() + 1);
    for c in text.chars() {
        let (start, written) = signs.next()?;
        at.extend(std::iter::repeat_n(start, c.len_utf8()));
        match (sign, written) {
            ('"', '\\') => {
                let more = match signs.next()?.1 {
                    'x' => 2,
                    'u' => 4,
                    'U' => 8,
                    _ => 0,
                };
                for _ in 0..more {
                    signs.next()?;
                }
            }
            ('\'', '\'') => {
                signs.next()?;
            }
            _ if written != c => return None,
            _ => {}
        }
    }
    let (end, last) = signs.next()?;
    at.push(end);
    (last == sign).then_some(at)
}

fn literal_rows(source: &SourceText, span: Span) -> Vec<MapRow> {
    lines(source, span).into_iter().map(|(text, start)| MapRow::from_byte(text, start)).collect()
}

/// Returns the lines of a literal block, each with the byte at which it begins.
pub(crate) fn lines(source: &SourceText, span: Span) -> Vec<(&str, usize)> {
    let text = source.text();
    let from = span.start as usize;
    // The rows begin on the line after the `|`; the span may begin on either line.
    let first = match text.get(from..) {
        Some(rest) if rest.starts_with('|') => rest.find('\n').map_or(text.len(), |n| from + n + 1),
        _ => text.get(..from).and_then(|t| t.rfind('\n')).map_or(0, |n| n + 1),
    };
    let end = (span.end as usize).max(first).min(text.len());
    let lines = with_starts(text.get(first..end).unwrap_or("").split('\n'), first);
    lines.map(|(start, line)| (line.trim_end_matches(['\r', ' ', '\t']), start)).collect()
}
