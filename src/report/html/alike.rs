//! What several pictures of an answer have in common, drawn once: each has it where it is drawn first, the others show that.

use std::collections::BTreeMap;

/// The most bytes that showing something again takes, with the group that it becomes.
const AGAIN: usize = 45;

/// Writes what several pictures have in common once. Each is a list of elements; `prefix` is what ids begin with.
pub(super) fn shared(pictures: &mut [&mut Vec<String>], prefix: &str) {
    // An element that one picture has twice is two.
    let mut drawn: BTreeMap<(&str, usize), Vec<(usize, usize)>> = BTreeMap::new();
    for (picture, elements) in pictures.iter().enumerate() {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (place, element) in elements.iter().enumerate() {
            let count = counts.entry(element).or_default();
            drawn.entry((element, *count)).or_default().push((picture, place));
            *count += 1;
        }
    }
    let mut places: Vec<Vec<Vec<(usize, usize)>>> = pictures.iter().map(|of| vec![Vec::new(); of.len()]).collect();
    for all in drawn.into_values() {
        for (picture, place) in &all {
            places[*picture][*place].clone_from(&all);
        }
    }
    let follows = |before: &[(usize, usize)], after: &[(usize, usize)]| {
        let next = before.iter().map(|(picture, place)| (*picture, place + 1));
        next.eq(after.iter().copied())
    };
    // Runs of elements that are drawn by the same pictures, one behind the other in each: where each begins, and how long it is.
    let mut runs: Vec<(Vec<(usize, usize)>, usize)> = Vec::new();
    for (picture, of) in places.iter().enumerate() {
        let mut begin = 0;
        while begin < of.len() {
            let mut end = begin + 1;
            while end < of.len() && follows(&of[end - 1], &of[end]) {
                end += 1;
            }
            let begins = &of[begin];
            if begins.len() > 1 && begins[0] == (picture, begin) {
                runs.push((begins.clone(), end - begin));
            }
            begin = end;
        }
    }
    for (n, (begins, long)) in runs.iter().enumerate() {
        let (first, from) = begins[0];
        let bytes: usize = pictures[first][from..from + long].iter().map(String::len).sum();
        if bytes * (begins.len() - 1) <= AGAIN * begins.len() {
            continue;
        }
        let id = format!("{prefix}{n}");
        for (place, (picture, begin)) in begins.iter().enumerate() {
            let run = &mut pictures[*picture][*begin..begin + long];
            let inside: String = run.iter_mut().map(std::mem::take).collect();
            let again =
                if place == 0 { format!("<g id=\"{id}\">{inside}</g>") } else { format!("<use href=\"#{id}\"/>") };
            run[0] = again;
        }
    }
}

/// The elements of a drawing, each with what is inside it.
pub(super) fn elements(drawing: &str) -> Vec<String> {
    let mut out = Vec::new();
    let (mut begin, mut depth) = (0, 0_usize);
    let mut rest = drawing;
    while let Some(open) = rest.find('<') {
        let Some(close) = rest[open..].find('>').map(|at| open + at) else { break };
        match &rest[open..=close] {
            tag if tag.starts_with("</") => depth = depth.saturating_sub(1),
            tag if tag.ends_with("/>") => {}
            _ => depth += 1,
        }
        rest = &rest[close + 1..];
        if depth == 0 {
            let end = drawing.len() - rest.len();
            out.push(drawing[begin..end].to_owned());
            begin = end;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_told_apart() {
        let drawing = r#"<use href="a"/><g><path d="M0 0"/><g></g></g><text x="1">R</text>"#;
        let wanted = [r#"<use href="a"/>"#, r#"<g><path d="M0 0"/><g></g></g>"#, r#"<text x="1">R</text>"#];
        assert_eq!(elements(drawing), wanted);
        assert_eq!(elements("<g>"), Vec::<String>::new());
    }

    #[test]
    fn what_pictures_have_in_common_is_written_once() {
        let long = |name: &str| format!("<path d=\"{}\"/>", name.repeat(100));
        let of = |names: &[&str]| -> Vec<String> { names.iter().map(|name| long(name)).collect() };
        let mut all = [of(&["a", "b", "c", "d", "a"]), of(&["a", "b", "x", "d"]), of(&["b", "d", "y"])];
        let whole = |of: &[String]| of.concat();
        let before: Vec<String> = all.iter().map(|of| whole(of)).collect();
        let mut each: Vec<&mut Vec<String>> = all.iter_mut().collect();
        shared(&mut each, "B1s");
        let after: Vec<String> = all.iter().map(|of| whole(of)).collect();
        for name in ["a", "b", "c", "d", "x", "y"] {
            let count = after.concat().matches(&long(name)).count();
            assert_eq!(count, if name == "a" { 2 } else { 1 }, "{name}");
        }
        // What is shown again is what stood there.
        let defined = elements(&after.concat());
        for (before, after) in before.iter().zip(&after) {
            let mut told = after.clone();
            for element in &defined {
                let Some((id, inside)) = element.strip_prefix("<g id=\"").and_then(|of| of.split_once("\">")) else {
                    continue;
                };
                let inside = inside.strip_suffix("</g>").unwrap_or_default();
                told = told.replace(&format!("<use href=\"#{id}\"/>"), inside);
                told = told.replace(element.as_str(), inside);
            }
            assert_eq!(told, *before);
        }
    }
}
