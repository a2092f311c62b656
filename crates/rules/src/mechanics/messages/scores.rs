//! The points of features and rounds, for the player of the turn and the others.

use std::sync::Arc;

use carcassonne_law::MessageTrigger;
use carcassonne_position::wording::say;
use carcassonne_position::{Place, PlayerIx};
use carcassonne_text::Span;

use super::opponents::{TakeResult, reason_no_message};
use super::play::{MOST_FOLLOWED, Play, StepResult, Stop, StopReason};
use super::scoreboard::Round;
use super::turn_state::{CheckedEvent, PlayedTurn, Refusal, Step};
use super::view::FairyRecipient;
use super::written_turn::{Entry, PointsChange};
use crate::mechanics::{Occasion, Pawn, TrackEvent};

/// The name of the score of the fairy's 3 points for a feature.
const FAIRY: &str = "the fairy's bonus";

impl Play<'_, '_, '_, '_, '_> {
    /// Scores an entry, with every figure that may take its points.
    pub(super) fn score_entry(&mut self, entry: &Arc<Entry>, mut line: PlayedTurn) -> StepResult {
        let place = match entry.gain {
            PointsChange::Feature(place) => place,
            PointsChange::Points(points) => {
                return match entry.player {
                    None => self.score_points(entry, points.into(), line),
                    Some(player) => self.change_opponent_points(entry, player, points.into(), line),
                };
            }
        };
        let points = self.feature_points(entry, place, &mut line)?;
        let points_of = |player| points.iter().find(|(p, _)| *p == player).map_or(0, |(_, n)| *n);
        if let Some(player) = entry.player {
            return self.change_opponent_points(entry, player, points_of(player), line);
        }
        // Other players' figures matter only if figures must be alone on a space, or another player pays.
        let scenario = self.table.scenario;
        if self.tracks_opponents() {
            let is_followed = |(player, _): &&(PlayerIx, i64)| {
                *player != self.player
                    && scenario.track.contains_key(player)
                    && !self.has_entry_for(&line, *player, place)
            };
            let opponent_points: Vec<(PlayerIx, i64)> = points.iter().filter(is_followed).copied().collect();
            for (player, points) in opponent_points {
                let occasion = Occasion::new(entry.event(), Some(player));
                if !self.move_opponent(&mut line, occasion, player, points, None)? {
                    self.stopped.push(Stop { refusal: Refusal::CannotPay(-points), span: entry.span });
                    return Ok(Vec::new());
                }
            }
        }
        self.score_points(entry, points_of(self.player), line)
    }

    /// Returns `true` if other players' figures matter: figures must be alone on a space, or another player pays.
    fn tracks_opponents(&self) -> bool {
        let paid = |entry: &Entry| entry.player.is_some() && entry.gain.payment().is_some();
        self.rules.trigger == MessageTrigger::OwnTurnAlone
            || self.turns.iter().any(|p| p.turn.entries.iter().flatten().any(paid))
    }

    /// Returns `true` if the current turn itself has an entry that scores the feature `place` for the other `player`.
    fn has_entry_for(&self, line: &PlayedTurn, player: PlayerIx, place: Place) -> bool {
        let planned = line.frames.last().and_then(|frame| self.turns.get(frame.turn));
        planned.is_some_and(|planned| {
            let mut entries = planned.turn.entries.iter().flatten();
            entries.any(|e| e.player == Some(player) && e.gain == PointsChange::Feature(place))
        })
    }

    /// Returns the points that a feature brings each player at this moment: a complete feature scores for all players,
    /// and in round 2 an abbot may be taken back, for the player of the turn alone.
    fn feature_points(
        &mut self,
        entry: &Entry,
        place: Place,
        line: &mut PlayedTurn,
    ) -> Result<Vec<(PlayerIx, i64)>, StopReason> {
        let view = self.views.view_at(&line.position)?;
        let Some(feature) = view.feature_at(place, self.law)? else { return Ok(Vec::new()) };
        let abbot = view
            .abbot_to_take_back(&line.position, &feature)
            .filter(|_| entry.round == Round::Two && entry.player.is_none());
        let finding = view.score_in_turn(&line.position, &feature, self.law)?;
        let points = || finding.score.points().into_iter().map(|(p, n)| (p, i64::from(n)));
        if let Some(abbot) = abbot {
            line.position.returned.insert(abbot);
            return Ok(points().filter(|(player, _)| *player == self.player).collect());
        }
        if finding.complete != Some(true) {
            return Ok(Vec::new());
        }
        line.position.scored.push(place);
        let recipient = view.fairy_recipient(&line.position, &feature, &finding);
        if let Some(recipient) = recipient.filter(|_| entry.round == Round::Three) {
            self.add_fairy_score(recipient, entry.span, line);
        }
        Ok(points().collect())
    }

    /// Adds the fairy's 3 points for a scored feature, once a line of play, as a separate score at the end of round 3,
    /// with its own choice of figure, unless the turn itself has an entry for the fairy there.
    fn add_fairy_score(&self, recipient: FairyRecipient, span: Span, line: &mut PlayedTurn) {
        let planned = line.frames.last().and_then(|frame| self.turns.get(frame.turn));
        let is_fairy_entry = |entry: &Entry| {
            entry.round == Round::Three && matches!(entry.event(), TrackEvent::Named(name) if name.contains("fairy"))
        };
        let is_written = planned.is_some_and(|p| p.turn.entries.iter().flatten().any(is_fairy_entry));
        if is_written || std::mem::replace(&mut line.fairy_scored, true) {
            return;
        }
        let scenario = self.table.scenario;
        let player = match recipient {
            FairyRecipient::Unknown => {
                line.story.reasons.push(say!(messages::WhyFairyUnsure));
                return;
            }
            FairyRecipient::Player(player) if player == self.player => None,
            // Other players' figures matter only if figures must be alone on a space, or another player pays.
            FairyRecipient::Player(player) => {
                if !self.tracks_opponents() || !scenario.track.contains_key(&player) {
                    return;
                }
                Some(player)
            }
        };
        let entry = Entry {
            round: Round::Three,
            player,
            gain: PointsChange::Points(3),
            pawn: None,
            written_name: Some(FAIRY.to_owned()),
            span,
            found: true,
        };
        let test = |step: &Step| matches!(step, Step::Check(CheckedEvent::Round { .. }));
        let end = line.agenda.iter().rposition(test).map_or(line.agenda.len(), |at| at + 1);
        line.agenda.insert(end, Step::Score(Arc::new(entry)));
    }

    /// Scores `points` of another player, or pays them if the number is negative.
    pub(super) fn change_opponent_points(
        &mut self,
        entry: &Entry,
        player: PlayerIx,
        points: i64,
        mut line: PlayedTurn,
    ) -> StepResult {
        if points == 0 {
            line.story.reasons.push(say!(messages::WhyNothing { what: entry.to_arg() }));
            return Ok(vec![line]);
        }
        if self.move_opponent(&mut line, entry.occasion(), player, points, entry.pawn)? {
            return Ok(vec![line]);
        }
        self.stopped.push(Stop { refusal: Refusal::CannotPay(-points), span: entry.span });
        Ok(Vec::new())
    }

    /// Moves a figure of another player, back if `points` is negative; returns `false` if no figure can pay.
    fn move_opponent(
        &mut self,
        line: &mut PlayedTurn,
        occasion: Occasion,
        player: PlayerIx,
        points: i64,
        written_pawn: Option<Pawn>,
    ) -> Result<bool, StopReason> {
        self.followed_pairs += line.opponents.count_pairs(player);
        if self.followed_pairs > MOST_FOLLOWED {
            return Err(StopReason::TooManyOthers);
        }
        let result = line.opponents.apply_points(occasion, player, points, written_pawn);
        line.story.reasons.extend(reason_no_message(player, points, &result));
        match result {
            TakeResult::Done(_) => Ok(true),
            TakeResult::CannotPay => Ok(false),
            TakeResult::TooMany => Err(StopReason::TooManyOthers),
        }
    }
}
