//! The ground: tiles, cities, fields, gaps, and the lines between the halves of a space.

use std::collections::BTreeMap;

use carcassonne_board::geometry::Crossing;
use carcassonne_position::Feature;

use super::canvas::{Canvas, Usage};
use super::cell_scale::{Scale, Spot};
use super::colour::{Ground, Ink};
use crate::picture::plan::{Part, Piece, Plan};
use crate::picture::shape::{Bend, Outline, Point, city_ground, field_regions, is_inside, necks};
use crate::picture::signs::{CITY, CITY_OFFERED, FALLING, GAP, Glyph, HASH, RISING, Sign};

/// The outline, cities and fields of a piece as polygons.
struct LandPolygons {
    outline: Outline,
    cities: Vec<Vec<Vec<Point>>>,
    fields: Vec<Vec<Vec<Point>>>,
    /// The index of the field that reaches no edge of the piece; it is drawn over the field that surrounds it.
    inner: Option<usize>,
}

impl LandPolygons {
    fn new(piece: &Piece, scale: &Scale) -> Self {
        let outline = Outline::from_piece(piece);
        let mut land = Self { outline, cities: Vec::new(), fields: Vec::new(), inner: None };
        if let Some(face) = &piece.face {
            let bulge = scale.size.bulge();
            let outline = &land.outline;
            let city_polygons = |c| {
                let grounds = std::iter::once(city_ground(outline, c, bulge)).chain(necks(outline, c));
                grounds.map(|path| path.points()).collect()
            };
            land.cities = face.cities.iter().map(city_polygons).collect();
            let field_polygons = |field| {
                let regions = field_regions(outline, face, field, Bend::Square);
                regions.iter().map(crate::picture::shape::Path::points).collect()
            };
            land.fields = face.fields.iter().map(field_polygons).collect();
            land.inner = face.fields.iter().position(|field| field.halves.is_empty());
        }
        land
    }

    /// Returns the city or field of the piece at a point.
    fn feature_at(&self, at: Point) -> Option<Feature> {
        let narrow = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        if let Some(n) = self.cities.iter().position(|city| city.iter().any(|part| is_inside(part, at))) {
            return Some(Feature::City(narrow(n)));
        }
        let is_in = |n: usize| self.fields[n].iter().any(|region| is_inside(region, at));
        let field = self.inner.filter(|n| is_in(*n)).or_else(|| (0..self.fields.len()).find(|n| is_in(*n)));
        field.map(|n| Feature::Field(narrow(n)))
    }
}

/// Fills the cells with the ground of tiles and gaps, and draws slanting sides.
pub(super) fn fill_land(plan: &Plan, scale: &Scale, canvas: &mut Canvas) {
    let land_polygons: Vec<LandPolygons> = plan.pieces.iter().map(|piece| LandPolygons::new(piece, scale)).collect();
    let mut pieces_by_space: BTreeMap<(i32, i32), Vec<usize>> = BTreeMap::new();
    for (n, piece) in plan.pieces.iter().enumerate() {
        for space in bounding_spaces(&piece.rim) {
            pieces_by_space.entry(space).or_default().push(n);
        }
    }
    for spot in canvas.spots() {
        if let Some(n) = piece_at(spot, scale, &land_polygons, &pieces_by_space) {
            let feature = land_polygons[n].feature_at(scale.cell_middle_point(spot));
            fill_cell(plan, scale, canvas, spot, (n, feature));
        }
    }
    for (n, piece) in plan.pieces.iter().enumerate() {
        ensure_cities_visible(plan, scale, canvas, (n, piece), &land_polygons[n]);
    }
    for gap in &plan.gaps {
        let corners: Vec<Point> = gap.iter().map(|at| Point::from(*at)).collect();
        for spot in bounding_cells(gap, scale) {
            let is_framed = scale.grid_lines_at(spot) != (false, false);
            if !is_framed
                && is_inside(&corners, scale.cell_middle_point(spot))
                && let Some(cell) = canvas.get_mut(spot).filter(|cell| cell.piece.is_none())
            {
                cell.glyph = Glyph::Sign(GAP);
                cell.ink = Ink::Faint;
            }
        }
    }
    let rims = plan.pieces.iter().map(|piece| &piece.rim);
    for rim in rims.chain(plan.ghosts.iter().map(|ghost| &ghost.rim)) {
        for (from, to) in polygon_sides(rim) {
            for (spot, sign) in diagonal_cells(from, to, scale) {
                canvas.draw_sign(spot, sign, Ink::Line, Usage::Line);
            }
        }
    }
}

/// Returns the piece in a cell; on a frame, only a piece that covers both sides of it.
fn piece_at(
    spot: Spot,
    scale: &Scale,
    land_polygons: &[LandPolygons],
    pieces_by_space: &BTreeMap<(i32, i32), Vec<usize>>,
) -> Option<usize> {
    let at = scale.cell_middle_point(spot);
    let (x, y) = scale.grid_lines_at(spot);
    let offsets = |on: bool| -> &[f64] { if on { &[-0.01, 0.01] } else { &[0.0] } };
    let (x_offsets, y_offsets) = (offsets(x), offsets(y));
    #[expect(clippy::cast_possible_truncation, reason = "spaces are counted in 32 bits")]
    let space_at = |x: f64, y: f64| (x.floor() as i32, y.floor() as i32);
    let found = pieces_by_space.get(&space_at(at.x + x_offsets[0], at.y + y_offsets[0]))?;
    let holds = |outline: &Outline| {
        let mut columns = x_offsets.iter();
        columns.all(|dx| y_offsets.iter().all(|dy| outline.contains(Point::new(at.x + dx, at.y + dy))))
    };
    found.iter().copied().find(|n| holds(&land_polygons[*n].outline))
}

