//! Who says what the law is, and when.

use crate::rulebook::{Attribution, Author, Authority, CitedRuling, Date, StatementDate, find_source};
use crate::wording::{Sentence, Voice, say};

/// Who speaks, with the date as far as the source has one, in at most 32 characters: `official rules, 2014`, `publisher's
/// answer, Jan 2021`, `wiki interpretation`, `inferred`.
pub(super) fn speaks(speaker: &Attribution) -> Sentence {
    let who = match speaker.author {
        Author::Rules(year) => return say!(law::RulesOf { year: u32::from(year) }),
        Author::Booklet => "booklet",
        Author::Publisher => "publisher",
        Author::AnotherPrint => "print",
        Author::Retelling => "retelling",
        Author::Wiki => "wiki",
        Author::Interpretation => "interpretation",
        Author::Community => "community",
        Author::House => "house",
        Author::Table => "table",
        Author::ThisProject => "ourselves",
    };
    let who = say!(law::Speaks { who: who });
    match when(speaker) {
        Some(when) => say!(law::SpeaksWhen { who: who, when: when }),
        None => who,
    }
}

/// A date as people say it: `Jan 2021` for `1/2021`, and what is no month as it is.
fn on(date: &str) -> Sentence {
    match month(date) {
        Some((month, year)) => say!(law::Month { month: month, year: year }),
        None => say!(plain::Text { text: date.to_owned() }),
    }
}

/// A day as people say it: `Jan 2021`, `2002`; what is known to the day is `2016-04-01`.
pub(super) fn on_day(date: Date) -> Sentence {
    match date.parts() {
        (year, month, _, 2) => {
            say!(law::Month { month: u32::from(month), year: u32::from(year) })
        }
        _ => say!(plain::Text { text: date.to_string() }),
    }
}

/// The month and the year of a date such as `1/2021`.
fn month(date: &str) -> Option<(u32, u32)> {
    let (month, year) = date.split_once('/')?;
    let is_year = year.len() == 4 && year.bytes().all(|c| c.is_ascii_digit());
    let month = month.parse().ok().filter(|month| (1..=12).contains(month))?;
    Some((month, year.parse().ok().filter(|_| is_year)?))
}

/// A text of the law with its dates as people say them, but for what is quoted as it is printed.
pub(super) fn with_months(text: &str, voice: Voice<'_>) -> String {
    let is_date = |c: char| c.is_ascii_digit() || c == '/';
    let mut out = String::with_capacity(text.len());
    for (n, part) in text.split('"').enumerate() {
        if n > 0 {
            out.push('"');
        }
        if n % 2 == 1 {
            out.push_str(part);
            continue;
        }
        let mut rest = part;
        while let Some(begins) = rest.find(is_date) {
            let (before, from) = rest.split_at(begins);
            let (date, after) = from.split_at(from.find(|c| !is_date(c)).unwrap_or(from.len()));
            out.push_str(before);
            out.push_str(&voice.say(&on(date)));
            rest = after;
        }
        out.push_str(rest);
    }
    out
}

/// Returns the date of a ruling as far as its document has one beside its own name, or that it is inferred.
pub(super) fn dated(ruling: &CitedRuling<'_>, voice: Voice<'_>) -> Option<String> {
    let speaker = ruling.attribution();
    let date = match (speaker.author, &speaker.date) {
        (Author::ThisProject, _) => return Some(voice.say(&say!(report::Inferred))),
        (Author::Rules(year), _) => year.to_string(),
        (_, StatementDate::Dated(date)) => voice.say(&on(date)),
        (_, StatementDate::Hidden | StatementDate::Undated | StatementDate::Derived) => return None,
    };
    let year = date.rsplit(' ').next().unwrap_or_default();
    (!ruling.document_name().contains(year)).then_some(date)
}

/// When somebody spoke, as far as that is told.
fn when(speaker: &Attribution) -> Option<Sentence> {
    match &speaker.date {
        StatementDate::Hidden => None,
        StatementDate::Dated(date) => Some(on(date)),
        StatementDate::Undated => Some(say!(law::Undated)),
        StatementDate::Derived => Some(say!(law::Derived)),
    }
}

