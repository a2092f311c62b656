//! Slips in files, and in quick maps: what was probably meant.

crate::text::problem_messages!("repairs");

/// Slips in quick maps.
pub(super) mod quick {
    crate::text::problem_messages!("quick_repairs");
}
