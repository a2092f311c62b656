//! The retelling of everything in a scenario that names a place, a direction or a player.
//!
//! Each key of the notation is listed here, so that the tests fail on a new key until its treatment on a turned board
//! is decided. For a new key of a question or an answer, the declaration of its mechanic usually suffices.

use carcassonne_oracle::inside::geometry::{Axis, Compass, Corner, HalfEdge, HalfEdgeSet, Side, SideSet, Space};
use carcassonne_oracle::inside::mechanics::{Kind, forms};
use carcassonne_oracle::inside::scenario::{FieldKind, PlayerIx, TileIx, declarations};
use carcassonne_oracle::inside::tiles::{City, Symbol, parse_half_edges, parse_sides};

use super::telling::{Retelling, letters, space_to_tree};
use super::tree::Tree;
use super::visible::is_excluded;
use crate::boards::model::Motion;

/// The translator of the parts of a scenario.
pub(crate) struct Translator<'r, 'o> {
    retelling: &'r Retelling<'o>,
}

impl<'r, 'o> Translator<'r, 'o> {
    pub(crate) fn new(retelling: &'r Retelling<'o>) -> Self {
        Self { retelling }
    }

    fn motion(&self) -> Motion {
        self.retelling.change.motion
    }

    /// Returns the retold value of a top-level key.
    pub(crate) fn translate_key(&self, key: &str, tree: &Tree) -> Tree {
        let change = &self.retelling.change;
        match key {
            "question" | "source" | "rules" => tree.clone(),
            "players" => Tree::List(change.reorder(key, self.map_words(tree, Self::translate_player).items())),
            "meeples" => self.map_by_player(tree, |own| {
                Tree::List(change.reorder("own", self.map_words(own, Self::translate_meeple).items()))
            }),
            "track" => self.map_by_player(tree, Tree::clone),
            "claims" => self.map_by_player(tree, |claims| {
                let claims = claims.entries().iter();
                let claims = claims.map(|(on, claim)| (self.translate_claim_subject(on), self.translate_tree(claim)));
                Tree::Map(change.reorder("claims", &claims.collect::<Vec<_>>()))
            }),
            "figures" | "turn" => self.translate_tree(tree),
            "completed_first" | "features" => {
                let features: Vec<Tree> = tree.items().iter().map(|t| self.translate_locations(t)).collect();
                Tree::List(change.reorder(key, &features))
            }
            "tokens" | "expect" => {
                let retained = tree.items().iter().filter(|t| !self.is_left_out(t));
                let translated: Vec<Tree> = retained.map(|t| self.translate_tree(t)).collect();
                Tree::List(change.reorder(key, &translated))
            }
            "ask" => {
                let questions: Vec<Tree> = (1..).zip(tree.items()).map(|(n, ask)| self.translate_ask(n, ask)).collect();
                Tree::List(change.reorder(key, &questions))
            }
            other => panic!("what becomes of `{other}`?"),
        }
    }

    /// Returns `true` if an expectation cannot be retold. The answers themselves are compared.
    fn is_left_out(&self, expectation: &Tree) -> bool {
        let asks = &self.retelling.original.case.scenario.asks;
        let asked_id = expectation.get("ask").and_then(Tree::text).map(|word| self.ask_id(word));
        let asked_question = (1..).zip(asks).find(|(n, _)| Some(self.ask_id(&n.to_string())) == asked_id);
        let mechanic = match (expectation.get("turn"), asked_question) {
            (Some(_), _) => "messages",
            (None, Some((_, ask))) => &ask.word,
            (None, None) => return false,
        };
        is_excluded(mechanic, "expect")
    }

    /// Returns the id of the question `word`: its own, or one made from its number, which a new order would change.
    fn ask_id(&self, word: &str) -> String {
        let number: Option<usize> = word.parse().ok();
        let asks = &self.retelling.original.case.scenario.asks;
        match number.and_then(|n| asks.get(n - 1)) {
            Some(ask) => ask.id.clone().unwrap_or_else(|| format!("q{word}")),
            None => word.to_owned(),
        }
    }

