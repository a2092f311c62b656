//! Sheets of captioned boards, side by side.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::head::{Rendering, Svg, opening_tag};
use super::letters::{CAPITAL_HEIGHT, text_width};
use super::paint::{LineStyle, Paint, format_number};
use super::pen::{Pen, UNIT};
use crate::picture::palette::{DARK, WHITE};
use crate::picture::shape::Point;

/// The largest width of a row of boards, in units, unless a single board is wider.
const MAX_ROW_WIDTH: f64 = 1200.0;
/// The gap between two boards, the width that a caption can claim at most, and the height of a caption, in units.
const BOARD_GAP: f64 = 24.0;
const MAX_CLAIMED_WIDTH: f64 = 300.0;
const CAPTION_HEIGHT: f64 = 36.0;
/// The heights of the letters of the two lines of a caption, and the indent of these lines, in units.
const LETTER_HEIGHTS: [f64; 2] = [11.5, 9.5];
const INDENT: f64 = 30.0;

/// The caption of a board that shows one outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caption {
    /// The number of the outcome among all captioned outcomes, from 1.
    pub number: usize,
    /// The outcome, in a few words.
    pub answer: String,
    /// The rules that lead to the outcome, in a few words.
    pub rules: String,
}

/// A board with the captions of all outcomes that it shows.
pub(super) type CaptionedBoard = (Svg, Vec<Caption>);

/// Lays out boards with their captions side by side in one picture, in as many rows as are needed.
pub(super) fn arrange_boards(boards: &[CaptionedBoard], rendering: Rendering<'_>) -> Svg {
    let slot_width_for = |(board, captions): &CaptionedBoard| {
        let claimed_width =
            captions.iter().map(|caption| caption_width(caption).min(MAX_CLAIMED_WIDTH)).fold(0.0, f64::max);
        board.width.max(claimed_width)
    };
    let widest = boards.iter().map(slot_width_for).fold(0.0, f64::max);
    let mut body = String::new();
    let mut caption_pen = Pen::new(rendering.prefix, Point::new(0.0, 0.0), false);
    let (mut x, mut y, mut row_height, mut sheet_width) = (0.0_f64, 0.0_f64, 0.0_f64, 0.0_f64);
    for captioned in boards {
        let (board, captions) = captioned;
        let slot_width = slot_width_for(captioned);
        if x > 0.0 && x + slot_width > MAX_ROW_WIDTH.max(widest) {
            (x, y) = (0.0, y + row_height + BOARD_GAP);
            row_height = 0.0;
        }
        let mut top = y;
        for caption in captions {
            write_caption(caption, (x, top), slot_width, &mut caption_pen);
            top += CAPTION_HEIGHT;
        }
        // Inserts the position into the opening tag of the board.
        let element_rest = board.text.strip_prefix("<svg").unwrap_or(&board.text);
        let _ = write!(body, "<svg x=\"{}\" y=\"{}\"{element_rest}", format_number(x), format_number(top));
        row_height = row_height.max(board.height + top - y);
        sheet_width = sheet_width.max(x + slot_width);
        x += slot_width + BOARD_GAP;
    }
    let (width, height) = (sheet_width, y + row_height);
    let text = format!("{}{body}{}</svg>", opening_tag(rendering, (0.0, 0.0), (width, height)), caption_pen.finish().0);
    Svg { text, width: width * rendering.scale, height: height * rendering.scale, shared: BTreeMap::new() }
}

/// Returns the width of a caption that is not cut, in units.
fn caption_width(caption: &Caption) -> f64 {
    let lines = [&caption.answer, &caption.rules].into_iter().zip(LETTER_HEIGHTS);
    INDENT + lines.map(|(line, letters)| text_width(line) * letters / CAPITAL_HEIGHT).fold(0.0, f64::max) + 4.0
}

/// Writes a caption above a board: its number in white on a dark disc, and two lines that are legible on any ground.
fn write_caption(caption: &Caption, (x, y): (f64, f64), max_width: f64, pen: &mut Pen<'_>) {
    let at = |x: f64, y: f64| Point::new(x / UNIT, y / UNIT);
    let disc = at(x + 14.0, y + 16.0);
    pen.circle(disc, 11.0, Paint::flat(DARK).with_line(LineStyle::new(WHITE, 2.0)));
    pen.text(&caption.number.to_string(), disc, 10.0, WHITE, None);
    for (n, (line, letters)) in [&caption.answer, &caption.rules].into_iter().zip(LETTER_HEIGHTS).enumerate() {
        let y_offset = if n == 0 { 8.5 } else { 25.0 };
        pen.text_line(line, at(x + INDENT, y + y_offset), letters, max_width - INDENT - 2.0);
    }
}
