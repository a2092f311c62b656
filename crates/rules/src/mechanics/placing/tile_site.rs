//! The question whether a tile can be placed in a space.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::{Axis, Compass, Shape, Side, SideSet, Space};
use carcassonne_board::tiles::{Edge, MonasteryKind, Road, RoadEnd, Symbol, Tile, entry};
use carcassonne_law::{
    Inquiry, Instead, LawResult, LongSide, Matching, PLACE_HILL, PLACE_INSTEAD, PLACE_LONG_SIDE, PLACE_MATCHING,
    PLACE_RIVER, PLACE_RIVER_FIRST, PLACE_TOUCH, RiverFirst, RiverTurn, Touch, UnderHill,
};
use carcassonne_position::wording::{Arg, Sentence, say, tile_placing};
use carcassonne_position::{Beyond, Board, OfferedTile, TileIx};

use super::{challenge_limit, half_words};
use crate::mechanics::{Answer, Finding, Hearing, Pointer, Query, Table, TilePlacingReply, TypedReply};

/// A question whether a tile may be placed in a space.
#[derive(Debug)]
pub(super) struct TileSite {
    pub(super) candidate: OfferedTile,
    /// The direction of the bridge that is placed over the tile in the same turn; `None` without a bridge.
    pub(super) bridge_axis: Option<Axis>,
}

/// Returns a bridge over `tile` as a road, with an end on each of the two sides along `axis` that shows field.
pub(super) fn bridge_as_road(tile: &Tile, axis: Axis) -> Road {
    let sides = axis.directions().into_iter().map(Side::from_direction);
    let field_sides = sides.filter(|side| tile.edge(*side) == Edge::Field);
    Road { sides: field_sides.collect(), inn: false, wells: 0, end: RoadEnd::Bridge }
}

fn is_half(shape: Shape) -> bool {
    matches!(shape, Shape::Half(_))
}

/// The reasons why a tile may not be placed, what is unknown, and the steps that explain this.
#[derive(Debug, Default)]
pub(super) struct Assessment {
    pub(super) reasons: Vec<Sentence>,
    pub(super) unknown: Vec<Sentence>,
    steps: Vec<Sentence>,
}

/// Two sides that would touch: one of the new tile, and one of the tile across it.
#[derive(Debug, Clone, Copy)]
struct Contact {
    side: Side,
    other: TileIx,
    other_side: Side,
}

