//! The retelling of everything in a scenario that names a place, a direction or a player.
//!
//! Each key of the notation is listed here, so that the tests fail on a new key until its treatment on a turned board
//! is decided. For a new key of a question or an answer, the declaration of its mechanic usually suffices.

use carcassonne_oracle::inside::geometry::{Axis, Compass, Corner, HalfEdge, HalfEdgeSet, Side, SideSet, Space};
use carcassonne_oracle::inside::mechanics::{Kind, forms};
use carcassonne_oracle::inside::scenario::{FieldKind, PlayerIx, TileIx, declarations};
use carcassonne_oracle::inside::tiles::{City, Symbol, half_edges, sides};

use super::seen::left_out;
use super::telling::{Retold, letters, space};
use super::tree::Tree;
use crate::boards::model::Motion;

/// The translator of the parts of a scenario.
pub(crate) struct Carrier<'r, 'o> {
    told: &'r Retold<'o>,
}

impl<'r, 'o> Carrier<'r, 'o> {
    pub(crate) fn new(told: &'r Retold<'o>) -> Self {
        Self { told }
    }

    fn motion(&self) -> Motion {
        self.told.change.motion
    }

    /// Returns the retold value of a top-level key.
    pub(crate) fn top(&self, key: &str, tree: &Tree) -> Tree {
        let change = &self.told.change;
        match key {
            "question" | "source" | "rules" => tree.clone(),
            "players" => Tree::List(change.order(key, self.each(tree, Self::player).items())),
            "meeples" => {
                self.by_player(tree, |own| Tree::List(change.order("own", self.each(own, Self::meeple).items())))
            }
            "track" => self.by_player(tree, Tree::clone),
            "claims" => self.by_player(tree, |claims| {
                let claims = claims.entries().iter();
                let claims = claims.map(|(on, claim)| (self.about(on), self.said(claim)));
                Tree::Map(change.order("claims", &claims.collect::<Vec<_>>()))
            }),
            "figures" | "turn" => self.said(tree),
            "completed_first" | "features" => {
                let things: Vec<Tree> = tree.items().iter().map(|t| self.things(t)).collect();
                Tree::List(change.order(key, &things))
            }
            "tokens" | "expect" => {
                let kept = tree.items().iter().filter(|t| !self.is_left_out(t));
                let all: Vec<Tree> = kept.map(|t| self.said(t)).collect();
                Tree::List(change.order(key, &all))
            }
            "ask" => {
                let all: Vec<Tree> = (1..).zip(tree.items()).map(|(n, ask)| self.ask(n, ask)).collect();
                Tree::List(change.order(key, &all))
            }
            other => panic!("what becomes of `{other}`?"),
        }
    }

    /// Returns `true` if an expectation cannot be retold. The answers themselves are compared.
    fn is_left_out(&self, expectation: &Tree) -> bool {
        let asks = &self.told.original.case.scenario.asks;
        let asked = expectation.get("ask").and_then(Tree::text).map(|word| self.ask_id(word));
        let asked = (1..).zip(asks).find(|(n, _)| Some(self.ask_id(&n.to_string())) == asked);
        let mechanic = match (expectation.get("turn"), asked) {
            (Some(_), _) => "messages",
            (None, Some((_, ask))) => &ask.word,
            (None, None) => return false,
        };
        left_out(mechanic, "expect")
    }

    /// Returns the id of a question: its own, or one made from its number, which a new order would change.
    fn ask_id(&self, word: &str) -> String {
        let number: Option<usize> = word.parse().ok();
        let asks = &self.told.original.case.scenario.asks;
        match number.and_then(|n| asks.get(n - 1)) {
            Some(ask) => ask.id.clone().unwrap_or_else(|| format!("q{word}")),
            None => word.to_owned(),
        }
    }

