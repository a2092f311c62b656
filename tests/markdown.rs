//! Markdown as a reader sees it: text stays text, and citations link to their sources.

use std::collections::BTreeSet;

use carcassonne_law::{House, RuleSet, source_places, sources};
use carcassonne_rules::verdict::Case;
use carcassonne_show::report::{
    Detail, Listing, Output, ReportRequest, Sheet, Style, explain, place_list, rulings, settlement, source_list,
};
use carcassonne_text::Language;
use pulldown_cmark::{Event, Options, Parser, Tag};

use crate::judged::{format_report, map_scenarios};
use crate::project::{open_case, source};

/// The content of a page as rendered: the text of each block, the kinds of markup, and the targets of links.
#[derive(Debug, Default)]
struct RenderedPage {
    blocks: Vec<String>,
    markup: BTreeSet<String>,
    links: BTreeSet<String>,
}

fn render_markdown(markdown: &str) -> RenderedPage {
    let mut rendered = RenderedPage::default();
    let mut text = String::new();
    for event in Parser::new_ext(markdown, Options::all().difference(Options::ENABLE_SMART_PUNCTUATION)) {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                rendered.links.insert(dest_url.to_string());
            }
            Event::Start(tag) => {
                let kind = format!("{tag:?}");
                let kind = kind.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
                rendered.markup.insert(kind.to_owned());
                if !matches!(tag, Tag::Strong | Tag::Emphasis) {
                    rendered.blocks.push(std::mem::take(&mut text));
                }
            }
            Event::Text(more) => text.push_str(&more),
            Event::SoftBreak | Event::HardBreak => text.push('\n'),
            Event::InlineHtml(tag) => {
                rendered.markup.insert(tag.to_string());
            }
            Event::End(_) => {}
            other => {
                rendered.markup.insert(format!("{other:?}"));
            }
        }
    }
    rendered.blocks.push(text);
    rendered
}

pub(crate) fn picture_files(markdown: &str) -> Vec<String> {
    let picture_file = |event: Event<'_>| match event {
        Event::Start(Tag::Image { dest_url, .. }) => Some(dest_url.to_string()),
        _ => None,
    };
    Parser::new(markdown).filter_map(picture_file).collect()
}

/// The allowed kinds of markup.
const ALLOWED_MARKUP: &str =
    "Heading Paragraph CodeBlock Table TableHead TableRow TableCell List Item Strong Emphasis <sub> </sub>";

/// Fails on markup that is not allowed, and on a link that does not lead to a source.
fn check_markup(label: &str, page: &RenderedPage) {
    let strange: Vec<&String> =
        page.markup.iter().filter(|m| !ALLOWED_MARKUP.split(' ').any(|own| own == *m)).collect();
    assert!(strange.is_empty(), "{label}: {strange:?}");
    check_links(label, &page.links);
}

fn source_addresses() -> BTreeSet<String> {
    sources().iter().flat_map(|source| source.addresses).map(|address| (*address).to_owned()).collect()
}

/// Fails on a link that does not lead to a source.
pub(crate) fn check_links(label: &str, links: &BTreeSet<String>) {
    let strange: Vec<String> = links.difference(&source_addresses()).cloned().collect();
    assert!(strange.is_empty(), "{label}: {strange:?}");
}

fn answer(format: &str, file: &str, case: &Case, sets: &[RuleSet], files: usize) -> String {
    let (table, detail) = (&case.table(), Detail::EXPLAIN);
    let format = Output::Answers.format(format).expect("a format");
    ReportRequest { file, table, rule_sets: sets, detail, configured: None }
        .with_report(|report| format_report(report, format, Style::PLAIN, files))
}

fn format_listing(format: &str, listing: &Listing) -> String {
    let mut out = Vec::new();
    let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
    let format = Output::Listings.format(format).expect("a format");
    format.write_listing(listing, &mut sheet).expect("written");
    String::from_utf8(out).expect("text")
}

/// Fails on a link of a page of law that does not lead to a source, and on a source without one; `links` reads a page.
pub(crate) fn check_law_pages(format: &str, links: impl Fn(&str) -> BTreeSet<String>) {
    let links_of = |listing: &Listing| links(&format_listing(format, listing));
    assert_eq!(links_of(&source_list(None, Language::ENGLISH)), source_addresses());
    check_links("rulings", &links_of(&rulings("", None, Language::ENGLISH)));
    for id in sources().iter().map(|source| source.id).chain(["count.road-city", "notation"]) {
        check_links(id, &links_of(&explain(id, Language::ENGLISH).expect("a page")));
    }
}

fn markdown_listing(listing: &Listing) -> String {
    format_listing("markdown", listing)
}

/// The texts that would be markup if they were not escaped.
const HOSTILE: [&str; 19] = [
    "1. <b>Who</b> | *wins* `it`? [x](https://y.z) ~~no~~ &lt;i&gt; $a$ <!-- x --> www.x.y",
    "# a heading? ![x](y) [1e]: <https://x.y>",
    "- a list? [ ] [x] [2e] [^1]",
    "+ a list? :-: |---|",
    "> a quote? \\*x\\* \\\\ \\",
    "``` a fence?",
    "~~~ a fence?",
    "=== a line?",
    "--- a line?",
    "|a|b| https://x.y/z <https://x.y> mailto:a@b.c a@b.c",
    "[[x]] ==x== ^x^ H~2~O __x__ _x_ {#id .class}",
    "<script>alert(1)</script> <div> </div> <br/> &copy; &#60;",
    "{{x|y}} {{{z}}} {| |- |} || [[Category:x]] [[File:x.png|y]] -{zh:x}-",
    "''a'' '''b''' 'c' ~~~~ __TOC__ == d == https://x.y mailto:a@b.c [//x.y z]",
    ": a definition? ; x",
    "! a cell !! b == ''",
    "<ref>x</ref> <references /> <nowiki>[[y]]</nowiki> <pre> </pre> &lt; {{=}}",
    "[b]x[/b] [url=https://x.y]z[/url] [quote] [/code] [*] [img]a[/img] [/td] &#91;i] [",
    "=1+1, \"a\"; 'b' 8) :-)",
];

