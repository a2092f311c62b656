//! The fill and line of shapes.

use crate::picture::palette::{Rgb, hex};

/// The fill of a shape.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Fill {
    Nothing,
    Flat(Rgb),
    /// A colour with its opacity from 0 to 1.
    Translucent(Rgb, f64),
    /// A fill pattern, by its name.
    Pattern(&'static str),
}

/// The style of a line; widths are in units.
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

    pub(super) fn with_dash(self, dash: &'static str) -> Self {
        Self { dash, ..self }
    }

    pub(super) fn with_cap(self, cap: &'static str) -> Self {
        Self { cap, ..self }
    }
}

/// The fill and the outline of a shape.
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

    pub(super) fn with_line(self, line: LineStyle) -> Self {
        Self { line: Some(line), ..self }
    }

    /// Returns the SVG properties of the paint with their values; `pattern` returns the id of a pattern by its name.
    pub(super) fn properties(self, pattern: impl Fn(&str) -> String) -> Vec<(&'static str, String)> {
        let mut out = match self.fill {
            Fill::Nothing => vec![("fill", "none".to_owned())],
            Fill::Flat(colour) => vec![("fill", hex(colour))],
            Fill::Translucent(colour, part) => vec![("fill", hex(colour)), ("fill-opacity", format_number(part))],
            Fill::Pattern(name) => vec![("fill", format!("url(#{})", pattern(name)))],
        };
        if let Some(LineStyle { colour, width, dash, cap }) = self.line {
            out.extend([("stroke", hex(colour)), ("stroke-width", format_number(width))]);
            let rest = [("stroke-dasharray", dash), ("stroke-linecap", cap)];
            out.extend(
                rest.into_iter().filter(|(_, value)| !value.is_empty()).map(|(of, value)| (of, value.to_owned())),
            );
        }
        out
    }
}

/// Formats a number with at most two decimals.
pub(super) fn format_number(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    // Avoids a negative zero.
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}
