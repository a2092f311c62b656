//! The castles and their fiefs: the tiles on a fief, and the points of its lord.

use std::collections::BTreeMap;

use carcassonne_base::gathering::collect_map;
use carcassonne_base::sorting::sort;
use carcassonne_board::geometry::{Side, Space};
use carcassonne_board::tiles::{Edge, MonasteryKind};
use carcassonne_law::{Inquiry, LawResult, QuestionId};
use carcassonne_position::asks::castle_fief as ask;
use carcassonne_position::bodies::CastleFiefBody;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{At, Board, Feature, FeatureKind, MeepleIx, Place, PlayerIx, Reader, Scenario, TileIx};
use carcassonne_text::{Node, Problems, Span, problem};
use carcassonne_words::messages::plain;

use super::problems;
use crate::mechanics::{
    Answer, Askable, CASTLE_FIEF_FORM, CastleFiefReply, Finding, Hearing, Mechanic, Pointer, Query, Role, Score,
    ScoreScope, ScoredFeature, Table, TypedReply, cards, meeples, surroundings, survey,
};

pub(super) static CASTLE_FIEF: Mechanic = Mechanic {
    card: cards::CASTLE_FIEF,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::UsesWorth, Role::Answers(&[Askable { form: &CASTLE_FIEF_FORM, read }]), Role::Checks(check)],
};

/// A castle: its two pieces of city, with the sides where they meet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Castle {
    pub(super) pieces: [(Place, Side); 2],
}

impl Castle {
    /// Returns the castle whose token is on a piece of city; `None` if the city is not made of two
    /// tiles that meet across a side of a space.
    fn at_place(board: &Board, place: Place) -> Option<Self> {
        let side = sole_city_side(board, place)?;
        side.direction()?;
        let (other, other_side) = board.side_across(place.tile, side)?;
        let Some(Edge::City(n)) = board.edge(other, other_side) else { return None };
        let facing = Place { tile: other, feature: Feature::City(n) };
        (sole_city_side(board, facing)? == other_side).then_some(Self { pieces: [(place, side), (facing, other_side)] })
    }

    fn contains(self, place: Place) -> bool {
        self.pieces.iter().any(|(piece, _)| *piece == place)
    }

    /// Returns the six spaces of the fief, in map order.
    pub(super) fn fief(self, board: &Board) -> Vec<Space> {
        let mut spaces = Vec::new();
        for (piece, side) in self.pieces {
            let placed = board.placed(piece.tile);
            let space = placed.shape.space_of(side, placed.at);
            spaces.push(space);
            if let Some(direction) = side.direction() {
                spaces.extend([1, 3].map(|quarters| space.step(direction.rotate(quarters))));
            }
        }
        sort(&mut spaces);
        spaces
    }

    /// Returns the castle as a part of a sentence, by its tiles in map order.
    pub(super) fn to_sentence(self) -> Sentence {
        let mut tiles = self.pieces.map(|(piece, _)| piece.tile);
        sort(&mut tiles);
        say!(castle_fief::Castle { tiles: Arg::list(tiles) })
    }

    /// Returns the followers on the castle, which are its lords.
    pub(super) fn lords(self, scenario: &Scenario) -> Vec<MeepleIx> {
        meeples::select(scenario, |m| m.figure.is_follower() && self.contains(m.place))
    }
}

/// Returns the side of a piece of city that has just one side; `None` for any other place.
fn sole_city_side(board: &Board, place: Place) -> Option<Side> {
    let Feature::City(n) = place.feature else { return None };
    let city = board.tile(place.tile)?.cities.get(usize::from(n))?;
    city.sides.first().filter(|_| city.sides.len() == 1)
}

/// Returns every castle of the scenario, with the piece of city on which its token is.
pub(super) fn castles(scenario: &Scenario) -> impl Iterator<Item = (Place, Castle)> {
    let castle = |place| Castle::at_place(&scenario.board, place);
    scenario.castles().filter_map(move |(place, _)| Some((place, castle(place)?)))
}

