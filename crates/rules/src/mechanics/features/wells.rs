//! The points that wells add to a road.

use carcassonne_law::{Inquiry, LawResult};
use carcassonne_position::FeatureKind;
use carcassonne_position::wording::{self, say};

use crate::landscape::wells;
use crate::mechanics::{Finding, Item, Mechanic, Role, ScoredFeature, Table, Thing, cards};

/// A well beside a road.
pub(super) const WELL: Thing = Thing { key: "well", message: wording::wells::ThingWell::MESSAGE };

pub(super) static WELLS: Mechanic = Mechanic { card: cards::WELLS, questions: &[], roles: &[Role::Adds(contribute)] };

/// Adds the points of wells to a road.
#[expect(clippy::unnecessary_wraps, reason = "other contributions ask the law")]
fn contribute(
    table: &Table<'_>,
    feature: &ScoredFeature,
    finding: &mut Finding,
    _: &mut Inquiry<'_, '_>,
) -> LawResult<()> {
    if feature.kind != FeatureKind::Road || !table.printed_features().well {
        return Ok(());
    }
    let count = wells(table.board(), table.land, &finding.areas);
    // A well is worth as much as a tile of its road.
    let Some(points_each) = finding.score.items().first().map(|item| item.points_each).filter(|_| count > 0) else {
        return Ok(());
    };
    finding.steps.push(say!(wells::Brings { count, each: points_each }));
    finding.score.add_for_owners(Item { thing: WELL, count, points_each });
    Ok(())
}
