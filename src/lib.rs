//! The rules oracle for Carcassonne and its Halflings.
//!
//! A position is read from a small YAML file, or built in code, and judged under every era of the official rules and
//! every set of community rules: what is completed, what may be done, who scores how much, and the
//! ruling that decides it, with its source. Where no ruling exists, every possible outcome is given.
//!
//! # From a position to a verdict
//!
//! ```
//! use carcassonne_oracle::{Position, Print, Rules};
//!
//! // Red closes a city with a second half tile. Is the space of both halves worth 2 points, or 4?
//! let position = Position::builder()
//!     .row([".", "a"])
//!     .row(["b", "p\\q"])
//!     .tile("a", Print::new().city("S").coats(1))
//!     .tile("b", Print::new().city("E"))
//!     .tile("p", Print::new().city("WL"))
//!     .tile("q", Print::new().city("NL"))
//!     .meeple("red", "a.city")
//!     .build()?; // or every mistake, each with its place and what to write instead
//!
//! let answer = position.judge(&[Rules::named("2020")?, Rules::named("2021")?]);
//! let city = answer.place("a.city").expect("a meeple stands there");
//! let mut lines = Vec::new();
//! for verdict in &city.verdicts {
//!     let law = verdict.citations.first().expect("a ruling decides it");
//!     for (player, points) in verdict.points() {
//!         lines.push(format!("{}: {player} {points}, by {}", verdict.rules, law.id));
//!     }
//! }
//! assert_eq!(lines, ["2020: red 10, by road-city-2015-10-changed", "2021: red 8, by road-city-2021-01"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Overview
//!
//! | to | use |
//! |---|---|
//! | read a file, or a text | [`Position::read`] |
//! | read a board in one line | [`Position::quick`] |
//! | build a board in code | [`Position::builder`], with a [`Print`] for each tile |
//! | write a position as a file | [`Position::to_yaml`] |
//! | list all mistakes in a position | [`Refusal`], with every [`Mistake`] |
//! | name rule sets, by name or day | [`Rules`] |
//! | get each place's points and rulings | [`Position::judge`], [`Answer::place`], [`Subject::under`], [`Citation`] |
//! | get the answer to a question as data | [`Answer::question`], [`Outcome::answer`] |
//! | judge claims | [`Answer::claims`] |
//! | check the expectations of a scenario | [`Position::unmet`] |
//! | get the answer as the program prints it; as data | [`Answer::text`], [`Answer::markdown`]; [`Answer::json`] |
//! | draw the board | [`Position::svg`] |
//! | answer a text as the web page sends it (a scenario, a link, or lines), in JSON | [`answer()`] |
//!
//! Every type owns its data, and may be shared between threads. The library reads no file, no clock and no environment:
//! its answers depend on the text and the rulebook alone.
//!
//! # Features
//!
//! - `cli` (default): the program. Without it, no crate for a command line, a configuration or a terminal is built.
//! - `png` (default): boards as PNG, for the program.
//! - `lookalikes` (default): detects names that look alike though their letters are of different scripts.
//! - `looked-up` (default): the texts that only `oracle explain` shows.
//!
//! # Modules
//!
//! The implementation consists of modules, each of which imports only modules before it; they are not part of the
//! stable API. The repository's `ARCHITECTURE.md` describes them.
//!
//! 1. `messages`: messages with named parts, and sentences as data.
//! 2. `dictionary`: words in four languages, and their meanings.
//! 3. `text`: the user's text, places in it, problems found in it.
//! 4. `geometry`: spaces, sides, shapes. A square, a half and a double-size tile are handled alike.
//! 5. `tiles`: the print on a tile; the catalogue.
//! 6. `rulebook`: sources, questions, rulings, rule sets; the law resolved.
//! 7. `scenario`: a scenario file, read and checked.
//! 8. `wording`: sentences about a position, in a file for each language and subject.
//! 9. `landscape`: tiles joined to roads, cities and fields; triangular gaps.
//! 10. `mechanics`: one file for each mechanic, which asks questions of law when needed.
//! 11. `verdict`: the rule sets side by side; claims weighed; expectations checked.
//! 12. `repairs`: what a refused text was probably meant to be.
//! 13. `hints`: notes on an answer: what comes near to a claim, what an expectation lacks.
//! 14. `picture`: the board drawn.
//! 15. `report`: an answer laid out part by part; one file per format.
//! 16. `typing`: boards typed line by line, and the answers in between.
//! 17. `position`: the API for programs that use the library.
//! 18. `cli`: one file per command.

#[cfg(test)]
mod case_runner;
#[cfg(feature = "cli")]
mod cli;
mod dictionary;
mod gathering;
mod geometry;
mod hints;
#[doc(hidden)]
pub mod inside;
mod landscape;
mod language;
mod matching;
mod messages;
mod sorting;
mod mechanics;
mod picture;
mod position;
mod repairs;
mod report;
mod rulebook;
mod scenario;
mod text;
mod texts;
mod tiles;
mod typing;
mod verdict;
mod wording;

pub use position::{
    Answer, Builder, Citation, ClaimValue, ClaimVerdict, Mistake, MistakeKind, Outcome, Position, Print, Refusal,
    Rules, Subject, UnknownRules, Verdict,
};
pub use rulebook::Authority;
pub use scenario::{Figure, Status};
pub use tiles::{MonasteryKind, Symbol};
pub use typing::answer;
pub use verdict::{Role, Standing};

/// The README, whose example in Rust is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The page on the library, whose examples in Rust are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../docs/rust.md")]
struct LibraryPage;
