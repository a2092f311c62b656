//! What else may stand on a random board, and what may be asked of it: figures, tokens, barns, claims,
//! and questions of every kind.
//!
//! A wish is drawn by dice from what the board has. Whether it makes sense there, the program says:
//! what it refuses is left out.

use std::fmt;
use std::fmt::Write;

use carcassonne_oracle::geometry::{Compass, Corner, Shape, Space};
use carcassonne_oracle::scenario::{Feature, Figure, Place, TileIx};
use carcassonne_oracle::tiles::{MonasteryKind, Symbol};
use carcassonne_oracle::verdict::Case;
use proptest::prelude::*;
use proptest::sample::Index;

use super::original::open;
use crate::boards::model::{Board, PLAYERS};
use crate::boards::plan::{Pairs, boards};
use crate::boards::text::{Layout, Writing};

/// Dice for one wish.
#[derive(Debug, Clone)]
struct Dice {
    kind: Index,
    of: [Index; 6],
}

/// A random scenario, with figures, tokens, barns and questions. Shown as its text.
#[derive(Clone)]
pub(crate) struct Quarrel {
    /// The scenario.
    pub(crate) text: String,
}

impl fmt::Debug for Quarrel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}", self.text)
    }
}

/// Random scenarios that the program finds legal.
pub(crate) fn quarrels() -> impl Strategy<Value = Quarrel> {
    let dice = || {
        let six = prop::array::uniform6(any::<Index>());
        (any::<Index>(), six).prop_map(|(kind, of)| Dice { kind, of })
    };
    (boards(Pairs::AndAllElse), prop::collection::vec(dice(), 0..16))
        .prop_map(|(board, wishes)| quarrel(&board, &wishes))
}

fn quarrel(board: &Board, wishes: &[Dice]) -> Quarrel {
    let bare = Board { meeples: Vec::new(), claims: Vec::new(), ..board.clone() };
    let writing = Writing::plain(Layout::Map);
    let mut had = Had { board: writing.write(&bare), ..Had::default() };
    let Ok(case) = open(&had.write()) else {
        return Quarrel { text: had.write() };
    };
    let facts = Facts::of(&case);
    for wish in wishes {
        let more = facts.grant(wish, &had);
        if open(&more.write()).is_ok() {
            had = more;
        }
    }
    Quarrel { text: had.write() }
}

/// What has been wished for and granted.
#[derive(Debug, Clone, Default)]
struct Had {
    board: String,
    meeples: Vec<(usize, String)>,
    dragon: Option<String>,
    fairy: Option<String>,
    tokens: Vec<String>,
    asks: Vec<String>,
    claims: Vec<(usize, String, String)>,
    turn: Option<String>,
}

impl Had {
    fn write(&self) -> String {
        let mut text = self.board.clone();
        let mut put = |what: fmt::Arguments<'_>| text.write_fmt(what).unwrap_or_default();
        let player = |n: &usize| format!("p{n}x");
        let list = |items: &[String]| items.join(", ");
        let figures = [("dragon", &self.dragon), ("fairy", &self.fairy)];
        let figures: Vec<String> = figures
            .iter()
            .filter_map(|(key, at)| at.as_ref().map(|at| format!("{key}: {at}")))
            .collect();
        if !self.meeples.is_empty() {
            put(format_args!("meeples:\n"));
        }
        for n in 0..PLAYERS {
            let own = self.meeples.iter().filter(|(p, _)| *p == n).map(|(_, at)| at.clone());
            let own: Vec<String> = own.collect();
            if !own.is_empty() {
                put(format_args!("  {}: [{}]\n", player(&n), list(&own)));
            }
        }
        if !figures.is_empty() {
            put(format_args!("figures: {{ {} }}\n", list(&figures)));
        }
        if !self.tokens.is_empty() {
            put(format_args!("tokens: [{}]\n", list(&self.tokens)));
        }
        if let Some(turn) = &self.turn {
            put(format_args!(
                "track: {{ p0x: {{ meeple: 3, messenger: 12 }}, p1x: {{ meeple: 14, messenger: 0 }} }}\n"
            ));
            put(format_args!("turn: {turn}\n"));
        }
        if !self.asks.is_empty() {
            put(format_args!("ask:\n"));
        }
        for ask in &self.asks {
            put(format_args!("  - {ask}\n"));
        }
        if !self.claims.is_empty() {
            put(format_args!("claims:\n"));
        }
        for n in 0..PLAYERS {
            let own = self.claims.iter().filter(|(p, _, _)| *p == n);
            let own: Vec<String> = own.map(|(_, on, points)| format!("{on}: {points}")).collect();
            if !own.is_empty() {
                put(format_args!("  {}: {{ {} }}\n", player(&n), list(&own)));
            }
        }
        text
    }
}

