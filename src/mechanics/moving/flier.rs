//! The flier: the places where a meeple on a flying machine may land.

use super::problems;
use std::collections::BTreeMap;

use crate::geometry::{Compass, Corner, Shape, Space};
use crate::mechanics::base::adjacency::TileSpace;
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::completeness::is_unfinished;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::line::{self, LineStart, LineStop, StepCounting, StepRuling};
use crate::mechanics::base::pointer::{Landmark, Pointer};
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    Bars, DoubleReach, FlierChoice, GAP_FLIER, Inquiry, NotApplicable, QuestionId, REACH_FLIER, REACH_FLIER_CHOICE,
    Reach, Reading,
};
use crate::scenario::asks::flier as ask;
use crate::scenario::bodies::FlierBody;
use crate::scenario::{Board, Feature, FeatureKind, Figure, Place, Reader, Scenario, TileIx};
use crate::text::Span;
use crate::tiles::{Emblem, Symbol, disc};
use crate::wording::{Arg, Sentence, flier, say};

pub(in crate::mechanics) static FLIER: Mechanic = Mechanic {
    card: cards::FLIER,
    questions: &[
        QuestionId::ReachFlier,
        QuestionId::ReachDouble,
        QuestionId::GapFlier,
        QuestionId::ReachFlierChoice,
        QuestionId::GapCityRoad,
        QuestionId::GapAbbeySide,
        QuestionId::GapMonastery,
        QuestionId::GapAbbey,
        QuestionId::GapShrine,
        QuestionId::GapGarden,
        QuestionId::GapCastle,
    ],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declaration: &ask::DECLARATION,
            reply_keys: &[
                Key::new("lands", Kind::Flag, flier::SaidLands::MESSAGE),
                Key::new("tiles", Kind::Tiles, flier::SaidTiles::MESSAGE),
                Key::new("places", Kind::Places, flier::SaidPlaces::MESSAGE),
            ],
        },
        read,
    }])],
};

/// The mark of the flying machine on the board.
pub static LANDMARK: Landmark = Landmark {
    rank: 2,
    emblem: Emblem {
        letters: "{M}",
        svg: disc!(
            "#eef3f8",
            "#35506b",
            r##"<path d="M2.5 11.5L21 5L15.5 12L21 19L2.5 12.5Z" fill="#5b8db8" stroke="#35506b" stroke-width="1.2" stroke-linejoin="round"/><path d="M2.5 12H15.5" stroke="#35506b" stroke-width="1.2"/>"##
        ),
    },
    word: flier::Landmark::MESSAGE,
    spreads: false,
};

#[derive(Debug)]
struct Flight {
    from: LineStart,
    toward: Compass,
    roll: u32,
    figure: Figure,
    /// The position of the question in the source.
    span: Span,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = FlierBody::read(reader);
    let from = LineStart::from_body(reader, body.from, body.space, &ask::SPACE, "the flying machine");
    let figure = reader.get_or(&ask::FIGURE, Figure::Meeple, |reader, node| {
        let fliers: Vec<Figure> = Figure::ALL.into_iter().filter(|f| f.is_follower()).collect();
        reader.one_of(node, "a figure that flies", &fliers, Figure::word)
    });
    let (toward, roll) = (body.direction?.value, body.roll?.value);
    let flight = Flight { from: from?, toward, roll, figure: figure?, span: reader.span() };
    let board = &reader.scenario.board;
    let hash = flight.possible_landings(board).into_iter().find(|t| board.is_hash(*t));
    if let Some(hash) = hash {
        let there = board.placed(hash).span;
        reader.problem(problems::flies_to_hash(flight.span, there));
        return None;
    }
    Some(Box::new(flight))
}

