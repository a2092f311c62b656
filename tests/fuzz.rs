//! The targets of `fuzz/` as ordinary tests: all bytes are answered or refused, the same twice, within a time limit,
//! and without a panic.
//!
//! The bytes are made by a seeded generator. `FUZZ=200000 cargo test --release --test all fuzz::` tries more seeds,
//! `FUZZ=7..8` one, and `cargo fuzz` runs until it is stopped (`fuzz/README.md`).

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use carcassonne_law::RuleSet;
use carcassonne_position::Figure;
use carcassonne_rules::mechanics::{MECHANICS, Mechanic, forms};
use carcassonne_rules::verdict::{Case, Outcome, Scope, judge};

use crate::common;
use crate::messages::dice::Dice;
use crate::project::{read_file, root, source};
use crate::targets::corpus::Corpus;
use crate::targets::{RunOutcome, TARGETS, Target, quarrel_from_bytes, turn_from_bytes};

static CORPUS: LazyLock<Corpus> = LazyLock::new(|| Corpus::gather(root()));

/// The time limit of a run. Barely optimised tests take several times as long as a release build.
const MOST_TIME: Duration =
    Duration::from_secs(if matches!(env!("OPT_LEVEL").as_bytes(), b"0" | b"1") { 15 } else { 1 });
/// The time after which a run counts as endless.
const ENDLESS_TIME: Duration = Duration::from_mins(2);
/// The number of failures after which the search stops.
const MOST_FAILURES: usize = 20;

/// Returns the seeds to try: the first `usual` ones, unless `FUZZ` sets another number or range.
fn seeds(usual: u64) -> Range<u64> {
    let setting = std::env::var("FUZZ").unwrap_or_default();
    let number = |word: &str| word.parse::<u64>().ok();
    match setting.split_once("..") {
        Some((from, to)) => number(from).expect("a seed")..number(to).expect("a seed"),
        None => 0..number(&setting).unwrap_or(usual),
    }
}

/// Writes the bytes of a run to a file for inspection and returns its path.
fn keep_bytes(target: &Target, seed: u64, bytes: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fuzz");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(format!("{}-{seed}", target.name));
    std::fs::write(&path, bytes).expect("written");
    path
}

/// The run in progress: its seed, its bytes and its start.
type CurrentRun = Arc<Mutex<Option<(u64, Vec<u8>, Instant)>>>;

/// Aborts the process, with the bytes kept, when a run is endless. Watches until the returned sender is dropped.
fn watch(target: &'static Target, current_run: CurrentRun) -> Sender<()> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        while receiver.recv_timeout(Duration::from_secs(1)) == Err(RecvTimeoutError::Timeout) {
            let now = current_run.lock().expect("nobody panics with it").clone();
            if let Some((seed, bytes, since)) = now.filter(|(_, _, since)| since.elapsed() > ENDLESS_TIME) {
                let path = keep_bytes(target, seed, &bytes);
                print_note(&format!("no end after {:?}: {}", since.elapsed(), path.display()));
                std::process::abort();
            }
        }
    });
    sender
}

#[expect(clippy::print_stderr, reason = "a test says what it found")]
fn print_note(text: &str) {
    eprintln!("{text}");
}

/// Returns the processor time of this thread, which excludes other load on the machine; the elapsed time where that is
/// not known.
fn processor_time() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = schedstat.and_then(|told| told.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| BEGAN.elapsed(), Duration::from_nanos)
}

/// Runs a target on bytes; returns the result and the time that it took, or a description of the failure.
fn run(target: &Target, bytes: &[u8]) -> Result<(RunOutcome, Duration), String> {
    let run_timed = || {
        let before = processor_time();
        let outcome = catch_unwind(AssertUnwindSafe(|| (target.run)(bytes)));
        outcome.map(|came| (came, processor_time().saturating_sub(before)))
    };
    let first = run_timed().map_err(|_| "it panics".to_owned())?;
    if first.1 <= MOST_TIME {
        return Ok(first);
    }
    // Other load on the machine may have caused the delay.
    match run_timed() {
        Ok((came, again)) if again <= MOST_TIME => Ok((came, again)),
        Ok((_, again)) => Err(format!("it takes {:?}", again.min(first.1))),
        Err(_) => Err("it panics the second time".to_owned()),
    }
}