impl Query for TileSite {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        let OfferedTile { name, shape, at, tile } = &self.candidate;
        let name = name.clone().unwrap_or_else(|| "new".to_owned());
        vec![Pointer::Tile { shape: *shape, at: *at, name, print: Box::new(tile.clone()) }]
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let OfferedTile { name, tile, shape, at } = &self.candidate;
        let space = half_words::describe_space(table.board(), *shape, *at);
        let label = label_tile(name.as_deref(), tile, *shape);
        match (self.bridge_axis, shape) {
            (Some(axis), _) => say!(tile_placing::HeadingBridge { what: label, space, axis: axis.word() }),
            (None, Shape::Half(corner)) => {
                say!(tile_placing::HeadingHalf { what: label, corner: Compass::from(*corner), space })
            }
            (None, Shape::Square | Shape::Double(_)) => say!(tile_placing::Heading { what: label, space }),
        }
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = TilePlacingReply::read(&finding.reply)?;
        Some(match reply.reasons.as_slice() {
            [first, others @ ..] => {
                let answer = Answer::new(
                    say!(tile_placing::TodayNot { because: half_words::summarize_reasons(first, others) }),
                    say!(tile_placing::RowNot { reason: half_words::reason_name(first) }),
                );
                match self.other_fitting_turns(table.board()) {
                    Some(turns) => answer.with_sentence(say!(tile_placing::FittingTurns { turns: Arg::list(turns) })),
                    None => answer,
                }
            }
            [] if !reply.unknown.is_empty() => Answer::new(
                say!(tile_placing::TodayUnknown { unknown: Arg::list(reply.unknown) }),
                say!(tile_placing::RowUnknown),
            ),
            [] => {
                let mut answer = Answer::new(say!(tile_placing::Today), say!(tile_placing::Row));
                if let Some(river_step) = finding.steps.iter().find(|step| is_open_river(step)) {
                    answer = answer.with_sentence(river_step.clone());
                }
                if self.has_hill() { answer.with_sentence(self.hill_sentence()) } else { answer }
            }
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let Assessment { reasons, unknown, mut steps } = self.assess(table, law)?;
        if reasons.is_empty() && self.candidate.tile.rivers.is_empty() {
            steps.extend(open_river(table.board(), law)?);
        }
        if reasons.is_empty() && self.has_hill() {
            if is_half(self.candidate.shape) {
                let UnderHill::TileBeneath = law.ask(PLACE_HILL)?;
            }
            steps.push(self.hill_sentence());
        }
        steps.extend(reasons.iter().map(|why| say!(tile_placing::TodayNot { because: why })));
        let allowed = half_words::decide(&reasons, &unknown);
        let reply = TilePlacingReply { allowed, reasons, unknown, ..TilePlacingReply::default() };
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }
}

impl TileSite {
    /// Returns the other turns in which the sides of a printed square fit, as typed (`D@180`), if its present turn does
    /// not; perhaps none. `None` if its sides fit, for any other tile, with a bridge, or in an occupied space.
    fn other_fitting_turns(&self, board: &Board) -> Option<Vec<String>> {
        let OfferedTile { name, tile, shape, at } = &self.candidate;
        let printed = entry(name.as_deref()?.split('@').next()?).filter(|printed| !printed.half)?;
        if self.bridge_axis.is_some() || board.at(*at).next().is_some() || edges_fit(board, *at, *shape, tile) {
            return None;
        }
        let fitting = (0..4).filter(|quarters| edges_fit(board, *at, *shape, &printed.tile().rotate(*quarters)));
        let notation = |quarters: u8| match quarters {
            0 => printed.id.to_owned(),
            quarters => format!("{}@{}", printed.id, 90 * u32::from(quarters)),
        };
        Some(fitting.map(notation).collect())
    }

