//! The board: which tile lies where, and what is across each of its sides.

use std::collections::BTreeMap;

use crate::geometry::{Axis, Facing, HalfEdge, Hand, Shape, Side, Space};
use crate::text::Span;
use crate::tiles::{Edge, Road, RoadEnd, Tile};

use super::feature::{Feature, Place, TileIx};
use super::grid::{Grid, NO_TILE};

/// The kind of a tile that does not matter (`#`).
pub(in crate::scenario) const HASH: u32 = u32::MAX;
/// The kind of a tile that could not be read.
pub(in crate::scenario) const FAULTY: u32 = u32::MAX - 1;

/// A laid tile.
#[derive(Debug, Clone)]
pub struct Placed {
    pub(in crate::scenario) name: u32,
    /// Its shape.
    pub shape: Shape,
    /// Its first space.
    pub at: Space,
    pub(in crate::scenario) kind: u32,
    /// Where it is written.
    pub span: Span,
}

/// What a printed side shows, ready to be looked up.
#[derive(Debug, Clone)]
pub(in crate::scenario) struct Kind {
    tile: Tile,
    edges: [Edge; Side::ALL.len()],
    fields: [[u8; 2]; Side::ALL.len()],
}

const NO_FIELD: u8 = u8::MAX;

impl Kind {
    pub(in crate::scenario) fn new(tile: Tile) -> Self {
        let edges = Side::ALL.map(|s| tile.edge(s));
        let field =
            |half| tile.field_at(half).and_then(|n| u8::try_from(n).ok()).unwrap_or(NO_FIELD);
        let fields = Side::ALL.map(|s| [field(HalfEdge::left(s)), field(HalfEdge::right(s))]);
        Self { tile, edges, fields }
    }

    pub(in crate::scenario) fn into_tile(self) -> Tile {
        self.tile
    }
}

/// What is across a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beyond {
    /// A side of another tile.
    Tile(TileIx, Side),
    /// The empty half of a space that holds one half: a triangular gap, named by the half beside it.
    Gap(TileIx),
    /// An empty space.
    Nothing,
}

/// The tiles as they lie.
#[derive(Debug, Clone)]
pub struct Board {
    placed: Vec<Placed>,
    kinds: Vec<Kind>,
    names: Vec<String>,
    /// The tiles of each name.
    by_name: Vec<Vec<TileIx>>,
    /// The place of each name.
    name_ix: BTreeMap<String, u32>,
    grid: Grid,
    /// The two ends of each bridge over a pair: a road over both halves.
    spans: Vec<[Place; 2]>,
}

impl Board {
    pub(in crate::scenario) fn new(
        placed: Vec<Placed>,
        kinds: Vec<Kind>,
        names: Vec<String>,
        grid: Grid,
    ) -> Self {
        let mut by_name = vec![Vec::new(); names.len()];
        for (ix, tile) in placed.iter().enumerate() {
            by_name[tile.name as usize].push(TileIx::try_from(ix).unwrap_or(NO_TILE));
        }
        let name_ix = (0..).zip(&names).map(|(n, name)| (name.clone(), n)).collect();
        Self { placed, kinds, names, by_name, name_ix, grid, spans: Vec::new() }
    }

    /// Where a bridge over a space ends: the sides of tiles that line it, none at a gap. A bridge over
    /// a pair has an end on each half.
    pub fn bridge_ends(&self, space: Space, axis: Axis) -> Vec<(TileIx, Side)> {
        let end = |direction| {
            self.at(space).find_map(|tile| {
                let placed = self.placed(tile);
                Some((tile, placed.shape.side_lining(placed.at, space, direction)?))
            })
        };
        axis.directions().into_iter().filter_map(end).collect()
    }

    /// Lays a bridge: a road from end to end over all that is printed beneath.
    pub(in crate::scenario) fn lay_bridge(&mut self, space: Space, axis: Axis) {
        let ends = self.bridge_ends(space, axis);
        let mut laid: Vec<Place> = Vec::new();
        let mut tiles: Vec<TileIx> = ends.iter().map(|(tile, _)| *tile).collect();
        tiles.dedup();
        for tile in tiles {
            let Some(mut bridged) = self.tile(tile).cloned() else {
                continue;
            };
            let sides = ends.iter().filter(|(t, _)| *t == tile).map(|(_, side)| *side).collect();
            let road = u8::try_from(bridged.roads.len()).unwrap_or(u8::MAX);
            bridged.roads.push(Road { sides, inn: false, end: RoadEnd::Bridge });
            self.placed[tile as usize].kind = u32::try_from(self.kinds.len()).unwrap_or(FAULTY);
            self.kinds.push(Kind::new(bridged));
            laid.push(Place { tile, feature: Feature::Road(road) });
        }
        if let [one, other] = laid.as_slice() {
            self.spans.push([*one, *other]);
        }
    }

    /// The two ends of each bridge over a pair: one road, though no side joins them.
    pub fn spans(&self) -> &[[Place; 2]] {
        &self.spans
    }

    /// Whether a place is a bridge.
    pub fn is_bridge(&self, place: Place) -> bool {
        match place.feature {
            Feature::Road(n) => self
                .tile(place.tile)
                .and_then(|t| t.roads.get(usize::from(n)))
                .is_some_and(|r| r.end == RoadEnd::Bridge),
            Feature::City(_)
            | Feature::Field(_)
            | Feature::Monastery
            | Feature::Castle
            | Feature::Garden => false,
        }
    }

    /// How many tiles lie on the board.
    pub fn len(&self) -> usize {
        self.placed.len()
    }

    /// Whether no tile lies on the board.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// Every tile, in map order.
    pub fn all(&self) -> impl Iterator<Item = TileIx> + use<> {
        0..TileIx::try_from(self.placed.len()).unwrap_or(NO_TILE)
    }

