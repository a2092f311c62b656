//! Markdown, for a forum post or a wiki.

use std::fmt::Write;
use std::io;

use super::answer::board::Board;
use super::answer::{Mark, Page};
use super::format::{Boards, Format, Listing, Output, Report, Run, Sheet};
use super::law::{LawPage, Paragraph};
use super::plain;
use super::style::Style;
use crate::rulebook::RuleSet;
use crate::wording::{Voice, say};

/// Markdown.
#[derive(Debug)]
pub(super) struct Markdown;

impl Format for Markdown {
    fn word(&self) -> &'static str {
        "markdown"
    }

    fn help(&self, output: Output) -> &'static str {
        match output {
            Output::Answers => "Markdown, for a forum post",
            Output::Listings => "Markdown",
            Output::Explanations => "",
        }
    }

    fn report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        sheet.name("# ", report.file, run)?;
        sheet.out.write_all(markdown(report).as_bytes())
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        writeln!(sheet.out, "{}", law_markdown(&listing.page).trim_end())
    }
}

/// A report as markdown.
fn markdown(report: &Report<'_>) -> String {
    let style = Style::PLAIN;
    let today = report.judgement.rule_sets.iter().position(RuleSet::is_present);
    let board = match report.detail.board {
        Boards::None => None,
        Boards::Fitting | Boards::Of(_) => {
            Board::of(report.table, &report.judgement.subjects, today, style.width)
        }
    };
    let letters = board.as_ref().map(|board| board.letters.clone()).unwrap_or_default();
    let page = Page::of(report, &letters);
    let voice = Voice::english(report.table.scenario);
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push_str("\n\n");
    };
    if let Some(question) = &page.question {
        line(format!("## {}", escaped(question)));
    }
    if let Some(source) = &page.source {
        line(format!(
            "_{}_",
            escaped(&voice.sentence(&say!(report::Source { source: source.clone() })))
        ));
    }
    for doubt in &page.doubts {
        line(escaped(&voice.sentence(&say!(report::Note { text: doubt.clone() }))));
    }
    if let Some(board) = &board {
        let size = match report.detail.board {
            Boards::Of(size) => size,
            Boards::Fitting | Boards::None => board.largest(style.width),
        };
        if let Some(drawing) = board.draw(size, style) {
            line(format!("```text\n{}\n```", drawing.lines.join("\n")));
            let legend: Vec<String> =
                drawing.legend.iter().map(|(sign, means)| format!("{sign} {means}")).collect();
            if !legend.is_empty() {
                line(format!("<sub>{}</sub>", escaped(&legend.join("   "))));
            }
        }
    }
    for asked in &page.asked {
        let label =
            if asked.label.is_empty() { String::new() } else { format!("**{}** ", asked.label) };
        let open = asked.open.as_ref().map_or(String::new(), |open| format!(" {open}"));
        line(escaped(&format!("{}.{open}", asked.heading)).replacen("", &label, 1));
    }
    if let Some(more) = &page.more_asked {
        line(escaped(more));
    }
    for today in &page.today {
        match today.said.as_slice() {
            [] => {}
            [(labels, said, _)] if labels.is_empty() || page.asked.len() == 1 => {
                line(format!("**{}: {}**", escaped(&today.by), escaped(said)));
            }
            many => {
                line(format!("**{}:**", escaped(&today.by)));
                let said = many.iter().map(|(labels, said, _)| match labels.as_str() {
                    "" => format!("- {}", escaped(said)),
                    labels => format!("- **{labels}** {}", escaped(said)),
                });
                line(said.collect::<Vec<_>>().join("\n"));
            }
        }
    }
    if let Some(same) = &page.same {
        line(escaped(same));
    }
    if !page.claims.is_empty() {
        line(escaped(&voice.sentence(&say!(report::Claims))));
        let claims = page.claims.iter().map(|claim| format!("- {}", escaped(&claim.text)));
        line(claims.collect::<Vec<_>>().join("\n"));
    }
    if let Some(more) = &page.more_claims {
        line(escaped(more));
    }
    if !page.table.groups.is_empty() {
        line(outcomes(&page, voice));
    }
    for decision in &page.decided {
        let head = voice.sentence(&say!(report::DecidedBy { question: decision.asks.clone() }));
        let readings = decision.readings.iter().map(|reading| {
            let parts: Vec<String> =
                reading.iter().filter(|part| !part.is_empty()).map(|part| escaped(part)).collect();
            format!("- {}", parts.join("; "))
        });
        line(format!("{}\n{}", escaped(&head), readings.collect::<Vec<_>>().join("\n")));
    }
    if let Some(undisputed) = &page.undisputed {
        line(escaped(undisputed));
    }
    in_full(&page, voice, &mut line);
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

