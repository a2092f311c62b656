//! The rules oracle for Carcassonne's Halflings.
//!
//! A position is read from a small YAML file and judged under every era of the official rules and
//! every set of community rules: what is finished, what may be done, who scores how much, and the
//! ruling that decides it, with its source. Where nobody has ruled, every possible outcome is given.
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
//! 10. [`picture`]: the board drawn.
//! 11. [`report`]: an answer laid out part by part; one file per format.
//! 12. [`cli`]: one file per command.
//!
//! # Judging a position
//!
//! ```
//! use std::sync::Arc;
//! use carcassonne_oracle::{rulebook::RuleSet, text::SourceText, verdict::{Case, judge}};
//!
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
//! let case = Case::open(&source)?;
//! let table = case.table();
//! let rule_sets = RuleSet::all();
//! let judgement = judge(&table, &rule_sets);
//! let worths: Vec<u32> = judgement.subjects[0]
//!     .verdicts
//!     .iter()
//!     .filter_map(|verdict| verdict.only())
//!     .map(|outcome| outcome.worth())
//!     .collect();
//! assert_eq!(worths, [8, 10]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`report::table`] gives the answer as the program prints it, with the board drawn; the README has
//! an example.

pub mod cli;
pub mod geometry;
pub mod landscape;
mod matching;
pub mod mechanics;
pub mod picture;
pub mod report;
pub mod rulebook;
pub mod scenario;
pub mod text;
pub mod tiles;
pub mod verdict;
pub mod wording;

/// The README, whose example in Rust is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
