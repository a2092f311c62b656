//! Citations: a ruling of the rulebook or a table's own rule, with the same accessors.

use carcassonne_words::language::Language;

use super::{Authority, Date, HouseRule, ReadingIx, Ruling};

/// A link to the page that a citation names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// The id of the source.
    pub source: &'static str,
    /// The address of the page that is cited.
    pub address: &'static str,
}

/// A cited ruling of the rulebook, or one of a table's own rules.
#[derive(Debug, Clone, Copy)]
pub enum CitedRuling<'b> {
    /// A ruling of the rulebook.
    Book(&'static Ruling),
    /// A rule from a table's own file.
    House(&'b HouseRule),
}

impl CitedRuling<'_> {
    /// Returns the ruling's id; for a table's own rule, the table's name and the question, as in `Ours/gap.field`.
    pub fn id(&self) -> &str {
        match self {
            Self::Book(r) => r.id(),
            Self::House(h) => &h.id,
        }
    }

    /// Returns the reading that the ruling gives; `None` for a ruling that leaves the question open.
    pub fn reading(&self) -> Option<ReadingIx> {
        match self {
            Self::Book(r) => r.reading,
            Self::House(h) => Some(h.reading),
        }
    }

    /// Returns the id of the source; for a table's own rule, the name of its file.
    pub fn source(&self) -> &str {
        match self {
            Self::Book(r) => r.source(),
            Self::House(h) => &h.file,
        }
    }

    /// Returns the target of the citation; `None` for a source without an address and for a table's own rule.
    pub fn link(&self) -> Option<Link> {
        match self {
            Self::Book(r) => r.address().map(|address| Link { source: r.source(), address }),
            Self::House(_) => None,
        }
    }

    /// Returns the place in the source; for a table's own rule, the line in its file: `line 4`.
    pub fn place(&self) -> &str {
        match self {
            Self::Book(r) => r.place(),
            Self::House(h) => &h.place,
        }
    }

    /// Returns the place in `language` ([`Ruling::place_in_full`]); for a table's own rule, the line.
    pub fn place_in_full(&self, language: Language) -> String {
        match self {
            Self::Book(r) => r.place_in_full(language),
            Self::House(h) => h.place.clone(),
        }
    }

    /// Returns the place with its headings in English, and whether part of that is this project's translation; `None`
    /// if the place has no headings in another language.
    pub fn place_english(&self) -> Option<(&'static str, bool)> {
        match self {
            Self::Book(r) => (!r.english().is_empty()).then_some((r.english(), r.translated)),
            Self::House(_) => None,
        }
    }

    /// Returns the ruling's date in `language`, [`Ruling::dated`] or else [`Ruling::from`]; `None` for a table's own rule.
    pub fn date_text(&self, language: Language) -> Option<String> {
        match self {
            Self::Book(r) if r.dated().is_empty() => Some(r.from.to_string()),
            Self::Book(r) => Some(r.dated_in(language).to_owned()),
            Self::House(_) => None,
        }
    }

    /// Returns the day from which the ruling is in force, as far as known; `None` for a table's own rule.
    pub fn in_force_from(&self) -> Option<Date> {
        match self {
            Self::Book(r) => Some(r.from),
            Self::House(_) => None,
        }
    }

    /// Returns the authority behind the ruling.
    pub fn authority(&self) -> Authority {
        match self {
            Self::Book(r) => r.authority,
            Self::House(_) => Authority::HouseRule,
        }
    }

    /// Returns `true` if the ruling is this project's inference from another one.
    pub fn is_derived(&self) -> bool {
        match self {
            Self::Book(r) => r.derived,
            Self::House(_) => false,
        }
    }

    /// Returns the paraphrase of the ruling, or the table's reason for its rule.
    pub fn says(&self) -> &str {
        match self {
            Self::Book(r) => r.says(),
            Self::House(h) => &h.because,
        }
    }
}

impl PartialEq for CitedRuling<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Book(a), Self::Book(b)) => std::ptr::eq(*a, *b),
            (Self::House(a), Self::House(b)) => a.id == b.id,
            _ => false,
        }
    }
}

impl Eq for CitedRuling<'_> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::QuestionId;

    #[test]
    fn a_ruling_of_the_book_names_a_known_source() {
        let all = QuestionId::ALL.iter().flat_map(|q| crate::question_data(*q).rulings);
        for ruling in all {
            let cited = CitedRuling::Book(ruling);
            assert!(crate::find_source(cited.source()).is_some(), "{}", cited.id());
            assert!(cited.date_text(Language::ENGLISH).is_some_and(|date| !date.is_empty()), "{}", cited.id());
            let english = cited.place_english().map(|(english, _)| english).unwrap_or_default();
            assert_eq!(english, ruling.english(), "{}", cited.id());
            assert_eq!(ruling.says_in(Language::ENGLISH), Some(ruling.says()), "{}", cited.id());
        }
    }
}
