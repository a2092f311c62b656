//! The README is run: its transcripts, and its YAML.
//!
//! `TRYCMD=overwrite cargo test --test readme` writes what the program prints into the README; read
//! the difference before you commit it.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use carcassonne_oracle::mechanics::MECHANICS;
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

/// The table of mechanics as the program knows them.
fn table_of_mechanics() -> String {
    let mut table =
        "| mechanic | how it is asked | what it asks the law |\n|---|---|---|\n".to_owned();
    for mechanic in MECHANICS {
        let mut asked: Vec<String> =
            mechanic.forms().map(|form| format!("`{}`", form.example)).collect();
        if asked.is_empty() {
            let how = if mechanic.has_a_say() { "has a say in features" } else { "a feature" };
            asked.push(how.to_owned());
        }
        let mut questions: Vec<&str> = mechanic.questions.iter().map(|q| q.word()).collect();
        if mechanic.values_features() {
            questions.push("what the features ask");
        }
        if questions.is_empty() {
            questions.push("nothing");
        }
        let (asked, questions) = (asked.join("<br>"), questions.join(", "));
        let row = format!("| {} | {asked} | {questions} |\n", mechanic.name());
        table.push_str(&row);
    }
    table
}

#[test]
fn the_readme_lists_every_mechanic_with_its_questions() {
    let readme = std::fs::read_to_string("README.md").expect("the README");
    let table = table_of_mechanics();
    assert!(readme.contains(&table), "the table of mechanics in README.md should be:\n{table}");
}
