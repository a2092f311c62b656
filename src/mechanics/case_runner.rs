//! Runs the cases of mechanics: positions and what comes of them, in a YAML file beside each mechanic
//! (`barn.cases.yaml`). A mechanic's last line is `cases!("barn.cases.yaml")`, which makes a test of its file.
//!
//! A case file is a list of cases. A case has these keys, of which only `case` and `position` are needed:
//!
//! - `case`: its name, a sentence in plain words.
//! - `position`: a scenario. Cases share one by an anchor (`&board`) and aliases (`*board`).
//! - `replace`: texts in the position, each with the text that takes its place wherever it stands.
//! - `variants`: further positions for the same sentence. Each has the keys of a case but for `case` and `variants`; its
//!   `replace` is applied to its own `position` or, without one, to that of the case as it has been replaced.
//!
//! All other keys have what comes of the position, as a list of texts; a single text needs no list. These are for the
//! scenario as a whole:
//!
//! - `problems`: the codes for which it is refused before it is judged, and the texts that are underlined.
//! - `messages`: the same in words, the help behind a bar.
//! - `heading`: the heading of its first question.
//! - `headings`: those of its features.
//! - `marks`: the tiles on which its first question marks a landmark, and the number of spaces that it looks at.
//!
//! These have rule sets as keys (`2015`, or several: `2014, 2015`). For the first question, or for a feature
//! (`steps of a.city`):
//!
//! - `answer` (only for a question): the reply and who scores, under each reading that the law leaves open; `n/a` if the
//!   law does not apply.
//! - `score of` a feature: completion, worth and who scores, in the same way.
//! - `asked`: every question of law that was asked.
//! - `steps`: the steps that explain the answer under the first reading, then those that only further readings have.
//! - `words`: under the first reading, the heading of the question, the sentences on today's rules, and the rows, which
//!   begin with `+` for yes, `-` for no and `x` if barred. For a feature, the sentences and rows if its mechanic has words
//!   of its own.
//! - `lines` (only for a question): the sentences and, behind bars, the rows, under each reading.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::path::Path;
use std::sync::Arc;

use crate::landscape::Landscape;
use crate::mechanics::base::answer::{Answer, RowState};
use crate::mechanics::base::finding::Finding;
use crate::mechanics::{
    Pointer, PosedQuestion, ScoredFeature, Subject, Table, build_table, describe_finding, feature_heading,
    judge_feature, mechanic_of, pose_questions,
};
use crate::rulebook::{Inquiry, Law, NotApplicable, QuestionId, RuleSet, run_every_reading};
use crate::scenario::test_scenarios::read;
use crate::scenario::{Board, Scenario};
use crate::text::{Node, Problem, Problems, RefusedText, SourceText, Value, parse};
use crate::verdict::Case;
use crate::wording::Voice;

/// Declares the test that runs the case file of a mechanic, which is in the folder of the mechanic.
macro_rules! cases {
    ($file:literal) => {
        #[test]
        fn every_case_holds() {
            crate::mechanics::case_runner::run_cases(&std::path::Path::new(file!()).with_file_name($file));
        }
    };
}
pub(in crate::mechanics) use cases;

/// Runs every case of a file, named by its path in the project; fails with each fault and each difference.
pub(in crate::mechanics) fn run_cases(file: &Path) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let faults = find_faults(&SourceText::new(file.display().to_string(), bytes).expect("text"));
    assert!(faults.is_empty(), "{}\n", faults.join("\n\n"));
}

/// Runs every case of a text; returns a description of each fault in it and of each difference from what it says.
fn find_faults(source: &SourceText) -> Vec<String> {
    let cases = parse(source).unwrap_or_else(|problem| panic!("{}: {}", source.name(), problem.message));
    let mut run = CaseRun { source, name: String::new(), faults: Vec::new() };
    if items(&cases).is_empty() {
        run.report(&cases, "there is no list of cases");
    }
    for case in items(&cases) {
        find(case, "case").map_or("", text).clone_into(&mut run.name);
        if run.name.is_empty() {
            run.report(case, "the case has no name");
        }
        run.run_case(case, None);
    }
    run.faults
}

