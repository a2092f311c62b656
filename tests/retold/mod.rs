//! The same position told otherwise: turned, mirrored, moved, renamed, listed in another order,
//! drawn as a map or written as a list.
//!
//! A scenario is read into its laid tiles and a tree of all the rest ([`original`], [`tree`]), carried
//! along word by word as a change says ([`change`], [`telling`], [`carry`]) and judged ([`eyes`]). What a
//! person sees of the verdicts ([`seen`]) is told in the words of the original ([`back`], [`sentence`]),
//! so that two tellings can be compared. Besides the corpus, random quarrels are told so: a board, and
//! what is wished for on it ([`quarrel`], [`facts`], [`wish`]).

mod back;
mod carry;
pub(crate) mod change;
mod eyes;
mod facts;
pub(crate) mod original;
pub(crate) mod quarrel;
pub(crate) mod seen;
mod sentence;
mod telling;
pub(crate) mod tree;
mod wish;
