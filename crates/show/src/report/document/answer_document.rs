//! An answer as a document, part by part.

use carcassonne_law::RuleSet;
use carcassonne_position::wording::{Join, Voice, say};

use super::{Block, Citation, Document, Emphasis, Grid, Line};
use crate::report::answer::board::AnswerBoard;
use crate::report::answer::{
    AnswerSteps, Column, Decision, FullRuling, HeadMeaning, Mark, Outcomes, Page, Part, QuestionRulings, ReadingRow,
    SubjectAnswer, SubjectSteps, Today,
};
use crate::report::detail::Boards;
use crate::report::judged::Report;
use crate::report::phrases;
use crate::report::style::Style;

/// The heading and the picture of an answer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Placement<'s> {
    /// The level of the heading.
    pub(super) level: usize,
    /// The heading, in place of the question.
    pub(super) title: Option<&'s str>,
    /// The file of a picture of the board, in place of the board in characters.
    pub(super) picture: Option<&'s str>,
}

/// Lays out an answer with its heading.
pub(super) fn answer_document(
    report: &Report<'_>,
    board: Option<&AnswerBoard<'_>>,
    placement: Placement<'_>,
) -> Document {
    let page = Page::with_board(report, board);
    let voice = report.table.voice();
    let mut document = Document::default();
    if let Some(title) = placement.title {
        document.push(Block::Head(placement.level, title.to_owned()));
    }
    for part in page.parts() {
        match part {
            Part::Question(_) if placement.title.is_some() => {}
            Part::Question(text) => document.push(Block::Head(placement.level, text.to_owned())),
            Part::Source(text) => document.push_paragraph(Emphasis::Italic, text),
            Part::ReadBack(texts) | Part::Notes(texts) => texts.iter().for_each(|text| document.push_text(text)),
            Part::MoreSubjects(text)
            | Part::Unanswered(text)
            | Part::Agreement(text)
            | Part::MoreClaims(text)
            | Part::PairNote(text)
            | Part::Undisputed(text) => document.push_text(text),
            Part::Board => match (board, placement.picture) {
                (Some(board), Some(file)) => {
                    let alternative = placement.title.or(page.question.as_deref()).unwrap_or_default().to_owned();
                    document.push(Block::Picture { file: file.to_owned(), alternative });
                    if let Some(cut) = board.cut() {
                        document.push_paragraph(Emphasis::Small, &voice.capitalized_sentence(&phrases::cut(cut)));
                    }
                }
                (Some(board), None) => push_board(&mut document, board, report.detail.board),
                (None, _) => {}
            },
            Part::Subjects(all) => all.iter().for_each(|asked| document.push(subject(asked))),
            Part::Today(all) => all.iter().for_each(|today| push_today(&mut document, today, page.subjects.len())),
            Part::Claims(claims) => {
                document.push_paragraph(Emphasis::Strong, &voice.capitalized_sentence(&say!(report::Claims)));
                document.push_list(claims.iter().map(|claim| Line::text(&claim.text)));
            }
            Part::Outcomes(table) => push_outcomes(&mut document, table, voice),
            Part::Decisions(decided) => decided.iter().for_each(|decision| push_decision(&mut document, decision)),
            Part::Explanations(how) => how.iter().for_each(|how| document.push_text(&how.full)),
            // Only users of the program can give the flags.
            Part::MoreDetail(_) => {}
            Part::Steps(steps) => steps.iter().for_each(|steps| push_steps(&mut document, steps, placement.level + 1)),
            Part::Law(all) => all.iter().for_each(|law| push_law(&mut document, law, placement.level + 1, voice)),
        }
    }
    document
}

fn push_board(document: &mut Document, board: &AnswerBoard<'_>, boards: Boards) {
    let style = Style::PLAIN;
    let size = match boards {
        Boards::Sized(size) => size,
        Boards::Fitting | Boards::None => board.largest_size(style.width),
    };
    let Some(drawing) = board.draw(size, style) else { return };
    let legend: Vec<String> = drawing.legend.iter().map(|(sign, meaning)| format!("{sign} {meaning}")).collect();
    document.push(Block::Verbatim("text".to_owned(), drawing.lines));
    if !legend.is_empty() {
        document.push_paragraph(Emphasis::Small, &Voice::in_language(style.language).join(&legend, Join::Semicolons));
    }
}

