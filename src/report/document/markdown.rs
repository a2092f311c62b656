//! Markdown, for a forum post or a site that reads it.

use super::markup::{Links, Markup};
use super::{Block, Cell, Document, Entry, Grid, Piece, Tone, Words};

/// A document as Markdown, without a line end behind it: its blocks, an empty line between two, and where its links lead.
pub(super) fn markdown(document: &Document) -> String {
    let mut links = Links::default();
    let mut parts: Vec<Markup> = document.blocks.iter().map(|block| written(block, &mut links)).collect();
    parts.push(links.definitions());
    Markup::joined(parts, "\n\n").to_string()
}

fn written(block: &Block, links: &mut Links) -> Markup {
    match block {
        Block::Head(level, text) => Markup::heading(*level, text),
        Block::Paragraph(tone, words) => {
            let said = line(words, links);
            match tone {
                Tone::Plain => said,
                Tone::Strong => said.strong(),
                Tone::Slanted => said.slanted(),
                Tone::Small => said.small(),
            }
        }
        Block::List(entries) => {
            let entry = |Entry { is_under, words }: &Entry| {
                Markup::sign(if *is_under { "  - " } else { "- " }).with(&line(words, links))
            };
            Markup::joined(entries.iter().map(entry), "\n")
        }
        Block::Table(grid) => table(grid, links),
        Block::Verbatim(language, drawn) => Markup::verbatim(language, drawn),
        Block::Picture { file, shows } => Markup::picture(file, shows),
    }
}

fn line(words: &Words, links: &mut Links) -> Markup {
    words.spaced().fold(Markup::default(), |said, (before, piece)| {
        let said = said.with(&Markup::sign(before));
        match piece {
            Piece::Text(text) => said.with(&Markup::text(text)),
            Piece::Strong(text) => said.with(&Markup::text(text).strong()),
            Piece::Address(address) => said.with(&Markup::address(address)),
            Piece::Cited(cited) => {
                said.with(&Markup::sign(cited.lead)).with(&links.cited(cited)).with(&Markup::sign(cited.end))
            }
        }
    })
}

fn table(grid: &Grid, links: &mut Links) -> Markup {
    let rule = |n: usize| Markup::sign(if n > 0 && grid.is_of_signs { ":-:" } else { "---" });
    let rule = row((0..grid.head.len()).map(rule));
    let mut cells = |cells: &Vec<Cell>| {
        row(cells.iter().map(|cell| Markup::joined(cell.iter().map(|words| line(words, links)), "<br>")))
    };
    let rows: Vec<Markup> = std::iter::once(&grid.head).chain(&grid.rows).map(&mut cells).collect();
    let mut rows = rows.into_iter();
    let head = rows.next().unwrap_or_default();
    Markup::joined([head, rule].into_iter().chain(rows), "\n")
}

/// A row of a table.
fn row(cells: impl IntoIterator<Item = Markup>) -> Markup {
    cells.into_iter().fold(Markup::sign("|"), |row, cell| {
        let space = if cell.is_empty() { Markup::sign(" |") } else { Markup::sign(" ") };
        let end = if cell.is_empty() { Markup::default() } else { Markup::sign(" |") };
        row.with(&space).with(&cell).with(&end)
    })
}
