//! Patterns: commented scenarios to begin from, one for each quarrel that comes up at tables. They are compiled
//! in; a test judges each.

/// A scenario to begin from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pattern {
    /// Its name: `city-pair`.
    pub name: &'static str,
    /// The scenario, with comments that say what may be changed.
    pub text: &'static str,
}

impl Pattern {
    /// The question that it asks; empty if it had none, which a test rules out.
    pub fn question(&self) -> &'static str {
        self.text.lines().find_map(|line| line.strip_prefix("question: ")).unwrap_or_default()
    }

    /// What it is about, in a line: its first comment.
    pub fn about(&self) -> &'static str {
        self.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default()
    }

    /// The pattern of a name.
    pub fn named(name: &str) -> Option<&'static Self> {
        PATTERNS.iter().find(|pattern| pattern.name == name)
    }
}

/// A pattern from the file of its name.
macro_rules! pattern {
    ($name:literal) => {
        Pattern { name: $name, text: include_str!(concat!("patterns/", $name, ".yaml")) }
    };
}

/// Every pattern, in the order in which they are listed.
pub const PATTERNS: [Pattern; 10] = [
    pattern!("city-pair"),
    pattern!("road-pair"),
    pattern!("monastery-pair"),
    pattern!("field-gap"),
    pattern!("city-gap"),
    pattern!("barn"),
    pattern!("dragon"),
    pattern!("double"),
    pattern!("tower"),
    pattern!("road-closed"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_says_what_it_asks_in_lines_that_fit() {
        for pattern in PATTERNS {
            assert!(pattern.question().ends_with('?'), "{}", pattern.name);
            assert!(pattern.about().ends_with('?'), "{}", pattern.name);
            for line in pattern.text.lines() {
                assert!(line.chars().count() <= 92, "{}: {line}", pattern.name);
            }
            assert_eq!(Pattern::named(pattern.name), Some(&pattern));
        }
    }
}
