//! Judging a case under rule sets.
//!
//! Every subject is judged under every rule set; rule sets that hold the same on the questions asked
//! share one computation and, if they come to the same result, one verdict. What the law leaves open
//! is judged under every reading.
//!
//! Three things are shared, and each is sound for the same reason: a mechanic is a function of the
//! board and of the readings that it is given.
//!
//! - A *finding* is kept with the readings that led to it; when the same readings come up again, for
//!   the same subject or for another that a gap makes one with it, the finding is reused as it is.
//! - A *verdict* is kept with everything that was asked; a law that holds the same on all of it comes
//!   to the same verdict and is not run at all.
//! - *Citations* depend only on what was asked and under which rule sets, so subjects share them.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::outcome::{Citation, Judgement, Outcome, PointOfLaw, Role, SubjectVerdicts, Verdict};
use crate::landscape::{AreaIx, Gaps};
use crate::mechanics::{Finding, Matter, SubjectIx, Table, judge_feature, mechanic_of};
use crate::rulebook::{
    Holding, Inquiry, Law, NotApplicable, QuestionId, RuleSet, Way, every_reading,
};
use crate::scenario::Status;

/// Judges everything that is answered at a table under rule sets.
pub fn judge<'b>(table: &Table<'_>, rule_sets: &'b [RuleSet]) -> Judgement<'b> {
    let laws: Vec<Law<'b>> = rule_sets.iter().map(Law::of).collect();
    let subjects = judged(table, &laws, |subject| table.is_answered(subject));
    Judgement { rule_sets, subjects }
}

/// Judges those subjects of a table under rule sets that are wanted, and no others.
pub fn judge_those<'b>(
    table: &Table<'_>,
    rule_sets: &'b [RuleSet],
    wanted: impl Fn(SubjectIx) -> bool,
) -> Vec<SubjectVerdicts<'b>> {
    let laws: Vec<Law<'b>> = rule_sets.iter().map(Law::of).collect();
    judged(table, &laws, wanted)
}

/// Judges every subject of a table under laws, which need not be those of a rule set as it stands
/// ([`Law::without`] leaves a ruling out). Rule sets are then known by the places of their laws.
pub fn judge_by<'b>(table: &Table<'_>, laws: &[Law<'b>]) -> Vec<SubjectVerdicts<'b>> {
    judged(table, laws, |_| true)
}

fn judged<'b>(
    table: &Table<'_>,
    laws: &[Law<'b>],
    wanted: impl Fn(SubjectIx) -> bool,
) -> Vec<SubjectVerdicts<'b>> {
    let mut shared = Shared { groups: BTreeMap::new(), cited: Vec::new() };
    table
        .matters()
        .filter(|(ix, _)| wanted(*ix))
        .filter_map(|(ix, matter)| {
            let mechanic = match matter {
                Matter::Feature(subject) => mechanic_of(table, subject)?.name(),
                Matter::Ask(posed) => posed.card.name,
            };
            let verdicts = Bench { table, matter, ix }.verdicts(laws, &mut shared);
            Some(SubjectVerdicts { subject: ix, mechanic, verdicts })
        })
        .collect()
}

/// A finding and the readings that led to it.
#[derive(Clone)]
struct Found {
    readings: Way,
    finding: Rc<Finding>,
    /// Every answered feature that is the same feature, where there are several.
    one_with: Rc<[SubjectIx]>,
}

/// Findings on features that a gap joins, by the area that stands for them all: each is found only
/// once, however many subjects it is.
type Groups = BTreeMap<AreaIx, Vec<Found>>;

/// What subjects share: findings on what gaps join, and the citations of the same points of law
/// under the same rule sets.
struct Shared<'b> {
    groups: Groups,
    cited: Vec<CitedFor<'b>>,
}

/// Points of law, the rule sets under which they came up, and the rulings on them.
struct CitedFor<'b> {
    points_of_law: Rc<[PointOfLaw]>,
    rule_sets: Vec<usize>,
    citations: Rc<[Citation<'b>]>,
}

impl<'b> Shared<'b> {
    /// Gives a verdict its citations.
    fn cite(&mut self, verdict: &mut Verdict<'b>, laws: &[Law<'b>]) {
        let known = self
            .cited
            .iter()
            .find(|c| c.rule_sets == verdict.rule_sets && c.points_of_law == verdict.points_of_law);
        if let Some(known) = known {
            verdict.points_of_law = Rc::clone(&known.points_of_law);
            verdict.citations = Rc::clone(&known.citations);
            return;
        }
        verdict.citations = citations(&verdict.points_of_law, &verdict.rule_sets, laws).into();
        self.cited.push(CitedFor {
            points_of_law: Rc::clone(&verdict.points_of_law),
            rule_sets: verdict.rule_sets.clone(),
            citations: Rc::clone(&verdict.citations),
        });
    }
}

