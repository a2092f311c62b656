//! The corpus: every scenario holds, and every scenario's answer is a snapshot.
//!
//! A new scenario is a file under `scenarios/` and a line in the list below; its snapshot is made by
//! `INSTA_UPDATE=always cargo test --test corpus` and read before it is committed.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_oracle::report::{self, Detail, Page, Style};
use carcassonne_oracle::rulebook::RuleSet;
use carcassonne_oracle::text::SourceText;
use carcassonne_oracle::verdict::{Case, check, judge, weigh};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A scenario as its snapshot is called.
fn snapshot_name(scenario: &str) -> String {
    scenario.replace('/', "__")
}

/// Checks what a scenario expects, and holds its answer against the snapshot.
fn holds(scenario: &str) {
    let path = root().join("scenarios").join(scenario).with_extension("yaml");
    let bytes = std::fs::read(&path).expect("the scenario is there");
    let source = Arc::new(SourceText::new(scenario, bytes).expect("the scenario is text"));
    let case = Case::open(&source).unwrap_or_else(|refused| {
        let problems: Vec<_> = refused.problems().map(|p| &p.message).collect();
        panic!("{refused}: {problems:?}")
    });
    let table = case.table();
    assert_eq!(check(&table), [], "an expectation fails");
    assert!(case.scenario.question.is_some(), "a scenario of the corpus asks a question");
    assert!(case.scenario.source.is_some(), "a scenario of the corpus names its source");

    let sets = RuleSet::all();
    let judgement = judge(&table, &sets);
    let claims = weigh(&table, &judgement);
    let page = Page::of(&table, &judgement, &claims, Detail::Usual);
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(root().join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        insta::assert_snapshot!(snapshot_name(scenario), report::table(&page, Style::PLAIN));
    });
}

macro_rules! scenarios {
    ($($test:ident = $scenario:literal,)+) => {
        $(#[test] fn $test() { holds($scenario); })+

        /// Every scenario that has a test.
        const TESTED: &[&str] = &[$($scenario),+];
    };
}

scenarios! {
    barn_beside_an_enclosed_gap = "barn/beside-an-enclosed-gap",
    barn_between_two_fields = "barn/between-two-fields",
    barn_city_beside_a_gap = "barn/city-beside-a-gap",
    barn_farmers_joined_later = "barn/farmers-joined-later",
    barn_fields_that_meet = "barn/fields-that-meet",
    barn_long_side_of_a_double = "barn/long-side-of-a-double",
    barn_no_gaps = "barn/no-gaps",
    barn_short_side_of_a_double = "barn/short-side-of-a-double",
    barn_squares_and_halves = "barn/squares-and-halves",
    barn_through_a_gap = "barn/through-a-gap",
    barn_two_doubles = "barn/two-doubles",
    bridge_ends = "bridge/ends",
    bridge_loop_beneath = "bridge/loop-beneath",
    bridge_over_a_lone_half = "bridge/over-a-lone-half",
    bridge_over_a_pair = "bridge/over-a-pair",
    bridge_over_a_square = "bridge/over-a-square",
    city_gap_and_pair = "city/gap-and-pair",
    city_gap_beside_empty_square = "city/gap-beside-empty-square",
    city_gap_joins_but_side_open = "city/gap-joins-but-side-open",
    city_halves_without_a_gap = "city/halves-without-a-gap",
    city_one_half_of_a_pair = "city/one-half-of-a-pair",
    city_one_tile_two_segments = "city/one-tile-two-segments",
    city_pair_closes_city = "city/pair-closes-city",
    city_printed_pair = "city/printed-pair",
    city_round_a_gap = "city/round-a-gap",
    city_unfinished_city = "city/unfinished-city",
    double_castle_beside_double = "double/castle-beside-double",
    double_city_with_double = "double/city-with-double",
    double_german_castle = "double/german-castle",
    double_monastery_with_doubles = "double/monastery-with-doubles",
    double_one_half_of_a_double = "double/one-half-of-a-double",
    double_road_with_double = "double/road-with-double",
    field_city_round_a_gap = "field/city-round-a-gap",
    field_gap_behind_a_road = "field/gap-behind-a-road",
    field_gap_between_farmers = "field/gap-between-farmers",
    field_one_city_from_two_sides = "field/one-city-from-two-sides",
    field_one_city_two_fields = "field/one-city-two-fields",
    meeples_large_equals_two = "meeples/large-equals-two",
    meeples_large_meeple = "meeples/large-meeple",
    meeples_no_meeple = "meeples/no-meeple",
    meeples_tie = "meeples/tie",
    monastery_abbey = "monastery/abbey",
    monastery_abbey_beside_double = "monastery/abbey-beside-double",
    monastery_fifteen_halves = "monastery/fifteen-halves",
    monastery_final_scoring = "monastery/final-scoring",
    monastery_fullest = "monastery/fullest",
    monastery_shrine = "monastery/shrine",
    monastery_shrine_beside_double = "monastery/shrine-beside-double",
    monastery_three_ways_round = "monastery/three-ways-round",
    monastery_unfinished_own_partner = "monastery/unfinished-own-partner",
    road_across_a_pair = "road/across-a-pair",
    road_both_short_sides_of_a_half = "road/both-short-sides-of-a-half",
    road_gap_not_enclosed = "road/gap-not-enclosed",
    road_interrupted_by_gap = "road/interrupted-by-gap",
    road_one_side_at_gap = "road/one-side-at-gap",
    road_one_tile_two_segments = "road/one-tile-two-segments",
    road_pair_closes_road = "road/pair-closes-road",
    road_unfinished_road = "road/unfinished-road",
}

/// Files with an ending below a folder, as names relative to it without the ending.
fn files(folder: &Path, ending: &str) -> BTreeSet<String> {
    common::files(folder)
        .iter()
        .filter_map(|path| path.strip_prefix(folder).ok()?.to_str()?.strip_suffix(ending))
        .map(|name| name.replace('\\', "/"))
        .collect()
}

#[test]
fn every_scenario_has_a_test_and_a_snapshot_and_nothing_else_has() {
    let scenarios = files(&root().join("scenarios"), ".yaml");
    let tested: BTreeSet<String> = TESTED.iter().map(|s| (*s).to_owned()).collect();
    assert_eq!(scenarios, tested, "the list of tests and the folder of scenarios differ");
    let expected: BTreeSet<String> = scenarios.iter().map(|s| snapshot_name(s)).collect();
    let snapshots = files(&root().join("snapshots"), ".snap");
    assert_eq!(snapshots, expected, "the snapshots and the scenarios differ");
    let pending = files(&root().join("snapshots"), ".snap.new");
    assert_eq!(pending, BTreeSet::new(), "a snapshot was neither accepted nor refused");
}

#[test]
fn every_scenario_speaks_of_every_rule_set() {
    for scenario in TESTED {
        let path = root().join("scenarios").join(scenario).with_extension("yaml");
        let text = std::fs::read_to_string(path).expect("the scenario is there");
        let all = RuleSet::ids().all(|id| text.contains(id));
        let said = text.contains("under: rest") || !text.contains("under:") || all;
        assert!(said && text.contains("expect:"), "{scenario} leaves a rule set out");
    }
}
