//! The schemas in `schema/`, compared with the program.
//!
//! Editors follow the schema, the program its own reader. Therefore every key of a schema is tried on the program, in the
//! scenarios of the project and in samples; every object that a schema closes is tried with an unknown key, every number
//! beside its bounds, and the words to choose from are compared with the program's.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_board::geometry::Corner;
use carcassonne_board::tiles::{MonasteryKind, Symbol};
use carcassonne_law::{House, QuestionId};
use carcassonne_position::{FeatureKind, Figure, Status};
use carcassonne_rules::mechanics::forms;
use carcassonne_text::{Node, RefusedText, Span, Value as Yaml, parse};
use carcassonne_typing::repairs;
use serde_json::{Map, Value};

use crate::asks::sample_scenarios;
use crate::project::{read_file, root, scenario_files, source};
use crate::valid::{description_of, find_fault, list, part_at, read_schema, target_of, to_json, visit_parts};

/// Scenarios with keys that no scenario of the project has, apart by lines of three hyphens.
const SAMPLES: &str = include_str!("key_samples.txt");

/// A scenario that asks many questions, and after three hyphens a line for each key of an answer: the question by its
/// name, and the key with a value.
const ANSWER_SAMPLES: &str = include_str!("answer_samples.txt");

/// The places of an answer's keys: in the schema, and in a text that has `??` for the question and `@@` for the keys; with
/// samples of the keys that do not depend on the question.
const ANSWER_PLACES: [(&str, &str, &[&str]); 3] = [
    ("longAskClaim", "claims: { red: { ??: { @@ } } }\n", &["points: { red: 8 }", "complete: true"]),
    ("askOutcome", "expect: { ask: ??, outcomes: { @@ } }\n", &["complete: false", "points: {}", "worth: 1"]),
    (
        "askExpectation",
        "expect: { ask: ??, @@ }\n",
        &[
            "complete: false",
            "points: {}",
            "worth: 1",
            "status: settled",
            "outcomes: [{ worth: 1 }, { worth: 2 }]",
            "under: rest, worth: 1",
        ],
    ),
];

/// The only question that is not asked under `ask`.
const TURN: &str = "turn";

/// Returns the questions of `scenario` with only the one of a name, and with the turn if the question is about it.
fn question_text(scenario: &str, question: &str) -> String {
    let entry = format!("  - {{ id: {question}, ");
    let is_of_turn =
        question == TURN || scenario.lines().any(|line| line.starts_with(&entry) && line.contains("message: "));
    let is_kept = |line: &&str| {
        if line.starts_with("  - ") {
            line.starts_with(&entry)
        } else if line.starts_with("turn: ") {
            is_of_turn
        } else {
            question != TURN || *line != "ask:"
        }
    };
    scenario.lines().filter(is_kept).flat_map(|line| [line, "\n"]).collect()
}

/// Returns a scenario for each key of an answer at each place for one.
fn answer_scenarios() -> Vec<String> {
    let (scenario, keys) = ANSWER_SAMPLES.split_once("---\n").expect("two parts");
    let asked = keys.lines().map(|line| line.split_once(' ').expect("a question and a key"));
    let asked: Vec<(&str, &str)> = asked.collect();
    let of_place = |(_, text, fixed): &(&str, &str, &'static [&'static str])| {
        let all = fixed.iter().map(|sample| ("tower", *sample)).chain(asked.iter().copied());
        let write = |(question, sample): (&str, &str)| {
            question_text(scenario, question) + &text.replace("??", question).replace("@@", sample)
        };
        all.map(write).collect::<Vec<_>>()
    };
    ANSWER_PLACES.iter().flat_map(of_place).collect()
}

/// Returns a scenario for each symbol that a tile may show.
fn symbol_scenarios() -> impl Iterator<Item = String> {
    Symbol::WORDS.into_iter().map(|word| {
        // A garden is on one space, a castle on two.
        let spaces = if word == "garden" { "a" } else { "a  <" };
        format!("board: |\n  {spaces}\ntiles: {{ a: {{ {word}: true }} }}\n")
    })
}

/// Returns every text on which the schema and the program are compared; those of the project come last.
fn all_texts() -> Vec<String> {
    let samples = SAMPLES.split("---\n").map(str::to_owned).chain(sample_scenarios());
    let files = scenario_files().into_iter().map(read_file);
    samples.chain(answer_scenarios()).chain(symbol_scenarios()).chain(files).collect()
}

