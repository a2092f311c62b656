//! An answer as a document, part by part.

use super::{Block, Citation, Document, Grid, Tone, Words};
use crate::report::answer::board::AnswerBoard;
use crate::report::answer::{
    Column, Decision, LawOf, Mark, Note, Outcomes, Page, Part, StepsOf, SubjectAnswer, Today, Way,
};
use crate::report::detail::Boards;
use crate::report::judged::Report;
use crate::report::style::Style;
use crate::report::words;
use crate::rulebook::RuleSet;
use crate::wording::{Voice, say};

/// Where an answer stands in a text, and with what.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standing<'s> {
    /// The level of its heading.
    pub(super) level: usize,
    /// Its heading, where that is not its question.
    pub(super) title: Option<&'s str>,
    /// The picture of its board, if it has one, in place of the board in characters.
    pub(super) picture: Option<&'s str>,
}

/// An answer laid out below its heading.
pub(super) fn answer(report: &Report<'_>, board: Option<&AnswerBoard<'_>>, stands: Standing<'_>) -> Document {
    let page = Page::beside(report, board);
    let voice = report.table.voice();
    let mut told = Document::default();
    if let Some(title) = stands.title {
        told.add(Block::Head(stands.level, title.to_owned()));
    }
    for part in page.parts() {
        match part {
            Part::Question(_) if stands.title.is_some() => {}
            Part::Question(text) => told.add(Block::Head(stands.level, text.to_owned())),
            Part::Source(text) => told.say(Tone::Slanted, text),
            Part::ReadBack(texts) | Part::Notes(texts) => texts.iter().for_each(|text| told.text(text)),
            Part::MoreAsked(text)
            | Part::Unanswered(text)
            | Part::Same(text)
            | Part::MoreClaims(text)
            | Part::Why(text)
            | Part::Undisputed(text) => told.text(text),
            Part::Board => match (board, stands.picture) {
                (Some(board), Some(file)) => {
                    let shows = stands.title.or(page.question.as_deref()).unwrap_or_default().to_owned();
                    told.add(Block::Picture { file: file.to_owned(), shows });
                    if let Some(cut) = board.cut() {
                        told.say(Tone::Small, &voice.capitalized_sentence(&words::cut(cut)));
                    }
                }
                (Some(board), None) => drawn(&mut told, board, report.detail.board),
                (None, _) => {}
            },
            Part::Asked(all) => all.iter().for_each(|one| told.add(asked(one))),
            Part::Today(all) => all.iter().for_each(|today| say_today(&mut told, today, page.asked.len())),
            Part::Claims(claims) => {
                told.say(Tone::Strong, &voice.capitalized_sentence(&say!(report::Claims)));
                told.list(claims.iter().map(|claim| Words::text(&claim.text)));
            }
            Part::Outcomes(table) => outcomes(&mut told, table, voice),
            Part::Decided(decided) => decided.iter().for_each(|decision| decide(&mut told, decision)),
            Part::How(how) => how.iter().for_each(|how| told.text(&how.full)),
            // It is for those who have the program.
            Part::More(_) => {}
            Part::Steps(steps) => steps.iter().for_each(|of| comes_about(&mut told, of, stands.level + 1)),
            Part::Law(all) => all.iter().for_each(|law| in_full(&mut told, law, stands.level + 1, voice)),
        }
    }
    told
}

/// The board with its legend.
fn drawn(told: &mut Document, board: &AnswerBoard<'_>, boards: Boards) {
    let style = Style::PLAIN;
    let size = match boards {
        Boards::Sized(size) => size,
        Boards::Fitting | Boards::None => board.largest(style.width),
    };
    let Some(drawing) = board.draw(size, style) else { return };
    let legend: Vec<String> = drawing.legend.iter().map(|(sign, means)| format!("{sign} {means}")).collect();
    told.add(Block::Verbatim("text".to_owned(), drawing.lines));
    if !legend.is_empty() {
        told.say(Tone::Small, &style.language.voice().join_semicolons(&legend));
    }
}

