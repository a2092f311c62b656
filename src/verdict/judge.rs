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

use super::outcome::{Citation, Judgement, Outcome, PointOfLaw, Role, SubjectVerdicts, Verdict};
use crate::landscape::{AreaIx, Gaps};
use crate::mechanics::{Finding, Subject, SubjectIx, Table, judge_feature, mechanic_of};
use crate::rulebook::{
    Holding, Inquiry, Law, NotApplicable, QuestionId, ReadingIx, ReadingPath, RuleSet, are_alike, every_reading,
};
use crate::scenario::{PlayerIx, Status};

/// The matters of a table that are judged.
#[derive(Clone, Copy)]
pub enum Scope<'s> {
    /// Every matter that is answered.
    Answered,
    /// The matters that claims and expectations are about, and no others.
    SpokenOf,
    /// Every feature and question, answered or not.
    Every,
    /// The matters for which the function returns `true`, answered or not.
    These(&'s dyn Fn(SubjectIx) -> bool),
}

/// Judges the matters of a table that are in scope under rule sets.
pub fn judge<'b>(table: &Table<'_>, rule_sets: &'b [RuleSet], scope: Scope<'_>) -> Judgement<'b> {
    let judged = Judgement::of(rule_sets, judging(table, Law::of_each(rule_sets), scope));
    match scope {
        // The matters that no claim or expectation is about still count as answered.
        Scope::SpokenOf => Judgement { answered: answered(table).count(), ..judged },
        Scope::Answered | Scope::Every | Scope::These(_) => judged,
    }
}

/// Like [`judge`], but judges one subject at a time, when the iterator advances, so that a caller need not keep all
/// verdicts. Rule sets are given by the indices of their laws, which may differ from the law of a rule set as it is
/// ([`Law::without`] leaves a ruling out).
pub fn judging<'b>(
    table: &Table<'_>,
    laws: impl Borrow<[Law<'b>]>,
    scope: Scope<'_>,
) -> impl Iterator<Item = SubjectVerdicts<'b>> {
    let spoken = match scope {
        Scope::SpokenOf => spoken_of(table),
        Scope::Answered | Scope::Every | Scope::These(_) => BTreeSet::new(),
    };
    let is_wanted = move |ix: SubjectIx| match scope {
        Scope::Answered => table.is_answered(ix),
        Scope::SpokenOf => spoken.contains(&ix),
        Scope::Every => true,
        Scope::These(wanted) => wanted(ix),
    };
    // A question may presuppose something newer than everything on the board.
    let board = older(laws.borrow(), |set| table.board_too_new_for(set));
    let mut all_shared = vec![Shared::of(board)];
    table.subjects().filter(move |(ix, _)| is_wanted(*ix)).filter_map(move |(ix, matter)| {
        Bench { table, matter, ix }.judge(laws.borrow(), &mut all_shared, &mut Findings::default())
    })
}

/// Judges one subject under one law, and reuses the findings on it under other laws.
pub(super) fn judge_again<'b>(
    table: &Table<'_>,
    subject: SubjectIx,
    law: Law<'b>,
    findings: &mut Findings,
) -> Option<SubjectVerdicts<'b>> {
    let laws = [law];
    let board = older(&laws, |set| table.board_too_new_for(set));
    let bench = Bench { table, matter: table.subject(subject)?, ix: subject };
    bench.judge(&laws, &mut vec![Shared::of(board)], findings)
}

/// Returns the subjects of claims and expectations: those whose verdicts [`weigh`](super::weigh) and
/// [`check_under`](super::check_under) read.
pub fn spoken_of(table: &Table<'_>) -> BTreeSet<SubjectIx> {
    let claims = table.scenario.claims.iter().map(|claim| claim.about);
    let expected = table.scenario.expect.iter().map(|expect| expect.about);
    claims.chain(expected).filter_map(|about| table.about(about)).collect()
}

/// Returns everything that is answered at a table and judged by a mechanic, in the order of the table.
pub fn answered(table: &Table<'_>) -> impl Iterator<Item = SubjectIx> {
    table.subjects().filter_map(move |(ix, matter)| {
        let judged = match matter {
            Subject::Feature(subject) => mechanic_of(table, subject).is_some(),
            Subject::Ask(_) => true,
        };
        (judged && table.is_answered(ix)).then_some(ix)
    })
}

