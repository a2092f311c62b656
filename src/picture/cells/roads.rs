//! The roads and rivers, cell by cell.

use super::canvas::{Canvas, Hold};
use super::colour::{Ground, Ink};
use super::scale::{Scale, Spot};
use crate::picture::plan::{Face, Part, Plan, RoadPart};
use crate::picture::shape::{Bend, Outline, Path, way};
use crate::picture::signs::{BRIDGE, FERRY, GATE, RIVER, ROAD_END, ROAD_OVER, ROAD_OVER_DOWN, Sign, road as road_sign};
use crate::scenario::Feature;
use crate::tiles::RoadEnd;
use std::collections::BTreeMap;

/// The road in a cell; `arms` are the directions in which it continues, as in [`road_sign`].
#[derive(Debug, Clone, Copy)]
struct Run {
    arms: u8,
    part: Part,
    end: Option<Sign>,
    bridge: bool,
    /// Set if no road in the cell is placed yet.
    offered: bool,
}

/// Draws the rivers, roads and gates of every piece, bridges last.
pub(super) fn draw(plan: &Plan, scale: &Scale, canvas: &mut Canvas) {
    rivers(plan, scale, canvas);
    let mut runs: BTreeMap<Spot, Run> = BTreeMap::new();
    for bridges in [false, true] {
        for (n, piece) in plan.pieces.iter().enumerate() {
            let Some(face) = &piece.face else { continue };
            let outline = Outline::of(piece);
            for (number, road) in (0..).zip(&face.roads) {
                if bridges == (road.end == RoadEnd::Bridge) {
                    let part = Part { piece: n, feature: Feature::Road(number) };
                    let building = face.building;
                    let walker = Walker { scale, canvas, outline: &outline, piece: n, building };
                    for leg in way(&outline, face, road, Bend::Square) {
                        let cells = walker.cells(&leg, road);
                        let end = ending(face, road, &cells, canvas);
                        run(
                            &mut runs,
                            &cells,
                            Run { arms: 0, part, end: None, bridge: bridges, offered: piece.offered },
                            end,
                        );
                    }
                }
            }
        }
    }
    gates(plan, scale, canvas);
    for (spot, run) in runs {
        let (upright, level) = scale.on_frame(spot);
        let framed = canvas.get(spot).is_some_and(|cell| cell.piece.is_none());
        let sign = match run.end {
            Some(sign) => sign,
            None if framed && upright => ROAD_OVER,
            None if framed && level => ROAD_OVER_DOWN,
            None if run.bridge => BRIDGE,
            None => road_sign(run.arms),
        };
        let hold = match run.end {
            _ if framed => Hold::Frame,
            Some(_) => Hold::End,
            None => Hold::Road,
        };
        if canvas.sign(spot, sign, Ink::Road, hold)
            && let Some(cell) = canvas.get_mut(spot)
        {
            if !run.offered {
                cell.ground = Ground::Road;
            }
            if !framed {
                cell.part = Some(run.part);
            }
        }
    }
}

/// Draws the rivers of every piece.
fn rivers(plan: &Plan, scale: &Scale, canvas: &mut Canvas) {
    for (n, piece) in plan.pieces.iter().enumerate() {
        let Some(face) = &piece.face else { continue };
        let outline = Outline::of(piece);
        for river in &face.rivers {
            for leg in way(&outline, face, river, Bend::Square) {
                let walker = Walker { scale, canvas, outline: &outline, piece: n, building: false };
                for spot in walker.cells(&leg, river) {
                    if canvas.get(spot).is_some_and(|cell| cell.hold != Hold::Frame) {
                        canvas.sign(spot, RIVER, Ink::Line, Hold::End);
                    }
                }
            }
        }
    }
}

/// Draws the gates at which cities end, each in the cell inside its side.
fn gates(plan: &Plan, scale: &Scale, canvas: &mut Canvas) {
    for piece in &plan.pieces {
        let outline = Outline::of(piece);
        for side in piece.face.iter().flat_map(|face| &face.cities).flat_map(|city| &city.gates) {
            let middle = outline.middle(*side);
            let within = middle.toward(outline.centre(), 0.2);
            canvas.sign(scale.cell(within), GATE, Ink::City, Hold::End);
        }
    }
}

