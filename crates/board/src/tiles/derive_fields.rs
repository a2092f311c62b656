//! Fields, derived from the features that separate them.
//!
//! A tile is treated as a disc, in which cities, roads, crossings and gates do not cross one another, except that one
//! city may pass over another. Two half-edges are one field unless one of these separates them, and a field touches
//! each city that nothing else separates from it at one end of the city or another. (In a disc, if no single one of
//! several disjoint connected sets separates two points of the rim, all of them together do not either. Nor do sets
//! that cross, since of each two of them, one already separates the points between different ends of theirs.)

use carcassonne_base::sorting::sort;
use carcassonne_text::phrase;

use super::fault::{Fault, Part};
use super::problems;
use super::tile::{City, Field, Road, RoadEnd};
use crate::geometry::{HalfEdge, Shape, Side, SideSet};

/// A feature that separates fields, with the points at which it touches the rim, counted clockwise.
struct Barrier {
    points: Vec<usize>,
    cities: Vec<usize>,
    part: Part,
    /// The kind of the feature, and its sides as written.
    kind: &'static str,
    sides: SideSet,
}

impl Barrier {
    /// Returns the number of the stretch between the barrier's points that contains the place `at` on the rim.
    fn stretch(&self, at: usize) -> usize {
        self.points.iter().filter(|&&p| p < at).count() % self.points.len().max(1)
    }

    fn separates(&self, a: usize, b: usize) -> bool {
        self.points.len() > 1 && self.stretch(a) != self.stretch(b)
    }
}

/// Derives the fields of a tile. Fails on a road that crosses another feature, since it may end there or continue, and
/// on a gate on a tile without exactly one city.
pub(super) fn derive(
    shape: Shape,
    cities: &[City],
    roads: &[Road],
    rivers: &[SideSet],
) -> Result<Vec<Field>, Vec<Fault>> {
    let rim = Rim { sides: shape.sides() };
    let mut barriers = build_barriers(&rim, cities, roads)?;
    if let Some(fault) = crossing_fault(&barriers, &rim, cities) {
        return Err(vec![fault]);
    }
    // Added after the check for crossings: a road passes over a river on a bridge, and both separate the fields.
    barriers.extend(rivers.iter().enumerate().map(|(n, river)| Barrier {
        points: river.iter().map(|side| rim.middle(side)).collect(),
        cities: Vec::new(),
        part: Part::River(n),
        kind: "river",
        sides: *river,
    }));
    Ok(separate_fields(&rim, cities, &barriers))
}

/// Returns the fields into which barriers divide the tile, even if the barriers cross one another.
fn separate_fields(rim: &Rim, cities: &[City], barriers: &[Barrier]) -> Vec<Field> {
    let mut fields: Vec<(usize, Field)> = Vec::new();
    for &side in rim.sides {
        if cities.iter().any(|c| c.sides.contains(side)) {
            continue;
        }
        for half in [HalfEdge::left(side), HalfEdge::right(side)] {
            let at = rim.half_point(half);
            if let Some((_, field)) =
                fields.iter_mut().find(|(other, _)| !barriers.iter().any(|b| b.separates(*other, at)))
            {
                field.halves.insert(half);
            } else {
                let touched = touched_cities(at, barriers, cities.len());
                let mut field = Field { halves: [half].into_iter().collect(), cities: touched };
                sort(&mut field.cities);
                fields.push((at, field));
            }
        }
    }
    fields.into_iter().map(|(_, field)| field).collect()
}

/// Returns the cities, by index, with an end that no other barrier separates from the place `at` on the rim.
fn touched_cities(at: usize, barriers: &[Barrier], cities: usize) -> Vec<u8> {
    (0..cities)
        .filter(|city| {
            let Some(barrier) = barriers.iter().find(|b| b.cities.contains(city)) else { return false };
            // One end is enough: a feature that crosses the city may separate the place from the others.
            let reaches =
                |point: &usize| barriers.iter().filter(|b| !b.cities.contains(city)).all(|b| !b.separates(at, *point));
            barrier.points.is_empty() || barrier.points.iter().any(reaches)
        })
        .filter_map(|city| u8::try_from(city).ok())
        .collect()
}

/// The rim of a tile, with four places to a side: corner, left half, middle, right half.
struct Rim {
    sides: &'static [Side],
}

impl Rim {
    fn index(&self, side: Side) -> usize {
        self.sides.iter().position(|s| *s == side).unwrap_or(0)
    }

    fn middle(&self, side: Side) -> usize {
        self.index(side) * 4 + 2
    }

