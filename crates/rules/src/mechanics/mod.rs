//! The mechanics. A mechanic examines the board, asks the law whenever an answer depends on it, and determines
//! what a feature is worth and who scores it, or answers a question.
//!
//! This file defines what a mechanic is. Code that several of them use is in `base`; each mechanic has a
//! file in the module of its subject: `features` (what is scored), `placing`, `moving`, `environs`
//! (what looks around a tile), `symbols` (on halves), `game` (its beginning and end), `messages`.
//! Only `registry` refers to all of them.

mod base;
mod environs;
mod features;
mod game;
mod messages;
mod moving;
mod placing;
mod symbols;
mod problems;
mod registry;
mod asking;
pub mod testing;

pub use asking::{forms, pose_questions, question_words, read_expected};
pub use base::answer::{Answer, ReplyRow, RowState};
pub use base::card::Card;
pub use base::counted_units::CountedUnit;
pub use base::expected_value::{ExpectedValue, write_expected};
pub use base::fairy_points::FAIRY_BONUS as BESIDE_FAIRY;
pub use base::finding::{Finding, Score, Shares};
pub use base::form::{Form, Key};
pub use base::pointer::{Landmark, Pointer};
pub use base::replies::*;
pub use base::reply::{Kind, Orientation, Paid, Placement, Reply, ReplyPart};
pub use base::reply_data::Data;
pub use base::score_track::{ScoreTrack, TrackFigure, TrackWay};
pub use base::sentences::{feature_heading, first_tiles, scoring_state, sum_sentence};
pub use base::sum::{Item, Thing, worth};
pub use base::suppositions::{Supposition, Suppositions};
pub use base::table::{Knowledge, PosedQuestion, Query, ScoredFeature, Subject, SubjectIx, Table};
pub use base::track_choice::{Pawn, TrackChoice};
pub use moving::{FAIRY_LANDMARK, FLIER_LANDMARK, TOWER_LANDMARK};
pub use placing::read_placements;
pub use registry::{
    MECHANICS, added_question, build_table, counted_units, describe_finding, exceeds_field_sum, judge_feature,
    mechanic_of, points_by_supposition,
};

use carcassonne_law::{Inquiry, LawResult, QuestionId, RuleSet};
use carcassonne_position::wording::Sentence;
use carcassonne_position::{Reader, Scenario};
use carcassonne_text::Problems;

// Parts of `base` that only mechanics import from here.
use base::adjacency::TileSpace;
use base::card::cards;
use base::hearing::Hearing;
use base::relevance::Answers;
use base::site::Site;
use base::sum::to_u32;
use base::surroundings::{CompletedBySurroundings, Surroundings, tiles_around};
use base::table::ScoreScope;
use base::tally::{Tally, Things, Units};
use base::track_choice::{Occasion, Pick, PointsReason, TrackEvent};
use base::{
    buildings, carcassonne_fields, counted_units, extent, farm, majority, meeples, relevance, surroundings, survey,
};

/// A mechanic of the game, such as flocks: its card, the questions of law that it asks, and its roles.
#[derive(Debug)]
pub struct Mechanic {
    /// The card that describes the mechanic to readers.
    pub card: Card,
    /// Every question of law that the mechanic may ask.
    pub questions: &'static [QuestionId],
    /// The roles of the mechanic, at least one.
    pub roles: &'static [Role],
}

