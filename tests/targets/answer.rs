//! Any bytes as a scenario: judged under all rule sets, with one share of all output written and checked, or refused
//! and then never judged.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use carcassonne_law::RuleSet;
use carcassonne_rules::hints::{check, notices};
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{Case, Scope, judge};
use carcassonne_show::picture::{Fit, Rendering, Size, View, outcome_keys};
use carcassonne_show::report::{
    self, Book, Brief, Detail, Format, Leaf, OpenDetails, Output, Problems, Report, ReportRequest, Run, Sheet, Shelf,
    Style, captions, describe_board, settlement, subject_order,
};
use carcassonne_text::{Language, SourceText};
use carcassonne_typing::repairs;

use super::{RunOutcome, held, is_read_twice, share_index, to_source};

static SETS: LazyLock<Vec<RuleSet>> = LazyLock::new(RuleSet::all);
/// The name of the file in answers.
const FILE: &str = "any.yaml";
/// The maximum number of columns and rows of a board that is drawn, as for `oracle draw`.
const MAX_BOARD: (usize, usize) = (16, 16);

pub(super) fn run(bytes: &[u8]) -> RunOutcome {
    match to_source(FILE, bytes) {
        Some(source) => answer_source(&source),
        None => RunOutcome::Nothing,
    }
}

/// Opens a text and checks its answers or its refusal; some texts are answered twice.
pub(super) fn answer_source(source: &Arc<SourceText>) -> RunOutcome {
    match repairs::open(source) {
        Ok(case) => {
            check_share(&case, share_index(source.text().as_bytes(), SHARES.len()));
            if is_read_twice(source.text().as_bytes()) {
                let again = repairs::open(source).expect("it was read before");
                assert_eq!(summarize(&case), summarize(&again), "answered twice");
            }
            RunOutcome::Answered
        }
        Err(refusal) => {
            held::check_refusal(&refusal, source);
            let (run, mut data) = (Run::new(1), Vec::new());
            for format in Output::Answers.formats().iter().filter(|f| f.layout().is_some()) {
                let mut sheet = Sheet { out: &mut data, style: Style::PLAIN };
                format.write_refusal(&refusal, run, &mut sheet).expect("written");
                format.close(Run { refused: 1, ..run }, &mut sheet).expect("written");
                held::assert_data(format.word(), &data);
                data.clear();
            }
            let problems = serde_json::to_string(&Problems::from_refused(&refusal)).expect("JSON");
            held::assert_json("problems", &problems);
            RunOutcome::Refused
        }
    }
}

/// Returns the data and the plain table of an answer with all details, which depend on everything that is judged.
fn summarize(case: &Case) -> String {
    full_request(&case.table())
        .with_report(|report| report::json(report).to_string() + &report::table(report, Style::PLAIN))
}

/// The output for a case, in shares of about equal cost.
const SHARES: [fn(&Case); 5] = [check_data, check_explained, check_widths, check_book, check_drawing];

/// Writes and checks a share of the output for a case, and the notes beside every answer.
fn check_share(case: &Case, share: usize) {
    SHARES[share](case);
    let (table, check_text) = (&case.table(), held::assert_harmless);
    for failure in check(table) {
        check_text("what is missed", &format!("{failure:?}"));
    }
    for notice in notices(table, FILE, &SETS) {
        check_text("a notice", &notice.in_words(table.voice()));
    }
}

fn full_request<'c>(table: &'c Table<'c>) -> ReportRequest<'c> {
    ReportRequest { file: FILE, table, rule_sets: &SETS, detail: Detail::EXPLAIN, configured: None }
}

fn check_data(case: &Case) {
    let (run, mut out) = (Run::new(1), Vec::new());
    for format in Output::Answers.formats().iter().filter(|format| format.layout().is_some()) {
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        format.write_answer(full_request(&case.table()).judge(), run, &mut sheet).expect("written");
        format.close(Run { reported: 1, ..run }, &mut sheet).expect("written");
        held::assert_data(format.word(), &out);
        out.clear();
    }
}

