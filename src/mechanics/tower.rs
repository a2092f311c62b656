//! The tower (*The Tower*).
//!
//! A tower of so many floors reaches so far: its own place, and as many steps in each of the four
//! straight directions. Empty spaces are counted and passed over. The player who builds may take a
//! meeple within reach: any that can own a feature, but no builder, pig, shepherd or barn.
//! (WikiCarpedia, *The Tower*.)
//!
//! Halves: where a half is a tile of its own, a pair is two steps and the tower stands on one of
//! them; where spaces count, a pair is one step and everything in it is within reach. (`1e` and
//! `2e`, *De Toren*.) Under `blocks`, no step goes over a side of a triangular gap. A double-size
//! tile is one step or two (*Castles in Germany*).

use super::asking::{By, Form, Query};
use super::reply::{Kind, MeepleIx, Reply, Told, tile_word};
use super::step::Step;
use super::walk::{self, Met};
use super::{Finding, Mechanic, Table};
use crate::geometry::{Compass, Direction, Shape, Space};
use crate::rulebook::{
    Bars, DoubleReach, GAP_TOWER, Inquiry, NotApplicable, QuestionId, REACH_DOUBLE, REACH_TOWER,
    Reach,
};
use crate::scenario::{Board, Reader, Scenario, TileIx};
use crate::text::{Code, Problem};

/// The tower.
#[derive(Debug)]
pub(super) struct Tower;

/// As many floors as there are.
const HIGHEST: u32 = 30;

impl Mechanic for Tower {
    fn name(&self) -> &'static str {
        "tower"
    }

    fn about(&self) -> &'static str {
        "A tower (The Tower) reaches its own place and, in each of the four straight directions, as many steps as it has \
         floors; empty spaces are counted and passed over. Whoever builds may take a meeple within reach, but no \
         builder, pig, shepherd or barn. Halves are steps of their own or share the step of their space; a double-size \
         tile is one step or two."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[QuestionId::ReachTower, QuestionId::ReachDouble, QuestionId::GapTower]
    }

    fn forms(&self) -> &'static [Form] {
        &[Form {
            ask: "tower",
            by: By::Word,
            example: "tower: { at: a, height: 2 }",
            replies: &[("tiles", Kind::Tiles), ("meeples", Kind::Meeples)],
            read,
        }]
    }
}

/// A tower of so many floors.
#[derive(Debug)]
struct Asked {
    at: TileIx,
    /// The space in which it stands.
    space: Space,
    height: u32,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    reader.keys(&["at", "height", "space"])?;
    let at = reader.need("at", "name the tile on which the tower stands: `at: a`");
    let height = reader.need("height", "say how many floors it has: `height: 2`");
    let at = at.and_then(|n| reader.tile(n));
    let height = height.and_then(|n| reader.count(n, "`height`", 1, HIGHEST));
    let at = at?;
    let placed = reader.scenario.board.placed(at);
    let own: Vec<Space> = placed.shape.spaces(placed.at).collect();
    let space = match (reader.get("space"), own.as_slice()) {
        (None, [only]) => *only,
        (None, _) => {
            let span = reader.span();
            let first = own.first()?;
            reader.problem(
                Problem::new(
                    Code::KeyMissing,
                    span,
                    "the tower stands on a double-size tile: in which of its spaces?",
                )
                .label("no `space` here")
                .help(format!(
                    "add the space by column and row: `space: [{}, {}]`",
                    first.column, first.row
                )),
            );
            return None;
        }
        (Some(node), _) => {
            let space = reader.space(node)?;
            if !own.contains(&space) {
                reader.problem(
                    Problem::new(
                        Code::ValueWrong,
                        node.span,
                        "the tile does not lie in this space",
                    )
                    .label("not there")
                    .help("name a space that the tile covers"),
                );
            }
            space
        }
    };
    Some(Box::new(Asked { at, space, height: height? }))
}

/// How the steps of a line are counted.
#[derive(Debug, Clone, Copy)]
struct Counting {
    reach: Reach,
    doubles: DoubleReach,
    gaps: Bars,
}

impl Query for Asked {
    fn title(&self, scenario: &Scenario) -> String {
        let floors = if self.height == 1 { "floor" } else { "floors" };
        format!("on {} with {} {floors}", tile_word(scenario, self.at), self.height)
    }

