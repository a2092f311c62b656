//! The JSON Schema of what users write, as far as the declarations of keys say it.
//!
//! They are those of `keys!`, and those that mechanics declare of their questions. `tests/lists/` writes the schema into
//! `schema/scenario.schema.json`; the program itself does not build it.

use carcassonne_board::geometry::{Axis, Compass, Corner};
use serde_json::{Map, Value, json};

/// The named parts of a schema, its `$defs`.
pub type SchemaParts = Map<String, Value>;

/// The pattern of a tile's address, without its end: a name or a catalogue id, perhaps with its space.
pub const ADDRESS: &str = r"^(?:(?!(?:yes|no|on|off|true|false|null)(?![A-Za-z0-9_-]))[a-z][A-Za-z0-9_-]{0,39}|(?:[A-X]|I{1,2}-(?:0[1-9]|1[0-2])))(?::-?[0-9]+:-?[0-9]+(?::(?:nw|ne|sw|se))?)?";

/// Returns a reference to a named part.
pub fn refer_to(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

/// Returns a part with its description in front: `about`, and one example, or several with `; ` between them.
pub fn describe(mut part: Value, about: &str, example: &str) -> Value {
    let word = if example.contains("; ") { "Examples" } else { "Example" };
    let description = json!(format!("{about} {word}: {example}."));
    if let Value::Object(words) = &mut part {
        words.shift_insert(0, "description".to_owned(), description);
    }
    part
}

/// Adds what an editor says of a value that has not the pattern of a part; an empty text adds nothing.
pub fn add_advice(part: &mut Value, advice: &str) {
    let forms = part.get_mut("anyOf").and_then(Value::as_array_mut);
    if let Some(form) = forms.and_then(|forms| forms.iter_mut().find(|form| form.get("pattern").is_some())) {
        return add_advice(form, advice);
    }
    if !advice.is_empty() {
        part["patternErrorMessage"] = json!(advice);
    }
}

/// Returns the schema of a value that may stand alone or in a list; `limits` are further words about the list.
pub fn one_or_list(one: &Value, limits: Value) -> Value {
    let mut list = json!({ "type": "array", "items": one });
    if let (Value::Object(list), Value::Object(limits)) = (&mut list, limits) {
        list.extend(limits);
    }
    json!({ "anyOf": [one, list] })
}

/// Returns the schema of a map of certain keys and no others: each with its value, and `true` if it is needed.
pub fn closed_map(keys: Vec<(&str, Value, bool)>) -> Value {
    let needed: Vec<&str> = keys.iter().filter(|(_, _, is_needed)| *is_needed).map(|(key, ..)| *key).collect();
    let properties: Map<String, Value> = keys.into_iter().map(|(key, part, _)| (key.to_owned(), part)).collect();
    let mut part = json!({ "type": "object", "properties": properties, "additionalProperties": false });
    if !needed.is_empty() {
        part["required"] = json!(needed);
    }
    part
}

/// Returns the schema of a map with a value for each player.
pub fn by_player(value: &Value) -> Value {
    json!({ "type": "object", "propertyNames": refer_to("player"), "additionalProperties": value })
}

/// Returns the schema of a kind of value, in the words of the questions' declarations: `place road city`, `count 1..30`.
/// `None` for a kind that is no single value.
pub fn kind_schema(kind: &str) -> Option<Value> {
    let (kind, rest) = kind.split_once(' ').unwrap_or((kind, ""));
    let words: Vec<&str> = rest.split(' ').collect();
    let (least, most) = words[0].split_once("..").unwrap_or_default();
    let number = |text: &str| text.parse::<i64>().ok();
    Some(match kind {
        "tile" => refer_to("tileName"),
        "tiles" => refer_to("tileList"),
        "new-tile" => json!({ "anyOf": [refer_to("printedTile"), refer_to("name"), refer_to("tile")] }),
        "space" | "stand" | "crossing" | "player" | "meeple" => refer_to(kind),
        "messages" => refer_to("messageNumbers"),
        "players" if rest.is_empty() => refer_to("playerList"),
        "players" => one_or_list(&refer_to("player"), json!({ "maxItems": number(most) })),
        "stands" => {
            let mut limits = json!({ "minItems": number(least), "maxItems": number(most) });
            if words.contains(&"once") {
                limits["uniqueItems"] = json!(true);
            }
            one_or_list(&refer_to("stand"), limits)
        }
        "place" if rest.is_empty() => refer_to("place"),
        "place" => place_schema(&words),
        "places" => one_or_list(&place_schema(&words), json!({})),
        "place-or-tower" => json!({ "anyOf": [refer_to("place"), refer_to("towerTop")] }),
        "place-or-tile" => json!({ "anyOf": [refer_to("place"), refer_to("tileName")] }),
        "tile-or-place" => json!({ "anyOf": [refer_to("tileName"), place_schema(&words)] }),
        "place-or-all" => json!({ "anyOf": [{ "const": "all" }, place_schema(&words)] }),
        "flag" => json!({ "type": "boolean" }),
        "count" => json!({ "type": "integer", "minimum": number(least), "maximum": number(most) }),
        "turn" => json!({ "enum": [0, 90, 180, 270] }),
        "numbers" => json!({ "enum": words.into_iter().map(number).collect::<Vec<_>>() }),
        "word" => json!({ "enum": words }),
        "words" => one_or_list(&json!({ "enum": words }), json!({ "minItems": 1, "uniqueItems": true })),
        "compass" => json!({ "enum": Compass::ALL.map(Compass::word) }),
        "corner" => json!({ "enum": Corner::ALL.map(Corner::word) }),
        "axis" => json!({ "enum": Axis::ALL.map(Axis::word) }),
        "player-counts" => {
            let count = json!({ "type": "integer", "minimum": 0, "maximum": number(most) });
            by_player(&describe(count, "The number of this player.", "1"))
        }
        _ => return None,
    })
}

/// Returns the schema of a place: a feature of one of several kinds.
fn place_schema(kinds: &[&str]) -> Value {
    let side = "(?:@(?:[NESW][12]?|L))?";
    let form = |kind: &&str| match *kind {
        "city" | "road" => format!("{kind}{side}"),
        "field" => "field(?:@(?:[NESW][12]?|L)[LR]?)?".to_owned(),
        kind => kind.to_owned(),
    };
    let forms: Vec<String> = kinds.iter().map(form).collect();
    let forms = if let [only] = forms.as_slice() { only.clone() } else { format!("(?:{})", forms.join("|")) };
    json!({ "type": "string", "pattern": format!("{ADDRESS}\\.{forms}$") })
}

/// Returns the lines of a doc comment as one text.
pub(super) fn join_doc(lines: &[&str]) -> String {
    lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ")
}

/// Adds the map of a struct to `parts`, and returns a reference to it: that of `SetupOnTrack` is called `onTrack`.
pub(super) fn name_map(parts: &mut SchemaParts, type_name: &str, map: Value) -> Value {
    let name = type_name.trim_start_matches("Setup");
    let (first, rest) = name.split_at(name.len().min(1));
    let name = first.to_lowercase() + rest;
    let reference = refer_to(&name);
    parts.insert(name, map);
    reference
}
