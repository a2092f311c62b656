//! The questions of law that decide an answer: those on which the rows of the table depend, the readings that lead to each
//! row, and the rulings behind these.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::{collect_map, distinct};
use carcassonne_base::sorting::{sort_by_key, sort_unique, sorted_unique};
use carcassonne_law::{CitedRuling, Date, Holding, Law, Link, QuestionId, ReadingIx, RuleSet, SetKind, question_data};
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{
    Citation, Role, Scope, SubjectVerdicts, Trials, Verdict, judge_lazily, leading_rule_set,
};

use super::rows::{MarkedRow, ReadingMap};
use super::section::Section;

/// The maximum number of tiles of a board on which the answer of a single rule set is compared with those of all
/// others.
const MOST_TILES: usize = 2_000;

/// A question of law that decides, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The id of the question: `count.road-city`.
    pub id: String,
    /// The question in a few words.
    pub asks: String,
    /// The sentence that introduces the question as the one that decides.
    pub head: String,
    /// The readings that lead to rows of the table.
    pub readings: Vec<ReadingRow>,
    /// The rule sets under which no ruling decides, in a phrase; `None` if there are none.
    pub open: Option<String>,
    /// The phrase that no ruling decides under today's rules; `None` if one does, or with today's rules alone.
    pub open_today: Option<String>,
    /// Set if a document leaves the question open under today's rules.
    pub is_left_open: bool,
}

/// A reading that leads to rows of the table, with its ruling, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingRow {
    /// The reading.
    pub reading: ReadingIx,
    /// The number of the reading; `None` if no row refers to it.
    pub number: Option<usize>,
    /// The reading in a few words.
    pub answer: String,
    /// The authority and the date of the ruling, or a phrase that there is no ruling.
    pub authority: String,
    /// Set if there is a ruling with this reading.
    pub is_ruled: bool,
    /// The place in the document; empty without a ruling, and for a table's own rules.
    pub place: String,
    /// The document of the ruling; empty where `place` is.
    pub document: String,
    /// The date of the ruling, unless the document's name has it, and that of the first ruling with this reading.
    pub date: Option<String>,
    /// The address of the citation, if it has one.
    pub link: Option<Link>,
}

/// A question of law that decides.
#[derive(Debug, Clone)]
pub(super) struct DecidingQuestion<'b> {
    /// The question.
    pub(super) question: QuestionId,
    /// The readings that some rule set follows or that lead to some row, in the order of their rule sets: the leading one, official ones from the latest on, presets, a table's own rules; then
    /// those of rows alone.
    pub(super) readings: Vec<HeldReading<'b>>,
    /// The rule sets that leave the question open, by index.
    pub(super) open: Vec<usize>,
    /// The settled readings of pairs of rule sets that reach different verdicts because of this question.
    separated: Separated,
}

/// A reading with its ruling.
#[derive(Debug, Clone)]
pub(super) struct HeldReading<'b> {
    /// The reading.
    pub(super) reading: ReadingIx,
    /// The ruling: today's if it has this reading, else the latest; `None` without one.
    pub(super) ruling: Option<CitedRuling<'b>>,
    /// The ruling of the first official rule set with this reading, if it is another.
    pub(super) first_ruling: Option<CitedRuling<'b>>,
    /// Set if this is the reading of today's rules.
    pub(super) is_todays: bool,
}

/// Returns the questions on which the answer depends, those that came up under the leading rule set first.
pub(super) fn deciding_questions<'b>(
    table: &Table<'_>,
    sections: &[Section<'_, 'b>],
    sets: &'b [RuleSet],
) -> Vec<DecidingQuestion<'b>> {
    let mut trials = Trials::new(table);
    let mut questions: Vec<QuestionId> = Vec::new();
    let mut separated: BTreeMap<QuestionId, Separated> = BTreeMap::new();
    for section in sections {
        let found = if let [only] = sets {
            single_set_questions(table, section.verdicts, only, &mut trials)
        } else {
            let dividing = dividing_questions(section.verdicts, &section.rows, sets, &mut trials, &mut separated);
            // Rule sets that agree, without today's among them, may still differ from today's.
            let is_other_time = RuleSet::find_present(sets).is_none() && dividing.is_empty();
            match leading_rule_set([section.verdicts], sets).filter(|_| is_other_time) {
                Some(leading) => single_set_questions(table, section.verdicts, &sets[leading], &mut trials),
                None => dividing,
            }
        };
        let more = unexplained_questions(&section.rows, &found);
        questions.extend(found.into_iter().chain(more));
    }
    let leading = leading_rule_set(sections.iter().map(|section| section.verdicts), sets);
    let deciding = |question| {
        let separated = separated.remove(&question).unwrap_or_default();
        DecidingQuestion { separated, ..deciding_question(sections, question, sets, leading) }
    };
    distinct(questions).into_iter().map(deciding).collect()
}