/// What a bare board has.
struct Facts {
    /// The tiles that show something, by address.
    tiles: Vec<(TileIx, String)>,
    /// Their features, by every kind.
    places: Vec<(Place, String)>,
    /// The spaces of the board and those round it.
    spaces: Vec<Space>,
    /// The crossings, each by a tile.
    crossings: Vec<String>,
    /// The tiles as something may stand on them: doubles by a space.
    stands: Vec<String>,
    /// The doubles, with their spaces.
    doubles: Vec<(TileIx, Vec<Space>)>,
    /// The halves.
    halves: Vec<String>,
    /// The tiles with a church of Darmstadt.
    churches: Vec<String>,
}

impl Facts {
    fn of(case: &Case) -> Self {
        let board = &case.scenario.board;
        let shown = || board.all().filter(|t| !board.is_hash(*t));
        let mut places = Vec::new();
        let (mut crossings, mut stands) = (Vec::new(), Vec::new());
        let (mut doubles, mut halves, mut churches) = (Vec::new(), Vec::new(), Vec::new());
        for tile in shown() {
            let Some(printed) = board.tile(tile) else { continue };
            let count = |n: usize| 0..u8::try_from(n).unwrap_or_default();
            let all = count(printed.cities.len()).map(Feature::City);
            let all = all.chain(count(printed.roads.len()).map(Feature::Road));
            let all = all.chain(count(printed.fields.len()).map(Feature::Field));
            let all = all.chain(printed.monastery.map(|_| Feature::Monastery));
            let all = all.chain(printed.castle.then_some(Feature::Castle));
            let garden = printed.symbols.contains(&Symbol::Garden);
            for feature in all.chain(garden.then_some(Feature::Garden)) {
                let place = Place { tile, feature };
                places.push((place, board.place_text(place)));
            }
            let (lies, address) = (board.placed(tile), board.address(tile));
            if printed.monastery == Some(MonasteryKind::Darmstadt) {
                churches.push(address.clone());
            }
            crossings.extend(lies.shape.corners().iter().map(|c| format!("{address}@{c}")));
            let spaces: Vec<Space> = lies.shape.spaces(lies.at).collect();
            match lies.shape {
                Shape::Double(axis) => {
                    let sides = if axis.word() == "ew" { ["n", "s"] } else { ["e", "w"] };
                    crossings.extend(sides.map(|side| format!("{address}@{side}")));
                    stands.extend(spaces.iter().map(|s| s.written()));
                    doubles.push((tile, spaces));
                }
                Shape::Half(_) => {
                    halves.push(address.clone());
                    stands.push(address);
                }
                Shape::Square => stands.push(address),
            }
        }
        let mut spaces: Vec<Space> = board
            .all()
            .flat_map(|t| board.placed(t).shape.spaces(board.placed(t).at))
            .flat_map(|s| s.around().chain([s]))
            .collect();
        spaces.sort_unstable();
        spaces.dedup();
        let tiles = shown().map(|t| (t, board.address(t))).collect();
        Self { tiles, places, spaces, crossings, stands, doubles, halves, churches }
    }

    fn tile(&self, die: Index) -> &str {
        &die.get(&self.tiles).1
    }

    /// A tile, and the space in it where it has two.
    fn tile_and_space(&self, die: Index, other: Index) -> (String, String) {
        let (tile, address) = die.get(&self.tiles);
        let double = self.doubles.iter().find(|(double, _)| double == tile);
        let space = double.map(|(_, spaces)| format!(", space: {}", other.get(spaces).written()));
        (address.clone(), space.unwrap_or_default())
    }

    fn space(&self, die: Index) -> String {
        die.get(&self.spaces).written()
    }

    fn stands(&self, die: Index, count: usize) -> String {
        let from = die.index(self.stands.len());
        let all = self.stands.iter().cycle().skip(from).take(count.min(self.stands.len()));
        all.cloned().collect::<Vec<_>>().join(", ")
    }

    /// A feature of some kinds, if the board has one.
    fn place(&self, die: Index, kinds: &[&str]) -> Option<(Place, String)> {
        let fit = |(place, _): &&(Place, String)| kinds.contains(&place.feature.kind().word());
        let all: Vec<_> = self.places.iter().filter(fit).cloned().collect();
        (!all.is_empty()).then(|| die.get(&all).clone())
    }

