//! Rule sets by their names and by the day.

use std::fmt;

use super::problems as said;
use crate::rulebook::{Date, RuleSet, SetKind};

/// A set of rules under which a position is judged: the official rules of some time, those of the community, house rules, or
/// another publisher's.
#[derive(Debug, Clone)]
pub struct Rules(RuleSet);

/// A name or day that stands for no rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownRules {
    /// What was written.
    pub written: String,
    /// What may have been meant, the likeliest first; empty if nothing is near.
    pub meant: Vec<String>,
    message: String,
}

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.written, self.message)
    }
}

impl std::error::Error for UnknownRules {}

impl Rules {
    /// Every rule set that is shown unless some are asked for: the official ones in the order of time, then the others.
    pub fn all() -> Vec<Self> {
        RuleSet::all().into_iter().map(Self).collect()
    }

    /// The newest official rules that are known.
    pub fn today() -> Self {
        Self(RuleSet::present())
    }

    /// The rule set of this name: `2021`, `community`, `rgg`, `now`, or one of the other names that people use.
    ///
    /// # Errors
    ///
    /// [`UnknownRules`], with what may have been meant.
    pub fn named(name: &str) -> Result<Self, UnknownRules> {
        RuleSet::named(name).map(Self).map_err(|message| UnknownRules {
            written: name.to_owned(),
            meant: RuleSet::meant(name),
            message,
        })
    }

    /// The official rules as they were on a day, `2018-05-01`, `2018-05` or `2018`.
    ///
    /// # Errors
    ///
    /// [`UnknownRules`] for what is no day, and for a day before the first printing (October 2000).
    pub fn on(day: &str) -> Result<Self, UnknownRules> {
        let unknown = |message: String| UnknownRules { written: day.to_owned(), meant: Vec::new(), message };
        match Date::parse(day) {
            None => Err(unknown(said::no_day(day))),
            Some(date) if date < RuleSet::first_day() => Err(unknown(said::no_rules_yet(date))),
            Some(date) => Ok(Self(RuleSet::on(date))),
        }
    }

    /// The name by which it is asked for: `2021`.
    pub fn id(&self) -> &str {
        self.0.id()
    }

    /// What it is called in a sentence.
    pub fn title(&self) -> &str {
        self.0.title()
    }

    /// Whether these are official rules of some time.
    pub fn is_official(&self) -> bool {
        matches!(self.0.kind(), SetKind::Era | SetKind::Dated)
    }

    pub(super) fn set(&self) -> &RuleSet {
        &self.0
    }
}
