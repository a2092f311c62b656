//! The question whether a tile can be placed in a space.

use std::collections::BTreeSet;

use crate::geometry::{Axis, Shape, Side, SideSet, Space};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::placing::{challenge, words};
use crate::rulebook::{
    Doubles, Inquiry, Instead, LongSide, Matching, NotApplicable, PLACE_HILL, PLACE_INSTEAD, PLACE_LONG_SIDE,
    PLACE_MATCHING, PLACE_RIVER, PLACE_RIVER_FIRST, PLACE_TOUCH, RiverFirst, RiverTurn, TILE_DOUBLE, Touch, UnderHill,
};
use crate::scenario::{Beyond, Board, Offered, TileIx};
use crate::tiles::{Edge, MonasteryKind, Road, RoadEnd, Symbol, Tile, entry};
use crate::wording::{Arg, Sentence, say};

/// A question whether a tile may be placed in a space.
#[derive(Debug)]
pub(super) struct Laying {
    pub(super) new: Offered,
    /// The direction of the bridge that is placed over it at once.
    pub(super) bridge: Option<Axis>,
}

/// Returns a bridge over a tile as a road that ends on those of two opposite sides that show field.
pub(super) fn bridge(tile: &Tile, axis: Axis) -> Road {
    let sides = axis.directions().into_iter().map(Side::toward);
    let field = sides.filter(|side| tile.edge(*side) == Edge::Field);
    Road { sides: field.collect(), inn: false, wells: 0, end: RoadEnd::Bridge }
}

fn is_half(shape: Shape) -> bool {
    matches!(shape, Shape::Half(_))
}

