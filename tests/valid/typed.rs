//! Validation of typed text against its schema, as an editor does it, with every keyword that this schema uses.

use carcassonne_oracle::inside::text::{Node, Style, Value as Yaml};
use serde_json::{Map, Value};

use super::{abbreviate, is_of_type, list, pattern};

/// The keywords that only inform people.
const ANNOTATIONS: [&str; 8] =
    ["$schema", "$id", "$comment", "$defs", "title", "description", "examples", "patternErrorMessage"];

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
            || keyword_map("patternProperties").is_some_and(|own| own.keys().any(|form| pattern::is_match(form, key)))
    };
    match word {
        "$ref" => {
            let pointer = rule.as_str().expect("a reference").trim_start_matches('#');
            let part = schema.pointer(pointer).unwrap_or_else(|| panic!("nothing at {pointer}"));
            find_fault(schema, part, value, at).map_or(Ok(()), Err)
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
            require(value.as_str().is_none_or(|text| pattern::is_match(form, text)))
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
            let mut matching = object.into_iter().flatten().filter(|(key, _)| pattern::is_match(form, key));
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
        "anyOf" => require(list(rule).iter().any(fits)),
        "oneOf" => require(list(rule).iter().filter(|part| fits(part)).count() == 1),
        "allOf" => require(list(rule).iter().all(fits)),
        "if" => require(!fits(rule) || keywords.get("then").is_none_or(fits)),
        "then" => Ok(()),
        word if ANNOTATIONS.contains(&word) => Ok(()),
        unknown => panic!("the test does not know `{unknown}`"),
    }
}
