//! The paths of roads, from side to side or to their ends.

use super::city::{Bulge, ground};
use super::outline::Outline;
use super::path::{Path, Point};
use crate::picture::plan::{Face, RoadPart};
use crate::tiles::RoadEnd;

/// The shape of the bends of a road.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bend {
    /// Corners along the grid.
    Square,
    /// A curve.
    Round,
}

/// The length, in spaces, of a road that ends on the piece but has no room to reach the middle.
const SHORT: f64 = 0.25;

/// Returns the legs of a road: one from side to side if it merely connects two, or else one for each side, from there
/// to the end of the road or the point where its sides meet.
pub fn way(outline: &Outline, face: &Face, road: &RoadPart, bend: Bend) -> Vec<Path> {
    let middle = is_crossed(outline, face, road);
    match (road.sides.as_slice(), road.end) {
        (sides, RoadEnd::Own) if middle => {
            let hub = hub(outline, bend);
            sides.iter().map(|side| Path::along(&leg(outline, *side, hub))).collect()
        }
        ([one, two], RoadEnd::Own | RoadEnd::Bridge) => {
            let points = through(outline, *one, *two);
            vec![match bend {
                Bend::Square => Path::along(&points),
                Bend::Round => rounded(outline, *one, *two, &points),
            }]
        }
        (sides, RoadEnd::Bridge) => {
            let middle = |side: usize| {
                let from = outline.middle(side);
                let to = outline.inwards(side).map_or(from, |inwards| from.plus(inwards, 0.5));
                Path::along(&[from, to])
            };
            sides.iter().copied().map(middle).collect()
        }
        ([one], RoadEnd::Own) => vec![Path::along(&ending(outline, face, road, *one))],
        (sides, RoadEnd::Gate) => sides.iter().map(|side| to_gate(outline, face, *side)).collect(),
        (sides, RoadEnd::Own | RoadEnd::Crossing | RoadEnd::Ferry) => {
            let hub = hub(outline, bend);
            sides.iter().map(|side| Path::along(&leg(outline, *side, hub))).collect()
        }
    }
}

/// Returns `true` if a road crosses a river of the piece (or a river a road), which they do in its middle.
pub(super) fn is_crossed(outline: &Outline, face: &Face, road: &RoadPart) -> bool {
    let crosses = |other: &RoadPart| {
        let (Some(&from), Some(&to)) = (road.sides.first(), road.sides.last()) else { return false };
        let between = |side: &&usize| (from..to).contains(*side);
        let here = other.sides.iter().filter(between).count();
        !other.sides.contains(&from) && here > 0 && here < other.sides.len() && outline.sides() > 0
    };
    let is_river = face.rivers.iter().any(|river| std::ptr::eq(river, road));
    if is_river { face.roads.iter().any(crosses) } else { face.rivers.iter().any(crosses) }
}

/// Returns the point where several roads meet. Along the grid it is the middle of a long side, if there is one:
/// elsewhere some of the roads would run side by side.
fn hub(outline: &Outline, bend: Bend) -> Point {
    let long = (0..outline.sides()).find(|side| outline.inwards(*side).is_none());
    match (bend, long) {
        (Bend::Square, Some(side)) => outline.middle(side),
        (Bend::Square, None) | (Bend::Round, _) => outline.heart(),
    }
}

/// Returns the corners of a road from the middle of a side to a point: along the grid, but straight from a long side.
fn leg(outline: &Outline, side: usize, to: Point) -> Vec<Point> {
    let from = outline.middle(side);
    let knee = outline.inwards(side).map(|inwards| from.plus(inwards, to.minus(from).along(inwards)));
    [Some(from), knee, Some(to)].into_iter().flatten().collect()
}

/// Returns the corners of a road from its only side to its end on the piece.
fn ending(outline: &Outline, face: &Face, road: &RoadPart, side: usize) -> Vec<Point> {
    let from = outline.middle(side);
    let Some(inwards) = outline.inwards(side) else {
        return leg(outline, side, outline.heart());
    };
    let far = from.plus(inwards, 0.5);
    let taken = face.building
        || face.roads.iter().any(|other| other != road)
        || face.cities.iter().any(|city| ground(outline, city, Bulge::default()).holds(far));
    // The far point must be well inside; in a triangle it is on the long side.
    let inside = outline.holds(from.plus(inwards, 0.51));
    vec![from, if taken || !inside { from.plus(inwards, SHORT) } else { far }]
}