/// The reasons why a tile may not be placed, what is unknown, and the steps that explain this.
#[derive(Debug, Default)]
pub(super) struct Weighed {
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

impl Query for Laying {
    fn points(&self, _: &Table<'_>) -> Vec<Pointer> {
        let Offered { name, shape, at, tile } = &self.new;
        let name = name.clone().unwrap_or_else(|| "new".to_owned());
        vec![Pointer::Lies { shape: *shape, at: *at, name, shows: Box::new(tile.clone()) }]
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let Offered { name, tile, shape, at } = &self.new;
        let space = words::where_it_lies(table.board(), *shape, *at);
        if let Some(axis) = self.bridge {
            let what = name.clone().map_or_else(|| Arg::from(shown(tile, *shape)), Arg::from);
            return say!(tile_placing::HeadingBridge { what: what, space: space, axis: axis.word() });
        }
        match (shape, name.clone()) {
            (Shape::Half(corner), Some(name)) => {
                let corner = words::toward(*corner);
                say!(tile_placing::HeadingHalf { name: name, corner: corner, space: space })
            }
            (Shape::Half(corner), None) => {
                let (what, corner) = (shown(tile, *shape), words::toward(*corner));
                say!(tile_placing::HeadingHalfShown { what: what, corner: corner, space: space })
            }
            (Shape::Square | Shape::Double(_), Some(name)) => {
                say!(tile_placing::Heading { what: name, space: space })
            }
            (Shape::Square | Shape::Double(_), None) => {
                say!(tile_placing::Heading { what: shown(tile, *shape), space: space })
            }
        }
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = &finding.reply;
        let unknown = words::clauses(reply, "unknown");
        Some(match words::reasons(reply) {
            [first, others @ ..] => {
                let answer = Answer::new(
                    say!(tile_placing::TodayNot { because: words::because(first, others) }),
                    say!(tile_placing::RowNot { reason: words::name(first) }),
                );
                match self.fitting_turns(table.board()) {
                    Some(turns) => answer.and(say!(tile_placing::FittingTurns { turns: Arg::list(turns) })),
                    None => answer,
                }
            }
            [] if !unknown.is_empty() => Answer::new(
                say!(tile_placing::TodayUnknown { unknown: Arg::list(unknown.iter().cloned()) }),
                say!(tile_placing::RowUnknown),
            ),
            [] => {
                let mut answer = Answer::new(say!(tile_placing::Today), say!(tile_placing::Row));
                if let Some(open) = finding.steps.iter().find(|step| is_open_river(step)) {
                    answer = answer.and(open.clone());
                }
                if self.has_hill() { answer.and(self.under_the_hill()) } else { answer }
            }
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let Weighed { reasons, unknown, mut steps } = self.weigh(table, law)?;
        if reasons.is_empty() && self.new.tile.rivers.is_empty() {
            steps.extend(open_river(table.board(), law)?);
        }
        if reasons.is_empty() && self.has_hill() {
            if is_half(self.new.shape) {
                let UnderHill::TileBeneath = law.ask(PLACE_HILL)?;
            }
            steps.push(self.under_the_hill());
        }
        let mut reply = match (reasons.is_empty(), unknown.is_empty()) {
            // Whether it is allowed depends on what is unknown.
            (true, false) => Reply::new(),
            (true, true) | (false, _) => Reply::allowed(reasons),
        };
        let not = |why: &Sentence| say!(tile_placing::TodayNot { because: why.clone() });
        steps.extend(words::reasons(&reply).iter().map(not));
        if !unknown.is_empty() {
            reply = reply.with("unknown", ReplyPart::clauses(unknown));
        }
        Ok(Finding { reply, steps, ..Finding::default() })
    }
}

impl Laying {
    /// Returns the turns in which the sides of a printed square would fit, as they are typed (`D@180`), if its present
    /// turn does not fit; `None` for any other tile.
    fn fitting_turns(&self, board: &Board) -> Option<Vec<String>> {
        let Offered { name, tile, shape, at } = &self.new;
        let printed = entry(name.as_deref()?.split('@').next()?).filter(|printed| !printed.half)?;
        if self.bridge.is_some() || board.at(*at).next().is_some() || edges_fit(board, *at, *shape, tile) {
            return None;
        }
        let fitting = (0..4).filter(|quarters| edges_fit(board, *at, *shape, &printed.tile().turned(*quarters)));
        let typed = |quarters: u8| match quarters {
            0 => printed.id.to_owned(),
            quarters => format!("{}@{}", printed.id, 90 * u32::from(quarters)),
        };
        Some(fitting.map(typed).collect())
    }

    /// Returns why the tile may not be placed, and what is unknown of that.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], if the law is asked about something that did not exist yet.
    pub(super) fn weigh(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Weighed, NotApplicable> {
        let mut weighed = Weighed::default();
        if is_half(self.new.shape) {
            let Instead::Instead = law.ask(PLACE_INSTEAD)?;
            weighed.steps.push(say!(tile_placing::Instead));
        }
        let contacts = self.contacts(table, &mut weighed);
        let beneath = self.new.shape.spaces(self.new.at).flat_map(|s| table.board().at(s));
        let looked_at = contacts.iter().map(|c| c.other).chain(beneath);
        if matches!(self.new.shape, Shape::Double(_)) || table.double_among(looked_at) {
            let Doubles::Exists = law.ask(TILE_DOUBLE)?;
        }
        weighed.reasons.extend(self.bridge_faults());
        let free = self.room(table, law, &mut weighed)?;
        if free {
            touches(&contacts, law, &mut weighed)?;
            if let Some(kind) = self.new.tile.monastery {
                weighed.reasons.extend(challenge::faults(table, self.new.at, kind));
                let unknown = challenge::unknown(table, self.new.at, kind);
                weighed
                    .unknown
                    .extend(unknown.into_iter().map(|tile| say!(tile_placing::UnknownSacred { tile: tile })));
            }
            if self.new.tile.castle {
                weighed.reasons.extend(self.castles(table));
                let around = self.new.shape.spaces(self.new.at).flat_map(Space::around);
                let hashes: BTreeSet<TileIx> = around
                    .flat_map(|space| table.board().at(space))
                    .filter(|tile| table.board().is_hash(*tile))
                    .collect();
                weighed.unknown.extend(hashes.into_iter().map(|tile| say!(tile_placing::UnknownCastle { tile: tile })));
            }
        }
        self.matches(table, &contacts, law, &mut weighed)?;
        if !self.continues_river(table.board(), &contacts) {
            let RiverFirst::Continues = law.ask(PLACE_RIVER_FIRST)?;
            weighed.reasons.push(say!(tile_placing::NoRiver));
        }
        if let Some(back_beside) = self.turns_back(table.board(), &contacts) {
            let RiverTurn::NoUTurn = law.ask(PLACE_RIVER)?;
            weighed.reasons.push(say!(tile_placing::TurnsBack { tile: back_beside }));
        }
        Ok(weighed)
    }
}

/// Returns the words for a tile without a name, by its features.
pub(super) fn shown(tile: &Tile, shape: Shape) -> Sentence {
    let sides = |sides: SideSet| Arg::list(sides.iter().map(words::own));
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
    let shows = cities.chain(roads).chain(rivers).chain(monastery).chain(castle).chain(hill);
    say!(tile_placing::Shown { shape: words::shape(shape), shows: Arg::list(shows) })
}

impl Laying {
    fn has_hill(&self) -> bool {
        self.new.tile.symbols.contains(&Symbol::Hill)
    }

    /// Returns the sentence on the tile that is placed under a hill.
    fn under_the_hill(&self) -> Sentence {
        if is_half(self.new.shape) { say!(tile_placing::UnderTheHalf) } else { say!(tile_placing::UnderTheHill) }
    }

    /// Returns why the bridge that is placed with it does not fit on it.
    fn bridge_faults(&self) -> Vec<Sentence> {
        let ends = self.bridge.into_iter().flat_map(Axis::directions).map(Side::toward);
        let bridged = |side: &Side| {
            let over = |road: &Road| road.end == RoadEnd::Bridge && road.sides.contains(*side);
            self.new.tile.roads.iter().any(over)
        };
        let fault = |side: Side| {
            say!(tile_placing::BridgeEnds { own: words::own(side), edge: words::edge(self.new.tile.edge(side)) })
        };
        ends.filter(|side| !bridged(side)).map(fault).collect()
    }

    /// Returns `true` if there is room for the tile; adds the reasons to `weighed` if there is not.
    fn room(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>, weighed: &mut Weighed) -> Result<bool, NotApplicable> {
        let board = table.board();
        let before = weighed.reasons.len();
        let reasons = &mut weighed.reasons;
        for other in self.new.shape.spaces(self.new.at).flat_map(|space| board.at(space)) {
            match (self.new.shape, board.placed(other).shape) {
                (Shape::Half(mine), Shape::Half(theirs)) if mine == theirs.opposite() => {}
                (Shape::Half(mine), Shape::Half(theirs)) if mine == theirs => {
                    reasons.push(say!(tile_placing::HalfTaken { tile: other }));
                }
                (Shape::Half(_), Shape::Half(_)) => {
                    reasons.push(say!(tile_placing::Overlaps { tile: other }));
                }
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
        Ok(weighed.reasons.len() == before)
    }

    /// Returns a reason if a castle's tile would touch castles on the board, along a side or at a corner.
    fn castles(&self, table: &Table<'_>) -> Option<Sentence> {
        let board = table.board();
        let around = self.new.shape.spaces(self.new.at).flat_map(Space::around);
        let mut castles: Vec<TileIx> = around
            .flat_map(|space| board.at(space))
            .filter(|tile| board.tile(*tile).is_some_and(|tile| tile.castle))
            .collect();
        castles.sort_unstable();
        castles.dedup();
        (!castles.is_empty()).then(|| say!(tile_placing::Castles { tiles: Arg::list(castles) }))
    }

    /// Returns the sides that would touch, and adds a step for each gap across a side.
    fn contacts(&self, table: &Table<'_>, weighed: &mut Weighed) -> Vec<Contact> {
        let Offered { shape, at, .. } = self.new;
        let mut contacts = Vec::new();
        for &side in shape.sides() {
            match table.board().ahead(shape, at, side) {
                Beyond::Tile(other, other_side) => {
                    contacts.push(Contact { side, other, other_side });
                }
                Beyond::Gap(half) => {
                    let own = words::own(side);
                    weighed.steps.push(say!(tile_placing::AcrossAGap { own: own, tile: half }));
                }
                Beyond::Nothing => {}
            }
        }
        contacts
    }

    /// Returns `true` if a river tile continues the river, if there is one; always for any other tile.
    fn continues_river(&self, board: &Board, contacts: &[Contact]) -> bool {
        let has_river = |tile: &Tile| !tile.rivers.is_empty();
        let continues = |contact: &Contact| {
            self.new.tile.edge(contact.side) == Edge::River
                && board.edge(contact.other, contact.other_side).is_none_or(|edge| edge == Edge::River)
        };
        !has_river(&self.new.tile) || !board.prints().any(has_river) || contacts.iter().any(continues)
    }

    /// Returns the tile that the river comes from, if the river would leave the new tile on the side on which it
    /// entered that tile: two curves in a row that lead back.
    fn turns_back(&self, board: &Board, contacts: &[Contact]) -> Option<TileIx> {
        let is_river = |edge: Option<Edge>| edge == Some(Edge::River);
        let own = |side: Side| is_river(Some(self.new.tile.edge(side)));
        let leads_back = |contact: &&Contact| {
            let before = |side: Side| side != contact.other_side && is_river(board.edge(contact.other, side));
            let continues = own(contact.side) && is_river(board.edge(contact.other, contact.other_side));
            let mut exits = self.new.shape.sides().iter().filter(|side| **side != contact.side && own(**side));
            continues && exits.any(|side| before(*side))
        };
        contacts.iter().find(leads_back).map(|contact| contact.other)
    }

    /// Compares every side that touches with the side across it, and adds the results to `weighed`.
    fn matches(
        &self,
        table: &Table<'_>,
        contacts: &[Contact],
        law: &mut Inquiry<'_, '_>,
        weighed: &mut Weighed,
    ) -> Result<(), NotApplicable> {
        let board = table.board();
        for Contact { side, other, other_side } in contacts.iter().copied() {
            let own = words::own(side);
            if is_abbey(board, other) {
                weighed.steps.push(say!(tile_placing::Abbey { own: own, tile: other }));
                continue;
            }
            if is_half(self.new.shape) || is_half(board.placed(other).shape) {
                let Matching::EverySide = law.ask(PLACE_MATCHING)?;
            }
            let mine = self.new.tile.edge(side);
            let (edge, across) = (words::edge(mine), words::side(other, other_side));
            match board.edge(other, other_side) {
                None => {
                    weighed.unknown.push(say!(tile_placing::Unknown { side: across, edge: edge }));
                }
                Some(theirs) if mine.continues(theirs) => {
                    weighed.steps.push(say!(tile_placing::Matches { own: own, side: across, edge: edge }));
                }
                Some(theirs) => weighed.reasons.push(say!(tile_placing::Differs {
                    own: own,
                    mine: edge,
                    side: across,
                    theirs: words::edge(theirs)
                })),
            }
        }
        Ok(())
    }
}

/// Adds a reason if too few of a new tile's sides touch: none, or, under some rulings, only its long side.
fn touches(contacts: &[Contact], law: &mut Inquiry<'_, '_>, weighed: &mut Weighed) -> Result<(), NotApplicable> {
    if contacts.is_empty() {
        weighed.reasons.push(say!(tile_placing::TouchesNothing));
    } else if let [Contact { side: Side::L, other, .. }] = contacts {
        match law.ask(PLACE_TOUCH)? {
            Touch::ShortSide => {
                weighed.steps.push(say!(tile_placing::LongSideIsNotEnough { tile: *other }));
                weighed.reasons.push(say!(tile_placing::NoShortSide { tile: *other }));
            }
            Touch::AnySide => {
                weighed.steps.push(say!(tile_placing::LongSideTouches { tile: *other }));
            }
        }
    }
    Ok(())
}

fn is_abbey(board: &Board, tile: TileIx) -> bool {
    board.tile(tile).is_some_and(|t| t.monastery == Some(MonasteryKind::Abbey))
}

/// Returns `true` if a tile would touch another and every side that touches continues, or may, the side across it.
pub(super) fn edges_fit(board: &Board, at: Space, shape: Shape, tile: &Tile) -> bool {
    let mut touches = false;
    for side in shape.sides() {
        if let Beyond::Tile(other, other_side) = board.ahead(shape, at, *side) {
            touches = true;
            if board.edge(other, other_side).is_some_and(|theirs| !tile.edge(*side).continues(theirs)) {
                return false;
            }
        }
    }
    touches
}

/// Returns the sentence that the river has an open end, if it has: while river tiles are left, no other tile is placed.
///
/// # Errors
///
/// [`NotApplicable`], if there was no river yet.
pub(super) fn open_river(board: &Board, law: &mut Inquiry<'_, '_>) -> Result<Option<Sentence>, NotApplicable> {
    if board.prints().all(|tile| tile.rivers.is_empty()) {
        return Ok(None);
    }
    let is_open = |tile: TileIx| {
        let sides = board.placed(tile).shape.sides().iter();
        let mut river = sides.filter(|side| board.edge(tile, **side) == Some(Edge::River));
        river.any(|side| matches!(board.beyond(tile, *side), Beyond::Nothing))
    };
    if !board.all().any(is_open) {
        return Ok(None);
    }
    let RiverFirst::Continues = law.ask(PLACE_RIVER_FIRST)?;
    Ok(Some(say!(tile_placing::OpenRiver)))
}

/// Returns `true` if a step says that the river has an open end.
pub(super) fn is_open_river(step: &Sentence) -> bool {
    step.id() == "tile-placing.open-river"
}
