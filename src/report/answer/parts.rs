//! The parts of an answer in their order, for whoever goes through them.

use super::claims::Claimed;
use super::columns::Outcomes;
use super::decided::Decision;
use super::how::How;
use super::law::LawOf;
use super::page::Page;
use super::steps::StepsOf;
use super::subjects::Asked;
use super::today::Today;

/// A part of an answer.
#[derive(Debug, Clone, Copy)]
pub enum Part<'p> {
    /// The question of the scenario.
    Question(&'p str),
    /// What it reconstructs.
    Source(&'p str),
    /// A line of what was understood of a board that was typed.
    ReadBack(&'p str),
    /// Something of which the case speaks and that its board does not have.
    Note(&'p str),
    /// The place of the board, which each format draws for itself.
    Board,
    /// A feature or question that is answered.
    Asked(&'p Asked),
    /// What else is answered and not told.
    MoreAsked(&'p str),
    /// What is not answered.
    Unanswered(&'p str),
    /// What holds under the rules for which the answer speaks.
    Today(&'p Today),
    /// That all rule sets say the same.
    Same(&'p str),
    /// Who claims what, and who is right.
    Claims(&'p [Claimed]),
    /// How many claims are not told.
    MoreClaims(&'p str),
    /// The table of outcomes.
    Outcomes(&'p Outcomes),
    /// Why there are several answers, for whoever does not know half tiles.
    Why(&'p str),
    /// What decides.
    Decided(&'p [Decision]),
    /// Why the answer on a feature is so, in few words.
    How(&'p [How]),
    /// What was asked of the law and is not in dispute.
    Undisputed(&'p str),
    /// What more there is to be shown.
    More(&'p str),
    /// How the answers on a subject come about.
    Steps(&'p StepsOf),
    /// A question of law with every ruling on it.
    Law(&'p LawOf),
}

impl Page {
    /// Its parts, as many as there are, in the order in which they are told.
    pub fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let said = self.today.iter().filter(|today| !today.said.is_empty());
        let claims = (!self.claims.is_empty()).then_some(Part::Claims(&self.claims));
        let outcomes = (!self.table.groups.is_empty()).then_some(Part::Outcomes(&self.table));
        let decided = (!self.decided.is_empty()).then_some(Part::Decided(&self.decided));
        let question = self.question.as_deref().map(Part::Question);
        question
            .into_iter()
            .chain(self.source.as_deref().map(Part::Source))
            .chain(self.read_back.iter().map(|line| Part::ReadBack(line)))
            .chain(self.notes.iter().map(|note| Part::Note(note)))
            .chain([Part::Board])
            .chain(self.asked.iter().map(Part::Asked))
            .chain(self.more_asked.as_deref().map(Part::MoreAsked))
            .chain(self.unanswered.as_deref().map(Part::Unanswered))
            .chain(said.map(Part::Today))
            .chain(self.same.as_deref().map(Part::Same))
            .chain(claims)
            .chain(self.more_claims.as_deref().map(Part::MoreClaims))
            .chain(outcomes)
            .chain(self.why.as_deref().map(Part::Why))
            .chain(decided)
            .chain((!self.how.is_empty()).then_some(Part::How(&self.how)))
            .chain(self.undisputed.as_deref().map(Part::Undisputed))
            .chain(self.more.as_deref().map(Part::More))
            .chain(self.steps.iter().map(Part::Steps))
            .chain(self.law.iter().map(Part::Law))
    }
}
