//! The values of a setup: how each is read and written, and how whoever changes a board finds the names in them.

use carcassonne_text::{Language, MapEntries, Node, Problems, Span, Value, as_count, as_list, as_word, problem};
use serde_json::{Value as Json, json};

use super::key_schema::{SchemaParts, by_player, kind_schema, one_or_list};
use super::problems;
use crate::setup::FieldKind;

/// A key of a map in a setup, with what is said where it is missing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Key {
    /// The key itself: `direction`.
    pub word: &'static str,
    /// The thing that the map describes, with an article: `a bridge`.
    pub owner: &'static str,
    /// The value in messages: "`value`", "the points of the messenger".
    pub phrase: &'static str,
    /// The help for a missing value, with an example in back-quotes; empty for a key that can be left out.
    pub help: &'static str,
}

impl Key {
    /// A key of the whole setup.
    pub(crate) fn of(word: &'static str) -> Self {
        Self { word, owner: "a scenario", phrase: word, help: "" }
    }
}

/// A value of a setup, read without a look at the board.
pub(crate) trait SetupValue: Sized {
    /// The name of a map in messages, with an article: `a bridge`.
    const OWNER: &'static str = "a value";

    /// Reads a value; reports a problem and returns `None` if it has another form.
    fn read(node: &Node, key: Key, problems: &mut Problems) -> Option<Self>;

    /// Returns the value of a key that is left out; `None` if the key is needed.
    fn if_left_out() -> Option<Self> {
        None
    }

    /// Reads the value of a key of a map; reports a missing one.
    fn read_entry(fields: &MapEntries<'_>, key: Key, problems: &mut Problems) -> Option<Self> {
        match Self::if_left_out() {
            Some(value) if fields.get(key.word).is_none() => Some(value),
            _ => Self::read(fields.require(key.word, key.owner, key.help, problems)?, key, problems),
        }
    }

    /// Returns the value as a file has it; `None` if its key is left out.
    fn to_node(&self) -> Option<Node>;

    /// Shows each name in the value to `visit`, with what it names; none by default.
    fn visit_names(&mut self, _visit: &mut dyn FnMut(FieldKind, &mut Node)) {}

    /// Returns the schema of the value; adds the maps in it to `parts`.
    fn schema(parts: &mut SchemaParts) -> Json;
}

/// The kind of thing to which a [`Name`] refers.
pub(crate) trait Named: std::fmt::Debug + Clone + Copy {
    const KIND: FieldKind;
    /// The kind in the words of [`kind_schema`]; empty for one that has none.
    const WORDS: &'static str;
}

