//! The problems of tiles and their names.

use crate::text::problem_messages;

problem_messages!("tiles");
