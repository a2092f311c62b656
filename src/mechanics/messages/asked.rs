//! The question `turn`: a turn of a player at the score track, or the end of the game.

use super::own_turn::OwnTurn;
use super::play::{StopReason, before};
use super::reading;
use super::track;
use super::ways::TurnQuestion;
use super::{answer, check, heading};
use crate::landscape::Gaps;
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::finding::{Finding, Score};
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::Reply;
use crate::mechanics::base::score_track::{ScoreTrack, TrackWay};
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::table::{Needs, Query, ScoredFeature, Table};
use crate::rulebook::{Inquiry, MESSAGE_END, MESSAGE_START, MessageEnd, MessageStart, NotApplicable};
use crate::scenario::{FeatureKind, Meeple, Place, PlayerIx, Reader, Scenario};
use crate::text::{Problems, Span};
use crate::wording::{Sentence, messages, say};

/// Reads a turn question.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let span = reader.span();
    let (player, turn, end) = reading::read(reader)?;
    Some(Box::new(OwnTurn { player, turn, end, span }))
}

/// The points of the scoring meeple.
const MEEPLE: Thing = Thing { key: "meeple", message: messages::ThingMeeple::MESSAGE };
/// The points of the messenger.
const MESSENGER: Thing = Thing { key: "messenger", message: messages::ThingMessenger::MESSAGE };

impl Query for OwnTurn {
    /// Returns `false` for the end of the game, at which only the score track counts.
    fn looks_at_the_board(&self) -> bool {
        !self.end
    }

    fn needs(&self, scenario: &Scenario) -> Vec<(Place, Needs, Span)> {
        if self.end {
            return Vec::new();
        }
        // Complete features are scored for every player on them; fields matter only to message 8, and only those of the
        // player.
        let looked_at = |m: &&Meeple| match m.place.feature.kind() {
            FeatureKind::Field => m.player == self.player,
            FeatureKind::City
            | FeatureKind::Road
            | FeatureKind::Monastery
            | FeatureKind::Castle
            | FeatureKind::Garden => true,
        };
        let named = self.turn.named().map(|place| (place, Needs::Worth, self.span));
        let stood_on = scenario.meeples.iter().filter(looked_at);
        let stood_on = stood_on.map(|m| (m.place, Needs::Worth, m.span));
        stood_on.chain(named).collect()
    }

    fn points(&self, table: &Table<'_>) -> Vec<Pointer> {
        let mut features: Vec<Place> = self.turn.named().collect();
        // Without `rounds`, what the board completes is scored.
        if !self.end && self.turn.all().iter().any(|turn| turn.entries.is_none()) {
            let complete = |subject: &&ScoredFeature| match subject.area {
                Some(area) => {
                    matches!(subject.kind, FeatureKind::Road | FeatureKind::City)
                        && table.land.open_sides(table.board(), area, Gaps::Joined) == 0
                }
                None => subject.kind == FeatureKind::Monastery && table.round(subject.place.tile, false).complete(),
            };
            let occupied = table.occupied().map(|(_, subject)| subject);
            let scored = occupied.filter(complete);
            features.extend(scored.map(|subject| subject.place));
        }
        features.into_iter().map(|place| Pointer::Scores { place }).collect()
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        heading::heading(self, table.scenario)
    }

    fn is_account(&self) -> bool {
        !self.end
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        Some(if self.end {
            answer::at_the_end(finding, table.scenario)
        } else {
            answer::answer(self, table.scenario, &finding.reply)
        })
    }

    fn score_track(&self, table: &Table<'_>, finding: Option<&Finding>) -> Option<ScoreTrack> {
        let scenario = table.scenario;
        let stands = |player: PlayerIx| {
            let stands = before(scenario, player);
            let each = stands.pawns().filter_map(move |pawn| Some((pawn, (*stands.get(pawn))?)));
            track::figures(player, each)
        };
        let figures = scenario.track.keys().flat_map(|player| stands(*player));
        let asked = TurnQuestion { own: self, scenario };
        let mut ways: Vec<TrackWay> = Vec::new();
        for row in finding.filter(|_| !self.end).into_iter().flat_map(|finding| finding.reply.rows()) {
            let way = asked.way(row);
            let ends = track::figures(self.player, way.lands.iter().copied());
            let way = TrackWay { ends, messages: way.drawn };
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        Some(track::drawn(figures.collect(), ways))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        if self.end {
            return at_the_end(table, law);
        }
        match self.finding(table, law) {
            Ok(finding) => Ok(finding),
            Err(StopReason::NotApplicable(not)) => Err(not),
            Err(halt) => Ok(Finding { reply: Reply::allowed(vec![check::sentence(&halt)]), ..Finding::default() }),
        }
    }

    fn check(&self, table: &Table<'_>, problems: &mut Problems) {
        if !self.end {
            check::check(self, table, problems);
        }
    }
}

/// Returns the points of both figures together for each player, as they count at the end of the game.
fn at_the_end(table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
    let MessageStart::BothOnZero = law.ask(MESSAGE_START)?;
    let MessageEnd::Added = law.ask(MESSAGE_END)?;
    let shares = table.scenario.track.iter().map(|(player, on)| {
        let mut items = vec![Item { thing: MEEPLE, count: on.meeple, each: 1 }];
        let messenger = on.messenger.unwrap_or(0);
        items.push(Item { thing: MESSENGER, count: messenger, each: 1 });
        items.retain(|item| item.count > 0);
        (*player, items)
    });
    let score = Score::each(shares.collect());
    let steps = vec![say!(messages::EndBack)];
    Ok(Finding { score, steps, ..Finding::default() })
}
