//! The codes of problems: read, checked against those that messages have, and written as Rust.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use serde::Deserialize;

use crate::BuildResult;

/// The code of messages that are parts of others.
const PART: &str = "part";

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

/// Returns the table of codes as Rust source. `used` are the codes that messages have; texts are left out unless they are
/// wanted.
pub(crate) fn generate(path: &Path, used: &BTreeSet<String>, with_texts: bool) -> BuildResult<String> {
    let codes: Vec<Row> = crate::read_yaml(path)?;
    let listed: BTreeSet<&str> = codes.iter().map(|code| code.code.as_str()).collect();
    let used: BTreeSet<&str> = used.iter().map(String::as_str).filter(|code| *code != PART).collect();
    let list = |codes: BTreeSet<&&str>| codes.into_iter().copied().collect::<Vec<_>>().join(", ");
    let (missing, unused) = (list(used.difference(&listed).collect()), list(listed.difference(&used).collect()));
    if !missing.is_empty() || !unused.is_empty() {
        return Err(format!("{}: not explained: {missing}; not used: {unused}", path.display()).into());
    }
    let mut out =
        format!("/// Every code, in the order of the file.\npub const CODES: [ProblemCode; {}] = [\n", codes.len());
    for Row { code, means, file, needs, wrong, right } in &codes {
        if needs.is_empty() == (wrong.is_empty() || right.is_empty()) {
            return Err(format!("{}: `{code}` has neither examples nor `needs`, or both", path.display()).into());
        }
        let texts = [means, file, needs, wrong, right].map(|text| if with_texts { text.as_str() } else { "" });
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
