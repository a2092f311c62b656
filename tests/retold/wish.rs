//! Wishes for a random board: further pieces and questions, selected at random from the elements of the board.

use carcassonne_board::geometry::{Compass, Corner, Space};
use carcassonne_position::{By, Feature, Field, FieldKind, Figure, declarations};
use proptest::prelude::*;
use proptest::sample::Index;

use super::facts::Facts;
use super::quarrel::GrantedWishes;
use crate::boards::model::PLAYERS;

/// The random numbers for one wish.
#[derive(Debug, Clone)]
pub(super) struct WishDice {
    kind: Index,
    numbers: [Index; 6],
}

impl WishDice {
    /// Generates random numbers.
    pub(super) fn strategy() -> impl Strategy<Value = Self> {
        let six = prop::array::uniform6(any::<Index>());
        (any::<Index>(), six).prop_map(|(kind, of)| Self { kind, numbers: of })
    }
}

impl Facts {
    /// Returns the scenario with one wish granted; unchanged where the board lacks what it needs.
    pub(super) fn grant(&self, dice: &WishDice, granted: &GrantedWishes) -> GrantedWishes {
        let numbers = dice.numbers;
        let mut result = granted.clone();
        let player = numbers[0].index(PLAYERS);
        let kinds = [
            "meeple", "meeple", "meeple", "meeple", "meeple", "meeple", "barn", "barn", "dragon", "fairy", "token",
            "token", "token", "claim", "turn", "first", "abbot", "built", "mage", "witch",
        ];
        // Half of the wishes are questions.
        let kind = dice.kind.index(kinds.len() * 2);
        if let Some(word) = kinds.get(kind) {
            self.add_piece(word, player, numbers, &mut result);
        } else if let Some(ask) = self.make_question(player, numbers, &mut result) {
            result.asks.push(format!("{{ {ask} }}"));
        }
        result
    }

    fn add_piece(&self, word: &str, player: usize, numbers: [Index; 6], result: &mut GrantedWishes) {
        match word {
            "barn" if self.meadows.is_empty() => {}
            "barn" => result.meeples.push((player, format!("barn {}", numbers[1].get(&self.meadows)))),
            "dragon" => result.dragon = Some(self.pick_tile(numbers[1]).to_owned()),
            "fairy" => {
                let meeples: Vec<String> = result
                    .meeples
                    .iter()
                    .filter_map(|(_, at)| Some(at.split(' ').next_back()?.to_owned()))
                    .filter(|at| at.contains('.'))
                    .chain([self.pick_tile(numbers[1]).to_owned()])
                    .collect();
                result.fairy = Some(numbers[2].get(&meeples).clone());
            }
            "mage" => result.mage = self.pick_place(numbers[1], &["road", "city"]).map(|(_, place)| place),
            "witch" => result.witch = self.pick_place(numbers[1], &["road", "city"]).map(|(_, place)| place),
            "token" => result.tokens.extend(self.make_token(numbers)),
            "abbot" if self.abbeys.is_empty() => {}
            "abbot" => result.meeples.push((player, format!("abbot {}", numbers[1].get(&self.abbeys)))),
            // On the tile of a meeple, where a building counts.
            "built" if result.meeples.is_empty() => {}
            "built" => {
                let (_, place) = numbers[1].get(&result.meeples);
                let tile = place.split(' ').next_back().and_then(|at| at.split(['.', '@']).next());
                result.tokens.extend(tile.map(|tile| format!("{{ building: {tile} }}")));
            }
            "first" => result.first = self.pick_place(numbers[1], &["monastery"]).map(|(_, place)| place),
            "claim" => {
                let place = numbers[1].get(&self.places).1.clone();
                result.claims.push((player, place, numbers[2].index(20).to_string()));
            }
            "turn" => {
                let rounds = match numbers[1].index(3) {
                    0 => String::new(),
                    1 => ", rounds: [{ round: 1a, points: 1 }]".to_owned(),
                    _ => match self.pick_place(numbers[2], &["city", "road", "monastery"]) {
                        Some((_, place)) => {
                            format!(", rounds: [{{ round: 3, score: [{place}] }}]")
                        }
                        None => String::new(),
                    },
                };
                result.turn = Some(format!("{{ player: p{}x{rounds} }}", numbers[0].index(2)));
            }
            _ => {
                let place = numbers[1].get(&self.places);
                let kind = place.0.feature.kind();
                let figures: Vec<Figure> = Figure::ALL
                    .into_iter()
                    .filter(|f| *f == Figure::Meeple || numbers[3].index(2) == 0)
                    .filter(|f| f.stands_on().contains(&kind))
                    .collect();
                if !figures.is_empty() {
                    let figure = numbers[2].get(&figures).word();
                    result.meeples.push((player, format!("{figure} {}", place.1)));
                }
            }
        }
    }

