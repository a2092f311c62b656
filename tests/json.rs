//! Data for programs: every command that prints data, over the whole corpus, validated against its schema in `schema/`;
//! and the data that reports errors.
//!
//! The schemas close every object, so an undocumented key fails here.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use carcassonne_board::tiles::CATALOGUE;
use carcassonne_law::{RuleSet, Ruling, questions, sources};
use carcassonne_oracle::cli::Cli;
use carcassonne_oracle::cli::{SCHEMAS, Schema};
use carcassonne_position::wording::CLAUSES;
use carcassonne_rules::mechanics::{MECHANICS, forms};
use carcassonne_show::report::{self, Output, Sheet, Style};
use carcassonne_typing::typing;
use clap::CommandFactory;
use serde_json::Value;

use crate::common;
use crate::documents;
use crate::project::{read_file, root};
use crate::running;
use crate::valid::{description_of, find_fault, list, read_schema, target_of, visit_parts};

/// The schemas by their names.
static SCHEMAS_BY_NAME: LazyLock<BTreeMap<String, Value>> = LazyLock::new(|| {
    let all = common::files(&root().join("schema")).into_iter().map(|path| {
        let file = path.file_name().and_then(|name| name.to_str()).expect("a name");
        let name = file.trim_end_matches(".schema.json").to_owned();
        let schema = read_schema(&name);
        (name, schema)
    });
    all.collect()
});

/// Returns the scenarios of the project by their paths on the command line.
fn scenarios() -> Vec<String> {
    crate::judged::scenarios().iter().map(|name| format!("scenarios/{name}.yaml")).collect()
}

/// The result of a command.
struct CommandOutput {
    out: String,
    err: String,
    code: i32,
}

/// Runs the program in the folder of the project, with a text as standard input.
fn run_with_input(args: &[&str], input: &[u8]) -> CommandOutput {
    let mut program = running::program();
    let (out, err, code) = running::run_to_completion(program.args(args).current_dir(root()), input);
    CommandOutput { out, err, code }
}

fn run_command(args: &[&str]) -> CommandOutput {
    run_with_input(args, b"")
}

fn parse_json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// Runs a command that succeeds; returns its data.
fn read_data(args: &[&str]) -> Value {
    parse_json(&running::run_successfully(running::program().args(args).current_dir(root()), b""))
}

fn run_on_files(files: &[String], args: &[&str]) -> CommandOutput {
    let all: Vec<&str> = args.iter().copied().chain(files.iter().map(String::as_str)).collect();
    run_command(&all)
}

fn assert_valid(schema: &str, value: &Value, label: &str) {
    let known = &SCHEMAS_BY_NAME[schema];
    assert_eq!(find_fault(known, known, value, ""), None, "{label} is not as schema/{schema}.schema.json says");
}

/// Parses each line of a text as an object.
fn parse_lines(text: &str) -> Vec<Value> {
    text.lines().map(parse_json).collect()
}

#[test]
fn every_answer_of_the_corpus_hangs_together_and_is_as_the_schema_says() {
    let output = run_on_files(&scenarios(), &["score", "--steps", "--format", "json"]);
    assert_eq!(output.code, 0);
    // Only questions that mention a month between two rules produce notes.
    let err = parse_json(&output.err);
    assert_eq!(err["problems"], parse_json("[]"));
    for note in err["notes"].as_array().expect("notes") {
        let text = note["text"].as_str().expect("text");
        assert!(text.starts_with("The question mentions 2015-06"), "{text}");
    }
    let value = parse_json(&output.out);
    let answers = value.as_array().expect("an array");
    assert_eq!(answers.len(), scenarios().len());
    for (n, (file, answer)) in scenarios().iter().zip(answers).enumerate() {
        assert_eq!(answer["scenario"]["file"], file.as_str());
        check_references(answer, file);
        if n.is_multiple_of(3) {
            assert_valid("score", answer, file);
        }
    }
    assert_valid("score", &Value::Array(answers[..2].to_vec()), "an array");
    // The output is byte for byte that of `serde_json` for the same data.
    assert_eq!(output.out, serde_json::to_string_pretty(&value).expect("JSON") + "\n");
    // In `jsonl` the same objects are lines; a sample is enough.
    let sample: Vec<String> = scenarios().into_iter().step_by(8).collect();
    let output = run_on_files(&sample, &["score", "--steps", "--format", "jsonl"]);
    assert_eq!(output.code, 0);
    assert_eq!(parse_lines(&output.out), answers.iter().step_by(8).cloned().collect::<Vec<_>>());
}

