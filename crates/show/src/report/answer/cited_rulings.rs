//! The rulings that bear on an answer, in full, with the numbers of their readings.

use std::collections::BTreeMap;

use carcassonne_base::gathering::distinct;
use carcassonne_base::sorting::sort_unique;
use carcassonne_law::{CitedRuling, Link, QuestionId, ReadingIx, question_data};
use carcassonne_position::wording::{Join, Voice, say};
use carcassonne_rules::verdict::{Citation, Judgement, Role};

use super::rule_set_names;
use crate::report::author_phrases;

/// The numbers of the readings to which rows of the table refer, and the questions that decide.
#[derive(Debug, Default)]
pub(super) struct ReadingNumbers {
    /// The readings with numbers, in the order of these, from 1 on.
    pub(super) numbered: Vec<(QuestionId, ReadingIx)>,
    /// The questions that decide.
    pub(super) deciding: Vec<QuestionId>,
}

impl ReadingNumbers {
    /// Returns `true` if the rulings on a question are shown: unless it is quiet and does not decide.
    fn is_shown(&self, question: QuestionId) -> bool {
        !question_data(question).quiet || self.deciding.contains(&question)
    }

    /// Returns the number of a reading; `None` if it has none.
    pub(super) fn number(&self, question: QuestionId, reading: ReadingIx) -> Option<usize> {
        Some(self.numbered.iter().position(|known| *known == (question, reading))? + 1)
    }
}

/// A question of law with its rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionRulings {
    /// The id of the question: `count.road-city`.
    pub id: String,
    /// The question.
    pub asks: String,
    /// The readings with their rulings, and the rulings without a reading.
    pub readings: Vec<ReadingRulings>,
}

/// A reading of a question with its rulings, or rulings without a reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingRulings {
    /// The reading; `None` for rulings without one.
    pub reading: Option<ReadingIx>,
    /// The number of the reading, if rows of the table refer to it.
    pub number: Option<usize>,
    /// The meaning of the reading, or a sentence that there is none.
    pub meaning: String,
    /// The names of the rule sets that follow the reading.
    pub rule_sets: Vec<String>,
    /// The rulings.
    pub rulings: Vec<FullRuling>,
}

/// A ruling in full.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FullRuling {
    /// The authority with the date: `official clarification, 1/2021`.
    pub authority: String,
    /// The name of the source.
    pub source: String,
    /// The address of the citation, if it has one.
    pub link: Option<Link>,
    /// The place in the source.
    pub place: String,
    /// The paraphrase of the ruling.
    pub says: String,
    /// Set if the ruling is superseded, and still in print.
    pub is_superseded: bool,
    /// The id of the source; for a table's own rules, their name.
    pub source_id: String,
}

impl ReadingRulings {
    /// Returns `meaning`, the text for the reading, after the number and before the names of the rule sets.
    pub fn headline(&self, meaning: &str, voice: Voice<'_>) -> String {
        let number = self.number.map_or_else(String::new, |number| format!("[{number}] "));
        let rule_sets = match self.rule_sets.as_slice() {
            [] => String::new(),
            names => format!(": {}", voice.join(names, Join::Commas)),
        };
        format!("{number}{meaning}{rule_sets}")
    }
}

impl FullRuling {
    /// Returns a note in brackets that the ruling is superseded; an empty text if it is not.
    pub fn superseded_note(&self, voice: Voice<'_>) -> String {
        if self.is_superseded { format!(" ({})", voice.say(&say!(report::Superseded))) } else { String::new() }
    }
}

/// Returns the number of rulings that a judgement cites on questions that are shown.
pub(super) fn count_rulings(judgement: &Judgement<'_>, numbers: &ReadingNumbers) -> usize {
    let cited = citations(judgement).filter(|citation| numbers.is_shown(citation.question));
    let mut ids: Vec<&str> = cited.map(|citation| citation.ruling.id()).collect();
    sort_unique(&mut ids);
    ids.len()
}

fn citations<'j, 'b: 'j>(judgement: &'j Judgement<'b>) -> impl Iterator<Item = &'j Citation<'b>> {
    judgement.laws.iter().flat_map(|law| law.citations.iter())
}

/// The kind of a group of rulings on a question; the order is that in which groups are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum GroupKind {
    /// A reading to which rows refer, after its number.
    Numbered(usize, ReadingIx),
    /// Another reading.
    Reading(ReadingIx),
    /// No reading: no ruling decides.
    Undecided,
    /// Superseded rulings that are still in print, without a reading.
    StillPrinted,
}

/// A group of rulings on a question.
#[derive(Default)]
struct RulingGroup<'b> {
    /// The rule sets that the rulings are in force under, by index.
    rule_sets: Vec<usize>,
    /// The rulings; the flag is set if a ruling is superseded under all rule sets.
    rulings: Vec<(CitedRuling<'b>, bool)>,
}

