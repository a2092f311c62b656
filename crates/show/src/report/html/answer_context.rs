//! The data from which the parts of an answer are laid out.

use carcassonne_position::wording::Voice;

use super::{OpenDetails, Spot};
use crate::report::answer::Page;

/// The data from which the parts of an answer are laid out.
pub(super) struct AnswerContext<'p> {
    pub(super) page: &'p Page,
    pub(super) voice: Voice<'p>,
    pub(super) spot: &'p Spot,
    pub(super) open: OpenDetails,
    /// Set if the deciding law is folded too.
    pub(super) is_law_folded: bool,
    /// The level of the answer's heading.
    pub(super) level: usize,
}
