//! The answers under the leading rule sets, in sentences: today's rules, then those of tables with rules of their own.
//! Without today's rules, the answers on which all rule sets agree, and for the other subjects those of the latest official
//! rule set.

use carcassonne_base::gathering::{distinct, group_in_order};
use carcassonne_law::{QuestionId, RuleSet, SetKind};
use carcassonne_position::Status;
use carcassonne_position::wording::{Arg, Sentence, Voice, features, say};
use carcassonne_rules::mechanics::{Answer, Finding, Subject, Table, describe_finding};
use carcassonne_rules::verdict::{Outcome, Verdict, leading_rule_set};
use carcassonne_text::Language;
use carcassonne_text::capitalize;

use super::decisions::weightiest_ruling;
use super::rows::{self, Mark, MarkedRow};
use super::rule_set_names::leading_phrase;
use super::section::Section;

/// The maximum number of possible answers listed in a sentence where no ruling decides; the table of outcomes has all.
const MOST_POSSIBLE: usize = 3;

/// The answers under one rule set, or under several that agree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Today {
    /// The rule sets in a phrase: `Under today's rules (2025)`.
    pub rules: String,
    /// The rule sets, by index.
    pub sets: Vec<usize>,
    /// The answers: the labels of the subjects (empty for an only subject), the sentences, and a flag that is set if the answer
    /// is settled.
    pub answers: Vec<(String, String, bool)>,
}

impl Today {
    fn new(rule_sets: Vec<usize>, answers: Vec<SharedAnswer>, sets: &[RuleSet], voice: Voice<'_>) -> Self {
        let text = |one: SharedAnswer| (one.labels.join(", "), join_sentences(&one.sentences, voice), one.is_settled);
        let named: Vec<&RuleSet> = rule_sets.iter().filter_map(|n| sets.get(*n)).collect();
        let rules = voice.say(&say!(report::Under { rules: leading_phrase(&named, sets, voice) }));
        Self { rules: capitalize(&rules), sets: rule_sets, answers: answers.into_iter().map(text).collect() }
    }

    /// Returns the rule sets and the answer in one sentence, and whether the answer is settled; `None` if there are several
    /// answers, or the only one needs its label. `answered` is the number of subjects on the page.
    pub fn single_sentence(&self, answered: usize) -> Option<(String, bool)> {
        match self.answers.as_slice() {
            [(labels, text, is_settled)] if labels.is_empty() || answered == 1 => {
                Some((format!("{}: {text}", self.rules), *is_settled))
            }
            _ => None,
        }
    }
}

/// An answer that some subjects share: their sentences are equal, not only the words of these.
#[derive(Debug, PartialEq, Eq)]
struct SharedAnswer {
    /// The labels of the subjects (empty for an only subject).
    labels: Vec<String>,
    sentences: Vec<Sentence>,
    is_settled: bool,
}

/// Returns the answers under the leading rule sets; every subject has one.
pub(super) fn answers_today(table: &Table<'_>, sections: &[Section<'_, '_>], sets: &[RuleSet]) -> Vec<Today> {
    if sections.is_empty() {
        return Vec::new();
    }
    let all: Vec<&Section<'_, '_>> = sections.iter().collect();
    let answers = |set: usize, some: &[&Section<'_, '_>]| shared_answers(table, some, sections.len(), set);
    let today = |rule_sets, answers| Today::new(rule_sets, answers, sets, table.voice());
    let is_house = |n: &usize| sets[*n].kind() == SetKind::House;
    // Tables with the same answers share an entry.
    let houses = group_in_order((0..sets.len()).filter(is_house).map(|n| (answers(n, &all), n)));
    let houses = houses.into_iter().map(|(answers, tables)| today(tables, answers));
    if let Some(present) = RuleSet::find_present(sets) {
        return std::iter::once(today(vec![present], answers(present, &all))).chain(houses).collect();
    }
    let leading = leading_rule_set(sections.iter().map(|section| section.verdicts), sets);
    let Some(leading) = leading.filter(|n| !is_house(n)) else { return houses.collect() };
    let others: Vec<usize> = (0..sets.len()).filter(|n| !is_house(n)).collect();
    let has_agreement = |section: &&Section<'_, '_>| {
        // The rule sets of one verdict all have the same answer.
        let sentences = section.verdicts.verdicts.iter().filter_map(|verdict| {
            let set = others.iter().find(|n| verdict.rule_sets.contains(n))?;
            Some(verdict_sentences(table, section, *set, verdict))
        });
        let sentences: Vec<(Vec<Sentence>, bool)> = sentences.collect();
        sentences.windows(2).all(|pair| pair[0] == pair[1])
    };
    let (agreed, disputed): (Vec<_>, Vec<_>) = all.into_iter().partition(has_agreement);
    let agreed = (!agreed.is_empty()).then(|| today(others, answers(leading, &agreed)));
    let disputed = (!disputed.is_empty()).then(|| today(vec![leading], answers(leading, &disputed)));
    agreed.into_iter().chain(disputed).chain(houses).collect()
}

