//! Farmers on random boards of square tiles, scored independently: cities and fields are followed from side to side,
//! and each way to score is implemented from its retelling.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use carcassonne_rules::hints::check;
use carcassonne_rules::verdict::Case;

use crate::messages::dice::Dice;
use crate::project::source;
use crate::tabletop::{Board, Part, Position, SIDES, Tile, leaders};

/// The number of columns of a board.
const COLUMNS: i32 = 4;
const ROWS: i32 = 3;
/// The number of boards that are tried.
const BOARDS: u64 = 300;

struct Game {
    board: Board,
    /// The farmers: player, field, and `true` for a large one.
    farmers: Vec<(usize, Part, bool)>,
}

/// Builds a tile with cities on these sides, as one city or separate ones.
fn tile(city: &[usize], is_joined: bool) -> Tile {
    let rest: Vec<usize> = (0..4).filter(|side| !city.contains(side)).collect();
    let is_opposite = city.len() == 2 && city[1] - city[0] == 2;
    let is_joined = is_joined || city.len() > 2;
    let cities = match city.len() {
        0 => Vec::new(),
        _ if is_joined => vec![city.iter().copied().collect()],
        _ => city.iter().map(|side| BTreeSet::from([*side])).collect(),
    };
    let field = |sides: &[usize]| (sides.iter().flat_map(|side| [side * 2, side * 2 + 1]).collect(), true);
    let fields = match rest.len() {
        0 => Vec::new(),
        2 if is_joined && is_opposite => rest.chunks(1).map(field).collect(),
        _ => vec![field(&rest)],
    };
    Tile { cities, fields, ..Tile::default() }
}

/// Returns the places of the tiles, row by row.
fn positions() -> impl Iterator<Item = Position> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)))
}

impl Game {
    fn random(seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        // The sides between tiles, and those at the rim, which seldom show a city.
        let mut edges: BTreeMap<(i32, i32, bool), bool> = BTreeMap::new();
        for row in 0..=ROWS {
            for column in 0..=COLUMNS {
                for upright in [false, true] {
                    let is_rim = if upright { column % COLUMNS == 0 } else { row % ROWS == 0 };
                    let has_city = dice.below(10) < if is_rim { 1 } else { 5 };
                    edges.insert((column, row, upright), has_city);
                }
            }
        }
        let tiles = positions().map(|(column, row)| {
            let sides = [
                edges[&(column, row, false)],
                edges[&(column + 1, row, true)],
                edges[&(column, row + 1, false)],
                edges[&(column, row, true)],
            ];
            let city: Vec<usize> = (0..4).filter(|side| sides[*side]).collect();
            ((column, row), tile(&city, dice.below(2) == 0))
        });
        let board = Board(tiles.collect());
        let mut farmers = Vec::new();
        for at in positions() {
            for field in 0..board.0[&at].fields.len() {
                for _ in 0..dice.below(3) {
                    let player = dice.below(3);
                    farmers.push((player, (at, 'f', field), dice.below(6) == 0));
                }
            }
        }
        Self { board, farmers }
    }

    fn field(&self, at: Part) -> BTreeSet<Part> {
        self.board.flood(at).0
    }

    /// Returns the players with the most farmers in some fields.
    fn majority(&self, fields: &BTreeSet<Part>) -> Vec<usize> {
        let count = |player: usize| {
            let farmers = self.farmers.iter().filter(|(p, at, _)| *p == player && fields.contains(at));
            farmers.map(|(_, _, large)| if *large { 2 } else { 1 }).sum::<usize>()
        };
        leaders(&[0, 1, 2].map(count))
    }

    /// Returns all fields next to a city, which is given by its first part.
    fn adjacent_fields(&self, city: Part) -> BTreeSet<Part> {
        let fields = self.board.0.iter().flat_map(|(at, tile)| (0..tile.fields.len()).map(|n| (*at, 'f', n)));
        let fields = fields.map(|at| self.field(at));
        fields.filter(|field| self.board.cities_beside(field).contains(&city)).flatten().collect()
    }

