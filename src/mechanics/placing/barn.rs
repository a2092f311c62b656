//! The question whether a barn may be placed, and the effect of placing one. The scoring of a field
//! with a barn at the end of the game is in the module `features`.

use super::problems;

use crate::geometry::{Compass, Corner, Crossing, Direction, Shape};
use crate::landscape::{AreaIx, fields_at, first_place, side_order};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::fairy::{self, Reward};
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::{Item, Thing, worth};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::base::{buildings, farm, majority, meeples};
use crate::mechanics::placing::words;
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    BARN_FIELDS, BarnFields, BarnGround, Doubles, Inquiry, Law, LongSideMiddle, NotApplicable, PLACE_BARN,
    PLACE_BARN_DOUBLE, QuestionId, Reading, RuleSet, TILE_DOUBLE, every_reading,
};
use crate::scenario::asks::barn as ask;
use crate::scenario::{Barn, Board, Figure, Place, PlayerIx, Quadrant, Reader, Scenario, Shown, TileIx};
use crate::text::{Problems, Span};
use crate::wording::{Arg, Sentence, answers, barn_placing, say};

pub(in crate::mechanics) static BARN: Mechanic = Mechanic {
    card: cards::BARN,
    questions: &[
        QuestionId::PlaceBarn,
        QuestionId::PlaceBarnDouble,
        QuestionId::TileDouble,
        QuestionId::FieldCastle,
        QuestionId::BarnFields,
        QuestionId::GapField,
        QuestionId::GapCityRoad,
        QuestionId::GapAbbeySide,
        QuestionId::ReachLittleBuilding,
    ],
    roles: &[
        Role::Answers(&[Askable {
            form: Form {
                declared: &ask::DECLARATION,
                replies: &[
                    Key::new("allowed", Kind::Flag, barn_placing::SaidAllowed::MESSAGE),
                    Key::new("reasons", Kind::Words, answers::Reasons::MESSAGE),
                    Key::new("tiles", Kind::Tiles, barn_placing::SaidTiles::MESSAGE),
                    Key::new("places", Kind::Features, barn_placing::SaidPlaces::MESSAGE),
                    Key::new("meeples", Kind::Meeples, barn_placing::SaidMeeples::MESSAGE),
                    Key::new("barn_worth", Kind::Count, barn_placing::SaidBarnWorth::MESSAGE),
                ],
            },
            read,
        }]),
        Role::Checks(check),
        Role::Doubts(doubts),
    ],
};

/// A barn that is to be placed.
#[derive(Debug)]
struct BarnSite {
    at: Crossing,
    /// The tile by which the question names the crossing.
    by: TileIx,
    /// The position of the crossing in the source.
    span: Span,
    player: Option<PlayerIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let node = reader.need(&ask::BARN);
    let player = reader.get_or(&ask::PLAYER, None, |reader, node| reader.player(node).map(Some));
    let node = node?;
    let (at, by) = reader.crossing(node)?;
    let board = &reader.scenario.board;
    if let Some(hash) = unknown(board, at) {
        let span = board.placed(hash).span;
        reader.problem(problems::barn_site_on_hash(node.span, span));
        return None;
    }
    Some(Box::new(BarnSite { at, by, span: node.span, player: player? }))
}

/// Returns a tile at the crossing with an unknown print, if there is one.
fn unknown(board: &Board, at: Crossing) -> Option<TileIx> {
    let quadrants = board.quadrants(at);
    let found = quadrants.iter().flat_map(|q| &q.tips).find(|tip| tip.shown == Shown::Unknown);
    found.map(|tip| tip.tile)
}

/// Reports barns where no rules allow them.
fn check(scenario: &Scenario, problems: &mut Problems) {
    for barn in &scenario.barns {
        let board = &scenario.board;
        if let Some(hash) = unknown(board, barn.at) {
            problems.push(problems::barn_on_hash(barn.span, board.placed(hash).span));
            continue;
        }
        let quadrants = board.quadrants(barn.at);
        let faults: Vec<Vec<Sentence>> = BarnGround::ALL.iter().map(|g| faults(board, &quadrants, *g)).collect();
        // Some rules allow it there.
        if faults.iter().any(Vec::is_empty) {
            continue;
        }
        problems.push_with(|| {
            let least = faults.into_iter().min_by_key(Vec::len).unwrap_or_default();
            let voice = scenario.voice();
            let least: Vec<String> = least.iter().map(|fault| voice.say(fault)).collect();
            problems::barn_nowhere_allowed(&voice.clauses(&least), barn.span)
        });
    }
}