    fn translate_ask(&self, number: usize, ask: &Tree) -> Tree {
        let id = Tree::Word(self.ask_id(&number.to_string()));
        let entries = ask.entries().iter().filter(|(key, _)| key != "id");
        let translated = entries.map(|(word, body)| match word.as_str() {
            "place" if body.get("tile").is_some() => (word.clone(), self.translate_placement(body)),
            "farmers" if body.text().is_some_and(|of| of != "all") => (word.clone(), self.translate_locations(body)),
            _ => (word.clone(), self.translate_tree(body)),
        });
        Tree::Map(std::iter::once(("id".to_owned(), id)).chain(translated).collect())
    }

    /// Retells a question that places a tile.
    fn translate_placement(&self, body: &Tree) -> Tree {
        let tile = body.get("tile").expect("a tile");
        let is_turned = body.get("turn").is_some() || tile.text().is_some_and(|word| word.contains('@'));
        let is_placed = body.get("at").is_some();
        let degrees = body.get("turn").and_then(Tree::text).and_then(|t| t.parse::<u16>().ok());
        let quarters = u8::try_from(degrees.unwrap_or_default() / 90).unwrap_or_default();
        let meaning = match tile {
            Tree::Word(word) => self.retelling.original.meaning(word, quarters),
            notation => super::original::Meaning::Written(notation.clone(), quarters),
        };
        let corner = body.get("corner").and_then(Tree::text);
        let corner = corner.and_then(|w| Corner::ALL.into_iter().find(|c| c.word() == w));
        let shape = corner.map_or(
            carcassonne_oracle::inside::geometry::Shape::Square,
            carcassonne_oracle::inside::geometry::Shape::Half,
        );
        let translate_entry = |(key, value): &(String, Tree)| match key.as_str() {
            // The mirror image of a printed tile has no name, so the tile gets a new name.
            "tile" => Some((key.clone(), Tree::Word(self.retelling.offer(&meaning, shape)))),
            "turn" => None,
            _ => Some((key.clone(), self.translate_value(key, value))),
        };
        let mut entries: Vec<(String, Tree)> = body.entries().iter().filter_map(translate_entry).collect();
        if !is_placed && is_turned {
            entries.push(("turn".to_owned(), Tree::Word("0".to_owned())));
        }
        Tree::Map(entries)
    }

    /// Retells a map key by key, without prose, or another value.
    fn translate_tree(&self, tree: &Tree) -> Tree {
        match tree {
            Tree::Map(entries) => {
                let retained = entries.iter().filter(|(key, value)| !is_prose(key, value));
                let translate = |(key, value): &(String, Tree)| (key.clone(), self.translate_value(key, value));
                Tree::Map(self.retelling.change.reorder("said", &retained.map(translate).collect::<Vec<_>>()))
            }
            Tree::List(items) => Tree::List(items.iter().map(|item| self.translate_tree(item)).collect()),
            Tree::Word(_) | Tree::Nothing => tree.clone(),
        }
    }

