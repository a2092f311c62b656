//! The mechanics. A mechanic looks at the board, asks the law as it goes, and finds what a feature
//! is worth and who scores it, or answers a question.
//!
//! This file says what a mechanic is. What several of them use is in `base`; each mechanic has a
//! file in the room of its subject: `features` (what is scored), `placing`, `moving`, `around`
//! (what looks round a tile), `symbols` (on halves), `game` (its beginning and end), `messages`.
//! Only `registry` knows them all.

mod base;
mod around;
mod features;
mod game;
mod messages;
mod moving;
mod placing;
mod symbols;
mod problems;
mod registry;
mod asking;

#[cfg(test)]
mod try_out;

pub use asking::{asked_words, forms, pose, wanted};
pub use base::answer::{Answer, ReplyRow, So};
pub use base::card::Card;
pub use base::counts::CountedUnit;
pub use base::fairy::BESIDE as BESIDE_FAIRY;
pub use base::finding::{Finding, Score, Shares};
pub use base::form::{Form, Key};
pub use base::pointer::{Landmark, Pointer};
pub use base::reply::{Kind, Orientation, Paid, Placement, Reply, ReplyPart, Wanted};
pub use base::score_track::{ScoreTrack, TrackFigure, TrackWay};
pub use base::sum::{Item, Thing, worth};
pub use base::supposed::{Supposed, Supposition};
pub use base::table::{Matter, Needs, Posed, Query, Subject, SubjectIx, Table};
pub use base::telling::{heading_of, state_of, sum_of, tiles_of};
pub use messages::chosen;
pub use moving::{FAIRY_LANDMARK, FLIER_LANDMARK, TOWER_LANDMARK};
pub use placing::UNCERTAIN;
pub use registry::{
    MECHANICS, added, answer_of, counted, is_more_than_a_sum, judge_feature, lay, mechanic_of, supposed,
};

use crate::rulebook::{Inquiry, NotApplicable, QuestionId, RuleSet};
use crate::scenario::{Reader, Scenario};
use crate::text::Problems;
use crate::wording::Sentence;

/// A mechanic: its card, the questions of law that it asks, and what it does.
#[derive(Debug)]
pub struct Mechanic {
    /// What people read about it.
    pub card: Card,
    /// Every question of law that it may ask.
    pub questions: &'static [QuestionId],
    /// What it does, at least one thing.
    pub roles: &'static [Role],
}

