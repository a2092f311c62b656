//! Problems of a table's own rules, and remedies of words that name no rule set.

carcassonne_text::problem_messages!("house_rules");
