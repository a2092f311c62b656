//! The law behind an answer, ruling by ruling, and how the answer comes about.

use maud::{Markup, html};

use super::sheet::Sheet;
use super::text::Text;
use super::{labels, tags};
use crate::report::answer::{LawOf, Note, StepsOf};
use crate::text::capitalised;
use crate::wording::say;

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

/// A ruling in full: who says so, where that stands, and what it says.
fn cited(sheet: &Sheet<'_>, note: &Note) -> Markup {
    html! {
        li {
            div {
            p { (Text(&note.says)) }
            p.cited {
                (Text(capitalised(&note.authority)))
                (Text(note.superseded(sheet.voice)))
                " · "
                @match note.link {
                    Some(link) => a href=(link.address) { cite { (Text(&note.source)) } },
                    None => cite { (Text(&note.source)) },
                }
                " · " (Text(&note.place))
            }
            }
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
