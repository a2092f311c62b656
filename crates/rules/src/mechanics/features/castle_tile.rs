//! The points that the tile of a German castle adds to a road or city.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_law::{Inquiry, LawResult};
use carcassonne_position::wording::{castle_tile, say};
use carcassonne_position::{FeatureKind, TileIx};

use crate::mechanics::{Finding, Item, Mechanic, Role, ScoredFeature, Table, Thing, cards, to_u32};

/// The tile of a German castle on which a completed road or city also has a part: a thing that gives points.
pub(super) const CASTLE_TILE_BONUS: Thing =
    Thing { key: "castle-tile", message: castle_tile::ThingCastleTile::MESSAGE };

pub(super) static CASTLE_TILE: Mechanic =
    Mechanic { card: cards::CASTLE_TILE, questions: &[], roles: &[Role::Adds(contribute)] };

/// Adds the points of castle tiles to a road or city.
#[expect(clippy::unnecessary_wraps, reason = "other contributions ask the law")]
fn contribute(
    table: &Table<'_>,
    feature: &ScoredFeature,
    finding: &mut Finding,
    _: &mut Inquiry<'_, '_>,
) -> LawResult<()> {
    let kind = match feature.kind {
        FeatureKind::Road | FeatureKind::City => feature.kind,
        _ => return Ok(()),
    };
    if !table.has_double_in(&finding.areas) || !finding.score.allows_additions() {
        return Ok(());
    }
    let board = table.board();
    let castles: BTreeSet<TileIx> = collect_set(
        finding
            .areas
            .iter()
            .flat_map(|area| table.land.members(*area))
            .map(|place| place.tile)
            .filter(|tile| board.tile(*tile).is_some_and(|tile| tile.castle)),
    );
    let count = to_u32(castles.len());
    if count == 0 {
        return Ok(());
    }
    let tiles = CASTLE_TILE_BONUS.count_phrase(count);
    if finding.complete != Some(true) {
        let nothing = say!(castle_tile::BringsNothing { kind, tiles, count });
        finding.steps.push(nothing);
        return Ok(());
    }
    finding.steps.push(say!(castle_tile::Brings { kind, tiles, count }));
    finding.score.add_for_owners(Item { thing: CASTLE_TILE_BONUS, count, points_each: 3 });
    Ok(())
}
