//! What decides: the questions of law on which the rows of the table turn, the readings by which each row is so, and who
//! says so.

use crate::sorting::{sort, sort_by_key};
use std::collections::{BTreeMap, BTreeSet};

use super::rows::{Course, MarkedRow};
use super::section::Section;
use crate::mechanics::Table;
use crate::rulebook::{CitedRuling, Date, Holding, Law, Link, QuestionId, ReadingIx, RuleSet, SetKind, question_data};
use crate::verdict::{Citation, Role, Scope, SubjectVerdicts, Trials, Verdict, judge_lazily, leading_rule_set};

/// Up to how many tiles a board has whose answer under one rule set is held against those under all others.
const MOST_TILES: usize = 2_000;

/// A question of law that decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// Its id: `count.road-city`.
    pub id: String,
    /// The question in a few words.
    pub asks: String,
    /// That it decides, in a sentence.
    pub head: String,
    /// The readings by which rows of the table are so.
    pub readings: Vec<Way>,
    /// Under which rule sets nobody ruled, in a phrase, if there are any.
    pub open: Option<String>,
    /// That nobody ruled under today's rules, in a phrase, if that is so and there are others.
    pub open_today: Option<String>,
    /// Whether some document says that it is open, or leaves it so.
    pub is_left_open: bool,
}

/// A reading by which rows of the table are so, and who says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The reading.
    pub(in crate::report) reading: ReadingIx,
    /// Its number, if a row refers to it.
    pub number: Option<usize>,
    /// The reading in a few words.
    pub answer: String,
    /// Who says so and when; that nobody does.
    pub who: String,
    /// Whether a ruling says so.
    pub is_ruled: bool,
    /// The place in its document; empty without a ruling, and for the table's own rules.
    pub place: String,
    /// The document of the ruling; empty where `place` is.
    pub document: String,
    /// Its date as far as the document has one beside its own name, or that it is our inference; with the date of the
    /// ruling by which it was so first.
    pub dated: Option<String>,
    /// Where the citation leads, if anywhere.
    pub link: Option<Link>,
}

/// A question that decides.
#[derive(Debug, Clone)]
pub(super) struct Deciding<'b> {
    pub(super) question: QuestionId,
    /// Each reading that some rule set follows or by which some row is so, the weightiest first.
    pub(super) readings: Vec<Held<'b>>,
    /// The rule sets that leave it open, by their places.
    pub(super) open: Vec<usize>,
    /// The courses of two rule sets that it parts, the answer being tried with the reading of the other.
    pub(super) parts: Parted,
}

/// A reading, and who says so.
#[derive(Debug, Clone)]
pub(super) struct Held<'b> {
    pub(super) reading: ReadingIx,
    /// The ruling: today's, if that says so, else the latest; `None` if nobody says so.
    pub(super) ruling: Option<CitedRuling<'b>>,
    /// The ruling by which the first of the official rules that are asked says so, if it is another.
    pub(super) first: Option<CitedRuling<'b>>,
    /// Whether today's rules hold it, and no other.
    pub(super) today: bool,
}

/// The questions on which the answer turns, those that came up today first.
pub(super) fn all_deciding<'b>(table: &Table<'_>, told: &[Section<'_, 'b>], sets: &'b [RuleSet]) -> Vec<Deciding<'b>> {
    let mut trials = Trials::new(table);
    let mut questions: Vec<QuestionId> = Vec::new();
    let mut parts: Parts = BTreeMap::new();
    for one in told {
        let found = if let [own] = sets {
            under_one(table, one.verdicts, own, &mut trials)
        } else {
            let turning = turning(one.verdicts, &one.lines, sets, &mut trials, &mut parts);
            // Rules of another time that agree are not today's: what sets them apart decides.
            let elsewhen = RuleSet::find_present(sets).is_none() && turning.is_empty();
            match leading_rule_set([one.verdicts], sets).filter(|_| elsewhen) {
                Some(own) => under_one(table, one.verdicts, &sets[own], &mut trials),
                None => turning,
            }
        };
        let apart = apart(&one.lines, &found);
        for question in found.into_iter().chain(apart) {
            if !questions.contains(&question) {
                questions.push(question);
            }
        }
    }
    let speaking = leading_rule_set(told.iter().map(|one| one.verdicts), sets);
    let deciding = |question| {
        let parts = parts.remove(&question).unwrap_or_default();
        Deciding { parts, ..deciding(told, question, sets, speaking) }
    };
    questions.into_iter().map(deciding).collect()
}

