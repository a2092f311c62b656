//! The law behind an answer, ruling by ruling, and how the answer comes about.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::sheet::Sheet;
use super::text::Text;
use super::{labels, tags};
use crate::report::answer::{LawOf, Note, StepsOf};
use crate::rulebook::source;
use crate::text::{capitalised, hashed};
use crate::wording::say;

/// The rulings of an answer in a book, each as an entry of its register, by their ids.
pub(super) fn register(sheet: &Sheet<'_>, all: &[LawOf]) -> BTreeMap<String, String> {
    let notes = all.iter().flat_map(|law| &law.readings).flat_map(|reading| &reading.notes);
    let each = notes.filter(|_| sheet.spot.in_book).map(|note| {
        let id = id_of(note);
        let entry = html! { li id=(id) { div { (in_full(sheet, note)) } } };
        (id, entry.into_string())
    });
    each.collect()
}

/// The id of a ruling in the register of a book: the same for the same, in whichever answer.
fn id_of(note: &Note) -> String {
    let key = [&note.source_id, &note.place, &note.says, &note.authority].map(String::as_str).join("\n");
    format!(":ruling:{}:{:x}", note.source_id, hashed(&key))
}

/// Every ruling that bears on the answer: those that decide it unfolded.
pub(super) fn rulings(sheet: &Sheet<'_>, all: &[LawOf]) -> Markup {
    let (page, voice) = (sheet.page, sheet.voice);
    let decides = |law: &&LawOf| page.decided.iter().any(|decision| decision.id == law.id);
    let (deciding, others): (Vec<&LawOf>, Vec<&LawOf>) = all.iter().partition(decides);
    let title = if deciding.is_empty() { say!(page::Law) } else { say!(page::ReadDecides) };
    let rest = page.undisputed.clone().unwrap_or_else(|| voice.say(&say!(page::Others)));
    html! {
        section.law {
            (sheet.heading(1, None, &voice.say(&title)))
            @for law in deciding {
                details open[!sheet.folded] id=(sheet.law_id(&law.id)) {
                    summary { (Text(&law.asks)) }
                    (readings(sheet, law))
                }
            }
            @if !others.is_empty() {
                details.rest open[sheet.unfolded.law] {
                    summary { (Text(&rest)) }
                    @for law in others {
                        section { (sheet.heading(2, None, &law.asks)) (readings(sheet, law)) }
                    }
                }
            }
        }
    }
}

/// The readings of a question, each with the rule sets that follow it and the rulings that say so.
fn readings(sheet: &Sheet<'_>, law: &LawOf) -> Markup {
    html! {
        @for reading in &law.readings {
            div.reading {
                p {
                    @if let Some(number) = reading.number { span.number { "[" (number) "]" } " " }
                    b { (Text(capitalised(&reading.meaning))) }
                    " " (tags(&reading.under))
                }
                @if !reading.notes.is_empty() {
                    ul.notes { @for note in &reading.notes { (cited(sheet, note)) } }
                }
            }
        }
    }
}

/// A ruling: in full, or in a book where it stands once, with the way to it.
fn cited(sheet: &Sheet<'_>, note: &Note) -> Markup {
    if !sheet.spot.in_book {
        return html! { li { div { (in_full(sheet, note)) } } };
    }
    let called = source(&note.source_id).map_or(note.source.as_str(), |source| source.called);
    html! {
        li {
            a href=(format!("#{}", id_of(note))) { (Text(called)) }
            " · " (Text(&note.authority)) (Text(note.superseded(sheet.voice)))
        }
    }
}

/// Who says so, where that stands, and what it says.
fn in_full(sheet: &Sheet<'_>, note: &Note) -> Markup {
    html! {
        p { (Text(&note.says)) }
        p.cited {
            (Text(capitalised(&note.authority)))
            @if !sheet.spot.in_book { (Text(note.superseded(sheet.voice))) }
            " · "
            @match note.link {
                Some(link) => a href=(link.address) { cite { (Text(&note.source)) } },
                None => cite { (Text(&note.source)) },
            }
            " · " (Text(&note.place))
        }
    }
}

/// How each answer comes about.
pub(super) fn steps(sheet: &Sheet<'_>, all: &[StepsOf]) -> Markup {
    html! {
        section.steps {
            (sheet.heading(1, None, &sheet.voice.say(&say!(page::ComesAbout))))
            @for steps in all {
                details open[sheet.unfolded.steps] {
                    summary {
                        (labels(&steps.label))
                        (Text(steps.heading.strip_prefix(&steps.label).unwrap_or(&steps.heading).trim_start()))
                    }
                    @for (answer, under, steps) in &steps.ways {
                        div.reading {
                            p { b { (Text(capitalised(answer))) } " " (tags(under)) }
                            ul { @for step in steps { li { (Text(step)) } } }
                        }
                    }
                }
            }
        }
    }
}
