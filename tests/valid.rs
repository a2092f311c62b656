//! Validation against JSON Schema, as an editor does it, limited to the keywords that the schemas of the project use. An
//! unknown keyword is an error of the test, so that none is ignored.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Mutex;

use carcassonne_text::{Node, Style, Value as Yaml};
use regress::Regex;
use serde_json::{Map, Value};

use crate::project::read_file;

/// The keywords that only inform people.
const ANNOTATIONS: [&str; 8] =
    ["$schema", "$id", "$comment", "$defs", "title", "description", "examples", "patternErrorMessage"];

/// Returns a schema of the project by its name: `scenario`.
pub(crate) fn read_schema(name: &str) -> Value {
    serde_json::from_str(&read_file(format!("schema/{name}.schema.json"))).expect("a schema is JSON")
}

/// Returns the part of a schema at a pointer: `/$defs/space`.
pub(crate) fn part_at<'a>(schema: &'a Value, pointer: &str) -> &'a Value {
    schema.pointer(pointer).unwrap_or_else(|| panic!("the schema has nothing at {pointer}"))
}

/// Returns the part to which a part refers, if it does. The target is in the same schema: each stands on its own.
pub(crate) fn target_of<'a>(schema: &'a Value, part: &Value) -> Option<&'a Value> {
    let target = part.get("$ref")?.as_str()?;
    Some(part_at(schema, target.strip_prefix('#').unwrap_or_else(|| panic!("{target} is in another file"))))
}

/// Returns the description of a part; that of its target if it has none of its own.
pub(crate) fn description_of<'a>(schema: &'a Value, part: &'a Value) -> &'a str {
    let own = part.get("description").or_else(|| target_of(schema, part)?.get("description"));
    own.and_then(Value::as_str).unwrap_or_default()
}

/// Visits every part of a schema that allows something, with its pointer.
pub(crate) fn visit_parts<'a>(part: &'a Value, pointer: &str, visit: &mut impl FnMut(&str, &'a Value)) {
    visit(pointer, part);
    match part {
        Value::Object(entries) => {
            for (key, value) in entries.iter().filter(|(key, _)| *key != "not") {
                visit_parts(value, &format!("{pointer}/{key}"), visit);
            }
        }
        other => {
            for (n, value) in list(other).iter().enumerate() {
                visit_parts(value, &format!("{pointer}/{n}"), visit);
            }
        }
    }
}

/// Returns the items of a list; empty for other values.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Converts a parsed text to JSON, as an editor reads it.
pub(crate) fn to_json(node: &Node) -> Value {
    match &node.value {
        Yaml::Scalar(text, Style::Plain) => match text.as_str() {
            "" | "~" | "null" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            word => word.parse::<i64>().map_or_else(|_| Value::from(word), Value::from),
        },
        Yaml::Scalar(text, _) => Value::from(text.as_str()),
        Yaml::List(items) => items.iter().map(to_json).collect(),
        Yaml::Map(entries) => {
            let key = |key: &Node| key.text().unwrap_or_default().to_owned();
            Value::Object(entries.iter().map(|(k, v)| (key(k), to_json(v))).collect::<Map<_, _>>())
        }
    }
}

/// Returns the first fault of a value according to a part of a schema; `None` if it is valid.
pub(crate) fn find_fault(schema: &Value, part: &Value, value: &Value, at: &str) -> Option<String> {
    let keywords = match part {
        Value::Bool(all) => return (!all).then(|| format!("at `{at}`: nothing may stand here")),
        part => part.as_object().expect("a part of a schema"),
    };
    keywords.iter().find_map(|(word, rule)| {
        let result = check_keyword(schema, keywords, (word, rule), value, at);
        result.err().map(|message| {
            if message.is_empty() { format!("at `{at}`: {word} {rule}: {}", abbreviate(value)) } else { message }
        })
    })
}

