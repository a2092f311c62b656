//! Judging a case under rule sets.
//!
//! Every subject is judged under every rule set; rule sets that answer the questions asked alike
//! share one computation and, where they come to the same, one verdict. What the law leaves open is
//! judged under every reading.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::mechanics::{Finding, Item, Mechanic, Subject, SubjectIx, Table, mechanic_of};
use crate::rulebook::{
    Answer, Branch, Cited, Inquiry, Law, NotApplicable, QuestionId, RuleSet, every_reading,
};
use crate::scenario::{PlayerIx, Status};

/// The verdicts on every subject of a case.
#[derive(Debug)]
pub struct Judgement<'b> {
    /// The rule sets, in their order.
    pub rule_sets: &'b [RuleSet],
    /// The subjects with their verdicts, in map order.
    pub subjects: Vec<SubjectVerdicts<'b>>,
}

/// The verdicts on one subject: as many as there are different ones.
#[derive(Debug)]
pub struct SubjectVerdicts<'b> {
    /// The subject.
    pub subject: SubjectIx,
    /// The mechanic that judged it.
    pub mechanic: &'static str,
    /// Its verdicts, in the order of their first rule sets.
    pub verdicts: Vec<Verdict<'b>>,
}

impl<'b> SubjectVerdicts<'b> {
    /// The verdict under a rule set, by its place.
    pub fn under(&self, rule_set: usize) -> Option<&Verdict<'b>> {
        self.verdicts.iter().find(|v| v.rule_sets.contains(&rule_set))
    }
}

/// One verdict, and the rule sets that come to it.
#[derive(Debug)]
pub struct Verdict<'b> {
    /// The rule sets, by their places.
    pub rule_sets: Vec<usize>,
    /// How it stands.
    pub status: Status,
    /// What may come out: one if settled, none if not applicable.
    pub outcomes: Vec<Outcome>,
    /// Everything that was asked, in order.
    pub asked: Vec<Asked>,
    /// Every ruling that answered, with the rule sets in which it did.
    pub citations: Vec<Citation<'b>>,
    /// The question that does not apply, and why.
    pub not_applicable: Option<NotApplicable>,
}

impl Verdict<'_> {
    /// The outcome, where there is just one.
    pub fn settled(&self) -> Option<&Outcome> {
        match self.outcomes.as_slice() {
            [one] => Some(one),
            _ => None,
        }
    }
}

/// What may come out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the feature is complete; `None` for fields.
    pub complete: Option<bool>,
    /// Who scores, and how many points each.
    pub points: BTreeMap<PlayerIx, u32>,
    /// The sum that makes the worth of the feature.
    pub items: Vec<Item>,
    /// Other answered features that are the same feature here.
    pub same_as: Vec<SubjectIx>,
    /// The readings of open and contested questions that lead here: each a way to it.
    pub ways: Vec<Branch>,
    /// The reasoning of the first way.
    pub steps: Vec<String>,
    /// What the feature is worth along other ways, where that is something else: a feature that
    /// nobody scores may have several worths and yet one outcome.
    pub other_worths: Vec<(u32, Branch)>,
}

impl Outcome {
    /// What the feature is worth, in points.
    pub fn worth(&self) -> u32 {
        self.items.iter().fold(0, |sum, item| sum.saturating_add(item.points()))
    }

    fn alike(&self, other: &Outcome) -> bool {
        self.complete == other.complete
            && self.points == other.points
            && self.same_as == other.same_as
    }
}

/// A question that was asked, and what the law answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub question: QuestionId,
    /// A reading, `open` or `contested`.
    pub answer: &'static str,
    /// The readings under which the subject was judged.
    pub readings: Vec<u8>,
    /// Whether the answer made a difference; a settled answer always counts as one.
    pub matters: bool,
}

/// How a ruling stands to a verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// It answers.
    Decides,
    /// It says that nobody ruled.
    LeavesOpen,
    /// It is still printed beside what overtook it, and says otherwise.
    Beside,
}

