//! The paths of roads, from side to side or to their ends.

use carcassonne_board::tiles::RoadEnd;

use super::city_shape::{Bulge, city_ground};
use super::outline::Outline;
use super::path::{Path, Point};
use crate::picture::plan::{Face, RoadPart};

/// The shape of the bends of a drawn road.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bend {
    /// Bends are right-angled corners along the grid.
    Square,
    /// Bends are curves.
    Round,
}

/// The length, in spaces, of a drawn road that ends on the piece but has no room to reach the middle of the piece.
const SHORT: f64 = 0.25;

/// Returns the legs of a road or river: one from side to side if it merely connects two and is not crossed, or else one
/// for each side, from there to the end of the road or the point where its sides meet.
pub fn road_legs(outline: &Outline, face: &Face, road: &RoadPart, bend: Bend) -> Vec<Path> {
    let has_crossing = is_crossed(outline, face, road);
    match (road.sides.as_slice(), road.end) {
        ([from_side, to_side], RoadEnd::Plain | RoadEnd::Bridge) if road.end == RoadEnd::Bridge || !has_crossing => {
            let points = corners_between(outline, *from_side, *to_side);
            vec![match bend {
                Bend::Square => Path::from_points(&points),
                Bend::Round => rounded_path(outline, *from_side, *to_side, &points),
            }]
        }
        (sides, RoadEnd::Bridge) => {
            let bridge_leg = |side: usize| {
                let from = outline.middle(side);
                let to = outline.inward_normal(side).map_or(from, |inwards| from.translate(inwards, 0.5));
                Path::from_points(&[from, to])
            };
            sides.iter().copied().map(bridge_leg).collect()
        }
        ([one], RoadEnd::Plain) if !has_crossing => vec![Path::from_points(&ending_corners(outline, face, road, *one))],
        (sides, RoadEnd::Gate) => sides.iter().map(|side| path_to_gate(outline, face, *side)).collect(),
        (sides, RoadEnd::Plain | RoadEnd::Crossing | RoadEnd::Ferry) => {
            let hub = road_junction(outline, bend);
            sides.iter().map(|side| Path::from_points(&leg_corners(outline, *side, hub))).collect()
        }
    }
}

/// Returns `true` if a road crosses a river of the piece (or a river a road), which they do in its middle.
pub(super) fn is_crossed(outline: &Outline, face: &Face, road: &RoadPart) -> bool {
    let crosses = |other: &RoadPart| {
        let (Some(&from), Some(&to)) = (road.sides.first(), road.sides.last()) else { return false };
        let is_between = |side: &&usize| (from..to).contains(*side);
        let count_between = other.sides.iter().filter(is_between).count();
        !other.sides.contains(&from)
            && count_between > 0
            && count_between < other.sides.len()
            && outline.side_count() > 0
    };
    let is_river = face.rivers.iter().any(|river| std::ptr::eq(river, road));
    if is_river { face.roads.iter().any(crosses) } else { face.rivers.iter().any(crosses) }
}

/// Returns the point of a piece where several roads meet: its heart or, with [`Bend::Square`], the middle of
/// the long side of the piece, if it has one: elsewhere some of the roads would run side by side.
fn road_junction(outline: &Outline, bend: Bend) -> Point {
    let long_side = (0..outline.side_count()).find(|side| outline.inward_normal(*side).is_none());
    match (bend, long_side) {
        (Bend::Square, Some(side)) => outline.middle(side),
        (Bend::Square, None) | (Bend::Round, _) => outline.heart(),
    }
}

/// Returns the corners of a road from the middle of a side to a point: along the grid, but straight from a long side.
fn leg_corners(outline: &Outline, side: usize, to: Point) -> Vec<Point> {
    let from = outline.middle(side);
    let knee = outline.inward_normal(side).map(|inwards| from.translate(inwards, to.minus(from).dot(inwards)));
    [Some(from), knee, Some(to)].into_iter().flatten().collect()
}

/// Returns the corners of a road from the only side that it reaches to its end on the piece.
fn ending_corners(outline: &Outline, face: &Face, road: &RoadPart, side: usize) -> Vec<Point> {
    let from = outline.middle(side);
    let Some(normal) = outline.inward_normal(side) else {
        return leg_corners(outline, side, outline.heart());
    };
    let far_point = from.translate(normal, 0.5);
    let is_middle_taken = face.building
        || face.roads.iter().any(|other| other != road)
        || face.cities.iter().any(|city| city_ground(outline, city, Bulge::default()).contains(far_point));
    // The far point must be well inside; in a triangle it is on the long side.
    let is_far_inside = outline.contains(from.translate(normal, 0.51));
    vec![from, if is_middle_taken || !is_far_inside { from.translate(normal, SHORT) } else { far_point }]
}

