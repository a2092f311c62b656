//! Final scoring: the points of each player for everything on the board, and for what is scored separately from it.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::collect_set;
use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_law::{FIELDS_SCORING, FieldScoring, Inquiry, KING_SMALL, KingSmall, LawResult, QuestionId};
use carcassonne_position::asks::final_scoring as ask;
use carcassonne_position::bodies::FinalScoringBody;
use carcassonne_position::wording::{Arg, Sentence, final_scoring, say};
use carcassonne_position::{At, FeatureKind, Place, PlayerIx, Reader, Scenario};
use carcassonne_text::{MapEntries, Span, problem};

use super::problems;
use crate::landscape::{AreaIx, Gaps, UnknownAreas, first_place};
use crate::mechanics::base::fairy_points;
use crate::mechanics::base::parts::{Part, Points};
use crate::mechanics::base::sentences::feature_heading;
use crate::mechanics::{
    Answer, Askable, FINAL_SCORING_FORM, FinalScoringReply, Finding, Hearing, Item, Knowledge, Mechanic, Pointer,
    Query, Role, Score, ScoreScope, ScoredFeature, Shares, Site, SubjectIx, Table, Thing, TypedReply,
    carcassonne_fields, cards, extent, features,
};

/// The points for having the most goods of a kind: `trade` (Traders & Builders).
const GOODS_POINTS: u32 = 10;

/// The maximum number of combinations of readings that are tried. Parts of the sum that depend on more are left out.
const MOST_TRIED: usize = 128;

/// The kinds of things for which players get points, in the order in which these are reported.
const KINDS: [Thing; 11] = [SO_FAR, CITIES, ROADS, MONASTERIES, GARDENS, CASTLES, FIELDS, KING, ROBBER, GOODS, GOLD];
const SO_FAR: Thing = Thing { key: "so-far", message: final_scoring::SoFar::MESSAGE };
const CITIES: Thing = Thing { key: "from-cities", message: final_scoring::FromCities::MESSAGE };
const ROADS: Thing = Thing { key: "from-roads", message: final_scoring::FromRoads::MESSAGE };
const MONASTERIES: Thing = Thing { key: "from-monasteries", message: final_scoring::FromMonasteries::MESSAGE };
const GARDENS: Thing = Thing { key: "from-gardens", message: final_scoring::FromGardens::MESSAGE };
const CASTLES: Thing = Thing { key: "from-castles", message: final_scoring::FromCastles::MESSAGE };
const FIELDS: Thing = Thing { key: "from-fields", message: final_scoring::FromFields::MESSAGE };
const KING: Thing = Thing { key: "for-king", message: final_scoring::ForKing::MESSAGE };
const ROBBER: Thing = Thing { key: "for-robber", message: final_scoring::ForRobber::MESSAGE };
const GOODS: Thing = Thing { key: "for-goods", message: final_scoring::ForGoods::MESSAGE };
const GOLD: Thing = Thing { key: "for-gold", message: final_scoring::ForGold::MESSAGE };

pub(super) static FINAL_SCORING: Mechanic = Mechanic {
    card: cards::FINAL_SCORING,
    questions: &[QuestionId::KingSmall],
    roles: &[Role::UsesWorth, Role::Answers(&[Askable { form: &FINAL_SCORING_FORM, read }])],
};

/// The points, figures and goods that the players have in addition to the board at the end of a game.
#[derive(Debug)]
struct EndHoldings {
    /// The points of each player so far, if they are given.
    so_far: Option<Points>,
    king: Option<PlayerIx>,
    robber: Option<PlayerIx>,
    /// The number of goods of each of the three kinds that each player has.
    goods: [Points; 3],
    /// The points of each player for gold.
    gold: Points,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = reader.body();
    let mut end =
        EndHoldings { so_far: None, king: None, robber: None, goods: Default::default(), gold: Points::new() };
    if MapEntries::from_unchecked(body).is_none() {
        if !(body.is_null() || body.text() == Some("all")) {
            reader.problem(problem!(body.span, problems::FinalScoringOfPart).fix_by_writing("all"));
            return None;
        }
        return Some(Box::new(end));
    }
    if let Some(node) = reader.get(&ask::OF)
        && node.text() != Some("all")
    {
        reader.problem(problem!(node.span, problems::FinalScoringOfPart).fix_by_writing("all"));
    }
    let body = FinalScoringBody::read(reader);
    let counts = |counts: Option<At<_>>| counts.map(At::into_value).unwrap_or_default();
    end.so_far = body.scores.map(At::into_value);
    (end.king, end.robber) = (body.king.map(At::into_value), body.robber.map(At::into_value));
    (end.goods, end.gold) = ([body.wine, body.grain, body.cloth].map(counts), counts(body.gold));
    Some(Box::new(end))
}

