//! The table of outcomes and its columns: consecutive eras with the same marks share one, and so do unofficial rule sets
//! that agree.

use carcassonne_law::{Preset, RuleSet, SetKind, presets};
use carcassonne_position::wording::{Arg, Join, Voice, say};
use carcassonne_rules::verdict::Standing;
use carcassonne_text::Language;

use super::rows::{Mark, MarkedRow};
use super::rule_set_names::{self, rules_of_day};
use crate::report::detail::Columns;

/// A column of the table of outcomes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The text at the head of the column.
    pub head: String,
    /// The rule sets in the column, by index: those with equal marks in all rows.
    pub sets: Vec<usize>,
}

/// A head of a column with its meaning.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct HeadMeaning {
    /// The head, as over the column: `h1`.
    pub head: String,
    /// The rule sets, or words, that it stands for.
    pub meanings: Vec<String>,
    /// The edition of the game, if the head is one set of house rules.
    pub house_edition: Option<u32>,
}

impl HeadMeaning {
    fn new(head: &str, meanings: Vec<String>) -> Self {
        Self { head: head.to_owned(), meanings, house_edition: None }
    }
}

/// The table of outcomes.
#[derive(Debug, Clone, Default)]
pub struct Outcomes {
    /// The rows by groups of subjects, each with the labels of its subjects (empty for an only subject).
    pub groups: Vec<(String, Vec<MarkedRow>)>,
    /// The rule sets of the answer.
    pub rule_sets: Vec<RuleSet>,
    /// The language of the heads.
    pub(super) language: Language,
    /// The standing of each shown claim under each rule set.
    pub(super) standings: Vec<Vec<Standing>>,
    /// The choice whether rule sets share columns.
    pub(super) sharing: Columns,
    /// The rule sets whose year the question names, which have a column even if nothing in question existed.
    pub(super) named: Vec<usize>,
}

impl Outcomes {
    /// Returns the rows of all groups.
    pub fn rows(&self) -> impl Iterator<Item = &MarkedRow> {
        self.groups.iter().flat_map(|(_, rows)| rows)
    }

    fn set(&self, index: usize) -> &RuleSet {
        &self.rule_sets[index]
    }

