//! The outcomes of an answer: a card for each, with its board; and the table of what each rule set says.

use maud::{Markup, html};

use super::boards::{Patterns, Picture, Stands, Told};
use super::sheet::Sheet;
use super::text::Text;
use super::{labels, tags};
use crate::report::answer::board::AnswerBoard;
use crate::report::answer::{Column, Mark, MarkedRow, Outcomes, named};
use crate::rulebook::{RuleSet, SetKind};
use crate::text::capitalize;
use crate::wording::{Voice, say};

/// How many boards have cards; the table shows every outcome.
const MOST: usize = 12;
/// From how many rule sets on the table may be wider than a small screen.
const MANY: usize = 12;

/// A board with the answers to which it comes: each with the labels that it is about.
type Card<'p> = (Picture, Vec<(&'p str, &'p MarkedRow)>);

/// What may come out, where boards show how the outcomes differ: a card for each board, with the patterns of
/// these. What they have in common with the picture of the whole board is shown from there.
pub(super) fn cards(
    sheet: &Sheet<'_>,
    table: &Outcomes,
    board: Option<&AnswerBoard<'_>>,
    whole: Option<&mut Picture>,
) -> (Markup, Patterns) {
    let mut cards: Vec<Card<'_>> = Vec::new();
    for (group, (of, lines)) in table.groups.iter().enumerate() {
        for (n, line) in lines.iter().enumerate() {
            let (Some(board), Some(row)) = (board, line.row.as_ref()) else { continue };
            // What one outcome says in several rows is drawn once.
            let drawn = |(_, answers): &&mut Card<'_>| answers.iter().any(|(_, known)| known.row.as_ref() == Some(row));
            if let Some((_, answers)) = cards.iter_mut().find(drawn) {
                answers.push((of, line));
                continue;
            }
            let id = format!("B{}g{group}n{n}o", sheet.spot.number);
            let title = capitalize(&line.text);
            let Some(picture) = Picture::of(board, Some(row), Stands::Among, &id, Told::Title(&title)) else {
                continue;
            };
            let more = cards.len() < MOST;
            match cards.iter_mut().find(|(known, _)| known.looks_like(&picture)) {
                Some((_, answers)) => answers.push((of, line)),
                None if more => cards.push((picture, vec![(of, line)])),
                None => {}
            }
        }
    }
    if cards.len() < 2 {
        return (html! {}, Patterns::new());
    }
    let patterns = cards.iter().flat_map(|(picture, _)| picture.patterns.clone()).collect();
    let each = cards.iter_mut().map(|(picture, _)| picture);
    Picture::share(whole.into_iter().chain(each), &format!("B{}s", sheet.spot.number));
    let cards = html! {
        section.may-be {
            (sheet.heading(1, None, &sheet.voice.say(&say!(page::MayBe))))
            ul.cards {
                @for (picture, answers) in &cards {
                    li.card {
                        (picture.svg())
                        @for (of, line) in answers { (answer(sheet, &table.rule_sets, of, line)) }
                    }
                }
            }
        }
    };
    (cards, patterns)
}

/// An outcome: what it is, and who says so.
fn answer(sheet: &Sheet<'_>, sets: &[RuleSet], of: &str, line: &MarkedRow) -> Markup {
    let under = |mark: Mark| -> Vec<String> {
        let so: Vec<usize> = (0..sets.len()).filter(|n| line.marks[*n] == mark).collect();
        named::under(&so, sets, sheet.voice)
    };
    html! {
        (super::heading(sheet.level + 2, None, &html! { (labels(of)) (Text(begun(of, &line.text))) }))
        @for mark in [Mark::So, Mark::Maybe, Mark::Contested] {
            @let ids = under(mark);
            @if !ids.is_empty() {
                p class=(format!("tags {}", mark.word())) {
                    @if mark != Mark::So { span.mark { (mark.sign(true)) " " (Text(mark.means(sheet.voice))) } " " }
                    (tags(&ids))
                }
            }
        }
    }
}

