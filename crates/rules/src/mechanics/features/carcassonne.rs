//! The City of Carcassonne, which no player scores. Its effect on farmers and on the king is in
//! [`carcassonne_fields`].

use std::collections::BTreeMap;

use carcassonne_law::{Inquiry, LawResult};
use carcassonne_position::wording::say;
use carcassonne_position::{FeatureKind, Scenario};
use carcassonne_text::{Problems, problem};

use super::problems;
use crate::landscape::{Gaps, Landscape, is_carcassonne};
use crate::mechanics::{
    Answer, FeatureScorer, Finding, Mechanic, Role, ScoredFeature, Table, carcassonne_fields, cards,
};

/// The scorer of the City of Carcassonne: its findings have no points.
#[derive(Debug)]
struct CityOfCarcassonne;

pub(super) static CARCASSONNE: Mechanic = Mechanic {
    card: cards::CARCASSONNE,
    questions: &[],
    roles: &[Role::Scores(&CityOfCarcassonne), Role::Checks(check)],
};

/// Reports figures that a scenario places on the City of Carcassonne: figures in its quarters are on no feature.
fn check(scenario: &Scenario, problems: &mut Problems) {
    let board = &scenario.board;
    if !board.prints().any(|tile| tile.cities.iter().any(|city| city.carcassonne)) {
        return;
    }
    let land = Landscape::new(board);
    let mut known = BTreeMap::new();
    for (place, span) in scenario.stood_on().filter(|(place, _)| place.feature.kind() == FeatureKind::City) {
        let Some(area) = land.area(board, place) else { continue };
        if *known.entry(area).or_insert_with(|| is_carcassonne(board, &land, &[area])) {
            problems.push(problem!(span, problems::FigureInCarcassonne));
        }
    }
}

impl FeatureScorer for CityOfCarcassonne {
    fn can_score(&self, table: &Table<'_>, feature: &ScoredFeature) -> bool {
        feature.kind == FeatureKind::City
            && feature.area.is_some_and(|area| carcassonne_fields::is_carcassonne_city(table, &[area]))
    }

    fn judge(&self, table: &Table<'_>, feature: &ScoredFeature, _: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let areas = feature
            .area
            .map(|area| table.land.areas_joined_with(table.board(), area, Gaps::Separate))
            .unwrap_or_default();
        Ok(Finding { complete: Some(true), areas, ..Finding::default() })
    }

    fn answer(&self, table: &Table<'_>, _: &ScoredFeature, finding: &Finding) -> Option<Answer> {
        let is_it = is_carcassonne(table.board(), table.land, &finding.areas);
        is_it.then(|| Answer::new(say!(carcassonne::Today), say!(carcassonne::Row)))
    }
}
