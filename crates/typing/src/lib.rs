//! What people type: repairs of refused texts, and boards line by line.

pub mod repairs;
pub mod typing;
