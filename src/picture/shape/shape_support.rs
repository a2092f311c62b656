//! Helpers for the unit tests of shapes.

use super::{Outline, Point};
use crate::geometry::{Shape, Space};
use crate::picture::plan::{CityPart, Face, FieldPart, RoadPart};
use crate::picture::shape_corners;
use crate::tiles::RoadEnd;

/// Returns the outline of a shape in the space 0:0.
pub(in crate::picture) fn outline(shape: Shape) -> Outline {
    Outline::from_corners(shape_corners(shape, Space::new(0, 0)).into_iter().map(Point::from).collect())
}

/// Builds a face with cities and roads by their sides, and no fields.
pub(in crate::picture) fn face(cities: &[&[usize]], roads: &[(&[usize], RoadEnd)]) -> Face {
    let cities =
        cities.iter().map(|sides| CityPart { sides: sides.to_vec(), half: None, gates: Vec::new(), letter: None });
    let roads = roads.iter().map(|(sides, end)| RoadPart { sides: sides.to_vec(), end: *end, letter: None });
    Face { cities: cities.collect(), roads: roads.collect(), ..Face::default() }
}

/// Replaces the fields of a face.
pub(in crate::picture) fn with_fields(mut face: Face, halves: &[FieldPart]) -> Face {
    face.fields = halves.to_vec();
    face
}