/// The input that is recognized and refused as not judged yet; it belongs in the schema once it is judged.
const NOT_JUDGED: [(&str, &str); 2] = [
    ("messenger", "board: |\n  B\nmeeples: { red: messenger B.monastery }\n"),
    ("vineyard", "board: |\n  a\ntiles: { a: { vineyard: true } }\nmeeples: { red: a.vineyard }\n"),
];

fn property_keys(object: &Value) -> BTreeSet<&str> {
    object["properties"].as_object().expect("properties").keys().map(String::as_str).collect()
}

/// Returns the words of an `enum`, sorted; numbers and booleans are written as they are typed.
fn enum_words(values: &Value) -> BTreeSet<String> {
    let word = |v: &Value| v.as_str().map_or_else(|| v.to_string(), str::to_owned);
    values["enum"].as_array().expect("an enum").iter().map(word).collect()
}

/// The codes of a text without problems.
const NO_CODES: [&str; 0] = [];

fn problem_codes<T>(read: Result<T, RefusedText>) -> Vec<&'static str> {
    read.err().iter().flat_map(RefusedText::problems).map(|p| p.code().word()).collect()
}

fn scenario_codes(text: &str) -> Vec<&'static str> {
    problem_codes(repairs::open(&source("sample", text)))
}

fn house_codes(text: &str) -> Vec<&'static str> {
    problem_codes(House::read(&source("sample", text)))
}

/// A key with its value in a text, in a map that has the form of a part of the schema.
struct FoundKey<'t> {
    text: &'t str,
    map: Span,
    /// The value if it is a single one, with its place.
    value: Option<(String, Span)>,
    /// The place of the last value of the map.
    last: Span,
}

impl FoundKey<'_> {
    /// Returns the text with another value of the key.
    fn with_value(&self, value: &str) -> String {
        let (_, span) = self.value.as_ref().expect("a single value");
        [&self.text[..span.range().start], value, &self.text[span.range().end..]].concat()
    }

    /// Returns the text with one more key at the end of the map.
    fn with_key(&self, entry: &str) -> String {
        let (start, end) = (self.map.range().start, self.last.range().end);
        let (before, after) = self.text.split_at(self.text[..end].trim_end().len());
        let line = self.text[..start].rsplit('\n').next().unwrap_or_default();
        let is_in_braces = self.text[start..].starts_with('{');
        let parting = if is_in_braces { ", ".to_owned() } else { format!("\n{}", " ".repeat(line.len())) };
        format!("{before}{parting}{entry}{after}")
    }
}

/// The first of all texts that has a certain key at a certain part of the schema, for each.
type FoundKeys<'t> = BTreeMap<(String, String), FoundKey<'t>>;

/// Adds to `found` the keys of a value and of all its parts, by the parts of the schema whose form they have.
fn collect_keys<'t>(schema: &Value, pointer: &str, text: &'t str, node: &Node, found: &mut FoundKeys<'t>) {
    let part = part_at(schema, pointer);
    if let Some(target) = part.get("$ref").and_then(Value::as_str) {
        collect_keys(schema, target.trim_start_matches('#'), text, node, found);
    }
    let read = to_json(node);
    for (n, form) in list(&part["anyOf"]).iter().enumerate() {
        if find_fault(schema, form, &read, "").is_none() {
            collect_keys(schema, &format!("{pointer}/anyOf/{n}"), text, node, found);
        }
    }
    match &node.value {
        Yaml::List(items) if part.get("items").is_some() => {
            for item in items {
                collect_keys(schema, &format!("{pointer}/items"), text, item, found);
            }
        }
        Yaml::Map(entries) => {
            let last = entries.last().map_or(node.span, |(_, value)| value.span);
            for (key, value) in entries {
                let word = key.text().unwrap_or_default();
                let inner = if part["properties"].get(word).is_some() {
                    let single = value.text().map(|text| (text.to_owned(), value.span));
                    let key = FoundKey { text, map: node.span, value: single, last };
                    found.entry((pointer.to_owned(), word.to_owned())).or_insert(key);
                    format!("properties/{word}")
                } else if part["patternProperties"].get("\\.").is_some() && word.contains('.') {
                    "patternProperties/\\.".to_owned()
                } else if part["additionalProperties"].is_object() {
                    "additionalProperties".to_owned()
                } else {
                    continue;
                };
                collect_keys(schema, &format!("{pointer}/{inner}"), text, value, found);
            }
        }
        Yaml::List(_) | Yaml::Scalar(..) => {}
    }
}

