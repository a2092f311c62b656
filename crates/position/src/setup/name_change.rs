//! A change of the names in a position: of its tiles and players, and of its places and directions when the board moves.

use carcassonne_board::geometry::{Axis, Compass, Corner, Motion, Space};
use carcassonne_board::tiles::{INNER, parse_half_edges, parse_sides};
use carcassonne_text::{Node, Span, Value};

use super::Setup;
use super::asked::Ask;
use super::declared::{Field, FieldKind};
use super::value::SetupValue;

/// A change of the names in a position, which applies to each name by its [`FieldKind`].
pub trait NameChange {
    /// Returns the motion of the board: of spaces, sides and directions.
    fn motion(&self) -> Motion;

    /// Returns the new address of a tile; `None` for a word that is no address, which stays.
    fn tile(&self, address: &str) -> Option<String>;

    /// Returns the new word for the space of a piece; that of its tile unless a space of its own can be named.
    fn piece_space(&self, address: &str) -> Option<String> {
        self.tile(address)
    }

    /// Returns the new name of a player; `None` for a name that stays.
    fn player(&self, _name: &str) -> Option<String> {
        None
    }

    /// Returns the new numbers of a space; `None` if it cannot be named after the change.
    fn space(&self, at: Space) -> Option<Space> {
        Some(self.motion().space(at))
    }

    /// Returns a tile that a question would lay, after the change, with its turn in degrees; `None` if it cannot be said
    /// then.
    fn new_tile(&self, tile: &Node, offer: Offer) -> Option<(Node, u16)>;
}