    /// Retells the value of a key in a question, an answer, a token or a turn.
    fn translate_value(&self, key: &str, value: &Tree) -> Tree {
        let change = &self.retelling.change;
        match key {
            "of" if value.text() == Some("all") => value.clone(),
            "scores" if matches!(value, Tree::Map(_)) => self.map_by_player(value, Tree::clone),
            // The order of these lists has no meaning.
            "sources" | "fleas" | "eradicated" | "shows" | "completed" | "tiles" | "cut_off" | "places" | "spaces"
            | "same_as" | "been"
                if matches!(value, Tree::List(_)) && value.column_and_row().is_none() =>
            {
                let items: Vec<Tree> = value.items().iter().map(|t| self.translate_locations(t)).collect();
                Tree::List(change.reorder(key, &items))
            }
            "at" | "from" | "to" | "space" | "of" | "laid" | "on" | "over" | "abbey" | "flea" | "building"
            | "castle" | "sheep" | "dragon" | "fairy" | "mage" | "witch" | "feature" | "path" | "tile" | "sources"
            | "fleas" | "eradicated" | "shows" | "completed" | "through" | "tiles" | "cut_off" | "places"
            | "spaces" | "same_as" | "been" => self.translate_locations(value),
            "barn" => self.map_words(value, Self::translate_crossing),
            "bridge" => match value {
                Tree::Map(_) => self.translate_tree(value),
                Tree::Word(_) | Tree::List(_) | Tree::Nothing => self.translate_locations(value),
            },
            "direction" => self.map_words(value, Self::translate_direction),
            "corner" => self.map_words(value, |translator, word| {
                let corner = Corner::ALL.into_iter().find(|c| c.word() == word);
                translator.motion().corner(corner.expect("a corner")).to_string()
            }),
            "player" | "caught" | "turn" => self.map_words(value, Self::translate_player),
            "meeple" if !matches!(value, Tree::Map(_)) => self.map_words(value, Self::translate_player),
            "acrobats" => match value.items() {
                [Tree::Map(_), ..] => self.translate_tree(value),
                _ => self.map_words(value, Self::translate_player),
            },
            "points" | "halves_in_hand" | "abbeys_in_hand" | "abbeys" | "lost" | "losses" => {
                self.map_by_player(value, Tree::clone)
            }
            "meeples" | "beside" | "chooses" => {
                Tree::List(change.reorder(key, self.map_words(value, Self::translate_named_meeple).items()))
            }
            "score" | "choice" | "lands" | "players" | "messages" | "order" | "why" | "best" | "before" | "better"
            | "chain" | "drawn" | "message" | "take" | "gives" | "kinds" | "notes" | "because" | "dangers" => {
                match value {
                    Tree::Map(entries) => {
                        let pairs = entries.iter();
                        let pairs = pairs
                            .map(|(k, v)| (self.translate_sentence(k), self.map_words(v, Self::translate_sentence)));
                        Tree::Map(pairs.collect())
                    }
                    Tree::Word(_) | Tree::List(_) | Tree::Nothing => self.map_words(value, Self::translate_sentence),
                }
            }
            "rounds" | "then" | "drew" => self.translate_tree(value),
            "outcomes" => {
                let outcomes: Vec<Tree> = value.items().iter().map(|t| self.translate_tree(t)).collect();
                Tree::List(change.reorder(key, &outcomes))
            }
            "ask" => Tree::Word(self.ask_id(value.text().expect("a question"))),
            "id" | "height" | "roll" | "figure" | "used" | "value" | "for" | "counts" | "kind" | "do" | "wolf"
            | "sets" | "copies" | "first_game" | "normal_tiles_left" | "number" | "round" | "by" | "builder"
            | "end" | "status" | "complete" | "worth" | "under" | "allowed" | "steps" | "left" | "barn_worth"
            | "ransom" | "scores" | "touches" | "outbreaks" | "as" | "most" | "brings" | "halves" | "mixed"
            | "messenger" | "meeple" => value.clone(),
            other => self.translate_declared(other, value),
        }
    }

    /// Retells the value of a key by the kind that its mechanic declares.
    fn translate_declared(&self, key: &str, value: &Tree) -> Tree {
        let fields = declarations().iter().flat_map(|asked| asked.fields);
        let from_fields = fields.filter(|field| field.key == key).map(|field| match field.kind {
            FieldKind::Count { .. }
            | FieldKind::Numbers(_)
            | FieldKind::Word(_)
            | FieldKind::Words(_)
            | FieldKind::Flag => Some(value.clone()),
            FieldKind::Player | FieldKind::Players => Some(self.map_words(value, Self::translate_player)),
            FieldKind::PlayerCounts { .. } => Some(self.map_by_player(value, Tree::clone)),
            FieldKind::Compass | FieldKind::Axis => Some(self.map_words(value, Self::translate_direction)),
            FieldKind::Crossing => Some(self.map_words(value, Self::translate_crossing)),
            FieldKind::Space => Some(self.translate_locations(value)),
            kind => kind.is_on_the_board().then(|| self.translate_locations(value)),
        });
        let replies = forms().flat_map(|(_, form)| form.reply_keys).filter(|told| told.word == key);
        let from_replies = replies.map(|told| match told.kind {
            Kind::Flag | Kind::Count => Some(value.clone()),
            Kind::Tiles | Kind::Places | Kind::Features | Kind::Spaces => Some(self.translate_locations(value)),
            Kind::Placements => Some(match value {
                Tree::List(items) => Tree::List(
                    items.iter().map(|item| self.translate_locations(item.get("at").unwrap_or(item))).collect(),
                ),
                Tree::Map(_) | Tree::Word(_) | Tree::Nothing => value.clone(),
            }),
            Kind::Players => Some(self.map_by_player(value, Tree::clone)),
            Kind::Paid => Some(match value {
                Tree::Map(entries) => {
                    let pairs = entries.iter().map(|(place, points)| {
                        (self.translate_location(place), self.map_by_player(points, Tree::clone))
                    });
                    Tree::Map(pairs.collect())
                }
                Tree::Word(_) | Tree::List(_) | Tree::Nothing => value.clone(),
            }),
            Kind::Meeples => Some(self.map_words(value, Self::translate_named_meeple)),
            Kind::Words | Kind::RowMap | Kind::RowWords => None,
        });
        let mut translations: Vec<Option<Tree>> = from_fields.chain(from_replies).collect();
        translations.dedup();
        match translations.pop() {
            Some(Some(carried)) if translations.is_empty() => carried,
            _ => panic!("what becomes of `{key}`: {}?", value.write_inline()),
        }
    }

