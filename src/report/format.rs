//! What a format is. `formats` lists them all.

use std::fmt::Debug;
use std::io::{self, Write};

use serde_json::Value;

use super::checked::{CheckSum, Checked};
use super::checked_text;
use super::configured::Configured;
use super::detail::Boards;
use super::judged::Report;
use super::judging::Judging;
use super::law::LawPage;
use super::style::Style;
use crate::text::{RefusedText, sanitize_line};

/// A way to write reports and listings; each has a file of its own in this room.
///
/// A format never starts the judging. It writes piece by piece, so that nothing has to be kept until everything is known: it
/// gets what is judged as soon as that is judged, and writes what it likes of it.
pub trait Format: Debug + Sync {
    /// The word by which it is chosen: `--format list`.
    fn word(&self) -> &'static str;

    /// What `--help` says about it for commands with such output; empty if the word says it all.
    fn help(&self, output: Output) -> &'static str;

    /// How data is laid out, if this is a format for programs: problems and notes are data then, too.
    fn layout(&self) -> Option<Layout> {
        None
    }

    /// Writes the report on a file that is judged while it is written, when the run has come to it. One who writes subject by
    /// subject need not wait until all are judged, and keeps none; to others come the verdicts that are
    /// [told](super::told).
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn answer(&self, judging: Judging<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let configured = judging.configured();
        judging.report(|report| self.report(report, run, sheet))?;
        match configured {
            Some(by) if !self.tells_once() => self.configured(by, sheet),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether answers look otherwise with such boards.
    fn shows(&self, _boards: Boards) -> bool {
        true
    }

    /// Whether what a configuration decided is told once for all answers of a run, not below each.
    fn tells_once(&self) -> bool {
        false
    }

    /// Whether what a configuration decided is told beside the answers, since nothing else may stand among them.
    fn tells_beside(&self) -> bool {
        false
    }

    /// Writes below what is written what of it a configuration decided.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn configured(&self, by: &Configured, sheet: &mut Sheet<'_>) -> io::Result<()> {
        write!(sheet.out, "\n{}", by.lines(sheet.style))
    }

    /// Writes the report on a file, when the run has come to it.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()>;

    /// Writes that a file was refused, when the run has come to it. Only in data: people are told elsewhere.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn refused(&self, _refused: &RefusedText, _run: Run, _sheet: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    /// Writes how the claims of a file stand, when the run has come to it. Only in data: people read of all files together.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn settled(&self, _settled: &Listing, _run: Run, _sheet: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    /// Writes how the claims of all files of a run stand, and what of it a configuration decided. Only for people.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn all_settled(&self, settled: &Listing, by: Option<&Configured>, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.listing(settled, sheet)?;
        by.map_or(Ok(()), |by| self.configured(by, sheet))
    }

    /// Writes what came of the expectations of a file, when the run has come to it; that it was refused is written only in
    /// data, since people are told elsewhere.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn checked(&self, checked: Result<&Checked, &RefusedText>, _run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let text = checked.map(|checked| checked.text(sheet.style)).unwrap_or_default();
        sheet.out.write_all(text.as_bytes())
    }

    /// Writes how a run of checks ended, after the last file.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn check_sum(&self, sum: &CheckSum, _run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let ended = checked_text::ending(sum, sheet.style.language.voice());
        writeln!(sheet.out, "{}", sheet.style.wrap(&ended, "", ""))
    }

    /// Writes boards below a listing, each under a name, in a format that [shows](Self::shows) them.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn boards(&self, boards: &[(String, String)], sheet: &mut Sheet<'_>) -> io::Result<()> {
        boards.iter().try_for_each(|(name, board)| write!(sheet.out, "\n{name}\n{board}"))
    }

    /// Writes what follows the last report of a run.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn close(&self, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()>;

    /// Writes a listing.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()>;
}

/// How data is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// Indented, as one document.
    Indented,
    /// An object a line.
    Lines,
}

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// Verdicts on positions, and claims weighed.
    Answers,
    /// Expectations checked.
    Checks,
    /// What is known, and what differs.
    Listings,
    /// A page that explains something.
    Explanations,
}

/// How far a run over files has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// How many files there are.
    pub files: usize,
    /// How many were refused so far.
    pub refused: usize,
    /// How many were reported on so far.
    pub told: usize,
}

impl Run {
    /// A run over a number of files, at its beginning.
    pub fn over(files: usize) -> Self {
        Self { files, refused: 0, told: 0 }
    }

    /// Whether this is not the first of the files.
    pub fn goes_on(self) -> bool {
        self.refused + self.told > 0
    }
}

/// Where a format writes, and how that may look.
pub struct Sheet<'w> {
    /// Where it goes.
    pub out: &'w mut dyn Write,
    /// Its width, characters and colours.
    pub style: Style,
}

impl Sheet<'_> {
    /// Writes the name of a file above its report, where there are several files.
    pub(super) fn name(&mut self, mark: &str, file: &str, run: Run) -> io::Result<()> {
        if run.files > 1 {
            let apart = if run.goes_on() { "\n" } else { "" };
            write!(self.out, "{apart}{mark}{}\n\n", sanitize_line(file))?;
        }
        Ok(())
    }
}

/// What is listed or explained: a page for people, and the same as data for programs.
#[derive(Debug)]
pub struct Listing {
    /// The page.
    pub page: LawPage,
    /// The data: an object, without the version of the format.
    pub data: Value,
}

impl Listing {
    /// A page with its data.
    pub(super) fn new(page: LawPage, data: Value) -> Self {
        Self { page, data }
    }

    /// The same, whose data says what of it a configuration decided. People are told by
    /// [`Format::configured`].
    #[must_use]
    pub fn configured(mut self, by: Option<&Configured>) -> Self {
        if let (Some(by), Some(data)) = (by, self.data.as_object_mut()) {
            data.insert("configuration".to_owned(), serde_json::to_value(by).unwrap_or_default());
        }
        self
    }
}