/// Returns the questions with more than one reading.
pub(super) fn disputed_questions(deciding: &[DecidingQuestion<'_>]) -> Vec<QuestionId> {
    let disputed = deciding.iter().filter(|decisive| decisive.readings.len() > 1);
    disputed.map(|decisive| decisive.question).collect()
}

/// The settled readings of rule sets, each with those of the rule sets from which a question separates them.
type Separated = BTreeMap<ReadingMap, BTreeSet<ReadingMap>>;

/// Returns the readings that lead to a verdict; `None` if one of them is open.
fn settled_readings(verdict: &Verdict<'_>) -> Option<ReadingMap> {
    let is_settled = verdict.points_of_law.iter().all(|point| point.readings.len() == 1);
    let readings = || verdict.points_of_law.iter().map(|point| (point.question, point.readings[0]));
    is_settled.then(|| collect_map(readings()))
}

/// Returns the questions that decide under a single rule set: all that matter, those first on which other rule sets reach
/// another verdict, nearest in time first. Quiet questions are left out, unless another rule set reaches another verdict.
fn single_set_questions(
    table: &Table<'_>,
    subject: &SubjectVerdicts<'_>,
    set: &RuleSet,
    trials: &mut Trials<'_, '_>,
) -> Vec<QuestionId> {
    let points = subject.verdicts.iter().flat_map(|v| v.points_of_law.iter());
    let mut questions = distinct(points.filter(|point| point.matters).map(|point| point.question));
    let is_quiet = |question: &QuestionId| question_data(*question).quiet;
    let needs_comparison = questions.len() > 1 || questions.iter().any(is_quiet);
    if !needs_comparison || table.board().all().nth(MOST_TILES).is_some() {
        questions.retain(|question| !is_quiet(question));
        return questions;
    }
    let mut sets = table.applicable_rule_sets(&RuleSet::all()).into_owned();
    // Eras first, then by the distance in months.
    let distance = |other: &RuleSet| {
        let months = |date: Date| {
            let (year, month, ..) = date.parts();
            u32::from(year) * 12 + u32::from(month)
        };
        (other.kind() != SetKind::Era, months(other.date()).abs_diff(months(set.date())))
    };
    sort_by_key(&mut sets, distance);
    sets.insert(0, set.clone());
    let mut dividing: Vec<QuestionId> = Vec::new();
    let scope = Scope::Selected(&|ix| ix == subject.subject);
    for judged in judge_lazily(table, Law::for_sets(&sets), scope) {
        dividing.extend((1..sets.len()).flat_map(|n| trials.find_dividing_questions(&judged, &sets, 0, n)));
    }
    let position = |question: &QuestionId| dividing.iter().position(|known| known == question);
    questions.retain(|question| !is_quiet(question) || position(question).is_some());
    sort_by_key(&mut questions, |question| position(question).unwrap_or(usize::MAX));
    questions
}

/// Returns the open questions that matter to a verdict on a subject.
fn open_questions(subject: &SubjectVerdicts<'_>) -> Vec<QuestionId> {
    let mut found = Vec::new();
    for point in subject.verdicts.iter().flat_map(|verdict| verdict.points_of_law.iter()) {
        let is_unruled = point.readings.len() == 1 && point.holding == "open";
        let is_open = (point.matters && point.readings.len() > 1) || is_unruled;
        if is_open && !found.contains(&point.question) {
            found.push(point.question);
        }
    }
    found
}

/// The questions that divide the rule sets of a subject, found by comparing pairs.
struct PairComparison {
    /// The open questions, and those that alone divide a pair.
    questions: Vec<QuestionId>,
    /// The pairs that several questions divide together.
    joint: Vec<((usize, usize), Vec<QuestionId>)>,
    /// The number of pairs with the leading verdict that each question divides.
    leading_pairs: BTreeMap<QuestionId, usize>,
}

/// Compares each pair of rule sets with different marks and verdicts on a subject, and adds their readings to `separated`.
fn compare_pairs(
    subject: &SubjectVerdicts<'_>,
    rows: &[MarkedRow],
    sets: &[RuleSet],
    trials: &mut Trials<'_, '_>,
    separated: &mut BTreeMap<QuestionId, Separated>,
) -> PairComparison {
    let (mut joint, mut leading_pairs) = (Vec::new(), BTreeMap::new());
    let mut questions = open_questions(subject);
    let differ = |a: usize, b: usize| rows.iter().any(|row| row.marks[a] != row.marks[b]);
    let verdict = |n: usize| subject.verdicts.iter().position(|v| v.rule_sets.contains(&n));
    let leading = leading_rule_set([subject], sets);
    let leads = |n: usize| leading.is_some_and(|leading| verdict(leading) == verdict(n));
    let mut compared: BTreeSet<(Option<usize>, Option<usize>)> = BTreeSet::new();
    let pairs = (0..sets.len()).flat_map(|a| (a + 1..sets.len()).map(move |b| (a, b)));
    for (a, b) in pairs {
        if !differ(a, b) || !compared.insert((verdict(a), verdict(b))) {
            continue;
        }
        let found = trials.find_dividing_questions(subject, sets, a, b);
        let readings = [a, b].map(|n| subject.verdict_under(n).and_then(settled_readings));
        if let [Some(one), Some(other)] = readings {
            for question in &found {
                let known = separated.entry(*question).or_default();
                known.entry(one.clone()).or_default().insert(other.clone());
                known.entry(other.clone()).or_default().insert(one.clone());
            }
        }
        if leads(a) || leads(b) {
            for question in &found {
                *leading_pairs.entry(*question).or_default() += 1;
            }
        }
        match found.as_slice() {
            [only] if questions.contains(only) => {}
            [only] => questions.push(*only),
            several => joint.push(((a, b), several.to_vec())),
        }
    }
    PairComparison { questions, joint, leading_pairs }
}

/// Returns the questions on which a subject's rows depend, those that divide most rule sets from the leading one first: the
/// open ones, and those whose different readings lead to different verdicts. Adds the readings to `separated`.
fn dividing_questions(
    subject: &SubjectVerdicts<'_>,
    rows: &[MarkedRow],
    sets: &[RuleSet],
    trials: &mut Trials<'_, '_>,
    separated: &mut BTreeMap<QuestionId, Separated>,
) -> Vec<QuestionId> {
    let PairComparison { mut questions, mut joint, leading_pairs } =
        compare_pairs(subject, rows, sets, trials, separated);
    sort_by_key(&mut joint, |(_, several)| several.len());
    for (pair, several) in joint {
        let (known, more): (Vec<QuestionId>, Vec<QuestionId>) =
            several.into_iter().partition(|question| questions.contains(question));
        if known.is_empty() || trials.readings_explain_difference(subject, sets, pair, &known) == Some(false) {
            questions.extend(more);
        }
    }
    let leading_verdict = leading_rule_set([subject], sets).and_then(|n| subject.verdict_under(n));
    let came_up = |question: &QuestionId| {
        leading_verdict.is_some_and(|v| v.points_of_law.iter().any(|p| p.question == *question))
    };
    sort_by_key(&mut questions, |question| {
        let pairs = leading_pairs.get(question).copied().unwrap_or_default();
        (std::cmp::Reverse(pairs), !came_up(question))
    });
    questions
}

/// The maximum number of ways to the rows of a subject that are compared with one another.
const MOST_COMPARED: usize = 200;

/// Returns the questions that alone separate rows which the `known` questions leave together.
fn unexplained_questions(rows: &[MarkedRow], known: &[QuestionId]) -> Vec<QuestionId> {
    let all: Vec<(usize, &ReadingMap)> = rows
        .iter()
        .enumerate()
        .flat_map(|(n, row)| row.reading_maps.iter().map(move |readings| (n, readings)))
        .take(MOST_COMPARED)
        .collect();
    let mut found: Vec<QuestionId> = Vec::new();
    for (place, (n, a)) in all.iter().enumerate() {
        for (m, b) in all.iter().skip(place + 1).filter(|(m, _)| m != n) {
            // Several rows may hold together.
            if rows[*n].reading_maps.contains(b) || rows[*m].reading_maps.contains(a) {
                continue;
            }
            let differs =
                |question: &QuestionId| b.get(question).is_some_and(|reading| a.get(question) != Some(reading));
            // A question explains the difference by its reading, or because it comes up for one of the rows only.
            let is_explained = known.iter().chain(&found).any(|q| a.get(q) != b.get(q));
            let mut differing = a.keys().filter(|question| differs(question));
            if !is_explained && let (Some(only), None) = (differing.next(), differing.next()) {
                found.push(*only);
            }
        }
    }
    found
}

/// Returns a question with its readings under all rule sets; `separated` is empty. `leading` is an index of `sets`.
fn deciding_question<'b>(
    sections: &[Section<'_, 'b>],
    question: QuestionId,
    sets: &'b [RuleSet],
    leading: Option<usize>,
) -> DecidingQuestion<'b> {
    let present = RuleSet::find_present(sets);
    // The leading rule set comes first, then the official ones from the latest on, then presets. A table's own rules are
    // last: a reading that others share is not their own.
    let mut order: Vec<usize> = (0..sets.len()).collect();
    let is_official = |n: usize| matches!(sets[n].kind(), SetKind::Era | SetKind::Dated);
    let is_house = |n: usize| sets[n].kind() == SetKind::House;
    sort_by_key(&mut order, |n| {
        (is_house(*n), leading != Some(*n), !is_official(*n), std::cmp::Reverse(sets[*n].date()), *n)
    });
    let mut readings: Vec<HeldReading<'b>> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for n in order {
        for verdict in sections.iter().filter_map(|section| section.verdicts.verdict_under(n)) {
            let Some(point) = verdict.points_of_law.iter().find(|p| p.question == question) else {
                continue;
            };
            if point.holding == "open" {
                open.push(n);
                continue;
            }
            for reading in &point.readings {
                let has_reading = |c: &Citation<'b>| c.ruling.reading() == Some(*reading) && c.rule_sets.contains(&n);
                let ruling = weightiest_citation(verdict, question, has_reading);
                add_reading(&mut readings, *reading, ruling, is_official(n));
            }
            if let ([only], true) = (&*point.readings, present == Some(n)) {
                for held in readings.iter_mut().filter(|held| held.reading == *only) {
                    held.is_todays = true;
                }
            }
        }
    }
    sort_unique(&mut open);
    // Readings without a ruling may lead to a row too.
    let maps = sections.iter().flat_map(|section| &section.rows).flat_map(|row| &row.reading_maps);
    let row_readings = sorted_unique(maps.filter_map(|readings| readings.get(&question)).copied());
    for reading in row_readings {
        add_reading(&mut readings, reading, None, false);
    }
    // A rule set under which the question did not come up may still have a ruling on it.
    for held in readings.iter_mut().filter(|held| held.ruling.is_none()) {
        held.ruling = sets.iter().find_map(|set| match Law::new(set).holding(question) {
            Holding::Settled { reading, rulings, .. } if *reading == held.reading => {
                rulings.iter().copied().min_by_key(weight)
            }
            Holding::Settled { .. } | Holding::Open { .. } | Holding::Contested { .. } | Holding::NotApplicable(_) => {
                None
            }
        });
    }
    DecidingQuestion { question, readings, open, separated: Separated::new() }
}