/// Fails unless the answers to hostile cases show each hostile text as text; `read` returns what a reader sees of a page, the
/// texts of its blocks and the targets of its links, and is told the hostile text.
pub(crate) fn check_hostile_answers(format: &str, read: impl Fn(&str, &str) -> (Vec<String>, BTreeSet<String>)) {
    for (hostile, page) in hostile_answers(format) {
        let (blocks, links) = read(hostile, &page);
        check_links(hostile, &links);
        for quotation in [hostile].iter().chain(&QUOTED_TEXTS) {
            let found = blocks.iter().any(|block| block.contains(quotation));
            assert!(found, "{quotation:?} is not to be read in\n{page}");
        }
        assert_eq!(blocks.iter().filter(|block| *block == hostile).count(), 2, "{page}");
    }
}

/// Returns hostile texts, each with the answer in a format to a case that has it as question, source and file name.
pub(crate) fn hostile_answers(format: &str) -> Vec<(&'static str, String)> {
    let sets = hostile_sets();
    HOSTILE.iter().map(|hostile| (*hostile, answer(format, hostile, &hostile_case(hostile), &sets, 2))).collect()
}

/// The other texts that each of these answers must show.
const QUOTED_TEXTS: [&str; 3] = [BECAUSE, "a_b_", "__y__z - 1"];

const BECAUSE: &str = "# <b>agreed</b> | [1e]: <https://x.y> *a*";

/// Returns all rule sets, and a table's own.
fn hostile_sets() -> Vec<RuleSet> {
    let house = source(
        "a|*b*`c`<b>[x](y).yaml",
        format!("name: Ours\nover: 2014\nrules:\n  count.road-city: {{ reading: per-tile, because: \"{BECAUSE}\" }}\n"),
    );
    let house = House::read(&house).expect("a house file");
    RuleSet::all().into_iter().chain([house]).collect()
}

fn hostile_case(hostile: &str) -> Case {
    let quoted = serde_json::to_string(hostile).expect("quoted");
    let content = format!(
        "question: {quoted}\nsource: {quoted}\nplayers: [a_b_, x__y__z - 1]\nboard: |\n  .  a    .\n  b  p\\q  .\n\
         tiles:\n  a: {{ city: S, coats: 1 }}\n  b: {{ city: E }}\n  p: {{ city: WL }}\n  q: {{ city: NL }}\n\
         meeples: {{ a_b_: a.city }}\nclaims:\n  a_b_: {{ a.city: 10 }}\n  x__y__z - 1: {{ a.city: 8 }}\n"
    );
    open_case("case.yaml", content)
}

#[test]
fn the_words_of_a_file_are_text() {
    let sets = hostile_sets();
    check_hostile_answers("markdown", |hostile, page| {
        let rendered = render_markdown(page);
        check_markup(hostile, &rendered);
        let (case, detail) = (hostile_case(hostile), Detail::USUAL);
        let settled = ReportRequest { file: "x", table: &case.table(), rule_sets: &sets, detail, configured: None }
            .with_report(settlement);
        check_markup(hostile, &render_markdown(&markdown_listing(&settled)));
        (rendered.blocks, rendered.links)
    });
}

#[test]
fn every_answer_has_our_markup_alone_and_links_to_sources() {
    let link_sets = map_scenarios(|judged| {
        let name = format!("scenarios/{}.yaml", judged.name);
        let rendered = render_markdown(&judged.render_answer(&name, "markdown", Style::PLAIN, Detail::EXPLAIN));
        check_markup(&name, &rendered);
        assert_eq!(rendered.blocks.iter().find(|block| !block.is_empty()), Some(&judged.question_line()));
        rendered.links
    });
    let links: BTreeSet<String> = link_sets.into_iter().flatten().collect();
    // The page on the first edition is cited beside the present one.
    for page in ["Halflings/nl", "Halflings_(1st_edition)/nl", "Castles_in_Germany"] {
        assert!(links.contains(&format!("https://wikicarpedia.com/car/{page}")), "{links:?}");
    }
    // The revision that has the cited text.
    let first = "title=Castles_in_Germany_(1st_edition)&";
    assert!(links.iter().any(|link| link.contains(first)), "{links:?}");
}

#[test]
fn pages_of_law_have_our_markup_alone_and_every_address() {
    let rendered = render_markdown(&markdown_listing(&source_list(None, Language::ENGLISH)));
    check_markup("sources", &rendered);
    assert_eq!(rendered.links, source_addresses());
    check_markup("rulings", &render_markdown(&markdown_listing(&rulings("", None, Language::ENGLISH))));
    for source in sources() {
        let page = render_markdown(&markdown_listing(&explain(source.id, Language::ENGLISH).expect("a source")));
        check_markup(source.id, &page);
        assert!(source.addresses.iter().all(|a| page.links.contains(*a)), "{}", source.id);
        if let Some(places) = source_places(source.id) {
            let page = render_markdown(&markdown_listing(&place_list(source, places, false, Language::ENGLISH)));
            check_markup(source.id, &page);
            for place in places {
                let found = page
                    .blocks
                    .iter()
                    .any(|block| block.starts_with(place.name()) && block.ends_with(&format!(" [{}]", place.id())));
                assert!(found, "{}: {}", source.id, place.id());
            }
        }
    }
}
