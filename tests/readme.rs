//! The README is run: its transcripts, and its YAML. (Its Rust is a test of `src/lib.rs`.)
//!
//! `TRYCMD=overwrite cargo test --test all readme::` writes what the program prints into the README; read
//! the difference before you commit it.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::io::{Read, pipe};
use std::process::Stdio;
use std::sync::Arc;

use carcassonne_oracle::hints::check;
use carcassonne_oracle::rulebook::House;
use carcassonne_oracle::text::SourceText;
use carcassonne_oracle::verdict::Case;

use crate::running;

/// What a command of the README prints, on both streams as on a terminal, with its exit code above it if
/// that is not 0. It is held against the README letter by letter: `trycmd`, which takes a backslash for part
/// of a path and turns it, would mirror the halves on a board.
fn printed(command: &str) -> String {
    let (command, input) = match command.split_once(" < ") {
        Some((command, file)) => (command, std::fs::File::open(file).expect("a file").into()),
        None => (command, Stdio::null()),
    };
    // What stands between single quotes is one word, as it is to a shell.
    let pieces = command.split('\'').enumerate();
    let mut words = pieces.flat_map(|(n, piece)| match n % 2 {
        0 => piece.split_whitespace().collect(),
        _ => vec![piece],
    });
    assert_eq!(words.next(), Some("oracle"), "`{command}` is no command of the program");
    let (mut read, write) = pipe().expect("a pipe");
    let mut program = running::program();
    program.args(words).stdin(input).stderr(write.try_clone().expect("a pipe")).stdout(write);
    let mut running = program.spawn().expect("the program runs");
    // It holds the ends that are written to.
    drop(program);
    let mut out = String::new();
    read.read_to_string(&mut out).expect("text");
    match running.wait().expect("the program ends").code() {
        Some(0) => out,
        code => format!("? {}\n{out}", code.expect("an exit code")),
    }
}

#[test]
fn what_its_commands_print_is_what_it_shows() {
    let readme = std::fs::read_to_string("README.md").expect("the README");
    let mut fresh = readme.clone();
    let shown = blocks(&readme, "console");
    assert!(shown.len() >= 4, "the README shows answers");
    for block in shown {
        let command = block.strip_prefix("$ ").and_then(|rest| rest.lines().next());
        let command = command.expect("a block begins with a command");
        let now = format!("$ {command}\n{}\n", printed(command).trim_end());
        fresh =
            fresh.replacen(&format!("```console\n{block}```"), &format!("```console\n{now}```"), 1);
    }
    if std::env::var("TRYCMD").is_ok_and(|how| how == "overwrite") {
        std::fs::write("README.md", fresh).expect("the README is written");
    } else {
        let how = "`TRYCMD=overwrite cargo test --test all readme::` brings README.md up to date";
        for (shown, now) in blocks(&readme, "console").iter().zip(blocks(&fresh, "console")) {
            assert_eq!(*shown, now, "{how}");
        }
    }
}

#[test]
fn the_transcripts_are_what_the_program_prints() {
    trycmd::TestCases::new().env("ORACLE_CONFIG", "").case("tests/cmd/*.md");
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
