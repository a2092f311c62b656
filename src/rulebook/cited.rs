//! What a verdict cites: a ruling of the rulebook or a table's own rule, told in the same way.

use super::{Authority, Date, HouseRule, ReadingIx, Ruling};

/// Where a citation leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// The id of the source.
    pub source: &'static str,
    /// The address of the page that is cited.
    pub address: &'static str,
}

/// What is cited: a ruling of the rulebook, or one of a table's own rules.
#[derive(Debug, Clone, Copy)]
pub enum Cited<'b> {
    /// A ruling of the rulebook.
    Book(&'static Ruling),
    /// A rule from a table's own file.
    House(&'b HouseRule),
}

impl Cited<'_> {
    /// The ruling's id, or the table's name and the question.
    pub fn id(&self) -> &str {
        match self {
            Self::Book(r) => r.id(),
            Self::House(h) => &h.id,
        }
    }

    /// The reading it gives; `None` where it says that nobody ruled.
    pub fn reading(&self) -> Option<ReadingIx> {
        match self {
            Self::Book(r) => r.reading,
            Self::House(h) => Some(h.reading),
        }
    }

    /// The id of the source, or the file of the table.
    pub fn source(&self) -> &str {
        match self {
            Self::Book(r) => r.source(),
            Self::House(h) => &h.file,
        }
    }

    /// Where the citation leads; `None` for a source without an address and for a table's own rule.
    pub fn link(&self) -> Option<Link> {
        match self {
            Self::Book(r) => r.address().map(|address| Link { source: r.source(), address }),
            Self::House(_) => None,
        }
    }

    /// The place in the source.
    pub fn place(&self) -> &str {
        match self {
            Self::Book(r) => r.place(),
            Self::House(h) => &h.place,
        }
    }

    /// The place in the source with its English ([`Ruling::place_in_full`]).
    pub fn place_in_full(&self) -> String {
        match self {
            Self::Book(r) => r.place_in_full(),
            Self::House(h) => h.place.clone(),
        }
    }

    /// The place with the words of headings in English, and whether some of that is our translation; `None`
    /// where it has none in another language.
    pub fn place_english(&self) -> Option<(&'static str, bool)> {
        match self {
            Self::Book(r) => (!r.english().is_empty()).then_some((r.english(), r.translated)),
            Self::House(_) => None,
        }
    }

    /// When it was ruled, as the source dates it.
    pub fn dated(&self) -> String {
        match self {
            Self::Book(r) if r.dated().is_empty() => r.from.to_string(),
            Self::Book(r) => r.dated().to_owned(),
            Self::House(_) => "your own".to_owned(),
        }
    }

    /// The day from which it holds, as far as it is known; `None` for a table's own rule.
    pub fn from(&self) -> Option<Date> {
        match self {
            Self::Book(r) => Some(r.from),
            Self::House(_) => None,
        }
    }

    /// Who speaks.
    pub fn authority(&self) -> Authority {
        match self {
            Self::Book(r) => r.authority,
            Self::House(_) => Authority::HouseRule,
        }
    }

    /// Whether it is our own inference.
    pub fn derived(&self) -> bool {
        match self {
            Self::Book(r) => r.derived,
            Self::House(_) => false,
        }
    }

    /// What it says, in our words (or the table's).
    pub fn says(&self) -> &str {
        match self {
            Self::Book(r) => r.says(),
            Self::House(h) => &h.because,
        }
    }
}

impl PartialEq for Cited<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Book(a), Self::Book(b)) => std::ptr::eq(*a, *b),
            (Self::House(a), Self::House(b)) => a.id == b.id,
            (Self::Book(_), Self::House(_)) | (Self::House(_), Self::Book(_)) => false,
        }
    }
}

impl Eq for Cited<'_> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::QuestionId;

    fn ruling_question(id: &str) -> QuestionId {
        crate::rulebook::ruling(id).map_or(QuestionId::ALL[0], |(question, _)| question)
    }

    #[test]
    fn a_ruling_of_the_book_names_a_known_source() {
        let all = QuestionId::ALL.iter().flat_map(|q| crate::rulebook::question_data(*q).rulings);
        for ruling in all {
            let cited = Cited::Book(ruling);
            assert!(crate::rulebook::source(cited.source()).is_some(), "{}", cited.id());
            assert!(!cited.dated().is_empty(), "{}", cited.id());
            let english = cited.place_english().map(|(english, _)| english).unwrap_or_default();
            assert_eq!(english, ruling.english(), "{}", cited.id());
            let words = crate::rulebook::question_data(ruling_question(ruling.id()));
            let said = words.words(crate::language::Language::ENGLISH).says(ruling);
            assert_eq!(said, ruling.says(), "{}", cited.id());
        }
    }
}
