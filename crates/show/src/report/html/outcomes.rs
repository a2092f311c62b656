//! The outcomes of an answer: a card for each, with its board, and the table of all outcomes by rule set.

use carcassonne_law::{RuleSet, SetKind};
use carcassonne_position::wording::{Voice, say};
use carcassonne_text::capitalize;
use maud::{Markup, html};

use super::answer_context::AnswerContext;
use super::boards::{Patterns, Picture, PictureLabel, PicturePlace};
use super::escaped_text::Text;
use super::{labels, tags};
use crate::report::answer::board::AnswerBoard;
use crate::report::answer::{Column, HeadMeaning, Mark, MarkedRow, Outcomes, rule_set_names};

/// The maximum number of cards; the table has every outcome.
const MOST_CARDS: usize = 12;
/// The number of columns from which the table may be wider than a small screen.
const WIDE_TABLE: usize = 12;

/// A board with its outcomes, each with the labels of its subjects.
type Card<'p> = (Picture, Vec<(&'p str, &'p MarkedRow)>);

/// Returns a card for each different board, with the patterns of its picture; no cards if there are fewer than two. Elements that
/// `main_picture` has too are defined in it.
pub(super) fn cards(
    context: &AnswerContext<'_>,
    table: &Outcomes,
    board: Option<&AnswerBoard<'_>>,
    main_picture: Option<&mut Picture>,
) -> (Markup, Patterns) {
    let mut cards: Vec<Card<'_>> = Vec::new();
    for (group, (labels, rows)) in table.groups.iter().enumerate() {
        for (n, row) in rows.iter().enumerate() {
            let (Some(board), Some(outcome)) = (board, row.outcome_key.as_ref()) else { continue };
            // An outcome in several rows is drawn once.
            let has_outcome =
                |(_, rows): &&mut Card<'_>| rows.iter().any(|(_, known)| known.outcome_key.as_ref() == Some(outcome));
            if let Some((_, rows)) = cards.iter_mut().find(has_outcome) {
                rows.push((labels, row));
                continue;
            }
            let id = format!("B{}g{group}n{n}o", context.spot.number);
            let title = capitalize(&row.text);
            let label = PictureLabel::Title(&title);
            let Some(picture) = Picture::draw(board, Some(outcome), PicturePlace::Card, &id, label) else {
                continue;
            };
            let has_room = cards.len() < MOST_CARDS;
            match cards.iter_mut().find(|(known, _)| known.looks_like(&picture)) {
                Some((_, rows)) => rows.push((labels, row)),
                None if has_room => cards.push((picture, vec![(labels, row)])),
                None => {}
            }
        }
    }
    if cards.len() < 2 {
        return (html! {}, Patterns::new());
    }
    let patterns = cards.iter().flat_map(|(picture, _)| picture.patterns.clone()).collect();
    let pictures = cards.iter_mut().map(|(picture, _)| picture);
    Picture::share(main_picture.into_iter().chain(pictures), &format!("B{}s", context.spot.number));
    let cards = html! {
        section.may-be {
            (context.heading(1, None, &context.voice.say(&say!(page::MayBe))))
            ul.cards {
                @for (picture, rows) in &cards {
                    li.card {
                        (picture.svg())
                        @for (labels, row) in rows { (outcome(context, &table.rule_sets, labels, row)) }
                    }
                }
            }
        }
    };
    (cards, patterns)
}

/// Returns an outcome with the rule sets under which it is possible.
fn outcome(context: &AnswerContext<'_>, sets: &[RuleSet], subject_labels: &str, row: &MarkedRow) -> Markup {
    let rule_sets = |mark: Mark| -> Vec<String> {
        let marked: Vec<usize> = (0..sets.len()).filter(|n| row.marks[*n] == mark).collect();
        rule_set_names::list_selected(&marked, sets, context.voice)
    };
    let heading = html! { (labels(subject_labels)) (Text(row_start(subject_labels, &row.text))) };
    html! {
        (super::heading(context.level + 2, None, &heading))
        @for mark in [Mark::Yes, Mark::Maybe, Mark::Contested] {
            @let names = rule_sets(mark);
            @if !names.is_empty() {
                p class=(format!("tags {}", mark.word())) {
                    @if mark != Mark::Yes { span.mark { (mark.sign(true)) " " (Text(mark.meaning(context.voice))) } " " }
                    (tags(&names))
                }
            }
        }
    }
}