    fn voice(&self) -> Voice<'static> {
        Voice::in_language(self.language)
    }

    /// Returns the names of rule sets; with `long` unset their short names, as a user types them: `com,h1`.
    fn join_names(&self, sets: &[&RuleSet], long: bool) -> String {
        let names = sets.iter().map(|set| rule_set_names::head_name(set, long, self.voice()));
        names.collect::<Vec<String>>().join(if long { ", " } else { "," })
    }

    fn sets(&self, indices: &[usize]) -> Vec<&RuleSet> {
        indices.iter().map(|n| self.set(*n)).collect()
    }

    /// Returns `true` if two rule sets have the same marks in all rows, and the same standings of the claims.
    fn agree(&self, a: usize, b: usize) -> bool {
        self.rows().all(|row| row.marks[a] == row.marks[b]) && self.standings.iter().all(|claim| claim[a] == claim[b])
    }

    /// Returns the rule sets that have a column: those under which something in question existed or whose year the
    /// question names. All, if each has its own column or there are none of these.
    fn shown_sets(&self) -> Vec<usize> {
        let all = 0..self.rule_sets.len();
        let has_existing = |n: &usize| self.rows().any(|row| row.marks[*n] != Mark::Absent);
        let is_shown = |n: &usize| has_existing(n) || self.named.contains(n);
        let shown: Vec<usize> = all.clone().filter(is_shown).collect();
        if self.sharing == Columns::All || shown.is_empty() { all.collect() } else { shown }
    }

    /// Returns the columns. A head that lists rule sets has their names with `long`, otherwise their short names.
    pub fn columns(&self, long: bool) -> Vec<Column> {
        let shown_sets = self.shown_sets();
        let is_preset = |n: &usize| self.set(*n).kind() == SetKind::Preset;
        let preset_count = shown_sets.iter().filter(|n| is_preset(n)).count();
        let mut columns: Vec<Vec<usize>> = Vec::new();
        for n in shown_sets {
            match self.find_column(&columns, n) {
                Some(known) => columns[known].push(n),
                None => columns.push(vec![n]),
            }
        }
        let head = |sets: &[usize]| {
            let are_all_presets = sets.len() > 1
                && sets.len() == preset_count
                && preset_count < self.rule_sets.len()
                && sets.iter().all(is_preset);
            if are_all_presets { head_of_presets(&self.sets(sets), self.voice()) } else { self.head(sets, long) }
        };
        columns.into_iter().map(|sets| Column { head: head(&sets), sets }).collect()
    }

    /// Returns the index of the column that a rule set shares: an era that of the era before it, a preset that of presets
    /// with which it agrees. `None` if it needs a new one.
    fn find_column(&self, columns: &[Vec<usize>], n: usize) -> Option<usize> {
        if self.sharing == Columns::All {
            return None;
        }
        let is_kind = |m: &usize, kind: SetKind| self.set(*m).kind() == kind;
        match self.set(n).kind() {
            SetKind::Era => {
                let last = columns.len().checked_sub(1)?;
                let before = columns[last].last().filter(|m| is_kind(m, SetKind::Era))?;
                (self.set(n).follows(self.set(*before)) && self.agree(*before, n)).then_some(last)
            }
            SetKind::Preset => {
                columns.iter().position(|known| known.iter().all(|m| is_kind(m, SetKind::Preset) && self.agree(*m, n)))
            }
            SetKind::Dated | SetKind::House => None,
        }
    }

    /// Returns the head of a column: a run of eras, or names.
    fn head(&self, sets: &[usize], long: bool) -> String {
        let sets = self.sets(sets);
        if self.sharing == Columns::Runs && sets.iter().all(|set| set.kind() == SetKind::Era) {
            return match sets.as_slice() {
                [only] if self.rule_sets.iter().any(|set| set.follows(only)) => {
                    rule_set_names::era_head(only, self.voice())
                }
                eras => rule_set_names::run_name(eras, self.voice()),
            };
        }
        self.join_names(&sets, long)
    }

    /// Returns the columns, where all rule sets with the same marks share one, whatever their kind: for many rule sets and
    /// little room. The head of such a column is the short name of its first rule set with a `+`.
    pub fn shared_columns(&self) -> Vec<Column> {
        let mut columns: Vec<(Column, bool)> = Vec::new();
        for column in self.columns(false) {
            let n = column.sets[0];
            match columns.iter_mut().find(|(known, _)| self.agree(known.sets[0], n)) {
                Some((known, is_shared)) => {
                    known.sets.extend(column.sets);
                    *is_shared = true;
                }
                None => columns.push((column, false)),
            }
        }
        let with_head = |(column, is_shared): (Column, bool)| match column.sets.first() {
            Some(first) if is_shared => {
                Column { head: format!("{}+", self.set(*first).short_name(self.language)), ..column }
            }
            _ => column,
        };
        columns.into_iter().map(with_head).collect()
    }

    /// Returns the meanings of the heads that need one, in the order of the columns; at the end, if rule sets were asked for
    /// by name, those without a column because nothing in question existed.
    ///
    /// The meaning of a day is the rules of that day. A head of several rule sets has an entry for each.
    pub fn heads(&self, columns: &[Column]) -> Vec<HeadMeaning> {
        let voice = self.voice();
        let mut heads: Vec<HeadMeaning> = Vec::new();
        // If one publisher's print has no name but its title, the others need their titles too: two may be of one publisher.
        let has_only_title = |n: &usize| {
            is_another_print(self.set(*n)) && self.set(*n).display_name(Language::ENGLISH) == self.set(*n).id()
        };
        let in_full = columns.iter().flat_map(|column| &column.sets).any(has_only_title);
        for column in columns {
            let sets = self.sets(&column.sets);
            if let [set] = sets.as_slice()
                && let Some(rules) = rules_of_day(set, self.language)
            {
                heads.push(HeadMeaning::new(&column.head, vec![voice.say(&rules)]));
            } else if sets.iter().all(|set| set.kind() == SetKind::Era) {
                // Years need no explanation.
            } else if let Some(long) =
                [false, true].into_iter().find(|long| column.head == self.join_names(&sets, *long))
            {
                for set in sets {
                    let head = rule_set_names::head_name(set, long, voice);
                    let name = if is_another_print(set) && in_full {
                        set.title(self.language).to_owned()
                    } else {
                        rule_set_names::head_name(set, true, voice)
                    };
                    if head != name {
                        let house_edition =
                            set.id().strip_prefix("house-").and_then(|id| id.chars().next()?.to_digit(10));
                        heads.push(HeadMeaning { head, meanings: vec![name], house_edition });
                    }
                }
            } else if column.head == head_of_presets(&sets, voice) {
                let names = Arg::list(rule_set_names::preset_names(&sets, voice));
                let meaning = voice.say(&say!(report::UnofficialRules { names: names }));
                heads.push(HeadMeaning::new(&column.head, vec![meaning]));
            } else {
                heads.push(HeadMeaning::new(&column.head, rule_set_names::list(&sets, voice)));
            }
        }
        if RuleSet::is_full_list(&self.rule_sets) {
            return heads;
        }
        let is_shown = |n: &usize| columns.iter().any(|column| column.sets.contains(n));
        let absent: Vec<usize> = (0..self.rule_sets.len()).filter(|n| !is_shown(n)).collect();
        if !absent.is_empty() {
            let names = voice.join(&rule_set_names::list(&self.sets(&absent), voice), Join::Commas);
            heads.push(HeadMeaning::new(&names, vec![Mark::Absent.meaning(voice)]));
        }
        heads
    }
}

/// Returns `true` if a rule set is another publisher's printed rules, which are not unofficial.
pub(crate) fn is_another_print(set: &RuleSet) -> bool {
    let is_print = |preset: &Preset| preset.print && preset.id == set.id();
    set.kind() == SetKind::Preset && presets().iter().any(is_print)
}

/// Returns the head of the column of all presets: `others` if another publisher's rules are among them, `unofficial` if
/// players agreed on each of them.
pub(crate) fn head_of_presets(sets: &[&RuleSet], voice: Voice<'_>) -> String {
    voice.say(&if sets.iter().any(|set| is_another_print(set)) {
        say!(report::HeadOthers)
    } else {
        say!(report::HeadUnofficial)
    })
}