/// One matter before its mechanic.
struct Bench<'t, 'a> {
    table: &'t Table<'a>,
    matter: Matter<'t>,
    ix: SubjectIx,
}

impl Bench<'_, '_> {
    fn verdicts<'b>(&self, laws: &[Law<'b>], shared: &mut Shared<'b>) -> Vec<Verdict<'b>> {
        let mut known: Vec<Found> = Vec::new();
        let mut verdicts: Vec<Verdict<'b>> = Vec::new();
        for (n, law) in laws.iter().enumerate() {
            // A law that holds the same as another on all that came up comes to the same verdict.
            let twin = verdicts.iter().position(|v| holds_alike(law, v));
            let place = twin.unwrap_or_else(|| {
                let runs = every_reading(law, |inquiry| {
                    self.find(inquiry, &mut known, &mut shared.groups)
                });
                let verdict = match runs {
                    Ok(runs) => self.settle(law, &runs),
                    Err(not) => not_applicable(not),
                };
                let same = verdicts.iter().position(|v| alike(v, &verdict));
                same.unwrap_or_else(|| {
                    verdicts.push(verdict);
                    verdicts.len() - 1
                })
            });
            verdicts[place].rule_sets.push(n);
        }
        for verdict in &mut verdicts {
            shared.cite(verdict, laws);
        }
        verdicts
    }

    /// Runs the mechanic, unless the same readings have led to a finding before.
    fn find(
        &self,
        inquiry: &mut Inquiry<'_, '_>,
        known: &mut Vec<Found>,
        groups: &mut Groups,
    ) -> Result<Found, NotApplicable> {
        let (table, board) = (self.table, self.table.board());
        let area = match self.matter {
            Matter::Feature(subject) => subject.area,
            Matter::Ask(_) => None,
        };
        let joined = area.filter(|a| table.land.at_gap(*a));
        let whole = joined.map(|a| table.land.whole(board, a, Gaps::Joined));
        // A finding may cover more than the gap joins (through a barn), or less: it must hold this area.
        let holds = |found: &&Found| {
            area.is_some_and(|area| found.finding.areas.binary_search(&area).is_ok())
        };
        let shared = whole.and_then(|w| groups.get(&w)).into_iter().flatten().filter(holds);
        let fits =
            |found: &&Found| found.readings.iter().all(|(q, r)| inquiry.would_hold(*q) == Some(*r));
        if let Some(found) = known.iter().chain(shared).find(fits).cloned() {
            for (question, _) in &found.readings {
                inquiry.ask_id(*question)?;
            }
            return Ok(found);
        }
        let finding = Rc::new(match self.matter {
            Matter::Feature(subject) => judge_feature(table, subject, inquiry)?,
            Matter::Ask(posed) => posed.query.judge(table, inquiry)?,
        });
        let mut one_with: Vec<SubjectIx> = Vec::new();
        if finding.areas.len() > 1 {
            one_with = finding.areas.iter().filter_map(|a| table.subject_of_area(*a)).collect();
            one_with.sort_unstable();
        }
        let found =
            Found { readings: inquiry.asked().to_vec(), one_with: one_with.into(), finding };
        match whole.filter(|_| found.finding.areas.len() > 1) {
            Some(whole) => groups.entry(whole).or_default().push(found.clone()),
            None => known.push(found.clone()),
        }
        Ok(found)
    }

    /// Makes one verdict of the runs under every reading.
    fn settle<'b>(&self, law: &Law<'b>, runs: &[(Way, Found)]) -> Verdict<'b> {
        let open = |q: QuestionId| law.holding(q).readings().len() > 1;
        let mut outcomes: Vec<Outcome> = Vec::new();
        let mut led: Vec<usize> = Vec::new();
        for (asked, found) in runs {
            let outcome = Outcome {
                finding: Rc::clone(&found.finding),
                ways: vec![asked.iter().copied().filter(|(q, _)| open(*q)).collect()],
                other_worths: Vec::new(),
                points: found.finding.score.points(),
                this: self.ix,
                one_with: Rc::clone(&found.one_with),
            };
            if let Some(n) = outcomes.iter_mut().position(|o| o.takes_in(&outcome)) {
                led.push(n);
                let (first, worth) = (&mut outcomes[n], outcome.worth());
                if worth != first.worth() {
                    first.other_worths.extend(outcome.ways.iter().map(|w| (worth, w.clone())));
                }
                first.ways.extend(outcome.ways);
            } else {
                led.push(outcomes.len());
                outcomes.push(outcome);
            }
        }
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
                matters: !open(*question) || splits(*question, runs, &led),
            });
        }
        let contested =
            |p: &PointOfLaw| matches!(law.holding(p.question), Holding::Contested { .. });
        // What nobody ruled stays open, though no other reading of it is known.
        let unruled = |p: &PointOfLaw| matches!(law.holding(p.question), Holding::Open { readings, .. } if readings.len() == 1);
        let status = match outcomes.len() {
            0 | 1 if points.iter().any(unruled) => Status::Open,
            0 | 1 => Status::Settled,
            _ if points.iter().any(|p| p.matters && contested(p)) => Status::Contested,
            _ => Status::Open,
        };
        Verdict {
            rule_sets: Vec::new(),
            status,
            outcomes,
            points_of_law: points.into(),
            citations: Rc::new([]),
            not_applicable: None,
        }
    }
}

