//! The time under all rule sets against the time under one.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]
#![expect(clippy::expect_used, reason = "a benchmark without its scenario measures nothing")]

#[path = "common/mod.rs"]
mod common;

use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use carcassonne_law::RuleSet;
use carcassonne_rules::hints::weigh;
use carcassonne_rules::verdict::{Case, Scope, judge};
use carcassonne_show::report::{self, Detail, Report, Style};
use carcassonne_text::SourceText;

use common::{describe_ratio, medians, micros, ratio};

/// A small dispute, and one that the law leaves open in several eras.
const SCENARIOS: [&str; 2] = ["scenarios/city/pair-closes-city.yaml", "scenarios/field/gap-behind-a-road.yaml"];

fn main() {
    for path in SCENARIOS {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let text = std::fs::read(&file).expect("the scenario");
        let (present_set, all_sets) = (vec![RuleSet::present_rules()], RuleSet::all());
        println!("{path}: {} rule sets against `{}` alone", all_sets.len(), present_set[0].id());

        let case = Case::open(&source(&text)).expect("a legal scenario");
        let table = case.table();
        let judging = |sets: &[RuleSet]| drop(black_box(judge(&table, sets, Scope::Answered)));
        let times = medians(2000, [&mut || judging(&all_sets), &mut || judging(&present_set)]);
        print_times("  judging alone", times, None);

        let answering = |sets: &[RuleSet]| drop(black_box(answer(&text, sets)));
        let times = medians(1000, [&mut || answering(&all_sets), &mut || answering(&present_set)]);
        print_times("  from text to printed page, in process", times, None);

        let mut score_all = score_command(&file, &[]);
        let mut score_present = score_command(&file, &["--rules", present_set[0].id()]);
        let times = medians(300, [&mut || run(&mut score_all), &mut || run(&mut score_present)]);
        print_times("  end to end, process start included", times, Some(1.5));
    }
}

fn print_times(label: &str, [all_time, one_time]: [std::time::Duration; 2], aim: Option<f64>) {
    let times = format!("{label} ({} against {})", micros(all_time), micros(one_time));
    match aim {
        Some(aim) => println!("{}", describe_ratio(&times, ratio(all_time, one_time), aim)),
        None => println!("{times}: {:.2} times", ratio(all_time, one_time)),
    }
}

fn source(text: &[u8]) -> Arc<SourceText> {
    Arc::new(SourceText::new("case.yaml", text.to_vec()).expect("text"))
}

/// Judges a scenario and returns the page that the program prints.
fn answer(text: &[u8], sets: &[RuleSet]) -> String {
    let case = Case::open(&source(text)).expect("a legal scenario");
    let table = case.table();
    let judgement = judge(&table, sets, Scope::Answered);
    let claims = weigh(&table, &judgement);
    let (table, judgement, claims) = (&table, &judgement, &claims);
    let report = Report { file: "case.yaml", table, judgement, claims, detail: Detail::USUAL };
    report::table(&report, Style::PLAIN)
}

fn score_command(file: &Path, extra_args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oracle"));
    command.env("ORACLE_CONFIG", "");
    command.arg("score").arg(file).args(extra_args);
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command
}

fn run(command: &mut Command) {
    let status = command.status().expect("the program");
    assert!(status.success(), "the program fails");
}
