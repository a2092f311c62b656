//! The dragon: its moves, and the figures that it eats.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_base::sorting::sort_by_key;
use carcassonne_law::{
    Bars, DoubleReach, GAP_DRAGON, Inquiry, LawResult, QuestionId, REACH_DOUBLE_DRAGON, REACH_DRAGON, REACH_FAIRY,
    Reach, ReadingIx,
};
use carcassonne_position::asks::dragon as ask;
use carcassonne_position::bodies::DragonBody;
use carcassonne_position::wording::{Arg, Message, Sentence, dragon, say};
use carcassonne_position::{At, Board, Field, MeepleIx, Reader, TileIx};
use carcassonne_text::problem;

use super::{fairy, hit_owners, problems};
use crate::mechanics::base::adjacency::{self, Adjacency, AdjacencyNode};
use crate::mechanics::{
    Answer, Answers, Askable, DRAGON_FORM, DragonReply, Finding, Hearing, Mechanic, Pointer, Query, Reply, Role, Table,
    TileSpace, TypedReply, cards, relevance,
};

/// The maximum number of steps in a move of the dragon.
const STEPS: u32 = 6;

/// The questions of law on which a move of the dragon may depend.
const MOVING: [QuestionId; 4] =
    [QuestionId::ReachDragon, QuestionId::ReachFairy, QuestionId::ReachDoubleDragon, QuestionId::GapDragon];

pub(super) static DRAGON: Mechanic = Mechanic {
    card: cards::DRAGON,
    questions: &[
        QuestionId::ReachDragon,
        QuestionId::ReachFairy,
        QuestionId::ReachDoubleDragon,
        QuestionId::GapDragon,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable { form: &DRAGON_FORM, read }])],
};

/// A move of the dragon, or a question for the next step of one.
#[derive(Debug)]
struct DragonMove {
    from: TileSpace,
    /// The stops of the walk; empty if the question asks for the next step.
    path: Vec<TileSpace>,
    /// The places that the dragon visited earlier in this move.
    visited: Vec<TileSpace>,
    /// The steps taken earlier in this move.
    steps_used: u32,
}

/// The readings of the law under which a move of the dragon is judged.
#[derive(Debug)]
struct Readings<'a> {
    ground: Adjacency,
    fairy: Reach,
    answers: &'a Answers,
}

impl<'a> Readings<'a> {
    fn from_answers(answers: &'a Answers) -> Self {
        let ground = Adjacency {
            reach: answers.reading(REACH_DRAGON),
            doubles: answers.reading(REACH_DOUBLE_DRAGON),
            over_gaps: answers.reading(GAP_DRAGON) == Bars::Skipped,
            over_pairs: true,
        };
        Self { ground, fairy: answers.reading(REACH_FAIRY), answers }
    }

    /// Returns sentences on the readings of the questions of law that the move depended on.
    fn reading_sentences(&self) -> impl Iterator<Item = Sentence> + use<> {
        let reach = self.answers.asked_reading(REACH_DRAGON).map(|reach| match reach {
            Reach::Half => say!(dragon::ByHalf),
            Reach::Space => say!(dragon::BySpace),
        });
        let fairy = self.answers.asked_reading(REACH_FAIRY).map(|reach| match reach {
            Reach::Half => say!(dragon::FairyByHalf),
            Reach::Space => say!(dragon::FairyBySpace),
        });
        let doubles = self.answers.asked_reading(REACH_DOUBLE_DRAGON).map(|doubles| match doubles {
            DoubleReach::OneTile => say!(dragon::DoubleIsOne),
            DoubleReach::TwoSpaces => say!(dragon::DoubleIsTwo),
        });
        let gaps = self.answers.asked_reading(GAP_DRAGON).map(|gaps| match gaps {
            Bars::Skipped => say!(dragon::GapPassed),
            Bars::Blocks => say!(dragon::GapBars),
        });
        [reach, fairy, doubles, gaps].into_iter().flatten()
    }
}

/// Each reason why a walk is not allowed, and its form in a row of the table of outcomes, with the same parts.
const REASONS: [(&Message, &Message); 5] = [
    (dragon::BeenBefore::MESSAGE, dragon::RowBeenBefore::MESSAGE),
    (dragon::GapInTheWay::MESSAGE, dragon::RowGapInTheWay::MESSAGE),
    (dragon::NotOneStep::MESSAGE, dragon::RowNotOneStep::MESSAGE),
    (dragon::FairyKeepsIt::MESSAGE, dragon::RowFairyKeepsIt::MESSAGE),
    (dragon::TooFar::MESSAGE, dragon::RowTooFar::MESSAGE),
];

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let from = read_start(reader);
    let mut read_stops = |field: &Field| match reader.get(field) {
        None => Some(Vec::new()),
        Some(node) => {
            let stands = adjacency::read_tile_spaces(reader, node, field)?;
            Some(stands.into_iter().map(|(stand, _)| stand).collect())
        }
    };
    let (path, visited) = (read_stops(&ask::PATH), read_stops(&ask::BEEN));
    let steps_used = DragonBody::read(reader).used.map_or(0, At::into_value);
    Some(Box::new(DragonMove { from: from?, path: path?, visited: visited?, steps_used }))
}