impl Query for Flight {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        let board = table.board();
        let mut passed: Vec<Space> = Vec::new();
        for &reach in Reach::ALL {
            for &doubles in DoubleReach::ALL {
                for &gaps in Bars::ALL {
                    let stops = self.stops(board, StepCounting { reach, doubles, gaps });
                    passed.extend(stops.into_iter().map(|stop| stop.space));
                }
            }
        }
        passed.sort_unstable();
        passed.dedup();
        passed.retain(|at| *at != self.from.space);
        let start = LANDMARK.pointer_on(self.from.tile);
        let barred = line::spaces_at_barring_gaps(board, self.from, self.toward, self.step_count());
        let passed = passed.into_iter().map(|at| Pointer::PassedSpace { at });
        let barred = barred.into_iter().map(|at| Pointer::NearbySpace { at });
        std::iter::once(start).chain(passed).chain(barred).collect()
    }

    fn reached_tiles<'r>(&self, reply: &'r Reply) -> &'r [TileIx] {
        reply.tiles()
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let LineStart { tile, space } = self.from;
        say!(flier::Heading {
            figure: self.figure.word(),
            steps: self.roll,
            to: self.toward,
            from: TileSpace { space, tile }.to_arg(table.board()),
        })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let tiles = || Arg::list(finding.reply.tiles().iter().copied());
        let places = match finding.reply.get("places") {
            Some(ReplyPart::Places(places)) => landing_phrases(places),
            Some(_) | None => Vec::new(),
        };
        let can_land = !places.is_empty();
        let places = || Arg::list(places.iter().cloned());
        let is_barred = finding.steps.iter().any(|step| *step == say!(flier::NoFarther));
        Some(if can_land {
            let today = say!(flier::TodayLands { places: places() });
            Answer::new(today, say!(flier::RowLands { places: places() }))
        } else if finding.reply.tiles().is_empty() {
            let today = say!(flier::TodayNowhere { barred: is_barred });
            Answer::new(today, say!(flier::RowNowhere))
        } else {
            let today = say!(flier::TodayNothing { tiles: tiles() });
            Answer::new(today, say!(flier::RowNothing { tiles: tiles() }))
        })
    }

    fn deciding_features(&self, scenario: &Scenario) -> Vec<(Place, Span)> {
        let board = &scenario.board;
        self.possible_landings(board)
            .into_iter()
            .flat_map(|t| self.places_on(board, t))
            .map(|place| (place, self.span))
            .collect()
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let board = table.board();
        let meets_double = |reach| {
            let far = StepCounting { reach, doubles: DoubleReach::OneTile, gaps: Bars::Skipped };
            let met = self.stops(board, far).into_iter().flat_map(|stop| stop.tiles);
            met.chain([self.from.tile]).any(|t| board.is_double(t))
        };
        let StepRuling { counting, asked_reach, mut steps } =
            line::ask_step_counting(law, REACH_FLIER, GAP_FLIER, meets_double, |c| {
                let tiles = self.landing_tiles(board, c);
                let choice = c.reach == Reach::Half && tiles.len() > 1;
                (tiles, choice)
            })?;
        // If both ways of counting halves lead to the same place by different stops, only that place is shown.
        let stops_by = |reach| self.stops(board, StepCounting { reach, ..counting });
        if asked_reach || stops_by(Reach::Half) == stops_by(Reach::Space) {
            steps.extend(path_sentences(&stops_by(counting.reach)));
        }
        let mut tiles = self.landing_tiles(board, counting);
        let is_half_at = |tile: TileIx, corner| board.placed(tile).shape == Shape::Half(corner);
        // Two halves are at one distance: counted by spaces, both are the landing place, whichever is chosen.
        if let Some(left) = self.left_corner().filter(|c| tiles.len() > 1 && tiles.iter().any(|t| is_half_at(*t, *c))) {
            let chosen = match law.ask(REACH_FLIER_CHOICE)? {
                FlierChoice::PlayerChooses => None,
                FlierChoice::LeftHalf => Some(left),
                FlierChoice::RightHalf => Some(left.opposite()),
            };
            if let (Reach::Half, Some(corner)) = (counting.reach, chosen) {
                tiles.retain(|t| is_half_at(*t, corner));
            }
        }
        let ended = self.stops(board, counting).len() < self.step_count();
        steps.push(if ended {
            say!(flier::NoFarther)
        } else {
            say!(flier::Ends { tiles: Arg::list(tiles.iter().copied()) })
        });
        let mut places = Vec::new();
        for place in tiles.iter().flat_map(|t| self.places_on(board, *t)) {
            let is_unfinished = is_unfinished(table, place, law)?;
            steps.push(say!(flier::MayLand { place: place, unfinished: is_unfinished }));
            places.extend(is_unfinished.then_some(place));
        }
        let can_land = !places.is_empty();
        if !can_land {
            steps.push(say!(flier::GoesBack));
        }
        places.sort_unstable();
        let reply = Reply::new()
            .with("lands", ReplyPart::Flag(can_land))
            .with("tiles", ReplyPart::Tiles(tiles))
            .with("places", ReplyPart::Places(places));
        Ok(Finding { reply, steps, ..Finding::default() })
    }
}

