//! How shapes are painted.

use crate::picture::palette::{Rgb, hex};

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

    /// What it says, property by property; `pattern` knows the id of a pattern.
    pub(super) fn properties(self, pattern: impl Fn(&str) -> String) -> Vec<(&'static str, String)> {
        let mut out = match self.fill {
            Fill::Nothing => vec![("fill", "none".to_owned())],
            Fill::Flat(colour) => vec![("fill", hex(colour))],
            Fill::Through(colour, part) => vec![("fill", hex(colour)), ("fill-opacity", number(part))],
            Fill::Pattern(name) => vec![("fill", format!("url(#{})", pattern(name)))],
        };
        if let Some(LineStyle { colour, width, dash, cap }) = self.line {
            out.extend([("stroke", hex(colour)), ("stroke-width", number(width))]);
            let rest = [("stroke-dasharray", dash), ("stroke-linecap", cap)];
            out.extend(
                rest.into_iter().filter(|(_, value)| !value.is_empty()).map(|(of, value)| (of, value.to_owned())),
            );
        }
        out
    }
}

/// A number with at most two decimals.
pub(super) fn number(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    // There is no zero below zero.
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}