    fn make_token(&self, numbers: [Index; 6]) -> Option<String> {
        let axis = ["ew", "ns"][numbers[2].index(2)];
        let tile = self.pick_tile(numbers[1]);
        Some(match numbers[3].index(8) {
            0 | 5..=7 => format!("{{ bridge: {tile}, direction: {axis} }}"),
            1 => format!("{{ flea: {tile} }}"),
            2 => {
                let kind = ["", ", kind: shed", ", kind: house", ", kind: tower"][numbers[4].index(4)];
                format!("{{ building: {tile}{kind} }}")
            }
            3 => format!("{{ castle: {} }}", self.pick_place(numbers[1], &["city"])?.1),
            _ => {
                let (field, value) = (self.pick_place(numbers[1], &["field"])?.1, numbers[2].index(4) + 1);
                format!("{{ sheep: {field}, value: {value} }}")
            }
        })
    }

    /// Returns a question of any kind, and adds to `result` the piece that it needs.
    fn make_question(&self, player: usize, numbers: [Index; 6], result: &mut GrantedWishes) -> Option<String> {
        let [_, first, second, third, fourth, fifth] = numbers;
        let owner = player;
        let player = format!("p{player}x");
        Some(match fifth.index(24) {
            0 | 1 => self.make_placement(numbers),
            2..=4 => {
                let (place, text) = first.get(&self.places);
                let figures: Vec<Figure> =
                    Figure::ALL.into_iter().filter(|f| f.stands_on().contains(&place.feature.kind())).collect();
                let figure = if figures.is_empty() { Figure::Meeple } else { *second.get(&figures) };
                // On a special monastery the role of the figure matters.
                let role = match (place.feature, third.index(3)) {
                    (Feature::Monastery, 0) => ", as: monk",
                    (Feature::Monastery, 1) => ", as: abbot",
                    _ => "",
                };
                let figure = figure.word();
                format!("place: {{ meeple: {player}, at: {text}, figure: {figure}{role} }}")
            }
            5 | 6 if !self.meadows.is_empty() => {
                format!("place: {{ barn: {}, player: {player} }}", first.get(&self.meadows))
            }
            7 => {
                let place = self.pick_place(first, &["road", "city", "monastery", "field"])?.1;
                result.meeples.push((owner, format!("ringmaster {place}")));
                let (of, shows) = (place.split('.').next()?, self.pick_tile(second));
                format!("surroundings: {{ of: {of}, for: ringmaster, shows: [{shows}] }}")
            }
            8 | 9 => {
                let castle = self.pick_place(first, &["city"])?.1;
                let completed = self.pick_place(second, &["road", "city", "monastery", "castle"])?.1;
                result.tokens.push(format!("{{ castle: {castle} }}"));
                if third.index(2) == 0 {
                    return Some(format!("surroundings: {{ for: castle-chain, completed: [{completed}] }}"));
                }
                let through = self.pick_place(fourth, &["road", "city"]).filter(|_| third.index(4) == 1);
                let through = through.map(|(_, place)| format!(", through: {place}")).unwrap_or_default();
                format!("surroundings: {{ of: {castle}, for: castle-fief, completed: {completed}{through} }}")
            }
            _ => self.make_declared_question(&player, numbers)?,
        })
    }

    /// Returns a question as its mechanic declares it. The program decides whether it makes sense on the board.
    fn make_declared_question(&self, player: &str, numbers: [Index; 6]) -> Option<String> {
        let asked = numbers[4].get(declarations());
        Some(format!("{}: {}", asked.ask, self.make_map(asked.fields, asked.by, player, numbers)?))
    }

