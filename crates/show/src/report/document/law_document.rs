//! A page of law as a document.

use super::{Block, Cell, Citation, Document, Entry, Grid, Line};
use crate::report::law_page::{LawPage, Paragraph};

/// The level of the headings.
const LEVEL: usize = 2;

/// Lays out a page of law.
pub(super) fn law_document(page: &LawPage) -> Document {
    let mut document = Document::default();
    // A list is added when the next block begins.
    let mut list: Vec<Entry> = Vec::new();
    for paragraph in &page.paragraphs {
        // A remark is nested below an item, if there is one.
        let is_nested = list.iter().any(|entry| !entry.is_nested);
        match paragraph {
            Paragraph::Item(mark, text) => {
                let mark = if mark == "-" { "" } else { mark };
                list.push(Entry { is_nested: false, line: Line::strong(mark).with_text(text) });
            }
            Paragraph::Aside(text) => list.push(Entry { is_nested, line: Line::text(text) }),
            Paragraph::Cite { source, address, place } => {
                let link = address.as_ref().map(|address| (source.clone(), address.clone()));
                let place = format!(", {place}");
                let citation = Citation { lead: "", source: source.clone(), link, place, end: "" };
                list.push(Entry { is_nested, line: Line::default().with_citation(citation) });
            }
            Paragraph::Address(address) => list.push(Entry { is_nested, line: Line::address(address) }),
            Paragraph::Head(text) => {
                end_list(&mut document, &mut list);
                document.push(Block::Head(LEVEL, text.clone()));
            }
            Paragraph::Text(text) => {
                end_list(&mut document, &mut list);
                document.push_text(text);
            }
            Paragraph::Table(head, rows) => {
                end_list(&mut document, &mut list);
                let rows = rows.iter().map(|cells| row(cells)).collect();
                document.push(Block::Table(Grid { head: row(head), rows, has_only_signs: false }));
            }
            Paragraph::Verbatim { language, lines, .. } => {
                end_list(&mut document, &mut list);
                document.push(Block::Verbatim(language.clone(), lines.clone()));
            }
            Paragraph::Blank => end_list(&mut document, &mut list),
        }
    }
    end_list(&mut document, &mut list);
    document
}

fn row(cells: &[String]) -> Vec<Cell> {
    cells.iter().map(|cell| cell.lines().map(Line::text).collect()).collect()
}

/// Adds a list to the document and empties it.
fn end_list(document: &mut Document, list: &mut Vec<Entry>) {
    if !list.is_empty() {
        document.push(Block::List(std::mem::take(list)));
    }
}
