//! The score track below a board, and lines of text.

use carcassonne_board::geometry::{Corner, Crossing};
use carcassonne_rules::mechanics::TrackFigure;

use super::paint::{LineStyle, Paint};
use super::pen::Pen;
use crate::picture::palette::{DARK, MARK, ROAD, Rgb, WALL, WHITE, ink_on, player_colour};
use crate::picture::plan::{Band, Plan, TrackPlan};
use crate::picture::shape::{Path, Point, to_float};
use crate::picture::track::with_breaks;

/// The width of a space of the score track, the number of spaces in a row, and the room above a row; in board spaces.
const SPACE: f64 = 0.3;
const PER_ROW: usize = 20;
const ABOVE: f64 = 0.62;
/// The height of lines of text below the board, in units, and the distance between them, in spaces.
const TEXT: f64 = 10.5;
const LINE: f64 = 0.2;
/// The shape of an envelope, drawn beside a message.
const ENVELOPE: &str = r##"<path d="M1.5 5H22.5V19.5H1.5Z" fill="#fbf3e4" stroke="#6b4527" stroke-width="1.8" stroke-linejoin="round"/><path d="M1.5 5L12 13.5L22.5 5" fill="none" stroke="#6b4527" stroke-width="1.8" stroke-linejoin="round"/>"##;
/// The largest width of a line of text below the board, in units.
const MAX_LINE_WIDTH: f64 = 620.0;

/// Draws the score track and the lines of text below the board, at `distance` from the board, in spaces.
pub(super) fn draw_below_board(plan: &Plan, initials: &[String], distance: f64, pen: &mut Pen<'_>) {
    let rows = to_float(plan.window.rows);
    let corner = Point::from(Crossing::at_space_corner(plan.window.first, Corner::Nw));
    let mut y = corner.y + rows + distance;
    if let Some(track) = &plan.track {
        for band in &track.bands {
            y = draw_band(plan, track, band, (corner.x + 0.05, y), initials, pen);
        }
    }
    for line in &plan.lines {
        y += LINE;
        pen.text_line(line, Point::new(corner.x + 0.05, y), TEXT, MAX_LINE_WIDTH);
    }
}

/// Draws the score track for one way to play a turn; returns the y coordinate of its lower end, in spaces.
fn draw_band(
    plan: &Plan,
    track: &TrackPlan,
    band: &Band,
    (x, top): (f64, f64),
    initials: &[String],
    pen: &mut Pen<'_>,
) -> f64 {
    let all: Vec<Option<i64>> = with_breaks(&band.spaces).collect();
    let mut y = top;
    for part in all.chunks(PER_ROW) {
        y += ABOVE;
        let middle = |n: usize| Point::new(x + SPACE * (to_float(n) + 0.5), y);
        for (n, at) in part.iter().enumerate() {
            let Some(at) = at else {
                pen.text("…", middle(n), 10.0, DARK, Some(WHITE));
                continue;
            };
            let half = SPACE / 2.0 - 0.01;
            let (from, to) = (middle(n).offset(-half, -half), middle(n).offset(half, half));
            let (ground, ink) = if track.is_dark(*at) { (WALL, WHITE) } else { (ROAD, DARK) };
            let number = at.to_string();
            let height = if number.len() > 2 { 8.0 } else { 10.0 };
            pen.stamp(middle(n), |pen| {
                pen.rounded_rectangle(from, to, 3.0, Paint::flat(ground).with_line(LineStyle::new(DARK, 1.2)));
                pen.text(&number, middle(n), height, ink, None);
            });
        }
        let place = |at: i64| part.iter().position(|space| *space == Some(at)).map(middle);
        // The ways of the figures, below the spaces.
        for end in &band.after {
            let from = band.before.iter().find(|figure| figure.is_same(end)).map(|figure| figure.position);
            let Some((from, to)) = from.and_then(place).zip(place(end.position)) else { continue };
            if (from.x - to.x).abs() > 1e-6 {
                draw_move(from, to, if end.messenger { 0.34 } else { 0.25 }, figure_colour(plan, end), pen);
            }
        }
        // Whether a figure is elsewhere among the others.
        let is_moving = |figure: &TrackFigure, others: &[TrackFigure]| {
            others.iter().any(|other| figure.is_same(other) && figure.position != other.position)
        };
        let mut occupied: Vec<Point> = Vec::new();
        let before = band.before.iter().map(|figure| (figure, is_moving(figure, &band.after)));
        let after = band.after.iter().filter(|end| is_moving(end, &band.before));
        for (figure, pale) in before.chain(after.map(|figure| (figure, false))) {
            let Some(at) = place(figure.position) else { continue };
            let stacked = occupied.iter().filter(|other| (other.x - at.x).abs() < 1e-6).count();
            occupied.push(at);
            let y_offset = SPACE / 2.0 + 0.13 + 0.24 * to_float(stacked);
            draw_pawn(plan, figure, at.offset(0.0, -y_offset), pale, initials, pen);
        }
        y += 0.42;
    }
    for line in &band.messages {
        y += LINE;
        pen.draw_icon(ENVELOPE, Point::new(x + 0.09, y), 17.0);
        pen.text_line(line, Point::new(x + 0.22, y), TEXT, MAX_LINE_WIDTH);
    }
    y + 0.12
}

fn figure_colour(plan: &Plan, figure: &TrackFigure) -> Rgb {
    player_colour(figure.player.index(), &plan.players).0
}

/// Draws a figure on the score track: a disc for a scoring meeple, a diamond for a messenger; white if it moves away.
fn draw_pawn(plan: &Plan, figure: &TrackFigure, at: Point, is_pale: bool, initials: &[String], pen: &mut Pen<'_>) {
    let colour = figure_colour(plan, figure);
    let (ground, ink) = if is_pale { (WHITE, DARK) } else { (colour, ink_on(colour)) };
    let edge = if is_pale { LineStyle::new(colour, 2.4).with_dash("3 2") } else { LineStyle::new(DARK, 1.4) };
    let initial = initials.get(figure.player.index()).map_or("?", String::as_str);
    pen.stamp(at, |pen| {
        if figure.messenger {
            let corners = [(0.0, -0.14), (0.14, 0.0), (0.0, 0.14), (-0.14, 0.0)];
            let corners: Vec<Point> = corners.iter().map(|(x, y)| at.offset(*x, *y)).collect();
            pen.polygon(&corners, Paint::flat(ground).with_line(edge));
        } else {
            pen.circle(at, 11.5, Paint::flat(ground).with_line(edge));
        }
        pen.text(initial, at, 8.6, ink, None);
    });
}

/// Draws the way of a figure as a line below the spaces of the score track, with an arrow at its end.
fn draw_move(from: Point, to: Point, depth: f64, colour: Rgb, pen: &mut Pen<'_>) {
    let lowered = |at: Point, by: f64| at.offset(0.0, by);
    let line = [lowered(from, SPACE / 2.0), lowered(from, depth), lowered(to, depth), lowered(to, SPACE / 2.0 + 0.03)];
    pen.path(&Path::from_points(&line), false, Paint::line(LineStyle::new(WHITE, 5.0)));
    pen.path(&Path::from_points(&line), false, Paint::line(LineStyle::new(colour, 2.6)));
    let tip = lowered(to, SPACE / 2.0 + 0.01);
    let arrow = [tip, tip.offset(0.06, 0.1), tip.offset(-0.06, 0.1)];
    pen.polygon(&arrow, Paint::flat(MARK).with_line(LineStyle::new(WHITE, 1.2)));
}
