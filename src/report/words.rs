//! Verdicts in a phrase, shared by what lists several of them.

use crate::mechanics::{Table, describe_finding};
use crate::picture::Cut;
use crate::scenario::Status;
use crate::verdict::{SubjectVerdicts, Verdict};
use crate::wording::{Arg, Sentence, Voice, say};

/// The number of a question by its place.
pub(super) fn number(place: usize) -> String {
    crate::picture::question_number(place)
}

/// Labels side by side; consecutive numbers as a range.
pub(super) fn together(labels: &[&str]) -> String {
    ranged(labels).join(", ")
}

/// The labels; three or more consecutive numbers as one range, `(2–4)`.
pub(super) fn ranged(labels: &[&str]) -> Vec<String> {
    let bare = |label: &&str| label.strip_prefix('(')?.strip_suffix(')')?.parse::<usize>().ok();
    let numbers: Vec<usize> = labels.iter().filter_map(bare).collect();
    let in_a_row = numbers.len() == labels.len() && numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    match numbers.as_slice() {
        [first, _, .., last] if in_a_row => vec![format!("({first}–{last})")],
        _ => labels.iter().map(|label| (*label).to_owned()).collect(),
    }
}

/// Labels before what they are of.
pub(super) fn lead(labels: &str) -> String {
    match labels {
        "" => String::new(),
        labels if labels.ends_with(')') => format!("{labels} "),
        labels => format!("{labels}  "),
    }
}

/// The answers that a verdict on a subject leaves, each in a phrase: `completed, red 8`.
pub(super) fn rows(table: &Table<'_>, subject: &SubjectVerdicts<'_>, verdict: &Verdict<'_>) -> Vec<String> {
    let voice = table.voice();
    let Some(matter) = table.subject(subject.subject) else { return Vec::new() };
    let mut rows: Vec<String> = Vec::new();
    for outcome in &verdict.outcomes {
        let (answer, _) = describe_finding(table, matter, &outcome.finding, &outcome.distinct_worths());
        for row in answer.rows.iter().filter(|row| row.state == crate::mechanics::RowState::Yes) {
            let text = voice.say(&row.text);
            if !rows.contains(&text) {
                rows.push(text);
            }
        }
    }
    rows
}

/// The verdict on a subject in a phrase: `completed, red 8`.
pub fn phrase(table: &Table<'_>, subject: &SubjectVerdicts<'_>, verdict: &Verdict<'_>) -> String {
    if table.subject(subject.subject).is_none() {
        return String::new();
    }
    of_rows(rows(table, subject, verdict), verdict.status, table.voice())
}

/// A verdict in a phrase, of the answers that it leaves.
pub(super) fn of_rows(rows: Vec<String>, status: Status, voice: Voice<'_>) -> String {
    let said = match (status, rows.as_slice()) {
        (Status::NotApplicable, _) => say!(report::PhraseBarred),
        (_, []) => say!(report::PhraseNothing),
        (Status::Settled, _) => return voice.join_semicolons(&rows),
        (Status::Contested, _) => say!(report::PhraseContested { rows: voice.join_alternative_phrases(&rows) }),
        (Status::Open, [_]) => say!(report::PhraseOneReading { rows: Arg::list(rows) }),
        (Status::Open, _) => say!(report::PhraseOpen { rows: voice.join_alternative_phrases(&rows) }),
    };
    voice.say(&said)
}

/// Which part of a board is drawn.
pub fn cut(cut: Cut) -> Sentence {
    say!(report::Cut {
        columns: cut.board.0,
        rows: cut.board.1,
        first_column: cut.columns.0,
        last_column: cut.columns.1,
        first_row: cut.rows.0,
        last_row: cut.rows.1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_stands_apart_from_what_it_is_of() {
        assert_eq!(together(&["(2)", "(3)", "(4)"]), "(2–4)");
        assert_eq!(together(&["(2)", "(4)"]), "(2), (4)");
        assert_eq!(together(&["A", "B", "C"]), "A, B, C");
        assert_eq!([0, 1, 25].map(number), ["(1)", "(2)", "(26)"]);
        assert_eq!(["A", "(2)", "(1), (2)", ""].map(lead), ["A  ", "(2) ", "(1), (2) ", ""]);
    }
}
