//! The questions as their mechanics declare them (`src/mechanics/**/*.yaml`), with data that only schemas and tests
//! need: the meaning of each key, an example, and a sample that the program accepts.

use std::path::Path;

use carcassonne_oracle::inside::text::{Node, SourceText, Value as Yaml, parse};
use serde_json::{Map, Value, json};

use crate::common::files;

/// A question as its mechanic declares it.
pub(crate) struct DeclaredQuestion {
    /// The name of the question's part of the schema: `towerAsk`.
    pub(crate) name: String,
    /// The word of the question: `tower`.
    pub(crate) word: String,
    /// The subject of the question, if others share the word: `a barn`.
    subject: Option<String>,
    description: String,
    example: String,
    /// The rest of a scenario in which the samples are legal.
    pub(crate) scenario: String,
    /// The value of the key `for`, if the question is identified by it.
    mechanic: Option<String>,
    pub(crate) fields: Vec<Field>,
    /// The other keywords of the question's part of the schema.
    other_keywords: Option<Value>,
}

pub(crate) struct Field {
    pub(crate) key: String,
    kind: String,
    description: String,
    example: String,
    needed: bool,
    bare: bool,
    error_message: Option<String>,
    /// The keys of a body that is accepted, this one first.
    pub(crate) sample: String,
    pub(crate) fields: Vec<Field>,
}

/// The words that several questions share, each with the description of all of these questions.
const WORDS: [(&str, &str); 2] = [
    ("place", "Whether something may be placed, and why not"),
    ("surroundings", "What something counts or affects round itself"),
];

/// Returns every question except the turn, which has a separate schema.
pub(crate) fn read_questions() -> Vec<DeclaredQuestion> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/mechanics");
    let files = files(&folder).into_iter().filter(|path| path.extension().is_some_and(|e| e == "yaml"));
    let mut questions: Vec<DeclaredQuestion> = files
        .flat_map(|path| {
            let name = path.file_stem().and_then(|n| n.to_str()).expect("a name").to_owned();
            let bytes = std::fs::read(&path).expect("a file");
            let source = SourceText::new(name.as_str(), bytes).expect("text");
            let node = parse(&source).expect("YAML");
            let asks = get(&node, "asks").map(items).unwrap_or_default().to_vec();
            asks.iter().filter(|ask| text_or_default(ask, "ask") != "turn").map(parse_question).collect::<Vec<_>>()
        })
        .collect();
    // Grouped by word, and within a word in the order of the files.
    let first_index = |all: &[DeclaredQuestion], word: &str| all.iter().position(|asked| asked.word == word);
    let order: Vec<Option<usize>> = questions.iter().map(|asked| first_index(&questions, &asked.word)).collect();
    let mut ordered: Vec<(Option<usize>, DeclaredQuestion)> = order.into_iter().zip(questions.drain(..)).collect();
    ordered.sort_by_key(|(at, _)| *at);
    ordered.into_iter().map(|(_, asked)| asked).collect()
}

fn entries(node: &Node) -> &[(Node, Node)] {
    if let Yaml::Map(entries) = &node.value { entries } else { &[] }
}

fn items(node: &Node) -> &[Node] {
    if let Yaml::List(items) = &node.value { items } else { &[] }
}

fn get<'n>(node: &'n Node, key: &str) -> Option<&'n Node> {
    entries(node).iter().find(|(k, _)| k.text() == Some(key)).map(|(_, value)| value)
}

fn text_or_default(node: &Node, key: &str) -> String {
    find_text(node, key).unwrap_or_default()
}

fn find_text(node: &Node, key: &str) -> Option<String> {
    get(node, key).and_then(Node::text).map(|text| text.trim_end().to_owned())
}

fn parse_question(node: &Node) -> DeclaredQuestion {
    let word = text_or_default(node, "ask");
    let (key, mechanic) = (find_text(node, "key"), find_text(node, "for"));
    let name = match (&key, &mechanic) {
        (Some(key), _) => format!("{word}{}Ask", capitalize(key)),
        (None, Some(whose)) => format!("{}Ask", to_camel_case(whose)),
        (None, None) => format!("{}Ask", to_camel_case(&word)),
    };
    DeclaredQuestion {
        name,
        subject: find_text(node, "what"),
        description: text_or_default(node, "about"),
        example: text_or_default(node, "example"),
        scenario: text_or_default(node, "on"),
        fields: get(node, "fields").map(parse_fields).unwrap_or_default(),
        other_keywords: find_text(node, "schema").map(|text| serde_json::from_str(&text).expect("JSON")),
        word,
        mechanic,
    }
}

