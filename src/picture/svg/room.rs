//! Places on a board where a token covers nothing important.

use std::collections::BTreeMap;

use super::ground::city;
use crate::picture::plan::{Face, Part, Plan};
use crate::picture::shape::{Bend, Outline, Path, Point, inside, regions, way};
use crate::scenario::Feature;
use crate::tiles::RoadEnd;

/// The number of points that are tried across a piece, in each direction.
const POINTS: u32 = 24;

/// An area in which a token can be placed.
#[derive(Debug)]
enum Area {
    /// The inside of `rim`, clear of the lines `off`, each with half its width.
    Ground { rim: Vec<Point>, off: Vec<(Vec<Point>, f64)> },
    /// The points of a line.
    Along(Vec<Point>),
}

/// A place for a token, and the free radius round it, in spaces.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot {
    pub(super) at: Point,
    pub(super) room: f64,
}

/// The circles that are occupied, by centre and radius, in spaces.
#[derive(Debug, Default)]
pub(super) struct Taken {
    /// The circles by the space of their centre.
    by_space: BTreeMap<(i64, i64), Vec<(Point, f64)>>,
}

/// Returns the space that contains a point, as column and row.
fn space(at: Point) -> (i64, i64) {
    #[expect(clippy::cast_possible_truncation, reason = "columns and rows of a board are 32 bits wide")]
    let whole = |v: f64| v.floor() as i64;
    (whole(at.x), whole(at.y))
}

impl Taken {
    /// Marks a circle as occupied.
    pub(super) fn take(&mut self, at: Point, radius: f64) {
        self.by_space.entry(space(at)).or_default().push((at, radius));
    }

    /// Returns the distance from a point to the occupied circles in the spaces round it.
    pub(super) fn free(&self, at: Point) -> f64 {
        let far = |(other, radius): &(Point, f64)| at.distance(*other).sqrt() - radius;
        let (column, row) = space(at);
        let near = (column - 1..=column + 1)
            .flat_map(|column| self.by_space.range((column, row - 1)..=(column, row + 1)).map(|(_, all)| all));
        near.flatten().map(far).fold(f64::MAX, f64::min)
    }