/// Those on which there is more than one reading.
pub(super) fn disputed(deciding: &[Deciding<'_>]) -> Vec<QuestionId> {
    let several = deciding.iter().filter(|found| found.readings.len() > 1);
    several.map(|found| found.question).collect()
}

/// Courses of rule sets, each with those from which a question parts it.
type Parted = BTreeMap<Course, BTreeSet<Course>>;
/// The same of each question.
type Parts = BTreeMap<QuestionId, Parted>;

/// What was held on the way to a verdict that leaves nothing open.
fn course(verdict: &Verdict<'_>) -> Option<Course> {
    let is_settled = verdict.points_of_law.iter().all(|point| point.readings.len() == 1);
    let held = || verdict.points_of_law.iter().map(|point| (point.question, point.readings[0]));
    is_settled.then(|| held().collect())
}

/// Under one rule set alone whatever the law said decides: first that on which others would answer otherwise, those
/// nearest in time before the rest.
fn under_one(
    table: &Table<'_>,
    subject: &SubjectVerdicts<'_>,
    own: &RuleSet,
    trials: &mut Trials<'_, '_>,
) -> Vec<QuestionId> {
    let points = subject.verdicts.iter().flat_map(|v| v.points_of_law.iter());
    let mut questions: Vec<QuestionId> = Vec::new();
    for point in points.filter(|point| point.matters) {
        if !questions.contains(&point.question) {
            questions.push(point.question);
        }
    }
    // What is told only where it decides does so if others would answer otherwise.
    let is_quiet = |question: &QuestionId| question_data(*question).quiet;
    let asks = questions.len() > 1 || questions.iter().any(is_quiet);
    if !asks || table.board().all().nth(MOST_TILES).is_some() {
        questions.retain(|question| !is_quiet(question));
        return questions;
    }
    let mut sets = table.applicable_rule_sets(&RuleSet::all()).into_owned();
    // Those that were agreed on come last.
    let apart = |set: &RuleSet| {
        let months = |date: Date| {
            let (year, month, ..) = date.parts();
            u32::from(year) * 12 + u32::from(month)
        };
        (set.kind() != SetKind::Era, months(set.date()).abs_diff(months(own.date())))
    };
    sort_by_key(&mut sets, apart);
    sets.insert(0, own.clone());
    let mut disputed: Vec<QuestionId> = Vec::new();
    let alone = Scope::Selected(&|ix| ix == subject.subject);
    for judged in judge_lazily(table, Law::for_sets(&sets), alone) {
        disputed.extend((1..sets.len()).flat_map(|n| trials.find_dividing_questions(&judged, &sets, 0, n)));
    }
    let place = |question: &QuestionId| disputed.iter().position(|known| known == question);
    questions.retain(|question| !is_quiet(question) || place(question).is_some());
    sort_by_key(&mut questions, |question| place(question).unwrap_or(usize::MAX));
    questions
}

/// What is open and makes a difference.
fn open_and_telling(subject: &SubjectVerdicts<'_>) -> Vec<QuestionId> {
    let mut found = Vec::new();
    for verdict in &subject.verdicts {
        for point in verdict.points_of_law.iter() {
            let unruled = point.readings.len() == 1 && point.holding == "open";
            let tells = (point.matters && point.readings.len() > 1) || unruled;
            if tells && !found.contains(&point.question) {
                found.push(point.question);
            }
        }
    }
    found
}

/// The questions on which a subject's rows turn: what is open, and what is held otherwise where the answer is another.
fn turning(
    subject: &SubjectVerdicts<'_>,
    lines: &[MarkedRow],
    sets: &[RuleSet],
    trials: &mut Trials<'_, '_>,
    parts: &mut Parts,
) -> Vec<QuestionId> {
    let mut questions = open_and_telling(subject);
    let differ = |a: usize, b: usize| lines.iter().any(|line| line.marks[a] != line.marks[b]);
    let place = |n: usize| subject.verdicts.iter().position(|v| v.rule_sets.contains(&n));
    let mut tried: BTreeSet<(Option<usize>, Option<usize>)> = BTreeSet::new();
    let mut together: Vec<((usize, usize), Vec<QuestionId>)> = Vec::new();
    let speaking = leading_rule_set([subject], sets);
    // What makes the answer for which is spoken another than others, and than how many.
    let mut telling: BTreeMap<QuestionId, usize> = BTreeMap::new();
    for a in 0..sets.len() {
        for b in a + 1..sets.len() {
            if !differ(a, b) || !tried.insert((place(a), place(b))) {
                continue;
            }
            let found = trials.find_dividing_questions(subject, sets, a, b);
            let courses = [a, b].map(|n| subject.verdict_under(n).and_then(course));
            if let [Some(one), Some(other)] = courses {
                for question in &found {
                    let known = parts.entry(*question).or_default();
                    known.entry(one.clone()).or_default().insert(other.clone());
                    known.entry(other.clone()).or_default().insert(one.clone());
                }
            }
            // Whichever of those that answer alike it is.
            let speaks = |n: usize| speaking.is_some_and(|own| place(own) == place(n));
            if speaks(a) || speaks(b) {
                for question in &found {
                    *telling.entry(*question).or_default() += 1;
                }
            }
            match found.as_slice() {
                [one] if questions.contains(one) => {}
                [one] => questions.push(*one),
                several => together.push(((a, b), several.to_vec())),
            }
        }
    }
    sort_by_key(&mut together, |(_, several)| several.len());
    for (pair, several) in together {
        let (known, further): (Vec<QuestionId>, Vec<QuestionId>) =
            several.into_iter().partition(|question| questions.contains(question));
        if known.is_empty() || trials.readings_explain_difference(subject, sets, pair, &known) == Some(false) {
            questions.extend(further);
        }
    }
    let asked_today = |question: &QuestionId| {
        let today = speaking.and_then(|n| subject.verdict_under(n));
        today.is_some_and(|v| v.points_of_law.iter().any(|p| p.question == *question))
    };
    sort_by_key(&mut questions, |question| {
        let tells = telling.get(question).copied().unwrap_or_default();
        (std::cmp::Reverse(tells), !asked_today(question))
    });
    questions
}

/// How many courses of law are compared with one another.
const MOST_COMPARED: usize = 200;

/// The questions by which rows come apart that all the questions that are known leave together.
fn apart(lines: &[MarkedRow], known: &[QuestionId]) -> Vec<QuestionId> {
    let all: Vec<(usize, &Course)> = lines
        .iter()
        .enumerate()
        .flat_map(|(n, line)| line.courses.iter().map(move |course| (n, course)))
        .take(MOST_COMPARED)
        .collect();
    let mut found: Vec<QuestionId> = Vec::new();
    for (place, (n, a)) in all.iter().enumerate() {
        for (m, b) in all.iter().skip(place + 1).filter(|(m, _)| m != n) {
            // Several rows may be so together.
            let has = |line: usize, course: &Course| lines.get(line).is_some_and(|line| line.courses.contains(course));
            if has(*n, b) || has(*m, a) {
                continue;
            }
            let differ =
                |question: &QuestionId| b.get(question).is_some_and(|reading| a.get(question) != Some(reading));
            // Some question that is told may explain it, by its reading or by being asked at all.
            let is_explained = known.iter().chain(&found).any(|q| a.get(q) != b.get(q));
            let mut asked = a.keys().filter(|question| differ(question));
            if !is_explained && let (Some(only), None) = (asked.next(), asked.next()) {
                found.push(*only);
            }
        }
    }
    found
}

/// What all that is told says to a question.
fn deciding<'b>(
    told: &[Section<'_, 'b>],
    question: QuestionId,
    sets: &'b [RuleSet],
    speaking: Option<usize>,
) -> Deciding<'b> {
    let present = RuleSet::find_present(sets);
    // The rules for which the answer speaks first, then the latest official ones, then what else was agreed on.
    let mut order: Vec<usize> = (0..sets.len()).collect();
    let is_official = |n: usize| matches!(sets[n].kind(), SetKind::Era | SetKind::Dated);
    // The table's own come last: what others say, too, is no rule of its own.
    let is_own = |n: usize| sets[n].kind() == SetKind::House;
    sort_by_key(&mut order, |n| {
        (is_own(*n), speaking != Some(*n), !is_official(*n), std::cmp::Reverse(sets[*n].date()), *n)
    });
    let mut readings: Vec<Held<'b>> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for n in order {
        for verdict in told.iter().filter_map(|one| one.verdicts.verdict_under(n)) {
            let Some(point) = verdict.points_of_law.iter().find(|p| p.question == question) else {
                continue;
            };
            if point.holding == "open" {
                open.push(n);
                continue;
            }
            for reading in &point.readings {
                let ruling = ruling(verdict, question, *reading, n);
                keep(&mut readings, *reading, ruling, is_official(n));
            }
            if let ([only], true) = (&*point.readings, present == Some(n)) {
                for held in readings.iter_mut().filter(|held| held.reading == *only) {
                    held.today = true;
                }
            }
        }
    }
    sort(&mut open);
    open.dedup();
    // By what nobody says some row may be so all the same.
    let courses = told.iter().flat_map(|one| &one.lines).flat_map(|line| &line.courses);
    let reasons: BTreeSet<ReadingIx> = courses.filter_map(|course| course.get(&question)).copied().collect();
    for reading in reasons {
        keep(&mut readings, reading, None, false);
    }
    // What a rule set holds that was not even asked is said by somebody all the same.
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
    Deciding { question, readings, open, parts: Parted::new() }
}

