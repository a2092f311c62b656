//! The output: boards as pictures, and answers in every format.

pub mod picture;
pub mod report;
