//! The map form of a board: rows of cells, drawn as the tiles lie.

use std::collections::BTreeSet;

use super::laid::{Laid, What, Words};
use super::slips;
use crate::geometry::{Axis, Corner, Shape, Space};
use crate::scenario::board::Unread;
use crate::scenario::tiles::definitions::Definitions;
use crate::text::{Code, Node, Problem, Problems, SourceText, Span, Style, Value, Way, shortened};

/// A map as it was read.
#[derive(Debug, Default)]
pub(in crate::scenario) struct Drawn {
    /// The tiles, in the order in which they are written.
    pub(in crate::scenario) laid: Vec<Laid>,
    /// What could not be read.
    pub(in crate::scenario) unread: Unread,
}

impl Drawn {
    /// A map of which nothing could be read.
    pub(in crate::scenario) fn nothing() -> Self {
        Self { unread: Unread { whole: true, ..Unread::default() }, ..Self::default() }
    }
}

/// A row, and where its letters stand in the text.
#[derive(Debug)]
struct Row {
    text: String,
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

impl Row {
    /// From the beginning of the row to that of a later one, where both begin a line.
    fn up_to(&self, next: &Self) -> Option<Span> {
        match (&self.at, &next.at) {
            (Letters::From(start), Letters::From(end)) => Some(Span::new(*start, *end)),
            _ => None,
        }
    }

    /// The words of the row, each with the byte of the row that it begins at.
    fn cells(&self) -> Vec<Cell<'_>> {
        let mut cells: Vec<Cell<'_>> = Vec::new();
        let mut at = 0;
        for word in self.text.split([' ', '\t']) {
            if !word.is_empty() {
                cells.push((at, word));
            }
            at += word.len() + 1;
        }
        cells
    }

