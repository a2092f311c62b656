//! The ground: tiles, cities, fields, gaps, and the lines between the halves of a space.

use std::collections::BTreeMap;

use super::canvas::{Canvas, Hold};
use super::colour::{Ground, Ink};
use super::scale::{Scale, Spot};
use crate::geometry::Crossing;
use crate::picture::plan::{Part, Piece, Plan};
use crate::picture::shape::{Bend, Outline, Point, ground, inside, necks, regions};
use crate::picture::signs::{CITY, CITY_OFFERED, FALLING, GAP, Glyph, HASH, RISING, Sign};
use crate::scenario::Feature;

/// The outline, cities and fields of a piece as polygons.
struct LandPolygons {
    outline: Outline,
    cities: Vec<Vec<Vec<Point>>>,
    fields: Vec<Vec<Vec<Point>>>,
    /// The index of the field that reaches no edge of the piece; it is drawn over the field that surrounds it.
    inner: Option<usize>,
}

impl LandPolygons {
    fn of(piece: &Piece, scale: &Scale) -> Self {
        let outline = Outline::of(piece);
        let mut laid = Self { outline, cities: Vec::new(), fields: Vec::new(), inner: None };
        if let Some(face) = &piece.face {
            let bulge = scale.size.bulge();
            let outline = &laid.outline;
            let city = |c| {
                let grounds = std::iter::once(ground(outline, c, bulge)).chain(necks(outline, c));
                grounds.map(|path| path.points()).collect()
            };
            laid.cities = face.cities.iter().map(city).collect();
            let polygons = |field| {
                let regions = regions(outline, face, field, Bend::Square);
                regions.iter().map(crate::picture::shape::Path::points).collect()
            };
            laid.fields = face.fields.iter().map(polygons).collect();
            laid.inner = face.fields.iter().position(|field| field.halves.is_empty());
        }
        laid
    }

    /// Returns the city or field at a point.
    fn at(&self, at: Point) -> Option<Feature> {
        let narrow = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        if let Some(n) = self.cities.iter().position(|city| city.iter().any(|part| inside(part, at))) {
            return Some(Feature::City(narrow(n)));
        }
        let is_in = |n: usize| self.fields[n].iter().any(|region| inside(region, at));
        let field = self.inner.filter(|n| is_in(*n)).or_else(|| (0..self.fields.len()).find(|n| is_in(*n)));
        field.map(|n| Feature::Field(narrow(n)))
    }
}

/// Fills the cells with the ground of tiles and gaps, and draws slanting sides.
pub(super) fn fill(plan: &Plan, scale: &Scale, canvas: &mut Canvas) {
    let laid: Vec<LandPolygons> = plan.pieces.iter().map(|piece| LandPolygons::of(piece, scale)).collect();
    let mut in_space: BTreeMap<(i32, i32), Vec<usize>> = BTreeMap::new();
    for (n, piece) in plan.pieces.iter().enumerate() {
        for space in covered(&piece.rim) {
            in_space.entry(space).or_default().push(n);
        }
    }
    for spot in canvas.spots() {
        if let Some(n) = lies_at(spot, scale, &laid, &in_space) {
            let feature = laid[n].at(scale.point(spot));
            show(plan, scale, canvas, spot, (n, feature));
        }
    }
    for (n, piece) in plan.pieces.iter().enumerate() {
        seen_somewhere(plan, scale, canvas, (n, piece), &laid[n]);
    }
    for gap in &plan.gaps {
        let corners: Vec<Point> = gap.iter().map(|at| Point::from(*at)).collect();
        for spot in cells_of(gap, scale) {
            let framed = scale.on_frame(spot) != (false, false);
            if !framed
                && inside(&corners, scale.point(spot))
                && let Some(cell) = canvas.get_mut(spot).filter(|cell| cell.piece.is_none())
            {
                cell.glyph = Glyph::Sign(GAP);
                cell.ink = Ink::Faint;
            }
        }
    }
    let rims = plan.pieces.iter().map(|piece| &piece.rim);
    for rim in rims.chain(plan.ghosts.iter().map(|ghost| &ghost.rim)) {
        for (from, to) in sides(rim) {
            for (spot, sign) in slanting(from, to, scale) {
                canvas.sign(spot, sign, Ink::Line, Hold::Line);
            }
        }
    }
}

