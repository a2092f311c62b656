//! Replies and clauses as data: words of a documented set, numbers, names and places, in no language. JSON writes them, and
//! expectations and claims are compared with them.

use carcassonne_position::wording::{Arg, Clause, Message, PartKind, Sentence, Thing, messages, placing};
use carcassonne_position::{MeepleIx, PlayerIx, Scenario, TileIx};
use carcassonne_text::{Node, Value, as_list, yaml_word};
use serde::{Serialize, Serializer};

use crate::mechanics::{Orientation, Paid, Placement, Reply, ReplyPart};

/// A value of a reply or a clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Data<'s> {
    /// A number.
    Number(i64),
    /// `true` or `false`.
    Flag(bool),
    /// A word of a documented set, or a player.
    Word(&'s str),
    /// The address of a tile or a place, or a user's text.
    Text(String),
    /// A space, by its column and row.
    Space([i32; 2]),
    /// Values by their keys, in order.
    Keys(Vec<(&'s str, Data<'s>)>),
    /// A list of values.
    List(Vec<Data<'s>>),
}

impl Serialize for Data<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Flag(yes) => serializer.serialize_bool(*yes),
            Self::Word(word) => serializer.serialize_str(word),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Space(space) => space.serialize(serializer),
            Self::Keys(keys) => serializer.collect_map(keys.iter().map(|(key, value)| (key, value))),
            Self::List(items) => serializer.collect_seq(items),
        }
    }
}

/// The key of the word of a clause.
pub(super) const WORD: &str = "word";

/// The phrases for a side of a tile, each with the name of the part that says which end of the side is meant.
const SIDES: [(&Message, Option<&str>); 6] = [
    (placing::OwnSide::MESSAGE, None),
    (placing::OwnEnd::MESSAGE, Some("end")),
    (placing::OwnLongSide::MESSAGE, None),
    (placing::Side::MESSAGE, None),
    (placing::End::MESSAGE, Some("half")),
    (placing::LongSide::MESSAGE, None),
];

/// The phrase for the land that a side shows.
const EDGE: &Message = placing::Edge::MESSAGE;

/// The phrase for a score or payment under the name that the file gives it.
const NAMED: &Message = messages::EventNamed::MESSAGE;

impl<'s> Data<'s> {
    /// Converts a reply, with its rows under the key `rows`.
    pub fn from_reply(reply: &Reply, scenario: &'s Scenario) -> Self {
        let mut keys: Vec<(&str, Data<'s>)> =
            reply.iter().map(|(key, part)| (key, Self::from_part(part, scenario))).collect();
        if !reply.rows().is_empty() {
            keys.push(("rows", reply.rows().iter().map(|row| Self::from_reply(row, scenario)).collect()));
        }
        Self::Keys(keys)
    }

    /// Returns the clauses of a reply in sentences, by key, with those of its rows under the key `rows`.
    pub fn clause_sentences(reply: &Reply, scenario: &Scenario) -> Self {
        let has_clauses = |part: &ReplyPart| matches!(part, ReplyPart::Words(_) | ReplyPart::Choices(_));
        let clauses = reply.iter().filter(|(_, part)| has_clauses(part) && !part.is_empty());
        let mut keys: Vec<(&str, Data<'s>)> =
            clauses.map(|(key, part)| (key, part.words(scenario).into_iter().map(Self::Text).collect())).collect();
        let rows: Vec<Self> = reply.rows().iter().map(|row| Self::clause_sentences(row, scenario)).collect();
        if rows.iter().any(|row| !row.is_empty()) {
            keys.push(("rows", Self::List(rows)));
        }
        Self::Keys(keys)
    }

    /// Returns `true` for a map without keys or an empty list.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Keys(keys) => keys.is_empty(),
            Self::List(items) => items.is_empty(),
            Self::Number(_) | Self::Flag(_) | Self::Word(_) | Self::Text(_) | Self::Space(_) => false,
        }
    }

    /// Converts the value of a key of a reply.
    pub(super) fn from_part(part: &ReplyPart, scenario: &'s Scenario) -> Self {
        match part {
            ReplyPart::Flag(yes) => Self::Flag(*yes),
            ReplyPart::Count(count) => Self::Number((*count).into()),
            ReplyPart::Tiles(tiles) => tiles.iter().map(|tile| Self::from_tile(*tile, scenario)).collect(),
            ReplyPart::Meeples(meeples) => meeples.iter().map(|meeple| Self::from_meeple(*meeple, scenario)).collect(),
            ReplyPart::Places(_) | ReplyPart::Features(_) => part.words(scenario).into_iter().map(Self::Text).collect(),
            ReplyPart::Spaces(spaces) => spaces.iter().map(|space| Self::Space([space.column, space.row])).collect(),
            ReplyPart::Placements(placements) => {
                placements.iter().map(|placement| Self::from_placement(*placement)).collect()
            }
            ReplyPart::Players(players) => Self::from_players(players, scenario),
            ReplyPart::Paid(features) => features.iter().map(|paid| Self::from_paid(paid, scenario)).collect(),
            ReplyPart::Words(clauses) => clauses.iter().map(|clause| Self::from_clause(clause, scenario)).collect(),
            ReplyPart::Choices(choices) => {
                choices.iter().map(|choice| Self::from_clause(&choice.to_sentence(), scenario)).collect()
            }
            ReplyPart::Figures(figures) => {
                Self::Keys(figures.iter().map(|(pawn, points)| (pawn.word(), Self::Number(*points))).collect())
            }
        }
    }

