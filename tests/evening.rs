//! Whole boards at the end of an evening: thirty of 60 to 144 tiles of two base games, scored by flood fill without any
//! code of the program; the tiles are typed here from the printed ones.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use carcassonne_law::RuleSet;
use carcassonne_rules::mechanics::{ReplyPart, Subject};
use carcassonne_rules::verdict::{Case, Scope, judge};

use crate::messages::dice::Dice;
use crate::project::source;
use crate::tabletop::{Board, Part, Position, SIDES, STEPS, Tile, leaders};

/// The tiles of the base game: the count of each, cities, coats of arms, roads that continue, roads that end,
/// monastery, and fields by their half-edges; a star where a field touches the tile's cities.
const TILES: &str = include_str!("evening.tiles.txt");

/// A printed tile, with what only this test counts.
#[derive(Debug, Clone)]
struct PrintedTile {
    id: String,
    coats: usize,
    monastery: bool,
    quarters: usize,
    tile: Tile,
}

fn side(letter: char) -> usize {
    SIDES.iter().position(|own| *own == letter).expect("a side")
}

fn half_edge(word: &str) -> usize {
    let mut letters = word.chars();
    side(letters.next().expect("a side")) * 2 + usize::from(letters.next() == Some('R'))
}

/// Returns the tiles of two boxes.
fn bag() -> Vec<PrintedTile> {
    let mut tiles = Vec::new();
    for line in TILES.lines() {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let (id, count) = parts[0].split_once(' ').expect("an id and a number");
        let groups = |text: &str| -> Vec<BTreeSet<usize>> {
            text.split_whitespace().filter(|w| *w != "+").map(|w| w.chars().map(side).collect()).collect()
        };
        let fields = parts[5].split('/').map(str::trim).filter(|text| !text.is_empty());
        let field =
            |text: &str| (text.split_whitespace().filter(|w| *w != "*").map(half_edge).collect(), text.contains('*'));
        let tile = Tile {
            cities: groups(parts[1]),
            roads: groups(parts[2]).into_iter().chain(groups(parts[3])).collect(),
            fields: fields.map(field).collect(),
        };
        let (id, coats) = (id.to_owned(), usize::from(parts[1].contains('+')));
        let tile = PrintedTile { id, coats, monastery: parts[4] == "m", quarters: 0, tile };
        tiles.extend(std::iter::repeat_n(tile, 2 * count.parse::<usize>().expect("a number")));
    }
    tiles
}

impl PrintedTile {
    fn rotated(&self, quarters: usize) -> Self {
        let sides = |set: &BTreeSet<usize>| set.iter().map(|s| (s + quarters) % 4).collect();
        let halves = |set: &BTreeSet<usize>| set.iter().map(|h| (h + 2 * quarters) % 8).collect();
        let Tile { cities, roads, fields } = &self.tile;
        let tile = Tile {
            cities: cities.iter().map(sides).collect(),
            roads: roads.iter().map(sides).collect(),
            fields: fields.iter().map(|(field, touches)| (halves(field), *touches)).collect(),
        };
        Self { quarters, tile, ..self.clone() }
    }

    fn edge(&self, side: usize) -> char {
        let is_on = |groups: &[BTreeSet<usize>]| groups.iter().any(|group| group.contains(&side));
        if is_on(&self.tile.cities) {
            'c'
        } else if is_on(&self.tile.roads) {
            'r'
        } else {
            'f'
        }
    }
}

struct Evening {
    tiles: BTreeMap<Position, PrintedTile>,
    board: Board,
    meeples: Vec<(usize, Part)>,
}