/// Returns the keys of some texts, each of which both the program and the schema accept.
fn keys_of<'t>(schema: &Value, texts: &'t [String]) -> FoundKeys<'t> {
    let mut found = FoundKeys::new();
    for text in texts {
        assert_eq!(scenario_codes(text), NO_CODES, "{text}");
        let node = parse(&source("sample", text.as_str())).expect("YAML");
        assert_eq!(find_fault(schema, schema, &to_json(&node), ""), None, "{text}");
        collect_keys(schema, "", text, &node, &mut found);
    }
    found
}

#[test]
fn every_key_of_the_schemas_is_accepted_and_no_other() {
    let (schema, texts) = (read_schema("scenario"), all_texts());
    let found = keys_of(&schema, &texts);
    let mut unseen = Vec::new();
    visit_parts(&schema, "", &mut |pointer, part| {
        let keys = part.get("properties").and_then(Value::as_object).into_iter().flat_map(Map::keys);
        // The questions of the rulebook are tried one by one.
        if pointer != "/properties/rules" && part.get("properties").is_some_and(Value::is_object) {
            assert_eq!(part["additionalProperties"], Value::Bool(false), "at `{pointer}`");
            unseen.extend(keys.map(|key| (pointer.to_owned(), key.clone())).filter(|key| !found.contains_key(key)));
        }
    });
    assert_eq!(unseen, [], "write a scenario with each of these keys into tests/key_samples.txt");
    for ((pointer, key), found) in &found {
        let invented = found.with_key("invented: 1");
        let expected = if pointer == "/properties/rules" { "rule::unknown" } else { "key::unknown" };
        assert_eq!(scenario_codes(&invented), [expected], "`{key}` at `{pointer}` in\n{invented}");
        let read = to_json(&parse(&source("sample", invented.as_str())).expect("YAML"));
        assert_ne!(find_fault(&schema, &schema, &read, ""), None, "{invented}");
    }
}

#[test]
fn every_key_of_house_rules_is_accepted_and_no_other() {
    let schema = read_schema("house");
    let samples = [
        ("name", "name: Ours, rules: {}"),
        ("over", "over: 2018-05, name: Ours, rules: {}"),
        ("rules", "rules: { gap.field: { reading: joins, because: agreed } }, name: Ours"),
    ];
    assert_eq!(property_keys(&schema), samples.iter().map(|(key, _)| *key).collect());
    assert_eq!(schema["additionalProperties"], Value::Bool(false));
    for (_, keys) in samples {
        assert_eq!(house_codes(&format!("{{ {keys} }}\n")), NO_CODES, "{keys}");
        assert_eq!(house_codes(&format!("{{ {keys}, invented: 1 }}\n")), ["key::unknown"], "{keys}");
    }
}

#[test]
fn every_form_of_a_question_is_offered() {
    let schema = read_schema("scenario");
    let words: BTreeSet<&str> = forms().map(|(_, form)| form.ask).filter(|word| *word != TURN).chain(["id"]).collect();
    assert_eq!(property_keys(part_at(&schema, "/$defs/ask")), words);
    for (_, form) in forms() {
        let read = to_json(&parse(&source("sample", form.example)).expect("YAML"));
        let (part, value) = if form.ask == TURN { ("turn", &read[TURN]) } else { ("ask", &read) };
        assert_eq!(find_fault(&schema, &schema["$defs"][part], value, ""), None, "{}", form.example);
    }
}

#[test]
fn every_number_has_the_bounds_of_the_program() {
    let (schema, texts) = (read_schema("scenario"), all_texts());
    let mut tried = 0;
    for ((pointer, key), found) in keys_of(&schema, &texts) {
        let number = &part_at(&schema, &pointer)["properties"][&key];
        let bounds = number["minimum"].as_i64().zip(number["maximum"].as_i64());
        let (Some((least, most)), Some(_)) = (bounds, &found.value) else { continue };
        for n in [least - 1, least, most, most + 1] {
            let sample = found.with_value(&n.to_string());
            let expected: &[&str] = if (least..=most).contains(&n) { &[] } else { &["number::range"] };
            assert_eq!(scenario_codes(&sample), expected, "`{key}` at `{pointer}` in\n{sample}");
        }
        tried += 1;
    }
    assert!(tried >= 10, "{tried} numbers tried");
}

#[test]
fn every_key_is_described_with_an_example() {
    for schema in [read_schema("scenario"), read_schema("house")] {
        visit_parts(&schema, "", &mut |pointer, part| {
            target_of(&schema, part);
            for (key, value) in part.get("properties").and_then(Value::as_object).into_iter().flatten() {
                let description = description_of(&schema, value);
                assert!(description.contains("xample"), "`{key}` at `{pointer}`: {description}");
            }
        });
    }
}

