//! The corpus: every scenario's expectations hold, and the answers to some scenarios are kept verbatim as snapshots.
//!
//! A new scenario is a file under `scenarios/`. `SCENARIO=city/pair cargo test --test all corpus::` runs only those
//! whose folder and name begin so. The outcome of each is a line in `snapshots/verdicts.tsv` (`verdicts`). The whole
//! answer is kept for each that reconstructs a worked example, and for as few others as needed to cover everything that
//! answers show (`shown`): `.ci/accept` chooses them, to be reviewed before they are committed.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::catch_unwind;
use std::path::Path;
use std::sync::LazyLock;

use carcassonne_oracle::inside::hints::{Failure, check};
use carcassonne_oracle::inside::rulebook::{RuleSet, SourcePlace, source_places, sources};
use carcassonne_oracle::inside::text::{SourceText, Span};
use carcassonne_oracle::inside::verdict::speaks_of;

use crate::common::{self, snapshots};
use crate::judged::{Judged, every, scenarios, tried};
use crate::shown::{Shown, shown};

/// The result of a check, with a description of any failure.
type Outcome = Result<(), String>;

/// Returns the files with an ending below a folder, as names relative to it without the ending.
fn files(folder: &Path, ending: &str) -> BTreeSet<String> {
    common::files(folder)
        .iter()
        .filter_map(|path| path.strip_prefix(folder).ok()?.to_str()?.strip_suffix(ending))
        .map(|name| name.replace('\\', "/"))
        .collect()
}

/// Returns the name of a scenario's snapshot.
fn snapshot_name(scenario: &str) -> String {
    scenario.replace('/', "__")
}

/// Returns `true` if a scenario is selected: all are, unless `SCENARIO` gives a prefix.
fn wanted(scenario: &str) -> bool {
    std::env::var("SCENARIO").is_ok_and(|begins| scenario.starts_with(&begins))
        || std::env::var_os("SCENARIO").is_none()
}

/// The scenarios whose answers are kept: those with a snapshot. Where answers are accepted, the newly chosen ones; all
/// other snapshots are deleted.
static KEPT: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let mut files = files(&snapshots(), ".snap");
    let all = scenarios().iter().map(String::as_str);
    let kept = all.filter(|scenario| files.contains(&snapshot_name(scenario))).collect();
    if !common::is_accepting() {
        return kept;
    }
    let chosen = chosen(&whatever_is_shown(), &kept);
    files.retain(|file| !chosen.iter().any(|scenario| snapshot_name(scenario) == *file));
    for idle in files {
        std::fs::remove_file(snapshots().join(idle + ".snap")).expect("a snapshot can be deleted");
    }
    chosen
});

/// Returns the things that the answer to each scenario shows.
fn whatever_is_shown() -> BTreeMap<&'static str, BTreeSet<Shown>> {
    scenarios().iter().map(String::as_str).zip(every(shown)).collect()
}

/// Returns the scenarios that reconstruct a worked example of a source.
fn worked_examples() -> BTreeSet<&'static str> {
    let places = sources().iter().flat_map(|source| source_places(source.id).unwrap_or_default());
    places.flat_map(SourcePlace::scenarios).collect()
}

/// Returns the scenarios whose answers are to be kept: all worked examples, those of the others that are kept already,
/// and as many more as needed, each the one that adds most. None of these others shows only things that the rest shows.
fn chosen<'s>(all: &BTreeMap<&'s str, BTreeSet<Shown>>, kept: &BTreeSet<&str>) -> BTreeSet<&'s str> {
    let worked = worked_examples();
    let mut chosen: BTreeSet<&str> = all.keys().copied().filter(|s| worked.contains(s) || kept.contains(s)).collect();
    // The number of chosen scenarios that show each thing.
    let mut times: BTreeMap<&Shown, usize> = BTreeMap::new();
    for thing in chosen.iter().flat_map(|scenario| &all[scenario]) {
        *times.entry(thing).or_default() += 1;
    }
    loop {
        let new = |scenario: &&str| all[scenario].iter().filter(|thing| !times.contains_key(thing)).count();
        // Of several that add equally many, the first wins.
        let Some(best) = all.keys().copied().rev().max_by_key(new).filter(|best| new(best) > 0) else { break };
        chosen.insert(best);
        for thing in &all[best] {
            *times.entry(thing).or_default() += 1;
        }
    }
    for scenario in chosen.clone().difference(&worked) {
        if all[scenario].iter().all(|thing| times[thing] > 1) {
            chosen.remove(scenario);
            for thing in &all[scenario] {
                *times.entry(thing).or_default() -= 1;
            }
        }
    }
    chosen
}