impl Evening {
    fn play(seed: u64, count: usize) -> Self {
        let mut dice = Dice::new(seed);
        let mut bag = bag();
        let mut tiles: BTreeMap<Position, PrintedTile> = BTreeMap::new();
        while tiles.len() < count && !bag.is_empty() {
            let next = bag.swap_remove(dice.below(bag.len()));
            let mut spots: BTreeSet<Position> =
                tiles.keys().flat_map(|(x, y)| STEPS.map(|(dx, dy)| (x + dx, y + dy))).collect();
            spots.retain(|at| !tiles.contains_key(at));
            if tiles.is_empty() {
                spots.insert((0, 0));
            }
            let mut placements = Vec::new();
            for at in spots {
                for quarters in 0..4 {
                    let tile = next.rotated(quarters);
                    let agrees = |n: usize| {
                        let (dx, dy) = STEPS[n];
                        let other = tiles.get(&(at.0 + dx, at.1 + dy));
                        other.is_none_or(|other| other.edge((n + 2) % 4) == tile.edge(n))
                    };
                    if (0..4).all(agrees) {
                        placements.push((at, tile));
                    }
                }
            }
            if !placements.is_empty() {
                let (at, tile) = placements.swap_remove(dice.below(placements.len()));
                tiles.insert(at, tile);
            }
        }
        let spots: Vec<Position> = tiles.keys().copied().collect();
        let mut meeples = Vec::new();
        for player in 0..4 {
            for _ in 0..7 {
                let at = spots[dice.below(spots.len())];
                let PrintedTile { tile, monastery, .. } = &tiles[&at];
                let parts: Vec<Part> = (0..tile.cities.len())
                    .map(|n| (at, 'c', n))
                    .chain((0..tile.roads.len()).map(|n| (at, 'r', n)))
                    .chain((0..tile.fields.len()).map(|n| (at, 'f', n)))
                    .chain(monastery.then_some((at, 'm', 0)))
                    .collect();
                meeples.push((player, parts[dice.below(parts.len())]));
            }
        }
        let board = Board(tiles.iter().map(|(at, printed)| (*at, printed.tile.clone())).collect());
        Self { tiles, board, meeples }
    }

    /// Returns the players with the most meeples on some parts.
    fn owners(&self, parts: &BTreeSet<Part>) -> Vec<usize> {
        let count =
            |n: usize| self.meeples.iter().filter(|(player, part)| *player == n && parts.contains(part)).count();
        leaders(&[0, 1, 2, 3].map(count))
    }

    /// Returns each player's points at the end. In 2000 a city of two tiles is worth 2, and farmers are scored by city.
    fn total(&self, is_2000: bool) -> [usize; 4] {
        let mut total = [0; 4];
        let mut scored: BTreeSet<Part> = BTreeSet::new();
        let mut farmed: BTreeMap<Part, BTreeSet<Part>> = BTreeMap::new();
        for (_, part) in &self.meeples {
            if scored.contains(part) {
                continue;
            }
            let (parts, open) = if part.1 == 'm' { (BTreeSet::from([*part]), 0) } else { self.board.flood(*part) };
            scored.extend(parts.iter().copied());
            let positions: BTreeSet<Position> = parts.iter().map(|(at, ..)| *at).collect();
            let value = match part.1 {
                'm' => {
                    let (x, y) = part.0;
                    let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
                    around.filter(|at| self.tiles.contains_key(at)).count()
                }
                'r' => positions.len(),
                'c' => {
                    let coats: usize = parts.iter().map(|(at, ..)| self.tiles[at].coats).sum();
                    let is_small = is_2000 && open == 0 && positions.len() == 2;
                    (positions.len() + coats) * if open == 0 && !is_small { 2 } else { 1 }
                }
                _ => {
                    let cities = self.board.cities_beside(&parts);
                    for city in &cities {
                        farmed.entry(*city).or_default().extend(parts.iter().copied());
                    }
                    3 * cities.len() * usize::from(!is_2000)
                }
            };
            for player in self.owners(&parts) {
                total[player] += value;
            }
        }
        if is_2000 {
            for fields in farmed.values() {
                for player in self.owners(fields) {
                    total[player] += 4;
                }
            }
        }
        total
    }

