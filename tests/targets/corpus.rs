//! The seeds of mutation: all scenarios, house rules and quick maps of the project, and some output of the generators.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use carcassonne_oracle::inside::rulebook::questions;
use carcassonne_oracle::inside::scenario::PATTERNS;
use carcassonne_oracle::inside::verdict::Case;

use super::quick::written;
use super::{board, source, turn};
use crate::common;
use crate::messages::dice::Dice;

/// The number of generated quarrels, and that of generated turns.
const GENERATED: u64 = 50;

/// The texts to begin from, each with a name that can be a file name.
#[derive(Debug)]
pub(crate) struct Corpus {
    pub(crate) scenarios: Vec<(String, String)>,
    pub(crate) houses: Vec<(String, String)>,
    pub(crate) maps: Vec<(String, String)>,
}

impl Corpus {
    /// Collects the whole corpus; `root` is the folder of the project.
    pub(crate) fn gathered(root: &Path) -> Self {
        let (mut scenarios, mut houses, mut maps) = (Vec::new(), Vec::new(), Vec::new());
        for folder in ["scenarios", "tests/faulty", "tests/cmd"] {
            let is_yaml = |path: &PathBuf| path.extension().is_some_and(|end| end == "yaml");
            for path in common::files(&root.join(folder)).into_iter().filter(is_yaml) {
                let text = std::fs::read_to_string(&path).expect("a text");
                let named = path.strip_prefix(root).expect("below the root").to_string_lossy();
                let named = named.replace(['/', '\\'], "-");
                let is_house = text.lines().any(|line| line.starts_with("rules:"));
                if is_house { &mut houses } else { &mut scenarios }.push((named, text));
            }
        }
        for (n, text) in (0..).zip(own_rules()) {
            houses.push((format!("own-{n}.yaml"), text));
        }
        for pattern in PATTERNS {
            scenarios.push((format!("pattern-{}.yaml", pattern.name), pattern.text.to_owned()));
            let questions: Vec<String> = pattern.quick.1.iter().map(|&q| q.to_owned()).collect();
            let map = written(pattern.quick.0, &questions);
            maps.push((format!("pattern-{}", pattern.name), map));
        }
        // A refused text cannot be a map.
        for (name, text) in scenarios.iter().filter(|(name, _)| !name.starts_with("tests-faulty")) {
            maps.extend(map(text).map(|map| (name.replace(".yaml", ""), map)));
        }
        for seed in 0..GENERATED {
            let mut dice = Dice::new(seed);
            let mut bytes = Vec::new();
            dice.fill(&mut bytes, 4096);
            scenarios.push((format!("quarrel-{seed}.yaml"), board::quarrel(&bytes)));
            scenarios.push((format!("turn-{seed}.yaml"), turn::game(&bytes)));
        }
        Self { scenarios, houses, maps }
    }
}

/// Returns a scenario's board as a quick map, with the questions that fit on a line; `None` if it cannot be one.
fn map(text: &str) -> Option<String> {
    let case = Case::open(&source("x", text.as_bytes())?).ok()?;
    let asks = text.lines().filter_map(|line| line.trim_start().strip_prefix("- "));
    let known = |ask: &&str| case.posed.iter().any(|posed| ask.starts_with(posed.form.ask));
    let questions: Vec<String> = asks.filter(known).map(str::to_owned).collect();
    Some(written(&case.scenario.board.as_quick()?, &questions))
}

/// Returns house rules that decide every question: by the first of its readings, by the second, and so on.
fn own_rules() -> Vec<String> {
    let most = questions().iter().map(|question| question.readings.len()).max().unwrap_or_default();
    (0..most)
        .map(|n| {
            let mut text = format!("name: Table {n}\nover: 2021\nrules:\n");
            for question in questions() {
                let (reading, _) = question.readings[n % question.readings.len()];
                let rule = format!("{{ reading: {reading}, because: agreed in 2019 }}");
                writeln!(text, "  {}: {rule}", question.id).expect("written");
            }
            text
        })
        .collect()
}