/// Reports castle tokens where no castle can be, and any second castle token on a city.
fn check(scenario: &Scenario, problems: &mut Problems) {
    let board = &scenario.board;
    let mut first_spans: BTreeMap<Place, Span> = BTreeMap::new();
    for (place, span) in scenario.castles() {
        let city = board.place_text(place);
        let Some(castle) = Castle::at_place(board, place) else {
            problems.push(problem!(span, problems::NoCastleSite { city }));
            continue;
        };
        if let Some(first) = castle.pieces.iter().find_map(|(piece, _)| first_spans.get(piece)) {
            problems.push(problem!(span, problems::SecondCastle { city }).at_related(*first));
            continue;
        }
        first_spans.insert(place, span);
    }
}

/// A question about the fief of a castle, with the completed feature or other castle, if the question names one.
#[derive(Debug)]
struct FiefQuery {
    castle: Castle,
    completed: Option<(Place, Span)>,
    /// The other castle that the feature completes, if the question names it.
    other_castle: Option<Castle>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let castle = reader.need(&ask::OF).and_then(|node| read_castle(node, reader));
    let CastleFiefBody { completed, through } = CastleFiefBody::read(reader);
    let (has_completed, has_through) = (reader.get(&ask::COMPLETED).is_some(), reader.get(&ask::THROUGH).is_some());
    let check = |place: At<Place>, reader: &mut Reader<'_>| {
        check_completable(place, true, reader).map(|place_name| (place_name, place.span))
    };
    let (other_castle, completed) = match (has_completed, has_through) {
        (false, false) => (None, None),
        (false, true) => {
            reader.problem(problem!(through?.span, problems::ThroughWithoutCompleted));
            return None;
        }
        (true, false) => {
            let completed = completed?;
            match find_other_castle(completed.value, castle, reader.scenario) {
                Some(other) => (Some(other), None),
                None => (None, Some(check(completed, reader)?)),
            }
        }
        (true, true) => {
            let other_castle = completed.and_then(|place| check_other_castle(place, castle, reader));
            let through = through.and_then(|place| check(place, reader));
            (Some(other_castle?), Some(through?))
        }
    };
    Some(Box::new(FiefQuery { castle: castle?, completed, other_castle }))
}

/// Returns the castle at a place, if there is one and it is not `own_castle`.
fn find_other_castle(place: Place, own_castle: Option<Castle>, scenario: &Scenario) -> Option<Castle> {
    let found = castles(scenario).map(|(_, castle)| castle).find(|c| c.contains(place));
    found.filter(|_| own_castle.is_none_or(|own| !own.contains(place)))
}

/// Returns the other castle, which the question names as completed; reports a place that has none.
fn check_other_castle(place: At<Place>, own_castle: Option<Castle>, reader: &mut Reader<'_>) -> Option<Castle> {
    let At { value: place, span } = place;
    if let Some(castle) = find_other_castle(place, own_castle, reader.scenario) {
        return Some(castle);
    }
    let is_itself = own_castle.is_some_and(|own| own.contains(place));
    reader.problem(problem!(span, problems::NoOtherCastle { is_itself }));
    None
}

/// Reads the castle on a tile or city; reports a problem if there are none, several, or several lords.
fn read_castle(node: &Node, reader: &mut Reader<'_>) -> Option<Castle> {
    let scenario = reader.scenario;
    let board = &scenario.board;
    let place = match node.text() {
        Some(text) if text.contains('.') => Some(reader.place(node)?),
        Some(_) | None => None,
    };
    let tile = match place {
        Some(place) => place.tile,
        None => reader.tile(node)?,
    };
    let is_asked_piece = |piece: Place| match place {
        Some(place) => piece == place,
        None => piece.tile == tile,
    };
    let is_asked = |castle: Castle| castle.pieces.iter().any(|(piece, _)| is_asked_piece(*piece));
    let found: Vec<_> = castles(scenario).filter(|(_, castle)| is_asked(*castle)).collect();
    // The check in this file reports a castle token where no castle can be.
    if found.is_empty() && castles(scenario).count() < scenario.castles().count() {
        return None;
    }
    let problem = match found.as_slice() {
        [(at, castle), rest @ ..] if rest.iter().all(|(p, _)| castle.contains(*p)) => {
            let lords = castle.lords(scenario);
            if lords.len() < 2 {
                return Some(*castle);
            }
            problem!(node.span, problems::SeveralLords { lords: lords.len(), city: board.place_text(*at) })
        }
        [] => problem!(node.span, problems::MissingCastle { place: "there" }),
        candidates => {
            let cities = plain::Arg::list(candidates.iter().map(|(at, _)| board.place_text(*at)));
            problem!(node.span, problems::SeveralCastles { cities })
        }
    };
    reader.problem(problem);
    None
}

