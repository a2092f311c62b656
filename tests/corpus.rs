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
    abbot_dutch = "abbot/dutch",
    abbot_figure_on_abbey = "abbot/figure-on-abbey",
    abbot_japanese = "abbot/japanese",
    abbot_monk_and_abbot = "abbot/monk-and-abbot",
    abbot_own_partner_half = "abbot/own-partner-half",
    abbot_row_with_doubles = "abbot/row-with-doubles",
    abbot_worked_example_gaps_before = "abbot/worked-example-gaps-before",
    abbot_worked_example_gaps_behind = "abbot/worked-example-gaps-behind",
    barn_beside_an_enclosed_gap = "barn/beside-an-enclosed-gap",
    barn_between_two_fields = "barn/between-two-fields",
    barn_building_on_the_other_half = "barn/building-on-the-other-half",
    barn_city_beside_a_gap = "barn/city-beside-a-gap",
    barn_farmers_joined_later = "barn/farmers-joined-later",
    barn_fields_that_meet = "barn/fields-that-meet",
    barn_little_buildings = "barn/little-buildings",
    barn_long_side_of_a_double = "barn/long-side-of-a-double",
    barn_no_gaps = "barn/no-gaps",
    barn_pigs = "barn/pigs",
    barn_short_side_of_a_double = "barn/short-side-of-a-double",
    barn_squares_and_halves = "barn/squares-and-halves",
    barn_through_a_gap = "barn/through-a-gap",
    barn_two_doubles = "barn/two-doubles",
    bonus_besieged_city = "bonus/besieged-city",
    bonus_builder_owns_nothing = "bonus/builder-owns-nothing",
    bonus_building_at_an_inn = "bonus/building-at-an-inn",
    bonus_building_beside_a_monastery = "bonus/building-beside-a-monastery",
    bonus_building_in_a_field = "bonus/building-in-a-field",
    bonus_building_on_the_other_half = "bonus/building-on-the-other-half",
    bonus_building_on_the_same_half = "bonus/building-on-the-same-half",
    bonus_figures_that_count_one = "bonus/figures-that-count-one",
    bonus_inn_and_cathedral = "bonus/inn-and-cathedral",
    bonus_mayor_with_coats_of_arms = "bonus/mayor-with-coats-of-arms",
    bonus_mayor_without_a_coat = "bonus/mayor-without-a-coat",
    bonus_pig_in_a_tie = "bonus/pig-in-a-tie",
    bonus_pig_without_the_majority = "bonus/pig-without-the-majority",
    bonus_vineyard_between_two = "bonus/vineyard-between-two",
    bonus_vineyard_in_its_own_space = "bonus/vineyard-in-its-own-space",
    bonus_vineyard_on_a_half = "bonus/vineyard-on-a-half",
    bonus_vineyard_unfinished = "bonus/vineyard-unfinished",
    bridge_ends = "bridge/ends",
    bridge_loop_beneath = "bridge/loop-beneath",
    bridge_may_it_stand_on_a_pair = "bridge/may-it-stand-on-a-pair",
    bridge_over_a_lone_half = "bridge/over-a-lone-half",
    bridge_over_a_pair = "bridge/over-a-pair",
    bridge_over_a_square = "bridge/over-a-square",
    bridge_unfit_over_a_lone_half = "bridge/unfit-over-a-lone-half",
    castle_lone_half = "castle/lone-half",
    city_abbey_across_a_gap = "city/abbey-across-a-gap",
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
    crop_circle_joker_or_kind = "crop-circle/joker-or-kind",
    crop_circle_lord_of_a_castle = "crop-circle/lord-of-a-castle",
    crop_circle_lord_of_a_small_city = "crop-circle/lord-of-a-small-city",
    crop_circle_same_tile_or_feature = "crop-circle/same-tile-or-feature",
    crop_circle_take_one_back = "crop-circle/take-one-back",
    crop_circle_what_is_possible = "crop-circle/what-is-possible",
    darmstadt_double_and_gap = "darmstadt/double-and-gap",
    darmstadt_lord_of_a_castle = "darmstadt/lord-of-a-castle",
    darmstadt_large_meeple_is_one_follower = "darmstadt/large-meeple-is-one-follower",
    darmstadt_most_followers_on_a_pair = "darmstadt/most-followers-on-a-pair",
    darmstadt_surroundings = "darmstadt/surroundings",
    darmstadt_unfinished = "darmstadt/unfinished",
    double_before_2015 = "double/before-2015",
    double_beside_one = "double/beside-one",
    double_castle_beside_double = "double/castle-beside-double",
    double_city_with_double = "double/city-with-double",
    double_german_castle = "double/german-castle",
    double_monastery_with_doubles = "double/monastery-with-doubles",
    double_one_half_of_a_double = "double/one-half-of-a-double",
    double_road_with_double = "double/road-with-double",
    dragon_along_a_double = "dragon/along-a-double",
    dragon_both_halves_eaten = "dragon/both-halves-eaten",
    dragon_fairy_on_a_half = "dragon/fairy-on-a-half",
    dragon_halves_one_by_one = "dragon/halves-one-by-one",
    dragon_no_step_twice = "dragon/no-step-twice",
    dragon_past_the_near_half = "dragon/past-the-near-half",
    dragon_round_a_gap = "dragon/round-a-gap",
    end_half_instead_of_the_last_tile = "end/half-instead-of-the-last-tile",
    end_last_normal_tile = "end/last-normal-tile",
    fairy_by_tile_alone = "fairy/by-tile-alone",
    fairy_on_a_half = "fairy/on-a-half",
    field_beside_a_castle_token = "field/beside-a-castle-token",
    field_beside_german_castle = "field/beside-german-castle",
    field_city_round_a_gap = "field/city-round-a-gap",
    field_gap_behind_a_road = "field/gap-behind-a-road",
    field_gap_between_farmers = "field/gap-between-farmers",
    field_one_city_from_two_sides = "field/one-city-from-two-sides",
    field_one_city_two_fields = "field/one-city-two-fields",
    flier_beside_lone_halves = "flier/beside-lone-halves",
    flier_city_at_a_gap = "flier/city-at-a-gap",
    flier_diagonal_half_either_way = "flier/diagonal-half-either-way",
    flier_diagonal_over_halves = "flier/diagonal-over-halves",
    flier_horizontal_over_halves = "flier/horizontal-over-halves",
    flier_horizontal_over_squares = "flier/horizontal-over-squares",
    flier_monastery_beside_a_gap = "flier/monastery-beside-a-gap",
    flier_over_a_double = "flier/over-a-double",
    flier_pair_along_the_flight = "flier/pair-along-the-flight",
    flier_what_it_lands_on = "flier/what-it-lands-on",
    flock_across_a_gap = "flock/across-a-gap",
    flock_driven_home = "flock/driven-home",
    flock_no_printed_sheep = "flock/no-printed-sheep",
    flock_two_shepherds = "flock/two-shepherds",
    flock_under_a_barn = "flock/under-a-barn",
    flock_wolf = "flock/wolf",
    garden_beside_double = "garden/beside-double",
    garden_pairs_round_it = "garden/pairs-round-it",
    garden_unfinished = "garden/unfinished",
    hill_both_on_it = "hill/both-on-it",
    hill_farmers = "hill/farmers",
    hill_mayor_in_the_city = "hill/mayor-in-the-city",
    hill_meeple_on_the_hill = "hill/meeple-on-the-hill",
    hill_second_half = "hill/second-half",
    hill_square_against_half = "hill/square-against-half",
    hill_square_tile = "hill/square-tile",
    hill_three_tied = "hill/three-tied",
    hill_without_a_tie = "hill/without-a-tie",
    meeples_large_equals_two = "meeples/large-equals-two",
    meeples_large_meeple = "meeples/large-meeple",
    meeples_no_meeple = "meeples/no-meeple",
    meeples_tie = "meeples/tie",
    messages_a_shared_city = "messages/a-shared-city",
    messages_another_players_figure = "messages/another-players-figure",
    messages_before_scoring = "messages/before-scoring",
    messages_both_figures_dark = "messages/both-figures-dark",
    messages_both_figures_dark_before_scoring = "messages/both-figures-dark-before-scoring",
    messages_builder_turn = "messages/builder-turn",
    messages_chain = "messages/chain",
    messages_coats_knights_farmers = "messages/coats-knights-farmers",
    messages_eight_best_meeple = "messages/eight-best-meeple",
    messages_eight_fairy = "messages/eight-fairy",
    messages_eight_goes_home = "messages/eight-goes-home",
    messages_eight_majority = "messages/eight-majority",
    messages_eight_mayor = "messages/eight-mayor",
    messages_eight_which_meeple = "messages/eight-which-meeple",
    messages_eight_zero_cases = "messages/eight-zero-cases",
    messages_end_of_game = "messages/end-of-game",
    messages_fairy_and_wind_rose = "messages/fairy-and-wind-rose",
    messages_fairy_beside_smallest = "messages/fairy-beside-smallest",
    messages_message_4_with_builder = "messages/message-4-with-builder",
    messages_moved_back = "messages/moved-back",
    messages_road_of_a_pair = "messages/road-of-a-pair",
    messages_seven_monasteries = "messages/seven-monasteries",
    messages_smallest_features = "messages/smallest-features",
    messages_smallest_tie = "messages/smallest-tie",
    messages_two_features_two_figures = "messages/two-features-two-figures",
    messages_which_of_several = "messages/which-of-several",
    monastery_abbey = "monastery/abbey",
    monastery_abbey_beside_double = "monastery/abbey-beside-double",
    monastery_abbey_closes = "monastery/abbey-closes",
    monastery_beside_a_lone_half = "monastery/beside-a-lone-half",
    monastery_fifteen_halves = "monastery/fifteen-halves",
    monastery_final_scoring = "monastery/final-scoring",
    monastery_fullest = "monastery/fullest",
    monastery_shrine = "monastery/shrine",
    monastery_shrine_beside_double = "monastery/shrine-beside-double",
    monastery_three_ways_round = "monastery/three-ways-round",
    monastery_unfinished_own_partner = "monastery/unfinished-own-partner",
    place_abbey_beside_a_gap = "place/abbey-beside-a-gap",
    place_abbey_beside_a_half = "place/abbey-beside-a-half",
    place_abbey_between_shrines = "place/abbey-between-shrines",
    place_abbey_square_gap = "place/abbey-square-gap",
    place_meeple_city_round_a_gap = "place/meeple-city-round-a-gap",
    place_meeple_field_past_a_gap = "place/meeple-field-past-a-gap",
    place_meeple_on_one_feature = "place/meeple-on-one-feature",
    place_meeple_two_halves = "place/meeple-two-halves",
    place_pig_beside_a_barn = "place/pig-beside-a-barn",
    place_shrine_between_monasteries = "place/shrine-between-monasteries",
    place_tile_against_square = "place/tile-against-square",
    place_tile_corner_to_corner = "place/tile-corner-to-corner",
    place_tile_hill = "place/tile-hill",
    place_tile_long_side = "place/tile-long-side",
    place_tile_long_side_mismatch = "place/tile-long-side-mismatch",
    place_tile_short_side = "place/tile-short-side",
    place_tile_unknown = "place/tile-unknown",
    plague_double = "plague/double",
    plague_flea_on_a_half = "plague/flea-on-a-half",
    plague_past_gaps = "plague/past-gaps",
    plague_two_gaps_that_face = "plague/two-gaps-that-face",
    plague_two_outbreaks = "plague/two-outbreaks",
    road_across_a_pair = "road/across-a-pair",
    road_both_short_sides_of_a_half = "road/both-short-sides-of-a-half",
    road_gap_not_enclosed = "road/gap-not-enclosed",
    road_interrupted_by_gap = "road/interrupted-by-gap",
    road_one_side_at_gap = "road/one-side-at-gap",
    road_one_tile_two_segments = "road/one-tile-two-segments",
    road_pair_closes_road = "road/pair-closes-road",
    road_unfinished_road = "road/unfinished-road",
    setup_both_sets = "setup/both-sets",
    setup_first_game = "setup/first-game",
    setup_four_players_one_set = "setup/four-players-one-set",
    setup_seven_players = "setup/seven-players",
    surroundings_acrobat = "surroundings/acrobat",
    surroundings_baba_yaga = "surroundings/baba-yaga",
    surroundings_bathhouse = "surroundings/bathhouse",
    surroundings_castle_fief = "surroundings/castle-fief",
    surroundings_castle_fief_double = "surroundings/castle-fief-double",
    surroundings_castle_fief_gap = "surroundings/castle-fief-gap",
    surroundings_castle_fief_monasteries = "surroundings/castle-fief-monasteries",
    surroundings_circus = "surroundings/circus",
    surroundings_doubles = "surroundings/doubles",
    surroundings_ringmaster = "surroundings/ringmaster",
    surroundings_vodyanoy = "surroundings/vodyanoy",
    surroundings_watchtower_cities = "surroundings/watchtower-cities",
    surroundings_watchtower_double = "surroundings/watchtower-double",
    surroundings_watchtower_roads = "surroundings/watchtower-roads",
    tower_double_in_range = "tower/double-in-range",
    tower_gap_faces_the_tower = "tower/gap-faces-the-tower",
    tower_on_a_half = "tower/on-a-half",
    tower_ranges = "tower/ranges",
    tower_who_may_be_taken = "tower/who-may-be-taken",
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
