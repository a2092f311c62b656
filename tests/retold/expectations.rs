//! The expectations of a retold scenario: each key of an answer by the kind of its value.

use carcassonne_board::geometry::{Compass, HalfEdge, HalfEdgeSet, Motion, Side, SideSet};
use carcassonne_board::tiles::{City, parse_half_edges, parse_sides};
use carcassonne_position::wording::{CLAUSES, PartKind};
use carcassonne_position::{FieldKind, NameChange, SetupChange, TileIx};
use carcassonne_rules::mechanics::{Kind, forms};
use carcassonne_text::{Node, Span, Value, as_list};

use super::telling::Retelling;
use super::visible::is_excluded;

/// The translator of expectations.
pub(super) struct Translator<'r, 'o> {
    retelling: &'r Retelling<'o>,
    setup_change: &'r SetupChange<'r>,
    names: &'r dyn NameChange,
}

impl<'r, 'o> Translator<'r, 'o> {
    pub(super) fn new(retelling: &'r Retelling<'o>, setup_change: &'r SetupChange<'r>) -> Self {
        Self { retelling, setup_change, names: setup_change }
    }

    /// Returns all expectations that can be retold.
    pub(super) fn translate_all(&self, expect: &Node) -> Node {
        let retained = as_list(expect).iter().filter(|expectation| !self.is_left_out(expectation));
        list(retained.map(|expectation| self.translate_entries(expectation)).collect())
    }

    /// Returns `true` if an expectation cannot be retold. The answers themselves are compared.
    fn is_left_out(&self, expectation: &Node) -> bool {
        let asks = &self.retelling.original.case.scenario.asks;
        let asked_id = get(expectation, "ask").and_then(Node::text).map(|word| self.retelling.ask_id(word));
        let is_asked = |n: usize| Some(self.retelling.ask_id(&n.to_string())) == asked_id;
        let mechanic = match (get(expectation, "turn"), (1..).zip(asks).find(|(n, _)| is_asked(*n))) {
            (Some(_), _) => "messages",
            (None, Some((_, ask))) => &ask.word,
            (None, None) => return false,
        };
        is_excluded(mechanic, "expect")
    }

    /// Retells a map key by key, without prose.
    fn translate_entries(&self, node: &Node) -> Node {
        match &node.value {
            Value::Map(entries) => {
                let told = entries.iter().filter(|(key, value)| !is_prose(key.text().unwrap_or_default(), value));
                let told =
                    told.map(|(key, value)| (key.clone(), self.translate(key.text().unwrap_or_default(), value)));
                Node { span: node.span, value: Value::Map(told.collect()) }
            }
            Value::List(items) => list(items.iter().map(|item| self.translate_entries(item)).collect()),
            Value::Scalar(..) => node.clone(),
        }
    }

    fn translate(&self, key: &str, value: &Node) -> Node {
        match key {
            "ask" => word(self.retelling.ask_id(value.text().expect("a question"))),
            "feature" | "same_as" => self.change(FieldKind::Place, value),
            "points" => self.by_player(value),
            "outcomes" => self.translate_entries(value),
            "turn" | "under" | "complete" | "worth" | "status" | "allowed" | "steps" => value.clone(),
            other => self.translate_reply(other, value),
        }
    }

    /// Retells the value of a key of a reply by the kind that its mechanic declares.
    fn translate_reply(&self, key: &str, value: &Node) -> Node {
        let kinds = forms().flat_map(|(_, form)| form.reply_keys).filter(|told| told.word == key).map(|told| told.kind);
        let mut translations: Vec<Node> = Vec::new();
        for kind in kinds {
            let translated = match kind {
                Kind::Flag | Kind::Count | Kind::RowCount | Kind::RowFigures => value.clone(),
                Kind::Tiles | Kind::Places | Kind::Features => self.change(FieldKind::PlaceOrTile, value),
                Kind::Spaces => self.change(FieldKind::Space, value),
                Kind::Placements => {
                    let places = as_list(value).iter().map(|item| get(item, "at").unwrap_or(item));
                    list(places.map(|at| self.change(FieldKind::Space, at)).collect())
                }
                Kind::Players => self.by_player(value),
                Kind::Paid => map_entries(value, |place, points| (self.change_word(place), self.by_player(points))),
                Kind::Meeples => map_words(value, &|text| self.translate_meeple(text)),
                Kind::RowChoices => map_entries(value, |key, value| {
                    (self.translate_sentence(key), map_words(value, &|text| self.translate_sentence(text)))
                }),
                Kind::Words | Kind::RowWords => {
                    list(as_list(value).iter().map(|clause| self.translate_clause(clause)).collect())
                }
            };
            translations.push(translated);
        }
        translations.dedup();
        match translations.pop() {
            Some(translated) if translations.is_empty() => translated,
            _ => panic!("what becomes of `{key}`: {}?", value.to_inline()),
        }
    }

