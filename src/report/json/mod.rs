//! JSON, documented in docs/json.md and in `schema/`, and stable within a `schema_version`.
//!
//! - `score`: the report on a file, subject by subject, each written as soon as it is judged.
//! - `verdict`: what is said of a subject; `law`: the law behind verdicts, each of its kinds once.
//! - `settled`: claims alone; `checked`: expectations.
//! - `listed`: what is listed; `explained`: what has a page, each as data.
//! - `problems`: what is wrong with what was asked. `stamp` stands at the head of every object.

pub(super) mod listed;
mod explained;
mod map;
mod law;
mod stamp;
mod problems;
mod writer;
mod checked;
mod verdict;
mod settled;
mod score;

use std::io::{self, Write};

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::Value;

use super::checked::{CheckSum, Checked};
use super::config_decisions::ConfigDecisions;
use super::detail::Boards;
use super::format::{Format, Layout, Listing, Output, Run, Sheet};
use super::judged::Report;
use super::judging::Judging;
use crate::text::RefusedText;

pub(super) use explained::explained;
pub use problems::Problems;
pub(super) use settled::settled;
use stamp::Stamp;

/// JSON: indented, or an object a line.
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
        self.one(&score(judging), run, sheet)
    }

    fn write_report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.one(&score(Judging::again(report)), run, sheet)
    }

    fn write_settlement(&self, settled: &Listing, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.one(&Versioned(&settled.data), run, sheet)
    }

    fn write_settlements(&self, _: &Listing, _: Option<&ConfigDecisions>, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn write_check(&self, checked: Result<&Checked, &RefusedText>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.check(checked, run, sheet)
    }

    fn write_check_sum(&self, sum: &CheckSum, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.end_checks(sum, run, sheet)
    }

    fn write_refusal(&self, refused: &RefusedText, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        self.one(&Problems::of(refused), run, sheet)
    }

    fn close(&self, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        match self.0 {
            Layout::Indented if run.files > 1 && run.is_continued() => sheet.out.write_all(b"\n]\n"),
            Layout::Indented | Layout::Lines => Ok(()),
        }
    }

    fn write_listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let alone = Run::new(1);
        match self.0 {
            Layout::Indented => self.one(&Versioned(&listing.data), alone, sheet),
            Layout::Lines => match listed(&listing.data) {
                None => self.one(&Versioned(&listing.data), alone, sheet),
                Some((rest, items)) => items.iter().try_for_each(|item| {
                    let mut whole = rest.clone();
                    whole.extend(item.as_object().cloned().unwrap_or_default());
                    self.one(&Versioned(&Value::Object(whole)), alone, sheet)
                }),
            },
        }
    }
}

impl Json {
    /// Writes what is said of one file: several files are an array, or a line each.
    fn one(&self, one: &impl Serialize, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        match self.0 {
            Layout::Lines => {
                let mut out = Gathered::new(sheet.out);
                writer::write(one, self.0, &mut out)?;
                out.write_all(b"\n")?;
                out.pass_on()
            }
            Layout::Indented if run.files == 1 => {
                let mut out = Gathered::new(sheet.out);
                writer::write(one, self.0, &mut out)?;
                out.write_all(b"\n")?;
                out.pass_on()
            }
            Layout::Indented => {
                sheet.out.write_all(if run.is_continued() { b",\n  " } else { b"[\n  " })?;
                writer::write(one, self.0, &mut Further(sheet.out))
            }
        }
    }
}

/// The keys under which things are listed.
const LISTS: [&str; 6] = ["rulings", "rule_sets", "sources", "tiles", "places", "hits"];

/// The list that data is, and what stands beside it in a word; `None` if it is no list.
fn listed(data: &Value) -> Option<(serde_json::Map<String, Value>, &[Value])> {
    // What is explained has a kind, and may have lists in it.
    let data = data.as_object().filter(|data| !data.contains_key("kind"))?;
    let items = LISTS.iter().find_map(|key| data.get(*key)?.as_array())?;
    let beside = data.iter().filter(|(_, value)| !value.is_array() && !value.is_object());
    Some((beside.map(|(key, value)| (key.clone(), value.clone())).collect(), items))
}

/// Data with the versions of the format and of the program before it.
struct Versioned<'d>(&'d Value);

impl Serialize for Versioned<'_> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        Stamp::HERE.each(|key, value| map.serialize_entry(key, value))?;
        for (key, value) in self.0.as_object().into_iter().flatten() {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

/// Gathers what is written: data comes in very small pieces, which cost less where the compiler sees what is done
/// with them.
struct Gathered<'w> {
    kept: Vec<u8>,
    out: &'w mut dyn Write,
}

/// How much is gathered at most before it is passed on, in bytes.
const AT_ONCE: usize = 1 << 14;

impl<'w> Gathered<'w> {
    fn new(out: &'w mut dyn Write) -> Self {
        Self { kept: Vec::with_capacity(AT_ONCE), out }
    }

    /// Passes on what has been gathered.
    fn pass_on(&mut self) -> io::Result<()> {
        let written = self.out.write_all(&self.kept);
        self.kept.clear();
        written
    }
}

