//! A board as SVG, what it says of itself, and how it begins.

use std::fmt::Write as _;

use super::pen::{escaped, number};

/// How a board is drawn as SVG, and what it says of itself.
#[derive(Debug, Clone, Copy)]
pub struct Rendering<'a> {
    /// What is drawn, in a few words.
    pub title: &'a str,
    /// The board in words.
    pub words: &'a str,
    /// What ids of parts begin with, so that several boards can stand on one page: letters and digits.
    pub prefix: &'a str,
    /// Whether the tiles bear their names.
    pub names: bool,
    /// How large it is: 1 makes a space 100 units wide.
    pub scale: f64,
}

/// A board as SVG.
#[derive(Debug, Clone, PartialEq)]
pub struct Svg {
    /// The element `svg`, without a declaration before it.
    pub text: String,
    /// How wide it is, in units.
    pub width: f64,
    /// How high it is, in units.
    pub height: f64,
}

/// How a picture begins: its size, and what it is in words.
pub(super) fn head(drawn: Rendering<'_>, least: (f64, f64), (wide, high): (f64, f64)) -> String {
    let Rendering { title, words, prefix, scale, .. } = drawn;
    let [width, height, left, top] = [wide * scale, high * scale, least.0, least.1].map(number);
    let (title, words) = (escaped(title), escaped(words));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"{left} {top} {} {}\" role=\"img\" aria-labelledby=\"{prefix}title",
        number(wide),
        number(high),
    );
    let described = !words.is_empty();
    if described {
        let _ = write!(out, " {prefix}words");
    }
    let _ = write!(out, "\"><title id=\"{prefix}title\">{title}</title>");
    if described {
        let _ = write!(out, "<desc id=\"{prefix}words\">{words}</desc>");
    }
    out
}