#[test]
fn every_scenario_holds_and_answers_as_its_snapshot_says() {
    let mut wrong = Vec::new();
    let mut looked_at = 0;
    // Compare in this thread, so that its differences are reported here.
    for (scenario, seen) in tried(|judged| wanted(judged.name).then(|| holds(judged))) {
        let Some(seen) = seen.transpose() else { continue };
        looked_at += 1;
        match seen.and_then(|held| held) {
            Ok(answer) if KEPT.contains(scenario) => {
                let compared = catch_unwind(|| as_its_snapshot(scenario, &answer));
                let name = snapshot_name(scenario);
                wrong.extend(compared.is_err().then(|| format!("it is not as snapshots/{name}.snap says")));
            }
            Ok(_) => {}
            Err(why) => wrong.push(why),
        }
    }
    assert!(looked_at > 0, "no scenario begins so");
    assert!(wrong.is_empty(), "{} of {looked_at} fail:\n{}", wrong.len(), wrong.join("\n"));
}

/// Checks the expectations of a scenario and returns its answer.
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
    Ok(judged.usual_answer().to_owned())
}

/// Compares an answer with its snapshot.
fn as_its_snapshot(scenario: &str, answer: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(snapshots());
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(snapshot_name(scenario), answer));
}

fn given(holds: bool, or_else: &str) -> Outcome {
    if holds { Ok(()) } else { Err(or_else.to_owned()) }
}

/// Returns the line in which a span begins.
fn line(source: &SourceText, span: Span) -> usize {
    source.line_column(span.start).0
}

/// Describes a failed expectation, with the values that would hold instead.
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
fn a_snapshot_is_of_a_scenario_and_accepted() {
    let expected: BTreeSet<String> = scenarios().iter().map(|s| snapshot_name(s)).collect();
    let of_none: Vec<String> = files(&snapshots(), ".snap").into_iter().filter(|s| !expected.contains(s)).collect();
    assert!(of_none.is_empty(), "snapshots of no scenario: {of_none:?}");
    let pending = files(&snapshots(), ".snap.new");
    assert!(pending.is_empty(), "neither accepted nor refused: {pending:?}");
}

#[test]
fn the_snapshots_show_whatever_answers_show_and_none_is_idle() {
    let all = whatever_is_shown();
    let kept = &*KEPT;
    let chosen = chosen(&all, kept);
    let mut known: BTreeSet<&Shown> = kept.iter().flat_map(|scenario| &all[scenario]).collect();
    let mut wrong = Vec::new();
    for scenario in chosen.difference(kept) {
        let new: Vec<String> =
            all[scenario].iter().filter(|thing| known.insert(thing)).map(ToString::to_string).collect();
        let why =
            if new.is_empty() { "a worked example".to_owned() } else { format!("no other shows {}", new.join(", ")) };
        wrong.push(format!("keep the answer to {scenario}: {why}"));
    }
    let idle =
        kept.difference(&chosen).map(|s| format!("delete snapshots/{}.snap: others show all of it", snapshot_name(s)));
    wrong.extend(idle);
    assert!(wrong.is_empty(), "`.ci/accept` keeps the snapshots that are needed, and no others:\n{}", wrong.join("\n"));
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