#[test]
fn what_is_not_judged_yet_is_not_offered() {
    let schema = read_schema("scenario");
    for (word, text) in NOT_JUDGED {
        let found = scenario_codes(text);
        let is_judged = found.iter().all(|code| !code.starts_with("not-judged"));
        assert!(!is_judged, "`{word}` is judged now ({found:?}): add it to the schema\n{text}");
    }
    for pointer in ["", "/$defs/expectation"] {
        let offered = property_keys(part_at(&schema, pointer));
        assert!(NOT_JUDGED.iter().all(|(word, _)| !offered.contains(word)), "at `{pointer}`");
    }
}

#[test]
fn words_to_choose_from_are_the_programs_own() {
    let schema = read_schema("scenario");
    let offered = |pointer: &str| enum_words(part_at(&schema, &format!("/$defs/{pointer}")));
    let word_set = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect::<BTreeSet<_>>();
    let mut kinds: Vec<&str> = MonasteryKind::NAMED.iter().map(|k| k.word()).collect();
    kinds.retain(|word| NOT_JUDGED.iter().all(|(later, _)| later != word));
    kinds.extend(["true", "false"]);
    assert_eq!(offered("tile/properties/monastery"), word_set(&kinds));
    let figures = |fits: fn(Figure) -> bool| {
        let figures = Figure::ALL.into_iter().filter(|f| *f != Figure::Acrobat && fits(*f));
        word_set(&figures.map(Figure::word).collect::<Vec<_>>())
    };
    assert_eq!(offered("flierAsk/properties/figure"), figures(Figure::is_follower));
    assert_eq!(offered("placeMeepleAsk/properties/figure"), figures(|_| true));
    for form in ["expectation", "askExpectation", "turnExpectation"] {
        assert_eq!(offered(&format!("{form}/properties/status")), word_set(&Status::ALL.map(Status::word)), "{form}");
    }
    assert_eq!(offered("laidTile/properties/corner"), word_set(&Corner::ALL.map(Corner::word)));
    assert_eq!(offered("placeTileAsk/properties/turn"), offered("laidTile/properties/turn"));
    // Which numbers there are, only the program itself tells.
    let on_track = "board: |\n  D\ntrack: { red: { meeple: 3, messenger: 12 } }\nturn: { player: red";
    let some = |words: &[&str], text: &dyn Fn(&str) -> String| -> BTreeSet<String> {
        let is_accepted = |word: &&&str| scenario_codes(&text(word)).is_empty();
        words.iter().filter(is_accepted).map(|word| (*word).to_owned()).collect()
    };
    let circus =
        |word: &str| format!("board: |\n  D\nask: {{ surroundings: {{ of: D, for: circus, value: {word} }} }}\n");
    let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    assert_eq!(offered("circusAsk/properties/value"), some(&digits, &circus));
    let round = |word: &str| format!("{on_track}, rounds: {{ round: {word}, points: 1 }} }}\n");
    let rounds = ["1", "1a", "1b", "1c", "1d", "2", "3", "4", "5"];
    assert_eq!(offered("round/properties/round"), some(&rounds, &round));
    let messages = word_set(&["1", "2", "3", "4", "5", "6", "7", "8"]);
    let number = part_at(&schema, "/$defs/messageNumber");
    assert_eq!((number["minimum"].as_i64(), number["maximum"].as_i64()), (Some(1), Some(8)));
    assert_eq!(some(&digits, &|word| format!("{on_track}, drew: {word} }}\n")), messages);
    assert_eq!(some(&digits, &|word| format!("players: red\nboard: |\n  D\nask: {{ message: {word} }}\n")), messages);
}

#[test]
fn every_word_to_choose_from_is_accepted() {
    let (schema, texts) = (read_schema("scenario"), all_texts());
    let mut tried = 0;
    for ((pointer, key), found) in keys_of(&schema, &texts) {
        let part = &part_at(&schema, &pointer)["properties"][&key];
        let part = target_of(&schema, part).unwrap_or(part);
        if part.get("enum").is_none() || found.value.is_none() {
            continue;
        }
        for word in enum_words(part) {
            let sample = found.with_value(&word);
            // A word may still not fit what else the text says, such as a figure its place.
            assert!(!scenario_codes(&sample).contains(&"number::range"), "`{key}` at `{pointer}` in\n{sample}");
        }
        assert_ne!(scenario_codes(&found.with_value("invented")), NO_CODES, "`{key}` at `{pointer}`");
        tried += 1;
    }
    assert!(tried >= 10, "{tried} keys tried");
}

