//! The problems of tiles and their names.

crate::text::problem_messages!("tiles");