#[test]
fn json_is_understood_before_and_after_the_command() {
    let long = run_command(&["quick", "c=r c", "--format", "json"]);
    for short in [["--json", "quick", "c=r c"], ["quick", "--json", "c=r c"], ["quick", "c=r c", "--json"]] {
        assert_eq!(run_command(&short).out, long.out, "{short:?}");
    }
}

#[test]
fn a_quick_map_is_read_back() {
    let answer = read_data(&["quick", ". c*=r, c c\\c", "tower b1 1", "--format", "json"]);
    assert_valid("score", &answer, "a quick map");
    let read = answer["read_as"][0].as_str().expect("a line");
    assert_eq!(read, "Understood: b1 city S, 1 coat of arms, red; a2 city E; b2sw city W+L; b2ne city N+L.");
    let file = b"quick: 'c=r c'\nclaims: { red: { a1.city: 4 } }\n";
    let answer = parse_json(&run_with_input(&["settle", "--format", "json", "-"], file).out);
    assert_valid("settle", &answer, "a quick map with a claim");
    assert_eq!(answer["read_as"][0], "Understood: a1 city E, red; b1 city W.");
}

#[test]
fn labels_are_those_of_the_answer_in_words() {
    let mut tried = 0;
    let files: Vec<String> = scenarios().into_iter().step_by(3).collect();
    for board in [&["--board", "none"][..], &[]] {
        let words = run_on_files(&files, &[&["score"], board].concat()).out;
        let data = parse_json(&run_on_files(&files, &[&["score", "--format", "json"], board].concat()).out);
        let mut rest = words.as_str();
        for (n, file) in files.iter().enumerate() {
            // Each answer begins with the name of its file.
            let section = rest.strip_prefix(&format!("{file}\n")).expect("the name of the file");
            let (words, after) = match files.get(n + 1) {
                Some(next) => section.split_at(section.find(&format!("\n{next}\n")).expect("the next") + 1),
                None => (section, ""),
            };
            rest = after;
            for subject in list(&data[n]["subjects"]) {
                let Some(label) = subject["label"].as_str() else { continue };
                // The name may continue on the next line.
                let called = subject["called"].as_str().expect("words").split(' ').take(3);
                let separator = if label.ends_with(')') { " " } else { "  " };
                let label_line = format!("{label}{separator}{}", called.collect::<Vec<_>>().join(" "));
                assert!(words.contains(&label_line), "{file} {board:?}: {label_line}\n{words}");
                tried += 1;
            }
        }
    }
    assert!(tried > 150, "{tried} labels");
}

#[test]
fn a_field_that_shares_its_points_has_the_same_id_however_its_tile_was_turned() {
    let score_with_road = |road: &str, turn: &str| -> String {
        let text = format!(
            "players: [red]\n\
             board: [{{ name: a, at: [0, 0]{turn} }}, {{ name: b, at: [1, 0] }}, \
             {{ name: c, at: [2, 0] }}, {{ name: d, at: [0, 1] }}]\n\
             tiles:\n  a: {{ road: {road} }}\n  b: {{ city: [E, S], road: W }}\n  \
             c: {{ city: W }}\n  d: {{ road: N }}\n\
             meeples: {{ red: c.field@NL }}\nclaims: {{ red: {{ a.field@NL: 0 }} }}\n"
        );
        run_with_input(&["score", "-", "--rules", "rgg", "--format", "json"], text.as_bytes()).out
    };
    let shared = r#""shared":["a.field@NL"]"#;
    let bare = |told: String| told.split_whitespace().collect::<String>();
    let unturned = bare(score_with_road("ES", ""));
    assert!(unturned.contains(shared), "{unturned}");
    assert_eq!(unturned, bare(score_with_road("NW", ", turn: 180")));
}

