//! Pages on the law as text for a terminal.

use comfy_table::presets::{ASCII_FULL_CONDENSED, UTF8_FULL_CONDENSED};
use comfy_table::{ContentArrangement, Table};

use super::law_page::LawPage;
use super::style::Style;

/// Returns an empty table of the width of the style.
fn empty_table(style: Style) -> Table {
    let mut table = Table::new();
    table
        .load_style(if style.unicode { UTF8_FULL_CONDENSED } else { ASCII_FULL_CONDENSED })
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(style.width).unwrap_or(80));
    table
}

/// Returns a page as text.
pub(super) fn law_text(page: &LawPage, style: Style) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    for paragraph in &page.paragraphs {
        paragraph.write_lines(style, empty_table(style), &mut line);
    }
    out
}
