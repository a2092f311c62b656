//! Barns: whether one may be set, and what setting one does. How a field with a barn is scored at
//! the end of the game is in the room of features.

use crate::geometry::{Corner, Crossing, Shape};
use crate::landscape::{AreaIx, fields_at, first_place, side_order};
use crate::mechanics::base::card::Card;
use crate::mechanics::base::fairy::{self, Reward};
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::form::{By, Form};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, Told, tile_word};
use crate::mechanics::base::site::Site;
use crate::mechanics::base::step::Step;
use crate::mechanics::base::sum::{Item, Thing, worth};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::base::{buildings, farm, majority, meeples};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    BARN_FIELDS, BarnFields, BarnGround, Doubles, Inquiry, NotApplicable, PLACE_BARN, QuestionId,
    Reading, TILE_DOUBLE,
};
use crate::scenario::{
    Board, Figure, Place, PlayerIx, Quadrant, Reader, Scenario, Shown, TileIx, Tip,
};
use crate::text::{Code, Problem, Problems, Span, listed};

/// Barns.
pub(in crate::mechanics) static BARN: Mechanic = Mechanic {
    card: Card {
        name: "barn",
        heading: None,
        about: "A barn (Abbey & Mayor) is set where four spaces meet and every tile there shows field, in a field \
         without a barn, whether farmers stand in it or not. The field is scored at once: 3 points for each complete \
         city to whoever has most farmers there, and the farmers go home. At the end of the game a barn is worth 4 \
         points to its owner for each complete city, and so is each of several barns in a field that tiles have \
         joined. Farmers whose field a tile joins to that of a barn are scored in that turn, 1 for each city, and go \
         home. Either way, a player who scores there and has a pig in the field gets 1 more for each city, and the \
         pig goes home too; a pig adds nothing to what the barn itself is worth. Little buildings count whenever farmers are scored. Where several fields meet under a \
         barn and stay apart, it stands in each of them: each is scored by itself, and a city that touches two \
         counts in both, as it does for farmers. That one of the four tiles must be the one just placed is not \
         looked at: a position does not show which one that was.",
        halves: "What must lie at the crossing depends on date and table, and so does whether the fields that meet \
         under a barn become one. A tile lies at a corner of the crossing where it reaches the crossing; a half \
         whose long side faces that way does not. What a tile shows there is what its two half-edges that end there \
         show: field only if both do. The middle of a double-size tile's long side is a crossing too: from \
         10/2015 by the remark on the update of that month, and in so many words from 4/2016.",
        source: "WikiCarpedia, \"Abbey & Mayor\" and \"Glossary\" (a player has one barn, so owners in one field \
         always tie). On what must lie at the crossing: 1e and 2e, \"Herenboerderij zetten\".",
        unverified: "No source lets the owner of a barn that stands in several fields choose one of them.",
    },
    questions: &[
        QuestionId::PlaceBarn,
        QuestionId::TileDouble,
        QuestionId::BarnFields,
        QuestionId::GapField,
        QuestionId::GapCityRoad,
        QuestionId::GapAbbeySide,
        QuestionId::ReachLittleBuilding,
    ],
    roles: &[
        Role::Answers(&[Askable {
            form: Form {
                ask: "place",
                by: By::Key("barn"),
                example: "place: { barn: a@se, player: red }",
                replies: &[
                    ("allowed", Kind::Flag),
                    ("reasons", Kind::Words),
                    ("tiles", Kind::Tiles),
                    ("places", Kind::Features),
                    ("meeples", Kind::Meeples),
                    ("barn_worth", Kind::Count),
                ],
            },
            read,
        }]),
        Role::Checks(check),
    ],
};

