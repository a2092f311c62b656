//! Wikitext as a wiki reads it: text stays text, and citations are in notes.

use std::collections::BTreeSet;

use carcassonne_show::report::{Detail, Style};
use parse_wiki_text_2::{Configuration, Node};

use crate::bbcode::decode_numbers;
use crate::judged::map_scenarios;
use crate::markdown::{check_hostile_answers, check_law_pages, check_links};

/// The content of a page as rendered: the text of each block, and the targets of links.
#[derive(Debug, Default)]
pub(crate) struct RenderedPage {
    pub(crate) blocks: Vec<String>,
    links: BTreeSet<String>,
    /// The texts of the notes.
    notes: Vec<String>,
    /// The files of pictures.
    pub(crate) files: Vec<String>,
    text: String,
}

impl RenderedPage {
    fn end_block(&mut self) {
        let text = std::mem::take(&mut self.text);
        if !text.trim().is_empty() {
            self.blocks.push(text.trim().to_owned());
        }
    }

    fn add_block<'n>(&mut self, nodes: impl IntoIterator<Item = &'n Node<'n>>) {
        self.end_block();
        self.add_nodes(nodes);
        self.end_block();
    }

    fn add_nodes<'n>(&mut self, nodes: impl IntoIterator<Item = &'n Node<'n>>) {
        nodes.into_iter().for_each(|node| self.add_node(node));
    }

    fn add_node(&mut self, node: &Node<'_>) {
        match node {
            Node::Text { value, .. } => {
                // A bare address is a link.
                let addresses = value.split_whitespace().filter(|word| word.contains("://"));
                self.links.extend(addresses.map(str::to_owned));
                // This parser does not decode numeric character references.
                self.text.push_str(&decode_numbers(value));
            }
            Node::Bold { .. } | Node::Italic { .. } => {}
            Node::Heading { nodes, .. } => self.add_block(nodes),
            Node::ParagraphBreak { .. } => self.end_block(),
            Node::ExternalLink { nodes, .. } => {
                let Some(Node::Text { value, .. }) = nodes.first() else {
                    panic!("a link without an address: {nodes:?}")
                };
                let (address, label) = value.split_once(' ').unwrap_or((value, ""));
                self.links.insert(address.to_owned());
                self.text.push_str(label);
                self.add_nodes(&nodes[1..]);
            }
            Node::UnorderedList { items, .. } => items.iter().for_each(|item| self.add_block(&item.nodes)),
            Node::Table { rows, captions, .. } => {
                assert!(captions.is_empty(), "{captions:?}");
                for cell in rows.iter().flat_map(|row| &row.cells) {
                    self.add_block(&cell.content);
                }
            }
            Node::Tag { name, nodes, .. } if name == "ref" => {
                let before = std::mem::take(&mut self.text);
                self.add_nodes(nodes);
                let footnote = std::mem::replace(&mut self.text, before);
                self.notes.extend((!footnote.is_empty()).then_some(footnote));
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
pub(crate) fn render_wikitext(wikitext: &str) -> RenderedPage {
    let mut without_pre = String::new();
    let mut rest = wikitext;
    while let Some((before, after)) = rest.split_once("<pre>") {
        let (inside, after) = after.split_once("</pre>").expect("it is closed");
        assert!(!inside.contains(['<', '>']), "{inside}");
        without_pre.push_str(before);
        without_pre.push_str("(lines as they are)");
        rest = after;
    }
    without_pre.push_str(rest);
    let parsed = Configuration::default().parse(&without_pre).expect("it is read in time");
    assert!(parsed.warnings.is_empty(), "{:?} in\n{without_pre}", parsed.warnings);
    let mut rendered = RenderedPage::default();
    rendered.add_block(&parsed.nodes);
    rendered
}

#[test]
fn the_words_of_a_file_are_text() {
    check_hostile_answers("wikitext", |hostile, page| {
        // A wiki detects addresses by these characters, so no address from a file becomes a link.
        assert!(!page.contains("https://x.y") && !page.contains("mailto:"), "{page}");
        let RenderedPage { blocks, links, notes, .. } = render_wikitext(page);
        let links = links.into_iter().filter(|link| !hostile.contains(link.as_str()));
        (blocks.into_iter().chain(notes).collect(), links.collect())
    });
}

#[test]
fn every_answer_has_our_markup_alone_and_notes_to_sources() {
    let notes = map_scenarios(|judged| {
        let name = format!("scenarios/{}.yaml", judged.name);
        let rendered = render_wikitext(&judged.render_answer(&name, "wikitext", Style::PLAIN, Detail::EXPLAIN));
        check_links(&name, &rendered.links);
        assert_eq!(rendered.blocks.first(), Some(&judged.question_line()));
        let note_count = rendered.notes.len();
        assert_eq!(rendered.notes.into_iter().collect::<BTreeSet<_>>().len(), note_count, "a note twice");
        note_count
    });
    assert!(notes.iter().filter(|told| **told > 0).count() * 2 > notes.len(), "most answers cite something");
}

#[test]
fn pages_of_law_have_our_markup_alone_and_every_address() {
    check_law_pages("wikitext", |page| render_wikitext(page).links);
}
