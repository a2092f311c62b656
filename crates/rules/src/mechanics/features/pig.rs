//! The points that a pig adds to a field.

use carcassonne_law::{FIELDS_PIG, FIELDS_SCORING, FieldScoring, Inquiry, LawResult, PigByCity, QuestionId};
use carcassonne_position::FeatureKind;

use crate::mechanics::{Finding, Item, Mechanic, Role, ScoredFeature, Table, Thing, cards, farm};

pub(super) static PIG: Mechanic = Mechanic {
    card: cards::PIG,
    questions: &[QuestionId::FieldsScoring, QuestionId::FieldsPig],
    roles: &[Role::Adds(contribute)],
};

/// Adds the points of a pig to a field.
fn contribute(
    table: &Table<'_>,
    feature: &ScoredFeature,
    finding: &mut Finding,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<()> {
    if feature.kind != FeatureKind::Field {
        return Ok(());
    }
    let points = finding.score.points();
    let mut keepers = farm::pig_owners(table, &finding.areas);
    keepers.retain(|player| points.contains_key(player));
    // Cities counted for a barn, or for farmers joined to a barn, have other things than `Thing::CITY`, which are
    // not raised here.
    let is_city = |item: &Item| item.thing == Thing::CITY;
    if keepers.is_empty() || !finding.score.items().iter().any(is_city) {
        return Ok(());
    }
    if law.ask(FIELDS_SCORING)? == FieldScoring::ByCity && law.ask(FIELDS_PIG)? == PigByCity::Nothing {
        return Ok(());
    }
    finding.score = std::mem::take(&mut finding.score).map_shares(|player, items| {
        if keepers.contains(&player) { farm::raise_city_items(&items, Thing::CITY, 1) } else { items }
    });
    let steps = keepers.into_iter().map(|keeper| farm::pig_step(table, &finding.areas, keeper));
    finding.steps.extend(steps);
    Ok(())
}