#[test]
fn open_sides_are_told_with_what_they_face_and_where() {
    // West of a is no tile; b is a double-size tile; p faces its own gap, and an abbey, which ends features that run
    // into it.
    let text = "players: red\nboard: |\n  a b <\n  m p/. .\ntiles:\n  a: { city: [W, E] }\n  b: { city: [WS1], road: S2 }\n  m: { monastery: abbey }\n  p: { city: NWL }\nmeeples: { red: [a.city@W, b.road, p.city] }\n";
    let output = run_with_input(&["score", "--format", "json", "-"], text.as_bytes());
    assert_eq!(output.code, 0, "{}", output.err);
    let answer = parse_json(&output.out);
    let open_sides = |id: &str| {
        let mut subjects = answer["subjects"].as_array().into_iter().flatten();
        subjects.find(|s| s["id"] == id).map(|s| s["open"].clone()).unwrap_or_default()
    };
    let side = |tile: &str, side: &str, faces: &str, at: [i32; 2]| serde_json::json!({ "tile": tile, "side": side, "faces": faces, "at": at });
    assert_eq!(open_sides("a.city@W"), Value::Array(vec![side("a", "W", "empty", [-1, 0])]));
    assert_eq!(open_sides("b.road"), Value::Array(vec![side("b", "S2", "empty", [2, 1])]));
    let city = vec![side("p", "L", "gap", [1, 1])];
    assert_eq!(open_sides("a.city@E"), Value::Array(city));
}

fn check_references(answer: &Value, file: &str) {
    let ids: BTreeSet<String> = list(&answer["subjects"]).iter().map(|s| s["id"].to_string()).collect();
    let laws = list(&answer["laws"]);
    let mut named_laws: BTreeSet<u64> = BTreeSet::new();
    let mut cited_ids: BTreeSet<String> = BTreeSet::new();
    for law in laws {
        cited_ids.extend(list(&law["citations"]).iter().map(|c| c["id"].to_string()));
    }
    for verdict in list(&answer["subjects"]).iter().flat_map(|s| list(&s["verdicts"])) {
        named_laws.insert(verdict["law"].as_u64().expect("a place"));
        for part in list(&verdict["outcomes"]).iter().chain([verdict]) {
            assert_ne!(part["text"], "", "{file}: a verdict says nothing");
        }
    }
    let places: BTreeSet<u64> = (0_u64..).take(laws.len()).collect();
    assert_eq!(named_laws, places, "{file}: every law is named, and is there");
    let full_citations: BTreeSet<String> = list(&answer["citations"]).iter().map(|c| c["id"].to_string()).collect();
    assert_eq!(cited_ids, full_citations, "{file}: what is cited is there in full");
    let mut rows = BTreeSet::new();
    for row in list(&answer["table"]["rows"]) {
        assert!(list(&row["subjects"]).iter().all(|id| ids.contains(&id.to_string())), "{file}");
        let row = (row["subjects"].to_string(), row["text"].to_string());
        assert!(rows.insert(row.clone()), "{file}: two outcomes have the row {row:?}");
    }
    assert!(answer["table"].is_object(), "{file}");
}

#[test]
fn claims_and_expectations_are_as_the_schemas_say() {
    let claiming: Vec<String> = scenarios()
        .into_iter()
        .filter(|file| read_file(file).lines().any(|line| line.starts_with("claims:")))
        .collect();
    let files: Vec<&str> = claiming.iter().map(String::as_str).collect();
    let settlements = read_data(&[&["settle", "--format", "json"], &files[..]].concat());
    assert_eq!(settlements.as_array().map(Vec::len), Some(files.len()));
    for (file, settlement) in files.iter().zip(settlements.as_array().into_iter().flatten()) {
        assert_valid("settle", settlement, file);
    }
    let output = run_command(&[&["settle", "--format", "jsonl"], &files[..]].concat());
    assert_eq!(Value::Array(parse_lines(&output.out)), settlements);
    assert_eq!(read_data(&["settle", "--format", "json", files[0]]), settlements[0]);

    let run = read_data(&["check", "--format", "json", "scenarios"]);
    assert_valid("check", &run, "the corpus");
    assert_eq!(run["scenarios"], scenarios().len());
    let output = run_command(&["check", "--format", "jsonl", "scenarios"]);
    assert_eq!(output.out.lines().count(), scenarios().len());
    for line in parse_lines(&output.out) {
        assert_valid("check", &line, "a line");
    }
    let run = read_data(&["check", "--quiet", "--format", "json", "scenarios"]);
    assert_eq!(run["files"], Value::Array(Vec::new()));
    let output = run_command(&["check", "--format", "json", "tests/cmd/disputed.yaml"]);
    assert_eq!(output.code, 1);
    let run = parse_json(&output.out);
    assert_valid("check", &run, "what fails");
    let failures = run["files"].as_array().into_iter().flatten().filter(|f| f["status"] == "fails");
    assert!(failures.count() > 0);
}

