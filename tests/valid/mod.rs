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
const ANNOTATIONS: [&str; 7] = ["$schema", "$id", "$comment", "$defs", "title", "description", "examples"];

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
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&String, &Value)> {
        self.0.iter()
    }

    /// Returns the faults of a value according to a schema, each with its place; empty if the value is valid.
    pub(crate) fn faults(&self, name: &str, value: &Value) -> Vec<String> {
        let file = format!("{name}.schema.json");
        let mut faults = Vec::new();
        self.check(&file, &self.0[&file], value, Location::Root, &mut faults);
        faults
    }

    /// Returns `true` if a schema refers only to itself.
    pub(crate) fn is_self_contained(part: &Value) -> bool {
        match part {
            Value::Object(keys) => keys.iter().all(|(key, value)| match value {
                Value::String(target) if key == "$ref" => target.starts_with('#'),
                value => Self::is_self_contained(value),
            }),
            Value::Array(all) => all.iter().all(Self::is_self_contained),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
        }
    }

    /// Returns the target of a reference: its file, and the part.
    pub(crate) fn resolve_ref<'s>(&'s self, file: &'s str, target: &'s str) -> (&'s str, &'s Value) {
        let (other, pointer) = target.split_once('#').expect("a reference with a pointer");
        let file = if other.is_empty() { file } else { other };
        let schema = self.0.get(file).unwrap_or_else(|| panic!("there is no schema {file}"));
        let mut part = Some(schema);
        for key in pointer.split('/').skip(1) {
            assert!(!key.contains('~'), "{target}: a key that is written otherwise than it is");
            part = part.and_then(|part| part.get(key));
        }
        (file, part.unwrap_or_else(|| panic!("nothing at {target}")))
    }

    fn check(&self, file: &str, part: &Value, value: &Value, at: Location, faults: &mut Vec<String>) {
        let part = part.as_object().expect("a part of a schema is an object");
        for (word, rule) in part {
            let mut report = |what: String| faults.push(format!("at `{at}`: {what}"));
            match word.as_str() {
                "$ref" => {
                    let (file, part) = self.resolve_ref(file, rule.as_str().expect("a reference"));
                    self.check(file, part, value, at, faults);
                }
                "type" => {
                    let fits = |kind: &Value| is_of_type(value, kind.as_str().unwrap_or_default());
                    let has_type = rule.as_array().map_or_else(|| fits(rule), |all| all.iter().any(fits));
                    if !has_type {
                        report(format!("{} is not of the type {rule}", abbreviate(value)));
                    }
                }
                "const" if rule != value => report(format!("{} is not {rule}", abbreviate(value))),
                "enum" if !list(rule).contains(value) => {
                    report(format!("{} is none of {rule}", abbreviate(value)));
                }
                "minimum" if value.is_number() && value.as_i64() < rule.as_i64() => {
                    report(format!("{value} is less than {rule}"));
                }
                "minItems" | "maxItems" => {
                    let limit = rule.as_u64().and_then(|n| usize::try_from(n).ok()).expect("a number");
                    let length = value.as_array().map(Vec::len);
                    if length.is_some_and(|n| if word == "minItems" { n < limit } else { n > limit }) {
                        report(format!("{length:?} items, {word} is {limit}"));
                    }
                }
                "const" | "enum" | "minimum" => {}
                "required" => {
                    let missing = |key: &&Value| value.get(key.as_str().unwrap_or_default()).is_none();
                    if value.is_object() {
                        list(rule).iter().filter(missing).for_each(|key| report(format!("{key} is missing")));
                    }
                }
                "pattern" => {
                    assert_eq!(rule, NO_BLANK, "the validator knows no other pattern");
                    if value.as_str().is_some_and(|text| text.is_empty() || text.contains(' ')) {
                        report(format!("{} has a blank", abbreviate(value)));
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
                        self.check(file, rule, &key, Location::Key(&at), faults);
                    }
                }
                "items" => {
                    for (n, inner) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(file, rule, inner, Location::Item(&at, n), faults);
                    }
                }
                "anyOf" => {
                    let mut attempts: Vec<Vec<String>> = Vec::new();
                    let fits = list(rule).iter().any(|part| {
                        let mut faults = Vec::new();
                        self.check(file, part, value, at, &mut faults);
                        let fits = faults.is_empty();
                        attempts.push(faults);
                        fits
                    });
                    if !fits {
                        // Report the form that matches furthest, which most likely was intended.
                        let deepest = |all: &Vec<String>| all.iter().map(String::len).max();
                        faults.extend(attempts.into_iter().max_by_key(deepest).unwrap_or_default());
                    }
                }
                word if ANNOTATIONS.contains(&word) => {}
                unknown => panic!("the validator does not know `{unknown}`"),
            }
        }
    }

    /// Checks the values of an object's keys: each by its own rule, the others by the common one.
    fn check_keys(
        &self,
        file: &str,
        (properties, additional): (Option<&Value>, Option<&Value>),
        value: &Value,
        at: Location,
        faults: &mut Vec<String>,
    ) {
        for (key, inner) in value.as_object().into_iter().flatten() {
            match properties.and_then(|own| own.get(key)).or(additional) {
                None => {}
                Some(Value::Bool(false)) => {
                    faults.push(format!("at `{at}`: the schema does not know `{key}`"));
                }
                Some(part) => self.check(file, part, inner, Location::Member(&at, key), faults),
            }
        }
    }
}

/// The place of a value, formatted only for a fault.
#[derive(Clone, Copy)]
enum Location<'a> {
    Root,
    Member(&'a Location<'a>, &'a str),
    Item(&'a Location<'a>, usize),
    Key(&'a Location<'a>),
}

impl Display for Location<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Root => Ok(()),
            Self::Member(parent, key) => write!(f, "{parent}/{key}"),
            Self::Item(parent, n) => write!(f, "{parent}/{n}"),
            Self::Key(parent) => write!(f, "{parent} (a key)"),
        }
    }
}

/// Returns the items of a list; empty for other values.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
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
