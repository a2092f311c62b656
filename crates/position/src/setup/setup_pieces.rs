//! What a setup says of meeples, tokens, the figures that belong to nobody, the score track, and claims.

use carcassonne_text::{MapEntries, Node, Problems, Span, Value, as_list, words};
use serde_json::{Value as Json, json};

use super::declared::FieldKind;
use super::key_schema::{SchemaParts, describe, one_or_list, refer_to};
use super::setup_macros::{choices, keys};
use super::value::{
    At, AxisName, CityName, Count, FieldName, Key, Name, PieceName, PlaceName, PlaceOrTileName, SetupValue,
    SubjectName, TileName, Worded,
};

keys! {
    /// A bridge (Bridges, Castles & Bazaars) over a space, from side to side.
    pub struct SetupBridge = "a bridge", example "{ bridge: x, direction: ew }" {
        /// The tile of the space that it spans; either half of a pair.
        bridge: Name<TileName>, example "x";
        /// From east to west, or from north to south.
        direction: Name<AxisName>, help "write `direction: ew` or `direction: ns`", example "ew";
    }

    /// A flea.
    pub struct SetupFlea = "a flea", example "{ flea: b }" {
        /// The tile that it is on.
        flea: Name<TileName>, example "b";
    }

    /// A little building (Little Buildings).
    pub struct SetupBuilding = "a little building", example "{ building: h, kind: shed }" {
        /// The tile that it is on.
        building: Name<TileName>, example "h";
        /// The kind of building, if it is given.
        kind: Option<At<Building>>, example "shed";
    }

    /// A castle token (Bridges, Castles & Bazaars).
    pub struct SetupCastle = "a castle token", example "{ castle: a.city }" {
        /// The city that it is on.
        castle: Name<CityName>, example "a.city", otherwise "Write a place in a city, like a.city.";
    }

    /// A sheep token of a flock (Hills & Sheep).
    pub struct SetupSheep = "a sheep token", example "{ sheep: f.field, value: 3 }" {
        /// The field that it is on.
        sheep: Name<FieldName>, example "f.field", otherwise "Write a field, like f.field or w.field@SL.";
        /// The number of sheep on the token.
        value: Count<1, 4>, help "write how many sheep it shows: `value: 2`", example "3";
    }

    /// The figures that belong to nobody; dragon and fairy are never on one tile.
    pub struct SetupFigures = "`figures`", example "{ dragon: b, fairy: a.city, mage: c.road }" {
        /// The tile that the dragon is on.
        dragon: Option<Name<TileName>>, example "b";
        /// The feature whose meeple the fairy is next to, or the tile that she is on.
        fairy: Option<Name<PlaceOrTileName>>, example "a.city";
        /// The road or city that the mage is on.
        mage: Option<Name<PlaceName>>, example "a.city";
        /// The road or city that the witch is on; never that of the mage.
        witch: Option<Name<PlaceName>>, example "b.road";
    }

    /// A player's figures on the score track (The Messages gives everybody a second one), in points: a figure on space 3
    /// that has been round the track once has 53.
    pub struct SetupOnTrack = "a player's figures", example "{ meeple: 3, messenger: 12 }" {
        /// The points of the scoring meeple.
        meeple: Count<0, 1_000_000>,
            phrase "the points of the scoring meeple",
            help "write the points of both: `red: { meeple: 3, messenger: 12 }`",
            example "3";
        /// The points of the messenger, if the player has one.
        messenger: Option<Count<0, 1_000_000>>, phrase "the points of the messenger", example "12";
    }
}

choices! {
    /// A token on the board, by the key that says what it is.
    pub enum SetupToken, example "{ flea: b }" {
        /// A bridge.
        Bridge(SetupBridge),
        /// A flea.
        Flea(SetupFlea),
        /// A little building.
        Building(SetupBuilding),
        /// A castle token.
        Castle(SetupCastle),
        /// A sheep token.
        Sheep(SetupSheep),
    }
}

words! {
    /// The little buildings.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Building {
        /// A shed.
        Shed = "shed",
        /// A house.
        House = "house",
        /// A tower.
        Tower = "tower",
    }
}

impl Worded for Building {
    const WORDED: &'static [Self] = &Self::ALL;

    fn in_a_file(self) -> &'static str {
        self.word()
    }
}

/// The figures of a player on features, and the player's barns.
#[derive(Debug, Clone)]
pub struct SetupPieces {
    /// Each with its place.
    pub pieces: Vec<Name<PieceName>>,
    /// Set if they are a list.
    pub is_listed: bool,
    /// Set if they are a list in brackets, which goes on behind the last of them.
    pub is_bracketed: bool,
}

/// Two are equal if they have the same pieces, however these are written.
impl PartialEq for SetupPieces {
    fn eq(&self, other: &Self) -> bool {
        self.pieces == other.pieces
    }
}

impl SetupValue for SetupPieces {
    fn read(node: &Node, _: Key, _: &mut Problems) -> Option<Self> {
        let items = as_list(node);
        let is_listed = matches!(node.value, Value::List(_));
        let is_bracketed = is_listed && items.last().is_some_and(|last| last.span.end < node.span.end);
        Some(Self { pieces: items.iter().cloned().map(Name::from).collect(), is_listed, is_bracketed })
    }

    fn to_node(&self) -> Option<Node> {
        match self.pieces.as_slice() {
            [] => None,
            [one] => Some(one.node().clone()),
            several => Some(Node::list(several.iter().map(|name| name.node().clone()).collect(), Span::default())),
        }
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        for piece in &mut self.pieces {
            piece.visit_names(visit);
        }
    }

    fn schema(parts: &mut SchemaParts) -> Json {
        let pieces = one_or_list(&Name::<PieceName>::schema(parts), json!({}));
        describe(pieces, "The places of this player's meeples.", "[a.city, large b.road]")
    }
}

/// The claims of a player: points, or a map, for each feature or question.
#[derive(Debug, Clone, PartialEq)]
pub struct SetupClaims {
    /// Each claim with what it is about.
    pub claims: Vec<(Name<SubjectName>, Node)>,
}

impl SetupValue for SetupClaims {
    fn read(node: &Node, _: Key, problems: &mut Problems) -> Option<Self> {
        let fields = MapEntries::read_any_keys(node, "a player's claims", problems)?;
        let claims = fields.iter().map(|(about, at, value)| (Node::word(about, at).into(), value.clone()));
        Some(Self { claims: claims.collect() })
    }

    fn to_node(&self) -> Option<Node> {
        let entries = self.claims.iter().map(|(about, value)| (about.node().clone(), value.clone()));
        Some(Node { span: Span::default(), value: Value::Map(entries.collect()) })
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        for (about, value) in &mut self.claims {
            about.visit_names(visit);
            visit(FieldKind::Own, value);
        }
    }

    fn schema(_: &mut SchemaParts) -> Json {
        let claims = json!({
            "type": "object",
            "propertyNames": { "anyOf": [refer_to("place"), refer_to("askName")] },
            "patternProperties": { "\\.": refer_to("claim") },
            "additionalProperties": refer_to("askClaim"),
            "minProperties": 1,
        });
        describe(claims, "The claims of this player.", "{ a.city: 10 }")
    }
}
