//! The question whether a barn may be placed, and the effect of placing one. The scoring of a field
//! with a barn at the end of the game is in the module `features`.

use super::problems;

use crate::geometry::{Compass, Corner, Crossing, Direction, Shape};
use crate::landscape::{AreaIx, fields_at, first_place, rank_on_tile};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::fairy_points::{self, Reward};
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::{Item, Thing, worth};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::base::{buildings, farm, majority, meeples};
use crate::mechanics::placing::half_words;
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    BARN_FIELDS, BarnFields, BarnGround, Doubles, Inquiry, Law, LongSideMiddle, NotApplicable, PLACE_BARN,
    PLACE_BARN_DOUBLE, QuestionId, Reading, RuleSet, TILE_DOUBLE, run_every_reading,
};
use crate::scenario::asks::barn as ask;
use crate::scenario::bodies::BarnBody;
use crate::scenario::{At, Barn, Board, CrossingPrint, Figure, Place, PlayerIx, Quadrant, Reader, Scenario, TileIx};
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
                declaration: &ask::DECLARATION,
                reply_keys: &[
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
        Role::Warns(describe_disputed_barns),
    ],
};

/// A question whether a barn may be placed at a crossing.
#[derive(Debug)]
struct BarnSite {
    at: Crossing,
    /// The tile by which the question names the crossing.
    tile: TileIx,
    /// The position of the crossing in the source.
    span: Span,
    player: Option<PlayerIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let BarnBody { barn, player } = BarnBody::read(reader);
    let At { value: (at, tile), span } = barn?;
    let board = &reader.scenario.board;
    if let Some(hash) = find_unknown_tile(board, at) {
        reader.problem(problems::barn_site_on_hash(span, board.placed(hash).span));
        return None;
    }
    Some(Box::new(BarnSite { at, tile, span, player: player.map(At::into_value) }))
}

/// Returns a tile at the crossing with an unknown print, if there is one.
fn find_unknown_tile(board: &Board, at: Crossing) -> Option<TileIx> {
    let quadrants = board.quadrants(at);
    let found = quadrants.iter().flat_map(|q| &q.tips).find(|tip| tip.print == CrossingPrint::Unknown);
    found.map(|tip| tip.tile)
}

/// Reports barns at unknown tiles, and barns where no rules allow them.
fn check(scenario: &Scenario, problems: &mut Problems) {
    for barn in &scenario.barns {
        let board = &scenario.board;
        if let Some(hash) = find_unknown_tile(board, barn.at) {
            problems.push(problems::barn_on_hash(barn.span, board.placed(hash).span));
            continue;
        }
        let quadrants = board.quadrants(barn.at);
        let faults: Vec<Vec<Sentence>> = BarnGround::ALL.iter().map(|g| barn_faults(board, &quadrants, *g)).collect();
        // Some rules allow the barn.
        if faults.iter().any(Vec::is_empty) {
            continue;
        }
        problems.push_with(|| {
            let least = faults.into_iter().min_by_key(Vec::len).unwrap_or_default();
            let voice = scenario.voice();
            let least: Vec<String> = least.iter().map(|fault| voice.say(fault)).collect();
            problems::barn_nowhere_allowed(&voice.join_clauses(&least), barn.span)
        });
    }
}

/// Returns sentences on the barns that some rules allow and others do not.
fn describe_disputed_barns(table: &Table<'_>, _: &[RuleSet]) -> Vec<Sentence> {
    let describe_dispute = |barn: &Barn| {
        let quadrants = table.board().quadrants(barn.at);
        let is_allowed = |ground: &BarnGround| barn_faults(table.board(), &quadrants, *ground).is_empty();
        let (allowed, barred): (Vec<BarnGround>, Vec<BarnGround>) =
            BarnGround::ALL.iter().partition(|ground| is_allowed(ground));
        if allowed.is_empty() || barred.is_empty() {
            return None;
        }
        let (player, spot) = (barn.player, describe_crossing(table.board(), barn.at, barn.tile));
        Some(if present_grounds().iter().all(|ground| barred.contains(ground)) {
            say!(barn_placing::NotToday { player: player, spot: spot })
        } else {
            say!(barn_placing::Disputed { player: player, spot: spot })
        })
    };
    table.scenario.barns.iter().filter_map(describe_dispute).collect()
}

/// Returns the conditions that today's rules set on the ground of a barn, one for each reading that they leave open.
fn present_grounds() -> Vec<BarnGround> {
    let present = RuleSet::present_rules();
    let runs = run_every_reading(&Law::new(&present), |inquiry| inquiry.ask(PLACE_BARN));
    runs.unwrap_or_default().into_iter().map(|(_, ground)| ground).collect()
}