    /// Writes the board as a scenario that asks for final scoring.
    fn to_yaml(&self) -> String {
        let name = |at: &Position| format!("t{}", self.tiles.keys().position(|own| own == at).expect("a tile"));
        let (xs, ys) = (self.tiles.keys().map(|at| at.0), self.tiles.keys().map(|at| at.1));
        let (west, east) = (xs.clone().min().unwrap_or(0), xs.max().unwrap_or(0));
        let (north, south) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
        let mut text = "players: [p0, p1, p2, p3]\nboard: |\n".to_owned();
        for y in north..=south {
            let cell = |x: i32| if self.tiles.contains_key(&(x, y)) { name(&(x, y)) } else { ".".to_owned() };
            let cells: Vec<String> = (west..=east).map(cell).collect();
            let _ = writeln!(text, "  {}", cells.join(" "));
        }
        text.push_str("tiles:\n");
        for (at, PrintedTile { id, quarters, .. }) in &self.tiles {
            let turn = if *quarters == 0 { String::new() } else { format!("@{}", 90 * quarters) };
            let _ = writeln!(text, "  {}: {id}{turn}", name(at));
        }
        text.push_str("meeples:\n");
        for player in 0..4 {
            let place = |(_, (at, kind, n)): &(usize, Part)| {
                let tile = &self.board.0[at];
                let letter = |set: &BTreeSet<usize>| set.first().map_or(' ', |s| SIDES[*s]);
                match kind {
                    'c' => format!("{}.city@{}", name(at), letter(&tile.cities[*n])),
                    'r' => format!("{}.road@{}", name(at), letter(&tile.roads[*n])),
                    'm' => format!("{}.monastery", name(at)),
                    _ => {
                        let half = tile.fields[*n].0.first().expect("a half-edge");
                        format!("{}.field@{}{}", name(at), SIDES[half / 2], ['L', 'R'][half % 2])
                    }
                }
            };
            let places: Vec<String> = self.meeples.iter().filter(|(p, _)| *p == player).map(place).collect();
            let _ = writeln!(text, "  p{player}: [{}]", places.join(", "));
        }
        text.push_str("ask:\n  - final-scoring: all\n");
        text
    }
}

/// Returns the points that the program gives each player under a rule set.
fn program_points(text: &str, set: &RuleSet) -> [usize; 4] {
    let case = Case::open(&source("evening", text)).unwrap_or_else(|_| panic!("a legal board\n{text}"));
    let table = case.table();
    let judgement = judge(&table, std::slice::from_ref(set), Scope::Answered);
    let question = judgement.subjects.iter().find(|s| matches!(table.subject(s.subject), Some(Subject::Ask(_))));
    let outcome = question.and_then(|asked| asked.verdicts.first()?.single_outcome()).expect("one outcome");
    let mut total = [0; 4];
    if let Some(ReplyPart::Players(all)) = outcome.finding.reply.get("total") {
        for (player, points) in all {
            total[player.index()] = usize::try_from(*points).expect("small");
        }
    }
    total
}

#[test]
fn thirty_evenings_come_to_the_same() {
    let rules: Vec<RuleSet> = RuleSet::all();
    let rule_set = |id: &str| rules.iter().find(|set| set.id() == id).expect("a rule set");
    let (mut tiles, mut points) = (0, 0);
    for n in 0..30 {
        let evening = Evening::play(n, 60 + 3 * usize::try_from(n).expect("small"));
        let text = evening.to_yaml();
        for (id, is_2000) in [("2000", true), ("2002", false), ("2015", false), ("2025", false)] {
            assert_eq!(program_points(&text, rule_set(id)), evening.total(is_2000), "evening {n} under {id}\n{text}");
        }
        tiles += evening.tiles.len();
        points += evening.total(false).iter().sum::<usize>();
    }
    assert!(tiles > 2_700 && points > 1_500, "{tiles} tiles, {points} points");
}
