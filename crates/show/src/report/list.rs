//! The format of a plain list without drawn lines, for narrow terminals and screen readers.

use std::io;

use super::detail::Boards;
use super::format::{Format, Output, Run, Sheet};
use super::judged::Report;
use super::plain;

/// The format `list`.
#[derive(Debug)]
pub(super) struct List;

impl Format for List {
    fn word(&self) -> &'static str {
        "list"
    }

    fn help(&self, _: Output) -> &'static str {
        "A plain list without drawn lines, for narrow terminals and screen readers"
    }

    fn can_show(&self, boards: Boards) -> bool {
        // A board in words has no size.
        boards == Boards::None
    }

    fn write_report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        sheet.write_name("", report.file, run)?;
        sheet.out.write_all(plain::answer(report, sheet.style, false).as_bytes())
    }
}