#[test]
fn differences_are_as_the_schema_says() {
    let ids: Vec<&str> = RuleSet::ids().collect();
    for (n, pair) in ids.windows(2).enumerate() {
        // The whole corpus for the first pair, and a part of it for every other pair.
        let folder = if n == 0 { "scenarios" } else { "scenarios/city" };
        let difference = read_data(&["diff", "--format", "json", pair[0], pair[1], folder]);
        assert_valid("diff", &difference, &pair.join(" "));
        if n > 0 {
            continue;
        }
        let line = run_command(&["diff", "--format", "jsonl", pair[0], pair[1], "scenarios"]);
        assert_eq!(parse_lines(&line.out), [difference]);
    }
    for args in [&["2021", "2021"][..], &["2018-05", "now"], &["2014", "2015"]] {
        let difference = read_data(&[&["diff", "--format", "json"], args].concat());
        assert_valid("diff", &difference, &args.join(" "));
    }
}

#[test]
fn whatever_can_be_explained_is_as_the_schema_says() {
    let format = Output::Explanations.format("json").expect("JSON");
    let mut ids: Vec<&str> = RuleSet::ids().collect();
    for question in questions() {
        ids.push(question.id);
        ids.extend(question.rulings.iter().map(Ruling::id));
    }
    ids.extend(sources().iter().map(|source| source.id));
    ids.extend(MECHANICS.iter().map(|mechanic| mechanic.name()));
    ids.extend(forms().map(|(_, form)| form.ask));
    ids.extend(report::CODES.iter().map(|code| code.word));
    ids.extend(report::TOPICS.iter().map(|topic| topic.word));
    ids.extend(["problems", "mechanics", "2018-05-01", "2014-10-01"]);
    ids.extend(["2015–2020", "2021–", "com,h1", "others", "unofficial", "2015+", "your table"]);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for id in ids {
        let listing =
            report::explain(id, carcassonne_text::Language::ENGLISH).unwrap_or_else(|help| panic!("{id}: {help}"));
        let mut out = Vec::new();
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        format.write_listing(&listing, &mut sheet).expect("written");
        let value: Value = serde_json::from_slice(&out).expect("JSON");
        assert_valid("explain", &value, id);
        let kind = value["kind"].as_str().expect("a kind").to_owned();
        if kind != "rule-set" {
            assert_eq!(value["id"], id);
        }
        *kinds.entry(kind).or_default() += 1;
    }
    let known = list(&SCHEMAS_BY_NAME["explain"]["anyOf"]);
    assert_eq!(kinds.len(), known.len(), "every kind is tried: {kinds:?}");
    assert_valid("explain", &read_data(&["explain", "city", "--format", "json"]), "city");
}

#[test]
fn listings_are_as_the_schemas_say() {
    let check_listing = |args: &[&str], schema: &str, key: &str, count: Option<usize>| {
        let listing = read_data(&[args, &["--format", "json"]].concat());
        assert_valid(schema, &listing, &args.join(" "));
        let items = listing[key].as_array().expect("a list");
        assert_eq!(items.len(), count.unwrap_or(items.len()), "{args:?}");
        let output = run_command(&[args, &["--format", "jsonl"]].concat());
        let lines = parse_lines(&output.out);
        assert_eq!(lines.len(), items.len(), "{args:?}");
        for (line, item) in lines.iter().zip(items) {
            assert_valid(schema, line, &args.join(" "));
            let item = item.as_object().expect("an object");
            assert!(item.iter().all(|(key, value)| line[key] == *value), "{line}");
        }
    };
    let rulings = questions().iter().map(|q| q.rulings.len()).sum();
    check_listing(&["rulings"], "rulings", "rulings", Some(rulings));
    check_listing(&["rulings", "gap", "--source", "2e"], "rulings", "rulings", None);
    check_listing(&["rules"], "rules", "rule_sets", Some(RuleSet::ids().count()));
    check_listing(&["sources"], "sources", "sources", Some(sources().len()));
    check_listing(&["sources", "2e"], "sources", "sources", Some(1));
    check_listing(&["tiles"], "tiles", "tiles", Some(CATALOGUE.len()));
    check_listing(&["tiles", "II-09"], "tiles", "tiles", Some(1));
    check_listing(&["find", "halves"], "find", "hits", Some(10));
    check_listing(&["find", "--all", "Kloster", "draggon"], "find", "hits", None);
    for source in sources() {
        if carcassonne_law::source_places(source.id).is_some() {
            check_listing(&["sources", source.id, "--places"], "places", "places", None);
        }
    }
}

