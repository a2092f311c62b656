//! A ruling in half a line: who speaks and when ([`Ruling::shortly`]), and where it stands
//! ([`Ruling::place_shortly`]). Pages of law tell the same at length.

use super::{Authority, Cited, Ruling, source};

/// The publisher whose interpretations are called the wiki's.
const WIKI: &str = "WikiCarpedia";

/// How many characters a place may have. The build script holds [`Ruling::short`] to it too.
const LONGEST_PLACE: usize = 60;

impl Ruling {
    /// Who speaks, with the date as far as the source has one, in at most 30 characters: `the rules of
    /// 2014`, `publisher's answer, 1/2021`, `the wiki's reading`, `derived by us`.
    pub fn shortly(&self) -> String {
        let derived = |of: &str| format!("{of}, derived by us");
        let dated = |of: &str| match self.printed_date() {
            Some(date) => format!("{of}, {date}"),
            None => of.to_owned(),
        };
        match (self.authority, self.derived) {
            (Authority::CommunityRule, true) => derived("community rule"),
            (Authority::HouseRule, true) => derived("house rule"),
            (
                Authority::OfficialRule
                | Authority::OfficialClarification
                | Authority::Translation
                | Authority::Interpretation,
                true,
            ) => "derived by us".to_owned(),
            (Authority::OfficialRule, false) => format!("the rules of {}", self.from.parts().0),
            (Authority::OfficialClarification, false) => {
                let date = self.printed_date().or_else(|| self.month());
                format!("publisher's answer, {}", date.as_deref().unwrap_or("undated"))
            }
            (Authority::Translation, false) => "another print's wording".to_owned(),
            (Authority::Interpretation, false) => {
                let wiki = source(self.source()).is_some_and(|s| s.publisher == WIKI);
                dated(if wiki { "the wiki's reading" } else { "an interpretation" })
            }
            (Authority::CommunityRule, false) => dated("community rule"),
            (Authority::HouseRule, false) => dated("house rule"),
        }
    }

    /// The source by its id, and the place by its first part or as [`Ruling::short`] has it, in English: `2e, "3.
    /// Scoring a feature"`. The place has at most 60 characters.
    pub fn place_shortly(&self) -> String {
        let place = match (self.short_english(), self.short(), self.english()) {
            ("", "", "") => cut(&first_part(self.place())),
            ("", "", english) => cut(&first_part(english)),
            ("", short, _) | (short, _, _) => cut(short),
        };
        format!("{}, {place}", self.source())
    }

    /// The date that stands in the source, to the month if it does; `None` where it is undated.
    fn printed_date(&self) -> Option<String> {
        let first = self.dated().split([',', ';', ' ']).next().unwrap_or_default();
        match first.chars().next() {
            None => self.month(),
            Some(c) if c.is_ascii_digit() => self.month().or_else(|| Some(first.to_owned())),
            Some(_) => None,
        }
    }

    /// The month from which it holds; `None` if only the year is known.
    fn month(&self) -> Option<String> {
        let (year, month, _, parts) = self.from.parts();
        (parts > 1).then(|| format!("{month}/{year}"))
    }
}

impl Cited<'_> {
    /// Who speaks, in at most 30 characters ([`Ruling::shortly`]).
    pub fn shortly(&self) -> String {
        match self {
            Self::Book(r) => r.shortly(),
            Self::House(_) => "the table's own rule".to_owned(),
        }
    }

    /// Where it stands ([`Ruling::place_shortly`]): for a rule of a table, the name of its file and the
    /// line.
    pub fn place_shortly(&self) -> String {
        match self {
            Self::Book(r) => r.place_shortly(),
            Self::House(h) => {
                let name = h.file.rsplit(['/', '\\']).next().unwrap_or_default();
                format!("{}, {}", cut(name), h.place)
            }
        }
    }
}

/// The first part of a place, up to a comma, a semicolon or a bracket outside quotes: a heading, with the
/// number of the bullet under it if there is room. A heading gives way to one that stands within it, and
/// to a footnote, which is known by its number.
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
    let numbered = number.map(|number| format!("{first}, {number}"));
    let fits = |text: &String| text.chars().count() <= LONGEST_PLACE;
    numbered.filter(fits).unwrap_or_else(|| first.trim_end().to_owned())
}

