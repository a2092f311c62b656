//! The law behind an answer, ruling by ruling, and how the answer comes about.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::sheet::Sheet;
use super::text::Text;
use super::{labels, tags};
use crate::report::answer::{Decision, LawOf, Note, StepsOf, Way};
use crate::rulebook::find_source;
use crate::text::{capitalize, hash_digits};
use crate::wording::say;

/// What the ids of rulings in a book begin with.
pub(super) const RULING: &str = ":ruling:";

/// A ruling as an entry of the register of a book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its source by name.
    pub(super) source: String,
    /// What stands there.
    pub(super) inside: String,
}

/// Whether a question of law decides the answer.
fn decides(sheet: &Sheet<'_>, law: &LawOf) -> bool {
    sheet.page.decided.iter().any(|decision| decision.id == law.id)
}

/// The rulings of an answer in a book, each as an entry of its register, by their ids.
pub(super) fn register(sheet: &Sheet<'_>, all: &[LawOf]) -> BTreeMap<String, Entry> {
    let told = all.iter().filter(|law| sheet.unfolded.law || decides(sheet, law));
    let notes = told.flat_map(|law| &law.readings).flat_map(|reading| &reading.notes);
    let each = notes.filter(|_| sheet.spot.in_book).map(|note| {
        let id = id_of(note);
        let inside = html! { li id=(id) { (in_full(sheet, note)) } }.into_string();
        (id, Entry { source: note.source.clone(), inside })
    });
    each.collect()
}

/// The id of a ruling in the register of a book: the same for the same, in whichever answer.
fn id_of(note: &Note) -> String {
    let key = [&note.source_id, &note.place, &note.says, &note.authority].map(String::as_str).join("\n");
    format!("{RULING}{}", hash_digits(&key))
}

/// Every ruling that bears on the answer: those that decide it unfolded. In a book these stand beside the board, and the others
/// are there where that is asked for.
pub(super) fn rulings(sheet: &Sheet<'_>, all: &[LawOf]) -> Markup {
    let (page, voice) = (sheet.page, sheet.voice);
    let (mut deciding, others): (Vec<&LawOf>, Vec<&LawOf>) = all.iter().partition(|law| decides(sheet, law));
    if sheet.spot.in_book {
        deciding.clear();
        if others.is_empty() || !sheet.unfolded.law {
            return html! {};
        }
    }
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
                    b { (Text(capitalize(&reading.meaning))) }
                    " " (tags(&reading.under))
                }
                @if sheet.spot.in_book {
                    p { (ways(sheet, &reading.notes)) }
                } @else if !reading.notes.is_empty() {
                    ul.notes { @for note in &reading.notes { li { div { (in_full(sheet, note)) } } } }
                }
            }
        }
    }
}

/// The ways to some rulings in the register of a book.
fn ways(sheet: &Sheet<'_>, notes: &[Note]) -> Markup {
    let called = |note: &Note| match find_source(&note.source_id) {
        Some(source) => source.called.to_owned(),
        None => note.source.clone(),
    };
    html! {
        @for (n, note) in notes.iter().enumerate() {
            @if n > 0 { "; " }
            a href=(format!("#{}", id_of(note))) { (Text(called(note))) } (Text(note.superseded(sheet.voice)))
        }
    }
}

/// What decides in a book: each reading in a few words with who says so; folded below that, what it says, where, and every ruling.
pub(super) fn decided(sheet: &Sheet<'_>, decision: &Decision) -> Markup {
    let law = sheet.page.law.iter().find(|law| law.id == decision.id);
    let in_full = |way: &Way| law?.readings.iter().find(|reading| reading.reading == Some(way.reading));
    html! {
        li {
            (Text(&decision.asks))
            @for way in &decision.readings {
                details open[sheet.unfolded.law] {
                    summary {
                        @if let Some(number) = way.number { span.number { "[" (number) "]" } " " }
                        b { (Text(capitalize(&way.answer))) }
                        " · " span.faint { (Text(&way.who)) }
                    }
                    @let reading = in_full(way);
                    p {
                        @if let Some(reading) = reading { (Text(capitalize(&reading.meaning))) ". " }
                        @if !way.place.is_empty() { (Text(&way.place)) ". " }
                        @if let Some(reading) = reading.filter(|reading| !reading.notes.is_empty()) {
                            (Text(sheet.voice.say(&say!(page::InFull)))) " " (ways(sheet, &reading.notes)) "."
                        }
                    }
                }
            }
            @if let Some(open) = &decision.open { p.faint { (Text(capitalize(open))) } }
        }
    }
}

/// Who says so, where that stands, and what it says.
fn in_full(sheet: &Sheet<'_>, note: &Note) -> Markup {
    html! {
        p { (Text(&note.says)) }
        p.cited {
            (Text(capitalize(&note.authority)))
            @if !sheet.spot.in_book { (Text(note.superseded(sheet.voice))) }
            // In a book it stands under its source.
            @if !sheet.spot.in_book {
                " · "
                @match note.link {
                    Some(link) => a href=(link.address) { cite { (Text(&note.source)) } },
                    None => cite { (Text(&note.source)) },
                }
            }
            " · " (Text(&note.place))
        }
    }
}

/// How each answer comes about; in a book where that is asked for.
pub(super) fn steps(sheet: &Sheet<'_>, all: &[StepsOf]) -> Markup {
    if sheet.spot.in_book && !sheet.unfolded.steps {
        return html! {};
    }
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
                            p { b { (Text(capitalize(answer))) } " " (tags(under)) }
                            ul { @for step in steps { li { (Text(step)) } } }
                        }
                    }
                }
            }
        }
    }
}