    /// The place of a part of the row: `len` bytes, starting at the `from`th.
    fn span(&self, from: usize, len: usize) -> Span {
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

/// Reads a map that is one text: a literal block, or a quoted text with line ends in it.
pub(in crate::scenario) fn read(
    source: &SourceText,
    node: &Node,
    definitions: &Definitions,
    problems: &mut Problems,
) -> Drawn {
    let Value::Scalar(text, style) = &node.value else {
        return Drawn::nothing();
    };
    let rows = match style {
        Style::Literal => rows(source, node.span),
        Style::Quoted if text.trim().contains('\n') => quoted(source, node, text),
        Style::Quoted | Style::Plain | Style::Folded => {
            problems.push(run_into_one(source, node, text, *style));
            return Drawn::nothing();
        }
    };
    draw(&rows, definitions, problems)
}

/// Reads rows that begin wherever they like, each with the byte at which it begins.
pub(in crate::scenario) fn cells(rows: &[(&str, usize)], problems: &mut Problems) -> Vec<Laid> {
    let definitions = Definitions::default();
    let mut drawing = Drawing::new(&definitions, true, problems);
    for (number, (text, start)) in (0..).zip(rows) {
        drawing.row(&Row { text: (*text).to_owned(), at: Letters::From(*start) }, number);
    }
    drawing.drawn.laid
}

/// Reads a map that is a list of rows.
pub(in crate::scenario) fn of_rows(
    source: &SourceText,
    nodes: &[Node],
    definitions: &Definitions,
    problems: &mut Problems,
) -> Drawn {
    let mut rows: Vec<Row> = Vec::with_capacity(nodes.len());
    for node in nodes {
        let Value::Scalar(text, style) = &node.value else { continue };
        let after = source.text().get(node.span.end as usize..).unwrap_or("");
        // The line is looked through only where there is something to tell: it may hold every row of the file.
        if *style == Style::Plain && after.trim_start_matches([' ', '\t']).starts_with('#') {
            let rest = after.lines().next().unwrap_or("");
            let at = node.span.end as usize + (rest.len() - rest.trim_start().len());
            let hash = Span::new(at, at + rest.trim().len());
            problems.push(
                Problem::new(
                    Code::MapForm,
                    hash,
                    "YAML takes this for a comment, not for a part of the row",
                )
                .label("comment")
                .help(format!(
                    "put the row in quotes: `'{} {}'`",
                    shortened(text),
                    shortened(rest.trim())
                ))
                .edit(
                    node.span.to(hash),
                    format!("'{} {}'", text.replace('\'', "''"), rest.trim().replace('\'', "''")),
                ),
            );
            return Drawn::nothing();
        }
        let lines = if *style == Style::Literal {
            self::rows(source, node.span)
        } else {
            quoted(source, node, text)
        };
        rows.extend(lines);
    }
    draw(&rows, definitions, problems)
}

/// The problem of a map whose rows YAML runs together.
fn run_into_one(source: &SourceText, node: &Node, text: &str, style: Style) -> Problem {
    let start = node.span.start as usize;
    let before = source.text().get(..start).unwrap_or("");
    let block = "write `board: |` and the rows on the lines below it, indented";
    match style {
        Style::Folded => {
            // A folded block begins with a `>` on the line of the key.
            let at = before.rfind('>').map_or(node.span, |n| Span::new(n, n + 1));
            Problem::new(
                Code::MapForm,
                at,
                "the sign is `|`, not `>`, which runs the rows together",
            )
            .label("rows would run together here")
            .help("write `board: |`")
            .edit(at, "|")
        }
        Style::Quoted => {
            let rows: Vec<String> = text
                .split([',', ';'])
                .filter(|row| !row.trim().is_empty())
                .map(|row| format!("\"{}\"", row.trim().replace('\\', "\\\\")))
                .collect();
            let list = format!("[{}]", rows.join(", "));
            Problem::new(Code::MapForm, node.span, "the map is a quoted string of one row")
                .label("rows end with `\\n`")
                .help(format!("write the rows as a list: `\"board\": {}`", shortened(&list)))
                .edit(node.span, list)
        }
        Style::Plain | Style::Literal => {
            let line = before.rfind('\n').map_or(0, |n| n + 1);
            let on_the_line = before.get(line..).is_some_and(|l| !l.trim().is_empty());
            let message = "the sign `|` is missing after `board:`";
            if on_the_line {
                return Problem::new(Code::MapForm, node.span, message)
                    .label("a row stands on a line of its own")
                    .help(block)
                    .edit(Span::new(start, start), "|\n  ");
            }
            let end = before.trim_end().len();
            Problem::new(Code::MapForm, Span::new(end, end), message)
                .label("here")
                .help("write `board: |`; without it the rows run together into one line")
                .edit(Span::new(end, end), " |")
        }
    }
}

/// The rows of a text in quotes, or of a plain one.
fn quoted(source: &SourceText, node: &Node, text: &str) -> Vec<Row> {
    let places = places(source.slice(node.span), text);
    let mut from = 0;
    let mut found: Vec<Row> = Vec::new();
    for line in text.split('\n') {
        let row = line.trim_end_matches(['\r', ' ', '\t']);
        let at = match places.as_ref().and_then(|at| at.get(from..=from + row.len())) {
            Some(at) => Letters::Each(at.iter().map(|n| node.span.start as usize + n).collect()),
            None => Letters::Within(node.span),
        };
        found.push(Row { text: row.to_owned(), at });
        from += line.len() + 1;
    }
    let blank = |row: &Row| row.text.trim().is_empty();
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
fn rows(source: &SourceText, span: Span) -> Vec<Row> {
    let row =
        |(text, start): (&str, usize)| Row { text: text.to_owned(), at: Letters::From(start) };
    lines(source, span).into_iter().map(row).collect()
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

/// How many bytes the first sign of a text takes.
fn first_sign(text: &str) -> usize {
    text.chars().next().map_or(0, char::len_utf8)
}

/// Draws the rows, cell by cell.
fn draw(rows: &[Row], definitions: &Definitions, problems: &mut Problems) -> Drawn {
    let mut drawing = Drawing::new(definitions, false, problems);
    drawing.rows = rows;
    let mut indent = None;
    let mut number = 0;
    for (n, row) in rows.iter().enumerate() {
        let begins = row.text.len() - row.text.trim_start_matches(' ').len();
        if begins == row.text.len() {
            drawing.problems.push(
                Problem::new(Code::MapForm, row.span(0, 0), "a blank row in the map")
                    .label("blank")
                    .help("delete the line; a row without tiles is a row of `.`")
                    .edits(
                        rows.get(n + 1).and_then(|next| Some((row.up_to(next)?, String::new()))),
                    ),
            );
            drawing.drawn.unread.whole = true;
            continue;
        }
        let first = *indent.get_or_insert(begins);
        if first != begins {
            drawing.problems.push(
                Problem::new(
                    Code::MapForm,
                    row.span(begins, first_sign(&row.text[begins..])),
                    "a row that does not begin in the same column as the first",
                )
                .label("out of line")
                .help("begin all rows in the same column; write an empty space at the beginning as `.`")
                .edit(row.span(0, begins), " ".repeat(first)),
            );
            drawing.drawn.unread.whole = true;
        }
        drawing.row(row, number);
        number += 1;
    }
    drawing.drawn
}

struct Drawing<'p> {
    drawn: Drawn,
    /// For each column, the index in `laid` of the tile in the row above, if it fills its space.
    above: Vec<Option<usize>>,
    /// Whether this row has had a `#`.
    after_hash: bool,
    words: Words,
    /// The signs that have been reported: whoever types one types it in many cells.
    told: BTreeSet<String>,
    definitions: &'p Definitions,
    /// Whether the cells are made of parts, as in a quick map: what looks like a slip in a name is none.
    of_parts: bool,
    problems: &'p mut Problems,
    /// All rows, for what is mended in each of them.
    rows: &'p [Row],
}

/// A word of a row, and the byte of the row that it begins at.
type Cell<'r> = (usize, &'r str);

impl<'p> Drawing<'p> {
    fn new(definitions: &'p Definitions, of_parts: bool, problems: &'p mut Problems) -> Self {
        Self {
            drawn: Drawn::default(),
            above: Vec::new(),
            after_hash: false,
            words: Words::default(),
            told: BTreeSet::new(),
            definitions,
            of_parts,
            problems,
            rows: &[],
        }
    }

    /// The edits of every cell for which there is something else to write.
    fn everywhere<'c>(
        &'c self,
        written: impl Fn(&str) -> Option<String> + 'c,
    ) -> impl Iterator<Item = (Span, String)> + 'c {
        self.rows.iter().flat_map(move |row| {
            let edit = |(at, word): Cell<'_>| Some((row.span(at, word.len()), written(word)?));
            row.cells().into_iter().filter_map(edit).collect::<Vec<_>>()
        })
    }