/// Returns the table of outcomes: a row for each outcome, a column for each rule set.
pub(super) fn table(context: &AnswerContext<'_>, table: &Outcomes) -> Markup {
    let (voice, sets) = (context.voice, &table.rule_sets);
    let heading = voice.say(&say!(page::EachRuleSet));
    let columns = table.columns(true);
    let parts = parts(&columns, sets);
    let classes: Vec<Option<&str>> = columns
        .iter()
        .enumerate()
        .map(|(n, column)| {
            let is_present = column.sets.iter().any(|n| sets[*n].is_present());
            let begins_part = n > 0 && parts.iter().any(|(_, start, _)| *start == n);
            match (is_present, begins_part) {
                (true, true) => Some("now first"),
                (true, false) => Some("now"),
                (false, true) => Some("first"),
                (false, false) => None,
            }
        })
        .collect();
    // A wide table is scrolled by keyboard too.
    let wide = (columns.len() > WIDE_TABLE).then_some("0");
    let id = wide.map(|_| context.id("table"));
    html! {
        section.outcomes {
            (context.heading(1, id.as_deref(), &heading))
            div.scroll tabindex=[wide] role=[wide.map(|_| "region")] aria-labelledby=[&id] {
                table {
                    caption.unseen { (Text(&heading)) }
                    thead {
                        @if parts.len() > 1 && !context.spot.is_in_book {
                            tr.kinds {
                                td {}
                                @for (kind, start, count) in &parts {
                                    th class=[(*start > 0).then_some("first")] scope="colgroup" colspan=(count) { (Text(kind_name(*kind, voice))) }
                                }
                            }
                        }
                        tr.sets {
                            th scope="col" { (Text(voice.say(&say!(page::Answer)))) }
                            @for (column, class) in columns.iter().zip(&classes) {
                                th scope="col" class=[class] {
                                    span { (Text(column.head.replace(',', ", "))) }
                                }
                            }
                        }
                    }
                    @for (labels, rows) in &table.groups {
                        tbody { @for row in rows { (table_row(row, labels, &columns, &classes, voice)) } }
                    }
                }
            }
            (legend(table, &columns, context))
        }
    }
}

/// Returns a row of the table. `classes` are those of the columns.
fn table_row(
    row: &MarkedRow,
    subject_labels: &str,
    columns: &[Column],
    classes: &[Option<&str>],
    voice: Voice<'_>,
) -> Markup {
    html! {
        tr {
            th scope="row" {
                @if subject_labels.is_empty() {
                    (Text(row_start(subject_labels, &row.text_with_numbers(voice))))
                } @else {
                    div { span { (labels(subject_labels)) } span { (Text(&row.text_with_numbers(voice))) } }
                }
            }
            @for (column, class) in columns.iter().zip(classes) {
                @let mark = &row.marks[column.sets[0]];
                @let meaning = (*mark != Mark::No).then(|| mark.meaning(voice));
                td class=[cell_classes(*mark, *class)] aria-label=[meaning] { (mark.sign(true)) }
            }
        }
    }
}

/// Capitalizes a text unless a label precedes it.
fn row_start(labels: &str, text: &str) -> String {
    if labels.is_empty() { capitalize(text) } else { text.to_owned() }
}

/// Returns the meanings of the marks in the table and of its short heads; in a book without yes and no.
fn legend(table: &Outcomes, columns: &[Column], context: &AnswerContext<'_>) -> Markup {
    let voice = context.voice;
    let is_explained = |mark: &Mark| !context.spot.is_in_book || !matches!(mark, Mark::Yes | Mark::No);
    let has_mark = |row: &MarkedRow, mark: Mark| columns.iter().any(|column| row.marks[column.sets[0]] == mark);
    let is_used = |mark: &Mark| is_explained(mark) && table.rows().any(|row| has_mark(row, *mark));
    let heads = table.heads(columns);
    if heads.is_empty() && !Mark::ALL.iter().any(is_used) {
        return html! {};
    }
    html! {
        p.legend aria-hidden="true" {
            @for mark in Mark::ALL.into_iter().filter(is_used) {
                span { b class=(mark.word()) { (mark.sign(true)) } " " (Text(mark.meaning(voice))) } " "
            }
            @for HeadMeaning { head, meanings, .. } in &heads {
                span { b { (Text(head)) } " " (Text(&meanings.join(", "))) } " "
            }
        }
    }
}

/// Returns the runs of columns with rule sets of one kind: the kind, the index of the first column, and the number of columns.
fn parts(columns: &[Column], sets: &[RuleSet]) -> Vec<(SetKind, usize, usize)> {
    let mut parts: Vec<(SetKind, usize, usize)> = Vec::new();
    for (n, kind) in columns.iter().map(|column| sets[column.sets[0]].kind()).enumerate() {
        match parts.last_mut() {
            Some((known, _, count)) if *known == kind => *count += 1,
            _ => parts.push((kind, n, 1)),
        }
    }
    parts
}

fn kind_name(kind: SetKind, voice: Voice<'_>) -> String {
    voice.say(&match kind {
        SetKind::Era => say!(page::Official),
        SetKind::Preset => say!(page::Agreed),
        SetKind::Dated => say!(page::Dated),
        SetKind::House => say!(page::Own),
    })
}

/// Returns the classes of a cell: those of its mark, unless that is no, and of its column.
fn cell_classes(mark: Mark, column: Option<&str>) -> Option<String> {
    let word = (mark != Mark::No).then(|| mark.word());
    let classes: Vec<&str> = word.into_iter().chain(column).collect();
    (!classes.is_empty()).then(|| classes.join(" "))
}
