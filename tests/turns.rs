//! Random turns at the score track, compared with a slow simulator.
//!
//! `TURNS=3000 cargo test --test all turns::` tries more turns.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_law::RuleSet;

use crate::messages;
use crate::messages::game::{EntryValue, Game};
use crate::messages::piles::can_be_drawn;
use crate::messages::slow::{Answer, Row, simulate};
use crate::messages::{large, laws, program, retold_turns, text, throw};

/// Returns the number of turns to try: `usual`, unless `TURNS` sets another.
fn turn_count(usual: u64) -> u64 {
    std::env::var("TURNS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Returns every answer of the simulator that is possible under a rule set.
fn possible_answers(game: &Game, rule_set: &str) -> BTreeSet<Answer> {
    // A turn that cannot be paid for under this law cannot be played.
    let answer = |law| simulate(game, law).unwrap_or(Answer::Impossible);
    laws::for_rule_set(rule_set).into_iter().map(answer).collect()
}

/// Returns `true` if all payments of a turn are possible under some rules.
fn can_be_paid(game: &Game) -> bool {
    let sets = RuleSet::all();
    let mut all = sets.iter().flat_map(|set| laws::for_rule_set(set.id()));
    all.any(|law| simulate(game, law).is_some())
}

/// Returns an answer with only red's choices.
fn restrict_to_red(game: &Game, answer: &Answer) -> Answer {
    let mut names: BTreeSet<String> = (1..=8).map(|n| format!("message {n}")).collect();
    for entry in game.turn.all_turns().iter().flat_map(|t| t.entries.iter().flatten()) {
        if entry.player == 0 && matches!(entry.value, EntryValue::Points(_)) {
            names.insert(entry.name.clone());
        }
    }
    let all = game.turn.all_turns();
    let red_parts = (0..game.parts.len()).filter(|part| all.iter().all(|turn| !turn.states_score(1, *part)));
    names.extend(red_parts.map(|part| text::place_text(game, messages::game::Spot::On(part))));
    let is_reds = |(key, _): &(String, String)| {
        let name = key.split(" (").next().unwrap_or(key);
        names.contains(name)
    };
    match answer {
        Answer::Impossible => Answer::Impossible,
        Answer::Rows { rows, most } => {
            let row =
                |row: &Row| Row { choice: row.choice.iter().filter(|c| is_reds(c)).cloned().collect(), ..row.clone() };
            Answer::Rows { rows: rows.iter().map(row).collect(), most: *most }
        }
    }
}

/// Returns the differences between the program and the simulator, by rule set.
fn find_differences(game: &Game) -> BTreeMap<String, String> {
    let text = text::write(game);
    let mut found = BTreeMap::new();
    match program::read_answers(&text) {
        Err(problems) => {
            if can_be_paid(game) && can_be_drawn(&game.turn) {
                found.insert("all".to_owned(), format!("refused: {}", problems.join("; ")));
            }
        }
        Ok(_) if !can_be_drawn(&game.turn) => {
            found.insert("all".to_owned(), "cannot be drawn, and is not refused".to_owned());
        }
        Ok(_) if !can_be_paid(game) => {
            found.insert("all".to_owned(), "cannot be paid, and is not refused".to_owned());
        }
        Ok(answers) => {
            for (set, program_answers) in answers {
                let count = program_answers.len();
                let program_answers: BTreeSet<Answer> =
                    program_answers.iter().map(|a| restrict_to_red(game, a)).collect();
                if program_answers.len() < count {
                    found.insert(set, "several outcomes are one".to_owned());
                    continue;
                }
                let expected = possible_answers(game, &set);
                if expected != program_answers {
                    found.insert(set, format!("expected {expected:#?}\ntold {program_answers:#?}"));
                }
            }
        }
    }
    found
}

#[test]
fn the_program_and_the_simulator_agree_on_random_turns() {
    for seed in 0..turn_count(300) {
        let game = throw::game_from_seed(seed);
        let mismatches = find_differences(&game);
        if let Some((set, description)) = mismatches.first_key_value() {
            panic!("turn {seed} under {set}:\n{}\n{description}", text::write(&game));
        }
    }
}

/// Returns some accepted turns, each with its answers.
fn accepted_turns(count: u64) -> impl Iterator<Item = (Game, retold_turns::RuleSetAnswers)> {
    (0..turn_count(count)).filter_map(|seed| {
        let game = throw::game_from_seed(seed.wrapping_add(1 << 20));
        let answers = program::read_answers(&text::write(&game)).ok()?;
        Some((game, answers))
    })
}

/// Fails unless the program answers a retold turn as expected, in any order.
fn check_retold(retold: &str, expected: &retold_turns::RuleSetAnswers) {
    let answers = program::read_answers(retold).expect("the same turn");
    let [answers, expected] = [&answers, expected].map(retold_turns::unordered_answers);
    assert_eq!(answers, expected, "{retold}");
}

#[test]
fn other_names_change_nothing_but_the_names() {
    let rename = |word: &str| word.replace("blue", "azure").replace("red", "white");
    for (game, answers) in accepted_turns(60) {
        let text = text::write(&game);
        let changed = retold_turns::map_answers(&answers, |row| retold_turns::replace_words(row, rename), |most| most);
        check_retold(&rename(&text), &changed);
    }
}

#[test]
fn once_round_the_track_changes_nothing_but_the_points() {
    for (game, answers) in accepted_turns(60) {
        // A player who cannot pay now may be able to pay then.
        if retold_turns::has_payment(&game.turn) {
            continue;
        }
        let figures = if game.track[0].is_some_and(|(_, second)| second.is_some()) { 2 } else { 1 };
        let row = |row: &Row| Row { lands: row.lands.iter().map(|points| points + 50).collect(), ..row.clone() };
        let changed = retold_turns::map_answers(&answers, row, |most| most + 50 * figures);
        check_retold(&text::write(&retold_turns::add_lap(&game)), &changed);
    }
}

#[test]
fn the_two_figures_are_alike() {
    let swap = |word: &str| match word {
        "meeple" => "messenger".to_owned(),
        "messenger" => "meeple".to_owned(),
        other => other.to_owned(),
    };
    for (game, answers) in accepted_turns(120) {
        let Some(swapped) = retold_turns::swap_figures(&game) else { continue };
        let row = |row: &Row| {
            let row = retold_turns::replace_words(row, swap);
            Row { lands: row.lands.iter().rev().copied().collect(), ..row }
        };
        let changed = retold_turns::map_answers(&answers, row, |most| most);
        check_retold(&text::write(&swapped), &changed);
    }
}

#[test]
fn a_road_on_which_nobody_stands_changes_nothing() {
    for (game, answers) in accepted_turns(60) {
        check_retold(&text::write(&retold_turns::with_road(&game)), &answers);
    }
}

/// A limit far above the time of any of these files on a busy machine, and far below that of playing one out.
const MOST_SECONDS: u64 = 60;

#[test]
fn no_file_is_played_out_in_very_many_ways() {
    let answers = |text: &str| {
        let before = std::time::Instant::now();
        let result = program::read_answers(text);
        assert!(before.elapsed().as_secs() < MOST_SECONDS, "{}", text.len());
        result
    };
    for many in [14, 16, 30] {
        let by_rule_set = answers(&large::shared_cities(many)).expect("an answer");
        for (set, outcomes) in by_rule_set {
            let rows: usize = outcomes.iter().map(Answer::row_count).sum();
            assert!((1..=4).contains(&rows), "{many} under {set}: {rows}");
        }
        assert_eq!(
            answers(&large::found_cities(many)).expect_err("too many"),
            [format!("the board completes {many} features: too many choices of figures to try")]
        );
    }
    assert!(answers(&large::cities_and_circus(400, "")).is_ok());
    assert!(answers(&large::cities_and_circus(400, ", drew: { message: 8, take: message, by: meeple }")).is_ok());
    let twice = ", drew: [{ message: 8, take: message }, { message: 1, take: message }]";
    assert!(answers(&large::cities_and_circus(300, twice)).is_ok());
    let mine = large::many_scores(2000, "{ round: 3, points: 5, for: w, by: meeple }");
    assert!(answers(&mine).is_ok());
    let others = large::many_scores(2000, "{ round: 3, points: 7, for: w, player: blue }");
    assert!(answers(&others).is_ok());
    for (many, entry) in
        [(1500, "{ round: 3, points: -1, for: w, player: blue }"), (20, "{ round: 3, points: 1, for: w }")]
    {
        assert!(answers(&large::many_scores(many, entry)).is_err(), "{entry}");
    }
}
