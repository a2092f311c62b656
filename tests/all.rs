//! All integration tests as one program: linked once, with the results that many of them use computed once
//! ([`judged`]).
//!
//! A file is a module: `cargo test --test all answers::` runs one. Folders hold code that several modules share.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod api;
mod asks;
mod boards;
mod codes;
mod common;
mod documents;
mod drawn;
mod judged;
mod messages;
mod project;
mod retold;
mod running;
mod tabletop;
mod coverage;
mod targets;
mod valid;

mod advice;
mod answers;
mod ask;
mod asked;
mod bbcode;
#[cfg(unix)]
mod bounded;
mod calendar;
mod config;
mod corpus;
mod corrections;
mod data;
mod dependencies;
mod evening;
mod expected;
mod farmers;
mod final_scoring;
mod find;
mod fuzz;
mod generated_slips;
mod house;
mod invariance;
mod json;
mod law;
mod limits;
mod line_ends;
mod links;
mod lists;
mod markdown;
mod moved;
mod outcomes;
mod page;
mod picture;
#[cfg(feature = "png")]
mod pixels;
mod position;
mod properties;
mod prose;
mod quick;
mod readme;
mod refused;
mod report;
mod rows;
mod completeness;
mod schema;
mod setups;
mod slips;
mod spreadsheet;
mod streams;
mod svg;
mod threads;
mod translations;
mod turned;
mod turns;
mod typing;
mod verdicts;
mod wikitext;
mod wording;

/// Checks that every file is declared as a module; an undeclared one would never run.
#[test]
fn every_file_is_a_module() {
    let source = include_str!("all.rs");
    for path in
        std::fs::read_dir(project::root().join("tests")).expect("the tests").map(|e| e.expect("an entry").path())
    {
        let name = path.file_stem().expect("a name").to_str().expect("text");
        let is_code = path.extension().is_some_and(|e| e == "rs") && name != "all" || path.join("mod.rs").is_file();
        assert!(!is_code || source.contains(&format!("\nmod {name};\n")), "tests/all.rs lacks `{name}`");
    }
}
