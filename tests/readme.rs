//! The documents as tests: the transcripts, the YAML and the commands of the README and its pages are run. (Their Rust
//! is a test of `src/lib.rs`.) The targets of links exist.
//!
//! `TRYCMD=overwrite cargo test --test all readme::` writes the program's output into them; review the difference
//! before you commit it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, pipe};
use std::process::Stdio;

use carcassonne_law::House;
use carcassonne_oracle::cli::Cli;
use carcassonne_rules::hints::check;
use carcassonne_rules::verdict::Case;
use clap::CommandFactory;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::documents::{self, fenced_blocks, readme_and_pages};
use crate::project::{read_file, root, source};
use crate::running::{self, TemporaryFolder};

/// The advice for an outdated document.
const UPDATE_HINT: &str = "`TRYCMD=overwrite cargo test --test all readme::` brings it up to date";

/// Returns `true` if documents are rewritten instead of compared.
fn is_overwriting() -> bool {
    std::env::var("TRYCMD").is_ok_and(|how| how == "overwrite")
}

/// Returns the output of a command of a document, both streams in order as on a terminal, with the exit code above it
/// if that is not 0. It is compared with the document byte for byte, without `trycmd`, which takes a backslash for part
/// of a path and would mirror the halves on a board.
fn command_output(command: &str) -> String {
    let (command, input) = match command.split_once(" < ") {
        Some((command, file)) => (command, std::fs::File::open(file).expect("a file").into()),
        None => (command, Stdio::null()),
    };
    let mut words = running::split_words(command).into_iter();
    assert_eq!(words.next(), Some("oracle"), "`{command}` is no command of the program");
    let (mut read, write) = pipe().expect("a pipe");
    let mut program = running::program();
    program.args(words).stdin(input).stderr(write.try_clone().expect("a pipe")).stdout(write);
    let mut child = program.spawn().expect("the program runs");
    // The command owns write ends of the pipe, which would keep it open.
    drop(program);
    let mut out = String::new();
    read.read_to_string(&mut out).expect("text");
    match child.wait().expect("the program ends").code() {
        Some(0) => out,
        code => format!("? {}\n{out}", code.expect("an exit code")),
    }
}

#[test]
fn what_commands_print_is_what_documents_show() {
    let mut count = 0;
    for document in readme_and_pages() {
        let text = read_file(&document);
        let mut fresh = text.clone();
        for block in fenced_blocks(&text, "console") {
            let command = block.strip_prefix("$ ").and_then(|rest| rest.lines().next());
            let command = command.expect("a block begins with a command");
            let output = format!("$ {command}\n{}\n", command_output(command).trim_end());
            let (old, new) = (format!("```console\n{block}```"), format!("```console\n{output}```"));
            fresh = fresh.replacen(&old, &new, 1);
            count += 1;
        }
        if is_overwriting() {
            std::fs::write(root().join(&document), fresh).expect("the document is written");
        } else {
            for (documented, actual) in fenced_blocks(&text, "console").iter().zip(fenced_blocks(&fresh, "console")) {
                assert_eq!(*documented, actual, "{document}: {UPDATE_HINT}");
            }
        }
    }
    assert!(count >= 9, "{count} answers are shown");
}

/// Checks that the program has each command that a document shows, with its options.
#[test]
fn commands_that_are_not_run_are_commands() {
    let mut count = 0;
    for document in documents::all_documents() {
        for block in fenced_blocks(&read_file(&document), "sh") {
            for line in block.lines().filter(|line| line.starts_with("oracle ")) {
                let command = line.split("  #").next().unwrap_or(line);
                let command = command.split(" > ").next().unwrap_or(command);
                if let Err(error) = Cli::command().try_get_matches_from(running::split_words(command)) {
                    panic!("{document}: {line}\n{error}");
                }
                count += 1;
            }
        }
    }
    assert!(count >= 8, "{count} commands are told");
}