    fn ask(&self, number: usize, ask: &Tree) -> Tree {
        let id = Tree::Word(self.ask_id(&number.to_string()));
        let asked = ask.entries().iter().filter(|(key, _)| key != "id");
        let asked = asked.map(|(word, body)| match word.as_str() {
            "place" if body.get("tile").is_some() => (word.clone(), self.offered(body)),
            "farmers" if body.text().is_some_and(|of| of != "all") => (word.clone(), self.things(body)),
            _ => (word.clone(), self.said(body)),
        });
        Tree::Map(std::iter::once(("id".to_owned(), id)).chain(asked).collect())
    }

    /// Retells a question that places a tile.
    fn offered(&self, body: &Tree) -> Tree {
        let tile = body.get("tile").expect("a tile");
        let is_turned = body.get("turn").is_some() || tile.text().is_some_and(|word| word.contains('@'));
        let is_placed = body.get("at").is_some();
        let degrees = body.get("turn").and_then(Tree::text).and_then(|t| t.parse::<u16>().ok());
        let quarters = u8::try_from(degrees.unwrap_or_default() / 90).unwrap_or_default();
        let meaning = match tile {
            Tree::Word(word) => self.told.original.meaning(word, quarters),
            notation => super::original::Meaning::Written(notation.clone(), quarters),
        };
        let corner = body.get("corner").and_then(Tree::text);
        let corner = corner.and_then(|w| Corner::ALL.into_iter().find(|c| c.word() == w));
        let shape = corner.map_or(
            carcassonne_oracle::inside::geometry::Shape::Square,
            carcassonne_oracle::inside::geometry::Shape::Half,
        );
        let entry = |(key, value): &(String, Tree)| match key.as_str() {
            // The mirror image of a printed tile has no name, so the tile gets a new name.
            "tile" => Some((key.clone(), Tree::Word(self.told.offer(&meaning, shape)))),
            "turn" => None,
            _ => Some((key.clone(), self.value(key, value))),
        };
        let mut entries: Vec<(String, Tree)> = body.entries().iter().filter_map(entry).collect();
        if !is_placed && is_turned {
            entries.push(("turn".to_owned(), Tree::Word("0".to_owned())));
        }
        Tree::Map(entries)
    }

    /// Retells a map key by key, without prose, or another value.
    fn said(&self, tree: &Tree) -> Tree {
        match tree {
            Tree::Map(entries) => {
                let known = entries.iter().filter(|(key, value)| !is_prose(key, value));
                let told = |(key, value): &(String, Tree)| (key.clone(), self.value(key, value));
                Tree::Map(self.told.change.order("said", &known.map(told).collect::<Vec<_>>()))
            }
            Tree::List(items) => Tree::List(items.iter().map(|item| self.said(item)).collect()),
            Tree::Word(_) | Tree::Nothing => tree.clone(),
        }
    }

