//! The configuration of the command line: its settings, what overrides it, how it is reported, and its errors.

use carcassonne_law::RuleSet;
use serde_json::Value;

use crate::line_ends::to_crlf;
use crate::project::{read_file, read_scenario};
use crate::running::{self, TemporaryFolder};

const KITCHEN: &str =
    "name: Our kitchen table\nover: 2021\nrules:\n  count.road-city: { reading: per-tile, because: we like it }\n";
const PUB: &str = "name: The pub\nover: 2021\nrules:\n  gap.field: { reading: joins, because: agreed in 2019 }\n";

/// A temporary folder with a configuration.
struct ConfiguredFolder(TemporaryFolder);

impl ConfiguredFolder {
    /// Creates a folder with a scenario, the rules of two tables, and a configuration.
    fn new(config: &str) -> Self {
        let folder = TemporaryFolder::new();
        folder.write("quarrels/pair.yaml", read_scenario("city/pair-closes-city"));
        folder.write("kitchen.yaml", KITCHEN);
        folder.write("pub.yaml", PUB);
        folder.write("oracle.toml", config);
        // The search for a configuration stops at this folder.
        std::fs::create_dir(folder.path().join(".git")).expect("a folder");
        Self(folder)
    }

    /// Runs the program in the folder of quarrels; returns both streams and the exit code.
    fn run(&self, words: &str) -> (String, String, i32) {
        let mut program = running::program();
        program.env_remove("ORACLE_CONFIG").env("XDG_CONFIG_HOME", self.0.path().join("none"));
        program.args(words.split_whitespace()).current_dir(self.0.path().join("quarrels"));
        running::run_to_completion(&mut program, b"")
    }

