//! The dragon: its moves, and the figures that it eats.

use super::problems;
use std::collections::BTreeSet;

use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::meeples;
use crate::mechanics::base::neighbours::{self, Adjacency, AdjacencyNode, TileSpace};
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::base::turning::{self, Answers};
use crate::mechanics::moving::{fairy, whose};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    Bars, DoubleReach, Doubles, GAP_DRAGON, Inquiry, NotApplicable, QuestionId, REACH_DOUBLE_DRAGON, REACH_DRAGON,
    REACH_FAIRY, Reach, ReadingIx, TILE_DOUBLE,
};
use crate::scenario::asks::dragon as ask;
use crate::scenario::{Board, Field, MeepleIx, Reader, TileIx};
use crate::wording::{Arg, Message, Sentence, answers, dragon, say};

/// The most steps in a move.
const STEPS: u32 = 6;

/// The questions of law on which a move may turn.
const MOVING: [QuestionId; 4] =
    [QuestionId::ReachDragon, QuestionId::ReachFairy, QuestionId::ReachDoubleDragon, QuestionId::GapDragon];

pub(in crate::mechanics) static DRAGON: Mechanic = Mechanic {
    card: cards::DRAGON,
    questions: &[
        QuestionId::ReachDragon,
        QuestionId::ReachFairy,
        QuestionId::ReachDoubleDragon,
        QuestionId::GapDragon,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declared: &ask::DECLARATION,
            replies: &[
                Key::new("allowed", Kind::Flag, dragon::SaidAllowed::MESSAGE),
                Key::new("reasons", Kind::Words, answers::Reasons::MESSAGE),
                Key::new("steps", Kind::Count, dragon::SaidSteps::MESSAGE),
                Key::new("left", Kind::Count, dragon::SaidLeft::MESSAGE),
                Key::new("meeples", Kind::Meeples, dragon::SaidMeeples::MESSAGE),
                Key::new("tiles", Kind::Tiles, dragon::SaidTiles::MESSAGE),
            ],
        },
        read,
    }])],
};

/// A move of the dragon, or a question for the next step of one.
#[derive(Debug)]
struct Rampage {
    from: TileSpace,
    /// The stops of the walk; empty if the question asks for the next step.
    path: Vec<TileSpace>,
    /// The places that the dragon visited earlier in this move.
    been: Vec<TileSpace>,
    /// The steps taken earlier in this move.
    used: u32,
}

/// A set of readings of the law for a move.
#[derive(Debug)]
struct Readings<'a> {
    ground: Adjacency,
    fairy: Reach,
    answers: &'a Answers,
}

impl<'a> Readings<'a> {
    fn of(answers: &'a Answers) -> Self {
        let ground = Adjacency {
            reach: answers.reading(REACH_DRAGON),
            doubles: answers.reading(REACH_DOUBLE_DRAGON),
            over_gaps: answers.reading(GAP_DRAGON) == Bars::Skipped,
            over_pairs: true,
        };
        Self { ground, fairy: answers.reading(REACH_FAIRY), answers }
    }

    /// Returns the readings of the questions that were asked, in sentences.
    fn steps(&self) -> impl Iterator<Item = Sentence> + use<> {
        let reach = self.answers.asked(REACH_DRAGON).map(|reach| match reach {
            Reach::Half => say!(dragon::ByHalf),
            Reach::Space => say!(dragon::BySpace),
        });
        let fairy = self.answers.asked(REACH_FAIRY).map(|reach| match reach {
            Reach::Half => say!(dragon::FairyByHalf),
            Reach::Space => say!(dragon::FairyBySpace),
        });
        let doubles = self.answers.asked(REACH_DOUBLE_DRAGON).map(|doubles| match doubles {
            DoubleReach::OneTile => say!(dragon::DoubleIsOne),
            DoubleReach::TwoSpaces => say!(dragon::DoubleIsTwo),
        });
        let gaps = self.answers.asked(GAP_DRAGON).map(|gaps| match gaps {
            Bars::Skipped => say!(dragon::GapPassed),
            Bars::Blocks => say!(dragon::GapBars),
        });
        [reach, fairy, doubles, gaps].into_iter().flatten()
    }
}

