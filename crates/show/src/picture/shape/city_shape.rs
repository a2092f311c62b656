//! The walls of cities, and the ground between the walls and the rim.

use carcassonne_board::geometry::Hand;

use super::outline::Outline;
use super::path::{Path, Point};
use crate::picture::plan::CityPart;

/// The factors by which the wall of a city whose only side runs along the grid bulges into its piece.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bulge {
    /// The depth of the wall, as a multiple of the usual depth.
    pub depth: f64,
    /// The distance, along the side, of the wall's control points from its ends, as a multiple of the usual distance.
    pub width: f64,
}

impl Default for Bulge {
    fn default() -> Self {
        Self { depth: 1.0, width: 1.0 }
    }
}

/// Returns the wall of a city from the end of `side` to the start of the city's next side, clockwise; `None` if the two
/// sides meet in a corner, or if `side` is not the city's.
pub fn city_wall(outline: &Outline, city: &CityPart, side: usize, bulge: Bulge) -> Option<Path> {
    let place = city.sides.iter().position(|s| *s == side)?;
    let next = city.sides.get(place + 1).or(city.sides.first()).copied()?;
    let (from, to) = (side_extent(outline, city, side).1, side_extent(outline, city, next).0);
    if from.is_close(to) {
        return None;
    }
    let has_one_side = city.sides.len() == 1;
    let (usual, most) = if has_one_side { (0.8, 1.0) } else { (0.55, 0.8) };
    let part = (usual * 0.5 / outline.distance_to_sides().max(0.01)).min(most);
    let centre = wall_focus(outline, city);
    let control_point = |corner: Point| {
        let control = corner.lerp(centre, part);
        match outline.inward_normal(side).filter(|_| has_one_side) {
            Some(normal) => {
                let depth = control.minus(corner).dot(normal);
                let foot = control.translate(normal, -depth);
                corner.lerp(foot, bulge.width).translate(normal, depth * bulge.depth)
            }
            None => control,
        }
    };
    let mut path = Path::new(from);
    path.curve_to(control_point(from), control_point(to), to);
    Some(path)
}

/// Returns the start and end of a city on a side, clockwise: the corners, or a corner and the middle of a shared side.
pub(super) fn side_extent(outline: &Outline, city: &CityPart, side: usize) -> (Point, Point) {
    let (from, to) = outline.side(side);
    match city.half {
        Some((shared, Hand::Left)) if shared == side => (from, outline.middle(side)),
        Some((shared, Hand::Right)) if shared == side => (outline.middle(side), to),
        _ => (from, to),
    }
}

/// Half the width, in spaces, of the neck (the strip of city ground) between a city and its gate.
const NECK: f64 = 0.13;

/// Returns the necks (strips of city ground) between a city and its gates, as quadrilaterals: each from the side of a
/// gate to a point behind the wall of the city's first side, or to the middle of the piece if the city has no sides.
pub(crate) fn necks(outline: &Outline, city: &CityPart) -> Vec<Path> {
    // If the city has sides, a neck ends well behind the wall of the first.
    let goal = city.sides.first().map_or(outline.centre(), |side| outline.middle(*side).lerp(outline.centre(), 0.3));
    let neck = |side: &usize| {
        let (from, to) = outline.side(*side);
        let direction = to.minus(from);
        let length = direction.x.hypot(direction.y).max(0.01);
        let (aside, middle) = (Point::new(direction.x / length, direction.y / length), outline.middle(*side));
        let offset = |point: Point, far: f64| point.translate(aside, far);
        Path::from_points(&[offset(middle, -NECK), offset(middle, NECK), offset(goal, NECK), offset(goal, -NECK)])
    };
    city.gates.iter().map(neck).collect()
}

/// Returns the point towards which the walls of a city are bent.
fn wall_focus(outline: &Outline, city: &CityPart) -> Point {
    let side_centers: Vec<Point> = city.sides.iter().map(|side| outline.centre_at(*side)).collect();
    let Some(first) = side_centers.first() else {
        return outline.centre();
    };
    let centre = if side_centers.iter().all(|p| p.is_close(*first)) { *first } else { outline.centre() };
    // A city in a corner of a square fills more than the corner.
    if let [first_side, second_side] = city.sides.as_slice()
        && outline.side_count() > 3
    {
        let ((from, end), (start, to)) = (outline.side(*first_side), outline.side(*second_side));
        let corner = if end.is_close(start) {
            Some(end)
        } else if from.is_close(to) {
            Some(from)
        } else {
            None
        };
        return corner.map_or(centre, |corner| corner.lerp(centre, 4.0 / 3.0));
    }
    centre
}

/// Returns the ground of a city, within its sides and the walls between them; without sides, a part in the middle.
pub fn city_ground(outline: &Outline, city: &CityPart, bulge: Bulge) -> Path {
    let Some(first) = city.sides.first() else {
        return outline.inner_polygon(0.4);
    };
    let mut path = Path::new(side_extent(outline, city, *first).0);
    for side in &city.sides {
        let (from, to) = side_extent(outline, city, *side);
        path.line_to(from);
        path.line_to(to);
        if let Some(wall) = city_wall(outline, city, *side, bulge) {
            path.append(&wall);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use carcassonne_board::geometry::Shape;

    use super::*;
    use crate::picture::shape::path::area;
    use crate::picture::shape::shape_support::{assert_turned, face, outline};

    #[test]
    fn a_turned_piece_has_turned_cities() {
        for shape in Shape::ALL {
            let original = outline(shape);
            for first_side in 0..original.side_count() {
                for second_side in first_side..original.side_count() {
                    let sides =
                        if first_side == second_side { vec![first_side] } else { vec![first_side, second_side] };
                    let face = face(&[&sides], &[]);
                    let ground = |outline: &Outline| {
                        city_ground(outline, &face.cities[0], Bulge { depth: 1.4, width: 0.7 }).points()
                    };
                    assert_turned(&original, ground);
                    assert!(area(&ground(&original)) > 0.05, "{shape:?} {sides:?}");
                }
            }
        }
    }

    #[test]
    fn walls_run_only_where_sides_do_not_meet() {
        let square = outline(Shape::Square);
        let walls = |sides: &[usize]| {
            let face = face(&[sides], &[]);
            let wall = |side: &&usize| city_wall(&square, &face.cities[0], **side, Bulge::default()).is_some();
            sides.iter().filter(wall).count()
        };
        assert_eq!(walls(&[0]), 1);
        assert_eq!(walls(&[0, 1]), 1);
        assert_eq!(walls(&[0, 2]), 2);
        assert_eq!(walls(&[0, 1, 2, 3]), 0);
    }
}
