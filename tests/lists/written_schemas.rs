//! The schemas in `schema/`, written from what the program declares: its keys, its questions, the rulebook, its words.
//!
//! A part of a schema that nothing declares stays as it is in the file, such as the pattern of a place.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use carcassonne_board::tiles::{MonasteryKind, Symbol};
use carcassonne_law::{QuestionData, RuleSet, eras, presets, questions};
use carcassonne_oracle::cli::SCHEMAS;
use carcassonne_position::key_schema::{ADDRESS, SchemaParts, closed_map, describe, kind_schema, refer_to};
use carcassonne_position::wording::{CLAUSES, Clause, PartKind};
use carcassonne_position::{FeatureKind, Figure, setup_schema};
use carcassonne_rules::mechanics::{Kind, MECHANICS, forms};
use carcassonne_show::report::CODES;
use carcassonne_words::dictionary::{Use, translated, words};
use regex_lite::Regex;
use serde_json::{Value, json};

use super::{check_file, root};
use crate::asks::{add_question_parts, join_with_or};
use crate::valid::{list, read_schema};

/// The file of the definitions that the schemas of the commands share.
const COMMON: &str = "common";

#[test]
fn the_schemas_list_what_the_program_declares_and_stand_on_their_own() {
    let mut common = read_schema(COMMON);
    write_common(&mut common["$defs"]);
    compare(COMMON, common.clone());
    for name in SCHEMAS.iter().map(|schema| schema.name) {
        let mut schema = read_schema(name);
        match name {
            "scenario" => write_scenario(&mut schema),
            "house" => write_house(&mut schema),
            // It has parts of the same names as those of the output, with other contents.
            "config" => {}
            _ => bundle(&mut schema, &common["$defs"]),
        }
        compare(name, schema);
    }
}

/// Compares the file of a schema with what it should be, with the present version of the program; or rewrites it.
fn compare(name: &str, mut schema: Value) {
    schema["$comment"] = json!(format!("Of oracle {}.", env!("CARGO_PKG_VERSION")));
    let text = serde_json::to_string_pretty(&schema).expect("JSON") + "\n";
    check_file(&format!("schema/{name}.schema.json"), &text);
}

fn object(part: &mut Value) -> &mut SchemaParts {
    part.as_object_mut().expect("an object")
}

/// Replaces the words of a part by those that are declared; other words stay.
fn overlay(part: &mut Value, declared: Value) {
    if let Value::Object(declared) = declared {
        object(part).extend(declared);
    }
}

fn write_scenario(schema: &mut Value) {
    let mut declared = setup_schema();
    let mut scenario = declared.shift_remove("").expect("the scenario");
    for (key, part) in object(&mut scenario["properties"]) {
        let mut known = schema["properties"][key.as_str()].take();
        if known.is_null() {
            known = json!({});
        }
        overlay(&mut known, part.take());
        *part = known;
    }
    overlay(schema, scenario);
    let mut rules = sorted_questions(|_, _| refer_to("rule"));
    rules.push(("over", refer_to("ruleSet"), false));
    schema["properties"]["rules"]["properties"] = closed_map(rules)["properties"].take();
    add_question_parts(&mut declared);
    declared.insert("ruleSet".to_owned(), rule_set());
    let parts = &mut schema["$defs"];
    overlay(parts, Value::Object(declared));
    for (name, end) in [("tileName", "$"), ("crossing", "@(?:nw|ne|sw|se|[nesw])$")] {
        parts[name]["pattern"] = json!(format!("{ADDRESS}{end}"));
    }
    for symbol in Symbol::ALL.map(Symbol::word) {
        let about = format!("Whether the tile shows a {}.", symbol.replace('-', " "));
        let shown = describe(json!({ "type": "boolean" }), &about, &format!("{symbol}: true"));
        object(&mut parts["tile"]["properties"]).entry(symbol).or_insert(shown);
    }
    write_answers(parts);
    let clauses: BTreeSet<&str> = CLAUSES.iter().map(|clause| clause.word).collect();
    let keys = CLAUSES.iter().flat_map(|clause| clause.parts).map(|part| part.key);
    let keys: BTreeSet<&str> = keys.chain(["word"]).collect();
    parts["clause"]["anyOf"][0]["enum"] = json!(clauses);
    parts["clause"]["anyOf"][1]["propertyNames"]["enum"] = json!(keys);
    remove_unused(schema);
    translate_places(schema);
}

