//! Helpers for the unit tests of shapes.

use carcassonne_board::geometry::{Shape, Space};
use carcassonne_board::tiles::RoadEnd;

use super::{Outline, Point};
use crate::picture::plan::{CityPart, Face, FieldPart, RoadPart};
use crate::picture::shape_corners;

/// Returns the outline of a shape in the space 0:0.
pub(crate) fn outline(shape: Shape) -> Outline {
    Outline::from_crossings(&shape_corners(shape, Space::new(0, 0)))
}

/// Asserts that what `draw` draws on an outline is turned by a quarter with the outline.
pub(crate) fn assert_turned(original: &Outline, draw: impl Fn(&Outline) -> Vec<Point>) {
    let turn = |points: &[Point]| -> Vec<Point> { points.iter().map(|p| Point::new(-p.y, p.x)).collect() };
    let expected = turn(&draw(original));
    let found = draw(&Outline::from_corners(turn(original.corners())));
    assert_eq!(found.len(), expected.len(), "{original:?}");
    assert!(found.iter().zip(&expected).all(|(a, b)| a.is_close(*b)), "{original:?}: {found:?}");
}

/// Builds a face with cities and roads by their sides, and no fields.
pub(crate) fn face(cities: &[&[usize]], roads: &[(&[usize], RoadEnd)]) -> Face {
    let cities =
        cities.iter().map(|sides| CityPart { sides: sides.to_vec(), half: None, gates: Vec::new(), letter: None });
    let roads = roads.iter().map(|(sides, end)| RoadPart { sides: sides.to_vec(), end: *end, letter: None });
    Face { cities: cities.collect(), roads: roads.collect(), ..Face::default() }
}

pub(crate) fn with_fields(mut face: Face, halves: &[FieldPart]) -> Face {
    face.fields = halves.to_vec();
    face
}
