//! The parts of an answer in the order in which formats show them.

use super::cited_rulings::QuestionRulings;
use super::claim_sentences::ClaimText;
use super::columns::Outcomes;
use super::decisions::Decision;
use super::explanations::Explanation;
use super::page::Page;
use super::steps::SubjectSteps;
use super::subjects::SubjectAnswer;
use super::today::Today;

/// A part of an answer.
#[derive(Debug, Clone, Copy)]
pub enum Part<'p> {
    /// The question of the scenario.
    Question(&'p str),
    /// The source of the position, in a sentence.
    Source(&'p str),
    /// The lines of a typed board as they were understood.
    ReadBack(&'p [String]),
    /// The notes on doubtful points of the case.
    Notes(&'p [String]),
    /// The place of the board, which each format draws itself.
    Board,
    /// The features and questions that are answered.
    Subjects(&'p [SubjectAnswer]),
    /// The sentence on the number of subjects left out.
    MoreSubjects(&'p str),
    /// The sentence on the features that are not answered.
    Unanswered(&'p str),
    /// The answers under the leading rule sets.
    Today(&'p [Today]),
    /// The sentence that all rule sets agree.
    Agreement(&'p str),
    /// The claims with their standings.
    Claims(&'p [ClaimText]),
    /// The sentence on the number of claims left out.
    MoreClaims(&'p str),
    /// The table of outcomes.
    Outcomes(&'p Outcomes),
    /// The explanation that rule sets count two half tiles in one space differently.
    PairNote(&'p str),
    /// The questions of law that decide.
    Decisions(&'p [Decision]),
    /// The reasons for the answers, in few words.
    Explanations(&'p [Explanation]),
    /// The law that is not in dispute.
    Undisputed(&'p str),
    /// The options that show more detail.
    MoreDetail(&'p str),
    /// The steps to the answers, subject by subject.
    Steps(&'p [SubjectSteps]),
    /// The questions of law with all their rulings.
    Law(&'p [QuestionRulings]),
}

impl Page {
    /// Returns the parts that the page has, in the order in which formats show them.
    pub fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let parts = [
            self.question.as_deref().map(Part::Question),
            self.source.as_deref().map(Part::Source),
            list_part(&self.read_back, Part::ReadBack),
            list_part(&self.notes, Part::Notes),
            Some(Part::Board),
            list_part(&self.subjects, Part::Subjects),
            self.more_subjects.as_deref().map(Part::MoreSubjects),
            self.unanswered.as_deref().map(Part::Unanswered),
            list_part(&self.today, Part::Today),
            self.agreement.as_deref().map(Part::Agreement),
            list_part(&self.claims, Part::Claims),
            self.more_claims.as_deref().map(Part::MoreClaims),
            list_part(&self.table.groups, |_| Part::Outcomes(&self.table)),
            self.pair_note.as_deref().map(Part::PairNote),
            list_part(&self.decisions, Part::Decisions),
            list_part(&self.explanations, Part::Explanations),
            self.undisputed.as_deref().map(Part::Undisputed),
            self.more_detail.as_deref().map(Part::MoreDetail),
            list_part(&self.steps, Part::Steps),
            list_part(&self.law, Part::Law),
        ];
        parts.into_iter().flatten()
    }
}

/// Returns the part for a list; `None` if the list is empty.
fn list_part<'p, T>(items: &'p [T], part: impl Fn(&'p [T]) -> Part<'p>) -> Option<Part<'p>> {
    (!items.is_empty()).then(|| part(items))
}