    /// Returns a map with the keys that are needed, and some of the others; `None` if a needed one cannot be generated.
    fn make_map(&self, fields: &[&Field], by: By, player: &str, numbers: [Index; 6]) -> Option<String> {
        let mut keys = Vec::new();
        for (n, field) in fields.iter().enumerate() {
            let (die, other) = (numbers[(n + 1) % 4], numbers[n % 4]);
            let is_needed = field.needed || by == By::Key(field.key);
            if is_needed || other.index(2) == 0 {
                let value = match field.kind {
                    FieldKind::Map { fields, .. } => self.make_map(fields, By::Word, player, numbers),
                    _ => self.make_value(field, by, player, die),
                };
                match (value, is_needed) {
                    (Some(value), _) => keys.push(format!("{}: {value}", field.key)),
                    (None, true) => return None,
                    (None, false) => {}
                }
            }
        }
        Some(format!("{{ {} }}", keys.join(", ")))
    }

    /// Returns a random value for a key of a question; `None` for kinds that are not generated.
    fn make_value(&self, field: &Field, by: By, player: &str, die: Index) -> Option<String> {
        Some(match (field.kind, by) {
            (FieldKind::Mechanic, By::For(word)) => word.to_owned(),
            (FieldKind::Tile | FieldKind::Tiles, _) => self.pick_tile(die).to_owned(),
            (FieldKind::Space, _) => die.get(&self.spaces).to_notation(),
            (FieldKind::Stand, _) => self.pick_stands(die, 1),
            (FieldKind::Stands { most }, _) => format!("[{}]", self.pick_stands(die, most.min(2))),
            (FieldKind::Crossing, _) => die.get(&self.crossings).clone(),
            (FieldKind::Place | FieldKind::Places | FieldKind::PlaceOrTile | FieldKind::PlaceOrTower, _) => {
                die.get(&self.places).1.clone()
            }
            (FieldKind::PlaceOrAll { of }, _) => self.pick_place(die, &[of])?.1,
            (FieldKind::Player | FieldKind::Players, _) => player.to_owned(),
            (FieldKind::PlayerCounts { .. }, _) => format!("{{ {player}: 1 }}"),
            (FieldKind::Count { least, most }, _) => {
                let count = usize::try_from(most - least).unwrap_or_default().min(4) + 1;
                (usize::try_from(least).unwrap_or_default() + die.index(count)).to_string()
            }
            (FieldKind::Numbers(all), _) => die.get(all).to_string(),
            (FieldKind::Word(all) | FieldKind::Words(all), _) => (*die.get(all)).to_owned(),
            (FieldKind::Messages, _) => {
                if die.index(2) == 0 {
                    "all".to_owned()
                } else {
                    (die.index(8) + 1).to_string()
                }
            }
            (FieldKind::Flag, _) => (die.index(2) == 0).to_string(),
            (FieldKind::Compass, _) => die.get(&Compass::ALL).word().to_owned(),
            (FieldKind::Corner, _) => die.get(&Corner::ALL).to_string(),
            (FieldKind::Axis, _) => ["ew", "ns"][die.index(2)].to_owned(),
            (
                FieldKind::Mechanic
                | FieldKind::NewTile
                | FieldKind::Turn
                | FieldKind::Text
                | FieldKind::Piece
                | FieldKind::Map { .. }
                | FieldKind::Own,
                _,
            ) => return None,
        })
    }

    /// Returns a question that places a tile.
    fn make_placement(&self, numbers: [Index; 6]) -> String {
        let [_, first, second, third, ..] = numbers;
        let at = first.get(&self.spaces);
        let corner = second.get(&Corner::ALL);
        let squares = ["{}", "{ city: N }", "{ road: EW }", "{ city: NE, road: S }", "D@90"];
        let halves = ["{ city: L }", "{ road: L }", "{}", "{ hill: true }"];
        match third.index(5) {
            0 | 1 => format!("place: {{ tile: {}, at: {} }}", second.get(&squares), at.to_notation()),
            2 | 3 => format!("place: {{ tile: {}, at: {}, corner: {corner} }}", second.get(&halves), at.to_notation()),
            _ => {
                let to = [(1, 0), (0, 1)][second.index(2)];
                let to = Space::new(at.column + to.0, at.row + to.1).to_notation();
                format!("place: {{ tile: {{}}, at: {}, to: {to} }}", at.to_notation())
            }
        }
    }
}