/// A finding and the readings that led to it.
struct Derivation {
    readings: ReadingPath,
    /// The questions that were only noted, each with the number of readings that the law left open, if it did.
    noted: Vec<(QuestionId, Option<usize>)>,
    finding: Arc<Finding>,
    /// The points of each player who scores.
    points: Arc<BTreeMap<PlayerIx, u32>>,
    /// Every answered feature that is the same feature, if there are several.
    one_with: Arc<[SubjectIx]>,
}

/// The findings on one subject so far. They apply under any law that gives the same readings.
#[derive(Default)]
pub(super) struct Findings(Vec<Arc<Derivation>>);

/// Findings on features that a gap joins, by the area that represents them all: each is computed only
/// once, however many subjects it is for.
type Groups = BTreeMap<AreaIx, Vec<Arc<Derivation>>>;

/// The results that subjects share: findings on features joined by gaps, and consequences of the law.
struct Shared<'b> {
    groups: Groups,
    /// The consequences of the law, by the course of the inquiry.
    followed: BTreeMap<Box<[u32]>, Arc<Follows>>,
    /// The course that is looked up: the questions asked in each run, their readings and the outcome, as numbers.
    course: Vec<u32>,
    /// Every list of points of law that led to a verdict, each once.
    laws: Vec<PointsOfLaw<'b>>,
    /// The reason, by index, why a rule set does not judge: it is older than something on the board or in the question.
    older: Vec<Option<NotApplicable>>,
    alone: Arc<[SubjectIx]>,
    nobody: Arc<BTreeMap<PlayerIx, u32>>,
    no_ways: Arc<[ReadingPath]>,
}

/// The consequences of the law alone, given the questions asked of it and the runs that led to the
/// same outcome.
struct Follows {
    status: Status,
    /// The index of the points of law in [`Shared::laws`].
    law: usize,
    /// The ways that lead to each outcome.
    ways: Vec<Arc<[ReadingPath]>>,
    /// The rule sets of the verdict: the one that was asked, and those after it that have the same readings of
    /// everything that it was asked.
    rule_sets: Vec<usize>,
}

