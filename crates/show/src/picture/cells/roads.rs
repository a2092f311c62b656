//! The roads and rivers, cell by cell.

use std::collections::BTreeMap;

use carcassonne_board::tiles::RoadEnd;
use carcassonne_position::Feature;

use super::canvas::{Canvas, Usage};
use super::cell_scale::{Scale, Spot};
use super::colour::{Ground, Ink};
use crate::picture::plan::{Face, Part, Plan, RoadPart};
use crate::picture::shape::{Bend, Outline, Path, road_legs};
use crate::picture::signs::{BRIDGE, FERRY, GATE, RIVER, ROAD_END, ROAD_OVER, ROAD_OVER_DOWN, Sign, road as road_sign};

/// The road in a cell; `arms` are the directions in which the road continues, as in [`road_sign`].
#[derive(Debug, Clone, Copy)]
struct RoadCell {
    arms: u8,
    part: Part,
    end: Option<Sign>,
    bridge: bool,
    /// Set if no road in the cell is placed yet.
    offered: bool,
}

/// Draws the rivers, roads and gates of every piece, bridges last.
pub(super) fn draw_roads(plan: &Plan, scale: &Scale, canvas: &mut Canvas) {
    draw_rivers(plan, scale, canvas);
    let mut road_cells: BTreeMap<Spot, RoadCell> = BTreeMap::new();
    for is_bridge_pass in [false, true] {
        for (n, piece) in plan.pieces.iter().enumerate() {
            let Some(face) = &piece.face else { continue };
            let outline = Outline::from_piece(piece);
            for (number, road) in (0..).zip(&face.roads) {
                if is_bridge_pass == (road.end == RoadEnd::Bridge) {
                    let part = Part { piece: n, feature: Feature::Road(number) };
                    let building = face.building;
                    let walker = Walker { scale, canvas, outline: &outline, piece: n, building };
                    for leg in road_legs(&outline, face, road, Bend::Square) {
                        let cells = walker.cells(&leg, road);
                        let end = end_sign(face, road, &cells, canvas);
                        add_leg(
                            &mut road_cells,
                            &cells,
                            RoadCell { arms: 0, part, end: None, bridge: is_bridge_pass, offered: piece.offered },
                            end,
                        );
                    }
                }
            }
        }
    }
    draw_gates(plan, scale, canvas);
    for (spot, road_cell) in road_cells {
        let (is_upright, is_level) = scale.grid_lines_at(spot);
        let is_framed = canvas.get(spot).is_some_and(|cell| cell.piece.is_none());
        let sign = match road_cell.end {
            Some(sign) => sign,
            None if is_framed && is_upright => ROAD_OVER,
            None if is_framed && is_level => ROAD_OVER_DOWN,
            None if road_cell.bridge => BRIDGE,
            None => road_sign(road_cell.arms),
        };
        let usage = match road_cell.end {
            _ if is_framed => Usage::Frame,
            Some(_) => Usage::End,
            None => Usage::Road,
        };
        if canvas.draw_sign(spot, sign, Ink::Road, usage)
            && let Some(cell) = canvas.get_mut(spot)
        {
            if !road_cell.offered {
                cell.ground = Ground::Road;
            }
            if !is_framed {
                cell.part = Some(road_cell.part);
            }
        }
    }
}

fn draw_rivers(plan: &Plan, scale: &Scale, canvas: &mut Canvas) {
    for (n, piece) in plan.pieces.iter().enumerate() {
        let Some(face) = &piece.face else { continue };
        let outline = Outline::from_piece(piece);
        for river in &face.rivers {
            for leg in road_legs(&outline, face, river, Bend::Square) {
                let walker = Walker { scale, canvas, outline: &outline, piece: n, building: false };
                for spot in walker.cells(&leg, river) {
                    if canvas.get(spot).is_some_and(|cell| cell.usage != Usage::Frame) {
                        canvas.draw_sign(spot, RIVER, Ink::Line, Usage::End);
                    }
                }
            }
        }
    }
}

/// Draws the gates at which cities end, each in the cell inside the side of the gate.
fn draw_gates(plan: &Plan, scale: &Scale, canvas: &mut Canvas) {
    for piece in &plan.pieces {
        let outline = Outline::from_piece(piece);
        for side in piece.face.iter().flat_map(|face| &face.cities).flat_map(|city| &city.gates) {
            let middle = outline.middle(*side);
            let gate_point = middle.lerp(outline.centre(), 0.2);
            canvas.draw_sign(scale.cell_at(gate_point), GATE, Ink::City, Usage::End);
        }
    }
}

/// Returns the sign at the end of a road's leg, such as a gate, if there is one.
fn end_sign(face: &Face, road: &RoadPart, cells: &[Spot], canvas: &Canvas) -> Option<Sign> {
    let last = cells.last().and_then(|spot| canvas.get(*spot));
    match road.end {
        RoadEnd::Gate => Some(GATE),
        RoadEnd::Bridge => None,
        _ if face.building => None,
        RoadEnd::Crossing => Some(ROAD_END),
        RoadEnd::Ferry => Some(FERRY),
        RoadEnd::Plain if road.sides.len() == 1 => Some(ROAD_END),
        RoadEnd::Plain => None,
    }
    .filter(|_| last.is_none_or(|cell| cell.usage != Usage::Frame))
}

