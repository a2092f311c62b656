//! What is wrong with what a program gives.

use crate::rulebook::Date;
use crate::text::RefusedText;

/// A text that cannot even be read.
pub(super) fn unreadable(name: &str, why: &str) -> RefusedText {
    RefusedText::unreadable(name, why, "")
}

/// What is no day.
pub(super) fn no_day(written: &str) -> String {
    format!("`{written}` is not a day, like 2018-05-01")
}

/// A day before there were rules.
pub(super) fn no_rules_yet(date: Date) -> String {
    format!("there were no rules yet on {date}")
}