/// Returns the sign at the end of a leg, if there is one.
fn ending(face: &Face, road: &RoadPart, cells: &[Spot], canvas: &Canvas) -> Option<Sign> {
    let last = cells.last().and_then(|spot| canvas.get(*spot));
    match road.end {
        RoadEnd::Gate => Some(GATE),
        RoadEnd::Bridge => None,
        _ if face.building => None,
        RoadEnd::Crossing => Some(ROAD_END),
        RoadEnd::Ferry => Some(FERRY),
        RoadEnd::Own if road.sides.len() == 1 => Some(ROAD_END),
        RoadEnd::Own => None,
    }
    .filter(|_| last.is_none_or(|cell| cell.hold != Hold::Frame))
}

/// Adds the cells of a leg to `runs`, with the sign at its end.
fn run(runs: &mut BTreeMap<Spot, Run>, cells: &[Spot], new: Run, end: Option<Sign>) {
    let mut add = |spot: Spot, arms: u8, end: Option<Sign>| {
        let run = runs.entry(spot).or_insert(new);
        run.arms |= arms;
        run.part = new.part;
        run.bridge |= new.bridge;
        run.offered &= new.offered;
        // A ferry takes precedence over the ends of other roads in the same cell.
        run.end = end.filter(|end| *end == FERRY).or(run.end).or(end);
    };
    for (a, b) in cells.iter().zip(cells.iter().skip(1)) {
        let (here, there) = match (b.0 - a.0, b.1 - a.1) {
            (0, dy) if dy > 0 => (4, 1),
            (0, _) => (1, 4),
            (dx, _) if dx > 0 => (2, 8),
            _ => (8, 2),
        };
        add(*a, here, None);
        add(*b, there, None);
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
    /// Returns the cells of a leg, each next to the one before.
    fn cells(&self, leg: &Path, road: &RoadPart) -> Vec<Spot> {
        let mut corners: Vec<Spot> = Vec::new();
        for point in leg.points() {
            let spot = self.scale.cell(point);
            if corners.last() != Some(&spot) {
                corners.push(spot);
            }
        }
        self.step_in(&mut corners, leg);
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
                let across = (last.0 + dx, last.1);
                let next = if dx != 0 && (dy == 0 || !self.is_barred(across)) { across } else { (last.0, last.1 + dy) };
                cells.push(next);
            }
        }
        if self.building && road.end == RoadEnd::Crossing {
            // Roads end before the building in the middle.
            let (x, y) = self.scale.cell(self.outline.heart());
            let wall = cells.iter().position(|spot| (spot.0 - x).abs() <= 1 && spot.1 == y);
            cells.truncate(wall.unwrap_or(cells.len()));
        }
        if road.end == RoadEnd::Gate {
            let own = |spot: &Spot| self.canvas.get(*spot).and_then(|cell| cell.part);
            let city = |part: Part| matches!(part.feature, Feature::City(_));
            let wall = cells.iter().position(|spot| own(spot).is_some_and(city));
            // The road ends before the wall, where its gate is drawn, but has at least two cells.
            cells.truncate(wall.map_or(cells.len(), |n| n.max(2)));
        }
        cells
    }

    /// Adds corners so that a leg crosses the frame of the piece at a right angle.
    fn step_in(&self, corners: &mut Vec<Spot>, leg: &Path) {
        let side = |at| (0..self.outline.sides()).find(|s| self.outline.middle(*s).is(at));
        let step = |at: crate::picture::shape::Point| {
            let inwards = self.outline.inwards(side(at)?)?;
            let (x, y) = self.scale.cell(at);
            let unit = |v: f64| if v > 0.5 { 1 } else { -i32::from(v < -0.5) };
            Some((x + unit(inwards.x), y + unit(inwards.y)))
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
        self.canvas.get(spot).is_some_and(|cell| cell.hold == Hold::Line || cell.piece != Some(self.piece))
    }
}
