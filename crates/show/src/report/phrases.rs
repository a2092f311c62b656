//! Short phrases for verdicts, labels and cut boards, shared by the formats.

use carcassonne_base::gathering::distinct;
use carcassonne_position::Status;
use carcassonne_position::wording::{Arg, Join, Sentence, Voice, say};
use carcassonne_rules::mechanics::{RowState, Table, describe_finding};
use carcassonne_rules::verdict::{SubjectVerdicts, Verdict};

use crate::picture::Cut;

/// Returns labels as a list, three or more consecutive numbers as one range: `(2–4)`.
pub(super) fn join_labels(labels: &[&str]) -> String {
    label_ranges(labels).join(", ")
}

/// Returns the labels, or one range in place of three or more consecutive numbers: `(2–4)`.
pub(super) fn label_ranges(labels: &[&str]) -> Vec<String> {
    let number = |label: &&str| label.strip_prefix('(')?.strip_suffix(')')?.parse::<usize>().ok();
    let numbers: Vec<usize> = labels.iter().filter_map(number).collect();
    let is_range = numbers.len() == labels.len() && numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    match numbers.as_slice() {
        [first, _, .., last] if is_range => vec![format!("({first}–{last})")],
        _ => labels.iter().map(|label| (*label).to_owned()).collect(),
    }
}

/// Returns labels with the space between them and the text that they precede.
pub(super) fn label_prefix(labels: &str) -> String {
    match labels {
        "" => String::new(),
        labels if labels.ends_with(')') => format!("{labels} "),
        labels => format!("{labels}  "),
    }
}

/// Returns the distinct answers that a verdict on a subject leaves open, each in a phrase: `completed, red 8`.
pub(super) fn outcome_phrases(table: &Table<'_>, judged: &SubjectVerdicts<'_>, verdict: &Verdict<'_>) -> Vec<String> {
    let voice = table.voice();
    let Some(subject) = table.subject(judged.subject) else { return Vec::new() };
    let answers = verdict.outcomes.iter().map(|outcome| {
        let (answer, _) = describe_finding(table, subject, &outcome.finding, &outcome.distinct_worths());
        answer
    });
    let rows = answers.flat_map(|answer| answer.rows).filter(|row| row.state == RowState::Yes);
    distinct(rows.map(|row| voice.say(&row.text)))
}

/// Returns the verdict on a subject in a phrase: `completed, red 8`. Empty for an unknown subject.
pub fn phrase(table: &Table<'_>, judged: &SubjectVerdicts<'_>, verdict: &Verdict<'_>) -> String {
    if table.subject(judged.subject).is_none() {
        return String::new();
    }
    verdict_phrase(outcome_phrases(table, judged, verdict), verdict.status, table.voice())
}

/// Returns a verdict in a phrase, made of the phrases of its answers.
pub(super) fn verdict_phrase(rows: Vec<String>, status: Status, voice: Voice<'_>) -> String {
    let phrase = match (status, rows.as_slice()) {
        (Status::NotApplicable, _) => say!(report::PhraseBarred),
        (_, []) => say!(report::PhraseNothing),
        (Status::Settled, _) => return voice.join(&rows, Join::Semicolons),
        (Status::Contested, _) => say!(report::PhraseContested { rows: voice.join(&rows, Join::Either) }),
        (Status::Open, [_]) => say!(report::PhraseOneReading { rows: Arg::list(rows) }),
        (Status::Open, _) => say!(report::PhraseOpen { rows: voice.join(&rows, Join::Either) }),
    };
    voice.say(&phrase)
}

/// Returns the message on the part of a board that is drawn.
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
    fn labels_are_joined_and_separated_from_their_text() {
        assert_eq!(join_labels(&["(2)", "(3)", "(4)"]), "(2–4)");
        assert_eq!(join_labels(&["(2)", "(4)"]), "(2), (4)");
        assert_eq!(join_labels(&["A", "B", "C"]), "A, B, C");
        assert_eq!(["A", "(2)", "(1), (2)", ""].map(label_prefix), ["A  ", "(2) ", "(1), (2) ", ""]);
    }
}
