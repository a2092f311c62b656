//! The table for terminals: the verdict first, who shares it next, then why.

use std::io;

use comfy_table::presets::{ASCII_FULL, UTF8_FULL};
use comfy_table::{ColumnConstraint, Width};

use super::format::{Format, Listing, Output, Report, Run, Sheet};
use super::law_text::{framed, law_text};
use super::list;
use super::page::{Page, Section};
use super::style::{Ink, Style};

/// Below this width a table of three columns cannot be read.
const NARROW: usize = 66;

/// Tables.
#[derive(Debug)]
pub(super) struct Tables;

impl Format for Tables {
    fn word(&self) -> &'static str {
        "table"
    }

    fn help(&self, output: Output) -> &'static str {
        match output {
            Output::Answers => "Tables, for a terminal",
            Output::Listings => "Text, for a terminal",
            Output::Explanations => "",
        }
    }

    fn report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        sheet.name("", report.file, run)?;
        sheet.out.write_all(table(&report.page(), sheet.style).as_bytes())
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        writeln!(sheet.out, "{}", law_text(&listing.page, sheet.style).trim_end())
    }
}

/// A page as tables; on a narrow terminal as a list.
pub fn table(page: &Page, style: Style) -> String {
    if style.width < NARROW {
        return list::list(page, style);
    }
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    list::head(page, style, &mut line);
    for section in &page.sections {
        line(style.paint(Ink::Head, &section.title));
        line(style.paint(Ink::Faint, &style.wrap(&section.about, "  ", "  ")));
        let ink = if section.settled { Ink::Settled } else { Ink::Unsettled };
        line(style.paint(ink, &style.wrap(&section.headline, "  ", "  ")));
        line(grid(section, style));
        for row in section.rows.iter().filter(|r| !r.steps.is_empty()) {
            line(style.wrap(
                &format!("{}, under {}:", row.phrase, row.under.join(", ")),
                "  ",
                "  ",
            ));
            for step in &row.steps {
                line(style.wrap(step, "    - ", "      "));
            }
        }
        line(String::new());
    }
    list::foot(page, style, &mut line);
    out
}

fn grid(section: &Section, style: Style) -> String {
    let mut table = framed(style, [UTF8_FULL, ASCII_FULL]);
    table.set_header(["verdict", "under", "because"]);
    for row in &section.rows {
        table.add_row([row.verdict.join("\n"), row.under.join(", "), row.because.join("\n")]);
    }
    // A quarter for the verdict, a quarter for the rule sets, the rest for the reasons.
    let inner = style.width.saturating_sub(10);
    let verdict =
        section.rows.iter().flat_map(|r| &r.verdict).map(|l| l.chars().count()).max().unwrap_or(0);
    let first = verdict.clamp(8, inner / 4 + 4);
    // An id split in two cannot be copied.
    let ids = section.rows.iter().flat_map(|r| &r.under).map(|id| id.chars().count() + 1).max();
    let second = (inner / 4).max(ids.unwrap_or(0).min(20));
    let widths = [first, second, inner - first - second];
    table.set_constraints(
        widths
            .map(|w| ColumnConstraint::Absolute(Width::Fixed(u16::try_from(w + 2).unwrap_or(20)))),
    );
    table.trim_fmt()
}
