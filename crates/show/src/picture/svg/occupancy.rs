//! Places on a board where a token covers nothing important.

use std::collections::BTreeMap;

use carcassonne_board::tiles::RoadEnd;
use carcassonne_position::Feature;

use super::ground::rounded_city;
use crate::picture::plan::{Face, Part, Plan};
use crate::picture::shape::{Bend, Outline, Path, Point, average, field_regions, is_inside, road_legs, value_range};

/// The number of points that are tried as token places across a piece, in each direction.
const POINTS: u32 = 24;

/// An area in which a token can be placed.
#[derive(Debug)]
enum TokenArea {
    /// The area inside the polygon `rim`, clear of the lines `barriers`, each with half its width.
    Ground { rim: Vec<Point>, barriers: Vec<(Vec<Point>, f64)> },
    /// The points of a line.
    Line(Vec<Point>),
}

/// A place for a token, and the free radius round it in spaces (from `claim_spot`, a factor for the token's size).
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot {
    pub(super) at: Point,
    pub(super) room: f64,
}

/// The circles that tokens and marks occupy, by centre and radius, in spaces.
#[derive(Debug, Default)]
pub(super) struct Occupancy {
    /// The occupied circles, by the space of their centre.
    by_space: BTreeMap<(i64, i64), Vec<(Point, f64)>>,
}

/// Returns the space of the board that contains a point, as column and row.
fn space_of(at: Point) -> (i64, i64) {
    #[expect(clippy::cast_possible_truncation, reason = "columns and rows of a board are 32 bits wide")]
    let floor = |v: f64| v.floor() as i64;
    (floor(at.x), floor(at.y))
}

impl Occupancy {
    /// Marks a circle as occupied.
    pub(super) fn occupy(&mut self, at: Point, radius: f64) {
        self.by_space.entry(space_of(at)).or_default().push((at, radius));
    }

    /// Returns the distance from a point to the nearest occupied circle around; negative within a circle.
    pub(super) fn clearance(&self, at: Point) -> f64 {
        let distance = |(other, radius): &(Point, f64)| at.distance_squared(*other).sqrt() - radius;
        let (column, row) = space_of(at);
        let near = (column - 1..=column + 1)
            .flat_map(|column| self.by_space.range((column, row - 1)..=(column, row + 1)).map(|(_, all)| all));
        near.flatten().map(distance).fold(f64::MAX, f64::min)
    }

    /// Returns a place for a token of a radius on one of several features: on the first with enough room, else roughly
    /// on the feature with the most room. `None` if none of the features is on the board.
    pub(super) fn find_spot(&self, plan: &Plan, parts: &[Part], radius: f64) -> Option<Spot> {
        let mut best: Option<Spot> = None;
        for part in parts.iter().take(24) {
            let spot = self.find_spot_in(&areas(plan, part.piece, Some(part.feature)), radius);
            if let Some(spot) = spot {
                if spot.room >= radius {
                    return Some(spot);
                }
                // The first part of a feature is preferred: the token is looked for there.
                if best.is_none_or(|known| spot.room > known.room * 1.25) {
                    best = Some(spot);
                }
            }
        }
        best
    }

    /// Returns the best place on a piece for a token of a radius.
    pub(super) fn find_spot_on_piece(&self, plan: &Plan, piece: usize, radius: f64) -> Option<Spot> {
        self.find_spot_in(&areas(plan, piece, None), radius)
    }

    fn find_spot_in(&self, areas: &[TokenArea], radius: f64) -> Option<Spot> {
        let mut best: Option<(f64, Spot)> = None;
        for area in areas {
            let points = area.points();
            let middle = average(&points);
            for at in points {
                let score = |room: f64| room.min(radius * 1.7) - 0.12 * at.distance_squared(middle).sqrt();
                let is_better = |score: f64| best.is_none_or(|(known, _)| score > known + 1e-9);
                // The bounds that are cheaper to compute are tested first.
                if !is_better(score(radius * 1.7)) {
                    continue;
                }
                let clearance = self.clearance(at);
                if !is_better(score(clearance)) {
                    continue;
                }
                let room = area.free_radius(at).min(clearance);
                if is_better(score(room)) {
                    best = Some((score(room), Spot { at, room }));
                }
            }
        }
        best.map(|(_, spot)| spot)
    }
}

