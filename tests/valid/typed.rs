//! Validation of typed text against its schema, as an editor does it, with every keyword that this schema uses.

use carcassonne_oracle::inside::text::{Node, Style, Value as Yaml};
use serde_json::{Map, Value};

use super::{is_of, list, pattern, shortly};

/// The keywords that only inform people.
const SAID: [&str; 8] =
    ["$schema", "$id", "$comment", "$defs", "title", "description", "examples", "patternErrorMessage"];

/// Converts a text as an editor reads it.
pub(crate) fn read(node: &Node) -> Value {
    match &node.value {
        Yaml::Scalar(text, Style::Plain) => match text.as_str() {
            "" | "~" | "null" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            word => word.parse::<i64>().map_or_else(|_| Value::from(word), Value::from),
        },
        Yaml::Scalar(text, _) => Value::from(text.as_str()),
        Yaml::List(items) => items.iter().map(read).collect(),
        Yaml::Map(entries) => {
            let key = |key: &Node| key.text().unwrap_or_default().to_owned();
            Value::Object(entries.iter().map(|(k, v)| (key(k), read(v))).collect::<Map<_, _>>())
        }
    }
}

/// Returns the first fault of a value according to a part of a schema; `None` if it is valid.
pub(crate) fn fault(whole: &Value, part: &Value, value: &Value, at: &str) -> Option<String> {
    let keywords = match part {
        Value::Bool(all) => return (!all).then(|| format!("at `{at}`: nothing may stand here")),
        part => part.as_object().expect("a part of a schema"),
    };
    keywords.iter().find_map(|(word, rule)| {
        let holds = holds(whole, keywords, (word, rule), value, at);
        holds.err().map(
            |why| {
                if why.is_empty() { format!("at `{at}`: {word} {rule}: {}", shortly(value)) } else { why }
            },
        )
    })
}

/// Checks a keyword on a value; the error is the fault within the value, or empty.
fn holds(
    whole: &Value,
    keywords: &Map<String, Value>,
    (word, rule): (&str, &Value),
    value: &Value,
    at: &str,
) -> Result<(), String> {
    let within =
        |part: &Value, value: &Value, key: &str| fault(whole, part, value, &format!("{at}/{key}")).map_or(Ok(()), Err);
    let fits = |part: &Value| fault(whole, part, value, at).is_none();
    let so = |is_so: bool| if is_so { Ok(()) } else { Err(String::new()) };
    let (object, array) = (value.as_object(), value.as_array());
    let has = |key: &Value| object.is_none_or(|map| map.contains_key(key.as_str().unwrap_or("")));
    let count = rule.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or_default();
    let is_known = |key: &str| {
        let known = |word: &str| keywords.get(word).and_then(Value::as_object);
        known("properties").is_some_and(|own| own.contains_key(key))
            || known("patternProperties").is_some_and(|own| own.keys().any(|form| pattern::has(form, key)))
    };
    match word {
        "$ref" => {
            let pointer = rule.as_str().expect("a reference").trim_start_matches('#');
            let part = whole.pointer(pointer).unwrap_or_else(|| panic!("nothing at {pointer}"));
            fault(whole, part, value, at).map_or(Ok(()), Err)
        }
        "type" => {
            let is = |kind: &Value| is_of(value, kind.as_str().unwrap_or_default());
            so(rule.as_array().map_or_else(|| is(rule), |all| all.iter().any(is)))
        }
        "const" => so(rule == value),
        "enum" => so(list(rule).contains(value)),
        "minimum" => so(value.as_i64().is_none_or(|n| Some(n) >= rule.as_i64())),
        "maximum" => so(value.as_i64().is_none_or(|n| Some(n) <= rule.as_i64())),
        "pattern" => {
            let form = rule.as_str().expect("a pattern");
            so(value.as_str().is_none_or(|text| pattern::has(form, text)))
        }
        "required" => so(list(rule).iter().all(has)),
        "dependentRequired" => so(rule
            .as_object()
            .expect("keys")
            .iter()
            .all(|(key, others)| !object.is_some_and(|map| map.contains_key(key)) || list(others).iter().all(has))),
        "minItems" => so(array.is_none_or(|all| all.len() >= count)),
        "maxItems" => so(array.is_none_or(|all| all.len() <= count)),
        "minProperties" => so(object.is_none_or(|all| all.len() >= count)),
        "maxProperties" => so(object.is_none_or(|all| all.len() <= count)),
        "uniqueItems" => so(list(value).iter().enumerate().all(|(n, one)| !list(value)[..n].contains(one))),
        "items" => list(value).iter().enumerate().try_for_each(|(n, one)| within(rule, one, &n.to_string())),
        "contains" => so(array.is_none_or(|all| all.iter().any(|one| within(rule, one, "").is_ok()))),
        "properties" => rule.as_object().expect("keys").iter().try_for_each(|(key, part)| {
            object.and_then(|map| map.get(key)).map_or(Ok(()), |one| within(part, one, key))
        }),
        "patternProperties" => rule.as_object().expect("keys").iter().try_for_each(|(form, part)| {
            let mut own = object.into_iter().flatten().filter(|(key, _)| pattern::has(form, key));
            own.try_for_each(|(key, one)| within(part, one, key))
        }),
        "additionalProperties" => {
            let mut others = object.into_iter().flatten().filter(|(key, _)| !is_known(key));
            others.try_for_each(|(key, one)| within(rule, one, key))
        }
        "propertyNames" => {
            let mut keys = object.into_iter().flat_map(Map::keys);
            keys.try_for_each(|key| within(rule, &Value::from(key.as_str()), key))
        }
        "not" => so(!fits(rule)),
        "anyOf" => so(list(rule).iter().any(fits)),
        "oneOf" => so(list(rule).iter().filter(|part| fits(part)).count() == 1),
        "allOf" => so(list(rule).iter().all(fits)),
        "if" => so(!fits(rule) || keywords.get("then").is_none_or(fits)),
        "then" => Ok(()),
        word if SAID.contains(&word) => Ok(()),
        unknown => panic!("the test does not know `{unknown}`"),
    }
}
