//! The table of outcomes and its columns: eras side by side that answer alike share one, and so do the unofficial rule
//! sets that agree with one another.

use super::named::{self, rules_then};
use super::rows::{Mark, MarkedRow};
use crate::report::detail::Columns;
use crate::rulebook::{Preset, RuleSet, SetKind, presets};
use crate::verdict::Standing;
use crate::wording::{Arg, Voice, say};

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// The rule sets in it, by their places: several that say the same in all that is shown.
    pub sets: Vec<usize>,
}

/// The table of outcomes.
#[derive(Debug, Clone, Default)]
pub struct Outcomes {
    /// The rows, subject by subject: the labels (empty where there is only one subject) and the lines.
    pub groups: Vec<(String, Vec<MarkedRow>)>,
    /// The rule sets.
    pub rule_sets: Vec<RuleSet>,
    /// How each claim that is told stands, rule set by rule set.
    pub(super) standings: Vec<Vec<Standing>>,
    /// Which rule sets have a column of their own.
    pub(super) each: Columns,
    /// The rule sets whose year the question names: they have a column even if nothing of what is asked existed.
    pub(super) named: Vec<usize>,
}

impl Outcomes {
    /// Every line.
    pub fn lines(&self) -> Vec<&MarkedRow> {
        self.groups.iter().flat_map(|(_, lines)| lines).collect()
    }

    /// The columns; with full ids, if there is room for them.
    pub fn columns(&self, long: bool) -> Vec<Column> {
        self.shown().columns(long)
    }

    /// The columns, where those that answer alike share one.
    pub fn shared_columns(&self) -> Vec<Column> {
        self.shown().shared()
    }

    fn shown(&self) -> Shown<'_> {
        let Self { rule_sets, standings, each, named, .. } = self;
        Shown { sets: rule_sets, lines: self.lines(), standings, each: *each, named }
    }

    /// What each head that is no id stands for.
    pub fn heads(&self, columns: &[Column], voice: Voice<'_>) -> Vec<(String, Vec<String>)> {
        self.shown().heads(columns, voice)
    }
}

/// What the columns of a table are made from.
struct Shown<'s> {
    sets: &'s [RuleSet],
    lines: Vec<&'s MarkedRow>,
    /// How each claim stands, rule set by rule set.
    standings: &'s [Vec<Standing>],
    each: Columns,
    named: &'s [usize],
}

