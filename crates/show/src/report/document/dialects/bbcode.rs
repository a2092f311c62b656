//! BBCode for forums: tags that all forums know, and the tables of SMF.

use carcassonne_text::sanitize;

use crate::report::document::dialect::Dialect;
use crate::report::document::{
    Block, Cell, Document, Emphasis, Entry, Grid, Line, Piece, escape_by_number, percent_encode,
};

pub(super) static BBCODE: Dialect = Dialect {
    word: "bbcode",
    name: "BBCode",
    use_of_answer: "BBCode, for a post in a forum",
    use_of_report: "A post for a forum, with pictures to upload",
    file_name: "report.txt",
    first_level: 1,
    write: bbcode,
};

/// Returns a document as BBCode, without a final line end.
fn bbcode(document: &Document) -> String {
    let parts = document.blocks.iter().map(block_text).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("\n\n")
}

fn block_text(block: &Block) -> String {
    match block {
        Block::Head(_, text) => tag("b", &escape(text)),
        Block::Paragraph(emphasis, line) => {
            let text = line_text(line);
            match emphasis {
                Emphasis::Plain | Emphasis::Small => text,
                Emphasis::Strong => tag("b", &text),
                Emphasis::Italic => tag("i", &text),
            }
        }
        // Forums differ in their tags for lists.
        Block::List(entries) => {
            let entry = |Entry { is_nested, line }: &Entry| {
                format!("{}- {}", if *is_nested { "    " } else { "" }, line_text(line))
            };
            entries.iter().map(entry).collect::<Vec<_>>().join("\n")
        }
        Block::Table(grid) => table_text(grid),
        Block::Verbatim(_, lines) => format!("[code]\n{}\n[/code]", escape_code(&sanitize(&lines.join("\n")))),
        Block::Picture { file, .. } => tag("img", &encode_address(file)),
    }
}

fn table_text(grid: &Grid) -> String {
    let cell = |cell: &Cell| cell.iter().map(line_text).collect::<Vec<_>>().join("\n");
    let row = |cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("[td]{cell}[/td]")).collect();
        format!("[tr]{}[/tr]\n", cells.concat())
    };
    // A head may be bold by itself.
    let head = |head: &Cell| match cell(head) {
        text if text.starts_with("[b]") => text,
        text => tag("b", &text),
    };
    let rows: String = grid.rows.iter().map(|cells| row(cells.iter().map(cell).collect())).collect();
    format!("[table]\n{}{rows}[/table]", row(grid.head.iter().map(head).collect()))
}

fn line_text(line: &Line) -> String {
    let mut out = String::new();
    for (separator, piece) in line.spaced_pieces() {
        out.push_str(separator);
        match piece {
            Piece::Text(text) => out.push_str(&escape(text)),
            Piece::Strong(text) => out.push_str(&tag("b", &escape(text))),
            Piece::Address(address) => out.push_str(&tag("url", &encode_address(address))),
            Piece::Citation(citation) => {
                let name = escape(&citation.source);
                let source = match &citation.link {
                    Some((_, address)) => format!("[url={}]{name}[/url]", encode_address(address)),
                    None => name,
                };
                let space = if citation.place.starts_with(' ') { " " } else { "" };
                out.extend([citation.lead, &source, space, &escape(&citation.place), citation.end]);
            }
        }
    }
    out
}

/// Puts a text between tags, unless it is empty.
fn tag(tag: &str, inside: &str) -> String {
    if inside.is_empty() { String::new() } else { format!("[{tag}]{inside}[/{tag}]") }
}

/// Escapes a text and puts it on one line: brackets that could begin a tag, and signs that could become an emoticon, are
/// written by their numbers.
fn escape(text: &str) -> String {
    escape_by_number(text, is_markup)
}

fn is_markup(c: char, before: &str, after: &str) -> bool {
    match c {
        // `[1]` and `[ ]` are never tags.
        '[' => !after.starts_with(|c: char| c.is_ascii_digit() || c == ' '),
        '&' => after.starts_with('#'),
        // In SMF `8)` is an emoticon.
        ')' => before.strip_suffix('8').is_some_and(|before| !before.ends_with(|c: char| c.is_ascii_alphanumeric())),
        _ => false,
    }
}

/// Escapes lines within `[code]`, which only its closing tag ends.
fn escape_code(text: &str) -> String {
    let lower = text.to_ascii_lowercase();
    let mut out = String::with_capacity(text.len());
    let mut start = 0;
    for (at, _) in lower.match_indices("[/code") {
        out.push_str(&text[start..at]);
        out.push_str("&#91;");
        start = at + 1;
    }
    out.push_str(&text[start..]);
    out
}

/// Percent-encodes the characters that could end an address.
fn encode_address(address: &str) -> String {
    percent_encode(address, |c| matches!(c, '<' | '>' | '[' | ']' | '"' | '\''))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_a_tag() {
        for (text, written) in [
            ("[b]x[/b] [*] [1] [", "&#91;b]x&#91;/b] &#91;*] [1] &#91;"),
            ("[url=https://x.y]z[/url]", "&#91;url=https://x.y]z&#91;/url]"),
            ("&#91;b] &lt; A & B", "&#38;#91;b] &lt; A & B"),
            ("(blue 3, red 8) (18) 8 )", "(blue 3, red 8&#41; (18) 8 )"),
            ("  spaces\t\nand lines ", "spaces and lines"),
        ] {
            assert_eq!(escape(text), written);
        }
    }

    #[test]
    fn a_drawing_cannot_leave_its_tags() {
        assert_eq!(escape_code("[A] [/code] x [/CODE]"), "[A] &#91;/code] x &#91;/CODE]");
    }
}
