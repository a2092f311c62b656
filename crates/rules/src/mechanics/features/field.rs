//! The scoring of fields. The effect of a barn is in the module `barn_points`.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_law::{FIELDS_SCORING, FieldScoring, Inquiry, LawResult, QuestionId};
use carcassonne_position::FeatureKind;
use carcassonne_position::wording::say;

use super::{barn_points, older_farmers};
use crate::landscape::{AreaIx, Gaps, touched_cities};
use crate::mechanics::{
    CountedUnit, FeatureScorer, Finding, Hearing, Item, Mechanic, Role, Score, ScoredFeature, Site, Table, Thing,
    carcassonne_fields, cards, farm, majority, worth,
};

#[derive(Debug)]
struct Field;

pub(super) static FIELD: Mechanic = Mechanic {
    card: cards::FIELD,
    questions: &[
        QuestionId::GapField,
        QuestionId::BarnFields,
        QuestionId::BarnSeveral,
        QuestionId::FieldCastle,
        QuestionId::TileDouble,
        QuestionId::GapCityRoad,
        QuestionId::GapAbbeySide,
        QuestionId::FieldsScoring,
        QuestionId::FieldsBarn,
        QuestionId::FieldsBesieged,
        QuestionId::FieldsCastle,
        QuestionId::CityCarcassonne,
    ],
    roles: &[Role::Scores(&Field)],
};

impl FeatureScorer for Field {
    fn can_score(&self, _: &Table<'_>, feature: &ScoredFeature) -> bool {
        feature.kind == FeatureKind::Field
    }

    fn judge(&self, table: &Table<'_>, feature: &ScoredFeature, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let Some(area) = feature.area else { return Ok(Finding::default()) };
        let mut hearing = Hearing::new(law);
        let fields = farm::join_fields(table, area, &mut hearing)?;
        let cities = farm::complete_cities(table, &fields, &mut hearing)?;
        let barns = table.barns_in(&fields);
        if !barns.is_empty() {
            return barn_points::score_barn_field(table, &barns, fields, &cities, hearing);
        }
        let scoring = if cities.is_empty() { FieldScoring::ByField } else { hearing.ask(FIELDS_SCORING)? };
        let cities = if scoring == FieldScoring::ByField {
            cities
        } else {
            older_farmers::paying_cities(table, &cities, &mut hearing)?
        };
        let (score, shared) = match scoring {
            FieldScoring::ByCity => older_farmers::score_by_city(table, &fields, &cities, &mut hearing)?,
            FieldScoring::ByField | FieldScoring::ByFieldOnce => {
                let items = cities.items(Thing::CITY, older_farmers::POINTS_TO_FIELD);
                let site = Site::Areas(&fields);
                let owners = majority::owners(table, site, worth(&items), &mut hearing)?;
                let shared = if scoring == FieldScoring::ByFieldOnce {
                    older_farmers::shared_fields(table, &fields, &cities, &owners, &mut hearing)?
                } else {
                    Vec::new()
                };
                (Score::for_owners(items, owners), shared)
            }
        };
        let is_on_field = |place| table.land.area(table.board(), place).is_some_and(|a| fields.contains(&a));
        if table.scenario.sheep().any(|(place, _)| is_on_field(place)) {
            hearing.push(say!(steps::SheepStay));
        }
        Ok(Finding { score, areas: fields, shared_fields: shared, steps: hearing.steps, ..Finding::default() })
    }

    fn counted_units(&self, table: &Table<'_>, _: &ScoredFeature, finding: &Finding) -> Vec<CountedUnit> {
        paid_cities(table, finding)
    }
}

/// Returns the cities that a field's finding counts; empty if no reading of the gaps gives as many cities.
fn paid_cities(table: &Table<'_>, finding: &Finding) -> Vec<CountedUnit> {
    /// The maximum number of cities of a field that are listed one by one.
    const MOST_LISTED: usize = 64;
    let (board, land) = (table.board(), table.land);
    let is_paid = |item: &&Item| [Thing::CITY, farm::BARN_CITY, farm::JOINED_CITY].contains(&item.thing);
    let Some(item) = finding.score.items().iter().find(is_paid) else { return Vec::new() };
    let touched_areas = touched_cities(board, land, &finding.areas);
    let complete_cities = |gaps: Gaps, with_carcassonne: bool| {
        let mut cities = sorted_unique(touched_areas.iter().map(|city| land.representative(board, *city, gaps)));
        cities.retain(|city| {
            if table.printed_features().carcassonne
                && carcassonne_fields::is_carcassonne_city(table, &land.areas_joined_with(board, *city, gaps))
            {
                with_carcassonne
            } else {
                land.open_sides(board, *city, gaps) == 0
            }
        });
        let all = cities.into_iter().take(MOST_LISTED).map(|city| land.areas_joined_with(board, city, gaps));
        all.collect::<Vec<Vec<AreaIx>>>()
    };
    let candidates = [Gaps::Separate, Gaps::Joined]
        .into_iter()
        .flat_map(|gaps| [true, false].map(|with| complete_cities(gaps, with)));
    let found = candidates.into_iter().find(|cities| u32::try_from(cities.len()) == Ok(item.count));
    let to_unit = |areas: Vec<AreaIx>| CountedUnit::City {
        places: areas.iter().flat_map(|area| land.members(*area)).copied().collect(),
        points: item.points_each,
    };
    found.unwrap_or_default().into_iter().map(to_unit).collect()
}
