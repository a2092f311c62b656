//! Files whose turn can be played in very many ways.

use std::fmt::Write;

/// Writes separate cities of two tiles, with further keys on the first tile of each.
fn write_cities(count: usize, extra_keys: &str) -> String {
    let join_each = |one: &dyn Fn(usize) -> String, joint: &str| (0..count).map(one).collect::<Vec<_>>().join(joint);
    let mut text = String::from("players: [red, blue]\nboard: |\n");
    for row in 0..count.div_ceil(20) {
        let row = (row * 20..count.min(row * 20 + 20)).map(|n| format!("a{n} b{n} .  "));
        writeln!(text, "  {}\n  .", row.collect::<String>().trim_end()).expect("a row");
    }
    let tile = |n: usize| format!("  a{n}: {{ city: E{extra_keys} }}\n  b{n}: {{ city: W }}\n");
    writeln!(text, "tiles:\n{}", join_each(&tile, "").trim_end()).expect("tiles");
    let red = join_each(&|n| format!("a{n}.city"), ", ");
    let blue = join_each(&|n| format!("b{n}.city"), ", ");
    writeln!(text, "meeples:\n  red: [{red}]\n  blue: [{blue}]").expect("meeples");
    text.push_str("track: { red: { meeple: 0, messenger: 3 }, blue: { meeple: 3, messenger: 1 } }\n");
    text
}

/// Writes shared cities, all completed in one turn; Red states the figure that scores each, Blue does not.
pub(crate) fn shared_cities(count: usize) -> String {
    let all: Vec<String> = (0..count).map(|n| format!("a{n}.city: meeple")).collect();
    let all = all.join(", ");
    let turn = format!("turn: {{ player: red, rounds: {{ round: 3, score: {{ {all} }} }} }}\n");
    write_cities(count, ", coats: 1") + &turn
}

/// Like [`shared_cities`], but the scored cities are found on the board.
pub(crate) fn found_cities(count: usize) -> String {
    write_cities(count, "") + "turn: { player: red }\n"
}

/// Writes many cities, and a turn with 5 points for a circus; `drew` is its message, which may be unknown or message 8.
pub(crate) fn cities_and_circus(count: usize, drew: &str) -> String {
    let turn = "turn: { player: red, rounds: { round: 3, points: 5, for: circus, by: meeple }";
    write_cities(count, "").replace("city: W }", "city: WE }") + turn + drew + " }\n"
}

/// Writes very many scores of one figure.
pub(crate) fn many_scores(count: usize, entry: &str) -> String {
    let entries = vec![entry; count].join(", ");
    format!(
        "players: [red, blue]\nboard: |\n  a\ntiles: {{ a: {{}} }}\ntrack: {{ red: {{ meeple: 0, messenger: 1 }}, blue: {{ meeple: 900, messenger: 800 }} }}\nturn: {{ player: red, rounds: [{entries}, {{ round: 3, points: 2 }}] }}\n"
    )
}
