//! The frames of tiles, gaps and marked empty spaces.

use std::collections::BTreeMap;

use carcassonne_board::geometry::Crossing;

use super::canvas::{Canvas, Usage};
use super::cell_scale::{Scale, Spot};
use super::colour::{Ground, Ink};
use super::land::polygon_sides;
use crate::picture::plan::Plan;
use crate::picture::signs::{DASHED, DASHED_DOWN, Glyph, HORIZONTAL, VERTICAL, frame_sign};

/// A line of the grid from a crossing to the next crossing: eastwards if `true`, else southwards.
type GridLine = (Crossing, bool);

/// Draws the frames of spaces: solid next to a placed tile, else dashed. Without `names`, a tile that is not placed yet
/// is dashed on all sides.
pub(super) fn draw_frames(plan: &Plan, scale: &Scale, canvas: &mut Canvas, names: bool) {
    let mut lines: BTreeMap<GridLine, bool> = BTreeMap::new();
    let rims = plan.pieces.iter().map(|piece| (&piece.rim, !piece.offered));
    let gaps = plan.gaps.iter().map(|gap| (gap, false));
    let ghosts = plan.ghosts.iter().map(|ghost| (&ghost.rim, false));
    for (rim, is_solid) in rims.chain(gaps).chain(ghosts) {
        for line in polygon_sides(rim).filter_map(|(a, b)| grid_line(a, b)) {
            *lines.entry(line).or_default() |= is_solid;
        }
    }
    for piece in plan.pieces.iter().filter(|piece| piece.offered && !names) {
        lines.extend(polygon_sides(&piece.rim).filter_map(|(a, b)| grid_line(a, b)).map(|line| (line, false)));
    }
    let mut arms: BTreeMap<Crossing, u8> = BTreeMap::new();
    for (&(at, is_eastward), &is_solid) in &lines {
        let sign = match (is_eastward, is_solid) {
            (true, true) => HORIZONTAL,
            (false, true) => VERTICAL,
            (true, false) => DASHED,
            (false, false) => DASHED_DOWN,
        };
        for spot in line_cells(at, is_eastward, scale) {
            let ink = if is_solid { Ink::Frame } else { Ink::Faint };
            canvas.draw_sign(spot, sign, ink, Usage::Frame);
            set_ground(canvas, spot, is_eastward);
        }
        if is_solid {
            let (near_arm, far_arm) = if is_eastward { (2, 8) } else { (4, 1) };
            *arms.entry(at).or_default() |= near_arm;
            *arms.entry(line_end(at, is_eastward)).or_default() |= far_arm;
        }
    }
    for (at, arms) in arms {
        let spot = scale.crossing_cell(at);
        canvas.draw_sign(spot, frame_sign(arms), Ink::Frame, Usage::Frame);
        if let Some(cell) = canvas.get_mut(spot) {
            cell.ground = Ground::Land;
        }
    }
}

fn grid_line(a: Crossing, b: Crossing) -> Option<GridLine> {
    let first = a.min(b);
    (a.row == b.row || a.column == b.column).then_some((first, a.row == b.row))
}

fn line_end(at: Crossing, is_eastward: bool) -> Crossing {
    if is_eastward {
        Crossing::new(at.column.saturating_add(1), at.row)
    } else {
        Crossing::new(at.column, at.row.saturating_add(1))
    }
}

/// Returns the cells of a line of the grid, without those of the crossings at its ends.
fn line_cells(at: Crossing, is_eastward: bool, scale: &Scale) -> Vec<Spot> {
    let (x, y) = scale.crossing_cell(at);
    if is_eastward {
        (1..=scale.wide).map(|n| (x.saturating_add(n), y)).collect()
    } else {
        (1..=scale.high).map(|n| (x, y.saturating_add(n))).collect()
    }
}

/// Sets the ground under a frame: that of both sides if it is one kind, else land; none under a dashed frame.
fn set_ground(canvas: &mut Canvas, (x, y): Spot, is_eastward: bool) {
    let neighbors = if is_eastward { [(x, y - 1), (x, y + 1)] } else { [(x - 1, y), (x + 1, y)] };
    let grounds = neighbors.map(|spot| canvas.get(spot).map_or(Ground::Void, |cell| cell.ground));
    let ground = match grounds {
        [Ground::City { asked }, Ground::City { .. }] => Ground::City { asked },
        [Ground::Void, Ground::Void] => Ground::Void,
        [one, other] if one == other => one,
        _ => Ground::Land,
    };
    if let Some(cell) = canvas.get_mut((x, y)) {
        let is_dashed = [Glyph::Sign(DASHED), Glyph::Sign(DASHED_DOWN)].contains(&cell.glyph);
        cell.ground = if is_dashed { Ground::Void } else { ground };
    }
}