impl Flight {
    /// Returns the number of steps of the flight: the roll.
    fn step_count(&self) -> usize {
        usize::try_from(self.roll).unwrap_or(usize::MAX)
    }

    /// Returns the stops of the flight, one for each step that it can make.
    fn stops(&self, board: &Board, counting: StepCounting) -> Vec<LineStop> {
        line::stops(board, self.from, self.toward, counting, self.step_count())
    }

    /// Returns the tiles of the flight's last stop, in map order; empty if the flight cannot make all its steps.
    fn landing_tiles(&self, board: &Board, counting: StepCounting) -> Vec<TileIx> {
        let mut stops = self.stops(board, counting);
        let last = if stops.len() < self.step_count() { None } else { stops.pop() };
        let mut tiles = last.map_or_else(Vec::new, |stop| stop.tiles);
        tiles.sort_unstable();
        tiles
    }

    /// Returns the tiles on which the flight may end under any way of counting steps.
    fn possible_landings(&self, board: &Board) -> Vec<TileIx> {
        let mut tiles = Vec::new();
        for &reach in Reach::ALL {
            for &doubles in DoubleReach::ALL {
                for &gaps in Bars::ALL {
                    tiles.extend(self.landing_tiles(board, StepCounting { reach, doubles, gaps }));
                }
            }
        }
        tiles.sort_unstable();
        tiles.dedup();
        tiles
    }

    /// Returns the right-angled corner of the left half for a diagonal flight; `None` for a straight one.
    fn left_corner(&self) -> Option<Corner> {
        match self.toward {
            Compass::NorthEast => Some(Corner::Nw),
            Compass::SouthEast => Some(Corner::Ne),
            Compass::SouthWest => Some(Corner::Se),
            Compass::NorthWest => Some(Corner::Sw),
            Compass::North | Compass::East | Compass::South | Compass::West => None,
        }
    }

    /// Returns the features of a tile that the figure may be on, except fields.
    fn places_on(&self, board: &Board, tile: TileIx) -> Vec<Place> {
        let Some(printed) = board.tile(tile) else {
            return Vec::new();
        };
        let cities = (0..).zip(&printed.cities).map(|(n, _)| Feature::City(n));
        let roads = (0..).zip(&printed.roads).map(|(n, _)| Feature::Road(n));
        let monastery = printed.monastery.map(|_| Feature::Monastery);
        let castle = printed.castle.then_some(Feature::Castle);
        let garden = printed.symbols.contains(&Symbol::Garden).then_some(Feature::Garden);
        let may_stand = |f: &Feature| self.figure.stands_on().contains(&f.kind());
        let all = cities.chain(roads).chain(monastery).chain(castle).chain(garden);
        all.filter(may_stand).map(|feature| Place { tile, feature }).collect()
    }
}

/// Returns a sentence for each stop of a flight: its number and its tiles.
fn path_sentences(stops: &[LineStop]) -> Vec<Sentence> {
    let told =
        |(n, stop): (u32, &LineStop)| say!(flier::Step { number: n, tiles: Arg::list(stop.tiles.iter().copied()) });
    (1..).zip(stops).map(told).collect()
}

