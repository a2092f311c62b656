//! The marks of a board: open sides, gaps on which an answer turns, reached tiles, and walks.

use std::collections::BTreeMap;

use super::ground::bridge;
use super::letters::{HIGH, wide};
use super::paint::{Fill, LineStyle, Paint};
use super::pen::Pen;
use super::room::Taken;
use crate::geometry::{Axis, Corner, Crossing, Shape, Space};
use crate::picture::outlined;
use crate::picture::palette::{DARK, MARK, Rgb, WALK, WHITE};
use crate::picture::plan::{Mark, Part, Plan, QuestionSet, Stand, What};
use crate::picture::shape::{Outline, Path, Point};
use crate::scenario::Feature;

/// The colours of walks, used in turn.
const WALKS: [Rgb; 4] = [WALK, (28, 78, 122), (47, 107, 47), (110, 70, 20)];
/// The tint over what something reaches.
const REACHED: Rgb = (186, 140, 255);
/// The rim of what something reaches.
pub(super) const REACH: Rgb = (116, 44, 190);

/// Returns the empty places that a plan names and those next to open sides, each by its corners.
pub(super) fn ghosts(plan: &Plan) -> Vec<Vec<Point>> {
    let points = |rim: &[Crossing]| rim.iter().map(|at| Point::from(*at)).collect::<Vec<Point>>();
    let mut ghosts: Vec<Vec<Point>> = plan.ghosts.iter().map(|ghost| points(&ghost.rim)).collect();
    let lies: Vec<Outline> = plan.pieces.iter().map(Outline::of).collect();
    let gaps: Vec<Outline> = plan.gaps.iter().map(|gap| Outline::along(gap)).collect();
    for mark in &plan.marks {
        let Mark::Open { part, side } = *mark else { continue };
        let Some(outline) = lies.get(part.piece) else { continue };
        let Some(inwards) = outline.inwards(side) else { continue };
        let beyond = outline.middle(side).plus(inwards, -0.25);
        if lies.iter().chain(&gaps).any(|other| other.holds(beyond)) {
            continue;
        }
        let middle = outline.middle(side).plus(inwards, -0.5);
        let corner = |x: f64, y: f64| Point::new(middle.x + x, middle.y + y);
        let ghost = vec![corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
        let known = |other: &Vec<Point>| Outline::round(other.clone()).centre().is(middle) && other.len() == 4;
        if !ghosts.iter().any(known) {
            ghosts.push(ghost);
        }
    }
    ghosts
}

/// Draws the spaces that are looked at, the tiles that are reached, and the bridges that a question would build.
pub(super) fn reached(plan: &Plan, pen: &mut Pen<'_>) {
    for token in &plan.tokens {
        if let (What::Looked, Stand::Space(at)) = (token.what, &token.stand) {
            let corner = |corner, by| Point::from(Crossing::of(*at, corner)).plus(Point::new(1.0, 1.0), by);
            let paint = Paint::fill(Fill::Through(REACHED, 0.14))
                .with(LineStyle::new(REACH, 2.0).dashed("2 5").capped("round"));
            pen.rounded(corner(Corner::Nw, 0.11), corner(Corner::Se, -0.11), 10.0, paint);
        }
    }
    for mark in &plan.marks {
        match *mark {
            Mark::Reached { piece, always, .. } => {
                let Some(piece) = plan.pieces.get(piece) else { continue };
                let outline = Outline::of(piece);
                let centre = outline.centre();
                let corners: Vec<Point> = outline.corners().iter().map(|at| at.toward(centre, 0.07)).collect();
                let paint = if always.is_empty() {
                    let line = LineStyle::new(REACH, 2.6).dashed("7 5");
                    Paint::fill(Fill::Through(REACHED, 0.18)).with(line)
                } else {
                    Paint::fill(Fill::Through(REACHED, 0.5)).with(LineStyle::new(REACH, 2.6))
                };
                pen.polygon(&corners, paint);
            }
            Mark::Bridge { at, axis } => {
                let side = |corner, along: Point| Point::from(Crossing::of(at, corner)).plus(along, 0.5);
                let ends = match axis {
                    Axis::EastWest => [side(Corner::Nw, Point::new(0.0, 1.0)), side(Corner::Ne, Point::new(0.0, 1.0))],
                    Axis::NorthSouth => {
                        [side(Corner::Nw, Point::new(1.0, 0.0)), side(Corner::Sw, Point::new(1.0, 0.0))]
                    }
                };
                pen.begin(" opacity=\".6\"");
                bridge(&Path::along(&ends), pen);
                pen.end();
                let line = LineStyle::new(MARK, 2.6).dashed("7 5");
                let round = outlined(Shape::Square, at);
                let corners: Vec<Point> = round.iter().map(|at| Point::from(*at)).collect();
                let centre = Outline::round(corners.clone()).centre();
                let corners: Vec<Point> = corners.iter().map(|at| at.toward(centre, 0.1)).collect();
                pen.polygon(&corners, Paint::line(line));
            }
            Mark::Open { .. }
            | Mark::TakenAsClosed { .. }
            | Mark::Turns { .. }
            | Mark::Stop { .. }
            | Mark::Rows { .. } => {}
        }
    }
}

/// Frames the nine spaces round each answered monastery and garden (for an abbot that scores rows, its row and column),
/// in the colour of the player whose meeple is on it.
pub(super) fn surroundings(plan: &Plan, colour: impl Fn(usize) -> Rgb, pen: &mut Pen<'_>) {
    let looks_round = |part: &&Part| matches!(part.feature, Feature::Monastery | Feature::Garden);
    let lettered = plan.tokens.iter().filter_map(|token| match (&token.what, &token.stand) {
        (What::Letter(_), Stand::On(parts)) => Some(parts),
        _ => None,
    });
    for (n, part) in lettered.flatten().filter(looks_round).enumerate() {
        let Some(piece) = plan.pieces.get(part.piece) else { continue };
        let stands = plan.tokens.iter().find_map(|token| match (token.what, &token.stand) {
            (What::Meeple(player, _), Stand::On(parts)) if parts.contains(part) => Some(player),
            _ => None,
        });
        let corner = Point::from(Crossing::of(piece.at, Corner::Nw));
        let far = plan.marks.iter().find_map(|mark| match mark {
            Mark::Rows { piece, far } if *piece == part.piece => Some(*far),
            _ => None,
        });
        let ink = stands.map_or(DARK, &colour);
        if let Some([north, east, south, west]) = far.map(|far| far.map(f64::from)) {
            // One frame for the row and one for the column.
            let row = ((-west, 0.0), (1.0 + east, 1.0));
            let column = ((0.0, -north), (1.0, 1.0 + south));
            for (line, wide) in [(WHITE, 6.5), (ink, 3.4)] {
                for ((left, top), (right, low)) in [row, column] {
                    let from = Point::new(corner.x + left - 0.03, corner.y + top - 0.03);
                    let to = Point::new(corner.x + right + 0.03, corner.y + low + 0.03);
                    pen.rounded(from, to, 9.0, Paint::line(LineStyle::new(line, wide)));
                }
            }
            continue;
        }
        // Frames that overlap are nested.
        let wider = 0.03 + 0.05 * f64::from(u32::try_from(n % 4).unwrap_or(0));
        let (from, to) = (-1.0 - wider, 2.0 + wider);
        let (from, to) = (Point::new(corner.x + from, corner.y + from), Point::new(corner.x + to, corner.y + to));
        pen.stamp(corner, |pen| {
            pen.rounded(from, to, 9.0, Paint::line(LineStyle::new(WHITE, 6.5)));
            pen.rounded(from, to, 9.0, Paint::line(LineStyle::new(ink, 3.4)));
        });
    }
}

/// Marks the sides at which features are open, or are taken as closed.
pub(super) fn open(plan: &Plan, taken: &mut Taken, pen: &mut Pen<'_>) {
    for mark in &plan.marks {
        let (part, side, is_open) = match *mark {
            Mark::Open { part, side } => (part, side, true),
            Mark::TakenAsClosed { part, side } => (part, side, false),
            Mark::Reached { .. } | Mark::Turns { .. } | Mark::Bridge { .. } | Mark::Stop { .. } | Mark::Rows { .. } => {
                continue;
            }
        };
        let Some(piece) = plan.pieces.get(part.piece) else { continue };
        let outline = Outline::of(piece);
        let (from, to) = outline.side(side);
        let along = if matches!(part.feature, Feature::City(_)) { 0.06 } else { 0.32 };
        let line = Path::along(&[from.toward(to, along), to.toward(from, along)]);
        let middle = outline.middle(side);
        if !is_open {
            pen.stamp(middle, |pen| {
                pen.path(&line, false, Paint::line(LineStyle::new(WHITE, 7.5).capped("round")));
                pen.path(&line, false, Paint::line(LineStyle::new(MARK, 4.6).dashed("1 8").capped("round")));
            });
            taken.take(middle, 0.05);
            continue;
        }
        let out = outward(&outline, side);
        let gap = plan.gaps.iter().any(|gap| Outline::along(gap).holds(middle.plus(out, 0.1)));
        pen.stamp(middle, |pen| {
            pen.path(&line, false, Paint::line(LineStyle::new(WHITE, 7.5).capped("round")));
            pen.path(&line, false, Paint::line(LineStyle::new(MARK, 4.6).dashed("10 6")));
            arrow(middle, out, if gap { 0.7 } else { 1.0 }, pen);
        });
        taken.take(middle.plus(out, 0.12), 0.08);
        taken.take(middle, 0.05);
    }
}

/// Returns the direction out of a piece across a side, as a vector of length 1.
fn outward(outline: &Outline, side: usize) -> Point {
    if let Some(inwards) = outline.inwards(side) {
        return Point::new(-inwards.x, -inwards.y);
    }
    let (from, to) = outline.side(side);
    let way = to.minus(from);
    let long = way.along(way).sqrt().max(1e-9);
    Point::new(way.y / long, -way.x / long)
}

/// Draws an arrow from a point in a direction; `times` scales it.
fn arrow(from: Point, out: Point, times: f64, pen: &mut Pen<'_>) {
    let across = Point::new(-out.y, out.x);
    let at = |along: f64, aside: f64| from.plus(out, along * times / 100.0).plus(across, aside * times / 100.0);
    let corners =
        [at(3.0, 3.4), at(13.0, 3.4), at(13.0, 9.5), at(26.0, 0.0), at(13.0, -9.5), at(13.0, -3.4), at(3.0, -3.4)];
    pen.polygon(&corners, Paint::flat(MARK).with(LineStyle::new(WHITE, 2.0)));
}

/// Draws a question mark in each gap on which an answer turns.
pub(super) fn turns(plan: &Plan, taken: &mut Taken, pen: &mut Pen<'_>) {
    for mark in &plan.marks {
        let Mark::Turns { gap } = *mark else { continue };
        let Some(gap) = plan.gaps.get(gap) else { continue };
        let heart = Outline::along(gap).heart();
        let line = LineStyle::new(MARK, 3.0);
        pen.disc(heart, (14.0, Paint::flat(WHITE).with(line)), "?", 14.0, MARK);
        taken.take(heart, 0.16);
    }
}

/// Draws the walks of questions: a line through the stops, and a numbered disc at each.
pub(super) fn walks(plan: &Plan, taken: &mut Taken, pen: &mut Pen<'_>) {
    let all = plan.questions.iter().fold(QuestionSet::default(), |all, (n, _)| all.with(*n));
    let mut discs: Vec<(Point, String, Rgb)> = Vec::new();
    for (n, (question, _)) in plan.questions.iter().enumerate() {
        let colour = WALKS[n % WALKS.len()];
        let stops = stops(plan, *question);
        let mut line: Vec<Point> = Vec::new();
        for at in stops.iter().map(|(_, at, _)| *at) {
            if line.last() != Some(&at) {
                line.push(at);
            }
        }
        if line.len() > 1 {
            let path = Path::along(&line);
            pen.begin(" stroke-linejoin=\"round\" stroke-linecap=\"round\"");
            pen.path(&path, false, Paint::line(LineStyle::new(WHITE, 8.0)));
            pen.path(&path, false, Paint::line(LineStyle::new(colour, 4.4)));
            pen.end();
        }
        for (number, at, of) in stops {
            let letter = if of == all { String::new() } else { of.numbers() };
            let known = discs.iter().any(|(other, text, _)| other.is(at) && *text == format!("{number}{letter}"));
            let stands = number == 0 && plan.tokens.iter().any(|token| token.what == What::Dragon);
            if !known && !stands {
                discs.push((at, format!("{number}{letter}"), colour));
            }
        }
    }
    let mut placed: Vec<Point> = Vec::new();
    for (at, text, colour) in discs {
        // Discs of several walks that stop at one place are drawn side by side.
        let beside = placed.iter().filter(|other| other.is(at)).count();
        placed.push(at);
        let at = at.plus(Point::new(0.23, 0.0), f64::from(u32::try_from(beside).unwrap_or(0)));
        let high = (17.0 / (wide(&text) / HIGH).max(0.1)).min(10.0);
        pen.disc(at, (11.5, Paint::flat(colour).with(LineStyle::new(WHITE, 2.2))), &text, high, WHITE);
        taken.take(at, 0.13);
    }
}

/// Returns the stops of the walk of a question in order: number, position, and the questions that have the stop. Two
/// halves of one space with the same number are one position.
fn stops(plan: &Plan, question: usize) -> Vec<(u32, Point, QuestionSet)> {
    let mut by_space: BTreeMap<(u32, Space), (Vec<usize>, QuestionSet)> = BTreeMap::new();
    for mark in &plan.marks {
        let Mark::Stop { piece, number, of } = *mark else { continue };
        if of.places().any(|own| own == question)
            && let Some(lies) = plan.pieces.get(piece)
        {
            let (pieces, _) = by_space.entry((number, lies.at)).or_insert((Vec::new(), of));
            pieces.push(piece);
        }
    }
    let mut found: Vec<(u32, Point, QuestionSet)> = Vec::new();
    let mut left: Vec<(u32, Point, QuestionSet)> = by_space
        .into_iter()
        .filter_map(|((number, space), (pieces, of))| {
            let at = match pieces.as_slice() {
                [one] => Outline::of(plan.pieces.get(*one)?).heart(),
                _ => Point::from(Crossing::of(space, Corner::Nw)).plus(Point::new(0.5, 0.5), 1.0),
            };
            Some((number, at, of))
        })
        .collect();
    // Among several positions with the same number the nearest comes next.
    while let Some(least) = left.iter().map(|(number, ..)| *number).min() {
        let from = found.last().map(|(_, at, _)| *at);
        let near = |(_, at, _): &(u32, Point, QuestionSet)| from.map_or(0.0, |from| from.distance(*at));
        let next = left
            .iter()
            .enumerate()
            .filter(|(_, (number, ..))| *number == least)
            .min_by(|(_, a), (_, b)| near(a).total_cmp(&near(b)))
            .map(|(n, _)| n);
        let Some(next) = next else { break };
        found.push(left.remove(next));
    }
    found
}
