//! Any bytes as a scenario with everything that is answered: judged under all rule sets and written in every format, or
//! refused and then never judged.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use carcassonne_oracle::inside::hints::{self, check, notices};
use carcassonne_oracle::inside::mechanics::Table;
use carcassonne_oracle::inside::picture::{Fit, Rendering, Size, View, rows};
use carcassonne_oracle::inside::report::{
    self, Book, Brief, Detail, Format, Leaf, Output, Problems, Report, Run, Sheet, Shelf, Style, Unfolded, Wanted,
    board_in_words, captions, in_order, settlement,
};
use carcassonne_oracle::inside::rulebook::RuleSet;
use carcassonne_oracle::inside::text::{Language, SourceText};
use carcassonne_oracle::inside::verdict::{Case, Scope, judge};

use super::{Came, held, is_read_twice, share, source};

static SETS: LazyLock<Vec<RuleSet>> = LazyLock::new(RuleSet::all);
/// The name of the file.
const FILE: &str = "any.yaml";
/// The most columns and rows of a board that is drawn, as for `oracle draw`.
const MOST: (usize, usize) = (16, 16);

pub(super) fn run(bytes: &[u8]) -> Came {
    match source(FILE, bytes) {
        Some(source) => answered(&source),
        None => Came::Nothing,
    }
}

/// Opens a text and answers it, some texts twice.
pub(super) fn answered(source: &Arc<SourceText>) -> Came {
    match hints::open(source) {
        Ok(case) => {
            told(&case, share(source.text().as_bytes(), SHARES.len()));
            if is_read_twice(source.text().as_bytes()) {
                let again = hints::open(source).expect("it was read before");
                assert_eq!(shortly(&case), shortly(&again), "answered twice");
            }
            Came::Answered
        }
        Err(refused) => {
            held::refused(&refused, source);
            let (run, mut data) = (Run::over(1), Vec::new());
            for format in Output::Answers.formats().iter().filter(|f| f.layout().is_some()) {
                let mut sheet = Sheet { out: &mut data, style: Style::PLAIN };
                format.refused(&refused, run, &mut sheet).expect("written");
                format.close(Run { refused: 1, ..run }, &mut sheet).expect("written");
                held::data(format.word(), &data);
                data.clear();
            }
            let problems = serde_json::to_string(&Problems::of(&refused)).expect("JSON");
            held::json("problems", &problems);
            Came::Refused
        }
    }
}

/// Returns the usual answer and its data, which depend on everything that is judged.
fn shortly(case: &Case) -> String {
    wanted(&case.table()).judged(|report| report::json(report).to_string() + &report::table(report, Style::PLAIN))
}

/// The output for a case, in shares of about equal cost.
const SHARES: [fn(&Case); 5] = [data, explained, laid_out, on_pages, drawn];

/// Writes and checks a share of the output for a case, and the notes beside every answer.
fn told(case: &Case, share: usize) {
    SHARES[share](case);
    let (table, tell) = (&case.table(), held::printed);
    for failure in check(table) {
        tell("what is missed", &format!("{failure:?}"));
    }
    for notice in notices(table, FILE, &SETS) {
        tell("a notice", &notice.in_words(table.voice()));
    }
}

/// Returns the request for an answer with all details.
fn wanted<'c>(table: &'c Table<'c>) -> Wanted<'c> {
    Wanted { file: FILE, table, rule_sets: &SETS, detail: Detail::EXPLAIN, configured: None }
}

/// Checks the data for programs.
fn data(case: &Case) {
    let (run, mut out) = (Run::over(1), Vec::new());
    for format in Output::Answers.formats().iter().filter(|format| format.layout().is_some()) {
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        format.answer(wanted(&case.table()).judging(), run, &mut sheet).expect("written");
        format.close(Run { told: 1, ..run }, &mut sheet).expect("written");
        held::data(format.word(), &out);
        out.clear();
    }
}

/// Checks the formats for people, with all details.
fn explained(case: &Case) {
    let formats = Output::Answers.formats().iter().filter(|format| format.layout().is_none());
    in_layouts(case, formats.map(|format| (*format, Style::PLAIN, Detail::EXPLAIN)).collect());
}

/// Checks the formats for people at several widths.
fn laid_out(case: &Case) {
    let table = Output::Answers.formats()[0];
    let mut all: Vec<(&'static dyn Format, Style, Detail)> = Vec::new();
    for (width, unicode) in [(20, true), (40, true), (80, true), (132, false)] {
        let style = Style { width, unicode, ..Style::PLAIN };
        all.extend([(table, style, Detail::USUAL), (&Brief as &dyn Format, style, Detail::USUAL)]);
    }
    in_layouts(case, all);
}

fn in_layouts(case: &Case, layouts: Vec<(&'static dyn Format, Style, Detail)>) {
    let (run, mut out) = (Run::over(1), Vec::new());
    wanted(&case.table()).judged(|report| {
        for (format, style, detail) in layouts {
            let mut sheet = Sheet { out: &mut out, style };
            format.report(&Report { detail, ..*report }, run, &mut sheet).expect("written");
            format.close(Run { told: 1, ..run }, &mut sheet).expect("written");
            let what = format!("{} at {}", format.word(), style.width);
            held::printed(&what, std::str::from_utf8(&out).expect("UTF-8"));
            out.clear();
        }
    });
}

/// Checks a book of one answer, and the standing of its claims.
fn on_pages(case: &Case) {
    let mut out = Vec::new();
    wanted(&case.table()).judged(|report| {
        let shelf = Shelf::of([Path::new(FILE)]);
        let leaf = Leaf::of(report, &shelf.spots[0], Unfolded::default());
        let book =
            Book { title: None, leaves: &[leaf], rule_sets: &SETS, configured: None, language: Language::ENGLISH };
        held::printed("html", &book.html());
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        let settled = settlement(report);
        for format in Output::Listings.formats() {
            format.listing(&settled, &mut sheet).expect("written");
        }
        held::printed("who is right", std::str::from_utf8(&out).expect("UTF-8"));
    });
}

/// Checks the board, in shapes and in characters.
fn drawn(case: &Case) {
    let (table, tell) = (&case.table(), held::printed);
    let view = View::of(table, MOST);
    let verdicts = judge(table, &SETS, Scope::These(&|subject| view.is_about(subject))).subjects;
    let view = view.lettered_by(&in_order(table, &verdicts));
    let all = rows(table, &SETS, &verdicts);
    let title = table.scenario.question.as_deref().unwrap_or(FILE);
    let words = board_in_words(table).join("\n");
    let named = Rendering::of(title, &words);
    let few: Vec<_> = all.iter().zip(captions(table, &SETS, &verdicts, &all)).take(3).collect();
    for shown in [Vec::new(), few] {
        if view.plays_a_part() {
            let svg = view.svg_of(&verdicts, &shown, named).text;
            held::markup("svg", &svg);
            tell("svg", &svg);
        }
    }
    for (size, ascii) in [(Size::Small, true), (Size::Medium, false), (Size::Large, false)] {
        let fit = Fit { size: Some(size), ascii, most: MOST, ..Fit::answer(80, 25) };
        if let Some(board) = view.board(&verdicts, all.first(), fit) {
            tell("the board", &board.lines.join("\n"));
            for (sign, means) in board.lettered.iter().chain(&board.legend) {
                tell("the legend", sign);
                tell("the legend", means);
            }
        }
    }
}