/// Returns the corners of a road from one side of a piece to another.
fn corners_between(outline: &Outline, from_side: usize, to_side: usize) -> Vec<Point> {
    let (from, to) = (outline.middle(from_side), outline.middle(to_side));
    let (Some(out), Some(back)) = (outline.inward_normal(from_side), outline.inward_normal(to_side)) else {
        // A road to or from a long side runs straight.
        return vec![from, to];
    };
    let turn = out.dot(back);
    if turn.abs() < 0.5 {
        let knee = from.translate(out, to.minus(from).dot(out));
        // The knee must be well inside; in a triangle it would be on the long side.
        if outline.contains(knee.translate(out, 0.01).translate(back, 0.01)) {
            return vec![from, knee, to];
        }
        let heart = outline.heart();
        let in_one = from.translate(out, heart.minus(from).dot(out));
        let in_two = to.translate(back, heart.minus(to).dot(back));
        return vec![from, in_one, heart, in_two, to];
    }
    // The sides are opposite, or in line: the road crosses over in the middle of the piece.
    let depth = if turn < 0.0 { to.minus(from).dot(out) / 2.0 } else { 0.5 };
    let in_one = from.translate(out, depth);
    let in_two = to.translate(back, if turn < 0.0 { depth } else { 0.5 });
    if in_one.is_close(in_two) { vec![from, to] } else { vec![from, in_one, in_two, to] }
}

/// Returns the road with the corners `points` as a curve; without bends it stays straight.
fn rounded_path(outline: &Outline, from_side: usize, to_side: usize, points: &[Point]) -> Path {
    if points.len() < 3 {
        return Path::from_points(points);
    }
    let (from, to) = (outline.middle(from_side), outline.middle(to_side));
    let handle_length = if from.distance_squared(to) > 0.6 { 0.42 } else { 0.28 };
    let control_point =
        |side: usize, at: Point| outline.inward_normal(side).map_or(at, |inwards| at.translate(inwards, handle_length));
    let mut path = Path::new(from);
    path.curve_to(control_point(from_side, from), control_point(to_side, to), to);
    path
}

/// Returns the path of a road from a side by the middle of the piece to the first city's wall; else to the middle.
fn path_to_gate(outline: &Outline, face: &Face, side: usize) -> Path {
    let from = outline.middle(side);
    let heart = outline.heart();
    let mut points = leg_corners(outline, side, heart);
    let Some(city) = face.cities.first() else {
        return Path::from_points(&points);
    };
    let normal = outline.inward_normal(side).unwrap_or(Point::new(0.0, 0.0));
    // The side straight ahead, or else the nearest.
    let goal = city.sides.iter().map(|s| outline.middle(*s)).min_by(|a, b| {
        let cost = |p: &Point| p.distance_squared(heart) - p.minus(from).dot(normal);
        cost(a).total_cmp(&cost(b))
    });
    points.extend(goal);
    let ground = city_ground(outline, city, Bulge::default());
    let walk = Path::from_points(&points).points();
    let mut path = Path::new(from);
    for (a, b) in walk.iter().zip(walk.iter().skip(1)) {
        for n in 1..=16 {
            let at = a.lerp(*b, f64::from(n) / 16.0);
            if ground.contains(at) {
                path.line_to(at);
                return path;
            }
        }
        path.line_to(*b);
    }
    path
}

#[cfg(test)]
mod tests {
    use carcassonne_board::geometry::{Axis, Corner, Shape};

    use super::*;
    use crate::picture::shape::shape_support::{assert_turned, face, outline};

    /// Returns the corners of a road over some sides, rounded to hundredths.
    fn road_corners(shape: Shape, sides: &[usize], end: RoadEnd) -> Vec<(f64, f64)> {
        let face = face(&[], &[(sides, end)]);
        let legs = road_legs(&outline(shape), &face, &face.roads[0], Bend::Square);
        let round = |v: f64| (v * 100.0).round() / 100.0;
        legs.iter().flat_map(Path::points).map(|p| (round(p.x), round(p.y))).collect()
    }

