//! The ids of definitions that the pictures of a page share.

use carcassonne_base::gathering::collect_map;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_text::{hash_digits, replace_hashed_names};

use super::paint::Paint;

/// The prefix of SVG ids that all pictures of a page share.
const ID_PREFIX: &str = "Bp";
/// The prefix of shared SVG ids that are derived from a hash of the content.
const HASHED_PREFIX: &str = "Bpx";

/// Returns the SVG id of a fill pattern that all pictures of a page share.
pub(super) fn pattern_id(name: &str) -> String {
    format!("{ID_PREFIX}{name}")
}

/// Returns a shared SVG id with a hash of the content, so that equal drawings share one definition.
pub(super) fn hashed_id(content: &str) -> String {
    format!("{HASHED_PREFIX}{}", hash_digits(content))
}

/// Returns the name of the CSS class of a paint, and the style element that defines it.
pub(super) fn paint_class(paint: Paint) -> (String, String) {
    let properties = paint.properties(pattern_id).into_iter().map(|(of, value)| format!("{of}:{value}"));
    let rules = properties.collect::<Vec<String>>().join(";");
    let name = hashed_id(&rules);
    let style = format!("<style>.{name}{{{rules}}}</style>");
    (name, style)
}

/// Replaces the hashed SVG ids in `shared` by short ones throughout an HTML page.
pub fn shorten_ids<'n>(page: &str, shared: impl Iterator<Item = &'n String>) -> String {
    let hashed_ids = sorted_unique(shared.map(String::as_str).filter(|name| name.starts_with(HASHED_PREFIX)));
    let short_ids = collect_map(hashed_ids.into_iter().enumerate().map(|(n, long)| (long, format!("{ID_PREFIX}{n}"))));
    // Text of a file never follows one of these signs: in it they are escaped.
    replace_hashed_names(page, HASHED_PREFIX, &["\"", "\"#", "\"url(#", "<style>."], |name| {
        short_ids.get(name).map(String::as_str)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shortened_where_they_are_names() {
        let name = hashed_id("<path/>");
        assert_eq!(pattern_id("hash"), "Bphash");
        let page =
            format!("<g id=\"{name}\"><a clip-path=\"url(#{name}c)\"/></g><use href=\"#{name}\"/>{name} \"Bpx1\"");
        let short = format!("<g id=\"Bp0\"><a clip-path=\"url(#Bp0c)\"/></g><use href=\"#Bp0\"/>{name} \"Bpx1\"");
        assert_eq!(shorten_ids(&page, [name, pattern_id("hash")].iter()), page.replace(&page, &short));
    }
}