    /// Retells a clause: its word stays, and each part is retold by its kind.
    fn translate_clause(&self, clause: &Node) -> Node {
        let Value::Map(_) = &clause.value else { return clause.clone() };
        let word = get(clause, "word").and_then(Node::text);
        map_entries(clause, |key, value| {
            let parts = CLAUSES.iter().filter(|known| word.is_none_or(|word| known.word == word));
            let part = parts.flat_map(|known| known.parts).find(|part| part.key == key);
            let kind = match key {
                "tile" => Some(PartKind::Tile),
                "side" | "end" => Some(PartKind::Direction),
                _ => part.map(|part| part.kind.item()),
            };
            (key.to_owned(), self.translate_part(kind, value))
        })
    }

    fn translate_part(&self, kind: Option<PartKind>, value: &Node) -> Node {
        match (&value.value, kind) {
            (Value::Map(_), _) => self.translate_clause(value),
            (Value::List(items), _) => list(items.iter().map(|item| self.translate_part(kind, item)).collect()),
            (Value::Scalar(..), Some(PartKind::Player)) => map_words(value, &|name| self.translate_player(name)),
            (Value::Scalar(..), Some(PartKind::Tile | PartKind::Place | PartKind::Stand)) => {
                map_words(value, &|text| self.change_word(text))
            }
            (Value::Scalar(..), Some(PartKind::Direction)) => map_words(value, &|text| {
                let toward = Compass::ALL.into_iter().find(|toward| toward.word() == text);
                toward.map_or_else(|| text.to_owned(), |toward| self.names.motion().compass(toward).word().to_owned())
            }),
            (Value::Scalar(..), _) => value.clone(),
        }
    }

    fn change(&self, kind: FieldKind, value: &Node) -> Node {
        self.names.change(kind, value).expect("a name after the change")
    }

    /// Retells a place or a tile.
    fn change_word(&self, text: &str) -> String {
        self.names.place(text).unwrap_or_else(|| text.to_owned())
    }

    fn translate_player(&self, name: &str) -> String {
        self.names.player(name).unwrap_or_else(|| name.to_owned())
    }

    /// Retells the names of a map by player, or of a list of players.
    fn by_player(&self, value: &Node) -> Node {
        match &value.value {
            Value::Map(_) => map_entries(value, |name, value| (self.translate_player(name), value.clone())),
            Value::Scalar(..) | Value::List(_) => map_words(value, &|name| self.translate_player(name)),
        }
    }

    /// Retells a meeple as answers name it: `red a.city`, `red`, `a.city`.
    fn translate_meeple(&self, text: &str) -> String {
        match text.rsplit_once(' ') {
            _ if self.names.player(text).is_some() => self.translate_player(text),
            Some((player, place)) => format!("{} {}", self.translate_player(player), self.change_word(place)),
            None => self.change_word(text),
        }
    }

    /// Retells words among which players, places and, after "on" and "of", tiles may occur.
    fn translate_sentence(&self, text: &str) -> String {
        let mut words: Vec<String> = Vec::new();
        let mut previous = "";
        for word in text.split(' ') {
            let bare = word.trim_end_matches([',', ':', ';']);
            let tile = || if previous == "on" || previous == "of" { self.describe_tile(bare) } else { None };
            let translated = self.names.player(bare).or_else(|| self.translate_answer_place(bare)).or_else(tile);
            words.push(format!("{}{}", translated.as_deref().unwrap_or(bare), &word[bare.len()..]));
            previous = word;
        }
        words.join(" ")
    }