    /// Returns the reasons why the tile may not be placed, the unknown facts that could add more, and the steps.
    pub(super) fn assess(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Assessment> {
        let mut assessment = Assessment::default();
        if is_half(self.candidate.shape) {
            let Instead::Instead = law.ask(PLACE_INSTEAD)?;
            assessment.steps.push(say!(tile_placing::Instead));
        }
        let contacts = self.contacts(table, &mut assessment);
        let occupants = self.candidate.shape.spaces(self.candidate.at).flat_map(|s| table.board().at(s));
        let nearby_tiles = contacts.iter().map(|c| c.other).chain(occupants);
        Hearing::new(law).ask_doubles_exist(
            matches!(self.candidate.shape, Shape::Double(_)) || table.has_double_tile(nearby_tiles),
        )?;
        assessment.reasons.extend(self.bridge_faults());
        let has_room = self.check_room(table, law, &mut assessment)?;
        if has_room {
            check_contacts(&contacts, law, &mut assessment)?;
            if let Some(kind) = self.candidate.tile.monastery {
                assessment.reasons.extend(challenge_limit::faults(table, self.candidate.at, kind));
                let unknown_tiles = challenge_limit::unknown_rivals(table, self.candidate.at, kind);
                assessment
                    .unknown
                    .extend(unknown_tiles.into_iter().map(|tile| say!(tile_placing::UnknownSacred { tile })));
            }
            if self.candidate.tile.castle {
                assessment.reasons.extend(self.castle_fault(table));
                let neighbors = self.candidate.shape.spaces(self.candidate.at).flat_map(Space::neighbors);
                let hashes: BTreeSet<TileIx> = collect_set(
                    neighbors.flat_map(|space| table.board().at(space)).filter(|tile| table.board().is_hash(*tile)),
                );
                assessment.unknown.extend(hashes.into_iter().map(|tile| say!(tile_placing::UnknownCastle { tile })));
            }
        }
        self.compare_sides(table, &contacts, law, &mut assessment)?;
        if !self.continues_river(table.board(), &contacts) {
            let RiverFirst::Continues = law.ask(PLACE_RIVER_FIRST)?;
            assessment.reasons.push(say!(tile_placing::NoRiver));
        }
        if let Some(u_turn_tile) = self.find_u_turn(table.board(), &contacts) {
            let RiverTurn::NoUTurn = law.ask(PLACE_RIVER)?;
            assessment.reasons.push(say!(tile_placing::TurnsBack { tile: u_turn_tile }));
        }
        Ok(assessment)
    }
}

/// Returns the name of a tile that is not placed yet; for a tile without one, what it shows.
pub(super) fn label_tile(name: Option<&str>, tile: &Tile, shape: Shape) -> Sentence {
    match name {
        Some(name) => say!(tile_placing::Named { name: name.to_owned() }),
        None => describe_tile(tile, shape),
    }
}

/// Returns the words for a tile without a name: its shape, cities, roads, rivers, monastery, castle and hill.
fn describe_tile(tile: &Tile, shape: Shape) -> Sentence {
    let sides = |sides: SideSet| Arg::list(sides.iter().map(half_words::own_side));
    let cities = tile.cities.iter().map(|city| say!(tile_placing::City { sides: sides(city.sides) }));
    let roads = tile
        .roads
        .iter()
        .filter(|road| road.end != RoadEnd::Bridge)
        .map(|road| say!(tile_placing::Road { sides: sides(road.sides) }));
    let monastery = tile.monastery.map(|kind| say!(tile_placing::Monastery { kind: kind.word() }));
    let castle = tile.castle.then(|| say!(tile_placing::Castle));
    let hill = tile.symbols.contains(&Symbol::Hill).then(|| say!(tile_placing::Hill));
    let rivers = tile.rivers.iter().map(|river| say!(tile_placing::River { sides: sides(*river) }));
    let features = cities.chain(roads).chain(rivers).chain(monastery).chain(castle).chain(hill);
    say!(tile_placing::Shown { shape: half_words::shape_variant(shape), shows: Arg::list(features) })
}

impl TileSite {
    fn has_hill(&self) -> bool {
        self.candidate.tile.symbols.contains(&Symbol::Hill)
    }

    /// Returns the sentence on the tile that is placed under a hill.
    fn hill_sentence(&self) -> Sentence {
        if is_half(self.candidate.shape) { say!(tile_placing::UnderTheHalf) } else { say!(tile_placing::UnderTheHill) }
    }

    /// Returns the reasons why the bridge that is placed with the tile does not fit on it; empty without a bridge.
    fn bridge_faults(&self) -> Vec<Sentence> {
        let ends = self.bridge_axis.into_iter().flat_map(Axis::directions).map(Side::from_direction);
        let has_bridge = |side: &Side| {
            let spans_side = |road: &Road| road.end == RoadEnd::Bridge && road.sides.contains(*side);
            self.candidate.tile.roads.iter().any(spans_side)
        };
        let fault = |side: Side| {
            say!(tile_placing::BridgeEnds {
                own: half_words::own_side(side),
                edge: half_words::describe_edge(self.candidate.tile.edge(side))
            })
        };
        ends.filter(|side| !has_bridge(side)).map(fault).collect()
    }

