//! The fairy: the figures that she protects, and the points that she adds.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::tiles::Emblem;
use carcassonne_law::{FAIRY_PLACE, FairyPlace, Inquiry, LawResult, QuestionId, REACH_FAIRY, Reach};
use carcassonne_position::asks::fairy as ask;
use carcassonne_position::wording::{self, Arg, Sentence, say};
use carcassonne_position::{Board, MeepleIx, Place, Reader, TileIx};
use carcassonne_text::problem;

use super::problems;
use crate::mechanics::base::fairy_points::{self, Reward};
use crate::mechanics::{
    Answer, Answers, Askable, FAIRY_FORM, FairyReply, Finding, Hearing, Landmark, Mechanic, Pointer, Query, Reply,
    Role, ScoredFeature, Site, Table, TypedReply, cards, relevance,
};

pub(super) static FAIRY: Mechanic = Mechanic {
    card: cards::FAIRY,
    questions: &[QuestionId::ReachFairy, QuestionId::TileDouble, QuestionId::FairyPlace],
    roles: &[Role::Rewards(contribute), Role::Answers(&[Askable { form: &FAIRY_FORM, read }])],
};

/// The mark of the fairy on the board, if only a question places her.
pub static LANDMARK: Landmark = Landmark {
    rank: 5,
    emblem: Emblem {
        letters: "{F}",
        svg: r##"<circle cx="12" cy="12" r="11.3" fill="#fff7d6" stroke="#a8842a" stroke-width="1.4"/><path d="M12 5.5C8.5 1.5 3.5 5.5 5.5 9.5C3.5 12 6 16 10.5 13.5L12 21L13.5 13.5C18 16 20.5 12 18.5 9.5C20.5 5.5 15.5 1.5 12 5.5Z" fill="#e2b93b" stroke="#7d6118" stroke-width="1.1" stroke-linejoin="round"/><circle cx="12" cy="5.6" r="1.9" fill="#ffffff" stroke="#7d6118" stroke-width="1"/>"##,
    },
    word: wording::fairy::Landmark::MESSAGE,
    spreads: false,
};