/// A run of the cases in a file.
struct CaseRun<'s> {
    source: &'s SourceText,
    /// The name of the present case.
    name: String,
    faults: Vec<String>,
}

impl CaseRun<'_> {
    /// Runs a case, or a variant of the case whose position is `base`.
    fn run_case(&mut self, case: &Node, base: Option<&str>) {
        let own_position = find(case, "position").map(text);
        let mut position = own_position.or(base).unwrap_or_default().to_owned();
        for (old, new) in find(case, "replace").map(entries).unwrap_or_default() {
            if !position.contains(text(old)) {
                self.report(old, "the position has no such text");
            }
            position = position.replace(text(old), text(new));
        }
        if entries(case).iter().all(|(key, _)| ["case", "position", "replace"].contains(&text(key))) {
            self.report(case, "nothing is said to come of it");
        }
        for (key, expected) in entries(case) {
            match (text(key), &expected.value) {
                ("case", _) if base.is_none() => {}
                ("position" | "replace", _) => {}
                ("variants", Value::List(variants)) if base.is_none() => {
                    for variant in variants {
                        self.run_case(variant, Some(&position));
                    }
                }
                (_, Value::Map(by_rule_sets)) => {
                    for (rule_sets, expected) in by_rule_sets {
                        for rule_set in text(rule_sets).split(", ") {
                            self.compare(&position, key, Some(rule_set), expected);
                        }
                    }
                }
                _ => self.compare(&position, key, None, expected),
            }
        }
    }

    /// Compares what comes of a position under a key with the expected texts.
    fn compare(&mut self, position: &str, key: &Node, rule_set: Option<&str>, expected: &Node) {
        let expected: Vec<String> = match &expected.value {
            Value::List(all) => all.iter().map(|one| text(one).to_owned()).collect(),
            Value::Scalar(..) | Value::Map(_) => vec![text(expected).to_owned()],
        };
        let list = |texts: &[String]| texts.iter().fold(String::new(), |list, text| list + "\n    - " + text);
        let under = rule_set.map(|rule_set| format!(" under {rule_set}")).unwrap_or_default();
        let key_text = text(key);
        match observe(position, key_text, rule_set) {
            Err(fault) => self.report(key, &format!("{key_text}{under}: {fault}")),
            Ok(found) if found == expected => {}
            Ok(found) => {
                let difference = format!("\n  expected:{}\n  found:{}", list(&expected), list(&found));
                self.report(key, &format!("{key_text}{under}{difference}"));
            }
        }
    }

    /// Reports a fault at a value: `src/mechanics/placing/barn.cases.yaml:12: name of the case`.
    fn report(&mut self, node: &Node, fault: &str) {
        let (line, ..) = self.source.line_column_length(node.span);
        self.faults.push(format!("{}:{line}: {}\n  {fault}", self.source.name(), self.name));
    }
}

fn items(node: &Node) -> &[Node] {
    if let Value::List(items) = &node.value { items } else { &[] }
}

fn entries(node: &Node) -> &[(Node, Node)] {
    if let Value::Map(entries) = &node.value { entries } else { &[] }
}

fn find<'n>(node: &'n Node, key: &str) -> Option<&'n Node> {
    entries(node).iter().find(|(own, _)| text(own) == key).map(|(_, value)| value)
}

/// Returns the text of a value; empty if it has none.
fn text(node: &Node) -> &str {
    node.text().unwrap_or_default()
}

/// The texts that come of a position under a key of cases, or the fault that leaves it without any.
type Observed = Result<Vec<String>, String>;

