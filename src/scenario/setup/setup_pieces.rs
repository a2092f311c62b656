//! What a setup says of meeples, tokens, the figures that belong to nobody, the score track, and claims.

use super::declared::FieldKind;
use super::setup_macros::{choices, keys};
use super::value::{
    At, AxisName, Count, Key, Name, PieceName, PlaceName, PlaceOrTileName, SetupValue, SubjectName, TileName, Worded,
};
use crate::text::{MapEntries, Node, Problems, Span, Value, as_list, words};

keys! {
    /// A bridge (*Bridges, Castles & Bazaars*).
    pub(crate) struct SetupBridge = "a bridge" {
        /// The tile of the space that it spans; either half of a pair.
        bridge: Name<TileName>;
        /// The direction in which it runs.
        direction: Name<AxisName>, help "write `direction: ew` or `direction: ns`";
    }

    /// A flea.
    pub(crate) struct SetupFlea = "a flea" {
        /// The tile that it is on.
        flea: Name<TileName>;
    }

    /// A little building (*Little Buildings*).
    pub(crate) struct SetupBuilding = "a little building" {
        /// The tile that it is on.
        building: Name<TileName>;
        /// The kind of building, if it is given.
        kind: Option<At<Building>>;
    }

    /// A castle token (*Bridges, Castles & Bazaars*).
    pub(crate) struct SetupCastle = "a castle token" {
        /// The city that it is on.
        castle: Name<PlaceName>;
    }

    /// A sheep token of a flock (*Hills & Sheep*).
    pub(crate) struct SetupSheep = "a sheep token" {
        /// The field that it is on.
        sheep: Name<PlaceName>;
        /// The number of sheep on the token.
        value: Count<1, 4>, help "write how many sheep it shows: `value: 2`";
    }

    /// The figures that belong to nobody.
    pub(crate) struct SetupFigures = "`figures`" {
        /// The tile that the dragon is on.
        dragon: Option<Name<TileName>>;
        /// The feature whose meeple the fairy is next to, or the tile that she is on.
        fairy: Option<Name<PlaceOrTileName>>;
        /// The road or city that the mage is on.
        mage: Option<Name<PlaceName>>;
        /// The road or city that the witch is on.
        witch: Option<Name<PlaceName>>;
    }

    /// A player's figures on the score track (*The Messages* gives everybody a second one), in points: a figure on space 3
    /// that has been round the track once has 53.
    pub(crate) struct SetupOnTrack = "a player's figures" {
        /// The points of the scoring meeple.
        meeple: Count<0, 1_000_000>,
            phrase "the points of the scoring meeple",
            help "write the points of both: `red: { meeple: 3, messenger: 12 }`";
        /// The points of the messenger, if the player has one.
        messenger: Option<Count<0, 1_000_000>>, phrase "the points of the messenger";
    }
}

choices! {
    /// A token on the board, by the key that says what it is.
    pub(crate) enum SetupToken {
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
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct SetupPieces {
    /// Each with its place.
    pub(crate) pieces: Vec<Name<PieceName>>,
    /// Set if they are a list.
    pub(crate) is_listed: bool,
    /// Set if they are a list in brackets, which goes on behind the last of them.
    pub(crate) is_bracketed: bool,
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
}

/// The claims of a player: points, or a map, for each feature or question.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct SetupClaims {
    /// Each claim with what it is about.
    pub(crate) claims: Vec<(Name<SubjectName>, Node)>,
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
}