/// Each reason why a walk is not allowed, and its form in a row of the table of outcomes; both have the
/// same parts.
const REASONS: [(&Message, &Message); 5] = [
    (dragon::BeenBefore::MESSAGE, dragon::RowBeenBefore::MESSAGE),
    (dragon::GapInTheWay::MESSAGE, dragon::RowGapInTheWay::MESSAGE),
    (dragon::NotOneStep::MESSAGE, dragon::RowNotOneStep::MESSAGE),
    (dragon::FairyKeepsIt::MESSAGE, dragon::RowFairyKeepsIt::MESSAGE),
    (dragon::TooFar::MESSAGE, dragon::RowTooFar::MESSAGE),
];

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let from = from(reader);
    let mut stands = |field: &Field| match reader.get(field) {
        None => Some(Vec::new()),
        Some(node) => {
            let stands = neighbours::stands(reader, node, field)?;
            Some(stands.into_iter().map(|(stand, _)| stand).collect())
        }
    };
    let (path, been) = (stands(&ask::PATH), stands(&ask::BEEN));
    let used = reader.get_or(&ask::USED, 0, |reader, node| reader.number(node, &ask::USED));
    Some(Box::new(Rampage { from: from?, path: path?, been: been?, used: used? }))
}

/// Reads the start of the walk: the place in the question, or else the dragon's place on the board.
fn from(reader: &mut Reader<'_>) -> Option<TileSpace> {
    let standing = reader.scenario.figures.dragon.as_ref();
    let Some(node) = reader.get(&ask::FROM) else {
        let Some(standing) = standing else {
            reader.need(&ask::FROM)?;
            return None;
        };
        let span = reader.span();
        return neighbours::on_tile(reader, standing.tile, span, "say where the dragon starts, `from:`, by a space");
    };
    let from = neighbours::stand(reader, node)?;
    if let Some(standing) = standing.filter(|s| s.tile != from.tile) {
        reader.problem(problems::dragon_elsewhere(node.span, standing.span));
        return None;
    }
    Some(from)
}

impl Query for Rampage {
    fn goes(&self, table: &Table<'_>, held: &[(QuestionId, ReadingIx)]) -> Option<Vec<u32>> {
        let answers = Answers::held(held);
        let readings = Readings::of(&answers);
        let step = |stops: usize| {
            let path = self.path.iter().take(stops).copied().collect();
            let begun = Self { from: self.from, path, been: self.been.clone(), used: self.used };
            match begun.find(table, &readings).reply.get("steps") {
                // For a move that had begun before, the steps are counted from its beginning.
                Some(ReplyPart::Count(0)) => Some(0),
                Some(ReplyPart::Count(count)) => Some(self.used + *count),
                Some(_) | None => None,
            }
        };
        Some((1..=self.path.len()).map_while(step).collect())
    }

