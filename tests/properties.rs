//! Properties of every position, on random legal boards. What holds of a position however it is told is in
//! `tests/invariance.rs`, what holds of any text in `tests/fuzz.rs`.
//!
//! `PROPTEST_CASES=2000 cargo test --test all properties::` tries more cases.

use carcassonne_board::geometry::{Motion, Side, Space};
use carcassonne_law::{House, RuleSet};
use carcassonne_position::Status;
use carcassonne_rules::hints::weigh;
use carcassonne_rules::verdict::{Case, Scope, judge};
use carcassonne_show::picture::{Inks, Look, Size, View, draw};
use carcassonne_show::report::{AnswerSteps, Detail, Page, Report};
use proptest::prelude::*;
use serde_json::Value;

use crate::boards::fuse::fuse_pairs;
use crate::boards::model::{Board, PLAYERS, move_board};
use crate::boards::plan::{TileKinds, boards, meadow};
use crate::boards::text::{Layout, WriteOptions, frame};
use crate::boards::verdicts::{Port, RuleSetVerdict, Verdicts, judge_case, rename_features, to_json};
use crate::drawn::lines;
use crate::project::{open_case, source};
use crate::valid::list;

/// Returns a configuration with `usual` cases, unless `PROPTEST_CASES` sets another number.
pub(crate) fn cases(usual: u32) -> ProptestConfig {
    let standard = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    match std::env::var_os("PROPTEST_CASES") {
        Some(_) => standard,
        None => ProptestConfig { cases: usual, ..standard },
    }
}

fn open_board(board: &Board, layout: Layout) -> Case {
    open_case("case.yaml", WriteOptions::plain(layout).write(board))
}

/// Judges a board; returns the verdicts by the ports of the features.
fn judge_board(board: &Board, layout: Layout) -> Verdicts {
    judge_case(&open_board(board, layout), &RuleSet::all())
}

/// Returns house rules over those of 2021: everything counted in one unit, and gaps settled.
fn rules_counting(unit: &str, gaps: &str) -> RuleSet {
    let text = format!(
        "name: {unit}, {gaps}\nover: 2021\nrules:\n  \
         count.road-city: {{ reading: {unit}, because: compared }}\n  \
         count.monastery: {{ reading: {unit}, because: compared }}\n  \
         gap.city-road: {{ reading: {gaps}, because: compared }}\n  \
         gap.field: {{ reading: separates, because: compared }}\n"
    );
    House::read(&source("rules.yaml", text)).expect("rules")
}

/// Returns the worth of each feature per tile and per space, under both readings of gaps.
fn worth_in_both_units(board: &Board) -> Vec<(u32, u32)> {
    let case = open_board(board, Layout::Map);
    let worths = |unit: &str| -> Vec<u32> {
        let sets = ["keeps-open", "ignored"].map(|gaps| rules_counting(unit, gaps));
        let verdicts = judge_case(&case, &sets);
        let settled = verdicts.values().flatten().map(|j| j.outcomes[0].worth());
        settled.collect()
    };
    worths("per-tile").into_iter().zip(worths("per-space")).collect()
}

