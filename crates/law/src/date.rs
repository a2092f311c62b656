//! Dates as the sources know them: to the year, the month or the day. The build script also compiles this file, to
//! read the dates in the data.

use std::fmt;

/// A date. One known only to the year or month is compared as its first day.
#[derive(Debug, Clone, Copy)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
    /// The number of known parts: 1 for the year, 2 with the month, 3 with the day.
    parts: u8,
}

impl Date {
    /// Creates a date of which the first `parts` of year, month and day are known.
    pub const fn from_parts(year: u16, month: u8, day: u8, parts: u8) -> Self {
        Self { year, month, day, parts }
    }

    /// Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; `None` if the word has another form or is not a day in the calendar.
    pub fn parse(word: &str) -> Option<Self> {
        let mut numbers = [0u16, 1, 1];
        let mut parts = 0;
        for (n, part) in word.split('-').enumerate() {
            let width = if n == 0 { 4 } else { 2 };
            if n > 2 || part.len() != width || !part.bytes().all(|b| b.is_ascii_digit()) {
                return None;
            }
            numbers[n] = part.parse().ok()?;
            parts += 1;
        }
        let [year, month, day] = numbers;
        let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 => 28 + u16::from(is_leap),
            _ => return None,
        };
        (1..=days).contains(&day).then_some(())?;
        Some(Self { year, month: u8::try_from(month).ok()?, day: u8::try_from(day).ok()?, parts })
    }

    /// Returns the year, the month, the day and the number of known parts: the arguments of [`Date::from_parts`].
    pub const fn parts(self) -> (u16, u8, u8, u8) {
        (self.year, self.month, self.day, self.parts)
    }

    /// Returns the day before, known to the day.
    #[must_use]
    pub fn day_before(self) -> Self {
        let (mut year, mut month, mut day) = (self.year, self.month, self.day);
        if day > 1 {
            day -= 1;
        } else {
            if month > 1 {
                month -= 1;
            } else {
                (year, month) = (year.saturating_sub(1), 12);
            }
            day = (28..=31).rev().find(|d| Date::parse(&format!("{year:04}-{month:02}-{d}")).is_some()).unwrap_or(28);
        }
        Self { year, month, day, parts: 3 }
    }

    /// Returns the last day of the known year or month; a date known to the day is returned as it is.
    #[must_use]
    pub fn last_day(self) -> Self {
        let next = match (self.parts, self.month) {
            (1, _) | (2, 12) => Self { year: self.year + 1, month: 1, ..self },
            (2, month) => Self { month: month + 1, ..self },
            _ => return self,
        };
        next.day_before()
    }

    /// Returns the first day of the date, known to the day.
    #[must_use]
    pub fn to_the_day(self) -> Self {
        Self { parts: 3, ..self }
    }

    fn key(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

impl PartialEq for Date {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Date {}

impl Ord for Date {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Date {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        if self.parts > 1 {
            write!(f, "-{:02}", self.month)?;
        }
        if self.parts > 2 {
            write!(f, "-{:02}", self.day)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_far_as_they_are_known() {
        let parse_both = |word| Date::parse(word).map(|d| (d.to_string(), d.to_the_day().to_string()));
        assert_eq!(parse_both("2014"), Some(("2014".into(), "2014-01-01".into())));
        assert_eq!(parse_both("2016-04"), Some(("2016-04".into(), "2016-04-01".into())));
        assert_eq!(parse_both("2020-02-29"), Some(("2020-02-29".into(), "2020-02-29".into())));
        for wrong in ["2019-02-29", "2014-13", "14", "2014-1", "2014-01-01-01", "", "2014-", "year"] {
            assert_eq!(parse_both(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_year_and_a_month_last_until_their_last_day() {
        let last = |word| Date::parse(word).map(|d| d.last_day().to_string());
        assert_eq!(last("2015"), Some("2015-12-31".into()));
        assert_eq!(last("2016-02"), Some("2016-02-29".into()));
        assert_eq!(last("2016-12"), Some("2016-12-31".into()));
        assert_eq!(last("2016-04-15"), Some("2016-04-15".into()));
    }

    #[test]
    fn the_day_before_crosses_months_and_years() {
        let before = |word| Date::parse(word).map(|d| d.day_before().to_string());
        assert_eq!(before("2016-03"), Some("2016-02-29".into()));
        assert_eq!(before("2021"), Some("2020-12-31".into()));
        assert_eq!(before("2020-04-15"), Some("2020-04-14".into()));
    }
}
