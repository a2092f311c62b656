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

use carcassonne_law::{RuleSet, SourcePlace, source_places, sources};
use carcassonne_rules::hints::{Failure, check};
use carcassonne_rules::verdict::{Standing, expectation_target_ids, weigh_claims};
use carcassonne_text::{Language, SourceText, Span};

use crate::common::{self, snapshot_folder};
use crate::coverage::{ShownItem, find_shown_items};
use crate::judged::{JudgedScenario, map_scenarios, scenarios, try_map_scenarios};

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

fn snapshot_name(scenario: &str) -> String {
    scenario.replace('/', "__")
}

/// Returns `true` if a scenario is selected: all are, unless `SCENARIO` gives a prefix.
fn is_selected(scenario: &str) -> bool {
    std::env::var("SCENARIO").is_ok_and(|begins| scenario.starts_with(&begins))
        || std::env::var_os("SCENARIO").is_none()
}

/// The scenarios whose answers are kept: those with a snapshot. Where answers are accepted, the newly chosen ones; all
/// other snapshots are deleted.
static KEPT_SCENARIOS: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let mut files = files(&snapshot_folder(), ".snap");
    let all = scenarios().iter().map(String::as_str);
    let with_snapshot = all.filter(|scenario| files.contains(&snapshot_name(scenario))).collect();
    if !common::is_accepting() {
        return with_snapshot;
    }
    let chosen = choose_kept(&shown_things(), &with_snapshot);
    files.retain(|file| !chosen.iter().any(|scenario| snapshot_name(scenario) == *file));
    for idle in files {
        std::fs::remove_file(snapshot_folder().join(idle + ".snap")).expect("a snapshot can be deleted");
    }
    chosen
});

/// Returns the things that the answer to each scenario shows.
fn shown_things() -> BTreeMap<&'static str, BTreeSet<ShownItem>> {
    scenarios().iter().map(String::as_str).zip(map_scenarios(find_shown_items)).collect()
}

/// Returns the scenarios that reconstruct a worked example of a source.
fn worked_examples() -> BTreeSet<&'static str> {
    let places = sources().iter().flat_map(|source| source_places(source.id).unwrap_or_default());
    places.flat_map(SourcePlace::scenarios).collect()
}

/// Returns the scenarios whose answers are to be kept: all worked examples, those of the others that are kept already,
/// and as many more as needed, each the one that adds most. None of these others shows only things that the rest shows.
fn choose_kept<'s>(
    things: &BTreeMap<&'s str, BTreeSet<ShownItem>>,
    kept_scenarios: &BTreeSet<&str>,
) -> BTreeSet<&'s str> {
    let examples = worked_examples();
    let mut chosen: BTreeSet<&str> =
        things.keys().copied().filter(|s| examples.contains(s) || kept_scenarios.contains(s)).collect();
    // The number of chosen scenarios that show each thing.
    let mut times: BTreeMap<&ShownItem, usize> = BTreeMap::new();
    for thing in chosen.iter().flat_map(|scenario| &things[scenario]) {
        *times.entry(thing).or_default() += 1;
    }
    loop {
        let count_new = |scenario: &&str| things[scenario].iter().filter(|thing| !times.contains_key(thing)).count();
        // Of several that add equally many, the first wins.
        let Some(best) = things.keys().copied().rev().max_by_key(count_new).filter(|best| count_new(best) > 0) else {
            break;
        };
        chosen.insert(best);
        for thing in &things[best] {
            *times.entry(thing).or_default() += 1;
        }
    }
    for scenario in chosen.clone().difference(&examples) {
        if things[scenario].iter().all(|thing| times[thing] > 1) {
            chosen.remove(scenario);
            for thing in &things[scenario] {
                *times.entry(thing).or_default() -= 1;
            }
        }
    }
    chosen
}

