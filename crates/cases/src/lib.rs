//! Runs cases: texts and what comes of them, in a YAML file beside the module that they test (`barn.cases.yaml`). Each file is a
//! test of the crate that has it, in its `tests/cases.rs`.
//!
//! A case file is a list of cases. A case has these keys, of which only `case` and one of `position` and `house` are needed:
//!
//! - `case`: its name, a sentence in plain words.
//! - `position`: a scenario. Cases share one by an anchor (`&board`) and aliases (`*board`).
//! - `house`: a file of house rules, instead of a scenario.
//! - `replace`: texts in the position, each with the text that takes its place wherever it stands.
//! - `variants`: further positions for the same sentence. Each has the keys of a case but for `case` and `variants`; its
//!   `replace` is applied to its own `position` or, without one, to that of the case as it has been replaced.
//!
//! All other keys have what comes of the position, as a list of texts; a single text needs no list. If the position has
//! `...`, a map may stand for the list: each of its keys is a text that takes the place of `...`, with what comes of that.
//!
//! These are for the text as a whole; house rules have only the first three:
//!
//! - `problems`: the codes for which it is refused before it is judged, and the texts that are underlined.
//! - `messages`: the same in words, the help behind a bar.
//! - `fixed`: the same, then the lines that the fixes of these problems change; `refused` before these lines if there are
//!   problems still.
//! - `labels`: the other texts that are underlined, each with its label.
//! - `tiles`: the tiles as they lie: address, shape and first space.
//! - `pieces`: the figures, tokens, named features and questions that are read.
//! - `players`: everybody who plays.
//! - `unanswered`: the fields that are not answered because of an unknown tile.
//! - `heading`: the heading of its first question.
//! - `headings`: those of its features.
//! - `marks`: the tiles on which its first question marks a landmark, and the number of spaces that it looks at.
//! - `doubts`: doubts about the position, if it is judged under every rule set.
//! - `failures`: for each expectation that fails, what was expected and found, under which rule sets, what to write
//!   instead, and the texts that are wrong, with bars between them.
//! - `nearest`: what is nearest to its first claim under every rule set since half tiles exist: the number, and the step
//!   that makes the difference.
//!
//! These have rule sets as keys (`2015`, or several: `2014, 2015`). For the position as a whole:
//!
//! - `doubts`: the same as above, if it is judged under this rule set alone.
//! - `verdicts`: of each feature and question, judged beside all other rule sets: the status, the questions of law with the
//!   holding (`idle` if it makes no difference), and each worth with the number of answers of law that lead to it.
//! - `claims`: whether each claim is right.
//!
//! For the first question, or for a feature (`steps of a.city`):
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

use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_base::gathering::distinct;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_law::{House, Inquiry, Law, NotApplicable, QuestionId, RuleSet, find_release, run_every_reading};
use carcassonne_position::test_scenarios::read;
use carcassonne_position::wording::Voice;
use carcassonne_position::{Board, Scenario, TokenKind};
use carcassonne_rules::hints::{Failure, NearestNumber, Remedy, Step, check, doubts, weigh};
use carcassonne_rules::mechanics::testing::{fault_of_refusal, with_questions};
use carcassonne_rules::mechanics::{
    Answer, Finding, Pointer, PosedQuestion, RowState, ScoredFeature, Subject, Table, Thing, describe_finding,
    feature_heading, judge_feature, mechanic_of,
};
use carcassonne_rules::verdict::{Case, Scope, SubjectVerdicts, judge, weigh_claims};
use carcassonne_text::{Node, Problem, RefusedText, SourceText, Value, apply_edits, parse};
use libtest_mimic::{Arguments, Trial};

/// Runs the case files of a crate, whose folder is `root`, as tests of their own, named by their paths: the `main` of a test
/// without a harness.
///
/// # Panics
///
/// If a folder cannot be read.
pub fn run(root: &str) {
    let mut folders = vec![Path::new(root).join("src")];
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.to_str() {
                _ if path.is_dir() => folders.push(path),
                Some(name) if name.ends_with(".cases.yaml") => files.push(path),
                _ => {}
            }
        }
    }
    files.sort();
    let trials = files.into_iter().map(|path| {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        Trial::test(name.clone(), move || {
            let faults = find_faults(&SourceText::new(name, std::fs::read(&path)?)?);
            if faults.is_empty() { Ok(()) } else { Err(faults.join("\n\n").into()) }
        })
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit();
}

/// Runs every case of a text; returns a description of each fault in it and of each difference from what it says.
fn find_faults(source: &SourceText) -> Vec<String> {
    let cases = parse(source).unwrap_or_else(|problem| panic!("{}: {}", source.name(), problem.message()));
    let mut run = CaseRun { source, name: String::new(), is_house: false, faults: Vec::new() };
    if items(&cases).is_empty() {
        run.report(&cases, "there is no list of cases");
    }
    for case in items(&cases) {
        find(case, "case").map_or("", text).clone_into(&mut run.name);
        if run.name.is_empty() {
            run.report(case, "the case has no name");
        }
        run.is_house = find(case, "house").is_some();
        run.run_case(case, None);
    }
    run.faults
}

/// A run of the cases in a file.
struct CaseRun<'s> {
    source: &'s SourceText,
    /// The name of the present case.
    name: String,
    /// Set if the text of the present case has house rules.
    is_house: bool,
    faults: Vec<String>,
}

