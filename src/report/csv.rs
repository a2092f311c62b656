//! Verdicts as a table for a spreadsheet, in CSV: a row for each subject, rule set and possible outcome.

use std::io;

use super::answer::{data, ruling_under};
use super::configured::Configured;
use super::detail::Boards;
use super::format::{Format, Listing, Output, Run, Sheet};
use super::judged::Report;
use super::judging::{Judging, Wanted};
use crate::mechanics::{Subject, Table};
use crate::rulebook::{CitedRuling, question_data};
use crate::scenario::Status;
use crate::text::{RefusedText, sanitize};
use crate::verdict::{Outcome, SubjectVerdicts, Verdict, heading};

/// CSV.
#[derive(Debug)]
pub(super) struct Csv;

/// The heads of the columns.
const COLUMNS: [&str; 11] =
    ["file", "question", "subject", "place", "rule_set", "status", "complete", "outcome", "points", "ruling", "source"];

impl Format for Csv {
    fn word(&self) -> &'static str {
        "csv"
    }

    fn help(&self, output: Output) -> &'static str {
        match output {
            Output::Answers => "CSV, for a spreadsheet: a row for each subject, rule set and possible outcome",
            Output::Checks | Output::Listings | Output::Explanations => "",
        }
    }

    fn answer(&self, judging: Judging<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        if !run.goes_on() {
            head(sheet)?;
        }
        let Judging { wanted, mut subjects } = judging;
        subjects.try_for_each(|judged| rows(&wanted, &judged, sheet))
    }

    fn shows(&self, _: Boards) -> bool {
        false
    }

    fn tells_once(&self) -> bool {
        true
    }

    fn tells_beside(&self) -> bool {
        true
    }

    fn configured(&self, _: &Configured, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.answer(Judging::again(report), run, sheet)
    }

    /// The first file of several brings the head, even if nothing more is said of it.
    fn refused(&self, _: &RefusedText, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        if run.files > 1 && !run.goes_on() { head(sheet) } else { Ok(()) }
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn listing(&self, _: &Listing, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }
}

/// Writes the heads of the columns.
fn head(sheet: &mut Sheet<'_>) -> io::Result<()> {
    row(&COLUMNS.map(str::to_owned), sheet)
}

/// Writes a row.
fn row(cells: &[String; COLUMNS.len()], sheet: &mut Sheet<'_>) -> io::Result<()> {
    // A record is a line: a line that a user broke goes on behind a space.
    let cells: Vec<String> = cells.iter().map(|cell| quoted(&sanitize(cell.trim()).replace('\n', " "))).collect();
    writeln!(sheet.out, "{}", cells.join(","))
}

/// A cell as it is written: one with a comma or a quotation mark stands between quotation marks, of which those in it are
/// doubled.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

/// Writes the rows of a subject.
fn rows(wanted: &Wanted<'_>, judged: &SubjectVerdicts<'_>, sheet: &mut Sheet<'_>) -> io::Result<()> {
    let Wanted { file, table, rule_sets, .. } = *wanted;
    let Some(matter) = table.subject(judged.subject) else { return Ok(()) };
    let place = match matter {
        Subject::Feature(_) => table.id(judged.subject),
        Subject::Ask(_) => String::new(),
    };
    let subject =
        heading(table, judged.subject).map(|heading| table.voice().capitalized_sentence(&heading)).unwrap_or_default();
    let question = table.scenario.question.clone().unwrap_or_default();
    let texts = data::sentences(table, judged, rule_sets);
    for (n, set) in rule_sets.iter().enumerate() {
        let Some((verdict, text)) = judged.verdicts.iter().zip(&texts).find(|(v, _)| v.rule_sets.contains(&n)) else {
            continue;
        };
        let (ruling, source) = rulings(verdict, n);
        // What may come out each by itself; else the verdict as it stands.
        let several = if verdict.single_outcome().is_some() { &[] } else { verdict.outcomes.as_slice() };
        let each = several.iter().map(|one| (Some(one), data::outcome(table, judged.subject, one)));
        let whole = several.is_empty().then(|| (verdict.single_outcome(), text.clone()));
        for (outcome, text) in each.chain(whole) {
            let cells = [
                file.to_owned(),
                question.clone(),
                subject.clone(),
                place.clone(),
                set.id().to_owned(),
                status(verdict.status).to_owned(),
                complete(outcome).to_owned(),
                text,
                outcome.map(|outcome| points(table, outcome)).unwrap_or_default(),
                ruling.clone(),
                source.clone(),
            ];
            row(&cells, sheet)?;
        }
    }
    Ok(())
}

/// How a verdict stands, in a word or two.
fn status(status: Status) -> &'static str {
    match status {
        Status::NotApplicable => "not applicable",
        Status::Settled | Status::Open | Status::Contested => status.word(),
    }
}

/// Whether a feature is complete; nothing of a field, or of a question.
fn complete(outcome: Option<&Outcome>) -> &'static str {
    match outcome.and_then(Outcome::completion) {
        Some(true) => "yes",
        Some(false) => "no",
        None => "",
    }
}

/// Who scores how much: `Red 8; Blue 3`.
fn points(table: &Table<'_>, outcome: &Outcome) -> String {
    let each = outcome.points().iter().map(|(player, points)| format!("{} {points}", table.scenario.player(*player)));
    each.collect::<Vec<_>>().join("; ")
}

/// The rulings that answer what a rule set was asked for a verdict, by their ids, and where each stands.
fn rulings(verdict: &Verdict<'_>, set: usize) -> (String, String) {
    let asked = verdict.points_of_law.iter().filter(|point| point.matters && !question_data(point.question).quiet);
    let found: Vec<CitedRuling<'_>> = asked.filter_map(|point| ruling_under(verdict, point.question, set)).collect();
    let ids: Vec<&str> = found.iter().map(CitedRuling::id).collect();
    let places: Vec<String> = found.iter().map(CitedRuling::short_place).collect();
    (ids.join("; "), places.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_cell_is_quoted() {
        for (cell, written) in [
            ("8 points", "8 points"),
            ("", ""),
            ("a, b", "\"a, b\""),
            ("Red: \"10\"", "\"Red: \"\"10\"\"\""),
            ("=1+1", "=1+1"),
        ] {
            assert_eq!(quoted(cell), written);
        }
    }
}
