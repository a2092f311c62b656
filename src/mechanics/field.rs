//! Fields.
//!
//! A field brings 3 for each complete city that it touches, each city once, at the end of the game.
//! (Base game; `hh` and `1e`, end of the game; `2e`, footnote 7.) A German castle is nothing to a
//! farmer (`castles`, 10/2015).

use super::finding::{Finding, Item, Thing, worth};
use super::majority::Ground;
use super::step::Step;
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
            return Ok(Finding::default());
        };
        let (land, board) = (table.land, table.board());
        let mut steps = Vec::new();
        let mut fields = vec![area];
        if land.at_gap(area) {
            match law.ask(GAP_FIELD)? {
                FieldAtGap::Separates => {
                    steps.push(Step::GapSeparates);
                }
                FieldAtGap::Joins => {
                    fields = land.group(board, area, Gaps::Joined);
                    steps.push(Step::GapJoins(fields.len()));
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
        steps.push(Step::Touches(all, complete));
        let items: Vec<Item> = (complete > 0)
            .then_some(Item { thing: Thing::CITY, count: complete, each: 3 })
            .into_iter()
            .collect();
        let points =
            majority::share(table, Ground::Areas(&fields), worth(&items), law, &mut steps)?;
        Ok(Finding { complete: None, items, points, areas: fields, steps, ..Finding::default() })
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
            Feature::City(_)
            | Feature::Road(_)
            | Feature::Monastery
            | Feature::Castle
            | Feature::Garden => None,
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

#[cfg(test)]
mod tests {
    use super::super::try_out::{found, judged};

    #[test]
    fn a_complete_city_brings_three_once() {
        let text = "board: |\n  a b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples:\n  red: [a.field, b.field]\n";
        assert_eq!(found(text, "a.field", "2025"), ["worth 3: red 3"]);
        assert_eq!(judged(text, "a.field", "2025").1, [""; 0]);
    }

    #[test]
    fn an_unfinished_city_brings_nothing() {
        let text = "board: |\n  a\ntiles:\n  a: { city: E }\nmeeples:\n  red: a.field\n";
        assert_eq!(found(text, "a.field", "2025"), ["worth 0: "]);
    }

    #[test]
    fn a_gap_parts_fields_or_joins_them() {
        let text = "board: |\n  p/.  f\n  g\ntiles:\n  p f g: {}\nmeeples:\n  red: [f.field, g.field]\n  blue: p.field\n";
        assert_eq!(judged(text, "p.field", "2014").1, ["gap.field"]);
        assert_eq!(found(text, "p.field", "2014").len(), 2);
        assert_eq!(found(text, "p.field", "2021").len(), 1);
    }
}
