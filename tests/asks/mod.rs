//! The questions as their mechanics declare them (`src/mechanics/**/*.yaml`), with data that only schemas and tests
//! need: the meaning of each key, an example, and a sample that the program accepts.

use std::path::Path;

use carcassonne_oracle::inside::text::{Node, SourceText, Value as Yaml, parse};
use serde_json::{Map, Value, json};

use crate::common::files;

/// A question as its mechanic declares it.
pub(crate) struct Asked {
    /// The name of the question's part of the schema: `towerAsk`.
    pub(crate) name: String,
    /// The word of the question: `tower`.
    pub(crate) word: String,
    /// The subject of the question, if others share the word: `a barn`.
    what: Option<String>,
    about: String,
    example: String,
    /// The rest of a scenario in which the samples are legal.
    pub(crate) on: String,
    /// The value of the key `for`, if the question is identified by it.
    whose: Option<String>,
    pub(crate) fields: Vec<Field>,
    /// The other keywords of the question's part of the schema.
    more: Option<Value>,
}

pub(crate) struct Field {
    pub(crate) key: String,
    is: String,
    about: String,
    example: String,
    needed: bool,
    bare: bool,
    otherwise: Option<String>,
    /// The keys of a body that is accepted, this one first.
    pub(crate) sample: String,
    pub(crate) fields: Vec<Field>,
}

/// The subject of questions that share a word.
const WORDS: [(&str, &str); 2] = [
    ("place", "Whether something may be placed, and why not"),
    ("surroundings", "What something counts or affects round itself"),
];

/// Returns every question except the turn, which has a separate schema.
pub(crate) fn asked() -> Vec<Asked> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/mechanics");
    let files = files(&root).into_iter().filter(|path| path.extension().is_some_and(|e| e == "yaml"));
    let mut all: Vec<Asked> = files
        .flat_map(|path| {
            let name = path.file_stem().and_then(|n| n.to_str()).expect("a name").to_owned();
            let bytes = std::fs::read(&path).expect("a file");
            let source = SourceText::new(name.as_str(), bytes).expect("text");
            let node = parse(&source).expect("YAML");
            let asks = get(&node, "asks").map(items).unwrap_or_default().to_vec();
            asks.iter().filter(|ask| text(ask, "ask") != "turn").map(question).collect::<Vec<_>>()
        })
        .collect();
    // Grouped by word, and within a word in the order of the files.
    let first = |all: &[Asked], word: &str| all.iter().position(|asked| asked.word == word);
    let order: Vec<Option<usize>> = all.iter().map(|asked| first(&all, &asked.word)).collect();
    let mut placed: Vec<(Option<usize>, Asked)> = order.into_iter().zip(all.drain(..)).collect();
    placed.sort_by_key(|(at, _)| *at);
    placed.into_iter().map(|(_, asked)| asked).collect()
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

fn text(node: &Node, key: &str) -> String {
    maybe(node, key).unwrap_or_default()
}

fn maybe(node: &Node, key: &str) -> Option<String> {
    get(node, key).and_then(Node::text).map(|text| text.trim_end().to_owned())
}

fn question(node: &Node) -> Asked {
    let word = text(node, "ask");
    let (key, whose) = (maybe(node, "key"), maybe(node, "for"));
    let name = match (&key, &whose) {
        (Some(key), _) => format!("{word}{}Ask", capital(key)),
        (None, Some(whose)) => format!("{}Ask", camel(whose)),
        (None, None) => format!("{}Ask", camel(&word)),
    };
    Asked {
        name,
        what: maybe(node, "what"),
        about: text(node, "about"),
        example: text(node, "example"),
        on: text(node, "on"),
        fields: get(node, "fields").map(fields).unwrap_or_default(),
        more: maybe(node, "schema").map(|text| serde_json::from_str(&text).expect("JSON")),
        word,
        whose,
    }
}

fn fields(node: &Node) -> Vec<Field> {
    let field = |node: &Node| Field {
        key: text(node, "key"),
        is: text(node, "is"),
        about: text(node, "about"),
        example: text(node, "example"),
        needed: maybe(node, "needed").is_some(),
        bare: maybe(node, "bare").is_some(),
        otherwise: maybe(node, "otherwise"),
        sample: text(node, "sample"),
        fields: get(node, "fields").map(fields).unwrap_or_default(),
    };
    items(node).iter().map(field).collect()
}

/// Converts a name of several words to camel case: `cropCircle`.
fn camel(name: &str) -> String {
    let mut words = name.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &capital(word))
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the description of a part with its example.
fn described(about: &str, example: &str) -> String {
    let several = example.contains("; ");
    format!("{about} {}: {example}.", if several { "Examples" } else { "Example" })
}

/// Joins words with commas and a final `or`.
fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

impl Asked {
    /// Returns `true` if the keys may be replaced by the bare value of one.
    fn is_bare(&self) -> bool {
        self.fields.iter().any(|field| field.bare)
    }

    /// Returns the name of the part of the schema that has the question's keys.
    pub(crate) fn keys_at(&self) -> String {
        if self.is_bare() { format!("{}Keys", self.name) } else { self.name.clone() }
    }

