//! Drafts: quick maps that are written line by line, with their questions.
//!
//! Each line that changes a draft makes a new draft. `oracle ask` and the web page are built on this module; any other program may
//! be, too.
//!
//! ```
//! use std::sync::Arc;
//!
//! use carcassonne_typing::repairs;
//! use carcassonne_typing::typing::{Drafts, Instruction};
//! use carcassonne_text::SourceText;
//!
//! let mut drafts = Drafts::default();
//! for line in [". c*=r, c c\\c", "b1 c=r", "tower b1 1", "a1 f", "undo"] {
//!     let source = Arc::new(SourceText::new("line", line.as_bytes().to_vec())?);
//!     match drafts.current().read_line(&source)? {
//!         Instruction::Change(change) => match repairs::open_quick(change.text()) {
//!             Ok(_) => drafts.keep(change.into_draft()),
//!             Err(refused) => return Err(change.refused(&refused, None).into()),
//!         },
//!         Instruction::Undo(steps) => assert_eq!(drafts.undo(steps), 1),
//!         _ => {}
//!     }
//! }
//! assert_eq!(drafts.current().command(), r"oracle quick '. c=r, c c\c' 'tower b1 1'");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - `draft`: the cells and the questions. `cell_changes`: changes to cells. `command`: a draft as a command for a shell,
//!   and back.
//! - `draft_tiles`: the tiles of a draft, each with its text and its parts.
//! - `history`: the drafts before and after the current one; `draft_motion`: a draft turned or shifted; `scenario_draft`: a
//!   position as a draft.
//! - `link`: a draft as the end of a link, and back.
//! - `change`: the draft after a line, with the places in the line from which its new text comes.
//! - `line_words`: the words of a line that are not cells; `line_input`: a line while it is read.
//! - `line_cells`: lines that change cells one by one; `line_changes`: lines with a map, a pattern or a question.
//! - `typed_line`: the meaning of a line.
//! - `dialogue`: the answer in a conversation. `page`: the answer to a text, as one JSON object.

mod problems;
mod dialogue;
mod draft;
mod cell_changes;
mod change;
mod command;
mod history;
mod link;
mod scenario_draft;
mod draft_motion;
mod line_words;
mod draft_tiles;
mod line_input;
mod line_cells;
mod line_changes;
mod typed_line;
mod page;

pub use change::Change;
pub use dialogue::dialogue;
pub use draft::Draft;
pub use draft_tiles::{DraftMeeple, DraftPart, DraftTile};
pub use history::Drafts;
pub use link::LinkContent;
pub use page::answer;
pub use typed_line::Instruction;
