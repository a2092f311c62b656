//! Questions, claims and expectations.
//!
//! - `ask`: the number of questions allowed, and the search for a question by name.
//! - `offered_tiles`: tiles and bridges that questions would lay.
//! - `fairy_place`: the place of the fairy in questions about her.
//! - `topic`: the feature or question of a claim or expectation.
//! - `context`: the board, questions and players for claims and expectations; points and completion.
//! - `claim_reader`: the key `claims`.
//! - `expect`: the key `expect`.
//! - `features`: the key `features`.
//! - `expected_rules`: the rule sets of an expectation.
//! - `problems`: the problems of all these, in words.

pub(super) mod problems;
pub(super) mod ask;
mod topic;
pub(crate) mod expected_rules;
pub(super) mod context;
pub(super) mod claim_reader;
pub(super) mod offered_tiles;
pub(super) mod fairy_place;
pub(super) mod expect;
pub(super) mod features;

pub use ask::AskIx;
pub use claim_reader::Claim;
pub use expect::{Expectation, ExpectedOutcome, Status};
pub use expected_rules::ExpectedRules;
pub use offered_tiles::{OfferedTile, UnplacedTile};
pub use topic::{ReplyValue, Topic};