    fn row(&mut self, row: &Row, number: i32) {
        let mut cells = row.cells();
        if let Some(n) = self.comment(&cells) {
            let (from, rest) = (cells[n].0, cells.split_off(n));
            self.unread(rest.iter().map(|(_, word)| *word));
            let problem = Problem::new(
                Code::MapCell,
                row.span(from, row.text.len() - from),
                "a comment inside the map",
            );
            self.problems.push(
                problem
                    .label("comment")
                    .help("put it above `board:`; `#` alone is a tile that does not matter")
                    .edit(row.span(from, row.text.len() - from), ""),
            );
        }
        let mut here: Vec<Option<usize>> = Vec::new();
        self.after_hash = false;
        let mut n = 0;
        while let Some((from, word)) = cells.get(n).copied() {
            let space = Space::new(i32::try_from(here.len()).unwrap_or(i32::MAX), number);
            let apart = cells.get(n..).and_then(|rest| self.cut_apart(rest));
            if let Some((count, left, right)) = apart {
                let (last, end) = cells[n + count - 1];
                let span = row.span(from, last + end.len() - from);
                self.unread([left, right].into_iter());
                let help = slips::as_halves(left, right, self.definitions);
                self.problems.push(
                    Problem::new(Code::MapCell, span, "the cut stands apart from its halves")
                        .label("one cell")
                        .help(help.replacen("`:", "` without spaces:", 1))
                        .edits(
                            slips::the_way(left, right, self.definitions).map(|way| (span, way)),
                        ),
                );
                here.push(None);
                n += count;
                continue;
            }
            let before = n.checked_sub(1).and_then(|n| cells.get(n)).map(|(_, word)| *word);
            let filled = self.cell(word, before, &|at, len| row.span(from + at, len), space, &here);
            here.push(filled);
            n += 1;
        }
        self.above = here;
    }