    fn judge(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let board = table.board();
        let lines = Direction::ALL.map(|d| self.line(board, d.into()));
        // What no line meets is not asked.
        let any = |test: &dyn Fn(&Met) -> bool| lines.iter().flatten().any(test);
        let double =
            |met: &Met| met.all().any(|t| matches!(board.placed(t).shape, Shape::Double(_)));
        let mut counting =
            Counting { reach: Reach::Space, doubles: DoubleReach::TwoSpaces, gaps: Bars::Skipped };
        if any(&double) {
            counting.doubles = law.ask(REACH_DOUBLE)?;
        }
        if any(&Met::is_pair) {
            counting.reach = law.ask(REACH_TOWER)?;
        }
        if any(&Met::gap) {
            counting.gaps = law.ask(GAP_TOWER)?;
        }
        let mut tiles: Vec<TileIx> = match counting.reach {
            Reach::Half => vec![self.at],
            Reach::Space => board.at(self.space).collect(),
        };
        let mut steps = vec![Step::Tell(match counting.reach {
            Reach::Half => "Each half is a tile of its own, and a step of its own.".to_owned(),
            Reach::Space => {
                "A step goes from space to space and reaches all that lies there.".to_owned()
            }
        })];
        for (direction, line) in Direction::ALL.into_iter().zip(&lines) {
            let reached = self.reached(board, line, counting);
            let names: Vec<String> =
                reached.iter().map(|t| tile_word(table.scenario, *t)).collect();
            let toward = Compass::from(direction).word();
            let names = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
            steps.push(Step::Tell(format!("To the {toward}: {names}.")));
            tiles.extend(reached);
        }
        tiles.sort_unstable();
        tiles.dedup();
        let meeples: Vec<MeepleIx> = (0..)
            .zip(&table.scenario.meeples)
            .filter(|(_, m)| tiles.contains(&m.place.tile) && m.figure.is_follower())
            .map(|(n, _)| n)
            .collect();
        let reply =
            Reply::new().with("tiles", Told::Tiles(tiles)).with("meeples", Told::Meeples(meeples));
        Ok(Finding { reply, steps, ..Finding::default() })
    }
}

impl Asked {
    /// What a line meets: its own space first, then as many as there are floors.
    fn line(&self, board: &Board, toward: Compass) -> Vec<Met> {
        let floors = usize::try_from(self.height).unwrap_or(usize::MAX);
        // A double-size tile that is one step lets a line reach one space farther for each.
        std::iter::once(walk::met(board, self.space, toward))
            .chain(walk::line(board, self.space, toward).take(2 * floors + 1))
            .collect()
    }

    /// The tiles that a line reaches, the tower's own not among them.
    fn reached(&self, board: &Board, line: &[Met], counting: Counting) -> Vec<TileIx> {
        let mut reached: Vec<TileIx> = Vec::new();
        let mut left = self.height;
        let blocks = counting.gaps == Bars::Blocks;
        let Some((own, beyond)) = line.split_first() else {
            return reached;
        };
        // Out of the own space: over the partner of the own half, or over its gap.
        let mut over: Option<TileIx> = Some(self.at);
        if counting.reach == Reach::Half {
            let after = own.tiles.iter().skip_while(|met| !met.contains(&self.at)).skip(1);
            for met in after {
                reached.extend(met);
                left = left.saturating_sub(1);
            }
        }
        if blocks && own.gap_last {
            return reached;
        }
        for met in beyond {
            if left == 0 || (blocks && met.gap_first) {
                break;
            }
            let double = met.all().find(|t| matches!(board.placed(*t).shape, Shape::Double(_)));
            let same = double.is_some() && double == over;
            let free = same && counting.doubles == DoubleReach::OneTile;
            if met.is_empty() || free {
                left -= u32::from(!free);
            } else if counting.reach == Reach::Space {
                reached.extend(met.all());
                left -= 1;
            } else {
                for tiles in &met.tiles {
                    if left > 0 {
                        reached.extend(tiles);
                        left -= 1;
                    }
                }
            }
            if blocks && met.gap_last {
                break;
            }
            over = double;
        }
        reached.retain(|t| *t != self.at);
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::super::try_out::{answered, refused};
    use crate::text::Code;

    fn tower(board: &str, tiles: &str, height: u32) -> String {
        format!(
            "board: |\n{board}\ntiles:\n  {tiles}: {{}}\nmeeples:\n  red: b.field\nask:\n  - tower: {{ at: a, height: {height} }}\n"
        )
    }

    #[test]
    fn a_pair_is_one_step_or_two() {
        let text = tower(r"  a  b\c  d", "a b c d", 1);
        assert_eq!(answered(&text, "2021").0, ["tiles a, b, c; meeples red b.field"]);
        assert_eq!(answered(&text, "2015").0, ["tiles a, b; meeples red b.field"]);
        let text = tower(r"  a  b\c  d", "a b c d", 2);
        assert_eq!(answered(&text, "2015").0, ["tiles a, b, c; meeples red b.field"]);
        assert_eq!(answered(&text, "2021").0, ["tiles a, b, c, d; meeples red b.field"]);
    }

    #[test]
    fn a_gap_is_passed_over_or_ends_the_line() {
        let text = tower(r"  a  b\.  d", "a b d", 2);
        let (found, asked) = answered(&text, "2020");
        assert_eq!(asked, ["gap.tower"]);
        assert_eq!(found.len(), 2);
        assert_eq!(answered(&text, "2021").0, ["tiles a, b, d; meeples red b.field"]);
    }

    #[test]
    fn empty_spaces_are_counted() {
        let text = tower("  a  .  b", "a b", 1);
        assert_eq!(answered(&text, "2021"), (vec!["tiles a; meeples ".to_owned()], vec![]));
    }

    #[test]
    fn the_tower_on_a_half_reaches_its_partner() {
        let text = tower(r"  a\c  b", "a b c", 1);
        assert_eq!(answered(&text, "2015").0, ["tiles a, c; meeples "]);
        assert_eq!(answered(&text, "2021").0, ["tiles a, c, b; meeples red b.field"]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let text = tower("  a  b", "a b", 0);
        assert_eq!(refused(&text), [(Code::ValueWrong, "0".to_owned())]);
        let text = tower("  a  b", "a b", 1).replace("at: a", "at: z");
        assert_eq!(refused(&text), [(Code::PlaceUnknown, "z".to_owned())]);
    }
}
