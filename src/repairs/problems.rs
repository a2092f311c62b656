//! Slips in files, and in quick maps: what was probably meant.

use crate::text::problem_messages;

problem_messages!("repairs");

/// Slips in quick maps.
pub(super) mod quick {
    use crate::text::problem_messages;
    problem_messages!("quick_repairs");
}
