//! Markdown, for a forum post or a wiki.

use std::io;

use super::answer::board::AnswerBoard;
use super::answer::{Column, Decision, LawOf, Mark, Outcomes, Page, Part, StepsOf, SubjectAnswer, Today};
use super::configured::Configured;
use super::detail::Boards;
use super::format::{Format, Listing, Output, Run, Sheet};
use super::judged::Report;
use super::law::{LawPage, Paragraph};
use super::markup::{Links, Markup};
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
            Output::Checks | Output::Explanations => "",
        }
    }

    fn report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        sheet.name("# ", &Markup::text(report.file).to_string(), run)?;
        sheet.out.write_all(markdown(report).as_bytes())
    }

    fn configured(&self, by: &Configured, sheet: &mut Sheet<'_>) -> io::Result<()> {
        writeln!(sheet.out, "\n{}", Markup::text(&by.sentence(sheet.style.language.voice())).slanted())
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        writeln!(sheet.out, "{}", law_markdown(&listing.page).trim_end())
    }
}

/// A report as markdown: its parts, an empty line between two.
fn markdown(report: &Report<'_>) -> String {
    let style = Style::PLAIN;
    let board = AnswerBoard::of(report, style.width);
    let page = Page::beside(report, board.as_ref());
    let voice = report.table.voice();
    let mut links = Links::default();
    let mut parts: Vec<Markup> = Vec::new();
    for part in page.parts() {
        match part {
            Part::Question(text) => parts.push(Markup::sign("## ").with(&Markup::text(text))),
            Part::Source(text) => parts.push(Markup::text(text).slanted()),
            Part::ReadBack(texts) | Part::Notes(texts) => {
                parts.extend(texts.iter().map(|text| Markup::text(text)));
            }
            Part::MoreAsked(text)
            | Part::Unanswered(text)
            | Part::Same(text)
            | Part::MoreClaims(text)
            | Part::Why(text)
            | Part::Undisputed(text) => parts.push(Markup::text(text)),
            Part::Board => parts.extend(board.iter().flat_map(|board| drawn(board, report.detail.board, style))),
            Part::Asked(all) => parts.extend(all.iter().map(asked)),
            Part::Today(all) => {
                parts.extend(all.iter().flat_map(|today| said_today(today, page.asked.len())));
            }
            Part::Claims(claims) => {
                parts.push(Markup::text(&voice.sentence(&say!(report::Claims))).strong());
                parts.push(listed(claims.iter().map(|claim| Markup::text(&claim.text))));
            }
            Part::Outcomes(table) => parts.extend(outcomes(table, voice)),
            Part::Decided(decided) => {
                parts.extend(decided.iter().flat_map(|decision| decides(decision, &mut links)));
            }
            Part::How(how) => parts.extend(how.iter().map(|how| Markup::text(&how.full))),
            // It is for those who have the program.
            Part::More(_) => {}
            Part::Steps(steps) => parts.extend(steps.iter().flat_map(comes_about)),
            Part::Law(all) => {
                parts.extend(all.iter().flat_map(|law| in_full(law, voice, &mut links)));
            }
        }
    }
    parts.push(links.definitions());
    format!("{}\n", Markup::joined(parts, "\n\n"))
}

/// A question of law that decides, with its readings.
fn decides(decision: &Decision, links: &mut Links) -> [Markup; 2] {
    let readings = decision.readings.iter().map(|way| {
        let place = links.within(&way.place, way.link);
        let parts = [Markup::text(&way.answer), Markup::text(&way.who), place];
        let number = way.number.map_or_else(String::new, |number| format!("[{number}]"));
        Markup::text(&number).then(Markup::joined(parts, "; "))
    });
    let open = decision.open.iter().map(|open| Markup::text(open));
    let readings = listed(readings.chain(open));
    [Markup::text(&decision.head).strong(), readings]
}

/// The board with its legend.
fn drawn(board: &AnswerBoard, boards: Boards, style: Style) -> Vec<Markup> {
    let size = match boards {
        Boards::Of(size) => size,
        Boards::Fitting | Boards::None => board.largest(style.width),
    };
    let Some(drawing) = board.draw(size, style) else {
        return Vec::new();
    };
    let legend: Vec<String> = drawing.legend.iter().map(|(sign, means)| format!("{sign} {means}")).collect();
    vec![Markup::drawing(&drawing.lines), Markup::text(&style.language.voice().apart(&legend)).small()]
}

/// What is answered, and where it is open.
fn asked(asked: &SubjectAnswer) -> Markup {
    let open = asked.open.as_ref().map_or(String::new(), |open| format!(" {open}"));
    let heading = Markup::text(&format!("{}.{open}", asked.heading));
    Markup::text(&asked.label).strong().then(heading)
}

/// What holds today: in one sentence, or in a list of several.
fn said_today(today: &Today, asked: usize) -> Vec<Markup> {
    if let Some((said, _)) = today.in_one(asked) {
        return vec![Markup::text(&said).strong()];
    }
    let said = today.said.iter().map(|(of, said, _)| Markup::text(of).strong().then(Markup::text(said)));
    vec![Markup::text(&format!("{}:", today.by)).strong(), listed(said)]
}

/// A list.
fn listed(entries: impl IntoIterator<Item = Markup>) -> Markup {
    Markup::joined(entries.into_iter().map(|entry| Markup::sign("- ").with(&entry)), "\n")
}

/// A heading of a part.
fn heading(text: &str) -> Markup {
    Markup::sign("### ").with(&Markup::text(text))
}

/// How the answers on a subject come about.
fn comes_about(of: &StepsOf) -> Vec<Markup> {
    let ways = of.ways.iter().flat_map(|(answer, under, steps)| {
        let head = Markup::text(&format!("{answer} ({}):", under.join(", ")));
        [head, listed(steps.iter().map(|step| Markup::text(step)))]
    });
    std::iter::once(heading(&of.heading)).chain(ways).collect()
}