/// Returns the rulings on all shown questions: first the questions that decide, whose readings have the first numbers.
pub(super) fn question_rulings(
    judgement: &Judgement<'_>,
    numbers: &ReadingNumbers,
    voice: Voice<'_>,
) -> Vec<QuestionRulings> {
    let numbered = numbers.numbered.iter().map(|(question, _)| *question);
    let points = judgement.laws.iter().flat_map(|law| law.points_of_law.iter());
    let shown = points.map(|point| point.question).filter(|question| numbers.is_shown(*question));
    let questions = distinct(numbered.chain(shown)).into_iter();
    questions.map(|question| rulings_on(judgement, question, numbers, voice)).collect()
}

fn rulings_on(
    judgement: &Judgement<'_>,
    question: QuestionId,
    numbers: &ReadingNumbers,
    voice: Voice<'_>,
) -> QuestionRulings {
    let data = question_data(question);
    let words = data.words(voice.language());
    let readings = group_rulings(judgement, question, numbers).into_iter().map(|(kind, group)| {
        let RulingGroup { mut rule_sets, rulings } = group;
        sort_unique(&mut rule_sets);
        let (number, reading) = match kind {
            GroupKind::Numbered(number, reading) => (Some(number), Some(reading)),
            GroupKind::Reading(reading) => (None, Some(reading)),
            GroupKind::Undecided | GroupKind::StillPrinted => (None, None),
        };
        let meaning = match (reading, kind) {
            (Some(reading), _) => words.reading(reading).to_owned(),
            (None, GroupKind::StillPrinted) => voice.say(&say!(report::StillPrinted)),
            (None, _) if rulings.is_empty() => voice.say(&say!(report::Silent)),
            (None, _) => voice.say(&say!(report::NobodyRuled)),
        };
        let rule_sets = rule_set_names::list_selected(&rule_sets, judgement.rule_sets, voice);
        let rulings = rulings.into_iter().map(|(ruling, superseded)| full_ruling(ruling, superseded, voice));
        ReadingRulings { reading, number, meaning, rule_sets, rulings: rulings.collect() }
    });
    QuestionRulings { id: data.id.to_owned(), asks: words.asks.to_owned(), readings: readings.collect() }
}

/// Returns the rulings that a judgement cites on a question, in groups.
fn group_rulings<'b>(
    judgement: &Judgement<'b>,
    question: QuestionId,
    numbers: &ReadingNumbers,
) -> BTreeMap<GroupKind, RulingGroup<'b>> {
    let mut groups: BTreeMap<GroupKind, RulingGroup<'b>> = BTreeMap::new();
    for citation in citations(judgement).filter(|citation| citation.question == question) {
        let kind = match (citation.ruling.reading(), citation.role) {
            (Some(reading), _) => match numbers.number(question, reading) {
                Some(number) => GroupKind::Numbered(number, reading),
                None => GroupKind::Reading(reading),
            },
            (None, Role::Decides | Role::LeavesOpen) => GroupKind::Undecided,
            (None, Role::Beside) => GroupKind::StillPrinted,
        };
        let group = groups.entry(kind).or_default();
        let is_superseded = citation.role == Role::Beside;
        if !is_superseded {
            group.rule_sets.extend(&citation.rule_sets);
        }
        match group.rulings.iter_mut().find(|(known, _)| *known == citation.ruling) {
            Some((_, superseded)) => *superseded &= is_superseded,
            None => group.rulings.push((citation.ruling, is_superseded)),
        }
    }
    // Rows may depend on a reading without a ruling.
    for (n, (_, reading)) in numbers.numbered.iter().enumerate().filter(|(_, (known, _))| *known == question) {
        groups.entry(GroupKind::Numbered(n + 1, *reading)).or_default();
    }
    // Where the sources are silent, nothing is cited.
    for law in &judgement.laws {
        let is_cited = law.citations.iter().any(|c| c.question == question && c.role != Role::Beside);
        let came_up = law.points_of_law.iter().any(|point| point.question == question);
        if came_up && !is_cited && !law.rule_sets.is_empty() {
            groups.entry(GroupKind::Undecided).or_default().rule_sets.extend(&law.rule_sets);
        }
    }
    groups
}

fn full_ruling(ruling: CitedRuling<'_>, is_superseded: bool, voice: Voice<'_>) -> FullRuling {
    let (place, says) = match ruling {
        CitedRuling::Book(ruling) => {
            let says = author_phrases::paraphrase(ruling, voice);
            (author_phrases::name_months(&ruling.place_in_full(voice.language()), voice), says)
        }
        CitedRuling::House(rule) => (rule.place.clone(), rule.because.clone()),
    };
    FullRuling {
        authority: author_phrases::name_months(
            &voice.say(&author_phrases::authority_phrase(&ruling, voice.language())),
            voice,
        ),
        source: voice.say(&author_phrases::document_phrase(&ruling)),
        link: ruling.link(),
        place,
        says,
        is_superseded,
        source_id: ruling.source().to_owned(),
    }
}
