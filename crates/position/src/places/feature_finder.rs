//! Finding a feature on a tile by its kind, and by a side or half-edge.

use carcassonne_board::geometry::{HalfEdge, HalfEdgeSet, Side, SideSet};
use carcassonne_board::tiles::{self, Edge, INNER, Symbol, Tile};
use carcassonne_text::{Problem, Span, Suggestion, phrase};
use carcassonne_words::messages::plain::{Arg, Sentence};

use super::problems;
use crate::board::{Feature, FeatureKind, PlacedTile};

/// A search for a feature of a kind on a tile of the board.
pub(super) struct FeatureSearch<'s> {
    pub(super) kind: FeatureKind,
    /// The address of the tile, as it is written.
    pub(super) address: &'s str,
    /// The print of the tile.
    pub(super) printed: &'s Tile,
    /// The tile on the board.
    pub(super) placed: &'s PlacedTile,
    /// The span of the whole place, and of the kind in it.
    pub(super) text_span: Span,
    pub(super) kind_at: Span,
}

/// A feature that was found, or the problem of one that its tile lacks or has several times.
type Found = Result<Feature, Box<Problem>>;

/// Returns the features of a tile as they are written behind its address: `city`, `road@N`.
pub(super) fn features_of(tile: &Tile) -> Vec<String> {
    let mut all = Vec::new();
    let mut several = |kind: FeatureKind, sides: Vec<String>| {
        let many = sides.len() > 1;
        all.extend(
            sides.into_iter().map(|s| if many { format!("{}@{s}", kind.word()) } else { kind.word().to_owned() }),
        );
    };
    let side = |s: Option<Side>| s.map_or(String::new(), |s| s.to_string());
    several(FeatureKind::City, tile.cities.iter().map(|c| side(c.identifying_side())).collect());
    several(FeatureKind::Road, tile.roads.iter().map(|r| side(r.sides.first())).collect());
    several(FeatureKind::Field, tile.fields.iter().map(tiles::Field::name).collect());
    several(FeatureKind::Monastery, tile.monastery.iter().map(|_| String::new()).collect());
    several(FeatureKind::Castle, std::iter::repeat_n(String::new(), usize::from(tile.castle)).collect());
    several(FeatureKind::Garden, std::iter::repeat_n(String::new(), usize::from(has_garden(tile))).collect());
    all
}

fn has_garden(tile: &Tile) -> bool {
    tile.symbols.contains(&Symbol::Garden)
}

