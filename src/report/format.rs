//! What a format is. `formats` lists them all.

use std::fmt::Debug;
use std::io::{self, Write};

use serde_json::Value;

use super::answer::Detail;
use super::law::LawPage;
use super::style::Style;
use crate::mechanics::Table;
use crate::picture::Size;
use crate::verdict::{Judgement, Weighed};

/// A way to write reports and listings; each has a file of its own in this room.
///
/// A format writes piece by piece, so that nothing has to be kept until everything is known: it gets
/// the report on a file as soon as that is judged, and writes what it likes of it.
pub trait Format: Debug + Sync {
    /// The word by which it is chosen: `--format list`.
    fn word(&self) -> &'static str;

    /// What `--help` says about it for commands with such output; empty if the word says it all.
    fn help(&self, output: Output) -> &'static str;

    /// Writes the report on a file, when the run has come to it.
    ///
    /// # Errors
    ///
    /// When nothing can be written.
    fn report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()>;

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

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// Verdicts on positions, and claims weighed.
    Answers,
    /// What is known, and what differs.
    Listings,
    /// A page that explains something.
    Explanations,
}

/// A file that was judged, for a format to report on.
#[derive(Debug, Clone, Copy)]
pub struct Report<'r> {
    /// The name of the file.
    pub file: &'r str,
    /// The position with what is answered.
    pub table: &'r Table<'r>,
    /// The verdicts.
    pub judgement: &'r Judgement<'r>,
    /// The players' claims, weighed.
    pub claims: &'r [Weighed<'r>],
    /// How much is shown.
    pub detail: Detail,
}

/// Whether a board is drawn beside an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Boards {
    /// In the largest size that leaves the answer short.
    #[default]
    Fitting,
    /// In this size.
    Of(Size),
    /// No board.
    None,
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
            write!(self.out, "{apart}{mark}{file}\n\n")?;
        }
        Ok(())
    }
}

/// What is listed or explained: a page for people, and the same as data for programs.
#[derive(Debug)]
pub struct Listing {
    /// The page.
    pub page: LawPage,
    /// The data; `None` if there is only the page.
    pub data: Option<Value>,
}

impl Listing {
    /// A page with its data.
    pub(super) fn new(page: LawPage, data: Value) -> Self {
        Self { page, data: Some(data) }
    }
}

impl From<LawPage> for Listing {
    fn from(page: LawPage) -> Self {
        Self { page, data: None }
    }
}