/// Returns what comes of a position under a key of cases.
fn observe(position: &str, key: &str, rule_set: Option<&str>) -> Observed {
    match (key, rule_set) {
        ("problems", None) => {
            let underlined = |problem: &Problem| position.get(problem.span.range()).unwrap_or_default().to_owned();
            return Ok(problems(position, |problem| format!("{} at {}", problem.code.word(), underlined(problem))));
        }
        ("messages", None) => {
            return Ok(problems(position, |problem| format!("{} | {}", problem.message, problem.help)));
        }
        _ => {}
    }
    with_questions(position, |table, questions| {
        if (key, rule_set) == ("headings", None) {
            let voice = table.scenario.voice();
            let heading = |feature| voice.capitalized_sentence(&feature_heading(table, feature));
            return Ok(table.features().iter().map(heading).collect());
        }
        let set = rule_set.map(|word| RuleSet::from_word(word).map_err(|_| "no such rule set".to_owned()));
        let set = set.transpose()?;
        let Some((kind, feature)) = key.split_once(" of ") else {
            let question = questions.first().ok_or("the position has no question")?;
            return observe_question(table, question, key, set.as_ref());
        };
        match table.subjects().find(|(ix, _)| table.id(*ix) == feature) {
            Some((_, Subject::Feature(subject))) => observe_feature(table, subject, kind, set.as_ref()),
            _ => Err(format!("no feature is answered as `{feature}`")),
        }
    })?
}

/// Returns what comes of a question under a key of cases.
fn observe_question(table: &Table<'_>, question: &PosedQuestion, key: &str, set: Option<&RuleSet>) -> Observed {
    let voice = table.scenario.voice();
    let heading = || voice.capitalized_sentence(&question.heading(table));
    let Some(set) = set else {
        return match key {
            "heading" => Ok(vec![heading()]),
            "marks" => Ok(vec![describe_marks(table.board(), &question.query.pointers(table))]),
            _ => Err(NO_SUCH_KEY.to_owned()),
        };
    };
    let (findings, asked) = judge_readings(set, |inquiry| question.query.judge(table, inquiry));
    let answer = |finding: &Finding| Answer::from_finding(question, table, finding);
    Ok(match key {
        "answer" => distinct_lines(findings, |finding| format_finding(table.scenario, finding)),
        "lines" => distinct_lines(findings, |finding| {
            let answer = answer(finding);
            let rows: Vec<String> = answer.rows.iter().map(|row| voice.say(&row.text)).collect();
            format!("{} | {}", today_sentences(&answer, &voice).join(" "), rows.join(" | "))
        }),
        "asked" => asked,
        "steps" => steps(findings, &voice),
        "words" => {
            let answer = answer(&first_finding(findings)?);
            let rows = answer.rows.iter().map(|row| {
                let state = match row.state {
                    RowState::Yes => '+',
                    RowState::No => '-',
                    RowState::Barred => 'x',
                };
                format!("{state} {}", voice.say(&row.text))
            });
            [vec![heading()], today_sentences(&answer, &voice), rows.collect()].concat()
        }
        _ => return Err(NO_SUCH_KEY.to_owned()),
    })
}

/// The fault of a key that does not exist, with rule sets or without.
const NO_SUCH_KEY: &str = "no such key";

/// Returns what comes of a feature under the key `kind of FEATURE` of cases.
fn observe_feature(table: &Table<'_>, feature: &ScoredFeature, kind: &str, set: Option<&RuleSet>) -> Observed {
    let voice = table.scenario.voice();
    let set = set.ok_or(NO_SUCH_KEY)?;
    mechanic_of(table, feature).ok_or("no mechanic scores it")?;
    let (findings, asked) = judge_readings(set, |inquiry| judge_feature(table, feature, inquiry));
    Ok(match kind {
        "score" => match findings {
            None => vec!["n/a".to_owned()],
            Some(findings) => findings.iter().map(|finding| format_score(table.scenario, finding)).collect(),
        },
        "asked" => asked,
        "steps" => steps(findings, &voice),
        "words" => feature_words(table, feature, &first_finding(findings)?, &voice),
        _ => return Err(NO_SUCH_KEY.to_owned()),
    })
}

/// Returns every problem for which a scenario is refused before it is judged, described by `describe`.
fn problems(position: &str, describe: impl Fn(&Problem) -> String) -> Vec<String> {
    let source = SourceText::new("test", position.as_bytes().to_vec()).expect("text");
    let Err(refused) = Case::open(&Arc::new(source)) else { return Vec::new() };
    refused.problems().map(describe).collect()
}

