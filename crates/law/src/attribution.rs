//! Short citations: who gave a ruling and when ([`Ruling::attribution`]), and its place
//! ([`Ruling::short_place`]). Pages on the law show the same in full.

use carcassonne_words::language::Language;

use super::law_texts::find;
use super::{Authority, CitedRuling, ReadingIx, Ruling, find_source};

/// The name of the publisher whose interpretations are attributed to the wiki.
const WIKI: &str = "WikiCarpedia";

/// The maximum number of characters of a place in a citation. The build script checks [`Ruling::short`] against the
/// same limit.
const LONGEST_PLACE: usize = 60;

/// The author of a ruling, with the date.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attribution {
    /// The kind of author of the ruling.
    pub author: Author,
    /// The date of the ruling.
    pub date: StatementDate,
}

/// A kind of author.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Author {
    /// The printed rules of a year.
    Rules(u16),
    /// Printed rules of an unknown year.
    Booklet,
    /// The publisher, in an answer to a question.
    Publisher,
    /// The text of another publisher or language.
    AnotherPrint,
    /// A person who reports the contents of a booklet.
    Retelling,
    /// The wiki that interprets the rules, WikiCarpedia.
    Wiki,
    /// Another source that interprets the rules.
    Interpretation,
    /// The community's own rules.
    Community,
    /// A house rule that the rulebook reports.
    House,
    /// A rule of the group that asks, from its own house-rules file or its scenario.
    Table,
    /// This project, which inferred the ruling from another one.
    ThisProject,
}

/// The date of a ruling, as a short citation shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StatementDate {
    /// A date that is not shown.
    Hidden,
    /// A date as precise as it is known: `10/2014`, shown with the name of the month.
    Dated(String),
    /// A date that is not known.
    Undated,
    /// No date: the statement is inferred from another one.
    Derived,
}

impl Author {
    fn without_date(self) -> Attribution {
        Attribution { author: self, date: StatementDate::Hidden }
    }

    fn as_derived(self) -> Attribution {
        Attribution { author: self, date: StatementDate::Derived }
    }
}

impl Ruling {
    /// Returns the author of the ruling, with the date of the statement where a short citation shows one.
    pub fn attribution(&self) -> Attribution {
        let with_date = |author: Author, fallback: StatementDate| {
            let statement_date = self.printed_date().map_or(fallback, StatementDate::Dated);
            Attribution { author, date: statement_date }
        };
        match (self.authority, self.derived) {
            (Authority::CommunityRule, true) => Author::Community.as_derived(),
            (Authority::HouseRule, true) => Author::House.as_derived(),
            (_, true) => Author::ThisProject.without_date(),
            (Authority::OfficialRule, false) if self.year_unknown => Author::Booklet.without_date(),
            (Authority::OfficialRule, false) => Author::Rules(self.from.parts().0).without_date(),
            (Authority::OfficialClarification, false) => {
                let known_date = self.printed_date().or_else(|| self.month());
                let statement_date = known_date.map_or(StatementDate::Undated, StatementDate::Dated);
                Attribution { author: Author::Publisher, date: statement_date }
            }
            (Authority::Translation, false) => Author::AnotherPrint.without_date(),
            // The rule is older than the report of it, whose date is shown.
            (Authority::Retelling, false) => {
                let report_date = self.dated().split([',', ' ']).next().unwrap_or_default();
                let is_date = report_date.starts_with(|c: char| c.is_ascii_digit());
                let statement_date =
                    if is_date { StatementDate::Dated(report_date.to_owned()) } else { StatementDate::Hidden };
                Attribution { author: Author::Retelling, date: statement_date }
            }
            (Authority::Interpretation, false) => {
                let is_wiki = find_source(self.source()).is_some_and(|s| s.publisher == WIKI);
                let author = if is_wiki { Author::Wiki } else { Author::Interpretation };
                with_date(author, StatementDate::Undated)
            }
            (Authority::CommunityRule, false) => with_date(Author::Community, StatementDate::Hidden),
            (Authority::HouseRule, false) => with_date(Author::House, StatementDate::Hidden),
        }
    }

