//! All farmers of the board, or those next to one city: the points of each player from them, with each city and each
//! player's claim on it counted once. The points of a single field are in [`field`](super::field).

use super::problems;
use std::collections::{BTreeMap, BTreeSet};

use crate::landscape::{AreaIx, Gaps, RunsOut, first_place, side_order, touched_cities, touching_fields};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::fairy;
use crate::mechanics::base::farm::{self, BESIEGED, CASTLE, Cities};
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::majority;
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Paid, Reply, ReplyPart};
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::{Item, Thing, worth};
use crate::mechanics::base::table::{Posed, Query, ScoredFeature, Table};
use crate::mechanics::features::older_farmers::{self, BY_CITY, TO_A_FIELD};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    FIELDS_PIG, FIELDS_PIG_ONCE, FIELDS_SCORING, FieldScoring, Inquiry, Law, NotApplicable, PigByCity, PigOnce,
    QuestionId, Reading, RuleSet,
};
use crate::scenario::asks::farmers as ask;
use crate::scenario::{Feature, FeatureKind, Place, PlayerIx, Reader, Scenario, TileIx};
use crate::text::{Fields, Suggestion};
use crate::wording::{Arg, Sentence, farmers, say};

pub(in crate::mechanics) static FARMERS: Mechanic = Mechanic {
    card: cards::FARMERS,
    questions: &[
        QuestionId::FieldsScoring,
        QuestionId::FieldsPig,
        QuestionId::FieldsPigOnce,
        QuestionId::FieldsHerd,
        QuestionId::FieldsBarn,
    ],
    roles: &[
        Role::Values,
        Role::Answers(&[Askable {
            form: Form {
                declared: &ask::DECLARATION,
                replies: &[
                    Key::new("cities", Kind::Paid, farmers::SaidCities::MESSAGE),
                    Key::new("fields", Kind::Paid, farmers::SaidFields::MESSAGE),
                    Key::new("left_out", Kind::Features, farmers::SaidLeftOut::MESSAGE),
                    Key::new("unseen", Kind::Features, farmers::SaidUnseen::MESSAGE),
                ],
            },
            read,
        }]),
        Role::Doubts(beyond),
    ],
};

/// The form of the question, also used when the program adds the question itself.
static FORM: &Form = match &FARMERS.roles[1] {
    Role::Answers(askables) => &askables[0].form,
    _ => panic!("it answers one question"),
};

/// The most fields or cities that are listed one by one.
const MOST_TOLD: usize = 6;

/// The farmers whose points are asked for.
#[derive(Debug, Clone, Copy)]
struct Which {
    /// The city next to which the farmers are; `None` for all farmers.
    city: Option<Place>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = reader.body();
    let node = if Fields::peek(body).is_some() { reader.need(&ask::OF)? } else { body };
    if node.is_null() || node.text() == Some("all") {
        return Some(Box::new(Which { city: None }));
    }
    let place = reader.place(node)?;
    if !matches!(place.feature, Feature::City(_)) {
        let board = &reader.scenario.board;
        let has_city = |tile: &TileIx| board.tile(*tile).is_some_and(|t| !t.cities.is_empty());
        let cities = board.all().filter(has_city).take(MOST_TOLD);
        let cities = cities.map(|tile| format!("{}.city", board.address(tile)));
        let ways: Vec<String> = std::iter::once("all".to_owned()).chain(cities).collect();
        let ways = ways.into_iter().map(|way| Suggestion::new(node.span, way));
        reader.problem(problems::farmers_of_no_city(node.span, ways));
        return None;
    }
    Some(Box::new(Which { city: Some(place) }))
}

