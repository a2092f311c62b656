//! Verdicts and what they are made of.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::landscape::AreaIx;
use crate::mechanics::{Finding, Item, Reply, SubjectIx};
use crate::rulebook::{Cited, NotApplicable, QuestionId, ReadingIx, RuleSet, Way};
use crate::scenario::{PlayerIx, Status};
use crate::text::words;
use crate::wording::Sentence;

/// The verdicts on every subject of a case.
#[derive(Debug)]
pub struct Judgement<'b> {
    /// The rule sets, in their order.
    pub rule_sets: &'b [RuleSet],
    /// The subjects with their verdicts, in map order. Where only some were kept, these.
    pub subjects: Vec<SubjectVerdicts<'b>>,
    /// How many subjects are answered, kept or not.
    pub answered: usize,
    /// The law behind the verdicts on all of them, each once, in the order in which it came up.
    pub laws: Vec<LawBehind<'b>>,
}

/// The law behind a verdict, which many verdicts share.
#[derive(Debug, Clone)]
pub struct LawBehind<'b> {
    /// The rule sets, by their places.
    pub rule_sets: Vec<usize>,
    /// The points of law that came up, in order.
    pub points_of_law: Arc<[PointOfLaw]>,
    /// Every ruling that bears on them.
    pub citations: Arc<[Citation<'b>]>,
}

/// The verdicts on one subject: as many as there are different ones.
#[derive(Debug, Clone)]
pub struct SubjectVerdicts<'b> {
    /// The subject.
    pub subject: SubjectIx,
    /// The mechanic that judged it.
    pub mechanic: &'static str,
    /// Its verdicts, in the order of their first rule sets.
    pub verdicts: Vec<Verdict<'b>>,
}

impl<'b> Judgement<'b> {
    /// A judgement that keeps all these subjects.
    pub fn of(rule_sets: &'b [RuleSet], subjects: impl IntoIterator<Item = SubjectVerdicts<'b>>) -> Self {
        Self::keeping(rule_sets, subjects, |_| true)
    }

    /// A judgement that keeps the verdicts on some of these subjects only. Of the others it still knows how many there are, and
    /// by which law they were judged.
    pub fn keeping(
        rule_sets: &'b [RuleSet],
        subjects: impl IntoIterator<Item = SubjectVerdicts<'b>>,
        kept: impl Fn(SubjectIx) -> bool,
    ) -> Self {
        let mut all = Self { rule_sets, subjects: Vec::new(), answered: 0, laws: Vec::new() };
        for subject in subjects {
            all.count(&subject);
            if kept(subject.subject) {
                all.subjects.push(subject);
            }
        }
        all
    }

    /// Counts a subject, and takes down the law behind its verdicts.
    fn count(&mut self, subject: &SubjectVerdicts<'b>) {
        self.answered += 1;
        for verdict in &subject.verdicts {
            // Verdicts with the same citations share them.
            let known = |law: &LawBehind<'b>| Arc::ptr_eq(&law.citations, &verdict.citations);
            if !self.laws.iter().any(known) {
                self.laws.push(LawBehind {
                    rule_sets: verdict.rule_sets.clone(),
                    points_of_law: Arc::clone(&verdict.points_of_law),
                    citations: Arc::clone(&verdict.citations),
                });
            }
        }
    }

    /// The verdicts on a subject.
    pub fn on(&self, subject: SubjectIx) -> Option<&SubjectVerdicts<'b>> {
        let place = self.subjects.binary_search_by_key(&subject, |s| s.subject).ok()?;
        self.subjects.get(place)
    }
}

impl<'b> SubjectVerdicts<'b> {
    /// The verdict under a rule set, by its place.
    pub fn under(&self, rule_set: usize) -> Option<&Verdict<'b>> {
        self.verdicts.iter().find(|v| v.rule_sets.contains(&rule_set))
    }
}

