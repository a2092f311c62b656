//! The regions of fields, between cities and roads.
//!
//! The outline of a region is traced clockwise along the rim. Where a city or road touches the rim, the trace turns
//! inwards along it, to the previous place where it touches the rim, and continues from there until it is closed.

use carcassonne_board::geometry::Hand;
use carcassonne_board::tiles::RoadEnd;

use super::city_shape::{Bulge, city_wall, side_extent};
use super::outline::Outline;
use super::path::{Path, Point};
use super::road_shape::{Bend, is_crossed, road_legs};
use crate::picture::plan::{Face, FieldPart, RoadPart};

/// A feature that touches the rim of a piece on a side, by its index in the face; for a gate, the index of its city.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Touch {
    City(usize),
    Road(usize),
    /// The gate of a city, in the middle of a side of the piece.
    Gate(usize),
    River(usize),
}

/// A printed feature that separates fields: a city with the roads to its gates, a crossing, a road or a river.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Barrier {
    City(usize),
    Crossing,
    Road(usize),
    River(usize),
}

/// The size of a field that reaches no half-edge of the piece, as a part of the distance from middle to corners.
const INNER: f64 = 0.36;

/// Returns the regions of a field: one for each group of its half-edges that one outline connects, or the middle of the
/// piece if it reaches no half-edge.
pub fn field_regions(outline: &Outline, face: &Face, field: &FieldPart, bend: Bend) -> Vec<Path> {
    let rim = Rim { outline, face, bend };
    if field.halves.is_empty() {
        return vec![outline.inner_polygon(INNER)];
    }
    let mut left = field.halves.clone();
    let mut found = Vec::new();
    while let Some(first) = left.first().copied() {
        let (path, walked) = rim.trace_region(first);
        left.retain(|half| !walked.contains(half) && *half != first);
        found.push(path);
    }
    found
}

struct Rim<'a> {
    outline: &'a Outline,
    face: &'a Face,
    bend: Bend,
}