#[test]
fn every_scenario_holds_and_answers_as_its_snapshot_says() {
    let mut failures = Vec::new();
    let mut checked = 0;
    // Compare in this thread, so that its differences are reported here.
    for (scenario, result) in try_map_scenarios(|judged| is_selected(judged.name).then(|| check_scenario(judged))) {
        let Some(result) = result.transpose() else { continue };
        checked += 1;
        match result.and_then(|held| held) {
            Ok(answer) if KEPT_SCENARIOS.contains(scenario) => {
                let comparison = catch_unwind(|| check_snapshot(scenario, &answer));
                let name = snapshot_name(scenario);
                failures.extend(comparison.is_err().then(|| format!("it is not as snapshots/{name}.snap says")));
            }
            Ok(_) => {}
            Err(message) => failures.push(message),
        }
    }
    assert!(checked > 0, "no scenario begins so");
    assert!(failures.is_empty(), "{} of {checked} fail:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn expectations_hold_and_claims_stand_alike_in_every_language() {
    let standings = |judged: &JudgedScenario<'_>| -> Vec<Vec<Standing>> {
        let claims = weigh_claims(judged.table, judged.judgement);
        claims.into_iter().map(|claim| claim.standings).collect()
    };
    let failures = map_scenarios(move |judged| {
        let (failing, others) =
            judged.in_language(Language::ONE_WORD, |judged| (check(judged.table).len(), standings(judged)));
        let is_alike = failing == 0 && others == standings(judged);
        (!is_alike).then(|| format!("{}: {failing} expectations fail, or claims stand differently", judged.name))
    });
    let failures: Vec<String> = failures.into_iter().flatten().collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Checks the expectations of a scenario and returns its answer.
fn check_scenario(judged: &JudgedScenario<'_>) -> Result<String, String> {
    let JudgedScenario { source, case, table, .. } = judged;
    let failures: Vec<String> = check(table).iter().map(|f| describe_failure(f, source)).collect();
    require(failures.is_empty(), &failures.join("\n"))?;
    require(case.scenario.question.is_some(), "a scenario of the corpus asks a question")?;
    require(case.scenario.source.is_some(), "a scenario of the corpus names its source")?;
    require(!case.scenario.expect.is_empty(), "a scenario of the corpus expects something")?;
    let idle = case.scenario.expect.iter().find(|e| expectation_target_ids(table, e).is_empty());
    let idle = idle.map(|e| format!("line {}: no rule set is left", line_number(source, e.span)));
    require(idle.is_none(), &idle.unwrap_or_default())?;
    Ok(judged.usual_answer().to_owned())
}

fn check_snapshot(scenario: &str, answer: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(snapshot_folder());
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(snapshot_name(scenario), answer));
}

fn require(is_met: bool, or_else: &str) -> Outcome {
    if is_met { Ok(()) } else { Err(or_else.to_owned()) }
}

fn line_number(source: &SourceText, span: Span) -> usize {
    source.line_column(span.start).0
}

/// Describes a failed expectation, with the values that would hold instead.
fn describe_failure(failure: &Failure, source: &SourceText) -> String {
    let (sets, start_line) = (failure.rule_sets.join(", "), line_number(source, failure.span));
    let mut lines = vec![
        format!("{}:{start_line}: {} under {sets}", source.name(), failure.about),
        format!("  expected: {}", failure.expected.join(" ")),
        format!("  found:    {}", failure.found.join(" ")),
    ];
    lines.extend(
        failure
            .met_instead
            .iter()
            .map(|span| format!("  as expected in line {}: does its `under` lack {sets}?", line_number(source, *span))),
    );
    lines.join("\n")
}

#[test]
fn a_snapshot_is_of_a_scenario_and_accepted() {
    let expected: BTreeSet<String> = scenarios().iter().map(|s| snapshot_name(s)).collect();
    let orphans: Vec<String> =
        files(&snapshot_folder(), ".snap").into_iter().filter(|s| !expected.contains(s)).collect();
    assert!(orphans.is_empty(), "snapshots of no scenario: {orphans:?}");
    let pending = files(&snapshot_folder(), ".snap.new");
    assert!(pending.is_empty(), "neither accepted nor refused: {pending:?}");
}

#[test]
fn the_snapshots_show_whatever_answers_show_and_none_is_idle() {
    let things = shown_things();
    let kept_scenarios = &*KEPT_SCENARIOS;
    let chosen = choose_kept(&things, kept_scenarios);
    let mut known: BTreeSet<&ShownItem> = kept_scenarios.iter().flat_map(|scenario| &things[scenario]).collect();
    let mut failures = Vec::new();
    for scenario in chosen.difference(kept_scenarios) {
        let new: Vec<String> =
            things[scenario].iter().filter(|thing| known.insert(thing)).map(ToString::to_string).collect();
        let reason =
            if new.is_empty() { "a worked example".to_owned() } else { format!("no other shows {}", new.join(", ")) };
        failures.push(format!("keep the answer to {scenario}: {reason}"));
    }
    let idle = kept_scenarios
        .difference(&chosen)
        .map(|s| format!("delete snapshots/{}.snap: others show all of it", snapshot_name(s)));
    failures.extend(idle);
    assert!(
        failures.is_empty(),
        "`.ci/accept` keeps the snapshots that are needed, and no others:\n{}",
        failures.join("\n")
    );
}

#[test]
fn every_scenario_speaks_of_every_rule_set() {
    map_scenarios(|judged| {
        let expect = &judged.case.scenario.expect;
        let covered: BTreeSet<String> = expect.iter().flat_map(|e| expectation_target_ids(judged.table, e)).collect();
        let rule_set_ids = judged.judgement.rule_sets.iter().map(RuleSet::id);
        let left_out: Vec<&str> = rule_set_ids.filter(|id| !covered.contains(*id)).collect();
        assert!(left_out.is_empty(), "expects nothing under {left_out:?}");
    });
}
