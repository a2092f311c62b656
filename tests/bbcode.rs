//! BBCode as a forum reads it, by a reader of this module, since no maintained crate reads it: only the project's tags
//! occur, and each is closed where it was opened.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use carcassonne_oracle::inside::report::{Detail, Style, explain, rulings, source_list};
use carcassonne_oracle::inside::rulebook::sources;

use crate::judged::every;
use crate::markdown::{SAID, hostile_answers, lead_to_sources, listed_in};

/// The content of a post as rendered: its lines and cells, the targets of links, and the pictures.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) lines: Vec<String>,
    links: BTreeSet<String>,
    pub(crate) files: Vec<String>,
}

/// The allowed tags, each with the tags that may contain it; an empty list allows any place.
const OURS: [(&str, &[&str]); 8] = [
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
pub(crate) fn signs_for_numbers(text: &str) -> String {
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
fn tag(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('[')?;
    inside.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/' || c == '*').then_some(())?;
    Some(inside.split_once(']').expect("a tag ends").0)
}

pub(crate) fn seen(post: &str) -> Seen {
    let mut seen = Seen::default();
    let mut open: Vec<(&str, String)> = Vec::new();
    let mut line = String::new();
    let mut rest = post;
    while let Some(c) = rest.chars().next() {
        if open.last().is_some_and(|(name, _)| *name == "code") {
            // In code, only its own end tag is a tag.
            let (inside, after) = rest.split_once("[/code]").expect("it is closed");
            seen.lines.extend(inside.lines().map(str::to_owned));
            open.pop();
            rest = after;
            continue;
        }
        let Some(tag) = tag(rest) else {
            rest = &rest[c.len_utf8()..];
            if c == '\n' {
                seen.lines.push(std::mem::take(&mut line));
            } else {
                line.push(c);
            }
            continue;
        };
        rest = &rest[tag.len() + 2..];
        if let Some(name) = tag.strip_prefix('/') {
            let (opened, value) = open.pop().expect("what is closed was open");
            assert_eq!(opened, name, "what is closed was open");
            match name {
                "td" => seen.lines.push(std::mem::take(&mut line)),
                "img" => seen.files.push(std::mem::take(&mut line)),
                "url" => {
                    let shown = line.rsplit(' ').next().expect("a word").to_owned();
                    seen.links.insert(if value.is_empty() { shown } else { value });
                }
                _ => {}
            }
        } else {
            let (name, value) = tag.split_once('=').unwrap_or((tag, ""));
            let (name, within) = OURS.iter().find(|(own, _)| *own == name).expect("a tag of ours");
            let parent = open.last().map_or("", |(name, _)| *name);
            assert!(within.is_empty() || within.contains(&parent), "[{name}] in [{parent}]");
            assert!(value.is_empty() || *name == "url", "[{tag}]");
            open.push((name, value.to_owned()));
        }
    }
    assert!(open.is_empty(), "{open:?} is left open in\n{post}");
    seen.lines.push(line);
    seen.lines = seen.lines.iter().map(|line| signs_for_numbers(line)).filter(|line| !line.is_empty()).collect();
    seen
}

#[test]
fn the_words_of_a_file_are_text() {
    for (hostile, written) in hostile_answers("bbcode") {
        let seen = seen(&written);
        lead_to_sources(hostile, &seen.links);
        for said in [hostile].iter().chain(&SAID) {
            assert!(seen.lines.iter().any(|line| line.contains(said)), "{said:?} is not to be read in\n{written}");
        }
        assert_eq!(seen.lines.iter().filter(|line| *line == hostile).count(), 2, "{written}");
    }
}

#[test]
fn every_answer_has_our_tags_alone_and_links_to_sources() {
    let links = every(|judged| {
        let name = format!("scenarios/{}.yaml", judged.name);
        let seen = seen(&judged.answer(&name, "bbcode", Style::PLAIN, Detail::EXPLAIN));
        lead_to_sources(&name, &seen.links);
        let question = judged.case.scenario.question.clone().expect("a question");
        let question = question.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(seen.lines.first(), Some(&question));
        seen.links
    });
    assert!(links.into_iter().flatten().collect::<BTreeSet<_>>().len() > 10);
}

#[test]
fn pages_of_law_have_our_tags_alone_and_every_address() {
    let all = seen(&listed_in("bbcode", &source_list(None)));
    let known: BTreeSet<String> = sources().iter().flat_map(|s| s.addresses).map(|a| (*a).to_owned()).collect();
    assert_eq!(all.links, known);
    lead_to_sources("rulings", &seen(&listed_in("bbcode", &rulings("", None))).links);
    for id in sources().iter().map(|source| source.id).chain(["count.road-city", "notation"]) {
        lead_to_sources(id, &seen(&listed_in("bbcode", &explain(id).expect("a page"))).links);
    }
}