    /// What there is with one wish granted; the same where the board has not what it needs.
    fn grant(&self, dice: &Dice, had: &Had) -> Had {
        let of = dice.of;
        let mut more = had.clone();
        let player = of[0].index(PLAYERS);
        let kinds = [
            "meeple", "meeple", "meeple", "meeple", "meeple", "meeple", "barn", "dragon", "fairy",
            "token", "token", "token", "claim", "turn",
        ];
        // As many wishes are questions as are not.
        let kind = dice.kind.index(kinds.len() * 2);
        if let Some(word) = kinds.get(kind) {
            self.put(word, player, of, &mut more);
        } else if let Some(ask) = self.ask(player, of, &mut more) {
            more.asks.push(format!("{{ {ask} }}"));
        }
        more
    }

    fn put(&self, word: &str, player: usize, of: [Index; 6], more: &mut Had) {
        match word {
            "barn" => more.meeples.push((player, format!("barn {}", of[1].get(&self.crossings)))),
            "dragon" => more.dragon = Some(self.tile(of[1]).to_owned()),
            "fairy" => {
                let meeples: Vec<String> = more
                    .meeples
                    .iter()
                    .filter_map(|(_, at)| Some(at.split(' ').next_back()?.to_owned()))
                    .filter(|at| at.contains('.'))
                    .chain([self.tile(of[1]).to_owned()])
                    .collect();
                more.fairy = Some(of[2].get(&meeples).clone());
            }
            "token" => more.tokens.extend(self.token(of)),
            "claim" => {
                let place = of[1].get(&self.places).1.clone();
                more.claims.push((player, place, of[2].index(20).to_string()));
            }
            "turn" => {
                let rounds = match of[1].index(3) {
                    0 => String::new(),
                    1 => ", rounds: [{ round: 1a, points: 1 }]".to_owned(),
                    _ => match self.place(of[2], &["city", "road", "monastery"]) {
                        Some((_, place)) => {
                            format!(", rounds: [{{ round: 3, score: [{place}] }}]")
                        }
                        None => String::new(),
                    },
                };
                more.turn = Some(format!("{{ player: p{}x{rounds} }}", of[0].index(2)));
            }
            _ => {
                let place = of[1].get(&self.places);
                let kind = place.0.feature.kind();
                let fit: Vec<Figure> = Figure::ALL
                    .into_iter()
                    .filter(|f| *f == Figure::Meeple || of[3].index(2) == 0)
                    .filter(|f| f.stands_on().contains(&kind))
                    .collect();
                if !fit.is_empty() {
                    let figure = of[2].get(&fit).word();
                    more.meeples.push((player, format!("{figure} {}", place.1)));
                }
            }
        }
    }

    fn token(&self, of: [Index; 6]) -> Option<String> {
        let axis = ["ew", "ns"][of[2].index(2)];
        let tile = self.tile(of[1]);
        Some(match of[3].index(5) {
            0 => format!("{{ bridge: {tile}, direction: {axis} }}"),
            1 => format!("{{ flea: {tile} }}"),
            2 => {
                let kind = ["", ", kind: shed", ", kind: house", ", kind: tower"][of[4].index(4)];
                format!("{{ building: {tile}{kind} }}")
            }
            3 => format!("{{ castle: {} }}", self.place(of[1], &["city"])?.1),
            _ => {
                let (field, value) = (self.place(of[1], &["field"])?.1, of[2].index(4) + 1);
                format!("{{ sheep: {field}, value: {value} }}")
            }
        })
    }

