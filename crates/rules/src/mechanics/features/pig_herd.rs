//! The points that a pig herd printed on a field adds to it.

use carcassonne_law::{FIELDS_HERD, FIELDS_SCORING, FieldScoring, HerdOnField, Inquiry, LawResult, QuestionId};
use carcassonne_position::wording::say;
use carcassonne_position::{FeatureKind, PlayerIx};

use crate::mechanics::{Finding, Item, Mechanic, Role, ScoredFeature, Table, Thing, cards, farm, majority};

pub(super) static PIG_HERD: Mechanic = Mechanic {
    card: cards::PIG_HERD,
    questions: &[QuestionId::FieldsHerd, QuestionId::FieldsScoring],
    roles: &[Role::Adds(contribute)],
};

/// Adds the points of a pig herd to a field.
fn contribute(
    table: &Table<'_>,
    feature: &ScoredFeature,
    finding: &mut Finding,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<()> {
    // Cities counted for a barn, or for farmers joined to a barn, have other things than `Thing::CITY`.
    if feature.kind != FeatureKind::Field
        || !farm::has_herd(table, &finding.areas)
        || !finding.score.items().iter().any(|item| item.thing == Thing::CITY)
    {
        return Ok(());
    }
    let is_by_city = law.ask(FIELDS_SCORING)? == FieldScoring::ByCity;
    // By the city, a player who scores without a farmer in the field gets nothing more.
    let is_fed = |player| !is_by_city || majority::has_owning_figure(table, &finding.areas, player);
    let fed_players: Vec<PlayerIx> = finding.score.points().into_keys().filter(|player| is_fed(*player)).collect();
    if fed_players.is_empty() {
        return Ok(());
    }
    if law.ask(FIELDS_HERD)? == HerdOnField::Nothing {
        finding.steps.push(say!(pig_herd::AddsNothing));
        return Ok(());
    }
    let score = std::mem::take(&mut finding.score);
    let raise = |items: &[Item]| farm::raise_city_items(items, Thing::CITY, 1);
    finding.score = if is_by_city {
        score.map_shares(|player, items| if fed_players.contains(&player) { raise(&items) } else { items })
    } else {
        score.map_items(raise)
    };
    finding.steps.push(say!(pig_herd::Adds));
    Ok(())
}
