//! The judging of a case under rule sets.
//!
//! Every subject is judged under every rule set; rule sets that have the same readings of the questions asked
//! share one computation and, if they reach the same result, one verdict. A question that the law leaves open
//! is judged under every reading.
//!
//! The following results are shared, and each is sound for the same reason: a mechanic is a function of the
//! board and of the readings that it is given.
//!
//! - A *finding* is kept with the readings that led to it; when the same readings come up again, for
//!   the same subject or for another that a gap joins to it, the finding is reused.
//! - The *consequences of the law* (the points of law, which of them matter, which other rule sets have the
//!   same readings of all of them) depend only on the questions asked, the law, and which runs led to the
//!   same outcome. They are computed once for all subjects: on a large board the same few courses come up
//!   again and again. So a subject costs one run for each answer that its rule sets give to its questions,
//!   however many rule sets there are.
//! - *Citations* depend only on the points of law and the rule sets under which they came up.

use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use carcassonne_base::gathering::collect_set;
use carcassonne_base::sorting::{sort, sort_by_key};
use carcassonne_law::{
    Holding, Inquiry, Law, NotApplicable, QuestionId, ReadingIx, ReadingPath, RuleSet, are_alike, run_every_reading,
};
use carcassonne_position::{PlayerIx, Status};

use super::outcome::{Citation, Judgement, Outcome, PointOfLaw, Role, SubjectVerdicts, Verdict};
use crate::landscape::{AreaIx, Gaps};
use crate::mechanics::{Finding, Subject, SubjectIx, Table, judge_feature, mechanic_of};

/// The subjects of a table that are judged: features and questions.
#[derive(Clone, Copy)]
pub enum Scope<'s> {
    /// Every feature and question that the table is to answer (`Table::is_answered`).
    Answered,
    /// The subjects of claims and expectations, and no others.
    Mentioned,
    /// Every feature and question, answered or not.
    All,
    /// The subjects for which the function returns `true`, answered or not.
    Selected(&'s dyn Fn(SubjectIx) -> bool),
}

/// Judges the subjects of a table that are in scope, under each of the rule sets.
pub fn judge<'b>(table: &Table<'_>, rule_sets: &'b [RuleSet], scope: Scope<'_>) -> Judgement<'b> {
    let judged = Judgement::new(rule_sets, judge_lazily(table, Law::for_sets(rule_sets), scope));
    match scope {
        // The subjects that no claim or expectation is about still count as answered.
        Scope::Mentioned => Judgement { answered: answered_subjects(table).count(), ..judged },
        Scope::Answered | Scope::All | Scope::Selected(_) => judged,
    }
}

/// Like [`judge`], but judges one subject at a time, so that a caller need not keep all verdicts.
///
/// A subject is judged when the iterator advances. A verdict has its rule sets as indices in `laws`, and a law may
/// differ from that of its rule set ([`Law::without_ruling`] leaves a ruling out).
pub fn judge_lazily<'b>(
    table: &Table<'_>,
    laws: impl Borrow<[Law<'b>]>,
    scope: Scope<'_>,
) -> impl Iterator<Item = SubjectVerdicts<'b>> {
    let mentioned = match scope {
        Scope::Mentioned => mentioned_subjects(table),
        Scope::Answered | Scope::All | Scope::Selected(_) => BTreeSet::new(),
    };
    let is_wanted = move |ix: SubjectIx| match scope {
        Scope::Answered => table.is_answered(ix),
        Scope::Mentioned => mentioned.contains(&ix),
        Scope::All => true,
        Scope::Selected(wanted) => wanted(ix),
    };
    // A question may presuppose something newer than everything on the board.
    let exclusions = find_exclusions(laws.borrow(), |set| table.board_too_new_for(set));
    let mut all_shared = vec![SharedResults::new(exclusions)];
    table.subjects().filter(move |(ix, _)| is_wanted(*ix)).filter_map(move |(ix, matter)| {
        PendingSubject { table, matter, ix }.judge(laws.borrow(), &mut all_shared, &mut Findings::default())
    })
}

/// Judges one subject under one law, and reuses the findings on it under other laws; `None` if it cannot be judged.
pub(super) fn judge_with_findings<'b>(
    table: &Table<'_>,
    subject: SubjectIx,
    law: Law<'b>,
    findings: &mut Findings,
) -> Option<SubjectVerdicts<'b>> {
    let laws = [law];
    let exclusions = find_exclusions(&laws, |set| table.board_too_new_for(set));
    let bench = PendingSubject { table, matter: table.subject(subject)?, ix: subject };
    bench.judge(&laws, &mut vec![SharedResults::new(exclusions)], findings)
}