impl Rim<'_> {
    /// Returns the feature that touches the rim at a side; if two cities share the side, the city in its half `hand`.
    fn feature_touching_side(&self, side: usize, hand: Hand) -> Option<Touch> {
        let Face { cities, roads, rivers, .. } = self.face;
        let city = cities.iter().position(|city| city.touches(side, hand)).map(Touch::City);
        let gate = || cities.iter().position(|city| city.gates.contains(&side)).map(Touch::Gate);
        // A bridge is not printed, and separates nothing.
        let is_at_side = |road: &RoadPart| road.end != RoadEnd::Bridge && road.sides.contains(&side);
        let road = || roads.iter().position(is_at_side).map(Touch::Road);
        let river = || rivers.iter().position(is_at_side).map(Touch::River);
        city.or_else(gate).or_else(road).or_else(river)
    }

    fn barrier(&self, touch: Touch) -> Barrier {
        match touch {
            Touch::City(n) | Touch::Gate(n) => Barrier::City(n),
            Touch::River(n) if is_crossed(self.outline, self.face, &self.face.rivers[n]) => Barrier::Crossing,
            Touch::River(n) => Barrier::River(n),
            Touch::Road(n) if is_crossed(self.outline, self.face, &self.face.roads[n]) => Barrier::Crossing,
            Touch::Road(n) => match self.face.roads[n].end {
                RoadEnd::Gate if self.face.cities.len() == 1 => Barrier::City(0),
                RoadEnd::Crossing | RoadEnd::Ferry => Barrier::Crossing,
                RoadEnd::Plain | RoadEnd::Gate | RoadEnd::Bridge => Barrier::Road(n),
            },
        }
    }

    /// Returns the next side, counterclockwise, on which the same barrier touches the rim; `side` itself if no other
    /// side does.
    fn previous_side(&self, side: usize, barrier: Barrier) -> usize {
        let sides = self.outline.side_count();
        (1..=sides)
            .map(|n| (side + sides - n) % sides)
            .find(|s| self.barrier_touch(*s, barrier).is_some())
            .unwrap_or(side)
    }

    /// Returns the part of a barrier that touches a side, and the last half in which it does; `None` if it does not.
    fn barrier_touch(&self, side: usize, barrier: Barrier) -> Option<(Touch, Hand)> {
        let touch =
            |hand| self.feature_touching_side(side, hand).filter(|t| self.barrier(*t) == barrier).map(|t| (t, hand));
        touch(Hand::Right).or_else(|| touch(Hand::Left))
    }

    /// Traces the outline of the field region at a half-edge; returns it with the half-edges that it runs along.
    fn trace_region(&self, first: (usize, Hand)) -> (Path, Vec<(usize, Hand)>) {
        let (outline, sides) = (self.outline, self.outline.side_count());
        let start = |(side, hand): (usize, Hand)| match hand {
            Hand::Left => outline.side(side).0,
            Hand::Right => outline.middle(side),
        };
        let mut path = Path::new(start(first));
        let mut walked = vec![first];
        let mut current = first;
        // Each half-edge is passed at most once; the limit prevents an endless loop.
        for _ in 0..4 * sides {
            let (side, hand) = current;
            let contact = match hand {
                Hand::Left => {
                    path.line_to(outline.middle(side));
                    self.feature_touching_side(side, hand).map(|touch| (side, touch))
                }
                Hand::Right => {
                    path.line_to(outline.side(side).1);
                    None
                }
            };
            current = match (contact, hand) {
                (Some((side, touch)), _) => self.follow_inwards(&mut path, side, touch),
                (None, Hand::Left) => (side, Hand::Right),
                (None, Hand::Right) => {
                    let next = (side + 1) % sides;
                    match self.feature_touching_side(next, Hand::Left) {
                        Some(touch @ Touch::City(_)) => self.follow_inwards(&mut path, next, touch),
                        _ => (next, Hand::Left),
                    }
                }
            };
            if current == first {
                break;
            }
            path.line_to(start(current));
            walked.push(current);
        }
        (path, walked)
    }

    /// Extends `path` inwards along the city, road or river on a side, to the previous place where that touches the
    /// rim, and again if a city is next to that place. Returns the half-edge that follows.
    fn follow_inwards(&self, path: &mut Path, side: usize, touch: Touch) -> (usize, Hand) {
        let sides = self.outline.side_count();
        let (mut side, mut touch) = (side, touch);
        for _ in 0..sides {
            let barrier = self.barrier(touch);
            let previous = self.previous_side(side, barrier);
            let Some((end, last)) = self.barrier_touch(previous, barrier) else { break };
            self.follow_barrier(path, (side, touch), (previous, end));
            match end {
                Touch::Road(_) | Touch::Gate(_) | Touch::River(_) => return (previous, Hand::Right),
                Touch::City(_) => {
                    // The half-edge after the city may belong to another city.
                    let (next, hand) =
                        if last == Hand::Left { (previous, Hand::Right) } else { ((previous + 1) % sides, Hand::Left) };
                    match self.feature_touching_side(next, hand) {
                        Some(city @ Touch::City(_)) => (side, touch) = (next, city),
                        _ => return (next, Hand::Left),
                    }
                }
            }
        }
        (side, Hand::Right)
    }

    /// Extends `path` along a barrier from one of its places on the rim of the piece to another.
    fn follow_barrier(&self, path: &mut Path, from: (usize, Touch), to: (usize, Touch)) {
        match (from.1, to.1) {
            (Touch::City(n), Touch::City(m)) if n == m => {
                let walls = city_wall(self.outline, &self.face.cities[n], to.0, Bulge::default());
                if let Some(wall) = walls {
                    path.append(&wall.reversed());
                }
            }
            (Touch::Road(_) | Touch::River(_), _) if from.1 == to.1 && from.0 != to.0 => {
                let legs = self.legs(from.1);
                let ends = [from.0, to.0].map(|side| self.outline.middle(side));
                match legs.as_slice() {
                    [one] if one.start.is_close(ends[0]) => path.append(one),
                    [one] => path.append(&one.reversed()),
                    several => {
                        let leg_from = |end: Point| several.iter().find(|leg| leg.start.is_close(end));
                        if let (Some(out_leg), Some(back_leg)) = (leg_from(ends[0]), leg_from(ends[1])) {
                            path.append(out_leg);
                            path.append(&back_leg.reversed());
                        }
                    }
                }
            }
            _ => {
                if let Some(leg) = self.leg(from) {
                    path.append(&leg);
                }
                if let Some(leg) = self.leg(to) {
                    path.append(&leg.reversed());
                }
            }
        }
        let end = match to.1 {
            Touch::City(n) => side_extent(self.outline, &self.face.cities[n], to.0).1,
            Touch::Road(_) | Touch::Gate(_) | Touch::River(_) => self.outline.middle(to.0),
        };
        path.line_to(end);
    }

    /// Returns the legs (paths from the sides of the piece) of a road or river; empty for a city or gate.
    fn legs(&self, touch: Touch) -> Vec<Path> {
        let part = match touch {
            Touch::Road(n) => &self.face.roads[n],
            Touch::River(n) => &self.face.rivers[n],
            Touch::City(_) | Touch::Gate(_) => return Vec::new(),
        };
        road_legs(self.outline, self.face, part, self.bend)
    }

    /// Returns the leg of a road, river or gate: its path inwards from a side of the piece; `None` for a city.
    fn leg(&self, (side, touch): (usize, Touch)) -> Option<Path> {
        let from = self.outline.middle(side);
        match touch {
            Touch::Road(_) | Touch::River(_) => {}
            Touch::Gate(_) => return Some(Path::from_points(&[from, self.outline.centre()])),
            Touch::City(_) => return None,
        }
        self.legs(touch).into_iter().find(|leg| leg.start.is_close(from))
    }
}

#[cfg(test)]
mod tests {
    use carcassonne_board::geometry::{Axis, Corner, HalfEdge, Shape, Side};
    use carcassonne_board::tiles::{City, Road, Sketch};

    use super::*;
    use crate::picture::shape::city_shape::city_ground;
    use crate::picture::shape::path::area;
    use crate::picture::shape::shape_support::{face, outline, with_fields};

