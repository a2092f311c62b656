//! Every ruling that bears on an answer, in full and with its number.

use crate::rulebook::{Cited, Link, QuestionId, ReadingIx, question_data, source};
use crate::verdict::{Citation, Judgement, Role};
use crate::wording::{Voice, say};

/// The rulings cited, by number: in the order of their first mention.
#[derive(Debug, Default)]
pub(super) struct Numbers<'b>(Vec<(Cited<'b>, QuestionId)>);

impl<'b> Numbers<'b> {
    /// The number of a ruling on a question, given at its first mention.
    pub(super) fn of(&mut self, ruling: Cited<'b>, question: QuestionId) -> usize {
        let known = self.0.iter().position(|(known, _)| *known == ruling);
        known.map_or_else(
            || {
                self.0.push((ruling, question));
                self.0.len()
            },
            |place| place + 1,
        )
    }
}

/// A question of law with the rulings on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LawOf {
    /// Its id: `count.road-city`.
    pub id: String,
    /// The question.
    pub asks: String,
    /// Each reading with the rule sets that follow it, and the rulings that say so.
    pub readings: Vec<(String, Vec<String>, Vec<Note>)>,
}

/// A ruling in full.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Its number.
    pub number: usize,
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

/// How many rulings a judgement cites.
pub(super) fn count(judgement: &Judgement<'_>) -> usize {
    let mut ids: Vec<&str> = citations(judgement).map(|citation| citation.ruling.id()).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.len()
}

fn citations<'j, 'b: 'j>(judgement: &'j Judgement<'b>) -> impl Iterator<Item = &'j Citation<'b>> {
    judgement.laws.iter().flat_map(|law| law.citations.iter())
}

/// A reading (`None` where nobody ruled), the rule sets that follow it, and the rulings that say so, each with
/// whether it is superseded.
type Held<'b> = (Option<ReadingIx>, Vec<usize>, Vec<(Cited<'b>, bool)>);

/// The law on everything that was asked, question by question: those that decide come first, since
/// their rulings have the first numbers.
pub(super) fn of<'b>(
    judgement: &Judgement<'b>,
    numbers: &mut Numbers<'b>,
    voice: Voice<'_>,
) -> Vec<LawOf> {
    let sets = judgement.rule_sets;
    let mut questions: Vec<QuestionId> = numbers.0.iter().map(|(_, question)| *question).collect();
    let points = judgement.laws.iter().flat_map(|law| law.points_of_law.iter());
    let points = points.map(|point| point.question);
    questions.extend(points);
    let mut seen: Vec<QuestionId> = Vec::new();
    for question in questions {
        if !seen.contains(&question) {
            seen.push(question);
        }
    }
    let law = |question: QuestionId| {
        let data = question_data(question);
        let mut readings: Vec<Held<'b>> = Vec::new();
        for citation in citations(judgement).filter(|citation| citation.question == question) {
            let reading = citation.ruling.reading();
            let place = readings.iter().position(|(known, ..)| *known == reading);
            let place = place.unwrap_or_else(|| {
                readings.push((reading, Vec::new(), Vec::new()));
                readings.len() - 1
            });
            let (_, under, rulings) = &mut readings[place];
            let beside = citation.role == Role::Beside;
            if !beside {
                under.extend(&citation.rule_sets);
            }
            match rulings.iter_mut().find(|(known, _)| *known == citation.ruling) {
                Some((_, superseded)) => *superseded &= beside,
                None => rulings.push((citation.ruling, beside)),
            }
        }
        // Where the sources are silent, no ruling says so.
        let mut silent: Vec<usize> = Vec::new();
        for law in &judgement.laws {
            let cited =
                law.citations.iter().any(|c| c.question == question && c.role != Role::Beside);
            let asked = law.points_of_law.iter().any(|p| p.question == question);
            if asked && !cited {
                silent.extend(&law.rule_sets);
            }
        }
        if !silent.is_empty() {
            match readings.iter_mut().find(|(known, ..)| known.is_none()) {
                Some((_, under, _)) => under.extend(silent),
                None => readings.push((None, silent, Vec::new())),
            }
        }
        let readings = readings.into_iter().map(|(reading, mut under, rulings)| {
            under.sort_unstable();
            under.dedup();
            let meaning = match reading {
                Some(reading) => data.readings[reading.index()].1.to_owned(),
                None if rulings.is_empty() => voice.say(&say!(report::Silent)),
                None => voice.say(&say!(report::NobodyRuled)),
            };
            let under = under.into_iter().map(|n| sets[n].id().to_owned()).collect();
            let notes =
                rulings.into_iter().map(|(ruling, beside)| note(ruling, question, beside, numbers));
            (meaning, under, notes.collect())
        });
        LawOf { id: data.id.to_owned(), asks: data.asks.to_owned(), readings: readings.collect() }
    };
    seen.into_iter().map(law).collect()
}

fn note<'b>(
    ruling: Cited<'b>,
    question: QuestionId,
    superseded: bool,
    numbers: &mut Numbers<'b>,
) -> Note {
    let derived = if ruling.derived() { ", derived by us" } else { "" };
    Note {
        number: numbers.of(ruling, question),
        authority: format!("{}{derived}, {}", ruling.authority(), ruling.dated()),
        source: source(ruling.source()).map_or_else(
            || ruling.source().to_owned(),
            |s| format!("{} ({}, {})", s.id, s.title, s.publisher),
        ),
        link: ruling.link(),
        place: ruling.place_in_full(),
        says: ruling.says().to_owned(),
        superseded,
        source_id: ruling.source().to_owned(),
    }
}
