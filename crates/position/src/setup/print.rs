//! A tree of keys as a file.

use carcassonne_text::{Node, Value};

/// Returns an item of a list in a file: a map of one key without braces.
fn write_item(item: &Node) -> String {
    match &item.value {
        Value::Map(entries) if let [(key, value)] = entries.as_slice() => {
            format!("{}: {}", key.to_inline(), value.to_inline())
        }
        Value::Map(_) | Value::Scalar(..) | Value::List(_) => item.to_inline(),
    }
}

/// Returns the tree of a scenario as a file.
///
/// Each key begins a line, and a map or a list of maps goes on below it with a line for each entry, unless the key has a few
/// figures. The rows of a board are a block.
pub fn write_file(root: &Node) -> String {
    let Value::Map(keys) = &root.value else { return root.to_inline() };
    let mut out = String::new();
    for (key, value) in keys {
        let key = key.to_inline();
        let below: Vec<String> = match &value.value {
            Value::List(items) if key == "board" && items.iter().all(|row| row.text().is_some()) => {
                out.extend([&key, ": |\n"]);
                items.iter().map(|row| row.text().unwrap_or_default().to_owned()).collect()
            }
            Value::List(items) if items.iter().any(|item| matches!(item.value, Value::Map(_))) => {
                out.extend([&key, ":\n"]);
                items.iter().map(|item| format!("- {}", write_item(item))).collect()
            }
            Value::Map(entries) if !entries.is_empty() && !matches!(key.as_str(), "figures" | "track" | "turn") => {
                out.extend([&key, ":\n"]);
                entries.iter().map(|(key, value)| format!("{}: {}", key.to_inline(), value.to_inline())).collect()
            }
            Value::Scalar(..) | Value::List(_) | Value::Map(_) => {
                out.extend([&key, ": ", &value.to_inline(), "\n"]);
                Vec::new()
            }
        };
        for line in below {
            out.extend(["  ", line.trim_end(), "\n"]);
        }
    }
    out
}
