//! How shapes are painted.

use crate::picture::palette::Rgb;

/// What a shape is filled with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Fill {
    Nothing,
    Flat(Rgb),
    /// A colour that lets through what is below it, by its part.
    Through(Rgb, f64),
    /// A pattern, by its name.
    Pattern(&'static str),
}

/// How a line is drawn; widths in units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct LineStyle {
    pub(super) colour: Rgb,
    pub(super) width: f64,
    pub(super) dash: &'static str,
    pub(super) cap: &'static str,
}

impl LineStyle {
    pub(super) fn new(colour: Rgb, width: f64) -> Self {
        Self { colour, width, dash: "", cap: "" }
    }

    pub(super) fn dashed(self, dash: &'static str) -> Self {
        Self { dash, ..self }
    }

    pub(super) fn capped(self, cap: &'static str) -> Self {
        Self { cap, ..self }
    }
}

/// How a shape is painted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Paint {
    pub(super) fill: Fill,
    pub(super) line: Option<LineStyle>,
}

impl Paint {
    pub(super) fn fill(fill: Fill) -> Self {
        Self { fill, line: None }
    }

    pub(super) fn flat(colour: Rgb) -> Self {
        Self::fill(Fill::Flat(colour))
    }

    pub(super) fn line(line: LineStyle) -> Self {
        Self { fill: Fill::Nothing, line: Some(line) }
    }

    pub(super) fn with(self, line: LineStyle) -> Self {
        Self { line: Some(line), ..self }
    }
}

/// A number with at most two decimals.
pub(super) fn number(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    // There is no zero below zero.
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}
