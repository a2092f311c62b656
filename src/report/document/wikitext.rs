//! The text of a page of a MediaWiki, without templates: what is cited stands in notes at its end.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{Block, Cell, Citation, Document, Entry, Grid, Piece, Tone, Words, encoded, numbered};
use crate::text::sanitize;

/// What notes are called, so that their numbers are not taken for those of readings: `[source 1]`.
const GROUP: &str = "group=\"source\"";

/// A document as wikitext, without a line end behind it.
pub(super) fn wikitext(document: &Document) -> String {
    let mut notes = Notes::of(document);
    let mut parts: Vec<String> = Vec::new();
    for block in &document.blocks {
        parts.push(written(block, &mut notes));
    }
    if !notes.told.is_empty() {
        parts.push(format!("<references {GROUP} />"));
    }
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

fn written(block: &Block, notes: &mut Notes) -> String {
    match block {
        Block::Head(level, text) => {
            let signs = "=".repeat(*level);
            format!("{signs} {} {signs}", escaped(text))
        }
        Block::Paragraph(tone, words) => {
            let said = line(words, notes);
            match tone {
                _ if said.is_empty() => said,
                Tone::Plain => said,
                Tone::Strong => format!("'''{said}'''"),
                Tone::Slanted => format!("''{said}''"),
                Tone::Small => format!("<small>{said}</small>"),
            }
        }
        Block::List(entries) => list(entries, notes),
        Block::Table(grid) => table(grid, notes),
        Block::Verbatim(_, lines) => {
            let lines = sanitize(&lines.join("\n"));
            format!("<pre>\n{}\n</pre>", lines.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;"))
        }
        Block::Picture { file, shows } => match escaped(shows) {
            shows if shows.is_empty() => format!("[[File:{}]]", file_name(file)),
            shows => format!("[[File:{}|alt={shows}]]", file_name(file)),
        },
    }
}

/// A list. An entry that does no more than to cite is a note to the entry above it.
fn list(entries: &[Entry], notes: &mut Notes) -> String {
    let mut lines: Vec<String> = Vec::new();
    for Entry { is_under, words } in entries {
        match lines.last_mut() {
            Some(above) if words.only_cites() => above.push_str(&line(words, notes)),
            Some(_) | None => lines.push(format!("{} {}", if *is_under { "**" } else { "*" }, line(words, notes))),
        }
    }
    lines.join("\n")
}

fn table(grid: &Grid, notes: &mut Notes) -> String {
    let (look, first) =
        if grid.is_of_signs { (" style=\"text-align: center\"", " style=\"text-align: left\" |") } else { ("", "") };
    let mut cell = |cell: &Cell| cell.iter().map(|words| line(words, notes)).collect::<Vec<_>>().join("<br />");
    let mut out = format!("{{| class=\"wikitable\"{look}\n");
    let head: Vec<String> = grid.head.iter().map(&mut cell).collect();
    let _ = writeln!(out, "! {}", head.join(" !! "));
    for row in &grid.rows {
        let cells: Vec<String> = row.iter().map(&mut cell).collect();
        let _ = writeln!(out, "|-\n|{first} {}", cells.join(" || "));
    }
    out.push_str("|}");
    out
}

/// What is said in a line, and then its notes.
fn line(words: &Words, notes: &mut Notes) -> String {
    let (mut said, mut behind) = (String::new(), String::new());
    for (before, piece) in words.spaced() {
        said.push_str(before);
        match piece {
            Piece::Text(text) => said.push_str(&escaped(text)),
            Piece::Strong(text) => said.extend(["'''", &escaped(text), "'''"]),
            Piece::Address(address) => said.push_str(&address_of(address)),
            Piece::Cited(cited) => {
                said.push_str(cited.end);
                behind.push_str(&notes.note(cited));
            }
        }
    }
    said + &behind
}

/// What is cited, as notes: one that is made several times is written once, under a name.
#[derive(Debug, Default)]
struct Notes {
    /// How often each is made.
    made: BTreeMap<String, usize>,
    /// Those that are written, with the names under which they are made again.
    told: BTreeMap<String, String>,
}

impl Notes {
    fn of(document: &Document) -> Self {
        let mut notes = Self::default();
        for cited in document.cited() {
            *notes.made.entry(content(cited)).or_default() += 1;
        }
        notes
    }

    fn note(&mut self, cited: &Citation) -> String {
        let content = content(cited);
        if let Some(name) = self.told.get(&content) {
            return format!("<ref {GROUP} name=\"{name}\" />");
        }
        let name = format!("source-{}", self.told.len() + 1);
        let again = self.made.get(&content).is_some_and(|times| *times > 1);
        let named = if again { format!(" name=\"{name}\"") } else { String::new() };
        let note = format!("<ref {GROUP}{named}>{content}</ref>");
        self.told.insert(content, name);
        note
    }
}

/// What a note says: the source, as a link if it has an address, and the place in it.
fn content(cited: &Citation) -> String {
    let shown = escaped(&cited.source);
    let space = if cited.place.starts_with(' ') { " " } else { "" };
    let place = escaped(&cited.place);
    match &cited.link {
        Some((_, address)) => format!("[{} {shown}]{space}{place}", address_of(address)),
        None => format!("{shown}{space}{place}"),
    }
}

/// Any text as it reads, in one line: nothing in it is taken for markup. Signs that could be are written by their numbers.
fn escaped(text: &str) -> String {
    numbered(text, is_sign)
}

/// Whether a sign would be taken for markup: anywhere, by its neighbours, or at either end of a text.
fn is_sign(c: char, before: &str, after: &str) -> bool {
    let stands_at_an_end = before.is_empty() || after.is_empty();
    let is_doubled = before.ends_with(c) || after.starts_with(c);
    match c {
        '<' | '>' | '{' | '}' | '|' => true,
        // The number of a reading, `[1]`, is no link.
        '[' => !is_number(after.split(']').next()) || before.ends_with('['),
        ']' => {
            !is_number(before.rsplit('[').next().filter(|inside| before.len() > inside.len())) || after.starts_with(']')
        }
        // Bold and italics, a command, a signature, the end of a heading or of its cell.
        '\'' | '_' | '~' | '=' | '!' => stands_at_an_end || is_doubled,
        // Lists and rows.
        '*' | '#' | ';' | ':' | '-' | '+' if before.is_empty() => true,
        // Some addresses become links by themselves.
        ':' => before.ends_with(|c: char| c.is_ascii_alphabetic()) && !after.is_empty() && !after.starts_with(' '),
        // A character by its name or number.
        '&' => after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '#'),
        _ => false,
    }
}

/// Whether what stands between brackets is the numbers of readings.
fn is_number(inside: Option<&str>) -> bool {
    let fits = |inside: &str| {
        inside.starts_with(|c: char| c.is_ascii_digit())
            && inside.chars().all(|c| c.is_ascii_digit() || matches!(c, '+' | ',' | ' ' | 'o' | 'r'))
    };
    inside.is_some_and(fits)
}

/// An address, which is a link by itself.
fn address_of(address: &str) -> String {
    encoded(address, |c| matches!(c, '<' | '>' | '[' | ']' | '{' | '}' | '|' | '"' | '\''))
}

/// The name of a file, of which nothing ends the link.
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
            assert_eq!(escaped(text), written);
        }
    }

    #[test]
    fn what_is_cited_several_times_is_one_note() {
        let cited = |place: &str| Citation {
            lead: "; ",
            source: "The wiki".to_owned(),
            link: Some(("2e".to_owned(), "https://x.y/a b[c]".to_owned())),
            place: format!(", \"{place}\""),
            end: "",
        };
        let mut document = Document::default();
        document.list(["Farms", "Roads", "Farms"].map(|place| Words::text("one").citing(cited(place))));
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