/// Passes the questions of a scenario to `look`, with their table; returns a fault if the scenario or a question is
/// refused.
fn with_questions<T>(position: &str, look: impl FnOnce(&Table<'_>, &[PosedQuestion]) -> T) -> Result<T, String> {
    let refusal = |refused: RefusedText| {
        let messages = refused.problems().map(|problem| problem.message.as_str());
        format!("the position is refused: {}", messages.collect::<Vec<_>>().join("; "))
    };
    let mut scenario = read(position).map_err(refusal)?;
    let mut problems = Problems::new();
    let posed = pose_questions(&mut scenario, &mut problems);
    if !problems.is_empty() {
        return Err("a question is refused".to_owned());
    }
    let land = Landscape::new(&scenario.board);
    Ok(look(&build_table(&scenario, &land, &posed), &posed))
}

/// Passes the pointers to what the first question of a scenario marks on the board to `look`, with that board.
pub(in crate::mechanics) fn with_pointers<T>(position: &str, look: impl FnOnce(&Board, &[Pointer]) -> T) -> T {
    let look_at_first = |table: &Table<'_>, questions: &[PosedQuestion]| {
        look(table.board(), &questions.first().expect("a question").query.pointers(table))
    };
    with_questions(position, look_at_first).expect("a legal position")
}

/// Returns the names of the tiles on which there is a landmark, and the number of spaces that are looked at.
fn describe_marks(board: &Board, pointers: &[Pointer]) -> String {
    let landmarks = pointers.iter().filter(|pointer| matches!(pointer, Pointer::Landmark { .. }));
    let tiles: Vec<&str> = landmarks.filter_map(|pointer| Some(board.name(pointer.tile()?))).collect();
    let spaces = pointers.iter().filter(|pointer| matches!(pointer, Pointer::SurveyedSpace { .. }));
    format!("{} and {} spaces", tiles.join(" "), spaces.count())
}

