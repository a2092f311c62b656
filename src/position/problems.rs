//! Messages for days that a program passed.

use crate::rulebook::Date;

/// Returns the message for a text that is not a day.
pub(super) fn no_day(written: &str) -> String {
    format!("`{written}` is not a day, like 2018-05-01")
}

/// Returns the message for a day before there were rules.
pub(super) fn no_rules_yet(date: Date) -> String {
    format!("there were no rules yet on {date}")
}
