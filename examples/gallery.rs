//! The gallery of the page: every scenario of the corpus that reconstructs what a source works out, as JSON on a line.
//!
//! Run it in the folder of the project: `cargo run --example gallery`.
#![expect(clippy::print_stdout, reason = "that is all it does")]

use std::collections::BTreeSet;
use std::error::Error;
use std::sync::Arc;

use carcassonne_oracle::rulebook;
use carcassonne_oracle::text::{SourceText, capitalised};
use carcassonne_oracle::verdict::Case;
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn Error>> {
    let names: BTreeSet<&str> = rulebook::sources()
        .iter()
        .filter_map(|source| rulebook::source_places(source.id))
        .flatten()
        .flat_map(|place| place.scenarios.iter().copied())
        .collect();
    let all: Result<Vec<Value>, Box<dyn Error>> = names.into_iter().map(entry).collect();
    // Within a page nothing begins or ends an element.
    println!("{}", Value::Array(all?).to_string().replace('<', "\\u003c"));
    Ok(())
}

/// A scenario as the gallery has it.
fn entry(name: &str) -> Result<Value, Box<dyn Error>> {
    let path = format!("scenarios/{name}.yaml");
    let yaml = shown(&std::fs::read_to_string(&path)?);
    let source = Arc::new(SourceText::new(path.as_str(), yaml.clone().into_bytes())?);
    let case = Case::open(&source)?;
    let (topic, _) = name.split_once('/').ok_or("a scenario without a folder")?;
    let mut out = json!({
        "id": name,
        "title": case.scenario.question,
        "source": case.scenario.source,
        "topic": capitalised(&topic.replace('-', " ")),
    });
    if let Some(draft) = case.scenario.as_draft() {
        out["map"] = draft.map().into();
        out["questions"] = draft.questions().into();
    }
    out["yaml"] = yaml.into();
    Ok(out)
}

/// What of a scenario is shown: not what it expects, which is for tests, and not what is said to editors.
fn shown(text: &str) -> String {
    let mut out = String::new();
    let mut expected = false;
    for line in text.lines().filter(|line| !line.starts_with("# yaml-language-server")) {
        if !line.starts_with([' ', '\t', '#', '-']) && !line.is_empty() {
            expected = line.starts_with("expect:");
        }
        if !expected {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}