/// Returns the finding under each reading that a rule set leaves open, and every question of law that was asked, without
/// repeats. There are no findings if the law does not apply.
fn judge_readings(
    set: &RuleSet,
    judge: impl Fn(&mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable>,
) -> (Option<Vec<Finding>>, Vec<String>) {
    let mut asked: Vec<QuestionId> = Vec::new();
    let runs = run_every_reading(&Law::new(set), |inquiry| {
        let finding = judge(inquiry);
        asked.extend(inquiry.asked_questions().iter().map(|(question, _)| *question));
        finding
    });
    asked.sort_unstable();
    asked.dedup();
    let findings = runs.ok().map(|runs| runs.into_iter().map(|(_, finding)| finding).collect());
    (findings, asked.iter().map(|question| question.word().to_owned()).collect())
}

fn first_finding(findings: Option<Vec<Finding>>) -> Result<Finding, String> {
    findings.into_iter().flatten().next().ok_or_else(|| "the law does not apply".to_owned())
}

/// Returns a line for each finding, without repeats; `n/a` if there are none.
fn distinct_lines(findings: Option<Vec<Finding>>, line: impl Fn(&Finding) -> String) -> Vec<String> {
    let Some(findings) = findings else { return vec!["n/a".to_owned()] };
    let mut lines: Vec<String> = Vec::new();
    for line in findings.iter().map(line) {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// Returns the steps of the first finding, then those that only further findings have; `n/a` if there are none.
fn steps(findings: Option<Vec<Finding>>, voice: &Voice<'_>) -> Vec<String> {
    let Some(findings) = findings else { return vec!["n/a".to_owned()] };
    let mut steps: Vec<String> = Vec::new();
    for finding in &findings {
        let own_steps = finding.steps.iter().map(|step| voice.capitalized_sentence(step));
        let further: Vec<String> = own_steps.filter(|step| !steps.contains(step)).collect();
        steps.extend(further);
    }
    steps
}

/// Returns the sentences of an answer on today's rules.
fn today_sentences(answer: &Answer, voice: &Voice<'_>) -> Vec<String> {
    answer.today.iter().map(|sentence| voice.capitalized_sentence(sentence)).collect()
}

/// Returns the answer for a feature in its mechanic's own words, if any: sentences on today's rules, then the rows.
fn feature_words(table: &Table<'_>, subject: &ScoredFeature, finding: &Finding, voice: &Voice<'_>) -> Vec<String> {
    let (answer, has_own_words) = describe_finding(table, Subject::Feature(subject), finding, &[]);
    if !has_own_words {
        return Vec::new();
    }
    let rows = answer.rows.iter().map(|row| voice.say(&row.text)).collect();
    [today_sentences(&answer, voice), rows].concat()
}

/// Returns a finding on a feature in one line: `complete, worth 8: red 8`.
fn format_score(scenario: &Scenario, finding: &Finding) -> String {
    let points = finding.score.points();
    let points: Vec<String> = points.iter().map(|(player, n)| format!("{} {n}", scenario.player(*player))).collect();
    let complete = match finding.complete {
        None => "",
        Some(true) => "complete, ",
        Some(false) => "open, ",
    };
    format!("{complete}worth {}: {}", finding.score.worth(), points.join(", "))
}

/// Returns a finding on a question in one line: `allowed yes; tiles a b; complete; red 3`.
fn format_finding(scenario: &Scenario, finding: &Finding) -> String {
    let mut parts: Vec<String> =
        finding.reply.iter().map(|(key, told)| format!("{key} {}", told.words(scenario).join(", "))).collect();
    parts.extend(finding.complete.map(|c| if c { "complete" } else { "not complete" }.to_owned()));
    parts.extend(finding.score.points().iter().map(|(p, n)| format!("{} {n}", scenario.player(*p))));
    for row in finding.reply.rows() {
        let values: Vec<String> = row.iter().map(|(_, told)| told.words(scenario).join(", ")).collect();
        parts.push(format!("| {}", values.join("; ")));
    }
    parts.join("; ").replace("; |", " |")
}

#[cfg(test)]
mod tests {
    use super::find_faults;
    use crate::text::SourceText;

    const CASE: &str = "- case: a city\n  position: |\n    board: |\n      a\n    tiles: { a: { city: N } }\n    meeples: { red: a.city }\n  score of a.city: { now: \"open, worth 1: red 1\" }\n";

    /// Returns the faults of a file with the case above, in which `old` is replaced.
    fn faults(old: &str, new: &str) -> Vec<String> {
        find_faults(&SourceText::new("city.cases.yaml", CASE.replace(old, new).into_bytes()).expect("text"))
    }

    #[test]
    fn a_fault_in_a_case_is_found() {
        assert_eq!(faults("", ""), [""; 0]);
        for (old, new, fault) in [
            (
                "red 1\" }",
                "red 2\" }",
                "score of a.city under now\n  expected:\n    - open, worth 1: red 2\n  found:\n    - open, worth 1: red 1",
            ),
            ("score of", "worth of", "worth of a.city under now: no such key"),
            ("score of a.city", "answer", "answer under now: the position has no question"),
            ("of a.city", "of a.road", "score of a.road under now: no feature is answered as `a.road`"),
            ("  score of a.city: { now", "  score: { now", "score under now: the position has no question"),
            ("{ now:", "{ newest:", "score of a.city under newest: no such rule set"),
        ] {
            assert_eq!(faults(old, new), [format!("city.cases.yaml:7: a city\n  {fault}")]);
        }
        let replaced = faults("  score", "  replace: { b.city: a.city }\n  score");
        assert_eq!(replaced, ["city.cases.yaml:7: a city\n  the position has no such text"]);
        let refused = faults("red: a.city", "red: b.city");
        assert!(refused[0].contains("the position is refused: "), "{refused:?}");
        assert_eq!(
            faults("- case: a city\n  position", "- position")[0],
            "city.cases.yaml:1: \n  the case has no name"
        );
    }
}
