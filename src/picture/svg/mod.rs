//! The board as SVG: draws a plan in shapes and colours.
//!
//! Data flows one way: `ground` draws the tiles; `marks` what is pointed out; `tokens` the tokens, placed by `room`,
//! drawn by `icons` and lettered by `letters`. All of them write with one `pen` and paint with `paint`; `shared` names
//! what the pictures of a page share; `head` writes the opening element; `sheet` puts several boards side by side.
//!
//! A picture is self-contained: letters are strokes, colours are attributes, and there is no style sheet. The area
//! outside the board is transparent, so that the page below can be light or dark.

mod icons;
mod letters;
mod paint;
mod shared;
mod pen;
mod ground;
mod head;
mod room;
mod marks;
mod sheet;
mod tokens;
mod track;

use std::fmt::Write;

use super::make::View;
use super::plan::Plan;
use super::rows::OutcomeKey;
use crate::verdict::SubjectVerdicts;
use head::head;
pub use head::{Ground, Rendering, Svg};
use pen::{Pen, Reach, UNIT};
pub use shared::named_shortly;
pub use sheet::Caption;

/// The margin round a picture, in units.
const MARGIN: f64 = 3.0;

impl View<'_> {
    /// Returns the board as SVG, with the marks for the `verdicts`, or as the outcome `row` shows it; `None` if there
    /// is nothing on the board but at most one unknown tile.
    pub fn svg(&self, verdicts: &[SubjectVerdicts<'_>], row: Option<&OutcomeKey>, drawn: Rendering<'_>) -> Option<Svg> {
        if !self.plays_a_part() {
            return None;
        }
        Some(self.one(verdicts, row, drawn))
    }
}

impl View<'_> {
    /// Returns the board of one outcome as SVG, without a caption, even if the board itself plays no part.
    pub fn outcome(&self, verdicts: &[SubjectVerdicts<'_>], row: &OutcomeKey, drawn: Rendering<'_>) -> Svg {
        self.one(verdicts, Some(row), drawn)
    }

    /// Returns one SVG with a board for each of the outcomes `shown`, side by side and captioned; outcomes with equal
    /// plans share a board. Draws a single board without captions if `shown` is empty.
    pub fn svg_of(
        &self,
        verdicts: &[SubjectVerdicts<'_>],
        shown: &[(&OutcomeKey, Caption)],
        drawn: Rendering<'_>,
    ) -> Svg {
        if shown.is_empty() {
            return self.one(verdicts, None, drawn);
        }
        let mut plans: Vec<(Plan, Vec<Caption>)> = Vec::new();
        for (row, caption) in shown {
            let plan = self.planned(verdicts, Some(row)).0;
            match plans.iter_mut().find(|(known, _)| *known == plan) {
                Some((_, captions)) => captions.push(caption.clone()),
                None => plans.push((plan, vec![caption.clone()])),
            }
        }
        let each = plans.into_iter().map(|(plan, captions)| {
            let first = captions.first().map_or(0, |caption| caption.number);
            let title = captions.first().map(|caption| caption.answer.clone()).unwrap_or_default();
            let prefix = format!("{}o{first}", drawn.prefix);
            let drawn = Rendering {
                title: &title,
                words: "",
                prefix: &prefix,
                scale: 1.0,
                ground: Ground::Transparent,
                ..drawn
            };
            (svg(&plan, true, drawn), captions)
        });
        sheet::side_by_side(&each.collect::<Vec<_>>(), drawn)
    }

    fn one(&self, verdicts: &[SubjectVerdicts<'_>], row: Option<&OutcomeKey>, drawn: Rendering<'_>) -> Svg {
        svg(&self.planned(verdicts, row).0, row.is_some(), drawn)
    }
}

/// Draws a plan as SVG; `apart` gives answered cities different tints, for the drawing of a single outcome.
pub fn svg(plan: &Plan, apart: bool, drawn: Rendering<'_>) -> Svg {
    let mut pen = Pen::new(drawn.prefix, plan.window.first).on_page(drawn.on_page);
    let mut taken = room::Taken::default();
    let tokens = tokens::Tokens::of(plan);
    ground::nothing(plan, &marks::ghosts(plan), &mut pen);
    ground::pieces(plan, apart, &mut pen);
    ground::filled(plan, &mut pen);
    ground::offered(plan, &mut pen);
    marks::reached(plan, &mut pen);
    marks::surroundings(plan, |who| tokens.colour(who), &mut pen);
    tokens.printed(&mut taken, &mut pen);
    marks::open(plan, &mut taken, &mut pen);
    marks::turns(plan, &mut taken, &mut pen);
    marks::walks(plan, &mut taken, &mut pen);
    if drawn.names {
        tokens.names(&mut taken, &mut pen);
    }
    tokens.draw(&mut taken, &mut pen);
    tokens.houses(&mut taken, &mut pen);
    tokens.sums(&mut pen);
    track::below(plan, tokens.initials(), if plan.sums.is_empty() { 0.1 } else { 0.45 }, &mut pen);
    let mut shared = pen.take_shared();
    let patterns = ground::patterns(&pen);
    let defs = if drawn.on_page {
        shared.extend(patterns);
        String::new()
    } else {
        let patterns: String = patterns.into_iter().map(|(_, pattern)| pattern).collect();
        format!("<defs>{patterns}{}</defs>", pen.outlines())
    };
    let (body, reach) = pen.done();
    let spaces = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX)) * UNIT;
    let whole = Reach { least: (0.0, 0.0), most: (spaces(plan.window.columns), spaces(plan.window.rows)) };
    let reach = reach.map_or(whole, |reach| Reach {
        least: (reach.least.0.min(0.0), reach.least.1.min(0.0)),
        most: (reach.most.0.max(whole.most.0), reach.most.1.max(whole.most.1)),
    });
    // Whole units, so that a rendering to pixels has whole pixels.
    let least = ((reach.least.0 - MARGIN).floor(), (reach.least.1 - MARGIN).floor());
    let most = ((reach.most.0 + MARGIN).ceil(), (reach.most.1 + MARGIN).ceil());
    let (wide, high) = (most.0 - least.0, most.1 - least.1);
    let (width, height) = (wide * drawn.scale, high * drawn.scale);
    let mut text = String::with_capacity(body.len() + defs.len() + 1000);
    text.push_str(&head(drawn, least, (wide, high)));
    let _ = write!(text, "{defs}{body}</svg>");
    Svg { text, width, height, shared }
}
