//! Wikitext as a wiki reads it: text stays text, and citations are in notes.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use carcassonne_oracle::inside::report::{Detail, Style, explain, rulings, source_list};
use carcassonne_oracle::inside::rulebook::sources;
use parse_wiki_text_2::{Configuration, Node};

use crate::bbcode::signs_for_numbers;
use crate::judged::every;
use crate::markdown::{SAID, hostile_answers, lead_to_sources, listed_in};

/// The content of a page as rendered: the text of each block, and the targets of links.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) blocks: Vec<String>,
    links: BTreeSet<String>,
    /// The texts of the notes.
    notes: Vec<String>,
    /// The files of pictures.
    pub(crate) files: Vec<String>,
    text: String,
}

impl Seen {
    fn block(&mut self) {
        let text = std::mem::take(&mut self.text);
        if !text.trim().is_empty() {
            self.blocks.push(text.trim().to_owned());
        }
    }

    fn whole<'n>(&mut self, nodes: impl IntoIterator<Item = &'n Node<'n>>) {
        self.block();
        self.all(nodes);
        self.block();
    }

    fn all<'n>(&mut self, nodes: impl IntoIterator<Item = &'n Node<'n>>) {
        nodes.into_iter().for_each(|node| self.node(node));
    }

    fn node(&mut self, node: &Node<'_>) {
        match node {
            Node::Text { value, .. } => {
                // A bare address is a link.
                let addresses = value.split_whitespace().filter(|word| word.contains("://"));
                self.links.extend(addresses.map(str::to_owned));
                // This parser does not decode numeric character references.
                self.text.push_str(&signs_for_numbers(value));
            }
            Node::Bold { .. } | Node::Italic { .. } => {}
            Node::Heading { nodes, .. } => self.whole(nodes),
            Node::ParagraphBreak { .. } => self.block(),
            Node::ExternalLink { nodes, .. } => {
                let Some(Node::Text { value, .. }) = nodes.first() else {
                    panic!("a link without an address: {nodes:?}")
                };
                let (address, shown) = value.split_once(' ').unwrap_or((value, ""));
                self.links.insert(address.to_owned());
                self.text.push_str(shown);
                self.all(&nodes[1..]);
            }
            Node::UnorderedList { items, .. } => items.iter().for_each(|item| self.whole(&item.nodes)),
            Node::Table { rows, captions, .. } => {
                assert!(captions.is_empty(), "{captions:?}");
                for cell in rows.iter().flat_map(|row| &row.cells) {
                    self.whole(&cell.content);
                }
            }
            Node::Tag { name, nodes, .. } if name == "ref" => {
                let before = std::mem::take(&mut self.text);
                self.all(nodes);
                let told = std::mem::replace(&mut self.text, before);
                self.notes.extend((!told.is_empty()).then_some(told));
            }
            Node::Tag { name, nodes, .. } if name == "references" && nodes.is_empty() => {}
            Node::StartTag { name, .. } if name == "br" => self.text.push('\n'),
            Node::StartTag { name, .. } | Node::EndTag { name, .. } if name == "small" => {}
            Node::Image { target, .. } => self.files.push(target.trim_start_matches("File:").to_owned()),
            other => panic!("{other:?} is not ours"),
        }
    }
}

/// Parses a page. A wiki treats nothing between `<pre>` as markup, but this parser does.
pub(crate) fn seen(wikitext: &str) -> Seen {
    let mut bare = String::new();
    let mut rest = wikitext;
    while let Some((before, after)) = rest.split_once("<pre>") {
        let (inside, after) = after.split_once("</pre>").expect("it is closed");
        assert!(!inside.contains(['<', '>']), "{inside}");
        bare.push_str(before);
        bare.push_str("(lines as they are)");
        rest = after;
    }
    bare.push_str(rest);
    let read = Configuration::default().parse(&bare).expect("it is read in time");
    assert!(read.warnings.is_empty(), "{:?} in\n{bare}", read.warnings);
    let mut seen = Seen::default();
    seen.whole(&read.nodes);
    seen
}

#[test]
fn the_words_of_a_file_are_text() {
    for (hostile, written) in hostile_answers("wikitext") {
        let seen = seen(&written);
        let own: Seen = Seen {
            links: seen.links.iter().filter(|link| !hostile.contains(link.as_str())).cloned().collect(),
            ..Seen::default()
        };
        lead_to_sources(hostile, &own.links);
        for said in [hostile].iter().chain(&SAID) {
            let found = seen.blocks.iter().chain(&seen.notes).any(|block| block.contains(said));
            assert!(found, "{said:?} is not to be read in\n{written}\n{seen:#?}");
        }
        assert_eq!(seen.blocks.iter().filter(|block| *block == hostile).count(), 2, "{written}");
        // A wiki detects addresses by these characters, so no address from a file becomes a link.
        assert!(!written.contains("https://x.y") && !written.contains("mailto:"), "{written}");
    }
}

#[test]
fn every_answer_has_our_markup_alone_and_notes_to_sources() {
    let notes = every(|judged| {
        let name = format!("scenarios/{}.yaml", judged.name);
        let seen = seen(&judged.answer(&name, "wikitext", Style::PLAIN, Detail::EXPLAIN));
        lead_to_sources(&name, &seen.links);
        let question = judged.case.scenario.question.clone().expect("a question");
        let question = question.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(seen.blocks.first(), Some(&question));
        let told = seen.notes.len();
        assert_eq!(seen.notes.into_iter().collect::<BTreeSet<_>>().len(), told, "a note twice");
        told
    });
    assert!(notes.iter().filter(|told| **told > 0).count() * 2 > notes.len(), "most answers cite something");
}

#[test]
fn pages_of_law_have_our_markup_alone_and_every_address() {
    let all = seen(&listed_in("wikitext", &source_list(None)));
    lead_to_sources("sources", &all.links);
    let known: BTreeSet<String> = sources().iter().flat_map(|s| s.addresses).map(|a| (*a).to_owned()).collect();
    assert_eq!(all.links, known);
    lead_to_sources("rulings", &seen(&listed_in("wikitext", &rulings("", None))).links);
    for source in sources() {
        let page = seen(&listed_in("wikitext", &explain(source.id).expect("a source")));
        lead_to_sources(source.id, &page.links);
    }
    for question in ["count.road-city", "notation"] {
        lead_to_sources(question, &seen(&listed_in("wikitext", &explain(question).expect("a page"))).links);
    }
}