fn add_points(points: &mut Points, additions: impl IntoIterator<Item = (PlayerIx, u32)>) {
    for (player, amount) in additions {
        let points = points.entry(player).or_default();
        *points = points.saturating_add(amount);
    }
}

/// Returns the kind of thing under which the points for a kind of feature are reported.
fn thing_for_kind(kind: FeatureKind) -> Thing {
    match kind {
        FeatureKind::City => CITIES,
        FeatureKind::Road => ROADS,
        FeatureKind::Field => FIELDS,
        FeatureKind::Monastery => MONASTERIES,
        FeatureKind::Castle => CASTLES,
        FeatureKind::Garden => GARDENS,
    }
}

/// Returns the occupied features, except fields, and all monasteries, of which some score for figures around them;
/// features that a gap may join are in one group.
fn group_across_gaps<'t>(table: &'t Table<'_>) -> Vec<Vec<&'t ScoredFeature>> {
    let (board, land) = (table.board(), table.land);
    let mut groups: Vec<Vec<&ScoredFeature>> = Vec::new();
    let mut by_area: BTreeMap<AreaIx, usize> = BTreeMap::new();
    let occupied: BTreeSet<SubjectIx> = collect_set(table.occupied_features().map(|(ix, _)| ix));
    let is_scored = |ix: SubjectIx, kind: FeatureKind| {
        kind == FeatureKind::Monastery || kind != FeatureKind::Field && occupied.contains(&ix)
    };
    let indexed_features = SubjectIx::all().zip(table.features());
    for feature in indexed_features.filter(|(ix, subject)| is_scored(*ix, subject.kind)).map(|(_, subject)| subject) {
        let whole_area =
            feature.area.filter(|area| land.at_gap(*area)).map(|area| land.representative(board, area, Gaps::Joined));
        if let Some(group) = whole_area.and_then(|whole| by_area.get(&whole)) {
            groups[*group].push(feature);
        } else {
            by_area.extend(whole_area.map(|whole| (whole, groups.len())));
            groups.push(vec![feature]);
        }
    }
    groups
}

/// Returns the points of each player for a group of features that gaps may join into one.
fn score_group(table: &Table<'_>, group: &[&ScoredFeature], law: &mut Inquiry<'_, '_>) -> LawResult<Points> {
    let mut points = Points::new();
    let mut judged_areas: BTreeSet<AreaIx> = BTreeSet::new();
    for feature in group {
        if feature.area.is_some_and(|area| judged_areas.contains(&area)) {
            continue;
        }
        let finding = table.score(feature, ScoreScope::WithRewards, law)?.unwrap_or_default();
        judged_areas.extend(finding.areas.iter().copied());
        add_points(&mut points, finding.score.points());
    }
    Ok(points)
}