macro_rules! named {
    ($($(#[$doc:meta])+ $name:ident = $kind:expr, $words:literal;)+) => {
        $(
            $(#[$doc])+
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub struct $name;

            impl Named for $name {
                const KIND: FieldKind = $kind;
                const WORDS: &'static str = $words;
            }
        )+
    };
}

named! {
    /// A player.
    PlayerName = FieldKind::Player, "player";
    /// A tile of the board: `a`.
    TileName = FieldKind::Tile, "tile";
    /// A feature of a tile: `a.city`.
    PlaceName = FieldKind::Place, "place";
    /// A city.
    CityName = FieldKind::Place, "place city";
    /// A field.
    FieldName = FieldKind::Place, "place field";
    /// A feature of a tile, or just the tile.
    PlaceOrTileName = FieldKind::PlaceOrTile, "place-or-tile";
    /// A place with the figure that is on it, if it is no meeple: `large a.city`, `barn a@se`.
    PieceName = FieldKind::Piece, "meeple";
    /// The subject of a claim or an expectation: a feature, or a question by its name or number.
    SubjectName = FieldKind::Place, "place";
    /// Players, in a list.
    PlayerNames = FieldKind::Players, "";
    /// Words that name nothing of the position: a question, a source, rules.
    Prose = FieldKind::Text, "";
    /// A direction of the grid: `ew`.
    AxisName = FieldKind::Axis, "axis";
}

/// A name as it was written. What it names is found when the setup is checked.
#[derive(Debug, Clone, PartialEq)]
pub struct Name<K> {
    node: Node,
    kind: std::marker::PhantomData<K>,
}

impl<K> Name<K> {
    /// The name with its place in the text.
    pub fn node(&self) -> &Node {
        &self.node
    }

    /// The name; empty if something else than a word is written there.
    pub fn text(&self) -> &str {
        self.node.text().unwrap_or_default()
    }
}

impl<K> From<Node> for Name<K> {
    fn from(node: Node) -> Self {
        Self { node, kind: std::marker::PhantomData }
    }
}

impl<K: Named> SetupValue for Name<K> {
    /// Takes the value as it is: what is wrong with a name shows beside the board.
    fn read(node: &Node, _: Key, _: &mut Problems) -> Option<Self> {
        Some(node.clone().into())
    }

    fn to_node(&self) -> Option<Node> {
        Some(self.node.clone())
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        visit(K::KIND, &mut self.node);
    }

    /// Returns no form for a kind that has none in [`kind_schema`]: whoever checks it says that, in the file of the schema.
    fn schema(_: &mut SchemaParts) -> Json {
        kind_schema(K::WORDS).unwrap_or_else(|| json!({}))
    }
}

/// A value and where it is written; nowhere if it was made in code.
#[derive(Debug, Clone, Copy)]
pub struct At<V> {
    /// The value.
    pub value: V,
    /// The place of the value in the text.
    pub span: Span,
}

impl<V> At<V> {
    pub fn into_value(self) -> V {
        self.value
    }
}

impl<V: PartialEq> PartialEq for At<V> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

/// A thing that a file names by one of a few words.
pub(crate) trait Worded: Copy + 'static {
    /// All of them.
    const WORDED: &'static [Self];

    /// Returns its word.
    fn in_a_file(self) -> &'static str;
}

impl Worded for Language {
    const WORDED: &'static [Self] = &Self::ALL;

    fn in_a_file(self) -> &'static str {
        self.code()
    }
}

impl<V: Worded> SetupValue for At<V> {
    fn read(node: &Node, key: Key, problems: &mut Problems) -> Option<Self> {
        let value = as_word(node, key.phrase, V::WORDED, V::in_a_file, problems)?;
        Some(Self { value, span: node.span })
    }

    fn to_node(&self) -> Option<Node> {
        Some(Node::word(self.value.in_a_file(), self.span))
    }

    fn schema(_: &mut SchemaParts) -> Json {
        let words: Vec<&str> = V::WORDED.iter().map(|value| value.in_a_file()).collect();
        json!({ "enum": words })
    }
}

/// A whole number between bounds, with its place in the text.
#[derive(Debug, Clone, Copy)]
pub struct Count<const LEAST: u32, const MOST: u32> {
    /// The number.
    pub number: u32,
    /// The place of the value in the text.
    pub span: Span,
}

impl<const LEAST: u32, const MOST: u32> PartialEq for Count<LEAST, MOST> {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl<const LEAST: u32, const MOST: u32> SetupValue for Count<LEAST, MOST> {
    fn read(node: &Node, key: Key, problems: &mut Problems) -> Option<Self> {
        let number = as_count(node, key.phrase, LEAST.into(), MOST.into(), problems)?;
        Some(Self { number: u32::try_from(number).ok()?, span: node.span })
    }

    fn to_node(&self) -> Option<Node> {
        Some(Node::word(self.number.to_string(), self.span))
    }

    fn schema(_: &mut SchemaParts) -> Json {
        kind_schema(&format!("count {LEAST}..{MOST}")).unwrap_or_default()
    }
}

impl<V: SetupValue> SetupValue for Option<V> {
    fn read(node: &Node, key: Key, problems: &mut Problems) -> Option<Self> {
        V::read(node, key, problems).map(Some)
    }

    fn if_left_out() -> Option<Self> {
        Some(None)
    }

    /// Takes a faulty value, which is reported, as one that is left out.
    fn read_entry(fields: &MapEntries<'_>, key: Key, problems: &mut Problems) -> Option<Self> {
        Some(fields.get(key.word).and_then(|_| V::read_entry(fields, key, problems)))
    }

    fn to_node(&self) -> Option<Node> {
        self.as_ref().and_then(V::to_node)
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        if let Some(value) = self {
            value.visit_names(visit);
        }
    }

    fn schema(parts: &mut SchemaParts) -> Json {
        V::schema(parts)
    }
}

/// A list of values, each with its place; one may stand alone.
impl<V: SetupValue> SetupValue for Vec<At<V>> {
    fn read(node: &Node, key: Key, problems: &mut Problems) -> Option<Self> {
        if node.is_null() {
            problems.push(problem!(node.span, problems::NoTokens));
        }
        let items = as_list(node).iter();
        Some(items.filter_map(|item| Some(At { value: V::read(item, key, problems)?, span: item.span })).collect())
    }

    fn if_left_out() -> Option<Self> {
        Some(Vec::new())
    }

    fn to_node(&self) -> Option<Node> {
        let items: Vec<Node> = self.iter().filter_map(|item| item.value.to_node()).collect();
        (!items.is_empty()).then(|| Node::list(items, Span::default()))
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        for item in self {
            item.value.visit_names(visit);
        }
    }

    fn schema(parts: &mut SchemaParts) -> Json {
        one_or_list(&V::schema(parts), json!({}))
    }
}

/// Places that are named one by one; a single one may stand alone.
impl<K: Named> SetupValue for Vec<Name<K>> {
    fn read(node: &Node, _: Key, _: &mut Problems) -> Option<Self> {
        Some(as_list(node).iter().cloned().map(Name::from).collect())
    }

    fn if_left_out() -> Option<Self> {
        Some(Vec::new())
    }

    fn to_node(&self) -> Option<Node> {
        let items: Vec<Node> = self.iter().filter_map(Name::to_node).collect();
        (!items.is_empty()).then(|| Node::list(items, Span::default()))
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        for name in self {
            name.visit_names(visit);
        }
    }

    fn schema(parts: &mut SchemaParts) -> Json {
        one_or_list(&Name::<K>::schema(parts), json!({}))
    }
}

/// A value for each player, in the order of the file.
#[derive(Debug, Clone)]
pub struct ByPlayer<V> {
    /// Each player with a value; `None` in place of one that could not be read, which is reported.
    pub players: Vec<(Name<PlayerName>, At<Option<V>>)>,
    /// The place of the whole map; `None` if its key is left out.
    pub span: Option<Span>,
}

impl<V> Default for ByPlayer<V> {
    fn default() -> Self {
        Self { players: Vec::new(), span: None }
    }
}

impl<V> ByPlayer<V> {
    /// Adds what others say of players; `join` puts together two values of one player.
    pub fn extend(&mut self, others: Self, join: impl Fn(&mut V, V)) {
        for (name, other) in others.players {
            match self.players.iter_mut().find(|(known, _)| *known == name) {
                Some((_, known)) => match (&mut known.value, other.value) {
                    (Some(known), Some(other)) => join(known, other),
                    (known, other) => *known = other.or_else(|| known.take()),
                },
                None => self.players.push((name, other)),
            }
        }
        self.span = others.span.or(self.span);
    }
}

impl<V: PartialEq> PartialEq for ByPlayer<V> {
    fn eq(&self, other: &Self) -> bool {
        self.players == other.players
    }
}

impl<V: SetupValue> SetupValue for ByPlayer<V> {
    fn read(node: &Node, key: Key, problems: &mut Problems) -> Option<Self> {
        let fields = MapEntries::read_any_keys(node, key.phrase, problems)?;
        let players = fields.iter().map(|(name, at, value)| {
            let name = Name::from(Node::word(name, at));
            (name, At { value: V::read(value, key, problems), span: value.span })
        });
        Some(Self { players: players.collect(), span: Some(node.span) })
    }

    fn if_left_out() -> Option<Self> {
        Some(Self::default())
    }

    fn read_entry(fields: &MapEntries<'_>, key: Key, problems: &mut Problems) -> Option<Self> {
        Some(fields.get(key.word).and_then(|node| Self::read(node, key, problems)).unwrap_or_default())
    }

    fn to_node(&self) -> Option<Node> {
        let of_player = |(name, value): &(Name<PlayerName>, At<Option<V>>)| {
            Some((name.node().clone(), value.value.as_ref().and_then(V::to_node)?))
        };
        let entries: Vec<(Node, Node)> = self.players.iter().filter_map(of_player).collect();
        (!entries.is_empty()).then(|| Node { span: Span::default(), value: Value::Map(entries) })
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        for (name, value) in &mut self.players {
            name.visit_names(visit);
            if let Some(value) = &mut value.value {
                value.visit_names(visit);
            }
        }
    }

    fn schema(parts: &mut SchemaParts) -> Json {
        by_player(&V::schema(parts))
    }
}

/// A value that whoever checks it reads.
impl SetupValue for Node {
    fn read(node: &Node, _: Key, _: &mut Problems) -> Option<Self> {
        Some(node.clone())
    }

    fn to_node(&self) -> Option<Node> {
        Some(self.clone())
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        visit(FieldKind::Own, self);
    }

    /// Returns no form: whoever checks it says that, in the file of the schema.
    fn schema(_: &mut SchemaParts) -> Json {
        json!({})
    }
}
