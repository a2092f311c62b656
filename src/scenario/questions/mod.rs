//! What is asked, claimed and expected.

pub(super) mod ask;
pub(super) mod claims;
pub(super) mod expect;
pub(super) mod offered;

pub use ask::{About, Ask, AskIx, Said};
pub use claims::Claim;
pub use expect::{Expect, ExpectedOutcome, Status, Under};
pub use offered::Offered;