/// Returns the points of each player for all fields, and for the fairy in a field.
fn field_points(table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Points> {
    let mut points = features::judge_all_farmers(table, law)?.score.points();
    for (_, feature) in table.occupied_features().filter(|(_, subject)| subject.kind == FeatureKind::Field) {
        let has_fairy = |area| fairy_points::find_reward(table, Site::Areas(&[area])).is_some();
        if !feature.area.is_some_and(has_fairy) {
            continue;
        }
        let mut points_in = |scope| -> LawResult<Points> {
            Ok(table.score(feature, scope, law)?.map(|finding| finding.score.points()).unwrap_or_default())
        };
        let plain_points = points_in(ScoreScope::WithBonuses)?;
        let rewarded_points = points_in(ScoreScope::WithRewards)?;
        let plain_of = |player: &PlayerIx| plain_points.get(player).copied().unwrap_or_default();
        add_points(
            &mut points,
            rewarded_points.iter().map(|(player, points)| (*player, points.saturating_sub(plain_of(player)))),
        );
    }
    Ok(points)
}

/// Returns how many roads or cities count as complete for the robber or the king, occupied or not.
fn count_complete(table: &Table<'_>, kind: FeatureKind, law: &mut Inquiry<'_, '_>) -> LawResult<u32> {
    let land = table.land;
    let mut judged_areas: BTreeSet<AreaIx> = BTreeSet::new();
    let mut count = 0;
    for area in land.areas().filter(|area| land.kind(*area) == kind) {
        if judged_areas.contains(&area) {
            continue;
        }
        let mut hearing = Hearing::new(law);
        let (areas, is_complete) = extent::areas_and_completion(table, area, &mut hearing)?;
        let is_small = || kind == FeatureKind::City && extent::measure_extent(table, &areas).tiles.len() == 2;
        let is_counted = if carcassonne_fields::is_carcassonne_city(table, &areas) {
            carcassonne_fields::is_carcassonne_complete(&mut hearing)?
        } else {
            is_complete && (!is_small() || hearing.ask(KING_SMALL)? == KingSmall::Counts)
        };
        judged_areas.extend(areas);
        count += u32::from(is_counted);
    }
    Ok(count)
}

impl EndHoldings {
    /// Returns all points that the board gives: a part for each feature, one for all fields, and for king and robber.
    fn board_parts(&self, table: &Table<'_>, law: &Inquiry<'_, '_>) -> LawResult<Vec<Part>> {
        let mut parts: Vec<LawResult<Part>> = Vec::new();
        for group in group_across_gaps(table) {
            let Some(feature) = group.first() else { continue };
            let judge_group = |law: &mut Inquiry<'_, '_>| score_group(table, &group, law);
            parts.push(Part::evaluate(thing_for_kind(feature.kind), Some(feature.place), law, judge_group));
        }
        parts.push(Part::evaluate(FIELDS, None, law, |law| field_points(table, law)));
        for (thing, kind, player) in [(KING, FeatureKind::City, self.king), (ROBBER, FeatureKind::Road, self.robber)] {
            if let Some(player) = player {
                parts.push(Part::evaluate(thing, None, law, |law| {
                    Ok([(player, count_complete(table, kind, law)?)].into())
                }));
            }
        }
        // If several parts depend on things that did not exist yet, the error must not depend on the map.
        let errors = parts.iter().filter_map(|part| part.as_ref().err());
        if let Some(error) = errors.min_by_key(|not| not.question.map(|question| question as usize)) {
            return Err(*error);
        }
        let mut parts: Vec<Part> = parts.into_iter().flatten().collect();
        // The order in which the law is asked must not depend on the map.
        sort_by_key(&mut parts, |part| {
            part.deciding_questions().map(|question| question as usize).collect::<Vec<usize>>()
        });
        Ok(parts)
    }

    /// Returns the points of each kind that follow from the question alone, independent of the board.
    fn points_from_question(&self) -> impl Iterator<Item = (Thing, Points)> {
        let mut goods = Points::new();
        for held in &self.goods {
            let most = held.values().copied().max().unwrap_or_default();
            let holders = held.iter().filter(|(_, n)| **n == most && most > 0);
            add_points(&mut goods, holders.map(|(player, _)| (*player, GOODS_POINTS)));
        }
        [(SO_FAR, self.so_far.clone().unwrap_or_default()), (GOODS, goods), (GOLD, self.gold.clone())].into_iter()
    }
}

/// Returns a place in each occupied field that runs into an unknown tile, each place in a list of its own.
fn fields_into_unknown(table: &Table<'_>) -> Vec<Vec<Place>> {
    let (board, land) = (table.board(), table.land);
    if !land.has_unknown_areas() {
        return Vec::new();
    }
    let mut runs_out = UnknownAreas::new(table.scenario, land);
    let fields = table.occupied_features().filter(|(_, subject)| subject.kind == FeatureKind::Field);
    let areas = fields.filter_map(|(_, subject)| subject.area).filter(|area| runs_out.runs_into_unknown(*area));
    areas.filter_map(|area| Some(vec![first_place(board, land.members(area))?])).collect()
}

/// Returns the players with the most points, several if they tie.
fn leading_players(total: &[(PlayerIx, u32)]) -> Vec<PlayerIx> {
    let most = total.iter().map(|(_, points)| *points).max();
    total.iter().filter(|(_, points)| Some(*points) == most).map(|(player, _)| *player).collect()
}

impl Query for EndHoldings {
    fn heading(&self, _: &Table<'_>) -> Sentence {
        let scores = self.so_far.iter().flatten().map(|(player, points)| player_score(*player, *points));
        say!(final_scoring::Heading { scores: Arg::list(scores) })
    }

    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        // The gaps beside a city or road may decide whether king and robber count it.
        let (board, land) = (table.board(), table.land);
        let figures = [(FeatureKind::City, self.king), (FeatureKind::Road, self.robber)];
        let kinds: Vec<FeatureKind> = figures.into_iter().filter_map(|(kind, player)| player.map(|_| kind)).collect();
        let areas: Vec<AreaIx> = land.areas().filter(|area| kinds.contains(&land.kind(*area))).collect();
        let gaps = land.gaps_beside(board, &areas).into_iter().filter(|gap| gap.enclosed);
        gaps.map(|gap| Pointer::NearbySpace { at: gap.space }).collect()
    }

    fn required_knowledge(&self, scenario: &Scenario) -> Vec<(Place, Knowledge, Span)> {
        // The answer itself reports fields that run into an unknown tile.
        let occupied = scenario.stood_on().filter(|(place, _)| place.feature.kind() != FeatureKind::Field);
        occupied.map(|(place, span)| (place, Knowledge::Worth, span)).collect()
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = FinalScoringReply::read(&finding.reply)?;
        let total = &reply.total;
        let row = Arg::list(total.iter().map(|(player, points)| player_score(*player, *points)));
        let row = say!(final_scoring::Row { scores: row });
        let is_final = self.so_far.is_some();
        // Whoever has a meeple on the board and scores nothing is named beside those who score.
        let mut idle = sorted_unique(table.scenario.meeples.iter().map(|meeple| meeple.player));
        idle.retain(|player| !total.is_empty() && total.iter().all(|(scorer, _)| scorer != player));
        let sentences = total
            .iter()
            .copied()
            .chain(idle.into_iter().map(|player| (player, 0)))
            .map(|(player, points)| say!(final_scoring::Each { player, points, ends: is_final }));
        let player_scores = Arg::list(sentences);
        let today = if is_final && total.len() > 1 {
            let first = leading_players(total);
            say!(final_scoring::TodayWon { each: player_scores, count: first.len(), first: Arg::list(first) })
        } else {
            say!(final_scoring::Today { each: player_scores })
        };
        let mut answer = Answer::new(today, row);
        let kind_sentence = |thing: Thing| {
            let player_sentence = |(player, items): (&PlayerIx, &Vec<Item>)| {
                let item = items.iter().find(|item| item.thing == thing)?;
                Some(player_score(*player, item.points()))
            };
            let scores: Vec<Sentence> = finding.score.shares().iter().filter_map(player_sentence).collect();
            (!scores.is_empty()).then(|| say!(final_scoring::OfKind { kind: thing.key, scores: Arg::list(scores) }))
        };
        for kind in KINDS.into_iter().filter(|kind| *kind != SO_FAR).filter_map(kind_sentence) {
            answer = answer.with_sentence(kind);
        }
        let reply = FinalScoringReply::read(&finding.reply)?;
        let (left_out, unseen) = (reply.left_out.unwrap_or_default(), reply.unseen.unwrap_or_default());
        for sentence in features::unknown_field_sentences(&left_out, &unseen) {
            answer = answer.with_sentence(sentence);
        }
        if let Some(unruled) = reply.unruled {
            let tiles = Arg::list(unruled.iter().filter_map(|places| Some(places.first()?.tile)));
            answer = answer.with_sentence(say!(final_scoring::Unruled { count: unruled.len(), tiles }));
        }
        Some(answer)
    }

    fn summarize(&self, answers: &[&Finding]) -> Vec<Sentence> {
        let total = |finding: &&Finding| FinalScoringReply::read(&finding.reply).unwrap_or_default().total;
        let totals: Vec<Vec<(PlayerIx, u32)>> = answers.iter().map(total).collect();
        let Some(first_total) = totals.first() else { return Vec::new() };
        let is_final = self.so_far.is_some();
        let players = sorted_unique(totals.iter().flatten().map(|(player, _)| *player));
        let range = |player: &PlayerIx| {
            // A player without an entry has no points.
            let points_in =
                |total: &Vec<(PlayerIx, u32)>| total.iter().find(|(who, _)| who == player).map_or(0, |(_, n)| *n);
            let all_points = || totals.iter().map(points_in);
            let (least, most) = (all_points().min().unwrap_or_default(), all_points().max().unwrap_or_default());
            if least == most {
                say!(final_scoring::Each { player: *player, points: most, ends: is_final })
            } else {
                let is_adjacent = most == least + 1;
                say!(final_scoring::EachRange { player: *player, least, most, adjacent: is_adjacent, ends: is_final })
            }
        };
        let mut sentences = vec![say!(final_scoring::Open { each: Arg::list(players.iter().map(range)) })];
        if is_final && players.len() > 1 {
            let winners = leading_players(first_total);
            let is_same = totals.iter().all(|total| leading_players(total) == winners);
            sentences.push(if is_same {
                say!(final_scoring::InAnyCase { count: winners.len(), first: Arg::list(winners) })
            } else {
                say!(final_scoring::TurnsOnIt)
            });
        }
        sentences
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let (rules, omitted_ruling) = law.rule_set_and_omitted_ruling();
        let cache_key = ((rules.to_owned(), omitted_ruling), [self.king, self.robber]);
        let parts = table.cache.parts.get_or_compute(&cache_key, || self.board_parts(table, law));
        let parts = parts.as_ref().as_ref().map_err(|not| *not)?;
        let mut by_kind: BTreeMap<&str, Points> = BTreeMap::new();
        for (thing, points) in self.points_from_question() {
            add_points(by_kind.entry(thing.key).or_default(), points);
        }
        let (mut unruled, mut steps): (Vec<Vec<Place>>, Vec<Sentence>) = (Vec::new(), Vec::new());
        let (mut open_questions, mut combinations): (Vec<QuestionId>, usize) = (Vec::new(), 1);
        for part in parts {
            let new_questions: BTreeSet<QuestionId> =
                collect_set(part.deciding_questions().filter(|question| !open_questions.contains(question)));
            let choices = new_questions.iter().filter_map(|question| law.open_reading_count(*question));
            let product = choices.fold(combinations, usize::saturating_mul);
            if product > MOST_TRIED {
                unruled.extend(part.place.map(|place| vec![place]));
                continue;
            }
            combinations = product;
            open_questions.extend(new_questions);
            let points = part.points(law)?;
            let scores: Vec<Sentence> =
                points.iter().filter(|(_, n)| **n > 0).map(|(player, n)| player_score(*player, *n)).collect();
            if let Some(feature) = part.place.and_then(|at| table.subject_of(at)).and_then(|ix| table.feature(ix))
                && !(scores.is_empty() && table.meeples_of(feature).is_empty())
            {
                steps.push(say!(final_scoring::Step {
                    what: feature_heading(table, feature),
                    scores: Arg::list(scores)
                }));
            }
            add_points(by_kind.entry(part.thing.key).or_default(), points.clone());
        }
        let mut total = Points::new();
        let mut shares = Shares::new();
        for thing in KINDS {
            let points = by_kind.get(thing.key).into_iter().flatten();
            for (player, points) in points.filter(|(_, points)| **points > 0) {
                add_points(&mut total, [(*player, *points)]);
                shares.entry(*player).or_default().push(Item { thing, count: *points, points_each: 1 });
            }
        }
        let total = total.into_iter().filter(|(_, points)| *points > 0).collect();
        let points_for = |thing: Thing| {
            let points = by_kind.get(thing.key).into_iter().flatten().filter(|(_, points)| **points > 0);
            let points: Vec<(PlayerIx, u32)> = points.map(|(player, points)| (*player, *points)).collect();
            Some(points).filter(|points| !points.is_empty())
        };
        let unseen = fields_into_unknown(table);
        // If farmers score by the city, the visible part of these fields counts.
        let is_counted = !unseen.is_empty() && law.ask(FIELDS_SCORING)? == FieldScoring::ByCity;
        let unseen = Some(unseen).filter(|unseen| !unseen.is_empty());
        let (left_out, unseen) = if is_counted { (None, unseen) } else { (unseen, None) };
        let reply = FinalScoringReply {
            total,
            from_cities: points_for(CITIES),
            from_roads: points_for(ROADS),
            from_monasteries: points_for(MONASTERIES),
            from_gardens: points_for(GARDENS),
            from_castles: points_for(CASTLES),
            from_fields: points_for(FIELDS),
            for_king: points_for(KING),
            for_robber: points_for(ROBBER),
            for_goods: points_for(GOODS),
            left_out,
            unseen,
            unruled: Some(unruled).filter(|unruled| !unruled.is_empty()),
        };
        Ok(Finding { score: Score::per_player(shares), reply: reply.into_reply(), steps, ..Finding::default() })
    }
}

/// Returns a player with points: `Red 31`.
fn player_score(player: PlayerIx, points: u32) -> Sentence {
    say!(features::Scores { player, points })
}
