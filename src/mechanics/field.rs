//! Fields.
//!
//! A field brings 3 for each complete city that it touches, each city once, at the end of the game.
//! (Base game; `hh` and `1e`, end of the game; `2e`, footnote 7.) A German castle is nothing to a
//! farmer (`castles`, 10/2015).

use super::finding::{Finding, Item, Thing, worth};
use super::{Mechanic, Subject, Table, majority};
use crate::landscape::{AreaIx, Gaps, Landscape};
use crate::rulebook::{
    AtGap, FieldAtGap, GAP_CITY_ROAD, GAP_FIELD, Inquiry, NotApplicable, QuestionId,
};
use crate::scenario::{Board, Feature, FeatureKind, Place};

/// Fields.
#[derive(Debug)]
pub(super) struct Field;

impl Mechanic for Field {
    fn name(&self) -> &'static str {
        "field"
    }

    fn about(&self) -> &'static str {
        "A field brings 3 points for each complete city that it touches, each city once, at the end of the game. Whether \
         a city is complete is asked of the city under the same rules. A German castle is nothing to a farmer."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[QuestionId::GapField, QuestionId::GapCityRoad]
    }

    fn judges(&self, _: &Table<'_>, subject: &Subject) -> bool {
        subject.kind == FeatureKind::Field
    }

    fn judge(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let Some(area) = subject.area else {
            return Ok(Finding::nothing());
        };
        let (land, board) = (table.land, table.board());
        let mut steps = Vec::new();
        let mut fields = vec![area];
        if land.at_gap(area) {
            match law.ask(GAP_FIELD)? {
                FieldAtGap::Separates => {
                    steps.push("A triangular gap lies beside it, and is a border.".to_owned());
                }
                FieldAtGap::Joins => {
                    fields = land.group(board, area, Gaps::Joined);
                    steps.push(format!(
                        "A triangular gap lies beside it, and joins what lies round it: {} piece{} of field.",
                        fields.len(),
                        if fields.len() == 1 { "" } else { "s that are one" }
                    ));
                }
            }
        }
        let touched = touched_cities(board, land, &fields);
        let mut gaps = Gaps::Apart;
        if touched.iter().any(|c| land.at_gap(*c)) {
            gaps = match law.ask(GAP_CITY_ROAD)? {
                AtGap::KeepsOpen => Gaps::Apart,
                AtGap::Ignored => Gaps::Joined,
            };
        }
        let mut cities: Vec<AreaIx> = touched.iter().map(|c| land.whole(board, *c, gaps)).collect();
        cities.sort_unstable();
        cities.dedup();
        let all = cities.len();
        cities.retain(|c| land.open_sides(board, *c, gaps) == 0);
        let complete = u32::try_from(cities.len()).unwrap_or(u32::MAX);
        steps.push(format!(
            "It touches {all} {}, of which {complete} {} complete.",
            if all == 1 { "city" } else { "cities" },
            if complete == 1 { "is" } else { "are" }
        ));
        let items: Vec<Item> = (complete > 0)
            .then_some(Item { thing: Thing::City, count: complete, each: 3 })
            .into_iter()
            .collect();
        let points =
            majority::share(table.scenario, &table.meeples_on(&fields), worth(&items), &mut steps);
        Ok(Finding { complete: None, items, points, areas: fields, steps })
    }
}

/// The cities that fields touch, with every gap kept apart; each once.
pub fn touched_cities(board: &Board, land: &Landscape, fields: &[AreaIx]) -> Vec<AreaIx> {
    let mut cities: Vec<AreaIx> = fields
        .iter()
        .flat_map(|a| land.members(*a))
        .filter_map(|place| match place.feature {
            Feature::Field(n) => {
                Some((place.tile, board.tile(place.tile)?.fields.get(usize::from(n))?))
            }
            _ => None,
        })
        .flat_map(|(tile, field)| {
            field.cities.iter().map(move |n| Place { tile, feature: Feature::City(*n) })
        })
        .filter_map(|place| land.area(board, place))
        .collect();
    cities.sort_unstable();
    cities.dedup();
    cities
}
