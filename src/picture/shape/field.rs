//! Fields: the regions between cities and roads.
//!
//! The outline of a region is walked clockwise along the rim. Where a city or road touches the rim,
//! the walk turns inwards along it, to where it last touched the rim before, and goes on from there;
//! until it is back.

use super::city::{Bulge, reach, wall};
use super::outline::Outline;
use super::path::{Path, Point};
use super::road::{Bend, is_crossed, way};
use crate::geometry::Hand;
use crate::picture::plan::{Face, FieldPart};
use crate::tiles::RoadEnd;

/// What touches the rim on a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Touch {
    City(usize),
    Road(usize),
    /// The gate of a city, in the middle of a side.
    Gate(usize),
    River(usize),
}

/// A thing that parts fields: cities with the roads to their gates, a crossing, a road.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Barrier {
    City(usize),
    Crossing,
    Road(usize),
    River(usize),
}

/// How large a field within a piece is drawn, as a part of the way to the corners.
const INNER: f64 = 0.36;

/// The regions of a field, one for each part of the rim that it has to itself; the middle of the piece, if it
/// reaches no half-edge.
pub fn regions(outline: &Outline, face: &Face, field: &FieldPart, bend: Bend) -> Vec<Path> {
    let rim = Rim { outline, face, bend };
    if field.halves.is_empty() {
        let centre = outline.centre();
        let corners: Vec<Point> = outline.corners().iter().map(|corner| centre.toward(*corner, INNER)).collect();
        return vec![Path::along(&corners)];
    }
    let mut left = field.halves.clone();
    let mut found = Vec::new();
    while let Some(first) = left.first().copied() {
        let (path, walked) = rim.walk(first);
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
    /// What touches the rim on a side; where two cities share it, the one in its first or second half.
    fn touch(&self, side: usize, hand: Hand) -> Option<Touch> {
        let cities = &self.face.cities;
        let city = cities.iter().position(|c| c.touches(side, hand));
        let gate = || cities.iter().position(|c| c.gates.contains(&side));
        let road = || {
            let printed = |end| end != RoadEnd::Bridge;
            self.face.roads.iter().position(|r| printed(r.end) && r.sides.contains(&side))
        };
        let river = || self.face.rivers.iter().position(|river| river.sides.contains(&side));
        let road = || road().map(Touch::Road).or_else(|| river().map(Touch::River));
        city.map(Touch::City).or_else(|| gate().map(Touch::Gate)).or_else(road)
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
                RoadEnd::Own | RoadEnd::Gate | RoadEnd::Bridge => Barrier::Road(n),
            },
        }
    }

    /// The side before this one, counterclockwise, where the same barrier touches the rim; the side
    /// itself if it is the only one.
    fn before(&self, side: usize, barrier: Barrier) -> usize {
        let sides = self.outline.sides();
        (1..=sides).map(|n| (side + sides - n) % sides).find(|s| self.touch_of(*s, barrier).is_some()).unwrap_or(side)
    }

    /// With what a barrier touches a side, and in which half it does so last.
    fn touch_of(&self, side: usize, barrier: Barrier) -> Option<(Touch, Hand)> {
        let touch = |hand| self.touch(side, hand).filter(|t| self.barrier(*t) == barrier).map(|t| (t, hand));
        touch(Hand::Right).or_else(|| touch(Hand::Left))
    }

    /// Walks round the region at a half-edge; also which half-edges it came along.
    fn walk(&self, first: (usize, Hand)) -> (Path, Vec<(usize, Hand)>) {
        let (outline, sides) = (self.outline, self.outline.sides());
        let start = |(side, hand): (usize, Hand)| match hand {
            Hand::Left => outline.side(side).0,
            Hand::Right => outline.middle(side),
        };
        let mut path = Path::at(start(first));
        let mut walked = vec![first];
        let mut at = first;
        // Each half-edge is passed once at most.
        for _ in 0..4 * sides {
            let (side, hand) = at;
            let touched = match hand {
                Hand::Left => {
                    path.line(outline.middle(side));
                    self.touch(side, hand).map(|touch| (side, touch))
                }
                Hand::Right => {
                    path.line(outline.side(side).1);
                    None
                }
            };
            at = match (touched, hand) {
                (Some((side, touch)), _) => self.inwards(&mut path, side, touch),
                (None, Hand::Left) => (side, Hand::Right),
                (None, Hand::Right) => {
                    let next = (side + 1) % sides;
                    match self.touch(next, Hand::Left) {
                        Some(touch @ Touch::City(_)) => self.inwards(&mut path, next, touch),
                        Some(Touch::Road(_) | Touch::Gate(_) | Touch::River(_)) | None => (next, Hand::Left),
                    }
                }
            };
            if at == first {
                break;
            }
            path.line(start(at));
            walked.push(at);
        }
        (path, walked)
    }

    /// Goes inwards along what touches a side, to where it touched the rim before; returns the
    /// half-edge that comes next. Where that is a city again, it goes on inwards.
    fn inwards(&self, path: &mut Path, side: usize, touch: Touch) -> (usize, Hand) {
        let sides = self.outline.sides();
        let (mut side, mut touch) = (side, touch);
        for _ in 0..sides {
            let barrier = self.barrier(touch);
            let before = self.before(side, barrier);
            let Some((end, last)) = self.touch_of(before, barrier) else { break };
            self.along(path, (side, touch), (before, end));
            match end {
                Touch::Road(_) | Touch::Gate(_) | Touch::River(_) => return (before, Hand::Right),
                Touch::City(_) => {
                    // Behind half a side comes the other half, with another city.
                    let (next, hand) =
                        if last == Hand::Left { (before, Hand::Right) } else { ((before + 1) % sides, Hand::Left) };
                    match self.touch(next, hand) {
                        Some(city @ Touch::City(_)) => (side, touch) = (next, city),
                        Some(Touch::Road(_) | Touch::Gate(_) | Touch::River(_)) | None => return (next, Hand::Left),
                    }
                }
            }
        }
        (side, Hand::Right)
    }

    /// Goes along a barrier from one place on the rim to another.
    fn along(&self, path: &mut Path, from: (usize, Touch), to: (usize, Touch)) {
        match (from.1, to.1) {
            (Touch::City(n), Touch::City(m)) if n == m => {
                let walls = wall(self.outline, &self.face.cities[n], to.0, Bulge::default());
                if let Some(wall) = walls {
                    path.follow(&wall.back());
                }
            }
            (Touch::Road(_) | Touch::River(_), _) if from.1 == to.1 && from.0 != to.0 => {
                let legs = self.legs(from.1);
                let ends = [from.0, to.0].map(|side| self.outline.middle(side));
                match legs.as_slice() {
                    [one] if one.start.is(ends[0]) => path.follow(one),
                    [one] => path.follow(&one.back()),
                    several => {
                        let leg = |end: Point| several.iter().find(|leg| leg.start.is(end));
                        if let (Some(there), Some(back)) = (leg(ends[0]), leg(ends[1])) {
                            path.follow(there);
                            path.follow(&back.back());
                        }
                    }
                }
            }
            _ => {
                if let Some(leg) = self.leg(from) {
                    path.follow(&leg);
                }
                if let Some(leg) = self.leg(to) {
                    path.follow(&leg.back());
                }
            }
        }
        let end = match to.1 {
            Touch::City(n) => reach(self.outline, &self.face.cities[n], to.0).1,
            Touch::Road(_) | Touch::Gate(_) | Touch::River(_) => self.outline.middle(to.0),
        };
        path.line(end);
    }

    /// The way of a road or river; of nothing else.
    fn legs(&self, touch: Touch) -> Vec<Path> {
        let part = match touch {
            Touch::Road(n) => &self.face.roads[n],
            Touch::River(n) => &self.face.rivers[n],
            Touch::City(_) | Touch::Gate(_) => return Vec::new(),
        };
        way(self.outline, self.face, part, self.bend)
    }

    /// The way of a road inwards from a side; `None` for a city.
    fn leg(&self, (side, touch): (usize, Touch)) -> Option<Path> {
        let from = self.outline.middle(side);
        match touch {
            Touch::Road(_) | Touch::River(_) => {}
            Touch::Gate(_) => return Some(Path::along(&[from, self.outline.centre()])),
            Touch::City(_) => return None,
        }
        self.legs(touch).into_iter().find(|leg| leg.start.is(from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Axis, Corner, HalfEdge, Shape, Side};
    use crate::picture::shape::city::ground;
    use crate::picture::shape::path::area;
    use crate::picture::shape::try_out::{face, outline, with_fields};
    use crate::tiles::{City, Road, Sketch};

    /// What sides show by number: nothing, a city, a road that ends, or a road to another side.
    fn sketch(shape: Shape, cities: &[&[usize]], roads: &[&[usize]]) -> Option<Face> {
        let sides = shape.sides();
        let set = |list: &&[usize]| list.iter().map(|n| sides[*n]).collect();
        let city = |list| City::from(set(list));
        let road = |list| Road { sides: set(list), inn: false, wells: 0, end: RoadEnd::Own };
        let sketch = Sketch {
            cities: cities.iter().map(city).collect(),
            roads: roads.iter().map(road).collect(),
            ..Sketch::default()
        };
        let tile = sketch.lay(shape).ok()?;
        let number = |side: Side| sides.iter().position(|s| *s == side).unwrap_or(0);
        let fields: Vec<FieldPart> = tile
            .fields
            .iter()
            .map(|f| FieldPart {
                halves: f.halves.iter().map(|HalfEdge { side, hand }| (number(side), hand)).collect(),
                letter: None,
            })
            .collect();
        let roads: Vec<(&[usize], RoadEnd)> = roads.iter().map(|r| (*r, RoadEnd::Own)).collect();
        Some(with_fields(face(cities, &roads), &fields))
    }

    /// The areas of the fields of a face, and of its cities.
    fn areas(shape: Shape, face: &Face) -> (Vec<f64>, f64) {
        let outline = outline(shape);
        let fields = face.fields.iter().map(|field| {
            let regions = regions(&outline, face, field, Bend::Square);
            regions.iter().map(|r| area(&r.points())).sum()
        });
        let cities = face.cities.iter().map(|c| area(&ground(&outline, c, Bulge::default()).points()));
        (fields.collect(), cities.sum())
    }

    #[test]
    fn fields_and_cities_fill_the_piece() {
        for shape in Shape::ALL {
            let whole = area(outline(shape).corners());
            let n = shape.sides().len();
            for one in 0..n {
                for two in (one + 1)..n {
                    let faces = [
                        sketch(shape, &[&[one]], &[&[two]]),
                        sketch(shape, &[&[one], &[two]], &[]),
                        sketch(shape, &[&[one, two]], &[]),
                        sketch(shape, &[], &[&[one, two]]),
                        sketch(shape, &[], &[&[one], &[two]]),
                    ];
                    for face in faces.into_iter().flatten() {
                        let (fields, cities) = areas(shape, &face);
                        let sum: f64 = fields.iter().sum();
                        assert!(fields.iter().all(|a| *a > 0.0), "{shape:?} {face:?} {fields:?}");
                        assert!(
                            (sum + cities - whole).abs() < 0.01,
                            "{shape:?} {face:?}: {fields:?} and {cities} in {whole}"
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
        let quarter = |halves: &[(usize, Hand)]| FieldPart { halves: halves.to_vec(), letter: None };
        let star = face(&[], &[0, 1, 2, 3].map(|_| (&[][..], RoadEnd::Crossing)));
        let mut star = with_fields(star, &[quarter(&[(0, Hand::Right), (1, Hand::Left)])]);
        for (n, road) in star.roads.iter_mut().enumerate() {
            road.sides = vec![n];
        }
        let (fields, _) = areas(Shape::Square, &star);
        assert!((fields[0] - 0.25).abs() < 1e-9, "{fields:?}");
        let gate = face(&[&[0]], &[(&[2], RoadEnd::Gate)]);
        let east = quarter(&[(1, Hand::Left), (1, Hand::Right), (2, Hand::Left)]);
        let west = quarter(&[(2, Hand::Right), (3, Hand::Left), (3, Hand::Right)]);
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
