//! One day, one law: between two neighbouring months an answer changes only if a ruling from the time
//! between says so. Every change in the corpus is listed in `snapshots/calendar.txt`.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use carcassonne_oracle::report;
use carcassonne_oracle::rulebook::{Date, RuleSet, question_data};
use carcassonne_oracle::text::SourceText;
use carcassonne_oracle::verdict::{Case, SubjectVerdicts, Verdict, judge};

/// The first day of every month from 2014 to 2026.
fn months() -> Vec<Date> {
    (2014..=2026)
        .flat_map(|year| (1..=12).map(move |month| Date::from_parts(year, month, 1, 2)))
        .collect()
}

/// What of the law came into force after one day and by another, of all that either verdict asks.
fn rulings_between(before: &Verdict<'_>, after: &Verdict<'_>, span: (Date, Date)) -> Vec<String> {
    let within = |date: Date| span.0 < date && date <= span.1;
    let questions: BTreeSet<_> = [before, after]
        .into_iter()
        .flat_map(|v| {
            let asked = v.points_of_law.iter().map(|p| p.question);
            asked.chain(v.not_applicable.map(|not| not.question))
        })
        .collect();
    let mut found = Vec::new();
    for question in questions {
        let data = question_data(question);
        if data.since.as_ref().is_some_and(|since| within(since.date)) {
            found.push(format!("{} begins", data.id));
        }
        let new = data.rulings.iter().filter(|r| r.overlay.is_empty() && within(r.from));
        found.extend(new.map(|r| r.id.to_owned()));
    }
    found
}

fn changes(name: &str, case: &Case, dates: &[Date], out: &mut Vec<(Date, String)>) -> Vec<String> {
    let table = case.table();
    let sets: Vec<RuleSet> = dates.iter().map(|date| RuleSet::on(*date)).collect();
    let judgement = judge(&table, &sets);
    let mut causeless = Vec::new();
    for subject in &judgement.subjects {
        let said = |n: usize| -> (&Verdict<'_>, String) {
            let verdict = subject.under(n).expect("a verdict on every day");
            (verdict, answer(&table, subject, verdict))
        };
        for n in 1..sets.len() {
            let ((before, from), (after, to)) = (said(n - 1), said(n));
            if from == to {
                continue;
            }
            let rulings = rulings_between(before, after, (dates[n - 1], dates[n]));
            let line = format!(
                "{name}: {}: {from} -> {to} [{}]",
                table.id(subject.subject),
                rulings.join(", ")
            );
            if rulings.is_empty() {
                causeless.push(format!("{} {line}", dates[n]));
            }
            out.push((dates[n], line));
        }
    }
    causeless
}

/// What a player is told: whether it is settled, and the outcomes.
fn answer(
    table: &carcassonne_oracle::mechanics::Table<'_>,
    subject: &SubjectVerdicts<'_>,
    verdict: &Verdict<'_>,
) -> String {
    report::phrase(table, subject, verdict)
}

#[test]
fn an_answer_changes_only_where_a_ruling_says_so() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut lines, mut causeless) = (Vec::new(), Vec::new());
    let dates = months();
    for path in common::files(&root.join("scenarios")) {
        let name = path.strip_prefix(root.join("scenarios")).expect("below it").with_extension("");
        let name = name.to_string_lossy().replace('\\', "/");
        let bytes = std::fs::read(&path).expect("the scenario is there");
        let source = Arc::new(SourceText::new(&name, bytes).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        causeless.extend(changes(&name, &case, &dates, &mut lines));
    }
    assert_eq!(causeless, [""; 0], "an answer changes and no ruling of that time says so");
    lines.sort();
    let mut text = String::from(
        "What changes in the answers of the corpus from month to month, and by which rulings.\n",
    );
    let mut day = None;
    for (date, line) in &lines {
        if day != Some(*date) {
            day = Some(*date);
            let _ = write!(text, "\n{date}\n");
        }
        let _ = writeln!(text, "  {line}");
    }
    let path = root.join("snapshots").join("calendar.txt");
    if std::env::var("INSTA_UPDATE").is_ok_and(|word| word == "always") {
        std::fs::write(&path, &text).expect("the snapshots can be written");
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        known == text,
        "the calendar has changed: run `.ci/accept`, and read the difference of snapshots/calendar.txt"
    );
}