    /// Converts a tile into its address; a tile that does not matter has none, and becomes its space.
    fn from_tile(tile: TileIx, scenario: &'s Scenario) -> Self {
        let board = &scenario.board;
        if board.is_hash(tile) {
            let at = board.placed(tile).at;
            Self::Space([at.column, at.row])
        } else {
            Self::Text(board.address(tile))
        }
    }

    fn from_meeple(meeple: MeepleIx, scenario: &'s Scenario) -> Self {
        let meeple = scenario.meeple(meeple);
        Self::Keys(vec![
            ("player", Self::Word(scenario.player(meeple.player))),
            ("place", Self::Word(&meeple.written)),
            ("figure", Self::Word(meeple.figure.word())),
        ])
    }

    /// Converts a placement into the keys of the question whether a tile can be placed there.
    fn from_placement(placement: Placement) -> Self {
        let orientation = match placement.orientation {
            Orientation::Turn(quarters) => ("turn", Self::Number(i64::from(quarters) * 90)),
            Orientation::Corner(corner) => ("corner", Self::Word(corner.word())),
        };
        Self::Keys(vec![("at", Self::Space([placement.at.column, placement.at.row])), orientation])
    }

    fn from_players(players: &[(PlayerIx, u32)], scenario: &'s Scenario) -> Self {
        Self::Keys(players.iter().map(|(player, n)| (scenario.player(*player), Self::Number((*n).into()))).collect())
    }

    fn from_paid(paid: &Paid, scenario: &'s Scenario) -> Self {
        let feature = paid.places.first().map(|place| scenario.board.place_text(*place)).unwrap_or_default();
        Self::Keys(vec![("feature", Self::Text(feature)), ("points", Self::from_players(&paid.points, scenario))])
    }

    /// Converts a clause: its word and its parts.
    pub fn from_clause(clause: &Sentence, scenario: &'s Scenario) -> Self {
        if clause.has_message(EDGE) {
            let edge = clause.arg("edge");
            return edge.map_or(Self::Word("field"), |edge| Self::from_arg(edge, PartKind::Edge, scenario));
        }
        if let Some((_, end)) = SIDES.iter().find(|(message, _)| clause.has_message(message)) {
            return Self::from_side(clause, *end, scenario);
        }
        let Some(declared) = Clause::find(clause) else {
            let word = clause.id().rsplit_once('.').map_or(clause.id(), |(_, word)| word);
            let args = clause.names().zip(clause.args());
            let parts = args.map(|(name, arg)| (name, Self::from_arg(arg, PartKind::Clause, scenario)));
            return Self::Keys(std::iter::once((WORD, Self::Word(word))).chain(parts).collect());
        };
        let parts = declared.parts.iter().filter_map(|part| {
            let arg = part.value(clause)?;
            Some((part.key, Self::from_arg(arg, part.kind, scenario)))
        });
        Self::Keys(std::iter::once((WORD, Self::Word(declared.word))).chain(parts).collect())
    }

    /// Converts a side of a tile: the tile, if it is another one, the direction, and the end of the side.
    fn from_side(side: &Sentence, end: Option<&str>, scenario: &'s Scenario) -> Self {
        let part = |name: &str, kind| side.arg(name).map(|arg| Self::from_arg(arg, kind, scenario));
        let mut keys = Vec::new();
        keys.extend(part("tile", PartKind::Tile).map(|tile| ("tile", tile)));
        keys.push(("side", part("to", PartKind::Direction).unwrap_or(Self::Word("long"))));
        keys.extend(end.and_then(|end| part(end, PartKind::Direction)).map(|end| ("end", end)));
        Self::Keys(keys)
    }

