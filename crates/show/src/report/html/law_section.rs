//! The law behind an answer, ruling by ruling, and the steps to the answer.

use std::collections::BTreeMap;

use carcassonne_base::gathering::collect_map;
use carcassonne_law::find_source;
use carcassonne_position::wording::say;
use carcassonne_text::{capitalize, hash_digits};
use maud::{Markup, html};

use super::answer_context::AnswerContext;
use super::escaped_text::Text;
use super::{labels, tags};
use crate::report::answer::{AnswerSteps, Decision, FullRuling, QuestionRulings, ReadingRow, SubjectSteps};

/// The prefix of the ids of rulings in a book.
pub(super) const RULING_ID: &str = ":ruling:";

/// A ruling in the register of a book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RegisterEntry {
    /// The name of the source.
    pub(super) source: String,
    /// The entry as HTML.
    pub(super) html: String,
}

fn is_deciding(context: &AnswerContext<'_>, law: &QuestionRulings) -> bool {
    context.page.decisions.iter().any(|decision| decision.id == law.id)
}

/// Returns the entries of an answer's rulings in the register of a book, by their ids.
pub(super) fn register_entries(
    context: &AnswerContext<'_>,
    all: &[QuestionRulings],
) -> BTreeMap<String, RegisterEntry> {
    let laws = all.iter().filter(|law| context.open.law || is_deciding(context, law));
    let notes = laws.flat_map(|law| &law.readings).flat_map(|reading| &reading.rulings);
    let entries = notes.filter(|_| context.spot.is_in_book).map(|note| {
        let id = ruling_id(note);
        let html = html! { li id=(id) { (ruling(context, note)) } }.into_string();
        (id, RegisterEntry { source: note.source.clone(), html })
    });
    collect_map(entries)
}

/// Returns the id of a ruling in the register of a book, equal in all answers.
fn ruling_id(note: &FullRuling) -> String {
    let key = [&note.source_id, &note.place, &note.says, &note.authority].map(String::as_str).join("\n");
    format!("{RULING_ID}{}", hash_digits(&key))
}

/// Returns the section of all rulings on the answer. In a book, [`decision_in_book`] has those that decide, and the others are
/// left out unless the law is to be unfolded.
pub(super) fn law_section(context: &AnswerContext<'_>, all: &[QuestionRulings]) -> Markup {
    let (page, voice) = (context.page, context.voice);
    let (mut deciding, others): (Vec<&QuestionRulings>, Vec<&QuestionRulings>) =
        all.iter().partition(|law| is_deciding(context, law));
    if context.spot.is_in_book {
        deciding.clear();
        if others.is_empty() || !context.open.law {
            return html! {};
        }
    }
    let title = if deciding.is_empty() { say!(page::Law) } else { say!(page::ReadDecides) };
    let rest = page.undisputed.clone().unwrap_or_else(|| voice.say(&say!(page::Others)));
    html! {
        section.law {
            (context.heading(1, None, &voice.say(&title)))
            @for law in deciding {
                details open[!context.is_law_folded] id=(context.law_id(&law.id)) {
                    summary { (Text(&law.asks)) }
                    (readings(context, law))
                }
            }
            @if !others.is_empty() {
                details.rest open[context.open.law] {
                    summary { (Text(&rest)) }
                    @for law in others {
                        section { (context.heading(2, None, &law.asks)) (readings(context, law)) }
                    }
                }
            }
        }
    }
}

/// Returns the readings of a question, each with the rule sets that follow it and the rulings on it.
fn readings(context: &AnswerContext<'_>, law: &QuestionRulings) -> Markup {
    html! {
        @for reading in &law.readings {
            div.reading {
                p {
                    @if let Some(number) = reading.number { span.number { "[" (number) "]" } " " }
                    b { (Text(capitalize(&reading.meaning))) }
                    " " (tags(&reading.rule_sets))
                }
                @if context.spot.is_in_book {
                    p { (register_links(context, &reading.rulings)) }
                } @else if !reading.rulings.is_empty() {
                    ul.notes { @for note in &reading.rulings { li { div { (ruling(context, note)) } } } }
                }
            }
        }
    }
}

/// Returns links to rulings in the register of a book.
fn register_links(context: &AnswerContext<'_>, notes: &[FullRuling]) -> Markup {
    let source_name = |note: &FullRuling| match find_source(&note.source_id) {
        Some(source) => source.words(context.voice.language()).called.to_owned(),
        None => note.source.clone(),
    };
    html! {
        @for (n, note) in notes.iter().enumerate() {
            @if n > 0 { "; " }
            a href=(format!("#{}", ruling_id(note))) { (Text(source_name(note))) } (Text(note.superseded_note(context.voice)))
        }
    }
}

/// Returns a deciding question in a book: its readings with their authority, and folded below each, its place and its rulings.
pub(super) fn decision_in_book(context: &AnswerContext<'_>, decision: &Decision) -> Markup {
    let law = context.page.law.iter().find(|law| law.id == decision.id);
    let full_reading = |way: &ReadingRow| law?.readings.iter().find(|reading| reading.reading == Some(way.reading));
    html! {
        li {
            (Text(&decision.asks))
            @for way in &decision.readings {
                details open[context.open.law] {
                    summary {
                        @if let Some(number) = way.number { span.number { "[" (number) "]" } " " }
                        b { (Text(capitalize(&way.answer))) }
                        " · " span.faint { (Text(&way.authority)) }
                    }
                    @let reading = full_reading(way);
                    p {
                        @if let Some(reading) = reading { (Text(capitalize(&reading.meaning))) ". " }
                        @if !way.place.is_empty() { (Text(&way.place)) ". " }
                        @if let Some(reading) = reading.filter(|reading| !reading.rulings.is_empty()) {
                            (Text(context.voice.say(&say!(page::InFull)))) " " (register_links(context, &reading.rulings)) "."
                        }
                    }
                }
            }
            @if let Some(open) = &decision.open { p.faint { (Text(capitalize(open))) } }
        }
    }
}

/// Returns a ruling in full, with its authority and its place.
fn ruling(context: &AnswerContext<'_>, note: &FullRuling) -> Markup {
    html! {
        p { (Text(&note.says)) }
        p.cited {
            (Text(capitalize(&note.authority)))
            // In a book the links have the note, and the register is sorted by source.
            @if !context.spot.is_in_book {
                (Text(note.superseded_note(context.voice))) " · "
                @match note.link {
                    Some(link) => a href=(link.address) { cite { (Text(&note.source)) } },
                    None => cite { (Text(&note.source)) },
                }
            }
            " · " (Text(&note.place))
        }
    }
}

/// Returns the steps to each answer; empty in a book unless the steps are to be unfolded.
pub(super) fn steps_section(context: &AnswerContext<'_>, all: &[SubjectSteps]) -> Markup {
    if context.spot.is_in_book && !context.open.steps {
        return html! {};
    }
    html! {
        section.steps {
            (context.heading(1, None, &context.voice.say(&say!(page::ComesAbout))))
            @for steps in all {
                details open[context.open.steps] {
                    summary {
                        (labels(&steps.label))
                        (Text(steps.heading.strip_prefix(&steps.label).unwrap_or(&steps.heading).trim_start()))
                    }
                    @for AnswerSteps { answer, rules, steps, .. } in &steps.answers {
                        div.reading {
                            p { b { (Text(capitalize(answer))) } " (" (Text(rules)) ")" }
                            ul { @for step in steps { li { (Text(step)) } } }
                        }
                    }
                }
            }
        }
    }
}
