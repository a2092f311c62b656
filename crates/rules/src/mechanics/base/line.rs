//! A straight line over the board, space by space, for the reach of towers, of fliers and of rows of abbots.
//!
//! If two halves share a space, a line that crosses their long side meets one after the other; a diagonal line
//! along that side meets both at once.

use carcassonne_base::sorting::sort_unique;
use carcassonne_board::geometry::{Compass, Corner, Shape, Space};
use carcassonne_law::{Bars, DoubleReach, Inquiry, LawResult, Question, REACH_DOUBLE, Reach, Reading};
use carcassonne_position::wording::{Sentence, say};
use carcassonne_position::{At, Board, Field, Reader, TileIx};
use carcassonne_text::problem;
use carcassonne_words::messages::plain::Arg;

use super::problems;
use crate::mechanics::{Answers, relevance};

/// The tiles and gaps that a line meets in one of its spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LineSpace {
    /// The space that the line crosses.
    pub space: Space,
    /// The tiles in the space in the order in which the line meets them: tiles met at once form one group. Empty if the
    /// space is empty.
    pub tiles: Vec<Vec<TileIx>>,
    /// Set if the line enters the space over a side of a triangular gap.
    pub gap_at_entry: bool,
    /// Set if the line leaves the space over a side of a triangular gap.
    pub gap_at_exit: bool,
}

impl LineSpace {
    /// Returns every tile in the space, in the order in which the line meets them.
    pub(crate) fn all_tiles(&self) -> impl Iterator<Item = TileIx> + '_ {
        self.tiles.iter().flatten().copied()
    }

    /// Returns `true` if no tile is in the space.
    pub(crate) fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }
}

/// Returns the tiles and gaps that a line in the direction `toward` meets in the space `space`.
pub(crate) fn cross_space(board: &Board, space: Space, toward: Compass) -> LineSpace {
    let tiles: Vec<TileIx> = board.at(space).collect();
    let corner = |tile: &TileIx| match board.placed(*tile).shape {
        Shape::Half(corner) => Some(corner),
        Shape::Square | Shape::Double(_) => None,
    };
    let mut crossed = LineSpace { space, tiles: Vec::new(), gap_at_entry: false, gap_at_exit: false };
    match tiles.as_slice() {
        [] => {}
        [tile] => {
            crossed.tiles.push(vec![*tile]);
            if let Some(half) = corner(tile) {
                crossed.gap_at_entry = meeting_order(half, toward) == MeetingOrder::Last;
                crossed.gap_at_exit = meeting_order(half, toward) == MeetingOrder::First;
            }
        }
        [..] => {
            for order in [MeetingOrder::First, MeetingOrder::AtOnce, MeetingOrder::Last] {
                let group: Vec<TileIx> = tiles
                    .iter()
                    .copied()
                    .filter(|t| corner(t).is_some_and(|c| meeting_order(c, toward) == order))
                    .collect();
                if !group.is_empty() {
                    crossed.tiles.push(group);
                }
            }
        }
    }
    crossed
}

/// Returns the spaces that a line from `from` crosses, without `from`; endless, since empty spaces do not end a line.
pub(crate) fn spaces_ahead(board: &Board, from: Space, toward: Compass) -> impl Iterator<Item = LineSpace> {
    std::iter::successors(Some(toward.step(from)), move |space| Some(toward.step(*space)))
        .map(move |space| cross_space(board, space, toward))
}

/// The start of a line: the tile and space of a tower or of a flier.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LineStart {
    /// The tile on which the line starts.
    pub tile: TileIx,
    /// The space where the line starts: one of the two if `tile` is a double-size tile.
    pub space: Space,
}

impl LineStart {
    /// Returns the start of a line: the tile `at` and, if it has two spaces, that of them which is the value of `in_space`.
    /// `subject` is the word for the piece that starts there. `None` after a problem.
    pub(crate) fn from_body(
        reader: &mut Reader<'_>,
        at: Option<At<TileIx>>,
        space: Option<At<Space>>,
        in_space: &Field,
        subject: &'static str,
    ) -> Option<Self> {
        let tile = at?.value;
        let placed = reader.scenario.board.placed(tile);
        let spaces: Vec<Space> = placed.shape.spaces(placed.at).collect();
        let keys = || Arg::list(spaces.iter().map(|space| format!("space: {}", space.to_notation())));
        match (space, spaces.as_slice()) {
            (None, [only]) => Some(Self { tile, space: *only }),
            (None, _) if reader.get(in_space).is_some() => None,
            (None, _) => {
                reader.problem(problem!(reader.span(), problems::MissingSpace { subject, spaces: keys() }));
                None
            }
            (Some(At { value: space, .. }), tile_spaces) if tile_spaces.contains(&space) => Some(Self { tile, space }),
            (Some(At { span, .. }), _) => {
                reader.problem(problem!(span, problems::SpaceBesideTile { spaces: keys() }));
                None
            }
        }
    }
}

