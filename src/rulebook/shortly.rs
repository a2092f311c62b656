//! Short citations: who gave a ruling and when ([`Ruling::speaker`]), and its place
//! ([`Ruling::place_shortly`]). Pages on the law show the same in full.

use super::{Authority, Cited, ReadingIx, Ruling, source};

/// The publisher whose interpretations are attributed to the wiki.
const WIKI: &str = "WikiCarpedia";

/// The beginning of [`Ruling::dated`] for a print of unknown year.
const UNKNOWN_YEAR: &str = "year unknown";

/// The most characters of a place. The build script checks [`Ruling::short`] against the same limit.
const LONGEST_PLACE: usize = 60;

/// The author of a ruling, with the date.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Speaker {
    /// The author.
    pub who: Speaking,
    /// The date of the statement.
    pub when: When,
}

/// The kinds of authors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Speaking {
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
    /// The wiki.
    Wiki,
    /// Another person who interprets the rules.
    Interpretation,
    /// The community's own rules.
    Community,
    /// A house rule.
    House,
    /// The rules of the table that asks.
    Table,
    /// This project.
    Ourselves,
}

/// The date of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum When {
    /// A date that is not shown.
    Unsaid,
    /// A date as precise as the source has it: `10/2014`, shown with the name of the month.
    Dated(String),
    /// An unknown date.
    Undated,
    /// No date: the statement is inferred from another one.
    Derived,
}

impl Speaking {
    fn alone(self) -> Speaker {
        Speaker { who: self, when: When::Unsaid }
    }

    fn derived(self) -> Speaker {
        Speaker { who: self, when: When::Derived }
    }
}

impl Ruling {
    /// Returns the author of the ruling, with the date as far as the source has one.
    pub fn speaker(&self) -> Speaker {
        let dated = |who: Speaking, otherwise: When| {
            let when = self.printed_date().map_or(otherwise, When::Dated);
            Speaker { who, when }
        };
        match (self.authority, self.derived) {
            (Authority::CommunityRule, true) => Speaking::Community.derived(),
            (Authority::HouseRule, true) => Speaking::House.derived(),
            (
                Authority::OfficialRule
                | Authority::OfficialClarification
                | Authority::Translation
                | Authority::Retelling
                | Authority::Interpretation,
                true,
            ) => Speaking::Ourselves.alone(),
            (Authority::OfficialRule, false) if self.dated().starts_with(UNKNOWN_YEAR) => Speaking::Booklet.alone(),
            (Authority::OfficialRule, false) => Speaking::Rules(self.from.parts().0).alone(),
            (Authority::OfficialClarification, false) => {
                let date = self.printed_date().or_else(|| self.month());
                let when = date.map_or(When::Undated, When::Dated);
                Speaker { who: Speaking::Publisher, when }
            }
            (Authority::Translation, false) => Speaking::AnotherPrint.alone(),
            // The rule is older than the report of it, whose date is shown.
            (Authority::Retelling, false) => {
                let told = self.dated().split([',', ' ']).next().unwrap_or_default();
                let is_date = told.starts_with(|c: char| c.is_ascii_digit());
                let when = if is_date { When::Dated(told.to_owned()) } else { When::Unsaid };
                Speaker { who: Speaking::Retelling, when }
            }
            (Authority::Interpretation, false) => {
                let wiki = source(self.source()).is_some_and(|s| s.publisher == WIKI);
                let who = if wiki { Speaking::Wiki } else { Speaking::Interpretation };
                dated(who, When::Undated)
            }
            (Authority::CommunityRule, false) => dated(Speaking::Community, When::Unsaid),
            (Authority::HouseRule, false) => dated(Speaking::House, When::Unsaid),
        }
    }

    /// Returns the name of the source, and the place by its first part or by [`Ruling::short`], in English:
    /// `WikiCarpedia, 2nd edition, "3. Scoring a feature"`. The place has at most 60 characters.
    pub fn place_shortly(&self) -> String {
        let place = match (self.short_english(), self.short(), self.english()) {
            ("", "", "") => cut(&first_part(self.place())),
            ("", "", english) => cut(&first_part(english)),
            ("", short, _) | (short, _, _) => cut(short),
        };
        format!("{}, {place}", self.document_shortly())
    }

