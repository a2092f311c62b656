//! The question where a tile can be placed, and whether it can be placed in a space.

use carcassonne_board::geometry::{Axis, Shape, Space};
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::QuestionId;
use carcassonne_position::asks::tile_placing as ask;
use carcassonne_position::{OfferedTile, Reader, UnplacedTile};
use carcassonne_text::problem;

use super::problems;
use super::search::Search;
use super::tile_site::{TileSite, bridge_as_road};
use crate::mechanics::{Askable, Mechanic, Query, Role, TILE_PLACING_FORM, cards};

pub(super) static TILE_PLACING: Mechanic = Mechanic {
    card: cards::TILE_PLACING,
    questions: &[
        QuestionId::PlaceInstead,
        QuestionId::PlaceLongSide,
        QuestionId::PlaceTouch,
        QuestionId::PlaceMatching,
        QuestionId::PlaceRiver,
        QuestionId::PlaceRiverFirst,
        QuestionId::PlaceHill,
        QuestionId::PlaceNowhere,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable { form: &TILE_PLACING_FORM, read }])],
};

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let is_placed = reader.get(&ask::AT).is_some() || reader.get(&ask::TO).is_some();
    let new_tile =
        if is_placed { NewTile::OfferedTile(reader.offered()?) } else { NewTile::UnplacedTile(reader.unplaced()?) };
    let (tile, shape) = match &new_tile {
        NewTile::OfferedTile(offered) => (&offered.tile, offered.shape),
        NewTile::UnplacedTile(unplaced) => (&unplaced.tile, unplaced.shape),
    };
    let axis = match reader.get(&ask::WITH_BRIDGE) {
        Some(node) => Some((reader.one_of(node, "a bridge's direction", &Axis::ALL, Axis::word)?, node.span)),
        None => None,
    };
    if let Some((_, span)) = axis.filter(|_| shape != Shape::Square) {
        reader.problem(problem!(span, problems::BridgeWithOtherThanSquare));
        return None;
    }
    if tile.monastery == Some(MonasteryKind::Abbey) {
        let span = reader.get(&ask::TILE).map_or(reader.span(), |node| node.span);
        let at = if let NewTile::OfferedTile(offered) = &new_tile { offered.at } else { Space::new(0, 0) };
        reader.problem(problem!(span, problems::AbbeyAsTile { space: at.to_notation() }));
        return None;
    }
    let axis = axis.map(|(axis, _)| axis);
    Some(match new_tile {
        NewTile::OfferedTile(mut candidate) => {
            candidate.tile.roads.extend(axis.map(|axis| bridge_as_road(&candidate.tile, axis)));
            Box::new(TileSite { candidate, bridge_axis: axis })
        }
        NewTile::UnplacedTile(candidate) => Box::new(Search { candidate, bridge_axis: axis }),
    })
}

/// The tile that the question is about.
enum NewTile {
    /// A tile with the space where it would be placed.
    OfferedTile(OfferedTile),
    /// A tile whose possible spaces are asked for.
    UnplacedTile(UnplacedTile),
}