    fn output(&self, words: &str) -> String {
        let (out, err, code) = self.run(words);
        assert_eq!((err.as_str(), code), ("", 0), "{words}\n{out}");
        // Line breaks do not matter.
        out.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn json(&self, words: &str) -> Value {
        serde_json::from_str(&self.output(words)).expect("JSON")
    }
}

const FULL_CONFIG: &str = "rules = [\"2021\", \"community\"]\nhouse = [\"kitchen.yaml\"]\nboard = \"small\"\n";
const SET_BY: &str = "Set by ../oracle.toml:";

fn rule_set_ids(data: &Value) -> Vec<&str> {
    let all = data["rule_sets"].as_array().into_iter().flatten();
    all.filter_map(|set| set["id"].as_str()).collect()
}

#[test]
fn configurations_and_house_rules_may_have_other_line_ends() {
    let plain = ConfiguredFolder::new(FULL_CONFIG);
    let converted = ConfiguredFolder::new(&to_crlf(FULL_CONFIG));
    converted.0.write("kitchen.yaml", to_crlf(KITCHEN));
    let text = converted.0.read_text("quarrels/pair.yaml");
    converted.0.write("quarrels/pair.yaml", to_crlf(&text));
    assert_eq!(plain.output("score pair.yaml"), converted.output("score pair.yaml"));
}

#[test]
fn an_answer_is_in_the_language_of_the_option_of_the_file_or_of_the_configuration() {
    let folder = ConfiguredFolder::new("language = \"nl\"\n");
    let pair = folder.0.read_text("quarrels/pair.yaml");
    folder.0.write("quarrels/english.yaml", format!("{pair}\nlanguage: en\n"));
    for (words, language) in [
        ("score pair.yaml", "nl"),
        ("--no-config score pair.yaml", "en"),
        ("score english.yaml", "en"),
        ("--lang nl score english.yaml", "nl"),
        ("--lang en score pair.yaml", "en"),
        ("quick c*=r,c", "nl"),
    ] {
        let answer = folder.json(&format!("{words} --format json"));
        assert_eq!(answer["language"], language, "{words}");
    }
}

#[cfg(unix)]
#[test]
fn a_configuration_may_come_from_a_pipe() {
    let mut program = running::program();
    program.env("ORACLE_CONFIG", "/dev/stdin").args(["quick", "c*=r,c", "--format", "json"]);
    let (answer, err, code) = running::run_to_completion(&mut program, b"rules = [\"2021\"]\nlanguage = \"nl\"\n");
    assert_eq!((err.as_str(), code), ("", 0));
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!((rule_set_ids(&answer), &answer["language"]), (vec!["2021"], &"nl".into()));
}

#[test]
fn an_answer_that_it_shaped_says_so_in_every_format() {
    let folder = ConfiguredFolder::new(FULL_CONFIG);
    let rules = "Set by ../oracle.toml: rules 2021 and community; house rules of ../kitchen.yaml";
    let end = "--no-config ignores it.";
    for (words, statement) in [
        ("score pair.yaml", format!("{rules}; a small board. {end}")),
        ("score . --format list", format!("{rules}. {end}")),
        ("score pair.yaml --brief", format!("{rules}. {end}")),
        ("score pair.yaml --format markdown", format!("_{rules}; a small board. {end}_")),
        ("score pair.yaml --format wikitext", format!("''{rules}; a small board. {end}''")),
        ("score pair.yaml --format bbcode", format!("[i]{rules}; a small board. {end}[/i]")),
        ("settle pair.yaml", format!("{rules}. {end}")),
        ("settle pair.yaml --format markdown", format!("_{rules}. {end}_")),
        ("draw pair.yaml", format!("{rules}; a small board. {end}")),
        ("report pair.yaml -o -", format!("{rules}. {end}")),
        ("report pair.yaml -o - --format bbcode", format!("[i]{rules}. {end}[/i]")),
    ] {
        let out = folder.output(words);
        assert_eq!(out.matches(&statement).count(), 1, "{words}\n{out}");
    }
    let quick = folder.output("quick c=r,c");
    assert!(quick.ends_with(&format!("a small board. {end}")), "{quick}");
    for words in ["score pair.yaml --format json", "settle pair.yaml --format json"] {
        let data = folder.json(words);
        assert_eq!(
            data["configuration"],
            serde_json::json!({ "file": "../oracle.toml", "rules": ["2021", "community"], "house": ["../kitchen.yaml"] }),
            "{words}"
        );
        assert_eq!(rule_set_ids(&data), ["Our kitchen table", "2021", "community"], "{words}");
    }
    // The rows of a table must contain nothing else.
    let (out, err, code) = folder.run("score pair.yaml --format csv");
    assert_eq!((out.contains("toml"), code), (false, 0));
    assert!(err.starts_with("note: Set by ../oracle.toml"), "{err}");
    // The picture goes to the file, and the notes to standard error.
    let (out, err, code) = folder.run("draw pair.yaml -o board.svg");
    assert_eq!((out.as_str(), code), ("", 0));
    assert!(err.contains(SET_BY), "{err}");
    assert!(!folder.0.read_text("quarrels/board.svg").contains("toml"));
}

#[test]
fn a_flag_beats_it_key_by_key() {
    let folder = ConfiguredFolder::new(FULL_CONFIG);
    let settings_stated = |words: &str| {
        let out = folder.output(words);
        out.split_once(SET_BY).map(|(_, says)| says.split(". --").next().unwrap_or_default().trim().to_owned())
    };
    for (words, stated) in [
        ("score pair.yaml --rules 2020", Some("house rules of ../kitchen.yaml; a small board")),
        ("score pair.yaml --as-of 2018-05-01", Some("house rules of ../kitchen.yaml; a small board")),
        ("score pair.yaml --house ../pub.yaml", Some("rules 2021 and community; a small board")),
        ("score pair.yaml --board none --rules now", Some("house rules of ../kitchen.yaml")),
        ("score pair.yaml --board large --rules now --house ../pub.yaml", None),
        ("score pair.yaml --no-config", None),
        ("--no-config draw pair.yaml", None),
    ] {
        assert_eq!(settings_stated(words).as_deref(), stated, "{words}");
    }
    // Data has no board, so that the configured size of boards does not apply.
    let data = folder.json("score pair.yaml --house ../pub.yaml --rules 2020 --format json");
    assert_eq!((rule_set_ids(&data), data.get("configuration")), (vec!["The pub", "2020"], None));
}

#[test]
fn what_does_not_turn_on_it_does_not_name_it() {
    let folder = ConfiguredFolder::new(FULL_CONFIG);
    for words in [
        "check .",
        "rules",
        "rulings count",
        "explain count.road-city",
        "find pair city",
        "diff 2020 2021 .",
        "new city-pair",
        "quick --yaml c=r,c",
    ] {
        let out = folder.output(words);
        assert!(!out.contains("oracle.toml"), "{words}\n{out}");
    }
    assert!(folder.output("check .").contains("1 scenario, 2 expectations: all hold"));
    // The configured size of boards does not affect a file without a board.
    folder.0.write("oracle.toml", "board = \"small\"\n");
    folder.0.write("quarrels/setup.yaml", "board: |\n  #\nask:\n  - setup: { players: 4, sets: [I, II] }\n");
    assert!(!folder.output("score setup.yaml").contains("oracle.toml"));
    // An invalid configuration does not affect a command that does not read it.
    folder.0.write("oracle.toml", "rules = [\"comunity\"]\n");
    assert_eq!(folder.run("check .").2, 0);
    assert_eq!(folder.run("rules").2, 0);
    assert_eq!(folder.run("score pair.yaml --no-config").2, 0);
    assert_eq!(folder.run("score pair.yaml").2, 2);
}

#[test]
fn everything_wrong_with_it_is_told_at_its_place_and_how_to_do_without() {
    let text = "rule = 1\nrules = [\"2021\", \"comunity\"]\nhouse = [\"kitchn.yaml\"]\nboard = \"smal\"\n";
    let folder = ConfiguredFolder::new(text);
    let (out, err, code) = folder.run("score pair.yaml");
    assert_eq!((out.as_str(), code), ("", 2));
    for part in [
        "unknown key `rule` in the configuration",
        "[../oracle.toml:1:1]",
        "`comunity` is not a rule set or a date",
        "[../oracle.toml:2:18]",
        "no such file: ../kitchn.yaml",
        "[../oracle.toml:3:10]",
        "did you mean ../kitchen.yaml?",
        "`smal` is not a board size",
        "[../oracle.toml:4:9]",
        "../oracle.toml: 4 problems; no answer given",
        "`--no-config` ignores ../oracle.toml",
    ] {
        assert_eq!(err.matches(part).count(), 1, "{part}\n{err}");
    }
    let (out, _, code) = folder.run("score pair.yaml --format json");
    let data: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((data["problems"].as_array().map(Vec::len), code), (Some(4), 2));
    assert_eq!(data["notes"][0]["text"], "`--no-config` ignores ../oracle.toml");
}

#[test]
fn a_fault_in_rules_that_it_names_is_told_where_it_is() {
    let folder = ConfiguredFolder::new("house = [\"kitchen.yaml\"]\n");
    folder.0.write("kitchen.yaml", "name: Ours\nrules: { gap.feild: { reading: joins, because: x } }\n");
    let (_, err, code) = folder.run("score pair.yaml");
    assert_eq!(code, 2);
    assert!(err.contains("[../kitchen.yaml:2:10]"), "{err}");
    assert!(err.contains("`--no-config` ignores ../oracle.toml"), "{err}");
    // A setting that a flag overrides is not checked.
    assert_eq!(folder.run("score pair.yaml --house ../pub.yaml").2, 0);
}

#[test]
fn a_variable_names_another_file_or_none() {
    let folder = ConfiguredFolder::new(FULL_CONFIG);
    folder.0.write("other.toml", "rules = \"2015\"\n");
    let run_with = |value: &str| {
        let mut program = running::program();
        program.env("ORACLE_CONFIG", value).args(["score", "quarrels/pair.yaml"]);
        let (out, err, _) = running::run_to_completion(program.current_dir(folder.0.path()), b"");
        out + &err
    };
    assert!(run_with("other.toml").contains("Set by other.toml: rules 2015. --no-config ignores it."));
    assert!(!run_with("").contains("toml"));
    assert!(run_with("none.toml").contains("no such file: none.toml, named by ORACLE_CONFIG"));
}

#[test]
fn several_tables_have_a_column_each() {
    let folder = ConfiguredFolder::new("");
    let data = folder.json(
        "score pair.yaml --house ../kitchen.yaml --house ../pub.yaml --house ../kitchen.yaml --format json --rules now",
    );
    assert_eq!(rule_set_ids(&data), ["Our kitchen table", "The pub", RuleSet::present_rules().id()]);
    let data = folder.json("score pair.yaml --house ../pub.yaml,../kitchen.yaml --rules now --format json");
    assert_eq!(rule_set_ids(&data), ["The pub", "Our kitchen table", RuleSet::present_rules().id()]);
    // Each table's rules are reported separately.
    let out = folder.output("score pair.yaml --format list --house ../kitchen.yaml --house ../pub.yaml");
    for sentence in [
        "Under the house rules of Our kitchen table: Completed. Red scores 10 points.",
        "Under the house rules of The pub: Completed. Red scores 8 points.",
        "Red: \"10 points\" – wrong since Jan 2021; right under the house rules of Our kitchen table; wrong under the house rules of The pub; right under the 2015–2020, community, house and Z-Man rules.",
    ] {
        assert!(out.contains(sentence), "{sentence}\n{out}");
    }
    folder.0.write("copy.yaml", PUB.replace("The pub", "the pub "));
    let (_, err, code) = folder.run("score pair.yaml --house ../pub.yaml --house ../copy.yaml");
    assert_eq!(code, 2);
    assert!(err.contains("../pub.yaml has house rules called `the pub`, too"), "{err}");
    assert_eq!(folder.run("check . --house ../kitchen.yaml --house ../pub.yaml").2, 1);
    assert!(folder.output("diff ../kitchen.yaml ../pub.yaml .").contains("Our kitchen table: completed, Red 10"));
    assert!(folder.output("rules --house ../kitchen.yaml").contains("we like it"));
    assert!(folder.output("explain count.road-city --rules now --house ../kitchen.yaml").contains("we like it"));
}

#[test]
fn folders_are_searched_and_answered_in_order() {
    let folder = ConfiguredFolder::new("");
    folder.0.write("quarrels/another.yaml", "board: |\n  a\ntiles: { a: { city: N } }\nmeeples: { red: a.city }\n");
    folder.0.write("quarrels/kitchen.yaml", KITCHEN);
    let data = folder.json("score . --format json");
    let files: Vec<&str> =
        data.as_array().into_iter().flatten().filter_map(|one| one["scenario"]["file"].as_str()).collect();
    assert_eq!(files, ["./another.yaml", "./pair.yaml"]);
    let brief = folder.output(". --brief");
    assert!(brief.starts_with("another ") && brief.contains("pair completed, Red 8"), "{brief}");
    // Only the files with claims are settled.
    let data = folder.json("settle . --format json");
    assert_eq!(data["scenario"]["file"], "./pair.yaml");
    // A refused file and a missing file are reported in their order.
    folder.0.write("quarrels/broken.yaml", "board: |\n  a\ntiles: { a: { citty: N } }\n");
    let (out, err, code) = folder.run("score . none.yaml --format jsonl");
    assert_eq!((out.lines().count(), code), (4, 2), "{err}");
    let (out, err, code) = folder.run("score .");
    assert_eq!(
        (out.matches("Under today's rules").count(), err.matches("broken.yaml").count() > 0, code),
        (2, true, 2)
    );
    std::fs::create_dir(folder.0.path().join("quarrels/empty")).expect("a folder");
    let (_, err, code) = folder.run("score empty");
    assert!(err.contains("no scenario found") && code == 2, "{err}");
    let (_, err, code) = folder.run("draw .");
    assert!(err.contains(". is a folder") && err.contains("such as ./another.yaml") && code == 2, "{err}");
}

#[test]
fn the_schema_has_the_keys_and_values_that_are_read() {
    let text = read_file("schema/config.schema.json");
    let schema: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(schema["additionalProperties"], Value::Bool(false));
    let keys = schema["properties"].as_object().expect("keys");
    let sizes = keys["board"]["enum"].as_array().expect("sizes");
    let folder = ConfiguredFolder::new("");
    let mut tried_keys = Vec::new();
    for (key, values) in [
        ("rules", vec!["\"2021\"".to_owned(), "[2021, \"now\"]".to_owned()]),
        ("house", vec!["\"kitchen.yaml\"".to_owned(), "[\"kitchen.yaml\"]".to_owned()]),
        ("board", sizes.iter().map(ToString::to_string).collect()),
    ] {
        for value in values {
            folder.0.write("oracle.toml", format!("{key} = {value}\n"));
            folder.output("score pair.yaml");
        }
        tried_keys.push(key);
    }
    for config in ["rules = true\n", "rules = []\n", "board = \"huge\"\n", "house = 1\n", "size = \"small\"\n"] {
        folder.0.write("oracle.toml", config);
        assert_eq!(folder.run("score pair.yaml").2, 2, "{config}");
    }
    assert!(keys.keys().eq(tried_keys), "{keys:?}");
}
