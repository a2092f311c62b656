//! The corpus: every scenario holds, and every scenario's answer is a snapshot.
//!
//! A new scenario is a file under `scenarios/`, and that file is a test, named after its folder and
//! itself: `cargo test --test corpus city_pair`. Its snapshot is made by `INSTA_UPDATE=always cargo
//! test --test corpus` and read before it is committed.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use carcassonne_oracle::report::{self, Detail, Report, Style};
use carcassonne_oracle::rulebook::RuleSet;
use carcassonne_oracle::text::{SourceText, Span};
use carcassonne_oracle::verdict::{Case, Failure, check, judge, speaks_of, weigh};
use libtest_mimic::{Arguments, Failed, Trial};

/// What a test comes to: nothing, or what is wrong.
type Outcome = Result<(), Failed>;

fn main() -> ExitCode {
    let mut tests = vec![
        Trial::test("every_scenario_has_a_snapshot_and_nothing_else_has", snapshots_belong),
        Trial::test("every_scenario_speaks_of_every_rule_set", every_rule_set_is_spoken_of),
    ];
    tests.extend(scenarios().into_iter().map(|scenario| {
        let name = scenario.replace(['/', '-'], "_");
        Trial::test(name, move || holds(&scenario))
    }));
    libtest_mimic::run(&Arguments::from_args(), tests).exit_code()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every scenario by its folder and name.
fn scenarios() -> BTreeSet<String> {
    files(&root().join("scenarios"), ".yaml")
}

/// Files with an ending below a folder, as names relative to it without the ending.
fn files(folder: &Path, ending: &str) -> BTreeSet<String> {
    common::files(folder)
        .iter()
        .filter_map(|path| path.strip_prefix(folder).ok()?.to_str()?.strip_suffix(ending))
        .map(|name| name.replace('\\', "/"))
        .collect()
}

/// A scenario as its snapshot is called.
fn snapshot_name(scenario: &str) -> String {
    scenario.replace('/', "__")
}

/// Reads a scenario.
fn open(scenario: &str) -> Result<(Arc<SourceText>, Case), Failed> {
    let name = format!("scenarios/{scenario}.yaml");
    let bytes = std::fs::read(root().join(&name))?;
    let source = Arc::new(SourceText::new(name, bytes)?);
    let case = Case::open(&source).map_err(|refused| {
        let problems: Vec<_> = refused.problems().map(|p| p.message.as_str()).collect();
        format!("{refused}:\n{}", problems.join("\n"))
    })?;
    Ok((source, case))
}

/// Checks what a scenario expects, and holds its answer against the snapshot.
fn holds(scenario: &str) -> Outcome {
    let (source, case) = open(scenario)?;
    let table = case.table();
    let failures: Vec<String> = check(&table).iter().map(|f| told(f, &source)).collect();
    given(failures.is_empty(), &failures.join("\n"))?;
    given(case.scenario.question.is_some(), "a scenario of the corpus asks a question")?;
    given(case.scenario.source.is_some(), "a scenario of the corpus names its source")?;
    given(!case.scenario.expect.is_empty(), "a scenario of the corpus expects something")?;
    let idle = case.scenario.expect.iter().find(|e| speaks_of(&table, e).is_empty());
    let idle = idle.map(|e| format!("line {}: no rule set is left", line(&source, e.span)));
    given(idle.is_none(), &idle.unwrap_or_default())?;

    let sets = RuleSet::all();
    let judgement = judge(&table, &sets);
    let claims = weigh(&table, &judgement);
    let file = &format!("{scenario}.yaml");
    let (table, judgement, claims) = (&table, &judgement, &claims);
    let report = Report { file, table, judgement, claims, detail: Detail::USUAL };
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(root().join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        insta::assert_snapshot!(snapshot_name(scenario), report::table(&report, Style::PLAIN));
    });
    Ok(())
}

fn given(holds: bool, or_else: &str) -> Outcome {
    if holds { Ok(()) } else { Err(or_else.into()) }
}

/// The line in which something stands.
fn line(source: &SourceText, span: Span) -> usize {
    source.line_column(span.start).0
}

/// An expectation that fails, and which other would hold there.
fn told(failure: &Failure, source: &SourceText) -> String {
    let (sets, at) = (failure.rule_sets.join(", "), line(source, failure.span));
    let mut lines = vec![
        format!("{}:{at}: {} under {sets}", source.name(), failure.about),
        format!("  expected: {}", failure.expected.join(" ")),
        format!("  found:    {}", failure.found.join(" ")),
    ];
    lines.extend(failure.met_instead.iter().map(|span| {
        format!("  as expected in line {}: does its `under` lack {sets}?", line(source, *span))
    }));
    lines.join("\n")
}

fn snapshots_belong() -> Outcome {
    let expected: BTreeSet<String> = scenarios().iter().map(|s| snapshot_name(s)).collect();
    let snapshots = files(&root().join("snapshots"), ".snap");
    let pending = files(&root().join("snapshots"), ".snap.new");
    let without: Vec<&String> = expected.difference(&snapshots).collect();
    given(
        without.is_empty(),
        &format!("without a snapshot (run with INSTA_UPDATE=always): {without:?}"),
    )?;
    let of_none: Vec<&String> = snapshots.difference(&expected).collect();
    given(of_none.is_empty(), &format!("snapshots of no scenario: {of_none:?}"))?;
    given(pending.is_empty(), &format!("neither accepted nor refused: {pending:?}"))
}

fn every_rule_set_is_spoken_of() -> Outcome {
    let mut silent = Vec::new();
    for scenario in scenarios() {
        let (_, case) = open(&scenario)?;
        let table = case.table();
        let said: BTreeSet<String> =
            case.scenario.expect.iter().flat_map(|e| speaks_of(&table, e)).collect();
        let left_out: Vec<&str> = RuleSet::ids().filter(|id| !said.contains(*id)).collect();
        if !left_out.is_empty() {
            silent.push(format!("scenarios/{scenario}.yaml expects nothing under {left_out:?}"));
        }
    }
    given(silent.is_empty(), &silent.join("\n"))
}