#[test]
fn every_figure_and_kind_of_place_is_described() {
    let schema = read_schema("scenario");
    let description = |pointer: &str| part_at(&schema, pointer)["description"].as_str().unwrap_or("").to_owned();
    let (meeple, place) = (description("/$defs/meeple"), description("/$defs/place"));
    let forms = part_at(&schema, "/$defs/meeple/anyOf").as_array().expect("forms");
    let pattern = forms.iter().filter_map(|f| f["pattern"].as_str()).collect::<String>();
    // An acrobat is on no feature, so it is not offered there.
    for figure in Figure::ALL.into_iter().filter(|f| *f != Figure::Acrobat) {
        assert!(meeple.contains(figure.word()), "{meeple}");
        assert!(pattern.contains(figure.word()), "{pattern}");
    }
    assert!(!pattern.contains(Figure::Acrobat.word()), "{pattern}");
    for kind in FeatureKind::ALL {
        assert!(place.contains(kind.word()), "{place}");
        let pattern = part_at(&schema, "/$defs/place/pattern").as_str().unwrap_or("");
        assert!(pattern.contains(kind.word()), "{pattern}");
    }
}

#[test]
fn a_table_may_decide_each_question_of_the_rulebook() {
    let (house_schema, scenario_schema) = (read_schema("house"), read_schema("scenario"));
    let rules = part_at(&house_schema, "/properties/rules");
    let at_the_table = part_at(&scenario_schema, "/properties/rules");
    let questions: BTreeSet<&str> = QuestionId::ALL.iter().map(|q| q.word()).collect();
    assert_eq!(property_keys(rules), questions);
    assert_eq!(property_keys(at_the_table), questions.iter().copied().chain(["over"]).collect());
    for rules in [rules, at_the_table] {
        assert_eq!(rules["additionalProperties"], Value::Bool(false));
    }
    for question in QuestionId::ALL {
        let id = question.word();
        let both = &rules["properties"][id]["anyOf"];
        let rule = &both[1];
        assert_eq!(property_keys(rule), BTreeSet::from(["because", "reading"]), "{id}");
        assert_eq!(rule["additionalProperties"], Value::Bool(false), "{id}");
        let readings: BTreeSet<String> = question.readings().into_iter().map(str::to_owned).collect();
        for part in [rules, at_the_table] {
            assert_eq!(enum_words(&part["properties"][id]["anyOf"][0]), readings, "{id}");
        }
        assert_eq!(enum_words(&rule["properties"]["reading"]), readings, "{id}");
        for reading in readings {
            let text =
                |more: &str| format!("name: Ours\nrules: {{ {id}: {{ reading: {reading}, because: x{more} }} }}");
            assert_eq!(house_codes(&text("")), NO_CODES, "{}", text(""));
            assert_eq!(house_codes(&text(", invented: 1")), ["key::unknown"], "{id}");
            let alone = format!("rules: {{ {id}: {reading} }}");
            assert_eq!(house_codes(&format!("name: Ours\n{alone}")), NO_CODES, "{id}");
            let beside = format!("board: [{{ tile: D, at: [0, 0] }}]\n{alone}");
            assert_eq!(scenario_codes(&beside), NO_CODES, "{id}");
        }
    }
    assert_eq!(house_codes("name: Ours\nrules: { gap.invented: { reading: joins, because: x } }"), ["rule::unknown"]);
}

#[test]
fn every_scenario_begins_by_naming_its_schema() {
    for path in scenario_files() {
        let inside = path.strip_prefix(root()).expect("inside the project");
        let up = "../".repeat(inside.components().count() - 1);
        let text = read_file(&path);
        assert_eq!(
            text.lines().next(),
            Some(format!("# yaml-language-server: $schema={up}schema/scenario.schema.json").as_str()),
            "the first line of {}",
            inside.display()
        );
        let folder = path.parent().expect("a folder");
        assert!(folder.join(up).join("schema/scenario.schema.json").is_file());
    }
}

#[test]
fn a_map_may_be_a_list_of_rows() {
    let schema = read_schema("scenario");
    let forms = part_at(&schema, "/properties/board/anyOf").as_array().expect("forms");
    assert!(forms.iter().any(|form| form["items"]["type"] == "string"));
    assert_eq!(scenario_codes("board: [D . E, '. .', 'C/. .']\n"), ["tile::shape"]);
    assert_eq!(scenario_codes("board: [D . E@90]\n"), NO_CODES);
    assert_eq!(scenario_codes("board: [D, { tile: E, at: [1, 1] }]\n"), ["map::row"]);
}