/// Adds a reading, or to a known reading its ruling: as the first official one, if it is `is_official` and another.
fn add_reading<'b>(
    readings: &mut Vec<HeldReading<'b>>,
    reading: ReadingIx,
    ruling: Option<CitedRuling<'b>>,
    is_official: bool,
) {
    match readings.iter_mut().find(|held| held.reading == reading) {
        Some(held) if held.ruling.is_none() => held.ruling = ruling,
        Some(held) => {
            let other = ruling.filter(|ruling| is_official && held.ruling.as_ref() != Some(ruling));
            // The earliest, unless a later one has more authority.
            let rank = |ruling: &CitedRuling<'_>| (ruling.authority(), ruling.is_derived());
            held.first_ruling = match (other, held.first_ruling) {
                (Some(earlier), Some(later)) if rank(&later) < rank(&earlier) => Some(later),
                (earlier, later) => earlier.or(later),
            };
        }
        None => readings.push(HeldReading { reading, ruling, first_ruling: None, is_todays: false }),
    }
}

/// Returns the weightiest ruling, the latest of equals, by which a verdict answers a question.
pub(super) fn weightiest_ruling<'b>(verdict: &Verdict<'b>, question: QuestionId) -> Option<CitedRuling<'b>> {
    weightiest_citation(verdict, question, |_| true)
}

