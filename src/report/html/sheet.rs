//! What the parts of an answer are laid out from.

use super::{Spot, Unfolded};
use crate::report::answer::Page;
use crate::wording::Voice;

/// What the parts of an answer are laid out from.
pub(super) struct Sheet<'p> {
    pub(super) page: &'p Page,
    pub(super) voice: Voice<'p>,
    pub(super) spot: &'p Spot,
    pub(super) unfolded: Unfolded,
    /// Whether what decides is folded too.
    pub(super) folded: bool,
    /// The level of the answer's own heading.
    pub(super) level: usize,
}
