//! The common elements of an answer's pictures: the first picture defines them, the others refer to it.

use std::collections::BTreeMap;

/// The maximum number of bytes of a reference to an element, or of the group that is referred to.
const REFERENCE_BYTES: usize = 45;

/// An element of a picture: the index of the picture, and the index of the element in it.
type ElementIx = (usize, usize);

/// Defines runs of elements that several pictures share once. The ids of definitions begin with `prefix`.
pub(super) fn share_elements(pictures: &mut [&mut Vec<String>], prefix: &str) {
    // The second occurrence of an element in a picture counts as another element.
    let mut occurrences: BTreeMap<(&str, usize), Vec<ElementIx>> = BTreeMap::new();
    for (picture, elements) in pictures.iter().enumerate() {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (index, element) in elements.iter().enumerate() {
            let count = counts.entry(element).or_default();
            occurrences.entry((element, *count)).or_default().push((picture, index));
            *count += 1;
        }
    }
    // For each element of each picture, all elements equal to it.
    let mut equals: Vec<Vec<Vec<ElementIx>>> =
        pictures.iter().map(|elements| vec![Vec::new(); elements.len()]).collect();
    for all in occurrences.into_values() {
        for (picture, index) in &all {
            equals[*picture][*index].clone_from(&all);
        }
    }
    let follows = |before: &[ElementIx], after: &[ElementIx]| {
        let next = before.iter().map(|(picture, index)| (*picture, index + 1));
        next.eq(after.iter().copied())
    };
    // Runs of elements that follow each other in the same pictures: the start in each picture, and the length.
    let mut runs: Vec<(Vec<ElementIx>, usize)> = Vec::new();
    for (picture, equals) in equals.iter().enumerate() {
        let mut start = 0;
        while start < equals.len() {
            let mut end = start + 1;
            while end < equals.len() && follows(&equals[end - 1], &equals[end]) {
                end += 1;
            }
            let starts = &equals[start];
            if starts.len() > 1 && starts[0] == (picture, start) {
                runs.push((starts.clone(), end - start));
            }
            start = end;
        }
    }
    for (n, (starts, length)) in runs.iter().enumerate() {
        let (picture, start) = starts[0];
        let bytes: usize = pictures[picture][start..start + length].iter().map(String::len).sum();
        if bytes * (starts.len() - 1) <= REFERENCE_BYTES * starts.len() {
            continue;
        }
        let id = format!("{prefix}{n}");
        for (nth, (picture, start)) in starts.iter().enumerate() {
            let run = &mut pictures[*picture][*start..start + length];
            let content: String = run.iter_mut().map(std::mem::take).collect();
            let definition = format!("<g id=\"{id}\">{content}</g>");
            run[0] = if nth == 0 { definition } else { format!("<use href=\"#{id}\"/>") };
        }
    }
}

pub(super) fn split_elements(drawing: &str) -> Vec<String> {
    let mut out = Vec::new();
    let (mut start, mut depth) = (0, 0_usize);
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
            out.push(drawing[start..end].to_owned());
            start = end;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_split_into_elements() {
        let drawing = r#"<use href="a"/><g><path d="M0 0"/><g></g></g><text x="1">R</text>"#;
        let expected = [r#"<use href="a"/>"#, r#"<g><path d="M0 0"/><g></g></g>"#, r#"<text x="1">R</text>"#];
        assert_eq!(split_elements(drawing), expected);
        assert_eq!(split_elements("<g>"), Vec::<String>::new());
    }

    #[test]
    fn common_elements_are_defined_once() {
        let long = |name: &str| format!("<path d=\"{}\"/>", name.repeat(100));
        let picture = |names: &[&str]| -> Vec<String> { names.iter().map(|name| long(name)).collect() };
        let mut all = [picture(&["a", "b", "c", "d", "a"]), picture(&["a", "b", "x", "d"]), picture(&["b", "d", "y"])];
        let before = all.each_ref().map(|elements| elements.concat());
        share_elements(&mut all.each_mut(), "B1s");
        let after = all.each_ref().map(|elements| elements.concat());
        for name in ["a", "b", "c", "d", "x", "y"] {
            let count = after.concat().matches(&long(name)).count();
            assert_eq!(count, if name == "a" { 2 } else { 1 }, "{name}");
        }
        // Each reference has the content that it replaced.
        let defined = split_elements(&after.concat());
        for (before, after) in before.iter().zip(&after) {
            let mut restored = after.clone();
            for element in &defined {
                let Some((id, content)) = element.strip_prefix("<g id=\"").and_then(|rest| rest.split_once("\">"))
                else {
                    continue;
                };
                let content = content.strip_suffix("</g>").unwrap_or_default();
                restored = restored.replace(&format!("<use href=\"#{id}\"/>"), content);
                restored = restored.replace(element.as_str(), content);
            }
            assert_eq!(restored, *before);
        }
    }
}
