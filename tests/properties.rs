//! Properties of every position, on random legal boards and corrupted texts.
//!
//! `PROPTEST_CASES=2000 cargo test --test all properties::` tries more cases.

#![expect(clippy::panic, reason = "a test fails by panicking")]
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};

use carcassonne_oracle::inside::geometry::{Side, Space};
use carcassonne_oracle::inside::hints::{self, weigh};
use carcassonne_oracle::inside::picture::{Inks, Look, Size, View, draw};
use carcassonne_oracle::inside::report::{Detail, Output, Page, Report, Run, Sheet, Style, settlement};
use carcassonne_oracle::inside::rulebook::{House, RuleSet};
use carcassonne_oracle::inside::scenario::Status;
use carcassonne_oracle::inside::verdict::{Scope, judge};
use proptest::prelude::*;
use serde_json::Value;

use crate::boards::fuse::fused;
use crate::boards::fuzz::{Slip, slips, spoilt};
use crate::boards::model::{Board, Motion, PLAYERS};
use crate::boards::plan::{Pairs, boards, meadow};
use crate::boards::text::{Layout, Writing, frame};
use crate::boards::verdicts::{Judged, Port, Verdicts, json, open, renamed, source, unnamed, verdicts};
use crate::drawn::lines;

/// Returns a configuration with `usual` cases, unless `PROPTEST_CASES` sets another number.
pub(crate) fn cases(usual: u32) -> ProptestConfig {
    let standard = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    match std::env::var_os("PROPTEST_CASES") {
        Some(_) => standard,
        None => ProptestConfig { cases: usual, ..standard },
    }
}

/// Judges a board; returns the verdicts by the ports of the features.
fn judged(board: &Board, layout: Layout) -> Verdicts {
    let text = Writing::plain(layout).write(board);
    verdicts(&open(&text), &RuleSet::all())
}

/// Returns one rule set's verdict on a feature.
fn under<'v>(all: &'v [Judged], set: &str) -> Option<&'v Judged> {
    all.iter().find(|j| j.rule_set == set)
}

/// Returns house rules over those of 2021: everything counted in one unit, and gaps settled.
fn counting(unit: &str, gaps: &str) -> RuleSet {
    let text = format!(
        "name: {unit}, {gaps}\nover: 2021\nrules:\n  \
         count.road-city: {{ reading: {unit}, because: compared }}\n  \
         count.monastery: {{ reading: {unit}, because: compared }}\n  \
         gap.city-road: {{ reading: {gaps}, because: compared }}\n  \
         gap.field: {{ reading: separates, because: compared }}\n"
    );
    House::read(&source(text).expect("text")).expect("rules")
}

/// Returns the worth of each feature per tile and per space, under both readings of gaps.
fn in_both_units(board: &Board) -> Vec<(u32, u32)> {
    let case = open(&Writing::plain(Layout::Map).write(board));
    let worths = |unit: &str| -> Vec<u32> {
        let sets = ["keeps-open", "ignored"].map(|gaps| counting(unit, gaps));
        let verdicts = verdicts(&case, &sets);
        let settled = verdicts.values().flatten().map(|j| j.outcomes[0].worth());
        settled.collect()
    };
    worths("per-tile").into_iter().zip(worths("per-space")).collect()
}