    /// A tile as it lies.
    pub fn placed(&self, ix: TileIx) -> &Placed {
        &self.placed[ix as usize]
    }

    fn kind(&self, ix: TileIx) -> Option<&Kind> {
        self.kinds.get(self.placed(ix).kind as usize)
    }

    /// What is printed on a tile; `None` for one that does not matter.
    pub fn tile(&self, ix: TileIx) -> Option<&Tile> {
        self.kind(ix).map(|k| &k.tile)
    }

    /// Whether it is a tile that does not matter (`#`).
    pub fn is_hash(&self, ix: TileIx) -> bool {
        self.placed(ix).kind == HASH
    }

    /// Whether the tile could not be read (then the scenario is refused anyway).
    pub(in crate::scenario) fn is_faulty(&self, ix: TileIx) -> bool {
        self.placed(ix).kind == FAULTY
    }

    /// What a side shows; `None` for a tile that does not matter.
    pub fn edge(&self, ix: TileIx, side: Side) -> Option<Edge> {
        self.kind(ix).map(|k| k.edges[side as usize])
    }

    /// The field that reaches a half-edge, by its place on the tile.
    pub fn field_at(&self, ix: TileIx, side: Side, hand: Hand) -> Option<u8> {
        self.kind(ix).map(|k| k.fields[side as usize][hand as usize]).filter(|n| *n != NO_FIELD)
    }

    /// The tiles in a space: none, one, or two halves in map order.
    pub fn at(&self, space: Space) -> impl Iterator<Item = TileIx> + use<> {
        self.grid.at(space)
    }

    /// The tile side across a side, if there is one.
    pub fn across(&self, ix: TileIx, side: Side) -> Option<(TileIx, Side)> {
        match self.beyond(ix, side) {
            Beyond::Tile(other, other_side) => Some((other, other_side)),
            Beyond::Gap(_) | Beyond::Nothing => None,
        }
    }

    /// What is across a side.
    pub fn beyond(&self, ix: TileIx, side: Side) -> Beyond {
        let placed = self.placed(ix);
        match self.ahead(placed.shape, placed.at, side) {
            // Across the long side of a lone half lies its own gap.
            Beyond::Nothing if side == Side::L => Beyond::Gap(ix),
            beyond @ (Beyond::Tile(..) | Beyond::Gap(_) | Beyond::Nothing) => beyond,
        }
    }

    /// What is across a side of a shape whose first space is `at`, whether or not such a tile lies
    /// there.
    pub fn ahead(&self, shape: Shape, at: Space, side: Side) -> Beyond {
        match shape.facing(side, at) {
            Some(Facing::OtherHalf(space, corner)) => self
                .grid
                .at(space)
                .find(|t| self.placed(*t).shape == Shape::Half(corner))
                .map_or(Beyond::Nothing, |t| Beyond::Tile(t, Side::L)),
            Some(Facing::Across(space, direction)) => {
                let mut beyond = Beyond::Nothing;
                for other in self.grid.at(space) {
                    let there = self.placed(other);
                    match there.shape.side_lining(there.at, space, direction) {
                        Some(side) => return Beyond::Tile(other, side),
                        // A lone half that does not line this side leaves its gap here.
                        None => beyond = Beyond::Gap(other),
                    }
                }
                beyond
            }
            None => Beyond::Nothing,
        }
    }

    /// The name of a tile; `#` for one that does not matter.
    pub fn name(&self, ix: TileIx) -> &str {
        &self.names[self.placed(ix).name as usize]
    }

    /// The tiles of a name, in map order.
    pub fn named(&self, name: &str) -> &[TileIx] {
        self.name_ix.get(name).map_or(&[], |n| &self.by_name[*n as usize])
    }

    /// Every name on the board that can be addressed.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str).filter(|n| *n != "#")
    }

    /// How a tile is addressed: its name, with column and row where the name stands on the map more
    /// than once, and the corner where two halves of that name share the space.
    pub fn address(&self, ix: TileIx) -> String {
        let placed = self.placed(ix);
        let name = self.name(ix);
        if self.by_name[placed.name as usize].len() < 2 {
            return name.to_owned();
        }
        let twins = self.at(placed.at).filter(|t| self.placed(*t).name == placed.name).count();
        match placed.shape {
            Shape::Half(corner) if twins > 1 => format!("{name}:{}:{corner}", placed.at),
            Shape::Half(_) | Shape::Square | Shape::Double(_) => format!("{name}:{}", placed.at),
        }
    }

    /// How a feature is written: `a.city`, or `a.road@N` where the tile has several.
    pub fn place_text(&self, place: Place) -> String {
        let address = self.address(place.tile);
        let kind = place.feature.kind().word();
        let Some(tile) = self.tile(place.tile) else {
            return format!("{address}.{kind}");
        };
        let at = match place.feature {
            Feature::City(n) if tile.cities.len() > 1 => {
                tile.cities.get(usize::from(n)).and_then(|c| c.sides.first()).map(|s| s.to_string())
            }
            Feature::Road(n) if tile.roads.len() > 1 => {
                tile.roads.get(usize::from(n)).and_then(|r| r.sides.first()).map(|s| s.to_string())
            }
            Feature::Field(n) if tile.fields.len() > 1 => tile
                .fields
                .get(usize::from(n))
                .and_then(|f| f.halves.first())
                .map(|h| h.to_string()),
            Feature::City(_)
            | Feature::Road(_)
            | Feature::Field(_)
            | Feature::Monastery
            | Feature::Castle
            | Feature::Garden => None,
        };
        match at {
            Some(at) => format!("{address}.{kind}@{at}"),
            None => format!("{address}.{kind}"),
        }
    }
}
