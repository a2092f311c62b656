//! The marks of a board: open sides, gaps on which an answer depends, reached tiles, walks, surroundings and bridges.

use std::collections::BTreeMap;

use carcassonne_board::geometry::{Axis, Corner, Crossing, Shape, Space};
use carcassonne_position::Feature;

use super::ground::draw_bridge;
use super::letters::{CAPITAL_HEIGHT, text_width};
use super::occupancy::Occupancy;
use super::paint::{Fill, LineStyle, Paint};
use super::pen::Pen;
use crate::picture::palette::{DARK, MARK, Rgb, WALK, WHITE};
use crate::picture::plan::{Mark, Part, Plan, QuestionSet, Stand, TokenContent};
use crate::picture::shape::{Outline, Path, Point, to_float};
use crate::picture::shape_corners;

/// The colours of walks, used in turn.
const WALKS: [Rgb; 4] = [WALK, (28, 78, 122), (47, 107, 47), (110, 70, 20)];
/// The colour laid over reached tiles and spaces that a question looks at.
const REACHED: Rgb = (186, 140, 255);
/// The colour of the rim of reached tiles and of spaces that a question looks at.
pub(super) const REACH: Rgb = (116, 44, 190);

/// Returns the outlines of empty spaces and of tiles for taken spaces, and the empty spaces next to open sides.
pub(super) fn ghosts(plan: &Plan) -> Vec<Outline> {
    let mut ghosts: Vec<Outline> = plan.ghosts.iter().map(|ghost| Outline::from_crossings(&ghost.rim)).collect();
    let outlines: Vec<Outline> = plan.pieces.iter().map(Outline::from_piece).collect();
    let gaps: Vec<Outline> = plan.gaps.iter().map(|gap| Outline::from_crossings(gap)).collect();
    for mark in &plan.marks {
        let Mark::Open { part, side } = *mark else { continue };
        let Some(outline) = outlines.get(part.piece) else { continue };
        let Some(inwards) = outline.inward_normal(side) else { continue };
        let beyond = outline.middle(side).translate(inwards, -0.25);
        if outlines.iter().chain(&gaps).any(|other| other.contains(beyond)) {
            continue;
        }
        let middle = outline.middle(side).translate(inwards, -0.5);
        let is_known = |other: &Outline| other.centre().is_close(middle) && other.side_count() == 4;
        if !ghosts.iter().any(is_known) {
            let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| middle.offset(x, y));
            ghosts.push(Outline::from_corners(corners.to_vec()));
        }
    }
    ghosts
}

/// Draws the spaces that a question looks at, the tiles that are reached, and the bridges that a question would build.
pub(super) fn draw_reached(plan: &Plan, pen: &mut Pen<'_>) {
    for token in &plan.tokens {
        if let (TokenContent::LookedAt, Stand::Space(at)) = (token.content, &token.stand) {
            let corner =
                |corner, by| Point::from(Crossing::at_space_corner(*at, corner)).translate(Point::new(1.0, 1.0), by);
            let paint = Paint::fill(Fill::Translucent(REACHED, 0.14))
                .with_line(LineStyle::new(REACH, 2.0).with_dash("2 5").with_cap("round"));
            pen.rounded_rectangle(corner(Corner::Nw, 0.11), corner(Corner::Se, -0.11), 10.0, paint);
        }
    }
    for mark in &plan.marks {
        match *mark {
            Mark::Reached { piece, always, .. } => {
                let Some(piece) = plan.pieces.get(piece) else { continue };
                let paint = if always.is_empty() {
                    let line = LineStyle::new(REACH, 2.6).with_dash("7 5");
                    Paint::fill(Fill::Translucent(REACHED, 0.18)).with_line(line)
                } else {
                    Paint::fill(Fill::Translucent(REACHED, 0.5)).with_line(LineStyle::new(REACH, 2.6))
                };
                pen.polygon(&Outline::from_piece(piece).shrunk(0.07), paint);
            }
            Mark::Bridge { at, axis } => {
                let corner = Point::from(Crossing::at_space_corner(at, Corner::Nw));
                let ends = match axis {
                    Axis::EastWest => [corner.offset(0.0, 0.5), corner.offset(1.0, 0.5)],
                    Axis::NorthSouth => [corner.offset(0.5, 0.0), corner.offset(0.5, 1.0)],
                };
                pen.begin_group(" opacity=\".6\"");
                draw_bridge(&Path::from_points(&ends), pen);
                pen.end_group();
                let line = LineStyle::new(MARK, 2.6).with_dash("7 5");
                let rim = Outline::from_crossings(&shape_corners(Shape::Square, at));
                pen.polygon(&rim.shrunk(0.1), Paint::line(line));
            }
            _ => {}
        }
    }
}

