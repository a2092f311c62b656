//! Writing SVG: shapes with their paint, in units of a hundredth of a space, and how far they reach.
//!
//! Text of a file gets into a picture here alone ([`escaped`]), and is text there.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::icons::Standing;
use super::letters::{APART, HIGH, THICK, fitted, letter, wide};
use super::paint::{Fill, LineStyle, Paint, number};
use super::shared;
use crate::geometry::Space;
use crate::picture::palette::{DARK, NAMES, Rgb, WHITE, hex};
use crate::picture::shape::{Path, Point, Stroke};
use crate::text::harmless;

/// What stands for the id of something that is shared inside it, before that is known.
const OWN: &str = "\u{1}";

/// How many units a space is wide.
pub(super) const UNIT: f64 = 100.0;

/// A rectangle: its least and its greatest corner, in units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Reach {
    pub(super) least: (f64, f64),
    pub(super) most: (f64, f64),
}

/// What is drawn so far.
#[derive(Debug)]
pub(super) struct Pen<'a> {
    prefix: &'a str,
    origin: Point,
    body: String,
    reach: Option<Reach>,
    /// The outlines that are drawn more than once, by their numbers.
    outlines: Vec<&'static str>,
    /// The patterns that something is filled with.
    patterns: Vec<&'static str>,
    /// Whether it draws for a page of HTML: with letters of the page, and what is alike in all its pictures defined there.
    on_page: bool,
    /// What the page is to define, by the ids.
    shared: BTreeMap<String, String>,
    /// Whether what is drawn is cut off where it reaches further than what is drawn already.
    clipped: bool,
}

impl<'a> Pen<'a> {
    /// A pen for a picture in which a space has its north-west corner in 0, 0.
    pub(super) fn new(prefix: &'a str, first: Space) -> Self {
        let origin = Point::new(f64::from(first.column), f64::from(first.row));
        Self {
            prefix,
            origin,
            body: String::new(),
            reach: None,
            outlines: Vec::new(),
            patterns: Vec::new(),
            on_page: false,
            shared: BTreeMap::new(),
            clipped: false,
        }
    }

    /// The same pen, for a page of HTML.
    pub(super) fn on_page(mut self, on_page: bool) -> Self {
        self.on_page = on_page;
        self
    }

    /// Whether it draws for a page of HTML.
    pub(super) fn is_on_page(&self) -> bool {
        self.on_page
    }

    /// Has the page define something, and tells by which id; what is the same has the same.
    fn define(&mut self, content: &str) -> String {
        let id = shared::drawing(content);
        let defined = || format!("<g id=\"{id}\">{}</g>", content.replace(OWN, &id));
        self.shared.entry(id.clone()).or_insert_with(defined);
        id
    }

