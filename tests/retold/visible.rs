//! The visible part of the verdicts on a scenario, in the words of the original.
//!
//! Tiles, places, players, spaces and directions are those of the original, independently of their names in the judged
//! text. Unordered things are sets. A feature is the set of its places, since the place that names it depends on where
//! the map begins; a sentence is the set of its words, since lists in it may have another order.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_law::RuleSet;
use carcassonne_position::{AskIx, Place, PlayerIx, TileIx};

use super::eyes::Viewer;
use super::telling::Retelling;

/// The parts that are not compared: the mechanic, the key, and the reason.
const EXCLUDED: [(&str, &str, &str); 10] = [
    ("messages", "why", "features without an order are scored in map order, and which figure passes which is told"),
    ("message", "why", "of several features that bring as much, the first on the map is named"),
    ("message", "steps", "of several features that bring as much, the first on the map is named"),
    ("messages", "steps", "of several features that bring as much, the first on the map is named"),
    ("message", "outcomes", "two of them differ by which of several such features is named"),
    ("messages", "outcomes", "two of them differ by which of several such features is named"),
    ("message", "expect", "a feature is expected under the name that it has in the answer"),
    ("messages", "expect", "a feature is expected under the name that it has in the answer"),
    ("message", "not-applicable", "of several questions before their time the first met is named"),
    ("messages", "not-applicable", "of several questions before their time the first met is named"),
];

pub(super) fn is_excluded(mechanic: &str, key: &str) -> bool {
    EXCLUDED.iter().any(|(m, k, _)| *m == mechanic && *k == key)
}

/// A possible outcome.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Outcome {
    pub(super) complete: Option<bool>,
    pub(super) points: BTreeMap<PlayerIx, u32>,
    pub(super) worth: u32,
    pub(super) items: Vec<(&'static str, u32, u32)>,
    pub(super) shares: BTreeMap<PlayerIx, Vec<(&'static str, u32, u32)>>,
    pub(super) reply: Vec<String>,
    pub(super) same_as: BTreeSet<SubjectName>,
    pub(super) ways: BTreeSet<BTreeSet<String>>,
    pub(super) other_worths: BTreeSet<(u32, BTreeSet<String>)>,
    pub(super) steps: BTreeSet<String>,
}

/// A verdict under one rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RuleSetVerdict {
    pub(super) status: &'static str,
    pub(super) outcomes: Vec<Outcome>,
    pub(super) questions: BTreeSet<String>,
    pub(super) citations: BTreeSet<String>,
    pub(super) not_applicable: Option<&'static str>,
}

/// A feature or question with its verdicts, by rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SubjectAnswer {
    pub(super) mechanic: &'static str,
    pub(super) tiles: BTreeSet<TileIx>,
    pub(super) meeples: Vec<String>,
    pub(super) verdicts: BTreeMap<String, RuleSetVerdict>,
}

/// The subject of an answer: a feature by all its places, or a question by its index in the original.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum SubjectName {
    Feature(BTreeSet<Place>),
    Ask(Option<AskIx>),
}

/// The treatment of sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SentenceMode {
    /// Sentences are compared word by word.
    Compared,
    /// Sentences are left out, since names cannot be distinguished from other words.
    Ignored,
}

/// The visible part of all verdicts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct VerdictView {
    pub(super) answers: BTreeMap<SubjectName, SubjectAnswer>,
    pub(super) claims: Vec<String>,
    /// The things that the case mentions and its board lacks.
    pub(super) doubts: Vec<String>,
    /// The doubts about the number of tiles of one printed id.
    pub(super) copies: Vec<String>,
    /// The number of failed expectations.
    pub(super) failures: usize,
    /// The rows of the table of outcomes, without words: the mark under each rule set, and the readings behind each.
    pub(super) table: Vec<String>,
}

impl VerdictView {
    /// Judges a retold scenario; returns the codes of its problems if it is refused.
    pub(crate) fn judge(
        retelling: &Retelling<'_>,
        sets: &[RuleSet],
        mode: SentenceMode,
    ) -> Result<Self, Vec<&'static str>> {
        let case = super::original::open(&retelling.text)?;
        Ok(Viewer::new(retelling, &case, mode).view(sets))
    }

    /// Returns the view without doubts about numbers of printed tiles: a mirrored tile is not a printed one.
    pub(crate) fn without_copies(mut self) -> Self {
        self.copies.clear();
        self
    }

    /// Describes the first difference; `None` if there is none.
    pub(crate) fn first_difference(&self, other: &Self) -> Option<String> {
        let names: Vec<&SubjectName> = self.answers.keys().chain(other.answers.keys()).collect();
        for name in names {
            let (Some(a), Some(b)) = (self.answers.get(name), other.answers.get(name)) else {
                return Some(format!("only one of them answers {name:?}"));
            };
            for (set, x) in &a.verdicts {
                let Some(y) = b.verdicts.get(set).filter(|y| *y != x) else { continue };
                let (x, y) = (format!("{x:#?}"), format!("{y:#?}"));
                return Some(format!("{name:?} under {set}\n{}", mark_differences(&x, &y)));
            }
            if (a.mechanic, &a.tiles, &a.meeples) != (b.mechanic, &b.tiles, &b.meeples) {
                let format_answer = |a: &SubjectAnswer| format!("{} {:?} {:?}", a.mechanic, a.tiles, a.meeples);
                return Some(format!("{name:?}\n{}\n{}", format_answer(a), format_answer(b)));
            }
        }
        if self.table != other.table {
            return Some(format!("the table\n{}", mark_differences(&self.table.join("\n"), &other.table.join("\n"))));
        }
        let rest = |seen: &Self| (seen.claims.clone(), seen.doubts.clone(), seen.copies.clone(), seen.failures);
        (rest(self) != rest(other)).then(|| {
            format!(
                "claims {:?} and {:?}, doubts {:?} and {:?}, copies {:?} and {:?}, {} and {} expectations fail",
                self.claims,
                other.claims,
                self.doubts,
                other.doubts,
                self.copies,
                other.copies,
                self.failures,
                other.failures
            )
        })
    }
}

/// Returns the lines of two texts, with marks on those that only one of them has.
fn mark_differences(x: &str, y: &str) -> String {
    let mark_lines = |mark: char, text: &str, other: &str| {
        let other: BTreeSet<&str> = other.lines().collect();
        let mark_line = move |line: &str| {
            let is_common = other.contains(line);
            format!("{} {line}\n", if is_common { ' ' } else { mark })
        };
        text.lines().map(mark_line).collect::<String>()
    };
    format!("{}and\n{}", mark_lines('-', x, y), mark_lines('+', y, x))
}
