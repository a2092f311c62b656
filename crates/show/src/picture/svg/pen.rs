//! A writer of SVG: shapes with their paint, in units of a hundredth of a space, and the area that they cover.
//!
//! Text of a scenario file enters a picture only through this module; [`escape`] keeps such text from being markup.

use std::collections::BTreeMap;
use std::fmt::Write;

use carcassonne_text::sanitize;

use super::icons::FigureDrawing;
use super::letters::{CAPITAL_HEIGHT, LETTER_GAP, STROKE_WIDTH, find_letter, fit_text, text_width};
use super::paint::{Fill, LineStyle, Paint, format_number};
use super::shared;
use crate::picture::palette::{DARK, NAMES, Rgb, WHITE, hex};
use crate::picture::shape::{Path, Point, Stroke};

/// A placeholder for the id of a shared SVG definition within its own content, until that id is known.
const OWN_ID: &str = "\u{1}";

/// The width of a space of the board, in units of the SVG.
pub(super) const UNIT: f64 = 100.0;

/// A rectangle, by its north-west and its south-east corner, in units.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Bounds {
    pub(super) top_left: (f64, f64),
    pub(super) bottom_right: (f64, f64),
}

/// An SVG picture under construction.
#[derive(Debug)]
pub(super) struct Pen<'a> {
    prefix: &'a str,
    origin: Point,
    body: String,
    bounds: Option<Bounds>,
    /// The outlines of figures, by the numbers in their SVG ids.
    outlines: Vec<&'static str>,
    /// The patterns used as fills.
    patterns: Vec<&'static str>,
    /// Set if the picture is for a page of HTML: it uses fonts of the page and definitions that the page has once for
    /// all pictures.
    on_page: bool,
    /// The definitions for the HTML page, by id.
    shared: BTreeMap<String, String>,
    /// Set while drawings are clipped to an area that is already counted in `bounds`.
    clipped: bool,
}

impl<'a> Pen<'a> {
    /// Creates a pen for a picture with the point `origin` at 0, 0; `on_page` is set if it is for a page of HTML.
    pub(super) fn new(prefix: &'a str, origin: Point, on_page: bool) -> Self {
        Self {
            prefix,
            origin,
            body: String::new(),
            bounds: None,
            outlines: Vec::new(),
            patterns: Vec::new(),
            on_page,
            shared: BTreeMap::new(),
            clipped: false,
        }
    }

    /// Returns `true` if the picture is for a page of HTML.
    pub(super) fn is_on_page(&self) -> bool {
        self.on_page
    }

    /// Adds a definition for the HTML page and returns its id; equal contents share one definition.
    fn define(&mut self, content: &str) -> String {
        let id = shared::hashed_id(content);
        let defined = || format!("<g id=\"{id}\">{}</g>", content.replace(OWN_ID, &id));
        self.shared.entry(id.clone()).or_insert_with(defined);
        id
    }

