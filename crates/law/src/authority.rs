//! The authorities behind rulings. The build script also compiles this file, to read the words of the data.

use std::fmt;

/// An authority behind a ruling; the highest comes first.
///
/// ```
/// # use carcassonne_law::Authority;
/// assert!(Authority::OfficialRule < Authority::CommunityRule); // the highest first
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Authority {
    /// The printed rules.
    OfficialRule,
    /// An answer of the publisher.
    OfficialClarification,
    /// The text of another publisher or language.
    Translation,
    /// A report of the contents of a booklet that was not read.
    Retelling,
    /// An interpretation by the wiki, or by this project where it says so.
    Interpretation,
    /// The community's own rules.
    CommunityRule,
    /// A house rule.
    HouseRule,
}

impl Authority {
    /// Every authority, the highest first.
    pub const ALL: [Authority; 7] = [
        Self::OfficialRule,
        Self::OfficialClarification,
        Self::Translation,
        Self::Retelling,
        Self::Interpretation,
        Self::CommunityRule,
        Self::HouseRule,
    ];

    /// Returns the authority in words.
    ///
    /// ```
    /// # use carcassonne_law::Authority;
    /// assert_eq!(Authority::OfficialClarification.word(), "official clarification");
    /// ```
    pub fn word(self) -> &'static str {
        match self {
            Self::OfficialRule => "official rule",
            Self::OfficialClarification => "official clarification",
            Self::Translation => "translation",
            Self::Retelling => "retelling",
            Self::Interpretation => "interpretation",
            Self::CommunityRule => "community rule",
            Self::HouseRule => "house rule",
        }
    }
}

impl fmt::Display for Authority {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