impl Role {
    /// The word in output.
    pub fn word(self) -> &'static str {
        match self {
            Self::Decides => "decides",
            Self::LeavesOpen => "leaves-open",
            Self::Beside => "beside",
        }
    }
}

/// A ruling cited for a verdict.
#[derive(Debug, Clone)]
pub struct Citation<'b> {
    /// The question.
    pub question: QuestionId,
    /// The ruling.
    pub ruling: Cited<'b>,
    /// How it stands to the verdict.
    pub role: Role,
    /// The rule sets of the verdict that cite it, by their places.
    pub rule_sets: Vec<usize>,
}

/// Judges every subject of a table under rule sets.
pub fn judge<'b>(table: &Table<'_>, rule_sets: &'b [RuleSet]) -> Judgement<'b> {
    let laws: Vec<Law<'b>> = rule_sets.iter().map(Law::of).collect();
    Judgement { rule_sets, subjects: judge_by(table, &laws) }
}

/// Judges every subject of a table under laws, which need not be those of a rule set as it stands
/// ([`Law::without`] leaves a ruling out). Rule sets are then known by the places of their laws.
pub fn judge_by<'b>(table: &Table<'_>, laws: &[Law<'b>]) -> Vec<SubjectVerdicts<'b>> {
    (0..)
        .zip(table.subjects())
        .filter_map(|(ix, subject)| {
            let mechanic = mechanic_of(table, subject)?;
            let verdicts = subject_verdicts(table, subject, mechanic, laws);
            Some(SubjectVerdicts { subject: ix, mechanic: mechanic.name(), verdicts })
        })
        .collect()
}

/// Findings by the answers that led to them.
type Memo = Vec<(Branch, Rc<Finding>)>;

fn subject_verdicts<'b>(
    table: &Table<'_>,
    subject: &Subject,
    mechanic: &dyn Mechanic,
    laws: &[Law<'b>],
) -> Vec<Verdict<'b>> {
    let mut memo: Memo = Vec::new();
    let mut verdicts: Vec<Verdict<'b>> = Vec::new();
    for (n, law) in laws.iter().enumerate() {
        let runs = every_reading(law, |inquiry| find(table, subject, mechanic, inquiry, &mut memo));
        let mut verdict = match runs {
            Ok(runs) => settle(table, subject, law, &runs),
            Err(not) => Verdict {
                rule_sets: Vec::new(),
                status: Status::NotApplicable,
                outcomes: Vec::new(),
                asked: Vec::new(),
                citations: Vec::new(),
                not_applicable: Some(not),
            },
        };
        verdict.citations = citations(law, &verdict.asked, n);
        let twin = verdicts.iter_mut().find(|v| {
            v.status == verdict.status
                && v.outcomes == verdict.outcomes
                && v.asked == verdict.asked
                && v.not_applicable == verdict.not_applicable
        });
        if let Some(twin) = twin {
            twin.rule_sets.push(n);
            for citation in verdict.citations {
                match twin.citations.iter_mut().find(|c| {
                    c.ruling == citation.ruling
                        && c.question == citation.question
                        && c.role == citation.role
                }) {
                    Some(same) => same.rule_sets.push(n),
                    None => twin.citations.push(citation),
                }
            }
        } else {
            verdict.rule_sets.push(n);
            verdicts.push(verdict);
        }
    }
    for verdict in &mut verdicts {
        let place = |q: QuestionId| verdict.asked.iter().position(|a| a.question == q);
        verdict.citations.sort_by_key(|c| {
            (
                place(c.question),
                c.role,
                c.rule_sets.first().copied(),
                c.ruling.authority(),
                c.ruling.from(),
            )
        });
    }
    verdicts
}