    /// Retells the value of a key in a question, an answer, a token or a turn.
    fn value(&self, key: &str, value: &Tree) -> Tree {
        let change = &self.told.change;
        match key {
            "of" if value.text() == Some("all") => value.clone(),
            "scores" if matches!(value, Tree::Map(_)) => self.by_player(value, Tree::clone),
            // The order of these lists has no meaning.
            "sources" | "fleas" | "eradicated" | "shows" | "completed" | "tiles" | "cut_off" | "places" | "spaces"
            | "same_as" | "been"
                if matches!(value, Tree::List(_)) && value.numbers().is_none() =>
            {
                let things: Vec<Tree> = value.items().iter().map(|t| self.things(t)).collect();
                Tree::List(change.order(key, &things))
            }
            "at" | "from" | "to" | "space" | "of" | "laid" | "on" | "over" | "abbey" | "flea" | "building"
            | "castle" | "sheep" | "dragon" | "fairy" | "mage" | "witch" | "feature" | "path" | "tile" | "sources"
            | "fleas" | "eradicated" | "shows" | "completed" | "through" | "tiles" | "cut_off" | "places"
            | "spaces" | "same_as" | "been" => self.things(value),
            "barn" => self.each(value, Self::crossing),
            "bridge" => match value {
                Tree::Map(_) => self.said(value),
                Tree::Word(_) | Tree::List(_) | Tree::Nothing => self.things(value),
            },
            "direction" => self.each(value, Self::direction),
            "corner" => self.each(value, |carrier, word| {
                let corner = Corner::ALL.into_iter().find(|c| c.word() == word);
                carrier.motion().corner(corner.expect("a corner")).to_string()
            }),
            "player" | "caught" | "turn" => self.each(value, Self::player),
            "meeple" if !matches!(value, Tree::Map(_)) => self.each(value, Self::player),
            "acrobats" => match value.items() {
                [Tree::Map(_), ..] => self.said(value),
                _ => self.each(value, Self::player),
            },
            "points" | "halves_in_hand" | "abbeys_in_hand" | "abbeys" | "lost" | "losses" => {
                self.by_player(value, Tree::clone)
            }
            "meeples" | "beside" | "chooses" => Tree::List(change.order(key, self.each(value, Self::wanted).items())),
            "score" | "choice" | "lands" | "players" | "messages" | "order" | "why" | "best" | "before" | "better"
            | "chain" | "drawn" | "message" | "take" | "gives" | "kinds" | "notes" | "because" | "dangers" => {
                match value {
                    Tree::Map(entries) => {
                        let each = entries.iter();
                        let each = each.map(|(k, v)| (self.sentence(k), self.each(v, Self::sentence)));
                        Tree::Map(each.collect())
                    }
                    Tree::Word(_) | Tree::List(_) | Tree::Nothing => self.each(value, Self::sentence),
                }
            }
            "rounds" | "then" | "drew" => self.said(value),
            "outcomes" => {
                let all: Vec<Tree> = value.items().iter().map(|t| self.said(t)).collect();
                Tree::List(change.order(key, &all))
            }
            "ask" => Tree::Word(self.ask_id(value.text().expect("a question"))),
            "id" | "height" | "roll" | "figure" | "used" | "value" | "for" | "counts" | "kind" | "do" | "wolf"
            | "sets" | "copies" | "first_game" | "normal_tiles_left" | "number" | "round" | "by" | "builder"
            | "end" | "status" | "complete" | "worth" | "under" | "allowed" | "steps" | "left" | "barn_worth"
            | "ransom" | "scores" | "touches" | "outbreaks" | "as" | "most" | "brings" | "halves" | "mixed"
            | "messenger" | "meeple" => value.clone(),
            other => self.declared(other, value),
        }
    }

    /// Retells the value of a key by the kind that its mechanic declares.
    fn declared(&self, key: &str, value: &Tree) -> Tree {
        let asked = declarations().iter().flat_map(|asked| asked.fields);
        let asked = asked.filter(|field| field.key == key).map(|field| match field.kind {
            FieldKind::Count { .. }
            | FieldKind::Numbers(_)
            | FieldKind::Word(_)
            | FieldKind::Words(_)
            | FieldKind::Flag => Some(value.clone()),
            FieldKind::Player | FieldKind::Players => Some(self.each(value, Self::player)),
            FieldKind::PlayerCounts => Some(self.by_player(value, Tree::clone)),
            FieldKind::Compass | FieldKind::Axis => Some(self.each(value, Self::direction)),
            FieldKind::Crossing => Some(self.each(value, Self::crossing)),
            FieldKind::Space => Some(self.things(value)),
            kind => kind.is_on_the_board().then(|| self.things(value)),
        });
        let told = forms().flat_map(|(_, form)| form.replies).filter(|told| told.word == key);
        let told = told.map(|told| match told.kind {
            Kind::Flag | Kind::Count => Some(value.clone()),
            Kind::Tiles | Kind::Places | Kind::Features | Kind::Spaces => Some(self.things(value)),
            Kind::Placements => Some(match value {
                Tree::List(items) => {
                    Tree::List(items.iter().map(|item| self.things(item.get("at").unwrap_or(item))).collect())
                }
                Tree::Map(_) | Tree::Word(_) | Tree::Nothing => value.clone(),
            }),
            Kind::Players => Some(self.by_player(value, Tree::clone)),
            Kind::Paid => Some(match value {
                Tree::Map(entries) => {
                    let each =
                        entries.iter().map(|(place, points)| (self.thing(place), self.by_player(points, Tree::clone)));
                    Tree::Map(each.collect())
                }
                Tree::Word(_) | Tree::List(_) | Tree::Nothing => value.clone(),
            }),
            Kind::Meeples => Some(self.each(value, Self::wanted)),
            Kind::Words | Kind::RowMap | Kind::RowWords => None,
        });
        let mut all: Vec<Option<Tree>> = asked.chain(told).collect();
        all.dedup();
        match all.pop() {
            Some(Some(carried)) if all.is_empty() => carried,
            _ => panic!("what becomes of `{key}`: {}?", value.inline()),
        }
    }

