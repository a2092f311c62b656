//! The questions as their mechanics declare them (`crates/build/declarations/**/*.yaml`), with data that only schemas and tests
//! need: the meaning of each key, an example, and a sample that the program accepts.

use carcassonne_position::key_schema::{
    SchemaParts, add_advice, closed_map, describe, kind_schema, one_or_list, refer_to,
};
use carcassonne_text::parse;
use serde_json::{Value, json};

use crate::common::files;
use crate::project::{read_file, root, source};
use crate::valid::{list, to_json};

/// The words that several questions share, each with the description of all of these questions.
const WORDS: [(&str, &str); 2] = [
    ("place", "Whether something may be placed, and why not"),
    ("surroundings", "What something counts or affects round itself"),
];

/// Returns every question except the turn, which has a separate schema: those with the same word one after another.
pub(crate) fn read_questions() -> Vec<Value> {
    let mut questions: Vec<Value> = Vec::new();
    for path in files(&root().join("crates/build/declarations"))
        .into_iter()
        .filter(|path| path.extension().is_some_and(|e| e == "yaml"))
    {
        let mechanic = to_json(&parse(&source("mechanic", read_file(path))).expect("YAML"));
        questions.extend(list(&mechanic["asks"]).iter().filter(|asked| asked["ask"] != "turn").cloned());
    }
    let words: Vec<String> = questions.iter().map(|asked| text(asked, "ask")).collect();
    questions.sort_by_cached_key(|asked| words.iter().position(|word| asked["ask"] == **word));
    questions
}

/// Returns what a question or a key says of itself under a word of its declaration; empty if it says nothing.
pub(crate) fn text(declared: &Value, word: &str) -> String {
    match &declared[word] {
        Value::Null => String::new(),
        Value::String(text) => text.trim_end().to_owned(),
        other => other.to_string(),
    }
}

/// Returns the keys of a question, or of the map under a key.
pub(crate) fn fields(declared: &Value) -> &[Value] {
    list(&declared["fields"])
}

/// Returns a name of several words in camel case: `cropCircle`.
fn to_camel_case(name: &str) -> String {
    let mut words = name.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &capitalize(word))
}

fn capitalize(word: &str) -> String {
    let (first, rest) = word.split_at(word.len().min(1));
    first.to_uppercase() + rest
}

