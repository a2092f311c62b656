//! Helpers for tests of drawn boards.

pub(crate) mod gist;
pub(crate) mod lines;

use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{Scope, SubjectVerdicts, judge};
use carcassonne_show::picture::{Inks, Look, Plan, Size, View};

use crate::judged::all_rule_sets;

/// The maximum number of columns and rows that are drawn.
pub(crate) const MOST_CELLS: (usize, usize) = (16, 16);

/// Returns the verdicts under every rule set on the subjects of a view.
pub(crate) fn judge_view(view: &View<'_>, table: &Table<'_>) -> Vec<SubjectVerdicts<'static>> {
    judge(table, all_rule_sets(), Scope::Selected(&|subject| view.is_about(subject))).subjects
}

/// Returns the plan of a table with the verdicts under every rule set.
pub(crate) fn plan_table(table: &Table<'_>) -> Plan {
    let view = View::new(table, MOST_CELLS);
    view.plan(&judge_view(&view, table))
}

/// Returns a look in Unicode without colour, with names.
pub(crate) fn plain_look(size: Size) -> Look {
    Look { size, ascii: false, names: true, inks: Inks::None }
}

/// Returns every size in both character sets.
pub(crate) fn looks() -> impl Iterator<Item = Look> {
    Size::ALL.into_iter().flat_map(|size| [false, true].map(|ascii| Look { ascii, ..plain_look(size) }))
}

pub(crate) fn strip_colours(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once('m').map_or(part, |(_, text)| text));
    rest.fold(first, |all, part| all + part)
}