    /// Returns `true` if there is room for the tile; adds the reasons to `assessment` if there is not.
    fn check_room(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>, assessment: &mut Assessment) -> LawResult<bool> {
        let board = table.board();
        let before = assessment.reasons.len();
        let reasons = &mut assessment.reasons;
        for other in self.candidate.shape.spaces(self.candidate.at).flat_map(|space| board.at(space)) {
            match (self.candidate.shape, board.placed(other).shape) {
                (Shape::Half(mine), Shape::Half(theirs)) if mine == theirs.opposite() => {}
                (Shape::Half(mine), Shape::Half(theirs)) if mine == theirs => {
                    reasons.push(say!(tile_placing::HalfTaken { tile: other }));
                }
                (Shape::Half(_), Shape::Half(_)) => reasons.push(say!(tile_placing::Overlaps { tile: other })),
                (Shape::Half(_), Shape::Square | Shape::Double(_)) => {
                    let LongSide::NeverAgainstASquare = law.ask(PLACE_LONG_SIDE)?;
                    reasons.push(say!(tile_placing::Taken { tile: other }));
                    reasons.push(say!(tile_placing::LongSideAgainst { tile: other }));
                }
                (Shape::Square | Shape::Double(_), Shape::Half(_)) => {
                    let LongSide::NeverAgainstASquare = law.ask(PLACE_LONG_SIDE)?;
                    reasons.push(say!(tile_placing::Filled { tile: other }));
                    reasons.push(say!(tile_placing::LongSideWithin { tile: other }));
                }
                (Shape::Square | Shape::Double(_), Shape::Square | Shape::Double(_)) => {
                    reasons.push(say!(tile_placing::Taken { tile: other }));
                }
            }
        }
        Ok(assessment.reasons.len() == before)
    }

    /// Returns a reason if a castle's tile would touch castles on the board, along a side or at a corner.
    fn castle_fault(&self, table: &Table<'_>) -> Option<Sentence> {
        let board = table.board();
        let neighbors = self.candidate.shape.spaces(self.candidate.at).flat_map(Space::neighbors);
        let castles = sorted_unique(
            neighbors
                .flat_map(|space| board.at(space))
                .filter(|tile| board.tile(*tile).is_some_and(|tile| tile.castle)),
        );
        (!castles.is_empty()).then(|| say!(tile_placing::Castles { tiles: Arg::list(castles) }))
    }

    /// Returns the sides that would touch, and adds a step for each gap across a side.
    fn contacts(&self, table: &Table<'_>, assessment: &mut Assessment) -> Vec<Contact> {
        let OfferedTile { shape, at, .. } = self.candidate;
        let mut contacts = Vec::new();
        for &side in shape.sides() {
            match table.board().ahead(shape, at, side) {
                Beyond::Tile(other, other_side) => contacts.push(Contact { side, other, other_side }),
                Beyond::Gap(half) => {
                    let own_side = half_words::own_side(side);
                    assessment.steps.push(say!(tile_placing::AcrossAGap { own: own_side, tile: half }));
                }
                Beyond::Nothing => {}
            }
        }
        contacts
    }

    /// Returns `true` if the tile continues the river, or may at an unknown tile; also if it or the board has no river.
    fn continues_river(&self, board: &Board, contacts: &[Contact]) -> bool {
        let has_river = |tile: &Tile| !tile.rivers.is_empty();
        let continues = |contact: &Contact| {
            self.candidate.tile.edge(contact.side) == Edge::River
                && board.edge(contact.other, contact.other_side).is_none_or(|edge| edge == Edge::River)
        };
        !has_river(&self.candidate.tile) || !board.prints().any(has_river) || contacts.iter().any(continues)
    }

    /// Returns the neighboring river tile that the river entered on the side, such as south, on which it would leave
    /// the new tile: two curves in a row that lead back. `None` if there is none.
    fn find_u_turn(&self, board: &Board, contacts: &[Contact]) -> Option<TileIx> {
        let is_river = |edge: Option<Edge>| edge == Some(Edge::River);
        let is_own_river = |side: Side| is_river(Some(self.candidate.tile.edge(side)));
        let leads_back = |contact: &&Contact| {
            let enters_by = |side: Side| side != contact.other_side && is_river(board.edge(contact.other, side));
            let continues = is_own_river(contact.side) && is_river(board.edge(contact.other, contact.other_side));
            let mut exits =
                self.candidate.shape.sides().iter().filter(|side| **side != contact.side && is_own_river(**side));
            continues && exits.any(|side| enters_by(*side))
        };
        contacts.iter().find(leads_back).map(|contact| contact.other)
    }