    /// Returns a scenario that asks the question with the given keys.
    pub(crate) fn written(&self, keys: &str) -> String {
        format!("{}\nask: {{ {}: {{ {keys} }} }}\n", self.on, self.word)
    }
}

/// Returns the parts of the schema of scenarios that define how questions are asked, in order. `address` is the pattern
/// of a tile's address, without its end.
pub(crate) fn parts(address: &str) -> Map<String, Value> {
    let all = asked();
    let mut parts = Map::new();
    let mut words: Vec<&str> = Vec::new();
    for asked in &all {
        if !words.contains(&asked.word.as_str()) {
            words.push(&asked.word);
        }
    }
    let of = |word: &str| all.iter().filter(move |asked| asked.word == word).collect::<Vec<_>>();
    let mut properties = Map::new();
    let id = "The name of the question; without it, it is called by its number, counted from 1. Example: catch.";
    properties.insert("id".to_owned(), json!({ "description": id, "$ref": "#/$defs/name" }));
    let mut groups = Map::new();
    for word in &words {
        let same = of(word);
        let first = same.first().expect("a question");
        let (about, part) = match WORDS.iter().find(|(own, _)| own == word) {
            None => (first.about.clone(), first.name.clone()),
            Some((_, about)) => {
                let whats: Vec<String> = same.iter().map(|asked| asked.what.clone().expect("what")).collect();
                let about = format!("{about}: {}.", listed(&whats));
                let name = format!("{}Ask", camel(word));
                let each: Vec<Value> =
                    same.iter().map(|asked| json!({ "$ref": format!("#/$defs/{}", asked.name) })).collect();
                let said = described(&about, &first.example);
                groups.insert(name.clone(), json!({ "description": said, "anyOf": each }));
                (about, name)
            }
        };
        let said = described(&about, &first.example);
        let refers = json!({ "description": said, "$ref": format!("#/$defs/{part}") });
        properties.insert((*word).to_owned(), refers);
    }
    let one: Vec<Value> = words.iter().map(|word| json!({ "required": [word] })).collect();
    parts.insert(
        "ask".to_owned(),
        json!({
            "description": "A question: one word says what is asked. It may have a name, by which claims and expectations speak of it. Example: { id: catch, tower: { at: a, height: 2 } }.",
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
            "oneOf": one,
        }),
    );
    parts.append(&mut groups);
    for asked in &all {
        let name = asked.keys_at();
        let mut keys = map_of(&name, asked, &asked.fields, address, &mut parts);
        if let (Some(keys), Some(Value::Object(more))) = (keys.as_object_mut(), &asked.more) {
            keys.extend(more.clone());
        }
        parts.insert(name.clone(), keys);
        if let Some(bare) = asked.fields.iter().find(|field| field.bare) {
            let either = [of_kind("", asked, bare, address, &mut parts), json!({ "$ref": format!("#/$defs/{name}") })];
            let either = either.map(|mut part| {
                part.as_object_mut().map(|part| part.remove("description"));
                part
            });
            let said = described(&asked.about, &format!("{}; {}", bare.example, asked.example));
            parts.insert(asked.name.clone(), json!({ "description": said, "anyOf": either }));
        }
    }
    parts
}

/// Builds the part of the schema for a map with the given keys.
fn map_of(name: &str, asked: &Asked, fields: &[Field], address: &str, parts: &mut Map<String, Value>) -> Value {
    let mut properties = Map::new();
    for field in fields {
        let part = of_kind(name, asked, field, address, parts);
        properties.insert(field.key.clone(), part);
    }
    let needed: Vec<&str> = fields.iter().filter(|f| f.needed).map(|f| f.key.as_str()).collect();
    let mut part = json!({
        "description": described(&asked.about, &asked.example),
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    });
    if !needed.is_empty() {
        part["required"] = json!(needed);
    }
    part
}

