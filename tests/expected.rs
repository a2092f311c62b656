//! What a failed expectation is told to say instead holds when it is written.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_oracle::hints::{Remedy, check};
use carcassonne_oracle::text::{SourceText, in_yaml};
use carcassonne_oracle::verdict::Case;

const EVERY: &str = "[2014.., community, house-1e, house-2e, zmg]";

/// Every scenario of the corpus.
fn scenarios() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let folders = std::fs::read_dir(root).expect("scenarios").map(|f| f.expect("a folder").path());
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).expect("files"));
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files
}

fn open(text: &str) -> Option<Case> {
    let source = Arc::new(SourceText::new("x.yaml", text.as_bytes().to_vec()).ok()?);
    Case::open(&source).ok()
}

/// A line in which an expectation speaks of every rule set.
fn of_every(line: &str) -> String {
    match line.find("under: ") {
        None => line.to_owned(),
        Some(at) => {
            let ends = if line.trim_end().ends_with('}') { " }" } else { "" };
            format!("{}under: {EVERY}{ends}", &line[..at])
        }
    }
}

#[test]
fn what_is_to_be_written_instead_is_accepted_and_holds() {
    let (mut tried, mut wrong) = (0, Vec::new());
    for path in scenarios() {
        let text = std::fs::read_to_string(&path).expect("a scenario");
        let Some((head, expect)) = text.split_once("\nexpect:\n") else { continue };
        let lines: Vec<String> = expect.lines().map(of_every).collect();
        // What holds under some rule sets is expected under all of them.
        let Some(case) = open(&format!("{head}\nexpect:\n{}\n", lines.join("\n"))) else {
            continue;
        };
        for failure in check(&case.table()) {
            let Some(remedy) = failure.remedy else { continue };
            let entry = match remedy {
                Remedy::Apart { entry, .. } => entry,
                Remedy::InPlace(write) => {
                    let all = &case.scenario.expect;
                    let own = all.iter().find(|e| e.span == failure.span).expect("the entry");
                    let (key, about) = (own.named_by, in_yaml(&own.written));
                    let under = failure.rule_sets.join(", ");
                    format!("- {{ {key}: {about}, {write}, under: [{under}] }}")
                }
            };
            tried += 1;
            let failures = open(&format!("{head}\nexpect:\n  {entry}\n"))
                .map(|case| check(&case.table()).len());
            if failures != Some(0) {
                wrong.push(format!("{}: {entry}: {failures:?}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(tried > 300, "only {tried} were tried");
}
