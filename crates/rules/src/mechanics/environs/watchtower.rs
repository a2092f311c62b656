//! The watchtowers: their points when a road or city on their tile is completed.

use carcassonne_base::sorting::{sort, sorted_unique};
use carcassonne_board::geometry::Space;
use carcassonne_board::tiles::Emblem;
use carcassonne_law::{COUNT_DOUBLE_TOWER, COUNT_SURROUNDINGS, Inquiry, LawResult, QuestionId, Unit};
use carcassonne_position::asks::watchtower as ask;
use carcassonne_position::bodies::WatchtowerBody;
use carcassonne_position::wording::{Arg, Sentence, say, watchtower};
use carcassonne_position::{At, Board, Feature, FeatureKind, MeepleIx, Place, Reader, Scenario, TileIx, TokenKind};
use carcassonne_text::{problem, words};
use carcassonne_words::messages::plain;

use super::problems;
use crate::landscape::spaces_of;
use crate::mechanics::{
    Answer, Askable, Finding, Hearing, Item, Landmark, Mechanic, Pointer, Query, Role, Score, Shares, Surroundings,
    Table, Tally, Thing, Things, TypedReply, Units, WATCHTOWER_FORM, WatchtowerReply, cards, meeples, survey, to_u32,
};

pub(super) static WATCHTOWER: Mechanic = Mechanic {
    card: cards::WATCHTOWER,
    questions: &[QuestionId::TileDouble, QuestionId::CountDoubleTower, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable { form: &WATCHTOWER_FORM, read }])],
};

/// The mark of a watchtower on the board.
static LANDMARK: Landmark = Landmark {
    rank: 9,
    emblem: Emblem {
        letters: "{W}",
        svg: r##"<path d="M8 10L6 22H18L16 10Z" fill="#c99b62" stroke="#5b3a1e" stroke-width="1.4" stroke-linejoin="round"/><path d="M5 10V5.5H19V10Z" fill="#e4c79a" stroke="#5b3a1e" stroke-width="1.4"/><path d="M4 5.8L12 1L20 5.8Z" fill="#7f5a33" stroke="#5b3a1e" stroke-width="1.2" stroke-linejoin="round"/><path d="M7.5 13L17 19M16.5 13L7 19" stroke="#5b3a1e" stroke-width="1.1"/>"##,
    },
    word: watchtower::Landmark::MESSAGE,
    spreads: false,
};

words! {
    /// The objects that a watchtower counts.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum Counts {
        Meeples = "meeples",
        Coats = "coats",
        Roads = "roads",
        Monasteries = "monasteries",
        Cities = "cities",
    }
}

impl Counts {
    fn points_each(self) -> u32 {
        match self {
            Self::Meeples | Self::Coats => 2,
            Self::Roads | Self::Cities => 1,
            Self::Monasteries => 3,
        }
    }
}

const MONASTERY: Thing = Thing { key: "monastery", message: watchtower::ThingMonastery::MESSAGE };
const ROAD_TILE: Thing = Thing { key: "road-tile", message: watchtower::ThingRoadTile::MESSAGE };
const ROAD_SPACE: Thing = Thing { key: "road-space", message: watchtower::ThingRoadSpace::MESSAGE };
const CITY_TILE: Thing = Thing { key: "city-tile", message: watchtower::ThingCityTile::MESSAGE };
const CITY_SPACE: Thing = Thing { key: "city-space", message: watchtower::ThingCitySpace::MESSAGE };

/// A question about a watchtower: the objects that it counts, and the completed features.
#[derive(Debug)]
struct Watchtower {
    tile: TileIx,
    counts: Counts,
    /// The roads and cities of the tile that count as completed: those named, or else the only one with a follower.
    completed: Vec<Place>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = WatchtowerBody::read(reader);
    let tile = survey::check_square(reader, body.of, "watchtower");
    let counts = reader
        .need(&ask::COUNTS)
        .and_then(|n| reader.one_of(n, "what a watchtower counts", &Counts::ALL, Counts::word));
    let completed = if reader.get(&ask::COMPLETED).is_some() {
        let places = body.completed?.value.into_iter();
        Some(sorted_unique(places.filter_map(|place| check_scorable(place, tile, reader))))
    } else {
        tile.and_then(|tile| read_occupied(reader, tile))
    };
    Some(Box::new(Watchtower { tile: tile?, counts: counts?, completed: completed? }))
}