    fn reached<'r>(&self, reply: &'r Reply) -> &'r [TileIx] {
        // On a path, the tile is its last stop, which is marked anyway.
        if self.path.is_empty() { reply.tiles() } else { &[] }
    }

    fn points(&self, _: &Table<'_>) -> Vec<Pointer> {
        let stands = std::iter::once(&self.from).chain(&self.path);
        let number = |stop: u32| if stop == 0 { 0 } else { self.used + stop };
        let stop = |(stop, stand): (u32, &TileSpace)| Pointer::Stop { tile: stand.tile, stop: number(stop) };
        (0..).zip(stands).map(stop).collect()
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let board = table.board();
        let (from, been) = (self.from.arg(board), TileSpace::args(&self.been, board));
        match self.path.split_last() {
            None => say!(dragon::HeadingNextStep { from: from, used: self.used, been: been }),
            Some((last, over)) => say!(dragon::HeadingWalk {
                from: from,
                over: TileSpace::args(over, board),
                to: last.arg(board),
                used: self.used,
                been: been,
            }),
        }
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = &finding.reply;
        match (reply.get("allowed"), reply.get("reasons")) {
            (Some(ReplyPart::Flag(true)), _) => self.walked(table, reply),
            (Some(_), Some(ReplyPart::Words(reasons))) => not_allowed(reasons),
            _ => next(reply),
        }
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let answers = turning::ask(law, &MOVING, |a| self.find(table, &Readings::of(a)).reply)?;
        if answers.asked(REACH_DOUBLE_DRAGON).is_none() && self.comes_to_double(table, &answers) {
            let Doubles::Exists = law.ask(TILE_DOUBLE)?;
        }
        Ok(self.find(table, &Readings::of(&answers)))
    }
}

impl Rampage {
    /// Returns `true` if a double-size tile is the start, an earlier stop, on the path, or a possible next step.
    fn comes_to_double(&self, table: &Table<'_>, answers: &Answers) -> bool {
        let (board, ground) = (table.board(), Readings::of(answers).ground);
        let next = ground.next_to(board, ground.spot(board, self.from));
        let next = if self.path.is_empty() { ground.tiles_of(board, next) } else { Vec::new() };
        let named = self.path.iter().chain(&self.been).chain([&self.from]);
        table.double_among(named.map(|stand| stand.tile).chain(next))
    }

    /// Finds the answer under some readings.
    fn find(&self, table: &Table<'_>, readings: &Readings<'_>) -> Finding {
        let board = table.board();
        let kept = match &table.scenario.figures.fairy {
            Some(fairy) => fairy::kept(board, fairy.tile, readings.fairy),
            None => Vec::new(),
        };
        let spot = |stand: &TileSpace| readings.ground.spot(board, *stand);
        let at = spot(&self.from);
        let been: BTreeSet<AdjacencyNode> = self.been.iter().map(spot).chain([at]).collect();
        let mut steps: Vec<Sentence> = readings.steps().collect();
        let reply = if self.path.is_empty() {
            self.next_step(board, readings.ground, &kept, &been, &mut steps)
        } else {
            self.along(table, readings.ground, &kept, been, &mut steps)
        };
        Finding { reply, steps, ..Finding::default() }
    }

    /// Returns the tiles to which the next step may lead.
    fn next_step(
        &self,
        board: &Board,
        ground: Adjacency,
        kept: &[TileIx],
        been: &BTreeSet<AdjacencyNode>,
        steps: &mut Vec<Sentence>,
    ) -> Reply {
        let left = STEPS.saturating_sub(self.used);
        let mut next = ground.next_to(board, ground.spot(board, self.from));
        next.retain(|s| left > 0 && !been.contains(s) && open_to_it(board, ground, kept, *s));
        if left == 0 {
            steps.push(say!(dragon::NoStepLeft));
        } else if next.is_empty() {
            steps.push(say!(dragon::NoStepOpen));
        }
        Reply::new().with("left", ReplyPart::Count(left)).with("tiles", ReplyPart::Tiles(ground.tiles_of(board, next)))
    }