/// Returns the subjects of claims and expectations: those whose verdicts [`weigh_claims`](super::weigh_claims) and
/// [`check_expectations`](super::check_expectations) read.
pub fn mentioned_subjects(table: &Table<'_>) -> BTreeSet<SubjectIx> {
    let claims = table.scenario.claims.iter().map(|claim| claim.about);
    let expected = table.scenario.expect.iter().map(|expect| expect.about);
    collect_set(claims.chain(expected).filter_map(|about| table.find_subject(about)))
}

/// Returns every subject of a table that is answered and judged by a mechanic, in the order of the table.
pub fn answered_subjects(table: &Table<'_>) -> impl Iterator<Item = SubjectIx> {
    table.subjects().filter_map(move |(ix, matter)| {
        let is_judged = match matter {
            Subject::Feature(subject) => mechanic_of(table, subject).is_some(),
            Subject::Ask(_) => true,
        };
        (is_judged && table.is_answered(ix)).then_some(ix)
    })
}

/// A finding and the readings that led to it.
struct Derivation {
    readings: ReadingPath,
    /// The questions that were only noted, each with the number of its open readings; `None` if the law left no choice.
    noted: Vec<(QuestionId, Option<usize>)>,
    finding: Arc<Finding>,
    /// The points of each player who scores.
    points: Arc<BTreeMap<PlayerIx, u32>>,
    /// Every feature of the table that the finding covers; empty if it covers only one.
    joined_subjects: Arc<[SubjectIx]>,
}

/// The findings on one subject so far. They apply under any law that gives the same readings.
#[derive(Default)]
pub(super) struct Findings(Vec<Arc<Derivation>>);

/// Findings on features that a gap joins, by the area that represents all the joined ones: each is computed only
/// once, however many subjects it is for.
type Groups = BTreeMap<AreaIx, Vec<Arc<Derivation>>>;

/// The results that subjects share: findings on features joined by gaps, and consequences of the law.
struct SharedResults<'b> {
    groups: Groups,
    /// The consequences of the law, by the course of the inquiry.
    consequences: BTreeMap<Box<[u32]>, Arc<Consequences>>,
    /// The course to look up in `consequences`: questions asked in each run, readings and outcome, as numbers.
    course: Vec<u32>,
    /// Every list of points of law that led to a verdict, each once.
    laws: Vec<PointsOfLaw<'b>>,
    /// The reason why each rule set cannot judge, or `None` if it can: something on the board or in a question is too
    /// new.
    exclusions: Vec<Option<NotApplicable>>,
    no_subjects: Arc<[SubjectIx]>,
    no_points: Arc<BTreeMap<PlayerIx, u32>>,
    no_ways: Arc<[ReadingPath]>,
}

/// The consequences of the law alone, given the questions asked of it and the runs that led to the
/// same outcome.
struct Consequences {
    status: Status,
    /// The index of the points of law in [`SharedResults::laws`].
    law: usize,
    /// The combinations of readings that lead to each outcome.
    ways: Vec<Arc<[ReadingPath]>>,
    /// The rule sets of the verdict: the one whose law was asked, and later ones whose laws have the same readings
    /// of every question that this law was asked.
    rule_sets: Vec<usize>,
}

