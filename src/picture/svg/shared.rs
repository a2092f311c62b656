//! The names of what the pictures of a page share, which the page defines once.

use std::collections::{BTreeMap, BTreeSet};

use super::paint::Paint;
use crate::text::{digits, renamed};

/// What the names begin with.
const BEGIN: &str = "Bp";
/// What those begin with that are made of what is drawn.
const DRAWN: &str = "Bpx";

/// The name of a pattern.
pub(super) fn pattern(name: &str) -> String {
    format!("{BEGIN}{name}")
}

/// The name of a drawing: what is the same has the same.
pub(super) fn drawing(content: &str) -> String {
    format!("{DRAWN}{}", digits(content))
}

/// The name of a class that paints, and the style that says how.
pub(super) fn painted(paint: Paint) -> (String, String) {
    let each = paint.properties(pattern).into_iter().map(|(of, value)| format!("{of}:{value}"));
    let rules = each.collect::<Vec<String>>().join(";");
    let name = drawing(&rules);
    let style = format!("<style>.{name}{{{rules}}}</style>");
    (name, style)
}

/// A page with short names in place of the long ones of what its pictures share; `shared` are these.
pub fn named_shortly<'n>(page: &str, shared: impl Iterator<Item = &'n String>) -> String {
    let long: BTreeSet<&str> = shared.map(String::as_str).filter(|name| name.starts_with(DRAWN)).collect();
    let short: BTreeMap<&str, String> =
        long.into_iter().enumerate().map(|(n, long)| (long, format!("{BEGIN}{n}"))).collect();
    // What a file says has no such sign before it: that is escaped.
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
