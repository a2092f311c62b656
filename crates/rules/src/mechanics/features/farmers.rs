//! The points of each player from all farmers of the board, or from those next to one city. Whether a city that several
//! fields touch counts once depends on the law. The points of a single field are in [`field`](super::field).

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::collect_map;
use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_law::{
    FIELDS_PIG, FIELDS_PIG_ONCE, FIELDS_SCORING, FieldScoring, Inquiry, Law, LawResult, PigByCity, PigOnce, QuestionId,
    Reading, RuleSet,
};
use carcassonne_position::asks::farmers as ask;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Feature, FeatureKind, Place, PlayerIx, Reader, Scenario, TileIx};
use carcassonne_text::{MapEntries, Suggestion, problem};

use super::older_farmers::{self, POINTS_BY_CITY, POINTS_TO_FIELD};
use super::problems;
use crate::landscape::{AreaIx, Gaps, UnknownAreas, first_place, rank_on_tile, touched_cities, touching_fields};
use crate::mechanics::base::fairy_points;
use crate::mechanics::base::farm::{BESIEGED, CASTLE, Cities};
use crate::mechanics::{
    Answer, Askable, FARMERS_FORM, FarmersReply, Finding, Hearing, Item, Mechanic, Paid, Pointer, PosedQuestion, Query,
    Role, Score, ScoreScope, ScoredFeature, Shares, Site, Table, Thing, TypedReply, cards, farm, majority, worth,
};

pub(super) static FARMERS: Mechanic = Mechanic {
    card: cards::FARMERS,
    questions: &[
        QuestionId::FieldsScoring,
        QuestionId::FieldsPig,
        QuestionId::FieldsPigOnce,
        QuestionId::FieldsHerd,
        QuestionId::FieldsBarn,
    ],
    roles: &[Role::UsesWorth, Role::Answers(&[Askable { form: &FARMERS_FORM, read }]), Role::Warns(unseen_farmers)],
};

/// The maximum number of fields or cities that an answer about farmers lists one by one.
const MOST_LISTED: usize = 6;

/// A question about the points of all farmers, or of those next to one city.
#[derive(Debug, Clone, Copy)]
struct FarmersQuery {
    /// The city next to which the farmers are; `None` for all farmers.
    city: Option<Place>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = reader.body();
    let node = if MapEntries::from_unchecked(body).is_some() { reader.need(&ask::OF)? } else { body };
    if node.is_null() || node.text() == Some("all") {
        return Some(Box::new(FarmersQuery { city: None }));
    }
    let place = reader.place(node)?;
    if !matches!(place.feature, Feature::City(_)) {
        let board = &reader.scenario.board;
        let has_city = |tile: &TileIx| board.tile(*tile).is_some_and(|t| !t.cities.is_empty());
        let cities = board.all().filter(has_city).take(MOST_LISTED);
        let cities = cities.map(|tile| format!("{}.city", board.address(tile)));
        let words: Vec<String> = std::iter::once("all".to_owned()).chain(cities).collect();
        let suggestions = words.into_iter().map(|way| Suggestion::new(node.span, way));
        reader.problem(problem!(node.span, problems::FarmersOfNoCity).with_ways(suggestions));
        return None;
    }
    Some(Box::new(FarmersQuery { city: Some(place) }))
}

/// Returns the question for all farmers if it is not asked, no occupied field is unanswered, two answered fields touch
/// the same completed city, and some rules that may judge the board do not score by the field.
pub(crate) fn pose_all_farmers(table: &Table<'_>) -> Option<PosedQuestion> {
    if has_farmers_question(table) || table.unanswered_fields().next().is_some() {
        return None;
    }
    let (board, land) = (table.board(), table.land);
    let mut seen_cities: BTreeSet<AreaIx> = BTreeSet::new();
    let mut is_shared = false;
    let field_features = table.features().iter().filter(|subject| subject.kind == FeatureKind::Field);
    let answered_areas = field_features.filter_map(|subject| subject.area).filter(|area| table.is_area_answered(*area));
    for area in sorted_unique(answered_areas) {
        for city in touched_cities(board, land, &[area]) {
            let is_closed = |gaps| land.open_sides(board, city, gaps) == 0;
            is_shared |= !seen_cities.insert(city) && (is_closed(Gaps::Separate) || is_closed(Gaps::Joined));
        }
    }
    if !is_shared {
        return None;
    }
    let own_sets = table.scenario.rules.iter().cloned();
    let sets: Vec<RuleSet> = RuleSet::all().into_iter().chain(own_sets).collect();
    may_score_otherwise(table, &sets).then(|| PosedQuestion {
        ask: None,
        card: &FARMERS.card,
        form: &FARMERS_FORM,
        query: Box::new(FarmersQuery { city: None }),
    })
}