/// A barn that is to be set.
#[derive(Debug)]
struct BarnSite {
    at: Crossing,
    /// The crossing as it was written.
    written: String,
    /// Where it is written.
    span: Span,
    player: Option<PlayerIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    reader.keys(&["barn", "player"])?;
    let node = reader.need("barn", "name the crossing: `barn: a@se`, or `barn: k@n`");
    let player = reader.get_or("player", None, |reader, node| reader.player(node).map(Some));
    let node = node?;
    let (at, _) = reader.crossing(node)?;
    let board = &reader.scenario.board;
    if let Some(hash) = unknown(board, at) {
        let span = board.placed(hash).span;
        reader.problem(
            Problem::new(Code::BoardRunsInto, node.span, "a tile that does not matter (`#`) lies at this crossing")
                .label("here")
                .also(span, "this tile")
                .help("give the tile `#` a name and say what it shows: whether a barn may be set depends on it"),
        );
        return None;
    }
    let written = node.text().unwrap_or_default().to_owned();
    Some(Box::new(BarnSite { at, written, span: node.span, player: player? }))
}

/// A tile at the crossing, if nobody knows what that tile shows.
fn unknown(board: &Board, at: Crossing) -> Option<TileIx> {
    let quadrants = board.quadrants(at);
    let found = quadrants.iter().flat_map(|q| &q.tips).find(|tip| tip.shown == Shown::Unknown);
    found.map(|tip| tip.tile)
}

/// Reports barns that stand where no rules allow them.
fn check(scenario: &Scenario, problems: &mut Problems) {
    for (n, barn) in scenario.barns.iter().enumerate() {
        let board = &scenario.board;
        if let Some(first) = scenario.barns.iter().take(n).find(|b| b.player == barn.player) {
            let message =
                format!("a second barn of {}: each player has one", scenario.player(barn.player));
            problems.push(
                Problem::new(Code::ValueWrong, barn.span, message)
                    .label("second barn")
                    .also(first.span, "first barn")
                    .help("keep one of them, or give one to another player"),
            );
        }
        if let Some(hash) = unknown(board, barn.at) {
            problems.push(
                Problem::new(
                    Code::BoardRunsInto,
                    barn.span,
                    "the barn stands on `#`, a tile that does not matter",
                )
                .label("stands there")
                .also(board.placed(hash).span, "this tile")
                .help("give the tile `#` a name and say what it shows"),
            );
            continue;
        }
        let quadrants = board.quadrants(barn.at);
        let faults: Vec<Vec<String>> =
            BarnGround::ALL.iter().map(|g| faults(scenario, &quadrants, *g)).collect();
        // Some rules allow it there.
        if faults.iter().any(Vec::is_empty) {
            continue;
        }
        let least = faults.into_iter().min_by_key(Vec::len).unwrap_or_default();
        let message = format!("no rules let a barn stand here: {}", listed(&least, "and"));
        problems.push(
            Problem::new(Code::ValueWrong, barn.span, message)
                .label("cannot stand there")
                .help("a barn stands where tiles reach the crossing from all four sides and show only field there"),
        );
    }
}

/// Which side of the crossing a quadrant lies on.
fn whither(corner: Corner) -> &'static str {
    match corner.opposite() {
        Corner::Nw => "north-west",
        Corner::Ne => "north-east",
        Corner::Sw => "south-west",
        Corner::Se => "south-east",
    }
}

