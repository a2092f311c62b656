//! The same position told otherwise: turned, mirrored, moved, renamed, listed in another order,
//! drawn as a map or written as a list.
//!
//! A scenario is read into its laid tiles and a tree of all the rest ([`original`], [`tree`]), carried
//! along word by word ([`change`], [`telling`], [`carry`]) and judged; what a person sees of the verdicts is then
//! told in the words of the original ([`seen`]), so that two tellings can be compared. Besides the
//! corpus, random scenarios are told so ([`quarrel`]).

pub(crate) mod carry;
pub(crate) mod change;
pub(crate) mod original;
pub(crate) mod quarrel;
pub(crate) mod seen;
pub(crate) mod telling;
pub(crate) mod tree;
