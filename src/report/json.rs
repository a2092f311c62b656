//! JSON, documented in the README and stable within a `schema_version`.

use crate::wording::Voice;
use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::format::{Format, Listing, Output, Report, Run, Sheet};
use crate::mechanics::{Item, Matter, Reply, Table, Told};
use crate::rulebook::{Cited, QuestionId, RuleSet, Way, question_data};
use crate::scenario::{Figure, PlayerIx, Status};
use crate::text::{Fields, Node, as_list};
use crate::verdict::{Citation, Outcome, SubjectVerdicts, Verdict, Weighed, doubts};

/// The version of the format: raised when a key changes its meaning or is removed.
const SCHEMA_VERSION: u32 = 1;

#[derive(Serialize)]
struct ItemJson {
    thing: &'static str,
    count: u32,
    each: u32,
    points: u32,
}

#[derive(Serialize)]
struct OutcomeJson {
    complete: Option<bool>,
    points: Map<String, Value>,
    worth: u32,
    items: Vec<ItemJson>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    shares: Map<String, Value>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    answer: Map<String, Value>,
    same_as: Vec<String>,
    #[serde(skip_serializing_if = "is_zero")]
    same_as_more: usize,
    readings: Map<String, Value>,
    ways: Vec<Map<String, Value>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    other_worths: Vec<Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<String>,
}

#[derive(Serialize)]
struct VerdictJson {
    rule_sets: Vec<String>,
    status: &'static str,
    complete: Option<bool>,
    points: Option<Map<String, Value>>,
    worth: Option<u32>,
    items: Vec<ItemJson>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    shares: Map<String, Value>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    answer: Map<String, Value>,
    same_as: Vec<String>,
    #[serde(skip_serializing_if = "is_zero")]
    same_as_more: usize,
    readings: Map<String, Value>,
    no_difference: Vec<&'static str>,
    citations: Vec<Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    other_worths: Vec<Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    outcomes: Vec<OutcomeJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    not_applicable: Option<Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<String>,
}

/// JSON.
#[derive(Debug)]
pub(super) struct Json;

impl Format for Json {
    fn word(&self) -> &'static str {
        "json"
    }

    fn help(&self, output: Output) -> &'static str {
        match output {
            Output::Answers => "One JSON object (several files: an array of them)",
            Output::Listings => "JSON",
            Output::Explanations => "",
        }
    }

    fn report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        if run.files == 1 {
            serde_json::to_writer_pretty(&mut *sheet.out, &json(report))?;
            return sheet.out.write_all(b"\n");
        }
        let before: &[u8] = if run.told == 0 { b"[\n  " } else { b",\n  " };
        sheet.out.write_all(before)?;
        serde_json::to_writer_pretty(Indented(sheet.out), &json(report))?;
        Ok(())
    }

    fn close(&self, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let array = run.files > 1 && run.told > 0;
        if array { sheet.out.write_all(b"\n]\n") } else { Ok(()) }
    }

    fn listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        match &listing.data {
            Some(data) => serde_json::to_writer_pretty(&mut *sheet.out, data)?,
            None => serde_json::to_writer_pretty(&mut *sheet.out, &listing.page)?,
        }
        sheet.out.write_all(b"\n")
    }
}

/// Whatever is written inside an array: every line is indented one step further. No text in JSON contains
/// a line ending.
struct Indented<'w>(&'w mut dyn Write);

impl Write for Indented<'_> {
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

