//! The ids of definitions that the pictures of a page share.

use std::collections::{BTreeMap, BTreeSet};

use super::paint::Paint;
use crate::text::{digits, renamed};

/// The prefix of shared ids.
const BEGIN: &str = "Bp";
/// The prefix of shared ids that are derived from a content hash.
const DRAWN: &str = "Bpx";

/// Returns the id of a pattern.
pub(super) fn pattern(name: &str) -> String {
    format!("{BEGIN}{name}")
}

/// Returns a content hash as an id: equal drawings share one definition.
pub(super) fn drawing(content: &str) -> String {
    format!("{DRAWN}{}", digits(content))
}

/// Returns the name of the class of a paint, and its style element.
pub(super) fn painted(paint: Paint) -> (String, String) {
    let each = paint.properties(pattern).into_iter().map(|(of, value)| format!("{of}:{value}"));
    let rules = each.collect::<Vec<String>>().join(";");
    let name = drawing(&rules);
    let style = format!("<style>.{name}{{{rules}}}</style>");
    (name, style)
}

/// Replaces the hashed ids in `shared` by short ones throughout a page.
pub fn named_shortly<'n>(page: &str, shared: impl Iterator<Item = &'n String>) -> String {
    let long: BTreeSet<&str> = shared.map(String::as_str).filter(|name| name.starts_with(DRAWN)).collect();
    let short: BTreeMap<&str, String> =
        long.into_iter().enumerate().map(|(n, long)| (long, format!("{BEGIN}{n}"))).collect();
    // Text of a file never follows one of these signs: in it they are escaped.
    renamed(page, DRAWN, &["\"", "\"#", "\"url(#", "<style>."], |name| short.get(name).map(String::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shortened_where_they_are_names() {
        let name = drawing("<path/>");
        assert_eq!(pattern("hash"), "Bphash");
        let page =
            format!("<g id=\"{name}\"><a clip-path=\"url(#{name}c)\"/></g><use href=\"#{name}\"/>{name} \"Bpx1\"");
        let short = format!("<g id=\"Bp0\"><a clip-path=\"url(#Bp0c)\"/></g><use href=\"#Bp0\"/>{name} \"Bpx1\"");
        assert_eq!(named_shortly(&page, [name, pattern("hash")].iter()), page.replace(&page, &short));
    }
}
