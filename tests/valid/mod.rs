//! Validation against JSON Schema, limited to the keywords that the schemas of the project use. An unknown keyword is
//! an error of the test, so that none is ignored.

pub(crate) mod pattern;
pub(crate) mod typed;

use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Write};

use serde_json::Value;

/// The schemas by file name.
pub(crate) struct Schemas(BTreeMap<String, Value>);

/// The keywords that only inform people.
const SAID: [&str; 7] = ["$schema", "$id", "$comment", "$defs", "title", "description", "examples"];

/// The only supported pattern: that of a word or an address.
const NO_BLANK: &str = "^[^ ]+$";

impl Schemas {
    /// Reads every schema of a folder.
    pub(crate) fn read(folder: &std::path::Path) -> Self {
        let files = super::common::files(folder).into_iter().map(|path| {
            let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
            let text = std::fs::read_to_string(&path).expect("a schema");
            (name, serde_json::from_str(&text).expect("a schema is JSON"))
        });
        Self(files.collect())
    }

    /// Returns the schemas with their file names.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&String, &Value)> {
        self.0.iter()
    }

    /// Returns the faults of a value according to a schema, each with its place; empty if the value is valid.
    pub(crate) fn faults(&self, name: &str, value: &Value) -> Vec<String> {
        let file = format!("{name}.schema.json");
        let mut faults = Vec::new();
        self.check(&file, &self.0[&file], value, At::Whole, &mut faults);
        faults
    }

    /// Returns `true` if a schema refers only to itself.
    pub(crate) fn stands_alone(part: &Value) -> bool {
        match part {
            Value::Object(keys) => keys.iter().all(|(key, value)| match value {
                Value::String(target) if key == "$ref" => target.starts_with('#'),
                value => Self::stands_alone(value),
            }),
            Value::Array(all) => all.iter().all(Self::stands_alone),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
        }
    }

    /// Returns the target of a reference: its file, and the part.
    pub(crate) fn target<'s>(&'s self, file: &'s str, target: &'s str) -> (&'s str, &'s Value) {
        let (other, pointer) = target.split_once('#').expect("a reference with a pointer");
        let file = if other.is_empty() { file } else { other };
        let whole = self.0.get(file).unwrap_or_else(|| panic!("there is no schema {file}"));
        let mut part = Some(whole);
        for key in pointer.split('/').skip(1) {
            assert!(!key.contains('~'), "{target}: a key that is written otherwise than it is");
            part = part.and_then(|part| part.get(key));
        }
        (file, part.unwrap_or_else(|| panic!("nothing at {target}")))
    }

    fn check(&self, file: &str, part: &Value, value: &Value, at: At, faults: &mut Vec<String>) {
        let part = part.as_object().expect("a part of a schema is an object");
        for (word, rule) in part {
            let mut fault = |what: String| faults.push(format!("at `{at}`: {what}"));
            match word.as_str() {
                "$ref" => {
                    let (file, part) = self.target(file, rule.as_str().expect("a reference"));
                    self.check(file, part, value, at, faults);
                }
                "type" => {
                    let fits = |kind: &Value| is_of(value, kind.as_str().unwrap_or_default());
                    let of_one = rule.as_array().map_or_else(|| fits(rule), |all| all.iter().any(fits));
                    if !of_one {
                        fault(format!("{} is not of the type {rule}", shortly(value)));
                    }
                }
                "const" if rule != value => fault(format!("{} is not {rule}", shortly(value))),
                "enum" if !list(rule).contains(value) => {
                    fault(format!("{} is none of {rule}", shortly(value)));
                }
                "minimum" if value.is_number() && value.as_i64() < rule.as_i64() => {
                    fault(format!("{value} is less than {rule}"));
                }
                "minItems" | "maxItems" => {
                    let most = rule.as_u64().and_then(|n| usize::try_from(n).ok()).expect("a number");
                    let held = value.as_array().map(Vec::len);
                    if held.is_some_and(|n| if word == "minItems" { n < most } else { n > most }) {
                        fault(format!("{held:?} items, {word} is {most}"));
                    }
                }
                "const" | "enum" | "minimum" => {}
                "required" => {
                    let missing = |key: &&Value| value.get(key.as_str().unwrap_or_default()).is_none();
                    if value.is_object() {
                        list(rule).iter().filter(missing).for_each(|key| fault(format!("{key} is missing")));
                    }
                }
                "pattern" => {
                    assert_eq!(rule, NO_BLANK, "the validator knows no other pattern");
                    if value.as_str().is_some_and(|text| text.is_empty() || text.contains(' ')) {
                        fault(format!("{} has a blank", shortly(value)));
                    }
                }
                "properties" => {
                    // Together with the rule for all other keys.
                    let others = part.get("additionalProperties");
                    self.check_keys(file, (Some(rule), others), value, at, faults);
                }
                "additionalProperties" if part.contains_key("properties") => {}
                "additionalProperties" => {
                    self.check_keys(file, (None, Some(rule)), value, at, faults);
                }
                "propertyNames" => {
                    for key in value.as_object().into_iter().flat_map(serde_json::Map::keys) {
                        let key = Value::from(key.as_str());
                        self.check(file, rule, &key, At::Key(&at), faults);
                    }
                }
                "items" => {
                    for (n, inner) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(file, rule, inner, At::Item(&at, n), faults);
                    }
                }
                "anyOf" => {
                    let mut tried: Vec<Vec<String>> = Vec::new();
                    let fits = list(rule).iter().any(|part| {
                        let mut faults = Vec::new();
                        self.check(file, part, value, at, &mut faults);
                        let fits = faults.is_empty();
                        tried.push(faults);
                        fits
                    });
                    if !fits {
                        // Report the form that matches furthest, which most likely was intended.
                        let deepest = |all: &Vec<String>| all.iter().map(String::len).max();
                        faults.extend(tried.into_iter().max_by_key(deepest).unwrap_or_default());
                    }
                }
                word if SAID.contains(&word) => {}
                unknown => panic!("the validator does not know `{unknown}`"),
            }
        }
    }

    /// Checks the values of an object's keys: each by its own rule, the others by the common one.
    fn check_keys(
        &self,
        file: &str,
        (own, others): (Option<&Value>, Option<&Value>),
        value: &Value,
        at: At,
        faults: &mut Vec<String>,
    ) {
        for (key, inner) in value.as_object().into_iter().flatten() {
            match own.and_then(|own| own.get(key)).or(others) {
                None => {}
                Some(Value::Bool(false)) => {
                    faults.push(format!("at `{at}`: the schema does not know `{key}`"));
                }
                Some(part) => self.check(file, part, inner, At::In(&at, key), faults),
            }
        }
    }
}

/// The place of a value, formatted only for a fault.
#[derive(Clone, Copy)]
enum At<'a> {
    Whole,
    In(&'a At<'a>, &'a str),
    Item(&'a At<'a>, usize),
    Key(&'a At<'a>),
}

impl Display for At<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Whole => Ok(()),
            Self::In(of, key) => write!(f, "{of}/{key}"),
            Self::Item(of, n) => write!(f, "{of}/{n}"),
            Self::Key(of) => write!(f, "{of} (a key)"),
        }
    }
}

/// Returns the items of a list; empty for other values.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn is_of(value: &Value, kind: &str) -> bool {
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
fn shortly(value: &Value) -> String {
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