    /// Applies `translate` to each word of a value.
    fn map_words(&self, tree: &Tree, translate: impl Fn(&Self, &str) -> String + Copy) -> Tree {
        match tree {
            Tree::Word(word) => Tree::Word(translate(self, word)),
            Tree::List(items) => Tree::List(items.iter().map(|t| self.map_words(t, translate)).collect()),
            Tree::Nothing | Tree::Map(_) => tree.clone(),
        }
    }

    /// Applies `translate` to the values of a map by player.
    fn map_by_player(&self, tree: &Tree, translate: impl Fn(&Tree) -> Tree) -> Tree {
        match tree {
            Tree::Map(entries) => {
                let pairs = entries.iter().map(|(name, value)| (self.translate_player(name), translate(value)));
                Tree::Map(self.retelling.change.reorder("by player", &pairs.collect::<Vec<_>>()))
            }
            Tree::Word(_) | Tree::List(_) | Tree::Nothing => tree.clone(),
        }
    }

    /// Retells places, tiles or spaces.
    fn translate_locations(&self, tree: &Tree) -> Tree {
        match (tree.column_and_row(), tree) {
            (Some((column, row)), _) => space_to_tree(self.motion().space(Space::new(column, row))),
            (None, Tree::Word(word)) => Tree::Word(self.translate_location(word)),
            (None, Tree::List(items)) => Tree::List(items.iter().map(|item| self.translate_locations(item)).collect()),
            (None, Tree::Map(_) | Tree::Nothing) => tree.clone(),
        }
    }

    /// Retells a place or a tile.
    fn translate_location(&self, word: &str) -> String {
        let translated = if word.contains('.') { self.translate_place(word) } else { self.translate_address(word) };
        translated.unwrap_or_else(|| word.to_owned())
    }

    /// Retells the subject of a claim.
    fn translate_claim_subject(&self, word: &str) -> String {
        if word.contains('.') { self.translate_location(word) } else { self.ask_id(word) }
    }

    /// Returns the tile of an address in the original; `None` if there is none.
    fn find_tile(&self, address: &str) -> Option<TileIx> {
        let mut parts = address.split(':');
        let name = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        let is_match = |tile: &&TileIx| {
            let placed = &self.retelling.original.tiles[*tile];
            let number = |n: usize| rest.get(n).and_then(|word| word.parse().ok());
            let has_space = number(0)
                .zip(number(1))
                .is_none_or(|(column, row)| placed.shape.spaces(placed.at).any(|s| s == Space::new(column, row)));
            let has_corner = rest.get(2).is_none_or(|word| {
                let corner = Corner::ALL.into_iter().find(|c| c.word() == *word);
                corner.map(carcassonne_oracle::inside::geometry::Shape::Half) == Some(placed.shape)
            });
            placed.name == name && has_space && has_corner
        };
        self.retelling.original.tiles.keys().find(is_match).copied()
    }

    fn translate_address(&self, address: &str) -> Option<String> {
        self.find_tile(address).map(|tile| self.retelling.address(tile))
    }