/// Judges the points of all farmers and barns together.
pub(crate) fn judge_all_farmers(table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
    FarmersQuery { city: None }.judge(table, law)
}

/// Returns the number of features and the first tile of each; `None` if there are none.
fn count_features(features: &[Vec<Place>]) -> Option<(usize, Arg)> {
    let tiles = features.iter().filter_map(|places| Some(places.first()?.tile));
    (!features.is_empty()).then(|| (features.len(), Arg::list(tiles)))
}

/// Returns sentences on the fields that run into unknown tiles: those left out of a sum of points, and those whose unseen
/// farmers could change it.
pub(crate) fn unknown_field_sentences(left_out: &[Vec<Place>], unseen: &[Vec<Place>]) -> Vec<Sentence> {
    let left_out = count_features(left_out).map(|(count, tiles)| say!(farmers::LeftOut { count, tiles }));
    let unseen = count_features(unseen).map(|(count, tiles)| say!(farmers::UnseenIn { count, tiles }));
    left_out.into_iter().chain(unseen).collect()
}

/// Returns `true` if a question asks for the points of farmers together.
fn has_farmers_question(table: &Table<'_>) -> bool {
    table.questions.iter().any(|posed| posed.card.name == FARMERS.card.name)
}

/// Returns `true` if farmers do not score by the field under one of `sets` that may judge the board.
pub(crate) fn may_score_otherwise(table: &Table<'_>, sets: &[RuleSet]) -> bool {
    scoring_words(table, sets).any(|so| so != FieldScoring::ByField.word())
}