/// Returns sentences on the barns that some rules allow and others do not.
fn doubts(table: &Table<'_>, _: &[RuleSet]) -> Vec<Sentence> {
    let disputed = |barn: &Barn| {
        let quadrants = table.board().quadrants(barn.at);
        let is_allowed = |ground: &BarnGround| faults(table.board(), &quadrants, *ground).is_empty();
        let (allowed, barred): (Vec<BarnGround>, Vec<BarnGround>) =
            BarnGround::ALL.iter().partition(|ground| is_allowed(ground));
        if allowed.is_empty() || barred.is_empty() {
            return None;
        }
        let (player, spot) = (barn.player, spot(table.board(), barn.at, barn.tile));
        Some(if today().iter().all(|ground| barred.contains(ground)) {
            say!(barn_placing::NotToday { player: player, spot: spot })
        } else {
            say!(barn_placing::Disputed { player: player, spot: spot })
        })
    };
    table.scenario.barns.iter().filter_map(disputed).collect()
}

/// Returns the conditions of today's rules on the ground of a barn, one for each open reading.
fn today() -> Vec<BarnGround> {
    let present = RuleSet::present();
    let runs = every_reading(&Law::of(&present), |inquiry| inquiry.ask(PLACE_BARN));
    runs.unwrap_or_default().into_iter().map(|(_, ground)| ground).collect()
}