impl FeatureSearch<'_> {
    /// Returns the problem of a feature that its tile lacks or has several times.
    fn explain(&self, fault: Sentence, at: Span) -> Box<Problem> {
        Problem::of(at, fault).at_related(self.placed.span).boxed()
    }

    /// Returns the problem of a feature that its tile lacks or has several times, and offers the features of the tile.
    fn offer(&self, fault: Sentence, at: Span) -> Box<Problem> {
        let features = features_of(self.printed).into_iter();
        let ways = features.map(|one| Suggestion::new(self.text_span, format!("{}.{one}", self.address)));
        self.explain(fault, at).with_ways(ways).boxed()
    }

    /// Returns the address of the tile.
    fn tile(&self) -> String {
        self.address.to_owned()
    }

    /// Returns the features of the tile in a list.
    fn features(&self) -> String {
        features_of(self.printed).join(", ")
    }

    /// Finds the only feature of the kind.
    pub(super) fn find_only(&self) -> Found {
        let Self { kind, printed, kind_at, .. } = *self;
        let (count, first) = match kind {
            FeatureKind::City => (printed.cities.len(), Feature::City(0)),
            FeatureKind::Road => (printed.roads.len(), Feature::Road(0)),
            FeatureKind::Field => (printed.fields.len(), Feature::Field(0)),
            FeatureKind::Monastery => (usize::from(printed.monastery.is_some()), Feature::Monastery),
            FeatureKind::Castle => (usize::from(printed.castle), Feature::Castle),
            FeatureKind::Garden => (usize::from(has_garden(printed)), Feature::Garden),
        };
        let (tile, none) = (self.tile(), None::<&'static str>);
        Err(match count {
            1 => return Ok(first),
            // Only one copy of a printed tile carries the garden, and its id does not say which.
            0 if kind == FeatureKind::Garden => self.explain(phrase!(problems::NoGarden { tile }), kind_at),
            0 if kind == FeatureKind::Castle && printed.cities.len() == 1 => {
                let features = features_of(printed).into_iter().map(|one| format!("{}.{one}", self.address));
                let fault = phrase!(problems::CityAsCastle { tile, features: Arg::texts(features) });
                self.explain(fault, kind_at).edit(kind_at, FeatureKind::City.word()).boxed()
            }
            0 if kind == FeatureKind::Field && printed.fields.is_empty() && !printed.cities.is_empty() => {
                let sides = printed.cities.iter().filter_map(|city| city.sides.first()).map(Side::word);
                let sides = sides.collect::<Vec<&str>>().join(", ");
                self.explain(phrase!(problems::UnwrittenField { tile, sides }), kind_at)
            }
            0 => {
                let (kind, features) = (kind.word(), self.features());
                let fault = phrase!(problems::MissingFeature { tile, kind, side: none, edge: none, features });
                self.offer(fault, kind_at)
            }
            count => {
                let (kind, features) = (kind.word(), self.features());
                self.offer(phrase!(problems::SeveralFeatures { tile, side: none, count, kind, features }), kind_at)
            }
        })
    }

    /// Finds the feature of the kind at the side or half-edge that a word names.
    pub(super) fn find_by_side(&self, word: &str, at: Span) -> Found {
        let Self { kind, printed, placed, .. } = *self;
        let tile = self.tile();
        if matches!(kind, FeatureKind::Monastery | FeatureKind::Castle | FeatureKind::Garden) {
            return Err(self.explain(phrase!(problems::FeatureInTheMiddle { tile, kind: kind.word() }), at));
        }
        let is_field = kind == FeatureKind::Field;
        if is_field && word == INNER {
            let inner = printed.fields.iter().position(|field| field.halves.is_empty());
            return self.field_or_missing(inner, None, at);
        }
        let has_side = |side: Side| placed.shape.side_set().contains(side);
        if is_field && let Some(half) = tiles::parse_half_edges(word).ok().and_then(HalfEdgeSet::first) {
            let found = || self.field_or_missing(printed.field_at(half), Some(half), at);
            return if has_side(half.side) { found() } else { Err(self.missing_side(half.side, at)) };
        }
        let word = word.to_owned();
        match tiles::parse_sides(&word).ok().filter(|sides| sides.len() == 1).and_then(SideSet::first) {
            None if is_field => Err(self.explain(phrase!(problems::HalfEdgeNotUnderstood { tile, word }), at)),
            None => {
                let features = self.features();
                Err(self.offer(phrase!(problems::SideNotUnderstood { tile, word, features }), at))
            }
            Some(side) if has_side(side) => self.find_on_side(side, at),
            Some(side) => Err(self.missing_side(side, at)),
        }
    }

    /// Returns the field with an index; the problem of no such field without one.
    fn field_or_missing(&self, field: Option<usize>, half: Option<HalfEdge>, at: Span) -> Found {
        let (tile, half, features) = (self.tile(), half.map(|half| half.to_string()), self.features());
        let missing = || self.offer(phrase!(problems::MissingField { tile, half, features }), at);
        field.map(number_field).ok_or_else(missing)
    }

    /// Finds the feature of the kind at a side of the tile.
    fn find_on_side(&self, side: Side, at: Span) -> Found {
        let Self { kind, printed, .. } = *self;
        let edge = printed.edge(side);
        let (tile, kind_word, side_word, features) = (self.tile(), kind.word(), side.word(), self.features());
        let field_at = |half: HalfEdge| printed.field_at(half).filter(|_| kind == FeatureKind::Field);
        Err(match (kind, edge, field_at(HalfEdge::left(side)), field_at(HalfEdge::right(side))) {
            (FeatureKind::City, Edge::City(n) | Edge::CityGate(n), ..) => return Ok(Feature::City(n)),
            (FeatureKind::Road, Edge::Road(n), ..) => return Ok(Feature::Road(n)),
            (_, _, Some(left), Some(right)) if left == right => return Ok(number_field(left)),
            (FeatureKind::City, Edge::Cities(..), ..) => {
                let (side, count, kind) = (Some(side_word), 2, kind_word);
                self.offer(phrase!(problems::SeveralFeatures { tile, side, count, kind, features }), at)
            }
            (_, _, Some(_), Some(_)) => self.explain(phrase!(problems::TwoFieldsOnSide { tile, side: side_word }), at),
            _ => {
                let (kind, side, edge) = (kind_word, Some(side_word), Some(edge.word()));
                self.offer(phrase!(problems::MissingFeature { tile, kind, side, edge, features }), at)
            }
        })
    }

    /// Returns the problem of a side that the tile does not have.
    fn missing_side(&self, side: Side, at: Span) -> Box<Problem> {
        let shape = self.placed.shape;
        let (tile, side, sides) = (self.tile(), side.word(), Arg::list(shape.sides().iter().map(|side| side.word())));
        self.explain(phrase!(problems::MissingSide { tile, side, shape: shape.word(), sides }), at)
    }
}

/// Returns the field with an index.
fn number_field(n: usize) -> Feature {
    Feature::Field(u8::try_from(n).unwrap_or(u8::MAX))
}