/// Points of law, and the rulings on them for each group of rule sets under which they came up.
struct PointsOfLaw<'b> {
    points: Arc<[PointOfLaw]>,
    citations: Vec<(Vec<usize>, Arc<[Citation<'b>]>)>,
}

/// Returns, for each law, the reason why its rule set does not judge, if there is one.
fn find_exclusions(
    laws: &[Law<'_>],
    find_reason: impl Fn(&RuleSet) -> Option<NotApplicable>,
) -> Vec<Option<NotApplicable>> {
    laws.iter().map(|law| find_reason(law.set())).collect()
}

impl<'b> SharedResults<'b> {
    fn new(exclusions: Vec<Option<NotApplicable>>) -> Self {
        Self {
            exclusions,
            groups: BTreeMap::new(),
            consequences: BTreeMap::new(),
            course: Vec::new(),
            laws: Vec::new(),
            no_subjects: Arc::new([]),
            no_points: Arc::default(),
            no_ways: Arc::new([]),
        }
    }

    /// Returns the consequences of the law at index `n` for runs of a mechanic that led to outcomes `outcome_indices`.
    fn find_consequences(
        &mut self,
        n: usize,
        laws: &[Law<'b>],
        runs: &[Run],
        outcome_indices: &[usize],
    ) -> Arc<Consequences> {
        self.course.clear();
        self.course.extend([to_course_number(n), to_course_number(runs.len())]);
        for ((asked, _), outcome) in runs.iter().zip(outcome_indices) {
            self.course.extend([to_course_number(*outcome), to_course_number(asked.len())]);
            self.course
                .extend(asked.iter().map(|(q, r)| to_course_number(*q as usize) << 8 | to_course_number(r.index())));
        }
        if let Some(known) = self.consequences.get(self.course.as_slice()) {
            return Arc::clone(known);
        }
        let (points, ways) = points_and_ways(&laws[n], runs, outcome_indices);
        let consequences = Consequences {
            status: verdict_status(&laws[n], &points, ways.len()),
            rule_sets: self.sets_reading_alike(n, laws, &points.iter().map(|p| p.question).collect::<Vec<_>>()),
            law: self.find_or_add_law(points),
            ways,
        };
        self.store(consequences)
    }

    /// Returns the consequences of the law at index `n` where the last question asked does not apply.
    fn inapplicable_consequences(
        &mut self,
        n: usize,
        laws: &[Law<'b>],
        asked: &[QuestionId],
        reason: NotApplicable,
    ) -> Arc<Consequences> {
        self.course.clear();
        self.course.extend([to_course_number(n), 0]);
        self.course.extend(reason.question.map(|question| to_course_number(question as usize)));
        self.course.extend(asked.iter().map(|q| to_course_number(*q as usize)));
        if let Some(known) = self.consequences.get(self.course.as_slice()) {
            return Arc::clone(known);
        }
        let consequences = Consequences {
            status: Status::NotApplicable,
            rule_sets: self.sets_reading_alike(n, laws, &[asked, reason.question.as_slice()].concat()),
            law: self.find_or_add_law(Vec::new()),
            ways: Vec::new(),
        };
        self.store(consequences)
    }

    /// Returns `n`, and the indices of later laws that can judge and have the same readings of `questions` as law `n`.
    fn sets_reading_alike(&self, n: usize, laws: &[Law<'_>], questions: &[QuestionId]) -> Vec<usize> {
        let is_alike = |m: &usize| {
            questions.iter().all(|question| {
                let (own_holding, other_holding) = (laws[n].holding(*question), laws[*m].holding(*question));
                own_holding.readings() == other_holding.readings()
                    && own_holding.word(*question) == other_holding.word(*question)
            })
        };
        let may_judge = |m: &usize| !self.exclusions.get(*m).is_some_and(Option::is_some);
        std::iter::once(n).chain((n + 1..laws.len()).filter(may_judge).filter(is_alike)).collect()
    }

    /// Stores the consequences under the course that was looked up.
    fn store(&mut self, consequences: Consequences) -> Arc<Consequences> {
        let consequences = Arc::new(consequences);
        self.consequences.insert(self.course.as_slice().into(), Arc::clone(&consequences));
        consequences
    }

    /// Returns the index of a list of points of law, and adds it if it is new.
    fn find_or_add_law(&mut self, points: Vec<PointOfLaw>) -> usize {
        let known = self.laws.iter().position(|law| *law.points == *points);
        known.unwrap_or_else(|| {
            self.laws.push(PointsOfLaw { points: points.into(), citations: Vec::new() });
            self.laws.len() - 1
        })
    }

    /// Sets the points of law of a verdict, those at index `law`, and the citations of rulings on them.
    fn add_citations(&mut self, law: usize, verdict: &mut Verdict<'b>, laws: &[Law<'b>]) {
        let law = &mut self.laws[law];
        verdict.points_of_law = Arc::clone(&law.points);
        let known = law.citations.iter().find(|(rule_sets, _)| *rule_sets == verdict.rule_sets);
        if let Some((_, citations)) = known {
            verdict.citations = Arc::clone(citations);
            return;
        }
        verdict.citations = citations(&law.points, &verdict.rule_sets, laws).into();
        law.citations.push((verdict.rule_sets.clone(), Arc::clone(&verdict.citations)));
    }
}

/// Converts a number to a part of a course. None comes near the bound: there are fewer rule sets, runs and questions.
fn to_course_number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The questions asked in a run of a mechanic, with their readings, and the finding of the run.
type Run = (ReadingPath, Arc<Derivation>);

/// A subject of a table, ready to be judged.
struct PendingSubject<'t, 'a> {
    table: &'t Table<'a>,
    matter: Subject<'t>,
    ix: SubjectIx,
}

impl PendingSubject<'_, '_> {
    /// Judges the subject under all laws; `None` if no mechanic does. A feature shares the first of `all_shared`; a
    /// question of the scenario, those of all questions that the same rule sets cannot judge for the same reasons.
    fn judge<'b>(
        &self,
        laws: &[Law<'b>],
        all_shared: &mut Vec<SharedResults<'b>>,
        findings: &mut Findings,
    ) -> Option<SubjectVerdicts<'b>> {
        let mechanic = match self.matter {
            Subject::Feature(subject) => mechanic_of(self.table, subject)?.name(),
            Subject::Ask(posed) => posed.card.name,
        };
        let shared_index = match self.matter {
            Subject::Ask(posed) if !posed.is_added() => {
                let exclusions = find_exclusions(laws, |set| self.table.too_new_for(self.matter, set));
                let known = all_shared.iter().position(|shared| shared.exclusions == exclusions);
                known.unwrap_or_else(|| {
                    all_shared.push(SharedResults::new(exclusions));
                    all_shared.len() - 1
                })
            }
            Subject::Feature(_) | Subject::Ask(_) => 0,
        };
        let verdicts = self.reach_verdicts(laws, &mut all_shared[shared_index], findings);
        Some(SubjectVerdicts { subject: self.ix, mechanic, verdicts })
    }

    fn reach_verdicts<'b>(
        &self,
        laws: &[Law<'b>],
        shared: &mut SharedResults<'b>,
        findings: &mut Findings,
    ) -> Vec<Verdict<'b>> {
        // The questions asked of one law, over all runs.
        let mut asked: Vec<QuestionId> = Vec::new();
        // Most subjects have one verdict, and a growing vector would first reserve space for four.
        let mut verdicts: Vec<(usize, Verdict<'b>)> = Vec::with_capacity(1);
        let mut judged_count = 0;
        let mut excluded: Vec<(NotApplicable, Vec<usize>)> = Vec::new();
        for (n, reason) in shared.exclusions.iter().enumerate() {
            let Some(reason) = reason else { continue };
            match excluded.iter_mut().find(|(known, _)| known == reason) {
                Some((_, sets)) => sets.push(n),
                None => excluded.push((*reason, vec![n])),
            }
        }
        for (reason, sets) in excluded {
            judged_count += sets.len();
            verdicts.push((shared.find_or_add_law(Vec::new()), not_applicable(sets, reason)));
        }
        for (n, law) in laws.iter().enumerate() {
            if judged_count == laws.len() {
                break;
            }
            // An earlier law has the same readings of everything that came up, and so the same verdict.
            if verdicts.iter().any(|(_, v)| v.rule_sets.contains(&n)) {
                continue;
            }
            asked.clear();
            let runs = run_every_reading(law, |inquiry| {
                let found = self.find_derivation(inquiry, &mut findings.0, shared);
                asked.extend(inquiry.asked_questions().iter().map(|(question, _)| *question));
                found
            });
            match runs {
                Ok(runs) => {
                    let settled = self.combine_runs(n, laws, &runs, shared);
                    judged_count += settled.1.rule_sets.len();
                    verdicts.push(settled);
                }
                Err(reason) => {
                    let consequences = shared.inapplicable_consequences(n, laws, &asked, reason);
                    judged_count += consequences.rule_sets.len();
                    let known = verdicts.iter_mut().find(|(_, v)| v.not_applicable == Some(reason));
                    if let Some((_, verdict)) = known {
                        verdict.rule_sets.extend(&consequences.rule_sets);
                        sort(&mut verdict.rule_sets);
                    } else {
                        verdicts.push((consequences.law, not_applicable(consequences.rule_sets.clone(), reason)));
                    }
                }
            }
        }
        let cite = |(law, mut verdict): (usize, Verdict<'b>)| {
            shared.add_citations(law, &mut verdict, laws);
            verdict
        };
        let verdicts = verdicts.into_iter().map(cite).collect();
        self.forget_findings(shared);
        verdicts
    }

    /// Removes findings that no later subject can share.
    fn forget_findings(&self, shared: &mut SharedResults<'_>) {
        let Some(joined) = self.joined_area() else { return };
        let is_needed = |found: &Arc<Derivation>| found.joined_subjects.last().is_some_and(|last| *last > self.ix);
        if shared.groups.get(&joined).is_some_and(|all| !all.iter().any(is_needed)) {
            shared.groups.remove(&joined);
        }
    }

    /// Returns the area that represents all areas that gaps join to the feature's; `None` without an area at a gap.
    fn joined_area(&self) -> Option<AreaIx> {
        let Subject::Feature(subject) = self.matter else { return None };
        let land = self.table.land;
        let area = subject.area.filter(|a| land.at_gap(*a))?;
        Some(land.representative(self.table.board(), area, Gaps::Joined))
    }

    /// Runs the mechanic, or reuses a finding to which the same readings have led before.
    fn find_derivation(
        &self,
        inquiry: &mut Inquiry<'_, '_>,
        known: &mut Vec<Arc<Derivation>>,
        shared: &mut SharedResults<'_>,
    ) -> Result<Arc<Derivation>, NotApplicable> {
        let table = self.table;
        let area = match self.matter {
            Subject::Feature(subject) => subject.area,
            Subject::Ask(_) => None,
        };
        let joined = self.joined_area();
        // A finding may cover more areas than the gap joins (through a barn), or fewer: it must include this area.
        let has_area =
            |found: &&Arc<Derivation>| area.is_some_and(|area| found.finding.areas.binary_search(&area).is_ok());
        let group_findings = joined.and_then(|w| shared.groups.get(&w)).into_iter().flatten().filter(has_area);
        // A question that was only noted may make a difference where the law leaves a different choice of readings.
        let fits = |found: &&Arc<Derivation>| {
            found.readings.iter().all(|(q, r)| inquiry.peek_reading(*q) == Some(*r))
                && found.noted.iter().all(|(q, choice)| inquiry.open_reading_count(*q) == *choice)
        };
        if let Some(found) = known.iter().chain(group_findings).find(fits).cloned() {
            for (question, _) in &found.readings {
                if found.noted.iter().any(|(noted, _)| noted == question) {
                    inquiry.note(*question)?;
                } else {
                    inquiry.ask_id(*question)?;
                }
            }
            return Ok(found);
        }
        #[cfg(test)]
        tests::count_run();
        let finding = match self.matter {
            Subject::Feature(subject) => judge_feature(table, subject, inquiry)?,
            Subject::Ask(posed) => posed.query.judge(table, inquiry)?,
        };
        let mut joined_subjects = Arc::clone(&shared.no_subjects);
        if finding.areas.len() > 1 {
            let mut subjects: Vec<SubjectIx> = finding.areas.iter().filter_map(|a| table.subject_of_area(*a)).collect();
            sort(&mut subjects);
            joined_subjects = subjects.into();
        }
        let points = finding.score.points();
        let points = if points.is_empty() { Arc::clone(&shared.no_points) } else { Arc::new(points) };
        let readings = inquiry.asked_questions().to_vec();
        let noted = inquiry
            .noted_questions()
            .iter()
            .map(|question| (*question, inquiry.open_reading_count(*question)))
            .collect();
        let found = Arc::new(Derivation { readings, noted, joined_subjects, points, finding: Arc::new(finding) });
        match joined.filter(|_| found.finding.areas.len() > 1) {
            Some(joined) => shared.groups.entry(joined).or_default().push(Arc::clone(&found)),
            None => known.push(Arc::clone(&found)),
        }
        Ok(found)
    }

    /// Combines the runs under every reading into one verdict, and returns it after the index of its points of law.
    fn combine_runs<'b>(
        &self,
        law: usize,
        laws: &[Law<'b>],
        runs: &[Run],
        shared: &mut SharedResults<'b>,
    ) -> (usize, Verdict<'b>) {
        let mut outcomes: Vec<Outcome> = Vec::with_capacity(1);
        let mut outcome_indices: Vec<usize> = Vec::with_capacity(runs.len());
        for (asked, found) in runs {
            let outcome = Outcome {
                finding: Arc::clone(&found.finding),
                ways: Arc::clone(&shared.no_ways),
                other_worths: Vec::new(),
                points: Arc::clone(&found.points),
                subject: self.ix,
                joined_subjects: Arc::clone(&found.joined_subjects),
            };
            if let Some(n) = outcomes.iter_mut().position(|o| o.try_merge(&outcome)) {
                outcome_indices.push(n);
                let (first, worth) = (&mut outcomes[n], outcome.worth());
                if worth != first.worth() {
                    first.other_worths.push((worth, open_path(&laws[law], asked)));
                }
            } else {
                outcome_indices.push(outcomes.len());
                outcomes.push(outcome);
            }
        }
        let consequences = shared.find_consequences(law, laws, runs, &outcome_indices);
        for (outcome, ways) in outcomes.iter_mut().zip(&consequences.ways) {
            outcome.ways = Arc::clone(ways);
        }
        let verdict = Verdict {
            rule_sets: consequences.rule_sets.clone(),
            status: consequences.status,
            outcomes,
            points_of_law: Arc::new([]),
            citations: Arc::new([]),
            not_applicable: None,
        };
        (consequences.law, verdict)
    }
}

/// Builds the verdict of rule sets that do not judge, for the given reason.
fn not_applicable<'b>(rule_sets: Vec<usize>, reason: NotApplicable) -> Verdict<'b> {
    Verdict {
        status: Status::NotApplicable,
        rule_sets,
        outcomes: Vec::new(),
        points_of_law: Arc::new([]),
        citations: Arc::new([]),
        not_applicable: Some(reason),
    }
}

/// Returns the readings of open and contested questions on the way to an outcome.
fn open_path(law: &Law<'_>, asked: &ReadingPath) -> ReadingPath {
    asked.iter().copied().filter(|(question, _)| is_open(law, *question)).collect()
}

/// Returns `true` if a law leaves a choice of readings of a question.
fn is_open(law: &Law<'_>, question: QuestionId) -> bool {
    law.holding(question).readings().len() > 1
}

/// Returns the points of law that came up in runs, and the readings that lead to each of the outcomes of the runs.
fn points_and_ways(
    law: &Law<'_>,
    runs: &[Run],
    outcome_indices: &[usize],
) -> (Vec<PointOfLaw>, Vec<Arc<[ReadingPath]>>) {
    let mut points: Vec<PointOfLaw> = Vec::new();
    for (question, _) in runs.iter().flat_map(|(asked, _)| asked) {
        if points.iter().any(|p| p.question == *question) {
            continue;
        }
        let holding = law.holding(*question);
        points.push(PointOfLaw {
            question: *question,
            holding: holding.word(*question),
            readings: holding.readings().to_vec(),
            matters: !is_open(law, *question) || is_decisive(*question, runs, outcome_indices),
        });
    }
    let outcome_count = outcome_indices.iter().max().map_or(0, |last| last + 1);
    // A question that was only noted has the same reading in all runs, and is left out.
    let is_tried = |(question, reading): &(QuestionId, ReadingIx)| {
        runs.iter().flat_map(|(asked, _)| asked).any(|(other, read)| other == question && read != reading)
    };
    let ways_to = |outcome: usize| {
        let runs = runs.iter().zip(outcome_indices).filter(|(_, led)| **led == outcome);
        runs.map(|((asked, _), _)| open_path(law, asked).into_iter().filter(is_tried).collect()).collect()
    };
    (points, (0..outcome_count).map(ways_to).collect())
}

/// Returns the status of a verdict with this number of outcomes.
fn verdict_status(law: &Law<'_>, points: &[PointOfLaw], outcomes: usize) -> Status {
    let is_contested = |p: &PointOfLaw| matches!(law.holding(p.question), Holding::Contested { .. });
    // A question without a ruling stays open, even if only one reading of it is known.
    let is_unruled =
        |p: &PointOfLaw| matches!(law.holding(p.question), Holding::Open { readings, .. } if readings.len() == 1);
    match outcomes {
        0 | 1 if points.iter().any(is_unruled) => Status::Open,
        0 | 1 => Status::Settled,
        _ if points.iter().any(|p| p.matters && is_contested(p)) => Status::Contested,
        _ => Status::Open,
    }
}

/// Returns the rulings on points of law, question by question, each with the rule sets in which it bears on
/// its question.
fn citations<'b>(points: &[PointOfLaw], rule_sets: &[usize], laws: &[Law<'b>]) -> Vec<Citation<'b>> {
    let mut collected: Vec<Citation<'b>> = Vec::new();
    for PointOfLaw { question, .. } in points {
        let start = collected.len();
        for &rule_set in rule_sets {
            let holding = laws[rule_set].holding(*question);
            let role = match holding {
                Holding::Open { .. } => Role::LeavesOpen,
                Holding::Settled { .. } | Holding::Contested { .. } | Holding::NotApplicable(_) => Role::Decides,
            };
            let decided = holding.rulings().iter().map(|r| (*r, role));
            let side_rulings = holding.side_rulings().iter().map(|r| (*r, Role::Beside));
            for (ruling, role) in decided.chain(side_rulings) {
                let same_question = &mut collected[start..];
                match same_question.iter_mut().find(|c| c.role == role && c.ruling == ruling) {
                    Some(same) => same.rule_sets.push(rule_set),
                    None => collected.push(Citation { question: *question, ruling, role, rule_sets: vec![rule_set] }),
                }
            }
        }
        sort_by_key(&mut collected[start..], |c| {
            (c.role, c.rule_sets.first().copied(), c.ruling.authority(), c.ruling.in_force_from())
        });
    }
    collected
}