/// Returns the different tiles that reach a crossing, in map order.
fn tiles_at(quadrants: &[Quadrant]) -> Vec<TileIx> {
    let mut tiles: Vec<TileIx> = quadrants.iter().flat_map(|q| &q.tips).map(|tip| tip.tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// Returns why no barn may be placed at a crossing, because of the tiles there.
fn faults(board: &Board, quadrants: &[Quadrant], ground: BarnGround) -> Vec<Sentence> {
    let whole = match ground {
        BarnGround::FullCorners => true,
        BarnGround::FourTiles | BarnGround::Stable | BarnGround::CommunityStable => false,
    };
    let (mut faults, mut empty, mut gaps) = (Vec::new(), Vec::new(), Vec::new());
    for quadrant in quadrants {
        // The direction of the quadrant as seen from the crossing.
        let to = words::toward(quadrant.corner.opposite());
        if quadrant.tips.is_empty() {
            match board.at(quadrant.space).next() {
                None => empty.push(to),
                Some(half) => faults.push(say!(barn_placing::DoesNotReach { tile: half, to: to })),
            }
        } else if whole && !quadrant.is_full() {
            gaps.push(to);
        }
    }
    if !empty.is_empty() {
        faults.insert(0, say!(barn_placing::Nothing { sides: Arg::list(empty) }));
    }
    if !gaps.is_empty() {
        faults.push(say!(barn_placing::Gap { sides: Arg::list(gaps) }));
    }
    let tips = |shown: Shown| {
        let tips = quadrants.iter().flat_map(|q| &q.tips).filter(|tip| tip.shown == shown);
        let mut found: Vec<TileIx> = tips.map(|tip| tip.tile).collect();
        found.sort_unstable();
        found.dedup();
        found
    };
    let cities = tips(Shown::City).into_iter();
    faults.extend(cities.map(|tile| say!(barn_placing::City { tile: tile })));
    let abbeys = tips(Shown::Abbey).into_iter();
    faults.extend(abbeys.map(|tile| say!(barn_placing::Abbey { tile: tile })));
    let parted = tips(Shown::TwoFields).into_iter();
    faults.extend(parted.map(|tile| say!(barn_placing::TwoFields { tile: tile })));
    faults
}

impl Query for BarnSite {
    fn points(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Barn { at: self.at }]
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let spot = spot(table.board(), self.at, self.by);
        match self.player {
            Some(player) => say!(barn_placing::HeadingPlayer { player: player, spot: spot }),
            None => say!(barn_placing::Heading { spot: spot }),
        }
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        Some(match words::reasons(&finding.reply) {
            [] => may_be_set(finding),
            [first, others @ ..] => Answer::new(
                say!(barn_placing::TodayNot { because: words::because(first, others) }),
                say!(barn_placing::RowNot { reason: words::name(first) }),
            ),
        })
    }

    fn turns_on(&self, scenario: &Scenario) -> Vec<(Place, Span)> {
        let fields = scenario.board.fields_at(self.at).into_iter();
        fields.map(|place| (place, self.span)).collect()
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let (scenario, board) = (table.scenario, table.board());
        let mut hearing = Hearing::of(law);
        let quadrants = board.quadrants(self.at);
        let tiles = tiles_at(&quadrants);
        if tiles.iter().any(|t| matches!(board.placed(*t).shape, Shape::Double(_))) {
            let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
        }
        let mut reasons = ground_for(board, &quadrants, &mut hearing)?;
        if reasons.is_empty()
            && let Some(double) = long_side_at(board, &tiles, self.at)
        {
            match hearing.ask(PLACE_BARN_DOUBLE)? {
                LongSideMiddle::Intersection => hearing.push(say!(barn_placing::LongSide)),
                LongSideMiddle::NoIntersection => {
                    reasons.push(say!(barn_placing::NoIntersection { tile: double }));
                }
            }
        }
        if let Some(player) = self.player
            && scenario.barns.iter().any(|b| b.player == player)
        {
            reasons.push(say!(barn_placing::SetAlready { player: player }));
        }
        // A barn that is already there may be one more reason.
        let mut fields: Vec<Vec<AreaIx>> = Vec::new();
        if reasons.is_empty() || !scenario.barns.is_empty() {
            for area in fields_at(board, table.land, self.at) {
                if !fields.iter().any(|f| f.contains(&area)) {
                    fields.push(farm::joined(table, area, &mut hearing)?);
                }
            }
        }
        let all = fields.concat();
        for barn in table.barns_in(&all) {
            reasons.push(say!(barn_placing::BarnThere { player: barn.player }));
        }
        let allowed = reasons.is_empty();
        let reply = Reply::allowed(reasons).with("tiles", ReplyPart::Tiles(tiles));
        if !allowed {
            let not = |why: &Sentence| say!(barn_placing::TodayNot { because: why.clone() });
            hearing.steps.extend(words::reasons(&reply).iter().map(not));
            return Ok(Finding { reply, steps: hearing.steps, ..Finding::default() });
        }
        if fields.len() > 1 {
            let many = fields.len();
            match hearing.ask(BARN_FIELDS)? {
                BarnFields::Apart => hearing.push(say!(barn_placing::Apart { fields: many })),
                BarnFields::Joined => {
                    hearing.push(say!(barn_placing::Joined { fields: many }));
                    let mut one = all;
                    one.sort_unstable();
                    one.dedup();
                    fields = vec![one];
                }
            }
        }
        set(table, self.at, &fields, reply, hearing)
    }
}

/// Returns the place of a barn in words. Three tiles have only one point in common and so name it; with fewer, the tile
/// by which it is written does, with its corner or the middle of its long side.
fn spot(board: &Board, crossing: Crossing, by: TileIx) -> Sentence {
    let tiles = tiles_at(&board.quadrants(crossing));
    if tiles.len() > 2 {
        return say!(barn_placing::Meet { tiles: Arg::list(tiles) });
    }
    let placed = board.placed(by);
    let (shape, at) = (placed.shape, placed.at);
    let is_here = |corner: &Corner| Crossing::at_corner(shape, at, *corner) == Some(crossing);
    if let Some(corner) = Corner::ALL.into_iter().find(is_here) {
        return say!(barn_placing::Corner { to: words::toward(corner), tile: by });
    }
    let is_here = |d: &Direction| Crossing::at_middle(shape, at, *d) == Some(crossing);
    let to = Direction::ALL.into_iter().find(is_here).unwrap_or(Direction::North);
    say!(barn_placing::Middle { to: Compass::from(to), tile: by })
}

/// Returns the answer if the barn may be placed, with the effects.
fn may_be_set(finding: &Finding) -> Answer {
    let reply = &finding.reply;
    let fields = match reply.get("places") {
        Some(ReplyPart::Features(fields)) => fields.len(),
        _ => 1,
    };
    let worth = match reply.get("barn_worth") {
        Some(ReplyPart::Count(worth)) => *worth,
        _ => 0,
    };
    let home = reply.meeples();
    let points = finding.score.points();
    let today = say!(barn_placing::Today { fields: fields });
    if home.is_empty() && points.is_empty() && worth == 0 {
        return Answer::new(today, say!(barn_placing::RowQuiet { fields: fields }));
    }
    let in_rows =
        points.iter().map(|(player, points)| say!(barn_placing::RowPoints { player: *player, points: *points }));
    let in_rows: Vec<Sentence> = in_rows.collect();
    let each = || Arg::list(in_rows.iter().cloned());
    let row = say!(barn_placing::Row { fields: fields, each: each(), home: home.len(), worth: worth });
    let mut answer = Answer::new(today, row);
    if !home.is_empty() {
        let home = || Arg::list(home.iter().copied());
        answer =
            answer.in_a_phrase(say!(barn_placing::Phrase { fields: fields, each: each(), home: home(), worth: worth }));
        let each = points.iter().map(|(player, points)| say!(barn_placing::Gets { player: *player, points: *points }));
        answer = answer
            .and(say!(barn_placing::TodayScored { each: Arg::list(each) }))
            .and(say!(barn_placing::TodayHome { meeples: home() }));
    }
    answer.and(say!(barn_placing::TodayWorth { points: worth }))
}

/// Returns the double-size tile that has the crossing in the middle of its long side, if one of `tiles` has.
fn long_side_at(board: &Board, tiles: &[TileIx], at: Crossing) -> Option<TileIx> {
    let runs_through = |tile: &TileIx| {
        let placed = board.placed(*tile);
        let middle = |toward| Crossing::at_middle(placed.shape, placed.at, toward);
        Direction::ALL.into_iter().any(|toward| middle(toward) == Some(at))
    };
    tiles.iter().copied().find(runs_through)
}

/// Returns why no barn may be on this ground. Asks the law only if its readings differ here.
fn ground_for(
    board: &Board,
    quadrants: &[Quadrant],
    hearing: &mut Hearing<'_>,
) -> Result<Vec<Sentence>, NotApplicable> {
    let any = faults(board, quadrants, BarnGround::Stable);
    if BarnGround::ALL.iter().all(|g| faults(board, quadrants, *g) == any) {
        hearing.push(say!(barn_placing::RulesAgree));
        return Ok(any);
    }
    let ground = hearing.ask(PLACE_BARN)?;
    hearing.push(say!(barn_placing::Ground { rule: ground.word() }));
    Ok(faults(board, quadrants, ground))
}

/// Finds the effects of placing the barn: the farmers of each field are scored and go home.
fn set(
    table: &Table<'_>,
    at: Crossing,
    fields: &[Vec<AreaIx>],
    reply: Reply,
    mut hearing: Hearing<'_>,
) -> Result<Finding, NotApplicable> {
    let (land, board) = (table.land, table.board());
    let several = fields.len() > 1;
    let mut shares: Shares = Shares::new();
    let mut items: Vec<Item> = Vec::new();
    let mut features: Vec<Vec<Place>> = Vec::new();
    let mut at_end: u32 = 0;
    for field in fields {
        // A field is named by its parts at the crossing, not by the parts that the law joins to these.
        let here = fields_at(board, land, at).into_iter().filter(|area| field.contains(area));
        let here = here.filter_map(|area| first_place(board, land.members(area)));
        let mut here: Vec<Place> = here.collect();
        here.sort_by_cached_key(|place| (place.tile, side_order(board, *place)));
        if several {
            let there = board.fields_at(at).into_iter();
            let of_it = there.filter(|place| land.area(board, *place).is_some_and(|a| field.contains(&a)));
            let tiles = Arg::list(of_it.map(|place| place.tile));
            hearing.push(say!(barn_placing::FieldOf { tiles: tiles }));
        }
        features.push(here);
        let cities = farm::complete_cities(table, field, &mut hearing)?;
        at_end = at_end.saturating_add(worth(&cities.items(farm::FOR_BARN, 4)));
        let brings = cities.items(Thing::CITY, 3);
        let on = Site::Areas(field);
        let scorers = majority::owners(table, on, worth(&brings), &mut hearing)?;
        let mut got = farm::farmers_share(table, field, &scorers, &brings, Thing::CITY, &mut hearing)?;
        let building = buildings::brought(table, on, &mut hearing)?;
        for item in &building {
            for player in &scorers {
                got.entry(*player).or_default().push(*item);
            }
        }
        if let Some((reward, by)) = fairy::brings(table, on) {
            hearing.push(fairy::says(&reward, &by));
            if let Reward::To(player, item) = reward {
                got.entry(player).or_default().push(item);
            }
        }
        if !got.is_empty() {
            items = brings.into_iter().chain(building).collect();
        }
        for (player, share) in got {
            shares.entry(player).or_default().extend(share);
        }
    }
    features.sort_by_key(|field| field.first().map(|place| (place.tile, side_order(board, *place))));
    let all: Vec<AreaIx> = fields.concat();
    let home = meeples::which(table.scenario, |m| {
        (m.figure.is_follower() || m.figure == Figure::Pig)
            && land.area(board, m.place).is_some_and(|a| all.contains(&a))
    });
    hearing.push(say!(barn_placing::AtTheEnd { points: at_end }));
    let reply = reply
        .with("places", ReplyPart::Features(features))
        .with("meeples", ReplyPart::Meeples(home))
        .with("barn_worth", ReplyPart::Count(at_end));
    let score = if several {
        Score::each(shares)
    } else if shares.values().all(|share| *share == items) {
        Score::Whole { items, owners: shares.into_keys().collect(), takes_more: false }
    } else {
        Score::Shared { items, shares, owners: None }
    };
    Ok(Finding { score, reply, steps: hearing.steps, ..Finding::default() })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use crate::mechanics::placing::said::{heading, said};
    use crate::mechanics::try_out::{answered, found, judged, refused, steps_of_answer, unfit};
    use crate::text::Code;

    fn ask(board: &str, tiles: &str, barn: &str) -> String {
        format!("players: [red, blue]\nboard: |\n{board}\ntiles:\n{tiles}\nask:\n  place: {{ barn: {barn} }}\n")
    }

    /// Returns whether a barn may be placed, under four rule sets.
    fn allowed(board: &str, tiles: &str, barn: &str) -> [String; 4] {
        let text = ask(board, tiles, barn);
        ["2015-11", "2015", "2021", "community"].map(|set| {
            let (found, _) = answered(&text, set);
            let first = found.first().expect("an answer");
            first.split(';').next().unwrap_or_default().to_owned()
        })
    }

    const YES: &str = "allowed yes";
    const NO: &str = "allowed no";

    #[test]
    fn the_fairy_brings_a_farmer_who_is_sent_home_his_three() {
        let text = "players: [red, blue, green]\nboard: |\n  c  a\n  d  b\ntiles:\n  a b c d: {}\nmeeples: { red: [a.field, b.field], blue: c.field }\nfigures: { fairy: c.field }\nask:\n  - place: { barn: a@sw, player: green }\n";
        let found = answered(text, "now").0;
        assert!(found[0].ends_with("barn_worth 0; blue 3"), "{found:?}");
    }

    #[test]
    fn four_corners_that_are_filled_are_ground_for_all() {
        let board = "  a    p\\q\n  .\\h  r/.";
        assert_eq!(allowed(board, "  a p q h r: {}", "a@se"), [YES; 4]);
        let (found, asked) = answered(&ask(board, "  a p q h r: {}", "a@se"), "2014");
        assert_eq!(asked, [""; 0]);
        assert_eq!(found, ["allowed yes; tiles a, p, h, r; places a.field; meeples ; barn_worth 0"]);
    }

    #[test]
    fn a_quadrant_that_a_sharp_corner_covers_by_half_is_not_full() {
        let board = "  a  b\n  c  .\\p";
        assert_eq!(allowed(board, "  a b c p: {}", "a@se"), [YES, YES, NO, YES]);
        let (found, asked) = answered(&ask(board, "  a b c p: {}", "a@se"), "2021");
        assert_eq!(asked, ["place.barn"]);
        assert_eq!(
            found,
            ["allowed no; reasons there is a triangular gap to the south-east of the intersection; tiles a, b, c, p"]
        );
        assert_eq!(allowed("  a  b\n  c  q\\p", "  a b c p q: {}", "a@se"), [YES; 4]);
    }

    #[test]
    fn every_reason_is_told() {
        let text = ask("  a  b\n  .  ./p", "  a: { city: E }\n  b: { city: W }\n  p: {}", "a@se");
        assert_eq!(
            answered(&text, "2015").0,
            [
                "allowed no; reasons there is no tile to the south-west of the intersection, p does not reach the intersection, because of the triangular gap to the south-east of it, a has a city at the intersection, b has a city at the intersection; tiles a, b"
            ]
        );
        let two = ask(
            "  a  b\n  c  d",
            "  a: { fields: [{ halves: SR NL NR ER WL WR SL }, { halves: EL }] }\n  b c d: {}",
            "a@ne",
        );
        assert!(answered(&two, "2015").0[0].contains("a shows two fields"), "{two}");
    }

    #[test]
    fn the_long_side_of_a_double_is_ground_since_the_update_of_10_2015() {
        let board = "  k    <\n  p\\q  r/s";
        assert_eq!(allowed(board, "  k p q r s: {}", "k@s"), [YES; 4]);
        let (found, asked) = answered(&ask(board, "  k p q r s: {}", "k@s"), "2015");
        assert_eq!(asked, ["place.barn-double", "tile.double"]);
        assert!(found[0].contains("tiles k, q, r;"), "{found:?}");
        assert_eq!(answered(&ask(board, "  k p q r s: {}", "k@s"), "2014").0, ["n/a"]);
        let early = answered(&ask(board, "  k p q r s: {}", "k@s"), "2015-06-01").0;
        assert!(early.len() == 2 && early[1].contains("the long side of k"), "{early:?}");
        // Two double-size tiles may be enough, for the community too: three to eight tiles are not a condition.
        assert_eq!(allowed("  k  <\n  d  <", "  k d: {}", "k@s"), [YES; 4]);
    }

    #[test]
    fn farmers_are_scored_and_go_home() {
        let text = ask(
            "  a b\n  c d",
            "  a: { city: N }\n  b: { city: E }\n  c d: {}\nmeeples:\n  red: [a.field, c.field, a.city]\n  blue: d.field",
            "a@se",
        )
        .replace("  a b\n", "  e .\n  a b f\n")
        .replace("  a: {", "  e: { city: S }\n  f: { city: W }\n  a: {");
        assert_eq!(
            answered(&text, "2021").0,
            [
                "allowed yes; tiles a, b, c, d; places a.field; meeples red a.field, red c.field, blue d.field; barn_worth 8; red 6"
            ]
        );
    }

    /// Returns a position in which two fields meet at the crossing a@se: a and b on the left with one city,
    /// q and r on the right with another.
    fn meet(meeples: &str, ask: &str) -> String {
        format!(
            "players: [red, blue, green]\nboard: |\n  c  a  ./q\n  .  b  .\\r  e\ntiles:\n  c: {{ city: E }}\n  a: {{ city: W }}\n  r: {{ city: E }}\n  e: {{ city: W }}\n  b q: {{}}\nmeeples: {{ {meeples} }}\n{ask}"
        )
    }

    const ASK: &str = "ask: { place: { barn: a@se, player: green } }\n";

    #[test]
    fn fields_that_meet_stay_apart_or_become_one() {
        let text = meet("red: b.field, blue: q.field", ASK);
        let (found, asked) = answered(&text, "2015");
        assert_eq!(asked, ["barn.fields", "place.barn"]);
        let tiles = "tiles a, q, b, r";
        let apart = format!(
            "allowed yes; {tiles}; places a.field, q.field; meeples red b.field, blue q.field; barn_worth 8; red 3; blue 3"
        );
        let joined = format!(
            "allowed yes; {tiles}; places a.field; meeples red b.field, blue q.field; barn_worth 8; red 6; blue 6"
        );
        assert_eq!(found, [apart, joined.clone()]);
        assert_eq!(answered(&text, "house-1e").0, [joined.as_str()]);
        assert_eq!(answered(&text, "community").0, [joined]);
    }

    #[test]
    fn a_city_that_touches_two_fields_apart_counts_in_both() {
        // One city runs around from b in the west to r in the east; an enclosed gap is under the tiles of
        // the second row.
        let text = "board: |\n  a  ./q  .\n  b  .\\r  e\n  s  u    t\ntiles:\n  b: { city: S }\n  s: { city: NE }\n  u: { city: EW }\n  t: { city: NW }\n  e: { city: WS }\n  r: { city: E }\n  a q: {}\nask: { place: { barn: a@se } }\n";
        let (found, asked) = answered(text, "2020");
        assert_eq!(asked, ["barn.fields", "gap.field", "place.barn"]);
        let tiles = "tiles a, q, b, r";
        let one = format!("allowed yes; {tiles}; places a.field; meeples ; barn_worth 4");
        let two = format!("allowed yes; {tiles}; places a.field, q.field; meeples ; barn_worth 8");
        assert_eq!(found, [two.as_str(), one.as_str()]);
        assert_eq!(answered(text, "house-1e").0, [one.as_str()]);
        assert_eq!(answered(text, "community").0, [one.as_str()]);
        // Across the gap, it may be one field without the barn.
        assert_eq!(answered(text, "2015").0, [two, one]);
    }

    #[test]
    fn a_field_that_has_a_barn_takes_no_other() {
        let text = "players: [red, blue]\nboard: |\n  a a a\n  a a a\ntiles:\n  a: {}\nmeeples: { blue: barn a:0:0@se }\nask: { place: { barn: a:1:0@se, player: red } }\n";
        assert_eq!(
            answered(text, "2021").0,
            ["allowed no; reasons Blue's barn is already in the field; tiles a:1:0, a:2:0, a:1:1, a:2:1"]
        );
        let own = text.replace("blue: barn", "red: barn");
        assert_eq!(
            answered(&own, "2021").0,
            [
                "allowed no; reasons Red's barn is already on the board, Red's barn is already in the field; tiles a:1:0, a:2:0, a:1:1, a:2:1"
            ]
        );
    }

    #[test]
    fn a_barn_brings_four_for_each_city_of_its_field_or_fields() {
        let text = meet("green: barn a@se", "");
        assert_eq!(judged(&text, "a.field", "2021").1, ["barn.fields"]);
        assert_eq!(found(&text, "a.field", "2021"), ["worth 4: green 4", "worth 8: green 8"]);
        assert_eq!(found(&text, "q.field", "2021"), ["worth 4: green 4", "worth 8: green 8"]);
        assert_eq!(found(&text, "q.field", "community"), ["worth 8: green 8"]);
    }

    #[test]
    fn farmers_who_were_joined_to_a_barn_get_one_for_each_city() {
        let text = meet("green: barn a@se, red: [b.field, a.field], blue: q.field", "");
        assert_eq!(found(&text, "a.field", "2021")[0], "worth 4: red 1, green 4");
        assert_eq!(found(&text, "a.field", "community"), ["worth 8: red 2, green 8"]);
        let own = meet("red: [barn a@se, b.field]", "");
        assert_eq!(found(&own, "a.field", "2021")[0], "worth 4: red 5");
    }

    #[test]
    fn a_pig_raises_what_farmers_get_when_the_barn_is_set_and_goes_home() {
        let text = meet("red: [b.field, pig a.field], blue: q.field", ASK);
        let (found, _) = answered(&text, "2015");
        assert_eq!(
            found[0],
            "allowed yes; tiles a, q, b, r; places a.field, q.field; meeples red b.field, red a.field, blue q.field; barn_worth 8; red 4; blue 3"
        );
        let (found, _) = answered(&text, "community");
        assert!(found[0].ends_with("barn_worth 8; red 8; blue 6"), "{found:?}");
        let alone = meet("red: pig a.field, blue: q.field", ASK);
        let (found, _) = answered(&alone, "community");
        assert!(found[0].ends_with("barn_worth 8; blue 6"), "{found:?}");
    }

    #[test]
    fn a_pig_raises_what_joined_farmers_get_and_not_the_barn() {
        let text = meet("green: barn a@se, red: [b.field, pig a.field], blue: q.field", "");
        assert_eq!(found(&text, "a.field", "2021")[0], "worth 4: red 2, green 4");
        assert_eq!(found(&text, "a.field", "community"), ["worth 8: red 4, blue 2, green 8"]);
        let own = meet("green: [barn a@se, pig a.field]", "");
        assert_eq!(found(&own, "a.field", "community"), ["worth 8: green 8"]);
    }

    #[test]
    fn little_buildings_are_the_barns() {
        let text = meet("green: barn a@se, red: b.field", "tokens: { building: a }\n");
        assert_eq!(found(&text, "a.field", "2021")[0], "worth 5: red 2, green 5");
    }

    #[test]
    fn little_buildings_count_when_a_barn_is_set() {
        let building = "tokens: { building: a }\n";
        let text = meet("red: [b.field, pig a.field], blue: q.field", building) + ASK;
        let (found, _) = answered(&text, "2015");
        assert!(found[0].ends_with("barn_worth 8; red 5; blue 3"), "{found:?}");
        assert!(found[1].ends_with("barn_worth 8; red 9; blue 7"), "{found:?}");
        // Without a city, only the building is scored; on the other half of a space it counts if it
        // affects the space.
        let tiles =
            "  a b c d: {}\n  x: { city: L }\n  y: { city: LES }\nmeeples: { red: c.field }\ntokens: { building: ON }";
        let text = ask("  a  b  x/y\n  c  d  .", tiles, "a@se");
        let ending = |on: &str, rules: &str| {
            let (found, _) = answered(&text.replace("ON", on), rules);
            found.iter().map(|f| f.rsplit("barn_worth ").next().unwrap_or("").to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(ending("x", "2015"), ["0; red 1"]);
        assert_eq!(ending("y", "2015"), ["0"]);
        assert_eq!(ending("y", "2021"), ["0; red 1"]);
    }

    #[test]
    fn barns_that_were_joined_bring_each_owner_the_whole_field() {
        let text = "board: |\n  c d a a\n  . a a a\ntiles:\n  a: {}\n  c: { city: E }\n  d: { city: W }\nmeeples: { red: barn d@se, blue: barn a:3:0@sw }\n";
        assert_eq!(found(text, "d.field", "2021"), ["worth 4: red 4, blue 4"]);
    }

    #[test]
    fn what_several_barns_of_one_player_bring_is_open() {
        let text = "board: |\n  c d a a\n  . a a a\ntiles:\n  a: {}\n  c: { city: E }\n  d: { city: W }\nmeeples: { red: [barn d@se, barn a:3:0@sw] }\n";
        // The reading by the most barns gives the same outcome as the reading by one, so that it appears twice.
        assert_eq!(found(text, "d.field", "2021"), ["worth 4: red 4", "worth 4: red 8", "worth 4: red 4"]);
        assert!(judged(text, "d.field", "2021").1.contains(&"barn.several"));
        let bare = text.replace("  c: { city: E }", "  c: { city: WE }");
        assert_eq!(found(&bare, "d.field", "2021"), ["worth 0: "]);
        assert!(!judged(&bare, "d.field", "2021").1.contains(&"barn.several"));
        let other = "board: |\n  c d a a a\n  . a a a a\ntiles:\n  a: {}\n  c: { city: E }\n  d: { city: W }\nmeeples: { red: [barn d@se, barn a:3:0@sw], blue: barn a:4:0@sw }\n";
        let all = ["worth 4: red 4, blue 4", "worth 4: red 8, blue 4", "worth 4: red 4"];
        assert_eq!(found(other, "d.field", "2021"), all);
    }

    #[test]
    fn a_barn_that_no_rules_allow_is_a_mistake() {
        let on = |barns: &str| {
            format!(
                "board: |\n  a  b\n  c  ./p\n  .  .\n  d  #\n  d  d\ntiles:\n  a: {{ city: W }}\n  b c d p: {{}}\nmeeples: {{ {barns} }}\n"
            )
        };
        let wrong = |barn: &str| vec![(Code::ValueWrong, barn.to_owned())];
        assert_eq!(unfit(&on("red: barn a@se")), wrong("barn a@se"));
        assert_eq!(unfit(&on("red: barn a@sw")), wrong("barn a@sw"));
        let hash = unfit(&on("red: barn d:0:3@se"));
        assert_eq!(hash[0], (Code::BoardRunsInto, "barn d:0:3@se".to_owned()));
        let meadow = "board: |\n  a a a\n  a a a\ntiles: { a: {} }\nmeeples: { red: [barn a:0:0@se, barn a:1:0@se] }\n";
        assert_eq!(unfit(meadow), []);
    }

    #[test]
    fn an_answer_that_turns_on_a_tile_that_does_not_matter_is_refused() {
        let text = ask("  a a #\n  a a .", "  a: {}", "a:0:0@se");
        assert_eq!(unfit(&text), [(Code::BoardRunsInto, "a:0:0@se".to_owned())]);
    }

    #[test]
    fn what_is_said_names_who_scores_who_goes_and_what_the_barn_brings() {
        let text = meet("red: b.field, blue: q.field", ASK);
        assert_eq!(heading(&text), "Placing Green's barn where a, q, b and r meet");
        let home = "Red's meeple on b and Blue's meeple on q are returned. At final scoring the barn is worth 8 points if the cities stay as they are.";
        assert_eq!(
            said(&text, "2015"),
            [
                format!(
                    "It can be placed there, in 2 fields that stay separate. Red scores 3 points and Blue scores 3 points. {home} | allowed (2 fields): Red 3 and Blue 3 now, 2 figures returned; barn worth 8"
                ),
                format!(
                    "It can be placed there. Red scores 6 points and Blue scores 6 points. {home} | allowed: Red 6 and Blue 6 now, 2 figures returned; barn worth 8"
                )
            ]
        );
        assert_eq!(
            said(&text, "now"),
            [
                "It cannot be placed there: there are triangular gaps to the north-east and south-east of the intersection. | not allowed: a gap there"
            ]
        );
        let quiet = ask("  a  b\n  c  d", "  a b c d: {}", "a@se");
        assert_eq!(said(&quiet, "now"), ["It can be placed there. | allowed"]);
        let lone = ask("  a  .", "  a: {}", "a@ne");
        assert_eq!(heading(&lone), "Placing a barn at the north-east corner of a");
        let doubles = ask("  k  <\n  m  <", "  k m: {}", "k@s");
        assert_eq!(heading(&doubles), "Placing a barn in the middle of the south side of k");
    }

    #[test]
    fn mistakes_are_underlined() {
        let text = |barn: &str| ask("  a  b\n  c  #", "  a b c: {}", barn);
        assert_eq!(refused(&text("a@se")), [(Code::BoardRunsInto, "a@se".to_owned())]);
        assert_eq!(refused(&text("a@up")), [(Code::PlaceUnknown, "up".to_owned())]);
        assert_eq!(refused(&text("a@ne, player: green")), [(Code::PlayerUnknown, "green".to_owned())]);
        assert_eq!(refused(&text("a@ne, by: red")), [(Code::KeyUnknown, "by".to_owned())]);
    }

    #[test]
    fn its_steps_tell_why_it_may_not_stand_there_or_what_it_is_worth() {
        let steps = |board: &str| steps_of_answer(&ask(board, "  a b c d: {}", "a@se"), "2021");
        assert_eq!(
            steps("  a  b\n  c  d"),
            [
                "All rules on placing barns say the same here.",
                "It touches no city.",
                "It is unoccupied. It would be worth nothing.",
                "At final scoring the barn is worth 4 points per completed city: 0 points if the cities stay as they are."
            ]
        );
        let empty = ask("  a  b\n  c  .", "  a b c: {}", "a@se");
        assert_eq!(
            steps_of_answer(&empty, "2021"),
            [
                "All rules on placing barns say the same here.",
                "It cannot be placed there: there is no tile to the south-east of the intersection."
            ]
        );
    }

    #[test]
    fn those_who_go_home_stand_on_the_field_itself() {
        let text = "players: [red, blue]\nboard: |\n  c  a  e\n  d  b  f\ntiles:\n  a b c d e: {}\n  f: { city: E }\nmeeples: { red: [a.field, pig a.field, f.city] }\nask:\n  - place: { barn: a@sw, player: blue }\n";
        assert_eq!(
            answered(text, "now").0,
            ["allowed yes; tiles c, a, d, b; places c.field; meeples red a.field, red a.field; barn_worth 0"]
        );
    }
}
