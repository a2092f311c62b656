//! Who says what the law is, and when.

use crate::rulebook::{Authority, Cited, Speaker, Speaking, When, source};
use crate::wording::{Sentence, say};

/// Who speaks, with the date as far as the source has one, in at most 30 characters: `the rules of 2014`, `publisher's
/// answer, 1/2021`, `wiki's interpretation`, `our inference`.
pub(super) fn speaks(speaker: &Speaker) -> Sentence {
    let who = match speaker.who {
        Speaking::Rules(year) => return say!(law::RulesOf { year: u32::from(year) }),
        Speaking::Booklet => "booklet",
        Speaking::Publisher => "publisher",
        Speaking::AnotherPrint => "print",
        Speaking::Retelling => "retelling",
        Speaking::Wiki => "wiki",
        Speaking::Interpretation => "interpretation",
        Speaking::Community => "community",
        Speaking::House => "house",
        Speaking::Table => "table",
        Speaking::Ourselves => "ourselves",
    };
    let who = say!(law::Speaks { who: who });
    match when(speaker) {
        Some(when) => say!(law::SpeaksWhen { who: who, when: when }),
        None => who,
    }
}

/// When somebody spoke, as far as that is told.
fn when(speaker: &Speaker) -> Option<Sentence> {
    match &speaker.when {
        When::Unsaid => None,
        When::Dated(date) => Some(say!(plain::Text { text: date.clone() })),
        When::Undated => Some(say!(law::Undated)),
        When::Derived => Some(say!(law::Derived)),
    }
}

/// Who says that a reading is right, and who said so first where that was another.
pub(super) fn speaks_after(ruling: &Cited<'_>, first: Option<&Cited<'_>>) -> Sentence {
    let now = ruling.speaker();
    let Some(then) = first.map(Cited::speaker).filter(|then| *then != now) else {
        return speaks(&now);
    };
    if then.who != now.who || now.when == When::Unsaid {
        return say!(report::WhoFirst { who: speaks(&now), first: speaks(&then) });
    }
    // Of the same who spoke twice only the date is said again; where the first is not known, neither is said.
    match when(&then) {
        Some(first) => say!(report::WhoFirst { who: speaks(&now), first: first }),
        None => speaks(&then),
    }
}

/// The rank of what is cited, whether it is our own inference, and when it was ruled.
pub(super) fn authority(ruling: &Cited<'_>) -> Sentence {
    let authority = match ruling.authority() {
        Authority::OfficialRule => "official-rule",
        Authority::OfficialClarification => "official-clarification",
        Authority::Translation => "translation",
        Authority::Retelling => "retelling",
        Authority::Interpretation => "interpretation",
        Authority::CommunityRule => "community-rule",
        Authority::HouseRule => "house-rule",
    };
    say!(law::Authority { rank: authority, derived: ruling.derived(), dated: ruling.dated() })
}

/// The document that is cited: its id, its title and who published it; of a table's own rule, the file.
pub(super) fn document(ruling: &Cited<'_>) -> Sentence {
    match source(ruling.source()) {
        None => say!(plain::Text { text: ruling.source().to_owned() }),
        Some(of) => say!(law::Source {
            id: of.id.to_owned(),
            title: of.title.to_owned(),
            publisher: of.publisher.to_owned()
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::{HouseRule, QuestionId, ReadingIx, questions, ruling};
    use crate::text::Language;

    fn said(speaker: &Speaker) -> String {
        Language::ENGLISH.voice().say(&speaks(speaker))
    }

    #[test]
    fn every_authority_is_a_noun_with_its_date() {
        for (id, who) in [
            ("road-city-2014-10", "publisher's answer, 10/2014"),
            ("road-city-2015-10-general", "publisher's answer, 10/2015"),
            ("castle-2021-01", "publisher's answer, 1/2021"),
            ("reach-fairy-2021-01", "wiki's interpretation"),
            ("order-2013-11", "publisher's answer, 11/2013"),
            ("chain-first-edition", "publisher's answer, undated"),
            ("halves-2014-leaflet", "the rules of 2014"),
            ("halves-2024-leaflet", "the rules of 2024"),
            ("wolf-2020-translated", "another print's wording"),
            ("gap-city-road-2020", "wiki's interpretation"),
            ("road-city-2021-01-editor", "wiki's interpretation"),
            ("bridge-count-2014", "our inference"),
            ("road-city-community", "community rule"),
            ("reach-tower-community", "community rule, our inference"),
            ("halves-2015-03-variant", "house rule, 3/2015"),
            ("castle-house-1e", "house rule"),
            ("gap-shrine-house-1e", "house rule, our inference"),
        ] {
            let who_speaks = ruling(id).map(|(_, ruling)| said(&ruling.speaker()));
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
        assert_eq!(said(&Cited::House(&rule).speaker()), "your house rule");
    }

    #[test]
    fn who_speaks_is_said_in_half_a_line() {
        for ruling in questions().iter().flat_map(|question| question.rulings) {
            let who = said(&ruling.speaker());
            assert!(who.chars().count() <= 30, "{who}");
        }
    }
}