    /// Compares every side that touches with the side across it, and adds the results to `assessment`.
    fn compare_sides(
        &self,
        table: &Table<'_>,
        contacts: &[Contact],
        law: &mut Inquiry<'_, '_>,
        assessment: &mut Assessment,
    ) -> LawResult<()> {
        let board = table.board();
        for Contact { side, other, other_side } in contacts.iter().copied() {
            let own_side = half_words::own_side(side);
            if is_abbey(board, other) {
                assessment.steps.push(say!(tile_placing::Abbey { own: own_side, tile: other }));
                continue;
            }
            if is_half(self.candidate.shape) || is_half(board.placed(other).shape) {
                let Matching::EverySide = law.ask(PLACE_MATCHING)?;
            }
            let own_edge = self.candidate.tile.edge(side);
            let (edge, other_words) = (half_words::describe_edge(own_edge), half_words::tile_side(other, other_side));
            match board.edge(other, other_side) {
                None => assessment.unknown.push(say!(tile_placing::Unknown { side: other_words, edge })),
                Some(other_edge) if own_edge.matches(other_edge) => {
                    assessment.steps.push(say!(tile_placing::Matches { own: own_side, side: other_words, edge }));
                }
                Some(other_edge) => assessment.reasons.push(say!(tile_placing::Differs {
                    own: own_side,
                    mine: edge,
                    side: other_words,
                    theirs: half_words::describe_edge(other_edge)
                })),
            }
        }
        Ok(())
    }
}

/// Adds a reason if too few of a new tile's sides touch: none, or, under some rulings, only its long side.
fn check_contacts(contacts: &[Contact], law: &mut Inquiry<'_, '_>, assessment: &mut Assessment) -> LawResult<()> {
    if contacts.is_empty() {
        assessment.reasons.push(say!(tile_placing::TouchesNothing));
    } else if let [Contact { side: Side::L, other, .. }] = contacts {
        match law.ask(PLACE_TOUCH)? {
            Touch::ShortSide => {
                assessment.steps.push(say!(tile_placing::LongSideIsNotEnough { tile: *other }));
                assessment.reasons.push(say!(tile_placing::NoShortSide { tile: *other }));
            }
            Touch::AnySide => assessment.steps.push(say!(tile_placing::LongSideTouches { tile: *other })),
        }
    }
    Ok(())
}

fn is_abbey(board: &Board, tile: TileIx) -> bool {
    board.tile(tile).is_some_and(|t| t.monastery == Some(MonasteryKind::Abbey))
}

/// Returns `true` if a tile would touch another, and each side that touches matches the side across it or may match it.
pub(super) fn edges_fit(board: &Board, at: Space, shape: Shape, tile: &Tile) -> bool {
    let mut has_contact = false;
    for side in shape.sides() {
        if let Beyond::Tile(other, other_side) = board.ahead(shape, at, *side) {
            has_contact = true;
            if board.edge(other, other_side).is_some_and(|theirs| !tile.edge(*side).matches(theirs)) {
                return false;
            }
        }
    }
    has_contact
}

/// Returns the sentence that the river has an open end, if it has: while river tiles are left, no other tile is placed.
/// Fails if there was no river yet.
pub(super) fn open_river(board: &Board, law: &mut Inquiry<'_, '_>) -> LawResult<Option<Sentence>> {
    if board.prints().all(|tile| tile.rivers.is_empty()) {
        return Ok(None);
    }
    let is_open = |tile: TileIx| {
        let sides = board.placed(tile).shape.sides().iter();
        let mut river_sides = sides.filter(|side| board.edge(tile, **side) == Some(Edge::River));
        river_sides.any(|side| matches!(board.beyond(tile, *side), Beyond::Nothing))
    };
    if !board.all().any(is_open) {
        return Ok(None);
    }
    let RiverFirst::Continues = law.ask(PLACE_RIVER_FIRST)?;
    Ok(Some(say!(tile_placing::OpenRiver)))
}

/// Returns `true` if a step says that the river has an open end.
pub(super) fn is_open_river(step: &Sentence) -> bool {
    step.has_message(tile_placing::OpenRiver::MESSAGE)
}