/// Checks the result of a refused command: data on both streams, and exit code 2. Returns both.
fn check_refused(told: &CommandOutput, schema: &str, label: &str) -> (Value, Value) {
    assert_eq!(told.code, 2, "{label}: {} {}", told.out, told.err);
    let (out, err) = (parse_json(&told.out), parse_json(&told.err));
    assert_valid(schema, &out, label);
    assert_valid("problems", &err, label);
    (out, err)
}

#[test]
fn problems_are_data_too() {
    let faulty = "tests/faulty/meeple-on-nothing.yaml";
    let valid_file = "scenarios/city/pair-closes-city.yaml";
    // A single file: its problems replace its answer.
    let (out, err) = check_refused(&run_command(&["score", "--format", "json", faulty]), "score", faulty);
    assert_eq!(out, err);
    let first = &out["problems"][0];
    assert_eq!(first["code"], "board::edges");
    assert_eq!(first["file"], faulty);
    assert_eq!((&first["line"], &first["column"], &first["length"]), (&2.into(), &6.into(), &1.into()));
    let blocks = documents::fenced_blocks(&read_file(documents::JSON), "json");
    let shown = blocks.first().expect("a problem");
    assert_eq!(out["problems"][1], parse_json(shown), "as {} shows it", documents::JSON);

    // Several files: each keeps its place, independently of the others.
    let args = ["score", "--format", "json", faulty, valid_file, "none.yaml", "tests/faulty/house.yaml"];
    let (out, err) = check_refused(&run_command(&args), "score", "four files");
    let fault = |n: usize| out[n]["problems"][0]["file"].as_str().map(str::to_owned);
    let wanted = [Some(faulty.to_owned()), None, Some("none.yaml".to_owned()), Some(args[6].to_owned())];
    assert_eq!([0, 1, 2, 3].map(fault), wanted);
    assert_eq!(out[1]["scenario"]["file"], valid_file);
    let problem_count: usize = [0, 2, 3].iter().filter_map(|n| out[*n]["problems"].as_array()).map(Vec::len).sum();
    assert_eq!(err["problems"].as_array().map(Vec::len), Some(problem_count));

    let output = run_command(&["score", "--format", "jsonl", faulty, valid_file]);
    let [first, second] = parse_lines(&output.out).try_into().expect("two lines");
    assert_eq!(parse_json(&output.err), first);
    assert_eq!((output.code, output.err.lines().count()), (2, 1));
    assert_eq!(second["scenario"]["file"], valid_file);

    // Claims behave alike, and a file without claims is refused.
    let unclaimed = "scenarios/city/abbey-across-a-gap.yaml";
    let args = ["settle", "--format", "json", unclaimed, valid_file, faulty];
    let (out, _) = check_refused(&run_command(&args), "settle", "three files");
    assert_eq!(out[0]["problems"][0]["code"], "key::missing");
    assert_eq!(out[1]["scenario"]["file"], valid_file);
    assert_eq!(out[2]["problems"][0]["file"], faulty);
    check_refused(&run_command(&["settle", "--format", "json", unclaimed]), "settle", unclaimed);

    let (out, err) =
        check_refused(&run_command(&["check", "--format", "json", faulty, valid_file]), "check", "a folder");
    let status: Vec<&str> =
        out["files"].as_array().into_iter().flatten().filter_map(|f| f["status"].as_str()).collect();
    assert_eq!(status, ["refused", "holds"]);
    assert_eq!(out["files"][0]["problems"], err["problems"]);
    let output = run_command(&["diff", "--format", "json", "2020", "2021", faulty, valid_file]);
    check_refused(&output, "diff", "two files");
}

