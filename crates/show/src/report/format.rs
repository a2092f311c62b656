//! The formats of reports and listings. `formats` lists them all.

use std::fmt::Debug;
use std::io::{self, Write};

use carcassonne_position::wording::Voice;
use carcassonne_text::{RefusedText, sanitize_line};
use serde_json::Value;

use super::check_result::{CheckResult, CheckSum};
use super::check_text;
use super::config_decisions::ConfigDecisions;
use super::detail::Boards;
use super::judged::Report;
use super::judging::Judging;
use super::law_page::LawPage;
use super::law_text::law_text;
use super::style::Style;

/// A format of reports and listings.
///
/// A format never starts the judging. It gets each verdict as soon as there is one, so that it may write without keeping any.
/// What writes returns the error of the output.
#[expect(clippy::missing_errors_doc, reason = "the trait says which errors there are")]
pub trait Format: Debug + Sync {
    /// Returns the word that selects the format: `--format list`.
    fn word(&self) -> &'static str;

    /// Returns the text of `--help` for commands with such output; empty if the word is clear enough.
    fn help(&self, output: Output) -> &'static str;

    /// Returns the layout of data in a format for programs, which gets problems and notes as data too; otherwise `None`.
    fn layout(&self) -> Option<Layout> {
        None
    }

    /// Writes the report on a file that is judged meanwhile. A format that writes subject by subject keeps no verdict; others
    /// get the report as soon as all subjects are judged.
    fn write_answer(&self, judging: Judging<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let configured = judging.configured();
        judging.with_report(|report| self.write_report(report, run, sheet))?;
        match configured {
            Some(decisions) if !self.is_config_shared() => self.write_config(decisions, sheet),
            Some(_) | None => Ok(()),
        }
    }

    /// Returns `true` if this setting of boards changes the answers of the format.
    fn can_show(&self, _boards: Boards) -> bool {
        true
    }

    /// Returns `true` if a configuration's decisions are written once for all answers of a run, not below each.
    fn is_config_shared(&self) -> bool {
        false
    }

    /// Returns `true` if a configuration's decisions are written apart from the output, which holds answers only.
    fn is_config_separate(&self) -> bool {
        false
    }

    /// Writes a configuration's decisions below the output.
    fn write_config(&self, decisions: &ConfigDecisions, sheet: &mut Sheet<'_>) -> io::Result<()> {
        write!(sheet.out, "\n{}", decisions.lines(sheet.style))
    }

    /// Writes the report on a judged file.
    fn write_report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()>;

    /// Writes the refusal of a file as data; other formats write nothing, since the message is written apart from the output.
    fn write_refusal(&self, _refused: &RefusedText, _run: Run, _sheet: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    /// Writes the standing of the claims of a file as data; other formats have one listing of all files at the end.
    fn write_settlement(&self, _settlement: &Listing, _run: Run, _sheet: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    /// Writes the standing of the claims of all files of a run, and a configuration's decisions; data have them file by file.
    fn write_settlements(
        &self,
        settlements: &Listing,
        decisions: Option<&ConfigDecisions>,
        sheet: &mut Sheet<'_>,
    ) -> io::Result<()> {
        self.write_listing(settlements, sheet)?;
        decisions.map_or(Ok(()), |decisions| self.write_config(decisions, sheet))
    }

    /// Writes the result of checking the expectations of a file; a refusal only as data.
    fn write_check(
        &self,
        checked: Result<&CheckResult, &RefusedText>,
        _run: Run,
        sheet: &mut Sheet<'_>,
    ) -> io::Result<()> {
        let text = checked.map(|checked| checked.text(sheet.style)).unwrap_or_default();
        sheet.out.write_all(text.as_bytes())
    }

    /// Writes the sum of a run of checks, after the last file.
    fn write_check_sum(&self, sum: &CheckSum, _run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let ending = check_text::sum_line(sum, Voice::in_language(sheet.style.language));
        writeln!(sheet.out, "{}", sheet.style.wrap(&ending, "", ""))
    }

    /// Writes boards below a listing, each with its name, in a format that [can show](Self::can_show) them.
    fn write_boards(&self, boards: &[(String, String)], sheet: &mut Sheet<'_>) -> io::Result<()> {
        boards.iter().try_for_each(|(name, board)| write!(sheet.out, "\n{name}\n{board}"))
    }

    /// Writes the end of the output, after the last report of a run; nothing unless the format has an end.
    fn close(&self, _run: Run, _sheet: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    /// Writes a listing, as text for a terminal.
    fn write_listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        writeln!(sheet.out, "{}", law_text(&listing.page, sheet.style).trim_end())
    }
}

/// The layout of data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// Indented, as one document.
    Indented,
    /// One object per line.
    Lines,
}

/// The kind of output of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// Verdicts on positions, and the standing of claims.
    Answers,
    /// Results of checking expectations.
    Checks,
    /// Lists of rulings and the like, and differences between rule sets.
    Listings,
    /// Pages that explain something.
    Explanations,
}

/// The progress of a run over files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// The number of files.
    pub files: usize,
    /// The number of files refused so far.
    pub refused: usize,
    /// The number of files reported on so far.
    pub reported: usize,
}

impl Run {
    /// Creates a run at its beginning.
    pub fn new(files: usize) -> Self {
        Self { files, refused: 0, reported: 0 }
    }

    /// Returns `true` if this is not the first of the files.
    pub fn is_continued(self) -> bool {
        self.refused + self.reported > 0
    }
}

/// The output of a format.
pub struct Sheet<'w> {
    /// The writer.
    pub out: &'w mut dyn Write,
    /// The width, the characters and the colours.
    pub style: Style,
}

impl Sheet<'_> {
    /// Writes the name of a file above its report if the run has several files.
    pub(super) fn write_name(&mut self, mark: &str, file: &str, run: Run) -> io::Result<()> {
        if run.files > 1 {
            let blank = if run.is_continued() { "\n" } else { "" };
            write!(self.out, "{blank}{mark}{}\n\n", sanitize_line(file))?;
        }
        Ok(())
    }
}

/// A listing or an explanation: a page for people, and data for programs.
#[derive(Debug)]
pub struct Listing {
    /// The page for people.
    pub page: LawPage,
    /// The data: an object, without the version of the format.
    pub data: Value,
}

impl Listing {
    /// Creates a listing.
    pub(super) fn new(page: LawPage, data: Value) -> Self {
        Self { page, data }
    }

    /// Returns the listing with a configuration's decisions in its data; for people [`Format::write_config`] writes them.
    #[must_use]
    pub fn with_config(mut self, decisions: Option<&ConfigDecisions>) -> Self {
        if let (Some(decisions), Some(data)) = (decisions, self.data.as_object_mut()) {
            data.insert("configuration".to_owned(), serde_json::to_value(decisions).unwrap_or_default());
        }
        self
    }
}
