//! Who speaks. The build script uses this file to read the words of the data.

use std::fmt;

/// Who speaks, the highest first.
///
/// ```
/// # use carcassonne_oracle::Authority;
/// assert!(Authority::OfficialRule < Authority::CommunityRule); // the highest first
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Authority {
    /// The printed rules.
    OfficialRule,
    /// An answer of the publisher.
    OfficialClarification,
    /// Another publisher's or language's text.
    Translation,
    /// Somebody's report of what a booklet says that was not read.
    Retelling,
    /// The wiki's own reading, or ours where it says so.
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

    /// The authority in words.
    ///
    /// ```
    /// # use carcassonne_oracle::Authority;
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