/// Runs a target on the bytes of many seeds and fails with the failures.
fn hunt(name: &str, usual: u64) {
    let target = Target::find(name);
    let current_run: CurrentRun = Arc::default();
    let watcher = watch(target, Arc::clone(&current_run));
    let mut results: BTreeMap<RunOutcome, u64> = BTreeMap::new();
    let mut failures: Vec<String> = Vec::new();
    let mut slowest = (Duration::ZERO, 0);
    for seed in seeds(usual) {
        let bytes = target.generate_bytes(&CORPUS, &mut Dice::new(seed));
        let now = Some((seed, bytes.clone(), Instant::now()));
        *current_run.lock().expect("nobody panics with it") = now;
        match run(target, &bytes) {
            Ok((result, took)) => {
                *results.entry(result).or_default() += 1;
                slowest = slowest.max((took, seed));
            }
            Err(problem) => {
                let path = keep_bytes(target, seed, &bytes);
                failures.push(format!("seed {seed}: {problem}; its bytes are {}", path.display()));
            }
        }
        if failures.len() == MOST_FAILURES {
            break;
        }
    }
    drop(watcher);
    print_note(&format!("{name}: {results:?}, the slowest {:?} (seed {})", slowest.0, slowest.1));
    assert!(failures.is_empty(), "{name}:\n{}", failures.join("\n"));
}

/// The failures that were found by fuzzing, each with its target and the correct result.
const FOUND_FAILURES: [(&str, &str, RunOutcome); 6] = [
    // The place of a misaligned row ended within its first character.
    ("read", "board: |\n  .  a\n    \u{2003}b\n", RunOutcome::Refused),
    // Places were counted with a byte order mark that had been removed.
    ("quick", "\u{feff}c=r c\n? toad a1 1", RunOutcome::Refused),
    // A quoted line could have any number of accents on a letter.
    ("quick", "cS ., c ., c\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}N <", RunOutcome::Refused),
    // In the long form a negative number was quoted and no longer a number.
    ("quick", "#\n? end: { normal_tiles_left: 1, halves_in_hand: { blue: -0 } }", RunOutcome::Answered),
    // In the long form a name kept the invisible characters around it.
    ("quick", "? end: { normal_tiles_left: 1, halves_in_hand: { \u{2028} blue: 2 } }\ncN f, f f", RunOutcome::Answered),
    // Places in a question were counted with a byte order mark that the parser skipped.
    ("quick", "f f\\f f\n? \u{feff}dragon: { from: a, path: [q, d] \u{1f1f3}\u{1f1f1}}", RunOutcome::Refused),
];

#[test]
fn what_was_found_holds_now() {
    for (name, text, expected) in FOUND_FAILURES {
        assert_eq!((Target::find(name).run)(text.as_bytes()), expected, "{name}: {text}");
    }
}

#[test]
fn each_target_is_one_for_libfuzzer_too() {
    let manifest = read_file("fuzz/Cargo.toml");
    let readme = read_file("fuzz/README.md");
    let folder = root().join("fuzz/fuzz_targets");
    assert_eq!(common::files(&folder).len(), TARGETS.len());
    for Target { name, .. } in &TARGETS {
        let body = read_file(format!("fuzz/fuzz_targets/{name}.rs"));
        assert!(body.contains(&format!("fuzz::target!(\"{name}\");")), "{name}: {body}");
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name}");
        assert!(readme.contains(&format!("| `{name}` |")), "{name}");
    }
    // Dependencies of both packages must have the same version.
    let main_manifest = read_file("Cargo.toml");
    let version = |line: &str| line.split('"').nth(1).map(str::to_owned);
    for name in ["miette", "proptest", "roxmltree", "serde_json"] {
        let version_of =
            |manifest: &str| manifest.lines().find(|line| line.starts_with(&format!("{name} ="))).and_then(version);
        assert!(version_of(&main_manifest).is_some() && version_of(&main_manifest) == version_of(&manifest), "{name}");
    }
}

