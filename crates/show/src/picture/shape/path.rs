//! Points and paths.

use carcassonne_board::geometry::Crossing;

/// A point of the board, measured in spaces: x grows eastwards and y southwards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// The distance to the east of the crossing 0:0, in spaces.
    pub x: f64,
    /// The distance to the south of the crossing 0:0, in spaces.
    pub y: f64,
}

impl Point {
    /// Creates a point from its coordinates, in spaces, relative to the crossing 0:0.
    pub fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Returns the point at the fraction `part` of the way from this point to another.
    #[must_use]
    pub fn lerp(self, other: Point, part: f64) -> Point {
        Point::new(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
    }

    /// Returns the point moved by `times` times the vector `by`.
    #[must_use]
    pub fn translate(self, by: Point, times: f64) -> Point {
        Point::new(self.x + by.x * times, self.y + by.y * times)
    }

    /// Returns the point moved `x` spaces to the east and `y` to the south.
    #[must_use]
    pub fn offset(self, x: f64, y: f64) -> Point {
        Point::new(self.x + x, self.y + y)
    }

    /// Returns the vector from another point to this one.
    #[must_use]
    pub fn minus(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }

    /// Returns the scalar product of two vectors: the extent of this one along the other, if that has length 1.
    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Returns the square of the distance to another point.
    pub fn distance_squared(self, other: Point) -> f64 {
        let vector = self.minus(other);
        vector.dot(vector)
    }

    /// Returns `true` if the two points are equal up to rounding.
    pub fn is_close(self, other: Point) -> bool {
        self.distance_squared(other) < 1e-9
    }
}

impl From<Crossing> for Point {
    fn from(at: Crossing) -> Self {
        Self::new(f64::from(at.column), f64::from(at.row))
    }
}

/// A segment of a path; it starts where the path ended before.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Stroke {
    /// A straight line, by its end.
    Line(Point),
    /// A cubic curve: two control points, and the end of the curve.
    Curve(Point, Point, Point),
}

/// A path: a start point, and the segments (strokes) that continue it.
#[derive(Debug, Clone, PartialEq)]
pub struct Path {
    /// The start point.
    pub start: Point,
    /// The strokes, in order from the start.
    pub strokes: Vec<Stroke>,
}

/// The number of straight lines that approximate a curve.
const LINES: i32 = 16;

impl Path {
    /// Creates a path that has a start but no strokes.
    pub fn new(start: Point) -> Self {
        Self { start, strokes: Vec::new() }
    }

    /// Creates a path of straight lines through some points.
    pub fn from_points(points: &[Point]) -> Self {
        let mut path = Self::new(points.first().copied().unwrap_or(Point::new(0.0, 0.0)));
        points.iter().skip(1).for_each(|p| path.line_to(*p));
        path
    }

    /// Returns the end point of the path.
    pub fn end(&self) -> Point {
        match self.strokes.last() {
            Some(Stroke::Line(end) | Stroke::Curve(_, _, end)) => *end,
            None => self.start,
        }
    }

    /// Extends the path by a straight line to a point, unless the path ends there already.
    pub fn line_to(&mut self, to: Point) {
        if !self.end().is_close(to) {
            self.strokes.push(Stroke::Line(to));
        }
    }

    /// Extends the path by a cubic curve to the point `to`, with the control points `one` and `two`.
    pub fn curve_to(&mut self, one: Point, two: Point, to: Point) {
        self.strokes.push(Stroke::Curve(one, two, to));
    }

    /// Appends another path, after a straight line to the start of that path.
    pub fn append(&mut self, other: &Path) {
        self.line_to(other.start);
        self.strokes.extend_from_slice(&other.strokes);
    }

    /// Returns the same path from end to start.
    #[must_use]
    pub fn reversed(&self) -> Path {
        let mut path = Path::new(self.end());
        for (n, stroke) in self.strokes.iter().enumerate().rev() {
            let before = match n.checked_sub(1).map(|n| self.strokes[n]) {
                Some(Stroke::Line(end) | Stroke::Curve(_, _, end)) => end,
                None => self.start,
            };
            path.strokes.push(match stroke {
                Stroke::Line(_) => Stroke::Line(before),
                Stroke::Curve(one, two, _) => Stroke::Curve(*two, *one, before),
            });
        }
        path
    }

    /// Returns the points of the path, with curves approximated by lines.
    pub fn points(&self) -> Vec<Point> {
        let mut points = vec![self.start];
        let mut from = self.start;
        for stroke in &self.strokes {
            match *stroke {
                Stroke::Line(to) => {
                    points.push(to);
                    from = to;
                }
                Stroke::Curve(first, second, to) => {
                    points.extend((1..=LINES).map(|n| {
                        let t = f64::from(n) / f64::from(LINES);
                        let (a, b, c) = (from.lerp(first, t), first.lerp(second, t), second.lerp(to, t));
                        a.lerp(b, t).lerp(b.lerp(c, t), t)
                    }));
                    from = to;
                }
            }
        }
        points
    }

    /// Returns `true` if a point is inside the path, closed by a line from its end to its start.
    pub fn contains(&self, at: Point) -> bool {
        is_inside(&self.points(), at)
    }
}

/// Converts a number of things to a factor for lengths.
pub(crate) fn to_float(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Returns the average of some points, such as the corners of an outline.
pub(crate) fn average(points: &[Point]) -> Point {
    let count = to_float(points.len().max(1));
    let sum = points.iter().fold(Point::new(0.0, 0.0), |sum, p| sum.translate(*p, 1.0));
    Point::new(sum.x / count, sum.y / count)
}

/// Returns the least and the greatest of the values of some points.
pub(crate) fn value_range(points: &[Point], value: impl Fn(&Point) -> f64) -> (f64, f64) {
    let values = points.iter().map(value);
    values.fold((f64::MAX, f64::MIN), |(least, most), v| (least.min(v), most.max(v)))
}

/// Returns `true` if a point is inside a polygon.
pub(crate) fn is_inside(points: &[Point], at: Point) -> bool {
    let Some(mut a) = points.last() else { return false };
    let mut is_odd = false;
    for b in points {
        if (a.y > at.y) != (b.y > at.y) && at.x < a.x + (b.x - a.x) * (at.y - a.y) / (b.y - a.y) {
            is_odd = !is_odd;
        }
        a = b;
    }
    is_odd
}

/// Returns the area of a polygon whose corners are given clockwise.
#[cfg(test)]
pub(super) fn area(points: &[Point]) -> f64 {
    let next = points.iter().skip(1).chain(points.first());
    points.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>() / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_back_is_the_same_way() {
        let mut path = Path::new(Point::new(0.0, 0.0));
        path.line_to(Point::new(1.0, 0.0));
        path.curve_to(Point::new(1.0, 0.5), Point::new(0.5, 1.0), Point::new(0.0, 1.0));
        let mut expected = path.points();
        expected.reverse();
        for (a, b) in expected.iter().zip(path.reversed().points()) {
            assert!(a.is_close(b), "{a:?} {b:?}");
        }
        assert_eq!(path.reversed().reversed(), path);
    }

    #[test]
    fn a_point_lies_inside_or_it_does_not() {
        let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)].map(|(x, y)| Point::new(x, y));
        let path = Path::from_points(&corners);
        assert!(path.contains(Point::new(0.2, 0.2)));
        assert!(!path.contains(Point::new(0.8, 0.8)));
        assert!((area(&corners) - 0.5).abs() < 1e-9);
    }
}