    /// Applies `carry` to each word of a value.
    fn each(&self, tree: &Tree, carry: impl Fn(&Self, &str) -> String + Copy) -> Tree {
        match tree {
            Tree::Word(word) => Tree::Word(carry(self, word)),
            Tree::List(items) => Tree::List(items.iter().map(|t| self.each(t, carry)).collect()),
            Tree::Nothing | Tree::Map(_) => tree.clone(),
        }
    }

    /// Applies `carry` to the values of a map by player.
    fn by_player(&self, tree: &Tree, carry: impl Fn(&Tree) -> Tree) -> Tree {
        match tree {
            Tree::Map(entries) => {
                let each = entries.iter().map(|(name, value)| (self.player(name), carry(value)));
                Tree::Map(self.told.change.order("by player", &each.collect::<Vec<_>>()))
            }
            Tree::Word(_) | Tree::List(_) | Tree::Nothing => tree.clone(),
        }
    }

    /// Retells places, tiles or spaces.
    fn things(&self, tree: &Tree) -> Tree {
        match (tree.numbers(), tree) {
            (Some((column, row)), _) => space(self.motion().space(Space::new(column, row))),
            (None, Tree::Word(word)) => Tree::Word(self.thing(word)),
            (None, Tree::List(items)) => Tree::List(items.iter().map(|item| self.things(item)).collect()),
            (None, Tree::Map(_) | Tree::Nothing) => tree.clone(),
        }
    }

    /// Retells a place or a tile.
    fn thing(&self, word: &str) -> String {
        let carried = if word.contains('.') { self.place(word) } else { self.address(word) };
        carried.unwrap_or_else(|| word.to_owned())
    }

    /// Retells the subject of a claim.
    fn about(&self, word: &str) -> String {
        if word.contains('.') { self.thing(word) } else { self.ask_id(word) }
    }

    /// Returns the tile of an address.
    fn tile(&self, address: &str) -> Option<TileIx> {
        let mut parts = address.split(':');
        let name = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        let meant = |tile: &&TileIx| {
            let laid = &self.told.original.laid[*tile];
            let number = |n: usize| rest.get(n).and_then(|word| word.parse().ok());
            let lies = number(0)
                .zip(number(1))
                .is_none_or(|(column, row)| laid.shape.spaces(laid.at).any(|s| s == Space::new(column, row)));
            let corner = rest.get(2).is_none_or(|word| {
                let corner = Corner::ALL.into_iter().find(|c| c.word() == *word);
                corner.map(carcassonne_oracle::inside::geometry::Shape::Half) == Some(laid.shape)
            });
            laid.name == name && lies && corner
        };
        self.told.original.laid.keys().find(meant).copied()
    }

    fn address(&self, address: &str) -> Option<String> {
        self.tile(address).map(|tile| self.told.address(tile))
    }

    /// Retells a place: the tile, and the side that names its feature.
    fn place(&self, place: &str) -> Option<String> {
        let (address, feature) = place.split_once('.')?;
        let address = self.address(address)?;
        let Some((kind, side)) = feature.split_once('@') else {
            return Some(format!("{address}.{feature}"));
        };
        let motion = self.motion();
        let side = match half_edges(side) {
            _ if side == "inner" => side.to_owned(),
            Ok(halves) if kind == "field" => halves.iter().map(|half| motion.half(half).to_string()).collect(),
            _ => letters(sides(side).ok()?.iter().map(|s| motion.side(s))),
        };
        Some(format!("{address}.{kind}@{side}"))
    }

