//! The scoring of fields. The effect of a barn is in [`barn`](super::barn).

use crate::landscape::{AreaIx, Gaps, touched_cities};
use crate::mechanics::base::card::cards;
use crate::mechanics::base::counts::CountedUnit;
use crate::mechanics::base::finding::{Finding, Score};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::{Item, Thing, worth};
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::base::{carcassonne, farm, majority};
use crate::mechanics::features::{barn, older_farmers};
use crate::mechanics::{Mechanic, Role, Scores};
use crate::rulebook::{FIELDS_SCORING, FieldScoring, Inquiry, NotApplicable, QuestionId};
use crate::scenario::FeatureKind;
use crate::wording::say;

#[derive(Debug)]
struct Field;

pub(in crate::mechanics) static FIELD: Mechanic = Mechanic {
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

impl Scores for Field {
    fn judges(&self, _: &Table<'_>, subject: &ScoredFeature) -> bool {
        subject.kind == FeatureKind::Field
    }

    fn judge(
        &self,
        table: &Table<'_>,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let Some(area) = subject.area else {
            return Ok(Finding::default());
        };
        let mut hearing = Hearing::of(law);
        let fields = farm::joined(table, area, &mut hearing)?;
        let cities = farm::complete_cities(table, &fields, &mut hearing)?;
        let barns = table.barns_in(&fields);
        if !barns.is_empty() {
            return barn::at_the_end(table, &barns, fields, &cities, hearing);
        }
        let scoring = if cities.is_empty() { FieldScoring::ByField } else { hearing.ask(FIELDS_SCORING)? };
        let cities = match scoring {
            FieldScoring::ByField => cities,
            FieldScoring::ByCity | FieldScoring::ByFieldOnce => older_farmers::paying(table, &cities, &mut hearing)?,
        };
        let (score, shared) = match scoring {
            FieldScoring::ByCity => older_farmers::by_city(table, &fields, &cities, &mut hearing)?,
            FieldScoring::ByField | FieldScoring::ByFieldOnce => {
                let items = cities.items(Thing::CITY, older_farmers::TO_A_FIELD);
                let on = Site::Areas(&fields);
                let owners = majority::owners(table, on, worth(&items), &mut hearing)?;
                let shared = match scoring {
                    FieldScoring::ByFieldOnce => older_farmers::once(table, &fields, &cities, &owners, &mut hearing)?,
                    FieldScoring::ByField | FieldScoring::ByCity => Vec::new(),
                };
                (Score::owned(items, owners), shared)
            }
        };
        let on = |place| table.land.area(table.board(), place).is_some_and(|a| fields.contains(&a));
        if table.scenario.sheep().any(|(place, _)| on(place)) {
            hearing.push(say!(steps::SheepStay));
        }
        Ok(Finding { score, areas: fields, shared, steps: hearing.steps, ..Finding::default() })
    }

    fn counts(&self, table: &Table<'_>, _: &ScoredFeature, finding: &Finding) -> Vec<CountedUnit> {
        paying(table, finding)
    }
}

/// Returns the cities that a field is paid for.
fn paying(table: &Table<'_>, finding: &Finding) -> Vec<CountedUnit> {
    /// The most cities that are listed one by one.
    const MOST: usize = 64;
    let (board, land) = (table.board(), table.land);
    let paid = |item: &&Item| [Thing::CITY, farm::FOR_BARN, farm::FOR_JOINED].contains(&item.thing);
    let Some(item) = finding.score.items().iter().find(paid) else { return Vec::new() };
    let touched = touched_cities(board, land, &finding.areas);
    let complete = |gaps: Gaps, with_carcassonne: bool| {
        let mut cities: Vec<AreaIx> = touched.iter().map(|city| land.whole(board, *city, gaps)).collect();
        cities.sort_unstable();
        cities.dedup();
        cities.retain(|city| {
            if table.printed().carcassonne && carcassonne::is_it(table, &land.group(board, *city, gaps)) {
                with_carcassonne
            } else {
                land.open_sides(board, *city, gaps) == 0
            }
        });
        let all = cities.into_iter().take(MOST).map(|city| land.group(board, city, gaps));
        all.collect::<Vec<Vec<AreaIx>>>()
    };
    let ways = [Gaps::Apart, Gaps::Joined].into_iter().flat_map(|gaps| [true, false].map(|with| complete(gaps, with)));
    let found = ways.into_iter().find(|cities| u32::try_from(cities.len()) == Ok(item.count));
    let city = |areas: Vec<AreaIx>| CountedUnit::City {
        places: areas.iter().flat_map(|area| land.members(*area)).copied().collect(),
        each: item.each,
    };
    found.unwrap_or_default().into_iter().map(city).collect()
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{found, judged};

    #[test]
    fn a_complete_city_brings_three_once() {
        let text = "board: |\n  a b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples:\n  red: [a.field, b.field]\n";
        assert_eq!(found(text, "a.field", "now"), ["worth 3: red 3"]);
        assert_eq!(judged(text, "a.field", "now").1, ["fields.scoring"]);
    }

    #[test]
    fn an_unfinished_city_brings_nothing() {
        let text = "board: |\n  a\ntiles:\n  a: { city: E }\nmeeples:\n  red: a.field\n";
        assert_eq!(found(text, "a.field", "now"), ["worth 0: "]);
    }

    #[test]
    fn a_gap_parts_fields_or_joins_them() {
        let text =
            "board: |\n  p/.  f\n  g\ntiles:\n  p f g: {}\nmeeples:\n  red: [f.field, g.field]\n  blue: p.field\n";
        assert_eq!(judged(text, "p.field", "2014").1, ["gap.field"]);
        assert_eq!(found(text, "p.field", "2014").len(), 2);
        assert_eq!(found(text, "p.field", "2021").len(), 1);
    }
}