    /// Returns whether a path is allowed, and its effects.
    fn along(
        &self,
        table: &Table<'_>,
        ground: Adjacency,
        kept: &[TileIx],
        mut been: BTreeSet<AdjacencyNode>,
        steps: &mut Vec<Sentence>,
    ) -> Reply {
        let board = table.board();
        let mut reasons: Vec<Sentence> = Vec::new();
        let mut named: BTreeSet<TileSpace> = self.been.iter().copied().chain([self.from]).collect();
        let mut last = self.from;
        let mut count = 0;
        let mut entered: BTreeSet<AdjacencyNode> = BTreeSet::new();
        for &stand in &self.path {
            let to = || stand.arg(board);
            let (at, spot) = (ground.spot(board, last), ground.spot(board, stand));
            let new = named.insert(stand);
            let mut against: Vec<Sentence> = Vec::new();
            let stays = new && spot == at;
            if !stays {
                count += 1;
                if !been.insert(spot) {
                    against.push(say!(dragon::BeenBefore { to: to() }));
                }
                if spot != at {
                    against.extend(barred(board, ground, last, stand));
                }
                entered.insert(spot);
            }
            if !open_to_it(board, ground, kept, spot) {
                against.push(say!(dragon::FairyKeepsIt { to: to() }));
            }
            let step = if stays { 0 } else { self.used + count };
            let reasons_now = Arg::list(against.iter().cloned());
            steps.push(say!(dragon::Step { number: step, to: to(), reasons: reasons_now }));
            reasons.append(&mut against);
            last = stand;
        }
        let left = STEPS.saturating_sub(self.used);
        if count > left {
            reasons.push(say!(dragon::TooFar { count: count, left: left }));
        }
        if !reasons.is_empty() {
            return Reply::allowed(reasons);
        }
        let tiles = ground.tiles_of(board, entered);
        Reply::allowed(reasons)
            .with("steps", ReplyPart::Count(count))
            .with("meeples", ReplyPart::Meeples(meeples::figures_on(table, &tiles)))
            .with("tiles", ReplyPart::Tiles(vec![last.tile]))
    }

    /// Returns the answer for a walk that is allowed.
    fn walked(&self, table: &Table<'_>, reply: &Reply) -> Option<Answer> {
        let Some(&ReplyPart::Count(steps)) = reply.get("steps") else { return None };
        let to = self.path.last()?.arg(table.board());
        let mut eaten: Vec<MeepleIx> = reply.meeples().to_vec();
        eaten.sort_by_key(|n| self.when(table.board(), table.scenario.meeple(*n).place.tile));
        let (whose, tiles) = whose::whose(table.scenario, &eaten);
        let row = if whose.len() > whose::FEW {
            say!(dragon::RowGoesEatingOn { steps: steps, tiles: Arg::list(tiles) })
        } else {
            say!(dragon::RowGoes { steps: steps, eaten: Arg::list(whose) })
        };
        let today = say!(dragon::TodayGoes { steps: steps, to: to, eaten: Arg::list(eaten) });
        Some(Answer::new(today, row))
    }

    /// Returns when the dragon reaches a tile: the index in the path of the tile, or of the other half in its space.
    fn when(&self, board: &Board, tile: TileIx) -> (usize, TileIx) {
        let at = board.placed(tile).at;
        let named = self.path.iter().position(|stand| stand.tile == tile);
        let near = || self.path.iter().position(|stand| stand.space == at);
        (named.or_else(near).unwrap_or(self.path.len()), tile)
    }
}

/// Returns the answer for a walk that is not allowed, with the first two reasons.
fn not_allowed(reasons: &[Sentence]) -> Option<Answer> {
    let first = reasons.first()?;
    let (_, row) = REASONS.iter().find(|(reason, _)| reason.id() == first.id())?;
    let row = Sentence::new(row, first.args().to_vec());
    let answer = Answer::new(say!(dragon::TodayNot { reason: first.clone() }), row);
    Some(match reasons.get(1) {
        Some(second) => answer.and(say!(dragon::Besides { reason: second.clone() })),
        None => answer,
    })
}

/// Returns the answer for the next step.
fn next(reply: &Reply) -> Option<Answer> {
    let Some(&ReplyPart::Count(left)) = reply.get("left") else { return None };
    let tiles = || Arg::list(reply.tiles().iter().copied());
    Some(match (left, reply.tiles()) {
        (0, _) => Answer::new(say!(dragon::NoStepLeft), say!(dragon::RowNoStepLeft)),
        (_, []) => Answer::new(say!(dragon::NoStepOpen), say!(dragon::RowNoStepOpen)),
        (left, _) => Answer::new(
            say!(dragon::TodayNext { left: left, tiles: tiles() }),
            say!(dragon::RowNext { tiles: tiles() }),
        ),
    })
}