/// Checks a keyword on a value; the error is the fault within the value, or empty.
fn check_keyword(
    schema: &Value,
    keywords: &Map<String, Value>,
    (word, rule): (&str, &Value),
    value: &Value,
    at: &str,
) -> Result<(), String> {
    let check_member = |part: &Value, value: &Value, key: &str| {
        find_fault(schema, part, value, &format!("{at}/{key}")).map_or(Ok(()), Err)
    };
    let fits = |part: &Value| find_fault(schema, part, value, at).is_none();
    let require = |is_so: bool| if is_so { Ok(()) } else { Err(String::new()) };
    let (object, array) = (value.as_object(), value.as_array());
    let has_key = |key: &Value| object.is_none_or(|map| map.contains_key(key.as_str().unwrap_or("")));
    let limit = rule.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or_default();
    let is_known = |key: &str| {
        let keyword_map = |word: &str| keywords.get(word).and_then(Value::as_object);
        keyword_map("properties").is_some_and(|own| own.contains_key(key))
            || keyword_map("patternProperties").is_some_and(|own| own.keys().any(|form| is_match(form, key)))
    };
    match word {
        "$ref" => {
            let pointer = rule.as_str().and_then(|target| target.strip_prefix('#')).expect("a part of the same file");
            find_fault(schema, part_at(schema, pointer), value, at).map_or(Ok(()), Err)
        }
        "type" => {
            let has_type = |kind: &Value| is_of_type(value, kind.as_str().unwrap_or_default());
            require(rule.as_array().map_or_else(|| has_type(rule), |all| all.iter().any(has_type)))
        }
        "const" => require(rule == value),
        "enum" => require(list(rule).contains(value)),
        "minimum" => require(value.as_i64().is_none_or(|n| Some(n) >= rule.as_i64())),
        "maximum" => require(value.as_i64().is_none_or(|n| Some(n) <= rule.as_i64())),
        "pattern" => {
            let form = rule.as_str().expect("a pattern");
            require(value.as_str().is_none_or(|text| is_match(form, text)))
        }
        "required" => require(list(rule).iter().all(has_key)),
        "dependentRequired" => {
            require(rule.as_object().expect("keys").iter().all(|(key, others)| {
                !object.is_some_and(|map| map.contains_key(key)) || list(others).iter().all(has_key)
            }))
        }
        "minItems" => require(array.is_none_or(|all| all.len() >= limit)),
        "maxItems" => require(array.is_none_or(|all| all.len() <= limit)),
        "minProperties" => require(object.is_none_or(|all| all.len() >= limit)),
        "maxProperties" => require(object.is_none_or(|all| all.len() <= limit)),
        "uniqueItems" => require(list(value).iter().enumerate().all(|(n, one)| !list(value)[..n].contains(one))),
        "items" => list(value).iter().enumerate().try_for_each(|(n, one)| check_member(rule, one, &n.to_string())),
        "contains" => require(array.is_none_or(|all| all.iter().any(|one| check_member(rule, one, "").is_ok()))),
        "properties" => rule.as_object().expect("keys").iter().try_for_each(|(key, part)| {
            object.and_then(|map| map.get(key)).map_or(Ok(()), |one| check_member(part, one, key))
        }),
        "patternProperties" => rule.as_object().expect("keys").iter().try_for_each(|(form, part)| {
            let mut matching = object.into_iter().flatten().filter(|(key, _)| is_match(form, key));
            matching.try_for_each(|(key, one)| check_member(part, one, key))
        }),
        "additionalProperties" => {
            let mut others = object.into_iter().flatten().filter(|(key, _)| !is_known(key));
            others.try_for_each(|(key, one)| check_member(rule, one, key))
        }
        "propertyNames" => {
            let mut keys = object.into_iter().flat_map(Map::keys);
            keys.try_for_each(|key| check_member(rule, &Value::from(key.as_str()), key))
        }
        "not" => require(!fits(rule)),
        "anyOf" if list(rule).iter().any(fits) => Ok(()),
        // The form in which the fault is deepest is most likely the one that was meant.
        "anyOf" => {
            let faults = list(rule).iter().filter_map(|part| find_fault(schema, part, value, at));
            Err(faults.max_by_key(String::len).unwrap_or_default())
        }
        "oneOf" => require(list(rule).iter().filter(|part| fits(part)).count() == 1),
        "allOf" => require(list(rule).iter().all(fits)),
        "if" => require(!fits(rule) || keywords.get("then").is_none_or(fits)),
        "then" => Ok(()),
        word if ANNOTATIONS.contains(&word) => Ok(()),
        unknown => panic!("the test does not know `{unknown}`"),
    }
}

/// Returns `true` if a text contains a match of a pattern, as editors read it.
fn is_match(pattern: &str, text: &str) -> bool {
    static KNOWN: Mutex<BTreeMap<String, Regex>> = Mutex::new(BTreeMap::new());
    let compile = || Regex::with_flags(pattern, "u").unwrap_or_else(|error| panic!("{pattern}: {error}"));
    let mut known = KNOWN.lock().expect("no test panics while it matches");
    known.entry(pattern.to_owned()).or_insert_with(compile).find(text).is_some()
}

fn is_of_type(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the validator does not know the type `{other}`"),
    }
}

/// Returns the first 60 characters of a value for a message, without writing the rest.
fn abbreviate(value: &Value) -> String {
    struct Beginning(String);
    impl Write for Beginning {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            let room = 60 - self.0.chars().count();
            self.0.extend(text.chars().take(room));
            if self.0.chars().count() < 60 { Ok(()) } else { Err(std::fmt::Error) }
        }
    }
    let mut beginning = Beginning(String::new());
    // An early end is no error.
    let _ = write!(beginning, "{value}");
    beginning.0
}
