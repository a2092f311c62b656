//! The whole file: one answer, or a book of them with contents before them and registers behind.

use std::collections::{BTreeMap, BTreeSet};

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::Leaf;
use super::boards::{Picture, shared};
use super::heading;
use super::law::{self, Entry};
use super::text::Text;
use crate::picture::shorten_ids;
use crate::report::configured::Configured;
use crate::rulebook::{RuleSet, SetKind, Source, find_source};
use crate::text::{Language, capitalize, replace_hashed_names};
use crate::wording::{Sentence, say};

/// How a page looks.
const STYLE: &str = include_str!("style.css");
/// What a page may load: nothing. Text of a file is escaped; if that ever failed, it would still do nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";
/// The same for a book, in which one script finds entries of the contents; it is known by what it hashes to.
const BOOK_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-Muuy4bONlPeklpFMFKQG+CplsgW7d553PUXfa6kDhI0='; form-action 'none'; base-uri 'none'";
/// What finds entries of the contents. Without it, all of them are there.
const FIND: &str = include_str!("contents.js");

/// A report: the answers in their order.
#[derive(Debug)]
pub struct Book<'b> {
    /// What it is called; a single answer is called after its question.
    pub title: Option<&'b str>,
    /// The answers.
    pub leaves: &'b [Leaf],
    /// The rule sets by which they were judged.
    pub rule_sets: &'b [RuleSet],
    /// What a configuration decided.
    pub configured: Option<&'b Configured>,
    /// The language in which it is told.
    pub language: Language,
}