/// Draws a board without tokens and names; returns its lines and its width.
fn drawn(board: &Board, size: Size) -> (Vec<String>, usize) {
    let case = open(&Writing::plain(Layout::List).write(board));
    let table = case.table();
    let mut plan = View::of(&table, (50, 50)).plan(&[]);
    plan.tokens.clear();
    let look = Look { size, ascii: false, names: false, inks: Inks::None };
    (draw(&plan, look).lines, size.takes(plan.window.columns, plan.window.rows).0)
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn turning_and_mirroring_changes_no_verdict(
        board in boards(Pairs::Some),
        mirrored in any::<bool>(),
        quarters in 0..4u8,
    ) {
        let motion = Motion { mirrored, quarters, by: (0, 0) };
        let moved = judged(&motion.board(&board), Layout::List);
        let expected = renamed(&judged(&board, Layout::List), |p| Some(p.moved(motion)));
        prop_assert_eq!(moved, expected);
    }

    #[test]
    fn a_mirrored_or_turned_board_is_drawn_so(
        board in boards(Pairs::Some),
        mirrored in any::<bool>(),
        upside_down in any::<bool>(),
    ) {
        // Flipping a board upside down is mirroring it and a half turn.
        let quarters = if upside_down { 2 } else { 0 };
        let motion = Motion { mirrored: mirrored != upside_down, quarters, by: (0, 0) };
        for size in [Size::Small, Size::Medium] {
            let (mut expected, wide) = drawn(&board, size);
            if mirrored {
                expected = lines::mirrored(&expected, wide, false);
            }
            if upside_down {
                expected = lines::mirrored(&expected, wide, true);
            }
            let found = drawn(&motion.board(&board), size).0;
            prop_assert_eq!(found.join("\n"), expected.join("\n"));
        }
    }

    #[test]
    fn moving_on_the_grid_changes_nothing(
        board in boards(Pairs::Some),
        (columns, rows) in (-1000..1000i32, -1000..1000i32),
    ) {
        let write = |board: &Board| Writing::plain(Layout::List).write(board);
        let moved = Motion::shift(columns, rows).board(&board);
        let sets = RuleSet::all();
        let answer = |board: &Board| json(&open(&write(board)), &sets);
        prop_assert_eq!(shifted(answer(&board), columns, rows), answer(&moved));
    }

    #[test]
    fn renaming_changes_nothing_but_the_names(board in boards(Pairs::Some)) {
        let plain = Writing::plain(Layout::Map);
        let other = Writing { tile: "q", player: "w", ..plain };
        let sets = RuleSet::all();
        let mut expected = json(&open(&plain.write(&board)), &sets).to_string();
        for player in 0..PLAYERS {
            let (old, new) = (plain.player(player), other.player(player));
            expected = expected.replace(&old, &new);
            // A name may begin a sentence, in upper case.
            let large = |name: &str| name[..1].to_uppercase() + &name[1..];
            expected = expected.replace(&large(&old), &large(&new));
        }
        for tile in &board.tiles {
            expected = expected.replace(&plain.name(&board, tile), &other.name(&board, tile));
        }
        prop_assert_eq!(json(&open(&other.write(&board)), &sets).to_string(), expected);
    }

    #[test]
    fn no_player_is_more_than_another(board in boards(Pairs::Some)) {
        let next = |player: usize| (player + 1) % PLAYERS;
        let mut passed_on = board.clone();
        for meeple in &mut passed_on.meeples {
            meeple.player = next(meeple.player);
        }
        for claim in &mut passed_on.claims {
            claim.player = next(claim.player);
        }
        let plain = Writing::plain(Layout::Map);
        let heirs: Vec<(String, String)> =
            (0..PLAYERS).map(|p| (plain.player(p), plain.player(next(p)))).collect();
        let heir = |name: &str| heirs.iter().find(|(old, _)| old == name).map(|(_, new)| new.clone());
        let moved = judged(&passed_on, Layout::Map);
        for (feature, all) in &judged(&board, Layout::Map) {
            let mut expected: Vec<Judged> = all.iter().map(Judged::bare).collect();
            for outcome in expected.iter_mut().flat_map(|j| &mut j.outcomes) {
                let points = outcome.points.iter().filter_map(|(p, n)| Some((heir(p)?, *n)));
                outcome.points = points.collect();
            }
            let found: Vec<Judged> = moved[feature].iter().map(Judged::bare).collect();
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn tiles_that_look_alike_may_have_one_name(board in boards(Pairs::Some)) {
        let shared = Writing { shared: true, ..Writing::plain(Layout::Map) };
        let case = open(&shared.write(&board));
        let apart = open(&Writing::plain(Layout::Map).write(&board));
        let sets = RuleSet::all();
        prop_assert_eq!(unnamed(verdicts(&case, &sets)), unnamed(verdicts(&apart, &sets)));
    }

    #[test]
    fn a_far_tile_changes_no_verdict(
        board in boards(Pairs::Some),
        distance in prop::sample::select(vec![-900, -40, -3, 8, 40, 900]),
        monastery in any::<bool>(),
    ) {
        let mut more = board.clone();
        let mut far = meadow(Space::new(distance, distance));
        far.number = board.tiles.len();
        far.print.monastery = monastery.then_some("true");
        more.tiles.push(far);
        let all = judged(&more, Layout::List);
        let old = judged(&board, Layout::List);
        prop_assert_eq!(all.len(), old.len() + usize::from(monastery));
        for (feature, expected) in &old {
            prop_assert_eq!(all.get(feature), Some(expected));
        }
    }

    #[test]
    fn every_way_to_write_a_board_gives_the_same_answer(board in boards(Pairs::Some), quarters in 0..4u8) {
        let sets = RuleSet::all();
        // The coordinates of a map begin with its first space.
        let (first, _) = frame(&board);
        let answer = |layout| json(&open(&Writing::plain(layout).write(&board)), &sets);
        let map = shifted(answer(Layout::Map), first.column, first.row);
        for layout in [Layout::List, Layout::Backwards, Layout::Inline, Layout::Turned(quarters)] {
            prop_assert_eq!(&answer(layout), &map, "{:?}", layout);
        }
    }

    #[test]
    fn a_pair_is_per_space_what_its_square_is(board in boards(Pairs::Some)) {
        let case = open(&Writing::plain(Layout::List).write(&board));
        let (squares, gone) = fused(&board, &case);
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
        let sets = ["2021", "now"].map(|id| RuleSet::named(id).expect("an era"));
        let bare = |verdicts: &Verdicts| -> Vec<_> {
            let judged = |all: &Vec<Judged>| all.iter().map(Judged::bare).collect::<Vec<_>>();
            // The subject of all farmers exists where old editions may apply, which have no halves.
            let of_features =
                verdicts.iter().filter(|(_, all)| all.iter().all(|one| one.mechanic != "farmers"));
            of_features.map(|(n, all)| (n.clone(), judged(all))).collect()
        };
        let pairs = renamed(&verdicts(&case, &sets), port);
        let squares = verdicts(&open(&Writing::plain(Layout::List).write(&squares)), &sets);
        prop_assert_eq!(bare(&squares), bare(&pairs));
    }

    #[test]
    fn per_tile_is_never_less_than_per_space(board in boards(Pairs::Some)) {
        for (more, less) in in_both_units(&board) {
            prop_assert!(more >= less);
        }
        for all in judged(&board, Layout::Map).values() {
            if let Some((more, less)) = eras(all) {
                prop_assert!(more >= less, "{all:?}");
            }
        }
    }

    #[test]
    fn without_pairs_both_units_are_one(board in boards(Pairs::None)) {
        for (more, less) in in_both_units(&board) {
            prop_assert_eq!(more, less);
        }
        for all in judged(&board, Layout::Map).values() {
            if let Some((more, less)) = eras(all) {
                prop_assert_eq!(more, less);
            }
        }
    }

    #[test]
    fn sums_are_sums_and_verdicts_are_cited(board in boards(Pairs::Some)) {
        let sets = RuleSet::all();
        let case = open(&Writing::plain(Layout::Map).write(&board));
        let answer = json(&case, &sets);
        for verdict in list(&answer, "subjects").iter().flat_map(|s| list(s, "verdicts")) {
            prop_assert!(is_cited(verdict, &answer), "{verdict}");
            prop_assert!(is_told_once(verdict), "{verdict}");
            let several = list(verdict, "outcomes");
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
        for steps in Page::of(&report, &[]).steps {
            for (answer, under, steps) in steps.ways {
                prop_assert!(!answer.is_empty() && !under.is_empty() && !steps.is_empty());
            }
        }
    }

    #[test]
    fn every_rule_set_has_one_verdict_on_every_feature(board in boards(Pairs::Some)) {
        let sets = RuleSet::all();
        let case = open(&Writing::plain(Layout::Map).write(&board));
        let table = case.table();
        let together = judge(&table, &sets, Scope::Answered);
        for (n, set) in sets.iter().enumerate() {
            let alone = judge(&table, std::slice::from_ref(set), Scope::Answered);
            for (all, one) in together.subjects.iter().zip(&alone.subjects) {
                let having = all.verdicts.iter().filter(|v| v.rule_sets.contains(&n));
                let [verdict] = having.collect::<Vec<_>>()[..] else { panic!("one verdict each") };
                let same = one.under(0).expect("a verdict");
                prop_assert_eq!(verdict.status, same.status);
                prop_assert_eq!(&verdict.outcomes, &same.outcomes);
                prop_assert_eq!(&verdict.points_of_law, &same.points_of_law);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn spoilt_boards_are_judged_or_refused(board in boards(Pairs::Some), slips in slips(), list in any::<bool>()) {
        let layout = if list { Layout::List } else { Layout::Map };
        judged_or_refused(&Writing::plain(layout).write(&board), &slips)?;
    }

    #[test]
    fn spoilt_scenarios_are_judged_or_refused(path in prop::sample::select(scenarios()), slips in slips()) {
        judged_or_refused(&std::fs::read_to_string(path).expect("a scenario"), &slips)?;
    }
}

/// Returns the worth of a feature under 2015 (per tile) and 2021 (per space), where both are settled and its extent
/// does not depend on the reading of gaps.
fn eras(all: &[Judged]) -> Option<(u32, u32)> {
    let worth = |set: &str| {
        let judged = under(all, set).filter(|j| {
            j.status == Status::Settled
                && ["road", "city", "monastery"].contains(&j.mechanic)
                && j.asked.iter().all(|(q, _)| q != "gap.city-road")
        })?;
        Some(judged.outcomes.first()?.worth())
    };
    Some((worth("2015")?, worth("2021")?))
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

/// Returns an answer with its board shifted; only the open sides of features have spaces.
fn shifted(mut answer: Value, columns: i32, rows: i32) -> Value {
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
    let cited = |question: &str, set: &Value| {
        let citations = list(law, "citations");
        citations
            .iter()
            .any(|c| c["question"] == question && c["role"] == "decides" && list(c, "rule_sets").contains(set))
    };
    let sets = list(verdict, "rule_sets");
    verdict["not_applicable"].is_object()
        || readings.iter().all(|(q, reading)| reading == "open" || sets.iter().all(|s| cited(q, s)))
}

/// Returns `true` if a verdict has the number of outcomes that its status requires.
fn is_told_once(verdict: &Value) -> bool {
    let outcomes = list(verdict, "outcomes").len();
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
    let (items, shares) = (list(outcome, "items"), &outcome["shares"]);
    let worth = sum(items);
    let gets_it = |(player, points): (&String, &Value)| {
        let own = list(shares, player);
        let due = if own.is_empty() { worth } else { sum(own) };
        own.iter().all(is_product) && due > 0 && number(points) == due
    };
    items.iter().all(is_product)
        && worth == number(&outcome["worth"])
        && outcome["points"].as_object().is_none_or(|p| p.iter().all(gets_it))
}

/// Returns the files of all scenarios.
fn scenarios() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let folders = std::fs::read_dir(root).expect("scenarios");
    let mut files: Vec<PathBuf> = folders
        .flat_map(|folder| std::fs::read_dir(folder.expect("a folder").path()).expect("files"))
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    files
}

/// Corrupts a text and judges the result in every format, or checks its refusal.
fn judged_or_refused(text: &str, slips: &[Slip]) -> Result<(), TestCaseError> {
    let bytes = spoilt(text, slips);
    let shown = String::from_utf8_lossy(&bytes).into_owned();
    let Ok(source) = source(bytes) else {
        return Ok(());
    };
    match hints::open(&source) {
        Ok(case) => {
            let sets = RuleSet::all();
            let table = &case.table();
            let judgement = &judge(table, &sets, Scope::Answered);
            let claims = &weigh(table, judgement);
            for detail in [Detail::USUAL, Detail::EXPLAIN] {
                let report = Report { file: "case.yaml", table, judgement, claims, detail };
                let settlement = settlement(&report);
                for format in Output::Answers.formats() {
                    let mut sheet = Sheet { out: &mut std::io::sink(), style: Style::PLAIN };
                    format.report(&report, Run::over(1), &mut sheet).expect("written");
                    format.listing(&settlement, &mut sheet).expect("written");
                }
            }
        }
        Err(refused) => {
            prop_assert!(refused.problems().len() > 0, "refused for nothing:\n{shown}");
            for problem in refused.problems() {
                let spans = problem.also.iter().map(|(span, _)| span);
                for span in spans.chain([&problem.span]) {
                    let inside = source.text().get(span.range()).is_some();
                    prop_assert!(inside, "{problem:?} is not in the text:\n{shown}");
                }
                prop_assert!(!problem.message.is_empty() && !problem.help.is_empty(), "{problem:?}");
            }
            let handler = miette::GraphicalReportHandler::new_themed(miette::GraphicalTheme::none());
            for problem in refused.diagnostics(80) {
                let mut printed = String::new();
                let ended = handler.render_report(&mut printed, &problem);
                prop_assert!(ended.is_ok(), "{problem:?} cannot be shown:\n{shown}");
            }
        }
    }
    Ok(())
}

#[test]
fn fields_of_one_tile_are_paid_in_the_order_of_their_sides_however_it_is_written() {
    let paid = |laid: &str, tile: &str| {
        let text = format!(
            "board:\n  - {{ name: u, at: [0, 0] }}\n  - {{ name: t, at: [0, 1], {laid} }}\n\
             tiles:\n  u: {{ city: S }}\n  t: {{ {tile} }}\n\
             meeples: {{ red: [t.field@EL, t.field@WR] }}\nask: {{ farmers: all }}\n"
        );
        json(&open(&text), &[RuleSet::named("now").expect("an era")])["subjects"][0]["verdicts"][0]["answer"].clone()
    };
    let upright = paid(
        "turn: 0",
        "city: N, road: S, fields: [{ halves: [EL, ER, SL], cities: [N] }, { halves: [SR, WL, WR], cities: [N] }]",
    );
    let turned = paid(
        "turn: 180",
        "city: S, road: N, fields: [{ halves: [EL, ER, NR], cities: [S] }, { halves: [NL, WR, WL], cities: [S] }]",
    );
    assert_eq!(upright["fields"][0]["feature"], "t.field@EL");
    assert_eq!(turned, upright);
}
