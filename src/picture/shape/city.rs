//! The walls of cities, and the ground between the walls and the rim.

use super::outline::Outline;
use super::path::{Path, Point};
use crate::geometry::Hand;
use crate::picture::plan::CityPart;

/// The factors by which a wall bulges into its piece.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bulge {
    /// The depth of the wall of a city with one side, as a multiple of the usual depth.
    pub deep: f64,
    /// The distance of its bends from the corners, as a multiple of the usual distance.
    pub wide: f64,
}

impl Default for Bulge {
    fn default() -> Self {
        Self { deep: 1.0, wide: 1.0 }
    }
}

/// Returns the wall of a city from the end of one of its sides to the start of the next, clockwise; `None` if these
/// meet in a corner.
pub fn wall(outline: &Outline, city: &CityPart, side: usize, bulge: Bulge) -> Option<Path> {
    let place = city.sides.iter().position(|s| *s == side)?;
    let next = city.sides.get(place + 1).or(city.sides.first()).copied()?;
    let (from, to) = (reach(outline, city, side).1, reach(outline, city, next).0);
    if from.is(to) {
        return None;
    }
    let lone = city.sides.len() == 1;
    let (usual, most) = if lone { (0.8, 1.0) } else { (0.55, 0.8) };
    let part = (usual * 0.5 / outline.depth().max(0.01)).min(most);
    let centre = pulled(outline, city);
    let control = |corner: Point| {
        let control = corner.toward(centre, part);
        match outline.inwards(side).filter(|_| lone) {
            Some(inwards) => {
                let deep = control.minus(corner).along(inwards);
                let foot = control.plus(inwards, -deep);
                corner.toward(foot, bulge.wide).plus(inwards, deep * bulge.deep)
            }
            None => control,
        }
    };
    let mut path = Path::at(from);
    path.curve(control(from), control(to), to);
    Some(path)
}

/// Returns the start and end of a city on a side, clockwise: the corners, or the middle if another city begins there.
pub(super) fn reach(outline: &Outline, city: &CityPart, side: usize) -> (Point, Point) {
    let (from, to) = outline.side(side);
    match city.half {
        Some((shared, Hand::Left)) if shared == side => (from, outline.middle(side)),
        Some((shared, Hand::Right)) if shared == side => (outline.middle(side), to),
        _ => (from, to),
    }
}

/// Half the width of the neck between a city and its gate, in spaces.
const NECK: f64 = 0.13;

/// Returns the necks between a city and its gates, each from the side of the gate to the city.
pub(in crate::picture) fn necks(outline: &Outline, city: &CityPart) -> Vec<Path> {
    // If the city has sides, a neck ends well behind the wall of the first.
    let goal = city.sides.first().map_or(outline.centre(), |side| outline.middle(*side).toward(outline.centre(), 0.3));
    let neck = |side: &usize| {
        let (from, to) = outline.side(*side);
        let along = to.minus(from);
        let length = along.x.hypot(along.y).max(0.01);
        let (aside, middle) = (Point::new(along.x / length, along.y / length), outline.middle(*side));
        let at = |point: Point, far: f64| point.plus(aside, far);
        Path::along(&[at(middle, -NECK), at(middle, NECK), at(goal, NECK), at(goal, -NECK)])
    };
    city.gates.iter().map(neck).collect()
}

/// Returns the point towards which the walls of a city are bent.
fn pulled(outline: &Outline, city: &CityPart) -> Point {
    let near: Vec<Point> = city.sides.iter().map(|side| outline.centre_at(*side)).collect();
    let Some(first) = near.first() else {
        return outline.centre();
    };
    let centre = if near.iter().all(|p| p.is(*first)) { *first } else { outline.centre() };
    // A city in a corner of a square fills more than the corner.
    if let [one, two] = city.sides.as_slice()
        && outline.sides() > 3
    {
        let ((from, end), (start, to)) = (outline.side(*one), outline.side(*two));
        let corner = if end.is(start) {
            Some(end)
        } else if from.is(to) {
            Some(from)
        } else {
            None
        };
        return corner.map_or(centre, |corner| corner.toward(centre, 4.0 / 3.0));
    }
    centre
}

/// Returns the ground of a city: its border runs along its sides, and from each to the next along a wall.
pub fn ground(outline: &Outline, city: &CityPart, bulge: Bulge) -> Path {
    let Some(first) = city.sides.first() else {
        let centre = outline.centre();
        let corners: Vec<Point> = outline.corners().iter().map(|corner| centre.toward(*corner, 0.4)).collect();
        return Path::along(&corners);
    };
    let mut path = Path::at(reach(outline, city, *first).0);
    for side in &city.sides {
        let (from, to) = reach(outline, city, *side);
        path.line(from);
        path.line(to);
        if let Some(wall) = wall(outline, city, *side, bulge) {
            path.follow(&wall);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Shape;
    use crate::picture::shape::path::area;
    use crate::picture::shape::try_out::{face, outline};

    #[test]
    fn a_turned_piece_has_turned_cities() {
        let turned = |p: &Point| Point::new(-p.y, p.x);
        for shape in Shape::ALL {
            let here = outline(shape);
            let there = Outline::round(here.corners().iter().map(turned).collect());
            for one in 0..here.sides() {
                for two in one..here.sides() {
                    let sides = if one == two { vec![one] } else { vec![one, two] };
                    let face = face(&[&sides], &[]);
                    let ground = |outline| ground(outline, &face.cities[0], Bulge { deep: 1.4, wide: 0.7 }).points();
                    let expected: Vec<Point> = ground(&here).iter().map(turned).collect();
                    let found = ground(&there);
                    assert_eq!(found.len(), expected.len());
                    assert!(found.iter().zip(&expected).all(|(a, b)| a.is(*b)), "{shape:?}");
                    assert!(area(&found) > 0.05, "{shape:?} {sides:?}");
                }
            }
        }
    }

    #[test]
    fn walls_run_only_where_sides_do_not_meet() {
        let square = outline(Shape::Square);
        let walls = |sides: &[usize]| {
            let face = face(&[sides], &[]);
            let wall = |side: &&usize| wall(&square, &face.cities[0], **side, Bulge::default()).is_some();
            sides.iter().filter(wall).count()
        };
        assert_eq!(walls(&[0]), 1);
        assert_eq!(walls(&[0, 1]), 1);
        assert_eq!(walls(&[0, 2]), 2);
        assert_eq!(walls(&[0, 1, 2, 3]), 0);
    }
}