/// Fills a cell with the ground of a piece.
fn fill_cell(plan: &Plan, scale: &Scale, canvas: &mut Canvas, spot: Spot, (piece, feature): (usize, Option<Feature>)) {
    let is_offered = plan.pieces[piece].offered;
    let face = plan.pieces[piece].face.as_ref();
    let Some(cell) = canvas.get_mut(spot) else { return };
    cell.usage = Usage::Free;
    cell.piece = Some(piece);
    cell.part = feature.map(|feature| Part { piece, feature });
    cell.ground = Ground::Land;
    cell.ink = Ink::Land;
    let Some(face) = face else {
        cell.ground = Ground::Hash;
        let parity = |n: i32, count: i32| (n.rem_euclid(count + 1) - 1 - count / 2).rem_euclid(2);
        if parity(spot.0, scale.wide) == parity(spot.1, scale.high) {
            cell.glyph = Glyph::Sign(HASH);
        }
        return;
    };
    if is_offered {
        // The tile is not placed, so the ground below shows through.
        cell.ground = Ground::Void;
        if matches!(feature, Some(Feature::City(_))) {
            cell.glyph = Glyph::Sign(CITY_OFFERED);
            cell.ink = Ink::City;
        }
        return;
    }
    match feature {
        Some(Feature::City(n)) => {
            let asked = face.cities.get(usize::from(n)).is_some_and(|c| c.letter.is_some());
            cell.glyph = Glyph::Sign(CITY);
            cell.ink = Ink::City;
            cell.ground = Ground::City { asked };
        }
        Some(Feature::Field(n)) => {
            if let Some(letter) = face.fields.get(usize::from(n)).and_then(|f| f.letter) {
                cell.ground = Ground::Field { letter };
            }
        }
        Some(Feature::Road(_) | Feature::Monastery | Feature::Castle | Feature::Garden) | None => {}
    }
}

/// Makes each city visible in at least one cell, however small the city is.
fn ensure_cities_visible(
    plan: &Plan,
    scale: &Scale,
    canvas: &mut Canvas,
    (n, piece): (usize, &Piece),
    polygons: &LandPolygons,
) {
    for city in 0..piece.face.as_ref().map_or(0, |face| face.cities.len()) {
        let feature = Feature::City(u8::try_from(city).unwrap_or(u8::MAX));
        let part = Some(Part { piece: n, feature });
        let cells = bounding_cells(&piece.rim, scale);
        if cells.into_iter().any(|spot| canvas.get(spot).is_some_and(|cell| cell.part == part)) {
            continue;
        }
        let city_part = piece.face.as_ref().and_then(|face| face.cities.get(city));
        let near_point = city_part.and_then(|city| city.sides.first()).map_or_else(
            || polygons.outline.heart(),
            |side| polygons.outline.middle(*side).lerp(polygons.outline.heart(), 0.4),
        );
        fill_cell(plan, scale, canvas, scale.cell_at(near_point), (n, Some(feature)));
    }
}

pub(super) fn polygon_sides(rim: &[Crossing]) -> impl Iterator<Item = (Crossing, Crossing)> + use<'_> {
    rim.iter().copied().zip(rim.iter().skip(1).chain(rim.first()).copied())
}

/// Returns the spaces in the bounding box of a polygon, as column and row.
pub(super) fn bounding_spaces(rim: &[Crossing]) -> Vec<(i32, i32)> {
    let columns = rim.iter().map(|c| c.column);
    let rows = rim.iter().map(|c| c.row);
    let (Some(west), Some(east)) = (columns.clone().min(), columns.max()) else {
        return Vec::new();
    };
    let (Some(north), Some(south)) = (rows.clone().min(), rows.max()) else {
        return Vec::new();
    };
    (north..south).flat_map(|row| (west..east).map(move |column| (column, row))).collect()
}

/// Returns the cells of the spaces in the bounding box of a polygon, including frames.
pub(super) fn bounding_cells(rim: &[Crossing], scale: &Scale) -> Vec<Spot> {
    let spots: Vec<Spot> = rim.iter().map(|at| scale.crossing_cell(*at)).collect();
    let xs = spots.iter().map(|s| s.0);
    let ys = spots.iter().map(|s| s.1);
    let (Some(west), Some(east)) = (xs.clone().min(), xs.max()) else { return Vec::new() };
    let (Some(north), Some(south)) = (ys.clone().min(), ys.max()) else { return Vec::new() };
    (north..=south).flat_map(|y| (west..=east).map(move |x| (x, y))).collect()
}

/// Returns the cells of a side that runs diagonally across a space, each with its sign; empty for other sides.
pub(super) fn diagonal_cells(from: Crossing, to: Crossing, scale: &Scale) -> Vec<(Spot, Sign)> {
    if from.column == to.column || from.row == to.row {
        return Vec::new();
    }
    let is_falling = (from.column < to.column) == (from.row < to.row);
    let west = from.column.min(to.column);
    let (x, y) = scale.crossing_cell(Crossing::new(west, from.row.min(to.row)));
    (0..scale.high)
        .map(|row| {
            let column = (2 * row + 1) * scale.wide / (2 * scale.high);
            let (column, sign) = if is_falling { (column, FALLING) } else { (scale.wide - 1 - column, RISING) };
            ((x + 1 + column, y + 1 + row), sign)
        })
        .collect()
}