impl Book<'_> {
    /// What a file of ours says in its head, so that it is known again.
    pub const MARK: &'static str = "<meta name=\"generator\" content=\"oracle";

    /// The file.
    pub fn html(&self) -> String {
        let untitled = self.say(&say!(page::Book));
        let title = match (self.title, self.leaves) {
            (Some(title), _) => title,
            (None, [only]) if !only.spot.in_book => &only.title,
            (None, _) => &untitled,
        };
        let (policy, body) = match self.leaves {
            [only] if !only.spot.in_book => (POLICY, self.page(only)),
            _ => (BOOK_POLICY, self.book(title)),
        };
        let page = html! {
            (DOCTYPE)
            html lang=(self.language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="generator" content=(concat!("oracle ", env!("CARGO_PKG_VERSION")));
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta http-equiv="Content-Security-Policy" content=(policy);
                    meta name="color-scheme" content="light dark";
                    title { (Text(title)) }
                    style { (PreEscaped(STYLE)) }
                }
                (body)
            }
        };
        let shared = self.leaves.iter().flat_map(|leaf| leaf.patterns.keys());
        let text = shorten_ids(&page.into_string(), shared);
        let rulings: BTreeMap<&str, String> =
            self.rulings_cited().keys().enumerate().map(|(n, id)| (id.as_str(), format!(":{n}"))).collect();
        let mut text =
            replace_hashed_names(&text, law::RULING, &["\"", "\"#"], |id| rulings.get(id).map(String::as_str));
        text.push('\n');
        text
    }

    /// A single answer.
    fn page(&self, leaf: &Leaf) -> Markup {
        html! {
            body.single {
                (self.patterns())
                main { article id=(leaf.spot.anchor) { (leaf.inside) } }
                footer { (self.rule_sets(2)) (self.sources(2)) (self.configured()) (self.made()) }
            }
        }
    }

    /// Several, by topic where they have topics.
    fn book(&self, title: &str) -> Markup {
        let topics = self.topics();
        html! {
            body.book {
                (self.patterns())
                a.skip href="#:answers" { (self.say(&say!(page::Skip))) }
                header.title {
                    h1 id=":top" { (Text(title)) }
                    p { (self.about()) }
                }
                nav.contents id=":contents" aria-labelledby=":contents:title" {
                    h2 id=":contents:title" { (self.say(&say!(page::Contents))) }
                    p.find hidden {
                        label for="find" { (self.say(&say!(page::Find))) } " "
                        input id="find" type="search" autocomplete="off" spellcheck="false";
                        " " span id="none" role="status" hidden { (self.say(&say!(page::FindsNothing))) }
                    }
                    @if topics.len() > 1 {
                        p.topics {
                            @for (_, leaves) in &topics {
                                span {
                                    a href=(format!("#:in:{}", leaves[0].spot.anchor)) { (Text(leaves[0].spot.topic_title(self.language.voice()))) }
                                    " " small { (leaves.len()) }
                                }
                                " "
                            }
                        }
                    }
                    @for (topic, leaves) in &topics {
                        @if topic.is_some() {
                            h3 id=(format!(":in:{}", leaves[0].spot.anchor)) {
                                a href=(format!("#:topic:{}", leaves[0].spot.anchor)) { (Text(leaves[0].spot.topic_title(self.language.voice()))) }
                            }
                        }
                        ul { @for leaf in leaves { (entry(leaf)) } }
                    }
                    p.more {
                        @if !self.questions().is_empty() { a href="#:questions" { (self.say(&say!(page::ByQuestion))) } " " }
                        a href="#:rule-sets" { (self.say(&say!(page::RuleSets))) } " "
                        @if !self.cited().is_empty() { a href="#:sources" { (self.say(&say!(page::Sources))) } }
                    }
                }
                main id=":answers" tabindex="-1" {
                    @for (topic, leaves) in &topics {
                        @if topic.is_some() {
                            section.topic aria-labelledby=(format!(":topic:{}", leaves[0].spot.anchor)) {
                                (heading(2, Some(&format!(":topic:{}", leaves[0].spot.anchor)), &html! { (Text(leaves[0].spot.topic_title(self.language.voice()))) }))
                                @for leaf in leaves { (self.answer(leaf)) }
                            }
                        } @else {
                            @for leaf in leaves { (self.answer(leaf)) }
                        }
                    }
                }
                footer {
                    (self.by_question())
                    (self.rulings())
                    (self.rule_sets(2))
                    (self.sources(2))
                    (self.configured())
                    p { a href="#:contents" { (self.say(&say!(page::Back))) } }
                    (self.made())
                }
                script { (PreEscaped(FIND)) }
            }
        }
    }

    /// The rulings to which answers refer, by their ids.
    fn rulings_cited(&self) -> BTreeMap<&String, &Entry> {
        self.leaves.iter().flat_map(|leaf| &leaf.rulings).collect()
    }

    /// Each of them in full and once, under its source.
    fn rulings(&self) -> Markup {
        let mut by_source: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for Entry { source, inside } in self.rulings_cited().into_values() {
            by_source.entry(source).or_default().push(inside);
        }
        html! {
            @if !by_source.is_empty() {
                section.register.law aria-labelledby=":rulings" {
                    h2 id=":rulings" { (self.say(&say!(page::Rulings))) }
                    @for (source, rulings) in by_source {
                        h3 { (Text(source)) }
                        ul.notes { @for ruling in rulings { (PreEscaped(ruling)) } }
                    }
                }
            }
        }
    }

    /// What the pictures are filled with.
    fn patterns(&self) -> Markup {
        shared(self.leaves.iter().map(|leaf| &leaf.patterns))
    }

    /// What the book holds, in a sentence.
    fn about(&self) -> String {
        self.say(&say!(page::About { answers: self.leaves.len() }))
    }

    /// The answers by topic, in the order of their files; without topics, all together.
    fn topics(&self) -> Vec<(Option<&str>, Vec<&Leaf>)> {
        let mut topics: Vec<(Option<&str>, Vec<&Leaf>)> = Vec::new();
        for leaf in self.leaves {
            let topic = leaf.spot.by_topic.then_some(leaf.spot.topic.as_str());
            match topics.iter_mut().find(|(known, _)| *known == topic) {
                Some((_, leaves)) => leaves.push(leaf),
                None => topics.push((topic, vec![leaf])),
            }
        }
        topics
    }

    /// The questions of law that decide answers, each with these; the most telling first.
    fn questions(&self) -> Vec<(&str, Vec<&Leaf>)> {
        let mut found: BTreeMap<&str, (&str, Vec<&Leaf>)> = BTreeMap::new();
        for leaf in self.leaves {
            for (id, asks) in &leaf.decided {
                found.entry(id).or_insert_with(|| (asks, Vec::new())).1.push(leaf);
            }
        }
        let mut all: Vec<_> = found.into_iter().map(|(id, (asks, of))| (id, asks, of)).collect();
        all.sort_by_key(|(id, _, of)| (std::cmp::Reverse(of.len()), *id));
        all.into_iter().map(|(_, asks, of)| (asks, of)).collect()
    }

    fn by_question(&self) -> Markup {
        let questions = self.questions();
        html! {
            @if !questions.is_empty() {
                section.register aria-labelledby=":questions" {
                    h2 id=":questions" { (self.say(&say!(page::ByQuestion))) }
                    @for (asks, leaves) in questions {
                        h3 { (Text(asks)) }
                        p.links {
                            @for leaf in leaves {
                                a href=(format!("#{}", leaf.spot.anchor)) { (Text(&leaf.spot.anchor)) } " "
                            }
                        }
                    }
                }
            }
        }
    }

    /// What each rule set is.
    fn rule_sets(&self, level: usize) -> Markup {
        html! {
            section.register aria-labelledby=":rule-sets" {
                (heading(level, Some(":rule-sets"), &html! { (self.say(&say!(page::RuleSets))) }))
                dl {
                    @for set in self.rule_sets {
                        dt { (Text(set.id())) @if set.is_present() { " " small { (self.say(&say!(page::Today))) } } }
                        dd {
                            (Text(capitalize(set.title())))
                            @if set.kind() == SetKind::Era { (self.say(&say!(page::FromDate { date: set.date().to_string() }))) }
                        }
                    }
                }
            }
        }
    }

    /// What a configuration decided.
    fn configured(&self) -> Markup {
        html! { @if let Some(by) = self.configured { p.made { (Text(by.sentence(self.language.voice()))) } } }
    }

    /// The documents that are cited, each once.
    fn cited(&self) -> Vec<&'static Source> {
        let ids: BTreeSet<&str> = self.leaves.iter().flat_map(|leaf| &leaf.sources).map(String::as_str).collect();
        ids.into_iter().filter_map(find_source).collect()
    }

    /// What the documents are that are cited.
    fn sources(&self, level: usize) -> Markup {
        let known = self.cited();
        html! {
            @if !known.is_empty() {
                section.register aria-labelledby=":sources" {
                    (heading(level, Some(":sources"), &html! { (self.say(&say!(page::Sources))) }))
                    dl {
                        @for source in known {
                            dt { (Text(source.id)) }
                            dd {
                                @match source.address() {
                                    Some(address) => a href=(address) { cite { (Text(source.title)) } },
                                    None => cite { (Text(source.title)) },
                                }
                                ", " (Text(source.publisher)) ". " (Text(capitalize(source.edition)))
                                @if !source.date.is_empty() { "; " (Text(source.date)) }
                                "; " (Text(source.language)) "."
                                @for about in [source.revision, source.no_address] {
                                    @if !about.is_empty() { " " (Text(capitalize(about))) "." }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// An answer with the way back.
    fn answer(&self, leaf: &Leaf) -> Markup {
        html! {
            article id=(leaf.spot.anchor) {
                (leaf.inside)
                p.along {
                    a href=(format!("#:to:{}", leaf.spot.anchor)) { (self.say(&say!(page::Back))) }
                }
            }
        }
    }

    /// Who made it.
    fn made(&self) -> Markup {
        let program = concat!("oracle ", env!("CARGO_PKG_VERSION"));
        let said = self.say(&say!(page::Made { program: program.to_owned() }));
        let (before, after) = said.split_once(program).unwrap_or((&said, ""));
        html! {
            p.made {
                (before) code { (program) } (after)
            }
        }
    }

    /// In words.
    fn say(&self, sentence: &Sentence) -> String {
        self.language.voice().say(sentence)
    }
}

/// An entry of the contents.
fn entry(leaf: &Leaf) -> Markup {
    html! {
        li id=(format!(":to:{}", leaf.spot.anchor)) {
            @if let Some((id, size)) = &leaf.board { (Picture::small(id, *size)) }
            div {
                a href=(format!("#{}", leaf.spot.anchor)) { (Text(&leaf.title)) }
                @if let Some(shortly) = &leaf.shortly { p { (Text(shortly)) } }
            }
        }
    }
}
