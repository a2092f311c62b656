//! The corpus: every scenario holds, and every scenario's answer is a snapshot.
//!
//! A new scenario is a file under `scenarios/`. `SCENARIO=city/pair cargo test --test all corpus::` looks at those alone
//! whose folder and name begin so. Its snapshot is made by `INSTA_UPDATE=always cargo test --test all corpus::` and read
//! before it is committed.

use std::collections::BTreeSet;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use carcassonne_oracle::inside::hints::{Failure, check};
use carcassonne_oracle::inside::report::{Detail, Style};
use carcassonne_oracle::inside::rulebook::RuleSet;
use carcassonne_oracle::inside::text::{SourceText, Span};
use carcassonne_oracle::inside::verdict::speaks_of;

use crate::common;
use crate::judged::{Judged, every, scenarios, tried};

/// What comes of a look: nothing, or what is wrong.
type Outcome = Result<(), String>;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
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

/// Whether a scenario is looked at: all of them, unless the environment names some.
fn wanted(scenario: &str) -> bool {
    std::env::var("SCENARIO").is_ok_and(|begins| scenario.starts_with(&begins))
        || std::env::var_os("SCENARIO").is_none()
}

#[test]
fn every_scenario_holds_and_answers_as_its_snapshot_says() {
    let mut wrong = Vec::new();
    let mut looked_at = 0;
    // What is told of a difference is told by the thread that compares.
    for (scenario, seen) in tried(|judged| wanted(judged.name).then(|| holds(judged))) {
        let Some(seen) = seen.transpose() else { continue };
        looked_at += 1;
        match seen.and_then(|held| held) {
            Ok(answer) => {
                let compared = catch_unwind(|| as_its_snapshot(scenario, &answer));
                let name = snapshot_name(scenario);
                wrong.extend(compared.is_err().then(|| format!("it is not as snapshots/{name}.snap says")));
            }
            Err(why) => wrong.push(why),
        }
    }
    assert!(looked_at > 0, "no scenario begins so");
    assert!(wrong.is_empty(), "{} of {looked_at} fail:\n{}", wrong.len(), wrong.join("\n"));
}

/// Checks what a scenario expects; its answer.
fn holds(judged: &Judged<'_>) -> Result<String, String> {
    let Judged { source, case, table, .. } = judged;
    let failures: Vec<String> = check(table).iter().map(|f| told(f, source)).collect();
    given(failures.is_empty(), &failures.join("\n"))?;
    given(case.scenario.question.is_some(), "a scenario of the corpus asks a question")?;
    given(case.scenario.source.is_some(), "a scenario of the corpus names its source")?;
    given(!case.scenario.expect.is_empty(), "a scenario of the corpus expects something")?;
    let idle = case.scenario.expect.iter().find(|e| speaks_of(table, e).is_empty());
    let idle = idle.map(|e| format!("line {}: no rule set is left", line(source, e.span)));
    given(idle.is_none(), &idle.unwrap_or_default())?;
    Ok(judged.answer(&format!("{}.yaml", judged.name), "table", Style::PLAIN, Detail::USUAL))
}

/// Holds an answer against the snapshot.
fn as_its_snapshot(scenario: &str, answer: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(root().join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(snapshot_name(scenario), answer));
}

fn given(holds: bool, or_else: &str) -> Outcome {
    if holds { Ok(()) } else { Err(or_else.to_owned()) }
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
    lines.extend(
        failure
            .met_instead
            .iter()
            .map(|span| format!("  as expected in line {}: does its `under` lack {sets}?", line(source, *span))),
    );
    lines.join("\n")
}

#[test]
fn every_scenario_has_a_snapshot_and_nothing_else_has() {
    let expected: BTreeSet<String> = scenarios().iter().map(|s| snapshot_name(s)).collect();
    let snapshots = files(&root().join("snapshots"), ".snap");
    let pending = files(&root().join("snapshots"), ".snap.new");
    let without: Vec<&String> = expected.difference(&snapshots).collect();
    assert!(without.is_empty(), "without a snapshot (run with INSTA_UPDATE=always): {without:?}");
    let of_none: Vec<&String> = snapshots.difference(&expected).collect();
    assert!(of_none.is_empty(), "snapshots of no scenario: {of_none:?}");
    assert!(pending.is_empty(), "neither accepted nor refused: {pending:?}");
}

#[test]
fn every_scenario_speaks_of_every_rule_set() {
    every(|judged| {
        let expect = &judged.case.scenario.expect;
        let said: BTreeSet<String> = expect.iter().flat_map(|e| speaks_of(judged.table, e)).collect();
        let under = judged.judgement.rule_sets.iter().map(RuleSet::id);
        let left_out: Vec<&str> = under.filter(|id| !said.contains(*id)).collect();
        assert!(left_out.is_empty(), "expects nothing under {left_out:?}");
    });
}