/// Returns the different tiles that reach a crossing, in map order.
fn tiles_at(quadrants: &[Quadrant]) -> Vec<TileIx> {
    let mut tiles: Vec<TileIx> = quadrants.iter().flat_map(|q| &q.tips).map(|tip| tip.tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// Returns the reasons against a barn from the tiles around a crossing, if the law on its ground is read as `ground`.
fn barn_faults(board: &Board, quadrants: &[Quadrant], ground: BarnGround) -> Vec<Sentence> {
    let needs_full_corners = match ground {
        BarnGround::FullCorners => true,
        BarnGround::FourTiles | BarnGround::Stable | BarnGround::CommunityStable => false,
    };
    let (mut faults, mut empty_sides, mut gaps) = (Vec::new(), Vec::new(), Vec::new());
    for quadrant in quadrants {
        // The direction of the quadrant as seen from the crossing.
        let to = half_words::corner_direction(quadrant.corner.opposite());
        if quadrant.tips.is_empty() {
            match board.at(quadrant.space).next() {
                None => empty_sides.push(to),
                Some(half) => faults.push(say!(barn_placing::DoesNotReach { tile: half, to: to })),
            }
        } else if needs_full_corners && !quadrant.is_full() {
            gaps.push(to);
        }
    }
    if !empty_sides.is_empty() {
        faults.insert(0, say!(barn_placing::Nothing { sides: Arg::list(empty_sides) }));
    }
    if !gaps.is_empty() {
        faults.push(say!(barn_placing::Gap { sides: Arg::list(gaps) }));
    }
    let tiles_showing = |shown: CrossingPrint| {
        let tips = quadrants.iter().flat_map(|q| &q.tips).filter(|tip| tip.print == shown);
        let mut found: Vec<TileIx> = tips.map(|tip| tip.tile).collect();
        found.sort_unstable();
        found.dedup();
        found
    };
    let cities = tiles_showing(CrossingPrint::City).into_iter();
    faults.extend(cities.map(|tile| say!(barn_placing::City { tile: tile })));
    let abbeys = tiles_showing(CrossingPrint::Abbey).into_iter();
    faults.extend(abbeys.map(|tile| say!(barn_placing::Abbey { tile: tile })));
    let split_tiles = tiles_showing(CrossingPrint::TwoFields).into_iter();
    faults.extend(split_tiles.map(|tile| say!(barn_placing::TwoFields { tile: tile })));
    faults
}

impl Query for BarnSite {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Barn { at: self.at }]
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let spot = describe_crossing(table.board(), self.at, self.tile);
        match self.player {
            Some(player) => say!(barn_placing::HeadingPlayer { player: player, spot: spot }),
            None => say!(barn_placing::Heading { spot: spot }),
        }
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        Some(match half_words::reasons(&finding.reply) {
            [] => allowed_answer(finding),
            [first, others @ ..] => Answer::new(
                say!(barn_placing::TodayNot { because: half_words::summarize_reasons(first, others) }),
                say!(barn_placing::RowNot { reason: half_words::reason_name(first) }),
            ),
        })
    }

    fn deciding_features(&self, scenario: &Scenario) -> Vec<(Place, Span)> {
        let fields = scenario.board.fields_at(self.at).into_iter();
        fields.map(|place| (place, self.span)).collect()
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let (scenario, board) = (table.scenario, table.board());
        let mut hearing = Hearing::new(law);
        let quadrants = board.quadrants(self.at);
        let tiles = tiles_at(&quadrants);
        if tiles.iter().any(|t| matches!(board.placed(*t).shape, Shape::Double(_))) {
            let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
        }
        let mut reasons = ground_faults(board, &quadrants, &mut hearing)?;
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
        // A barn that is already in the field may be one more reason against another.
        let mut fields: Vec<Vec<AreaIx>> = Vec::new();
        if reasons.is_empty() || !scenario.barns.is_empty() {
            for area in fields_at(board, table.land, self.at) {
                if !fields.iter().any(|f| f.contains(&area)) {
                    fields.push(farm::join_fields(table, area, &mut hearing)?);
                }
            }
        }
        let areas = fields.concat();
        for barn in table.barns_in(&areas) {
            reasons.push(say!(barn_placing::BarnThere { player: barn.player }));
        }
        let is_allowed = reasons.is_empty();
        let reply = Reply::allowed(reasons).with("tiles", ReplyPart::Tiles(tiles));
        if !is_allowed {
            let refusal_step = |why: &Sentence| say!(barn_placing::TodayNot { because: why.clone() });
            hearing.steps.extend(half_words::reasons(&reply).iter().map(refusal_step));
            return Ok(Finding { reply, steps: hearing.steps, ..Finding::default() });
        }
        if fields.len() > 1 {
            let field_count = fields.len();
            match hearing.ask(BARN_FIELDS)? {
                BarnFields::Apart => hearing.push(say!(barn_placing::Apart { fields: field_count })),
                BarnFields::Joined => {
                    hearing.push(say!(barn_placing::Joined { fields: field_count }));
                    let mut joined_field = areas;
                    joined_field.sort_unstable();
                    joined_field.dedup();
                    fields = vec![joined_field];
                }
            }
        }
        find_effects(table, self.at, &fields, reply, hearing)
    }
}

