//! A plan in characters: Unicode or ASCII, plain or in colour, in three sizes.
//!
//! Data flows one way: `scale` says where a space lies in cells; `canvas` holds the cells; `land`,
//! `roads`, `frames`, `marks`, `names` and `tokens` fill it, one after the other, `room` finding the
//! cells for the last; `colour` says how a cell looks in colour, and `legend` what the signs mean.

mod canvas;
mod colour;
mod frames;
mod land;
mod legend;
mod marks;
mod names;
mod roads;
mod room;
mod scale;
mod spelled;
mod tokens;

use super::plan::Plan;
use canvas::Canvas;
pub use colour::Inks;
use scale::Scale;
pub use scale::Size;

/// How a drawing may look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// How large a space is.
    pub size: Size,
    /// Whether only ASCII may be used.
    pub ascii: bool,
    /// Whether the tiles bear their names.
    pub names: bool,
    /// How many colours there are.
    pub inks: Inks,
}

/// A drawn board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    /// The lines of the board, without the ends of lines.
    pub lines: Vec<String>,
    /// What the signs on it mean: a sign, and its meaning in a few words.
    pub legend: Vec<(String, String)>,
    /// What is on the board and not in the drawing, or not in full, for want of room.
    pub left_out: Vec<String>,
}

/// Draws a plan.
pub fn draw(plan: &Plan, look: Look) -> Drawing {
    let scale = Scale::new(look.size, plan.window);
    let mut canvas = Canvas::new(&scale);
    let mut left_out = Vec::new();
    land::fill(plan, &scale, &mut canvas);
    frames::draw(plan, &scale, &mut canvas);
    roads::draw(plan, &scale, &mut canvas);
    marks::draw(plan, &scale, &mut canvas);
    let spelled = spelled::Spelled::new(plan, look.ascii);
    let mut drawn = tokens::barns(plan, &scale, &spelled, &mut canvas, &mut left_out);
    if look.names {
        names::draw(plan, &scale, &mut canvas, &mut left_out);
    }
    drawn.extend(tokens::draw(plan, &scale, &spelled, &mut canvas, &mut left_out));
    Drawing {
        legend: legend::of(&drawn, &spelled, &canvas, look.ascii),
        lines: canvas.lines(look, &plan.players),
        left_out,
    }
}
