//! Markdown, for a forum post or a wiki.

use std::fmt::Write;
use std::io;

use super::format::{Format, Listing, Output, Report, Run, Sheet};
use super::law::{LawPage, Paragraph};
use super::page::Page;

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
        sheet.out.write_all(markdown(&report.page()).as_bytes())
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        writeln!(sheet.out, "{}", law_markdown(&listing.page).trim_end())
    }
}

/// A page as markdown.
fn markdown(page: &Page) -> String {
    let mut out = String::new();
    if let Some(question) = &page.question {
        let _ = writeln!(out, "## {}\n", escaped(question));
    }
    if let Some(source) = &page.source {
        let _ = writeln!(out, "_Source: {}_\n", escaped(source));
    }
    for doubt in &page.doubts {
        let _ = writeln!(out, "Note: {}\n", escaped(doubt));
    }
    for section in &page.sections {
        let _ = writeln!(
            out,
            "### {}\n\n{}\n\n**{}**\n",
            escaped(&section.title),
            escaped(&section.about),
            escaped(&section.headline)
        );
        let _ = writeln!(out, "| verdict | under | because |\n|---|---|---|");
        for row in &section.rows {
            let cell = |lines: &[String]| {
                lines.iter().map(|l| escaped(l)).collect::<Vec<_>>().join("<br>")
            };
            let _ = writeln!(
                out,
                "| {} | {} | {} |",
                cell(&row.verdict),
                escaped(&row.under.join(", ")),
                cell(&row.because)
            );
        }
        out.push('\n');
        for row in section.rows.iter().filter(|r| !r.steps.is_empty()) {
            let _ = writeln!(
                out,
                "{}, under {}:\n",
                escaped(&row.phrase),
                escaped(&row.under.join(", "))
            );
            for step in &row.steps {
                let _ = writeln!(out, "- {}", escaped(step));
            }
            out.push('\n');
        }
    }
    if !page.asides.is_empty() {
        let _ = writeln!(out, "### Also answered; nobody stands there\n");
        for aside in &page.asides {
            let _ = writeln!(out, "- {}", escaped(aside));
        }
        out.push('\n');
    }
    if !page.claims.is_empty() {
        let _ = writeln!(out, "### Claims\n");
        for claim in &page.claims {
            let standings: Vec<String> = claim
                .standings
                .iter()
                .map(|(s, ids)| format!("**{}** under {}", s.word(), ids.join(", ")))
                .collect();
            let _ = writeln!(out, "- {}: {}", escaped(&claim.claim), standings.join("; "));
        }
        out.push('\n');
    }
    if !page.notes.is_empty() {
        let _ = writeln!(out, "### What the law was asked\n");
        for (id, asks) in &page.questions {
            let _ = writeln!(out, "- **{}**: {}", escaped(id), escaped(asks));
        }
        let _ = writeln!(out, "\n### Rulings\n");
        for note in &page.notes {
            let _ = writeln!(
                out,
                "- \\[{}\\] {}. {}: {}. {}",
                note.number,
                escaped(&note.head()),
                escaped(&note.source),
                escaped(&note.place),
                escaped(&note.says)
            );
        }
    }
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
    for c in text.chars() {
        if matches!(c, '|' | '*' | '_' | '`' | '<' | '>' | '[' | ']' | '\\' | '#') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
