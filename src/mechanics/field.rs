//! Fields.
//!
//! A field brings 3 for each complete city that it touches, each city once, at the end of the game.
//! (Base game; `hh` and `1e`, end of the game; `2e`, footnote 7.) A German castle is nothing to a
//! farmer (`castles`, 10/2015).
//!
//! A field with a barn is scored by the barn's rules; whether a barn joins the fields that meet
//! under it is asked here, since it says how far a field goes.

use super::finding::{Finding, Item, Thing, worth};
use super::majority::Ground;
use super::step::Step;
use super::{Mechanic, Subject, Table, barn, city, majority};
use crate::landscape::{AreaIx, Gaps, Landscape};
use crate::rulebook::{
    BARN_FIELDS, BarnFields, CastleToField, FIELD_CASTLE, FieldAtGap, GAP_CITY_ROAD, GAP_FIELD,
    Inquiry, NotApplicable, QuestionId,
};
use crate::scenario::{Board, Feature, FeatureKind, Place, Scenario};

/// Fields.
#[derive(Debug)]
pub(super) struct Field;

impl Mechanic for Field {
    fn name(&self) -> &'static str {
        "field"
    }

    fn about(&self) -> &'static str {
        "A field brings 3 points for each complete city that it touches, each city once, at the end of the game. Whether \
         a city is complete is asked of the city under the same rules. A German castle is nothing to a farmer. With a \
         barn in it (Abbey & Mayor) it brings the barn's owner 4 for each instead, and farmers who stand there with it, \
         joined to it by a tile, 1 for each."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[
            QuestionId::GapField,
            QuestionId::BarnFields,
            QuestionId::FieldCastle,
            QuestionId::GapCityRoad,
        ]
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
        let mut steps = Vec::new();
        let fields = ground(table, area, law, &mut steps)?;
        let cities = complete_cities(table, &fields, law, &mut steps)?;
        let barns = barn::standing_in(table, &fields);
        if !barns.is_empty() {
            return barn::at_the_end(table, &barns, fields, cities, steps, law);
        }
        let items = cities.items(Thing::CITY, 3);
        let on = Ground::Areas(&fields);
        let owners = majority::owners(table, on, worth(&items), law, &mut steps)?;
        let finding = Finding { items, steps, ..Finding::default() };
        Ok(Finding { areas: fields, ..finding.owned_by(owners) })
    }
}

impl From<FieldAtGap> for Gaps {
    fn from(reading: FieldAtGap) -> Self {
        match reading {
            FieldAtGap::Separates => Self::Apart,
            FieldAtGap::Joins => Self::Joined,
        }
    }
}

/// The areas that are one field with this one, least first. The law is asked only where an enclosed
/// gap lies beside it, or a barn stands where it meets another.
pub(super) fn ground(
    table: &Table<'_>,
    area: AreaIx,
    law: &mut Inquiry<'_, '_>,
    steps: &mut Vec<Step>,
) -> Result<Vec<AreaIx>, NotApplicable> {
    let (land, board) = (table.land, table.board());
    let barns: Vec<Vec<AreaIx>> =
        table.scenario.barns.iter().map(|b| barn::touched(table.scenario, land, b.at)).collect();
    let mut fields = vec![area];
    let mut gaps = None;
    loop {
        if gaps.is_none() && fields.iter().any(|a| land.at_gap(*a)) {
            let reading = law.ask(GAP_FIELD)?;
            gaps = Some(reading);
            fields = through_gaps(board, land, &fields, reading);
            steps.push(match reading {
                FieldAtGap::Separates => Step::GapSeparates,
                FieldAtGap::Joins => Step::GapJoins(fields.len()),
            });
        }
        let under = under_barns(&barns, &fields);
        if under.is_empty() {
            return Ok(fields);
        }
        match law.ask(BARN_FIELDS)? {
            BarnFields::Apart => {
                steps.push(Step::Tell(
                    "Another field meets it under a barn, and stays apart from it.".to_owned(),
                ));
                return Ok(fields);
            }
            BarnFields::Joined => {
                fields.extend(under);
                fields.sort_unstable();
                if let Some(reading) = gaps {
                    fields = through_gaps(board, land, &fields, reading);
                }
                steps.push(Step::Tell(
                    "Another field meets it under a barn, which joins the two.".to_owned(),
                ));
            }
        }
    }
}

