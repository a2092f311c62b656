//! The tables of repairs: read, checked, and written as Rust; their messages as those of problems.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use carcassonne_build::{BuildResult, read_yaml, type_name};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Repair {
    find: String,
    write: String,
    code: String,
    message: String,
    label: String,
    #[serde(default)]
    help: Option<String>,
    #[serde(default)]
    doubtful: bool,
    #[serde(default)]
    reach: Reach,
    #[serde(default)]
    examples: BTreeMap<String, String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Reach {
    #[default]
    Match,
    Line,
    Text,
}

/// A table of repairs.
pub(crate) struct RepairTable {
    /// The name of the file, without its ending.
    name: &'static str,
    repairs: Vec<Repair>,
}

impl RepairTable {
    /// Reads the table `src/repairs/{name}.yaml`.
    pub(crate) fn read(name: &'static str) -> BuildResult<Self> {
        let path = format!("src/repairs/{name}.yaml");
        println!("cargo::rerun-if-changed={path}");
        let repairs = read_yaml(Path::new(&path))?;
        Ok(Self { name, repairs })
    }

    /// Returns the name of the file of the table's messages.
    pub(crate) fn subject(&self) -> String {
        self.name.replace('_', "-")
    }

    /// Returns the messages of the table as a file of messages: `row-1` and so on. `$1` is the part `p1`, `$^1` the part
    /// `c1`. A repair without a help tells what to write, the part `line`; of a map, the help follows that, and the
    /// message the cell.
    pub(crate) fn messages(&self) -> BuildResult<String> {
        let is_map = self.name.starts_with("map");
        let mut out = String::new();
        for (n, Repair { code, message, label, help, .. }) in self.repairs.iter().enumerate() {
            let [message, label] = [message, label].map(|text| to_pattern(text));
            let help = help.as_deref().map(to_pattern);
            let (cell, help) = if is_map {
                let help = format!("write `{{ LINE($line) }}`{}", help.unwrap_or_default());
                ("cell { $cell }: ", help)
            } else {
                let write = "{ $line ->\n        [none] delete it\n       *[other] write `{ LINE($line) }`\n    }";
                ("", help.unwrap_or_else(|| write.to_owned()))
            };
            writeln!(out, "row-{n} = {cell}{message}\n    .code = {code}\n    .label = {label}\n    .help = {help}")?;
        }
        Ok(out)
    }

    /// Returns the table as a constant in Rust.
    pub(crate) fn to_source(&self) -> BuildResult<String> {
        let mut out = format!("const {}: &[Repair] = &[", self.name.to_uppercase());
        for (n, Repair { find, write, doubtful, reach, examples, .. }) in self.repairs.iter().enumerate() {
            let examples: Vec<(&String, &String)> = examples.iter().collect();
            let message = format!("{}_messages::{}::MESSAGE", self.name, type_name(&format!("row-{n}")));
            writeln!(
                out,
                "Repair {{ find: {find:?}, write: {write:?}, message: {message}, doubtful: {doubtful}, \
                 reach: Reach::{reach:?}, #[cfg(test)] examples: &{examples:?} }},"
            )?;
        }
        out.push_str("];\n");
        writeln!(out, "mod {0}_messages {{ include!(concat!(env!(\"OUT_DIR\"), \"/problems/{0}.rs\")); }}", self.name)?;
        Ok(out)
    }
}

/// Returns a text with `$1` and `$^1` as a pattern of Fluent.
fn to_pattern(text: &str) -> String {
    let mut pattern = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '{' | '}' => pattern.extend(["{\"", c.encode_utf8(&mut [0; 4]), "\"}"]),
            '$' => {
                let prefix = if chars.next_if_eq(&'^').is_some() { "c" } else { "p" };
                pattern.extend(["{ $", prefix]);
                pattern.push(chars.next().unwrap_or('0'));
                pattern.push_str(" }");
            }
            _ => pattern.push(c),
        }
    }
    pattern
}
