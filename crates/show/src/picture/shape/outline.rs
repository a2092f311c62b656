//! The outline of a piece: its corners, sides and middle.

use carcassonne_board::geometry::Crossing;

use super::path::{Path, Point, average, is_inside};
use crate::picture::plan::Piece;

/// The outline of a piece: a polygon with its corners clockwise.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline {
    corners: Vec<Point>,
}

impl Outline {
    /// Returns the outline of a piece.
    pub fn from_piece(piece: &Piece) -> Self {
        Self::from_crossings(&piece.rim)
    }

    /// Creates the outline of a polygon from its corners, given clockwise.
    pub fn from_corners(corners: Vec<Point>) -> Self {
        Self { corners }
    }

    /// Creates the outline of a polygon whose corners are crossings of the grid, given clockwise.
    pub fn from_crossings(rim: &[Crossing]) -> Self {
        Self::from_corners(rim.iter().map(|at| Point::from(*at)).collect())
    }

    /// Returns the corners of the outline, clockwise.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// Returns the number of sides of the outline.
    pub fn side_count(&self) -> usize {
        self.corners.len()
    }

    /// Returns the two ends of a side, in clockwise order.
    pub fn side(&self, side: usize) -> (Point, Point) {
        let n = self.corners.len().max(1);
        let corner = |n: usize| self.corners.get(n).copied().unwrap_or(Point::new(0.0, 0.0));
        (corner(side % n), corner((side + 1) % n))
    }

    /// Returns the middle point of a side.
    pub fn middle(&self, side: usize) -> Point {
        let (from, to) = self.side(side);
        from.lerp(to, 0.5)
    }

    /// Returns the vector of length 1 from a side into the piece; `None` if the side does not run along the grid.
    pub fn inward_normal(&self, side: usize) -> Option<Point> {
        let (from, to) = self.side(side);
        let direction = to.minus(from);
        let is_straight = direction.x.abs() < 1e-9 || direction.y.abs() < 1e-9;
        // Clockwise, with y downwards, the inside is on the right hand.
        is_straight.then(|| Point::new(-direction.y, direction.x))
    }

    /// Returns `true` if a point is inside the outline.
    pub fn contains(&self, at: Point) -> bool {
        is_inside(&self.corners, at)
    }

    /// Returns the corners moved towards the centre by a part of the way.
    pub fn shrunk(&self, part: f64) -> Vec<Point> {
        let centre = self.centre();
        self.corners.iter().map(|corner| corner.lerp(centre, part)).collect()
    }

    /// Returns the polygon in the middle of the piece whose corners are at a part of the way from the centre.
    pub(super) fn inner_polygon(&self, part: f64) -> Path {
        let centre = self.centre();
        let corners: Vec<Point> = self.corners.iter().map(|corner| centre.lerp(*corner, part)).collect();
        Path::from_points(&corners)
    }

    /// Returns the average of the corners of the outline.
    pub fn centre(&self) -> Point {
        average(&self.corners)
    }

    /// Returns the middle of the part of the piece that is in the space of a side: of the whole piece, unless it covers
    /// several spaces.
    pub fn centre_at(&self, side: usize) -> Point {
        let at = self.middle(side).lerp(self.centre(), 0.01);
        let space = Point::new(at.x.floor(), at.y.floor());
        let is_near = |p: &&Point| (p.x - space.x - 0.5).abs() < 0.6 && (p.y - space.y - 0.5).abs() < 0.6;
        let corners: Vec<Point> = self.corners.iter().filter(is_near).copied().collect();
        average(&corners)
    }

    /// Returns the point where the roads of the piece meet: its middle, or in a triangle a point nearer to the right
    /// angle, away from the long side.
    pub fn heart(&self) -> Point {
        let [a, b, c] = self.corners.as_slice() else {
            return self.centre();
        };
        let opposite = [(a, b, c), (b, c, a), (c, a, b)];
        let longest = opposite.into_iter().max_by(|first, second| {
            let length = |(from, to, _): &(&Point, &Point, &Point)| from.distance_squared(**to);
            length(first).total_cmp(&length(second))
        });
        longest.map_or_else(|| self.centre(), |(a, b, c)| a.lerp(*b, 0.5).lerp(*c, 0.3))
    }

    /// Returns the distance from the middle of the outline to its nearest side.
    pub fn distance_to_sides(&self) -> f64 {
        let centre = self.centre();
        let squares = (0..self.side_count()).map(|n| {
            let (from, to) = self.side(n);
            let direction = to.minus(from);
            let normal = Point::new(-direction.y, direction.x);
            let offset = centre.minus(from).dot(normal);
            offset * offset / direction.dot(direction).max(1e-9)
        });
        squares.fold(f64::MAX, f64::min).sqrt()
    }
}