fn not_applicable<'b>(not: NotApplicable) -> Verdict<'b> {
    Verdict {
        rule_sets: Vec::new(),
        status: Status::NotApplicable,
        outcomes: Vec::new(),
        points_of_law: Rc::new([]),
        citations: Rc::new([]),
        not_applicable: Some(not),
    }
}

/// Whether a law holds the same on every point of a verdict as the law behind it did.
fn holds_alike(law: &Law<'_>, verdict: &Verdict<'_>) -> bool {
    verdict.not_applicable.is_none()
        && verdict.points_of_law.iter().all(|point| {
            let holding = law.holding(point.question);
            holding.readings() == point.readings && holding.word(point.question) == point.holding
        })
}

/// Whether two verdicts say the same for the same reasons.
fn alike(a: &Verdict<'_>, b: &Verdict<'_>) -> bool {
    let ways = |v: &Verdict<'_>| v.outcomes.iter().map(|o| o.ways.clone()).collect::<Vec<_>>();
    a.status == b.status
        && a.not_applicable == b.not_applicable
        && a.points_of_law == b.points_of_law
        && a.outcomes.len() == b.outcomes.len()
        && a.outcomes
            .iter()
            .zip(&b.outcomes)
            .all(|(x, y)| x.alike(y) && x.items() == y.items() && x.shares() == y.shares())
        && ways(a) == ways(b)
}

/// The rulings on points of law, question by question, each with the rule sets in which it bears on
/// it.
fn citations<'b>(
    points: &[PointOfLaw],
    rule_sets: &[usize],
    laws: &[Law<'b>],
) -> Vec<Citation<'b>> {
    let mut all: Vec<Citation<'b>> = Vec::new();
    for PointOfLaw { question, .. } in points {
        let before = all.len();
        for &rule_set in rule_sets {
            let holding = laws[rule_set].holding(*question);
            let role = match holding {
                Holding::Open { .. } => Role::LeavesOpen,
                Holding::Settled { .. } | Holding::Contested { .. } | Holding::NotApplicable(_) => {
                    Role::Decides
                }
            };
            let decided = holding.rulings().iter().map(|r| (*r, role));
            let beside = holding.beside().iter().map(|r| (*r, Role::Beside));
            for (ruling, role) in decided.chain(beside) {
                let of_question = &mut all[before..];
                match of_question.iter_mut().find(|c| c.role == role && c.ruling == ruling) {
                    Some(same) => same.rule_sets.push(rule_set),
                    None => all.push(Citation {
                        question: *question,
                        ruling,
                        role,
                        rule_sets: vec![rule_set],
                    }),
                }
            }
        }
        all[before..].sort_by_key(|c| {
            (c.role, c.rule_sets.first().copied(), c.ruling.authority(), c.ruling.from())
        });
    }
    all
}

/// Whether the reading of a question makes a difference: whether two runs that lead to different
/// outcomes differ in it, and in nothing else that both of them asked.
fn splits(question: QuestionId, runs: &[(Way, Found)], led: &[usize]) -> bool {
    let reading = |asked: &Way, of: QuestionId| {
        asked.iter().find(|(q, _)| *q == of).map(|(_, reading)| *reading)
    };
    let turns = |a: &Way, b: &Way| {
        matches!((reading(a, question), reading(b, question)), (Some(x), Some(y)) if x != y)
            && a.iter().all(|(q, x)| *q == question || reading(b, *q).is_none_or(|y| *x == y))
    };
    runs.iter()
        .zip(led)
        .any(|((a, _), x)| runs.iter().zip(led).any(|((b, _), y)| x != y && turns(a, b)))
}