/// Points of law, and the rulings on them for each group of rule sets under which they came up.
struct PointsOfLaw<'b> {
    points: Arc<[PointOfLaw]>,
    cited: Vec<(Vec<usize>, Arc<[Citation<'b>]>)>,
}

/// Returns, for each law, the reason why its rule set does not judge, if there is one.
fn older(laws: &[Law<'_>], why: impl Fn(&RuleSet) -> Option<NotApplicable>) -> Vec<Option<NotApplicable>> {
    laws.iter().map(|law| why(law.set())).collect()
}

impl<'b> Shared<'b> {
    fn of(older: Vec<Option<NotApplicable>>) -> Self {
        Self {
            older,
            groups: BTreeMap::new(),
            followed: BTreeMap::new(),
            course: Vec::new(),
            laws: Vec::new(),
            alone: Arc::new([]),
            nobody: Arc::default(),
            no_ways: Arc::new([]),
        }
    }

    /// Returns the consequences of the law at index `n` for these runs, which led to the outcomes `led`.
    fn follows(&mut self, n: usize, laws: &[Law<'b>], runs: &[Run], led: &[usize]) -> Arc<Follows> {
        self.course.clear();
        self.course.extend([narrow(n), narrow(runs.len())]);
        for ((asked, _), led) in runs.iter().zip(led) {
            self.course.extend([narrow(*led), narrow(asked.len())]);
            self.course.extend(asked.iter().map(|(q, r)| narrow(*q as usize) << 8 | narrow(r.index())));
        }
        if let Some(known) = self.followed.get(self.course.as_slice()) {
            return Arc::clone(known);
        }
        let (points, ways) = points_and_ways(&laws[n], runs, led);
        let follows = Follows {
            status: status(&laws[n], &points, ways.len()),
            rule_sets: self.holding_alike(n, laws, &points.iter().map(|p| p.question).collect::<Vec<_>>()),
            law: self.law(points),
            ways,
        };
        self.keep(follows)
    }

    /// Returns the consequences of the law at index `n` where the last question asked was about something that did not
    /// exist yet.
    fn follows_not(&mut self, n: usize, laws: &[Law<'b>], asked: &[QuestionId], not: NotApplicable) -> Arc<Follows> {
        self.course.clear();
        self.course.extend([narrow(n), 0]);
        self.course.extend(not.question.map(|question| narrow(question as usize)));
        self.course.extend(asked.iter().map(|q| narrow(*q as usize)));
        if let Some(known) = self.followed.get(self.course.as_slice()) {
            return Arc::clone(known);
        }
        let follows = Follows {
            status: Status::NotApplicable,
            rule_sets: self.holding_alike(n, laws, &[asked, not.question.as_slice()].concat()),
            law: self.law(Vec::new()),
            ways: Vec::new(),
        };
        self.keep(follows)
    }

    /// Returns `n` and the indices of later laws that have the same readings of some questions and may judge.
    fn holding_alike(&self, n: usize, laws: &[Law<'_>], questions: &[QuestionId]) -> Vec<usize> {
        let alike = |m: &usize| {
            questions.iter().all(|question| {
                let (own, others) = (laws[n].holding(*question), laws[*m].holding(*question));
                own.readings() == others.readings() && own.word(*question) == others.word(*question)
            })
        };
        let may = |m: &usize| !self.older.get(*m).is_some_and(Option::is_some);
        std::iter::once(n).chain((n + 1..laws.len()).filter(may).filter(alike)).collect()
    }

    /// Stores the consequences under the course that was looked up.
    fn keep(&mut self, follows: Follows) -> Arc<Follows> {
        let follows = Arc::new(follows);
        self.followed.insert(self.course.as_slice().into(), Arc::clone(&follows));
        follows
    }

    /// Returns the index of a list of points of law, and adds it if it is new.
    fn law(&mut self, points: Vec<PointOfLaw>) -> usize {
        let known = self.laws.iter().position(|law| *law.points == *points);
        known.unwrap_or_else(|| {
            self.laws.push(PointsOfLaw { points: points.into(), cited: Vec::new() });
            self.laws.len() - 1
        })
    }

    /// Sets the points of law and the citations of a verdict.
    fn cite(&mut self, law: usize, verdict: &mut Verdict<'b>, laws: &[Law<'b>]) {
        let law = &mut self.laws[law];
        verdict.points_of_law = Arc::clone(&law.points);
        let known = law.cited.iter().find(|(rule_sets, _)| *rule_sets == verdict.rule_sets);
        if let Some((_, citations)) = known {
            verdict.citations = Arc::clone(citations);
            return;
        }
        verdict.citations = citations(&law.points, &verdict.rule_sets, laws).into();
        law.cited.push((verdict.rule_sets.clone(), Arc::clone(&verdict.citations)));
    }
}

/// Converts a number of a course. None comes near the bound: there are fewer rule sets, runs and questions.
fn narrow(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The questions asked in a run, with their readings, and its finding.
type Run = (ReadingPath, Arc<Derivation>);

/// A matter on a table, ready to be judged.
struct Bench<'t, 'a> {
    table: &'t Table<'a>,
    matter: Subject<'t>,
    ix: SubjectIx,
}

impl Bench<'_, '_> {
    /// Judges the matter under all laws. The shared results are the first of `all_shared`; for a question of the
    /// scenario, those of all questions that the same rule sets cannot judge for the same reasons.
    fn judge<'b>(
        &self,
        laws: &[Law<'b>],
        all_shared: &mut Vec<Shared<'b>>,
        findings: &mut Findings,
    ) -> Option<SubjectVerdicts<'b>> {
        let mechanic = match self.matter {
            Subject::Feature(subject) => mechanic_of(self.table, subject)?.name(),
            Subject::Ask(posed) => posed.card.name,
        };
        let shared = match self.matter {
            Subject::Ask(posed) if !posed.is_added() => {
                let own = older(laws, |set| self.table.too_new_for(self.matter, set));
                let known = all_shared.iter().position(|shared| shared.older == own);
                known.unwrap_or_else(|| {
                    all_shared.push(Shared::of(own));
                    all_shared.len() - 1
                })
            }
            Subject::Feature(_) | Subject::Ask(_) => 0,
        };
        let verdicts = self.verdicts(laws, &mut all_shared[shared], findings);
        Some(SubjectVerdicts { subject: self.ix, mechanic, verdicts })
    }

    fn verdicts<'b>(&self, laws: &[Law<'b>], shared: &mut Shared<'b>, findings: &mut Findings) -> Vec<Verdict<'b>> {
        // The questions asked of one law, over all runs.
        let mut asked: Vec<QuestionId> = Vec::new();
        // Most subjects have one verdict, and a growing vector would first reserve space for four.
        let mut verdicts: Vec<(usize, Verdict<'b>)> = Vec::with_capacity(1);
        let mut placed = 0;
        let mut older: Vec<(NotApplicable, Vec<usize>)> = Vec::new();
        for (n, not) in shared.older.iter().enumerate() {
            let Some(not) = not else { continue };
            match older.iter_mut().find(|(known, _)| known == not) {
                Some((_, sets)) => sets.push(n),
                None => older.push((*not, vec![n])),
            }
        }
        for (not, sets) in older {
            placed += sets.len();
            verdicts.push((shared.law(Vec::new()), not_applicable(sets, not)));
        }
        for (n, law) in laws.iter().enumerate() {
            if placed == laws.len() {
                break;
            }
            // An earlier law has the same readings of everything that came up, and so the same verdict.
            if verdicts.iter().any(|(_, v)| v.rule_sets.contains(&n)) {
                continue;
            }
            asked.clear();
            let runs = every_reading(law, |inquiry| {
                let found = self.find(inquiry, &mut findings.0, shared);
                asked.extend(inquiry.asked().iter().map(|(question, _)| *question));
                found
            });
            match runs {
                Ok(runs) => {
                    let settled = self.settle(n, laws, &runs, shared);
                    placed += settled.1.rule_sets.len();
                    verdicts.push(settled);
                }
                Err(not) => {
                    let follows = shared.follows_not(n, laws, &asked, not);
                    placed += follows.rule_sets.len();
                    let same = verdicts.iter_mut().find(|(_, v)| v.not_applicable == Some(not));
                    if let Some((_, same)) = same {
                        same.rule_sets.extend(&follows.rule_sets);
                        same.rule_sets.sort_unstable();
                    } else {
                        verdicts.push((follows.law, not_applicable(follows.rule_sets.clone(), not)));
                    }
                }
            }
        }
        let cited = |(law, mut verdict): (usize, Verdict<'b>)| {
            shared.cite(law, &mut verdict, laws);
            verdict
        };
        let verdicts = verdicts.into_iter().map(cited).collect();
        self.forget(shared);
        verdicts
    }

    /// Removes findings that no later subject can share.
    fn forget(&self, shared: &mut Shared<'_>) {
        let Some(whole) = self.joined_area() else { return };
        let waits = |found: &Arc<Derivation>| found.one_with.last().is_some_and(|last| *last > self.ix);
        if shared.groups.get(&whole).is_some_and(|all| !all.iter().any(waits)) {
            shared.groups.remove(&whole);
        }
    }

    /// Returns the area that represents all areas that an enclosed gap joins to this one; `None` if it is not at a gap.
    fn joined_area(&self) -> Option<AreaIx> {
        let Subject::Feature(subject) = self.matter else { return None };
        let land = self.table.land;
        let area = subject.area.filter(|a| land.at_gap(*a))?;
        Some(land.whole(self.table.board(), area, Gaps::Joined))
    }

    /// Runs the mechanic, or reuses a finding to which the same readings have led before.
    fn find(
        &self,
        inquiry: &mut Inquiry<'_, '_>,
        known: &mut Vec<Arc<Derivation>>,
        shared: &mut Shared<'_>,
    ) -> Result<Arc<Derivation>, NotApplicable> {
        let table = self.table;
        let area = match self.matter {
            Subject::Feature(subject) => subject.area,
            Subject::Ask(_) => None,
        };
        let whole = self.joined_area();
        // A finding may cover more areas than the gap joins (through a barn), or fewer: it must include this area.
        let holds =
            |found: &&Arc<Derivation>| area.is_some_and(|area| found.finding.areas.binary_search(&area).is_ok());
        let of_group = whole.and_then(|w| shared.groups.get(&w)).into_iter().flatten().filter(holds);
        // A question that was only noted may make a difference where the law leaves a different choice of readings.
        let fits = |found: &&Arc<Derivation>| {
            found.readings.iter().all(|(q, r)| inquiry.would_hold(*q) == Some(*r))
                && found.noted.iter().all(|(q, choice)| inquiry.choice(*q) == *choice)
        };
        if let Some(found) = known.iter().chain(of_group).find(fits).cloned() {
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
        let mut one_with = Arc::clone(&shared.alone);
        if finding.areas.len() > 1 {
            let mut subjects: Vec<SubjectIx> = finding.areas.iter().filter_map(|a| table.subject_of_area(*a)).collect();
            subjects.sort_unstable();
            one_with = subjects.into();
        }
        let points = finding.score.points();
        let points = if points.is_empty() { Arc::clone(&shared.nobody) } else { Arc::new(points) };
        let readings = inquiry.asked().to_vec();
        let noted = inquiry.noted().iter().map(|question| (*question, inquiry.choice(*question))).collect();
        let found = Arc::new(Derivation { readings, noted, one_with, points, finding: Arc::new(finding) });
        match whole.filter(|_| found.finding.areas.len() > 1) {
            Some(whole) => shared.groups.entry(whole).or_default().push(Arc::clone(&found)),
            None => known.push(Arc::clone(&found)),
        }
        Ok(found)
    }

    /// Combines the runs under every reading into one verdict, and returns it after the index of its points of law.
    fn settle<'b>(&self, law: usize, laws: &[Law<'b>], runs: &[Run], shared: &mut Shared<'b>) -> (usize, Verdict<'b>) {
        let mut outcomes: Vec<Outcome> = Vec::with_capacity(1);
        let mut led: Vec<usize> = Vec::with_capacity(runs.len());
        for (asked, found) in runs {
            let outcome = Outcome {
                finding: Arc::clone(&found.finding),
                ways: Arc::clone(&shared.no_ways),
                other_worths: Vec::new(),
                points: Arc::clone(&found.points),
                this: self.ix,
                one_with: Arc::clone(&found.one_with),
            };
            if let Some(n) = outcomes.iter_mut().position(|o| o.takes_in(&outcome)) {
                led.push(n);
                let (first, worth) = (&mut outcomes[n], outcome.worth());
                if worth != first.worth() {
                    first.other_worths.push((worth, open_way(&laws[law], asked)));
                }
            } else {
                led.push(outcomes.len());
                outcomes.push(outcome);
            }
        }
        let follows = shared.follows(law, laws, runs, &led);
        for (outcome, ways) in outcomes.iter_mut().zip(&follows.ways) {
            outcome.ways = Arc::clone(ways);
        }
        let verdict = Verdict {
            rule_sets: follows.rule_sets.clone(),
            status: follows.status,
            outcomes,
            points_of_law: Arc::new([]),
            citations: Arc::new([]),
            not_applicable: None,
        };
        (follows.law, verdict)
    }
}

/// Builds the verdict of rule sets under which something did not exist yet.
fn not_applicable<'b>(rule_sets: Vec<usize>, not: NotApplicable) -> Verdict<'b> {
    Verdict {
        status: Status::NotApplicable,
        rule_sets,
        outcomes: Vec::new(),
        points_of_law: Arc::new([]),
        citations: Arc::new([]),
        not_applicable: Some(not),
    }
}

/// Returns the readings of open and contested questions on the way to an outcome.
fn open_way(law: &Law<'_>, asked: &ReadingPath) -> ReadingPath {
    asked.iter().copied().filter(|(question, _)| is_open(law, *question)).collect()
}

/// Returns `true` if a law leaves a choice of readings.
fn is_open(law: &Law<'_>, question: QuestionId) -> bool {
    law.holding(question).readings().len() > 1
}

/// Returns the points of law that came up in runs, and the ways to each of the outcomes that they led to.
fn points_and_ways(law: &Law<'_>, runs: &[Run], led: &[usize]) -> (Vec<PointOfLaw>, Vec<Arc<[ReadingPath]>>) {
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
            matters: !is_open(law, *question) || splits(*question, runs, led),
        });
    }
    let outcomes = led.iter().max().map_or(0, |last| last + 1);
    // A question that was only noted has the same reading in all runs, and is left out.
    let is_tried = |(question, reading): &(QuestionId, ReadingIx)| {
        runs.iter().flat_map(|(asked, _)| asked).any(|(other, read)| other == question && read != reading)
    };
    let ways_to = |outcome: usize| {
        let runs = runs.iter().zip(led).filter(|(_, led)| **led == outcome);
        runs.map(|((asked, _), _)| open_way(law, asked).into_iter().filter(is_tried).collect()).collect()
    };
    (points, (0..outcomes).map(ways_to).collect())
}

