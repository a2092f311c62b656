//! The problems of addresses, places, crossings and spaces.

use crate::text::problem_messages;

problem_messages!("places");