/// Reads the start of the walk: the place in the question, or else the dragon's place on the board.
fn read_start(reader: &mut Reader<'_>) -> Option<TileSpace> {
    let dragon_figure = reader.scenario.figures.dragon.as_ref();
    let Some(node) = reader.get(&ask::FROM) else {
        let Some(dragon_figure) = dragon_figure else {
            reader.need(&ask::FROM)?;
            return None;
        };
        let span = reader.span();
        return adjacency::locate_on_tile(reader, dragon_figure.tile, span, "dragon");
    };
    let from = adjacency::read_tile_space(reader, node)?;
    if let Some(dragon_figure) = dragon_figure.filter(|s| s.tile != from.tile) {
        let figure = "dragon";
        reader.problem(problem!(node.span, problems::FigureElsewhere { figure }).at_related(dragon_figure.span));
        return None;
    }
    Some(from)
}

impl Query for DragonMove {
    fn walk_steps(&self, table: &Table<'_>, held: &[(QuestionId, ReadingIx)]) -> Option<Vec<u32>> {
        let answers = Answers::from_readings(held);
        let readings = Readings::from_answers(&answers);
        let steps_at = |stops: usize| {
            let path = self.path.iter().take(stops).copied().collect();
            let walk = Self { from: self.from, path, visited: self.visited.clone(), steps_used: self.steps_used };
            let count = walk.find_reply(table, &readings, &mut Vec::new()).steps?;
            // For a move that had begun before, the steps are counted from its beginning.
            Some(if count == 0 { 0 } else { self.steps_used + count })
        };
        Some((1..=self.path.len()).map_while(steps_at).collect())
    }

    fn reached_tiles<'r>(&self, reply: &'r Reply) -> &'r [TileIx] {
        // On a path, the tile is its last stop, which is marked anyway.
        if self.path.is_empty() { reply.tiles() } else { &[] }
    }

    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        let stands = std::iter::once(&self.from).chain(&self.path);
        let number = |stop: u32| if stop == 0 { 0 } else { self.steps_used + stop };
        let stop = |(stop, stand): (u32, &TileSpace)| Pointer::Stop { tile: stand.tile, stop: number(stop) };
        (0..).zip(stands).map(stop).collect()
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let board = table.board();
        let (from, visited) = (self.from.to_arg(board), TileSpace::list_arg(&self.visited, board));
        match self.path.split_last() {
            None => say!(dragon::HeadingNextStep { from, used: self.steps_used, been: visited }),
            Some((last, passed)) => say!(dragon::HeadingWalk {
                from,
                over: TileSpace::list_arg(passed, board),
                to: last.to_arg(board),
                used: self.steps_used,
                been: visited,
            }),
        }
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = DragonReply::read(&finding.reply)?;
        match (reply.allowed, &reply.reasons) {
            (Some(true), _) => self.allowed_answer(table, reply),
            (Some(false), Some(reasons)) => refused_answer(reasons),
            (Some(false), None) | (None, _) => next_step_answer(reply),
        }
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let answers =
            relevance::ask_relevant(law, &MOVING, |a| self.find_answer(table, &Readings::from_answers(a)).reply)?;
        Hearing::new(law).ask_doubles_exist(
            answers.asked_reading(REACH_DOUBLE_DRAGON).is_none() && self.touches_double(table, &answers),
        )?;
        Ok(self.find_answer(table, &Readings::from_answers(&answers)))
    }
}

impl DragonMove {
    /// Returns `true` if a double-size tile is the start, an earlier stop, on the path, or a possible next step.
    fn touches_double(&self, table: &Table<'_>, answers: &Answers) -> bool {
        let (board, ground) = (table.board(), Readings::from_answers(answers).ground);
        let next = ground.neighbors(board, ground.node_at(board, self.from));
        let next = if self.path.is_empty() { ground.tiles_of(board, next) } else { Vec::new() };
        let named = self.path.iter().chain(&self.visited).chain([&self.from]);
        table.has_double_tile(named.map(|stand| stand.tile).chain(next))
    }

