//! The tower: the tiles and meeples within its reach.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::{Compass, Direction, Space};
use carcassonne_board::tiles::Emblem;
use carcassonne_law::{Bars, DoubleReach, GAP_TOWER, Inquiry, LawResult, QuestionId, REACH_TOWER, Reach};
use carcassonne_position::asks::tower as ask;
use carcassonne_position::bodies::TowerBody;
use carcassonne_position::wording::{Arg, Sentence, say, tower};
use carcassonne_position::{Board, Reader, TileIx};

use crate::mechanics::base::line::{self, LineStart, StepCounting, StepRuling};
use crate::mechanics::{
    Answer, Askable, Finding, Landmark, Mechanic, Pointer, Query, Reply, ReplyPart, Role, TOWER_FORM, Table,
    TowerReply, TypedReply, cards, meeples,
};

pub(super) static TOWER: Mechanic = Mechanic {
    card: cards::TOWER,
    questions: &[QuestionId::ReachTower, QuestionId::ReachDouble, QuestionId::GapTower],
    roles: &[Role::Answers(&[Askable { form: &TOWER_FORM, read }])],
};

/// The mark of a tower on the board, with its floors.
pub static LANDMARK: Landmark = Landmark {
    rank: 1,
    emblem: Emblem {
        letters: "{T#}",
        svg: r##"<path d="M4.5 23V6.5H3V1.5H6.5V4H10V1.5H14V4H17.5V1.5H21V6.5H19.5V23Z" fill="#d6d9dc" stroke="#3d434a" stroke-width="1.6" stroke-linejoin="round"/>"##,
    },
    word: tower::Landmark::MESSAGE,
    spreads: false,
};

/// A question about the reach of a tower, with its number of floors.
#[derive(Debug)]
struct TowerReach {
    at: LineStart,
    floors: u32,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = TowerBody::read(reader);
    let at = LineStart::from_body(reader, body.at, body.space, &ask::SPACE, "tower");
    Some(Box::new(TowerReach { at: at?, floors: body.height?.value }))
}

impl Query for TowerReach {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        let board = table.board();
        let landmark = LANDMARK.numbered_pointer(self.at.tile, self.floors);
        let count = usize::try_from(self.floors).unwrap_or(usize::MAX);
        let lines = Direction::ALL
            .into_iter()
            .flat_map(|d| line::spaces_at_barring_gaps(board, self.at, d.into(), count))
            .map(|at| Pointer::NearbySpace { at });
        std::iter::once(landmark).chain(lines).collect()
    }

    fn reached_tiles<'r>(&self, reply: &'r Reply) -> &'r [TileIx] {
        reply.tiles()
    }

    fn alternative_values(&self, table: &Table<'_>, key: &str, reply: &Reply) -> Vec<ReplyPart> {
        if key != "tiles" {
            return Vec::new();
        }
        let others = reply.tiles().iter().copied().filter(|tile| *tile != self.at.tile);
        let ends = self.end_tiles(table.board(), reply.tiles());
        vec![ReplyPart::Tiles(others.collect()), ReplyPart::Tiles(ends)]
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        say!(tower::Heading { tile: self.at.tile, floors: self.floors })
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let TowerReply { tiles, meeples } = TowerReply::read(&finding.reply)?;
        let row = say!(tower::Row { tiles: Arg::list(self.end_tiles(table.board(), &tiles)) });
        let meeples = Arg::list(meeples);
        let today = say!(tower::Today { tiles: Arg::list(tiles), meeples: meeples.clone() });
        let phrase = say!(tower::Phrase { row: row.clone(), meeples });
        Some(Answer::new(today, row).with_phrase(phrase))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let board = table.board();
        let meets_double = |reach| {
            let far = StepCounting { reach, doubles: DoubleReach::OneTile, gaps: Bars::Skipped };
            self.reached_tiles(board, far).iter().any(|t| board.is_double(*t))
        };
        let StepRuling { counting, mut steps, .. } =
            line::ask_step_counting(law, REACH_TOWER, GAP_TOWER, meets_double, |c| self.known_reached_tiles(board, c))?;
        let tiles = self.known_reached_tiles(board, counting);
        let reached_meeples =
            meeples::select(table.scenario, |m| m.figure.is_follower() && tiles.binary_search(&m.place.tile).is_ok());
        steps.extend(self.reach_steps(board, counting));
        let reply = TowerReply { tiles, meeples: reached_meeples };
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }
}