    /// Draws what `draw` draws round a point; on a page what looks the same is defined once for all its pictures.
    pub(super) fn stamp(&mut self, at: Point, draw: impl FnOnce(&mut Pen<'_>)) {
        if !self.on_page {
            draw(self);
            return;
        }
        let mut own = Pen { prefix: OWN, origin: at, ..Pen::new(OWN, Space::new(0, 0)).on_page(true) };
        draw(&mut own);
        let Pen { body, reach, patterns, shared, .. } = own;
        for name in patterns {
            if !self.patterns.contains(&name) {
                self.patterns.push(name);
            }
        }
        self.shared.extend(shared);
        if let Some(reach) = reach {
            for (right, low) in [reach.least, reach.most] {
                self.reaches(at.plus(Point::new(right / UNIT, low / UNIT), 1.0), 0.0);
            }
        }
        let id = self.define(&body);
        let (x, y) = self.at(at);
        let _ = write!(self.body, "<use href=\"#{id}\"");
        // What is not said is 0. A tenth of a unit is less than can be seen.
        for (name, value) in [("x", x), ("y", y)] {
            let value = number((value * 10.0).round() / 10.0);
            if value != "0" {
                let _ = write!(self.body, " {name}=\"{value}\"");
            }
        }
        self.body.push_str("/>");
    }

    /// Writes a text in letters of the page at a point; how it looks and lies there is for the style of a class.
    fn font(&mut self, text: &str, at: Point, height: f64, class: &str) {
        let (x, y) = self.at(at);
        // Capitals are about seven tenths as high as letters of a size.
        let [x, y, size] = [x, y, height / 0.72].map(number);
        let text = escaped(&harmless(text));
        let look = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        let _ = write!(self.body, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{look}>{text}</text>");
    }

    /// The class of a paint, which the page defines.
    fn class_of(&mut self, paint: Paint) -> String {
        let (name, style) = shared::painted(paint);
        self.shared.insert(name.clone(), style);
        name
    }

    /// Where a point of the board lies in the picture.
    fn at(&self, point: Point) -> (f64, f64) {
        let from = point.minus(self.origin);
        (from.x * UNIT, from.y * UNIT)
    }

    /// Notes that something reaches a point, and a little further.
    pub(super) fn reaches(&mut self, point: Point, further: f64) {
        if self.clipped {
            return;
        }
        let (x, y) = self.at(point);
        let reach = self.reach.get_or_insert(Reach { least: (x, y), most: (x, y) });
        reach.least = (reach.least.0.min(x - further), reach.least.1.min(y - further));
        reach.most = (reach.most.0.max(x + further), reach.most.1.max(y + further));
    }

    /// Begins a group; `attributes` are written as they are.
    pub(super) fn begin(&mut self, attributes: &str) {
        self.body.push_str("<g");
        self.body.push_str(attributes);
        self.body.push('>');
    }

    pub(super) fn end(&mut self) {
        self.body.push_str("</g>");
    }

    /// Begins a group of which nothing is seen outside a polygon; `name` names that in the picture.
    pub(super) fn begin_within(&mut self, name: &str, corners: &[Point]) {
        for corner in corners {
            self.reaches(*corner, 0.0);
        }
        self.clipped = true;
        let id = self.id(name);
        self.begin(&format!(" clip-path=\"url(#{id})\""));
        let mut data = String::new();
        for (n, corner) in corners.iter().enumerate() {
            let (x, y) = self.at(*corner);
            let to = if n == 0 { 'M' } else { 'L' };
            let _ = write!(data, "{to}{} {}", number(x), number(y));
        }
        let _ = write!(self.body, "<clipPath id=\"{id}\"><path d=\"{data}Z\"/></clipPath>");
    }

    pub(super) fn end_within(&mut self) {
        self.clipped = false;
        self.end();
    }

    /// The name of a part of this picture.
    fn id(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    /// The name of a pattern, which the pictures of a page share.
    pub(super) fn pattern(&self, name: &str) -> String {
        if self.on_page { shared::pattern(name) } else { self.id(name) }
    }

    /// Paths as one shape; `more` are attributes, written as they are.
    pub(super) fn paths(&mut self, paths: &[Path], closed: bool, paint: Paint, more: &str) {
        let further = paint.line.map_or(0.0, |line| line.width / 2.0);
        let mut data = String::new();
        for path in paths {
            self.reaches(path.start, further);
            let (x, y) = self.at(path.start);
            let mut from = [x, y].map(number);
            let _ = write!(data, "M{} {}", from[0], from[1]);
            for stroke in &path.strokes {
                match *stroke {
                    Stroke::Line(to) => {
                        self.reaches(to, further);
                        let (x, y) = self.at(to);
                        let to = [x, y].map(number);
                        let _ = match (self.on_page, from[0] == to[0], from[1] == to[1]) {
                            (true, true, _) => write!(data, "V{}", to[1]),
                            (true, _, true) => write!(data, "H{}", to[0]),
                            _ => write!(data, "L{} {}", to[0], to[1]),
                        };
                        from = to;
                    }
                    Stroke::Curve(one, two, to) => {
                        data.push('C');
                        for (n, point) in [one, two, to].into_iter().enumerate() {
                            let (x, y) = self.at(point);
                            let apart = if n > 0 { " " } else { "" };
                            from = [x, y].map(number);
                            let _ = write!(data, "{apart}{} {}", from[0], from[1]);
                        }
                        self.reaches(to, further);
                    }
                }
            }
            // A curve may reach further than its ends.
            for point in path.points() {
                self.reaches(point, further);
            }
            if closed {
                data.push('Z');
            }
        }
        let paint = self.painted(paint);
        let _ = write!(self.body, "<path d=\"{data}\"{paint}{more}/>");
    }

    pub(super) fn path(&mut self, path: &Path, closed: bool, paint: Paint) {
        self.paths(std::slice::from_ref(path), closed, paint, "");
    }

    pub(super) fn polygon(&mut self, corners: &[Point], paint: Paint) {
        self.path(&Path::along(corners), true, paint);
    }

    /// A circle; its radius in units.
    pub(super) fn circle(&mut self, centre: Point, radius: f64, paint: Paint) {
        let further = paint.line.map_or(0.0, |line| line.width / 2.0);
        self.reaches(centre, radius + further);
        let (x, y) = self.at(centre);
        let paint = self.painted(paint);
        let (x, y, r) = (number(x), number(y), number(radius));
        let _ = write!(self.body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{paint}/>");
    }

    /// A disc with a text in it: its radius and paint, and how high the capitals are.
    pub(super) fn disc(&mut self, centre: Point, (radius, paint): (f64, Paint), text: &str, high: f64, ink: Rgb) {
        self.stamp(centre, |pen| {
            pen.circle(centre, radius, paint);
            pen.text(text, centre, high, ink, None);
        });
    }

    /// A rectangle with round corners, by two corners of it.
    pub(super) fn rounded(&mut self, from: Point, to: Point, round: f64, paint: Paint) {
        let further = paint.line.map_or(0.0, |line| line.width / 2.0);
        self.reaches(from, further);
        self.reaches(to, further);
        let ((x, y), (right, low)) = (self.at(from), self.at(to));
        let paint = self.painted(paint);
        let [x, y, wide, high, round] = [x, y, right - x, low - y, round].map(number);
        let _ =
            write!(self.body, "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"{round}\"{paint}/>");
    }

    /// What stands on a tile, as a drawing; its outline is written once for all that look like it.
    pub(super) fn standing(&mut self, standing: Standing) -> String {
        if self.on_page {
            let path = format!("<path d=\"{}\"/>", standing.outline);
            let id = self.define(&path);
            return standing.drawn(&id);
        }
        let known = self.outlines.iter().position(|outline| *outline == standing.outline);
        let n = known.unwrap_or_else(|| {
            self.outlines.push(standing.outline);
            self.outlines.len() - 1
        });
        standing.drawn(&self.id(&format!("stands{n}")))
    }

    /// Whether something is filled with a pattern.
    pub(super) fn fills_with(&self, name: &'static str) -> bool {
        self.patterns.contains(&name)
    }

    /// The outlines that are drawn more than once, as content of `defs`.
    pub(super) fn outlines(&self) -> String {
        let outlines = self.outlines.iter().enumerate();
        let path =
            |(n, outline): (usize, &&str)| format!("<path id=\"{}\" d=\"{outline}\"/>", self.id(&format!("stands{n}")));
        outlines.map(path).collect()
    }

    /// Strokes and shapes drawn in a box of 24 by 24 units, put with its middle on a point; `size` is the
    /// side of the box in units.
    pub(super) fn drawing(&mut self, inside: &str, centre: Point, size: f64) {
        self.reaches(centre, size / 2.0);
        let (x, y) = self.at(centre);
        let [x, y, times] = [x - size / 2.0, y - size / 2.0, size / 24.0].map(number);
        let place = format!("transform=\"translate({x} {y}) scale({times})\"");
        if self.on_page {
            let id = self.define(inside);
            let _ = write!(self.body, "<use href=\"#{id}\" {place}/>");
        } else {
            let _ = write!(self.body, "<g {place}>{inside}</g>");
        }
    }

    /// A text with its middle on a point; its height is that of capitals, in units. Under it a rim, if it
    /// has one.
    pub(super) fn text(&mut self, text: &str, centre: Point, height: f64, ink: Rgb, rim: Option<Rgb>) {
        let times = height / HIGH;
        let long = wide(text) * times;
        for side in [-1.0, 1.0] {
            self.reaches(centre.plus(Point::new(side * long / 2.0 / UNIT, 0.0), 1.0), height / 2.0);
        }
        if self.on_page {
            // What is written most often is told by the style of the page.
            let look = match (ink, rim) {
                (NAMES, Some(WHITE)) => "",
                (WHITE, None) => "w",
                (DARK, None) => "d",
                _ => {
                    let line = rim.map_or(LineStyle::new(ink, 0.0), |rim| LineStyle::new(rim, 3.0));
                    &self.class_of(Paint::flat(ink).with(line))
                }
            };
            self.font(text, centre, height, look);
            return;
        }
        let (x, y) = self.at(centre);
        let [x, y, scale] = [x - long / 2.0, y - height / 2.0, times].map(number);
        let mut strokes = String::new();
        let mut along = 0.0;
        for sign in harmless(text).chars() {
            let letter = letter(sign);
            if along > 0.0 {
                let _ =
                    write!(strokes, "<path transform=\"translate({} 0)\" d=\"{}\"/>", number(along), letter.strokes);
            } else {
                let _ = write!(strokes, "<path d=\"{}\"/>", letter.strokes);
            }
            along += letter.wide + APART;
        }
        let _ = write!(
            self.body,
            "<g transform=\"translate({x} {y}) scale({scale})\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        );
        if let Some(rim) = rim {
            let _ =
                write!(self.body, "<g stroke=\"{}\" stroke-width=\"{}\">{strokes}</g>", hex(rim), number(THICK + 3.6));
        }
        let _ = write!(self.body, "<g stroke=\"{}\" stroke-width=\"{}\">{strokes}</g></g>", hex(ink), number(THICK));
    }

    /// A line of text that begins at a point, at half its height; cut where it is wider than `room`, in units. It can be read
    /// on any ground.
    pub(super) fn line(&mut self, text: &str, from: Point, height: f64, room: f64) {
        let text = fitted(text, height, room);
        let long = wide(&text) * height / HIGH / UNIT;
        if self.on_page {
            // It begins there, however wide the letters of the page are; a quarter more is room for most.
            let end = from.plus(Point::new(long * 1.25, 0.0), 1.0);
            self.reaches(from, height / 2.0);
            self.reaches(end, height / 2.0);
            self.font(&text, from, height, "l");
            return;
        }
        self.text(&text, from.plus(Point::new(long / 2.0, 0.0), 1.0), height, DARK, Some(WHITE));
    }

    /// What the page is to define, by the ids.
    pub(super) fn take_shared(&mut self) -> BTreeMap<String, String> {
        std::mem::take(&mut self.shared)
    }

    /// What was written, and how far it reaches.
    pub(super) fn done(self) -> (String, Option<Reach>) {
        (self.body, self.reach)
    }

    fn painted(&mut self, paint: Paint) -> String {
        if let Fill::Pattern(name) = paint.fill
            && !self.fills_with(name)
        {
            self.patterns.push(name);
        }
        if self.on_page {
            return format!(" class=\"{}\"", self.class_of(paint));
        }
        let each = paint.properties(|name| self.pattern(name)).into_iter();
        let each = each.map(|(of, value)| format!("{of}=\"{value}\""));
        format!(" {}", each.collect::<Vec<String>>().join(" "))
    }
}

/// Text as it may stand in an element or an attribute: nothing in it is markup, and what is not
/// seen, or XML does not know, is shown by its number.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in harmless(text).chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(sign),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_two_decimals_at_most() {
        assert_eq!(number(1.0 / 3.0), "0.33");
        assert_eq!(number(-0.001), "0");
        assert_eq!(number(120.0), "120");
        assert_eq!(number(-7.5), "-7.5");
    }

    #[test]
    fn text_is_never_markup() {
        assert_eq!(escaped("<a b=\"c\">&'"), "&lt;a b=&quot;c&quot;&gt;&amp;&#39;");
        assert_eq!(escaped("a\u{1b}[2J\u{202e}b\u{0}"), "a\\u{1b}[2J\\u{202e}b\\u{0}");
    }

    #[test]
    fn a_picture_reaches_as_far_as_its_lines() {
        let mut pen = Pen::new("", Space::new(2, 1));
        let line = Paint::line(LineStyle::new((0, 0, 0), 4.0));
        pen.path(&Path::along(&[Point::new(2.0, 1.0), Point::new(3.0, 1.5)]), false, line);
        let (body, reach) = pen.done();
        assert!(body.contains("M0 0L100 50"), "{body}");
        assert_eq!(reach, Some(Reach { least: (-2.0, -2.0), most: (102.0, 52.0) }));
    }
}