/// The readings on how the steps of a line are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StepCounting {
    /// The reading on a pair of halves: two steps, or one step into their space.
    pub reach: Reach,
    /// The reading on a double-size tile: one step, or one for each of its spaces.
    pub doubles: DoubleReach,
    /// The reading on whether a step may cross a side of a triangular gap.
    pub gaps: Bars,
}

impl StepCounting {
    /// Returns every combination of readings.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let units = Reach::ALL.iter().flat_map(|&reach| DoubleReach::ALL.iter().map(move |&doubles| (reach, doubles)));
        units.flat_map(|(reach, doubles)| Bars::ALL.iter().map(move |&gaps| Self { reach, doubles, gaps }))
    }
}

/// The end of one step along a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LineStop {
    /// The space in which the step ends.
    pub space: Space,
    /// The tiles that the step leads to: none if the space is empty, two if one step leads to both halves of a space.
    pub tiles: Vec<TileIx>,
}

/// Returns where the first `count` steps along a line end, in order; fewer if a gap ends the line.
///
/// An empty space is one step. If halves are tiles of their own, the line first crosses the partner of the half from
/// which it starts, if that is ahead.
pub(crate) fn stops(
    board: &Board,
    start: LineStart,
    toward: Compass,
    counting: StepCounting,
    count: usize,
) -> Vec<LineStop> {
    let gaps_block = counting.gaps == Bars::Blocks;
    let by_halves = counting.reach == Reach::Half;
    let mut stops: Vec<LineStop> = Vec::new();
    let start_space = cross_space(board, start.space, toward);
    if by_halves {
        let ahead = start_space.tiles.iter().skip_while(|now| !now.contains(&start.tile)).skip(1);
        stops.extend(ahead.map(|now| LineStop { space: start_space.space, tiles: now.clone() }));
    }
    let mut last_double = Some(start.tile);
    let mut ended = gaps_block && start_space.gap_at_exit;
    for crossed in spaces_ahead(board, start.space, toward) {
        if ended || stops.len() >= count || (gaps_block && crossed.gap_at_entry) {
            break;
        }
        let double = crossed.all_tiles().find(|t| board.is_double(*t));
        let is_free = double.is_some() && double == last_double && counting.doubles == DoubleReach::OneTile;
        let space = crossed.space;
        if is_free {
            // The second space of a double-size tile takes no further step.
        } else if by_halves && !crossed.is_empty() {
            stops.extend(crossed.tiles.iter().map(|now| LineStop { space, tiles: now.clone() }));
        } else {
            stops.push(LineStop { space, tiles: crossed.all_tiles().collect() });
        }
        ended = gaps_block && crossed.gap_at_exit;
        last_double = double;
    }
    stops.truncate(count);
    stops
}

/// Returns the spaces on both sides of a gap that ends a line of `count` steps under some reading: the last space that
/// the line reaches, and the space where the next step would end without the gap. Without duplicates, in order.
pub(crate) fn spaces_at_barring_gaps(board: &Board, start: LineStart, toward: Compass, count: usize) -> Vec<Space> {
    let mut spaces = Vec::new();
    for &reach in Reach::ALL {
        for &doubles in DoubleReach::ALL {
            let stops_with = |gaps| stops(board, start, toward, StepCounting { reach, doubles, gaps }, count);
            let (skipping, blocked) = (stops_with(Bars::Skipped), stops_with(Bars::Blocks));
            if skipping != blocked {
                let last = blocked.last().map_or(start.space, |stop| stop.space);
                spaces.extend([last].into_iter().chain(skipping.get(blocked.len()).map(|s| s.space)));
            }
        }
    }
    sort_unique(&mut spaces);
    spaces
}

/// The readings of the law on how steps along a line are counted, as far as the law was asked.
#[derive(Debug)]
pub(crate) struct StepRuling {
    /// The readings that apply: those of the law where it was asked, else defaults.
    pub counting: StepCounting,
    /// Set if the law was asked how many steps a pair of halves takes.
    pub asked_reach: bool,
    /// The readings that the law gave, each as a sentence of the reasoning.
    pub steps: Vec<Sentence>,
}