    /// Returns the tile of an address in the original; `None` if there is none.
    fn find_tile(&self, address: &str) -> Option<TileIx> {
        let board = &self.retelling.original.case.scenario.board;
        board.all().nth(self.setup_change.find_tile(address)?)
    }

    /// Names a tile as sentences do: by its name, and by its space if other tiles share the name.
    fn describe_tile(&self, address: &str) -> Option<String> {
        let address = self.names.tile(address)?;
        let mut parts = address.split(':');
        Some(match (parts.next()?, parts.next(), parts.next()) {
            (name, Some(column), Some(row)) => format!("{name} in column {column}, row {row}"),
            (name, _, _) => name.to_owned(),
        })
    }

    /// Retells a place in the form of answers: with the first side of its feature, where the tile has several.
    fn translate_answer_place(&self, place: &str) -> Option<String> {
        let (address, feature) = place.split_once('.')?;
        let tile = self.retelling.original.case.scenario.board.tile(self.find_tile(address)?)?;
        let (kind, side) = feature.split_once('@').unwrap_or((feature, ""));
        let motion: Motion = self.names.motion();
        let half = parse_half_edges(side).ok().and_then(HalfEdgeSet::first);
        let side = parse_sides(side).ok().and_then(SideSet::first);
        let first_side = |sides: SideSet| motion.sides(sides).first().map(|s| s.to_string());
        let at = match (kind, side) {
            ("city", Some(side)) => {
                let is_shared = |city: &City, side: Side| city.halves.iter().any(|half| half.side == side);
                let own_sides =
                    |city: &City| -> SideSet { city.sides.iter().filter(|s| !is_shared(city, *s)).collect() };
                let city = tile.cities.iter().find(|c| own_sides(c).contains(side) || c.gates.contains(side))?;
                first_side(if own_sides(city).is_empty() { city.gates } else { own_sides(city) })
            }
            ("road", Some(side)) => first_side(tile.roads.iter().find(|r| r.sides.contains(side))?.sides),
            ("field", _) if half.is_some() || side.is_some() => {
                let field = tile.field_at(half.or(side.map(HalfEdge::left))?)?;
                motion.half_edges(tile.fields[field].halves).first().map(|h| h.to_string())
            }
            _ => return self.names.place(place),
        };
        Some(format!("{}.{kind}@{}", self.names.tile(address)?, at?))
    }
}

pub(super) fn word(text: impl Into<String>) -> Node {
    Node::word(text, Span::default())
}

fn list(items: Vec<Node>) -> Node {
    Node::list(items, Span::default())
}

/// Returns the value of a key; `None` if this is no map with that key.
fn get<'n>(node: &'n Node, key: &str) -> Option<&'n Node> {
    match &node.value {
        Value::Map(entries) => entries.iter().find(|(own, _)| own.text() == Some(key)).map(|(_, value)| value),
        Value::Scalar(..) | Value::List(_) => None,
    }
}

/// Applies `translate` to each entry of a map; any other value stays.
fn map_entries(node: &Node, translate: impl Fn(&str, &Node) -> (String, Node)) -> Node {
    let Value::Map(entries) = &node.value else { return node.clone() };
    let entries = entries.iter().map(|(key, value)| {
        let (key, value) = translate(key.text().unwrap_or_default(), value);
        (word(key), value)
    });
    Node { span: node.span, value: Value::Map(entries.collect()) }
}

/// Applies `translate` to each word of a value.
fn map_words(node: &Node, translate: &dyn Fn(&str) -> String) -> Node {
    match &node.value {
        Value::Scalar(text, style) => Node { span: node.span, value: Value::Scalar(translate(text), *style) },
        Value::List(items) => list(items.iter().map(|item| map_words(item, translate)).collect()),
        Value::Map(_) => node.clone(),
    }
}

/// Returns `true` for sentences about the board that an expectation quotes verbatim. They name places in map order,
/// which changes; the sentences themselves are compared word by word.
fn is_prose(key: &str, value: &Node) -> bool {
    let is_list = |item: &Node| item.text().is_some_and(|text| text.contains(" or "));
    matches!(key, "reasons" | "unknown") || key == "players" && as_list(value).iter().any(is_list)
}
