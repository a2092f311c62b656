//! The whole file: a single answer, or a book of answers with contents and registers.

use std::collections::BTreeMap;

use carcassonne_base::gathering::{collect_map, group_in_order};
use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_law::{RuleSet, SetKind, Source, find_source};
use carcassonne_position::wording::{Sentence, Voice, say};
use carcassonne_text::{Language, capitalize, replace_hashed_names};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::Leaf;
use super::boards::{Picture, define_patterns};
use super::escaped_text::Text;
use super::law_section::{RULING_ID, RegisterEntry};
use crate::picture::shorten_ids;
use crate::report::config_decisions::ConfigDecisions;

/// The style of a page.
const STYLE: &str = include_str!("style.css");
/// The security policy of a page, which forbids to load or run anything, even if an escaped text were not.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";
/// The security policy of a book, which allows [`CONTENTS_SCRIPT`] by its hash.
const BOOK_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-Muuy4bONlPeklpFMFKQG+CplsgW7d553PUXfa6kDhI0='; form-action 'none'; base-uri 'none'";
/// The script that filters the contents.
const CONTENTS_SCRIPT: &str = include_str!("contents.js");

/// A report with its answers.
#[derive(Debug)]
pub struct Book<'b> {
    /// The title; otherwise the question of a single answer, or a general title.
    pub title: Option<&'b str>,
    /// The answers, in order.
    pub leaves: &'b [Leaf],
    /// The rule sets of the answers.
    pub rule_sets: &'b [RuleSet],
    /// A configuration's decisions, if there are any.
    pub config_decisions: Option<&'b ConfigDecisions>,
    /// The language of the report.
    pub language: Language,
}