/// Returns the word for the scoring of farmers (or for no ruling on it) under each of `sets` that may judge the board.
fn scoring_words(table: &Table<'_>, sets: &[RuleSet]) -> impl Iterator<Item = &'static str> {
    let fitting = sets.iter().filter(|set| table.board_too_new_for(set).is_none());
    fitting.map(|set| Law::new(set).holding(QuestionId::FieldsScoring).word(QuestionId::FieldsScoring))
}

/// Returns the fields with a meeple or a barn on them, with the gaps next to them not joined, in map order; on one tile
/// in the order of their sides as it is placed.
fn occupied_fields(table: &Table<'_>) -> impl Iterator<Item = AreaIx> {
    let (board, land) = (table.board(), table.land);
    let is_field = |subject: &&ScoredFeature| {
        subject.kind == FeatureKind::Field
            && (!table.meeples_of(subject).is_empty() || !table.barns_of(subject).is_empty())
    };
    let first_side = |area: AreaIx| {
        let all = land.members(area);
        let first_places = all.iter().take_while(|place| place.tile == all[0].tile);
        first_places.map(|place| rank_on_tile(board, *place)).min()
    };
    let tile_and_area = |subject: &ScoredFeature| subject.area.map(|area| (subject.place.tile, area));
    let mut all: Vec<(TileIx, AreaIx)> = table.features().iter().filter(is_field).filter_map(tile_and_area).collect();
    // The fields are in map order already.
    for tile_fields in all.chunk_by_mut(|a, b| a.0 == b.0).filter(|of_tile| of_tile.len() > 1) {
        sort_by_key(tile_fields, |(_, area)| first_side(*area));
    }
    all.into_iter().map(|(_, area)| area)
}

/// A field that a question about farmers counts, with its finding.
struct FarmedField {
    areas: Vec<AreaIx>,
    finding: Finding,
    /// The completed cities next to the field that pay its farmers; only the asked one if the question names a city.
    cities: Cities,
    has_barn: bool,
    /// The players with a pig in the field.
    keepers: Vec<PlayerIx>,
    /// Set if a pig herd in the field adds to the score.
    has_herd: bool,
}

impl FarmedField {
    /// Returns the extra points that a player gets for each city, from a pig and a herd.
    fn extra_points(&self, player: PlayerIx) -> u32 {
        u32::from(self.keepers.contains(&player)) + u32::from(self.has_herd)
    }
}

/// The payments for cities or fields: the areas of each, and the items of each player.
type Payments = Vec<(Vec<AreaIx>, BTreeMap<PlayerIx, Vec<Item>>)>;

impl FarmersQuery {
    /// Returns the fields that the question is about, in map order: first those that are known, each scored, then those
    /// that run into unknown tiles, each with an empty finding.
    fn collect_fields(
        self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<(Vec<FarmedField>, Vec<FarmedField>)> {
        let (board, land) = (table.board(), table.land);
        let asked_city = self.city.and_then(|place| land.area(board, place));
        let mut runs_out = UnknownAreas::new(table.scenario, land);
        let (mut all, mut left_out): (Vec<FarmedField>, Vec<FarmedField>) = (Vec::new(), Vec::new());
        let mut seen_areas: BTreeSet<AreaIx> = BTreeSet::new();
        // Each question of law is asked for all fields before the next, so that the order does not depend on the map.
        let mut joined_fields = Vec::new();
        for area in occupied_fields(table) {
            if seen_areas.contains(&area) {
                continue;
            }
            let Some(feature) = table.subject_of_area(area).and_then(|ix| table.feature(ix)) else { continue };
            let areas = farm::join_fields(table, area, &mut Hearing::new(law))?;
            seen_areas.extend(areas.iter().copied());
            joined_fields.push((area, feature, areas));
        }
        let mut with_cities = Vec::new();
        for (area, feature, areas) in joined_fields {
            let cities = farm::complete_cities(table, &areas, &mut Hearing::new(law))?;
            with_cities.push((area, feature, areas, cities));
        }
        for (area, feature, areas, mut cities) in with_cities {
            let runs_into = land.has_unknown_areas() && runs_out.runs_into_unknown(area);
            let mut hearing = Hearing::new(law);
            if let Some(city_area) = asked_city {
                let city_wholes =
                    [Gaps::Separate, Gaps::Joined].map(|gaps| land.representative(board, city_area, gaps));
                let asked_cities: Vec<AreaIx> = cities.areas().filter(|c| city_wholes.contains(c)).collect();
                cities = cities.with_only_cities(&asked_cities);
                if cities.is_empty() {
                    continue;
                }
            }
            let has_barn = !table.barns_in(&areas).is_empty();
            let keepers = farm::pig_owners(table, &areas);
            let is_counted = !cities.is_empty() && !has_barn;
            let has_herd = is_counted && farm::is_herd_counted(table, &areas, &mut hearing)?;
            if runs_into {
                let finding = Finding::default();
                left_out.push(FarmedField { areas, finding, cities, has_barn, keepers, has_herd });
                continue;
            }
            let finding = table.score(feature, ScoreScope::WithBonuses, law)?.unwrap_or_default();
            all.push(FarmedField { areas, finding, cities, has_barn, keepers, has_herd });
        }
        Ok((all, left_out))
    }

    /// Returns the items of each player who scores a field: all, or those for the one city that the question names.
    fn field_items(self, field: &FarmedField) -> BTreeMap<PlayerIx, Vec<Item>> {
        let points = field.finding.score.points();
        let shares = field.finding.score.shares();
        let player_items = |player: PlayerIx| {
            let full_items = || field.finding.score.items().to_vec();
            let items = shares.get(&player).cloned().unwrap_or_else(full_items);
            if self.city.is_none() {
                return items;
            }
            // Each thing that the field scores is counted as often as this one city has it: a farmer joined to a barn
            // has fewer points for the city than the barn.
            let city_items = field.cities.items(Thing::CITY, 1);
            let city_count = |thing: Thing| {
                let for_barn = [farm::BARN_CITY, farm::JOINED_CITY].contains(&thing);
                let thing = if for_barn { Thing::CITY } else { thing };
                city_items.iter().find(|item| item.thing == thing).map_or(0, |item| item.count)
            };
            let city_share = items.into_iter().map(|item| Item { count: city_count(item.thing), ..item });
            city_share.filter(|item| item.count > 0).collect()
        };
        collect_map(points.into_keys().map(|player| (player, player_items(player))))
    }

    /// Returns the payments if farmers score by the field: the items of each player for each field.
    fn pay_by_field(self, all: &[FarmedField]) -> Payments {
        all.iter().map(|field| (field.areas.clone(), self.field_items(field))).collect()
    }

    /// Returns the payments of the cities, each counted once for a player, then the fields' points for other things.
    fn pay_by_field_once(self, all: &[FarmedField], law: &mut Inquiry<'_, '_>) -> LawResult<Payments> {
        let mut payments: BTreeMap<AreaIx, BTreeMap<PlayerIx, Vec<Item>>> = BTreeMap::new();
        let players = sorted_unique(leaders(all));
        for player in players {
            let led_fields: Vec<usize> = (0..all.len()).filter(|n| is_leader(&all[*n], player)).collect();
            let mut counted = CityItems::in_best_fields(all, &led_fields, player);
            let in_turn = CityItems::field_by_field(all, &led_fields, player);
            if counted.worth() != in_turn.worth() && law.ask(FIELDS_PIG_ONCE)? == PigOnce::Fields {
                counted = in_turn;
            }
            for (city, items) in counted.0 {
                payments.entry(city).or_default().insert(player, items);
            }
        }
        let cities = payments.into_iter().map(|(city, sums)| (vec![city], sums));
        let extras = self.points_beyond_cities(all).into_iter().filter(|(_, sums)| !sums.is_empty());
        Ok(cities.chain(extras).collect())
    }

    /// Returns the points of the fields other than those for their cities: for a barn, or little buildings.
    fn points_beyond_cities(self, all: &[FarmedField]) -> Payments {
        let is_extra = |item: &Item| ![Thing::CITY, BESIEGED, CASTLE].contains(&item.thing);
        let field_extras = |field: &FarmedField| {
            let mut sums = self.field_items(field);
            if !field.has_barn {
                for items in sums.values_mut() {
                    items.retain(is_extra);
                }
            }
            sums.retain(|_, items| !items.is_empty());
            (field.areas.clone(), sums)
        };
        all.iter().map(field_extras).collect()
    }

    /// Returns the payments of the cities, then the points of the fields other than those for their cities.
    fn pay_by_city(
        self,
        table: &Table<'_>,
        all: &[FarmedField],
        law: &mut Inquiry<'_, '_>,
        steps: &mut Vec<Sentence>,
    ) -> LawResult<Payments> {
        let mut cities = Cities::default();
        all.iter().filter(|field| !field.has_barn).for_each(|field| cities.add_missing_cities(&field.cities));
        let mut payments = Payments::new();
        for city in cities.areas() {
            let mut hearing = Hearing::new(law);
            let owners = older_farmers::find_city_fields(table, city, &mut hearing)?.owners.clone();
            let items = cities.with_only_cities(&[city]).items(Thing::CITY, POINTS_BY_CITY);
            let touches_city = |field: &&FarmedField| field.cities.areas().any(|other| other == city);
            let mut sums: BTreeMap<PlayerIx, Vec<Item>> = BTreeMap::new();
            for player in owners {
                let has_pig = all.iter().filter(touches_city).any(|f| f.keepers.contains(&player));
                let is_fed = all
                    .iter()
                    .filter(touches_city)
                    .any(|f| f.has_herd && majority::has_owning_figure(table, &f.areas, player));
                let is_pig_counted = has_pig && law.ask(FIELDS_PIG)? == PigByCity::More;
                let extra = u32::from(is_pig_counted) + u32::from(is_fed);
                sums.insert(player, farm::raise_city_items(&items, Thing::CITY, extra));
            }
            steps.push(say!(farmers::PaidByCity {
                tiles: area_tiles(table, city),
                scores: Arg::list(sums.iter().map(|(player, items)| player_score(*player, worth(items))))
            }));
            payments.push((vec![city], sums));
        }
        payments.extend(self.points_beyond_cities(all).into_iter().filter(|(_, sums)| !sums.is_empty()));
        Ok(payments)
    }
}

/// Returns `true` if a player has points from a field without a barn.
fn is_leader(field: &FarmedField, player: PlayerIx) -> bool {
    !field.has_barn && field.finding.score.points().contains_key(&player)
}

/// Returns the players with points from fields without a barn, with repetitions.
fn leaders(all: &[FarmedField]) -> impl Iterator<Item = PlayerIx> {
    let farmer_fields = all.iter().filter(|field| !field.has_barn);
    farmer_fields.flat_map(|field| field.finding.score.points().into_keys())
}

/// The items that one player scores for each city.
struct CityItems(BTreeMap<AreaIx, Vec<Item>>);

impl CityItems {
    /// Returns the items that `cities` are worth to a player in a field.
    fn items(field: &FarmedField, cities: &[AreaIx], player: PlayerIx) -> Vec<Item> {
        let items = field.cities.with_only_cities(cities).items(Thing::CITY, POINTS_TO_FIELD);
        farm::raise_city_items(&items, Thing::CITY, field.extra_points(player))
    }

    /// Counts each city in the field where it is worth the most to the player.
    fn in_best_fields(all: &[FarmedField], led_fields: &[usize], player: PlayerIx) -> Self {
        let mut counted: BTreeMap<AreaIx, Vec<Item>> = BTreeMap::new();
        for field in led_fields.iter().map(|n| &all[*n]) {
            for city in field.cities.areas() {
                let items = Self::items(field, &[city], player);
                let known = counted.entry(city).or_insert_with(|| items.clone());
                if worth(&items) > worth(known) {
                    *known = items;
                }
            }
        }
        Self(counted)
    }

    /// Counts the cities field by field, each city once: in the field worth most first, then by the extra points.
    fn field_by_field(all: &[FarmedField], led_fields: &[usize], player: PlayerIx) -> Self {
        let rank = |n: &usize| {
            let cities: Vec<AreaIx> = all[*n].cities.areas().collect();
            let value = worth(&Self::items(&all[*n], &cities, player));
            (std::cmp::Reverse(value), std::cmp::Reverse(all[*n].extra_points(player)), *n)
        };
        let mut order: Vec<usize> = led_fields.to_vec();
        sort_by_key(&mut order, rank);
        let mut counted: BTreeMap<AreaIx, Vec<Item>> = BTreeMap::new();
        for field in order.into_iter().map(|n| &all[n]) {
            for city in field.cities.areas() {
                let items = || Self::items(field, &[city], player);
                counted.entry(city).or_insert_with(items);
            }
        }
        Self(counted)
    }

    fn worth(&self) -> u32 {
        self.0.values().map(|items| worth(items)).fold(0, u32::saturating_add)
    }
}

/// Merges items of the same thing and points into one item, with the sum of their counts.
fn merge_items(items: impl IntoIterator<Item = Item>) -> Vec<Item> {
    let mut all: Vec<Item> = Vec::new();
    for item in items {
        match all.iter_mut().find(|known| known.thing == item.thing && known.points_each == item.points_each) {
            Some(known) => known.count = known.count.saturating_add(item.count),
            None => all.push(item),
        }
    }
    // The order must not depend on the map.
    sort_by_key(&mut all, |item| (std::cmp::Reverse(item.points_each), item.thing.key));
    all
}

fn player_score(player: PlayerIx, points: u32) -> Sentence {
    say!(features::Scores { player, points })
}

/// Returns the tiles of an area, in map order.
fn area_tiles(table: &Table<'_>, area: AreaIx) -> Arg {
    let mut tiles: Vec<TileIx> = table.land.members(area).iter().map(|place| place.tile).collect();
    tiles.dedup();
    Arg::list(tiles)
}

impl Query for FarmersQuery {
    fn heading(&self, table: &Table<'_>) -> Sentence {
        let area = self.city.and_then(|place| table.land.area(table.board(), place));
        match area {
            None => say!(farmers::HeadingAll),
            Some(area) => say!(farmers::HeadingCity { tiles: area_tiles(table, area) }),
        }
    }

    fn required_knowledge(&self, _: &Scenario) -> Vec<(Place, crate::mechanics::Knowledge, carcassonne_text::Span)> {
        // A field that runs into an unknown tile is left out, and the answer reports it.
        Vec::new()
    }

    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        self.city.map(|place| Pointer::Feature { place }).into_iter().collect()
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        if finding.complete == Some(false) {
            return Some(Answer::new(say!(farmers::Unfinished), say!(farmers::RowUnfinished)));
        }
        let reply = FarmersReply::read(&finding.reply)?;
        let points = finding.score.points();
        let player_lines =
            points.iter().map(|(player, points)| say!(farmers::Each { player: *player, points: *points }));
        let players = points.len();
        let today = say!(farmers::Today { players, each: Arg::list(player_lines) });
        let scores = points.iter().map(|(player, points)| player_score(*player, *points));
        let mut answer = Answer::new(today, say!(farmers::Row { scores: Arg::list(scores) }));
        if let Some(paid) = reply.cities.filter(|paid| paid.len() > 1) {
            answer = answer.with_sentence(say!(farmers::ByCity { paid: list_payments(&paid) }));
        } else if let Some(paid) = reply.fields.filter(|paid| paid.len() > 1) {
            answer = answer.with_sentence(say!(farmers::ByField { paid: list_payments(&paid) }));
        }
        for sentence in unknown_field_sentences(&reply.left_out, &reply.unseen) {
            answer = answer.with_sentence(sentence);
        }
        let city = self.city.and_then(|place| table.land.area(table.board(), place));
        let is_at_city =
            |area: &AreaIx| city.is_none_or(|city| touched_cities(table.board(), table.land, &[*area]).contains(&city));
        let is_hers = |area: AreaIx| fairy_points::find_reward(table, Site::Areas(&[area])).is_some();
        if occupied_fields(table).filter(is_at_city).any(is_hers) {
            answer = answer.with_sentence(say!(farmers::WithoutFairy));
        }
        Some(answer)
    }

    fn summarize(&self, answers: &[&Finding]) -> Vec<Sentence> {
        let totals: Vec<BTreeMap<PlayerIx, u32>> = answers.iter().map(|finding| finding.score.points()).collect();
        let players = sorted_unique(totals.iter().flat_map(|total| total.keys().copied()));
        if players.is_empty() || answers.iter().any(|finding| finding.complete == Some(false)) {
            return Vec::new();
        }
        let player_sentences = players.into_iter().map(|player| {
            let points = sorted_unique(totals.iter().map(|total| total.get(&player).copied().unwrap_or(0)));
            say!(farmers::EachOpen { player, points: Arg::list(points) })
        });
        vec![say!(farmers::Open { each: Arg::list(player_sentences) })]
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let (board, land) = (table.board(), table.land);
        let (mut all, left_out) = self.collect_fields(table, law)?;
        let mut steps = Vec::new();
        let has_cities = all.iter().chain(&left_out).any(|field| !field.cities.is_empty());
        let scoring = if has_cities { law.ask(FIELDS_SCORING)? } else { FieldScoring::ByField };
        let uncertain_fields: Vec<Vec<AreaIx>> = left_out.iter().map(|field| field.areas.clone()).collect();
        // By the city, the known parts of the fields left out count too: their farmers may be the most at a city.
        if scoring == FieldScoring::ByCity {
            all.extend(left_out);
        }
        if scoring != FieldScoring::ByField {
            for field in all.iter_mut().filter(|field| !field.has_barn) {
                let mut hearing = Hearing::new(law);
                field.cities = older_farmers::paying_cities(table, &field.cities, &mut hearing)?;
            }
        }
        let payments = match scoring {
            FieldScoring::ByField => self.pay_by_field(&all),
            FieldScoring::ByFieldOnce => self.pay_by_field_once(&all, law)?,
            FieldScoring::ByCity => self.pay_by_city(table, &all, law, &mut steps)?,
        };
        let mut shares = Shares::new();
        for (player, items) in payments.iter().flat_map(|(_, sums)| sums) {
            shares.entry(*player).or_default().extend(items.iter().copied());
        }
        for items in shares.values_mut() {
            *items = merge_items(std::mem::take(items));
        }
        // Fields of one tile are in the order of their sides as it is placed.
        let in_map_order = |place: &Place| (place.tile, rank_on_tile(board, *place));
        let places_of = |areas: &[AreaIx]| -> Vec<Place> {
            let mut places: Vec<Place> =
                areas.iter().filter_map(|area| first_place(board, land.members(*area))).collect();
            sort_by_key(&mut places, in_map_order);
            places
        };
        // A field is named by its parts with farmers: the parts joined to it do not change the name.
        let farmed_areas = |areas: &[AreaIx]| -> Vec<AreaIx> {
            let has_farmers =
                |area: &AreaIx| scoring != FieldScoring::ByField || !table.meeple_indices_on(&[*area]).is_empty();
            let with_farmers: Vec<AreaIx> = areas.iter().copied().filter(has_farmers).collect();
            if with_farmers.is_empty() { areas.to_vec() } else { with_farmers }
        };
        let rows = payments.iter().map(|(areas, sums)| Paid {
            places: places_of(&farmed_areas(areas)),
            points: sums.iter().map(|(p, items)| (*p, worth(items))).filter(|(_, n)| *n > 0).collect(),
        });
        let mut paid_rows: Vec<Paid> = rows.filter(|paid| !paid.points.is_empty()).collect();
        sort_by_key(&mut paid_rows, |paid| paid.places.iter().map(in_map_order).collect::<Vec<_>>());
        let uncertain_places = uncertain_fields.iter().map(|areas| places_of(areas)).collect();
        let reply = match scoring {
            FieldScoring::ByField => {
                FarmersReply { fields: Some(paid_rows), left_out: uncertain_places, ..FarmersReply::default() }
            }
            FieldScoring::ByFieldOnce => {
                FarmersReply { cities: Some(paid_rows), left_out: uncertain_places, ..FarmersReply::default() }
            }
            FieldScoring::ByCity => {
                FarmersReply { cities: Some(paid_rows), unseen: uncertain_places, ..FarmersReply::default() }
            }
        };
        let complete = self.city.and_then(|place| land.area(board, place)).map(|area| {
            let is_paid = all.iter().any(|field| !field.cities.is_empty());
            is_paid || land.open_sides(board, area, Gaps::Separate) == 0
        });
        let reply = reply.into_reply();
        Ok(Finding { complete, score: Score::per_player(shares), reply, steps, ..Finding::default() })
    }
}

/// Returns the payments in sentences: all if at most one exceeds [`MOST_LISTED`], or else that many and how many more.
fn list_payments(paid: &[Paid]) -> Arg {
    let rest_count = paid.len().saturating_sub(MOST_LISTED);
    let shown_count = if rest_count == 1 { paid.len() } else { MOST_LISTED };
    let mut all: Vec<Sentence> = paid.iter().take(shown_count).filter_map(Paid::says).collect();
    if rest_count > 1 {
        all.push(say!(farmers::MorePaid { count: rest_count }));
    }
    Arg::list(all)
}

/// Returns sentences on unseen farmers who could change the points: those beyond the edge of the map in an answered
/// field or, where farmers score by the city, those in an unseen part of any field next to the same completed city.
fn unseen_farmers(table: &Table<'_>, sets: &[RuleSet]) -> Vec<Sentence> {
    let (board, land) = (table.board(), table.land);
    let answers_all = has_farmers_question(table) || table.has_added_question();
    let mut sentences = Vec::new();
    if answers_all {
        let open_fields: Vec<AreaIx> =
            occupied_fields(table).filter(|area| runs_off_map(table, *area)).take(farm::MAX_SHARED).collect();
        if !open_fields.is_empty() {
            sentences.push(say!(farmers::Beyond { count: open_fields.len() }));
        }
    }
    if !scoring_words(table, sets).any(|so| so == FieldScoring::ByCity.word()) {
        return sentences;
    }
    // Farmers who score by the city count in every other field next to the city too.
    let mut runs_out = UnknownAreas::new(table.scenario, land);
    let (mut has_unknown, mut has_edge) = (false, false);
    // The field of a barn has no part in a city's payment.
    let has_barn = |area: AreaIx| !table.barns_in(&[area]).is_empty();
    let answered_fields = occupied_fields(table).filter(|area| answers_all || table.is_area_answered(*area));
    for area in answered_fields.filter(|area| !has_barn(*area)) {
        let cities = touched_cities(board, land, &[area]).into_iter();
        for city in cities.filter(|city| land.open_sides(board, *city, Gaps::Separate) == 0) {
            let nearby_fields = touching_fields(board, land, &[city]).into_iter();
            for other in nearby_fields.filter(|other| !has_barn(*other)) {
                has_unknown |= land.has_unknown_areas() && other != area && runs_out.runs_into_unknown(other);
                has_edge |= runs_off_map(table, other);
            }
        }
    }
    if has_unknown {
        sentences.push(say!(farmers::Unseen));
    } else if has_edge && sentences.is_empty() {
        sentences.push(say!(farmers::UnseenEdge));
    }
    sentences
}

/// Returns `true` if a field continues beyond the edge of the map.
fn runs_off_map(table: &Table<'_>, area: AreaIx) -> bool {
    let (board, land) = (table.board(), table.land);
    land.members(area).iter().any(|place| {
        let sides = board.placed(place.tile).shape.sides().iter();
        sides.copied().any(|side| {
            board.side_across(place.tile, side).is_none()
                && land.areas_on_side(board, place.tile, side).contains(&Some(area))
        })
    })
}
