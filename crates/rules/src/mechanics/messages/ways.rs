//! The allowed ways to play a turn, as read from the rows of a reply: the choices, their outcomes, and what is left to
//! choose.

use carcassonne_base::gathering::group_in_order;
use carcassonne_position::Scenario;
use carcassonne_position::wording::{Arg, Sentence, messages, say};

use super::turn_query::TurnQuery;
use super::written_turn::Take;
use crate::mechanics::{MessagesRow, Occasion, Pawn, Pick, PointsReason, TrackChoice, TrackEvent};

/// The maximum number of messages whose outcomes are listed one by one.
const MOST_DRAWN: usize = 4;
/// The maximum number of choices of figures that are searched for those that the rules bar.
const MOST_CHOICES: usize = 12;

/// A score, payment or message, with the action taken for it.
pub(super) type NamedPick = (Occasion, Pick);

pub(super) struct Playthrough {
    /// The player's choices, left open or fixed by the turn.
    pub(super) picks: Vec<NamedPick>,
    /// The choices of other players that this way requires.
    pub(super) opponent_choices: Vec<Sentence>,
    /// The points on which the player's figures end.
    pub(super) end_points: Vec<(Pawn, i64)>,
    /// The moments after which messages were drawn.
    pub(super) moments: Vec<Sentence>,
    /// The outcome of each message drawn, in words.
    pub(super) outcomes: Vec<Sentence>,
    /// The reasons why no message was drawn, or only one, and why something scored nothing.
    pub(super) reasons: Vec<Sentence>,
}

impl Playthrough {
    /// Returns the choices for scores and payments, without those for messages.
    pub(super) fn score_picks(&self) -> impl Iterator<Item = &NamedPick> {
        self.picks.iter().filter(|(_, taken)| matches!(taken, Pick::Figure(_)))
    }

    /// Returns `true` if the `other` way to play differs at most in the figure that takes 0 points of a message.
    pub(super) fn differs_only_in_zero_points_figure(&self, other: &Self) -> bool {
        let is_same = |(one, other): (&NamedPick, &NamedPick)| match (&one.1, &other.1) {
            (Pick::Points { points: 0, reason: how, .. }, Pick::Points { points: 0, reason: as_well, .. }) => {
                one.0 == other.0 && how == as_well
            }
            _ => one == other,
        };
        self.picks.len() == other.picks.len()
            && self.picks.iter().zip(&other.picks).all(is_same)
            && self.opponent_choices == other.opponent_choices
            && self.end_points == other.end_points
            && self.moments == other.moments
    }

    /// Returns the player's choices, and `true` if a message is drawn.
    pub(super) fn picks_and_draw(&self) -> (&[NamedPick], bool) {
        (&self.picks, !self.moments.is_empty())
    }

    /// Returns the points of both figures together at the end of the turn.
    pub(super) fn points(&self) -> i64 {
        self.end_points.iter().map(|(_, at)| at).sum()
    }

    /// Counts the messages drawn whose outcome is not known.
    pub(super) fn count_unknown(&self) -> usize {
        let untold = |said: &&Sentence| said.has_message(messages::DrawnUntold::MESSAGE);
        self.outcomes.iter().filter(untold).count()
    }

    /// Returns the messages drawn with outcomes and moments. With the moment `usual`, outcomes are short, and that one
    /// and those after another message are left out. More than `MOST_DRAWN` messages are counted, with their points.
    pub(super) fn outcomes_arg(&self, usual: Option<&Sentence>) -> Arg {
        if self.outcomes.len() > MOST_DRAWN {
            let points = self.picks.iter().map(|(_, taken)| match taken {
                Pick::Points { points, .. } => *points,
                Pick::Figure(_) | Pick::Tile => 0,
            });
            return Arg::list([say!(messages::DrawnMany {
                count: self.outcomes.len(),
                points: points.sum::<i64>(),
                untold: self.count_unknown()
            })]);
        }
        Arg::list(self.outcomes.iter().zip(&self.moments).enumerate().map(|(n, (drawn, moment))| {
            // In a row, a message drawn for another message's points follows that one, so its moment is left out.
            let is_chained = usual.is_some() && moment.has_message(messages::OfMessage::MESSAGE);
            let is_another = n > 0 && drawn.has_message(messages::DrawnUntold::MESSAGE);
            let outcome = match usual {
                _ if is_another => say!(messages::DrawnAnother),
                Some(_) => shorten_outcome(drawn),
                None => drawn.clone(),
            };
            if Some(moment) == usual || is_chained {
                outcome
            } else {
                say!(messages::DrawnAfter { drawn: outcome, moment: moment.clone() })
            }
        }))
    }
}

/// Shortens the outcome of a message to the wording of a row; leaves an outcome without a short form as it is.
fn shorten_outcome(outcome: &Sentence) -> Sentence {
    let short_forms = [
        (messages::DrawnPrinted::MESSAGE, messages::RowDrawnPrinted::MESSAGE),
        (messages::DrawnFor::MESSAGE, messages::RowDrawnFor::MESSAGE),
        (messages::DrawnInstead::MESSAGE, messages::RowDrawnInstead::MESSAGE),
        (messages::DrawnTile::MESSAGE, messages::RowDrawnTile::MESSAGE),
        (messages::DrawnUntold::MESSAGE, messages::RowDrawnUntold::MESSAGE),
    ];
    match short_forms.into_iter().find(|(full, _)| outcome.has_message(full)) {
        Some((_, short)) => Sentence::new(short, outcome.args().to_vec()),
        None => outcome.clone(),
    }
}

