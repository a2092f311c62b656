//! The plain list: no lines drawn, for narrow terminals and screen readers.

use std::io;

use super::format::{Format, Listing, Output, Report, Run, Sheet};
use super::law_text::law_text;
use super::page::{Page, Row};
use super::style::{Ink, Style};

/// The plain list.
#[derive(Debug)]
pub(super) struct List;

impl Format for List {
    fn word(&self) -> &'static str {
        "list"
    }

    fn help(&self, _: Output) -> &'static str {
        "A plain list without drawn lines, for narrow terminals and screen readers"
    }

    fn report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        sheet.name("", report.file, run)?;
        sheet.out.write_all(list(&report.page(), sheet.style).as_bytes())
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        writeln!(sheet.out, "{}", law_text(&listing.page, sheet.style).trim_end())
    }
}

/// A page as a plain list.
pub(super) fn list(page: &Page, style: Style) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    head(page, style, &mut line);
    for section in &page.sections {
        line(style.paint(Ink::Head, &style.wrap(&section.title, "", "  ")));
        line(style.paint(Ink::Faint, &style.wrap(&section.about, "  ", "    ")));
        let ink = if section.settled { Ink::Settled } else { Ink::Unsettled };
        line(style.paint(ink, &style.wrap(&section.headline, "  ", "    ")));
        line(String::new());
        for row in &section.rows {
            entry(row, style, &mut line);
        }
    }
    foot(page, style, &mut line);
    out
}

fn entry(row: &Row, style: Style, line: &mut impl FnMut(String)) {
    line(style.wrap(&row.phrase, "  - ", "    "));
    line(style.wrap(&format!("under {}", row.under.join(", ")), "    ", "      "));
    for because in &row.because {
        line(style.wrap(because, "    ", "      "));
    }
    for step in &row.steps {
        line(style.wrap(step, "    * ", "      "));
    }
    line(String::new());
}

/// The question and what it reconstructs.
pub(super) fn head(page: &Page, style: Style, line: &mut impl FnMut(String)) {
    if let Some(question) = &page.question {
        line(style.paint(Ink::Head, &style.wrap(question, "", "")));
    }
    if let Some(source) = &page.source {
        line(style.paint(Ink::Faint, &style.wrap(&format!("source: {source}"), "", "  ")));
    }
    if page.question.is_some() || page.source.is_some() {
        line(String::new());
    }
    for doubt in &page.doubts {
        line(style.paint(Ink::Unsettled, &style.wrap(&format!("Note: {doubt}"), "", "  ")));
        line(String::new());
    }
    if page.sections.is_empty() && page.asides.is_empty() {
        line(style.wrap(
            "Nothing is asked: no meeple stands on the board, and nobody claims or expects anything. Add `meeples:`, or name a feature under `claims:`.",
            "",
            "",
        ));
    }
}

/// Claims, asides and rulings.
pub(super) fn foot(page: &Page, style: Style, line: &mut impl FnMut(String)) {
    if !page.asides.is_empty() {
        line(style.paint(Ink::Head, "Also answered; nobody stands there"));
        for aside in &page.asides {
            line(style.wrap(aside, "  ", "    "));
        }
        line(String::new());
    }
    if !page.claims.is_empty() {
        line(style.paint(Ink::Head, "Claims"));
        for claim in &page.claims {
            line(style.wrap(&claim.claim, "  ", "    "));
            for (standing, ids) in &claim.standings {
                line(style.wrap(
                    &format!("{}: {}", standing.word(), ids.join(", ")),
                    "    ",
                    "      ",
                ));
            }
        }
        line(String::new());
    }
    if page.notes.is_empty() {
        return;
    }
    line(style.paint(Ink::Head, "What the law was asked"));
    for (id, asks) in &page.questions {
        line(style.wrap(&format!("{id}: {asks}"), "  ", "    "));
    }
    line(String::new());
    line(style.paint(Ink::Head, "Rulings"));
    for note in &page.notes {
        let number = format!("[{}] ", note.number);
        let indent = " ".repeat(number.len());
        line(style.wrap(&note.head(), &number, &indent));
        line(style.wrap(&format!("{}: {}", note.source, note.place), &indent, &indent));
        line(style.paint(Ink::Faint, &style.wrap(&note.says, &indent, &indent)));
    }
}