/// A report as one JSON object. With `Detail::steps`, verdicts carry their reasoning.
pub fn json(report: &Report<'_>) -> Value {
    let Report { file, table, judgement, claims, detail } = report;
    let (sets, explain) = (judgement.rule_sets, detail.steps);
    let mut cited: BTreeMap<String, (QuestionId, Cited<'_>)> = BTreeMap::new();
    for citation in
        judgement.subjects.iter().flat_map(|s| &s.verdicts).flat_map(|v| v.citations.iter())
    {
        cited
            .entry(citation.ruling.id().to_owned())
            .or_insert((citation.question, citation.ruling));
    }
    let subjects: Vec<Value> =
        judgement.subjects.iter().map(|s| subject(table, sets, s, explain)).collect();
    let mut whole = json!({
        "schema_version": SCHEMA_VERSION,
        "scenario": { "file": file, "question": table.scenario.question, "source": table.scenario.source,
                      "players": table.scenario.players },
        "rule_sets": sets.iter().map(rule_set).collect::<Vec<_>>(),
        "subjects": subjects,
        "claims": claims.iter().map(|c| claim(table, c, sets)).collect::<Vec<_>>(),
        "citations": cited.values().map(|(q, r)| citation_in_full(*q, *r)).collect::<Vec<_>>(),
    });
    tell_doubts(&mut whole, report);
    whole
}

/// Adds what the case speaks of that its board does not have, where there is such a thing.
fn tell_doubts(whole: &mut Value, report: &Report<'_>) {
    let doubts = doubts(report.table, report.judgement);
    if !doubts.is_empty()
        && let Some(keys) = whole.as_object_mut()
    {
        keys.insert("doubts".to_owned(), doubts.into());
    }
}

/// Only the weighed claims of a report.
pub(super) fn settled(report: &Report<'_>) -> Value {
    let Report { file, table, judgement, claims, .. } = report;
    let sets = judgement.rule_sets;
    let mut whole = json!({
        "schema_version": SCHEMA_VERSION,
        "scenario": { "file": file, "question": table.scenario.question, "source": table.scenario.source },
        "rule_sets": sets.iter().map(rule_set).collect::<Vec<_>>(),
        "claims": claims.iter().map(|c| claim(table, c, sets)).collect::<Vec<_>>(),
    });
    tell_doubts(&mut whole, report);
    whole
}

fn rule_set(set: &RuleSet) -> Value {
    json!({ "id": set.id(), "title": set.title(), "kind": set.kind().word(), "date": set.date().to_the_day().to_string(),
            "now": set.is_present() })
}

fn subject(
    table: &Table<'_>,
    sets: &[RuleSet],
    subject: &SubjectVerdicts<'_>,
    explain: bool,
) -> Value {
    let verdicts: Vec<_> =
        subject.verdicts.iter().map(|v| verdict(table, sets, v, explain)).collect();
    let of = match table.matter(subject.subject) {
        Some(Matter::Feature(of)) => of,
        Some(Matter::Ask(posed)) => {
            return json!({
                "id": table.id(subject.subject),
                "kind": "ask",
                "ask": posed.form.ask,
                "mechanic": subject.mechanic,
                "title": Voice::english(table.scenario).sentence(&posed.heading(table)),
                "verdicts": verdicts,
            });
        }
        None => return Value::Null,
    };
    let meeples: Vec<Value> = table
        .meeples_of(of)
        .iter()
        .map(|m| {
            json!({ "player": table.scenario.player(m.player), "place": m.written, "figure": m.figure.word(),
                    "large": m.figure == Figure::Large })
        })
        .collect();
    json!({
        "id": table.id(subject.subject),
        "kind": of.kind.word(),
        "mechanic": subject.mechanic,
        "tiles": table.tile_names(of),
        "meeples": meeples,
        "verdicts": verdicts,
    })
}

fn verdict(table: &Table<'_>, sets: &[RuleSet], v: &Verdict<'_>, explain: bool) -> VerdictJson {
    let id = |n: &usize| sets[*n].id().to_owned();
    let only = v.only().filter(|_| v.status == Status::Settled);
    VerdictJson {
        rule_sets: v.rule_sets.iter().map(id).collect(),
        status: v.status.word(),
        complete: only.and_then(Outcome::complete),
        points: only.map(|o| points(table, o.points())),
        worth: only.map(Outcome::worth),
        items: only.map(|o| items(o.items())).unwrap_or_default(),
        shares: only.map(|o| shares(table, o)).unwrap_or_default(),
        answer: only.map(|o| answer(table, o)).unwrap_or_default(),
        same_as: only.map(|o| same_as(table, o)).unwrap_or_default(),
        same_as_more: only.map(same_as_more).unwrap_or_default(),
        readings: v.points_of_law.iter().map(|a| (a.question.word().to_owned(), a.holding.into())).collect(),
        no_difference: v.points_of_law.iter().filter(|a| !a.matters).map(|a| a.question.word()).collect(),
        citations: v.citations.iter().map(|c| citation(c, sets)).collect(),
        other_worths: only
            .map(|o| o.other_worths.iter().map(|(w, way)| json!({ "worth": w, "readings": readings(way) })).collect())
            .unwrap_or_default(),
        outcomes: if only.is_none() { v.outcomes.iter().map(|o| outcome(table, o, explain)).collect() } else { Vec::new() },
        not_applicable: v.not_applicable.map(|n| {
            json!({ "question": n.question.word(), "since": n.since.date.to_string(), "because": n.since.because })
        }),
        steps: only.filter(|_| explain).map(|o| o.steps().iter().map(|s| Voice::english(table.scenario).say(s)).collect()).unwrap_or_default(),
    }
}

fn outcome(table: &Table<'_>, o: &Outcome, explain: bool) -> OutcomeJson {
    OutcomeJson {
        complete: o.complete(),
        points: points(table, o.points()),
        worth: o.worth(),
        items: items(o.items()),
        shares: shares(table, o),
        answer: answer(table, o),
        same_as: same_as(table, o),
        same_as_more: same_as_more(o),
        readings: o.ways.first().map(readings).unwrap_or_default(),
        ways: o.ways.iter().map(readings).collect(),
        other_worths: other_worths(o),
        steps: if explain { steps(table, o) } else { Vec::new() },
    }
}

/// What the feature is worth along other ways.
fn other_worths(o: &Outcome) -> Vec<Value> {
    o.other_worths
        .iter()
        .map(|(worth, way)| json!({ "worth": worth, "readings": readings(way) }))
        .collect()
}

fn steps(table: &Table<'_>, o: &Outcome) -> Vec<String> {
    o.steps().iter().map(|s| Voice::english(table.scenario).say(s)).collect()
}

fn items(items: &[Item]) -> Vec<ItemJson> {
    items
        .iter()
        .map(|i| ItemJson { thing: i.thing.key, count: i.count, each: i.each, points: i.points() })
        .collect()
}

/// The sum of each player, where players score by sums of their own.
fn shares(table: &Table<'_>, o: &Outcome) -> Map<String, Value> {
    let share = |all: &[Item]| serde_json::to_value(items(all)).unwrap_or_default();
    o.shares().iter().map(|(p, all)| (table.scenario.player(*p).to_owned(), share(all))).collect()
}

/// What a question is answered with, key by key.
fn answer(table: &Table<'_>, o: &Outcome) -> Map<String, Value> {
    let mut all = told(table, o.reply());
    if !o.reply().rows().is_empty() {
        let rows = o.reply().rows().iter().map(|row| Value::Object(told(table, row))).collect();
        all.insert("rows".to_owned(), rows);
    }
    all
}

fn told(table: &Table<'_>, reply: &Reply) -> Map<String, Value> {
    let scenario = table.scenario;
    let value = |told: &Told| {
        match told {
        Told::Map(pairs) => {
            let number =
                |word: &str| word.parse::<i64>().map_or_else(|_| json!(word), |n| json!(n));
            pairs
                .iter()
                .map(|(key, word)| (key.clone(), number(word)))
                .collect::<Map<_, _>>()
                .into()
        }
        Told::Flag(yes) => json!(yes),
        Told::Count(n) => json!(n),
        Told::Meeples(meeples) => meeples
            .iter()
            .map(|n| scenario.meeple(*n))
            .map(|m| json!({ "player": scenario.player(m.player), "place": m.written, "figure": m.figure.word() }))
            .collect(),
        Told::Players(players) => {
            let counts = players.iter().map(|(p, n)| (scenario.player(*p).to_owned(), (*n).into()));
            Value::Object(counts.collect())
        }
        Told::Spaces(spaces) => spaces.iter().map(|s| json!([s.column, s.row])).collect(),
        Told::Tiles(_) | Told::Places(_) | Told::Features(_) | Told::Words(_) => {
            json!(told.words(scenario))
        }
    }
    };
    reply.iter().map(|(key, told)| (key.to_owned(), value(told))).collect()
}

fn points(table: &Table<'_>, points: &BTreeMap<PlayerIx, u32>) -> Map<String, Value> {
    points.iter().map(|(p, n)| (table.scenario.player(*p).to_owned(), (*n).into())).collect()
}

/// The most features that are named as one with another. Each of them names the others, so without a
/// bound a long chain of gaps would turn a short file into gigabytes.
const MOST_SAME: usize = 200;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the value this way")]
fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// How many features are one with another beyond those that are named.
fn same_as_more(o: &Outcome) -> usize {
    o.same_as().count().saturating_sub(MOST_SAME)
}

fn same_as(table: &Table<'_>, o: &Outcome) -> Vec<String> {
    o.same_as().take(MOST_SAME).map(|s| table.id(s)).collect()
}

fn readings(way: &Way) -> Map<String, Value> {
    way.iter().map(|(q, r)| (q.word().to_owned(), question_data(*q).reading(*r).into())).collect()
}

fn citation(c: &Citation<'_>, sets: &[RuleSet]) -> Value {
    json!({
        "id": c.ruling.id(),
        "question": c.question.word(),
        "role": c.role.word(),
        "rule_sets": c.rule_sets.iter().map(|n| sets[*n].id()).collect::<Vec<_>>(),
    })
}

fn citation_in_full(question: QuestionId, r: Cited<'_>) -> Value {
    json!({
        "id": r.id(),
        "question": question.word(),
        "reading": r.reading().map_or("open", |n| question_data(question).reading(n)),
        "source": r.source(),
        "place": r.place(),
        "from": r.from().map(|d| d.to_string()),
        "dated": r.dated(),
        "authority": r.authority().word(),
        "derived": r.derived(),
        "says": r.says(),
    })
}

/// A value as it was written: numbers and flags as such, everything else as text.
fn written(node: &Node) -> Value {
    if let Some(fields) = Fields::peek(node) {
        return fields.iter().map(|(key, _, value)| (key.to_owned(), written(value))).collect();
    }
    let Some(text) = node.text() else {
        return as_list(node).iter().map(written).collect();
    };
    match (text, text.parse::<i64>()) {
        ("true", _) => true.into(),
        ("false", _) => false.into(),
        (_, Ok(number)) => number.into(),
        (_, Err(_)) => text.into(),
    }
}

fn claim(table: &Table<'_>, weighed: &Weighed<'_>, sets: &[RuleSet]) -> Value {
    let claim = weighed.claim;
    let standings: Map<String, Value> = sets
        .iter()
        .zip(&weighed.standings)
        .map(|(set, standing)| (set.id().to_owned(), standing.word().into()))
        .collect();
    json!({
        "player": table.scenario.player(claim.player),
        "feature": claim.written,
        "subject": weighed.subject,
        "each": claim.each,
        "points": claim.points.as_ref().map(|p| points(table, p)),
        "complete": claim.complete,
        "answer": claim.reply.iter().map(|said| (said.key.clone(), written(&said.node))).collect::<Map<_, _>>(),
        "standings": standings,
    })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::report::{LawPage, Style};
    use crate::text::SourceText;
    use crate::verdict::{Case, judge, weigh};

    fn told(text: &str) -> Value {
        let source = Arc::new(SourceText::new("test", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        let table = case.table();
        let sets = [RuleSet::named("2021").expect("a rule set")];
        let judgement = judge(&table, &sets);
        let claims = weigh(&table, &judgement);
        let (judgement, detail) = (&judgement, super::super::Detail::USUAL);
        json(&Report { file: "test", table: &table, judgement, claims: &claims, detail })
    }

    #[test]
    fn an_array_is_written_report_by_report_and_a_page_without_data_in_its_paragraphs() {
        let text = "board: |\n  a\ntiles: { a: { city: N } }\nmeeples: { red: a.city }\n";
        let source = Arc::new(SourceText::new("test", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        let table = &case.table();
        let sets = [RuleSet::named("2021").expect("a rule set")];
        let judgement = &judge(table, &sets);
        let report = Report {
            file: "test",
            table,
            judgement,
            claims: &[],
            detail: super::super::Detail::EXPLAIN,
        };
        let mut out = Vec::new();
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        let mut run = Run::over(3);
        run.refused = 1;
        for _ in 0..2 {
            Json.report(&report, run, &mut sheet).expect("written");
            run.told += 1;
        }
        Json.close(run, &mut sheet).expect("written");
        let whole = Value::Array(vec![json(&report), json(&report)]);
        let wanted = serde_json::to_string_pretty(&whole).expect("JSON") + "\n";
        assert_eq!(String::from_utf8(out).expect("text"), wanted);

        let (mut page, mut out) = (LawPage::new(), Vec::new());
        page.head("Law").blank();
        let mut sheet = Sheet { out: &mut out, style: Style::PLAIN };
        Json.listing(&page.into(), &mut sheet).expect("written");
        let said: Value = serde_json::from_slice(&out).expect("JSON");
        assert_eq!(said, json!({ "paragraphs": [{ "head": "Law" }, "blank"] }));
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
        let claimed = json!({ "losses": { "red": 2 }, "meeples": ["red a.city"] });
        assert_eq!(of["claims"][0]["answer"], claimed);
    }
}