    #[test]
    fn roads_run_straight_or_in_a_corner() {
        let square = Shape::Square;
        assert_eq!(road_corners(square, &[0, 2], RoadEnd::Plain), [(0.5, 0.0), (0.5, 1.0)]);
        assert_eq!(road_corners(square, &[0, 1], RoadEnd::Plain), [(0.5, 0.0), (0.5, 0.5), (1.0, 0.5)]);
        assert_eq!(road_corners(square, &[3], RoadEnd::Plain), [(0.0, 0.5), (0.5, 0.5)]);
    }

    #[test]
    fn in_a_half_it_keeps_off_the_long_side_or_runs_straight_to_it() {
        let half = Shape::Half(Corner::Nw);
        let corner = [(0.5, 0.0), (0.5, 0.35), (0.35, 0.35), (0.35, 0.5), (0.0, 0.5)];
        assert_eq!(road_corners(half, &[0, 2], RoadEnd::Plain), corner);
        assert_eq!(road_corners(half, &[0, 1], RoadEnd::Plain), [(0.5, 0.0), (0.5, 0.5)]);
        assert_eq!(road_corners(half, &[0], RoadEnd::Plain), [(0.5, 0.0), (0.5, 0.25)]);
    }

    #[test]
    fn in_a_double_it_goes_across_the_middle() {
        let lying = Shape::Double(Axis::EastWest);
        assert_eq!(road_corners(lying, &[2, 5], RoadEnd::Plain), [(2.0, 0.5), (0.0, 0.5)]);
        assert_eq!(road_corners(lying, &[0, 3], RoadEnd::Plain), [(0.5, 0.0), (0.5, 0.5), (1.5, 0.5), (1.5, 1.0)]);
        assert_eq!(road_corners(lying, &[0, 1], RoadEnd::Plain), [(0.5, 0.0), (0.5, 0.5), (1.5, 0.5), (1.5, 0.0)]);
        assert_eq!(road_corners(lying, &[3, 5], RoadEnd::Plain), [(1.5, 1.0), (1.5, 0.5), (0.0, 0.5)]);
    }

    #[test]
    fn a_gate_is_where_the_road_meets_the_wall() {
        let face = face(&[&[0]], &[(&[2], RoadEnd::Gate)]);
        let legs = road_legs(&outline(Shape::Square), &face, &face.roads[0], Bend::Square);
        let end = legs[0].end();
        assert!((end.x - 0.5).abs() < 1e-9 && end.y > 0.2 && end.y < 0.4, "{end:?}");
    }

    #[test]
    fn a_round_road_ends_where_a_square_one_does() {
        for shape in [Shape::Square, Shape::Half(Corner::Se), Shape::Double(Axis::NorthSouth)] {
            let outline = outline(shape);
            let sides: Vec<usize> = (0..outline.side_count()).collect();
            for (from_side, to_side) in sides.iter().flat_map(|a| sides.iter().map(move |b| (*a, *b))) {
                if from_side < to_side {
                    let face = face(&[], &[(&[from_side, to_side], RoadEnd::Plain)]);
                    let bends = [Bend::Square, Bend::Round];
                    let ends = bends.map(|b| road_legs(&outline, &face, &face.roads[0], b)[0].end());
                    assert!(ends[0].is_close(ends[1]));
                    assert!(ends[0].is_close(outline.middle(to_side)));
                }
            }
        }
    }

    #[test]
    fn a_turned_piece_has_turned_roads() {
        for shape in Shape::ALL {
            let original = outline(shape);
            let sides: Vec<usize> = (0..original.side_count()).collect();
            let pairs = sides.iter().flat_map(|a| sides.iter().map(move |b| vec![*a, *b]));
            let several = pairs.filter(|pair| pair[0] < pair[1]);
            for road in several.chain(sides.iter().map(|side| vec![*side])) {
                for end in [RoadEnd::Plain, RoadEnd::Crossing, RoadEnd::Bridge] {
                    let face = face(&[], &[(&road, end)]);
                    for bend in [Bend::Square, Bend::Round] {
                        assert_turned(&original, |outline| {
                            let legs = road_legs(outline, &face, &face.roads[0], bend);
                            legs.iter().flat_map(Path::points).collect()
                        });
                    }
                }
            }
        }
    }
}
