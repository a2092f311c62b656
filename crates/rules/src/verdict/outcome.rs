//! Verdicts, with their outcomes, points of law and citations.

use std::collections::BTreeMap;
use std::sync::Arc;

use carcassonne_base::sorting::{sort, sorted_unique};
use carcassonne_law::{CitedRuling, NotApplicable, QuestionId, ReadingIx, ReadingPath, RuleSet};
use carcassonne_position::wording::Sentence;
use carcassonne_position::{PlayerIx, Status};
use carcassonne_text::words;

use crate::landscape::AreaIx;
use crate::mechanics::{Finding, Item, Reply, SubjectIx};

/// The verdicts on subjects of a case under some rule sets.
#[derive(Debug)]
pub struct Judgement<'b> {
    /// The rule sets, in the order in which they were given.
    pub rule_sets: &'b [RuleSet],
    /// The subjects that were kept, with their verdicts, in map order.
    pub subjects: Vec<SubjectVerdicts<'b>>,
    /// The number of subjects that were judged, kept or not; with [`Scope::Mentioned`](super::Scope), of all answered.
    pub answered: usize,
    /// The law behind the verdicts on all judged subjects, without duplicates, in the order in which it came up.
    pub laws: Vec<VerdictLaw<'b>>,
}

/// The law behind a verdict, which many verdicts share.
#[derive(Debug, Clone)]
pub struct VerdictLaw<'b> {
    /// The rule sets of the verdict, by index.
    pub rule_sets: Vec<usize>,
    /// The points of law that came up, in order.
    pub points_of_law: Arc<[PointOfLaw]>,
    /// Every ruling that bears on these points.
    pub citations: Arc<[Citation<'b>]>,
}

/// The different verdicts on one subject.
#[derive(Debug, Clone)]
pub struct SubjectVerdicts<'b> {
    /// The subject of the verdicts.
    pub subject: SubjectIx,
    /// The name of the mechanic that judged the subject.
    pub mechanic: &'static str,
    /// The verdicts, in the order of their first rule sets.
    pub verdicts: Vec<Verdict<'b>>,
}

impl<'b> Judgement<'b> {
    /// Creates a judgement that keeps all these subjects.
    pub fn new(rule_sets: &'b [RuleSet], subjects: impl IntoIterator<Item = SubjectVerdicts<'b>>) -> Self {
        Self::new_filtered(rule_sets, subjects, |_| true)
    }

    /// Creates a judgement that keeps the verdicts on some of these subjects only. The others are counted, and the law
    /// behind their verdicts is kept.
    pub fn new_filtered(
        rule_sets: &'b [RuleSet],
        subjects: impl IntoIterator<Item = SubjectVerdicts<'b>>,
        is_kept: impl Fn(SubjectIx) -> bool,
    ) -> Self {
        let mut judgement = Self { rule_sets, subjects: Vec::new(), answered: 0, laws: Vec::new() };
        for subject in subjects {
            judgement.record_subject(&subject);
            if is_kept(subject.subject) {
                judgement.subjects.push(subject);
            }
        }
        judgement
    }

    /// Counts a subject, and records the law behind its verdicts.
    fn record_subject(&mut self, subject: &SubjectVerdicts<'b>) {
        self.answered += 1;
        for verdict in &subject.verdicts {
            // Verdicts with the same citations share them.
            let is_known = |law: &VerdictLaw<'b>| Arc::ptr_eq(&law.citations, &verdict.citations);
            if !self.laws.iter().any(is_known) {
                self.laws.push(VerdictLaw {
                    rule_sets: verdict.rule_sets.clone(),
                    points_of_law: Arc::clone(&verdict.points_of_law),
                    citations: Arc::clone(&verdict.citations),
                });
            }
        }
    }

    /// Returns the verdicts on a subject; `None` if they were not kept.
    pub fn verdicts_on(&self, subject: SubjectIx) -> Option<&SubjectVerdicts<'b>> {
        let index = self.subjects.binary_search_by_key(&subject, |s| s.subject).ok()?;
        self.subjects.get(index)
    }
}

impl<'b> SubjectVerdicts<'b> {
    /// Returns the verdict under the rule set at this index of the judgement; `None` if there is none.
    pub fn verdict_under(&self, rule_set: usize) -> Option<&Verdict<'b>> {
        self.verdicts.iter().find(|v| v.rule_sets.contains(&rule_set))
    }
}