/// Returns the answers on some subjects, of `answered` in all, under a rule set.
fn shared_answers(table: &Table<'_>, some: &[&Section<'_, '_>], answered: usize, set: usize) -> Vec<SharedAnswer> {
    let mut answers: Vec<SharedAnswer> = Vec::new();
    let combined = combined_features(table, some, set);
    for section in some {
        if let Some((labels, sentence)) = combined.iter().find(|(labels, _)| labels.contains(&section.label)) {
            if labels.first() == Some(&section.label) {
                let sentences = vec![sentence.clone()];
                answers.push(SharedAnswer { labels: Vec::new(), sentences, is_settled: true });
            }
            continue;
        }
        let Some(verdict) = section.verdicts.verdict_under(set) else { continue };
        let (sentences, is_settled) = verdict_sentences(table, section, set, verdict);
        match answers.iter_mut().find(|known| known.sentences == sentences) {
            Some(known) => known.labels.push(section.label.clone()),
            None => answers.push(SharedAnswer { labels: vec![section.label.clone()], sentences, is_settled }),
        }
    }
    if answered == 1 {
        for answer in &mut answers {
            answer.labels.clear();
        }
    }
    answers
}

/// Returns a sentence for each group of several features in one state (finished, unfinished, fields) under a rule set, with the
/// labels of the features.
fn combined_features(table: &Table<'_>, sections: &[&Section<'_, '_>], set: usize) -> Vec<(Vec<String>, Sentence)> {
    let features = sections.iter().filter_map(|section| {
        let verdict = section.verdicts.verdict_under(set)?;
        let settled = verdict.single_outcome().filter(|_| verdict.status == Status::Settled)?;
        let (state, points) = rows::feature_result(table, section.verdicts.subject, settled)?;
        Some((state, (section.label.as_str(), points)))
    });
    let groups = group_in_order(features);
    let combine = |(state, features): (&'static str, Vec<(&str, Sentence)>)| {
        let labels = features.iter().map(|(label, _)| (*label).to_owned()).collect();
        let parts = rows::join_labelled(features.iter().map(|(label, points)| (*label, points)));
        (labels, say!(features::TodaySeveral { state: state, each: parts }))
    };
    groups.into_iter().filter(|(_, features)| features.len() > 1).map(combine).collect()
}

/// Returns the answer of a verdict on a subject in sentences, and whether it is settled. `set` is a rule set of the verdict.
pub(super) fn verdict_sentences(
    table: &Table<'_>,
    section: &Section<'_, '_>,
    set: usize,
    verdict: &Verdict<'_>,
) -> (Vec<Sentence>, bool) {
    if let Some(not) = verdict.not_applicable {
        let (thing, _) = not.since.words(table.voice().language());
        let sentence = if not.is_unread {
            say!(report::NotKnown { what: thing, date: not.since.judged_from().to_string() })
        } else {
            say!(report::NotBefore { what: capitalize(thing), date: not.since.date.to_string() })
        };
        return (vec![sentence], true);
    }
    let Some(subject) = table.subject(section.verdicts.subject) else { return (Vec::new(), true) };
    let with_places = |outcome: &Outcome, worths: &[u32]| {
        let (answer, _) = describe_finding(table, subject, &outcome.finding, worths);
        let places = rule_places(&answer, verdict, table.voice().language());
        let places = (!places.is_empty()).then(|| say!(report::ByWhich { places: Arg::list(places) }));
        answer.today.into_iter().chain(places).collect::<Vec<Sentence>>()
    };
    if let Some(only) = verdict.single_outcome() {
        let sentences = with_places(only, &only.distinct_worths());
        return if verdict.status == Status::Settled {
            (sentences, true)
        } else {
            (std::iter::once(say!(report::OneReading)).chain(sentences).collect(), false)
        };
    }
    let is_possible = |row: &&MarkedRow| matches!(row.marks[set], Mark::Maybe | Mark::Contested);
    let possible: Vec<&MarkedRow> = section.rows.iter().filter(is_possible).collect();
    match verdict.outcomes.first() {
        // The outcomes cannot be told apart, whatever the open questions.
        Some(first) if possible.is_empty() => (with_places(first, &[first.worth()]), true),
        _ => (open_sentences(table, subject, &possible, verdict), false),
    }
}

