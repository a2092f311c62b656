//! The problems of the board and of laid tiles; those of the faces of tiles are in `misfits`.

pub(super) mod misfits;

use crate::text::problem_messages;

problem_messages!("laying");