impl TokenArea {
    /// Returns points of the area, evenly spread, as possible token places.
    fn points(&self) -> Vec<Point> {
        match self {
            Self::Line(line) => {
                let segments = line.iter().zip(line.iter().skip(1));
                let points_on = |(a, b): (&Point, &Point)| {
                    let (a, b) = (*a, *b);
                    (0..6).map(move |n| a.lerp(b, f64::from(n) / 6.0))
                };
                segments.flat_map(points_on).collect()
            }
            Self::Ground { rim, .. } => {
                let (left, right) = value_range(rim, |p| p.x);
                let (top, bottom) = value_range(rim, |p| p.y);
                let step = |n: u32, from: f64, to: f64| from + (to - from) * (f64::from(n) + 0.5) / f64::from(POINTS);
                let rows = (0..POINTS).flat_map(|row| (0..POINTS).map(move |column| (column, row)));
                let all = rows.map(|(column, row)| Point::new(step(column, left, right), step(row, top, bottom)));
                all.filter(|at| is_inside(rim, *at)).collect()
            }
        }
    }

    /// Returns the distance from a point of the area to its nearest border or barrier; 1 on a line.
    fn free_radius(&self, at: Point) -> f64 {
        match self {
            // A token may be wider than a road.
            Self::Line(_) => 1.0,
            Self::Ground { rim, barriers } => {
                let sides = rim.iter().zip(rim.iter().skip(1).chain(rim.first()));
                let nearest = |least: f64, (a, b): (&Point, &Point)| least.min(squared_distance(at, *a, *b));
                let border = sides.fold(f64::MAX, nearest).sqrt();
                let lines = barriers.iter().map(|(line, broad)| {
                    let segments = line.iter().zip(line.iter().skip(1));
                    segments.fold(f64::MAX, nearest).sqrt() - broad
                });
                lines.fold(border, f64::min)
            }
        }
    }
}

/// Returns the square of the distance from a point to a line segment.
fn squared_distance(at: Point, from: Point, to: Point) -> f64 {
    let segment = to.minus(from);
    let squared_length = segment.dot(segment);
    let part = if squared_length > 0.0 { (at.minus(from).dot(segment) / squared_length).clamp(0.0, 1.0) } else { 0.0 };
    at.distance_squared(from.lerp(to, part))
}

/// Half the width of a drawn road, and of a city wall, in spaces.
const ROAD: f64 = 0.07;
const WALL: f64 = 0.035;

/// Returns the areas for tokens of a feature on a piece; of the whole piece if `feature` is `None` or has no ground.
fn areas(plan: &Plan, piece: usize, feature: Option<Feature>) -> Vec<TokenArea> {
    let Some(piece) = plan.pieces.get(piece) else { return Vec::new() };
    let outline = Outline::from_piece(piece);
    let whole_piece = |barriers| vec![TokenArea::Ground { rim: outline.corners().to_vec(), barriers }];
    let Some(face) = &piece.face else { return whole_piece(Vec::new()) };
    let index = |n: u8| usize::from(n);
    match feature {
        Some(Feature::City(n)) => {
            let Some(part) = face.cities.get(index(n)) else { return Vec::new() };
            let rim = rounded_city(&outline, part).points();
            vec![TokenArea::Ground { rim, barriers: road_lines(&outline, face, |end| end == RoadEnd::Bridge) }]
        }
        Some(Feature::Road(n)) => {
            let Some(road) = face.roads.get(index(n)) else { return Vec::new() };
            let legs = road_legs(&outline, face, road, Bend::Round);
            legs.iter().map(|leg| TokenArea::Line(inner_leg(leg))).collect()
        }
        Some(Feature::Field(n)) => {
            let Some(field) = face.fields.get(index(n)) else { return Vec::new() };
            let regions = field_regions(&outline, face, field, Bend::Round);
            let ground = |path: &Path| TokenArea::Ground { rim: path.points(), barriers: barriers(&outline, face) };
            regions.iter().map(ground).collect()
        }
        Some(Feature::Monastery | Feature::Castle | Feature::Garden) | None => whole_piece(barriers(&outline, face)),
    }
}