impl TowerReach {
    /// Returns those of `tiles` that are the farthest in one of the four directions, and those that share the tower's
    /// own space: all others are between them.
    fn end_tiles(&self, board: &Board, tiles: &[TileIx]) -> Vec<TileIx> {
        let own_space = self.at.space;
        let offset = |space: Space| (space.column - own_space.column, space.row - own_space.row);
        let mut ends: Vec<TileIx> = Vec::new();
        for direction in Direction::ALL {
            let distance = |space: Space| match (offset(space), direction) {
                ((0, row), Direction::North) if row < 0 => Some(-row),
                ((0, row), Direction::South) if row > 0 => Some(row),
                ((column, 0), Direction::West) if column < 0 => Some(-column),
                ((column, 0), Direction::East) if column > 0 => Some(column),
                _ => None,
            };
            let farthest = |tile: &TileIx| {
                let placed = board.placed(*tile);
                placed.shape.spaces(placed.at).filter_map(distance).max()
            };
            let Some(most) = tiles.iter().filter_map(farthest).max() else { continue };
            ends.extend(tiles.iter().filter(|tile| farthest(tile) == Some(most)));
        }
        let here = |tile: &&TileIx| **tile != self.at.tile && board.placed(**tile).at == own_space;
        ends.extend(tiles.iter().filter(here));
        ends
    }

    /// Returns the tiles that the tower reaches in its own space.
    fn own_tiles(&self, board: &Board, reach: Reach) -> Vec<TileIx> {
        match reach {
            Reach::Half => vec![self.at.tile],
            Reach::Space => board.at(self.at.space).collect(),
        }
    }

    /// Returns the tiles that the tower reaches in a direction, nearest first.
    fn tiles_toward(&self, board: &Board, direction: Direction, counting: StepCounting) -> Vec<TileIx> {
        let count = usize::try_from(self.floors).unwrap_or(usize::MAX);
        let stops = line::stops(board, self.at, direction.into(), counting, count);
        let mut tiles: Vec<TileIx> = stops.into_iter().flat_map(|stop| stop.tiles).collect();
        tiles.dedup();
        tiles
    }

    /// Returns every tile that the tower reaches, in map order.
    fn reached_tiles(&self, board: &Board, counting: StepCounting) -> Vec<TileIx> {
        let lines = Direction::ALL.into_iter().flat_map(|d| self.tiles_toward(board, d, counting));
        sorted_unique(self.own_tiles(board, counting.reach).into_iter().chain(lines))
    }

    /// Returns the known tiles among those that the tower reaches, in map order.
    fn known_reached_tiles(&self, board: &Board, counting: StepCounting) -> Vec<TileIx> {
        let mut tiles = self.reached_tiles(board, counting);
        tiles.retain(|t| !board.is_hash(*t));
        tiles
    }

    /// Returns the steps that explain the tower's reach, direction by direction.
    fn reach_steps(&self, board: &Board, counting: StepCounting) -> Vec<Sentence> {
        let own = self.own_tiles(board, counting.reach);
        let mut steps = vec![say!(tower::WhereItStands { tiles: Arg::list(own) })];
        steps.extend(Direction::ALL.into_iter().map(|direction| {
            let reached = self.tiles_toward(board, direction, counting);
            say!(tower::Towards { to: Compass::from(direction), tiles: Arg::list(reached) })
        }));
        steps
    }
}
