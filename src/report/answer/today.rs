//! What holds under the rules for which an answer speaks, in sentences: today's, then those of tables with rules of
//! their own; where today's were not asked for, what all that were asked for agree on, and for the rest the latest
//! official ones among them.

use std::collections::BTreeSet;

use super::decided;
use super::named::speaking;
use super::rows::{self, Mark, MarkedRow};
use super::section::Section;
use crate::mechanics::{Answer, Finding, Subject, Table, describe_finding};
use crate::rulebook::{QuestionId, RuleSet, SetKind};
use crate::scenario::Status;
use crate::text::capitalize;
use crate::verdict::{Outcome, Verdict, leading_rule_set};
use crate::wording::{Arg, Sentence, Voice, features, say};

/// How many answers a sentence lists where nobody ruled; the table shows all.
const MOST_POSSIBLE: usize = 3;

/// What holds under one rule set: what each subject comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Today {
    /// Whose rules: `Under today's rules (2025)`.
    pub by: String,
    /// The rule sets by their places.
    pub sets: Vec<usize>,
    /// The sentences, each with the labels of the subjects that it is about (none where there is only
    /// one), and whether it is settled.
    pub said: Vec<(String, String, bool)>,
}

impl Today {
    /// Whose rules and what they say, where that is one sentence and needs no label: so many subjects are answered in all.
    /// And whether it is settled.
    pub(in crate::report) fn in_one(&self, answered: usize) -> Option<(String, bool)> {
        match self.said.as_slice() {
            [(labels, said, settled)] if labels.is_empty() || answered == 1 => {
                Some((format!("{}: {said}", self.by), *settled))
            }
            _ => None,
        }
    }
}

/// What is said of some of the subjects, in values: what is alike in words is not alike by that.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    /// The labels of the subjects (none where there is only one).
    labels: Vec<String>,
    sentences: Vec<Sentence>,
    /// Whether it is settled.
    settled: bool,
}

/// What holds under the rules for which an answer speaks. Of every subject something is said.
pub(super) fn answers_today(table: &Table<'_>, told: &[Section<'_, '_>], sets: &[RuleSet]) -> Vec<Today> {
    if told.is_empty() {
        return Vec::new();
    }
    let voice = table.voice();
    let all: Vec<&Section<'_, '_>> = told.iter().collect();
    let said = |n: usize, of: &[&Section<'_, '_>]| said_under(table, of, told.len(), n);
    let today = |sets_told: Vec<usize>, said: Vec<Said>| {
        let said = said.into_iter().map(|one| (one.labels.join(", "), spoken(&one.sentences, voice), one.settled));
        let said = said.collect();
        let by: Vec<&RuleSet> = sets_told.iter().filter_map(|n| sets.get(*n)).collect();
        let by = voice.say(&say!(report::Under { rules: speaking(&by, sets, voice) }));
        Today { by: capitalize(&by), sets: sets_told, said }
    };
    let is_house = |n: &usize| sets[*n].kind() == SetKind::House;
    // Tables that come to the same are told together.
    let mut houses: Vec<(Vec<usize>, Vec<Said>)> = Vec::new();
    for n in (0..sets.len()).filter(is_house) {
        let said = said(n, &all);
        match houses.iter_mut().find(|(_, known)| *known == said) {
            Some((of, _)) => of.push(n),
            None => houses.push((vec![n], said)),
        }
    }
    let houses = houses.into_iter().map(|(of, said)| today(of, said));
    let others: Vec<usize> = (0..sets.len()).filter(|n| !is_house(n)).collect();
    if let Some(present) = RuleSet::find_present(sets) {
        return std::iter::once(today(vec![present], said(present, &all))).chain(houses).collect();
    }
    let Some(speaking) = leading_rule_set(told.iter().map(|one| one.verdicts), sets).filter(|n| !is_house(n)) else {
        return houses.collect();
    };
    let agree = |one: &&Section<'_, '_>| {
        // All rule sets that come to a verdict say the same.
        let verdicts = one.verdicts.verdicts.iter().filter_map(|verdict| {
            let set = others.iter().find(|n| verdict.rule_sets.contains(n))?;
            Some(sentences(table, one, *set, verdict))
        });
        let said: Vec<(Vec<Sentence>, bool)> = verdicts.collect();
        said.windows(2).all(|pair| pair[0] == pair[1])
    };
    let (alike, apart): (Vec<_>, Vec<_>) = all.into_iter().partition(agree);
    let mut out: Vec<Today> = Vec::new();
    if !alike.is_empty() {
        out.push(today(others, said(speaking, &alike)));
    }
    if !apart.is_empty() {
        out.push(today(vec![speaking], said(speaking, &apart)));
    }
    out.extend(houses);
    out
}

