//! Any bytes as a scenario with everything that is answered: judged under all rule sets, and written in every
//! format; or refused, and then never judged.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use carcassonne_oracle::picture::{Drawn, Fit, Size, View, rows};
use carcassonne_oracle::report::{
    self, Book, Brief, Detail, Format, Leaf, Output, Problems, Report, Run, Sheet, Shelf, Style,
    Unfolded, Wanted, board_in_words, in_order, settlement,
};
use carcassonne_oracle::rulebook::RuleSet;
use carcassonne_oracle::text::SourceText;
use carcassonne_oracle::verdict::{Case, check, judge_those, notices};
use carcassonne_oracle::wording::Voice;

use super::{Came, held, source};

/// Every rule set.
static SETS: LazyLock<Vec<RuleSet>> = LazyLock::new(RuleSet::all);
/// What the file is called.
const FILE: &str = "any.yaml";
/// The most columns and rows of a board that is drawn, as for `oracle draw`.
const MOST: (usize, usize) = (16, 16);

pub(super) fn run(bytes: &[u8]) -> Came {
    match source(FILE, bytes) {
        Some(source) => answered(&source),
        None => Came::Nothing,
    }
}

/// Opens a text and answers it, twice.
pub(super) fn answered(source: &Arc<SourceText>) -> Came {
    match Case::open(source) {
        Ok(case) => {
            told(&case);
            let again = Case::open(source).expect("it was read before");
            assert_eq!(shortly(&case), shortly(&again), "answered twice");
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
            held::data("problems", problems.as_bytes());
            Came::Refused
        }
    }
}

/// What is told at first, which is made of everything that is judged.
fn shortly(case: &Case) -> String {
    let (table, rule_sets) = (&case.table(), SETS.as_slice());
    let wanted = Wanted { file: FILE, table, rule_sets, detail: Detail::EXPLAIN, configured: None };
    wanted.judged(|report| report::json(report).to_string() + &report::table(report, Style::PLAIN))
}

/// Every format for people with how it is laid out, and how much it shows.
fn layouts() -> Vec<(&'static dyn Format, Style, Detail)> {
    let plain = Style::PLAIN;
    let mut all: Vec<(&'static dyn Format, Style, Detail)> = Vec::new();
    for format in Output::Answers.formats().iter().filter(|format| format.layout().is_none()) {
        all.push((*format, plain, Detail::EXPLAIN));
    }
    let table = Output::Answers.formats()[0];
    for (width, unicode) in [(20, true), (40, true), (80, true), (132, false)] {
        all.push((table, Style { width, unicode, ..plain }, Detail::USUAL));
        all.push((&Brief, Style { width, unicode, ..plain }, Detail::USUAL));
    }
    all
}

/// Tells all of a case, in every format, each found sound.
fn told(case: &Case) {
    let table = &case.table();
    let tell = held::printed;
    let run = Run::over(1);
    let ended = Run { told: 1, ..run };
    let wanted =
        Wanted { file: FILE, table, rule_sets: &SETS, detail: Detail::EXPLAIN, configured: None };
    let mut out = Vec::new();
    for format in Output::Answers.formats().iter().filter(|format| format.layout().is_some()) {
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        format.answer(&wanted, run, &mut sheet).expect("written");
        format.close(ended, &mut sheet).expect("written");
        held::data(format.word(), &out);
        tell(format.word(), std::str::from_utf8(&out).expect("UTF-8"));
        out.clear();
    }
    // Judged once for everybody who reads it.
    wanted.judged(|report| {
        for (format, style, detail) in layouts() {
            let mut sheet = Sheet { out: &mut out, style };
            format.report(&Report { detail, ..*report }, run, &mut sheet).expect("written");
            format.close(ended, &mut sheet).expect("written");
            let what = format!("{} at {}", format.word(), style.width);
            tell(&what, std::str::from_utf8(&out).expect("UTF-8"));
            out.clear();
        }
        let shelf = Shelf::of([Path::new(FILE)]);
        let leaf = Leaf::of(report, &shelf.spots[0], Unfolded::default());
        tell(
            "html",
            &Book { title: None, leaves: &[leaf], rule_sets: &SETS, configured: None }.html(),
        );
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        let settled = settlement(report);
        for format in Output::Listings.formats() {
            format.listing(&settled, &mut sheet).expect("written");
        }
        tell("who is right", std::str::from_utf8(&out).expect("UTF-8"));
    });
    for failure in check(table) {
        tell("what is missed", &format!("{failure:?}"));
    }
    for notice in notices(table, FILE, &SETS) {
        tell("a notice", &notice.in_words(Voice::english(table.scenario)));
    }
    drawn(case);
}

/// The board, in shapes and in characters.
fn drawn(case: &Case) {
    let (table, tell) = (&case.table(), held::printed);
    let view = View::of(table, MOST);
    let verdicts = judge_those(table, &SETS, |subject| view.is_about(subject));
    let view = view.lettered_by(&in_order(table, &verdicts));
    let all = rows(table, &SETS, &verdicts);
    let title = table.scenario.question.as_deref().unwrap_or(FILE);
    let words = board_in_words(table).join("\n");
    let named = Drawn { title, words: &words, prefix: "", names: true, scale: 1.0 };
    let few: Vec<_> = all.iter().take(3).map(Some).collect();
    for shown in [vec![None], few] {
        if view.plays_a_part() && !shown.is_empty() {
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
