//! Every ruling that bears on an answer, in full and with its number.

use super::named;
use crate::report::author_phrases;
use crate::rulebook::{CitedRuling, Link, QuestionId, QuestionWords, ReadingIx, question_data};
use crate::sorting::{sort, sort_by_key};
use crate::verdict::{Citation, Judgement, Role};
use crate::wording::{Voice, say};

/// The readings that have numbers, in the order of these.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    given: Vec<(QuestionId, ReadingIx)>,
    /// The questions that decide.
    deciding: Vec<QuestionId>,
}

impl Numbers {
    /// Gives a reading the next number.
    pub(super) fn give(&mut self, question: QuestionId, reading: ReadingIx) {
        self.given.push((question, reading));
    }

    /// Takes down what decides.
    pub(super) fn decide(&mut self, question: QuestionId) {
        self.deciding.push(question);
    }

    /// Whether a question is told: unless it is quiet and decides nothing.
    fn tell(&self, question: QuestionId) -> bool {
        !question_data(question).quiet || self.deciding.contains(&question)
    }

    /// The number of a reading, if it has one.
    pub(super) fn known(&self, question: QuestionId, reading: ReadingIx) -> Option<usize> {
        Some(self.given.iter().position(|known| *known == (question, reading))? + 1)
    }
}

/// A question of law with the rulings on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LawOf {
    /// Its id: `count.road-city`.
    pub id: String,
    /// The question.
    pub asks: String,
    /// Each reading, and what is said of the question beside them.
    pub readings: Vec<ReadingOf>,
}

/// A reading of a question with the rulings that say so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingOf {
    /// The reading; `None` for what is said of the question beside all of them.
    pub(in crate::report) reading: Option<ReadingIx>,
    /// Its number, if rows of the table refer to it.
    pub number: Option<usize>,
    /// What it means.
    pub meaning: String,
    /// The rule sets that follow it.
    pub under: Vec<String>,
    /// The rulings that say so.
    pub notes: Vec<Note>,
}

/// A ruling in full.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Who says so and when: `official clarification, 1/2021`.
    pub authority: String,
    /// The source by name.
    pub source: String,
    /// Where the citation leads, if anywhere.
    pub link: Option<Link>,
    /// The place in it.
    pub place: String,
    /// What it says.
    pub says: String,
    /// Whether it is superseded, and only printed beside what superseded it.
    pub superseded: bool,
    /// The id of the source; of a table's own rules, their name.
    pub source_id: String,
}

impl ReadingOf {
    /// What it means, behind its number and before the rule sets that follow it.
    pub(in crate::report) fn headed(&self, meaning: &str, voice: Voice<'_>) -> String {
        let number = self.number.map_or_else(String::new, |number| format!("[{number}] "));
        let under = match self.under.as_slice() {
            [] => String::new(),
            under => format!(": {}", voice.join_commas(under)),
        };
        format!("{number}{meaning}{under}")
    }
}

impl Note {
    /// That it is superseded, if it is, in brackets behind what it stands with.
    pub(in crate::report) fn superseded(&self, voice: Voice<'_>) -> String {
        if self.superseded { format!(" ({})", voice.say(&say!(report::Superseded))) } else { String::new() }
    }
}

/// How many rulings a judgement cites.
pub(super) fn count(judgement: &Judgement<'_>, numbers: &Numbers) -> usize {
    let cited = citations(judgement).filter(|citation| numbers.tell(citation.question));
    let mut ids: Vec<&str> = cited.map(|citation| citation.ruling.id()).collect();
    sort(&mut ids);
    ids.dedup();
    ids.len()
}

fn citations<'j, 'b: 'j>(judgement: &'j Judgement<'b>) -> impl Iterator<Item = &'j Citation<'b>> {
    judgement.laws.iter().flat_map(|law| law.citations.iter())
}

/// What is held on a question: a reading, that nobody ruled, or what is only still printed and gives no reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Held {
    /// One to which rows refer, by its number.
    Ruled(usize, ReadingIx),
    Reading(ReadingIx),
    Nothing,
    Beside,
}

/// What is held, the rule sets that hold it, and the rulings that say so, each with whether it is superseded.
type Holders<'b> = (Held, Vec<usize>, Vec<(CitedRuling<'b>, bool)>);

