//! A page of law as text for a terminal, in tables and in lists alike.

use comfy_table::presets::{ASCII_FULL_CONDENSED, UTF8_FULL_CONDENSED};
use comfy_table::{ContentArrangement, Table, TableStyle};

use super::law::LawPage;
use super::style::Style;

/// An empty table as wide as the page, with a look for Unicode and one for ASCII.
pub(super) fn framed(style: Style, look: [TableStyle; 2]) -> Table {
    let mut table = Table::new();
    table
        .load_style(if style.unicode { look[0] } else { look[1] })
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(style.width).unwrap_or(80));
    table
}

/// A page of law: headings, paragraphs and tables.
pub(super) fn law_text(page: &LawPage, style: Style) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    for paragraph in &page.paragraphs {
        paragraph.as_text(style, framed(style, [UTF8_FULL_CONDENSED, ASCII_FULL_CONDENSED]), &mut line);
    }
    out
}
