//! The points of features and rounds, for the player of the turn and the others.

use std::sync::Arc;

use super::opponents::{Taken, not_their_turn};
use super::play::{MOST_FOLLOWED, Play, StepResult, Stop, StopReason};
use super::track::{Pawn, Round};
use super::turn_state::{PlayedTurn, Refusal, Step, Tested};
use super::view::FairyAdds;
use super::written::{Entry, PointsChange};
use crate::rulebook::MessageTrigger;
use crate::scenario::{Place, PlayerIx};
use crate::text::Span;
use crate::wording::say;

/// The name of the fairy's 3 points for a feature.
const FAIRY: &str = "the fairy's bonus";

impl Play<'_, '_, '_, '_, '_> {
    /// Scores an entry, with every figure that may take its points.
    pub(super) fn gain(&mut self, entry: &Arc<Entry>, mut line: PlayedTurn) -> StepResult {
        let place = match entry.gain {
            PointsChange::Feature(place) => place,
            PointsChange::Points(points) => {
                return match entry.player {
                    None => self.take(entry, points.into(), line),
                    Some(player) => self.of_other(entry, player, points.into(), line),
                };
            }
        };
        let points = self.scored(entry, place, &mut line)?;
        let of = |player| points.iter().find(|(p, _)| *p == player).map_or(0, |(_, n)| *n);
        if let Some(player) = entry.player {
            return self.of_other(entry, player, of(player), line);
        }
        // Other players' figures matter only if figures must be alone on a space, or another player pays.
        let scenario = self.table.scenario;
        if self.follows_others() {
            let scores = |(player, _): &&(PlayerIx, i64)| {
                *player != self.player && scenario.track.contains_key(player) && !self.writes(&line, *player, place)
            };
            let others: Vec<(PlayerIx, i64)> = points.iter().filter(scores).copied().collect();
            for (player, points) in others {
                let called = format!("{} for {}", entry.called, scenario.player(player));
                if !self.moves(&mut line, player, points, None, &called)? {
                    self.stopped.push(Stop { why: Refusal::CannotPay(-points), span: entry.span });
                    return Ok(Vec::new());
                }
            }
        }
        self.take(entry, of(self.player), line)
    }

    /// Returns `true` if it matters where the figures of other players are.
    fn follows_others(&self) -> bool {
        let paid = |entry: &Entry| entry.player.is_some() && entry.gain.paid().is_some();
        self.rules.trigger == MessageTrigger::OwnTurnAlone
            || self.turns.iter().any(|p| p.turn.entries.iter().flatten().any(paid))
    }

    /// Returns `true` if the current turn itself has an entry for what a feature brings another player.
    fn writes(&self, line: &PlayedTurn, player: PlayerIx, place: Place) -> bool {
        let planned = line.frames.last().and_then(|frame| self.turns.get(frame.turn));
        planned.is_some_and(|planned| {
            let mut entries = planned.turn.entries.iter().flatten();
            entries.any(|e| e.player == Some(player) && e.gain == PointsChange::Feature(place))
        })
    }

    /// Returns the points that a feature brings each player at this moment: a complete feature scores for all players,
    /// and in round 2 an abbot may be taken back, for the player of the turn alone.
    fn scored(
        &mut self,
        entry: &Entry,
        place: Place,
        line: &mut PlayedTurn,
    ) -> Result<Vec<(PlayerIx, i64)>, StopReason> {
        let Some(view) = self.views.at(&line.position) else {
            return Err(StopReason::Board(line.position.unlaid.clone()));
        };
        let Some(standing) = view.at(place, self.law)? else { return Ok(Vec::new()) };
        let abbot = view
            .abbot_to_take_back(&line.position, &standing)
            .filter(|_| entry.round == Round::Two && entry.player.is_none());
        let finding = view.scored_now(&line.position, &standing, self.law)?;
        let points = || finding.score.points().into_iter().map(|(p, n)| (p, i64::from(n)));
        if let Some(abbot) = abbot {
            line.position.taken.insert(abbot);
            return Ok(points().filter(|(player, _)| *player == self.player).collect());
        }
        if finding.complete != Some(true) {
            return Ok(Vec::new());
        }
        line.position.scored.push(place);
        let fairy = view.fairy_adds(&line.position, &standing, &finding);
        if let Some(fairy) = fairy.filter(|_| entry.round == Round::Three) {
            self.fairy(fairy, entry.span, line);
        }
        Ok(points().collect())
    }

    /// Adds the fairy's 3 points for a feature that is scored, as a separate score at the end of the round with its own
    /// choice of figure, unless the turn itself has an entry for them.
    fn fairy(&self, fairy: FairyAdds, span: Span, line: &mut PlayedTurn) {
        let planned = line.frames.last().and_then(|frame| self.turns.get(frame.turn));
        let tells = |entry: &Entry| {
            entry.round == Round::Three
                && matches!(entry.gain, PointsChange::Points(_))
                && entry.called.contains("fairy")
        };
        let told = planned.is_some_and(|p| p.turn.entries.iter().flatten().any(tells));
        if told || std::mem::replace(&mut line.fairy, true) {
            return;
        }
        let scenario = self.table.scenario;
        let (player, called) = match fairy {
            FairyAdds::Unsure => {
                line.story.why.push(say!(messages::WhyFairyUnsure));
                return;
            }
            FairyAdds::To(player) if player == self.player => (None, FAIRY.to_owned()),
            // Other players' figures matter only if figures must be alone on a space, or another player pays.
            FairyAdds::To(player) => {
                if !self.follows_others() || !scenario.track.contains_key(&player) {
                    return;
                }
                (Some(player), format!("{FAIRY} for {}", scenario.player(player)))
            }
        };
        let entry =
            Entry { round: Round::Three, player, gain: PointsChange::Points(3), by: None, called, span, found: true };
        let test = |step: &Step| matches!(step, Step::Test(Tested::Round { .. }));
        let end = line.agenda.iter().rposition(test).map_or(line.agenda.len(), |at| at + 1);
        line.agenda.insert(end, Step::PointsChange(Arc::new(entry)));
    }

    /// Scores or pays points of another player.
    pub(super) fn of_other(
        &mut self,
        entry: &Entry,
        player: PlayerIx,
        points: i64,
        mut line: PlayedTurn,
    ) -> StepResult {
        if points == 0 {
            line.story.why.push(say!(messages::WhyNothing { what: entry.name() }));
            return Ok(vec![line]);
        }
        if self.moves(&mut line, player, points, entry.by, &entry.called)? {
            return Ok(vec![line]);
        }
        self.stopped.push(Stop { why: Refusal::CannotPay(-points), span: entry.span });
        Ok(Vec::new())
    }

    /// Moves a figure of another player; returns `false` if no figure can pay.
    fn moves(
        &mut self,
        line: &mut PlayedTurn,
        player: PlayerIx,
        points: i64,
        by: Option<Pawn>,
        called: &str,
    ) -> Result<bool, StopReason> {
        self.followed += line.others.pairs_of(player);
        if self.followed > MOST_FOLLOWED {
            return Err(StopReason::TooManyOthers);
        }
        let taken = line.others.take(player, points, by, called);
        line.story.why.extend(not_their_turn(player, points, &taken));
        match taken {
            Taken::Done(_) => Ok(true),
            Taken::CannotPay => Ok(false),
            Taken::TooMany => Err(StopReason::TooManyOthers),
        }
    }
}
