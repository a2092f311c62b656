//! A board as SVG, what it says of itself, and how it begins.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::paint::number;
use super::pen::escaped;

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
    /// What lies under it.
    pub ground: Ground,
    /// Whether it stands on a page of HTML, which has letters of its own and says what the picture is.
    pub on_page: bool,
}

impl<'a> Rendering<'a> {
    /// A picture of its own as most are drawn: with the names of the tiles, in its usual size, on no ground.
    pub const fn of(title: &'a str, words: &'a str) -> Self {
        Self { title, words, prefix: "", names: true, scale: 1.0, ground: Ground::Transparent, on_page: false }
    }
}

/// What lies under a picture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Ground {
    /// Nothing: it lets the page through.
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
    /// The element `svg`, without a declaration before it.
    pub text: String,
    /// How wide it is, in units.
    pub width: f64,
    /// How high it is, in units.
    pub height: f64,
    /// What a page of HTML on which it stands has to define, by the ids; nothing, for a picture of its own.
    pub shared: BTreeMap<String, String>,
}

/// How a picture begins: its size, and what it is in words.
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
        // A page has a heading for it, or the title alone is what it is called.
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