/// Joins words with commas and a final `or`: `apart, joined or neither`.
pub(crate) fn join_with_or(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// Returns the name of a question's part of the schema: `towerAsk`.
fn part_name(question: &Value) -> String {
    let word = text(question, "ask");
    match question["for"].as_str() {
        Some(whose) => format!("{}Ask", to_camel_case(whose)),
        None => format!("{}{}Ask", to_camel_case(&word), capitalize(&text(question, "key"))),
    }
}

/// Returns a scenario that asks the question with the given keys.
fn write_scenario(question: &Value, keys: &str) -> String {
    format!("{}\nask: {{ {}: {{ {keys} }} }}\n", text(question, "on"), text(question, "ask"))
}

/// Returns scenarios with the samples of all questions: at least one for each key.
pub(crate) fn sample_scenarios() -> Vec<String> {
    let mut scenarios = Vec::new();
    for question in read_questions() {
        for field in fields(&question) {
            let sample = text(field, "sample");
            scenarios.push(write_scenario(&question, &sample));
            if let (Some(open), Some(close)) = (sample.find('{'), sample.find('}'))
                && !fields(field).is_empty()
            {
                // The map is at its position in the sample of its own key.
                let keys = |inner: &str| format!("{} {inner} {}", &sample[..=open], &sample[close..]);
                let samples = fields(field).iter().map(|inner| keys(&text(inner, "sample")));
                scenarios.extend(samples.map(|keys| write_scenario(&question, &keys)));
            }
        }
    }
    scenarios
}

/// Adds the parts of the schema of scenarios that define how questions are asked.
pub(crate) fn add_question_parts(parts: &mut SchemaParts) {
    let questions = read_questions();
    let mut words: Vec<String> = questions.iter().map(|question| text(question, "ask")).collect();
    words.dedup();
    let id = "The name of the question; without it, it is called by its number, counted from 1.";
    let mut keys = vec![("id", describe(refer_to("name"), id, "catch"), false)];
    for word in &words {
        let group: Vec<&Value> = questions.iter().filter(|asked| asked["ask"] == **word).collect();
        let (mut about, mut name) = (text(group[0], "about"), part_name(group[0]));
        let example = text(group[0], "example");
        if let Some((_, shared)) = WORDS.iter().find(|(own, _)| own == word) {
            let subjects: Vec<String> = group.iter().map(|asked| text(asked, "what")).collect();
            (about, name) = (format!("{shared}: {}.", join_with_or(&subjects)), format!("{}Ask", to_camel_case(word)));
            let forms: Vec<Value> = group.iter().map(|asked| refer_to(&part_name(asked))).collect();
            parts.insert(name.clone(), describe(json!({ "anyOf": forms }), &about, &example));
        }
        keys.push((word, describe(refer_to(&name), &about, &example), false));
    }
    let about =
        "A question: one word says what is asked. It may have a name, by which claims and expectations speak of it.";
    let mut ask = describe(closed_map(keys), about, "{ id: catch, tower: { at: a, height: 2 } }");
    ask["oneOf"] = words.iter().map(|word| json!({ "required": [word] })).collect();
    parts.insert("ask".to_owned(), ask);
    for question in &questions {
        let mut name = part_name(question);
        // The value of this key may stand alone, in place of all keys.
        if let Some(bare) = fields(question).iter().find(|field| field["bare"] == true) {
            let forms = [value_schema("", question, bare, parts), refer_to(&format!("{name}Keys"))];
            let examples = format!("{}; {}", text(bare, "example"), text(question, "example"));
            let part = describe(json!({ "anyOf": forms }), &text(question, "about"), &examples);
            parts.insert(name.clone(), part);
            name += "Keys";
        }
        let mut part = map_schema(&name, question, question, parts);
        if let (Value::Object(part), Some(more)) = (&mut part, question["schema"].as_str()) {
            let more: SchemaParts = serde_json::from_str(more).expect("JSON");
            part.extend(more);
        }
        parts.insert(name, part);
    }
}

/// Builds the part of a name for the map of a question, or that under one of its keys, which is `declared`.
fn map_schema(name: &str, question: &Value, declared: &Value, parts: &mut SchemaParts) -> Value {
    let mut key = |field| {
        let part = value_schema(name, question, field, parts);
        let (mut about, mut example) = (text(field, "about"), text(field, "example"));
        if field["is"] == "mechanic" {
            (about, example) = (format!("{}.", capitalize(&text(question, "what"))), text(question, "for"));
        }
        (field["key"].as_str().expect("a key"), describe(part, &about, &example), field["needed"] == true)
    };
    let keys = fields(declared).iter().map(&mut key).collect();
    describe(closed_map(keys), &text(declared, "about"), &text(declared, "example"))
}

/// Builds the part for the value of a key of the map of a name.
fn value_schema(name: &str, question: &Value, field: &Value, parts: &mut SchemaParts) -> Value {
    let kind = text(field, "is");
    let mut part = match kind.as_str() {
        "mechanic" => json!({ "const": question["for"] }),
        "map" | "maps" => {
            let inner_name = format!("{name}{}", capitalize(&text(field, "key")));
            let inner = map_schema(&inner_name, question, field, parts);
            parts.insert(inner_name.clone(), inner);
            let one = refer_to(&inner_name);
            if kind == "map" { one } else { one_or_list(&one, json!({})) }
        }
        _ => kind_schema(&kind).unwrap_or_else(|| panic!("`{kind}`: say what that is in the schema")),
    };
    add_advice(&mut part, &text(field, "otherwise"));
    part
}
