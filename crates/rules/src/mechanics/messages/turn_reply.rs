//! The reply to a turn: a row for each choice of figures, and what all choices have in common.

use std::collections::BTreeSet;

use carcassonne_base::gathering::distinct;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_law::{MESSAGE_END, MessageEnd};
use carcassonne_position::wording::{Sentence, say};

use super::chain::{DEPTH, Lookahead, limit_sentences};
use super::moment::Moment;
use super::narration::Silence;
use super::play::{Play, StopReason};
use super::turn_state::{PlayedTurn, Refusal};
use super::ways::count_choices;
use crate::mechanics::{Finding, MessagesReply, MessagesRow, Pawn, Reply, TrackChoice, TypedReply};

impl Play<'_, '_, '_, '_, '_> {
    pub(super) fn build_finding(&mut self, lines: &[PlayedTurn]) -> Result<Finding, StopReason> {
        if lines.is_empty() {
            let all = self.stopped.iter().map(|stop| stop.refusal);
            let all: Vec<Refusal> = all.filter(|why| *why != Refusal::TurnWritten).collect();
            return Ok(not_allowed_finding(&all));
        }
        let lines = distinct_lines(lines);
        let most = lines.iter().map(|line| line.total_points()).max().unwrap_or(0);
        let best_lines = lines.iter().filter(|line| line.total_points() == most);
        let mut best = distinct(best_lines.filter_map(|line| line.story.choice_sentence()));
        let other = |line: &&PlayedTurn| line.story.choice_sentence().is_some_and(|choice| !best.contains(&choice));
        if !lines.iter().any(other) {
            best.clear();
        }
        let chain = self.chain_sentences(&lines)?;
        let left_out = self.stopped.iter().map(|stop| say!(messages::LeftOut { why: stop.refusal.to_clause() }));
        let left_out: Vec<Sentence> = distinct(left_out);
        if lines.len() > 1 {
            // The best choice has the most points on both figures, which are added up at the end of the game.
            let MessageEnd::Added = self.law.ask(MESSAGE_END)?;
        }
        let before: Vec<(Pawn, i64)> = self.starting_points().figures().collect();
        let reply = MessagesReply {
            message: Some(vec![count_choices_with_message(&lines)]),
            most: Some(u32::try_from(most).unwrap_or(0)),
            best,
            chain,
            allowed: None,
            reasons: left_out,
            rows: lines.iter().map(|line| line_row(line, &before)).collect(),
        };
        let steps = self.explain_values_and_silences(&lines)?;
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }

    /// Returns the sentences on what may follow the first unknown message of each line.
    fn chain_sentences(&mut self, lines: &[&PlayedTurn]) -> Result<Vec<Sentence>, StopReason> {
        let mut lookahead = Lookahead::default();
        let mut seen_states = Vec::new();
        for unknown in lines.iter().filter_map(|line| line.first_unknown.as_ref()) {
            let state = (unknown.pawn_points, &unknown.position, &unknown.pile);
            if !seen_states.contains(&state) {
                seen_states.push(state);
                self.look_ahead(unknown, &mut lookahead)?;
            }
        }
        Ok(limit_sentences(lookahead))
    }

    /// Returns sentences on the worth of each message as the first unknown one, and on what the sources do not answer.
    fn explain_values_and_silences(&mut self, lines: &[&PlayedTurn]) -> Result<Vec<Sentence>, StopReason> {
        let mut steps = Vec::new();
        if let Some(unknown) = lines.iter().find_map(|line| line.first_unknown.as_ref()) {
            steps.extend(self.message_values(unknown)?);
            steps.push(say!(messages::Depth { depth: DEPTH }));
        }
        let silent = sorted_unique(lines.iter().flat_map(|line| &line.story.silences).copied());
        steps.extend(silent.into_iter().map(Silence::to_sentence));
        Ok(steps)
    }
}

/// Builds the finding of a turn that cannot be played as it is written, without duplicate reasons.
pub(super) fn not_allowed_finding(refusals: &[Refusal]) -> Finding {
    let mut reasons: Vec<Sentence> = distinct(refusals.iter().map(|refusal| refusal.to_clause()));
    if reasons.is_empty() {
        reasons.push(say!(messages::BecauseNoFigure));
    }
    Finding { reply: Reply::allowed(reasons), ..Finding::default() }
}

/// Returns the lines of play, without those with the same choices, points and moments of messages as an earlier one.
fn distinct_lines(lines: &[PlayedTurn]) -> Vec<&PlayedTurn> {
    let mut known_facts = BTreeSet::new();
    let facts = |line: &PlayedTurn| {
        (line.story.picks.clone(), line.opponents.determined_choices(), line.pawn_points, line.story.messages.clone())
    };
    lines.iter().filter(|line| known_facts.insert(facts(line))).collect()
}

/// Returns how many of the player's choices bring a message, and whether that depends on choices of other players.
fn count_choices_with_message(lines: &[&PlayedTurn]) -> Sentence {
    let ways = lines.iter().map(|line| (line.story.picks.as_slice(), !line.story.messages.is_empty()));
    let (every, some, all) = count_choices(ways);
    match (every, some) {
        (0, 0) => say!(messages::UnderNone),
        (n, 0) if n == all => say!(messages::UnderEvery),
        (n, 0) => say!(messages::UnderSome { some: n, all }),
        (0, _) if all == 1 => say!(messages::AsOthersChoose),
        (0, some) => say!(messages::UnderSomeOthers { some, all }),
        (n, some) => say!(messages::UnderSomeMore { some: n, all, more: some }),
    }
}

fn line_row(line: &PlayedTurn, before: &[(Pawn, i64)]) -> MessagesRow {
    let picks = line.story.picks.iter();
    let mut choice: Vec<TrackChoice> =
        picks.map(|(occasion, pick)| TrackChoice::Taken(occasion.clone(), pick.clone())).collect();
    choice.extend(line.opponents.determined_choices());
    let order = &line.story.order;
    MessagesRow {
        choice,
        before: before.to_vec(),
        lands: line.pawn_points.figures().collect(),
        messages: line.story.messages.iter().map(Moment::to_sentence).collect(),
        drawn: line.story.outcomes().collect(),
        why: line.story.reasons.clone(),
        order: order.iter().filter(|_| order.len() > 1).map(|turn| turn.to_sentence()).collect(),
    }
}