/// Returns the features on which a figure may land, in words: those of one tile together, and tiles
/// with the same features together.
fn landing_phrases(places: &[Place]) -> Vec<Sentence> {
    let mut kinds_by_tile: BTreeMap<TileIx, BTreeMap<FeatureKind, usize>> = BTreeMap::new();
    for place in places {
        *kinds_by_tile.entry(place.tile).or_default().entry(place.feature.kind()).or_default() += 1;
    }
    let mut groups: Vec<(BTreeMap<FeatureKind, usize>, Vec<TileIx>)> = Vec::new();
    for (tile, kinds) in kinds_by_tile {
        match groups.iter_mut().find(|(same, _)| *same == kinds) {
            Some((_, tiles)) => tiles.push(tile),
            None => groups.push((kinds, vec![tile])),
        }
    }
    let kind = |(kind, count)| say!(flier::Kind { kind: kind, count: count });
    let landing = |(kinds, tiles): (BTreeMap<FeatureKind, usize>, Vec<TileIx>)| {
        let kinds = Arg::list(kinds.into_iter().map(kind));
        say!(flier::Landing { kinds: kinds, tiles: Arg::list(tiles) })
    };
    groups.into_iter().map(landing).collect()
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::landing_phrases;
    use crate::mechanics::test_support::{answer_question, question_problems};
    use crate::scenario::test_scenarios::read;
    use crate::scenario::{Feature, Place};
    use crate::text::Code;
    use crate::wording::{Arg, say};

    /// Returns a question on a flight from `a`, on `board`, with the prints `tiles`.
    fn flight(board: &str, tiles: &str, toward: &str, roll: u32) -> String {
        format!(
            "board: |\n{board}\ntiles:\n  a: {{}}\n{tiles}ask:\n  - flier: {{ from: a, direction: {toward}, roll: {roll} }}\n"
        )
    }

    #[test]
    fn places_of_a_tile_are_told_together_and_so_are_tiles_with_the_same() {
        let text = "board: |\n  a  p\\q\ntiles:\n  a p q: {}\n";
        let scenario = read(text).expect("a legal position");
        let phrase = |places: &[(&str, Feature)]| {
            let place = |(name, feature): &(&str, Feature)| {
                let tile = *scenario.board.tiles_named(name).first().expect("a tile");
                Place { tile, feature: *feature }
            };
            let places: Vec<Place> = places.iter().map(place).collect();
            scenario.voice().say(&say!(flier::RowLands { places: Arg::list(landing_phrases(&places)) }))
        };
        let (city, road) = (Feature::City(0), Feature::Road(0));
        assert_eq!(phrase(&[("p", road), ("q", road)]), "lands on the road on p or q");
        assert_eq!(phrase(&[("a", city), ("a", road)]), "lands on the city or the road on a");
        assert_eq!(
            phrase(&[("a", city), ("a", road), ("a", Feature::Road(1)), ("q", Feature::Garden)]),
            "lands on the city or one of 2 roads on a or the garden on q"
        );
    }

    const OPEN: &str = "road: N";

    #[test]
    fn empty_spaces_count_and_a_flight_may_end_nowhere() {
        let text = |roll| flight("  a  .  b", &format!("  b: {{ {OPEN} }}\n"), "e", roll);
        let nowhere = "lands no; tiles ; places ";
        assert_eq!(answer_question(&text(1), "2014"), (vec![nowhere.to_owned()], vec![]));
        assert_eq!(answer_question(&text(2), "2014").0, ["lands yes; tiles b; places b.road"]);
        assert_eq!(answer_question(&text(3), "2014").0, [nowhere]);
    }

    #[test]
    fn it_lands_on_what_is_unfinished_and_never_in_a_field() {
        let tiles = "  b: { city: NE, road: S }\n  c: { city: W }\n  d: { city: S }\n";
        let board = "  .  d  .\n  a  b  c";
        let text = flight(board, tiles, "e", 1);
        assert_eq!(answer_question(&text, "now").0, ["lands yes; tiles b; places b.road"]);
        let field = flight("  a  b", "  b: {}\n", "e", 1);
        assert_eq!(answer_question(&field, "now").0, ["lands no; tiles b; places "]);
        let taken = text.replace("ask:", "meeples: { blue: b.road }\nask:");
        assert_eq!(answer_question(&taken, "now").0, ["lands yes; tiles b; places b.road"]);
    }

    #[test]
    fn each_figure_lands_where_it_may_stand() {
        let tiles = "  b: { city: N, road: S, monastery: true, garden: true }\n";
        let text = flight("  a  b", tiles, "e", 1);
        let with_figure = |figure: &str| {
            let text = text.replace("roll: 1", &format!("roll: 1, figure: {figure}"));
            answer_question(&text, "now").0.concat()
        };
        assert_eq!(with_figure("meeple"), "lands yes; tiles b; places b.city, b.road, b.monastery");
        assert_eq!(with_figure("large"), with_figure("meeple"));
        assert_eq!(with_figure("wagon"), with_figure("meeple"));
        assert_eq!(with_figure("mayor"), "lands yes; tiles b; places b.city");
        assert_eq!(with_figure("abbot"), "lands yes; tiles b; places b.monastery, b.garden");
    }

    #[test]
    fn a_monastery_is_finished_when_all_round_it_is_occupied() {
        let board = "  #  #  #  #\n  a  m  #  #\n  #  #  #  #";
        let tiles = "  m: { monastery: true }\n";
        let text = flight(board, tiles, "e", 1);
        assert_eq!(answer_question(&text, "2014"), (vec!["lands no; tiles m; places ".to_owned()], vec![]));
        let half = text.replacen("  #  #  #  #", "  #/. #  #  #", 1);
        assert_eq!(
            answer_question(&half, "2014"),
            (vec!["lands no; tiles m; places ".to_owned()], vec!["gap.monastery"])
        );
        let open = text.replacen("  #  #  #  #", "  .  #  #  #", 1);
        assert_eq!(answer_question(&open, "2014").0, ["lands yes; tiles m; places m.monastery"]);
    }

    #[test]
    fn a_castle_is_landed_on_from_2015_and_counts_as_one_step_or_two() {
        let tiles = "  k: { castle: true }\n  b: { road: N }\n";
        let text = |roll| flight("  a  k  <  b", tiles, "e", roll);
        let castle = "lands yes; tiles k; places k.castle";
        let beyond = "lands yes; tiles b; places b.road";
        assert_eq!(answer_question(&text(1), "2014").0, ["n/a"]);
        assert_eq!(answer_question(&text(1), "2020").0, [castle]);
        assert_eq!(answer_question(&text(2), "2020").0, [beyond]);
        assert_eq!(answer_question(&text(2), "2021").0, [castle]);
        assert_eq!(answer_question(&text(3), "2021").0, [beyond]);
        let far = text(3);
        assert_eq!(answer_question(&far, "2015").0, ["lands no; tiles ; places "]);
    }

    #[test]
    fn a_pair_across_the_flight_is_one_step_or_two() {
        let tiles = "  p q b: { road: N }\n  p: { road: S }\n".replace("p q b", "q b");
        for (board, toward) in [(r"  a  p\q  b", "e"), ("  .  .  b\n  .  p\\q  .\n  a  .  .", "ne")] {
            let text = |roll| flight(board, &tiles, toward, roll);
            let (p, q) = ("lands yes; tiles p; places p.road", "lands yes; tiles q; places q.road");
            let b = "lands yes; tiles b; places b.road";
            assert_eq!(answer_question(&text(1), "2015"), (vec![p.to_owned()], vec!["reach.flier"]));
            assert_eq!(answer_question(&text(2), "2015").0, [q]);
            assert_eq!(answer_question(&text(3), "2015").0, [b]);
            let both = answer_question(&text(1), "2021").0;
            assert!(both.len() == 1 && both.concat().contains("p.road") && both.concat().contains("q.road"));
            assert_eq!(answer_question(&text(2), "2021").0, [b]);
            assert_eq!(answer_question(&text(1), "2014").0.len(), 2);
        }
    }

    #[test]
    fn a_pair_along_the_flight_is_two_tiles_at_one_distance() {
        let tiles = "  p: { road: S }\n  q: { road: N }\n  b: { road: N }\n";
        // Facing south-east, q (north-east) is the left one.
        let text = |roll| flight("  a  .  .\n  .  p\\q  .\n  .  .  b", tiles, "se", roll);
        let both = "lands yes; tiles p, q; places p.road, q.road";
        let (left, right) = ("lands yes; tiles q; places q.road", "lands yes; tiles p; places p.road");
        assert_eq!(answer_question(&text(1), "2015").0.len(), 3);
        for outcome in [both, left, right] {
            assert!(answer_question(&text(1), "2015").0.contains(&outcome.to_owned()), "{outcome}");
        }
        assert_eq!(answer_question(&text(1), "2015").1, ["reach.flier-choice", "reach.flier"]);
        assert_eq!(answer_question(&text(1), "community").0, [both]);
        assert_eq!(answer_question(&text(1), "house-1e").0, [both]);
        assert_eq!(
            answer_question(&text(1), "2021"),
            (vec![both.to_owned()], vec!["reach.flier-choice", "reach.flier"])
        );
        // Passing over the pair is one step under every reading of halves.
        assert_eq!(answer_question(&text(2), "2015"), (vec!["lands yes; tiles b; places b.road".to_owned()], vec![]));
    }

    #[test]
    fn left_and_right_are_as_the_flier_sees_them() {
        let tiles = "  p: { road: S }\n  q: { road: N }\n";
        for (board, toward, order) in [
            ("  a  .\n  .  p\\q", "se", ["q", "p"]),
            ("  p\\q  .\n  .  a", "nw", ["p", "q"]),
            ("  .  q/p\n  a  .", "ne", ["q", "p"]),
            ("  .  a\n  q/p  .", "sw", ["p", "q"]),
        ] {
            let found = answer_question(&flight(board, tiles, toward, 1), "2015").0;
            assert_eq!(found.len(), 3);
            for (line, name) in found.iter().skip(1).zip(order) {
                assert!(line.contains(&format!("tiles {name};")), "{toward}: {line}");
            }
        }
    }

    #[test]
    fn a_gap_is_passed_over_or_ends_the_flight() {
        let tiles = "  p: { road: S }\n  b: { road: N }\n";
        let behind = |roll| flight(r"  a  p\.  b", tiles, "e", roll);
        let nowhere = "lands no; tiles ; places ";
        let (p, b) = ("lands yes; tiles p; places p.road", "lands yes; tiles b; places b.road");
        assert_eq!(answer_question(&behind(1), "2014"), (vec![p.to_owned()], vec![]));
        assert_eq!(answer_question(&behind(2), "2020"), (vec![b.to_owned(), nowhere.to_owned()], vec!["gap.flier"]));
        assert_eq!(answer_question(&behind(2), "house-1e").0, [b]);
        assert_eq!(answer_question(&behind(2), "2021").0, [b]);
        let facing = flight(r"  a  .\p  b", &tiles.replace("p: { road: S }", "p: { road: N }"), "e", 1);
        assert_eq!(answer_question(&facing, "2015").0, [p, nowhere]);
        // On a diagonal flight along the half, the gap is beside the flight.
        let half = "  p: { road: S }\n";
        let beside = flight("  a  .\n  .  p\\.", half, "se", 1);
        assert_eq!(answer_question(&beside, "2015"), (vec![p.to_owned()], vec![]));
        let across = flight("  .  .\\p\n  a  .", &half.replace("p: { road: S }", "p: { road: N }"), "ne", 1);
        assert_eq!(answer_question(&across, "2015").0, [p, nowhere]);
    }

    #[test]
    fn a_city_at_a_gap_asks_what_the_gap_is() {
        let board = "  c  b   e\n  d  p\\.  f\n  .  a  .";
        let tiles = "  b: { city: S }\n  p: { city: L }\n  f: { city: W }\n  c d e: {}\n";
        let text = flight(board, tiles, "n", 1);
        let (found, asked) = answer_question(&text, "2014");
        assert_eq!(asked, ["gap.city-road"]);
        assert_eq!(found, ["lands yes; tiles p; places p.city", "lands no; tiles p; places "]);
        assert_eq!(answer_question(&text, "2020").0, ["lands yes; tiles p; places p.city"]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let text = flight("  a  b", "  b: {}\n", "e", 1);
        let wrong = |from: &str, to: &str| question_problems(&text.replace(from, to));
        let value = |word: &str| [(Code::ValueWrong, word.to_owned())];
        assert_eq!(wrong("roll: 1", "roll: 7"), value("7"));
        assert_eq!(wrong("roll: 1", "roll: 0"), value("0"));
        assert_eq!(wrong("direction: e", "direction: east"), value("east"));
        assert_eq!(wrong("roll: 1", "roll: 1, figure: pig"), value("pig"));
        assert_eq!(wrong("from: a", "from: b.field"), value("b.field"));
        assert_eq!(wrong("from: a", "from: z"), [(Code::PlaceUnknown, "z".to_owned())]);
        assert_eq!(wrong("roll: 1", "rolls: 1").len(), 1);
        assert_eq!(wrong(", roll: 1", ""), [(Code::KeyMissing, "{ from: a, direction: e }".to_owned())]);
    }

    #[test]
    fn a_flight_does_not_end_on_a_tile_that_does_not_matter() {
        let text = flight(r"  a  #/#  b", "  b: {}\n", "e", 2);
        let body = "{ from: a, direction: e, roll: 2 }".to_owned();
        assert_eq!(question_problems(&text), [(Code::BoardRunsInto, body)]);
        assert_eq!(question_problems(&text.replace("roll: 2", "roll: 3")), []);
    }
}
