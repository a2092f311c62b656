//! The corpus, opened and judged once under all rule sets, for all tests that use it.
//!
//! A table cannot be shared between threads. Therefore each of a few threads has its own part of the corpus, and tests
//! send closures to it.

use std::any::Any;
use std::cell::OnceCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, LazyLock};
use std::thread::{available_parallelism, spawn};

use carcassonne_oracle::inside::hints::{WeighedClaim, weigh};
use carcassonne_oracle::inside::mechanics::Table;
use carcassonne_oracle::inside::report::{Detail, Output, Report, Run, Sheet, Style};
use carcassonne_oracle::inside::rulebook::RuleSet;
use carcassonne_oracle::inside::text::{Language, SourceText};
use carcassonne_oracle::inside::verdict::{Case, Judgement, Scope, judge};

/// A scenario of the corpus, judged under all rule sets.
pub(crate) struct Judged<'j> {
    /// The folder and name, `city/pair-closes-city`.
    pub(crate) name: &'j str,
    pub(crate) source: &'j SourceText,
    pub(crate) case: &'j Case,
    pub(crate) table: &'j Table<'j>,
    pub(crate) judgement: &'j Judgement<'static>,
    pub(crate) claims: &'j [WeighedClaim<'j>],
    /// The usual answer, formatted on first use.
    usual: &'j OnceCell<String>,
}

impl Judged<'_> {
    /// Returns the report on the scenario, as if its file had the name `file`.
    pub(crate) fn report<'r>(&'r self, file: &'r str, detail: Detail) -> Report<'r> {
        let Judged { table, judgement, claims, .. } = *self;
        Report { file, table, judgement, claims, detail }
    }

    /// Applies `look` to the scenario as answered in another language.
    pub(crate) fn in_language<T>(&self, language: Language, look: impl FnOnce(&Judged<'_>) -> T) -> T {
        let mut scenario = self.case.scenario.clone();
        scenario.language = language;
        let mut table = self.case.table();
        table.scenario = &scenario;
        look(&Judged { table: &table, usual: &OnceCell::new(), ..*self })
    }

    /// Returns the answer in the default format, which is the one that is kept in a snapshot.
    pub(crate) fn usual_answer(&self) -> &str {
        let answer = || self.answer(&format!("{}.yaml", self.name), "table", Style::PLAIN, Detail::USUAL);
        self.usual.get_or_init(answer)
    }

    /// Returns the answer in a format.
    pub(crate) fn answer(&self, file: &str, format: &str, style: Style, detail: Detail) -> String {
        let mut out = Vec::new();
        let mut sheet = Sheet { out: &mut out, style };
        let format = Output::Answers.format(format).expect("a format");
        format.report(&self.report(file, detail), Run::over(1), &mut sheet).expect("written");
        String::from_utf8(out).expect("text")
    }
}

pub(crate) fn sets() -> &'static [RuleSet] {
    static ALL: LazyLock<Vec<RuleSet>> = LazyLock::new(RuleSet::all);
    &ALL
}

/// Returns the folder of the scenarios.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

/// Returns the scenarios of the corpus, each by its folder and name.
pub(crate) fn scenarios() -> &'static [String] {
    static ALL: LazyLock<Vec<String>> = LazyLock::new(|| {
        let files = crate::common::files(&root());
        let below = files.iter().map(|path| path.strip_prefix(root()).expect("below it"));
        let names = below.filter_map(|path| path.to_str()?.strip_suffix(".yaml"));
        names.map(|name| name.replace('\\', "/")).collect()
    });
    &ALL
}

/// Returns the path of a scenario.
pub(crate) fn file(scenario: &str) -> PathBuf {
    root().join(format!("{scenario}.yaml"))
}

/// A function that a test applies to a scenario.
type Look<T> = dyn Fn(&Judged<'_>) -> T + Send + Sync;
/// A job for a thread, applied to each of its scenarios with its index in the corpus.
type Task = Box<dyn Fn(usize, Result<&Judged<'_>, &str>) + Send>;

/// Applies `look` to every scenario, on several threads; returns the results in corpus order, or fails with all errors.
pub(crate) fn every<T: Send + 'static>(look: impl Fn(&Judged<'_>) -> T + Send + Sync + 'static) -> Vec<T> {
    let (found, failed): (Vec<_>, Vec<_>) = tried(look).into_iter().map(|(_, seen)| seen).partition(Result::is_ok);
    let failed: Vec<String> = failed.into_iter().filter_map(Result::err).collect();
    assert!(failed.is_empty(), "{} scenarios fail:\n{}", failed.len(), failed.join("\n"));
    found.into_iter().filter_map(Result::ok).collect()
}