    /// Converts a part of a clause.
    fn from_arg(arg: &Arg, kind: PartKind, scenario: &'s Scenario) -> Self {
        let single = match arg {
            Arg::List(all) => return all.iter().map(|one| Self::from_arg(one, kind.item(), scenario)).collect(),
            Arg::Number(number) => Self::Number(*number),
            Arg::Text(text) => Self::Text(text.clone()),
            Arg::Word(word) => match (kind, *word) {
                (PartKind::Flag, word) => Self::Flag(word == "yes"),
                (PartKind::Building, "true") => Self::Word("monastery"),
                (_, word) => Self::Word(word),
            },
            Arg::Thing(Thing::Player(player)) => Self::Word(scenario.player(*player)),
            Arg::Thing(Thing::Meeple(meeple)) => Self::from_meeple(*meeple, scenario),
            Arg::Thing(Thing::Tile(tile)) => Self::from_tile(*tile, scenario),
            Arg::Thing(Thing::Place(place) | Thing::Feature(place)) => {
                let address = Self::Text(scenario.board.place_text(*place));
                if kind == PartKind::Named { Self::Keys(vec![("place", address)]) } else { address }
            }
            Arg::Thing(Thing::Space(at)) => Self::Space([at.column, at.row]),
            Arg::Thing(Thing::Compass(to)) => Self::Word(to.word()),
            Arg::Sentence(named) if kind == PartKind::Named => Self::from_name(named, scenario),
            Arg::Sentence(sentence) => Self::from_clause(sentence, scenario),
        };
        if kind.item() == kind { single } else { Self::List(vec![single]) }
    }

    /// Converts a phrase that names a score, a payment or a message: its parts, with those of a name within it.
    fn from_name(phrase: &Sentence, scenario: &'s Scenario) -> Self {
        if let (true, Some(Arg::Text(name))) = (phrase.has_message(NAMED), phrase.arg("name")) {
            return Self::Keys(vec![("called", Self::Text(name.clone()))]);
        }
        let mut keys = Vec::new();
        for part in Clause::find(phrase).into_iter().flat_map(|clause| clause.parts) {
            match part.value(phrase).map(|arg| Self::from_arg(arg, part.kind, scenario)) {
                Some(Self::Keys(inner)) if part.kind == PartKind::Named => keys.extend(inner),
                Some(value) => keys.push((part.key, value)),
                None => {}
            }
        }
        Self::Keys(keys)
    }

    /// Returns the data as YAML on one line, which an expectation may write; a clause without parts is its word.
    pub fn to_yaml(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Flag(yes) => yes.to_string(),
            Self::Word(word) => yaml_word(word),
            Self::Text(text) => yaml_word(text),
            Self::Space([column, row]) => format!("[{column}, {row}]"),
            Self::Keys(keys) => match keys.as_slice() {
                [(key, word)] if *key == WORD => word.to_yaml(),
                keys => yaml_map(keys.iter().map(|(key, value)| (key, value.to_yaml()))),
            },
            Self::List(items) => format!("[{}]", items.iter().map(Self::to_yaml).collect::<Vec<String>>().join(", ")),
        }
    }

    /// Returns `true` if the data match what is written: of a map the written keys only, lists of the same length in any
    /// order, a clause by its word alone.
    pub(super) fn matches(&self, written: &Node) -> bool {
        match (self, &written.value) {
            (Self::Keys(keys), Value::Map(entries)) => entries.iter().all(|(key, value)| {
                let found = keys.iter().find(|(known, _)| key.text() == Some(known));
                found.is_some_and(|(_, data)| data.matches(value))
            }),
            (Self::Keys(keys), Value::Scalar(..)) => {
                keys.iter().any(|(key, data)| *key == WORD && data.matches(written))
            }
            (Self::Number(number), _) => written.text().is_some_and(|text| text.parse() == Ok(*number)),
            (Self::Flag(yes), _) => written.text().is_some_and(|text| text.parse() == Ok(*yes)),
            (Self::Word(word), _) => written.text() == Some(word),
            (Self::Text(expected), _) => written.text() == Some(expected),
            (Self::Space([column, row]), Value::List(items)) => {
                let numbers: Option<Vec<i32>> = items.iter().map(|item| item.text()?.parse().ok()).collect();
                numbers == Some(vec![*column, *row])
            }
            (Self::List(data), _) => {
                let items = as_list(written);
                data.len() == items.len() && items.iter().all(|item| data.iter().any(|one| one.matches(item)))
            }
            (Self::Keys(_), Value::List(_)) | (Self::Space(_), Value::Map(_) | Value::Scalar(..)) => false,
        }
    }
}

/// Returns a YAML map on one line, of keys with their values in YAML.
pub(super) fn yaml_map(entries: impl Iterator<Item = (impl AsRef<str>, String)>) -> String {
    let entry = |(key, value): (_, String)| format!("{}: {value}", yaml_word(AsRef::<str>::as_ref(&key)));
    let entries: Vec<String> = entries.map(entry).collect();
    if entries.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", entries.join(", ")) }
}

impl Default for Data<'_> {
    /// Creates a map without keys.
    fn default() -> Self {
        Self::Keys(Vec::new())
    }
}

impl<'s> FromIterator<Data<'s>> for Data<'s> {
    fn from_iter<I: IntoIterator<Item = Data<'s>>>(items: I) -> Self {
        Self::List(items.into_iter().collect())
    }
}
