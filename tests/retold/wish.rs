//! Wishes for a random board: further pieces and questions, selected at random from the elements of the board.

use carcassonne_oracle::inside::geometry::{Compass, Corner, Space};
use carcassonne_oracle::inside::scenario::{By, Feature, Field, FieldKind, Figure, declarations};
use proptest::prelude::*;
use proptest::sample::Index;

use super::facts::Facts;
use super::quarrel::Had;
use crate::boards::model::PLAYERS;

/// The random numbers for one wish.
#[derive(Debug, Clone)]
pub(super) struct Dice {
    kind: Index,
    of: [Index; 6],
}

impl Dice {
    /// Generates random numbers.
    pub(super) fn any() -> impl Strategy<Value = Self> {
        let six = prop::array::uniform6(any::<Index>());
        (any::<Index>(), six).prop_map(|(kind, of)| Self { kind, of })
    }
}

impl Facts {
    /// Returns the scenario with one wish granted; unchanged where the board lacks what it needs.
    pub(super) fn grant(&self, dice: &Dice, had: &Had) -> Had {
        let of = dice.of;
        let mut more = had.clone();
        let player = of[0].index(PLAYERS);
        let kinds = [
            "meeple", "meeple", "meeple", "meeple", "meeple", "meeple", "barn", "barn", "dragon", "fairy", "token",
            "token", "token", "claim", "turn", "first", "abbot", "built", "mage", "witch",
        ];
        // Half of the wishes are questions.
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
            "barn" if self.meadows.is_empty() => {}
            "barn" => more.meeples.push((player, format!("barn {}", of[1].get(&self.meadows)))),
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
            "mage" => more.mage = self.place(of[1], &["road", "city"]).map(|(_, place)| place),
            "witch" => more.witch = self.place(of[1], &["road", "city"]).map(|(_, place)| place),
            "token" => more.tokens.extend(self.token(of)),
            "abbot" if self.abbeys.is_empty() => {}
            "abbot" => more.meeples.push((player, format!("abbot {}", of[1].get(&self.abbeys)))),
            // On the tile of a meeple, where a building counts.
            "built" if more.meeples.is_empty() => {}
            "built" => {
                let (_, stands) = of[1].get(&more.meeples);
                let tile = stands.split(' ').next_back().and_then(|at| at.split(['.', '@']).next());
                more.tokens.extend(tile.map(|tile| format!("{{ building: {tile} }}")));
            }
            "first" => more.first = self.place(of[1], &["monastery"]).map(|(_, place)| place),
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
        Some(match of[3].index(8) {
            0 | 5..=7 => format!("{{ bridge: {tile}, direction: {axis} }}"),
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

    /// Returns a question of any kind, and adds to `more` the pieces that it needs.
    fn ask(&self, player: usize, of: [Index; 6], more: &mut Had) -> Option<String> {
        let [_, one, two, three, four, five] = of;
        let tile = self.tile(one);
        let axis = ["ew", "ns"][two.index(2)];
        let (whose, player) = (player, format!("p{player}x"));
        Some(match five.index(33) {
            0 | 1 => self.offer(of),
            2 => format!("place: {{ abbey: {} }}", self.space(one)),
            3 | 4 => {
                let (place, text) = one.get(&self.places);
                let fit: Vec<Figure> =
                    Figure::ALL.into_iter().filter(|f| f.stands_on().contains(&place.feature.kind())).collect();
                let figure = if fit.is_empty() { Figure::Meeple } else { *two.get(&fit) };
                // On a special monastery the role of the figure matters.
                let how = match (place.feature, three.index(3)) {
                    (Feature::Monastery, 0) => ", as: monk",
                    (Feature::Monastery, 1) => ", as: abbot",
                    _ => "",
                };
                let figure = figure.word();
                format!("place: {{ meeple: {player}, at: {text}, figure: {figure}{how} }}")
            }
            5 | 6 => {
                let by = if two.index(2) == 0 { format!(", player: {player}") } else { String::new() };
                let all = if self.meadows.is_empty() || three.index(3) == 0 { &self.crossings } else { &self.meadows };
                format!("place: {{ barn: {}{by} }}", one.get(all))
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
            16..=22 => self.surroundings(whose, of, more)?,
            23 if !self.circles.is_empty() => {
                format!("crop-circle: {{ tile: {}, player: {player} }}", one.get(&self.circles))
            }
            24 => {
                let field = self.place(one, &["field"])?.1;
                format!("flock: {{ at: {field}, player: {player}, wolf: {} }}", two.index(2) == 0)
            }
            25 => format!("message: {{ number: all, player: {player} }}"),
            26 => format!(
                "end: {{ normal_tiles_left: {}, halves_in_hand: {{ {player}: 1 }}, abbeys_in_hand: {{ {player}: {} }} }}",
                one.index(2),
                two.index(2)
            ),
            27 => format!("setup: {{ players: {}, sets: [I, II] }}", one.index(8) + 1),
            _ => self.declared(&player, of)?,
        })
    }

    /// Returns any question as its mechanic declares it, so that a question without a line above is asked, too. The
    /// program decides whether it makes sense on the board.
    fn declared(&self, player: &str, of: [Index; 6]) -> Option<String> {
        let asked = of[4].get(declarations());
        let mut keys = Vec::new();
        for (n, field) in asked.fields.iter().enumerate() {
            let (die, other) = (of[(n + 1) % 4], of[n % 4]);
            let is_it = asked.by == By::Key(field.key);
            if field.needed || is_it || other.index(2) == 0 {
                match (self.under(field, asked.by, player, die), field.needed || is_it) {
                    (Some(value), _) => keys.push(format!("{}: {value}", field.key)),
                    (None, true) => return None,
                    (None, false) => {}
                }
            }
        }
        Some(format!("{}: {{ {} }}", asked.ask, keys.join(", ")))
    }

    /// Returns a value for a key of a question; `None` for kinds that are not generated.
    fn under(&self, field: &Field, by: By, player: &str, die: Index) -> Option<String> {
        Some(match (field.kind, by) {
            (FieldKind::Mechanic, By::For(word)) => word.to_owned(),
            (FieldKind::Tile | FieldKind::Tiles, _) => self.tile(die).to_owned(),
            (FieldKind::Space, _) => self.space(die),
            (FieldKind::Stand, _) => self.stands(die, 1),
            (FieldKind::Stands { most }, _) => format!("[{}]", self.stands(die, most.min(2))),
            (FieldKind::Crossing, _) => die.get(&self.crossings).clone(),
            (FieldKind::Place | FieldKind::Places | FieldKind::PlaceOrTile | FieldKind::PlaceOrTower, _) => {
                die.get(&self.places).1.clone()
            }
            (FieldKind::PlaceOrAll { of }, _) => self.place(die, &[of])?.1,
            (FieldKind::Player | FieldKind::Players, _) => player.to_owned(),
            (FieldKind::PlayerCounts, _) => format!("{{ {player}: 1 }}"),
            (FieldKind::Count { least, most }, _) => {
                let some = usize::try_from(most - least).unwrap_or_default().min(4) + 1;
                (usize::try_from(least).unwrap_or_default() + die.index(some)).to_string()
            }
            (FieldKind::Numbers(all), _) => die.get(all).to_string(),
            (FieldKind::Word(all) | FieldKind::Words(all), _) => (*die.get(all)).to_owned(),
            (FieldKind::Flag, _) => (die.index(2) == 0).to_string(),
            (FieldKind::Compass, _) => die.get(&Compass::ALL).word().to_owned(),
            (FieldKind::Corner, _) => die.get(&Corner::ALL).to_string(),
            (FieldKind::Axis, _) => ["ew", "ns"][die.index(2)].to_owned(),
            (
                FieldKind::Mechanic | FieldKind::NewTile | FieldKind::Map { .. } | FieldKind::Messages | FieldKind::Own,
                _,
            ) => return None,
        })
    }

    /// Returns a question that places a tile.
    fn offer(&self, of: [Index; 6]) -> String {
        let [_, one, two, three, ..] = of;
        let at = one.get(&self.spaces);
        let corner = two.get(&Corner::ALL);
        let squares = ["{}", "{ city: N }", "{ road: EW }", "{ city: NE, road: S }", "D@90"];
        let halves = ["{ city: L }", "{ road: L }", "{}", "{ hill: true }"];
        match three.index(5) {
            0 | 1 => format!("place: {{ tile: {}, at: {} }}", two.get(&squares), at.written()),
            2 | 3 => format!("place: {{ tile: {}, at: {}, corner: {corner} }}", two.get(&halves), at.written()),
            _ => {
                let to = [(1, 0), (0, 1)][two.index(2)];
                let to = Space::new(at.column + to.0, at.row + to.1).written();
                format!("place: {{ tile: {{}}, at: {}, to: {to} }}", at.written())
            }
        }
    }

    /// Returns a question about the surroundings of something.
    fn surroundings(&self, whose: usize, of: [Index; 6], more: &mut Had) -> Option<String> {
        let [_, one, two, three, four, _] = of;
        if self.squares.is_empty() {
            return None;
        }
        let (tile, other) = (one.get(&self.squares), two.get(&self.squares));
        let player = format!("p{whose}x");
        let body = match three.index(10) {
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
                let (castle, completed) = (self.place(one, &["city"])?.1, self.place(two, &kinds)?.1);
                more.tokens.push(format!("{{ castle: {castle} }}"));
                if of[0].index(1009).is_multiple_of(2) {
                    let third = self.place(four, &kinds).map(|(_, place)| format!(", {place}")).unwrap_or_default();
                    return Some(format!("surroundings: {{ for: castle-chain, completed: [{completed}{third}] }}"));
                }
                let through = match self.place(four, &kinds) {
                    Some((_, place)) if of[0].index(2) == 0 => format!(", through: {place}"),
                    _ => String::new(),
                };
                format!("of: {castle}, for: castle-fief, completed: {completed}{through}")
            }
            8 => format!("of: {}, for: escape", self.place(one, &["city"])?.1),
            _ if self.churches.is_empty() => return None,
            _ => format!("of: {}, for: darmstadt", one.get(&self.churches)),
        };
        Some(format!("surroundings: {{ {body} }}"))
    }
}