/// Returns `place` if a castle can score it: a road, German castle, monastery (no church) or city without a castle.
/// Reports a problem for any other place; `is_optional` if the question need not name a completed feature.
pub(super) fn check_completable(place: At<Place>, is_optional: bool, reader: &mut Reader<'_>) -> Option<Place> {
    let At { value: place, span } = place;
    let board = &reader.scenario.board;
    let monastery = board.tile(place.tile).and_then(|t| t.monastery);
    let feature = match place.feature {
        Feature::Field(_) => "field",
        Feature::Garden => "garden",
        Feature::Monastery if monastery == Some(MonasteryKind::Darmstadt) => "church",
        Feature::City(_) if castles(reader.scenario).any(|(_, castle)| castle.contains(place)) => "castle",
        Feature::City(_) | Feature::Road(_) | Feature::Monastery | Feature::Castle => return Some(place),
    };
    reader.problem(problem!(span, problems::FeatureWorthlessForCastle { feature, is_optional }));
    None
}

impl Query for FiefQuery {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        let board = table.board();
        let castles = std::iter::once(self.castle).chain(self.other_castle);
        let castle_tiles = castles.flat_map(|castle| castle.pieces).map(|(place, _)| place.tile);
        let mut points: Vec<Pointer> = castle_tiles.map(|tile| Pointer::SubjectTile { tile }).collect();
        points.extend(self.completed.map(|(place, _)| Pointer::Feature { place }));
        let is_castle_space = |at: &Space| {
            let pieces = self.castle.pieces.iter();
            pieces.map(|(place, _)| board.placed(place.tile)).any(|placed| placed.at == *at)
        };
        let fief = self.castle.fief(board).into_iter().filter(|at| !is_castle_space(at));
        points.extend(fief.map(|at| Pointer::SurveyedSpace { at }));
        points
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let castle = self.castle.to_sentence();
        let other_castle = self.other_castle.map(Castle::to_sentence);
        match (self.completed, other_castle) {
            (Some((done, _)), Some(through)) => say!(castle_fief::HeadingThrough { castle, through, done }),
            (Some((done, _)), None) => say!(castle_fief::HeadingCompleted { castle, done }),
            (None, Some(through)) => say!(castle_fief::HeadingCastle { castle, through }),
            (None, None) => say!(castle_fief::Heading { castle }),
        }
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = CastleFiefReply::read(&finding.reply)?;
        let Some((place, _)) = self.completed else {
            return Some(if let Some(touches) = reply.touches {
                Answer::new(say!(castle_fief::TodayCastle { touches }), say!(castle_fief::RowCastle { touches }))
            } else {
                let tiles = Arg::list(reply.tiles);
                Answer::new(say!(castle_fief::TodayFief { tiles: tiles.clone() }), say!(castle_fief::RowFief { tiles }))
            });
        };
        Some(match (finding.complete, reply.touches?, reply.scores?) {
            (Some(true), true, true) => {
                self.scoring_answer(place, *meeples::owners(table, &reply.meeples).first()?, finding)
            }
            (Some(true), true, false) => {
                let points = finding.score.worth();
                Answer::new(say!(castle_fief::TodayNoLord { points }), say!(castle_fief::RowNoLord { points }))
            }
            (Some(true), false, _) => Answer::new(self.explain_no_points(table, place), say!(castle_fief::RowFar)),
            (Some(false), _, _) => {
                Answer::new(say!(castle_fief::TodayUnfinished { done: place }), say!(castle_fief::RowUnfinished))
            }
            (None, _, _) => Answer::new(say!(castle_fief::TodayAbbots { done: place }), say!(castle_fief::RowAbbots)),
        })
    }

    fn deciding_features(&self, _scenario: &Scenario) -> Vec<(Place, Span)> {
        self.completed.into_iter().collect()
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let board = table.board();
        let surroundings = surroundings::inspect_spaces(board, self.castle.fief(board));
        let mut steps = {
            let mut hearing = Hearing::new(law);
            hearing.ask_doubles_exist(surroundings.doubles > 0)?;
            survey::record_survey(board, &surroundings, &mut hearing)?;
            hearing.steps
        };
        let lords = self.castle.lords(table.scenario);
        let mut reply = CastleFiefReply {
            tiles: surroundings.tile_indices.clone(),
            meeples: lords.clone(),
            ..CastleFiefReply::default()
        };
        let Some((place, _)) = self.completed else {
            if let Some(other) = self.other_castle {
                let castle_tiles: Vec<TileIx> = other.pieces.iter().map(|(piece, _)| piece.tile).collect();
                reply.touches = Some(self.castle.has_tile_on_fief(board, &castle_tiles));
                steps.push(say!(castle_fief::NotNamed));
            }
            return Ok(survey::finding_without_points(reply, steps));
        };
        let Some(finding) = score_feature(table, place, law)? else {
            return Ok(survey::finding_without_points(reply, steps));
        };
        let tiles = finding_tiles(table, place, &finding);
        let touches = match self.other_castle {
            None => self.castle.is_reached(table, &tiles),
            // The other castle scores only if it has a lord and the completed feature reaches it.
            Some(other) => {
                let castle_tiles: Vec<TileIx> = other.pieces.iter().map(|(piece, _)| piece.tile).collect();
                let has_lord = !other.lords(table.scenario).is_empty();
                let is_reached = has_lord && other.is_reached(table, &tiles);
                let name = other.to_sentence();
                steps.push(match (has_lord, is_reached) {
                    (false, _) => say!(castle_fief::NoLordThere { castle: name }),
                    (true, false) => say!(castle_fief::Beyond { done: place, castle: name }),
                    (true, true) => say!(castle_fief::ScoresToo { done: place, castle: name }),
                });
                is_reached && self.castle.has_tile_on_fief(board, &castle_tiles)
            }
        };
        let is_earned = finding.complete == Some(true) && touches;
        let is_scored = is_earned && !lords.is_empty();
        (reply.touches, reply.scores) = (Some(touches), Some(is_scored));
        steps.push(say!(castle_fief::Now { done: place }));
        steps.extend(finding.steps);
        steps.push(completion_step(place, finding.complete, touches));
        if is_earned && !is_scored {
            steps.push(say!(castle_fief::NoLord));
        }
        let owners = meeples::owners(table, &lords).into_iter().filter(|_| is_scored);
        let shares = collect_map(owners.map(|player| (player, finding.score.items().to_vec())));
        // Without a lord, the answer only says what the feature would be worth.
        let is_unclaimed = is_earned && !is_scored;
        let items = if is_unclaimed { finding.score.items().to_vec() } else { Vec::new() };
        let score = Score::PerPlayer { items, shares, owners: None };
        Ok(Finding { complete: finding.complete, score, ..survey::finding_without_points(reply, steps) })
    }
}