    /// Returns a place for a token of a radius on one of several features: the first with enough room, else
    /// roughly the one with the most. `None` if none of the features is on the board.
    pub(super) fn spot(&self, plan: &Plan, parts: &[Part], radius: f64) -> Option<Spot> {
        let mut best: Option<Spot> = None;
        for part in parts.iter().take(24) {
            let spot = self.on(&areas(plan, part.piece, Some(part.feature)), radius);
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
    pub(super) fn on_piece(&self, plan: &Plan, piece: usize, radius: f64) -> Option<Spot> {
        self.on(&areas(plan, piece, None), radius)
    }

    fn on(&self, areas: &[Area], radius: f64) -> Option<Spot> {
        let mut best: Option<(f64, Spot)> = None;
        for area in areas {
            let points = area.points();
            let count = f64::from(u32::try_from(points.len()).unwrap_or(u32::MAX).max(1));
            let sum = points.iter().fold(Point::new(0.0, 0.0), |sum, p| sum.plus(*p, 1.0));
            let middle = Point::new(sum.x / count, sum.y / count);
            for at in points {
                let score = |room: f64| room.min(radius * 1.7) - 0.12 * at.distance(middle).sqrt();
                let better = |score: f64| best.is_none_or(|(known, _)| score > known + 1e-9);
                // The bounds that are cheaper to compute are tested first.
                if !better(score(radius * 1.7)) {
                    continue;
                }
                let free = self.free(at);
                if !better(score(free)) {
                    continue;
                }
                let room = area.room(at).min(free);
                if better(score(room)) {
                    best = Some((score(room), Spot { at, room }));
                }
            }
        }
        best.map(|(_, spot)| spot)
    }
}

impl Area {
    /// Returns points of the area, evenly spread.
    fn points(&self) -> Vec<Point> {
        match self {
            Self::Along(line) => {
                let legs = line.iter().zip(line.iter().skip(1));
                let on = |(a, b): (&Point, &Point)| {
                    let (a, b) = (*a, *b);
                    (0..6).map(move |n| a.toward(b, f64::from(n) / 6.0))
                };
                legs.flat_map(on).collect()
            }
            Self::Ground { rim, .. } => {
                let least = |value: fn(&Point) -> f64| rim.iter().map(value).fold(f64::MAX, f64::min);
                let most = |value: fn(&Point) -> f64| rim.iter().map(value).fold(f64::MIN, f64::max);
                let (left, right) = (least(|p| p.x), most(|p| p.x));
                let (top, low) = (least(|p| p.y), most(|p| p.y));
                let step = |n: u32, from: f64, to: f64| from + (to - from) * (f64::from(n) + 0.5) / f64::from(POINTS);
                let rows = (0..POINTS).flat_map(|row| (0..POINTS).map(move |column| (column, row)));
                let all = rows.map(|(column, row)| Point::new(step(column, left, right), step(row, top, low)));
                all.filter(|at| inside(rim, *at)).collect()
            }
        }
    }

    /// Returns the distance from a point to the borders of the area; 1 on a line.
    fn room(&self, at: Point) -> f64 {
        match self {
            // A token may be wider than a road.
            Self::Along(_) => 1.0,
            Self::Ground { rim, off } => {
                let closed = rim.iter().zip(rim.iter().skip(1).chain(rim.first()));
                let nearest = |least: f64, (a, b): (&Point, &Point)| least.min(far(at, *a, *b));
                let border = closed.fold(f64::MAX, nearest).sqrt();
                let lines = off.iter().map(|(line, broad)| {
                    let legs = line.iter().zip(line.iter().skip(1));
                    legs.fold(f64::MAX, nearest).sqrt() - broad
                });
                lines.fold(border, f64::min)
            }
        }
    }
}

/// Returns the square of the distance from a point to a line segment.
fn far(at: Point, from: Point, to: Point) -> f64 {
    let way = to.minus(from);
    let long = way.along(way);
    let part = if long > 0.0 { (at.minus(from).along(way) / long).clamp(0.0, 1.0) } else { 0.0 };
    at.distance(from.toward(to, part))
}

/// Half the width of a road, and of a wall, in spaces.
const ROAD: f64 = 0.07;
const WALL: f64 = 0.035;

/// Returns the areas of a feature on a piece; that of the whole piece for a feature without ground, or `None`.
fn areas(plan: &Plan, piece: usize, feature: Option<Feature>) -> Vec<Area> {
    let Some(piece) = plan.pieces.get(piece) else { return Vec::new() };
    let outline = Outline::of(piece);
    let whole = |off| vec![Area::Ground { rim: outline.corners().to_vec(), off }];
    let Some(face) = &piece.face else { return whole(Vec::new()) };
    let index = |n: u8| usize::from(n);
    match feature {
        Some(Feature::City(n)) => {
            let Some(part) = face.cities.get(index(n)) else { return Vec::new() };
            let rim = city(&outline, part).points();
            vec![Area::Ground { rim, off: roads(&outline, face, |end| end == RoadEnd::Bridge) }]
        }
        Some(Feature::Road(n)) => {
            let Some(road) = face.roads.get(index(n)) else { return Vec::new() };
            let legs = way(&outline, face, road, Bend::Round);
            legs.iter().map(|leg| Area::Along(inner(leg))).collect()
        }
        Some(Feature::Field(n)) => {
            let Some(field) = face.fields.get(index(n)) else { return Vec::new() };
            let regions = regions(&outline, face, field, Bend::Round);
            let ground = |path: &Path| Area::Ground { rim: path.points(), off: barriers(&outline, face) };
            regions.iter().map(ground).collect()
        }
        Some(Feature::Monastery | Feature::Castle | Feature::Garden) | None => whole(barriers(&outline, face)),
    }
}

/// Returns the part of a leg of a road for tokens: clear of the sides of the piece and of the end of the road.
fn inner(leg: &Path) -> Vec<Point> {
    let points = leg.points();
    let lengths = points.iter().zip(points.iter().skip(1)).map(|(a, b)| a.distance(*b).sqrt());
    let whole: f64 = lengths.sum();
    let at = |part: f64| {
        let mut left = part * whole;
        for (a, b) in points.iter().zip(points.iter().skip(1)) {
            let long = a.distance(*b).sqrt();
            if left <= long && long > 0.0 {
                return a.toward(*b, left / long);
            }
            left -= long;
        }
        leg.end()
    };
    (0..=6).map(|n| at(0.15 + f64::from(n) * 0.1)).collect()
}

/// Returns the roads and walls of a piece as lines, each with half its width.
fn barriers(outline: &Outline, face: &Face) -> Vec<(Vec<Point>, f64)> {
    let mut all = roads(outline, face, |_| true);
    for part in &face.cities {
        let mut rim = city(outline, part).points();
        rim.extend(rim.first().copied());
        all.push((rim, WALL));
    }
    all
}

fn roads(outline: &Outline, face: &Face, wanted: impl Fn(RoadEnd) -> bool) -> Vec<(Vec<Point>, f64)> {
    let some = face.roads.iter().filter(|road| wanted(road.end));
    let legs = some.flat_map(|road| way(outline, face, road, Bend::Round));
    legs.map(|leg| (leg.points(), ROAD)).collect()
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::geometry::{Corner, Shape, Space};
    use crate::picture::outlined;
    use crate::picture::plan::{FieldPart, Piece};
    use crate::picture::shape::try_out::face;

    fn plan() -> Plan {
        let at = Space::new(0, 0);
        let mut face = face(&[&[0]], &[(&[2], RoadEnd::Own)]);
        face.fields = vec![FieldPart { halves: Vec::new(), letter: None }];
        let shape = Shape::Half(Corner::Sw);
        let name = String::new;
        let rim = outlined(shape, at);
        let half = Piece { name: name(), at, rim, face: None, offered: false };
        let rim = outlined(Shape::Square, at);
        let piece = Piece { name: name(), at, rim, face: Some(face), offered: false };
        Plan { pieces: vec![piece, half], ..Plan::default() }
    }

    #[test]
    fn a_token_stands_in_its_feature_and_beside_another() {
        let (plan, mut taken) = (plan(), Taken::default());
        let city = [Part { piece: 0, feature: Feature::City(0) }];
        let first = taken.spot(&plan, &city, 0.1).expect("room");
        assert!(first.room >= 0.1 && first.at.y < 0.4, "{first:?}");
        taken.take(first.at, 0.1);
        let second = taken.spot(&plan, &city, 0.1).expect("room");
        assert!(first.at.distance(second.at).sqrt() > 0.15, "{first:?} {second:?}");
        let road = [Part { piece: 0, feature: Feature::Road(0) }];
        let third = taken.spot(&plan, &road, 0.1).expect("room");
        assert!((third.at.x - 0.5).abs() < 0.01 && third.at.y > 0.5, "{third:?}");
        assert!(taken.spot(&plan, &[Part { piece: 9, feature: Feature::City(0) }], 0.1).is_none());
    }

    #[test]
    fn on_a_half_nothing_stands_in_its_gap() {
        let spot = Taken::default().on_piece(&plan(), 1, 0.1).expect("room");
        assert!(spot.at.y > spot.at.x && spot.room > 0.1, "{spot:?}");
    }
}