/// Returns the piece in a cell; on a frame, only a piece that covers both sides of it.
fn lies_at(
    spot: Spot,
    scale: &Scale,
    laid: &[LandPolygons],
    in_space: &BTreeMap<(i32, i32), Vec<usize>>,
) -> Option<usize> {
    let at = scale.point(spot);
    let (x, y) = scale.on_frame(spot);
    let near = |on: bool| -> &[f64] { if on { &[-0.01, 0.01] } else { &[0.0] } };
    let (wide, high) = (near(x), near(y));
    #[expect(clippy::cast_possible_truncation, reason = "spaces are counted in 32 bits")]
    let space = |x: f64, y: f64| (x.floor() as i32, y.floor() as i32);
    let found = in_space.get(&space(at.x + wide[0], at.y + high[0]))?;
    let holds = |outline: &Outline| {
        let mut columns = wide.iter();
        columns.all(|dx| high.iter().all(|dy| outline.holds(Point::new(at.x + dx, at.y + dy))))
    };
    found.iter().copied().find(|n| holds(&laid[*n].outline))
}

/// Fills a cell with the ground of a piece.
fn show(plan: &Plan, scale: &Scale, canvas: &mut Canvas, spot: Spot, (piece, feature): (usize, Option<Feature>)) {
    let offered = plan.pieces[piece].offered;
    let face = plan.pieces[piece].face.as_ref();
    let Some(cell) = canvas.get_mut(spot) else { return };
    cell.hold = Hold::Free;
    cell.piece = Some(piece);
    cell.part = feature.map(|feature| Part { piece, feature });
    cell.ground = Ground::Land;
    cell.ink = Ink::Land;
    let Some(face) = face else {
        cell.ground = Ground::Hash;
        let even = |n: i32, count: i32| (n.rem_euclid(count + 1) - 1 - count / 2).rem_euclid(2);
        if even(spot.0, scale.wide) == even(spot.1, scale.high) {
            cell.glyph = Glyph::Sign(HASH);
        }
        return;
    };
    if offered {
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

/// Draws each city in at least one cell, however small it is.
fn seen_somewhere(plan: &Plan, scale: &Scale, canvas: &mut Canvas, (n, piece): (usize, &Piece), laid: &LandPolygons) {
    for city in 0..piece.face.as_ref().map_or(0, |face| face.cities.len()) {
        let feature = Feature::City(u8::try_from(city).unwrap_or(u8::MAX));
        let part = Some(Part { piece: n, feature });
        let cells = cells_of(&piece.rim, scale);
        if cells.into_iter().any(|spot| canvas.get(spot).is_some_and(|cell| cell.part == part)) {
            continue;
        }
        let sides = piece.face.as_ref().and_then(|face| face.cities.get(city));
        let near = sides
            .and_then(|city| city.sides.first())
            .map_or_else(|| laid.outline.heart(), |side| laid.outline.middle(*side).toward(laid.outline.heart(), 0.4));
        show(plan, scale, canvas, scale.cell(near), (n, Some(feature)));
    }
}

/// Returns the sides of a polygon.
pub(super) fn sides(rim: &[Crossing]) -> impl Iterator<Item = (Crossing, Crossing)> + use<'_> {
    rim.iter().copied().zip(rim.iter().skip(1).chain(rim.first()).copied())
}

/// Returns the spaces in the bounding box of a polygon, as column and row.
pub(super) fn covered(rim: &[Crossing]) -> Vec<(i32, i32)> {
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
pub(super) fn cells_of(rim: &[Crossing], scale: &Scale) -> Vec<Spot> {
    let spots: Vec<Spot> = rim.iter().map(|at| scale.crossing(*at)).collect();
    let xs = spots.iter().map(|s| s.0);
    let ys = spots.iter().map(|s| s.1);
    let (Some(west), Some(east)) = (xs.clone().min(), xs.max()) else { return Vec::new() };
    let (Some(north), Some(south)) = (ys.clone().min(), ys.max()) else { return Vec::new() };
    (north..=south).flat_map(|y| (west..=east).map(move |x| (x, y))).collect()
}

/// Returns the cells of a side that runs diagonally across a space, each with its sign; empty for other sides.
pub(super) fn slanting(from: Crossing, to: Crossing, scale: &Scale) -> Vec<(Spot, Sign)> {
    if from.column == to.column || from.row == to.row {
        return Vec::new();
    }
    let falling = (from.column < to.column) == (from.row < to.row);
    let west = from.column.min(to.column);
    let (x, y) = scale.crossing(Crossing::new(west, from.row.min(to.row)));
    (0..scale.high)
        .map(|row| {
            let column = (2 * row + 1) * scale.wide / (2 * scale.high);
            let (column, sign) = if falling { (column, FALLING) } else { (scale.wide - 1 - column, RISING) };
            ((x + 1 + column, y + 1 + row), sign)
        })
        .collect()
}