/// Returns the corners of a road from one side to another.
fn through(outline: &Outline, one: usize, two: usize) -> Vec<Point> {
    let (from, to) = (outline.middle(one), outline.middle(two));
    let (Some(out), Some(back)) = (outline.inwards(one), outline.inwards(two)) else {
        // A road to or from a long side runs straight.
        return vec![from, to];
    };
    let turn = out.along(back);
    if turn.abs() < 0.5 {
        let knee = from.plus(out, to.minus(from).along(out));
        // The knee must be well inside; in a triangle it would be on the long side.
        if outline.holds(knee.plus(out, 0.01).plus(back, 0.01)) {
            return vec![from, knee, to];
        }
        let heart = outline.heart();
        let in_one = from.plus(out, heart.minus(from).along(out));
        let in_two = to.plus(back, heart.minus(to).along(back));
        return vec![from, in_one, heart, in_two, to];
    }
    // The sides are opposite, or in line: the road crosses over in the middle of the piece.
    let deep = if turn < 0.0 { to.minus(from).along(out) / 2.0 } else { 0.5 };
    let in_one = from.plus(out, deep);
    let in_two = to.plus(back, if turn < 0.0 { deep } else { 0.5 });
    if in_one.is(in_two) { vec![from, to] } else { vec![from, in_one, in_two, to] }
}

/// Returns the road with the corners `points` as a curve; without bends it stays straight.
fn rounded(outline: &Outline, one: usize, two: usize, points: &[Point]) -> Path {
    if points.len() < 3 {
        return Path::along(points);
    }
    let (from, to) = (outline.middle(one), outline.middle(two));
    let far = if from.distance(to) > 0.6 { 0.42 } else { 0.28 };
    let inwards = |side: usize, at: Point| outline.inwards(side).map_or(at, |inwards| at.plus(inwards, far));
    let mut path = Path::at(from);
    path.curve(inwards(one, from), inwards(two, to), to);
    path
}

