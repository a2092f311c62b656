//! The frames of tiles, gaps and marked empty spaces.

use std::collections::BTreeMap;

use super::canvas::{Canvas, Hold};
use super::colour::{Ground, Ink};
use super::land::sides;
use super::scale::{Scale, Spot};
use crate::geometry::Crossing;
use crate::picture::plan::Plan;
use crate::picture::signs::{DASHED, DASHED_DOWN, Glyph, HORIZONTAL, VERTICAL, frame};

/// A line of the grid from a crossing to the next: eastwards if `true`, else southwards.
type GridLine = (Crossing, bool);

/// Draws the frames: solid next to a placed tile, else dashed. Without `names`, a tile that is not placed yet is dashed
/// on all sides.
pub(super) fn draw(plan: &Plan, scale: &Scale, canvas: &mut Canvas, names: bool) {
    let mut lines: BTreeMap<GridLine, bool> = BTreeMap::new();
    let rims = plan.pieces.iter().map(|piece| (&piece.rim, !piece.offered));
    let gaps = plan.gaps.iter().map(|gap| (gap, false));
    let ghosts = plan.ghosts.iter().map(|ghost| (&ghost.rim, false));
    for (rim, whole) in rims.chain(gaps).chain(ghosts) {
        for line in sides(rim).filter_map(|(a, b)| line(a, b)) {
            *lines.entry(line).or_default() |= whole;
        }
    }
    for piece in plan.pieces.iter().filter(|piece| piece.offered && !names) {
        lines.extend(sides(&piece.rim).filter_map(|(a, b)| line(a, b)).map(|line| (line, false)));
    }
    let mut arms: BTreeMap<Crossing, u8> = BTreeMap::new();
    for (&(at, east), &whole) in &lines {
        let sign = match (east, whole) {
            (true, true) => HORIZONTAL,
            (false, true) => VERTICAL,
            (true, false) => DASHED,
            (false, false) => DASHED_DOWN,
        };
        for spot in cells(at, east, scale) {
            let ink = if whole { Ink::Frame } else { Ink::Faint };
            canvas.sign(spot, sign, ink, Hold::Frame);
            ground(canvas, spot, east);
        }
        if whole {
            let (here, there) = if east { (2, 8) } else { (4, 1) };
            *arms.entry(at).or_default() |= here;
            *arms.entry(end(at, east)).or_default() |= there;
        }
    }
    for (at, arms) in arms {
        let spot = scale.crossing(at);
        canvas.sign(spot, frame(arms), Ink::Frame, Hold::Frame);
        if let Some(cell) = canvas.get_mut(spot) {
            cell.ground = Ground::Land;
        }
    }
}

fn line(a: Crossing, b: Crossing) -> Option<GridLine> {
    let first = a.min(b);
    (a.row == b.row || a.column == b.column).then_some((first, a.row == b.row))
}

fn end(at: Crossing, east: bool) -> Crossing {
    if east {
        Crossing::new(at.column.saturating_add(1), at.row)
    } else {
        Crossing::new(at.column, at.row.saturating_add(1))
    }
}

/// Returns the cells of a line between its crossings.
fn cells(at: Crossing, east: bool, scale: &Scale) -> Vec<Spot> {
    let (x, y) = scale.crossing(at);
    if east {
        (1..=scale.wide).map(|n| (x.saturating_add(n), y)).collect()
    } else {
        (1..=scale.high).map(|n| (x, y.saturating_add(n))).collect()
    }
}

/// Sets the ground under a frame: that of a city on both sides of it, else land beside a tile.
fn ground(canvas: &mut Canvas, (x, y): Spot, east: bool) {
    let beside = if east { [(x, y - 1), (x, y + 1)] } else { [(x - 1, y), (x + 1, y)] };
    let grounds = beside.map(|spot| canvas.get(spot).map_or(Ground::Void, |cell| cell.ground));
    let ground = match grounds {
        [Ground::City { asked }, Ground::City { .. }] => Ground::City { asked },
        [Ground::Void, Ground::Void] => Ground::Void,
        [one, other] if one == other => one,
        _ => Ground::Land,
    };
    if let Some(cell) = canvas.get_mut((x, y)) {
        let dashed = [Glyph::Sign(DASHED), Glyph::Sign(DASHED_DOWN)].contains(&cell.glyph);
        cell.ground = if dashed { Ground::Void } else { ground };
    }
}