    /// Returns the points from the completed cities next to a field, when scored by city and by field.
    fn city_points(&self, field: &BTreeSet<Part>) -> [Points; 2] {
        let (mut by_city, mut by_field) = (Points::new(), Points::new());
        for city in self.board.cities_beside(field) {
            for player in self.majority(&self.adjacent_fields(city)) {
                *by_city.entry(player).or_default() += 4;
            }
            for player in self.majority(field) {
                *by_field.entry(player).or_default() += 3;
            }
        }
        [by_city, by_field]
    }

    /// Returns the fields with a farmer.
    fn fields(&self) -> BTreeSet<BTreeSet<Part>> {
        self.farmers.iter().map(|(_, at, _)| self.field(*at)).collect()
    }

    /// Returns the points of all farmers: by city, by field with each city once per player, and by field.
    fn total_points(&self) -> [Points; 3] {
        let (mut by_city, mut once, mut by_field) = (Points::new(), Points::new(), Points::new());
        let (mut cities, mut counted) = (BTreeSet::new(), BTreeSet::new());
        for field in self.fields() {
            for city in self.board.cities_beside(&field) {
                if cities.insert(city) {
                    for player in self.majority(&self.adjacent_fields(city)) {
                        *by_city.entry(player).or_default() += 4;
                    }
                }
                for player in self.majority(&field) {
                    *by_field.entry(player).or_default() += 3;
                    if counted.insert((player, city)) {
                        *once.entry(player).or_default() += 3;
                    }
                }
            }
        }
        [by_city, once, by_field]
    }

    /// Writes the board as a scenario that expects these points of its fields, or of all farmers together.
    fn text(&self, is_total: bool) -> String {
        let mut text = "players: [p0, p1, p2]\nboard: |\n".to_owned();
        let name = |(column, row): Position| format!("t{}", row * COLUMNS + column);
        for row in 0..ROWS {
            let names: Vec<String> = (0..COLUMNS).map(|column| name((column, row))).collect();
            let _ = writeln!(text, "  {}", names.join(" "));
        }
        text.push_str("tiles:\n");
        for at in positions() {
            let sides = |city: &BTreeSet<usize>| city.iter().map(|side| SIDES[*side]).collect();
            let cities: Vec<String> = self.board.0[&at].cities.iter().map(sides).collect();
            let city = if cities.is_empty() { String::new() } else { format!(" city: [{}] ", cities.join(", ")) };
            let _ = writeln!(text, "  {}: {{{city}}}", name(at));
        }
        let place = |(at, _, n): Part| {
            let fields = &self.board.0[&at].fields;
            let side = fields[n].0.first().map(|half| format!("@{}", SIDES[half / 2])).filter(|_| fields.len() > 1);
            format!("{}.field{}", name(at), side.unwrap_or_default())
        };
        text.push_str("meeples:\n");
        for player in 0..3 {
            let places: Vec<String> = self
                .farmers
                .iter()
                .filter(|(p, ..)| *p == player)
                .map(|(_, at, large)| format!("{}{}", if *large { "large " } else { "" }, place(*at)))
                .collect();
            let _ = writeln!(text, "  p{player}: [{}]", places.join(", "));
        }
        let points = |paid: &Points| {
            let each: Vec<String> = paid.iter().map(|(p, n)| format!("p{p}: {n}")).collect();
            each.join(", ")
        };
        if is_total {
            text.push_str("ask: { farmers: all }\nexpect:\n");
            // Large meeples are of 2002, so that what held before is asked of tables.
            for (paid, rule_sets) in self.total_points().iter().zip(WAYS) {
                let points = points(paid);
                let _ = writeln!(text, "  - {{ ask: 1, points: {{ {points} }}, under: {rule_sets} }}");
            }
            return text;
        }
        text.push_str("expect:\n");
        for (_, at, _) in &self.farmers {
            let [by_city, by_field] = self.city_points(&self.field(*at));
            for (paid, rule_sets) in [(by_city, "[\"2000\", rgg]"), (by_field, "[2001..]")] {
                let (at, points) = (place(*at), points(&paid));
                let _ = writeln!(text, "  - {{ feature: {at}, points: {{ {points} }}, under: {rule_sets} }}");
            }
        }
        text
    }
}

/// The points of each player.
type Points = BTreeMap<usize, u32>;

/// The rule sets that score in the ways of [`Game::total_points`].
const WAYS: [&str; 3] = ["[\"2000\", rgg]", "\"2001\"", "[2002.., community]"];

