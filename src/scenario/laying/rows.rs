//! The rows of a map as they are written in a file: a text of several lines, or a list of rows.

use super::problems;
use crate::text::{Node, Problem, SourceText, Span, Style, Value};

/// A row, and where its letters stand in the text.
#[derive(Debug)]
pub(super) struct MapRow {
    pub(super) text: String,
    at: Letters,
}

/// Where the letters of a row stand.
#[derive(Debug)]
enum Letters {
    /// One after the other, from this byte on.
    From(usize),
    /// Each byte of the row, and the end of the row, at a byte of the text.
    Each(Vec<usize>),
    /// Somewhere in here.
    Within(Span),
}

/// A word of a row, and the byte of the row that it begins at.
pub(super) type Word<'r> = (usize, &'r str);

impl MapRow {
    /// A row whose letters stand one after the other, from a byte on.
    pub(super) fn from(text: &str, start: usize) -> Self {
        Self { text: text.to_owned(), at: Letters::From(start) }
    }

    /// From the beginning of the row to that of a later one, where both begin a line.
    pub(super) fn up_to(&self, next: &Self) -> Option<Span> {
        match (&self.at, &next.at) {
            (Letters::From(start), Letters::From(end)) => Some(Span::new(*start, *end)),
            _ => None,
        }
    }

    /// The words of the row, each with the byte of the row that it begins at.
    pub(super) fn words(&self) -> Vec<Word<'_>> {
        let mut words: Vec<Word<'_>> = Vec::new();
        let mut at = 0;
        for word in self.text.split([' ', '\t']) {
            if !word.is_empty() {
                words.push((at, word));
            }
            at += word.len() + 1;
        }
        words
    }

    /// The place of a part of the row: `len` bytes, starting at the `from`th.
    pub(super) fn span(&self, from: usize, len: usize) -> Span {
        match &self.at {
            Letters::From(start) => Span::new(start + from, start + from + len),
            Letters::Each(at) => {
                let place = |n: usize| at.get(n).or(at.last()).copied().unwrap_or_default();
                Span::new(place(from), place(from + len))
            }
            Letters::Within(span) => *span,
        }
    }
}

/// The rows of a map that is one text: a literal block, or a quoted text with line ends in it.
pub(super) fn of_text(source: &SourceText, node: &Node) -> Result<Vec<MapRow>, Option<Box<Problem>>> {
    let Value::Scalar(text, style) = &node.value else { return Err(None) };
    match style {
        Style::Literal => Ok(literal(source, node.span)),
        Style::Quoted if text.trim().contains('\n') => Ok(quoted(source, node, text)),
        Style::Quoted | Style::Plain | Style::Folded => Err(Some(Box::new(run_into_one(source, node, text, *style)))),
    }
}

/// The rows of a map that is a list of them.
pub(super) fn of_list(source: &SourceText, nodes: &[Node]) -> Result<Vec<MapRow>, Option<Box<Problem>>> {
    let mut rows: Vec<MapRow> = Vec::with_capacity(nodes.len());
    for node in nodes {
        let Value::Scalar(text, style) = &node.value else { continue };
        if let Some(problem) = cut_short(source, node, text, *style) {
            return Err(Some(Box::new(problem)));
        }
        rows.extend(match style {
            Style::Literal => literal(source, node.span),
            Style::Quoted | Style::Plain | Style::Folded => quoted(source, node, text),
        });
    }
    Ok(rows)
}

/// The problem of a row whose end YAML takes for a comment.
fn cut_short(source: &SourceText, node: &Node, text: &str, style: Style) -> Option<Problem> {
    let after = source.text().get(node.span.end as usize..).unwrap_or("");
    // The line is looked through only where there is something to tell: it may hold every row of the file.
    if style != Style::Plain || !after.trim_start_matches([' ', '\t']).starts_with('#') {
        return None;
    }
    let rest = after.lines().next().unwrap_or("");
    let at = node.span.end as usize + (rest.len() - rest.trim_start().len());
    let hash = Span::new(at, at + rest.trim().len());
    Some(problems::row_cut_short(text, node.span, rest.trim(), hash))
}

/// The problem of a map whose rows YAML runs together.
fn run_into_one(source: &SourceText, node: &Node, text: &str, style: Style) -> Problem {
    let start = node.span.start as usize;
    let before = source.text().get(..start).unwrap_or("");
    match style {
        Style::Folded => {
            // A folded block begins with a `>` on the line of the key.
            let at = before.rfind('>').map_or(node.span, |n| Span::new(n, n + 1));
            problems::folded(at)
        }
        Style::Quoted => {
            let rows: Vec<String> = text
                .split([',', ';'])
                .filter(|row| !row.trim().is_empty())
                .map(|row| format!("\"{}\"", row.trim().replace('\\', "\\\\")))
                .collect();
            problems::one_quoted_row(format!("[{}]", rows.join(", ")), node.span)
        }
        Style::Plain | Style::Literal => {
            let line = before.rfind('\n').map_or(0, |n| n + 1);
            let on_the_line = before.get(line..).is_some_and(|l| !l.trim().is_empty());
            if on_the_line {
                return problems::no_bar_on_the_line(node.span);
            }
            let end = before.trim_end().len();
            problems::no_bar(Span::new(end, end))
        }
    }
}

/// The rows of a text in quotes, or of a plain one.
fn quoted(source: &SourceText, node: &Node, text: &str) -> Vec<MapRow> {
    let places = places(source.slice(node.span), text);
    let mut from = 0;
    let mut found: Vec<MapRow> = Vec::new();
    for line in text.split('\n') {
        let row = line.trim_end_matches(['\r', ' ', '\t']);
        let at = match places.as_ref().and_then(|at| at.get(from..=from + row.len())) {
            Some(at) => Letters::Each(at.iter().map(|n| node.span.start as usize + n).collect()),
            None => Letters::Within(node.span),
        };
        found.push(MapRow { text: row.to_owned(), at });
        from += line.len() + 1;
    }
    let blank = |row: &MapRow| row.text.trim().is_empty();
    let first = found.iter().take_while(|r| blank(r)).count();
    found.drain(..first.min(found.len()));
    while found.last().is_some_and(blank) {
        found.pop();
    }
    found
}

/// Where each byte of a text, and its end, is written in `raw`; none if that is not plain to see.
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

/// The rows of a literal block.
fn literal(source: &SourceText, span: Span) -> Vec<MapRow> {
    lines(source, span).into_iter().map(|(text, start)| MapRow::from(text, start)).collect()
}

/// The lines of a literal block, each with the byte that it begins at.
pub(in crate::scenario) fn lines(source: &SourceText, span: Span) -> Vec<(&str, usize)> {
    let text = source.text();
    let from = span.start as usize;
    // The rows begin on the line after the `|`; the span may begin on either.
    let first = match text.get(from..) {
        Some(rest) if rest.starts_with('|') => rest.find('\n').map_or(text.len(), |n| from + n + 1),
        _ => text.get(..from).and_then(|t| t.rfind('\n')).map_or(0, |n| n + 1),
    };
    let end = (span.end as usize).max(first).min(text.len());
    let mut at = first;
    text.get(first..end)
        .unwrap_or("")
        .split('\n')
        .map(|line| {
            let start = at;
            at += line.len() + 1;
            (line.trim_end_matches(['\r', ' ', '\t']), start)
        })
        .collect()
}
