//! Rule sets by their names and by the day.

use std::fmt;

use carcassonne_law::{Date, RuleSet, SetKind};
use carcassonne_text::{Language, Problem, Span, problem};

use super::problems;

/// A rule set under which a position is judged: the official rules of some time, those of the community, house rules,
/// or another publisher's.
///
/// ```
/// # use carcassonne_oracle::{Position, Rules};
/// let position = Position::quick("cE=r cW", &[])?;
/// for rules in [Rules::named("2000")?, Rules::on("2018-05-01")?, Rules::today()] {
///     let answer = position.judge(std::slice::from_ref(&rules));
///     println!("{}: {}", rules.title(), answer.subjects()[0].verdicts[0].says);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Rules(RuleSet);

/// A name or day that stands for no rule set.
///
/// ```
/// # use carcassonne_oracle::Rules;
/// let unknown = Rules::named("comunity").expect_err("a slip");
/// assert_eq!(unknown.written, "comunity");
/// assert_eq!(unknown.meant, ["community"]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownRules {
    /// The name or day as it was written.
    pub written: String,
    /// The names that may have been meant, the likeliest first; empty if none is near.
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
    /// Returns every rule set that is shown unless some are asked for: the official ones in the order of time, then the
    /// others.
    ///
    /// ```
    /// # use carcassonne_oracle::Rules;
    /// let official = Rules::all().into_iter().filter(Rules::is_official);
    /// let ids: Vec<_> = official.map(|rules| rules.id().to_owned()).collect();
    /// assert_eq!((ids[0].as_str(), ids.last()), ("2000", Some(&Rules::today().id().to_owned())));
    /// ```
    pub fn all() -> Vec<Self> {
        RuleSet::all().into_iter().map(Self).collect()
    }

    /// Returns the present official rules.
    ///
    /// ```
    /// # use carcassonne_oracle::Rules;
    /// assert_eq!(Rules::today().id(), Rules::named("now")?.id());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn today() -> Self {
        Self(RuleSet::present_rules())
    }

    /// Returns the rule set of this name: `2021`, `community`, `rgg`, `now`, or one of the other names that people use.
    ///
    /// ```
    /// # use carcassonne_oracle::Rules;
    /// assert_eq!(Rules::named("2021")?.id(), "2021");
    /// assert!(Rules::named("20211").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`UnknownRules`], with the names that may have been meant.
    pub fn named(name: &str) -> Result<Self, UnknownRules> {
        RuleSet::from_word(name).map(Self).map_err(|message| UnknownRules {
            written: name.to_owned(),
            meant: RuleSet::suggest_words(name),
            message,
        })
    }

    /// Returns the official rules as they were on a day, `2018-05-01`, `2018-05` or `2018`.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// // In 2018 a pair of halves was two tiles; since January 2021 it is one space.
    /// let position = Position::quick(". c*=r, c c\\c", &[])?;
    /// let answer = position.judge(&[Rules::on("2018-05-01")?, Rules::on("2021-02")?]);
    /// let points: Vec<_> = answer.subjects()[0].verdicts.iter().map(|verdict| verdict.points()["red"]).collect();
    /// assert_eq!(points, [10, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`UnknownRules`] for a text that is not a day, and for a day before the first printing (October 2000).
    pub fn on(day: &str) -> Result<Self, UnknownRules> {
        let unknown =
            |problem: Problem| UnknownRules { written: day.to_owned(), meant: Vec::new(), message: problem.message() };
        match Date::parse(day) {
            None => Err(unknown(problem!(Span::default(), problems::NotADay { day: day.to_owned() }))),
            Some(date) if date < RuleSet::first_day() => {
                Err(unknown(problem!(Span::default(), problems::NoRulesYet { day: date.to_string() })))
            }
            Some(date) => Ok(Self(RuleSet::on_date(date))),
        }
    }

    /// Returns the name by which the rule set is asked for: `2021`.
    ///
    /// ```
    /// # use carcassonne_oracle::Rules;
    /// assert_eq!(Rules::on("2018-05-01")?.id(), "2018-05-01");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn id(&self) -> &str {
        self.0.id()
    }

    /// Returns the title of the rule set, as a sentence has it.
    ///
    /// ```
    /// # use carcassonne_oracle::Rules;
    /// assert_eq!(Rules::named("2020")?.title(), "the second edition");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn title(&self) -> &str {
        self.0.title(Language::ENGLISH)
    }

    /// Returns `true` if these are official rules of some time.
    ///
    /// ```
    /// # use carcassonne_oracle::Rules;
    /// assert!(Rules::on("2018-05-01")?.is_official());
    /// assert!(!Rules::named("community")?.is_official());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_official(&self) -> bool {
        matches!(self.0.kind(), SetKind::Era | SetKind::Dated)
    }

    pub(super) fn set(&self) -> &RuleSet {
        &self.0
    }
}