/// Returns the question for all farmers if it is not asked, two answered fields touch the same completed city, and some
/// rules that may judge the board do not score by the field: the points of these fields cannot be added up then.
pub(in crate::mechanics) fn whole(table: &Table<'_>) -> Option<Posed> {
    if is_asked(table) || table.left_out().next().is_some() {
        return None;
    }
    let (board, land) = (table.board(), table.land);
    let mut seen: BTreeSet<AreaIx> = BTreeSet::new();
    let mut again = false;
    let answered = table.features().iter().filter(|subject| subject.kind == FeatureKind::Field);
    let answered = answered.filter_map(|subject| subject.area).filter(|area| table.is_told(*area));
    for area in answered.collect::<BTreeSet<AreaIx>>() {
        for city in touched_cities(board, land, &[area]) {
            let is_closed = |gaps| land.open_sides(board, city, gaps) == 0;
            again |= !seen.insert(city) && (is_closed(Gaps::Apart) || is_closed(Gaps::Joined));
        }
    }
    if !again {
        return None;
    }
    let own = table.scenario.rules.iter().cloned();
    let sets: Vec<RuleSet> = RuleSet::all().into_iter().chain(own).collect();
    may_differ(table, &sets).then(|| Posed {
        ask: None,
        card: &FARMERS.card,
        form: FORM,
        query: Box::new(Which { city: None }),
    })
}

/// Judges the points of all farmers and barns together.
///
/// # Errors
///
/// [`NotApplicable`], if the law is asked about something that did not exist yet.
pub(in crate::mechanics) fn together(table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
    Which { city: None }.judge(table, law)
}

/// Returns the number of features that a reply has under `key`, and their tiles.
pub(in crate::mechanics) fn named(reply: &Reply, key: &str) -> Option<(usize, Arg)> {
    match reply.get(key) {
        Some(ReplyPart::Features(all)) => {
            let tiles = all.iter().filter_map(|places| Some(places.first()?.tile));
            Some((all.len(), Arg::list(tiles)))
        }
        _ => None,
    }
}

/// Returns what a reply reports of fields that run into unknown tiles, in sentences.
pub(in crate::mechanics) fn not_seen(reply: &Reply) -> Vec<Sentence> {
    let left_out = named(reply, "left_out").map(|(count, tiles)| say!(farmers::LeftOut { count: count, tiles: tiles }));
    let unseen = named(reply, "unseen").map(|(count, tiles)| say!(farmers::UnseenIn { count: count, tiles: tiles }));
    left_out.into_iter().chain(unseen).collect()
}

/// Returns `true` if a question asks for the points of farmers together.
fn is_asked(table: &Table<'_>) -> bool {
    table.posed.iter().any(|posed| posed.card.name == FARMERS.card.name)
}

/// Returns `true` if farmers do not score by the field under one of `sets` that may judge the board.
pub(in crate::mechanics) fn may_differ(table: &Table<'_>, sets: &[RuleSet]) -> bool {
    scoring(table, sets).any(|so| so != FieldScoring::ByField.word())
}