/// The weightiest ruling by which a verdict follows a reading under a rule set, and the latest of equals.
fn ruling<'b>(verdict: &Verdict<'b>, question: QuestionId, reading: ReadingIx, set: usize) -> Option<CitedRuling<'b>> {
    let says = |c: &&Citation<'b>| c.ruling.reading() == Some(reading) && c.rule_sets.contains(&set);
    decides(verdict, question).filter(says).map(|c| c.ruling).min_by_key(weight)
}

/// Keeps a reading once: with the ruling that is told first, and the one by which the first official rules say so.
fn keep<'b>(readings: &mut Vec<Held<'b>>, reading: ReadingIx, ruling: Option<CitedRuling<'b>>, official: bool) {
    match readings.iter_mut().find(|held| held.reading == reading) {
        Some(held) if held.ruling.is_none() => held.ruling = ruling,
        Some(held) => {
            let other = ruling.filter(|ruling| official && held.ruling.as_ref() != Some(ruling));
            // The earliest, unless it has less authority than a later one.
            let rank = |ruling: &CitedRuling<'_>| (ruling.authority(), ruling.is_derived());
            held.first = match (other, held.first) {
                (Some(earlier), Some(later)) if rank(&later) < rank(&earlier) => Some(later),
                (earlier, later) => earlier.or(later),
            };
        }
        None => readings.push(Held { reading, ruling, first: None, today: false }),
    }
}