/// Adds the German and Dutch words to the patterns of places and of figures, in place of those that the file has.
fn translate_places(part: &mut Value) {
    match part {
        Value::Array(items) => items.iter_mut().for_each(translate_places),
        Value::Object(words) => words.values_mut().for_each(translate_places),
        _ => {}
    }
    if let Some(pattern) = part.get("pattern").and_then(Value::as_str).filter(|pattern| pattern.contains(&ADDRESS[1..]))
    {
        let known = Regex::new(r"\(\?:([a-z]+)\|\[[^)]*\)").expect("a regular expression");
        let mut pattern = known.replace_all(pattern, "$1").into_owned();
        let kinds = FeatureKind::ALL.map(|kind| (Use::Feature, kind.word()));
        let figures = Figure::ALL.into_iter().map(|figure| (Use::Piece, figure.word()));
        for (of_use, own) in kinds.into_iter().chain(figures).chain([(Use::Piece, "barn")]) {
            let translated = words(of_use).filter(|(word, _)| translated(of_use, word) == Some(own));
            let forms: String = translated.map(|(word, _)| write_form(word)).collect();
            let found = Regex::new(&format!(r"\b{own}\b")).expect("a regular expression");
            if !forms.is_empty() {
                pattern = found.replace_all(&pattern, format!("(?:{own}{forms})")).into_owned();
            }
        }
        part["pattern"] = json!(pattern);
    }
}