/// One verdict, and the rule sets that come to it.
#[derive(Debug, Clone)]
pub struct Verdict<'b> {
    /// The rule sets, by their places.
    pub rule_sets: Vec<usize>,
    /// How it stands.
    pub status: Status,
    /// What may come out: one if settled, none if not applicable.
    pub outcomes: Vec<Outcome>,
    /// The points of law that came up, in order.
    pub points_of_law: Arc<[PointOfLaw]>,
    /// Every ruling that bears on them, with the rule sets in which it did.
    pub citations: Arc<[Citation<'b>]>,
    /// The question that does not apply, and why.
    pub not_applicable: Option<NotApplicable>,
}

impl Verdict<'_> {
    /// The first of its rule sets, by their places in the judgement, by which it is known among the verdicts on a subject.
    pub(crate) fn known_by(&self) -> usize {
        self.rule_sets.first().copied().unwrap_or_default()
    }

    /// Whether the rules are older than something on the board, so that nobody plays it by them.
    pub(crate) fn is_older_than_board(&self) -> bool {
        self.not_applicable.is_some_and(|not| not.question.is_none())
    }

    /// Whether it says the same as another verdict on its subject, for whatever reasons.
    pub fn answers_like(&self, other: &Verdict<'_>) -> bool {
        let within = |these: &[Outcome], others: &[Outcome]| {
            these.iter().all(|a| others.iter().any(|b| a.alike(b) && a.worths().eq(b.worths())))
        };
        let (own, others) = (&self.outcomes, &other.outcomes);
        self.status == other.status && within(own, others) && within(others, own)
    }

    /// The outcome, where there is just one.
    pub fn only(&self) -> Option<&Outcome> {
        match self.outcomes.as_slice() {
            [one] => Some(one),
            _ => None,
        }
    }
}

/// What may come out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// What the mechanic found.
    pub finding: Arc<Finding>,
    /// The readings of open and contested questions that lead here: each entry is one way.
    pub ways: Arc<[Way]>,
    /// What the feature is worth along other ways, where that differs: a feature that nobody
    /// scores may have several worths and yet one outcome.
    pub other_worths: Vec<(u32, Way)>,
    /// Who scores, and how many points each.
    pub(super) points: Arc<BTreeMap<PlayerIx, u32>>,
    /// The subject.
    pub(super) this: SubjectIx,
    /// Every answered feature that is the same feature here, including this one; none if it is
    /// alone.
    pub(super) one_with: Arc<[SubjectIx]>,
}

impl Outcome {
    /// Whether the feature is complete; `None` for fields.
    pub fn complete(&self) -> Option<bool> {
        self.finding.complete
    }

    /// Who scores, and how many points each.
    pub fn points(&self) -> &BTreeMap<PlayerIx, u32> {
        &self.points
    }

    /// The sum that makes the worth of the feature.
    pub fn items(&self) -> &[Item] {
        self.finding.score.items()
    }

    /// The sum of each player, where players score by sums of their own.
    pub fn shares(&self) -> &BTreeMap<PlayerIx, Vec<Item>> {
        self.finding.score.shares()
    }

    /// What a question is answered with, beside points.
    pub fn reply(&self) -> &Reply {
        &self.finding.reply
    }

    /// The reasoning of the first way.
    pub fn steps(&self) -> &[Sentence] {
        &self.finding.steps
    }

    /// What the feature is worth, in points.
    pub fn worth(&self) -> u32 {
        self.finding.score.worth()
    }

    /// The subject whose outcome it is.
    pub fn this(&self) -> SubjectIx {
        self.this
    }

    /// The other answered features that are the same feature here, in map order.
    pub fn same_as(&self) -> impl Iterator<Item = SubjectIx> {
        self.one_with.iter().copied().filter(|s| *s != self.this)
    }

    /// Other fields that have a part in the same points, which count once, by their areas.
    pub fn shared(&self) -> &[AreaIx] {
        &self.finding.shared
    }