/// A verdict, with the rule sets that reach it.
#[derive(Debug, Clone)]
pub struct Verdict<'b> {
    /// The rule sets of the verdict, by index.
    pub rule_sets: Vec<usize>,
    /// The status of the verdict: settled, open, contested or not applicable.
    pub status: Status,
    /// The possible outcomes: one if settled, none if not applicable.
    pub outcomes: Vec<Outcome>,
    /// The questions of law that came up (points of law), in order.
    pub points_of_law: Arc<[PointOfLaw]>,
    /// The rulings that bear on these points of law, each with the rule sets in which it bears on its point.
    pub citations: Arc<[Citation<'b>]>,
    /// The reason why the verdict is not applicable; `None` with any other status.
    pub not_applicable: Option<NotApplicable>,
}

impl Verdict<'_> {
    /// Returns the index of the verdict's first rule set in the judgement, which no other verdict on the subject has.
    pub fn first_rule_set(&self) -> usize {
        self.rule_sets.first().copied().unwrap_or_default()
    }

    /// Returns `true` if something on the board, or presupposed by a question, is too new for the rules.
    pub fn is_older_than_board(&self) -> bool {
        self.not_applicable.is_some_and(|not| not.question.is_none())
    }

    /// Returns `true` if another verdict on the same subject has the same status and outcomes, whatever the reasons.
    pub fn answers_like(&self, other: &Verdict<'_>) -> bool {
        let is_subset = |these: &[Outcome], others: &[Outcome]| {
            these.iter().all(|a| others.iter().any(|b| a.is_alike(b) && a.worths().eq(b.worths())))
        };
        let (outcomes, other_outcomes) = (&self.outcomes, &other.outcomes);
        self.status == other.status && is_subset(outcomes, other_outcomes) && is_subset(other_outcomes, outcomes)
    }

    /// Returns the outcome if there is just one.
    pub fn single_outcome(&self) -> Option<&Outcome> {
        match self.outcomes.as_slice() {
            [one] => Some(one),
            _ => None,
        }
    }
}

/// A possible outcome of the judging of a subject.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The finding of the mechanic.
    pub finding: Arc<Finding>,
    /// The readings of open and contested questions that lead to this outcome: each entry is one combination that does.
    pub ways: Arc<[ReadingPath]>,
    /// The worths of the feature under other combinations, where they differ from the first, in points: a feature that
    /// no player scores may have several worths and yet one outcome.
    pub other_worths: Vec<(u32, ReadingPath)>,
    /// The points of each player who scores.
    pub(super) points: Arc<BTreeMap<PlayerIx, u32>>,
    /// The subject of the outcome.
    pub(super) subject: SubjectIx,
    /// Every feature of the table that counts as one with the subject, subject included; empty if it is alone.
    pub(super) joined_subjects: Arc<[SubjectIx]>,
}

impl Outcome {
    /// Returns whether the feature, or what a question is about, is complete; `None` for fields and most questions.
    pub fn completion(&self) -> Option<bool> {
        self.finding.complete
    }

    /// Returns the points of each player who scores.
    pub fn points(&self) -> &BTreeMap<PlayerIx, u32> {
        &self.points
    }

    /// Returns the items of the sum that makes the worth of the feature, such as its tiles.
    pub fn items(&self) -> &[Item] {
        self.finding.score.items()
    }

    /// Returns the items of each player's sum, where players score by sums of their own.
    pub fn shares(&self) -> &BTreeMap<PlayerIx, Vec<Item>> {
        self.finding.score.shares()
    }

    /// Returns the answer to a question, except for points.
    pub fn reply(&self) -> &Reply {
        &self.finding.reply
    }

    /// Returns the steps of the reasoning, under the first combination of readings that leads to this outcome.
    pub fn steps(&self) -> &[Sentence] {
        &self.finding.steps
    }

    /// Returns the worth of the feature, in points.
    pub fn worth(&self) -> u32 {
        self.finding.score.worth()
    }

    /// Returns the subject of the outcome.
    pub fn subject(&self) -> SubjectIx {
        self.subject
    }

    /// Returns the other features of the table that count as one with the subject in this outcome, in map order.
    pub fn other_joined_features(&self) -> impl Iterator<Item = SubjectIx> {
        self.joined_subjects.iter().copied().filter(|s| *s != self.subject)
    }

    /// Returns the other fields, by their areas, that have a part in the points of this one; these points count once.
    pub fn shared_fields(&self) -> &[AreaIx] {
        &self.finding.shared_fields
    }

