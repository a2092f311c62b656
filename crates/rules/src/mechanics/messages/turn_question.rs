//! The question `turn`: a turn of a player at the score track, or the end of the game.

use carcassonne_base::gathering::{collect_map, push_new};
use carcassonne_law::{Inquiry, LawResult, MESSAGE_END, MESSAGE_START, MessageEnd, MessageStart};
use carcassonne_position::wording::{Sentence, messages, say};
use carcassonne_position::{FeatureKind, Meeple, Place, PlayerIx, Reader, Scenario};
use carcassonne_text::{Problems, Span};

use super::play::{StopReason, starting_points};
use super::turn_query::TurnQuery;
use super::ways::TurnQuestion;
use super::{scoreboard, turn_answer, turn_check, turn_heading, turn_reader};
use crate::landscape::Gaps;
use crate::mechanics::{
    Answer, Finding, Item, Knowledge, MessagesReply, Pointer, Query, Reply, Score, ScoreTrack, ScoredFeature, Table,
    Thing, TrackWay, TypedReply,
};

/// Reads a question `turn`, on a turn or on the end of the game; `None` after a problem.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let span = reader.span();
    let (player, turn, end) = turn_reader::read(reader)?;
    Some(Box::new(TurnQuery { player, turn, is_end: end, span }))
}

/// The points of the scoring meeple, as a kind of thing counted in a sum.
const MEEPLE: Thing = Thing { key: "meeple", message: messages::ThingMeeple::MESSAGE };
/// The points of the messenger, as a kind of thing counted in a sum.
const MESSENGER: Thing = Thing { key: "messenger", message: messages::ThingMessenger::MESSAGE };

impl Query for TurnQuery {
    /// Returns `false` for the end of the game, at which only the score track counts.
    fn depends_on_board(&self) -> bool {
        !self.is_end
    }

    fn required_knowledge(&self, scenario: &Scenario) -> Vec<(Place, Knowledge, Span)> {
        if self.is_end {
            return Vec::new();
        }
        // Complete features are scored for every player on them; fields matter only to message 8, and only those of the
        // player.
        let is_relevant = |m: &&Meeple| m.place.feature.kind() != FeatureKind::Field || m.player == self.player;
        let named_needs = self.turn.named_features().map(|place| (place, Knowledge::Worth, self.span));
        let occupied = scenario.meeples.iter().filter(is_relevant);
        let occupied = occupied.map(|m| (m.place, Knowledge::Worth, m.span));
        occupied.chain(named_needs).collect()
    }

    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        let mut features: Vec<Place> = self.turn.named_features().collect();
        // Without `rounds`, what the board completes is scored.
        if !self.is_end && self.turn.all_turns().iter().any(|turn| turn.entries.is_none()) {
            let is_complete = |feature: &&ScoredFeature| match feature.area {
                Some(area) => {
                    matches!(feature.kind, FeatureKind::Road | FeatureKind::City)
                        && table.land.open_sides(table.board(), area, Gaps::Joined) == 0
                }
                None => {
                    feature.kind == FeatureKind::Monastery
                        && table.surroundings(feature.place.tile, false).is_fully_occupied()
                }
            };
            let occupied = table.occupied_features().map(|(_, subject)| subject);
            let scored = occupied.filter(is_complete);
            features.extend(scored.map(|subject| subject.place));
        }
        features.into_iter().map(|place| Pointer::ScoredFeature { place }).collect()
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        turn_heading::heading(self, table.scenario)
    }

    fn recounts_events(&self) -> bool {
        !self.is_end
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        Some(if self.is_end {
            turn_answer::end_answer(finding, table.scenario)
        } else {
            turn_answer::turn_answer(self, table.scenario, MessagesReply::read(&finding.reply)?)
        })
    }

    fn score_track(&self, table: &Table<'_>, finding: Option<&Finding>) -> Option<ScoreTrack> {
        let scenario = table.scenario;
        let figures_of =
            |player: PlayerIx| scoreboard::track_figures(player, starting_points(scenario, player).figures());
        let figures = scenario.track.keys().flat_map(|player| figures_of(*player));
        let question = TurnQuestion { query: self, scenario };
        let mut ways: Vec<TrackWay> = Vec::new();
        let reply = finding.filter(|_| !self.is_end).and_then(|finding| MessagesReply::read(&finding.reply));
        for row in reply.iter().flat_map(|reply| &reply.rows) {
            let way = question.read_row(row);
            let ends = scoreboard::track_figures(self.player, way.end_points.iter().copied());
            push_new(&mut ways, TrackWay { ends, messages: way.outcomes });
        }
        Some(ScoreTrack { figures: figures.collect(), ways, dark_interval: scoreboard::DARK })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        if self.is_end {
            return end_finding(table, law);
        }
        match self.finding(table, law) {
            Ok(finding) => Ok(finding),
            Err(StopReason::NotApplicable(not)) => Err(not),
            Err(halt) => {
                Ok(Finding { reply: Reply::allowed(vec![turn_check::stop_sentence(&halt)]), ..Finding::default() })
            }
        }
    }

    fn check(&self, table: &Table<'_>, problems: &mut Problems) {
        if !self.is_end {
            turn_check::check(self, table, problems);
        }
    }
}

/// Returns the points of both figures together for each player, as they count at the end of the game.
fn end_finding(table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
    let MessageStart::BothOnZero = law.ask(MESSAGE_START)?;
    let MessageEnd::Added = law.ask(MESSAGE_END)?;
    let shares = table.scenario.track.iter().map(|(player, figures)| {
        let mut items = vec![Item { thing: MEEPLE, count: figures.meeple, points_each: 1 }];
        let messenger = figures.messenger.unwrap_or(0);
        items.push(Item { thing: MESSENGER, count: messenger, points_each: 1 });
        items.retain(|item| item.count > 0);
        (*player, items)
    });
    let score = Score::per_player(collect_map(shares));
    let steps = vec![say!(messages::EndBack)];
    Ok(Finding { score, steps, ..Finding::default() })
}