/// Returns sentences on the possible answers of a verdict that no ruling decides; `possible` are the rows of these answers.
fn open_sentences(
    table: &Table<'_>,
    subject: Subject<'_>,
    possible: &[&MarkedRow],
    verdict: &Verdict<'_>,
) -> Vec<Sentence> {
    if let Subject::Ask(posed) = subject {
        let findings: Vec<&Finding> = verdict.outcomes.iter().map(|outcome| &*outcome.finding).collect();
        let summary = posed.query.summarize(&findings);
        if !summary.is_empty() {
            return summary;
        }
    }
    let answer = |outcome: &Outcome| describe_finding(table, subject, &outcome.finding, &outcome.distinct_worths()).0;
    let answers: Vec<Answer> = verdict.outcomes.iter().map(answer).collect();
    // The phrases of the outcomes, if all have one, say more than the rows.
    let phrases: Option<Vec<Sentence>> = answers.iter().map(|answer| answer.outcome.clone()).collect();
    let mut phrases = phrases.unwrap_or_default();
    phrases.dedup();
    if phrases.is_empty() {
        phrases = possible.iter().map(|row| inline_phrase(&row.phrase)).collect();
    }
    let sentence: Sentence = match (verdict.status, possible.len()) {
        (Status::Contested, _) => say!(report::Contested { rows: join_alternatives(phrases) }),
        (_, count) if count > MOST_POSSIBLE => say!(report::OpenManyWays { count: count }),
        _ => {
            // Sums do not say whether the feature is completed.
            let are_sums = phrases.iter().all(|phrase| phrase.has_message(features::SumInASentence::MESSAGE));
            let mut completions = verdict.outcomes.iter().map(Outcome::completion);
            let first = completions.next().flatten().filter(|_| are_sums);
            let finished = match first.filter(|first| completions.all(|other| other == Some(*first))) {
                Some(true) => "yes",
                Some(false) => "no",
                None => "none",
            };
            say!(report::OpenWays { rows: join_alternatives(phrases), finished: finished })
        }
    };
    let places = distinct(answers.iter().flat_map(|answer| rule_places(answer, verdict, table.voice().language())));
    let places = (!places.is_empty()).then(|| say!(report::See { places: Arg::list(places) }));
    std::iter::once(sentence).chain(places).collect()
}

pub(super) fn answer_text(table: &Table<'_>, subject: Subject<'_>, outcome: &Outcome) -> String {
    let (answer, _) = describe_finding(table, subject, &outcome.finding, &outcome.distinct_worths());
    join_sentences(&answer.today, table.voice())
}

pub(super) fn join_sentences(sentences: &[Sentence], voice: Voice<'_>) -> String {
    sentences.iter().map(|sentence| voice.capitalized_sentence(sentence)).collect::<Vec<String>>().join(" ")
}

/// Returns the place of the ruling on the first question that an outcome's answer names; `None` if the question is `disputed`,
/// or the answer names none.
pub(super) fn rule_place(
    table: &Table<'_>,
    subject: Subject<'_>,
    outcome: &Outcome,
    verdict: &Verdict<'_>,
    disputed: &[QuestionId],
) -> Option<String> {
    let (answer, _) = describe_finding(table, subject, &outcome.finding, &outcome.distinct_worths());
    if answer.questions.first().is_some_and(|question| disputed.contains(question)) {
        return None;
    }
    rule_places(&answer, verdict, table.voice().language()).into_iter().next()
}

/// Returns the places of the rulings on the questions that an answer names, in their order.
fn rule_places(answer: &Answer, verdict: &Verdict<'_>, language: Language) -> Vec<String> {
    let rulings = answer.questions.iter().filter_map(|question| weightiest_ruling(verdict, *question));
    distinct(rulings.map(|ruling| ruling.short_place(language)))
}

/// Returns the phrase of a row for use in a sentence: `8 points (4 tiles × 2)` in place of `8 = 4 tiles × 2`.
fn inline_phrase(phrase: &Sentence) -> Sentence {
    if phrase.has_message(features::RowSum::MESSAGE) {
        return Sentence::new(features::SumInASentence::MESSAGE, phrase.args().to_vec());
    }
    phrase.clone()
}

/// Joins alternatives: `4 points or 6 points`.
fn join_alternatives(phrases: Vec<Sentence>) -> Sentence {
    let joined = phrases.into_iter().reduce(|before, last| say!(answers::Either { before: before, next: last }));
    joined.unwrap_or_else(|| say!(report::PhraseNothing))
}
