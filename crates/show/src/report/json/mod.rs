//! The format JSON, documented in docs/json.md and in `schema/`, and stable within a `schema_version`.
//!
//! - `score_json`: the report on a file, made of the subjects (`subject_json`) and the laws behind their verdicts (`law_json`).
//! - `claims_json`: the settlement of claims; `checks_json`: the results of checking expectations.
//! - `list_items`: the items of listings.
//! - `problems`: problems and notes; `stamp`: the versions at the head of every object.

pub(super) mod list_items;
mod map;
mod law_json;
mod stamp;
mod problems;
mod writer;
mod checks_json;
mod subject_json;
mod claims_json;
mod score_json;

use std::io::{self, BufWriter, Write};

use carcassonne_text::RefusedText;
use serde::Serialize;
use serde_json::Value;

use super::check_result::{CheckResult, CheckSum};
use super::config_decisions::ConfigDecisions;
use super::detail::Boards;
use super::format::{Format, Layout, Listing, Output, Run, Sheet};
use super::judged::Report;
use super::judging::Judging;

pub(super) use claims_json::settlement_json;
pub(super) use list_items::non_empty;
pub use problems::Problems;
use stamp::Versioned;

/// JSON, either indented or with one object per line.
#[derive(Debug)]
pub(super) struct Json(pub(super) Layout);

impl Format for Json {
    fn word(&self) -> &'static str {
        match self.0 {
            Layout::Indented => "json",
            Layout::Lines => "jsonl",
        }
    }

    fn help(&self, output: Output) -> &'static str {
        match (self.0, output) {
            (Layout::Indented, Output::Answers) => "One JSON object (several files: an array of them)",
            (Layout::Indented, Output::Checks) => "One JSON object",
            (Layout::Indented, Output::Listings) => "JSON",
            (Layout::Lines, Output::Answers | Output::Checks) => "One JSON object per file, one per line",
            (Layout::Lines, Output::Listings) => "One JSON object per item, one per line",
            (_, Output::Explanations) => "",
        }
    }

    fn layout(&self) -> Option<Layout> {
        Some(self.0)
    }

    fn can_show(&self, _: Boards) -> bool {
        false
    }

    fn write_answer(&self, judging: Judging<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.write_object(&score(judging), run, sheet)
    }

    fn write_report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.write_object(&score(Judging::from_report(report)), run, sheet)
    }

    fn write_settlement(&self, settlement: &Listing, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.write_object(&Versioned::new(&settlement.data), run, sheet)
    }

    fn write_settlements(&self, _: &Listing, _: Option<&ConfigDecisions>, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn write_check(
        &self,
        result: Result<&CheckResult, &RefusedText>,
        run: Run,
        sheet: &mut Sheet<'_>,
    ) -> io::Result<()> {
        self.write_result(result, run, sheet)
    }

    fn write_check_sum(&self, sum: &CheckSum, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.write_sums(sum, run, sheet)
    }

    fn write_refusal(&self, refused: &RefusedText, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.write_object(&Problems::from_refused(refused), run, sheet)
    }

    fn close(&self, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        match self.0 {
            Layout::Indented if run.files > 1 && run.is_continued() => sheet.out.write_all(b"\n]\n"),
            Layout::Indented | Layout::Lines => Ok(()),
        }
    }

    fn write_listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let run = Run::new(1);
        match (self.0, split_list(&listing.data)) {
            (Layout::Lines, Some((shared, items))) => items.iter().try_for_each(|item| {
                let mut object = shared.clone();
                object.extend(item.as_object().cloned().unwrap_or_default());
                self.write_object(&Versioned::new(object), run, sheet)
            }),
            (Layout::Indented | Layout::Lines, _) => self.write_object(&Versioned::new(&listing.data), run, sheet),
        }
    }
}

impl Json {
    /// Writes the object of one file: of several files in a line, or as an element of an array.
    fn write_object(&self, object: &impl Serialize, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        if self.0 == Layout::Lines || run.files == 1 {
            // JSON is written in very small pieces, and a call of the dynamic writer for each would be slow.
            let mut out = BufWriter::with_capacity(BUFFER_SIZE, &mut *sheet.out);
            writer::write(object, self.0, &mut out)?;
            out.write_all(b"\n")?;
            out.into_inner()?;
            Ok(())
        } else {
            sheet.out.write_all(if run.is_continued() { b",\n  " } else { b"[\n  " })?;
            writer::write(object, self.0, &mut IndentWriter(sheet.out))
        }
    }
}

/// The keys of lists whose items are written one per line.
const LISTS: [&str; 6] = ["rulings", "rule_sets", "sources", "tiles", "places", "hits"];

/// Returns the scalar keys of a listing, which each line repeats, and the items of its list; `None` if there is no list.
fn split_list(data: &Value) -> Option<(serde_json::Map<String, Value>, &[Value])> {
    // A page of `oracle explain`, which has a kind, is one object even if it contains a list.
    let data = data.as_object().filter(|data| !data.contains_key("kind"))?;
    let items = LISTS.iter().find_map(|key| data.get(*key)?.as_array())?;
    let scalars = data.iter().filter(|(_, value)| !value.is_array() && !value.is_object());
    Some((scalars.map(|(key, value)| (key.clone(), value.clone())).collect(), items))
}