    /// Retells a place: the tile, and the side that names its feature.
    fn translate_place(&self, place: &str) -> Option<String> {
        let (address, feature) = place.split_once('.')?;
        let address = self.translate_address(address)?;
        let Some((kind, side)) = feature.split_once('@') else {
            return Some(format!("{address}.{feature}"));
        };
        let motion = self.motion();
        let side = match parse_half_edges(side) {
            _ if side == "inner" => side.to_owned(),
            Ok(halves) if kind == "field" => halves.iter().map(|half| motion.half(half).to_string()).collect(),
            _ => letters(parse_sides(side).ok()?.iter().map(|s| motion.side(s))),
        };
        Some(format!("{address}.{kind}@{side}"))
    }

    /// Retells a place in the form of answers: with the first side of its feature, where the tile has several.
    fn translate_answer_place(&self, place: &str) -> Option<String> {
        let (address, feature) = place.split_once('.')?;
        let tile = self.retelling.original.case.scenario.board.tile(self.find_tile(address)?)?;
        let (kind, side) = feature.split_once('@').unwrap_or((feature, ""));
        let motion = self.motion();
        let half = parse_half_edges(side).ok().and_then(HalfEdgeSet::first);
        let side = parse_sides(side).ok().and_then(SideSet::first);
        let first_side = |moved: SideSet| moved.first().map(|s| s.to_string());
        let at = match (kind, side) {
            ("city", Some(side)) => {
                let is_shared = |city: &City, side: Side| city.halves.iter().any(|half| half.side == side);
                let own_sides =
                    |city: &City| -> SideSet { city.sides.iter().filter(|s| !is_shared(city, *s)).collect() };
                let city = tile.cities.iter().find(|c| own_sides(c).contains(side) || c.gates.contains(side))?;
                let naming_sides = if own_sides(city).is_empty() { city.gates } else { own_sides(city) };
                first_side(naming_sides.iter().map(|s| motion.side(s)).collect())
            }
            ("road", Some(side)) => {
                let road = tile.roads.iter().find(|r| r.sides.contains(side))?;
                first_side(road.sides.iter().map(|s| motion.side(s)).collect())
            }
            ("field", _) if half.is_some() || side.is_some() => {
                let field = tile.field_at(half.or(side.map(HalfEdge::left))?)?;
                let halves = tile.fields[field].halves.iter().map(|h| motion.half(h));
                halves.collect::<HalfEdgeSet>().first().map(|h| h.to_string())
            }
            _ => return self.translate_place(place),
        };
        Some(format!("{}.{kind}@{}", self.translate_address(address)?, at?))
    }

    /// Retells a crossing, given by the corner of a tile or the middle of the long side of a double-size tile.
    fn translate_crossing(&self, crossing: &str) -> String {
        let translate = || {
            let (address, word) = crossing.split_once('@')?;
            let address = self.translate_address(address)?;
            let toward = Compass::ALL.into_iter().find(|c| c.word() == word)?;
            Some(format!("{address}@{}", self.motion().compass(toward).word()))
        };
        translate().unwrap_or_else(|| crossing.to_owned())
    }

    /// Retells a direction of flight, or the axis of a bridge.
    fn translate_direction(&self, word: &str) -> String {
        let axis = Axis::ALL.into_iter().find(|a| a.word() == word);
        let toward = Compass::ALL.into_iter().find(|c| c.word() == word);
        match (axis, toward) {
            (Some(axis), _) => self.motion().axis(axis).word(),
            (None, Some(toward)) => self.motion().compass(toward).word(),
            (None, None) => word,
        }
        .to_owned()
    }

    fn find_player(&self, name: &str) -> Option<PlayerIx> {
        let players = &self.retelling.original.case.scenario.players;
        PlayerIx::all(players.len()).zip(players).find(|(_, p)| *p == name).map(|(n, _)| n)
    }

    fn translate_player(&self, name: &str) -> String {
        self.find_player(name).map_or_else(|| name.to_owned(), |n| self.retelling.players[&n].clone())
    }

    /// Retells a meeple or barn with its place.
    fn translate_meeple(&self, entry: &str) -> String {
        match entry.split_once(' ') {
            None => self.translate_location(entry),
            Some(("barn", crossing)) => format!("barn {}", self.translate_crossing(crossing.trim_start())),
            Some((figure, place)) => format!("{figure} {}", self.translate_location(place.trim_start())),
        }
    }

