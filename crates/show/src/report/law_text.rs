//! Pages on the law as text for a terminal.

use carcassonne_position::wording::{Join, Voice};
use carcassonne_text::sanitize;
use comfy_table::presets::{ASCII_FULL_CONDENSED, UTF8_FULL_CONDENSED};
use comfy_table::{ContentArrangement, Table};

use super::law_page::{LawPage, Paragraph, source_place};
use super::style::{Ink, Style};

/// The width in columns below which the rows of a table are written as a list.
const LEAST_TABLE_WIDTH: usize = 50;

pub(super) fn law_text(page: &LawPage, style: Style) -> String {
    page.paragraphs.iter().flat_map(|paragraph| lines(paragraph, style)).map(|line| line + "\n").collect()
}

/// Returns the lines of a paragraph; one of them may be several wrapped lines.
fn lines(paragraph: &Paragraph, style: Style) -> Vec<String> {
    let remark = |text: &str| vec![style.paint(Ink::Faint, &style.wrap(text, "      ", "      "))];
    match paragraph {
        Paragraph::Head(text) => vec![style.paint(Ink::Head, &style.wrap(text, "", "  "))],
        Paragraph::Text(text) => vec![style.wrap(text, "", "")],
        Paragraph::Item(mark, text) => vec![style.wrap(text, &format!("  {mark} "), "      ")],
        Paragraph::Aside(text) => remark(text),
        Paragraph::Cite { source, place, .. } => {
            remark(&Voice::in_language(style.language).say(&source_place(source, place)))
        }
        Paragraph::Address(address) => vec![style.paint(Ink::Faint, &format!("      {}", sanitize(address)))],
        Paragraph::Table(_, rows) if style.width < LEAST_TABLE_WIDTH => {
            let row = |row: &Vec<String>| {
                style.wrap(&Voice::in_language(style.language).join(row, Join::Semicolons), "  - ", "    ")
            };
            rows.iter().map(row).collect()
        }
        Paragraph::Table(header, rows) => {
            let mut table = empty_table(style);
            table.set_header(header);
            for row in rows {
                table.add_row(row.iter().map(|cell| sanitize(cell)));
            }
            vec![table.trim_fmt()]
        }
        Paragraph::Verbatim { lines, ascii, .. } => {
            let lines = if style.unicode { lines } else { ascii };
            lines.iter().map(|line| format!("  {}", sanitize(line)).trim_end().to_owned()).collect()
        }
        Paragraph::Blank => vec![String::new()],
    }
}

fn empty_table(style: Style) -> Table {
    let mut table = Table::new();
    table
        .load_style(if style.unicode { UTF8_FULL_CONDENSED } else { ASCII_FULL_CONDENSED })
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(style.width).unwrap_or(80));
    table
}