/// A text of no more characters than a place may have: cut after a word, the quote closed.
fn cut(text: &str) -> String {
    if text.chars().count() <= LONGEST_PLACE {
        return text.to_owned();
    }
    // There is to be room for `…` and a quote.
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

    fn both(id: &str) -> (String, String) {
        let shown = |r: &Ruling| (r.shortly(), r.place_shortly());
        ruling(id).map(|(_, r)| shown(r)).unwrap_or_default()
    }

    #[test]
    fn every_authority_is_a_noun_with_its_date() {
        for (id, who) in [
            ("road-city-2014-10", "publisher's answer, 10/2014"),
            ("road-city-2015-10-general", "publisher's answer, 10/2015"),
            ("castle-2021-01", "publisher's answer, 1/2021"),
            ("reach-fairy-2021-01", "the wiki's reading"),
            ("order-2013-11", "publisher's answer, 11/2013"),
            ("chain-first-edition", "publisher's answer, undated"),
            ("halves-2014-leaflet", "the rules of 2014"),
            ("halves-2024-leaflet", "the rules of 2024"),
            ("wolf-2020-translated", "another print's wording"),
            ("gap-city-road-2020", "the wiki's reading"),
            ("road-city-2021-01-editor", "the wiki's reading"),
            ("bridge-count-2014", "derived by us"),
            ("road-city-community", "community rule"),
            ("reach-tower-community", "community rule, derived by us"),
            ("halves-2015-03-variant", "house rule, 3/2015"),
            ("castle-house-1e", "house rule"),
            ("gap-shrine-house-1e", "house rule, derived by us"),
        ] {
            assert_eq!(both(id).0, who, "{id}");
        }
    }

    #[test]
    fn a_place_is_its_first_part_its_footnote_or_what_the_data_calls_it() {
        for (id, place) in [
            ("road-city-2021-01", "2e, \"3. Scoring a feature\""),
            ("gap-city-road-2020", "2e, footnote 5"),
            ("rounds-2014-05", "msg, footnotes 19 and 20"),
            ("road-city-2015-10-general", "1e, \"General considerations\", 1"),
            ("reach-fairy-2015-10-section", "1e, \"… Protection by the fairy\""),
            ("farmers-2017-rules", "msg, \"(7) 2 points per farmer\""),
            ("eight-home-2017-rules", "msg, \"(8) Score a meeple and return it\""),
            ("road-city-2014-10", "hig-2014-10, clarification of 10/2014"),
        ] {
            assert_eq!(both(id).1, place, "{id}");
        }
        assert_eq!(first_part("page (of 2014), end"), "page");
        assert_eq!(first_part("\"A, b; c (d)\" and \"e\"; f"), "\"A, b; c (d)\" and \"e\"");
        assert_eq!(
            cut(
                "\"A heading that is longer than what would fit into half a line beside who says so\""
            ),
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
        let cited = Cited::House(&rule);
        assert_eq!(cited.shortly(), "the table's own rule");
        assert_eq!(cited.place_shortly(), "ours.yaml, line 4");
    }

    #[test]
    fn the_short_forms_of_all_rulings_fit_and_say_something() {
        for ruling in questions().iter().flat_map(|q| q.rulings) {
            let (who, place) = (ruling.shortly(), ruling.place_shortly());
            assert!(who.chars().count() <= 30, "{who}");
            let place = place.strip_prefix(ruling.source()).and_then(|p| p.strip_prefix(", "));
            let long = place.unwrap_or_default().chars().count();
            assert!((3..=LONGEST_PLACE).contains(&long), "{}: {place:?}", ruling.id());
        }
    }

    #[test]
    fn every_question_and_reading_has_its_short_form() {
        for data in questions() {
            assert!(data.asks_shortly.ends_with('?') && data.asks_shortly.chars().count() <= 66);
            for place in ReadingIx::of(data.readings.len()) {
                let words = data.reading_shortly(place);
                assert!((1..=30).contains(&words.chars().count()), "{}: {words}", data.id);
            }
            assert_eq!(data.readings_shortly.len(), data.readings.len(), "{}", data.id);
        }
    }
}