/// Asks the law how steps are counted: each question if its readings can change the result of `find`, and the one on
/// double-size tiles also if a line reaches such a tile, since older rules have no answer then. `doubles` returns
/// `true` if a line reaches such a tile under the given reading on halves.
pub(crate) fn ask_step_counting<T: PartialEq>(
    law: &mut Inquiry<'_, '_>,
    reach: Question<Reach>,
    gaps: Question<Bars>,
    doubles: impl Fn(Reach) -> bool,
    find: impl Fn(StepCounting) -> T,
) -> LawResult<StepRuling> {
    let counting = |answers: &Answers| StepCounting {
        reach: answers.asked_reading(reach).unwrap_or(Reach::Space),
        doubles: answers.asked_reading(REACH_DOUBLE).unwrap_or(DoubleReach::TwoSpaces),
        gaps: answers.asked_reading(gaps).unwrap_or(Bars::Skipped),
    };
    let answers = relevance::ask_relevant_or(
        law,
        &[reach.id, REACH_DOUBLE.id, gaps.id],
        |question, answers| question == REACH_DOUBLE.id && doubles(counting(answers).reach),
        |answers| find(counting(answers)),
    )?;
    let asked_reach: Option<Reach> = answers.asked_reading(reach);
    let reach_step = asked_reach.map(|reach| match reach {
        Reach::Half => say!(steps::StepHalf),
        Reach::Space => say!(steps::StepSpace),
    });
    let doubles_step = answers.asked_reading(REACH_DOUBLE).map(|doubles| match doubles {
        DoubleReach::OneTile => say!(steps::StepDoubleOne),
        DoubleReach::TwoSpaces => say!(steps::StepDoubleTwo),
    });
    let gaps_step = answers.asked_reading(gaps).map(|gaps| match gaps {
        Bars::Skipped => say!(steps::StepGapSkipped),
        Bars::Blocks => say!(steps::StepGapBlocks),
    });
    Ok(StepRuling {
        counting: counting(&answers),
        asked_reach: asked_reach.is_some(),
        steps: [reach_step, doubles_step, gaps_step].into_iter().flatten().collect(),
    })
}

/// The moment at which a line meets a half: before, with or after the other half, or the gap, in the same space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MeetingOrder {
    First,
    AtOnce,
    Last,
}

fn meeting_order(half: Corner, toward: Compass) -> MeetingOrder {
    match (toward.straight(), toward.corner()) {
        (Some(direction), _) => {
            // A half is met first if it lines the side over which the line comes in.
            let back = direction.opposite();
            let lines = half.short_sides().iter().any(|s| s.direction() == Some(back));
            if lines { MeetingOrder::First } else { MeetingOrder::Last }
        }
        (None, Some(out)) if half == out => MeetingOrder::Last,
        (None, Some(out)) if half == out.opposite() => MeetingOrder::First,
        (None, _) => MeetingOrder::AtOnce,
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;

    use super::*;

    /// Returns the names of the tiles that a line meets in space [0, 0], and `true` for a gap at entry and at exit.
    fn cross_cell(cell: &str, toward: Compass) -> (Vec<String>, bool, bool) {
        let text = format!("board: |\n  {cell}\ntiles:\n  p q: {{}}\n");
        let text = if cell.contains('q') { text } else { text.replace("p q", "p") };
        let scenario = read(&text).expect("a board");
        let crossed = cross_space(&scenario.board, Space::new(0, 0), toward);
        let name = |tiles: &Vec<TileIx>| -> String { tiles.iter().map(|t| scenario.board.name(*t)).collect() };
        (crossed.tiles.iter().map(name).collect(), crossed.gap_at_entry, crossed.gap_at_exit)
    }

    #[test]
    fn a_pair_across_the_line_is_met_one_after_the_other() {
        // p has its right angle in the south-west, q in the north-east.
        for (toward, order) in [
            (Compass::East, ["p", "q"]),
            (Compass::North, ["p", "q"]),
            (Compass::West, ["q", "p"]),
            (Compass::South, ["q", "p"]),
            (Compass::NorthEast, ["p", "q"]),
            (Compass::SouthWest, ["q", "p"]),
        ] {
            assert_eq!(cross_cell(r"p\q", toward).0, order, "{toward:?}");
        }
    }

    #[test]
    fn a_pair_along_the_line_is_met_at_once() {
        assert_eq!(cross_cell(r"p\q", Compass::SouthEast), (vec!["pq".to_owned()], false, false));
        assert_eq!(cross_cell("p/q", Compass::NorthEast), (vec!["pq".to_owned()], false, false));
    }

    #[test]
    fn a_gap_lies_before_or_behind_its_half_or_beside_the_line() {
        assert_eq!(cross_cell(r"p\.", Compass::East), (vec!["p".to_owned()], false, true));
        assert_eq!(cross_cell(r"p\.", Compass::West), (vec!["p".to_owned()], true, false));
        assert_eq!(cross_cell(r"p\.", Compass::SouthWest), (vec!["p".to_owned()], true, false));
        assert_eq!(cross_cell(r"p\.", Compass::NorthWest), (vec!["p".to_owned()], false, false));
    }
}