impl Write for Gathered<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.kept.len() + bytes.len() > AT_ONCE {
            self.pass_on()?;
        }
        self.kept.extend_from_slice(bytes);
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.pass_on()?;
        self.out.flush()
    }
}

/// Whatever is written inside an array: every line is indented one step further. No text in JSON contains
/// a line ending.
struct Further<'w>(&'w mut dyn Write);

impl Write for Further<'_> {
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

/// The report on a file as `oracle score` prints it, judged while it is written. It can be written once.
pub(crate) fn score(judging: Judging<'_>) -> impl Serialize + '_ {
    score::Whole::new(judging)
}

/// A report as one JSON object. With `Detail::steps`, verdicts carry their reasoning.
pub fn json(report: &Report<'_>) -> Value {
    // Nothing in it can fail to be a value.
    serde_json::to_value(score(Judging::again(report))).unwrap_or_default()
}

/// Data as text, in a layout.
pub(crate) fn text(data: &impl Serialize, layout: Layout) -> String {
    let mut out = Vec::new();
    // Nothing in it can fail to be a value.
    let _ = writer::write(data, layout, &mut out);
    String::from_utf8_lossy(&out).into_owned() + "\n"
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use serde_json::json;

    use super::*;
    use crate::hints::weigh;
    use crate::report::detail::Detail;
    use crate::report::style::Style;
    use crate::rulebook::RuleSet;
    use crate::text::SourceText;
    use crate::verdict::{Case, Scope, judge};

    fn told(text: &str) -> Value {
        let source = Arc::new(SourceText::new("test", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        let table = case.table();
        let sets = [RuleSet::from_word("2021").expect("a rule set")];
        let judgement = judge(&table, &sets, Scope::Answered);
        let claims = weigh(&table, &judgement);
        let (judgement, detail) = (&judgement, Detail::USUAL);
        json(&Report { file: "test", table: &table, judgement, claims: &claims, detail })
    }

    #[test]
    fn an_array_is_written_report_by_report_judged_before_or_not() {
        let text = "board: |\n  a\ntiles: { a: { city: N } }\nmeeples: { red: a.city }\n";
        let source = Arc::new(SourceText::new("test", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        let table = &case.table();
        let sets = [RuleSet::from_word("2021").expect("a rule set")];
        let judgement = &judge(table, &sets, Scope::Answered);
        let detail = Detail::EXPLAIN;
        let report = Report { file: "test", table, judgement, claims: &[], detail };
        let format = Json(Layout::Indented);
        let mut out = Vec::new();
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        let mut run = Run::new(2);
        format.write_report(&report, run, &mut sheet).expect("written");
        run.reported += 1;
        format.write_answer(Judging::again(&report), run, &mut sheet).expect("written");
        run.reported += 1;
        format.close(run, &mut sheet).expect("written");
        let one = json(&report);
        let whole = Value::Array(vec![one.clone(), one]);
        let wanted = serde_json::to_string_pretty(&whole).expect("JSON") + "\n";
        assert_eq!(String::from_utf8(out).expect("text"), wanted);
    }

    #[test]
    fn what_is_one_list_is_written_line_by_line() {
        let lines = |data: &Value| {
            let (mut out, page) = (Vec::new(), crate::report::LawPage::new());
            let listing = Listing { page, data: data.clone() };
            let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
            Json(Layout::Lines).write_listing(&listing, &mut sheet).expect("written");
            String::from_utf8(out).expect("text")
        };
        let one = json!({ "of": "x", "also": [], "tiles": [{ "id": 1 }, { "id": 2 }] });
        let head = format!("{{\"schema_version\":4,\"oracle_version\":\"{}\"", env!("CARGO_PKG_VERSION"));
        let each = ["1", "2"].map(|id| format!("{head},\"of\":\"x\",\"id\":{id}}}\n"));
        assert_eq!(lines(&one), each.concat());
        let none = json!({ "questions": [], "scenarios": [] });
        assert_eq!(lines(&none), format!("{head},\"questions\":[],\"scenarios\":[]}}\n"));
    }

    #[test]
    fn answers_name_figures_and_give_players_numbers() {
        let of = told(
            "players: [red, blue]\nboard: |\n  v a\ntiles:\n  v: {}\n  a: { city: N }\nmeeples: { red: large a.city }\nask: { id: lake, surroundings: { of: v, for: vodyanoy, caught: blue } }\nclaims: { red: { lake: { losses: { red: 2 }, meeples: [red a.city] } } }\n",
        );
        let asked = of["subjects"].as_array().and_then(|all| all.last()).expect("the question");
        assert_eq!(
            asked["verdicts"][0]["answer"],
            json!({
                "tiles": ["a"],
                "meeples": [{ "player": "red", "place": "a.city", "figure": "large" }],
                "losses": { "red": 2, "blue": 2 },
            })
        );
        let claimed = json!({ "losses": { "red": 2 }, "meeples": [{ "player": "red", "place": "a.city" }] });
        assert_eq!(of["claims"][0]["answer"], claimed);
    }
}
