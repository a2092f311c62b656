//! The problems of the board and of laid tiles; those of the faces of tiles are in `misfits`.

pub(super) mod misfits;

carcassonne_text::problem_messages!("laying");
