//! Retellings of a position: turned, mirrored, moved, renamed, listed in another order, drawn as a map or written as a
//! list.
//!
//! A scenario is read into its setup ([`original`]), which is moved and renamed according to a change ([`change`],
//! [`telling`]), with its expectations ([`expectations`]), and judged ([`eyes`]). The visible part of the verdicts ([`visible`]) is expressed in the words of the original ([`back`], [`sentence`]), so that two retellings
//! can be compared. Besides the corpus, random quarrels are retold: a board, with random wishes for it ([`quarrel`],
//! [`facts`], [`wish`]).

mod back;
pub(crate) mod change;
mod expectations;
mod eyes;
mod facts;
pub(crate) mod original;
pub(crate) mod quarrel;
pub(crate) mod visible;
mod sentence;
mod telling;
mod wish;
