//! Markdown, for posts and sites.

use super::markup::{Links, Markup};
use crate::report::document::dialect::Dialect;
use crate::report::document::{Block, Cell, Document, Emphasis, Entry, Grid, Line, Piece};

pub(super) static MARKDOWN: Dialect = Dialect {
    word: "markdown",
    name: "Markdown",
    use_of_answer: "Markdown, for a post or a page that reads it",
    use_of_report: "Markdown, with pictures beside it",
    file_name: "report.md",
    first_level: 1,
    write: markdown,
};

/// Returns a document as Markdown, without a final line end: its blocks and the definitions of its links.
fn markdown(document: &Document) -> String {
    let mut links = Links::default();
    let mut parts: Vec<Markup> = document.blocks.iter().map(|block| block_text(block, &mut links)).collect();
    parts.push(links.definitions());
    Markup::join(parts, "\n\n").to_string()
}

fn block_text(block: &Block, links: &mut Links) -> Markup {
    match block {
        Block::Head(level, text) => Markup::heading(*level, text),
        Block::Paragraph(emphasis, line) => {
            let text = line_text(line, links);
            match emphasis {
                Emphasis::Plain => text,
                Emphasis::Strong => text.strong(),
                Emphasis::Italic => text.italic(),
                Emphasis::Small => text.small(),
            }
        }
        Block::List(entries) => {
            let entry = |Entry { is_nested, line }: &Entry| {
                Markup::sign(if *is_nested { "  - " } else { "- " }).with(&line_text(line, links))
            };
            Markup::join(entries.iter().map(entry), "\n")
        }
        Block::Table(grid) => table_text(grid, links),
        Block::Verbatim(language, text) => Markup::verbatim(language, text),
        Block::Picture { file, alternative } => Markup::picture(file, alternative),
    }
}

fn line_text(line: &Line, links: &mut Links) -> Markup {
    line.spaced_pieces().fold(Markup::default(), |text, (separator, piece)| {
        let text = text.with(&Markup::sign(separator));
        match piece {
            Piece::Text(plain) => text.with(&Markup::text(plain)),
            Piece::Strong(strong) => text.with(&Markup::text(strong).strong()),
            Piece::Address(address) => text.with(&Markup::address(address)),
            Piece::Citation(citation) => text
                .with(&Markup::sign(citation.lead))
                .with(&links.citation(citation))
                .with(&Markup::sign(citation.end)),
        }
    })
}

fn table_text(grid: &Grid, links: &mut Links) -> Markup {
    let rule = |n: usize| Markup::sign(if n > 0 && grid.has_only_signs { ":-:" } else { "---" });
    let rule = row((0..grid.head.len()).map(rule));
    let mut cells = |cells: &Vec<Cell>| {
        row(cells.iter().map(|cell| Markup::join(cell.iter().map(|line| line_text(line, links)), "<br>")))
    };
    let rows: Vec<Markup> = std::iter::once(&grid.head).chain(&grid.rows).map(&mut cells).collect();
    let mut rows = rows.into_iter();
    let head = rows.next().unwrap_or_default();
    Markup::join([head, rule].into_iter().chain(rows), "\n")
}

fn row(cells: impl IntoIterator<Item = Markup>) -> Markup {
    cells.into_iter().fold(Markup::sign("|"), |row, cell| {
        let space = if cell.is_empty() { Markup::sign(" |") } else { Markup::sign(" ") };
        let end = if cell.is_empty() { Markup::default() } else { Markup::sign(" |") };
        row.with(&space).with(&cell).with(&end)
    })
}