/// Returns the weightiest ruling, the latest of equals, by which a rule set (an index) of a verdict answers a question.
pub(crate) fn ruling_under<'b>(verdict: &Verdict<'b>, question: QuestionId, set: usize) -> Option<CitedRuling<'b>> {
    weightiest_citation(verdict, question, |citation| citation.rule_sets.contains(&set))
}

/// Returns the weightiest ruling, the latest of equals, of the selected citations by which a verdict answers a question.
fn weightiest_citation<'b>(
    verdict: &Verdict<'b>,
    question: QuestionId,
    is_selected: impl Fn(&Citation<'b>) -> bool,
) -> Option<CitedRuling<'b>> {
    let decides = |c: &&Citation<'b>| c.question == question && c.role == Role::Decides && is_selected(c);
    verdict.citations.iter().filter(decides).map(|c| c.ruling).min_by_key(weight)
}

fn weight(ruling: &CitedRuling<'_>) -> impl Ord + use<> {
    (ruling.authority(), ruling.is_derived(), std::cmp::Reverse(ruling.in_force_from()))
}

/// A set of readings that is enough to lead to a row.
type Reason = Vec<(QuestionId, ReadingIx)>;

/// The reasons for a row: it holds with the readings of any one of them.
pub(super) type Reasons = Vec<Reason>;

