//! Sheets of captioned boards, side by side.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::head::{Rendering, Svg, head};
use super::letters::{HIGH, wide};
use super::paint::{LineStyle, Paint, number};
use super::pen::{Pen, UNIT};
use crate::geometry::Space;
use crate::picture::palette::{DARK, WHITE};
use crate::picture::shape::Point;

/// The largest width of a row of boards, in units, unless a single board is wider.
const WIDE: f64 = 1200.0;
/// The gap between two boards, the width that a caption can claim at most, and the height of a caption, in units.
const APART: f64 = 24.0;
const LEAST: f64 = 300.0;
const LINES: f64 = 36.0;
/// The heights of the letters of the two lines of a caption, and their indent, in units.
const LETTERS: [f64; 2] = [11.5, 9.5];
const INDENT: f64 = 30.0;

/// The caption of a board: an outcome and its rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caption {
    /// The number of the outcome, from 1.
    pub number: usize,
    /// The outcome, in a few words.
    pub answer: String,
    /// The rules that lead to it, in a few words.
    pub rules: String,
}

/// A board with the captions of all outcomes that are drawn as it.
pub(super) type Captioned = (Svg, Vec<Caption>);

/// Lays out boards with their captions side by side in one picture, in as many rows as are needed.
pub(super) fn side_by_side(boards: &[Captioned], drawn: Rendering<'_>) -> Svg {
    let wide = |(board, captions): &Captioned| {
        let asks = captions.iter().map(|caption| width_of(caption).min(LEAST)).fold(0.0, f64::max);
        board.width.max(asks)
    };
    let widest = boards.iter().map(wide).fold(0.0, f64::max);
    let mut body = String::new();
    let mut above = Pen::new(drawn.prefix, Space::new(0, 0));
    let (mut x, mut y, mut high, mut most) = (0.0_f64, 0.0_f64, 0.0_f64, 0.0_f64);
    for one in boards {
        let (board, captions) = one;
        let wide = wide(one);
        if x > 0.0 && x + wide > WIDE.max(widest) {
            (x, y) = (0.0, y + high + APART);
            high = 0.0;
        }
        let mut top = y;
        for caption in captions {
            write_above(caption, (x, top), wide, &mut above);
            top += LINES;
        }
        // Inserts the position into the opening tag of the board.
        let inside = board.text.strip_prefix("<svg").unwrap_or(&board.text);
        let _ = write!(body, "<svg x=\"{}\" y=\"{}\"{inside}", number(x), number(top));
        high = high.max(board.height + top - y);
        most = most.max(x + wide);
        x += wide + APART;
    }
    let (width, height) = (most, y + high);
    let text = format!("{}{body}{}</svg>", head(drawn, (0.0, 0.0), (width, height)), above.done().0);
    Svg { text, width: width * drawn.scale, height: height * drawn.scale, shared: BTreeMap::new() }
}

/// Returns the width of a caption that is not cut, in units.
fn width_of(caption: &Caption) -> f64 {
    let lines = [&caption.answer, &caption.rules].into_iter().zip(LETTERS);
    INDENT + lines.map(|(line, letters)| wide(line) * letters / HIGH).fold(0.0, f64::max) + 4.0
}

/// Writes a caption above a board: its number in white on a dark disc, and two lines that are legible on any ground.
fn write_above(caption: &Caption, (x, y): (f64, f64), room: f64, pen: &mut Pen<'_>) {
    let at = |x: f64, y: f64| Point::new(x / UNIT, y / UNIT);
    let disc = at(x + 14.0, y + 16.0);
    pen.circle(disc, 11.0, Paint::flat(DARK).with(LineStyle::new(WHITE, 2.0)));
    pen.text(&caption.number.to_string(), disc, 10.0, WHITE, None);
    for (n, (line, letters)) in [&caption.answer, &caption.rules].into_iter().zip(LETTERS).enumerate() {
        let below = if n == 0 { 8.5 } else { 25.0 };
        pen.line(line, at(x + INDENT, y + below), letters, room - INDENT - 2.0);
    }
}