    /// Returns the name of the source, and the place in at most 60 characters, in `language`:
    /// `WikiCarpedia, 2nd edition, "3. Scoring a feature"`. In English the place is [`Ruling::short`], or its first part.
    pub fn short_place(&self, language: Language) -> String {
        let translation = find(language, self.id(), "short");
        let place = match (translation, self.short_english(), self.short(), self.english()) {
            (Some(short), ..) => short.to_owned(),
            (None, "", "", "") => shorten_place(&first_part(self.place())),
            (None, "", "", english) => shorten_place(&first_part(english)),
            (None, "", short, _) | (None, short, _, _) => shorten_place(short),
        };
        format!("{}, {place}", self.document_name(language))
    }

    /// Returns the name of the document that has the ruling, in `language`: `WikiCarpedia, 2nd edition`.
    fn document_name(&self, language: Language) -> &'static str {
        find_source(self.source()).map_or(self.source(), |source| source.words(language).called)
    }

    /// Returns the month of `from`, else the date with which `dated` begins; `None` without either, or if `dated` is
    /// words.
    fn printed_date(&self) -> Option<String> {
        let first = self.dated().split([',', ';', ' ']).next().unwrap_or_default();
        match first.chars().next() {
            None => self.month(),
            Some(c) if c.is_ascii_digit() => self.month().or_else(|| Some(first.to_owned())),
            Some(_) => None,
        }
    }

    /// Returns the month from which the ruling is in force; `None` if only the year is known.
    fn month(&self) -> Option<String> {
        let (year, month, _, parts) = self.from.parts();
        (parts > 1).then(|| format!("{month}/{year}"))
    }
}

impl CitedRuling<'_> {
    /// Returns the author and the date ([`Ruling::attribution`]); for a table's own rule, [`Author::Table`] alone.
    pub fn attribution(&self) -> Attribution {
        match self {
            Self::Book(r) => r.attribution(),
            Self::House(_) => Author::Table.without_date(),
        }
    }

    /// Returns `true` if the ruling names `reading` among those between which it leaves the question open.
    pub fn leaves_open(&self, reading: ReadingIx) -> bool {
        matches!(self, Self::Book(ruling) if ruling.open_between.contains(&reading))
    }

    /// Returns the name of the document that has the ruling, in `language`; for a table's own rule, that of its file,
    /// shortened.
    pub fn document_name(&self, language: Language) -> String {
        match self {
            Self::Book(r) => r.document_name(language).to_owned(),
            Self::House(h) => shorten_place(h.file.rsplit(['/', '\\']).next().unwrap_or_default()),
        }
    }

    /// Returns the document and the place ([`Ruling::short_place`]); for a table's own rule, the name of its file and
    /// the line.
    pub fn short_place(&self, language: Language) -> String {
        match self {
            Self::Book(r) => r.short_place(language),
            Self::House(h) => format!("{}, {}", self.document_name(language), h.place),
        }
    }
}

/// Returns the first part of a place, a heading: up to a comma, a semicolon or a bracket outside quotes.
///
/// The number of a bullet is added if it fits. A heading just before another, or before a footnote, is skipped.
fn first_part(place: &str) -> String {
    let mut is_quoted = false;
    let end = place.find(|c| {
        is_quoted ^= c == '"';
        !is_quoted && matches!(c, ',' | ';' | '(' | '[')
    });
    let (first, rest) = place.split_at(end.unwrap_or(place.len()));
    let rest = rest.strip_prefix(", ").unwrap_or_default();
    if first.ends_with('"') && rest.starts_with('"') || rest.starts_with("footnote") {
        return first_part(rest);
    }
    let number = rest.strip_prefix("bullet ").and_then(|rest| rest.split([' ', ',', ';']).next());
    let numbered = number.map(|number| format!("{first}, bullet {number}"));
    let fits = |text: &String| text.chars().count() <= LONGEST_PLACE;
    numbered.filter(fits).unwrap_or_else(|| first.trim_end().to_owned())
}

