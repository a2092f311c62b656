//! The rules oracle for Carcassonne's Halflings.
//!
//! A position is read from a small YAML file and judged under every era of rulings and every
//! community rule set: what is complete, who scores how much, and the ruling that decides it, with
//! its source.
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
//! 6. [`landscape`]: tiles joined to roads, cities and fields; triangular gaps.
//! 7. [`mechanics`]: one file each; they ask the law as they go.
//! 8. [`verdict`]: the rule sets side by side; claims weighed; expectations checked.
//! 9. [`picture`]: the board drawn.
//! 10. [`report`]: one file per format.
//! 11. [`cli`]: one file per command.
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