/// Returns the word for the scoring of farmers (or for no ruling on it) under each of `sets` that may judge the board.
fn scoring(table: &Table<'_>, sets: &[RuleSet]) -> impl Iterator<Item = &'static str> {
    let fitting = sets.iter().filter(|set| table.board_too_new_for(set).is_none());
    fitting.map(|set| Law::of(set).holding(QuestionId::FieldsScoring).word(QuestionId::FieldsScoring))
}

/// Returns the fields with a meeple or a barn on them, with the gaps next to them not joined, in map order; on one tile
/// in the order of their sides as it is placed.
fn fields(table: &Table<'_>) -> impl Iterator<Item = AreaIx> {
    let (board, land) = (table.board(), table.land);
    let is_field = |subject: &&ScoredFeature| {
        subject.kind == FeatureKind::Field
            && (!table.meeples_of(subject).is_empty() || !table.barns_of(subject).is_empty())
    };
    let first_side = |area: AreaIx| {
        let all = land.members(area);
        let on_first = all.iter().take_while(|place| place.tile == all[0].tile);
        on_first.map(|place| side_order(board, *place)).min()
    };
    let of_area = |subject: &ScoredFeature| subject.area.map(|area| (subject.place.tile, area));
    let mut all: Vec<(TileIx, AreaIx)> = table.features().iter().filter(is_field).filter_map(of_area).collect();
    // The fields are in map order already.
    for of_tile in all.chunk_by_mut(|a, b| a.0 == b.0).filter(|of_tile| of_tile.len() > 1) {
        of_tile.sort_by_key(|(_, area)| first_side(*area));
    }
    all.into_iter().map(|(_, area)| area)
}

/// A field with its finding.
struct Farmed {
    areas: Vec<AreaIx>,
    finding: Finding,
    /// The completed cities that it touches and that pay its farmers.
    cities: Cities,
    has_barn: bool,
    /// The players with a pig there.
    keepers: BTreeSet<PlayerIx>,
    /// Set if a herd there adds to the score.
    herd: bool,
}

impl Farmed {
    /// Returns the extra points that a player gets for each city.
    fn more(&self, player: PlayerIx) -> u32 {
        u32::from(self.keepers.contains(&player)) + u32::from(self.herd)
    }
}

/// The payments for cities or fields: the areas of each, and the items of each player.
type Payments = Vec<(Vec<AreaIx>, BTreeMap<PlayerIx, Vec<Item>>)>;

impl Which {
    /// Returns every field that has a part in the question, in map order; and those that run into unknown tiles, with
    /// an empty finding.
    fn farmed(self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<(Vec<Farmed>, Vec<Farmed>), NotApplicable> {
        let (board, land) = (table.board(), table.land);
        let asked = self.city.and_then(|place| land.area(board, place));
        let mut runs_out = RunsOut::new(table.scenario, land);
        let (mut all, mut left_out): (Vec<Farmed>, Vec<Farmed>) = (Vec::new(), Vec::new());
        let mut seen: BTreeSet<AreaIx> = BTreeSet::new();
        // One question is asked for all of them before the next: the order of questions must not depend on the map.
        let mut joined = Vec::new();
        for area in fields(table) {
            if seen.contains(&area) {
                continue;
            }
            let Some(subject) = table.subject_of_area(area).and_then(|ix| table.feature(ix)) else {
                continue;
            };
            let areas = farm::joined(table, area, &mut Hearing::of(law))?;
            seen.extend(areas.iter().copied());
            joined.push((area, subject, areas));
        }
        let mut beside = Vec::new();
        for (area, subject, areas) in joined {
            let cities = farm::complete_cities(table, &areas, &mut Hearing::of(law))?;
            beside.push((area, subject, areas, cities));
        }
        for (area, subject, areas, mut cities) in beside {
            let runs_into = land.has_unknown() && runs_out.at(area);
            let mut hearing = Hearing::of(law);
            if let Some(asked) = asked {
                let stands_for = [Gaps::Apart, Gaps::Joined].map(|gaps| land.whole(board, asked, gaps));
                let only: Vec<AreaIx> = cities.each().filter(|c| stands_for.contains(c)).collect();
                cities = cities.only(&only);
                if cities.is_empty() {
                    continue;
                }
            }
            let has_barn = !table.barns_in(&areas).is_empty();
            let keepers = farm::keepers(table, &areas);
            let counted = !cities.is_empty() && !has_barn;
            let herd = counted && farm::herd_counts(table, &areas, &mut hearing)?;
            if runs_into {
                let finding = Finding::default();
                left_out.push(Farmed { areas, finding, cities, has_barn, keepers, herd });
                continue;
            }
            let finding = table.score(subject, law)?.unwrap_or_default();
            all.push(Farmed { areas, finding, cities, has_barn, keepers, herd });
        }
        Ok((all, left_out))
    }

    /// Returns the points of a field itself: all that it scores, or what it scores for the one city.
    fn alone(self, field: &Farmed) -> BTreeMap<PlayerIx, Vec<Item>> {
        let points = field.finding.score.points();
        let shares = field.finding.score.shares();
        let sum = |player: PlayerIx| {
            let whole = || field.finding.score.items().to_vec();
            let all = shares.get(&player).cloned().unwrap_or_else(whole);
            if self.city.is_none() {
                return all;
            }
            // Each thing that the field scores is counted as often as this one city has it: a farmer joined to a barn
            // has fewer points for the city than the barn.
            let own = field.cities.items(Thing::CITY, 1);
            let here = |thing: Thing| {
                let for_barn = [farm::FOR_BARN, farm::FOR_JOINED].contains(&thing);
                let thing = if for_barn { Thing::CITY } else { thing };
                own.iter().find(|item| item.thing == thing).map_or(0, |item| item.count)
            };
            let of_it = all.into_iter().map(|item| Item { count: here(item.thing), ..item });
            of_it.filter(|item| item.count > 0).collect()
        };
        points.into_keys().map(|player| (player, sum(player))).collect()
    }

    /// Returns the payments of the fields.
    fn by_field(self, all: &[Farmed]) -> Payments {
        all.iter().map(|field| (field.areas.clone(), self.alone(field))).collect()
    }

    /// Returns the payments of the cities, each counted once for a player, then the fields' points for other things.
    fn by_field_once(self, all: &[Farmed], law: &mut Inquiry<'_, '_>) -> Result<Payments, NotApplicable> {
        let mut paid: BTreeMap<AreaIx, BTreeMap<PlayerIx, Vec<Item>>> = BTreeMap::new();
        let players: BTreeSet<PlayerIx> = leaders(all).collect();
        for player in players {
            let led: Vec<usize> = (0..all.len()).filter(|n| leads(&all[*n], player)).collect();
            let mut counted = Counted::best(all, &led, player);
            let in_turn = Counted::in_turn(all, &led, player);
            if counted.worth() != in_turn.worth() && law.ask(FIELDS_PIG_ONCE)? == PigOnce::Fields {
                counted = in_turn;
            }
            for (city, items) in counted.0 {
                paid.entry(city).or_default().insert(player, items);
            }
        }
        let cities = paid.into_iter().map(|(city, sums)| (vec![city], sums));
        let more = self.extras(all).into_iter().filter(|(_, sums)| !sums.is_empty());
        Ok(cities.chain(more).collect())
    }

    /// Returns the points of the fields other than those for their cities: for a barn, or little buildings.
    fn extras(self, all: &[Farmed]) -> Payments {
        let is_more = |item: &Item| ![Thing::CITY, BESIEGED, CASTLE].contains(&item.thing);
        let of = |field: &Farmed| {
            let mut sums = self.alone(field);
            if !field.has_barn {
                for items in sums.values_mut() {
                    items.retain(is_more);
                }
            }
            sums.retain(|_, items| !items.is_empty());
            (field.areas.clone(), sums)
        };
        all.iter().map(of).collect()
    }

    /// Returns the payments of the cities, then the points of the fields other than those for their cities.
    fn by_city(
        self,
        table: &Table<'_>,
        all: &[Farmed],
        law: &mut Inquiry<'_, '_>,
        steps: &mut Vec<Sentence>,
    ) -> Result<Payments, NotApplicable> {
        let mut cities = Cities::default();
        all.iter().filter(|field| !field.has_barn).for_each(|field| cities.extend(&field.cities));
        let mut paid = Payments::new();
        for city in cities.each() {
            let mut hearing = Hearing::of(law);
            let owners = older_farmers::farms(table, city, &mut hearing)?.owners.clone();
            let items = cities.only(&[city]).items(Thing::CITY, BY_CITY);
            let beside = |field: &&Farmed| field.cities.each().any(|other| other == city);
            let mut sums: BTreeMap<PlayerIx, Vec<Item>> = BTreeMap::new();
            for player in owners {
                let keeps = all.iter().filter(beside).any(|f| f.keepers.contains(&player));
                let fed = all.iter().filter(beside).any(|f| f.herd && majority::has_owner(table, &f.areas, player));
                let keeps = keeps && law.ask(FIELDS_PIG)? == PigByCity::More;
                let more = u32::from(keeps) + u32::from(fed);
                sums.insert(player, farm::raised(&items, Thing::CITY, more));
            }
            steps.push(say!(farmers::PaidByCity {
                tiles: tiles_on(table, city),
                scores: Arg::list(sums.iter().map(|(player, items)| scored(*player, worth(items))))
            }));
            paid.push((vec![city], sums));
        }
        paid.extend(self.extras(all).into_iter().filter(|(_, sums)| !sums.is_empty()));
        Ok(paid)
    }
}

/// Returns `true` if a player has points from a field.
fn leads(field: &Farmed, player: PlayerIx) -> bool {
    !field.has_barn && field.finding.score.points().contains_key(&player)
}

/// Returns the players with points from a field, with repetitions.
fn leaders(all: &[Farmed]) -> impl Iterator<Item = PlayerIx> {
    let own = all.iter().filter(|field| !field.has_barn);
    own.flat_map(|field| field.finding.score.points().into_keys())
}

/// The items that each city counts for a player.
struct Counted(BTreeMap<AreaIx, Vec<Item>>);

impl Counted {
    /// Returns the items that cities are worth to a player in a field.
    fn items(field: &Farmed, cities: &[AreaIx], player: PlayerIx) -> Vec<Item> {
        let items = field.cities.only(cities).items(Thing::CITY, TO_A_FIELD);
        farm::raised(&items, Thing::CITY, field.more(player))
    }

    /// Counts each city in the field where it is worth the most.
    fn best(all: &[Farmed], led: &[usize], player: PlayerIx) -> Self {
        let mut counted: BTreeMap<AreaIx, Vec<Item>> = BTreeMap::new();
        for field in led.iter().map(|n| &all[*n]) {
            for city in field.cities.each() {
                let items = Self::items(field, &[city], player);
                let known = counted.entry(city).or_insert_with(|| items.clone());
                if worth(&items) > worth(known) {
                    *known = items;
                }
            }
        }
        Self(counted)
    }

    /// Counts the fields in turn, the most valuable first and, among equals, one with a pig; no city counts twice.
    fn in_turn(all: &[Farmed], led: &[usize], player: PlayerIx) -> Self {
        let rank = |n: &usize| {
            let cities: Vec<AreaIx> = all[*n].cities.each().collect();
            let value = worth(&Self::items(&all[*n], &cities, player));
            (std::cmp::Reverse(value), std::cmp::Reverse(all[*n].more(player)), *n)
        };
        let mut order: Vec<usize> = led.to_vec();
        order.sort_by_key(rank);
        let mut counted: BTreeMap<AreaIx, Vec<Item>> = BTreeMap::new();
        for field in order.into_iter().map(|n| &all[n]) {
            for city in field.cities.each() {
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

/// Adds up items of the same thing and value.
fn gathered(items: impl IntoIterator<Item = Item>) -> Vec<Item> {
    let mut all: Vec<Item> = Vec::new();
    for item in items {
        match all.iter_mut().find(|known| known.thing == item.thing && known.each == item.each) {
            Some(known) => known.count = known.count.saturating_add(item.count),
            None => all.push(item),
        }
    }
    // The order must not depend on the map.
    all.sort_by_key(|item| (std::cmp::Reverse(item.each), item.thing.key));
    all
}

/// Returns the sentence for a player's points.
fn scored(player: PlayerIx, points: u32) -> Sentence {
    say!(features::Scores { player: player, points: points })
}

/// Returns the tiles of an area, in map order.
fn tiles_on(table: &Table<'_>, area: AreaIx) -> Arg {
    let mut tiles: Vec<TileIx> = table.land.members(area).iter().map(|place| place.tile).collect();
    tiles.dedup();
    Arg::list(tiles)
}

impl Query for Which {
    fn heading(&self, table: &Table<'_>) -> Sentence {
        let area = self.city.and_then(|place| table.land.area(table.board(), place));
        match area {
            None => say!(farmers::HeadingAll),
            Some(area) => {
                say!(farmers::HeadingCity { tiles: tiles_on(table, area) })
            }
        }
    }

    fn needs(&self, _: &Scenario) -> Vec<(Place, crate::mechanics::Needs, crate::text::Span)> {
        // A field that runs into an unknown tile is left out, and the answer reports it.
        Vec::new()
    }

    fn points(&self, _: &Table<'_>) -> Vec<Pointer> {
        self.city.map(|place| Pointer::About { place }).into_iter().collect()
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        if finding.complete == Some(false) {
            return Some(Answer::new(say!(farmers::Unfinished), say!(farmers::RowUnfinished)));
        }
        let points = finding.score.points();
        let each = points.iter().map(|(player, points)| say!(farmers::Each { player: *player, points: *points }));
        let players = points.len();
        let today = say!(farmers::Today { players: players, each: Arg::list(each) });
        let scores = points.iter().map(|(player, points)| scored(*player, *points));
        let mut answer = Answer::new(today, say!(farmers::Row { scores: Arg::list(scores) }));
        let told = |key: &str| match finding.reply.get(key) {
            Some(ReplyPart::Paid(paid)) if paid.len() > 1 => Some(listed(paid)),
            _ => None,
        };
        if let Some(paid) = told("cities") {
            answer = answer.and(say!(farmers::ByCity { paid: paid }));
        } else if let Some(paid) = told("fields") {
            answer = answer.and(say!(farmers::ByField { paid: paid }));
        }
        for said in not_seen(&finding.reply) {
            answer = answer.and(said);
        }
        let city = self.city.and_then(|place| table.land.area(table.board(), place));
        let is_beside =
            |area: &AreaIx| city.is_none_or(|city| touched_cities(table.board(), table.land, &[*area]).contains(&city));
        let is_hers = |area: AreaIx| fairy::brings(table, Site::Areas(&[area])).is_some();
        if fields(table).filter(is_beside).any(is_hers) {
            answer = answer.and(say!(farmers::WithoutFairy));
        }
        Some(answer)
    }

    fn together(&self, answers: &[&Finding]) -> Vec<Sentence> {
        let totals: Vec<BTreeMap<PlayerIx, u32>> = answers.iter().map(|finding| finding.score.points()).collect();
        let players: BTreeSet<PlayerIx> = totals.iter().flat_map(|total| total.keys().copied()).collect();
        if players.is_empty() || answers.iter().any(|finding| finding.complete == Some(false)) {
            return Vec::new();
        }
        let each = players.into_iter().map(|player| {
            let mut points: Vec<u32> = totals.iter().map(|total| total.get(&player).copied().unwrap_or(0)).collect();
            points.sort_unstable();
            points.dedup();
            say!(farmers::EachOpen { player: player, points: Arg::list(points) })
        });
        vec![say!(farmers::Open { each: Arg::list(each) })]
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let (board, land) = (table.board(), table.land);
        let (mut all, left_out) = self.farmed(table, law)?;
        let mut steps = Vec::new();
        let any = all.iter().chain(&left_out).any(|field| !field.cities.is_empty());
        let scoring = if any { law.ask(FIELDS_SCORING)? } else { FieldScoring::ByField };
        let unsure: Vec<Vec<AreaIx>> = left_out.iter().map(|field| field.areas.clone()).collect();
        // A city is also next to the known parts of these fields: the player with the most farmers there is paid.
        if scoring == FieldScoring::ByCity {
            all.extend(left_out);
        }
        if scoring != FieldScoring::ByField {
            for field in all.iter_mut().filter(|field| !field.has_barn) {
                let mut hearing = Hearing::of(law);
                field.cities = older_farmers::paying(table, &field.cities, &mut hearing)?;
            }
        }
        let paid = match scoring {
            FieldScoring::ByField => self.by_field(&all),
            FieldScoring::ByFieldOnce => self.by_field_once(&all, law)?,
            FieldScoring::ByCity => self.by_city(table, &all, law, &mut steps)?,
        };
        let mut shares = Shares::new();
        for (player, items) in paid.iter().flat_map(|(_, sums)| sums) {
            shares.entry(*player).or_default().extend(items.iter().copied());
        }
        let shares = shares.into_iter().map(|(player, items)| (player, gathered(items))).collect();
        // Fields of one tile are in the order of their sides as it is placed.
        let in_map_order = |place: &Place| (place.tile, side_order(board, *place));
        let places = |areas: &[AreaIx]| -> Vec<Place> {
            let mut places: Vec<Place> =
                areas.iter().filter_map(|area| first_place(board, land.members(*area))).collect();
            places.sort_by_key(in_map_order);
            places
        };
        // A field is named by its parts with farmers: the parts joined to it do not change the name.
        let farmed = |areas: &[AreaIx]| -> Vec<AreaIx> {
            let has_farmers =
                |area: &AreaIx| scoring != FieldScoring::ByField || !table.who_stands_on(&[*area]).is_empty();
            let farmed: Vec<AreaIx> = areas.iter().copied().filter(has_farmers).collect();
            if farmed.is_empty() { areas.to_vec() } else { farmed }
        };
        let told = paid.iter().map(|(areas, sums)| Paid {
            places: places(&farmed(areas)),
            points: sums.iter().map(|(p, items)| (*p, worth(items))).filter(|(_, n)| *n > 0).collect(),
        });
        let mut told: Vec<Paid> = told.filter(|paid| !paid.points.is_empty()).collect();
        told.sort_by_cached_key(|paid| paid.places.iter().map(in_map_order).collect::<Vec<_>>());
        let key = if scoring == FieldScoring::ByField { "fields" } else { "cities" };
        let mut reply = Reply::new().with(key, ReplyPart::Paid(told));
        if !unsure.is_empty() {
            let all = unsure.iter().map(|areas| places(areas)).collect();
            let key = if scoring == FieldScoring::ByCity { "unseen" } else { "left_out" };
            reply = reply.with(key, ReplyPart::Features(all));
        }
        let complete = self.city.and_then(|place| land.area(board, place)).map(|area| {
            let subject = all.iter().any(|field| !field.cities.is_empty());
            subject || land.open_sides(board, area, Gaps::Apart) == 0
        });
        Ok(Finding { complete, score: Score::each(shares), reply, steps, ..Finding::default() })
    }
}

/// Returns the payments in sentences, at most [`MOST_TOLD`] or one more, and then how many there are in addition.
fn listed(paid: &[Paid]) -> Arg {
    let more = paid.len().saturating_sub(MOST_TOLD);
    let shown = if more == 1 { paid.len() } else { MOST_TOLD };
    let mut all: Vec<Sentence> = paid.iter().take(shown).filter_map(Paid::says).collect();
    if more > 1 {
        all.push(say!(farmers::MorePaid { count: more }));
    }
    Arg::list(all)
}

/// Returns which unseen farmers could change the points: those beyond the edge of the map, or beyond an unknown tile,
/// in a field next to the same completed city.
fn beyond(table: &Table<'_>, shown: &[RuleSet]) -> Vec<Sentence> {
    let (board, land) = (table.board(), table.land);
    let asked = is_asked(table) || table.answers_more();
    let mut said = Vec::new();
    if asked {
        let open: Vec<AreaIx> = fields(table).filter(|area| is_open(table, *area)).take(farm::MOST_SHARED).collect();
        if !open.is_empty() {
            said.push(say!(farmers::Beyond { count: open.len() }));
        }
    }
    if !scoring(table, shown).any(|so| so == FieldScoring::ByCity.word()) {
        return said;
    }
    // If farmers score by the city, farmers in every other field next to it count too.
    let mut runs_out = RunsOut::new(table.scenario, land);
    let (mut unknown, mut edge) = (false, false);
    // The field of a barn has no part in a city's payment.
    let has_barn = |area: AreaIx| !table.barns_in(&[area]).is_empty();
    let farmed = fields(table).filter(|area| asked || table.is_told(*area));
    for area in farmed.filter(|area| !has_barn(*area)) {
        let cities = touched_cities(board, land, &[area]).into_iter();
        for city in cities.filter(|city| land.open_sides(board, *city, Gaps::Apart) == 0) {
            let touching = touching_fields(board, land, &[city]).into_iter();
            for other in touching.filter(|other| !has_barn(*other)) {
                unknown |= land.has_unknown() && other != area && runs_out.at(other);
                edge |= is_open(table, other);
            }
        }
    }
    if unknown {
        said.push(say!(farmers::Unseen));
    } else if edge && said.is_empty() {
        said.push(say!(farmers::UnseenEdge));
    }
    said
}

/// Returns `true` if a field continues beyond the edge of the map.
fn is_open(table: &Table<'_>, area: AreaIx) -> bool {
    let (board, land) = (table.board(), table.land);
    land.members(area).iter().any(|place| {
        let sides = board.placed(place.tile).shape.sides().iter();
        sides.copied().any(|side| {
            board.across(place.tile, side).is_none() && land.areas_at(board, place.tile, side).contains(&Some(area))
        })
    })
}
