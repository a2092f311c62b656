//! The question whether a barn may be placed, and the effect of placing one. The scoring of a field
//! with a barn at the end of the game is in the module `features`.

use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_board::geometry::{Compass, Corner, Crossing, Direction};
use carcassonne_law::{
    BARN_FIELDS, BarnFields, BarnGround, Inquiry, Law, LawResult, LongSideMiddle, PLACE_BARN, PLACE_BARN_DOUBLE,
    QuestionId, Reading, RuleSet, run_every_reading,
};
use carcassonne_position::bodies::BarnBody;
use carcassonne_position::wording::{Arg, Join, Sentence, say};
use carcassonne_position::{
    At, Barn, Board, CrossingPrint, Figure, Place, PlayerIx, Quadrant, Reader, Scenario, TileIx,
};
use carcassonne_text::{Problems, Span, problem};

use super::{half_words, problems};
use crate::landscape::{AreaIx, fields_at, first_place, rank_on_tile};
use crate::mechanics::base::fairy_points::{self, Reward};
use crate::mechanics::{
    Answer, Askable, BARN_FORM, BarnReply, Finding, Hearing, Item, Mechanic, Pointer, Query, Role, Score, Shares, Site,
    Table, Thing, TypedReply, buildings, cards, farm, majority, meeples, worth,
};

pub(super) static BARN: Mechanic = Mechanic {
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
        Role::Answers(&[Askable { form: &BARN_FORM, read }]),
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
        reader.problem(problem!(span, problems::BarnSiteAtUnknownTile).at_related(board.placed(hash).span));
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
            problems.push(problem!(barn.span, problems::BarnOnUnknownTile).at_related(board.placed(hash).span));
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
            problem!(barn.span, problems::BarnNotAllowed { because: voice.join(&least, Join::Clauses) })
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
            say!(barn_placing::NotToday { player, spot })
        } else {
            say!(barn_placing::Disputed { player, spot })
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
    sorted_unique(quadrants.iter().flat_map(|q| &q.tips).map(|tip| tip.tile))
}