/// Shortens a text to [`LONGEST_PLACE`] characters: cuts it after a word and closes the quote.
fn shorten_place(text: &str) -> String {
    if text.chars().count() <= LONGEST_PLACE {
        return text.to_owned();
    }
    // Leaves space for `…` and a closing quote.
    let room = LONGEST_PLACE - 2;
    let end = text.char_indices().nth(room).map_or(text.len(), |(at, _)| at);
    let (head, tail) = text.split_at(end);
    let words = match head.rfind(' ') {
        Some(space) if !tail.starts_with(' ') => &head[..space],
        Some(_) | None => head,
    };
    let words = words.trim_end_matches(|c: char| !c.is_alphanumeric());
    let is_quote_open = words.matches('"').count() % 2 == 1;
    format!("{words}…{}", if is_quote_open { "\"" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HouseRule, find_ruling, questions};

    #[test]
    fn a_place_is_its_first_part_its_footnote_or_what_the_data_calls_it() {
        for (id, place) in [
            ("road-city-2021-01", "WikiCarpedia, 2nd edition, \"3. Scoring a feature\""),
            ("gap-city-road-2020", "WikiCarpedia, 2nd edition, footnote 5"),
            ("rounds-2014-05", "The Messages, 2nd edition, footnotes 19 and 20"),
            ("road-city-2015-10-general", "WikiCarpedia, 1st edition, \"General considerations\", bullet 1"),
            ("reach-fairy-2015-10-section", "WikiCarpedia, 1st edition, \"… Protection by the fairy\""),
            ("farmers-2017-rules", "The Messages, 2nd edition, \"(7) 2 points per farmer\""),
            ("eight-home-2017-rules", "The Messages, 2nd edition, \"(8) Score a meeple and return it\""),
            ("road-city-2014-10", "WikiCarpedia, old revision, clarification of 10/2014"),
        ] {
            let shortly = find_ruling(id).map(|(_, ruling)| ruling.short_place(Language::ENGLISH));
            assert_eq!(shortly.as_deref(), Some(place), "{id}");
        }
        assert_eq!(first_part("page (of 2014), end"), "page");
        assert_eq!(first_part("\"A, b; c (d)\" and \"e\"; f"), "\"A, b; c (d)\" and \"e\"");
        assert_eq!(
            shorten_place("\"A heading that is longer than what would fit into half a line beside who says so\""),
            "\"A heading that is longer than what would fit into half a…\""
        );
        assert_eq!(
            shorten_place("a place that is longer than what fits into a line - besides who"),
            "a place that is longer than what fits into a line…"
        );
        assert_eq!(shorten_place(&"x".repeat(70)), format!("{}…", "x".repeat(58)));
    }

    #[test]
    fn a_rule_of_a_table_is_cited_by_file_and_line() {
        assert_eq!(CitedRuling::House(&HouseRule::example()).short_place(Language::ENGLISH), "ours.yaml, line 4");
    }

    #[test]
    fn the_short_places_of_all_rulings_fit_and_say_something() {
        for ruling in questions().iter().flat_map(|q| q.rulings) {
            let place = ruling.short_place(Language::ENGLISH);
            let called = find_source(ruling.source()).map_or(ruling.source(), |of| of.called);
            let place = place.strip_prefix(called).and_then(|p| p.strip_prefix(", "));
            let long = place.unwrap_or_default().chars().count();
            assert!((3..=LONGEST_PLACE).contains(&long), "{}: {place:?}", ruling.id());
        }
    }

    #[test]
    fn every_question_and_reading_has_its_short_form() {
        for data in questions() {
            assert!(data.asks_shortly.ends_with('?') && data.asks_shortly.chars().count() <= 100);
            for place in ReadingIx::first(data.readings.len()) {
                let words = data.reading_shortly(place);
                assert!((1..=40).contains(&words.chars().count()), "{}: {words}", data.id);
            }
            assert_eq!(data.readings_shortly.len(), data.readings.len(), "{}", data.id);
        }
    }
}