/// Adds the cells of a road's leg to `road_cells`, with the sign at its end.
fn add_leg(road_cells: &mut BTreeMap<Spot, RoadCell>, cells: &[Spot], new_cell: RoadCell, end: Option<Sign>) {
    let mut add = |spot: Spot, arms: u8, end: Option<Sign>| {
        let road_cell = road_cells.entry(spot).or_insert(new_cell);
        road_cell.arms |= arms;
        road_cell.part = new_cell.part;
        road_cell.bridge |= new_cell.bridge;
        road_cell.offered &= new_cell.offered;
        // A ferry takes precedence over the ends of other roads in the same cell.
        road_cell.end = end.filter(|end| *end == FERRY).or(road_cell.end).or(end);
    };
    for (a, b) in cells.iter().zip(cells.iter().skip(1)) {
        let (from_arm, to_arm) = match (b.0 - a.0, b.1 - a.1) {
            (0, dy) if dy > 0 => (4, 1),
            (0, _) => (1, 4),
            (dx, _) if dx > 0 => (2, 8),
            _ => (8, 2),
        };
        add(*a, from_arm, None);
        add(*b, to_arm, None);
    }
    if let Some(last) = cells.last() {
        add(*last, 0, end);
    }
}

struct Walker<'a> {
    scale: &'a Scale,
    canvas: &'a Canvas,
    outline: &'a Outline,
    piece: usize,
    building: bool,
}

impl Walker<'_> {
    /// Returns the cells of a road's leg, each next to the one before.
    fn cells(&self, leg: &Path, road: &RoadPart) -> Vec<Spot> {
        let mut corners: Vec<Spot> = Vec::new();
        for point in leg.points() {
            let spot = self.scale.cell_at(point);
            if corners.last() != Some(&spot) {
                corners.push(spot);
            }
        }
        self.add_entry_corners(&mut corners, leg);
        for n in 1..corners.len().saturating_sub(1) {
            let (a, b) = (corners[n - 1], corners[n + 1]);
            if self.is_barred(corners[n]) && a.0 != b.0 && a.1 != b.1 {
                let other = (a.0 + b.0 - corners[n].0, a.1 + b.1 - corners[n].1);
                if !self.is_barred(other) {
                    corners[n] = other;
                }
            }
        }
        let mut cells: Vec<Spot> = corners.first().copied().into_iter().collect();
        for corner in corners.iter().skip(1) {
            while let Some(last) = cells.last().copied().filter(|last| last != corner) {
                let (dx, dy) = ((corner.0 - last.0).signum(), (corner.1 - last.1).signum());
                let sideways = (last.0 + dx, last.1);
                let next =
                    if dx != 0 && (dy == 0 || !self.is_barred(sideways)) { sideways } else { (last.0, last.1 + dy) };
                cells.push(next);
            }
        }
        if self.building && road.end == RoadEnd::Crossing {
            // Roads end before the building in the middle.
            let (x, y) = self.scale.cell_at(self.outline.heart());
            let wall = cells.iter().position(|spot| (spot.0 - x).abs() <= 1 && spot.1 == y);
            cells.truncate(wall.unwrap_or(cells.len()));
        }
        if road.end == RoadEnd::Gate {
            let part_at = |spot: &Spot| self.canvas.get(*spot).and_then(|cell| cell.part);
            let is_city = |part: Part| matches!(part.feature, Feature::City(_));
            let wall = cells.iter().position(|spot| part_at(spot).is_some_and(is_city));
            // The road ends before the wall, where its gate is drawn, but has at least two cells.
            cells.truncate(wall.map_or(cells.len(), |n| n.max(2)));
        }
        cells
    }

    /// Adds corners to a road's leg so that it crosses the frame of the piece at a right angle.
    fn add_entry_corners(&self, corners: &mut Vec<Spot>, leg: &Path) {
        let side_at = |at| (0..self.outline.side_count()).find(|s| self.outline.middle(*s).is_close(at));
        let step = |at: crate::picture::shape::Point| {
            let normal = self.outline.inward_normal(side_at(at)?)?;
            let (x, y) = self.scale.cell_at(at);
            let unit = |v: f64| if v > 0.5 { 1 } else { -i32::from(v < -0.5) };
            Some((x + unit(normal.x), y + unit(normal.y)))
        };
        if let Some(spot) = step(leg.start).filter(|spot| corners.get(1) != Some(spot)) {
            corners.insert(1.min(corners.len()), spot);
        }
        if corners.len() > 2
            && let Some(spot) = step(leg.end())
            && corners.get(corners.len() - 2) != Some(&spot)
        {
            corners.insert(corners.len() - 1, spot);
        }
    }

    /// Returns `true` if a road may not bend in a cell: on the line between two halves, or outside the piece.
    fn is_barred(&self, spot: Spot) -> bool {
        self.canvas.get(spot).is_some_and(|cell| cell.usage == Usage::Line || cell.piece != Some(self.piece))
    }
}
