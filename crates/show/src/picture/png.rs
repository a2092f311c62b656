//! The board in pixels, painted from its SVG.

use super::svg::Svg;

/// The limit on the number of pixels of a PNG picture, which take 160 MB of memory while the picture is painted.
pub const MOST_PIXELS: f64 = 40e6;

/// Encodes the SVG drawing of a board as PNG in the same size, with transparent pixels where the SVG paints nothing.
///
/// # Errors
///
/// Returns a message if the picture would have no pixels or more than [`MOST_PIXELS`], or if it cannot be painted,
/// which is a bug.
pub fn png(svg: &Svg) -> Result<Vec<u8>, String> {
    paint_pixels(svg)?.encode_png().map_err(|error| format!("it cannot be written as PNG: {error}"))
}

/// Paints the SVG drawing of a board as pixels, in the size of the SVG.
///
/// # Errors
///
/// Returns a message in the same cases as [`png`].
pub fn paint_pixels(svg: &Svg) -> Result<resvg::tiny_skia::Pixmap, String> {
    use resvg::{tiny_skia, usvg};
    let (width, height) = (svg.width.ceil(), svg.height.ceil());
    if width * height > MOST_PIXELS {
        return Err(format!("it would be {width} by {height} pixels; the limit is 40 million"));
    }
    let tree = usvg::Tree::from_str(&svg.text, &usvg::Options::default())
        .map_err(|error| format!("the drawing cannot be read back: {error}"))?;
    let size = tree.size().to_int_size();
    let mut pixels =
        tiny_skia::Pixmap::new(size.width(), size.height()).ok_or_else(|| "it would have no pixels".to_owned())?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    Ok(pixels)
}
