//! The format of text with boards and tables, for terminals.

use std::io;

use super::format::{Format, Output, Run, Sheet};
use super::judged::Report;
use super::plain;
use super::style::Style;

/// The format `table`.
#[derive(Debug)]
pub(super) struct Tables;

impl Format for Tables {
    fn word(&self) -> &'static str {
        "table"
    }

    fn help(&self, output: Output) -> &'static str {
        match output {
            Output::Answers => "The board and tables, for a terminal",
            Output::Checks | Output::Listings => "Text, for a terminal",
            Output::Explanations => "",
        }
    }

    fn write_report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        sheet.write_name("", report.file, run)?;
        sheet.out.write_all(table(report, sheet.style).as_bytes())
    }
}

/// Returns a report as text for a terminal.
pub fn table(report: &Report<'_>, style: Style) -> String {
    plain::answer(report, style, true)
}