/// Returns a form of a pattern for a word with a small or a capital first letter.
fn write_form(word: &str) -> String {
    let (first, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
    format!("|[{}{first}]{rest}", first.to_uppercase())
}

/// The keys of claims and expectations that belong to no question.
const OF_ALL_ANSWERS: [&str; 8] = ["ask", "turn", "complete", "points", "worth", "status", "outcomes", "under"];

/// Writes the keys of answers into the parts for claims and expectations. Each has its description at `askExpectation`, to
/// which the others refer; a turn says it in its own words.
fn write_answers(parts: &mut Value) {
    let keys_of = |is_asked: fn(&str) -> bool| {
        let mut keys: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
        for key in forms().filter(|(_, form)| is_asked(form.ask)).flat_map(|(_, form)| form.reply_keys) {
            let (known, form) = (keys.entry(key.word).or_default(), reply_schema(key.kind));
            if !known.contains(&form) {
                known.push(form);
            }
        }
        keys
    };
    for (name, keys) in [("askExpectation", keys_of(|_| true)), ("turnExpectation", keys_of(|word| word == "turn"))] {
        let properties = object(&mut parts[name]["properties"]);
        let known = properties.clone();
        properties.retain(|key, _| OF_ALL_ANSWERS.contains(&key.as_str()));
        for (key, mut forms) in keys {
            let about = known.get(key).unwrap_or_else(|| panic!("describe `{key}` at `{name}` of the schema"));
            let mut part = json!({ "description": about["description"] });
            overlay(&mut part, if forms.len() == 1 { forms.remove(0) } else { json!({ "anyOf": forms }) });
            properties.insert(key.to_owned(), part);
        }
    }
    for name in ["longAskClaim", "askOutcome"] {
        let properties = object(&mut parts[name]["properties"]);
        properties.retain(|key, _| OF_ALL_ANSWERS.contains(&key.as_str()));
        for key in keys_of(|_| true).into_keys() {
            properties.insert(key.to_owned(), refer_to(&format!("askExpectation/properties/{key}")));
        }
    }
}

fn reply_schema(kind: Kind) -> Value {
    match kind {
        Kind::Flag => json!({ "type": "boolean" }),
        Kind::Count | Kind::RowCount => json!({ "type": "integer", "minimum": 0, "maximum": 1_000_000 }),
        Kind::Tiles => refer_to("tileList"),
        Kind::Meeples => refer_to("meepleList"),
        Kind::Places | Kind::Features => refer_to("placeList"),
        Kind::Spaces => refer_to("spaceList"),
        Kind::Placements => refer_to("placements"),
        Kind::Words | Kind::RowWords => refer_to("words"),
        Kind::Players => refer_to("playerNumbers"),
        Kind::Paid => refer_to("paid"),
        Kind::RowChoices => refer_to("trackChoices"),
        Kind::RowFigures => refer_to("trackFigures"),
    }
}

fn write_house(schema: &mut Value) {
    schema["$defs"]["ruleSet"] = rule_set();
    schema["properties"]["rules"]["properties"] = closed_map(sorted_questions(house_rule))["properties"].take();
}

fn rule_set() -> Value {
    // Eras are matched by the pattern of days, so that a new one needs no new schema.
    let unofficial = || presets().iter().map(|preset| preset.id);
    let words: Vec<&str> = unofficial().chain(["now", "today"]).collect();
    let year = RuleSet::first_day().parts().0;
    assert_eq!(year, 2000, "the pattern of dates begins with 2000");
    let first = eras().first().map(|era| era.id);
    let examples = first.into_iter().chain(["now"]).chain(unofficial()).chain(["2018-05-01"]).map(number_or_word);
    let date = "^(?:[2-9][0-9]{3})(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?$";
    let advice = format!("Write a date from {year} on: 2018, 2018-05 or 2018-05-01.");
    let about = format!(
        "A rule set: an era by its id (oracle rules lists them), now or today for today's, an unofficial set, or the official law on a date from {year} on."
    );
    let part = json!({
        "anyOf": [
            { "enum": words },
            { "type": "string", "pattern": date, "patternErrorMessage": advice },
            { "type": "integer", "minimum": year, "maximum": 9999 },
        ],
        "examples": examples.collect::<Vec<_>>(),
    });
    describe(part, &about, "2021, community or 2018-05-01")
}

/// Returns a word as a number if YAML would read it as one.
fn number_or_word(word: &str) -> Value {
    word.parse::<u32>().map_or_else(|_| json!(word), |number| json!(number))
}

/// Returns the questions of the rulebook in alphabetical order, each with the part that `write` builds.
fn sorted_questions(write: impl Fn(&QuestionData, Value) -> Value) -> Vec<(&'static str, Value, bool)> {
    let mut all: Vec<&QuestionData> = questions().iter().collect();
    all.sort_by_key(|question| question.id);
    let part = |question: &QuestionData| {
        let words: Vec<Value> = question.readings.iter().map(|(word, _)| json!(word)).collect();
        // A number may be written with or without quotation marks.
        let numbers = question.readings.iter().map(|(word, _)| number_or_word(word)).filter(Value::is_number);
        let readings = json!({ "enum": words.iter().cloned().chain(numbers).collect::<Vec<_>>() });
        let forms = json!({ "anyOf": [readings, write(question, readings.clone())] });
        describe(forms, question.asks, question.readings[0].0)
    };
    all.iter().map(|question| (question.id, part(question), false)).collect()
}

/// Returns the long form of a reading in house rules.
fn house_rule(question: &QuestionData, readings: Value) -> Value {
    let words: Vec<String> = question.readings.iter().map(|(word, _)| (*word).to_owned()).collect();
    let readings = describe(readings, &format!("House rules: {}.", join_with_or(&words)), &words[0]);
    closed_map(vec![("reading", readings, true), ("because", refer_to("because"), false)])
}

/// The figures on the score track.
const ON_TRACK: [&str; 2] = ["meeple", "messenger"];

/// The keys of answers that belong to no form: the choices of a turn, and the effects on features.
const EXTRA_KEYS: [&str; 3] = ["castle", "challenge", "rows"];

/// Writes what the program declares into the parts that the schemas of its output share.
fn write_common(parts: &mut Value) {
    let reply_keys = || forms().flat_map(|(_, form)| form.reply_keys);
    let words: BTreeSet<&str> = reply_keys().map(|key| key.word).chain(EXTRA_KEYS).collect();
    parts["answer"]["propertyNames"]["enum"] = json!(words);
    let sentences = reply_keys().filter(|key| key.kind.is_of_words());
    let sentences: BTreeSet<&str> = sentences.map(|key| key.word).chain(EXTRA_KEYS).collect();
    parts["answerText"]["propertyNames"]["enum"] = json!(sentences);
    let mut things = BTreeSet::new();
    collect_things(&root().join("crates/rules/src/mechanics"), &mut things);
    let mut write_words = |name: &str, words: BTreeSet<&str>| parts[name]["enum"] = json!(words);
    write_words("code", CODES.iter().map(|code| code.word).collect());
    write_words("figure", Figure::ALL.into_iter().map(Figure::word).chain(ON_TRACK).collect());
    write_words("mechanicId", MECHANICS.iter().map(|mechanic| mechanic.name()).collect());
    write_words("thing", things.iter().map(String::as_str).collect());
    write_words("questionId", questions().iter().map(|question| question.id).collect());
    write_words("askWord", forms().map(|(_, form)| form.ask).collect());
    let mut known = BTreeSet::new();
    let clauses = CLAUSES.iter().filter(|clause| known.insert(clause.word)).map(clause_schema);
    parts["clause"]["anyOf"] = clauses.collect();
}

/// Collects the words of all things that are counted in sums, from the source of the mechanics.
fn collect_things(folder: &Path, found: &mut BTreeSet<String>) {
    for path in crate::common::files(folder) {
        let text = std::fs::read_to_string(&path).expect("a source file");
        for rest in text.split("{ key: \"").skip(1) {
            let (word, rest) = rest.split_once('"').expect("a word");
            if rest.starts_with(", message: ") {
                found.insert(word.to_owned());
            }
        }
    }
}

/// Returns the part of the schemas for a clause of an answer: a map whose keys are all needed.
fn clause_schema(clause: &Clause) -> Value {
    let word = json!({ "description": "Which clause it is.", "const": clause.word });
    let parts = clause.parts.iter().map(|part| (part.key, part_schema(part.kind), true));
    let mut part = closed_map([("word", word, true)].into_iter().chain(parts).collect());
    object(&mut part).shift_insert(0, "description".to_owned(), json!(clause.means));
    part
}

fn part_schema(kind: PartKind) -> Value {
    let word = || json!({ "type": "string" });
    let tile = || json!({ "anyOf": [refer_to("address"), refer_to("space")] });
    let array_of = |each: Value| json!({ "type": "array", "items": each });
    let plural = |about: &str, each: &str| json!({ "description": about, "type": "array", "items": refer_to(each) });
    let one_of = |all: &[&str]| json!({ "enum": all });
    let direction = || kind_schema("compass").expect("a kind");
    let (part, about, example) = match kind {
        PartKind::Number => (json!({ "type": "integer" }), "A number.", "3"),
        PartKind::Numbers => (array_of(json!({ "type": "integer" })), "Numbers.", "[5, 6]"),
        PartKind::Flag => (json!({ "type": "boolean" }), "Whether it is so.", "true"),
        PartKind::Player => (word(), "Who.", "red"),
        PartKind::Players => (array_of(word()), "Who.", "[red, blue]"),
        PartKind::Tile => (tile(), "The tile, or its space if it has no name.", "b"),
        PartKind::Stand => (tile(), "The tile, or the space.", "b"),
        PartKind::Tiles => (array_of(tile()), "The tiles.", "[b, c]"),
        PartKind::Place => (word(), "The feature, by its place.", "a.city"),
        PartKind::Places => (array_of(word()), "The features.", "[a.city]"),
        PartKind::Meeple => return refer_to("toldMeeple"),
        PartKind::Meeples => return plural("Who has a meeple there.", "toldMeeple"),
        PartKind::Direction => (direction(), "In which direction.", "ne"),
        PartKind::Directions => (array_of(direction()), "In which directions.", "[n, s]"),
        PartKind::Side => return refer_to("tileSide"),
        PartKind::Kind => (one_of(&FeatureKind::ALL.map(FeatureKind::word)), "The kind of feature.", "road"),
        PartKind::Edge => {
            let edges = ["field", "road", "city", "cities", "gate", "river", "abbey"];
            (one_of(&edges), "What the side shows.", "road")
        }
        PartKind::Building => {
            let named = MonasteryKind::NAMED.iter().map(|kind| kind.word());
            let named = named.filter(|word| !["true", "false"].contains(word));
            let all: Vec<&str> = std::iter::once("monastery").chain(named).collect();
            (one_of(&all), "What has a meeple there.", "shrine")
        }
        PartKind::Figure => return refer_to("figure"),
        PartKind::Sort => (one_of(&["knight", "highwayman", "farmer"]), "Which meeples.", "knight"),
        PartKind::Round => (one_of(&["1a", "1b", "1c", "2", "3", "4"]), "The scoring round.", "1a"),
        PartKind::Named => return refer_to("namedScore"),
        PartKind::Clause => return refer_to("clause"),
        PartKind::Clauses => return plural("Each of them.", "clause"),
    };
    describe(part, about, example)
}

/// Adds the names of the parts to which a part of a schema refers, with those to which they refer in turn.
fn collect_references(part: &Value, parts: &Value, found: &mut BTreeSet<String>) {
    match part {
        Value::Object(words) => {
            let reference = words.get("$ref").and_then(|to| to.as_str()?.strip_prefix("#/$defs/")?.split('/').next());
            if let Some(name) = reference.filter(|name| found.insert((*name).to_owned())) {
                collect_references(&parts[name], parts, found);
            }
            words.values().for_each(|part| collect_references(part, parts, found));
        }
        other => list(other).iter().for_each(|part| collect_references(part, parts, found)),
    }
}

/// Removes the parts of a schema to which nothing refers.
fn remove_unused(schema: &mut Value) {
    let parts = schema["$defs"].take();
    let mut used = BTreeSet::new();
    collect_references(schema, &parts, &mut used);
    schema["$defs"] = parts;
    object(&mut schema["$defs"]).retain(|name, _| used.contains(name));
}

/// Gives a schema exactly those common parts to which it refers, behind its own.
fn bundle(schema: &mut Value, common: &Value) {
    let mut parts = schema["$defs"].take();
    if let Value::Object(own) = &mut parts {
        own.retain(|name, _| common.get(name).is_none());
    }
    let mut all = json!({});
    overlay(&mut all, parts);
    overlay(&mut all, common.clone());
    object(schema).shift_remove("$defs");
    schema["$defs"] = all;
    remove_unused(schema);
    if schema["$defs"] == json!({}) {
        object(schema).shift_remove("$defs");
    }
}
