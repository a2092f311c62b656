//! Bounded time for any input: inputs whose cost once grew with the square of their length, or faster.
//!
//! Each takes less than 0.9 seconds of processor time and 200 MB in a release build. Tests run an unoptimised program
//! and therefore allow it [`MOST_SECONDS`].

use std::fmt::Write;
use std::process::Command;

use crate::running::{program, run_to_completion};

/// The maximum number of seconds of processor time that the unoptimised program may take.
const MOST_SECONDS: u32 = 20;

/// Runs the program on an input and returns its exit code; a program that exceeds the time limit is killed.
fn exit_code(args: &[&str], input: &str) -> i32 {
    let unlimited = program();
    let mut limited = Command::new("sh");
    limited.args(["-c", &format!("ulimit -t {MOST_SECONDS}; exec \"$0\" \"$@\"")]);
    limited.arg(unlimited.get_program()).args(args);
    limited.envs(unlimited.get_envs().filter_map(|(name, value)| Some((name, value?))));
    run_to_completion(&mut limited, input.as_bytes()).2
}

/// Returns a board of incomplete cities, each on its own tile without neighbours.
fn city_board(columns: usize, rows: usize) -> (String, Vec<String>) {
    let names: Vec<String> = (0..columns * rows).map(|n| format!("t{n}")).collect();
    let mut text = String::from("players: [red]\nboard: |\n");
    for row in names.chunks(columns) {
        let _ = writeln!(text, "  {}\n  .", row.join(" . "));
    }
    text.push_str("tiles:\n");
    // The length of a line in a file is limited.
    for chunk in names.chunks(60) {
        let _ = writeln!(text, "  {}: {{ city: N }}", chunk.join(" "));
    }
    (text, names)
}

#[test]
fn ten_thousand_claims_are_settled() {
    let (mut text, names) = city_board(100, 100);
    let claims: Vec<String> = names.iter().map(|name| format!("{name}.city: 5")).collect();
    let _ = writeln!(text, "meeples: {{ red: t0.city }}\nclaims:\n  red: {{ {} }}", claims.join(", "));
    assert_eq!(exit_code(&["settle", "-"], &text), 0);
}

#[test]
fn a_tile_of_sixty_thousand_cities_is_refused() {
    for sides in [&["N"][..], &["N", "E", "S", "W"], &["NE", "SW"]] {
        let listed: Vec<&str> = sides.iter().copied().cycle().take(60_000).collect();
        let text = format!("board: |\n  a\ntiles:\n  a: {{ city: [{}] }}\n", listed.join(", "));
        assert_eq!(exit_code(&["check", "-"], &text), 2, "{sides:?}");
    }
}

#[test]
fn expectations_of_misspelt_questions_are_refused() {
    let mut text = String::from("board: |\n  a\ntiles: { a: {} }\nask:\n");
    for n in 0..190 {
        let _ = writeln!(text, "  - {{ id: question-number-{n}, tower: {{ at: a, height: 1 }} }}");
    }
    text.push_str("expect:\n");
    for n in 0..1_500 {
        let _ = writeln!(text, "  - {{ ask: qestion-nmber-{}x, tiles: a }}", n % 190);
    }
    assert_eq!(exit_code(&["check", "-"], &text), 2);
}

#[test]
fn expectations_that_fail_are_told() {
    let mut text = String::from("board: |\n  a b\ntiles: { a b: {} }\nask:\n");
    for n in 0..190 {
        let _ = writeln!(text, "  - {{ id: q{n}, tower: {{ at: a, height: {} }} }}", n % 8 + 1);
    }
    text.push_str("expect:\n");
    for n in 0..1_500 {
        let _ = writeln!(text, "  - {{ ask: q{}, tiles: a }}", n % 190);
    }
    assert_eq!(exit_code(&["check", "-"], &text), 1);
}

#[test]
fn a_quick_map_of_commas_is_refused() {
    let map = format!("c{}c", ",".repeat(50_000));
    assert_eq!(exit_code(&["quick", &map], ""), 2);
}

#[test]
fn files_that_are_not_there_are_told() {
    let files: Vec<String> = (0..300).map(|n| format!("none{n}.yaml")).collect();
    let args: Vec<&str> = std::iter::once("score").chain(files.iter().map(String::as_str)).collect();
    assert_eq!(exit_code(&args, ""), 2);
}

#[test]
fn a_turn_beside_buildings_whose_count_is_open_is_answered() {
    const MEEPLES: usize = 55;
    let kinds = ["abbey", "shrine", "garden", "german"];
    let (mut row, mut tiles, mut meeples) = (String::new(), String::new(), Vec::new());
    for (n, kind) in kinds.into_iter().enumerate() {
        let _ = write!(row, "m{n}  h{n}\\g{n}  .  ");
        let building = if kind == "garden" { "garden: true".to_owned() } else { format!("monastery: {kind}") };
        let _ = writeln!(tiles, "  m{n}: {{ {building} }}\n  h{n} g{n}: {{}}");
        meeples.push(match kind {
            "garden" => format!("abbot m{n}.garden"),
            "german" => format!("abbot m{n}.monastery"),
            _ => format!("m{n}.monastery"),
        });
    }
    for n in 0..MEEPLES {
        let _ = write!(row, "z{n} ");
        let _ = writeln!(tiles, "  z{n}: {{ monastery: true }}");
        meeples.push(format!("z{n}.monastery"));
    }
    let text = format!(
        "players: [red, blue]\nboard: |\n  {row}\ntiles:\n{tiles}meeples:\n  red: [{}]\n\
         track: {{ red: {{ meeple: 3, messenger: 1 }} }}\nturn:\n  player: red\n  \
         rounds: [{{ round: 1a, points: 2, for: fairy }}, {{ round: 3, points: 3, for: wind rose }}]\n  \
         drew: {{ message: 8, take: message, by: messenger }}\n",
        meeples.join(", ")
    );
    assert_eq!(exit_code(&["score", "-"], &text), 0);
}

#[test]
fn long_lines_of_one_sign_are_refused() {
    for sign in ["[", "{", ";", ":", "a:", "[] ", "a.b ", "{a: [b c, "] {
        let line: String = sign.chars().cycle().take(980).collect();
        let lines: Vec<String> = (0..14).map(|n| format!("x{n}: {line}\n")).collect();
        let text = format!("board: |\n  a\ntiles:\n  a: {{ city: N }}\n{}", lines.concat());
        assert_eq!(exit_code(&["score", "-"], &text), 2, "{sign}");
    }
}