/// The maximum number of ways to the rows of a group that are compared with one another.
const MOST_HELD: usize = 400;

/// Returns the reasons for each of several rows, which are given as the ways to them.
///
/// For a row that holds with any reading, the reason is the readings that all ways have in common, or else those of each way.
pub(super) fn reasons(rows: &[&[ReadingMap]], deciding: &[DecidingQuestion<'_>]) -> Vec<Reasons> {
    let is_small = rows.iter().map(|row| row.len()).sum::<usize>() <= MOST_HELD;
    let row_reasons = |(n, row): (usize, &&[ReadingMap])| {
        // Several rows may hold with the same readings.
        let others = rows.iter().enumerate().filter(|(m, _)| *m != n).flat_map(|(_, other)| *other);
        let others: Vec<&ReadingMap> = others.filter(|way| !row.contains(way)).collect();
        let readings = |way: &ReadingMap| {
            let reading = |d: &DecidingQuestion<'_>| Some((d.question, *way.get(&d.question)?));
            deciding.iter().filter_map(reading).collect()
        };
        let ways: Reasons = row.iter().map(readings).collect();
        let mut reasons: Reasons = Vec::new();
        if !others.is_empty() && is_small {
            let needed = |(way, readings)| needed_readings(row, way, readings, &others, deciding);
            reasons.extend(row.iter().zip(&ways).filter_map(needed));
        }
        if reasons.iter().all(Vec::is_empty) {
            let is_constant = |(question, reading): &(QuestionId, ReadingIx)| {
                row.iter().all(|way| way.get(question).is_none_or(|other| other == reading))
            };
            reasons = ways.iter().map(|readings| readings.iter().copied().filter(is_constant).collect()).collect();
        }
        if reasons.iter().all(Vec::is_empty) {
            reasons = ways;
        }
        reasons.retain(|reason| !reason.is_empty());
        sort_unique(&mut reasons);
        // A reason that contains another is superfluous.
        let all = reasons.clone();
        reasons.retain(|reason| {
            let is_contained = |other: &Reason| other != reason && other.iter().all(|reading| reason.contains(reading));
            !all.iter().any(is_contained)
        });
        reasons
    };
    rows.iter().enumerate().map(row_reasons).collect()
}

/// Returns those of the `readings` on a way to a row without which some of the `others`, ways to other rows, would fit;
/// `None` if one fits all readings.
fn needed_readings(
    row: &[ReadingMap],
    way: &ReadingMap,
    readings: &Reason,
    others: &[&ReadingMap],
    deciding: &[DecidingQuestion<'_>],
) -> Option<Reason> {
    // A question that does not come up on a way fits with any reading. If trials showed which questions separate the two
    // ways, one of these has to be among the readings.
    let excludes_others = |readings: &[(QuestionId, ReadingIx)]| {
        !others.iter().any(|other| {
            if readings.iter().all(|(q, r)| other.get(q).is_none_or(|reading| reading == r)) {
                return true;
            }
            let separates = |d: &&DecidingQuestion<'_>| d.separated.get(way).is_some_and(|ways| ways.contains(*other));
            let mut separating = deciding.iter().filter(separates).peekable();
            let is_tried = separating.peek().is_some();
            is_tried && !separating.any(|d| readings.iter().any(|(q, _)| *q == d.question))
        })
    };
    if !excludes_others(readings) {
        return None;
    }
    let mut needed = readings.clone();
    // Readings in which the ways to the row differ are left out first; of equals, the order is that of the questions, whatever
    // the order of the board.
    let is_shared =
        |(question, reading): &(QuestionId, ReadingIx)| row.iter().all(|way| way.get(question) == Some(reading));
    let mut candidates: Vec<&(QuestionId, ReadingIx)> = readings.iter().collect();
    sort_by_key(&mut candidates, |reading| (is_shared(reading), std::cmp::Reverse(reading.0)));
    for candidate in candidates {
        let fewer: Reason = needed.iter().copied().filter(|reading| reading != candidate).collect();
        if excludes_others(&fewer) {
            needed = fewer;
        }
    }
    Some(needed)
}
