//! The columns of the table of outcomes: the rule sets, those that answer alike side by side as one.

use super::named::rules_then;
use super::rows::Line;
use crate::rulebook::{RuleSet, SetKind};
use crate::wording::Voice;

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// The rule sets in it, by their places: several that say the same in every row.
    pub sets: Vec<usize>,
}

/// What each head that is no id of a rule set stands for, in the order of the columns; of a day, by which rules it was
/// played then.
pub(super) fn heads(
    columns: &[Column],
    sets: &[RuleSet],
    voice: Voice<'_>,
) -> Vec<(String, Vec<String>)> {
    columns
        .iter()
        .filter_map(|column| {
            if let [n] = column.sets.as_slice()
                && let Some(rules) = rules_then(&sets[*n])
            {
                return Some((column.head.clone(), vec![voice.say(&rules)]));
            }
            let stands_for_itself = column.sets.iter().any(|n| sets[*n].id() == column.head);
            let ids = || column.sets.iter().map(|n| sets[*n].id().to_owned()).collect();
            (!stands_for_itself).then(|| (column.head.clone(), ids()))
        })
        .collect()
}

/// The columns. Where all presets answer alike they are one, called `others`.
pub(super) fn of(sets: &[RuleSet], lines: &[&Line], others: &str, long: bool) -> Vec<Column> {
    let presets: Vec<usize> =
        (0..sets.len()).filter(|n| sets[*n].kind() == SetKind::Preset).collect();
    let alike = |a: usize, b: usize| lines.iter().all(|line| line.marks[a] == line.marks[b]);
    let one = presets.len() > 1
        && presets.len() < sets.len()
        && presets.iter().all(|n| alike(presets[0], *n));
    let mut columns: Vec<Column> = Vec::new();
    for (n, set) in sets.iter().enumerate() {
        let preset = set.kind() == SetKind::Preset;
        if preset && one {
            match columns.iter_mut().find(|column| column.head == others) {
                Some(column) => column.sets.push(n),
                None => columns.push(Column { head: others.to_owned(), sets: vec![n] }),
            }
            continue;
        }
        let head = if long { set.id() } else { set.short() };
        columns.push(Column { head: head.to_owned(), sets: vec![n] });
    }
    columns
}

/// The same columns, where those that answer alike share one: for many rule sets and little room.
pub(super) fn shared(columns: Vec<Column>, lines: &[&Line]) -> Vec<Column> {
    let mut kept: Vec<Column> = Vec::new();
    for column in columns {
        let n = column.sets[0];
        let alike = |known: &&mut Column| {
            lines.iter().all(|line| line.marks[known.sets[0]] == line.marks[n])
        };
        match kept.iter_mut().find(alike) {
            Some(known) => known.sets.extend(column.sets),
            None => kept.push(column),
        }
    }
    for column in &mut kept {
        if column.sets.len() > 1 {
            column.head = format!("{}+", column.head);
        }
    }
    kept
}
