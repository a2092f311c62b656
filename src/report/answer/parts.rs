//! The parts of an answer in their order, for whoever goes through them.

use super::claims::Claimed;
use super::columns::Outcomes;
use super::decided::Decision;
use super::how::How;
use super::law::LawOf;
use super::page::Page;
use super::steps::StepsOf;
use super::subjects::SubjectAnswer;
use super::today::Today;

/// A part of an answer.
#[derive(Debug, Clone, Copy)]
pub enum Part<'p> {
    /// The question of the scenario.
    Question(&'p str),
    /// What it reconstructs.
    Source(&'p str),
    /// What was understood of a board that was typed, line by line.
    ReadBack(&'p [String]),
    /// What the case speaks of and its board does not have.
    Notes(&'p [String]),
    /// The place of the board, which each format draws for itself.
    Board,
    /// The features and questions that are answered.
    Asked(&'p [SubjectAnswer]),
    /// What else is answered and not told.
    MoreAsked(&'p str),
    /// What is not answered.
    Unanswered(&'p str),
    /// What holds under the rules for which the answer speaks.
    Today(&'p [Today]),
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
    /// Why the answers on features are so, in few words.
    How(&'p [How]),
    /// What was asked of the law and is not in dispute.
    Undisputed(&'p str),
    /// What more there is to be shown.
    More(&'p str),
    /// How the answers come about, subject by subject.
    Steps(&'p [StepsOf]),
    /// Every question of law with the rulings on it.
    Law(&'p [LawOf]),
}

impl Page {
    /// Its parts, as many as there are, in the order in which they are told.
    pub fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let parts = [
            self.question.as_deref().map(Part::Question),
            self.source.as_deref().map(Part::Source),
            any(&self.read_back, Part::ReadBack),
            any(&self.notes, Part::Notes),
            Some(Part::Board),
            any(&self.asked, Part::Asked),
            self.more_asked.as_deref().map(Part::MoreAsked),
            self.unanswered.as_deref().map(Part::Unanswered),
            any(&self.today, Part::Today),
            self.same.as_deref().map(Part::Same),
            any(&self.claims, Part::Claims),
            self.more_claims.as_deref().map(Part::MoreClaims),
            any(&self.table.groups, |_| Part::Outcomes(&self.table)),
            self.why.as_deref().map(Part::Why),
            any(&self.decided, Part::Decided),
            any(&self.how, Part::How),
            self.undisputed.as_deref().map(Part::Undisputed),
            self.more.as_deref().map(Part::More),
            any(&self.steps, Part::Steps),
            any(&self.law, Part::Law),
        ];
        parts.into_iter().flatten()
    }
}

/// A part of several things, if there are any.
fn any<'p, T>(all: &'p [T], part: impl Fn(&'p [T]) -> Part<'p>) -> Option<Part<'p>> {
    (!all.is_empty()).then(|| part(all))
}
