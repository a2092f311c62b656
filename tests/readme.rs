//! The README is run: its transcripts, and its YAML.
//!
//! `TRYCMD=overwrite cargo test --test readme` writes what the program prints into the README; read
//! the difference before you commit it.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use carcassonne_oracle::rulebook::House;
use carcassonne_oracle::text::SourceText;
use carcassonne_oracle::verdict::{Case, check};

#[test]
fn its_transcripts_are_what_the_program_prints() {
    trycmd::TestCases::new().case("README.md").case("tests/cmd/*.md");
}

/// The fenced blocks of a language.
fn blocks(markdown: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    markdown
        .split(fence.as_str())
        .skip(1)
        .filter_map(|rest| rest.split("\n```").next())
        .map(|block| format!("{block}\n"))
        .collect()
}

#[test]
fn its_yaml_is_read_and_holds() {
    let readme = std::fs::read_to_string("README.md").expect("the README");
    let blocks = blocks(&readme, "yaml");
    assert!(blocks.len() >= 4, "the README shows scenarios");
    for block in blocks {
        let source = Arc::new(SourceText::new("README.md", block.clone().into()).expect("text"));
        if block.starts_with("name:") {
            House::read(&source).expect("a table's own rules");
        } else {
            let case = Case::open(&source).expect("a legal scenario");
            assert_eq!(check(&case.table()), [], "{block}");
        }
    }
}