#[test]
fn what_is_not_about_a_file_is_data_too() {
    for [command_line, code] in common::table_rows(include_str!("refused_commands.tsv")) {
        let output = run_command(&[&running::split_words(command_line)[..], &["--format", "json"]].concat());
        let (out, err) = check_refused(&output, "problems", command_line);
        assert_eq!(out, err, "{command_line}: with no answer, the problems stand in its place");
        assert_eq!(out["problems"][0]["code"], code, "{command_line}: {out}");
        assert!(out["problems"][0]["help"].is_string(), "{command_line}: {out}");
    }
}

#[test]
fn notes_are_data_on_standard_error() {
    let output =
        run_command(&["score", "--format", "json", "--as-of", "2015", "scenarios/monastery/fifteen-halves.yaml"]);
    assert_eq!(output.code, 0);
    assert_valid("score", &parse_json(&output.out), "the answer");
    let err = parse_json(&output.err);
    assert_valid("problems", &err, "the notes");
    assert_eq!(err["problems"], Value::Array(Vec::new()));
    assert_eq!(err["notes"][0]["file"], "scenarios/monastery/fifteen-halves.yaml");
    assert!(err["notes"][0]["text"].as_str().expect("text").starts_with("\"2015\" means the day"));
}

#[test]
fn whatever_is_typed_the_output_is_json() {
    let inputs: [&[u8]; 8] = [
        b"",
        b"\n# nothing\n",
        b"board: |\n  a\xff\n",
        b"question: \"8 \\\"or\\\" 10 \\u001b[31m\\\\ </script>?\"\nplayers: ['a\"b', \"c\\\\d\"]\nboard: |\n  D\nmeeples: { 'a\"b': D.city }\n",
        b"board: [",
        b"a: &a [*a, *a]\nboard: *a\n",
        b"\xef\xbb\xbfboard: |\r\n  D\r\n",
        b"board: |\n  D E\n  \xe2\x80\xae\n",
    ];
    for input in inputs {
        for command in ["score", "settle", "check"] {
            for format in ["json", "jsonl"] {
                let output = run_with_input(&[command, "--format", format, "-"], input);
                let label = format!("{command} on {:?}", String::from_utf8_lossy(input));
                assert_valid(command, &parse_json(&output.out), &label);
                assert!(output.err.is_empty() == (output.code == 0), "{label}: {}", output.err);
                if output.code != 0 {
                    let err = parse_json(&output.err);
                    assert_valid("problems", &err, &label);
                    assert_eq!(err["problems"][0]["file"], "standard input", "{label}");
                }
            }
        }
    }
}

#[test]
fn a_long_chain_is_named_once() {
    // Lone halves that show only field: each gap has a tile to its east and to its south.
    let side = 40;
    let row = format!("  {}\n", vec!["x/."; side].join(" "));
    let text = format!("board: |\n{}tiles: {{ x: {{}} }}\n", row.repeat(side));
    let output = run_with_input(&["score", "--format", "json", "-"], text.as_bytes());
    assert_eq!(output.code, 0, "{}", output.err);
    let answer = parse_json(&output.out);
    assert_valid("score", &answer, "a chain");
    let subjects = answer["subjects"].as_array().expect("subjects");
    let groups = answer["groups"].as_array().expect("groups");
    let [group] = &groups[..] else { panic!("{} groups", groups.len()) };
    assert_eq!(group.as_array().map(Vec::len), Some(subjects.len()));
    for outcome in subjects.iter().filter_map(|s| s["verdicts"][0]["outcomes"].as_array()).flatten() {
        let named_count = outcome["same_as"].as_array().map_or(0, Vec::len);
        let more_count = outcome["same_as_more"].as_u64().and_then(|n| usize::try_from(n).ok());
        match outcome["group"].as_u64() {
            None => assert_eq!((named_count, more_count), (0, None)),
            Some(place) => {
                assert_eq!((place, named_count), (0, 0));
                assert_eq!(more_count, Some(subjects.len() - 1));
            }
        }
    }
    assert!(output.out.len() < 3_000 * subjects.len(), "{} bytes", output.out.len());
    assert!(answer.get("table").is_none(), "there are too many subjects for a table");
}