fn parse_fields(node: &Node) -> Vec<Field> {
    let parse_field = |node: &Node| Field {
        key: text_or_default(node, "key"),
        kind: text_or_default(node, "is"),
        description: text_or_default(node, "about"),
        example: text_or_default(node, "example"),
        needed: find_text(node, "needed").is_some(),
        bare: find_text(node, "bare").is_some(),
        error_message: find_text(node, "otherwise"),
        sample: text_or_default(node, "sample"),
        fields: get(node, "fields").map(parse_fields).unwrap_or_default(),
    };
    items(node).iter().map(parse_field).collect()
}

/// Converts a name of several words to camel case: `cropCircle`.
fn to_camel_case(name: &str) -> String {
    let mut words = name.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &capitalize(word))
}

fn capitalize(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the description of a part of the schema with its example, or examples.
fn describe(about: &str, example: &str) -> String {
    let has_several = example.contains("; ");
    format!("{about} {}: {example}.", if has_several { "Examples" } else { "Example" })
}

/// Joins words with commas and a final `or`.
fn join_with_or(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

impl DeclaredQuestion {
    /// Returns `true` if the keys may be replaced by the bare value of one.
    fn is_bare(&self) -> bool {
        self.fields.iter().any(|field| field.bare)
    }

    /// Returns the name of the part of the schema that has the question's keys.
    pub(crate) fn keys_part_name(&self) -> String {
        if self.is_bare() { format!("{}Keys", self.name) } else { self.name.clone() }
    }

    /// Returns a scenario that asks the question with the given keys.
    pub(crate) fn write_scenario(&self, keys: &str) -> String {
        format!("{}\nask: {{ {}: {{ {keys} }} }}\n", self.scenario, self.word)
    }
}

/// Returns the parts of the schema of scenarios that define how questions are asked, in order. `address` is the pattern
/// of a tile's address, without its end.
pub(crate) fn schema_parts(address: &str) -> Map<String, Value> {
    let questions = read_questions();
    let mut parts = Map::new();
    let mut words: Vec<&str> = Vec::new();
    for question in &questions {
        if !words.contains(&question.word.as_str()) {
            words.push(&question.word);
        }
    }
    let with_word = |word: &str| questions.iter().filter(move |asked| asked.word == word).collect::<Vec<_>>();
    let mut properties = Map::new();
    let id = "The name of the question; without it, it is called by its number, counted from 1. Example: catch.";
    properties.insert("id".to_owned(), json!({ "description": id, "$ref": "#/$defs/name" }));
    let mut groups = Map::new();
    for word in &words {
        let group = with_word(word);
        let first = group.first().expect("a question");
        let (about, part) = match WORDS.iter().find(|(own, _)| own == word) {
            None => (first.description.clone(), first.name.clone()),
            Some((_, about)) => {
                let subjects: Vec<String> = group.iter().map(|asked| asked.subject.clone().expect("what")).collect();
                let about = format!("{about}: {}.", join_with_or(&subjects));
                let name = format!("{}Ask", to_camel_case(word));
                let references: Vec<Value> =
                    group.iter().map(|asked| json!({ "$ref": format!("#/$defs/{}", asked.name) })).collect();
                let description = describe(&about, &first.example);
                groups.insert(name.clone(), json!({ "description": description, "anyOf": references }));
                (about, name)
            }
        };
        let description = describe(&about, &first.example);
        let reference = json!({ "description": description, "$ref": format!("#/$defs/{part}") });
        properties.insert((*word).to_owned(), reference);
    }
    let alternatives: Vec<Value> = words.iter().map(|word| json!({ "required": [word] })).collect();
    parts.insert(
        "ask".to_owned(),
        json!({
            "description": "A question: one word says what is asked. It may have a name, by which claims and expectations speak of it. Example: { id: catch, tower: { at: a, height: 2 } }.",
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
            "oneOf": alternatives,
        }),
    );
    parts.append(&mut groups);
    for question in &questions {
        let name = question.keys_part_name();
        let mut keys = build_map(&name, question, &question.fields, address, &mut parts);
        if let (Some(keys), Some(Value::Object(more))) = (keys.as_object_mut(), &question.other_keywords) {
            keys.extend(more.clone());
        }
        parts.insert(name.clone(), keys);
        if let Some(bare_field) = question.fields.iter().find(|field| field.bare) {
            let forms = [
                build_value("", question, bare_field, address, &mut parts),
                json!({ "$ref": format!("#/$defs/{name}") }),
            ];
            let forms = forms.map(|mut part| {
                part.as_object_mut().map(|part| part.remove("description"));
                part
            });
            let description = describe(&question.description, &format!("{}; {}", bare_field.example, question.example));
            parts.insert(question.name.clone(), json!({ "description": description, "anyOf": forms }));
        }
    }
    parts
}

/// Builds the part of the schema for a map with the given keys.
fn build_map(
    name: &str,
    question: &DeclaredQuestion,
    fields: &[Field],
    address: &str,
    parts: &mut Map<String, Value>,
) -> Value {
    let mut properties = Map::new();
    for field in fields {
        let part = build_value(name, question, field, address, parts);
        properties.insert(field.key.clone(), part);
    }
    let required_keys: Vec<&str> = fields.iter().filter(|f| f.needed).map(|f| f.key.as_str()).collect();
    let mut part = json!({
        "description": describe(&question.description, &question.example),
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    });
    if !required_keys.is_empty() {
        part["required"] = json!(required_keys);
    }
    part
}

/// Builds the part of the schema for the value of a key.
fn build_value(
    name: &str,
    question: &DeclaredQuestion,
    field: &Field,
    address: &str,
    parts: &mut Map<String, Value>,
) -> Value {
    let reference = |to: &str| json!({ "$ref": format!("#/$defs/{to}") });
    let (kind, rest) = field.kind.split_once(' ').unwrap_or((&field.kind, ""));
    let words: Vec<&str> = rest.split(' ').collect();
    let one_or_list = |one: Value, more: Value| {
        let mut list = json!({ "type": "array", "items": one });
        list.as_object_mut().expect("an object").extend(more.as_object().cloned().unwrap_or_default());
        json!({ "anyOf": [one, list] })
    };
    let mut part = match kind {
        "mechanic" => {
            let subject = capitalize(question.subject.as_deref().expect("what"));
            let word = question.mechanic.as_deref().expect("for");
            return json!({ "description": describe(&format!("{subject}."), word), "const": word });
        }
        "tile" => reference("tileName"),
        "tiles" => reference("tileList"),
        "new-tile" => json!({ "anyOf": [reference("printedTile"), reference("name"), reference("tile")] }),
        "space" => reference("space"),
        "stand" => reference("stand"),
        "crossing" => reference("crossing"),
        "player" => reference("player"),
        "messages" => reference("messageNumbers"),
        "players" if rest.is_empty() => reference("playerList"),
        "players" => {
            one_or_list(reference("player"), json!({ "maxItems": parse_number(rest.trim_start_matches("..")) }))
        }
        "stands" => {
            let (range, once) = rest.split_once(' ').unwrap_or((rest, ""));
            let most = parse_number(range.trim_start_matches("1.."));
            let mut more = json!({ "minItems": 1, "maxItems": most });
            if once == "once" {
                more["uniqueItems"] = json!(true);
            }
            one_or_list(reference("stand"), more)
        }
        "place" if rest.is_empty() => reference("place"),
        "place" => place_schema(&words, address),
        "places" => one_or_list(place_schema(&words, address), json!({})),
        "place-or-tower" => json!({ "anyOf": [reference("place"), reference("towerTop")] }),
        "place-or-tile" => json!({ "anyOf": [reference("place"), reference("tileName")] }),
        "tile-or-place" => json!({ "anyOf": [reference("tileName"), place_schema(&words, address)] }),
        "place-or-all" => json!({ "anyOf": [{ "const": "all" }, place_schema(&words, address)] }),
        "flag" => json!({ "type": "boolean" }),
        "count" => {
            let (least, most) = rest.split_once("..").expect("a range");
            json!({ "type": "integer", "minimum": parse_number(least), "maximum": parse_number(most) })
        }
        "numbers" => json!({ "enum": words.iter().map(|n| parse_number(n)).collect::<Vec<_>>() }),
        "word" => json!({ "enum": words }),
        "words" => one_or_list(json!({ "enum": words }), json!({ "minItems": 1, "uniqueItems": true })),
        "compass" => json!({ "enum": ["n", "ne", "e", "se", "s", "sw", "w", "nw"] }),
        "corner" => json!({ "enum": ["nw", "ne", "sw", "se"] }),
        "axis" => json!({ "enum": ["ew", "ns"] }),
        "player-counts" => {
            let most = parse_number(rest.trim_start_matches(".."));
            json!({
                "type": "object",
                "propertyNames": reference("player"),
                "additionalProperties": { "description": "The number of this player. Example: 1.", "type": "integer", "minimum": 0, "maximum": most },
            })
        }
        "map" | "maps" => {
            let part_name = format!("{name}{}", capitalize(&field.key));
            let map_question = DeclaredQuestion {
                description: field.description.clone(),
                example: field.example.clone(),
                ..without_keys(question)
            };
            let inner = build_map(&part_name, &map_question, &field.fields, address, parts);
            parts.insert(part_name.clone(), inner);
            if kind == "map" { reference(&part_name) } else { one_or_list(reference(&part_name), json!({})) }
        }
        other => panic!("`{}` is a `{other}`: say what that is in the schema", field.key),
    };
    let keys = part.as_object_mut().expect("an object");
    keys.shift_insert(0, "description".to_owned(), json!(describe(&field.description, &field.example)));
    if let Some(message) = &field.error_message {
        let has_pattern = |part: &Value| part.get("pattern").is_some();
        let any_of = keys.get("anyOf").and_then(Value::as_array);
        let pattern_index = any_of.and_then(|all| all.iter().position(has_pattern));
        let target = match pattern_index {
            Some(n) => part["anyOf"][n].as_object_mut().expect("an object"),
            None => keys,
        };
        target.insert("patternErrorMessage".to_owned(), json!(message));
    }
    part
}

/// Returns the names of a question, without its keys, description, example and scenario.
fn without_keys(question: &DeclaredQuestion) -> DeclaredQuestion {
    DeclaredQuestion {
        name: question.name.clone(),
        word: question.word.clone(),
        subject: question.subject.clone(),
        description: String::new(),
        example: String::new(),
        scenario: String::new(),
        mechanic: question.mechanic.clone(),
        fields: Vec::new(),
        other_keywords: None,
    }
}

fn parse_number(text: &str) -> u64 {
    text.parse().expect("a number")
}

/// Builds the schema of a place: a feature of one of several kinds.
fn place_schema(kinds: &[&str], address: &str) -> Value {
    let sided: Vec<&str> = kinds.iter().copied().filter(|kind| matches!(*kind, "city" | "road")).collect();
    let unsided: Vec<&str> =
        kinds.iter().copied().filter(|kind| matches!(*kind, "monastery" | "castle" | "garden")).collect();
    let side = "(?:@(?:[NESW][12]?|L))?";
    let mut forms: Vec<String> = Vec::new();
    match sided.as_slice() {
        [] => {}
        [only] => forms.push(format!("{only}{side}")),
        several => forms.push(format!("(?:{}){side}", several.join("|"))),
    }
    if kinds.contains(&"field") {
        forms.push("field(?:@(?:[NESW][12]?|L)[LR]?)?".to_owned());
    }
    forms.extend(unsided.into_iter().map(str::to_owned));
    let forms = if let [only] = forms.as_slice() { only.clone() } else { format!("(?:{})", forms.join("|")) };
    json!({ "type": "string", "pattern": format!("{address}\\.{forms}$") })
}

/// Formats a value in the layout of the schemas: on one line where it fits.
pub(crate) fn format_json(value: &Value, indent: usize, prefix_length: usize) -> String {
    const WIDTH: usize = 100;
    let line = on_one_line(value);
    let (open, close, inner): (char, char, Vec<String>) = match value {
        _ if indent + prefix_length + line.len() < WIDTH => return line,
        Value::Object(entries) if !entries.is_empty() => {
            let lines = entries.iter().map(|(key, value)| {
                let key = format!("{key:?}: ");
                let value = format_json(value, indent + 2, key.len());
                format!("{key}{value}")
            });
            ('{', '}', lines.collect())
        }
        Value::Array(items) if !items.is_empty() => {
            ('[', ']', items.iter().map(|item| format_json(item, indent + 2, 0)).collect())
        }
        _ => return line,
    };
    let margin = " ".repeat(indent + 2);
    let inner = inner.join(&format!(",\n{margin}"));
    format!("{open}\n{margin}{inner}\n{}{close}", " ".repeat(indent))
}

fn on_one_line(value: &Value) -> String {
    match value {
        Value::Object(entries) if entries.is_empty() => "{}".to_owned(),
        Value::Object(entries) => {
            let texts: Vec<String> =
                entries.iter().map(|(key, value)| format!("{key:?}: {}", on_one_line(value))).collect();
            format!("{{ {} }}", texts.join(", "))
        }
        Value::Array(items) => {
            format!("[{}]", items.iter().map(on_one_line).collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}