    /// Returns every feature of the table that counts as one with the subject in this outcome, in map order; empty if
    /// it is alone.
    pub fn joined_features(&self) -> &Arc<[SubjectIx]> {
        &self.joined_subjects
    }

    /// Returns every worth that the feature may have in this outcome, in points; several only if no player scores it.
    pub fn worths(&self) -> impl Iterator<Item = u32> {
        std::iter::once(self.worth()).chain(self.other_worths.iter().map(|(worth, _)| *worth))
    }

    /// Returns every worth that the feature may have in this outcome, in points, without duplicates, the least first.
    pub fn distinct_worths(&self) -> Vec<u32> {
        let mut worths: Vec<u32> = self.worths().collect();
        sort(&mut worths);
        worths.dedup();
        worths
    }

    /// Returns `true` if two outcomes count as one: they agree in all but the reply, and in the reply except for its
    /// asides.
    pub(super) fn is_alike(&self, other: &Outcome) -> bool {
        self.agrees_but_for_reply(other) && self.reply().says_the_same(other.reply())
    }

    /// Returns `true` if two outcomes agree in completion, points, and features joined and shared.
    fn agrees_but_for_reply(&self, other: &Outcome) -> bool {
        self.completion() == other.completion()
            && self.points() == other.points()
            && self.joined_subjects == other.joined_subjects
            && self.finding.shared_fields == other.finding.shared_fields
    }

    /// Merges another outcome into this one, if they differ only in asides or in some of the reasons or unknown things.
    ///
    /// Only what both have of these is kept. Returns `true` if the outcome was merged.
    pub(super) fn try_merge(&mut self, other: &Outcome) -> bool {
        if !self.agrees_but_for_reply(other) {
            return false;
        }
        let (reply, other_reply) = (self.reply(), other.reply());
        if reply == other_reply {
            return true;
        }
        let shared = if reply.says_the_same(other_reply) {
            Some(reply.clone().with_shared_asides(other_reply))
        } else {
            reply.with_shared_clauses(other_reply)
        };
        let Some(shared) = shared else { return false };
        Arc::make_mut(&mut self.finding).reply = shared;
        true
    }
}

/// A question of law that came up, with the holding of the law on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointOfLaw {
    /// The question.
    pub question: QuestionId,
    /// The holding: a reading, `open` or `contested`.
    pub holding: &'static str,
    /// The readings under which the subject was judged.
    pub readings: Vec<ReadingIx>,
    /// Set if the reading made a difference to the outcome; a settled question always counts as one that did.
    pub matters: bool,
}

words! {
    /// The role of a ruling in a verdict.
    ///
    /// ```
    /// # use carcassonne_rules::verdict::Role;
    /// assert_eq!(Role::LeavesOpen.word(), "leaves-open");
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Role {
        /// A ruling that decides the question.
        Decides = "decides",
        /// A ruling that leaves the question open.
        LeavesOpen = "leaves-open",
        /// A ruling beside those which decide: still printed though superseded, of lower authority, or undecided.
        Beside = "beside",
    }

    ///
    /// ```
    /// # use carcassonne_rules::verdict::Role;
    /// assert_eq!(Role::LeavesOpen.word(), "leaves-open");
    /// ```
    fn word;
}

/// A ruling cited for a verdict.
#[derive(Debug, Clone)]
pub struct Citation<'b> {
    /// The question of law that the ruling is on.
    pub question: QuestionId,
    /// The ruling.
    pub ruling: CitedRuling<'b>,
    /// The role of the ruling in the verdict.
    pub role: Role,
    /// The rule sets of the verdict that cite it, by index.
    pub rule_sets: Vec<usize>,
}

/// Returns the index in `sets` of the rule set whose verdict an answer gives first; `None` if `sets` is empty.
///
/// It is the [`RuleSet::leading_index`] of those with an applicable verdict on any of the subjects, else of all.
pub fn leading_rule_set<'v, 'b: 'v>(
    subjects: impl IntoIterator<Item = &'v SubjectVerdicts<'b>>,
    sets: &[RuleSet],
) -> Option<usize> {
    let verdicts = subjects.into_iter().flat_map(|subject| &subject.verdicts);
    let applicable = verdicts.filter(|verdict| verdict.status != Status::NotApplicable);
    let indices = sorted_unique(applicable.flat_map(|verdict| verdict.rule_sets.iter().copied()));
    RuleSet::leading_index_among(sets, &indices).or_else(|| RuleSet::leading_index(sets))
}