/// What subjects, some of all that are told, come to under a rule set.
fn said_under(table: &Table<'_>, of: &[&Section<'_, '_>], told: usize, set: usize) -> Vec<Said> {
    let mut said: Vec<Said> = Vec::new();
    let together = features_together(table, of, set);
    for one in of {
        if let Some((labels, sentence)) = together.iter().find(|(of, _)| of.contains(&one.label)) {
            if labels.first() == Some(&one.label) {
                let sentences = vec![sentence.clone()];
                said.push(Said { labels: Vec::new(), sentences, settled: true });
            }
            continue;
        }
        let Some(verdict) = one.verdicts.verdict_under(set) else { continue };
        let (sentences, settled) = sentences(table, one, set, verdict);
        match said.iter_mut().find(|known| known.sentences == sentences) {
            Some(known) => known.labels.push(one.label.clone()),
            None => said.push(Said { labels: vec![one.label.clone()], sentences, settled }),
        }
    }
    if told == 1 {
        for one in &mut said {
            one.labels.clear();
        }
    }
    said
}

/// Features that are alike finished, unfinished or fields under a rule set, each group told in one sentence:
/// their labels and the sentence.
fn features_together(table: &Table<'_>, told: &[&Section<'_, '_>], set: usize) -> Vec<(Vec<String>, Sentence)> {
    let mut groups: Vec<(&'static str, Vec<(String, Sentence)>)> = Vec::new();
    for one in told {
        let Some(verdict) = one.verdicts.verdict_under(set) else { continue };
        let Some(only) = verdict.single_outcome().filter(|_| verdict.status == Status::Settled) else {
            continue;
        };
        let Some((state, brings)) = rows::brings(table, one.verdicts.subject, only) else {
            continue;
        };
        match groups.iter_mut().find(|(known, _)| *known == state) {
            Some((_, of)) => of.push((one.label.clone(), brings)),
            None => groups.push((state, vec![(one.label.clone(), brings)])),
        }
    }
    groups
        .into_iter()
        .filter(|(_, of)| of.len() > 1)
        .map(|(state, of)| {
            let labels = of.iter().map(|(label, _)| label.clone()).collect();
            let each = rows::labelled(of.iter().map(|(label, brings)| (label.as_str(), brings)));
            (labels, say!(features::TodaySeveral { state: state, each: each }))
        })
        .collect()
}

/// What a subject comes to under a rule set, in sentences, and whether that is settled.
pub(super) fn sentences(
    table: &Table<'_>,
    told: &Section<'_, '_>,
    set: usize,
    verdict: &Verdict<'_>,
) -> (Vec<Sentence>, bool) {
    if let Some(not) = verdict.not_applicable {
        if not.is_unread {
            let date = not.since.judged_from().to_string();
            let what = not.since.what;
            return (vec![say!(report::NotKnown { what: what, date: date })], true);
        }
        let since = not.since.date.to_string();
        let what = capitalize(not.since.what);
        return (vec![say!(report::NotBefore { what: what, date: since })], true);
    }
    let Some(matter) = table.subject(told.verdicts.subject) else { return (Vec::new(), true) };
    let told_today = |outcome: &Outcome, worths: &[u32]| {
        let (answer, _) = describe_finding(table, matter, &outcome.finding, worths);
        let by = by_which(places(&answer, verdict));
        answer.today.into_iter().chain(by).collect::<Vec<Sentence>>()
    };
    if let Some(only) = verdict.single_outcome() {
        let today = told_today(only, &only.distinct_worths());
        return if verdict.status == Status::Settled {
            (today, true)
        } else {
            (std::iter::once(say!(report::OneReading)).chain(today).collect(), false)
        };
    }
    // Where a reader cannot tell the outcomes apart, nothing turns on what nobody ruled.
    let told_alike = told.lines.iter().all(|line| line.marks[set] != Mark::Maybe && line.marks[set] != Mark::Contested);
    if let Some(first) = verdict.outcomes.first().filter(|_| told_alike) {
        return (told_today(first, &[first.worth()]), true);
    }
    let possible: Vec<&MarkedRow> =
        told.lines.iter().filter(|line| matches!(line.marks[set], Mark::Maybe | Mark::Contested)).collect();
    let answers = verdict
        .outcomes
        .iter()
        .map(|outcome| describe_finding(table, matter, &outcome.finding, &outcome.distinct_worths()).0);
    let answers: Vec<Answer> = answers.collect();
    // Where each outcome says more than its rows, that is told.
    let mut rows: Vec<Sentence> =
        answers.iter().map(|answer| answer.outcome.clone()).collect::<Option<_>>().unwrap_or_default();
    rows.dedup();
    if rows.is_empty() {
        rows = possible.iter().map(|line| in_a_sentence(&line.said)).collect();
    }
    if let Subject::Ask(posed) = matter {
        let findings: Vec<&Finding> = verdict.outcomes.iter().map(|outcome| &*outcome.finding).collect();
        let together = posed.query.summarize(&findings);
        if !together.is_empty() {
            return (together, false);
        }
    }
    let said: Sentence = match (verdict.status, possible.len()) {
        (Status::Contested, _) => say!(report::Contested { rows: either(rows) }),
        (_, count) if count > MOST_POSSIBLE => say!(report::OpenManyWays { count: count }),
        _ => {
            // The sums alone do not say whether the feature is completed.
            let are_sums = rows.iter().all(|row| row.id() == features::SumInASentence::MESSAGE.id());
            let mut completions = verdict.outcomes.iter().map(Outcome::completion);
            let first = completions.next().flatten().filter(|_| are_sums);
            let finished = match first.filter(|so| completions.all(|other| other == Some(*so))) {
                Some(true) => "yes",
                Some(false) => "no",
                None => "none",
            };
            say!(report::OpenWays { rows: either(rows), finished: finished })
        }
    };
    let mut by: Vec<String> = Vec::new();
    for answer in &answers {
        by.extend(places(answer, verdict));
    }
    let mut seen = BTreeSet::new();
    by.retain(|place| seen.insert(place.clone()));
    let see = (!by.is_empty()).then(|| say!(report::See { places: Arg::list(by) }));
    (std::iter::once(said).chain(see).collect(), false)
}

/// The places of the rules by which something is so, if there are any.
fn by_which(places: Vec<String>) -> Option<Sentence> {
    (!places.is_empty()).then(|| say!(report::ByWhich { places: Arg::list(places) }))
}

/// What an outcome says, in sentences.
pub(super) fn answers(
    table: &Table<'_>,
    matter: Subject<'_>,
    outcome: &Outcome,
    worths: &[u32],
    voice: Voice<'_>,
) -> String {
    spoken(&describe_finding(table, matter, &outcome.finding, worths).0.today, voice)
}

/// Sentences, one after the other.
pub(super) fn spoken(sentences: &[Sentence], voice: Voice<'_>) -> String {
    sentences.iter().map(|said| voice.capitalized_sentence(said)).collect::<Vec<String>>().join(" ")
}

/// The place of the rule on which an outcome rests, where its answer names the questions and this one is not `disputed`.
pub(super) fn rule_of(
    table: &Table<'_>,
    matter: Subject<'_>,
    outcome: &Outcome,
    verdict: &Verdict<'_>,
    disputed: &[QuestionId],
) -> Option<String> {
    let (answer, _) = describe_finding(table, matter, &outcome.finding, &outcome.distinct_worths());
    if answer.questions.first().is_some_and(|question| disputed.contains(question)) {
        return None;
    }
    places(&answer, verdict).into_iter().next()
}

/// The places of the rules by which an answer is so, where it names the questions; the one on which it rests first.
fn places(answer: &Answer, verdict: &Verdict<'_>) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for question in &answer.questions {
        let place = decided::weightiest(verdict, *question).map(|ruling| ruling.short_place());
        places.extend(place.filter(|place| !places.contains(place)));
    }
    places
}

/// A row as a sentence has it: `8 points (4 tiles × 2)` in place of `8 = 4 tiles × 2`.
fn in_a_sentence(row: &Sentence) -> Sentence {
    if row.id() == features::RowSum::MESSAGE.id() {
        return Sentence::new(features::SumInASentence::MESSAGE, row.args().to_vec());
    }
    row.clone()
}

/// Answers of which one holds.
fn either(rows: Vec<Sentence>) -> Sentence {
    let mut rows = rows.into_iter();
    let first = rows.next().unwrap_or_else(|| say!(report::PhraseNothing));
    rows.fold(first, |before, last| say!(lists::Either { before: before, next: last }))
}
