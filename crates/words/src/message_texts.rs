//! The texts of this crate's messages.

crate::message_texts!();
