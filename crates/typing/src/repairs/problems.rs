//! Slips in files, and in quick maps: what was probably meant.

carcassonne_text::problem_messages!("repairs");

/// Slips in quick maps.
pub(super) mod quick {
    carcassonne_text::problem_messages!("quick_repairs");
}
