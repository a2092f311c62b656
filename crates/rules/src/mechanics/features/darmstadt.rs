//! The scoring of Darmstadt churches, with the bonus for most followers around one.

use carcassonne_base::gathering::count_each;
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::{COUNT_MONASTERY, GAP_MONASTERY, Inquiry, LawResult, Occupied, QuestionId};
use carcassonne_position::bodies::DarmstadtBody;
use carcassonne_position::wording::{Arg, Sentence, darmstadt, say};
use carcassonne_position::{At, MeepleIx, PlayerIx, Reader, TileIx};
use carcassonne_text::problem;

use super::{monastic, problems};
use crate::mechanics::{
    Answer, Askable, DARMSTADT_FORM, DarmstadtReply, FeatureScorer, Finding, Hearing, Item, Mechanic, Pointer, Query,
    Role, Score, ScoredFeature, Shares, Table, Thing, TypedReply, cards, meeples, surroundings, survey,
};

#[derive(Debug)]
struct Darmstadt;

/// The bonus of a completed church for each player with the most followers around it.
const BONUS: Item = Item {
    thing: Thing { key: "most-followers", message: darmstadt::ThingMostFollowers::MESSAGE },
    count: 1,
    points_each: 3,
};

pub(super) static DARMSTADT: Mechanic = Mechanic {
    card: cards::DARMSTADT,
    questions: &[
        QuestionId::GapMonastery,
        QuestionId::CountDoubleRound,
        QuestionId::TileDouble,
        QuestionId::CountMonastery,
        QuestionId::CountSurroundings,
    ],
    roles: &[Role::Scores(&Darmstadt), Role::Answers(&[Askable { form: &DARMSTADT_FORM, read }])],
};

impl FeatureScorer for Darmstadt {
    fn can_score(&self, table: &Table<'_>, feature: &ScoredFeature) -> bool {
        table.monastery_kind(feature) == Some(MonasteryKind::Darmstadt)
    }

    fn judge(&self, table: &Table<'_>, feature: &ScoredFeature, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let finding = monastic::judge(table, feature, law, |law| law.ask(COUNT_MONASTERY))?;
        if finding.complete != Some(true) {
            return Ok(finding);
        }
        let area = ChurchArea::for_church(table, feature.place.tile);
        let Finding { complete, score, mut steps, .. } = finding;
        let leaders = area.leading_players(table, &mut steps);
        let score = score.with_added_shares(leaders.into_iter().map(|player| (player, vec![BONUS])).collect());
        Ok(Finding { complete, score, steps, ..Finding::default() })
    }
}

/// The tiles on a church's space and the eight spaces around it, and the followers on these tiles.
#[derive(Debug)]
struct ChurchArea {
    tiles: Vec<TileIx>,
    followers: Vec<MeepleIx>,
}

impl ChurchArea {
    fn for_church(table: &Table<'_>, church: TileIx) -> Self {
        let board = table.board();
        let tiles = surroundings::tiles_around(board, church, true);
        let followers = meeples::followers_on(table, &tiles);
        Self { tiles, followers }
    }

    /// Returns the players with the most followers around the church, none without followers; adds a step on them.
    fn leading_players(&self, table: &Table<'_>, steps: &mut Vec<Sentence>) -> Vec<PlayerIx> {
        let follower_counts = count_each(meeples::owners(table, &self.followers));
        let Some(most) = follower_counts.values().copied().max() else {
            steps.push(say!(darmstadt::Nobody));
            return Vec::new();
        };
        let each = follower_counts.iter().map(|(p, n)| say!(steps::Strength { player: *p, strength: *n }));
        steps.push(say!(darmstadt::Most { heads: Arg::list(each) }));
        follower_counts.into_iter().filter(|(_, n)| *n == most).map(|(p, _)| p).collect()
    }
}

/// A question about the surroundings of a Darmstadt church.
#[derive(Debug)]
struct ChurchQuery {
    church: TileIx,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let At { value: church, span } = DarmstadtBody::read(reader).of?;
    let kind = reader.scenario.board.tile(church).and_then(|t| t.monastery);
    if kind != Some(MonasteryKind::Darmstadt) {
        reader.problem(problem!(span, problems::MissingChurch));
        return None;
    }
    Some(Box::new(ChurchQuery { church }))
}

impl Query for ChurchQuery {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::with_surroundings(table.board(), Pointer::SubjectTile { tile: self.church })
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        say!(darmstadt::Heading { tile: self.church })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        Some(if finding.complete == Some(true) {
            let players = Arg::list(finding.score.points().into_keys());
            Answer::new(say!(darmstadt::Today { players: players.clone() }), say!(darmstadt::Row { players }))
        } else {
            Answer::new(say!(darmstadt::TodayUnfinished), say!(darmstadt::RowUnfinished))
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let surroundings = table.surroundings(self.church, true);
        let mut hearing = Hearing::new(law);
        hearing.ask_doubles_exist(surroundings.doubles > 0)?;
        if surroundings.has_gap {
            let Occupied::Occupied = hearing.ask(GAP_MONASTERY)?;
            hearing.push(say!(steps::HalfOccupies));
        }
        hearing.push(surroundings::occupied_step(surroundings.occupied, surroundings.space_count, false));
        survey::record_survey(table.board(), &surroundings, &mut hearing)?;
        let area = ChurchArea::for_church(table, self.church);
        let leaders = area.leading_players(table, &mut hearing.steps);
        let is_complete = surroundings.is_fully_occupied();
        let mut shares = Shares::new();
        if is_complete {
            shares.extend(leaders.into_iter().map(|player| (player, vec![BONUS])));
        } else {
            hearing.push(say!(darmstadt::Unfinished));
        }
        let reply = DarmstadtReply { tiles: area.tiles, meeples: area.followers }.into_reply();
        let (complete, score) = (Some(is_complete), Score::per_player(shares));
        Ok(Finding { complete, score, reply, steps: hearing.steps, ..Finding::default() })
    }
}
