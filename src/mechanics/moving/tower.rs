//! The tower: the tiles and meeples within its reach.

use crate::geometry::{Compass, Direction, Space};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::line::{self, LineStart, StepCounting, StepRuling};
use crate::mechanics::base::meeples;
use crate::mechanics::base::pointer::{Landmark, Pointer};
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{Bars, DoubleReach, GAP_TOWER, Inquiry, NotApplicable, QuestionId, REACH_TOWER, Reach};
use crate::scenario::asks::tower as ask;
use crate::scenario::bodies::TowerBody;
use crate::scenario::{Board, Reader, TileIx};
use crate::tiles::Emblem;
use crate::wording::{Arg, Sentence, say, tower};

pub(in crate::mechanics) static TOWER: Mechanic = Mechanic {
    card: cards::TOWER,
    questions: &[QuestionId::ReachTower, QuestionId::ReachDouble, QuestionId::GapTower],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declaration: &ask::DECLARATION,
            reply_keys: &[
                Key::new("tiles", Kind::Tiles, tower::SaidTiles::MESSAGE),
                Key::new("meeples", Kind::Meeples, tower::SaidMeeples::MESSAGE),
            ],
        },
        read,
    }])],
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
    let at = LineStart::from_body(reader, body.at, body.space, &ask::SPACE, "the tower");
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
        let (tiles, meeples) = (finding.reply.tiles(), finding.reply.meeples());
        let (tiles, meeples) = (|| Arg::list(tiles.iter().copied()), || Arg::list(meeples.iter().copied()));
        let today = say!(tower::Today { tiles: tiles(), meeples: meeples() });
        let row = say!(tower::Row { tiles: Arg::list(self.end_tiles(table.board(), finding.reply.tiles())) });
        let phrase = say!(tower::Phrase { row: row.clone(), meeples: meeples() });
        Some(Answer::new(today, row).with_phrase(phrase))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
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
        let reply =
            Reply::new().with("tiles", ReplyPart::Tiles(tiles)).with("meeples", ReplyPart::Meeples(reached_meeples));
        Ok(Finding { reply, steps, ..Finding::default() })
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
        let mut tiles = self.own_tiles(board, counting.reach);
        tiles.extend(lines);
        tiles.sort_unstable();
        tiles.dedup();
        tiles
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

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{answer_question, answer_words, question_problems};
    use crate::text::Code;

    fn tower(board: &str, tiles: &str, height: u32) -> String {
        format!(
            "board: |\n{board}\ntiles:\n  {tiles}: {{}}\nmeeples:\n  red: b.field\nask:\n  - tower: {{ at: a, height: {height} }}\n"
        )
    }

    #[test]
    fn a_pair_is_one_step_or_two() {
        let text = tower(r"  a  b\c  d", "a b c d", 1);
        assert_eq!(answer_question(&text, "2021").0, ["tiles a, b, c; meeples red b.field"]);
        assert_eq!(answer_question(&text, "2015").0, ["tiles a, b; meeples red b.field"]);
        let text = tower(r"  a  b\c  d", "a b c d", 2);
        assert_eq!(answer_question(&text, "2015").0, ["tiles a, b, c; meeples red b.field"]);
        assert_eq!(answer_question(&text, "2021").0, ["tiles a, b, c, d; meeples red b.field"]);
    }

    #[test]
    fn a_gap_is_passed_over_or_ends_the_line() {
        let text = tower(r"  a  b\.  d", "a b d", 2);
        let (found, asked) = answer_question(&text, "2020");
        assert_eq!(asked, ["gap.tower"]);
        assert_eq!(found.len(), 2);
        assert_eq!(answer_question(&text, "2021").0, ["tiles a, b, d; meeples red b.field"]);
    }

    #[test]
    fn empty_spaces_are_counted() {
        let text = tower("  a  .  b", "a b", 1);
        assert_eq!(answer_question(&text, "2021"), (vec!["tiles a; meeples ".to_owned()], vec![]));
    }

    #[test]
    fn the_tower_on_a_half_reaches_its_partner() {
        let text = tower(r"  a\c  b", "a b c", 1);
        assert_eq!(answer_question(&text, "2015").0, ["tiles a, c; meeples "]);
        assert_eq!(answer_question(&text, "2021").0, ["tiles a, c, b; meeples red b.field"]);
    }

    #[test]
    fn what_lies_beyond_the_range_is_not_asked_about() {
        let text = tower(r"  a  b  c\d  e", "a b c d e", 1);
        assert_eq!(answer_question(&text, "2014").1, [""; 0]);
        let gap = tower(r"  a  b\.  c", "a b c", 1);
        assert_eq!(answer_question(&gap, "2014"), (vec!["tiles a, b; meeples red b.field".to_owned()], vec![]));
    }

    #[test]
    fn a_gap_faces_the_tower_or_lies_behind_its_half() {
        // The gap faces the tower: under `blocks` not even the half is reached.
        let text = tower(r"  a  .\b  d", "a b d", 1);
        assert_eq!(answer_question(&text, "2014").0, ["tiles a, b; meeples red b.field", "tiles a; meeples "]);
        assert_eq!(answer_question(&text, "community").0, ["tiles a, b; meeples red b.field"]);
    }

    #[test]
    fn a_tower_on_a_lone_half_looks_out_over_its_gap() {
        let text = tower(r"  a\.  b", "a b", 1);
        assert_eq!(answer_question(&text, "2015").0, ["tiles a, b; meeples red b.field", "tiles a; meeples "]);
        let other = tower(r"  b  a\.", "a b", 1);
        assert_eq!(answer_question(&other, "2015").1, [""; 0]);
    }

    #[test]
    fn a_double_is_one_step_or_two_and_was_not_there_in_2014() {
        let text = tower("  a  k  <  b", "a k b", 2);
        assert_eq!(answer_question(&text, "2014-10"), (vec!["n/a".to_owned()], vec![]));
        for rule_set in ["2015", "2020", "community"] {
            let (found, asked) = answer_question(&text, rule_set);
            assert_eq!(asked, ["reach.double"]);
            assert_eq!(found, ["tiles a, k, b; meeples red b.field"]);
        }
        assert_eq!(answer_question(&text, "2015-03-01").0.len(), 2);
        for two in ["2021", "now"] {
            assert_eq!(answer_question(&text, two).0, ["tiles a, k; meeples "]);
        }
        // Crossed along its short side, the double-size tile is one step under either reading.
        let standing = tower("  a  k  b\n  #  ^  #", "a k b", 2);
        assert_eq!(answer_question(&standing, "2020").0, ["tiles a, k, b; meeples red b.field"]);
    }

    #[test]
    fn a_tower_on_a_double_stands_in_one_of_its_spaces() {
        let text = tower("  a  <  b", "a b", 1).replace("height: 1", "height: 1, space: [0, 0]");
        assert_eq!(answer_question(&text, "2021").0, ["tiles a; meeples "]);
        assert_eq!(answer_question(&text, "2020").0, ["tiles a, b; meeples red b.field"]);
        let east = text.replace("[0, 0]", "[1, 0]");
        assert_eq!(answer_question(&east, "2021").0, ["tiles a, b; meeples red b.field"]);
    }

    #[test]
    fn tiles_that_do_not_matter_take_a_step_and_are_not_told() {
        let text = tower("  a  #  b", "a b", 1);
        assert_eq!(answer_question(&text, "2021").0, ["tiles a; meeples "]);
        let pair = tower("  a  #/#  b", "a b", 2);
        assert_eq!(answer_question(&pair, "2015").0, ["tiles a; meeples "]);
        assert_eq!(answer_question(&pair, "2021").0, ["tiles a, b; meeples red b.field"]);
    }

    #[test]
    fn followers_are_taken_and_special_figures_are_not() {
        let meeples = "red: [b.field, large b.field, pig b.field, shepherd b.field, builder b.road]\n  blue: [wagon b.road, mayor b.city, phantom a.field]";
        let text = tower("  a  b", "a", 1)
            .replace("red: b.field", meeples)
            .replace("a: {}", "a: {}\n  b: { road: E, city: N }");
        assert_eq!(
            answer_question(&text, "now").0,
            ["tiles a, b; meeples red b.field, red b.field, blue b.road, blue b.city, blue a.field"]
        );
    }

    #[test]
    fn mistakes_are_underlined() {
        let text = tower("  a  b", "a b", 0);
        assert_eq!(question_problems(&text), [(Code::ValueWrong, "0".to_owned())]);
        let text = tower("  a  b", "a b", 1).replace("at: a", "at: z");
        assert_eq!(question_problems(&text), [(Code::PlaceUnknown, "z".to_owned())]);
        let text = tower("  a  b", "a b", 31);
        assert_eq!(question_problems(&text), [(Code::ValueWrong, "31".to_owned())]);
        let text = tower("  a  <  b", "a b", 1);
        let body = "{ at: a, height: 1 }".to_owned();
        assert_eq!(question_problems(&text), [(Code::KeyMissing, body)]);
        let text = text.replace("height: 1", "height: 1, space: [2, 0]");
        assert_eq!(question_problems(&text), [(Code::ValueWrong, "[2, 0]".to_owned())]);
        let text = tower("  a  b", "a b", 1).replace("height: 1", "heigth: 1");
        assert_eq!(question_problems(&text), [(Code::KeyUnknown, "heigth".to_owned())]);
    }

    #[test]
    fn of_what_it_reaches_the_last_in_each_direction_is_named() {
        let text = tower("  .  e  .\n  .  c  .\n  d  a  b\n  .  f  .", "a b c d e f", 2);
        assert_eq!(answer_words(&text, "now").2, ["+ as far as e, b, f and d"]);
        let north = tower("  e\n  c\n  a\n  .\n  b", "a b c e", 1);
        assert_eq!(answer_words(&north, "now").2, ["+ as far as c"]);
    }
}