    /// Draws round a point what `draw` draws; on a page, equal drawings are defined once for all pictures and reused.
    pub(super) fn stamp(&mut self, at: Point, draw: impl FnOnce(&mut Pen<'_>)) {
        if !self.on_page {
            draw(self);
            return;
        }
        let mut inner = Pen::new(OWN_ID, at, true);
        draw(&mut inner);
        let Pen { body, bounds, patterns, shared, .. } = inner;
        for name in patterns {
            if !self.patterns.contains(&name) {
                self.patterns.push(name);
            }
        }
        self.shared.extend(shared);
        if let Some(bounds) = bounds {
            for (right, low) in [bounds.top_left, bounds.bottom_right] {
                self.extend_bounds(at.offset(right / UNIT, low / UNIT), 0.0);
            }
        }
        let id = self.define(&body);
        let (x, y) = self.to_picture(at);
        let _ = write!(self.body, "<use href=\"#{id}\"");
        // The default of `x` and `y` is 0. A tenth of a unit is below what can be seen.
        for (name, value) in [("x", x), ("y", y)] {
            let value = format_number((value * 10.0).round() / 10.0);
            if value != "0" {
                let _ = write!(self.body, " {name}=\"{value}\"");
            }
        }
        self.body.push_str("/>");
    }

    /// Writes a text in a font of the page at a point; the style of `class` sets its look and alignment.
    fn write_in_font(&mut self, text: &str, at: Point, height: f64, class: &str) {
        let (x, y) = self.to_picture(at);
        // Capitals have about seven tenths of the font size.
        let [x, y, size] = [x, y, height / 0.72].map(format_number);
        let text = escape(&sanitize(text));
        let look = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        let _ = write!(self.body, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{look}>{text}</text>");
    }

    /// Returns the CSS class of a paint and adds its style to the definitions for the page.
    fn define_class(&mut self, paint: Paint) -> String {
        let (name, style) = shared::paint_class(paint);
        self.shared.insert(name.clone(), style);
        name
    }

    /// Converts a point of the board to coordinates of the picture.
    fn to_picture(&self, point: Point) -> (f64, f64) {
        let from = point.minus(self.origin);
        (from.x * UNIT, from.y * UNIT)
    }

    /// Formats the coordinates of a point of the board in the picture.
    fn coordinates(&self, point: Point) -> [String; 2] {
        let (x, y) = self.to_picture(point);
        [x, y].map(format_number)
    }

    /// Extends the area that the picture covers to a point and `margin` units round it, unless drawings are clipped.
    pub(super) fn extend_bounds(&mut self, point: Point, margin: f64) {
        if self.clipped {
            return;
        }
        let (x, y) = self.to_picture(point);
        let bounds = self.bounds.get_or_insert(Bounds { top_left: (x, y), bottom_right: (x, y) });
        bounds.top_left = (bounds.top_left.0.min(x - margin), bounds.top_left.1.min(y - margin));
        bounds.bottom_right = (bounds.bottom_right.0.max(x + margin), bounds.bottom_right.1.max(y + margin));
    }

    /// Begins an SVG group; `attributes` are written without escaping.
    pub(super) fn begin_group(&mut self, attributes: &str) {
        self.body.push_str("<g");
        self.body.push_str(attributes);
        self.body.push('>');
    }

    pub(super) fn end_group(&mut self) {
        self.body.push_str("</g>");
    }

    /// Begins an SVG group clipped to a polygon; `name` names the clip path in the picture.
    pub(super) fn begin_clipped(&mut self, name: &str, corners: &[Point]) {
        for corner in corners {
            self.extend_bounds(*corner, 0.0);
        }
        self.clipped = true;
        let id = self.id(name);
        self.begin_group(&format!(" clip-path=\"url(#{id})\""));
        let mut data = String::new();
        for (n, corner) in corners.iter().enumerate() {
            let [x, y] = self.coordinates(*corner);
            let to = if n == 0 { 'M' } else { 'L' };
            let _ = write!(data, "{to}{x} {y}");
        }
        let _ = write!(self.body, "<clipPath id=\"{id}\"><path d=\"{data}Z\"/></clipPath>");
    }

    pub(super) fn end_clipped(&mut self) {
        self.clipped = false;
        self.end_group();
    }

    /// Returns the SVG id of the part `name` of this picture.
    fn id(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    /// Returns the SVG id of a fill pattern: on a page an id that all pictures share, else an id of this picture.
    pub(super) fn pattern_id(&self, name: &str) -> String {
        if self.on_page { shared::pattern_id(name) } else { self.id(name) }
    }

    /// Draws paths as one shape; `more` are further attributes, written without escaping.
    pub(super) fn paths(&mut self, paths: &[Path], closed: bool, paint: Paint, more: &str) {
        let margin = paint.line.map_or(0.0, |line| line.width / 2.0);
        let mut data = String::new();
        for path in paths {
            self.extend_bounds(path.start, margin);
            let mut from = self.coordinates(path.start);
            let _ = write!(data, "M{} {}", from[0], from[1]);
            for stroke in &path.strokes {
                match *stroke {
                    Stroke::Line(to) => {
                        self.extend_bounds(to, margin);
                        let to = self.coordinates(to);
                        let _ = match (self.on_page, from[0] == to[0], from[1] == to[1]) {
                            (true, true, _) => write!(data, "V{}", to[1]),
                            (true, _, true) => write!(data, "H{}", to[0]),
                            _ => write!(data, "L{} {}", to[0], to[1]),
                        };
                        from = to;
                    }
                    Stroke::Curve(first_control, second_control, to) => {
                        data.push('C');
                        for (n, point) in [first_control, second_control, to].into_iter().enumerate() {
                            let separator = if n > 0 { " " } else { "" };
                            from = self.coordinates(point);
                            let _ = write!(data, "{separator}{} {}", from[0], from[1]);
                        }
                        self.extend_bounds(to, margin);
                    }
                }
            }
            // A curve can extend beyond its ends.
            for point in path.points() {
                self.extend_bounds(point, margin);
            }
            if closed {
                data.push('Z');
            }
        }
        let paint = self.paint_attributes(paint);
        let _ = write!(self.body, "<path d=\"{data}\"{paint}{more}/>");
    }

    pub(super) fn path(&mut self, path: &Path, closed: bool, paint: Paint) {
        self.paths(std::slice::from_ref(path), closed, paint, "");
    }

    pub(super) fn polygon(&mut self, corners: &[Point], paint: Paint) {
        self.path(&Path::from_points(corners), true, paint);
    }

    /// Draws a circle; the radius is in units.
    pub(super) fn circle(&mut self, centre: Point, radius: f64, paint: Paint) {
        let margin = paint.line.map_or(0.0, |line| line.width / 2.0);
        self.extend_bounds(centre, radius + margin);
        let ([x, y], r) = (self.coordinates(centre), format_number(radius));
        let paint = self.paint_attributes(paint);
        let _ = write!(self.body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{paint}/>");
    }

    /// Draws a disc with a text in it: its radius and paint, and the height of the capitals of the text, in units.
    pub(super) fn disc(&mut self, centre: Point, (radius, paint): (f64, Paint), text: &str, height: f64, ink: Rgb) {
        self.stamp(centre, |pen| {
            pen.circle(centre, radius, paint);
            pen.text(text, centre, height, ink, None);
        });
    }

    /// Draws a rectangle with round corners, from its north-west and south-east corners.
    pub(super) fn rounded_rectangle(&mut self, from: Point, to: Point, round: f64, paint: Paint) {
        let margin = paint.line.map_or(0.0, |line| line.width / 2.0);
        self.extend_bounds(from, margin);
        self.extend_bounds(to, margin);
        let ((x, y), (right, low)) = (self.to_picture(from), self.to_picture(to));
        let paint = self.paint_attributes(paint);
        let [x, y, wide, high, round] = [x, y, right - x, low - y, round].map(format_number);
        let _ =
            write!(self.body, "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"{round}\"{paint}/>");
    }

    /// Returns a figure as SVG; figures with the same outline share one definition of it.
    pub(super) fn define_figure(&mut self, standing: FigureDrawing) -> String {
        if self.on_page {
            let path = format!("<path d=\"{}\"/>", standing.appearance.outline);
            let id = self.define(&path);
            return standing.to_svg(&id);
        }
        let known = self.outlines.iter().position(|outline| *outline == standing.appearance.outline);
        let n = known.unwrap_or_else(|| {
            self.outlines.push(standing.appearance.outline);
            self.outlines.len() - 1
        });
        standing.to_svg(&self.id(&format!("stands{n}")))
    }

    /// Returns `true` if some shape of the picture is filled with the pattern `name`.
    pub(super) fn uses_pattern(&self, name: &'static str) -> bool {
        self.patterns.contains(&name)
    }

    /// Returns the definitions of the outlines of figures, as content of the SVG element `defs`.
    pub(super) fn outlines(&self) -> String {
        let outlines = self.outlines.iter().enumerate();
        let path =
            |(n, outline): (usize, &&str)| format!("<path id=\"{}\" d=\"{outline}\"/>", self.id(&format!("stands{n}")));
        outlines.map(path).collect()
    }

    /// Draws shapes made for a box of 24 by 24 units, centred on a point; `size` is the side of the box in units.
    pub(super) fn draw_icon(&mut self, icon: &str, centre: Point, size: f64) {
        self.extend_bounds(centre, size / 2.0);
        let (x, y) = self.to_picture(centre);
        let [x, y, times] = [x - size / 2.0, y - size / 2.0, size / 24.0].map(format_number);
        let place = format!("transform=\"translate({x} {y}) scale({times})\"");
        if self.on_page {
            let id = self.define(icon);
            let _ = write!(self.body, "<use href=\"#{id}\" {place}/>");
        } else {
            let _ = write!(self.body, "<g {place}>{icon}</g>");
        }
    }

    /// Writes a text centred on a point; `height` is that of the capitals, in units. `rim` is the colour of an outline
    /// below the letters.
    pub(super) fn text(&mut self, text: &str, centre: Point, height: f64, ink: Rgb, rim: Option<Rgb>) {
        let times = height / CAPITAL_HEIGHT;
        let width = text_width(text) * times;
        for side in [-1.0, 1.0] {
            self.extend_bounds(centre.offset(side * width / 2.0 / UNIT, 0.0), height / 2.0);
        }
        if self.on_page {
            // The style of the page has the most frequent looks.
            let look = match (ink, rim) {
                (NAMES, Some(WHITE)) => "",
                (WHITE, None) => "w",
                (DARK, None) => "d",
                _ => {
                    let line = rim.map_or(LineStyle::new(ink, 0.0), |rim| LineStyle::new(rim, 3.0));
                    &self.define_class(Paint::flat(ink).with_line(line))
                }
            };
            self.write_in_font(text, centre, height, look);
            return;
        }
        let (x, y) = self.to_picture(centre);
        let [x, y, scale] = [x - width / 2.0, y - height / 2.0, times].map(format_number);
        let mut strokes = String::new();
        let mut offset = 0.0;
        for sign in sanitize(text).chars() {
            let letter = find_letter(sign);
            strokes.push_str("<path");
            if offset > 0.0 {
                let _ = write!(strokes, " transform=\"translate({} 0)\"", format_number(offset));
            }
            let _ = write!(strokes, " d=\"{}\"/>", letter.strokes);
            offset += letter.width + LETTER_GAP;
        }
        let _ = write!(
            self.body,
            "<g transform=\"translate({x} {y}) scale({scale})\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        );
        let rim = rim.map(|rim| (rim, STROKE_WIDTH + 3.6));
        for (colour, width) in rim.into_iter().chain([(ink, STROKE_WIDTH)]) {
            let (colour, width) = (hex(colour), format_number(width));
            let _ = write!(self.body, "<g stroke=\"{colour}\" stroke-width=\"{width}\">{strokes}</g>");
        }
        self.end_group();
    }

    /// Writes a line of text that begins at a point, vertically centred on it, legible on any ground; cut if wider than
    /// `max_width` units.
    pub(super) fn text_line(&mut self, text: &str, from: Point, height: f64, max_width: f64) {
        let text = fit_text(text, height, max_width);
        let width = text_width(&text) * height / CAPITAL_HEIGHT / UNIT;
        if self.on_page {
            // The text is left-aligned. The width of fonts varies: a quarter more suffices for most.
            let end = from.offset(width * 1.25, 0.0);
            self.extend_bounds(from, height / 2.0);
            self.extend_bounds(end, height / 2.0);
            self.write_in_font(&text, from, height, "l");
            return;
        }
        self.text(&text, from.offset(width / 2.0, 0.0), height, DARK, Some(WHITE));
    }

    /// Returns the body of the picture, the area that it covers, and the definitions for the HTML page, by id.
    pub(super) fn finish(self) -> (String, Bounds, BTreeMap<String, String>) {
        (self.body, self.bounds.unwrap_or_default(), self.shared)
    }

    fn paint_attributes(&mut self, paint: Paint) -> String {
        if let Fill::Pattern(name) = paint.fill
            && !self.uses_pattern(name)
        {
            self.patterns.push(name);
        }
        if self.on_page {
            return format!(" class=\"{}\"", self.define_class(paint));
        }
        let properties = paint.properties(|name| self.pattern_id(name)).into_iter();
        let attributes = properties.map(|(of, value)| format!("{of}=\"{value}\""));
        format!(" {}", attributes.collect::<Vec<String>>().join(" "))
    }
}

/// Escapes text for an element or an attribute: nothing in it is markup, and characters that are invisible or not
/// allowed in XML are replaced by their code points, such as `\u{1b}`.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in sanitize(text).chars() {
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
        assert_eq!(format_number(1.0 / 3.0), "0.33");
        assert_eq!(format_number(-0.001), "0");
        assert_eq!(format_number(120.0), "120");
        assert_eq!(format_number(-7.5), "-7.5");
    }

    #[test]
    fn text_is_never_markup() {
        assert_eq!(escape("<a b=\"c\">&'"), "&lt;a b=&quot;c&quot;&gt;&amp;&#39;");
        assert_eq!(escape("a\u{1b}[2J\u{202e}b\u{0}"), "a\\u{1b}[2J\\u{202e}b\\u{0}");
    }

    #[test]
    fn a_picture_reaches_as_far_as_its_lines() {
        let mut pen = Pen::new("", Point::new(2.0, 1.0), false);
        let line = Paint::line(LineStyle::new((0, 0, 0), 4.0));
        pen.path(&Path::from_points(&[Point::new(2.0, 1.0), Point::new(3.0, 1.5)]), false, line);
        let (body, bounds, _) = pen.finish();
        assert!(body.contains("M0 0L100 50"), "{body}");
        assert_eq!(bounds, Bounds { top_left: (-2.0, -2.0), bottom_right: (102.0, 52.0) });
    }
}