fn is_scorable(place: Place) -> bool {
    matches!(place.feature.kind(), FeatureKind::City | FeatureKind::Road)
}

/// Reads a road or city of the tile, or of any tile if `tile` could not be read.
fn check_scorable(place: At<Place>, tile: Option<TileIx>, reader: &mut Reader<'_>) -> Option<Place> {
    let At { value: place, span } = place;
    if tile.is_none_or(|of| place.tile == of) && is_scorable(place) {
        return Some(place);
    }
    let tile = reader.scenario.board.address(tile.unwrap_or(place.tile));
    reader.problem(problem!(span, problems::NotWatchtowerFeature { is_elsewhere: is_scorable(place), tile }));
    None
}

/// Returns the roads and cities of the tile with a follower on them; reports a problem if there are two or more.
fn read_occupied(reader: &mut Reader<'_>, tile: TileIx) -> Option<Vec<Place>> {
    let scenario = reader.scenario;
    let occupied = scenario.meeples.iter().filter(|m| m.figure.is_follower()).map(|m| m.place);
    let places = sorted_unique(occupied.filter(|p| p.tile == tile && is_scorable(*p)));
    if places.len() < 2 {
        return Some(places);
    }
    let names: Vec<String> = places.iter().map(|p| scenario.board.place_text(*p)).collect();
    let (places, list) = (plain::Arg::texts(&names), names.join(", "));
    reader.problem(problem!(reader.span(), problems::SeveralWatchtowerFeatures { places, list }));
    None
}

impl Query for Watchtower {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        let landmark = LANDMARK.pointer_on(self.tile);
        let mut points = Pointer::with_surroundings(table.board(), landmark);
        points.extend(self.completed.iter().map(|place| Pointer::Feature { place: *place }));
        points
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        say!(watchtower::Heading { tile: self.tile, counts: self.counts.word(), finished: Arg::list(&self.completed) })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let score = &finding.score;
        if WatchtowerReply::read(&finding.reply)?.meeples.is_empty() {
            let today = say!(watchtower::TodayNobody { worth: score.worth() });
            return Some(Answer::new(today, say!(watchtower::RowNobody)));
        }
        let items = score.shares().values().next()?;
        let shares = survey::score_arg(score);
        let counted = Arg::list(items.iter().map(|item| item.thing.count_phrase(item.count)));
        Some(Answer::new(
            say!(watchtower::Today { shares: shares.clone(), counted: counted.clone() }),
            say!(watchtower::Row { shares, counted }),
        ))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let mut hearing = Hearing::new(law);
        let surroundings = survey::survey_tile(table, self.tile, true, &mut hearing)?;
        let counted = self.count_objects(table, &surroundings, &mut hearing)?.into_iter();
        let points_each = self.counts.points_each();
        let mut items: Vec<Item> = counted.map(|(thing, count)| Item { thing, count, points_each }).collect();
        if items.len() > 1 {
            items.retain(|item| item.count > 0);
        }
        let mut followers: Vec<MeepleIx> = Vec::new();
        let mut shares = Shares::new();
        for place in &self.completed {
            let place_followers = meeples::select(table.scenario, |m| {
                m.place == *place && m.figure.is_follower() && !meeples::is_lord(table, m)
            });
            let players = sorted_unique(meeples::owners(table, &place_followers));
            for player in players {
                shares.entry(player).or_default().extend(items.iter().copied());
            }
            followers.extend(place_followers);
        }
        if followers.is_empty() {
            hearing.push(say!(watchtower::Nobody));
        }
        sort(&mut followers);
        let reply = WatchtowerReply { tiles: surroundings.tile_indices.clone(), meeples: followers };
        // The answer says what the watchtower is worth even if no player scores it.
        items.retain(|item| shares.is_empty() && item.count > 0);
        let score = Score::PerPlayer { items, shares, owners: None };
        Ok(Finding { score, ..survey::finding_without_points(reply, hearing.steps) })
    }
}

