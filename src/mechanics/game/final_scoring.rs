//! Final scoring: the points of each player for everything on the board, and for what is scored separately from it.

use std::collections::{BTreeMap, BTreeSet};

use super::end::counted;
use super::problems;
use crate::landscape::{AreaIx, Gaps, RunsOut, first_place};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::fairy;
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::parts::{Part, Points};
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::table::{Needs, Query, ScoredFeature, SubjectIx, Table};
use crate::mechanics::base::telling::heading_of;
use crate::mechanics::base::{carcassonne, extent};
use crate::mechanics::features;
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{FIELDS_SCORING, FieldScoring, Inquiry, KING_SMALL, KingSmall, NotApplicable, QuestionId};
use crate::scenario::asks::final_scoring as ask;
use crate::scenario::{FeatureKind, Field, Place, PlayerIx, Reader, Scenario};
use crate::text::{Fields, Span};
use crate::wording::{Arg, Sentence, farmers, final_scoring, say};

/// Points for the most goods of a kind: `trade` (Traders & Builders).
const FOR_GOODS: u32 = 10;

/// The most combinations of readings that are tried. Parts that depend on more are left out of the sum.
const MOST_TRIED: usize = 128;

/// The kinds of things that are scored, in the order in which they are reported.
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

pub(in crate::mechanics) static FINAL_SCORING: Mechanic = Mechanic {
    card: cards::FINAL_SCORING,
    questions: &[QuestionId::KingSmall],
    roles: &[
        Role::Values,
        Role::Answers(&[Askable {
            form: Form {
                declared: &ask::DECLARATION,
                replies: &[
                    Key::new("total", Kind::Players, final_scoring::SaidTotal::MESSAGE),
                    Key::new("from_cities", Kind::Players, final_scoring::SaidCities::MESSAGE),
                    Key::new("from_roads", Kind::Players, final_scoring::SaidRoads::MESSAGE),
                    Key::new("from_monasteries", Kind::Players, final_scoring::SaidMonasteries::MESSAGE),
                    Key::new("from_gardens", Kind::Players, final_scoring::SaidGardens::MESSAGE),
                    Key::new("from_castles", Kind::Players, final_scoring::SaidCastles::MESSAGE),
                    Key::new("from_fields", Kind::Players, final_scoring::SaidFields::MESSAGE),
                    Key::new("for_king", Kind::Players, final_scoring::SaidKing::MESSAGE),
                    Key::new("for_robber", Kind::Players, final_scoring::SaidRobber::MESSAGE),
                    Key::new("for_goods", Kind::Players, final_scoring::SaidGoods::MESSAGE),
                    Key::new("left_out", Kind::Features, farmers::SaidLeftOut::MESSAGE),
                    Key::new("unseen", Kind::Features, farmers::SaidUnseen::MESSAGE),
                    Key::new("unruled", Kind::Features, final_scoring::SaidUnruled::MESSAGE),
                ],
            },
            read,
        }]),
    ],
};

/// The reply keys of the kinds that have one.
const REPLIES: [(&str, Thing); 9] = [
    ("from_cities", CITIES),
    ("from_roads", ROADS),
    ("from_monasteries", MONASTERIES),
    ("from_gardens", GARDENS),
    ("from_castles", CASTLES),
    ("from_fields", FIELDS),
    ("for_king", KING),
    ("for_robber", ROBBER),
    ("for_goods", GOODS),
];

/// The points, figures and goods that the players have in addition to the board at the end of a game.
#[derive(Debug)]
struct End {
    /// The points of each player so far, if they are given.
    so_far: Option<Points>,
    king: Option<PlayerIx>,
    robber: Option<PlayerIx>,
    /// The number of goods of each of the three kinds that each player has.
    goods: [Points; 3],
    /// The points for gold.
    gold: Points,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = reader.body();
    let mut end = End { so_far: None, king: None, robber: None, goods: Default::default(), gold: Points::new() };
    if Fields::peek(body).is_none() {
        if !(body.is_null() || body.text() == Some("all")) {
            reader.problem(problems::final_scoring_of_what(body.span));
            return None;
        }
        return Some(Box::new(end));
    }
    if let Some(node) = reader.get(&ask::OF)
        && node.text() != Some("all")
    {
        reader.problem(problems::final_scoring_of_what(node.span));
    }
    let so_far = counted(reader, &ask::SCORES, "a number of points");
    let player = |reader: &mut Reader<'_>, field: &Field| match reader.get(field) {
        Some(node) => reader.player(node).map(Some),
        None => Some(None),
    };
    let (king, robber) = (player(reader, &ask::KING), player(reader, &ask::ROBBER));
    let goods = [&ask::WINE, &ask::GRAIN, &ask::CLOTH].map(|field| counted(reader, field, "a number of tokens"));
    let gold = counted(reader, &ask::GOLD, "a number of points");
    let [wine, grain, cloth] = goods;
    end.so_far = reader.get(&ask::SCORES).is_some().then_some(so_far?);
    (end.king, end.robber) = (king?, robber?);
    (end.goods, end.gold) = ([wine?, grain?, cloth?], gold?);
    Some(Box::new(end))
}

