//! The options and the result of drawing a board as SVG, and the opening element.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::paint::number;
use super::pen::escaped;

/// The options for drawing a board as SVG, and its description.
#[derive(Debug, Clone, Copy)]
pub struct Rendering<'a> {
    /// The title, in a few words.
    pub title: &'a str,
    /// The description of the board in words; empty for none.
    pub words: &'a str,
    /// A prefix of ids, so that several boards can share one page: letters and digits.
    pub prefix: &'a str,
    /// Set if the names of the tiles are drawn.
    pub names: bool,
    /// The scale: at 1 a space is 100 units wide.
    pub scale: f64,
    /// The background.
    pub ground: Ground,
    /// Set if the picture is part of a page of HTML, which brings fonts and a heading for it.
    pub on_page: bool,
}

impl<'a> Rendering<'a> {
    /// Creates the usual options of a stand-alone picture: names of tiles, scale 1, a transparent background.
    pub const fn of(title: &'a str, words: &'a str) -> Self {
        Self { title, words, prefix: "", names: true, scale: 1.0, ground: Ground::Transparent, on_page: false }
    }
}

/// The background of a picture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Ground {
    /// No background: the page shows through.
    #[default]
    Transparent,
    /// White.
    Light,
    /// Nearly black.
    Dark,
}

/// A board as SVG.
#[derive(Debug, Clone, PartialEq)]
pub struct Svg {
    /// The `svg` element, without an XML declaration.
    pub text: String,
    /// The width, in units.
    pub width: f64,
    /// The height, in units.
    pub height: f64,
    /// The definitions, by id, that the HTML page of the picture must contain; empty for a stand-alone picture.
    pub shared: BTreeMap<String, String>,
}

/// Returns the opening `svg` element with size, title and description, and the background if there is one.
pub(super) fn head(drawn: Rendering<'_>, least: (f64, f64), (wide, high): (f64, f64)) -> String {
    let Rendering { title, words, prefix, scale, ground, .. } = drawn;
    let [width, height, left, top] = [wide * scale, high * scale, least.0, least.1].map(number);
    let (title, words) = (escaped(title), escaped(words));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"{left} {top} {} {}\" role=\"img\"",
        number(wide),
        number(high),
    );
    let described = !words.is_empty();
    if drawn.on_page {
        // Either the heading of the page names the picture and `desc` describes it, or `title` names it.
        if described {
            let _ = write!(out, " aria-describedby=\"{prefix}words\"><desc id=\"{prefix}words\">{words}</desc>");
        } else {
            let _ = write!(out, "><title>{title}</title>");
        }
        return out;
    }
    let _ = write!(out, " aria-labelledby=\"{prefix}title");
    if described {
        let _ = write!(out, " {prefix}words");
    }
    let _ = write!(out, "\"><title id=\"{prefix}title\">{title}</title>");
    if described {
        let _ = write!(out, "<desc id=\"{prefix}words\">{words}</desc>");
    }
    let ground = match ground {
        Ground::Transparent => return out,
        Ground::Light => "#ffffff",
        Ground::Dark => "#1c1b1a",
    };
    let [left, top, wide, high] = [least.0, least.1, wide, high].map(number);
    let _ = write!(out, "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" fill=\"{ground}\"/>");
    out
}
