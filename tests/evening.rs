//! Whole boards at the end of an evening: thirty of 60 to 144 tiles of two base games, scored by flood fill without any
//! code of the program; the tiles are typed here from the printed ones.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::Arc;

use carcassonne_oracle::inside::mechanics::{ReplyPart, Subject};
use carcassonne_oracle::inside::rulebook::RuleSet;
use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::verdict::{Case, Scope, judge};

/// The tiles of the base game: the count of each, cities, coats of arms, roads that continue, roads that end,
/// monastery, and fields by their half-edges; a star where a field touches the tile's cities.
const TILES: &str = "\
A 2 | | | S | m | NL NR EL ER SL SR WL WR
B 4 | | | | m | NL NR EL ER SL SR WL WR
C 1 | NESW + | | | |
D 4 | N | EW | | | EL WR * / ER SL SR WL
E 5 | N | | | | EL ER SL SR WL WR *
F 2 | EW + | | | | NL NR * / SL SR *
G 1 | EW | | | | NL NR * / SL SR *
H 3 | N S | | | | WL WR EL ER *
I 2 | N W | | | | EL ER SL SR *
J 3 | N | ES | | | EL WL WR SR * / ER SL
K 3 | N | SW | | | WR EL ER SL * / WL SR
L 3 | N | | E S W | | WR EL * / WL SR / ER SL
M 2 | NW + | | | | EL ER SL SR *
N 3 | NW | | | | EL ER SL SR *
O 2 | NW + | ES | | | EL SR * / ER SL
P 3 | NW | ES | | | EL SR * / ER SL
Q 1 | NEW + | | | | SL SR *
R 3 | NEW | | | | SL SR *
S 2 | NEW + | | S | | SL * / SR *
T 1 | NEW | | S | | SL * / SR *
U 8 | | EW | | | WR NL NR EL / ER SL SR WL
V 9 | | SW | | | WR NL NR EL ER SL / SR WL
W 4 | | | E S W | | WR NL NR EL / ER SL / SR WL
X 1 | | | N E S W | | WR NL / NR EL / ER SL / SR WL";

/// The features of a tile in its orientation; sides are 0 to 3 from the north, half-edges 0 to 7 from its left end.
#[derive(Debug, Clone, Default)]
struct Shows {
    id: String,
    cities: Vec<BTreeSet<usize>>,
    coats: usize,
    roads: Vec<BTreeSet<usize>>,
    monastery: bool,
    fields: Vec<(BTreeSet<usize>, bool)>,
}

const SIDES: [char; 4] = ['N', 'E', 'S', 'W'];
const STEPS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

fn side(letter: char) -> usize {
    SIDES.iter().position(|own| *own == letter).expect("a side")
}

fn half(word: &str) -> usize {
    let mut letters = word.chars();
    side(letters.next().expect("a side")) * 2 + usize::from(letters.next() == Some('R'))
}

/// Returns the tiles of two boxes.
fn bag() -> Vec<Shows> {
    let mut all = Vec::new();
    for line in TILES.lines() {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let (id, count) = parts[0].split_once(' ').expect("an id and a number");
        let groups = |text: &str| -> Vec<BTreeSet<usize>> {
            text.split_whitespace().filter(|w| *w != "+").map(|w| w.chars().map(side).collect()).collect()
        };
        let fields = parts[5].split('/').map(str::trim).filter(|text| !text.is_empty());
        let tile = Shows {
            id: id.to_owned(),
            cities: groups(parts[1]),
            coats: usize::from(parts[1].contains('+')),
            roads: groups(parts[2]).into_iter().chain(groups(parts[3])).collect(),
            monastery: parts[4] == "m",
            fields: fields
                .map(|text| (text.split_whitespace().filter(|w| *w != "*").map(half).collect(), text.contains('*')))
                .collect(),
        };
        all.extend(std::iter::repeat_n(tile, 2 * count.parse::<usize>().expect("a number")));
    }
    all
}

impl Shows {
    fn turned(&self, quarters: usize) -> Self {
        let sides = |set: &BTreeSet<usize>| set.iter().map(|s| (s + quarters) % 4).collect();
        Self {
            cities: self.cities.iter().map(sides).collect(),
            roads: self.roads.iter().map(sides).collect(),
            fields: self
                .fields
                .iter()
                .map(|(halves, touches)| (halves.iter().map(|h| (h + 2 * quarters) % 8).collect(), *touches))
                .collect(),
            ..self.clone()
        }
    }

    fn edge(&self, side: usize) -> char {
        let on = |groups: &[BTreeSet<usize>]| groups.iter().any(|group| group.contains(&side));
        if on(&self.cities) {
            'c'
        } else if on(&self.roads) {
            'r'
        } else {
            'f'
        }
    }
}

struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(below).expect("small")).expect("small")
    }
}

type At = (i32, i32);
/// A part of a tile: the tile's place, the kind, and the index within its kind.
type Bit = (At, char, usize);

struct Evening {
    tiles: BTreeMap<At, (Shows, usize)>,
    meeples: Vec<(usize, Bit)>,
}

impl Evening {
    fn played(seed: u64, count: usize) -> Self {
        let mut dice = Dice(seed);
        let mut bag = bag();
        let mut tiles: BTreeMap<At, (Shows, usize)> = BTreeMap::new();
        while tiles.len() < count && !bag.is_empty() {
            let next = bag.swap_remove(dice.roll(bag.len()));
            let mut spots: BTreeSet<At> =
                tiles.keys().flat_map(|(x, y)| STEPS.map(|(dx, dy)| (x + dx, y + dy))).collect();
            spots.retain(|at| !tiles.contains_key(at));
            if tiles.is_empty() {
                spots.insert((0, 0));
            }
            let mut fits = Vec::new();
            for at in spots {
                for quarters in 0..4 {
                    let tile = next.turned(quarters);
                    let agrees = |n: usize| {
                        let (dx, dy) = STEPS[n];
                        let other = tiles.get(&(at.0 + dx, at.1 + dy));
                        other.is_none_or(|(other, _)| other.edge((n + 2) % 4) == tile.edge(n))
                    };
                    if (0..4).all(agrees) {
                        fits.push((at, quarters));
                    }
                }
            }
            if !fits.is_empty() {
                let (at, quarters) = fits[dice.roll(fits.len())];
                tiles.insert(at, (next.turned(quarters), quarters));
            }
        }
        let spots: Vec<At> = tiles.keys().copied().collect();
        let mut meeples = Vec::new();
        for player in 0..4 {
            for _ in 0..7 {
                let at = spots[dice.roll(spots.len())];
                let tile = &tiles[&at].0;
                let bits: Vec<Bit> = (0..tile.cities.len())
                    .map(|n| (at, 'c', n))
                    .chain((0..tile.roads.len()).map(|n| (at, 'r', n)))
                    .chain((0..tile.fields.len()).map(|n| (at, 'f', n)))
                    .chain(tile.monastery.then_some((at, 'm', 0)))
                    .collect();
                meeples.push((player, bits[dice.roll(bits.len())]));
            }
        }
        Self { tiles, meeples }
    }

    /// Returns the bits that touch one across the sides of its tile, and the number of open sides.
    fn beyond(&self, (at, kind, n): Bit) -> (Vec<Bit>, usize) {
        let tile = &self.tiles[&at].0;
        let (mut found, mut open) = (Vec::new(), 0);
        let across = |s: usize| (at.0 + STEPS[s].0, at.1 + STEPS[s].1);
        if kind == 'f' {
            for half in &tile.fields[n].0 {
                let Some((other, _)) = self.tiles.get(&across(half / 2)) else { continue };
                // The left end of a side meets the right end of the opposite side.
                let facing = ((half / 2 + 2) % 4) * 2 + (1 - half % 2);
                let there = other.fields.iter().position(|(halves, _)| halves.contains(&facing));
                found.extend(there.map(|m| (across(half / 2), 'f', m)));
            }
            return (found, 0);
        }
        let groups = if kind == 'c' { &tile.cities } else { &tile.roads };
        for s in &groups[n] {
            match self.tiles.get(&across(*s)) {
                None => open += 1,
                Some((other, _)) => {
                    let theirs = if kind == 'c' { &other.cities } else { &other.roads };
                    let m = theirs.iter().position(|group| group.contains(&((s + 2) % 4))).expect("it goes on");
                    found.push((across(*s), kind, m));
                }
            }
        }
        (found, open)
    }

    /// Returns all bits that belong to the feature of one, and the number of its open sides.
    fn flood(&self, from: Bit) -> (BTreeSet<Bit>, usize) {
        let (mut all, mut left, mut open) = (BTreeSet::from([from]), vec![from], 0);
        while let Some(bit) = left.pop() {
            let (next, here) = self.beyond(bit);
            open += here;
            left.extend(next.into_iter().filter(|bit| all.insert(*bit)));
        }
        (all, open)
    }

    /// Returns the completed cities beside a field, each by its first bit.
    fn cities_beside(&self, field: &BTreeSet<Bit>) -> BTreeSet<Bit> {
        let touching = field.iter().filter(|(at, _, n)| self.tiles[at].0.fields[*n].1);
        let cities = touching.flat_map(|(at, ..)| (0..self.tiles[at].0.cities.len()).map(|m| (*at, 'c', m)));
        let flooded = cities.map(|city| self.flood(city)).filter(|(_, open)| *open == 0);
        flooded.filter_map(|(city, _)| city.first().copied()).collect()
    }