impl Book<'_> {
    /// The tag in the head by which a report of this program is recognized.
    pub const MARK: &'static str = "<meta name=\"generator\" content=\"oracle";

    /// Returns the file.
    pub fn html(&self) -> String {
        let untitled = self.say(&say!(page::Book));
        let single = match self.leaves {
            [only] if !only.spot.is_in_book => Some(only),
            _ => None,
        };
        let title = self.title.unwrap_or(single.map_or(&untitled, |leaf| &leaf.title));
        let (policy, body) = match single {
            Some(leaf) => (POLICY, self.single_body(leaf)),
            None => (BOOK_POLICY, self.book_body(title)),
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
        let pattern_ids = self.leaves.iter().flat_map(|leaf| leaf.patterns.keys());
        let text = shorten_ids(&page.into_string(), pattern_ids);
        let rulings = self.cited_rulings();
        let rulings = collect_map(rulings.keys().enumerate().map(|(n, id)| (id.as_str(), format!(":{n}"))));
        let mut text = replace_hashed_names(&text, RULING_ID, &["\"", "\"#"], |id| rulings.get(id).map(String::as_str));
        text.push('\n');
        text
    }

    fn single_body(&self, leaf: &Leaf) -> Markup {
        html! {
            body.single {
                (self.patterns())
                main { article id=(leaf.spot.anchor) { (leaf.html) } }
                footer { (self.rule_sets()) (self.sources()) (self.config_note()) (self.program_note()) }
            }
        }
    }

    fn book_body(&self, title: &str) -> Markup {
        let topics = self.topics();
        html! {
            body.book {
                (self.patterns())
                a.skip href="#:answers" { (self.say(&say!(page::Skip))) }
                header.title {
                    h1 id=":top" { (Text(title)) }
                    p { (self.say(&say!(page::About { answers: self.leaves.len() }))) }
                }
                (self.contents(&topics))
                main id=":answers" tabindex="-1" {
                    @for (topic, leaves) in &topics {
                        @if topic.is_some() {
                            @let id = format!(":topic:{}", leaves[0].spot.anchor);
                            section.topic aria-labelledby=(id) {
                                h2 id=(id) { (self.topic_title(leaves)) }
                                @for leaf in leaves { (self.article(leaf)) }
                            }
                        } @else {
                            @for leaf in leaves { (self.article(leaf)) }
                        }
                    }
                }
                footer {
                    (self.question_register())
                    (self.rulings())
                    (self.rule_sets())
                    (self.sources())
                    (self.config_note())
                    p { a href="#:contents" { (self.say(&say!(page::Back))) } }
                    (self.program_note())
                }
                script { (PreEscaped(CONTENTS_SCRIPT)) }
            }
        }
    }

    /// Returns the contents, with links to the topics and the registers.
    fn contents(&self, topics: &[(Option<&str>, Vec<&Leaf>)]) -> Markup {
        html! {
            nav.contents id=":contents" aria-labelledby=":contents:title" {
                h2 id=":contents:title" { (self.say(&say!(page::Contents))) }
                p.find hidden {
                    label for="find" { (self.say(&say!(page::Find))) } " "
                    input id="find" type="search" autocomplete="off" spellcheck="false";
                    " " span id="none" role="status" hidden { (self.say(&say!(page::FindsNothing))) }
                }
                @if topics.len() > 1 {
                    p.topics {
                        @for (_, leaves) in topics {
                            span {
                                a href=(format!("#:in:{}", leaves[0].spot.anchor)) { (self.topic_title(leaves)) }
                                " " small { (leaves.len()) }
                            }
                            " "
                        }
                    }
                }
                @for (topic, leaves) in topics {
                    @if topic.is_some() {
                        h3 id=(format!(":in:{}", leaves[0].spot.anchor)) {
                            a href=(format!("#:topic:{}", leaves[0].spot.anchor)) { (self.topic_title(leaves)) }
                        }
                    }
                    ul { @for leaf in leaves { (contents_entry(leaf)) } }
                }
                p.more {
                    @if !self.questions().is_empty() { a href="#:questions" { (self.say(&say!(page::ByQuestion))) } " " }
                    a href="#:rule-sets" { (self.say(&say!(page::RuleSets))) } " "
                    @if !self.cited_sources().is_empty() { a href="#:sources" { (self.say(&say!(page::Sources))) } }
                }
            }
        }
    }

    /// Returns the title of the topic of these answers.
    fn topic_title(&self, leaves: &[&Leaf]) -> Text<String> {
        Text(leaves[0].spot.topic_title(Voice::in_language(self.language)))
    }

    /// Returns the rulings that answers cite, by their ids.
    fn cited_rulings(&self) -> BTreeMap<&String, &RegisterEntry> {
        collect_map(self.leaves.iter().flat_map(|leaf| &leaf.rulings))
    }

    /// Returns the register of cited rulings, by source.
    fn rulings(&self) -> Markup {
        let mut by_source: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for RegisterEntry { source, html } in self.cited_rulings().into_values() {
            by_source.entry(source).or_default().push(html);
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

    /// Returns the definitions of the pictures' patterns.
    fn patterns(&self) -> Markup {
        define_patterns(self.leaves.iter().map(|leaf| &leaf.patterns))
    }

    /// Returns the answers by topic, in the order of their files; all together if they are not sorted by topic.
    fn topics(&self) -> Vec<(Option<&str>, Vec<&Leaf>)> {
        let topics = self.leaves.iter().map(|leaf| {
            let topic = leaf.spot.is_by_topic.then_some(leaf.spot.topic.as_str());
            (topic, leaf)
        });
        group_in_order(topics)
    }

    /// Returns the deciding questions of law, each with its answers, those with the most answers first.
    fn questions(&self) -> Vec<(&str, Vec<&Leaf>)> {
        let mut by_id: BTreeMap<&str, (&str, Vec<&Leaf>)> = BTreeMap::new();
        for leaf in self.leaves {
            for (id, asks) in &leaf.decided {
                by_id.entry(id).or_insert_with(|| (asks, Vec::new())).1.push(leaf);
            }
        }
        // The sort is stable: of equal numbers, the first id comes first.
        let mut questions: Vec<_> = by_id.into_values().collect();
        sort_by_key(&mut questions, |(_, leaves)| std::cmp::Reverse(leaves.len()));
        questions
    }

    /// Returns the register of answers by deciding question.
    fn question_register(&self) -> Markup {
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

    /// Returns the register of rule sets.
    fn rule_sets(&self) -> Markup {
        html! {
            section.register aria-labelledby=":rule-sets" {
                h2 id=":rule-sets" { (self.say(&say!(page::RuleSets))) }
                dl {
                    @for set in self.rule_sets {
                        dt { (Text(set.id())) @if set.is_present() { " " small { (self.say(&say!(page::Today))) } } }
                        dd {
                            (Text(capitalize(set.title(self.language))))
                            @if set.kind() == SetKind::Era { (self.say(&say!(page::FromDate { date: set.date().to_string() }))) }
                        }
                    }
                }
            }
        }
    }

    /// Returns a note on a configuration's decisions, if there are any.
    fn config_note(&self) -> Markup {
        html! { @if let Some(decisions) = self.config_decisions { p.made { (Text(decisions.sentence(Voice::in_language(self.language)))) } } }
    }

    /// Returns the cited sources, each once.
    fn cited_sources(&self) -> Vec<&'static Source> {
        let ids = sorted_unique(self.leaves.iter().flat_map(|leaf| &leaf.sources));
        ids.into_iter().filter_map(|id| find_source(id)).collect()
    }

    /// Returns the register of cited sources.
    fn sources(&self) -> Markup {
        let sources = self.cited_sources();
        html! {
            @if !sources.is_empty() {
                section.register aria-labelledby=":sources" {
                    h2 id=":sources" { (self.say(&say!(page::Sources))) }
                    dl {
                        @for (source, words) in sources.into_iter().map(|source| (source, source.words(self.language))) {
                            dt { (Text(source.id)) }
                            dd {
                                @match source.address() {
                                    Some(address) => a href=(address) { cite { (Text(source.title)) } },
                                    None => cite { (Text(source.title)) },
                                }
                                ", " (Text(source.publisher)) ". " (Text(capitalize(words.edition)))
                                @if !words.date.is_empty() { "; " (Text(words.date)) }
                                "; " (Text(words.language)) "."
                                @for remark in [words.revision, words.no_address] {
                                    @if !remark.is_empty() { " " (Text(capitalize(remark))) "." }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Returns an answer with a link back to the contents.
    fn article(&self, leaf: &Leaf) -> Markup {
        html! {
            article id=(leaf.spot.anchor) {
                (leaf.html)
                p.along {
                    a href=(format!("#:to:{}", leaf.spot.anchor)) { (self.say(&say!(page::Back))) }
                }
            }
        }
    }

    fn program_note(&self) -> Markup {
        let program = concat!("oracle ", env!("CARGO_PKG_VERSION"));
        let sentence = self.say(&say!(page::Made { program: program.to_owned() }));
        let (before, after) = sentence.split_once(program).unwrap_or((&sentence, ""));
        html! {
            p.made {
                (before) code { (program) } (after)
            }
        }
    }

    fn say(&self, sentence: &Sentence) -> String {
        Voice::in_language(self.language).say(sentence)
    }
}

fn contents_entry(leaf: &Leaf) -> Markup {
    html! {
        li id=(format!(":to:{}", leaf.spot.anchor)) {
            @if let Some((id, size)) = &leaf.board { (Picture::thumbnail(id, *size)) }
            div {
                a href=(format!("#{}", leaf.spot.anchor)) { (Text(&leaf.title)) }
                @if let Some(shortly) = &leaf.shortly { p { (Text(shortly)) } }
            }
        }
    }
}