/// The table of outcomes: a row an outcome, a column a rule set.
pub(super) fn table(sheet: &Sheet<'_>, table: &Outcomes) -> Markup {
    let (voice, sets) = (sheet.voice, &table.rule_sets);
    let heading = voice.say(&say!(page::EachRuleSet));
    let columns = table.columns(true);
    let parts = parts(&columns, sets);
    let begins = |n: usize| n > 0 && parts.iter().any(|(_, from, _)| *from == n);
    let column = |n: usize, of: &Column| {
        let today = of.sets.iter().any(|n| sets[*n].is_present());
        let first = begins(n);
        match (today, first) {
            (true, true) => Some("now first"),
            (true, false) => Some("now"),
            (false, true) => Some("first"),
            (false, false) => None,
        }
    };
    let many = (columns.len() > MANY).then_some("0");
    html! {
        section.outcomes {
            (sheet.heading(1, many.map(|_| sheet.id("table")).as_deref(), &heading))
            div.scroll tabindex=[many] role=[many.map(|_| "region")] aria-labelledby=[many.map(|_| sheet.id("table"))] {
                table {
                    caption.unseen { (Text(&heading)) }
                    thead {
                        @if parts.len() > 1 && !sheet.spot.in_book {
                            tr.kinds {
                                td {}
                                @for (kind, from, count) in &parts {
                                    th class=[(*from > 0).then_some("first")] scope="colgroup" colspan=(count) { (Text(kinds(*kind, voice))) }
                                }
                            }
                        }
                        tr.sets {
                            th scope="col" { (Text(voice.say(&say!(page::Answer)))) }
                            @for (n, of) in columns.iter().enumerate() {
                                th scope="col" class=[column(n, of)] {
                                    span { (Text(of.head.replace(',', ", "))) }
                                }
                            }
                        }
                    }
                    @for (of, lines) in &table.groups {
                        tbody {
                            @for line in lines {
                                tr {
                                    th scope="row" {
                                        @if of.is_empty() {
                                            (Text(begun(of, &line.noted(voice))))
                                        } @else {
                                            div { span { (labels(of)) } span { (Text(&line.noted(voice))) } }
                                        }
                                    }
                                    @for (n, of) in columns.iter().enumerate() {
                                        @let mark = &line.marks[of.sets[0]];
                                        @let says = (*mark != Mark::Not).then(|| mark.means(voice));
                                        td class=[classes(*mark, column(n, of))] aria-label=[says] { (mark.sign(true)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            (legend(table, &columns, sheet))
        }
    }
}

/// A phrase as it begins a line: behind a label as it is.
fn begun(label: &str, text: &str) -> String {
    if label.is_empty() { capitalize(text) } else { text.to_owned() }
}

/// What the marks of the table mean, of those that are there.
fn legend(table: &Outcomes, columns: &[Column], sheet: &Sheet<'_>) -> Markup {
    let (lines, voice) = (table.lines(), sheet.voice);
    // In a book yes and no need not be told each time.
    let told = |mark: &Mark| !sheet.spot.in_book || !matches!(mark, Mark::So | Mark::Not);
    let used = |mark: &Mark| {
        if !told(mark) {
            return false;
        }
        let shown = |line: &&MarkedRow| columns.iter().any(|of| line.marks[of.sets[0]] == *mark);
        lines.iter().any(shown)
    };
    let heads = table.heads(columns, voice);
    if heads.is_empty() && !Mark::ALL.iter().any(used) {
        return html! {};
    }
    html! {
        p.legend aria-hidden="true" {
            @for mark in Mark::ALL.into_iter().filter(used) {
                span { b class=(mark.word()) { (mark.sign(true)) } " " (Text(mark.means(voice))) } " "
            }
            @for (head, ids) in &heads {
                span { b { (Text(head)) } " " (Text(&ids.join(", "))) } " "
            }
        }
    }
}

/// Columns with rule sets of one kind side by side: the kind, the first of them, and how many they are.
fn parts(columns: &[Column], sets: &[RuleSet]) -> Vec<(SetKind, usize, usize)> {
    let mut parts: Vec<(SetKind, usize, usize)> = Vec::new();
    for (n, kind) in columns.iter().map(|of| sets[of.sets[0]].kind()).enumerate() {
        match parts.last_mut() {
            Some((known, _, count)) if *known == kind => *count += 1,
            _ => parts.push((kind, n, 1)),
        }
    }
    parts
}

/// What rule sets of a kind are called together.
fn kinds(kind: SetKind, voice: Voice<'_>) -> String {
    voice.say(&match kind {
        SetKind::Era => say!(page::Official),
        SetKind::Preset => say!(page::Agreed),
        SetKind::Dated => say!(page::Dated),
        SetKind::House => say!(page::Own),
    })
}

/// A mark in a column as classes; what a rule set does not say needs none.
fn classes(mark: Mark, column: Option<&str>) -> Option<String> {
    let word = (mark != Mark::Not).then(|| mark.word());
    let classes: Vec<&str> = word.into_iter().chain(column).collect();
    (!classes.is_empty()).then(|| classes.join(" "))
}