/// What is answered, and where it is open.
fn asked(asked: &SubjectAnswer) -> Block {
    let heading = format!("{}.", asked.heading);
    let said: Vec<&str> = std::iter::once(heading.as_str()).chain(asked.ends()).collect();
    Block::Paragraph(Tone::Plain, Words::strong(&asked.label).then(&said.join(" ")))
}

/// What holds today: in one sentence, or in a list of several.
fn say_today(told: &mut Document, today: &Today, asked: usize) {
    if let Some((said, _)) = today.in_one(asked) {
        told.say(Tone::Strong, &said);
        return;
    }
    told.say(Tone::Strong, &format!("{}:", today.by));
    told.list(today.said.iter().map(|(of, said, _)| Words::strong(of).then(said)));
}

/// A question of law that decides, with its readings.
fn decide(told: &mut Document, decision: &Decision) {
    told.say(Tone::Strong, &decision.head);
    let open = decision.open.iter().map(|open| Words::text(open));
    told.list(decision.readings.iter().map(reading).chain(open));
}

/// A reading, who says so, and where.
fn reading(way: &Way) -> Words {
    let number = way.number.map_or_else(String::new, |number| format!("[{number}] "));
    let said: Vec<&str> = [&way.answer, &way.who].map(String::as_str).into_iter().filter(|s| !s.is_empty()).collect();
    let said = Words::text(&format!("{number}{}", said.join("; ")));
    if way.place.is_empty() {
        return said;
    }
    said.citing(Citation::of(&way.place, &way.document, way.link).led_by("; "))
}

/// How the answers on a subject come about.
fn comes_about(told: &mut Document, of: &StepsOf, level: usize) {
    told.add(Block::Head(level, of.heading.clone()));
    for (answer, under, steps) in &of.ways {
        told.text(&format!("{answer} ({}):", under.join(", ")));
        told.list(steps.iter().map(|step| Words::text(step)));
    }
}

/// A question of law with every ruling on it.
fn in_full(told: &mut Document, law: &LawOf, level: usize, voice: Voice<'_>) {
    told.add(Block::Head(level, format!("{} ({})", law.asks, law.id)));
    for reading in &law.readings {
        told.text(&reading.headed(&reading.meaning, voice));
        told.list(reading.notes.iter().map(|note| ruling(note, voice)));
    }
}

/// A ruling: who says so, where, and what.
fn ruling(note: &Note, voice: Voice<'_>) -> Words {
    let mut cited = Citation::of(&note.source, &note.source_id, note.link).led_by("; ");
    cited.place.extend(["; ", &note.place, &note.superseded(voice)]);
    cited.end = ". ";
    Words::text(&note.authority).citing(cited).then(&note.says)
}

/// The table of outcomes, with full ids; and what its signs mean.
fn outcomes(told: &mut Document, table: &Outcomes, voice: Voice<'_>) {
    let columns = table.columns(true);
    let today = RuleSet::find_present(&table.rule_sets);
    // Today's column is bold.
    let cell = |column: &Column, text: &str| match today {
        Some(today) if column.sets.contains(&today) => vec![Words::strong(text)],
        Some(_) | None => vec![Words::text(text)],
    };
    let head = std::iter::once(Vec::new()).chain(columns.iter().map(|column| cell(column, &column.head)));
    let mut rows = Vec::new();
    for (labels, lines) in &table.groups {
        for line in lines {
            let answer = vec![Words::strong(labels).then(&line.noted(voice))];
            let marks = columns.iter().map(|column| {
                let mark = column.sets.first().and_then(|set| line.marks.get(*set));
                cell(column, mark.map_or("", |mark| mark.sign(true)))
            });
            rows.push(std::iter::once(answer).chain(marks).collect());
        }
    }
    told.add(Block::Table(Grid { head: head.collect(), rows, is_of_signs: true }));
    let lines = table.lines();
    let mut legend: Vec<String> = Mark::ALL
        .into_iter()
        .filter(|mark| lines.iter().any(|line| line.marks.contains(mark)))
        .map(|mark| format!("{} {}", mark.sign(true), mark.means(voice)))
        .collect();
    for (head, ids) in table.heads(&columns, voice) {
        legend.push(format!("{head}: {}", voice.join_commas(&ids)));
    }
    told.say(Tone::Small, &voice.join_semicolons(&legend));
}