/// Who says that a reading is right, and who said so first where that was another.
pub(super) fn speaks_after(ruling: &CitedRuling<'_>, first: Option<&CitedRuling<'_>>) -> Sentence {
    let now = ruling.attribution();
    // Of the first it is no matter that nobody knows when, but of an answer of the publisher's.
    let bare = |then: Attribution| match (then.author, &then.date) {
        (Author::Publisher, _) | (_, StatementDate::Hidden | StatementDate::Dated(_) | StatementDate::Derived) => then,
        (who, StatementDate::Undated) => Attribution { author: who, date: StatementDate::Hidden },
    };
    let Some(then) = first.map(|first| bare(first.attribution())).filter(|then| *then != now) else {
        return speaks(&now);
    };
    if then.author != now.author || now.date == StatementDate::Hidden {
        return say!(report::WhoFirst { who: speaks(&now), first: speaks(&then) });
    }
    // Of the same who spoke twice only the date is said again; where the first is not known, neither is said.
    match when(&then) {
        Some(first) => say!(report::WhoFirst { who: speaks(&now), first: first }),
        None => speaks(&then),
    }
}

/// The rank of what is cited, whether it is our own inference, and when it was ruled.
pub(super) fn authority(ruling: &CitedRuling<'_>) -> Sentence {
    let authority = match ruling.authority() {
        Authority::OfficialRule => "official-rule",
        Authority::OfficialClarification => "official-clarification",
        Authority::Translation => "translation",
        Authority::Retelling => "retelling",
        Authority::Interpretation => "interpretation",
        Authority::CommunityRule => "community-rule",
        Authority::HouseRule => "house-rule",
    };
    say!(law::Authority { rank: authority, derived: ruling.is_derived(), dated: ruling.date_text() })
}

/// The document that is cited: its id, its title and who published it; of a table's own rule, the file.
pub(super) fn document(ruling: &CitedRuling<'_>) -> Sentence {
    match find_source(ruling.source()) {
        None => say!(plain::Text { text: ruling.source().to_owned() }),
        Some(of) => {
            say!(law::Source { id: of.id.to_owned(), title: of.title.to_owned(), publisher: of.publisher.to_owned() })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::{HouseRule, QuestionId, ReadingIx, find_ruling, questions};
    use crate::text::Language;

    fn said(speaker: &Attribution) -> String {
        Language::ENGLISH.voice().say(&speaks(speaker))
    }

    #[test]
    fn every_authority_is_a_noun_with_its_date() {
        for (id, who) in [
            ("road-city-2014-10", "publisher's answer, Oct 2014"),
            ("road-city-2015-10-general", "publisher's answer, Oct 2015"),
            ("castle-2021-01", "publisher's answer, Jan 2021"),
            ("reach-fairy-2021-01", "wiki interpretation, undated"),
            ("order-2013-11", "publisher's answer, Nov 2013"),
            ("chain-first-edition", "publisher's answer, undated"),
            ("halves-2014-leaflet", "official rules, 2014"),
            ("halves-2024-leaflet", "official rules, 2024"),
            ("wolf-2020-translated", "another printing's wording"),
            ("gap-city-road-2020", "wiki interpretation, undated"),
            ("road-city-2021-01-editor", "wiki interpretation, undated"),
            ("bridge-count-2014", "inferred"),
            ("road-city-community", "community rule"),
            ("reach-tower-community", "community rule, inferred"),
            ("halves-2015-03-variant", "house rule, Mar 2015"),
            ("castle-house-1e", "house rule"),
            ("gap-shrine-house-1e", "house rule, inferred"),
        ] {
            let who_speaks = find_ruling(id).map(|(_, ruling)| said(&ruling.attribution()));
            assert_eq!(who_speaks.as_deref(), Some(who), "{id}");
        }
        let rule = HouseRule {
            id: "Ours/gap.field".to_owned(),
            question: QuestionId::GapField,
            reading: ReadingIx::FIRST,
            because: "agreed".to_owned(),
            file: "tables/ours.yaml".to_owned(),
            place: "line 4".to_owned(),
        };
        assert_eq!(said(&CitedRuling::House(&rule).attribution()), "your house rule");
    }

    #[test]
    fn a_text_of_the_law_has_its_months_by_name_but_for_what_is_quoted() {
        let voice = Language::ENGLISH.voice();
        for (text, said) in [
            ("10/2014; updated 04/2020", "Oct 2014; updated Apr 2020"),
            ("the answer (of 1/2021).", "the answer (of Jan 2021)."),
            ("\"rules of 10/2015\", answer of 10/2015", "\"rules of 10/2015\", answer of Oct 2015"),
            ("2 and/or 3, on 13/2021 or 1/21", "2 and/or 3, on 13/2021 or 1/21"),
            ("", ""),
        ] {
            assert_eq!(with_months(text, voice), said);
        }
    }

    #[test]
    fn who_speaks_is_said_in_half_a_line() {
        for ruling in questions().iter().flat_map(|question| question.rulings) {
            let who = said(&ruling.attribution());
            assert!(who.chars().count() <= 32, "{who}");
        }
    }
}
