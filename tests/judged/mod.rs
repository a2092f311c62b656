//! The corpus, opened and judged once under all rule sets, for all tests that use it.
//!
//! A table cannot be shared between threads. Therefore each of a few threads has its own part of the corpus, and tests
//! send closures to it.

use std::any::Any;
use std::cell::OnceCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, LazyLock};
use std::thread::{available_parallelism, spawn};

use carcassonne_law::RuleSet;
use carcassonne_rules::hints::{WeighedClaim, weigh};
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{Case, Judgement, Scope, judge};
use carcassonne_show::report::{Detail, Format, Output, Report, Run, Sheet, Style};
use carcassonne_text::{Language, SourceText};

use crate::project;

/// A scenario of the corpus, judged under all rule sets.
pub(crate) struct JudgedScenario<'j> {
    /// The folder and name, `city/pair-closes-city`.
    pub(crate) name: &'j str,
    pub(crate) source: &'j SourceText,
    pub(crate) case: &'j Case,
    pub(crate) table: &'j Table<'j>,
    pub(crate) judgement: &'j Judgement<'static>,
    pub(crate) claims: &'j [WeighedClaim<'j>],
    /// The usual answer, formatted on first use.
    cached_answer: &'j OnceCell<String>,
}

impl JudgedScenario<'_> {
    /// Returns the index of the scenario in the corpus.
    pub(crate) fn index(&self) -> usize {
        scenarios().iter().position(|name| name == self.name).expect("a scenario of the corpus")
    }

    /// Returns the question of the scenario in one line.
    pub(crate) fn question_line(&self) -> String {
        let question = self.case.scenario.question.as_deref().expect("a question");
        question.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Returns the report on the scenario, as if its file had the name `file`.
    pub(crate) fn report<'r>(&'r self, file: &'r str, detail: Detail) -> Report<'r> {
        let JudgedScenario { table, judgement, claims, .. } = *self;
        Report { file, table, judgement, claims, detail }
    }

    /// Applies `visit` to the scenario as answered in another language.
    pub(crate) fn in_language<T>(&self, language: Language, visit: impl FnOnce(&JudgedScenario<'_>) -> T) -> T {
        let mut scenario = self.case.scenario.clone();
        scenario.language = language;
        let mut table = self.case.table();
        table.scenario = &scenario;
        visit(&JudgedScenario { table: &table, cached_answer: &OnceCell::new(), ..*self })
    }

    /// Returns the answer in the default format, which is the one that is kept in a snapshot.
    pub(crate) fn usual_answer(&self) -> &str {
        let answer = || self.render_answer(&format!("{}.yaml", self.name), "table", Style::PLAIN, Detail::USUAL);
        self.cached_answer.get_or_init(answer)
    }

    pub(crate) fn render_answer(&self, file: &str, format: &str, style: Style, detail: Detail) -> String {
        let format = Output::Answers.format(format).expect("a format");
        format_report(&self.report(file, detail), format, style, 1)
    }
}

pub(crate) fn format_report(report: &Report<'_>, format: &dyn Format, style: Style, count: usize) -> String {
    let mut out = Vec::new();
    format.write_report(report, Run::new(count), &mut Sheet { out: &mut out, style }).expect("written");
    String::from_utf8(out).expect("text")
}

pub(crate) fn all_rule_sets() -> &'static [RuleSet] {
    static ALL: LazyLock<Vec<RuleSet>> = LazyLock::new(RuleSet::all);
    &ALL
}

/// Returns the scenarios of the corpus, each by its folder and name.
pub(crate) fn scenarios() -> &'static [String] {
    static ALL: LazyLock<Vec<String>> = LazyLock::new(|| {
        let (files, folder) = (project::scenario_files(), project::root().join("scenarios"));
        let relative = files.iter().map(|path| path.strip_prefix(&folder).expect("below it"));
        let names = relative.filter_map(|path| path.to_str()?.strip_suffix(".yaml"));
        names.map(|name| name.replace('\\', "/")).collect()
    });
    &ALL
}

pub(crate) fn scenario_path(scenario: &str) -> PathBuf {
    project::root().join(format!("scenarios/{scenario}.yaml"))
}

