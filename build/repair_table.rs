//! The table of repairs of a line: read, checked, and written as Rust.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde::Deserialize;

use crate::BuildResult;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineRepair {
    find: String,
    write: String,
    message: String,
    label: String,
    #[serde(default)]
    help: Option<String>,
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

/// Returns the table of repairs as Rust source.
pub(crate) fn generate(path: &Path) -> BuildResult<String> {
    let repairs: Vec<LineRepair> = crate::read_yaml(path)?;
    let mut out = String::from("const LINE_REPAIRS: &[LineRepair] = &[");
    for LineRepair { find, write, message, label, help, reach, examples } in &repairs {
        let examples: Vec<(&String, &String)> = examples.iter().collect();
        writeln!(
            out,
            "LineRepair {{ find: {find:?}, write: {write:?}, message: {message:?}, label: {label:?}, help: {help:?}, \
             reach: Reach::{reach:?}, examples: &{examples:?} }},"
        )?;
    }
    out.push_str("];");
    Ok(out)
}