/// Adds to the points of each player.
fn add(points: &mut Points, more: impl IntoIterator<Item = (PlayerIx, u32)>) {
    for (player, more) in more {
        let points = points.entry(player).or_default();
        *points = points.saturating_add(more);
    }
}

/// Returns the kind of points that a kind of feature counts as.
fn kind_of(kind: FeatureKind) -> Thing {
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
fn together<'t>(table: &'t Table<'_>) -> Vec<Vec<&'t ScoredFeature>> {
    let (board, land) = (table.board(), table.land);
    let mut groups: Vec<Vec<&ScoredFeature>> = Vec::new();
    let mut by_area: BTreeMap<AreaIx, usize> = BTreeMap::new();
    let occupied: BTreeSet<SubjectIx> = table.occupied().map(|(ix, _)| ix).collect();
    let scores = |ix: SubjectIx, kind: FeatureKind| {
        kind == FeatureKind::Monastery || kind != FeatureKind::Field && occupied.contains(&ix)
    };
    let all = SubjectIx::all().zip(table.features());
    for subject in all.filter(|(ix, subject)| scores(*ix, subject.kind)).map(|(_, subject)| subject) {
        let whole = subject.area.filter(|area| land.at_gap(*area)).map(|area| land.whole(board, area, Gaps::Joined));
        if let Some(group) = whole.and_then(|whole| by_area.get(&whole)) {
            groups[*group].push(subject);
        } else {
            by_area.extend(whole.map(|whole| (whole, groups.len())));
            groups.push(vec![subject]);
        }
    }
    groups
}

/// Returns the points for features that may be one.
fn scored(table: &Table<'_>, group: &[&ScoredFeature], law: &mut Inquiry<'_, '_>) -> Result<Points, NotApplicable> {
    let mut points = Points::new();
    let mut seen: BTreeSet<AreaIx> = BTreeSet::new();
    for subject in group {
        if subject.area.is_some_and(|area| seen.contains(&area)) {
            continue;
        }
        let finding = table.score_with_rewards(subject, law)?;
        seen.extend(finding.areas.iter().copied());
        add(&mut points, finding.score.points());
    }
    Ok(points)
}

/// Returns the points for all fields, and for the fairy in them.
fn of_fields(table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Points, NotApplicable> {
    let mut points = features::together(table, law)?.score.points();
    for (_, subject) in table.occupied().filter(|(_, subject)| subject.kind == FeatureKind::Field) {
        let is_hers = |area| fairy::brings(table, Site::Areas(&[area])).is_some();
        if !subject.area.is_some_and(is_hers) {
            continue;
        }
        let without = table.score(subject, law)?.map(|finding| finding.score.points()).unwrap_or_default();
        let with = table.score_with_rewards(subject, law)?.score.points();
        let less = |player: &PlayerIx| without.get(player).copied().unwrap_or_default();
        add(&mut points, with.iter().map(|(player, points)| (*player, points.saturating_sub(less(player)))));
    }
    Ok(points)
}

/// Returns how many roads or cities are complete, occupied or not.
fn complete(table: &Table<'_>, kind: FeatureKind, law: &mut Inquiry<'_, '_>) -> Result<u32, NotApplicable> {
    let land = table.land;
    let mut seen: BTreeSet<AreaIx> = BTreeSet::new();
    let mut complete = 0;
    for area in land.areas().filter(|area| land.kind(*area) == kind) {
        if seen.contains(&area) {
            continue;
        }
        let mut hearing = Hearing::of(law);
        let (areas, is_complete) = extent::joined(table, area, &mut hearing)?;
        let is_small = || kind == FeatureKind::City && extent::extent(table, &areas).tiles.len() == 2;
        let counts = if carcassonne::is_it(table, &areas) {
            carcassonne::counts(&mut hearing)?
        } else {
            is_complete && (!is_small() || hearing.ask(KING_SMALL)? == KingSmall::Counts)
        };
        seen.extend(areas);
        complete += u32::from(counts);
    }
    Ok(complete)
}

impl End {
    /// Returns all points that the board gives, part by part.
    fn parts(&self, table: &Table<'_>, law: &Inquiry<'_, '_>) -> Result<Vec<Part>, NotApplicable> {
        let mut parts: Vec<Result<Part, NotApplicable>> = Vec::new();
        for group in together(table) {
            let Some(subject) = group.first() else { continue };
            let scored = |law: &mut Inquiry<'_, '_>| scored(table, &group, law);
            parts.push(Part::of(kind_of(subject.kind), Some(subject.place), law, scored));
        }
        parts.push(Part::of(FIELDS, None, law, |law| of_fields(table, law)));
        for (thing, kind, player) in [(KING, FeatureKind::City, self.king), (ROBBER, FeatureKind::Road, self.robber)] {
            if let Some(player) = player {
                parts.push(Part::of(thing, None, law, |law| Ok([(player, complete(table, kind, law)?)].into())));
            }
        }
        // If several parts depend on things that did not exist yet, the error must not depend on the map.
        let not = parts.iter().filter_map(|part| part.as_ref().err());
        if let Some(not) = not.min_by_key(|not| not.question.map(|question| question as usize)) {
            return Err(*not);
        }
        let mut parts: Vec<Part> = parts.into_iter().flatten().collect();
        // The order in which the law is asked must not depend on the map.
        parts.sort_by_cached_key(|part| part.turns_on().map(|question| question as usize).collect::<Vec<_>>());
        Ok(parts)
    }

    /// Returns the points that the question itself gives, independent of the board.
    fn said(&self) -> impl Iterator<Item = (Thing, Points)> {
        let mut goods = Points::new();
        for held in &self.goods {
            let most = held.values().copied().max().unwrap_or_default();
            let have = held.iter().filter(|(_, n)| **n == most && most > 0);
            add(&mut goods, have.map(|(player, _)| (*player, FOR_GOODS)));
        }
        [(SO_FAR, self.so_far.clone().unwrap_or_default()), (GOODS, goods), (GOLD, self.gold.clone())].into_iter()
    }
}

/// Returns the occupied fields that run into unknown tiles.
fn unseen(table: &Table<'_>) -> Vec<Vec<Place>> {
    let (board, land) = (table.board(), table.land);
    if !land.has_unknown() {
        return Vec::new();
    }
    let mut runs_out = RunsOut::new(table.scenario, land);
    let fields = table.occupied().filter(|(_, subject)| subject.kind == FeatureKind::Field);
    let areas = fields.filter_map(|(_, subject)| subject.area).filter(|area| runs_out.at(*area));
    areas.filter_map(|area| Some(vec![first_place(board, land.members(area))?])).collect()
}

/// Returns the players with the most points, several if they tie.
fn first(total: &[(PlayerIx, u32)]) -> Vec<PlayerIx> {
    let most = total.iter().map(|(_, points)| *points).max();
    total.iter().filter(|(_, points)| Some(*points) == most).map(|(player, _)| *player).collect()
}

impl Query for End {
    fn heading(&self, _: &Table<'_>) -> Sentence {
        let scores = self.so_far.iter().flatten().map(|(player, points)| says(*player, *points));
        say!(final_scoring::Heading { scores: Arg::list(scores) })
    }

    fn points(&self, table: &Table<'_>) -> Vec<Pointer> {
        // The gaps beside a city or road may decide whether king and robber count it.
        let (board, land) = (table.board(), table.land);
        let counted = [(FeatureKind::City, self.king), (FeatureKind::Road, self.robber)];
        let kinds: Vec<FeatureKind> = counted.into_iter().filter_map(|(kind, player)| player.map(|_| kind)).collect();
        let areas: Vec<AreaIx> = land.areas().filter(|area| kinds.contains(&land.kind(*area))).collect();
        let gaps = land.gaps_beside(board, &areas).into_iter().filter(|gap| gap.enclosed);
        gaps.map(|gap| Pointer::Near { at: gap.space }).collect()
    }

    fn needs(&self, scenario: &Scenario) -> Vec<(Place, Needs, Span)> {
        // The answer itself reports fields that run into an unknown tile.
        let stands = scenario.stood_on().filter(|(place, _)| place.feature.kind() != FeatureKind::Field);
        stands.map(|(place, span)| (place, Needs::Worth, span)).collect()
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let Some(ReplyPart::Players(total)) = finding.reply.get("total") else { return None };
        let row = Arg::list(total.iter().map(|(player, points)| says(*player, *points)));
        let row = say!(final_scoring::Row { scores: row });
        let is_final = self.so_far.is_some();
        let each = total
            .iter()
            .map(|(player, points)| say!(final_scoring::Each { player: *player, points: *points, ends: is_final }));
        let each = Arg::list(each);
        let today = if is_final && total.len() > 1 {
            let first = first(total);
            say!(final_scoring::TodayWon { each: each, count: first.len(), first: Arg::list(first) })
        } else {
            say!(final_scoring::Today { each: each })
        };
        let mut answer = Answer::new(today, row);
        let of_kind = |thing: Thing| {
            let of_player = |(player, items): (&PlayerIx, &Vec<Item>)| {
                let item = items.iter().find(|item| item.thing == thing)?;
                Some(says(*player, item.points()))
            };
            let scores: Vec<Sentence> = finding.score.shares().iter().filter_map(of_player).collect();
            (!scores.is_empty()).then(|| say!(final_scoring::OfKind { kind: thing.key, scores: Arg::list(scores) }))
        };
        for kind in KINDS.into_iter().filter(|kind| *kind != SO_FAR).filter_map(of_kind) {
            answer = answer.and(kind);
        }
        for said in features::not_seen(&finding.reply) {
            answer = answer.and(said);
        }
        if let Some((count, tiles)) = features::named(&finding.reply, "unruled") {
            answer = answer.and(say!(final_scoring::Unruled { count: count, tiles: tiles }));
        }
        Some(answer)
    }

    fn together(&self, answers: &[&Finding]) -> Vec<Sentence> {
        let total = |finding: &&Finding| match finding.reply.get("total") {
            Some(ReplyPart::Players(total)) => total.clone(),
            _ => Vec::new(),
        };
        let totals: Vec<Vec<(PlayerIx, u32)>> = answers.iter().map(total).collect();
        let Some(one) = totals.first() else { return Vec::new() };
        let ends = self.so_far.is_some();
        let players: BTreeSet<PlayerIx> = totals.iter().flatten().map(|(player, _)| *player).collect();
        let range = |player: &PlayerIx| {
            // A player without an entry has no points.
            let own = |total: &Vec<(PlayerIx, u32)>| total.iter().find(|(who, _)| who == player).map_or(0, |(_, n)| *n);
            let of = || totals.iter().map(own);
            let (least, most) = (of().min().unwrap_or_default(), of().max().unwrap_or_default());
            if least == most {
                say!(final_scoring::Each { player: *player, points: most, ends: ends })
            } else {
                let adjacent = most == least + 1;
                say!(final_scoring::EachRange {
                    player: *player,
                    least: least,
                    most: most,
                    adjacent: adjacent,
                    ends: ends
                })
            }
        };
        let mut said = vec![say!(final_scoring::Open { each: Arg::list(players.iter().map(range)) })];
        if ends && players.len() > 1 {
            let winners = first(one);
            let same = totals.iter().all(|total| first(total) == winners);
            said.push(if same {
                say!(final_scoring::InAnyCase { count: winners.len(), first: Arg::list(winners) })
            } else {
                say!(final_scoring::TurnsOnIt)
            });
        }
        said
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let (rules, without) = law.rules();
        let of = ((rules.to_owned(), without), [self.king, self.robber]);
        let parts = table.seen.parts(&of, || self.parts(table, law));
        let parts = parts.as_ref().as_ref().map_err(|not| *not)?;
        let mut by_kind: BTreeMap<&str, Points> = BTreeMap::new();
        for (thing, points) in self.said() {
            add(by_kind.entry(thing.key).or_default(), points);
        }
        let (mut unruled, mut steps): (Vec<Vec<Place>>, Vec<Sentence>) = (Vec::new(), Vec::new());
        let (mut open, mut tried): (Vec<QuestionId>, usize) = (Vec::new(), 1);
        for part in parts {
            let more: BTreeSet<QuestionId> = part.turns_on().filter(|question| !open.contains(question)).collect();
            let choices = more.iter().filter_map(|question| law.choice(*question));
            let all = choices.fold(tried, usize::saturating_mul);
            if all > MOST_TRIED {
                unruled.extend(part.at.map(|place| vec![place]));
                continue;
            }
            tried = all;
            open.extend(more);
            let points = part.points(law)?;
            let scores: Vec<Sentence> =
                points.iter().filter(|(_, n)| **n > 0).map(|(player, n)| says(*player, *n)).collect();
            if let Some(subject) = part.at.and_then(|at| table.subject_of(at)).and_then(|ix| table.feature(ix))
                && !(scores.is_empty() && table.meeples_of(subject).is_empty())
            {
                steps.push(say!(final_scoring::Step { what: heading_of(table, subject), scores: Arg::list(scores) }));
            }
            add(by_kind.entry(part.from.key).or_default(), points.clone());
        }
        let mut total = Points::new();
        let mut shares = Shares::new();
        for thing in KINDS {
            let points = by_kind.get(thing.key).into_iter().flatten();
            for (player, points) in points.filter(|(_, points)| **points > 0) {
                add(&mut total, [(*player, *points)]);
                shares.entry(*player).or_default().push(Item { thing, count: *points, each: 1 });
            }
        }
        let total = total.into_iter().filter(|(_, points)| *points > 0).collect();
        let mut reply = Reply::new().with("total", ReplyPart::Players(total));
        for (key, thing) in REPLIES {
            let points = by_kind.get(thing.key).into_iter().flatten().filter(|(_, points)| **points > 0);
            let points: Vec<(PlayerIx, u32)> = points.map(|(player, points)| (*player, *points)).collect();
            if !points.is_empty() {
                reply = reply.with(key, ReplyPart::Players(points));
            }
        }
        let unseen = unseen(table);
        // If farmers score by the city, the visible part of these fields counts.
        let is_counted = !unseen.is_empty() && law.ask(FIELDS_SCORING)? == FieldScoring::ByCity;
        for (key, places) in [(if is_counted { "unseen" } else { "left_out" }, unseen), ("unruled", unruled)] {
            if !places.is_empty() {
                reply = reply.with(key, ReplyPart::Features(places));
            }
        }
        Ok(Finding { score: Score::each(shares), reply, steps, ..Finding::default() })
    }
}

/// Returns a player with points: `Red 31`.
fn says(player: PlayerIx, points: u32) -> Sentence {
    say!(features::Scores { player: player, points: points })
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{answered, refused, steps_of_answer};
    use crate::text::Code;

    /// Builds a scenario with Red's meeple in a city of two tiles, Blue's on an open road, and a question.
    fn board(ask: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n  n\n  a\n  b\ntiles:\n  n: {{ city: S }}\n  a: {{ city: N, road: S }}\n  b: {{ road: NS }}\nmeeples: {{ red: n.city, blue: b.road }}\nask:\n  - final-scoring: {ask}\n"
        )
    }

    #[test]
    fn every_player_gets_a_sum() {
        let now = |ask: &str| answered(&board(ask), "now").0;
        assert_eq!(now("all"), ["total red 4, blue 2; from_cities red 4; from_roads blue 2; red 4; blue 2"]);
        assert_eq!(now("{ of: all }"), now("all"));
        let more = "{ scores: { red: 5 }, king: blue, robber: red, wine: { red: 1, blue: 1 }, grain: { blue: 2, red: 1 }, cloth: { red: 0 }, gold: { red: 3 } }";
        assert_eq!(
            now(more),
            [
                "total red 22, blue 23; from_cities red 4; from_roads blue 2; for_king blue 1; for_goods red 10, blue 20; red 22; blue 23"
            ]
        );
        assert_eq!(
            answered(&board("all"), "2000").0,
            ["total red 2, blue 2; from_cities red 2; from_roads blue 2; red 2; blue 2"]
        );
    }

    #[test]
    fn its_steps_tell_feature_by_feature() {
        assert_eq!(
            steps_of_answer(&board("all"), "now"),
            ["Red's city on n and a: Red 4.", "Blue's road on a and b: Blue 2."]
        );
    }

    #[test]
    fn mistakes_are_underlined() {
        let wrong = |ask: &str| refused(&board(ask));
        assert_eq!(wrong("n.city"), [(Code::ValueWrong, "n.city".to_owned())]);
        assert_eq!(wrong("{ of: n.city }"), [(Code::ValueWrong, "n.city".to_owned())]);
        assert_eq!(wrong("{ king: green }"), [(Code::PlayerUnknown, "green".to_owned())]);
        assert_eq!(wrong("{ scores: { green: 1 } }"), [(Code::PlayerUnknown, "green".to_owned())]);
        assert_eq!(wrong("{ wine: { red: many }, gold: 3 }").len(), 2);
        assert_eq!(wrong("{ scores: { green: 1 }, king: pink }").len(), 2);
        assert_eq!(wrong("{ goods: 3 }"), [(Code::KeyUnknown, "goods".to_owned())]);
    }
}
