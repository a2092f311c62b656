//! Judging a case under rule sets.
//!
//! Every subject is judged under every rule set; rule sets that answer the questions asked alike
//! share one computation and, where they come to the same, one verdict. What the law leaves open is
//! judged under every reading.
//!
//! Three things are shared, and each is sound for the same reason: a mechanic is a function of the
//! board and of the readings that it is given.
//!
//! - A *finding* is kept with the answers that led to it; where the same answers come again, for the
//!   same subject or for another that a gap makes one with it, the finding is taken as it is.
//! - A *verdict* is kept with everything that was asked; a law that answers all of it alike comes to
//!   the same verdict and is not run at all.
//! - *Citations* depend only on what was asked and under which rule sets, so subjects share them.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::outcome::{Asked, Citation, Judgement, Outcome, Role, SubjectVerdicts, Verdict};
use crate::landscape::{AreaIx, Gaps};
use crate::mechanics::{Finding, Matter, SubjectIx, Table, judge_feature, mechanic_of};
use crate::rulebook::{
    Answer, Branch, Inquiry, Law, NotApplicable, QuestionId, RuleSet, every_reading,
};
use crate::scenario::Status;

/// Judges every subject of a table under rule sets.
pub fn judge<'b>(table: &Table<'_>, rule_sets: &'b [RuleSet]) -> Judgement<'b> {
    let laws: Vec<Law<'b>> = rule_sets.iter().map(Law::of).collect();
    Judgement { rule_sets, subjects: judge_by(table, &laws) }
}