/// A question of law with every ruling on it.
fn in_full(law: &LawOf, voice: Voice<'_>, links: &mut Links) -> Vec<Markup> {
    let mut parts = vec![heading(&format!("{} ({})", law.asks, law.id))];
    for reading in &law.readings {
        let notes = reading.notes.iter().map(|note| {
            let who = Markup::text(&format!("{};", note.authority));
            let source = links.within(&note.source, note.link).with(&Markup::sign(";"));
            let place = format!("{}{}. {}", note.place, note.superseded(voice), note.says);
            who.then(source).then(Markup::text(&place))
        });
        parts.extend([Markup::text(&reading.headed(&reading.meaning, voice)), listed(notes)]);
    }
    parts
}

/// The table of outcomes, with full ids; and what its signs mean.
fn outcomes(table: &Outcomes, voice: Voice<'_>) -> [Markup; 2] {
    let columns = table.columns(true);
    let today = RuleSet::present_among(&table.rule_sets);
    // Today's column is bold.
    let cell = |column: &Column, text: Markup| match today {
        Some(today) if column.sets.contains(&today) => text.strong(),
        Some(_) | None => text,
    };
    let heads = columns.iter().map(|column| cell(column, Markup::text(&column.head)));
    let mut rows = vec![
        row(std::iter::once(Markup::default()).chain(heads)),
        row(std::iter::once(Markup::sign("---")).chain(columns.iter().map(|_| Markup::sign(":-:")))),
    ];
    for (labels, lines) in &table.groups {
        for line in lines {
            let answer = Markup::text(labels).strong().then(Markup::text(&line.noted(voice)));
            let marks = columns.iter().map(|column| {
                let mark = column.sets.first().and_then(|set| line.marks.get(*set));
                let sign = mark.map_or_else(Markup::default, |mark| Markup::text(mark.sign(true)));
                cell(column, sign)
            });
            rows.push(row(std::iter::once(answer).chain(marks)));
        }
    }
    let lines = table.lines();
    let mut legend: Vec<String> = Mark::ALL
        .into_iter()
        .filter(|mark| lines.iter().any(|line| line.marks.contains(mark)))
        .map(|mark| format!("{} {}", mark.sign(true), mark.means(voice)))
        .collect();
    for (head, ids) in table.heads(&columns, voice) {
        legend.push(format!("{head}: {}", voice.row(&ids)));
    }
    [Markup::joined(rows, "\n"), Markup::text(&voice.apart(&legend)).small()]
}

/// A row of a table.
fn row(cells: impl IntoIterator<Item = Markup>) -> Markup {
    cells.into_iter().fold(Markup::sign("|"), |row, cell| {
        let space = if cell.is_empty() { Markup::sign(" |") } else { Markup::sign(" ") };
        let end = if cell.is_empty() { Markup::default() } else { Markup::sign(" |") };
        row.with(&space).with(&cell).with(&end)
    })
}

/// A page of law as markdown.
fn law_markdown(page: &LawPage) -> String {
    let mut links = Links::default();
    let mut parts: Vec<Markup> = Vec::new();
    // The entries of a list are not apart.
    let mut list: Vec<Markup> = Vec::new();
    // A remark is an entry under the item above it, or one by itself.
    let mut remark = Markup::sign("- ");
    for paragraph in &page.paragraphs {
        let entry = match paragraph {
            Paragraph::Item(mark, text) => {
                remark = Markup::sign("  - ");
                let mark = if mark == "-" { Markup::default() } else { Markup::text(mark).strong() };
                Some(Markup::sign("- ").with(&mark.then(Markup::text(text))))
            }
            Paragraph::Aside(text) => Some(remark.clone().with(&Markup::text(text))),
            Paragraph::Cite { source, address, place } => {
                let cited = links.to(source, address.as_deref()).with(&Markup::sign(", ")).with(&Markup::text(place));
                Some(remark.clone().with(&cited))
            }
            Paragraph::Address(address) => Some(remark.clone().with(&Markup::address(address))),
            Paragraph::Head(_)
            | Paragraph::Text(_)
            | Paragraph::Table(..)
            | Paragraph::Verbatim { .. }
            | Paragraph::Blank => None,
        };
        if let Some(entry) = entry {
            list.push(entry);
            continue;
        }
        parts.push(Markup::joined(list.drain(..), "\n"));
        remark = Markup::sign("- ");
        match paragraph {
            Paragraph::Head(text) => parts.push(Markup::sign("## ").with(&Markup::text(text))),
            Paragraph::Text(text) => parts.push(Markup::text(text)),
            Paragraph::Table(header, rows) => parts.push(table(header, rows)),
            Paragraph::Verbatim { language, lines, .. } => {
                parts.push(Markup::verbatim(language, lines));
            }
            Paragraph::Item(..)
            | Paragraph::Aside(_)
            | Paragraph::Cite { .. }
            | Paragraph::Address(_)
            | Paragraph::Blank => {}
        }
    }
    parts.push(Markup::joined(list, "\n"));
    parts.push(links.definitions());
    Markup::joined(parts, "\n\n").to_string()
}

/// A table; a cell may have several lines.
fn table(header: &[String], rows: &[Vec<String>]) -> Markup {
    let lines = |cell: &String| Markup::joined(cell.lines().map(Markup::text), "<br>");
    let head = row(header.iter().map(lines));
    let rule = row(header.iter().map(|_| Markup::sign("---")));
    let rows = rows.iter().map(|cells| row(cells.iter().map(lines)));
    Markup::joined([head, rule].into_iter().chain(rows), "\n")
}
