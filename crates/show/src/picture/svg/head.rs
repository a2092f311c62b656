//! The options and the result of drawing a board as SVG, and the opening element.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::paint::format_number;
use super::pen::escape;

/// The options for drawing a board as SVG, and its description.
#[derive(Debug, Clone, Copy)]
pub struct Rendering<'a> {
    /// The title of the picture, in a few words.
    pub title: &'a str,
    /// The description of the board in words; empty for none.
    pub words: &'a str,
    /// A prefix of SVG ids, so that several boards can share one page: letters and digits.
    pub prefix: &'a str,
    /// Set if the names of the tiles are drawn.
    pub names: bool,
    /// The scale of the picture: at 1 a space is 100 pixels wide.
    pub scale: f64,
    /// The background of the picture.
    pub background: Background,
    /// Set if the picture is part of a page of HTML, which brings fonts and a heading for it.
    pub on_page: bool,
}

impl<'a> Rendering<'a> {
    /// Creates the usual options of a stand-alone picture: names of tiles, scale 1, a transparent background.
    pub const fn new(title: &'a str, words: &'a str) -> Self {
        Self { title, words, prefix: "", names: true, scale: 1.0, background: Background::Transparent, on_page: false }
    }
}

/// The background of a picture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Background {
    /// No background: the page shows through.
    #[default]
    Transparent,
    /// A white background.
    Light,
    /// A nearly black background.
    Dark,
}

/// A board as SVG.
#[derive(Debug, Clone, PartialEq)]
pub struct Svg {
    /// The `svg` element, without an XML declaration.
    pub text: String,
    /// The width of the picture, in pixels: units times the scale.
    pub width: f64,
    /// The height of the picture, in pixels: units times the scale.
    pub height: f64,
    /// The shared definitions, by id, that the HTML page of the picture must contain; empty for a stand-alone picture.
    pub shared: BTreeMap<String, String>,
}

/// Returns the opening `svg` element with size, title and description, and the background if there is one.
pub(super) fn opening_tag(rendering: Rendering<'_>, top_left: (f64, f64), (wide, high): (f64, f64)) -> String {
    let Rendering { title, words, prefix, scale, background, .. } = rendering;
    let [width, height, left, top] = [wide * scale, high * scale, top_left.0, top_left.1].map(format_number);
    let (title, words) = (escape(title), escape(words));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"{left} {top} {} {}\" role=\"img\"",
        format_number(wide),
        format_number(high),
    );
    let is_described = !words.is_empty();
    if rendering.on_page {
        // Either the heading of the page names the picture and `desc` describes it, or `title` names it.
        if is_described {
            let _ = write!(out, " aria-describedby=\"{prefix}words\"><desc id=\"{prefix}words\">{words}</desc>");
        } else {
            let _ = write!(out, "><title>{title}</title>");
        }
        return out;
    }
    let _ = write!(out, " aria-labelledby=\"{prefix}title");
    if is_described {
        let _ = write!(out, " {prefix}words");
    }
    let _ = write!(out, "\"><title id=\"{prefix}title\">{title}</title>");
    if is_described {
        let _ = write!(out, "<desc id=\"{prefix}words\">{words}</desc>");
    }
    let fill = match background {
        Background::Transparent => return out,
        Background::Light => "#ffffff",
        Background::Dark => "#1c1b1a",
    };
    let [left, top, wide, high] = [top_left.0, top_left.1, wide, high].map(format_number);
    let _ = write!(out, "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" fill=\"{fill}\"/>");
    out
}