    /// The cell at which a comment begins: a `#` with words behind it that are no tiles.
    fn comment(&self, cells: &[Cell<'_>]) -> Option<usize> {
        let is_word = |word: &str| {
            !slips::is_sign(word)
                && word != "#"
                && !word.contains(['/', '\\'])
                && !slips::is_known(word, self.definitions)
        };
        if self.of_parts || !cells.iter().any(|(_, word)| word.starts_with('#')) {
            return None;
        }
        let strangers = || (0..cells.len()).rev().filter(|n| is_word(cells[*n].1));
        let last_but_one = strangers().nth(1).unwrap_or(0);
        cells.iter().enumerate().position(|(n, (_, word))| {
            // `#/a` is a half that does not matter.
            let glued =
                word.starts_with('#') && !word.starts_with("#/") && !word.starts_with("#\\");
            *word == "#" && n < last_but_one || *word != "#" && glued
        })
    }

    /// The cut apart from the halves that it parts: how many words that takes, and the halves.
    fn cut_apart<'r>(&self, cells: &[Cell<'r>]) -> Option<(usize, &'r str, &'r str)> {
        let cut = |word: &str| matches!(word, "/" | "\\");
        let word = |n: usize| cells.get(n).map(|(_, word)| *word);
        let is_half = |word: &str| word == "." || slips::is_known(word, self.definitions);
        let (count, left, right) = match (word(0)?, word(1)?, word(2)) {
            (left, sign, Some(right)) if cut(sign) => (3, left, right),
            (left, right, _) => {
                match (left.strip_suffix(['/', '\\']), right.strip_prefix(['/', '\\'])) {
                    (Some(left), None) => (2, left, right),
                    (None, Some(right)) => (2, left, right),
                    _ => return None,
                }
            }
        };
        (!self.of_parts && is_half(left) && is_half(right)).then_some((count, left, right))
    }

    /// Names that stand where the map could not be read count as laid.
    fn unread<'w>(&mut self, words: impl Iterator<Item = &'w str>) {
        for word in words {
            for part in word.split(['/', '\\']) {
                let part = part.split(['@', '.']).next().unwrap_or(part);
                let bare = part.trim_matches(|c: char| !c.is_alphanumeric());
                self.drawn.unread.names.extend([part.to_owned(), bare.to_owned()]);
            }
        }
    }

    /// Reads one cell; returns the tile that fills it, if one does.
    fn cell(
        &mut self,
        word: &str,
        before: Option<&str>,
        at: &dyn Fn(usize, usize) -> Span,
        space: Space,
        here: &[Option<usize>],
    ) -> Option<usize> {
        let column = here.len();
        let span = at(0, word.len());
        match word {
            "." => None,
            "<" => self.continued(
                column.checked_sub(1).and_then(|c| here.get(c).copied().flatten()),
                Axis::EastWest,
                span,
            ),
            "^" => {
                self.continued(self.above.get(column).copied().flatten(), Axis::NorthSouth, span)
            }
            _ if self.is_slip(word, before, span) => None,
            _ if word.contains(['/', '\\']) => {
                self.halves(word, at, space);
                None
            }
            _ => {
                let what = self.what(word);
                self.lay(what, Shape::Square, space, span);
                Some(self.drawn.laid.len() - 1)
            }
        }
    }

    /// Whether a cell is something that people type when they mean something else; it is reported.
    fn is_slip(&mut self, word: &str, before: Option<&str>, span: Span) -> bool {
        let short = shortened(word);
        let found = |message: String| Problem::new(Code::MapCell, span, message);
        if self.of_parts || self.definitions.contains_key(word) || word == "#" {
            return false;
        }
        if let Some((left, right)) = slips::run_together(word, self.definitions) {
            if self.problems.is_full() {
                // It is only counted, and what the two show need not be looked at.
                self.unread([left, right].into_iter());
                self.drawn.unread.whole = true;
                self.problems.push(found(String::new()));
                return true;
            }
            let help = slips::as_halves(left, right, self.definitions);
            let (left_word, right_word) = (shortened(left), shortened(right));
            let problem = if slips::are_surely_halves(left, right, self.definitions) {
                found(format!("`{short}` is two halves without the cut between them"))
                    .label(format!("`{left_word}` and `{right_word}` share this space"))
                    .help(help)
                    .edits(slips::the_way(left, right, self.definitions).map(|way| (span, way)))
            } else {
                found(format!("`{short}` is two tiles with no space and no cut between them"))
                    .label(format!("`{left_word}` and `{right_word}`"))
                    .help(format!("write `{left_word} {right_word}`; or, if they are halves that share a space, {help}"))
            };
            self.unread([left, right].into_iter());
            self.drawn.unread.whole |= !slips::are_surely_halves(left, right, self.definitions);
            self.problems.push(problem);
            return true;
        }
        if let Some((tile, feature)) = slips::place(word) {
            let typed = tile;
            let (tile, feature) = (shortened(tile), shortened(feature));
            self.unread(std::iter::once(word));
            self.problems.push(
                found("a place inside the map".to_owned())
                    .label("the feature belongs under `meeples`")
                    .help(format!(
                        "write `{tile}` here; who stands on its {feature} goes under `meeples`"
                    ))
                    .edit(span, typed),
            );
            return true;
        }
        if word.contains(['/', '\\']) {
            return false;
        }
        if slips::is_sign(word) {
            // What stands for an empty space keeps its column; what parts cells does not.
            self.drawn.unread.whole = true;
            if !self.told.insert(word.to_owned()) {
                return true;
            }
            let of = before.filter(|word| slips::is_known(word, self.definitions));
            self.problems.push(match (word, of) {
                (">" | "<-" | "->" | "=>" | "=" | "v", Some(name)) => found(format!(
                    "`{short}` is no cell"
                ))
                .label("not known")
                .help(format!(
                    "a double-size tile has its name in its west cell and `<` in the other: `{} <`",
                    shortened(name)
                ))
                .edits(self.everywhere(|cell| (cell == word).then(|| "<".to_owned()))),
                ("|" | "," | ";" | "||" | "+", _) => {
                    found("cells are apart by spaces alone".to_owned())
                        .label("leave it out")
                        .help(format!("delete every `{short}` from the map"))
                        .edits(self.everywhere(|cell| (cell == word).then(String::new)))
                }
                _ => found(format!("`{short}` is no cell"))
                    .label("an empty space?")
                    .help("write `.` for an empty space")
                    .edits(self.everywhere(|cell| (cell == word).then(|| ".".to_owned()))),
            });
            return true;
        }
        let bare = slips::unpunctuated(word).filter(|bare| slips::is_known(bare, self.definitions));
        if let Some(bare) = bare {
            self.unread(std::iter::once(bare));
            let sign = word.replacen(bare, "", 1);
            if self.told.insert(sign.clone()) {
                let others = |cell: &str| {
                    let bare = slips::unpunctuated(cell)?;
                    let alike = cell.replacen(bare, "", 1) == sign;
                    (alike && slips::is_known(bare, self.definitions)).then(|| bare.to_owned())
                };
                let problem = found(format!("`{short}`: cells are apart by spaces alone"))
                    .label("more than a name")
                    .help(format!("write `{}`", shortened(bare)))
                    .edits(self.everywhere(others));
                self.problems.push(problem);
            }
            return true;
        }
        false
    }

    fn halves(&mut self, word: &str, at: &dyn Fn(usize, usize) -> Span, space: Space) {
        let Some(cut) = word.find(['/', '\\']) else {
            return;
        };
        let (left, right) = (&word[..cut], &word[cut + 1..]);
        let sign = if word.as_bytes()[cut] == b'/' { '/' } else { '\\' };
        if right.contains(['/', '\\'])
            || left.is_empty()
            || right.is_empty()
            || (left == "." && right == ".")
        {
            let missing = |one: &str| !one.contains(['/', '\\']);
            let right_way = match (left, right) {
                ("", "") => None,
                (".", "." | "") | ("", ".") => Some(".".to_owned()),
                (left, "") => Some(format!("{left}{sign}.")),
                ("", right) if missing(right) => Some(format!(".{sign}{right}")),
                _ => None,
            };
            let help = match (left, right) {
                ("", "") => "write the two halves without spaces between them".to_owned(),
                (".", "." | "") | ("", ".") => "an empty space is a single `.`".to_owned(),
                (left, "") => {
                    format!("write `{}{sign}.`: `.` is the half that is missing", shortened(left))
                }
                ("", right) if !right.contains(['/', '\\']) => {
                    format!("write `.{sign}{}`: `.` is the half that is missing", shortened(right))
                }
                _ => String::new(),
            };
            self.unread(std::iter::once(word));
            let whole = at(0, word.len());
            let message = format!("`{}` is not a pair of halves", shortened(word));
            let problem = Problem::new(Code::MapCell, whole, message).label("cannot be read");
            let parts: Vec<&str> =
                word.split(['/', '\\']).filter(|part| !part.is_empty()).collect();
            let ways: Vec<Way> = match parts.as_slice() {
                [one, other, ..] if help.is_empty() => {
                    ["/", "\\"].map(|cut| Way::new(whole, format!("{one}{cut}{other}"))).into()
                }
                _ => Vec::new(),
            };
            self.problems.push(if help.is_empty() {
                let help = "one sign stands between two halves: / where the first is in the north-west, \\ where it is in the south-west";
                problem.offer("one sign stands between two halves: ", ways).otherwise(help)
            } else {
                problem.help(help).edits(right_way.map(|right| (whole, right)))
            });
            return;
        }
        let corners = if sign == '/' { [Corner::Nw, Corner::Se] } else { [Corner::Sw, Corner::Ne] };
        for (part, from, corner) in [(left, 0, corners[0]), (right, cut + 1, corners[1])] {
            if part == "." {
                continue;
            }
            let span = at(from, part.len());
            if matches!(part, "<" | "^") {
                self.unread(std::iter::once(word));
                self.problems.push(
                    Problem::new(
                        Code::MapDouble,
                        span,
                        "a double-size tile fills its spaces: no half fits beside it",
                    )
                    .label("no half")
                    .help("write `<` or `^` alone in its cell"),
                );
                continue;
            }
            if slips::is_sign(part) {
                let beside = if from == 0 { right } else { left };
                let other = match from {
                    _ if beside == "." || slips::is_sign(beside) => ".".to_owned(),
                    0 => format!(".{sign}{right}"),
                    _ => format!("{left}{sign}."),
                };
                self.unread(std::iter::once(word));
                self.drawn.unread.whole = true;
                self.problems.push(
                    Problem::new(Code::MapCell, span, format!("`{}` is no half", shortened(part)))
                        .label("a half that is missing?")
                        .help(format!("write `{}`", shortened(&other)))
                        .edit(at(0, word.len()), other),
                );
                continue;
            }
            let what = self.what(part);
            self.lay(what, Shape::Half(corner), space, span);
        }
    }

    fn lay(&mut self, what: What, shape: Shape, at: Space, span: Span) {
        let hash = matches!(what, What::Hash);
        let laid = Laid { after_hash: self.after_hash, ..Laid::new(what, shape, at, span) };
        self.drawn.laid.push(laid);
        self.after_hash |= hash && shape == Shape::Square;
    }

    fn what(&mut self, word: &str) -> What {
        if word == "#" { What::Hash } else { What::Named(self.words.shared(word)) }
    }

    fn continued(&mut self, tile: Option<usize>, axis: Axis, span: Span) -> Option<usize> {
        let (sign, whence) = match axis {
            Axis::EastWest => ("<", "to the west"),
            Axis::NorthSouth => ("^", "above"),
        };
        let mut problem = |message: String, help: &str| {
            self.drawn.unread.whole = true;
            self.problems.push(
                Problem::new(Code::MapDouble, span, message).label("does not fit").help(help),
            );
        };
        match tile {
            None => problem(
                format!("`{sign}` continues the tile {whence}, but there is no whole tile there"),
                "write the name of a double-size tile in its west or north cell, and `<` or `^` in the other",
            ),
            Some(n) if matches!(self.drawn.laid[n].shape, Shape::Double(_)) => {
                problem(
                    "this tile already covers two spaces".to_owned(),
                    "a double-size tile covers just two spaces",
                );
            }
            Some(n) => {
                self.drawn.laid[n].shape = Shape::Double(axis);
                return Some(n);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{laid, refused};
    use crate::text::Code;

    #[test]
    fn both_diagonals_lone_halves_and_doubles_lie_where_they_are_drawn() {
        let text = "board: |\n  a    x/y  .\n  b    p\\.  k  <\n  ^\ntiles:\n  a x y p k b: {}\n";
        assert_eq!(
            laid(text),
            [
                "a Square 0:0",
                "x Half(Nw) 1:0",
                "y Half(Se) 1:0",
                "b Double(NorthSouth) 0:1",
                "p Half(Sw) 1:1",
                "k Double(EastWest) 2:1",
            ]
        );
    }

    #[test]
    fn rows_may_be_short_and_line_ends_are_harmless() {
        assert_eq!(laid("board: |\r\n  . a\r\n  a\r\ntiles: { a: {} }\r\n").len(), 2);
        assert_eq!(laid("tiles: { a: {} }\nboard: |\n  a   ").len(), 1);
    }

    #[test]
    fn one_name_twice_is_two_tiles_with_addresses() {
        let text = "board: |\n  f   .\n  .   f/f\ntiles:\n  f: {}\n";
        let addresses: Vec<String> =
            laid(text).iter().filter_map(|l| l.split(' ').next().map(str::to_owned)).collect();
        assert_eq!(addresses, ["f:0:0", "f:1:1:nw", "f:1:1:se"]);
    }

    #[test]
    fn cells_that_cannot_be_read_are_underlined() {
        let tiles = "tiles:\n  a: {}\n";
        refused(&format!("board: |\n  a  a//a\n{tiles}"), &[(Code::MapCell, "a//a")]);
        refused(&format!("board: |\n  a  ./.\n{tiles}"), &[(Code::MapCell, "./.")]);
        refused(&format!("board: |\n  a  #x\n{tiles}"), &[(Code::MapCell, "#x")]);
        refused(&format!("board: |\n  <  a\n{tiles}"), &[(Code::MapDouble, "<")]);
        refused(&format!("board: |\n  a  <  <\n{tiles}"), &[(Code::MapDouble, "<")]);
        refused(&format!("board: |\n  ^  a\n{tiles}"), &[(Code::MapDouble, "^")]);
        refused(&format!("board: |\n  a/.\n  ^\n{tiles}"), &[(Code::MapDouble, "^")]);
    }

    #[test]
    fn rows_out_of_line_and_other_blocks_are_refused() {
        refused("board: |\n  a\n    a\ntiles:\n  a: {}\n", &[(Code::MapForm, "a")]);
        refused("board: |\n  a\n\n  a\ntiles:\n  a: {}\n", &[(Code::MapForm, "")]);
        refused("board: >\n  a\ntiles:\n  a: {}\n", &[(Code::MapForm, ">")]);
        refused("board: a\ntiles:\n  a: {}\n", &[(Code::MapForm, "a")]);
    }
}
