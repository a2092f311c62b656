//! Phrases for the authors, dates and documents of rulings.

use carcassonne_law::{Attribution, Author, Authority, CitedRuling, Date, Ruling, StatementDate, find_source};
use carcassonne_position::wording::{Sentence, Voice, say};
use carcassonne_text::Language;

/// Returns the author of a ruling with the date that the source gives, in at most 32 characters: `official rules, 2014`,
/// `publisher's answer, Jan 2021`, `wiki interpretation`, `inferred`.
pub(super) fn author_phrase(attribution: &Attribution) -> Sentence {
    let author = match attribution.author {
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
    let author = say!(law::Speaks { who: author });
    match statement_date(attribution) {
        Some(date) => say!(law::SpeaksWhen { who: author, when: date }),
        None => author,
    }
}

/// Returns a date of the form `1/2021` as `Jan 2021`, and any other text unchanged.
fn month_phrase(date: &str) -> Sentence {
    match parse_month(date) {
        Some((month, year)) => say!(law::Month { month: month, year: year }),
        None => say!(plain::Text { text: date.to_owned() }),
    }
}

/// Returns a date as exactly as it is known: `2002`, `Jan 2021`, `2016-04-01`.
pub(super) fn date_phrase(date: Date) -> Sentence {
    match date.parts() {
        (year, month, _, 2) => {
            say!(law::Month { month: u32::from(month), year: u32::from(year) })
        }
        _ => say!(plain::Text { text: date.to_string() }),
    }
}

/// Returns the month and the year of a date of the form `1/2021`.
fn parse_month(date: &str) -> Option<(u32, u32)> {
    let (month, year) = date.split_once('/')?;
    let is_year = year.len() == 4 && year.bytes().all(|c| c.is_ascii_digit());
    let month = month.parse().ok().filter(|month| (1..=12).contains(month))?;
    Some((month, year.parse().ok().filter(|_| is_year)?))
}

/// Returns a text with `Jan 2021` in place of `1/2021`, except between quotation marks.
pub(super) fn name_months(text: &str, voice: Voice<'_>) -> String {
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
        while let Some(start) = rest.find(is_date) {
            let (text, tail) = rest.split_at(start);
            let (date, tail) = tail.split_at(tail.find(|c| !is_date(c)).unwrap_or(tail.len()));
            out.push_str(text);
            out.push_str(&voice.say(&month_phrase(date)));
            rest = tail;
        }
        out.push_str(rest);
    }
    out
}

/// Returns the date of a ruling, or the word for an inference. `None` if there is no date, or if the name of the document has
/// its year.
pub(super) fn date_after_name(ruling: &CitedRuling<'_>, voice: Voice<'_>) -> Option<String> {
    let attribution = ruling.attribution();
    let date = match (attribution.author, &attribution.date) {
        (Author::ThisProject, _) => return Some(voice.say(&say!(report::Inferred))),
        (Author::Rules(year), _) => year.to_string(),
        (_, StatementDate::Dated(date)) => voice.say(&month_phrase(date)),
        (_, StatementDate::Hidden | StatementDate::Undated | StatementDate::Derived) => return None,
    };
    let year = date.rsplit(' ').next().unwrap_or_default();
    (!ruling.document_name(voice.language()).contains(year)).then_some(date)
}

/// Returns the date of an attribution; `None` if it is not shown.
fn statement_date(attribution: &Attribution) -> Option<Sentence> {
    match &attribution.date {
        StatementDate::Hidden => None,
        StatementDate::Dated(date) => Some(month_phrase(date)),
        StatementDate::Undated => Some(say!(law::Undated)),
        StatementDate::Derived => Some(say!(law::Derived)),
    }
}