#[test]
fn every_key_of_the_schemas_is_closed_and_described() {
    for (name, schema) in SCHEMAS_BY_NAME.iter() {
        visit_parts(schema, "", &mut |_, part| {
            target_of(schema, part);
        });
        if ["scenario", "house"].contains(&name.as_str()) {
            continue;
        }
        assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema", "{name}");
        assert_eq!(schema["$id"], format!("{name}.schema.json"));
        visit_parts(schema, "", &mut |pointer, part| {
            let keys = part.get("properties").and_then(Value::as_object);
            // A key may itself be named `properties`.
            let Some(keys) = keys.filter(|_| part.get("type").is_some_and(Value::is_string)) else { return };
            assert_eq!(part["additionalProperties"], Value::Bool(false), "{name} at {pointer}");
            for (key, value) in keys {
                let description = description_of(schema, value);
                assert!(description.len() > 3, "`{key}` is not described in {name} at {pointer}");
            }
        });
    }
}

/// Checks that an answer consists of words, numbers, players and places: no text in it is a sentence, except the names
/// of players and scores from the file.
fn assert_is_data(answer: &Value, players: &BTreeSet<String>, path: &str) {
    match answer {
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
        Value::String(text) => {
            let is_exempt = path.ends_with("/called") || players.contains(text);
            assert!(is_exempt || !text.contains(' '), "a sentence at {path}: {text}");
        }
        Value::Array(all) => all.iter().for_each(|item| assert_is_data(item, players, path)),
        Value::Object(keys) => {
            for (key, value) in keys {
                assert!(players.contains(key) || !key.contains(' '), "a sentence at {path}: {key}");
                assert_is_data(value, players, &format!("{path}/{key}"));
            }
        }
    }
}

/// Checks that every clause has its sentence beside it.
fn check_sentences(answer: &Value, text: &Value, path: &str) {
    for (key, clauses) in answer.as_object().into_iter().flatten() {
        let clauses = clauses.as_array().map_or(&[][..], Vec::as_slice);
        if key == "rows" {
            for (n, row) in clauses.iter().enumerate() {
                check_sentences(row, &text["rows"][n], &format!("{path}/rows/{n}"));
            }
        } else if clauses.iter().any(|one| one["word"].is_string()) {
            let sentence_count = text[key].as_array().map(Vec::len).unwrap_or_default();
            let least = if key == "choice" { 1 } else { clauses.len() };
            assert!(sentence_count >= least, "{path}: {key} has {sentence_count} sentences for {clauses:?}");
        }
    }
}

/// Visits each key of this name in a value, with the object that has it.
fn visit_key<'v>(value: &'v Value, name: &str, visit: &mut impl FnMut(&'v Value, &'v Value)) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| visit_key(one, name, visit)),
        Value::Object(keys) => {
            for (key, child) in keys {
                if key == name {
                    visit(child, value);
                }
                visit_key(child, name, visit);
            }
        }
        _ => {}
    }
}

#[test]
fn answers_are_data_with_sentences_beside_them() {
    let mut words: BTreeSet<String> = BTreeSet::new();
    let mut tried = 0;
    for command in ["score", "settle"] {
        let files: Vec<String> = scenarios();
        let args = [command, "--format", "jsonl"];
        let args = args.into_iter().chain(files.iter().map(String::as_str));
        for document in parse_lines(&run_command(&args.collect::<Vec<_>>()).out) {
            let players = document["scenario"]["players"].as_array().cloned().unwrap_or_default();
            let players = players.iter().filter_map(Value::as_str).map(str::to_owned).collect();
            visit_key(&document, "answer", &mut |answer, parent| {
                assert_is_data(answer, &players, &document["scenario"]["file"].to_string());
                if parent["player"].is_null() {
                    check_sentences(answer, &parent["answer_text"], &document["scenario"]["file"].to_string());
                }
                visit_key(answer, "word", &mut |word, _| {
                    words.extend(word.as_str().map(str::to_owned));
                });
                tried += 1;
            });
        }
    }
    assert!(tried > 800, "{tried} answers");
    let known: BTreeSet<String> = CLAUSES.iter().map(|clause| clause.word.to_owned()).collect();
    assert!(words.is_subset(&known), "{:?}", words.difference(&known));
    assert!(words.len() > 90, "{} words of {}", words.len(), known.len());
}