impl FiefQuery {
    /// Returns the answer that `player`, the lord of the castle, scores, with the points.
    fn scoring_answer(&self, place: Place, player: PlayerIx, finding: &Finding) -> Answer {
        let points = finding.score.points().get(&player).copied().unwrap_or_default();
        let today = match self.other_castle {
            None => say!(castle_fief::TodayScores { done: place, player, points }),
            Some(other) => say!(castle_fief::TodayScoresThrough { through: other.to_sentence(), player, points }),
        };
        Answer::new(today, say!(castle_fief::RowScores { player, points }))
    }

    /// Returns the sentence why a completed feature or castle scores nothing for the lord.
    fn explain_no_points(&self, table: &Table<'_>, place: Place) -> Sentence {
        let board = table.board();
        let Some(other) = self.other_castle else { return say!(castle_fief::TodayFar { done: place }) };
        let castle = other.to_sentence();
        let castle_tiles = other.pieces.map(|(piece, _)| piece.tile);
        if other.lords(table.scenario).is_empty() {
            say!(castle_fief::TodayOtherWithoutLord { through: castle })
        } else if self.castle.has_tile_on_fief(board, &castle_tiles) {
            say!(castle_fief::TodayOtherUnreached { done: place, through: castle })
        } else {
            say!(castle_fief::TodayOtherFar { through: castle })
        }
    }
}