/// One thing that a mechanic does.
#[derive(Debug)]
pub enum Role {
    /// It scores features of its own.
    Scores(&'static dyn Scores),
    /// It adds to features that other mechanics score, and asks the law in their name.
    Adds(&'static dyn Adds),
    /// It gives players points of their own when a feature that another mechanic scores is scored:
    /// no part of what the feature is worth, and none of the figures that others make of it.
    Rewards(&'static dyn Adds),
    /// It has a say in who owns the features that other mechanics score. The majority is worked out
    /// in one place for all, which asks the law in their name.
    Weighs,
    /// It needs to know the worth of features that other mechanics score, and so asks the law what
    /// they ask.
    Values,
    /// It answers questions.
    Answers(&'static [Askable]),
    /// It reports pieces of its own that stand where no rules allow them.
    Checks(fn(&Scenario, &mut Problems)),
    /// It tells of pieces of its own that stand where only some rules allow them, and of what could change its points under
    /// the rule sets that are shown.
    Doubts(fn(&Table<'_>, &[RuleSet]) -> Vec<Sentence>),
}

/// A mechanic that scores features of its own.
pub trait Scores: Sync + std::fmt::Debug {
    /// Whether the subject is one of its features.
    fn judges(&self, table: &Table<'_>, subject: &Subject) -> bool;

    /// Finds what the subject is worth and who scores it.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where it asks the law about something that did not exist yet.
    fn judge(&self, table: &Table<'_>, subject: &Subject, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable>;

    /// What it found, in words of its own; `None` if those that features have in common will do.
    fn answer(&self, _table: &Table<'_>, _subject: &Subject, _finding: &Finding) -> Option<Answer> {
        None
    }

    /// What a sum of what it found would come to if one thing were otherwise, as people may suppose: that the
    /// feature were finished, that a gap counted.
    fn supposed(&self, _table: &Table<'_>, _subject: &Subject, _finding: &Finding, _items: &[Item]) -> Supposed {
        Supposed::new()
    }

    /// What a sum of what it found counts, one by one.
    fn counts(&self, _table: &Table<'_>, _subject: &Subject, _finding: &Finding) -> Vec<CountedUnit> {
        Vec::new()
    }
}

/// A mechanic that adds to features that others have scored: a bonus, or a larger share.
pub trait Adds: Sync + std::fmt::Debug {
    /// Adds what it has to add to a feature.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where it asks the law about something that did not exist yet.
    fn adds(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable>;
}

/// A question that can be asked: its form, and how its body is read.
#[derive(Debug)]
pub struct Askable {
    /// The words in which it is asked and answered.
    pub form: Form,
    /// Reads the body; mistakes are reported.
    pub read: fn(&mut Reader<'_>) -> Option<Box<dyn Query>>,
}

impl Mechanic {
    /// Its name as a user types it: `crop-circle`.
    pub fn name(&self) -> &'static str {
        self.card.name
    }

    /// The heading of its answers, which stands before what was asked: `Crop circle`.
    pub fn title(&self) -> String {
        self.card.title()
    }

    /// Whether it has a say in features that other mechanics score; it then asks the law in their
    /// name.
    pub fn has_a_say(&self) -> bool {
        self.roles.iter().any(|role| match role {
            Role::Adds(_) | Role::Rewards(_) | Role::Weighs => true,
            Role::Scores(_) | Role::Values | Role::Answers(_) | Role::Checks(_) | Role::Doubts(_) => false,
        })
    }

    /// Whether it needs the worth of features that other mechanics score, and so asks what they
    /// ask.
    pub fn values_features(&self) -> bool {
        self.roles.iter().any(|role| matches!(role, Role::Values))
    }

    /// Its part that scores a subject, if the subject is one of its features.
    fn scores(&self, table: &Table<'_>, subject: &Subject) -> Option<&'static dyn Scores> {
        self.roles.iter().find_map(|role| match role {
            Role::Scores(scores) => scores.judges(table, subject).then_some(*scores),
            Role::Adds(_)
            | Role::Rewards(_)
            | Role::Weighs
            | Role::Values
            | Role::Answers(_)
            | Role::Checks(_)
            | Role::Doubts(_) => None,
        })
    }

    /// The questions that it answers.
    fn askables(&self) -> impl Iterator<Item = &'static Askable> + use<> {
        self.roles.iter().flat_map(|role| match role {
            Role::Answers(askables) => *askables,
            Role::Scores(_)
            | Role::Adds(_)
            | Role::Rewards(_)
            | Role::Weighs
            | Role::Values
            | Role::Checks(_)
            | Role::Doubts(_) => &[],
        })
    }

    /// The forms of the questions that it answers.
    pub fn forms(&self) -> impl Iterator<Item = &'static Form> + use<> {
        self.askables().map(|askable| &askable.form)
    }

    /// Reports pieces of its own that stand where no rules allow them.
    pub fn check(&self, scenario: &Scenario, problems: &mut Problems) {
        for role in self.roles {
            if let Role::Checks(check) = role {
                check(scenario, problems);
            }
        }
    }

    /// What of its own stands where only some rules allow it, and what could change its points under the rule sets that are
    /// shown, in a sentence each.
    pub fn doubts(&self, table: &Table<'_>, shown: &[RuleSet]) -> Vec<Sentence> {
        let told = |role: &Role| {
            if let Role::Doubts(doubts) = role { doubts(table, shown) } else { Vec::new() }
        };
        self.roles.iter().flat_map(told).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::MECHANICS;

    #[test]
    fn those_that_need_the_worth_of_other_features_say_so() {
        let values: Vec<&str> = MECHANICS.iter().filter(|m| m.values_features()).map(|m| m.card.name).collect();
        assert_eq!(values, ["farmers", "castle-fief", "castle-chain", "messages", "message", "final-scoring"]);
    }
}
