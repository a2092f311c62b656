//! Random turns at the score track, compared with a slow simulator.
//!
//! `TURNS=3000 cargo test --test all turns::` tries more turns.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_oracle::inside::rulebook::RuleSet;

use crate::messages;
use crate::messages::game::{Game, What};
use crate::messages::piles::can_be_drawn;
use crate::messages::slow::{Answer, Row, answer};
use crate::messages::{alike, large, laws, text, throw, told};

/// Returns the number of turns to try: `usual`, unless `TURNS` sets another.
fn turns(usual: u64) -> u64 {
    std::env::var("TURNS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Returns every answer of the simulator that is possible under a rule set.
fn expected(game: &Game, rule_set: &str) -> BTreeSet<Answer> {
    // A turn that cannot be paid for under this law cannot be played.
    let answer = |law| answer(game, law).unwrap_or(Answer::No);
    laws::of(rule_set).into_iter().map(answer).collect()
}

/// Returns `true` if all payments of a turn are possible under some rules.
fn can_be_paid(game: &Game) -> bool {
    let sets = RuleSet::all();
    let mut all = sets.iter().flat_map(|set| laws::of(set.id()));
    all.any(|law| answer(game, law).is_some())
}

/// Returns an answer with only red's choices.
fn own(game: &Game, answer: &Answer) -> Answer {
    let mut names: BTreeSet<String> = (1..=8).map(|n| format!("message {n}")).collect();
    for entry in game.turn.all().iter().flat_map(|t| t.entries.iter().flatten()) {
        if entry.player == 0 && matches!(entry.what, What::Points(_)) {
            names.insert(entry.name.clone());
        }
    }
    let all = game.turn.all();
    let mine = (0..game.parts.len()).filter(|part| all.iter().all(|turn| !turn.writes(1, *part)));
    names.extend(mine.map(|part| text::place(game, messages::game::Spot::On(part))));
    let own = |(key, _): &(String, String)| {
        let name = key.split(" (").next().unwrap_or(key);
        names.contains(name)
    };
    match answer {
        Answer::No => Answer::No,
        Answer::Rows { rows, most } => {
            let row =
                |row: &Row| Row { choice: row.choice.iter().filter(|c| own(c)).cloned().collect(), ..row.clone() };
            Answer::Rows { rows: rows.iter().map(row).collect(), most: *most }
        }
    }
}

/// Returns the differences between the program and the simulator, by rule set.
fn differences(game: &Game) -> BTreeMap<String, String> {
    let text = text::write(game);
    let mut found = BTreeMap::new();
    match told::answers(&text) {
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
            for (set, told) in answers {
                let many = told.len();
                let told: BTreeSet<Answer> = told.iter().map(|a| own(game, a)).collect();
                if told.len() < many {
                    found.insert(set, "several outcomes are one".to_owned());
                    continue;
                }
                let expected = expected(game, &set);
                if expected != told {
                    found.insert(set, format!("expected {expected:#?}\ntold {told:#?}"));
                }
            }
        }
    }
    found
}

#[test]
fn the_program_and_the_simulator_agree_on_random_turns() {
    for seed in 0..turns(300) {
        let game = throw::game(seed);
        let wrong = differences(&game);
        if let Some((set, what)) = wrong.first_key_value() {
            panic!("turn {seed} under {set}:\n{}\n{what}", text::write(&game));
        }
    }
}

/// Returns some accepted turns, each with its answers.
fn answered(many: u64) -> impl Iterator<Item = (Game, alike::Told)> {
    (0..turns(many)).filter_map(|seed| {
        let game = throw::game(seed.wrapping_add(1 << 20));
        let told = told::answers(&text::write(&game)).ok()?;
        Some((game, told))
    })
}

#[test]
fn other_names_change_nothing_but_the_names() {
    let rename = |word: &str| word.replace("blue", "azure").replace("red", "white");
    for (game, told) in answered(60) {
        let text = text::write(&game);
        let other = told::answers(&rename(&text)).expect("the same turn");
        let told = alike::changed(&told, |row| alike::worded(row, rename), |most| most);
        assert_eq!(alike::sets(&told), alike::sets(&other), "{text}");
    }
}

#[test]
fn once_round_the_track_changes_nothing_but_the_points() {
    for (game, told) in answered(60) {
        // A player who cannot pay now may be able to pay then.
        if alike::pays(&game.turn) {
            continue;
        }
        let further = alike::once_round(&game);
        let other = told::answers(&text::write(&further)).expect("the same turn");
        let figures = if game.track[0].is_some_and(|(_, second)| second.is_some()) { 2 } else { 1 };
        let row = |row: &Row| Row { lands: row.lands.iter().map(|points| points + 50).collect(), ..row.clone() };
        let told = alike::changed(&told, row, |most| most + 50 * figures);
        assert_eq!(alike::sets(&told), alike::sets(&other), "{}", text::write(&game));
    }
}

#[test]
fn the_two_figures_are_alike() {
    let swap = |word: &str| match word {
        "meeple" => "messenger".to_owned(),
        "messenger" => "meeple".to_owned(),
        other => other.to_owned(),
    };
    for (game, told) in answered(120) {
        let Some(swapped) = alike::swapped(&game) else { continue };
        let other = told::answers(&text::write(&swapped)).expect("the same turn");
        let row = |row: &Row| {
            let row = alike::worded(row, swap);
            Row { lands: row.lands.iter().rev().copied().collect(), ..row }
        };
        let told = alike::changed(&told, row, |most| most);
        assert_eq!(alike::sets(&told), alike::sets(&other), "{}", text::write(&game));
    }
}

#[test]
fn a_road_on_which_nobody_stands_changes_nothing() {
    for (game, told) in answered(60) {
        let more = alike::with_a_road(&game);
        let other = told::answers(&text::write(&more)).expect("the same turn");
        assert_eq!(alike::sets(&told), alike::sets(&other), "{}", text::write(&more));
    }
}

/// A limit far above the time of any of these files on a busy machine, and far below that of playing one out.
const MOST_SECONDS: u64 = 60;

#[test]
fn no_file_is_played_out_in_very_many_ways() {
    let answers = |text: &str| {
        let before = std::time::Instant::now();
        let told = told::answers(text);
        assert!(before.elapsed().as_secs() < MOST_SECONDS, "{}", text.len());
        told
    };
    for many in [14, 16, 30] {
        let told = answers(&large::shared(many)).expect("an answer");
        for (set, told) in told {
            let rows: usize = told.iter().map(Answer::rows).sum();
            assert!((1..=4).contains(&rows), "{many} under {set}: {rows}");
        }
        assert_eq!(
            answers(&large::found(many)).expect_err("too many"),
            [format!("the board completes {many} features: too many choices of figures to try")]
        );
    }
    assert!(answers(&large::crowd(400, "")).is_ok());
    assert!(answers(&large::crowd(400, ", drew: { message: 8, take: message, by: meeple }")).is_ok());
    let twice = ", drew: [{ message: 8, take: message }, { message: 1, take: message }]";
    assert!(answers(&large::crowd(300, twice)).is_ok());
    let mine = large::scores(2000, "{ round: 3, points: 5, for: w, by: meeple }");
    assert!(answers(&mine).is_ok());
    let others = large::scores(2000, "{ round: 3, points: 7, for: w, player: blue }");
    assert!(answers(&others).is_ok());
    for (many, entry) in
        [(1500, "{ round: 3, points: -1, for: w, player: blue }"), (20, "{ round: 3, points: 1, for: w }")]
    {
        assert!(answers(&large::scores(many, entry)).is_err(), "{entry}");
    }
}
