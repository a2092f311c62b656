//! Untrusted input as data: whatever a scenario, a table's own rules, a quick map or a file name contains, nothing that
//! is printed of it acts on a terminal, a page or a table, and nothing is invisible.

use std::path::Path;

use carcassonne_show::report::{Format, Output};

use crate::running::{self, TemporaryFolder};

/// A hostile text: colours, titles and links of terminals, overwritten lines, eight-bit controls, reversed writing,
/// invisible characters, stacked accents, and markup of all kinds.
const HOSTILE: &str = "\u{1b}[31mred\u{1b}]0;title\u{7}\u{1b}]8;;http://x.y\u{1b}\\link\r\u{8}\u{9b}2J\u{90}\u{7f}\u{0}\u{202e}turned\u{2066}\u{200f}\u{61c}zero\u{200b}width\u{feff}\u{ad}\u{2060}\u{2028}\u{2029}\u{e0041}\u{fe0f}\u{3164}\u{fffe}a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}</title></p><script>alert('x')</script><img src=x onerror=y> [x](javascript:y) | `c` **b** ]]> <!-- & \"q\"";

/// Quotes a text so that YAML and TOML both read it; characters that a file may not contain are escaped by number.
fn quote(text: &str) -> String {
    let sign = |c: char| match c {
        '"' | '\\' => format!("\\{c}"),
        c if acts_on_display(c) => format!("\\U{:08x}", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", text.chars().map(sign).collect::<String>())
}

/// Runs the program; returns both streams together, and the exit code.
fn run_program(args: &[&str], input: &str) -> (String, i32) {
    let (out, err, code) = running::run_to_completion(running::program().args(args), input.as_bytes());
    (out + &err, code)
}

/// Returns `true` if a character acts on its display or is invisible. Defined independently of the program, so that a
/// gap in one list is found by the other.
fn acts_on_display(c: char) -> bool {
    (c.is_control() && c != '\n')
        || matches!(u32::from(c), 0xad | 0x61c | 0x180e | 0x200b..=0x200f | 0x2028..=0x202e | 0x2060..=0x206f | 0x3164 | 0xfe00..=0xfe0f | 0xfeff | 0xfff0..=0xfffb | 0xfffe | 0xffff | 0xe_0000..=0xe_0fff)
}

/// Runs the program and checks that its output is harmless; returns the output.
fn check_harmless(args: &[&str], input: &str) -> String {
    let (text, code) = run_program(args, input);
    assert!((0..=2).contains(&code), "{args:?} ended with {code}:\n{text}");
    let harmful: Vec<char> = text.chars().filter(|c| acts_on_display(*c)).collect();
    assert!(harmful.is_empty(), "{args:?} printed {harmful:?}:\n{}", text.escape_debug());
    let has_format = |word: &str| args.windows(2).any(|two| two == ["--format", word]);
    let is_data = has_format("json") || has_format("jsonl");
    assert!(is_data || !text.contains(&"\u{301}".repeat(5)), "{args:?}: a tower of accents");
    if has_format("html") || has_format("svg") || args[0] == "report" {
        for markup in ["<script", "<img", "</title></p>", "<!-- &"] {
            assert!(!text.contains(markup), "{args:?}: {markup} in\n{text}");
        }
    }
    if has_format("markdown") || has_format("md") {
        for markup in ["<script", "<img", "](javascript", " **b**"] {
            let is_escaped = text.contains(&format!("\\{markup}"));
            assert!(is_escaped || !text.contains(markup), "{args:?}: {markup} in\n{text}");
        }
    }
    text
}

/// Runs a command in every format, with the output for people and with that for programs.
fn check_text_and_data(args: &[&str]) {
    check_harmless(args, "");
    check_harmless(&[args, &["--format", "json"]].concat(), "");
}

fn check_every_format(args: &[&str], input: &str) {
    check_harmless(args, input);
    let formats = Output::Answers.formats().into_iter().map(Format::word).chain(["svg", "html"]);
    for format in formats {
        check_harmless(&[args, &["--format", format]].concat(), input);
    }
    check_harmless(&[args, &["--brief"]].concat(), input);
    check_harmless(&[args, &["--width", "40"]].concat(), input);
}

fn scenario_text(question: &str, player: &str) -> String {
    let question = quote(question);
    format!(
        "question: {question}\nsource: {question}\nboard: |\n  .  a\n  b  p\\q\ntiles:\n  a: {{ city: S, coats: 1 }}\n  b: {{ city: E }}\n  p: {{ city: WL }}\n  q: {{ city: NL }}\nmeeples: {{ {player}: a.city }}\nclaims: {{ {player}: {{ a.city: 8 }} }}\nexpect: {{ feature: a.city, points: {{ {player}: 8 }}, complete: false }}\n"
    )
}

fn house_text(name: &str, because: &str) -> String {
    let (name, because) = (quote(name), quote(because));
    format!(
        "name: {name}\nover: 2021\nrules:\n  gap.field: {{ reading: joins, because: {because} }}\n  count.road-city: {{ reading: tiles, because: {because} }}\n"
    )
}

#[test]
fn a_scenario_that_is_read() {
    let folder = TemporaryFolder::new();
    let file = folder.write("a.yaml", scenario_text(HOSTILE, "red"));
    let rules = folder.write("rules.yaml", house_text("Our table", HOSTILE));
    let file = file.as_str();
    for command in ["score", "check", "draw", "settle", "report"] {
        check_every_format(&[command, file], "");
        check_every_format(&[command, file, "--house", &rules], "");
    }
    for more in ["--law", "--steps", "--explain"] {
        check_every_format(&["score", file, "--house", &rules, more], "");
    }
    check_every_format(&["diff", "2015", &rules, file], "");
    for listing in ["rules", "rulings"] {
        check_every_format(&[listing, "--house", &rules], "");
    }
    for id in ["gap.field", "Our table", "Our table/gap.field"] {
        check_every_format(&["explain", id, "--house", &rules], "");
    }
    let output = check_harmless(&["score", file], "");
    assert!(output.contains("\\u{202e}turned"), "nothing is left out in silence:\n{output}");
    let (json, _, _) = running::run_to_completion(running::program().args(["score", file, "--format", "json"]), b"");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["scenario"]["question"], HOSTILE, "a program gets what the file says");
}

#[test]
fn names_that_are_refused() {
    let folder = TemporaryFolder::new();
    for (n, name) in
        [HOSTILE, "An\u{200b}na", "\u{202e}Anna", "\u{1b}[31mred", "a\u{0}b", "\u{3164}"].into_iter().enumerate()
    {
        let quoted_name = quote(name);
        for (part, text) in [
            ("player", scenario_text("?", &quoted_name)),
            ("listed", format!("players: [{quoted_name}, red]\n{}", scenario_text("?", "red"))),
            ("tile", format!("board: |\n  a\ntiles:\n  a: {{ city: N }}\n  {quoted_name}: {{ city: N }}\n")),
            ("cell", format!("board:\n  - [a, {quoted_name}]\ntiles:\n  a: {{ city: N }}\n")),
            ("map", format!("board: {}\ntiles:\n  a: {{ city: N }}\n", quote(&format!("a {name}")))),
            ("place", format!("board: |\n  a\ntiles:\n  a: {{ city: N }}\nmeeples: {{ red: {quoted_name} }}\n")),
            (
                "ask",
                format!(
                    "board: |\n  a\ntiles:\n  a: {{ city: N }}\nask:\n  - {{ id: {quoted_name}, {quoted_name}: 1 }}\n"
                ),
            ),
            ("key", format!("{quoted_name}: 1\nboard: |\n  a\ntiles: {{ a: {{ {quoted_name}: {quoted_name} }} }}\n")),
            ("quick", format!("quick: {quoted_name}\n")),
            ("raw", format!("question: {name}\nboard: |\n  a\n")),
        ] {
            let file = folder.write(&format!("{part}-{n}.yaml"), &text);
            let (_, code) = run_program(&["score", &file], "");
            assert_eq!(code, 2, "{part}: {}", text.escape_debug());
            // Every command refuses by the same code, so one name is enough for the others.
            for command in if n == 0 { &["score", "check", "draw", "report"][..] } else { &["score"] } {
                check_text_and_data(&[command, &file]);
            }
        }
        let rules = folder.write(&format!("house-{n}.yaml"), house_text(name, "agreed"));
        let file = folder.write("fine.yaml", scenario_text("?", "red"));
        for format in ["table", "json"] {
            let text = check_harmless(&["score", &file, "--house", &rules, "--format", format], "");
            assert!(text.contains("name::form"), "{text}");
        }
    }
}

#[cfg(unix)]
#[test]
fn names_of_files() {
    let folder = TemporaryFolder::new();
    let name: String = HOSTILE.chars().filter(|c| !matches!(c, '/' | '\0')).take(70).collect();
    let valid = folder.write(&format!("{name}.yaml"), scenario_text("?", "red"));
    let faulty = folder.write(&format!("x{name}.yaml"), "board: 1\n");
    let broken = folder.write(&format!("y{name}.yaml"), "a: [\n");
    let rules = folder.write(&format!("z{name}\n.yml"), house_text("Our table", "agreed"));
    let missing = format!("{valid}.yaml");
    let folder = folder.path().to_str().expect("a path");
    for file in [&valid, &faulty, &broken, &missing, &rules, folder] {
        check_every_format(&["score", file], "");
        for command in ["check", "draw", "settle", "report", "ask"] {
            check_text_and_data(&[command, file]);
        }
        for command in ["score", "check"] {
            check_text_and_data(&[command, file, "--house", &rules]);
        }
        check_text_and_data(&["diff", "2015", &rules, file]);
        check_text_and_data(&["explain", file]);
        check_text_and_data(&["score", &valid, "--rules", file]);
        check_text_and_data(&["score", &valid, "--house", file]);
        check_text_and_data(&["rules", "--house", file]);
    }
}

#[test]
fn what_is_typed() {
    let folder = TemporaryFolder::new();
    let hostile: String = HOSTILE.chars().filter(|c| *c != '\0').collect();
    let valid = folder.write("a.yaml", scenario_text("?", "red"));
    for command in
        ["explain", "find", "rulings", "tiles", "sources", "new", "quick", "man", "score", "schema", "nonsense"]
    {
        check_harmless(&[command, &hostile], "");
        check_harmless(&[command, &hostile, "--format", "json"], "");
    }
    for flag in ["--rules", "--as-of", "--house", "--format", "--board", &hostile] {
        check_harmless(&["score", &valid, flag, &hostile], "");
    }
    for map in [format!("Aa {hostile}"), format!("a:cN+{hostile}"), hostile.clone()] {
        check_every_format(&["quick", &map], "");
    }
    let lines = format!(
        "a1 cS\na1 {hostile}\n{hostile}\nask {hostile}\n? {hostile}\nred {hostile}\nsave /nowhere/{hostile}\nforget {hostile}\nAn\u{200b}na a1\n"
    );
    check_harmless(&["ask"], &lines);
    check_harmless(&["ask", "--width", "40"], &lines);
    check_harmless(&["score", "-"], &scenario_text(HOSTILE, "red"));
    check_harmless(&["score", "-"], &hostile);
}

#[test]
fn a_configuration() {
    let folder = TemporaryFolder::new();
    let valid = folder.write("a.yaml", scenario_text("?", "red"));
    for text in [
        format!("rules = [{}]\n", quote(HOSTILE)),
        format!("{} = 1\n", quote(HOSTILE)),
        format!("house = [{}]\n", quote(HOSTILE)),
        format!("board = {}\n", quote(HOSTILE)),
        format!("x {HOSTILE}"),
    ] {
        let config = folder.write("oracle.toml", &text);
        for format in ["table", "json"] {
            let mut run = running::program();
            run.args(["score", &valid, "--format", format]).env("ORACLE_CONFIG", &config);
            let (out, err, _) = running::run_to_completion(&mut run, b"");
            for text in [out, err] {
                assert!(!text.chars().any(acts_on_display), "{}", text.escape_debug());
            }
        }
    }
}

#[test]
fn names_of_other_scripts_are_names() {
    let folder = TemporaryFolder::new();
    for name in ["Zoë", "Zoe\u{308}", "Łukasz", "李", "דוד", "Αθηνά", "नेहा", "O'Neil", "Jean-Luc"] {
        let file = folder.write("a.yaml", scenario_text("?", &quote(name)));
        let (text, code) = run_program(&["score", &file], "");
        assert_eq!(code, 0, "{name}: {text}");
        check_harmless(&["score", &file], "");
    }
    // A name is the same player in every Unicode spelling of its accents.
    let both = scenario_text("?", "red").replace("meeples: { red:", "meeples: { Zoë: b.city, \"Zoe\u{308}\":");
    let file = folder.write("b.yaml", &both);
    let (text, _) = run_program(&["score", &file], "");
    assert!(!text.contains("look alike"), "{text}");
    assert!(Path::new(&file).exists());
}
