//! The codes of problems: read, and written as Rust.

use std::fmt::Write;
use std::path::Path;

use carcassonne_build::{BuildResult, is_looked_up_enabled, read_yaml};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    code: String,
    means: String,
    #[serde(default)]
    file: String,
    #[serde(default)]
    needs: String,
    #[serde(default)]
    wrong: String,
    #[serde(default)]
    right: String,
}

/// Returns the table of codes as Rust source, without texts unless the feature `looked-up` is on.
pub(crate) fn generate(path: &Path) -> BuildResult<String> {
    let codes: Vec<Row> = read_yaml(path)?;
    let mut out =
        format!("/// Every code, in the order of the file.\npub const CODES: [ProblemCode; {}] = [\n", codes.len());
    for Row { code, means, file, needs, wrong, right } in &codes {
        if needs.is_empty() == (wrong.is_empty() || right.is_empty()) {
            return Err(format!("{}: `{code}` has neither examples nor `needs`, or both", path.display()).into());
        }
        let texts =
            [means, file, needs, wrong, right].map(|text| if is_looked_up_enabled() { text.as_str() } else { "" });
        let [means, file, needs, wrong, right] = texts;
        writeln!(
            out,
            "ProblemCode {{ word: {code:?}, means: {means:?}, file: {file:?}, needs: {needs:?}, wrong: {wrong:?}, \
             right: {right:?} }},"
        )?;
    }
    out.push_str("];\n");
    Ok(out)
}