/// The weightiest of the rulings by which a verdict answers a question, and the latest of equals.
pub(super) fn weightiest<'b>(verdict: &Verdict<'b>, question: QuestionId) -> Option<CitedRuling<'b>> {
    decides(verdict, question).map(|c| c.ruling).min_by_key(weight)
}

/// The weightiest of the rulings by which one of the rule sets of a verdict answers a question.
pub(in crate::report) fn ruling_under<'b>(
    verdict: &Verdict<'b>,
    question: QuestionId,
    set: usize,
) -> Option<CitedRuling<'b>> {
    let own = decides(verdict, question).filter(|citation| citation.rule_sets.contains(&set));
    own.map(|citation| citation.ruling).min_by_key(weight)
}

/// The rulings that answer a question for a verdict.
fn decides<'v, 'b>(verdict: &'v Verdict<'b>, question: QuestionId) -> impl Iterator<Item = &'v Citation<'b>> {
    let says = move |c: &&Citation<'b>| c.question == question && c.role == Role::Decides;
    verdict.citations.iter().filter(says)
}

fn weight(ruling: &CitedRuling<'_>) -> impl Ord + use<> {
    (ruling.authority(), ruling.is_derived(), std::cmp::Reverse(ruling.in_force_from()))
}

/// The readings by which a row is so: each entry is enough by itself, what stands in it is needed together.
pub(in crate::report) type Reasons = Vec<Vec<(QuestionId, ReadingIx)>>;

