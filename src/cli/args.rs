//! Arguments that several commands take, and how they are read.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args, ValueEnum};

use crate::report::{Format, Output};
use crate::text::nearest;

/// When to colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What to write in place of an id that there is not: the nearest, or else the command that lists them.
pub(super) fn near_or_listed(word: &str, ids: &[&str], command: &str) -> String {
    nearest(word, ids.iter().copied())
        .map_or_else(|| format!("`{command}` lists them all"), |near| format!("did you mean `{near}`?"))
}

/// Hides an option that every command takes from the help of one that has no use for it. Typed, it is accepted.
pub(super) fn unused(arg: Arg) -> Arg {
    arg.hide(true)
}

/// The same for both of the options on files that are read, for a command that reads none.
pub(super) fn none_of_files(arg: Arg) -> Arg {
    let of_files = ["no_config", "max_size"].contains(&arg.get_id().as_str());
    if of_files { unused(arg) } else { arg }
}

/// Reads a width.
pub(super) fn columns(word: &str) -> Result<usize, String> {
    let fits = word.parse().ok().filter(|n| (30..=140).contains(n));
    fits.ok_or_else(|| "write a number from 30 to 140".to_owned())
}

/// Reads the name of a format that is offered for an output.
pub(super) fn format(output: Output) -> impl TypedValueParser<Value = &'static dyn Format> {
    let offered = output.formats().iter().map(|format| match format.help(output) {
        "" => PossibleValue::new(format.word()),
        help => PossibleValue::new(format.word()).help(help),
    });
    PossibleValuesParser::new(offered).try_map(move |word| output.format(&word).ok_or("no such format"))
}

// Which rule sets are asked.
#[derive(Debug, Default, Args)]
pub(super) struct Which {
    /// Use only these rule sets: ids from `oracle rules`, ranges (`2021..`), dates, or `now`, separated by commas.
    #[arg(long, value_name = "ID,...", value_delimiter = ',')]
    pub(super) rules: Vec<String>,
    /// Use the official rules in force on a date (YYYY, YYYY-MM or YYYY-MM-DD).
    #[arg(long, value_name = "DATE")]
    pub(super) as_of: Option<String>,
    /// A file with house rules, shown as a rule set of its own; can be repeated.
    #[arg(long, value_name = "FILE")]
    pub(super) house: Vec<PathBuf>,
}

// Whether a pager shows what a terminal is too low for.
#[derive(Debug, Args)]
pub(super) struct Paging {
    /// Print everything at once, without a pager (`PAGER`, else `less`) on a terminal.
    #[arg(long)]
    pub(super) no_pager: bool,
}

// Whether a file is written over.
#[derive(Debug, Args)]
pub(super) struct Over {
    /// Overwrite an existing file.
    #[arg(long, requires = "output")]
    pub(super) force: bool,
}

/// Which rule sets have a column of their own in the table of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Columns {
    /// Rule sets of a kind that agree share a column: official ones of successive years, unofficial ones, other publishers'.
    Runs,
    /// One for each rule set.
    All,
}

impl From<Columns> for crate::report::Columns {
    fn from(columns: Columns) -> Self {
        match columns {
            Columns::Runs => Self::Runs,
            Columns::All => Self::All,
        }
    }
}

/// How large a board is drawn beside an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum BoardSize {
    /// 5 by 3 characters per space.
    Small,
    /// 9 by 5 characters per space.
    Medium,
    /// 13 by 7 characters per space.
    Large,
    /// No board.
    None,
}

impl BoardSize {
    /// The word that chooses it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
            Self::None => "none",
        }
    }

    /// The size, if a board is drawn.
    pub(super) fn size(self) -> Option<crate::picture::Size> {
        match self.boards() {
            crate::report::Boards::Of(size) => Some(size),
            crate::report::Boards::Fitting | crate::report::Boards::None => None,
        }
    }

    /// The same for a report.
    pub(super) fn boards(self) -> crate::report::Boards {
        use crate::picture::Size;
        use crate::report::Boards;
        match self {
            Self::Small => Boards::Of(Size::Small),
            Self::Medium => Boards::Of(Size::Medium),
            Self::Large => Boards::Of(Size::Large),
            Self::None => Boards::None,
        }
    }
}

impl Which {
    /// Whether nothing was asked for.
    pub(super) fn is_empty(&self) -> bool {
        !self.is_chosen() && self.house.is_empty()
    }

    /// Whether rule sets were asked for by name or date; a table's own rules alone leave all the others in.
    pub(super) fn is_chosen(&self) -> bool {
        !self.rules.is_empty() || self.as_of.is_some()
    }
}