    /// Every answered feature that is the same feature here, this one included, in map order; none if it is
    /// alone.
    pub fn group(&self) -> &Arc<[SubjectIx]> {
        &self.one_with
    }

    /// Every worth that the feature may have here: more than one only where nobody scores it.
    pub fn worths(&self) -> impl Iterator<Item = u32> {
        std::iter::once(self.worth()).chain(self.other_worths.iter().map(|(worth, _)| *worth))
    }

    /// Every worth that the feature may have here once, the least first.
    pub fn distinct_worths(&self) -> Vec<u32> {
        let mut worths: Vec<u32> = self.worths().collect();
        worths.sort_unstable();
        worths.dedup();
        worths
    }

    /// Whether two outcomes are one: alike in completion, points, what is the same feature, and in the
    /// reply but for what is told aside.
    pub(super) fn alike(&self, other: &Outcome) -> bool {
        self.complete() == other.complete()
            && self.points() == other.points()
            && self.reply().says_the_same(other.reply())
            && self.one_with == other.one_with
            && self.finding.shared == other.finding.shared
    }

    /// Absorbs another outcome if it is the same except for what is told aside, for some of the reasons
    /// why something is not allowed, or for some of what is unknown: what holds both ways stays. Returns
    /// whether it did.
    pub(super) fn takes_in(&mut self, other: &Outcome) -> bool {
        if self.alike(other) {
            if self.reply() != other.reply() {
                let shared = self.reply().clone().with_shared_asides(other.reply());
                Arc::make_mut(&mut self.finding).reply = shared;
            }
            return true;
        }
        let same = self.complete() == other.complete()
            && self.points() == other.points()
            && self.finding.shared == other.finding.shared
            && self.one_with == other.one_with;
        if !same {
            return false;
        }
        let Some(shared) = self.reply().with_shared_clauses(other.reply()) else {
            return false;
        };
        Arc::make_mut(&mut self.finding).reply = shared;
        true
    }
}

/// A question of law that came up, and what the law holds on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointOfLaw {
    /// The question.
    pub question: QuestionId,
    /// A reading, `open` or `contested`.
    pub holding: &'static str,
    /// The readings under which the subject was judged.
    pub readings: Vec<ReadingIx>,
    /// Whether it made a difference; what is settled always counts as one.
    pub matters: bool,
}

words! {
    /// How a ruling stands to a verdict.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Role, Rules};
    /// let answer = Position::quick("f f\\f f", &["dragon a1 b1sw b1ne c1"])?.judge(&[Rules::named("2014")?]);
    /// let citations = &answer.subjects()[0].verdicts[0].citations;
    /// assert!(citations.iter().any(|ruling| ruling.role == Role::LeavesOpen && ruling.answers.is_none()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    #[non_exhaustive]
    pub enum Role {
        /// It answers.
        Decides = "decides",
        /// It says that nobody ruled.
        LeavesOpen = "leaves-open",
        /// It is still printed beside what overtook it, and says otherwise.
        Beside = "beside",
    }

    ///
    /// ```
    /// # use carcassonne_oracle::Role;
    /// assert_eq!(Role::LeavesOpen.word(), "leaves-open");
    /// ```
    fn word;
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

/// The place of the rule set for which an answer on some subjects speaks first: of those that come to a verdict on any of them, if
/// there are any ([`RuleSet::speaking_among`]).
pub fn speaking_among<'v, 'b: 'v>(
    subjects: impl IntoIterator<Item = &'v SubjectVerdicts<'b>>,
    sets: &[RuleSet],
) -> Option<usize> {
    let verdicts = subjects.into_iter().flat_map(|subject| &subject.verdicts);
    let applicable = verdicts.filter(|verdict| verdict.status != Status::NotApplicable);
    let judged: BTreeSet<usize> = applicable.flat_map(|verdict| verdict.rule_sets.iter().copied()).collect();
    let places: Vec<usize> = judged.into_iter().collect();
    RuleSet::speaking_of(sets, &places).or_else(|| RuleSet::speaking_among(sets))
}