/// Checks the formats for people, with the usual and with all details.
fn check_explained(case: &Case) {
    let formats = Output::Answers.formats().into_iter().filter(|format| format.layout().is_none());
    let in_detail = |format| [Detail::USUAL, Detail::EXPLAIN].map(|detail| (format, Style::PLAIN, detail));
    check_layouts(case, formats.flat_map(in_detail).collect());
}

/// Checks the formats for people at several widths.
fn check_widths(case: &Case) {
    let table = Output::Answers.formats()[0];
    let mut layouts: Vec<(&'static dyn Format, Style, Detail)> = Vec::new();
    for (width, unicode) in [(20, true), (40, true), (80, true), (132, false)] {
        let style = Style { width, unicode, ..Style::PLAIN };
        layouts.extend([(table, style, Detail::USUAL), (&Brief as &dyn Format, style, Detail::USUAL)]);
    }
    check_layouts(case, layouts);
}

fn check_layouts(case: &Case, layouts: Vec<(&'static dyn Format, Style, Detail)>) {
    let (run, mut out) = (Run::new(1), Vec::new());
    full_request(&case.table()).with_report(|report| {
        for (format, style, detail) in layouts {
            let mut sheet = Sheet { out: &mut out, style };
            format.write_report(&Report { detail, ..*report }, run, &mut sheet).expect("written");
            format.close(Run { reported: 1, ..run }, &mut sheet).expect("written");
            let label = format!("{} at {}", format.word(), style.width);
            held::assert_harmless(&label, std::str::from_utf8(&out).expect("UTF-8"));
            out.clear();
        }
    });
}

/// Checks a book of one answer, and the standing of its claims.
fn check_book(case: &Case) {
    let mut out = Vec::new();
    full_request(&case.table()).with_report(|report| {
        let shelf = Shelf::new([Path::new(FILE)]);
        let leaf = Leaf::new(report, &shelf.spots[0], OpenDetails::default());
        let book = Book {
            title: None,
            leaves: &[leaf],
            rule_sets: &SETS,
            config_decisions: None,
            language: Language::ENGLISH,
        };
        held::assert_harmless("html", &book.html());
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        let settled = settlement(report);
        for format in Output::Answers.formats() {
            format.write_listing(&settled, &mut sheet).expect("written");
        }
        held::assert_harmless("who is right", std::str::from_utf8(&out).expect("UTF-8"));
    });
}

/// Checks the board, in shapes and in characters.
fn check_drawing(case: &Case) {
    let (table, check_text) = (&case.table(), held::assert_harmless);
    let view = View::new(table, MAX_BOARD);
    let verdicts = judge(table, &SETS, Scope::Selected(&|subject| view.is_about(subject))).subjects;
    let view = view.with_letter_order(&subject_order(table, &verdicts));
    let table_rows = outcome_keys(table, &SETS, &verdicts);
    let title = table.scenario.question.as_deref().unwrap_or(FILE);
    let words = describe_board(table).join("\n");
    let rendering = Rendering::new(title, &words);
    let captioned_rows: Vec<_> =
        table_rows.iter().zip(captions(table, &SETS, &verdicts, &table_rows)).take(3).collect();
    for row_captions in [Vec::new(), captioned_rows] {
        if view.is_board_relevant() {
            let svg = view.svg_of_outcomes(&verdicts, &row_captions, rendering).text;
            held::assert_xml("svg", &svg);
            check_text("svg", &svg);
        }
    }
    for (size, ascii) in [(Size::Small, true), (Size::Medium, false), (Size::Large, false)] {
        let fit = Fit { size: Some(size), ascii, most: MAX_BOARD, ..Fit::for_answer(80, 25) };
        if let Some(board) = view.draw_board(&verdicts, table_rows.first(), fit) {
            check_text("the board", &board.lines.join("\n"));
            for (sign, meaning) in board.letter_legend.iter().chain(&board.legend) {
                check_text("the legend", sign);
                check_text("the legend", meaning);
            }
        }
    }
}
