//! Boards that are typed: a quick map that is written line by line, its cells and its questions, and nothing else. Each
//! line that changes it makes another; `oracle ask` shows each, and whoever else lets a board be typed may do so too.
//!
//! ```
//! use std::sync::Arc;
//!
//! use carcassonne_oracle::inside::hints;
//! use carcassonne_oracle::inside::typing::{Drafts, Instruction};
//! use carcassonne_oracle::inside::text::SourceText;
//!
//! let mut drafts = Drafts::default();
//! for line in [". c*=r, c c\\c", "b1 c=r", "tower b1 1", "a1 f", "undo"] {
//!     let source = Arc::new(SourceText::new("line", line.as_bytes().to_vec())?);
//!     match drafts.now().take(&source)? {
//!         Instruction::Change(change) => match hints::open_quick(change.text()) {
//!             Ok(_) => drafts.keep(change.into_draft()),
//!             Err(refused) => return Err(change.refused(&refused, None).into()),
//!         },
//!         Instruction::Undo(steps) => assert_eq!(drafts.undo(steps), 1),
//!         _ => {}
//!     }
//! }
//! assert_eq!(drafts.now().command(), r"oracle quick '. c=r, c c\c' 'tower b1 1'");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - `draft`: the cells and the questions. `cells`: changes to cells. `command`: a draft as a command for a shell, and
//!   back.
//! - `written`: the tiles of a draft, each as it is written, with what can be made of it.
//! - `history`: drafts one after the other; `turn`: a draft turned by a quarter; `of`: a position as a draft.
//! - `link`: a draft as the end of a link, and back.
//! - `change`: a draft as it would be, with what of it was typed where.
//! - `words`: the words of a line that are no cells; `line`: what a line says.
//! - `dialogue`: the answer in a conversation. `page`: the answer to a text, as one object.

mod problems;
mod dialogue;
mod draft;
mod cells;
mod change;
mod command;
mod history;
mod link;
mod of;
mod turn;
mod words;
mod written;
mod line;
mod page;

pub use change::Change;
pub use dialogue::dialogue;
pub use draft::Draft;
pub use history::Drafts;
pub use line::Instruction;
pub use link::Linked;
pub use page::answer;
pub use written::{Written, WrittenMeeple, WrittenPart};