/// A role of a mechanic.
#[derive(Debug)]
pub enum Role {
    /// Scoring of the mechanic's own features.
    Scores(&'static dyn FeatureScorer),
    /// Additions to features that other mechanics score; the law is asked in the name of those mechanics.
    Adds(Contribution),
    /// Points that players get separately when a feature that another mechanic scores is scored: they are
    /// no part of what the feature is worth, and of no number that other mechanics derive from it.
    Rewards(Contribution),
    /// Influence on who owns the features that other mechanics score. The majority is determined
    /// in one place for all mechanics, which asks the law in their name.
    AffectsMajority,
    /// Use of the worth of features that other mechanics score, so that the mechanic asks the law all that those
    /// mechanics ask.
    UsesWorth,
    /// Answers to the kinds of questions in the list.
    Answers(&'static [Askable]),
    /// A check that reports the mechanic's own pieces in places that no rules allow.
    Checks(fn(&Scenario, &mut Problems)),
    /// Sentences on the mechanic's own pieces in places that only some rules allow, and on what could change its points
    /// under the rule sets that are shown.
    Warns(fn(&Table<'_>, &[RuleSet]) -> Vec<Sentence>),
}

/// A mechanic that scores features of its own.
pub trait FeatureScorer: Sync + std::fmt::Debug {
    /// Returns `true` if a feature is one that the mechanic scores.
    fn can_score(&self, table: &Table<'_>, feature: &ScoredFeature) -> bool;

    /// Determines the worth of a feature and the players who score it.
    ///
    /// # Errors
    ///
    /// `NotApplicable` if the mechanic asks the law about something that did not exist yet.
    fn judge(&self, table: &Table<'_>, feature: &ScoredFeature, law: &mut Inquiry<'_, '_>) -> LawResult<Finding>;

    /// Returns a finding on a feature in the mechanic's own words; `None` if the words common to all features suffice.
    fn answer(&self, _table: &Table<'_>, _feature: &ScoredFeature, _finding: &Finding) -> Option<Answer> {
        None
    }

    /// Returns the points that the sum of a finding would give under each supposition that people may make, such as
    /// that the feature were finished, or that a gap counted.
    fn points_by_supposition(
        &self,
        _table: &Table<'_>,
        _feature: &ScoredFeature,
        _finding: &Finding,
        _items: &[Item],
    ) -> Suppositions {
        Suppositions::new()
    }

    /// Returns the tiles, coats of arms or other units that the sum of a finding counts, one by one.
    fn counted_units(&self, _table: &Table<'_>, _feature: &ScoredFeature, _finding: &Finding) -> Vec<CountedUnit> {
        Vec::new()
    }
}

/// A function that adds the contribution of a mechanic to the finding on a feature that another has scored.
///
/// Its error is that the law was asked about something that did not exist yet.
pub type Contribution = fn(&Table<'_>, &ScoredFeature, &mut Finding, &mut Inquiry<'_, '_>) -> LawResult<()>;

/// A kind of question that a scenario can ask: its form, and the function that reads the body of such a question.
#[derive(Debug)]
pub struct Askable {
    /// The words in which the question is asked and answered.
    pub form: &'static Form,
    /// The function that reads the body of the question; returns `None` after a mistake, which it reports.
    pub read: fn(&mut Reader<'_>) -> Option<Box<dyn Query>>,
}

impl Mechanic {
    /// Returns the name of the mechanic as a user types it: `crop-circle`.
    pub fn name(&self) -> &'static str {
        self.card.name
    }

    /// Returns the heading of the mechanic's answers, which precedes the question: `Crop circle`.
    pub fn title(&self) -> String {
        self.card.title()
    }

    /// Returns `true` if the mechanic influences features that other mechanics score, so that the law is asked in the
    /// name of those mechanics.
    pub fn has_influence(&self) -> bool {
        self.roles.iter().any(|role| matches!(role, Role::Adds(_) | Role::Rewards(_) | Role::AffectsMajority))
    }

    /// Returns `true` if the mechanic uses the worth of features that others score, and so asks the law what those ask.
    pub fn needs_feature_worth(&self) -> bool {
        self.roles.iter().any(|role| matches!(role, Role::UsesWorth))
    }

    /// Returns the scorer of a feature; `None` if the mechanic does not score the feature.
    fn find_scorer(&self, table: &Table<'_>, feature: &ScoredFeature) -> Option<&'static dyn FeatureScorer> {
        self.roles.iter().find_map(|role| match role {
            Role::Scores(scores) => scores.can_score(table, feature).then_some(*scores),
            _ => None,
        })
    }

    /// Returns the kinds of questions that the mechanic answers.
    fn askables(&self) -> impl Iterator<Item = &'static Askable> + use<> {
        self.roles.iter().flat_map(|role| match role {
            Role::Answers(askables) => *askables,
            _ => &[],
        })
    }

    /// Returns the forms of the kinds of questions that the mechanic answers.
    pub fn forms(&self) -> impl Iterator<Item = &'static Form> + use<> {
        self.askables().map(|askable| askable.form)
    }

    /// Reports the mechanic's own pieces in places that no rules allow.
    pub fn check(&self, scenario: &Scenario, problems: &mut Problems) {
        for role in self.roles {
            if let Role::Checks(check) = role {
                check(scenario, problems);
            }
        }
    }

    /// Returns sentences on the mechanic's own pieces in places that only some rules allow, and on what could change
    /// its points under the rule sets in `rule_sets`.
    pub fn warnings(&self, table: &Table<'_>, rule_sets: &[RuleSet]) -> Vec<Sentence> {
        let role_warnings = |role: &Role| {
            if let Role::Warns(warn) = role { warn(table, rule_sets) } else { Vec::new() }
        };
        self.roles.iter().flat_map(role_warnings).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::MECHANICS;

    #[test]
    fn those_that_need_the_worth_of_other_features_say_so() {
        let values: Vec<&str> = MECHANICS.iter().filter(|m| m.needs_feature_worth()).map(|m| m.card.name).collect();
        assert_eq!(values, ["farmers", "castle-fief", "castle-chain", "messages", "message", "final-scoring"]);
    }
}