/// The steps and the law, where they were asked for.
fn in_full(page: &Page, voice: Voice<'_>, line: &mut impl FnMut(String)) {
    for steps in &page.steps {
        line(format!("### {}", escaped(&steps.heading)));
        for (answer, under, steps) in &steps.ways {
            let steps = steps.iter().map(|step| format!("- {}", escaped(step)));
            line(format!(
                "{} ({}):\n{}",
                escaped(answer),
                escaped(&under.join(", ")),
                steps.collect::<Vec<_>>().join("\n")
            ));
        }
    }
    for law in &page.law {
        line(format!("### {} ({})", escaped(&law.asks), escaped(&law.id)));
        for (meaning, under, notes) in &law.readings {
            let notes = notes.iter().map(|note| {
                let superseded = if note.superseded {
                    format!(" ({})", voice.say(&say!(report::Superseded)))
                } else {
                    String::new()
                };
                escaped(&format!(
                    "[{}] {}; {}; {}{superseded}. {}",
                    note.number, note.authority, note.source, note.place, note.says
                ))
            });
            let notes: Vec<String> = notes.map(|note| format!("- {note}")).collect();
            line(format!(
                "{}: {}\n{}",
                escaped(meaning),
                escaped(&under.join(", ")),
                notes.join("\n")
            ));
        }
    }
}

/// The table of outcomes, with full ids.
fn outcomes(page: &Page, voice: Voice<'_>) -> String {
    let columns = page.table.columns(true);
    let mut out = String::from("| |");
    for column in &columns {
        let _ = write!(out, " {} |", escaped(&column.head));
    }
    out.push_str("\n|---|");
    out.push_str(&":-:|".repeat(columns.len()));
    for (labels, lines) in &page.table.groups {
        for line in lines {
            let label = if labels.is_empty() { String::new() } else { format!("**{labels}** ") };
            let _ = write!(out, "\n| {label}{} |", escaped(&line.text));
            for column in &columns {
                let _ = write!(out, " {} |", line.marks[column.sets[0]].sign(true));
            }
        }
    }
    let lines = page.table.lines();
    let mut legend: Vec<String> = Mark::ALL
        .into_iter()
        .filter(|mark| lines.iter().any(|line| line.marks.contains(mark)))
        .map(|mark| format!("{} {}", mark.sign(true), voice.say(&plain::meaning(mark))))
        .collect();
    for (head, ids) in page.table.heads(&columns) {
        legend.push(format!("{head}: {}", ids.join(", ")));
    }
    let _ = write!(out, "\n\n<sub>{}</sub>", escaped(&legend.join("; ")));
    out
}

/// A page of law as markdown.
fn law_markdown(page: &LawPage) -> String {
    let mut out = String::new();
    for paragraph in &page.paragraphs {
        match paragraph {
            Paragraph::Head(text) => {
                let _ = writeln!(out, "## {}\n", escaped(text));
            }
            Paragraph::Text(text) => {
                let _ = writeln!(out, "{}\n", escaped(text));
            }
            Paragraph::Item(mark, text) => {
                let mark = if mark == "-" { String::new() } else { format!("{} ", escaped(mark)) };
                let _ = writeln!(out, "- {mark}{}", escaped(text));
            }
            Paragraph::Aside(text) => {
                let _ = writeln!(out, "  {}", escaped(text));
            }
            Paragraph::Table(header, rows) => {
                let _ =
                    writeln!(out, "| {} |\n|{}", header.join(" | "), "---|".repeat(header.len()));
                for row in rows {
                    let cells: Vec<String> =
                        row.iter().map(|c| escaped(c).replace('\n', "<br>")).collect();
                    let _ = writeln!(out, "| {} |", cells.join(" | "));
                }
                out.push('\n');
            }
            Paragraph::Blank => out.push('\n'),
        }
    }
    out
}

/// Text in which nothing is taken for markdown.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // A line that a user broke does not end a heading or a row.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for c in text.chars() {
        if matches!(c, '|' | '*' | '_' | '`' | '<' | '>' | '[' | ']' | '\\' | '#') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
