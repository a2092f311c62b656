//! Bridges on the board: roads over the features printed beneath them.

use carcassonne_board::geometry::{Axis, Side, Space};
use carcassonne_board::tiles::{Road, RoadEnd};

use super::face;
use super::feature::{Feature, Place, TileIx};
use super::placed_tiles::Board;

impl Board {
    /// Returns the ends of a bridge over a space: in each direction of the axis, the side of a tile that borders the
    /// space. A bridge has no end at a gap, and one end on each half of a pair.
    pub fn bridge_ends(&self, space: Space, axis: Axis) -> Vec<(TileIx, Side)> {
        let end = |direction| {
            self.at(space).find_map(|tile| {
                let placed = self.placed(tile);
                Some((tile, placed.shape.side_of_space(placed.at, space, direction)?))
            })
        };
        axis.directions().into_iter().filter_map(end).collect()
    }

    /// Lays a bridge: a road from end to end over a space. Over a pair of halves, each half gets a road, and the two
    /// ends are a span.
    pub fn lay_bridge(&mut self, space: Space, axis: Axis) {
        let ends = self.bridge_ends(space, axis);
        let mut laid_roads: Vec<Place> = Vec::new();
        let mut tiles: Vec<TileIx> = ends.iter().map(|(tile, _)| *tile).collect();
        tiles.dedup();
        for tile in tiles {
            let Some(mut bridged) = self.tile(tile).cloned() else {
                continue;
            };
            let sides = ends.iter().filter(|(t, _)| *t == tile).map(|(_, side)| *side).collect();
            let road = u8::try_from(bridged.roads.len()).unwrap_or(u8::MAX);
            bridged.roads.push(Road::new(sides, RoadEnd::Bridge));
            self.placed[tile.index()].face = face::add_kind(bridged, &mut self.kinds);
            laid_roads.push(Place { tile, feature: Feature::Road(road) });
        }
        if let [one, other] = laid_roads.as_slice() {
            self.bridge_spans.push([*one, *other]);
        }
    }

    /// Returns the two ends of each bridge over a pair of halves: one road, although no side joins the ends.
    pub fn bridge_spans(&self) -> &[[Place; 2]] {
        &self.bridge_spans
    }

    /// Returns `true` if a place is a bridge.
    pub fn is_bridge(&self, place: Place) -> bool {
        let Feature::Road(n) = place.feature else { return false };
        let road = self.tile(place.tile).and_then(|tile| tile.roads.get(usize::from(n)));
        road.is_some_and(|road| road.end == RoadEnd::Bridge)
    }
}