/// Returns the place of a barn in words. Three tiles have only one point in common and so name it; with fewer, the tile
/// by which it is written does, with its corner or the middle of its long side.
fn describe_crossing(board: &Board, crossing: Crossing, tile: TileIx) -> Sentence {
    let tiles = tiles_at(&board.quadrants(crossing));
    if tiles.len() > 2 {
        return say!(barn_placing::Meet { tiles: Arg::list(tiles) });
    }
    let placed = board.placed(tile);
    let (shape, at) = (placed.shape, placed.at);
    let is_here = |corner: &Corner| Crossing::at_corner(shape, at, *corner) == Some(crossing);
    if let Some(corner) = Corner::ALL.into_iter().find(is_here) {
        return say!(barn_placing::Corner { to: half_words::corner_direction(corner), tile: tile });
    }
    let is_here = |d: &Direction| Crossing::at_middle(shape, at, *d) == Some(crossing);
    let to = Direction::ALL.into_iter().find(is_here).unwrap_or(Direction::North);
    say!(barn_placing::Middle { to: Compass::from(to), tile: tile })
}

/// Returns the answer for a barn that may be placed, with the effects of placing the barn.
fn allowed_answer(finding: &Finding) -> Answer {
    let reply = &finding.reply;
    let fields = match reply.get("places") {
        Some(ReplyPart::Features(fields)) => fields.len(),
        _ => 1,
    };
    let worth = match reply.get("barn_worth") {
        Some(ReplyPart::Count(worth)) => *worth,
        _ => 0,
    };
    let sent_home = reply.meeples();
    let points = finding.score.points();
    let today = say!(barn_placing::Today { fields: fields });
    if sent_home.is_empty() && points.is_empty() && worth == 0 {
        return Answer::new(today, say!(barn_placing::RowQuiet { fields: fields }));
    }
    let row_points =
        points.iter().map(|(player, points)| say!(barn_placing::RowPoints { player: *player, points: *points }));
    let row_points: Vec<Sentence> = row_points.collect();
    let points_list = || Arg::list(row_points.iter().cloned());
    let row = say!(barn_placing::Row { fields: fields, each: points_list(), home: sent_home.len(), worth: worth });
    let mut answer = Answer::new(today, row);
    if !sent_home.is_empty() {
        let home_list = || Arg::list(sent_home.iter().copied());
        answer = answer.with_phrase(say!(barn_placing::Phrase {
            fields: fields,
            each: points_list(),
            home: home_list(),
            worth: worth
        }));
        let gains = points.iter().map(|(player, points)| say!(barn_placing::Gets { player: *player, points: *points }));
        answer = answer
            .with_sentence(say!(barn_placing::TodayScored { each: Arg::list(gains) }))
            .with_sentence(say!(barn_placing::TodayHome { meeples: home_list() }));
    }
    answer.with_sentence(say!(barn_placing::TodayWorth { points: worth }))
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

/// Returns the reasons against a barn from the tiles around a crossing. Asks the law only if its readings differ there.
fn ground_faults(
    board: &Board,
    quadrants: &[Quadrant],
    hearing: &mut Hearing<'_>,
) -> Result<Vec<Sentence>, NotApplicable> {
    let stable_faults = barn_faults(board, quadrants, BarnGround::Stable);
    if BarnGround::ALL.iter().all(|g| barn_faults(board, quadrants, *g) == stable_faults) {
        hearing.push(say!(barn_placing::RulesAgree));
        return Ok(stable_faults);
    }
    let ground = hearing.ask(PLACE_BARN)?;
    hearing.push(say!(barn_placing::Ground { rule: ground.word() }));
    Ok(barn_faults(board, quadrants, ground))
}

/// Finds the effects of placing a barn: farmers score and go home with the pigs; also its worth at the end of the game.
fn find_effects(
    table: &Table<'_>,
    at: Crossing,
    fields: &[Vec<AreaIx>],
    reply: Reply,
    mut hearing: Hearing<'_>,
) -> Result<Finding, NotApplicable> {
    let (land, board) = (table.land, table.board());
    let has_several = fields.len() > 1;
    let mut shares: Shares = Shares::new();
    let mut items: Vec<Item> = Vec::new();
    let mut features: Vec<Vec<Place>> = Vec::new();
    let mut barn_worth: u32 = 0;
    for field in fields {
        // A field is named by its parts at the crossing, not by the parts that the law joins to these.
        let areas = fields_at(board, land, at).into_iter().filter(|area| field.contains(area));
        let first_places = areas.filter_map(|area| first_place(board, land.members(area)));
        let mut places: Vec<Place> = first_places.collect();
        places.sort_by_cached_key(|place| (place.tile, rank_on_tile(board, *place)));
        if has_several {
            let crossing_places = board.fields_at(at).into_iter();
            let field_places =
                crossing_places.filter(|place| land.area(board, *place).is_some_and(|a| field.contains(&a)));
            let tiles = Arg::list(field_places.map(|place| place.tile));
            hearing.push(say!(barn_placing::FieldOf { tiles: tiles }));
        }
        features.push(places);
        let cities = farm::complete_cities(table, field, &mut hearing)?;
        barn_worth = barn_worth.saturating_add(worth(&cities.items(farm::BARN_CITY, 4)));
        let city_items = cities.items(Thing::CITY, 3);
        let site = Site::Areas(field);
        let scorers = majority::owners(table, site, worth(&city_items), &mut hearing)?;
        let mut gains = farm::barn_farmer_shares(table, field, &scorers, &city_items, Thing::CITY, &mut hearing)?;
        let building_items = buildings::building_items(table, site, &mut hearing)?;
        for item in &building_items {
            for player in &scorers {
                gains.entry(*player).or_default().push(*item);
            }
        }
        if let Some((reward, meeples)) = fairy_points::find_reward(table, site) {
            hearing.push(fairy_points::reward_step(&reward, &meeples));
            if let Reward::Certain(player, item) = reward {
                gains.entry(player).or_default().push(item);
            }
        }
        if !gains.is_empty() {
            items = city_items.into_iter().chain(building_items).collect();
        }
        for (player, share) in gains {
            shares.entry(player).or_default().extend(share);
        }
    }
    features.sort_by_key(|field| field.first().map(|place| (place.tile, rank_on_tile(board, *place))));
    let all_areas: Vec<AreaIx> = fields.concat();
    let sent_home = meeples::select(table.scenario, |m| {
        (m.figure.is_follower() || m.figure == Figure::Pig)
            && land.area(board, m.place).is_some_and(|a| all_areas.contains(&a))
    });
    hearing.push(say!(barn_placing::AtTheEnd { points: barn_worth }));
    let reply = reply
        .with("places", ReplyPart::Features(features))
        .with("meeples", ReplyPart::Meeples(sent_home))
        .with("barn_worth", ReplyPart::Count(barn_worth));
    let score = if has_several {
        Score::per_player(shares)
    } else if shares.values().all(|share| *share == items) {
        Score::Joint { items, owners: shares.into_keys().collect(), allows_additions: false }
    } else {
        Score::PerPlayer { items, shares, owners: None }
    };
    Ok(Finding { score, reply, steps: hearing.steps, ..Finding::default() })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use crate::mechanics::placing::try_out::{answer_lines, heading};
    use crate::mechanics::test_support::{
        answer_question, answer_steps, feature_results, judge_position, question_problems, scenario_problems,
    };
    use crate::text::Code;

    fn scenario_text(board: &str, tiles: &str, barn: &str) -> String {
        format!("players: [red, blue]\nboard: |\n{board}\ntiles:\n{tiles}\nask:\n  place: {{ barn: {barn} }}\n")
    }

    /// Returns whether a barn may be placed, under four rule sets.
    fn verdicts(board: &str, tiles: &str, barn: &str) -> [String; 4] {
        let text = scenario_text(board, tiles, barn);
        ["2015-11", "2015", "2021", "community"].map(|set| {
            let (found, _) = answer_question(&text, set);
            let first = found.first().expect("an answer");
            first.split(';').next().unwrap_or_default().to_owned()
        })
    }

    const YES: &str = "allowed yes";
    const NO: &str = "allowed no";

    #[test]
    fn the_fairy_brings_a_farmer_who_is_sent_home_his_three() {
        let text = "players: [red, blue, green]\nboard: |\n  c  a\n  d  b\ntiles:\n  a b c d: {}\nmeeples: { red: [a.field, b.field], blue: c.field }\nfigures: { fairy: c.field }\nask:\n  - place: { barn: a@sw, player: green }\n";
        let found = answer_question(text, "now").0;
        assert!(found[0].ends_with("barn_worth 0; blue 3"), "{found:?}");
    }

    #[test]
    fn four_corners_that_are_filled_are_ground_for_all() {
        let board = "  a    p\\q\n  .\\h  r/.";
        assert_eq!(verdicts(board, "  a p q h r: {}", "a@se"), [YES; 4]);
        let (found, asked) = answer_question(&scenario_text(board, "  a p q h r: {}", "a@se"), "2014");
        assert_eq!(asked, [""; 0]);
        assert_eq!(found, ["allowed yes; tiles a, p, h, r; places a.field; meeples ; barn_worth 0"]);
    }

    #[test]
    fn a_quadrant_that_a_sharp_corner_covers_by_half_is_not_full() {
        let board = "  a  b\n  c  .\\p";
        assert_eq!(verdicts(board, "  a b c p: {}", "a@se"), [YES, YES, NO, YES]);
        let (found, asked) = answer_question(&scenario_text(board, "  a b c p: {}", "a@se"), "2021");
        assert_eq!(asked, ["place.barn"]);
        assert_eq!(
            found,
            ["allowed no; reasons there is a triangular gap to the south-east of the intersection; tiles a, b, c, p"]
        );
        assert_eq!(verdicts("  a  b\n  c  q\\p", "  a b c p q: {}", "a@se"), [YES; 4]);
    }

    #[test]
    fn every_reason_is_told() {
        let text = scenario_text("  a  b\n  .  ./p", "  a: { city: E }\n  b: { city: W }\n  p: {}", "a@se");
        assert_eq!(
            answer_question(&text, "2015").0,
            [
                "allowed no; reasons there is no tile to the south-west of the intersection, p does not reach the intersection, because of the triangular gap to the south-east of it, a has a city at the intersection, b has a city at the intersection; tiles a, b"
            ]
        );
        let two = scenario_text(
            "  a  b\n  c  d",
            "  a: { fields: [{ halves: SR NL NR ER WL WR SL }, { halves: EL }] }\n  b c d: {}",
            "a@ne",
        );
        assert!(answer_question(&two, "2015").0[0].contains("a shows two fields"), "{two}");
    }

    #[test]
    fn the_long_side_of_a_double_is_ground_since_the_update_of_10_2015() {
        let board = "  k    <\n  p\\q  r/s";
        assert_eq!(verdicts(board, "  k p q r s: {}", "k@s"), [YES; 4]);
        let (found, asked) = answer_question(&scenario_text(board, "  k p q r s: {}", "k@s"), "2015");
        assert_eq!(asked, ["place.barn-double", "tile.double"]);
        assert!(found[0].contains("tiles k, q, r;"), "{found:?}");
        assert_eq!(answer_question(&scenario_text(board, "  k p q r s: {}", "k@s"), "2014").0, ["n/a"]);
        let early = answer_question(&scenario_text(board, "  k p q r s: {}", "k@s"), "2015-06-01").0;
        assert!(early.len() == 2 && early[1].contains("the long side of k"), "{early:?}");
        // Two double-size tiles may be enough, for the community too: three to eight tiles are not a condition.
        assert_eq!(verdicts("  k  <\n  d  <", "  k d: {}", "k@s"), [YES; 4]);
    }

    #[test]
    fn farmers_are_scored_and_go_home() {
        let text = scenario_text(
            "  a b\n  c d",
            "  a: { city: N }\n  b: { city: E }\n  c d: {}\nmeeples:\n  red: [a.field, c.field, a.city]\n  blue: d.field",
            "a@se",
        )
        .replace("  a b\n", "  e .\n  a b f\n")
        .replace("  a: {", "  e: { city: S }\n  f: { city: W }\n  a: {");
        assert_eq!(
            answer_question(&text, "2021").0,
            [
                "allowed yes; tiles a, b, c, d; places a.field; meeples red a.field, red c.field, blue d.field; barn_worth 8; red 6"
            ]
        );
    }

    /// Returns a position in which two fields meet at the crossing a@se: a and b on the left with one city,
    /// q and r on the right with another.
    fn meeting_fields(meeples: &str, ask: &str) -> String {
        format!(
            "players: [red, blue, green]\nboard: |\n  c  a  ./q\n  .  b  .\\r  e\ntiles:\n  c: {{ city: E }}\n  a: {{ city: W }}\n  r: {{ city: E }}\n  e: {{ city: W }}\n  b q: {{}}\nmeeples: {{ {meeples} }}\n{ask}"
        )
    }

    const ASK: &str = "ask: { place: { barn: a@se, player: green } }\n";

    #[test]
    fn fields_that_meet_stay_apart_or_become_one() {
        let text = meeting_fields("red: b.field, blue: q.field", ASK);
        let (found, asked) = answer_question(&text, "2015");
        assert_eq!(asked, ["barn.fields", "place.barn"]);
        let tiles = "tiles a, q, b, r";
        let apart_answer = format!(
            "allowed yes; {tiles}; places a.field, q.field; meeples red b.field, blue q.field; barn_worth 8; red 3; blue 3"
        );
        let joined_answer = format!(
            "allowed yes; {tiles}; places a.field; meeples red b.field, blue q.field; barn_worth 8; red 6; blue 6"
        );
        assert_eq!(found, [apart_answer, joined_answer.clone()]);
        assert_eq!(answer_question(&text, "house-1e").0, [joined_answer.as_str()]);
        assert_eq!(answer_question(&text, "community").0, [joined_answer]);
    }

    #[test]
    fn a_city_that_touches_two_fields_apart_counts_in_both() {
        // One city runs around from b in the west to r in the east; an enclosed gap is under the tiles of
        // the second row.
        let text = "board: |\n  a  ./q  .\n  b  .\\r  e\n  s  u    t\ntiles:\n  b: { city: S }\n  s: { city: NE }\n  u: { city: EW }\n  t: { city: NW }\n  e: { city: WS }\n  r: { city: E }\n  a q: {}\nask: { place: { barn: a@se } }\n";
        let (found, asked) = answer_question(text, "2020");
        assert_eq!(asked, ["barn.fields", "gap.field", "place.barn"]);
        let tiles = "tiles a, q, b, r";
        let one_field = format!("allowed yes; {tiles}; places a.field; meeples ; barn_worth 4");
        let two_fields = format!("allowed yes; {tiles}; places a.field, q.field; meeples ; barn_worth 8");
        assert_eq!(found, [two_fields.as_str(), one_field.as_str()]);
        assert_eq!(answer_question(text, "house-1e").0, [one_field.as_str()]);
        assert_eq!(answer_question(text, "community").0, [one_field.as_str()]);
        // The two fields may be one even without the barn, across the gap.
        assert_eq!(answer_question(text, "2015").0, [two_fields, one_field]);
    }

    #[test]
    fn a_field_that_has_a_barn_takes_no_other() {
        let text = "players: [red, blue]\nboard: |\n  a a a\n  a a a\ntiles:\n  a: {}\nmeeples: { blue: barn a:0:0@se }\nask: { place: { barn: a:1:0@se, player: red } }\n";
        assert_eq!(
            answer_question(text, "2021").0,
            ["allowed no; reasons Blue's barn is already in the field; tiles a:1:0, a:2:0, a:1:1, a:2:1"]
        );
        let own_barn = text.replace("blue: barn", "red: barn");
        assert_eq!(
            answer_question(&own_barn, "2021").0,
            [
                "allowed no; reasons Red's barn is already on the board, Red's barn is already in the field; tiles a:1:0, a:2:0, a:1:1, a:2:1"
            ]
        );
    }

    #[test]
    fn a_barn_brings_four_for_each_city_of_its_field_or_fields() {
        let text = meeting_fields("green: barn a@se", "");
        assert_eq!(judge_position(&text, "a.field", "2021").1, ["barn.fields"]);
        assert_eq!(feature_results(&text, "a.field", "2021"), ["worth 4: green 4", "worth 8: green 8"]);
        assert_eq!(feature_results(&text, "q.field", "2021"), ["worth 4: green 4", "worth 8: green 8"]);
        assert_eq!(feature_results(&text, "q.field", "community"), ["worth 8: green 8"]);
    }

    #[test]
    fn farmers_who_were_joined_to_a_barn_get_one_for_each_city() {
        let text = meeting_fields("green: barn a@se, red: [b.field, a.field], blue: q.field", "");
        assert_eq!(feature_results(&text, "a.field", "2021")[0], "worth 4: red 1, green 4");
        assert_eq!(feature_results(&text, "a.field", "community"), ["worth 8: red 2, green 8"]);
        let own_barn = meeting_fields("red: [barn a@se, b.field]", "");
        assert_eq!(feature_results(&own_barn, "a.field", "2021")[0], "worth 4: red 5");
    }

    #[test]
    fn a_pig_raises_what_farmers_get_when_the_barn_is_set_and_goes_home() {
        let text = meeting_fields("red: [b.field, pig a.field], blue: q.field", ASK);
        let (found, _) = answer_question(&text, "2015");
        assert_eq!(
            found[0],
            "allowed yes; tiles a, q, b, r; places a.field, q.field; meeples red b.field, red a.field, blue q.field; barn_worth 8; red 4; blue 3"
        );
        let (found, _) = answer_question(&text, "community");
        assert!(found[0].ends_with("barn_worth 8; red 8; blue 6"), "{found:?}");
        let lone_pig = meeting_fields("red: pig a.field, blue: q.field", ASK);
        let (found, _) = answer_question(&lone_pig, "community");
        assert!(found[0].ends_with("barn_worth 8; blue 6"), "{found:?}");
    }

    #[test]
    fn a_pig_raises_what_joined_farmers_get_and_not_the_barn() {
        let text = meeting_fields("green: barn a@se, red: [b.field, pig a.field], blue: q.field", "");
        assert_eq!(feature_results(&text, "a.field", "2021")[0], "worth 4: red 2, green 4");
        assert_eq!(feature_results(&text, "a.field", "community"), ["worth 8: red 4, blue 2, green 8"]);
        let own_barn = meeting_fields("green: [barn a@se, pig a.field]", "");
        assert_eq!(feature_results(&own_barn, "a.field", "community"), ["worth 8: green 8"]);
    }

    #[test]
    fn little_buildings_are_the_barns() {
        let text = meeting_fields("green: barn a@se, red: b.field", "tokens: { building: a }\n");
        assert_eq!(feature_results(&text, "a.field", "2021")[0], "worth 5: red 2, green 5");
    }

    #[test]
    fn little_buildings_count_when_a_barn_is_set() {
        let building = "tokens: { building: a }\n";
        let text = meeting_fields("red: [b.field, pig a.field], blue: q.field", building) + ASK;
        let (found, _) = answer_question(&text, "2015");
        assert!(found[0].ends_with("barn_worth 8; red 5; blue 3"), "{found:?}");
        assert!(found[1].ends_with("barn_worth 8; red 9; blue 7"), "{found:?}");
        // Without a city, only the building is scored; on the other half of a space it counts if it
        // affects the space.
        let tiles =
            "  a b c d: {}\n  x: { city: L }\n  y: { city: LES }\nmeeples: { red: c.field }\ntokens: { building: ON }";
        let text = scenario_text("  a  b  x/y\n  c  d  .", tiles, "a@se");
        let ending = |on: &str, rules: &str| {
            let (found, _) = answer_question(&text.replace("ON", on), rules);
            found.iter().map(|f| f.rsplit("barn_worth ").next().unwrap_or("").to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(ending("x", "2015"), ["0; red 1"]);
        assert_eq!(ending("y", "2015"), ["0"]);
        assert_eq!(ending("y", "2021"), ["0; red 1"]);
    }

    #[test]
    fn barns_that_were_joined_bring_each_owner_the_whole_field() {
        let text = "board: |\n  c d a a\n  . a a a\ntiles:\n  a: {}\n  c: { city: E }\n  d: { city: W }\nmeeples: { red: barn d@se, blue: barn a:3:0@sw }\n";
        assert_eq!(feature_results(text, "d.field", "2021"), ["worth 4: red 4, blue 4"]);
    }

    #[test]
    fn what_several_barns_of_one_player_bring_is_open() {
        let text = "board: |\n  c d a a\n  . a a a\ntiles:\n  a: {}\n  c: { city: E }\n  d: { city: W }\nmeeples: { red: [barn d@se, barn a:3:0@sw] }\n";
        // The reading by the most barns gives the same outcome as the reading by one, so that it appears twice.
        assert_eq!(feature_results(text, "d.field", "2021"), ["worth 4: red 4", "worth 4: red 8", "worth 4: red 4"]);
        assert!(judge_position(text, "d.field", "2021").1.contains(&"barn.several"));
        let bare = text.replace("  c: { city: E }", "  c: { city: WE }");
        assert_eq!(feature_results(&bare, "d.field", "2021"), ["worth 0: "]);
        assert!(!judge_position(&bare, "d.field", "2021").1.contains(&"barn.several"));
        let other = "board: |\n  c d a a a\n  . a a a a\ntiles:\n  a: {}\n  c: { city: E }\n  d: { city: W }\nmeeples: { red: [barn d@se, barn a:3:0@sw], blue: barn a:4:0@sw }\n";
        let expected = ["worth 4: red 4, blue 4", "worth 4: red 8, blue 4", "worth 4: red 4"];
        assert_eq!(feature_results(other, "d.field", "2021"), expected);
    }

    #[test]
    fn a_barn_that_no_rules_allow_is_a_mistake() {
        let text_with = |barns: &str| {
            format!(
                "board: |\n  a  b\n  c  ./p\n  .  .\n  d  #\n  d  d\ntiles:\n  a: {{ city: W }}\n  b c d p: {{}}\nmeeples: {{ {barns} }}\n"
            )
        };
        let expected_problem = |barn: &str| vec![(Code::ValueWrong, barn.to_owned())];
        assert_eq!(scenario_problems(&text_with("red: barn a@se")), expected_problem("barn a@se"));
        assert_eq!(scenario_problems(&text_with("red: barn a@sw")), expected_problem("barn a@sw"));
        let hash = scenario_problems(&text_with("red: barn d:0:3@se"));
        assert_eq!(hash[0], (Code::BoardRunsInto, "barn d:0:3@se".to_owned()));
        let meadow = "board: |\n  a a a\n  a a a\ntiles: { a: {} }\nmeeples: { red: [barn a:0:0@se, barn a:1:0@se] }\n";
        assert_eq!(scenario_problems(meadow), []);
    }

    #[test]
    fn an_answer_that_turns_on_a_tile_that_does_not_matter_is_refused() {
        let text = scenario_text("  a a #\n  a a .", "  a: {}", "a:0:0@se");
        assert_eq!(scenario_problems(&text), [(Code::BoardRunsInto, "a:0:0@se".to_owned())]);
    }

    #[test]
    fn what_is_said_names_who_scores_who_goes_and_what_the_barn_brings() {
        let text = meeting_fields("red: b.field, blue: q.field", ASK);
        assert_eq!(heading(&text), "Placing Green's barn where a, q, b and r meet");
        let home = "Red's meeple on b and Blue's meeple on q are returned. At final scoring the barn is worth 8 points if the cities stay as they are.";
        assert_eq!(
            answer_lines(&text, "2015"),
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
            answer_lines(&text, "now"),
            [
                "It cannot be placed there: there are triangular gaps to the north-east and south-east of the intersection. | not allowed: a gap there"
            ]
        );
        let quiet = scenario_text("  a  b\n  c  d", "  a b c d: {}", "a@se");
        assert_eq!(answer_lines(&quiet, "now"), ["It can be placed there. | allowed"]);
        let lone = scenario_text("  a  .", "  a: {}", "a@ne");
        assert_eq!(heading(&lone), "Placing a barn at the north-east corner of a");
        let doubles = scenario_text("  k  <\n  m  <", "  k m: {}", "k@s");
        assert_eq!(heading(&doubles), "Placing a barn in the middle of the south side of k");
    }

    #[test]
    fn mistakes_are_underlined() {
        let text = |barn: &str| scenario_text("  a  b\n  c  #", "  a b c: {}", barn);
        assert_eq!(question_problems(&text("a@se")), [(Code::BoardRunsInto, "a@se".to_owned())]);
        assert_eq!(question_problems(&text("a@up")), [(Code::PlaceUnknown, "up".to_owned())]);
        assert_eq!(question_problems(&text("a@ne, player: green")), [(Code::PlayerUnknown, "green".to_owned())]);
        assert_eq!(question_problems(&text("a@ne, by: red")), [(Code::KeyUnknown, "by".to_owned())]);
    }

    #[test]
    fn its_steps_tell_why_it_may_not_stand_there_or_what_it_is_worth() {
        let steps = |board: &str| answer_steps(&scenario_text(board, "  a b c d: {}", "a@se"), "2021");
        assert_eq!(
            steps("  a  b\n  c  d"),
            [
                "All rules on placing barns say the same here.",
                "It touches no city.",
                "It is unoccupied. It would be worth nothing.",
                "At final scoring the barn is worth 4 points per completed city: 0 points if the cities stay as they are."
            ]
        );
        let empty = scenario_text("  a  b\n  c  .", "  a b c: {}", "a@se");
        assert_eq!(
            answer_steps(&empty, "2021"),
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
            answer_question(text, "now").0,
            ["allowed yes; tiles c, a, d, b; places c.field; meeples red a.field, red a.field; barn_worth 0"]
        );
    }
}