/// Returns the status of a verdict with this number of outcomes.
fn status(law: &Law<'_>, points: &[PointOfLaw], outcomes: usize) -> Status {
    let contested = |p: &PointOfLaw| matches!(law.holding(p.question), Holding::Contested { .. });
    // A question without a ruling stays open, even if only one reading of it is known.
    let unruled =
        |p: &PointOfLaw| matches!(law.holding(p.question), Holding::Open { readings, .. } if readings.len() == 1);
    match outcomes {
        0 | 1 if points.iter().any(unruled) => Status::Open,
        0 | 1 => Status::Settled,
        _ if points.iter().any(|p| p.matters && contested(p)) => Status::Contested,
        _ => Status::Open,
    }
}

/// Returns the rulings on points of law, question by question, each with the rule sets in which it bears on
/// its question.
fn citations<'b>(points: &[PointOfLaw], rule_sets: &[usize], laws: &[Law<'b>]) -> Vec<Citation<'b>> {
    let mut all: Vec<Citation<'b>> = Vec::new();
    for PointOfLaw { question, .. } in points {
        let before = all.len();
        for &rule_set in rule_sets {
            let holding = laws[rule_set].holding(*question);
            let role = match holding {
                Holding::Open { .. } => Role::LeavesOpen,
                Holding::Settled { .. } | Holding::Contested { .. } | Holding::NotApplicable(_) => Role::Decides,
            };
            let decided = holding.rulings().iter().map(|r| (*r, role));
            let beside = holding.beside().iter().map(|r| (*r, Role::Beside));
            for (ruling, role) in decided.chain(beside) {
                let of_question = &mut all[before..];
                match of_question.iter_mut().find(|c| c.role == role && c.ruling == ruling) {
                    Some(same) => same.rule_sets.push(rule_set),
                    None => all.push(Citation { question: *question, ruling, role, rule_sets: vec![rule_set] }),
                }
            }
        }
        all[before..].sort_by_key(|c| (c.role, c.rule_sets.first().copied(), c.ruling.authority(), c.ruling.from()));
    }
    all
}