/// A function that a test applies to a scenario.
type Visitor<T> = dyn Fn(&JudgedScenario<'_>) -> T + Send + Sync;
/// A job for a thread, applied to each of its scenarios with its index in the corpus.
type Task = Box<dyn Fn(usize, Result<&JudgedScenario<'_>, &str>) + Send>;

/// Applies `visit` to every scenario, on several threads; returns the results in corpus order, or fails with all errors.
pub(crate) fn map_scenarios<T: Send + 'static>(
    visit: impl Fn(&JudgedScenario<'_>) -> T + Send + Sync + 'static,
) -> Vec<T> {
    let (found, failed): (Vec<_>, Vec<_>) =
        try_map_scenarios(visit).into_iter().map(|(_, seen)| seen).partition(Result::is_ok);
    let failed: Vec<String> = failed.into_iter().filter_map(Result::err).collect();
    assert!(failed.is_empty(), "{} scenarios fail:\n{}", failed.len(), failed.join("\n"));
    found.into_iter().filter_map(Result::ok).collect()
}

/// Like [`map_scenarios`], but returns the name and the result or failure of each scenario.
pub(crate) fn try_map_scenarios<T: Send + 'static>(
    visit: impl Fn(&JudgedScenario<'_>) -> T + Send + Sync + 'static,
) -> Vec<(&'static str, Result<T, String>)> {
    let visit: Arc<Visitor<T>> = Arc::new(visit);
    let (sender, receiver) = channel();
    for worker in WORKERS.iter() {
        let (visit, sender) = (Arc::clone(&visit), sender.clone());
        let task: Task = Box::new(move |n, judged| {
            let result = judged.map_err(str::to_owned).and_then(|judged| {
                let result = catch_unwind(AssertUnwindSafe(|| visit(judged)));
                result.map_err(|panic| panic_message(&*panic))
            });
            let name = scenarios()[n].as_str();
            let result = result.map_err(|wrong| format!("scenarios/{name}.yaml: {wrong}"));
            // After a failed test no receiver is left.
            let _ = sender.send((n, (name, result)));
        });
        worker.send(task).expect("the thread lives as long as the program");
    }
    drop(sender);
    let mut results: Vec<_> = receiver.into_iter().collect();
    assert_eq!(results.len(), scenarios().len(), "each scenario is looked at once");
    results.sort_by_key(|(n, _)| *n);
    results.into_iter().map(|(_, seen)| seen).collect()
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("it panics").to_owned()
}

/// The senders of jobs to the threads between which the corpus is divided.
static WORKERS: LazyLock<Vec<Sender<Task>>> = LazyLock::new(|| {
    let worker_count = available_parallelism().map_or(2, usize::from);
    let spawn_worker = |first: usize| {
        let (sender, receiver) = channel::<Task>();
        spawn(move || {
            let indices: Vec<usize> = (first..scenarios().len()).step_by(worker_count).collect();
            let opened_cases: Vec<_> = indices.iter().map(|n| open_scenario(&scenarios()[*n])).collect();
            let judgements: Vec<_> = opened_cases.iter().map(|opened| judge_scenario(opened.as_ref())).collect();
            let claims: Vec<Vec<WeighedClaim<'_>>> = judgements
                .iter()
                .map(|laid| laid.as_ref().map_or(Vec::new(), |(table, judged)| weigh(table, judged)))
                .collect();
            let answers: Vec<OnceCell<String>> = indices.iter().map(|_| OnceCell::new()).collect();
            let get_entry = |at: usize| -> Result<JudgedScenario<'_>, &String> {
                let (source, case) = opened_cases[at].as_ref()?;
                let (table, judgement) = judgements[at].as_ref()?;
                let name = &scenarios()[indices[at]];
                Ok(JudgedScenario {
                    name,
                    source,
                    case,
                    table,
                    judgement,
                    claims: &claims[at],
                    cached_answer: &answers[at],
                })
            };
            for task in receiver {
                for (at, n) in indices.iter().enumerate() {
                    task(*n, get_entry(at).as_ref().map_err(|wrong| wrong.as_str()));
                }
            }
        });
        sender
    };
    (0..worker_count).map(spawn_worker).collect()
});

/// Opens a scenario, or returns why it is refused.
fn open_scenario(scenario: &str) -> Result<(Arc<SourceText>, Case), String> {
    let bytes = std::fs::read(scenario_path(scenario)).map_err(|wrong| wrong.to_string())?;
    let name = format!("scenarios/{scenario}.yaml");
    let source = Arc::new(SourceText::new(name, bytes)?);
    let case = Case::open(&source).map_err(|refused| {
        let problems: Vec<_> = refused.problems().map(carcassonne_text::Problem::message).collect();
        format!("{refused}:\n{}", problems.join("\n"))
    })?;
    Ok((source, case))
}

/// Lays out and judges a scenario, or returns why that fails.
fn judge_scenario<'c>(
    source_and_case: Result<&'c (Arc<SourceText>, Case), &String>,
) -> Result<(Table<'c>, Judgement<'static>), String> {
    let (_, case) = source_and_case.map_err(String::clone)?;
    let result = catch_unwind(AssertUnwindSafe(|| {
        let table = case.table();
        // Leaked, since judgements live as long as the tests run.
        let rule_sets: &'static [RuleSet] = Vec::leak(table.applicable_rule_sets(all_rule_sets()).into_owned());
        let judgement = judge(&table, rule_sets, Scope::Answered);
        (table, judgement)
    }));
    result.map_err(|panic| panic_message(&*panic))
}
