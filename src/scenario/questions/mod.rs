//! What is asked, claimed and expected.
//!
//! - `ask`: how many questions there may be, and how they are found by name.
//! - `offered`: tiles and bridges that questions would lay.
//! - `fairy`: where questions say that the fairy stands.
//! - `about`: what a claim or expectation is about.
//! - `context`: what both are read against; points and completion.
//! - `claims`: the key `claims`.
//! - `expect`: the key `expect`.
//! - `features`: the key `features`.
//! - `under`: the rule sets of an expectation.
//! - `problems`: what may be wrong with all this, in words.

mod problems;
pub(super) mod ask;
mod about;
pub(in crate::scenario) mod under;
pub(super) mod context;
pub(super) mod claims;
pub(super) mod offered;
pub(super) mod fairy;
pub(super) mod expect;
pub(super) mod features;

pub use about::{About, Said};
pub use ask::AskIx;
pub use claims::Claim;
pub use expect::{Expect, ExpectedOutcome, Status};
pub use offered::{Offered, Unplaced};
pub use under::Under;