/// The figures with an own mechanic that no step mentions: the other rules of the majority count them.
const COUNTED_FIGURES: [Figure; 2] = [Figure::Mayor, Figure::Pig];

/// Returns what the generators do not reach: questions that can be asked, and mechanics that neither answer nor write a
/// step nor have a figure or a question of law in an answer.
fn find_missing() -> BTreeSet<String> {
    let mut missing: BTreeSet<String> = forms().map(|(_, form)| form.example.to_owned()).collect();
    missing.extend(MECHANICS.iter().map(|mechanic| mechanic.name().to_owned()));
    // A sample of old, middle and new rules.
    let sets: Vec<RuleSet> = RuleSet::all().into_iter().step_by(3).collect();
    for seed in 0..1500 {
        if missing.is_empty() {
            break;
        }
        let mut bytes = Vec::new();
        Dice::new(seed).fill(&mut bytes, 4096);
        for text in [quarrel_from_bytes(&bytes), turn_from_bytes(&bytes)] {
            let source = source("x.yaml", text);
            let Ok(case) = Case::open(&source) else { continue };
            let mut reached: BTreeSet<String> = case.posed.iter().map(|posed| posed.form.example.to_owned()).collect();
            let figures = case.scenario.meeples.iter().map(|meeple| meeple.figure);
            let counted = figures.filter(|figure| COUNTED_FIGURES.contains(figure));
            reached.extend(counted.map(|figure| figure.word().to_owned()));
            // Boards are judged only while a mechanic is missing, not for missing questions.
            let is_mechanic_missing = MECHANICS.iter().any(|m| missing.contains(m.name()));
            let table = case.table();
            let subjects = is_mechanic_missing.then(|| judge(&table, &sets, Scope::Answered).subjects);
            let mut asked_questions = BTreeSet::new();
            for subject in subjects.into_iter().flatten() {
                reached.insert(subject.mechanic.to_owned());
                for verdict in &subject.verdicts {
                    asked_questions.extend(verdict.points_of_law.iter().map(|point| point.question));
                    let steps = verdict.outcomes.iter().flat_map(Outcome::steps);
                    let subjects = steps.filter_map(|step| step.id().split('.').next());
                    reached.extend(subjects.map(str::to_owned));
                }
            }
            let has_spoken = |mechanic: &&&Mechanic| {
                mechanic.has_influence() && mechanic.questions.iter().any(|q| asked_questions.contains(q))
            };
            let speaking = MECHANICS.iter().filter(has_spoken);
            reached.extend(speaking.map(|mechanic| mechanic.name().to_owned()));
            missing.retain(|what| !reached.contains(what));
        }
    }
    missing
}

#[test]
fn the_generators_reach_every_question_and_every_mechanic() {
    assert_eq!(find_missing(), BTreeSet::new());
}

#[test]
#[ignore = "fuzz/seed runs it"]
fn the_seeds_are_written_for_libfuzzer() {
    for target in &TARGETS {
        let folder = root().join("fuzz/corpus").join(target.name);
        std::fs::create_dir_all(&folder).expect("a folder");
        for (name, text) in (target.seeds)(&CORPUS) {
            std::fs::write(folder.join(name), text).expect("written");
        }
        // A target without seeds needs only some bytes as a start.
        for seed in 0..if (target.seeds)(&CORPUS).is_empty() { 64 } else { 0 } {
            let bytes = target.generate_bytes(&CORPUS, &mut Dice::new(seed));
            std::fs::write(folder.join(format!("dice-{seed}")), bytes).expect("written");
        }
    }
}

#[test]
fn any_text_is_read_as_a_scenario_or_refused() {
    hunt("read", 300);
}

#[test]
fn any_text_is_read_as_house_rules_or_refused() {
    hunt("house", 1000);
}

#[test]
fn any_text_is_read_as_a_quick_map_or_refused() {
    hunt("quick", 500);
}

#[test]
fn any_text_is_answered_in_every_format_or_refused() {
    hunt("answer", 120);
}

#[test]
fn every_legal_board_is_answered_in_every_format() {
    hunt("board", 12);
}

#[test]
fn every_turn_is_answered_in_every_format_or_refused() {
    hunt("turn", 20);
}