/// Returns `true` if the reading of a question makes a difference: if two runs that lead to different
/// outcomes differ in it, and in no other question that both of them asked except those that are read alike.
fn is_decisive(question: QuestionId, runs: &[Run], outcome_indices: &[usize]) -> bool {
    let reading =
        |asked: &ReadingPath, of: QuestionId| asked.iter().find(|(q, _)| *q == of).map(|(_, reading)| *reading);
    let differ_only_here = |a: &ReadingPath, b: &ReadingPath| {
        matches!((reading(a, question), reading(b, question)), (Some(x), Some(y)) if x != y)
            && a.iter()
                .all(|(q, x)| *q == question || are_alike(*q, question) || reading(b, *q).is_none_or(|y| *x == y))
    };
    runs.iter()
        .zip(outcome_indices)
        .any(|((a, _), x)| runs.iter().zip(outcome_indices).any(|((b, _), y)| x != y && differ_only_here(a, b)))
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::cell::Cell;
    use std::sync::Arc;

    use carcassonne_text::SourceText;

    use super::*;
    use crate::verdict::Case;

    thread_local! {
        static RUNS: Cell<usize> = const { Cell::new(0) };
    }

    /// Counts a run of a mechanic.
    pub(super) fn count_run() {
        RUNS.set(RUNS.get() + 1);
    }

    fn open_case(text: &str) -> Case {
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        Case::open(&source).expect("a legal position")
    }

    /// Judges a board of `blocks` equal blocks in a row under some rule sets, and returns the numbers of subjects that
    /// are answered, of runs of a mechanic, and of laws that come up.
    fn count_work(block: [&str; 3], tiles: &str, blocks: usize, sets: &[RuleSet]) -> [usize; 3] {
        let row = |row: &str| format!("  {}\n", vec![row; blocks].join(" "));
        let board: String = block.into_iter().map(row).collect();
        let text = format!("board: |\n{board}tiles:\n{tiles}");
        let case = open_case(&text);
        RUNS.set(0);
        let table = &case.table();
        let judgement =
            Judgement::new_filtered(sets, judge_lazily(table, Law::for_sets(sets), Scope::Answered), |_| false);
        assert!(judgement.subjects.is_empty());
        [judgement.answered, RUNS.get(), judgement.laws.len()]
    }

    const PAIR: [&str; 3] = ["g g g", "g m h/h", "g g g"];
    const GAP: [&str; 3] = ["g c g", "g p\\. b", "g g g"];
    const TILES: &str = "  g: {}\n  m: { monastery: true }\n  h: {}\n";
    const CITIES: &str = "  g: {}\n  c: {}\n  p: { city: L }\n  b: { city: W }\n";

    #[test]
    fn a_subject_costs_one_run_for_each_answer_to_what_it_asks_however_many_rule_sets_there_are() {
        let (present_only, all) = (vec![RuleSet::present_rules()], RuleSet::all());
        for blocks in [1, 5, 40] {
            assert_eq!(count_work(PAIR, TILES, blocks, &present_only), [blocks, blocks, 1]);
            // A monastery beside a pair asks one question, which has two readings.
            let [answered, runs, laws] = count_work(PAIR, TILES, blocks, &all);
            assert_eq!([answered, runs], [blocks, 2 * blocks]);
            assert_eq!(laws, count_work(PAIR, TILES, 1, &all)[2], "no more laws on a large board");
        }
    }

    #[test]
    fn features_that_a_gap_joins_are_found_together_and_their_findings_forgotten() {
        let all = RuleSet::all();
        let [cities, runs, laws] = count_work(GAP, CITIES, 1, &all);
        for blocks in [5, 40] {
            let [answered, more_runs, same_laws] = count_work(GAP, CITIES, blocks, &all);
            // There are two cities at each gap, and one field in all.
            assert_eq!(answered - 1, (cities - 1) * blocks);
            assert!(more_runs <= runs * blocks, "{more_runs} runs for {answered} subjects, {runs} for {cities}");
            assert_eq!(same_laws, laws);
        }
    }

    #[test]
    fn nothing_is_kept_of_a_gap_when_its_features_have_been_judged() {
        let case = open_case(&format!("board: |\n  {}\n  {}\n  {}\ntiles:\n{CITIES}", GAP[0], GAP[1], GAP[2]));
        let (table, sets) = (case.table(), RuleSet::all());
        let laws: Vec<Law<'_>> = sets.iter().map(Law::new).collect();
        let mut shared = SharedResults::new(find_exclusions(&laws, |set| table.board_too_new_for(set)));
        let groups_after = |(ix, matter): (SubjectIx, Subject<'_>)| {
            PendingSubject { table: &table, matter, ix }.reach_verdicts(&laws, &mut shared, &mut Findings::default());
            shared.groups.len()
        };
        let group_counts: Vec<usize> = table.subjects().map(groups_after).collect();
        assert!(group_counts.iter().any(|groups| *groups > 0), "{group_counts:?}");
        assert_eq!(group_counts.last(), Some(&0), "{group_counts:?}");
    }

    #[test]
    fn what_did_not_exist_yet_is_known_of_all_rule_sets_that_are_alike() {
        let case = open_case("board: |\n  k <\n  m g\ntiles:\n  k: {}\n  m: { monastery: true }\n  g: {}\n");
        let (table, sets) = (case.table(), RuleSet::all());
        let together = judge(&table, &sets, Scope::Answered);
        for (n, set) in sets.iter().enumerate() {
            let single_set = std::slice::from_ref(set);
            let judged_alone = judge(&table, single_set, Scope::Answered);
            for (a, b) in together.subjects.iter().zip(&judged_alone.subjects) {
                let (a, b) = (a.verdict_under(n).expect("a verdict"), b.verdict_under(0).expect("a verdict"));
                assert_eq!((a.status, a.not_applicable), (b.status, b.not_applicable), "{}", set.id());
                assert_eq!(a.points_of_law, b.points_of_law);
                assert_eq!(a.outcomes, b.outcomes);
            }
        }
        let is_not_applicable = |v: &Verdict<'_>| v.status == Status::NotApplicable;
        assert!(together.subjects.iter().flat_map(|s| &s.verdicts).any(is_not_applicable));
    }

    #[test]
    fn how_many_are_answered_is_known_where_only_some_are_judged() {
        let case = open_case(
            "board: |\n  m g\ntiles:\n  m: { monastery: true }\n  g: { garden: true }\nmeeples: { red: [m.monastery, abbot g.garden] }\nexpect: { feature: m.monastery, complete: false }\n",
        );
        let (table, sets) = (case.table(), [RuleSet::present_rules()]);
        let count = |scope| {
            let judged = judge(&table, &sets, scope);
            (judged.answered, judged.subjects.len())
        };
        assert_eq!(count(Scope::Answered), (2, 2));
        assert_eq!(count(Scope::Mentioned), (2, 1));
    }

    #[test]
    fn verdicts_answer_alike_only_if_their_outcomes_are() {
        let pair = "board: |\n  .  a\n  b  p\\q\ntiles:\n  a: { city: S, coats: 1 }\n  b: { city: E }\n  p: { city: WL }\n  q: { city: NL }\nmeeples: { red: a.city }\n";
        let alike = |a: &str, b: &str| {
            let case = open_case(pair);
            let sets = [a, b].map(|id| RuleSet::from_word(id).expect("a rule set"));
            let judged = judge(&case.table(), &sets, Scope::Answered);
            let city = judged.subjects.first().expect("the city");
            let verdicts = (city.verdict_under(0).expect("a verdict"), city.verdict_under(1).expect("a verdict"));
            (verdicts.0.answers_like(verdicts.1), verdicts.1.answers_like(verdicts.0))
        };
        assert_eq!(alike("2021", "2021"), (true, true));
        assert_eq!(alike("2015", "2021"), (false, false));
    }
}