    /// Returns the places at which a city touches the rim: mid-side at its sides and gates, mid-half at a shared side.
    fn city_points(&self, city: &City) -> Vec<usize> {
        let half = |side: Side| city.halves.iter().find(|half| half.side == side);
        let sides =
            city.sides.iter().map(|side| half(side).map_or_else(|| self.middle(side), |half| self.half_point(half)));
        sides.chain(city.gates.iter().map(|side| self.middle(side))).collect()
    }

    fn half_point(&self, half: HalfEdge) -> usize {
        self.index(half.side) * 4 + 1 + 2 * half.hand as usize
    }
}

fn build_barriers(rim: &Rim, cities: &[City], roads: &[Road]) -> Result<Vec<Barrier>, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut barriers: Vec<Barrier> = cities
        .iter()
        .enumerate()
        .map(|(n, city)| Barrier {
            points: rim.city_points(city),
            cities: vec![n],
            part: Part::City(n),
            kind: "city",
            sides: if city.sides.is_empty() { city.gates } else { city.sides },
        })
        .collect();
    let mut crossing: Option<Barrier> = None;
    for (n, road) in roads.iter().enumerate() {
        let points: Vec<usize> = road.sides.iter().map(|s| rim.middle(s)).collect();
        let part = Part::Road(n);
        match road.end {
            RoadEnd::Plain => {
                barriers.push(Barrier { points, cities: Vec::new(), part, kind: "road", sides: road.sides });
            }
            RoadEnd::Crossing | RoadEnd::Ferry => {
                let star = crossing.get_or_insert_with(|| Barrier {
                    points: Vec::new(),
                    cities: Vec::new(),
                    part,
                    kind: "crossing",
                    sides: SideSet::EMPTY,
                });
                star.points.extend(points);
            }
            RoadEnd::Bridge => {}
            RoadEnd::Gate => match barriers.first_mut() {
                Some(city) if cities.len() == 1 => city.points.extend(points),
                _ => {
                    faults.push(Fault::new(part, problems::GateOfSeveralCities.into()));
                }
            },
        }
    }
    barriers.extend(crossing);
    for barrier in &mut barriers {
        sort(&mut barrier.points);
    }
    if faults.is_empty() { Ok(barriers) } else { Err(faults) }
}

/// Returns a fault if features cross. Two cities may cross, since one passes over the other; a road may not, since it
/// might also end at the other feature.
fn crossing_fault(barriers: &[Barrier], rim: &Rim, cities: &[City]) -> Option<Fault> {
    let is_city = |barrier: &Barrier| matches!(barrier.part, Part::City(_));
    let crosses = |a: &Barrier, b: &Barrier| {
        b.points.first().is_some_and(|&first| b.points.iter().any(|&p| a.separates(first, p)))
    };
    let (a, b) = barriers.iter().enumerate().find_map(|(n, a)| {
        let others = barriers[n + 1..].iter();
        let mut met = others.filter(|b| !(is_city(a) && is_city(b)) && crosses(a, b));
        met.next().map(|b| (a, b))
    })?;
    let sides = |barrier: &Barrier| -> SideSet {
        barrier.points.iter().filter_map(|point| rim.sides.get(point / 4)).copied().collect()
    };
    let both: SideSet = sides(a).iter().chain(sides(b).iter()).collect();
    let separate_sides: Vec<&str> = sides(a).iter().map(Side::word).collect();
    let notations: Vec<String> =
        separate_fields(rim, cities, barriers).iter().map(|field| field_notation(field, cities)).collect();
    let (kind, features) = if is_city(a) {
        ("city", format!("city: [{}]", separate_sides.join(", ")))
    } else {
        ("road", format!("crossing: {both}"))
    };
    let fields = format!("fields: [{}]", notations.join(", "));
    let [one, other] = [a, b].map(|own| phrase!(problems::Feature { kind: own.kind, sides: own.sides.to_string() }));
    Some(Fault::new(b.part, phrase!(problems::CrossingFeatures { one, other, kind, features, fields })))
}

fn field_notation(field: &Field, cities: &[City]) -> String {
    let touched = field.cities.iter().filter_map(|n| cities.get(usize::from(*n))?.identifying_side());
    let touched: Vec<&str> = touched.map(Side::word).collect();
    let halves = &field.halves;
    match touched.as_slice() {
        [] => format!("{{ halves: {halves} }}"),
        touched => format!("{{ halves: {halves}, cities: {} }}", touched.concat()),
    }
}
