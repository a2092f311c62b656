//! A page of law as a document.

use super::{Block, Cell, Citation, Document, Entry, Grid, Words};
use crate::report::law::{LawPage, Paragraph};

/// The level of its headings.
const LEVEL: usize = 2;

/// A page of law laid out.
pub(super) fn law(page: &LawPage) -> Document {
    let mut told = Document::default();
    // The entries of a list are not apart.
    let mut list: Vec<Entry> = Vec::new();
    for paragraph in &page.paragraphs {
        // A remark is an entry under the item above it, or one by itself.
        let is_under = list.iter().any(|entry| !entry.is_under);
        match paragraph {
            Paragraph::Item(mark, text) => {
                let mark = if mark == "-" { "" } else { mark };
                list.push(Entry { is_under: false, words: Words::strong(mark).then(text) });
            }
            Paragraph::Aside(text) => list.push(Entry { is_under, words: Words::text(text) }),
            Paragraph::Cite { source, address, place } => {
                let link = address.as_ref().map(|address| (source.clone(), address.clone()));
                let place = format!(", {place}");
                let cited = Citation { lead: "", source: source.clone(), link, place, end: "" };
                list.push(Entry { is_under, words: Words::default().citing(cited) });
            }
            Paragraph::Address(address) => list.push(Entry { is_under, words: Words::address(address) }),
            Paragraph::Head(text) => {
                end(&mut told, &mut list);
                told.add(Block::Head(LEVEL, text.clone()));
            }
            Paragraph::Text(text) => {
                end(&mut told, &mut list);
                told.text(text);
            }
            Paragraph::Table(head, rows) => {
                end(&mut told, &mut list);
                let rows = rows.iter().map(|cells| row(cells)).collect();
                told.add(Block::Table(Grid { head: row(head), rows, is_of_signs: false }));
            }
            Paragraph::Verbatim { language, lines, .. } => {
                end(&mut told, &mut list);
                told.add(Block::Verbatim(language.clone(), lines.clone()));
            }
            Paragraph::Blank => end(&mut told, &mut list),
        }
    }
    end(&mut told, &mut list);
    told
}

/// The cells of a row, each with its lines.
fn row(cells: &[String]) -> Vec<Cell> {
    cells.iter().map(|cell| cell.lines().map(Words::text).collect()).collect()
}

/// Ends a list, if one was begun.
fn end(told: &mut Document, list: &mut Vec<Entry>) {
    if !list.is_empty() {
        told.add(Block::List(std::mem::take(list)));
    }
}