/// The different tiles that reach a crossing, in map order.
fn tiles_at(quadrants: &[Quadrant]) -> Vec<TileIx> {
    let mut tiles: Vec<TileIx> =
        quadrants.iter().flat_map(|q| &q.tips).map(|tip| tip.tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// Why no barn may be set at a crossing, by what lies there.
fn faults(scenario: &Scenario, quadrants: &[Quadrant], ground: BarnGround) -> Vec<String> {
    let board = &scenario.board;
    let whole = match ground {
        BarnGround::FullCorners => true,
        BarnGround::FourTiles | BarnGround::Stable | BarnGround::CommunityStable => false,
    };
    let mut faults = Vec::new();
    for quadrant in quadrants {
        let whither = whither(quadrant.corner);
        if quadrant.tips.is_empty() {
            faults.push(match board.at(quadrant.space).next() {
                None => format!("nothing lies to the {whither} of the crossing"),
                Some(half) => format!(
                    "{} does not reach the crossing: to the {whither} of it is a triangular gap",
                    tile_word(scenario, half)
                ),
            });
        } else if whole && !quadrant.is_full() {
            faults.push(format!("to the {whither} of the crossing is a triangular gap"));
        }
    }
    let tips = |test: &dyn Fn(&Tip) -> bool| {
        let mut found: Vec<TileIx> =
            quadrants.iter().flat_map(|q| &q.tips).filter(|t| test(t)).map(|t| t.tile).collect();
        found.sort_unstable();
        found.dedup();
        found.into_iter().map(|tile| tile_word(scenario, tile)).collect::<Vec<_>>()
    };
    for tile in tips(&|tip| tip.shown == Shown::City) {
        faults.push(format!("{tile} shows city at the crossing"));
    }
    for tile in tips(&|tip| tip.shown == Shown::Abbey) {
        faults.push(format!("{tile} is an abbey, which shows no field"));
    }
    for tile in tips(&|tip| tip.shown == Shown::TwoFields) {
        faults.push(format!("{tile} shows two fields at the crossing"));
    }
    faults
}

impl Query for BarnSite {
    fn points(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Barn { at: self.at }]
    }

    fn title(&self, scenario: &Scenario) -> String {
        match self.player {
            Some(player) => format!("of {} at {}", scenario.player(player), self.written),
            None => format!("at {}", self.written),
        }
    }

    fn turns_on(&self, scenario: &Scenario) -> Vec<(Place, Span)> {
        let fields = scenario.board.fields_at(self.at).into_iter();
        fields.map(|place| (place, self.span)).collect()
    }

    fn judge(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let (scenario, board) = (table.scenario, table.board());
        let mut hearing = Hearing::of(law);
        let quadrants = board.quadrants(self.at);
        let tiles = tiles_at(&quadrants);
        if tiles.iter().any(|t| matches!(board.placed(*t).shape, Shape::Double(_))) {
            let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
        }
        let mut reasons = ground_for(scenario, &quadrants, &mut hearing)?;
        if let Some(player) = self.player
            && scenario.barns.iter().any(|b| b.player == player)
        {
            let name = scenario.player(player);
            reasons.push(format!("the barn of {name} stands on the board already"));
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
            let name = scenario.player(barn.player);
            reasons.push(format!("the barn of {name} stands in the field already"));
        }
        let allowed = reasons.is_empty();
        let reply = Reply::allowed(reasons).with("tiles", Told::Tiles(tiles));
        if !allowed {
            return Ok(Finding { reply, steps: hearing.steps, ..Finding::default() });
        }
        if fields.len() > 1 {
            let many = fields.len();
            match hearing.ask(BARN_FIELDS)? {
                BarnFields::Apart => hearing.push(Step::Tell(format!(
                    "{many} fields meet at the crossing and stay apart: the barn stands in each of them."
                ))),
                BarnFields::Joined => {
                    hearing.push(Step::Tell(format!(
                        "{many} fields meet at the crossing, and the barn makes them one."
                    )));
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

/// Why no barn may stand on this ground. The law is asked only where its readings differ here.
fn ground_for(
    scenario: &Scenario,
    quadrants: &[Quadrant],
    hearing: &mut Hearing<'_>,
) -> Result<Vec<String>, NotApplicable> {
    let any = faults(scenario, quadrants, BarnGround::Stable);
    if BarnGround::ALL.iter().all(|g| faults(scenario, quadrants, *g) == any) {
        hearing.tell("Every rule on the ground says the same here.");
        return Ok(any);
    }
    let ground = hearing.ask(PLACE_BARN)?;
    hearing.push(Step::Tell(
        match ground {
            BarnGround::FourTiles => "A tile must lie at each of the four corners of the crossing.",
            BarnGround::Stable => {
                "The ground must be stable: no quadrant empty in the middle, and all that meets there field."
            }
            BarnGround::FullCorners => {
                "The four spaces must be filled at the crossing with corners of field, without a gap."
            }
            BarnGround::CommunityStable => {
                "Four right angles must meet, each at least partly covered, with only field."
            }
        }
        .to_owned(),
    ));
    Ok(faults(scenario, quadrants, ground))
}

/// What happens when the barn is set: the farmers of each field are scored and go home.
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
        // A field is called by what of it lies at the crossing, whatever the law joins to that.
        let here = fields_at(board, land, at).into_iter().filter(|area| field.contains(area));
        let here = here.filter_map(|area| first_place(board, land.members(area)));
        let mut here: Vec<Place> = here.collect();
        here.sort_by_key(|place| (place.tile, side_order(board, *place)));
        if let Some(first) = here.first().filter(|_| several) {
            hearing.push(Step::Tell(format!("The field of {}:", board.place_text(*first))));
        }
        features.push(here);
        let cities = farm::complete_cities(table, field, &mut hearing)?;
        at_end = at_end.saturating_add(worth(&cities.items(farm::FOR_BARN, 4)));
        let brings = cities.items(Thing::CITY, 3);
        let on = Site::Areas(field);
        let scorers = majority::owners(table, on, worth(&brings), &mut hearing)?;
        let mut got =
            farm::farmers_share(table, field, &scorers, &brings, Thing::CITY, &mut hearing);
        let building = buildings::brought(table, on, &mut hearing)?;
        if let Some(item) = building {
            for player in &scorers {
                got.entry(*player).or_default().push(item);
            }
        }
        if let Some((reward, by)) = fairy::reward(table, on) {
            hearing.push(Step::Tell(fairy::tell(table, &reward, &by)));
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
    features
        .sort_by_key(|field| field.first().map(|place| (place.tile, side_order(board, *place))));
    let all: Vec<AreaIx> = fields.concat();
    let home = meeples::which(table.scenario, |m| {
        (m.figure.is_follower() || m.figure == Figure::Pig)
            && land.area(board, m.place).is_some_and(|a| all.contains(&a))
    });
    hearing.push(Step::Tell(format!(
        "At the end the barn brings 4 points for each complete city: {at_end} as the cities are now."
    )));
    let reply = reply
        .with("places", Told::Features(features))
        .with("meeples", Told::Meeples(home))
        .with("barn_worth", Told::Count(at_end));
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
    use crate::mechanics::try_out::{answered, found, judged, refused, unfit};
    use crate::text::Code;

    fn ask(board: &str, tiles: &str, barn: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n{board}\ntiles:\n{tiles}\nask:\n  place: {{ barn: {barn} }}\n"
        )
    }

    /// Whether a barn may be set, under the four readings by date and table.
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
        let found = answered(text, "2025").0;
        assert!(found[0].ends_with("barn_worth 0; blue 3"), "{found:?}");
    }

    #[test]
    fn four_corners_that_are_filled_are_ground_for_all() {
        let board = "  a    p\\q\n  .\\h  r/.";
        assert_eq!(allowed(board, "  a p q h r: {}", "a@se"), [YES; 4]);
        let (found, asked) = answered(&ask(board, "  a p q h r: {}", "a@se"), "2014");
        assert_eq!(asked, [""; 0]);
        assert_eq!(
            found,
            ["allowed yes; tiles a, p, h, r; places a.field; meeples ; barn_worth 0"]
        );
    }

    #[test]
    fn a_quadrant_that_a_sharp_corner_covers_by_half_is_not_full() {
        let board = "  a  b\n  c  .\\p";
        assert_eq!(allowed(board, "  a b c p: {}", "a@se"), [YES, YES, NO, YES]);
        let (found, asked) = answered(&ask(board, "  a b c p: {}", "a@se"), "2021");
        assert_eq!(asked, ["place.barn"]);
        assert_eq!(
            found,
            [
                "allowed no; reasons to the south-east of the crossing is a triangular gap; tiles a, b, c, p"
            ]
        );
        assert_eq!(allowed("  a  b\n  c  q\\p", "  a b c p q: {}", "a@se"), [YES; 4]);
    }

    #[test]
    fn every_reason_is_told() {
        let text = ask("  a  b\n  .  ./p", "  a: { city: E }\n  b: { city: W }\n  p: {}", "a@se");
        assert_eq!(
            answered(&text, "2015").0,
            [
                "allowed no; reasons nothing lies to the south-west of the crossing, p does not reach the crossing: to the south-east of it is a triangular gap, a shows city at the crossing, b shows city at the crossing; tiles a, b"
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
        assert_eq!(asked, ["tile.double"]);
        assert!(found[0].contains("tiles k, q, r;"), "{found:?}");
        assert_eq!(answered(&ask(board, "  k p q r s: {}", "k@s"), "2014").0, ["n/a"]);
        // Two double-size tiles may do, for the community too: three to eight is not a condition.
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

    /// Two fields meet at the crossing a@se: a and b on the left with one city, q and r on the right
    /// with another.
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
        // One city runs round from b in the west to r in the east; under the tiles of the second row
        // lies an enclosed gap.
        let text = "board: |\n  a  ./q  .\n  b  .\\r  e\n  s  u    t\ntiles:\n  b: { city: S }\n  s: { city: NE }\n  u: { city: EW }\n  t: { city: NW }\n  e: { city: WS }\n  r: { city: E }\n  a q: {}\nask: { place: { barn: a@se } }\n";
        let (found, asked) = answered(text, "2020");
        assert_eq!(asked, ["barn.fields", "gap.field", "place.barn"]);
        let tiles = "tiles a, q, b, r";
        let one = format!("allowed yes; {tiles}; places a.field; meeples ; barn_worth 4");
        let two = format!("allowed yes; {tiles}; places a.field, q.field; meeples ; barn_worth 8");
        assert_eq!(found, [two.as_str(), one.as_str()]);
        assert_eq!(answered(text, "house-1e").0, [one.as_str()]);
        assert_eq!(answered(text, "community").0, [one.as_str()]);
        // Through the gap it may be one field without the barn.
        assert_eq!(answered(text, "2015").0, [two, one]);
    }

    #[test]
    fn a_field_that_has_a_barn_takes_no_other() {
        let text = "players: [red, blue]\nboard: |\n  a a a\n  a a a\ntiles:\n  a: {}\nmeeples: { blue: barn a:0:0@se }\nask: { place: { barn: a:1:0@se, player: red } }\n";
        assert_eq!(
            answered(text, "2021").0,
            [
                "allowed no; reasons the barn of blue stands in the field already; tiles a:1:0, a:2:0, a:1:1, a:2:1"
            ]
        );
        let own = text.replace("blue: barn", "red: barn");
        assert_eq!(
            answered(&own, "2021").0,
            [
                "allowed no; reasons the barn of red stands on the board already, the barn of red stands in the field already; tiles a:1:0, a:2:0, a:1:1, a:2:1"
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
        // Where there is no city, the building alone is scored; on the other half of a space it
        // counts where it affects the space.
        let tiles = "  a b c d: {}\n  x: { city: L }\n  y: { city: LES }\nmeeples: { red: c.field }\ntokens: { building: ON }";
        let text = ask("  a  b  x/y\n  c  d  .", tiles, "a@se");
        let ending = |on: &str, rules: &str| {
            let (found, _) = answered(&text.replace("ON", on), rules);
            found
                .iter()
                .map(|f| f.rsplit("barn_worth ").next().unwrap_or("").to_owned())
                .collect::<Vec<_>>()
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
        assert_eq!(unfit(meadow), wrong("barn a:1:0@se"));
    }

    #[test]
    fn an_answer_that_turns_on_a_tile_that_does_not_matter_is_refused() {
        let text = ask("  a a #\n  a a .", "  a: {}", "a:0:0@se");
        assert_eq!(unfit(&text), [(Code::BoardRunsInto, "a:0:0@se".to_owned())]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let text = |barn: &str| ask("  a  b\n  c  #", "  a b c: {}", barn);
        assert_eq!(refused(&text("a@se")), [(Code::BoardRunsInto, "a@se".to_owned())]);
        assert_eq!(refused(&text("a@up")), [(Code::PlaceUnknown, "up".to_owned())]);
        assert_eq!(
            refused(&text("a@ne, player: green")),
            [(Code::PlayerUnknown, "green".to_owned())]
        );
        assert_eq!(refused(&text("a@ne, by: red")), [(Code::KeyUnknown, "by".to_owned())]);
    }
}