/// Frames the nine spaces round each answered monastery and garden (for an abbot that scores rows, its row and column),
/// in the colour of the player whose meeple is on it, or dark.
pub(super) fn draw_surroundings(plan: &Plan, colour: impl Fn(usize) -> Rgb, pen: &mut Pen<'_>) {
    let has_surroundings = |part: &&Part| matches!(part.feature, Feature::Monastery | Feature::Garden);
    let lettered_parts = plan.tokens.iter().filter_map(|token| match (&token.content, &token.stand) {
        (TokenContent::Letter(_), Stand::On(parts)) => Some(parts),
        _ => None,
    });
    for (n, part) in lettered_parts.flatten().filter(has_surroundings).enumerate() {
        let Some(piece) = plan.pieces.get(part.piece) else { continue };
        let owner = plan.tokens.iter().find_map(|token| match (token.content, &token.stand) {
            (TokenContent::Meeple(player, _), Stand::On(parts)) if parts.contains(part) => Some(player),
            _ => None,
        });
        let corner = Point::from(Crossing::at_space_corner(piece.at, Corner::Nw));
        let lengths = plan.marks.iter().find_map(|mark| match mark {
            Mark::Rows { piece, lengths: far } if *piece == part.piece => Some(*far),
            _ => None,
        });
        let ink = owner.map_or(DARK, &colour);
        if let Some([north, east, south, west]) = lengths.map(|far| far.map(f64::from)) {
            // One frame for the row and one for the column.
            let row = ((-west, 0.0), (1.0 + east, 1.0));
            let column = ((0.0, -north), (1.0, 1.0 + south));
            for (line, wide) in [(WHITE, 6.5), (ink, 3.4)] {
                for ((left, top), (right, low)) in [row, column] {
                    let (from, to) = (corner.offset(left - 0.03, top - 0.03), corner.offset(right + 0.03, low + 0.03));
                    pen.rounded_rectangle(from, to, 9.0, Paint::line(LineStyle::new(line, wide)));
                }
            }
            continue;
        }
        // Frames that overlap are nested.
        let spread = 0.03 + 0.05 * to_float(n % 4);
        let (from, to) = (corner.offset(-1.0 - spread, -1.0 - spread), corner.offset(2.0 + spread, 2.0 + spread));
        pen.stamp(corner, |pen| {
            pen.rounded_rectangle(from, to, 9.0, Paint::line(LineStyle::new(WHITE, 6.5)));
            pen.rounded_rectangle(from, to, 9.0, Paint::line(LineStyle::new(ink, 3.4)));
        });
    }
}

/// Marks the sides of pieces at which features are open, or are assumed to be closed.
pub(super) fn draw_open_sides(plan: &Plan, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
    for mark in &plan.marks {
        let (part, side, is_open) = match *mark {
            Mark::Open { part, side } => (part, side, true),
            Mark::TakenAsClosed { part, side } => (part, side, false),
            _ => continue,
        };
        let Some(piece) = plan.pieces.get(part.piece) else { continue };
        let outline = Outline::from_piece(piece);
        let (from, to) = outline.side(side);
        let along = if matches!(part.feature, Feature::City(_)) { 0.06 } else { 0.32 };
        let line = Path::from_points(&[from.lerp(to, along), to.lerp(from, along)]);
        let middle = outline.middle(side);
        let direction = outward_vector(&outline, side);
        let is_at_gap =
            plan.gaps.iter().any(|gap| Outline::from_crossings(gap).contains(middle.translate(direction, 0.1)));
        pen.stamp(middle, |pen| {
            pen.path(&line, false, Paint::line(LineStyle::new(WHITE, 7.5).with_cap("round")));
            if is_open {
                pen.path(&line, false, Paint::line(LineStyle::new(MARK, 4.6).with_dash("10 6")));
                draw_arrow(middle, direction, if is_at_gap { 0.7 } else { 1.0 }, pen);
            } else {
                pen.path(&line, false, Paint::line(LineStyle::new(MARK, 4.6).with_dash("1 8").with_cap("round")));
            }
        });
        if is_open {
            occupancy.occupy(middle.translate(direction, 0.12), 0.08);
        }
        occupancy.occupy(middle, 0.05);
    }
}

/// Returns the direction out of a piece across a side, as a vector of length 1.
fn outward_vector(outline: &Outline, side: usize) -> Point {
    if let Some(inwards) = outline.inward_normal(side) {
        return Point::new(-inwards.x, -inwards.y);
    }
    let (from, to) = outline.side(side);
    let side_vector = to.minus(from);
    let length = side_vector.dot(side_vector).sqrt().max(1e-9);
    Point::new(side_vector.y / length, -side_vector.x / length)
}

/// Draws an arrow from a point in a direction; `scale` is a factor for its size.
fn draw_arrow(from: Point, direction: Point, scale: f64, pen: &mut Pen<'_>) {
    let sideways = Point::new(-direction.y, direction.x);
    let at = |along: f64, aside: f64| {
        from.translate(direction, along * scale / 100.0).translate(sideways, aside * scale / 100.0)
    };
    let corners =
        [at(3.0, 3.4), at(13.0, 3.4), at(13.0, 9.5), at(26.0, 0.0), at(13.0, -9.5), at(13.0, -3.4), at(3.0, -3.4)];
    pen.polygon(&corners, Paint::flat(MARK).with_line(LineStyle::new(WHITE, 2.0)));
}