/// Returns the part of a road's path on which tokens may stand: clear of the sides of the piece and of the road's end.
fn inner_leg(leg: &Path) -> Vec<Point> {
    let points = leg.points();
    let lengths = points.iter().zip(points.iter().skip(1)).map(|(a, b)| a.distance_squared(*b).sqrt());
    let total: f64 = lengths.sum();
    let point_at = |part: f64| {
        let mut remaining = part * total;
        for (a, b) in points.iter().zip(points.iter().skip(1)) {
            let length = a.distance_squared(*b).sqrt();
            if remaining <= length && length > 0.0 {
                return a.lerp(*b, remaining / length);
            }
            remaining -= length;
        }
        leg.end()
    };
    (0..=6).map(|n| point_at(0.15 + f64::from(n) * 0.1)).collect()
}

/// Returns the roads and city walls of a piece as lines, each with half its width.
fn barriers(outline: &Outline, face: &Face) -> Vec<(Vec<Point>, f64)> {
    let mut all = road_lines(outline, face, |_| true);
    for part in &face.cities {
        let mut rim = rounded_city(outline, part).points();
        rim.extend(rim.first().copied());
        all.push((rim, WALL));
    }
    all
}

fn road_lines(outline: &Outline, face: &Face, is_wanted: impl Fn(RoadEnd) -> bool) -> Vec<(Vec<Point>, f64)> {
    let selected = face.roads.iter().filter(|road| is_wanted(road.end));
    let legs = selected.flat_map(|road| road_legs(outline, face, road, Bend::Round));
    legs.map(|leg| (leg.points(), ROAD)).collect()
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_board::geometry::{Corner, Shape, Space};

    use super::*;
    use crate::picture::plan::{FieldPart, Piece};
    use crate::picture::shape::shape_support::face;
    use crate::picture::shape_corners;

    fn plan() -> Plan {
        let at = Space::new(0, 0);
        let mut face = face(&[&[0]], &[(&[2], RoadEnd::Plain)]);
        face.fields = vec![FieldPart { halves: Vec::new(), letter: None }];
        let piece = |shape, face| {
            let rim = shape_corners(shape, at);
            Piece { name: String::new(), at, rim, face, offered: false }
        };
        let pieces = vec![piece(Shape::Square, Some(face)), piece(Shape::Half(Corner::Sw), None)];
        Plan { pieces, ..Plan::default() }
    }

    #[test]
    fn a_token_stands_in_its_feature_and_beside_another() {
        let (plan, mut occupancy) = (plan(), Occupancy::default());
        let city = [Part { piece: 0, feature: Feature::City(0) }];
        let first = occupancy.find_spot(&plan, &city, 0.1).expect("room");
        assert!(first.room >= 0.1 && first.at.y < 0.4, "{first:?}");
        occupancy.occupy(first.at, 0.1);
        let second = occupancy.find_spot(&plan, &city, 0.1).expect("room");
        assert!(first.at.distance_squared(second.at).sqrt() > 0.15, "{first:?} {second:?}");
        let road = [Part { piece: 0, feature: Feature::Road(0) }];
        let third = occupancy.find_spot(&plan, &road, 0.1).expect("room");
        assert!((third.at.x - 0.5).abs() < 0.01 && third.at.y > 0.5, "{third:?}");
        assert!(occupancy.find_spot(&plan, &[Part { piece: 9, feature: Feature::City(0) }], 0.1).is_none());
    }

    #[test]
    fn on_a_half_nothing_stands_in_its_gap() {
        let spot = Occupancy::default().find_spot_on_piece(&plan(), 1, 0.1).expect("room");
        assert!(spot.at.y > spot.at.x && spot.room > 0.1, "{spot:?}");
    }
}
