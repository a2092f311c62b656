//! The besieged cities: the meeples that can flee from them, and the monasteries that let them out.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_law::{
    COUNT_SURROUNDINGS, Inquiry, LORD_KNIGHT, LawResult, LordKnight, QuestionId, Reading, SIEGE_ESCAPE, SiegeEscape,
    Unit,
};
use carcassonne_position::bodies::EscapeBody;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{At, Board, Feature, MeepleIx, Place, Reader, Scenario, TileIx};
use carcassonne_text::{Span, problem};

use super::problems;
use crate::landscape::AreaIx;
use crate::mechanics::{
    Answer, Askable, ESCAPE_FORM, EscapeReply, Finding, Hearing, Knowledge, Mechanic, Pointer, Query, Role, Table,
    TypedReply, cards, extent, survey, tiles_around,
};

pub(super) static ESCAPE: Mechanic = Mechanic {
    card: cards::ESCAPE,
    questions: &[
        QuestionId::GapCityRoad,
        QuestionId::SiegeEscape,
        QuestionId::LordKnight,
        QuestionId::TileDouble,
        QuestionId::CountSurroundings,
    ],
    roles: &[Role::Answers(&[Askable { form: &ESCAPE_FORM, read }])],
};

#[derive(Debug)]
struct Escape {
    city: Place,
    span: Span,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let At { value: city, span } = EscapeBody::read(reader).of?;
    if !matches!(city.feature, Feature::City(_)) {
        reader.problem(problem!(span, problems::FlightFromNoCity));
        return None;
    }
    Some(Box::new(Escape { city, span }))
}

/// Returns `true` if a siege is printed on a piece of a city.
fn is_besieged(board: &Board, piece: Place) -> bool {
    let Feature::City(n) = piece.feature else { return false };
    board.tile(piece.tile).and_then(|tile| tile.cities.get(usize::from(n))).is_some_and(|city| city.besieged)
}

/// Returns the neighbors of some tiles (corners and shared spaces too) with a monastery of any kind, and all neighbors.
fn monasteries_and_neighbors(board: &Board, tiles: &BTreeSet<TileIx>) -> (BTreeSet<TileIx>, BTreeSet<TileIx>) {
    let mut adjacent = BTreeSet::new();
    for tile in tiles {
        adjacent.extend(tiles_around(board, *tile, true).into_iter().filter(|other| other != tile));
    }
    let has_monastery = |tile: &&TileIx| board.tile(**tile).is_some_and(|tile| tile.monastery.is_some());
    (collect_set(adjacent.iter().filter(has_monastery).copied()), adjacent)
}

impl Query for Escape {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Feature { place: self.city }]
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        say!(escape::Heading { at: self.city })
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = EscapeReply::read(&finding.reply)?;
        let besieged = finding.areas.iter().flat_map(|area| table.land.members(*area));
        let reason = if !besieged.into_iter().any(|piece| is_besieged(table.board(), *piece)) {
            "no-siege"
        } else if reply.tiles.is_empty() {
            "no-monastery"
        } else if reply.meeples.is_empty() {
            "nobody"
        } else {
            "flee"
        };
        let today = say!(escape::Today { why: reason, meeples: Arg::list(&reply.meeples) });
        Some(Answer::new(today, say!(escape::Row { meeples: Arg::list(&reply.meeples) })))
    }

    fn deciding_features(&self, _: &Scenario) -> Vec<(Place, Span)> {
        vec![(self.city, self.span)]
    }

    fn required_knowledge(&self, _: &Scenario) -> Vec<(Place, Knowledge, Span)> {
        vec![(self.city, Knowledge::Extent, self.span)]
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let (board, land) = (table.board(), table.land);
        let Some(area) = land.area(board, self.city) else { return Ok(Finding::default()) };
        let mut hearing = Hearing::new(law);
        let (areas, _) = extent::join_areas(table, area, &mut hearing)?;
        let pieces = || areas.iter().flat_map(|area| land.members(*area)).copied();
        let city_tiles: BTreeSet<TileIx> = collect_set(pieces().map(|piece| piece.tile));
        let siege_tiles: BTreeSet<TileIx> =
            collect_set(pieces().filter(|piece| is_besieged(board, *piece)).map(|piece| piece.tile));
        hearing.push(say!(escape::BesiegedOn { tiles: Arg::list(&siege_tiles) }));
        let (mut monasteries, mut adjacent_tiles) = monasteries_and_neighbors(board, &siege_tiles);
        if !siege_tiles.is_empty() {
            let (city_monasteries, adjacent_to_city) = monasteries_and_neighbors(board, &city_tiles);
            if city_monasteries != monasteries {
                let reading = hearing.ask(SIEGE_ESCAPE)?;
                hearing.push(say!(escape::NextTo { rule: reading.word() }));
                if reading == SiegeEscape::City {
                    (monasteries, adjacent_tiles) = (city_monasteries, adjacent_to_city);
                }
            }
            ask_about_shapes(table, &adjacent_tiles, &areas, &mut hearing)?;
            hearing.push(say!(escape::Monasteries { tiles: Arg::list(&monasteries) }));
        }
        let mut meeples: Vec<MeepleIx> = Vec::new();
        if !monasteries.is_empty() {
            meeples = table.meeple_indices_on(&areas);
            meeples.retain(|meeple| table.scenario.meeple(*meeple).figure.is_follower());
            if !meeples.is_empty() && table.has_castle(&areas) {
                let is_knight = hearing.ask(LORD_KNIGHT)? == LordKnight::Knight;
                hearing.push(say!(escape::Lord { knight: is_knight }));
                meeples.retain(|_| is_knight);
            }
        }
        let reply = EscapeReply { tiles: monasteries.into_iter().collect(), meeples };
        let finding = survey::finding_without_points(reply, hearing.steps);
        Ok(Finding { areas, ..finding })
    }
}

/// Asks the law about double-size tiles among `tiles` or in the city, and about pairs of half tiles: the ruling on
/// pairs is cited, though it makes no difference.
fn ask_about_shapes(
    table: &Table<'_>,
    tiles: &BTreeSet<TileIx>,
    areas: &[AreaIx],
    hearing: &mut Hearing<'_>,
) -> LawResult<()> {
    let board = table.board();
    hearing.ask_doubles_exist(table.has_double_tile(tiles.iter().copied()) || table.has_double_in(areas))?;
    let shares_space = |tile: &TileIx| {
        let placed = board.placed(*tile);
        placed.shape.spaces(placed.at).any(|space| board.at(space).count() > 1)
    };
    if tiles.iter().any(shares_space) {
        let (Unit::PerTile | Unit::PerSpace) = hearing.ask(COUNT_SURROUNDINGS)?;
    }
    Ok(())
}