impl Watchtower {
    /// Returns the things that the watchtower counts around it, with their numbers. Asks the law only if
    /// tiles and spaces differ.
    fn count_objects(
        &self,
        table: &Table<'_>,
        surroundings: &Surroundings,
        hearing: &mut Hearing<'_>,
    ) -> LawResult<Vec<(Thing, u32)>> {
        let board = table.board();
        let printed_tiles = || surroundings.tile_indices.iter().filter_map(|t| board.tile(*t));
        let (kind, tile_thing, space_thing) = match self.counts {
            Counts::Meeples => {
                let meeples = meeples::followers_on(table, &surroundings.tile_indices);
                return Ok(vec![(survey::MEEPLE, to_u32(meeples.len()))]);
            }
            Counts::Coats => {
                let coats = printed_tiles().flat_map(|t| &t.cities).map(|c| c.coats).sum();
                return Ok(vec![(Thing::COAT, coats)]);
            }
            Counts::Monasteries => {
                let found = printed_tiles().filter(|t| t.monastery.is_some()).count();
                return Ok(vec![(MONASTERY, to_u32(found))]);
            }
            Counts::Roads => (FeatureKind::Road, ROAD_TILE, ROAD_SPACE),
            Counts::Cities => (FeatureKind::City, CITY_TILE, CITY_SPACE),
        };
        let mut shown_spaces = feature_spaces(board, &surroundings.tile_indices, kind);
        if kind == FeatureKind::Road {
            shown_spaces.extend(bridged_spaces(table.scenario, &surroundings.tile_indices));
        }
        let tiles = sorted_unique(shown_spaces.iter().map(|(tile, _)| *tile));
        let spaces = shown_spaces.iter().map(|(_, s)| *s);
        let spaces = sorted_unique(spaces.filter(|s| surroundings.spaces.contains(s)));
        let doubles = tiles.iter().filter(|t| board.is_double(**t)).count();
        let double_spaces = spaces.iter().filter(|s| board.at(**s).any(|t| board.is_double(t))).count();
        let tally = Tally::new((tiles.len(), spaces.len()), (doubles, double_spaces));
        let double_unit = tally.ask_double_unit(COUNT_DOUBLE_TOWER, hearing)?;
        let units = tally.ask_units(double_unit, hearing, |law| law.ask(COUNT_SURROUNDINGS))?;
        let counted = tally.counted_things(units, &Things { tile: tile_thing, space: space_thing, either: tile_thing });
        let unit_key = match units {
            Units::Either => return Ok(counted),
            Units::All(unit) | Units::Mixed { rest: unit, .. } => match unit {
                Unit::PerTile => Thing::TILE.key,
                Unit::PerSpace => Thing::SPACE.key,
            },
        };
        let (tiles, spaces) = (Thing::TILE.count_phrase(tally.tiles), Thing::SPACE.count_phrase(tally.spaces));
        hearing.push(if kind == FeatureKind::Road {
            say!(watchtower::ShowRoad { tiles, spaces, by: unit_key })
        } else {
            say!(watchtower::ShowCity { tiles, spaces, by: unit_key })
        });
        tally.push_doubles_step(units, hearing);
        Ok(counted)
    }
}

/// Returns those of `tiles` that show a kind of feature, each with every space in which it does.
fn feature_spaces(board: &Board, tiles: &[TileIx], kind: FeatureKind) -> Vec<(TileIx, Space)> {
    let mut found = Vec::new();
    for tile in tiles {
        let Some(printed) = board.tile(*tile) else { continue };
        let (count, to_feature): (usize, fn(u8) -> Feature) = match kind {
            FeatureKind::City => (printed.cities.len(), Feature::City),
            FeatureKind::Road => (printed.roads.len(), Feature::Road),
            _ => continue,
        };
        for n in 0..u8::try_from(count).unwrap_or(u8::MAX) {
            let place = Place { tile: *tile, feature: to_feature(n) };
            found.extend(spaces_of(board, place).map(|space| (*tile, space)));
        }
    }
    found
}

/// Returns those of `tiles` that are under a bridge, which spans its whole space: both halves of a pair.
fn bridged_spaces(scenario: &Scenario, tiles: &[TileIx]) -> Vec<(TileIx, Space)> {
    let board = &scenario.board;
    let mut found = Vec::new();
    for token in &scenario.tokens {
        let TokenKind::Bridge { tile, .. } = token.what else { continue };
        let space = board.placed(tile).at;
        found.extend(board.at(space).filter(|t| tiles.contains(t)).map(|t| (t, space)));
    }
    found
}