/// Runs a mechanic, unless the same answers have led to a finding before.
fn find(
    table: &Table<'_>,
    subject: &Subject,
    mechanic: &dyn Mechanic,
    inquiry: &mut Inquiry<'_, '_>,
    memo: &mut Memo,
) -> Result<Rc<Finding>, NotApplicable> {
    for (answers, finding) in memo.iter() {
        if answers.iter().all(|(q, r)| inquiry.would_answer(*q) == Some(*r)) {
            for (question, _) in answers {
                inquiry.ask_id(*question)?;
            }
            return Ok(Rc::clone(finding));
        }
    }
    let finding = Rc::new(mechanic.judge(table, subject, inquiry)?);
    memo.push((inquiry.asked().to_vec(), Rc::clone(&finding)));
    Ok(finding)
}

/// Makes one verdict of the runs under every reading.
fn settle<'b>(
    table: &Table<'_>,
    subject: &Subject,
    law: &Law<'b>,
    runs: &[(Branch, Rc<Finding>)],
) -> Verdict<'b> {
    let open = |q: QuestionId| law.answer(q).readings().len() > 1;
    let mut outcomes: Vec<Outcome> = Vec::new();
    let mut led: Vec<usize> = Vec::new();
    for (asked, finding) in runs {
        let way: Branch = asked.iter().copied().filter(|(q, _)| open(*q)).collect();
        let outcome = outcome(table, subject, finding, way);
        if let Some(n) = outcomes.iter_mut().position(|o| o.alike(&outcome)) {
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
    let status = if outcomes.len() < 2 {
        Status::Settled
    } else if asked
        .iter()
        .any(|a| a.matters && matches!(law.answer(a.question), Answer::Contested { .. }))
    {
        Status::Contested
    } else {
        Status::Open
    };
    Verdict {
        rule_sets: Vec::new(),
        status,
        outcomes,
        asked,
        citations: Vec::new(),
        not_applicable: None,
    }
}

/// Whether the reading of a question makes a difference to where the runs lead.
fn splits(question: QuestionId, runs: &[(Branch, Rc<Finding>)], led: &[usize]) -> bool {
    let mut by_reading: BTreeMap<Option<u8>, Vec<usize>> = BTreeMap::new();
    for ((asked, _), outcome) in runs.iter().zip(led) {
        let reading = asked.iter().find(|(q, _)| *q == question).map(|(_, r)| *r);
        by_reading.entry(reading).or_default().push(*outcome);
    }
    let mut sets = by_reading.into_values().map(|mut outcomes| {
        outcomes.sort_unstable();
        outcomes.dedup();
        outcomes
    });
    let first = sets.next();
    sets.any(|set| Some(set) != first)
}

fn outcome(table: &Table<'_>, subject: &Subject, finding: &Finding, way: Branch) -> Outcome {
    let mut same_as: Vec<SubjectIx> = Vec::new();
    if finding.areas.len() > 1 {
        let others = finding.areas.iter().filter(|a| subject.area != Some(**a));
        same_as = others.filter_map(|a| table.subject_of_area(*a)).collect();
        same_as.sort_unstable();
        same_as.dedup();
    }
    Outcome {
        complete: finding.complete,
        points: finding.points.clone(),
        items: finding.items.clone(),
        same_as,
        ways: vec![way],
        steps: finding.steps.clone(),
        other_worths: Vec::new(),
    }
}

fn citations<'b>(law: &Law<'b>, asked: &[Asked], rule_set: usize) -> Vec<Citation<'b>> {
    let mut all = Vec::new();
    for Asked { question, .. } in asked {
        let answer = law.answer(*question);
        let role = match answer {
            Answer::Open { .. } => Role::LeavesOpen,
            Answer::Settled { .. } | Answer::Contested { .. } | Answer::NotApplicable(_) => {
                Role::Decides
            }
        };
        let decided = answer.rulings().iter().map(|r| (*r, role));
        let beside = answer.beside().iter().map(|r| (*r, Role::Beside));
        all.extend(decided.chain(beside).map(|(ruling, role)| Citation {
            question: *question,
            ruling,
            role,
            rule_sets: vec![rule_set],
        }));
    }
    all
}