/// Returns `true` if the fairy does not keep the dragon out of a spot.
fn open_to_it(board: &Board, ground: Adjacency, kept: &[TileIx], spot: AdjacencyNode) -> bool {
    !ground.tiles(board, spot).iter().any(|t| kept.contains(t))
}

/// Returns the reason why there is no step between two places; `None` if there is one.
fn barred(board: &Board, ground: Adjacency, from: TileSpace, to: TileSpace) -> Option<Sentence> {
    let next = |ground: Adjacency| ground.next_to(board, ground.spot(board, from)).contains(&ground.spot(board, to));
    if next(ground) {
        return None;
    }
    let over_gaps = next(Adjacency { over_gaps: true, ..ground });
    let (from, to) = (from.arg(board), to.arg(board));
    Some(if over_gaps {
        say!(dragon::GapInTheWay { from: from, to: to })
    } else {
        say!(dragon::NotOneStep { from: from, to: to })
    })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use crate::mechanics::Pointer;
    use crate::mechanics::try_out::{answered, in_words, refused};
    use crate::text::{Code, Problems};

    fn asked(board: &str, body: &str) -> String {
        let mut names: Vec<String> = board.chars().filter(char::is_ascii_lowercase).map(String::from).collect();
        names.sort_unstable();
        names.dedup();
        let tiles = names.join(" ");
        let on: Vec<String> = names.iter().map(|n| format!("{n}.field")).collect();
        let on = on.join(", ");
        format!("board: |\n{board}\ntiles:\n  {tiles}: {{}}\nmeeples:\n  red: [{on}]\nask:\n  - dragon: {body}\n")
    }

    #[test]
    fn a_reason_and_its_row_have_the_same_parts() {
        for (reason, row) in super::REASONS {
            assert!(reason.args().eq(row.args()), "{}", row.id());
        }
    }

    #[test]
    fn the_steps_of_a_move_that_is_begun_are_counted_from_its_beginning() {
        let text = asked("  a  b  c", "{ from: a, path: [b, c], used: 3 }");
        let mut scenario = crate::scenario::try_out::read(&text).expect("a legal position");
        let posed = crate::mechanics::pose(&mut scenario, &mut Problems::new());
        let land = crate::landscape::Landscape::of(&scenario.board);
        let table = crate::mechanics::lay(&scenario, &land, &posed);
        let query = &posed.first().expect("a question").query;
        let stop = |pointer: &Pointer| match pointer {
            Pointer::Stop { stop, .. } => Some(*stop),
            _ => None,
        };
        let stops: Vec<u32> = query.points(&table).iter().filter_map(stop).collect();
        assert_eq!(stops, [0, 4, 5]);
        assert_eq!(query.goes(&table, &[]), Some(vec![4, 5]));
    }

    const ROW: &str = r"  a  p\q  b  .\s  c";

    #[test]
    fn a_pair_is_one_step_or_two() {
        let text = asked(ROW, "{ from: a, path: [p, q, b] }");
        let eaten = "meeples red b.field, red p.field, red q.field; tiles b";
        let (found, law) = answered(&text, "2021");
        assert_eq!(found, [format!("allowed yes; steps 2; {eaten}")]);
        assert_eq!(law, ["reach.dragon"]);
        assert_eq!(answered(&text, "2015").0, [format!("allowed yes; steps 3; {eaten}")]);
    }

    #[test]
    fn it_eats_on_the_half_or_in_the_space() {
        let text = asked(ROW, "{ from: a, path: p }");
        assert_eq!(answered(&text, "2015").0, ["allowed yes; steps 1; meeples red p.field; tiles p"]);
        assert_eq!(answered(&text, "2021").0, ["allowed yes; steps 1; meeples red p.field, red q.field; tiles p"]);
    }

    #[test]
    fn the_far_half_can_be_named_only_where_spaces_count() {
        let text = asked(ROW, "{ from: a, path: [q, b] }");
        assert_eq!(answered(&text, "2015").0, ["allowed no; reasons q is not one step from a"]);
        assert_eq!(
            answered(&text, "2021").0,
            ["allowed yes; steps 2; meeples red b.field, red p.field, red q.field; tiles b"]
        );
    }

    #[test]
    fn to_the_partner_is_one_step_or_none() {
        let text = asked(ROW, "{ from: p, path: q }");
        assert_eq!(answered(&text, "2015").0, ["allowed yes; steps 1; meeples red q.field; tiles q"]);
        assert_eq!(answered(&text, "2021").0, ["allowed yes; steps 0; meeples ; tiles q"]);
    }

    #[test]
    fn a_gap_is_passed_over_or_bars_the_way() {
        let text = asked(ROW, "{ from: b, path: [s, c] }");
        let passed = "allowed yes; steps 2; meeples red c.field, red s.field; tiles c";
        let (found, law) = answered(&text, "2020");
        let barred = "allowed no; reasons a triangular gap blocks the way from b to s";
        assert_eq!(found, [passed, barred]);
        assert_eq!(law, ["gap.dragon"]);
        assert_eq!(answered(&text, "2021").0, [passed]);
        assert_eq!(answered(&text, "community").0, [passed]);
    }

    #[test]
    fn the_next_step_is_told() {
        let text = asked(ROW, "{ from: b }");
        assert_eq!(answered(&text, "2021").0, ["left 6; tiles p, q, s"]);
        assert_eq!(answered(&text, "community").0, ["left 6; tiles q, s"]);
        assert_eq!(answered(&text, "2015").0, ["left 6; tiles q, s", "left 6; tiles q"]);
        let text = asked(ROW, "{ from: b, been: p, used: 4 }");
        assert_eq!(answered(&text, "2021").0, ["left 2; tiles s"]);
        assert_eq!(answered(&text, "community").0, ["left 2; tiles q, s"]);
        let text = asked(ROW, "{ from: b, used: 6 }");
        assert_eq!(answered(&text, "2015"), (vec!["left 0; tiles ".to_owned()], vec![]));
    }

    #[test]
    fn it_stays_off_the_fairys_tile() {
        let on = |figures: &str, body: &str| asked(ROW, body) + &format!("figures: {figures}\n");
        let text = on("{ dragon: a, fairy: q }", "{}");
        assert_eq!(answered(&text, "2015").0, ["left 6; tiles p"]);
        let (found, law) = answered(&text, "2021");
        assert_eq!((found, law), (vec!["left 6; tiles ".to_owned()], vec!["reach.dragon"]));
        let text = on("{ fairy: q }", "{ from: a, path: [p, q] }");
        let kept = "allowed no; reasons the fairy keeps it off q";
        assert_eq!(answered(&text, "2015").0, [kept]);
        assert_eq!(
            answered(&text, "2021").0,
            ["allowed no; reasons the fairy keeps it off p, the fairy keeps it off q"]
        );
    }

    #[test]
    fn a_double_is_one_step_or_two() {
        let text = asked("  a  k  <  b", "{ from: a, path: [[1, 0], [2, 0], b] }");
        let eaten = "meeples red b.field, red k.field; tiles b";
        let (found, law) = answered(&text, "2015");
        assert_eq!(found, [format!("allowed yes; steps 2; {eaten}")]);
        assert_eq!(law, ["reach.double-dragon"]);
        assert_eq!(answered(&text, "2021").0, [format!("allowed yes; steps 3; {eaten}")]);
        assert_eq!(answered(&text, "2014").0, ["n/a"]);
    }

    #[test]
    fn what_comes_to_a_double_has_no_answer_before_there_were_any() {
        let across = asked("  a  k  b\n  .  ^  .", "{ from: a, path: [[1, 0], b] }");
        let (found, law) = answered(&across, "2015");
        assert_eq!(found.len(), 1);
        assert_eq!(law, ["tile.double"]);
        assert_eq!(answered(&across, "2014").0, ["n/a"]);
        let beside = asked("  a  k  b\n  .  ^  .", "{ from: a }");
        assert_eq!(answered(&beside, "2014").0, ["n/a"]);
        let far = asked("  c  a  .  k\n  .  .  .  ^", "{ from: a }");
        assert_eq!(answered(&far, "2014"), (vec!["left 6; tiles c".to_owned()], vec![]));
    }

    #[test]
    fn every_reason_is_told() {
        let text = asked("  a  b  .  c", "{ from: a, path: [b, a, a, c], used: 5 }");
        assert_eq!(
            answered(&text, "now"),
            (
                vec![
                    "allowed no; reasons it has already been on a in this move, \
                     it has already been on a in this move, c is not one step from a, it would take 4 steps, \
                     and it has only 1 left"
                        .to_owned()
                ],
                vec![]
            )
        );
    }

    #[test]
    fn a_tile_that_does_not_matter_is_crossed_by_its_space() {
        let text = asked("  a  #  b", "{ from: a, path: [[1, 0], b] }");
        assert_eq!(answered(&text, "now").0, ["allowed yes; steps 2; meeples red b.field; tiles b"]);
        let text = asked("  a  #  b", "{ from: a, path: [1, 0] }");
        assert_eq!(answered(&text, "now").0, ["allowed yes; steps 1; meeples ; tiles # at [1, 0]"]);
        let text = asked("  a  #  b", "{ from: a }");
        assert_eq!(answered(&text, "now").0, ["left 6; tiles # at [1, 0]"]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let wrong = |body: &str| refused(&asked("  a  b  k  <", body));
        let value = |text: &str| vec![(Code::ValueWrong, text.to_owned())];
        assert_eq!(wrong("{ path: b }"), [(Code::KeyMissing, "{ path: b }".to_owned())]);
        assert_eq!(wrong("{ from: k }"), value("k"));
        assert_eq!(wrong("{ from: a, path: [] }"), value("[]"));
        assert_eq!(wrong("{ from: a, path: z }"), [(Code::PlaceUnknown, "z".to_owned())]);
        assert_eq!(wrong("{ from: a, used: 7 }"), value("7"));
        assert_eq!(wrong("{ from: a, way: b }"), [(Code::KeyUnknown, "way".to_owned())]);
        let long = vec!["b"; 51].join(", ");
        assert_eq!(wrong(&format!("{{ from: a, path: [{long}] }}")), value(&format!("[{long}]")));
        let elsewhere = |body: &str, dragon: &str| {
            refused(&(asked("  a  b  k  <", body) + &format!("figures: {{ dragon: {dragon} }}\n")))
        };
        assert_eq!(elsewhere("{ from: a }", "b"), value("a"));
        assert_eq!(elsewhere("{}", "k"), value("{}"));
        assert_eq!(elsewhere("{ from: [2, 0] }", "k"), []);
    }

    #[test]
    fn what_is_said_tells_the_walk_or_the_next_step() {
        let said = |body: &str| {
            let (_, today, rows) = in_words(&asked("  a  b  c", body), "now");
            [today, rows].concat()
        };
        assert_eq!(
            said("{ from: a, path: [b, c] }"),
            ["It reaches c in 2 steps and eats Red's 2 meeples on b and c.", "+ 2 steps, eats Red on b and Red on c"]
        );
        assert_eq!(said("{ from: a }"), ["It has 6 steps left; the next can be to b.", "+ can move to b"]);
        assert_eq!(said("{ from: a, used: 6 }"), ["It has taken all six steps.", "+ no steps left"]);
        assert_eq!(said("{ from: a, been: b }"), ["No step is possible: it stops.", "+ it is stuck"]);
    }
}