/// Draws a board without tokens and names; returns its lines and its width.
fn draw_bare(board: &Board, size: Size) -> (Vec<String>, usize) {
    let case = open_board(board, Layout::List);
    let table = case.table();
    let mut plan = View::new(&table, (50, 50)).plan(&[]);
    plan.tokens.clear();
    let look = Look { size, ascii: false, names: false, inks: Inks::None };
    (draw(&plan, look).lines, size.drawing_size(plan.window.columns, plan.window.rows).0)
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn a_mirrored_or_turned_board_is_drawn_so(
        board in boards(TileKinds::WithPairs),
        mirrored in any::<bool>(),
        upside_down in any::<bool>(),
    ) {
        // Flipping a board upside down is mirroring it and a half turn.
        let quarters = if upside_down { 2 } else { 0 };
        let motion = Motion { mirrored: mirrored != upside_down, quarters, by: (0, 0) };
        for size in [Size::Small, Size::Medium] {
            let (mut expected, width) = draw_bare(&board, size);
            if mirrored {
                expected = lines::mirror_lines(&expected, width, false);
            }
            if upside_down {
                expected = lines::mirror_lines(&expected, width, true);
            }
            let found = draw_bare(&move_board(motion, &board), size).0;
            prop_assert_eq!(found.join("\n"), expected.join("\n"));
        }
    }

    #[test]
    fn moving_on_the_grid_changes_nothing(
        board in boards(TileKinds::WithPairs),
        (columns, rows) in (-1000..1000i32, -1000..1000i32),
    ) {
        let moved = move_board(Motion::shift(columns, rows), &board);
        let sets = RuleSet::all();
        let answer = |board: &Board| to_json(&open_board(board, Layout::List), &sets);
        prop_assert_eq!(shift_board(answer(&board), columns, rows), answer(&moved));
    }

    #[test]
    fn renaming_changes_nothing_but_the_names(board in boards(TileKinds::WithPairs)) {
        let plain = WriteOptions::plain(Layout::Map);
        let other = WriteOptions { tile_prefix: "q", player_prefix: "w", ..plain };
        let sets = RuleSet::all();
        let mut expected = to_json(&open_board(&board, Layout::Map), &sets).to_string();
        for player in 0..PLAYERS {
            let (old, new) = (plain.player_name(player), other.player_name(player));
            expected = expected.replace(&old, &new);
            // A name may begin a sentence, in upper case.
            let large = |name: &str| name[..1].to_uppercase() + &name[1..];
            expected = expected.replace(&large(&old), &large(&new));
        }
        for tile in &board.tiles {
            expected = expected.replace(&plain.tile_name(&board, tile), &other.tile_name(&board, tile));
        }
        prop_assert_eq!(to_json(&open_case("case.yaml", other.write(&board)), &sets).to_string(), expected);
    }

    #[test]
    fn a_far_tile_changes_no_verdict(
        board in boards(TileKinds::WithPairs),
        distance in prop::sample::select(vec![-900, -40, -3, 8, 40, 900]),
        monastery in any::<bool>(),
    ) {
        let mut extended = board.clone();
        let mut far = meadow(Space::new(distance, distance));
        far.number = board.tiles.len();
        far.print.monastery = monastery.then_some("true");
        extended.tiles.push(far);
        let all = judge_board(&extended, Layout::List);
        let old = judge_board(&board, Layout::List);
        prop_assert_eq!(all.len(), old.len() + usize::from(monastery));
        for (feature, expected) in &old {
            prop_assert_eq!(all.get(feature), Some(expected));
        }
    }

    #[test]
    fn every_way_to_write_a_board_gives_the_same_answer(board in boards(TileKinds::WithPairs), quarters in 0..4u8) {
        let sets = RuleSet::all();
        // The coordinates of a map begin with its first space.
        let (first, _) = frame(&board);
        let answer = |layout| to_json(&open_board(&board, layout), &sets);
        let map = shift_board(answer(Layout::Map), first.column, first.row);
        for layout in [Layout::List, Layout::Backwards, Layout::Inline, Layout::Turned(quarters)] {
            prop_assert_eq!(&answer(layout), &map, "{:?}", layout);
        }
    }

    #[test]
    fn a_pair_is_per_space_what_its_square_is(board in boards(TileKinds::WithPairs)) {
        let case = open_board(&board, Layout::List);
        let (squares, gone) = fuse_pairs(&board, &case);
        let spaces: Vec<Space> = board
            .tiles
            .iter()
            .filter(|t| gone.contains(&t.number))
            .map(|t| t.at)
            .collect();
        // A square has no long side, and its monastery is in no corner.
        let port = |p: Port| match (spaces.contains(&p.space), p.side) {
            (true, Some(Side::L)) => None,
            (true, _) => Some(Port { corner: None, ..p }),
            (false, _) => Some(p),
        };
        let sets = ["2021", "now"].map(|id| RuleSet::from_word(id).expect("an era"));
        let bare = |verdicts: &Verdicts| -> Vec<_> {
            let judged = |all: &Vec<RuleSetVerdict>| all.iter().map(RuleSetVerdict::without_counts).collect::<Vec<_>>();
            // The subject of all farmers exists where old editions may apply, which have no halves.
            let of_features =
                verdicts.iter().filter(|(_, all)| all.iter().all(|one| one.mechanic != "farmers"));
            of_features.map(|(n, all)| (n.clone(), judged(all))).collect()
        };
        let pairs = rename_features(&judge_case(&case, &sets), port);
        let squares = judge_case(&open_board(&squares, Layout::List), &sets);
        prop_assert_eq!(bare(&squares), bare(&pairs));
    }

    #[test]
    fn per_tile_is_never_less_than_per_space(board in boards(TileKinds::WithPairs)) {
        for (per_tile, per_space) in worth_in_both_units(&board) {
            prop_assert!(per_tile >= per_space);
        }
        for all in judge_board(&board, Layout::Map).values() {
            if let Some((more, less)) = worth_in_both_eras(all) {
                prop_assert!(more >= less, "{all:?}");
            }
        }
    }

    #[test]
    fn without_pairs_both_units_are_one(board in boards(TileKinds::WithoutPairs)) {
        for (per_tile, per_space) in worth_in_both_units(&board) {
            prop_assert_eq!(per_tile, per_space);
        }
        for all in judge_board(&board, Layout::Map).values() {
            if let Some((more, less)) = worth_in_both_eras(all) {
                prop_assert_eq!(more, less);
            }
        }
    }

    #[test]
    fn sums_are_sums_and_verdicts_are_cited(board in boards(TileKinds::WithPairs)) {
        let sets = RuleSet::all();
        let case = open_board(&board, Layout::Map);
        let answer = to_json(&case, &sets);
        for verdict in list(&answer["subjects"]).iter().flat_map(|s| list(&s["verdicts"])) {
            prop_assert!(is_cited(verdict, &answer), "{verdict}");
            prop_assert!(has_due_outcomes(verdict), "{verdict}");
            let several = list(&verdict["outcomes"]);
            let outcomes = if several.is_empty() { std::slice::from_ref(verdict) } else { several };
            for outcome in outcomes {
                prop_assert!(adds_up(outcome), "{outcome}");
            }
        }
        let table = case.table();
        let judgement = judge(&table, &sets, Scope::Answered);
        let claims = &weigh(&table, &judgement);
        let (table, judgement) = (&table, &judgement);
        let report = Report { file: "case.yaml", table, judgement, claims, detail: Detail::EXPLAIN };
        for steps in Page::new(&report, &[]).steps {
            for AnswerSteps { answer, rules, steps, .. } in steps.answers {
                prop_assert!(!answer.is_empty() && !rules.is_empty() && !steps.is_empty());
            }
        }
    }

    #[test]
    fn every_rule_set_has_one_verdict_on_every_feature(board in boards(TileKinds::WithPairs)) {
        let sets = RuleSet::all();
        let case = open_board(&board, Layout::Map);
        let table = case.table();
        let joint = judge(&table, &sets, Scope::Answered);
        for (n, set) in sets.iter().enumerate() {
            let single = judge(&table, std::slice::from_ref(set), Scope::Answered);
            for (all, one) in joint.subjects.iter().zip(&single.subjects) {
                let having = all.verdicts.iter().filter(|v| v.rule_sets.contains(&n));
                let [verdict] = having.collect::<Vec<_>>()[..] else { panic!("one verdict each") };
                let same = one.verdict_under(0).expect("a verdict");
                prop_assert_eq!(verdict.status, same.status);
                prop_assert_eq!(&verdict.outcomes, &same.outcomes);
                prop_assert_eq!(&verdict.points_of_law, &same.points_of_law);
            }
        }
    }
}