/// Returns `true` if the reading of a question makes a difference: if two runs that lead to different
/// outcomes differ in it, and in no other question that both of them asked except those that are read alike.
fn splits(question: QuestionId, runs: &[Run], led: &[usize]) -> bool {
    let reading =
        |asked: &ReadingPath, of: QuestionId| asked.iter().find(|(q, _)| *q == of).map(|(_, reading)| *reading);
    let turns = |a: &ReadingPath, b: &ReadingPath| {
        matches!((reading(a, question), reading(b, question)), (Some(x), Some(y)) if x != y)
            && a.iter()
                .all(|(q, x)| *q == question || are_alike(*q, question) || reading(b, *q).is_none_or(|y| *x == y))
    };
    runs.iter().zip(led).any(|((a, _), x)| runs.iter().zip(led).any(|((b, _), y)| x != y && turns(a, b)))
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::cell::Cell;
    use std::sync::Arc;

    use super::*;
    use crate::text::SourceText;
    use crate::verdict::Case;

    thread_local! {
        static RUNS: Cell<usize> = const { Cell::new(0) };
    }

    /// Counts a run of a mechanic.
    pub(super) fn count_run() {
        RUNS.set(RUNS.get() + 1);
    }

    /// Judges a board of `blocks` equal blocks in a row under some rule sets, and returns the numbers of subjects that
    /// are answered, of runs of a mechanic, and of laws that come up.
    fn work(block: [&str; 3], tiles: &str, blocks: usize, sets: &[RuleSet]) -> [usize; 3] {
        let row = |row: &str| format!("  {}\n", vec![row; blocks].join(" "));
        let board: String = block.into_iter().map(row).collect();
        let text = format!("board: |\n{board}tiles:\n{tiles}");
        let source = Arc::new(SourceText::new("t", text.into_bytes()).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        RUNS.set(0);
        let table = &case.table();
        let judgement = Judgement::keeping(sets, judging(table, Law::of_each(sets), Scope::Answered), |_| false);
        assert!(judgement.subjects.is_empty());
        [judgement.answered, RUNS.get(), judgement.laws.len()]
    }

    const PAIR: [&str; 3] = ["g g g", "g m h/h", "g g g"];
    const GAP: [&str; 3] = ["g c g", "g p\\. b", "g g g"];
    const TILES: &str = "  g: {}\n  m: { monastery: true }\n  h: {}\n";
    const CITIES: &str = "  g: {}\n  c: {}\n  p: { city: L }\n  b: { city: W }\n";

    #[test]
    fn a_subject_costs_one_run_for_each_answer_to_what_it_asks_however_many_rule_sets_there_are() {
        let (one, all) = (vec![RuleSet::present()], RuleSet::all());
        for blocks in [1, 5, 40] {
            assert_eq!(work(PAIR, TILES, blocks, &one), [blocks, blocks, 1]);
            // A monastery beside a pair asks one question, which has two readings.
            let [answered, runs, laws] = work(PAIR, TILES, blocks, &all);
            assert_eq!([answered, runs], [blocks, 2 * blocks]);
            assert_eq!(laws, work(PAIR, TILES, 1, &all)[2], "no more laws on a large board");
        }
    }

    #[test]
    fn features_that_a_gap_joins_are_found_together_and_their_findings_forgotten() {
        let all = RuleSet::all();
        let [cities, runs, laws] = work(GAP, CITIES, 1, &all);
        for blocks in [5, 40] {
            let [answered, more, same] = work(GAP, CITIES, blocks, &all);
            // There are two cities at each gap, and one field in all.
            assert_eq!(answered - 1, (cities - 1) * blocks);
            assert!(more <= runs * blocks, "{more} runs for {answered} subjects, {runs} for {cities}");
            assert_eq!(same, laws);
        }
    }

    #[test]
    fn nothing_is_kept_of_a_gap_when_its_features_have_been_judged() {
        let text = format!("board: |\n  {}\n  {}\n  {}\ntiles:\n{CITIES}", GAP[0], GAP[1], GAP[2]);
        let source = Arc::new(SourceText::new("t", text.into_bytes()).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        let (table, sets) = (case.table(), RuleSet::all());
        let laws: Vec<Law<'_>> = sets.iter().map(Law::of).collect();
        let mut shared = Shared::of(older(&laws, |set| table.board_too_new_for(set)));
        let kept = |(ix, matter): (SubjectIx, Subject<'_>)| {
            Bench { table: &table, matter, ix }.verdicts(&laws, &mut shared, &mut Findings::default());
            shared.groups.len()
        };
        let kept: Vec<usize> = table.subjects().map(kept).collect();
        assert!(kept.iter().any(|groups| *groups > 0), "{kept:?}");
        assert_eq!(kept.last(), Some(&0), "{kept:?}");
    }

    #[test]
    fn what_did_not_exist_yet_is_known_of_all_rule_sets_that_are_alike() {
        let text = "board: |\n  k <\n  m g\ntiles:\n  k: {}\n  m: { monastery: true }\n  g: {}\n";
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        let (table, sets) = (case.table(), RuleSet::all());
        let together = judge(&table, &sets, Scope::Answered);
        for (n, set) in sets.iter().enumerate() {
            let alone = std::slice::from_ref(set);
            let alone = judge(&table, alone, Scope::Answered);
            for (a, b) in together.subjects.iter().zip(&alone.subjects) {
                let (a, b) = (a.under(n).expect("a verdict"), b.under(0).expect("a verdict"));
                assert_eq!((a.status, a.not_applicable), (b.status, b.not_applicable), "{}", set.id());
                assert_eq!(a.points_of_law, b.points_of_law);
                assert_eq!(a.outcomes, b.outcomes);
            }
        }
        let before = |v: &Verdict<'_>| v.status == Status::NotApplicable;
        assert!(together.subjects.iter().flat_map(|s| &s.verdicts).any(before));
    }

    fn opened(text: &str) -> Case {
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        Case::open(&source).expect("a legal position")
    }

    #[test]
    fn a_question_about_something_newer_does_not_make_another_newer() {
        let asked = |more: &str| {
            let text = format!(
                "players: [red]\nboard: |\n  a b\ntiles:\n  a: {{ road: NE }}\n  b: {{ road: W }}\nmeeples: {{ red: a.road }}\nask:\n  - final-scoring: {{ scores: {{ red: 1 }} }}\n{more}"
            );
            let case = opened(&text);
            let sets: Vec<RuleSet> = ["2000", "rgg", "2021"].map(|set| RuleSet::named(set).expect("rules")).into();
            let table = case.table();
            let judgement = judge(&table, &sets, Scope::Answered);
            let first = judgement.subjects.first().expect("final scoring");
            (0..sets.len()).map(|set| first.under(set).expect("a verdict").status).collect::<Vec<_>>()
        };
        assert_eq!(asked(""), [Status::Settled; 3]);
        assert_eq!(asked("  - place: { mage: b.road }\n"), [Status::Settled; 3]);
        assert_eq!(asked("  - place: { tile: D }\n"), [Status::Settled; 3]);
    }

    #[test]
    fn how_many_are_answered_is_known_where_only_some_are_judged() {
        let case = opened(
            "board: |\n  m g\ntiles:\n  m: { monastery: true }\n  g: { garden: true }\nmeeples: { red: [m.monastery, abbot g.garden] }\nexpect: { feature: m.monastery, complete: false }\n",
        );
        let (table, sets) = (case.table(), [RuleSet::present()]);
        let count = |scope| {
            let judged = judge(&table, &sets, scope);
            (judged.answered, judged.subjects.len())
        };
        assert_eq!(count(Scope::Answered), (2, 2));
        assert_eq!(count(Scope::SpokenOf), (2, 1));
    }

    #[test]
    fn an_open_question_matters_only_where_the_outcomes_part_on_it() {
        let text = "board: |\n  g c  g\n  g p\\. b\n  g g  g\ntiles:\n  g c: {}\n  p: { city: L }\n  b: { city: W }\nmeeples: { red: b.city }\n";
        let matters = |text: &str, rule_set: &str| {
            let case = opened(text);
            let sets = [RuleSet::named(rule_set).expect("a rule set")];
            let judged = judge(&case.table(), &sets, Scope::Answered);
            let laws = judged.subjects.iter().flat_map(|s| &s.verdicts).flat_map(|verdict| {
                let law = verdict.points_of_law.iter();
                let law = law.map(|p| format!("{} {} {}", p.question.word(), p.holding, p.matters));
                let ways = verdict.outcomes.iter();
                let ways = ways.map(|o| format!("{}: {}", o.worth(), o.ways.concat().len()));
                law.chain(ways)
            });
            laws.collect::<Vec<_>>()
        };
        assert_eq!(
            matters(text, "2014"),
            [
                "gap.field open false",
                "gap.city-road open false",
                "fields.scoring by-field true",
                "0: 8",
                "gap.city-road open true",
                "city.small four true",
                "1: 1",
                "4: 1",
                "gap.city-road open true",
                "city.small four true",
                "1: 1",
                "4: 1"
            ]
        );
        assert_eq!(
            matters(text, "2021"),
            [
                "gap.field separates true",
                "gap.city-road keeps-open true",
                "0: 0",
                "gap.city-road keeps-open true",
                "1: 0",
                "gap.city-road keeps-open true",
                "1: 0"
            ]
        );
    }

    #[test]
    fn verdicts_answer_alike_only_if_their_outcomes_are() {
        let pair = "board: |\n  .  a\n  b  p\\q\ntiles:\n  a: { city: S, coats: 1 }\n  b: { city: E }\n  p: { city: WL }\n  q: { city: NL }\nmeeples: { red: a.city }\n";
        let alike = |a: &str, b: &str| {
            let case = opened(pair);
            let sets = [a, b].map(|id| RuleSet::named(id).expect("a rule set"));
            let judged = judge(&case.table(), &sets, Scope::Answered);
            let city = judged.subjects.first().expect("the city");
            let verdicts = (city.under(0).expect("a verdict"), city.under(1).expect("a verdict"));
            (verdicts.0.answers_like(verdicts.1), verdicts.1.answers_like(verdicts.0))
        };
        assert_eq!(alike("2021", "2021"), (true, true));
        assert_eq!(alike("2015", "2021"), (false, false));
    }

    #[test]
    fn a_question_about_something_newer_leaves_what_lies_there_judged() {
        let text = "board: |\n  a\n  b\ntiles:\n  a: { city: S }\n  b: { city: N }\nmeeples: { red: a.city }\nclaims: { red: { a.city: 2 } }\nask: { end: { normal_tiles_left: 0, halves_in_hand: { red: 1 } } }\n";
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal case");
        let (table, sets) = (case.table(), [RuleSet::named("2000").expect("a rule set")]);
        let judged = judge(&table, &sets, Scope::Answered);
        let none = |subject: &SubjectVerdicts<'_>| subject.verdicts[0].not_applicable.is_some();
        assert_eq!(judged.subjects.iter().map(none).collect::<Vec<_>>(), [false, true]);
    }
}