    /// Finds the answer on the dragon's walk, or on its next step, under `readings`.
    fn find_answer(&self, table: &Table<'_>, readings: &Readings<'_>) -> Finding {
        let mut steps: Vec<Sentence> = readings.reading_sentences().collect();
        let reply = self.find_reply(table, readings, &mut steps).into_reply();
        Finding { reply, steps, ..Finding::default() }
    }

    /// Finds the reply on the dragon's walk, or on its next step, under `readings`; adds the steps of the reasoning.
    fn find_reply(&self, table: &Table<'_>, readings: &Readings<'_>, steps: &mut Vec<Sentence>) -> DragonReply {
        let board = table.board();
        let fairy_tiles = match &table.scenario.figures.fairy {
            Some(fairy) => fairy::barred_tiles(board, fairy.tile, readings.fairy),
            None => Vec::new(),
        };
        let spot = |stand: &TileSpace| readings.ground.node_at(board, *stand);
        let start = spot(&self.from);
        let visited: BTreeSet<AdjacencyNode> = collect_set(self.visited.iter().map(spot).chain([start]));
        if self.path.is_empty() {
            self.next_step(board, readings.ground, &fairy_tiles, &visited, steps)
        } else {
            self.walk_path(table, readings.ground, &fairy_tiles, visited, steps)
        }
    }

    /// Returns the reply on the next step: the number of steps left, and the tiles to which it may lead.
    fn next_step(
        &self,
        board: &Board,
        ground: Adjacency,
        fairy_tiles: &[TileIx],
        visited: &BTreeSet<AdjacencyNode>,
        steps: &mut Vec<Sentence>,
    ) -> DragonReply {
        let left = STEPS.saturating_sub(self.steps_used);
        let mut next = ground.neighbors(board, ground.node_at(board, self.from));
        next.retain(|s| left > 0 && !visited.contains(s) && is_free_of_fairy(board, ground, fairy_tiles, *s));
        if left == 0 {
            steps.push(say!(dragon::NoStepLeft));
        } else if next.is_empty() {
            steps.push(say!(dragon::NoStepOpen));
        }
        DragonReply { left: Some(left), tiles: Some(ground.tiles_of(board, next)), ..DragonReply::default() }
    }

    /// Returns the reply on a walk: whether it is allowed, its steps, the figures eaten and the last tile.
    fn walk_path(
        &self,
        table: &Table<'_>,
        ground: Adjacency,
        fairy_tiles: &[TileIx],
        mut visited: BTreeSet<AdjacencyNode>,
        steps: &mut Vec<Sentence>,
    ) -> DragonReply {
        let board = table.board();
        let mut reasons: Vec<Sentence> = Vec::new();
        let mut named_places: BTreeSet<TileSpace> = collect_set(self.visited.iter().copied().chain([self.from]));
        let mut last = self.from;
        let mut count = 0;
        let mut entered: BTreeSet<AdjacencyNode> = BTreeSet::new();
        for &stand in &self.path {
            let to = || stand.to_arg(board);
            let (last_spot, spot) = (ground.node_at(board, last), ground.node_at(board, stand));
            let is_new = named_places.insert(stand);
            let mut objections: Vec<Sentence> = Vec::new();
            let is_staying = is_new && spot == last_spot;
            if !is_staying {
                count += 1;
                if !visited.insert(spot) {
                    objections.push(say!(dragon::BeenBefore { to: to() }));
                }
                if spot != last_spot {
                    objections.extend(find_obstacle(board, ground, last, stand));
                }
                entered.insert(spot);
            }
            if !is_free_of_fairy(board, ground, fairy_tiles, spot) {
                objections.push(say!(dragon::FairyKeepsIt { to: to() }));
            }
            let step = if is_staying { 0 } else { self.steps_used + count };
            let reasons_now = Arg::list(&objections);
            steps.push(say!(dragon::Step { number: step, to: to(), reasons: reasons_now }));
            reasons.append(&mut objections);
            last = stand;
        }
        let left = STEPS.saturating_sub(self.steps_used);
        if count > left {
            reasons.push(say!(dragon::TooFar { count, left }));
        }
        if !reasons.is_empty() {
            return DragonReply { allowed: Some(false), reasons: Some(reasons), ..DragonReply::default() };
        }
        DragonReply {
            allowed: Some(true),
            steps: Some(count),
            meeples: Some(table.meeple_indices_on_tiles(&ground.tiles_of(board, entered))),
            tiles: Some(vec![last.tile]),
            ..DragonReply::default()
        }
    }

