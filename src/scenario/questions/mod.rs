//! What is asked, claimed and expected.

mod about;
pub(super) mod ask;
pub(super) mod claims;
pub(super) mod context;
pub(super) mod expect;
pub(super) mod offered;
mod under;

pub use about::{About, Said};
pub use ask::{Ask, AskIx};
pub use claims::Claim;
pub use expect::{Expect, ExpectedOutcome, Status};
pub use offered::Offered;
pub use under::Under;