/// Draws a question mark in each gap on which an answer depends.
pub(super) fn draw_decisive_gaps(plan: &Plan, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
    for mark in &plan.marks {
        let Mark::DecisiveGap { gap } = *mark else { continue };
        let Some(gap) = plan.gaps.get(gap) else { continue };
        let heart = Outline::from_crossings(gap).heart();
        let line = LineStyle::new(MARK, 3.0);
        pen.disc(heart, (14.0, Paint::flat(WHITE).with_line(line)), "?", 14.0, MARK);
        occupancy.occupy(heart, 0.16);
    }
}

/// Draws the walks of questions: a line through the stops, and a numbered disc at each, but not at a dragon's start.
pub(super) fn draw_walks(plan: &Plan, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
    let all = plan.all_questions();
    let mut discs: Vec<(Point, String, Rgb)> = Vec::new();
    for (n, (question, _)) in plan.questions.iter().enumerate() {
        let colour = WALKS[n % WALKS.len()];
        let stops = walk_stops(plan, *question);
        let mut line: Vec<Point> = Vec::new();
        for at in stops.iter().map(|(_, at, _)| *at) {
            if line.last() != Some(&at) {
                line.push(at);
            }
        }
        if line.len() > 1 {
            let path = Path::from_points(&line);
            pen.begin_group(" stroke-linejoin=\"round\" stroke-linecap=\"round\"");
            pen.path(&path, false, Paint::line(LineStyle::new(WHITE, 8.0)));
            pen.path(&path, false, Paint::line(LineStyle::new(colour, 4.4)));
            pen.end_group();
        }
        for (number, at, set) in stops {
            let letter = if set == all { String::new() } else { set.numbers() };
            let is_known =
                discs.iter().any(|(other, text, _)| other.is_close(at) && *text == format!("{number}{letter}"));
            let has_dragon = number == 0 && plan.tokens.iter().any(|token| token.content == TokenContent::Dragon);
            if !is_known && !has_dragon {
                discs.push((at, format!("{number}{letter}"), colour));
            }
        }
    }
    let mut placed: Vec<Point> = Vec::new();
    for (at, text, colour) in discs {
        // Discs of several walks that stop at one place are drawn side by side.
        let discs_there = placed.iter().filter(|other| other.is_close(at)).count();
        placed.push(at);
        let at = at.offset(0.23 * to_float(discs_there), 0.0);
        let height = (17.0 / (text_width(&text) / CAPITAL_HEIGHT).max(0.1)).min(10.0);
        pen.disc(at, (11.5, Paint::flat(colour).with_line(LineStyle::new(WHITE, 2.2))), &text, height, WHITE);
        occupancy.occupy(at, 0.13);
    }
}

/// Returns the stops of the walk of a question in order: number, position, and the questions that have the stop. Two
/// halves of one space with the same number share one position.
fn walk_stops(plan: &Plan, question: usize) -> Vec<(u32, Point, QuestionSet)> {
    let mut by_space: BTreeMap<(u32, Space), (Vec<usize>, QuestionSet)> = BTreeMap::new();
    for mark in &plan.marks {
        let Mark::Stop { piece, number, questions } = *mark else { continue };
        if questions.indices().any(|own| own == question)
            && let Some(stop_piece) = plan.pieces.get(piece)
        {
            let (pieces, _) = by_space.entry((number, stop_piece.at)).or_insert((Vec::new(), questions));
            pieces.push(piece);
        }
    }
    let mut found: Vec<(u32, Point, QuestionSet)> = Vec::new();
    let mut left: Vec<(u32, Point, QuestionSet)> = by_space
        .into_iter()
        .filter_map(|((number, space), (pieces, questions))| {
            let at = match pieces.as_slice() {
                [one] => Outline::from_piece(plan.pieces.get(*one)?).heart(),
                _ => Point::from(Crossing::at_space_corner(space, Corner::Nw)).offset(0.5, 0.5),
            };
            Some((number, at, questions))
        })
        .collect();
    // Among several positions with the same number the nearest comes next.
    while let Some(least) = left.iter().map(|(number, ..)| *number).min() {
        let from = found.last().map(|(_, at, _)| *at);
        let distance_to = |(_, at, _): &(u32, Point, QuestionSet)| from.map_or(0.0, |from| from.distance_squared(*at));
        let next = left
            .iter()
            .enumerate()
            .filter(|(_, (number, ..))| *number == least)
            .min_by(|(_, a), (_, b)| distance_to(a).total_cmp(&distance_to(b)))
            .map(|(n, _)| n);
        let Some(next) = next else { break };
        found.push(left.remove(next));
    }
    found
}