/// A turn question with its scenario, for reading the rows of its reply.
pub(super) struct TurnQuestion<'a> {
    pub(super) query: &'a TurnQuery,
    pub(super) scenario: &'a Scenario,
}

impl TurnQuestion<'_> {
    /// Reads a way to play from a row of the reply.
    pub(super) fn read_row(&self, row: &MessagesRow) -> Playthrough {
        let mut picks: Vec<NamedPick> = Vec::new();
        let mut opponent_choices = Vec::new();
        for choice in &row.choice {
            match choice {
                TrackChoice::Taken(occasion, Pick::Figure(pawn)) if let Some(player) = occasion.player => {
                    // A feature that is also the player's only own choice is not named again.
                    let is_same = matches!(picks.as_slice(), [(known, _)] if known.event == occasion.event);
                    opponent_choices.push(if is_same {
                        say!(messages::ConditionSame { player, figure: pawn.word() })
                    } else {
                        say!(messages::ConditionFigure {
                            player,
                            figure: pawn.word(),
                            pays: self.is_payment(&occasion.event),
                            what: occasion.event.to_arg()
                        })
                    });
                }
                TrackChoice::Taken(occasion, pick) => picks.push((occasion.clone(), pick.clone())),
                TrackChoice::Condition(condition) => opponent_choices.push(condition.to_sentence()),
            }
        }
        Playthrough {
            picks,
            opponent_choices,
            end_points: row.lands.clone(),
            moments: row.messages.clone(),
            outcomes: row.drawn.clone(),
            reasons: row.why.clone(),
        }
    }

    /// Returns `true` if an entry of the turn pays points on this event.
    pub(super) fn is_payment(&self, event: &TrackEvent) -> bool {
        let mut entries = self.query.turn.all_entries();
        entries.any(|entry| entry.event() == *event && entry.gain.payment().is_some())
    }

    /// Returns `true` if the player has two figures to choose from.
    fn has_both_figures(&self) -> bool {
        let on = self.scenario.track.get(&self.query.player);
        on.is_some_and(|on| on.messenger.is_some())
    }

    /// Returns `true` if the turn as written leaves something open about how a score or message is taken.
    pub(super) fn is_free(&self, occasion: &Occasion, pick: &Pick) -> bool {
        let event = &occasion.event;
        let mut entries = self.query.turn.all_entries().filter(|e| e.player.is_none() && e.event() == *event);
        let mut draws = self.query.turn.all_draws().filter(|drawn| *event == TrackEvent::Message(drawn.number));
        match pick {
            Pick::Figure(_) => {
                let is_written = entries.next().is_some_and(|first| first.pawn.is_some())
                    && entries.all(|entry| entry.pawn.is_some());
                self.has_both_figures() && !is_written
            }
            Pick::Tile => {
                let is_written = self.query.turn.all_turns().iter().any(|turn| turn.message_4_turns().next().is_some());
                draws.any(|drawn| drawn.take.is_none()) && !is_written
            }
            Pick::Points { reason: how, .. } => draws.any(|drawn| {
                let figure = self.has_both_figures() && drawn.pawn.is_none();
                let meeple = drawn.number == 8 && drawn.take != Some(Take::Points);
                let tile = drawn.number == 4 && drawn.take == Some(Take::Message);
                (figure && !tile) || drawn.take.is_none() || (meeple && *how != PointsReason::Exchange)
            }),
        }
    }

    /// Returns the choices of figures for scores and payments that the rules bar, as no way plays them. Empty if there
    /// are too many choices to list, or if the ways do not all have the same scores.
    pub(super) fn barred_choices(&self, ways: &[Playthrough]) -> Vec<Vec<NamedPick>> {
        let Some(first) = ways.first() else { return Vec::new() };
        let picks_of = |way: &Playthrough| -> Vec<NamedPick> { way.score_picks().cloned().collect() };
        let occasions =
            |way: &Playthrough| -> Vec<Occasion> { way.score_picks().map(|(occasion, _)| occasion.clone()).collect() };
        let is_alike = ways.iter().all(|way| occasions(way) == occasions(first));
        let played: Vec<Vec<NamedPick>> = ways.iter().map(picks_of).collect();
        let picks = picks_of(first);
        let free: Vec<usize> =
            (0..picks.len()).filter(|n| picks.get(*n).is_some_and(|(c, t)| self.is_free(c, t))).collect();
        if !is_alike || 1_usize << free.len().min(8) > MOST_CHOICES {
            return Vec::new();
        }
        let mut all = vec![picks];
        for n in free {
            all = Pawn::ALL
                .into_iter()
                .flat_map(|pawn| {
                    all.iter().cloned().map(move |mut own| {
                        if let Some((_, taken)) = own.get_mut(n) {
                            *taken = Pick::Figure(pawn);
                        }
                        own
                    })
                })
                .collect();
        }
        all.retain(|own| !played.contains(own));
        all
    }
}

/// Counts the player's choices that bring a message in every case, those that bring one only for some choices of
/// others, and all choices. Each of `ways` to play has the player's picks, and `true` if it draws a message.
pub(super) fn count_choices<'p>(ways: impl Iterator<Item = (&'p [NamedPick], bool)>) -> (usize, usize, usize) {
    let choices = group_in_order(ways);
    let every = choices.iter().filter(|(_, draws)| !draws.contains(&false)).count();
    let any = choices.iter().filter(|(_, draws)| draws.contains(&true)).count();
    (every, any - every, choices.len())
}