/// The law on everything that was asked, question by question: those that decide come first, since
/// their readings have the first numbers.
pub(super) fn law_of(judgement: &Judgement<'_>, numbers: &Numbers, voice: Voice<'_>) -> Vec<LawOf> {
    let mut questions: Vec<QuestionId> = numbers.given.iter().map(|(question, _)| *question).collect();
    let points = judgement.laws.iter().flat_map(|law| law.points_of_law.iter());
    questions.extend(points.map(|point| point.question).filter(|of| numbers.tell(*of)));
    let mut seen: Vec<QuestionId> = Vec::new();
    for question in questions {
        if !seen.contains(&question) {
            seen.push(question);
        }
    }
    seen.into_iter().map(|question| law(judgement, question, numbers, voice)).collect()
}

/// The law on a question.
fn law(judgement: &Judgement<'_>, question: QuestionId, numbers: &Numbers, voice: Voice<'_>) -> LawOf {
    let sets = judgement.rule_sets;
    let data = question_data(question);
    let words = data.words(voice.language());
    let mut all: Vec<Holders<'_>> = Vec::new();
    let mut at = |held: Held| {
        all.iter().position(|(known, ..)| *known == held).unwrap_or_else(|| {
            all.push((held, Vec::new(), Vec::new()));
            all.len() - 1
        })
    };
    let mut noted: Vec<(usize, &Citation<'_>)> = Vec::new();
    for citation in citations(judgement).filter(|citation| citation.question == question) {
        let held = match (citation.ruling.reading(), citation.role) {
            (Some(reading), _) => match numbers.known(question, reading) {
                Some(number) => Held::Ruled(number, reading),
                None => Held::Reading(reading),
            },
            (None, Role::Decides | Role::LeavesOpen) => Held::Nothing,
            (None, Role::Beside) => Held::Beside,
        };
        noted.push((at(held), citation));
    }
    // Rows may be so by what nobody says.
    for (place, (of, reading)) in numbers.given.iter().enumerate() {
        if *of == question {
            at(Held::Ruled(place + 1, *reading));
        }
    }
    // Where the sources are silent, no ruling says so.
    let mut silent: Vec<usize> = Vec::new();
    for law in &judgement.laws {
        let cited = law.citations.iter().any(|c| c.question == question && c.role != Role::Beside);
        let asked = law.points_of_law.iter().any(|p| p.question == question);
        if asked && !cited {
            silent.extend(&law.rule_sets);
        }
    }
    if !silent.is_empty() {
        let nothing = at(Held::Nothing);
        all[nothing].1.extend(silent);
    }
    for (place, citation) in noted {
        let (_, under, rulings) = &mut all[place];
        let beside = citation.role == Role::Beside;
        if !beside {
            under.extend(&citation.rule_sets);
        }
        match rulings.iter_mut().find(|(known, _)| *known == citation.ruling) {
            Some((_, superseded)) => *superseded &= beside,
            None => rulings.push((citation.ruling, beside)),
        }
    }
    sort_by_key(&mut all, |(held, ..)| *held);
    let readings = all.into_iter().map(|(held, mut under, rulings)| {
        sort(&mut under);
        under.dedup();
        let reading = match held {
            Held::Ruled(_, reading) | Held::Reading(reading) => Some(reading),
            Held::Nothing | Held::Beside => None,
        };
        let (number, meaning) = match held {
            Held::Ruled(number, reading) => (Some(number), words.reading(reading).to_owned()),
            Held::Reading(reading) => (None, words.reading(reading).to_owned()),
            Held::Nothing if rulings.is_empty() => (None, voice.say(&say!(report::Silent))),
            Held::Nothing => (None, voice.say(&say!(report::NobodyRuled))),
            Held::Beside => (None, voice.say(&say!(report::StillPrinted))),
        };
        let under = named::under(&under, sets, voice);
        let cited = rulings.into_iter().map(|(ruling, beside)| note(ruling, beside, &words, voice));
        ReadingOf { reading, number, meaning, under, notes: cited.collect() }
    });
    LawOf { id: data.id.to_owned(), asks: words.asks.to_owned(), readings: readings.collect() }
}

fn note(ruling: CitedRuling<'_>, superseded: bool, words: &QuestionWords, voice: Voice<'_>) -> Note {
    Note {
        authority: author_phrases::name_months(&voice.say(&author_phrases::authority_phrase(&ruling)), voice),
        source: voice.say(&author_phrases::document_phrase(&ruling)),
        link: ruling.link(),
        place: match ruling {
            CitedRuling::Book(ruling) => author_phrases::name_months(&ruling.place_in_full(), voice),
            CitedRuling::House(rule) => rule.place.clone(),
        },
        says: match ruling {
            CitedRuling::Book(ruling) => author_phrases::name_months(words.paraphrase(ruling), voice),
            CitedRuling::House(rule) => rule.because.clone(),
        },
        superseded,
        source_id: ruling.source().to_owned(),
    }
}
