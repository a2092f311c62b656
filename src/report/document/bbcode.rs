//! BBCode, for forums: tables as SMF has them, and nothing that others do not know but these.

use super::{Block, Cell, Document, Entry, Grid, Piece, Tone, Words, encoded, numbered};
use crate::text::sanitize;

/// A document as BBCode, without a line end behind it.
pub(super) fn bbcode(document: &Document) -> String {
    let parts = document.blocks.iter().map(written).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("\n\n")
}

fn written(block: &Block) -> String {
    match block {
        Block::Head(_, text) => tagged("b", &escaped(text)),
        Block::Paragraph(tone, words) => {
            let said = line(words);
            match tone {
                Tone::Plain | Tone::Small => said,
                Tone::Strong => tagged("b", &said),
                Tone::Slanted => tagged("i", &said),
            }
        }
        // No two forums have the same tags for lists.
        Block::List(entries) => {
            let entry =
                |Entry { is_under, words }: &Entry| format!("{}- {}", if *is_under { "    " } else { "" }, line(words));
            entries.iter().map(entry).collect::<Vec<_>>().join("\n")
        }
        Block::Table(grid) => table(grid),
        Block::Verbatim(_, lines) => format!("[code]\n{}\n[/code]", verbatim(&sanitize(&lines.join("\n")))),
        Block::Picture { file, .. } => tagged("img", &address_of(file)),
    }
}

fn table(grid: &Grid) -> String {
    let cell = |cell: &Cell| cell.iter().map(line).collect::<Vec<_>>().join("\n");
    let row = |cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("[td]{cell}[/td]")).collect();
        format!("[tr]{}[/tr]\n", cells.concat())
    };
    // A head that is bold by itself stays so.
    let head = |of: &Cell| match cell(of) {
        said if said.starts_with("[b]") => said,
        said => tagged("b", &said),
    };
    let rows: String = grid.rows.iter().map(|cells| row(cells.iter().map(cell).collect())).collect();
    format!("[table]\n{}{rows}[/table]", row(grid.head.iter().map(head).collect()))
}

fn line(words: &Words) -> String {
    let mut out = String::new();
    for (before, piece) in words.spaced() {
        out.push_str(before);
        match piece {
            Piece::Text(text) => out.push_str(&escaped(text)),
            Piece::Strong(text) => out.push_str(&tagged("b", &escaped(text))),
            Piece::Address(address) => out.push_str(&tagged("url", &address_of(address))),
            Piece::Cited(cited) => {
                let shown = escaped(&cited.source);
                let shown = match &cited.link {
                    Some((_, address)) => format!("[url={}]{shown}[/url]", address_of(address)),
                    None => shown,
                };
                let space = if cited.place.starts_with(' ') { " " } else { "" };
                out.extend([cited.lead, &shown, space, &escaped(&cited.place), cited.end]);
            }
        }
    }
    out
}

/// A passage between tags; nothing if it is empty.
fn tagged(tag: &str, inside: &str) -> String {
    if inside.is_empty() { String::new() } else { format!("[{tag}]{inside}[/{tag}]") }
}

/// Any text as it reads, in one line: no bracket in it begins a tag, and no signs a small face. What could is written by its
/// number, which forums show as the sign; one that does not shows the number, and still makes no tag of it.
fn escaped(text: &str) -> String {
    numbered(text, is_sign)
}

fn is_sign(c: char, before: &str, after: &str) -> bool {
    match c {
        // `[1]` and `[ ]` are no tags anywhere.
        '[' => !after.starts_with(|c: char| c.is_ascii_digit() || c == ' '),
        '&' => after.starts_with('#'),
        // SMF makes a face with dark glasses of it.
        ')' => before.strip_suffix('8').is_some_and(|before| !before.ends_with(|c: char| c.is_ascii_alphanumeric())),
        _ => false,
    }
}

/// Lines within `[code]`, which nothing but its own end ends.
fn verbatim(text: &str) -> String {
    let lower = text.to_ascii_lowercase();
    let mut out = String::with_capacity(text.len());
    let mut from = 0;
    for (at, _) in lower.match_indices("[/code") {
        out.push_str(&text[from..at]);
        out.push_str("&#91;");
        from = at + 1;
    }
    out.push_str(&text[from..]);
    out
}

/// An address that nothing in it ends.
fn address_of(address: &str) -> String {
    encoded(address, |c| matches!(c, '<' | '>' | '[' | ']' | '"' | '\''))
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
            assert_eq!(escaped(text), written);
        }
    }

    #[test]
    fn a_drawing_cannot_leave_its_tags() {
        assert_eq!(verbatim("[A] [/code] x [/CODE]"), "[A] &#91;/code] x &#91;/CODE]");
    }
}
