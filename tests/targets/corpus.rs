//! The seeds of mutation: all scenarios, house rules and quick maps of the project, and some output of the generators.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use carcassonne_law::questions;
use carcassonne_position::PATTERNS;
use carcassonne_rules::verdict::Case;

use super::quick::write_map;
use super::{board, to_source, turn};
use crate::common;
use crate::messages::dice::Dice;

/// The number of generated quarrels, and that of generated turns.
const GENERATED_COUNT: u64 = 50;

/// The texts to begin from, each with a name that can be a file name.
#[derive(Debug)]
pub(crate) struct Corpus {
    pub(crate) scenarios: Vec<(String, String)>,
    pub(crate) houses: Vec<(String, String)>,
    pub(crate) maps: Vec<(String, String)>,
}

impl Corpus {
    /// Collects the whole corpus; `root` is the folder of the project.
    pub(crate) fn gather(root: &Path) -> Self {
        let (mut scenarios, mut houses, mut maps) = (Vec::new(), Vec::new(), Vec::new());
        for folder in ["scenarios", "tests/faulty", "tests/cmd"] {
            let is_yaml = |path: &PathBuf| path.extension().is_some_and(|end| end == "yaml");
            for path in common::files(&root.join(folder)).into_iter().filter(is_yaml) {
                let text = std::fs::read_to_string(&path).expect("a text");
                let name = path.strip_prefix(root).expect("below the root").to_string_lossy();
                let name = name.replace(['/', '\\'], "-");
                let is_house = text.lines().any(|line| line.starts_with("rules:"));
                if is_house { &mut houses } else { &mut scenarios }.push((name, text));
            }
        }
        for (n, text) in (0..).zip(generate_house_rules()) {
            houses.push((format!("own-{n}.yaml"), text));
        }
        for pattern in PATTERNS {
            scenarios.push((format!("pattern-{}.yaml", pattern.name), pattern.text.to_owned()));
            let questions: Vec<String> = pattern.quick.1.iter().map(|&q| q.to_owned()).collect();
            let map = write_map(pattern.quick.0, &questions);
            maps.push((format!("pattern-{}", pattern.name), map));
        }
        // A refused text cannot be a map.
        for (name, text) in scenarios.iter().filter(|(name, _)| !name.starts_with("tests-faulty")) {
            maps.extend(to_quick_map(text).map(|map| (name.replace(".yaml", ""), map)));
        }
        for seed in 0..GENERATED_COUNT {
            let mut dice = Dice::new(seed);
            let mut bytes = Vec::new();
            dice.fill(&mut bytes, 4096);
            scenarios.push((format!("quarrel-{seed}.yaml"), board::quarrel_from_bytes(&bytes)));
            scenarios.push((format!("turn-{seed}.yaml"), turn::turn_from_bytes(&bytes)));
        }
        Self { scenarios, houses, maps }
    }
}

/// Returns a scenario's board as a quick map, with the questions that fit on a line; `None` if it cannot be one.
fn to_quick_map(text: &str) -> Option<String> {
    let case = Case::open(&to_source("x", text.as_bytes())?).ok()?;
    let asks = text.lines().filter_map(|line| line.trim_start().strip_prefix("- "));
    let is_posed = |ask: &&str| case.posed.iter().any(|posed| ask.starts_with(posed.form.ask));
    let questions: Vec<String> = asks.filter(is_posed).map(str::to_owned).collect();
    Some(write_map(&case.scenario.board.as_quick()?, &questions))
}

/// Returns house rules that decide every question: by the first of its readings, by the second, and so on.
fn generate_house_rules() -> Vec<String> {
    let max_readings = questions().iter().map(|question| question.readings.len()).max().unwrap_or_default();
    (0..max_readings)
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