/// Returns the reasons against a barn from the tiles around a crossing, if the law on its ground is read as `ground`.
fn barn_faults(board: &Board, quadrants: &[Quadrant], ground: BarnGround) -> Vec<Sentence> {
    let needs_full_corners = ground == BarnGround::FullCorners;
    let (mut faults, mut empty_sides, mut gaps) = (Vec::new(), Vec::new(), Vec::new());
    for quadrant in quadrants {
        // The direction of the quadrant as seen from the crossing.
        let to = Compass::from(quadrant.corner.opposite());
        if quadrant.tips.is_empty() {
            match board.at(quadrant.space).next() {
                None => empty_sides.push(to),
                Some(half) => faults.push(say!(barn_placing::DoesNotReach { tile: half, to })),
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
        sorted_unique(tips.map(|tip| tip.tile))
    };
    let cities = tiles_showing(CrossingPrint::City).into_iter();
    faults.extend(cities.map(|tile| say!(barn_placing::City { tile })));
    let abbeys = tiles_showing(CrossingPrint::Abbey).into_iter();
    faults.extend(abbeys.map(|tile| say!(barn_placing::Abbey { tile })));
    let split_tiles = tiles_showing(CrossingPrint::TwoFields).into_iter();
    faults.extend(split_tiles.map(|tile| say!(barn_placing::TwoFields { tile })));
    faults
}

impl Query for BarnSite {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Barn { at: self.at }]
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let spot = describe_crossing(table.board(), self.at, self.tile);
        match self.player {
            Some(player) => say!(barn_placing::HeadingPlayer { player, spot }),
            None => say!(barn_placing::Heading { spot }),
        }
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = BarnReply::read(&finding.reply)?;
        Some(match reply.reasons.as_slice() {
            [] => allowed_answer(&reply, finding),
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

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let (scenario, board) = (table.scenario, table.board());
        let mut hearing = Hearing::new(law);
        let quadrants = board.quadrants(self.at);
        let tiles = tiles_at(&quadrants);
        hearing.ask_doubles_exist(table.has_double_tile(tiles.iter().copied()))?;
        let mut reasons = ground_faults(board, &quadrants, &mut hearing)?;
        if reasons.is_empty()
            && let Some(double) = long_side_at(board, &tiles, self.at)
        {
            match hearing.ask(PLACE_BARN_DOUBLE)? {
                LongSideMiddle::Intersection => hearing.push(say!(barn_placing::LongSide)),
                LongSideMiddle::NoIntersection => reasons.push(say!(barn_placing::NoIntersection { tile: double })),
            }
        }
        if let Some(player) = self.player
            && scenario.barns.iter().any(|b| b.player == player)
        {
            reasons.push(say!(barn_placing::SetAlready { player }));
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
        let reply = BarnReply { allowed: reasons.is_empty(), reasons, tiles, ..BarnReply::default() };
        if !reply.allowed {
            hearing.steps.extend(reply.reasons.iter().map(|why| say!(barn_placing::TodayNot { because: why })));
            return Ok(Finding { reply: reply.into_reply(), steps: hearing.steps, ..Finding::default() });
        }
        if fields.len() > 1 {
            let field_count = fields.len();
            match hearing.ask(BARN_FIELDS)? {
                BarnFields::Apart => hearing.push(say!(barn_placing::Apart { fields: field_count })),
                BarnFields::Joined => {
                    hearing.push(say!(barn_placing::Joined { fields: field_count }));
                    let joined_field = sorted_unique(areas);
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
        return say!(barn_placing::Corner { to: Compass::from(corner), tile });
    }
    let is_here = |d: &Direction| Crossing::at_middle(shape, at, *d) == Some(crossing);
    let to = Direction::ALL.into_iter().find(is_here).unwrap_or(Direction::North);
    say!(barn_placing::Middle { to: Compass::from(to), tile })
}

/// Returns the answer for a barn that may be placed, with the effects of placing the barn.
fn allowed_answer(reply: &BarnReply, finding: &Finding) -> Answer {
    let fields = reply.places.as_ref().map_or(1, Vec::len);
    let worth = reply.barn_worth.unwrap_or_default();
    let sent_home = reply.meeples.as_deref().unwrap_or_default();
    let points = finding.score.points();
    let today = say!(barn_placing::Today { fields });
    if sent_home.is_empty() && points.is_empty() && worth == 0 {
        return Answer::new(today, say!(barn_placing::RowQuiet { fields }));
    }
    let row_points =
        points.iter().map(|(player, points)| say!(barn_placing::RowPoints { player: *player, points: *points }));
    let row_points: Vec<Sentence> = row_points.collect();
    let row = say!(barn_placing::Row { fields, each: Arg::list(&row_points), home: sent_home.len(), worth });
    let mut answer = Answer::new(today, row);
    if !sent_home.is_empty() {
        answer = answer.with_phrase(say!(barn_placing::Phrase {
            fields,
            each: Arg::list(&row_points),
            home: Arg::list(sent_home),
            worth
        }));
        let gains = points.iter().map(|(player, points)| say!(barn_placing::Gets { player: *player, points: *points }));
        answer = answer
            .with_sentence(say!(barn_placing::TodayScored { each: Arg::list(gains) }))
            .with_sentence(say!(barn_placing::TodayHome { meeples: Arg::list(sent_home) }));
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
fn ground_faults(board: &Board, quadrants: &[Quadrant], hearing: &mut Hearing<'_>) -> LawResult<Vec<Sentence>> {
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
    reply: BarnReply,
    mut hearing: Hearing<'_>,
) -> LawResult<Finding> {
    let (land, board) = (table.land, table.board());
    let has_several = fields.len() > 1;
    let mut shares: Shares = Shares::new();
    let mut items: Vec<Item> = Vec::new();
    let mut features: Vec<Vec<Place>> = Vec::new();
    let mut barn_worth: u32 = 0;
    // The law on castles is asked before that on double-size tiles, in whichever order the fields are.
    for field in fields {
        farm::ask_about_castles(table, field, &mut hearing)?;
    }
    for field in fields {
        // A field is named by its parts at the crossing, not by the parts that the law joins to these.
        let areas = fields_at(board, land, at).into_iter().filter(|area| field.contains(area));
        let first_places = areas.filter_map(|area| first_place(board, land.members(area)));
        let mut places: Vec<Place> = first_places.collect();
        sort_by_key(&mut places, |place| (place.tile, rank_on_tile(board, *place)));
        if has_several {
            let crossing_places = board.fields_at(at).into_iter();
            let field_places =
                crossing_places.filter(|place| land.area(board, *place).is_some_and(|a| field.contains(&a)));
            let tiles = Arg::list(field_places.map(|place| place.tile));
            hearing.push(say!(barn_placing::FieldOf { tiles }));
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
    sort_by_key(&mut features, |field| field.first().map(|place| (place.tile, rank_on_tile(board, *place))));
    let all_areas: Vec<AreaIx> = fields.concat();
    let sent_home = meeples::select(table.scenario, |m| {
        (m.figure.is_follower() || m.figure == Figure::Pig)
            && land.area(board, m.place).is_some_and(|a| all_areas.contains(&a))
    });
    hearing.push(say!(barn_placing::AtTheEnd { points: barn_worth }));
    let reply = BarnReply { places: Some(features), meeples: Some(sent_home), barn_worth: Some(barn_worth), ..reply };
    let score = if has_several {
        Score::per_player(shares)
    } else if shares.values().all(|share| *share == items) {
        Score::Joint { items, owners: shares.into_keys().collect(), allows_additions: false }
    } else {
        Score::PerPlayer { items, shares, owners: None }
    };
    Ok(Finding { score, reply: reply.into_reply(), steps: hearing.steps, ..Finding::default() })
}
