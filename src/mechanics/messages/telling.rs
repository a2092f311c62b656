//! The reply to a turn: a row for each choice of figures, and what all choices have in common.

use std::collections::BTreeSet;

use super::chain::{Ahead, DEPTH, bounded};
use super::moment::Moment;
use super::narration::Silence;
use super::payout::Taken;
use super::play::{Play, StopReason};
use super::track::{Pawn, Stands};
use super::turn_state::{PlayedTurn, Refusal};
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::reply::{Reply, ReplyPart};
use crate::rulebook::{MESSAGE_END, MessageEnd};
use crate::wording::{Sentence, say};

impl Play<'_, '_, '_, '_, '_> {
    /// Builds the finding of a turn from its lines of play.
    pub(super) fn tell(&mut self, lines: &[PlayedTurn]) -> Result<Finding, StopReason> {
        if lines.is_empty() {
            let all = self.stopped.iter().map(|stop| stop.why);
            let all: Vec<Refusal> = all.filter(|why| *why != Refusal::TurnTold).collect();
            return Ok(not_allowed(&all));
        }
        let lines = different(lines);
        let most = lines.iter().map(|line| line.points()).max().unwrap_or(0);
        let mut reply = Reply::new()
            .with("message", ReplyPart::Words(vec![under_which(&lines)]))
            .with("most", ReplyPart::Count(u32::try_from(most).unwrap_or(0)));
        let best = best(&lines, most);
        let other = |line: &&PlayedTurn| line.story.choice().is_some_and(|choice| !best.contains(&choice));
        if !best.is_empty() && lines.iter().any(other) {
            reply = reply.with("best", ReplyPart::Words(best));
        }
        let chain = self.chain(&lines)?;
        if !chain.is_empty() {
            reply = reply.with_aside("chain", ReplyPart::Words(chain));
        }
        let mut out: Vec<Sentence> = Vec::new();
        for stop in &self.stopped {
            let why = say!(messages::LeftOut { why: stop.why.because() });
            if !out.contains(&why) {
                out.push(why);
            }
        }
        if !out.is_empty() {
            reply = reply.with_aside("reasons", ReplyPart::Words(out));
        }
        if lines.len() > 1 {
            // The best choice has the most points on both figures, which are added up at the end of the game.
            let MessageEnd::Added = self.law.ask(MESSAGE_END)?;
        }
        let before = map(&self.stands());
        for line in &lines {
            reply = reply.with_row(row(line, &before));
        }
        let steps = self.steps(&lines)?;
        Ok(Finding { reply, steps, ..Finding::default() })
    }

    /// Returns what may follow the unknown messages of the lines.
    fn chain(&mut self, lines: &[&PlayedTurn]) -> Result<Vec<Sentence>, StopReason> {
        let mut ahead = Ahead::default();
        let mut seen = Vec::new();
        for unknown in lines.iter().filter_map(|line| line.first_unknown.as_ref()) {
            let at = (unknown.stands, &unknown.position, &unknown.pile);
            if !seen.contains(&at) {
                seen.push(at);
                self.ahead(unknown, &mut ahead)?;
            }
        }
        Ok(bounded(ahead))
    }

    /// Returns what each message would bring where the first unknown one is drawn, and the points on which the sources
    /// are silent.
    fn steps(&mut self, lines: &[&PlayedTurn]) -> Result<Vec<Sentence>, StopReason> {
        let mut steps = Vec::new();
        if let Some(unknown) = lines.iter().find_map(|line| line.first_unknown.as_ref()) {
            steps.extend(self.each_message(unknown)?);
            steps.push(say!(messages::Depth { depth: DEPTH }));
        }
        let silent: BTreeSet<Silence> = lines.iter().flat_map(|line| &line.story.silent).copied().collect();
        steps.extend(silent.into_iter().map(Silence::sentence));
        Ok(steps)
    }
}