/// Returns the worth of a feature under 2015 (per tile) and 2021 (per space), where both are settled and its extent
/// does not depend on the reading of gaps.
fn worth_in_both_eras(all: &[RuleSetVerdict]) -> Option<(u32, u32)> {
    let worth = |set: &str| {
        let judged = all.iter().find(|j| j.rule_set == set).filter(|j| {
            j.status == Status::Settled
                && ["road", "city", "monastery"].contains(&j.mechanic)
                && j.points_of_law.iter().all(|(q, _)| q != "gap.city-road")
        })?;
        Some(judged.outcomes.first()?.worth())
    };
    Some((worth("2015")?, worth("2021")?))
}

/// Returns an answer with its board shifted; only the open sides of features have spaces.
fn shift_board(mut answer: Value, columns: i32, rows: i32) -> Value {
    let subjects = answer["subjects"].as_array_mut().into_iter().flatten();
    for open in subjects.filter_map(|subject| subject.get_mut("open")?.as_array_mut()).flatten() {
        for (n, by) in [columns, rows].into_iter().enumerate() {
            let at = open["at"][n].as_i64().expect("a column or row");
            open["at"][n] = (at + i64::from(by)).into();
        }
    }
    answer
}

/// Returns `true` if each question that was asked has a ruling in each rule set or is reported as open; a verdict
/// without questions needs none.
fn is_cited(verdict: &Value, answer: &Value) -> bool {
    let law = verdict["law"].as_u64().and_then(|place| usize::try_from(place).ok());
    let law = &answer["laws"][law.expect("a place")];
    let readings = law["readings"].as_object().expect("readings");
    let has_citation = |question: &str, set: &Value| {
        let citations = list(&law["citations"]);
        citations
            .iter()
            .any(|c| c["question"] == question && c["role"] == "decides" && list(&c["rule_sets"]).contains(set))
    };
    let sets = list(&verdict["rule_sets"]);
    verdict["not_applicable"].is_object()
        || readings.iter().all(|(q, reading)| reading == "open" || sets.iter().all(|s| has_citation(q, s)))
}