/// Returns the author of a ruling for a reading, and that of the first ruling for the same reading if it is another one.
pub(super) fn author_and_first(ruling: &CitedRuling<'_>, first: Option<&CitedRuling<'_>>) -> Sentence {
    let latest = ruling.attribution();
    // That the first ruling is undated matters only if the publisher gave it.
    let without_undated = |first: Attribution| match (first.author, &first.date) {
        (Author::Publisher, _) | (_, StatementDate::Hidden | StatementDate::Dated(_) | StatementDate::Derived) => first,
        (author, StatementDate::Undated) => Attribution { author, date: StatementDate::Hidden },
    };
    let first = first.map(|first| without_undated(first.attribution()));
    let Some(first) = first.filter(|first| *first != latest) else {
        return author_phrase(&latest);
    };
    if first.author != latest.author || latest.date == StatementDate::Hidden {
        return say!(report::WhoFirst { who: author_phrase(&latest), first: author_phrase(&first) });
    }
    // Two rulings of one author are told apart by their dates, and not at all if the first has none.
    match statement_date(&first) {
        Some(date) => say!(report::WhoFirst { who: author_phrase(&latest), first: date }),
        None => author_phrase(&first),
    }
}

/// Returns the name of an authority.
pub(super) fn rank_phrase(authority: Authority) -> Sentence {
    let rank = match authority {
        Authority::OfficialRule => "official-rule",
        Authority::OfficialClarification => "official-clarification",
        Authority::Translation => "translation",
        Authority::Retelling => "retelling",
        Authority::Interpretation => "interpretation",
        Authority::CommunityRule => "community-rule",
        Authority::HouseRule => "house-rule",
    };
    say!(law::Rank { rank: rank })
}

/// Returns the rank of a ruling, with its date and a mark if it is inferred.
pub(super) fn authority_phrase(ruling: &CitedRuling<'_>, language: Language) -> Sentence {
    let rank = rank_phrase(ruling.authority());
    say!(law::Authority { rank: rank, derived: ruling.is_derived(), dated: date_text_phrase(ruling, language) })
}

/// Returns the date of a ruling, or that it is the table's own.
pub(super) fn date_text_phrase(ruling: &CitedRuling<'_>, language: Language) -> Sentence {
    ruling.date_text(language).map_or_else(|| say!(law::YourOwn), |text| say!(plain::Text { text }))
}

/// Returns the paraphrase of a ruling; the English one is marked as such in another language.
pub(super) fn paraphrase(ruling: &Ruling, voice: Voice<'_>) -> String {
    if let Some(says) = ruling.says_in(voice.language()) {
        return name_months(says, voice);
    }
    let says = name_months(ruling.says(), Voice::in_language(Language::ENGLISH));
    voice.say(&say!(law::InEnglish { says: says }))
}

/// Returns the id, title and publisher of the document with a ruling; the file of a house rule.
pub(super) fn document_phrase(ruling: &CitedRuling<'_>) -> Sentence {
    match find_source(ruling.source()) {
        None => say!(plain::Text { text: ruling.source().to_owned() }),
        Some(source) => say!(law::Source {
            id: source.id.to_owned(),
            title: source.title.to_owned(),
            publisher: source.publisher.to_owned()
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use carcassonne_base::case_table::table_rows;
    use carcassonne_law::{HouseRule, find_ruling, questions};

    fn author(attribution: &Attribution) -> String {
        Voice::in_language(Language::ENGLISH).say(&author_phrase(attribution))
    }

    #[test]
    fn every_authority_is_a_noun_with_its_date() {
        for [id, phrase] in table_rows(include_str!("author_phrases.tsv")) {
            let found = find_ruling(id).map(|(_, ruling)| author(&ruling.attribution()));
            assert_eq!(found.as_deref(), Some(phrase), "{id}");
        }
        assert_eq!(author(&CitedRuling::House(&HouseRule::example()).attribution()), "your house rule");
    }

    #[test]
    fn months_have_names_except_in_quotations() {
        let voice = Voice::in_language(Language::ENGLISH);
        for (text, named) in [
            ("10/2014; updated 04/2020", "Oct 2014; updated Apr 2020"),
            ("the answer (of 1/2021).", "the answer (of Jan 2021)."),
            ("\"rules of 10/2015\", answer of 10/2015", "\"rules of 10/2015\", answer of Oct 2015"),
            ("2 and/or 3, on 13/2021 or 1/21", "2 and/or 3, on 13/2021 or 1/21"),
            ("", ""),
        ] {
            assert_eq!(name_months(text, voice), named);
        }
    }

    #[test]
    fn every_author_phrase_fits_half_a_line() {
        for ruling in questions().iter().flat_map(|question| question.rulings) {
            let phrase = author(&ruling.attribution());
            assert!(phrase.chars().count() <= 32, "{phrase}");
        }
    }
}