/// Builds the finding of a turn that cannot be played as it is written, without duplicate reasons.
pub(super) fn not_allowed(why: &[Refusal]) -> Finding {
    let mut reasons: Vec<Sentence> = Vec::new();
    for reason in why.iter().map(|refusal| refusal.because()) {
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    if reasons.is_empty() {
        reasons.push(say!(messages::BecauseNoFigure));
    }
    Finding { reply: Reply::allowed(reasons), ..Finding::default() }
}

/// Returns the lines without those that have the same facts as an earlier one.
fn different(lines: &[PlayedTurn]) -> Vec<&PlayedTurn> {
    let mut seen = BTreeSet::new();
    let facts =
        |line: &PlayedTurn| (line.story.chosen.clone(), line.others.told(), line.stands, line.story.messages.clone());
    lines.iter().filter(|line| seen.insert(facts(line))).collect()
}

/// Returns under which of the player's choices a message is drawn, and whether that depends on the others' choices.
fn under_which(lines: &[&PlayedTurn]) -> Sentence {
    /// A choice of the player, and whether a message is drawn in some case and in every case.
    type Choice<'c> = (&'c [(String, Taken)], bool, bool);
    let mut choices: Vec<Choice<'_>> = Vec::new();
    for line in lines {
        let brings = line.brings_message();
        match choices.iter_mut().find(|(chosen, _, _)| *chosen == line.story.chosen) {
            Some((_, some, every)) => {
                *some |= brings;
                *every &= brings;
            }
            None => choices.push((&line.story.chosen, brings, brings)),
        }
    }
    let every = choices.iter().filter(|(_, _, every)| *every).count();
    let some = choices.iter().filter(|(_, some, every)| *some && !every).count();
    let all = choices.len();
    match (every, some) {
        (0, 0) => say!(messages::UnderNone),
        (n, 0) if n == all => say!(messages::UnderEvery),
        (n, 0) => say!(messages::UnderSome { some: n, all: all }),
        (0, _) if all == 1 => say!(messages::AsOthersChoose),
        (0, some) => say!(messages::UnderSomeOthers { some: some, all: all }),
        (n, some) => say!(messages::UnderSomeMore { some: n, all: all, more: some }),
    }
}

/// Returns the player's own choices that can reach `most` points, for some choices of the others.
fn best(lines: &[&PlayedTurn], most: i64) -> Vec<Sentence> {
    let mut best: Vec<Sentence> = Vec::new();
    for line in lines.iter().filter(|line| line.points() == most) {
        best.extend(line.story.choice().filter(|choice| !best.contains(choice)));
    }
    best
}

/// Returns the points of the figures by their names.
fn map(stands: &Stands) -> Vec<(String, String)> {
    let each = Pawn::ALL.into_iter().filter_map(|pawn| {
        let points = (*stands.get(pawn))?;
        Some((pawn.word().to_owned(), points.to_string()))
    });
    each.collect()
}

/// Returns a line of play as a row of the reply.
fn row(line: &PlayedTurn, before: &[(String, String)]) -> Reply {
    let chosen = line.story.chosen.iter();
    let mut choice: Vec<(String, String)> = chosen.map(|(called, taken)| (called.clone(), taken.written())).collect();
    choice.extend(line.others.told());
    let mut row = Reply::new()
        .with("choice", ReplyPart::Map(choice))
        .with("before", ReplyPart::Map(before.to_vec()))
        .with("lands", ReplyPart::Map(map(&line.stands)))
        .with("messages", ReplyPart::clauses(line.story.messages.iter().map(Moment::sentence)))
        .with("drawn", ReplyPart::clauses(line.story.drawn()));
    if !line.story.why.is_empty() {
        row = row.with_aside("why", ReplyPart::Words(line.story.why.clone()));
    }
    if line.story.order.len() > 1 {
        row = row.with("order", ReplyPart::clauses(line.story.order.iter().map(|turn| turn.sentence())));
    }
    row
}