    /// Returns the name of the document that has the ruling: `WikiCarpedia, 2nd edition`.
    fn document_shortly(&self) -> &'static str {
        source(self.source()).map_or(self.source(), |of| of.called)
    }

    /// Returns the date that the source gives, to the month if that is known; `None` where it is undated.
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

impl Cited<'_> {
    /// Returns the author and the date ([`Ruling::speaker`]).
    pub fn speaker(&self) -> Speaker {
        match self {
            Self::Book(r) => r.speaker(),
            Self::House(_) => Speaking::Table.alone(),
        }
    }

    /// Returns `true` if the ruling leaves the question open between `reading` and others.
    pub fn leaves_open(&self, reading: ReadingIx) -> bool {
        matches!(self, Self::Book(ruling) if ruling.open_between.contains(&reading))
    }

    /// Returns the name of the document that has it: for a rule of a table, the name of its file.
    pub fn document_shortly(&self) -> String {
        match self {
            Self::Book(r) => r.document_shortly().to_owned(),
            Self::House(h) => cut(h.file.rsplit(['/', '\\']).next().unwrap_or_default()),
        }
    }

    /// Returns the document and the place ([`Ruling::place_shortly`]): for a rule of a table, the name of its file and
    /// the line.
    pub fn place_shortly(&self) -> String {
        match self {
            Self::Book(r) => r.place_shortly(),
            Self::House(h) => format!("{}, {}", self.document_shortly(), h.place),
        }
    }
}

/// Returns the first part of a place, up to a comma, a semicolon or a bracket outside quotes: a heading, with the
/// number of the bullet under it if that fits. A heading directly followed by another one, or by a footnote, is
/// skipped in favour of that.
fn first_part(place: &str) -> String {
    let mut quoted = false;
    let end = place.find(|c| {
        quoted ^= c == '"';
        !quoted && matches!(c, ',' | ';' | '(' | '[')
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
fn cut(text: &str) -> String {
    if text.chars().count() <= LONGEST_PLACE {
        return text.to_owned();
    }
    // Leaves space for `…` and a closing quote.
    let room = LONGEST_PLACE - 2;
    let end = text.char_indices().nth(room).map_or(text.len(), |(at, _)| at);
    let (head, tail) = text.split_at(end);
    let whole = match head.rfind(' ') {
        Some(space) if !tail.starts_with(' ') => &head[..space],
        Some(_) | None => head,
    };
    let whole = whole.trim_end_matches(|c: char| !c.is_alphanumeric());
    let open = whole.matches('"').count() % 2 == 1;
    format!("{whole}…{}", if open { "\"" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::{HouseRule, QuestionId, ReadingIx, questions, ruling};

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
            let shortly = ruling(id).map(|(_, ruling)| ruling.place_shortly());
            assert_eq!(shortly.as_deref(), Some(place), "{id}");
        }
        assert_eq!(first_part("page (of 2014), end"), "page");
        assert_eq!(first_part("\"A, b; c (d)\" and \"e\"; f"), "\"A, b; c (d)\" and \"e\"");
        assert_eq!(
            cut("\"A heading that is longer than what would fit into half a line beside who says so\""),
            "\"A heading that is longer than what would fit into half a…\""
        );
        assert_eq!(
            cut("a place that is longer than what fits into a line - besides who"),
            "a place that is longer than what fits into a line…"
        );
        assert_eq!(cut(&"x".repeat(70)), format!("{}…", "x".repeat(58)));
    }

    #[test]
    fn a_rule_of_a_table_is_cited_by_file_and_line() {
        let rule = HouseRule {
            id: "Ours/gap.field".to_owned(),
            question: QuestionId::GapField,
            reading: ReadingIx::FIRST,
            because: "agreed".to_owned(),
            file: "tables/ours.yaml".to_owned(),
            place: "line 4".to_owned(),
        };
        assert_eq!(Cited::House(&rule).place_shortly(), "ours.yaml, line 4");
    }

    #[test]
    fn the_short_places_of_all_rulings_fit_and_say_something() {
        for ruling in questions().iter().flat_map(|q| q.rulings) {
            let place = ruling.place_shortly();
            let called = source(ruling.source()).map_or(ruling.source(), |of| of.called);
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
