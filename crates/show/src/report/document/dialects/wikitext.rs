//! Wikitext of MediaWiki without templates. Citations are footnotes.

use std::collections::BTreeMap;
use std::fmt::Write;

use carcassonne_text::sanitize;

use crate::report::document::dialect::Dialect;
use crate::report::document::{
    Block, Cell, Citation, Document, Emphasis, Entry, Grid, Line, Piece, escape_by_number, percent_encode,
};

/// The group of footnotes, `[source 1]`, whose numbers differ from those of readings.
const GROUP: &str = "group=\"source\"";

pub(super) static WIKITEXT: Dialect = Dialect {
    word: "wikitext",
    name: "Wikitext",
    use_of_answer: "Wikitext, for a page of a MediaWiki",
    use_of_report: "The text of a wiki page, with pictures to upload",
    file_name: "report.wiki",
    first_level: 2,
    write: wikitext,
};

/// Returns a document as wikitext, without a final line end.
fn wikitext(document: &Document) -> String {
    let mut footnotes = Footnotes::new(document);
    let mut parts: Vec<String> = document.blocks.iter().map(|block| block_text(block, &mut footnotes)).collect();
    if !footnotes.names.is_empty() {
        parts.push(format!("<references {GROUP} />"));
    }
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

fn block_text(block: &Block, footnotes: &mut Footnotes) -> String {
    match block {
        Block::Head(level, text) => {
            let signs = "=".repeat(*level);
            format!("{signs} {} {signs}", escape(text))
        }
        Block::Paragraph(emphasis, line) => {
            let text = line_text(line, footnotes);
            match emphasis {
                _ if text.is_empty() => text,
                Emphasis::Plain => text,
                Emphasis::Strong => format!("'''{text}'''"),
                Emphasis::Italic => format!("''{text}''"),
                Emphasis::Small => format!("<small>{text}</small>"),
            }
        }
        Block::List(entries) => list_text(entries, footnotes),
        Block::Table(grid) => table_text(grid, footnotes),
        Block::Verbatim(_, lines) => {
            let lines = sanitize(&lines.join("\n"));
            format!("<pre>\n{}\n</pre>", lines.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;"))
        }
        Block::Picture { file, alternative } => {
            let alternative = escape(alternative);
            let key = if alternative.is_empty() { String::new() } else { format!("|alt={alternative}") };
            format!("[[File:{}{key}]]", file_name(file))
        }
    }
}

/// Returns a list. An entry with only citations becomes footnotes of the entry before it.
fn list_text(entries: &[Entry], footnotes: &mut Footnotes) -> String {
    let mut lines: Vec<String> = Vec::new();
    for Entry { is_nested, line } in entries {
        match lines.last_mut() {
            Some(last) if line.has_only_citations() => last.push_str(&line_text(line, footnotes)),
            Some(_) | None => {
                let bullet = if *is_nested { "**" } else { "*" };
                lines.push(format!("{bullet} {}", line_text(line, footnotes)));
            }
        }
    }
    lines.join("\n")
}

fn table_text(grid: &Grid, footnotes: &mut Footnotes) -> String {
    let (table_style, first_cell) =
        if grid.has_only_signs { (" style=\"text-align: center\"", " style=\"text-align: left\" |") } else { ("", "") };
    let mut cell = |cell: &Cell| cell.iter().map(|line| line_text(line, footnotes)).collect::<Vec<_>>().join("<br />");
    let mut out = format!("{{| class=\"wikitable\"{table_style}\n");
    let head: Vec<String> = grid.head.iter().map(&mut cell).collect();
    let _ = writeln!(out, "! {}", head.join(" !! "));
    for row in &grid.rows {
        let cells: Vec<String> = row.iter().map(&mut cell).collect();
        let _ = writeln!(out, "|-\n|{first_cell} {}", cells.join(" || "));
    }
    out.push_str("|}");
    out
}

/// Returns a line with its footnotes at the end.
fn line_text(line: &Line, footnotes: &mut Footnotes) -> String {
    let (mut out, mut references) = (String::new(), String::new());
    for (separator, piece) in line.spaced_pieces() {
        out.push_str(separator);
        match piece {
            Piece::Text(text) => out.push_str(&escape(text)),
            Piece::Strong(text) => out.extend(["'''", &escape(text), "'''"]),
            Piece::Address(address) => out.push_str(&encode_address(address)),
            Piece::Citation(citation) => {
                out.push_str(citation.end);
                references.push_str(&footnotes.footnote(citation));
            }
        }
    }
    out + &references
}

/// The footnotes of a document. One that recurs is written once, with a name.
#[derive(Debug, Default)]
struct Footnotes {
    /// The number of citations of each content.
    counts: BTreeMap<String, usize>,
    /// The name of each content that was written.
    names: BTreeMap<String, String>,
}

impl Footnotes {
    fn new(document: &Document) -> Self {
        let mut footnotes = Self::default();
        for citation in document.citations() {
            *footnotes.counts.entry(content(citation)).or_default() += 1;
        }
        footnotes
    }

    fn footnote(&mut self, citation: &Citation) -> String {
        let content = content(citation);
        if let Some(name) = self.names.get(&content) {
            return format!("<ref {GROUP} name=\"{name}\" />");
        }
        let name = format!("source-{}", self.names.len() + 1);
        let recurs = self.counts.get(&content).is_some_and(|count| *count > 1);
        let name_key = if recurs { format!(" name=\"{name}\"") } else { String::new() };
        let footnote = format!("<ref {GROUP}{name_key}>{content}</ref>");
        self.names.insert(content, name);
        footnote
    }
}

/// Returns the content of a footnote: the source, as a link if it has an address, and the place in it.
fn content(citation: &Citation) -> String {
    let source = escape(&citation.source);
    let space = if citation.place.starts_with(' ') { " " } else { "" };
    let place = escape(&citation.place);
    match &citation.link {
        Some((_, address)) => format!("[{} {source}]{space}{place}", encode_address(address)),
        None => format!("{source}{space}{place}"),
    }
}

/// Escapes a text and puts it on one line: characters that could be markup are written by their numbers.
fn escape(text: &str) -> String {
    escape_by_number(text, is_markup)
}

/// Returns `true` if a character could be markup, given the text before it and the text after it.
fn is_markup(c: char, before: &str, after: &str) -> bool {
    let is_at_end = before.is_empty() || after.is_empty();
    let is_doubled = before.ends_with(c) || after.starts_with(c);
    match c {
        '<' | '>' | '{' | '}' | '|' => true,
        // `[1]`, the number of a reading, is no link.
        '[' => !is_number(after.split(']').next()) || before.ends_with('['),
        ']' => {
            !is_number(before.rsplit('[').next().filter(|inside| before.len() > inside.len())) || after.starts_with(']')
        }
        // Bold and italics, a command, a signature, the end of a heading or of a cell.
        '\'' | '_' | '~' | '=' | '!' => is_at_end || is_doubled,
        // Lists and rows.
        '*' | '#' | ';' | ':' | '-' | '+' if before.is_empty() => true,
        // Bare addresses, which become links.
        ':' => before.ends_with(|c: char| c.is_ascii_alphabetic()) && !after.is_empty() && !after.starts_with(' '),
        // The name or number of a character.
        '&' => after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '#'),
        _ => false,
    }
}

/// Returns `true` if a text between brackets consists of numbers of readings.
fn is_number(inside: Option<&str>) -> bool {
    let fits = |inside: &str| {
        inside.starts_with(|c: char| c.is_ascii_digit())
            && inside.chars().all(|c| c.is_ascii_digit() || matches!(c, '+' | ',' | ' ' | 'o' | 'r'))
    };
    inside.is_some_and(fits)
}

/// Percent-encodes the characters that could end an address.
fn encode_address(address: &str) -> String {
    percent_encode(address, |c| matches!(c, '<' | '>' | '[' | ']' | '{' | '}' | '|' | '"' | '\''))
}

/// Returns the name of a file without characters that could end a link.
fn file_name(file: &str) -> String {
    file.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_markup() {
        for (text, written) in [
            ("a | b {{x}} {|", "a &#124; b &#123;&#123;x&#125;&#125; &#123;&#124;"),
            ("<b>x</b> <!-- y -->", "&#60;b&#62;x&#60;/b&#62; &#60;!-- y --&#62;"),
            ("[[x]] [http://y z] [1] [2+3 or 4]", "&#91;&#91;x&#93;&#93; &#91;http&#58;//y z&#93; [1] [2+3 or 4]"),
            ("''x'' Red's 'y'", "&#39;&#39;x&#39;&#39; Red's 'y&#39;"),
            ("== x ==", "&#61;&#61; x &#61;&#61;"),
            ("* x", "&#42; x"),
            ("- x - y", "&#45; x - y"),
            ("a !! b! c", "a &#33;&#33; b! c"),
            ("~~~~ a~b __TOC__ a_b", "&#126;&#126;&#126;&#126; a~b &#95;&#95;TOC&#95;&#95; a_b"),
            ("mailto:a@b Red: 3", "mailto&#58;a@b Red: 3"),
            ("&lt; A & B &#60;", "&#38;lt; A & B &#38;#60;"),
            ("  spaces\t\nand lines ", "spaces and lines"),
        ] {
            assert_eq!(escape(text), written);
        }
    }

    #[test]
    fn a_citation_that_recurs_is_one_footnote() {
        let citation = |place: &str| Citation {
            lead: "; ",
            source: "The wiki".to_owned(),
            link: Some(("2e".to_owned(), "https://x.y/a b[c]".to_owned())),
            place: format!(", \"{place}\""),
            end: "",
        };
        let mut document = Document::default();
        document.push_list(["Farms", "Roads", "Farms"].map(|place| Line::text("one").with_citation(citation(place))));
        let link = "[https://x.y/a%20b%5Bc%5D The wiki]";
        assert_eq!(
            wikitext(&document),
            format!(
                "* one<ref {GROUP} name=\"source-1\">{link}, \"Farms\"</ref>\n* one<ref {GROUP}>{link}, \"Roads\"</ref>\n\
                 * one<ref {GROUP} name=\"source-1\" />\n\n<references {GROUP} />"
            )
        );
    }
}
