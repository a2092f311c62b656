//! Problems of a table's own rules, and remedies of words that name no rule set.

use crate::text::problem_messages;

problem_messages!("house_rules");
