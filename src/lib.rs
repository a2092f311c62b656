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
//! # Crates
//!
//! The implementation consists of the crates `carcassonne-…`, which are not part of the stable API. The repository's
//! `ARCHITECTURE.md` describes them. Here are the API for programs that use the library, and the command line.
#![warn(missing_docs)]

#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod cli;
mod message_texts;
mod position;

/// ```
/// # use carcassonne_oracle::{MonasteryKind, Print};
/// let tile = Print::new().monastery(MonasteryKind::German).road("S");
/// assert_eq!(tile.to_yaml(), "{ road: S, monastery: german }");
/// ```
pub use carcassonne_board::tiles::MonasteryKind;
pub use carcassonne_board::tiles::Symbol;
pub use carcassonne_law::Authority;
pub use carcassonne_position::Figure;
/// ```
/// # use carcassonne_oracle::{Position, Rules, Status};
/// // Before the leaflet of 2014 there was no half tile to judge.
/// let position = Position::quick("f f\\f f", &["dragon a1 b1sw b1ne c1"])?;
/// let answer = position.judge(&[Rules::named("2002")?, Rules::named("2014")?]);
/// let found: Vec<_> = answer.subjects()[0].verdicts.iter().map(|verdict| verdict.status).collect();
/// assert_eq!(found, [Status::NotApplicable, Status::Open]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub use carcassonne_position::Status;
/// ```
/// # use carcassonne_oracle::{Position, Role, Rules};
/// let answer = Position::quick("f f\\f f", &["dragon a1 b1sw b1ne c1"])?.judge(&[Rules::named("2014")?]);
/// let citations = &answer.subjects()[0].verdicts[0].citations;
/// assert!(citations.iter().any(|ruling| ruling.role == Role::LeavesOpen && ruling.answers.is_none()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub use carcassonne_rules::verdict::Role;
/// ```
/// # use carcassonne_oracle::{Position, Rules, Standing};
/// let text = "
/// quick: f f\\f f
/// players: [red]
/// ask: [{ dragon: { from: a1, path: [b1sw, b1ne, c1] } }]
/// claims: { red: { 1: { steps: 2 } } }
/// ";
/// let answer = Position::read("dragon.yaml", text)?.judge(&[Rules::named("2014")?, Rules::today()]);
/// let red = &answer.claims()[0].under;
/// assert_eq!((red["2014"], red[Rules::today().id()]), (Standing::Undecided, Standing::Right));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub use carcassonne_rules::verdict::Standing;
pub use carcassonne_typing::typing::answer;
pub use position::{
    Answer, Builder, Citation, ClaimValue, ClaimVerdict, Mistake, MistakeKind, Outcome, Position, Print, Refusal,
    Rules, Subject, UnknownRules, Verdict,
};

/// The README, whose example in Rust is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The page on the library, whose examples in Rust are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../docs/rust.md")]
struct LibraryPage;