impl CaseRun<'_> {
    /// Runs a case, or a variant of the case whose position is `base`.
    fn run_case(&mut self, case: &Node, base: Option<&str>) {
        let own_position = find(case, "position").or_else(|| find(case, "house")).map(text);
        let mut position = own_position.or(base).unwrap_or_default().to_owned();
        for (old, new) in find(case, "replace").map(entries).unwrap_or_default() {
            if !position.contains(text(old)) {
                self.report(old, "the position has no such text");
            }
            position = position.replace(text(old), text(new));
        }
        if entries(case).iter().all(|(key, _)| ["case", "position", "house", "replace"].contains(&text(key))) {
            self.report(case, "nothing is said to come of it");
        }
        for (key, expected) in entries(case) {
            match (text(key), &expected.value) {
                ("case", _) if base.is_none() => {}
                ("position" | "house" | "replace", _) => {}
                ("variants", Value::List(variants)) if base.is_none() => {
                    for variant in variants {
                        self.run_case(variant, Some(&position));
                    }
                }
                (key, _) => self.compare(&position, key, None, expected),
            }
        }
    }

    /// Compares what comes of a position under a key with the expected texts.
    fn compare(&mut self, position: &str, key: &str, rule_set: Option<&str>, expected: &Node) {
        let list = |texts: &[String]| texts.iter().fold(String::new(), |list, text| list + "\n    - " + text);
        let texts: Vec<String> = match &expected.value {
            Value::Map(by_texts) if position.contains("...") => {
                for (inserted, expected) in by_texts {
                    self.compare(&position.replace("...", text(inserted)), key, rule_set, expected);
                }
                return;
            }
            Value::Map(by_rule_sets) => {
                for (rule_sets, expected) in by_rule_sets {
                    for rule_set in text(rule_sets).split(", ") {
                        self.compare(position, key, Some(rule_set), expected);
                    }
                }
                return;
            }
            Value::List(all) => all.iter().map(|one| text(one).to_owned()).collect(),
            Value::Scalar(..) => vec![text(expected).to_owned()],
        };
        let under = rule_set.map(|rule_set| format!(" under {rule_set}")).unwrap_or_default();
        let observed = match key {
            "problems" | "messages" | "fixed" if rule_set.is_none() => Ok(self.observe_refusal(position, key)),
            _ => observe(position, key, rule_set),
        };
        match observed {
            Err(fault) => self.report(expected, &format!("{key}{under}: {fault}")),
            Ok(found) if found == texts => {}
            Ok(found) => {
                let difference = format!("\n  expected:{}\n  found:{}", list(&texts), list(&found));
                self.report(expected, &format!("{key}{under}{difference}"));
            }
        }
    }

    /// Returns what comes of the problems for which a text is refused before it is judged, under a key of cases.
    fn observe_refusal(&self, checked: &str, key: &str) -> Vec<String> {
        let find_refusal = |checked: &str| {
            let source = Arc::new(SourceText::new("test", checked.as_bytes().to_vec()).expect("text"));
            if self.is_house { House::read(&source).err() } else { Case::open(&source).err() }
        };
        let refused = find_refusal(checked);
        let problems = || refused.iter().flat_map(RefusedText::problems);
        if key == "problems" {
            let describe = |problem: &Problem| {
                let underlined = checked.get(problem.span.range()).unwrap_or_default();
                format!("{} at {underlined}", problem.code().word()).trim_end().to_owned()
            };
            return problems().map(describe).collect();
        }
        let mut lines: Vec<String> =
            problems().map(|problem| format!("{} | {}", problem.message(), problem.help())).collect();
        if key == "fixed" {
            let edits: Vec<_> = problems().flat_map(|problem| problem.fix.clone()).collect();
            let fixed = apply_edits(checked, &edits);
            let changed = fixed.lines().filter(|line| checked.lines().all(|old| old != *line));
            lines.extend(find_refusal(&fixed).map(|_| "refused".to_owned()));
            lines.extend(changed.map(|line| line.trim().to_owned()));
        }
        lines
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
    let set = rule_set.map(|word| RuleSet::from_word(word).map_err(|_| "no such rule set".to_owned())).transpose()?;
    match (key, &set) {
        ("tiles" | "pieces", None) => {
            let scenario = read(position).map_err(|refused| fault_of_refusal(&refused))?;
            return Ok(if key == "tiles" { list_tiles(&scenario.board) } else { list_pieces(&scenario) });
        }
        ("labels", None) => {
            let labels = |problem: &Problem| {
                let related = problem.related();
                related.map(|(span, label)| format!("{label}: {}", &position[span.range()])).collect::<Vec<_>>()
            };
            let refused = open(position).err();
            return Ok(refused.iter().flat_map(RefusedText::problems).flat_map(labels).collect());
        }
        ("players" | "unanswered" | "failures" | "nearest", None)
        | ("doubts", _)
        | ("verdicts" | "claims", Some(_)) => return observe_case(position, key, set),
        _ => {}
    }
    with_questions(position, |table, questions| {
        if (key, rule_set) == ("headings", None) {
            let voice = table.scenario.voice();
            let heading = |feature| voice.capitalized_sentence(&feature_heading(table, feature));
            return Ok(table.features().iter().map(heading).collect());
        }
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

/// Opens a scenario as a case, with whatever the mechanics check.
fn open(position: &str) -> Result<Case, RefusedText> {
    Case::open(&Arc::new(SourceText::new("test", position.as_bytes().to_vec()).expect("text")))
}

/// Returns what comes of a position as a case under a key of cases.
fn observe_case(position: &str, key: &str, set: Option<RuleSet>) -> Observed {
    let case = open(position).map_err(|refused| fault_of_refusal(&refused))?;
    let table = case.table();
    let mut all = RuleSet::all();
    Ok(match (key, set) {
        ("players", _) => case.scenario.players.clone(),
        ("unanswered", _) => {
            table.unanswered_fields().map(|field| case.scenario.board.place_text(field.place)).collect()
        }
        ("failures", _) => check(&table).iter().map(|failure| describe_failure(failure, position)).collect(),
        ("doubts", Some(set)) => doubts(&table, &judge(&table, &[set], Scope::Answered)),
        ("doubts", None) => doubts(&table, &judge(&table, &all, Scope::Answered)),
        ("nearest", _) => {
            let first = find_release("newer").expect("a date").judged_from();
            all.retain(|set| set.date() >= first);
            let weighed = weigh(&table, &judge(&table, &all, Scope::Answered));
            let claim = weighed.first().ok_or("the position has no claim")?;
            claim.nearest.as_ref().map(describe_nearest).into_iter().collect()
        }
        ("verdicts", Some(set)) => {
            all.insert(0, set);
            let judgement = judge(&table, &all, Scope::Answered);
            judgement.subjects.iter().map(|subject| describe_verdict(&table, subject)).collect()
        }
        (_, Some(set)) => {
            let weighed = weigh_claims(&table, &judge(&table, &[set], Scope::Answered));
            weighed.iter().map(|claim| claim.standings[0].word().to_owned()).collect()
        }
        (_, None) => return Err(NO_SUCH_KEY.to_owned()),
    })
}

/// Returns the tiles of a board as they lie: address, shape and first space.
fn list_tiles(board: &Board) -> Vec<String> {
    let describe = |ix| {
        let placed = board.placed(ix);
        format!("{} {:?} {}", board.address(ix), placed.shape, placed.at)
    };
    board.all().map(describe).collect()
}

/// Returns the pieces, features and questions of a scenario, each in a line.
fn list_pieces(scenario: &Scenario) -> Vec<String> {
    let (board, figures) = (&scenario.board, &scenario.figures);
    let place = |place| board.place_text(place);
    let mut lines = Vec::new();
    for meeple in &scenario.meeples {
        lines.push(format!("{} {} {}", scenario.player(meeple.player), meeple.figure.word(), place(meeple.place)));
    }
    for barn in &scenario.barns {
        lines.push(format!("{} barn {} {}", scenario.player(barn.player), board.address(barn.tile), barn.at));
    }
    for (name, figure) in [("dragon", &figures.dragon), ("fairy", &figures.fairy)] {
        let position = figure.iter().map(|at| at.place.map_or_else(|| board.address(at.tile), place));
        lines.extend(position.map(|position| format!("{name} {position}")));
    }
    lines.extend(scenario.completed_first.iter().map(|first| format!("first {}", place(*first))));
    lines.extend(scenario.tokens.iter().map(|token| match token.what {
        TokenKind::Bridge { tile, direction } => format!("bridge {} {}", board.address(tile), direction.word()),
        TokenKind::Flea { tile } => format!("flea {}", board.address(tile)),
        TokenKind::Building { tile, kind } => {
            format!("{} {}", kind.map_or("building", |kind| kind.word()), board.address(tile))
        }
        TokenKind::Castle { place: city } => format!("castle {}", place(city)),
        TokenKind::Sheep { place: field, value } => format!("sheep {} {value}", place(field)),
    }));
    for (player, track) in &scenario.track {
        let messenger = track.messenger.map(|at| format!(", messenger {at}")).unwrap_or_default();
        lines.push(format!("{} meeple {}{messenger}", scenario.player(*player), track.meeple));
    }
    lines.extend(scenario.features.iter().map(|(feature, _)| format!("feature {}", place(*feature))));
    for ask in &scenario.asks {
        let id = ask.id.as_ref().map(|id| format!(" called {id}")).unwrap_or_default();
        lines.push(format!("{}{id}", ask.word));
    }
    lines
}

/// Returns a failed expectation in one line: `Red scores 9 points | Red scores 8 points | 2021 | points: { red: 8 } | ...`.
fn describe_failure(failure: &Failure, position: &str) -> String {
    let remedy = match &failure.remedy {
        None => String::new(),
        Some(Remedy::InPlace(text) | Remedy::NewEntry { entry: text, under: None }) => text.clone(),
        Some(Remedy::NewEntry { entry, under: Some(under) }) => format!("{entry}, {under:?}"),
    };
    let wrong: Vec<&str> = failure.failing_spans.iter().map(|at| &position[at.range()]).collect();
    let [expected, found] = [&failure.expected, &failure.found].map(|lines| lines.join(" "));
    [expected, found, failure.rule_sets.join(", "), remedy, wrong.join(", ")].join(" | ")
}

/// Returns what is nearest to a claim in one line: `6: LeftOut(1 coat)`.
fn describe_nearest(nearest: &NearestNumber) -> String {
    let points: Vec<String> = nearest.points.iter().map(u32::to_string).collect();
    let things = |all: &[(Thing, u32)]| all.iter().map(|(thing, n)| format!("{n} {}", thing.key)).collect::<Vec<_>>();
    let step = nearest.step.as_ref().map(|step| match step {
        Step::LeftOut(thing, count) => format!("LeftOut({count} {})", thing.key),
        Step::More(all) => format!("More({})", things(all).join(" or ")),
        Step::Less(all) => format!("Less({})", things(all).join(" or ")),
        other => format!("{other:?}"),
    });
    format!("{}: {}", points.join(" "), step.unwrap_or_default())
}

/// Returns the verdict on a subject under the first rule set of its judgement in one line:
/// `a.city settled; gap.field open (idle), city.small four; worth 4 in 1`.
fn describe_verdict(table: &Table<'_>, subject: &SubjectVerdicts<'_>) -> String {
    let verdict = subject.verdict_under(0).expect("a verdict");
    let law = verdict.points_of_law.iter();
    let law = law.map(|point| {
        let idle = if point.matters { "" } else { " (idle)" };
        format!("{} {}{idle}", point.question.word(), point.holding)
    });
    let outcomes = verdict.outcomes.iter();
    let outcomes = outcomes.map(|outcome| format!("worth {} in {}", outcome.worth(), outcome.ways.concat().len()));
    let parts = [law.collect::<Vec<_>>().join(", "), outcomes.collect::<Vec<_>>().join(", ")];
    let parts: String = parts.iter().filter(|part| !part.is_empty()).flat_map(|part| ["; ", part]).collect();
    format!("{} {}{parts}", table.id(subject.subject), verdict.status.word())
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
    let findings = runs.ok().map(|runs| runs.into_iter().map(|(_, finding)| finding).collect());
    (findings, sorted_unique(asked).iter().map(|question| question.word().to_owned()).collect())
}

fn first_finding(findings: Option<Vec<Finding>>) -> Result<Finding, String> {
    findings.into_iter().flatten().next().ok_or_else(|| "the law does not apply".to_owned())
}

/// Returns a line for each finding, without repeats; `n/a` if there are none.
fn distinct_lines(findings: Option<Vec<Finding>>, line: impl Fn(&Finding) -> String) -> Vec<String> {
    findings.map_or_else(|| vec!["n/a".to_owned()], |findings| distinct(findings.iter().map(line)))
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
    use carcassonne_text::SourceText;

    use super::find_faults;

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
            ("score of a.city", "problems", "problems under now: the position has no question"),
            ("{ now:", "{ newest:", "score of a.city under newest: no such rule set"),
        ] {
            assert_eq!(faults(old, new), [format!("city.cases.yaml:7: a city\n  {fault}")]);
        }
        let texts = "red: ... }\n  problems: { b.city: [], a.city: [] }\n";
        let difference = "problems\n  expected:\n  found:\n    - place::unknown at b";
        let from_meeples = &CASE[CASE.find("red: a.city").expect("a meeple")..];
        assert_eq!(faults(from_meeples, texts), [format!("city.cases.yaml:7: a city\n  {difference}")]);
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