/// Judges every subject of a table under laws, which need not be those of a rule set as it stands
/// ([`Law::without`] leaves a ruling out). Rule sets are then known by the places of their laws.
pub fn judge_by<'b>(table: &Table<'_>, laws: &[Law<'b>]) -> Vec<SubjectVerdicts<'b>> {
    let mut shared = Shared { groups: BTreeMap::new(), cited: Vec::new() };
    table
        .matters()
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

/// A finding and the answers that led to it.
#[derive(Clone)]
struct Found {
    answers: Branch,
    finding: Rc<Finding>,
    /// Every answered feature that is the same feature, where there are several.
    one_with: Rc<[SubjectIx]>,
}

/// Findings on features that a gap joins, by the area that stands for them all: each is found once,
/// however many subjects it is.
type Groups = BTreeMap<AreaIx, Vec<Found>>;

/// What subjects share: findings on what gaps join, and the citations of the same answers under the
/// same rule sets.
struct Shared<'b> {
    groups: Groups,
    cited: Vec<CitedFor<'b>>,
}

/// What was asked, under which rule sets, and the rulings that answered.
struct CitedFor<'b> {
    asked: Rc<[Asked]>,
    rule_sets: Vec<usize>,
    citations: Rc<[Citation<'b>]>,
}

impl<'b> Shared<'b> {
    /// Gives a verdict its citations.
    fn cite(&mut self, verdict: &mut Verdict<'b>, laws: &[Law<'b>]) {
        let known = self
            .cited
            .iter()
            .find(|c| c.rule_sets == verdict.rule_sets && c.asked == verdict.asked);
        if let Some(known) = known {
            verdict.asked = Rc::clone(&known.asked);
            verdict.citations = Rc::clone(&known.citations);
            return;
        }
        verdict.citations = citations(&verdict.asked, &verdict.rule_sets, laws).into();
        self.cited.push(CitedFor {
            asked: Rc::clone(&verdict.asked),
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
            // A law that answers all that was asked as another did comes to the same verdict.
            let twin = verdicts.iter().position(|v| answers_alike(law, v));
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

    /// Runs the mechanic, unless the same answers have led to a finding before.
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
        // A barn may have made one what the gap keeps apart: then only that is found already.
        let holds = |found: &&Found| {
            area.is_some_and(|area| found.finding.areas.binary_search(&area).is_ok())
        };
        let shared = whole.and_then(|w| groups.get(&w)).into_iter().flatten().filter(holds);
        let fits = |found: &&Found| {
            found.answers.iter().all(|(q, r)| inquiry.would_answer(*q) == Some(*r))
        };
        if let Some(found) = known.iter().chain(shared).find(fits).cloned() {
            for (question, _) in &found.answers {
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
        let found = Found { answers: inquiry.asked().to_vec(), one_with: one_with.into(), finding };
        match whole.filter(|_| found.finding.areas.len() > 1) {
            Some(whole) => groups.entry(whole).or_default().push(found.clone()),
            None => known.push(found.clone()),
        }
        Ok(found)
    }

    /// Makes one verdict of the runs under every reading.
    fn settle<'b>(&self, law: &Law<'b>, runs: &[(Branch, Found)]) -> Verdict<'b> {
        let open = |q: QuestionId| law.answer(q).readings().len() > 1;
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
        let mut asked: Vec<Asked> = Vec::new();
        for (question, _) in runs.iter().flat_map(|(asked, _)| asked) {
            if asked.iter().any(|a| a.question == *question) {
                continue;
            }
            let answer = law.answer(*question);
            asked.push(Asked {
                question: *question,
                answer: answer.word(*question),
                readings: answer.readings().to_vec(),
                matters: !open(*question) || splits(*question, runs, &led),
            });
        }
        let contested = |a: &Asked| matches!(law.answer(a.question), Answer::Contested { .. });
        let status = match outcomes.len() {
            0 | 1 => Status::Settled,
            _ if asked.iter().any(|a| a.matters && contested(a)) => Status::Contested,
            _ => Status::Open,
        };
        Verdict {
            rule_sets: Vec::new(),
            status,
            outcomes,
            asked: asked.into(),
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
        asked: Rc::new([]),
        citations: Rc::new([]),
        not_applicable: Some(not),
    }
}

/// Whether a law answers everything that a verdict asked as the law behind it did.
fn answers_alike(law: &Law<'_>, verdict: &Verdict<'_>) -> bool {
    verdict.not_applicable.is_none()
        && verdict.asked.iter().all(|asked| {
            let answer = law.answer(asked.question);
            answer.readings() == asked.readings && answer.word(asked.question) == asked.answer
        })
}

/// Whether two verdicts say the same for the same reasons.
fn alike(a: &Verdict<'_>, b: &Verdict<'_>) -> bool {
    let ways = |v: &Verdict<'_>| v.outcomes.iter().map(|o| o.ways.clone()).collect::<Vec<_>>();
    a.status == b.status
        && a.not_applicable == b.not_applicable
        && a.asked == b.asked
        && a.outcomes.len() == b.outcomes.len()
        && a.outcomes
            .iter()
            .zip(&b.outcomes)
            .all(|(x, y)| x.alike(y) && x.items() == y.items() && x.shares() == y.shares())
        && ways(a) == ways(b)
}

/// The rulings that answered, question by question, each with the rule sets in which it did.
fn citations<'b>(asked: &[Asked], rule_sets: &[usize], laws: &[Law<'b>]) -> Vec<Citation<'b>> {
    let mut all: Vec<Citation<'b>> = Vec::new();
    for Asked { question, .. } in asked {
        let before = all.len();
        for &rule_set in rule_sets {
            let answer = laws[rule_set].answer(*question);
            let role = match answer {
                Answer::Open { .. } => Role::LeavesOpen,
                Answer::Settled { .. } | Answer::Contested { .. } | Answer::NotApplicable(_) => {
                    Role::Decides
                }
            };
            let decided = answer.rulings().iter().map(|r| (*r, role));
            let beside = answer.beside().iter().map(|r| (*r, Role::Beside));
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
fn splits(question: QuestionId, runs: &[(Branch, Found)], led: &[usize]) -> bool {
    let reading = |asked: &Branch, of: QuestionId| {
        asked.iter().find(|(q, _)| *q == of).map(|(_, reading)| *reading)
    };
    let turns = |a: &Branch, b: &Branch| {
        matches!((reading(a, question), reading(b, question)), (Some(x), Some(y)) if x != y)
            && a.iter().all(|(q, x)| *q == question || reading(b, *q).is_none_or(|y| *x == y))
    };
    runs.iter()
        .zip(led)
        .any(|((a, _), x)| runs.iter().zip(led).any(|((b, _), y)| x != y && turns(a, b)))
}
