//! The rules oracle for Carcassonne and its Halflings.
//!
//! A position is read from a small YAML file, or built in code, and judged under every era of the official rules and
//! every set of community rules: what is completed, what may be done, who scores how much, and the
//! ruling that decides it, with its source. Where nobody has ruled, every possible outcome is given.
//!
//! # From a position to a verdict
//!
//! ```
//! use carcassonne_oracle::{Position, Print, Rules};
//!
//! // Red closes a city with a second half tile. Is their space worth 2 points, or 4?
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
//! let mut said = Vec::new();
//! for verdict in &city.verdicts {
//!     let law = verdict.citations.first().expect("a ruling decides it");
//!     for (player, points) in verdict.points() {
//!         said.push(format!("{}: {player} {points}, by {}", verdict.rules, law.id));
//!     }
//! }
//! assert_eq!(said, ["2020: red 10, by road-city-2015-10-changed", "2021: red 8, by road-city-2021-01"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What there is to use
//!
//! | for | take |
//! |---|---|
//! | a file, or a text | [`Position::read`] |
//! | a board in a line | [`Position::quick`] |
//! | a board in code | [`Position::builder`], with a [`Print`] for each tile |
//! | a position as a file | [`Position::to_yaml`] |
//! | what is wrong with it | [`Refusal`], with every [`Mistake`] |
//! | rule sets, by name or day | [`Rules`] |
//! | what each place is worth, to whom, and by which ruling | [`Position::judge`], [`Answer::place`], [`Subject::under`], [`Citation`] |
//! | what a question is answered with, as data | [`Answer::question`], [`Outcome::answer`] |
//! | who is right | [`Answer::claims`] |
//! | what a scenario expects | [`Position::unmet`] |
//! | the answer as the program prints it; as data | [`Answer::text`], [`Answer::markdown`]; [`Answer::json`] |
//! | the board as a picture | [`Position::svg`] |
//! | a board typed line by line, as the page takes it, and the answer as JSON | [`answer()`] |
//!
//! Everything owns what it holds, and may be shared by threads. The library reads no file, no clock and no environment: what it
//! says depends on the text and the rulebook alone.
//!
//! # Features
//!
//! - `cli` (on): the program. Without it no crate that reads a command line, a configuration or a terminal is built.
//! - `png` (on): boards as PNG, for the program.
//! - `lookalikes` (on): names that look alike though their letters are of different scripts are told apart.
//! - `looked-up` (on): what `oracle explain` alone tells.
//!
//! # The rooms
//!
//! Behind this stand rooms, each of which imports only rooms before it; they are not part of what is promised. The repository's
//! `ARCHITECTURE.md` is a tour of them.
//!
//! 1. `text`: what was written, places in it, problems found in it.
//! 2. `geometry`: spaces, sides, shapes. A square, a half and a double-size tile are one thing.
//! 3. `tiles`: what is printed on a tile; the catalogue.
//! 4. `rulebook`: sources, questions, rulings, rule sets; the law resolved.
//! 5. `scenario`: a file read and found legal.
//! 6. `wording`: what is said, as data; whole sentences in a file for each language and subject.
//! 7. `landscape`: tiles joined to roads, cities and fields; triangular gaps.
//! 8. `mechanics`: one file each; they ask the law as they go.
//! 9. `verdict`: the rule sets side by side; claims weighed; expectations checked.
//! 10. `hints`: what may have been meant.
//! 11. `picture`: the board drawn.
//! 12. `report`: an answer laid out part by part; one file per format.
//! 13. `typing`: boards typed line by line, and the answers in between.
//! 14. `position`: all of this for a program that uses the library.
//! 15. `cli`: one file per command.

#[cfg(feature = "cli")]
mod cli;
mod geometry;
mod hints;
#[doc(hidden)]
pub mod inside;
mod landscape;
mod language;
mod matching;
mod mechanics;
mod picture;
mod position;
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
    Answer, Builder, Citation, Mistake, MistakeKind, Outcome, Position, Print, Refusal, Rules, Said, Stand, Subject,
    UnknownRules, Verdict,
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

/// The page on the library, likewise.
#[cfg(doctest)]
#[doc = include_str!("../docs/rust.md")]
struct Library;
