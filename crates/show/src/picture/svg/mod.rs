//! The board as SVG: draws a plan in shapes and colours.
//!
//! Data flows one way: `ground` draws the tiles; `svg_marks` the marks; `svg_tokens` the tokens, placed by `occupancy`,
//! drawn by `icons`, lettered by `letters`; `svg_track` the score track. All write with one `pen` and paint with
//! `paint`; `shared` names what the pictures of a page share; `head` writes the opening element; `sheet` arranges
//! several boards.
//!
//! A stand-alone picture is self-contained: letters are strokes, colours are attributes, and there is no style sheet.
//! The area outside the board is transparent by default, so that the page below can be light or dark.

mod icons;
mod letters;
mod paint;
mod shared;
mod pen;
mod ground;
mod head;
mod occupancy;
mod svg_marks;
mod sheet;
mod svg_tokens;
mod svg_track;

use std::fmt::Write;

use carcassonne_board::geometry::{Corner, Crossing};
use carcassonne_rules::verdict::SubjectVerdicts;

use super::make::View;
use super::outcome_keys::OutcomeKey;
use super::plan::Plan;
use super::shape::{Point, to_float};
use head::opening_tag;
pub use head::{Background, Rendering, Svg};
use pen::Pen;
pub use shared::shorten_ids;
pub use sheet::Caption;

/// The margin round an SVG picture, in units.
const MARGIN: f64 = 3.0;

impl View<'_> {
    /// Returns the board as SVG, with the marks for the `verdicts`, or as the outcome `key` shows it; `None` unless the
    /// board is relevant ([`View::is_board_relevant`]).
    pub fn svg(
        &self,
        verdicts: &[SubjectVerdicts<'_>],
        key: Option<&OutcomeKey>,
        rendering: Rendering<'_>,
    ) -> Option<Svg> {
        if !self.is_board_relevant() {
            return None;
        }
        Some(self.draw_one(verdicts, key, rendering))
    }

    /// Returns the board of one outcome as SVG, without a caption, even if the board is not relevant.
    pub fn outcome_svg(&self, verdicts: &[SubjectVerdicts<'_>], key: &OutcomeKey, rendering: Rendering<'_>) -> Svg {
        self.draw_one(verdicts, Some(key), rendering)
    }

    /// Returns one SVG with a board for each of `outcomes`, side by side and captioned; outcomes with equal
    /// plans share a board. Draws a single board without captions if `outcomes` is empty.
    pub fn svg_of_outcomes(
        &self,
        verdicts: &[SubjectVerdicts<'_>],
        outcomes: &[(&OutcomeKey, Caption)],
        rendering: Rendering<'_>,
    ) -> Svg {
        if outcomes.is_empty() {
            return self.draw_one(verdicts, None, rendering);
        }
        let mut plans: Vec<(Plan, Vec<Caption>)> = Vec::new();
        for (key, caption) in outcomes {
            let plan = self.plan_with_letters(verdicts, Some(key)).0;
            match plans.iter_mut().find(|(known, _)| *known == plan) {
                Some((_, captions)) => captions.push(caption.clone()),
                None => plans.push((plan, vec![caption.clone()])),
            }
        }
        let boards = plans.into_iter().map(|(plan, captions)| {
            let first = captions.first().map_or(0, |caption| caption.number);
            let title = captions.first().map(|caption| caption.answer.clone()).unwrap_or_default();
            let prefix = format!("{}o{first}", rendering.prefix);
            let rendering = Rendering {
                title: &title,
                words: "",
                prefix: &prefix,
                scale: 1.0,
                background: Background::Transparent,
                ..rendering
            };
            (svg(&plan, true, rendering), captions)
        });
        sheet::arrange_boards(&boards.collect::<Vec<_>>(), rendering)
    }

    fn draw_one(&self, verdicts: &[SubjectVerdicts<'_>], key: Option<&OutcomeKey>, rendering: Rendering<'_>) -> Svg {
        svg(&self.plan_with_letters(verdicts, key).0, key.is_some(), rendering)
    }
}

/// Draws a plan as SVG; `tint_cities` gives answered cities different colours, for the drawing of a single outcome.
pub fn svg(plan: &Plan, tint_cities: bool, rendering: Rendering<'_>) -> Svg {
    let corner = Point::from(Crossing::at_space_corner(plan.window.first, Corner::Nw));
    let mut pen = Pen::new(rendering.prefix, corner, rendering.on_page);
    pen.extend_bounds(corner, 0.0);
    pen.extend_bounds(corner.offset(to_float(plan.window.columns), to_float(plan.window.rows)), 0.0);
    let mut occupancy = occupancy::Occupancy::default();
    let tokens = svg_tokens::Tokens::new(plan);
    ground::draw_gaps_and_ghosts(plan, &svg_marks::ghosts(plan), &mut pen);
    ground::draw_pieces(plan, tint_cities, &mut pen);
    ground::draw_filled_gaps(plan, &mut pen);
    ground::draw_offered_tiles(plan, &mut pen);
    svg_marks::draw_reached(plan, &mut pen);
    svg_marks::draw_surroundings(plan, |who| tokens.colour(who), &mut pen);
    tokens.draw_printed(&mut occupancy, &mut pen);
    svg_marks::draw_open_sides(plan, &mut occupancy, &mut pen);
    svg_marks::draw_decisive_gaps(plan, &mut occupancy, &mut pen);
    svg_marks::draw_walks(plan, &mut occupancy, &mut pen);
    if rendering.names {
        tokens.draw_names(&mut occupancy, &mut pen);
    }
    tokens.draw_tokens(&mut occupancy, &mut pen);
    tokens.draw_decorative_houses(&mut occupancy, &mut pen);
    tokens.draw_sums(&mut pen);
    svg_track::draw_below_board(plan, tokens.initials(), if plan.sums.is_empty() { 0.1 } else { 0.45 }, &mut pen);
    let patterns = ground::patterns(&pen);
    let outlines = pen.outlines();
    let (body, bounds, mut shared) = pen.finish();
    let defs = if rendering.on_page {
        shared.extend(patterns);
        String::new()
    } else {
        let patterns: String = patterns.into_iter().map(|(_, pattern)| pattern).collect();
        format!("<defs>{patterns}{outlines}</defs>")
    };
    // Whole units, so that a rendering to pixels has whole pixels.
    let top_left = ((bounds.top_left.0 - MARGIN).floor(), (bounds.top_left.1 - MARGIN).floor());
    let bottom_right = ((bounds.bottom_right.0 + MARGIN).ceil(), (bounds.bottom_right.1 + MARGIN).ceil());
    let (wide, high) = (bottom_right.0 - top_left.0, bottom_right.1 - top_left.1);
    let (width, height) = (wide * rendering.scale, high * rendering.scale);
    let mut text = String::with_capacity(body.len() + defs.len() + 1000);
    text.push_str(&opening_tag(rendering, top_left, (wide, high)));
    let _ = write!(text, "{defs}{body}</svg>");
    Svg { text, width, height, shared }
}