    /// Retells a meeple as answers name it: `red a.city`, `red`, `a.city`.
    fn translate_named_meeple(&self, entry: &str) -> String {
        match entry.rsplit_once(' ') {
            _ if self.find_player(entry).is_some() => self.translate_player(entry),
            Some((player, place)) => format!("{} {}", self.translate_player(player), self.translate_location(place)),
            None => self.translate_location(entry),
        }
    }

    /// Retells words among which players, places and, after "on" and "of", tiles may occur.
    fn translate_sentence(&self, text: &str) -> String {
        let mut words: Vec<String> = Vec::new();
        let mut previous = "";
        for word in text.split(' ') {
            let bare = word.trim_end_matches([',', ':', ';']);
            let tile = || if previous == "on" || previous == "of" { self.describe_tile(bare) } else { None };
            let translated = match self.find_player(bare) {
                Some(_) => self.translate_player(bare),
                None => self.translate_answer_place(bare).or_else(tile).unwrap_or_else(|| bare.to_owned()),
            };
            words.push(format!("{translated}{}", &word[bare.len()..]));
            previous = word;
        }
        words.join(" ")
    }

    /// Names a tile as sentences do: by its name, and by its space if other tiles share the name.
    fn describe_tile(&self, address: &str) -> Option<String> {
        let address = self.translate_address(address)?;
        let mut parts = address.split(':');
        Some(match (parts.next()?, parts.next(), parts.next()) {
            (name, Some(column), Some(row)) => format!("{name} in column {column}, row {row}"),
            (name, _, _) => name.to_owned(),
        })
    }

    /// Returns the print of a tile, turned and mirrored.
    pub(crate) fn move_print(motion: Motion, print: &Tree) -> Tree {
        let Tree::Map(entries) = print else {
            return print.clone();
        };
        let map_words = |tree: &Tree, translate: &dyn Fn(&str) -> String| {
            fn walk(tree: &Tree, translate: &dyn Fn(&str) -> String) -> Tree {
                match tree {
                    Tree::Word(word) => Tree::Word(translate(word)),
                    Tree::List(items) => Tree::List(items.iter().map(|t| walk(t, translate)).collect()),
                    Tree::Map(_) | Tree::Nothing => tree.clone(),
                }
            }
            walk(tree, translate)
        };
        let move_sides = |word: &str| letters(parse_sides(word).expect("sides").iter().map(|s| motion.side(s)));
        let move_halves = |word: &str| match parse_half_edges(word) {
            Ok(set) => {
                let moved = set.iter().map(|h: HalfEdge| motion.half(h).to_string());
                moved.collect::<Vec<_>>().join(" ")
            }
            Err(_) => word.to_owned(),
        };
        let move_entry = |(key, value): &(String, Tree)| {
            let value = match key.as_str() {
                "city" | "road" | "crossing" | "gate" | "ferry" | "river" | "fields" => match value {
                    Tree::List(items) => {
                        let parts = items.iter().map(|item| match item {
                            Tree::Map(_) => Self::move_print(motion, item),
                            other => map_words(other, &move_sides),
                        });
                        Tree::List(parts.collect())
                    }
                    Tree::Map(_) => Self::move_print(motion, value),
                    Tree::Word(_) | Tree::Nothing => map_words(value, &move_sides),
                },
                "sides" | "gates" | "cities" => map_words(value, &move_sides),
                "inn" if value.text() != Some("true") => map_words(value, &move_sides),
                "halves" | "sheep" | "pig-herd" => map_words(value, &move_halves),
                "coats" | "cathedral" | "besieged" | "carcassonne" | "leipzig" | "inn" | "wells" | "monastery"
                | "castle" => value.clone(),
                symbol if Symbol::WORDS.contains(&symbol) => value.clone(),
                other => panic!("what becomes of `{other}` on a tile?"),
            };
            (key.clone(), value)
        };
        Tree::Map(entries.iter().map(move_entry).collect())
    }
}

/// Returns `true` for sentences about the board that an expectation quotes verbatim. They name places in map order,
/// which changes; the sentences themselves are compared word by word.
fn is_prose(key: &str, value: &Tree) -> bool {
    let is_list = |item: &Tree| item.text().is_some_and(|text| text.contains(" or "));
    matches!(key, "reasons" | "unknown") || key == "players" && value.items().iter().any(is_list)
}