/// Like [`every`], but returns the name and the result or failure of each scenario.
pub(crate) fn tried<T: Send + 'static>(
    look: impl Fn(&Judged<'_>) -> T + Send + Sync + 'static,
) -> Vec<(&'static str, Result<T, String>)> {
    let look: Arc<Look<T>> = Arc::new(look);
    let (sender, receiver) = channel();
    for desk in DESKS.iter() {
        let (look, sender) = (Arc::clone(&look), sender.clone());
        let task: Task = Box::new(move |n, judged| {
            let seen = judged.map_err(str::to_owned).and_then(|judged| {
                let seen = catch_unwind(AssertUnwindSafe(|| look(judged)));
                seen.map_err(|panic| said(&*panic))
            });
            let name = scenarios()[n].as_str();
            let seen = seen.map_err(|wrong| format!("scenarios/{name}.yaml: {wrong}"));
            // After a failed test no receiver is left.
            let _ = sender.send((n, (name, seen)));
        });
        desk.send(task).expect("the thread lives as long as the program");
    }
    drop(sender);
    let mut all: Vec<_> = receiver.into_iter().collect();
    assert_eq!(all.len(), scenarios().len(), "each scenario is looked at once");
    all.sort_by_key(|(n, _)| *n);
    all.into_iter().map(|(_, seen)| seen).collect()
}

/// Returns the message of a panic.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("it panics").to_owned()
}

/// The threads between which the corpus is divided.
static DESKS: LazyLock<Vec<Sender<Task>>> = LazyLock::new(|| {
    let desks = available_parallelism().map_or(2, usize::from);
    let desk = |first: usize| {
        let (sender, receiver) = channel::<Task>();
        spawn(move || {
            let own: Vec<usize> = (first..scenarios().len()).step_by(desks).collect();
            let opened: Vec<_> = own.iter().map(|n| opened(&scenarios()[*n])).collect();
            let laid: Vec<_> = opened.iter().map(|opened| laid(opened.as_ref())).collect();
            let claims: Vec<Vec<WeighedClaim<'_>>> = laid
                .iter()
                .map(|laid| laid.as_ref().map_or(Vec::new(), |(table, judged)| weigh(table, judged)))
                .collect();
            let usual: Vec<OnceCell<String>> = own.iter().map(|_| OnceCell::new()).collect();
            let look = |at: usize| -> Result<Judged<'_>, &String> {
                let (source, case) = opened[at].as_ref()?;
                let (table, judgement) = laid[at].as_ref()?;
                let name = &scenarios()[own[at]];
                Ok(Judged { name, source, case, table, judgement, claims: &claims[at], usual: &usual[at] })
            };
            for task in receiver {
                for (at, n) in own.iter().enumerate() {
                    task(*n, look(at).as_ref().map_err(|wrong| wrong.as_str()));
                }
            }
        });
        sender
    };
    (0..desks).map(desk).collect()
});

/// Opens a scenario, or returns why it is refused.
fn opened(scenario: &str) -> Result<(Arc<SourceText>, Case), String> {
    let bytes = std::fs::read(file(scenario)).map_err(|wrong| wrong.to_string())?;
    let name = format!("scenarios/{scenario}.yaml");
    let source = Arc::new(SourceText::new(name, bytes)?);
    let case = Case::open(&source).map_err(|refused| {
        let problems: Vec<_> = refused.problems().map(|p| p.message.as_str()).collect();
        format!("{refused}:\n{}", problems.join("\n"))
    })?;
    Ok((source, case))
}

/// Lays out and judges a scenario, or returns why that fails.
fn laid<'c>(opened: Result<&'c (Arc<SourceText>, Case), &String>) -> Result<(Table<'c>, Judgement<'static>), String> {
    let (_, case) = opened.map_err(String::clone)?;
    let judged = catch_unwind(AssertUnwindSafe(|| {
        let table = case.table();
        // Leaked, since judgements live as long as the tests run.
        let sets: &'static [RuleSet] = Vec::leak(table.fitting(sets()).into_owned());
        let judgement = judge(&table, sets, Scope::Answered);
        (table, judgement)
    }));
    judged.map_err(|panic| said(&*panic))
}