/// Returns the path of a road to the gate of the piece's city: to the middle and on towards the city, as far as its
/// wall.
fn to_gate(outline: &Outline, face: &Face, side: usize) -> Path {
    let from = outline.middle(side);
    let heart = outline.heart();
    let mut points = leg(outline, side, heart);
    let Some(city) = face.cities.first() else {
        return Path::along(&points);
    };
    let inwards = outline.inwards(side).unwrap_or(Point::new(0.0, 0.0));
    // The side straight ahead, or else the nearest.
    let goal = city.sides.iter().map(|s| outline.middle(*s)).min_by(|a, b| {
        let cost = |p: &Point| p.distance(heart) - p.minus(from).along(inwards);
        cost(a).total_cmp(&cost(b))
    });
    points.extend(goal);
    let ground = ground(outline, city, Bulge::default());
    let walk = Path::along(&points).points();
    let mut path = Path::at(from);
    for (a, b) in walk.iter().zip(walk.iter().skip(1)) {
        for n in 1..=16 {
            let at = a.toward(*b, f64::from(n) / 16.0);
            if ground.holds(at) {
                path.line(at);
                return path;
            }
        }
        path.line(*b);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Axis, Corner, Shape};
    use crate::picture::shape::try_out::{face, outline};

    /// Returns the corners of a road over some sides, rounded to hundredths.
    fn road(shape: Shape, sides: &[usize], end: RoadEnd) -> Vec<(f64, f64)> {
        let face = face(&[], &[(sides, end)]);
        let legs = way(&outline(shape), &face, &face.roads[0], Bend::Square);
        let round = |v: f64| (v * 100.0).round() / 100.0;
        legs.iter().flat_map(Path::points).map(|p| (round(p.x), round(p.y))).collect()
    }

    #[test]
    fn roads_run_straight_or_in_a_corner() {
        let square = Shape::Square;
        assert_eq!(road(square, &[0, 2], RoadEnd::Own), [(0.5, 0.0), (0.5, 1.0)]);
        assert_eq!(road(square, &[0, 1], RoadEnd::Own), [(0.5, 0.0), (0.5, 0.5), (1.0, 0.5)]);
        assert_eq!(road(square, &[3], RoadEnd::Own), [(0.0, 0.5), (0.5, 0.5)]);
    }

    #[test]
    fn in_a_half_it_keeps_off_the_long_side_or_runs_straight_to_it() {
        let half = Shape::Half(Corner::Nw);
        let corner = [(0.5, 0.0), (0.5, 0.35), (0.35, 0.35), (0.35, 0.5), (0.0, 0.5)];
        assert_eq!(road(half, &[0, 2], RoadEnd::Own), corner);
        assert_eq!(road(half, &[0, 1], RoadEnd::Own), [(0.5, 0.0), (0.5, 0.5)]);
        assert_eq!(road(half, &[0], RoadEnd::Own), [(0.5, 0.0), (0.5, 0.25)]);
    }

    #[test]
    fn in_a_double_it_goes_across_the_middle() {
        let lying = Shape::Double(Axis::EastWest);
        assert_eq!(road(lying, &[2, 5], RoadEnd::Own), [(2.0, 0.5), (0.0, 0.5)]);
        assert_eq!(road(lying, &[0, 3], RoadEnd::Own), [(0.5, 0.0), (0.5, 0.5), (1.5, 0.5), (1.5, 1.0)]);
        assert_eq!(road(lying, &[0, 1], RoadEnd::Own), [(0.5, 0.0), (0.5, 0.5), (1.5, 0.5), (1.5, 0.0)]);
        assert_eq!(road(lying, &[3, 5], RoadEnd::Own), [(1.5, 1.0), (1.5, 0.5), (0.0, 0.5)]);
    }

    #[test]
    fn a_gate_is_where_the_road_meets_the_wall() {
        let face = face(&[&[0]], &[(&[2], RoadEnd::Gate)]);
        let legs = way(&outline(Shape::Square), &face, &face.roads[0], Bend::Square);
        let end = legs[0].end();
        assert!((end.x - 0.5).abs() < 1e-9 && end.y > 0.2 && end.y < 0.4, "{end:?}");
    }

    #[test]
    fn a_round_road_ends_where_a_square_one_does() {
        for shape in [Shape::Square, Shape::Half(Corner::Se), Shape::Double(Axis::NorthSouth)] {
            let outline = outline(shape);
            let sides: Vec<usize> = (0..outline.sides()).collect();
            for (one, two) in sides.iter().flat_map(|a| sides.iter().map(move |b| (*a, *b))) {
                if one < two {
                    let face = face(&[], &[(&[one, two], RoadEnd::Own)]);
                    let bends = [Bend::Square, Bend::Round];
                    let ends = bends.map(|b| way(&outline, &face, &face.roads[0], b)[0].end());
                    assert!(ends[0].is(ends[1]));
                    assert!(ends[0].is(outline.middle(two)));
                }
            }
        }
    }
    #[test]
    fn a_turned_piece_has_turned_roads() {
        let turned = |p: &Point| Point::new(-p.y, p.x);
        for shape in Shape::ALL {
            let here = outline(shape);
            let there = Outline::round(here.corners().iter().map(turned).collect());
            let sides: Vec<usize> = (0..here.sides()).collect();
            let pairs = sides.iter().flat_map(|a| sides.iter().map(move |b| vec![*a, *b]));
            let several = pairs.filter(|pair| pair[0] < pair[1]);
            for road in several.chain(sides.iter().map(|side| vec![*side])) {
                for end in [RoadEnd::Own, RoadEnd::Crossing, RoadEnd::Bridge] {
                    let face = face(&[], &[(&road, end)]);
                    for bend in [Bend::Square, Bend::Round] {
                        let legs = |outline| way(outline, &face, &face.roads[0], bend);
                        let points = |legs: Vec<Path>| -> Vec<Point> { legs.iter().flat_map(Path::points).collect() };
                        let expected: Vec<Point> = points(legs(&here)).iter().map(turned).collect();
                        let found = points(legs(&there));
                        assert_eq!(found.len(), expected.len(), "{shape:?} {road:?} {end:?}");
                        assert!(found.iter().zip(&expected).all(|(a, b)| a.is(*b)));
                    }
                }
            }
        }
    }
}