    /// Retells a place in the form of answers: with the first side of its feature, where the tile has several.
    fn called(&self, place: &str) -> Option<String> {
        let (address, feature) = place.split_once('.')?;
        let tile = self.told.original.case.scenario.board.tile(self.tile(address)?)?;
        let (kind, side) = feature.split_once('@').unwrap_or((feature, ""));
        let motion = self.motion();
        let half = half_edges(side).ok().and_then(HalfEdgeSet::first);
        let side = sides(side).ok().and_then(SideSet::first);
        let first = |moved: SideSet| moved.first().map(|s| s.to_string());
        let at = match (kind, side) {
            ("city", Some(side)) => {
                let shared = |city: &City, side: Side| city.halves.iter().any(|half| half.side == side);
                let own = |city: &City| -> SideSet { city.sides.iter().filter(|s| !shared(city, *s)).collect() };
                let city = tile.cities.iter().find(|c| own(c).contains(side) || c.gates.contains(side))?;
                let named = if own(city).is_empty() { city.gates } else { own(city) };
                first(named.iter().map(|s| motion.side(s)).collect())
            }
            ("road", Some(side)) => {
                let road = tile.roads.iter().find(|r| r.sides.contains(side))?;
                first(road.sides.iter().map(|s| motion.side(s)).collect())
            }
            ("field", _) if half.is_some() || side.is_some() => {
                let field = tile.field_at(half.or(side.map(HalfEdge::left))?)?;
                let halves = tile.fields[field].halves.iter().map(|h| motion.half(h));
                halves.collect::<HalfEdgeSet>().first().map(|h| h.to_string())
            }
            _ => return self.place(place),
        };
        Some(format!("{}.{kind}@{}", self.address(address)?, at?))
    }

    /// Retells a crossing, given by the corner of a tile or the middle of the long side of a double-size tile.
    fn crossing(&self, crossing: &str) -> String {
        let carried = || {
            let (address, word) = crossing.split_once('@')?;
            let address = self.address(address)?;
            let toward = Compass::ALL.into_iter().find(|c| c.word() == word)?;
            Some(format!("{address}@{}", self.motion().compass(toward).word()))
        };
        carried().unwrap_or_else(|| crossing.to_owned())
    }

    /// Retells a direction of flight, or the axis of a bridge.
    fn direction(&self, word: &str) -> String {
        let axis = Axis::ALL.into_iter().find(|a| a.word() == word);
        let toward = Compass::ALL.into_iter().find(|c| c.word() == word);
        match (axis, toward) {
            (Some(axis), _) => self.motion().axis(axis).word(),
            (None, Some(toward)) => self.motion().compass(toward).word(),
            (None, None) => word,
        }
        .to_owned()
    }

    fn player_ix(&self, name: &str) -> Option<PlayerIx> {
        let players = &self.told.original.case.scenario.players;
        PlayerIx::all(players.len()).zip(players).find(|(_, p)| *p == name).map(|(n, _)| n)
    }

    fn player(&self, name: &str) -> String {
        self.player_ix(name).map_or_else(|| name.to_owned(), |n| self.told.players[&n].clone())
    }

    /// Retells a meeple or barn with its place.
    fn meeple(&self, entry: &str) -> String {
        match entry.split_once(' ') {
            None => self.thing(entry),
            Some(("barn", crossing)) => format!("barn {}", self.crossing(crossing.trim_start())),
            Some((figure, place)) => format!("{figure} {}", self.thing(place.trim_start())),
        }
    }

