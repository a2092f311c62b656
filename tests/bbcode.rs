//! BBCode as a forum reads it, by a reader of this module, since no maintained crate reads it: only the project's tags
//! occur, and each is closed where it was opened.

use std::collections::BTreeSet;

use carcassonne_show::report::{Detail, Style};

use crate::judged::map_scenarios;
use crate::markdown::{check_hostile_answers, check_law_pages, check_links};

/// The content of a post as rendered: its lines and cells, the targets of links, and the pictures.
#[derive(Debug, Default)]
pub(crate) struct RenderedPost {
    pub(crate) lines: Vec<String>,
    links: BTreeSet<String>,
    pub(crate) files: Vec<String>,
}

/// The allowed tags, each with the tags that may contain it; an empty list allows any place.
const ALLOWED_TAGS: [(&str, &[&str]); 8] = [
    ("b", &[]),
    ("i", &[]),
    ("url", &[]),
    ("img", &[]),
    ("code", &[]),
    ("table", &[]),
    ("tr", &["table"]),
    ("td", &["tr"]),
];

/// Decodes the numeric character references of a text once, as a forum and a wiki do.
pub(crate) fn decode_numbers(text: &str) -> String {
    let mut parts = text.split("&#");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once(';').expect("a number ends");
        out.push(number.parse().ok().and_then(char::from_u32).expect("a number of a sign"));
        out.push_str(rest);
    }
    out
}

/// Returns the text between the brackets at the beginning of a text, if a forum would try it as a tag, which begins
/// with a letter, a slash or a star.
fn leading_tag(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('[')?;
    inside.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/' || c == '*').then_some(())?;
    Some(inside.split_once(']').expect("a tag ends").0)
}

pub(crate) fn render_post(post: &str) -> RenderedPost {
    let mut rendered = RenderedPost::default();
    let mut open_tags: Vec<(&str, String)> = Vec::new();
    let mut line = String::new();
    let mut rest = post;
    while let Some(c) = rest.chars().next() {
        if open_tags.last().is_some_and(|(name, _)| *name == "code") {
            // In code, only its own end tag is a tag.
            let (inside, after) = rest.split_once("[/code]").expect("it is closed");
            rendered.lines.extend(inside.lines().map(str::to_owned));
            open_tags.pop();
            rest = after;
            continue;
        }
        let Some(tag) = leading_tag(rest) else {
            rest = &rest[c.len_utf8()..];
            if c == '\n' {
                rendered.lines.push(std::mem::take(&mut line));
            } else {
                line.push(c);
            }
            continue;
        };
        rest = &rest[tag.len() + 2..];
        if let Some(name) = tag.strip_prefix('/') {
            let (opened, value) = open_tags.pop().expect("what is closed was open");
            assert_eq!(opened, name, "what is closed was open");
            match name {
                "td" => rendered.lines.push(std::mem::take(&mut line)),
                "img" => rendered.files.push(std::mem::take(&mut line)),
                "url" => {
                    let label = line.rsplit(' ').next().expect("a word").to_owned();
                    rendered.links.insert(if value.is_empty() { label } else { value });
                }
                _ => {}
            }
        } else {
            let (name, value) = tag.split_once('=').unwrap_or((tag, ""));
            let (name, allowed_parents) = ALLOWED_TAGS.iter().find(|(own, _)| *own == name).expect("a tag of ours");
            let parent = open_tags.last().map_or("", |(name, _)| *name);
            assert!(allowed_parents.is_empty() || allowed_parents.contains(&parent), "[{name}] in [{parent}]");
            assert!(value.is_empty() || *name == "url", "[{tag}]");
            open_tags.push((name, value.to_owned()));
        }
    }
    assert!(open_tags.is_empty(), "{open_tags:?} is left open in\n{post}");
    rendered.lines.push(line);
    rendered.lines = rendered.lines.iter().map(|line| decode_numbers(line)).filter(|line| !line.is_empty()).collect();
    rendered
}

#[test]
fn the_words_of_a_file_are_text() {
    check_hostile_answers("bbcode", |_, post| {
        let RenderedPost { lines, links, .. } = render_post(post);
        (lines, links)
    });
}

#[test]
fn every_answer_has_our_tags_alone_and_links_to_sources() {
    let links = map_scenarios(|judged| {
        let name = format!("scenarios/{}.yaml", judged.name);
        let rendered = render_post(&judged.render_answer(&name, "bbcode", Style::PLAIN, Detail::EXPLAIN));
        check_links(&name, &rendered.links);
        assert_eq!(rendered.lines.first(), Some(&judged.question_line()));
        rendered.links
    });
    assert!(links.into_iter().flatten().collect::<BTreeSet<_>>().len() > 10);
}

#[test]
fn pages_of_law_have_our_tags_alone_and_every_address() {
    check_law_pages("bbcode", |page| render_post(page).links);
}
