//! Fields that meet through gaps and under barns, and the cities that they touch.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::Crossing;
use carcassonne_position::{Board, Feature, Place, Scenario};

use super::{AreaIx, Gaps, Landscape};

/// Returns the cities that fields touch, before gaps join anything; each once.
pub fn touched_cities(board: &Board, land: &Landscape, fields: &[AreaIx]) -> Vec<AreaIx> {
    let cities = fields
        .iter()
        .flat_map(|a| land.members(*a))
        .filter_map(|place| match place.feature {
            Feature::Field(n) => Some((place.tile, board.tile(place.tile)?.fields.get(usize::from(n))?)),
            _ => None,
        })
        .flat_map(|(tile, field)| field.cities.iter().map(move |n| Place { tile, feature: Feature::City(*n) }))
        .filter_map(|place| land.area(board, place));
    sorted_unique(cities)
}

/// Returns the fields that touch cities, before gaps join anything; each once.
pub fn touching_fields(board: &Board, land: &Landscape, cities: &[AreaIx]) -> Vec<AreaIx> {
    let fields = cities
        .iter()
        .flat_map(|city| land.members(*city))
        .filter_map(|place| match place.feature {
            Feature::City(n) => Some((place.tile, n, board.tile(place.tile)?)),
            _ => None,
        })
        .flat_map(|(tile, n, printed)| {
            let touches = printed.fields.iter().enumerate().filter(move |(_, f)| f.cities.contains(&n));
            touches.filter_map(move |(m, _)| Some(Place { tile, feature: Feature::Field(u8::try_from(m).ok()?) }))
        })
        .filter_map(|place| land.area(board, place));
    sorted_unique(fields)
}

/// Returns the fields that touch a crossing, before gaps join anything; each once.
pub fn fields_at(board: &Board, land: &Landscape, crossing: Crossing) -> Vec<AreaIx> {
    sorted_unique(board.fields_at(crossing).iter().filter_map(|place| land.area(board, *place)))
}

/// Returns, for each barn in the order of the file, the fields that meet under the barn, before gaps join anything.
pub fn fields_under_barns(scenario: &Scenario, land: &Landscape) -> Vec<Vec<AreaIx>> {
    scenario.barns.iter().map(|barn| fields_at(&scenario.board, land, barn.at)).collect()
}

/// Returns `fields` with all fields that gaps join to them under the reading `gaps`, each once, lowest first.
pub fn extend_through_gaps(board: &Board, land: &Landscape, fields: &[AreaIx], gaps: Gaps) -> Vec<AreaIx> {
    sorted_unique(fields.iter().flat_map(|area| land.areas_joined_with(board, *area, gaps)))
}

/// Returns the fields that meet one of `fields` under a barn and are not among `fields`, lowest first; `barns` is the
/// result of [`fields_under_barns`], and `fields` is sorted, lowest first.
pub fn fields_beyond_barns(barns: &[Vec<AreaIx>], fields: &[AreaIx]) -> Vec<AreaIx> {
    let is_known = |area: &AreaIx| fields.binary_search(area).is_ok();
    let reaching = barns.iter().filter(|touched| touched.iter().any(is_known));
    sorted_unique(reaching.flatten().copied().filter(|area| !is_known(area)))
}

/// Returns all fields that may be one with the field `area`, through gaps and barns, itself included, lowest first.
pub fn widest_field(scenario: &Scenario, land: &Landscape, area: AreaIx) -> Vec<AreaIx> {
    let board = &scenario.board;
    let mut fields = land.areas_joined_with(board, area, Gaps::Joined);
    if scenario.barns.is_empty() {
        return fields;
    }
    let barns = fields_under_barns(scenario, land);
    loop {
        let beyond = fields_beyond_barns(&barns, &fields);
        if beyond.is_empty() {
            return fields;
        }
        fields.extend(beyond);
        fields = extend_through_gaps(board, land, &fields, Gaps::Joined);
    }
}

/// Returns `true` if a tile on which one of `fields` lies shows a German castle.
pub fn shows_castle(board: &Board, land: &Landscape, fields: &[AreaIx]) -> bool {
    let has_castle = |place: &Place| board.tile(place.tile).is_some_and(|tile| tile.castle);
    fields.iter().flat_map(|a| land.members(*a)).any(has_castle)
}