    /// A question of any kind; what it needs beside the board is granted with it.
    fn ask(&self, player: usize, of: [Index; 6], more: &mut Had) -> Option<String> {
        let [_, one, two, three, four, five] = of;
        let tile = self.tile(one);
        let axis = ["ew", "ns"][two.index(2)];
        let (whose, player) = (player, format!("p{player}x"));
        Some(match five.index(25) {
            0 | 1 => self.offer(of),
            2 => format!("place: {{ abbey: {} }}", self.space(one)),
            3 | 4 => {
                let (place, text) = one.get(&self.places);
                let fit: Vec<Figure> = Figure::ALL
                    .into_iter()
                    .filter(|f| f.stands_on().contains(&place.feature.kind()))
                    .collect();
                let figure = if fit.is_empty() { Figure::Meeple } else { *two.get(&fit) };
                format!("place: {{ meeple: {player}, at: {text}, figure: {} }}", figure.word())
            }
            5 | 6 => {
                let by =
                    if two.index(2) == 0 { format!(", player: {player}") } else { String::new() };
                format!("place: {{ barn: {}{by} }}", one.get(&self.crossings))
            }
            7 => format!("place: {{ bridge: {{ over: {tile}, direction: {axis} }} }}"),
            8 => format!("fairy: {{ at: {} }}", one.get(&self.places).1),
            9 => format!("fairy: {{ at: {tile} }}"),
            10 => {
                let (from, path) = (self.stands(one, 1), self.stands(two, three.index(3) + 1));
                let been = format!(", been: [{}], used: {}", self.stands(four, 2), three.index(6));
                let been = if four.index(3) == 0 { been } else { String::new() };
                format!("dragon: {{ from: {from}, path: [{path}]{been} }}")
            }
            11 => format!("dragon: {{ from: {} }}", self.stands(one, 1)),
            12 => {
                let (tile, space) = self.tile_and_space(one, two);
                format!("tower: {{ at: {tile}, height: {}{space} }}", three.index(4) + 1)
            }
            13 | 14 => {
                let (tile, space) = self.tile_and_space(one, two);
                let toward = four.get(&Compass::ALL).word();
                let roll = three.index(3) + 1;
                format!("flier: {{ from: {tile}, direction: {toward}, roll: {roll}{space} }}")
            }
            15 => {
                let (sources, fleas) = (self.stands(one, 1), self.stands(two, three.index(4)));
                let over = if four.index(3) == 0 {
                    format!(", eradicated: [{}]", self.stands(four, 1))
                } else {
                    String::new()
                };
                let fleas = if fleas.is_empty() { fleas } else { format!(", fleas: [{fleas}]") };
                format!("plague: {{ sources: [{sources}]{fleas}{over} }}")
            }
            16..=19 => self.surroundings(whose, of, more)?,
            20 if !self.halves.is_empty() => {
                format!("crop-circle: {{ tile: {}, player: {player} }}", one.get(&self.halves))
            }
            21 => {
                let field = self.place(one, &["field"])?.1;
                format!("flock: {{ at: {field}, player: {player}, wolf: {} }}", two.index(2) == 0)
            }
            22 => format!("message: {{ number: all, player: {player} }}"),
            23 => format!(
                "end: {{ normal_tiles_left: {}, halves_in_hand: {{ {player}: 1 }} }}",
                one.index(2)
            ),
            _ => format!("setup: {{ players: {}, sets: [I, II] }}", one.index(8) + 1),
        })
    }

    /// A tile that is to be laid.
    fn offer(&self, of: [Index; 6]) -> String {
        let [_, one, two, three, ..] = of;
        let at = one.get(&self.spaces);
        let corner = two.get(&Corner::ALL);
        let squares = ["{}", "{ city: N }", "{ road: EW }", "{ city: NE, road: S }", "D@90"];
        let halves = ["{ city: L }", "{ road: L }", "{}", "{ hill: true }"];
        match three.index(5) {
            0 | 1 => format!("place: {{ tile: {}, at: {} }}", two.get(&squares), at.written()),
            2 | 3 => format!(
                "place: {{ tile: {}, at: {}, corner: {corner} }}",
                two.get(&halves),
                at.written()
            ),
            _ => {
                let to = Space::new(at.column + 1, at.row).written();
                format!("place: {{ tile: {{}}, at: {}, to: {to} }}", at.written())
            }
        }
    }

    /// A question about what lies round something.
    fn surroundings(&self, whose: usize, of: [Index; 6], more: &mut Had) -> Option<String> {
        let [_, one, two, three, four, _] = of;
        let (tile, other) = (self.tile(one), self.tile(two));
        let player = format!("p{whose}x");
        let body = match three.index(9) {
            0 => format!("of: {tile}, for: circus, value: 4"),
            1 => format!("of: {tile}, for: acrobat, acrobats: [{player}], laid: {other}"),
            2 => {
                let kinds = ["road", "city", "monastery", "field"];
                let place = self.place(one, &kinds)?.1;
                more.meeples.push((whose, format!("ringmaster {place}")));
                format!("of: {}, for: ringmaster, shows: [{other}]", place.split('.').next()?)
            }
            3 => {
                let counts = ["meeples", "coats", "roads", "monasteries", "cities"];
                let completed = match self.place(two, &["road", "city"]) {
                    Some((_, place)) if four.index(2) == 0 => format!(", completed: {place}"),
                    _ => String::new(),
                };
                format!("of: {tile}, for: watchtower, counts: {}{completed}", four.get(&counts))
            }
            4 => format!("of: {tile}, for: bathhouse, value: 4"),
            5 => format!("of: {tile}, for: vodyanoy, caught: [{player}]"),
            6 => format!("of: {tile}, for: baba-yaga, player: {player}"),
            7 => {
                let kinds = ["road", "city", "monastery", "castle"];
                let (castle, completed) =
                    (self.place(one, &["city"])?.1, self.place(two, &kinds)?.1);
                more.tokens.push(format!("{{ castle: {castle} }}"));
                format!("of: {castle}, for: castle-fief, completed: {completed}")
            }
            _ if self.churches.is_empty() => return None,
            _ => format!("of: {}, for: darmstadt", one.get(&self.churches)),
        };
        Some(format!("surroundings: {{ {body} }}"))
    }
}