/// Checks that quotations of other files match these.
#[test]
fn files_that_are_shown_are_as_they_are_shown() {
    let find_quotation = |document: &str, prefix: &str| {
        let blocks = fenced_blocks(&read_file(document), "text");
        let found = blocks.into_iter().find(|block| block.starts_with(prefix));
        found.unwrap_or_else(|| panic!("{document} shows nothing that begins with {prefix}"))
    };
    let lines = find_quotation("docs/quick.md", "city-pair\n");
    assert_eq!(lines, read_file("tests/cmd/pair.txt"), "docs/quick.md");
    let ruling = find_quotation("CONTRIBUTING.md", "  - id: road-city-2021-01\n");
    let file = "crates/law/src/questions/count.road-city.yaml";
    assert!(read_file(file).contains(&ruling), "CONTRIBUTING.md shows what is not in {file}");
}

/// Checks that the configuration in the documents is valid.
#[test]
fn the_configuration_is_read() {
    let folder = TemporaryFolder::new();
    let configurations = fenced_blocks(&read_file(documents::COMMANDS), "toml");
    let [configuration] = configurations.as_slice() else { panic!("one configuration is shown") };
    let configuration = folder.write("oracle.toml", configuration);
    let house = fenced_blocks(&read_file(documents::RULES), "yaml");
    let house = house.iter().find(|block| block.starts_with("name:")).expect("house rules");
    folder.write("kitchen.yaml", house);
    let mut program = running::program();
    program.env("ORACLE_CONFIG", configuration);
    program.args(["score", "scenarios/city/pair-closes-city.yaml"]);
    running::run_successfully(&mut program, b"");
}

/// Returns the anchor of a heading on GitHub.
fn slug(heading: &str) -> String {
    let letters = heading.to_lowercase();
    let letters = letters.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    letters.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// Returns the anchors of the headings of a document, and the targets of its links.
fn headings_and_links(text: &str) -> (BTreeSet<String>, Vec<String>) {
    let (mut headings, mut links, mut heading) = (BTreeSet::new(), Vec::new(), None::<String>);
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => headings.extend(heading.take().map(|h| slug(&h))),
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                links.push(dest_url.to_string());
            }
            Event::Text(content) | Event::Code(content) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&content);
                }
            }
            _ => {}
        }
    }
    (headings, links)
}

#[test]
fn links_lead_somewhere() {
    let all: BTreeMap<String, _> = documents::all_documents()
        .into_iter()
        .map(|document| {
            let contents = headings_and_links(&read_file(&document));
            (document, contents)
        })
        .collect();
    let mut dead_links = Vec::new();
    for (document, (_, links)) in &all {
        let folder = document.rsplit_once('/').map_or("", |(folder, _)| folder);
        for link in links.iter().filter(|link| !link.starts_with("http")) {
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let target = match (file, folder) {
                ("", _) => document.clone(),
                (file, "") => file.to_owned(),
                (file, folder) => {
                    file.strip_prefix("../").map_or_else(|| format!("{folder}/{file}"), ToOwned::to_owned)
                }
            };
            let is_there = root().join(&target).exists()
                && (place.is_empty() || all.get(&target).is_some_and(|(headings, _)| headings.contains(place)));
            if !is_there {
                dead_links.push(format!("{document}: {link}"));
            }
        }
    }
    assert!(dead_links.is_empty(), "{}", dead_links.join("\n"));
}

#[test]
fn every_page_is_linked_from_the_readme() {
    let (_, links) = headings_and_links(&read_file(documents::README));
    for page in readme_and_pages().iter().filter(|page| *page != documents::README) {
        assert!(links.contains(page), "README.md, under \"Documentation\", lacks {page}");
    }
}

#[test]
fn the_transcripts_are_what_the_program_prints() {
    trycmd::TestCases::new().env("ORACLE_CONFIG", "").env("LC_ALL", "C.UTF-8").case("tests/cmd/*.md");
}

#[test]
fn their_yaml_is_read_and_holds() {
    let mut count = 0;
    for document in readme_and_pages() {
        for block in fenced_blocks(&read_file(&document), "yaml") {
            let source = source(document.as_str(), block.as_str());
            if block.starts_with("name:") {
                House::read(&source).expect("a table's own rules");
            } else {
                let case = Case::open(&source).expect("a legal scenario");
                assert_eq!(check(&case.table()), [], "{document}:\n{block}");
            }
            count += 1;
        }
    }
    assert!(count >= 10, "{count} scenarios are shown");
}
