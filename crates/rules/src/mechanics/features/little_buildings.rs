//! The points that little buildings add to a feature.

use carcassonne_law::{Inquiry, LawResult, QuestionId};

use crate::mechanics::{Finding, Hearing, Mechanic, Role, ScoredFeature, Site, Table, buildings, cards};

pub(super) static LITTLE_BUILDINGS: Mechanic = Mechanic {
    card: cards::LITTLE_BUILDINGS,
    questions: &[QuestionId::ReachLittleBuilding, QuestionId::BuildingValue],
    roles: &[Role::Adds(contribute)],
};

/// Adds the points of little buildings to a feature.
fn contribute(
    table: &Table<'_>,
    feature: &ScoredFeature,
    finding: &mut Finding,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<()> {
    if !finding.score.allows_additions() {
        return Ok(());
    }
    let site = match feature.area {
        Some(_) => Site::Areas(&finding.areas),
        None => Site::Place(feature.place),
    };
    let mut hearing = Hearing::new(law);
    let items = buildings::building_items(table, site, &mut hearing)?;
    finding.steps.append(&mut hearing.steps);
    for item in items {
        finding.score.add_for_owners(item);
    }
    Ok(())
}