    /// Retells a meeple as answers name it: `red a.city`, `red`, `a.city`.
    fn wanted(&self, entry: &str) -> String {
        match entry.rsplit_once(' ') {
            _ if self.player_ix(entry).is_some() => self.player(entry),
            Some((player, place)) => format!("{} {}", self.player(player), self.thing(place)),
            None => self.thing(entry),
        }
    }

    /// Retells words among which players, places and, after "on" and "of", tiles may occur.
    fn sentence(&self, text: &str) -> String {
        let mut words: Vec<String> = Vec::new();
        let mut before = "";
        for word in text.split(' ') {
            let bare = word.trim_end_matches([',', ':', ';']);
            let tile = || if before == "on" || before == "of" { self.tile_in_words(bare) } else { None };
            let carried = match self.player_ix(bare) {
                Some(_) => self.player(bare),
                None => self.called(bare).or_else(tile).unwrap_or_else(|| bare.to_owned()),
            };
            words.push(format!("{carried}{}", &word[bare.len()..]));
            before = word;
        }
        words.join(" ")
    }

    /// Names a tile as sentences do: by its name, and by its space if other tiles share the name.
    fn tile_in_words(&self, address: &str) -> Option<String> {
        let address = self.address(address)?;
        let mut parts = address.split(':');
        Some(match (parts.next()?, parts.next(), parts.next()) {
            (name, Some(column), Some(row)) => format!("{name} in column {column}, row {row}"),
            (name, _, _) => name.to_owned(),
        })
    }

    /// Returns the print of a tile, turned and mirrored.
    pub(crate) fn print(motion: Motion, print: &Tree) -> Tree {
        let Tree::Map(entries) = print else {
            return print.clone();
        };
        let each = |tree: &Tree, carry: &dyn Fn(&str) -> String| {
            fn walk(tree: &Tree, carry: &dyn Fn(&str) -> String) -> Tree {
                match tree {
                    Tree::Word(word) => Tree::Word(carry(word)),
                    Tree::List(items) => Tree::List(items.iter().map(|t| walk(t, carry)).collect()),
                    Tree::Map(_) | Tree::Nothing => tree.clone(),
                }
            }
            walk(tree, carry)
        };
        let turned = |word: &str| letters(sides(word).expect("sides").iter().map(|s| motion.side(s)));
        let halves = |word: &str| match half_edges(word) {
            Ok(set) => {
                let moved = set.iter().map(|h: HalfEdge| motion.half(h).to_string());
                moved.collect::<Vec<_>>().join(" ")
            }
            Err(_) => word.to_owned(),
        };
        let entry = |(key, value): &(String, Tree)| {
            let value = match key.as_str() {
                "city" | "road" | "crossing" | "gate" | "ferry" | "river" | "fields" => match value {
                    Tree::List(items) => {
                        let parts = items.iter().map(|item| match item {
                            Tree::Map(_) => Self::print(motion, item),
                            other => each(other, &turned),
                        });
                        Tree::List(parts.collect())
                    }
                    Tree::Map(_) => Self::print(motion, value),
                    Tree::Word(_) | Tree::Nothing => each(value, &turned),
                },
                "sides" | "gates" | "cities" => each(value, &turned),
                "inn" if value.text() != Some("true") => each(value, &turned),
                "halves" | "sheep" | "pig-herd" => each(value, &halves),
                "coats" | "cathedral" | "besieged" | "carcassonne" | "leipzig" | "inn" | "wells" | "monastery"
                | "castle" => value.clone(),
                symbol if Symbol::WORDS.contains(&symbol) => value.clone(),
                other => panic!("what becomes of `{other}` on a tile?"),
            };
            (key.clone(), value)
        };
        Tree::Map(entries.iter().map(entry).collect())
    }
}

/// Returns `true` for sentences about the board that an expectation quotes verbatim. They name places in map order,
/// which changes; the sentences themselves are compared word by word.
fn is_prose(key: &str, value: &Tree) -> bool {
    let lists = |item: &Tree| item.text().is_some_and(|text| text.contains(" or "));
    matches!(key, "reasons" | "unknown") || key == "players" && value.items().iter().any(lists)
}