/// Returns the sentence that says whether the feature is complete and touches the fief.
fn completion_step(place: Place, complete: Option<bool>, touches: bool) -> Sentence {
    let status = match complete {
        Some(true) => "yes",
        Some(false) => "no",
        // A monastery with only abbots on it has no `complete`.
        None => "end",
    };
    say!(castle_fief::Told { complete: status, done: place, touches })
}

impl Castle {
    fn has_tile_on_fief(self, board: &Board, tiles: &[TileIx]) -> bool {
        let fief = surroundings::inspect_spaces(board, self.fief(board)).tile_indices;
        tiles.iter().any(|t| fief.contains(t))
    }

    /// Returns `true` if one of `tiles`, all of a completed feature or castle, is on this fief; or on that of another
    /// castle with a lord, which then scores and is itself on this fief, or reaches it through more castles.
    fn is_reached(self, table: &Table<'_>, tiles: &[TileIx]) -> bool {
        let board = table.board();
        let mut waiting_castles: Vec<Castle> =
            castles(table.scenario).map(|(_, castle)| castle).filter(|c| !c.lords(table.scenario).is_empty()).collect();
        let mut completed_tiles = tiles.to_vec();
        loop {
            if self.has_tile_on_fief(board, &completed_tiles) {
                return true;
            }
            let (scoring, still_waiting): (Vec<Castle>, Vec<Castle>) =
                waiting_castles.into_iter().partition(|c| c.has_tile_on_fief(board, &completed_tiles));
            if scoring.is_empty() {
                return false;
            }
            completed_tiles.extend(scoring.iter().flat_map(|c| c.pieces).map(|(piece, _)| piece.tile));
            waiting_castles = still_waiting;
        }
    }
}

/// Returns the worth and scorers of a feature, with everything that other mechanics add; `None` if none scores it.
pub(super) fn score_feature(table: &Table<'_>, place: Place, law: &mut Inquiry<'_, '_>) -> LawResult<Option<Finding>> {
    let kind: FeatureKind = place.feature.kind();
    let feature = ScoredFeature { place, kind, area: table.land.area(table.board(), place) };
    table.score(&feature, ScoreScope::WithBonuses, law)
}

/// Returns the tiles of the areas in a finding, possibly repeated; the tile of `place` if the finding has no areas.
pub(super) fn finding_tiles(table: &Table<'_>, place: Place, finding: &Finding) -> Vec<TileIx> {
    if finding.areas.is_empty() {
        return vec![place.tile];
    }
    finding.areas.iter().flat_map(|a| table.land.members(*a)).map(|p| p.tile).collect()
}

#[cfg(test)]
mod tests {
    use crate::mechanics::Pointer;
    use crate::mechanics::testing::with_pointers;

    /// A castle on a and b, from west to east; its fief is the three rows of the columns 0 and 1.
    const FIEF: &str = "board: |\n  .  .  .\n  a  b  .\ntiles:\n  a: { city: E }\n  b: { city: W }\ntokens: { castle: a.city }\nask:\n  - surroundings: { of: b, for: castle-fief }\n";

    #[test]
    fn the_spaces_of_the_fief_are_pointed_out_beside_the_castle() {
        let (castle, looks) = with_pointers(FIEF, |board, points| {
            let at = points.iter().filter(|p| matches!(p, Pointer::SubjectTile { .. }));
            let tiles: Vec<&str> = at.filter_map(|p| Some(board.name(p.tile()?))).collect();
            let looks = points.iter().filter_map(|p| match p {
                Pointer::SurveyedSpace { at } => Some((at.column, at.row)),
                _ => None,
            });
            (tiles.join(" "), looks.collect::<Vec<_>>())
        });
        assert_eq!(castle, "a b");
        assert_eq!(looks, [(0, 0), (1, 0), (0, 2), (1, 2)]);
    }
}
