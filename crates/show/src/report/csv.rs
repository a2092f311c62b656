//! Verdicts as CSV for a spreadsheet: a row for each subject, rule set and possible outcome.

use std::io;

use carcassonne_law::{CitedRuling, question_data};
use carcassonne_position::Status;
use carcassonne_rules::mechanics::{Subject, Table};
use carcassonne_rules::verdict::{Outcome, SubjectVerdicts, Verdict, heading};
use carcassonne_text::Language;
use carcassonne_text::{RefusedText, sanitize};

use super::answer::{answer_data, ruling_under};
use super::config_decisions::ConfigDecisions;
use super::detail::Boards;
use super::format::{Format, Listing, Output, Run, Sheet};
use super::judged::Report;
use super::judging::{Judging, ReportRequest};

/// The format `csv`.
#[derive(Debug)]
pub(super) struct Csv;

/// The heads of the columns.
const COLUMNS: [&str; 11] =
    ["file", "question", "subject", "place", "rule_set", "status", "complete", "outcome", "points", "ruling", "source"];

impl Format for Csv {
    fn word(&self) -> &'static str {
        "csv"
    }

    fn help(&self, _: Output) -> &'static str {
        "CSV, for a spreadsheet: a row for each subject, rule set and possible outcome"
    }

    fn write_answer(&self, judging: Judging<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        if !run.is_continued() {
            write_head(sheet)?;
        }
        let Judging { request, mut subjects } = judging;
        subjects.try_for_each(|verdicts| write_rows(&request, &verdicts, sheet))
    }

    fn can_show(&self, _: Boards) -> bool {
        false
    }

    fn is_config_shared(&self) -> bool {
        true
    }

    fn is_config_separate(&self) -> bool {
        true
    }

    fn write_config(&self, _: &ConfigDecisions, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn write_report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.write_answer(Judging::from_report(report), run, sheet)
    }

    /// Writes the head below which the rows of further files follow.
    fn write_refusal(&self, _: &RefusedText, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        if run.files > 1 && !run.is_continued() { write_head(sheet) } else { Ok(()) }
    }

    fn write_listing(&self, _: &Listing, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }
}

fn write_head(sheet: &mut Sheet<'_>) -> io::Result<()> {
    write_row(&COLUMNS.map(str::to_owned), sheet)
}

fn write_row(cells: &[String; COLUMNS.len()], sheet: &mut Sheet<'_>) -> io::Result<()> {
    // A record is one line.
    let cells: Vec<String> = cells.iter().map(|cell| quote(&sanitize(cell.trim()).replace('\n', " "))).collect();
    writeln!(sheet.out, "{}", cells.join(","))
}

/// Puts a cell with a comma or a quotation mark between quotation marks, and doubles those in it.
fn quote(cell: &str) -> String {
    if cell.contains([',', '"']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

fn write_rows(
    request: &ReportRequest<'_>,
    subject_verdicts: &SubjectVerdicts<'_>,
    sheet: &mut Sheet<'_>,
) -> io::Result<()> {
    let ReportRequest { file, table, rule_sets, .. } = *request;
    let SubjectVerdicts { subject: index, verdicts, .. } = subject_verdicts;
    let Some(subject) = table.subject(*index) else { return Ok(()) };
    let place = match subject {
        Subject::Feature(_) => table.id(*index),
        Subject::Ask(_) => String::new(),
    };
    let heading =
        heading(table, *index).map(|heading| table.voice().capitalized_sentence(&heading)).unwrap_or_default();
    let question = table.scenario.question.clone().unwrap_or_default();
    let texts = answer_data::verdict_texts(table, subject_verdicts, rule_sets);
    for (n, set) in rule_sets.iter().enumerate() {
        let Some((verdict, text)) = verdicts.iter().zip(&texts).find(|(v, _)| v.rule_sets.contains(&n)) else {
            continue;
        };
        let (ruling, source) = rulings(verdict, n, table.voice().language());
        let possible = if verdict.single_outcome().is_some() { &[] } else { verdict.outcomes.as_slice() };
        let outcomes =
            possible.iter().map(|outcome| (Some(outcome), answer_data::outcome_text(table, *index, outcome)));
        let single = possible.is_empty().then(|| (verdict.single_outcome(), text.clone()));
        for (outcome, text) in outcomes.chain(single) {
            let cells = [
                file.to_owned(),
                question.clone(),
                heading.clone(),
                place.clone(),
                set.id().to_owned(),
                status(verdict.status).to_owned(),
                complete(outcome).to_owned(),
                text,
                outcome.map(|outcome| points(table, outcome)).unwrap_or_default(),
                ruling.clone(),
                source.clone(),
            ];
            write_row(&cells, sheet)?;
        }
    }
    Ok(())
}

/// Returns the cell of a verdict's status.
fn status(status: Status) -> &'static str {
    match status {
        Status::NotApplicable => "not applicable",
        Status::Settled | Status::Open | Status::Contested => status.word(),
    }
}

/// Returns the cell of a feature's completion; empty for a field and for a question.
fn complete(outcome: Option<&Outcome>) -> &'static str {
    match outcome.and_then(Outcome::completion) {
        Some(true) => "yes",
        Some(false) => "no",
        None => "",
    }
}

/// Returns the cell of the points of all players: `Red 8; Blue 3`.
fn points(table: &Table<'_>, outcome: &Outcome) -> String {
    let scores = outcome.points().iter().map(|(player, points)| format!("{} {points}", table.scenario.player(*player)));
    scores.collect::<Vec<_>>().join("; ")
}

/// Returns the ids and the places of the rulings by which a rule set answers the points of law that matter to a verdict.
fn rulings(verdict: &Verdict<'_>, rule_set: usize, language: Language) -> (String, String) {
    let points = verdict.points_of_law.iter().filter(|point| point.matters && !question_data(point.question).quiet);
    let rulings: Vec<CitedRuling<'_>> =
        points.filter_map(|point| ruling_under(verdict, point.question, rule_set)).collect();
    let ids: Vec<&str> = rulings.iter().map(CitedRuling::id).collect();
    let places: Vec<String> = rulings.iter().map(|ruling| ruling.short_place(language)).collect();
    (ids.join("; "), places.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_that_would_end_a_cell_is_quoted() {
        for (cell, written) in [
            ("8 points", "8 points"),
            ("", ""),
            ("a, b", "\"a, b\""),
            ("Red: \"10\"", "\"Red: \"\"10\"\"\""),
            ("=1+1", "=1+1"),
        ] {
            assert_eq!(quote(cell), written);
        }
    }
}