/// Fields with all that gaps join to them.
fn through_gaps(
    board: &Board,
    land: &Landscape,
    fields: &[AreaIx],
    reading: FieldAtGap,
) -> Vec<AreaIx> {
    let mut all: Vec<AreaIx> =
        fields.iter().flat_map(|a| land.group(board, *a, reading.into())).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The fields that meet these under a barn and are not among them.
fn under_barns(barns: &[Vec<AreaIx>], fields: &[AreaIx]) -> Vec<AreaIx> {
    let known = |area: &AreaIx| fields.binary_search(area).is_ok();
    let mut more: Vec<AreaIx> = barns
        .iter()
        .filter(|touched| touched.iter().any(known))
        .flatten()
        .copied()
        .filter(|area| !known(area))
        .collect();
    more.sort_unstable();
    more.dedup();
    more
}

/// Everything that may be one field with this one: all that gaps and barns join, least first.
pub(super) fn widest(scenario: &Scenario, land: &Landscape, area: AreaIx) -> Vec<AreaIx> {
    let board = &scenario.board;
    let mut fields = land.group(board, area, Gaps::Joined);
    if scenario.barns.is_empty() {
        return fields;
    }
    let barns: Vec<Vec<AreaIx>> =
        scenario.barns.iter().map(|b| barn::touched(scenario, land, b.at)).collect();
    loop {
        let under = under_barns(&barns, &fields);
        if under.is_empty() {
            return fields;
        }
        fields.extend(under);
        fields = through_gaps(board, land, &fields, FieldAtGap::Joins);
    }
}

/// How many complete cities a field touches.
pub(super) fn complete_cities(
    table: &Table<'_>,
    fields: &[AreaIx],
    law: &mut Inquiry<'_, '_>,
    steps: &mut Vec<Step>,
) -> Result<Cities, NotApplicable> {
    let (land, board) = (table.land, table.board());
    let castle = |place: &Place| board.tile(place.tile).is_some_and(|tile| tile.castle);
    if fields.iter().flat_map(|a| land.members(*a)).any(castle) {
        let CastleToField::Nothing = law.ask(FIELD_CASTLE)?;
    }
    let touched = touched_cities(board, land, fields);
    let mut gaps = Gaps::Apart;
    if touched.iter().any(|c| land.at_gap(*c)) {
        gaps = law.ask(GAP_CITY_ROAD)?.into();
    }
    let mut cities: Vec<AreaIx> = touched.iter().map(|c| land.whole(board, *c, gaps)).collect();
    cities.sort_unstable();
    cities.dedup();
    let all = cities.len();
    cities.retain(|c| land.open_sides(board, *c, gaps) == 0);
    let narrow = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let complete = narrow(cities.len());
    let covered = |city: &&AreaIx| table.has_castle(&land.group(board, **city, gaps));
    let castles = narrow(cities.iter().filter(covered).count());
    let siege = |city: &&AreaIx| city::shown(table, &land.group(board, **city, gaps)).besieged;
    let besieged = narrow(cities.iter().filter(siege).count());
    steps.push(Step::Touches(all, complete));
    Ok(Cities { complete, castles, besieged })
}

/// The complete cities that a field touches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cities {
    /// How many.
    pub(super) complete: u32,
    /// On how many of them a castle stands.
    pub(super) castles: u32,
    /// How many of them are besieged.
    pub(super) besieged: u32,
}

/// A besieged city, which is supplied twice (*The Cathars*).
pub(super) const BESIEGED: Thing = Thing {
    one: "besieged city, counted again",
    many: "besieged cities, counted again",
    key: "besieged",
};
/// A castle among the cities, which brings 1 more.
const CASTLE: Thing = Thing { one: "castle among them", many: "castles among them", key: "castle" };

impl Cities {
    /// What they bring: so much for each, and 1 more for each castle (*Bridges, Castles & Bazaars*).
    pub(super) fn items(self, thing: Thing, each: u32) -> Vec<Item> {
        [
            Item { thing, count: self.complete, each },
            Item { thing: BESIEGED, count: self.besieged, each },
            Item { thing: CASTLE, count: self.castles, each: 1 },
        ]
        .into_iter()
        .filter(|item| item.count > 0)
        .collect()
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