impl dyn NameChange + '_ {
    /// Returns a value of a kind after the change; `None` if it names something that cannot be named then.
    pub fn change(&self, kind: FieldKind, node: &Node) -> Option<Node> {
        let value = match &node.value {
            Value::Scalar(text, style) => Value::Scalar(self.change_word(kind, text), *style),
            Value::List(items) => match (numbered_space(items), kind) {
                (Some(at), FieldKind::Space | FieldKind::Stand | FieldKind::Stands { .. }) => {
                    return Some(write_space(self.space(at)?, node.span));
                }
                // Two numbers of a question's own may be a space, or something else.
                (Some(_), FieldKind::Own) if self.motion() != Motion::turn(0) => return None,
                _ => Value::List(items.iter().map(|item| self.change(kind, item)).collect::<Option<_>>()?),
            },
            Value::Map(entries) => {
                let changed =
                    entries.iter().map(|(key, value)| Some((self.change(kind, key)?, self.change(kind, value)?)));
                Value::Map(changed.collect::<Option<_>>()?)
            }
        };
        Some(Node { span: node.span, value })
    }

    /// Returns all of a setup but its board after the change; `None` if it names something that cannot be named then.
    pub fn change_setup(&self, mut setup: Setup) -> Option<Setup> {
        let asks = std::mem::take(&mut setup.ask).into_iter().map(|ask| self.change_ask(&ask));
        let asks = asks.collect::<Option<_>>()?;
        let turn = match setup.turn.take() {
            Some(turn) => Some(self.change_ask(&turn)?),
            None => None,
        };
        let is_sayable = self.change_all(&mut setup);
        (setup.ask, setup.turn) = (asks, turn);
        is_sayable.then_some(setup)
    }

    /// Changes every name in a value; returns `true` if each can be named after the change.
    fn change_all(&self, value: &mut impl SetupValue) -> bool {
        let mut is_sayable = true;
        value.visit_names(&mut |kind, node| match self.change(kind, node) {
            Some(value) => *node = value,
            None => is_sayable = false,
        });
        is_sayable
    }

    /// Returns a question after the change; `None` if it names something that cannot be named then.
    pub fn change_ask(&self, ask: &Ask) -> Option<Ask> {
        let mut changed = ask.clone();
        let mut is_sayable = self.change_all(&mut changed);
        let fields = ask.declaration().map_or(&[][..], |declaration| declaration.fields);
        let key_of = |is_kind: fn(FieldKind) -> bool| fields.iter().find(|field| is_kind(field.kind)).map(|f| f.key);
        if let Some(tile) = key_of(|kind| matches!(kind, FieldKind::NewTile))
            && let Some(turn) = key_of(|kind| matches!(kind, FieldKind::Turn))
            && let Value::Map(entries) = &mut changed.body.value
        {
            is_sayable &= self.change_offer(tile, turn, fields, entries);
        }
        is_sayable.then_some(changed)
    }

    /// Changes the tile that a question would lay, and its turn; returns `false` if it cannot be said after the change.
    fn change_offer(&self, tile: &str, turn: &str, fields: &[&Field], entries: &mut Vec<(Node, Node)>) -> bool {
        let position =
            |entries: &[(Node, Node)], word: &str| entries.iter().position(|(key, _)| key.text() == Some(word));
        let Some(at) = position(entries, tile) else { return true };
        let values = |is_kind: fn(FieldKind) -> bool| {
            let keys = fields.iter().filter(move |field| is_kind(field.kind));
            let values = keys.filter_map(|field| Some(&entries[position(entries, field.key)?].1));
            values.collect::<Vec<&Node>>()
        };
        let spaces = values(|kind| matches!(kind, FieldKind::Space)).len();
        let corner = values(|kind| matches!(kind, FieldKind::Corner)).first().and_then(|node| node.text());
        // The corner is that after the change.
        let corner = corner.and_then(|word| find(&Corner::ALL, Corner::word, word));
        let corner = corner.map(|corner| self.motion().inverse().corner(corner));
        let turned = position(entries, turn);
        let degrees = turned.and_then(|n| entries[n].1.text()?.parse().ok());
        let offer = Offer { corner, is_double: spaces > 1, is_placed: spaces > 0, turn: degrees };
        let Some((new, degrees)) = self.new_tile(&entries[at].1, offer) else { return false };
        let span = new.span;
        entries[at].1 = new;
        if offer.turn_counts() {
            entries.retain(|(key, _)| key.text() != Some(turn));
            let is_said = degrees > 0 || turned.is_some();
            entries.extend(is_said.then(|| (Node::word(turn, span), Node::word(degrees.to_string(), span))));
        }
        true
    }

    /// Returns a word, or several with spaces between them, after the change.
    pub fn change_word(&self, kind: FieldKind, text: &str) -> String {
        let motion = self.motion();
        let changed = match kind {
            FieldKind::Player | FieldKind::Players | FieldKind::PlayerCounts { .. } => self.player(text),
            FieldKind::Compass => find(&Compass::ALL, Compass::word, text).map(|way| motion.compass(way).word().into()),
            FieldKind::Axis => find(&Axis::ALL, Axis::word, text).map(|axis| motion.axis(axis).word().into()),
            FieldKind::Corner => {
                find(&Corner::ALL, Corner::word, text).map(|corner| motion.corner(corner).word().into())
            }
            FieldKind::Tile | FieldKind::Space | FieldKind::Stand | FieldKind::Stands { .. } => self.piece_space(text),
            FieldKind::Piece => Some(self.change_places(text)),
            FieldKind::Own => Some(self.change_names(text)),
            kind if kind.is_on_the_board() => self.place(text),
            _ => None,
        };
        changed.unwrap_or_else(|| text.to_owned())
    }

    /// Returns words of which some may name a place or a player; a single one may name a tile.
    fn change_names(&self, text: &str) -> String {
        let places = self.change_places(text);
        let words = places.split(' ').map(|word| self.player(word).unwrap_or_else(|| word.to_owned()));
        words.collect::<Vec<String>>().join(" ")
    }

    /// Returns words of which some may name a place; a single one may name a tile.
    pub fn change_places(&self, text: &str) -> String {
        let is_alone = !text.contains(' ');
        let word = |word: &str| {
            let is_place = is_alone || word.contains(['.', '@']);
            let changed = if is_place { self.place(word) } else { None };
            changed.unwrap_or_else(|| word.to_owned())
        };
        text.split(' ').map(word).collect::<Vec<String>>().join(" ")
    }

    /// Returns a tile, a feature of a tile (`a.city@N`) or a crossing (`a@se`) after the change; `None` for another word.
    pub fn place(&self, word: &str) -> Option<String> {
        let (address, rest) = word.split_at(word.find(['.', '@']).unwrap_or(word.len()));
        let address = self.tile(address)?;
        let Some((feature, spot)) = rest.split_once('@') else { return Some(address + rest) };
        let motion = self.motion();
        let crossing = || {
            let way = find(&Compass::ALL, Compass::word, spot).filter(|_| feature.is_empty())?;
            Some(motion.compass(way).word().to_owned())
        };
        let sides = || {
            let sides = motion.sides(parse_sides(spot).ok()?);
            Some(sides.to_string())
        };
        let half_edges = || {
            let halves = motion.half_edges(parse_half_edges(spot).ok()?);
            Some(halves.iter().map(|half| half.to_string()).collect::<String>())
        };
        let spot = match feature {
            _ if spot == INNER => Some(spot.to_owned()),
            // `SL` is a half-edge of a field, and on a city two sides.
            ".field" => half_edges().or_else(sides),
            _ => crossing().or_else(sides).or_else(half_edges),
        };
        Some(format!("{address}{feature}@{}", spot?))
    }
}

/// The way in which a question would lay a tile.
#[derive(Debug, Clone, Copy)]
pub struct Offer {
    /// The corner of a half tile, before the change.
    pub corner: Option<Corner>,
    /// Set for a double-size tile.
    pub is_double: bool,
    /// Set if the space is given.
    pub is_placed: bool,
    /// The turn in degrees, if it is given.
    pub turn: Option<u16>,
}

impl Offer {
    /// Returns `true` if the tile has a turn: a square one whose space or turn is given. Without them every turn is tried.
    pub fn turn_counts(self) -> bool {
        self.corner.is_none() && !self.is_double && (self.is_placed || self.turn.is_some())
    }
}

/// Returns the member of a list that has a word; `None` if none has it.
fn find<V: Copy>(all: &[V], word_of: impl Fn(V) -> &'static str, word: &str) -> Option<V> {
    all.iter().copied().find(|one| word_of(*one) == word)
}

/// Returns the space of a list that is a column and a row; `None` for another list.
pub(crate) fn numbered_space(items: &[Node]) -> Option<Space> {
    let number = |node: &Node| node.text()?.parse().ok();
    match items {
        [column, row] => Some(Space::new(number(column)?, number(row)?)),
        _ => None,
    }
}

/// Returns a space as a column and a row.
pub(crate) fn write_space(at: Space, span: Span) -> Node {
    Node::list([at.column, at.row].map(|number| Node::word(number.to_string(), span)).into(), span)
}