/// Returns a subject with its open ends.
fn subject(asked: &SubjectAnswer) -> Block {
    let heading = format!("{}.", asked.heading);
    let sentences: Vec<&str> = std::iter::once(heading.as_str()).chain(asked.ends()).collect();
    Block::Paragraph(Emphasis::Plain, Line::strong(&asked.label).with_text(&sentences.join(" ")))
}

/// Adds today's answer, in one sentence or in a list. `subjects` is the number of subjects.
fn push_today(document: &mut Document, today: &Today, subjects: usize) {
    if let Some((sentence, _)) = today.single_sentence(subjects) {
        document.push_paragraph(Emphasis::Strong, &sentence);
        return;
    }
    document.push_paragraph(Emphasis::Strong, &format!("{}:", today.rules));
    document.push_list(today.answers.iter().map(|(labels, sentence, _)| Line::strong(labels).with_text(sentence)));
}

/// Adds a deciding question with its readings.
fn push_decision(document: &mut Document, decision: &Decision) {
    document.push_paragraph(Emphasis::Strong, &decision.head);
    let open = decision.open.iter().map(|open| Line::text(open));
    document.push_list(decision.readings.iter().map(reading).chain(open));
}

/// Returns a reading with its authority and its place.
fn reading(way: &ReadingRow) -> Line {
    let number = way.number.map_or_else(String::new, |number| format!("[{number}] "));
    let texts: Vec<&str> =
        [&way.answer, &way.authority].map(String::as_str).into_iter().filter(|s| !s.is_empty()).collect();
    let line = Line::text(&format!("{number}{}", texts.join("; ")));
    if way.place.is_empty() {
        return line;
    }
    line.with_citation(Citation::from_text(&way.place, &way.document, way.link).with_lead("; "))
}

fn push_steps(document: &mut Document, subject: &SubjectSteps, level: usize) {
    document.push(Block::Head(level, subject.heading.clone()));
    for AnswerSteps { answer, rules, steps, .. } in &subject.answers {
        document.push_text(&format!("{answer} ({rules}):"));
        document.push_list(steps.iter().map(|step| Line::text(step)));
    }
}

fn push_law(document: &mut Document, law: &QuestionRulings, level: usize, voice: Voice<'_>) {
    document.push(Block::Head(level, format!("{} ({})", law.asks, law.id)));
    for reading in &law.readings {
        document.push_text(&reading.headline(&reading.meaning, voice));
        document.push_list(reading.rulings.iter().map(|note| ruling(note, voice)));
    }
}

fn ruling(note: &FullRuling, voice: Voice<'_>) -> Line {
    let mut citation = Citation::from_text(&note.source, &note.source_id, note.link).with_lead("; ");
    citation.place.extend(["; ", &note.place, &note.superseded_note(voice)]);
    citation.end = ". ";
    Line::text(&note.authority).with_citation(citation).with_text(&note.says)
}

/// Adds the table of outcomes with its legend.
fn push_outcomes(document: &mut Document, table: &Outcomes, voice: Voice<'_>) {
    let columns = table.columns(true);
    let today = RuleSet::find_present(&table.rule_sets);
    // Today's column is bold.
    let cell = |column: &Column, text: &str| match today {
        Some(today) if column.sets.contains(&today) => vec![Line::strong(text)],
        Some(_) | None => vec![Line::text(text)],
    };
    let head = std::iter::once(Vec::new()).chain(columns.iter().map(|column| cell(column, &column.head)));
    let mut rows = Vec::new();
    for (labels, marked_rows) in &table.groups {
        for row in marked_rows {
            let answer = vec![Line::strong(labels).with_text(&row.text_with_numbers(voice))];
            let marks = columns.iter().map(|column| {
                let mark = column.sets.first().and_then(|set| row.marks.get(*set));
                cell(column, mark.map_or("", |mark| mark.sign(true)))
            });
            rows.push(std::iter::once(answer).chain(marks).collect());
        }
    }
    document.push(Block::Table(Grid { head: head.collect(), rows, has_only_signs: true }));
    let mut legend: Vec<String> = Mark::ALL
        .into_iter()
        .filter(|mark| table.rows().any(|row| row.marks.contains(mark)))
        .map(|mark| format!("{} {}", mark.sign(true), mark.meaning(voice)))
        .collect();
    for HeadMeaning { head, meanings, .. } in table.heads(&columns) {
        legend.push(format!("{head}: {}", voice.join(&meanings, Join::Commas)));
    }
    document.push_paragraph(Emphasis::Small, &voice.join(&legend, Join::Semicolons));
}