/// Returns `true` if a verdict has the number of outcomes that its status requires.
fn has_due_outcomes(verdict: &Value) -> bool {
    let outcomes = list(&verdict["outcomes"]).len();
    match verdict["status"].as_str() {
        Some("settled") => outcomes == 0 && verdict["worth"].is_u64(),
        Some("not-applicable") => outcomes == 0 && verdict["worth"].is_null(),
        _ => outcomes > 1 && verdict["worth"].is_null(),
    }
}

/// Returns `true` if the items sum to the worth, and each scorer gets it, or the listed share if there is one.
fn adds_up(outcome: &Value) -> bool {
    let number = |value: &Value| value.as_u64().unwrap_or_default();
    let is_product = |i: &Value| number(&i["points"]) == number(&i["count"]) * number(&i["each"]);
    let sum = |items: &[Value]| items.iter().map(|i| number(&i["points"])).sum::<u64>();
    let (items, shares) = (list(&outcome["items"]), &outcome["shares"]);
    let worth = sum(items);
    let is_paid = |(player, points): (&String, &Value)| {
        let own_items = list(&shares[player]);
        let due = if own_items.is_empty() { worth } else { sum(own_items) };
        own_items.iter().all(is_product) && due > 0 && number(points) == due
    };
    items.iter().all(is_product)
        && worth == number(&outcome["worth"])
        && outcome["points"].as_object().is_none_or(|p| p.iter().all(is_paid))
}

#[test]
fn fields_of_one_tile_are_paid_in_the_order_of_their_sides_however_it_is_written() {
    let paid_answer = |placement: &str, tile: &str| {
        let text = format!(
            "board:\n  - {{ name: u, at: [0, 0] }}\n  - {{ name: t, at: [0, 1], {placement} }}\n\
             tiles:\n  u: {{ city: S }}\n  t: {{ {tile} }}\n\
             meeples: {{ red: [t.field@EL, t.field@WR] }}\nask: {{ farmers: all }}\n"
        );
        to_json(&open_case("case.yaml", text), &[RuleSet::from_word("now").expect("an era")])["subjects"][0]["verdicts"]
            [0]["answer"]
            .clone()
    };
    let upright = paid_answer(
        "turn: 0",
        "city: N, road: S, fields: [{ halves: [EL, ER, SL], cities: [N] }, { halves: [SR, WL, WR], cities: [N] }]",
    );
    let turned = paid_answer(
        "turn: 180",
        "city: S, road: N, fields: [{ halves: [EL, ER, NR], cities: [S] }, { halves: [NL, WR, WL], cities: [S] }]",
    );
    assert_eq!(upright["fields"][0]["feature"], "t.field@EL");
    assert_eq!(turned, upright);
}