#[test]
fn every_object_says_the_version_of_the_program() {
    for args in include_str!("json_commands.txt").lines().map(running::split_words) {
        for format in ["json", "jsonl"] {
            if args[0] == "explain" && format == "jsonl" {
                continue;
            }
            let output = run_command(&[&args[..], &["--format", format]].concat());
            let answers = if format == "json" { vec![parse_json(&output.out)] } else { parse_lines(&output.out) };
            let problems = match format {
                "json" if !output.err.is_empty() => vec![parse_json(&output.err)],
                _ => parse_lines(&output.err),
            };
            assert!(!answers.is_empty(), "{args:?}");
            for object in answers.iter().chain(&problems) {
                let mut keys = object.as_object().expect("an object").keys();
                assert_eq!(keys.next().map(String::as_str), Some("schema_version"), "{object}");
                assert_eq!(keys.next().map(String::as_str), Some("oracle_version"), "{object}");
                assert_eq!(object["oracle_version"], env!("CARGO_PKG_VERSION"), "{args:?}");
            }
        }
    }
    for text in [". c*=r, c c\\c", "no map", "board: [", ""] {
        let reply = parse_json(&typing::answer(text));
        assert_eq!(reply["oracle_version"], env!("CARGO_PKG_VERSION"), "{text}");
    }
}

#[test]
fn every_schema_is_printed_and_is_the_one_of_the_folder() {
    let listing = run_command(&["schema"]);
    assert_eq!((listing.code, listing.err.as_str()), (0, ""));
    let files = common::files(&root().join("schema"));
    assert_eq!(files.len(), SCHEMAS.len() + 1, "all of the folder, but what they have in common");
    for schema in &SCHEMAS {
        assert!(listing.out.contains(&format!("{:<10}", schema.name)), "{}", listing.out);
        let text = read_file(format!("schema/{}.schema.json", schema.name));
        for name in schema.others.iter().chain([&schema.name]) {
            let output = run_command(&["schema", name]);
            assert_eq!((output.code, &output.out), (0, &text), "{name}");
        }
    }
    // Every command that prints JSON has a schema.
    let mut program = Cli::command();
    program.build();
    for command in program.get_subcommands() {
        let formats = command.get_arguments().find(|arg| arg.get_id() == "format");
        let formats = formats.map(clap::Arg::get_possible_values).unwrap_or_default();
        let has_json = formats.iter().any(|format| format.get_name() == "json");
        assert_eq!(Schema::find(command.get_name()).is_some(), has_json, "{}", command.get_name());
    }
    for (name, message) in [
        ("scor", "error: there is no schema for `scor`\n  help: did you mean `score`?"),
        ("man", "error: `oracle man` prints no JSON\n"),
    ] {
        let output = run_command(&["schema", name]);
        assert_eq!((output.code, output.out.as_str()), (2, ""));
        assert!(output.err.starts_with(message), "{}", output.err);
    }
}

/// Runs a block of the document with an interpreter; `None` where that is not installed.
fn run_block(interpreter: &str, block: &str) -> Option<(String, String, i32)> {
    let mut program = std::process::Command::new(interpreter);
    program.arg("--version").stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    program.status().ok().filter(std::process::ExitStatus::success)?;
    let oracle = running::program();
    let folder = std::path::Path::new(oracle.get_program()).parent().expect("a folder");
    let others = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&others));
    let path = std::env::join_paths(folders).expect("folders");
    let mut program = std::process::Command::new(interpreter);
    program.arg("-").env("PATH", path).env("ORACLE_CONFIG", "").current_dir(root());
    Some(running::run_to_completion(&mut program, block.as_bytes()))
}

#[test]
fn what_the_document_shows_in_other_languages_runs() {
    let page = read_file(documents::JSON);
    for (language, interpreter, lines, expected) in [
        ("python", "python3", 2, "a.city settled {'red': 8}"),
        ("js", "node", 2, "red on a.city is wrong under the 2021 rules"),
    ] {
        let [block] = &documents::fenced_blocks(&page, language)[..] else { panic!("one in {language}") };
        let Some((out, err, code)) = run_block(interpreter, block) else { continue };
        assert_eq!((code, err.as_str()), (0, ""), "{interpreter}");
        assert!(out.lines().count() >= lines && out.contains(expected), "{interpreter}: {out}");
    }
}