/// Gives the fairy's points to the owner of her meeple, or of each follower on her tile.
fn contribute(
    table: &Table<'_>,
    feature: &ScoredFeature,
    finding: &mut Finding,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<()> {
    let site = match feature.area {
        Some(_) => Site::Areas(&finding.areas),
        None => Site::Place(feature.place),
    };
    let is_scored = !finding.is_challenge_lost() && !table.has_castle(&finding.areas);
    if table.is_fairy_among_several() && is_scored {
        let (shares, meeples) = fairy_points::reward_every_follower(table, site);
        if shares.is_empty() {
            return Ok(());
        }
        if law.ask(FAIRY_PLACE)? == FairyPlace::Tile {
            let players = Arg::list(shares.keys());
            let shares = shares.into_iter().map(|(player, item)| (player, vec![item]));
            finding.score = std::mem::take(&mut finding.score).with_added_shares(shares.collect());
            let by = Arg::list(meeples);
            finding.steps.push(say!(fairy::OnTile { meeples: by, players }));
            return Ok(());
        }
    }
    let Some((reward, meeples)) = fairy_points::find_reward(table, site) else { return Ok(()) };
    let step = if finding.is_challenge_lost() {
        say!(fairy::NotScored { meeples: Arg::list(&meeples) })
    } else if table.has_castle(&finding.areas) {
        say!(fairy::CastleNotScored { meeples: Arg::list(&meeples) })
    } else {
        let step = fairy_points::reward_step(&reward, &meeples);
        if let Reward::Certain(player, item) = reward {
            let share = [(player, vec![item])].into();
            finding.score = std::mem::take(&mut finding.score).with_added_shares(share);
        }
        step
    };
    finding.steps.push(step);
    Ok(())
}

/// Returns the tiles that a fairy on `tile` keeps the dragon from entering, in map order.
pub(super) fn barred_tiles(board: &Board, tile: TileIx, reach: Reach) -> Vec<TileIx> {
    let placed = board.placed(tile);
    match reach {
        Reach::Half => vec![tile],
        Reach::Space => sorted_unique(placed.shape.spaces(placed.at).flat_map(|s| board.at(s))),
    }
}

#[derive(Debug)]
struct Protection {
    tile: TileIx,
    /// The place of the meeple next to the fairy; `None` if only her tile is given.
    place: Option<Place>,
    /// The followers of whom one is, or may be, next to the fairy.
    adjacent_followers: Vec<MeepleIx>,
    tile_followers: Vec<MeepleIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let fairy_figure = reader.scenario.figures.fairy.as_ref();
    let (tile, place, span) = match (reader.get(&ask::AT), fairy_figure) {
        (None, Some(fairy_figure)) => (fairy_figure.tile, fairy_figure.place, fairy_figure.span),
        (None, None) => {
            reader.need(&ask::AT)?;
            return None;
        }
        (Some(node), _) => {
            let (tile, place) = if node.text().is_some_and(|t| t.contains('.')) {
                let place = reader.place(node)?;
                (place.tile, Some(place))
            } else {
                (reader.tile(node)?, None)
            };
            if let Some(fairy_figure) = fairy_figure.filter(|s| (s.tile, s.place) != (tile, place)) {
                let figure = "fairy";
                reader.problem(problem!(node.span, problems::FigureElsewhere { figure }).at_related(fairy_figure.span));
                return None;
            }
            (tile, place, node.span)
        }
    };
    let adjacent_followers = fairy_points::followers_beside(reader.scenario, tile, place);
    if place.is_some() && adjacent_followers.is_empty() {
        reader.problem(problem!(span, problems::FairyBesideNobody));
        return None;
    }
    let tile_followers = fairy_points::followers_beside(reader.scenario, tile, None);
    Some(Box::new(Protection { tile, place, adjacent_followers, tile_followers }))
}

impl Query for Protection {
    fn heading(&self, table: &Table<'_>) -> Sentence {
        let Some(place) = self.place else { return say!(fairy::HeadingOnTile { tile: self.tile }) };
        let owners = self.adjacent_followers.iter().map(|n| table.scenario.meeple(*n).player);
        let owners = sorted_unique(owners);
        let (tile, kind) = (self.tile, place.feature.kind());
        say!(fairy::HeadingByMeeple { tile, players: Arg::list(owners), kind })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = FairyReply::read(&finding.reply)?;
        let today = say!(fairy::Today { tiles: Arg::list(&reply.tiles), meeples: Arg::list(&reply.meeples) });
        let pays_each = reply.each.is_some();
        let row = if pays_each {
            say!(fairy::RowEach { tiles: Arg::list(&reply.tiles) })
        } else {
            say!(fairy::Row { tiles: Arg::list(&reply.tiles) })
        };
        let phrase = say!(fairy::Phrase { row: row.clone(), meeples: Arg::list(&reply.meeples) });
        let answer = Answer::new(today, row).with_phrase(phrase);
        if pays_each {
            return Some(answer.with_sentence(say!(fairy::PaysEach { meeples: Arg::list(&self.tile_followers) })));
        }
        // The heading already names her meeple if the question does.
        let is_named = self.place.is_some() && self.adjacent_followers.len() == 1;
        let by = || say!(fairy::StandsBy { meeples: Arg::list(&self.adjacent_followers) });
        Some(if is_named { answer } else { answer.with_sentence(by()) })
    }

    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        let tile = self.tile;
        vec![match &table.scenario.figures.fairy {
            Some(_) => Pointer::SubjectTile { tile },
            None => LANDMARK.pointer_on(tile),
        }]
    }

    fn reached_tiles<'r>(&self, reply: &'r Reply) -> &'r [TileIx] {
        reply.tiles()
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        Hearing::new(law).ask_doubles_exist(table.has_double_tile([self.tile]))?;
        let pays_each = self.tile_followers.len() > 1 && law.ask(FAIRY_PLACE)? == FairyPlace::Tile;
        let answers = relevance::ask_relevant(law, &[QuestionId::ReachFairy], |answers| {
            self.find_answer(table, answers, pays_each).reply
        })?;
        Ok(self.find_answer(table, &answers, pays_each))
    }
}

impl Protection {
    /// Finds the answer on the fairy under the readings `answers`; `pays_each` if all followers on her tile get points.
    fn find_answer(&self, table: &Table<'_>, answers: &Answers, pays_each: bool) -> Finding {
        let board = table.board();
        let tiles = barred_tiles(board, self.tile, answers.reading(REACH_FAIRY));
        let mut steps = Vec::new();
        if let Some(reach) = answers.asked_reading(REACH_FAIRY) {
            steps.push(match reach {
                Reach::Half => say!(fairy::ByHalf),
                Reach::Space => say!(fairy::BySpace),
            });
        }
        let rewarded = if pays_each { &self.tile_followers } else { &self.adjacent_followers };
        steps.push(if pays_each {
            say!(fairy::PaysEach { meeples: Arg::list(rewarded) })
        } else {
            say!(fairy::AddsTo { meeples: Arg::list(rewarded), sure: self.place.is_some() })
        });
        let reply = FairyReply {
            meeples: table.meeple_indices_on_tiles(&tiles),
            tiles,
            beside: rewarded.clone(),
            each: pays_each.then_some(true),
        };
        Finding { reply: reply.into_reply(), steps, ..Finding::default() }
    }
}
