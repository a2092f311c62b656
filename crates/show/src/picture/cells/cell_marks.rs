//! Marks at fixed places: open sides, gaps on which an answer depends, and bridges that questions would build.

use carcassonne_board::geometry::{Axis, Corner, Crossing, Space};
use carcassonne_position::Feature;

use super::canvas::Canvas;
use super::cell_scale::{Scale, Size, Spot};
use super::colour::{Ground, Ink};
use super::land::diagonal_cells;
use crate::picture::plan::{Mark, Part, Plan};
use crate::picture::shape::Outline;
use crate::picture::signs::{
    Glyph, NEW_BRIDGE, OPEN_DOWN, OPEN_LEFT, OPEN_RIGHT, OPEN_UP, Sign, TAKEN_AS_CLOSED, TURNS,
};

/// Draws the marks of a plan that have a fixed place, such as arrows at open sides.
pub(super) fn draw_marks(plan: &Plan, scale: &Scale, canvas: &mut Canvas) {
    for mark in &plan.marks {
        match *mark {
            Mark::Open { part, side } => {
                for (spot, sign) in arrows(plan, scale, part, side) {
                    put(canvas, spot, sign);
                }
            }
            Mark::TakenAsClosed { part, side } => {
                let arrows = arrows(plan, scale, part, side);
                if let Some((spot, _)) = arrows.get(arrows.len() / 2) {
                    put(canvas, *spot, TAKEN_AS_CLOSED);
                }
            }
            Mark::DecisiveGap { gap } => {
                if let Some(corners) = plan.gaps.get(gap) {
                    put(canvas, scale.cell_at(Outline::from_crossings(corners).heart()), TURNS);
                }
            }
            Mark::Bridge { at, axis } => draw_bridge(scale, canvas, at, axis),
            Mark::Stop { .. } | Mark::Reached { .. } | Mark::Rows { .. } => {}
        }
    }
}

/// Draws a bridge that a question would build over a space, from one side to the other.
fn draw_bridge(scale: &Scale, canvas: &mut Canvas, at: Space, axis: Axis) {
    let (x, y) = scale.crossing_cell(Crossing::at_space_corner(at, Corner::Nw));
    let (middle, row) = (x + 1 + scale.wide / 2, y + 1 + scale.high / 2);
    let spots: Vec<Spot> = match axis {
        Axis::EastWest => (1..=scale.wide).map(|n| (x + n, row)).collect(),
        Axis::NorthSouth => (1..=scale.high).map(|n| (middle, y + n)).collect(),
    };
    for spot in spots {
        canvas.write(spot, &[Glyph::Sign(NEW_BRIDGE)], Ink::Letter, Some(Ground::Letter));
    }
}

fn put(canvas: &mut Canvas, spot: Spot, sign: Sign) {
    canvas.write(spot, &[Glyph::Sign(sign)], Ink::Mark, Some(Ground::Mark));
}

/// Returns the cells and signs of the arrows on an open side: several along the side of a city, one where a road
/// leaves, and one in the middle of a diagonal side.
fn arrows(plan: &Plan, scale: &Scale, part: Part, side: usize) -> Vec<(Spot, Sign)> {
    let Some(piece) = plan.pieces.get(part.piece) else { return Vec::new() };
    let outline = Outline::from_piece(piece);
    let rim = &piece.rim;
    let corner = |n: usize| rim.get(n % rim.len().max(1)).copied();
    let (Some(from), Some(to)) = (corner(side), corner(side + 1)) else { return Vec::new() };
    let is_city = matches!(part.feature, Feature::City(_));
    let Some(normal) = outline.inward_normal(side) else {
        let cells = diagonal_cells(from, to, scale);
        let is_east = outline.heart().x < outline.middle(side).x;
        let sign = if is_east { OPEN_RIGHT } else { OPEN_LEFT };
        return cells.get(cells.len() / 2).map(|(spot, _)| (*spot, sign)).into_iter().collect();
    };
    let first = scale.crossing_cell(Crossing::new(from.column.min(to.column), from.row.min(to.row)));
    let (horizontal, vertical) = arrow_offsets(scale.size);
    if normal.x.abs() < 0.5 {
        let sign = if normal.y > 0.0 { OPEN_UP } else { OPEN_DOWN };
        let middle = [scale.wide / 2];
        let places: &[i32] = if is_city { horizontal } else { &middle };
        places.iter().map(|n| ((first.0 + 1 + n, first.1), sign)).collect()
    } else {
        let sign = if normal.x > 0.0 { OPEN_LEFT } else { OPEN_RIGHT };
        let middle = [scale.high / 2];
        let places: &[i32] = if is_city { vertical } else { &middle };
        places.iter().map(|n| ((first.0, first.1 + 1 + n), sign)).collect()
    }
}

/// Returns the offsets of the arrows of a city along a side that runs east and west, and along one north and south.
fn arrow_offsets(size: Size) -> (&'static [i32], &'static [i32]) {
    match size {
        Size::Small => (&[1, 3], &[0, 2]),
        Size::Medium => (&[1, 4, 7], &[0, 2, 4]),
        Size::Large => (&[2, 6, 10], &[1, 3, 5]),
    }
}