    fn allowed_answer(&self, table: &Table<'_>, reply: DragonReply) -> Option<Answer> {
        let steps = reply.steps?;
        let to = self.path.last()?.to_arg(table.board());
        let mut eaten: Vec<MeepleIx> = reply.meeples?;
        sort_by_key(&mut eaten, |n| self.arrival_key(table.board(), table.scenario.meeple(*n).place.tile));
        let (owners, tiles) = hit_owners::describe_owners(table.scenario, &eaten);
        let row = if owners.len() > hit_owners::MOST_NAMED {
            say!(dragon::RowGoesEatingOn { steps, tiles: Arg::list(tiles) })
        } else {
            say!(dragon::RowGoes { steps, eaten: Arg::list(owners) })
        };
        let today = say!(dragon::TodayGoes { steps, to, eaten: Arg::list(eaten) });
        Some(Answer::new(today, row))
    }

    /// Returns the key to sort tiles by the dragon's arrival: the index in the path of the tile, or else of its space.
    fn arrival_key(&self, board: &Board, tile: TileIx) -> (usize, TileIx) {
        let at = board.placed(tile).at;
        let named = self.path.iter().position(|stand| stand.tile == tile);
        let near = || self.path.iter().position(|stand| stand.space == at);
        (named.or_else(near).unwrap_or(self.path.len()), tile)
    }
}

/// Returns the answer for a walk that is not allowed, with the first two reasons.
fn refused_answer(reasons: &[Sentence]) -> Option<Answer> {
    let first = reasons.first()?;
    let (_, row) = REASONS.iter().find(|(reason, _)| first.has_message(reason))?;
    let row = Sentence::new(row, first.args().to_vec());
    let answer = Answer::new(say!(dragon::TodayNot { reason: first.clone() }), row);
    Some(match reasons.get(1) {
        Some(second) => answer.with_sentence(say!(dragon::Besides { reason: second.clone() })),
        None => answer,
    })
}

fn next_step_answer(reply: DragonReply) -> Option<Answer> {
    let (left, tiles) = (reply.left?, reply.tiles?);
    Some(match (left, tiles.as_slice()) {
        (0, _) => Answer::new(say!(dragon::NoStepLeft), say!(dragon::RowNoStepLeft)),
        (_, []) => Answer::new(say!(dragon::NoStepOpen), say!(dragon::RowNoStepOpen)),
        (left, _) => Answer::new(
            say!(dragon::TodayNext { left, tiles: Arg::list(&tiles) }),
            say!(dragon::RowNext { tiles: Arg::list(&tiles) }),
        ),
    })
}

/// Returns `true` if the fairy does not keep the dragon out of a spot.
fn is_free_of_fairy(board: &Board, ground: Adjacency, fairy_tiles: &[TileIx], spot: AdjacencyNode) -> bool {
    !ground.tiles(board, spot).iter().any(|t| fairy_tiles.contains(t))
}

/// Returns the reason why the dragon cannot step from one place to another; `None` if it can.
fn find_obstacle(board: &Board, ground: Adjacency, from: TileSpace, to: TileSpace) -> Option<Sentence> {
    let is_next =
        |ground: Adjacency| ground.neighbors(board, ground.node_at(board, from)).contains(&ground.node_at(board, to));
    if is_next(ground) {
        return None;
    }
    let over_gaps = is_next(Adjacency { over_gaps: true, ..ground });
    let (from, to) = (from.to_arg(board), to.to_arg(board));
    Some(if over_gaps { say!(dragon::GapInTheWay { from, to }) } else { say!(dragon::NotOneStep { from, to }) })
}

#[cfg(test)]
mod tests {
    use crate::mechanics::Pointer;
    use crate::mechanics::testing::with_questions;

    #[test]
    fn a_reason_and_its_row_have_the_same_parts() {
        for (reason, row) in super::REASONS {
            assert!(reason.args().eq(row.args()), "{}", row.id());
        }
    }

    #[test]
    fn the_steps_of_a_move_that_is_begun_are_counted_from_its_beginning() {
        let text = "board: |\n  a  b  c\ntiles:\n  a b c: {}\nask:\n  - dragon: { from: a, path: [b, c], used: 3 }\n";
        let stop = |pointer: &Pointer| match pointer {
            Pointer::Stop { stop, .. } => Some(*stop),
            _ => None,
        };
        let found = with_questions(text, |table, posed| {
            let query = &posed[0].query;
            (query.pointers(table).iter().filter_map(stop).collect(), query.walk_steps(table, &[]))
        });
        assert_eq!(found, Ok((vec![0, 4, 5], Some(vec![4, 5]))));
    }
}