/// Fails if an expectation of a scenario does not hold.
fn check_holds(text: &str, board_name: &str) {
    let case = Case::open(&source("farmers.yaml", text));
    let case = case.unwrap_or_else(|refused| panic!("{text}\n{:?}", refused.problems().next()));
    let table = case.table();
    let failing: Vec<String> = check(&table).iter().map(|failure| format!("{failure:?}")).collect();
    assert!(failing.is_empty(), "{board_name}:\n{text}\n{}", failing.join("\n"));
}

#[test]
fn all_farmers_score_what_a_second_hand_counts() {
    let (mut less, mut thirds) = (0, 0);
    for seed in 0..BOARDS {
        let mut game = Game::random(seed);
        // Rule sets that are older than large meeples are judged without them.
        if seed % 2 == 0 {
            game.farmers.iter_mut().for_each(|(_, _, large)| *large = false);
        }
        if game.farmers.is_empty() {
            continue;
        }
        check_holds(&game.text(true), &format!("board {seed}"));
        let [by_city, once, by_field] = game.total_points();
        for (player, points) in &once {
            assert!(*points <= by_field[player], "board {seed}");
            less += usize::from(*points < by_field[player]);
        }
        let fields = game.fields();
        let is_sole =
            |city: &Part| fields.iter().filter(|field| game.board.cities_beside(field).contains(city)).count() == 1;
        if fields.iter().flat_map(|field| game.board.cities_beside(field)).all(|city| is_sole(&city)) {
            let thrice = |points: &Points| points.iter().map(|(p, n)| (*p, n * 3)).collect::<Vec<_>>();
            let by_field: Points = by_field.iter().map(|(p, n)| (*p, n / 3 * 4)).collect();
            assert_eq!(thrice(&by_city), thrice(&by_field), "board {seed}");
            thirds += usize::from(!by_city.is_empty());
        }
    }
    assert!(less > 50 && thirds > 20, "{less} boards count a city once, {thirds} have no shared city");
}

#[test]
fn joining_two_fields_that_touch_the_same_cities_changes_nothing_by_the_city() {
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let cities = dice.below(3) + 1;
        // Cities in a column, with or without a road between them, and a field on either side.
        let board = |road: bool| {
            let mut text = "players: [p0, p1, p2]\nboard: |\n".to_owned();
            for n in 0..cities * 2 {
                let _ = writeln!(text, "  l{n} m{n} r{n}");
            }
            text.push_str("tiles:\n");
            for n in 0..cities * 2 {
                let (city, way) = if n % 2 == 0 { ('S', 'N') } else { ('N', 'S') };
                let way = if road { format!(", road: {way}") } else { String::new() };
                let _ = writeln!(text, "  l{n} r{n}: {{}}\n  m{n}: {{ city: {city}{way} }}");
            }
            text
        };
        let mut farmers = vec![Vec::new(); 3];
        for places in &mut farmers {
            for side in ["l0.field", "r0.field"] {
                places.extend(std::iter::repeat_n(side, dice.below(3)));
            }
        }
        let mut meeples = "meeples:\n".to_owned();
        for (n, places) in farmers.iter().enumerate() {
            let _ = writeln!(meeples, "  p{n}: [{}]", places.join(", "));
        }
        let counts: Vec<usize> = farmers.iter().map(Vec::len).collect();
        let most = counts.iter().copied().max().unwrap_or_default();
        let points: Vec<String> =
            (0..3).filter(|n| most > 0 && counts[*n] == most).map(|n| format!("p{n}: {}", cities * 4)).collect();
        let expect = format!(
            "ask: {{ farmers: all }}\nexpect: {{ ask: 1, points: {{ {} }}, under: [\"2000\", rgg] }}\n",
            points.join(", ")
        );
        for road in [true, false] {
            check_holds(&format!("{}{meeples}{expect}", board(road)), &format!("board {seed}"));
        }
    }
}

#[test]
fn what_cities_pay_is_what_a_second_hand_counts() {
    let mut paid = 0;
    for seed in 0..BOARDS {
        let game = Game::random(seed);
        if game.farmers.is_empty() {
            continue;
        }
        let text = game.text(false);
        paid += text.matches("points: { p").count();
        check_holds(&text, &format!("board {seed}"));
    }
    assert!(paid > 1000, "only {paid} fields are paid");
}