impl Shown<'_> {
    /// Whether two rule sets agree in everything that is shown.
    fn alike(&self, a: usize, b: usize) -> bool {
        self.lines.iter().all(|line| line.marks[a] == line.marks[b])
            && self.standings.iter().all(|claim| claim[a] == claim[b])
    }

    /// Whether anything of what was asked existed under a rule set.
    fn existed(&self, set: usize) -> bool {
        self.lines.iter().any(|line| line.marks[set] != Mark::Absent)
    }

    /// The rule sets that have a column: all, but for those under which nothing that was asked existed.
    fn shown(&self) -> Vec<usize> {
        let all = || (0..self.sets.len()).collect::<Vec<usize>>();
        let mut shown = all();
        shown.retain(|n| self.existed(*n) || self.named.contains(n));
        if self.each == Columns::All || shown.is_empty() { all() } else { shown }
    }

    /// The columns; the heads of unofficial rule sets are their ids, if there is room for them.
    fn columns(&self, long: bool) -> Vec<Column> {
        let shown = self.shown();
        let presets = shown.iter().filter(|n| self.sets[**n].kind() == SetKind::Preset).count();
        let mut columns: Vec<Vec<usize>> = Vec::new();
        for n in shown {
            match self.of_which(&columns, n) {
                Some(known) => columns[known].push(n),
                None => columns.push(vec![n]),
            }
        }
        let head = |sets: &[usize]| {
            let all_unofficial = sets.len() > 1
                && sets.len() == presets
                && presets < self.sets.len()
                && sets.iter().all(|n| self.sets[*n].kind() == SetKind::Preset);
            if !all_unofficial {
                return self.head(sets, long);
            }
            let sets: Vec<&RuleSet> = sets.iter().map(|n| &self.sets[*n]).collect();
            head_of_presets(&sets).to_owned()
        };
        columns.into_iter().map(|sets| Column { head: head(&sets), sets }).collect()
    }

    /// The column that a rule set shares with those before it: of an era that of the era before, of an unofficial one that
    /// of any unofficial one that agrees.
    fn of_which(&self, columns: &[Vec<usize>], n: usize) -> Option<usize> {
        if self.each == Columns::All {
            return None;
        }
        let is = |m: &usize, kind: SetKind| self.sets[*m].kind() == kind;
        match self.sets[n].kind() {
            SetKind::Era => {
                let last = columns.len().checked_sub(1)?;
                let before = columns[last].last().filter(|m| is(m, SetKind::Era))?;
                let goes_on = self.sets[n].follows(&self.sets[*before]) && self.alike(*before, n);
                goes_on.then_some(last)
            }
            SetKind::Preset => {
                columns.iter().position(|known| known.iter().all(|m| is(m, SetKind::Preset) && self.alike(*m, n)))
            }
            SetKind::Dated | SetKind::House => None,
        }
    }

    /// What heads a column.
    fn head(&self, sets: &[usize], long: bool) -> String {
        let of: Vec<&RuleSet> = sets.iter().map(|n| &self.sets[*n]).collect();
        if self.each == Columns::Runs && of.iter().all(|set| set.kind() == SetKind::Era) {
            return match of.as_slice() {
                [only] if self.sets.iter().any(|set| set.follows(only)) => named::beside_the_next(only),
                eras => named::run(eras, RuleSet::short_name),
            };
        }
        joined(&of, long)
    }

    /// The same columns, where all that answer alike share one, whatever they are: for many rule sets and little room.
    fn shared(&self) -> Vec<Column> {
        let mut kept: Vec<(Column, bool)> = Vec::new();
        for column in self.columns(false) {
            let n = column.sets[0];
            match kept.iter_mut().find(|(known, _)| self.alike(known.sets[0], n)) {
                Some((known, several)) => {
                    known.sets.extend(column.sets);
                    *several = true;
                }
                None => kept.push((column, false)),
            }
        }
        let headed = |(column, several): (Column, bool)| match column.sets.first() {
            Some(first) if several => Column { head: format!("{}+", self.sets[*first].short_name()), ..column },
            _ => column,
        };
        kept.into_iter().map(headed).collect()
    }

    /// What each head stands for that does not say so itself, in the order of the columns; of a day, by which rules it was
    /// played then; and the rule sets that were asked for by name and have no column, since nothing of it existed.
    ///
    /// Where a head is several ids, each is told by itself.
    fn heads(&self, columns: &[Column], voice: Voice<'_>) -> Vec<(String, Vec<String>)> {
        let mut heads: Vec<(String, Vec<String>)> = Vec::new();
        // Where one print has no name but its title, the others are told in full, too: two may be of one publisher.
        let told_by_title =
            |n: &usize| is_another_print(&self.sets[*n]) && self.sets[*n].display_name() == self.sets[*n].id();
        let in_full = columns.iter().flat_map(|column| &column.sets).any(told_by_title);
        for column in columns {
            let sets: Vec<&RuleSet> = column.sets.iter().map(|n| &self.sets[*n]).collect();
            if let [set] = sets.as_slice()
                && let Some(rules) = rules_then(set)
            {
                heads.push((column.head.clone(), vec![voice.say(&rules)]));
            } else if sets.iter().all(|set| set.kind() == SetKind::Era) {
                // Years say themselves.
            } else if column.head == joined(&sets, false) {
                let unclear = |set: &&&RuleSet| set.short_name() != set.id() || is_another_print(set);
                let each = sets.iter().filter(unclear).map(|set| {
                    let name = match is_another_print(set) {
                        true if in_full => set.title(),
                        true => set.display_name(),
                        false => set.id(),
                    };
                    (set.short_name().to_owned(), vec![name.to_owned()])
                });
                heads.extend(each);
            } else if column.head == head_of_presets(&sets) {
                heads.push((column.head.clone(), all_presets(&sets, voice)));
            } else if column.head != joined(&sets, true) {
                heads.push((column.head.clone(), named::list(&sets, voice)));
            }
        }
        if RuleSet::is_full_list(self.sets) {
            return heads;
        }
        let shown = |n: &usize| columns.iter().any(|column| column.sets.contains(n));
        let absent: Vec<&RuleSet> = (0..self.sets.len()).filter(|n| !shown(n)).map(|n| &self.sets[n]).collect();
        if !absent.is_empty() {
            let names = voice.join_commas(&named::list(&absent, voice));
            heads.push((names, vec![Mark::Absent.means(voice)]));
        }
        heads
    }
}

/// What heads the column of all rule sets that are no era, where they agree: those that players agreed on, and another
/// publisher's.
pub(in crate::report) const OTHERS: &str = "others";

/// What heads the column of those that players agreed on alone.
pub(in crate::report) const UNOFFICIAL: &str = "unofficial";

/// Whether a rule set is another publisher's print, so that it is not unofficial.
pub(in crate::report) fn is_another_print(set: &RuleSet) -> bool {
    let is_print = |preset: &Preset| preset.print && preset.id == set.id();
    set.kind() == SetKind::Preset && presets().iter().any(is_print)
}

/// What heads the column of all rule sets that are no era.
pub(in crate::report) fn head_of_presets(sets: &[&RuleSet]) -> &'static str {
    if sets.iter().any(|set| is_another_print(set)) { OTHERS } else { UNOFFICIAL }
}

/// What these are: `community, house and Z-Man rules`.
fn all_presets(sets: &[&RuleSet], voice: Voice<'_>) -> Vec<String> {
    vec![voice.say(&say!(report::UnofficialRules { names: Arg::list(named::presets(sets)) }))]
}

/// Several rule sets in a head, as they are typed: `com,h1`.
fn joined(sets: &[&RuleSet], long: bool) -> String {
    let words: Vec<&str> = sets.iter().map(|set| if long { set.id() } else { set.short_name() }).collect();
    words.join(",")
}