/// Builds the part of the schema for the value of a key.
fn of_kind(name: &str, asked: &Asked, field: &Field, address: &str, parts: &mut Map<String, Value>) -> Value {
    let refers = |to: &str| json!({ "$ref": format!("#/$defs/{to}") });
    let (kind, rest) = field.is.split_once(' ').unwrap_or((&field.is, ""));
    let words: Vec<&str> = rest.split(' ').collect();
    let some = |one: Value, more: Value| {
        let mut list = json!({ "type": "array", "items": one });
        list.as_object_mut().expect("an object").extend(more.as_object().cloned().unwrap_or_default());
        json!({ "anyOf": [one, list] })
    };
    let mut part = match kind {
        "mechanic" => {
            let what = capital(asked.what.as_deref().expect("what"));
            let word = asked.whose.as_deref().expect("for");
            return json!({ "description": described(&format!("{what}."), word), "const": word });
        }
        "tile" => refers("tileName"),
        "tiles" => refers("tileList"),
        "new-tile" => json!({ "anyOf": [refers("printedTile"), refers("name"), refers("tile")] }),
        "space" => refers("space"),
        "stand" => refers("stand"),
        "crossing" => refers("crossing"),
        "player" => refers("player"),
        "messages" => refers("messageNumbers"),
        "players" if rest.is_empty() => refers("playerList"),
        "players" => some(refers("player"), json!({ "maxItems": number(rest.trim_start_matches("..")) })),
        "stands" => {
            let (range, once) = rest.split_once(' ').unwrap_or((rest, ""));
            let most = number(range.trim_start_matches("1.."));
            let mut more = json!({ "minItems": 1, "maxItems": most });
            if once == "once" {
                more["uniqueItems"] = json!(true);
            }
            some(refers("stand"), more)
        }
        "place" if rest.is_empty() => refers("place"),
        "place" => place(&words, address),
        "places" => some(place(&words, address), json!({})),
        "place-or-tower" => json!({ "anyOf": [refers("place"), refers("towerTop")] }),
        "place-or-tile" => json!({ "anyOf": [refers("place"), refers("tileName")] }),
        "tile-or-place" => json!({ "anyOf": [refers("tileName"), place(&words, address)] }),
        "place-or-all" => json!({ "anyOf": [{ "const": "all" }, place(&words, address)] }),
        "flag" => json!({ "type": "boolean" }),
        "count" => {
            let (least, most) = rest.split_once("..").expect("a range");
            json!({ "type": "integer", "minimum": number(least), "maximum": number(most) })
        }
        "numbers" => json!({ "enum": words.iter().map(|n| number(n)).collect::<Vec<_>>() }),
        "word" => json!({ "enum": words }),
        "words" => some(json!({ "enum": words }), json!({ "minItems": 1, "uniqueItems": true })),
        "compass" => json!({ "enum": ["n", "ne", "e", "se", "s", "sw", "w", "nw"] }),
        "corner" => json!({ "enum": ["nw", "ne", "sw", "se"] }),
        "axis" => json!({ "enum": ["ew", "ns"] }),
        "player-counts" => {
            let most = number(rest.trim_start_matches(".."));
            json!({
                "type": "object",
                "propertyNames": refers("player"),
                "additionalProperties": { "description": "The number of this player. Example: 1.", "type": "integer", "minimum": 0, "maximum": most },
            })
        }
        "map" | "maps" => {
            let own = format!("{name}{}", capital(&field.key));
            let of_map = Asked { about: field.about.clone(), example: field.example.clone(), ..bare(asked) };
            let inner = map_of(&own, &of_map, &field.fields, address, parts);
            parts.insert(own.clone(), inner);
            if kind == "map" { refers(&own) } else { some(refers(&own), json!({})) }
        }
        other => panic!("`{}` is a `{other}`: say what that is in the schema", field.key),
    };
    let keys = part.as_object_mut().expect("an object");
    keys.shift_insert(0, "description".to_owned(), json!(described(&field.about, &field.example)));
    if let Some(message) = &field.otherwise {
        let has_pattern = |part: &Value| part.get("pattern").is_some();
        let within = keys.get("anyOf").and_then(Value::as_array);
        let within = within.and_then(|all| all.iter().position(has_pattern));
        let at = match within {
            Some(n) => part["anyOf"][n].as_object_mut().expect("an object"),
            None => keys,
        };
        at.insert("patternErrorMessage".to_owned(), json!(message));
    }
    part
}

/// Returns a question without its keys.
fn bare(asked: &Asked) -> Asked {
    Asked {
        name: asked.name.clone(),
        word: asked.word.clone(),
        what: asked.what.clone(),
        about: String::new(),
        example: String::new(),
        on: String::new(),
        whose: asked.whose.clone(),
        fields: Vec::new(),
        more: None,
    }
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number")
}

/// Builds the schema of a place: a feature of one of several kinds.
fn place(kinds: &[&str], address: &str) -> Value {
    let sided: Vec<&str> = kinds.iter().copied().filter(|kind| matches!(*kind, "city" | "road")).collect();
    let whole: Vec<&str> =
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
    forms.extend(whole.into_iter().map(str::to_owned));
    let forms = if let [only] = forms.as_slice() { only.clone() } else { format!("(?:{})", forms.join("|")) };
    json!({ "type": "string", "pattern": format!("{address}\\.{forms}$") })
}

/// Formats a value in the layout of the schemas: on one line where it fits.
pub(crate) fn laid(value: &Value, indent: usize, before: usize) -> String {
    const WIDTH: usize = 100;
    let line = on_one_line(value);
    let (open, close, inner): (char, char, Vec<String>) = match value {
        _ if indent + before + line.len() < WIDTH => return line,
        Value::Object(entries) if !entries.is_empty() => {
            let each = entries.iter().map(|(key, value)| {
                let key = format!("{key:?}: ");
                let value = laid(value, indent + 2, key.len());
                format!("{key}{value}")
            });
            ('{', '}', each.collect())
        }
        Value::Array(items) if !items.is_empty() => {
            ('[', ']', items.iter().map(|item| laid(item, indent + 2, 0)).collect())
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
            let each: Vec<String> =
                entries.iter().map(|(key, value)| format!("{key:?}: {}", on_one_line(value))).collect();
            format!("{{ {} }}", each.join(", "))
        }
        Value::Array(items) => {
            format!("[{}]", items.iter().map(on_one_line).collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}
