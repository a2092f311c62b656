//! Several boards side by side, each with its number.

use std::fmt::Write;

use super::head::{Rendering, Svg, head};
use super::pen::{LineStyle, Paint, Pen, UNIT, number};
use crate::geometry::Space;
use crate::picture::palette::{DARK, WHITE};
use crate::picture::shape::Point;

/// How wide boards together may be before the next stands below, in units.
const WIDE: f64 = 1200.0;
/// The room between two boards, and the height of the line with the number, in units.
const APART: f64 = 20.0;
const LINE: f64 = 26.0;

/// Puts boards side by side in one picture, and below one another where they have no room.
pub(super) fn side_by_side(boards: &[Svg], drawn: Rendering<'_>) -> Svg {
    let widest = boards.iter().map(|board| board.width).fold(0.0, f64::max);
    let mut body = String::new();
    let mut numbers = Pen::new(drawn.prefix, Space::new(0, 0));
    let (mut x, mut y, mut high, mut most) = (0.0_f64, 0.0_f64, 0.0_f64, 0.0_f64);
    for (n, board) in boards.iter().enumerate() {
        if x > 0.0 && x + board.width > WIDE.max(widest) {
            (x, y) = (0.0, y + high + APART);
            high = 0.0;
        }
        numbered(n + 1, (x, y), &mut numbers);
        // What a board is drawn with begins with its place.
        let inside = board.text.strip_prefix("<svg").unwrap_or(&board.text);
        let _ = write!(body, "<svg x=\"{}\" y=\"{}\"{inside}", number(x), number(y + LINE));
        high = high.max(board.height + LINE);
        most = most.max(x + board.width);
        x += board.width + APART;
    }
    let (width, height) = (most, y + high);
    let text = format!("{}{body}{}</svg>", head(drawn, (0.0, 0.0), (width, height)), numbers.done().0);
    Svg { text, width: width * drawn.scale, height: height * drawn.scale }
}

/// Writes the number of a board above it, in white on a dark disc.
fn numbered(count: usize, (x, y): (f64, f64), pen: &mut Pen<'_>) {
    let at = Point::new((x + 15.0) / UNIT, (y + 13.0) / UNIT);
    pen.circle(at, 11.0, Paint::flat(DARK).with(LineStyle::new(WHITE, 2.0)));
    pen.text(&count.to_string(), at, 10.0, WHITE, None);
}