    fn leaders(&self, on: &BTreeSet<Bit>) -> Vec<usize> {
        let mut counts = [0; 4];
        for (player, bit) in &self.meeples {
            counts[*player] += usize::from(on.contains(bit));
        }
        let most = *counts.iter().max().expect("four players");
        (0..4).filter(|n| most > 0 && counts[*n] == most).collect()
    }

    /// Returns each player's points at the end. In 2000 a city of two tiles is worth 2, and farmers are scored by city.
    fn total(&self, of_2000: bool) -> [usize; 4] {
        let mut total = [0; 4];
        let mut seen: BTreeSet<Bit> = BTreeSet::new();
        let mut farmed: BTreeMap<Bit, BTreeSet<Bit>> = BTreeMap::new();
        for (_, bit) in &self.meeples {
            if seen.contains(bit) {
                continue;
            }
            let (all, open) = if bit.1 == 'm' { (BTreeSet::from([*bit]), 0) } else { self.flood(*bit) };
            seen.extend(all.iter().copied());
            let on: BTreeSet<At> = all.iter().map(|(at, ..)| *at).collect();
            let worth = match bit.1 {
                'm' => {
                    let (x, y) = bit.0;
                    let round = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
                    round.filter(|at| self.tiles.contains_key(at)).count()
                }
                'r' => on.len(),
                'c' => {
                    let coats: usize = all.iter().map(|(at, ..)| self.tiles[at].0.coats).sum();
                    let small = of_2000 && open == 0 && on.len() == 2;
                    (on.len() + coats) * if open == 0 && !small { 2 } else { 1 }
                }
                _ => {
                    let cities = self.cities_beside(&all);
                    for city in &cities {
                        farmed.entry(*city).or_default().extend(all.iter().copied());
                    }
                    3 * cities.len() * usize::from(!of_2000)
                }
            };
            for player in self.leaders(&all) {
                total[player] += worth;
            }
        }
        if of_2000 {
            for fields in farmed.values() {
                for player in self.leaders(fields) {
                    total[player] += 4;
                }
            }
        }
        total
    }

    /// Writes the board as a scenario that asks for final scoring.
    fn written(&self) -> String {
        let name = |at: &At| format!("t{}", self.tiles.keys().position(|own| own == at).expect("a tile"));
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
        for (at, (tile, quarters)) in &self.tiles {
            let turn = if *quarters == 0 { String::new() } else { format!("@{}", 90 * quarters) };
            let _ = writeln!(text, "  {}: {}{turn}", name(at), tile.id);
        }
        text.push_str("meeples:\n");
        for player in 0..4 {
            let place = |(_, (at, kind, n)): &(usize, Bit)| {
                let tile = &self.tiles[at].0;
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
            let own: Vec<String> = self.meeples.iter().filter(|(p, _)| *p == player).map(place).collect();
            let _ = writeln!(text, "  p{player}: [{}]", own.join(", "));
        }
        text.push_str("ask:\n  - final-scoring: all\n");
        text
    }
}

/// Returns the points that the program gives each player under a rule set.
fn said(text: &str, set: &RuleSet) -> [usize; 4] {
    let source = Arc::new(SourceText::new("evening", text.as_bytes().to_vec()).expect("a text"));
    let case = Case::open(&source).unwrap_or_else(|_| panic!("a legal board\n{text}"));
    let table = case.table();
    let judgement = judge(&table, std::slice::from_ref(set), Scope::Answered);
    let asked = judgement.subjects.iter().find(|s| matches!(table.subject(s.subject), Some(Subject::Ask(_))));
    let outcome = asked.and_then(|asked| asked.verdicts.first()?.only()).expect("one outcome");
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
    let of = |id: &str| rules.iter().find(|set| set.id() == id).expect("a rule set");
    let (mut tiles, mut points) = (0, 0);
    for n in 0..30 {
        let evening = Evening::played(0x9e37_79b9_7f4a_7c15 ^ (n + 1), 60 + 3 * usize::try_from(n).expect("small"));
        let text = evening.written();
        for (id, of_2000) in [("2000", true), ("2002", false), ("2015", false), ("2025", false)] {
            assert_eq!(said(&text, of(id)), evening.total(of_2000), "evening {n} under {id}\n{text}");
        }
        tiles += evening.tiles.len();
        points += evening.total(false).iter().sum::<usize>();
    }
    assert!(tiles > 2_700 && points > 1_500, "{tiles} tiles, {points} points");
}