/// How many courses of law are held against one another to find what a row needs.
const MOST_HELD: usize = 400;

/// By which readings each of several rows is so: each entry is enough by itself, what stands in it is needed together.
/// Of a row that comes out by whatever is held what is always held on the way to it, if anything is.
pub(super) fn reasons(rows: &[&[Course]], deciding: &[Deciding<'_>]) -> Vec<Reasons> {
    let all = rows.iter().map(|row| row.len()).sum::<usize>();
    let of_row = |n: usize, row: &[Course]| {
        // Several rows may be so by the same course.
        let others = rows.iter().enumerate().filter(|(m, _)| *m != n).flat_map(|(_, other)| *other);
        let others: Vec<&Course> = others.filter(|course| !row.contains(course)).collect();
        // What is not asked on the way may be held either way. Where it was tried what makes two rule sets differ, one of
        // these questions is among the reasons.
        let excludes = |own: &Course, together: &[(QuestionId, ReadingIx)]| {
            !others.iter().any(|course| {
                if together.iter().all(|(q, r)| course.get(q).is_none_or(|own| own == r)) {
                    return true;
                }
                let parts = |d: &&Deciding<'_>| d.parts.get(own).is_some_and(|others| others.contains(*course));
                let mut parting = deciding.iter().filter(parts).peekable();
                let is_known = parting.peek().is_some();
                is_known && !parting.any(|d| together.iter().any(|(q, _)| *q == d.question))
            })
        };
        let mut reasons: Reasons = Vec::new();
        let mut courses: Reasons = Vec::new();
        for course in row {
            let own = |d: &Deciding<'_>| Some((d.question, *course.get(&d.question)?));
            let readings: Vec<(QuestionId, ReadingIx)> = deciding.iter().filter_map(own).collect();
            if !others.is_empty() && all <= MOST_HELD && excludes(course, &readings) {
                let mut needed = readings.clone();
                // First without what is held otherwise on another way to the row; of equals, whatever the board's order.
                let is_shared = |(question, reading): &(QuestionId, ReadingIx)| {
                    row.iter().all(|course| course.get(question) == Some(reading))
                };
                let mut tried: Vec<&(QuestionId, ReadingIx)> = readings.iter().collect();
                sort_by_key(&mut tried, |reading| (is_shared(reading), std::cmp::Reverse(reading.0)));
                for reading in tried {
                    let without: Vec<_> = needed.iter().copied().filter(|r| r != reading).collect();
                    if excludes(course, &without) {
                        needed = without;
                    }
                }
                reasons.push(needed);
            }
            courses.push(readings);
        }
        if reasons.iter().all(Vec::is_empty) {
            let always = |(question, reading): &(QuestionId, ReadingIx)| {
                row.iter().all(|course| course.get(question).is_none_or(|own| own == reading))
            };
            reasons = courses.iter().map(|together| together.iter().copied().filter(always).collect()).collect();
        }
        if reasons.iter().all(Vec::is_empty) {
            reasons = courses;
        }
        reasons.retain(|together| !together.is_empty());
        sort(&mut reasons);
        reasons.dedup();
        // What is enough by itself is enough with more.
        let fewer = reasons.clone();
        reasons.retain(|together| {
            let needs_less = |other: &Vec<(QuestionId, ReadingIx)>| {
                other != together && other.iter().all(|reading| together.contains(reading))
            };
            !fewer.iter().any(needs_less)
        });
        reasons
    };
    rows.iter().enumerate().map(|(n, row)| of_row(n, row)).collect()
}
