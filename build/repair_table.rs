//! The tables of repairs: read, checked, and written as Rust.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde::Deserialize;

use crate::BuildResult;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Repair {
    find: String,
    write: String,
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

/// Returns a table of repairs as a constant in Rust.
pub(crate) fn generate(path: &Path, constant: &str) -> BuildResult<String> {
    let repairs: Vec<Repair> = crate::read_yaml(path)?;
    let mut out = format!("const {constant}: &[Repair] = &[");
    for Repair { find, write, message, label, help, doubtful, reach, examples } in &repairs {
        let examples: Vec<(&String, &String)> = examples.iter().collect();
        writeln!(
            out,
            "Repair {{ find: {find:?}, write: {write:?}, message: {message:?}, label: {label:?}, help: {help:?}, doubtful: {doubtful}, \
             reach: Reach::{reach:?}, #[cfg(test)] examples: &{examples:?} }},"
        )?;
    }
    out.push_str("];\n");
    Ok(out)
}