/// The number of bytes of JSON that are collected before they are written.
const BUFFER_SIZE: usize = 1 << 14;

/// A writer that indents every line but the first by two columns. No text in JSON contains a line ending.
struct IndentWriter<'w>(&'w mut dyn Write);

impl Write for IndentWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for line in bytes.split_inclusive(|b| *b == b'\n') {
            self.0.write_all(line)?;
            if line.ends_with(b"\n") {
                self.0.write_all(b"  ")?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Returns the report on a file as `oracle score` prints it, judged while it is written. It can be written once.
pub fn score(judging: Judging<'_>) -> impl Serialize + '_ {
    Versioned::new(score_json::ScoreJson::new(judging))
}

/// Returns a report as one JSON object. With `Detail::steps`, verdicts have their reasoning.
pub fn json(report: &Report<'_>) -> Value {
    // No part of a report fails to serialize.
    serde_json::to_value(score(Judging::from_report(report))).unwrap_or_default()
}

/// Returns data as text in a layout, with a line ending.
pub fn text(data: &impl Serialize, layout: Layout) -> String {
    let mut out = Vec::new();
    // No data fails to serialize, and a vector accepts all bytes.
    let _ = writer::write(data, layout, &mut out);
    String::from_utf8_lossy(&out).into_owned() + "\n"
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use carcassonne_law::RuleSet;
    use carcassonne_rules::verdict::Case;
    use carcassonne_text::SourceText;
    use serde_json::json;

    use super::*;
    use crate::report::detail::Detail;
    use crate::report::judging::ReportRequest;
    use crate::report::style::Style;

    fn with_report<T>(text: &str, detail: Detail, write: impl FnOnce(&Report<'_>) -> T) -> T {
        let source = Arc::new(SourceText::new("test", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        let rule_sets = &[RuleSet::from_word("2021").expect("a rule set")];
        ReportRequest { file: "test", table: &case.table(), rule_sets, detail, configured: None }.with_report(write)
    }

    #[test]
    fn reports_of_several_files_are_an_array() {
        let text = "board: |\n  a\ntiles: { a: { city: N } }\nmeeples: { red: a.city }\n";
        let (out, object) = with_report(text, Detail::EXPLAIN, |report| {
            let format = Json(Layout::Indented);
            let mut out = Vec::new();
            let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
            let mut run = Run::new(2);
            format.write_report(report, run, &mut sheet).expect("written");
            run.reported += 1;
            format.write_answer(Judging::from_report(report), run, &mut sheet).expect("written");
            run.reported += 1;
            format.close(run, &mut sheet).expect("written");
            (out, json(report))
        });
        let array = Value::Array(vec![object.clone(), object]);
        let expected = serde_json::to_string_pretty(&array).expect("JSON") + "\n";
        assert_eq!(String::from_utf8(out).expect("text"), expected);
    }

    #[test]
    fn items_of_a_list_are_written_line_by_line() {
        let lines = |data: &Value| {
            let (mut out, page) = (Vec::new(), crate::report::LawPage::new());
            let listing = Listing { page, data: data.clone() };
            let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
            Json(Layout::Lines).write_listing(&listing, &mut sheet).expect("written");
            String::from_utf8(out).expect("text")
        };
        let list = json!({ "of": "x", "also": [], "tiles": [{ "id": 1 }, { "id": 2 }] });
        let head = format!("{{\"schema_version\":4,\"oracle_version\":\"{}\"", env!("CARGO_PKG_VERSION"));
        let expected = ["1", "2"].map(|id| format!("{head},\"of\":\"x\",\"id\":{id}}}\n"));
        assert_eq!(lines(&list), expected.concat());
        let other = json!({ "questions": [], "scenarios": [] });
        assert_eq!(lines(&other), format!("{head},\"questions\":[],\"scenarios\":[]}}\n"));
    }

    #[test]
    fn answers_name_figures_and_give_players_numbers() {
        let text = "players: [red, blue]\nboard: |\n  v a\ntiles:\n  v: {}\n  a: { city: N }\nmeeples: { red: large a.city }\nask: { id: lake, surroundings: { of: v, for: vodyanoy, caught: blue } }\nclaims: { red: { lake: { losses: { red: 2 }, meeples: [red a.city] } } }\n";
        let score = with_report(text, Detail::USUAL, json);
        let question = score["subjects"].as_array().and_then(|all| all.last()).expect("the question");
        assert_eq!(
            question["verdicts"][0]["answer"],
            json!({
                "tiles": ["a"],
                "meeples": [{ "player": "red", "place": "a.city", "figure": "large" }],
                "losses": { "red": 2, "blue": 2 },
            })
        );
        let claim = json!({ "losses": { "red": 2 }, "meeples": [{ "player": "red", "place": "a.city" }] });
        assert_eq!(score["claims"][0]["answer"], claim);
    }
}
