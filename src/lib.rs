//! The rules oracle for Carcassonne's Halflings.
//!
//! A position is read from a small YAML file and judged under every era of the official rules and
//! every set of community rules: what is finished, what may be done, who scores how much, and the
//! ruling that decides it, with its source. Where nobody has ruled, every possible outcome is given.
//!
//! # From a text to a verdict
//!
//! ```
//! use std::sync::Arc;
//! use carcassonne_oracle::{
//!     rulebook::RuleSet,
//!     text::SourceText,
//!     verdict::{Case, Scope, judge},
//! };
//!
//! // Red closes a city with a second half. Is their space worth 2 points, or 4?
//! let text = "
//! board: |
//!   .  a
//!   b  p\\q
//! tiles:
//!   a: { city: S, coats: 1 }
//!   b: { city: E }
//!   p: { city: WL }
//!   q: { city: NL }
//! meeples:
//!   red: a.city
//! ";
//! let source = Arc::new(SourceText::new("quarrel", text.into())?);
//! let case = Case::open(&source)?; // or every problem of the text, each with its place
//! let table = case.table();
//!
//! let rule_sets = [RuleSet::named("2020")?, RuleSet::named("2021")?];
//! let judgement = judge(&table, &rule_sets, Scope::Answered);
//!
//! let city = &judgement.subjects[0];
//! let mut said = Vec::new();
//! for verdict in &city.verdicts {
//!     let law = verdict.citations.first().expect("a ruling decides it");
//!     for outcome in &verdict.outcomes {
//!         for (player, points) in outcome.points() {
//!             let player = case.scenario.player(*player);
//!             said.push(format!("{player} {points}, by {}", law.ruling.id()));
//!         }
//!     }
//! }
//! assert_eq!(said, ["red 10, by road-city-2015-10-changed", "red 8, by road-city-2021-01"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What there is to use
//!
//! | for | take |
//! |---|---|
//! | a file, or a text | [`text::SourceText`], then [`hints::open`], or [`verdict::Case::open`] if a program made it |
//! | a board in a line | [`scenario::QuickText`], then [`hints::open_quick`]; typed line by line, [`typing::Draft`] |
//! | rule sets, by name or day | [`rulebook::RuleSet`]; a table's own, [`rulebook::House`] |
//! | verdicts | [`verdict::judge`], on what is in [`verdict::Scope`]; one after the other, [`verdict::judging`] |
//! | who is right | [`verdict::weigh`]; with the nearest number, [`hints::weigh`] |
//! | what a text expects | [`hints::check`] |
//! | the answer as the program prints it | [`report::table`]; as data, [`report::json`] |
//! | the board as a picture | [`picture::View`] |
//! | the law itself | [`rulebook::questions`], [`rulebook::sources`], [`report::explain`], [`report::find`] |
//! | printed tiles | [`tiles`] |
//!
//! # The rooms
//!
//! Data flows one way, and each room imports only rooms before it:
//!
//! 1. [`text`]: what was written, places in it, problems found in it.
//! 2. [`geometry`]: spaces, sides, shapes. A square, a half and a double-size tile are one thing.
//! 3. [`tiles`]: what is printed on a tile; the catalogue.
//! 4. [`rulebook`]: sources, questions, rulings, rule sets; the law resolved.
//! 5. [`scenario`]: a file read and found legal.
//! 6. [`wording`]: what is said, as data; whole sentences in a file for each language and subject.
//! 7. [`landscape`]: tiles joined to roads, cities and fields; triangular gaps.
//! 8. [`mechanics`]: one file each; they ask the law as they go.
//! 9. [`verdict`]: the rule sets side by side; claims weighed; expectations checked.
//! 10. [`hints`]: what may have been meant.
//! 11. [`picture`]: the board drawn.
//! 12. [`report`]: an answer laid out part by part; one file per format.
//! 13. [`typing`]: boards typed line by line, and the answers in between.
//! 14. [`cli`]: one file per command.
//!
//! Apart from the last, none of them reads a file, a clock or the environment.

#[cfg(feature = "cli")]
pub mod cli;
pub mod geometry;
pub mod hints;
pub mod landscape;
mod language;
mod matching;
pub mod mechanics;
pub mod picture;
pub mod report;
pub mod rulebook;
pub mod scenario;
pub mod text;
mod texts;
pub mod tiles;
pub mod typing;
pub mod verdict;
pub mod wording;

/// The README, whose example in Rust is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The page on the library, likewise.
#[cfg(doctest)]
#[doc = include_str!("../docs/rust.md")]
struct Library;