    /// Builds a face with cities and roads by their sides, and the fields between them; `None` if no tile has them.
    fn sketch(shape: Shape, cities: &[&[usize]], roads: &[&[usize]]) -> Option<Face> {
        let sides = shape.sides();
        let side_set = |list: &&[usize]| list.iter().map(|n| sides[*n]).collect();
        let city = |list| City::from(side_set(list));
        let road = |list| Road::new(side_set(list), RoadEnd::Plain);
        let sketch = Sketch {
            cities: cities.iter().map(city).collect(),
            roads: roads.iter().map(road).collect(),
            ..Sketch::default()
        };
        let tile = sketch.lay_out(shape).ok()?;
        let number = |side: Side| sides.iter().position(|s| *s == side).unwrap_or(0);
        let fields: Vec<FieldPart> = tile
            .fields
            .iter()
            .map(|f| FieldPart {
                halves: f.halves.iter().map(|HalfEdge { side, hand }| (number(side), hand)).collect(),
                letter: None,
            })
            .collect();
        let roads: Vec<(&[usize], RoadEnd)> = roads.iter().map(|r| (*r, RoadEnd::Plain)).collect();
        Some(with_fields(face(cities, &roads), &fields))
    }

    /// Returns the area of each field of a face, and the total area of its cities.
    fn areas(shape: Shape, face: &Face) -> (Vec<f64>, f64) {
        let outline = outline(shape);
        let fields = face.fields.iter().map(|field| {
            let regions = field_regions(&outline, face, field, Bend::Square);
            regions.iter().map(|r| area(&r.points())).sum()
        });
        let cities = face.cities.iter().map(|c| area(&city_ground(&outline, c, Bulge::default()).points()));
        (fields.collect(), cities.sum())
    }

    #[test]
    fn fields_and_cities_fill_the_piece() {
        for shape in Shape::ALL {
            let piece_area = area(outline(shape).corners());
            let n = shape.sides().len();
            for first_side in 0..n {
                for second_side in (first_side + 1)..n {
                    let faces = [
                        sketch(shape, &[&[first_side]], &[&[second_side]]),
                        sketch(shape, &[&[first_side], &[second_side]], &[]),
                        sketch(shape, &[&[first_side, second_side]], &[]),
                        sketch(shape, &[], &[&[first_side, second_side]]),
                        sketch(shape, &[], &[&[first_side], &[second_side]]),
                    ];
                    for face in faces.into_iter().flatten() {
                        let (fields, cities) = areas(shape, &face);
                        let sum: f64 = fields.iter().sum();
                        assert!(fields.iter().all(|a| *a > 0.0), "{shape:?} {face:?} {fields:?}");
                        assert!(
                            (sum + cities - piece_area).abs() < 0.01,
                            "{shape:?} {face:?}: {fields:?} and {cities} in {piece_area}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_road_parts_a_square_in_halves() {
        let face = sketch(Shape::Square, &[], &[&[0, 2]]).unwrap_or_default();
        let (fields, _) = areas(Shape::Square, &face);
        assert_eq!(fields.len(), 2);
        assert!(fields.iter().all(|a| (a - 0.5).abs() < 1e-9), "{fields:?}");
    }

    #[test]
    fn a_gate_and_a_crossing_part_fields() {
        let field_part = |halves: &[(usize, Hand)]| FieldPart { halves: halves.to_vec(), letter: None };
        let star = face(&[], &[0, 1, 2, 3].map(|_| (&[][..], RoadEnd::Crossing)));
        let mut star = with_fields(star, &[field_part(&[(0, Hand::Right), (1, Hand::Left)])]);
        for (n, road) in star.roads.iter_mut().enumerate() {
            road.sides = vec![n];
        }
        let (fields, _) = areas(Shape::Square, &star);
        assert!((fields[0] - 0.25).abs() < 1e-9, "{fields:?}");
        let gate = face(&[&[0]], &[(&[2], RoadEnd::Gate)]);
        let east = field_part(&[(1, Hand::Left), (1, Hand::Right), (2, Hand::Left)]);
        let west = field_part(&[(2, Hand::Right), (3, Hand::Left), (3, Hand::Right)]);
        let (fields, city) = areas(Shape::Square, &with_fields(gate, &[east, west]));
        assert!((fields[0] - fields[1]).abs() < 0.01, "{fields:?}");
        assert!((fields[0] + fields[1] + city - 1.0).abs() < 0.1, "{fields:?} {city}");
    }

    #[test]
    fn a_turned_piece_has_turned_fields() {
        for corner in Corner::ALL {
            let face = sketch(Shape::Half(corner), &[&[0]], &[]).unwrap_or_default();
            let (_, city) = areas(Shape::Half(corner), &face);
            assert!(city > 0.05 && city < 0.3, "{city}");
        }
        let doubles = Axis::ALL.map(|axis| {
            let face = sketch(Shape::Double(axis), &[&[2]], &[]).unwrap_or_default();
            areas(Shape::Double(axis), &face).1
        });
        assert!(doubles.iter().all(|a| *a > 0.1), "{doubles:?}");
    }
}
